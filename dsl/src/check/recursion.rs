//! Operations that call each other in a circle.

use super::domain::walk;
use crate::codes::arch as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{ExprKind, Known, Model, Op};

/// An operation: interface and row.
type Id = (u32, u32);

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    let mut state = State { model, done: Vec::new(), diags };
    for (i, ops) in model.ops.iter().enumerate() {
        state.done.push(vec![false; ops.rows.len()]);
        debug_assert!(state.done.len() == i + 1);
    }
    for (i, ops) in model.ops.iter().enumerate() {
        for j in 0..ops.rows.len() {
            state.visit((i as u32, j as u32));
        }
    }
}

struct State<'a> {
    model: &'a Model,
    /// Operations that are known to be on no circle not yet reported.
    done: Vec<Vec<bool>>,
    diags: &'a mut Diagnostics,
}

impl State<'_> {
    /// Walks depth first, without recursion: chains may be long.
    fn visit(&mut self, start: Id) {
        let mut path: Vec<(Id, Vec<Id>)> = Vec::new();
        self.enter(start, &mut path);
        while let Some((_, todo)) = path.last_mut() {
            match todo.pop() {
                Some(next) => match path.iter().position(|(id, _)| *id == next) {
                    Some(at) => self.report(&path.iter().skip(at).map(|(id, _)| *id).collect::<Vec<_>>()),
                    None => self.enter(next, &mut path),
                },
                None => {
                    path.pop();
                }
            }
        }
    }

    fn enter(&mut self, id: Id, path: &mut Vec<(Id, Vec<Id>)>) {
        let done = self.done.get_mut(id.0 as usize).and_then(|d| d.get_mut(id.1 as usize));
        if done.is_some_and(|d| std::mem::replace(d, true)) {
            return;
        }
        let calls = op(self.model, id).map(calls).unwrap_or_default();
        path.push((id, calls));
    }

    fn report(&mut self, circle: &[Id]) {
        let ops: Vec<&Op> = circle.iter().filter_map(|id| op(self.model, *id)).collect();
        let Some(first) = ops.first() else { return };
        let names: Vec<&str> = ops.iter().chain([first]).map(|o| o.name.as_str()).collect();
        let message = match ops.as_slice() {
            [one] => format!("{} calls itself", one.name),
            _ => format!("operations call each other in a circle: {}", names.join(" -> ")),
        };
        let mut d = Diagnostic::error(codes::RECURSION, first.span, message);
        for o in ops.iter().skip(1) {
            d = d.with(o.span, "on the circle");
        }
        self.diags.push(d.help("a formula ends; write one of them without calling the others"));
    }
}

fn op(model: &Model, id: Id) -> Option<&Op> {
    model.ops.get(id.0 as usize)?.rows.get(id.1 as usize)
}

/// The operations that an operation's formula and bounds call, in reverse order.
fn calls(op: &Op) -> Vec<Id> {
    let mut out = Vec::new();
    let mut add = |e: &crate::model::Expr| {
        if let ExprKind::Op { ops, op, .. } = e.kind {
            out.push((ops, op));
        }
    };
    if let Some(Known::Known(e)) = &op.value {
        walk(e, &mut add);
    }
    for r in &op.requires {
        walk(&r.condition, &mut add);
    }
    out.reverse();
    out.dedup();
    out
}
