//! States as few bits: how far each thread is, and the values that do not follow from it.

use alloc::vec::Vec;

use super::trace::Trace;
use super::{Problem, State};

/// Where each part of a state is.
pub(crate) struct Packing {
    /// By thread: bits.
    threads: Vec<u32>,
    /// Cells that are part of the state: number, least value, bits.
    cells: Vec<(u32, i64, u32)>,
    pub(crate) words: usize,
}

impl Packing {
    pub(crate) fn of(traces: &[Trace], problem: &Problem<'_>) -> Packing {
        let bits = |count: u64| u64::BITS - count.leading_zeros();
        let threads: Vec<u32> = traces.iter().map(|trace| bits(trace.acts.len() as u64)).collect();
        let cells = (0..).zip(problem.historic).zip(problem.bounds).filter(|((_, historic), _)| **historic);
        let cells: Vec<(u32, i64, u32)> = cells
            .map(|((cell, _), bounds)| {
                let (least, most) = bounds.range;
                (cell, least, bits(most.wrapping_sub(least) as u64).min(63))
            })
            .collect();
        let mut packer = Packer::<0>::default();
        for bits in threads.iter().chain(cells.iter().map(|(_, _, bits)| bits)) {
            packer.skip(*bits);
        }
        // One bit tells an entry from an empty place.
        packer.skip(1);
        Packing { threads, cells, words: packer.word + 1 }
    }

    pub(crate) fn pack<const W: usize>(&self, state: &State) -> [u64; W] {
        let mut packer = Packer::<W>::default();
        for (bits, at) in self.threads.iter().zip(&state.at) {
            packer.put(u64::from(*at), *bits);
        }
        for (cell, least, bits) in &self.cells {
            packer.put(state.values[*cell as usize].wrapping_sub(*least) as u64, *bits);
        }
        packer.put(1, 1);
        packer.words
    }
}

/// Puts numbers side by side; none lies across two words.
struct Packer<const W: usize> {
    words: [u64; W],
    word: usize,
    bit: u32,
}

impl<const W: usize> Default for Packer<W> {
    fn default() -> Self {
        Packer { words: [0; W], word: 0, bit: 0 }
    }
}

impl<const W: usize> Packer<W> {
    #[inline]
    fn skip(&mut self, bits: u32) {
        if self.bit + bits > u64::BITS {
            (self.word, self.bit) = (self.word + 1, 0);
        }
        self.bit += bits;
    }

    #[inline]
    fn put(&mut self, value: u64, bits: u32) {
        self.skip(bits);
        if bits > 0
            && let Some(word) = self.words.get_mut(self.word)
        {
            *word |= value << (self.bit - bits);
        }
    }
}
