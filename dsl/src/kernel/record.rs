//! Records as written in a kernel, and calls of builders: what they do comes from the specification.

use std::collections::HashSet;
use std::sync::Arc;

use chappe_runtime::program::{Body, Value, Wait};
use chappe_runtime::streams::{Operands, Sync, Waits, Wire};

use super::effects::{self, RawBody};
use super::ir::{GroupKind, Node, Op, Post, RecordOp, Work};
use super::state::{Symbol, Symbols};
use super::statement::Cursor;
use super::template;
use crate::ast::{self, Name, Stmt};
use crate::codec::Data;
use crate::codes::kernel as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{self, ExprKind, FieldId, FieldKind, FieldValue, Literal, ProfileId};
use crate::resolve::{self, Scope};
use crate::source::Span;

/// The names that a record in a kernel sees.
struct Names<'l, 'a> {
    symbols: Option<&'l Symbols<'a>>,
    vars: &'l [(String, Value)],
    registers: Option<&'l model::Registers>,
}

impl Names<'_, '_> {
    fn symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols?.get(name).map(|(s, _)| *s)
    }
}

impl Scope for Names<'_, '_> {
    fn name(&self, name: &str) -> Option<ExprKind> {
        if let Some(i) = self.vars.iter().rposition(|(v, _)| v == name) {
            return Some(ExprKind::Param(i as u32));
        }
        let int = |n: i128| Some(ExprKind::Value(model::Value::Int(n)));
        match self.symbol(name) {
            Some(Symbol::Entry { first, .. }) => return int(i128::from(first)),
            Some(Symbol::Const(n)) => return int(i128::from(n)),
            Some(Symbol::Queue(_)) => return Some(ExprKind::Value(model::Value::Str(name.to_owned()))),
            Some(Symbol::Region { .. } | Symbol::Broken) => return None,
            None => {}
        }
        let bank = self.registers?;
        let n: u32 = name.strip_prefix(bank.name.as_str())?.parse().ok()?;
        if n < bank.count { int(i128::from(n)) } else { None }
    }

    fn index(&self, name: &str, index: &model::Expr) -> Option<ExprKind> {
        let Some(Symbol::Entry { first, count: Some(_), .. }) = self.symbol(name) else { return None };
        let first = model::Expr { kind: ExprKind::Value(model::Value::Int(i128::from(first))), span: index.span };
        Some(ExprKind::Binary(ast::BinaryOp::Add, Box::new(first), Box::new(index.clone())))
    }

    fn names(&self) -> Vec<String> {
        let mut declared: Vec<String> = self.symbols.into_iter().flatten().map(|(n, _)| (*n).to_owned()).collect();
        declared.sort_unstable();
        self.vars.iter().map(|(n, _)| n.clone()).chain(declared).collect()
    }
}

impl Cursor<'_, '_> {
    pub(super) fn bare_record(&mut self, s: &Stmt) {
        if !s.after.is_empty() || !s.then.is_empty() {
            let d = Diagnostic::error(codes::FUSE, s.span, "a record written out carries what it says");
            self.l.diags.push(d.help("write the waits and updates into its fields"));
        }
    }

    /// `@profile(runtime)` of a record that is written out: as disassembling shows one that another profile wrote.
    fn profile_attr(&mut self, s: &Stmt) -> Option<ProfileId> {
        let attr = s.attrs.iter().find(|a| a.name.text == "profile")?;
        let name = match attr.args.as_slice() {
            [ast::Expr { kind: ast::ExprKind::Path(p), .. }] if p.len() == 1 => p.first(),
            _ => None,
        };
        let Some(name) = name else {
            self.l.error(codes::ATTRIBUTE, attr.span, "expected `@profile(name)`");
            return None;
        };
        let found = self.l.model.profile(&name.text);
        if found.is_none() {
            let message = format!("{} has no profile `{}`", self.l.model.title(), name.text);
            let known = self.l.model.profiles.iter().map(|p| p.name.as_str());
            self.l.diags.push(Diagnostic::error(codes::NAME, name.span, message).suggest(&name.text, known));
        }
        found
    }

    /// A record.
    pub(super) fn literal_stmt(&mut self, s: &Stmt, literal: &ast::Literal, cost: Option<u32>, out: &mut Vec<Node>) {
        self.bare_record(s);
        let scope = Names {
            symbols: self.l.symbols.get(self.at.unit).and_then(|u| u.get(usize::from(self.at.core))),
            vars: &self.at.vars,
            registers: self.l.model.registers.as_ref(),
        };
        let mut found = Diagnostics::new();
        let resolved = resolve::literal(self.l.model, &scope, literal, &mut found);
        let broken = found.has_errors();
        for d in found.iter() {
            self.l.diags.push(d.clone());
        }
        if let Some(l) = resolved.filter(|_| !broken) {
            let params: Vec<Value> = self.at.vars.iter().map(|(_, v)| *v).collect();
            let profile = self.profile_attr(s);
            let name = self.l.model.records.get(l.record.index()).map_or_else(String::new, |r| r.name.clone());
            self.record(s.span, &name, Arc::new(l), params, profile, cost, out);
        }
    }

    /// One record: its waits, updates and bodies from the specification.
    #[allow(clippy::too_many_arguments, reason = "a record comes with all of this")]
    pub(super) fn record(
        &mut self,
        span: Span,
        label: &str,
        literal: Arc<Literal>,
        params: Vec<Value>,
        own: Option<ProfileId>,
        cost: Option<u32>,
        out: &mut Vec<Node>,
    ) {
        let fixed: Vec<model::Value> = params
            .iter()
            .map(|p| match p {
                Value::Imm(n) => model::Value::Int(i128::from(*n)),
                Value::Reg(r) => model::Value::Int(i128::from(*r)),
                Value::Expr(_) => model::Value::Int(0),
            })
            .collect();
        let value = match template::value_of(self.l.model, &literal, &fixed) {
            Ok(v) => v,
            Err(list) => return list.into_iter().for_each(|d| self.l.diags.push(d)),
        };
        let symbolic = params.iter().any(|p| matches!(p, Value::Expr(_)));
        let raw = match effects::raw_step(self.l.model, &value, self.at.core) {
            Ok(r) => r,
            Err(d) => return self.l.diags.push(place(d, span)),
        };
        let (mut waits, mut updates) = (raw.waits, raw.updates);
        if symbolic {
            let Some((w, u)) = self.symbolic_sync(&literal, &params, &value, span) else { return };
            (waits, updates) = (w, u);
        }
        let mut bodies = Vec::new();
        for b in raw.bodies {
            match self.body(b, raw.duration, span) {
                Some(b) => bodies.push(b),
                None => return,
            }
        }
        let record = RecordOp { literal, params, profile: own, bodies };
        let source = self.source_at(span, label.to_owned().into());
        let posts = updates.into_iter().map(|update| Post { update, short: false }).collect();
        out.push(Node::Op(Op {
            waits,
            work: Work::Record(Box::new(record)),
            posts,
            cost: cost.unwrap_or(raw.cost),
            source,
        }));
    }

    /// Waits and updates whose operands depend on `for` variables; nothing else may.
    fn symbolic_sync(
        &mut self,
        literal: &Literal,
        params: &[Value],
        value: &crate::codec::RecordValue,
        span: Span,
    ) -> Option<(Vec<Wait>, Vec<chappe_runtime::program::Update>)> {
        let model = self.l.model;
        let record = model.records.get(literal.record.index())?;
        let modes = record.fields.iter().filter_map(|f| if let FieldKind::Mode(m) = &f.kind { m.mask } else { None });
        let masks: Vec<FieldId> = modes.collect();
        let moving: HashSet<FieldId> = literal
            .fields
            .iter()
            .filter(|(id, v)| !matches!(v, FieldValue::Mode { .. }) && !masks.contains(id) && field_uses(v, params))
            .map(|(id, _)| *id)
            .collect();
        if !moving.is_empty() && !record.effects.is_empty() {
            let d = Diagnostic::error(codes::EXPRESSION, span, "what a record does cannot depend on a `for` variable");
            self.l.diags.push(d.help("only ids and operands of its waits and updates may"));
            return None;
        }
        let (mut waits, mut updates) = (Waits::default(), Vec::new());
        for id in &record.order {
            let (Some(FieldKind::Mode(m)), Some(Data::Mode { .. })) =
                (record.fields.get(id.index()).map(|f| &f.kind), value.fields.get(id.index()))
            else {
                continue;
            };
            let Some((_, FieldValue::Mode { mode, index, value: written, .. })) =
                literal.fields.iter().find(|(f, _)| f == id)
            else {
                continue;
            };
            let index = self.symbolic(index, params)?;
            let operand = match written {
                Some(e) => Operands::Symbolic(self.symbolic(e, params)?),
                None => Operands::Number(Wire { bits: 0, width: 0 }),
            };
            let given = m.mask.and_then(|mask| literal.fields.iter().find(|(f, _)| *f == mask));
            let mask = match given {
                Some((_, FieldValue::Expr(e))) if uses_params(e) => Some(Operands::Symbolic(self.symbolic(e, params)?)),
                _ => effects::mask_of(record, m, value).map(Operands::Number),
            };
            match effects::of_mode(model, m, *mode, (index, operand, mask), self.at.core) {
                Ok(Sync::Wait(w)) => waits.push(w, effects::group_of(record, *id)),
                Ok(Sync::Update(u)) => updates.push(u),
                Err(d) => {
                    self.l.diags.push(place(d, span));
                    return None;
                }
            }
        }
        match waits.finish(record.any.len()) {
            Some(waits) => Some((waits, updates)),
            None => {
                self.l.diags.push(place(effects::no_alternative(record), span));
                None
            }
        }
    }

    /// What a record does, in a kernel.
    fn body(&mut self, raw: RawBody, duration: u32, span: Span) -> Option<Body> {
        let name = |text: String| Name { text, span };
        Some(match raw {
            RawBody::Drain(None) => Body::Drain(None),
            RawBody::Drain(Some(q)) => Body::Drain(Some(self.queue(&name(q))?)),
            RawBody::Join(record) => Body::Join(self.l.group(GroupKind::Record(self.at.core, record), span)),
            RawBody::JoinCores => {
                let Work::CoreBarrier { group, .. } = self.core_barrier(span, None)? else { return None };
                Body::Join(group)
            }
            RawBody::Reset(ranges) => Body::Reset(ranges),
            RawBody::Transfer(q) => Body::Transfer { queue: self.queue(&name(q))?, accesses: Vec::new(), duration },
            RawBody::Move(r, v) => Body::Move(r, v),
            RawBody::Alu(op, r, a, b) => Body::Alu(op, r, a, b),
            RawBody::Branch(..) => {
                let d = Diagnostic::error(codes::EFFECT, span, "a kernel branches by `if` and `loop`, not by a record");
                self.l.diags.push(d.help("how many records lie between is known only once they are written"));
                return None;
            }
            RawBody::Call(_) => {
                let d = Diagnostic::error(codes::EFFECT, span, "a kernel calls by `call`, not by a record");
                self.l.diags.push(d.help("`call NAME` calls another kernel of the file"));
                return None;
            }
            RawBody::Return => Body::Return,
            RawBody::Stop => Body::Stop,
        })
    }
}

/// A finding about a record's meaning, at the place of its use.
fn place(mut d: Diagnostic, span: Span) -> Diagnostic {
    let inner = d.span();
    for l in &mut d.labels {
        l.primary = false;
    }
    if inner == Span::default() {
        d.labels.clear();
    }
    d.labels.insert(0, crate::diagnostic::Label { span, text: String::new(), primary: true });
    d
}

pub(super) fn uses_params(e: &model::Expr) -> bool {
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

/// Whether a field's value depends on a parameter that is not a number.
fn field_uses(v: &FieldValue, params: &[Value]) -> bool {
    let any = params.iter().any(|p| matches!(p, Value::Expr(_)));
    any && match v {
        FieldValue::Expr(e) => uses_params(e),
        FieldValue::Meaning(..) => false,
        FieldValue::Mode { index, value, .. } => uses_params(index) || value.as_ref().is_some_and(uses_params),
        FieldValue::List(l, _) => l.iter().any(|v| field_uses(v, params)),
        FieldValue::Set(l, _) => l.iter().any(uses_params),
        FieldValue::Record(l) => l.fields.iter().any(|(_, v)| field_uses(v, params)),
        FieldValue::Arm(_, v) => field_uses(v, params),
    }
}
