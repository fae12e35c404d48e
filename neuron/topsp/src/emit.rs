//! Lists of register addresses for starting, stopping and switching, and what stopping writes.

use alloc::vec::Vec;

use chappe_neuron::{Mapped, Soc, TOPSP_ACT};

use crate::address::{View, bar, mapped, raw};
use crate::error::{Error, Result};
use crate::fabric::{Fabric, FabricError};
use crate::semas::Device;

/// A driver's context, as far as lists of registers need it.
#[derive(Clone, Debug, Default)]
pub struct DriverContext {
    /// The collectives' context; without one nothing can be listed.
    pub enc_ctx: Option<EncContext>,
}

/// A collectives' context: the processors it uses, by the runtime's index.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EncContext {
    /// Their indices.
    pub sp_engines: Vec<u32>,
}

/// Which register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Register {
    /// Starts the program.
    Start,
    /// Stops it.
    Stop,
    /// Goes to the next basic block.
    BasicBlockSwitch,
}

/// Lists a register of every processor into `out`; how many there are.
///
/// # Errors
///
/// The runtime's preconditions, processors that do not exist, and registers that were never published.
pub fn register_addrs(
    fabric: &dyn Fabric,
    context: Option<&DriverContext>,
    register: Register,
    out: &mut [Soc],
) -> Result<usize> {
    let context = context.ok_or(Error::Precondition("drv_ctx"))?;
    let enc = context.enc_ctx.as_ref().ok_or(Error::Precondition("drv_ctx->enc_ctx"))?;
    if out.len() < enc.sp_engines.len() {
        return Err(Error::Precondition(match register {
            Register::Start => "max_num_start_regs >= drv_ctx->sp_engine_n",
            Register::Stop => "max_num_stop_regs >= drv_ctx->sp_engine_n",
            Register::BasicBlockSwitch => "max_num_switch_regs >= drv_ctx->sp_engine_n",
        }));
    }
    for (to, sp) in out.iter_mut().zip(&enc.sp_engines) {
        *to = match register {
            Register::Start => fabric.host_trigger(*sp),
            Register::Stop => fabric.stop_signal(*sp),
            Register::BasicBlockSwitch => fabric.basic_block_switch(*sp),
        }?;
    }
    Ok(enc.sp_engines.len())
}

/// How a processor is stopped: one 32-bit write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// To its register.
    Register {
        /// The register.
        at: Soc,
        /// What is written.
        value: u32,
    },
    /// To a semaphore's increment view, through BAR0.
    Post {
        /// The semaphore.
        at: Mapped,
        /// What is added.
        value: u32,
    },
}

/// What stops every processor of a context. `fabric` is `None` for a generation that is not known.
///
/// # Errors
///
/// An unknown generation, and a fallback whose semaphore was never published.
pub fn stop_sp_engines(fabric: Option<&dyn Fabric>, context: &EncContext, device: Device) -> Result<Vec<Stop>> {
    let one = |sp: u32| {
        let fabric = fabric.ok_or(Error::StopUnknown(sp))?;
        match fabric.stop_by_register()? {
            1 => Ok(Stop::Register { at: fabric.stop_signal(sp)?, value: TOPSP_ACT }),
            0 => {
                let base = device.bar0.ok_or(Error::NoDevice(device.nec_dev_id))?;
                let at = mapped(base, bar(fabric, sp, fabric.stop_sema()?, View::Inc)?)?;
                Ok(Stop::Post { at, value: TOPSP_ACT })
            }
            n => Err(Error::Fabric(FabricError(alloc::format!("stop_by_register() is {n}: 0 and 1 have a meaning")))),
        }
    };
    context.sp_engines.iter().map(|sp| one(*sp)).collect()
}

/// The doorbell of a step: the trigger semaphore of a stream's first processor, for transfers.
///
/// # Errors
///
/// No such stream or processor.
pub fn trigger_addr(fabric: &dyn Fabric, streams: &[Vec<u32>], stream: usize) -> Result<Soc> {
    raw(fabric, first(streams, stream)?, fabric.trigger_sema()?, View::Inc)
}

/// The same for the host.
///
/// # Errors
///
/// No such stream, processor or device.
pub fn trigger_host_addr(fabric: &dyn Fabric, device: Device, streams: &[Vec<u32>], stream: usize) -> Result<Mapped> {
    let base = device.bar0.ok_or(Error::NoDevice(device.nec_dev_id))?;
    mapped(base, bar(fabric, first(streams, stream)?, fabric.trigger_sema()?, View::Inc)?)
}

fn first(streams: &[Vec<u32>], stream: usize) -> Result<u32> {
    let of = streams.get(stream).ok_or(Error::Precondition("strm_id < ctx->streams_n"))?;
    of.first().copied().ok_or(Error::Precondition("strm->sp_engines[0] != NULL"))
}
