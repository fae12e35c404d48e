//! Mesh events.

use alloc::vec::Vec;

use chappe_neuron::{Soc, YesNo};
use chappe_runtime::program::Access;

use super::emit::{Chunk, Emitter};
use crate::compose::Composed;
use crate::error::Result;
use crate::metaring::MeshConfig;
use crate::topology::Topology;

/// Each event in order: wait, start transfers, post. The transfers of a step bring the rank's part to every peer, and are
/// complete before the first post; a rank reads what has come after the last wait.
///
/// Nobody asks a peer whether it has read: a receiver needs room for two steps, for a peer that posts in the next step
/// has read what came in this.
pub(super) fn run(emitter: &mut Emitter, topology: &Topology, at: usize, one: &Composed) -> Result<()> {
    let Some(mesh) = &one.mesh else { return Ok(()) };
    let of = topology.ranks.len() as u32;
    let chunk = |to: u32, write, bytes| {
        let (half, halves, slots) = (0, 1, topology.slots);
        Chunk { buffer: (to, 0), write, half, halves, slots, bytes, of }
    };
    let own = at as u32;
    emitter.repeat(topology.steps);
    for (event, posts) in mesh.events.iter().zip(&mesh.posts) {
        if event.wait_event() == YesNo::Yes {
            emitter.wait("event", Soc(event.event_wait_sema().soc_addr()), event.wait_val())?;
        }
        if event.dma_trigger() == YesNo::Yes {
            let writes: Vec<Access> = peers(mesh).map(|to| emitter.chunk(&chunk(to, true, (own, own + 1)))).collect();
            emitter.access("transfers to all peers", writes);
        }
        if event.direct_trigger() == YesNo::Yes {
            for post in posts {
                emitter.post("direct trigger", post.to, post.local, 1)?;
            }
        }
    }
    let parts = [(0, own), (own + 1, of)];
    let reads = parts.into_iter().filter(|(from, to)| from < to).map(|bytes| chunk(one.rid, false, bytes));
    let reads: Vec<Access> = reads.map(|c| emitter.chunk(&c)).collect();
    emitter.access("reads what came from all peers", reads);
    emitter.end();
    Ok(())
}

/// Whom the events of a rank tell.
fn peers(mesh: &MeshConfig) -> impl Iterator<Item = u32> + '_ {
    mesh.posts.iter().flatten().map(|post| post.to)
}
