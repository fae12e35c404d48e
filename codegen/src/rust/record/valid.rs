//! Whether bytes are legal: straight code without a branch where that is possible.
//!
//! The answer is on the safe side: `true` only if the bytes are legal. What needs a profile to be legal, or lies in bits
//! that rows share in unusual ways, is left to the description.

use chappe_dsl::codec;
use chappe_dsl::model::{
    Available, Field, FieldId, FieldKind, Location, ModeField, Place, Record, RecordId, Scalar, Type, UnionField,
};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::modes::{available, modes, type_name};
use super::super::place::{mark, mark_bits, overlap, read};
use super::super::{Cx, condition};
use super::bytes::Bytes;
use super::lanes::{self, Masks};
use super::words::{ones, words};
use super::{profile, types};

/// The function `valid`: what is wrong is gathered in one number, so that nothing branches on data that varies.
pub(super) fn function(cx: &Cx<'_>, id: RecordId, r: &Record) -> TokenStream {
    let size = r.size as usize;
    let readable = r.opaque.is_none() && r.notes.available == Available::Yes;
    let bytes = Bytes::new(cx, id, r);
    let lanes = if readable { lanes::known(cx, id, r) } else { None };
    let masks = lanes.as_ref().map_or(Masks::Zero, |(masks, _)| *masks);
    let mut wrong = if readable { wrong(cx, r, &bytes, masks) } else { Vec::new() };
    let exact = lanes.is_some();
    wrong.extend(lanes.into_iter().flat_map(|(masks, lanes)| lanes::operands(cx, masks, &lanes, &bytes)));
    let ty = cx.names.record(id);
    let plain = (readable && has_plain(cx, id, r)).then(|| plain(cx, r, &bytes));
    let tables = bytes.into_tokens();
    let loose = if readable && !exact { operands(cx, r) } else { Vec::new() };
    let wrong = if wrong.is_empty() { quote!(0u64) } else { quote!((#(#wrong)|*)) };
    // Only some producer can explain an operand that no mode uses.
    let may = |p: &usize| readable && !exact && profile::writes_any(cx, r, *p) && !profile::minds_nested(cx, r, *p);
    let writers = (0..cx.model.profiles.len()).filter(may);
    let (mut calls, mut functions) = (Vec::new(), Vec::new());
    for p in writers {
        let (name, body) = (format_ident!("written_by_{p}"), profile::wrote(cx, &ty, id, r, p));
        calls.push(quote!(Self::#name(b)));
        functions.push(quote! {
            /// Whether that profile wrote these bytes, which are legal but for operands that no mode uses.
            #[inline(never)]
            fn #name(b: &[u8; #size]) -> bool {
                #body
            }
        });
    }
    let body = match (readable, loose.is_empty(), calls.is_empty()) {
        (false, ..) => quote!(false),
        (true, true, _) => quote!(#wrong == 0u64),
        (true, false, true) => quote!(#wrong | #(#loose)|* == 0u64),
        (true, false, false) => quote! {
            let wrong = #wrong;
            let loose = #(#loose)|*;
            wrong | loose == 0u64 || wrong == 0u64 && (#(#calls)||*)
        },
    };
    quote! {
        #tables
        #(#functions)*
        #plain

        /// Whether bytes are certainly legal.
        #[inline]
        fn valid(b: &[u8; #size]) -> bool {
            #body
        }
    }
}

/// Whether a record has a function `plain`: it may be within others, and profiles write into it.
pub(super) fn has_plain(cx: &Cx<'_>, id: RecordId, r: &Record) -> bool {
    r.opaque.is_none()
        && r.notes.available == Available::Yes
        && (0..cx.model.profiles.len()).any(|p| profile::writes_any(cx, r, p))
        && cx.model.records.iter().any(|outer| {
            let mut found = Vec::new();
            super::inside(cx, outer, &mut found);
            found.contains(&id)
        })
}

/// The function `plain`: as `valid`, if no profile has written anything.
fn plain(cx: &Cx<'_>, r: &Record, bytes: &Bytes<'_>) -> TokenStream {
    let size = r.size as usize;
    let mut wrong = wrong(cx, r, bytes, Masks::Zero);
    wrong.extend(lanes::plain(cx, r, bytes).unwrap_or_else(|| operands(cx, r)));
    let wrong = if wrong.is_empty() { quote!(0u64) } else { quote!((#(#wrong)|*)) };
    quote! {
        /// Whether bytes are certainly legal, and what is written without a profile.
        #[inline]
        fn plain(b: &[u8; #size]) -> bool {
            #wrong == 0u64
        }
    }
}

/// What may be wrong, as numbers that are zero if it is not.
fn wrong(cx: &Cx<'_>, r: &Record, bytes: &Bytes<'_>, masks: Masks) -> Vec<TokenStream> {
    let mut out: Vec<TokenStream> = words(cx, r).into_iter().collect();
    // First, so that whether values are legal may be looked up with the rest.
    let whole: Vec<TokenStream> = r
        .requires
        .iter()
        .enumerate()
        .filter(|(_, q)| !bytes.demand(&q.condition))
        .map(|(n, q)| unless(&condition::holds(cx, r, &q.condition, &condition::whole(n))))
        .collect();
    for (i, f) in r.fields.iter().enumerate() {
        if f.notes.available != Available::Yes || codec::fixed(r, f).is_some() && f.guard.is_none() {
            continue;
        }
        let check = row(cx, r, i, f, bytes, masks);
        match &f.guard {
            None => out.extend(check),
            Some(g) => {
                let by_byte = bytes.holds(g);
                if by_byte.is_none() && condition::can_fail(cx, r, g) {
                    let function = condition::guard(i);
                    out.push(quote!((Self::#function(b).is_err() as u64)));
                }
                let present = by_byte.unwrap_or_else(|| condition::holds(cx, r, g, &condition::guard(i)));
                let check = check.map(|check| quote!(#check & here |));
                let away = ones(cx, &away(cx, r, i, f));
                out.push(quote!({
                    let here = (#present as u64).wrapping_neg();
                    #check #away & !here
                }));
            }
        }
    }
    out.extend(whole);
    out.extend(bytes.demanded());
    out
}

/// One if a condition does not hold.
fn unless(condition: &TokenStream) -> TokenStream {
    quote!((!#condition as u64))
}

/// Whether a row that is there is legal; `None`: it always is.
fn row(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, bytes: &Bytes<'_>, masks: Masks) -> Option<TokenStream> {
    let mut all = Vec::new();
    for (n, q) in f.requires.iter().enumerate() {
        if f.guard.is_some() || !bytes.demand(&q.condition) {
            all.push(unless(&condition::holds(cx, r, &q.condition, &condition::of_row(i, n))));
        }
    }
    match &f.kind {
        _ if codec::fixed(r, f).is_some() => all.extend(constant(r, f)),
        FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } => {
            let looked_up = matches!(s, Scalar::Enum(id) if f.guard.is_none() && bytes.has_legal(i, *id));
            if !looked_up && !types::any_bits(cx, *s, *w) {
                all.push(unless(&types::legal(cx, *s, *w, &read(place))));
            }
        }
        FieldKind::Value { ty, at } => {
            let at = match at {
                Location::Bytes(at) => *at as usize,
                Location::Bits(_) => f.offset as usize,
            };
            // Spare bits of a set are among the words unless the row may be away.
            let spare = matches!(ty, Type::Bits(_)) && f.guard.is_none();
            if !spare && !types::always_legal(cx, ty) {
                all.push(unless(&types::valid(cx, ty, false, &quote!(#at), 0)));
            }
        }
        FieldKind::Mode(m) => all.extend(mode(cx, r, m, masks, f.guard.is_none().then_some(bytes))),
        FieldKind::Union(u) => all.push(unless(&union(cx, r, u))),
        FieldKind::Constant { .. } => {}
        FieldKind::Fill { bits, ignored } => {
            if f.guard.is_some() && !ignored {
                let mut own = vec![0; r.size as usize];
                bits.iter().for_each(|(a, b)| mark_bits(*a, *b, &mut own));
                all.push(ones(cx, &own));
            }
        }
    }
    if all.is_empty() { None } else { Some(quote!((#(#all)|*))) }
}

/// A constant that is not always there.
fn constant(r: &Record, f: &Field) -> Option<TokenStream> {
    let (_, place, bits) = codec::fixed(r, f)?;
    let (found, bits) = (read(place), Literal::u64_unsuffixed(bits));
    Some(quote!(((#found ^ #bits) as u64)))
}

/// A mode and its index; operands are looked at together.
pub(super) fn mode(
    cx: &Cx<'_>,
    r: &Record,
    m: &ModeField,
    masks: Masks,
    bytes: Option<&Bytes<'_>>,
) -> Vec<TokenStream> {
    let all = modes(cx.model, m.table);
    let (number, index) = (read(&m.mode), read(&m.index));
    let masked = lanes::fits(cx, m);
    let mut out = Vec::new();
    if masked {
        out.push(lanes::head(cx, r.size, m, masks, bytes));
        if !m.optional && !available(&all).iter().any(|(_, mode)| mode.wire == 0) {
            // No mask finds that no bit is set.
            out.push(quote!(((#number == 0) as u64)));
        }
    } else {
        out.push(unless(&class(cx, m, Class::Legal)));
    }
    if m.optional && !masked {
        // An index without a mode means nothing.
        out.push(quote!((((#number == 0) as u64).wrapping_neg() & #index as u64)));
    }
    let widest = 1u64.checked_shl(m.index.width.into()).unwrap_or(u64::MAX);
    let narrow = available(&all).into_iter().filter_map(|(_, mode)| {
        let bank = cx.model.banks.get(mode.bank?.index())?;
        (u64::from(bank.size) < widest && !(masked && bank.size.is_power_of_two())).then(|| {
            let (wire, size) = (Literal::u64_unsuffixed(mode.wire), Literal::u32_unsuffixed(bank.size));
            quote!(#wire => (#index as u64) < #size)
        })
    });
    let narrow: Vec<TokenStream> = narrow.collect();
    if !narrow.is_empty() {
        out.push(unless(&quote!((match #number { #(#narrow,)* _ => true }))));
    }
    if m.value.is_none() {
        // A mode with an operand has no place for it here.
        let takes = class(cx, m, Class::Takes);
        out.push(quote!((#takes as u64)));
    }
    out
}

/// What the number of a mode says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// It is a mode, or, where that may be, none.
    Legal,
    /// It is a mode with an operand.
    Takes,
}

/// Tokens of type `bool`: whether the number of a mode is of a class.
fn class(cx: &Cx<'_>, m: &ModeField, class: Class) -> TokenStream {
    let table = type_name(cx, m.table);
    let number = read(&m.mode);
    let bits = match m.table {
        chappe_dsl::model::ModeTable::Wait(id) => cx.model.waits.get(id.index()).map(|t| t.bits),
        chappe_dsl::model::ModeTable::Update(id) => cx.model.updates.get(id.index()).map(|t| t.bits),
    };
    if bits.is_some_and(|b| b <= 8) && m.mode.width <= 8 {
        let classes = if m.optional { quote!(OPTIONAL) } else { quote!(CLASS) };
        let bit: u8 = if class == Class::Legal { 1 } else { 2 };
        return quote!((#table::#classes[#number as usize] & #bit != 0));
    }
    let all = modes(cx.model, m.table);
    let wanted = |m: &super::super::modes::Mode<'_>| class == Class::Legal || m.operand.is_some();
    let none = (m.optional && class == Class::Legal).then_some(0);
    let wires = available(&all).into_iter().filter(|(_, m)| wanted(m)).map(|(_, m)| m.wire);
    let wires = wires.filter(|w| !(m.optional && *w == 0)).chain(none).map(Literal::u64_unsuffixed);
    let wires: Vec<Literal> = wires.collect();
    if wires.is_empty() {
        // No mode takes an operand.
        return quote!(false);
    }
    quote!(matches!(#number as u64, #(#wires)|*))
}

/// Operand bytes are used by a mode, or zero.
fn operands(cx: &Cx<'_>, r: &Record) -> Vec<TokenStream> {
    let here = |f: &&Field| f.notes.available == Available::Yes;
    let place = |f: &Field| match &f.kind {
        FieldKind::Mode(m) => m.value.clone(),
        _ => None,
    };
    let mut seen: Vec<Place> = Vec::new();
    let mut out = Vec::new();
    for f in r.fields.iter().filter(here) {
        let Some(own) = place(f) else { continue };
        if seen.contains(&own) {
            continue;
        }
        let users = r.fields.iter().enumerate().filter(|(_, f)| here(f)).filter_map(|(i, f)| match &f.kind {
            FieldKind::Mode(m) if m.value.as_ref().is_some_and(|p| overlap(p, &own)) => {
                Some(present(cx, r, i, f, class(cx, m, Class::Takes)))
            }
            FieldKind::Value { at: Location::Bits(p), .. } if f.shared && overlap(p, &own) => {
                Some(present(cx, r, i, f, quote!(true)))
            }
            _ => None,
        });
        let value = read(&own);
        let users: Vec<TokenStream> = users.collect();
        out.push(quote!((#value as u64 & ((#(#users)|*) as u64).wrapping_sub(1))));
        seen.push(own);
    }
    out
}

fn present(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, then: TokenStream) -> TokenStream {
    match &f.guard {
        None => then,
        Some(g) => {
            let present = condition::holds(cx, r, g, &condition::guard(i));
            quote!((#present & #then))
        }
    }
}

fn union(cx: &Cx<'_>, r: &Record, u: &UnionField) -> TokenStream {
    let arm = |a: &chappe_dsl::model::Arm| {
        if a.notes.available != Available::Yes {
            return quote!(false);
        }
        let at = u.offset as usize;
        let (ok, used) = (types::valid(cx, &a.ty, a.big, &quote!(#at), 0), types::size(cx.model, &a.ty));
        let (rest, left) = (at + used, (u.size as usize).saturating_sub(used));
        let gaps = gaps(cx, a, at);
        quote!((#ok && #gaps && is_zero(b, #rest, #left)))
    };
    let rt = &cx.rt;
    let (at, size) = (u.offset as usize, u.size as usize);
    let body = match u.selector.and_then(|id| selector(cx, r, id)) {
        None => u.arms.first().map_or_else(|| quote!(true), arm),
        Some(value) => {
            let arms = u.arms.iter().filter_map(|a| {
                let (when, ok) = (Literal::i128_unsuffixed(a.when?), arm(a));
                Some(quote!(#when => #ok))
            });
            quote!(match #value { #(#arms,)* _ => is_zero(b, #at, #size) })
        }
    };
    quote!({ use #rt::record::is_zero; #body })
}

/// Bytes between the elements of an array that is an arm.
fn gaps(cx: &Cx<'_>, arm: &chappe_dsl::model::Arm, start: usize) -> TokenStream {
    let Type::Array { element, count, stride, .. } = &arm.ty else { return quote!(true) };
    let (size, stride, count) = (types::size(cx.model, element), *stride as usize, *count as usize);
    let gap = stride.saturating_sub(size);
    if gap == 0 || count < 2 {
        return quote!(true);
    }
    let first = start + size;
    quote!((0..#count - 1).all(|i| is_zero(b, #first + i * #stride, #gap)))
}

/// The value of the row that picks an arm, as `i128`; zero if it is not there.
pub(super) fn selector(cx: &Cx<'_>, r: &Record, id: FieldId) -> Option<TokenStream> {
    let f = r.fields.get(id.index())?;
    if let Some((_, _, bits)) = codec::fixed(r, f) {
        let bits = Literal::u64_unsuffixed(bits);
        return Some(quote!((#bits as i128)));
    }
    let FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } = &f.kind else { return None };
    let value = types::to_number(*s, &types::from_bits(cx, *s, *w, &read(place)));
    Some(match &f.guard {
        None => value,
        Some(g) => {
            let present = condition::holds(cx, r, g, &condition::guard(id.index()));
            quote!((if #present { #value } else { 0 }))
        }
    })
}

/// The bits of a row that is not there, but for those of rows that always are.
pub(super) fn away(cx: &Cx<'_>, r: &Record, i: usize, f: &Field) -> Vec<u8> {
    let mut own = vec![0; r.size as usize];
    if !matches!(f.kind, FieldKind::Fill { .. }) {
        own_bits(cx, r, i, f, &mut own, &|f| f.guard.is_none());
    }
    own
}

/// Marks the bits of a row, but for those of other rows that are there and for which `other` holds.
pub(super) fn own_bits(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, mask: &mut [u8], other: &dyn Fn(&Field) -> bool) {
    let mut own = vec![0; mask.len()];
    cover(cx, f, &mut own);
    for (j, g) in r.fields.iter().enumerate() {
        if j != i && g.notes.available == Available::Yes && other(g) {
            let mut theirs = vec![0; mask.len()];
            cover(cx, g, &mut theirs);
            own.iter_mut().zip(&theirs).for_each(|(o, t)| *o &= !t);
        }
    }
    mask.iter_mut().zip(&own).for_each(|(m, o)| *m |= o);
}

pub(super) fn cover(cx: &Cx<'_>, f: &Field, mask: &mut [u8]) {
    if let FieldKind::Mode(m) = &f.kind {
        [Some(&m.mode), Some(&m.index), m.value.as_ref()].into_iter().flatten().for_each(|p| mark(p, mask));
        return;
    }
    for (a, b) in f.kind.ranges(&cx.model.records) {
        mark_bits(a, b, mask);
    }
}
