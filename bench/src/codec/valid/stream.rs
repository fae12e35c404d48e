//! A stream: records are sorted by kind, a chunk at a time, so that each kind is checked in a loop of its own.

use super::check::{self, Record};
use super::family::{Sync, stamp};
use super::rows;

/// Records sorted at a time: their numbers fit a byte.
const CHUNK: usize = 256;
type Chunk = [Record; CHUNK];

/// Kinds, and one more for what is none.
const KINDS: usize = 11;

/// The records of a chunk by kind.
struct Sorted {
    lists: [[u8; CHUNK]; 16],
    counts: [u16; 16],
}

impl Sorted {
    #[inline(never)]
    fn sort(&mut self, kinds: &[u8; CHUNK]) {
        self.counts = [0; 16];
        for (i, kind) in kinds.iter().enumerate() {
            let kind = usize::from(kind & 15);
            let count = self.counts[kind];
            self.lists[kind][usize::from(count as u8)] = i as u8;
            self.counts[kind] = count + 1;
        }
    }

    fn of(&self, kind: usize) -> &[u8] {
        self.lists[kind].get(..usize::from(self.counts[kind])).unwrap_or_default()
    }
}

/// The kinds of the next chunk, looked up while this one is checked: so it comes from memory in the meantime.
struct Ahead<'a> {
    next: &'a Chunk,
    kinds: [u8; CHUNK],
    at: u8,
}

impl Ahead<'_> {
    #[inline(always)]
    fn step(&mut self) {
        let at = usize::from(self.at);
        self.kinds[at] = rows::kind(&self.next[at]) as u8;
        self.at = self.at.wrapping_add(1);
    }
}

macro_rules! checks { ($($name:ident)*) => {
    mod each {
        use super::{Ahead, Chunk, check};

        $(
            /// A function of its own, so that its masks stay in registers.
            #[inline(never)]
            pub(super) fn $name(chunk: &Chunk, list: &[u8], ahead: &mut Ahead<'_>) -> bool {
                for i in list {
                    ahead.step();
                    if !check::$name(&chunk[usize::from(*i)]) {
                        return false;
                    }
                }
                true
            }
        )*
    }

    /// Whether all records of a chunk are legal.
    fn legal(chunk: &Chunk, sorted: &Sorted, ahead: &mut Ahead<'_>) -> bool {
        let mut kind = 0;
        $({
            if !each::$name(chunk, sorted.of(kind), ahead) {
                return false;
            }
            kind += 1;
        })*
        sorted.counts[kind] == 0 && kind == KINDS - 1
    }
} }
checks! { event_semaphore halt drain no_op register_move compare_and_branch group_reset dma_trigger all_engine_barrier
core_barrier }

/// Number of records of a stream, if all are legal. Tells `done` of every chunk that is.
fn chunks(stream: &[u8], mut done: impl FnMut(&[Record])) -> Option<usize> {
    let (records, []) = stream.as_chunks() else { return None };
    let (chunks, rest) = records.as_chunks();
    if let Some(first) = chunks.first() {
        let mut sorted = Sorted { lists: [[0; CHUNK]; 16], counts: [0; 16] };
        let mut ahead = Ahead { next: first, kinds: [0; CHUNK], at: 0 };
        (0..CHUNK).for_each(|_| ahead.step());
        for (i, chunk) in chunks.iter().enumerate() {
            sorted.sort(&ahead.kinds);
            ahead.next = chunks.get(i + 1).unwrap_or(chunk);
            if !legal(chunk, &sorted, &mut ahead) {
                return None;
            }
            done(chunk);
        }
    }
    if !rest.iter().all(rows::check) {
        return None;
    }
    done(rest);
    Some(records.len())
}

/// Number of records of a stream, if all are legal.
pub(super) fn validate(stream: &[u8]) -> Option<usize> {
    chunks(stream, |_| {})
}

/// All records of a stream; `false` if one is illegal.
pub(super) fn decode(stream: &[u8], out: &mut Vec<Sync>) -> bool {
    out.clear();
    out.reserve(stream.len() / size_of::<Record>());
    chunks(stream, |records| out.extend(records.iter().map(stamp))).is_some()
}
