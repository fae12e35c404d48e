//! Expressions over `for` variables: interned, folded, never unrolled.

use std::collections::HashMap;

use chappe_runtime::expr::apply;
use chappe_runtime::program::{Expr, ExprError, ExprId, ExprOp, Value, Var};

/// How deep an expression may nest once its names are replaced by what they stand for.
const MAX_DEPTH: u16 = 200;

/// The expressions of a kernel. What does not depend on a `for` variable is folded into a number at once.
#[derive(Clone, Debug, Default)]
pub struct Exprs {
    list: Vec<Expr>,
    depth: Vec<u16>,
    index: HashMap<Expr, ExprId>,
}

/// Why an expression cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// It has no value.
    Value(ExprError),
    /// It nests too deep.
    Depth,
    /// A register cannot be an operand of it.
    Register,
}

impl Exprs {
    /// The table, as a program holds it.
    #[must_use]
    pub fn list(&self) -> &[Expr] {
        &self.list
    }

    fn intern(&mut self, e: Expr, depth: u16) -> Result<ExprId, Trouble> {
        if depth > MAX_DEPTH {
            return Err(Trouble::Depth);
        }
        if let Some(id) = self.index.get(&e) {
            return Ok(*id);
        }
        let id = self.list.len() as ExprId;
        self.list.push(e);
        self.depth.push(depth);
        self.index.insert(e, id);
        Ok(id)
    }

    fn depth_of(&self, id: ExprId) -> u16 {
        self.depth.get(id as usize).copied().unwrap_or(0)
    }

    /// The operand as an entry of the table.
    pub(super) fn id(&mut self, v: Value) -> Result<ExprId, Trouble> {
        match v {
            Value::Imm(n) => self.intern(Expr::Const(n), 0),
            Value::Expr(id) => Ok(id),
            Value::Reg(_) => Err(Trouble::Register),
        }
    }

    /// A `for` variable.
    pub(super) fn var(&mut self, var: Var) -> Value {
        self.intern(Expr::Var(var), 0).map_or(Value::Imm(0), Value::Expr)
    }

    /// `a op b`.
    pub(super) fn binary(&mut self, op: ExprOp, a: Value, b: Value) -> Result<Value, Trouble> {
        if let (Value::Imm(x), Value::Imm(y)) = (a, b) {
            return apply(op, x, y).map(Value::Imm).map_err(Trouble::Value);
        }
        match (op, a, b) {
            (ExprOp::Add | ExprOp::Sub | ExprOp::Or | ExprOp::Xor | ExprOp::Shl | ExprOp::Shr, x, Value::Imm(0))
            | (ExprOp::Mul | ExprOp::Div, x, Value::Imm(1))
            | (ExprOp::Add, Value::Imm(0), x)
            | (ExprOp::Mul, Value::Imm(1), x)
                if !matches!(x, Value::Reg(_)) =>
            {
                return Ok(x);
            }
            _ => {}
        }
        let (a, b) = (self.id(a)?, self.id(b)?);
        let depth = self.depth_of(a).max(self.depth_of(b)) + 1;
        self.intern(Expr::Binary(op, a, b), depth).map(Value::Expr)
    }

    /// `c != 0 ? a : b`.
    pub(super) fn select(&mut self, c: Value, a: Value, b: Value) -> Result<Value, Trouble> {
        if let Value::Imm(c) = c {
            return Ok(if c != 0 { a } else { b });
        }
        let (c, a, b) = (self.id(c)?, self.id(a)?, self.id(b)?);
        let depth = self.depth_of(c).max(self.depth_of(a)).max(self.depth_of(b)) + 1;
        self.intern(Expr::Select(c, a, b), depth).map(Value::Expr)
    }

    /// The value where variable `v` is `vars[v]`.
    pub(super) fn eval(&self, id: ExprId, vars: &[i64]) -> Result<i64, ExprError> {
        match self.list.get(id as usize) {
            Some(Expr::Const(n)) => Ok(*n),
            Some(Expr::Var(v)) => Ok(vars.get(usize::from(*v)).copied().unwrap_or(0)),
            Some(Expr::Binary(op, a, b)) => apply(*op, self.eval(*a, vars)?, self.eval(*b, vars)?),
            Some(Expr::Select(c, a, b)) => self.eval(if self.eval(*c, vars)? != 0 { *a } else { *b }, vars),
            None => Ok(0),
        }
    }

    /// The operand with its expression evaluated; a register stays one.
    pub(super) fn fix(&self, v: Value, vars: &[i64]) -> Result<Value, ExprError> {
        match v {
            Value::Expr(id) => self.eval(id, vars).map(Value::Imm),
            other => Ok(other),
        }
    }

    /// The same expression with every variable `by` levels further in.
    pub(super) fn shifted(&mut self, id: ExprId, by: Var) -> ExprId {
        let Some(e) = self.list.get(id as usize).copied() else { return id };
        let moved = match e {
            Expr::Const(_) => return id,
            Expr::Var(v) => Expr::Var(v.saturating_add(by)),
            Expr::Binary(op, a, b) => Expr::Binary(op, self.shifted(a, by), self.shifted(b, by)),
            Expr::Select(c, a, b) => Expr::Select(self.shifted(c, by), self.shifted(a, by), self.shifted(b, by)),
        };
        let depth = self.depth_of(id);
        self.intern(moved, depth).unwrap_or(id)
    }

    /// Bounds of the value where variable `v` lies within `vars[v]`, if they can be told without trying.
    pub(super) fn bounds(&self, id: ExprId, vars: &[Option<(i64, i64)>]) -> Option<(i64, i64)> {
        match *self.list.get(id as usize)? {
            Expr::Const(n) => Some((n, n)),
            Expr::Var(v) => vars.get(usize::from(v)).copied().flatten(),
            Expr::Select(_, a, b) => {
                let (a, b) = (self.bounds(a, vars)?, self.bounds(b, vars)?);
                Some((a.0.min(b.0), a.1.max(b.1)))
            }
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.bounds(a, vars)?, self.bounds(b, vars)?);
                match op {
                    ExprOp::Add => Some((a.0.checked_add(b.0)?, a.1.checked_add(b.1)?)),
                    ExprOp::Sub => Some((a.0.checked_sub(b.1)?, a.1.checked_sub(b.0)?)),
                    ExprOp::Mul | ExprOp::Div if b.0 == b.1 && b.0 > 0 => {
                        Some((apply(op, a.0, b.0).ok()?, apply(op, a.1, b.0).ok()?))
                    }
                    ExprOp::Rem if b.0 == b.1 && b.0 > 0 && a.0 >= 0 => Some((0, a.1.min(b.0 - 1))),
                    ExprOp::Eq | ExprOp::Ne | ExprOp::Lt | ExprOp::Le | ExprOp::Gt | ExprOp::Ge => Some((0, 1)),
                    ExprOp::Min => Some((a.0.min(b.0), a.1.min(b.1))),
                    ExprOp::Max => Some((a.0.max(b.0), a.1.max(b.1))),
                    _ => None,
                }
            }
        }
    }
}
