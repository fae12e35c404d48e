//! The scratch pads that a processor walks: a control entry for each operation, and slot entries for its steps.
//!
//! What a step counts are descriptors, in both directions; all folds must count the same. An operation's steps end with a
//! mark: another operation follows, or none does. The bits of the latter were not published, so it is refused until a
//! specification gives them.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{
    AlgoSubType, Algorithm, SPAD_CONTINUE, SpadCtrl, SpadCtrlView, SpadMesh, SpadSlot, SpadSlotView, SpadStep,
};
use chappe_runtime::record::Record;

use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// A recorded step: descriptors in both directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// Towards the device.
    pub m2s: u16,
    /// From it.
    pub s2m: u16,
    /// How often it is done.
    pub times: u32,
}

/// The steps of a channel, as they are recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recorder {
    steps: Vec<Recorded>,
    total: (u16, u16),
}

impl Recorder {
    /// Records a step: by fold, the descriptors sent and received. The count of the first fold is the step's.
    ///
    /// # Errors
    ///
    /// Folds that do not run in lockstep, and more descriptors than an operation's counters hold.
    pub fn step(&mut self, folds: &[(u32, u32)]) -> Result<()> {
        if folds.windows(2).any(|w| matches!(w, [a, b] if a != b)) {
            return Err(Error::Precondition(
                "tx_descs_n[f] == tx_descs_n[f - 1] && rx_descs_n[f] == rx_descs_n[f - 1]",
            ));
        }
        let full = Error::Spad("more descriptors than an operation counts: UINT16_MAX - value > new".into());
        let Some((tx, rx)) = folds.first() else { return Err(Error::Precondition("fold_n > 0")) };
        let [m2s, s2m] = [*tx, *rx].map(|n| u16::try_from(n).ok());
        let (Some(m2s), Some(s2m)) = (m2s, s2m) else { return Err(full) };
        let add = |value: u16, new: u16| if u16::MAX - value > new { Ok(value + new) } else { Err(full.clone()) };
        self.total = (add(self.total.0, m2s)?, add(self.total.1, s2m)?);
        self.steps.push(Recorded { m2s, s2m, times: 1 });
        Ok(())
    }

    /// What was recorded.
    #[must_use]
    pub fn steps(&self) -> &[Recorded] {
        &self.steps
    }

    /// All descriptors, in both directions.
    #[must_use]
    pub fn total(&self) -> (u16, u16) {
        self.total
    }
}

/// What an operation works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Channels of a ring, one bit each.
    Channels(u32),
    /// A mesh: two numbers whose meaning was not published (runtime gaps 44).
    Mesh {
        /// `sema_shift_offset`.
        shift: u16,
        /// `sema_mask`.
        mask: u16,
    },
}

/// An operation, as a processor is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Its variant.
    pub sub_type: AlgoSubType,
    /// The processor reports.
    pub reporter: bool,
    /// It triggers the next one.
    pub trigger_next: bool,
    /// It waits for the one before to complete: a neighbour's channel is on a processor of a lower index.
    pub wait_complete: bool,
    /// It tells the one after that it is complete: a neighbour's channel is on a processor of a higher index.
    pub send_complete: bool,
    /// Also called `safe_mode`.
    pub permute_chain: bool,
    /// The operation's tensors are not shared.
    pub unique_tensors: bool,
    /// What it works on.
    pub part: Part,
    /// Steps by slot.
    pub slots: Vec<(u8, Recorder)>,
}

/// How the steps of an operation end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Another operation follows.
    Continue,
    /// None does.
    End,
}

/// A processor's scratch pads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spads {
    sp: u32,
    ctrl: Vec<SpadCtrl>,
    slots: Vec<Vec<SpadSlot>>,
}

impl Spads {
    /// Empty ones of a processor.
    #[must_use]
    pub fn new(sp: u32) -> Self {
        Spads { sp, ctrl: Vec::new(), slots: Vec::new() }
    }

    /// Appends an operation (`encd_dma_mark_end`): a control entry, and in each of its slots the steps and a mark.
    ///
    /// # Errors
    ///
    /// No room, a slot that does not exist, an algorithm's number or a mark that the generation does not give.
    pub fn operation(&mut self, fabric: &dyn Fabric, op: &Operation, mark: Mark) -> Result<()> {
        let nibble = fabric.algo_nibble(u32::from(op.algorithm.wire()))?;
        let nibble = u8::try_from(nibble).map_err(|_| Error::Precondition("algo_type < 16"))?;
        let view = match op.part {
            Part::Channels(list) => SpadCtrlView::ChannelList(list),
            Part::Mesh { shift, mask } => {
                SpadCtrlView::Mesh(SpadMesh::builder().sema_shift_offset(shift).sema_mask(mask).build(None)?)
            }
        };
        let entry = SpadCtrl::builder()
            .cc_op(true)
            .algo_type(nibble)
            .algo_sub_type(op.sub_type.wire())
            .trigger_next(op.trigger_next)
            .reporter(op.reporter)
            .ring_wait_complete(op.wait_complete)
            .ring_send_complete(op.send_complete)
            .safe_mode(op.permute_chain)
            .unique_tensors(op.unique_tensors)
            .view(view)
            .build(None)?;
        if (self.ctrl.len() + 1) * SpadCtrl::SIZE > fabric.spad_ctrl_bytes()? as usize {
            return Err(Error::Spad(format!("SPAD control block overflow (topsp {})", self.sp)));
        }
        self.ctrl.push(entry);
        op.slots.iter().try_for_each(|(slot, steps)| self.steps(fabric, *slot, steps, mark))
    }

    fn steps(&mut self, fabric: &dyn Fabric, slot: u8, steps: &Recorder, mark: Mark) -> Result<()> {
        if u32::from(slot) >= fabric.spad_slot_max()? {
            return Err(Error::Precondition("spad_slot_idx < ENCD_SPAD_SLOT_MAX_COUNT"));
        }
        let at = usize::from(slot);
        if self.slots.len() <= at {
            self.slots.resize(at + 1, Vec::new());
        }
        let sp = self.sp;
        let Some(entries) = self.slots.get_mut(at) else { return Ok(()) };
        let room = fabric.spad_slot_bytes()? as usize / SpadSlot::SIZE;
        if entries.len() + steps.steps.len() + 1 > room {
            return Err(Error::Spad(format!("TOP_SP #{sp} SPAD slot{slot} overflow")));
        }
        for (i, step) in steps.steps.iter().enumerate() {
            let repeat = u16::try_from(fabric.spad_repeat(step.times)?);
            let step = SpadStep::builder()
                .m2s_val(step.m2s)
                .s2m_val(step.s2m)
                .repeat(repeat.map_err(|_| Error::Precondition("repeat < 65536"))?)
                .last_sync(i + 1 == steps.steps.len())
                .build(None)?;
            entries.push(SpadSlot::builder().view(SpadSlotView::Step(step)).build(None)?);
        }
        let mark = match mark {
            Mark::Continue => SPAD_CONTINUE,
            Mark::End => fabric.end_mark()?,
        };
        entries.push(SpadSlot::builder().view(SpadSlotView::Mark(mark)).build(None)?);
        Ok(())
    }

    /// Operations so far.
    #[must_use]
    pub fn operations(&self) -> u32 {
        self.ctrl.len() as u32
    }

    /// Slots in use: as many as the highest one's number says.
    #[must_use]
    pub fn slots(&self) -> u32 {
        self.slots.len() as u32
    }

    /// The control scratch pad's bytes.
    #[must_use]
    pub fn ctrl_bytes(&self) -> Vec<u8> {
        self.ctrl.iter().flat_map(|e| e.encode()).collect()
    }

    /// A slot scratch pad's bytes.
    #[must_use]
    pub fn slot_bytes(&self, slot: usize) -> Vec<u8> {
        self.slots.get(slot).into_iter().flatten().flat_map(|e| e.encode()).collect()
    }
}
