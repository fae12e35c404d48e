//! Files with their kernels, and the models that these are written for.

use std::path::Path;

use chappe_dsl::ast::Kernel;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use chappe_dsl::kernel::{self, KernelIr, Models};
use chappe_dsl::load::Loaded;
use chappe_dsl::model::Model;
use chappe_dsl::source::FileId;

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
    models: Models,
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

impl Book {
    /// Reads files, and resolves the models of all their kernels.
    pub(crate) fn read(session: &Session, paths: &[impl AsRef<str>], diags: &mut Diagnostics) -> Result<Book> {
        let loader = session.loader();
        let mut book = Book { loaded: Loaded::default(), files: Vec::new(), models: Models::default() };
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
            for kernel in kernel::kernels_of(&book.loaded, file) {
                book.models.resolve(&book.loaded, kernel, diags);
            }
        }
        Ok(book)
    }

    /// The kernels of a file.
    pub(crate) fn kernels(&self, file: FileId) -> impl Iterator<Item = &Kernel> {
        kernel::kernels_of(&self.loaded, file)
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
        let mut roots: Vec<FileId> = given.chain(self.models.roots()).collect();
        roots.sort();
        roots.dedup();
        roots.retain(|r| self.loaded.sources.get(*r).is_none_or(|f| self.files.contains(r) || !Session::owns(&f.name)));
        roots
    }

    /// The model that a kernel is written for. `None`: there is none, which has been reported.
    pub(crate) fn model(&self, kernel: &Kernel) -> Option<&Model> {
        self.models.of(&self.loaded, kernel)
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
        Ok(kernel::lower(&self.loaded, model, &kernel::written_for(kernel, name), diags))
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
}
