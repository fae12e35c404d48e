//! Meshes: events in which a rank tells its peers and waits for them.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{ApbBroadcast, MESH_TRIGGERS, MeshEvent, Token, YesNo};

use super::broadcast::broadcast;
use super::routing::routed;
use super::{Context, Post};
use crate::address::{View, stored};
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::semas::MeshSemas;
use crate::token::mesh_view;

/// A mesh of one rank.
#[derive(Clone, Debug)]
pub struct MeshConfig {
    /// Its events, in order.
    pub events: Vec<MeshEvent>,
    /// By event, what it posts.
    pub posts: Vec<Vec<Post>>,
}

/// Posts of one event.
const WIDTH: usize = MESH_TRIGGERS as usize;

/// How many events a rank takes that has so many peers: posts, as many at a time as an event can, and a wait.
#[must_use]
pub fn mesh_events(peers: usize) -> usize {
    peers.div_ceil(WIDTH) + usize::from(peers > 0)
}

/// The events of a rank: it starts its transfers and tells every peer, as many at a time as an event can, and then waits
/// until all of them have told it.
///
/// # Errors
///
/// More events than a device's image holds; processors, semaphores or addresses that do not exist or were never
/// published.
pub fn mesh_config(
    fabric: &dyn Fabric,
    context: &Context,
    semas: &MeshSemas,
    peers: &[Token],
    bundle: u32,
) -> Result<MeshConfig> {
    let none = stored(chappe_neuron::Soc(0))?;
    let silent = ApbBroadcast::builder().build(None)?;
    let doorbells = broadcast(fabric, context, bundle)?;
    let mut events = Vec::new();
    let mut posts = Vec::new();
    for (at, some) in peers.chunks(WIDTH).enumerate() {
        let mut targets = [none; WIDTH];
        let mut sent = Vec::new();
        for (to, peer) in targets.iter_mut().zip(some) {
            let id = mesh_view(peer)?.semaphore_ids().first().copied().unwrap_or_else(crate::address::null_id);
            let post = routed(fabric, context, peer, id, View::Inc)?;
            *to = stored(post.routed)?;
            sent.push(post);
        }
        let first = at == 0;
        let event = MeshEvent::builder()
            .dma_apb_bcast([if first { doorbells } else { silent }, silent])
            .direct_trigger_sema(targets)
            .dma_trigger(if first { YesNo::Yes } else { YesNo::No })
            .direct_trigger(YesNo::Yes)
            .build(None)?;
        events.push(event);
        posts.push(sent);
    }
    if !peers.is_empty() {
        let wait = MeshEvent::builder()
            .event_wait_sema(stored(crate::address::raw(fabric, semas.sp, semas.event(0), View::Read)?)?)
            .wait_val(peers.len() as u32)
            .wait_event(YesNo::Yes)
            .build(None)?;
        events.push(wait);
        posts.push(Vec::new());
    }
    let room = fabric.max_mesh_events()? as usize;
    if events.len() > room {
        return Err(Error::Image(format!("{} mesh events: a device's image has room for {room}", events.len())));
    }
    Ok(MeshConfig { events, posts })
}
