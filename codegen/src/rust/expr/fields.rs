//! Expressions over the fields of a record, read from its bytes.

use std::collections::HashMap;

use chappe_dsl::model::{Available, Expr, Field, FieldId, FieldKind, Location, Op, Place, Record, Scalar, Type};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use super::compile::{Leaf, Scope, truth};
use super::failure::{Fail, Failure};
use super::number::{Number, Rep};
use super::text::Text;
use crate::rust::Cx;
use crate::rust::ops::method;
use crate::rust::place::read;

/// Whether a condition holds, read from the bytes of a record, `b: &[u8; N]` (validated or not): an expression of type
/// `bool`, or of type `Result<bool, NoValue>` if [`condition_can_fail`]. Rows that are not there count as zero.
pub(in crate::rust) fn condition(cx: &Cx<'_>, record: &Record, e: &Expr) -> TokenStream {
    let compiled = compile(cx, record, e);
    let lets = &compiled.lets;
    let body = match &compiled.value {
        Ok(n) if !compiled.fails => n.tokens().clone(),
        Ok(n) => {
            let n = n.tokens();
            let some = quote!(::core::result::Result::Ok(#n));
            return quote!('value: { #(#lets)* #some });
        }
        Err(why) => {
            let why = leave(cx, why);
            return quote!('value: { #(#lets)* #why });
        }
    };
    if lets.is_empty() { body } else { quote!({ #(#lets)* #body }) }
}

/// Whether the condition may have no value, so that [`condition`] makes an `Option<bool>`.
pub(in crate::rust) fn condition_can_fail(cx: &Cx<'_>, record: &Record, e: &Expr) -> bool {
    compile(cx, record, e).fails
}

struct Compiled {
    lets: Vec<TokenStream>,
    value: Result<Number, Failure>,
    fails: bool,
}

fn compile(cx: &Cx<'_>, record: &Record, e: &Expr) -> Compiled {
    let fail = |why: &Failure| leave(cx, why);
    let fields = Fields::new(cx, record, &[e], &fail);
    let value = truth(&fields, e);
    let fails = fields.fails || value.as_ref().map_or(true, |n| n.fails);
    Compiled { lets: fields.lets, value, fails }
}

/// Leaves a condition with a failure.
fn leave(cx: &Cx<'_>, why: &Failure) -> TokenStream {
    let rt = &cx.rt;
    let code = match why {
        Failure::Kind(_) => quote!(Kind),
        Failure::Unknown { .. } => quote!(Unknown),
        Failure::Arithmetic { .. } | Failure::Negation { .. } => quote!(Arithmetic),
        Failure::Row { .. } | Failure::Ids { .. } | Failure::Fit { .. } => quote!(Range),
        Failure::NotImplemented => quote!(NotImplemented),
        Failure::Call(error) => {
            return quote!(break 'value ::core::result::Result::Err(::core::convert::From::from(#error)));
        }
        Failure::Late(leaves) => return leaves.clone(),
    };
    quote!(break 'value ::core::result::Result::Err(#rt::record::NoValue::#code))
}

/// The fields of a record.
pub(in crate::rust) struct Fields<'a> {
    cx: &'a Cx<'a>,
    record: &'a Record,
    /// Conditional fields: whether each is there, as a name.
    there: HashMap<FieldId, Result<Number, Failure>>,
    fail: &'a Fail<'a>,
    /// Statements that bind those names; a condition without a value leaves.
    pub(in crate::rust) lets: Vec<TokenStream>,
    /// One of them may.
    pub(in crate::rust) fails: bool,
}

impl<'a> Fields<'a> {
    /// The scope of expressions over a record.
    pub(in crate::rust) fn new(cx: &'a Cx<'a>, record: &'a Record, expressions: &[&Expr], fail: &'a Fail<'a>) -> Self {
        let mut fields = Fields { cx, record, there: HashMap::new(), fail, lets: Vec::new(), fails: false };
        let mut needed = vec![false; record.fields.len()];
        let mut todo: Vec<FieldId> = Vec::new();
        expressions.iter().for_each(|e| e.each_field(&mut |id| todo.push(id)));
        while let Some(id) = todo.pop() {
            let Some(seen) = needed.get_mut(id.index()).filter(|n| !**n) else { continue };
            *seen = true;
            if let Some(guard) = record.fields.get(id.index()).and_then(|f| f.guard.as_ref()) {
                guard.each_field(&mut |id| todo.push(id));
            }
        }
        // In the order in which decoding finds out: what is not read yet when a condition uses it counts as zero.
        for id in record.reading_order() {
            if needed.get(id.index()) == Some(&true) {
                fields.bind(id);
            }
        }
        fields
    }

    /// Finds out whether a conditional field is there.
    fn bind(&mut self, id: FieldId) {
        let Some(field) = self.record.fields.get(id.index()) else { return };
        let Some(guard) = &field.guard else { return };
        let there = truth(self, guard).map(|n| {
            if n.value().is_some() {
                return n;
            }
            self.fails |= n.fails;
            let (name, value) = (format_ident!("has{}", id.0), n.tokens());
            self.lets.push(quote!(let #name = #value;));
            n.named(&quote!(#name))
        });
        self.fails |= there.is_err();
        self.there.insert(id, there);
    }

    /// Whether a field is there.
    pub(in crate::rust) fn presence(&self, id: FieldId) -> Result<Number, Failure> {
        match self.record.fields.get(id.index()) {
            Some(field) => self.there(id, field),
            None => Ok(Number::truth_value(false)),
        }
    }

    /// Whether a field is there; one whose condition is not known yet is not.
    fn there(&self, id: FieldId, field: &Field) -> Result<Number, Failure> {
        match (&field.notes.available, &field.guard) {
            (Available::No(_), _) => Ok(Number::truth_value(false)),
            (Available::Yes, None) => Ok(Number::truth_value(true)),
            (Available::Yes, Some(_)) => self.there.get(&id).cloned().unwrap_or(Ok(Number::truth_value(false))),
        }
    }

    fn scalar(&self, scalar: Scalar, place: &Place) -> Number {
        let signed = match scalar {
            Scalar::Int => true,
            Scalar::Uint | Scalar::Bool => false,
            Scalar::Enum(id) => self.cx.model.enums.get(id.index()).is_some_and(|e| e.signed),
        };
        read_number(place, signed)
    }
}

/// The number at a place.
fn read_number(place: &Place, signed: bool) -> Number {
    let tokens = read(place);
    let bits = u32::from(place.width).min(64);
    if bits == 0 {
        return Number::constant(0);
    }
    if !signed {
        return Number::cast(&tokens, 0, (1i128 << bits) - 1);
    }
    let (low, high) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
    match bits {
        64 => Number::of(quote!(#tokens as i64), Rep::I64, low, high, false),
        8 | 16 | 32 => {
            let ty = format_ident!("i{bits}");
            Number::cast(&quote!(#tokens as #ty), low, high)
        }
        _ => {
            // The sign bit is carried to the left end and back.
            let by = Literal::u32_unsuffixed(64 - bits);
            let wide = if bits > 32 { tokens } else { quote!((#tokens as u64)) };
            Number::of(quote!((#wide << #by) as i64 >> #by), Rep::I64, low, high, false)
        }
    }
}

impl Scope for Fields<'_> {
    fn cx(&self) -> &Cx<'_> {
        self.cx
    }

    fn field(&self, id: FieldId) -> Result<Leaf, Failure> {
        let Some(field) = self.record.fields.get(id.index()) else {
            return Err(Failure::Kind("a field has no value here".to_owned()));
        };
        if let FieldKind::Constant { bits, .. } = &field.kind {
            return Ok(Leaf::Number(Number::constant(i128::from(*bits))));
        }
        if let FieldKind::Value { ty: Type::Array { count, .. }, .. } = &field.kind {
            return Ok(Leaf::List(*count));
        }
        let there = self.there(id, field)?;
        let zero = || Ok(Number::constant(0));
        let or_zero = |n: Number| there.clone().choose(Ok(n), zero(), self.fail);
        Ok(match &field.kind {
            FieldKind::Value { ty: Type::Scalar(scalar, _), at: Location::Bits(place) } => {
                Leaf::Number(or_zero(self.scalar(*scalar, place))?)
            }
            FieldKind::Value { ty: Type::Scalar(scalar, width), at: Location::Bytes(at) } => {
                let place = Place::bytes(*at, width.div_ceil(8) * 8, false);
                Leaf::Number(or_zero(self.scalar(*scalar, &place))?)
            }
            FieldKind::Value { ty: Type::Bits(n), at: Location::Bytes(at) } => Leaf::Ids(or_zero(ones(*at, *n))?),
            FieldKind::Value { ty: Type::Str { len, .. }, at: Location::Bytes(at) } => match there.value() {
                Some(0) => Leaf::Text(Text::Constant(Vec::new())),
                Some(_) => Leaf::Text(Text::Field { at: *at, len: *len, present: None }),
                None => {
                    let present = Some(there.tokens().clone());
                    Leaf::Text(Text::Field { at: *at, len: *len, present })
                }
            },
            FieldKind::Mode(m) => Leaf::Number(or_zero(read_number(&m.mode, false))?),
            // Structures, views and fill have no value of their own.
            FieldKind::Value { .. } | FieldKind::Union(_) | FieldKind::Fill { .. } | FieldKind::Constant { .. } => {
                Leaf::Number(Number::constant(0))
            }
        })
    }

    fn param(&self, _: u32) -> Result<Leaf, Failure> {
        Err(Failure::Kind("a parameter has no value here".to_owned()))
    }

    fn call(&self, op: &Op, args: Vec<TokenStream>) -> Result<TokenStream, Failure> {
        let Some(arch) = &self.cx.model.arch else {
            return Err(Failure::NotImplemented);
        };
        let (arch, op) = (self.cx.names.arch_type(&arch.name), method(self.cx.model, op));
        Ok(quote!(#arch.#op(#(#args),*)))
    }

    fn passed(&self, _: u32) -> Result<TokenStream, Failure> {
        Err(Failure::Kind("a parameter has no value here".to_owned()))
    }

    fn fail(&self, why: &Failure) -> TokenStream {
        (self.fail)(why)
    }
}

/// The number of ones among the first `n` bits from a byte on.
fn ones(at: u32, n: u32) -> Number {
    let (first, end) = (Literal::u32_unsuffixed(at), Literal::u32_unsuffixed(at + n / 8));
    let tokens = quote!({
        let (mut i, mut n) = (#first, 0);
        while i < #end { n += b[i].count_ones() as i64; i += 1; }
        n
    });
    Number::of(tokens, Rep::I64, 0, n.into(), false)
}
