//! Bits of a record eight bytes at a time.

use chappe_dsl::model::{Available, FieldKind, Location, Record, Type};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::Cx;
use super::super::place::mark_bits;
use super::{mask_of, valid};

/// Bits with a value that nothing else decides, as a mask, and their values.
pub(super) fn decided(cx: &Cx<'_>, r: &Record) -> (Vec<u8>, Vec<u8>) {
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
            _ if f.notes.available != Available::Yes => valid::own_bits(cx, r, i, f, &mut zero, &|_| true),
            _ => {}
        }
    }
    for (m, (z, v)) in mask.iter_mut().zip(zero.iter().zip(&value)) {
        debug_assert_eq!(v & z & !*m, 0);
        *m |= z;
    }
    (mask, value)
}

/// One comparison for each eight bytes of those bits.
pub(super) fn words(cx: &Cx<'_>, r: &Record) -> Option<TokenStream> {
    let size = r.size as usize;
    let (mask, value) = decided(cx, r);
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
    if parts.is_empty() { None } else { Some(quote!(#(#parts)|*)) }
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

/// A mask, as people read it.
pub(in crate::rust) fn hex(v: u64) -> Literal {
    let text = format!("0x{v:X}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(v))
}

/// The bits of a mask, as a number that is zero if they are.
pub(super) fn ones(cx: &Cx<'_>, mask: &[u8]) -> TokenStream {
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
        return quote!(0u64);
    }
    quote!((#(#parts)|*))
}
