//! What profiles refuse, and what they write into operands that no mode uses; as statements over the bytes `b`.

use chappe_dsl::model::{
    Available, Field, FieldKind, ModeField, ModeTable, Place, Profile, ProfileRule, Record, RecordId,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::modes::{Mode, available, modes};
use super::super::place::{overlap, read, uint, write};
use super::super::{Cx, condition};
use super::valid;
use super::words::ones;

/// Whether a mode has an operand, by its number.
pub(super) fn takes(cx: &Cx<'_>, m: &ModeField, wire: &TokenStream) -> TokenStream {
    wires(cx, m.table, wire, |mode| mode.operand.is_some() && !(m.optional && mode.wire == 0))
}

/// Whether a number is that of one of some modes.
fn wires(cx: &Cx<'_>, table: ModeTable, wire: &TokenStream, which: impl Fn(&Mode<'_>) -> bool) -> TokenStream {
    let all = modes(cx.model, table);
    let wires: Vec<Literal> =
        available(&all).into_iter().filter(|(_, m)| which(m)).map(|(_, m)| Literal::u64_unsuffixed(m.wire)).collect();
    if wires.is_empty() { quote!(false) } else { quote!(matches!(#wire, #(#wires)|*)) }
}

/// Statements that do `fail` where a profile refuses the record, or may do so.
pub(super) fn rules(
    cx: &Cx<'_>,
    ty: &Ident,
    id: RecordId,
    r: &Record,
    which: usize,
    fail: &TokenStream,
) -> TokenStream {
    let mut out = TokenStream::new();
    let Some(profile) = cx.model.profiles.get(which) else { return fail.clone() };
    let earlier = cx.model.profiles.iter().take(which).flat_map(|p| &p.rules);
    let own = |rule: &&ProfileRule| matches!(rule, ProfileRule::Require { record, .. } if *record == id);
    let mut condition = earlier.filter(own).count();
    for rule in &profile.rules {
        match rule {
            ProfileRule::FieldOnly { record, field, modes, .. } if *record == id => {
                out.extend(r.fields.get(field.index()).and_then(|f| only(cx, f, modes, fail)));
            }
            ProfileRule::TableOnly { table, modes, .. } => {
                let rows = r.fields.iter().filter(|f| matches!(&f.kind, FieldKind::Mode(m) if m.table == *table));
                out.extend(rows.filter_map(|f| only(cx, f, modes, fail)));
            }
            ProfileRule::Absent { record, field, .. } if *record == id => {
                if let Some(f) = r.fields.get(field.index()) {
                    let mut mask = vec![0; r.size as usize];
                    valid::cover(cx, f, &mut mask);
                    let found = ones(cx, &mask);
                    out.extend(quote!(if { let b = &b; #found != 0 } { #fail }));
                }
            }
            ProfileRule::Require { record, require } if *record == id => {
                let function = condition::of_profiles(condition);
                condition += 1;
                let holds = if condition::can_fail(cx, r, &require.condition) {
                    quote!(#ty::#function(&b) == ::core::result::Result::Ok(true))
                } else {
                    quote!(#ty::#function(&b))
                };
                out.extend(quote!(if !(#holds) { #fail }));
            }
            ProfileRule::FieldOnly { .. }
            | ProfileRule::Absent { .. }
            | ProfileRule::Require { .. }
            | ProfileRule::Write { .. } => {}
        }
    }
    out
}

fn only(cx: &Cx<'_>, f: &Field, allowed: &[usize], fail: &TokenStream) -> Option<TokenStream> {
    let FieldKind::Mode(m) = &f.kind else { return None };
    let all = modes(cx.model, m.table);
    let mut wires: Vec<u64> =
        available(&all).into_iter().filter(|(i, _)| allowed.contains(i)).map(|(_, m)| m.wire).collect();
    if m.optional {
        wires.retain(|w| *w != 0);
        wires.push(0);
    }
    let (number, wires) = (read(&m.mode), wires.into_iter().map(Literal::u64_unsuffixed));
    Some(quote!(if !matches!(#number as u64, #(#wires)|*) { #fail }))
}

/// The mode rows of a record that have a place for an operand.
fn operands(r: &Record) -> impl Iterator<Item = (usize, &ModeField, &Place)> {
    let here = r.fields.iter().enumerate().filter(|(_, f)| f.notes.available == Available::Yes);
    here.filter_map(|(i, f)| match &f.kind {
        FieldKind::Mode(m) => Some((i, m, m.value.as_ref()?)),
        _ => None,
    })
}

/// Tokens of type `bool`: the row is there, and what is said of it holds.
fn present(cx: &Cx<'_>, ty: &Ident, r: &Record, row: usize, then: TokenStream) -> TokenStream {
    let Some(g) = r.fields.get(row).and_then(|f| f.guard.as_ref()) else { return then };
    let (function, some) = (condition::guard(row), quote!(::core::result::Result::Ok(true)));
    let here =
        if condition::can_fail(cx, r, g) { quote!(#ty::#function(&b) == #some) } else { quote!(#ty::#function(&b)) };
    quote!((#here && #then))
}

/// Whether a profile writes something other than zero into an operand of a record that no mode uses.
pub(super) fn writes_any(cx: &Cx<'_>, r: &Record, which: usize) -> bool {
    let Some(profile) = cx.model.profiles.get(which) else { return false };
    operands(r).any(|(_, m, _)| !written(cx, profile, m).is_empty())
}

/// What a profile writes for the modes of a row that have no operand, with their numbers: not zero.
fn written(cx: &Cx<'_>, profile: &Profile, m: &ModeField) -> Vec<(u64, Vec<u64>)> {
    let all = modes(cx.model, m.table);
    let mut out: Vec<(u64, Vec<u64>)> = Vec::new();
    for (k, mode) in available(&all) {
        let value = writes_for(profile, m.table, k);
        if value == 0 || mode.operand.is_some() || m.optional && mode.wire == 0 {
            continue;
        }
        match out.iter_mut().find(|(v, _)| *v == value) {
            Some((_, wires)) => wires.push(mode.wire),
            None => out.push((value, vec![mode.wire])),
        }
    }
    out
}

/// What a profile writes for a mode: the first rule that names it counts.
pub(super) fn writes_for(profile: &Profile, table: ModeTable, mode: usize) -> u64 {
    let found = profile.rules.iter().find_map(|rule| match rule {
        ProfileRule::Write { table: t, modes, value } if *t == table && modes.contains(&mode) => Some(*value),
        _ => None,
    });
    found.unwrap_or(0)
}

/// Whether a profile says anything about the records within a record.
pub(super) fn minds_nested(cx: &Cx<'_>, r: &Record, which: usize) -> bool {
    let Some(profile) = cx.model.profiles.get(which) else { return true };
    let mut inner = Vec::new();
    super::inside(cx, r, &mut inner);
    inner.iter().any(|id| {
        let of_table = |table: ModeTable| {
            let fields = cx.model.records.get(id.index()).map_or(&[][..], |r| &r.fields);
            fields.iter().any(|f| matches!(&f.kind, FieldKind::Mode(m) if m.table == table))
        };
        profile.rules.iter().any(|rule| match rule {
            ProfileRule::FieldOnly { record, .. }
            | ProfileRule::Absent { record, .. }
            | ProfileRule::Require { record, .. } => record == id,
            ProfileRule::TableOnly { table, .. } => of_table(*table),
            ProfileRule::Write { table, value, .. } => *value != 0 && of_table(*table),
        })
    })
}

/// An operand place: whether a mode uses it, and what a profile writes there if none does.
struct Operand<'r> {
    place: &'r Place,
    used: TokenStream,
    expected: TokenStream,
}

/// The operand places of a record; `None` if some overlap without being the same.
fn places<'r>(cx: &Cx<'_>, ty: &Ident, r: &'r Record, profile: &Profile) -> Option<Vec<Operand<'r>>> {
    let mut out: Vec<Operand<'r>> = Vec::new();
    for (_, _, place) in operands(r) {
        if out.iter().any(|o| o.place == place) {
            continue;
        }
        let users: Vec<(usize, &ModeField)> =
            operands(r).filter(|(.., p)| overlap(p, place)).map(|(i, m, _)| (i, m)).collect();
        if operands(r).any(|(.., p)| p != place && overlap(p, place)) {
            return None;
        }
        let used = users.iter().map(|(i, m)| {
            let number = read(&m.mode);
            present(cx, ty, r, *i, takes(cx, m, &quote!((#number as u64))))
        });
        // Where several modes leave the place to the profile, the last that writes something other than zero wins.
        let expected = users.iter().flat_map(|(i, m)| {
            let number = read(&m.mode);
            written(cx, profile, m).into_iter().map(move |(value, wires)| {
                let wires = wires.into_iter().map(Literal::u64_unsuffixed);
                let value =
                    Literal::u64_unsuffixed(if place.width >= 64 { value } else { value & ((1 << place.width) - 1) });
                let free = present(cx, ty, r, *i, quote!(matches!(#number as u64, #(#wires)|*)));
                quote!(if #free { expected = #value; })
            })
        });
        let (used, expected): (Vec<TokenStream>, Vec<TokenStream>) = (used.collect(), expected.collect());
        out.push(Operand {
            place,
            used: quote!((#(#used)||*)),
            expected: quote!({ let mut expected = 0u64; #(#expected)* expected }),
        });
    }
    Some(out)
}

/// Statements that store what a profile writes.
pub(super) fn writes(cx: &Cx<'_>, ty: &Ident, r: &Record, which: usize, fail: &TokenStream) -> TokenStream {
    let Some(profile) = cx.model.profiles.get(which).filter(|_| writes_any(cx, r, which)) else {
        return TokenStream::new();
    };
    let Some(places) = places(cx, ty, r, profile) else { return fail.clone() };
    let all = places.iter().map(|Operand { place, used, expected }| {
        let ty = uint(place.width.into());
        let put = write(place, &quote!((expected as #ty)));
        quote!(if !#used { let expected = #expected; if expected != 0 { #put } })
    });
    quote!(#(#all)*)
}

/// The function that says whether a profile wrote these bytes, which are legal but for operands that no mode uses.
pub(super) fn wrote(cx: &Cx<'_>, ty: &Ident, id: RecordId, r: &Record, which: usize) -> TokenStream {
    let fail = quote!(return false;);
    let Some(profile) = cx.model.profiles.get(which) else { return quote!(false) };
    let Some(places) = places(cx, ty, r, profile) else { return quote!(false) };
    let operands = places.iter().map(|Operand { place, used, expected }| {
        let value = read(place);
        quote!(if !#used && #value as u64 != #expected { #fail })
    });
    let rules = rules(cx, ty, id, r, which, &fail);
    quote!(let b = *b; #(#operands)* #rules true)
}
