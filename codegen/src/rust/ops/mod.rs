//! Operations: a trait for each interface, `const fn` for each implementation, dispatch over all architectures.

mod formula;

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{ColumnType, Known, Model, Op, Ops, OpsId};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::arch::{columns, refuse};
use super::expr::{Carrier, carrier, words};
use super::item::Item;
use super::names::{snake_text, unique};
use super::{Cx, docs};
use formula::Formula;

/// Names that operations must not have: those of the type of all architectures.
const METHODS: &[&str] = &["name", "number", "aliases", "info"];

/// Names that parameters must not have: those that generated code gives to values.
const LOCALS: &[&str] = &["x", "y", "v", "e", "b", "i", "n", "t", "u", "same", "end", "shifted"];

/// The methods of every operation, by interface and position; no two have the same name.
fn names(model: &Model) -> Vec<Vec<Ident>> {
    let texts: Vec<String> = model.ops.iter().flat_map(|o| &o.rows).map(|o| snake_text(&o.name)).collect();
    let mut all = unique(METHODS, texts.iter().map(String::as_str)).into_iter();
    model.ops.iter().map(|o| all.by_ref().take(o.rows.len()).collect()).collect()
}

/// The method of an operation.
pub(super) fn method(model: &Model, op: &Op) -> Ident {
    let found = model.ops.iter().zip(names(model)).find_map(|(o, names)| {
        let at = o.rows.iter().position(|r| r.name == op.name)?;
        names.into_iter().nth(at)
    });
    found.unwrap_or_else(|| super::names::ident("_"))
}

/// The names and types of an operation's parameters.
struct Signature {
    params: Vec<Ident>,
    types: Vec<TokenStream>,
    result: TokenStream,
}

impl Signature {
    fn of(cx: &Cx<'_>, op: &Op) -> Signature {
        let texts: Vec<String> = op.params.iter().map(|p| snake_text(&p.name)).collect();
        let rt = &cx.rt;
        let result = match carrier(cx, op.result) {
            Carrier::Text => quote!(&'static str),
            Carrier::Ids => quote!(&'static [u32]),
            other => other.ty(),
        };
        Signature {
            params: unique(LOCALS, texts.iter().map(String::as_str)),
            types: op.params.iter().map(|p| carrier(cx, p.ty).ty()).collect(),
            result: quote!(::core::result::Result<#result, #rt::ops::OpError>),
        }
    }

    /// `sp: u32, id: u16`
    fn declared(&self) -> TokenStream {
        let (params, types) = (&self.params, &self.types);
        quote!(#(#params: #types),*)
    }
}

/// What an interface's row says on every architecture: the documentation that all models begin with.
fn shared_docs(models: &[Model], ops: usize, op: usize) -> Vec<String> {
    let mut all = models.iter().filter_map(|m| m.ops.get(ops)?.rows.get(op)).map(|o| o.notes.docs.as_slice());
    let Some(first) = all.next() else { return Vec::new() };
    let same = |docs: &[String]| first.iter().zip(docs).take_while(|(a, b)| a == b).count();
    let len = all.map(same).min().unwrap_or(first.len());
    first.iter().take(len).cloned().collect()
}

/// The trait of an interface.
pub(super) fn interface(cx: &Cx<'_>, id: OpsId, models: &[Model], diags: &mut Vec<Diagnostic>) -> Item {
    let (rt, name) = (&cx.rt, cx.names.ops(id));
    let at = id.index();
    let empty = Vec::new();
    let (ops, all) = (cx.model.ops.get(at), names(cx.model));
    let (rows, methods) = (ops.map_or(&[][..], |o| &o.rows), all.get(at).unwrap_or(&empty));
    let mut infos = Vec::new();
    let declared: Vec<TokenStream> = rows
        .iter()
        .enumerate()
        .zip(methods)
        .map(|((i, op), method)| {
            let signature = Signature::of(cx, op);
            let lines = shared_docs(models, at, i);
            infos.push(op_info(cx, op, &lines.join("\n")));
            if matches!(op.result, ColumnType::Ids) {
                diags.push(refuse(
                    op.declared,
                    format!("{}: a set of ids is no result that Rust code can have", op.name),
                ));
            }
            let (doc, params, result) = (docs::lines(&method_docs(op, lines)), signature.declared(), &signature.result);
            quote!(#doc fn #method(&self, #params) -> #result;)
        })
        .collect();
    let notes = ops.map(|o| (&o.notes, o.name.as_str()));
    let doc = notes.map(|(notes, name)| docs::docs(notes, name));
    let (text, lines, source) = notes.map_or_else(Default::default, |(notes, name)| {
        (name, notes.docs.join("\n"), notes.source.clone().unwrap_or_default())
    });
    let tokens = quote! {
        #doc
        #[allow(clippy::result_large_err, reason = "an error says what was asked")]
        pub trait #name {
            #(#declared)*
        }
        impl dyn #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::ops::OpsInfo = {
                use #rt::ops as r;
                &r::OpsInfo { name: #text, ops: &[#(#infos),*], docs: #lines, source: #source }
            };
        }
    };
    Item::new(&cx.names, &name, tokens)
}

/// Documentation of a method.
fn method_docs(op: &Op, mut lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        lines.push(format!("`{}`.", op.name));
    }
    if let Some(slot) = op.slot {
        lines.extend([String::new(), format!("Slot {slot:#X} of the original table.")]);
    }
    let errors = "Arguments out of bounds, and what the specification does not know.";
    lines.extend([String::new(), "# Errors".to_owned(), String::new(), errors.to_owned()]);
    lines
}

fn op_info(cx: &Cx<'_>, op: &Op, docs: &str) -> TokenStream {
    let params = op.params.iter().map(|p| {
        let (name, ty) = (&p.name, words(cx.model, p.ty));
        let kind = match carrier(cx, p.ty) {
            Carrier::Number(of) if of.to_string() == "i128" => quote!(Omitted),
            Carrier::Number(of) if of.to_string().starts_with('i') => quote!(Signed),
            Carrier::Number(_) | Carrier::Space(_) => quote!(Unsigned),
            Carrier::Text | Carrier::Ids => quote!(Omitted),
        };
        quote!(r::Param { name: #name, ty: #ty, kind: r::ParamKind::#kind })
    });
    let slot = match op.slot {
        Some(n) => quote!(::core::option::Option::Some(#n)),
        None => quote!(::core::option::Option::None),
    };
    let (name, result, columns) = (&op.name, words(cx.model, op.result), columns(&op.notes));
    quote!(r::OpInfo {
        name: #name, params: &[#(#params),*], result: #result, slot: #slot, columns: #columns, docs: #docs,
    })
}

/// An architecture's implementations: inherent methods, and those of the traits.
pub(super) fn methods(cx: &Cx<'_>, arch: &Ident, diags: &mut Vec<Diagnostic>) -> TokenStream {
    let all = names(cx.model);
    let mut own = Vec::new();
    let mut traits = Vec::new();
    for (i, (ops, names)) in cx.model.ops.iter().zip(&all).enumerate() {
        let interface = cx.names.ops(OpsId(i as u32));
        let mut forwards = Vec::new();
        for (at, (op, name)) in ops.rows.iter().zip(names).enumerate() {
            own.push(implementation(cx, (&interface, ops, at), name, diags));
            forwards.push(forward(cx, op, name, &quote!(#arch::#name)));
        }
        traits.push(quote!(impl #interface for #arch { #(#forwards)* }));
    }
    if own.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
        impl #arch {
            #(#own)*
        }
        #(#traits)*
    }
}

/// A trait's method that calls the one of the type itself.
fn forward(cx: &Cx<'_>, op: &Op, name: &Ident, to: &TokenStream) -> TokenStream {
    let signature = Signature::of(cx, op);
    let (declared, params, result) = (signature.declared(), &signature.params, &signature.result);
    quote! {
        #[inline]
        fn #name(&self, #declared) -> #result {
            #to(*self, #(#params),*)
        }
    }
}

fn implementation(
    cx: &Cx<'_>,
    (interface, ops, at): (&Ident, &Ops, usize),
    name: &Ident,
    diags: &mut Vec<Diagnostic>,
) -> TokenStream {
    let Some(op) = ops.rows.get(at) else { return TokenStream::new() };
    let rt = &cx.rt;
    let signature = Signature::of(cx, op);
    let body = Formula::new(cx, op, &signature.params).body(diags);
    let mut lines = op.notes.docs.clone();
    if lines.is_empty() {
        lines.push(format!("`{}`.", op.name));
    }
    match &op.value {
        Some(Known::Known(_)) => {}
        Some(Known::Unknown(why)) => {
            let why = if why.is_empty() { String::new() } else { format!(": {why}") };
            lines.extend([String::new(), format!("Unknown{why}.")]);
        }
        None => lines.extend([String::new(), "Not implemented.".to_owned()]),
    }
    if let Some(confidence) = op.notes.confidence.as_deref().filter(|c| *c != "confirmed") {
        lines.extend([String::new(), format!("Confidence: {confidence}.")]);
    }
    let (doc, declared, result) = (docs::lines(&lines), signature.declared(), &signature.result);
    quote! {
        #doc
        #[inline]
        pub const fn #name(self, #declared) -> #result {
            use #rt::ops as r;
            const OP: &r::OpInfo = &<dyn #interface>::INFO.ops[#at];
            #body
        }
    }
}

/// Dispatch over all architectures.
pub(super) fn dispatch(cx: &Cx<'_>, of: &Ident, variants: &[Ident], paths: &[TokenStream]) -> TokenStream {
    let all = names(cx.model);
    let mut own = Vec::new();
    let mut traits = Vec::new();
    for (i, (ops, names)) in cx.model.ops.iter().zip(&all).enumerate() {
        let interface = cx.names.ops(OpsId(i as u32));
        let mut forwards = Vec::new();
        for (op, name) in ops.rows.iter().zip(names) {
            let signature = Signature::of(cx, op);
            let (declared, params, result) = (signature.declared(), &signature.params, &signature.result);
            let (doc, params) = (format!(" As [`{interface}::{name}`], also for constants."), quote!(#(#params),*));
            own.push(quote! {
                #[doc = #doc]
                #[inline]
                pub const fn #name(self, #declared) -> #result {
                    match self {
                        #(Self::#variants => #paths.#name(#params),)*
                    }
                }
            });
            forwards.push(forward(cx, op, name, &quote!(Self::#name)));
        }
        traits.push(quote!(impl #interface for #of { #(#forwards)* }));
    }
    if own.is_empty() {
        TokenStream::new()
    } else {
        {
            quote! {
                #[allow(clippy::result_large_err, reason = "an error says what was asked")]
                impl #of {
                    #(#own)*
                }
                #(#traits)*
            }
        }
    }
}
