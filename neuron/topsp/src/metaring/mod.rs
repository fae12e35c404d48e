//! Rings and kangarings: which channels take part, and the configuration of each.

mod broadcast;
mod mesh;
mod prep;
mod routing;

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{MetaringType, RING_CHANNELS, RingChannel, Soc, Token};

pub use broadcast::broadcast;
pub use mesh::{MeshConfig, mesh_config, mesh_events};
pub use prep::prepare;
pub use routing::routed;

use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::semas::{Cell, ChannelSemas};

/// A collectives' context, as far as metarings need it: where its device and cores are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Context {
    /// The device.
    pub nec_dev_id: u32,
    /// Its first core.
    pub tpb: u32,
}

/// A communicator: the processors of its stream, the first of which leads.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Communicator {
    /// By the runtime's index.
    pub sp_engines: Vec<u32>,
}

/// A ring or kangaring of one rank.
#[derive(Clone, Debug)]
pub struct Metaring {
    /// Which.
    pub kind: MetaringType,
    /// Its channels.
    pub channels: Vec<Channel>,
    /// May use a part of its channels only.
    pub hybrid: bool,
    /// Its configuration has been prepared.
    pub channel_config_init: bool,
    /// What was prepared, by channel; inactive ones are missing.
    pub prepared: Vec<Prepared>,
}

/// A channel.
#[derive(Clone, Debug)]
pub struct Channel {
    /// Its number, which is its place.
    pub id: u32,
    /// It takes part.
    pub is_active: bool,
    /// It reports for its operation; the first one must.
    pub reporter: bool,
    /// Its folds.
    pub fold_n: u32,
    /// Its queue bundles.
    pub used_qbids: Vec<u32>,
    /// Its own semaphores.
    pub semas: ChannelSemas,
    /// The neighbour it sends to.
    pub next: Token,
    /// The neighbour it receives from.
    pub prev: Token,
    /// What it is in a kangaring.
    pub kangaring: Option<KangaringPart>,
}

/// A channel's part in a kangaring.
#[derive(Clone, Debug)]
pub struct KangaringPart {
    /// It reads from its peers, and takes part in the ring of primaries.
    pub is_primary: bool,
    /// 1 or 3 (runtime gaps 24: said, not guessed).
    pub peers: Vec<Token>,
}

/// A post to another rank's semaphore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// The rank.
    pub to: u32,
    /// The address on its own device.
    pub local: Soc,
    /// The same with the bits that lead there.
    pub routed: Soc,
}

/// A descriptor of a reduce slot: what one fold's transfer does when it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CceSlot {
    /// Fold.
    pub fold: u32,
    /// Device queue.
    pub queue: u32,
    /// The neighbour's receive semaphore, which it increments.
    pub post: Post,
    /// The cell that holds what it adds.
    pub value: Cell,
}

/// A channel's configuration.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// Which channel.
    pub channel: u32,
    /// The row of the image.
    pub row: RingChannel,
    /// What each fold's arrival is waited for at: read views. The row holds the first.
    pub arrivals: Vec<Soc>,
    /// Its descriptors.
    pub slots: Vec<CceSlot>,
    /// Where a credit goes back to.
    pub credit: Post,
    /// Where a kangaring's peers are signalled.
    pub peers: Vec<Post>,
}

impl Metaring {
    /// Of such channels, all of them active.
    #[must_use]
    pub fn new(kind: MetaringType, channels: Vec<Channel>) -> Self {
        Metaring { kind, channels, hybrid: false, channel_config_init: false, prepared: Vec::new() }
    }

    /// Uses the first `active` channels (`encd_ring_set_active_channels_cnt`).
    ///
    /// # Errors
    ///
    /// There are fewer, or it is not hybrid and some would be left out.
    pub fn activate(&mut self, active: u32) -> Result<()> {
        let all = self.channels.len() as u32;
        if active > all {
            return Err(Error::Precondition("active_channels_n <= channel_n"));
        }
        if active != all && !self.hybrid {
            return Err(Error::Topology(format!(
                "{active} active channels of {all}: only a hybrid ring uses a part of its channels"
            )));
        }
        for channel in &mut self.channels {
            channel.is_active = channel.id < active;
        }
        Ok(())
    }
}

/// Prepares the configuration of every active channel, once (`encd_populate_metaring_topsp_config`).
///
/// # Errors
///
/// The runtime's preconditions, and what [`prepare`] says.
pub fn populate(
    fabric: &dyn Fabric,
    metaring: Option<&mut Metaring>,
    context: Option<&Context>,
    comm: Option<&Communicator>,
) -> Result<()> {
    let metaring = metaring.ok_or(Error::Precondition("metaring != NULL"))?;
    let context = context.ok_or(Error::Precondition("ctx != NULL"))?;
    let comm = comm.ok_or(Error::Precondition("comm != NULL"))?;
    if metaring.channel_config_init {
        return Ok(());
    }
    let count = metaring.channels.len() as u32;
    if count > RING_CHANNELS {
        return Err(Error::Precondition("channel_n <= ENC_MAX_CHANNEL_N"));
    }
    let mut prepared = Vec::new();
    for channel in &metaring.channels {
        if channel.id >= count {
            return Err(Error::Precondition("channel->id < ring->channel_n"));
        }
        if channel.is_active {
            let done = prepare(fabric, context, comm, metaring.kind, channel);
            prepared.push(done.map_err(|e| Error::Prepare { device: context.nec_dev_id, why: Box::new(e) })?);
        }
    }
    metaring.prepared = prepared;
    metaring.channel_config_init = true;
    Ok(())
}
