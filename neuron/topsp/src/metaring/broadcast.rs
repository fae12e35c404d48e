//! Where a channel's transfers are started: several DMA engines by one write.

use chappe_neuron::{ApbBroadcast, QUEUE_BUNDLES};

use super::Context;
use crate::address::stored;
use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// The doorbells and the mask of a queue bundle.
///
/// # Errors
///
/// No such bundle, and apertures that were never published.
pub fn broadcast(fabric: &dyn Fabric, context: &Context, bundle: u32) -> Result<ApbBroadcast> {
    if bundle >= QUEUE_BUNDLES {
        return Err(Error::Precondition("qb_id < ENCD_MAX_DMA_QUEUE_BUNDLES"));
    }
    let region = fabric.apb_region_of(context.tpb, bundle)?;
    let queue = fabric.bundle_queue(bundle)?;
    let mask = fabric.apb_mask(bundle, fabric.bundle_engines(bundle)?)?;
    Ok(ApbBroadcast::builder()
        .m2s_tail_ptr(stored(fabric.apb_m2s(region, queue)?)?)
        .s2m_tail_ptr(stored(fabric.apb_s2m(region, queue)?)?)
        .mask(mask)
        .build(None)?)
}
