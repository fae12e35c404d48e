//! Documentation of the specification as comments.

use chappe_dsl::model::{ColumnValue, Notes};

/// Paragraphs of documentation, and where a fact comes from.
pub(super) fn lines(title: &str, notes: &Notes) -> Vec<String> {
    let mut out = paragraphs(&notes.docs);
    match out.first_mut() {
        Some(first) if !title.is_empty() => *first = format!("{title}: {first}"),
        None if !title.is_empty() => out.push(title.to_owned()),
        _ => {}
    }
    let provenance = provenance(notes);
    if !provenance.is_empty() {
        out.push(provenance);
    }
    out
}

/// Lines of documentation, those of a paragraph as one; what is set apart stays so.
pub(super) fn paragraphs(docs: &[String]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut open = false;
    for line in docs {
        let line = line.strip_prefix(' ').unwrap_or(line).trim_end();
        let apart = line.is_empty() || line.starts_with([' ', '-', '*', '|', '#', '`', '>']);
        match out.last_mut() {
            Some(last) if open && !apart => {
                last.push(' ');
                last.push_str(line);
            }
            _ => out.push(line.to_owned()),
        }
        open = !apart;
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
