//! A rank's barrier.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::{BarrierPost, Composed, Machine};
use crate::address::{View, raw};
use crate::barrier::{Mapping, Operation, Table, Writer, leader_dones, merge};
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::image::{Barrier, Transfers};
use crate::metaring::{Context, Post, broadcast};
use crate::semas::Device;
use crate::topology::Topology;

/// A rank's barrier, the handshake of its processors, and what it posts.
pub(super) fn barrier(
    fabric: &dyn Fabric,
    topology: &Topology,
    machine: &Machine,
    program: &[Operation],
    maps: &BTreeMap<u32, BTreeMap<u8, Mapping>>,
    (at, one): (usize, &mut Composed),
    table: &Table,
) -> Result<()> {
    let Some(rank) = topology.ranks.get(at) else { return Ok(()) };
    let heard = merge(&[table])?;
    let sps: Vec<u32> = one.engines.iter().map(|e| e.sp).collect();
    let host_cc = topology.host_cc;
    if !host_cc {
        one.posts = posts(fabric, topology, program, maps, rank.device, table)?;
    }
    let told = |step| one.posts.iter().filter(|p| p.at.step == step).count() as u32;
    let told = [0, 1, 2, 3].map(told);
    for (i, engine) in one.engines.iter_mut().enumerate() {
        engine.leader = i == 0;
        engine.host_cc = host_cc;
        if host_cc {
            let start = raw(fabric, engine.sp, fabric.host_barrier_start()?, View::Read)?;
            let done = raw(fabric, engine.sp, fabric.host_barrier_done()?, View::Read)?;
            engine.barrier.set(Barrier::Host { start, done })?;
        } else {
            let writer = Writer { fabric, device: rank.device, tpb: rank.tpb, sp: engine.sp, host_cc };
            let mut config = writer.compose(program, &heard)?;
            config.doorbells = Some(broadcast(fabric, &Context { nec_dev_id: rank.device, tpb: rank.tpb }, 0)?);
            engine.barrier.set(Barrier::Device(Box::new(config)))?;
            engine.arm_proxy(machine.proxy)?;
        }
        let before = i.checked_sub(1).and_then(|b| sps.get(b)).copied();
        engine.start_half(fabric, before, sps.get(i + 1).copied())?;
        let ring = machine.share(machine.rings, engine.sp).ok_or(Error::Precondition("ring base < 2^64"))?;
        engine.end_half(fabric, sps.get(..1).unwrap_or_default(), &Transfers { posts: told, ring, tpb: rank.tpb })?;
        engine.function_n = 1;
    }
    let device = Device { nec_dev_id: rank.device, bar0: Some(machine.bar0) };
    one.dones = leader_dones(fabric, device, &[sps], host_cc)?;
    Ok(())
}

/// What a rank posts to its peers in the steps of the barrier.
fn posts(
    fabric: &dyn Fabric,
    topology: &Topology,
    program: &[Operation],
    maps: &BTreeMap<u32, BTreeMap<u8, Mapping>>,
    device: u32,
    table: &Table,
) -> Result<Vec<BarrierPost>> {
    let mut posts = Vec::new();
    for at in program {
        for entry in table.send.iter().filter(|e| e.barrier == at.barrier) {
            let Some(peer) = topology.ranks.get(entry.peer) else { continue };
            let map = maps.get(&peer.tpb).and_then(|m| m.get(&at.barrier.wire()));
            let sema = map.and_then(|m| Some((m.sema(at.op, topology.host_cc)?, m.bits(at.op).start)));
            let (sema, first) = sema.ok_or(Error::Precondition("sem_id < MAX_TOP_SP_SEMAPHORES"))?;
            let local = raw(fabric, peer.sp, sema, View::Inc)?;
            let routed = if peer.device == device || peer.port <= fabric.routed_above()? {
                local
            } else {
                fabric.remote(local, peer.port, peer.rid, peer.pod)?
            };
            let weight = fabric.barrier_weight(first + entry.bit)?;
            posts.push(BarrierPost { at: *at, post: Post { to: peer.rid, local, routed }, weight });
        }
    }
    Ok(posts)
}
