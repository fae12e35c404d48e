//! What a record does, read from its specification: its modes' meanings and its `effect` rows.

use chappe_runtime::program::{BankId, BankKind, Condition, Core, Register, SemRef, Update, Value};
use chappe_runtime::streams::{self, Operands, Sync, Waits, Wire, effect};
pub use chappe_runtime::streams::{RawBody, RawStep};

use super::state::bank_kind;
use super::work::{COPY_COST, RECORD_COST};
use crate::codec::{Data, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{
    self, Effect, Expr, FieldId, FieldKind, Join, Known, Meaning, ModeField, ModeTable, Model, Operand, Record,
};

/// What a record of a core does.
///
/// # Errors
/// What its specification does not know, or says in a way that has no value.
pub fn raw_step(model: &Model, value: &RecordValue, core: Core) -> Result<RawStep, Diagnostic> {
    let record = model
        .records
        .get(value.record.index())
        .ok_or_else(|| Diagnostic::error(codes::EFFECT, Default::default(), "no such record"))?;
    let (waits, updates) = sync_of(model, record, value, core)?;
    let waits = waits.finish(record.any.len()).ok_or_else(|| no_alternative(record))?;
    let mut bodies = Vec::new();
    let env = Env::new(model).with_fields(value);
    for rule in &record.effects {
        if let Some(g) = &rule.guard
            && !env.truth(g)?
        {
            continue;
        }
        body(&Cx { model, record, value, env }, &rule.effect, &mut bodies).map_err(|d| {
            if d.span() == rule.span { d } else { d.with(rule.span, format!("what `{}` does", record.name)) }
        })?;
    }
    let cost = model.costs.records.get(&record.name).copied().unwrap_or(RECORD_COST);
    Ok(RawStep { waits, bodies, updates, cost, duration: model.costs.copy.unwrap_or(COPY_COST) })
}

/// The waits and updates of a record's mode fields.
fn sync_of(
    model: &Model,
    record: &Record,
    value: &RecordValue,
    core: Core,
) -> Result<(Waits, Vec<Update>), Diagnostic> {
    let (mut waits, mut updates) = (Waits::default(), Vec::new());
    for id in &record.order {
        let Some(f) = record.fields.get(id.index()) else { continue };
        let (FieldKind::Mode(m), Some(Data::Mode { mode, index, value: operand })) =
            (&f.kind, value.fields.get(id.index()))
        else {
            continue;
        };
        let operand = Operands::Number(Wire { bits: *operand, width: m.value.as_ref().map_or(0, |p| p.width) });
        let mask = mask_of(record, m, value).map(Operands::Number);
        match of_mode(model, m, *mode, (Value::Imm(*index as i64), operand, mask), core)? {
            Sync::Wait(w) => waits.push(w, group_of(record, *id)),
            Sync::Update(u) => updates.push(u),
        }
    }
    Ok((waits, updates))
}

/// The group of alternatives that a wait field belongs to.
pub(super) fn group_of(record: &Record, field: FieldId) -> Option<usize> {
    record.any.iter().position(|group| group.contains(&field))
}

/// A record that waits for one of several things, and for none of them.
pub(super) fn no_alternative(record: &Record) -> Diagnostic {
    let message = format!("`{}` {}", record.name, effect::NO_ALTERNATIVE);
    Diagnostic::error(codes::EFFECT, Default::default(), message)
}

/// What the field holds that masks a mode.
pub(super) fn mask_of(record: &Record, m: &ModeField, value: &RecordValue) -> Option<Wire> {
    let id = m.mask?;
    match &record.fields.get(id.index())?.kind {
        FieldKind::Value { at: model::Location::Bits(place), .. } => {
            let bits = match value.fields.get(id.index()) {
                Some(Data::Int(n)) => *n as u64 & u64::MAX >> (64 - u32::from(place.width.clamp(1, 64))),
                _ => 0,
            };
            Some(Wire { bits, width: place.width })
        }
        FieldKind::Constant { place, bits, .. } => Some(Wire { bits: *bits, width: place.width }),
        _ => None,
    }
}

/// What a mode means, with its index, its operand and its mask.
pub(super) fn of_mode(
    model: &Model,
    field: &ModeField,
    mode: usize,
    (id, value, mask): (Value, Operands, Option<Operands>),
    core: Core,
) -> Result<Sync, Diagnostic> {
    let unknown = |name: &str, span, why: &str| {
        let why = if why.is_empty() { String::new() } else { format!(": {why}") };
        Diagnostic::error(codes::EFFECT, span, format!("what `{name}` means is unknown{why}"))
    };
    let none = || Diagnostic::error(codes::EFFECT, Default::default(), format!("no mode {mode}"));
    match field.table {
        ModeTable::Wait(t) => {
            let m = model.waits.get(t.index()).and_then(|t| t.modes.get(mode)).ok_or_else(none)?;
            let meaning = match &m.meaning {
                Known::Known(k) => k,
                Known::Unknown(why) => return Err(unknown(&m.name, m.span, why)),
            };
            let bank = meaning.bank.index() as BankId;
            let sem = SemRef { core, bank, id };
            Ok(Sync::Wait(streams::wait(sem, kind(model, bank), (meaning.test, meaning.then), value, mask)))
        }
        ModeTable::Update(t) => {
            let m = model.updates.get(t.index()).and_then(|t| t.modes.get(mode)).ok_or_else(none)?;
            let meaning = match &m.meaning {
                Known::Known(k) => k,
                Known::Unknown(why) => return Err(unknown(&m.name, m.span, why)),
            };
            let bank = meaning.bank.index() as BankId;
            let sem = SemRef { core, bank, id };
            Ok(Sync::Update(streams::update(sem, kind(model, bank), meaning.action, meaning.when, value)))
        }
    }
}

/// The kind of a bank.
pub(super) fn kind(model: &Model, bank: BankId) -> Option<BankKind> {
    model.banks.get(usize::from(bank)).map(|b| bank_kind(b.entry))
}

/// What an effect is read in.
struct Cx<'a> {
    model: &'a Model,
    record: &'a Record,
    value: &'a RecordValue,
    env: Env<'a>,
}

impl Cx<'_> {
    fn text(&self, e: &Expr) -> Result<String, Diagnostic> {
        match self.env.eval(e)? {
            model::Value::Str(s) => Ok(s),
            _ => Err(Diagnostic::error(codes::EFFECT, e.span, "expected a name")),
        }
    }

    fn register(&self, e: &Expr) -> Result<Register, Diagnostic> {
        let n = match self.env.eval(e)? {
            model::Value::Register(r) => i128::from(r),
            v => v.int().unwrap_or(-1),
        };
        u16::try_from(n).map_err(|_| Diagnostic::error(codes::EFFECT, e.span, format!("no register {n}")))
    }

    fn one(v: &model::Value, e: &Expr) -> Result<Value, Diagnostic> {
        match v {
            model::Value::Register(r) => Ok(Value::Reg(u16::try_from(*r).unwrap_or(u16::MAX))),
            v => match v.int().map(i64::try_from) {
                Some(Ok(n)) => Ok(Value::Imm(n)),
                _ => Err(Diagnostic::error(codes::EFFECT, e.span, "expected a 64-bit number")),
            },
        }
    }

    fn operand(&self, e: &Expr) -> Result<Value, Diagnostic> {
        Self::one(&self.env.eval(e)?, e)
    }

    /// What the enumerator that an effect uses means.
    fn meaning(&self, e: &Expr) -> Result<Meaning, Diagnostic> {
        let unknown = || Diagnostic::error(codes::EFFECT, e.span, "an operator that has no meaning");
        let model::ExprKind::Field(id) = &e.kind else { return Err(unknown()) };
        let field = self.record.fields.get(id.index()).ok_or_else(unknown)?;
        let scalar = match &field.kind {
            FieldKind::Value { ty: model::Type::Scalar(s, _), .. } | FieldKind::Constant { ty: s, .. } => *s,
            _ => return Err(unknown()),
        };
        let model::Scalar::Enum(table) = scalar else { return Err(unknown()) };
        let n = self.env.int(e)?;
        let table = self.model.enums.get(table.index()).ok_or_else(unknown)?;
        let row = table.by_value(n).ok_or_else(unknown)?;
        match &row.meaning {
            Some(Known::Known(m)) => Ok(*m),
            Some(Known::Unknown(why)) => {
                let message = format!("what `{}` means is unknown: {why}", row.name);
                Err(Diagnostic::error(codes::EFFECT, row.span, message))
            }
            None => {
                let message = format!("what `{}` of `{}` means is not said", row.name, table.name);
                Err(Diagnostic::error(codes::EFFECT, row.span, message))
            }
        }
    }
}

fn body(cx: &Cx<'_>, effect: &Effect, out: &mut Vec<RawBody>) -> Result<(), Diagnostic> {
    match effect {
        Effect::Drain(None) => out.push(RawBody::Drain(None)),
        Effect::Drain(Some(e)) => out.push(RawBody::Drain(Some(cx.text(e)?))),
        Effect::Join(Join::Engines(_)) => out.push(RawBody::Join(cx.value.record.0)),
        Effect::Join(Join::Cores) => out.push(RawBody::JoinCores),
        Effect::Stop => out.push(RawBody::Stop),
        Effect::Return => out.push(RawBody::Return),
        Effect::Reset { bank, ids } => match cx.env.eval(ids)? {
            model::Value::Set(ids) => out.push(RawBody::Reset(effect::ids(bank.index() as BankId, ids))),
            v => match v.int().map(u32::try_from) {
                Some(Ok(n)) => out.push(RawBody::Reset(effect::ids(bank.index() as BankId, [n]))),
                _ => return Err(Diagnostic::error(codes::EFFECT, ids.span, "expected a set of ids")),
            },
        },
        Effect::Transfer(e) => out.push(RawBody::Transfer(cx.text(e)?)),
        Effect::Move { count, to, from } => moves(cx, count.as_ref(), to, from, out)?,
        Effect::Alu { op, to, left, right } => match cx.meaning(op)? {
            Meaning::Alu(alu) => out.push(RawBody::Alu(alu, cx.register(to)?, cx.operand(left)?, cx.operand(right)?)),
            Meaning::Always | Meaning::Compare(..) => {
                return Err(Diagnostic::error(codes::EFFECT, op.span, "expected an arithmetic operation"));
            }
        },
        Effect::Branch { op, left, value, register, distance } => {
            let n = cx.env.int(distance)?;
            let distance = i64::try_from(n)
                .map_err(|_| Diagnostic::error(codes::EFFECT, distance.span, format!("a distance of {n} records")))?;
            let signed = cx.model.registers.as_ref().is_some_and(|r| r.signed);
            let condition = match cx.meaning(op)? {
                Meaning::Always => None,
                Meaning::Compare(compare, o) => {
                    let left = Value::Reg(cx.register(left)?);
                    let right = match o {
                        Operand::Const(n) => Value::Imm(n),
                        Operand::Value => cx.operand(value)?,
                        Operand::Register => Value::Reg(cx.register(register)?),
                    };
                    Some(Condition { left, compare, right, signed })
                }
                Meaning::Alu(_) => return Err(Diagnostic::error(codes::EFFECT, op.span, "expected a comparison")),
            };
            out.push(RawBody::Branch(condition, distance));
        }
        Effect::Call(e) => out.push(RawBody::Call(cx.text(e)?)),
        Effect::Unknown(why) => {
            let why = if why.is_empty() { String::new() } else { format!(": {why}") };
            let message = format!("what `{}` does is unknown{why}", cx.record.name);
            return Err(Diagnostic::error(codes::EFFECT, cx.record.span, message));
        }
    }
    Ok(())
}

fn moves(cx: &Cx<'_>, count: Option<&Expr>, to: &Expr, from: &Expr, out: &mut Vec<RawBody>) -> Result<(), Diagnostic> {
    let count = match count {
        Some(e) => usize::try_from(cx.env.int(e)?).unwrap_or(0),
        None => 1,
    };
    let list = |v: model::Value| match v {
        model::Value::List(l) => l,
        v => vec![v],
    };
    let (to_all, from_all) = (list(cx.env.eval(to)?), list(cx.env.eval(from)?));
    let zero = model::Value::Int(0);
    for i in 0..count.min(to_all.len()) {
        let n = match to_all.get(i).unwrap_or(&zero) {
            model::Value::Register(r) => i128::from(*r),
            v => v.int().unwrap_or(-1),
        };
        let r = u16::try_from(n).map_err(|_| Diagnostic::error(codes::EFFECT, to.span, format!("no register {n}")))?;
        out.push(RawBody::Move(r, Cx::one(from_all.get(i).unwrap_or(&zero), from)?));
    }
    Ok(())
}
