//! Layouts: each row of a record as the codec of the module needs it.

use chappe_dsl::codec::{FieldInfo, fields};
use chappe_dsl::model::{
    Expr, Field, FieldId, FieldKind, Location, ModeField, Model, Place, Record, RecordId, Require, Scalar, Type,
    UnionField,
};
use fixedbitset::FixedBitSet;

use super::expr::Exprs;
use super::naming::Names;
use super::text::{Lines, number, quoted, tuple};
use crate::plan::rows::{fixed, missing, usable};

/// Gives a record its layout.
pub(super) fn layout(model: &Model, names: &Names, id: RecordId, record: &Record, out: &mut Lines) {
    let Some(name) = names.records.get(id.index()) else { return };
    let rows = Rows { model, names, id, record, infos: infos(model, id, record) };
    let mut args = vec![quoted(&record.name), record.size.to_string()];
    args.extend((0..record.fields.len()).map(|i| rows.row(i)));
    let bytes = record.fixed.mask.iter().zip(&record.fixed.value).enumerate().filter(|(_, (m, _))| **m != 0);
    let bytes: Vec<String> = bytes.map(|(i, (m, v))| format!("0x{i:02X}: (0x{m:02X}, 0x{v:02X})")).collect();
    if !bytes.is_empty() {
        args.push(format!("fixed={{{}}}", bytes.join(", ")));
    }
    if record.zero.ones().next().is_some() {
        args.push(format!("zero=_ones({})", ranges(&runs(&record.zero))));
    }
    if !record.requires.is_empty() {
        args.push(format!("requires={}", tuple(&rows.requires(&record.requires))));
    }
    let order = record.reading_order();
    if order.iter().enumerate().any(|(i, id)| i != id.index()) {
        args.push(format!("order={}", tuple(&order.iter().map(|id| id.0.to_string()).collect::<Vec<_>>())));
    }
    if let Some(why) = &record.opaque {
        args.push(format!("opaque={}", quoted(why)));
    }
    if let Some(why) = missing(&record.notes.available) {
        args.push(format!("gone={}", quoted(why)));
    }
    out.blank(2);
    out.line("_record(");
    out.indented(|l| {
        l.line(&format!("{name},"));
        l.line("_Layout(");
        l.indented(|l| args.iter().for_each(|a| l.line(&format!("{a},"))));
        l.line("),");
    });
    out.line(")");
}

/// What is told of each row, the operands of modes left out.
pub(super) fn infos(model: &Model, id: RecordId, record: &Record) -> Vec<FieldInfo> {
    let mut all = fields(model, id).into_iter();
    let mut own = Vec::new();
    for field in &record.fields {
        own.extend(all.next());
        if let FieldKind::Mode(m) = &field.kind {
            let operands = 1 + usize::from(m.value.is_some());
            all.by_ref().take(operands).for_each(drop);
        }
    }
    own
}

/// The condition of a row in the specification's words.
pub(super) fn condition(model: &Model, id: RecordId, row: usize) -> Option<String> {
    let record = model.records.get(id.index())?;
    infos(model, id, record).into_iter().nth(row)?.condition
}

/// A place: `_bits(16, 8)`, or its pieces.
pub(super) fn place(place: &Place) -> String {
    match place.pieces.as_slice() {
        [one] if one.value_bit == 0 => format!("_bits({}, {})", one.record_bit, one.width),
        pieces => {
            let pieces: Vec<String> =
                pieces.iter().map(|p| format!("({}, {}, {})", p.record_bit, p.value_bit, p.width)).collect();
            format!("_Place({})", pieces.join(", "))
        }
    }
}

/// The half-open ranges of the ones of a set.
pub(super) fn runs(set: &FixedBitSet) -> Vec<(u32, u32)> {
    let mut out: Vec<(u32, u32)> = Vec::new();
    for bit in set.ones().map(|b| b as u32) {
        match out.last_mut() {
            Some((_, end)) if *end == bit => *end += 1,
            _ => out.push((bit, bit + 1)),
        }
    }
    out
}

fn ranges(all: &[(u32, u32)]) -> String {
    all.iter().map(|(a, b)| format!("({a}, {b})")).collect::<Vec<_>>().join(", ")
}

struct Rows<'a> {
    model: &'a Model,
    names: &'a Names,
    id: RecordId,
    record: &'a Record,
    infos: Vec<FieldInfo>,
}

impl Rows<'_> {
    fn row(&self, i: usize) -> String {
        let Some(field) = self.record.fields.get(i) else { return String::new() };
        let words = quoted(self.infos.get(i).map_or("", |info| &info.ty));
        let name = field.name.as_deref().map_or_else(|| "None".to_owned(), quoted);
        let at = format!("0x{:02X}", field.offset);
        let mut rest = Vec::new();
        let call = if let Some(f) = fixed(self.record, field) {
            if field.key {
                rest.push("key=True".to_owned());
            }
            format!("_Constant({name}, {at}, {}, 0x{:02X}, {words}", place(f.place), f.bits)
        } else {
            match &field.kind {
                FieldKind::Value { ty, at: Location::Bits(p) } => {
                    format!("_Value({name}, {at}, {}, {}, {words}", self.scalar_at(ty, p), place(p))
                }
                FieldKind::Value { ty, at: Location::Bytes(byte) } => {
                    format!("_Value({name}, {at}, {}, 0x{byte:02X}, {words}", self.ty(ty, false))
                }
                FieldKind::Mode(m) => self.mode(&name, &at, m, &words, &mut rest),
                FieldKind::Union(u) => self.union(i, &name, u, &words, &mut rest),
                FieldKind::Fill { bits, ignored } => {
                    if *ignored {
                        rest.push("ignored=True".to_owned());
                    }
                    format!("_Fill({at}, {}", ranges(bits))
                }
                FieldKind::Constant { .. } => format!("_Row({name}, {at}, 0, {words}"),
            }
        };
        self.more(i, field, &mut rest);
        rest.insert(0, call);
        format!("{})", rest.join(", "))
    }

    /// What any row may have.
    fn more(&self, i: usize, field: &Field, rest: &mut Vec<String>) {
        let holds = matches!(field.kind, FieldKind::Value { .. } | FieldKind::Mode(_) | FieldKind::Union(_));
        if holds && fixed(self.record, field).is_none() && field.name.is_some() {
            let attr = self.names.of_record(self.id).and_then(|n| n.rows.get(i)).and_then(Option::as_deref);
            if attr != field.name.as_deref() {
                rest.push(format!("attr={}", quoted(attr.unwrap_or(""))));
            }
        }
        if !field.notes.docs.is_empty() {
            rest.push(format!("doc={}", quoted(&field.notes.docs.join("\n"))));
        }
        if let Some(guard) = &field.guard {
            let words = self.infos.get(i).and_then(|info| info.condition.as_deref()).unwrap_or("");
            rest.push(format!("given={}", self.condition(guard, words, true)));
        }
        if !field.requires.is_empty() {
            rest.push(format!("requires={}", tuple(&self.requires(&field.requires))));
        }
        if let Some(why) = missing(&field.notes.available) {
            rest.push(format!("gone={}", quoted(why)));
        }
        for (set, word) in [(field.hex, "hexadecimal=True"), (field.shared, "shared=True")] {
            if set {
                rest.push(word.to_owned());
            }
        }
    }

    fn requires(&self, requires: &[Require]) -> Vec<String> {
        requires.iter().map(|r| self.condition(&r.condition, &r.message, false)).collect()
    }

    fn condition(&self, e: &Expr, words: &str, wide: bool) -> String {
        condition_of(self.model, self.names, self.id, e, words, wide)
    }

    fn scalar_at(&self, ty: &Type, place: &Place) -> String {
        match ty {
            Type::Scalar(scalar, _) => self.scalar(*scalar, place.width, false),
            other => self.ty(other, false),
        }
    }

    fn scalar(&self, scalar: Scalar, width: u8, big: bool) -> String {
        let big = if big && width > 8 { ", big=True" } else { "" };
        match scalar {
            Scalar::Uint => format!("_uint({width}{big})"),
            Scalar::Int => format!("_sint({width}{big})"),
            Scalar::Bool => format!("_Bool({width}{big})"),
            Scalar::Enum(id) => {
                let names = self.names.spelling.get(id.index()).map_or("", String::as_str);
                format!("_Enum({names}, {width}{big})")
            }
        }
    }

    fn ty(&self, ty: &Type, big: bool) -> String {
        match ty {
            Type::Scalar(scalar, width) => self.scalar(*scalar, *width, big),
            Type::Bits(n) => format!("_Set({n})"),
            Type::Str { len, terminated } => {
                format!("_Text({len}{})", if *terminated { ", terminated=True" } else { "" })
            }
            Type::Array { element, big, count, stride } => {
                format!("_Array({}, {count}, {stride})", self.ty(element, *big))
            }
            Type::Record(id) => {
                format!("_Nested({})", self.names.records.get(id.index()).map_or("Record", String::as_str))
            }
        }
    }

    fn mode(&self, name: &str, at: &str, m: &ModeField, words: &str, rest: &mut Vec<String>) -> String {
        let table = self.names.table(m.table).map_or("", |t| t.table.as_str());
        let operand = |offset: u32, p: &Place| format!("(0x{offset:02X}, {})", place(p));
        let index = operand(m.index_offset, &m.index);
        let value = m.value.as_ref().map_or_else(|| "None".to_owned(), |p| operand(m.value_offset, p));
        if m.optional {
            rest.push("optional=True".to_owned());
        }
        format!("_ModeRow({name}, {at}, {table}, {}, {index}, {value}, {words}", place(&m.mode))
    }

    fn union(&self, i: usize, name: &str, u: &UnionField, words: &str, rest: &mut Vec<String>) -> String {
        let made = self.names.union(self.id, FieldId(i as u32));
        let own = self.names.of_record(self.id);
        let arms = u.arms.iter().enumerate().map(|(j, arm)| {
            let mut args = vec![quoted(&arm.name), self.ty(&arm.ty, arm.big)];
            if let Some(made) = made
                && let Some(name) = made.each.get(j).filter(|n| !n.is_empty())
            {
                args.push(format!("made={}.{name}", made.arms));
            }
            if let Some(attr) = own.and_then(|n| n.arms.get(&(i, j))) {
                args.push(format!("attr={}", quoted(attr)));
            }
            if let Some(when) = arm.when {
                args.push(format!("when={}", number(when)));
            }
            if let Some(why) = missing(&arm.notes.available) {
                args.push(format!("gone={}", quoted(why)));
            }
            format!("_Arm({})", args.join(", "))
        });
        let arms = tuple(&arms.collect::<Vec<_>>());
        let selector = u.selector.and_then(|s| self.record.fields.get(s.index())).and_then(|f| f.name.as_deref());
        if let Some(by) = selector {
            rest.push(format!("by={}", quoted(by)));
        }
        format!("_Union({name}, 0x{:02X}, {arms}, {words}", u.offset)
    }
}

/// A condition on a record: a function, the fields it uses, and words.
pub(super) fn condition_of(model: &Model, names: &Names, id: RecordId, e: &Expr, words: &str, wide: bool) -> String {
    let record = model.records.get(id.index()).filter(|r| usable(r));
    let mut uses: Vec<String> = Vec::new();
    e.each_field(&mut |field| {
        let name = record.and_then(|r| r.fields.get(field.index())).and_then(|f| f.name.as_deref());
        if let Some(name) = name.map(quoted).filter(|n| !uses.contains(n)) {
            uses.push(name);
        }
    });
    let truth = Exprs::of_record(model, names, id, wide).truth(e);
    format!("_If(lambda r: {truth}, {}, {})", tuple(&uses), quoted(words))
}
