//! The straight way from a builder's fields to bytes, for what is common and right.
//!
//! It gives up (`None`) where something may be wrong or is unusual: then the runtime writes the record from its
//! description, and finds what is wrong.

use chappe_dsl::codec;
use chappe_dsl::model::{Available, Field, FieldKind, Location, ModeField, Place, Record, RecordId, Scalar, Type};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::place::{overlap, read, uint, write, write_whole};
use super::super::{Cx, condition};
use super::profile::takes;
use super::{profile, types};

/// The method `written` of a builder; none if it would always give up.
pub(super) fn method(cx: &Cx<'_>, id: RecordId, r: &Record, names: &[Option<Ident>]) -> Option<TokenStream> {
    if r.fields.iter().any(|f| gives_up(r, f)) {
        return None;
    }
    let ty = cx.names.record(id);
    let size = r.size as usize;
    let fixed = Literal::byte_string(&r.fixed.value);
    let rows = r.reading_order().into_iter().filter_map(|row| {
        let (i, f) = (row.index(), r.fields.get(row.index())?);
        let here = f.notes.available == Available::Yes && codec::fixed(r, f).is_none();
        if !here || matches!(f.kind, FieldKind::Constant { .. } | FieldKind::Fill { .. }) {
            return None;
        }
        Some(row_of(cx, &ty, r, i, f, names.get(i)?.as_ref()?))
    });
    let kept = r.fields.iter().zip(names).filter_map(|(f, name)| kept(cx, r, f, name.as_ref()?));
    let profiles = cx.model.profiles.iter().enumerate().map(|(i, _)| {
        let none = quote!(return ::core::option::Option::None;);
        let (mut body, position) = (profile::rules(cx, &ty, id, r, i, &none), Literal::usize_unsuffixed(i));
        body.extend(profile::writes(cx, &ty, r, i, &none));
        quote!(::core::option::Option::Some(#position) => { #body })
    });
    let profiles: Vec<TokenStream> = profiles.collect();
    let none = quote!(::core::option::Option::None);
    Some(quote! {
        /// The bytes, if all is as usual.
        #[inline]
        #[allow(unreachable_code, unused_mut, unused_assignments, reason = "where it gives up early")]
        fn written(&self, profile: ::core::option::Option<usize>) -> ::core::option::Option<[u8; #size]> {
            let mut b: [u8; #size] = *#fixed;
            #(#rows)*
            #(#kept)*
            if !#ty::valid(&b) {
                return #none;
            }
            match profile {
                ::core::option::Option::None => {}
                #(#profiles)*
                _ => return #none,
            }
            ::core::option::Option::Some(b)
        }
    })
}

/// Whether a row is always for the description: a constant that is only sometimes there, and what has constants of its
/// own, a nested record or a view, that is always there.
fn gives_up(r: &Record, f: &Field) -> bool {
    let nests = match &f.kind {
        FieldKind::Value { ty: Type::Scalar(..), at: Location::Bits(_) }
        | FieldKind::Value { ty: Type::Str { .. }, .. } => false,
        FieldKind::Value { ty, .. } => !plain(ty),
        FieldKind::Union(_) => true,
        FieldKind::Mode(_) | FieldKind::Constant { .. } | FieldKind::Fill { .. } => false,
    };
    match f.guard {
        Some(_) => codec::fixed(r, f).is_some(),
        None => nests && f.notes.available == Available::Yes && codec::fixed(r, f).is_none(),
    }
}

/// Stores what is given for a row.
fn row_of(cx: &Cx<'_>, ty: &Ident, r: &Record, i: usize, f: &Field, name: &Ident) -> TokenStream {
    let none = quote!(return ::core::option::Option::None);
    let (store, absent) = match &f.kind {
        FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } => (scalar(cx, *s, *w, place), quote!()),
        FieldKind::Value { ty: Type::Str { len, terminated }, at } => {
            let rt = &cx.rt;
            let at = Literal::usize_unsuffixed(start(f, at));
            let most = Literal::usize_unsuffixed((*len as usize).saturating_sub(usize::from(*terminated)));
            let store = quote! {
                if v.len() > #most || v.as_bytes().contains(&0) {
                    #none;
                }
                #rt::record::put(&mut b, #at, v.as_bytes());
            };
            (store, quote!())
        }
        FieldKind::Value { ty: t, at } if plain(t) => {
            let rt = &cx.rt;
            let at = Literal::usize_unsuffixed(start(f, at));
            (quote!(#rt::record::put(&mut b, #at, &v);), quote!())
        }
        FieldKind::Mode(m) => (mode(cx, m), if m.optional { quote!() } else { quote!(#none;) }),
        // Nested records and views have constants of their own.
        FieldKind::Value { .. } | FieldKind::Union(_) => (quote!({ let _ = v; #none }), quote!(#none;)),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => return TokenStream::new(),
    };
    let absent = (!absent.is_empty()).then(|| quote!(else { #absent }));
    let given = quote!(if let ::core::option::Option::Some(v) = self.#name { #store } #absent);
    match &f.guard {
        None => given,
        Some(g) => {
            let function = condition::guard(i);
            let call = if condition::can_fail(cx, r, g) {
                quote!((#ty::#function(&b) == ::core::result::Result::Ok(true)))
            } else {
                quote!(#ty::#function(&b))
            };
            quote!(if #call { #given } else if self.#name.is_some() { #none; })
        }
    }
}

fn start(f: &Field, at: &Location) -> usize {
    match at {
        Location::Bytes(at) => *at as usize,
        Location::Bits(_) => f.offset as usize,
    }
}

/// Whether a value's bytes are all there is to it.
fn plain(ty: &Type) -> bool {
    match ty {
        Type::Scalar(..) | Type::Bits(_) => true,
        Type::Array { element, stride, .. } => {
            let size = match &**element {
                Type::Scalar(_, w) => u32::from(*w).div_ceil(8),
                Type::Bits(n) => n.div_ceil(8),
                Type::Array { .. } | Type::Str { .. } | Type::Record(_) => return false,
            };
            *stride == size
        }
        Type::Str { .. } | Type::Record(_) => false,
    }
}

fn scalar(cx: &Cx<'_>, s: Scalar, width: u8, place: &Place) -> TokenStream {
    let bits = types::to_bits(cx, s, width, &quote!(v));
    if let Some(store) = write_whole(place, &bits) {
        return store;
    }
    let odd = !matches!(width, 8 | 16 | 32 | 64);
    let check = (odd && s != Scalar::Bool).then(|| {
        let back = types::from_bits(cx, s, width, &quote!(x));
        let low = hex(u64::MAX >> (64 - u32::from(width)));
        let same = match s {
            Scalar::Enum(_) => quote!(),
            Scalar::Uint | Scalar::Int | Scalar::Bool => quote!(
                if { let x = x & #low; #back } != v { return ::core::option::Option::None; }
            ),
        };
        quote!(#same)
    });
    let store = write(place, &quote!(x));
    quote!({ let x = #bits; #check #store })
}

fn hex(v: u64) -> Literal {
    format!("0x{v:X}").parse().unwrap_or_else(|_| Literal::u64_unsuffixed(v))
}

fn mode(cx: &Cx<'_>, m: &ModeField) -> TokenStream {
    let fits = |what: TokenStream, p: &Place| {
        (p.width < 64).then(|| {
            let width = Literal::u8_unsuffixed(p.width);
            quote!(if #what >> #width != 0 { return ::core::option::Option::None; })
        })
    };
    let store = |what: TokenStream, p: &Place| {
        let ty = uint(p.width.into());
        write(p, &quote!((#what as #ty)))
    };
    let (wire_fits, index_fits) = (fits(quote!(wire), &m.mode), fits(quote!(index), &m.index));
    let (wire, index) = (store(quote!(wire), &m.mode), store(quote!(index), &m.index));
    let value = m.value.as_ref().map(|p| {
        let (fit, takes, put) = (fits(quote!(value), p), takes(cx, m, &quote!(wire)), store(quote!(value), p));
        quote!(if #takes { #fit #put })
    });
    // Where 0 stands for none, a mode of that number cannot be written.
    let none = m.optional.then(|| {
        quote!(if wire == 0 {
            return ::core::option::Option::None;
        })
    });
    quote! {
        let (wire, index) = (v.wire() as u64, v.index() as u64);
        let value = v.operand().unwrap_or(0) as u64;
        #none
        #wire_fits
        #index_fits
        #wire
        #index
        #value
    }
}

/// Gives up if what a row needs in shared bytes has been overwritten by another.
fn kept(cx: &Cx<'_>, r: &Record, f: &Field, name: &Ident) -> Option<TokenStream> {
    let shared = |own: &Place| {
        r.fields.iter().any(|g| match &g.kind {
            FieldKind::Mode(m) => m.value.as_ref().is_some_and(|p| p != own && overlap(p, own)),
            FieldKind::Value { at: Location::Bits(p), .. } => g.shared && overlap(p, own),
            _ => false,
        }) || r.fields.iter().filter(|g| matches!(&g.kind, FieldKind::Mode(m) if m.value.as_ref() == Some(own))).count()
            > 1
    };
    match &f.kind {
        FieldKind::Mode(m) => {
            let place = m.value.as_ref().filter(|p| shared(p))?;
            let (takes, found) = (takes(cx, m, &quote!((v.wire() as u64))), read(place));
            Some(quote! {
                if let ::core::option::Option::Some(v) = self.#name
                    && #takes
                    && v.operand().unwrap_or(0) as u64 != #found as u64
                {
                    return ::core::option::Option::None;
                }
            })
        }
        // Numbers that overlap others on purpose are rare.
        FieldKind::Value { at: Location::Bits(_), .. } if f.shared => {
            Some(quote!(if self.#name.is_some() { return ::core::option::Option::None; }))
        }
        _ => None,
    }
}
