//! Many records at once: a chunk of them is sorted by kind, and each kind is checked in a loop of its own. So nothing
//! jumps where the kinds of records lead it.

/// Records sorted at a time: their numbers fit a byte.
pub(super) const CHUNK: usize = 256;

/// Whether the records of a chunk that a list names are certainly legal.
#[doc(hidden)]
pub type Check<const N: usize> = fn(&[[u8; N]; CHUNK], &[u8]) -> bool;

/// The numbers of a chunk's records by kind.
struct Sorted<const M: usize> {
    lists: [[u8; CHUNK]; M],
    counts: [u16; M],
}

impl<const M: usize> Sorted<M> {
    /// Sorts a chunk; `false` if some record is of no kind.
    #[inline]
    fn sort<const N: usize>(&mut self, chunk: &[[u8; N]; CHUNK], kind: &impl Fn(&[u8; N]) -> u8) -> bool {
        self.counts = [0; M];
        let mut i = 0u8;
        for record in chunk {
            let kind = usize::from(kind(record));
            let (Some(list), Some(count)) = (self.lists.get_mut(kind), self.counts.get_mut(kind)) else { return false };
            list[usize::from(*count as u8)] = i;
            *count += 1;
            i = i.wrapping_add(1);
        }
        true
    }

    /// Whether all are legal, by the check of each kind.
    fn pass<const N: usize>(&self, chunk: &[[u8; N]; CHUNK], checks: &[Check<N>; M]) -> bool {
        let lists = self.lists.iter().zip(&self.counts).map(|(list, n)| list.get(..usize::from(*n)).unwrap_or_default());
        lists.zip(checks).all(|(list, check)| list.is_empty() || check(chunk, list))
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
    checks: &[Check<N>; M],
) -> usize {
    let (records, _) = bytes.as_chunks();
    let (chunks, _) = records.as_chunks();
    if chunks.is_empty() {
        return 0;
    }
    let mut sorted = Sorted { lists: [[0; CHUNK]; M], counts: [0; M] };
    let legal = |chunk: &&[[u8; N]; CHUNK]| sorted.sort(chunk, &kind) && sorted.pass(chunk, checks);
    chunks.iter().take(most / CHUNK).take_while(legal).count() * CHUNK
}

/// Whether the records of a chunk that a list names are certainly legal, by one check for all of them.
#[doc(hidden)]
#[inline(always)]
pub fn all_valid<const N: usize>(chunk: &[[u8; N]; CHUNK], list: &[u8], valid: impl Fn(&[u8; N]) -> bool) -> bool {
    list.iter().all(|i| valid(&chunk[usize::from(*i)]))
}
