//! Ids of banks, as types of their own.

use chappe_dsl::model::{Bank, BankId};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Cx;
use super::docs::docs;
use super::item::Item;
use super::names::{shout, unique};
use super::place::uint;

/// The type that holds an id, and whether every value of it is one.
pub(super) fn repr(bank: &Bank) -> (Ident, bool) {
    let bits = u32::BITS - bank.size.saturating_sub(1).leading_zeros();
    let repr = uint(bits);
    let all = u64::from(bank.size)
        == 1u64
            << (if repr == "u8" {
                8
            } else if repr == "u16" {
                16
            } else {
                32
            });
    (repr, all)
}

/// The type of a bank's ids.
pub(super) fn item(cx: &Cx<'_>, id: BankId, bank: &Bank) -> Item {
    let rt = &cx.rt;
    let name = cx.names.bank(id);
    let (repr, all) = repr(bank);
    let (text, size) = (&bank.name, bank.size);
    let last = size.saturating_sub(1);
    let doc = docs(&bank.notes, &bank.name);
    let about = format!(" Ids are `0..={last}`.");
    let visible: TokenStream = if all { quote!(pub) } else { TokenStream::new() };
    let texts: Vec<String> = bank.named.iter().map(|(n, _)| shout(n).to_string()).collect();
    let constants = unique(&["INFO", "SIZE", "RESERVED"], texts.iter().map(|t| t.trim_start_matches("r#")));
    let docs = bank.named.iter().map(|(n, _)| format!(" `{n}`."));
    let values = bank.named.iter().map(|(_, v)| proc_macro2::Literal::u32_unsuffixed(*v));
    let reserved = bank.reserved.iter().map(|r| {
        let [first, last] = [r.first, r.last].map(proc_macro2::Literal::u32_unsuffixed);
        let owner = &r.owner;
        quote!((#first, #last, #owner))
    });
    let allow = super::allow();
    let tokens = quote! {
        #doc
        ///
        #[doc = #about]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct #name(#visible #repr);
        #allow
        impl #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::record::BankInfo = &#rt::record::BankInfo { name: #text, size: #size };
            /// Number of ids.
            pub const SIZE: u32 = #size;
            /// Ids that programs must not use: first, last, whom for.
            pub const RESERVED: &'static [(u32, u32, &'static str)] = &[#(#reserved),*];
            #(#[doc = #docs] pub const #constants: Self = Self(#values);)*

            /// The id of that number; `None` if the bank has not so many.
            #[must_use]
            pub const fn new(n: u32) -> ::core::option::Option<Self> {
                if n < Self::SIZE { ::core::option::Option::Some(Self(n as #repr)) } else { ::core::option::Option::None }
            }

            /// Its number.
            #[inline]
            #[must_use]
            pub const fn index(self) -> u32 {
                self.0 as u32
            }

            /// The id of a number that is known to be one.
            #[inline]
            #[allow(dead_code, reason = "a bank that no mode refers to")]
            const fn known(n: u32) -> Self {
                Self(n as #repr)
            }
        }
        #rt::id_display!(#name);
    };
    Item::new(&cx.names, &name, tokens)
}
