//! What follows from a record's rows: its discriminant, the bits no row names, the order in which modes act.

use fixedbitset::FixedBitSet;

use crate::ast::{self, Fill};
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Available, FieldId, FieldKind, ModeTable, RecordId, Type};

use super::Cx;

/// The bits that constants fix.
pub(super) fn discriminant(cx: &mut Cx<'_>, id: RecordId) {
    let Some(record) = cx.model.records.get_mut(id.index()) else { return };
    for field in &record.fields {
        let FieldKind::Constant { place, bits, .. } = &field.kind else { continue };
        // A conditional constant does not hold for every record of this kind, one that is not there for none.
        if field.guard.is_some() || field.notes.available != Available::Yes {
            continue;
        }
        for piece in &place.pieces {
            for i in 0..u32::from(piece.width) {
                let bit = piece.record_bit + i;
                let set = bits.checked_shr(u32::from(piece.value_bit) + i).unwrap_or(0) & 1;
                let byte = bit as usize / 8;
                if let (Some(m), Some(v)) = (record.fixed.mask.get_mut(byte), record.fixed.value.get_mut(byte)) {
                    *m |= 1 << (bit % 8);
                    *v |= (set as u8) << (bit % 8);
                }
            }
        }
    }
}

/// The bits that no row names.
pub(super) fn rest(cx: &mut Cx<'_>, id: RecordId, fill: Option<Fill>) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let mut free = FixedBitSet::with_capacity(record.size as usize * 8);
    free.insert_range(..);
    for f in &record.fields {
        for (from, to) in f.kind.ranges(&cx.model.records) {
            let (from, to) = (from as usize, (to as usize).min(free.len()));
            if from < to {
                free.remove_range(from..to);
            }
        }
    }
    if let Some(record) = cx.model.records.get_mut(id.index()) {
        match fill {
            _ if record.opaque.is_some() => record.ignored = free,
            Some(Fill::Zero) => record.zero = free,
            Some(Fill::Ignored) => record.ignored = free,
            None => {}
        }
    }
}

/// Mode fields in the order they act: as `order` says, else as declared, waits first.
pub(super) fn acting_order(cx: &mut Cx<'_>, id: RecordId, order: Option<&[ast::Name]>) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let modes = record.fields.iter().enumerate().filter_map(|(i, f)| match &f.kind {
        FieldKind::Mode(m) => Some((FieldId(i as u32), matches!(m.table, ModeTable::Update(_)))),
        _ => None,
    });
    let mut all: Vec<(FieldId, bool)> = modes.collect();
    all.sort_by_key(|(_, update)| *update);
    let mut out: Vec<FieldId> = Vec::new();
    let mut wrong = Vec::new();
    for name in order.unwrap_or_default() {
        match record.field(&name.text).filter(|id| all.iter().any(|(m, _)| m == id) && !out.contains(id)) {
            Some(id) => out.push(id),
            None if record.may_have(&name.text) => {}
            None => wrong.push(name),
        }
    }
    let missing = order.is_some().then(|| all.iter().find(|(m, _)| !out.contains(m))).flatten();
    let missing = missing.and_then(|(m, _)| record.fields.get(m.index())).and_then(|f| f.name.clone());
    out.extend(all.iter().map(|(m, _)| *m).filter(|m| !out.contains(m)).collect::<Vec<_>>());
    let names: Vec<String> = all.iter().filter_map(|(m, _)| record.fields.get(m.index())?.name.clone()).collect();
    for name in wrong {
        let d =
            Diagnostic::error(codes::ORDER, name.span, format!("`{}` is no mode field, or is named twice", name.text));
        cx.diags.push(d.choose(&name.text, "its mode fields", names.iter().map(String::as_str)));
    }
    if let (Some(missing), Some(first)) = (missing, order.and_then(|o| o.first())) {
        cx.diags.push(Diagnostic::error(codes::ORDER, first.span, format!("the order leaves out `{missing}`")));
    }
    if let Some(record) = cx.model.records.get_mut(id.index()) {
        record.order = out;
    }
}

/// A record that contains itself would never end. Each circle is reported once.
pub(super) fn nesting(cx: &mut Cx<'_>) {
    let children: Vec<Vec<usize>> =
        cx.model.records.iter().map(|r| r.fields.iter().flat_map(|f| nested(&f.kind)).collect()).collect();
    let mut done = vec![false; children.len()];
    let mut circles: Vec<Vec<usize>> = Vec::new();
    for start in 0..children.len() {
        // The way from the start, with what is still to be looked at on it.
        let mut path: Vec<(usize, std::slice::Iter<'_, usize>)> = Vec::new();
        let mut next = Some(start);
        loop {
            if let Some(n) = next.take()
                && let (Some(d), Some(c)) = (done.get_mut(n), children.get(n))
                && !std::mem::replace(d, true)
            {
                path.push((n, c.iter()));
            }
            let Some((_, rest)) = path.last_mut() else { break };
            match rest.next().copied() {
                Some(n) => match path.iter().position(|(p, _)| *p == n) {
                    Some(at) => circles.push(path.iter().skip(at).map(|(p, _)| *p).collect()),
                    None => next = Some(n),
                },
                None => {
                    path.pop();
                }
            }
        }
    }
    for circle in circles {
        record_cycle(cx, &circle);
    }
}

fn record_cycle(cx: &mut Cx<'_>, circle: &[usize]) {
    let of = |i: &usize| cx.model.records.get(*i).map(|r| (r.name.as_str(), r.span));
    let Some((first, span)) = circle.first().and_then(of) else { return };
    let names: Vec<&str> = circle.iter().filter_map(of).map(|(n, _)| n).chain([first]).collect();
    let message = match circle {
        [_] => format!("{first} contains itself"),
        _ => format!("{first} contains itself: {}", names.join(" > ")),
    };
    let mut d = Diagnostic::error(codes::RECORD_CYCLE, span, message);
    for (_, span) in circle.iter().skip(1).filter_map(of) {
        d = d.with(span, "on the circle");
    }
    cx.diags.push(d);
    // Without its rows nothing that walks records can go round.
    for i in circle {
        if let Some(r) = cx.model.records.get_mut(*i) {
            r.fields.clear();
            r.broken = true;
            r.order.clear();
            r.effects.clear();
        }
    }
}

fn nested(kind: &FieldKind) -> Vec<usize> {
    fn of(ty: &Type, out: &mut Vec<usize>) {
        match ty {
            Type::Record(id) => out.push(id.index()),
            Type::Array { element, .. } => of(element, out),
            Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
        }
    }
    let mut out = Vec::new();
    match kind {
        FieldKind::Value { ty, .. } => of(ty, &mut out),
        FieldKind::Union(u) => u.arms.iter().for_each(|a| of(&a.ty, &mut out)),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Mode(_) => {}
    }
    out
}
