//! Whether an expression over `for` variables stays within bounds, without unrolling anything that matters.

use chappe_runtime::program::{ExprId, Value, Var};

use super::statement::Cursor;
use crate::codes::Code;
use crate::source::Span;

/// Most iterations that one expression is tried for.
const TRIES: u64 = 1 << 16;

/// What the variables of a place range over, and the conditions that hold there, from outside in.
#[derive(Clone, Debug, Default)]
pub(super) struct Domain {
    items: Vec<Item>,
    bounds: Vec<Option<(i64, i64)>>,
}

#[derive(Clone, Copy, Debug)]
enum Item {
    For { var: Var, from: Value, to: Value },
    Guard { condition: ExprId, holds: bool },
}

/// The state of a domain before something was added to it.
pub(super) struct Mark(usize, usize);

impl Cursor<'_, '_> {
    /// Enters a `for`.
    pub(super) fn enter_for(&mut self, var: Var, from: Value, to: Value) -> Mark {
        let mark = Mark(self.domain.items.len(), self.domain.bounds.len());
        let low = self.value_bounds(from).map(|b| b.0);
        let high = self.value_bounds(to).map(|b| b.1.saturating_sub(1));
        self.domain.items.push(Item::For { var, from, to });
        self.domain.bounds.push(low.zip(high).filter(|(l, h)| l <= h));
        mark
    }

    /// Enters an arm of an `if` that is decided by `for` variables.
    pub(super) fn enter_guard(&mut self, condition: ExprId, holds: bool) -> Mark {
        let mark = Mark(self.domain.items.len(), self.domain.bounds.len());
        self.domain.items.push(Item::Guard { condition, holds });
        mark
    }

    /// Leaves what was entered.
    pub(super) fn leave(&mut self, mark: &Mark) {
        self.domain.items.truncate(mark.0);
        self.domain.bounds.truncate(mark.1);
    }

    /// Whether it is known to be positive in every iteration.
    pub(super) fn positive(&self, v: Value) -> bool {
        self.value_bounds(v).is_some_and(|(low, _)| low > 0)
    }

    fn value_bounds(&self, v: Value) -> Option<(i64, i64)> {
        match v {
            Value::Imm(n) => Some((n, n)),
            Value::Expr(id) => self.l.exprs.bounds(id, &self.domain.bounds),
            Value::Reg(_) => None,
        }
    }

    /// Requires `low <= v <= high` in every iteration; reports the first one where it is not so. An iteration space too
    /// large to be tried is left to whoever runs it.
    pub(super) fn require(&mut self, v: Value, (low, high): (i64, i64), span: Span, code: Code, what: &str) -> bool {
        let bad = match v {
            Value::Imm(n) => (n < low || n > high).then(|| (n, String::new())),
            Value::Reg(_) => None,
            Value::Expr(id) => match self.value_bounds(v) {
                Some((l, h)) if l >= low && h <= high => None,
                _ => self.try_all(id, low, high),
            },
        };
        let Some((n, place)) = bad else { return true };
        let range = if low > high { "there are none".to_owned() } else { format!("it must be in {low}..={high}") };
        self.l.error(code, span, format!("{what} is {n}{place}: {range}"));
        false
    }

    fn try_all(&mut self, id: ExprId, low: i64, high: i64) -> Option<(i64, String)> {
        let mut left = TRIES.min(self.l.tries);
        let before = left;
        let mut vars = vec![0; self.domain.bounds.len()];
        let found = self.walk(0, &mut vars, id, low, high, &mut left);
        self.l.tries -= before - left;
        let n = found?;
        let shown: Vec<String> = self.at.vars.iter().zip(&vars).map(|((name, _), v)| format!("{name} = {v}")).collect();
        Some((n, format!(" where {}", shown.join(", "))))
    }

    /// The first bad value of the iterations of items `from..`; `vars` then holds the iteration.
    fn walk(&self, from: usize, vars: &mut [i64], id: ExprId, low: i64, high: i64, left: &mut u64) -> Option<i64> {
        if *left == 0 {
            return None;
        }
        *left -= 1;
        let exprs = &self.l.exprs;
        match self.domain.items.get(from) {
            None => exprs.eval(id, vars).ok().filter(|n| *n < low || *n > high),
            Some(Item::Guard { condition, holds }) => {
                let now = exprs.eval(*condition, vars).ok()? != 0;
                if now == *holds { self.walk(from + 1, vars, id, low, high, left) } else { None }
            }
            Some(Item::For { var, from: first, to }) => {
                let value = |v: &Value, vars: &[i64]| match exprs.fix(*v, vars) {
                    Ok(Value::Imm(n)) => Some(n),
                    _ => None,
                };
                let (first, to) = (value(first, vars)?, value(to, vars)?);
                let mut n = first;
                while n < to && *left > 0 {
                    *vars.get_mut(usize::from(*var))? = n;
                    if let Some(bad) = self.walk(from + 1, vars, id, low, high, left) {
                        return Some(bad);
                    }
                    n += 1;
                }
                None
            }
        }
    }
}
