//! Between which bounds an expression lies, of what kind its value is, and whether it may have none.
//!
//! Expressions are exact: 128 bits, checked. A generated language has smaller numbers, which give the same results where
//! an expression and all its parts lie within them. Bounds come from the widths of fields and parameters, from
//! constants, and from requirements that hold by the time an expression is computed ([`Scope::narrow`]).

mod arithmetic;

use std::collections::HashMap;

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::model::{ColumnType, Expr, ExprKind, FieldId, Known, Model, SpaceId, Value};

/// The bounds of a number, inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The least.
    pub low: i128,
    /// The greatest.
    pub high: i128,
}

impl Range {
    /// Every number there is.
    pub const ALL: Range = Range { low: i128::MIN, high: i128::MAX };
    /// A truth value.
    pub const TRUTH: Range = Range { low: 0, high: 1 };

    /// From and to.
    #[must_use]
    pub fn new(low: i128, high: i128) -> Range {
        Range { low, high }
    }

    /// One number.
    #[must_use]
    pub fn one(n: i128) -> Range {
        Range { low: n, high: n }
    }

    /// An unsigned number of that many bits.
    #[must_use]
    pub fn unsigned(bits: u32) -> Range {
        Range { low: 0, high: if bits >= 127 { i128::MAX } else { (1 << bits) - 1 } }
    }

    /// A two's complement number of that many bits.
    #[must_use]
    pub fn signed(bits: u32) -> Range {
        match bits {
            0 => Range::one(0),
            128.. => Range::ALL,
            _ => Range { low: -(1i128 << (bits - 1)), high: (1i128 << (bits - 1)) - 1 },
        }
    }

    /// The number, if there is only one.
    #[must_use]
    pub fn single(&self) -> Option<i128> {
        (self.low == self.high).then_some(self.low)
    }

    /// Whether all of these lie within others.
    #[must_use]
    pub fn within(&self, outer: Range) -> bool {
        outer.low <= self.low && self.high <= outer.high
    }

    /// Whether a number is among these.
    #[must_use]
    pub fn contains(&self, n: i128) -> bool {
        self.low <= n && n <= self.high
    }

    fn join(self, other: Range) -> Range {
        Range { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
}

/// What kind of value an expression has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Number,
    /// An address of a space.
    Address(SpaceId),
    /// Text.
    Text,
    /// A set of numbers.
    Set,
    /// A list.
    List,
    /// A register.
    Register,
    /// It never has a value.
    Never,
    /// That depends on what is computed.
    Unclear,
}

impl Kind {
    /// Whether it counts as a number.
    #[must_use]
    pub fn is_number(self) -> bool {
        matches!(self, Kind::Number | Kind::Address(_))
    }
}

/// What is known of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The kind of its value.
    pub kind: Kind,
    /// Its bounds, where it is a number and has a value.
    pub range: Range,
    /// It may have no value: overflow, division by zero, something unknown, a value of the wrong kind.
    pub fails: bool,
}

impl Facts {
    fn number(range: Range, fails: bool) -> Facts {
        Facts { kind: Kind::Number, range, fails }
    }

    const NEVER: Facts = Facts { kind: Kind::Never, range: Range::ALL, fails: true };

    fn other(kind: Kind, fails: bool) -> Facts {
        Facts { kind, range: Range::ALL, fails }
    }

    /// Its truth, if that is the same always.
    #[must_use]
    pub fn truth(&self) -> Option<bool> {
        match self.range.single() {
            Some(n) => Some(n != 0),
            None => (!self.range.contains(0)).then_some(true),
        }
    }
}

/// What an expression is computed in.
#[derive(Clone, Debug)]
pub struct Scope<'m> {
    model: &'m Model,
    fields: HashMap<FieldId, Facts>,
    params: Vec<Facts>,
}

impl<'m> Scope<'m> {
    /// Nothing but constants and operations.
    #[must_use]
    pub fn new(model: &'m Model) -> Scope<'m> {
        Scope { model, fields: HashMap::new(), params: Vec::new() }
    }

    /// With a field of that kind and, if it is a number, these bounds.
    pub fn field(&mut self, id: FieldId, kind: Kind, range: Range) {
        self.fields.insert(id, Facts { kind, range, fails: false });
    }

    /// With a further parameter of that type.
    pub fn param(&mut self, ty: ColumnType) {
        let facts = self.of_type(ty);
        self.params.push(Facts { fails: false, ..facts });
    }

    /// What is known of a parameter.
    #[must_use]
    pub fn of_param(&self, i: u32) -> Facts {
        self.params.get(i as usize).copied().unwrap_or(Facts::NEVER)
    }

    /// What is known of a value of a column's, a parameter's or a result's type that fits it.
    #[must_use]
    pub fn of_type(&self, ty: ColumnType) -> Facts {
        let number = |range| Facts::number(range, false);
        match ty {
            ColumnType::Uint(w) => number(Range::unsigned(w.into())),
            ColumnType::Int(w) => number(Range::signed(w.into())),
            ColumnType::Enum(id) => match self.model.enums.get(id.index()) {
                // The enum's own width is not checked, so it is that of the type that a language keeps it in.
                Some(e) if e.signed => number(Range::signed(super::limits::storage(e.bits))),
                Some(e) => number(Range::unsigned(super::limits::storage(e.bits))),
                None => number(Range::ALL),
            },
            ColumnType::Space(id) => {
                let bits = self.model.spaces.get(id.index()).map_or(64, |s| s.bits);
                Facts { kind: Kind::Address(id), range: Range::unsigned(bits.into()), fails: false }
            }
            ColumnType::Bank(id) => {
                let size = self.model.banks.get(id.index()).map_or(0, |b| b.size);
                number(Range::new(0, i128::from(size.saturating_sub(1))))
            }
            ColumnType::Register => number(Range::unsigned(32)),
            ColumnType::Str => Facts::other(Kind::Text, false),
            ColumnType::Ids => Facts::other(Kind::Set, false),
            ColumnType::Any => number(Range::signed(64)),
        }
    }

    /// What is known of an expression.
    #[must_use]
    pub fn of(&self, e: &Expr) -> Facts {
        match &e.kind {
            ExprKind::Value(v) => constant(v),
            ExprKind::Unknown { .. } => Facts::NEVER,
            ExprKind::Field(id) => self.fields.get(id).copied().unwrap_or(Facts::NEVER),
            ExprKind::Param(i) => self.of_param(*i),
            ExprKind::Register(number) => Facts::other(Kind::Register, !self.register_fits(number)),
            ExprKind::Op { ops, op, .. } => {
                let found = self.model.ops.get(*ops as usize).and_then(|o| o.rows.get(*op as usize));
                found.map_or(Facts::NEVER, |o| Facts { fails: true, ..self.of_type(o.result) })
            }
            ExprKind::Lookup { table, column, row } => self.lookup(table.index(), *column as usize, row),
            ExprKind::Len(inner) => self.len(inner),
            ExprKind::Unary(op, inner) => self.unary(*op, inner),
            ExprKind::Binary(op, l, r) => self.binary(*op, l, r),
            ExprKind::Ternary(c, yes, no) => self.ternary(c, yes, no),
            ExprKind::Range(a, b, _) => {
                let (a, b) = (self.of(a), self.of(b));
                let fits = a.range.low >= 0 && b.range.high < 1 << 16;
                Facts::other(Kind::Set, a.fails || b.fails || !fits || !a.kind.is_number() || !b.kind.is_number())
            }
        }
    }

    /// Takes for granted that a condition holds.
    pub fn narrow(&mut self, condition: &Expr) {
        let ExprKind::Binary(op, l, r) = &condition.kind else { return };
        if *op == BinaryOp::LogicalAnd {
            self.narrow(l);
            self.narrow(r);
            return;
        }
        let (left, right) = (self.of(l).range, self.of(r).range);
        if let Some(facts) = self.leaf(l) {
            facts.range = bounded(facts.range, *op, right);
        }
        if let (Some(facts), Some(op)) = (self.leaf(r), mirrored(*op)) {
            facts.range = bounded(facts.range, op, left);
        }
    }

    fn leaf(&mut self, e: &Expr) -> Option<&mut Facts> {
        match &e.kind {
            ExprKind::Param(i) => self.params.get_mut(*i as usize),
            ExprKind::Field(id) => self.fields.get_mut(id),
            _ => None,
        }
        .filter(|f| f.kind.is_number())
    }

    fn register_fits(&self, number: &Expr) -> bool {
        let n = self.of(number);
        !n.fails && n.kind.is_number() && n.range.within(Range::unsigned(32))
    }

    fn lookup(&self, table: usize, column: usize, row: &Expr) -> Facts {
        let row = self.of(row);
        let Some(table) = self.model.tables.get(table) else { return Facts::NEVER };
        let cells: Vec<&Known<Value>> = table.rows.iter().filter_map(|r| r.get(column)).collect();
        let known = cells.iter().filter_map(|c| if let Known::Known(v) = c { Some(constant(v)) } else { None });
        let joined = known.reduce(|a, b| Facts {
            kind: if a.kind == b.kind { a.kind } else { Kind::Unclear },
            range: a.range.join(b.range),
            fails: false,
        });
        let Some(joined) = joined else { return Facts::NEVER };
        let there = row.range.within(Range::new(0, table.rows.len() as i128 - 1)) && row.kind.is_number();
        let all_known = cells.iter().all(|c| matches!(c, Known::Known(_))) && cells.len() == table.rows.len();
        Facts { fails: row.fails || !there || !all_known, ..joined }
    }

    fn len(&self, inner: &Expr) -> Facts {
        let facts = self.of(inner);
        match facts.kind {
            Kind::Text | Kind::Set | Kind::List | Kind::Unclear => {
                Facts::number(Range::unsigned(32), facts.fails || facts.kind == Kind::Unclear)
            }
            Kind::Number | Kind::Address(_) | Kind::Register | Kind::Never => Facts::NEVER,
        }
    }

    fn unary(&self, op: UnaryOp, inner: &Expr) -> Facts {
        let f = self.of(inner);
        if !f.kind.is_number() && f.kind != Kind::Unclear {
            return Facts::NEVER;
        }
        let fails = f.fails || !f.kind.is_number();
        match op {
            UnaryOp::Neg => {
                let over = f.range.low == i128::MIN;
                let range = Range::new(f.range.high.saturating_neg(), f.range.low.saturating_neg());
                Facts::number(range, fails || over)
            }
            UnaryOp::Not => Facts::number(
                match f.truth() {
                    Some(t) => Range::one(i128::from(!t)),
                    None => Range::TRUTH,
                },
                fails,
            ),
            UnaryOp::Complement => Facts::number(Range::new(!f.range.high, !f.range.low), fails),
        }
    }

    fn ternary(&self, c: &Expr, yes: &Expr, no: &Expr) -> Facts {
        let c = self.of(c);
        if !c.kind.is_number() && c.kind != Kind::Unclear {
            return Facts::NEVER;
        }
        let fails = c.fails || !c.kind.is_number();
        let (a, b) = (self.of(yes), self.of(no));
        match c.truth() {
            Some(t) => {
                let arm = if t { a } else { b };
                Facts { fails: fails || arm.fails, ..arm }
            }
            None => {
                let kind = match (a.kind, b.kind) {
                    (Kind::Never, k) | (k, Kind::Never) => k,
                    (a, b) if a == b => a,
                    _ => Kind::Unclear,
                };
                let range = match (a.kind, b.kind) {
                    (Kind::Never, _) => b.range,
                    (_, Kind::Never) => a.range,
                    _ => a.range.join(b.range),
                };
                Facts { kind, range, fails: fails || a.fails || b.fails }
            }
        }
    }

    fn binary(&self, op: BinaryOp, l: &Expr, r: &Expr) -> Facts {
        let (a, b) = (self.of(l), self.of(r));
        if matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr) {
            return logical(op, a, b);
        }
        let kind = result(op, a.kind, b.kind);
        let operands = a.fails || b.fails;
        match kind {
            Kind::Never => Facts::NEVER,
            Kind::Unclear => Facts { kind: Kind::Number, range: Range::ALL, fails: true },
            _ if a.kind == Kind::Text => Facts::number(Range::TRUTH, operands),
            _ => {
                let (range, fails) = arithmetic::binary(op, a.range, b.range);
                Facts { kind, range, fails: operands || fails }
            }
        }
    }
}

fn logical(op: BinaryOp, a: Facts, b: Facts) -> Facts {
    let bad = |f: Facts| !f.kind.is_number();
    if bad(a) && a.kind != Kind::Unclear {
        return Facts::NEVER;
    }
    // The value of the left side that decides.
    let decides = op == BinaryOp::LogicalOr;
    match (a.truth(), b.truth()) {
        (Some(t), _) if t == decides => Facts::number(Range::one(i128::from(decides)), a.fails || bad(a)),
        (Some(_), Some(t)) => Facts::number(Range::one(i128::from(t)), a.fails || b.fails || bad(a) || bad(b)),
        (_, Some(t)) if t == decides && b.kind != Kind::Never => {
            Facts::number(Range::one(i128::from(decides)), a.fails || b.fails || bad(a) || bad(b))
        }
        _ => Facts::number(Range::TRUTH, a.fails || b.fails || bad(a) || bad(b)),
    }
}

/// The kind of an operation's result: an address plus a number is an address; addresses of two spaces do not mix.
#[must_use]
pub fn result(op: BinaryOp, a: Kind, b: Kind) -> Kind {
    use BinaryOp::{Add, Eq, Ne, Or, Sub};
    match (a, b) {
        (Kind::Never, _) | (_, Kind::Never) => Kind::Never,
        (Kind::Unclear, _) | (_, Kind::Unclear) => Kind::Unclear,
        (Kind::Text, Kind::Text) if matches!(op, Eq | Ne) => Kind::Number,
        (Kind::Address(s), Kind::Address(t)) if s != t || op == Add => Kind::Never,
        (Kind::Address(s), Kind::Number) if matches!(op, Add | Sub | Or) => Kind::Address(s),
        (Kind::Number, Kind::Address(s)) if matches!(op, Add | Or) => Kind::Address(s),
        _ if a.is_number() && b.is_number() => Kind::Number,
        _ => Kind::Never,
    }
}

/// Bounds of an operation's results, and whether some pair of operands has none.
#[must_use]
pub fn operation(op: BinaryOp, a: Range, b: Range) -> (Range, bool) {
    arithmetic::binary(op, a, b)
}

fn constant(v: &Value) -> Facts {
    match v {
        Value::Int(n) => Facts::number(Range::one(*n), false),
        Value::Address(s, n) => Facts { kind: Kind::Address(*s), range: Range::one(*n), fails: false },
        Value::Str(_) => Facts::other(Kind::Text, false),
        Value::Set(_) => Facts::other(Kind::Set, false),
        Value::List(_) => Facts::other(Kind::List, false),
        Value::Register(_) => Facts::other(Kind::Register, false),
    }
}

/// The numbers of a range that may stand so to some number of another.
fn bounded(own: Range, op: BinaryOp, other: Range) -> Range {
    let (low, high) = match op {
        BinaryOp::Lt => (own.low, own.high.min(other.high.saturating_sub(1))),
        BinaryOp::Le => (own.low, own.high.min(other.high)),
        BinaryOp::Gt => (own.low.max(other.low.saturating_add(1)), own.high),
        BinaryOp::Ge => (own.low.max(other.low), own.high),
        BinaryOp::Eq => (own.low.max(other.low), own.high.min(other.high)),
        _ => return own,
    };
    // What never holds narrows nothing.
    if low <= high { Range { low, high } } else { own }
}

fn mirrored(op: BinaryOp) -> Option<BinaryOp> {
    Some(match op {
        BinaryOp::Lt => BinaryOp::Gt,
        BinaryOp::Le => BinaryOp::Ge,
        BinaryOp::Gt => BinaryOp::Lt,
        BinaryOp::Ge => BinaryOp::Le,
        BinaryOp::Eq => BinaryOp::Eq,
        _ => return None,
    })
}
