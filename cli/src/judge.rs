//! Whether a run is what the kernel says it will be.
//!
//! One schedule is simulated. That it deadlocks or faults is proof; that it does not is none, but all that is asked here.

use chappe_dsl::kernel::{About, Expectation, ExpectationKind, Verdict};
use chappe_runtime::sim::{End, Entry, Fault, FaultKind, Outcome};

use crate::report::view::View;
use crate::report::{deadlock, faults, finals};

/// What a run says about an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judgement {
    /// So it is.
    Met,
    /// It is not; why.
    Unmet(String),
    /// One run cannot tell.
    Undecided,
}

/// What a run says about a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// One for each expectation.
    pub(crate) expectations: Vec<(String, Judgement)>,
    /// What went wrong although no expectation speaks of it.
    pub(crate) surprise: Option<String>,
}

impl Judged {
    /// Why the kernel fails, if it does.
    pub(crate) fn failure(&self) -> Option<String> {
        let unmet = self.expectations.iter().find_map(|(text, j)| match j {
            Judgement::Unmet(why) => Some(format!("{text}: {why}")),
            Judgement::Met | Judgement::Undecided => None,
        });
        unmet.or_else(|| self.surprise.clone())
    }

    /// What could not be decided.
    pub(crate) fn undecided(&self) -> Vec<&str> {
        let open = |j: &Judgement| *j == Judgement::Undecided;
        self.expectations.iter().filter(|(_, j)| open(j)).map(|(text, _)| text.as_str()).collect()
    }
}

/// Judges a run.
pub(crate) fn judge(view: View<'_>, expectations: &[Expectation], outcome: &Outcome) -> Judged {
    let trouble = trouble(view, outcome);
    let one = |e: &Expectation| {
        let judgement = match &e.kind {
            ExpectationKind::Verdict { verdict: Verdict::Ok, .. } => match &trouble {
                None => Judgement::Met,
                Some(what) => Judgement::Unmet(what.clone()),
            },
            ExpectationKind::Verdict { verdict: Verdict::Deadlock, .. } => match &outcome.end {
                End::Deadlock(_) => Judgement::Met,
                End::Finished => Judgement::Unmet("the simulated schedule finishes".to_owned()),
                End::StepLimit => Judgement::Unmet("the step limit is reached first".to_owned()),
            },
            ExpectationKind::Verdict { verdict, about } => {
                let seen = outcome.faults.first.iter().any(|f| shows(f, *verdict, about.as_ref()));
                if seen { Judgement::Met } else { Judgement::Undecided }
            }
            ExpectationKind::Final { core, bank, id, value } => match finals::value(outcome, *core, *bank, *id) {
                Some(found) if found == *value => Judgement::Met,
                Some(found) => {
                    let name = view.entry(Entry { core: *core, bank: *bank, id: (*id).into() });
                    Judgement::Unmet(format!("{name} is {found}"))
                }
                None => Judgement::Unmet("there is no such entry".to_owned()),
            },
        };
        (view.sources.text(e.span).trim_end_matches(';').trim().to_owned(), judgement)
    };
    let finds = expectations
        .iter()
        .any(|e| matches!(&e.kind, ExpectationKind::Verdict { verdict, .. } if *verdict != Verdict::Ok));
    Judged { expectations: expectations.iter().map(one).collect(), surprise: trouble.filter(|_| !finds) }
}

/// What went wrong in a run, in one line.
fn trouble(view: View<'_>, outcome: &Outcome) -> Option<String> {
    match (&outcome.end, outcome.faults.first.first()) {
        (End::Deadlock(d), _) => Some(deadlock::summary(view, d)),
        (_, Some(f)) => {
            let place = f.place.map_or_else(String::new, |p| format!(" at {}", view.locate(p.source)));
            Some(format!("{}{place}: {}", faults::word(f.kind), faults::message(view, f)))
        }
        (End::StepLimit, None) => Some(format!("the step limit is reached after {} steps", outcome.steps)),
        (End::Finished, None) => None,
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
