//! Making a random value legal: rows that a broken condition or a conflict is about get other values.

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{
    Available, Expr, ExprKind, FieldId, FieldKind, Location, Place, ProfileRule, Record, RecordId, Scalar, Type, Value,
};
use fastrand::Rng;

use super::legal::{Writer, modes};

/// How often other values are tried.
const ATTEMPTS: usize = 200;

/// Changes rows until what the record and the profile require holds and no two rows want other values in the same
/// bytes, or until it seems hopeless.
pub(super) fn repair(w: Writer<'_>, v: &mut RecordValue, rng: &mut Rng) {
    for _ in 0..ATTEMPTS {
        share(w, v, rng);
        let Some(broken) = broken(w, v) else { return };
        let mut fields = Vec::new();
        broken.each_field(&mut |id| fields.push(id));
        let Some(id) = rng.choice(&fields).copied() else { return };
        change(w, v, id, broken, rng);
    }
    share(w, v, rng);
}

/// A condition that does not hold.
fn broken<'m>(w: Writer<'m>, v: &RecordValue) -> Option<&'m Expr> {
    let record = &w.model.records[v.record.index()];
    let holds = |e: &Expr| Env::new(w.model).with_fields(v).truth(e).unwrap_or(false);
    let rows =
        record.fields.iter().filter(|f| f.notes.available == Available::Yes && f.guard.as_ref().is_none_or(&holds));
    let own = record.requires.iter().chain(rows.flat_map(|f| &f.requires)).map(|r| &r.condition);
    let rules = w.profile.map_or(&[][..], |p| &w.model.profiles[p.index()].rules);
    let asked = rules.iter().filter_map(|r| match r {
        ProfileRule::Require { record, require } if *record == v.record => Some(&require.condition),
        _ => None,
    });
    own.chain(asked).find(|e| !holds(e))
}

/// Another value for a row that a condition uses, and for the rows that depend on it.
fn change(w: Writer<'_>, v: &mut RecordValue, id: FieldId, condition: &Expr, rng: &mut Rng) {
    let record = &w.model.records[v.record.index()];
    w.fill(v, id.index(), rng);
    let mut numbers = Vec::new();
    constants(condition, &mut numbers);
    let scalar = matches!(
        &record.fields[id.index()].kind,
        FieldKind::Value { ty: Type::Scalar(Scalar::Uint | Scalar::Int | Scalar::Bool | Scalar::Enum(_), _), .. }
    );
    // The numbers of a condition, and those beside them, are where it changes its mind.
    if let (true, Some(n)) = (scalar && v.fields[id.index()] != Data::Absent && rng.bool(), rng.choice(&numbers)) {
        v.fields[id.index()] = Data::Int((n + i128::from(rng.i8(-1..=1))).max(0));
        if !fits(w, v, id) {
            w.fill(v, id.index(), rng);
        }
    }
    for other in record.reading_order() {
        if other != id && record.depends(other, |on| on == id) {
            w.fill(v, other.index(), rng);
        }
    }
}

/// Whether the number of a row is one that it may hold.
fn fits(w: Writer<'_>, v: &RecordValue, id: FieldId) -> bool {
    let record = &w.model.records[v.record.index()];
    match (&record.fields[id.index()].kind, &v.fields[id.index()]) {
        (FieldKind::Value { ty: Type::Scalar(scalar, width), .. }, Data::Int(n)) => match scalar {
            Scalar::Uint => (0..1i128 << width).contains(n),
            Scalar::Bool => (0..2).contains(n),
            Scalar::Int => (-(1i128 << (width - 1))..1i128 << (width - 1)).contains(n),
            Scalar::Enum(e) => {
                w.model.enums[e.index()].rows.iter().any(|r| r.value == *n && r.notes.available == Available::Yes)
            }
        },
        _ => true,
    }
}

fn constants(e: &Expr, out: &mut Vec<i128>) {
    match &e.kind {
        ExprKind::Value(Value::Int(n)) => out.push(*n),
        ExprKind::Unary(_, a) | ExprKind::Len(a) | ExprKind::Lookup { row: a, .. } => constants(a, out),
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => {
            constants(a, out);
            constants(b, out);
        }
        ExprKind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|e| constants(e, out)),
        _ => {}
    }
}

/// The place and value of a row that others may share, and where its value is kept.
fn shared(w: Writer<'_>, record: &Record, v: &RecordValue, i: usize) -> Option<(Place, u64)> {
    let field = &record.fields[i];
    match (&field.kind, &v.fields[i]) {
        (FieldKind::Mode(m), Data::Mode { mode, value, .. }) => {
            let takes = modes(w.model, m.table)[*mode].takes_value;
            m.value.clone().filter(|_| takes).map(|p| (p, *value))
        }
        (FieldKind::Value { at: Location::Bits(place), .. }, Data::Int(n)) if field.shared => {
            Some((place.clone(), *n as u64))
        }
        _ => None,
    }
}

fn set(v: &mut RecordValue, i: usize, n: u64) {
    match &mut v.fields[i] {
        Data::Mode { value, .. } => *value = n,
        Data::Int(old) => *old = n.into(),
        _ => {}
    }
}

fn overlap(a: &Place, b: &Place) -> bool {
    a.ranges().any(|(a0, a1)| b.ranges().any(|(b0, b1)| a0 < b1 && b0 < a1))
}

/// Rows that share bytes get the same value, or only one of them keeps its own.
fn share(w: Writer<'_>, v: &mut RecordValue, rng: &mut Rng) {
    let record = &w.model.records[v.record.index()];
    for i in 0..record.fields.len() {
        for j in i + 1..record.fields.len() {
            let (Some((p, a)), Some((q, b))) = (shared(w, record, v, i), shared(w, record, v, j)) else { continue };
            if !overlap(&p, &q) || (p == q && a == b) {
                continue;
            }
            let number = |k: usize| matches!(&record.fields[k].kind, FieldKind::Value { .. });
            if p == q && !(number(i) && number(j)) && rng.u8(..) < 224 {
                set(v, j, a);
            } else {
                // Bytes in part the same: only one of them can be there, or both are zero.
                let optional = |k: usize| matches!(&record.fields[k].kind, FieldKind::Mode(m) if m.optional);
                match (optional(i), optional(j)) {
                    (_, true) => v.fields[j] = Data::Absent,
                    (true, _) => v.fields[i] = Data::Absent,
                    _ => {
                        set(v, i, 0);
                        set(v, j, 0);
                    }
                }
            }
        }
    }
}

/// Records that hold another, for tests that count.
pub fn nested(record: &Record) -> impl Iterator<Item = RecordId> + '_ {
    record.fields.iter().filter_map(|f| match &f.kind {
        FieldKind::Value { ty: Type::Record(id), .. } => Some(*id),
        _ => None,
    })
}
