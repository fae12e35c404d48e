//! Who runs next: a tournament tree over the actors, keyed by time.
//!
//! Actors are the streams, then the queues. Of two actors at the same time the one with the smaller number wins. All
//! operations take a fixed number of steps without data-dependent branches, which is what makes them fast.

use alloc::vec;
use alloc::vec::Vec;

/// The end of time: nothing runs at or after it. Far from the end of `u64`, so that sums of times need no checks.
pub(crate) const HORIZON: u64 = 1 << 62;

/// Time of an actor that has nothing to do.
pub(crate) const NEVER: u64 = u64::MAX;

#[derive(Clone, Copy)]
struct Entrant {
    time: u64,
    actor: u32,
}

/// The tree. Node 1 is the winner; node `leaves + actor` is the actor's own.
pub(crate) struct Agenda {
    nodes: Vec<Entrant>,
    leaves: usize,
}

impl Agenda {
    /// With nobody on it.
    pub(crate) fn new(actors: usize) -> Agenda {
        let leaves = actors.max(2).next_power_of_two();
        let mut nodes = vec![Entrant { time: NEVER, actor: 0 }; 2 * leaves];
        for (node, actor) in nodes[leaves..].iter_mut().zip(0..) {
            node.actor = actor;
        }
        Agenda { nodes, leaves }
    }

    /// The earliest actor, with its time ([`NEVER`] if none has anything to do).
    pub(crate) fn first(&self) -> (usize, u64) {
        let winner = self.nodes[1];
        (winner.actor as usize, winner.time)
    }

    /// `actor` has something to do at `time`.
    #[inline]
    pub(crate) fn set(&mut self, actor: usize, time: u64) {
        let mut node = self.leaves + actor;
        // Kept at hand on the way up: reading back what was just written would cost more than the rest.
        let mut winner = Entrant { time, actor: actor as u32 };
        self.nodes[node] = winner;
        while node > 1 {
            let rival = self.nodes[node ^ 1];
            // A left child wins at equal times.
            let ahead = rival.time < winner.time.saturating_add(u64::from(node & 1 == 1));
            winner = if ahead { rival } else { winner };
            node /= 2;
            self.nodes[node] = winner;
        }
    }

    /// Whether `actor` has nothing to do.
    pub(crate) fn rests(&self, actor: usize) -> bool {
        self.nodes[self.leaves + actor].time == NEVER
    }

    /// The first time at which `actor`, once it gets there, must let another one run.
    #[inline]
    pub(crate) fn bound(&self, actor: usize) -> u64 {
        let mut bound = HORIZON;
        let mut node = self.leaves + actor;
        while node > 1 {
            let rival = self.nodes[node ^ 1].time;
            // A left child wins at equal times.
            bound = bound.min(rival.saturating_add(u64::from(node & 1 == 0)));
            node /= 2;
        }
        bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earliest_then_smallest_number() {
        let mut agenda = Agenda::new(3);
        assert_eq!(agenda.first().1, NEVER);
        agenda.set(2, 5);
        agenda.set(1, 5);
        assert_eq!(agenda.first(), (1, 5));
        assert_eq!(agenda.bound(1), 6);
        agenda.set(0, 7);
        assert_eq!(agenda.bound(2), 5);
        agenda.set(1, NEVER);
        assert_eq!(agenda.first(), (2, 5));
        assert_eq!(agenda.bound(2), 7);
    }
}
