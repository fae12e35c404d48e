//! The models that the kernels of a file are written for.

use crate::ast::{Attr, Expr, ExprKind, ItemKind, Kernel, Name};
use crate::codes::{arch as arch_codes, names as name_codes};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::load::Loaded;
use crate::model::Model;
use crate::resolve;
use crate::source::{FileId, Span};

/// Models, by what kernels call them.
#[derive(Default)]
pub struct Models {
    entries: Vec<Entry>,
}

struct Entry {
    root: FileId,
    arch: Option<String>,
    model: Option<Model>,
}

impl Models {
    /// Resolves the model of a kernel if it is not known yet. What is wrong with the specification, or with what the
    /// kernel calls it, is reported once.
    pub fn resolve(&mut self, loaded: &Loaded, kernel: &Kernel, diags: &mut Diagnostics) {
        let Some((root, arch)) = place(loaded, kernel) else {
            no_spec(loaded, kernel, diags);
            return;
        };
        if self.find(root, arch).is_some() {
            return;
        }
        let mut found = Diagnostics::new();
        let model = resolve::model(loaded, root, arch, &mut found);
        let on = kernel.on.iter().map(|n| n.span).reduce(Span::to).unwrap_or(kernel.name.span);
        for d in found.into_sorted() {
            let about_name = model.is_none() && d.code == arch_codes::NO_ARCH;
            diags.push(if about_name { moved(d, on) } else { d });
        }
        self.entries.push(Entry { root, arch: arch.map(str::to_owned), model });
    }

    /// The model of a kernel. `None`: there is none, which has been reported.
    #[must_use]
    pub fn of(&self, loaded: &Loaded, kernel: &Kernel) -> Option<&Model> {
        let (root, arch) = place(loaded, kernel)?;
        self.find(root, arch)?.model.as_ref()
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Model> {
        self.entries.iter().filter_map(|e| e.model.as_ref())
    }

    /// The roots of their specifications.
    pub fn roots(&self) -> impl Iterator<Item = FileId> {
        self.entries.iter().map(|e| e.root)
    }

    fn find(&self, root: FileId, arch: Option<&str>) -> Option<&Entry> {
        self.entries.iter().find(|e| e.root == root && e.arch.as_deref() == arch)
    }
}

/// The kernels of a file.
pub fn kernels_of(loaded: &Loaded, file: FileId) -> impl Iterator<Item = &Kernel> {
    let items = loaded.file(file).map(|f| f.ast.items.as_slice()).unwrap_or_default();
    items.iter().filter_map(|i| if let ItemKind::Kernel(k) = &i.kind { Some(k) } else { None })
}

/// The same kernel, as if it said `@profile(name)`.
#[must_use]
pub fn written_for(kernel: &Kernel, name: &str) -> Kernel {
    let span = kernel.name.span;
    let word = |text: &str| Name { text: text.to_owned(), span };
    let arg = Expr { kind: ExprKind::Path(vec![word(name)]), span };
    let mut attrs: Vec<Attr> = kernel.attrs.iter().filter(|a| a.name.text != "profile").cloned().collect();
    attrs.push(Attr { name: word("profile"), args: vec![arg], span });
    Kernel { attrs, ..kernel.clone() }
}

/// What a kernel is written for: the root of a specification, and an architecture.
fn place<'k>(loaded: &Loaded, kernel: &'k Kernel) -> Option<(FileId, Option<&'k str>)> {
    let spec = kernel.on.first()?;
    let root = loaded.spec(spec.span.file, &spec.text)?;
    Some((root, kernel.on.get(1).map(|n| n.text.as_str())))
}

fn no_spec(loaded: &Loaded, kernel: &Kernel, diags: &mut Diagnostics) {
    let Some(spec) = kernel.on.first() else { return };
    let uses = loaded.file(spec.span.file).map(|f| f.uses.as_slice()).unwrap_or_default();
    // A `use` that found nothing has been reported.
    if !uses.iter().any(|u| u.spec.as_deref() == Some(&spec.text)) {
        let message = format!("no specification `{}` here", spec.text);
        let d = Diagnostic::error(name_codes::UNKNOWN_NAME, spec.span, message);
        let known = uses.iter().filter_map(|u| u.spec.as_deref());
        diags.push(d.suggest(&spec.text, known).help(format!("`use {};` at the top of the file", spec.text)));
    }
}

/// The same, about the place where the architecture is named.
fn moved(mut d: Diagnostic, to: Span) -> Diagnostic {
    for label in d.labels.iter_mut().filter(|l| l.primary) {
        label.span = to;
    }
    d
}
