//! Statements.

use super::table::assign_op;
use super::{Printer, attrs, list, opt, print_expr, print_literal};
use crate::ast::{AccessRef, Condition, SemRef, Stmt, StmtKind, UpdateStmt, UpdateVerb};

impl Printer {
    pub(super) fn stmts(&mut self, stmts: &[Stmt]) {
        for s in stmts {
            self.stmt(s);
        }
    }

    pub(super) fn stmt(&mut self, s: &Stmt) {
        match &s.kind {
            StmtKind::For { .. } | StmtKind::Loop { .. } | StmtKind::If { .. } | StmtKind::IfUnknown { .. } => {
                self.docs(&s.docs);
                self.block_stmt(&s.kind, "");
            }
            _ => self.simple_stmt(s, ""),
        }
    }

    /// A statement that ends with `;`, with a guard before that.
    pub(super) fn simple_stmt(&mut self, s: &Stmt, guard: &str) {
        self.docs(&s.docs);
        let mut after = String::new();
        if !s.after.is_empty() {
            after.push_str(&format!(" after {}", list(&s.after, condition)));
        }
        for then in &s.then {
            after.push_str(&format!(" then {}", simple(then)));
        }
        let end = format!("{after}{}{guard};", attrs(&s.attrs));
        match &s.kind {
            StmtKind::Literal(literal) => self.literal("", literal, &end),
            kind => self.line(&format!("{}{end}", simple(kind))),
        }
    }

    /// `before` is `} else ` inside a chain of conditions.
    fn block_stmt(&mut self, kind: &StmtKind, before: &str) {
        match kind {
            StmtKind::For { var, range, body } => {
                self.block(&format!("for {} in {}", var.text, print_expr(range)), "", |p| p.stmts(body));
            }
            StmtKind::Loop { count, body } => {
                self.block(&format!("loop {}", print_expr(count)), "", |p| p.stmts(body));
            }
            StmtKind::If { condition, yes, no } => {
                self.if_else(&format!("{before}if {}", print_expr(condition)), yes, no);
            }
            StmtKind::IfUnknown { predicate, yes, no } => {
                self.if_else(&format!("{before}if unknown {}", predicate.text), yes, no);
            }
            _ => {}
        }
    }

    fn if_else(&mut self, head: &str, yes: &[Stmt], no: &[Stmt]) {
        if no.is_empty() {
            self.block(head, "", |p| p.stmts(yes));
            return;
        }
        self.line(&format!("{head} {{"));
        self.depth += 1;
        self.stmts(yes);
        self.depth -= 1;
        match no {
            [Stmt { kind: kind @ (StmtKind::If { .. } | StmtKind::IfUnknown { .. }), docs, .. }] if docs.is_empty() => {
                self.block_stmt(kind, "} else ");
            }
            _ => self.block("} else", "", |p| p.stmts(no)),
        }
    }
}

/// A statement without its end.
pub(super) fn simple(kind: &StmtKind) -> String {
    let name = |n: &crate::ast::Name| n.text.clone();
    match kind {
        StmtKind::Wait(conditions) => format!("wait {}", list(conditions, condition)),
        StmtKind::Update(u) => update(u),
        StmtKind::Do { name, accesses: a } => format!("do {}{}", name.text, accesses(a)),
        StmtKind::Copy { queue, accesses: a } => format!("copy {}{}", queue.text, accesses(a)),
        StmtKind::Drain(queue) => format!("drain{}", opt(" ", queue.as_ref(), name)),
        StmtKind::Reset(sems) => format!("reset {}", list(sems, sem_ref)),
        StmtKind::Barrier(at) => format!("barrier{}", opt(" ", at.as_ref(), name)),
        StmtKind::CoreBarrier(n) => format!("core barrier{}", opt(" ", n.as_ref(), print_expr)),
        StmtKind::Fence(name) => format!("fence {}", name.text),
        StmtKind::Let { register, value } => format!("let {} = {}", register.text, print_expr(value)),
        StmtKind::Assign { register, op, value } => {
            format!("{} {} {}", register.text, assign_op(*op), print_expr(value))
        }
        StmtKind::Call(kernel) => format!("call {}", kernel.text),
        StmtKind::Return => "return".to_owned(),
        StmtKind::Halt => "halt".to_owned(),
        StmtKind::Exit => "exit".to_owned(),
        StmtKind::Nop => "nop".to_owned(),
        StmtKind::Auto(a) => super::kernel::auto_stmt(a),
        StmtKind::Literal(literal) => print_literal(literal),
        StmtKind::Builder { name, args } => format!("{}({})", name.text, list(args, print_expr)),
        // Blocks are printed on lines of their own.
        StmtKind::For { .. } | StmtKind::Loop { .. } | StmtKind::If { .. } | StmtKind::IfUnknown { .. } => {
            String::new()
        }
    }
}

fn condition(c: &Condition) -> String {
    match c {
        Condition::Counter { sem, mask: None, compare, value } => {
            format!("{} {} {}", sem_ref(sem), compare.symbol(), print_expr(value))
        }
        Condition::Counter { sem, mask: Some(mask), compare, value } => {
            format!("({} & {}) {} {}", sem_ref(sem), print_expr(mask), compare.symbol(), print_expr(value))
        }
        Condition::Any(all) => all.iter().map(condition).collect::<Vec<_>>().join(" or "),
        Condition::Event { sem, negated, keep } => {
            let (not, keep) = (if *negated { "!" } else { "" }, if *keep { " keep" } else { "" });
            format!("{not}{}{keep}", sem_ref(sem))
        }
    }
}

pub(super) fn sem_ref(s: &SemRef) -> String {
    let core = s.core.as_ref().map(|c| format!("{}.", c.text)).unwrap_or_default();
    format!("{core}{}{}", s.name.text, opt("", s.index.as_ref(), |e| format!("[{}]", print_expr(e))))
}

fn update(u: &UpdateStmt) -> String {
    let verb = match u.verb {
        UpdateVerb::Inc => "inc",
        UpdateVerb::Dec => "dec",
        UpdateVerb::Add => "add",
        UpdateVerb::Sub => "sub",
        UpdateVerb::Set => "set",
        UpdateVerb::Clear => "clear",
    };
    let at = if u.at_read { " at read" } else { "" };
    format!("{verb} {}{}{at}", sem_ref(&u.sem), opt(" ", u.value.as_ref(), print_expr))
}

/// `reads a, b writes c`, in the order written.
fn accesses(accesses: &[AccessRef]) -> String {
    let mut out = String::new();
    let mut last = None;
    for a in accesses {
        let word = if a.write { "writes" } else { "reads" };
        out.push_str(&if last == Some(a.write) { ", ".to_owned() } else { format!(" {word} ") });
        out.push_str(&a.region.text);
        for part in &a.parts {
            out.push_str(&format!("[{}]", print_expr(part)));
        }
        last = Some(a.write);
    }
    out
}
