//! Registers: moves and arithmetic.

use chappe_runtime::program::{AluOp, Register, Value};

use super::ir::Work;
use super::statement::Cursor;
use crate::ast::{AssignOp, Expr, ExprKind, Name};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

impl Cursor<'_, '_> {
    /// The register that a statement writes.
    pub(super) fn register(&mut self, name: &Name) -> Option<Register> {
        let at = self.at.clone();
        if let Some(found) = self.l.register_named(&at, name) {
            return found;
        }
        let d = Diagnostic::error(codes::REGISTER, name.span, format!("`{}` is no register", name.text));
        self.l.diags.push(match &self.l.model.registers {
            Some(r) => d.help(format!("registers are `{}0` to `{}{}`", r.name, r.name, r.count.saturating_sub(1))),
            None => d.help(format!("{} declares no registers", self.l.model.title())),
        });
        None
    }

    /// `let r1 = 4`, `r1 += 4`, `r1 = r2 * 2`.
    pub(super) fn assign(&mut self, register: &Name, op: AssignOp, value: &Expr) -> Option<(Work, &'static str)> {
        let to = self.register(register);
        let at = self.at.clone();
        if op != AssignOp::Set {
            let v = self.l.operand(&at, value);
            let op = if op == AssignOp::Add { AluOp::Add } else { AluOp::Sub };
            let to = to?;
            return Some((Work::Alu(op, to, Value::Reg(to), v?), "alu_immediate"));
        }
        if let Some((op, left, right)) = self.alu_parts(value) {
            let (a, b) = (self.l.operand(&at, left), self.l.operand(&at, right));
            return Some((Work::Alu(op?, to?, a?, b?), "alu_immediate"));
        }
        let v = self.l.operand(&at, value);
        Some((Work::Move(to?, v?), "set_register"))
    }

    /// The operation and its operands, if a register is one of them. `Some((None, ..))`: an operation that registers do
    /// not have, reported.
    fn alu_parts<'e>(&mut self, e: &'e Expr) -> Option<(Option<AluOp>, &'e Expr, &'e Expr)> {
        let (op, left, right) = match &e.kind {
            ExprKind::Binary { op, left, right } => (op.alu(), &**left, &**right),
            ExprKind::Call { path, args } => match (path.as_slice(), args.as_slice()) {
                ([n], [a, b]) if n.text == "min" => (Some(AluOp::Min), a, b),
                ([n], [a, b]) if n.text == "max" => (Some(AluOp::Max), a, b),
                _ => return None,
            },
            _ => return None,
        };
        if !self.is_register(left) && !self.is_register(right) {
            return None;
        }
        if op.is_none() {
            let d = Diagnostic::error(codes::EXPRESSION, e.span, "registers have no such operation");
            self.l.diags.push(d.help("they have `+ - * & | ^ << >>`, `min` and `max`"));
        }
        Some((op, left, right))
    }

    /// Whether an expression is a register by itself.
    pub(super) fn is_register(&mut self, e: &Expr) -> bool {
        let ExprKind::Path(path) = &e.kind else { return false };
        let [name] = path.as_slice() else { return false };
        let at = self.at.clone();
        at.var(&name.text).is_none() && self.l.register_named(&at, name).is_some()
    }
}
