//! The handshake of all ranks as a [`Program`], made from what was composed: an address that names the wrong view, or a
//! neighbour that is not the right one, does in the program what it would do on the device.
//!
//! A processor of a rank is a core of the program, with one engine, which serves its channels in turn. A wait on an
//! address that is no read view waits for what never changes; a post to a read view does nothing.

mod barrier;
mod channels;
mod emit;
mod judge;
mod mesh;
mod site;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use chappe_runtime::program::Program;

pub use judge::{Judged, judge};
pub use site::{Label, labels};

use crate::address::Locator;
use crate::compose::Composed;
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::topology::{Kind, Topology};
use emit::Emitter;

/// Which parts of the handshake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The devices' barrier before everything else.
    pub barrier: bool,
    /// Ring, kangaring or mesh.
    pub algorithm: bool,
    /// How a barrier's operations are understood.
    pub model: BarrierModel,
}

impl Default for Parts {
    fn default() -> Self {
        Parts { barrier: true, algorithm: true, model: BarrierModel::EveryStep }
    }
}

/// How a barrier's operations are understood: no source shows it (runtime gaps 51).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierModel {
    /// Every operation tells its peers and waits for them, with its own bits.
    EveryStep,
    /// An entry tells, an exit waits, both with the exit's semaphore and bits.
    ArriveRelease,
}

/// The program of a composed topology.
///
/// # Errors
///
/// More processors than a program has cores, or something that cannot be said in one.
pub fn program(
    fabric: &dyn Fabric,
    topology: &Topology,
    composed: &[Composed],
    parts: &Parts,
) -> Result<(Program, Vec<Label>)> {
    let engines = topology.engines as usize;
    let cores = topology.ranks.len() * engines;
    let cores =
        u16::try_from(cores).map_err(|_| Error::Handshake(alloc::format!("{cores} processors are too many")))?;
    let mut places = BTreeMap::new();
    for (rank, core) in topology.ranks.iter().zip((0_u16..).step_by(engines.max(1))) {
        places.insert(rank.rid, (core, rank.sp));
    }
    let steps = crate::barrier::program(topology.switch)?;
    let mut emitter = Emitter::new(Locator::new(fabric)?, places, cores);
    for (at, one) in composed.iter().enumerate() {
        for (i, engine) in one.engines.iter().enumerate() {
            emitter.stream(one.rid, engine.sp)?;
            if parts.barrier && i == 0 {
                barrier::run(&mut emitter, one, engine, parts.model, &steps)?;
            }
            if i > 0 {
                channels::wait_trigger(&mut emitter, engine)?;
            }
            channels::post_trigger(&mut emitter, one.rid, engine)?;
            if parts.algorithm {
                let mine = |c: &u32| *c as usize % engines.max(1) == i;
                match topology.kind {
                    Kind::Ring => channels::ring(&mut emitter, topology, one, mine)?,
                    Kind::Kangaring => channels::kangaring(&mut emitter, topology, one, mine, topology.is_primary(at))?,
                    Kind::Mesh => mesh::run(&mut emitter, topology, at, one)?,
                }
            }
            channels::finish(&mut emitter, one.rid, engine)?;
        }
    }
    Ok(emitter.finish(topology.slots))
}
