//! Records of a family many at a time: sorted by the first key, each kind checked in a loop of its own, and made from
//! templates where they are kept.

use chappe_dsl::model::Family;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::Cx;
use super::family::{Groups, Member, groups};
use super::place::read;
use super::record;

/// The methods `certain` and `stamp` of a family.
pub(super) fn methods(cx: &Cx<'_>, f: &Family, name: &Ident, members: &[Member<'_>]) -> TokenStream {
    let (rt, size) = (&cx.rt, f.size as usize);
    let of_a_byte = |g: &Groups<'_>| size > 0 && g.key.width <= 8 && (1..=128).contains(&g.members.len());
    let Some(groups) = groups(f, members).filter(of_a_byte) else {
        return quote! {
            /// None: they are looked at one by one.
            #[inline]
            fn certain(_bytes: &[u8], _most: usize) -> usize {
                0
            }

            /// A record that is legal.
            fn stamp(b: &[u8; #size]) -> Self {
                Self::decode_lenient(b)
            }
        };
    };
    let key = read(groups.key);
    let kinds = kinds(&groups);
    let checks = groups.members.iter().map(|(_, list)| {
        let valid = match &list[..] {
            [Member { ty, .. }] => quote!(#ty::valid),
            _ => quote!(|b| #name::select(b).is_some()),
        };
        // A function of its own, so that its masks stay in registers.
        quote!({
            #[inline(never)]
            fn check(c: &[[u8; #size]; 256], list: &[u8], next: &[[u8; #size]], kinds: &mut [u8]) -> bool {
                #rt::record::all_valid(c, list, next, kinds, #name::kind, #valid)
            }
            check
        })
    });
    // Their records are made the long way.
    let odd = groups.members.iter().any(|(_, list)| is_odd(cx, list)).then(|| {
        quote! {
            if let Self::Unknown(_) = record {
                return Self::decode_lenient(b);
            }
        }
    });
    let (kept, templates) = templates(cx, name, size, &groups);
    let last = Literal::u8_unsuffixed((kept - 1) as u8);
    let variants = members.iter().map(|m| &m.variant);
    quote! {
        /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
        const KINDS: &'static [u8; 256] = #kinds;
        /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
        const TEMPLATES: &'static [Self; #kept] = #templates;

        /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
        /// many at once.
        fn certain(bytes: &[u8], most: usize) -> usize {
            #rt::record::certain(bytes, most, Self::kind, &[#(#checks),*])
        }

        /// The place of a record's kind.
        #[inline]
        fn kind(b: &[u8; #size]) -> u8 {
            Self::KINDS[#key as usize]
        }

        /// A record that is legal.
        #[inline]
        fn stamp(b: &[u8; #size]) -> Self {
            let mut record = Self::TEMPLATES[(Self::kind(b) & #last) as usize];
            #odd
            *record.bytes_mut() = *b;
            record
        }

        /// All variants have their bytes in the same place, so this is no jump either.
        #[inline]
        fn bytes_mut(&mut self) -> &mut [u8; #size] {
            match self {
                #(Self::#variants(record) => &mut record.0,)*
                Self::Unknown(bytes) => bytes.bytes_mut(),
            }
        }
    }
}

/// The place of a group by its value of the key.
fn kinds(groups: &Groups<'_>) -> Literal {
    let mut table = [u8::MAX; 256];
    for (i, (value, _)) in groups.members.iter().enumerate() {
        if let Some(entry) = usize::try_from(*value).ok().and_then(|v| table.get_mut(v)) {
            *entry = i as u8;
        }
    }
    Literal::byte_string(&table)
}

/// Kinds whose records are not just their bytes: groups of several members, and what has bits to be cleared.
fn is_odd(cx: &Cx<'_>, list: &[&Member<'_>]) -> bool {
    !matches!(list, [m] if !record::has_ignored(cx, m.record))
}

/// A record of each group, and more up to a power of two; unknown bytes stand for odd kinds.
fn templates(cx: &Cx<'_>, name: &Ident, size: usize, groups: &Groups<'_>) -> (usize, TokenStream) {
    let rt = &cx.rt;
    let n = groups.members.len().next_power_of_two();
    let made = groups.members.iter().enumerate().filter_map(|(i, (_, list))| match &list[..] {
        [m] if !is_odd(cx, list) => {
            let (variant, ty) = (&m.variant, &m.ty);
            Some(quote!(all[#i] = #name::#variant(#ty([0; #size]));))
        }
        _ => None,
    });
    let all = quote!(&{
        let mut all = [#name::Unknown(#rt::record::Unknown::new([0; #size])); #n];
        #(#made)*
        all
    });
    (n, all)
}
