//! What is known about a kernel's expectations, in words.

use chappe_dsl::kernel::{
    Evidence, Expectation, ExpectationKind, Judgement as Verdict, Reason, Trouble, Verdict as Word,
};
use chappe_runtime::sim::{Entry, Outcome};
use chappe_runtime::verify::{self, Report};

use crate::report::finding::Scene;
use crate::report::{deadlock, faults, verdict};

/// What is said about an expectation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judgement {
    /// So it is.
    Met,
    /// It is not; why.
    Unmet(String),
    /// One run cannot tell.
    Undecided,
}

/// What is said about a kernel.
#[derive(Clone, Debug)]
pub(crate) struct Judged {
    /// One for each expectation.
    pub(crate) expectations: Vec<(String, Judgement)>,
    /// What is wrong although no expectation speaks of it.
    pub(crate) surprise: Option<String>,
    /// Why the verifier does not know, if it does not and no expectation says so.
    pub(crate) unknown: Option<String>,
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

    /// Why it is not proven to do what it says, if it is not.
    pub(crate) fn unproven(&self) -> Option<String> {
        self.failure().or_else(|| self.unknown.clone())
    }
}

/// Judges a kernel by what the verifier says and by a simulated run.
pub(crate) fn judge(
    scene: Scene<'_>,
    expectations: &[Expectation],
    report: Option<&Report>,
    outcome: Option<&Outcome>,
) -> Judged {
    let evidence = Evidence { program: scene.view.program, report, outcome };
    let one = |e: &Expectation| {
        let judgement = match evidence.judge(e) {
            Verdict::Met => Judgement::Met,
            Verdict::Undecided => Judgement::Undecided,
            Verdict::Unmet(reason) => Judgement::Unmet(why(scene, e, reason)),
        };
        (scene.view.sources.text(e.span).trim_end_matches(';').trim().to_owned(), judgement)
    };
    let said = |e: &Expectation| matches!(e.kind, ExpectationKind::Verdict { verdict: Word::Unknown, .. });
    let open = report.filter(|r| r.verdict == verify::Verdict::Unknown).and_then(|r| r.unknown);
    let open = open.filter(|_| !expectations.iter().any(said));
    Judged {
        expectations: expectations.iter().map(one).collect(),
        surprise: evidence.unexpected(expectations).map(|t| trouble(scene, t)),
        unknown: open.map(|unknown| unknown_because(scene, unknown)),
    }
}

fn why(scene: Scene<'_>, expectation: &Expectation, reason: Reason<'_>) -> String {
    match (reason, &expectation.kind) {
        (Reason::Trouble(t), _) => trouble(scene, t),
        (Reason::Value(found), ExpectationKind::Final { core, bank, id, .. }) => {
            let name = scene.view.entry(Entry { core: *core, bank: *bank, id: (*id).into() });
            format!("{name} is {found}")
        }
        (Reason::Value(found), ExpectationKind::Verdict { .. }) => format!("it is {found}"),
        (Reason::Finishes, _) => "the simulated schedule finishes".to_owned(),
        (Reason::NotFound, _) => "the verifier finds nothing wrong".to_owned(),
        (Reason::Unknown(unknown), _) => unknown_because(scene, unknown),
        (Reason::Known, _) => "the verifier decides it".to_owned(),
        (Reason::NoEntry, _) => "there is no such entry".to_owned(),
    }
}

fn unknown_because(scene: Scene<'_>, unknown: verify::Unknown) -> String {
    format!("unknown: {}", verdict::why(scene.view, unknown))
}

/// What is wrong, in one line.
fn trouble(scene: Scene<'_>, trouble: Trouble<'_>) -> String {
    let view = scene.view;
    match trouble {
        Trouble::Finding(finding) => scene.line(finding),
        Trouble::Deadlock(d) => deadlock::summary(view, d),
        Trouble::Fault(f) => {
            let place = f.place.map_or_else(String::new, |p| format!(" at {}", view.locate(p.source)));
            format!("{}{place}: {}", faults::word(f.kind), faults::message(view, f))
        }
        Trouble::StepLimit(steps) => format!("the step limit is reached after {steps} steps"),
    }
}
