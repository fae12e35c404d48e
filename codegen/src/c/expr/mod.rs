//! Expressions: to C expressions where they always have a value of 64 bits, to C statements where they may have none or
//! need more.

mod checked;
mod number;
mod plain;
mod words;

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::codes::{Code as Number, arch as codes};
use chappe_dsl::model::{ColumnType, Expr, ExprKind, FieldId, FieldKind, Scalar, TableId, Type, Value};

use super::cx::Cx;
use super::places::wrapped;
use super::rows::{RecordPlan, Role};
use super::text::{Code, string};
use crate::plan::range::{Kind, Range, Scope};
use number::{Num, Ty};

/// What names without a meaning of their own stand for.
#[derive(Clone)]
pub(super) enum Leaves<'a, 'm> {
    /// Fields of the record that `v` points to.
    Record(&'a RecordPlan<'m>),
    /// Parameters, by their C expressions.
    Params(&'a [String]),
}

/// How a function says that an expression has no value.
#[derive(Clone)]
pub(super) enum Failure {
    /// It returns the code, and stores the words in `why`.
    Why,
    /// It fills `error`, in the name of an operation, and returns `false`.
    Error(String),
}

/// What comes after is never reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dead;

/// Makes C of expressions.
pub(super) struct Compiler<'a, 'm> {
    cx: &'a Cx<'m>,
    scope: &'a Scope<'m>,
    leaves: Leaves<'a, 'm>,
    failure: Failure,
    /// Statements so far.
    pub(super) code: Code,
    temps: usize,
}

/// The number of a diagnostic's code: 504 of `E0504`.
pub(super) fn code_number(code: Number) -> u32 {
    code.0.get(1..).and_then(|n| n.parse().ok()).unwrap_or(0)
}

impl<'a, 'm> Compiler<'a, 'm> {
    /// For the body of a function that has so many temporaries already.
    pub(super) fn new(
        cx: &'a Cx<'m>,
        scope: &'a Scope<'m>,
        leaves: Leaves<'a, 'm>,
        failure: Failure,
        temps: usize,
    ) -> Self {
        Compiler { cx, scope, leaves, failure, code: Code::at(1), temps }
    }

    /// How many temporaries there are now.
    pub(super) fn temps(&self) -> usize {
        self.temps
    }

    /// The statement that stores an expression as the result of an operation, after the statements that it takes;
    /// `None`: there is no result.
    pub(super) fn result(&mut self, e: &Expr, ty: ColumnType) -> Option<String> {
        let facts = self.scope.of(e);
        if ty == ColumnType::Str && facts.kind == Kind::Text {
            let t = self.text(e).ok()?;
            return Some(format!("*out = {};", t.pointer));
        }
        if let Some(code) = super::ops::mismatch(ty, facts.kind).filter(|c| *c == codes::KIND && !facts.fails) {
            return self.fail(code, "a text is expected").ok();
        }
        let n = self.number(e).ok()?;
        let mismatch = super::ops::mismatch(ty, facts.kind);
        if let (Some(code), ColumnType::Space(_) | ColumnType::Str) = (mismatch, ty) {
            return self.fail(code, "a value of another kind is expected").ok();
        }
        self.fits(&n, ty).ok()?;
        if let Some(code) = mismatch {
            return self.fail(code, "a plain number is expected").ok();
        }
        if matches!(ty, ColumnType::Space(_)) {
            return Some(format!("out->value = {};", self.cx.as_unsigned(&n)));
        }
        Some(format!("*out = {};", self.converted(&n, ty)))
    }

    /// A condition as a C expression, if it can be one.
    pub(super) fn plain_condition(&self, e: &Expr) -> Option<String> {
        let facts = self.scope.of(e);
        if !facts.fails
            && facts.kind.is_number()
            && let Some(t) = facts.truth()
        {
            return Some(if t { "true" } else { "false" }.to_owned());
        }
        self.plain(e).map(|n| self.cx.truth(&n))
    }

    /// A condition, after the statements that it takes; the statements end with a failure if there is none.
    pub(super) fn checked_condition(&mut self, e: &Expr) -> Option<String> {
        self.condition(e).ok()
    }

    fn temp(&mut self, ty: &str, value: Option<&str>) -> String {
        self.temps += 1;
        let name = format!("t{}", self.temps);
        let space = if ty.ends_with('*') { "" } else { " " };
        self.code.line(match value {
            Some(v) => format!("{ty}{space}{name} = {v};"),
            None => format!("{ty}{space}{name};"),
        });
        name
    }

    /// Says why there is no value.
    fn fail<T>(&mut self, code: Number, words: &str) -> Result<T, Dead> {
        let (n, words) = (code_number(code), string(words));
        match &self.failure {
            Failure::Why => {
                self.code.line(format!("*why = {words};"));
                self.code.line(format!("return {n};"));
            }
            Failure::Error(op) => {
                let line = format!("return {}op_fail_(error, {n}, {}, {words});", self.cx.lower, string(op));
                self.code.line(line);
            }
        }
        Err(Dead)
    }

    fn unknown<T>(&mut self, name: &str, reason: &str) -> Result<T, Dead> {
        let place = self.cx.model.place();
        let colon = if reason.is_empty() { "" } else { ": " };
        self.fail(codes::UNKNOWN, &format!("{name} is unknown on {place}{colon}{reason}"))
    }

    fn cannot<T>(&mut self, e: &Expr, words: &str) -> Result<T, Dead> {
        self.cx.cannot(e.span, words);
        Err(Dead)
    }

    /// A field that is a number.
    fn field(&self, id: FieldId) -> Option<Num> {
        let Leaves::Record(plan) = &self.leaves else { return None };
        let row = plan.rows.get(id.index())?;
        let range = self.scope.of(&Expr { kind: ExprKind::Field(id), span: row.field.span }).range;
        if let Some(n) = range.single() {
            return Some(Num::constant(n));
        }
        match row.role {
            Role::Value(Type::Scalar(scalar, _), _) => {
                let signed = crate::plan::rows::signed(self.cx.model, *scalar);
                Some(Num::new(format!("v->{}", row.member), Ty::Leaf { signed }, range))
            }
            Role::Mode(m) => {
                let ty = &self.cx.table(m.table).ty;
                Some(Num::new(format!("{ty}_number(v->{}.mode)", row.member), Ty::Leaf { signed: false }, range))
            }
            _ => None,
        }
    }

    /// A parameter that is a number.
    fn param(&self, i: u32) -> Option<Num> {
        let Leaves::Params(names) = &self.leaves else { return None };
        let facts = self.scope.of_param(i);
        let text = names.get(i as usize)?;
        facts.kind.is_number().then(|| Num::new(text.clone(), Ty::Leaf { signed: facts.range.low < 0 }, facts.range))
    }

    /// A cell of a constant table whose row is there.
    fn cell(&self, table: TableId, column: u32, row: &Num, range: Range) -> Num {
        let name = self.cx.items.constant_tables.get(table.index()).cloned().unwrap_or_default();
        let t = self.cx.model.tables.get(table.index());
        let member = super::tables::columns(self.cx, table).get(column as usize).cloned().unwrap_or_default();
        let signed = match t.and_then(|t| t.columns.get(column as usize)).map(|c| c.ty) {
            Some(ColumnType::Int(_)) => true,
            Some(ColumnType::Enum(id)) => self.cx.model.enums.get(id.index()).is_some_and(|e| e.signed),
            Some(ColumnType::Any) => range.within(number::I64),
            _ => false,
        };
        let index = if row.ty == Ty::Const { format!("{}", row.range.low) } else { row.text.clone() };
        let index = if row.ty == Ty::Wide { self.cx.as_unsigned(row) } else { index };
        Num::new(format!("{name}_rows[{index}].{member}"), Ty::Leaf { signed }, range)
    }

    /// The name of an enumerator that stands beside something of its enum.
    fn named(&self, beside: &Expr, e: &Expr) -> Option<String> {
        let ExprKind::Value(Value::Int(v)) = &e.kind else { return None };
        let ExprKind::Field(id) = &beside.kind else { return None };
        let Leaves::Record(plan) = &self.leaves else { return None };
        let FieldKind::Value { ty: Type::Scalar(Scalar::Enum(of), _), .. } = &plan.rows.get(id.index())?.field.kind
        else {
            return None;
        };
        let rows = &self.cx.model.enums.get(of.index())?.rows;
        let names = &self.cx.items.enums.get(of.index())?.rows;
        rows.iter().zip(names).find(|(r, n)| r.value == *v && n.is_some()).and_then(|(_, n)| n.clone())
    }

    /// Calls an operation.
    fn call(&mut self, ops: u32, op: u32, args: &[Expr]) -> Result<Num, Dead> {
        let model = self.cx.model;
        let row = model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize));
        let name = self.cx.items.ops.get(ops as usize).and_then(|o| o.get(op as usize)).cloned();
        let (Some(row), Some(name)) = (row, name) else { return self.fail(codes::NO_VALUE, "no such operation") };
        let mut given = Vec::new();
        for (arg, param) in args.iter().zip(&row.params) {
            given.push(self.argument(arg, param.ty)?);
        }
        let ty = super::ops::c_type(self.cx, row.result);
        let t = self.temp(&ty, None);
        given.push(format!("&{t}"));
        match self.failure {
            Failure::Why => {
                let error = self.temp(&format!("{}error", self.cx.lower), None);
                given.push(format!("&{error}"));
                self.code.open(format!("if (!{name}({}))", given.join(", ")));
                self.code.line(format!("*why = {error}.expected;"));
                self.code.line(format!("return {error}.code;"));
            }
            Failure::Error(_) => {
                given.push("error".to_owned());
                self.code.open(format!("if (!{name}({}))", given.join(", ")));
                self.code.line("return false;");
            }
        }
        self.code.close("");
        let facts = self.scope.of_type(row.result);
        let text = if matches!(row.result, ColumnType::Space(_)) { format!("{t}.value") } else { t };
        Ok(Num::new(text, Ty::Leaf { signed: facts.range.low < 0 }, facts.range))
    }

    /// An argument: it must fit its parameter before the next one is computed.
    fn argument(&mut self, arg: &Expr, ty: ColumnType) -> Result<String, Dead> {
        let facts = self.scope.of(arg);
        match (ty, facts.kind) {
            (ColumnType::Str, Kind::Text) => {
                return match &arg.kind {
                    ExprKind::Value(Value::Str(s)) => Ok(string(s)),
                    ExprKind::Param(i) => match &self.leaves {
                        Leaves::Params(names) => Ok(names.get(*i as usize).cloned().unwrap_or_default()),
                        Leaves::Record(_) => self.cannot(arg, "this text cannot be passed in C"),
                    },
                    _ => self.cannot(arg, "this text cannot be passed in C"),
                };
            }
            (ColumnType::Str, Kind::Number | Kind::Address(_) | Kind::Set | Kind::List | Kind::Register) => {
                if facts.fails {
                    self.number(arg)?;
                }
                return self.fail(codes::KIND, "a text is expected");
            }
            (ColumnType::Ids | ColumnType::Str, _) => return self.cannot(arg, "this cannot be passed in C"),
            _ => {}
        }
        let n = self.number(arg)?;
        if let (ColumnType::Uint(_) | ColumnType::Int(_), Kind::Address(_)) = (ty, facts.kind) {
            // Whether the number fits is asked before its space.
            self.fits(&n, ty)?;
            return self.fail(codes::SPACES, "an address, where a plain number is expected");
        }
        if let (ColumnType::Space(want), Kind::Address(is)) = (ty, facts.kind)
            && want != is
        {
            return self.fail(codes::SPACES, "an address of another space");
        }
        if matches!(facts.kind, Kind::Address(_)) && !matches!(ty, ColumnType::Space(_) | ColumnType::Bank(_)) {
            return self.cannot(arg, "an address cannot be passed as a number in C");
        }
        self.fits(&n, ty)?;
        Ok(self.converted(&n, ty))
    }

    /// Checks that a number fits a type.
    fn fits(&mut self, n: &Num, ty: ColumnType) -> Result<(), Dead> {
        let want = self.scope.of_type(ty).range;
        if n.range.within(want) {
            return Ok(());
        }
        if n.range.low > want.high || n.range.high < want.low {
            return self.fail(codes::RANGE, &super::ops::fits_text(self.cx, ty));
        }
        let mut tests = Vec::new();
        if n.range.low < want.low {
            tests.push(self.cx.compare(BinaryOp::Lt, n, &Num::constant(want.low), None));
        }
        if n.range.high > want.high {
            tests.push(self.cx.compare(BinaryOp::Gt, n, &Num::constant(want.high), None));
        }
        self.code.open(format!("if ({})", tests.join(" || ")));
        let _: Result<(), Dead> = self.fail(codes::RANGE, &super::ops::fits_text(self.cx, ty));
        self.code.close("");
        Ok(())
    }

    /// A number that fits, as a value of a type.
    fn converted(&mut self, n: &Num, ty: ColumnType) -> String {
        let name = super::ops::c_type(self.cx, ty);
        let signed = self.scope.of_type(ty).range.low < 0;
        let text = if signed { self.cx.as_signed(n) } else { self.cx.as_unsigned(n) };
        if !matches!(ty, ColumnType::Space(_)) {
            return format!("({name}){}", wrapped(&text));
        }
        let t = self.temp(&name, None);
        self.code.line(format!("{t}.value = {text};"));
        t
    }
}

/// The name of an operation on 128 bits.
fn named_wide(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Or => "or",
        BinaryOp::Xor => "xor",
        BinaryOp::And => "and",
        BinaryOp::Shl => "shl",
        BinaryOp::Shr => "shr",
        BinaryOp::Sub => "sub",
        BinaryOp::Mul => "mul",
        BinaryOp::Div => "div",
        BinaryOp::Rem => "rem",
        _ => "add",
    }
}

/// Whether two expressions are written the same: compilers frown on comparing such.
fn same(a: &Expr, b: &Expr) -> bool {
    match (&a.kind, &b.kind) {
        (ExprKind::Field(x), ExprKind::Field(y)) => x == y,
        (ExprKind::Param(x), ExprKind::Param(y)) => x == y,
        (ExprKind::Value(x), ExprKind::Value(y)) => x == y,
        (ExprKind::Len(x), ExprKind::Len(y)) => same(x, y),
        (ExprKind::Unary(o, x), ExprKind::Unary(p, y)) => o == p && same(x, y),
        (ExprKind::Binary(o, x, z), ExprKind::Binary(p, y, w)) => o == p && same(x, y) && same(z, w),
        (ExprKind::Lookup { table, column, row }, ExprKind::Lookup { table: t, column: c, row: r }) => {
            table == t && column == c && same(row, r)
        }
        _ => false,
    }
}

/// The scope of a record's conditions.
pub(super) fn record_scope<'m>(cx: &Cx<'m>, plan: &RecordPlan<'m>) -> Scope<'m> {
    let mut scope = Scope::new(cx.model);
    for row in &plan.rows {
        let (kind, range) = field_facts(cx, row);
        scope.field(row.id, kind, range);
    }
    scope
}

fn field_facts(cx: &Cx<'_>, row: &super::rows::Row<'_>) -> (Kind, Range) {
    let kind = match &row.field.kind {
        // A constant is itself even where the architecture lacks it.
        FieldKind::Constant { bits, .. } => return (Kind::Number, Range::one(i128::from(*bits))),
        FieldKind::Value { ty: Type::Bits(_), .. } => Kind::Set,
        FieldKind::Value { ty: Type::Str { .. }, .. } => Kind::Text,
        FieldKind::Value { ty: Type::Array { .. }, .. } => Kind::List,
        _ => Kind::Number,
    };
    let range = match row.role {
        Role::Value(Type::Scalar(scalar, width), _) => {
            let bits = cx.storage(*scalar, *width);
            if crate::plan::rows::signed(cx.model, *scalar) { Range::signed(bits) } else { Range::unsigned(bits) }
        }
        Role::Mode(m) => {
            let modes = crate::plan::modes::table(cx.model, m.table).map(|t| t.modes).unwrap_or_default();
            Range::new(0, modes.iter().map(|m| i128::from(m.wire)).max().unwrap_or(0))
        }
        // What holds no number counts as 0.
        _ => Range::one(0),
    };
    (kind, range)
}
