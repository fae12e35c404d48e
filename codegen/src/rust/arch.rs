//! Architectures: a type for each, one for all, and what they have in common: address spaces and interfaces.

use chappe_dsl::codes::arch as codes;
use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{Arch, ColumnValue, Known, Model, Notes, OpsId, Space, SpaceId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::item::Item;
use super::names::{camel, snake_text, unique};
use super::{Cx, docs, ops};

/// What all architectures share, whatever the rest: spaces, interfaces, the type of architectures.
pub(super) fn root(cx: &Cx<'_>, models: &[Model], diags: &mut Vec<Diagnostic>) -> Vec<Item> {
    let mut out: Vec<Item> = Vec::new();
    out.extend(cx.model.spaces.iter().enumerate().map(|(i, s)| space(cx, SpaceId(i as u32), s)));
    for i in 0..cx.model.ops.len() {
        out.push(ops::interface(cx, OpsId(i as u32), models, diags));
    }
    out.extend(all(cx, models));
    out
}

fn space(cx: &Cx<'_>, id: SpaceId, s: &Space) -> Item {
    let (rt, name) = (&cx.rt, cx.names.space(id));
    let (doc, text, bits) = (docs::docs(&s.notes, &s.name), &s.name, Literal::u8_unsuffixed(s.bits));
    let tokens = quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct #name(pub u64);
        #rt::address!(#name, #text, #bits);
    };
    Item::new(&cx.names, &name, tokens)
}

/// The type of one architecture.
pub(super) fn item(cx: &Cx<'_>, diags: &mut Vec<Diagnostic>) -> Option<Item> {
    let arch = cx.model.arch.as_ref()?;
    let (rt, name) = (&cx.rt, cx.names.arch_type(&arch.name));
    let mut text = docs::text(&arch.notes, &arch.name);
    let unknown = cx.model.consts.iter().filter_map(|c| match &c.value {
        Known::Unknown(why) => Some((&c.name, why)),
        Known::Known(_) => None,
    });
    for (i, (constant, why)) in unknown.enumerate() {
        if i == 0 {
            text.extend([String::new(), "Not known:".to_owned(), String::new()]);
        }
        text.push(format!("- `{constant}`: {}", if why.is_empty() { "no reason given" } else { why }));
    }
    let (doc, info) = (docs::lines(&text), info(arch));
    let methods = ops::methods(cx, &name, diags);
    let tokens = quote! {
        #doc
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct #name;
        impl #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::ops::ArchInfo = { use #rt::ops as r; &#info };
            /// Its name in the specification.
            pub const NAME: &'static str = Self::INFO.name;
        }
        #methods
    };
    Some(Item::new(&cx.names, &name, tokens))
}

fn info(arch: &Arch) -> TokenStream {
    let Arch { name, aliases, parents, .. } = arch;
    let number = match arch.number {
        Some(n) => quote!(::core::option::Option::Some(#n)),
        None => quote!(::core::option::Option::None),
    };
    let (columns, docs) = (columns(&arch.notes), arch.notes.docs.join("\n"));
    quote!(r::ArchInfo {
        name: #name, number: #number, aliases: &[#(#aliases),*], parents: &[#(#parents),*], columns: #columns, docs: #docs,
    })
}

/// Attributes that the language gives no meaning to; `r` is the runtime's module of operations.
pub(super) fn columns(notes: &Notes) -> TokenStream {
    let columns = notes.columns.iter().map(|c| {
        let args = c.args.iter().map(|a| match a {
            ColumnValue::Int(n) => {
                let magnitude = Literal::u128_unsuffixed(n.unsigned_abs());
                let n = if *n < 0 { quote!(-#magnitude) } else { quote!(#magnitude) };
                quote!(r::ColumnValue::Int(#n))
            }
            ColumnValue::Word(w) => quote!(r::ColumnValue::Word(#w)),
            ColumnValue::Text(t) => quote!(r::ColumnValue::Text(#t)),
        });
        let name = &c.name;
        quote!(r::Column { name: #name, args: &[#(#args),*] })
    });
    quote!(&[#(#columns),*])
}

/// The modules of the architectures, in order.
pub(super) fn modules(models: &[Model]) -> Vec<Ident> {
    let names: Vec<String> = models.iter().map(|m| snake_text(m.place())).collect();
    unique(&[], names.iter().map(String::as_str))
}

/// The architectures' types as the root names them: each in its own module, if there are several.
fn paths(cx: &Cx<'_>, models: &[Model]) -> Vec<TokenStream> {
    let ty = |m: &Model| cx.names.arch_type(m.place());
    match models {
        [one] => {
            let ty = ty(one);
            vec![quote!(#ty)]
        }
        many => {
            let types = many.iter().map(ty);
            modules(many).iter().zip(types).map(|(module, ty)| quote!(#module::#ty)).collect()
        }
    }
}

/// The enum of all architectures; none if the specification declares none.
fn all(cx: &Cx<'_>, models: &[Model]) -> Option<Item> {
    let name = cx.names.arch.as_ref()?;
    let rt = &cx.rt;
    let archs: Vec<&Arch> = models.iter().filter_map(|m| m.arch.as_ref()).collect();
    let camels: Vec<String> = archs.iter().map(|a| camel(&a.name)).collect();
    let variants = unique(&["Self"], camels.iter().map(String::as_str));
    let doc = archs.iter().map(|a| docs::docs(&a.notes, &a.name));
    let paths = paths(cx, models);
    let dispatch = ops::dispatch(cx, name, &variants, &paths);
    let parse = parse(cx, name, &archs, &variants);
    let tokens = quote! {
        /// The architectures.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum #name {
            #(#doc #variants,)*
        }
        impl #name {
            /// All of them, in declared order.
            pub const ALL: &'static [Self] = &[#(Self::#variants),*];

            /// What the specification says of it.
            #[must_use]
            pub const fn info(self) -> &'static #rt::ops::ArchInfo {
                match self {
                    #(Self::#variants => #paths::INFO,)*
                }
            }

            /// Its name in the specification.
            #[must_use]
            pub const fn name(self) -> &'static str {
                self.info().name
            }

            /// Its number, if it has one.
            #[must_use]
            pub const fn number(self) -> ::core::option::Option<u64> {
                self.info().number
            }

            /// Its other names.
            #[must_use]
            pub const fn aliases(self) -> &'static [&'static str] {
                self.info().aliases
            }
        }
        impl ::core::fmt::Display for #name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }
        #parse
        #dispatch
    };
    Some(Item::new(&cx.names, name, tokens))
}

/// Reading an architecture by any of its names.
fn parse(cx: &Cx<'_>, name: &Ident, archs: &[&Arch], variants: &[Ident]) -> TokenStream {
    let (rt, spec) = (&cx.rt, &cx.model.spec);
    let known: Vec<&String> = archs.iter().map(|a| &a.name).collect();
    let found = archs.iter().zip(variants).map(|(a, v)| {
        let names = std::iter::once(&a.name).chain(&a.aliases);
        quote!(#(#names)|* => ::core::result::Result::Ok(Self::#v),)
    });
    let others = cx.model.archs.iter().filter(|a| !archs.iter().any(|k| k.name == a.name)).map(|a| {
        let (names, name) = (std::iter::once(&a.name).chain(&a.aliases), &a.name);
        let error = match &a.unknown {
            Some(why) => quote!(#rt::ops::ArchError::Unknown { name: #name, why: #why }),
            None => quote!(#rt::ops::ArchError::NotGenerated { name: #name }),
        };
        quote!(#(#names)|* => ::core::result::Result::Err(#error),)
    });
    quote! {
        impl ::core::str::FromStr for #name {
            type Err = #rt::ops::ArchError;

            fn from_str(s: &str) -> ::core::result::Result<Self, Self::Err> {
                match s {
                    #(#found)*
                    #(#others)*
                    _ => ::core::result::Result::Err(#rt::ops::ArchError::NoSuch { spec: #spec, known: &[#(#known),*] }),
                }
            }
        }
    }
}

/// An operation that has no form in Rust.
pub(super) fn refuse(span: chappe_dsl::source::Span, message: String) -> Diagnostic {
    Diagnostic::error(codes::KIND, span, message)
}
