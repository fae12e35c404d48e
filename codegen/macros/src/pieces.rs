//! The tokens of a macro's input as pieces of a text.

use chappe_codegen::door::{Piece, Place};
use proc_macro::{Delimiter, Group, Spacing, Span, TokenStream, TokenTree};

/// The pieces of a token stream, groups opened.
pub(crate) fn of(stream: TokenStream) -> Vec<Piece<Span>> {
    let mut out = Vec::new();
    add(stream, &mut out);
    out
}

/// Where a span starts and ends.
pub(crate) fn places(span: Span) -> (Place, Place) {
    let place = |s: Span| Place { line: s.line(), column: s.column() };
    (place(span.start()), place(span.end()))
}

fn add(stream: TokenStream, out: &mut Vec<Piece<Span>>) {
    let mut tokens = stream.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let (text, joint, span) = match token {
            TokenTree::Group(group) => {
                add_group(&group, out);
                continue;
            }
            TokenTree::Punct(p) if p.as_char() == '#' => {
                let inner = tokens.next_if(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == '!'));
                let doc = tokens.next_if(|t| matches!(t, TokenTree::Group(g) if doc(g).is_some()));
                if let Some(TokenTree::Group(group)) = &doc {
                    out.push(comment(group, inner.is_some(), p.span()));
                    continue;
                }
                out.push(piece("#".to_owned(), p.spacing() == Spacing::Joint, p.span()));
                let Some(inner) = inner else { continue };
                ("!".to_owned(), false, inner.span())
            }
            TokenTree::Punct(p) => (p.as_char().to_string(), p.spacing() == Spacing::Joint, p.span()),
            TokenTree::Ident(i) => (i.to_string(), false, i.span()),
            TokenTree::Literal(l) => (l.to_string(), false, l.span()),
        };
        out.push(piece(text, joint, span));
    }
}

fn add_group(group: &Group, out: &mut Vec<Piece<Span>>) {
    let (open, close) = match group.delimiter() {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => return add(group.stream(), out),
    };
    out.push(piece(open.to_owned(), false, group.span_open()));
    add(group.stream(), out);
    out.push(piece(close.to_owned(), false, group.span_close()));
}

fn piece(text: String, joint: bool, span: Span) -> Piece<Span> {
    Piece { text, at: places(span), joint, span }
}

/// The text of `[doc = ".."]`, which is what a documentation comment has become.
fn doc(group: &Group) -> Option<String> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    match tokens.as_slice() {
        [TokenTree::Ident(name), TokenTree::Punct(_), TokenTree::Literal(text)] if name.to_string() == "doc" => {
            syn::parse_str::<syn::LitStr>(&text.to_string()).ok().map(|l| l.value())
        }
        _ => None,
    }
}

/// A documentation comment as it was written, or as one would write it.
fn comment(group: &Group, inner: bool, span: Span) -> Piece<Span> {
    let mark = if inner { "//!" } else { "///" };
    let written = span.source_text().filter(|t| t.starts_with(mark));
    let text = written.unwrap_or_else(|| {
        let lines = doc(group).unwrap_or_default();
        let lines: Vec<String> = lines.lines().map(|l| format!("{mark}{l}")).collect();
        lines.join("\n")
    });
    piece(text, false, span)
}
