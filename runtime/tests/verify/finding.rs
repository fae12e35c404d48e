//! What may be found.

use crate::moves::NO_OP;
use crate::small::{Cell, OpId, Small};

/// Who does what: a stream (engines first, then queues) and an operation. What a queue does belongs to the operation
/// that started the transfer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    pub stream: usize,
    pub op: OpId,
}

/// A finding, with who is involved.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Finding {
    /// Nothing can move, and these engines have not ended.
    Deadlock(Vec<At>),
    /// Two conflicting accesses are both next. The smaller one first.
    Race {
        region: usize,
        between: [At; 2],
    },
    DoubleSet {
        event: Cell,
        by: At,
    },
    ClearBeforeSet {
        event: Cell,
        by: At,
    },
    Leak {
        cell: Cell,
    },
    Overflow {
        cell: Cell,
        by: At,
    },
    Undrained {
        queue: usize,
    },
    /// A set or reset and another operation that is not blocked are both next, unless both set the same value, or the
    /// other is a wait that passes after the set as well.
    SemaphoreRace {
        cell: Cell,
        set: At,
        other: At,
    },
    /// In a deadlock somebody waits for the counter to equal what it has passed.
    MissedValue {
        cell: Cell,
        by: At,
    },
}

impl Finding {
    /// As the zoo says it; `None` for the kinds that it does not have.
    pub fn in_zoo(&self, small: &Small) -> Option<Vec<String>> {
        let cell = |cell: Cell| small.cells[cell].name.clone();
        let said = match self {
            Finding::Deadlock(blocked) => {
                let mut said: Vec<String> = blocked.iter().map(|&at| blocked_at(small, at)).collect();
                said.sort();
                said.insert(0, "deadlock".into());
                return Some(said);
            }
            Finding::Race { region, between } => {
                let mut actors = between.map(|at| actor(small, at.stream));
                actors.sort();
                let [first, second] = actors;
                return Some(vec!["race".into(), small.regions[*region].name.clone(), first, second]);
            }
            Finding::DoubleSet { event, .. } => ("double_set", cell(*event)),
            Finding::ClearBeforeSet { event, .. } => ("clear_before_set", cell(*event)),
            Finding::Leak { cell: of } => ("leak", cell(*of)),
            Finding::Overflow { cell: of, .. } => ("overflow", cell(*of)),
            Finding::Undrained { queue } => ("undrained", small.queues[*queue].name.clone()),
            Finding::SemaphoreRace { .. } | Finding::MissedValue { .. } => return None,
        };
        Some(vec![said.0.into(), said.1])
    }
}

/// A stream's name in the zoo.
pub fn actor(small: &Small, stream: usize) -> String {
    match small.engines.get(stream) {
        Some(engine) => engine.name.clone(),
        None => format!("dma:{}", small.queues[stream - small.engines.len()].name),
    }
}

fn blocked_at(small: &Small, at: At) -> String {
    assert_ne!(at.op, NO_OP, "a look at a queue does not block");
    format!("{}: {}", actor(small, at.stream), small.label(small.op(at.op)))
}
