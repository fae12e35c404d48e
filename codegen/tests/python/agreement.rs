//! The codec of a generated module against the interpreted one: bytes, values, and the first error of each.

use chappe_dsl::codec::print;
use chappe_dsl::model::Model;

use crate::interpreter::{add, ask, there};
use crate::support::{self, Case, Cases};
use crate::transport::{expressible, line, outcome};

/// Random cases of a model that Python can be given.
pub(crate) fn cases(model: &Model, n: usize, seed: u64) -> Vec<Case> {
    let (all, mut rng) = (Cases::new(model), support::rng(seed));
    let cases = all.take(&mut rng, n).filter_map(|case| match case {
        Case::Encode { value, profile, damage } => {
            expressible(model, &value).map(|value| Case::Encode { value, profile, damage })
        }
        decode @ Case::Decode { .. } => Some(decode),
    });
    cases.collect()
}

/// Compares the outcomes of cases.
pub(crate) fn agree(model: &Model, cases: &[Case]) {
    let name = add(model);
    let answers = ask(&name, cases.iter().map(|c| line(model, c)).collect());
    let (mut wrong, mut shown) = (0, String::new());
    for (case, answer) in cases.iter().zip(answers) {
        let (found, literal) = outcome(&answer);
        let wanted = support::expected(model, case);
        let printed = match case {
            Case::Encode { value, .. } if literal.is_some() => Some(print(model, value)),
            _ => None,
        };
        if found.as_ref() != Ok(&wanted) || literal != printed {
            wrong += 1;
            if wrong <= 5 {
                shown.push_str(&format!(
                    "\n{}\n  interpreted: {wanted:?} {printed:?}\n  Python:      {found:?} {literal:?}\n",
                    line(model, case)
                ));
            }
        }
    }
    assert!(wrong == 0, "{}: {wrong} of {} cases differ{shown}", model.title(), cases.len());
}

#[test]
fn toy() {
    if there() {
        let model = support::toy();
        agree(&model, &cases(&model, support::count(2_000), 11));
    }
}

#[test]
fn shapes() {
    for model in support::shapes().iter().filter(|_| there()) {
        agree(model, &cases(model, support::count(2_000), 12));
    }
}

#[test]
fn conditions() {
    if there() {
        let model = support::conditions();
        agree(&model, &cases(&model, support::count(400).min(20_000), 14));
    }
}

#[test]
fn neuron() {
    for model in support::neuron().iter().filter(|_| there()) {
        agree(model, &cases(model, support::count(1_500), 13));
    }
}
