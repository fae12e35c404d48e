//! Kernel expressions: numbers, constants and `for` variables; what depends on no variable becomes a number.

use chappe_runtime::program::{ExprError, ExprOp, Register, Value};

use super::exprs::Trouble;
use super::state::{Lowerer, Symbol};
use super::statement::Place;
use crate::ast::{BinaryOp, Expr, ExprKind, Name, UnaryOp};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{self, Known};
use crate::source::Span;

/// The program's operator for an infix operator, if it has one.
pub(super) fn expr_op(op: BinaryOp) -> Option<ExprOp> {
    Some(match op {
        BinaryOp::LogicalOr | BinaryOp::LogicalAnd => return None,
        BinaryOp::Eq => ExprOp::Eq,
        BinaryOp::Ne => ExprOp::Ne,
        BinaryOp::Lt => ExprOp::Lt,
        BinaryOp::Le => ExprOp::Le,
        BinaryOp::Gt => ExprOp::Gt,
        BinaryOp::Ge => ExprOp::Ge,
        BinaryOp::Or => ExprOp::Or,
        BinaryOp::Xor => ExprOp::Xor,
        BinaryOp::And => ExprOp::And,
        BinaryOp::Shl => ExprOp::Shl,
        BinaryOp::Shr => ExprOp::Shr,
        BinaryOp::Add => ExprOp::Add,
        BinaryOp::Sub => ExprOp::Sub,
        BinaryOp::Mul => ExprOp::Mul,
        BinaryOp::Div => ExprOp::Div,
        BinaryOp::Rem => ExprOp::Rem,
    })
}

impl Lowerer<'_> {
    /// The value of an expression: a number, an expression over `for` variables, or a register standing alone.
    pub(super) fn operand(&mut self, at: &Place, e: &Expr) -> Option<Value> {
        if let ExprKind::Path(path) = &e.kind
            && let [name] = path.as_slice()
            && at.var(&name.text).is_none()
            && let Some(found) = self.register_named(at, name)
        {
            return found.map(Value::Reg);
        }
        self.number(at, e)
    }

    /// The value of an expression without registers.
    pub(super) fn number(&mut self, at: &Place, e: &Expr) -> Option<Value> {
        match &e.kind {
            ExprKind::Int(n) => match i64::try_from(*n) {
                Ok(n) => Some(Value::Imm(n)),
                Err(_) => {
                    let message = format!("{n} does not fit the 64 bits of kernel arithmetic");
                    self.error(codes::ARITHMETIC, e.span, message);
                    None
                }
            },
            ExprKind::Path(path) => self.path(at, path, e.span),
            ExprKind::Unary { op, operand } => {
                let v = self.number(at, operand)?;
                let (op, left, right) = match op {
                    UnaryOp::Neg => (ExprOp::Sub, Value::Imm(0), v),
                    UnaryOp::Not => (ExprOp::Eq, v, Value::Imm(0)),
                    UnaryOp::Complement => (ExprOp::Xor, v, Value::Imm(-1)),
                };
                let built = self.exprs.binary(op, left, right);
                self.built(e.span, built)
            }
            ExprKind::Binary { op, left, right } => {
                let (a, b) = (self.number(at, left), self.number(at, right));
                let (a, b) = (a?, b?);
                let built = match (expr_op(*op), op) {
                    (Some(op), _) => self.exprs.binary(op, a, b),
                    (None, BinaryOp::LogicalAnd) => self
                        .exprs
                        .binary(ExprOp::Ne, b, Value::Imm(0))
                        .and_then(|b| self.exprs.select(a, b, Value::Imm(0))),
                    (None, _) => self
                        .exprs
                        .binary(ExprOp::Ne, b, Value::Imm(0))
                        .and_then(|b| self.exprs.select(a, Value::Imm(1), b)),
                };
                self.built(e.span, built)
            }
            ExprKind::Ternary { condition, yes, no } => {
                let c = self.number(at, condition)?;
                if let Value::Imm(c) = c {
                    return self.number(at, if c != 0 { yes } else { no });
                }
                let (a, b) = (self.number(at, yes), self.number(at, no));
                let built = self.exprs.select(c, a?, b?);
                self.built(e.span, built)
            }
            ExprKind::Call { path, args } => self.call(at, path, args, e.span),
            ExprKind::Str(_) | ExprKind::Index { .. } | ExprKind::Member { .. } | ExprKind::Range { .. } => {
                self.error(codes::EXPRESSION, e.span, "expected a number");
                None
            }
        }
    }

    fn call(&mut self, at: &Place, path: &[Name], args: &[Expr], span: Span) -> Option<Value> {
        let op = match path {
            [n] if n.text == "min" => ExprOp::Min,
            [n] if n.text == "max" => ExprOp::Max,
            _ => {
                let d = Diagnostic::error(codes::EXPRESSION, span, "kernels know the functions `min` and `max`");
                self.diags.push(d);
                return None;
            }
        };
        let [a, b] = args else {
            self.error(codes::EXPRESSION, span, format!("expected two arguments, found {}", args.len()));
            return None;
        };
        let (a, b) = (self.number(at, a), self.number(at, b));
        let built = self.exprs.binary(op, a?, b?);
        self.built(span, built)
    }

    /// The result, or the report of what is wrong with it.
    pub(super) fn built(&mut self, span: Span, r: Result<Value, Trouble>) -> Option<Value> {
        let words = match r {
            Ok(v) => return Some(v),
            Err(Trouble::Value(e)) => {
                let what = trouble_words(e);
                self.error(codes::ARITHMETIC, span, format!("this {what}"));
                return None;
            }
            Err(Trouble::Depth) => "this expression nests too deep",
            Err(Trouble::Register) => "a register cannot be part of an expression here",
        };
        self.error(codes::EXPRESSION, span, words);
        None
    }

    fn path(&mut self, at: &Place, path: &[Name], span: Span) -> Option<Value> {
        let name = match path {
            [name] => name,
            [spec, name] if spec.text == self.model.spec => name,
            _ => {
                self.error(codes::EXPRESSION, span, "expected a number");
                return None;
            }
        };
        if path.len() == 1 {
            if let Some(v) = at.var(&name.text) {
                return Some(v);
            }
            match self.symbol(at, &name.text) {
                Some(Symbol::Const(n)) => return Some(Value::Imm(n)),
                Some(Symbol::Broken) => return None,
                Some(other) => {
                    let message = format!("`{}` is {}: expected a number", name.text, other.kind(self));
                    self.error(codes::KIND, name.span, message);
                    return None;
                }
                None => {}
            }
            if self.register_named(at, name).is_some() {
                let message = format!("a register cannot be part of an expression here, but `{}` is one", name.text);
                let d = Diagnostic::error(codes::EXPRESSION, name.span, message);
                self.diags.push(d.help("compute it into a register first: `r1 = r2 + 4`"));
                return None;
            }
            if at.lnc && name.text == "lnc" {
                return Some(Value::Imm(i64::from(self.cores)));
            }
        }
        self.model_const(at, name)
    }

    fn model_const(&mut self, at: &Place, name: &Name) -> Option<Value> {
        let model = self.model;
        match model.consts.iter().find(|c| c.name == name.text).map(|c| &c.value) {
            Some(Known::Known(v)) => match v.int().map(i64::try_from) {
                Some(Ok(n)) => return Some(Value::Imm(n)),
                Some(Err(_)) => {
                    let message = format!("`{}` does not fit the 64 bits of kernel arithmetic", name.text);
                    self.error(codes::ARITHMETIC, name.span, message);
                }
                None => self.error(codes::KIND, name.span, format!("`{}` is no number", name.text)),
            },
            Some(Known::Unknown(why)) => {
                let why = if why.is_empty() { String::new() } else { format!(": {why}") };
                self.error(
                    codes::EXPRESSION,
                    name.span,
                    format!("`{}` is unknown on {}{why}", name.text, model.place()),
                );
            }
            None => {
                let d = Diagnostic::error(codes::NAME, name.span, format!("no `{}` here", name.text));
                let vars = at.vars.iter().map(|(n, _)| n.clone());
                let consts = model.consts.iter().map(|c| c.name.clone());
                let all: Vec<String> = vars.chain(self.names_here(at)).chain(consts).collect();
                self.diags.push(d.suggest(&name.text, all.iter().map(String::as_str)));
            }
        }
        None
    }

    /// A number that depends on nothing.
    pub(super) fn constant(&mut self, at: &Place, e: &Expr, what: &str) -> Option<i64> {
        match self.number(at, e)? {
            Value::Imm(n) => Some(n),
            Value::Reg(_) | Value::Expr(_) => {
                self.error(
                    codes::EXPRESSION,
                    e.span,
                    format!("{what} must be a constant: it cannot depend on a `for` variable"),
                );
                None
            }
        }
    }

    /// The register that a name stands for: `None`, it is no register's name; `Some(None)`, a wrong one, reported.
    pub(super) fn register_named(&mut self, at: &Place, name: &Name) -> Option<Option<Register>> {
        let bank: &model::Registers = self.model.registers.as_ref()?;
        let digits = name.text.strip_prefix(bank.name.as_str())?;
        let plain = digits == "0" || !digits.starts_with('0');
        if digits.is_empty()
            || !plain
            || !digits.bytes().all(|b| b.is_ascii_digit())
            || self.symbol(at, &name.text).is_some()
        {
            return None;
        }
        let n = digits.parse::<u32>().unwrap_or(u32::MAX);
        if n >= bank.count {
            let message =
                format!("no register `{}`: they end at `{}{}`", name.text, bank.name, bank.count.saturating_sub(1));
            self.diags.push(Diagnostic::error(codes::REGISTER, name.span, message).with(bank.span, "declared here"));
            return Some(None);
        }
        if let Some(r) = bank.reserved.iter().find(|r| (r.first..=r.last).contains(&n)) {
            let message = format!("`{}` is reserved for {}", name.text, r.owner);
            let d = Diagnostic::error(codes::REGISTER, name.span, message).with(r.span, "reserved here");
            self.diags.push(d.help("take another one"));
            return Some(None);
        }
        Some(u16::try_from(n).ok())
    }

    /// What a name stands for.
    pub(super) fn symbol(&self, at: &Place, name: &str) -> Option<Symbol> {
        self.symbols.get(at.unit)?.get(usize::from(at.core))?.get(name).map(|(s, _)| *s)
    }

    /// Adds the place where a name is declared.
    pub(super) fn declared(&self, d: Diagnostic, at: &Place, name: &str) -> Diagnostic {
        let map = self.symbols.get(at.unit).and_then(|u| u.get(usize::from(at.core)));
        match map.and_then(|m| m.get(name)) {
            Some((_, span)) => d.with(*span, "declared here"),
            None => d,
        }
    }

    /// Names declared here, sorted.
    pub(super) fn names_here(&self, at: &Place) -> Vec<String> {
        let map = self.symbols.get(at.unit).and_then(|u| u.get(usize::from(at.core)));
        let mut names: Vec<String> = map.into_iter().flatten().map(|(n, _)| (*n).to_owned()).collect();
        names.sort_unstable();
        names
    }

    /// Reports an error that needs no further words.
    pub(super) fn error(&mut self, code: crate::codes::Code, span: Span, message: impl Into<String>) {
        self.diags.push(Diagnostic::error(code, span, message));
    }
}

/// What is wrong with an expression, after "this".
pub(super) fn trouble_words(e: ExprError) -> &'static str {
    match e {
        ExprError::Overflow => "overflows 64 bits",
        ExprError::DivideByZero => "divides by zero",
        ExprError::Shift => "shifts by a negative count, or by 64 or more",
        ExprError::Malformed => "has no value",
    }
}
