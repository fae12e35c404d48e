//! Constant tables: a row type and an array of rows.

use chappe_dsl::model::{Known, Table, Value};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::Cx;
use super::consts::Cell;
use super::docs::docs;
use super::item::Item;
use super::names::{camel, shout, snake_text, unique};

/// The row type of a table, and the table.
pub(super) fn items(cx: &Cx<'_>, table: &Table) -> [Item; 2] {
    let row = cx.names.fresh(&format!("{}Row", camel(&table.name)));
    let name = cx.names.fresh(&shout(&table.name).to_string());
    let texts: Vec<String> = table.columns.iter().map(|c| snake_text(&c.name)).collect();
    let fields = unique(&[], texts.iter().map(String::as_str));
    let columns: Vec<Column> = table.columns.iter().enumerate().map(|(i, c)| Column::new(cx, table, i, c.ty)).collect();
    let column_docs = table.columns.iter().map(|c| format!(" `{}`.", c.name));
    let types = columns.iter().map(|c| c.ty(cx));
    let about = format!(" A row of `{}`.", table.name);
    let definition = quote! {
        #[doc = #about]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct #row {
            #(#[doc = #column_docs] pub #fields: #types,)*
        }
    };
    let definition = Item::new(&cx.names, &row, definition);
    let rows = table.rows.iter().map(|cells| {
        let cells = columns.iter().zip(cells).map(|(c, cell)| c.cell(cx, cell));
        quote!(#row { #(#fields: #cells),* })
    });
    let doc = docs(&table.notes, &table.name);
    let used = cx.names.using(Some(&row));
    let tokens = quote! {
        #doc
        pub const #name: &[#used] = &[#(#rows),*];
    };
    [definition, Item::new(&cx.names, &name, tokens)]
}

struct Column {
    cell: Cell,
    /// Some value is not known.
    gaps: bool,
}

impl Column {
    fn new(cx: &Cx<'_>, table: &Table, at: usize, ty: chappe_dsl::model::ColumnType) -> Column {
        let cells = || table.rows.iter().filter_map(|r| r.get(at));
        let known: Vec<&Value> = cells().filter_map(|c| if let Known::Known(v) = c { Some(v) } else { None }).collect();
        Column { cell: Cell::of(cx, ty, &known), gaps: cells().any(|c| matches!(c, Known::Unknown(_))) }
    }

    fn ty(&self, cx: &Cx<'_>) -> TokenStream {
        let ty = self.cell.ty(cx);
        if self.gaps { quote!(::core::option::Option<#ty>) } else { ty }
    }

    fn cell(&self, cx: &Cx<'_>, cell: &Known<Value>) -> TokenStream {
        match cell {
            Known::Known(v) => {
                let v = self.cell.value(cx, v);
                if self.gaps { quote!(::core::option::Option::Some(#v)) } else { v }
            }
            Known::Unknown(_) => {
                let none = format_ident!("None");
                quote!(::core::option::Option::#none)
            }
        }
    }
}
