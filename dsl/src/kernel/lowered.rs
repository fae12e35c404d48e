//! The records of a statement's lowering.

use std::rc::Rc;

use chappe_runtime::program::{AluOp, Compare, Condition, Register, ResetRange, SourceId, Value};

use super::engines::lowerings;
use super::ir::Work;
use super::plan::{Args, Plan, Records};
use super::template::{self, Made, Wanted};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{self, Template};

impl Plan<'_, '_> {
    pub(super) fn none(&self, lowering: &str, source: SourceId) -> Vec<Diagnostic> {
        let message = format!("{} has no lowering `{lowering}`: this cannot be written as records", self.model.title());
        let d = Diagnostic::error(codes::NO_LOWERING, self.span(source), message);
        vec![d.help("it can be run and verified all the same")]
    }

    pub(super) fn has(&self, name: &str) -> bool {
        lowerings(self.model, name).next().is_some()
    }

    /// The records of a lowering.
    pub(super) fn make(
        &self,
        name: &str,
        args: &Args,
        wanted: Option<Wanted>,
        source: SourceId,
    ) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let Some(t) = lowerings(self.model, name).next() else { return Err(self.none(name, source)) };
        let params = self.params(t, args, wanted, source)?;
        let made = template::make(self.model, t, &params);
        made.map_err(|list| list.into_iter().map(|d| self.at(d, source)).collect())
    }

    pub(super) fn params(
        &self,
        t: &Template,
        args: &Args,
        wanted: Option<Wanted>,
        source: SourceId,
    ) -> Result<Vec<model::Value>, Vec<Diagnostic>> {
        let mut out = Vec::with_capacity(t.params.len());
        for p in &t.params {
            if p.name == "op"
                && let Some(w) = wanted
            {
                out.push(template::operator(self.model, t, "op", w, self.span(source)).map_err(|d| vec![d])?);
                continue;
            }
            match args.iter().find(|(n, _)| *n == p.name) {
                Some((_, v)) => out.push(v.clone()),
                None => {
                    let names: Vec<&str> = args.iter().map(|(n, _)| *n).collect();
                    let message =
                        format!("the lowering `{}` has a parameter `{}` that it is not given", t.name, p.name);
                    let d =
                        Diagnostic::error(codes::NO_LOWERING, self.span(source), message).with(t.span, "declared here");
                    return Err(vec![d.help(format!("it is given: {}", names.join(", ")))]);
                }
            }
        }
        Ok(out)
    }

    pub(super) fn plain(
        &mut self,
        name: &'static str,
        key: &str,
        args: &Args,
        source: SourceId,
    ) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let entry = (name, key.to_owned());
        if let Some(made) = self.plain.get(&entry) {
            return Ok(made.to_vec());
        }
        let made = self.make(name, args, None, source)?;
        self.plain.insert(entry, Rc::new(made.clone()));
        Ok(made)
    }

    pub(super) fn work(&mut self, work: &Work, source: SourceId) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let text = |s: &str| model::Value::Str(s.to_owned());
        let int = |n: i64| model::Value::Int(i128::from(n));
        let queue = |id: u32| self.ir.queues.get(id as usize).map_or("", |q| &q.name);
        match work {
            Work::Sync | Work::Record(_) | Work::Barrier(_) => Ok(Vec::new()),
            Work::Nop => self.plain("nop", "", &Vec::new(), source),
            Work::Compute { name, .. } => self.plain("compute", name, &vec![("name", text(name))], source),
            Work::Copy { queue: q, .. } => {
                let name = queue(*q);
                self.plain("transfer", name, &vec![("queue", text(name))], source)
            }
            Work::Drain(None) => self.plain("drain", "", &Vec::new(), source),
            Work::Drain(Some(q)) => {
                let name = queue(*q);
                self.plain("drain_queue", name, &vec![("queue", text(name))], source)
            }
            Work::Reset(ranges) => self.reset(ranges, source),
            Work::ResetAll => {
                let ranges = self.ir.reset_all.get(usize::from(self.core())).cloned().unwrap_or_default();
                self.reset(&ranges, source)
            }
            Work::CoreBarrier { id, .. } => {
                self.make("core_barrier", &vec![("id", int(*id)), ("index", int(*id))], None, source)
            }
            Work::Exit(_) => self.plain("exit", "", &Vec::new(), source),
            Work::Halt => self.plain("halt", "", &Vec::new(), source),
            Work::Return => self.plain("return", "", &Vec::new(), source),
            Work::Move(to, v) => match self.fixed(*v, source)? {
                Value::Reg(from) => {
                    let args = vec![("to", int(i64::from(*to))), ("from", int(i64::from(from)))];
                    self.make("copy_register", &args, None, source)
                }
                Value::Imm(n) => {
                    let args = vec![("to", int(i64::from(*to))), ("value", self.register_bits(n))];
                    self.make("set_register", &args, None, source)
                }
                Value::Expr(_) => Ok(Vec::new()),
            },
            Work::Alu(op, to, a, b) => {
                let (a, b) = (self.fixed(*a, source)?, self.fixed(*b, source)?);
                self.alu(*op, *to, a, b, source)
            }
            Work::Call(f) => {
                let stream = self.ir.streams.get(self.stream as usize);
                let name = stream.and_then(|s| s.functions.get(*f as usize)).map_or("", |f| &f.name);
                self.plain("call", name, &vec![("name", text(name))], source)
            }
        }
    }

    /// A number as a register holds it.
    pub(super) fn register_bits(&self, n: i64) -> model::Value {
        let bits = self.model.registers.as_ref().map_or(64, |r| u32::from(r.bits));
        let n = if bits >= 64 { n as u64 } else { n as u64 & ((1 << bits) - 1) };
        model::Value::Int(i128::from(n))
    }

    pub(super) fn alu(
        &self,
        op: AluOp,
        to: Register,
        a: Value,
        b: Value,
        source: SourceId,
    ) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let int = |n: i64| model::Value::Int(i128::from(n));
        let to_arg = ("to", int(i64::from(to)));
        let symmetric = !matches!(op, AluOp::Sub | AluOp::Shl | AluOp::Shr);
        let wanted = Some(Wanted::Alu(op));
        match (a, b) {
            (Value::Reg(l), Value::Reg(r)) => {
                let args = vec![to_arg, ("left", int(i64::from(l))), ("right", int(i64::from(r)))];
                self.make("alu_register", &args, wanted, source)
            }
            (Value::Reg(l), Value::Imm(n)) => {
                let add = match op {
                    AluOp::Add => Some(n),
                    AluOp::Sub => n.checked_neg(),
                    _ => None,
                };
                if let Some(n) =
                    add.filter(|_| self.has("add_register") && (op == AluOp::Add || !self.has("alu_immediate")))
                {
                    let args = vec![to_arg, ("from", int(i64::from(l))), ("value", int(n))];
                    return self.make("add_register", &args, None, source);
                }
                let args = vec![to_arg, ("left", int(i64::from(l))), ("value", int(n))];
                self.make("alu_immediate", &args, wanted, source)
            }
            (Value::Imm(_), Value::Reg(_)) if symmetric => self.alu(op, to, b, a, source),
            _ => {
                let d = Diagnostic::error(
                    codes::NO_LOWERING,
                    self.span(source),
                    "a number on the left of this operation has no record",
                );
                Err(vec![d.help("move it into a register first")])
            }
        }
    }

    pub(super) fn reset(&self, ranges: &[ResetRange], source: SourceId) -> Result<Vec<Made>, Vec<Diagnostic>> {
        let int = |n: u32| model::Value::Int(i128::from(n));
        if !self.has("reset_set") || (ranges.len() == 1 && self.has("reset_range")) {
            let mut out = Vec::new();
            for r in ranges {
                out.extend(self.make(
                    "reset_range",
                    &vec![("first", int(r.first)), ("last", int(r.last))],
                    None,
                    source,
                )?);
            }
            return Ok(out);
        }
        let mut ids: Vec<u32> = ranges.iter().flat_map(|r| r.first..=r.last).collect();
        ids.sort_unstable();
        ids.dedup();
        self.make("reset_set", &vec![("ids", model::Value::Set(ids))], None, source)
    }

    /// Where a function starts.
    pub(super) fn function(&mut self, name: &str, source: SourceId) -> Records {
        let made = self.make("function", &vec![("name", model::Value::Str(name.to_owned()))], None, source)?;
        self.ends(&made, &[], &[], source)
    }

    /// A branch, or a jump: the distance is in records, from the last record of it.
    pub(super) fn branch(&mut self, c: Option<&Condition>, distance: i64, source: SourceId) -> Records {
        let int = |n: i64| model::Value::Int(i128::from(n));
        let distance = ("distance", int(distance));
        let made = match c {
            None => self.make("jump", &vec![distance], None, source)?,
            Some(c) => {
                let Value::Reg(left) = c.left else { return Err(self.none("branch_immediate", source)) };
                let left = ("left", int(i64::from(left)));
                match self.fixed(c.right, source)? {
                    Value::Reg(r) => {
                        let wanted = Wanted::Compare { compare: c.compare, register: true };
                        let args = vec![left, ("right", int(i64::from(r))), distance];
                        self.make("branch_register", &args, Some(wanted), source)?
                    }
                    v => {
                        let n = if let Value::Imm(n) = v { n } else { 0 };
                        let wanted = Wanted::Compare { compare: c.compare, register: false };
                        let args = vec![left, ("value", self.register_bits(n)), distance];
                        self.make("branch_immediate", &args, Some(wanted), source)?
                    }
                }
            }
        };
        self.ends(&made, &[], &[], source)
    }

    /// How many records a branch has.
    pub(super) fn branch_size(&mut self, c: Option<&Condition>, source: SourceId) -> u64 {
        let away = c.map(|c| Condition { compare: super::control::negate(c.compare), ..*c });
        self.branch(away.as_ref(), 0, source).map_or(1, |r| r.len() as u64)
    }

    /// How many records a run-time loop has besides its body.
    pub(super) fn loop_overhead(&mut self, guarded: bool, source: SourceId) -> u64 {
        let c = Condition { left: Value::Reg(0), compare: Compare::Lt, right: Value::Imm(1), signed: false };
        let by_register = Condition { right: Value::Reg(0), ..c };
        let size = |r: Records| r.map_or(1, |r| r.len() as u64);
        let set = size(self.alone(&Work::Move(0, Value::Imm(0)), source));
        let add = size(self.alone(&Work::Alu(AluOp::Add, 0, Value::Reg(0), Value::Imm(1)), source));
        let back = size(self.branch(Some(if guarded { &by_register } else { &c }), 0, source));
        let skip =
            if guarded { size(self.branch(Some(&Condition { compare: Compare::Eq, ..c }), 0, source)) } else { 0 };
        set + add + back + skip
    }
}
