//! Reading fields of a record.

use chappe_dsl::codec;
use chappe_dsl::model::{Available, Field, FieldKind, Location, ModeField, Record, RecordId, Type, UnionField};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::modes::type_name;
use super::super::place::read;
use super::super::{Cx, condition, docs};
use super::{types, union};

/// The method that reads a row; `None` for rows that hold nothing, or that do not exist here.
pub(super) fn method(cx: &Cx<'_>, id: RecordId, r: &Record, i: usize, f: &Field, name: &Ident) -> Option<TokenStream> {
    if f.notes.available != Available::Yes || r.opaque.is_some() {
        return None;
    }
    let text = f.name.as_deref().unwrap_or("");
    let (ty, value) = match &f.kind {
        _ if codec::fixed(r, f).is_some() => constant(cx, r, f)?,
        FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(place) } => {
            (types::scalar(cx, *s, *w), types::from_bits(cx, *s, *w, &read(place)))
        }
        FieldKind::Value { ty: Type::Str { len, .. }, at } => text_row(cx, f, *len, at),
        FieldKind::Value { ty, at } => {
            let at = match at {
                Location::Bytes(at) => *at as usize,
                Location::Bits(_) => f.offset as usize,
            };
            (types::of(cx, ty), types::read(cx, ty, false, &quote!(b), &quote!(#at)))
        }
        FieldKind::Mode(m) => mode(cx, m),
        FieldKind::Union(u) => arms(cx, id, r, i, u),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => return None,
    };
    let (ty, value) = match &f.guard {
        None => (ty, value),
        Some(g) => {
            let present = condition::holds(cx, r, g, &condition::guard(i));
            let value = if optional(&f.kind) { value } else { quote!(::core::option::Option::Some(#value)) };
            let ty = if optional(&f.kind) { ty } else { quote!(::core::option::Option<#ty>) };
            (ty, quote!(if #present { #value } else { ::core::option::Option::None }))
        }
    };
    let doc = field_docs(cx, r, f, text);
    Some(quote! {
        #doc
        #[inline]
        #[must_use]
        pub fn #name(&self) -> #ty {
            let b = &self.0;
            #value
        }
    })
}

/// Whether the type of a row is an option already.
pub(super) fn optional(kind: &FieldKind) -> bool {
    match kind {
        FieldKind::Mode(m) => m.optional,
        FieldKind::Union(u) => u.selector.is_some(),
        FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } => false,
    }
}

/// The documentation of a row.
pub(super) fn field_docs(cx: &Cx<'_>, r: &Record, f: &Field, name: &str) -> TokenStream {
    let mut text = docs::text(&f.notes, name);
    if let Some(g) = &f.guard {
        text.push(String::new());
        text.push(format!("Present only if `{}`.", codec::condition(cx.model, r, g)));
    }
    for q in &f.requires {
        text.push(String::new());
        text.push(format!("Requires `{}`: {}.", codec::condition(cx.model, r, &q.condition), q.message));
    }
    docs::lines(&text)
}

fn constant(cx: &Cx<'_>, r: &Record, f: &Field) -> Option<(TokenStream, TokenStream)> {
    f.name.as_ref()?;
    let (s, place, _) = codec::fixed(r, f)?;
    Some((types::scalar(cx, s, place.width), types::from_bits(cx, s, place.width, &read(place))))
}

fn text_row(cx: &Cx<'_>, f: &Field, len: u32, at: &Location) -> (TokenStream, TokenStream) {
    let rt = &cx.rt;
    let at = match at {
        Location::Bytes(at) => *at as usize,
        Location::Bits(_) => f.offset as usize,
    };
    let len = len as usize;
    (quote!(&str), quote!(#rt::record::text_at(b, #at, #len)))
}

fn mode(cx: &Cx<'_>, m: &ModeField) -> (TokenStream, TokenStream) {
    let table = type_name(cx, m.table);
    let (number, index) = (read(&m.mode), read(&m.index));
    let value = m.value.as_ref().map_or_else(
        || quote!(0),
        |p| {
            let v = read(p);
            quote!(#v as u64)
        },
    );
    let found = quote!(#table::known(#number as u64, #index as u64, #value));
    if m.optional {
        return (
            quote!(::core::option::Option<#table>),
            quote!(if #number == 0 { ::core::option::Option::None } else { #found }),
        );
    }
    // The bytes are legal, so there is one; saying so to the compiler would be a panic.
    let some =
        quote!(match #found { ::core::option::Option::Some(m) => m, ::core::option::Option::None => #table::FIRST });
    (quote!(#table), some)
}

fn arms(cx: &Cx<'_>, id: RecordId, r: &Record, i: usize, u: &UnionField) -> (TokenStream, TokenStream) {
    let name = cx.names.union(id, i);
    let read = union::reader(cx, u, &name);
    match u.selector.and_then(|s| super::valid::selector(cx, r, s)) {
        Some(value) => {
            let arms = read.iter().map(|(when, value)| quote!(#when => ::core::option::Option::Some(#value)));
            (
                quote!(::core::option::Option<#name>),
                quote!(match #value { #(#arms,)* _ => ::core::option::Option::None }),
            )
        }
        None => {
            let first = read.first().map_or_else(|| quote!(::core::option::Option::None), |(_, v)| v.clone());
            (quote!(#name), first)
        }
    }
}
