//! Whether the random programs are worth trying.

use std::collections::{BTreeMap, BTreeSet};

use crate::cases::each;
use crate::explore::findings;
use crate::finding::Finding;
use crate::generate::Genre;
use crate::program::program;

fn kind(finding: &Finding) -> &'static str {
    match finding {
        Finding::Deadlock(_) => "deadlock",
        Finding::Race { .. } => "race",
        Finding::DoubleSet { .. } => "double_set",
        Finding::ClearBeforeSet { .. } => "clear_before_set",
        Finding::Leak { .. } => "leak",
        Finding::Overflow { .. } => "overflow",
        Finding::Undrained { .. } => "undrained",
        Finding::SemaphoreRace { .. } => "semaphore_race",
        Finding::MissedValue { .. } => "missed_value",
    }
}

/// About half of each genre is right, and every kind of finding occurs often enough.
#[test]
fn half_is_right() {
    let mut of_genre: BTreeMap<Genre, (usize, usize)> = BTreeMap::new();
    let mut of_kind: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut all, mut states) = (0, 0);
    each(&Genre::ALL, |case| {
        let findings = findings(&case.outcomes);
        let (right, total) = of_genre.entry(case.genre).or_default();
        *right += usize::from(findings.is_empty());
        *total += 1;
        let kinds: BTreeSet<&str> = findings.iter().map(kind).collect();
        kinds.into_iter().for_each(|kind| *of_kind.entry(kind).or_default() += 1);
        all += 1;
        states += case.outcomes.iter().map(|outcome| outcome.states).sum::<usize>();
    });
    println!("{all} programs, {states} states; right of each genre: {of_genre:?}; with: {of_kind:?}");
    for (genre, (right, total)) in of_genre {
        assert!((25..=75).contains(&(100 * right / total)), "{genre:?}: {right} of {total} are right");
    }
    assert_eq!(of_kind.len(), 9, "{of_kind:?}");
    assert!(of_kind.values().all(|&count| count > all / 200), "{of_kind:?}");
}

#[test]
fn all_are_valid_programs() {
    each(&Genre::ALL, |case| assert_eq!(program(&case.small).validate(), Ok(()), "{}", case.name()));
}

/// Where counters only grow, every schedule ends in the same state.
#[test]
fn monotone_programs_end_in_one_state() {
    each(&[Genre::Monotone], |case| {
        for outcome in &case.outcomes {
            assert_eq!(outcome.rests.len(), 1, "{}", case.name());
        }
    });
}
