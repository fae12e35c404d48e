//! Conditions and types in the specification's words.

use super::legal::enumerator;
use crate::ast::{BinaryOp, UnaryOp};
use crate::eval::value_text;
use crate::model::{
    Expr, ExprKind, Field, FieldId, FieldKind, ModeField, Model, Record, RecordId, Scalar, Type, UnionField, Value,
};

/// An expression over the fields of a record, as it could have been written.
#[must_use]
pub fn condition(model: &Model, record: &Record, e: &Expr) -> String {
    text(model, record, e, 0)
}

fn text(model: &Model, record: &Record, e: &Expr, outer: u8) -> String {
    let sub = |e: &Expr| text(model, record, e, 0);
    match &e.kind {
        ExprKind::Value(v) => value_text(v),
        ExprKind::Unknown { name, .. } => name.clone(),
        ExprKind::Field(id) => field_name(record, *id),
        ExprKind::Param(i) => format!("parameter {i}"),
        ExprKind::Register(r) => {
            format!("{}[{}]", model.registers.as_ref().map_or("r", |r| r.name.as_str()), sub(r))
        }
        ExprKind::Op { ops, op, args } => {
            let name = model.ops.get(*ops as usize).and_then(|o| o.rows.get(*op as usize)).map_or("?", |o| &o.name);
            format!("{name}({})", args.iter().map(sub).collect::<Vec<_>>().join(", "))
        }
        ExprKind::Lookup { table, column, row } => {
            let table = model.tables.get(table.index());
            let column = table.and_then(|t| t.columns.get(*column as usize)).map_or("?", |c| &c.name);
            format!("{}[{}].{column}", table.map_or("?", |t| &t.name), sub(row))
        }
        ExprKind::Len(a) => format!("len({})", sub(a)),
        ExprKind::Unary(op, a) => {
            let sign = match op {
                UnaryOp::Neg => '-',
                UnaryOp::Not => '!',
                UnaryOp::Complement => '~',
            };
            format!("{sign}{}", text(model, record, a, 9))
        }
        ExprKind::Binary(op, a, b) => {
            let inner = strength(*op);
            let (l, r) = (
                named(model, record, b, a).unwrap_or_else(|| text(model, record, a, inner)),
                named(model, record, a, b).unwrap_or_else(|| text(model, record, b, inner + 1)),
            );
            let s = format!("{l} {} {r}", op.symbol());
            if inner < outer { format!("({s})") } else { s }
        }
        ExprKind::Ternary(a, b, c) => {
            let s = format!("{} ? {} : {}", text(model, record, a, 1), sub(b), sub(c));
            if outer > 0 { format!("({s})") } else { s }
        }
        ExprKind::Range(a, b, inclusive) => format!("{}..{}{}", sub(a), if *inclusive { "=" } else { "" }, sub(b)),
    }
}

/// How tightly an operator binds, as in the grammar.
fn strength(op: BinaryOp) -> u8 {
    match op {
        BinaryOp::LogicalOr => 1,
        BinaryOp::LogicalAnd => 2,
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 3,
        BinaryOp::Or => 4,
        BinaryOp::Xor => 5,
        BinaryOp::And => 6,
        BinaryOp::Shl | BinaryOp::Shr => 7,
        BinaryOp::Add | BinaryOp::Sub => 8,
        BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => 9,
    }
}

fn field_name(record: &Record, id: FieldId) -> String {
    let name = record.fields.get(id.index()).and_then(|f| f.name.clone());
    name.unwrap_or_else(|| format!("field {}", id.0))
}

/// A number that stands beside a field of an enum: the enumerator's name.
fn named(model: &Model, record: &Record, beside: &Expr, e: &Expr) -> Option<String> {
    let (ExprKind::Field(id), ExprKind::Value(Value::Int(v))) = (&beside.kind, &e.kind) else { return None };
    match &record.fields.get(id.index())?.kind {
        FieldKind::Value { ty: Type::Scalar(Scalar::Enum(of), _), .. } => {
            enumerator(model.enums.get(of.index())?, *v).map(|row| row.name.clone())
        }
        _ => None,
    }
}

/// `u8`, `i12`, `bool`, or the enum's name.
pub(super) fn scalar(model: &Model, scalar: Scalar, width: u8) -> String {
    match scalar {
        Scalar::Uint => format!("u{width}"),
        Scalar::Int => format!("i{width}"),
        Scalar::Bool => "bool".to_owned(),
        Scalar::Enum(id) => model.enums.get(id.index()).map_or_else(|| "?".to_owned(), |e| e.name.clone()),
    }
}

fn record_name(model: &Model, id: RecordId) -> String {
    model.records.get(id.index()).map_or_else(|| "?".to_owned(), |r| r.name.clone())
}

/// A type as written.
pub(super) fn ty(model: &Model, t: &Type) -> String {
    let mut dims = String::new();
    let mut t = t;
    while let Type::Array { element, count, .. } = t {
        dims.push_str(&format!("[{count}]"));
        t = element;
    }
    let base = match t {
        Type::Scalar(s, w) => scalar(model, *s, *w),
        Type::Bits(n) => format!("bits[{n}]"),
        Type::Str { len, terminated } => format!("{}[{len}]", if *terminated { "asciiz" } else { "str" }),
        Type::Record(id) => record_name(model, *id),
        Type::Array { .. } => "?".to_owned(),
    };
    base + &dims
}

/// `WaitMode?`
pub(super) fn mode(model: &Model, m: &ModeField) -> String {
    format!("{}{}", super::modes::table(model, m.table).0, if m.optional { "?" } else { "" })
}

/// The type of a row as written; empty for rows without one.
pub(super) fn row(model: &Model, field: &Field) -> String {
    match &field.kind {
        FieldKind::Value { ty: t, .. } => ty(model, t),
        FieldKind::Constant { ty, place, .. } => scalar(model, *ty, place.width),
        FieldKind::Fill { ignored, .. } => if *ignored { "ignored" } else { "zero" }.to_owned(),
        FieldKind::Mode(m) => mode(model, m),
        FieldKind::Union(u) => union(model, u),
    }
}

fn union(model: &Model, u: &UnionField) -> String {
    let arms: Vec<String> = u.arms.iter().map(|a| format!("{}: {}", a.name, ty(model, &a.ty))).collect();
    format!("union {{ {} }}", arms.join(", "))
}
