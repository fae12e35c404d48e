//! What a run says about a kernel's expectations, in words.

use chappe_dsl::kernel::{self, Expectation, ExpectationKind, Judgement as Verdict, Reason, Trouble};
use chappe_runtime::sim::{Entry, Outcome};

use crate::report::view::View;
use crate::report::{deadlock, faults};

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
    let one = |e: &Expectation| {
        let judgement = match kernel::judge(e, outcome) {
            Verdict::Met => Judgement::Met,
            Verdict::Undecided => Judgement::Undecided,
            Verdict::Unmet(reason) => Judgement::Unmet(why(view, e, reason)),
        };
        (view.sources.text(e.span).trim_end_matches(';').trim().to_owned(), judgement)
    };
    let surprise = kernel::unexpected(expectations, outcome).map(|t| trouble(view, t));
    Judged { expectations: expectations.iter().map(one).collect(), surprise }
}

fn why(view: View<'_>, expectation: &Expectation, reason: Reason<'_>) -> String {
    match (reason, &expectation.kind) {
        (Reason::Trouble(t), _) => trouble(view, t),
        (Reason::Value(found), ExpectationKind::Final { core, bank, id, .. }) => {
            let name = view.entry(Entry { core: *core, bank: *bank, id: (*id).into() });
            format!("{name} is {found}")
        }
        (Reason::Value(found), ExpectationKind::Verdict { .. }) => format!("it is {found}"),
        (Reason::Finishes, _) => "the simulated schedule finishes".to_owned(),
        (Reason::NoEntry, _) => "there is no such entry".to_owned(),
    }
}

/// What went wrong in a run, in one line.
fn trouble(view: View<'_>, trouble: Trouble<'_>) -> String {
    match trouble {
        Trouble::Deadlock(d) => deadlock::summary(view, d),
        Trouble::Fault(f) => {
            let place = f.place.map_or_else(String::new, |p| format!(" at {}", view.locate(p.source)));
            format!("{}{place}: {}", faults::word(f.kind), faults::message(view, f))
        }
        Trouble::StepLimit(steps) => format!("the step limit is reached after {steps} steps"),
    }
}
