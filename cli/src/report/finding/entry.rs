//! What is wrong with one entry, or with one queue.

use chappe_runtime::program::{BankKind, QueueId};
use chappe_runtime::sim::Entry;
use chappe_runtime::verify::{Finding, Kind};

use super::{Said, Scene};

/// A finding about an entry; the value is what it holds in the bad state.
pub(super) fn say(scene: Scene<'_>, finding: &Finding, entry: Entry, value: i64, expected: i64) -> Said {
    let view = scene.view;
    let (message, here, help) = words(scene, finding, entry, value, expected);
    let mut said = Scene::begin(finding, message);
    for (i, site) in finding.sites.iter().enumerate() {
        let text = if i == 0 && !here.is_empty() {
            here.clone()
        } else if i == 0 && finding.kind == Kind::SemaphoreRace {
            format!("{} sets it", view.actor(site.actor))
        } else {
            format!("{} uses it, before or after", view.actor(site.actor))
        };
        said.marks.push(scene.mark(site, text));
    }
    if said.marks.is_empty() {
        said.marks.extend(scene.declared(&view.entry(entry)));
    }
    said.help.extend(Some(help).filter(|help| !help.is_empty()));
    said
}

/// What is wrong, what the step does, and what would help.
fn words(scene: Scene<'_>, finding: &Finding, entry: Entry, value: i64, expected: i64) -> (String, String, String) {
    let view = scene.view;
    let name = view.named(entry);
    let short = view.entry(entry);
    let who = finding.sites.first().map_or_else(String::new, |site| view.actor(site.actor));
    match finding.kind {
        Kind::Leak if view.is_flag(entry) => {
            (format!("{name} is still set when all has ended"), String::new(), "one wait for each set".to_owned())
        }
        Kind::Leak => (
            format!("{name} is {value} when all has ended, and is declared `zero at exit`"),
            String::new(),
            format!("take what is posted (`wait {short} >= 1 then dec {short}`), or `reset {short}` behind a barrier"),
        ),
        Kind::DoubleSet => (
            format!("{name} may be set while it is still set"),
            format!("{who} sets it again"),
            "set it again only when it has been taken: let the other side post that, or use two flags in turn"
                .to_owned(),
        ),
        Kind::ClearBeforeSet => (
            format!("{name} may be cleared while it is clear"),
            format!("{who} clears it"),
            format!("`wait {short}` waits for the flag and clears it"),
        ),
        Kind::SemaphoreRace => (
            format!("{name} is set to {expected} in no order with another use of it"),
            String::new(),
            "a barrier between the set and every use, or thresholds that grow so that no set is needed".to_owned(),
        ),
        Kind::MissedValue => (
            format!("{name} may be {value} already when {who} waits for {expected}"),
            format!("{who} waits for == {expected}"),
            format!("wait for `>= {expected}`, or post on only when the value has been seen"),
        ),
        Kind::Wrap => (
            format!("{name} may leave {}", range(scene, entry)),
            format!("{who} makes it {value}"),
            "let the poster wait for a credit, so that it cannot run that far ahead".to_owned(),
        ),
        Kind::StaleValue => (
            format!("{who} passes on {name} = {value}, which nobody posted for it"),
            format!("{who} waits here"),
            format!("let {short} start at 0, or wait for a greater value"),
        ),
        Kind::ReservedId => (
            format!("{name} is reserved"),
            format!("{who} uses it"),
            "a declaration without an id chooses a free one".to_owned(),
        ),
        Kind::IdOutOfRange => (format!("there is no {short}"), format!("{who} uses it"), String::new()),
        Kind::UnreachableThreshold => (
            format!("{name} comes to {value} and no further, {expected} is waited for"),
            format!("{who} waits here"),
            format!("lower the threshold to {value}, or post more"),
        ),
        Kind::UnbalancedPaths => (
            format!("the ways through a branch leave {name} at different values"),
            String::new(),
            "post the same on every way".to_owned(),
        ),
        Kind::SelfWait | Kind::Deadlock | Kind::MissingCoreBarrier | Kind::Race | Kind::Undrained => {
            (format!("{name} is {value}"), String::new(), String::new())
        }
    }
}

/// What an entry may hold: its limits, or what its bank can.
fn range(scene: Scene<'_>, entry: Entry) -> String {
    let program = scene.view.program;
    let declared =
        program.declared.iter().find(|d| (d.core, d.bank, i64::from(d.id)) == (entry.core, entry.bank, entry.id));
    if let Some((least, most)) = declared.and_then(|d| d.limit) {
        return format!("its limits {least}..={most}");
    }
    match program.banks.get(usize::from(entry.bank)).map(|b| b.kind) {
        Some(BankKind::Counter { bits, signed: true }) => {
            let half = 1_i64 << (bits.clamp(1, 62) - 1);
            format!("its range {}..={}", -half, half - 1)
        }
        Some(BankKind::Counter { bits, signed: false }) => format!("its range 0..={}", (1_i64 << bits.min(62)) - 1),
        Some(BankKind::Flag) | None => "its range".to_owned(),
    }
}

/// A finding about a queue.
pub(super) fn queue(scene: Scene<'_>, finding: &Finding, queue: QueueId, outstanding: u64) -> Said {
    let view = scene.view;
    let name = view.queue_of(queue);
    let who = finding.sites.first().map_or_else(String::new, |site| view.stream(site.stream).to_owned());
    let number = crate::diagnostics::counted(outstanding as usize, "transfer");
    let message = format!("{number} of {name} may be in flight when {who} ends, and it is declared `drained at exit`");
    let mut said = Scene::begin(finding, message);
    said.marks.extend(finding.sites.iter().map(|site| scene.mark(site, format!("the last step of {who}"))));
    if said.marks.is_empty() {
        said.marks.extend(scene.declared(&name));
    }
    said.help.push(format!("`drain {}` at the end of {who}", view.queue(queue)));
    said
}

/// A finding of which nothing is known but its place.
pub(super) fn plain(scene: Scene<'_>, finding: &Finding) -> Said {
    let who = finding.sites.first().map_or_else(String::new, |site| scene.view.actor(site.actor));
    let message = match finding.kind {
        Kind::IdOutOfRange => format!("{who} uses an id beyond its bank"),
        _ => format!("at a step of {who}"),
    };
    let mut said = Scene::begin(finding, message);
    said.marks.extend(finding.sites.iter().map(|site| scene.mark(site, String::new())));
    said
}
