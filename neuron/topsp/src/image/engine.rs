//! One processor's configuration before it is an image.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{
    ApbBroadcast, BarrierConfigs, BarrierConfigsView, BarrierStep, DevConfigs, DeviceBarrier, DmaAllocation,
    HostBarrier, MeshEvent, NeffConfigs, RingChannel, Soc, SocAddr,
};
use chappe_runtime::record::Record;

use super::{Form, Image};
use crate::address::{View, raw, stored, stored_host};
use crate::barrier::DeviceBarrierConfig;
use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// Which barrier a processor has: the two lie on the same bytes, and a bit says which is meant (runtime gaps 3).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Barrier {
    /// None.
    #[default]
    None,
    /// The devices' own.
    Device(Box<DeviceBarrierConfig>),
    /// Through the host.
    Host {
        /// Where it starts.
        start: Soc,
        /// Where it is done.
        done: Soc,
    },
}

impl Barrier {
    /// Sets it.
    ///
    /// # Errors
    ///
    /// The other one is set.
    pub fn set(&mut self, barrier: Barrier) -> Result<()> {
        match (&self, &barrier) {
            (Barrier::Device(_), Barrier::Host { .. }) | (Barrier::Host { .. }, Barrier::Device(_)) => {
                Err(Error::BothBarriers)
            }
            _ => {
                *self = barrier;
                Ok(())
            }
        }
    }
}

/// The transfers of a barrier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfers {
    /// How often each step posts.
    pub posts: [u32; 4],
    /// Where their descriptors are.
    pub ring: Soc,
    /// The rank's first core.
    pub tpb: u32,
}

/// One processor's configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpEngine {
    /// The processor.
    pub sp: u32,
    /// Its device.
    pub device: u32,
    /// It leads its group.
    pub leader: bool,
    /// The collectives are the host's.
    pub host_cc: bool,
    /// Its ring channels.
    pub ring: Vec<RingChannel>,
    /// Its mesh events.
    pub mesh: Vec<MeshEvent>,
    /// What it must know of its device.
    pub dev: Option<DevConfigs>,
    /// Its barrier.
    pub barrier: Barrier,
    /// What it waits for before an operation.
    pub trigger: Option<Soc>,
    /// What it posts then.
    pub trigger_next: Option<Soc>,
    /// What it posts after an operation.
    pub complete: Option<Soc>,
    /// What it waits for before that.
    pub complete_prev: Option<Soc>,
    /// What stops it, if its register does not.
    pub stop: Option<Soc>,
    /// Bases of its scratch pads.
    pub slot_spads: Vec<Soc>,
    /// Base of its control scratch pad.
    pub ctrl_spad: Option<Soc>,
    /// Operations.
    pub op_num: u32,
    /// Functions.
    pub function_n: u16,
}

impl SpEngine {
    /// An empty one.
    #[must_use]
    pub fn new(device: u32, sp: u32) -> Self {
        SpEngine {
            sp,
            device,
            leader: false,
            host_cc: false,
            ring: Vec::new(),
            mesh: Vec::new(),
            dev: None,
            barrier: Barrier::None,
            trigger: None,
            trigger_next: None,
            complete: None,
            complete_prev: None,
            stop: None,
            slot_spads: Vec::new(),
            ctrl_spad: None,
            op_num: 0,
            function_n: 0,
        }
    }

    /// First half of the materialization (`encd_prep_topsp_config_start`): the handshake with the processors before and
    /// after it in the stream. What it waits for are read views, what it posts to increment views (runtime gaps 40).
    ///
    /// # Errors
    ///
    /// No such processor.
    pub fn start_half(&mut self, fabric: &dyn Fabric, before: Option<u32>, after: Option<u32>) -> Result<()> {
        let (trigger, complete) = (fabric.trigger_sema()?, fabric.complete_sema()?);
        let own = self.sp;
        self.trigger = Some(raw(fabric, own, trigger, View::Read)?);
        self.trigger_next = after.map(|sp| raw(fabric, sp, trigger, View::Inc)).transpose()?;
        self.complete = after.map(|sp| raw(fabric, sp, complete, View::Inc)).transpose()?;
        self.complete_prev = before.map(|_| raw(fabric, own, complete, View::Read)).transpose()?;
        if fabric.stop_by_register()? == 0 {
            self.stop = Some(raw(fabric, own, fabric.stop_sema()?, View::Read)?);
        }
        Ok(())
    }

    /// Second half (`encd_prep_topsp_config_end`): the leaders' semaphores for the barrier's transfers, and the counts of
    /// their descriptors. What a step counts is inferred: one descriptor for each post.
    ///
    /// # Errors
    ///
    /// More leaders or descriptors than there is room for; engines that the generation does not give.
    pub fn end_half(&mut self, fabric: &dyn Fabric, leaders: &[u32], transfers: &Transfers) -> Result<()> {
        let Barrier::Device(config) = &mut self.barrier else { return Ok(()) };
        config.sync_leaders(fabric, leaders, leaders.len() as u32)?;
        for (to, posts) in config.step_descs.iter_mut().zip(transfers.posts) {
            let count = u16::try_from(fabric.barrier_descs(posts)?);
            *to = count.map_err(|_| Error::Precondition("UINT16_MAX - value > new"))?;
        }
        config.desc_count = config.step_descs.iter().copied().map(u32::from).sum();
        config.total_desc_n = config.desc_count;
        if config.desc_count > 0 {
            let engines = u16::try_from(fabric.barrier_dma_engines(transfers.tpb)?);
            config.dma_engines = engines.map_err(|_| Error::Precondition("dma_engines_bitmap < 65536"))?;
            let queue = u8::try_from(fabric.bundle_queue(0)?);
            config.queue = queue.map_err(|_| Error::Precondition("queue_id < 256"))?;
            config.ring = Some(transfers.ring);
        }
        Ok(())
    }

    /// Arms the trigger of the host's proxy (`encd_set_ncfw_start_network_proxy_trigger`): an address in host memory. A
    /// device's address is another type:
    ///
    /// ```compile_fail,E0308
    /// let mut engine = chappe_topsp::image::SpEngine::new(0, 0);
    /// engine.arm_proxy(chappe_neuron::Soc(0x1000));
    /// ```
    ///
    /// ```compile_fail,E0308
    /// let mut engine = chappe_topsp::image::SpEngine::new(0, 0);
    /// engine.arm_proxy(chappe_neuron::Mapped(0x1000));
    /// ```
    ///
    /// ```
    /// let mut engine = chappe_topsp::image::SpEngine::new(0, 0);
    /// let why = engine.arm_proxy(chappe_neuron::Host(0x1000)).unwrap_err();
    /// assert_eq!(why.to_string(), "assertion failed: execute_device_barrier");
    /// ```
    ///
    /// # Errors
    ///
    /// There is no barrier of the devices to hold it.
    pub fn arm_proxy(&mut self, host_memory: chappe_neuron::Host) -> Result<()> {
        match &mut self.barrier {
            Barrier::Device(config) => {
                config.start_network_proxy = Some(host_memory);
                Ok(())
            }
            Barrier::None | Barrier::Host { .. } => Err(Error::Precondition("execute_device_barrier")),
        }
    }

    /// The image, as the host composes it.
    ///
    /// # Errors
    ///
    /// Too much for an image, or what a record refuses.
    pub fn image(&self, fabric: &dyn Fabric) -> Result<Image> {
        let mut image = Image::empty(Form::Host);
        let size = <RingChannel as Record>::SIZE;
        for row in &self.ring {
            let at = usize::from(row.channel_id()) * size;
            let to = image.part_mut("ring")?.get_mut(at..at + size);
            to.ok_or_else(|| Error::Image(format!("no row for channel {}", row.channel_id())))?
                .copy_from_slice(&row.encode());
        }
        let events = image.part_mut("mesh")?;
        let size = <MeshEvent as Record>::SIZE;
        if self.mesh.len() * size > events.len() {
            return Err(Error::Image(format!(
                "{} mesh events: an image has room for {}",
                self.mesh.len(),
                events.len() / size
            )));
        }
        for (to, event) in events.chunks_exact_mut(size).zip(&self.mesh) {
            to.copy_from_slice(&event.encode());
        }
        if let Some(dev) = &self.dev {
            image.part_mut("dev")?.copy_from_slice(&dev.encode());
        }
        let neff = self.neff(fabric)?.encode();
        image.part_mut("neff")?.copy_from_slice(&neff);
        Ok(image)
    }

    fn neff(&self, fabric: &dyn Fabric) -> Result<NeffConfigs> {
        let mut spads = [address(None)?; 6];
        if self.slot_spads.len() > spads.len() {
            return Err(Error::Precondition("slot < ENCD_SPAD_SLOT_MAX_COUNT"));
        }
        for (to, from) in spads.iter_mut().zip(&self.slot_spads) {
            *to = stored(*from)?;
        }
        let mut allocated = [DmaAllocation::builder().build(None)?; 8];
        for (to, bundle) in allocated.iter_mut().zip(0..) {
            *to = DmaAllocation::builder()
                .queue_id(fabric.bundle_queue(bundle)?)
                .dma_engines_bitmap(fabric.bundle_engines(bundle)?)
                .build(None)?;
        }
        Ok(NeffConfigs::builder()
            .dma_alloc_bitmap(allocated)
            .slot_spad_base(spads)
            .ctrl_spad_base(address(self.ctrl_spad)?)
            .barrier_configs(self.barrier_configs(fabric)?)
            .trigger(address(self.trigger)?)
            .trigger_next(address(self.trigger_next)?)
            .complete(address(self.complete)?)
            .complete_prev(address(self.complete_prev)?)
            .tpb_stop_sema(address(self.stop)?)
            .op_num(self.op_num)
            .function_n(self.function_n)
            .leader(self.leader)
            .host_cc(self.host_cc)
            .build(None)?)
    }

    fn barrier_configs(&self, fabric: &dyn Fabric) -> Result<BarrierConfigs> {
        let builder = BarrierConfigs::builder();
        let built = match &self.barrier {
            Barrier::None => builder.view(BarrierConfigsView::Host(HostBarrier::builder().build(None)?)),
            Barrier::Host { start, done } => {
                let host =
                    HostBarrier::builder().barrier_start(stored(*start)?).barrier_done(stored(*done)?).build(None)?;
                builder.view(BarrierConfigsView::Host(host))
            }
            Barrier::Device(config) => {
                builder.view(BarrierConfigsView::Device(device_barrier(fabric, config)?)).execute_device_barrier(true)
            }
        };
        Ok(built.build(None)?)
    }
}

fn address(at: Option<Soc>) -> Result<SocAddr> {
    stored(at.unwrap_or(Soc(0)))
}

fn device_barrier(fabric: &dyn Fabric, config: &DeviceBarrierConfig) -> Result<DeviceBarrier> {
    let mut steps = [BarrierStep::builder().build(None)?; 4];
    for ((to, slots), descs) in steps.iter_mut().zip(&config.steps).zip(config.step_descs) {
        let mut semas = [address(None)?; 4];
        let mut targets = [0; 4];
        for ((slot, sema), target) in slots.iter().zip(&mut semas).zip(&mut targets) {
            *sema = address(slot.sema)?;
            *target = config.target(fabric, slot)?;
        }
        let step = BarrierStep::builder().m2s_val(descs).s2m_val(descs);
        *to = step.barrier_sema(semas).target_sema_val(targets).build(None)?;
    }
    let mut sync = [address(None)?; 4];
    for (to, from) in sync.iter_mut().zip(config.dma_sync) {
        *to = address(from)?;
    }
    let proxy = config.start_network_proxy.unwrap_or(chappe_neuron::Host(0));
    let doorbells = config.doorbells.map_or_else(|| ApbBroadcast::builder().build(None), Ok)?;
    let ring = config.ring.unwrap_or(Soc(0)).0;
    Ok(DeviceBarrier::builder()
        .dma_apb_bcast(doorbells)
        .barrier_step_config(steps)
        .dma_sync_sema(sync)
        .start_network_proxy(stored_host(proxy)?)
        .dma_sync_sema_value(config.dma_sync_value)
        .tdrbp_low(ring as u32)
        .tdrbp_high((ring >> u32::BITS) as u32)
        .dma_engines_bitmap(config.dma_engines)
        .queue_id(config.queue)
        .desc_count(config.desc_count)
        .total_desc_n(config.total_desc_n)
        .build(None)?)
}
