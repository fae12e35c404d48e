//! Modes and their operands, looked up as masks of bits that must be zero.
//!
//! One entry for each number of a mode: what must be zero of the operand (bits 0 to 31), of the number itself (32 to 39:
//! all if it is no mode) and of the index (from 40 on). Operands that several modes share must be zero where the masks of
//! all of them say so.

use chappe_dsl::model::{
    Available, FieldKind, Location, ModeField, ModeTable, Model, Piece, Place, ProfileRule, Record, RecordId, Type,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::Cx;
use super::super::modes::{Mode, available, type_name};
use super::super::place::{overlap, read};
use super::bytes::Bytes;

/// Whether a mode is looked up so.
pub(super) fn fits(cx: &Cx<'_>, m: &ModeField) -> bool {
    let bits = match m.table {
        ModeTable::Wait(id) => cx.model.waits.get(id.index()).map(|t| t.bits),
        ModeTable::Update(id) => cx.model.updates.get(id.index()).map(|t| t.bits),
    };
    bits == Some(8) && m.mode.width == 8 && m.index.width <= 16 && m.value.as_ref().is_some_and(|p| p.width <= 32)
}

/// Which masks a record's modes are looked up in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rust) enum Masks {
    /// An operand that no mode uses is zero.
    Zero,
    /// It may have this bit if the one profile that writes something else writes it.
    Bit(u8),
}

/// The entry for the number of a mode; in masks of the record's own if its rules refuse some numbers.
fn entry(cx: &Cx<'_>, m: &ModeField, masks: Masks, bytes: Option<&Bytes<'_>>) -> TokenStream {
    let (table, number) = (type_name(cx, m.table), read(&m.mode));
    // Only tables that profiles write something for have the others.
    let masks = if written_bit(cx.model, m.table).is_some() { masks } else { Masks::Zero };
    let name = name(m.optional, masks);
    let all = quote!(#table::#name);
    let all = bytes.and_then(|b| b.limited(m, &all)).unwrap_or(all);
    quote!(#all[#number as usize])
}

fn name(optional: bool, masks: Masks) -> Ident {
    match (optional, masks) {
        (false, Masks::Zero) => format_ident!("MASKS"),
        (true, Masks::Zero) => format_ident!("OPTIONAL_MASKS"),
        (false, Masks::Bit(_)) => format_ident!("WRITTEN_MASKS"),
        (true, Masks::Bit(_)) => format_ident!("OPTIONAL_WRITTEN_MASKS"),
    }
}

/// What is wrong with a mode's number and index.
pub(super) fn head(cx: &Cx<'_>, size: u32, m: &ModeField, masks: Masks, bytes: Option<&Bytes<'_>>) -> TokenStream {
    let entry = entry(cx, m, masks, bytes);
    let found = match (&m.mode.pieces[..], &m.index.pieces[..]) {
        // Next to each other in one word, which is in a register already.
        ([Piece { record_bit: a, width: 8, .. }], [Piece { record_bit: b, value_bit: 0, width }])
            if a % 8 == 0
                && a + 8 == *b
                && *width == m.index.width
                && a / 64 == (b + u32::from(*width) - 1) / 64
                && (a / 64 + 1) * 8 <= size =>
        {
            let (rt, at) = (&cx.rt, Literal::u32_unsuffixed(a / 64 * 8));
            let shift = Literal::u32_unsuffixed(a % 64);
            let own = super::words::hex((1 << (8 + width)) - 1);
            quote!((#rt::record::word(b, #at) >> #shift & #own))
        }
        _ => {
            let (number, index) = (read(&m.mode), read(&m.index));
            quote!((#number as u64 | (#index as u64) << 8))
        }
    };
    quote!((#found & #entry >> 32))
}

/// What is wrong with an operand that these modes share.
fn operand(cx: &Cx<'_>, place: &Place, users: &[&ModeField], masks: Masks, bytes: Option<&Bytes<'_>>) -> TokenStream {
    let (value, entries) = (read(place), users.iter().map(|m| entry(cx, m, masks, bytes)));
    quote!((#value as u64 #(& #entries)*))
}

/// The tables of masks of a mode's type.
pub(in crate::rust) fn tables(cx: &Cx<'_>, table: ModeTable, bits: u8, all: &[Mode<'_>]) -> TokenStream {
    if bits != 8 {
        return TokenStream::new();
    }
    let bit = written_bit(cx.model, table);
    let rt = &cx.rt;
    let one = |optional: bool, masks: Masks| {
        let entries = available(all).into_iter().filter(|(_, m)| !(optional && m.wire == 0)).map(|(i, m)| {
            let free = match masks {
                _ if m.operand.is_some() => 0,
                Masks::Bit(bit) if is_written(cx.model, table, i) => u64::from(u32::MAX) & !(1 << bit),
                Masks::Bit(_) | Masks::Zero => u64::from(u32::MAX),
            };
            let size = m.bank.and_then(|id| cx.model.banks.get(id.index())).map(|b| u64::from(b.size));
            let index = size.filter(|s| s.is_power_of_two()).map_or(0, |s| 0xFF_FFFF & !(s - 1));
            let (wire, mask) = (Literal::u64_unsuffixed(m.wire), super::words::hex(free | index << 40));
            quote!((#wire, #mask))
        });
        let none = optional.then(|| quote!((0, 0xFFFF_FF00_FFFF_FFFF),));
        let name = name(optional, masks);
        quote! {
            #[allow(dead_code, reason = "not every record needs it")]
            const #name: &'static [u64; 256] = &#rt::record::masks(&[#none #(#entries),*]);
        }
    };
    let mut out = quote! {
        #[doc = " By number: what must be zero of the operand (bits 0 to 31), the number (32 to 39), the index (from 40 on)."]
    };
    out.extend([one(false, Masks::Zero), one(true, Masks::Zero)]);
    if let Some(bit) = bit {
        out.extend([one(false, Masks::Bit(bit)), one(true, Masks::Bit(bit))]);
    }
    out
}

/// What profiles write into free operands, if not zero: which profile, of which modes, what.
fn writes(model: &Model, table: ModeTable) -> impl Iterator<Item = (usize, &[usize], u64)> {
    model.profiles.iter().enumerate().flat_map(move |(i, p)| {
        p.rules.iter().filter_map(move |rule| match rule {
            ProfileRule::Write { table: t, modes, value } if *t == table && *value != 0 => {
                Some((i, &modes[..], *value))
            }
            _ => None,
        })
    })
}

fn is_written(model: &Model, table: ModeTable, mode: usize) -> bool {
    model.profiles.iter().any(|p| super::profile::writes_for(p, table, mode) != 0)
}

/// The one bit that all profiles that write something write.
fn written_bit(model: &Model, table: ModeTable) -> Option<u8> {
    let value = writes(model, table).next()?.2;
    let bit = value.trailing_zeros() as u8;
    (value.is_power_of_two() && bit < 31 && writes(model, table).all(|(_, _, v)| v == value)).then_some(bit)
}

/// An operand, and the modes that have it.
#[derive(Clone, Debug)]
pub(in crate::rust) struct Lane<'r> {
    pub(in crate::rust) place: &'r Place,
    users: Vec<&'r ModeField>,
    masks: Masks,
}

impl PartialEq for Lane<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
            && self.masks == other.masks
            && self.users.len() == other.users.len()
            && self.users.iter().all(|m| other.has(m))
    }
}

impl Lane<'_> {
    /// Whether a mode has it.
    pub(super) fn has(&self, m: &ModeField) -> bool {
        let same = |u: &ModeField| {
            (u.table, u.optional) == (m.table, m.optional)
                && (&u.mode, &u.index, &u.value) == (&m.mode, &m.index, &m.value)
        };
        self.users.iter().any(|u| same(u))
    }

    /// Whether some profile writes something else than zero where no mode uses it.
    pub(in crate::rust) fn is_written(&self, cx: &Cx<'_>) -> bool {
        self.users.iter().any(|m| written_bit(cx.model, m.table).is_some())
    }

    /// What is wrong with it and its modes, as numbers that are zero if nothing is; `None` if masks do not say it all.
    pub(in crate::rust) fn wrong(&self, cx: &Cx<'_>, r: &Record) -> Option<Vec<TokenStream>> {
        let mut out = Vec::new();
        for m in &self.users {
            match &super::valid::mode(cx, r, m, self.masks, None)[..] {
                [head] => out.push(head.clone()),
                _ => return None,
            }
        }
        out.push(operand(cx, self.place, &self.users, self.masks, None));
        Some(out)
    }
}

/// The operands of a record, and which masks are exact; `None` if it is not so simple.
pub(in crate::rust) fn known<'r>(cx: &Cx<'_>, id: RecordId, r: &'r Record) -> Option<(Masks, Vec<Lane<'r>>)> {
    let lanes = lanes(cx, r)?;
    let masks = masks(cx, id, r, &lanes)?;
    Some((masks, lanes.into_iter().map(|(place, users)| Lane { place, users, masks }).collect()))
}

/// The bit that a profile writes where a mode needs no operand; 0 if none does.
pub(super) fn written(cx: &Cx<'_>, masks: Masks, table: ModeTable, mode: usize) -> u64 {
    match masks {
        Masks::Bit(bit) if is_written(cx.model, table, mode) => 1 << bit,
        Masks::Bit(_) | Masks::Zero => 0,
    }
}

/// The operands of a record, each with its modes; `None` if it is not so simple.
fn lanes<'r>(cx: &Cx<'_>, r: &'r Record) -> Option<Vec<(&'r Place, Vec<&'r ModeField>)>> {
    let here = r.fields.iter().filter(|f| f.notes.available == Available::Yes);
    let mut lanes: Vec<(&Place, Vec<&ModeField>)> = Vec::new();
    for f in here.clone() {
        let FieldKind::Mode(m) = &f.kind else { continue };
        let Some(place) = &m.value else { continue };
        if f.guard.is_some() || !fits(cx, m) {
            return None;
        }
        if let Some((_, users)) = lanes.iter_mut().find(|(p, _)| *p == place) {
            users.push(m);
        } else if lanes.iter().any(|(p, _)| overlap(p, place)) {
            return None;
        } else {
            lanes.push((place, vec![m]));
        }
    }
    let shared = |f: &chappe_dsl::model::Field| match &f.kind {
        FieldKind::Value { at: Location::Bits(p), .. } => f.shared && lanes.iter().any(|(l, _)| overlap(l, p)),
        _ => false,
    };
    if here.clone().any(shared) { None } else { Some(lanes) }
}

/// What is wrong with the operands of a record if no profile has written any.
pub(super) fn plain(cx: &Cx<'_>, r: &Record, bytes: &Bytes<'_>) -> Option<Vec<TokenStream>> {
    let lanes = lanes(cx, r)?;
    Some(lanes.iter().map(|(place, users)| operand(cx, place, users, Masks::Zero, Some(bytes))).collect())
}

/// The operands of a record, as numbers that are zero if nothing is wrong with them.
pub(super) fn operands(cx: &Cx<'_>, masks: Masks, lanes: &[Lane<'_>], bytes: &Bytes<'_>) -> Vec<TokenStream> {
    let bytes = Some(bytes);
    let mut out: Vec<TokenStream> = lanes.iter().map(|l| operand(cx, l.place, &l.users, masks, bytes)).collect();
    if let Masks::Bit(bit) = masks {
        // One profile wrote them all: where it chose, it chose alike.
        let chosen: Vec<&Lane<'_>> = lanes.iter().filter(|l| l.is_written(cx)).collect();
        let (bit, up) = (super::words::hex(1 << bit), 1u8);
        for (i, a) in chosen.iter().enumerate() {
            for b in chosen.iter().skip(i + 1) {
                let free = |lane: &Lane<'_>| {
                    let entries = lane.users.iter().map(|m| entry(cx, m, masks, bytes));
                    quote!({ let free = #(#entries)&*; free >> #up & !free })
                };
                let (va, vb, fa, fb) = (read(a.place), read(b.place), free(a), free(b));
                out.push(quote!(((#va as u64 ^ #vb as u64) & #fa & #fb & #bit)));
            }
        }
    }
    out
}

/// Which masks are exact: the bit only if one profile writes it, who refuses nothing here.
fn masks(cx: &Cx<'_>, id: RecordId, r: &Record, lanes: &[(&Place, Vec<&ModeField>)]) -> Option<Masks> {
    let tables: Vec<ModeTable> = lanes.iter().flat_map(|(_, users)| users.iter().map(|m| m.table)).collect();
    let mut profiles: Vec<usize> = tables.iter().flat_map(|t| writes(cx.model, *t).map(|(p, ..)| p)).collect();
    profiles.sort_unstable();
    profiles.dedup();
    let Some(first) = profiles.first() else { return Some(Masks::Zero) };
    if profiles.len() > 1 || r.fields.iter().any(nests) {
        return None;
    }
    let refuses = cx.model.profiles.get(*first)?.rules.iter().any(|rule| match rule {
        ProfileRule::FieldOnly { record, .. }
        | ProfileRule::Absent { record, .. }
        | ProfileRule::Require { record, .. } => *record == id,
        ProfileRule::TableOnly { table, .. } => tables.contains(table),
        ProfileRule::Write { .. } => false,
    });
    let mut bits: Vec<Option<u8>> = Vec::new();
    for table in tables.iter().filter(|t| writes(cx.model, **t).next().is_some()) {
        bits.push(written_bit(cx.model, *table));
    }
    let bit = bits.first().copied().flatten()?;
    let fits = lanes.iter().all(|(p, _)| p.width > bit + 1) && bits.iter().all(|b| *b == Some(bit));
    (!refuses && fits).then_some(Masks::Bit(bit))
}

/// Whether a row may hold modes of its own.
fn nests(f: &chappe_dsl::model::Field) -> bool {
    fn holds(ty: &Type) -> bool {
        match ty {
            Type::Record(_) => true,
            Type::Array { element, .. } => holds(element),
            Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => false,
        }
    }
    match &f.kind {
        FieldKind::Value { ty, .. } => holds(ty),
        FieldKind::Union(_) => true,
        FieldKind::Mode(_) | FieldKind::Constant { .. } | FieldKind::Fill { .. } => false,
    }
}
