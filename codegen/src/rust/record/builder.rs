//! Building a record from the values of its fields.

use chappe_dsl::codec;
use chappe_dsl::model::{Available, Field, FieldKind, Location, Record, RecordId, Scalar, Type};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::Cx;
use super::super::item::Item;
use super::super::modes::type_name;
use super::getter::field_docs;
use super::types;

/// A row that a builder takes.
struct Given<'m> {
    position: usize,
    field: &'m Field,
    name: Ident,
}

/// The builder of a record; none for records that cannot be written.
pub(super) fn item(cx: &Cx<'_>, id: RecordId, r: &Record, names: &[Option<Ident>]) -> Option<Item> {
    if r.opaque.is_some() || r.notes.available != Available::Yes {
        return None;
    }
    let given = given(r, names);
    let borrowed = given.iter().any(|g| is_text(&g.field.kind));
    let life = if borrowed { quote!(<'a>) } else { quote!() };
    let (name, builder, rt, size) = (cx.names.record(id), cx.names.builder(id), &cx.rt, r.size as usize);
    let fields = given.iter().map(|g| {
        let (name, ty) = (&g.name, stored(cx, g));
        quote!(#name: ::core::option::Option<#ty>)
    });
    let setters = given.iter().map(|g| setter(cx, id, r, g));
    let written = super::written::method(cx, id, r, names);
    let straight = written.is_some().then(|| {
        quote! {
            if let ::core::option::Option::Some(b) = self.written(profile) {
                return ::core::result::Result::Ok(#name(b));
            }
        }
    });
    let data = given.iter().filter_map(|g| datum(cx, g));
    let doc = format!(" Builds a [`{name}`] from the values of its fields. What is not given is zero, none or empty.");
    let (argument, profile, rules) = profile(cx);
    let allow = super::super::allow();
    let tokens = quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default)]
        #[must_use = "a builder does nothing until it is built"]
        pub struct #builder #life {
            #(#fields,)*
        }
        #allow
        impl #life #builder #life {
            #(#setters)*

            #[doc = #rules]
            ///
            /// # Errors
            /// The first field, in byte order, that does not fit or that a rule refuses.
            #[inline]
            pub fn build(self, #argument) -> ::core::result::Result<#name, #rt::record::RecordError> {
                let profile = #profile;
                #straight
                self.write(profile)
            }

            #written

            /// As the description says.
            #[cold]
            #[inline(never)]
            fn write(
                &self,
                profile: ::core::option::Option<usize>,
            ) -> ::core::result::Result<#name, #rt::record::RecordError> {
                let mut b = [0; #size];
                match #rt::record::write(#name::INFO, profile, &|row| self.datum(row), &mut b) {
                    ::core::result::Result::Ok(()) => ::core::result::Result::Ok(#name(b)),
                    ::core::result::Result::Err(e) => ::core::result::Result::Err(e),
                }
            }

            /// What is given for a row.
            fn datum(&self, row: u16) -> #rt::record::Datum<'_> {
                match row {
                    #(#data,)*
                    _ => #rt::record::Datum::Absent,
                }
            }
        }
    };
    Some(Item::new(&cx.names, &builder, tokens))
}

/// The rows that a builder takes.
fn given<'m>(r: &'m Record, names: &[Option<Ident>]) -> Vec<Given<'m>> {
    let rows = r.fields.iter().enumerate().zip(names).filter(|((_, f), _)| writable(r, f));
    rows.filter_map(|((position, field), name)| Some(Given { position, field, name: name.clone()? })).collect()
}

/// The parameter of `build`, the profile's position, and what `build` does with it.
fn profile(cx: &Cx<'_>) -> (TokenStream, TokenStream, &'static str) {
    match cx.names.profile.as_ref().map(|p| cx.names.using(Some(p))) {
        Some(p) => (
            quote!(profile: impl ::core::convert::Into<::core::option::Option<#p>>),
            quote!(profile.into().map(#p::index)),
            " The record, as a profile writes it; with `None`, nothing is refused that the record itself allows.",
        ),
        None => (quote!(), quote!(::core::option::Option::None), " The record."),
    }
}

/// Whether a builder takes a row.
pub(super) fn writable(r: &Record, f: &Field) -> bool {
    f.notes.available == Available::Yes
        && codec::fixed(r, f).is_none()
        && !matches!(f.kind, FieldKind::Constant { .. } | FieldKind::Fill { .. })
}

fn is_text(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Value { ty: Type::Str { .. }, .. })
}

/// Whether elements of an array have widths that no Rust type has, so that some values do not fit.
fn odd(ty: &Type) -> bool {
    match ty {
        Type::Scalar(Scalar::Uint | Scalar::Int, w) => !matches!(w, 8 | 16 | 32 | 64),
        Type::Array { element, .. } => odd(element),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } | Type::Record(_) => false,
    }
}

/// What a builder keeps of a row: the value, or its bytes as on the wire.
fn stored(cx: &Cx<'_>, g: &Given<'_>) -> TokenStream {
    match &g.field.kind {
        FieldKind::Value { ty: Type::Scalar(s, w), at: Location::Bits(_) } => types::scalar(cx, *s, *w),
        FieldKind::Value { ty: Type::Str { .. }, .. } => quote!(&'a str),
        FieldKind::Value { ty, .. } => {
            let size = types::size(cx.model, ty);
            quote!([u8; #size])
        }
        FieldKind::Mode(m) => {
            let table = type_name(cx, m.table);
            quote!(#table)
        }
        FieldKind::Union(u) => {
            let size = u.size as usize;
            quote!((u16, [u8; #size]))
        }
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => quote!(()),
    }
}

fn setter(cx: &Cx<'_>, id: RecordId, r: &Record, g: &Given<'_>) -> TokenStream {
    let name = &g.name;
    let doc = field_docs(cx, r, g.field, g.field.name.as_deref().unwrap_or("view"));
    let (ty, value) = match &g.field.kind {
        FieldKind::Mode(m) if m.optional => {
            let table = type_name(cx, m.table);
            return quote! {
                #doc
                #[inline]
                pub fn #name(mut self, value: impl ::core::convert::Into<::core::option::Option<#table>>) -> Self {
                    self.#name = value.into();
                    self
                }
            };
        }
        FieldKind::Value { ty: Type::Scalar(..) | Type::Str { .. }, .. } | FieldKind::Mode(_) => {
            (stored(cx, g), quote!(value))
        }
        FieldKind::Union(_) => {
            let views = cx.names.union(id, g.position);
            (quote!(#views), quote!(value.parts()))
        }
        FieldKind::Value { ty, .. } => {
            let (typed, size) = (types::of(cx, ty), types::size(cx.model, ty));
            let store = types::store(cx, ty, false, &quote!(value), &quote!(0));
            let bytes = quote!({ let mut bytes = [0; #size]; let out = &mut bytes; #store bytes });
            if odd(ty) {
                let back = types::read(cx, ty, false, &quote!(&bytes), &quote!(0));
                return quote! {
                    #doc
                    ///
                    /// `None` if an element does not fit its width.
                    pub fn #name(mut self, value: #typed) -> ::core::option::Option<Self> {
                        let bytes = #bytes;
                        let back: #typed = #back;
                        self.#name = ::core::option::Option::Some(bytes);
                        if back == value { ::core::option::Option::Some(self) } else { ::core::option::Option::None }
                    }
                };
            }
            (typed, bytes)
        }
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => return TokenStream::new(),
    };
    quote! {
        #doc
        #[inline]
        pub fn #name(mut self, value: #ty) -> Self {
            self.#name = ::core::option::Option::Some(#value);
            self
        }
    }
}

fn datum(cx: &Cx<'_>, g: &Given<'_>) -> Option<TokenStream> {
    let (rt, name, row) = (&cx.rt, &g.name, Literal::usize_unsuffixed(g.position));
    let datum = match &g.field.kind {
        FieldKind::Value { ty: Type::Scalar(s, _), at: Location::Bits(_) } => {
            let number = match s {
                Scalar::Uint | Scalar::Int | Scalar::Bool => quote!(self.#name),
                Scalar::Enum(id) => {
                    let e = cx.names.enumeration(*id);
                    quote!(self.#name.map(#e::wire))
                }
            };
            quote!(of(#number))
        }
        FieldKind::Value { ty: Type::Str { .. }, .. } => quote!(text(self.#name)),
        FieldKind::Value { .. } => quote!(wire(self.#name.as_ref())),
        FieldKind::Mode(_) => {
            let parts = quote!(::core::option::Option::Some(v) => {
                let (mode, index, value) = v.parts();
                #rt::record::Datum::Mode { mode, index, value }
            });
            let absent = quote!(::core::option::Option::None => #rt::record::Datum::Absent);
            return Some(quote!(#row => match self.#name { #parts, #absent }));
        }
        FieldKind::Union(_) => quote!(arm(self.#name.as_ref())),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => return None,
    };
    Some(quote!(#row => #rt::record::Datum::#datum))
}
