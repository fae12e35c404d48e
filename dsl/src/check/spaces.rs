//! Formulas that mix addresses of two spaces: found before anything is computed, by the rules of evaluation.

use crate::ast::BinaryOp;
use crate::codes::arch as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{ColumnType, Expr, ExprKind, Known, Model, Op, SpaceId, Value};
use crate::source::Span;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for op in model.ops.iter().flat_map(|o| &o.rows) {
        let mut infer = Infer { model, params: op, diags };
        for r in &op.requires {
            infer.kind(&r.condition);
        }
        if let Some(Known::Known(e)) = &op.value {
            let found = infer.kind(e);
            infer.expect(op.result, found, e.span, &format!("the result of {}", op.name));
        }
    }
}

/// What an expression yields, as far as spaces are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Number,
    Address(SpaceId),
    /// Text, sets, or something reported already.
    Other,
}

struct Infer<'a> {
    model: &'a Model,
    params: &'a Op,
    diags: &'a mut Diagnostics,
}

impl Infer<'_> {
    fn name(&self, id: SpaceId) -> String {
        self.model.spaces.get(id.index()).map_or_else(|| "?".to_owned(), |s| s.name.clone())
    }

    fn of(ty: ColumnType) -> Kind {
        match ty {
            ColumnType::Uint(_) | ColumnType::Int(_) | ColumnType::Enum(_) | ColumnType::Bank(_) => Kind::Number,
            ColumnType::Space(id) => Kind::Address(id),
            ColumnType::Str | ColumnType::Register | ColumnType::Ids | ColumnType::Any => Kind::Other,
        }
    }

    fn kind(&mut self, e: &Expr) -> Kind {
        match &e.kind {
            ExprKind::Value(Value::Int(_)) => Kind::Number,
            ExprKind::Value(Value::Address(id, _)) => Kind::Address(*id),
            ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Field(_) => Kind::Other,
            ExprKind::Param(i) => self.params.params.get(*i as usize).map_or(Kind::Other, |p| Self::of(p.ty)),
            ExprKind::Register(x) | ExprKind::Unary(_, x) | ExprKind::Len(x) => {
                self.kind(x);
                Kind::Number
            }
            ExprKind::Op { ops, op, args } => self.call(*ops, *op, args),
            ExprKind::Lookup { table, column, row } => {
                self.kind(row);
                let column = self.model.tables.get(table.index()).and_then(|t| t.columns.get(*column as usize));
                column.map_or(Kind::Other, |c| Self::of(c.ty))
            }
            ExprKind::Binary(op, l, r) => {
                let (a, b) = (self.kind(l), self.kind(r));
                self.binary(*op, (a, l.span), (b, r.span), e.span)
            }
            ExprKind::Ternary(c, yes, no) => {
                self.kind(c);
                let (a, b) = (self.kind(yes), self.kind(no));
                self.arms((a, yes.span), (b, no.span), e.span)
            }
            ExprKind::Range(a, b, _) => {
                self.kind(a);
                self.kind(b);
                Kind::Other
            }
        }
    }

    fn call(&mut self, ops: u32, op: u32, args: &[Expr]) -> Kind {
        let found = self.model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize));
        let Some(op) = found else { return Kind::Other };
        for (arg, param) in args.iter().zip(&op.params) {
            let kind = self.kind(arg);
            self.expect(param.ty, kind, arg.span, &format!("`{}` of {}", param.name, op.name));
        }
        Self::of(op.result)
    }

    /// A number becomes an address where one is expected; nothing else converts.
    fn expect(&mut self, ty: ColumnType, found: Kind, span: Span, what: &str) {
        let message = match (Self::of(ty), found) {
            (Kind::Address(want), Kind::Address(is)) if want != is => {
                format!("{what} is an address of {}, this is one of {}", self.name(want), self.name(is))
            }
            (Kind::Number, Kind::Address(is)) => {
                format!("{what} is a plain number, this is an address of {}", self.name(is))
            }
            _ => return,
        };
        let d = Diagnostic::error(codes::SPACES, span, message);
        self.diags.push(d.help("an address changes its space only through an operation that says so in its type"));
    }

    fn binary(&mut self, op: BinaryOp, (a, left): (Kind, Span), (b, right): (Kind, Span), span: Span) -> Kind {
        let message = match (a, b) {
            _ if matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr) => return Kind::Number,
            (Kind::Address(s), Kind::Address(t)) if s != t => {
                format!("`{}` of an address of {} and one of {}", op.symbol(), self.name(s), self.name(t))
            }
            (Kind::Address(s), Kind::Address(_)) if op == BinaryOp::Add => {
                format!("two addresses of {} cannot be added", self.name(s))
            }
            (Kind::Address(s), Kind::Number) if matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or) => {
                return Kind::Address(s);
            }
            (Kind::Number, Kind::Address(s)) if matches!(op, BinaryOp::Add | BinaryOp::Or) => return Kind::Address(s),
            (Kind::Other, _) | (_, Kind::Other) => return Kind::Other,
            _ => return Kind::Number,
        };
        self.mixed(message, (a, left), (b, right), span);
        Kind::Other
    }

    fn arms(&mut self, (a, yes): (Kind, Span), (b, no): (Kind, Span), span: Span) -> Kind {
        match (a, b) {
            (Kind::Address(s), Kind::Address(t)) if s != t => {
                let message = format!("one arm is an address of {}, the other of {}", self.name(s), self.name(t));
                self.mixed(message, (a, yes), (b, no), span);
                Kind::Other
            }
            (Kind::Address(_), Kind::Address(_)) | (Kind::Number, Kind::Number) => a,
            _ => Kind::Other,
        }
    }

    fn mixed(&mut self, message: String, (a, left): (Kind, Span), (b, right): (Kind, Span), span: Span) {
        let words =
            |k: Kind| if let Kind::Address(s) = k { format!("an address of {}", self.name(s)) } else { String::new() };
        let d = Diagnostic::error(codes::SPACES, span, message).with(left, words(a)).with(right, words(b));
        self.diags.push(
            d.help("an address plus a number is an address; the difference of two addresses of one space is a number"),
        );
    }
}
