//! Statements of a stream: each becomes operations, or is reported; one that is wrong hides no other.

use std::borrow::Cow;

use chappe_runtime::program::{Core, SourceId, Value, Wait};

use super::ir::{Node, Op, Post, Work};
use super::range::Domain;
use super::state::Lowerer;
use crate::ast::{Attr, Stmt, StmtKind};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// Where an expression stands: which names it sees.
#[derive(Clone, Debug, Default)]
pub(super) struct Place {
    pub(super) unit: usize,
    pub(super) core: Core,
    /// `for` variables, outermost first.
    pub(super) vars: Vec<(String, Value)>,
    /// `lnc` is the number of cores.
    pub(super) lnc: bool,
}

impl Place {
    pub(super) fn new(unit: usize, core: Core) -> Self {
        Place { unit, core, ..Place::default() }
    }

    /// The `for` variable of that name.
    pub(super) fn var(&self, name: &str) -> Option<Value> {
        self.vars.iter().rev().find(|(n, _)| n == name).map(|(_, v)| *v)
    }
}

/// A statement outside the engine blocks is cloned for each engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cloned {
    /// The first one keeps the plain name.
    pub(super) first: bool,
}

/// Lowers the statements of one stream, or of one called kernel on one engine.
pub(super) struct Cursor<'l, 'a> {
    pub(super) l: &'l mut Lowerer<'a>,
    pub(super) at: Place,
    pub(super) engine: u32,
    pub(super) stream: u32,
    /// What the `for` variables range over here.
    pub(super) domain: Domain,
    /// Outside the engine blocks.
    pub(super) clone: Option<Cloned>,
    /// The use of the fence whose statements these are.
    pub(super) fence: Option<Span>,
    /// Within a run-time loop or branch, or in a called kernel: how often it happens is not known here.
    pub(super) dynamic: bool,
    /// Units that this stream calls, in order.
    pub(super) functions: &'l mut Vec<usize>,
}

/// What goes with the work of a statement.
pub(super) struct Sync {
    pub(super) waits: Vec<Wait>,
    pub(super) posts: Vec<Post>,
}

impl Cursor<'_, '_> {
    /// Lowers statements.
    pub(super) fn stmts(&mut self, stmts: &[Stmt], out: &mut Vec<Node>) {
        for s in stmts {
            self.stmt(s, out);
        }
    }

    /// Whether a statement outside the engine blocks is for the members of barriers only, and this engine is none.
    fn passes_by(&self, s: &Stmt) -> bool {
        let joint = matches!(s.kind, StmtKind::Barrier(_) | StmtKind::Exit | StmtKind::Fence(_) | StmtKind::Call(_));
        joint && self.clone.is_some() && self.fence.is_none() && !self.l.engines.joins(self.engine)
    }

    fn stmt(&mut self, s: &Stmt, out: &mut Vec<Node>) {
        if self.passes_by(s) || self.l.is_full() {
            return;
        }
        let cost = self.cost_attr(&s.attrs, matches!(s.kind, StmtKind::Literal(_)));
        match &s.kind {
            StmtKind::For { var, range, body } => return self.for_stmt(s, var, range, body, out),
            StmtKind::Loop { count, body } => return self.loop_stmt(s, count, body, out),
            StmtKind::If { condition, yes, no } => return self.if_stmt(s, condition, yes, no, out),
            StmtKind::IfUnknown { predicate, yes, no } => return self.choose_stmt(s, predicate, yes, no, out),
            StmtKind::Fence(name) => return self.fence_stmt(s, name, out),
            StmtKind::Wait(_) | StmtKind::Update(_) => return self.sync_stmt(s, cost, out),
            StmtKind::Auto(a) => return self.l.misplaced(a),
            StmtKind::Literal(literal) => return self.literal_stmt(s, literal, cost, out),
            StmtKind::Builder { name, args } => return self.builder_stmt(s, name, args, cost, out),
            _ => {}
        }
        let sync = self.sync_parts(s);
        let Some((work, lowering)) = self.work(s, cost) else { return };
        let Some(sync) = sync else { return };
        let cost = match work {
            Work::Copy { .. } => None,
            _ => cost,
        };
        let cost = cost.unwrap_or_else(|| self.work_cost(&work, lowering));
        let source = self.source(s, lowering_label(&work, lowering));
        let op = Op { waits: sync.waits, work, posts: sync.posts, cost, source };
        self.check_fuse(&op, lowering, s);
        out.push(Node::Op(op));
    }

    /// The work of a plain statement, and the name of its lowering.
    fn work(&mut self, s: &Stmt, cost: Option<u32>) -> Option<(Work, &'static str)> {
        Some(match &s.kind {
            StmtKind::Do { name, accesses } => {
                let accesses = self.accesses(accesses);
                (Work::Compute { name: name.text.clone(), accesses: accesses? }, "compute")
            }
            StmtKind::Copy { queue, accesses } => (self.copy(queue, accesses, cost)?, "transfer"),
            StmtKind::Drain(None) => (Work::Drain(None), "drain"),
            StmtKind::Drain(Some(queue)) => (Work::Drain(Some(self.queue(queue)?)), "drain_queue"),
            StmtKind::Reset(list) => (self.reset(list)?, "reset"),
            StmtKind::Barrier(name) => (self.barrier(s.span, name.as_ref())?, "barrier"),
            StmtKind::CoreBarrier(id) => (self.core_barrier(s.span, id.as_ref())?, "core_barrier"),
            StmtKind::Let { register, value } => self.assign(register, crate::ast::AssignOp::Set, value)?,
            StmtKind::Assign { register, op, value } => self.assign(register, *op, value)?,
            StmtKind::Call(name) => (self.call(name)?, "call"),
            StmtKind::Return => (Work::Return, "return"),
            StmtKind::Halt => (Work::Halt, "halt"),
            StmtKind::Exit => (self.exit(s.span)?, "exit"),
            StmtKind::Nop => (Work::Nop, "nop"),
            StmtKind::For { .. }
            | StmtKind::Loop { .. }
            | StmtKind::If { .. }
            | StmtKind::IfUnknown { .. }
            | StmtKind::Fence(_)
            | StmtKind::Wait(_)
            | StmtKind::Update(_)
            | StmtKind::Auto(_)
            | StmtKind::Literal(_)
            | StmtKind::Builder { .. } => return None,
        })
    }

    /// `@cost(N)`; besides it only a record has an attribute, its profile.
    pub(super) fn cost_attr(&mut self, attrs: &[Attr], record: bool) -> Option<u32> {
        let mut cost = None;
        for a in attrs {
            match (a.name.text.as_str(), a.args.as_slice()) {
                ("cost", [e]) => {
                    let at = self.at.clone();
                    let Some(n) = self.l.constant(&at, e, "a cost") else { continue };
                    match u32::try_from(n) {
                        Ok(n) => cost = Some(n),
                        Err(_) => {
                            self.l.error(codes::RANGE, e.span, format!("a cost of {n} cycles: it must fit 32 bits"));
                        }
                    }
                }
                ("profile", _) if record => {}
                ("cost", _) => self.l.error(codes::ATTRIBUTE, a.span, "expected `@cost(N)`: N cycles"),
                _ => {
                    let d = Diagnostic::error(
                        codes::ATTRIBUTE,
                        a.span,
                        format!("`@{}` means nothing on a statement", a.name.text),
                    );
                    self.l.diags.push(d.help("`@cost(N)` gives a statement N cycles"));
                }
            }
        }
        cost
    }

    /// The source of a statement; clones of one are numbered together and told apart by their engines.
    pub(super) fn source(&mut self, s: &Stmt, label: Cow<'static, str>) -> SourceId {
        self.source_at(s.span, label)
    }

    /// As [`Cursor::source`], of a place.
    pub(super) fn source_at(&mut self, at: Span, label: Cow<'static, str>) -> SourceId {
        let (span, inner) = match self.fence {
            Some(user) => (user, Some(at)),
            None => (at, None),
        };
        let label = match self.clone {
            None => label,
            Some(clone) => {
                let key: &'static str = match &label {
                    Cow::Borrowed(word) => word,
                    Cow::Owned(_) => "do",
                };
                let n = self.l.ordinals.entry(key).or_insert(0);
                *n += 1;
                let n = *n;
                let engine = if clone.first {
                    String::new()
                } else {
                    format!(".{}", self.l.engines.name(self.l.model, self.engine))
                };
                Cow::Owned(format!("{label}{n}{engine}"))
            }
        };
        self.l.source(span, inner, label)
    }
}

fn lowering_label(work: &Work, lowering: &'static str) -> Cow<'static, str> {
    match work {
        Work::Compute { name, .. } => Cow::Owned(name.clone()),
        Work::Copy { .. } => Cow::Borrowed("copy"),
        Work::Drain(_) => Cow::Borrowed("drain"),
        Work::Move(..) | Work::Alu(..) => Cow::Borrowed("assign"),
        Work::CoreBarrier { .. } => Cow::Borrowed("core barrier"),
        _ => Cow::Borrowed(lowering),
    }
}
