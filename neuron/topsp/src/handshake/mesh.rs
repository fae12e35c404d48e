//! Mesh events.

use chappe_neuron::{Soc, YesNo};

use super::emit::Emitter;
use crate::compose::Composed;
use crate::error::Result;
use crate::topology::Topology;

/// Each event in order: wait, then post.
pub(super) fn run(emitter: &mut Emitter, topology: &Topology, one: &Composed) -> Result<()> {
    let Some(mesh) = &one.mesh else { return Ok(()) };
    emitter.repeat(topology.steps);
    for (event, posts) in mesh.events.iter().zip(&mesh.posts) {
        if event.wait_event() == YesNo::Yes {
            emitter.wait("event", Soc(event.event_wait_sema().soc_addr()), event.wait_val())?;
        }
        if event.direct_trigger() == YesNo::Yes {
            for post in posts {
                emitter.post("direct trigger", post.to, post.local, 1)?;
            }
        }
    }
    emitter.end();
    Ok(())
}
