//! Checks what was composed against the topology, without running anything.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use chappe_neuron::{Mapped, Soc};

use crate::address::{Located, Locator, View, bar};
use crate::compose::Composed;
use crate::error::Result;
use crate::fabric::Fabric;
use crate::topology::{Kind, Topology};

/// Something that is wrong with a rank's configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rank.
    pub rid: u32,
    /// What.
    pub what: String,
}

/// All that is wrong.
///
/// # Errors
///
/// The generation has no addresses.
pub fn audit(fabric: &dyn Fabric, topology: &Topology, composed: &[Composed], bar0: Mapped) -> Result<Vec<Finding>> {
    let locator = Locator::new(fabric)?;
    let mut found = Vec::new();
    if topology.kind != Kind::Mesh && topology.credits == 0 {
        found.push(Finding { rid: 0, what: "credits 0: nobody may ever send".into() });
    }
    if topology.kind != Kind::Mesh && topology.credits > topology.slots {
        let what = format!("credits {}: a receiver has room for {} chunks", topology.credits, topology.slots);
        found.push(Finding { rid: 0, what });
    }
    for (at, one) in composed.iter().enumerate() {
        let mut say = |what: String| found.push(Finding { rid: one.rid, what });
        leaders(one, &mut say);
        windows(&locator, one, &mut say);
        neighbours(topology, one, at, &locator, &mut say);
        dones(fabric, one, bar0, &mut say)?;
    }
    Ok(found)
}

fn leaders(one: &Composed, say: &mut dyn FnMut(String)) {
    match one.engines.iter().filter(|e| e.leader).count() {
        1 => {}
        0 => say("missing leader: none of its processors leads".into()),
        n => say(format!("{n} of its processors lead, one must")),
    }
}

/// Every wait of a row must be a read view, every post an increment view.
fn windows(locator: &Locator, one: &Composed, say: &mut dyn FnMut(String)) {
    let mut check = |what: String, at: u64, wanted: View| match locator.find(Soc(at)) {
        Some(Located { view, .. }) if view == wanted => {}
        Some(Located { view, id, sp }) => say(format!(
            "wrong window: {what} is the {} view of semaphore {id} of TopSP {sp}, not the {} view",
            view.letter(),
            wanted.letter()
        )),
        None => say(format!("{what}, {at:#X}, is no semaphore's address")),
    };
    for c in &one.channels {
        let (n, row) = (c.channel, &c.row);
        check(format!("recv_sema of channel {n}"), row.recv_sema().soc_addr(), View::Read);
        check(format!("send_sema of channel {n}"), row.send_sema().soc_addr(), View::Read);
        check(format!("post_sema of channel {n}"), row.post_sema().soc_addr(), View::Read);
        check(format!("dma_compl_sema of channel {n}"), row.dma_compl_sema().soc_addr(), View::Read);
        for (fold, at) in c.arrivals.iter().enumerate().skip(1) {
            check(format!("the arrival of fold {fold} of channel {n}"), at.0, View::Read);
        }
        for slot in &c.slots {
            check(format!("the post of fold {} of channel {n}", slot.fold), slot.post.local.0, View::Inc);
        }
        check(format!("the credit of channel {n}"), c.credit.local.0, View::Inc);
    }
    for (i, event) in one.mesh.iter().flat_map(|m| &m.events).enumerate() {
        if event.wait_event() == chappe_neuron::YesNo::Yes {
            check(format!("event_wait_sema of event {i}"), event.event_wait_sema().soc_addr(), View::Read);
        }
    }
    for engine in &one.engines {
        let ends = [("trigger", engine.trigger, View::Read), ("trigger_next", engine.trigger_next, View::Inc)];
        let more = [("complete", engine.complete, View::Inc), ("complete_prev", engine.complete_prev, View::Read)];
        for (what, at, view) in ends.into_iter().chain(more) {
            if let Some(at) = at {
                check(format!("{what} of TopSP {}", engine.sp), at.0, view);
            }
        }
    }
}

/// Every post must go to a processor of the neighbour that the topology names.
fn neighbours(topology: &Topology, one: &Composed, at: usize, locator: &Locator, say: &mut dyn FnMut(String)) {
    if topology.kind != Kind::Ring {
        return;
    }
    let Some(rank) = topology.ranks.get(at) else { return };
    let of = |rid: u32| topology.ranks.iter().find(|r| r.rid == rid);
    for c in &one.channels {
        let posts = c.slots.iter().map(|s| (s.post, rank.next, "next")).chain([(c.credit, rank.prev, "previous")]);
        for (post, wanted, which) in posts {
            if post.to != wanted {
                say(format!(
                    "swapped neighbour: channel {} posts to rank {}, its {which} is {wanted}",
                    c.channel, post.to
                ));
                continue;
            }
            let Some(other) = of(wanted) else { continue };
            let own = other.sp..other.sp + topology.engines;
            if locator.find(post.local).is_some_and(|l| !own.contains(&l.sp)) {
                say(format!("channel {} posts to a processor that is none of rank {wanted}", c.channel));
            }
        }
        let (posts, waits) = (c.slots.len(), c.arrivals.len());
        if posts != waits {
            say(format!("fold count mismatch: channel {} has {waits} and posts for {posts}", c.channel));
        }
        if rank.folds != u32::from(c.row.fold_n()) {
            say(format!("fold count mismatch: channel {} has {}, the rank {}", c.channel, c.row.fold_n(), rank.folds));
        }
    }
}

/// The semaphore of "barrier done" must be the one of the mode that the image is for.
fn dones(fabric: &dyn Fabric, one: &Composed, bar0: Mapped, say: &mut dyn FnMut(String)) -> Result<()> {
    let Some(leader) = one.engines.first() else { return Ok(()) };
    for (host_cc, mode) in [(false, "devices'"), (true, "host's")] {
        let other = bar(fabric, leader.sp, fabric.barrier_done_sema(u32::from(host_cc))?, View::Inc)?;
        let address = bar0.checked_add(other.0);
        if host_cc != leader.host_cc && one.dones.iter().any(|d| Some(*d) == address) {
            say(format!("the {mode} barrier-done semaphore is posted, and the image is for the other mode"));
        }
    }
    Ok(())
}
