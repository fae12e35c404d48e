//! Files with their kernels, and the models that these are written for.

use std::path::Path;

use chappe_dsl::ast::{Attr, Expr, ExprKind, ItemKind, Kernel, Name};
use chappe_dsl::codes::{arch as arch_codes, names as name_codes};
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use chappe_dsl::kernel::{self, KernelIr};
use chappe_dsl::load::Loaded;
use chappe_dsl::model::Model;
use chappe_dsl::resolve;
use chappe_dsl::source::{FileId, Span};

use crate::calls::uncalled;
use crate::failure::{Failure, Result};
use crate::input;
use crate::refused;
use crate::session::Session;
use crate::target;

/// What standard input is called.
const STDIN: &str = "<stdin>";

/// Files read, and the models of their kernels.
pub(crate) struct Book {
    /// Everything read.
    pub(crate) loaded: Loaded,
    /// The files asked for that could be read, in order, without repetition.
    pub(crate) files: Vec<FileId>,
    models: Vec<Entry>,
}

/// What becomes of a kernel's text.
pub(crate) enum Lowered<'b> {
    /// A kernel.
    Kernel(Box<KernelIr<'b>>),
    /// Its ids are refused, as it expects.
    Refused(Vec<Diagnostic>),
    /// It has errors, which have been reported.
    Broken,
}

/// A model, by what kernels call it.
struct Entry {
    root: FileId,
    arch: Option<String>,
    model: Option<Model>,
}

impl Book {
    /// Reads files, and resolves the models of all their kernels.
    pub(crate) fn read(session: &Session, paths: &[impl AsRef<str>], diags: &mut Diagnostics) -> Result<Book> {
        let loader = session.loader();
        let mut book = Book { loaded: Loaded::default(), files: Vec::new(), models: Vec::new() };
        for path in paths {
            let path = path.as_ref();
            let found = if path == "-" {
                Some(loader.text(STDIN, input::stdin_text()?, &mut book.loaded, diags))
            } else {
                loader.file(Path::new(path), &mut book.loaded, diags)
            };
            if let Some(id) = found.filter(|id| !book.files.contains(id)) {
                book.files.push(id);
            }
        }
        for file in book.files.clone() {
            let wanted: Vec<Kernel> = book.kernels(file).cloned().collect();
            for kernel in &wanted {
                book.resolve(kernel, diags);
            }
        }
        Ok(book)
    }

    /// The kernels of a file.
    pub(crate) fn kernels(&self, file: FileId) -> impl Iterator<Item = &Kernel> {
        let items = self.loaded.file(file).map(|f| f.ast.items.as_slice()).unwrap_or_default();
        items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None })
    }

    /// The kernels of the first file that a command is about: that of a name, or all that no other one calls.
    pub(crate) fn chosen(&self, name: Option<&str>) -> Result<Vec<&Kernel>> {
        let all: Vec<&Kernel> = self.files.first().map(|f| self.kernels(*f).collect()).unwrap_or_default();
        let Some(name) = name else { return Ok(uncalled(&all)) };
        let names: Vec<&str> = all.iter().map(|k| k.name.text.as_str()).collect();
        match all.iter().find(|k| k.name.text == name) {
            Some(kernel) => Ok(vec![kernel]),
            None => {
                let meant = did_you_mean(name, names.iter().copied()).map(|n| format!("did you mean `{n}`? "));
                let list =
                    if names.is_empty() { "it has none".to_owned() } else { format!("it has: {}", names.join(", ")) };
                Err(Failure::usage(format!("no kernel `{name}` in the file"), meant.unwrap_or_default() + &list))
            }
        }
    }

    /// The roots of specifications that are to be checked: the files asked for, and what their kernels are written for
    /// unless it is part of the program.
    pub(crate) fn own_specs(&self) -> Vec<FileId> {
        let given = self.files.iter().copied().filter(|f| self.loaded.file(*f).is_some_and(|f| f.spec.is_some()));
        let mut roots: Vec<FileId> = given.chain(self.models.iter().map(|m| m.root)).collect();
        roots.sort();
        roots.dedup();
        roots.retain(|r| self.loaded.sources.get(*r).is_none_or(|f| self.files.contains(r) || !Session::owns(&f.name)));
        roots
    }

    /// The model that a kernel is written for. `None`: there is none, which has been reported.
    pub(crate) fn model(&self, kernel: &Kernel) -> Option<&Model> {
        let (root, arch) = self.place(kernel)?;
        self.models.iter().find(|e| e.root == root && e.arch.as_deref() == arch)?.model.as_ref()
    }

    /// A kernel, lowered, for a profile or its own. `None`: it has errors, which have been reported.
    pub(crate) fn lower(
        &self,
        kernel: &Kernel,
        profile: Option<&str>,
        diags: &mut Diagnostics,
    ) -> Result<Option<KernelIr<'_>>> {
        let Some(model) = self.model(kernel) else { return Ok(None) };
        let Some(name) = profile else { return Ok(kernel::lower(&self.loaded, model, kernel, diags)) };
        if model.profile(name).is_none() {
            let known = model.profiles.iter().map(|p| p.name.as_str());
            return Err(target::unknown(model, "profile", name, known));
        }
        Ok(kernel::lower(&self.loaded, model, &written_for(kernel, name), diags))
    }

    /// As [`Book::lower`], but errors about ids that the kernel expects are findings.
    pub(crate) fn try_lower(
        &self,
        kernel: &Kernel,
        profile: Option<&str>,
        diags: &mut Diagnostics,
    ) -> Result<Lowered<'_>> {
        let mut own = Diagnostics::new();
        if let Some(ir) = self.lower(kernel, profile, &mut own)? {
            own.iter().for_each(|d| diags.push(d.clone()));
            return Ok(Lowered::Kernel(Box::new(ir)));
        }
        let list = own.into_sorted();
        if refused::expected(kernel, &list) {
            return Ok(Lowered::Refused(list));
        }
        list.into_iter().for_each(|d| diags.push(d));
        Ok(Lowered::Broken)
    }

    fn place<'k>(&self, kernel: &'k Kernel) -> Option<(FileId, Option<&'k str>)> {
        let spec = kernel.on.first()?;
        let root = self.loaded.spec(spec.span.file, &spec.text)?;
        Some((root, kernel.on.get(1).map(|n| n.text.as_str())))
    }

    fn resolve(&mut self, kernel: &Kernel, diags: &mut Diagnostics) {
        let Some(spec) = kernel.on.first() else { return };
        let Some((root, arch)) = self.place(kernel) else {
            let uses = self.loaded.file(spec.span.file).map(|f| f.uses.as_slice()).unwrap_or_default();
            // A `use` that found nothing has been reported.
            if !uses.iter().any(|u| u.spec.as_deref() == Some(&spec.text)) {
                let d = Diagnostic::error(
                    name_codes::UNKNOWN_NAME,
                    spec.span,
                    format!("no specification `{}` here", spec.text),
                );
                let known = uses.iter().filter_map(|u| u.spec.as_deref());
                diags.push(d.suggest(&spec.text, known).help(format!("`use {};` at the top of the file", spec.text)));
            }
            return;
        };
        if self.models.iter().any(|e| e.root == root && e.arch.as_deref() == arch) {
            return;
        }
        let arch = arch.map(str::to_owned);
        let mut found = Diagnostics::new();
        let model = resolve::model(&self.loaded, root, arch.as_deref(), &mut found);
        let on = kernel.on.iter().map(|n| n.span).reduce(Span::to).unwrap_or(spec.span);
        for d in found.into_sorted() {
            diags.push(if model.is_none() && d.code == arch_codes::NO_ARCH { moved(d, on) } else { d });
        }
        self.models.push(Entry { root, arch, model });
    }
}

/// The same kernel, as if it said `@profile(name)`.
fn written_for(kernel: &Kernel, name: &str) -> Kernel {
    let span = kernel.name.span;
    let word = |text: &str| Name { text: text.to_owned(), span };
    let arg = Expr { kind: ExprKind::Path(vec![word(name)]), span };
    let mut attrs: Vec<Attr> = kernel.attrs.iter().filter(|a| a.name.text != "profile").cloned().collect();
    attrs.push(Attr { name: word("profile"), args: vec![arg], span });
    Kernel { attrs, ..kernel.clone() }
}

/// The same, about the place where the architecture is named.
fn moved(mut d: Diagnostic, to: Span) -> Diagnostic {
    for label in d.labels.iter_mut().filter(|l| l.primary) {
        label.span = to;
    }
    d
}
