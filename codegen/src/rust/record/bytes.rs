//! Conditions that depend on one byte, as tables over its values.

use std::cell::RefCell;

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{
    Available, Expr, Field, FieldId, FieldKind, Location, Place, Record, RecordId, Scalar, Type,
};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::super::Cx;
use super::super::modes::{available, modes};
use super::super::place::read;

/// The tables of a record.
pub(super) struct Bytes<'m> {
    cx: &'m Cx<'m>,
    id: RecordId,
    record: &'m Record,
    tables: RefCell<Vec<[u8; 256]>>,
}

impl<'m> Bytes<'m> {
    /// Of a record, none yet.
    pub(super) fn new(cx: &'m Cx<'m>, id: RecordId, record: &'m Record) -> Self {
        Bytes { cx, id, record, tables: RefCell::default() }
    }

    /// Tokens of type `u8`: whether a condition holds (1) or not (0), or the other way round, looked up; `None` if it
    /// depends on more than one byte, or may have no value.
    pub(super) fn holds(&self, e: &Expr, wanted: bool) -> Option<TokenStream> {
        let mut fields: Vec<FieldId> = Vec::new();
        e.each_field(&mut |id| fields.push(id));
        let id = *fields.first()?;
        if fields.iter().any(|other| *other != id) {
            return None;
        }
        let field = self.record.fields.get(id.index())?;
        let place = place(field)?;
        let mut table = [0; 256];
        for (n, entry) in table.iter_mut().enumerate().take(1 << place.width) {
            // What is no value of the field is wrong, whatever the condition says of it.
            *entry = match self.data(field, n as u64) {
                Some(data) => u8::from(self.truth(e, id, data)? == wanted),
                None => 0,
            };
        }
        let name = self.name(table);
        let number = read(place);
        Some(quote!(Self::#name[#number as usize]))
    }

    fn name(&self, table: [u8; 256]) -> proc_macro2::Ident {
        let mut tables = self.tables.borrow_mut();
        let i = tables.iter().position(|t| *t == table).unwrap_or_else(|| {
            tables.push(table);
            tables.len() - 1
        });
        format_ident!("BYTES_{i}")
    }

    /// The value of a field that holds a number.
    fn data(&self, field: &Field, n: u64) -> Option<Data> {
        let FieldKind::Mode(m) = &field.kind else { return Some(Data::Int(n.into())) };
        if n == 0 && m.optional {
            return Some(Data::Absent);
        }
        let all = modes(self.cx.model, m.table);
        let (mode, _) = available(&all).into_iter().find(|(_, mode)| mode.wire == n)?;
        Some(Data::Mode { mode, index: 0, value: 0 })
    }

    fn truth(&self, e: &Expr, id: FieldId, data: Data) -> Option<bool> {
        let mut fields = vec![Data::Absent; self.record.fields.len()];
        *fields.get_mut(id.index())? = data;
        Env::new(self.cx.model).with_fields(&RecordValue { record: self.id, fields }).truth(e).ok()
    }

    /// The tables that have been asked for.
    pub(super) fn into_tokens(self) -> TokenStream {
        let tables = self.tables.into_inner();
        let tables = tables.iter().enumerate().map(|(i, table)| {
            let (name, table) = (format_ident!("BYTES_{i}"), Literal::byte_string(table));
            quote!(const #name: &'static [u8; 256] = #table;)
        });
        quote!(#(#tables)*)
    }
}

/// The bits of a field that is always there and has few.
fn place(f: &Field) -> Option<&Place> {
    if f.notes.available != Available::Yes || f.guard.is_some() {
        return None;
    }
    match &f.kind {
        FieldKind::Value { ty: Type::Scalar(Scalar::Uint | Scalar::Enum(_), _), at: Location::Bits(place) } => Some(place),
        FieldKind::Mode(m) => Some(&m.mode),
        FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => None,
    }
    .filter(|p| p.width <= 8)
}
