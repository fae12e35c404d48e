//! The profiles, as an enum.

use proc_macro2::Literal;
use quote::quote;

use super::Cx;
use super::docs::docs;
use super::item::Item;
use super::names::{camel, unique};

/// The type that names a profile; none if the specification has none.
pub(super) fn item(cx: &Cx<'_>) -> Option<Item> {
    let name = cx.names.profile.as_ref()?;
    let rt = &cx.rt;
    let profiles = &cx.model.profiles;
    let camels: Vec<String> = profiles.iter().map(|p| camel(&p.name)).collect();
    let variants = unique(&["Self"], camels.iter().map(String::as_str));
    let doc = profiles.iter().map(|p| docs(&p.notes, &p.name));
    let (texts, positions) = (profiles.iter().map(|p| &p.name), (0..profiles.len()).map(Literal::usize_unsuffixed));
    let tokens = quote! {
        /// Who writes a record: what it refuses, and what it writes where a mode has no operand.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name {
            #(#doc #variants,)*
        }
        impl #name {
            /// All of them; the first is the default of the tools.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];

            /// Its name in the specification.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    #(Self::#variants => #texts,)*
                }
            }

            /// Its position among the profiles.
            #[must_use]
            pub const fn index(self) -> usize {
                match self {
                    #(Self::#variants => #positions,)*
                }
            }
        }
        #rt::name_display!(#name);
    };
    Some(Item::new(&cx.names, name, tokens))
}
