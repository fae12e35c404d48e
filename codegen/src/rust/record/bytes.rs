//! Conditions that depend on one byte, as tables over its values.

use std::cell::RefCell;

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{
    Available, EnumId, Expr, Field, FieldId, FieldKind, Location, ModeField, Place, Record, RecordId, Scalar, Type,
};
use proc_macro2::{Ident, Literal, TokenStream};
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
    /// What is wrong with fields, by their values.
    wrong: RefCell<Vec<(FieldId, [u8; 256])>>,
    limits: RefCell<Vec<Limit>>,
}

/// The masks of a mode's table, with those numbers refused that a rule of the record refuses.
struct Limit {
    field: FieldId,
    /// The masks, as tokens.
    masks: String,
    table: [u8; 256],
    definition: TokenStream,
    name: Ident,
}

impl<'m> Bytes<'m> {
    /// Of a record, none yet.
    pub(super) fn new(cx: &'m Cx<'m>, id: RecordId, record: &'m Record) -> Self {
        Bytes { cx, id, record, tables: RefCell::default(), wrong: RefCell::default(), limits: RefCell::default() }
    }

    /// Tokens of type `u8`: 1 if a condition holds, or 0, looked up; `None` if it depends on more than one byte, or may
    /// have no value.
    pub(super) fn holds(&self, e: &Expr) -> Option<TokenStream> {
        let (id, table) = self.table(e)?;
        Some(self.look_up(id, table))
    }

    /// Whether a condition that must hold is among those that are looked up together.
    pub(super) fn demand(&self, e: &Expr) -> bool {
        let Some((id, table)) = self.table(e) else { return false };
        self.wrong(id, table.map(|holds| 1 - holds));
        true
    }

    /// Adds values that are wrong to those of a field.
    fn wrong(&self, id: FieldId, table: [u8; 256]) {
        let mut all = self.wrong.borrow_mut();
        match all.iter_mut().find(|(of, _)| *of == id) {
            Some((_, known)) => known.iter_mut().zip(table).for_each(|(k, t)| *k |= t),
            None => all.push((id, table)),
        }
    }

    /// Of the conditions that must hold: numbers that are zero if they do.
    pub(super) fn demanded(&self) -> Vec<TokenStream> {
        let all = self.wrong.take();
        let all = all.into_iter().map(|(id, table)| {
            let found = self.look_up(id, table);
            quote!((#found as u64))
        });
        all.collect()
    }

    /// The masks to look a mode up in if what is wrong with its number can be among them: no mask finds a number that is 0.
    pub(super) fn limited(&self, m: &ModeField, masks: &TokenStream) -> Option<TokenStream> {
        let id = self
            .record
            .fields
            .iter()
            .position(|f| f.guard.is_none() && matches!(&f.kind, FieldKind::Mode(o) if o.mode == m.mode));
        let id = FieldId(id? as u32);
        let text = masks.to_string();
        let mut limits = self.limits.borrow_mut();
        let mut wrong = self.wrong.borrow_mut();
        let Some(i) = wrong.iter().position(|(of, table)| *of == id && table.first() == Some(&0)) else {
            let known = limits.iter().find(|l| l.field == id && l.masks == text)?;
            let name = &known.name;
            return Some(quote!(Self::#name));
        };
        let (_, table) = wrong.swap_remove(i);
        let same = limits.iter().find(|l| l.table == table && l.masks == text).map(|l| l.name.clone());
        let (name, definition) = match same {
            Some(name) => (name, TokenStream::new()),
            None => {
                let (rt, of) = (&self.cx.rt, Literal::byte_string(&table));
                let name = format_ident!("LIMITED_{}", limits.len());
                let definition = quote!(const #name: &'static [u64; 256] = &#rt::record::limited(#masks, #of););
                (name, definition)
            }
        };
        let tokens = quote!(Self::#name);
        limits.push(Limit { field: id, masks: text, table, definition, name });
        Some(tokens)
    }

    fn look_up(&self, id: FieldId, table: [u8; 256]) -> TokenStream {
        let name = self.name(table);
        let number = self.record.fields.get(id.index()).and_then(place).map_or_else(|| quote!(0u8), read);
        quote!(Self::#name[#number as usize])
    }

    /// For every value of the one field that a condition depends on: whether it holds.
    pub(super) fn table(&self, e: &Expr) -> Option<(FieldId, [u8; 256])> {
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
                Some(data) => u8::from(self.truth(e, id, data)?),
                None => 0,
            };
        }
        Some((id, table))
    }

    /// Whether the values that an enum has are among what is looked up for its field anyway.
    pub(super) fn has_legal(&self, i: usize, e: EnumId) -> bool {
        let id = FieldId(i as u32);
        let known = self.wrong.borrow().iter().any(|(of, _)| *of == id);
        let Some(e) = self.cx.model.enums.get(e.index()).filter(|e| known && !e.signed && !e.open) else {
            return false;
        };
        let here = |n: i128| e.rows.iter().any(|r| r.value == n && r.notes.available == Available::Yes);
        self.wrong(id, std::array::from_fn(|n| u8::from(!here(n as i128))));
        true
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
        let limits = self.limits.into_inner().into_iter().map(|l| l.definition);
        quote!(#(#tables)* #(#limits)*)
    }
}

/// The bits of a field that is always there and has few.
pub(super) fn place(f: &Field) -> Option<&Place> {
    if f.notes.available != Available::Yes || f.guard.is_some() {
        return None;
    }
    match &f.kind {
        FieldKind::Value { ty: Type::Scalar(Scalar::Uint | Scalar::Enum(_), _), at: Location::Bits(place) } => {
            Some(place)
        }
        FieldKind::Mode(m) => Some(&m.mode),
        FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => None,
    }
    .filter(|p| p.width <= 8)
}
