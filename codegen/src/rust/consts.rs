//! Constants, each with the type that it says, or else the smallest usual one that holds it.

use chappe_dsl::eval::value_text;
use chappe_dsl::model::{Available, BankId, ColumnType, Const, EnumId, Known, SpaceId, Value};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::Cx;
use super::docs::docs;
use super::enums::{Shape, repr, shape};
use super::item::Item;
use super::names::shout;
use super::place::{int, uint};

/// How constant values are written in Rust.
#[derive(Clone, Debug)]
pub(super) enum Cell {
    /// A number of that type.
    Number(Ident),
    /// An enumerator.
    Enum(EnumId),
    /// An address.
    Address(SpaceId),
    /// An id.
    Bank(BankId),
    /// Text.
    Text,
    /// A set of ids.
    Ids,
}

impl Cell {
    /// How values of a type are written.
    pub(super) fn of(cx: &Cx<'_>, ty: ColumnType, values: &[&Value]) -> Cell {
        let numbers = || values.iter().filter_map(|v| v.int());
        match ty {
            ColumnType::Uint(bits) => Cell::Number(uint(bits.into())),
            ColumnType::Int(bits) => Cell::Number(int(bits.into())),
            ColumnType::Enum(id) => match cx.model.enums.get(id.index()) {
                // A number that is no enumerator here stays a number.
                Some(e) if shape(e) == Shape::Closed => {
                    let here = |v: i128| e.rows.iter().any(|r| r.value == v && r.notes.available == Available::Yes);
                    if numbers().all(here) { Cell::Enum(id) } else { Cell::Number(repr(e)) }
                }
                Some(_) => Cell::Enum(id),
                None => Cell::Number(format_ident!("i128")),
            },
            ColumnType::Space(id) => Cell::Address(id),
            ColumnType::Bank(id) => Cell::Bank(id),
            ColumnType::Register => Cell::Number(format_ident!("u32")),
            ColumnType::Str => Cell::Text,
            ColumnType::Ids => Cell::Ids,
            ColumnType::Any => Cell::found(values),
        }
    }

    fn found(values: &[&Value]) -> Cell {
        if let Some(Value::Address(first, _)) = values.first()
            && values.iter().all(|v| matches!(v, Value::Address(s, _) if s == first))
        {
            return Cell::Address(*first);
        }
        if values.iter().all(|v| matches!(v, Value::Set(_))) {
            return Cell::Ids;
        }
        let numbers: Option<Vec<i128>> = values.iter().map(|v| v.int()).collect();
        let Some(numbers) = numbers else { return Cell::Text };
        let fits = |low: i128, high: i128| numbers.iter().all(|n| (low..=high).contains(n));
        Cell::Number(if fits(0, u32::MAX.into()) {
            format_ident!("u32")
        } else if fits(0, u64::MAX.into()) {
            format_ident!("u64")
        } else if fits(i64::MIN.into(), i64::MAX.into()) {
            format_ident!("i64")
        } else {
            format_ident!("i128")
        })
    }

    /// The Rust type.
    pub(super) fn ty(&self, cx: &Cx<'_>) -> TokenStream {
        match self {
            Cell::Number(ty) => quote!(#ty),
            Cell::Enum(id) => {
                let name = cx.names.enumeration(*id);
                quote!(#name)
            }
            Cell::Address(id) => {
                let name = cx.names.space(*id);
                quote!(#name)
            }
            Cell::Bank(id) => {
                let name = cx.names.bank(*id);
                quote!(#name)
            }
            Cell::Text => quote!(&'static str),
            Cell::Ids => quote!(&'static [u32]),
        }
    }

    /// A value.
    pub(super) fn value(&self, cx: &Cx<'_>, v: &Value) -> TokenStream {
        let number = Literal::u128_unsuffixed(v.int().unwrap_or(0).unsigned_abs());
        let number = if v.int().is_some_and(|n| n < 0) { quote!(-#number) } else { quote!(#number) };
        match self {
            Cell::Number(_) => number,
            Cell::Enum(_) | Cell::Bank(_) => {
                let name = self.ty(cx);
                quote!(#name::known(#number))
            }
            Cell::Address(_) => {
                let name = self.ty(cx);
                quote!(#name(#number))
            }
            Cell::Text => {
                let text = if let Value::Str(s) = v { s.clone() } else { value_text(v) };
                quote!(#text)
            }
            Cell::Ids => {
                let ids = if let Value::Set(ids) = v { ids.as_slice() } else { &[] };
                let ids = ids.iter().map(|id| Literal::u32_unsuffixed(*id));
                quote!(&[#(#ids),*])
            }
        }
    }
}

/// A constant; none if its value is not known.
pub(super) fn item(cx: &Cx<'_>, c: &Const) -> Option<Item> {
    let Known::Known(value) = &c.value else { return None };
    let name = cx.names.fresh(&shout(&c.name).to_string());
    let cell = Cell::of(cx, c.ty, &[value]);
    let (doc, ty, value) = (docs(&c.notes, &c.name), cell.ty(cx), cell.value(cx, value));
    let tokens = quote! {
        #doc
        pub const #name: #ty = #value;
    };
    Some(Item::new(&cx.names, &name, tokens))
}
