//! States as few bits: how far each thread is, and the values that do not follow from it.

use alloc::vec;
use alloc::vec::Vec;

use super::Problem;
use super::trace::Trace;

/// A place of some bits in a packed state.
#[derive(Clone, Copy, Debug)]
struct Place {
    word: u32,
    shift: u32,
}

/// Where each part of a state is.
pub(super) struct Packing {
    /// By thread.
    threads: Vec<Place>,
    /// By cell, and least value, if it is part of the state; one more, for actions about no cell.
    cells: Vec<Option<(Place, i64)>>,
}

/// The bit of every word that tells it from one that has not been written.
const MARK: u64 = 1;

impl Packing {
    pub(super) fn of(traces: &[Trace], problem: &Problem<'_>) -> Packing {
        let bits = |count: u64| u64::BITS - count.leading_zeros();
        let mut next = Place { word: 0, shift: MARK.count_ones() };
        let mut place = |bits: u32| {
            if next.shift + bits > u64::BITS {
                next = Place { word: next.word + 1, shift: MARK.count_ones() };
            }
            let place = next;
            next.shift += bits;
            place
        };
        let threads = traces.iter().map(|trace| place(bits(trace.steps.len() as u64))).collect();
        let mut cells = vec![None; problem.historic.len() + 1];
        for (cell, bounds) in problem.bounds.iter().enumerate().filter(|(cell, _)| problem.historic[*cell]) {
            let (least, most) = bounds.range;
            cells[cell] = Some((place(bits(most.wrapping_sub(least) as u64).min(63)), least));
        }
        Packing { threads, cells }
    }

    pub(super) fn words(&self) -> usize {
        let cells = self.cells.iter().flatten().map(|(place, _)| place);
        self.threads.iter().chain(cells).map(|place| place.word as usize + 1).max().unwrap_or(1)
    }

    /// The state in which no thread has done anything.
    pub(super) fn pack<const W: usize>(&self, values: &[i64]) -> [u64; W] {
        let mut key = [MARK; W];
        for (cell, value) in values.iter().enumerate() {
            if let Some((place, least)) = self.cells[cell] {
                add(&mut key, place, value.wrapping_sub(least) as u64);
            }
        }
        key
    }

    #[inline]
    pub(super) fn historic(&self, cell: u32) -> bool {
        self.cells[cell as usize].is_some()
    }

    #[inline]
    pub(super) fn step<const W: usize>(&self, key: &mut [u64; W], thread: usize) {
        add(key, self.threads[thread], 1);
    }

    #[inline]
    pub(super) fn step_back<const W: usize>(&self, key: &mut [u64; W], thread: usize) {
        add(key, self.threads[thread], 1_u64.wrapping_neg());
    }

    #[inline]
    pub(super) fn change<const W: usize>(&self, key: &mut [u64; W], cell: u32, before: i64, after: i64) {
        if let Some((place, _)) = self.cells[cell as usize] {
            add(key, place, after.wrapping_sub(before) as u64);
        }
    }
}

/// Parts never leave their places, so that sums and differences within a word do not disturb its other parts.
#[inline]
fn add<const W: usize>(key: &mut [u64; W], place: Place, amount: u64) {
    if let Some(word) = key.get_mut(place.word as usize) {
        *word = word.wrapping_add(amount << place.shift);
    }
}
