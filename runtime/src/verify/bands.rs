//! Core barriers as a compiler checks them, before barriers are expanded: by bands.
//!
//! For every access of memory that cores share, and every engine of its core: the latest core barrier of that engine
//! that must come before the access, and the earliest that must come after it. Two accesses of different cores are
//! apart if on some engine the band of the one ends before, or where, that of the other begins. Only core barriers
//! count: what remote semaphores order is not seen, so that this check refuses more than [`verify`](super::verify)
//! does.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::Options;
use super::compile::Actor;
use super::memory;
use super::order::{NoOrder, Order};
use super::report::Site;
use crate::program::{Access, Body, Core, Pc, Program, RegionId, StreamId, Value};

/// Two accesses of different cores that no core barrier separates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseparated {
    /// The region.
    pub region: RegionId,
    /// The accesses.
    pub sites: [Site; 2],
    /// By engine that both cores have: where each access lies between core barriers.
    pub bands: Vec<Band>,
}

/// The bands of both accesses on one engine: numbers of core barriers, 0 for the start of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The engine's ordinal.
    pub engine: u32,
    /// The latest core barrier before and the earliest after, of the one access and of the other.
    pub of: [(usize, usize); 2],
}

/// Streams of different cores that do not pass the same core barriers in the same order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unequal {
    /// Both streams.
    pub streams: [StreamId; 2],
    /// Which core barrier differs, from 0: its number in both, or one of them has fewer.
    pub nth: usize,
}

/// Groups that span cores.
fn core_barriers(program: &Program) -> Vec<bool> {
    let core = |stream: &StreamId| program.streams[*stream as usize].core;
    let spans = |members: &[StreamId]| members.iter().any(|member| core(member) != core(&members[0]));
    program.groups.iter().map(|group| spans(&group.members)).collect()
}

/// Streams that do not pass the same core barriers, as far as their text tells: those of loops and branches count once.
#[must_use]
pub fn unequal_core_barriers(program: &Program) -> Vec<Unequal> {
    if program.validate().is_err() {
        return Vec::new();
    }
    let barriers = core_barriers(program);
    let passed = |stream: usize| -> Vec<u32> {
        let joins = program.streams[stream].steps.iter().filter_map(|step| match step.body {
            Body::Join(group) if barriers[group as usize] => Some(group),
            _ => None,
        });
        joins.collect()
    };
    let member = |stream: u32| {
        (0..).zip(&program.groups).any(|(g, group): (usize, _)| barriers[g] && group.members.contains(&stream))
    };
    let streams: Vec<u32> = (0..program.streams.len() as u32).filter(|stream| member(*stream)).collect();
    let Some((first, rest)) = streams.split_first() else { return Vec::new() };
    let expected = passed(*first as usize);
    let differs = |stream: &u32| {
        let found = passed(*stream as usize);
        let same = expected.iter().zip(&found).take_while(|(a, b)| a == b).count();
        (found != expected).then_some(Unequal { streams: [*first, *stream], nth: same })
    };
    rest.iter().filter_map(differs).collect()
}

/// An execution of a step: of a shared access, with the access.
struct At<'p> {
    actor: Actor,
    stream: StreamId,
    pc: Pc,
    core: Core,
    nth: usize,
    access: &'p Access,
}

/// Accesses of different cores that no core barrier separates, each pair of steps once.
///
/// # Errors
///
/// As [`NoOrder`] says.
pub fn unseparated(program: &Program, predicates: &[bool], options: &Options) -> Result<Vec<Unseparated>, NoOrder> {
    program.validate().map_err(NoOrder::Invalid)?;
    let barriers = core_barriers(program);
    let mut joins: Vec<Vec<Pc>> = Vec::new();
    let mut steps: Vec<(Actor, Pc)> = Vec::new();
    let mut shared: Vec<(Actor, StreamId, Pc, &Access)> = Vec::new();
    for (id, stream) in (0..).zip(&program.streams) {
        let mut of_stream = Vec::new();
        for (pc, step) in (0..).zip(&stream.steps) {
            let actor = match step.body {
                Body::Join(group) if barriers[group as usize] => {
                    of_stream.push(pc);
                    steps.push((Actor::Stream(id), pc));
                    continue;
                }
                Body::Transfer { queue, .. } => Actor::Queue(queue),
                _ => Actor::Stream(id),
            };
            let all = memory::accesses(&step.body, true).chain(memory::accesses(&step.body, false));
            let of_cores = all.filter(|access| program.regions[access.region as usize].core.is_none());
            shared.extend(of_cores.map(|access| (actor, id, pc, access)));
        }
        joins.push(of_stream);
    }
    steps.extend(shared.iter().map(|(actor, _, pc, _)| (*actor, *pc)));
    let order = Order::of(program, predicates, &steps, options)?;
    let executions = shared.iter().flat_map(|(actor, stream, pc, access)| {
        let core = program.streams[*stream as usize].core;
        let at = move |nth| At { actor: *actor, stream: *stream, pc: *pc, core, nth, access };
        (0..order.occurrences(*actor, *pc)).map(at)
    });
    let executions: Vec<At<'_>> = executions.collect();
    Ok(Check { program, order: &order, joins: &joins }.pairs(&executions))
}

struct Check<'a> {
    program: &'a Program,
    order: &'a Order,
    /// By stream: its core barriers.
    joins: &'a [Vec<Pc>],
}

impl Check<'_> {
    fn pairs(&self, executions: &[At<'_>]) -> Vec<Unseparated> {
        let bands: Vec<Vec<(u32, (usize, usize))>> = executions.iter().map(|at| self.bands(at)).collect();
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        for (one, a) in executions.iter().enumerate() {
            for (other, b) in executions.iter().enumerate().skip(one + 1) {
                let steps = ((a.actor, a.pc), (b.actor, b.pc));
                if a.core == b.core || !conflict(a.access, b.access) || seen.contains(&steps) {
                    continue;
                }
                let both = bands[one].iter().filter_map(|(engine, band)| {
                    let of = bands[other].iter().find(|(same, _)| same == engine)?;
                    Some(Band { engine: *engine, of: [*band, of.1] })
                });
                let both: Vec<Band> = both.collect();
                let apart = |band: &Band| band.of[0].1 <= band.of[1].0 || band.of[0].0 >= band.of[1].1;
                if !both.iter().any(apart) {
                    seen.insert(steps);
                    let sites = [self.site(a), self.site(b)];
                    found.push(Unseparated { region: a.access.region, sites, bands: both });
                }
            }
        }
        found
    }

    /// On each engine of the access's core: the latest core barrier before it, and the earliest after it.
    fn bands(&self, at: &At<'_>) -> Vec<(u32, (usize, usize))> {
        let access = (at.actor, at.pc, at.nth);
        let streams = (0..).zip(&self.program.streams).filter(|(_, stream)| stream.core == at.core);
        let band = |(id, stream): (u32, &crate::program::Stream)| {
            let mut barriers = Vec::new();
            for pc in &self.joins[id as usize] {
                let actor = Actor::Stream(id);
                barriers.extend((0..self.order.occurrences(actor, *pc)).map(|nth| (actor, *pc, nth)));
            }
            // In the order of the stream, which that of the text need not be.
            barriers.sort_by(|a, b| match self.order.precedes(*a, *b) {
                Some(true) => core::cmp::Ordering::Less,
                _ if a == b => core::cmp::Ordering::Equal,
                _ => core::cmp::Ordering::Greater,
            });
            let before = |barrier: &&(Actor, Pc, usize)| self.order.precedes(**barrier, access) == Some(true);
            let latest = barriers.iter().take_while(before).count();
            let after = |barrier: &(Actor, Pc, usize)| self.order.precedes(access, *barrier) == Some(true);
            let earliest = barriers.iter().position(after).unwrap_or(barriers.len());
            (stream.engine, (latest, earliest + 1))
        };
        streams.map(band).collect()
    }

    fn site(&self, at: &At<'_>) -> Site {
        let step = self.program.streams[at.stream as usize].steps.get(at.pc as usize);
        Site { actor: at.actor, stream: at.stream, pc: at.pc, source: step.map(|step| step.source).unwrap_or_default() }
    }
}

/// Whether two accesses may conflict; what depends on variables may.
fn conflict(a: &Access, b: &Access) -> bool {
    let fixed = |value: Value| if let Value::Imm(value) = value { Some(value) } else { None };
    let elements = fixed(a.element).zip(fixed(b.element));
    let disjoint = |first: Value, end: Value| fixed(first).zip(fixed(end)).is_some_and(|(first, end)| first >= end);
    a.region == b.region
        && (a.write || b.write)
        && elements.is_none_or(|(a, b)| a == b)
        && !disjoint(a.bytes.0, b.bytes.1)
        && !disjoint(b.bytes.0, a.bytes.1)
}
