//! Records as the runtime knows them, from a description, do what the interpreted codec does: on the bytes, the values
//! and the literals of random records of real and of unusual specifications.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod infos {
    pub(crate) mod compare;
    pub(crate) mod conditions;
    pub(crate) mod describe;
}
mod support;

use chappe_dsl::codec;
use chappe_dsl::model::{FamilyId, Model, RecordId};
use chappe_runtime::record::{check, pick};
use fastrand::Rng;
use infos::compare::{Wrong, decoding, encoding, reading};
use infos::describe::Infos;
use support::{Bytes, Case, Cases, Kind};

fn all() -> Vec<Infos> {
    support::neuron().into_iter().chain(support::shapes()).chain([support::toy()]).map(Infos::new).collect()
}

#[test]
fn bytes_are_judged_as_by_the_interpreter() {
    for infos in all() {
        let (model, mut rng) = (infos.model, support::rng(11));
        for id in (0..model.records.len() as u32).map(RecordId) {
            let info = infos.record(id);
            for _ in 0..support::count(100) {
                let (bytes, _) = support::bytes(model, id, None, &mut rng);
                decoding(model, id, info, &bytes);
            }
            for p in 0..model.profiles.len() as u32 {
                for _ in 0..support::count(20) {
                    let (bytes, _) = support::bytes(model, id, Some(chappe_dsl::model::ProfileId(p)), &mut rng);
                    decoding(model, id, info, &bytes);
                }
            }
        }
    }
}

/// The model with one outermost family only.
fn alone(model: &Model, id: FamilyId) -> Model {
    let mut one = model.clone();
    for (i, f) in one.families.iter_mut().enumerate() {
        if i != id.index() && f.parent.is_none() {
            f.parent = Some(id);
        }
    }
    one
}

#[test]
fn members_are_picked_as_by_the_interpreter() {
    for infos in all() {
        let (model, mut rng) = (infos.model, support::rng(12));
        for id in (0..model.families.len() as u32).map(FamilyId) {
            if model.families[id.index()].parent.is_some() {
                continue;
            }
            let (one, family) = (alone(model, id), infos.family(id));
            for member in &one.families[id.index()].members {
                for _ in 0..support::count(100) {
                    let (bytes, origin) = support::bytes(model, *member, None, &mut rng);
                    let found = pick(family, &bytes).and_then(|info| check(info, &bytes).map(|()| info));
                    match (codec::decode(&one, &bytes), found) {
                        (Ok(d), Ok(info)) => {
                            assert_eq!(model.records[d.value.record.index()].name, info.name);
                        }
                        (Err(expected), Err(found)) => {
                            assert_eq!(
                                Wrong::found(&found),
                                Wrong::expected(&one, &expected[0]),
                                "{origin:?} {bytes:02X?}"
                            );
                        }
                        (expected, found) => panic!("{bytes:02X?}\n{expected:?}\n{found:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn values_are_written_as_by_the_interpreter() {
    for infos in all() {
        let (model, mut rng) = (infos.model, support::rng(13));
        let cases = Cases::new(model);
        let (mut compared, all) = (0, support::count(2_000));
        for i in 0..all {
            let kind = if i % 2 == 0 { Kind::Legal } else { Kind::Illegal };
            let Case::Encode { value, profile, .. } = cases.case(kind, &mut rng) else { continue };
            compared += usize::from(encoding(model, infos.record(value.record), &value, profile));
        }
        assert!(compared * 2 > all, "{}: {compared} of {all}", model.title());
    }
}

#[test]
fn literals_are_read_as_by_the_language() {
    for infos in all() {
        let (model, mut rng) = (infos.model, support::rng(14));
        let cases = Cases::new(model);
        let (mut read, all) = (0, support::count(400));
        for i in 0..all {
            let kind = if i % 2 == 0 { Kind::Legal } else { Kind::Illegal };
            let Case::Encode { value, profile, .. } = cases.case(kind, &mut rng) else { continue };
            let (info, text) = (infos.record(value.record), codec::print(model, &value));
            read += usize::from(reading(model, info, &text, profile));
            for _ in 0..3 {
                let text = disturbed(&text, &mut rng);
                reading(model, info, &text, profile);
            }
        }
        assert!(read * 3 > all, "{}: {read} of {all}", model.title());
    }
}

/// The text with a few parts left out, repeated or replaced.
fn disturbed(text: &str, rng: &mut Rng) -> String {
    let mut parts: Vec<String> = Vec::new();
    for c in text.chars() {
        match parts.last_mut() {
            Some(word) if c.is_ascii_alphanumeric() && word.ends_with(|c: char| c.is_ascii_alphanumeric()) => {
                word.push(c);
            }
            _ => parts.push(c.to_string()),
        }
    }
    const OTHER: &[&str] = &[
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        ",",
        ":",
        "\"",
        "\\x41",
        "\\",
        "-",
        "-1",
        "0",
        "7",
        "0x1_0",
        "0b101",
        "0o17",
        "300",
        "0xFFFFFFFFFFFFFFFF",
        "18446744073709551616",
        "true",
        "false",
        "1..3",
        "2..=4",
        "é",
        "::",
        " // x\n",
        "/* */",
        "12a",
        "{}",
        "[1]",
        "\"a\"",
        "ring",
        "range",
        "x { }",
    ];
    for _ in 0..rng.usize(1..4) {
        let at = rng.usize(..parts.len());
        match rng.u8(..4) {
            0 => drop(parts.remove(at)),
            1 => parts.insert(at, parts[at].clone()),
            2 => parts[at] = (*rng.choice(OTHER).unwrap()).to_owned(),
            _ => parts.insert(at, (*rng.choice(OTHER).unwrap()).to_owned()),
        }
        if parts.is_empty() {
            break;
        }
    }
    parts.concat()
}

#[test]
fn every_kind_of_bytes_is_compared() {
    let model = support::toy();
    let mut rng = support::rng(15);
    let kinds: std::collections::BTreeSet<Bytes> =
        (0..500).map(|_| support::bytes(&model, RecordId(0), None, &mut rng).1).collect();
    assert_eq!(kinds.len(), 7);
}
