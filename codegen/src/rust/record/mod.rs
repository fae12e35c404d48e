//! Records: a type that is its validated bytes, its fields, its builder.

mod builder;
mod bytes;
mod getter;
pub(super) mod lanes;
pub(super) mod plan;
mod profile;
mod types;
mod union;
mod valid;
pub(super) mod words;
mod written;

use chappe_dsl::model::{FieldKind, Location, Place, Record, RecordId, Type};
use fixedbitset::FixedBitSet;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::item::Item;
use super::names::{Taken, snake_text};
use super::place::overlap;
use super::{Cx, condition, info};

/// Methods of every record, which no field may be called.
const METHODS: &[&str] = &[
    "decode",
    "encode",
    "as_bytes",
    "builder",
    "valid",
    "plain",
    "normal",
    "parse_as",
    "fmt",
    "from",
    "into",
    "try_from",
    "eq",
    "ne",
    "clone",
    "hash",
    "from_str",
    "step",
    "build",
    "datum",
    "written",
    "write",
    "serialize",
    "deserialize",
    "default",
    "written_by",
];

/// The types of a record: itself, its unions, its builder.
pub(super) fn items(cx: &Cx<'_>, parts: &mut info::Parts, id: RecordId, r: &Record) -> Vec<Item> {
    let names = fields(r);
    let mut out = vec![record(cx, parts, id, r, &names)];
    let here = r.opaque.is_none();
    out.extend(r.fields.iter().enumerate().filter(|_| here).filter_map(|(i, f)| union::item(cx, id, i, f)));
    out.extend(builder::item(cx, id, r, &names));
    out
}

/// The names of a record's fields; `None` for bytes without one.
pub(super) fn fields(r: &Record) -> Vec<Option<Ident>> {
    let mut scope = Taken::with(METHODS);
    let name = |f: &chappe_dsl::model::Field| match (&f.name, &f.kind) {
        (Some(n), _) => Some(snake_text(n)),
        (None, FieldKind::Union(_)) => Some("view".to_owned()),
        (None, _) => None,
    };
    r.fields.iter().map(|f| name(f).map(|n| scope.unique(&n))).collect()
}

fn record(cx: &Cx<'_>, parts: &mut info::Parts, id: RecordId, r: &Record, names: &[Option<Ident>]) -> Item {
    let (rt, name, size) = (&cx.rt, cx.names.record(id), r.size as usize);
    let doc = info::record_docs(cx, id, r);
    let info = info::record(cx, parts, id, r);
    let getters = r
        .fields
        .iter()
        .enumerate()
        .zip(names)
        .filter_map(|((i, f), name)| name.as_ref().and_then(|name| getter::method(cx, id, r, i, f, name)));
    let build = (r.opaque.is_none() && cx.available(&r.notes)).then(|| {
        let builder = cx.names.builder(id);
        let text = r
            .fields
            .iter()
            .any(|f| builder::writable(r, f) && matches!(f.kind, FieldKind::Value { ty: Type::Str { .. }, .. }));
        let life = if text { quote!(<'a>) } else { quote!() };
        quote! {
            /// Starts to build one.
            pub fn builder #life() -> #builder #life {
                ::core::default::Default::default()
            }
        }
    });
    let conditions = condition::functions(cx, id, r);
    let (valid, normal) = (valid::function(cx, id, r), normal(cx, r));
    let allow = super::allow();
    let tokens = quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct #name([u8; #size]);
        #allow
        impl #name {
            /// What the specification says of it.
            pub const INFO: &'static #rt::record::RecordInfo = { use #rt::record as r; &#info };
            #build
            #(#getters)*
            #conditions
            #valid
            #normal
        }
        #rt::record!(#name, #size);
    };
    Item::new(&cx.names, &name, tokens)
}

/// Whether some bits may hold anything.
fn has_ignored(cx: &Cx<'_>, r: &Record) -> bool {
    kept(cx, r).is_none_or(|kept| kept.iter().any(|m| *m != u8::MAX))
}

/// The bits that a value stands for; `None` if it depends on the bytes which those are.
pub(super) fn kept(cx: &Cx<'_>, r: &Record) -> Option<Vec<u8>> {
    let mut mask = vec![0; r.size as usize];
    ignored(cx, r, 0, &mut mask);
    (!changes(cx, r)).then(|| mask.into_iter().map(|m| !m).collect())
}

/// The function that clears bits which may hold anything.
fn normal(cx: &Cx<'_>, r: &Record) -> TokenStream {
    let (rt, size) = (&cx.rt, r.size as usize);
    let (mutable, clear) = match kept(cx, r) {
        None => (quote!(mut), quote!(#rt::record::normal(Self::INFO, &mut b); b)),
        Some(kept) if kept.iter().all(|m| *m == u8::MAX) => (quote!(), quote!(b)),
        Some(kept) => {
            let kept = Literal::byte_string(&kept);
            (quote!(), quote!(#rt::record::kept(&b, #kept)))
        }
    };
    quote! {
        /// The bytes with those bits cleared that may hold anything.
        #[inline]
        fn normal(#mutable b: [u8; #size]) -> [u8; #size] {
            #clear
        }
    }
}

/// Whether it depends on the bytes which bits may hold anything.
fn changes(cx: &Cx<'_>, r: &Record) -> bool {
    let of_type = |ty: &Type| match innermost(ty) {
        Type::Record(id) => cx.model.records.get(id.index()),
        Type::Array { .. } | Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => None,
    };
    let overlaps = |own: &Place| {
        r.fields.iter().any(|f| match &f.kind {
            FieldKind::Mode(m) => m.value.as_ref().is_some_and(|p| p != own && overlap(p, own)),
            FieldKind::Value { at: Location::Bits(p), .. } => f.shared && p != own && overlap(p, own),
            _ => false,
        })
    };
    r.fields.iter().any(|f| match &f.kind {
        FieldKind::Fill { ignored, .. } => *ignored && f.guard.is_some(),
        FieldKind::Value { ty, .. } => {
            of_type(ty).is_some_and(|inner| if f.guard.is_some() { has_ignored(cx, inner) } else { changes(cx, inner) })
        }
        FieldKind::Union(u) => u.arms.iter().filter_map(|a| of_type(&a.ty)).any(|inner| has_ignored(cx, inner)),
        FieldKind::Mode(m) => m.value.as_ref().is_some_and(overlaps),
        FieldKind::Constant { .. } => false,
    })
}

fn innermost(ty: &Type) -> &Type {
    match ty {
        Type::Array { element, .. } => innermost(element),
        Type::Record(_) | Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => ty,
    }
}

/// Marks the bits of a record at byte `base` that may hold anything, those of nested records too.
fn ignored(cx: &Cx<'_>, r: &Record, base: usize, mask: &mut [u8]) {
    let mut set = |bit: usize| {
        if let Some(byte) = mask.get_mut(base + bit / 8) {
            *byte |= 1 << (bit % 8);
        }
    };
    r.ignored.ones().for_each(&mut set);
    for f in &r.fields {
        if let (FieldKind::Fill { bits, ignored: true }, None) = (&f.kind, &f.guard) {
            bits.iter().flat_map(|(a, b)| *a..*b).for_each(|bit| set(bit as usize));
        }
    }
    for f in &r.fields {
        if let (FieldKind::Value { ty, .. }, None) = (&f.kind, &f.guard) {
            nested(cx, ty, base + f.offset as usize, mask);
        }
    }
}

fn nested(cx: &Cx<'_>, ty: &Type, base: usize, mask: &mut [u8]) {
    match ty {
        Type::Record(id) => {
            if let Some(r) = cx.model.records.get(id.index()) {
                ignored(cx, r, base, mask);
            }
        }
        Type::Array { element, count, stride, .. } if holds_records(element) => {
            for i in 0..*count {
                nested(cx, element, base + (i * stride) as usize, mask);
            }
        }
        Type::Array { .. } | Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
    }
}

/// The records within a record, and within those.
fn inside(cx: &Cx<'_>, r: &Record, found: &mut Vec<RecordId>) {
    fn of_type(cx: &Cx<'_>, ty: &Type, found: &mut Vec<RecordId>) {
        match ty {
            Type::Record(id) if !found.contains(id) => {
                found.push(*id);
                if let Some(r) = cx.model.records.get(id.index()) {
                    inside(cx, r, found);
                }
            }
            Type::Array { element, .. } => of_type(cx, element, found),
            Type::Record(_) | Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => {}
        }
    }
    for f in &r.fields {
        match &f.kind {
            FieldKind::Value { ty, .. } => of_type(cx, ty, found),
            FieldKind::Union(u) => u.arms.iter().for_each(|a| of_type(cx, &a.ty, found)),
            FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Mode(_) => {}
        }
    }
}

fn holds_records(ty: &Type) -> bool {
    match ty {
        Type::Record(_) => true,
        Type::Array { element, .. } => holds_records(element),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => false,
    }
}

/// A set of bits as bytes.
pub(super) fn mask_of(set: &FixedBitSet, size: u32) -> Vec<u8> {
    let mut out = vec![0; size as usize];
    for bit in set.ones() {
        if let Some(byte) = out.get_mut(bit / 8) {
            *byte |= 1 << (bit % 8);
        }
    }
    out
}
