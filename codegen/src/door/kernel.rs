//! A kernel that is to be embedded: read, chosen, lowered, written.

use std::path::{Path, PathBuf};

use chappe_dsl::ast;
use chappe_dsl::check;
use chappe_dsl::diagnostic::{Diagnostics, Severity, did_you_mean};
use chappe_dsl::kernel::{self, KernelIr, Models, StreamImage};
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::source::FileId;

use super::embed::{self, Header};
use super::files::{self, Reader};
use super::{About, Answer, BUILT_IN, Mistake, Options, Source, limits};
use crate::report;

/// Which kernel, and how.
#[derive(Clone)]
pub struct Kernel<'a> {
    /// Its text.
    pub source: Source<'a>,
    /// Its name; not needed for the only one of a file, or the only one that no other calls.
    pub name: Option<&'a str>,
    /// The profile to write for; its own if not given.
    pub profile: Option<&'a str>,
    /// Where `use name;` looks for specifications.
    pub search: &'a [PathBuf],
    /// The module to make.
    pub header: &'a Header,
    /// How its items are written.
    pub options: &'a Options,
}

/// The module of a kernel, or what is wrong with it.
#[must_use]
pub fn kernel(asked: &Kernel<'_>) -> Answer {
    let reader = Reader::default();
    let read = |p: &Path| reader.read(p);
    let loader = Loader { built_in: BUILT_IN, search: asked.search.to_vec(), read: &read };
    let path = match &asked.source {
        Source::Path { written, package } => files::locate(written, package),
        Source::Text { name, .. } => PathBuf::from(name),
    };
    let mut desk = Desk {
        asked,
        path,
        loaded: Loaded::default(),
        diags: Diagnostics::new(),
        mistakes: Vec::new(),
        title: String::new(),
    };
    let root = match &asked.source {
        Source::Path { .. } => loader.file(&desk.path, &mut desk.loaded, &mut desk.diags),
        Source::Text { name, text, .. } => Some(loader.text(name, text.clone(), &mut desk.loaded, &mut desk.diags)),
    };
    let items = root.and_then(|root| desk.items(root));
    let stand_in = || asked.header.stand_in(asked.name, asked.options);
    let mut answer = desk.answer();
    answer.items = items.unwrap_or_else(stand_in);
    answer.files = files::existing(reader.tried());
    answer
}

/// Where the work lies.
struct Desk<'a> {
    asked: &'a Kernel<'a>,
    path: PathBuf,
    loaded: Loaded,
    diags: Diagnostics,
    mistakes: Vec<Mistake>,
    title: String,
}

impl Desk<'_> {
    /// The module's items. `None`: something is wrong, which has been noted.
    fn items(&mut self, root: FileId) -> Option<proc_macro2::TokenStream> {
        let all = kernel::kernels_of(&self.loaded, root).cloned().collect();
        let candidates = self.named(all)?;
        let models = self.models(root, &candidates);
        if self.diags.has_errors() {
            return None;
        }
        let candidates = self.written_for(candidates, &models)?;
        let mut lowered = Vec::new();
        for k in &candidates {
            let model = models.of(&self.loaded, k);
            lowered.extend(model.and_then(|model| kernel::lower(&self.loaded, model, k, &mut self.diags)));
        }
        if self.diags.has_errors() {
            return None;
        }
        let ir = self.only(lowered)?;
        let images = self.images(&ir)?;
        if let Some(k) = candidates.iter().find(|k| k.name.text == ir.name) {
            for d in kernel::unproven(&ir, k.name.span, &limits::verification()) {
                self.diags.push(d);
            }
        }
        if self.diags.has_errors() {
            return None;
        }
        self.title = format!("{} on {}", ir.name, ir.model.title());
        Some(embed::module(self.asked.header, &ir, &images, self.asked.options))
    }

    /// The kernel of the name that was asked for, or all of them.
    fn named(&mut self, all: Vec<ast::Kernel>) -> Option<Vec<ast::Kernel>> {
        if all.is_empty() {
            if !self.diags.has_errors() {
                self.note(format!("`{}` has no kernel", self.shown()), About::Source);
            }
            return None;
        }
        let Some(name) = self.asked.name else { return Some(all) };
        if let Some(one) = all.iter().find(|k| k.name.text == name) {
            return Some(vec![one.clone()]);
        }
        let known: Vec<&str> = all.iter().map(|k| k.name.text.as_str()).collect();
        let help = suggestion(name, &known);
        self.note(format!("`{}` has no kernel `{name}`\n{help}", self.shown()), About::Kernel);
        None
    }

    /// The models of kernels; specifications that are not built in are checked.
    fn models(&mut self, root: FileId, kernels: &[ast::Kernel]) -> Models {
        let mut models = Models::default();
        for k in kernels {
            models.resolve(&self.loaded, k, &mut self.diags);
        }
        let mut roots = Vec::from_iter(self.loaded.file(root).filter(|f| f.spec.is_some()).map(|f| f.id));
        roots.extend(models.roots());
        roots.sort();
        roots.dedup();
        for spec in roots {
            let name = self.loaded.sources.get(spec).map(|f| f.name.as_str());
            if !BUILT_IN.iter().any(|b| Some(b.root) == name) {
                check::spec(&self.loaded, spec, &mut self.diags);
            }
        }
        models
    }

    /// The same kernels, for the profile that was asked for.
    fn written_for(&mut self, kernels: Vec<ast::Kernel>, models: &Models) -> Option<Vec<ast::Kernel>> {
        let Some(profile) = self.asked.profile else { return Some(kernels) };
        if let Some(without) = models.iter().find(|model| model.profile(profile).is_none()) {
            let known: Vec<&str> = without.profiles.iter().map(|p| p.name.as_str()).collect();
            let help = suggestion(profile, &known);
            self.note(format!("{} has no profile `{profile}`\n{help}", without.title()), About::Profile);
            return None;
        }
        Some(kernels.iter().map(|k| kernel::written_for(k, profile)).collect())
    }

    /// The one kernel that is meant: the only one that no other calls.
    fn only<'m>(&mut self, mut lowered: Vec<KernelIr<'m>>) -> Option<KernelIr<'m>> {
        let called: Vec<String> =
            lowered.iter().flat_map(|ir| &ir.streams).flat_map(|s| &s.functions).map(|f| f.name.clone()).collect();
        if lowered.len() > 1 && !lowered.iter().all(|ir| called.contains(&ir.name)) {
            lowered.retain(|ir| !called.contains(&ir.name));
        }
        if lowered.len() > 1 {
            let names: Vec<&str> = lowered.iter().map(|ir| ir.name.as_str()).collect();
            let help = format!("help: say `kernel = NAME` with one of: {}", names.join(", "));
            self.note(format!("`{}` has several kernels: which one is meant?\n{help}", self.shown()), About::Source);
            return None;
        }
        lowered.pop()
    }

    fn images(&mut self, ir: &KernelIr<'_>) -> Option<Vec<StreamImage>> {
        let images = if limits::operations(ir) > limits::OPERATIONS { None } else { Some(ir.assemble(None)) };
        match images {
            Some(Ok(images)) if images.iter().map(|i| i.bytes.len()).sum::<usize>() <= limits::BYTES => Some(images),
            Some(Err(list)) => {
                list.into_iter().for_each(|d| self.diags.push(d));
                None
            }
            _ => {
                let message = format!(
                    "kernel `{}` is more than {} MiB, too large to be part of a program's text\n\
                     help: write it with `chappe asm` and read the files at run time",
                    ir.name,
                    limits::BYTES >> 20
                );
                self.note(message, About::Source);
                None
            }
        }
    }

    fn note(&mut self, message: String, about: About) {
        self.mistakes.push(Mistake { message, about });
    }

    fn shown(&self) -> String {
        self.path.to_string_lossy().replace('\\', "/")
    }

    /// What has been noted and reported.
    fn answer(self) -> Answer {
        let Desk { asked, path, loaded, diags, mistakes, title } = self;
        let mut answer = Answer { title, ..Answer::default() };
        for d in diags.into_sorted() {
            if d.severity == Severity::Warning {
                answer.warnings.push(report::headline(&loaded.sources, &d));
                continue;
            }
            answer.mistakes.push(Mistake::new(&asked.source, &loaded.sources, d, &path));
        }
        answer.mistakes.extend(mistakes);
        answer
    }
}

fn suggestion(written: &str, known: &[&str]) -> String {
    match did_you_mean(written, known.iter().copied()) {
        Some(best) => format!("help: did you mean `{best}`?"),
        None if known.is_empty() => "help: it has none".to_owned(),
        None => format!("help: it has: {}", known.join(", ")),
    }
}
