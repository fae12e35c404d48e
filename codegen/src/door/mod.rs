//! What the doors to the generators have in common: the macros `spec!` and `kernel!`, and [`build`](fn@crate::build).
//!
//! A door resolves a path, asks here, and hands on the [`Answer`]: items, and mistakes in words that stand for
//! themselves.

mod embed;
mod files;
mod inline;
mod kernel;
mod limits;
mod names;
mod spec;
mod write;

pub use crate::rust::Options;
pub use embed::Header;
pub(crate) use files::locate;
pub use inline::{Inline, Piece, Place};
pub use kernel::{Kernel, kernel};
pub use spec::{Spec, spec};
pub use write::replace;

use std::ops::Range;
use std::path::{Path, PathBuf};

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::load::BuiltIn;
use chappe_dsl::source::{FileId, Sources};
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote_spanned};
use syn::parse::Parser;

use crate::{report, rust};

/// Specifications that need no file.
pub const BUILT_IN: &[BuiltIn] = &[BuiltIn {
    name: chappe_neuron_spec::SPEC.name,
    root: chappe_neuron_spec::SPEC.root,
    files: chappe_neuron_spec::SPEC.files,
}];

/// With this path to the runtime, as `::chappe::runtime`. `None`: it is no Rust path.
#[must_use]
pub fn options(runtime: &str) -> Option<Options> {
    let path = syn::Path::parse_mod_style.parse_str(runtime).ok()?;
    Some(Options { runtime: path.to_token_stream() })
}

/// The text of a door.
#[derive(Clone, Debug)]
pub enum Source<'a> {
    /// A file as it was written, or the name of a built-in specification. Relative to `package`.
    Path {
        /// As written.
        written: &'a str,
        /// The folder of the package that asks.
        package: PathBuf,
    },
    /// Text that is in no file of its own.
    Text {
        /// What messages call it; files that it uses are beside this.
        name: &'a str,
        /// The text.
        text: String,
        /// A compiler shows the places of its mistakes.
        shown: bool,
    },
}

/// What a door hands on.
#[derive(Debug, Default)]
pub struct Answer {
    /// What the items are made of, as `neuron::cayman`; empty after mistakes.
    pub title: String,
    /// The items. After mistakes only what keeps further ones from being reported.
    pub items: TokenStream,
    /// What is wrong, in the order of places.
    pub mistakes: Vec<Mistake>,
    /// Warnings, one line each.
    pub warnings: Vec<String>,
    /// The files that were read, in the order read: with one of them changed, the answer may be another.
    pub files: Vec<PathBuf>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// A first line that stands for itself; below it the place and the help.
    pub message: String,
    /// What in the invocation it is about.
    pub about: About,
}

/// A part of an invocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// The path or the text as a whole.
    Source,
    /// The architecture asked for.
    Arch,
    /// The kernel asked for.
    Kernel,
    /// The profile asked for.
    Profile,
    /// The file to write to.
    Write,
    /// A part of the text, in bytes.
    Text(Range<usize>),
}

impl Mistake {
    /// A diagnostic about what was read for a door; `path` is that of the root file.
    fn new(source: &Source<'_>, sources: &Sources, d: Diagnostic, path: &Path) -> Mistake {
        let span = d.span();
        match source {
            Source::Path { written, .. } => {
                let d = files::explain(d, sources, written, path);
                Mistake { message: report::message(sources, &d), about: About::Source }
            }
            Source::Text { shown, .. } if span.file == FileId(0) => {
                let brief = *shown && d.labels.len() == 1;
                let message = if brief { report::brief(sources, &d) } else { report::message(sources, &d) };
                Mistake { message, about: About::Text(span.start as usize..span.end as usize) }
            }
            Source::Text { .. } => Mistake { message: report::message(sources, &d), about: About::Source },
        }
    }
}

/// Items as the text of a file, for readers and for `include!`.
#[must_use]
pub fn text(title: &str, items: &TokenStream) -> String {
    let text = rust::file(items.clone()).unwrap_or_else(|| items.to_string());
    format!("// Generated from `{title}`: do not edit.\n{text}")
}

/// Mistakes as `compile_error!`, each at the span that `at` gives it: from the first to the second.
pub fn compile_errors(mistakes: &[Mistake], mut at: impl FnMut(&About) -> (Span, Span)) -> TokenStream {
    let mut out = TokenStream::new();
    for m in mistakes {
        let message = &m.message;
        let (first, last) = at(&m.about);
        // What a macro call is reported at reaches from its first token to its last.
        out.extend(quote_spanned!(first=> ::core::compile_error!));
        out.extend(quote_spanned!(last=> { #message }));
    }
    out
}
