//! Expressions of the specification as expressions of Python.
//!
//! Python's numbers have no bounds, so only what may leave 128 bits is checked; a quotient is rounded towards zero.

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::model::{
    Available, ColumnType, EnumId, Expr, ExprKind, FieldId, FieldKind, Location, Model, Op, RecordId, Scalar, SpaceId,
    Type, Value,
};
use chappe_dsl::source::Span;

use super::naming::Names;
use super::text::{number, quoted, tuple};
use crate::plan::modes;
use crate::plan::range::{Facts, Kind, Range, Scope};
use crate::plan::rows::{bounds, fixed};

/// What an expression may use.
#[derive(Clone, Copy, Debug)]
pub(super) enum Within<'m> {
    /// The fields of a record, as `r`.
    Record(RecordId),
    /// The parameters of an operation.
    Op(&'m Op, &'m [String]),
}

/// Writes expressions.
pub(super) struct Exprs<'m> {
    model: &'m Model,
    names: &'m Names,
    within: Within<'m>,
    scope: Scope<'m>,
}

/// Source of an expression, and how tightly it is bound: 1 `if`, 2 `or`, 3 `and`, 4 `not`, 5 comparisons, 6 `|`, 7 `^`,
/// 8 `&`, 9 shifts, 10 sums, 11 products, 12 signs, 13 all else.
struct Code {
    text: String,
    level: u8,
}

impl Code {
    fn atom(text: impl Into<String>) -> Code {
        Code { text: text.into(), level: 13 }
    }

    /// In parentheses, if it is bound less tightly than needed.
    fn at(self, level: u8) -> String {
        if self.level < level { format!("({})", self.text) } else { self.text }
    }
}

impl<'m> Exprs<'m> {
    /// For conditions on a record. `wide`: values may not have been checked yet.
    pub(super) fn of_record(model: &'m Model, names: &'m Names, id: RecordId, wide: bool) -> Exprs<'m> {
        let mut scope = Scope::new(model);
        let rows = model.records.get(id.index()).map_or(&[][..], |r| &r.fields);
        for i in 0..rows.len() as u32 {
            let (kind, range) = field_facts(model, id, FieldId(i), wide);
            scope.field(FieldId(i), kind, range);
        }
        Exprs { model, names, within: Within::Record(id), scope }
    }

    /// For the formula of an operation.
    pub(super) fn of_op(model: &'m Model, names: &'m Names, op: &'m Op, params: &'m [String]) -> Exprs<'m> {
        let mut scope = Scope::new(model);
        op.params.iter().for_each(|p| scope.param(p.ty));
        Exprs { model, names, within: Within::Op(op, params), scope }
    }

    /// Takes for granted that a condition holds.
    pub(super) fn narrow(&mut self, condition: &Expr) {
        self.scope.narrow(condition);
    }

    /// A condition.
    pub(super) fn truth(&self, e: &Expr) -> String {
        self.test(e).text
    }

    /// A number; an address as its number.
    pub(super) fn int(&self, e: &Expr) -> String {
        self.num(e).text
    }

    /// Whether an expression may have no value.
    pub(super) fn fails(&self, e: &Expr) -> bool {
        self.scope.of(e).fails
    }

    /// The kind of an expression's value.
    pub(super) fn kind(&self, e: &Expr) -> Kind {
        self.scope.of(e).kind
    }

    /// A value of whatever kind it is.
    pub(super) fn value(&self, e: &Expr) -> String {
        self.any(e).text
    }

    /// The number that an expression of constants has.
    fn folded(&self, e: &Expr) -> Option<i128> {
        let facts = self.scope.of(e);
        let constant = !e.uses(|_| true) && !uses_params(e);
        facts.range.single().filter(|_| constant && facts.kind == Kind::Number && !facts.fails)
    }

    fn test(&self, e: &Expr) -> Code {
        if let Some(n) = self.folded(e) {
            return Code::atom(if n == 0 { "False" } else { "True" });
        }
        match &e.kind {
            ExprKind::Binary(op @ (BinaryOp::LogicalAnd | BinaryOp::LogicalOr), l, r) => {
                let (word, level) = if *op == BinaryOp::LogicalAnd { ("and", 3) } else { ("or", 2) };
                Code { text: format!("{} {word} {}", self.test(l).at(level), self.test(r).at(level)), level }
            }
            ExprKind::Binary(op, l, r) if comparison(*op) => self.compare(e, *op, l, r),
            ExprKind::Unary(UnaryOp::Not, inner) => Code { text: format!("not {}", self.test(inner).at(4)), level: 4 },
            _ => Code { text: format!("{} != 0", self.num(e).at(6)), level: 5 },
        }
    }

    /// A number, whatever the expression is.
    fn num(&self, e: &Expr) -> Code {
        let code = self.any(e);
        match self.kind(e) {
            Kind::Number | Kind::Address(_) => code,
            Kind::Text | Kind::Set | Kind::List | Kind::Register | Kind::Never | Kind::Unclear => {
                if matches!(e.kind, ExprKind::Unknown { .. } | ExprKind::Binary(..) | ExprKind::Unary(..)) {
                    return code;
                }
                Code::atom(format!("_number({})", code.text))
            }
        }
    }

    fn any(&self, e: &Expr) -> Code {
        if let Some(n) = self.folded(e) {
            return constant(&Value::Int(n));
        }
        match &e.kind {
            ExprKind::Value(v) => constant(v),
            ExprKind::Unknown { name, reason } => {
                Code::atom(format!("_constant({}, {})", quoted(name), quoted(reason)))
            }
            ExprKind::Field(id) => self.field(*id),
            ExprKind::Param(i) => self.param(*i),
            ExprKind::Register(n) => Code::atom(format!("_register({})", self.any(n).text)),
            ExprKind::Op { ops, op, args } => self.call(*ops, *op, args),
            ExprKind::Lookup { table, column, row } => self.lookup(e, table.index(), *column as usize, row),
            ExprKind::Len(inner) => Code::atom(format!("_len({})", self.any(inner).text)),
            ExprKind::Unary(UnaryOp::Neg, inner) => self.negated(e, inner),
            ExprKind::Unary(UnaryOp::Not, _) => Code::atom(format!("int({})", self.test(e).text)),
            ExprKind::Unary(UnaryOp::Complement, inner) => {
                Code { text: format!("~{}", self.num(inner).at(12)), level: 12 }
            }
            ExprKind::Binary(op, l, r) => match op {
                BinaryOp::LogicalAnd | BinaryOp::LogicalOr => Code::atom(format!("int({})", self.test(e).text)),
                op if comparison(*op) => Code::atom(format!("int({})", self.compare(e, *op, l, r).text)),
                op => self.arithmetic(*op, l, r),
            },
            ExprKind::Ternary(c, yes, no) => Code {
                text: format!("{} if {} else {}", self.any(yes).at(2), self.test(c).at(2), self.any(no).at(1)),
                level: 1,
            },
            ExprKind::Range(a, b, inclusive) => {
                let inclusive = if *inclusive { "True" } else { "False" };
                Code::atom(format!("_ids({}, {}, {inclusive})", self.num(a).text, self.num(b).text))
            }
        }
    }

    fn negated(&self, e: &Expr, inner: &Expr) -> Code {
        let code = self.num(inner);
        if self.scope.of(inner).range.low == i128::MIN && self.scope.of(e).fails {
            return Code::atom(format!("_neg({})", code.text));
        }
        Code { text: format!("-{}", code.at(12)), level: 12 }
    }

    fn compare(&self, e: &Expr, op: BinaryOp, l: &Expr, r: &Expr) -> Code {
        let (a, b) = (self.kind(l), self.kind(r));
        if matches!((a, b), (Kind::Text, Kind::Text)) && matches!(op, BinaryOp::Eq | BinaryOp::Ne) {
            return Code { text: format!("{} {} {}", self.any(l).at(6), op.symbol(), self.any(r).at(6)), level: 5 };
        }
        if !(a.is_number() && b.is_number()) && self.kind(e) == Kind::Never {
            return self.mixed(op, l, r);
        }
        let left = self.named(r, l).unwrap_or_else(|| self.num(l).at(6));
        let right = self.named(l, r).unwrap_or_else(|| self.num(r).at(6));
        Code { text: format!("{left} {} {right}", op.symbol()), level: 5 }
    }

    /// An operation that its operands do not allow.
    fn mixed(&self, op: BinaryOp, l: &Expr, r: &Expr) -> Code {
        Code::atom(format!("_mixed({}, {}, {})", quoted(op.symbol()), self.any(l).text, self.any(r).text))
    }

    fn arithmetic(&self, op: BinaryOp, l: &Expr, r: &Expr) -> Code {
        let (a, b) = (self.scope.of(l), self.scope.of(r));
        let text = |k: Kind| matches!(k, Kind::Text | Kind::Set | Kind::List);
        if text(a.kind) || text(b.kind) {
            return self.mixed(op, l, r);
        }
        let (left, right) = (self.num(l), self.num(r));
        let (symbol, level, helper) = match op {
            BinaryOp::Or => ("|", 6, ""),
            BinaryOp::Xor => ("^", 7, ""),
            BinaryOp::And => ("&", 8, ""),
            BinaryOp::Shl => ("<<", 9, "_shl"),
            BinaryOp::Shr => (">>", 9, "_shr"),
            BinaryOp::Add => ("+", 10, "_add"),
            BinaryOp::Sub => ("-", 10, "_sub"),
            BinaryOp::Mul => ("*", 11, "_mul"),
            BinaryOp::Div => ("//", 11, "_div"),
            _ => ("%", 11, "_rem"),
        };
        let divides = matches!(op, BinaryOp::Div | BinaryOp::Rem);
        let plain = !self.alone_fails(op, a, b) && (!divides || a.range.low >= 0 && b.range.low > 0);
        if helper.is_empty() || plain {
            return Code { text: format!("{} {symbol} {}", left.at(level), right.at(level + 1)), level };
        }
        Code::atom(format!("{helper}({}, {})", left.text, right.text))
    }

    /// Whether an operation may have no result, its operands having values.
    fn alone_fails(&self, op: BinaryOp, a: Facts, b: Facts) -> bool {
        let mut scope = Scope::new(self.model);
        scope.field(FieldId(0), Kind::Number, a.range);
        scope.field(FieldId(1), Kind::Number, b.range);
        let field = |i| Box::new(Expr { kind: ExprKind::Field(FieldId(i)), span: Span::default() });
        scope.of(&Expr { kind: ExprKind::Binary(op, field(0), field(1)), span: Span::default() }).fails
    }

    /// A number that stands beside a field or a parameter of an enum: the enumerator.
    fn named(&self, beside: &Expr, e: &Expr) -> Option<String> {
        let ExprKind::Value(Value::Int(n)) = &e.kind else { return None };
        let id = self.enum_of(beside)?;
        self.names.enumerator(self.model, id, *n)
    }

    fn enum_of(&self, e: &Expr) -> Option<EnumId> {
        match (&e.kind, self.within) {
            (ExprKind::Field(id), Within::Record(record)) => {
                let field = self.model.records.get(record.index())?.fields.get(id.index())?;
                match &field.kind {
                    FieldKind::Value { ty: Type::Scalar(Scalar::Enum(e), _), .. } => Some(*e),
                    _ => None,
                }
            }
            (ExprKind::Param(i), Within::Op(op, _)) => match op.params.get(*i as usize)?.ty {
                ColumnType::Enum(e) => Some(e),
                _ => None,
            },
            _ => None,
        }
    }

    fn field(&self, id: FieldId) -> Code {
        let Within::Record(record) = self.within else { return Code::atom("_number(None)") };
        let known = self.model.records.get(record.index()).and_then(|r| Some((r, r.fields.get(id.index())?)));
        let Some((row, field)) = known else { return Code::atom("_number(None)") };
        let attr = self.names.of_record(record).and_then(|r| r.rows.get(id.index())).and_then(Option::as_deref);
        let of = |helper: &str| match attr {
            Some(attr) => format!("{helper}(r.{attr})"),
            None => format!("{helper}(None)"),
        };
        Code::atom(match &field.kind {
            FieldKind::Constant { bits, .. } => number(i128::from(*bits)),
            _ if fixed(row, field).is_some() => "0".to_owned(),
            FieldKind::Mode(_) => attr.map_or_else(|| "0".to_owned(), |_| of("_w")),
            FieldKind::Value { ty, .. } => match ty {
                Type::Scalar(..) => attr.map_or_else(|| "0".to_owned(), |_| of("_n")),
                Type::Bits(_) => of("_s"),
                Type::Str { .. } => of("_t"),
                Type::Array { count, .. } => of("_l").replace(')', &format!(", {count})")),
                Type::Record(_) => "0".to_owned(),
            },
            FieldKind::Union(_) | FieldKind::Fill { .. } => "0".to_owned(),
        })
    }

    fn param(&self, i: u32) -> Code {
        let Within::Op(op, names) = self.within else { return Code::atom("_number(None)") };
        let (Some(p), Some(name)) = (op.params.get(i as usize), names.get(i as usize)) else {
            return Code::atom("_number(None)");
        };
        Code::atom(match p.ty {
            ColumnType::Space(_) => format!("int({name})"),
            ColumnType::Any => format!("_number({name})"),
            _ => name.clone(),
        })
    }

    fn call(&self, ops: u32, op: u32, args: &[Expr]) -> Code {
        let known = self.model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize));
        let name = self.names.operations.get(ops as usize).and_then(|o| o.get(op as usize)).map(|(name, _)| name);
        let (Some(row), Some(name), Some(interface)) = (known, name, self.names.ops.get(ops as usize)) else {
            return Code::atom("_number(None)");
        };
        let args: Vec<String> = args.iter().zip(&row.params).map(|(a, p)| self.argument(a, p.ty)).collect();
        let call = format!("{interface}.{name}({})", args.join(", "));
        Code::atom(match row.result {
            ColumnType::Space(_) => format!("{call}.value"),
            _ => call,
        })
    }

    /// An argument, as the parameter's type wants it.
    fn argument(&self, e: &Expr, ty: ColumnType) -> String {
        match ty {
            ColumnType::Space(id) => self.address(e, id),
            ColumnType::Enum(id) => self.member(e, id),
            ColumnType::Str | ColumnType::Ids | ColumnType::Any | ColumnType::Register => self.value(e),
            ColumnType::Uint(_) | ColumnType::Int(_) | ColumnType::Bank(_) => self.int(e),
        }
    }

    /// A number as an address.
    pub(super) fn address(&self, e: &Expr, id: SpaceId) -> String {
        let space = self.names.spaces.get(id.index()).map_or("Address", String::as_str);
        format!("{space}({})", self.int(e))
    }

    /// A number as an enumerator.
    pub(super) fn member(&self, e: &Expr, id: EnumId) -> String {
        if let ExprKind::Value(Value::Int(n)) = &e.kind
            && let Some(name) = self.names.enumerator(self.model, id, *n)
        {
            return name;
        }
        self.int(e)
    }

    fn lookup(&self, e: &Expr, table: usize, column: usize, row: &Expr) -> Code {
        let (Some(t), Some((_, columns))) = (self.model.tables.get(table), self.names.rows.get(table)) else {
            return Code::atom("_number(None)");
        };
        let attr = columns.get(column).map_or("", String::as_str);
        let name = self.names.tables.get(table).map_or("", String::as_str);
        let why: Vec<String> = (t.rows.iter().enumerate())
            .filter_map(|(i, r)| match r.get(column) {
                Some(chappe_dsl::model::Known::Unknown(why)) if !why.is_empty() => {
                    Some(format!("{i}: {}", quoted(why)))
                }
                _ => None,
            })
            .collect();
        let why = if why.is_empty() { String::new() } else { format!(", {{{}}}", why.join(", ")) };
        let helper = match self.kind(e) {
            Kind::Number | Kind::Address(_) => "_cell",
            Kind::Text => "_text_cell",
            Kind::Set | Kind::List | Kind::Register | Kind::Never | Kind::Unclear => "_raw_cell",
        };
        let args = format!("{}, {name}, {}, {}{why}", quoted(&t.name), quoted(attr), self.num(row).text);
        Code::atom(format!("{helper}({args})"))
    }
}

/// Whether an expression is about the parameters of an operation.
fn uses_params(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Param(_) => true,
        ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Field(_) => false,
        ExprKind::Register(a) | ExprKind::Len(a) | ExprKind::Unary(_, a) | ExprKind::Lookup { row: a, .. } => {
            uses_params(a)
        }
        ExprKind::Op { args, .. } => args.iter().any(uses_params),
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => uses_params(a) || uses_params(b),
        ExprKind::Ternary(a, b, c) => uses_params(a) || uses_params(b) || uses_params(c),
    }
}

fn comparison(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge)
}

fn constant(v: &Value) -> Code {
    match v {
        Value::Int(n) | Value::Address(_, n) if *n < 0 => Code { text: number(*n), level: 12 },
        Value::Int(n) | Value::Address(_, n) => Code::atom(number(*n)),
        Value::Str(s) => Code::atom(quoted(s)),
        Value::Set(s) => Code::atom(format!("frozenset({})", tuple(&s.iter().map(u32::to_string).collect::<Vec<_>>()))),
        Value::List(l) => {
            let items: Vec<String> = l.iter().map(|v| constant(v).text).collect();
            Code::atom(format!("[{}]", items.join(", ")))
        }
        Value::Register(n) => Code::atom(n.to_string()),
    }
}

/// Kind and bounds of a field's value. `wide`: before it was checked.
fn field_facts(model: &Model, id: RecordId, field: FieldId, wide: bool) -> (Kind, Range) {
    let any = Range::new(-(1 << 66), 1 << 66);
    let zero = (Kind::Number, Range::one(0));
    let known = model.records.get(id.index()).and_then(|r| Some((r, r.fields.get(field.index())?)));
    let Some((record, field)) = known else { return zero };
    match &field.kind {
        FieldKind::Constant { bits, .. } => (Kind::Number, Range::one(i128::from(*bits))),
        FieldKind::Value { ty: Type::Bits(_), .. } => (Kind::Set, Range::ALL),
        FieldKind::Value { ty: Type::Str { .. }, .. } => (Kind::Text, Range::ALL),
        FieldKind::Value { ty: Type::Array { .. }, .. } => (Kind::List, Range::ALL),
        FieldKind::Value { ty: Type::Scalar(scalar, width), at } => {
            let width = if let Location::Bits(p) = at { p.width } else { *width };
            let missing = field.notes.available != Available::Yes || fixed(record, field).is_some();
            let (low, high) = bounds(model, *scalar, width);
            match (missing, wide) {
                (true, _) => zero,
                (false, true) => (Kind::Number, any),
                // Zero too, where it is not there.
                (false, false) => (Kind::Number, Range::new(low.min(0), high.max(0))),
            }
        }
        FieldKind::Mode(m) => {
            let wires = modes::table(model, m.table).map(|t| t.modes.iter().map(|m| m.wire).max().unwrap_or(0));
            (Kind::Number, Range::new(0, i128::from(wires.unwrap_or(0))))
        }
        FieldKind::Value { ty: Type::Record(_), .. } | FieldKind::Union(_) | FieldKind::Fill { .. } => zero,
    }
}
