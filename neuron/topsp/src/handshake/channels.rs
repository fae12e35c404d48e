//! Ring and kangaring, and how a rank's processors start one after the other.

use chappe_neuron::{Soc, YesNo};

use super::emit::Emitter;
use crate::compose::Composed;
use crate::error::Result;
use crate::image::SpEngine;
use crate::metaring::Prepared;
use crate::topology::Topology;

fn used(at: Option<Soc>) -> Option<Soc> {
    at.filter(|a| a.0 != 0)
}

/// All but the leader wait until the processor before them has triggered them.
pub(super) fn wait_trigger(emitter: &mut Emitter, engine: &SpEngine) -> Result<()> {
    used(engine.trigger).map_or(Ok(()), |at| emitter.wait("trigger", at, 1))
}

/// Triggers the next processor.
pub(super) fn post_trigger(emitter: &mut Emitter, rid: u32, engine: &SpEngine) -> Result<()> {
    used(engine.trigger_next).map_or(Ok(()), |at| emitter.post("trigger_next", rid, at, 1))
}

/// Completes after the processor before.
pub(super) fn finish(emitter: &mut Emitter, rid: u32, engine: &SpEngine) -> Result<()> {
    if let Some(at) = used(engine.complete_prev) {
        emitter.wait("complete_prev", at, 1)?;
    }
    used(engine.complete).map_or(Ok(()), |at| emitter.post("complete", rid, at, 1))
}

/// The channels of a rank that a processor has, with the addresses in their rows.
fn each<'a>(one: &'a Composed, mine: impl Fn(&u32) -> bool + 'a) -> impl Iterator<Item = &'a Prepared> {
    one.channels.iter().filter(move |c| mine(&c.channel))
}

/// A step: spend a credit and send, as many times as a step has halves; then receive and give the credit back.
pub(super) fn ring(
    emitter: &mut Emitter,
    topology: &Topology,
    one: &Composed,
    mine: impl Fn(&u32) -> bool,
) -> Result<()> {
    for channel in each(one, &mine) {
        emitter.starts_at(Soc(channel.row.send_sema().soc_addr()), topology.credits)?;
    }
    emitter.repeat(topology.steps);
    for channel in each(one, &mine) {
        steps(emitter, topology, one.rid, channel)?;
    }
    emitter.end();
    Ok(())
}

fn steps(emitter: &mut Emitter, topology: &Topology, rid: u32, channel: &Prepared) -> Result<()> {
    let (halves, slots) = (topology.halves, topology.slots);
    for half in 0..halves {
        emitter.wait("send credit", Soc(channel.row.send_sema().soc_addr()), 1)?;
        // The first fold's semaphore is the one that the row waits for; folds run in lockstep.
        for slot in channel.slots.iter().take(1) {
            let writes = emitter.chunk((slot.post.to, channel.channel), true, half, halves, slots);
            emitter.post_after("send", slot.post.to, slot.post.local, 1, writes)?;
        }
    }
    for half in 0..halves {
        let reads = emitter.chunk((rid, channel.channel), false, half, halves, slots);
        emitter.wait_then("receive", Soc(channel.row.recv_sema().soc_addr()), 1, reads)?;
        emitter.post("credit", channel.credit.to, channel.credit.local, 1)?;
    }
    Ok(())
}

/// A primary waits for its peers, passes on in the ring of primaries, and tells its peers; they tell it and wait.
pub(super) fn kangaring(
    emitter: &mut Emitter,
    topology: &Topology,
    one: &Composed,
    mine: impl Fn(&u32) -> bool,
    primary: bool,
) -> Result<()> {
    for channel in each(one, &mine).filter(|_| primary) {
        emitter.starts_at(Soc(channel.row.send_sema().soc_addr()), topology.credits)?;
    }
    emitter.repeat(topology.steps);
    for channel in each(one, &mine) {
        let own = Soc(channel.row.kring_peer_semas().mine().soc_addr());
        let tell =
            |emitter: &mut Emitter| channel.peers.iter().try_for_each(|p| emitter.post("peer", p.to, p.local, 1));
        if channel.row.kangaring_is_primary() == YesNo::Yes {
            emitter.wait("mine", own, channel.peers.len() as u32)?;
            steps(emitter, topology, one.rid, channel)?;
            tell(emitter)?;
        } else {
            tell(emitter)?;
            emitter.wait("mine", own, 1)?;
        }
    }
    emitter.end();
    Ok(())
}
