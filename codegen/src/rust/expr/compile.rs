//! From expressions to numbers.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, FieldId, Known, Op, TableId, Value};
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::failure::{Failure, after};
use super::number::{self, Number, Rep};
use super::text::Text;
use crate::rust::Cx;

/// What a name of an expression stands for.
#[derive(Clone, Debug)]
pub(in crate::rust) enum Leaf {
    /// A number.
    Number(Number),
    /// Text.
    Text(Text),
    /// A set of ids, by its number of members.
    Ids(Number),
    /// A list of so many elements.
    List(u32),
}

/// What an expression may use, and what becomes of failures.
pub(in crate::rust) trait Scope {
    /// The model whose tables and operations it may use, and its names.
    fn cx(&self) -> &Cx<'_>;
    /// A field of the record at hand.
    fn field(&self, id: FieldId) -> Result<Leaf, Failure>;
    /// A parameter.
    fn param(&self, index: u32) -> Result<Leaf, Failure>;
    /// The call of an operation: an expression of type `Result`.
    fn call(&self, op: &Op, args: Vec<TokenStream>) -> Result<TokenStream, Failure>;
    /// A parameter that is handed on as it is.
    fn passed(&self, index: u32) -> Result<TokenStream, Failure>;
    /// An expression of type `!` that leaves with a failure.
    fn fail(&self, why: &Failure) -> TokenStream;
}

/// Kinds of value, as far as they can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    Text,
    Set,
    List,
    Register,
}

impl Kind {
    fn words(self) -> &'static str {
        match self {
            Kind::Number => "a number",
            Kind::Text => "text",
            Kind::Set => "a set of ids",
            Kind::List => "a list",
            Kind::Register => "a register",
        }
    }
}

fn kind_of_value(v: &Value) -> Kind {
    match v {
        Value::Int(_) | Value::Address(..) => Kind::Number,
        Value::Str(_) => Kind::Text,
        Value::Set(_) => Kind::Set,
        Value::List(_) => Kind::List,
        Value::Register(_) => Kind::Register,
    }
}

/// An expression as a number.
pub(in crate::rust) fn number(scope: &dyn Scope, e: &Expr) -> Result<Number, Failure> {
    let fail = |why: &Failure| scope.fail(why);
    match &e.kind {
        ExprKind::Value(v) => match v.int() {
            Some(n) => Ok(Number::constant(n)),
            None => Err(no_number(kind_of_value(v))),
        },
        ExprKind::Unknown { name, reason } => Err(Failure::Unknown { name: name.clone(), reason: reason.clone() }),
        ExprKind::Field(id) => of_leaf(scope.field(*id)?),
        ExprKind::Param(i) => of_leaf(scope.param(*i)?),
        ExprKind::Register(_) => Err(no_number(Kind::Register)),
        ExprKind::Range(..) => Err(no_number(Kind::Set)),
        ExprKind::Op { ops, op, args } => call(scope, *ops, *op, args),
        ExprKind::Lookup { table, column, row } => lookup(scope, *table, *column, row, &|v| match v.int() {
            Some(n) => Ok(Number::constant(n)),
            None => Err(no_number(kind_of_value(v))),
        }),
        ExprKind::Len(inner) => super::text::length(scope, inner),
        ExprKind::Unary(op, inner) => number(scope, inner)?.unary(*op, &fail),
        ExprKind::Binary(op, l, r) => binary(scope, *op, l, r),
        ExprKind::Ternary(c, yes, no) => truth(scope, c)?.choose(number(scope, yes), number(scope, no), &fail),
    }
}

/// An expression as a truth value.
pub(in crate::rust) fn truth(scope: &dyn Scope, e: &Expr) -> Result<Number, Failure> {
    number(scope, e).map(Number::truth)
}

fn no_number(found: Kind) -> Failure {
    Failure::Kind(format!("expected a number, found {}", found.words()))
}

fn of_leaf(leaf: Leaf) -> Result<Number, Failure> {
    match leaf {
        Leaf::Number(n) => Ok(n),
        Leaf::Text(_) => Err(no_number(Kind::Text)),
        Leaf::Ids(_) => Err(no_number(Kind::Set)),
        Leaf::List(_) => Err(no_number(Kind::List)),
    }
}

/// The kind of an expression's value; of arms that differ, a number.
fn kind(scope: &dyn Scope, e: &Expr) -> Kind {
    let of_leaf = |leaf: Result<Leaf, Failure>| match leaf {
        Ok(Leaf::Text(_)) => Kind::Text,
        Ok(Leaf::Ids(_)) => Kind::Set,
        Ok(Leaf::List(_)) => Kind::List,
        Ok(Leaf::Number(_)) | Err(_) => Kind::Number,
    };
    match &e.kind {
        ExprKind::Value(v) => kind_of_value(v),
        ExprKind::Field(id) => of_leaf(scope.field(*id)),
        ExprKind::Param(i) => of_leaf(scope.param(*i)),
        ExprKind::Register(_) => Kind::Register,
        ExprKind::Range(..) => Kind::Set,
        ExprKind::Lookup { table, column, .. } => {
            let column = scope.cx().model.tables.get(table.index()).and_then(|t| t.columns.get(*column as usize));
            if column.is_some_and(|c| c.ty == ColumnType::Str) { Kind::Text } else { Kind::Number }
        }
        ExprKind::Ternary(_, a, b) => {
            let (a, b) = (kind(scope, a), kind(scope, b));
            if a == b { a } else { Kind::Number }
        }
        ExprKind::Unknown { .. }
        | ExprKind::Op { .. }
        | ExprKind::Len(_)
        | ExprKind::Unary(..)
        | ExprKind::Binary(..) => Kind::Number,
    }
}

fn binary(scope: &dyn Scope, op: BinaryOp, l: &Expr, r: &Expr) -> Result<Number, Failure> {
    let fail = |why: &Failure| scope.fail(why);
    match op {
        BinaryOp::LogicalAnd => {
            let left = truth(scope, l)?;
            let no = Ok(Number::truth_value(false));
            match truth(scope, r) {
                Ok(right) => Ok(left.and(right)),
                Err(why) => left.choose(Err(why), no, &fail),
            }
        }
        BinaryOp::LogicalOr => {
            let left = truth(scope, l)?;
            let yes = Ok(Number::truth_value(true));
            match truth(scope, r) {
                Ok(right) => Ok(left.or(right)),
                Err(why) => left.choose(yes, Err(why), &fail),
            }
        }
        _ => {
            let (a, b) = (kind(scope, l), kind(scope, r));
            if (a, b) == (Kind::Text, Kind::Text) && matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
                return super::text::equal(scope, l, r, op == BinaryOp::Eq);
            }
            if a != Kind::Number || b != Kind::Number {
                let message = format!("`{}` of {} and {}", op.symbol(), a.words(), b.words());
                return Err(Failure::Kind(message));
            }
            let left = number(scope, l)?;
            match number(scope, r) {
                Ok(right) => left.binary(op, right, &fail),
                Err(why) => Err(after(&failing(&left), &why, &fail)),
            }
        }
    }
}

/// The expression, if it may fail.
fn failing(n: &Number) -> Vec<TokenStream> {
    if n.fails { vec![n.tokens().clone()] } else { Vec::new() }
}

/// A cell of a table, each of whose values becomes a number.
pub(super) fn lookup(
    scope: &dyn Scope,
    table: TableId,
    column: u32,
    row: &Expr,
    of: &dyn Fn(&Value) -> Result<Number, Failure>,
) -> Result<Number, Failure> {
    let row = number(scope, row)?;
    let Some(table) = scope.cx().model.tables.get(table.index()) else {
        return Err(Failure::Kind("no such table".to_owned()));
    };
    let cells: Vec<Result<Number, Failure>> = table
        .rows
        .iter()
        .map(|cells| match cells.get(column as usize) {
            Some(Known::Known(v)) => of(v),
            Some(Known::Unknown(reason)) => Err(Failure::Unknown { name: table.name.clone(), reason: reason.clone() }),
            None => Err(Failure::Kind("no such column".to_owned())),
        })
        .collect();
    let beyond = |row| Failure::Row { table: table.name.clone(), rows: cells.len(), row };
    if let Some(n) = row.value() {
        let cell = usize::try_from(n).ok().and_then(|n| cells.get(n)).cloned();
        return cell.unwrap_or_else(|| Err(beyond(row.alone(Rep::I128))));
    }
    let possible: Vec<(usize, Result<Number, Failure>)> =
        cells.iter().cloned().enumerate().filter(|(i, _)| (row.low..=row.high).contains(&(*i as i128))).collect();
    let known = || possible.iter().filter_map(|(_, cell)| cell.as_ref().ok());
    let bounds = known().map(|n| n.low).min().zip(known().map(|n| n.high).max());
    let bool = known().all(|n| n.rep == Rep::Bool);
    let rep = match bounds {
        Some((low, high)) if !bool => number::rep_of(low, high),
        _ => Rep::Bool,
    };
    let inside = row.low >= 0 && row.high < cells.len() as i128;
    let fails = row.fails || !inside || possible.iter().any(|(_, cell)| cell.is_err());
    let mut arms: Vec<(usize, TokenStream)> = possible
        .iter()
        .map(|(i, cell)| match cell {
            Ok(n) if bool => (*i, n.tokens().clone()),
            Ok(n) => (*i, n.alone(rep)),
            Err(why) => (*i, scope.fail(why)),
        })
        .collect();
    let (name, otherwise) = match arms.pop_if(|_| inside) {
        Some((_, last)) => (quote!(_), last),
        None => {
            let x = if row.rep == Rep::I128 { quote!(x) } else { quote!((x as i128)) };
            let otherwise = scope.fail(&beyond(x));
            (if mentions(&otherwise, "x") { quote!(x) } else { quote!(_) }, otherwise)
        }
    };
    let arms = arms.into_iter().map(|(i, value)| {
        let i = proc_macro2::Literal::usize_unsuffixed(i);
        quote!(#i => #value,)
    });
    let row = if row.rep == Rep::Bool { row.alone(Rep::I64) } else { row.tokens().clone() };
    let found = quote!(match #row { #(#arms)* #name => #otherwise });
    match bounds {
        Some((low, high)) => Ok(Number::of(found, rep, low, high, fails)),
        // No row that there may be has a value.
        None => Err(Failure::Late(found)),
    }
}

/// A call of an operation.
fn call(scope: &dyn Scope, ops: u32, op: u32, args: &[Expr]) -> Result<Number, Failure> {
    let model = scope.cx().model;
    let Some(op) = model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize)) else {
        return Err(Failure::Kind("no such operation".to_owned()));
    };
    let mut passed = Vec::new();
    for (arg, param) in args.iter().zip(&op.params) {
        match super::fit::argument(scope, arg, param) {
            Ok(tokens) => passed.push(tokens),
            Err(why) => return Err(after(&passed, &why, &|why| scope.fail(why))),
        }
    }
    let result = super::fit::carrier(scope.cx(), op.result);
    let call = scope.call(op, passed)?;
    let why = scope.fail(&Failure::Call(quote!(e)));
    let e = if mentions(&why, "e") { quote!(e) } else { quote!(_) };
    let value = result.number(model, op.result, &quote!(v));
    let (rep, inner) = (value.rep, value.tokens());
    let tokens = quote!(match #call {
        ::core::result::Result::Ok(v) => #inner,
        ::core::result::Result::Err(#e) => #why,
    });
    Ok(Number::of(tokens, rep, value.low, value.high, true))
}

/// Whether an identifier occurs.
fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|t| match t {
        TokenTree::Group(g) => mentions(&g.stream(), name),
        TokenTree::Ident(i) => i == name,
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}
