//! Families: an enum of their members, and how bytes choose one.

use chappe_dsl::model::{Available, Family, FamilyId, Place, Record, RecordId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::item::Item;
use super::names::{Taken, camel};
use super::place::{read, uint};
use super::{Cx, docs, many};

/// A member that can be decoded here.
pub(super) struct Member<'m> {
    pub(super) id: RecordId,
    pub(super) record: &'m Record,
    pub(super) ty: Ident,
    pub(super) variant: Ident,
}

/// The type of a family.
pub(super) fn item(cx: &Cx<'_>, id: FamilyId, f: &Family) -> Item {
    let (rt, name, size) = (&cx.rt, cx.names.family(id), f.size as usize);
    let mut scope = Taken::with(&["Self", "Unknown"]);
    let members: Vec<Member<'_>> = f
        .members
        .iter()
        .filter_map(|id| Some((*id, cx.model.records.get(id.index())?)))
        .filter(|(_, r)| r.notes.available == Available::Yes && r.opaque.is_none())
        .map(|(id, record)| Member { id, record, ty: cx.names.record(id), variant: scope.unique(&camel(&record.name)) })
        .collect();
    let doc = docs::docs(&f.notes, &f.name);
    let variants = members.iter().map(|m| {
        let (doc, variant, ty) = (docs::docs(&m.record.notes, &m.record.name), &m.variant, &m.ty);
        quote!(#doc #variant(#ty))
    });
    let pairs = members.iter().map(|m| {
        let (variant, ty) = (&m.variant, &m.ty);
        quote!(#variant(#ty))
    });
    let info = info(cx, f);
    let many = many::methods(cx, f, &name, &members);
    let allow = super::allow();
    let tokens = quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants,)*
            /// Bytes that are no member, or one whose layout is not published: kept as they are. Only lenient decoding
            /// gives it.
            Unknown(#rt::record::Unknown<#size>),
        }
        #allow
        impl #name {
            /// What the specification says of it.
            pub const FAMILY: &'static #rt::record::FamilyInfo = { use #rt::record as r; &#info };

            #many
        }
        #rt::family!(#name, #size, [#(#pairs),*]);
    };
    Item::new(&cx.names, &name, tokens)
}

fn info(cx: &Cx<'_>, f: &Family) -> TokenStream {
    let (name, size) = (&f.name, Literal::u32_unsuffixed(f.size));
    let keys = f.keys.iter().map(|k| {
        let (name, place) = (&k.name, super::info::place(&k.place));
        quote!((#name, #place))
    });
    let members = f.members.iter().map(|id: &RecordId| {
        let name = cx.names.record(*id);
        quote!(#name::INFO)
    });
    let families = f.members.iter().filter_map(|id| cx.model.records.get(id.index())).map(|r| match r.family {
        Some(of) if cx.model.families.get(of.index()).is_some_and(|inner| inner.name != f.name) => {
            let name = cx.names.family(of);
            quote!(::core::option::Option::Some(#name::FAMILY))
        }
        _ => quote!(::core::option::Option::None),
    });
    quote!(r::FamilyInfo {
        name: #name, size: #size, keys: &[#(#keys),*], members: &[#(#members),*], families: &[#(#families),*],
    })
}

/// Members by their value of the family's first key.
pub(super) struct Groups<'a> {
    /// Where the key is.
    pub(super) key: &'a Place,
    /// Its values, and the members that have it.
    pub(super) members: Vec<(u64, Vec<&'a Member<'a>>)>,
}

/// Members by the first key, where it alone tells most of them apart.
pub(super) fn groups<'a>(f: &'a Family, members: &'a [Member<'a>]) -> Option<Groups<'a>> {
    let key = &f.keys.first().filter(|k| k.place.width <= 16)?.place;
    let mut groups: Vec<(u64, Vec<&Member<'_>>)> = Vec::new();
    for m in members {
        let value = fixed_at(m.record, key)?;
        match groups.iter_mut().find(|(v, _)| *v == value) {
            Some((_, list)) => list.push(m),
            None => groups.push((value, vec![m])),
        }
    }
    Some(Groups { key, members: groups })
}

/// The choice: by the first key where it alone tells most members apart, then by all fixed bits; of the groups for which
/// `of` holds.
pub(super) fn select(
    groups: Option<&Groups<'_>>,
    members: &[Member<'_>],
    of: &dyn Fn(&[&Member<'_>]) -> bool,
) -> TokenStream {
    let Some(Groups { key, members }) = groups else { return sequence(members.iter()) };
    let number = read(key);
    let cases = members.iter().filter(|(_, list)| of(list)).map(|(v, list)| {
        let (v, body) = (Literal::u64_unsuffixed(*v), sequence(list.iter().copied()));
        quote!(#v => { #body })
    });
    let ty = uint(key.width.into());
    quote! {
        let key: #ty = #number;
        match key {
            #(#cases)*
            _ => ::core::option::Option::None,
        }
    }
}

/// Members one after the other, the most specific first: the first whose fixed bits are there is the one.
fn sequence<'a>(members: impl Iterator<Item = &'a Member<'a>>) -> TokenStream {
    let list: Vec<&Member<'_>> = members.collect();
    let last = list.len().saturating_sub(1);
    let tries = list.iter().enumerate().map(|(i, m)| {
        let (ty, variant) = (&m.ty, &m.variant);
        // Legal bytes have all fixed bits; of the last candidate nothing else need be asked.
        let other = if i == last {
            TokenStream::new()
        } else {
            let fixed = fixed(m.record);
            quote!(if #fixed { return ::core::option::Option::None; })
        };
        quote! {
            if #ty::valid(b) {
                return ::core::option::Option::Some(Self::#variant(#ty(#ty::normal(*b))));
            }
            #other
        }
    });
    quote!(#(#tries)* ::core::option::Option::None)
}

/// Whether the fixed bits of a record are there.
fn fixed(r: &Record) -> TokenStream {
    let bytes = r.fixed.mask.iter().zip(&r.fixed.value).enumerate().filter(|(_, (m, _))| **m != 0);
    let tests = bytes.map(|(i, (m, v))| if *m == u8::MAX { quote!(b[#i] == #v) } else { quote!(b[#i] & #m == #v) });
    let tests: Vec<TokenStream> = tests.collect();
    if tests.is_empty() { quote!(true) } else { quote!(#(#tests)&&*) }
}

/// The value of a place all of whose bits are fixed.
fn fixed_at(r: &Record, place: &Place) -> Option<u64> {
    let bit = |bytes: &[u8], n: u32| bytes.get(n as usize / 8).is_some_and(|b| b >> (n % 8) & 1 == 1);
    let mut value = 0;
    for p in &place.pieces {
        for i in 0..p.width {
            let n = p.record_bit + u32::from(i);
            if !bit(&r.fixed.mask, n) {
                return None;
            }
            value |= u64::from(bit(&r.fixed.value, n)) << (p.value_bit + i);
        }
    }
    Some(value)
}
