//! Records: rows of the families, of included layouts and of the record itself, in place.

use std::collections::HashMap;

use fixedbitset::FixedBitSet;

use crate::ast::{self, ItemKind, RecordRow, RecordRowKind};
use crate::codes::records as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{FamilyId, Field, FixedBits, Item, Notes, Record, RecordId};

use super::conditions::{Later, conditions};
use super::expr::count;
use super::families::{Sources, declare_families, members, order, size};
use super::place::Frame;
use super::shape::{acting_order, discriminant, nesting, rest};
use super::waits::{alternatives, masks};
use super::{Cx, effects};

/// More layouts than any record is made of.
const INCLUDES: usize = 1000;

pub(super) fn records(cx: &mut Cx<'_>) {
    let families = cx.each(|k| if let ItemKind::Family(r) = k { Some(r) } else { None });
    let layouts = cx.each(|k| if let ItemKind::Layout(l) = k { Some(l) } else { None });
    let records = cx.each(|k| if let ItemKind::Record(r) = k { Some(r) } else { None });
    let by_name = Sources {
        families: families.iter().map(|(i, f)| (f.name.text.as_str(), (*i, *f))).collect(),
        layouts: layouts.iter().map(|(i, l)| (l.name.text.as_str(), (*i, *l))).collect(),
    };
    for (_, l) in &layouts {
        cx.model.names.insert(l.name.text.clone(), Item::Layout);
    }
    declare_families(cx, &families, &by_name);
    // Names and sizes first: records may contain each other in any order of declaration.
    let mut assembled = Vec::new();
    for (item, r) in &records {
        let Some(chain) = by_name.chain(cx, r) else { continue };
        let Some(size) = size(cx, r, &chain) else { continue };
        let id = RecordId(cx.model.records.len() as u32);
        let family = r.parent.as_ref().and_then(|p| cx.family(&p.family.text));
        let notes = cx.notes(&item.docs, &r.attrs);
        cx.model.records.push(empty(r, family, size, notes, item.public));
        cx.model.names.insert(r.name.text.clone(), Item::Record(id));
        assembled.push((id, *item, *r, chain));
    }
    cx.lost(|k| matches!(k, ItemKind::Record(_) | ItemKind::Family(_) | ItemKind::Layout(_)));
    for (id, item, r, chain) in assembled {
        record(cx, id, (item, r), &chain, &by_name);
    }
    nesting(cx);
    members(cx);
}

fn empty(r: &ast::Record, family: Option<FamilyId>, size: u32, notes: Notes, public: bool) -> Record {
    let opaque = notes.columns.iter().find(|c| c.name == "opaque").map(|c| match c.args.first() {
        Some(crate::model::ColumnValue::Text(t) | crate::model::ColumnValue::Word(t)) => t.clone(),
        _ => "its layout is not published".to_owned(),
    });
    let bits = size as usize * 8;
    Record {
        name: r.name.text.clone(),
        family,
        size,
        fields: Vec::new(),
        requires: Vec::new(),
        order: Vec::new(),
        any: Vec::new(),
        effects: Vec::new(),
        zero: FixedBitSet::with_capacity(bits),
        ignored: FixedBitSet::with_capacity(bits),
        fixed: FixedBits { mask: vec![0; size as usize], value: vec![0; size as usize] },
        opaque,
        notes,
        public,
        broken: false,
        lost: Vec::new(),
        span: r.name.span,
    }
}

fn record<'a>(
    cx: &mut Cx<'_>,
    id: RecordId,
    (item, r): (&ast::Item, &'a ast::Record),
    chain: &[&'a ast::Record],
    by_name: &Sources<'a>,
) {
    let Some(size) = cx.model.records.get(id.index()).map(|r| r.size) else { return };
    let frame = Frame { name: &r.name.text, size, order: order(chain, r) };
    let mut fields: Vec<Field> = Vec::new();
    let mut later = Later::default();
    if item.broken {
        later.lost(None);
    }
    let links: Vec<&ast::Record> = chain.iter().copied().chain([r]).collect();
    for (i, link) in links.iter().enumerate() {
        let keys = links.get(i + 1).and_then(|next| next.parent.as_ref());
        check_keys(cx, link, keys);
        let mut key = keys.map(|p| p.keys.as_slice()).unwrap_or_default().iter();
        let mut rows = Rows::new(by_name);
        let whole = rows.add(cx, &link.rows);
        // Of what the parser lost not even the names are known.
        if !whole || by_name.families.get(link.name.text.as_str()).is_some_and(|(item, _)| item.broken) {
            later.lost(None);
        }
        for row in rows.found {
            place_row(cx, frame, row, &mut key, &mut fields, &mut later);
        }
    }
    same_names(cx, &fields);
    if let Some(record) = cx.model.records.get_mut(id.index()) {
        record.fields = fields;
        record.broken = later.broken;
        record.lost = std::mem::take(&mut later.lost);
    }
    conditions(cx, id, &later);
    discriminant(cx, id);
    rest(cx, id, later.rest);
    acting_order(cx, id, later.order);
    masks(cx, id, &later.masks);
    alternatives(cx, id, &later.any);
    for (effects, guard, span) in &later.effects {
        effects::resolve(cx, id, effects, *guard, *span);
    }
}

fn check_keys(cx: &mut Cx<'_>, family: &ast::Record, parent: Option<&ast::Parent>) {
    let Some(p) = parent else { return };
    let keys = family.rows.iter().filter(|r| matches!(&r.kind, RecordRowKind::Field(f) if f.key)).count();
    if keys != p.keys.len() {
        let message = format!("{} has {}, this gives {}", family.name.text, count(keys, "key"), p.keys.len());
        let d = Diagnostic::error(codes::KEYS, p.family.span, message).with(family.name.span, "the family");
        cx.push(d.help(if keys > 1 {
            "several keys are written `= (1, 2)`"
        } else {
            "a key is written `: Family = 1`"
        }));
    }
}

/// Rows with included layouts in their place.
struct Rows<'s, 'a> {
    by_name: &'s Sources<'a>,
    /// The layouts that are being included, outermost first.
    stack: Vec<&'a str>,
    /// How many were included so far.
    included: usize,
    found: Vec<&'a RecordRow>,
}

impl<'s, 'a> Rows<'s, 'a> {
    fn new(by_name: &'s Sources<'a>) -> Self {
        Rows { by_name, stack: Vec::new(), included: 0, found: Vec::new() }
    }

    /// Adds rows. `false`: some are missing, which has been reported.
    fn add(&mut self, cx: &mut Cx<'_>, rows: &'a [RecordRow]) -> bool {
        let mut whole = true;
        for row in rows {
            match &row.kind {
                RecordRowKind::Include(name) => whole &= self.include(cx, name),
                _ => self.found.push(row),
            }
        }
        whole
    }

    fn include(&mut self, cx: &mut Cx<'_>, name: &'a ast::Name) -> bool {
        let Some((item, layout)) = self.by_name.layouts.get(name.text.as_str()) else {
            let what = cx.names.get(name.text.as_str()).copied();
            let message = what.map_or_else(
                || format!("no layout `{}`", name.text),
                |w| format!("`{}` is {w}, not a layout", name.text),
            );
            let known = self.by_name.layouts.keys().copied();
            cx.push(Diagnostic::error(codes::INCLUDE, name.span, message).choose(&name.text, "layouts", known));
            return false;
        };
        if self.stack.contains(&name.text.as_str()) {
            cx.push(Diagnostic::error(codes::INCLUDE, name.span, format!("{} includes itself", name.text)));
            return false;
        }
        self.included += 1;
        if self.included > INCLUDES {
            let message = format!("a record includes more than {INCLUDES} layouts");
            cx.push(Diagnostic::error(codes::INCLUDE, name.span, message));
            return false;
        }
        self.stack.push(&name.text);
        let whole = self.add(cx, &layout.rows) && !item.broken;
        self.stack.pop();
        whole
    }
}

fn place_row<'a>(
    cx: &mut Cx<'_>,
    frame: Frame<'_>,
    row: &'a RecordRow,
    keys: &mut std::slice::Iter<'a, ast::Expr>,
    fields: &mut Vec<Field>,
    later: &mut Later<'a>,
) {
    match &row.kind {
        RecordRowKind::Include(_) => {}
        RecordRowKind::Rest(fill) => later.rest = Some(*fill),
        RecordRowKind::Order(names) => later.order = Some(names),
        RecordRowKind::Any(names) => later.any.push(names),
        RecordRowKind::Effect { effects, guard } => later.effects.push((effects, guard.as_ref(), row.span)),
        RecordRowKind::Require(r) => later.requires.push((None, r)),
        RecordRowKind::Pad { place, ty, content, attrs } => {
            let notes = cx.notes(&row.docs, attrs);
            let field = cx.pad(frame, place, ty.as_ref(), content, notes);
            later.broken |= field.is_none();
            fields.extend(field);
        }
        RecordRowKind::Union(u) => {
            let notes = cx.notes(&row.docs, &u.attrs);
            if let Some(field) = cx.union(frame, u, notes, row.span) {
                later.unions.push((fields.len(), u));
                later.guards.extend(u.guard.iter().map(|g| (fields.len(), g)));
                fields.push(field);
            } else {
                u.name.iter().chain(u.arms.iter().map(|a| &a.name)).for_each(|n| later.lost(Some(n)));
            }
        }
        RecordRowKind::Field(f) => {
            let key = if f.key { keys.next() } else { None };
            if let Some(field) = cx.field(frame, &row.docs, f, key) {
                later.guards.extend(f.guard.iter().map(|g| (fields.len(), g)));
                later.masks.extend(f.slots.iter().filter_map(|s| Some((fields.len(), s.field.as_ref()?))));
                later.requires.extend(f.requires.iter().map(|r| (Some(fields.len()), r)));
                fields.push(field);
            } else {
                later.lost(Some(&f.name));
            }
        }
    }
}

fn same_names(cx: &mut Cx<'_>, fields: &[Field]) {
    let mut seen: HashMap<&str, &Field> = HashMap::new();
    for f in fields {
        let Some(name) = &f.name else { continue };
        if let Some(first) = seen.get(name.as_str()) {
            let d = Diagnostic::error(codes::FIELD_CLASH, f.span, format!("two fields are called `{name}`"));
            cx.push(d.with(first.span, "the first one").help("rows of the family and of included layouts count"));
        } else {
            seen.insert(name, f);
        }
    }
}
