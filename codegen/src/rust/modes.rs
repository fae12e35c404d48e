//! Wait and update tables: an enum in which a mode carries the operands that it has, and no others.

use chappe_dsl::model::{
    Available, BankId, FieldKind, Known, ModeAction, ModeTable, Model, Notes, Operand, UpdateId, WaitId,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::Cx;
use super::docs::docs;
use super::item::Item;
use super::names::{camel, snake_text, unique};
use super::place::uint;
use super::templates;

/// A mode of either kind of table.
#[derive(Clone, Debug)]
pub(super) struct Mode<'m> {
    /// Its name.
    pub(super) name: &'m str,
    /// Its number.
    pub(super) wire: u64,
    /// Its operand: a number, or that of a register.
    pub(super) operand: Option<Operand>,
    /// What its index refers to, if that is known.
    pub(super) bank: Option<BankId>,
    /// Documentation, availability.
    pub(super) notes: &'m Notes,
}

/// The modes of a table, in declared order.
pub(super) fn modes(model: &Model, table: ModeTable) -> Vec<Mode<'_>> {
    match table {
        ModeTable::Wait(id) => {
            let modes = model.waits.get(id.index()).map_or(&[][..], |t| &t.modes);
            modes
                .iter()
                .map(|m| {
                    let operand = match &m.meaning {
                        Known::Known(k) => carried(k.test.operand()).or(carried(k.then.and_then(ModeAction::operand))),
                        Known::Unknown(_) => Some(Operand::Value),
                    };
                    Mode { name: &m.name, wire: m.wire, operand, bank: m.bank(), notes: &m.notes }
                })
                .collect()
        }
        ModeTable::Update(id) => {
            let modes = model.updates.get(id.index()).map_or(&[][..], |t| &t.modes);
            modes
                .iter()
                .map(|m| {
                    let operand = match &m.meaning {
                        Known::Known(k) => carried(k.action.operand()),
                        Known::Unknown(_) => Some(Operand::Value),
                    };
                    Mode { name: &m.name, wire: m.wire, operand, bank: m.bank(), notes: &m.notes }
                })
                .collect()
        }
    }
}

/// An operand that the record holds.
fn carried(o: Option<Operand>) -> Option<Operand> {
    o.filter(|o| matches!(o, Operand::Value | Operand::Register))
}

/// The modes that exist here, the first of each number, with their position in the table.
pub(super) fn available<'a, 'm>(modes: &'a [Mode<'m>]) -> Vec<(usize, &'a Mode<'m>)> {
    let here = |m: &Mode<'_>| m.notes.available == Available::Yes;
    let first = |i: usize, m: &Mode<'_>| !modes.iter().take(i).any(|o| here(o) && o.wire == m.wire);
    modes.iter().enumerate().filter(|(i, m)| here(m) && first(*i, m)).collect()
}

/// Name, width and notes of a table.
fn table(model: &Model, table: ModeTable) -> Option<(&str, u8, &Notes)> {
    match table {
        ModeTable::Wait(id) => model.waits.get(id.index()).map(|t| (t.name.as_str(), t.bits, &t.notes)),
        ModeTable::Update(id) => model.updates.get(id.index()).map(|t| (t.name.as_str(), t.bits, &t.notes)),
    }
}

/// The type that holds any operand of a table: as wide as the widest place of one.
pub(super) fn operand_type(model: &Model, table: ModeTable) -> Ident {
    uint(widest(model, table, |m| m.value.as_ref().map(|p| p.width)).unwrap_or(32))
}

/// The type that holds any index of modes whose bank is not known.
fn index_type(model: &Model, table: ModeTable) -> Ident {
    uint(widest(model, table, |m| Some(m.index.width)).unwrap_or(32))
}

fn widest(model: &Model, table: ModeTable, width: impl Fn(&chappe_dsl::model::ModeField) -> Option<u8>) -> Option<u32> {
    let fields = model.records.iter().flat_map(|r| &r.fields);
    let modes = fields.filter_map(|f| match &f.kind {
        FieldKind::Mode(m) if m.table == table => width(m),
        FieldKind::Mode(_)
        | FieldKind::Value { .. }
        | FieldKind::Constant { .. }
        | FieldKind::Fill { .. }
        | FieldKind::Union(_) => None,
    });
    modes.max().map(u32::from)
}

/// The name of a table's type.
pub(super) fn type_name(cx: &Cx<'_>, table: ModeTable) -> Ident {
    match table {
        ModeTable::Wait(id) => cx.names.wait(id),
        ModeTable::Update(id) => cx.names.update(id),
    }
}

/// The tables of a model.
pub(super) fn items(cx: &Cx<'_>) -> Vec<Item> {
    let waits = (0..cx.model.waits.len()).map(|i| ModeTable::Wait(WaitId(i as u32)));
    let updates = (0..cx.model.updates.len()).map(|i| ModeTable::Update(UpdateId(i as u32)));
    waits.chain(updates).filter_map(|t| item(cx, t)).collect()
}

fn item(cx: &Cx<'_>, of: ModeTable) -> Option<Item> {
    let (text, bits, notes) = table(cx.model, of)?;
    let name = type_name(cx, of);
    let all = modes(cx.model, of);
    let here = available(&all);
    let camels: Vec<String> = here.iter().map(|(_, m)| camel(m.name)).collect();
    let variants = unique(&["Self"], camels.iter().map(String::as_str));
    let cases: Vec<Case> = here.iter().zip(&variants).map(|((i, m), v)| Case::new(cx, of, *i, m, v)).collect();
    let defined = cases.iter().map(|c| &c.definition);
    let first = cases.first().map(|c| {
        let built = &c.first;
        quote! {
            /// Any mode, where there must be one.
            #[allow(dead_code, reason = "a table that no field needs")]
            const FIRST: Self = #built;
        }
    });
    let parts = cases.iter().map(|c| &c.parts);
    let parts_of = templates::methods(cx, of, bits, &cases);
    let (repr, numbers) = templates::numbers(bits, &cases);
    let wires = templates::wire(bits, &cases);
    let texts = cases.iter().zip(&here).map(|(c, (_, m))| {
        let (pattern, text) = (&c.any, m.name);
        quote!(#pattern => #text)
    });
    let rt = &cx.rt;
    let (doc, info) = (docs(notes, text), info(cx, text, bits, &all));
    let masks = super::record::lanes::tables(cx, of, bits, &all);
    let (classes, allow) = (classes(&all, bits), super::allow());
    let tokens = quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        #repr
        pub enum #name {
            #(#defined #numbers,)*
        }
        #allow
        impl #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::record::ModeTable = { use #rt::record as r; &#info };
            #classes
            #masks
            #first

            #wires

            /// Its name in the specification.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    #(#texts,)*
                    #[allow(unreachable_patterns, reason = "only if there is no mode")]
                    _ => "",
                }
            }

            /// Position in the table, index, operand.
            #[allow(dead_code, reason = "a table that no field has")]
            const fn parts(self) -> (u16, u64, u64) {
                match self {
                    #(#parts,)*
                    #[allow(unreachable_patterns, reason = "only if there is no mode")]
                    _ => (0, 0, 0),
                }
            }

            #parts_of
        }
        #rt::name_display!(#name);
    };
    Some(Item::new(&cx.names, &name, tokens))
}

/// A mode as a variant.
pub(super) struct Case {
    definition: TokenStream,
    pub(super) any: TokenStream,
    pub(super) wire: Literal,
    parts: TokenStream,
    /// Made of `index` and `value`.
    pub(super) built: TokenStream,
    /// The same with zeros.
    pub(super) first: TokenStream,
    pub(super) variant: Ident,
    /// Name and type of its index, and whether that is an id of a bank.
    pub(super) index: (Ident, Ident, bool),
    /// Name of its operand.
    pub(super) value: Option<Ident>,
}

impl Case {
    fn new(cx: &Cx<'_>, of: ModeTable, position: usize, m: &Mode<'_>, variant: &Ident) -> Case {
        let doc = docs(m.notes, m.name);
        let wire = Literal::u64_unsuffixed(m.wire);
        let position = Literal::usize_unsuffixed(position);
        let operand_ty = operand_type(cx.model, of);
        let (value, value_doc) = match m.operand {
            Some(Operand::Register) => {
                (Some(format_ident!("register")), " The number of the register that holds the operand.")
            }
            Some(_) => (Some(format_ident!("value")), " The operand."),
            None => (None, ""),
        };
        let bank = m.bank.and_then(|id| Some((id, cx.model.banks.get(id.index())?)));
        let (index, index_ty, to, from, repr) = match bank {
            Some((id, bank)) => {
                let ty = cx.names.bank(id);
                let name = snake_text(&bank.name);
                let name = if matches!(&*name, "value" | "register") { "index".to_owned() } else { name };
                (
                    super::names::ident(&name),
                    ty.clone(),
                    quote!(index.index() as u64),
                    quote!(#ty::known(index as u32)),
                    super::banks::repr(bank).0,
                )
            }
            None => {
                let ty = index_type(cx.model, of);
                (format_ident!("index"), ty.clone(), quote!(index as u64), quote!(index as #ty), ty)
            }
        };
        let index_doc = match bank {
            Some((_, bank)) => format!(" The entry of `{}`.", bank.name),
            None => " The index; of what is not known.".to_owned(),
        };
        let (field, pattern, read, build) = match &value {
            Some(v) => (
                quote!(, #[doc = #value_doc] #v: #operand_ty),
                if *v == "value" { quote!(, value) } else { quote!(, #v: value) },
                quote!(value as u64),
                quote!(, #v: value as #operand_ty),
            ),
            None => (quote!(), quote!(), quote!(0), quote!()),
        };
        let named = if index == "index" { quote!(index) } else { quote!(#index: index) };
        Case {
            definition: quote!(#doc #variant { #[doc = #index_doc] #index: #index_ty #field }),
            any: quote!(Self::#variant { .. }),
            parts: quote!(Self::#variant { #named #pattern } => (#position, #to, #read)),
            first: quote!({ let (index, value) = (0u64, 0u64); Self::#variant { #index: #from #build } }),
            built: quote!(#wire => ::core::option::Option::Some(Self::#variant { #index: #from #build })),
            wire,
            variant: variant.clone(),
            index: (index, repr, bank.is_some()),
            value,
        }
    }
}

/// What is legal, by number: bit 0: it is a mode; bit 1: it has an operand. For tables of up to 8 bits.
fn classes(all: &[Mode<'_>], bits: u8) -> TokenStream {
    if bits > 8 {
        return TokenStream::new();
    }
    let mut table = [0u8; 256];
    for (_, m) in available(all) {
        if let Some(entry) = usize::try_from(m.wire).ok().and_then(|n| table.get_mut(n)) {
            *entry = 1 | u8::from(m.operand.is_some()) << 1;
        }
    }
    let mut optional = table;
    if let Some(none) = optional.first_mut() {
        *none = 1;
    }
    let (table, optional) = (Literal::byte_string(&table), Literal::byte_string(&optional));
    quote! {
        /// The same where 0 stands for none.
        #[allow(dead_code, reason = "a table that no field has")]
        const OPTIONAL: &'static [u8; 256] = #optional;
        /// By number: bit 0: it is a mode; bit 1: it has an operand.
        #[allow(dead_code, reason = "a table that no field has")]
        const CLASS: &'static [u8; 256] = #table;
    }
}

fn info(cx: &Cx<'_>, name: &str, bits: u8, all: &[Mode<'_>]) -> TokenStream {
    let bits = Literal::u8_unsuffixed(bits);
    let modes = all.iter().map(|m| {
        let (name, wire) = (m.name, Literal::u64_unsuffixed(m.wire));
        let takes = m.operand.is_some().then(|| quote!(takes_value: true,));
        let bank = m.bank.map(|id| {
            let id = cx.names.bank(id);
            quote!(bank: ::core::option::Option::Some(#id::INFO),)
        });
        let rest = super::enums::rest(cx, m.notes);
        quote!(r::ModeInfo { name: #name, wire: #wire, #takes #bank #rest ..r::MODE })
    });
    quote!(r::ModeTable { name: #name, bits: #bits, modes: &[#(#modes),*] })
}
