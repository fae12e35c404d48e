//! The straight way from a builder's fields to bytes, for what is common and right.
//!
//! It gives up (`None`) where something may be wrong or is unusual: then the runtime writes the record from its
//! description, and finds what is wrong.

use chappe_dsl::codec;
use chappe_dsl::model::{
    Available, Field, FieldKind, Location, ModeField, ModeTable, Place, ProfileRule, Record, RecordId, Scalar, Type,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::modes::{Mode, available, modes};
use super::super::place::{overlap, read, uint, write};
use super::super::{Cx, condition};
use super::words::ones;
use super::{types, valid};

/// The method `written` of a builder, and those that it uses.
pub(super) fn methods(cx: &Cx<'_>, id: RecordId, r: &Record, names: &[Option<Ident>]) -> TokenStream {
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
        let (body, position) = (profile(cx, &ty, id, r, i), Literal::usize_unsuffixed(i));
        quote!(::core::option::Option::Some(#position) => { #body })
    });
    let profiles: Vec<TokenStream> = profiles.collect();
    let none = quote!(::core::option::Option::None);
    // Constants that are only sometimes there are for the description.
    let sometimes = r.fields.iter().any(|f| f.guard.is_some() && codec::fixed(r, f).is_some());
    let start = if sometimes { quote!(return #none;) } else { TokenStream::new() };
    quote! {
        /// The bytes, if all is as usual.
        #[inline]
        #[allow(unreachable_code, unused_mut, unused_assignments, reason = "where it gives up early")]
        fn written(&self, profile: ::core::option::Option<usize>) -> ::core::option::Option<[u8; #size]> {
            #start
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
    let given = quote! {
        match self.#name {
            ::core::option::Option::Some(v) => { #store }
            ::core::option::Option::None => { #absent }
        }
    };
    match &f.guard {
        None => given,
        Some(g) => {
            let function = condition::guard(i);
            let call = if condition::can_fail(cx, r, g) {
                quote!((#ty::#function(&b) == ::core::option::Option::Some(true)))
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
        let (_, index, value) = v.parts();
        let wire = v.wire() as u64;
        #none
        #wire_fits
        #index_fits
        #wire
        #index
        #value
    }
}

/// Whether a mode has an operand, by its number.
fn takes(cx: &Cx<'_>, m: &ModeField, wire: &TokenStream) -> TokenStream {
    wires(cx, m.table, wire, |m| m.operand.is_some())
}

/// Whether a number is that of one of some modes.
fn wires(cx: &Cx<'_>, table: ModeTable, wire: &TokenStream, which: impl Fn(&Mode<'_>) -> bool) -> TokenStream {
    let all = modes(cx.model, table);
    let wires: Vec<Literal> =
        available(&all).into_iter().filter(|(_, m)| which(m)).map(|(_, m)| Literal::u64_unsuffixed(m.wire)).collect();
    if wires.is_empty() { quote!(false) } else { quote!(matches!(#wire, #(#wires)|*)) }
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
                    && v.parts().2 != #found as u64
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

/// What a profile refuses, and what it writes into operands that no mode uses.
fn profile(cx: &Cx<'_>, ty: &Ident, id: RecordId, r: &Record, which: usize) -> TokenStream {
    let mut out = TokenStream::new();
    let none = quote!(return ::core::option::Option::None;);
    let Some(profile) = cx.model.profiles.get(which) else { return none };
    let earlier = cx.model.profiles.iter().take(which).flat_map(|p| &p.rules);
    let own = |rule: &&ProfileRule| matches!(rule, ProfileRule::Require { record, .. } if *record == id);
    let mut rule = earlier.filter(own).count();
    let mut writes: Vec<(usize, &ModeField, Vec<usize>, u64)> = Vec::new();
    for r_ in &profile.rules {
        match r_ {
            ProfileRule::FieldOnly { record, field, modes, .. } if *record == id => {
                out.extend(r.fields.get(field.index()).and_then(|f| only(cx, f, modes)));
            }
            ProfileRule::TableOnly { table, modes, .. } => {
                let rows = r.fields.iter().filter(|f| matches!(&f.kind, FieldKind::Mode(m) if m.table == *table));
                out.extend(rows.filter_map(|f| only(cx, f, modes)));
            }
            ProfileRule::Absent { record, field, .. } if *record == id => {
                if let Some(f) = r.fields.get(field.index()) {
                    let mut mask = vec![0; r.size as usize];
                    valid::cover(cx, f, &mut mask);
                    let found = ones(cx, &mask);
                    out.extend(quote!(if { let b = &b; #found != 0 } { #none }));
                }
            }
            ProfileRule::Write { table, modes, value } => {
                for (i, f) in r.fields.iter().enumerate() {
                    if let FieldKind::Mode(m) = &f.kind
                        && m.table == *table
                    {
                        writes.push((i, m, modes.clone(), *value));
                    }
                }
            }
            ProfileRule::Require { record, require } if *record == id => {
                let function = condition::of_profiles(rule);
                rule += 1;
                let holds = if condition::can_fail(cx, r, &require.condition) {
                    quote!(#ty::#function(&b) == ::core::option::Option::Some(true))
                } else {
                    quote!(#ty::#function(&b))
                };
                out.extend(quote!(if !(#holds) { #none }));
            }
            ProfileRule::FieldOnly { .. } | ProfileRule::Absent { .. } | ProfileRule::Require { .. } => {}
        }
    }
    out.extend(operands(cx, r, &writes));
    out
}

fn only(cx: &Cx<'_>, f: &Field, allowed: &[usize]) -> Option<TokenStream> {
    let FieldKind::Mode(m) = &f.kind else { return None };
    let all = modes(cx.model, m.table);
    let mut wires: Vec<u64> =
        available(&all).into_iter().filter(|(i, _)| allowed.contains(i)).map(|(_, m)| m.wire).collect();
    if m.optional {
        wires.retain(|w| *w != 0);
        wires.push(0);
    }
    let (number, wires) = (read(&m.mode), wires.into_iter().map(Literal::u64_unsuffixed));
    Some(quote!(if !matches!(#number as u64, #(#wires)|*) {
        return ::core::option::Option::None;
    }))
}

/// What a profile writes into operands that no mode uses. Where several modes would write, the description decides.
fn operands(cx: &Cx<'_>, r: &Record, writes: &[(usize, &ModeField, Vec<usize>, u64)]) -> TokenStream {
    let mut out = TokenStream::new();
    for (i, m, listed, value) in writes.iter().filter(|w| w.3 != 0) {
        let Some(own) = &m.value else { continue };
        let users = r.fields.iter().enumerate().filter_map(|(j, f)| match &f.kind {
            FieldKind::Mode(other) if other.value.as_ref().is_some_and(|p| overlap(p, own)) => {
                let (number, takes) = (read(&other.mode), format_ident!("takes{j}"));
                let test = self::takes(cx, other, &quote!((#number as u64)));
                Some((takes, test))
            }
            _ => None,
        });
        let users: Vec<(Ident, TokenStream)> = users.collect();
        let tests = users.iter().map(|(_, t)| t);
        let number = read(&m.mode);
        let all = modes(cx.model, m.table);
        let wires: Vec<Literal> = available(&all)
            .into_iter()
            .filter(|(k, mode)| listed.contains(k) && !(m.optional && mode.wire == 0) && mode.operand.is_none())
            .map(|(_, mode)| Literal::u64_unsuffixed(mode.wire))
            .collect();
        let others = writes.iter().any(|(j, o, ..)| j != i && o.value.as_ref().is_some_and(|p| overlap(p, own)));
        if wires.is_empty() {
            continue;
        }
        let bits = if own.width >= 64 { *value } else { value & ((1 << own.width) - 1) };
        let (ty, bits) = (uint(own.width.into()), hex(bits));
        let put =
            if others { quote!(return ::core::option::Option::None;) } else { write(own, &quote!((#bits as #ty))) };
        out.extend(quote!(if matches!(#number as u64, #(#wires)|*) && !(#(#tests)||*) { #put }));
    }
    out
}
