//! Operators on two numbers: which interval the result lies in, which type it is computed in, what may go wrong.

use chappe_dsl::ast::BinaryOp;
use proc_macro2::TokenStream;
use quote::quote;

use super::failure::{Fail, Failure};
use super::number::{Number, Rep};

/// An operator and its operands, not both constant.
pub(super) struct Pair {
    pub(super) op: BinaryOp,
    pub(super) a: Number,
    pub(super) b: Number,
}

fn within_64(low: i128, high: i128) -> bool {
    low >= i128::from(i64::MIN) && high <= i128::from(i64::MAX)
}

/// The smallest `2^n - 1` that is not less than a number that is not negative.
fn ones(high: i128) -> i128 {
    match high {
        ..=0 => 0,
        _ => i128::MAX >> (high.leading_zeros() - 1).min(126),
    }
}

impl Pair {
    fn fails(&self) -> bool {
        self.a.fails || self.b.fails
    }

    /// The type that holds both operands and a result.
    fn rep(&self, low: i128, high: i128) -> Rep {
        let all = [(self.a.low, self.a.high), (self.b.low, self.b.high), (low, high)];
        if all.iter().all(|(l, h)| within_64(*l, *h)) { Rep::I64 } else { Rep::I128 }
    }

    /// The operator as Rust has it, where it cannot fail.
    fn plain(self, low: i128, high: i128) -> Number {
        let rep = self.rep(low, high);
        let (fails, tokens) = (self.fails(), self.infix(rep));
        Number::of(tokens, rep, low, high, fails)
    }

    fn infix(&self, rep: Rep) -> TokenStream {
        let (literal_a, literal_b) = (self.a.value().is_some(), self.b.value().is_some());
        // The type of a shift is that of its left side alone.
        let shift = matches!(self.op, BinaryOp::Shl | BinaryOp::Shr);
        let (a, b) = (self.a.operand(rep, literal_b || shift), self.b.operand(rep, literal_a));
        let op = symbol(self.op);
        quote!(#a #op #b)
    }

    /// A statement sequence that ends in the result, with the operands bound to `x` and `y` as `i128`.
    fn bound(&self, body: &TokenStream, low: i128, high: i128) -> Number {
        let (a, b) = (self.a.alone(Rep::I128), self.b.alone(Rep::I128));
        Number::of(quote!({ let (x, y) = (#a, #b); #body }), Rep::I128, low, high, true)
    }

    fn failure(&self, why: &str) -> Failure {
        let (left, right) = (quote!(x), quote!(y));
        Failure::Arithmetic { symbol: self.op.symbol(), left, right, why: why.to_owned() }
    }

    pub(super) fn compare(self) -> Number {
        let (a, b) = (&self.a, &self.b);
        let (below, above) = (a.high < b.low, a.low > b.high);
        let (not_above, not_below) = (a.high <= b.low, a.low >= b.high);
        let decided = match self.op {
            BinaryOp::Eq if below || above => Some(false),
            BinaryOp::Ne if below || above => Some(true),
            BinaryOp::Lt if below => Some(true),
            BinaryOp::Lt if not_below => Some(false),
            BinaryOp::Le if not_above => Some(true),
            BinaryOp::Le if above => Some(false),
            BinaryOp::Gt if above => Some(true),
            BinaryOp::Gt if not_above => Some(false),
            BinaryOp::Ge if not_below => Some(true),
            BinaryOp::Ge if below => Some(false),
            _ => None,
        };
        let rep = self.rep(0, 1);
        match decided.filter(|_| !self.fails()) {
            Some(v) => Number::truth_value(v),
            None => Number::comparison(self.infix(rep), self.fails()),
        }
    }

    pub(super) fn bits(self) -> Number {
        let (a, b) = (&self.a, &self.b);
        let both = a.low >= 0 && b.low >= 0;
        let (low, high) = match self.op {
            BinaryOp::And if both => (0, a.high.min(b.high)),
            BinaryOp::And if a.low >= 0 => (0, a.high),
            BinaryOp::And if b.low >= 0 => (0, b.high),
            BinaryOp::Or if both => (a.low.max(b.low), ones(a.high.max(b.high))),
            _ if both => (0, ones(a.high.max(b.high))),
            _ => {
                let most = [a.low, a.high, b.low, b.high].into_iter().map(|n| if n < 0 { !n } else { n }).max();
                let most = ones(most.unwrap_or(i128::MAX));
                (!most, most)
            }
        };
        self.plain(low, high)
    }

    pub(super) fn sum_or_product(self, fail: &Fail<'_>) -> Number {
        let (a, b) = (&self.a, &self.b);
        let corners = match self.op {
            BinaryOp::Add => vec![a.low.checked_add(b.low), a.high.checked_add(b.high)],
            BinaryOp::Sub => vec![a.low.checked_sub(b.high), a.high.checked_sub(b.low)],
            _ => [(a.low, b.low), (a.low, b.high), (a.high, b.low), (a.high, b.high)]
                .iter()
                .map(|(x, y)| x.checked_mul(*y))
                .collect(),
        };
        let known: Option<Vec<i128>> = corners.into_iter().collect();
        if let Some(known) = known {
            let (low, high) = (known.iter().min().copied(), known.iter().max().copied());
            return self.plain(low.unwrap_or(i128::MIN), high.unwrap_or(i128::MAX));
        }
        let why = fail(&self.failure("overflows"));
        let method = match self.op {
            BinaryOp::Add => quote!(checked_add),
            BinaryOp::Sub => quote!(checked_sub),
            _ => quote!(checked_mul),
        };
        self.bound(&checked(&method, &why), i128::MIN, i128::MAX)
    }

    pub(super) fn quotient(self, fail: &Fail<'_>) -> Number {
        let (a, b) = (&self.a, &self.b);
        let magnitude = |n: &Number| n.low.unsigned_abs().max(n.high.unsigned_abs());
        let most = match self.op {
            BinaryOp::Div => magnitude(a),
            _ => magnitude(a).min(magnitude(b).saturating_sub(1)),
        };
        let most = i128::try_from(most).unwrap_or(i128::MAX);
        let signs = if self.op == BinaryOp::Div { b.low < 0 || a.low < 0 } else { a.low < 0 };
        let low = if signs { -most } else { 0 };
        let high = if self.op == BinaryOp::Rem && a.high <= 0 { 0 } else { most };
        let zero = (b.low..=b.high).contains(&0);
        // The one quotient that is too large, and its remainder with it.
        let over = a.low == i128::MIN && (b.low..=b.high).contains(&-1);
        if !zero && !over {
            return self.plain(low, high);
        }
        let by_zero = fail(&self.failure("divides by zero"));
        let zero = zero.then(|| quote!(if y == 0 { #by_zero }));
        let body = if over {
            let method = if self.op == BinaryOp::Div { quote!(checked_div) } else { quote!(checked_rem) };
            let why = fail(&self.failure("overflows"));
            let checked = checked(&method, &why);
            return self.bound(&quote!(#zero #checked), i128::MIN, i128::MAX);
        } else {
            let op = symbol(self.op);
            quote!(#zero x #op y)
        };
        self.bound(&body, low, high)
    }

    pub(super) fn shl(self, fail: &Fail<'_>) -> Number {
        let (a, b) = (&self.a, &self.b);
        if b.low >= 0 && b.high < 128 {
            let (least, most) = (b.low as u32, b.high as u32);
            let shifted = |v: i128, by: u32| Some(v << by).filter(|s| s >> by == v);
            let low = shifted(a.low, if a.low < 0 { most } else { least });
            let high = shifted(a.high, if a.high > 0 { most } else { least });
            if let (Some(low), Some(high)) = (low, high) {
                return self.shift(low, high, most < 64);
            }
        }
        let (far, over) = (fail(&self.failure("shifts too far")), fail(&self.failure("overflows")));
        let body = quote! {
            if y < 0 || y > 127 { #far }
            let shifted = x << y;
            if shifted >> y != x { #over }
            shifted
        };
        self.bound(&body, i128::MIN, i128::MAX)
    }

    pub(super) fn shr(self, fail: &Fail<'_>) -> Number {
        let (a, b) = (&self.a, &self.b);
        let (least, most) = (b.low.clamp(0, 127) as u32, b.high.clamp(0, 127) as u32);
        let low = if a.low < 0 { a.low >> least } else { a.low >> most };
        let high = if a.high < 0 { a.high >> most } else { a.high >> least };
        let (possible, short) = (b.low >= 0 && b.high < 128, b.high < 64);
        if possible {
            return self.shift(low, high, short);
        }
        let far = fail(&self.failure("shifts too far"));
        self.bound(&quote!(if y < 0 || y > 127 { #far } x >> y), low, high)
    }

    /// A shift by a distance that the wider type allows.
    fn shift(self, low: i128, high: i128, short: bool) -> Number {
        let rep = if short { self.rep(low, high) } else { Rep::I128 };
        let (fails, tokens) = (self.fails(), self.infix(rep));
        Number::of(tokens, rep, low, high, fails)
    }
}

fn checked(method: &TokenStream, why: &TokenStream) -> TokenStream {
    quote!(match x.#method(y) {
        ::core::option::Option::Some(v) => v,
        ::core::option::Option::None => #why,
    })
}

fn symbol(op: BinaryOp) -> TokenStream {
    match op {
        BinaryOp::LogicalOr => quote!(||),
        BinaryOp::LogicalAnd => quote!(&&),
        BinaryOp::Eq => quote!(==),
        BinaryOp::Ne => quote!(!=),
        BinaryOp::Lt => quote!(<),
        BinaryOp::Le => quote!(<=),
        BinaryOp::Gt => quote!(>),
        BinaryOp::Ge => quote!(>=),
        BinaryOp::Or => quote!(|),
        BinaryOp::Xor => quote!(^),
        BinaryOp::And => quote!(&),
        BinaryOp::Shl => quote!(<<),
        BinaryOp::Shr => quote!(>>),
        BinaryOp::Add => quote!(+),
        BinaryOp::Sub => quote!(-),
        BinaryOp::Mul => quote!(*),
        BinaryOp::Div => quote!(/),
        BinaryOp::Rem => quote!(%),
    }
}
