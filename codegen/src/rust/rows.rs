//! One record of a family, checked without a jump: what kind it is chooses bytes to look up, and what is found there adds up
//! to the number of a row, which says which bits have which value.
//!
//! Operands that most kinds have in the same place are looked at by code. What no row can say (some texts, comparisons of
//! two fields) a function of that kind decides, out of line.

use chappe_dsl::model::{Family, Record};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::Cx;
use super::family::{Groups, Member};
use super::place::{mark, read};
use super::record::lanes::{Lane, known};
use super::record::plan::{Plan, Row, Step, plan};
use super::record::words::hex;

/// Bytes of rows, at most.
const MOST: usize = 1 << 16;
/// In an entry of a table, and in what is known of a kind: the record is not legal.
const ILLEGAL: u8 = 0x80;
/// The same: a function decides.
const SPECIAL: u8 = 0x40;

/// The methods `legal` and `special` of a family; `None` if a jump is better.
pub(super) fn legal(cx: &Cx<'_>, f: &Family, groups: &Groups<'_>) -> Option<TokenStream> {
    let common = common(cx, groups);
    let mut key = vec![0; f.size as usize];
    mark(groups.key, &mut key);
    let plans: Vec<Option<Plan>> = groups
        .members
        .iter()
        .map(|(_, list)| match &list[..] {
            [m] => plan(cx, m.id, m.record, &common).map(|mut p| {
                // What the kind was found by need not be looked at again.
                p.rows.iter_mut().for_each(|row| row.mask.iter_mut().zip(&key).for_each(|(m, k)| *m &= !k));
                p
            }),
            _ => None,
        })
        .collect();
    if f.size == 0 || f.size > 256 || plans.iter().flatten().count() * 2 < plans.len() {
        return None;
    }
    let data = data(cx, f, &plans, groups, &common)?;
    let special = special(f, groups, &plans);
    let asks = special.is_some().then(|| {
        quote! {
            if special {
                return Self::special(b);
            }
        }
    });
    let size = f.size as usize;
    let lanes = lanes(cx, groups, &common)?;
    let lookups = lookups(&plans);
    Some(quote! {
        /// Whether bytes are certainly legal.
        #[inline]
        fn legal(b: &[u8; #size]) -> bool {
            #data
            let (wrong, special, lanes) = PLAN.check::<#lookups>(b, Self::kind(b));
            #asks
            (wrong #lanes) == 0
        }
        #special
    })
}

/// Bytes that are looked up.
fn lookups(plans: &[Option<Plan>]) -> usize {
    plans.iter().flatten().map(|p| p.lookups.len()).max().unwrap_or(0)
}

fn singles<'a>(groups: &'a Groups<'a>) -> impl Iterator<Item = &'a Member<'a>> {
    groups.members.iter().filter_map(|(_, list)| if let [m] = list[..] { Some(m) } else { None })
}

fn has(cx: &Cx<'_>, m: &Member<'_>, lane: &Lane<'_>) -> bool {
    known(cx, m.id, m.record).is_some_and(|(_, lanes)| lanes.contains(lane))
}

/// Operands that most kinds have in the same place.
fn common<'a>(cx: &Cx<'_>, groups: &'a Groups<'a>) -> Vec<Lane<'a>> {
    let mut counted: Vec<(Lane<'a>, &'a Record, usize)> = Vec::new();
    for m in singles(groups) {
        for lane in known(cx, m.id, m.record).map(|k| k.1).unwrap_or_default() {
            match counted.iter_mut().find(|(l, ..)| *l == lane) {
                Some((.., n)) => *n += 1,
                None => counted.push((lane, m.record, 1)),
            }
        }
    }
    let most = singles(groups).count() / 2;
    counted.retain(|(lane, r, n)| *n > 1 && *n > most && lane.wrong(cx, r).is_some());
    let mut written = false;
    let lanes = counted.into_iter().map(|(lane, ..)| lane);
    // Whether a profile wrote the operands of two alike is for `valid`.
    lanes.filter(|l| !l.is_written(cx) || !std::mem::replace(&mut written, true)).take(8).collect()
}

/// What is wrong with those operands.
fn lanes(cx: &Cx<'_>, groups: &Groups<'_>, common: &[Lane<'_>]) -> Option<TokenStream> {
    let mut out = TokenStream::new();
    for (i, lane) in common.iter().enumerate() {
        let m = singles(groups).find(|m| has(cx, m, lane))?;
        let wrong = lane.wrong(cx, m.record)?;
        let everywhere = singles(groups).all(|m| has(cx, m, lane));
        let here = (!everywhere).then(|| {
            let bit = Literal::usize_unsuffixed(i);
            quote!(& (lanes >> #bit & 1).wrapping_neg())
        });
        out.extend(quote!(| (#(#wrong)|*) #here));
    }
    Some(out)
}

/// The tables.
fn data(
    cx: &Cx<'_>,
    f: &Family,
    plans: &[Option<Plan>],
    groups: &Groups<'_>,
    common: &[Lane<'_>],
) -> Option<TokenStream> {
    let (rt, size) = (&cx.rt, f.size as usize);
    let mut tables: Vec<Vec<u8>> = vec![vec![0; 256]];
    let mut rows: Vec<&[u8]> = Vec::new();
    let (mut heads, mut lookups) = (Vec::new(), Vec::new());
    for (p, (_, list)) in plans.iter().zip(&groups.members) {
        let Some(p) = p else {
            heads.push(u32::from(SPECIAL) << 16);
            lookups.push(0);
            continue;
        };
        let block: Vec<&[u8]> = p.rows.iter().map(|r| &r.mask[..]).collect();
        let first = rows.windows(block.len()).position(|w| *w == block[..]).unwrap_or_else(|| {
            rows.extend(&block);
            rows.len() - block.len()
        });
        let record = list.first().copied();
        let lanes = common.iter().enumerate().filter(|(_, l)| record.is_some_and(|m| has(cx, m, l)));
        let lanes = lanes.fold(0u32, |all, (i, _)| all | 1 << i);
        heads.push(u32::try_from(first).ok()? | lanes << 24);
        lookups.push(p.lookups.iter().enumerate().fold(0u64, |all, (i, (byte, steps))| {
            let table = table(&mut tables, steps);
            all | (u64::from(*byte) | (table as u64) << 8) << (16 * i)
        }));
    }
    if tables.len() > 256 || rows.len() * size > MOST || rows.is_empty() {
        return None;
    }
    let values = values(plans, size);
    let sizes = [heads.len(), values.len(), tables.len(), rows.len()];
    let heads = heads.into_iter().map(|h| hex(h.into()));
    let lookups = lookups.into_iter().map(hex);
    let bytes = |all: &[&[u8]]| -> Vec<Literal> { all.iter().map(|b| Literal::byte_string(b)).collect() };
    let (rows, tables) = (bytes(&rows), bytes(&tables.iter().map(Vec::as_slice).collect::<Vec<_>>()));
    let values = bytes(&values.iter().map(Vec::as_slice).collect::<Vec<_>>());
    Some(quote! {
        const PLAN: &#rt::record::Plan<#size, #(#sizes),*> = &#rt::record::Plan {
            heads: [#(#heads),*],
            lookups: [#(#lookups),*],
            values: [#(*#values),*],
            tables: [#(*#tables),*],
            rows: [#(*#rows),*],
        };
    })
}

/// The number of a table with these steps.
fn table(tables: &mut Vec<Vec<u8>>, steps: &[Step]) -> usize {
    let steps: Vec<u8> = steps
        .iter()
        .map(|s| match s {
            Step::Illegal => ILLEGAL,
            Step::Special => SPECIAL,
            Step::Add(n) => *n,
        })
        .collect();
    tables.iter().position(|t| *t == steps).unwrap_or_else(|| {
        tables.push(steps);
        tables.len() - 1
    })
}

/// The values that bits of rows have: once, if all kinds agree, or for each kind.
fn values(plans: &[Option<Plan>], size: usize) -> Vec<Vec<u8>> {
    let of = |row: &Row| -> Vec<u8> { row.mask.iter().zip(&row.value).map(|(m, v)| m & v).collect() };
    let all = || plans.iter().flatten().flat_map(|p| &p.rows);
    let mut ones = vec![0; size];
    all().for_each(|row| ones.iter_mut().zip(of(row)).for_each(|(o, v)| *o |= v));
    if all().all(|row| of(row).iter().zip(&ones).zip(&row.mask).all(|((v, o), m)| o & m == *v)) {
        return vec![ones];
    }
    // Rows of a kind have the values of the record.
    let one =
        |p: &Option<Plan>| p.as_ref().and_then(|p| p.rows.first()).map_or_else(|| vec![0; size], |r| r.value.clone());
    plans.iter().map(one).collect()
}

/// The function that decides what no row can say.
fn special(f: &Family, groups: &Groups<'_>, plans: &[Option<Plan>]) -> Option<TokenStream> {
    let size = f.size as usize;
    let is_special =
        |p: &Option<Plan>| p.as_ref().is_none_or(|p| p.lookups.iter().any(|(_, steps)| steps.contains(&Step::Special)));
    let cases = groups.members.iter().zip(plans).filter(|(_, p)| is_special(p)).map(|((v, list), _)| {
        let v = Literal::u64_unsuffixed(*v);
        match &list[..] {
            [m] => {
                let ty = &m.ty;
                quote!(#v => #ty::valid(b))
            }
            _ => quote!(#v => Self::select(b).is_some()),
        }
    });
    let (key, cases) = (read(groups.key), cases.collect::<Vec<_>>());
    let method = quote! {
        /// The same of those for which a function decides.
        #[inline(never)]
        fn special(b: &[u8; #size]) -> bool {
            match #key {
                #(#cases,)*
                _ => false,
            }
        }
    };
    (!cases.is_empty()).then_some(method)
}
