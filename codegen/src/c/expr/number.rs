//! Numbers as C expressions: their types, conversions and comparisons.

use chappe_dsl::ast::BinaryOp;

use super::super::cx::Cx;
use super::super::places::wrapped;
use super::super::support::Helper;
use super::super::text::number;
use crate::plan::range::{Range, operation};

/// Numbers of 64 bits with a sign.
pub(super) const I64: Range = Range { low: i64::MIN as i128, high: i64::MAX as i128 };
/// Numbers of 64 bits without one.
pub(super) const U64: Range = Range { low: 0, high: u64::MAX as i128 };

/// The C type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    /// A constant: the only number of its range.
    Const,
    /// The value of a comparison.
    Truth,
    /// A member, parameter or cell, which may be of a smaller type.
    Leaf {
        /// Two's complement.
        signed: bool,
    },
    Signed,
    Unsigned,
    Wide,
}

/// A number as a C expression without side effects.
#[derive(Clone, Debug)]
pub(super) struct Num {
    pub(super) text: String,
    pub(super) ty: Ty,
    pub(super) range: Range,
}

impl Num {
    pub(super) fn new(text: impl Into<String>, ty: Ty, range: Range) -> Num {
        Num { text: text.into(), ty, range }
    }

    pub(super) fn constant(n: i128) -> Num {
        Num { text: String::new(), ty: Ty::Const, range: Range::one(n) }
    }

    fn is_unsigned(&self) -> bool {
        matches!(self.ty, Ty::Leaf { signed: false } | Ty::Unsigned) || self.ty == Ty::Const && self.range.low >= 0
    }

    fn is_signed(&self) -> bool {
        matches!(self.ty, Ty::Leaf { signed: true } | Ty::Signed) || self.ty == Ty::Const && self.range.within(I64)
    }
}

/// The type that holds numbers of a range and whatever else must fit beside them.
pub(super) fn type_for(ranges: &[Range]) -> Ty {
    if ranges.iter().all(|r| r.within(I64)) {
        Ty::Signed
    } else if ranges.iter().all(|r| r.within(U64)) {
        Ty::Unsigned
    } else {
        Ty::Wide
    }
}

/// The name of a type.
pub(super) fn type_name(cx: &Cx<'_>, ty: Ty) -> String {
    match ty {
        Ty::Truth => "bool".to_owned(),
        Ty::Unsigned => "uint64_t".to_owned(),
        Ty::Wide => cx.helper(Helper::Wide),
        Ty::Const | Ty::Leaf { .. } | Ty::Signed => "int64_t".to_owned(),
    }
}

/// A constant among signed numbers.
fn signed_constant(n: i128) -> String {
    match n {
        _ if n == i128::from(i64::MIN) => "INT64_MIN".to_owned(),
        0..=0x7FFF_FFFF => n.to_string(),
        -0x7FFF_FFFF..0 => format!("({n})"),
        _ => format!("INT64_C({n})"),
    }
}

impl Cx<'_> {
    /// A number as `int64_t`.
    pub(super) fn as_signed(&self, n: &Num) -> String {
        match n.ty {
            Ty::Const if n.range.low == i128::from(i64::MIN) => "INT64_MIN".to_owned(),
            Ty::Const => format!("INT64_C({})", n.range.low),
            Ty::Signed => n.text.clone(),
            Ty::Truth | Ty::Leaf { .. } | Ty::Unsigned => format!("(int64_t){}", wrapped(&n.text)),
            Ty::Wide => format!("{}({}.low, 64)", self.helper(Helper::Signed), wrapped(&n.text)),
        }
    }

    /// A number as `uint64_t`.
    pub(super) fn as_unsigned(&self, n: &Num) -> String {
        match n.ty {
            Ty::Const => format!("UINT64_C({})", n.range.low),
            Ty::Unsigned => n.text.clone(),
            Ty::Truth | Ty::Leaf { .. } | Ty::Signed => format!("(uint64_t){}", wrapped(&n.text)),
            Ty::Wide => format!("{}.low", wrapped(&n.text)),
        }
    }

    /// A number of 128 bits.
    pub(super) fn as_wide(&self, n: &Num) -> String {
        let wide = self.helper(Helper::Wide);
        match n.ty {
            Ty::Wide => n.text.clone(),
            Ty::Const => {
                let bits = n.range.low as u128;
                format!("{wide}make_(UINT64_C({:#x}), UINT64_C({:#x}))", (bits >> 64) as u64, bits as u64)
            }
            _ if n.range.within(I64) => format!("{wide}of_({})", self.as_signed(n)),
            _ => format!("{wide}make_(0, {})", self.as_unsigned(n)),
        }
    }

    /// A number of a type.
    pub(super) fn cast(&self, n: &Num, ty: Ty) -> String {
        match ty {
            Ty::Truth => self.truth(n),
            Ty::Unsigned => self.as_unsigned(n),
            Ty::Wide => self.as_wide(n),
            Ty::Const | Ty::Leaf { .. } | Ty::Signed => self.as_signed(n),
        }
    }

    /// Whether a number is not 0.
    pub(super) fn truth(&self, n: &Num) -> String {
        match n.ty {
            Ty::Truth => n.text.clone(),
            Ty::Const => if n.range.low != 0 { "true" } else { "false" }.to_owned(),
            _ if !n.range.contains(0) => "true".to_owned(),
            Ty::Leaf { .. } | Ty::Signed | Ty::Unsigned => format!("{} != 0", wrapped(&n.text)),
            Ty::Wide => {
                let wide = self.helper(Helper::Wide);
                format!("{wide}compare_({}, {wide}of_(0)) != 0", n.text)
            }
        }
    }

    /// The value of a comparison: a constant where the bounds of its operands decide it.
    pub(super) fn compared(&self, op: BinaryOp, a: &Num, b: &Num, named: Option<&str>) -> Num {
        match operation(op, a.range, b.range).0.single() {
            Some(n) => Num::constant(n),
            None => Num::new(self.compare(op, a, b, named), Ty::Truth, Range::TRUTH),
        }
    }

    /// A comparison that both outcomes are possible of. `named`: the name of a constant operand.
    pub(super) fn compare(&self, op: BinaryOp, a: &Num, b: &Num, named: Option<&str>) -> String {
        let sign = op.symbol();
        let side = |n: &Num, signed: bool| match (n.ty, named) {
            (Ty::Const, Some(name)) => name.to_owned(),
            (Ty::Const, None) if signed => signed_constant(n.range.low),
            (Ty::Const, None) => number(n.range.low).unwrap_or_default(),
            _ => wrapped(&n.text),
        };
        match type_for(&[a.range, b.range]) {
            Ty::Wide => {
                let wide = self.helper(Helper::Wide);
                format!("{wide}compare_({}, {}) {sign} 0", self.as_wide(a), self.as_wide(b))
            }
            _ if a.is_unsigned() && b.is_unsigned() => format!("{} {sign} {}", side(a, false), side(b, false)),
            _ if a.is_signed() && b.is_signed() => format!("{} {sign} {}", side(a, true), side(b, true)),
            ty => format!("{} {sign} {}", wrapped(&self.cast(a, ty)), wrapped(&self.cast(b, ty))),
        }
    }
}
