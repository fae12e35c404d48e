//! The views of a union, as an enum.

use chappe_dsl::model::{Arm, Available, Field, FieldKind, RecordId, UnionField};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::item::Item;
use super::super::names::{camel, unique};
use super::super::{Cx, docs};
use super::types;

/// The arms that exist here, with their position and the variant's name.
fn arms(u: &UnionField) -> Vec<(usize, &Arm, Ident)> {
    let here: Vec<(usize, &Arm)> =
        u.arms.iter().enumerate().filter(|(_, a)| a.notes.available == Available::Yes).collect();
    let camels: Vec<String> = here.iter().map(|(_, a)| camel(&a.name)).collect();
    let names = unique(&["Self"], camels.iter().map(String::as_str));
    here.into_iter().zip(names).map(|((i, a), n)| (i, a, n)).collect()
}

/// The type of a union's value.
pub(super) fn item(cx: &Cx<'_>, id: RecordId, row: usize, f: &Field) -> Option<Item> {
    let FieldKind::Union(u) = &f.kind else { return None };
    let name = cx.names.union(id, row);
    let list = arms(u);
    let doc = docs::docs(&f.notes, f.name.as_deref().unwrap_or("view"));
    let variants = list.iter().map(|(_, a, v)| {
        let (doc, ty) = (docs::docs(&a.notes, &a.name), types::of(cx, &a.ty));
        quote!(#doc #v(#ty))
    });
    let size = u.size as usize;
    let stores = list.iter().map(|(i, a, v)| {
        let (i, store) = (Literal::usize_unsuffixed(*i), types::store(cx, &a.ty, a.big, &quote!(v), &quote!(0)));
        quote!(Self::#v(v) => { #store #i })
    });
    let allow = super::super::allow();
    let sizes = list.iter().map(|(_, a, _)| types::size(cx.model, &a.ty));
    let mut sizes: Vec<usize> = sizes.collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    // Its views are as large as the specification says.
    let uneven = matches!(sizes[..], [first, second, ..] if first >= second + 128)
        .then(|| quote!(#[allow(clippy::large_enum_variant, reason = "as the specification says it")]));
    let tokens = quote! {
        #doc
        #uneven
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name {
            #(#variants,)*
        }
        #allow
        impl #name {
            /// Position of the arm, and its bytes.
            fn parts(self) -> (u16, [u8; #size]) {
                let mut bytes = [0; #size];
                let out = &mut bytes;
                let arm = match self { #(#stores)* };
                (arm, bytes)
            }
        }
    };
    Some(Item::new(&cx.names, &name, tokens))
}

/// For each arm: the value of the selector, and the expression that reads it from `b`.
pub(super) fn reader(cx: &Cx<'_>, u: &UnionField, name: &Ident) -> Vec<(TokenStream, TokenStream)> {
    let at = u.offset as usize;
    let list = arms(u);
    let one = list.iter().map(|(_, a, v)| {
        let value = types::read(cx, &a.ty, a.big, &quote!(b), &quote!(#at));
        let when = a.when.map_or_else(
            || quote!(_),
            |n| {
                let n = Literal::i128_unsuffixed(n);
                quote!(#n)
            },
        );
        (when, quote!(#name::#v(#value)))
    });
    one.collect()
}
