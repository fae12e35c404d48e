//! Names that the compiler gives: words of the language, and nobody else's.

use std::collections::HashSet;

use crate::ast::{Decl, Kernel, KernelRow, KernelRowKind};

/// Names that are taken.
#[derive(Clone)]
pub(super) struct Given {
    taken: HashSet<String>,
}

impl Given {
    /// None yet, besides those of the kernel's own declarations.
    pub(super) fn new(kernel: &Kernel) -> Self {
        let mut given = Given { taken: HashSet::new() };
        given.rows(&kernel.rows);
        given
    }

    fn rows(&mut self, rows: &[KernelRow]) {
        for row in rows {
            match &row.kind {
                KernelRowKind::Core { rows, .. } => self.rows(rows),
                KernelRowKind::Decl(Decl::Region(list)) => {
                    self.taken.extend(list.iter().map(|r| r.name.text.clone()));
                }
                KernelRowKind::Decl(Decl::Queue { names, .. }) => {
                    self.taken.extend(names.iter().map(|n| n.text.clone()));
                }
                KernelRowKind::Decl(Decl::Const { name, .. }) => {
                    self.taken.insert(name.text.clone());
                }
                KernelRowKind::Decl(Decl::Sem(list) | Decl::Event(list)) => {
                    self.taken.extend(list.iter().map(|s| s.name.text.clone()));
                }
                _ => {}
            }
        }
    }

    /// That name, or one like it.
    pub(super) fn name(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_owned();
        while !self.taken.insert(name.clone()) {
            name.push('_');
        }
        name
    }

    /// As [`Given::name`], of something that need not be a word.
    pub(super) fn word(&mut self, wanted: &str) -> String {
        self.name(&word(wanted))
    }
}

/// A word that is like it.
pub(super) fn word(text: &str) -> String {
    let mut word: String = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if !word.starts_with(|c: char| c.is_ascii_alphabetic()) {
        word.insert_str(0, "w_");
    }
    word
}
