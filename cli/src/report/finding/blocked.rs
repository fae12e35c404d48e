//! Engines that wait for ever: for what, and why it does not come.

use chappe_dsl::codes::verdict;
use chappe_dsl::kernel::sign;
use chappe_runtime::program::Compare;
use chappe_runtime::sim::Entry;
use chappe_runtime::verify::{Actor, Awaited, Blocked, Finding, Kind};

use super::uses::{self, Uses};
use super::{Said, Scene, list};

/// A deadlock, or a record that waits for itself.
pub(super) fn say(scene: Scene<'_>, finding: &Finding, waits: &[Blocked], cycle: &[usize]) -> Said {
    let view = scene.view;
    let names: Vec<String> = finding.sites.iter().map(|site| view.actor(site.actor)).collect();
    // One that waits for itself is told otherwise.
    let cycle = if cycle.len() > 1 || finding.kind == Kind::SelfWait { cycle } else { &[] };
    let round: Vec<&str> =
        cycle.iter().chain(cycle.first()).filter_map(|i| names.get(*i).map(String::as_str)).collect();
    let message = match (finding.kind, names.as_slice(), waits) {
        (Kind::SelfWait, names, [wait, ..]) => {
            format!("{} waits for {}, which only its own record posts", list(names), what(scene, wait))
        }
        (_, [one], [wait]) => format!("{one} waits for ever for {}", what(scene, wait)),
        (_, names, _) if round.is_empty() => {
            format!("{} {} for ever", list(names), if names.len() == 1 { "waits" } else { "wait" })
        }
        _ => round.join(" waits for "),
    };
    let mut said = Scene::begin(finding, message);
    for ((site, wait), name) in finding.sites.iter().zip(waits).zip(&names) {
        said.marks.push(scene.mark(site, format!("{name}: {}", words(scene, finding, waits, wait))));
    }
    causes(scene, finding, waits, &mut said);
    if round.len() > 2 && finding.kind == Kind::SelfWait {
        said.notes.push(round.join(" waits for "));
    }
    if said.help.is_empty() {
        said.help.extend(way_out(waits, !round.is_empty()));
    }
    said
}

/// The causes that are known, with what would help.
fn causes(scene: Scene<'_>, finding: &Finding, waits: &[Blocked], said: &mut Said) {
    let mut done = Vec::new();
    for wait in waits.iter().flat_map(Blocked::all) {
        let Awaited::Entry(entry) = wait.what else { continue };
        if wait.mask.is_some() {
            continue;
        }
        let (name, key) = (scene.view.entry(entry), (entry, wait.operand));
        if done.contains(&key) {
            continue;
        }
        done.push(key);
        let rising = matches!(wait.compare, Compare::Ge | Compare::Eq) && wait.value < wait.operand;
        let uses = uses::of(scene.view.program, entry);
        if finding.also.contains(&Kind::UnreachableThreshold) && rising && late(finding, &uses).is_empty() {
            unreachable(scene, finding, wait, entry, &uses, said);
        }
        let above = wait.compare == Compare::Eq && wait.value > wait.operand;
        let (value, operand, code) = (wait.value, wait.operand, verdict::MISSED_VALUE);
        if above && !finding.also.contains(&Kind::MissedValue) {
            let lowers = if uses.lowered { "is not lowered that far" } else { "nothing lowers it" };
            said.notes.push(format!("{name} starts above {operand}, and {lowers}"));
            said.help.push(format!("decrement or reset {name}, or let it start at {operand}"));
        } else if above {
            said.notes
                .push(format!("{name} has gone past {operand} to {value}: a wait for equality is overshot ({code})"));
            said.help.push(format!("wait for `>= {operand}`, or post on only when the value has been seen"));
        }
    }
    if finding.kind == Kind::SelfWait {
        said.help.push("post first, and wait in a second record".to_owned());
    }
}

/// Nobody is left who posts enough.
fn unreachable(scene: Scene<'_>, finding: &Finding, wait: &Blocked, entry: Entry, uses: &Uses, said: &mut Said) {
    let (name, code) = (scene.view.entry(entry), verdict::UNREACHABLE_THRESHOLD);
    let all = wait.value.saturating_add(wait.to_come);
    let short = wait.operand.saturating_sub(all);
    if short <= 0 {
        return;
    }
    if finding.also.contains(&Kind::UnbalancedPaths) && uses.posted {
        said.notes.push(format!("in this outcome {all} is all that {name} comes to ({code})"));
        said.help.push(format!("post {name} on every way, or wait for it only where it is posted"));
    } else if !uses.posted {
        said.notes.push(format!("nobody posts {name} ({code})"));
        said.help.push(format!("post {name}, or wait for what is posted"));
    } else if scene.view.is_flag(entry) {
        said.notes.push(format!("{name} is not set again: a set that finds it set is lost ({code})"));
        said.help.push("one set for each wait, and none before the last one has been taken".to_owned());
    } else if uses.lowered {
        said.notes.push(format!("{name} comes to no more than {all} from here: what was posted is gone ({code})"));
        said.help.push(format!("see who sets {name} or takes from it before this wait"));
    } else {
        said.notes.push(format!("the threshold is never reached: {all} is all that is ever posted ({code})"));
        said.help.push(format!("lower the threshold by {short}, or post {short} more"));
    }
}

/// Blocked engines whose transfers would still post.
fn late(finding: &Finding, uses: &Uses) -> Vec<u32> {
    let stream = |site: &chappe_runtime::verify::Site| match site.actor {
        Actor::Stream(stream) if uses.transfers.contains(&stream) => Some(stream),
        Actor::Stream(_) | Actor::Queue(_) => None,
    };
    finding.sites.iter().filter_map(stream).collect()
}

fn way_out(waits: &[Blocked], cycle: bool) -> Option<String> {
    let groups: Vec<u32> = waits
        .iter()
        .filter_map(|wait| match wait.what {
            Awaited::Group(group) => Some(group),
            Awaited::Entry(_) | Awaited::Queue(_) | Awaited::Missing => None,
        })
        .collect();
    if groups.len() == waits.len() && groups.windows(2).any(|pair| pair.first() != pair.last()) {
        return Some("all engines must come to their barriers in the same order".to_owned());
    }
    cycle.then(|| {
        "a circle is broken where one of them posts before it waits, or where a semaphore starts above 0 (`{ init 1 }`)"
            .to_owned()
    })
}

/// `full`, `the barrier`, `one of full, empty`
fn what(scene: Scene<'_>, wait: &Blocked) -> String {
    if !wait.or.is_empty() {
        let all: Vec<String> = wait.all().map(|one| awaited(scene, one)).collect();
        return format!("one of {}", list(&all));
    }
    awaited(scene, wait)
}

fn awaited(scene: Scene<'_>, wait: &Blocked) -> String {
    match wait.what {
        Awaited::Entry(entry) => scene.view.entry(entry),
        Awaited::Group(group) => format!("the others at `{}`", scene.view.group(group)),
        Awaited::Queue(queue) => format!("the transfers of {}", scene.view.queue_of(queue)),
        Awaited::Missing => "an entry that does not exist".to_owned(),
    }
}

/// What it sees and what it needs; of several things one is enough.
fn words(scene: Scene<'_>, finding: &Finding, waits: &[Blocked], wait: &Blocked) -> String {
    let all: Vec<String> = wait.all().map(|one| one_word(scene, finding, waits, one)).collect();
    all.join("; or ")
}

fn one_word(scene: Scene<'_>, finding: &Finding, waits: &[Blocked], wait: &Blocked) -> String {
    let view = scene.view;
    match wait.what {
        Awaited::Entry(entry) => {
            let name = view.named(entry);
            if let Some(mask) = wait.mask {
                let (bits, sign) = (wait.value & mask, sign(wait.compare));
                return format!(
                    "{name} is {}, of which {mask:#X} leaves {bits}, must be {sign} {}",
                    wait.value, wait.operand
                );
            }
            let (is, must) = match (view.is_flag(entry), wait.operand) {
                (true, 0) => ("set".to_owned(), "clear".to_owned()),
                (true, _) => ("clear".to_owned(), "set".to_owned()),
                (false, operand) => (wait.value.to_string(), format!("{} {operand}", sign(wait.compare))),
            };
            let rising = matches!(wait.compare, Compare::Ge | Compare::Gt) || wait.value < wait.operand;
            let late = late(finding, &uses::of(view.program, entry));
            let late: Vec<String> = late.iter().map(|stream| view.stream(*stream).to_owned()).collect();
            let more = match (rising, wait.to_come) {
                (false, _) => String::new(),
                (true, 0) if !late.is_empty() => format!("; {} would still post it by transfers", list(&late)),
                (true, 0) => "; nobody else is left who posts it".to_owned(),
                (true, _) if view.is_flag(entry) => "; others would still set it".to_owned(),
                (true, more) => format!("; the others would still post {more}"),
            };
            format!("{name} is {is}, must be {must}{more}")
        }
        Awaited::Group(group) => {
            let there = |stream: &&u32| {
                finding
                    .sites
                    .iter()
                    .zip(waits)
                    .any(|(site, wait)| site.actor == Actor::Stream(**stream) && wait.what == Awaited::Group(group))
            };
            let members = view.program.groups.get(group as usize).map(|g| g.members.as_slice()).unwrap_or_default();
            let missing = members.iter().filter(|member| !there(member));
            let missing: Vec<String> = missing.map(|member| view.stream(*member).to_owned()).collect();
            let has = if missing.len() == 1 { "has" } else { "have" };
            format!("`{}` waits for {}, who {has} not arrived", view.group(group), list(&missing))
        }
        Awaited::Queue(queue) => format!("transfers of {} are not complete", view.queue_of(queue)),
        Awaited::Missing => "there is no such entry".to_owned(),
    }
}
