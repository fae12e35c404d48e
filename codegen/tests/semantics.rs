//! What generated code says that records do: the same as the interpreter, on effects of every form.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

mod support;

use chappe_dsl::codec::{self, Data};
use chappe_dsl::kernel::{DecodedStream, program_of_streams, raw_step};
use chappe_runtime::program::{Test, Wait};
use chappe_runtime::streams::{Input, program_of};
use support::Cases;

#[allow(unreachable_pub, missing_docs, dead_code, reason = "bindings for others")]
mod effects {
    chappe_macros::spec!("tests/data/effects.chappe", runtime = ::chappe_runtime);
}

use effects::{F, MACHINE};

/// Numbers at which effects differ: registers, distances, sets.
fn edge(d: &mut Data, rng: &mut fastrand::Rng) {
    if let Data::Int(n) = d
        && rng.u8(0..3) == 0
    {
        *n = rng.i128(0..=9);
    }
}

#[test]
fn generated_effects_are_the_interpreter_s() {
    let model = support::model("effects.chappe", None);
    let (cases, mut rng) = (Cases::new(&model), support::rng(5));
    let (mut steps, mut unknown, mut bodies) = (0, 0, std::collections::BTreeSet::new());
    let (mut masked, mut alternatives) = (0, 0);
    for id in cases.records() {
        for _ in 0..support::count(1_500) {
            let mut value = cases.legal(*id, None, &mut rng);
            let small = value.clone();
            value.fields.iter_mut().for_each(|d| edge(d, &mut rng));
            let Ok(bytes) = codec::encode(&model, &value, None).or_else(|_| codec::encode(&model, &small, None)) else {
                continue;
            };
            let Ok(decoded) = codec::decode(&model, &bytes) else { continue };
            let record = F::decode(&bytes).unwrap_or_else(|e| panic!("{e}"));
            let made = MACHINE.step_of(&record, 3);
            let right = raw_step(&model, &decoded.value, 3);
            match (made, right) {
                (Ok(made), Ok(right)) => {
                    assert_eq!(made, right, "{record}");
                    bodies.extend(
                        made.bodies.iter().map(|b| format!("{b:?}").split(['(', ' ']).next().map(str::to_owned)),
                    );
                    steps += 1;
                    let hides = |w: &Wait| w.conditions().any(|one| matches!(one.test, Test::Masked { .. }));
                    masked += usize::from(made.waits.iter().any(hides));
                    alternatives += usize::from(made.waits.iter().any(|w| !w.or.is_empty()));
                }
                (Err(made), Err(right)) => {
                    let (made, right) = (made.to_string(), right.message);
                    // Of arithmetic the interpreter also shows the operands.
                    let arithmetic = right.contains("divides by zero") || right.contains("overflows");
                    assert!(made == right || arithmetic && made.contains('`'), "{record}: {made} / {right}");
                    unknown += 1;
                }
                (made, right) => panic!("{record}: {made:?} against {right:?}"),
            }
        }
    }
    assert!(masked > 500 && alternatives > 200, "{masked} {alternatives}");
    assert!(steps > 5_000 && unknown > 1_000 && bodies.len() >= 11, "{steps} steps, {unknown} unknown, {bodies:?}");
}

#[test]
fn streams_of_random_records_link_alike() {
    let model = support::model("effects.chappe", None);
    let (cases, mut rng) = (Cases::new(&model), support::rng(6));
    let (mut good, mut bad) = (0, 0);
    for _ in 0..300 {
        let mut streams = Vec::new();
        for engine in [1, 2, 9] {
            let mut bytes: Vec<u8> = Vec::new();
            for _ in 0..rng.usize(0..6) {
                let id = cases.records()[rng.usize(0..cases.records().len())];
                let value = cases.legal(id, None, &mut rng);
                let Ok(record) = codec::encode(&model, &value, None) else { continue };
                if codec::decode(&model, &record).is_ok_and(|d| raw_step(&model, &d.value, 0).is_ok()) {
                    bytes.extend(record);
                }
            }
            streams.push((u16::from(rng.bool()), engine, bytes));
        }
        let decoded: Vec<DecodedStream> = streams
            .iter()
            .map(|(core, engine, bytes)| {
                let records = bytes.chunks(64).map(|b| codec::decode(&model, b).expect("legal").value).collect();
                DecodedStream { core: *core, engine: *engine, records }
            })
            .collect();
        let input: Vec<Input<'_>> =
            streams.iter().map(|(core, engine, bytes)| Input { core: *core, engine: *engine, bytes }).collect();
        match (program_of::<F>(&MACHINE, &input), program_of_streams(&model, &decoded)) {
            (Ok(made), Ok((right, names))) => {
                assert!(made.program == right && made.queues == names.queues, "{:?}\n{right:?}", made.program);
                good += 1;
            }
            (Err(made), Err(right)) => {
                let made: Vec<String> = made.iter().map(ToString::to_string).collect();
                let right: Vec<String> = right.iter().map(|d| d.message.clone()).collect();
                assert_eq!(made, right);
                bad += 1;
            }
            (made, right) => panic!("{made:?} against {right:?}"),
        }
    }
    assert!(good > 50 && bad > 50, "{good} programs, {bad} refused");
}

#[test]
fn a_machine_knows_its_parts() {
    assert_eq!((MACHINE.title, MACHINE.copy_cost, MACHINE.joins), ("effects", 33, Some(&[1, 9][..])));
    assert_eq!((MACHINE.engine_number("C"), MACHINE.engine_number("All")), (Some(9), None));
    let registers = MACHINE.registers.as_ref().expect("a register file");
    assert_eq!((registers.name, registers.signed, registers.reserved), ("q", true, &[(38, 39, "calls")][..]));
    assert_eq!(MACHINE.banks[0].named, [("ready", 3)]);
    assert_eq!(MACHINE.banks[1].reserved, [(0, 1, "runtime")]);
}
