//! What is no row of an `auto` kernel, and what to write instead.

use super::super::state::Lowerer;
use super::super::statement::Place;
use crate::ast::{Expr, ExprKind, Name, Stmt, StmtKind};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

/// What must not depend on a register.
#[derive(Clone, Copy)]
pub(super) enum Varying {
    Rounds,
    Condition,
}

/// A statement that is no work.
pub(super) fn statement(s: &Stmt) -> Diagnostic {
    let (message, help) = match &s.kind {
        StmtKind::Call(_) => (
            "a call in an `auto` kernel: the compiler does not follow what the other kernel waits for and posts",
            "list the work here, or call this kernel and the other one in turn from one that is not `auto`",
        ),
        StmtKind::Let { .. } | StmtKind::Assign { .. } => (
            "a register in an `auto` kernel: registers hold the compiler's thresholds and counters",
            "a number that the compiler knows is a `const`; a decision at run time is `if unknown NAME { } else { }`",
        ),
        StmtKind::Fence(_) | StmtKind::Exit => (
            "within a loop or branch, or after the end: an `auto` kernel has one end",
            "write it as the last row of the kernel",
        ),
        _ => (
            "this is no work: in an `auto` kernel the compiler writes the synchronization",
            "rows are `ENGINE: do ..;` or `ENGINE: copy ..;`, within `for`, `loop` and `if unknown`, and at the end perhaps \
             `fence NAME;` and `exit;`",
        ),
    };
    Diagnostic::error(codes::AUTO, s.span, message).help(help)
}

/// Whether something that must be constant is in a register.
pub(super) fn varying(l: &mut Lowerer<'_>, at: &Place, e: &Expr, what: Varying) -> Option<Diagnostic> {
    let name = names(e).into_iter().find(|name| at.var(&name.text).is_none() && is_register(l, at, name))?;
    let (what, help) = match what {
        Varying::Rounds => (
            "the number of rounds of a `loop` in an `auto` kernel is a constant",
            "thresholds after the loop count all its posts. Write the loop in a kernel that is not `auto`: \
             `chappe compile` shows what its body becomes",
        ),
        Varying::Condition => (
            "a branch of an `auto` kernel is on a constant or on a predicate",
            "the other engines do not see a register of one: `if unknown NAME { } else { }` is a branch that all of them \
             take the same way",
        ),
    };
    let message = format!("{what}, but `{}` is a register", name.text);
    Some(Diagnostic::error(codes::AUTO, name.span, message).help(help))
}

fn is_register(l: &mut Lowerer<'_>, at: &Place, name: &Name) -> bool {
    l.symbol(at, &name.text).is_none() && matches!(l.register_named(at, name), Some(Some(_)))
}

/// Names that stand by themselves in an expression.
fn names(e: &Expr) -> Vec<&Name> {
    let mut found = Vec::new();
    let mut open = vec![e];
    while let Some(e) = open.pop() {
        match &e.kind {
            ExprKind::Int(_) | ExprKind::Str(_) => {}
            ExprKind::Path(path) => {
                if let [name] = path.as_slice() {
                    found.push(name);
                }
            }
            ExprKind::Call { args, .. } => open.extend(args),
            ExprKind::Index { base, index } => open.extend([&**base, &**index]),
            ExprKind::Member { base, .. } => open.push(base),
            ExprKind::Unary { operand, .. } => open.push(operand),
            ExprKind::Binary { left, right, .. } => open.extend([&**right, &**left]),
            ExprKind::Ternary { condition, yes, no } => open.extend([&**condition, &**yes, &**no]),
            ExprKind::Range { first, last, .. } => open.extend([&**first, &**last]),
        }
    }
    found
}
