//! Rust.

#[allow(dead_code, unused_imports, reason = "the generator that uses it is being written")]
mod expr;
mod layout;
mod names;

pub use layout::layout;

/// Formats generated items as a file. `None` if they are no Rust, which would be a mistake of this crate.
#[must_use]
pub fn file(items: proc_macro2::TokenStream) -> Option<String> {
    syn::parse2(items).ok().map(|f| prettyplease::unparse(&f))
}
