//! One channel's configuration (`prep_metaring_topsp_config`).
//!
//! Three views of semaphores, which must not be collapsed: what the firmware waits for is a read view, what a transfer
//! posts to is an increment view, and so is what the fallback of stopping posts to.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{
    KangaringSemas, MetaringType, Neighbour, NeighbourType, PORT_HOST, RingChannel, Soc, SocAddr, TOKEN_POD,
    TOKEN_UNUSED, Token, TokenRing, YesNo,
};

use super::broadcast::broadcast;
use super::routing::routed;
use super::{CceSlot, Channel, Communicator, Context, KangaringPart, Post, Prepared};
use crate::address::{View, null_id, stored};
use crate::error::{Error, Result};
use crate::fabric::Fabric;
use crate::token::{net_view, ring_view};

/// Prepares a channel.
///
/// # Errors
///
/// The runtime's preconditions; neighbours, semaphores or addresses that do not exist or were never published.
pub fn prepare(
    fabric: &dyn Fabric,
    context: &Context,
    comm: &Communicator,
    kind: MetaringType,
    channel: &Channel,
) -> Result<Prepared> {
    if comm.sp_engines.is_empty() {
        return Err(Error::Precondition("strm->sp_engines[0] != NULL"));
    }
    if channel.id == 0 && !channel.reporter {
        return Err(Error::Precondition("channel->id != 0 || channel->reporter"));
    }
    let bundle = *channel.used_qbids.first().ok_or(Error::Precondition("qb_id < ENCD_MAX_DMA_QUEUE_BUNDLES"))?;
    let doorbells = broadcast(fabric, context, bundle)?;
    let queue = fabric.bundle_queue(bundle)?;

    let mut slots = Vec::new();
    for (fold, value) in (0..channel.fold_n).zip(&channel.semas.values) {
        let post = target(fabric, context, &channel.next, fold as usize, |v, fold| {
            v.recv_sema_ids().get(fold).copied().unwrap_or_else(null_id)
        })?;
        slots.push(CceSlot { fold, queue, post, value: *value });
    }
    if slots.len() < channel.fold_n as usize {
        return Err(Error::Precondition("channel->comm && fold < fold_n"));
    }
    let credit = target(fabric, context, &channel.prev, 0, |v, _| v.send_sema_id())?;

    let folds = channel.semas.recv.iter().take(channel.fold_n as usize);
    let arrivals = folds.map(|id| channel.semas.raw(fabric, *id, View::Read)).collect::<Result<Vec<_>>>()?;
    let own = |id: u16| channel.semas.raw(fabric, id, View::Read).and_then(stored);
    let (kangaring, peers) = kangaring(fabric, context, kind, channel)?;
    let part = channel.kangaring.as_ref().filter(|_| kind == MetaringType::Kangaring);
    let row = RingChannel::builder()
        .next_neigh(neighbour(&channel.next)?)
        .prev_neigh(neighbour(&channel.prev)?)
        .recv_sema(own(channel.semas.recv(0))?)
        .send_sema(own(channel.semas.send)?)
        .post_sema(own(channel.semas.post.first().copied().unwrap_or_else(null_id))?)
        .dma_compl_sema(own(channel.semas.compl)?)
        .kring_peer_semas(kangaring)
        .dma_apb_bcast(doorbells)
        .channel_id(byte(channel.id, "channel->id < 256")?)
        .spad_slot_idx(byte(bundle % fabric.spad_slot_max()?.max(1), "spad_slot_idx < ENCD_SPAD_SLOT_MAX_COUNT")?)
        .fold_n(byte(channel.fold_n, "fold_n < 256")?)
        .kangaring_is_primary(if part.is_some_and(|p| p.is_primary) { YesNo::Yes } else { YesNo::No })
        .kangaring_num_peers(byte(part.map_or(0, |p| p.peers.len() as u32), "num_peers < 256")?)
        .build(None)?;
    Ok(Prepared { channel: channel.id, row, arrivals, slots, credit, peers })
}

/// Where a post to a neighbour goes: to a semaphore of its, or, over the host's network, to the address that it gave.
fn target(
    fabric: &dyn Fabric,
    context: &Context,
    token: &Token,
    fold: usize,
    id: impl Fn(&TokenRing, usize) -> u16,
) -> Result<Post> {
    if token.port() != PORT_HOST {
        return routed(fabric, context, token, id(&ring_view(token)?, fold), View::Inc);
    }
    let at = net_view(token)?.net_idx_addrs().get(fold).copied().filter(|a| *a != 0).map(Soc);
    let at = at.ok_or_else(|| Error::Token(format!("rank {} gave no network address for fold {fold}", token.rid())))?;
    Ok(Post { to: token.rid(), local: at, routed: at })
}

fn byte(n: u32, what: &'static str) -> Result<u8> {
    u8::try_from(n).map_err(|_| Error::Precondition(what))
}

/// The semaphores of a kangaring's channel, and where its peers are signalled; nothing for a ring.
fn kangaring(
    fabric: &dyn Fabric,
    context: &Context,
    kind: MetaringType,
    channel: &Channel,
) -> Result<(KangaringSemas, Vec<Post>)> {
    let builder = KangaringSemas::builder();
    if kind != MetaringType::Kangaring {
        return Ok((builder.build(None)?, Vec::new()));
    }
    let KangaringPart { peers, .. } =
        channel.kangaring.as_ref().ok_or(Error::Precondition("channel->kangaring != NULL"))?;
    let none = stored(Soc(0))?;
    let mut seen: [SocAddr; 3] = [none; 3];
    let mut posts = Vec::new();
    for (at, peer) in peers.iter().enumerate() {
        let id = ring_view(peer)?.peer_sema_id();
        posts.push(routed(fabric, context, peer, id, View::Inc)?);
        let to = seen.get_mut(at).ok_or(Error::Precondition("kangaring_num_peers <= 3"))?;
        *to = stored(routed(fabric, context, peer, id, View::Read)?.routed)?;
    }
    let mine = stored(channel.semas.raw(fabric, channel.semas.peer, View::Read)?)?;
    Ok((builder.mine(mine).peers(seen).build(None)?, posts))
}

/// A neighbour as the image describes it.
fn neighbour(token: &Token) -> Result<Neighbour> {
    let kind = match token.nec_dev_id() {
        TOKEN_POD => NeighbourType::P2pPod,
        TOKEN_UNUSED => NeighbourType::Local,
        _ => NeighbourType::P2p,
    };
    if kind == NeighbourType::P2pPod && token.fold_n() != 1 {
        return Err(Error::Precondition("type != NEIGHBOR_TYPE_P2P_POD || fold_n == 1"));
    }
    let folds = u8::try_from(token.fold_n()).map_err(|_| Error::Precondition("fold_n <= ENCD_MAX_FOLD_N_RING"))?;
    let mut addrs = [stored(Soc(0))?; 3];
    if token.port() == PORT_HOST {
        let net = net_view(token)?.net_idx_addrs();
        for (to, from) in addrs.iter_mut().zip(net).take(usize::from(folds)) {
            *to = stored(Soc(from))?;
        }
    }
    Ok(Neighbour::builder().net_idx_addrs(addrs).fold_n(folds).r#type(kind).build(None)?)
}
