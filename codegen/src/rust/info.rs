//! A record's description: `RecordInfo` as a constant. `r` is the runtime's module of records.

use std::collections::{BTreeSet, HashMap};

use chappe_dsl::codec;
use chappe_dsl::model::{
    Arm, Expr, Field, FieldKind, Location, ModeField, ModeTable, Piece, Place, ProfileRule, Record, RecordId, Require,
    Scalar, Type, UnionField,
};
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote;

use super::item::Item;
use super::modes::type_name;
use super::names::shout;
use super::{Cx, docs};

/// Parts of descriptions that several records have: each is written once, as a constant.
#[derive(Debug, Default)]
pub(super) struct Parts {
    /// By text: how often it is used.
    uses: HashMap<String, u32>,
    /// By text: the constant.
    named: HashMap<String, Ident>,
    /// The constants.
    items: Vec<Item>,
    /// By record: its rows and what profiles say of it.
    records: Vec<Described>,
}

/// Code, and its text.
type Part = (TokenStream, String);

/// What is described of a record and may be described alike of another.
#[derive(Debug, Default)]
struct Described {
    rows: Vec<(String, Part)>,
    profiles: Vec<Part>,
    /// Names of items in them.
    uses: BTreeSet<String>,
}

fn part(tokens: TokenStream) -> Part {
    let text = tokens.to_string();
    (tokens, text)
}

impl Parts {
    /// The constants so far.
    pub(super) fn into_items(self) -> Vec<Item> {
        self.items
    }

    /// Looks at all records, to know what several have.
    pub(super) fn count(&mut self, cx: &Cx<'_>) {
        cx.names.take_used();
        for (i, r) in cx.model.records.iter().enumerate() {
            let id = RecordId(i as u32);
            let rows: Vec<_> = rows(cx, id, r).into_iter().map(|(name, tokens)| (name, part(tokens))).collect();
            let profiles: Vec<Part> = profiles(cx, id, r).into_iter().map(part).collect();
            for (_, text) in rows.iter().map(|(_, part)| part).chain(&profiles) {
                *self.uses.entry(text.clone()).or_default() += 1;
            }
            self.records.push(Described { rows, profiles, uses: cx.names.take_used() });
        }
    }

    /// The tokens, or the constant that stands for them. What belongs to a record's type cannot be shared.
    fn share(&mut self, cx: &Cx<'_>, name: &str, ty: &str, (tokens, text): Part) -> TokenStream {
        if self.uses.get(&text).is_none_or(|n| *n < 2) || text.contains("Self ::") {
            return tokens;
        }
        if let Some(constant) = self.named.get(&text) {
            let constant = cx.names.using(Some(constant));
            return quote!(#constant);
        }
        let constant = cx.names.fresh(&shout(name).to_string());
        let (rt, ty) = (&cx.rt, Ident::new(ty, Span::call_site()));
        let mut inner = BTreeSet::new();
        // What the tokens name, and no more: the names used so far belong to the record at hand.
        words(tokens.clone(), &mut inner);
        let code = quote! {
            #[doc(hidden)]
            #[allow(clippy::needless_update, reason = "what is not said is as in a part of which nothing is said")]
            const #constant: #rt::record::#ty = { use #rt::record as r; #tokens };
        };
        self.items.push(Item { name: constant.clone(), tokens: code, uses: inner, public: false });
        self.named.insert(text, constant.clone());
        let constant = cx.names.using(Some(&constant));
        quote!(#constant)
    }
}

/// Every identifier of some code.
fn words(tokens: TokenStream, found: &mut BTreeSet<String>) {
    for tree in tokens {
        match tree {
            TokenTree::Ident(i) => {
                found.insert(i.to_string());
            }
            TokenTree::Group(g) => words(g.stream(), found),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// Parts of a structure that say something; the rest comes from `base`.
fn filled(parts: Vec<(&str, TokenStream)>, base: &TokenStream) -> TokenStream {
    let parts = parts.into_iter().filter(|(_, t)| !t.is_empty()).map(|(name, t)| {
        let name = Ident::new(name, Span::call_site());
        quote!(#name: #t)
    });
    quote!(#(#parts,)* ..#base)
}

fn text(t: &str) -> TokenStream {
    if t.is_empty() { TokenStream::new() } else { quote!(#t) }
}

fn list(items: &[TokenStream]) -> TokenStream {
    if items.is_empty() { TokenStream::new() } else { quote!(&[#(#items),*]) }
}

fn flag(b: bool) -> TokenStream {
    if b { quote!(true) } else { TokenStream::new() }
}

/// The description of a record; its conditions are functions of its type.
pub(super) fn record(cx: &Cx<'_>, parts: &mut Parts, id: RecordId, r: &Record) -> TokenStream {
    let (name, size) = (&r.name, Literal::u32_unsuffixed(r.size));
    let described = parts.records.get_mut(id.index()).map(std::mem::take).unwrap_or_default();
    cx.names.uses(described.uses);
    let share = |(name, part): (String, Part)| parts.share(cx, &format!("{name}_row"), "Row", part);
    let rows: Vec<TokenStream> = described.rows.into_iter().map(share).collect();
    let order: Vec<TokenStream> = r.reading_order().into_iter().map(|f| number(f.0)).collect();
    let requires: Vec<TokenStream> =
        r.requires.iter().enumerate().map(|(i, q)| require(cx, r, q, &super::condition::whole(i))).collect();
    let profiles: Vec<TokenStream> = described
        .profiles
        .into_iter()
        .zip(&cx.model.profiles)
        .map(|(tokens, p)| parts.share(cx, &format!("{}_rules", p.name), "ProfileInfo", tokens))
        .collect();
    let opaque = r.opaque.as_ref().map(|o| quote!(::core::option::Option::Some(#o))).unwrap_or_default();
    let body = filled(
        vec![
            ("name", quote!(#name)),
            ("size", quote!(#size)),
            ("docs", text(&r.notes.docs.join("\n"))),
            ("source", text(r.notes.source.as_deref().unwrap_or(""))),
            ("rows", list(&rows)),
            ("order", list(&order)),
            ("zero", mask(&super::record::mask_of(&r.zero, r.size))),
            ("ignored", mask(&super::record::mask_of(&r.ignored, r.size))),
            ("mask", mask(&r.fixed.mask)),
            ("value", mask(&r.fixed.value)),
            ("requires", list(&requires)),
            ("profiles", list(&profiles)),
            ("unavailable", cx.unavailable(&r.notes)),
            ("opaque", opaque),
        ],
        &quote!(r::RECORD),
    );
    quote!(r::RecordInfo { #body })
}

/// A mask of bytes; nothing if nothing is set.
fn mask(bytes: &[u8]) -> TokenStream {
    if bytes.iter().all(|b| *b == 0) {
        return TokenStream::new();
    }
    let bytes = Literal::byte_string(bytes);
    quote!(#bytes)
}

fn number(n: u32) -> TokenStream {
    let n = Literal::u32_unsuffixed(n);
    quote!(#n)
}

/// The rows of a record with their names.
fn rows(cx: &Cx<'_>, id: RecordId, r: &Record) -> Vec<(String, TokenStream)> {
    let types: Vec<codec::FieldInfo> = codec::fields(cx.model, id);
    let mut types = types.iter().filter(|f| f.name.as_deref().is_none_or(|n| !n.contains('.')));
    let named = |f: &Field| f.name.clone().unwrap_or_else(|| "unnamed".to_owned());
    r.fields.iter().enumerate().map(|(i, f)| (named(f), row(cx, r, i, f, types.next().map_or("", |t| &t.ty)))).collect()
}

fn row(cx: &Cx<'_>, r: &Record, i: usize, f: &Field, ty: &str) -> TokenStream {
    let guard = f.guard.as_ref().map(|g| {
        let c = condition(cx, r, g, &super::condition::guard(i));
        quote!(::core::option::Option::Some(#c))
    });
    let requires: Vec<TokenStream> =
        f.requires.iter().enumerate().map(|(n, q)| require(cx, r, q, &super::condition::of_row(i, n))).collect();
    let body = filled(
        vec![
            ("name", text(f.name.as_deref().unwrap_or(""))),
            ("offset", if f.offset == 0 { TokenStream::new() } else { number(f.offset) }),
            ("kind", kind(cx, r, f)),
            ("ty", text(ty)),
            ("docs", text(&f.notes.docs.join("\n"))),
            ("guard", guard.unwrap_or_default()),
            ("requires", list(&requires)),
            ("key", flag(f.key)),
            ("shared", flag(f.shared)),
            ("hex", flag(f.hex)),
            ("unavailable", cx.unavailable(&f.notes)),
        ],
        &quote!(r::ROW),
    );
    quote!(r::Row { #body })
}

fn condition(cx: &Cx<'_>, r: &Record, e: &Expr, function: &proc_macro2::Ident) -> TokenStream {
    let text = codec::condition(cx.model, r, e);
    let mut uses: Vec<u32> = Vec::new();
    e.each_field(&mut |id| {
        if !uses.contains(&id.0) {
            uses.push(id.0);
        }
    });
    let uses = uses.into_iter().map(Literal::u32_unsuffixed);
    let may_fail = super::condition::can_fail(cx, r, e).then(|| quote!(, ?));
    let rt = &cx.rt;
    quote!(r::Condition {
        holds: #rt::holds!(Self::#function #may_fail),
        text: #text, uses: &[#(#uses),*],
    })
}

fn require(cx: &Cx<'_>, r: &Record, q: &Require, function: &proc_macro2::Ident) -> TokenStream {
    let (condition, message) = (condition(cx, r, &q.condition, function), &q.message);
    quote!(r::Require { condition: #condition, message: #message })
}

fn kind(cx: &Cx<'_>, r: &Record, f: &Field) -> TokenStream {
    if let Some((s, p, bits)) = codec::fixed(r, f) {
        let (scalar, place) = (scalar(cx, s), place(p));
        return {
            let bits = Literal::u64_unsuffixed(bits);
            quote!(r::Kind::Constant { scalar: #scalar, place: #place, bits: #bits })
        };
    }
    match &f.kind {
        FieldKind::Value { ty: Type::Scalar(s, _), at: Location::Bits(p) } => {
            let (scalar, place) = (scalar(cx, *s), place(p));
            quote!(r::Kind::Scalar { scalar: #scalar, place: #place })
        }
        FieldKind::Value { ty: t, at } => {
            let at = match at {
                Location::Bytes(at) => *at,
                Location::Bits(_) => f.offset,
            };
            let ty = ty(cx, t);
            let at = number(at);
            quote!(r::Kind::Bytes { ty: #ty, at: #at })
        }
        FieldKind::Constant { ty, place: p, bits } => {
            let (scalar, place) = (scalar(cx, *ty), place(p));
            {
                let bits = Literal::u64_unsuffixed(*bits);
                quote!(r::Kind::Constant { scalar: #scalar, place: #place, bits: #bits })
            }
        }
        FieldKind::Fill { bits, ignored } => {
            let bits = bits.iter().map(|(a, b)| quote!((#a, #b)));
            quote!(r::Kind::Fill { bits: &[#(#bits),*], ignored: #ignored })
        }
        FieldKind::Mode(m) => {
            let mode = mode(cx, m);
            quote!(r::Kind::Mode(#mode))
        }
        FieldKind::Union(u) => {
            let union = union(cx, u);
            quote!(r::Kind::Union(#union))
        }
    }
}

fn mode(cx: &Cx<'_>, m: &ModeField) -> TokenStream {
    let (table, optional) = (type_name(cx, m.table), m.optional);
    let (mode, index) = (place(&m.mode), place(&m.index));
    let value = match &m.value {
        Some(p) => {
            let p = place(p);
            quote!(::core::option::Option::Some(#p))
        }
        None => quote!(::core::option::Option::None),
    };
    let (index_offset, value_offset) = (m.index_offset, m.value_offset);
    quote!(r::ModeRow {
        table: #table::INFO, optional: #optional, mode: #mode, index: #index, value: #value,
        index_offset: #index_offset, value_offset: #value_offset,
    })
}

fn union(cx: &Cx<'_>, u: &UnionField) -> TokenStream {
    let (offset, size) = (u.offset, u.size);
    let arms = u.arms.iter().map(|a| arm(cx, a));
    let selector = match u.selector {
        Some(s) => {
            let s = Literal::u32_unsuffixed(s.0);
            quote!(::core::option::Option::Some(#s))
        }
        None => quote!(::core::option::Option::None),
    };
    quote!(r::UnionRow { offset: #offset, size: #size, arms: &[#(#arms),*], selector: #selector })
}

fn arm(cx: &Cx<'_>, a: &Arm) -> TokenStream {
    let (name, ty, big, doc) = (&a.name, ty(cx, &a.ty), a.big, a.notes.docs.join("\n"));
    let when = match a.when {
        Some(n) => {
            let n = Literal::i128_unsuffixed(n);
            quote!(::core::option::Option::Some(#n))
        }
        None => quote!(::core::option::Option::None),
    };
    let unavailable = match cx.unavailable(&a.notes) {
        t if t.is_empty() => quote!(::core::option::Option::None),
        t => t,
    };
    quote!(r::Arm { name: #name, ty: #ty, big: #big, when: #when, docs: #doc, unavailable: #unavailable })
}

/// A place of bits.
pub(super) fn place(p: &Place) -> TokenStream {
    let width = Literal::u8_unsuffixed(p.width);
    if let [Piece { record_bit, value_bit: 0, width: all }] = p.pieces[..]
        && all == p.width
    {
        let first = number(record_bit);
        return quote!(r::Place::bits(#first, #width));
    }
    let pieces = p.pieces.iter().map(|p| {
        let (at, value_bit, width) =
            (number(p.record_bit), Literal::u8_unsuffixed(p.value_bit), Literal::u8_unsuffixed(p.width));
        quote!(r::Piece(#at, #value_bit, #width))
    });
    quote!(r::Place::split(&[#(#pieces),*], #width))
}

fn scalar(cx: &Cx<'_>, s: Scalar) -> TokenStream {
    match s {
        Scalar::Uint => quote!(r::Scalar::Uint),
        Scalar::Int => quote!(r::Scalar::Int),
        Scalar::Bool => quote!(r::Scalar::Bool),
        Scalar::Enum(id) => {
            let name = cx.names.enumeration(id);
            quote!(r::Scalar::Enum(#name::INFO))
        }
    }
}

fn ty(cx: &Cx<'_>, t: &Type) -> TokenStream {
    match t {
        Type::Scalar(s, w) => {
            let s = scalar(cx, *s);
            quote!(r::Type::Scalar(#s, #w))
        }
        Type::Bits(n) => {
            let n = number(*n);
            quote!(r::Type::Bits(#n))
        }
        Type::Str { len, terminated } => quote!(r::Type::Str { len: #len, terminated: #terminated }),
        Type::Array { element, big, count, stride } => {
            let element = ty(cx, element);
            quote!(r::Type::Array { element: &#element, big: #big, count: #count, stride: #stride })
        }
        Type::Record(id) => {
            let name = cx.names.record(*id);
            quote!(r::Type::Record(#name::INFO))
        }
    }
}

/// The rules of every profile, as far as they concern a record.
fn profiles(cx: &Cx<'_>, id: RecordId, r: &Record) -> Vec<TokenStream> {
    let mut conditions = 0;
    let mut out = Vec::new();
    for p in &cx.model.profiles {
        let mut rules = Vec::new();
        for rule in &p.rules {
            match rule {
                ProfileRule::FieldOnly { record, field, modes, message, .. } if *record == id => {
                    rules.push(only(field.0, modes, message));
                }
                ProfileRule::TableOnly { table, modes, message, .. } => {
                    rules.extend(rows_of(r, *table).map(|row| only(row, modes, message)));
                }
                ProfileRule::Absent { record, field, message, .. } if *record == id => {
                    let row = Literal::u32_unsuffixed(field.0);
                    rules.push(quote!(r::ProfileRule::Absent { row: #row, message: #message }));
                }
                ProfileRule::Write { table, modes, value } => rules.extend(rows_of(r, *table).map(|row| {
                    let (row, modes) = (Literal::u32_unsuffixed(row), positions(modes));
                    quote!(r::ProfileRule::Write { row: #row, modes: &[#(#modes),*], value: #value })
                })),
                ProfileRule::Require { record, require: q } if *record == id => {
                    let q = require(cx, r, q, &super::condition::of_profiles(conditions));
                    conditions += 1;
                    rules.push(quote!(r::ProfileRule::Require(#q)));
                }
                ProfileRule::FieldOnly { .. } | ProfileRule::Absent { .. } | ProfileRule::Require { .. } => {}
            }
        }
        let name = &p.name;
        out.push(quote!(r::ProfileInfo { name: #name, rules: &[#(#rules),*] }));
    }
    out
}

fn only(row: u32, modes: &[usize], message: &str) -> TokenStream {
    let (row, modes) = (Literal::u32_unsuffixed(row), positions(modes));
    quote!(r::ProfileRule::Only { row: #row, modes: &[#(#modes),*], message: #message })
}

fn positions(modes: &[usize]) -> impl Iterator<Item = Literal> + '_ {
    modes.iter().map(|m| Literal::usize_unsuffixed(*m))
}

/// The mode rows of a record that use a table.
fn rows_of(r: &Record, table: ModeTable) -> impl Iterator<Item = u32> + '_ {
    r.fields.iter().enumerate().filter_map(move |(i, f)| match &f.kind {
        FieldKind::Mode(m) if m.table == table => Some(i as u32),
        _ => None,
    })
}

/// The documentation of a record: its own, and its bytes.
pub(super) fn record_docs(cx: &Cx<'_>, id: RecordId, r: &Record) -> TokenStream {
    let mut text = docs::text(&r.notes, &r.name);
    text.push(String::new());
    text.extend(docs::byte_table(&codec::fields(cx.model, id)));
    docs::lines(&text)
}
