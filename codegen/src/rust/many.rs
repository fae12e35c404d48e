//! Records of a family many at a time: sorted by the first key, each kind checked in a loop of its own, and made from
//! templates where they are kept.

use chappe_dsl::model::Family;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::Cx;
use super::family::{Groups, Member, groups, select};
use super::place::read;
use super::{record, rows};

/// Members, at most, that are looked up by a number of their own.
const KINDS: usize = 255;
/// The same where many records are sorted by it.
const SORTED: usize = 128;

/// The methods of a family that read records: `read` and `legal` of one, `certain` and `stamp` of many.
pub(super) fn methods(cx: &Cx<'_>, f: &Family, name: &Ident, members: &[Member<'_>]) -> TokenStream {
    let (rt, size) = (&cx.rt, f.size as usize);
    let of_a_byte = |g: &&Groups<'_>| size > 0 && g.key.width <= 8 && (1..=KINDS).contains(&g.members.len());
    let groups = groups(f, members);
    let Some(kinds) = groups.as_ref().filter(of_a_byte) else {
        let select = select(groups.as_ref(), members, &|_| true);
        let one = by_jump(cx, size, &select);
        return quote! {
            #one

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
    let one = rows::legal(cx, f, kinds).map(|legal| {
        let odd = kinds.members.iter().any(|(_, list)| is_odd(cx, list)).then(|| {
            let select = select(Some(kinds), members, &|list| is_odd(cx, list));
            quote! {
                /// The member that bytes certainly are, of those that are not just their bytes.
                #[inline(never)]
                fn select(b: &[u8; #size]) -> ::core::option::Option<Self> {
                    #select
                }
            }
        });
        quote! {
            #odd
            #legal

            /// Reads a record.
            #[inline]
            fn read(b: &[u8; #size]) -> ::core::result::Result<Self, #rt::record::RecordError> {
                // It is made in one place only: so it need not be copied on its way to where it is kept.
                if !Self::legal(b)
                    && let ::core::result::Result::Err(e) = Self::check_slowly(b)
                {
                    return ::core::result::Result::Err(e);
                }
                ::core::result::Result::Ok(Self::stamp(b))
            }
        }
    });
    let one = one.unwrap_or_else(|| by_jump(cx, size, &select(Some(kinds), members, &|_| true)));
    let (certain, stamp) = (certain(cx, name, size, kinds), stamp(cx, name, size, members, kinds));
    quote! {
        #one
        #certain
        #stamp
    }
}

/// The methods that read one record by jumping to what its kind is checked by.
fn by_jump(cx: &Cx<'_>, size: usize, select: &TokenStream) -> TokenStream {
    let rt = &cx.rt;
    quote! {
        /// The member that bytes certainly are.
        #[inline]
        fn select(b: &[u8; #size]) -> ::core::option::Option<Self> {
            #select
        }

        /// Whether bytes are certainly legal.
        #[inline]
        fn legal(b: &[u8; #size]) -> bool {
            Self::select(b).is_some()
        }

        /// Reads a record.
        #[inline]
        fn read(b: &[u8; #size]) -> ::core::result::Result<Self, #rt::record::RecordError> {
            match Self::select(b) {
                ::core::option::Option::Some(record) => ::core::result::Result::Ok(record),
                ::core::option::Option::None => Self::decode_slowly(b),
            }
        }
    }
}

/// The method `certain`.
fn certain(cx: &Cx<'_>, name: &Ident, size: usize, groups: &Groups<'_>) -> TokenStream {
    let rt = &cx.rt;
    if groups.members.len() > SORTED {
        return quote! {
            /// None: they are looked at one by one.
            #[inline]
            fn certain(_bytes: &[u8], _most: usize) -> usize {
                0
            }
        };
    }
    let kinds = groups.members.len();
    let checks = groups.members.iter().map(|(_, list)| {
        let valid = match &list[..] {
            [Member { ty, .. }] => quote!(#ty::valid),
            _ => quote!(|b| #name::select(b).is_some()),
        };
        // A function of its own, so that its masks stay in registers.
        quote!({
            #[inline(never)]
            fn check(c: &[[u8; #size]; 256], list: &[u8], next: &mut #rt::record::Ahead<'_, #size, #kinds>) -> bool {
                #rt::record::all_valid(c, list, next, #name::kind, #valid)
            }
            check
        })
    });
    quote! {
        /// How many records at the start are certainly legal, of no more than `most`, as far as that is found out for
        /// many at once.
        fn certain(bytes: &[u8], most: usize) -> usize {
            #rt::record::certain(bytes, most, Self::kind, &[#(#checks),*])
        }
    }
}

/// The method `stamp`, and what it needs.
fn stamp(cx: &Cx<'_>, name: &Ident, size: usize, members: &[Member<'_>], groups: &Groups<'_>) -> TokenStream {
    // Their records are made the long way.
    let odd = groups.members.iter().any(|(_, list)| is_odd(cx, list)).then(|| {
        quote! {
            if let Self::Unknown(_) = record {
                return match Self::select(b) {
                    ::core::option::Option::Some(record) => record,
                    ::core::option::Option::None => Self::slowly_lenient(b),
                };
            }
        }
    });
    let (kinds, key) = (kinds(groups), read(groups.key));
    let (kept, templates) = templates(cx, name, size, groups);
    let last = Literal::u8_unsuffixed((kept - 1) as u8);
    let variants = members.iter().map(|m| &m.variant);
    let (clear, bytes) = clear(cx, size, groups);
    quote! {
        /// The place of a record's kind among the kinds, by its first key; a number beyond them for what is none.
        const KINDS: &'static [u8; 256] = #kinds;
        /// A record of each kind without its bytes: one that is copied and gets them is made without a jump.
        const TEMPLATES: &'static [Self; #kept] = #templates;

        /// The place of a record's kind.
        #[inline]
        fn kind(b: &[u8; #size]) -> u8 {
            Self::KINDS[#key as usize]
        }

        /// A record that is legal.
        #[inline]
        fn stamp(b: &[u8; #size]) -> Self {
            #clear
            let mut record = Self::TEMPLATES[(Self::kind(b) & #last) as usize];
            #odd
            *record.bytes_mut() = #bytes;
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

/// The bits that a value stands for, by kind, where there are others; and the bytes with only those.
fn clear(cx: &Cx<'_>, size: usize, groups: &Groups<'_>) -> (TokenStream, TokenStream) {
    let all = vec![u8::MAX; size];
    let kept = groups.members.iter().map(|(_, list)| match &list[..] {
        [m] => record::kept(cx, m.record).unwrap_or_else(|| all.clone()),
        _ => all.clone(),
    });
    let kept: Vec<Vec<u8>> = kept.collect();
    if kept.iter().all(|k| *k == all) {
        return (TokenStream::new(), quote!(*b));
    }
    let (rt, n) = (&cx.rt, kept.len());
    let kept = kept.iter().map(|k| Literal::byte_string(k));
    (
        quote!(const KEPT: &[&[u8; #size]; #n] = &[#(#kept),*];),
        quote!(#rt::record::kept(b, KEPT.get(Self::kind(b) as usize).copied().unwrap_or(b))),
    )
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

/// Kinds whose records are not just their bytes: groups of several members, and where it depends on the bytes which bits
/// stand for a value.
fn is_odd(cx: &Cx<'_>, list: &[&Member<'_>]) -> bool {
    !matches!(list, [m] if record::kept(cx, m.record).is_some())
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
