//! Reads a file and everything it uses.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::ast::{self, ItemKind, UseTarget};
use crate::codes::files as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Sources, Span};

/// The longest chain of files.
const DEEPEST: usize = 500;

/// A specification that needs no file: its files are part of the program.
#[derive(Clone, Copy, Debug)]
pub struct BuiltIn {
    /// Name of the specification.
    pub name: &'static str,
    /// Name of the root file within `files`.
    pub root: &'static str,
    /// File names, as shown in messages, and their texts.
    pub files: &'static [(&'static str, &'static str)],
}

/// Reads a text file; a test or a macro may put its own reader here.
pub type Reader<'a> = &'a dyn Fn(&Path) -> io::Result<String>;

/// Where files come from.
#[derive(Clone)]
pub struct Loader<'a> {
    /// Specifications that are part of the program.
    pub built_in: &'a [BuiltIn],
    /// Directories in which `use name;` looks for `name.chappe`, after that of the using file.
    pub search: Vec<PathBuf>,
    /// How files are read.
    pub read: Reader<'a>,
}

/// A file with what it uses.
#[derive(Clone, Debug)]
pub struct LoadedFile {
    /// Its place in the sources.
    pub id: FileId,
    /// Its syntax tree.
    pub ast: ast::File,
    /// The specification it is the root of.
    pub spec: Option<String>,
    /// What it uses, found or not.
    pub uses: Vec<UseEdge>,
}

/// A `use` of one file by another.
#[derive(Clone, Debug)]
pub struct UseEdge {
    /// The file used; `None`: it could not be read, which has been reported.
    pub to: Option<FileId>,
    /// Its public names are passed on.
    pub public: bool,
    /// The use names a specification, whose items stay apart.
    pub spec: Option<String>,
    /// Where it is written.
    pub span: Span,
}

/// Every file read. Indexed by [`FileId`].
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// Their texts.
    pub sources: Sources,
    /// Their trees.
    pub files: Vec<LoadedFile>,
    by_key: HashMap<Key, FileId>,
}

/// What makes two uses mean the same file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    BuiltIn(&'static str),
    Path(PathBuf),
}

impl Loaded {
    /// The file.
    #[must_use]
    pub fn file(&self, id: FileId) -> Option<&LoadedFile> {
        self.files.get(id.0 as usize)
    }

    /// The specification of that name that a file can see: itself, or one it uses.
    #[must_use]
    pub fn spec(&self, from: FileId, name: &str) -> Option<FileId> {
        let file = self.file(from)?;
        if file.spec.as_deref() == Some(name) {
            return Some(from);
        }
        file.uses.iter().filter(|u| u.spec.as_deref() == Some(name)).find_map(|u| u.to)
    }

    /// The files of the specification with that root, the root first: all it reaches by file names and, if it is a
    /// specification itself (not just a file of kernels), those of every specification it uses. So a specification
    /// extends another by using it.
    #[must_use]
    pub fn spec_files(&self, root: FileId) -> Vec<FileId> {
        let extends = self.file(root).is_some_and(|f| f.spec.is_some());
        let mut found = vec![root];
        let mut next = 0;
        while let Some(id) = found.get(next).copied() {
            next += 1;
            let edges = self.file(id).map(|f| f.uses.as_slice()).unwrap_or_default();
            for to in edges.iter().filter(|u| extends || u.spec.is_none()).filter_map(|u| u.to) {
                if !found.contains(&to) {
                    found.push(to);
                }
            }
        }
        found
    }
}

impl Loader<'_> {
    /// Reads a file and everything it uses into `loaded`. `None` if the file itself cannot be read.
    pub fn file(&self, path: &Path, loaded: &mut Loaded, diags: &mut Diagnostics) -> Option<FileId> {
        match (self.read)(path) {
            Ok(text) => Some(self.add(&Key::Path(clean(path)), shown(path), text, loaded, diags, &mut Vec::new())),
            Err(e) => {
                let id = loaded.add_empty(shown(path));
                let span = Span { file: id, ..Span::default() };
                diags.push(unreadable(span, &shown(path), &e));
                None
            }
        }
    }

    /// Reads text that is in no file (standard input, an argument).
    pub fn text(&self, name: &str, text: String, loaded: &mut Loaded, diags: &mut Diagnostics) -> FileId {
        self.add(&Key::Path(PathBuf::from(name)), name.to_owned(), text, loaded, diags, &mut Vec::new())
    }

    /// Reads the specification of that name: built in, or `name.chappe` in a search directory; or the file itself if
    /// the name is a path to one.
    pub fn spec(&self, name: &str, loaded: &mut Loaded, diags: &mut Diagnostics) -> Option<FileId> {
        if name.ends_with(".chappe") {
            return self.file(Path::new(name), loaded, diags);
        }
        self.find_spec(name, None, loaded, diags, &mut Vec::new())
    }

    fn find_spec(
        &self,
        name: &str,
        from: Option<&Path>,
        loaded: &mut Loaded,
        diags: &mut Diagnostics,
        stack: &mut Vec<FileId>,
    ) -> Option<FileId> {
        let beside = from.and_then(Path::parent).map(Path::to_path_buf);
        for dir in beside.iter().chain(&self.search) {
            let path = dir.join(format!("{name}.chappe"));
            let key = Key::Path(clean(&path));
            if let Some(id) = loaded.by_key.get(&key) {
                return Some(*id);
            }
            if let Ok(text) = (self.read)(&path) {
                return Some(self.add(&key, shown(&path), text, loaded, diags, stack));
            }
        }
        let built_in = self.built_in.iter().find(|b| b.name == name)?;
        self.add_built_in(built_in, built_in.root, loaded, diags, stack)
    }

    fn add_built_in(
        &self,
        built_in: &BuiltIn,
        file: &str,
        loaded: &mut Loaded,
        diags: &mut Diagnostics,
        stack: &mut Vec<FileId>,
    ) -> Option<FileId> {
        let (name, text) = built_in.files.iter().find(|(n, _)| *n == file)?;
        if let Some(id) = loaded.by_key.get(&Key::BuiltIn(name)) {
            return Some(*id);
        }
        Some(self.add(&Key::BuiltIn(name), (*name).to_owned(), (*text).to_owned(), loaded, diags, stack))
    }

    fn add(
        &self,
        key: &Key,
        name: String,
        text: String,
        loaded: &mut Loaded,
        diags: &mut Diagnostics,
        stack: &mut Vec<FileId>,
    ) -> FileId {
        if let Some(id) = loaded.by_key.get(key) {
            return *id;
        }
        let id = loaded.sources.add(name, text);
        let ast = crate::parse::parse_file(&loaded.sources, id, diags);
        let spec =
            ast.items.iter().find_map(|i| if let ItemKind::Spec(n) = &i.kind { Some(n.text.clone()) } else { None });
        let uses: Vec<(ast::Use, bool)> = ast
            .items
            .iter()
            .filter_map(|i| if let ItemKind::Use(u) = &i.kind { Some((u.clone(), i.public)) } else { None })
            .collect();
        loaded.files.push(LoadedFile { id, ast, spec, uses: Vec::new() });
        loaded.by_key.insert(key.clone(), id);
        stack.push(id);
        for (used, public) in uses {
            let edge = self.follow(key, &used, public, loaded, diags, stack);
            if let Some(file) = loaded.files.get_mut(id.0 as usize) {
                file.uses.push(edge);
            }
        }
        stack.pop();
        id
    }

    fn follow(
        &self,
        from: &Key,
        used: &ast::Use,
        public: bool,
        loaded: &mut Loaded,
        diags: &mut Diagnostics,
        stack: &mut Vec<FileId>,
    ) -> UseEdge {
        if stack.len() > DEEPEST {
            let message = format!("files use each other more than {DEEPEST} deep");
            diags.push(Diagnostic::error(codes::USE_CYCLE, used.span, message));
            return UseEdge { to: None, public, spec: None, span: used.span };
        }
        let (to, spec) = match &used.target {
            UseTarget::Spec(name) => {
                let path = if let Key::Path(p) = from { Some(p.clone()) } else { None };
                let to = self.find_spec(name, path.as_deref(), loaded, diags, stack);
                if to.is_none() {
                    let known = self.built_in.iter().map(|b| b.name);
                    let d = Diagnostic::error(codes::NO_FILE, used.span, format!("no specification `{name}`"));
                    diags.push(d.suggest(name, known).help(format!(
                        "a specification is built in, or `{name}.chappe` beside this file or in a directory given by -I"
                    )));
                }
                if let Some(to) = to {
                    no_spec(name, to, used.span, loaded, diags);
                }
                (to, Some(name.clone()))
            }
            UseTarget::File(name) => (self.use_file(from, name, used.span, loaded, diags, stack), None),
        };
        if let Some(to) = to
            && stack.contains(&to)
        {
            diags.push(cycle(used.span, to, loaded, stack));
            return UseEdge { to: None, public, spec, span: used.span };
        }
        UseEdge { to, public, spec, span: used.span }
    }

    fn use_file(
        &self,
        from: &Key,
        name: &str,
        span: Span,
        loaded: &mut Loaded,
        diags: &mut Diagnostics,
        stack: &mut Vec<FileId>,
    ) -> Option<FileId> {
        match from {
            Key::BuiltIn(user) => {
                let dir = user.rsplit_once('/').map_or("", |(d, _)| d);
                let full = if dir.is_empty() { name.to_owned() } else { format!("{dir}/{name}") };
                let owner = self.built_in.iter().find(|b| b.files.iter().any(|(n, _)| n == user))?;
                let found = self.add_built_in(owner, &full, loaded, diags, stack);
                if found.is_none() {
                    diags.push(Diagnostic::error(codes::NO_FILE, span, format!("no file `{full}`")));
                }
                found
            }
            Key::Path(user) => {
                let path = user.parent().unwrap_or(Path::new("")).join(name);
                let key = Key::Path(clean(&path));
                if let Some(id) = loaded.by_key.get(&key) {
                    return Some(*id);
                }
                match (self.read)(&path) {
                    Ok(text) => Some(self.add(&key, shown(&path), text, loaded, diags, stack)),
                    Err(e) => {
                        diags.push(unreadable(span, &shown(&path), &e));
                        None
                    }
                }
            }
        }
    }
}

impl Loaded {
    /// A file that could not be read still has a name to report it under.
    fn add_empty(&mut self, name: String) -> FileId {
        let id = self.sources.add(name, String::new());
        self.files.push(LoadedFile { id, ast: ast::File::default(), spec: None, uses: Vec::new() });
        id
    }
}

/// A file found under the name of a specification must be that specification.
fn no_spec(name: &str, file: FileId, span: Span, loaded: &Loaded, diags: &mut Diagnostics) {
    let Some(found) = loaded.file(file) else { return };
    if found.spec.as_deref() == Some(name) {
        return;
    }
    let shown = loaded.sources.get(file).map_or("?", |f| &f.name);
    let message = match &found.spec {
        Some(other) => format!("`{shown}` is the specification `{other}`, not `{name}`"),
        None => format!("`{shown}` is no specification"),
    };
    let d = Diagnostic::error(codes::NO_SPEC, span, message);
    diags.push(
        d.help(format!("a specification begins with `spec {name};`; other files are used as `use \"{shown}\";`")),
    );
}

fn unreadable(span: Span, name: &str, e: &io::Error) -> Diagnostic {
    let why = match e.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_owned(),
        io::ErrorKind::InvalidData => "it is not UTF-8 text".to_owned(),
        _ => e.to_string(),
    };
    Diagnostic::error(codes::NO_FILE, span, format!("cannot read `{name}`: {why}"))
}

fn cycle(span: Span, to: FileId, loaded: &Loaded, stack: &[FileId]) -> Diagnostic {
    let name = |id: FileId| loaded.sources.get(id).map_or("?", |f| &f.name).to_owned();
    let from = stack.iter().position(|s| *s == to).unwrap_or(0);
    let chain: Vec<String> = stack.iter().skip(from).copied().chain([to]).map(name).collect();
    Diagnostic::error(codes::USE_CYCLE, span, format!("files use each other in a circle: {}", chain.join(" -> ")))
        .help("move what both need into a third file that uses neither")
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// The path without `.` and `a/..`, so that one file has one key.
fn clean(path: &Path) -> PathBuf {
    use std::path::Component;
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            other => out.push(other),
        }
    }
    out
}
