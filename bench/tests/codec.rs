//! All codecs accept the same records, read the same values from them and refuse the same mutations.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use chappe_bench::codec::data::{self, SIZE};
use chappe_bench::codec::oracle::Oracle;
use chappe_bench::codec::peer::{Peer, Read};
use chappe_bench::codec::{
    bilge::Bilge, binrw::Binrw, by_match::ByMatch, chappe::Chappe, deku::Deku, hand::Hand, pdl::Pdl,
};
use chappe_bench::codec::{valid::Valid, winnow::Winnow, zerocopy::Zerocopy};

fn fields(value: &impl Read) -> Vec<u64> {
    let mut all = Vec::new();
    value.read(&mut |v| all.push(v));
    all
}

fn records(stream: &[u8]) -> &[[u8; SIZE]] {
    stream.as_chunks().0
}

/// The verdict of a peer, which is the same from all its functions.
fn verdict<P: Peer>(bytes: &[u8; SIZE]) -> Option<Vec<u64>> {
    let any = P::decode_any(bytes);
    let one = P::decode(bytes);
    assert_eq!(one.is_some(), any.is_some() && bytes[0] == 0xA0, "{}: {bytes:02X?}", P::NAME);
    assert_eq!(P::validate(bytes), any.is_some().then_some(1), "{}: {bytes:02X?}", P::NAME);
    let found = fields(&any?);
    if let Some(one) = one {
        assert_eq!(fields(&one), found, "{}", P::NAME);
    }
    Some(found)
}

fn legal<P: Peer>(oracle: &Oracle) {
    for bytes in records(&data::family(2000, 1)).iter().chain(records(&data::single(1000, 2))) {
        let expected = oracle.fields(bytes);
        assert!(expected.is_some(), "not legal: {bytes:02X?}");
        assert_eq!(verdict::<P>(bytes), expected, "{}: {bytes:02X?}", P::NAME);
        let any = P::decode_any(bytes).unwrap();
        assert_eq!(P::encode_any(&any), Some(*bytes), "{}", P::NAME);
        if let Some(one) = P::decode(bytes) {
            assert_eq!(P::encode(&one), *bytes, "{}", P::NAME);
        }
    }
    assert!(P::decode_any(&[0; SIZE - 1]).is_none());
    assert!(P::decode_any(&[]).is_none());
}

fn mutated<P: Peer>(mutations: &[([u8; SIZE], Option<Vec<u64>>)]) {
    for (bytes, expected) in mutations {
        assert_eq!(&verdict::<P>(bytes), expected, "{}: {bytes:02X?}", P::NAME);
    }
}

fn bulk<P: Peer>() {
    let stream = data::family(1500, 5);
    assert_eq!(P::validate(&stream), Some(1500), "{}", P::NAME);
    let mut out = Vec::new();
    assert!(P::decode_all(&stream, &mut out), "{}", P::NAME);
    let found: Vec<_> = out.iter().map(fields).collect();
    let expected: Vec<_> = records(&stream).iter().map(|r| fields(&Hand::decode_any(r).unwrap())).collect();
    assert_eq!(found, expected, "{}", P::NAME);
    assert_eq!(P::validate(&stream[1..]), None, "{}", P::NAME);
    for at in [0, 255, 256, 1023, 1499] {
        let mut wrong = stream.clone();
        wrong[at * SIZE + 1] ^= 1;
        assert_eq!(P::validate(&wrong), None, "{}", P::NAME);
        assert!(!P::decode_all(&wrong, &mut out), "{}", P::NAME);
    }
}

macro_rules! all {
    ($f:ident $(($($arg:expr),*))?) => {
        $f::<Hand>($($($arg),*)?);
        $f::<ByMatch>($($($arg),*)?);
        $f::<Zerocopy>($($($arg),*)?);
        $f::<Valid>($($($arg),*)?);
        $f::<Chappe>($($($arg),*)?);
        $f::<Bilge>($($($arg),*)?);
        $f::<Binrw>($($($arg),*)?);
        $f::<Deku>($($($arg),*)?);
        $f::<Pdl>($($($arg),*)?);
        $f::<Winnow>($($($arg),*)?);
    };
}

#[test]
fn all_read_legal_records() {
    let oracle = Oracle::ten().unwrap();
    all!(legal(&oracle));
}

#[test]
fn all_refuse_the_same_mutations() {
    let oracle = Oracle::ten().unwrap();
    let mut mutations = Vec::new();
    let mut add = |bytes: [u8; SIZE]| mutations.push((bytes, oracle.fields(&bytes)));
    for bytes in records(&data::family(120, 3)) {
        for bit in 0..SIZE * 8 {
            let mut wrong = *bytes;
            wrong[bit / 8] ^= 1 << (bit % 8);
            add(wrong);
        }
    }
    let mut rng = fastrand::Rng::with_seed(4);
    for bytes in records(&data::family(20_000, 4)) {
        let mut wrong = *bytes;
        for _ in 0..rng.usize(1..=2) {
            wrong[rng.usize(..0x30)] = rng.u8(..);
        }
        // Where what is not used lies, so that a producer's own value is met.
        if rng.bool() {
            wrong[rng.choice([0x08, 0x28]).unwrap()] = rng.u8(..=1);
        }
        add(wrong);
    }
    let accepted = mutations.iter().filter(|(_, e)| e.is_some()).count();
    assert!(accepted > 1000 && accepted < mutations.len() - 1000, "{accepted} of {}", mutations.len());
    all!(mutated(&mutations));
}

#[test]
fn all_read_streams() {
    all!(bulk);
}

#[test]
fn the_subset_is_what_neuron_says() {
    let (ten, cayman) = (Oracle::ten().unwrap(), Oracle::cayman().unwrap());
    let mut rng = fastrand::Rng::with_seed(6);
    for bytes in records(&data::family(5000, 6)) {
        assert_eq!(ten.fields(bytes), cayman.fields(bytes));
        let mut wrong = *bytes;
        wrong[rng.usize(1..SIZE)] = rng.u8(..);
        // Branches that are always taken are another record, of the same opcode.
        if wrong[0] != 0xA9 || wrong[0x0C] != 0 {
            assert_eq!(ten.fields(&wrong), cayman.fields(&wrong), "{wrong:02X?}");
        }
    }
}
