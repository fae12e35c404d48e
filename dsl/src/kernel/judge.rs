//! Whether a run is what the kernel says it will be.
//!
//! One schedule is simulated. That it deadlocks or faults is proof; that it does not is none, but all that is asked here.

use chappe_runtime::sim::{Deadlock, End, Fault, FaultKind, Outcome};

use super::expect::{About, Expectation, ExpectationKind, Verdict};

/// What a run says about an expectation.
#[derive(Clone, Copy, Debug)]
pub enum Judgement<'o> {
    /// So it is.
    Met,
    /// It is not; why.
    Unmet(Reason<'o>),
    /// One run cannot tell.
    Undecided,
}

/// Why an expectation is not met.
#[derive(Clone, Copy, Debug)]
pub enum Reason<'o> {
    /// Something went wrong.
    Trouble(Trouble<'o>),
    /// The run ends, where it should hang.
    Finishes,
    /// The entry holds this.
    Value(i64),
    /// There is no such entry.
    NoEntry,
}

/// What went wrong in a run.
#[derive(Clone, Copy, Debug)]
pub enum Trouble<'o> {
    /// It hangs.
    Deadlock(&'o Deadlock),
    /// A fault.
    Fault(&'o Fault),
    /// It was stopped after so many steps.
    StepLimit(u64),
}

/// Judges one expectation.
#[must_use]
pub fn judge<'o>(expectation: &Expectation, outcome: &'o Outcome) -> Judgement<'o> {
    match &expectation.kind {
        ExpectationKind::Verdict { verdict: Verdict::Ok, .. } => match troubles(outcome).next() {
            None => Judgement::Met,
            Some(t) => Judgement::Unmet(Reason::Trouble(t)),
        },
        ExpectationKind::Verdict { verdict: Verdict::Deadlock, .. } => match &outcome.end {
            End::Deadlock(_) => Judgement::Met,
            End::Finished => Judgement::Unmet(Reason::Finishes),
            End::StepLimit => Judgement::Unmet(Reason::Trouble(Trouble::StepLimit(outcome.steps))),
        },
        ExpectationKind::Verdict { .. } => {
            let seen = troubles(outcome).any(|t| speaks_of(expectation, t));
            if seen { Judgement::Met } else { Judgement::Undecided }
        }
        ExpectationKind::Final { core, bank, id, value } => {
            let found = outcome.banks.iter().find(|b| b.core == *core && b.bank == *bank);
            match found.and_then(|b| b.values.get(*id as usize)) {
                Some(found) if found == value => Judgement::Met,
                Some(found) => Judgement::Unmet(Reason::Value(*found)),
                None => Judgement::Unmet(Reason::NoEntry),
            }
        }
    }
}

/// What went wrong and is not what some expectation speaks of: one expected finding does not excuse another.
#[must_use]
pub fn unexpected<'o>(expectations: &[Expectation], outcome: &'o Outcome) -> Option<Trouble<'o>> {
    troubles(outcome).find(|t| !expectations.iter().any(|e| speaks_of(e, *t)))
}

fn troubles(outcome: &Outcome) -> impl Iterator<Item = Trouble<'_>> {
    let end = match &outcome.end {
        End::Deadlock(d) => Some(Trouble::Deadlock(d)),
        End::Finished | End::StepLimit => None,
    };
    let limit = matches!(outcome.end, End::StepLimit).then_some(Trouble::StepLimit(outcome.steps));
    end.into_iter().chain(outcome.faults.first.iter().map(Trouble::Fault)).chain(limit)
}

/// Whether an expectation is of that trouble.
fn speaks_of(expectation: &Expectation, trouble: Trouble<'_>) -> bool {
    let ExpectationKind::Verdict { verdict, about } = &expectation.kind else { return false };
    match trouble {
        Trouble::Deadlock(_) => *verdict == Verdict::Deadlock,
        Trouble::Fault(f) => shows(f, *verdict, about.as_ref()),
        Trouble::StepLimit(_) => false,
    }
}

/// Whether a fault is what a verdict speaks of.
fn shows(f: &Fault, verdict: Verdict, about: Option<&About>) -> bool {
    let kind = match f.kind {
        FaultKind::Wrap | FaultKind::Limit => Verdict::Wrap,
        FaultKind::DoubleSet => Verdict::DoubleSet,
        FaultKind::ClearBeforeSet => Verdict::ClearBeforeSet,
        FaultKind::IdOutOfRange => Verdict::IdOutOfRange,
        FaultKind::Leak => Verdict::Leak,
        FaultKind::Undrained(_) => Verdict::Undrained,
        FaultKind::QueueFull(_) | FaultKind::CallDepth | FaultKind::Expr(_) => return false,
    };
    let same = match (about, f.kind, f.entry) {
        (None, ..) => true,
        (Some(About::Queues(queues)), FaultKind::Undrained(q), _) => queues.contains(&q),
        (Some(About::Entries { cores, bank, first, count }), _, Some(e)) => {
            let ids = i64::from(*first)..i64::from(*first) + i64::from(*count);
            cores.contains(&e.core) && *bank == e.bank && ids.contains(&e.id)
        }
        (Some(_), ..) => false,
    };
    kind == verdict && same
}
