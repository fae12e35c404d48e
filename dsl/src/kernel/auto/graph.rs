//! The rows of an `auto` kernel as a dependency graph.
//!
//! `for` is unrolled here, since what it accesses depends on its variable; `loop` and `if unknown` stay.

use std::collections::HashMap;

use chappe_runtime::lower::{Access, Dep, DepKind, Instr, InstrId, Ir, Kind, Loop, On, Queue, Region, Row, Unit};
use chappe_runtime::program::{Core, SourceId, Value};

use super::super::ir::Work;
use super::super::range::Domain;
use super::super::state::{Lowerer, Symbol};
use super::super::statement::{Cursor, Place};
use super::Graph;
use super::refused::{self, Varying};
use crate::ast::{Attr, AutoStmt, Expr, ExprKind, Kernel, KernelRow, KernelRowKind, Name, Stmt, StmtKind};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// Most instructions, with `for` unrolled.
const MAX_WORK: usize = 1 << 20;

/// What was written.
pub(super) struct Origin<'k> {
    pub(super) span: Span,
    /// The row; `None` for the kernel itself.
    pub(super) row: Option<&'k AutoStmt>,
}

/// A row that comes after one of that name.
struct After<'k> {
    instr: InstrId,
    name: &'k Name,
    /// The latest so far.
    on: Option<InstrId>,
}

/// Reads the rows.
pub(super) struct Reader<'r, 'l, 'k> {
    l: &'r mut Lowerer<'l>,
    ir: Ir,
    origins: Vec<Origin<'k>>,
    streams: HashMap<(Core, u32), u32>,
    /// By name: where it is given, the first and the latest of that name.
    named: HashMap<&'k str, (Span, InstrId, InstrId)>,
    afters: Vec<After<'k>>,
    vars: Vec<(String, Value)>,
    arrays: Vec<bool>,
    fence: Option<&'k Name>,
    /// What must come last has come.
    ended: Option<Span>,
    rotation: u32,
}

impl<'k> Reader<'_, '_, 'k> {
    /// The graph of a kernel; what is wrong is reported.
    pub(super) fn read(l: &mut Lowerer<'_>, kernel: &'k Kernel) -> Graph<'k> {
        let regions = l.regions.iter().zip(&l.names.regions).map(|(region, name)| Region {
            name: name.clone(),
            core: region.core,
            elements: region.elements,
            bytes: region.bytes,
        });
        let ir = Ir { cores: l.cores, regions: regions.collect(), ..Ir::default() };
        let arrays = vec![false; ir.regions.len()];
        let origins = vec![Origin { span: kernel.name.span, row: None }];
        let mut reader = Reader {
            l,
            ir,
            origins,
            streams: HashMap::new(),
            named: HashMap::new(),
            afters: Vec::new(),
            vars: Vec::new(),
            arrays,
            fence: None,
            ended: None,
            rotation: 1,
        };
        reader.rotation(kernel);
        reader.declared_queues();
        reader.rows(&kernel.rows, 0);
        reader.afters();
        reader.queues();
        reader.graph()
    }

    fn graph(mut self) -> Graph<'k> {
        let carriers = self.cursor(0, 0, |c| c.carriers());
        let model = self.l.model;
        let fence = self.fence.and_then(|name| {
            let found = model.fences.iter().find(|f| f.name == name.text);
            if found.is_none() {
                let message = format!("{} has no fence `{}`", model.title(), name.text);
                let d = Diagnostic::error(codes::NAME, name.span, message);
                self.l.diags.push(d.suggest(&name.text, model.fences.iter().map(|f| f.name.as_str())));
            }
            found
        });
        let mut target = self.l.machine(carriers, self.rotation, fence);
        target.record_cost = self.cursor(0, 0, |c| c.lowering_cost("sync"));
        target.drain_cost = self.cursor(0, 0, |c| c.lowering_cost("drain"));
        Graph {
            cores: self.ir.cores,
            ir: self.ir,
            target,
            origins: self.origins,
            fence: self.fence.cloned(),
            arrays: self.arrays,
            register: model.registers.as_ref().map(|r| r.name.clone()).unwrap_or_default(),
        }
    }

    /// `@rotation(16)`: how many semaphores the transfers of a queue take in turn.
    fn rotation(&mut self, kernel: &'k Kernel) {
        for attr in kernel.attrs.iter().filter(|a| a.name.text == "rotation") {
            let at = self.place(0);
            let n = match attr.args.as_slice() {
                [e] => self.l.constant(&at, e, "a rotation"),
                _ => None,
            };
            match n.and_then(|n| u32::try_from(n).ok()).filter(|n| (1..=1 << 16).contains(n)) {
                Some(n) => self.rotation = n,
                None => {
                    self.l.error(codes::ATTRIBUTE, attr.span, "expected `@rotation(N)`: N semaphores for each queue");
                }
            }
        }
    }

    fn place(&self, core: Core) -> Place {
        Place { vars: self.vars.clone(), ..Place::new(0, core) }
    }

    fn cursor<R>(&mut self, core: Core, engine: u32, f: impl FnOnce(&mut Cursor<'_, '_>) -> R) -> R {
        let at = self.place(core);
        let mut functions = Vec::new();
        let mut cursor = Cursor {
            l: &mut *self.l,
            at,
            engine,
            stream: 0,
            domain: Domain::default(),
            clone: None,
            fence: None,
            dynamic: false,
            functions: &mut functions,
        };
        f(&mut cursor)
    }

    /// Queues; whose they are is known when all rows have been read.
    fn declared_queues(&mut self) {
        let queue = |q: &super::super::state::QueueState| Queue {
            name: q.name.clone(),
            stream: u32::MAX,
            drained: q.drained_at_exit,
        };
        self.ir.queues = self.l.queues.iter().map(queue).collect();
    }

    /// A queue that nobody uses belongs to anybody.
    fn queues(&mut self) {
        for (queue, state) in self.ir.queues.iter_mut().zip(&self.l.queues) {
            let owner = state.engine.and_then(|engine| self.streams.get(&(state.core, engine)));
            queue.stream = owner.copied().unwrap_or(0);
        }
        if self.ir.streams.is_empty() {
            self.ir.queues.clear();
        }
    }

    fn rows(&mut self, rows: &'k [KernelRow], core: Core) {
        for row in rows {
            match &row.kind {
                KernelRowKind::Core { core: (n, _), rows } => {
                    if let Ok(core) = Core::try_from(*n) {
                        self.rows(rows, core.min(self.ir.cores.saturating_sub(1)));
                    }
                }
                KernelRowKind::Auto(work) => self.work(work, core),
                KernelRowKind::Stmt(s) => self.stmt(s, core, true),
                KernelRowKind::Engine { engine, .. } => {
                    let message = "an engine block in an `auto` kernel: its work is a list for all engines";
                    let d = Diagnostic::error(codes::AUTO, row.span, message);
                    self.l.diags.push(d.help(format!("write `{}: do ..;` for each piece of work", engine.text)));
                }
                KernelRowKind::Decl(crate::ast::Decl::Sem(_) | crate::ast::Decl::Event(_)) => {
                    let message = "an `auto` kernel has no semaphores of its own: the compiler finds them";
                    self.l.error(codes::AUTO, row.span, message);
                }
                KernelRowKind::Decl(_) | KernelRowKind::Expect(_) => {}
            }
        }
    }

    fn stmt(&mut self, s: &'k Stmt, core: Core, outermost: bool) {
        match &s.kind {
            StmtKind::Auto(work) => self.work(work, core),
            StmtKind::For { var, range, body } => self.for_stmt(var, range, body, core),
            StmtKind::Loop { count, body } => self.loop_stmt(count, body, core),
            StmtKind::If { condition, yes, no } => {
                let at = self.place(core);
                if let Some(d) = refused::varying(self.l, &at, condition, Varying::Condition) {
                    self.l.diags.push(d);
                    return;
                }
                match self.l.constant(&at, condition, "the condition of an `auto` kernel's branch") {
                    Some(0) => self.stmts(no, core),
                    Some(_) => self.stmts(yes, core),
                    None => {}
                }
            }
            StmtKind::IfUnknown { predicate, yes, no } => {
                let known = self.ir.predicates.iter().position(|p| *p == predicate.text);
                let number = known.unwrap_or_else(|| {
                    self.ir.predicates.push(predicate.text.clone());
                    self.ir.predicates.len() - 1
                });
                self.ir.rows.push(Row::If(number as u32));
                self.stmts(yes, core);
                self.ir.rows.push(Row::Else);
                self.stmts(no, core);
                self.ir.rows.push(Row::EndIf);
            }
            StmtKind::Fence(name) if outermost && self.ended.is_none() => {
                self.fence = Some(name);
                self.ended = Some(s.span);
            }
            StmtKind::Exit if outermost => self.ended = Some(s.span),
            _ => self.l.diags.push(refused::statement(s)),
        }
    }

    fn stmts(&mut self, stmts: &'k [Stmt], core: Core) {
        stmts.iter().for_each(|s| self.stmt(s, core, false));
    }

    fn for_stmt(&mut self, var: &'k Name, range: &'k Expr, body: &'k [Stmt], core: Core) {
        let ExprKind::Range { first, last, inclusive } = &range.kind else {
            self.l.error(codes::EXPRESSION, range.span, "expected a range, as `0..8`");
            return;
        };
        let at = self.place(core);
        let from = self.l.constant(&at, first, "the start of a `for`");
        let to = self.l.constant(&at, last, "the end of a `for`");
        let (Some(from), Some(to)) = (from, to) else { return };
        let to = if *inclusive { to.saturating_add(1) } else { to };
        let errors = self.l.diags.iter().count();
        for value in from..to {
            // One iteration that is wrong says enough.
            if self.ir.instrs.len() > MAX_WORK || self.l.diags.iter().count() > errors {
                break;
            }
            self.vars.push((var.text.clone(), Value::Imm(value)));
            self.stmts(body, core);
            self.vars.pop();
        }
    }

    fn loop_stmt(&mut self, count: &'k Expr, body: &'k [Stmt], core: Core) {
        let at = self.place(core);
        if let Some(d) = refused::varying(self.l, &at, count, Varying::Rounds) {
            self.l.diags.push(d);
            return;
        }
        let Some(n) = self.l.constant(&at, count, "the number of rounds in an `auto` kernel") else { return };
        let Ok(n) = u32::try_from(n) else {
            self.l.error(
                codes::RANGE,
                count.span,
                format!("a loop of {n} rounds: it must be 0 or more, and fit 32 bits"),
            );
            return;
        };
        self.ir.loops.push(Loop { count: n, streams: Vec::new() });
        let of = self.ir.loops.len() as u32 - 1;
        self.ir.rows.push(Row::Loop(of));
        self.stmts(body, core);
        self.ir.rows.push(Row::EndLoop(of));
    }

    fn work(&mut self, work: &'k AutoStmt, core: Core) {
        if let Some(end) = self.ended {
            let d = Diagnostic::error(codes::AUTO, work.span, "work after the end of the kernel");
            self.l.diags.push(d.with(end, "it ends here"));
            return;
        }
        if self.ir.instrs.len() >= MAX_WORK {
            if self.ir.instrs.len() == MAX_WORK {
                let message = format!("more than {MAX_WORK} pieces of work, with `for` written out");
                let d = Diagnostic::error(codes::AUTO, work.span, message);
                self.l.diags.push(d.help("a run-time `loop` is not written out"));
            }
            return;
        }
        let Some(engine) = self.l.engine(&work.engine) else { return };
        let stream = self.stream(core, engine);
        let source = SourceId(self.origins.len() as u32);
        let Some((name, kind, cost, accesses)) = self.parts(&work.work, &work.attrs, core, engine) else { return };
        let mut instr = Instr::new(name, On::Stream(stream), kind);
        instr.cost = cost;
        instr.source = source;
        instr.accesses = accesses;
        self.origins.push(Origin { span: work.span, row: Some(work) });
        let id = self.ir.add(instr);
        self.ir.rows.push(Row::Instr(id));
        for name in &work.after {
            let on = self.named.get(name.text.as_str()).map(|(_, _, latest)| *latest);
            self.afters.push(After { instr: id, name, on });
        }
        if let Some(name) = &work.name {
            self.name(name, id);
        }
    }

    fn name(&mut self, name: &'k Name, id: InstrId) {
        let known = self.named.entry(&name.text).or_insert((name.span, id, id));
        known.2 = id;
        if known.0 != name.span {
            let d = Diagnostic::error(codes::DUPLICATE, name.span, format!("`{}` names two rows", name.text));
            self.l.diags.push(d.with(known.0, "the first"));
        }
    }

    fn stream(&mut self, core: Core, engine: u32) -> u32 {
        if let Some(known) = self.streams.get(&(core, engine)) {
            return *known;
        }
        let name = self.l.engines.name(self.l.model, engine);
        let joins = self.l.engines.joins(engine);
        self.ir.streams.push(Unit { core, name, engine, joins });
        let stream = self.ir.streams.len() as u32 - 1;
        self.streams.insert((core, engine), stream);
        stream
    }

    fn parts(
        &mut self,
        work: &'k StmtKind,
        attrs: &'k [Attr],
        core: Core,
        engine: u32,
    ) -> Option<(String, Kind, u32, Vec<Access>)> {
        let (name, kind, cost, accesses) = match work {
            StmtKind::Do { name, accesses } => {
                let word = name.text.clone();
                let found = self.cursor(core, engine, |c| {
                    let cost = c.cost_attr(attrs, false);
                    let found = c.accesses(accesses)?;
                    let work = Work::Compute { name: word, accesses: Vec::new() };
                    Some((cost.unwrap_or_else(|| c.work_cost(&work, "compute")), found))
                });
                let (cost, found) = found?;
                (name.text.clone(), Kind::Compute, cost, found)
            }
            StmtKind::Copy { queue, accesses } => {
                let made = self.cursor(core, engine, |c| {
                    let cost = c.cost_attr(attrs, false);
                    c.copy(queue, accesses, cost)
                });
                let Work::Copy { queue: id, accesses, duration } = made? else { return None };
                (queue.text.clone(), Kind::Transfer(id), duration, accesses)
            }
            _ => return None,
        };
        let written = match work {
            StmtKind::Do { accesses, .. } | StmtKind::Copy { accesses, .. } => accesses.as_slice(),
            _ => &[],
        };
        let at = self.place(core);
        for (access, written) in accesses.iter().zip(written) {
            if let Some(Symbol::Region { count: Some(_), .. }) = self.l.symbol(&at, &written.region.text)
                && let Some(array) = self.arrays.get_mut(access.region as usize)
            {
                *array = true;
            }
        }
        let accesses = accesses.iter().map(constant).collect::<Option<Vec<_>>>()?;
        Some((name, kind, cost, accesses))
    }

    /// What `after` names: the latest of that name so far, or else the first one after.
    fn afters(&mut self) {
        for after in std::mem::take(&mut self.afters) {
            let later = self.named.get(after.name.text.as_str()).map(|(_, first, _)| *first);
            match after.on.or(later) {
                Some(on) => {
                    let dep = Dep { on, carried: None, kind: DepKind::Ordered };
                    if let Some(instr) = self.ir.instrs.get_mut(after.instr as usize) {
                        instr.after(dep);
                    }
                }
                None => {
                    let message = format!("no row is named `{}`", after.name.text);
                    let d = Diagnostic::error(codes::NAME, after.name.span, message);
                    // What a row does is not its name.
                    let done = self.ir.instrs.iter().any(|instr| instr.name == after.name.text);
                    self.l.diags.push(if done {
                        d.help(format!(
                            "what a row does is not its name: name it as `{}: ENGINE: ..;`",
                            after.name.text
                        ))
                    } else {
                        d.suggest(&after.name.text, self.named.keys().copied())
                    });
                }
            }
        }
    }
}

fn constant(access: &chappe_runtime::program::Access) -> Option<Access> {
    let fixed = |value: Value| match value {
        Value::Imm(n) => u64::try_from(n).ok(),
        Value::Reg(_) | Value::Expr(_) => None,
    };
    Some(Access {
        region: access.region,
        element: u32::try_from(fixed(access.element)?).ok()?,
        bytes: (fixed(access.bytes.0)?, fixed(access.bytes.1)?),
        write: access.write,
    })
}
