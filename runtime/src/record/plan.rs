//! Whether a record of any kind is legal, without a jump: what kind it is chooses bytes to look up, and what is found there
//! adds up to the number of a row, which says which bits have which value.

/// What the kinds of a family are checked by: `K` kinds of `N` bytes.
#[doc(hidden)]
#[derive(Debug)]
pub struct Plan<const N: usize, const K: usize, const V: usize, const T: usize, const R: usize> {
    /// Of each kind: its first row (bits 0 to 15), what is added to what tables say (16 to 23), flags (from 24 on).
    pub heads: [u32; K],
    /// Of each kind: the bytes to be looked up, and the table for each (eight bits of each).
    pub lookups: [u64; K],
    /// What bits have to be: of each kind, or of all.
    pub values: [[u8; N]; V],
    /// By the byte that is looked up: how many rows further (bits 0 to 5), that something else decides (6), that the record
    /// is not legal (7).
    pub tables: [[u8; 256]; T],
    /// Which bits have to be so.
    pub rows: [[u8; N]; R],
}

impl<const N: usize, const K: usize, const V: usize, const T: usize, const R: usize> Plan<N, K, V, T, R> {
    /// A number that is zero if nothing is wrong; whether something else decides; the flags of the kind.
    #[inline(always)]
    #[must_use]
    pub fn check<const LOOKUPS: usize>(&self, b: &[u8; N], kind: u8) -> (u64, bool, u64) {
        let kind = usize::from(kind);
        let (Some(head), Some(lookups)) = (self.heads.get(kind), self.lookups.get(kind)) else { return (1, false, 0) };
        let (mut row, mut said) = ((head & 0xFFFF) as usize, (head >> 16) as u8);
        let mut next = *lookups;
        for _ in 0..LOOKUPS {
            let (Some(byte), Some(table)) =
                (b.get(usize::from(next as u8)), self.tables.get(usize::from((next >> 8) as u8)))
            else {
                return (1, false, 0);
            };
            let found = table[usize::from(*byte)];
            said |= found;
            row += usize::from(found & 0x3F);
            next >>= 16;
        }
        let Some(mask) = self.rows.get(row) else { return (1, false, 0) };
        let Some(value) = self.values.get(if V == 1 { 0 } else { kind }) else { return (1, false, 0) };
        (differ(b, value, mask) | u64::from(said & 0x80), said & 0x40 != 0, u64::from(head >> 24))
    }
}

/// The bits of a mask that are not as a value says, those of all words together.
#[inline(always)]
fn differ<const N: usize>(b: &[u8; N], value: &[u8; N], mask: &[u8; N]) -> u64 {
    let ((words, rest), (values, others), (masks, last)) = (b.as_chunks(), value.as_chunks(), mask.as_chunks());
    let number = |word: &[u8; 8]| u64::from_ne_bytes(*word);
    let words = words.iter().zip(values).zip(masks).map(|((b, v), m)| (number(b) ^ number(v)) & number(m));
    let rest = rest.iter().zip(others).zip(last).map(|((b, v), m)| u64::from((b ^ v) & m));
    words.chain(rest).fold(0, |all, wrong| all | wrong)
}

/// Bytes with only the bits of a mask.
#[doc(hidden)]
#[inline]
#[must_use]
pub fn kept<const N: usize>(b: &[u8; N], mask: &[u8; N]) -> [u8; N] {
    let mut out = *b;
    out.iter_mut().zip(mask).for_each(|(to, m)| *to &= m);
    out
}
