//! Many records at once: a chunk of them is sorted by kind, and each kind is checked in a loop of its own. So nothing
//! jumps where the kinds of records lead it.

use core::mem::swap;

/// Records sorted at a time: their numbers fit a byte.
pub(super) const CHUNK: usize = 256;

type Chunk<const N: usize> = [[u8; N]; CHUNK];

/// Whether the records of a chunk that a list names are certainly legal. Meanwhile as many of the next chunk are sorted:
/// so they come from memory in time.
#[doc(hidden)]
pub type Check<const N: usize, const M: usize> = fn(&Chunk<N>, &[u8], &mut Ahead<'_, N, M>) -> bool;

/// The numbers of a chunk's records by kind.
struct Sorted<const M: usize> {
    lists: [[u8; CHUNK]; M],
    counts: [u16; M],
}

impl<const M: usize> Sorted<M> {
    const EMPTY: Self = Sorted { lists: [[0; CHUNK]; M], counts: [0; M] };

    /// Whether all are legal, by the check of each kind.
    fn pass<const N: usize>(&self, chunk: &Chunk<N>, checks: &[Check<N, M>; M], ahead: &mut Ahead<'_, N, M>) -> bool {
        let lists = self.lists.iter().zip(&self.counts);
        let mut lists = lists.map(|(list, n)| list.get(..usize::from(*n)).unwrap_or_default()).zip(checks);
        lists.all(|(list, check)| list.is_empty() || check(chunk, list, ahead))
    }
}

/// The next chunk, as far as it is sorted.
#[doc(hidden)]
pub struct Ahead<'a, const N: usize, const M: usize> {
    chunk: &'a Chunk<N>,
    sorted: &'a mut Sorted<M>,
    at: u8,
}

impl<const N: usize, const M: usize> Ahead<'_, N, M> {
    /// Sorts one more record; `false` if it is of no kind.
    #[inline(always)]
    fn step(&mut self, kind: impl Fn(&[u8; N]) -> u8) -> bool {
        let kind = usize::from(kind(&self.chunk[usize::from(self.at)]));
        let (Some(list), Some(count)) = (self.sorted.lists.get_mut(kind), self.sorted.counts.get_mut(kind)) else {
            return false;
        };
        list[usize::from(*count as u8)] = self.at;
        *count += 1;
        self.at = self.at.wrapping_add(1);
        true
    }
}

/// How many records at the start are certainly legal, of no more than `most`: whole chunks of them. `kind` is the place of
/// a record's check among the checks, or a number beyond them.
#[doc(hidden)]
#[must_use]
pub fn certain<const N: usize, const M: usize>(
    bytes: &[u8],
    most: usize,
    kind: impl Fn(&[u8; N]) -> u8,
    checks: &[Check<N, M>; M],
) -> usize {
    let (records, _) = bytes.as_chunks();
    let (chunks, _) = records.as_chunks();
    let Some(first) = chunks.first() else { return 0 };
    let (mut one, mut other) = (Sorted::EMPTY, Sorted::EMPTY);
    let (mut sorted, mut next) = (&mut one, &mut other);
    let mut ahead = Ahead { chunk: first, sorted, at: 0 };
    if !(0..CHUNK).all(|_| ahead.step(&kind)) {
        return 0;
    }
    sorted = ahead.sorted;
    let mut legal = 0;
    let nexts = chunks.iter().skip(1).chain(chunks.last());
    for (chunk, following) in chunks.iter().zip(nexts).take(most / CHUNK) {
        next.counts = [0; M];
        if !sorted.pass(chunk, checks, &mut Ahead { chunk: following, sorted: next, at: 0 }) {
            break;
        }
        legal += CHUNK;
        swap(&mut sorted, &mut next);
    }
    legal
}

/// The check of a kind.
#[doc(hidden)]
#[inline(always)]
pub fn all_valid<const N: usize, const M: usize>(
    chunk: &Chunk<N>,
    list: &[u8],
    ahead: &mut Ahead<'_, N, M>,
    kind: impl Fn(&[u8; N]) -> u8,
    valid: impl Fn(&[u8; N]) -> bool,
) -> bool {
    list.iter().all(|i| ahead.step(&kind) && valid(&chunk[usize::from(*i)]))
}
