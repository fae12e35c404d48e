//! Waits of a record that are more than a mode: under a mask, or one of several.

use crate::ast;
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{FieldId, FieldKind, Known, ModeField, ModeTable, Record, RecordId, Scalar, Type, WaitTable};

use super::Cx;

/// Which field holds the mask of each mode field whose modes have one.
pub(super) fn masks(cx: &mut Cx<'_>, id: RecordId, named: &[(usize, &ast::Name)]) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let mut found = Vec::new();
    for (i, f) in record.fields.iter().enumerate() {
        let FieldKind::Mode(m) = &f.kind else { continue };
        let table = table(cx, m);
        let asks = table.is_some_and(|t| t.modes.iter().any(crate::model::WaitMode::takes_mask));
        let name = named.iter().find(|(of, _)| *of == i).map(|(_, name)| *name);
        let of = f.name.as_deref().unwrap_or_default();
        let wrong = match (name, asks) {
            (None, false) => continue,
            (None, true) => Diagnostic::error(codes::SLOTS, f.span, format!("where is the mask of {of}?"))
                .help("name the field that holds it, after the other operands: `mask FIELD`"),
            (Some(name), false) => {
                // What the table lost may have asked for it.
                if table.is_some_and(|t| t.broken) {
                    continue;
                }
                Diagnostic::error(codes::SLOTS, name.span, format!("no mode of {of} has a mask"))
                    .help("a mode has one if its meaning says so: `when (BANK & mask) >= value`")
            }
            (Some(name), true) => match record.field(&name.text) {
                Some(mask) if is_number(record, mask) => {
                    found.push((i, mask));
                    continue;
                }
                Some(_) => {
                    let message = format!("{} is no number: it cannot be a mask", name.text);
                    Diagnostic::error(codes::SLOTS, name.span, message)
                }
                None if record.may_have(&name.text) => continue,
                None => {
                    let d = format!("{} has no field `{}`", record.name, name.text);
                    let fields = record.fields.iter().filter_map(|f| f.name.as_deref());
                    Diagnostic::error(codes::SLOTS, name.span, d).choose(&name.text, "its fields", fields)
                }
            },
        };
        cx.diags.push(wrong);
    }
    let Some(record) = cx.model.records.get_mut(id.index()) else { return };
    for (i, mask) in found {
        if let Some(FieldKind::Mode(m)) = record.fields.get_mut(i).map(|f| &mut f.kind) {
            m.mask = Some(mask);
        }
    }
}

fn is_number(record: &Record, id: FieldId) -> bool {
    matches!(
        record.fields.get(id.index()).map(|f| &f.kind),
        Some(
            FieldKind::Value { ty: Type::Scalar(Scalar::Uint | Scalar::Int, _), .. }
                | FieldKind::Constant { ty: Scalar::Uint | Scalar::Int, .. }
        )
    )
}

fn table<'m>(cx: &'m Cx<'_>, m: &ModeField) -> Option<&'m WaitTable> {
    match m.table {
        ModeTable::Wait(t) => cx.model.waits.get(t.index()),
        ModeTable::Update(_) => None,
    }
}

/// Waits of which one is enough.
pub(super) fn alternatives(cx: &mut Cx<'_>, id: RecordId, rows: &[&[ast::Name]]) {
    let Some(record) = cx.model.records.get(id.index()) else { return };
    let is_wait = |f: &FieldId| {
        let kind = record.fields.get(f.index()).map(|f| &f.kind);
        matches!(kind, Some(FieldKind::Mode(ModeField { table: ModeTable::Wait(_), .. })))
    };
    let mut groups: Vec<Vec<FieldId>> = Vec::new();
    for names in rows {
        let mut group: Vec<FieldId> = Vec::new();
        for name in *names {
            match record.field(&name.text).filter(is_wait) {
                Some(f) if !group.contains(&f) && !groups.iter().any(|g| g.contains(&f)) => {
                    if let Some(d) = changes(cx, record, f, name) {
                        cx.diags.push(d);
                    }
                    group.push(f);
                }
                Some(_) => {
                    let message = format!("`{}` is named twice", name.text);
                    let d = Diagnostic::error(codes::ALTERNATIVES, name.span, message);
                    cx.diags.push(d.help("a wait is one of several only once"));
                }
                None if record.may_have(&name.text) => {}
                None => {
                    let message = format!("`{}` is no wait", name.text);
                    let waits = (0..record.fields.len()).map(|i| FieldId(i as u32)).filter(is_wait);
                    let waits = waits.filter_map(|f| record.fields.get(f.index())?.name.as_deref());
                    let d = Diagnostic::error(codes::ALTERNATIVES, name.span, message);
                    cx.diags.push(d.choose(&name.text, "its waits", waits));
                }
            }
        }
        if let [only] = names {
            let d = Diagnostic::error(codes::ALTERNATIVES, only.span, "one wait is no choice");
            cx.diags.push(d.help("name all waits of which one is enough: `any WAIT, WAIT;`"));
        }
        groups.push(group);
    }
    if let Some(record) = cx.model.records.get_mut(id.index()) {
        record.any = groups.into_iter().filter(|g| !g.is_empty()).collect();
    }
}

/// A mode that changes what it has waited for: nobody could tell whether it was the one that passed.
fn changes(cx: &Cx<'_>, record: &Record, f: FieldId, name: &ast::Name) -> Option<Diagnostic> {
    let FieldKind::Mode(m) = &record.fields.get(f.index())?.kind else { return None };
    let table = table(cx, m)?;
    let changes = |m: &&crate::model::WaitMode| matches!(&m.meaning, Known::Known(k) if k.then.is_some());
    let mode = table.modes.iter().find(changes)?;
    let message = format!("{} may be one of several only if its modes change nothing", name.text);
    let d = Diagnostic::error(codes::ALTERNATIVES, name.span, message);
    let d = d.with(mode.span, format!("{} of {} does", mode.name, table.name));
    Some(d.help("which of several waits has passed is not known"))
}
