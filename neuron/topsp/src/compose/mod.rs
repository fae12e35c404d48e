//! From a topology to the configuration of every rank: semaphores, tokens, channels, barrier, images.

mod barrier;
mod device;
mod machine;
mod spads;

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{Mapped, MetaringType, QUEUE_BUNDLES, Token};
use chappe_runtime::record::Record;

pub use machine::Machine;

use crate::barrier::{Mapping, Operation, mapping, program, table};
use crate::error::{Error, Result};
use crate::exchange::{Hub, Round};
use crate::fabric::Fabric;
use crate::image::{Image, SpEngine};
use crate::metaring::{
    Channel, Communicator, Context, KangaringPart, MeshConfig, Metaring, Post, Prepared, mesh_config, mesh_events,
    populate,
};
use crate::semas::{Cells, ChannelSemas, Floor, MeshSemas, Pool};
use crate::spad::Spads;
use crate::token::{MeshSlot, adopt_mesh, adopt_neighbours, kangaring_tokens, mesh_token, mesh_tokens, ring_tokens};
use crate::topology::{Kind, Topology};

/// A barrier's post: which operation, where to, and what it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarrierPost {
    /// The operation.
    pub at: Operation,
    /// Where to.
    pub post: Post,
    /// What it adds.
    pub weight: u32,
}

/// A rank's configuration.
#[derive(Clone, Debug)]
pub struct Composed {
    /// The rank's id.
    pub rid: u32,
    /// Its processors, the leader first.
    pub engines: Vec<SpEngine>,
    /// Its channels, if it is in a ring or kangaring.
    pub channels: Vec<Prepared>,
    /// Its events, if it is in a mesh.
    pub mesh: Option<MeshConfig>,
    /// What it posts in the barrier, by step.
    pub posts: Vec<BarrierPost>,
    /// Where the host posts that the barrier is done.
    pub dones: Vec<Mapped>,
    /// What its processors walk.
    pub spads: Vec<Spads>,
    semas: Held,
    floors: Vec<Floor>,
}

/// The semaphores that a rank holds.
#[derive(Clone, Debug)]
enum Held {
    Channels(Vec<ChannelSemas>),
    Mesh(MeshSemas),
}

impl Composed {
    /// The images of its processors.
    ///
    /// # Errors
    ///
    /// What a record refuses.
    pub fn images(&self, fabric: &dyn Fabric) -> Result<Vec<Image>> {
        self.engines.iter().map(|e| e.image(fabric)).collect()
    }

    /// Gives back every semaphore and cell.
    ///
    /// # Errors
    ///
    /// Something was not taken, or is not back.
    pub fn teardown(mut self) -> Result<()> {
        match self.semas {
            Held::Channels(channels) => {
                for (at, channel) in channels.into_iter().enumerate() {
                    let count = self.floors.len();
                    let floor = self.floors.get_mut(at % count.max(1)).ok_or(Error::Precondition("sp_engine_n > 0"))?;
                    channel.release(floor)?;
                }
            }
            Held::Mesh(mesh) => mesh.release(self.floors.first_mut().ok_or(Error::Precondition("sp_engine_n > 0"))?)?,
        }
        self.floors.into_iter().try_for_each(Floor::close)
    }
}

/// Semaphores of the barriers, by type, that no pool gives out.
fn mappings(fabric: &dyn Fabric, program: &[Operation], tpb: u32) -> Result<BTreeMap<u8, Mapping>> {
    program.iter().map(|o| Ok((o.barrier.wire(), mapping(fabric, o.barrier, tpb)?))).collect()
}

/// Composes a topology.
///
/// # Errors
///
/// The topology is none, or something of it cannot be composed: see the modules.
pub fn compose(fabric: &dyn Fabric, topology: &Topology, machine: &Machine) -> Result<Vec<Composed>> {
    topology.check()?;
    fits(fabric, topology)?;
    let program = program(topology.switch)?;
    let mut tpbs: BTreeMap<u32, BTreeMap<u8, Mapping>> = BTreeMap::new();
    for rank in &topology.ranks {
        if let Entry::Vacant(slot) = tpbs.entry(rank.tpb) {
            slot.insert(mappings(fabric, &program, rank.tpb)?);
        }
    }
    let none = BTreeMap::new();
    let mut composed = Vec::new();
    for rank in &topology.ranks {
        let maps = tpbs.get(&rank.tpb).unwrap_or(&none);
        composed.push(hold(topology, rank.rid, rank.device, rank.sp, rank.folds, maps, machine)?);
    }
    match topology.kind {
        Kind::Ring => rings(fabric, topology, machine, &mut composed)?,
        Kind::Kangaring => kangarings(fabric, topology, machine, &mut composed)?,
        Kind::Mesh => meshes(fabric, topology, machine, &mut composed)?,
    }
    let tables = table(topology)?;
    for (at, (one, table)) in composed.iter_mut().zip(&tables).enumerate() {
        barrier::barrier(fabric, topology, machine, &program, &tpbs, (at, one), table)?;
        spads::spads(fabric, topology, machine, one)?;
        device::device(fabric, topology, at, one)?;
    }
    Ok(composed)
}

/// Whether devices have the processors, and images the room, that a topology wants.
fn fits(fabric: &dyn Fabric, topology: &Topology) -> Result<()> {
    let count = fabric.topsp_count()?;
    for rank in &topology.ranks {
        if rank.sp.saturating_add(topology.engines) > count {
            let last = rank.sp.saturating_add(topology.engines - 1);
            return Err(Error::Topology(format!(
                "rank {} is on TopSP {last}: a device has 0 to {}",
                rank.rid,
                count - 1
            )));
        }
    }
    if topology.kind == Kind::Mesh {
        let (room, events) = (fabric.max_mesh_events()?, mesh_events(topology.ranks.len().saturating_sub(1)));
        if events > room as usize {
            return Err(Error::Image(format!(
                "a mesh of {} ranks takes {events} mesh events: a device's image has room for {room}",
                topology.ranks.len()
            )));
        }
    }
    Ok(())
}

/// Gives a rank its processors and semaphores.
fn hold(
    topology: &Topology,
    rid: u32,
    device: u32,
    sp: u32,
    folds: u32,
    maps: &BTreeMap<u8, Mapping>,
    machine: &Machine,
) -> Result<Composed> {
    let barrier: Vec<u16> = maps.values().flat_map(|m| m.semas).flatten().collect();
    let cells = (folds * topology.channels) as usize;
    let mut floors: Vec<Floor> = (sp..sp + topology.engines)
        .map(|sp| Floor { pool: Pool::new(sp, &barrier), cells: Cells::new(machine.cells, cells) })
        .collect();
    let semas = if topology.kind == Kind::Mesh {
        Held::Mesh(MeshSemas::allocate(floors.first_mut().ok_or(Error::Precondition("sp_engine_n > 0"))?, 1)?)
    } else {
        let mut channels = Vec::new();
        for channel in 0..topology.channels as usize {
            let at = channel % floors.len().max(1);
            let floor = floors.get_mut(at).ok_or(Error::Precondition("sp_engine_n > 0"))?;
            channels.push(ChannelSemas::allocate(floor, folds)?);
        }
        Held::Channels(channels)
    };
    let engines = (sp..sp + topology.engines).map(|sp| SpEngine::new(device, sp)).collect();
    Ok(Composed {
        rid,
        engines,
        channels: Vec::new(),
        mesh: None,
        posts: Vec::new(),
        dones: Vec::new(),
        spads: Vec::new(),
        semas,
        floors,
    })
}

fn channels_of(one: &Composed) -> &[ChannelSemas] {
    match &one.semas {
        Held::Channels(c) => c,
        Held::Mesh(_) => &[],
    }
}

/// Sends tokens to neighbours and gets theirs, for all ranks.
fn exchange(
    kind: Kind,
    machine: &Machine,
    tokens: u32,
    offers: &[(u32, Vec<u8>, Vec<u32>)],
    wants: &[(u32, Vec<u32>)],
) -> Result<Vec<Vec<Vec<u8>>>> {
    let hub = Hub::default();
    let round = Round { kind, epoch: machine.epoch, tokens };
    for (own, bytes, to) in offers {
        let mut end = hub.end(*own);
        round.offer(&mut end, *own, bytes, to)?;
    }
    let one = |(own, from): &(u32, Vec<u32>)| {
        let mut end = hub.end(*own);
        from.iter().map(|from| round.collect(&mut end, *from)).collect()
    };
    wants.iter().map(one).collect()
}

fn rings(fabric: &dyn Fabric, topology: &Topology, machine: &Machine, composed: &mut [Composed]) -> Result<()> {
    let topsps = fabric.topsp_count()?;
    let count = topology.channels as usize;
    let places = topology.places();
    let mut offers = Vec::new();
    let mut wants = Vec::new();
    for (rank, one) in topology.ranks.iter().zip(&*composed) {
        let own = ring_tokens(rank, channels_of(one))?.own;
        offers.push((rank.rid, own, alloc::vec![rank.next, rank.prev]));
        wants.push((rank.rid, alloc::vec![rank.prev, rank.next]));
    }
    let got = exchange(Kind::Ring, machine, topology.channels, &offers, &wants)?;
    for ((rank, one), got) in topology.ranks.iter().zip(composed).zip(got) {
        let of = |rid: u32| places.get(&rid).and_then(|at| topology.ranks.get(*at));
        let [prev, next] = [rank.prev, rank.next].map(of);
        let ([prev_bytes, next_bytes], Some(prev), Some(next)) = (got.as_slice(), prev, next) else {
            return Err(Error::Exchange(format!("rank {} did not get two neighbours' tokens", rank.rid)));
        };
        let prevs = adopt_neighbours(prev_bytes, count, prev, topsps)?;
        let nexts = adopt_neighbours(next_bytes, count, next, topsps)?;
        let semas = channels_of(one).to_vec();
        let neighbours = semas.into_iter().zip(nexts).zip(prevs).map(|((s, n), p)| (s, n, p, None));
        metaring(fabric, topology, MetaringType::Ring, rank.device, rank.tpb, one, neighbours)?;
    }
    Ok(())
}

/// Populates a rank's metaring and hands the rows to the processors that own the channels.
fn metaring(
    fabric: &dyn Fabric,
    topology: &Topology,
    kind: MetaringType,
    device: u32,
    tpb: u32,
    one: &mut Composed,
    neighbours: impl Iterator<Item = (ChannelSemas, Token, Token, Option<KangaringPart>)>,
) -> Result<()> {
    let channels = neighbours.zip(0..).map(|((semas, next, prev, kangaring), id)| Channel {
        id,
        is_active: true,
        reporter: id == 0,
        fold_n: semas.recv.len() as u32,
        used_qbids: alloc::vec![id % QUEUE_BUNDLES],
        semas,
        next,
        prev,
        kangaring,
    });
    let mut ring = Metaring::new(kind, channels.collect());
    ring.hybrid = topology.hybrid;
    ring.activate(topology.active)?;
    let context = Context { nec_dev_id: device, tpb };
    let comm = Communicator { sp_engines: one.engines.iter().map(|e| e.sp).collect() };
    populate(fabric, Some(&mut ring), Some(&context), Some(&comm))?;
    let engines = one.engines.len().max(1);
    for prepared in &ring.prepared {
        if let Some(engine) = one.engines.get_mut(prepared.channel as usize % engines) {
            engine.ring.push(prepared.row);
        }
    }
    one.channels = ring.prepared;
    Ok(())
}

fn kangarings(fabric: &dyn Fabric, topology: &Topology, machine: &Machine, composed: &mut [Composed]) -> Result<()> {
    let topsps = fabric.topsp_count()?;
    let count = topology.channels as usize;
    let size = topology.peers as usize + 1;
    let total = topology.ranks.len();
    // A rank's others: the primaries before and after, and those it is signalled by or signals.
    let others = |at: usize| -> (usize, usize, Vec<usize>) {
        let group = at - at % size;
        let peers = if at == group { (group + 1..group + size).collect() } else { alloc::vec![group] };
        let step = if at == group { size } else { 0 };
        ((at + step) % total, (at + total - step) % total, peers)
    };
    let mut offers = Vec::new();
    let mut wants = Vec::new();
    for ((at, rank), one) in topology.ranks.iter().enumerate().zip(&*composed) {
        let (next, prev, peers) = others(at);
        let rids: Vec<u32> =
            [prev, next].iter().chain(&peers).filter_map(|p| topology.ranks.get(*p)).map(|r| r.rid).collect();
        offers.push((rank.rid, kangaring_tokens(rank, channels_of(one))?, rids.clone()));
        wants.push((rank.rid, rids));
    }
    let got = exchange(Kind::Kangaring, machine, topology.channels, &offers, &wants)?;
    for (((at, rank), one), got) in topology.ranks.iter().enumerate().zip(composed).zip(got) {
        let (next, prev, peers) = others(at);
        let whose = [prev, next].into_iter().chain(peers).filter_map(|p| topology.ranks.get(p));
        let mut adopted = Vec::new();
        for (bytes, whose) in got.iter().zip(whose) {
            adopted.push(adopt_neighbours(bytes, count, whose, topsps)?);
        }
        let [prevs, nexts, peers @ ..] = adopted.as_slice() else {
            return Err(Error::Exchange(format!("rank {} did not get its neighbours' tokens", rank.rid)));
        };
        let semas = channels_of(one).to_vec();
        let parts = semas.into_iter().zip(nexts).zip(prevs).enumerate().map(|(channel, ((s, n), p))| {
            let peers = peers.iter().filter_map(|p| p.get(channel)).copied().collect();
            (s, *n, *p, Some(KangaringPart { is_primary: topology.is_primary(at), peers }))
        });
        metaring(fabric, topology, MetaringType::Kangaring, rank.device, rank.tpb, one, parts)?;
    }
    Ok(())
}

fn meshes(fabric: &dyn Fabric, topology: &Topology, machine: &Machine, composed: &mut [Composed]) -> Result<()> {
    let topsps = fabric.topsp_count()?;
    let rids: Vec<u32> = topology.ranks.iter().map(|r| r.rid).collect();
    let devices: Vec<u32> = topology.ranks.iter().map(|r| r.device).collect();
    let mut offers = Vec::new();
    let mut wants = Vec::new();
    let mut own = Vec::new();
    for (rank, one) in topology.ranks.iter().zip(&*composed) {
        let Held::Mesh(semas) = &one.semas else { return Err(Error::Precondition("mesh != NULL")) };
        let token = mesh_token(rank, semas)?;
        let others: Vec<u32> = rids.iter().copied().filter(|r| *r != rank.rid).collect();
        offers.push((rank.rid, token.encode().to_vec(), others.clone()));
        wants.push((rank.rid, others));
        own.push(token);
    }
    let got = exchange(Kind::Mesh, machine, 1, &offers, &wants)?;
    for ((at, (rank, one)), (got, token)) in
        topology.ranks.iter().zip(composed.iter_mut()).enumerate().zip(got.into_iter().zip(own))
    {
        let mut known = Vec::new();
        for bytes in &got {
            known.push(Some(<Token as Record>::decode(bytes)?));
        }
        known.insert(at.min(known.len()), None);
        let slots = adopt_mesh(&mesh_tokens(&known, at, token)?, &devices, topsps)?;
        let mut peers = Vec::new();
        for (slot, _) in slots.iter().zip(&rids).filter(|(_, rid)| **rid != rank.rid) {
            match slot {
                MeshSlot::Device(t) | MeshSlot::Pod(t) => peers.push(*t),
                MeshSlot::Unused => {}
            }
        }
        let Held::Mesh(semas) = &one.semas else { return Err(Error::Precondition("mesh != NULL")) };
        let context = Context { nec_dev_id: rank.device, tpb: rank.tpb };
        let config = mesh_config(fabric, &context, semas, &peers, 0)?;
        if let Some(engine) = one.engines.first_mut() {
            engine.mesh.clone_from(&config.events);
        }
        one.mesh = Some(config);
    }
    Ok(())
}
