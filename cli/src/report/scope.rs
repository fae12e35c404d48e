//! The `for` variables of a step: which turn of its loops it is.

use chappe_runtime::program::{Body, Pc};

use super::trace::Row;
use super::view::View;

/// The `for` loops of every stream.
pub(crate) struct Scopes(Vec<Vec<Loop>>);

struct Loop {
    first: Pc,
    next: Pc,
    var: usize,
    name: String,
}

impl Scopes {
    /// Of a program; a loop's variable is named in its text, as `for i in 0..8`.
    pub(crate) fn new(view: View<'_>) -> Scopes {
        let loops = view.program.streams.iter().map(|stream| {
            let steps = stream.steps.iter().enumerate();
            let found = steps.filter_map(|(pc, step)| match step.body {
                Body::For { var, next, .. } => {
                    let name = view.text(step.source).split_whitespace().nth(1)?.to_owned();
                    Some(Loop { first: pc as Pc, next, var: usize::from(var), name })
                }
                _ => None,
            });
            found.collect()
        });
        Scopes(loops.collect())
    }

    /// `i = 3, j = 0`; empty outside of loops.
    pub(crate) fn values(&self, row: &Row) -> String {
        let loops = self.0.get(row.place.stream as usize).map(Vec::as_slice).unwrap_or_default();
        let around = loops.iter().filter(|l| l.first < row.place.pc && row.place.pc < l.next);
        let values = around.filter_map(|l| row.vars.get(l.var).map(|v| format!("{} = {v}", l.name)));
        values.collect::<Vec<_>>().join(", ")
    }
}
