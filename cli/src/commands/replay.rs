//! `chappe run --schedule`: following a schedule, action by action.

use std::collections::HashMap;
use std::io::Write;

use chappe_runtime::program::{QueueId, StreamId};
use chappe_runtime::verify::{self, Actor, Rest, Strayed, Turn, Witness};
use serde_json::Value;

use crate::failure::{Failure, Result, Status};
use crate::report::view::View;
use crate::report::{finding, witness};
use crate::session::Session;
use crate::{input, simulation};

/// Schedules of up to so many steps are shown whole.
const LONG: usize = 2000;

/// Which schedule to follow.
pub(crate) struct Wanted<'a> {
    /// The file of it.
    pub(crate) path: &'a str,
    /// The kernel's name.
    pub(crate) kernel: &'a str,
    /// Which of its findings, from 1.
    pub(crate) finding: usize,
    /// Whether to show every step, however many there are.
    pub(crate) full: bool,
}

/// An entry of a schedule: who, at which step, how many actions.
struct Step {
    actor: Actor,
    at: Option<u64>,
    count: u64,
}

/// A schedule.
struct Schedule {
    steps: Vec<Step>,
    predicates: Vec<bool>,
    /// It is one of the kernel without most turns of the loops with so many or more.
    short: Option<u64>,
}

/// Follows a schedule and shows what happens.
pub(crate) fn run(wanted: &Wanted<'_>, view: View<'_>, session: &mut Session) -> Result<Status> {
    let schedule = Schedule::read(wanted, view)?;
    let turns = schedule.steps.iter().map(|step| (step.actor, step.count)).collect();
    let schedule_of = Witness { predicates: schedule.predicates.clone(), turns, short: schedule.short };
    let replay = verify::replay(view.program, &schedule_of).map_err(|e| strayed(view, &schedule, e))?;
    schedule.agrees(view, &replay.turns)?;
    let out = &mut session.out;
    let paint = out.paint;
    writeln!(out, "{}\n", paint.bold(&format!("kernel {} along {}", wanted.kernel, wanted.path)))?;
    if schedule.short.is_some() {
        writeln!(out, "  without turns of its long loops that add nothing")?;
    }
    for (name, value) in view.names.predicates.iter().zip(&schedule.predicates) {
        writeln!(out, "  with {name} = {value}")?;
    }
    let groups = witness::groups(view, &replay.turns);
    witness::print(out, view, &groups, wanted.full || groups.len() <= LONG)?;
    writeln!(out)?;
    for standing in &replay.standing {
        // A queue that has nothing to do waits for the next transfer.
        if matches!(standing.actor, Actor::Stream(_)) || standing.rest == Rest::Ready {
            writeln!(out, "  {}", witness::standing(view, standing))?;
        }
    }
    let values: Vec<String> = replay.values.iter().map(|(e, value)| format!("{} = {value}", view.entry(*e))).collect();
    if !values.is_empty() {
        writeln!(out, "  {}", values.join(", "))?;
    }
    let bad = bad(view, &replay);
    if bad.is_empty() {
        writeln!(out, "{}", paint.good("nothing is wrong in this state"))?;
    }
    for line in &bad {
        writeln!(out, "{}", paint.bad(line))?;
    }
    Ok(Status::fine_if(bad.is_empty()))
}

/// What is wrong with the state at the end, and what went wrong on the way.
fn bad(view: View<'_>, replay: &verify::Replay) -> Vec<String> {
    let mut bad = Vec::new();
    for fault in &replay.faults {
        let entry = fault.entry.map(|e| format!(" of {}", view.entry(e))).unwrap_or_default();
        let step = replay
            .turns
            .get(fault.turn)
            .map(|turn| format!(" by {} at {}", view.actor(turn.site.actor), view.site_step(&turn.site)));
        bad.push(format!("{}{entry}{}", finding::word(fault.kind), step.unwrap_or_default()));
    }
    if replay.deadlocked() {
        let stuck = replay.standing.iter().filter(|s| matches!(s.actor, Actor::Stream(_)) && s.rest == Rest::Blocked);
        let names: Vec<String> = stuck.map(|s| view.actor(s.actor)).collect();
        bad.push(format!("deadlock: nobody can go on, and {} not ended", has(&names)));
    }
    for (one, other, region) in &replay.races {
        let name = |i: &usize| replay.standing.get(*i).map_or_else(String::new, |s| view.actor(s.actor));
        let (one, other) = (name(one), name(other));
        bad.push(format!("race: {one} and {other} both come to {} now", view.region(*region)));
    }
    let ended = replay.standing.iter().all(|s| s.rest == Rest::Ended || matches!(s.actor, Actor::Queue(_)));
    let zero = |e: &chappe_runtime::sim::Entry| {
        let of = |d: &&chappe_runtime::program::Declared| (d.core, d.bank, i64::from(d.id)) == (e.core, e.bank, e.id);
        view.program.declared.iter().find(of).is_some_and(|d| d.zero_at_exit)
    };
    for (entry, value) in replay.values.iter().filter(|(e, value)| ended && *value != 0 && zero(e)) {
        bad.push(format!("leak: all have ended, and {} is {value}", view.entry(*entry)));
    }
    bad
}

fn has(names: &[String]) -> String {
    format!("{} {}", finding::list(names), if names.len() == 1 { "has" } else { "have" })
}

/// The failure of a schedule that cannot be followed.
fn strayed(view: View<'_>, schedule: &Schedule, e: Strayed) -> Failure {
    match e {
        Strayed::Invalid(problems) => simulation::invalid(view, &problems),
        Strayed::Unknown(actor) => Failure::input(format!("there is no {}", view.actor(actor))),
        Strayed::Stuck { turn, standing } => {
            let entry = schedule.entry(turn).map_or(0, |entry| entry + 1);
            let message = format!(
                "the schedule cannot be followed: at entry {entry} (action {}), {}",
                turn + 1,
                witness::standing(view, &standing)
            );
            Failure::input(message)
        }
    }
}

impl Schedule {
    /// The number of the entry that an action belongs to.
    fn entry(&self, turn: usize) -> Option<usize> {
        let mut end = 0;
        self.steps.iter().position(|step| {
            end += step.count;
            (turn as u64) < end
        })
    }

    /// Whether the steps are those that the schedule speaks of.
    fn agrees(&self, view: View<'_>, turns: &[Turn]) -> Result<()> {
        let mut first = 0_usize;
        for (number, step) in self.steps.iter().enumerate() {
            if let (Some(at), Some(turn)) = (step.at, turns.get(first))
                && u64::from(turn.site.pc) != at
            {
                return Err(Failure::input(format!(
                    "the schedule is of another program: at entry {}, {} is at step {}, {}, and not at step {at}",
                    number + 1,
                    view.actor(turn.site.actor),
                    turn.site.pc,
                    view.site_step(&turn.site)
                )));
            }
            first += step.count as usize;
        }
        Ok(())
    }

    /// Reads the document of `chappe verify --json`, or a part of it.
    fn read(wanted: &Wanted<'_>, view: View<'_>) -> Result<Schedule> {
        let bytes = input::bytes(wanted.path)?;
        let document: Value = serde_json::from_slice(&bytes)
            .map_err(|e| Failure::input(format!("`{}` is no JSON document: {e}", wanted.path)))?;
        let found = chosen(wanted, &document)?;
        let list = if found.is_array() { found } else { found.get("witness").unwrap_or(&Value::Null) };
        let Some(list) = list.as_array() else { return Err(no_schedule(wanted)) };
        let actors = actors(view);
        let mut steps = Vec::with_capacity(list.len());
        for (number, entry) in list.iter().enumerate() {
            let name = entry
                .get("engine")
                .and_then(Value::as_str)
                .ok_or_else(|| Failure::input(format!("entry {} of the schedule says no `engine`", number + 1)))?;
            let Some(actor) = actors.get(name) else {
                let mut known: Vec<&str> = actors.keys().map(String::as_str).collect();
                known.sort_unstable();
                return Err(Failure::helped(
                    format!("entry {} of the schedule: there is no engine `{name}`", number + 1),
                    format!("there are: {}", known.join(", ")),
                ));
            };
            let count = entry.get("count").map_or(Some(1), Value::as_u64).filter(|count| *count < 1 << 40);
            let count =
                count.ok_or_else(|| Failure::input(format!("entry {} of the schedule: no such count", number + 1)))?;
            steps.push(Step { actor: *actor, at: entry.get("step").and_then(Value::as_u64), count });
        }
        let said = found.get("predicates");
        let value = |name: &String| said.and_then(|p| p.get(name)).and_then(Value::as_bool).unwrap_or(false);
        let short = found.get("short").and_then(Value::as_u64);
        Ok(Schedule { steps, short, predicates: view.names.predicates.iter().map(value).collect() })
    }
}

/// The finding that is wanted, or the whole document if it is one, or a bare schedule.
fn chosen<'d>(wanted: &Wanted<'_>, document: &'d Value) -> Result<&'d Value> {
    let kernels = document.get("kernels").and_then(Value::as_array);
    let findings = match kernels {
        None => document.get("findings"),
        Some(kernels) => {
            let named = |k: &&Value| k.get("name").and_then(Value::as_str) == Some(wanted.kernel);
            let Some(kernel) = kernels.iter().find(named) else {
                return Err(Failure::input(format!("`{}` says nothing of kernel `{}`", wanted.path, wanted.kernel)));
            };
            kernel.get("findings")
        }
    };
    let Some(findings) = findings.and_then(Value::as_array) else {
        return if document.is_array() || document.get("witness").is_some() {
            Ok(document)
        } else {
            Err(no_schedule(wanted))
        };
    };
    findings.get(wanted.finding.wrapping_sub(1)).ok_or_else(|| {
        let number = crate::diagnostics::counted(findings.len(), "finding");
        Failure::input(format!("`{}` has {number} of kernel `{}`", wanted.path, wanted.kernel))
    })
}

fn no_schedule(wanted: &Wanted<'_>) -> Failure {
    Failure::helped(
        format!("`{}` holds no schedule", wanted.path),
        "it should be the output of `chappe verify --json`, or a list as [{\"engine\": \"PE\", \"count\": 2}, ..]",
    )
}

/// Engines and queues by what schedules call them.
fn actors(view: View<'_>) -> HashMap<String, Actor> {
    let streams = (0..view.program.streams.len()).map(|i| Actor::Stream(i as StreamId));
    let queues = (0..view.program.queues.len()).map(|i| Actor::Queue(i as QueueId));
    let mut actors = HashMap::new();
    for actor in streams.chain(queues) {
        actors.entry(view.actor(actor)).or_insert(actor);
    }
    actors
}
