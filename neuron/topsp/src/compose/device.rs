//! What an image says of its device.

use chappe_neuron::{DevConfigs, Tsync};

use super::Composed;
use crate::address::stored;
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::topology::Topology;

/// Fills the device's part of a rank's images. The alignment of time stamps is asked of the specification only where the
/// topology wants it: what it works with was not published.
pub(super) fn device(fabric: &dyn Fabric, topology: &Topology, at: usize, one: &mut Composed) -> Result<()> {
    let Some(rank) = topology.ranks.get(at) else { return Ok(()) };
    for (engine, leader) in one.engines.iter_mut().zip(0..) {
        let part = DevConfigs::builder()
            .tpb_id(byte(rank.tpb, "tpb_id < 256")?)
            .seng_id(byte(fabric.seng_of(rank.tpb)?, "seng_id < 256")?)
            .dev_id(byte(fabric.device_nibble(rank.device)?, "dev_id < 256")?);
        let part = if topology.tsync {
            let tsync = Tsync::builder()
                .dma_apb_rsvd_addr(stored(fabric.tsync_reserved(engine.sp)?)?)
                .eng_tpb(fabric.tsync_engine(rank.tpb)?.0)
                .timestamp_local(fabric.timestamp_local(engine.sp)?.0)
                .timestamp_tpb(fabric.timestamp_tpb(rank.tpb)?.0)
                .timestamp_tpb_val(fabric.timestamp_tpb_value(rank.tpb)?)
                .build(None)?;
            part.tsync(tsync).tpb_ctrl_ack(fabric.ack_addr(rank.tpb, leader)?.0)
        } else {
            part
        };
        engine.dev = Some(part.build(None)?);
    }
    Ok(())
}

fn byte(n: u32, what: &'static str) -> Result<u8> {
    u8::try_from(n).map_err(|_| Error::Precondition(what))
}
