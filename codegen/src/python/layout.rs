//! Layouts: each row of a record as the codec of the module needs it.

use chappe_dsl::codec::{FieldInfo, fields};
use chappe_dsl::model::{
    Expr, Field, FieldId, FieldKind, Location, ModeField, Model, Place, Record, RecordId, Require, Scalar, Type,
    UnionField,
};
use fixedbitset::FixedBitSet;

use super::expr::Exprs;
use super::naming::Names;
use super::text::{Lines, Node, number, quoted};
use crate::plan::places::{Shape, shape};
use crate::plan::rows::{fixed, missing, usable};

/// Gives a record its layout.
pub(super) fn layout(model: &Model, names: &Names, id: RecordId, record: &Record, out: &mut Lines) {
    let Some(name) = names.records.get(id.index()) else { return };
    let rows = Rows { model, names, id, record, infos: infos(model, id, record) };
    let mut args = vec![Node::leaf(quoted(&record.name)), Node::leaf(record.size.to_string())];
    args.extend((0..record.fields.len()).map(|i| rows.row(i)));
    let bytes = record.fixed.mask.iter().zip(&record.fixed.value).enumerate().filter(|(_, (m, _))| **m != 0);
    let bytes: Vec<Node> = bytes.map(|(i, (m, v))| Node::leaf(format!("0x{i:02X}: (0x{m:02X}, 0x{v:02X})"))).collect();
    if !bytes.is_empty() {
        args.push(Node::call("fixed={", bytes, "}"));
    }
    if record.zero.ones().next().is_some() {
        args.push(Node::call("zero=_ones(", ranges(&runs(&record.zero)), ")"));
    }
    if !record.requires.is_empty() {
        args.push(Node::tuple("requires=", rows.requires(&record.requires)));
    }
    let order = record.reading_order();
    if order.iter().enumerate().any(|(i, id)| i != id.index()) {
        args.push(Node::tuple("order=", order.iter().map(|id| Node::leaf(id.0.to_string())).collect()));
    }
    if let Some(why) = &record.opaque {
        args.push(Node::leaf(format!("opaque={}", quoted(why))));
    }
    if let Some(why) = missing(&record.notes.available) {
        args.push(Node::leaf(format!("gone={}", quoted(why))));
    }
    out.blank(2);
    out.line("_record(");
    out.indented(|l| {
        l.line(&format!("{name},"));
        l.line("_Layout(");
        l.indented(|l| args.iter().for_each(|a| l.node(a, ",")));
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

/// A place: `_bits(16, 8)`, or its pieces.
pub(super) fn place(place: &Place) -> String {
    match (shape(place), place.pieces.as_slice()) {
        (Shape::Big(byte), [_, _, ..]) => format!("_big({byte}, {})", place.width),
        (_, [one]) if one.value_bit == 0 => format!("_bits({}, {})", one.record_bit, one.width),
        (_, pieces) => {
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

fn ranges(all: &[(u32, u32)]) -> Vec<Node> {
    all.iter().map(|(a, b)| Node::leaf(format!("({a}, {b})"))).collect()
}

struct Rows<'a> {
    model: &'a Model,
    names: &'a Names,
    id: RecordId,
    record: &'a Record,
    infos: Vec<FieldInfo>,
}

impl Rows<'_> {
    fn row(&self, i: usize) -> Node {
        let Some(field) = self.record.fields.get(i) else { return Node::leaf("") };
        let words = Node::leaf(quoted(self.infos.get(i).map_or("", |info| &info.ty)));
        let name = Node::leaf(field.name.as_deref().map_or_else(|| "None".to_owned(), quoted));
        let at = Node::leaf(format!("0x{:02X}", field.offset));
        let mut rest = Vec::new();
        let (class, mut args) = if let Some(f) = fixed(self.record, field) {
            if field.key {
                rest.push(Node::leaf("key=True"));
            }
            let bits = Node::leaf(format!("0x{:02X}", f.bits));
            ("_Constant(", vec![name, at, Node::leaf(place(f.place)), bits, words])
        } else {
            match &field.kind {
                FieldKind::Value { ty, at: Location::Bits(p) } => {
                    ("_Value(", vec![name, at, self.scalar_at(ty, p), Node::leaf(place(p)), words])
                }
                FieldKind::Value { ty, at: Location::Bytes(byte) } => {
                    ("_Value(", vec![name, at, self.ty(ty, false), Node::leaf(format!("0x{byte:02X}")), words])
                }
                FieldKind::Mode(m) => ("_ModeRow(", self.mode(name, at, m, words, &mut rest)),
                FieldKind::Union(u) => ("_Union(", self.union(i, name, u, words, &mut rest)),
                FieldKind::Fill { bits, ignored } => {
                    if *ignored {
                        rest.push(Node::leaf("ignored=True"));
                    }
                    ("_Fill(", [at].into_iter().chain(ranges(bits)).collect())
                }
                FieldKind::Constant { .. } => ("_Row(", vec![name, at, words]),
            }
        };
        self.more(i, field, &mut rest);
        args.append(&mut rest);
        Node::call(class, args, ")")
    }

    /// What any row may have.
    fn more(&self, i: usize, field: &Field, rest: &mut Vec<Node>) {
        let holds = matches!(field.kind, FieldKind::Value { .. } | FieldKind::Mode(_) | FieldKind::Union(_));
        if holds && fixed(self.record, field).is_none() && field.name.is_some() {
            let attr = self.names.of_record(self.id).and_then(|n| n.rows.get(i)).and_then(Option::as_deref);
            if attr != field.name.as_deref() {
                rest.push(Node::leaf(format!("attr={}", quoted(attr.unwrap_or("")))));
            }
        }
        if !field.notes.docs.is_empty() {
            let lines = field.notes.docs.iter().enumerate();
            let last = field.notes.docs.len() - 1;
            let lines = lines.map(|(i, l)| quoted(&if i == last { l.clone() } else { format!("{l}\n") }));
            rest.push(Node::text("doc=", lines.collect()));
        }
        if let Some(guard) = &field.guard {
            let words = self.infos.get(i).and_then(|info| info.condition.as_deref()).unwrap_or("");
            rest.push(self.condition("given=", guard, words, true));
        }
        if !field.requires.is_empty() {
            rest.push(Node::tuple("requires=", self.requires(&field.requires)));
        }
        if let Some(why) = missing(&field.notes.available) {
            rest.push(Node::leaf(format!("gone={}", quoted(why))));
        }
        for (set, word) in [(field.hex, "hexadecimal=True"), (field.shared, "shared=True")] {
            if set {
                rest.push(Node::leaf(word));
            }
        }
    }

    fn requires(&self, requires: &[Require]) -> Vec<Node> {
        requires.iter().map(|r| self.condition("", &r.condition, &r.message, false)).collect()
    }

    fn condition(&self, before: &str, e: &Expr, words: &str, wide: bool) -> Node {
        condition_of(self.model, self.names, self.id, before, (e, words), wide)
    }

    fn scalar_at(&self, ty: &Type, place: &Place) -> Node {
        match ty {
            Type::Scalar(scalar, _) => Node::leaf(self.scalar(*scalar, place.width, false)),
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

    fn ty(&self, ty: &Type, big: bool) -> Node {
        match ty {
            Type::Scalar(scalar, width) => Node::leaf(self.scalar(*scalar, *width, big)),
            Type::Bits(n) => Node::leaf(format!("_Set({n})")),
            Type::Str { len, terminated } => {
                Node::leaf(format!("_Text({len}{})", if *terminated { ", terminated=True" } else { "" }))
            }
            Type::Array { element, big, count, stride } => {
                let numbers = [count.to_string(), stride.to_string()].map(Node::Leaf);
                Node::call("_Array(", [self.ty(element, *big)].into_iter().chain(numbers).collect(), ")")
            }
            Type::Record(id) => {
                let name = self.names.records.get(id.index()).map_or("Record", String::as_str);
                Node::leaf(format!("_Nested({name})"))
            }
        }
    }

    fn mode(&self, name: Node, at: Node, m: &ModeField, words: Node, rest: &mut Vec<Node>) -> Vec<Node> {
        let table = self.names.table(m.table).map_or("", |t| t.table.as_str());
        let operand = |offset: u32, p: &Place| Node::leaf(format!("(0x{offset:02X}, {})", place(p)));
        let index = operand(m.index_offset, &m.index);
        let value = m.value.as_ref().map_or_else(|| Node::leaf("None"), |p| operand(m.value_offset, p));
        if m.optional {
            rest.push(Node::leaf("optional=True"));
        }
        vec![name, at, Node::leaf(table), Node::leaf(place(&m.mode)), index, value, words]
    }

    fn union(&self, i: usize, name: Node, u: &UnionField, words: Node, rest: &mut Vec<Node>) -> Vec<Node> {
        let made = self.names.union(self.id, FieldId(i as u32));
        let own = self.names.of_record(self.id);
        let arms = u.arms.iter().enumerate().map(|(j, arm)| {
            let mut args = vec![Node::leaf(quoted(&arm.name)), self.ty(&arm.ty, arm.big)];
            if let Some(made) = made
                && let Some(name) = made.each.get(j).filter(|n| !n.is_empty())
            {
                args.push(Node::leaf(format!("made={}.{name}", made.arms)));
            }
            if let Some(attr) = own.and_then(|n| n.arms.get(&(i, j))) {
                args.push(Node::leaf(format!("attr={}", quoted(attr))));
            }
            if let Some(when) = arm.when {
                args.push(Node::leaf(format!("when={}", number(when))));
            }
            if let Some(why) = missing(&arm.notes.available) {
                args.push(Node::leaf(format!("gone={}", quoted(why))));
            }
            Node::call("_Arm(", args, ")")
        });
        let arms = Node::tuple("", arms.collect());
        let selector = u.selector.and_then(|s| self.record.fields.get(s.index())).and_then(|f| f.name.as_deref());
        if let Some(by) = selector {
            rest.push(Node::leaf(format!("by={}", quoted(by))));
        }
        vec![name, Node::leaf(format!("0x{:02X}", u.offset)), arms, words]
    }
}

/// A condition on a record: a function, the fields it uses, and words.
pub(super) fn condition_of(
    model: &Model,
    names: &Names,
    id: RecordId,
    before: &str,
    (e, words): (&Expr, &str),
    wide: bool,
) -> Node {
    let record = model.records.get(id.index()).filter(|r| usable(r));
    let mut uses: Vec<String> = Vec::new();
    e.each_field(&mut |field| {
        let name = record.and_then(|r| r.fields.get(field.index())).and_then(|f| f.name.as_deref());
        if let Some(name) = name.map(quoted).filter(|n| !uses.contains(n)) {
            uses.push(name);
        }
    });
    let truth = Exprs::of_record(model, names, id, wide).truth(e);
    let uses = Node::tuple("", uses.into_iter().map(Node::Leaf).collect());
    let args = vec![Node::leaf(format!("lambda r: {truth}")), uses, Node::leaf(quoted(words))];
    Node::call(format!("{before}_If("), args, ")")
}
