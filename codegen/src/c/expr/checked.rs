//! Expressions that may have no value, or need more than 64 bits: C statements.

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::codes::arch as codes;
use chappe_dsl::model::{Expr, ExprKind, Known, TableId, Value};

use super::super::support::Helper;
use super::number::{Num, Ty, type_for, type_name};
use super::{Compiler, Dead, named_wide};
use crate::plan::range::{Kind, Range, operation, result};

impl Compiler<'_, '_> {
    /// A number, after the statements that it takes.
    pub(super) fn number(&mut self, e: &Expr) -> Result<Num, Dead> {
        if let Some(n) = self.plain(e) {
            return Ok(n);
        }
        let facts = self.scope.of(e);
        match facts.kind {
            Kind::Unclear => {
                return self.cannot(e, "whether this is a number depends on what it is computed from");
            }
            Kind::Text | Kind::Set | Kind::List | Kind::Register if facts.fails => {
                return self.cannot(e, "a number is expected where something else stands that may have no value");
            }
            Kind::Text | Kind::Set | Kind::List | Kind::Register => {
                return self.fail(codes::KIND, "a number is expected");
            }
            Kind::Number | Kind::Address(_) | Kind::Never => {}
        }
        match &e.kind {
            ExprKind::Value(v) => match v.int() {
                Some(n) => Ok(Num::constant(n)),
                None => self.fail(codes::KIND, "a number is expected"),
            },
            ExprKind::Unknown { name, reason } => self.unknown(name, reason),
            ExprKind::Field(id) => match self.field(*id) {
                Some(n) => Ok(n),
                None => self.fail(codes::NO_VALUE, "a field has no value here"),
            },
            ExprKind::Param(i) => match self.param(*i) {
                Some(n) => Ok(n),
                None => self.fail(codes::NO_VALUE, "a parameter has no value here"),
            },
            ExprKind::Op { ops, op, args } => self.call(*ops, *op, args),
            ExprKind::Lookup { table, column, row } => {
                let row = self.row(*table, *column, row)?;
                Ok(self.cell(*table, *column, &row, facts.range))
            }
            ExprKind::Len(inner) => self.len(inner),
            ExprKind::Unary(op, inner) => self.unary(*op, inner),
            ExprKind::Binary(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), l, r) => self.logical(*op, l, r),
            ExprKind::Binary(op, l, r) => self.binary(*op, l, r),
            ExprKind::Ternary(c, yes, no) => self.ternary(c, yes, no, facts.range),
            ExprKind::Register(_) | ExprKind::Range(..) => self.fail(codes::KIND, "a number is expected"),
        }
    }

    /// A condition, after the statements that it takes.
    pub(super) fn condition(&mut self, e: &Expr) -> Result<String, Dead> {
        let n = self.number(e)?;
        Ok(self.cx.truth(&n))
    }

    fn unary(&mut self, op: UnaryOp, inner: &Expr) -> Result<Num, Dead> {
        let n = self.number(inner)?;
        if let Some(done) = self.plain_unary(op, &n) {
            return Ok(done);
        }
        let wide = self.cx.helper(Helper::Wide);
        let operand = self.cx.as_wide(&n);
        if op == UnaryOp::Complement {
            let range = Range::new(!n.range.high, !n.range.low);
            return Ok(Num::new(format!("{wide}not_({operand})"), Ty::Wide, range));
        }
        let range = Range::new(n.range.high.saturating_neg(), n.range.low.saturating_neg());
        let t = self.temp(&wide, None);
        self.code.open(format!("if (!{wide}neg_({operand}, &{t}))"));
        let _: Result<(), Dead> = self.fail(codes::OVERFLOW, "it overflows");
        self.code.close("");
        Ok(Num::new(t, Ty::Wide, range))
    }

    fn logical(&mut self, op: BinaryOp, l: &Expr, r: &Expr) -> Result<Num, Dead> {
        let left = self.condition(l)?;
        if let Some(t) = self.scope.of(l).truth().filter(|_| !self.scope.of(l).fails) {
            if t == (op == BinaryOp::LogicalOr) {
                return Ok(Num::constant(i128::from(t)));
            }
            let right = self.condition(r)?;
            return Ok(Num::new(right, Ty::Truth, Range::TRUTH));
        }
        let or = op == BinaryOp::LogicalOr;
        let t = self.temp("bool", Some(if or { "true" } else { "false" }));
        let test = if or { format!("!({left})") } else { left };
        self.code.open(format!("if ({test})"));
        if let Ok(right) = self.condition(r) {
            self.code.line(format!("{t} = {right};"));
        }
        self.code.close("");
        Ok(Num::new(t, Ty::Truth, Range::TRUTH))
    }

    fn ternary(&mut self, c: &Expr, yes: &Expr, no: &Expr, range: Range) -> Result<Num, Dead> {
        let test = self.condition(c)?;
        if let Some(t) = self.scope.of(c).truth() {
            return self.number(if t { yes } else { no });
        }
        let ty = type_for(&[range]);
        let zero = if ty == Ty::Wide { format!("{}of_(0)", self.cx.helper(Helper::Wide)) } else { "0".to_owned() };
        let name = type_name(self.cx, ty);
        let t = self.temp(&name, Some(&zero));
        self.code.open(format!("if ({test})"));
        let a = self.number(yes);
        if let Ok(a) = &a {
            self.code.line(format!("{t} = {};", self.cx.cast(a, ty)));
        }
        self.code.otherwise("else");
        let b = self.number(no);
        if let Ok(b) = &b {
            self.code.line(format!("{t} = {};", self.cx.cast(b, ty)));
        }
        self.code.close("");
        if a.is_err() && b.is_err() {
            // Nothing uses it: neither side has a value.
            self.code.line(format!("(void){t};"));
            return Err(Dead);
        }
        Ok(Num::new(t, ty, range))
    }

    fn binary(&mut self, op: BinaryOp, l: &Expr, r: &Expr) -> Result<Num, Dead> {
        let (left, right) = (self.scope.of(l), self.scope.of(r));
        if left.kind == Kind::Text && right.kind == Kind::Text && matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            let (a, b) = (self.text(l)?, self.text(r)?);
            return Ok(self.text_equality(op, &a, &b));
        }
        if result(op, left.kind, right.kind) == Kind::Unclear {
            return self.cannot(l, "what this is depends on what it is computed from");
        }
        let operand = |c: &mut Self, e: &Expr, kind: Kind| match kind {
            // The kinds are compared after both sides have been computed.
            Kind::Text => c.text(e).map(|_| None),
            Kind::Set | Kind::List | Kind::Register if !c.scope.of(e).fails => Ok(None),
            _ => c.number(e).map(Some),
        };
        let a = operand(self, l, left.kind)?;
        let b = operand(self, r, right.kind)?;
        let (Some(a), Some(b)) = (a, b) else {
            return self.fail(codes::KIND, "two numbers are expected");
        };
        if result(op, left.kind, right.kind) == Kind::Never {
            return self.fail(codes::SPACES, "addresses do not mix so");
        }
        if op.compare().is_some() {
            return Ok(self.cx.compared(op, &a, &b, None));
        }
        if let Some(n) = self.arithmetic(op, &a, &b) {
            return Ok(n);
        }
        if let Some(n) = self.division(op, &a, &b)? {
            return Ok(n);
        }
        self.wide(op, &a, &b)
    }

    /// A division whose only trouble is a divisor of 0.
    fn division(&mut self, op: BinaryOp, a: &Num, b: &Num) -> Result<Option<Num>, Dead> {
        if !matches!(op, BinaryOp::Div | BinaryOp::Rem) || !b.range.contains(0) {
            return Ok(None);
        }
        let halves = [Range::new(b.range.low, -1), Range::new(1, b.range.high)];
        let halves: Vec<(Range, bool)> =
            halves.iter().filter(|h| h.low <= h.high).map(|h| operation(op, a.range, *h)).collect();
        let range = halves.iter().map(|h| h.0).reduce(|x, y| Range::new(x.low.min(y.low), x.high.max(y.high)));
        let Some(range) = range else {
            return self.fail(codes::OVERFLOW, "it divides by zero");
        };
        let ty = type_for(&[a.range, b.range, range]);
        if ty == Ty::Wide || halves.iter().any(|h| h.1) {
            return Ok(None);
        }
        let by = self.cx.cast(b, ty);
        self.code.open(format!("if ({} == 0)", super::super::places::wrapped(&by)));
        let _: Result<(), Dead> = self.fail(codes::OVERFLOW, "it divides by zero");
        self.code.close("");
        let wrapped = super::super::places::wrapped;
        let text = format!("{} {} {}", wrapped(&self.cx.cast(a, ty)), op.symbol(), wrapped(&by));
        Ok(Some(Num::new(text, ty, range)))
    }

    /// In 128 bits.
    fn wide(&mut self, op: BinaryOp, a: &Num, b: &Num) -> Result<Num, Dead> {
        let (range, fails) = operation(op, a.range, b.range);
        let wide = self.cx.helper(Helper::Wide);
        let t = self.temp(&wide, None);
        let call = format!("{wide}{}_({}, {}, &{t})", named_wide(op), self.cx.as_wide(a), self.cx.as_wide(b));
        if fails {
            let why = match op {
                BinaryOp::Shl | BinaryOp::Shr => "it shifts too far or overflows",
                BinaryOp::Div | BinaryOp::Rem => "it divides by zero or overflows",
                _ => "it overflows",
            };
            self.code.open(format!("if (!{call})"));
            let _: Result<(), Dead> = self.fail(codes::OVERFLOW, why);
            self.code.close("");
        } else {
            self.code.line(format!("(void){call};"));
        }
        Ok(Num::new(t, Ty::Wide, range))
    }

    /// The row of a constant table, which is there and whose cell is known.
    pub(super) fn row(&mut self, table: TableId, column: u32, row: &Expr) -> Result<Num, Dead> {
        let model = self.cx.model;
        let n = self.number(row)?;
        let Some(t) = model.tables.get(table.index()) else { return self.fail(codes::NO_VALUE, "no such table") };
        let rows = t.rows.len() as i128;
        if rows == 0 {
            return self.fail(codes::RANGE, &format!("{} has no rows", t.name));
        }
        let no_row = format!("{} has rows 0..={}", t.name, rows - 1);
        if n.range.high < 0 || n.range.low >= rows {
            return self.fail(codes::RANGE, &no_row);
        }
        if !n.range.within(Range::new(0, rows - 1)) {
            let mut tests = Vec::new();
            if n.range.low < 0 {
                tests.push(self.cx.compare(BinaryOp::Lt, &n, &Num::constant(0), None));
            }
            if n.range.high >= rows {
                tests.push(self.cx.compare(BinaryOp::Ge, &n, &Num::constant(rows), None));
            }
            self.code.open(format!("if ({})", tests.join(" || ")));
            let _: Result<(), Dead> = self.fail(codes::RANGE, &no_row);
            self.code.close("");
        }
        let inside = Num { range: Range::new(n.range.low.max(0), n.range.high.min(rows - 1)), ..n };
        for (i, cells) in (0i128..).zip(&t.rows).filter(|(i, _)| inside.range.contains(*i)) {
            let Some(Known::Unknown(reason)) = cells.get(column as usize) else { continue };
            if inside.range.single() == Some(i) {
                return self.unknown(&t.name, reason);
            }
            self.code.open(format!("if ({})", self.cx.compare(BinaryOp::Eq, &inside, &Num::constant(i), None)));
            let _: Result<Num, Dead> = self.unknown(&t.name, reason);
            self.code.close("");
        }
        let known = t.rows.iter().filter_map(|r| r.get(column as usize));
        if !known.clone().any(|c| matches!(c, Known::Known(Value::Int(_) | Value::Address(..) | Value::Str(_)))) {
            return self.fail(codes::KIND, "a number is expected");
        }
        Ok(inside)
    }
}
