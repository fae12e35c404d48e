//! Ring and kangaring, and how a rank's processors start one after the other.

use alloc::string::String;

use chappe_neuron::{Soc, YesNo};
use chappe_runtime::program::Body;

use super::emit::{Chunk, Emitter};
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

/// The halves of a step. Every fold is a transfer of its own, which writes its part of a chunk and posts to its own
/// semaphore; a chunk is there when all of them have arrived.
fn steps(emitter: &mut Emitter, topology: &Topology, rid: u32, channel: &Prepared) -> Result<()> {
    let (halves, slots, of) = (topology.halves, topology.slots, u32::from(channel.row.fold_n()).max(1));
    let chunk = |buffer, write, half, fold| Chunk { buffer, write, half, halves, slots, bytes: (fold, fold + 1), of };
    for half in 0..halves {
        emitter.wait("send credit", Soc(channel.row.send_sema().soc_addr()), 1)?;
        for slot in &channel.slots {
            let to = slot.post.to;
            let writes = emitter.chunk(&chunk((to, channel.channel), true, half, slot.fold));
            let body = Body::Access(alloc::vec![writes]);
            emitter.post_after(&of_fold("send", slot.fold, of), to, slot.post.local, 1, body)?;
        }
    }
    for half in 0..halves {
        // The row names the first fold's semaphore.
        let first = [Soc(channel.row.recv_sema().soc_addr())];
        let arrivals = first.iter().chain(channel.arrivals.iter().skip(1));
        for (at, fold) in arrivals.zip(0..) {
            let reads = emitter.chunk(&chunk((rid, channel.channel), false, half, fold));
            emitter.wait_then(&of_fold("receive", fold, of), *at, 1, Body::Access(alloc::vec![reads]))?;
        }
        emitter.post("credit", channel.credit.to, channel.credit.local, 1)?;
    }
    Ok(())
}

/// A label; of which fold, if there are several.
fn of_fold(what: &str, fold: u32, of: u32) -> String {
    if of == 1 { what.into() } else { alloc::format!("{what} of fold {fold}") }
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
