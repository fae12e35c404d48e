//! Two accesses in no order.

use chappe_dsl::codes::verdict;
use chappe_runtime::program::RegionId;
use chappe_runtime::verify::{Actor, Finding, Kind, Site, Touch};

use super::{Said, Scene};

/// A race.
pub(super) fn say(scene: Scene<'_>, finding: &Finding, region: RegionId, accesses: &[Touch; 2]) -> Said {
    let view = scene.view;
    let of = view.program.regions.get(region as usize);
    let array = of.is_some_and(|r| r.elements > 1);
    let name = |touch: &Touch| {
        let index = if array { format!("[{}]", touch.element) } else { String::new() };
        format!("{}{index}", view.region(region))
    };
    let verb = |touch: &Touch| if touch.write { "writes" } else { "reads" };
    let who = |i: usize| finding.sites.get(i).map_or_else(String::new, |site| view.actor(site.actor));
    let [a, b] = accesses;
    let message = match (who(0), who(1)) {
        (one, other) if verb(a) == verb(b) => format!("{one} and {other} both write {} in no order", name(a)),
        (one, other) => format!("{one} {} {} and {other} {} it in no order", verb(a), name(a), verb(b)),
    };
    let mut said = Scene::begin(finding, message);
    let whole = of.map_or(0, |r| r.bytes);
    for (i, (site, touch)) in finding.sites.iter().zip(accesses).enumerate() {
        let part = touch.bytes.0 != 0 || u64::try_from(touch.bytes.1).ok() != Some(whole);
        let bytes = if part { format!(", bytes {}..{}", touch.bytes.0, touch.bytes.1) } else { String::new() };
        said.marks.push(scene.mark(site, format!("{} {} {}{bytes}", who(i), verb(touch), name(touch))));
    }
    if finding.also.contains(&Kind::StaleValue) {
        let code = verdict::STALE_VALUE;
        said.notes.push(format!("a wait before one of them passes on what was there from the start ({code})"));
    }
    if finding.also.contains(&Kind::Undrained) {
        let code = verdict::UNDRAINED;
        said.notes.push(format!("what is waited for is posted while the transfer may be in flight ({code})"));
    }
    if finding.also.contains(&Kind::MissingCoreBarrier) {
        let (one, other) = (a.core, b.core);
        let code = verdict::MISSING_CORE_BARRIER;
        if finding.sites.iter().all(|site| matches!(site.actor, Actor::Stream(_))) {
            said.notes.push(format!("core {one} and core {other} have no core barrier between the two ({code})"));
            said.help.push("a `core barrier` between the two, or a post to the other core's semaphore".to_owned());
            return said;
        }
        // A barrier of engines says nothing about what is in flight.
        said.notes.push(format!("core {one} and core {other} have nothing between the two that orders them ({code})"));
    }
    said.help.push(help(scene, &finding.sites));
    said
}

fn help(scene: Scene<'_>, sites: &[Site]) -> String {
    let queue = |site: &Site| match site.actor {
        Actor::Queue(queue) => Some((scene.view.queue(queue), site.stream)),
        Actor::Stream(_) => None,
    };
    let engine = |stream| scene.view.stream(stream).to_owned();
    let (one, other) = match sites {
        [one, other, ..] => (one, other),
        _ => return String::new(),
    };
    match (queue(one), queue(other)) {
        (Some((q, started)), Some((r, also))) if started == also => {
            let (first, second) = if one.pc <= other.pc { (q, r) } else { (r, q) };
            format!(
                "transfers of two queues are in no order: `drain {first}` before {} starts that of {second}, or one \
                 queue for both",
                engine(also)
            )
        }
        (Some((q, started)), None) | (None, Some((q, started))) => {
            let stream = if queue(one).is_some() { other.stream } else { one.stream };
            if stream == started {
                format!("the transfer runs apart from {}: `drain {q}` between the two", engine(started))
            } else {
                format!(
                    "let the transfer post when it is complete (`copy {q} .. then inc S`), or `drain {q}` before the \
                     post; and let {} wait for that",
                    engine(stream)
                )
            }
        }
        (Some(_), Some(_)) => "let one transfer post when it is complete, and the engine of the other wait for it \
                               before it starts"
            .to_owned(),
        (None, None) => format!(
            "a post of one of them after its access and a wait of the other before its own, or a barrier of {} and {} \
             between",
            engine(one.stream),
            engine(other.stream)
        ),
    }
}
