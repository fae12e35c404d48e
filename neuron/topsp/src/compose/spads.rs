//! What a rank's processors walk: one operation, each with the channels that it has.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{AlgoSubType, Algorithm, CHUNK_DESCS, YesNo};

use super::{Composed, Machine};
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::metaring::Prepared;
use crate::spad::{Mark, Operation, Part, Recorder, Spads};
use crate::topology::{Kind, Topology};

/// Writes the scratch pads of a rank's processors and says in their images where they are staged.
pub(super) fn spads(fabric: &dyn Fabric, topology: &Topology, machine: &Machine, one: &mut Composed) -> Result<()> {
    let count = one.engines.len().max(1);
    let mut made = Vec::new();
    for (i, engine) in one.engines.iter().enumerate() {
        let mine: Vec<&Prepared> = one.channels.iter().filter(|c| c.channel as usize % count == i).collect();
        let (algorithm, part, slots) = match topology.kind {
            Kind::Ring => (Algorithm::Ring, channels(&mine), of_channels(topology, &mine)?),
            Kind::Kangaring => (Algorithm::Kangaring, channels(&mine), of_channels(topology, &mine)?),
            Kind::Mesh => {
                let peers = topology.ranks.len().saturating_sub(1) as u32;
                let (shift, mask) = topology.mesh_semas;
                (Algorithm::Mesh, Part::Mesh { shift, mask }, alloc::vec![(0, recorded(topology, &[(peers, peers)])?)])
            }
        };
        let operation = Operation {
            algorithm,
            sub_type: AlgoSubType::Full,
            reporter: i == 0,
            trigger_next: engine.trigger_next.is_some(),
            wait_complete: engine.complete_prev.is_some(),
            send_complete: engine.complete.is_some(),
            permute_chain: false,
            unique_tensors: false,
            part,
            slots,
        };
        let mut spads = Spads::new(engine.sp);
        spads.operation(fabric, &operation, if topology.ends { Mark::End } else { Mark::Continue })?;
        made.push(spads);
    }
    let sps: Vec<u32> = one.engines.iter().map(|e| e.sp).collect();
    for ((engine, spads), sp) in one.engines.iter_mut().zip(made).zip(sps) {
        let ctrl = machine.share(machine.spads, sp).ok_or(Error::Precondition("ctrl_spad_base < 2^64"))?;
        engine.ctrl_spad = Some(ctrl);
        engine.slot_spads =
            (0..spads.slots()).map(|slot| Ok(fabric.spad_slot_base(ctrl, slot)?)).collect::<Result<_>>()?;
        if let Some(last) = engine.slot_spads.last() {
            let end = last.0.saturating_add(u64::from(fabric.spad_slot_bytes()?)).saturating_sub(ctrl.0);
            if end > machine.stride {
                return Err(Error::Spad(format!(
                    "staged scratch pads of TOP_SP #{sp} take {end} bytes, it has {}",
                    machine.stride
                )));
            }
        }
        engine.op_num = spads.operations();
        one.spads.push(spads);
    }
    Ok(())
}

/// A bit for each channel; a processor without one takes part all the same, so that all go on together.
fn channels(mine: &[&Prepared]) -> Part {
    Part::Channels(mine.iter().fold(0, |list, c| list | 1 << c.channel))
}

/// The steps of channels, by slot. Channels that share a slot have the same steps, which stand there once.
fn of_channels(topology: &Topology, mine: &[&Prepared]) -> Result<Vec<(u8, Recorder)>> {
    let mut slots: Vec<(u8, Recorder)> = Vec::new();
    for channel in mine {
        let slot = channel.row.spad_slot_idx();
        let steps = recorded(topology, &descriptors(topology, channel))?;
        match slots.iter().find(|(other, _)| *other == slot) {
            Some((_, same)) if *same == steps => {}
            Some(_) => {
                return Err(Error::Spad(format!("channel {} has other steps than its slot, {slot}", channel.channel)));
            }
            None => slots.push((slot, steps)),
        }
    }
    Ok(slots)
}

fn recorded(topology: &Topology, folds: &[(u32, u32)]) -> Result<Recorder> {
    let mut recorder = Recorder::default();
    (0..topology.steps).try_for_each(|_| recorder.step(folds))?;
    Ok(recorder)
}

/// By fold, the descriptors of a step in both directions: a copy and an increment for each half, and one increment for
/// each peer of a kangaring. A rank that is no primary only tells its primary.
fn descriptors(topology: &Topology, channel: &Prepared) -> Vec<(u32, u32)> {
    let told = channel.peers.len() as u32;
    let sends = topology.kind == Kind::Ring || channel.row.kangaring_is_primary() == YesNo::Yes;
    let count = told + if sends { topology.halves * CHUNK_DESCS } else { 0 };
    channel.slots.iter().map(|_| (count, count)).collect()
}
