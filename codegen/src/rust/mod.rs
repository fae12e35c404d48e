//! Rust: typed records, families, modes, ids.
//!
//! A record is its validated bytes: decoding checks and keeps them, encoding gives them back, fields are read when asked
//! for. What is slow or rare (which field is wrong, the literal) the runtime does from the record's description.

mod api;
mod arch;
mod banks;
mod condition;
mod consts;
mod docs;
mod enums;
mod expr;
mod family;
mod info;
mod item;
mod many;
mod modes;
mod names;
mod ops;
mod place;
mod profile;
mod record;
mod rows;
mod semantics;
mod tables;
mod templates;

pub use api::Api;

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{Available, BankId, EnumId, FamilyId, Model, Notes, RecordId};
use proc_macro2::TokenStream;
use quote::quote;

use crate::input::Input;
use item::Item;
use names::Names;

/// What generated code refers to.
#[derive(Clone, Debug)]
pub struct Options {
    /// The path of the runtime, as `::chappe::runtime`.
    pub runtime: TokenStream,
}

impl Default for Options {
    fn default() -> Self {
        Options { runtime: quote!(::chappe::runtime) }
    }
}

/// What generated code is not judged by: it follows the specification, not a style.
fn allow() -> TokenStream {
    quote!(#[allow(unused_parens, unused_mut, unused_variables, trivial_numeric_casts, clippy::all, clippy::pedantic, reason = "as the specification says it")])
}

/// What the parts of the generator share.
struct Cx<'m> {
    model: &'m Model,
    names: Names,
    rt: TokenStream,
}

impl Cx<'_> {
    /// Whether something exists here.
    fn available(&self, notes: &Notes) -> bool {
        notes.available == Available::Yes
    }

    /// That something does not exist here, as an expression; nothing if it does.
    fn unavailable(&self, notes: &Notes) -> TokenStream {
        match &notes.available {
            Available::Yes => TokenStream::new(),
            Available::No(why) => quote!(::core::option::Option::Some(r::Unavailable(#why))),
        }
    }
}

/// The bindings of a specification.
///
/// With one model, its items. With several, items that are the same on every architecture at the root, the others in a
/// module for each architecture, which also re-exports those of the root.
///
/// # Errors
/// What cannot be generated, with its place.
pub fn generate(input: &Input, options: &Options) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut diags = Vec::new();
    let root = input.models.first().map_or_else(Vec::new, |m| arch::root(&cx(m, options), &input.models, &mut diags));
    let code = match &input.models[..] {
        [one] => {
            let items = items(one, options, &mut diags);
            let items = root.iter().chain(&items).map(|i| &i.tokens);
            quote!(#(#items)*)
        }
        many => {
            let archs = many.iter().map(|m| items(m, options, &mut diags));
            let archs: Vec<_> = arch::modules(many).into_iter().zip(archs).collect();
            item::layered(&root, &archs)
        }
    };
    if diags.is_empty() { Ok(code) } else { Err(diags) }
}

fn cx<'m>(model: &'m Model, options: &Options) -> Cx<'m> {
    Cx { model, names: Names::new(model), rt: options.runtime.clone() }
}

/// The items of a model.
fn items(model: &Model, options: &Options, diags: &mut Vec<Diagnostic>) -> Vec<Item> {
    let cx = cx(model, options);
    let mut out: Vec<Item> = Vec::new();
    out.extend(arch::item(&cx, diags));
    out.extend(profile::item(&cx));
    out.extend(model.enums.iter().enumerate().map(|(i, e)| enums::item(&cx, EnumId(i as u32), e)));
    out.extend(model.banks.iter().enumerate().map(|(i, b)| banks::item(&cx, BankId(i as u32), b)));
    out.extend(modes::items(&cx));
    let mut parts = info::Parts::default();
    parts.count(&cx);
    for (i, r) in model.records.iter().enumerate() {
        out.extend(record::items(&cx, &mut parts, RecordId(i as u32), r));
    }
    out.extend(parts.into_items());
    out.extend(model.consts.iter().filter_map(|c| consts::item(&cx, c)));
    out.extend(model.tables.iter().flat_map(|t| tables::items(&cx, t)));
    out.extend(semantics::item(&cx));
    out.extend(model.families.iter().enumerate().map(|(i, f)| family::item(&cx, FamilyId(i as u32), f)));
    out
}

/// Formats generated items as a file. `None` if they are no Rust, which would be a mistake of this crate.
#[must_use]
pub fn file(items: proc_macro2::TokenStream) -> Option<String> {
    syn::parse2(items).ok().map(|f| prettyplease::unparse(&f))
}
