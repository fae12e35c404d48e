//! Calls of builders: each record they write is one of the kernel's.

use std::sync::Arc;

use chappe_runtime::program::{ExprOp, Value};

use super::ir::Node;
use super::record::uses_params;
use super::state::Symbol;
use super::statement::Cursor;
use crate::ast::{self, Name, Stmt};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{self, BuilderId, ExprKind, Item, Model, ProfileId, TemplateKind};
use crate::source::Span;

impl Cursor<'_, '_> {
    /// A builder call.
    pub(super) fn builder_stmt(
        &mut self,
        s: &Stmt,
        name: &Name,
        args: &[ast::Expr],
        cost: Option<u32>,
        out: &mut Vec<Node>,
    ) {
        self.bare_record(s);
        let model = self.l.model;
        let Some(Item::Builder(id)) = model.names.get(&name.text) else {
            let d =
                Diagnostic::error(codes::NAME, name.span, format!("{} has no builder `{}`", model.title(), name.text));
            self.l.diags.push(d.suggest(&name.text, model.builders.iter().map(|b| b.name.as_str())));
            return;
        };
        let Some(builder) = model.builders.get(id.index()) else { return };
        if builder.params.len() != args.len() {
            let n = builder.params.len();
            let message =
                format!("`{}` takes {n} argument{}, found {}", name.text, if n == 1 { "" } else { "s" }, args.len());
            self.l
                .diags
                .push(Diagnostic::error(codes::OPERAND, name.span, message).with(builder.span, "declared here"));
            return;
        }
        let values: Vec<Option<Value>> = args.iter().map(|a| self.argument(a)).collect();
        let values: Option<Vec<Value>> = values.into_iter().collect();
        let Some(values) = values else { return };
        self.build(s.span, *id, &values, None, cost, 32, out);
    }

    /// An argument: the id of a semaphore, the number of a register, or a number.
    fn argument(&mut self, e: &ast::Expr) -> Option<Value> {
        let (name, index) = match &e.kind {
            ast::ExprKind::Path(p) if p.len() == 1 => (p.first()?, None),
            ast::ExprKind::Index { base, index } => match &base.kind {
                ast::ExprKind::Path(p) if p.len() == 1 => (p.first()?, Some((**index).clone())),
                _ => {
                    self.l.error(codes::EXPRESSION, e.span, "expected a number or a semaphore");
                    return None;
                }
            },
            _ => {
                let at = self.at.clone();
                return self.l.number(&at, e);
            }
        };
        if self.at.var(&name.text).is_none()
            && matches!(self.l.symbol(&self.at, &name.text), Some(Symbol::Entry { .. }))
        {
            let sem = ast::SemRef { core: None, name: name.clone(), index, span: e.span };
            return self.entry(&sem, None).map(|s| s.id);
        }
        let at = self.at.clone();
        self.l.operand(&at, e).map(|v| match v {
            Value::Reg(r) => Value::Imm(i64::from(r)),
            other => other,
        })
    }

    #[allow(clippy::too_many_arguments, reason = "a builder calls builders with all of this")]
    fn build(
        &mut self,
        span: Span,
        id: BuilderId,
        params: &[Value],
        profile: Option<ProfileId>,
        cost: Option<u32>,
        depth: u32,
        out: &mut Vec<Node>,
    ) {
        let model: &Model = self.l.model;
        let Some(builder) = model.builders.get(id.index()).filter(|_| depth > 0) else {
            self.l.error(codes::CALL, span, "builders call each other in a circle");
            return;
        };
        let profile = profile.or(builder.profile);
        for s in &builder.body {
            if let Some(g) = &s.guard {
                match self.symbolic(g, params) {
                    Some(Value::Imm(0)) | None => continue,
                    Some(Value::Imm(_)) => {}
                    Some(Value::Reg(_) | Value::Expr(_)) => {
                        self.l.error(
                            codes::EXPRESSION,
                            span,
                            "what a builder writes cannot depend on a `for` variable",
                        );
                        continue;
                    }
                }
            }
            match &s.kind {
                TemplateKind::Literal(l) => {
                    self.record(span, &builder.name, Arc::new(l.clone()), params.to_vec(), profile, cost, out);
                }
                TemplateKind::Call { builder, args } => {
                    let values: Option<Vec<Value>> = args.iter().map(|a| self.symbolic(a, params)).collect();
                    if let Some(values) = values {
                        self.build(span, *builder, &values, profile, cost, depth - 1, out);
                    }
                }
            }
        }
    }

    /// A specification's expression where parameters may depend on `for` variables.
    pub(super) fn symbolic(&mut self, e: &model::Expr, params: &[Value]) -> Option<Value> {
        if !uses_params(e) {
            return match Env::new(self.l.model).int(e) {
                Ok(n) => i64::try_from(n).ok().map(Value::Imm),
                Err(err) => {
                    self.l.diags.push(err.into());
                    None
                }
            };
        }
        let built = match &e.kind {
            ExprKind::Param(i) => return params.get(*i as usize).copied(),
            ExprKind::Register(inner) => return self.symbolic(inner, params),
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (self.symbolic(a, params)?, self.symbolic(b, params)?);
                match super::fold::expr_op(*op) {
                    Some(op) => self.l.exprs.binary(op, a, b),
                    None if *op == ast::BinaryOp::LogicalAnd => self.l.exprs.select(a, b, Value::Imm(0)),
                    None => self.l.exprs.select(a, Value::Imm(1), b),
                }
            }
            ExprKind::Unary(op, a) => {
                let a = self.symbolic(a, params)?;
                let (op, x, y) = match op {
                    ast::UnaryOp::Neg => (ExprOp::Sub, Value::Imm(0), a),
                    ast::UnaryOp::Not => (ExprOp::Eq, a, Value::Imm(0)),
                    ast::UnaryOp::Complement => (ExprOp::Xor, a, Value::Imm(-1)),
                };
                self.l.exprs.binary(op, x, y)
            }
            ExprKind::Ternary(c, a, b) => {
                let (c, a, b) = (self.symbolic(c, params)?, self.symbolic(a, params)?, self.symbolic(b, params)?);
                self.l.exprs.select(c, a, b)
            }
            _ => {
                self.l.error(codes::EXPRESSION, e.span, "this cannot depend on a `for` variable");
                return None;
            }
        };
        self.l.built(e.span, built)
    }
}
