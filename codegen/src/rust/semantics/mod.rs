//! What records do, so that decoded streams can run without the specification: banks, engines, meanings, effects as data.

mod effects;

use std::collections::BTreeMap;

use chappe_dsl::kernel::{COPY_COST, RECORD_COST, barrier_engines, function_record};
use chappe_dsl::model::{
    Available, Bank, Entry, EnumId, FieldId, FieldKind, Known, Location, Mask, Meaning, ModeAction, ModeTest, Operand,
    Record, RecordId, Reserved, Type, UpdateId, WaitId,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::Cx;
use super::item::Item;

/// The machine of a model: one constant; none if the model has neither records nor state.
pub(super) fn item(cx: &Cx<'_>) -> Option<Item> {
    let model = cx.model;
    if model.families.is_empty() && model.banks.is_empty() && model.registers.is_none() {
        return None;
    }
    let (rt, name) = (&cx.rt, cx.names.fresh("MACHINE"));
    let mut enums = BTreeMap::new();
    let mut functions = Vec::new();
    let records: Vec<TokenStream> = cx
        .model
        .records
        .iter()
        .enumerate()
        .filter(|(_, r)| r.family.is_some() && r.opaque.is_none() && r.notes.available == Available::Yes)
        .map(|(i, r)| record(cx, RecordId(i as u32), r, &mut enums, &mut functions))
        .collect();
    let meanings = enums.iter().map(|(id, name)| operators(cx, *id, name));
    let (title, banks, registers) = (cx.model.title(), cx.model.banks.iter().map(bank), registers(cx));
    let (engines, modes) = (engines(cx), modes(cx));
    let joins = option(barrier_engines(cx.model).map(|all| {
        let all = all.into_iter().map(Literal::u32_unsuffixed);
        quote!(&[#(#all),*])
    }));
    let copy = cx.model.costs.copy.unwrap_or(COPY_COST);
    let tokens = quote! {
        /// What records do: with it, `program_of` of the runtime makes a program of bytes.
        #[allow(unused, clippy::all, clippy::pedantic, reason = "as the specification says it")]
        pub static #name: #rt::streams::Machine = {
            use #rt::{program as p, streams as r, streams::effect as e};
            #(#meanings)*
            #(#functions)*
            r::Machine {
                title: #title,
                banks: &[#(#banks),*],
                registers: #registers,
                engines: &[#(#engines),*],
                joins: #joins,
                modes: &[#(#modes),*],
                records: &[#(#records),*],
                copy_cost: #copy,
            }
        };
    };
    Some(Item::new(&cx.names, &name, tokens))
}

fn option(tokens: Option<TokenStream>) -> TokenStream {
    match tokens {
        Some(tokens) => quote!(::core::option::Option::Some(#tokens)),
        None => quote!(::core::option::Option::None),
    }
}

/// The name of an enum's constant of meanings.
fn constant(id: EnumId) -> Ident {
    format_ident!("MEANINGS_{}", id.0)
}

fn reserved(all: &[Reserved]) -> TokenStream {
    let all = all.iter().map(|r| {
        let (first, last, owner) = (Literal::u32_unsuffixed(r.first), Literal::u32_unsuffixed(r.last), &r.owner);
        quote!((#first, #last, #owner))
    });
    quote!(&[#(#all),*])
}

fn bank(b: &Bank) -> TokenStream {
    let kind = match b.entry {
        Entry::Counter { bits, signed } => {
            let bits = Literal::u8_unsuffixed(bits);
            quote!(p::BankKind::Counter { bits: #bits, signed: #signed })
        }
        Entry::Flag => quote!(p::BankKind::Flag),
    };
    let named = b.named.iter().map(|(name, id)| {
        let id = Literal::u32_unsuffixed(*id);
        quote!((#name, #id))
    });
    let (name, size, reserved) = (&b.name, Literal::u32_unsuffixed(b.size), reserved(&b.reserved));
    quote!(r::BankState { name: #name, size: #size, kind: #kind, reserved: #reserved, named: &[#(#named),*] })
}

fn registers(cx: &Cx<'_>) -> TokenStream {
    option(cx.model.registers.as_ref().map(|r| {
        let (name, count, bits) = (&r.name, Literal::u32_unsuffixed(r.count), Literal::u8_unsuffixed(r.bits));
        let (signed, init, reserved) = (r.signed, Literal::u64_unsuffixed(r.init), reserved(&r.reserved));
        quote!(r::RegisterFile {
            name: #name, count: #count, bits: #bits, signed: #signed, init: #init, reserved: #reserved,
        })
    }))
}

fn engines(cx: &Cx<'_>) -> Vec<TokenStream> {
    let table = cx.model.engines.filter(|_| !cx.model.engines_any).and_then(|id| cx.model.enums.get(id.index()));
    let rows = table.map_or(&[][..], |e| &e.rows);
    let here = rows.iter().filter(|r| r.notes.available == Available::Yes);
    here.filter_map(|r| {
        let (name, pseudo) = (&r.name, r.notes.has("pseudo"));
        let number = Literal::u32_unsuffixed(u32::try_from(r.value).ok()?);
        Some(quote!(r::EngineInfo { name: #name, number: #number, pseudo: #pseudo }))
    })
    .collect()
}

fn operand(o: Operand) -> TokenStream {
    match o {
        Operand::Const(n) => quote!(r::Operand::Const(#n)),
        Operand::Value => quote!(r::Operand::Value),
        Operand::Register => quote!(r::Operand::Register),
    }
}

fn mask(m: Mask) -> TokenStream {
    match m {
        Mask::Const(n) => quote!(r::Mask::Const(#n)),
        Mask::Field => quote!(r::Mask::Field),
    }
}

fn action(a: ModeAction) -> TokenStream {
    let name = match a {
        ModeAction::Add(_) => quote!(r::ModeAction::Add),
        ModeAction::Sub(_) => quote!(r::ModeAction::Sub),
        ModeAction::Write(_) => quote!(r::ModeAction::Write),
        ModeAction::Set => quote!(r::ModeAction::Set),
        ModeAction::Clear => quote!(r::ModeAction::Clear),
    };
    match a.operand() {
        Some(o) => {
            let o = operand(o);
            quote!(#name(#o))
        }
        None => name,
    }
}

/// A fieldless variant of the runtime, by its name in both.
fn variant(of: &str, v: impl std::fmt::Debug) -> TokenStream {
    let (of, v) = (format_ident!("{of}"), format_ident!("{v:?}"));
    quote!(p::#of::#v)
}

/// What the modes of every table mean.
fn modes(cx: &Cx<'_>) -> Vec<TokenStream> {
    let mut out = Vec::new();
    for (i, table) in cx.model.waits.iter().enumerate() {
        let name = cx.names.wait(WaitId(i as u32));
        let meanings = table.modes.iter().map(|m| match &m.meaning {
            Known::Known(k) => {
                let test = match k.test {
                    ModeTest::Counter(c, o) => {
                        let (c, o) = (variant("Compare", c), operand(o));
                        quote!(r::ModeTest::Counter(#c, #o))
                    }
                    ModeTest::Masked(m, c, o) => {
                        let (m, c, o) = (mask(m), variant("Compare", c), operand(o));
                        quote!(r::ModeTest::Masked(#m, #c, #o))
                    }
                    ModeTest::Flag(f) => quote!(r::ModeTest::Flag(#f)),
                };
                let (bank, then) = (Literal::usize_unsuffixed(k.bank.index()), option(k.then.map(action)));
                quote!(r::Meaning::Wait { bank: #bank, test: #test, then: #then })
            }
            Known::Unknown(why) => quote!(r::Meaning::Unknown(#why)),
        });
        out.push(quote!((#name::INFO, &[#(#meanings),*])));
    }
    for (i, table) in cx.model.updates.iter().enumerate() {
        let name = cx.names.update(UpdateId(i as u32));
        let meanings = table.modes.iter().map(|m| match &m.meaning {
            Known::Known(k) => {
                let (bank, action) = (Literal::usize_unsuffixed(k.bank.index()), action(k.action));
                let when = variant("When", k.when);
                quote!(r::Meaning::Update { bank: #bank, action: #action, when: #when })
            }
            Known::Unknown(why) => quote!(r::Meaning::Unknown(#why)),
        });
        out.push(quote!((#name::INFO, &[#(#meanings),*])));
    }
    out
}

/// What the enumerators of an enum mean.
fn operators(cx: &Cx<'_>, id: EnumId, name: &Ident) -> TokenStream {
    let Some(e) = cx.model.enums.get(id.index()) else { return TokenStream::new() };
    let rows = e.rows.iter().map(|row| {
        let (value, text) = (Literal::i128_unsuffixed(row.value), &row.name);
        let meaning = option(row.meaning.as_ref().map(|m| match m {
            Known::Known(Meaning::Always) => quote!(e::Operator::Always),
            Known::Known(Meaning::Compare(c, o)) => {
                let (c, o) = (variant("Compare", c), operand(*o));
                quote!(e::Operator::Compare(#c, #o))
            }
            Known::Known(Meaning::Alu(op)) => {
                let op = variant("AluOp", op);
                quote!(e::Operator::Alu(#op))
            }
            Known::Unknown(why) => quote!(e::Operator::Unknown(#why)),
        }));
        quote!((#value, #text, #meaning))
    });
    let text = &e.name;
    quote!(static #name: e::Meanings = e::Meanings { name: #text, rows: &[#(#rows),*] };)
}

/// What a record does; the function of its effects, if it has any, goes to the others.
fn record(
    cx: &Cx<'_>,
    id: RecordId,
    r: &Record,
    enums: &mut BTreeMap<EnumId, Ident>,
    functions: &mut Vec<TokenStream>,
) -> TokenStream {
    let name = cx.names.record(id);
    let order = r.order.iter().map(|f| Literal::u32_unsuffixed(f.0));
    let number = |f: &FieldId| Literal::u32_unsuffixed(f.0);
    let any = r.any.iter().map(|group| {
        let group = group.iter().map(number);
        quote!(&[#(#group),*])
    });
    let masks = r.order.iter().filter_map(|f| match &r.fields.get(f.index())?.kind {
        FieldKind::Mode(m) => {
            let (field, mask) = (number(f), number(&m.mask?));
            Some(quote!((#field, #mask)))
        }
        _ => None,
    });
    let effects = effects::of(cx, id, r, enums, functions);
    let cost = Literal::u32_unsuffixed(cx.model.costs.records.get(&r.name).copied().unwrap_or(RECORD_COST));
    let function = function_record(cx.model).filter(|(record, _)| *record == id).and_then(|(_, field)| {
        match &r.fields.get(field.index())?.kind {
            FieldKind::Value { ty: Type::Str { len, .. }, at: Location::Bytes(at) } => {
                let (at, len) = (Literal::u32_unsuffixed(*at), Literal::u32_unsuffixed(*len));
                Some(quote!((#at, #len)))
            }
            _ => None,
        }
    });
    let function = option(function);
    quote!(r::Semantics {
        record: #name::INFO, order: &[#(#order),*], any: &[#(#any),*], masks: &[#(#masks),*], effects: #effects, cost: #cost, function: #function,
    })
}
