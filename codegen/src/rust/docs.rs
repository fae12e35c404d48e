//! Documentation from the specification.

use chappe_dsl::codec::FieldInfo;
use chappe_dsl::model::Notes;
use proc_macro2::TokenStream;
use quote::quote;

/// The lines as `#[doc]`; without any, the name.
pub(super) fn docs(notes: &Notes, name: &str) -> TokenStream {
    lines(&text(notes, name))
}

/// The documentation of something, with its source and how sure it is.
pub(super) fn text(notes: &Notes, name: &str) -> Vec<String> {
    let mut out = notes.docs.clone();
    if out.is_empty() {
        out.push(format!("`{name}`."));
    }
    let source = notes.source.as_deref().map(|s| format!("Source: {s}."));
    let confidence = notes.confidence.as_deref().filter(|c| *c != "confirmed").map(|c| format!("Confidence: {c}."));
    let facts: Vec<String> = source.into_iter().chain(confidence).collect();
    if !facts.is_empty() {
        out.push(String::new());
        out.push(facts.join(" "));
    }
    out
}

/// Lines as `#[doc]`.
pub(super) fn lines(lines: &[String]) -> TokenStream {
    let lines = lines.iter().map(|l| if l.is_empty() { String::new() } else { format!(" {}", escape(l)) });
    quote!(#(#[doc = #lines])*)
}

/// Brackets that rustdoc would take for links, and angle brackets that it would take for HTML.
fn escape(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut code = false;
    for c in line.chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' if !code => out.push('\\'),
            _ => {}
        }
        out.push(c);
    }
    out
}

/// The rows of a record as a table.
pub(super) fn byte_table(rows: &[FieldInfo]) -> Vec<String> {
    let mut out = vec!["| byte | bits | field | type |".to_owned(), "|---|---|---|---|".to_owned()];
    for row in rows {
        let name = row.name.as_deref().unwrap_or("");
        let bits: Vec<String> = row.bits.iter().map(|(a, b)| range(row.offset, *a, *b)).collect();
        let ty = match (&row.value, &row.condition) {
            (Some(v), _) => format!("`{}` = {v}", row.ty),
            (None, Some(c)) => format!("`{}` if `{}`", row.ty, c.replace('|', "\\|")),
            (None, None) => format!("`{}`", row.ty),
        };
        let name = if name.is_empty() { String::new() } else { format!("`{name}`") };
        out.push(format!("| 0x{:02X} | {} | {name} | {ty} |", row.offset, bits.join(", ")));
    }
    out
}

/// Bits relative to a byte: `0..=7`.
fn range(offset: u32, first: u32, end: u32) -> String {
    let from = first.saturating_sub(offset * 8);
    let to = end.saturating_sub(offset * 8 + 1);
    if from == to { from.to_string() } else { format!("{from}..={to}") }
}
