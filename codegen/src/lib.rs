//! Bindings from a model.
//!
//! For now the Rust constants of a specification's layout: sizes, offsets, widths and wire numbers, so that a crate that
//! has its own encoder can take the numbers from the spec. Typed encoders and decoders grow from here.

mod layout;
mod words;

pub use layout::layout;

/// Formats generated items as a file. `None` if they are no Rust, which would be a mistake of this crate.
#[must_use]
pub fn file(items: proc_macro2::TokenStream) -> Option<String> {
    syn::parse2(items).ok().map(|f| prettyplease::unparse(&f))
}
