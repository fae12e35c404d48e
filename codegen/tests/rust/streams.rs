//! Streams say of every record what decoding it alone says, however many are looked at at once.

use chappe_dsl::model::Model;
use chappe_runtime::record::{Family, StreamError};

use crate::snapshots::{shapes, toy};
use crate::support::{self, Case, Cases};

/// Records of a family's size: legal ones, and others.
fn records<F: Family>(model: &Model) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
    let (cases, mut rng) = (Cases::new(model), support::rng(22));
    let all = cases.take(&mut rng, support::count(8_000)).filter_map(|case| match case {
        Case::Decode { bytes, .. } if bytes.len() == F::SIZE => Some(bytes),
        _ => None,
    });
    all.partition(|bytes| F::decode(bytes).is_ok())
}

fn compare<F: Family>(stream: &[u8]) {
    let alone: Vec<Result<F, StreamError>> = stream
        .chunks(F::SIZE)
        .enumerate()
        .map(|(index, b)| F::decode(b).map_err(|error| StreamError { index, offset: index * F::SIZE, error }))
        .collect();
    let together: Vec<_> = F::decode_stream(stream).collect();
    assert_eq!(alone, together);
    let first = alone.iter().find_map(|r| r.err());
    assert_eq!(F::validate_stream(stream), first.map_or(Ok(alone.len()), Err));
}

fn agree<F: Family>(model: &Model) {
    let (legal, wrong) = records::<F>(model);
    assert!(!legal.is_empty() && !wrong.is_empty(), "{}", F::INFO.name);
    let good: Vec<&[u8]> = legal.iter().cycle().take(legal.len().max(1100)).map(Vec::as_slice).collect();
    compare::<F>(&good.concat());
    compare::<F>(&[&good.concat()[..], &[0; 3]].concat());
    for (i, bad) in wrong.iter().take(300).enumerate() {
        let mut stream = good[..600].to_vec();
        stream[[0, 255, 256, 511, 512, 599, i][i % 7]] = bad;
        compare::<F>(&stream.concat());
    }
}

#[test]
fn of_a_toy() {
    agree::<toy::Word>(&support::toy());
}

#[test]
fn of_shapes() {
    let model = support::model("shapes.chappe", Some("first"));
    agree::<shapes::Word>(&model);
    agree::<shapes::Host>(&model);
    agree::<shapes::Insn>(&model);
    agree::<shapes::Net>(&model);
}
