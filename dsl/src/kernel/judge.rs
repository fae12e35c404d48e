//! Whether a kernel does what it says it will.
//!
//! The verifier speaks of all schedules; a simulated one is proof of what goes wrong in it, and the only source of
//! final values. Either may be absent.

use chappe_runtime::program::{Program, StreamId};
use chappe_runtime::sim::{Deadlock, End, Entry, Fault, FaultKind, Outcome, WaitsFor};
use chappe_runtime::verify::{self, Actor, Awaited, Blocked, Detail, Finding, Kind, Report};

use super::expect::{About, Expectation, ExpectationKind, Verdict};

/// What is known of a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Evidence<'e> {
    /// Its program.
    pub program: &'e Program,
    /// What the verifier says.
    pub report: Option<&'e Report>,
    /// A simulated run.
    pub outcome: Option<&'e Outcome>,
}

/// What is said about an expectation.
#[derive(Clone, Copy, Debug)]
pub enum Judgement<'e> {
    /// So it is.
    Met,
    /// It is not; why.
    Unmet(Reason<'e>),
    /// What there is cannot tell.
    Undecided,
}

/// Why an expectation is not met.
#[derive(Clone, Copy, Debug)]
pub enum Reason<'e> {
    /// Something else is wrong.
    Trouble(Trouble<'e>),
    /// The run ends, where it should hang.
    Finishes,
    /// The verifier finds nothing of the kind.
    NotFound,
    /// The verifier does not know.
    Unknown(verify::Unknown),
    /// The verifier does know.
    Known,
    /// The entry holds this.
    Value(i64),
    /// There is no such entry.
    NoEntry,
}

/// What is wrong.
#[derive(Clone, Copy, Debug)]
pub enum Trouble<'e> {
    /// The verifier finds this.
    Finding(&'e Finding),
    /// The simulated run hangs.
    Deadlock(&'e Deadlock),
    /// A fault of the simulated run.
    Fault(&'e Fault),
    /// The simulated run was stopped after so many steps.
    StepLimit(u64),
}

/// Kinds of finding that make an engine wait for ever, if they concern what it waits for.
const CAUSES: [Kind; 5] =
    [Kind::SemaphoreRace, Kind::MissedValue, Kind::StaleValue, Kind::UnreachableThreshold, Kind::SelfWait];

impl Verdict {
    /// The verdict of a kind of finding.
    #[must_use]
    pub fn of_kind(kind: Kind) -> Verdict {
        match kind {
            Kind::IdOutOfRange => Verdict::IdOutOfRange,
            Kind::ReservedId => Verdict::ReservedId,
            Kind::SelfWait => Verdict::SelfWait,
            Kind::UnreachableThreshold => Verdict::UnreachableThreshold,
            Kind::UnbalancedPaths => Verdict::UnbalancedPaths,
            Kind::SemaphoreRace => Verdict::SemaphoreRace,
            Kind::StaleValue => Verdict::StaleValue,
            Kind::MissedValue => Verdict::MissedValue,
            Kind::DoubleSet => Verdict::DoubleSet,
            Kind::ClearBeforeSet => Verdict::ClearBeforeSet,
            Kind::Wrap => Verdict::Wrap,
            Kind::Deadlock => Verdict::Deadlock,
            Kind::MissingCoreBarrier => Verdict::MissingCoreBarrier,
            Kind::Race => Verdict::Race,
            Kind::Undrained => Verdict::Undrained,
            Kind::Leak => Verdict::Leak,
        }
    }
}

impl<'e> Evidence<'e> {
    /// Judges one expectation.
    #[must_use]
    pub fn judge(self, expectation: &Expectation) -> Judgement<'e> {
        match &expectation.kind {
            ExpectationKind::Verdict { verdict: Verdict::Ok, .. } => self.fine(),
            ExpectationKind::Verdict { verdict: Verdict::Unknown, .. } => match self.report {
                Some(report) if report.unknown.is_some() => Judgement::Met,
                Some(_) => Judgement::Unmet(Reason::Known),
                None => Judgement::Undecided,
            },
            ExpectationKind::Verdict { verdict, .. } => self.found(expectation, *verdict),
            ExpectationKind::Final { core, bank, id, value } => {
                let Some(outcome) = self.outcome else { return Judgement::Undecided };
                let found = outcome.banks.iter().find(|b| b.core == *core && b.bank == *bank);
                match found.and_then(|b| b.values.get(*id as usize)) {
                    Some(found) if found == value => Judgement::Met,
                    Some(found) => Judgement::Unmet(Reason::Value(*found)),
                    None => Judgement::Unmet(Reason::NoEntry),
                }
            }
        }
    }

    fn fine(self) -> Judgement<'e> {
        if let Some(trouble) = self.troubles().next() {
            return Judgement::Unmet(Reason::Trouble(trouble));
        }
        match self.report.and_then(|report| report.unknown) {
            Some(unknown) => Judgement::Unmet(Reason::Unknown(unknown)),
            None => Judgement::Met,
        }
    }

    fn found(self, expectation: &Expectation, verdict: Verdict) -> Judgement<'e> {
        if self.troubles().any(|trouble| self.speaks_of(expectation, trouble)) {
            return Judgement::Met;
        }
        match (self.report, self.outcome.map(|outcome| &outcome.end)) {
            (Some(report), _) => Judgement::Unmet(match report.unknown {
                Some(unknown) => Reason::Unknown(unknown),
                None => self.troubles().next().map_or(Reason::NotFound, Reason::Trouble),
            }),
            (None, Some(End::Finished)) if verdict == Verdict::Deadlock => Judgement::Unmet(Reason::Finishes),
            (None, _) => Judgement::Undecided,
        }
    }

    /// What is wrong and neither expected nor the cause of what is: one expected finding does not excuse another.
    #[must_use]
    pub fn unexpected(self, expectations: &[Expectation]) -> Option<Trouble<'e>> {
        self.all_unexpected(expectations).first().copied()
    }

    /// All of it.
    #[must_use]
    pub fn all_unexpected(self, expectations: &[Expectation]) -> Vec<Trouble<'e>> {
        let expected = |trouble: Trouble<'_>| expectations.iter().any(|e| self.speaks_of(e, trouble));
        let hangs: Vec<&Finding> = self.findings().filter(|f| hangs(f) && expected(Trouble::Finding(f))).collect();
        let unexpected = |trouble: &Trouble<'_>| {
            !expected(*trouble)
                && match trouble {
                    Trouble::Finding(finding) => !hangs.iter().any(|hang| causes(finding, hang)),
                    // It is what the verifier calls otherwise, as `self_wait`.
                    Trouble::Deadlock(_) => hangs.is_empty(),
                    Trouble::Fault(_) | Trouble::StepLimit(_) => true,
                }
        };
        self.troubles().filter(unexpected).collect()
    }

    fn findings(self) -> impl Iterator<Item = &'e Finding> {
        self.report.map(|report| report.findings.as_slice()).unwrap_or_default().iter()
    }

    fn troubles(self) -> impl Iterator<Item = Trouble<'e>> {
        self.findings().map(Trouble::Finding).chain(self.outcome.into_iter().flat_map(simulated))
    }

    /// Whether an expectation is of that trouble.
    fn speaks_of(self, expectation: &Expectation, trouble: Trouble<'_>) -> bool {
        let ExpectationKind::Verdict { verdict, about } = &expectation.kind else { return false };
        match trouble {
            Trouble::Finding(finding) => {
                let mut kinds = finding.also.iter().chain([&finding.kind]);
                kinds.any(|kind| {
                    Verdict::of_kind(*kind) == *verdict || (*kind == Kind::SelfWait && *verdict == Verdict::Deadlock)
                }) && about.as_ref().is_none_or(|about| self.concerns(finding, about))
            }
            Trouble::Deadlock(d) => {
                *verdict == Verdict::Deadlock && about.as_ref().is_none_or(|about| self.stops(d, about))
            }
            Trouble::Fault(fault) => shows(fault, *verdict, about.as_ref()),
            Trouble::StepLimit(_) => false,
        }
    }

    /// Whether a simulated deadlock is about something: an engine that waits, or an entry that is waited for.
    fn stops(self, deadlock: &Deadlock, about: &About) -> bool {
        deadlock.blocked.iter().any(|blocked| match about {
            About::Engine(engine) => self.is_engine(blocked.place.stream, *engine),
            About::Entries { .. } => awaits(&blocked.waits_for, about),
            About::Regions(_) | About::Queues(_) => false,
        })
    }

    fn is_engine(self, stream: StreamId, engine: u32) -> bool {
        self.program.streams.get(stream as usize).is_some_and(|stream| stream.engine == engine)
    }

    fn concerns(self, finding: &Finding, about: &About) -> bool {
        match about {
            About::Entries { .. } => entries(finding).any(|entry| holds(about, entry)),
            About::Regions(regions) => {
                matches!(finding.detail, Detail::Race { region, .. } if regions.contains(&region))
            }
            About::Queues(queues) => {
                let actor = |actor: Actor| matches!(actor, Actor::Queue(queue) if queues.contains(&queue));
                finding.sites.iter().any(|site| actor(site.actor))
                    || match &finding.detail {
                        Detail::Queue { queue, .. } => queues.contains(queue),
                        Detail::Blocked { waits, .. } => {
                            waits.iter().any(|w| matches!(w.what, Awaited::Queue(queue) if queues.contains(&queue)))
                        }
                        Detail::Race { .. } | Detail::Entry { .. } | Detail::None => false,
                    }
            }
            About::Engine(engine) => finding.sites.iter().any(|site| self.is_engine(site.stream, *engine)),
        }
    }
}

/// Whether a finding is that an engine waits for ever.
fn hangs(finding: &Finding) -> bool {
    matches!(finding.kind, Kind::Deadlock | Kind::SelfWait)
}

/// Whether a finding is why an engine waits for ever: it concerns what that waits for.
fn causes(finding: &Finding, hang: &Finding) -> bool {
    CAUSES.contains(&finding.kind) && entries(finding).any(|entry| entries(hang).any(|awaited| awaited == entry))
}

/// The entries that a finding concerns.
fn entries(finding: &Finding) -> impl Iterator<Item = Entry> {
    let (one, several) = match &finding.detail {
        Detail::Entry { entry, .. } => (Some(*entry), [].as_slice()),
        Detail::Blocked { waits, .. } => (None, waits.as_slice()),
        Detail::Race { .. } | Detail::Queue { .. } | Detail::None => (None, [].as_slice()),
    };
    let awaited = several.iter().flat_map(Blocked::all).filter_map(|wait| match wait.what {
        Awaited::Entry(entry) => Some(entry),
        Awaited::Group(_) | Awaited::Queue(_) | Awaited::Missing => None,
    });
    one.into_iter().chain(awaited)
}

/// Whether what a simulated engine waits for is, or may be, such an entry.
fn awaits(what: &WaitsFor, about: &About) -> bool {
    match what {
        WaitsFor::Counter { entry, .. }
        | WaitsFor::Masked { entry, .. }
        | WaitsFor::Flag { entry, .. }
        | WaitsFor::Missing(entry) => holds(about, *entry),
        WaitsFor::Any(all) => all.iter().any(|one| awaits(one, about)),
        WaitsFor::Join { .. } => false,
    }
}

fn holds(about: &About, entry: Entry) -> bool {
    let About::Entries { cores, bank, first, count } = about else { return false };
    let ids = i64::from(*first)..i64::from(*first) + i64::from(*count);
    cores.contains(&entry.core) && *bank == entry.bank && ids.contains(&entry.id)
}

fn simulated(outcome: &Outcome) -> impl Iterator<Item = Trouble<'_>> {
    let end = match &outcome.end {
        End::Deadlock(d) => Some(Trouble::Deadlock(d)),
        End::Finished | End::StepLimit => None,
    };
    let limit = matches!(outcome.end, End::StepLimit).then_some(Trouble::StepLimit(outcome.steps));
    end.into_iter().chain(outcome.faults.first.iter().map(Trouble::Fault)).chain(limit)
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
        (Some(about), _, Some(entry)) => holds(about, entry),
        (Some(_), ..) => false,
    };
    kind == verdict && same
}
