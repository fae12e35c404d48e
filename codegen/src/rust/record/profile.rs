//! What profiles refuse, and what they write into operands that no mode uses; as statements over the bytes `b`.

use chappe_dsl::model::{Field, FieldKind, ModeField, ModeTable, Place, Profile, ProfileRule, Record, RecordId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::super::modes::{Mode, available, modes};
use super::super::place::{overlap, read, uint, write};
use super::super::{Cx, condition};
use super::valid;
use super::words::ones;

/// Whether a mode has an operand, by its number.
pub(super) fn takes(cx: &Cx<'_>, m: &ModeField, wire: &TokenStream) -> TokenStream {
    wires(cx, m.table, wire, |m| m.operand.is_some())
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
                    quote!(#ty::#function(&b) == ::core::option::Option::Some(true))
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
fn operands(r: &Record) -> impl Iterator<Item = (&ModeField, &Place)> {
    r.fields.iter().filter_map(|f| match &f.kind {
        FieldKind::Mode(m) => Some((m, m.value.as_ref()?)),
        _ => None,
    })
}

/// Whether a profile writes something other than zero into an operand of a record that no mode uses.
pub(super) fn writes_any(cx: &Cx<'_>, r: &Record, which: usize) -> bool {
    let Some(profile) = cx.model.profiles.get(which) else { return false };
    operands(r).any(|(m, _)| writes_of(profile, m).next().is_some())
}

/// What a profile writes for the modes of a row: not zero.
fn writes_of<'p>(profile: &'p Profile, m: &ModeField) -> impl Iterator<Item = (&'p [usize], u64)> + use<'p> {
    let table = m.table;
    profile.rules.iter().filter_map(move |rule| match rule {
        ProfileRule::Write { table: t, modes, value } if *t == table && *value != 0 => Some((&modes[..], *value)),
        _ => None,
    })
}

/// An operand place: whether a mode uses it, and what a profile writes there if none does.
struct Operand<'r> {
    place: &'r Place,
    used: TokenStream,
    expected: TokenStream,
}

/// The operand places of a record; `None` if some overlap without being the same.
fn places<'r>(cx: &Cx<'_>, r: &'r Record, profile: &Profile) -> Option<Vec<Operand<'r>>> {
    let mut out: Vec<Operand<'r>> = Vec::new();
    for (_, place) in operands(r) {
        if out.iter().any(|o| o.place == place) {
            continue;
        }
        let users: Vec<&ModeField> = operands(r).filter(|(_, p)| overlap(p, place)).map(|(m, _)| m).collect();
        if operands(r).any(|(_, p)| p != place && overlap(p, place)) {
            return None;
        }
        let used = users.iter().map(|m| {
            let number = read(&m.mode);
            takes(cx, m, &quote!((#number as u64)))
        });
        // Where several modes leave the place to the profile, the last that writes something other than zero wins.
        let expected = users.iter().flat_map(|m| {
            let number = read(&m.mode);
            writes_of(profile, m).filter_map(move |(listed, value)| {
                let all = modes(cx.model, m.table);
                let wires: Vec<Literal> = available(&all)
                    .into_iter()
                    .filter(|(k, mode)| listed.contains(k) && mode.operand.is_none())
                    .filter(|(_, mode)| !(m.optional && mode.wire == 0))
                    .map(|(_, mode)| Literal::u64_unsuffixed(mode.wire))
                    .collect();
                let value =
                    Literal::u64_unsuffixed(if place.width >= 64 { value } else { value & ((1 << place.width) - 1) });
                (!wires.is_empty()).then(|| quote!(if matches!(#number as u64, #(#wires)|*) { expected = #value; }))
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
pub(super) fn writes(cx: &Cx<'_>, r: &Record, which: usize, fail: &TokenStream) -> TokenStream {
    let Some(profile) = cx.model.profiles.get(which).filter(|_| writes_any(cx, r, which)) else {
        return TokenStream::new();
    };
    let Some(places) = places(cx, r, profile) else { return fail.clone() };
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
    let Some(places) = places(cx, r, profile) else { return quote!(false) };
    let operands = places.iter().map(|Operand { place, used, expected }| {
        let value = read(place);
        quote!(if !#used && #value as u64 != #expected { #fail })
    });
    let rules = rules(cx, ty, id, r, which, &fail);
    quote!(let b = *b; #(#operands)* #rules true)
}
