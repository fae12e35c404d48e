//! What a move needs and does.

use crate::moves::Act;
use crate::small::Cell;

/// What a move does that it should not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    DoubleSet(Cell),
    ClearBeforeSet(Cell),
    Undrained { queue: usize },
}

/// Whether a move is possible.
pub fn passes(act: Act, values: &[i64]) -> bool {
    match act {
        Act::WaitGe(s, v) | Act::WaitDec(s, v) => values[s] >= v,
        Act::WaitEq(s, v) => values[s] == v,
        Act::WaitBits(look, _) => look.holds(values),
        Act::WaitAny(looks) => looks.into_iter().flatten().any(|look| look.holds(values)),
        Act::EvWait(e) => values[e] != 0,
        Act::Add(..) | Act::Set(..) | Act::EvSet(_) | Act::EvClear(_) => true,
        Act::Access { .. } | Act::Look { .. } | Act::Nop => true,
    }
}

/// Makes a move that is possible.
pub fn make(act: Act, values: &mut [i64]) -> Option<Fault> {
    let mut fault = None;
    match act {
        Act::WaitDec(s, v) => values[s] -= v,
        Act::WaitBits(look, taken) => values[look.cell] -= taken,
        Act::Add(s, v) => values[s] += v,
        Act::Set(s, v) => values[s] = v,
        Act::EvSet(event) => {
            fault = (values[event] != 0).then_some(Fault::DoubleSet(event));
            values[event] = 1;
        }
        Act::EvWait(event) => values[event] = 0,
        Act::EvClear(event) => {
            fault = (values[event] == 0).then_some(Fault::ClearBeforeSet(event));
            values[event] = 0;
        }
        Act::Look { queue, done, started } => {
            fault = (values[done] < started).then_some(Fault::Undrained { queue });
        }
        Act::WaitGe(..) | Act::WaitEq(..) | Act::WaitAny(_) | Act::Access { .. } | Act::Nop => {}
    }
    fault
}
