//! Expressions: names to fields, parameters, constants, enumerators, operations.

use crate::ast::{self, BinaryOp, Name};
use crate::codes::names as codes;
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::model::{
    Available, ColumnType, EnumId, Expr, ExprKind, FieldKind, Item, Known, Model, Param, Record, Scalar, Type, Value,
};
use crate::source::Span;

/// Names that an expression may use besides those of the specification.
pub trait Scope {
    /// What a name stands for.
    fn name(&self, name: &str) -> Option<ExprKind>;
    /// What `name[index]` stands for, where that is not a table.
    fn index(&self, name: &str, index: &Expr) -> Option<ExprKind> {
        let _ = (name, index);
        None
    }
    /// The enum that a name's value belongs to, so that enumerators may be compared with it.
    fn enum_of(&self, name: &str) -> Option<EnumId> {
        let _ = name;
        None
    }
    /// Whether a name is declared by something that was not understood, which has been reported.
    fn lost(&self, name: &str) -> bool {
        let _ = name;
        false
    }
    /// Every name, for "did you mean".
    fn names(&self) -> Vec<String>;
}

/// No names of its own.
#[derive(Clone, Copy, Debug)]
pub struct NoScope;

impl Scope for NoScope {
    fn name(&self, _: &str) -> Option<ExprKind> {
        None
    }
    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}

/// The parameters of a builder, lowering or operation.
pub(super) struct Params<'a>(pub(super) &'a [Param]);

impl Scope for Params<'_> {
    fn name(&self, name: &str) -> Option<ExprKind> {
        self.0.iter().position(|p| p.name == name).map(|i| ExprKind::Param(i as u32))
    }
    fn enum_of(&self, name: &str) -> Option<EnumId> {
        self.0.iter().find(|p| p.name == name).and_then(|p| if let ColumnType::Enum(e) = p.ty { Some(e) } else { None })
    }
    fn names(&self) -> Vec<String> {
        self.0.iter().map(|p| p.name.clone()).collect()
    }
}

/// The fields of a record.
pub(super) struct Fields<'a>(pub(super) &'a Record);

impl Scope for Fields<'_> {
    fn name(&self, name: &str) -> Option<ExprKind> {
        self.0.field(name).map(ExprKind::Field)
    }
    fn enum_of(&self, name: &str) -> Option<EnumId> {
        let field = self.0.fields.get(self.0.field(name)?.index())?;
        match &field.kind {
            FieldKind::Value { ty: Type::Scalar(Scalar::Enum(e), _), .. }
            | FieldKind::Constant { ty: Scalar::Enum(e), .. } => Some(*e),
            _ => None,
        }
    }
    fn names(&self) -> Vec<String> {
        self.0.fields.iter().filter_map(|f| f.name.clone()).collect()
    }
    fn lost(&self, name: &str) -> bool {
        self.0.may_have(name)
    }
}

/// Resolves an expression. `None`: something in it is not understood, which has been reported.
pub fn expr(model: &Model, scope: &dyn Scope, e: &ast::Expr, diags: &mut Diagnostics) -> Option<Expr> {
    Resolver { model, scope, diags }.expr(e, None)
}

/// As [`expr`], where an enumerator of `expected` may be meant.
pub(super) fn expr_as(
    model: &Model,
    scope: &dyn Scope,
    e: &ast::Expr,
    expected: Option<EnumId>,
    diags: &mut Diagnostics,
) -> Option<Expr> {
    Resolver { model, scope, diags }.expr(e, expected)
}

struct Resolver<'a> {
    model: &'a Model,
    scope: &'a dyn Scope,
    diags: &'a mut Diagnostics,
}

impl Resolver<'_> {
    fn report(&mut self, d: Diagnostic) {
        self.diags.push(d);
    }

    fn expr(&mut self, e: &ast::Expr, expected: Option<EnumId>) -> Option<Expr> {
        let kind = match &e.kind {
            ast::ExprKind::Int(n) => match i128::try_from(*n) {
                Ok(n) => ExprKind::Value(Value::Int(n)),
                Err(_) => {
                    self.report(Diagnostic::error(
                        crate::codes::arch::OVERFLOW,
                        e.span,
                        format!("{n} is too large a number"),
                    ));
                    return None;
                }
            },
            ast::ExprKind::Str(s) => ExprKind::Value(Value::Str(s.clone())),
            ast::ExprKind::Path(path) => self.path(path, e.span, expected)?,
            ast::ExprKind::Call { path, args } => self.call(path, args, e.span)?,
            ast::ExprKind::Index { base, index } => self.index(base, index)?,
            ast::ExprKind::Member { base, member } => self.member(base, member)?,
            ast::ExprKind::Unary { op, operand } => ExprKind::Unary(*op, Box::new(self.expr(operand, None)?)),
            ast::ExprKind::Binary { op, left, right } => return self.binary(*op, left, right, e.span, expected),
            ast::ExprKind::Ternary { condition, yes, no } => {
                let (c, y, n) = (self.expr(condition, None), self.expr(yes, expected), self.expr(no, expected));
                ExprKind::Ternary(Box::new(c?), Box::new(y?), Box::new(n?))
            }
            ast::ExprKind::Range { first, last, inclusive } => {
                let (a, b) = (self.expr(first, None), self.expr(last, None));
                ExprKind::Range(Box::new(a?), Box::new(b?), *inclusive)
            }
        };
        Some(Expr { kind, span: e.span })
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        left: &ast::Expr,
        right: &ast::Expr,
        span: Span,
        expected: Option<EnumId>,
    ) -> Option<Expr> {
        let compares =
            matches!(op, BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge);
        // What is compared with something lost may be an enumerator of it.
        if compares && (self.is_lost(left) || self.is_lost(right)) {
            return None;
        }
        let of = if compares { self.enum_of(left).or_else(|| self.enum_of(right)) } else { expected };
        let (l, r) = (self.expr(left, of), self.expr(right, of));
        Some(Expr { kind: ExprKind::Binary(op, Box::new(l?), Box::new(r?)), span })
    }

    fn is_lost(&self, e: &ast::Expr) -> bool {
        let ast::ExprKind::Path(p) = &e.kind else { return false };
        p.first().is_some_and(|n| self.scope.name(&n.text).is_none() && self.scope.lost(&n.text))
    }

    fn enum_of(&self, e: &ast::Expr) -> Option<EnumId> {
        match &e.kind {
            ast::ExprKind::Path(p) => p.first().filter(|_| p.len() == 1).and_then(|n| self.scope.enum_of(&n.text)),
            _ => None,
        }
    }

    fn enumerator(&mut self, id: EnumId, name: &Name) -> Option<ExprKind> {
        let e = self.model.enums.get(id.index())?;
        let row = e.row(&name.text)?;
        if let Available::No(why) = &row.notes.available {
            let d = Diagnostic::error(
                codes::UNKNOWN_NAME,
                name.span,
                format!("{} is not available on {} ({why})", row.name, self.model.place()),
            );
            let d = d.with(row.span, "declared here");
            self.report(d);
        }
        Some(ExprKind::Value(Value::Int(row.value)))
    }

    fn path(&mut self, path: &[Name], span: Span, expected: Option<EnumId>) -> Option<ExprKind> {
        let (first, rest) = path.split_first()?;
        if let Some(member) = rest.first() {
            if let Some(Item::Enum(id)) = self.model.names.get(&first.text).copied() {
                if let Some(k) = self.enumerator(id, member) {
                    return Some(k);
                }
                let rows = self.model.enums.get(id.index()).map(|e| e.rows.as_slice()).unwrap_or_default();
                let d = Diagnostic::error(
                    codes::UNKNOWN_NAME,
                    member.span,
                    format!("{} has no enumerator `{}`", first.text, member.text),
                );
                let d = d.choose(&member.text, "its enumerators", rows.iter().map(|r| r.name.as_str()));
                self.report(d);
                return None;
            }
            if self.model.names.get(&first.text) == Some(&Item::Broken) {
                return None;
            }
            self.report(Diagnostic::error(codes::UNKNOWN_NAME, span, format!("`{}` is no enum", first.text)));
            return None;
        }
        if let Some(k) = expected.and_then(|id| self.enumerator(id, first)) {
            return Some(k);
        }
        if let Some(k) = self.scope.name(&first.text) {
            return Some(k);
        }
        if first.text == "true" || first.text == "false" {
            return Some(ExprKind::Value(Value::Int(i128::from(first.text == "true"))));
        }
        match self.model.names.get(&first.text) {
            Some(Item::Const(i)) => {
                let c = self.model.consts.get(*i as usize)?;
                Some(match &c.value {
                    Known::Known(v) => ExprKind::Value(v.clone()),
                    Known::Unknown(reason) => ExprKind::Unknown { name: c.name.clone(), reason: reason.clone() },
                })
            }
            Some(Item::Set(id)) => {
                let set = self.model.sets.get(id.index())?;
                Some(ExprKind::Value(Value::Set(set.members.iter().filter_map(|m| u32::try_from(*m).ok()).collect())))
            }
            _ => {
                if let Some(k) = self.named_id(&first.text) {
                    return Some(k);
                }
                self.unknown_name(first, expected);
                None
            }
        }
    }

    /// An id that a bank gives a name.
    fn named_id(&self, name: &str) -> Option<ExprKind> {
        let ids = self.model.banks.iter().flat_map(|b| &b.named);
        ids.clone().find(|(n, _)| n == name).map(|(_, id)| ExprKind::Value(Value::Int(i128::from(*id))))
    }

    fn unknown_name(&mut self, name: &Name, expected: Option<EnumId>) {
        match self.model.names.get(&name.text) {
            _ if self.scope.lost(&name.text) => return,
            Some(Item::Broken) => return,
            Some(item) => {
                let message = format!("`{}` is {}: it has no value", name.text, words(*item));
                self.report(Diagnostic::error(crate::codes::arch::NO_VALUE, name.span, message));
                return;
            }
            None => {}
        }
        let mut known = self.scope.names();
        known.extend(self.model.consts.iter().map(|c| c.name.clone()));
        known.extend(self.model.ops.iter().flat_map(|o| &o.rows).map(|o| o.name.clone()));
        let e = expected.and_then(|id| self.model.enums.get(id.index()));
        if e.is_some_and(|e| e.broken) {
            return;
        }
        known.extend(e.into_iter().flat_map(|e| &e.rows).map(|r| r.name.clone()));
        let what = e.map(|e| format!("{} has no enumerator `{}`", e.name, name.text));
        let message = what.unwrap_or_else(|| format!("nothing is called `{}` here", name.text));
        let d = Diagnostic::error(codes::UNKNOWN_NAME, name.span, message);
        let rows = e.map(|e| e.rows.iter().map(|r| r.name.as_str()));
        self.report(match rows {
            Some(rows) if did_you_mean(&name.text, known.iter().map(String::as_str)).is_none() => {
                d.choose(&name.text, "its enumerators", rows)
            }
            _ => d.suggest(&name.text, known.iter().map(String::as_str)),
        });
    }

    fn call(&mut self, path: &[Name], args: &[ast::Expr], span: Span) -> Option<ExprKind> {
        let name = path.last()?;
        let resolved: Vec<Option<Expr>> = args.iter().map(|a| self.expr(a, None)).collect();
        let args: Option<Vec<Expr>> = resolved.into_iter().collect();
        if name.text == "len" {
            let mut args = args?;
            if args.len() == 1 {
                return args.pop().map(|a| ExprKind::Len(Box::new(a)));
            }
            self.report(Diagnostic::error(codes::ARGUMENTS, span, format!("len takes 1 argument, not {}", args.len())));
            return None;
        }
        let all =
            self.model.ops.iter().enumerate().flat_map(|(i, o)| o.rows.iter().enumerate().map(move |(j, r)| (i, j, r)));
        let Some((ops, op, row)) = all.clone().find(|(_, _, r)| r.name == name.text) else {
            let known = all.map(|(_, _, r)| r.name.as_str()).chain(["len"]);
            let d = Diagnostic::error(codes::UNKNOWN_NAME, name.span, format!("no operation `{}`", name.text)).choose(
                &name.text,
                "operations",
                known,
            );
            self.report(d);
            return None;
        };
        let args = args?;
        if args.len() != row.params.len() {
            let list: Vec<&str> = row.params.iter().map(|p| p.name.as_str()).collect();
            let message = format!(
                "{} takes {} ({}), not {}",
                name.text,
                count(row.params.len(), "argument"),
                list.join(", "),
                args.len()
            );
            let d = Diagnostic::error(codes::ARGUMENTS, span, message).with(row.span, "declared here");
            self.report(d);
            return None;
        }
        Some(ExprKind::Op { ops: ops as u32, op: op as u32, args })
    }

    fn index(&mut self, base: &ast::Expr, index: &ast::Expr) -> Option<ExprKind> {
        let index = self.expr(index, None)?;
        if let ast::ExprKind::Path(p) = &base.kind
            && let Some(name) = p.first()
        {
            if self.model.registers.as_ref().is_some_and(|r| r.name == name.text) {
                return Some(ExprKind::Register(Box::new(index)));
            }
            if let Some(k) = self.scope.index(&name.text, &index) {
                return Some(k);
            }
            if let Some(Item::Table(id)) = self.model.names.get(&name.text)
                && self.model.tables.get(id.index()).is_some_and(|t| t.columns.len() == 1)
            {
                return Some(ExprKind::Lookup { table: *id, column: 0, row: Box::new(index) });
            }
        }
        if let ast::ExprKind::Path(p) = &base.kind
            && p.first()
                .is_some_and(|n| self.model.names.get(&n.text) == Some(&Item::Broken) || self.scope.lost(&n.text))
        {
            return None;
        }
        let d = Diagnostic::error(
            codes::NOT_A,
            base.span,
            "only a table, the registers or a declared array can be indexed",
        );
        self.report(d.help("a table with several columns is read as `TABLE[row].column`"));
        None
    }

    fn member(&mut self, base: &ast::Expr, member: &Name) -> Option<ExprKind> {
        if let ast::ExprKind::Index { base, index } = &base.kind
            && let ast::ExprKind::Path(p) = &base.kind
            && let Some(name) = p.first()
            && let Some(Item::Table(id)) = self.model.names.get(&name.text).copied()
        {
            let row = self.expr(index, None)?;
            let table = self.model.tables.get(id.index())?;
            if let Some(column) = table.columns.iter().position(|c| c.name == member.text) {
                return Some(ExprKind::Lookup { table: id, column: column as u32, row: Box::new(row) });
            }
            let d = Diagnostic::error(
                codes::UNKNOWN_NAME,
                member.span,
                format!("{} has no column `{}`", table.name, member.text),
            );
            let d = d.suggest(&member.text, table.columns.iter().map(|c| c.name.as_str()));
            self.report(d);
            return None;
        }
        let d = Diagnostic::error(codes::NOT_A, member.span, format!("`.{}` of what is no table row", member.text));
        self.report(d.help("a table is read as `TABLE[row].column`"));
        None
    }
}

/// What an item is, in words.
fn words(item: Item) -> &'static str {
    match item {
        Item::Enum(_) => "an enum",
        Item::Set(_) => "a set",
        Item::Bank(_) => "a bank",
        Item::Registers => "the register file",
        Item::Wait(_) => "a wait table",
        Item::Update(_) => "an update table",
        Item::Space(_) => "an address space",
        Item::Family(_) => "a family",
        Item::Layout => "a layout",
        Item::Record(_) => "a record",
        Item::Table(_) => "a table",
        Item::Const(_) => "a constant",
        Item::Profile(_) => "a profile",
        Item::Builder(_) => "a builder",
        Item::Fence(_) => "a fence",
        Item::Ops(_) => "an interface",
        Item::Arch => "an architecture",
        Item::Broken => "something that was not understood",
    }
}

/// `1 argument`, `2 arguments`.
pub(super) fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
