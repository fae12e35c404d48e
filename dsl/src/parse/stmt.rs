//! Statements.

use chappe_grammar::Rule;

use super::expr::binary_op;
use super::tree::{Builder, Kids, Node};
use crate::ast::{AccessRef, BinaryOp, Condition, Docs, SemRef, Stmt, StmtKind, UpdateStmt, UpdateVerb};

impl Builder<'_> {
    /// Statements, as long as there are some; what is none is reported.
    pub(super) fn stmts(&self, kids: &mut Kids<'_>) -> Vec<Stmt> {
        let mut stmts = Vec::new();
        loop {
            let docs = self.docs(kids);
            if !matches!(kids.peek(), Some(Rule::stmt | Rule::error_stmt)) {
                return stmts;
            }
            let Some(node) = kids.next() else { return stmts };
            if node.rule() == Rule::stmt {
                stmts.extend(self.stmt(node, docs));
            } else {
                self.broken_part(&node, Rule::stmt);
            }
        }
    }

    fn body(&self, kids: &mut Kids<'_>) -> Vec<Stmt> {
        kids.take(Rule::body).map(|n| self.stmts(&mut self.kids(n))).unwrap_or_default()
    }

    pub(super) fn stmt(&self, node: Node<'_>, docs: Docs) -> Option<Stmt> {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let first = k.next()?;
        let mut span = self.span(&first);
        let kind = self.stmt_kind(first);
        let mut stmt = Stmt { docs, kind, after: Vec::new(), then: Vec::new(), attrs: Vec::new(), span };
        if let Some(node) = k.take(Rule::predicate) {
            span = span.to(self.span(&node));
            stmt.after = self.conditions(&mut self.kids(node));
        }
        while let Some(node) = k.take(Rule::link) {
            span = span.to(self.span(&node));
            let mut parts = self.kids(node);
            stmt.then.extend(parts.next().map(|n| self.stmt_kind(n)));
        }
        stmt.attrs = self.attrs(k);
        stmt.span = stmt.attrs.last().map_or(span, |a| span.to(a.span));
        self.finish(kids);
        Some(stmt)
    }

    pub(super) fn stmt_kind(&self, node: Node<'_>) -> StmtKind {
        let rule = node.rule();
        if rule == Rule::literal {
            return StmtKind::Literal(self.literal(node));
        }
        let mut kids = self.kids(node);
        let k = &mut kids;
        match rule {
            Rule::wait_stmt => StmtKind::Wait(self.conditions(k)),
            Rule::update_stmt => StmtKind::Update(self.update_stmt(k)),
            Rule::do_stmt => StmtKind::Do { name: self.need_name(k), accesses: self.accesses(k) },
            Rule::copy_stmt => StmtKind::Copy { queue: self.need_name(k), accesses: self.accesses(k) },
            Rule::drain_stmt => StmtKind::Drain(self.opt_name(k)),
            Rule::reset_stmt => StmtKind::Reset(std::iter::from_fn(|| self.opt_sem_ref(k)).collect()),
            Rule::barrier_stmt => StmtKind::Barrier(self.opt_name(k)),
            Rule::core_barrier_stmt => StmtKind::CoreBarrier(self.opt_expr(k)),
            Rule::fence_use => StmtKind::Fence(self.need_name(k)),
            Rule::let_stmt => StmtKind::Let { register: self.need_name(k), value: self.need_expr(k) },
            Rule::assign_stmt => {
                let (register, op) = (self.need_name(k), self.assign_op(k));
                StmtKind::Assign { register, op, value: self.need_expr(k) }
            }
            Rule::for_stmt => StmtKind::For { var: self.need_name(k), range: self.need_expr(k), body: self.body(k) },
            Rule::loop_stmt => StmtKind::Loop { count: self.need_expr(k), body: self.body(k) },
            Rule::if_stmt => self.if_stmt(k),
            Rule::auto_stmt => StmtKind::Auto(Box::new(self.auto_stmt(k))),
            Rule::call_kernel_stmt => StmtKind::Call(self.need_name(k)),
            Rule::return_stmt => StmtKind::Return,
            Rule::halt_stmt => StmtKind::Halt,
            Rule::exit_stmt => StmtKind::Exit,
            Rule::call_stmt => StmtKind::Builder { name: self.need_name(k), args: self.exprs(k) },
            _ => StmtKind::Nop,
        }
    }

    fn if_stmt(&self, k: &mut Kids<'_>) -> StmtKind {
        if let Some(node) = k.take(Rule::unknown_predicate) {
            let mut parts = self.kids(node);
            parts.take(Rule::unknown_word);
            let predicate = self.need_name(&mut parts);
            return StmtKind::IfUnknown { predicate, yes: self.body(k), no: self.else_body(k) };
        }
        StmtKind::If { condition: self.need_expr(k), yes: self.body(k), no: self.else_body(k) }
    }

    /// `else { .. }`, or `else if ..` as a block of that one statement.
    fn else_body(&self, k: &mut Kids<'_>) -> Vec<Stmt> {
        let Some(node) = k.take(Rule::if_stmt) else { return self.body(k) };
        let span = self.span(&node);
        let kind = self.stmt_kind(node);
        vec![Stmt { docs: Docs::new(), kind, after: Vec::new(), then: Vec::new(), attrs: Vec::new(), span }]
    }

    fn conditions(&self, kids: &mut Kids<'_>) -> Vec<Condition> {
        let mut conditions = Vec::new();
        let mut or = false;
        while let Some(node) = kids.take(Rule::condition) {
            let condition = self.condition(node);
            match conditions.last_mut() {
                Some(Condition::Any(all)) if or => all.push(condition),
                Some(last) if or => {
                    let first = std::mem::replace(last, Condition::Any(Vec::new()));
                    *last = Condition::Any(vec![first, condition]);
                }
                _ => conditions.push(condition),
            }
            or = kids.has(Rule::or_word);
        }
        conditions
    }

    fn condition(&self, node: Node<'_>) -> Condition {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let negated = k.has(Rule::not_word);
        let sem = self.sem_ref(k);
        let mask = self.opt_expr(k);
        match k.take(Rule::compare) {
            Some(op) => Condition::Counter { sem, mask, compare: self.compare(&op), value: self.need_expr(k) },
            None => Condition::Event { sem, negated, keep: k.has(Rule::keep_word) },
        }
    }

    fn compare(&self, node: &Node<'_>) -> BinaryOp {
        binary_op(node.as_str())
    }

    /// The reference that the grammar promises next.
    pub(super) fn sem_ref(&self, kids: &mut Kids<'_>) -> SemRef {
        self.opt_sem_ref(kids).unwrap_or_else(|| SemRef {
            core: None,
            name: self.need_name(kids),
            index: None,
            span: kids.span,
        })
    }

    pub(super) fn opt_sem_ref(&self, kids: &mut Kids<'_>) -> Option<SemRef> {
        let mut k = self.kids(kids.take(Rule::sem_ref)?);
        let first = self.need_name(&mut k);
        let (core, name) = match self.opt_name(&mut k) {
            Some(name) => (Some(first), name),
            None => (None, first),
        };
        Some(SemRef { core, name, index: self.opt_dim(&mut k), span: k.span })
    }

    fn update_stmt(&self, k: &mut Kids<'_>) -> UpdateStmt {
        let verb = match k.take(Rule::update_word).map(|n| n.as_str()) {
            Some("dec") => UpdateVerb::Dec,
            Some("add") => UpdateVerb::Add,
            Some("sub") => UpdateVerb::Sub,
            Some("set") => UpdateVerb::Set,
            Some("clear") => UpdateVerb::Clear,
            _ => UpdateVerb::Inc,
        };
        let (sem, value) = (self.sem_ref(k), self.opt_expr(k));
        UpdateStmt { verb, sem, value, at_read: self.at_read(k), span: k.span }
    }

    fn accesses(&self, kids: &mut Kids<'_>) -> Vec<AccessRef> {
        let mut accesses = Vec::new();
        while let Some(node) = kids.next() {
            let write = node.rule() == Rule::writes;
            let mut list = self.kids(node);
            while let Some(node) = list.take(Rule::access) {
                let mut k = self.kids(node);
                let (region, parts) = (self.need_name(&mut k), self.exprs(&mut k));
                accesses.push(AccessRef { region, parts, write, span: k.span });
            }
        }
        accesses
    }
}
