//! Families: their sizes, keys and members.

use std::collections::HashMap;

use crate::ast::{self, RecordRowKind};
use crate::codes::{names as name_codes, records as codes};
use crate::diagnostic::Diagnostic;
use crate::model::{Family, FamilyId, Item, Key, Notes, Place, RecordId, Type};

use super::Cx;
use super::place::{Frame, Order};
use super::types::FieldType;

/// The largest record: no wire format comes near.
const LARGEST: i128 = 1 << 16;

/// Items by name.
pub(super) type Found<'a, T> = HashMap<&'a str, (&'a ast::Item, &'a T)>;

/// Families and layouts by name.
pub(super) struct Sources<'a> {
    pub(super) families: Found<'a, ast::Record>,
    pub(super) layouts: Found<'a, ast::Layout>,
}

impl<'a> Sources<'a> {
    /// The families of a record, outermost first. `None`: one does not exist, or they are nested in a circle.
    pub(super) fn chain(&self, cx: &mut Cx<'_>, r: &ast::Record) -> Option<Vec<&'a ast::Record>> {
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
    pub(super) fn family(&self, name: &str) -> Option<FamilyId> {
        if let Some(Item::Family(id)) = self.model.names.get(name) { Some(*id) } else { None }
    }
}

pub(super) fn declare_families(cx: &mut Cx<'_>, families: &[(&ast::Item, &ast::Record)], by_name: &Sources<'_>) {
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
        FieldType::Plain(Type::Scalar(_, width)) => cx.scalar_place(frame, &field.place, width, false),
        _ => {
            cx.push(Diagnostic::error(codes::KEYS, field.name.span, "a key is a number"));
            None
        }
    }
}

pub(super) fn order(chain: &[&ast::Record], r: &ast::Record) -> Order {
    Order::of(r.endian.or_else(|| chain.iter().rev().find_map(|f| f.endian)))
}

/// Size in bytes: the record's own, or its family's.
pub(super) fn size(cx: &mut Cx<'_>, r: &ast::Record, chain: &[&ast::Record]) -> Option<u32> {
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

/// Members of each family, those with more fixed bits first: decoding takes the first that matches.
pub(super) fn members(cx: &mut Cx<'_>) {
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
