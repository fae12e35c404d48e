//! A synchronized graph as a kernel.

use chappe_runtime::lower::{Access, Instr, InstrId, Ir, Kind, Least, On, Post, Row, Sem, StreamId, Wait};
use chappe_runtime::program::Register;

use super::Graph;
use super::names::Given;
use crate::ast::{
    AccessRef, AssignOp, Attr, BinaryOp, Condition, Decl, Expr, ExprKind, Kernel, KernelRow, KernelRowKind, Name,
    SemDecl, SemRef, Stmt, StmtKind, UpdateStmt, UpdateVerb,
};
use crate::source::Span;

/// The kernel: its own declarations and expectations, the semaphores, a block for each engine, and what all do at the end.
pub(super) fn write(graph: &Graph<'_>, ir: &Ir, kernel: &Kernel) -> Kernel {
    // Each core has names of its own.
    let mut given = vec![Given::new(kernel); usize::from(graph.cores)];
    let mut name = |sem: &Sem| {
        let core = usize::from(ir.core(sem.thread));
        given.get_mut(core).map_or_else(|| sem.name.clone(), |given| given.name(&sem.name))
    };
    let sems = ir.sems.iter().map(&mut name).collect();
    let writer = Writer { graph, ir, sems, span: kernel.name.span, close: close(ir) };
    let mut rows = Vec::new();
    for row in &kernel.rows {
        if matches!(row.kind, KernelRowKind::Decl(_)) {
            rows.push(row.clone());
        }
    }
    for core in 0..graph.cores {
        let inner = writer.core(core, kernel);
        if graph.cores == 1 {
            rows.extend(inner);
        } else if !inner.is_empty() {
            rows.push(writer.row(KernelRowKind::Core { core: (u128::from(core), writer.span), rows: inner }));
        }
    }
    let mut end = |kind| rows.push(writer.row(KernelRowKind::Stmt(writer.stmt(kind, writer.span))));
    if let Some(fence) = &graph.fence {
        end(StmtKind::Fence(fence.clone()));
    }
    if ir.streams.iter().any(|unit| unit.joins) {
        end(StmtKind::Exit);
    }
    rows.extend(kernel.rows.iter().filter(|row| matches!(row.kind, KernelRowKind::Expect(_))).cloned());
    let attrs = kernel.attrs.iter().filter(|a| a.name.text != "rotation").cloned().collect();
    Kernel { auto: None, rows, attrs, ..kernel.clone() }
}

struct Writer<'a> {
    graph: &'a Graph<'a>,
    ir: &'a Ir,
    sems: Vec<String>,
    /// For what was not written.
    span: Span,
    /// By row that starts something: the row that ends it.
    close: Vec<usize>,
}

fn close(ir: &Ir) -> Vec<usize> {
    let mut close = vec![ir.rows.len(); ir.rows.len()];
    let mut open = Vec::new();
    for (at, row) in ir.rows.iter().enumerate() {
        if matches!(row, Row::EndLoop(_) | Row::Else | Row::EndIf)
            && let Some(start) = open.pop()
        {
            close[start] = at;
        }
        if matches!(row, Row::Loop(_) | Row::If(_) | Row::Else) {
            open.push(at);
        }
    }
    close
}

impl Writer<'_> {
    fn row(&self, kind: KernelRowKind) -> KernelRow {
        KernelRow { docs: Vec::new(), kind, span: self.span }
    }

    fn stmt(&self, kind: StmtKind, span: Span) -> Stmt {
        Stmt { docs: Vec::new(), kind, after: Vec::new(), then: Vec::new(), attrs: Vec::new(), span }
    }

    fn name(&self, text: impl Into<String>) -> Name {
        Name { text: text.into(), span: self.span }
    }

    fn int(&self, n: impl Into<i128>) -> Expr {
        let kind = ExprKind::Int(u128::try_from(n.into()).unwrap_or_default());
        Expr { kind, span: self.span }
    }

    fn register(&self, register: Register) -> Name {
        self.name(format!("{}{register}", self.graph.register))
    }

    /// What a core declares and does.
    fn core(&self, core: u16, kernel: &Kernel) -> Vec<KernelRow> {
        let own = kernel.rows.iter().filter_map(|row| match &row.kind {
            KernelRowKind::Core { core: (n, _), rows } if *n == u128::from(core) => Some(rows),
            _ => None,
        });
        let declared = own.flatten().filter(|row| matches!(row.kind, KernelRowKind::Decl(_)));
        let mut rows: Vec<KernelRow> = declared.cloned().collect();
        let mine = self.ir.sems.iter().zip(&self.sems).filter(|(sem, _)| self.ir.core(sem.thread) == core);
        for (sem, name) in mine {
            let id = sem.id.map(|id| self.int(id));
            let decl = SemDecl { name: self.name(name), count: None, id, properties: Vec::new() };
            rows.push(self.row(KernelRowKind::Decl(Decl::Sem(vec![decl]))));
        }
        for (stream, unit) in (0..).zip(&self.ir.streams).filter(|(_, unit)| unit.core == core) {
            let body = self.rows(stream, 0, self.ir.rows.len());
            rows.push(self.row(KernelRowKind::Engine { engine: self.name(&unit.name), body }));
        }
        rows
    }

    /// What a stream does in some rows.
    fn rows(&self, stream: StreamId, mut at: usize, end: usize) -> Vec<Stmt> {
        let mut out = Vec::new();
        while at < end {
            match self.ir.rows.get(at).copied() {
                Some(Row::Instr(id)) => out.extend(self.instr(id, stream)),
                Some(Row::Loop(of)) => {
                    let close = self.close[at];
                    let body = self.rows(stream, at + 1, close);
                    let count = self.ir.loops.get(of as usize).map_or(0, |l| l.count);
                    if !body.is_empty() {
                        out.push(self.stmt(StmtKind::Loop { count: self.int(count), body }, self.span));
                    }
                    at = close;
                }
                Some(Row::If(predicate)) => {
                    let other = self.close[at];
                    let close = self.close[other];
                    let (yes, no) = (self.rows(stream, at + 1, other), self.rows(stream, other + 1, close));
                    let name = self.ir.predicates.get(predicate as usize).cloned().unwrap_or_default();
                    if !yes.is_empty() || !no.is_empty() {
                        let kind = StmtKind::IfUnknown { predicate: self.name(name), yes, no };
                        out.push(self.stmt(kind, self.span));
                    }
                    at = close;
                }
                _ => {}
            }
            at += 1;
        }
        out
    }

    fn instr(&self, id: InstrId, stream: StreamId) -> Option<Stmt> {
        let instr = self.ir.instrs.get(id as usize)?;
        if instr.on != On::Stream(stream) {
            return None;
        }
        let span = self.graph.span(instr.source).unwrap_or(self.span);
        let kind = match instr.kind {
            Kind::Compute | Kind::Transfer(_) => return self.work(instr, span),
            Kind::Sync => return self.sync(instr, span),
            Kind::Drain(queue) => {
                let queue = queue.and_then(|q| self.ir.queues.get(q as usize));
                StmtKind::Drain(queue.map(|q| self.name(&q.name)))
            }
            Kind::CoreBarrier(number) => StmtKind::CoreBarrier(Some(self.int(number))),
            Kind::Barrier => StmtKind::Barrier(None),
            Kind::ResetAll => {
                let name = self.name("all");
                StmtKind::Reset(vec![SemRef { core: None, name, index: None, span }])
            }
            Kind::Set(register, value) => StmtKind::Let { register: self.register(register), value: self.int(value) },
            Kind::Step(register, by) => {
                let register = self.register(register);
                StmtKind::Assign { register, op: AssignOp::Add, value: self.int(by) }
            }
            Kind::Exit => StmtKind::Exit,
            Kind::Enter(_) | Kind::End => return None,
        };
        Some(self.carrying(instr, kind, span))
    }

    /// A statement with its waits and posts in its own record.
    fn carrying(&self, instr: &Instr, kind: StmtKind, span: Span) -> Stmt {
        let mut stmt = self.stmt(kind, span);
        stmt.after = instr.waits.iter().map(|wait| self.condition(wait, span)).collect();
        stmt.then = instr.posts.iter().map(|post| self.update(post, span)).collect();
        stmt
    }

    fn work(&self, instr: &Instr, span: Span) -> Option<Stmt> {
        let row = self.graph.origins.get(instr.source.0 as usize).and_then(|origin| origin.row);
        let accesses = instr.accesses.iter().map(|access| self.access(access, span)).collect();
        let kind = match (row.map(|row| &row.work), instr.kind) {
            (Some(StmtKind::Copy { queue, .. }), _) => StmtKind::Copy { queue: queue.clone(), accesses },
            (Some(StmtKind::Do { name, .. }), _) => StmtKind::Do { name: name.clone(), accesses },
            (_, Kind::Transfer(queue)) => {
                StmtKind::Copy { queue: self.name(&self.ir.queues.get(queue as usize)?.name), accesses }
            }
            _ => StmtKind::Do { name: self.name(&instr.name), accesses },
        };
        let mut stmt = self.carrying(instr, kind, span);
        match row {
            Some(row) => stmt.attrs.clone_from(&row.attrs),
            // What a graph says its work costs.
            None => stmt.attrs.push(Attr { name: self.name("cost"), args: vec![self.int(instr.cost)], span }),
        }
        Some(stmt)
    }

    /// A record of waits, or of a post.
    fn sync(&self, instr: &Instr, span: Span) -> Option<Stmt> {
        let conditions: Vec<Condition> = instr.waits.iter().map(|wait| self.condition(wait, span)).collect();
        let mut posts = instr.posts.iter().map(|post| self.update(post, span));
        let kind = if conditions.is_empty() { posts.next()? } else { StmtKind::Wait(conditions) };
        let mut stmt = self.stmt(kind, span);
        stmt.then = posts.collect();
        Some(stmt)
    }

    fn sem(&self, sem: u32, span: Span) -> SemRef {
        let name = self.name(self.sems.get(sem as usize).cloned().unwrap_or_default());
        SemRef { core: None, name, index: None, span }
    }

    fn condition(&self, wait: &Wait, span: Span) -> Condition {
        let value = match wait.least {
            Least::Value(value) => self.int(value),
            Least::Register(register) => Expr { kind: ExprKind::Path(vec![self.register(register)]), span },
        };
        Condition::Counter { sem: self.sem(wait.sem, span), mask: None, compare: BinaryOp::Ge, value }
    }

    fn update(&self, post: &Post, span: Span) -> StmtKind {
        let (verb, value) = match post.amount {
            1 => (UpdateVerb::Inc, None),
            amount => (UpdateVerb::Add, Some(self.int(amount))),
        };
        StmtKind::Update(UpdateStmt { verb, sem: self.sem(post.sem, span), value, at_read: false, span })
    }

    /// An access, with the numbers that its expressions had.
    fn access(&self, access: &Access, span: Span) -> AccessRef {
        let region = self.ir.regions.get(access.region as usize);
        let mut parts = Vec::new();
        if self.graph.arrays.get(access.region as usize).copied().unwrap_or(false) {
            parts.push(self.int(access.element));
        }
        if region.is_some_and(|r| access.bytes != (0, r.bytes)) {
            let bytes = |n: u64| Box::new(self.int(n));
            let (first, last) = (bytes(access.bytes.0), bytes(access.bytes.1));
            parts.push(Expr { kind: ExprKind::Range { first, last, inclusive: false }, span });
        }
        let name = self.name(region.map(|r| r.name.clone()).unwrap_or_default());
        AccessRef { region: name, parts, write: access.write, span }
    }
}
