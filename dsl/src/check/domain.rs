//! What a condition on one field can say: its truth for every value of that field.

use crate::codec::{Data, RecordValue};
use crate::eval::Env;
use crate::model::{Available, Expr, ExprKind, FieldId, FieldKind, ModeTable, Model, Record, RecordId, Scalar, Type};

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
            walk(x, f)
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

/// Whether a condition holds, for each of the values of the one field it reads. `None`: it cannot be computed.
pub(super) fn truth(model: &Model, id: RecordId, field: FieldId, values: &[i128], e: &Expr) -> Option<Vec<bool>> {
    let record = model.records.get(id.index())?;
    let mut value = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
    let mut out = Vec::with_capacity(values.len());
    for v in values {
        *value.fields.get_mut(field.index())? = data(model, record, field, *v);
        out.push(Env::new(model).with_fields(&value).truth(e).ok()?);
    }
    Some(out)
}

fn data(model: &Model, record: &Record, field: FieldId, v: i128) -> Data {
    let Some(FieldKind::Mode(m)) = record.fields.get(field.index()).map(|f| &f.kind) else { return Data::Int(v) };
    let position = match m.table {
        ModeTable::Wait(t) => {
            model.waits.get(t.index()).and_then(|t| t.modes.iter().position(|m| i128::from(m.wire) == v))
        }
        ModeTable::Update(t) => {
            model.updates.get(t.index()).and_then(|t| t.modes.iter().position(|m| i128::from(m.wire) == v))
        }
    };
    position.map_or(Data::Absent, |mode| Data::Mode { mode, index: 0, value: 0 })
}

/// The truth of a condition that reads a single field of few values: the field, its values, the truth for each.
pub(super) fn table(model: &Model, id: RecordId, e: &Expr) -> Option<(FieldId, Vec<i128>, Vec<bool>)> {
    let read = fields(e);
    let [field] = *read.as_slice() else { return None };
    let values = values(model, model.records.get(id.index())?, field)?;
    let truth = truth(model, id, field, &values, e)?;
    Some((field, values, truth))
}

/// Whether two conditions never hold together. Exact if both read the same one field; otherwise they may.
pub(super) fn exclusive(model: &Model, id: RecordId, a: &Expr, b: &Expr) -> bool {
    match (table(model, id, a), table(model, id, b)) {
        (Some((f, _, x)), Some((g, _, y))) => f == g && !x.iter().zip(&y).any(|(x, y)| *x && *y),
        _ => false,
    }
}
