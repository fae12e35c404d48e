//! Text, sets and lists: compared for equality, and counted.

use chappe_dsl::model::{Expr, ExprKind, Value};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::compile::{Leaf, Scope, lookup, number, truth};
use super::failure::Failure;
use super::number::{Number, Rep};

/// Text that an expression names.
#[derive(Clone, Debug)]
pub(in crate::rust) enum Text {
    /// A constant.
    Constant(Vec<u8>),
    /// Bytes of the record, `b`, padded with NUL.
    Field {
        /// First byte.
        at: u32,
        /// Bytes.
        len: u32,
        /// Whether it is there: an expression of type `bool`; otherwise it is empty.
        present: Option<TokenStream>,
    },
    /// A `&str` of that name.
    Param(TokenStream),
}

/// `len(x)`
pub(super) fn length(scope: &dyn Scope, e: &Expr) -> Result<Number, Failure> {
    let fail = |why: &Failure| scope.fail(why);
    let count = |n: usize| Ok(Number::constant(n as i128));
    let none = |what: &str| Err(Failure::Kind(format!("len() of {what}")));
    match &e.kind {
        ExprKind::Value(Value::Str(s)) => count(s.len()),
        ExprKind::Value(Value::Set(s)) => count(s.len()),
        ExprKind::Value(Value::List(l)) => count(l.len()),
        ExprKind::Value(Value::Int(_)) => none("a number"),
        ExprKind::Value(Value::Address(..)) => none("an address"),
        ExprKind::Value(Value::Register(_)) => none("a register"),
        ExprKind::Field(id) => of_leaf(scope.field(*id)?),
        ExprKind::Param(i) => of_leaf(scope.param(*i)?),
        ExprKind::Ternary(c, yes, no) => truth(scope, c)?.choose(length(scope, yes), length(scope, no), &fail),
        ExprKind::Lookup { table, column, row } => lookup(scope, *table, *column, row, &|v| match v {
            Value::Str(s) => Ok(Number::constant(s.len() as i128)),
            Value::Set(s) => Ok(Number::constant(s.len() as i128)),
            Value::List(l) => Ok(Number::constant(l.len() as i128)),
            Value::Int(_) | Value::Address(..) | Value::Register(_) => none("a number"),
        }),
        // The registers of a list are a list.
        ExprKind::Register(inner) => match &inner.kind {
            ExprKind::Field(id) => match scope.field(*id)? {
                Leaf::List(n) => Ok(Number::constant(n.into())),
                Leaf::Number(_) | Leaf::Text(_) | Leaf::Ids(_) => none("a register"),
            },
            _ => none("a register"),
        },
        ExprKind::Range(first, last, inclusive) => range(scope, first, last, *inclusive),
        ExprKind::Unknown { name, reason } => Err(Failure::Unknown { name: name.clone(), reason: reason.clone() }),
        ExprKind::Op { .. } | ExprKind::Len(_) | ExprKind::Unary(..) | ExprKind::Binary(..) => none("a number"),
    }
}

fn of_leaf(leaf: Leaf) -> Result<Number, Failure> {
    match leaf {
        Leaf::Ids(n) => Ok(n),
        Leaf::List(n) => Ok(Number::constant(n.into())),
        Leaf::Number(_) => Err(Failure::Kind("len() of a number".to_owned())),
        Leaf::Text(Text::Constant(s)) => Ok(Number::constant(s.len() as i128)),
        Leaf::Text(Text::Param(name)) => Ok(Number::cast(&quote!(#name.len()), 0, i128::from(u32::MAX))),
        Leaf::Text(Text::Field { at, len, present }) => {
            let (first, end) = (Literal::u32_unsuffixed(at), Literal::u32_unsuffixed(at + len));
            let present = present.map(|p| quote!(#p &&));
            let tokens = quote!({
                let mut i = #first;
                while #present i < #end && b[i] != 0 { i += 1; }
                (i - #first) as i64
            });
            Ok(Number::of(tokens, Rep::I64, 0, len.into(), false))
        }
    }
}

/// The number of ids of a range.
fn range(scope: &dyn Scope, first: &Expr, last: &Expr, inclusive: bool) -> Result<Number, Failure> {
    let (a, z) = (number(scope, first)?, number(scope, last)?);
    let (first, last) = (quote!(x), quote!(y));
    let why = scope.fail(&Failure::Ids { first, last, inclusive });
    let (a, z) = (a.alone(Rep::I128), z.alone(Rep::I128));
    let end = if inclusive { quote!(y.saturating_add(1)) } else { quote!(y) };
    let tokens = quote!({
        let (x, y) = (#a, #z);
        let end = #end;
        if x < 0 || end > 65536 { #why }
        if end > x { (end - x) as i64 } else { 0 }
    });
    Ok(Number::of(tokens, Rep::I64, 0, 65536, true))
}

/// Whether two texts are the same, or are not.
pub(super) fn equal(scope: &dyn Scope, l: &Expr, r: &Expr, same: bool) -> Result<Number, Failure> {
    let fail = |why: &Failure| scope.fail(why);
    // A choice on one side: a choice between two comparisons.
    for (one, other) in [(l, r), (r, l)] {
        if let ExprKind::Ternary(c, yes, no) = &one.kind {
            return truth(scope, c)?.choose(equal(scope, yes, other, same), equal(scope, no, other, same), &fail);
        }
        if let ExprKind::Lookup { table, column, row } = &one.kind {
            return lookup(scope, *table, *column, row, &|v| match v {
                Value::Str(_) => {
                    let cell = Expr { kind: ExprKind::Value(v.clone()), span: one.span };
                    equal(scope, &cell, other, same)
                }
                _ => Err(Failure::Kind("expected text".to_owned())),
            });
        }
    }
    let found = compare(text(scope, l)?, text(scope, r)?);
    if same { Ok(found) } else { found.unary(chappe_dsl::ast::UnaryOp::Not, &fail) }
}

/// Text that is the result of an operation: an expression of type `&'static str`.
pub(in crate::rust) fn constant_text(scope: &dyn Scope, e: &Expr) -> Result<TokenStream, Failure> {
    match &e.kind {
        ExprKind::Value(Value::Str(s)) => Ok(quote!(#s)),
        ExprKind::Unknown { name, reason } => Err(Failure::Unknown { name: name.clone(), reason: reason.clone() }),
        ExprKind::Ternary(c, yes, no) => {
            let c = truth(scope, c)?;
            let arm = |e| {
                constant_text(scope, e).or_else(|why| match why {
                    Failure::Kind(_) => Err(why),
                    why => Ok(scope.fail(&why)),
                })
            };
            let (c, yes, no) = (c.tokens(), arm(yes)?, arm(no)?);
            Ok(quote!(if #c { #yes } else { #no }))
        }
        _ => Err(Failure::Kind("text that is no constant is no result that Rust code can have".to_owned())),
    }
}

fn text(scope: &dyn Scope, e: &Expr) -> Result<Text, Failure> {
    let leaf = match &e.kind {
        ExprKind::Value(Value::Str(s)) => return Ok(Text::Constant(s.clone().into_bytes())),
        ExprKind::Field(id) => scope.field(*id)?,
        ExprKind::Param(i) => scope.param(*i)?,
        _ => return Err(Failure::Kind("expected text".to_owned())),
    };
    match leaf {
        Leaf::Text(t) => Ok(t),
        Leaf::Number(_) | Leaf::Ids(_) | Leaf::List(_) => Err(Failure::Kind("expected text".to_owned())),
    }
}

fn compare(a: Text, b: Text) -> Number {
    match (a, b) {
        (Text::Constant(a), Text::Constant(b)) => Number::truth_value(a == b),
        (Text::Constant(c), Text::Field { at, len, present })
        | (Text::Field { at, len, present }, Text::Constant(c)) => field_is(at, len, present, &c),
        (Text::Constant(c), Text::Param(name)) | (Text::Param(name), Text::Constant(c)) => {
            let (len, i) = (c.len(), 0..c.len());
            Number::bool(quote!({ let t = #name.as_bytes(); t.len() == #len #(&& t[#i] == #c)* }), false)
        }
        (Text::Param(a), Text::Param(b)) => Number::bool(
            quote!({
                let (t, u) = (#a.as_bytes(), #b.as_bytes());
                let mut i = 0;
                while i < t.len() && i < u.len() && t[i] == u[i] { i += 1; }
                i == t.len() && i == u.len()
            }),
            false,
        ),
        (Text::Field { at, len, present }, Text::Field { at: at2, len: len2, present: present2 }) => {
            let byte = |at: u32, len: u32, present: Option<TokenStream>| {
                let (at, len) = (Literal::u32_unsuffixed(at), Literal::u32_unsuffixed(len));
                let present = present.map(|p| quote!(#p &&));
                quote!(if #present i < #len { b[#at + i] } else { 0 })
            };
            let most = Literal::u32_unsuffixed(len.max(len2));
            let (t, u) = (byte(at, len, present), byte(at2, len2, present2));
            let step = quote!({ let (t, u) = (#t, #u); if t != u { same = false; } i += 1; });
            let tokens = quote!({ let (mut i, mut same) = (0, true); while i < #most #step same });
            Number::bool(tokens, false)
        }
        // A record's fields and an operation's parameters never meet.
        (Text::Field { .. }, Text::Param(_)) | (Text::Param(_), Text::Field { .. }) => Number::truth_value(false),
    }
}

/// Whether text in the record is a constant.
fn field_is(at: u32, len: u32, present: Option<TokenStream>, constant: &[u8]) -> Number {
    let mut all: Vec<TokenStream> = Vec::new();
    if constant.len() > len as usize || constant.contains(&0) {
        return Number::truth_value(false);
    }
    for (i, c) in (at..).zip(constant) {
        let i = Literal::u32_unsuffixed(i);
        let c = Literal::u8_unsuffixed(*c);
        all.push(quote!(b[#i] == #c));
    }
    if constant.len() < len as usize {
        let end = Literal::u32_unsuffixed(at + constant.len() as u32);
        all.push(quote!(b[#end] == 0));
    }
    let bytes = quote!(#(#all)&&*);
    match present {
        Some(p) if constant.is_empty() => Number::bool(quote!(!#p || (#bytes)), false),
        Some(p) => Number::bool(quote!(#p && #bytes), false),
        None if all.is_empty() => Number::truth_value(true),
        None => Number::bool(bytes, false),
    }
}
