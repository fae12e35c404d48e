//! The module that holds a kernel's bytes.

use chappe_dsl::kernel::{KernelIr, StreamImage};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::{Options, names};

/// Constants of every such module.
const TAKEN: &[&str] = &["NAME", "TARGET", "STREAMS"];

/// How the module begins: `/// .. pub mod name`.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// Attributes.
    pub attributes: TokenStream,
    /// Visibility.
    pub visibility: TokenStream,
    /// Its name; that of the kernel if not given.
    pub name: Option<Ident>,
}

impl Header {
    fn module(&self, name: Option<&str>, items: &TokenStream) -> TokenStream {
        let Some(name) = self.name.clone().or_else(|| name.map(names::ident)) else { return TokenStream::new() };
        let (attributes, visibility) = (&self.attributes, &self.visibility);
        quote! {
            #attributes
            #[allow(dead_code, reason = "not every stream need be used by itself")]
            #visibility mod #name { #items }
        }
    }

    /// A module without streams, so that those who use it are not in error too.
    pub(super) fn stand_in(&self, name: Option<&str>, options: &Options) -> TokenStream {
        self.module(name, &common("", "", &options.runtime, &TokenStream::new()))
    }
}

/// The module of a kernel.
pub(super) fn module(header: &Header, ir: &KernelIr<'_>, images: &[StreamImage], options: &Options) -> TokenStream {
    let runtime = &options.runtime;
    let constants = names::constants(images.iter().map(|i| i.name.as_str()), usize::from(ir.cores), TAKEN);
    let streams = images.iter().zip(&constants).map(|(image, constant)| {
        let (core, number) = (image.core, image.engine);
        let engine = image.name.split_once('.').map_or(image.name.as_str(), |(_, engine)| engine);
        quote!(#runtime::image::StreamImage { core: #core, engine: #engine, number: #number, bytes: #constant })
    });
    let common = common(&ir.name, &ir.model.title(), runtime, &quote!(#(#streams),*));
    let bytes = images.iter().zip(&constants).map(|(image, constant)| {
        let records = image.records.len();
        let doc = format!(" `{}`: {records} record{}.", image.name, if records == 1 { "" } else { "s" });
        // A string of bytes: a compiler reads it many times faster than a list of numbers.
        let (size, bytes) = (image.bytes.len(), Literal::byte_string(&image.bytes));
        quote!(#[doc = #doc] pub const #constant: &[u8; #size] = #bytes;)
    });
    let doc = format!(" Kernel `{}` on `{}`.", ir.name, ir.model.title());
    let items = quote!(#common #(#bytes)*);
    let described = Header { attributes: with_doc(&header.attributes, &doc), ..header.clone() };
    described.module(Some(&ir.name), &items)
}

fn with_doc(attributes: &TokenStream, doc: &str) -> TokenStream {
    quote!(#attributes #[doc = #doc])
}

fn common(name: &str, target: &str, runtime: &TokenStream, streams: &TokenStream) -> TokenStream {
    quote! {
        /// Name of the kernel.
        pub const NAME: &str = #name;
        /// What it is written for.
        pub const TARGET: &str = #target;
        /// What every engine runs, core by core.
        pub const STREAMS: &[#runtime::image::StreamImage] = &[#streams];
    }
}
