//! Expressions and types.

use chappe_grammar::Rule;

use super::node::Siblings;
use super::tree::{Builder, Kids, Node};
use crate::ast::{BinaryOp, Expr, ExprKind, Type, UnaryOp, Unknown, ValueExpr};

/// How tightly an operator binds; `a ? b :` is one, its right side a whole expression.
fn level(rule: Rule) -> Option<u8> {
    Some(match rule {
        Rule::ternary => 1,
        Rule::op_range => 2,
        Rule::op_or => 3,
        Rule::op_and => 4,
        Rule::op_compare => 5,
        Rule::op_bit_or => 6,
        Rule::op_xor => 7,
        Rule::op_bit_and => 8,
        Rule::op_shift => 9,
        Rule::op_sum => 10,
        Rule::op_product => 11,
        _ => return None,
    })
}

impl Builder<'_> {
    /// The expression that the grammar promises next.
    pub(super) fn need_expr(&self, kids: &mut Kids<'_>) -> Expr {
        match kids.take(Rule::expr) {
            Some(node) => self.expr(node),
            None => self.nothing(kids.span),
        }
    }

    pub(super) fn opt_expr(&self, kids: &mut Kids<'_>) -> Option<Expr> {
        kids.take(Rule::expr).map(|n| self.expr(n))
    }

    pub(super) fn exprs(&self, kids: &mut Kids<'_>) -> Vec<Expr> {
        std::iter::from_fn(|| self.opt_expr(kids)).collect()
    }

    /// The only expression inside a node.
    pub(super) fn inner_expr(&self, node: Node<'_>) -> Expr {
        self.need_expr(&mut self.kids(node))
    }

    pub(super) fn expr(&self, node: Node<'_>) -> Expr {
        let fallback = self.at(node.start(), node.start());
        self.operation(&mut node.inner(), 0).unwrap_or_else(|| self.nothing(fallback))
    }

    /// Operands and the operators between them that bind tighter than `floor`; the left one of equals first.
    fn operation(&self, parts: &mut Siblings<'_>, floor: u8) -> Option<Expr> {
        let mut left = self.operand(parts)?;
        while let Some(level) = parts.peek().and_then(level).filter(|l| *l > floor) {
            let op = parts.next()?;
            let right = self.operation(parts, level)?;
            left = self.infix(left, op, right);
        }
        Some(left)
    }

    /// What an operator joins, with its own prefixes, indices and members.
    fn operand(&self, parts: &mut Siblings<'_>) -> Option<Expr> {
        let first = parts.next()?;
        if first.rule() == Rule::op_prefix {
            let operand = self.operand(parts)?;
            return Some(self.unary(&first, operand));
        }
        let mut operand = if first.rule() == Rule::ident { self.named(first, parts) } else { self.primary(first) };
        while let Some(Rule::index | Rule::member) = parts.peek() {
            operand = self.postfix(operand, parts.next()?);
        }
        Some(operand)
    }

    /// A name, perhaps with more segments of a path, perhaps called.
    fn named(&self, first: Node<'_>, parts: &mut Siblings<'_>) -> Expr {
        let first = self.name(&first);
        let mut span = first.span;
        let mut path = vec![first];
        while let Some(Rule::segment) = parts.peek() {
            let names = parts.next().map(|n| self.path(n)).unwrap_or_default();
            path.extend(names);
        }
        span = path.last().map_or(span, |n| span.to(n.span));
        let kind = match parts.peek() {
            Some(Rule::args) => {
                let args = parts.next().map(|n| self.kids(n));
                span = args.as_ref().map_or(span, |a| span.to(a.span));
                ExprKind::Call { path, args: args.map(|mut a| self.exprs(&mut a)).unwrap_or_default() }
            }
            _ => ExprKind::Path(path),
        };
        Expr { kind, span }
    }

    fn primary(&self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let kind = match node.rule() {
            Rule::int => ExprKind::Int(self.int(&node).0),
            Rule::string => ExprKind::Str(self.string(&node)),
            Rule::paren => return Expr { span, ..self.inner_expr(node) },
            // The last operand of `a ? b : c`.
            Rule::expr => return self.expr(node),
            _ => return self.nothing(span),
        };
        Expr { kind, span }
    }

    fn unary(&self, op: &Node<'_>, operand: Expr) -> Expr {
        let span = self.span(op).to(operand.span);
        let op = match op.as_str() {
            "-" => UnaryOp::Neg,
            "!" => UnaryOp::Not,
            _ => UnaryOp::Complement,
        };
        Expr { kind: ExprKind::Unary { op, operand: Box::new(operand) }, span }
    }

    fn postfix(&self, base: Expr, op: Node<'_>) -> Expr {
        let span = base.span.to(self.span(&op));
        let base = Box::new(base);
        let kind = if op.rule() == Rule::index {
            ExprKind::Index { base, index: Box::new(self.inner_expr(op)) }
        } else {
            ExprKind::Member { base, member: self.need_name(&mut self.kids(op)) }
        };
        Expr { kind, span }
    }

    fn infix(&self, left: Expr, op: Node<'_>, right: Expr) -> Expr {
        let span = left.span.to(right.span);
        let (left, right) = (Box::new(left), Box::new(right));
        let kind = match op.rule() {
            Rule::ternary => ExprKind::Ternary { condition: left, yes: Box::new(self.inner_expr(op)), no: right },
            Rule::op_range => ExprKind::Range { first: left, last: right, inclusive: op.as_str() == "..=" },
            _ => ExprKind::Binary { op: binary_op(op.as_str()), left, right },
        };
        Expr { kind, span }
    }

    /// `unknown "why"` or an expression, as the grammar promises next.
    pub(super) fn value(&self, kids: &mut Kids<'_>) -> ValueExpr {
        match self.opt_unknown(kids) {
            Some(unknown) => ValueExpr::Unknown(unknown),
            None => ValueExpr::Known(self.need_expr(kids)),
        }
    }

    pub(super) fn opt_unknown(&self, kids: &mut Kids<'_>) -> Option<Unknown> {
        kids.take(Rule::unknown).map(|n| self.unknown(n))
    }

    pub(super) fn unknown(&self, node: Node<'_>) -> Unknown {
        let mut kids = self.kids(node);
        kids.take(Rule::unknown_word);
        Unknown { reason: self.opt_string(&mut kids), span: kids.span }
    }

    /// The type that the grammar promises next.
    pub(super) fn need_ty(&self, kids: &mut Kids<'_>) -> Type {
        match self.opt_ty(kids) {
            Some(ty) => ty,
            None => Type { path: Vec::new(), size: None, dims: Vec::new(), optional: false, span: kids.span },
        }
    }

    pub(super) fn opt_ty(&self, kids: &mut Kids<'_>) -> Option<Type> {
        let mut kids = self.kids(kids.take(Rule::ty)?);
        Some(Type {
            path: self.names(&mut kids),
            size: kids.take(Rule::ty_size).map(|n| self.inner_expr(n)),
            dims: std::iter::from_fn(|| self.opt_dim(&mut kids)).collect(),
            optional: kids.has(Rule::optional),
            span: kids.span,
        })
    }

    /// `[n]`
    pub(super) fn opt_dim(&self, kids: &mut Kids<'_>) -> Option<Expr> {
        kids.take(Rule::dim).map(|n| self.inner_expr(n))
    }
}

pub(super) fn binary_op(text: &str) -> BinaryOp {
    match text {
        "||" => BinaryOp::LogicalOr,
        "&&" => BinaryOp::LogicalAnd,
        "==" => BinaryOp::Eq,
        "!=" => BinaryOp::Ne,
        "<" => BinaryOp::Lt,
        "<=" => BinaryOp::Le,
        ">" => BinaryOp::Gt,
        ">=" => BinaryOp::Ge,
        "|" => BinaryOp::Or,
        "^" => BinaryOp::Xor,
        "&" => BinaryOp::And,
        "<<" => BinaryOp::Shl,
        ">>" => BinaryOp::Shr,
        "+" => BinaryOp::Add,
        "-" => BinaryOp::Sub,
        "*" => BinaryOp::Mul,
        "/" => BinaryOp::Div,
        _ => BinaryOp::Rem,
    }
}
