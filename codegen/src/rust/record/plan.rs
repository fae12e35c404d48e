//! Whether bytes are legal, as data: bits with a value, and bytes to look up that say which other bits must be zero.
//!
//! As in `valid`, the answer is on the safe side. What cannot be said so is left to `valid`: a whole record, or one with
//! certain values.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::codec;
use chappe_dsl::model::{
    Available, Expr, ExprKind, Field, FieldKind, Location, ModeField, Place, Record, RecordId, Scalar, Type, Value,
};

use super::super::Cx;
use super::super::enums::{self, Shape};
use super::super::modes::{available, modes};
use super::super::place::{mark, mark_bits};
use super::bytes::Bytes;
use super::lanes::{self, Lane, Masks};
use super::words::decided;
use super::{types, valid};

/// Bytes that are looked up, at most.
pub(in crate::rust) const LOOKUPS: usize = 4;
/// Combinations of what is found, at most: their numbers fit an entry of a table.
const ROWS: usize = 64;

/// What a byte that is looked up says.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Entry {
    /// The record is not legal.
    Illegal,
    /// `valid` decides.
    Special,
    /// Bits that must be zero, and for each operand those that must be zero unless another mode says otherwise.
    Legal { zero: Vec<u8>, free: Vec<u64> },
}

/// A byte that is looked up.
#[derive(Clone, Debug)]
struct Input {
    byte: u32,
    entries: Vec<Entry>,
}

/// The number of a row is the sum of what tables say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::rust) enum Step {
    /// Not legal.
    Illegal,
    /// `valid` decides.
    Special,
    /// So much.
    Add(u8),
}

/// A row: bits that have a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::rust) struct Row {
    /// Which.
    pub(in crate::rust) mask: Vec<u8>,
    /// The value.
    pub(in crate::rust) value: Vec<u8>,
}

/// The check of a record.
#[derive(Clone, Debug)]
pub(in crate::rust) struct Plan {
    /// Bytes, and the table for each.
    pub(in crate::rust) lookups: Vec<(u32, Vec<Step>)>,
    /// Rows by number.
    pub(in crate::rust) rows: Vec<Row>,
}

/// The check of a record, but for the operands `common`, which are looked at apart; `None` if it cannot be said so.
pub(in crate::rust) fn plan(cx: &Cx<'_>, id: RecordId, r: &Record, common: &[Lane<'_>]) -> Option<Plan> {
    let (masks, lanes) = lanes::known(cx, id, r)?;
    let (common, own): (Vec<Lane<'_>>, Vec<Lane<'_>>) = lanes.into_iter().partition(|l| common.contains(l));
    let (mask, value) = decided(cx, r);
    let bytes = Bytes::new(cx, id, r);
    let mut draft = Draft { cx, r, bytes, masks, own, common, base: Row { mask, value }, inputs: Vec::new() };
    draft.fill()?;
    draft.finish()
}

struct Draft<'a> {
    cx: &'a Cx<'a>,
    r: &'a Record,
    bytes: Bytes<'a>,
    masks: Masks,
    /// Operands whose modes are looked up here.
    own: Vec<Lane<'a>>,
    /// Operands that are looked at apart.
    common: Vec<Lane<'a>>,
    base: Row,
    inputs: Vec<Input>,
}

impl Draft<'_> {
    /// Everything that may be wrong, in the order of `valid`.
    fn fill(&mut self) -> Option<()> {
        for q in &self.r.requires {
            self.demand(&q.condition)?;
        }
        for (i, f) in self.r.fields.iter().enumerate() {
            if f.notes.available != Available::Yes || codec::fixed(self.r, f).is_some() && f.guard.is_none() {
                continue;
            }
            match &f.guard {
                None => self.row(f)?,
                Some(g) => self.sometimes(i, f, g)?,
            }
        }
        Some(())
    }

    /// A condition that must hold.
    fn demand(&mut self, e: &Expr) -> Option<()> {
        if let Some((place, most)) = self.at_most(e) {
            return self.base_zero(&place, !most);
        }
        let (id, table) = self.bytes.table(e)?;
        let place = super::bytes::place(self.r.fields.get(id.index())?)?.clone();
        self.forbid(&place, &|n| table.get(n as usize).is_none_or(|holds| *holds == 0))
    }

    /// A number that must be no more than so many ones.
    fn at_most(&self, e: &Expr) -> Option<(Place, u64)> {
        let ExprKind::Binary(BinaryOp::Le, left, right) = &e.kind else { return None };
        let (ExprKind::Field(id), ExprKind::Value(Value::Int(most))) = (&left.kind, &right.kind) else { return None };
        let most = u64::try_from(*most).ok().filter(|n| n & n.wrapping_add(1) == 0)?;
        let f = self.r.fields.get(id.index()).filter(|f| f.guard.is_none() && f.notes.available == Available::Yes)?;
        match &f.kind {
            FieldKind::Value { ty: Type::Scalar(Scalar::Uint, _), at: Location::Bits(place) } => {
                Some((place.clone(), most))
            }
            _ => None,
        }
    }

    /// A row that is always there.
    fn row(&mut self, f: &Field) -> Option<()> {
        for q in &f.requires {
            self.demand(&q.condition)?;
        }
        match &f.kind {
            FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } => self.scalar(*s, *w, place),
            FieldKind::Mode(m) => self.mode(m),
            // Of its spare bits the words know.
            FieldKind::Value { ty: Type::Bits(_), .. } | FieldKind::Fill { .. } => Some(()),
            _ => self.is_plain(f).then_some(()),
        }
    }

    /// Whether any bits of a row are legal.
    fn is_plain(&self, f: &Field) -> bool {
        match &f.kind {
            FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(_) } => types::any_bits(self.cx, *s, *w),
            FieldKind::Value { ty, .. } => types::always_legal(self.cx, ty),
            FieldKind::Fill { .. } => true,
            FieldKind::Mode(_) | FieldKind::Union(_) | FieldKind::Constant { .. } => false,
        }
    }

    /// A row that is there only if a condition holds.
    fn sometimes(&mut self, i: usize, f: &Field, guard: &Expr) -> Option<()> {
        let (id, table) = self.bytes.table(guard)?;
        let place = super::bytes::place(self.r.fields.get(id.index())?)?.clone();
        let here = move |n: u64| table.get(n as usize).is_some_and(|holds| *holds == 1);
        let away = valid::away(self.cx, self.r, i, f);
        self.zero(&place, &away, &|n| !here(n))?;
        if let FieldKind::Fill { bits, ignored: false } = &f.kind {
            let mut own = vec![0; self.r.size as usize];
            bits.iter().for_each(|(a, b)| mark_bits(*a, *b, &mut own));
            self.zero(&place, &own, &here)?;
        }
        if !f.requires.is_empty() || !self.is_plain(f) {
            self.each(&place, &|n, entry| {
                if here(n) && *entry != Entry::Illegal {
                    *entry = Entry::Special;
                }
            })?;
        }
        Some(())
    }

    fn scalar(&mut self, s: Scalar, width: u8, place: &Place) -> Option<()> {
        if types::any_bits(self.cx, s, width) {
            return Some(());
        }
        match s {
            Scalar::Uint | Scalar::Int => Some(()),
            Scalar::Bool => self.base_zero(place, !1),
            Scalar::Enum(id) => {
                let e = self.cx.model.enums.get(id.index()).filter(|e| enums::shape(e) == Shape::Closed)?;
                let values: Vec<i128> = enums::rows(e).map(|r| r.value).collect();
                let number = |n: u64| match e.signed && n >> (width - 1) & 1 == 1 {
                    true => i128::from(n) - (1i128 << width),
                    false => i128::from(n),
                };
                self.forbid(place, &|n| !values.contains(&number(n)))
            }
        }
    }

    /// A mode, its index, and what it says of its operand.
    fn mode(&mut self, m: &ModeField) -> Option<()> {
        if m.value.is_some() && self.common.iter().any(|l| l.has(m)) {
            return Some(());
        }
        let (cx, masks) = (self.cx, self.masks);
        let all = modes(cx.model, m.table);
        let here = available(&all);
        let lane = m.value.as_ref().and_then(|_| self.own.iter().position(|l| l.has(m)));
        let agree = self.own.len() + self.common.len() > 1;
        let index = |from: u8| {
            let mut own = vec![0; self.r.size as usize];
            mark(&above(&m.index, from), &mut own);
            own
        };
        let mut said = Vec::with_capacity(256);
        for n in 0..1u64.checked_shl(m.mode.width.into()).filter(|n| *n <= 256)? {
            if n == 0 && m.optional {
                said.push((Entry::Legal { zero: index(0), free: Vec::new() }, u64::MAX));
                continue;
            }
            let Some((position, mode)) = here.iter().find(|(_, mode)| mode.wire == n) else {
                said.push((Entry::Illegal, 0));
                continue;
            };
            let size = mode.bank.and_then(|b| cx.model.banks.get(b.index())).map(|b| u64::from(b.size));
            let size = size.filter(|s| *s < 1u64.checked_shl(m.index.width.into()).unwrap_or(u64::MAX));
            let written = lanes::written(cx, masks, m.table, *position);
            said.push(match (mode.operand, size) {
                (Some(_), _) if m.value.is_none() => (Entry::Illegal, 0),
                (_, Some(s)) if !s.is_power_of_two() => (Entry::Special, 0),
                // Whether one profile wrote them all.
                (None, _) if written != 0 && agree => (Entry::Special, 0),
                (operand, size) => {
                    let zero = size.map_or_else(|| vec![0; self.r.size as usize], |s| index(s.trailing_zeros() as u8));
                    let free = if operand.is_some() { 0 } else { !written };
                    (Entry::Legal { zero, free: Vec::new() }, free)
                }
            });
        }
        let lanes = self.own.len();
        self.each(&m.mode, &|n, entry| {
            let Some((own, free)) = said.get(n as usize) else { return };
            *entry = entry.clone().and(own, lane.map(|l| (l, *free)), lanes);
        })
    }

    /// Bits of a place that must be zero in any case.
    fn base_zero(&mut self, place: &Place, value: u64) -> Option<()> {
        let mut own = vec![0; self.r.size as usize];
        mark(&only(place, value), &mut own);
        self.base.mask.iter_mut().zip(&own).for_each(|(m, o)| *m |= o);
        own.iter().zip(&self.base.value).all(|(o, v)| o & v == 0).then_some(())
    }

    /// Values of a place that are not legal.
    fn forbid(&mut self, place: &Place, wrong: &dyn Fn(u64) -> bool) -> Option<()> {
        if place.width <= 8 {
            let count = 1u64 << place.width;
            let bits = (0..count).filter(|n| !wrong(*n)).fold(0, |all, n| all | n);
            // Where all that is wrong has certain bits, no table is needed.
            if (0..count).all(|n| wrong(n) == (n & !bits != 0)) {
                return self.base_zero(place, !bits);
            }
        }
        self.each(place, &|n, entry| {
            if wrong(n) {
                *entry = Entry::Illegal;
            }
        })
    }

    /// Bits that must be zero if a place has certain values.
    fn zero(&mut self, place: &Place, bits: &[u8], when: &dyn Fn(u64) -> bool) -> Option<()> {
        self.each(place, &|n, entry| {
            if let Entry::Legal { zero, .. } = entry
                && when(n)
            {
                zero.iter_mut().zip(bits).for_each(|(z, b)| *z |= b);
            }
        })
    }

    /// Every entry of the byte that a place lies in, with the value of the place; `None` if it is in several.
    fn each(&mut self, place: &Place, f: &dyn Fn(u64, &mut Entry)) -> Option<()> {
        let byte = place.pieces.first()?.record_bit / 8;
        if place.pieces.iter().any(|p| p.record_bit / 8 != byte || p.record_bit % 8 + u32::from(p.width) > 8) {
            return None;
        }
        let value = |v: u64| {
            let part = |p: &chappe_dsl::model::Piece| (v >> (p.record_bit % 8) & ((1 << p.width) - 1)) << p.value_bit;
            place.pieces.iter().fold(0, |all, p| all | part(p))
        };
        let at = self.inputs.iter().position(|i| i.byte == byte).unwrap_or_else(|| {
            let free = vec![u64::MAX; self.own.len()];
            let entry = Entry::Legal { zero: vec![0; self.r.size as usize], free };
            self.inputs.push(Input { byte, entries: vec![entry; 256] });
            self.inputs.len() - 1
        });
        self.inputs.get_mut(at)?.entries.iter_mut().enumerate().for_each(|(v, e)| f(value(v as u64), e));
        Some(())
    }

    /// Numbers what bytes say, and works out what all combinations say together.
    fn finish(self) -> Option<Plan> {
        let size = self.r.size as usize;
        let (mut lookups, mut said) = (Vec::new(), vec![(vec![0; size], vec![u64::MAX; self.own.len()])]);
        for input in &self.inputs {
            let (steps, kinds) = input.numbered(said.len())?;
            said = kinds.iter().flat_map(|kind| said.iter().map(|other| both(kind, other))).collect();
            if said.len() > ROWS {
                return None;
            }
            if steps.iter().any(|s| *s != Step::Add(0)) {
                lookups.push((input.byte, steps));
            }
        }
        let rows = said.into_iter().map(|(mut zero, free)| {
            for (lane, free) in self.own.iter().zip(free) {
                mark(&only(lane.place, free), &mut zero);
            }
            // What must be zero and something else is for `valid`.
            let clash = zero.iter().zip(&self.base.value).any(|(z, v)| z & v != 0);
            zero.iter_mut().zip(&self.base.mask).for_each(|(z, m)| *z |= m);
            (!clash).then(|| Row { mask: zero, value: self.base.value.clone() })
        });
        let rows: Vec<Row> = rows.collect::<Option<_>>()?;
        (lookups.len() <= LOOKUPS).then_some(Plan { lookups, rows })
    }
}

/// What two bytes say together.
fn both(kind: &Said<'_>, (zero, free): &(Vec<u8>, Vec<u64>)) -> (Vec<u8>, Vec<u64>) {
    let zero = zero.iter().zip(kind.0).map(|(a, b)| a | b).collect();
    let free = free.iter().zip(kind.1).map(|(a, b)| a & b).collect();
    (zero, free)
}

/// What must be zero, and which bits of operands unless another mode says otherwise.
type Said<'a> = (&'a [u8], &'a [u64]);

impl Entry {
    /// What two fields in one byte say.
    fn and(self, other: &Entry, lane: Option<(usize, u64)>, lanes: usize) -> Entry {
        match (self, other) {
            (Entry::Illegal, _) | (_, Entry::Illegal) => Entry::Illegal,
            (Entry::Special, _) | (_, Entry::Special) => Entry::Special,
            (Entry::Legal { mut zero, mut free }, Entry::Legal { zero: other, .. }) => {
                zero.iter_mut().zip(other).for_each(|(z, o)| *z |= o);
                free.resize(lanes, u64::MAX);
                if let Some((l, own)) = lane
                    && let Some(free) = free.get_mut(l)
                {
                    *free &= own;
                }
                Entry::Legal { zero, free }
            }
        }
    }
}

impl Input {
    /// A number for each different thing that it says, as steps of `stride` rows; and those things.
    fn numbered(&self, stride: usize) -> Option<(Vec<Step>, Vec<Said<'_>>)> {
        let mut kinds: Vec<Said<'_>> = Vec::new();
        let steps = self.entries.iter().map(|e| match e {
            Entry::Illegal => Some(Step::Illegal),
            Entry::Special => Some(Step::Special),
            Entry::Legal { zero, free } => {
                let own = (&zero[..], &free[..]);
                let n = kinds.iter().position(|k| *k == own).unwrap_or_else(|| {
                    kinds.push(own);
                    kinds.len() - 1
                });
                u8::try_from(n * stride).ok().filter(|n| usize::from(*n) < ROWS).map(Step::Add)
            }
        });
        let steps = steps.collect::<Option<_>>()?;
        Some((steps, kinds))
    }
}

/// The bits of a place from one of its value on.
fn above(place: &Place, from: u8) -> Place {
    only(place, u64::MAX.checked_shl(from.into()).unwrap_or(0))
}

/// The bits of a place that a value has.
fn only(place: &Place, value: u64) -> Place {
    let mut out = place.clone();
    out.pieces = place
        .pieces
        .iter()
        .flat_map(|p| {
            (0..p.width).filter(|i| value >> (p.value_bit + i) & 1 == 1).map(|i| chappe_dsl::model::Piece {
                record_bit: p.record_bit + u32::from(i),
                value_bit: p.value_bit + i,
                width: 1,
            })
        })
        .collect();
    out
}
