//! `for`, `loop`, `if`.

use chappe_runtime::program::{Compare, Condition, Value, Var};

use super::ir::Node;
use super::statement::Cursor;
use crate::ast::{Expr, ExprKind, Name, Stmt, UnaryOp};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

/// How deep control structures of a stream may nest.
const MAX_NESTING: usize = 64;

impl Cursor<'_, '_> {
    /// Control structures carry no waits and updates of their own.
    fn bare(&mut self, s: &Stmt) {
        if !s.after.is_empty() || !s.then.is_empty() {
            self.l.error(codes::FUSE, s.span, "a control structure carries no wait and no update");
        }
    }

    /// `for i in a..b { }`
    pub(super) fn for_stmt(&mut self, s: &Stmt, var: &Name, range: &Expr, body: &[Stmt], out: &mut Vec<Node>) {
        self.bare(s);
        let at = self.at.clone();
        let (from, to) = match &range.kind {
            ExprKind::Range { first, last, inclusive } => {
                let (from, to) = (self.l.number(&at, first), self.l.number(&at, last));
                let to = match (to, inclusive) {
                    (Some(to), true) => {
                        let end = self.l.exprs.binary(chappe_runtime::program::ExprOp::Add, to, Value::Imm(1));
                        self.l.built(last.span, end)
                    }
                    (to, _) => to,
                };
                (from, to)
            }
            _ => {
                let d = Diagnostic::error(codes::EXPRESSION, range.span, "expected a range");
                self.l.diags.push(d.help("`for i in 0..8` takes 0 to 7; a number of run-time rounds is `loop 8`"));
                (None, None)
            }
        };
        if self.at.var(&var.text).is_some() {
            let d = Diagnostic::error(
                codes::DUPLICATE,
                var.span,
                format!("`{}` is the variable of an outer `for`", var.text),
            );
            self.l.diags.push(d.help("give this one another name"));
        }
        let depth = self.at.vars.len();
        if depth >= MAX_NESTING {
            self.l.error(codes::RANGE, s.span, format!("`for` nests deeper than {MAX_NESTING} levels"));
            return;
        }
        let number = depth as Var;
        // A range that is not known says nothing about its body, which is looked at all the same.
        let mark = self.enter_for(number, from.unwrap_or(Value::Imm(0)), to.unwrap_or(Value::Imm(0)));
        let value = self.l.exprs.var(number);
        self.at.vars.push((var.text.clone(), value));
        let mut nodes = Vec::new();
        self.stmts(body, &mut nodes);
        self.at.vars.pop();
        self.leave(&mark);
        let (Some(from), Some(to)) = (from, to) else { return };
        if nodes.is_empty() {
            return;
        }
        let source = self.source(s, "for".into());
        self.l.names.variables.insert(source, var.text.clone());
        out.push(Node::For { var: number, from, to, body: nodes, source });
    }

    /// `loop N { }`
    pub(super) fn loop_stmt(&mut self, s: &Stmt, count: &Expr, body: &[Stmt], out: &mut Vec<Node>) {
        self.bare(s);
        let at = self.at.clone();
        let n = self.l.operand(&at, count);
        if let Some(Value::Imm(n)) = n
            && n < 0
        {
            self.l.error(codes::RANGE, count.span, format!("a loop of {n} rounds: it must be 0 or more"));
        }
        let mut nodes = Vec::new();
        self.dynamically(|c| c.stmts(body, &mut nodes));
        let Some(count) = n else { return };
        if self.l.model.registers.is_none() {
            let d = Diagnostic::error(codes::REGISTER, s.span, "a run-time loop needs a register for its counter");
            self.l.diags.push(d.help(format!("{} declares no registers; `for` needs none", self.l.model.title())));
            return;
        }
        if matches!(count, Value::Imm(n) if n <= 0) {
            return;
        }
        let source = self.source(s, "loop".into());
        out.push(Node::Loop { register: None, count, body: nodes, source });
    }

    /// Runs `f` where it is not known how often something happens.
    fn dynamically(&mut self, f: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.dynamic, true);
        f(self);
        self.dynamic = before;
    }

    /// `if r1 < 4 { } else { }`, or on `for` variables.
    pub(super) fn if_stmt(&mut self, s: &Stmt, condition: &Expr, yes: &[Stmt], no: &[Stmt], out: &mut Vec<Node>) {
        self.bare(s);
        if self.mentions_register(condition) {
            let condition = self.condition_of(condition, false);
            let (mut a, mut b) = (Vec::new(), Vec::new());
            self.dynamically(|c| {
                c.stmts(yes, &mut a);
                c.stmts(no, &mut b);
            });
            let Some(condition) = condition else { return };
            if a.is_empty() && b.is_empty() {
                return;
            }
            let source = self.source(s, "if".into());
            out.push(Node::If { condition, yes: a, no: b, source });
            return;
        }
        let at = self.at.clone();
        let decided = self.l.number(&at, condition);
        let guard = match decided {
            Some(Value::Expr(id)) => Some(id),
            _ => None,
        };
        let arm = |c: &mut Self, stmts: &[Stmt], holds: bool| {
            let mark = guard.map(|id| c.enter_guard(id, holds));
            let mut nodes = Vec::new();
            c.stmts(stmts, &mut nodes);
            if let Some(m) = mark {
                c.leave(&m);
            }
            nodes
        };
        // Both arms are looked at, whatever the condition: mistakes in either count.
        let (a, b) = (arm(self, yes, true), arm(self, no, false));
        match decided {
            Some(Value::Imm(n)) => out.extend(if n != 0 { a } else { b }),
            Some(Value::Expr(condition)) if !(a.is_empty() && b.is_empty()) => {
                let source = self.source(s, "if".into());
                out.push(Node::Select { condition, yes: a, no: b, source });
            }
            _ => {}
        }
    }

    /// `if unknown p { } else { }`
    pub(super) fn choose_stmt(&mut self, s: &Stmt, predicate: &Name, yes: &[Stmt], no: &[Stmt], out: &mut Vec<Node>) {
        self.bare(s);
        let known = &mut self.l.names.predicates;
        let predicate = known.iter().position(|p| *p == predicate.text).unwrap_or_else(|| {
            known.push(predicate.text.clone());
            known.len() - 1
        }) as u32;
        let (mut a, mut b) = (Vec::new(), Vec::new());
        self.dynamically(|c| {
            c.stmts(yes, &mut a);
            c.stmts(no, &mut b);
        });
        let source = self.source(s, "if".into());
        out.push(Node::Choose { predicate, yes: a, no: b, source });
    }

    fn mentions_register(&mut self, e: &Expr) -> bool {
        match &e.kind {
            ExprKind::Path(_) => self.is_register(e),
            ExprKind::Unary { operand, .. } => self.mentions_register(operand),
            ExprKind::Binary { left, right, .. } => self.mentions_register(left) || self.mentions_register(right),
            ExprKind::Ternary { condition, yes, no } => {
                self.mentions_register(condition) || self.mentions_register(yes) || self.mentions_register(no)
            }
            ExprKind::Call { args, .. } => args.iter().any(|a| self.mentions_register(a)),
            _ => false,
        }
    }

    /// One comparison with a register on the left.
    fn condition_of(&mut self, e: &Expr, negated: bool) -> Option<Condition> {
        let signed = self.l.model.registers.as_ref().is_some_and(|r| r.signed);
        let at = self.at.clone();
        match &e.kind {
            ExprKind::Unary { op: UnaryOp::Not, operand } => return self.condition_of(operand, !negated),
            ExprKind::Path(_) => {
                let left = self.l.operand(&at, e)?;
                let compare = if negated { Compare::Eq } else { Compare::Ne };
                return Some(Condition { left, compare, right: Value::Imm(0), signed });
            }
            ExprKind::Binary { op, left, right } => {
                if let Some(compare) = op.compare() {
                    let (left, right) = (self.l.operand(&at, left), self.l.operand(&at, right));
                    let (left, right) = (left?, right?);
                    let compare = if negated { negate(compare) } else { compare };
                    let register_left = matches!(left, Value::Reg(_));
                    let (left, compare, right) =
                        if register_left { (left, compare, right) } else { (right, mirror(compare), left) };
                    return Some(Condition { left, compare, right, signed });
                }
            }
            _ => {}
        }
        let d = Diagnostic::error(codes::EXPRESSION, e.span, "a run-time condition is one comparison of a register");
        self.l.diags.push(d.help("`if r1 < 4`, `if r1 == r2`; nest one `if` in another for more"));
        None
    }
}

/// The comparison that holds when this one does not.
pub(super) fn negate(c: Compare) -> Compare {
    match c {
        Compare::Eq => Compare::Ne,
        Compare::Ne => Compare::Eq,
        Compare::Lt => Compare::Ge,
        Compare::Ge => Compare::Lt,
        Compare::Le => Compare::Gt,
        Compare::Gt => Compare::Le,
    }
}

/// The comparison with its sides exchanged.
fn mirror(c: Compare) -> Compare {
    match c {
        Compare::Eq | Compare::Ne => c,
        Compare::Lt => Compare::Gt,
        Compare::Gt => Compare::Lt,
        Compare::Le => Compare::Ge,
        Compare::Ge => Compare::Le,
    }
}
