//! Record literals: names of records, fields, modes, enumerators, arms.

use crate::ast::{self, ExprKind as Written, LiteralValue, Name};
use crate::codes::{literal as codes, names as name_codes};
use crate::diagnostic::{Diagnostic, Diagnostics, did_you_mean};
use crate::model::{
    ExprKind, Field, FieldId, FieldKind, FieldValue, Item, Literal, ModeField, ModeTable, Model, RecordId, Scalar,
    Type, UnionField,
};
use crate::source::Span;

use super::expr::{Scope, count, expr, expr_as};

/// Resolves a literal. `None`: something in it is not understood, which has been reported.
pub fn literal(model: &Model, scope: &dyn Scope, l: &ast::Literal, diags: &mut Diagnostics) -> Option<Literal> {
    let name = l.path.last()?;
    let record = record_named(model, name, diags)?;
    Resolver { model, scope, diags, path: Vec::new() }.fields(record, l)
}

fn record_named(model: &Model, name: &Name, diags: &mut Diagnostics) -> Option<RecordId> {
    match model.names.get(&name.text) {
        Some(Item::Record(id)) => Some(*id),
        Some(Item::Family(_)) => {
            let d = Diagnostic::error(
                name_codes::NOT_A,
                name.span,
                format!("{} is a family: name one of its records", name.text),
            );
            diags.push(d);
            None
        }
        Some(Item::Broken) => None,
        _ => {
            let d = Diagnostic::error(name_codes::UNKNOWN_NAME, name.span, format!("no record `{}`", name.text));
            diags.push(d.choose(&name.text, "records", model.records.iter().map(|r| r.name.as_str())));
            None
        }
    }
}

struct Resolver<'a> {
    model: &'a Model,
    scope: &'a dyn Scope,
    diags: &'a mut Diagnostics,
    /// Names of the fields around.
    path: Vec<String>,
}

impl Resolver<'_> {
    fn fields(&mut self, id: RecordId, l: &ast::Literal) -> Option<Literal> {
        let record = self.model.records.get(id.index())?;
        let mut fields: Vec<(FieldId, FieldValue)> = Vec::new();
        let mut ok = true;
        for f in &l.fields {
            let found =
                record.field(&f.name.text).filter(|i| record.fields.get(i.index()).is_some_and(Field::in_literal));
            let (field, value) = match found {
                Some(i) => {
                    let field = record.fields.get(i.index());
                    (i, field.and_then(|field| self.within(&f.name.text, |r| r.field(field, &f.value))))
                }
                None => match arm_of(record, &f.name.text) {
                    Some((i, arm, union)) => (i, self.within(&f.name.text, |r| r.arm(union, arm, &f.value))),
                    None => {
                        if !record.may_have(&f.name.text) {
                            self.no_field(record, &f.name);
                        }
                        ok = false;
                        continue;
                    }
                },
            };
            if fields.iter().any(|(i, _)| *i == field) {
                let d = Diagnostic::error(codes::GIVEN_TWICE, f.name.span, format!("`{}` is given twice", f.name.text));
                self.diags.push(d);
                ok = false;
            }
            match value {
                Some(v) => fields.push((field, v)),
                None => ok = false,
            }
        }
        ok.then_some(Literal { record: id, fields, span: l.span })
    }

    /// Resolves the value of the field of that name.
    fn within<T>(&mut self, name: &str, f: impl FnOnce(&mut Self) -> T) -> T {
        self.path.push(name.to_owned());
        let value = f(self);
        self.path.pop();
        value
    }

    /// A value that is not written as its field wants it.
    fn wrong_form(&self, span: Span, text: &str) -> Diagnostic {
        Diagnostic::error(codes::WRONG_FORM, span, format!("{}: {text}", self.path.join(".")))
    }

    fn no_field(&mut self, record: &crate::model::Record, name: &Name) {
        let arms = record.fields.iter().filter(|f| f.name.is_none()).flat_map(|f| match &f.kind {
            FieldKind::Union(u) => u.arms.iter().map(|a| a.name.as_str()).collect(),
            _ => Vec::new(),
        });
        let known: Vec<&str> = record.literal_names().chain(arms).collect();
        let hint =
            did_you_mean(&name.text, known.iter().copied()).map(|n| format!(", did you mean {n}?")).unwrap_or_default();
        let constant = record.field(&name.text).is_some();
        let message = if constant {
            format!("{}: {} is constant and cannot be given", record.name, name.text)
        } else {
            format!("{}: no field {}{hint}", record.name, name.text)
        };
        let list =
            if known.is_empty() { "it has none".to_owned() } else { format!("its fields are: {}", known.join(", ")) };
        let d = Diagnostic::error(codes::NO_FIELD, name.span, message).with(record.span, "the record");
        self.diags.push(d.help(list));
    }

    fn field(&mut self, field: &Field, v: &LiteralValue) -> Option<FieldValue> {
        match &field.kind {
            FieldKind::Value { ty, .. } => self.value(ty, v),
            FieldKind::Mode(m) => self.mode(m, v),
            FieldKind::Union(u) => self.named_arm(u, v),
            FieldKind::Constant { .. } | FieldKind::Fill { .. } => None,
        }
    }

    fn value(&mut self, ty: &Type, v: &LiteralValue) -> Option<FieldValue> {
        match (ty, v) {
            (Type::Record(id), LiteralValue::Record(l)) => {
                let wanted = self.model.records.get(id.index()).map_or("?", |r| &r.name);
                let given = l.path.last()?;
                if given.text == wanted {
                    return self.fields(*id, l).map(FieldValue::Record);
                }
                let d = self.wrong_form(given.span, &format!("expected {wanted} {{ .. }}, found {}", given.text));
                self.diags.push(d);
                None
            }
            (Type::Array { element, .. }, LiteralValue::List(items, span)) => {
                let values: Vec<Option<FieldValue>> = items.iter().map(|i| self.value(element, i)).collect();
                Some(FieldValue::List(values.into_iter().collect::<Option<Vec<_>>>()?, *span))
            }
            (Type::Bits(_), LiteralValue::Set(items, span)) => {
                let values: Vec<_> = items.iter().map(|i| expr(self.model, self.scope, i, self.diags)).collect();
                Some(FieldValue::Set(values.into_iter().collect::<Option<Vec<_>>>()?, *span))
            }
            (Type::Scalar(scalar, _), LiteralValue::Expr(e)) => {
                let expected = if let Scalar::Enum(id) = scalar { Some(*id) } else { None };
                let resolved = expr_as(self.model, self.scope, e, expected, self.diags)?;
                if let (Some(of), ExprKind::Param(p), Written::Path(path)) = (expected, &resolved.kind, &e.kind)
                    && path.iter().any(|n| n.text == "op")
                {
                    return Some(FieldValue::Meaning(*p, of));
                }
                Some(FieldValue::Expr(resolved))
            }
            (Type::Bits(_) | Type::Str { .. } | Type::Array { .. }, LiteralValue::Expr(e)) => {
                expr(self.model, self.scope, e, self.diags).map(FieldValue::Expr)
            }
            _ => {
                let text = format!("expected {}, found {}", form(ty, self.model), written(v));
                let d = self.wrong_form(v.span(), &text);
                self.diags.push(d);
                None
            }
        }
    }

    /// `sem_ge_imm(12, 5)`
    fn mode(&mut self, m: &ModeField, v: &LiteralValue) -> Option<FieldValue> {
        let (table, modes) = modes(self.model, m.table);
        let (path, args) = match v {
            LiteralValue::Expr(ast::Expr { kind: Written::Call { path, args }, .. }) => (path, args.as_slice()),
            LiteralValue::Expr(ast::Expr { kind: Written::Path(path), .. }) => (path, [].as_slice()),
            other => {
                let text = format!("expected a mode of {table} with its operands, found {}", written(other));
                let d = self.wrong_form(other.span(), &text);
                self.diags.push(d.help("as `sem_ge_imm(12, 5)`: the mode, the index into the bank, the value"));
                return None;
            }
        };
        let name = path.last()?;
        let Some(mode) = modes.iter().position(|(n, _)| *n == name.text) else {
            let d =
                Diagnostic::error(name_codes::UNKNOWN_NAME, name.span, format!("{table} has no mode `{}`", name.text));
            self.diags.push(d.choose(&name.text, "its modes", modes.iter().map(|(n, _)| *n)));
            return None;
        };
        let takes_value = modes.get(mode).is_some_and(|(_, v)| *v);
        let wanted = 1 + usize::from(takes_value);
        if args.len() != wanted {
            let operands = if takes_value { "an index and a value" } else { "an index" };
            let message = format!(
                "{}: {} takes {operands}: {}, not {}",
                self.path.join("."),
                name.text,
                count(wanted, "operand"),
                args.len()
            );
            self.diags.push(Diagnostic::error(name_codes::ARGUMENTS, v.span(), message));
            return None;
        }
        let resolved: Vec<_> = args.iter().map(|a| expr(self.model, self.scope, a, self.diags)).collect();
        let mut resolved = resolved.into_iter();
        let index = resolved.next()??;
        let value = match resolved.next() {
            Some(v) => Some(v?),
            None => None,
        };
        Some(FieldValue::Mode { mode, index, value, span: v.span() })
    }

    /// `ring { .. }`, `mesh([1, 2])`, `raw(5)`: the arm comes first.
    fn named_arm(&mut self, u: &UnionField, v: &LiteralValue) -> Option<FieldValue> {
        let name = match v {
            LiteralValue::Record(l) => l.path.last(),
            LiteralValue::Arm(n, _) => Some(n),
            LiteralValue::Expr(ast::Expr { kind: Written::Call { path, .. }, .. }) => path.last(),
            LiteralValue::Expr(_) | LiteralValue::List(..) | LiteralValue::Set(..) => None,
        };
        let arms: Vec<&str> = u.arms.iter().map(|a| a.name.as_str()).collect();
        let found = name.and_then(|n| arms.iter().position(|a| *a == n.text));
        let (Some(name), Some(arm)) = (name, found) else {
            let d = self.wrong_form(v.span(), &format!("expected one of the arms {}", arms.join(", ")));
            let d = d.help("as `ring { .. }` for a record, `mesh([1, 2])` for a list, `raw(5)` for a number");
            self.diags.push(match name {
                Some(n) => d.suggest(&n.text, arms),
                None => d,
            });
            return None;
        };
        let ty = u.arms.get(arm).map(|a| &a.ty)?;
        let inner = match (v, ty) {
            (LiteralValue::Record(l), Type::Record(id)) => self.fields(*id, l).map(FieldValue::Record)?,
            (LiteralValue::Arm(_, inner), _) => self.value(ty, inner)?,
            (LiteralValue::Expr(ast::Expr { kind: Written::Call { args, .. }, .. }), _) if args.len() == 1 => {
                let arg = args.first()?;
                self.value(ty, &LiteralValue::Expr(arg.clone()))?
            }
            _ => {
                let text = format!("{} is {}, found {}", name.text, form(ty, self.model), written(v));
                let d = self.wrong_form(v.span(), &text);
                self.diags.push(d);
                return None;
            }
        };
        Some(FieldValue::Arm(arm, Box::new(inner)))
    }

    /// An arm of a union without a name: written as if it were a field of the record.
    fn arm(&mut self, u: &UnionField, arm: usize, v: &LiteralValue) -> Option<FieldValue> {
        let ty = u.arms.get(arm).map(|a| &a.ty)?;
        self.value(ty, v).map(|inner| FieldValue::Arm(arm, Box::new(inner)))
    }
}

/// The arm of that name, of a union without a name.
fn arm_of<'r>(record: &'r crate::model::Record, name: &str) -> Option<(FieldId, usize, &'r UnionField)> {
    record.fields.iter().enumerate().filter(|(_, f)| f.name.is_none()).find_map(|(i, f)| match &f.kind {
        FieldKind::Union(u) => u.arms.iter().position(|a| a.name == name).map(|arm| (FieldId(i as u32), arm, u)),
        _ => None,
    })
}

/// Name of a mode table; name of each mode and whether it takes a value.
fn modes(model: &Model, table: ModeTable) -> (&str, Vec<(&str, bool)>) {
    match table {
        ModeTable::Wait(id) => model
            .waits
            .get(id.index())
            .map(|t| (t.name.as_str(), t.modes.iter().map(|m| (m.name.as_str(), m.takes_value())).collect())),
        ModeTable::Update(id) => model
            .updates
            .get(id.index())
            .map(|t| (t.name.as_str(), t.modes.iter().map(|m| (m.name.as_str(), m.takes_value())).collect())),
    }
    .unwrap_or(("?", Vec::new()))
}

/// What is written, in a word.
fn written(v: &LiteralValue) -> &'static str {
    match v {
        LiteralValue::Expr(ast::Expr { kind: Written::Int(_), .. }) => "a number",
        LiteralValue::Expr(ast::Expr { kind: Written::Str(_), .. }) => "text",
        LiteralValue::Expr(_) => "an expression",
        LiteralValue::List(..) => "a list",
        LiteralValue::Set(..) => "a set",
        LiteralValue::Record(_) => "a record",
        LiteralValue::Arm(..) => "an arm of a union",
    }
}

/// How a value of a type is written.
fn form(ty: &Type, model: &Model) -> String {
    match ty {
        Type::Scalar(Scalar::Enum(id), _) => {
            format!("an enumerator of {}", model.enums.get(id.index()).map_or("?", |e| &e.name))
        }
        Type::Scalar(Scalar::Bool, _) => "`true` or `false`".to_owned(),
        Type::Scalar(..) => "a number".to_owned(),
        Type::Bits(_) => "a set, as `{3, 40, 255}`".to_owned(),
        Type::Str { .. } => "text, as `\"name\"`".to_owned(),
        Type::Array { count, .. } => format!("a list of up to {count}, as `[1, 2]`"),
        Type::Record(id) => format!("{} {{ .. }}", model.records.get(id.index()).map_or("?", |r| &r.name)),
    }
}
