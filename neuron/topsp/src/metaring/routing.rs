//! Addresses on other devices.

use chappe_neuron::{Soc, Token};

use super::{Context, Post};
use crate::address::{View, raw};
use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// A view of a semaphore of the rank that a token describes, as a device reaches it: with routing bits if it is elsewhere.
///
/// A target of this device, and one behind a port that needs no routing, keep their address.
///
/// # Errors
///
/// No such processor or semaphore; routing bits that the specification does not know.
pub fn routed(fabric: &dyn Fabric, context: &Context, token: &Token, id: u16, view: View) -> Result<Post> {
    let sp = u32::try_from(token.sp_idx()).map_err(|_| Error::Precondition("sp_idx < num_topsp"))?;
    let local = raw(fabric, sp, id, view)?;
    Ok(Post { to: token.rid(), local, routed: route(fabric, context, token, local)? })
}

fn route(fabric: &dyn Fabric, context: &Context, token: &Token, local: Soc) -> Result<Soc> {
    if token.nec_dev_id() == context.nec_dev_id || token.port() <= fabric.routed_above()? {
        return Ok(local);
    }
    Ok(fabric.remote(local, token.port(), token.rid(), token.pod_node_id())?)
}
