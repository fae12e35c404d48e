//! Text that is written in the macro's input itself.

use chappe_codegen::door::{Inline, Place, Source};
use proc_macro::{Span, TokenStream};
use syn::LitStr;

use crate::pieces;

/// Text, and what messages call it.
pub(crate) struct Text {
    pub(crate) inline: Inline<Span>,
    name: String,
    tokens: bool,
}

impl Text {
    /// From tokens.
    pub(crate) fn tokens(stream: TokenStream) -> Text {
        let mut pieces = pieces::of(stream);
        let at = pieces.first().map_or_else(Span::call_site, |p| p.span);
        let file = at.file();
        if pieces.iter().any(|p| p.span.file() != file) {
            // A macro of another file has a part in it: lines of two files make no text.
            pieces.iter_mut().for_each(|p| p.at = (Place::default(), Place::default()));
        }
        Text::new(Inline::new(&pieces), at, true)
    }

    /// From a string. Its places are those of the Rust file if it is written there as it is.
    pub(crate) fn literal(text: &LitStr) -> Text {
        let span = text.span().unwrap();
        let written = text.token().to_string();
        let plain = written.starts_with('r') || !written.contains('\\');
        let skip = written.find('"').filter(|_| plain).map(|at| at + 1);
        let mut inline = match skip {
            Some(skip) => Inline::literal(&text.value(), pieces::places(span).0, skip, span),
            None => Inline::literal(&text.value(), Place { line: 1, column: 1 }, 0, span),
        };
        inline.placed = skip.is_some();
        Text::new(inline, span, false)
    }

    /// Whether a string is text, not a path.
    pub(crate) fn is_text(text: &str) -> bool {
        text.contains(['\n', ';'])
    }

    fn new(inline: Inline<Span>, at: Span, tokens: bool) -> Text {
        let file = at.file();
        let here = std::env::current_dir().ok();
        let path = std::path::Path::new(&file);
        let path = here.and_then(|h| path.strip_prefix(h).ok()).unwrap_or(path);
        // What a macro has written has no lines to point at; files that it uses are still beside the Rust file.
        let path = if inline.placed { path.to_path_buf() } else { path.with_file_name("<macro>") };
        Text { name: path.to_string_lossy().into_owned(), tokens: tokens && inline.placed, inline }
    }

    /// For a door.
    pub(crate) fn source(&self) -> Source<'_> {
        Source::Text { name: &self.name, text: self.inline.text.clone(), shown: self.tokens }
    }
}
