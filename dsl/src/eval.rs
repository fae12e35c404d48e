//! Evaluation of resolved expressions: checked 128-bit arithmetic, lazy in the arms of `?:`, `&&` and `||`.

use std::borrow::Cow;

use crate::ast::{BinaryOp, UnaryOp};
use crate::codec::{Data, RecordValue};
use crate::codes::{Code, arch as codes};
use crate::diagnostic::Diagnostic;
use crate::model::{ColumnType, Entry, Expr, ExprKind, FieldId, FieldKind, Known, ModeTable, Model, Op, Type, Value};
use crate::source::Span;

/// How deep operations may call each other.
const DEPTH: u32 = 64;

/// What an expression is evaluated in.
#[derive(Clone, Copy)]
pub struct Env<'a> {
    /// The model whose operations and tables it may use.
    pub model: &'a Model,
    /// The record whose fields it may use.
    pub fields: Option<&'a RecordValue>,
    /// Values of the parameters.
    pub params: &'a [Value],
    depth: u32,
}

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalError {
    /// Which kind of mistake.
    pub code: Code,
    /// Where.
    pub span: Span,
    /// What is wrong, with the values involved.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl From<EvalError> for Diagnostic {
    fn from(e: EvalError) -> Self {
        let d = Diagnostic::error(e.code, e.span, e.message);
        match e.help {
            Some(h) => d.help(h),
            None => d,
        }
    }
}

fn fail<T>(code: Code, span: Span, message: impl Into<String>) -> Result<T, EvalError> {
    Err(EvalError { code, span, message: message.into(), help: None })
}

impl<'a> Env<'a> {
    /// An environment without a record and without parameters.
    #[must_use]
    pub fn new(model: &'a Model) -> Self {
        Env { model, fields: None, params: &[], depth: 0 }
    }

    /// The same with the fields of a record.
    #[must_use]
    pub fn with_fields(self, fields: &'a RecordValue) -> Self {
        Env { fields: Some(fields), ..self }
    }

    /// The same with parameters.
    #[must_use]
    pub fn with_params(self, params: &'a [Value]) -> Self {
        Env { params, ..self }
    }

    /// The value of an expression.
    ///
    /// # Errors
    /// Overflow, division by zero, a bound that does not hold, an unknown value, operands that do not go together.
    pub fn eval(&self, e: &Expr) -> Result<Value, EvalError> {
        match &e.kind {
            ExprKind::Value(v) => Ok(v.clone()),
            ExprKind::Unknown { name, reason } => unknown(e.span, name, self.model.place(), reason),
            ExprKind::Field(id) => self.field(*id, e.span),
            ExprKind::Param(i) => match self.params.get(*i as usize) {
                Some(v) => Ok(v.clone()),
                None => fail(codes::NO_VALUE, e.span, "a parameter has no value here"),
            },
            ExprKind::Register(r) => self.register(r, e.span),
            ExprKind::Op { ops, op, args } => self.call(*ops, *op, args, e.span),
            ExprKind::Lookup { table, column, row } => self.lookup(table.index(), *column as usize, row, e.span),
            ExprKind::Len(inner) => self.len(inner),
            ExprKind::Unary(op, inner) => self.unary(*op, inner, e.span),
            ExprKind::Binary(op, l, r) => self.binary(*op, l, r, e.span),
            ExprKind::Ternary(c, yes, no) => self.eval(if self.truth(c)? { yes } else { no }),
            ExprKind::Range(first, last, inclusive) => self.range(first, last, *inclusive, e.span),
        }
    }

    /// The value as a number.
    ///
    /// # Errors
    /// As [`Env::eval`], and if it is no number.
    pub fn int(&self, e: &Expr) -> Result<i128, EvalError> {
        let v = self.eval(e)?;
        v.int().map_or_else(|| fail(codes::KIND, e.span, format!("expected a number, found {}", kind(&v))), Ok)
    }

    /// Whether a condition holds: its value is not 0.
    ///
    /// # Errors
    /// As [`Env::int`].
    pub fn truth(&self, e: &Expr) -> Result<bool, EvalError> {
        Ok(self.int(e)? != 0)
    }

    /// `r[n]`; of a list of numbers, the list of those registers.
    fn register(&self, number: &Expr, span: Span) -> Result<Value, EvalError> {
        let one = |v: &Value| {
            let n = v.int().and_then(|n| u32::try_from(n).ok());
            n.map(Value::Register)
                .map_or_else(|| fail(codes::RANGE, span, format!("no register {}", value_text(v))), Ok)
        };
        match self.eval(number)? {
            Value::List(l) => l.iter().map(one).collect::<Result<_, _>>().map(Value::List),
            v => one(&v),
        }
    }

    fn field(&self, id: FieldId, span: Span) -> Result<Value, EvalError> {
        let known = self.fields.and_then(|v| {
            let record = self.model.records.get(v.record.index())?;
            Some((record.fields.get(id.index())?, v.fields.get(id.index())?))
        });
        let Some((field, data)) = known else { return fail(codes::NO_VALUE, span, "a field has no value here") };
        Ok(match (&field.kind, data) {
            (FieldKind::Constant { bits, .. }, _) => Value::Int(i128::from(*bits)),
            (FieldKind::Value { ty: Type::Bits(_), .. }, Data::Absent) => Value::Set(Vec::new()),
            (FieldKind::Value { ty: Type::Str { .. }, .. }, Data::Absent) => Value::Str(String::new()),
            (FieldKind::Value { ty: Type::Array { count, .. }, .. }, d) => Value::List(list(d, *count as usize)),
            (FieldKind::Mode(m), Data::Mode { mode, .. }) => Value::Int(self.wire(m.table, *mode)),
            (_, d) => value_of(d),
        })
    }

    fn wire(&self, table: ModeTable, mode: usize) -> i128 {
        let wire = match table {
            ModeTable::Wait(id) => self.model.waits.get(id.index()).and_then(|t| t.modes.get(mode)).map(|m| m.wire),
            ModeTable::Update(id) => self.model.updates.get(id.index()).and_then(|t| t.modes.get(mode)).map(|m| m.wire),
        };
        wire.map_or(0, i128::from)
    }

    fn call(&self, ops: u32, op: u32, args: &[Expr], span: Span) -> Result<Value, EvalError> {
        let found = self.model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize));
        let Some(op) = found else { return fail(codes::NO_VALUE, span, "no such operation") };
        let place = self.model.place();
        if self.depth >= DEPTH {
            return fail(codes::RECURSION, span, format!("{} calls itself without end", op.name));
        }
        let mut values = Vec::with_capacity(args.len());
        for (arg, param) in args.iter().zip(&op.params) {
            let v = self.eval(arg)?;
            values.push(self.fit(v, param.ty, arg.span, &param.name)?);
        }
        let env = Env { model: self.model, fields: None, params: &values, depth: self.depth + 1 };
        let shown = || call_text(op, &values);
        for r in &op.requires {
            if !env.truth(&r.condition)? {
                return fail(codes::BOUND, span, format!("{}: {} on {place}", r.message, shown()));
            }
        }
        match &op.value {
            Some(Known::Known(value)) => {
                let v =
                    env.eval(value).map_err(|e| EvalError { message: format!("{} in {}", e.message, shown()), ..e })?;
                self.fit(v, op.result, span, &shown())
            }
            Some(Known::Unknown(reason)) => unknown(span, &op.name, place, reason),
            None => fail(codes::NOT_IMPLEMENTED, span, format!("{} is not implemented on {place}", op.name)),
        }
    }

    /// Checks that a value is of a type and fits it; a number becomes an address where one is asked for.
    ///
    /// # Errors
    /// If it does not.
    pub fn fit(&self, v: Value, ty: ColumnType, span: Span, what: &str) -> Result<Value, EvalError> {
        let bits = |v: &Value, low: i128, high: i128, ty: String| match v.int() {
            Some(n) if (low..=high).contains(&n) => Ok(()),
            Some(n) => fail(codes::RANGE, span, format!("{what} = {} does not fit {ty}", number(n))),
            None => fail(codes::KIND, span, format!("{what}: expected a number, found {}", kind(v))),
        };
        match ty {
            ColumnType::Uint(w) => bits(&v, 0, (1i128 << w) - 1, format!("u{w}"))?,
            ColumnType::Int(w) => bits(&v, -(1i128 << (w - 1)), (1i128 << (w - 1)) - 1, format!("i{w}"))?,
            ColumnType::Space(id) => {
                let Some(space) = self.model.spaces.get(id.index()) else { return Ok(v) };
                if let Value::Address(other, _) = v
                    && other != id
                {
                    let other = self.model.spaces.get(other.index()).map_or("?", |s| &s.name);
                    return fail(
                        codes::SPACES,
                        span,
                        format!("{what}: an address of {other}, where {} is expected", space.name),
                    );
                }
                bits(&v, 0, (1i128 << space.bits) - 1, format!("{} (u{})", space.name, space.bits))?;
                return Ok(v.int().map_or(Value::Int(0), |n| Value::Address(id, n)));
            }
            ColumnType::Bank(id) => {
                if let (Some(bank), Some(n)) = (self.model.banks.get(id.index()), v.int())
                    && !(0..i128::from(bank.size)).contains(&n)
                {
                    return fail(
                        codes::RANGE,
                        span,
                        format!("{what}: index {n} does not fit the bank of {}", bank.size),
                    );
                }
            }
            ColumnType::Str if !matches!(v, Value::Str(_)) => {
                return fail(codes::KIND, span, format!("{what}: expected text, found {}", kind(&v)));
            }
            ColumnType::Str | ColumnType::Enum(_) | ColumnType::Register | ColumnType::Ids | ColumnType::Any => {}
        }
        if let (ColumnType::Uint(_) | ColumnType::Int(_), Value::Address(s, _)) = (ty, &v) {
            let space = self.model.spaces.get(s.index()).map_or("?", |s| &s.name);
            return fail(
                codes::SPACES,
                span,
                format!("{what}: an address of {space}, where a plain number is expected"),
            );
        }
        Ok(v)
    }

    fn lookup(&self, table: usize, column: usize, row: &Expr, span: Span) -> Result<Value, EvalError> {
        let n = self.int(row)?;
        let Some(table) = self.model.tables.get(table) else { return fail(codes::NO_VALUE, span, "no such table") };
        let cell = usize::try_from(n).ok().and_then(|n| table.rows.get(n)).and_then(|r| r.get(column));
        match cell {
            Some(Known::Known(v)) => Ok(v.clone()),
            Some(Known::Unknown(reason)) => unknown(span, &table.name, self.model.place(), reason),
            None => {
                fail(codes::RANGE, span, format!("{} has no row {n}: it has {} rows", table.name, table.rows.len()))
            }
        }
    }

    fn len(&self, inner: &Expr) -> Result<Value, EvalError> {
        let n = match self.eval(inner)? {
            Value::Str(s) => s.len(),
            Value::Set(s) => s.len(),
            Value::List(l) => l.len(),
            v => return fail(codes::KIND, inner.span, format!("len() of {}", kind(&v))),
        };
        Ok(Value::Int(n as i128))
    }

    fn unary(&self, op: UnaryOp, inner: &Expr, span: Span) -> Result<Value, EvalError> {
        let v = self.int(inner)?;
        match op {
            UnaryOp::Neg => v.checked_neg().map_or_else(|| fail(codes::OVERFLOW, span, format!("-{v} overflows")), Ok),
            UnaryOp::Not => Ok(i128::from(v == 0)),
            UnaryOp::Complement => Ok(!v),
        }
        .map(Value::Int)
    }

    fn binary(&self, op: BinaryOp, l: &Expr, r: &Expr, span: Span) -> Result<Value, EvalError> {
        match op {
            BinaryOp::LogicalAnd => return Ok(Value::Int(i128::from(self.truth(l)? && self.truth(r)?))),
            BinaryOp::LogicalOr => return Ok(Value::Int(i128::from(self.truth(l)? || self.truth(r)?))),
            _ => {}
        }
        let (a, b) = (self.eval(l)?, self.eval(r)?);
        if let (BinaryOp::Eq | BinaryOp::Ne, Value::Str(a), Value::Str(b)) = (op, &a, &b) {
            return Ok(Value::Int(i128::from((a == b) == (op == BinaryOp::Eq))));
        }
        let space = self.space_of(op, &a, &b, span)?;
        let (Some(x), Some(y)) = (a.int(), b.int()) else {
            return fail(codes::KIND, span, format!("`{}` of {} and {}", op.symbol(), kind(&a), kind(&b)));
        };
        let n = arithmetic(op, x, y).map_err(|why| EvalError {
            code: codes::OVERFLOW,
            span,
            message: format!("{} {} {} {why}", show(x), op.symbol(), show(y)),
            help: None,
        })?;
        Ok(space.map_or(Value::Int(n), |s| Value::Address(s, n)))
    }

    /// The space that the result belongs to; mixing two is an error.
    fn space_of(
        &self,
        op: BinaryOp,
        a: &Value,
        b: &Value,
        span: Span,
    ) -> Result<Option<crate::model::SpaceId>, EvalError> {
        let name = |s: &crate::model::SpaceId| self.model.spaces.get(s.index()).map_or("?", |s| &s.name).to_owned();
        match (a, b) {
            (Value::Address(s, _), Value::Address(t, _)) if s != t => {
                fail(codes::SPACES, span, format!("addresses of {} and {} do not mix", name(s), name(t)))
            }
            (Value::Address(s, _), Value::Address(..)) if op == BinaryOp::Add => {
                fail(codes::SPACES, span, format!("two addresses of {} cannot be added", name(s)))
            }
            (Value::Address(..), Value::Address(..)) => Ok(None),
            (Value::Address(s, _), _) if matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or) => Ok(Some(*s)),
            (_, Value::Address(s, _)) if matches!(op, BinaryOp::Add | BinaryOp::Or) => Ok(Some(*s)),
            _ => Ok(None),
        }
    }

    fn range(&self, first: &Expr, last: &Expr, inclusive: bool, span: Span) -> Result<Value, EvalError> {
        let (a, b) = (self.int(first)?, self.int(last)?);
        let end = if inclusive { b.saturating_add(1) } else { b };
        // Ids and bit numbers: nothing that a record can name is larger than 16 bits.
        if a < 0 || end > 1 << 16 {
            return fail(
                codes::RANGE,
                span,
                format!("{a}..{}{b} is no range of ids", if inclusive { "=" } else { "" }),
            );
        }
        Ok(Value::Set((a..end).map(|n| n as u32).collect()))
    }
}

/// Width in bits of a bank's entry, and so of an operand that is compared with it or added to it.
#[must_use]
pub fn entry_bits(entry: Entry) -> u8 {
    match entry {
        Entry::Counter { bits, .. } => bits,
        Entry::Flag => 1,
    }
}

fn list(d: &Data, count: usize) -> Vec<Value> {
    let mut values: Vec<Value> = match d {
        Data::List(l) => l.iter().map(value_of).collect(),
        _ => Vec::new(),
    };
    values.resize(count.max(values.len()).min(1 << 16), Value::Int(0));
    values
}

fn value_of(d: &Data) -> Value {
    match d {
        Data::Int(v) => Value::Int(*v),
        Data::Bits(b) => Value::Set(b.clone()),
        Data::Str(s) => Value::Str(String::from_utf8_lossy(s).into_owned()),
        Data::List(l) => Value::List(l.iter().map(value_of).collect()),
        Data::Absent | Data::Mode { .. } | Data::Record(_) | Data::Arm(..) => Value::Int(0),
    }
}

fn unknown<T>(span: Span, name: &str, place: &str, reason: &str) -> Result<T, EvalError> {
    let reason = if reason.is_empty() { String::new() } else { format!(": {reason}") };
    Err(EvalError {
        code: codes::UNKNOWN,
        span,
        message: format!("{name} is unknown on {place}{reason}"),
        help: Some("nothing is guessed: once the value is known, write it into the specification".to_owned()),
    })
}

fn call_text(op: &Op, values: &[Value]) -> String {
    let args: Vec<String> =
        op.params.iter().zip(values).map(|(p, v)| format!("{} = {}", p.name, value_text(v))).collect();
    format!("{}({})", op.name, args.join(", "))
}

fn show(v: i128) -> String {
    if v > 0xFFFF { format!("{v:#X}") } else { v.to_string() }
}

/// A number that does not fit somewhere: in both notations where they differ.
#[must_use]
pub fn number(v: i128) -> String {
    if v > 9 { format!("{v:#X} ({v})") } else { v.to_string() }
}

/// A value as people write it.
#[must_use]
pub fn value_text(v: &Value) -> String {
    match v {
        Value::Int(n) | Value::Address(_, n) => show(*n),
        Value::Str(s) => format!("{s:?}"),
        Value::Register(r) => format!("r{r}"),
        Value::Set(s) => format!("{{{}}}", s.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")),
        Value::List(l) => format!("[{}]", l.iter().map(value_text).collect::<Vec<_>>().join(", ")),
    }
}

fn kind(v: &Value) -> &'static str {
    match v {
        Value::Int(_) => "a number",
        Value::Address(..) => "an address",
        Value::Str(_) => "text",
        Value::Set(_) => "a set of ids",
        Value::List(_) => "a list",
        Value::Register(_) => "a register",
    }
}

/// Checked arithmetic on numbers; the error says what is wrong with the result.
///
/// # Errors
/// Overflow of 128 bits, division by zero, a shift out of range.
pub fn arithmetic(op: BinaryOp, x: i128, y: i128) -> Result<i128, Cow<'static, str>> {
    let shift = |y: i128| u32::try_from(y).ok().filter(|s| *s < 128).ok_or(Cow::Borrowed("shifts too far"));
    let over = || Cow::Borrowed("overflows");
    let zero = || Cow::Borrowed("divides by zero");
    Ok(match op {
        BinaryOp::LogicalOr => i128::from(x != 0 || y != 0),
        BinaryOp::LogicalAnd => i128::from(x != 0 && y != 0),
        BinaryOp::Eq => i128::from(x == y),
        BinaryOp::Ne => i128::from(x != y),
        BinaryOp::Lt => i128::from(x < y),
        BinaryOp::Le => i128::from(x <= y),
        BinaryOp::Gt => i128::from(x > y),
        BinaryOp::Ge => i128::from(x >= y),
        BinaryOp::Or => x | y,
        BinaryOp::Xor => x ^ y,
        BinaryOp::And => x & y,
        BinaryOp::Shl => {
            let s = shift(y)?;
            let shifted = x.checked_shl(s).ok_or_else(over)?;
            if shifted >> s == x { shifted } else { return Err(over()) }
        }
        BinaryOp::Shr => x >> shift(y)?,
        BinaryOp::Add => x.checked_add(y).ok_or_else(over)?,
        BinaryOp::Sub => x.checked_sub(y).ok_or_else(over)?,
        BinaryOp::Mul => x.checked_mul(y).ok_or_else(over)?,
        BinaryOp::Div => x.checked_div(y).ok_or_else(if y == 0 { zero } else { over })?,
        BinaryOp::Rem => x.checked_rem(y).ok_or_else(if y == 0 { zero } else { over })?,
    })
}
