//! A value as the language's literal.
//!
//! Fields in declared order, without constants, keys and what is zero, none or empty; a field with a condition is
//! printed whenever the condition holds. Trailing zero elements of arrays are left out. An arm of a union without a
//! name is printed as a field; of a union with one as `view: ring { .. }`, or `view: mesh([1, 2])` if it is no record.
//! What does not fit the record is printed as `?`.

use std::fmt::Write;

use super::fixed::fixed;
use super::legal::enumerator;
use super::present::{Presence, presence};
use super::value::{Data, RecordValue};
use super::zero::{is_zero, type_is_zero};
use crate::model::{Field, FieldKind, ModeField, Model, Record, RecordId, Scalar, Type, UnionField};

/// How deep values may nest before the rest is left out.
const DEPTH: u32 = 64;

/// The literal of a record, on one line.
#[must_use]
pub fn print(model: &Model, value: &RecordValue) -> String {
    let mut p = Printer { model, out: String::new(), depth: 0 };
    let name = model.records.get(value.record.index()).map_or("?", |r| r.name.as_str());
    p.record(name, value);
    p.out
}

/// The value of one row as in a literal; empty if there is nothing to print.
pub(super) fn row(model: &Model, field: &Field, data: &Data) -> String {
    let mut p = Printer { model, out: String::new(), depth: 0 };
    p.field(field, data);
    p.out
}

struct Printer<'m> {
    model: &'m Model,
    out: String,
    depth: u32,
}

impl Printer<'_> {
    fn record(&mut self, name: &str, value: &RecordValue) {
        self.out.push_str(name);
        let Some(record) = self.model.records.get(value.record.index()).filter(|_| self.depth < DEPTH) else {
            self.out.push_str(" { ? }");
            return;
        };
        self.depth += 1;
        let before = self.out.len();
        for (field, data) in record.fields.iter().zip(&value.fields) {
            if self.printed(record, value, field, data) {
                self.out.push_str(if self.out.len() == before { " { " } else { ", " });
                self.named(field, data);
            }
        }
        self.out.push_str(if self.out.len() == before { " {}" } else { " }" });
        self.depth -= 1;
    }

    fn printed(&self, record: &Record, value: &RecordValue, field: &Field, data: &Data) -> bool {
        if fixed(record, field).is_some() {
            return false;
        }
        if !is_zero(self.model, &field.kind, data) {
            return true;
        }
        let shown = matches!(
            (&field.kind, data),
            (FieldKind::Value { .. }, _)
                | (FieldKind::Mode(_), Data::Mode { .. })
                | (FieldKind::Union(_), Data::Arm(..))
        );
        shown && field.guard.is_some() && matches!(presence(self.model, field, value), Ok(Presence::Here))
    }

    fn named(&mut self, field: &Field, data: &Data) {
        match (&field.name, &field.kind, data) {
            (Some(name), ..) => {
                self.out.push_str(name);
                self.out.push_str(": ");
                self.field(field, data);
            }
            (None, FieldKind::Union(u), Data::Arm(i, inner)) => {
                let arm = u.arms.get(*i);
                self.out.push_str(arm.map_or("?", |a| &a.name));
                self.out.push_str(": ");
                match arm {
                    Some(arm) => self.value(&arm.ty, inner, field.hex),
                    None => self.out.push('?'),
                }
            }
            _ => self.out.push('?'),
        }
    }

    fn field(&mut self, field: &Field, data: &Data) {
        match (&field.kind, data) {
            (FieldKind::Value { ty, .. }, d) => self.value(ty, d, field.hex),
            (FieldKind::Constant { ty, .. }, Data::Int(v)) => self.scalar(*ty, *v, field.hex),
            (FieldKind::Mode(m), Data::Mode { mode, index, value }) => {
                self.mode(m, *mode, *index, *value, field.hex);
            }
            (FieldKind::Union(u), Data::Arm(i, inner)) => self.arm(u, *i, inner, field.hex),
            (_, Data::Absent) => {}
            _ => self.out.push('?'),
        }
    }

    fn arm(&mut self, u: &UnionField, i: usize, inner: &Data, hex: bool) {
        match (u.arms.get(i), inner) {
            (Some(arm), Data::Record(v)) => self.record(&arm.name, v),
            (Some(arm), Data::Absent) if matches!(arm.ty, Type::Record(_)) => {
                self.out.push_str(&arm.name);
                self.out.push_str(" {}");
            }
            (Some(arm), inner) => {
                self.out.push_str(&arm.name);
                self.out.push('(');
                self.value(&arm.ty, inner, hex);
                self.out.push(')');
            }
            (None, _) => self.out.push('?'),
        }
    }

    fn mode(&mut self, m: &ModeField, mode: usize, index: u64, value: u64, hex: bool) {
        let Some(mode) = super::modes::mode(self.model, m.table, mode) else {
            self.out.push('?');
            return;
        };
        self.out.push_str(mode.name);
        self.push(format_args!("({index}"));
        if mode.takes_value {
            self.out.push_str(", ");
            self.number(i128::from(value), hex);
        }
        self.out.push(')');
    }

    fn value(&mut self, ty: &Type, data: &Data, hex: bool) {
        match (ty, data) {
            (Type::Scalar(scalar, _), Data::Int(v)) => self.scalar(*scalar, *v, hex),
            (Type::Scalar(scalar, _), Data::Absent) => self.scalar(*scalar, 0, hex),
            (Type::Bits(_), Data::Bits(ones)) => self.set(ones),
            (Type::Bits(_), Data::Absent) => self.out.push_str("{}"),
            (Type::Str { .. }, Data::Str(text)) => self.text(text),
            (Type::Str { .. }, Data::Absent) => self.out.push_str("\"\""),
            (Type::Array { element, .. }, Data::List(list)) => self.list(element, list, hex),
            (Type::Array { .. }, Data::Absent) => self.out.push_str("[]"),
            (Type::Record(id), Data::Record(v)) => {
                let name = self.record_name(*id);
                self.record(&name, v);
            }
            (Type::Record(id), Data::Absent) => {
                let name = self.record_name(*id);
                self.push(format_args!("{name} {{}}"));
            }
            _ => self.out.push('?'),
        }
    }

    fn record_name(&self, id: RecordId) -> String {
        self.model.records.get(id.index()).map_or_else(|| "?".to_owned(), |r| r.name.clone())
    }

    fn scalar(&mut self, scalar: Scalar, v: i128, hex: bool) {
        match scalar {
            Scalar::Bool if v == 0 || v == 1 => self.out.push_str(if v == 1 { "true" } else { "false" }),
            Scalar::Enum(id) => match self.model.enums.get(id.index()).and_then(|e| enumerator(e, v)) {
                Some(row) => self.out.push_str(&row.name),
                None => self.number(v, hex),
            },
            Scalar::Uint | Scalar::Int | Scalar::Bool => self.number(v, hex),
        }
    }

    fn number(&mut self, v: i128, hex: bool) {
        match (hex, v < 0) {
            (false, _) => self.push(format_args!("{v}")),
            (true, false) => self.push(format_args!("0x{v:X}")),
            (true, true) => self.push(format_args!("-0x{:X}", v.unsigned_abs())),
        }
    }

    fn set(&mut self, ones: &[u32]) {
        self.out.push('{');
        for (i, bit) in ones.iter().enumerate() {
            self.push(format_args!("{}{bit}", if i == 0 { "" } else { ", " }));
        }
        self.out.push('}');
    }

    fn list(&mut self, element: &Type, list: &[Data], hex: bool) {
        let zeros = list.iter().rev().take_while(|d| type_is_zero(self.model, element, d)).count();
        self.out.push('[');
        for (i, data) in list.iter().take(list.len() - zeros).enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.value(element, data, hex);
        }
        self.out.push(']');
    }

    fn text(&mut self, text: &[u8]) {
        self.out.push('"');
        for b in text {
            match b {
                b'"' => self.out.push_str("\\\""),
                b'\\' => self.out.push_str("\\\\"),
                0x20..=0x7E => self.out.push(char::from(*b)),
                _ => self.push(format_args!("\\x{b:02X}")),
            }
        }
        self.out.push('"');
    }

    fn push(&mut self, text: std::fmt::Arguments<'_>) {
        // Writing into a string does not fail.
        let _ = self.out.write_fmt(text);
    }
}
