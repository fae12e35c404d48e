//! Documentation of the specification as comments.

use chappe_dsl::model::{ColumnValue, Notes};

/// Lines of documentation, and where a fact comes from.
pub(super) fn lines(title: &str, notes: &Notes) -> Vec<String> {
    let mut out = Vec::new();
    let mut docs = notes.docs.iter().map(|d| d.trim_end()).peekable();
    match docs.next() {
        Some(first) if title.is_empty() => out.push(first.trim_start().to_owned()),
        Some(first) => out.push(format!("{title}: {}", first.trim_start())),
        None if title.is_empty() => {}
        None => out.push(title.to_owned()),
    }
    out.extend(docs.map(|d| d.strip_prefix(' ').unwrap_or(d).to_owned()));
    let provenance = provenance(notes);
    if !provenance.is_empty() {
        out.push(provenance);
    }
    out
}

/// `Source: records 6. Confidence: med. @bir(13).`
fn provenance(notes: &Notes) -> String {
    let mut parts = Vec::new();
    if let Some(s) = &notes.source {
        parts.push(format!("Source: {s}."));
    }
    if let Some(c) = &notes.confidence {
        parts.push(format!("Confidence: {c}."));
    }
    for c in &notes.columns {
        let args: Vec<String> = c
            .args
            .iter()
            .map(|a| match a {
                ColumnValue::Int(n) => n.to_string(),
                ColumnValue::Word(w) => w.clone(),
                ColumnValue::Text(t) => format!("\"{t}\""),
            })
            .collect();
        parts.push(if args.is_empty() {
            format!("@{}.", c.name)
        } else {
            format!("@{}({}).", c.name, args.join(", "))
        });
    }
    parts.join(" ")
}

/// One line for a row: its documentation and where it comes from.
pub(super) fn line(notes: &Notes) -> String {
    let mut parts: Vec<String> = Vec::new();
    let docs: Vec<&str> = notes.docs.iter().map(|d| d.trim()).filter(|d| !d.is_empty()).collect();
    if !docs.is_empty() {
        parts.push(docs.join(" "));
    }
    let provenance = provenance(notes);
    if !provenance.is_empty() {
        parts.push(provenance);
    }
    parts.join(" ")
}
