//! Families, layouts, records: rows in place, constants as discriminants, members in order of decoding.

use std::collections::HashMap;

use fixedbitset::FixedBitSet;

use crate::ast::{self, Fill, ItemKind, RecordRow, RecordRowKind, Requirement};
use crate::codes::{names as name_codes, records as codes};
use crate::diagnostic::Diagnostic;
use crate::model::{
    Family, FamilyId, Field, FieldId, FieldKind, FixedBits, Item, Key, ModeTable, Notes, Place, Record, RecordId,
    Require, Scalar, Type,
};

use super::expr::{Fields, count, expr, expr_as};
use super::place::{Frame, Order};
use super::{Cx, effects};

/// The largest record: no wire format comes near.
const LARGEST: i128 = 1 << 16;

type Found<'a, T> = HashMap<&'a str, (&'a ast::Item, &'a T)>;

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

/// Families and layouts by name.
struct Sources<'a> {
    families: Found<'a, ast::Record>,
    layouts: Found<'a, ast::Layout>,
}

impl<'a> Sources<'a> {
    /// The families of a record, outermost first. `None`: one does not exist, or they are nested in a circle.
    fn chain(&self, cx: &mut Cx<'_>, r: &ast::Record) -> Option<Vec<&'a ast::Record>> {
        let mut chain: Vec<&ast::Record> = Vec::new();
        let mut parent = r.parent.as_ref();
        while let Some(p) = parent {
            let Some((_, family)) = self.families.get(p.family.text.as_str()) else {
                let what = cx.names.get(p.family.text.as_str()).copied();
                let message = what.map_or_else(
                    || format!("no family `{}`", p.family.text),
                    |w| format!("`{}` is {w}, not a family", p.family.text),
                );
                let known = self.families.keys().copied();
                let d = Diagnostic::error(name_codes::UNKNOWN_NAME, p.family.span, message);
                cx.push(d.choose(&p.family.text, "families", known));
                return None;
            };
            if let Some(at) = chain.iter().position(|f| f.name.text == family.name.text) {
                family_cycle(cx, chain.get(at..).unwrap_or_default());
                return None;
            }
            chain.push(family);
            parent = family.parent.as_ref();
        }
        chain.reverse();
        Some(chain)
    }
}

/// Reports a circle of families, the same way from wherever it is found.
fn family_cycle(cx: &mut Cx<'_>, circle: &[&ast::Record]) {
    let mut circle = circle.to_vec();
    let first = circle.iter().enumerate().min_by_key(|(_, f)| f.name.span).map_or(0, |(i, _)| i);
    circle.rotate_left(first);
    let Some(first) = circle.first() else { return };
    let names: Vec<&str> = circle.iter().chain([first]).map(|f| f.name.text.as_str()).collect();
    let message = format!("the family {} is a member of itself: {}", first.name.text, names.join(" : "));
    let mut d = Diagnostic::error(codes::FAMILY_CYCLE, first.name.span, message);
    for f in circle.iter().skip(1) {
        d = d.with(f.name.span, "on the circle");
    }
    cx.push(d);
}

impl Cx<'_> {
    fn family(&self, name: &str) -> Option<FamilyId> {
        if let Some(Item::Family(id)) = self.model.names.get(name) { Some(*id) } else { None }
    }
}

fn declare_families(cx: &mut Cx<'_>, families: &[(&ast::Item, &ast::Record)], by_name: &Sources<'_>) {
    for (_, f) in families {
        let id = FamilyId(cx.model.families.len() as u32);
        cx.model.names.insert(f.name.text.clone(), Item::Family(id));
        let (name, span) = (f.name.text.clone(), f.name.span);
        cx.model.families.push(Family {
            name,
            size: 0,
            parent: None,
            keys: Vec::new(),
            members: Vec::new(),
            notes: Notes::default(),
            span,
        });
    }
    for (item, f) in families {
        let Some(mut chain) = by_name.chain(cx, f) else { continue };
        let Some(size) = size(cx, f, &chain) else { continue };
        chain.push(f);
        let order = order(&chain, f);
        let frame = Frame { name: &f.name.text, size, order };
        let mut keys = Vec::new();
        for row in &f.rows {
            if let RecordRowKind::Field(field) = &row.kind
                && field.key
                && let Some(place) = key_place(cx, frame, field)
            {
                keys.push(Key { name: field.name.text.clone(), place });
            }
        }
        let notes = cx.notes(&item.docs, &f.attrs);
        let parent = f.parent.as_ref().and_then(|p| cx.family(&p.family.text));
        if let Some(family) = cx.family(&f.name.text).and_then(|id| cx.model.families.get_mut(id.index())) {
            *family = Family { size, parent, keys, notes, ..family.clone() };
        }
    }
}

fn key_place(cx: &mut Cx<'_>, frame: Frame<'_>, field: &ast::Field) -> Option<Place> {
    match cx.field_type(&field.ty, frame.order.big())? {
        super::types::FieldType::Plain(Type::Scalar(_, width)) => cx.scalar_place(frame, &field.place, width, false),
        _ => {
            cx.push(Diagnostic::error(codes::KEYS, field.name.span, "a key is a number"));
            None
        }
    }
}

fn order(chain: &[&ast::Record], r: &ast::Record) -> Order {
    Order::of(r.endian.or_else(|| chain.iter().rev().find_map(|f| f.endian)))
}

/// Size in bytes: the record's own, or its family's.
fn size(cx: &mut Cx<'_>, r: &ast::Record, chain: &[&ast::Record]) -> Option<u32> {
    let outer = chain.iter().rev().find_map(|f| f.size.as_ref());
    match (&r.size, outer) {
        (Some(own), None) => cx.constant_in(own, "a record of", 1, LARGEST),
        (None, Some(outer)) => cx.constant_in(outer, "a record of", 1, LARGEST),
        (Some(own), Some(outer)) => {
            let (own_size, outer_size) =
                (cx.constant_in(own, "a record of", 1, LARGEST)?, cx.constant_in(outer, "a record of", 1, LARGEST)?);
            if own_size != outer_size {
                let message = format!("{} has {own_size} bytes, its family {outer_size}", r.name.text);
                cx.push(Diagnostic::error(codes::NO_SIZE, own.span, message).with(outer.span, "the family's size"));
            }
            Some(outer_size)
        }
        (None, None) => {
            let d = Diagnostic::error(codes::NO_SIZE, r.name.span, format!("how many bytes has {}?", r.name.text));
            cx.push(d.help(format!("write `{}(64)`: offsets and sizes are stated, not counted", r.name.text)));
            None
        }
    }
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

/// What a record's rows leave for after its fields are known.
#[derive(Default)]
struct Later<'a> {
    guards: Vec<(usize, &'a ast::Expr)>,
    requires: Vec<(Option<usize>, &'a Requirement)>,
    unions: Vec<(usize, &'a ast::Union)>,
    effects: Vec<(&'a [ast::Effect], Option<&'a ast::Expr>, crate::source::Span)>,
    order: Option<&'a [ast::Name]>,
    rest: Option<Fill>,
    /// A row was not understood.
    broken: bool,
    /// Its name.
    lost: Vec<String>,
}

impl Later<'_> {
    /// Notes that a row was not understood, and its name if that is known.
    fn lost(&mut self, name: Option<&ast::Name>) {
        self.broken = true;
        self.lost.push(name.map(|n| n.text.clone()).unwrap_or_default());
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
        let mut rows = Vec::new();
        let whole = include(cx, &link.rows, by_name, &mut Vec::new(), &mut rows);
        // Of what the parser lost not even the names are known.
        if !whole || by_name.families.get(link.name.text.as_str()).is_some_and(|(item, _)| item.broken) {
            later.lost(None);
        }
        for row in rows {
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
            "a key is written `: Family = 0xA0`"
        }));
    }
}

/// Rows with included layouts in their place. `false`: some are missing, which has been reported.
fn include<'a>(
    cx: &mut Cx<'_>,
    rows: &'a [RecordRow],
    by_name: &Sources<'a>,
    stack: &mut Vec<String>,
    out: &mut Vec<&'a RecordRow>,
) -> bool {
    let mut whole = true;
    for row in rows {
        let RecordRowKind::Include(name) = &row.kind else {
            out.push(row);
            continue;
        };
        let Some((item, layout)) = by_name.layouts.get(name.text.as_str()) else {
            let what = cx.names.get(name.text.as_str()).copied();
            let message = what.map_or_else(
                || format!("no layout `{}`", name.text),
                |w| format!("`{}` is {w}, not a layout", name.text),
            );
            let known = by_name.layouts.keys().copied();
            cx.push(Diagnostic::error(codes::INCLUDE, name.span, message).choose(&name.text, "layouts", known));
            whole = false;
            continue;
        };
        if stack.contains(&name.text) {
            cx.push(Diagnostic::error(codes::INCLUDE, name.span, format!("{} includes itself", name.text)));
            whole = false;
            continue;
        }
        stack.push(name.text.clone());
        whole &= !item.broken && include(cx, &layout.rows, by_name, stack, out);
        stack.pop();
    }
    whole
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
                later.requires.extend(f.requires.iter().map(|r| (Some(fields.len()), r)));
                fields.push(field);
            } else {
                later.lost(Some(&f.name));
            }
        }
    }
}

fn same_names(cx: &mut Cx<'_>, fields: &[Field]) {
    for (i, f) in fields.iter().enumerate() {
        let Some(name) = &f.name else { continue };
        if let Some(first) = fields.get(..i).unwrap_or_default().iter().find(|o| o.name.as_ref() == Some(name)) {
            let d = Diagnostic::error(codes::FIELD_CLASH, f.span, format!("two fields are called `{name}`"));
            cx.push(d.with(first.span, "the first one").help("rows of the family and of included layouts count"));
        }
    }
}

/// Guards, requirements and selectors: expressions over the record's own fields.
fn conditions(cx: &mut Cx<'_>, id: RecordId, later: &Later<'_>) {
    let Some(record) = cx.model.records.get(id.index()).cloned() else { return };
    let mut fields = record.fields.clone();
    let scope = Fields(&record);
    for (i, guard) in &later.guards {
        let resolved = expr(&cx.model, &scope, guard, cx.diags);
        if let (Some(f), Some(e)) = (fields.get_mut(*i), resolved) {
            f.guard = Some(e);
        }
    }
    let mut requires = Vec::new();
    for (i, r) in &later.requires {
        let Some(condition) = expr(&cx.model, &scope, &r.condition, cx.diags) else { continue };
        let require = Require { condition, message: r.message.clone(), span: r.span };
        match i.and_then(|i| fields.get_mut(i)) {
            Some(f) => f.requires.push(require),
            None => requires.push(require),
        }
    }
    for (i, u) in &later.unions {
        selector(cx, &record, &mut fields, *i, u);
    }
    if let Some(r) = cx.model.records.get_mut(id.index()) {
        r.fields = fields;
        r.requires = requires;
    }
}

/// Finds the field that says which arm of a union is meant, and the value for each arm.
fn selector(cx: &mut Cx<'_>, record: &Record, fields: &mut [Field], at: usize, u: &ast::Union) {
    let Some(by) = &u.by else { return };
    let Some(id) = record.field(&by.text) else {
        if !record.may_have(&by.text) {
            let d = Diagnostic::error(codes::UNION, by.span, format!("{} has no field `{}`", record.name, by.text));
            let d = d.choose(&by.text, "its fields", record.fields.iter().filter_map(|f| f.name.as_deref()));
            cx.push(d);
        }
        return;
    };
    let scalar = match record.fields.get(id.index()).map(|f| &f.kind) {
        Some(FieldKind::Value { ty: Type::Scalar(s, _), .. }) => *s,
        _ => {
            cx.push(Diagnostic::error(
                codes::UNION,
                by.span,
                format!("{} is no number: it cannot say which arm is meant", by.text),
            ));
            return;
        }
    };
    let Some(FieldKind::Union(union)) = fields.get_mut(at).map(|f| &mut f.kind) else { return };
    union.selector = Some(id);
    let mut seen: Vec<(i128, String, crate::source::Span)> = Vec::new();
    for (i, arm) in union.arms.iter_mut().enumerate() {
        let Some(written) = u.arms.iter().find(|a| a.name.text == arm.name) else { continue };
        let expected = if let Scalar::Enum(e) = scalar { Some(e) } else { None };
        let value = match (&written.when, scalar) {
            (Some(e), _) => expr_as(&cx.model, &super::NoScope, e, expected, cx.diags)
                .and_then(|e| crate::eval::Env::new(&cx.model).int(&e).map_err(|err| cx.diags.push(err.into())).ok()),
            (None, Scalar::Bool) if i < 2 => Some(1 - i as i128),
            (None, Scalar::Enum(e)) => cx.model.enums.get(e.index()).and_then(|e| e.row(&arm.name)).map(|r| r.value),
            (None, Scalar::Uint | Scalar::Int | Scalar::Bool) => None,
        };
        match value {
            Some(v) => match seen.iter().find(|(o, ..)| *o == v) {
                Some((_, other, span)) => {
                    let message = format!("{other} and {} are both chosen by {} == {v}", arm.name, by.text);
                    cx.diags.push(Diagnostic::error(codes::UNION, arm.span, message).with(*span, "the other arm"));
                }
                None => seen.push((v, arm.name.clone(), arm.span)),
            },
            None if written.when.is_none() => {
                let d = Diagnostic::error(
                    codes::UNION,
                    arm.span,
                    format!("which value of {} chooses {}?", by.text, arm.name),
                );
                let d = d.help("write it after the type, as `when 3`");
                let rows = if let Scalar::Enum(e) = scalar { cx.model.enums.get(e.index()) } else { None };
                cx.diags.push(match rows {
                    Some(e) => {
                        let names: Vec<&str> = e.rows.iter().map(|r| r.name.as_str()).collect();
                        d.help(format!("or name the arm like an enumerator of {}: {}", e.name, names.join(", ")))
                    }
                    None => d,
                });
            }
            None => {}
        }
        arm.when = value;
    }
}

/// The bits that constants fix.
fn discriminant(cx: &mut Cx<'_>, id: RecordId) {
    let Some(record) = cx.model.records.get_mut(id.index()) else { return };
    for field in &record.fields {
        let FieldKind::Constant { place, bits, .. } = &field.kind else { continue };
        // A conditional constant does not hold for every record of this kind.
        if field.guard.is_some() {
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
fn rest(cx: &mut Cx<'_>, id: RecordId, fill: Option<Fill>) {
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
fn acting_order(cx: &mut Cx<'_>, id: RecordId, order: Option<&[ast::Name]>) {
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
fn nesting(cx: &mut Cx<'_>) {
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

/// Members of each family, those with more fixed bits first: decoding takes the first that matches.
fn members(cx: &mut Cx<'_>) {
    for i in 0..cx.model.records.len() {
        let mut family = cx.model.records.get(i).and_then(|r| r.family);
        while let Some(id) = family {
            let Some(f) = cx.model.families.get_mut(id.index()) else { break };
            f.members.push(RecordId(i as u32));
            family = f.parent;
        }
    }
    let records = &cx.model.records;
    let fixed = |id: &RecordId| -> u32 {
        records.get(id.index()).map_or(0, |r| r.fixed.mask.iter().map(|m| m.count_ones()).sum())
    };
    for family in &mut cx.model.families {
        family.members.sort_by_key(|id| std::cmp::Reverse(fixed(id)));
    }
}
