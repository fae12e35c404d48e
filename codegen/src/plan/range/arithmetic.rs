//! Bounds of the results of operations.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::eval::arithmetic;

use super::Range;

/// Bounds of the results that there are, and whether some pair of operands has none.
pub(super) fn binary(op: BinaryOp, a: Range, b: Range) -> (Range, bool) {
    match op {
        BinaryOp::LogicalAnd | BinaryOp::LogicalOr => (Range::TRUTH, false),
        BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
            (compared(op, a, b), false)
        }
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => (bitwise(op, a, b), false),
        BinaryOp::Shl | BinaryOp::Shr => {
            let by = Range::new(b.low.clamp(0, 127), b.high.clamp(0, 127));
            let (range, over) = corners(op, [a.low, a.high], [by.low, by.high]);
            (include_zero(range, a), over || by != b)
        }
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => corners(op, [a.low, a.high], [b.low, b.high]),
        BinaryOp::Div => division(a, b),
        BinaryOp::Rem => remainder(a, b),
    }
}

/// A shift may meet a 0 between the corners' signs, which is a corner of neither.
fn include_zero(range: Range, a: Range) -> Range {
    if a.contains(0) { Range::new(range.low.min(0), range.high.max(0)) } else { range }
}

/// Operations that are monotonic in each operand have their least and greatest result at corners.
fn corners(op: BinaryOp, a: [i128; 2], b: [i128; 2]) -> (Range, bool) {
    let (mut low, mut high, mut over) = (i128::MAX, i128::MIN, false);
    for x in a {
        for y in b {
            match arithmetic(op, x, y) {
                Ok(v) => (low, high) = (low.min(v), high.max(v)),
                Err(_) => over = true,
            }
        }
    }
    if over { (Range::ALL, true) } else { (Range { low, high }, false) }
}

fn compared(op: BinaryOp, a: Range, b: Range) -> Range {
    let decided = match op {
        BinaryOp::Eq | BinaryOp::Ne => {
            let equal = match (a.single(), b.single()) {
                (Some(x), Some(y)) => Some(x == y),
                _ if a.high < b.low || b.high < a.low => Some(false),
                _ => None,
            };
            equal.map(|e| e == (op == BinaryOp::Eq))
        }
        BinaryOp::Lt => less(a, b),
        BinaryOp::Ge => less(a, b).map(|t| !t),
        BinaryOp::Gt => less(b, a),
        BinaryOp::Le => less(b, a).map(|t| !t),
        _ => None,
    };
    decided.map_or(Range::TRUTH, |t| Range::one(i128::from(t)))
}

/// Whether each number of the first is less than each of the second, or none is.
fn less(a: Range, b: Range) -> Option<bool> {
    if a.high < b.low {
        Some(true)
    } else if a.low >= b.high {
        Some(false)
    } else {
        None
    }
}

/// Bits that hold every number of a range, the sign not counted.
fn bits(r: Range) -> u32 {
    let of = |n: i128| 128 - (if n < 0 { !n } else { n }).leading_zeros();
    of(r.low).max(of(r.high))
}

fn bitwise(op: BinaryOp, a: Range, b: Range) -> Range {
    if let (Some(x), Some(y)) = (a.single(), b.single())
        && let Ok(v) = arithmetic(op, x, y)
    {
        return Range::one(v);
    }
    let most = |n: u32| if n >= 127 { i128::MAX } else { (1i128 << n) - 1 };
    let (positive, n) = ((a.low >= 0, b.low >= 0), bits(a).max(bits(b)));
    match (op, positive) {
        (BinaryOp::And, (true, true)) => Range::new(0, a.high.min(b.high)),
        (BinaryOp::And, (true, false)) => Range::new(0, a.high),
        (BinaryOp::And, (false, true)) => Range::new(0, b.high),
        (BinaryOp::Or, (true, true)) => Range::new(a.low.max(b.low), most(n)),
        (_, (true, true)) => Range::new(0, most(n)),
        _ => Range::new(!most(n), most(n)),
    }
}

fn division(a: Range, b: Range) -> (Range, bool) {
    let zero = b.contains(0);
    // The divisors next to zero give the largest results.
    let mut by: Vec<i128> = [b.low, b.high].into_iter().filter(|y| *y != 0).collect();
    by.extend([-1, 1].into_iter().filter(|y| b.contains(*y)));
    let mut all: Option<Range> = None;
    let mut over = false;
    for x in [a.low, a.high] {
        for y in &by {
            match arithmetic(BinaryOp::Div, x, *y) {
                Ok(v) => all = Some(all.map_or(Range::one(v), |r| Range::new(r.low.min(v), r.high.max(v)))),
                Err(_) => over = true,
            }
        }
    }
    let found = if over { Range::ALL } else { include_zero(all.unwrap_or(Range::one(0)), a) };
    (found, zero || over)
}

fn remainder(a: Range, b: Range) -> (Range, bool) {
    let largest = b.low.unsigned_abs().max(b.high.unsigned_abs());
    let most = i128::try_from(largest.saturating_sub(1)).unwrap_or(i128::MAX);
    let over = a.low == i128::MIN && b.contains(-1);
    let low = if a.low < 0 { a.low.max(-most) } else { 0 };
    let high = if a.high > 0 { a.high.min(most) } else { 0 };
    (Range { low, high }, b.contains(0) || over)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPS: [BinaryOp; 16] = [
        BinaryOp::Eq,
        BinaryOp::Ne,
        BinaryOp::Lt,
        BinaryOp::Le,
        BinaryOp::Gt,
        BinaryOp::Ge,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::And,
        BinaryOp::Shl,
        BinaryOp::Shr,
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Div,
        BinaryOp::Rem,
    ];

    /// Every pair of operands of small ranges has its result within the bounds, or is said to have none.
    #[test]
    fn bounds_hold() {
        let ranges: Vec<Range> =
            (-5..=5).flat_map(|low| (low..=low + 6).map(move |high| Range::new(low, high))).collect();
        for op in OPS {
            for a in &ranges {
                for b in &ranges {
                    let (range, fails) = binary(op, *a, *b);
                    for x in a.low..=a.high {
                        for y in b.low..=b.high {
                            match arithmetic(op, x, y) {
                                Ok(v) => assert!(range.contains(v), "{op:?} {x} {y} {v} {range:?}"),
                                Err(_) => assert!(fails, "{op:?} {x} {y}"),
                            }
                        }
                    }
                }
            }
        }
    }

    /// At the edges of machine numbers.
    #[test]
    fn edges_hold() {
        let edges = [
            i128::MIN,
            i128::MIN + 1,
            i64::MIN.into(),
            -(1 << 40),
            -1,
            0,
            1,
            63,
            64,
            127,
            128,
            255,
            i64::MAX.into(),
            u64::MAX.into(),
            i128::from(u64::MAX) + 1,
            i128::MAX - 1,
            i128::MAX,
        ];
        let ranges: Vec<Range> =
            edges.iter().flat_map(|a| edges.iter().filter(move |b| a <= b).map(move |b| Range::new(*a, *b))).collect();
        for op in OPS {
            for a in &ranges {
                for b in &ranges {
                    let (range, fails) = binary(op, *a, *b);
                    let inside = |r: &Range| edges.iter().copied().filter(|e| r.contains(*e)).collect::<Vec<_>>();
                    for x in inside(a) {
                        for y in inside(b) {
                            match arithmetic(op, x, y) {
                                Ok(v) => assert!(range.contains(v), "{op:?} {x} {y} {v} {range:?}"),
                                Err(_) => assert!(fails, "{op:?} {x} {y} of {a:?} {b:?}"),
                            }
                        }
                    }
                }
            }
        }
    }
}
