//! The random cases that the generators are tested with are worth something: legal values are legal, damaged ones are
//! mostly refused, and every kind of mistake occurs.

mod support;

use std::collections::BTreeMap;

use chappe_dsl::codec;
use chappe_dsl::model::{Model, ProfileId};
use support::{Case, Cases, Kind};

/// Share of the attempts at a legal value that encoding takes, by record, in percent.
fn accepted(model: &Model, tries: usize) -> BTreeMap<String, usize> {
    let (cases, mut rng) = (Cases::new(model), support::rng(1));
    let mut shares = BTreeMap::new();
    for id in cases.records() {
        let mut taken = 0;
        for _ in 0..tries {
            let profile = rng.u32(..=model.profiles.len() as u32).checked_sub(1).map(ProfileId);
            let value = cases.legal(*id, profile, &mut rng);
            taken += usize::from(codec::encode(model, &value, profile).is_ok());
        }
        shares.insert(model.records[id.index()].name.clone(), taken * 100 / tries);
    }
    shares
}

#[test]
fn legal_values_are_legal() {
    let mut models = support::neuron();
    models.push(support::toy());
    models.extend(support::shapes());
    for model in &models {
        let shares = accepted(model, support::count(50).min(2_000));
        let low: Vec<_> = shares.iter().filter(|(_, share)| **share < 80).collect();
        assert!(low.is_empty(), "{}: {low:?}", model.title());
    }
}

#[test]
fn every_kind_of_mistake_occurs() {
    let models = support::neuron().into_iter().chain(support::shapes());
    for model in models {
        let (cases, mut rng) = (Cases::new(&model), support::rng(2));
        let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
        let (mut wrong, all) = (0, 4_000);
        for _ in 0..all {
            let case = cases.case(Kind::Illegal, &mut rng);
            if let Err(e) = support::expected(&model, &case) {
                *codes.entry(e.code).or_default() += 1;
                wrong += 1;
            }
        }
        assert!(wrong * 2 > all, "{}: {wrong} of {all} are wrong", model.title());
        let wanted =
            ["E0601", "E0602", "E0603", "E0604", "E0605", "E0606", "E0607", "E0608", "E0609", "E0610", "E0612"];
        let unions: &[&str] = if model.spec == "shapes" { &["E0618", "E0619"] } else { &[] };
        let missing: Vec<_> = wanted.iter().chain(unions).filter(|c| !codes.contains_key(**c)).collect();
        assert!(missing.is_empty(), "{}: {missing:?} of {codes:?}", model.title());
    }
}

#[test]
fn the_same_seed_gives_the_same_cases() {
    let model = support::toy();
    let cases = Cases::new(&model);
    let run = || -> Vec<String> { cases.take(&mut support::rng(3), 200).map(|c| format!("{c:?}")).collect() };
    assert_eq!(run(), run());
    assert!(run().iter().any(|c| c.contains("Legal")));
    assert!(matches!(cases.case(Kind::Bytes, &mut support::rng(4)), Case::Decode { .. }));
}
