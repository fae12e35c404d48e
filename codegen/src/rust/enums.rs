//! Enums: a Rust enum where every value has a name, a number with named constants where others are legal too.

use chappe_dsl::model::{Available, Enum, EnumId, EnumRow};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::Cx;
use super::docs::docs;
use super::item::Item;
use super::names::{camel, shout, unique};
use super::place::{int, uint};

/// Names that a variant or constant must not have.
const METHODS: &[&str] = &["INFO", "ALL", "FIRST"];

/// What a generated enum is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A Rust enum.
    Closed,
    /// A number with constants: other values are legal, or none is.
    Open,
}

/// How an enum is generated.
pub(super) fn shape(e: &Enum) -> Shape {
    if e.open || rows(e).next().is_none() { Shape::Open } else { Shape::Closed }
}

/// The type of an enum's number.
pub(super) fn repr(e: &Enum) -> Ident {
    if e.signed { int(e.bits.into()) } else { uint(e.bits.into()) }
}

/// The rows that exist here, the first of each value.
pub(super) fn rows(e: &Enum) -> impl Iterator<Item = &EnumRow> {
    let here = |r: &&EnumRow| r.notes.available == Available::Yes;
    e.rows
        .iter()
        .enumerate()
        .filter(move |(i, r)| here(r) && !e.rows[..*i].iter().any(|o| here(&o) && o.value == r.value))
        .map(|(_, r)| r)
}

/// The rows that exist here and repeat a value.
fn aliases(e: &Enum) -> impl Iterator<Item = &EnumRow> {
    let here = |r: &&EnumRow| r.notes.available == Available::Yes;
    e.rows
        .iter()
        .enumerate()
        .filter(move |(i, r)| here(r) && e.rows[..*i].iter().any(|o| here(&o) && o.value == r.value))
        .map(|(_, r)| r)
}

/// An enum's type.
pub(super) fn item(cx: &Cx<'_>, id: EnumId, e: &Enum) -> Item {
    let name = cx.names.enumeration(id);
    let info = info(cx, e);
    let body = match shape(e) {
        Shape::Closed => closed(cx, e, &name),
        Shape::Open => open(e, &name),
    };
    let rt = &cx.rt;
    let repr = repr(e);
    let doc = docs(&e.notes, &e.name);
    let allow = super::allow();
    let tokens = quote! {
        #doc
        #body
        #allow
        impl #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::record::EnumInfo = { use #rt::record as r; &#info };
        }
        impl ::core::convert::From<#name> for #repr {
            fn from(v: #name) -> #repr {
                v.wire()
            }
        }
    };
    Item::new(&cx.names, &name, tokens)
}

fn closed(cx: &Cx<'_>, e: &Enum, name: &Ident) -> TokenStream {
    let rt = &cx.rt;
    let repr = repr(e);
    let list: Vec<&EnumRow> = rows(e).collect();
    let camels: Vec<String> = list.iter().map(|r| camel(&r.name)).collect();
    let variants = unique(&["Self"], camels.iter().map(String::as_str));
    let docs = list.iter().map(|r| docs(&r.notes, &r.name));
    let values: Vec<Literal> = list.iter().map(|r| Literal::i128_unsuffixed(r.value)).collect();
    let texts = list.iter().map(|r| &r.name);
    let first = variants.first();
    let (legal, allow) = (legal(e), super::allow());
    let alias: Vec<&EnumRow> = aliases(e).collect();
    let alias_names = alias.iter().map(|r| shout(&r.name));
    let alias_to = alias.iter().map(|r| list.iter().position(|o| o.value == r.value).and_then(|i| variants.get(i)));
    let alias_docs = alias.iter().map(|r| super::docs::docs(&r.notes, &r.name));
    quote! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(#repr)]
        #[non_exhaustive]
        pub enum #name {
            #(#docs #variants = #values,)*
        }
        #allow
        impl #name {
            /// Every value, in declared order.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];
            #legal
            #(#alias_docs pub const #alias_names: Self = Self::#alias_to;)*

            /// Its number.
            #[inline]
            #[must_use]
            pub const fn wire(self) -> #repr {
                self as #repr
            }

            /// The value of that number.
            #[inline]
            #[must_use]
            pub const fn from_wire(n: #repr) -> ::core::option::Option<Self> {
                match n {
                    #(#values => ::core::option::Option::Some(Self::#variants),)*
                    _ => ::core::option::Option::None,
                }
            }

            /// The value of a number that is known to be one.
            #[inline]
            #[allow(dead_code, reason = "not every enum is a field")]
            const fn known(n: #repr) -> Self {
                match Self::from_wire(n) {
                    ::core::option::Option::Some(v) => v,
                    ::core::option::Option::None => Self::#first,
                }
            }

            /// Its name in the specification.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    #(Self::#variants => #texts,)*
                }
            }
        }
        #rt::name_display!(#name);
    }
}

/// Which numbers of up to 8 bits are values.
fn legal(e: &Enum) -> TokenStream {
    if e.bits > 8 || e.signed {
        return TokenStream::new();
    }
    let table: Vec<u8> = (0..256i128).map(|n| u8::from(rows(e).any(|r| r.value == n))).collect();
    let table = Literal::byte_string(&table);
    quote! {
        /// 1 for the numbers that are values.
        #[allow(dead_code, reason = "not every enum is a field")]
        const LEGAL: &'static [u8; 256] = #table;
    }
}

fn open(e: &Enum, name: &Ident) -> TokenStream {
    let repr = repr(e);
    let list: Vec<&EnumRow> = e.rows.iter().filter(|r| r.notes.available == Available::Yes).collect();
    let texts: Vec<String> = list.iter().map(|r| shout(&r.name).to_string()).collect();
    let constants = unique(METHODS, texts.iter().map(|t| t.trim_start_matches("r#")));
    let docs = list.iter().map(|r| docs(&r.notes, &r.name));
    let values = list.iter().map(|r| Literal::i128_unsuffixed(r.value));
    let (first_values, first_names): (Vec<Literal>, Vec<&String>) =
        rows(e).map(|r| (Literal::i128_unsuffixed(r.value), &r.name)).unzip();
    quote! {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct #name(pub #repr);
        impl #name {
            #(#docs pub const #constants: Self = Self(#values);)*

            /// Its number.
            #[inline]
            #[must_use]
            pub const fn wire(self) -> #repr {
                self.0
            }

            /// The value of a number that is known to be one.
            #[inline]
            #[allow(dead_code, reason = "not every enum is a field")]
            const fn known(n: #repr) -> Self {
                Self(n)
            }

            /// Its name in the specification, if it has one.
            #[must_use]
            pub const fn name(self) -> ::core::option::Option<&'static str> {
                match self.0 {
                    #(#first_values => ::core::option::Option::Some(#first_names),)*
                    _ => ::core::option::Option::None,
                }
            }
        }
    }
}

fn info(cx: &Cx<'_>, e: &Enum) -> TokenStream {
    let (name, bits, signed, open) = (&e.name, Literal::u8_unsuffixed(e.bits), e.signed, e.open);
    let rows = e.rows.iter().map(|r| {
        let (name, value) = (&r.name, Literal::i128_unsuffixed(r.value));
        let rest = rest(cx, &r.notes);
        quote!(r::EnumRow { name: #name, value: #value, #rest ..r::ENUM_ROW })
    });
    quote!(r::EnumInfo { name: #name, bits: #bits, signed: #signed, open: #open, rows: &[#(#rows),*] })
}

/// Documentation and availability, where there is something to say.
pub(super) fn rest(cx: &Cx<'_>, notes: &chappe_dsl::model::Notes) -> TokenStream {
    let docs = notes.docs.join("\n");
    let docs = (!docs.is_empty()).then(|| quote!(docs: #docs,));
    let unavailable = match cx.unavailable(notes) {
        t if t.is_empty() => t,
        t => quote!(unavailable: #t,),
    };
    quote!(#docs #unavailable)
}
