//! Few outcomes in which everything that is wanted occurs.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use crate::program::PredicateId;

/// Predicates with their values, ascending. If one is there with both, it can never be.
pub(super) type Fixed = Vec<(PredicateId, bool)>;

/// Both at once; `None` if that cannot be.
pub(super) fn both(one: &Fixed, other: &Fixed) -> Option<Fixed> {
    let mut all: Fixed = one.iter().chain(other).copied().collect();
    all.sort_unstable();
    all.dedup();
    possible(&all).then_some(all)
}

fn possible(fixed: &Fixed) -> bool {
    fixed.windows(2).all(|pair| pair[0].0 != pair[1].0)
}

/// Values of all `count` predicates, at least once, so that each of `wanted` that can be occurs.
///
/// One predicate after the other: what is there already gets the value with which more occurs, and what does not occur
/// then is added where it fits. That gives not many more than are needed.
pub(super) fn cover(wanted: &BTreeSet<Fixed>, count: usize) -> Vec<Vec<bool>> {
    let mut chosen: Vec<Row> = vec![vec![None; count]];
    let mut by_last: Vec<Vec<&Fixed>> = vec![Vec::new(); count];
    for fixed in wanted.iter().filter(|fixed| possible(fixed)) {
        if let Some((last, _)) = fixed.last() {
            by_last[*last as usize].push(fixed);
        }
    }
    for (predicate, mut open) in by_last.into_iter().enumerate() {
        for row in &mut chosen {
            if row[predicate].is_none() {
                row[predicate] = better(row, &open);
            }
            open.retain(|fixed| !occurs(fixed, row));
        }
        for fixed in open {
            add(&mut chosen, fixed, count);
        }
    }
    chosen.into_iter().map(|row| row.into_iter().map(Option::unwrap_or_default).collect()).collect()
}

/// Values of predicates, as far as they are decided.
type Row = Vec<Option<bool>>;

fn occurs(fixed: &[(PredicateId, bool)], row: &Row) -> bool {
    fixed.iter().all(|(predicate, value)| row[*predicate as usize] == Some(*value))
}

/// The value of the last predicate of all with which more of them occur; none if nothing does.
fn better(row: &Row, open: &[&Fixed]) -> Option<bool> {
    let mut counts = [0, 0];
    for fixed in open {
        if let Some(((_, value), rest)) = fixed.split_last()
            && occurs(rest, row)
        {
            counts[usize::from(*value)] += 1;
        }
    }
    (counts != [0, 0]).then_some(counts[1] > counts[0])
}

/// Makes something occur.
fn add(chosen: &mut Vec<Row>, fixed: &Fixed, count: usize) {
    if chosen.iter().any(|row| occurs(fixed, row)) {
        return;
    }
    let fits = |row: &Row| fixed.iter().all(|(predicate, value)| row[*predicate as usize] != Some(!value));
    let place = chosen.iter().position(fits).unwrap_or_else(|| {
        chosen.push(vec![None; count]);
        chosen.len() - 1
    });
    for (predicate, value) in fixed {
        chosen[place][*predicate as usize] = Some(*value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every two predicates with every two values.
    fn pairs(count: u32) -> BTreeSet<Fixed> {
        let mut wanted = BTreeSet::new();
        for one in 0..count {
            for other in one + 1..count {
                for values in 0..4 {
                    wanted.insert(vec![(one, values & 1 == 1), (other, values & 2 == 2)]);
                }
            }
        }
        wanted
    }

    #[test]
    fn all_pairs_of_many_predicates_need_few_outcomes() {
        for (count, most) in [(2, 4), (8, 10), (30, 14), (200, 20)] {
            let wanted = pairs(count);
            let chosen = cover(&wanted, count as usize);
            for fixed in &wanted {
                let occurs = |values: &Vec<bool>| fixed.iter().all(|(p, value)| values[*p as usize] == *value);
                assert!(chosen.iter().any(occurs), "{fixed:?}");
            }
            assert!(chosen.len() <= most, "{count}: {}", chosen.len());
        }
    }

    #[test]
    fn nothing_wanted_is_one_outcome() {
        assert_eq!(cover(&BTreeSet::new(), 3), [[false; 3]]);
    }

    #[test]
    fn what_excludes_itself_never_is() {
        assert_eq!(both(&vec![(1, true)], &vec![(1, false)]), None);
        assert_eq!(both(&vec![(2, true)], &vec![(1, false)]), Some(vec![(1, false), (2, true)]));
    }
}
