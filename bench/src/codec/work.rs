//! What is measured: the same loops for every peer.

use std::hint::black_box;

use super::data::{self, SIZE};
use super::peer::{Peer, Read};

/// Streams of legal records.
#[derive(Debug)]
pub struct Data {
    /// Number of records in each.
    pub count: usize,
    /// Records of all ten kinds.
    pub family: Vec<u8>,
    /// Event semaphores.
    pub single: Vec<u8>,
}

impl Data {
    /// `count` records in each, always the same.
    #[must_use]
    pub fn new(count: usize) -> Data {
        Data { count, family: data::family(count, 1), single: data::single(count, 2) }
    }
}

/// A kind of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// Encode event semaphores.
    Encode,
    /// Decode event semaphores and keep the values.
    DecodeOne,
    /// Decode them and read every field.
    ReadOne,
    /// Decode any of ten and keep the values.
    DecodeAny,
    /// Decode any of ten and read every field.
    ReadAny,
    /// Validate a stream of ten kinds in place.
    Validate,
    /// Decode a stream of ten kinds into a vector.
    DecodeAll,
}

impl Work {
    /// All of them.
    pub const ALL: [Work; 7] =
        [Work::Encode, Work::DecodeOne, Work::ReadOne, Work::DecodeAny, Work::ReadAny, Work::Validate, Work::DecodeAll];

    /// Its name by itself.
    #[must_use]
    pub fn full_name(self) -> &'static str {
        match self {
            Work::ReadOne => "decode one type, read all fields",
            Work::ReadAny => "decode one of ten, read all fields",
            Work::Encode | Work::DecodeOne | Work::DecodeAny | Work::Validate | Work::DecodeAll => self.name(),
        }
    }

    /// Its name in tables, after that of the work before it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Work::Encode => "encode",
            Work::DecodeOne => "decode one type",
            Work::ReadOne => ".. and read all fields",
            Work::DecodeAny => "decode one of ten",
            Work::ReadAny => ".. and read all fields",
            Work::Validate => "validate a stream",
            Work::DecodeAll => "decode a stream",
        }
    }
}

/// A piece of work on all records; `false` if one was refused.
pub type Run<'a> = Box<dyn FnMut() -> bool + 'a>;

/// The work as a peer does it.
#[must_use]
pub fn run<P: Peer + 'static>(work: Work, data: &Data) -> Run<'_> {
    match work {
        Work::Encode => encode::<P>(data),
        Work::DecodeOne => Box::new(|| decode_one::<P>(black_box(&data.single))),
        Work::ReadOne => Box::new(|| read_one::<P>(black_box(&data.single))),
        Work::DecodeAny => Box::new(|| decode_any::<P>(black_box(&data.family))),
        Work::ReadAny => Box::new(|| read_any::<P>(black_box(&data.family))),
        Work::Validate => Box::new(|| P::validate(black_box(&data.family)) == Some(data.count)),
        Work::DecodeAll => {
            let mut all = Vec::new();
            Box::new(move || {
                let ok = P::decode_all(black_box(&data.family), &mut all);
                black_box(&all);
                ok && all.len() == data.count
            })
        }
    }
}

/// Copying the same bytes.
#[must_use]
pub fn copy(data: &Data) -> Run<'_> {
    let mut to = vec![0; data.family.len()];
    Box::new(move || {
        black_box(&mut to).copy_from_slice(black_box(&data.family));
        black_box(&to);
        true
    })
}

fn records(stream: &[u8]) -> &[[u8; SIZE]] {
    stream.as_chunks().0
}

fn encode<P: Peer + 'static>(data: &Data) -> Run<'_> {
    let values: Vec<P::One> = records(&data.single).iter().filter_map(|r| P::decode(r)).collect();
    let mut to = vec![[0; SIZE]; values.len()];
    Box::new(move || {
        encode_all::<P>(black_box(&values), &mut to);
        black_box(&to);
        to.len() == data.count
    })
}

#[inline(never)]
fn encode_all<P: Peer>(values: &[P::One], to: &mut [[u8; SIZE]]) {
    for (to, value) in to.iter_mut().zip(values) {
        *to = P::encode(value);
    }
}

#[inline(never)]
fn decode_one<P: Peer>(stream: &[u8]) -> bool {
    records(stream).iter().all(|r| black_box(&P::decode(r)).is_some())
}

#[inline(never)]
fn read_one<P: Peer>(stream: &[u8]) -> bool {
    let mut sum = 0u64;
    for r in records(stream) {
        // Read where it is: moving a value costs as much as decoding it.
        let Some(one) = &P::decode(r) else { return false };
        one.read(&mut |v| sum = sum.wrapping_add(v));
    }
    black_box(sum);
    true
}

#[inline(never)]
fn decode_any<P: Peer>(stream: &[u8]) -> bool {
    records(stream).iter().all(|r| black_box(&P::decode_any(r)).is_some())
}

#[inline(never)]
fn read_any<P: Peer>(stream: &[u8]) -> bool {
    let mut sum = 0u64;
    for r in records(stream) {
        // Read where it is: moving a value costs as much as decoding it.
        let Some(any) = &P::decode_any(r) else { return false };
        any.read(&mut |v| sum = sum.wrapping_add(v));
    }
    black_box(sum);
    true
}
