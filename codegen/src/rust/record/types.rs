//! Values of every type: their Rust type, and their way from bytes and to bytes.

use chappe_dsl::model::{Model, Scalar, Type};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::Cx;
use super::super::enums::{Shape, repr, shape};
use super::super::place::{int, uint};

/// Size of a value in bytes.
pub(super) fn size(model: &Model, ty: &Type) -> usize {
    match ty {
        Type::Bits(n) => n.div_ceil(8) as usize,
        other => other.bytes(&model.records) as usize,
    }
}

/// The Rust type of a value.
pub(super) fn of(cx: &Cx<'_>, ty: &Type) -> TokenStream {
    let rt = &cx.rt;
    match ty {
        Type::Scalar(s, w) => scalar(cx, *s, *w),
        Type::Bits(n) => {
            let bytes = n.div_ceil(8) as usize;
            quote!(#rt::record::BitSet<#bytes>)
        }
        Type::Str { len, .. } => {
            let len = *len as usize;
            quote!(#rt::record::Text<#len>)
        }
        Type::Array { element, count, .. } => {
            let (element, count) = (of(cx, element), *count as usize);
            quote!([#element; #count])
        }
        Type::Record(id) => {
            let name = cx.names.record(*id);
            quote!(#name)
        }
    }
}

/// The Rust type of a number.
pub(super) fn scalar(cx: &Cx<'_>, s: Scalar, width: u8) -> TokenStream {
    match s {
        Scalar::Uint => {
            let ty = uint(width.into());
            quote!(#ty)
        }
        Scalar::Int => {
            let ty = int(width.into());
            quote!(#ty)
        }
        Scalar::Bool => quote!(bool),
        Scalar::Enum(id) => {
            let name = cx.names.enumeration(id);
            quote!(#name)
        }
    }
}

/// `x`, a legal pattern of that many bits in the smallest unsigned type, as a value.
pub(super) fn from_bits(cx: &Cx<'_>, s: Scalar, width: u8, x: &TokenStream) -> TokenStream {
    match s {
        Scalar::Uint => x.clone(),
        Scalar::Int => signed(width, x),
        Scalar::Bool => quote!((#x != 0)),
        Scalar::Enum(id) => {
            let name = cx.names.enumeration(id);
            let Some(e) = cx.model.enums.get(id.index()) else { return quote!(#name::known(#x)) };
            let x = if e.signed { signed(width, x) } else { x.clone() };
            let (from, to) = (uint(width.into()), repr(e));
            if !e.signed && from == to { quote!(#name::known(#x)) } else { quote!(#name::known(#x as #to)) }
        }
    }
}

fn signed(width: u8, x: &TokenStream) -> TokenStream {
    let ty = int(width.into());
    let bits: u8 = match width {
        0..=8 => 8,
        9..=16 => 16,
        17..=32 => 32,
        _ => 64,
    };
    match bits.saturating_sub(width) {
        0 => quote!((#x as #ty)),
        up => {
            let up = Literal::u8_unsuffixed(up);
            quote!((((#x) << #up) as #ty >> #up))
        }
    }
}

/// A value as a pattern in the smallest unsigned type.
pub(super) fn to_bits(cx: &Cx<'_>, s: Scalar, width: u8, v: &TokenStream) -> TokenStream {
    let ty = uint(width.into());
    match s {
        Scalar::Uint => v.clone(),
        Scalar::Int | Scalar::Bool => quote!((#v as #ty)),
        Scalar::Enum(id) => match cx.model.enums.get(id.index()) {
            Some(e) if repr(e) == ty => quote!(#v.wire()),
            _ => quote!((#v.wire() as #ty)),
        },
    }
}

/// A value as the number that rules compare.
pub(super) fn to_number(s: Scalar, v: &TokenStream) -> TokenStream {
    match s {
        Scalar::Uint | Scalar::Int => quote!((#v as i128)),
        Scalar::Bool => quote!((#v as u8 as i128)),
        Scalar::Enum(_) => quote!((#v.wire() as i128)),
    }
}

/// Whether every pattern of that many bits is legal.
pub(super) fn any_bits(cx: &Cx<'_>, s: Scalar, width: u8) -> bool {
    match s {
        Scalar::Uint | Scalar::Int => true,
        Scalar::Bool => width <= 1,
        Scalar::Enum(id) => cx.model.enums.get(id.index()).is_some_and(|e| e.open && e.bits >= width),
    }
}

/// Whether a pattern is legal: `x` of the smallest unsigned type.
pub(super) fn legal(cx: &Cx<'_>, s: Scalar, width: u8, x: &TokenStream) -> TokenStream {
    match s {
        Scalar::Uint | Scalar::Int => quote!(true),
        Scalar::Bool => quote!((#x <= 1)),
        Scalar::Enum(id) => {
            let name = cx.names.enumeration(id);
            match cx.model.enums.get(id.index()) {
                Some(e) if shape(e) == Shape::Closed && e.bits <= 8 && !e.signed => {
                    quote!((#name::LEGAL[#x as u8 as usize] != 0))
                }
                Some(e) if shape(e) == Shape::Closed => {
                    let value = if e.signed { signed(width, x) } else { x.clone() };
                    let to = repr(e);
                    quote!(#name::from_wire(#value as #to).is_some())
                }
                // Nothing exists here, or anything does.
                Some(e) => {
                    let open = e.open;
                    quote!(#open)
                }
                None => quote!(false),
            }
        }
    }
}

/// Number of whole bytes of a number.
fn whole(width: u8) -> usize {
    usize::from(width).div_ceil(8)
}

/// The pattern of a number in whole bytes of `bytes`, a slice, from `at` on.
fn bits_at(width: u8, big: bool, bytes: &TokenStream, at: &TokenStream, rt: &TokenStream) -> TokenStream {
    let ty = uint(width.into());
    let n = whole(width);
    let full = match ty.to_string().as_str() {
        "u8" => 1,
        "u16" => 2,
        "u32" => 4,
        _ => 8,
    };
    let order: Vec<TokenStream> = (0..full)
        .map(|i| {
            let i = if big { n.checked_sub(i + 1) } else { (i < n).then_some(i) };
            i.map_or_else(|| quote!(0), |i| quote!(p[#i]))
        })
        .collect();
    quote!({ let p = #rt::record::sub::<#n>(#bytes, #at); #ty::from_le_bytes([#(#order),*]) })
}

/// The value of a type in `bytes`, a slice of legal bytes, from `at` on.
pub(super) fn read(cx: &Cx<'_>, ty: &Type, big: bool, bytes: &TokenStream, at: &TokenStream) -> TokenStream {
    let rt = &cx.rt;
    match ty {
        Type::Scalar(s, w) => from_bits(cx, *s, *w, &bits_at(*w, big, bytes, at, rt)),
        Type::Bits(_) => quote!(#rt::record::BitSet(#rt::record::sub(#bytes, #at))),
        Type::Str { len, .. } => {
            let len = *len as usize;
            quote!(#rt::record::Text::new(#rt::record::text_at(#bytes, #at, #len)))
        }
        Type::Array { element, big, stride, .. } => {
            let stride = *stride as usize;
            let inner = read(cx, element, *big, bytes, &quote!((at + i * #stride)));
            quote!({ let at = #at; ::core::array::from_fn(|i| #inner) })
        }
        Type::Record(id) => {
            let name = cx.names.record(*id);
            quote!(#name(#rt::record::sub(#bytes, #at)))
        }
    }
}

/// Statements that store `v`, a value of a type, into `out`, a mutable slice of zeros, from `at` on.
pub(super) fn store(cx: &Cx<'_>, ty: &Type, big: bool, v: &TokenStream, at: &TokenStream) -> TokenStream {
    let rt = &cx.rt;
    match ty {
        Type::Scalar(s, w) => {
            let (bits, n) = (to_bits(cx, *s, *w, v), whole(*w));
            let order = (0..n).map(|i| {
                let down = Literal::usize_unsuffixed(8 * if big { n - 1 - i } else { i });
                quote!((x >> #down) as u8)
            });
            quote!({ let x = #bits; #rt::record::put(out, #at, &[#(#order),*]); })
        }
        Type::Bits(_) => quote!(#rt::record::put(out, #at, &#v.0);),
        Type::Str { .. } => quote!(#rt::record::put(out, #at, #v.as_bytes());),
        Type::Array { element, big, stride, .. } => {
            let stride = *stride as usize;
            let inner = store(cx, element, *big, &quote!(v), &quote!(at));
            quote!({ let start = #at; for (i, v) in #v.into_iter().enumerate() { let at = start + i * #stride; #inner } })
        }
        Type::Record(_) => quote!(#rt::record::put(out, #at, &#v.0);),
    }
}

/// Whether legality of a type needs no look at the bytes.
pub(super) fn always_legal(cx: &Cx<'_>, ty: &Type) -> bool {
    match ty {
        Type::Scalar(s, w) => w % 8 == 0 && any_bits(cx, *s, *w),
        Type::Bits(n) => n % 8 == 0,
        Type::Array { element, .. } => always_legal(cx, element),
        Type::Str { .. } | Type::Record(_) => false,
    }
}

/// Tokens of type `bool`: whether the bytes of `b` from `at` on are a value of a type.
pub(super) fn valid(cx: &Cx<'_>, ty: &Type, big: bool, at: &TokenStream, depth: usize) -> TokenStream {
    let rt = &cx.rt;
    if always_legal(cx, ty) {
        return quote!(true);
    }
    match ty {
        Type::Scalar(s, w) => {
            let bits = bits_at(*w, big, &quote!(b), at, rt);
            let legal = legal(cx, *s, *w, &quote!(x));
            if w % 8 == 0 {
                return quote!({ let x = #bits; #legal });
            }
            let width = Literal::u8_unsuffixed(*w);
            quote!({ let x = #bits; x >> #width == 0 && #legal })
        }
        Type::Bits(n) => {
            let (last, used) = ((n / 8) as usize, Literal::u32_unsuffixed(n % 8));
            quote!(#rt::record::sub::<1>(b, #at + #last)[0] >> #used == 0)
        }
        Type::Str { len, terminated } => {
            let len = *len as usize;
            quote!(#rt::record::is_text(b, #at, #len, #terminated))
        }
        Type::Array { element, big, count, stride } => {
            let (count, stride) = (*count as usize, *stride as usize);
            let (i, here) = (format_ident!("i{depth}"), format_ident!("at{depth}"));
            let inner = valid(cx, element, *big, &quote!((#here + #i * #stride)), depth + 1);
            quote!({
                let (mut ok, mut #i, #here) = (true, 0, #at);
                while #i < #count {
                    ok &= #inner;
                    #i += 1;
                }
                ok
            })
        }
        Type::Record(id) => {
            let name = cx.names.record(*id);
            // What a profile has written counts only if it has written the whole.
            let plain = cx.model.records.get(id.index()).is_some_and(|r| super::valid::has_plain(cx, *id, r));
            let valid = if plain { quote!(plain) } else { quote!(valid) };
            quote!(#name::#valid(&#rt::record::sub(b, #at)))
        }
    }
}
