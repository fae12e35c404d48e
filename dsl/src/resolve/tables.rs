//! Constants, spaces, enums, sets, tables, costs.

use std::collections::HashMap;

use crate::ast::{self, ArchRowKind, CostTarget, ItemKind};
use crate::codes::names as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{
    Available, ColumnType, Enum, EnumId, EnumRow, Item, Known, Notes, Set, SetId, Space, SpaceId, Table, TableColumn,
    TableId, Value,
};

use super::arch::Chain;
use super::expr::{NoScope, count, expr, expr_as};
use super::{Cx, modes};

pub(super) fn spaces(cx: &mut Cx<'_>) {
    for (item, (name, ty, attrs)) in cx.spaces() {
        let Some((_, bits)) = cx.width(ty) else { continue };
        let notes = cx.notes(&item.docs, attrs);
        let id = SpaceId(cx.model.spaces.len() as u32);
        cx.model.spaces.push(Space { name: name.text.clone(), bits, notes, span: name.span });
        cx.model.names.insert(name.text.clone(), Item::Space(id));
    }
}

type SpaceParts<'a> = (&'a ast::Name, &'a ast::Type, &'a [ast::Attr]);

impl<'a> Cx<'a> {
    fn spaces(&self) -> Vec<(&'a ast::Item, SpaceParts<'a>)> {
        let items: &'a [_] = self.items;
        let space = |d: &'a super::collect::Decl<'a>| match &d.item().kind {
            ItemKind::Space { name, ty, attrs } => Some((d.item(), (name, ty, attrs.as_slice()))),
            _ => None,
        };
        items.iter().filter_map(space).collect()
    }
}

pub(super) fn enums(cx: &mut Cx<'_>) {
    cx.model.engines_any = cx.items.iter().any(|d| matches!(d.item().kind, ItemKind::EnginesAny));
    for (item, e) in cx.each(|k| if let ItemKind::Enum(e) = k { Some(e) } else { None }) {
        let Some((signed, bits)) = cx.width(&e.ty) else { continue };
        let rows: Vec<EnumRow> = e.rows.iter().filter_map(|r| enum_row(cx, e, r, signed, bits)).collect();
        let id = EnumId(cx.model.enums.len() as u32);
        let notes = cx.notes(&item.docs, &e.attrs);
        clashes(cx, e, &rows);
        let resolved = Enum {
            name: e.name.text.clone(),
            bits,
            signed,
            open: e.open,
            rows,
            notes,
            span: e.name.span,
            broken: item.broken,
        };
        if e.name.text == "Engine" || resolved.notes.has("engines") {
            match cx.model.engines.and_then(|id| cx.model.enums.get(id.index())) {
                Some(first) => {
                    let d = Diagnostic::error(codes::ENGINES, e.name.span, "a specification has one enum of engines");
                    let d = d.with(first.span, "the first one");
                    cx.push(d.help("it is the one called `Engine`, or marked `@engines`"));
                }
                None => cx.model.engines = Some(id),
            }
        }
        cx.model.enums.push(resolved);
        cx.model.names.insert(e.name.text.clone(), Item::Enum(id));
    }
}

fn enum_row(cx: &mut Cx<'_>, e: &ast::Enum, row: &ast::EnumRow, signed: bool, bits: u8) -> Option<EnumRow> {
    let value = cx.constant(&row.value)?;
    let (low, high) = super::place::limits(signed, u32::from(bits));
    if !(low..=high).contains(&value) {
        let value = crate::eval::number(value);
        let message = format!("{} = {value} does not fit {}, which has {bits} bits", row.name.text, e.name.text);
        cx.push(
            Diagnostic::error(codes::ENUM_VALUE, row.value.span, message).help(format!("it may be {low}..={high}")),
        );
    }
    let notes = cx.notes(&row.docs, &row.attrs);
    let meaning = row.meaning.as_ref().map(|m| modes::meaning(cx, m));
    Some(EnumRow { name: row.name.text.clone(), value, meaning: meaning.flatten(), notes, span: row.name.span })
}

/// Two rows of one name, or of one value on the same architecture.
fn clashes(cx: &mut Cx<'_>, e: &ast::Enum, rows: &[EnumRow]) {
    let mut by_name: HashMap<&str, &EnumRow> = HashMap::with_capacity(rows.len());
    let mut by_value: HashMap<i128, &EnumRow> = HashMap::with_capacity(rows.len());
    for row in rows {
        if let Some(first) = by_name.get(row.name.as_str()) {
            let message = format!("{} has two enumerators `{}`", e.name.text, row.name);
            cx.diags.push(Diagnostic::error(codes::DUPLICATE, row.span, message).with(first.span, "the first one"));
            continue;
        }
        by_name.insert(&row.name, row);
        if row.notes.available != Available::Yes || row.notes.has("alias") {
            continue;
        }
        match by_value.get(&row.value) {
            Some(first) => {
                let message = format!("{} and {} of {} are both {:#X}", first.name, row.name, e.name.text, row.value);
                let d = Diagnostic::error(codes::ENUM_CLASH, row.span, message).with(first.span, "the other one");
                cx.diags.push(d.help("one number, one name; a second name for it is marked `@alias`"));
            }
            None => {
                by_value.insert(row.value, row);
            }
        }
    }
}

/// A value that must be constant and of a type.
pub(super) fn known(cx: &mut Cx<'_>, e: &ast::Expr, ty: ColumnType, what: &str) -> Option<Known<Value>> {
    let expected = if let ColumnType::Enum(id) = ty { Some(id) } else { None };
    let resolved = expr_as(&cx.model, &NoScope, e, expected, cx.diags)?;
    let env = Env::new(&cx.model);
    match env.eval(&resolved).and_then(|v| env.fit(v, ty, e.span, what)) {
        Ok(v) => Some(Known::Known(v)),
        Err(err) => {
            cx.diags.push(err.into());
            None
        }
    }
}

pub(super) fn sets(cx: &mut Cx<'_>) {
    for (item, s) in cx.each(|k| if let ItemKind::Set(s) = k { Some(s) } else { None }) {
        let Some(Item::Enum(of)) = cx.model.names.get(&s.of.text).copied() else {
            cx.unknown_type(&s.of);
            cx.model.names.insert(s.name.text.clone(), Item::Broken);
            continue;
        };
        let mut members = Vec::new();
        for m in &s.members {
            let Some(e) = cx.model.enums.get(of.index()) else { continue };
            match e.row(&m.text) {
                Some(row) => members.push(row.value),
                None if e.broken => {}
                None => {
                    let d = Diagnostic::error(
                        codes::UNKNOWN_NAME,
                        m.span,
                        format!("{} has no enumerator `{}`", e.name, m.text),
                    );
                    let d = d.choose(&m.text, "its enumerators", e.rows.iter().map(|r| r.name.as_str()));
                    cx.push(d);
                }
            }
        }
        let notes = cx.notes(&item.docs, &s.attrs);
        let id = SetId(cx.model.sets.len() as u32);
        cx.model.sets.push(Set { name: s.name.text.clone(), of, members, notes, span: s.name.span });
        cx.model.names.insert(s.name.text.clone(), Item::Set(id));
    }
}

pub(super) fn tables(cx: &mut Cx<'_>) {
    for (item, t) in cx.each(|k| if let ItemKind::Table(t) = k { Some(t) } else { None }) {
        let mut columns = Vec::new();
        for c in &t.columns {
            let ty = cx.column_type(c.ty.as_ref()).unwrap_or(ColumnType::Any);
            columns.push(TableColumn { name: c.name.text.clone(), ty });
        }
        let rows = t.rows.iter().filter_map(|r| table_row(cx, t, &columns, r)).collect();
        let notes = cx.notes(&item.docs, &t.attrs);
        let id = TableId(cx.model.tables.len() as u32);
        cx.model.tables.push(Table { name: t.name.text.clone(), columns, rows, notes, span: t.name.span });
        cx.model.names.insert(t.name.text.clone(), Item::Table(id));
    }
}

fn table_row(
    cx: &mut Cx<'_>,
    t: &ast::Table,
    columns: &[TableColumn],
    row: &ast::TableRow,
) -> Option<Vec<Known<Value>>> {
    if row.cells.len() != columns.len() {
        let message = format!("{} has {}, this row {}", t.name.text, count(columns.len(), "column"), row.cells.len());
        cx.push(Diagnostic::error(codes::TABLE_ROW, row.span, message));
        return None;
    }
    let mut cells = Vec::new();
    for (cell, column) in row.cells.iter().zip(columns) {
        if let ast::ExprKind::Path(p) = &cell.kind
            && p.len() == 1
            && p.iter().any(|n| n.text == "unknown")
        {
            cells.push(Known::Unknown(String::new()));
        } else {
            cells.push(known(cx, cell, column.ty, &column.name)?);
        }
    }
    Some(cells)
}

/// Costs of the specification and, over them, of the architecture.
pub(super) fn costs(cx: &mut Cx<'_>, chain: &Chain<'_>) {
    let spec = cx.each(|k| if let ItemKind::Cost(c) = k { Some(c) } else { None });
    let arch = chain.rows().filter_map(|r| if let ArchRowKind::Cost(c) = &r.kind { Some(c) } else { None });
    let all: Vec<&ast::Cost> = spec.into_iter().map(|(_, c)| c).chain(arch).collect();
    let own: Vec<(String, u32)> =
        cx.model.records.iter().filter_map(|r| Some((r.name.clone(), column_cost(&r.notes)?))).collect();
    cx.model.costs.records.extend(own);
    for cost in all {
        let Some(value) = cx.constant_in(&cost.value, "a cost of", 0, 1 << 30) else { continue };
        match &cost.target {
            CostTarget::Record(name) => {
                if cx.model.record(&name.text).is_none() && !cx.is_lost(&name.text) {
                    let d = Diagnostic::error(codes::UNKNOWN_NAME, name.span, format!("no record `{}`", name.text));
                    let d = d.choose(&name.text, "records", cx.model.records.iter().map(|r| r.name.as_str()));
                    cx.push(d);
                }
                cx.model.costs.records.insert(name.text.clone(), value);
            }
            CostTarget::Do(Some(name)) => {
                cx.model.costs.compute.insert(name.text.clone(), value);
            }
            CostTarget::Do(None) => cx.model.costs.compute_default = Some(value),
            CostTarget::Copy(_) => cx.model.costs.copy = Some(value),
        }
    }
}

/// `@cost(8)`
fn column_cost(notes: &Notes) -> Option<u32> {
    match notes.column("cost") {
        Some(crate::model::ColumnValue::Int(n)) => u32::try_from(*n).ok(),
        _ => None,
    }
}

/// Resolves and evaluates an expression that is not typed; used by banks.
pub(super) fn value(cx: &mut Cx<'_>, e: &ast::Expr) -> Option<Value> {
    let resolved = expr(&cx.model, &NoScope, e, cx.diags)?;
    match Env::new(&cx.model).eval(&resolved) {
        Ok(v) => Some(v),
        Err(err) => {
            cx.diags.push(err.into());
            None
        }
    }
}
