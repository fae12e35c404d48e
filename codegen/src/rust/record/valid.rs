//! Whether bytes are legal: straight code without a branch where that is possible.
//!
//! The answer is on the safe side: `true` only if the bytes are legal. What needs a profile to be legal, or lies in bits
//! that rows share in unusual ways, is left to the description.

use chappe_dsl::codec;
use chappe_dsl::model::{Available, Field, FieldId, FieldKind, Location, ModeField, Place, Record, Type, UnionField};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::modes::{available, modes, type_name};
use super::super::place::{mark, mark_bits, overlap, read};
use super::super::{Cx, condition};
use super::{mask_of, types};

/// The function `valid`.
pub(super) fn function(cx: &Cx<'_>, r: &Record) -> TokenStream {
    let size = r.size as usize;
    let checks =
        if r.opaque.is_some() || r.notes.available != Available::Yes { vec![quote!(false)] } else { checks(cx, r) };
    let checks = if checks.is_empty() { vec![quote!(true)] } else { checks };
    quote! {
        /// Whether bytes are certainly legal.
        #[inline]
        fn valid(b: &[u8; #size]) -> bool {
            #((#checks))&*
        }
    }
}

fn checks(cx: &Cx<'_>, r: &Record) -> Vec<TokenStream> {
    let mut out = words(cx, r);
    for (i, f) in r.fields.iter().enumerate() {
        if f.notes.available != Available::Yes || codec::fixed(r, f).is_some() && f.guard.is_none() {
            continue;
        }
        let check = row(cx, r, i, f);
        match &f.guard {
            None => out.extend(check),
            Some(g) => {
                let present = condition::holds(cx, r, g, &condition::guard(i));
                let known = if condition::can_fail(cx, r, g) {
                    let function = condition::guard(i);
                    quote!(Self::#function(b).is_some() && )
                } else {
                    TokenStream::new()
                };
                let check = check.unwrap_or_else(|| quote!(true));
                let away = away(cx, r, i, f);
                out.push(quote!(#known if #present { #check } else { #away }));
            }
        }
    }
    out.extend(operands(cx, r));
    for (n, q) in r.requires.iter().enumerate() {
        out.push(condition::holds(cx, r, &q.condition, &condition::whole(n)));
    }
    out
}

/// Bits with a value that nothing else decides: one comparison for each eight bytes.
fn words(cx: &Cx<'_>, r: &Record) -> Vec<TokenStream> {
    let size = r.size as usize;
    let (mut mask, mut value) = (r.fixed.mask.clone(), r.fixed.value.clone());
    mask.resize(size, 0);
    value.resize(size, 0);
    let mut zero = mask_of(&r.zero, r.size);
    for (i, f) in r.fields.iter().enumerate() {
        match &f.kind {
            FieldKind::Fill { bits, ignored: false } if f.guard.is_none() => {
                bits.iter().for_each(|(a, b)| mark_bits(*a, *b, &mut zero));
            }
            FieldKind::Value { ty: Type::Bits(n), at: Location::Bytes(at) } if f.guard.is_none() => {
                mark_bits(at * 8 + n, at * 8 + n.div_ceil(8) * 8, &mut zero);
            }
            _ if f.notes.available != Available::Yes => own_bits(cx, r, i, f, &mut zero, &|_| true),
            _ => {}
        }
    }
    for (m, (z, v)) in mask.iter_mut().zip(zero.iter().zip(&value)) {
        debug_assert_eq!(v & z & !*m, 0);
        *m |= z;
    }
    let parts = chunks(size).filter_map(|(at, n)| {
        let word = |bytes: &[u8]| {
            let part = bytes.get(at..at + n).unwrap_or_default();
            part.iter().rev().fold(0u64, |w, b| w << 8 | u64::from(*b))
        };
        let (m, v) = (word(&mask), word(&value));
        let whole = load(cx, at, n);
        let all = u64::MAX >> (64 - 8 * n);
        let (m_lit, v_lit) = (hex(m), hex(v));
        match (m, v) {
            (0, _) => None,
            (m, 0) if m == all => Some(quote!(#whole)),
            (m, _) if m == all => Some(quote!((#whole ^ #v_lit))),
            (_, 0) => Some(quote!((#whole & #m_lit))),
            _ => Some(quote!(((#whole ^ #v_lit) & #m_lit))),
        }
        .map(|t| if n == 8 { t } else { quote!((#t as u64)) })
    });
    let parts: Vec<TokenStream> = parts.collect();
    if parts.is_empty() { Vec::new() } else { vec![quote!((#(#parts)|*) == 0)] }
}

/// A record cut into words: position and size, 8 bytes as long as there are so many.
fn chunks(size: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let n = [8, 4, 2, 1].into_iter().find(|n| at + n <= size)?;
        at += n;
        Some((at - n, n))
    })
}

/// Bytes as a number, least significant first.
fn load(cx: &Cx<'_>, at: usize, n: usize) -> TokenStream {
    let rt = &cx.rt;
    let start = Literal::usize_unsuffixed(at);
    match n {
        8 => quote!(#rt::record::word(b, #start)),
        4 => quote!(u32::from_le_bytes(#rt::record::sub(b, #start))),
        2 => quote!(u16::from_le_bytes(#rt::record::sub(b, #start))),
        _ => quote!(b[#start]),
    }
}

fn hex(v: u64) -> Literal {
    let text = format!("0x{v:X}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(v))
}

/// Whether a row that is there is legal; `None`: it always is.
fn row(cx: &Cx<'_>, r: &Record, i: usize, f: &Field) -> Option<TokenStream> {
    let mut all = Vec::new();
    match &f.kind {
        _ if codec::fixed(r, f).is_some() => all.extend(constant(r, f)),
        FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } => {
            if !types::any_bits(cx, *s, *w) {
                all.push(types::legal(cx, *s, *w, &read(place)));
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
                all.push(types::valid(cx, ty, false, &quote!(#at), 0));
            }
        }
        FieldKind::Mode(m) => all.extend(mode(cx, m)),
        FieldKind::Union(u) => all.push(union(cx, r, u)),
        FieldKind::Constant { .. } => {}
        FieldKind::Fill { bits, ignored } => {
            if f.guard.is_some() && !ignored {
                let mut own = vec![0; r.size as usize];
                bits.iter().for_each(|(a, b)| mark_bits(*a, *b, &mut own));
                all.push(zero(cx, &own));
            }
        }
    }
    for (n, q) in f.requires.iter().enumerate() {
        all.push(condition::holds(cx, r, &q.condition, &condition::of_row(i, n)));
    }
    if all.is_empty() { None } else { Some(quote!(#(#all)&*)) }
}

/// A constant that is not always there.
fn constant(r: &Record, f: &Field) -> Option<TokenStream> {
    let (_, place, bits) = codec::fixed(r, f)?;
    let (found, bits) = (read(place), Literal::u64_unsuffixed(bits));
    Some(quote!((#found == #bits)))
}

/// A mode and its index; operands are looked at together.
fn mode(cx: &Cx<'_>, m: &ModeField) -> Vec<TokenStream> {
    let all = modes(cx.model, m.table);
    let (number, index) = (read(&m.mode), read(&m.index));
    let is_mode = number_is(cx, m, 1);
    let mut out = Vec::new();
    if m.optional {
        // An index without a mode means nothing.
        out.push(quote!((#number == 0 && #index == 0 || #number != 0 && #is_mode)));
    } else {
        out.push(is_mode);
    }
    let widest = 1u64.checked_shl(m.index.width.into()).unwrap_or(u64::MAX);
    let narrow = available(&all).into_iter().filter_map(|(_, mode)| {
        let bank = cx.model.banks.get(mode.bank?.index())?;
        (u64::from(bank.size) < widest).then(|| {
            let (wire, size) = (Literal::u64_unsuffixed(mode.wire), bank.size);
            quote!(#wire => (#index as u64) < #size as u64)
        })
    });
    let narrow: Vec<TokenStream> = narrow.collect();
    if !narrow.is_empty() {
        out.push(quote!(match #number { #(#narrow,)* _ => true }));
    }
    if m.value.is_none() {
        // A mode with an operand has no place for it here.
        let takes = number_is(cx, m, 2);
        out.push(quote!(!#takes));
    }
    out
}

/// Whether the number of a mode is of a class: 1: a mode; 2: one with an operand.
fn number_is(cx: &Cx<'_>, m: &ModeField, class: u8) -> TokenStream {
    let table = type_name(cx, m.table);
    let number = read(&m.mode);
    let bits = match m.table {
        chappe_dsl::model::ModeTable::Wait(id) => cx.model.waits.get(id.index()).map(|t| t.bits),
        chappe_dsl::model::ModeTable::Update(id) => cx.model.updates.get(id.index()).map(|t| t.bits),
    };
    if bits.is_some_and(|b| b <= 8) && m.mode.width <= 8 {
        return quote!((#table::CLASS[#number as usize] & #class != 0));
    }
    let all = modes(cx.model, m.table);
    let wires = available(&all).into_iter().filter(|(_, m)| class == 1 || m.operand.is_some());
    let wires = wires.map(|(_, m)| Literal::u64_unsuffixed(m.wire));
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
                let (takes, number) = (number_is(cx, m, 2), read(&m.mode));
                let takes = if m.optional { quote!((#number != 0 && #takes)) } else { takes };
                Some(present(cx, r, i, f, takes))
            }
            FieldKind::Value { at: Location::Bits(p), .. } if f.shared && overlap(p, &own) => {
                Some(present(cx, r, i, f, quote!(true)))
            }
            _ => None,
        });
        let value = read(&own);
        out.push(quote!((#value == 0 #(|| #users)*)));
        seen.push(own);
    }
    out
}

fn present(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, then: TokenStream) -> TokenStream {
    match &f.guard {
        None => then,
        Some(g) => {
            let present = condition::holds(cx, r, g, &condition::guard(i));
            quote!((#present && #then))
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

/// The bits of a row that is not there are zero, but for those of rows that always are.
fn away(cx: &Cx<'_>, r: &Record, i: usize, f: &Field) -> TokenStream {
    if matches!(f.kind, FieldKind::Fill { .. }) {
        return quote!(true);
    }
    let mut own = vec![0; r.size as usize];
    own_bits(cx, r, i, f, &mut own, &|f| f.guard.is_none());
    zero(cx, &own)
}

/// Marks the bits of a row, but for those of other rows that are there and for which `other` holds.
fn own_bits(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, mask: &mut [u8], other: &dyn Fn(&Field) -> bool) {
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

fn cover(cx: &Cx<'_>, f: &Field, mask: &mut [u8]) {
    if let FieldKind::Mode(m) = &f.kind {
        [Some(&m.mode), Some(&m.index), m.value.as_ref()].into_iter().flatten().for_each(|p| mark(p, mask));
        return;
    }
    for (a, b) in f.kind.ranges(&cx.model.records) {
        mark_bits(a, b, mask);
    }
}

/// Whether the bits of a mask are zero.
fn zero(cx: &Cx<'_>, mask: &[u8]) -> TokenStream {
    let parts = chunks(mask.len()).filter_map(|(at, n)| {
        let part = mask.get(at..at + n).unwrap_or_default();
        let m = part.iter().rev().fold(0u64, |w, b| w << 8 | u64::from(*b));
        if m == 0 {
            return None;
        }
        let whole = load(cx, at, n);
        let m = if m == u64::MAX >> (64 - 8 * n) {
            quote!(#whole)
        } else {
            let m = hex(m);
            quote!((#whole & #m))
        };
        Some(if n == 8 { m } else { quote!((#m as u64)) })
    });
    let parts: Vec<TokenStream> = parts.collect();
    if parts.is_empty() {
        return quote!(true);
    }
    quote!(((#(#parts)|*) == 0))
}
