//! What an image says of a barrier, composed step by step.

use alloc::vec::Vec;

use chappe_neuron::{BarrierType, Mapped, NUM_SEMAPHORES, Soc};

use super::mapping::{Mapping, mapping};
use super::program::{Operation, find};
use super::table::Merged;
use crate::address::{View, bar, mapped, raw};
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::semas::Device;

/// A slot of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// The read view of its semaphore; `None`: not used.
    pub sema: Option<Soc>,
    /// The bits that its peers set.
    pub bits: u32,
}

/// The steps of one processor's barrier, four slots each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceBarrierConfig {
    /// By step and slot.
    pub steps: [[Slot; 4]; 4],
    /// Where the proxy's thread is woken: host memory.
    pub start_network_proxy: Option<chappe_neuron::Host>,
    /// Read views of the leaders' semaphores for transfers.
    pub dma_sync: [Option<Soc>; 4],
    /// What they must reach.
    pub dma_sync_value: u32,
    /// Where its transfers are started.
    pub doorbells: Option<chappe_neuron::ApbBroadcast>,
    /// Descriptors of each step, in each direction.
    pub step_descs: [u16; 4],
    /// The ring that they are in.
    pub ring: Option<Soc>,
    /// The DMA engines that carry them, and their queue.
    pub dma_engines: u16,
    /// The latter.
    pub queue: u8,
    /// Descriptors of the barrier.
    pub desc_count: u32,
    /// All of them.
    pub total_desc_n: u32,
}

/// Whose barrier is composed.
#[derive(Clone, Copy)]
pub struct Writer<'a> {
    /// The generation.
    pub fabric: &'a dyn Fabric,
    /// The device.
    pub device: u32,
    /// The rank's first core.
    pub tpb: u32,
    /// The processor.
    pub sp: u32,
    /// The barrier is one of the host's collectives.
    pub host_cc: bool,
}

impl Writer<'_> {
    /// Writes one operation (`encd_prep_ncfw_barr_config`): the address of its semaphore, and the bits, which are
    /// absolute (runtime gaps 30).
    ///
    /// # Errors
    ///
    /// A bit outside the operation's field, or already set.
    pub fn prep_step(
        &self,
        config: &mut DeviceBarrierConfig,
        at: Operation,
        mapping: &Mapping,
        bits: &[u32],
    ) -> Result<()> {
        let sema = mapping.sema(at.op, self.host_cc).filter(|id| u32::from(*id) < NUM_SEMAPHORES);
        let sema = sema.ok_or(Error::Precondition("sem_id < MAX_TOP_SP_SEMAPHORES"))?;
        let step = config.steps.get_mut(at.step);
        let step = step.ok_or(Error::Precondition("step < NEFF_DEVICE_BARRIER_MAX_STEPS"))?;
        let slot = step.get_mut(at.slot);
        let slot = slot.ok_or(Error::Precondition("slot < NEFF_DEVICE_BARRIER_MAX_SEMA_COUNT"))?;
        slot.sema = Some(raw(self.fabric, self.sp, sema, View::Read)?);
        for bit in bits {
            let device = self.device;
            if !mapping.bits(at.op).contains(bit) {
                return Err(Error::InvalidBit { device, bit: *bit, barrier: at.barrier.wire(), op: at.op.wire() });
            }
            let weight = self.fabric.barrier_weight(*bit)?;
            if slot.bits & weight != 0 {
                return Err(Error::BitSet { device, bit: *bit });
            }
            slot.bits |= weight;
        }
        Ok(())
    }

    /// Composes all that a rank hears (`compose_ncfw_configs_for_barrier`).
    ///
    /// # Errors
    ///
    /// As [`Self::prep_step`], and a mapping that the generation does not give.
    pub fn compose(&self, program: &[Operation], heard: &Merged) -> Result<DeviceBarrierConfig> {
        let mut config = DeviceBarrierConfig::default();
        let mut kinds: Vec<u8> = heard.keys().map(|(kind, _)| *kind).collect();
        kinds.dedup();
        for kind in kinds {
            let barrier = BarrierType::from_wire(kind).ok_or(Error::Precondition("barr_type < TYPE_MAX"))?;
            let mapping = mapping(self.fabric, barrier, self.tpb)?;
            let steps = config.steps.len();
            for at in (0..steps).filter_map(|step| find(program, barrier, step)) {
                let first = mapping.bits(at.op).start;
                let bits: Vec<u32> = heard.keys().filter(|(k, _)| *k == kind).map(|(_, bit)| first + bit).collect();
                self.prep_step(&mut config, at, &mapping, &bits)?;
            }
        }
        Ok(config)
    }
}

impl DeviceBarrierConfig {
    /// What is stored for a slot: the sum of its bits, and what the firmware's comparison needs besides.
    ///
    /// # Errors
    ///
    /// The sum is no count.
    pub fn target(&self, fabric: &dyn Fabric, slot: &Slot) -> Result<u32> {
        if slot.sema.is_none() {
            return Ok(0);
        }
        slot.bits.checked_add_signed(fabric.target_bias()?).ok_or(Error::Precondition("target_sema_val < 2^32"))
    }

    /// The semaphores of the leaders that transfers of the barrier count, one for each stream.
    ///
    /// # Errors
    ///
    /// More leaders than there is room for.
    pub fn sync_leaders(&mut self, fabric: &dyn Fabric, leaders: &[u32], value: u32) -> Result<()> {
        for (idx, sp) in leaders.iter().enumerate() {
            let to = self.dma_sync.get_mut(idx);
            let to = to.ok_or(Error::Precondition("idx < NEFF_DEVICE_BARRIER_MAX_LEADERS"))?;
            *to = Some(raw(fabric, *sp, fabric.dma_sync_sema()?, View::Read)?);
        }
        self.dma_sync_value = value;
        Ok(())
    }
}

/// The increment views of the semaphores by which leaders learn that a barrier is done, for the host
/// (`encd_get_leader_sps_barrier_done_semas_inc_addrs`). `streams` are the processors of each stream; the first leads.
///
/// # Errors
///
/// A stream without a leader, or a device that was not found.
pub fn leader_dones(fabric: &dyn Fabric, device: Device, streams: &[Vec<u32>], host_cc: bool) -> Result<Vec<Mapped>> {
    let id = fabric.barrier_done_sema(u32::from(host_cc))?;
    let base = device.bar0.ok_or(Error::NoDevice(device.nec_dev_id))?;
    let one = |stream: &Vec<u32>| {
        let leader = *stream.first().ok_or(Error::Precondition("strm->sp_engines[0] != NULL"))?;
        mapped(base, bar(fabric, leader, id, View::Inc)?)
    };
    streams.iter().map(one).collect()
}
