//! What a condition on one field can say: its truth for every value of that field.

use crate::ast::{BinaryOp, UnaryOp};
use crate::eval::arithmetic;
use crate::model::{Available, Expr, ExprKind, FieldId, FieldKind, ModeTable, Model, Record, Scalar, Type};

/// The widest number whose values are all tried.
const WIDEST: u8 = 12;

/// The fields that an expression reads, ascending.
pub(super) fn fields(e: &Expr) -> Vec<FieldId> {
    let mut out = Vec::new();
    walk(e, &mut |e| {
        if let ExprKind::Field(id) = e.kind {
            out.push(id);
        }
    });
    out.sort_unstable();
    out.dedup();
    out
}

/// Calls `f` for an expression and all within it.
pub(super) fn walk(e: &Expr, f: &mut dyn FnMut(&Expr)) {
    f(e);
    match &e.kind {
        ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Field(_) | ExprKind::Param(_) => {}
        ExprKind::Op { args, .. } => args.iter().for_each(|a| walk(a, f)),
        ExprKind::Register(x) | ExprKind::Lookup { row: x, .. } | ExprKind::Len(x) | ExprKind::Unary(_, x) => {
            walk(x, f);
        }
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => [a, b].into_iter().for_each(|x| walk(x, f)),
        ExprKind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|x| walk(x, f)),
    }
}

/// Every value of a field, if there are few.
pub(super) fn values(model: &Model, record: &Record, id: FieldId) -> Option<Vec<i128>> {
    let field = record.fields.get(id.index())?;
    let all = |bits: u8| (bits <= WIDEST).then(|| (0..1i128 << bits).collect::<Vec<_>>());
    match &field.kind {
        FieldKind::Constant { bits, .. } => Some(vec![i128::from(*bits)]),
        FieldKind::Value { ty: Type::Scalar(scalar, bits), .. } => match scalar {
            Scalar::Bool => Some(vec![0, 1]),
            Scalar::Uint => all(*bits),
            Scalar::Int if *bits <= WIDEST => Some((-(1i128 << (bits - 1))..1i128 << (bits - 1)).collect()),
            Scalar::Int => None,
            Scalar::Enum(e) => {
                let e = model.enums.get(e.index())?;
                if e.broken {
                    return None;
                }
                let named = e.rows.iter().filter(|r| r.notes.available == Available::Yes).map(|r| r.value);
                if e.open { all(*bits) } else { Some(named.collect()) }
            }
        },
        FieldKind::Mode(m) => {
            let mut wires: Vec<i128> = match m.table {
                ModeTable::Wait(t) => model.waits.get(t.index())?.modes.iter().map(|m| i128::from(m.wire)).collect(),
                ModeTable::Update(t) => {
                    model.updates.get(t.index())?.modes.iter().map(|m| i128::from(m.wire)).collect()
                }
            };
            wires.push(0);
            Some(wires)
        }
        FieldKind::Value { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => None,
    }
}

/// The value of an expression where one field has a given value and nothing is known of the others. `None`: that does
/// not decide it, or it cannot be computed.
pub(super) fn value(e: &Expr, field: FieldId, v: i128) -> Option<i128> {
    let of = |e: &Expr| value(e, field, v);
    match &e.kind {
        ExprKind::Value(x) => x.int(),
        ExprKind::Field(id) => (*id == field).then_some(v),
        ExprKind::Unary(UnaryOp::Not, x) => Some(i128::from(of(x)? == 0)),
        ExprKind::Unary(UnaryOp::Neg, x) => of(x)?.checked_neg(),
        ExprKind::Unary(UnaryOp::Complement, x) => Some(!of(x)?),
        ExprKind::Binary(BinaryOp::LogicalAnd, l, r) => match (of(l), of(r)) {
            (Some(0), _) | (_, Some(0)) => Some(0),
            (l, r) => l.and(r).map(|_| 1),
        },
        ExprKind::Binary(BinaryOp::LogicalOr, l, r) => match (of(l), of(r)) {
            (Some(0), r) => r.map(|r| i128::from(r != 0)),
            (Some(_), _) => Some(1),
            (None, r) => r.filter(|r| *r != 0).map(|_| 1),
        },
        ExprKind::Binary(op, l, r) => arithmetic(*op, of(l)?, of(r)?).ok(),
        ExprKind::Ternary(c, yes, no) => of(if of(c)? != 0 { yes } else { no }),
        _ => None,
    }
}

/// The truth of a condition for every value of a field.
pub(super) struct Table {
    /// The field.
    pub(super) by: FieldId,
    /// Its values.
    pub(super) values: Vec<i128>,
    /// Whether the condition holds for each.
    pub(super) holds: Vec<bool>,
}

/// The truth of a condition that reads a single field of few values.
pub(super) fn table(model: &Model, record: &Record, e: &Expr) -> Option<Table> {
    let read = fields(e);
    let [by] = *read.as_slice() else { return None };
    let values = values(model, record, by)?;
    let holds = values.iter().map(|v| value(e, by, *v).map(|t| t != 0)).collect::<Option<Vec<bool>>>()?;
    Some(Table { by, values, holds })
}

/// Whether two conditions never hold together. Exact if both read the same one field; otherwise they may.
pub(super) fn exclusive(model: &Model, record: &Record, a: &Expr, b: &Expr) -> bool {
    match (table(model, record, a), table(model, record, b)) {
        (Some(a), Some(b)) => a.by == b.by && !a.holds.iter().zip(&b.holds).any(|(x, y)| *x && *y),
        _ => false,
    }
}
