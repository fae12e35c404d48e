//! Many records at once: a chunk of them is sorted by kind, and each kind is checked in a loop of its own. So nothing
//! jumps where the kinds of records lead it.

/// Records sorted at a time: their numbers fit a byte.
pub(super) const CHUNK: usize = 256;

type Chunk<const N: usize> = [[u8; N]; CHUNK];

/// Whether the records of a chunk that a list names are certainly legal. Meanwhile the kinds of as many of the next chunk
/// are found out: so it comes from memory in time.
#[doc(hidden)]
pub type Check<const N: usize> = fn(&Chunk<N>, &[u8], &[[u8; N]], &mut [u8]) -> bool;

/// The numbers of a chunk's records by kind.
struct Sorted<const M: usize> {
    lists: [[u8; CHUNK]; M],
    counts: [u16; M],
}

impl<const M: usize> Sorted<M> {
    /// Sorts records of these kinds; `false` if some is of none.
    #[inline(never)]
    fn sort(&mut self, kinds: &[u8; CHUNK]) -> bool {
        self.counts = [0; M];
        let mut i = 0u8;
        for kind in kinds {
            let kind = usize::from(*kind);
            let (Some(list), Some(count)) = (self.lists.get_mut(kind), self.counts.get_mut(kind)) else { return false };
            list[usize::from(*count as u8)] = i;
            *count += 1;
            i = i.wrapping_add(1);
        }
        true
    }

    /// Whether all are legal, by the check of each kind.
    fn pass<const N: usize>(
        &self,
        chunk: &Chunk<N>,
        checks: &[Check<N>; M],
        mut next: &[[u8; N]],
        mut kinds: &mut [u8],
    ) -> bool {
        let lists =
            self.lists.iter().zip(&self.counts).map(|(list, n)| list.get(..usize::from(*n)).unwrap_or_default());
        lists.zip(checks).all(|(list, check)| {
            let (Some((some, rest)), Some((own, others))) =
                (next.split_at_checked(list.len()), core::mem::take(&mut kinds).split_at_mut_checked(list.len()))
            else {
                return false;
            };
            (next, kinds) = (rest, others);
            list.is_empty() || check(chunk, list, some, own)
        })
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
    let Some(first) = chunks.first() else { return 0 };
    let mut sorted = Sorted { lists: [[0; CHUNK]; M], counts: [0; M] };
    let mut kinds = [0; CHUNK];
    kinds.iter_mut().zip(first).for_each(|(to, record)| *to = kind(record));
    let mut legal = 0;
    let nexts = chunks.iter().skip(1).chain(chunks.last());
    for (chunk, next) in chunks.iter().zip(nexts).take(most / CHUNK) {
        if !(sorted.sort(&kinds) && sorted.pass(chunk, checks, next, &mut kinds)) {
            break;
        }
        legal += CHUNK;
    }
    legal
}

/// The check of a kind.
#[doc(hidden)]
#[inline(always)]
pub fn all_valid<const N: usize>(
    chunk: &Chunk<N>,
    list: &[u8],
    next: &[[u8; N]],
    kinds: &mut [u8],
    kind: impl Fn(&[u8; N]) -> u8,
    valid: impl Fn(&[u8; N]) -> bool,
) -> bool {
    let ahead = kinds.iter_mut().zip(next);
    list.len() == ahead.len()
        && list.iter().zip(ahead).all(|(i, (to, record))| {
            *to = kind(record);
            valid(&chunk[usize::from(*i)])
        })
}
