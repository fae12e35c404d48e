//! Dispatch interfaces and what an architecture makes of them.

use crate::ast::{self, ArchRowKind, ItemKind, Requirement, ValueExpr};
use crate::codes::{arch as codes, names as name_codes};
use crate::diagnostic::Diagnostic;
use crate::model::{ColumnType, ColumnValue, Item, Known, Op, Ops, OpsId, Param, Require};

use super::Cx;
use super::arch::Chain;
use super::expr::{Params, count, expr};

pub(super) fn interfaces(cx: &mut Cx<'_>) {
    for (item, o) in cx.each(|k| if let ItemKind::Ops(o) = k { Some(o) } else { None }) {
        let mut rows: Vec<Op> = Vec::new();
        for row in &o.rows {
            let params = params(cx, &row.params);
            let result = cx.column_type(Some(&row.result)).unwrap_or(ColumnType::Any);
            let notes = cx.notes(&row.docs, &row.attrs);
            let slot = match notes.column("slot") {
                Some(ColumnValue::Int(n)) => u64::try_from(*n).ok(),
                _ => None,
            };
            let taken = cx.model.ops.iter().flat_map(|o| &o.rows).chain(&rows).find(|r| r.name == row.name.text);
            if let Some(first) = taken {
                let d = Diagnostic::error(
                    name_codes::DUPLICATE,
                    row.name.span,
                    format!("two operations are called `{}`", row.name.text),
                );
                let d = d.with(first.span, "the first one");
                cx.push(d);
            }
            rows.push(Op {
                name: row.name.text.clone(),
                params,
                result,
                slot,
                requires: Vec::new(),
                value: None,
                notes,
                span: row.name.span,
                declared: row.name.span,
            });
        }
        let notes = cx.notes(&item.docs, &o.attrs);
        let id = OpsId(cx.model.ops.len() as u32);
        cx.model.ops.push(Ops { name: o.name.text.clone(), rows, notes, span: o.name.span });
        cx.model.names.insert(o.name.text.clone(), Item::Ops(id));
    }
}

pub(super) fn params(cx: &mut Cx<'_>, written: &[ast::Param]) -> Vec<Param> {
    written
        .iter()
        .map(|p| Param { name: p.name.text.clone(), ty: cx.column_type(p.ty.as_ref()).unwrap_or(ColumnType::Any) })
        .collect()
}

pub(super) fn implementations(cx: &mut Cx<'_>, chain: &Chain<'_>) {
    let impls: Vec<&ast::Impl> =
        chain.rows().filter_map(|r| if let ArchRowKind::Impl(i) = &r.kind { Some(i) } else { None }).collect();
    let mut requires: Vec<(OpsId, &Requirement)> = Vec::new();
    for i in &impls {
        let Some(Item::Ops(id)) = cx.model.names.get(&i.ops.text).copied() else {
            let d = Diagnostic::error(codes::IMPL, i.ops.span, format!("no interface `{}`", i.ops.text));
            let d = d.choose(&i.ops.text, "interfaces", cx.model.ops.iter().map(|o| o.name.as_str()));
            cx.push(d);
            continue;
        };
        requires.extend(i.requires.iter().map(|r| (id, r)));
        for row in &i.rows {
            implement(cx, id, row);
        }
    }
    for (id, r) in requires {
        bound(cx, id, r);
    }
}

fn implement(cx: &mut Cx<'_>, id: OpsId, row: &ast::ImplRow) {
    let Some(ops) = cx.model.ops.get(id.index()) else { return };
    let Some(at) = ops.rows.iter().position(|o| o.name == row.name.text) else {
        let d =
            Diagnostic::error(codes::IMPL, row.name.span, format!("{} has no operation `{}`", ops.name, row.name.text));
        let d = d
            .choose(&row.name.text, "its operations", ops.rows.iter().map(|o| o.name.as_str()))
            .with(ops.span, "the interface");
        cx.push(d);
        return;
    };
    let Some(op) = ops.rows.get(at) else { return };
    if op.params.len() != row.params.len() {
        let message =
            format!("{} takes {}, this has {}", op.name, count(op.params.len(), "parameter"), row.params.len());
        let d = Diagnostic::error(codes::IMPL, row.name.span, message).with(op.declared, "declared here");
        cx.push(d);
        if let Some(op) = cx.model.ops.get_mut(id.index()).and_then(|o| o.rows.get_mut(at)) {
            op.value = Some(Known::Unknown("its implementation was not understood".to_owned()));
        }
        return;
    }
    let named: Vec<Param> =
        row.params.iter().zip(&op.params).map(|(n, p)| Param { name: n.text.clone(), ty: p.ty }).collect();
    let value = match &row.value {
        ValueExpr::Unknown(u) => Some(Known::Unknown(u.reason.clone().unwrap_or_default())),
        // A formula that was not understood is there all the same.
        ValueExpr::Known(e) => Some(match expr(&cx.model, &Params(&named), e, cx.diags) {
            Some(e) => Known::Known(e),
            None => Known::Unknown("its formula was not understood".to_owned()),
        }),
    };
    let notes = cx.notes(&row.docs, &row.attrs);
    let Some(op) = cx.model.ops.get_mut(id.index()).and_then(|o| o.rows.get_mut(at)) else { return };
    // Bounds are written with the implementation's names.
    op.params = named;
    op.value = value;
    op.span = row.name.span;
    op.notes.confidence = notes.confidence.or(op.notes.confidence.take());
    op.notes.docs.extend(notes.docs);
}

/// A bound holds for every operation that has all the parameters it names.
fn bound(cx: &mut Cx<'_>, id: OpsId, r: &Requirement) {
    let Some(ops) = cx.model.ops.get(id.index()) else { return };
    let all: Vec<&str> = ops.rows.iter().flat_map(|o| &o.params).map(|p| p.name.as_str()).collect();
    let mut named = Vec::new();
    idents(&r.condition, &mut named);
    let named: Vec<String> = named.into_iter().filter(|n| all.contains(&n.as_str())).collect();
    for at in 0..ops.rows.len() {
        let Some(op) = cx.model.ops.get(id.index()).and_then(|o| o.rows.get(at)) else { continue };
        let params = op.params.clone();
        if named.is_empty() || !named.iter().all(|n| params.iter().any(|p| p.name == *n)) {
            continue;
        }
        let Some(condition) = expr(&cx.model, &Params(&params), &r.condition, cx.diags) else { return };
        let require = Require { condition, message: r.message.clone(), span: r.span };
        if let Some(op) = cx.model.ops.get_mut(id.index()).and_then(|o| o.rows.get_mut(at)) {
            op.requires.push(require);
        }
    }
}

fn idents(e: &ast::Expr, out: &mut Vec<String>) {
    use ast::ExprKind as K;
    match &e.kind {
        K::Int(_) | K::Str(_) => {}
        K::Path(p) => out.extend(p.iter().map(|n| n.text.clone())),
        K::Call { args, .. } => args.iter().for_each(|a| idents(a, out)),
        K::Index { base, index } => [base, index].into_iter().for_each(|e| idents(e, out)),
        K::Member { base, .. } => idents(base, out),
        K::Unary { operand, .. } => idents(operand, out),
        K::Binary { left, right, .. } => [left, right].into_iter().for_each(|e| idents(e, out)),
        K::Ternary { condition, yes, no } => [condition, yes, no].into_iter().for_each(|e| idents(e, out)),
        K::Range { first, last, .. } => [first, last].into_iter().for_each(|e| idents(e, out)),
    }
}
