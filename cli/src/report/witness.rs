//! Schedules that end in a bad state, step by step.

use std::io::{self, Write};

use chappe_dsl::kernel::sign;
use chappe_runtime::verify::{Actor, Awaited, Rest, Site, Standing, Turn, What, Witness, replay};
use serde::Serialize;

use super::view::View;
use crate::output::Output;

/// Schedules of up to so many steps are shown whole.
const WHOLE: usize = 40;
/// Of longer ones, so many steps at the start and at the end.
const SHOWN: (usize, usize) = (20, 12);
/// Beyond this many actions, the single steps are not told apart.
const ACTIONS: u64 = 1_000_000;
/// The same, for programs: there may be many schedules in a document.
const ENTRIES: u64 = 100_000;

/// Consecutive actions of one engine within one step.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// Who, and the step; of a run of many steps only who.
    pub(crate) site: Option<Site>,
    /// Who.
    pub(crate) actor: Actor,
    /// How many actions.
    pub(crate) count: u64,
    /// What they do, in words.
    pub(crate) effects: Vec<String>,
}

/// An entry of a schedule, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct Entry {
    engine: String,
    step: Option<u32>,
    #[serde(skip_serializing_if = "is_one")]
    count: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "what serde asks for")]
fn is_one(count: &u64) -> bool {
    *count == 1
}

/// The steps of a schedule.
pub(crate) fn steps(view: View<'_>, witness: &Witness) -> Vec<Group> {
    followed(view, witness, ACTIONS)
}

fn followed(view: View<'_>, witness: &Witness, most: u64) -> Vec<Group> {
    let total: u64 = witness.turns.iter().map(|(_, count)| count).sum();
    let followed = if total > most { None } else { replay(view.program, witness).ok() };
    match followed {
        Some(replay) => groups(view, &replay.turns),
        None => {
            let runs = witness.turns.iter().map(|(actor, count)| Group {
                site: None,
                actor: *actor,
                count: *count,
                effects: Vec::new(),
            });
            runs.collect()
        }
    }
}

/// Turns, by steps: an action that does again what was done before belongs to the step's next round.
pub(crate) fn groups(view: View<'_>, turns: &[Turn]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut inside: Vec<What> = Vec::new();
    for turn in turns {
        let same = groups.last().is_some_and(|group| group.site == Some(turn.site));
        if !same || inside.iter().any(|what| alike(*what, turn.what)) {
            inside.clear();
            let site = Some(turn.site);
            groups.push(Group { site, actor: turn.site.actor, count: 0, effects: Vec::new() });
        }
        if let Some(group) = groups.last_mut() {
            let begins = inside.is_empty();
            group.count += 1;
            group.effects.extend(effect(view, turn, begins));
        }
        inside.push(turn.what);
    }
    groups
}

fn alike(one: What, other: What) -> bool {
    match (one, other) {
        (What::Change(one, _), What::Change(other, _)) => one == other,
        // A queue takes a transfer up and completes it; an engine ends once, however many queues it must have drained.
        (What::Transfer, What::Transfer) | (What::Exit, What::Exit) => false,
        (one, other) => one == other,
    }
}

/// What an action does, beyond what its step says.
fn effect(view: View<'_>, turn: &Turn, begins: bool) -> Option<String> {
    let queue = matches!(turn.site.actor, Actor::Queue(_));
    match turn.what {
        What::Wait(Awaited::Entry(entry), ..) if view.is_flag(entry) => None,
        What::Wait(Awaited::Entry(entry), compare, operand) => {
            Some(format!("{} {} {operand}", view.entry(entry), sign(compare)))
        }
        What::Masked(entry, mask, compare, operand) => {
            Some(format!("{} & {mask:#X} {} {operand}", view.entry(entry), sign(compare)))
        }
        What::Wait(Awaited::Group(_), ..) => Some("all are there".to_owned()),
        What::Wait(Awaited::Queue(queue), ..) => Some(format!("{} is drained", view.queue_of(queue))),
        What::Change(entry, value) => Some(format!("{} = {value}", view.entry(entry))),
        What::Transfer if queue && begins => Some("begins".to_owned()),
        What::Transfer if queue => Some("complete".to_owned()),
        What::Transfer => Some("starts the transfer".to_owned()),
        What::Arrive => Some("arrives".to_owned()),
        What::Read if queue => Some("reads".to_owned()),
        What::Write if queue => Some("writes".to_owned()),
        What::Read | What::Write | What::Exit | What::Wait(Awaited::Missing, ..) | What::Any | What::Nothing => None,
    }
}

/// For programs.
pub(crate) fn document(view: View<'_>, witness: &Witness) -> Vec<Entry> {
    let entry = |group: &Group| Entry {
        engine: view.actor(group.actor),
        step: group.site.map(|site| site.pc),
        count: group.count,
    };
    followed(view, witness, ENTRIES).iter().map(entry).collect()
}

/// Prints the steps; `full` shows all.
pub(crate) fn print(out: &mut Output, view: View<'_>, groups: &[Group], full: bool) -> io::Result<()> {
    let rows: Vec<(usize, &Group)> = groups.iter().enumerate().collect();
    let long = !full && rows.len() > WHOLE;
    let (first, last) = match long {
        true => (&rows[..SHOWN.0], &rows[rows.len() - SHOWN.1..]),
        false => (rows.as_slice(), &rows[rows.len()..]),
    };
    let shown = || first.iter().chain(last).map(|(_, group)| *group);
    let engine = shown().map(|g| view.actor(g.actor).chars().count()).max().unwrap_or(0);
    let number = (rows.len().max(1).ilog10() + 1) as usize;
    let place = |g: &Group| match g.site {
        Some(site) => place(view, &site),
        None => String::new(),
    };
    let width = shown().map(|g| place(g).chars().count()).max().unwrap_or(0);
    let paint = out.paint;
    let line = |out: &mut Output, (i, group): &(usize, &Group)| {
        let text = group.site.map_or_else(String::new, |site| view.site_text(&site));
        let text =
            if group.site.is_none() { crate::diagnostics::counted(group.count as usize, "action") } else { text };
        // A wait that says no more than its statement is not said twice.
        let news: Vec<&str> = group.effects.iter().map(String::as_str).filter(|e| !text.contains(e)).collect();
        let effects = news.join(", ");
        let effects = if effects.is_empty() { effects } else { paint.dim(&format!("  ({effects})")) };
        writeln!(
            out,
            "  {:>number$}  {:engine$}  {:>width$}  {text}{effects}",
            i + 1,
            view.actor(group.actor),
            place(group)
        )
    };
    for row in first {
        line(out, row)?;
    }
    if long {
        let left = rows.len() - SHOWN.0 - SHOWN.1;
        writeln!(out, "{}", paint.dim(&format!("  {:>number$}  {left} steps left out; --full shows all", "..")))?;
    }
    for row in last {
        line(out, row)?;
    }
    Ok(())
}

/// `12`, or `0x0040` in records.
fn place(view: View<'_>, site: &Site) -> String {
    let at = view.position(view.source_of(site));
    match (at.line_column, at.offset) {
        (Some((line, _)), _) => line.to_string(),
        (None, Some(offset)) => format!("{offset:#06x}"),
        (None, None) => String::new(),
    }
}

/// Where an engine stands, in words: `PE at wait full >= 2 (hang.chappe:18:13): full is ..`
pub(crate) fn standing(view: View<'_>, standing: &Standing) -> String {
    let who = view.actor(standing.actor);
    let Some(site) = standing.site else { return format!("{who} has ended") };
    let step = view.site_step(&site);
    match standing.rest {
        Rest::Ended => format!("{who} has ended"),
        Rest::Ready => format!("{who} can go on at {step}"),
        Rest::Blocked => match standing.next {
            Some(What::Wait(Awaited::Entry(entry), compare, operand)) if !view.is_flag(entry) => {
                format!("{who} waits at {step} for {} {} {operand}", view.entry(entry), sign(compare))
            }
            Some(What::Masked(entry, mask, compare, operand)) => {
                let entry = view.entry(entry);
                format!("{who} waits at {step} for {entry} & {mask:#X} {} {operand}", sign(compare))
            }
            _ => format!("{who} waits at {step}"),
        },
    }
}
