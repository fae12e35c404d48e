//! Reading and writing bits of a record whose bytes are an array `b`: constant positions, which cannot be out of it.

use chappe_dsl::model::{Piece, Place};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The smallest unsigned type of at least that many bits.
pub(super) fn uint(bits: u32) -> Ident {
    match bits {
        0..=8 => format_ident!("u8"),
        9..=16 => format_ident!("u16"),
        17..=32 => format_ident!("u32"),
        _ => format_ident!("u64"),
    }
}

/// The smallest signed type of at least that many bits.
pub(super) fn int(bits: u32) -> Ident {
    match bits {
        0..=8 => format_ident!("i8"),
        9..=16 => format_ident!("i16"),
        17..=32 => format_ident!("i32"),
        _ => format_ident!("i64"),
    }
}

/// The value at a place, in the smallest unsigned type.
pub(super) fn read(place: &Place) -> TokenStream {
    let ty = uint(place.width.into());
    if let Some(whole) = whole(place) {
        return whole;
    }
    let parts = place.pieces.iter().flat_map(bytes_of).map(|p| {
        let (at, mask) = (index(p.byte), Literal::u8_unsuffixed(p.mask()));
        let byte = if p.width == 8 {
            quote!(b[#at])
        } else {
            let shift = Literal::u8_unsuffixed(p.shift);
            if p.shift == 0 { quote!((b[#at] & #mask)) } else { quote!((b[#at] >> #shift & #mask)) }
        };
        let up = Literal::u8_unsuffixed(p.value_bit);
        match (ty == "u8", p.value_bit) {
            (true, 0) => byte,
            (true, _) => quote!(#byte << #up),
            (false, 0) => quote!(#byte as #ty),
            (false, _) => quote!((#byte as #ty) << #up),
        }
    });
    quote!((#(#parts)|*))
}

/// A place that is a whole number in bytes.
fn whole(place: &Place) -> Option<TokenStream> {
    let ty = uint(place.width.into());
    let (bytes, order) = in_order(place)?;
    match bytes.as_slice() {
        [one] => Some(quote!(b[#one])),
        all => {
            let from = format_ident!("from_{order}_bytes");
            Some(quote!(#ty::#from([#(b[#all]),*])))
        }
    }
}

/// As [`write`], if the place is a whole number in bytes.
pub(super) fn write_whole(place: &Place, value: &TokenStream) -> Option<TokenStream> {
    let (bytes, order) = in_order(place)?;
    match bytes.as_slice() {
        [one] => Some(quote!(b[#one] = #value;)),
        all => {
            let to = format_ident!("to_{order}_bytes");
            Some(quote!([#(b[#all]),*] = #value.#to();))
        }
    }
}

/// The bytes of a whole number, and whether they are in the order `le` or `be`.
fn in_order(place: &Place) -> Option<(Vec<Literal>, &'static str)> {
    if !matches!(place.width, 8 | 16 | 32 | 64) {
        return None;
    }
    let count = u32::from(place.width) / 8;
    let literals = |first: u32| (first..first + count).map(index).collect();
    if let [Piece { record_bit, value_bit: 0, width }] = place.pieces[..]
        && width == place.width
        && record_bit % 8 == 0
    {
        return Some((literals(record_bit / 8), "le"));
    }
    let all: Vec<Part> = place.pieces.iter().flat_map(bytes_of).collect();
    let first = all.first()?.byte;
    let big = (0..).zip(&all).all(|(i, p)| {
        p.width == 8 && p.byte == first + i && u32::from(p.value_bit) == (count.saturating_sub(i + 1)) * 8
    });
    (big && all.len() == count as usize).then(|| (literals(first), "be"))
}

/// A piece within one byte.
struct Part {
    byte: u32,
    /// First bit in the byte.
    shift: u8,
    /// First bit in the value.
    value_bit: u8,
    width: u8,
}

impl Part {
    fn mask(&self) -> u8 {
        ((1u16 << self.width) - 1) as u8
    }
}

/// A piece cut at the bounds of bytes.
fn bytes_of(piece: &Piece) -> Vec<Part> {
    let mut out = Vec::new();
    let (mut at, mut value_bit, mut left) = (piece.record_bit, piece.value_bit, piece.width);
    while left > 0 {
        let shift = (at % 8) as u8;
        let width = left.min(8 - shift);
        out.push(Part { byte: at / 8, shift, value_bit, width });
        at += u32::from(width);
        value_bit += width;
        left -= width;
    }
    out
}

fn index(byte: u32) -> Literal {
    Literal::u32_unsuffixed(byte)
}

/// Marks the bits of a place in a mask of bytes.
pub(super) fn mark(place: &Place, mask: &mut [u8]) {
    for (first, end) in place.ranges() {
        mark_bits(first, end, mask);
    }
}

/// Marks a half-open range of bits.
pub(super) fn mark_bits(first: u32, end: u32, mask: &mut [u8]) {
    for bit in first..end {
        if let Some(byte) = mask.get_mut(bit as usize / 8) {
            *byte |= 1 << (bit % 8);
        }
    }
}

/// Whether two places have a bit in common.
pub(super) fn overlap(a: &Place, b: &Place) -> bool {
    a.ranges().any(|(a0, a1)| b.ranges().any(|(b0, b1)| a0 < b1 && b0 < a1))
}

/// Statements that store `value`, an expression of the smallest unsigned type, whose bits in `b` are zero.
pub(super) fn write(place: &Place, value: &TokenStream) -> TokenStream {
    if let Some(whole) = write_whole(place, value) {
        return whole;
    }
    let ty = uint(place.width.into());
    let parts = place.pieces.iter().flat_map(bytes_of).map(|p| {
        let at = index(p.byte);
        let down = Literal::u8_unsuffixed(p.value_bit);
        let v = if p.value_bit == 0 { quote!(v) } else { quote!((v >> #down)) };
        let v = if ty == "u8" { v } else { quote!((#v as u8)) };
        if p.width == 8 {
            return quote!(b[#at] = #v;);
        }
        let (mask, shift) = (Literal::u8_unsuffixed(p.mask()), Literal::u8_unsuffixed(p.shift));
        quote!(b[#at] |= (#v & #mask) << #shift;)
    });
    quote!({ let v: #ty = #value; #(#parts)* })
}
