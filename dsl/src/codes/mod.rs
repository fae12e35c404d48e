//! Diagnostic codes: `E01xx` syntax and files, `E02xx` names and types, `E03xx` records and families, `E04xx` modes,
//! meanings and profiles, `E05xx` architectures, operations and expressions, `E06xx` encoding and decoding, `E07xx`
//! kernels, `E08xx` verdicts. `W` instead of `E` for warnings. Each code has a page that `chappe explain` prints.

use std::fmt;

/// The code of a kind of diagnostic, as `E0101`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(pub &'static str);

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What `chappe explain` knows of a code.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The code.
    pub code: Code,
    /// In a few words.
    pub title: &'static str,
    /// At length, with an example and its mending; Markdown.
    pub text: &'static str,
}

/// Declares codes: `NAME = "E0101" "title";`. The page is `text/E0101.md`.
macro_rules! codes {
    ($($name:ident = $code:literal $title:literal;)*) => {
        $(#[doc = $title] pub const $name: $crate::codes::Code = $crate::codes::Code($code);)*
        pub(super) const ENTRIES: &[$crate::codes::Entry] = &[$($crate::codes::Entry {
            code: $name,
            title: $title,
            text: include_str!(concat!("text/", $code, ".md")),
        }),*];
    };
}

pub mod arch;
pub mod codec;
pub mod files;
pub mod kernel;
pub mod literal;
pub mod modes;
pub mod names;
pub mod records;
pub mod syntax;
pub mod verdict;

/// Every code, in order.
pub fn all() -> impl Iterator<Item = &'static Entry> {
    [
        syntax::ENTRIES,
        files::ENTRIES,
        names::ENTRIES,
        records::ENTRIES,
        modes::ENTRIES,
        arch::ENTRIES,
        codec::ENTRIES,
        literal::ENTRIES,
        kernel::ENTRIES,
        verdict::ENTRIES,
    ]
    .into_iter()
    .flatten()
}

/// The entry of a code written as `E0101` or `e0101`.
#[must_use]
pub fn find(code: &str) -> Option<&'static Entry> {
    all().find(|e| e.code.0.eq_ignore_ascii_case(code))
}
