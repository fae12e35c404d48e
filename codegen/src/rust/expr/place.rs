//! Reading places of a record from its bytes, `b: &[u8; N]`: constant indices, which cannot fail.

use chappe_dsl::model::{Piece, Place};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The bits of a place as they stand, without sign: an expression of type `u64`.
pub(in crate::rust) fn read_place(place: &Place) -> TokenStream {
    match read_native(place) {
        (tokens, 64) => tokens,
        (tokens, _) => quote!((#tokens as u64)),
    }
}

/// The bits of a place in the smallest unsigned type that holds them, and that type's width.
pub(super) fn read_native(place: &Place) -> (TokenStream, u32) {
    match whole(place) {
        Some(bytes) => native(&bytes),
        None => pieces(place),
    }
}

/// The record's bytes that make up a place of whole bytes, least significant first.
fn whole(place: &Place) -> Option<Vec<u32>> {
    if !place.width.is_multiple_of(8) || place.width == 0 {
        return None;
    }
    let mut bytes = vec![None; usize::from(place.width) / 8];
    for p in &place.pieces {
        if !p.record_bit.is_multiple_of(8) || !p.value_bit.is_multiple_of(8) || !p.width.is_multiple_of(8) {
            return None;
        }
        for i in 0..u32::from(p.width) / 8 {
            *bytes.get_mut((u32::from(p.value_bit) / 8 + i) as usize)? = Some(p.record_bit / 8 + i);
        }
    }
    bytes.into_iter().collect()
}

/// Up to eight bytes, least significant first, as the smallest unsigned type that holds them.
fn native(bytes: &[u32]) -> (TokenStream, u32) {
    if let [one] = bytes {
        return (byte(*one), 8);
    }
    let count = bytes.len().next_power_of_two().min(8);
    let width = count as u32 * 8;
    let ty = unsigned(width);
    let descending = bytes.len() == count && bytes.windows(2).all(|w| w[0] == w[1] + 1);
    if descending {
        let bytes = bytes.iter().rev().map(|i| byte(*i));
        return (quote!(#ty::from_be_bytes([#(#bytes),*])), width);
    }
    let padding = std::iter::repeat_n(quote!(0), count - bytes.len());
    let bytes = bytes.iter().map(|i| byte(*i)).chain(padding);
    (quote!(#ty::from_le_bytes([#(#bytes),*])), width)
}

fn byte(at: u32) -> TokenStream {
    let at = Literal::u32_unsuffixed(at);
    quote!(b[#at])
}

/// `u8`, `u16`, `u32` or `u64`.
pub(super) fn unsigned(width: u32) -> TokenStream {
    match width {
        8 => quote!(u8),
        16 => quote!(u16),
        32 => quote!(u32),
        _ => quote!(u64),
    }
}

/// Any place, piece by piece.
fn pieces(place: &Place) -> (TokenStream, u32) {
    let parts: Vec<Piece> = place.pieces.iter().flat_map(split).filter(|p| p.width > 0 && p.value_bit < 64).collect();
    match parts.as_slice() {
        [] => (quote!(0u8), 8),
        [one] if one.value_bit == 0 => piece(one),
        _ => {
            let parts = parts.iter().map(|p| {
                let (tokens, width) = piece(p);
                let tokens = if width == 64 { tokens } else { quote!((#tokens as u64)) };
                let by = Literal::u8_unsuffixed(p.value_bit);
                if p.value_bit == 0 { tokens } else { quote!((#tokens << #by)) }
            });
            (quote!((#(#parts)|*)), 64)
        }
    }
}

/// A piece of up to 64 bits may lie in nine bytes: two pieces, each in at most eight.
fn split(p: &Piece) -> Vec<Piece> {
    let room = 64 - (p.record_bit % 8) as u8;
    if p.width <= room {
        return vec![*p];
    }
    let rest =
        Piece { record_bit: p.record_bit + u32::from(room), value_bit: p.value_bit + room, width: p.width - room };
    vec![Piece { width: room, ..*p }, rest]
}

/// The bits of a piece, lowest first, and the width of their type.
fn piece(p: &Piece) -> (TokenStream, u32) {
    let (first, shift) = (p.record_bit / 8, p.record_bit % 8);
    let last = (p.record_bit + u32::from(p.width) - 1) / 8;
    let bytes: Vec<u32> = (first..=last).collect();
    let (mut tokens, width) = native(&bytes);
    if shift != 0 {
        let shift = Literal::u32_unsuffixed(shift);
        tokens = quote!((#tokens >> #shift));
    }
    if shift + u32::from(p.width) < width {
        let mask = Literal::u64_unsuffixed(u64::MAX >> (64 - u32::from(p.width)));
        tokens = quote!((#tokens & #mask));
    }
    (tokens, width)
}
