//! The simulator against a naive model of the same meaning, on random programs.

mod common;

use chappe_runtime::sim::{End, Observer, Options, Outcome, simulate, simulate_with};
use common::generate::{Choices, Features, program};
use common::naive;
use proptest::collection::vec;
use proptest::prelude::*;

const STEP_LIMIT: u64 = 300;

/// An observer that looks away: everything takes the watched path.
struct Watcher;

impl Observer for Watcher {}

fn summary(outcome: Outcome) -> naive::Result {
    let blocked = match &outcome.end {
        End::Finished => Some(vec![]),
        End::Deadlock(deadlock) => {
            Some(deadlock.blocked.iter().map(|blocked| (blocked.place.stream, blocked.since)).collect())
        }
        End::StepLimit => None,
    };
    assert_eq!(outcome.faults.total.min(64), outcome.faults.first.len() as u64);
    naive::Result {
        blocked,
        time: outcome.time,
        steps: outcome.steps,
        streams: outcome
            .streams
            .into_iter()
            .map(|s| (s.finished, s.pc, s.steps, s.busy, s.stalled, s.end_time, s.registers))
            .collect(),
        banks: outcome.banks.into_iter().map(|bank| (bank.values, bank.touched)).collect(),
        outstanding: outcome.outstanding,
        faults: outcome.faults.first,
    }
}

fn agrees(numbers: &[u16], features: Features) -> Result<(), TestCaseError> {
    let mut choices = Choices(numbers.iter());
    let predicates = vec![numbers.len() % 2 == 1, numbers.len() % 4 > 1];
    let program = program(&mut choices, features);
    prop_assert_eq!(program.validate(), Ok(()));
    let mut expected = naive::simulate(&program, &predicates, STEP_LIMIT);
    expected.faults.truncate(64);
    let options = Options { predicates, step_limit: STEP_LIMIT, ..Options::default() };
    let silent = simulate(&program, &options).map(summary);
    let watched = simulate_with(&program, &options, &mut Watcher).map(summary);
    if expected.blocked.is_none() {
        // Where the limit cuts is up to each.
        prop_assert_eq!(silent.map(|result| result.blocked), Ok(None), "{:#?}", program);
        return Ok(());
    }
    prop_assert_eq!(silent.as_ref(), Ok(&expected), "{:#?}", program);
    prop_assert_eq!(watched.as_ref(), Ok(&expected), "watched {:#?}", program);
    Ok(())
}

macro_rules! kinds {
    ($($name:ident: $($feature:ident)*;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]
            $(
                #[test]
                #[allow(clippy::needless_update, reason = "the last kind has all")]
                fn $name(numbers in vec(any::<u16>(), 0..400)) {
                    agrees(&numbers, Features { $($feature: true,)* ..Features::default() })?;
                }
            )*
        }
    };
}

kinds! {
    counters: ;
    channels: channels;
    channels_in_loops: channels loops joins;
    channels_and_registers: channels loops registers branches;
    wild_operands: wild;
    flags_and_resets: flags resets;
    registers_and_branches: registers branches;
    for_loops: loops wild;
    loops_of_branches: loops branches registers;
    queues_and_drains: queues flags;
    joins_and_drains: joins queues;
    two_cores: cores flags queues;
    everything: flags registers loops branches queues joins resets cores wild;
}
