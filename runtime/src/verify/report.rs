//! What a verification says.

use alloc::vec::Vec;

use super::compile::Actor;
use super::cursor::Halt;
use crate::program::{Compare, Core, GroupId, Pc, PredicateId, QueueId, RegionId, SourceId};
use crate::sim::Entry;

/// The result of a verification.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The answer.
    pub verdict: Verdict,
    /// How it was found.
    pub method: Method,
    /// What is wrong, in the order in which a person would start.
    pub findings: Vec<Finding>,
    /// Why the answer is not known, if it is not.
    pub unknown: Option<Unknown>,
    /// How much was looked at.
    pub stats: Stats,
}

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No schedule goes wrong.
    Ok,
    /// Some schedule goes wrong: see the findings.
    Bad,
    /// Nothing wrong was found, and not all was looked at.
    Unknown,
}

/// How an answer was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Method {
    /// By exact clocks, in linear time.
    Clocks,
    /// By looking at every state.
    Search,
}

/// Why an answer is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// More states than the budget allows.
    States(u64),
    /// More steps than the budget allows.
    Steps(u64),
    /// More outcomes of the named predicates than the budget allows.
    Predicates(PredicateId),
    /// A queue that several engines use: its transfers have no fixed order.
    SharedQueue(QueueId),
    /// A thread that cannot go on at that step.
    Halted(Site, Halt),
}

/// How much was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Stats {
    /// Engines and queues.
    pub threads: u64,
    /// Actions, of all threads, of all outcomes of the predicates.
    pub actions: u64,
    /// States visited, if states were searched.
    pub states: u64,
    /// Bytes that the table of states takes.
    pub bytes: u64,
    /// Outcomes of the predicates.
    pub outcomes: u64,
}

/// Kinds of finding, in the order in which a person would start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// An id beyond its bank.
    IdOutOfRange,
    /// An id that belongs to somebody else.
    ReservedId,
    /// A step that waits for what only its own update posts.
    SelfWait,
    /// A wait for more than is ever posted.
    UnreachableThreshold,
    /// Ways through a branch post differently.
    UnbalancedPaths,
    /// A set or reset against another use.
    SemaphoreRace,
    /// A wait passes on a value that nobody posted for it.
    StaleValue,
    /// A wait for equality that is overshot.
    MissedValue,
    /// A set flag is set again.
    DoubleSet,
    /// A clear flag is cleared.
    ClearBeforeSet,
    /// A counter leaves its range or its declared limits.
    Wrap,
    /// Threads wait for each other, or for what nobody posts.
    Deadlock,
    /// Unordered accesses of two cores, with no core barrier between.
    MissingCoreBarrier,
    /// Unordered accesses of one place, one of them a write.
    Race,
    /// A transfer in flight when its engine ends.
    Undrained,
    /// An entry is not back at 0.
    Leak,
}

/// Something that can go wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What.
    pub kind: Kind,
    /// What this is at the same time: the cause of a deadlock, a race of two cores, ..
    pub also: Vec<Kind>,
    /// The steps involved. The first is where a person would look first.
    pub sites: Vec<Site>,
    /// What else there is to say.
    pub detail: Detail,
    /// A schedule that ends in the bad state.
    pub witness: Witness,
}

/// A step of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Site {
    /// Who.
    pub actor: Actor,
    /// The stream that holds the step.
    pub stream: crate::program::StreamId,
    /// The step.
    pub pc: Pc,
    /// Where the step came from.
    pub source: SourceId,
}

/// What there is to say about a finding.
#[derive(Clone, Debug, PartialEq)]
pub enum Detail {
    /// Of a deadlock: what each thread waits for, in the order of the sites.
    Blocked {
        /// One for each site.
        waits: Vec<Blocked>,
        /// Threads, by their place among the sites, each of which waits for the next and the last for the first.
        cycle: Vec<usize>,
    },
    /// Of a race: the region and, by site, what is accessed.
    Race {
        /// The region.
        region: RegionId,
        /// Both accesses.
        accesses: [Touch; 2],
    },
    /// About an entry: the value it has in the bad state (after the action, if the finding is an action's), and the
    /// value it should not exceed, fall below or be.
    Entry {
        /// Which.
        entry: Entry,
        /// Its value.
        value: i64,
        /// What was expected.
        expected: i64,
    },
    /// About a queue.
    Queue {
        /// Which.
        queue: QueueId,
        /// Transfers that may be in flight.
        outstanding: u64,
    },
    /// Nothing.
    None,
}

/// What a blocked thread waits for.
#[derive(Clone, Debug, PartialEq)]
pub struct Blocked {
    /// What.
    pub what: Awaited,
    /// Its value.
    pub value: i64,
    /// The bits of it that count, if not all.
    pub mask: Option<i64>,
    /// How it is compared.
    pub compare: Compare,
    /// What it is compared with.
    pub operand: i64,
    /// How much the others would still post to it, if they could go on.
    pub to_come: i64,
    /// What else would be enough.
    pub or: Vec<Blocked>,
}

impl Blocked {
    /// All that would be enough, one by one.
    pub fn all(&self) -> impl Iterator<Item = &Blocked> {
        core::iter::once(self).chain(&self.or)
    }
}

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// An entry.
    Entry(Entry),
    /// Arrivals at a barrier.
    Group(GroupId),
    /// The transfers of a queue.
    Queue(QueueId),
    /// An entry that does not exist.
    Missing,
}

/// One access of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// Whether it writes.
    pub write: bool,
    /// Which element.
    pub element: i64,
    /// First byte and one past the last.
    pub bytes: (i64, i64),
    /// The core of its engine.
    pub core: Core,
}

/// A schedule: who acts, and how many times in a row.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Witness {
    /// Value of each named predicate.
    pub predicates: Vec<bool>,
    /// In order.
    pub turns: Vec<(Actor, u64)>,
    /// It is one of the program without most turns of the loops that have so many or more: that has the same findings.
    pub short: Option<u64>,
}
