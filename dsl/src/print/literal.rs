//! Literals and strings.

use super::{Printer, list, path, print_expr};
use crate::ast::{Literal, LiteralField, LiteralValue};

/// A record literal on one line: `Drain { count: 1 }`.
#[must_use]
pub fn print_literal(literal: &Literal) -> String {
    let name = path(&literal.path);
    if literal.fields.is_empty() {
        return format!("{name} {{}}");
    }
    format!("{name} {{ {} }}", list(&literal.fields, field))
}

/// The value of a field of a literal.
#[must_use]
pub fn print_literal_value(value: &LiteralValue) -> String {
    match value {
        LiteralValue::Expr(e) => print_expr(e),
        LiteralValue::Record(l) => print_literal(l),
        LiteralValue::List(values, _) => format!("[{}]", list(values, print_literal_value)),
        LiteralValue::Set(ones, _) => format!("{{{}}}", list(ones, print_expr)),
        LiteralValue::Arm(arm, value) => format!("{}({})", arm.text, print_literal_value(value)),
    }
}

fn field(field: &LiteralField) -> String {
    format!("{}: {}", field.name.text, print_literal_value(&field.value))
}

/// A string in quotes, with escapes where the text needs them.
#[must_use]
pub fn quote(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() && u32::from(c) < 256 => out.push_str(&format!("\\x{:02X}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

impl Printer {
    /// `before literal after`, a field a line if one line is too short.
    pub(super) fn literal(&mut self, before: &str, literal: &Literal, after: &str) {
        let short = format!("{before}{}{after}", print_literal(literal));
        if short.len() <= self.room() || literal.fields.is_empty() {
            self.line(&short);
            return;
        }
        self.block(&format!("{before}{}", path(&literal.path)), after, |p| {
            for f in &literal.fields {
                p.line(&format!("{},", field(f)));
            }
        });
    }
}
