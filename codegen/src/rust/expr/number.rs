//! Numbers as Rust expressions, with what is known of their values: within 64 bits where that is enough, within 128 and
//! checked where it is not.

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::eval::arithmetic;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::arithmetic::Pair;
use super::failure::{Fail, Failure};

/// Rust type of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rust) enum Rep {
    /// `bool`, for 0 and 1.
    Bool,
    /// `i64`.
    I64,
    /// `i128`.
    I128,
}

/// How an expression stands beside others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Needs no parentheses.
    Atom,
    Compare,
    And,
    Or,
    /// Needs them everywhere.
    Other,
}

/// A number: an expression and the interval that its value lies in.
#[derive(Clone, Debug)]
pub(in crate::rust) struct Number {
    tokens: TokenStream,
    form: Form,
    /// Its Rust type.
    pub(super) rep: Rep,
    /// Lowest value.
    pub(in crate::rust) low: i128,
    /// Highest value.
    pub(in crate::rust) high: i128,
    /// It may come to a failure instead of a value.
    pub(in crate::rust) fails: bool,
}

/// Whether `i64` holds an interval.
fn narrow(low: i128, high: i128) -> bool {
    low >= i128::from(i64::MIN) && high <= i128::from(i64::MAX)
}

/// The type that holds an interval.
pub(super) fn rep_of(low: i128, high: i128) -> Rep {
    if narrow(low, high) { Rep::I64 } else { Rep::I128 }
}

fn literal(value: i128, rep: Rep, suffix: bool) -> TokenStream {
    let magnitude = value.unsigned_abs();
    let digits = match (rep, suffix) {
        (_, false) => Literal::u128_unsuffixed(magnitude).to_string(),
        (Rep::I128, true) => format!("{magnitude}i128"),
        (Rep::Bool | Rep::I64, true) => format!("{magnitude}i64"),
    };
    // Digits and a suffix are a literal; nothing else is made above.
    let token = digits.parse::<Literal>().unwrap_or_else(|_| Literal::u8_unsuffixed(0));
    if value < 0 { quote!(-#token) } else { quote!(#token) }
}

impl Number {
    /// A constant.
    pub(in crate::rust) fn constant(value: i128) -> Number {
        let rep = rep_of(value, value);
        let form = if value < 0 { Form::Other } else { Form::Atom };
        Number { tokens: literal(value, rep, true), form, rep, low: value, high: value, fails: false }
    }

    /// A truth value, as a constant.
    pub(super) fn truth_value(value: bool) -> Number {
        let n = i128::from(value);
        Number { tokens: quote!(#value), form: Form::Atom, rep: Rep::Bool, low: n, high: n, fails: false }
    }

    /// An expression of type `bool` that is no atom.
    pub(super) fn bool(tokens: TokenStream, fails: bool) -> Number {
        Number { tokens, form: Form::Other, rep: Rep::Bool, low: 0, high: 1, fails }
    }

    /// A comparison of two operands.
    pub(super) fn comparison(tokens: TokenStream, fails: bool) -> Number {
        Number { form: Form::Compare, ..Number::bool(tokens, fails) }
    }

    /// An expression of an integer type, as a number between bounds; it is cast.
    pub(in crate::rust) fn cast(tokens: &TokenStream, low: i128, high: i128) -> Number {
        let rep = rep_of(low, high);
        let ty = ty(rep);
        Number::of(quote!(#tokens as #ty), rep, low, high, false)
    }

    /// An expression of the type `rep`.
    pub(super) fn of(tokens: TokenStream, rep: Rep, low: i128, high: i128, fails: bool) -> Number {
        if low == high && !fails && rep != Rep::Bool {
            return Number::constant(low);
        }
        Number { tokens, form: Form::Other, rep, low, high, fails }
    }

    /// The same, bound to a name.
    pub(super) fn named(&self, name: &TokenStream) -> Number {
        match self.value() {
            Some(_) => self.clone(),
            None => Number { tokens: name.clone(), form: Form::Atom, ..self.clone() },
        }
    }

    /// The value, if only one is possible.
    pub(in crate::rust) fn value(&self) -> Option<i128> {
        (self.low == self.high && !self.fails).then_some(self.low)
    }

    /// The expression, in its own type.
    pub(super) fn tokens(&self) -> &TokenStream {
        &self.tokens
    }

    /// The expression in a type that holds its interval, as one operand of an operator or the receiver of a method.
    pub(super) fn operand(&self, rep: Rep, suffix: bool) -> TokenStream {
        if let Some(v) = self.value() {
            let tokens = literal(v, rep, suffix);
            return if v < 0 { quote!((#tokens)) } else { tokens };
        }
        let tokens = if self.form == Form::Atom { self.tokens.clone() } else { paren(&self.tokens) };
        if self.rep == rep {
            return tokens;
        }
        let ty = ty(rep);
        quote!((#tokens as #ty))
    }

    /// The expression in a type that holds its interval, standing alone.
    pub(super) fn alone(&self, rep: Rep) -> TokenStream {
        if let Some(v) = self.value() {
            return literal(v, rep, true);
        }
        if self.rep == rep {
            return self.tokens.clone();
        }
        let (tokens, ty) = (self.atom(), ty(rep));
        quote!(#tokens as #ty)
    }

    /// The expression as `i128`, standing alone.
    pub(in crate::rust) fn wide(&self) -> TokenStream {
        self.alone(Rep::I128)
    }

    /// The truth value as an expression of type `bool`, standing alone.
    pub(in crate::rust) fn condition(&self) -> TokenStream {
        match self.value() {
            Some(v) => {
                let v = v != 0;
                quote!(#v)
            }
            None => self.tokens.clone(),
        }
    }

    /// The expression as another integer type, which holds its interval; standing alone.
    pub(in crate::rust) fn into_type(self, ty: &TokenStream) -> TokenStream {
        match self.value() {
            Some(v) => literal(v, Rep::I128, false),
            None if self::ty(self.rep).to_string() == ty.to_string() => self.tokens,
            None => {
                let tokens = self.atom();
                quote!(#tokens as #ty)
            }
        }
    }

    fn atom(&self) -> TokenStream {
        if self.form == Form::Atom { self.tokens.clone() } else { paren(&self.tokens) }
    }

    /// Whether it is not 0: an expression of type `bool`.
    pub(super) fn truth(self) -> Number {
        if let Some(v) = self.value() {
            return Number::truth_value(v != 0);
        }
        if self.rep == Rep::Bool {
            return self;
        }
        let tokens = self.operand(self.rep, true);
        Number::comparison(quote!(#tokens != 0), self.fails)
    }

    /// Whether a truth value does not hold: an expression of type `bool`.
    pub(in crate::rust) fn negated_truth(&self) -> TokenStream {
        let tokens = self.atom();
        quote!(!#tokens)
    }

    /// `!x`, `-x`, `~x`.
    pub(super) fn unary(self, op: UnaryOp, fail: &Fail<'_>) -> Result<Number, Failure> {
        match op {
            UnaryOp::Not => {
                let x = self.truth();
                if let Some(v) = x.value() {
                    return Ok(Number::truth_value(v == 0));
                }
                let tokens = x.atom();
                Ok(Number { form: Form::Atom, ..Number::bool(quote!(!#tokens), x.fails) })
            }
            UnaryOp::Complement => {
                let rep = int(self.rep);
                let tokens = self.operand(rep, true);
                Ok(Number::of(quote!(!#tokens), rep, !self.high, !self.low, self.fails))
            }
            UnaryOp::Neg => self.negated(fail),
        }
    }

    fn negated(self, fail: &Fail<'_>) -> Result<Number, Failure> {
        let (low, high) = (self.high.checked_neg().unwrap_or(i128::MIN), self.low.checked_neg());
        if let Some(high) = high {
            let rep = if narrow(self.low, self.high) { rep_of(low, high) } else { Rep::I128 };
            let tokens = self.operand(rep, true);
            return Ok(Number::of(quote!(-#tokens), rep, low, high, self.fails));
        }
        let failure = Failure::Negation { value: quote!(x) };
        if self.value().is_some() {
            return Err(Failure::Negation { value: self.alone(Rep::I128) });
        }
        let (x, why) = (self.alone(Rep::I128), fail(&failure));
        let tokens = quote!({ let x = #x; match x.checked_neg() {
            ::core::option::Option::Some(v) => v,
            ::core::option::Option::None => #why,
        } });
        Ok(Number::of(tokens, Rep::I128, low, i128::MAX, true))
    }

    /// `self op right`, both evaluated.
    pub(super) fn binary(self, op: BinaryOp, right: Number, fail: &Fail<'_>) -> Result<Number, Failure> {
        if let (Some(x), Some(y)) = (self.value(), right.value()) {
            return match arithmetic(op, x, y) {
                Ok(v) if op.compare().is_some() => Ok(Number::truth_value(v != 0)),
                Ok(v) => Ok(Number::constant(v)),
                Err(why) => {
                    let (left, right) = (self.alone(Rep::I128), right.alone(Rep::I128));
                    Err(Failure::Arithmetic { symbol: op.symbol(), left, right, why: why.into_owned() })
                }
            };
        }
        let pair = Pair { op, a: self, b: right };
        Ok(match op {
            BinaryOp::LogicalAnd => pair.a.truth().and(pair.b.truth()),
            BinaryOp::LogicalOr => pair.a.truth().or(pair.b.truth()),
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => pair.compare(),
            BinaryOp::Or | BinaryOp::Xor | BinaryOp::And => pair.bits(),
            BinaryOp::Shl => pair.shl(fail),
            BinaryOp::Shr => pair.shr(fail),
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => pair.sum_or_product(fail),
            BinaryOp::Div | BinaryOp::Rem => pair.quotient(fail),
        })
    }

    /// `self && right` of truth values; the right side is looked at only if the left holds.
    pub(super) fn and(self, right: Number) -> Number {
        match (self.value(), right.value()) {
            (Some(0), _) => self,
            (Some(_), _) => right,
            (None, Some(1)) => self,
            (None, _) => {
                let side = |n: &Number| match n.form {
                    Form::Atom | Form::Compare | Form::And => n.tokens.clone(),
                    Form::Or | Form::Other => paren(&n.tokens),
                };
                let (l, r) = (side(&self), side(&right));
                let fails = self.fails || right.fails;
                Number { form: Form::And, high: right.high, ..Number::bool(quote!(#l && #r), fails) }
            }
        }
    }

    /// `self || right`, likewise.
    pub(super) fn or(self, right: Number) -> Number {
        match (self.value(), right.value()) {
            (Some(0), _) => right,
            (Some(_), _) => self,
            (None, Some(0)) => self,
            (None, _) => {
                let side = |n: &Number| match n.form {
                    Form::Atom | Form::Compare | Form::And | Form::Or => n.tokens.clone(),
                    Form::Other => paren(&n.tokens),
                };
                let (l, r) = (side(&self), side(&right));
                let fails = self.fails || right.fails;
                Number { form: Form::Or, low: right.low, ..Number::bool(quote!(#l || #r), fails) }
            }
        }
    }

    /// `self ? yes : no` of a truth value; an arm may have no value.
    pub(super) fn choose(
        self,
        yes: Result<Number, Failure>,
        no: Result<Number, Failure>,
        fail: &Fail<'_>,
    ) -> Result<Number, Failure> {
        match self.value() {
            Some(0) => return no,
            Some(_) => return yes,
            None => {}
        }
        let known = match (&yes, &no) {
            (Ok(a), Ok(b)) => (a.low.min(b.low), a.high.max(b.high), a.rep == Rep::Bool && b.rep == Rep::Bool),
            (Ok(one), Err(_)) | (Err(_), Ok(one)) => (one.low, one.high, one.rep == Rep::Bool),
            (Err(a), Err(b)) => {
                let (c, a, b) = (&self.tokens, fail(a), fail(b));
                return Err(Failure::Late(quote!(if #c { #a } else { #b })));
            }
        };
        let (low, high, bool) = known;
        let rep = if bool { Rep::Bool } else { rep_of(low, high) };
        let fails = self.fails || yes.as_ref().map_or(true, |n| n.fails) || no.as_ref().map_or(true, |n| n.fails);
        let arm = |n: Result<Number, Failure>| match n {
            Ok(n) if rep == Rep::Bool => n.tokens,
            Ok(n) => n.alone(rep),
            Err(why) => fail(&why),
        };
        let (c, y, n) = (&self.tokens, arm(yes), arm(no));
        Ok(Number::of(quote!(if #c { #y } else { #n }), rep, low, high, fails))
    }
}

fn paren(tokens: &TokenStream) -> TokenStream {
    quote!((#tokens))
}

/// The Rust type.
pub(super) fn ty(rep: Rep) -> TokenStream {
    match rep {
        Rep::Bool => quote!(bool),
        Rep::I64 => quote!(i64),
        Rep::I128 => quote!(i128),
    }
}

/// The type to compute in.
fn int(rep: Rep) -> Rep {
    if rep == Rep::I128 { Rep::I128 } else { Rep::I64 }
}
