//! Types of parameters and results: which Rust type carries them, and whether a number fits.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, Model, Param, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::compile::{Leaf, Scope, number};
use super::failure::Failure;
use super::number::{Number, Rep};
use super::text::Text;
use crate::rust::Cx;

/// The Rust type that carries values of a type.
#[derive(Clone, Debug)]
pub(in crate::rust) enum Carrier {
    /// A number.
    Number(TokenStream),
    /// A newtype over `u64`.
    Space(TokenStream),
    /// `&str`
    Text,
    /// `&[u32]`
    Ids,
}

/// How a type is carried.
pub(in crate::rust) fn carrier(cx: &Cx<'_>, ty: ColumnType) -> Carrier {
    let model = cx.model;
    let holds = |bits: u8| bits.max(8).next_power_of_two();
    let unsigned = |bits: u8| match holds(bits) {
        8 => Carrier::Number(quote!(u8)),
        16 => Carrier::Number(quote!(u16)),
        32 => Carrier::Number(quote!(u32)),
        _ => Carrier::Number(quote!(u64)),
    };
    let signed = |bits: u8| match holds(bits) {
        8 => Carrier::Number(quote!(i8)),
        16 => Carrier::Number(quote!(i16)),
        32 => Carrier::Number(quote!(i32)),
        _ => Carrier::Number(quote!(i64)),
    };
    match ty {
        ColumnType::Uint(bits) => unsigned(bits),
        ColumnType::Int(bits) => signed(bits),
        ColumnType::Enum(id) => match model.enums.get(id.index()) {
            Some(e) if e.signed => signed(e.bits),
            Some(e) => unsigned(e.bits),
            None => unsigned(64),
        },
        ColumnType::Bank(_) | ColumnType::Register => unsigned(32),
        ColumnType::Space(id) => {
            let name = cx.names.space(id);
            Carrier::Space(quote!(#name))
        }
        ColumnType::Str => Carrier::Text,
        ColumnType::Ids => Carrier::Ids,
        ColumnType::Any => Carrier::Number(quote!(i128)),
    }
}

/// The values of a type.
pub(in crate::rust) fn bounds(model: &Model, ty: ColumnType) -> (i128, i128) {
    let unsigned = |bits: u8| (0, (1i128 << bits.min(126)) - 1);
    let signed = |bits: u8| (-(1i128 << (bits.clamp(1, 127) - 1)), (1i128 << (bits.clamp(1, 127) - 1)) - 1);
    match ty {
        ColumnType::Uint(bits) => unsigned(bits),
        ColumnType::Int(bits) => signed(bits),
        ColumnType::Enum(id) => match model.enums.get(id.index()) {
            Some(e) if e.signed => signed(e.bits),
            Some(e) => unsigned(e.bits),
            None => unsigned(64),
        },
        ColumnType::Bank(id) => (0, model.banks.get(id.index()).map_or(0, |b| i128::from(b.size) - 1)),
        ColumnType::Register => unsigned(32),
        ColumnType::Space(id) => unsigned(model.spaces.get(id.index()).map_or(64, |s| s.bits)),
        ColumnType::Str | ColumnType::Ids | ColumnType::Any => (i128::MIN, i128::MAX),
    }
}

/// A type in the specification's words.
pub(in crate::rust) fn words(model: &Model, ty: ColumnType) -> String {
    match ty {
        ColumnType::Uint(bits) => format!("u{bits}"),
        ColumnType::Int(bits) => format!("i{bits}"),
        ColumnType::Enum(id) => model.enums.get(id.index()).map_or_else(|| "?".to_owned(), |e| e.name.clone()),
        ColumnType::Space(id) => match model.spaces.get(id.index()) {
            Some(s) => format!("{} (u{})", s.name, s.bits),
            None => "?".to_owned(),
        },
        ColumnType::Bank(id) => model.banks.get(id.index()).map_or_else(|| "?".to_owned(), |b| b.name.clone()),
        ColumnType::Register => "reg".to_owned(),
        ColumnType::Str => "str".to_owned(),
        ColumnType::Ids => "ids".to_owned(),
        ColumnType::Any => "number".to_owned(),
    }
}

impl Carrier {
    /// The Rust type.
    pub(in crate::rust) fn ty(&self) -> TokenStream {
        match self {
            Carrier::Number(ty) | Carrier::Space(ty) => ty.clone(),
            Carrier::Text => quote!(&str),
            Carrier::Ids => quote!(&[u32]),
        }
    }

    /// A value of it as a number of the type `ty`.
    pub(super) fn number(&self, model: &Model, ty: ColumnType, value: &TokenStream) -> Number {
        let (low, high) = bounds(model, ty);
        match self {
            Carrier::Number(of) => match of.to_string().as_str() {
                "i64" => Number::of(value.clone(), Rep::I64, low, high, false),
                "i128" => Number::of(value.clone(), Rep::I128, low, high, false),
                _ => Number::cast(value, low, high),
            },
            Carrier::Space(_) => Number::cast(&quote!(#value.0), low, high),
            Carrier::Text | Carrier::Ids => Number::cast(&quote!(#value.len()), 0, i128::from(u32::MAX)),
        }
    }

    /// A number that fits, as a value of it.
    fn holding(&self, n: Number) -> TokenStream {
        match self {
            Carrier::Number(ty) if ty.to_string() == "i128" => n.alone(Rep::I128),
            Carrier::Number(ty) => n.into_type(ty),
            Carrier::Space(ty) => {
                let n = n.into_type(&quote!(u64));
                quote!(#ty(#n))
            }
            Carrier::Text | Carrier::Ids => quote!(""),
        }
    }
}

/// A number as a value of a type; what does not fit fails. `what` is the parameter that it is for, or else the result.
pub(in crate::rust) fn fitted(
    scope: &dyn Scope,
    n: Number,
    ty: ColumnType,
    what: Option<&str>,
) -> Result<TokenStream, Failure> {
    let model = scope.cx().model;
    let carrier = carrier(scope.cx(), ty);
    let (low, high) = bounds(model, ty);
    if n.low >= low && n.high <= high {
        return Ok(carrier.holding(n));
    }
    let failure = |value| Failure::Fit { what: what.map(str::to_owned), value, ty };
    if n.value().is_some() {
        return Err(failure(n.alone(Rep::I128)));
    }
    let rep = if n.rep == Rep::I128 { Rep::I128 } else { Rep::I64 };
    let x = Number::of(quote!(x), rep, n.low, n.high, false).named(&quote!(x));
    let mut outside = Vec::new();
    for (op, bound) in [(BinaryOp::Lt, low), (BinaryOp::Gt, high)] {
        outside.push(x.clone().binary(op, Number::constant(bound), &|why| scope.fail(why))?);
    }
    let outside = outside.into_iter().reduce(Number::or).map(|n| n.tokens().clone());
    let why = scope.fail(&failure(x.alone(Rep::I128)));
    let (value, held) = (n.alone(rep), carrier.holding(Number::of(quote!(x), rep, low, high, false).named(&quote!(x))));
    Ok(quote!({ let x = #value; if #outside { #why } #held }))
}

/// Looks at a parameter of an operation, which its Rust type may not bound well enough; nothing if that suffices.
pub(in crate::rust) fn entry(scope: &dyn Scope, param: &Param, name: &Ident) -> Option<TokenStream> {
    let carrier = carrier(scope.cx(), param.ty);
    let (low, high) = match &carrier {
        Carrier::Number(of) => match of.to_string().as_str() {
            "u8" => (0, u8::MAX.into()),
            "u16" => (0, u16::MAX.into()),
            "u32" => (0, u32::MAX.into()),
            "u64" => (0, u64::MAX.into()),
            "i8" => (i8::MIN.into(), i8::MAX.into()),
            "i16" => (i16::MIN.into(), i16::MAX.into()),
            "i32" => (i32::MIN.into(), i32::MAX.into()),
            "i64" => (i64::MIN.into(), i64::MAX.into()),
            _ => return None,
        },
        Carrier::Space(_) => (0, u64::MAX.into()),
        Carrier::Text | Carrier::Ids => return None,
    };
    let bounds = bounds(scope.cx().model, param.ty);
    if low >= bounds.0 && high <= bounds.1 {
        return None;
    }
    let value = if matches!(carrier, Carrier::Space(_)) { quote!(#name.0) } else { quote!(#name) };
    let checked = fitted(scope, Number::cast(&value, low, high), param.ty, Some(&param.name));
    Some(match checked {
        Ok(checked) => quote!(let _ = #checked;),
        Err(why) => {
            let why = scope.fail(&why);
            quote!(#why;)
        }
    })
}

/// What a parameter of a type is in a formula.
pub(in crate::rust) fn param_leaf(cx: &Cx<'_>, ty: ColumnType, name: &Ident) -> Leaf {
    let carrier = carrier(cx, ty);
    match carrier {
        Carrier::Text => Leaf::Text(Text::Param(quote!(#name))),
        Carrier::Ids => Leaf::Ids(carrier.number(cx.model, ty, &quote!(#name))),
        Carrier::Number(_) | Carrier::Space(_) => Leaf::Number(carrier.number(cx.model, ty, &quote!(#name))),
    }
}

/// An argument as a value of its parameter's type.
pub(super) fn argument(scope: &dyn Scope, arg: &Expr, param: &Param) -> Result<TokenStream, Failure> {
    match (param.ty, &arg.kind) {
        (ColumnType::Str, ExprKind::Value(Value::Str(s))) => Ok(quote!(#s)),
        (ColumnType::Ids, ExprKind::Value(Value::Set(ids))) => Ok(quote!(&[#(#ids),*])),
        (ColumnType::Str | ColumnType::Ids, ExprKind::Param(i)) => scope.passed(*i),
        (ColumnType::Str | ColumnType::Ids, _) => {
            Err(Failure::Kind(format!("{}: only a constant or a parameter can be passed", param.name)))
        }
        _ => fitted(scope, number(scope, arg)?, param.ty, Some(&param.name)),
    }
}
