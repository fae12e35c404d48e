//! The layout of a specification as constants.

use chappe_dsl::model::{Field, FieldKind, Location, Model, Place, Record};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::names::{shout, snake};

/// Constants for every record, enum, wait table and update table of a model.
///
/// Offsets and sizes are in bytes, widths in bits. A record's module has its `SIZE`, the `DISCRIMINANT` bytes as
/// `(offset, mask, value)`, and a module for each field with `OFFSET` and, for single numbers, `WIDTH`; the operands of
/// a mode are in its field's module.
#[must_use]
pub fn layout(model: &Model) -> TokenStream {
    let title = format!(" Layout of `{}`. Generated from its specification: do not edit.", model.title());
    let enums = model.enums.iter().map(|e| {
        let rows = e.rows.iter().map(|r| (r.name.as_str(), r.value, r.notes.docs.as_slice()));
        table(&e.name, &e.notes.docs, rows)
    });
    let waits = model.waits.iter().map(|t| {
        let rows = t.modes.iter().map(|m| (m.name.as_str(), i128::from(m.wire), m.notes.docs.as_slice()));
        table(&t.name, &t.notes.docs, rows)
    });
    let updates = model.updates.iter().map(|t| {
        let rows = t.modes.iter().map(|m| (m.name.as_str(), i128::from(m.wire), m.notes.docs.as_slice()));
        table(&t.name, &t.notes.docs, rows)
    });
    let records = model.records.iter().map(record);
    quote! {
        #![doc = #title]
        #(#enums)* #(#waits)* #(#updates)* #(#records)*
    }
}

fn docs(lines: &[String], name: &str) -> TokenStream {
    if lines.is_empty() {
        let text = format!(" `{name}`.");
        return quote!(#[doc = #text]);
    }
    let lines = lines.iter().map(|l| format!(" {l}"));
    quote!(#(#[doc = #lines])*)
}

fn table<'a>(name: &str, lines: &[String], rows: impl Iterator<Item = (&'a str, i128, &'a [String])>) -> TokenStream {
    let module = snake(name);
    let doc = docs(lines, name);
    let rows = rows.map(|(row, value, lines)| {
        let (constant, doc) = (shout(row), docs(lines, row));
        let value = Literal::i128_unsuffixed(value);
        quote!(#doc pub const #constant: i64 = #value;)
    });
    quote!(#doc pub mod #module { #(#rows)* })
}

fn record(r: &Record) -> TokenStream {
    let module = snake(&r.name);
    let doc = docs(&r.notes.docs, &r.name);
    let size = r.size as usize;
    let fixed = r.fixed.mask.iter().zip(&r.fixed.value).enumerate().filter(|(_, (m, _))| **m != 0);
    let fixed = fixed.map(|(at, (mask, value))| quote!((#at, #mask, #value)));
    let fields = r.fields.iter().filter_map(|f| f.name.as_deref().map(|n| field(n, f)));
    quote! {
        #doc
        pub mod #module {
            /// Bytes of the record.
            pub const SIZE: usize = #size;
            /// Bytes that tell it from others: offset, mask, value.
            pub const DISCRIMINANT: &[(usize, u8, u8)] = &[#(#fixed),*];
            #(#fields)*
        }
    }
}

fn field(name: &str, f: &Field) -> TokenStream {
    let module = snake(name);
    let doc = docs(&f.notes.docs, name);
    let offset = f.offset as usize;
    let width = |p: &Place| {
        let width = u32::from(p.width);
        quote!(#[doc = " Bits."] pub const WIDTH: u32 = #width;)
    };
    let rest = match &f.kind {
        FieldKind::Value { at: Location::Bits(p), .. } => width(p),
        FieldKind::Constant { place, bits, .. } => {
            let width = width(place);
            quote!(#width #[doc = " Always this."] pub const VALUE: u64 = #bits;)
        }
        FieldKind::Mode(m) => {
            let (width, index) = (width(&m.mode), m.index_offset as usize);
            let value =
                m.value.as_ref().map(|_| m.value_offset as usize).map(
                    |at| quote!(#[doc = " First byte of the mode's operand."] pub const VALUE_OFFSET: usize = #at;),
                );
            quote!(#width #[doc = " First byte of the index into the bank."] pub const INDEX_OFFSET: usize = #index; #value)
        }
        FieldKind::Value { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => TokenStream::new(),
    };
    quote! {
        #doc
        pub mod #module {
            #[doc = " First byte."]
            pub const OFFSET: usize = #offset;
            #rest
        }
    }
}
