//! From ranks and their semaphores to tokens.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{PORT_HOST, Soc, TOKEN_UNUSED, Token, TokenMesh, TokenNet, TokenRing, TokenView};
use chappe_runtime::record::Record;

use crate::address::null_id;
use crate::error::{Error, Result};
use crate::semas::{ChannelSemas, MeshSemas};
use crate::topology::Rank;

/// Bytes of a ring's buffer: one token for each channel.
#[must_use]
pub fn ring_size(channels: usize) -> usize {
    <Token as Record>::SIZE * channels
}

/// Bytes of a kangaring's buffer. The published form, 32 × (n + 4n), is the same.
#[must_use]
pub fn kangaring_size(channels: usize) -> usize {
    <Token as Record>::SIZE * channels
}

/// Bytes of a mesh's buffer: one token for each rank.
#[must_use]
pub fn mesh_size(ranks: usize) -> usize {
    <Token as Record>::SIZE * ranks
}

/// The token of a rank for a channel of a ring or kangaring.
///
/// # Errors
///
/// Something does not fit.
pub fn ring_token(rank: &Rank, semas: &ChannelSemas) -> Result<Token> {
    let mut recv = [null_id(); 16];
    for (to, id) in recv.iter_mut().zip(&semas.recv) {
        *to = *id;
    }
    let view = TokenRing::builder()
        .recv_sema_ids(recv)
        .send_sema_id(semas.send)
        .peer_sema_id(semas.peer)
        .compl_sema_id(semas.compl)
        .build(None)?;
    head(rank, semas.sp, TokenView::Ring(view))
}

/// The token of a rank for a mesh.
///
/// # Errors
///
/// Something does not fit.
pub fn mesh_token(rank: &Rank, semas: &MeshSemas) -> Result<Token> {
    let mut ids = [null_id(); 53];
    if semas.events.len() > ids.len() {
        return Err(Error::Token(format!("{} event semaphores: a token names {}", semas.events.len(), ids.len())));
    }
    for (to, id) in ids.iter_mut().zip(&semas.events) {
        *to = *id;
    }
    head(rank, semas.sp, TokenView::Mesh(TokenMesh::builder().semaphore_ids(ids).build(None)?))
}

fn head(rank: &Rank, sp: u32, view: TokenView) -> Result<Token> {
    let small = |n: u32, what| i32::try_from(n).map_err(|_| Error::Token(format!("{what} {n} does not fit a token")));
    Ok(Token::builder()
        .rid(rank.rid)
        .tpb_index(rank.tpb)
        .pod_node_id(rank.pod)
        .nec_dev_id(rank.device)
        .fold_n(small(rank.folds, "fold count")?)
        .port(rank.port)
        .sp_idx(small(sp, "TopSP")?)
        .view(view)
        .build(None)?)
}

/// What a ring's rank has for an exchange: its own tokens, and room for those of its neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RingTokens {
    /// Its own, by channel.
    pub own: Vec<u8>,
    /// Of the previous rank.
    pub prev: Vec<u8>,
    /// Of the next rank.
    pub next: Vec<u8>,
}

/// Three buffers, the first filled (`encd_alg_ring_get_nbr_tokens`).
///
/// # Errors
///
/// Something does not fit.
pub fn ring_tokens(rank: &Rank, channels: &[ChannelSemas]) -> Result<RingTokens> {
    let own = kangaring_tokens(rank, channels)?;
    let empty = alloc::vec![0; ring_size(channels.len())];
    Ok(RingTokens { own, prev: empty.clone(), next: empty })
}

/// The tokens of a kangaring's rank, by channel (`encd_alg_kangaring_get_tokens`).
///
/// # Errors
///
/// Something does not fit.
pub fn kangaring_tokens(rank: &Rank, channels: &[ChannelSemas]) -> Result<Vec<u8>> {
    let tokens: Vec<Token> = channels.iter().map(|c| ring_token(rank, c)).collect::<Result<_>>()?;
    Ok(super::write(&tokens))
}

/// The tokens of a mesh as one rank knows them: all as they are, its own slot overwritten
/// (`encd_alg_mesh_get_tokens`). Slots that nobody filled are unused.
///
/// # Errors
///
/// There is no such slot.
pub fn mesh_tokens(known: &[Option<Token>], at: usize, own: Token) -> Result<Vec<u8>> {
    if at >= known.len() {
        return Err(Error::Token(format!("slot {at} of {} tokens", known.len())));
    }
    let unused = Token::builder().nec_dev_id(TOKEN_UNUSED).build(None)?;
    let slots = known.iter().enumerate();
    let tokens: Vec<Token> = slots.map(|(i, t)| if i == at { own } else { t.unwrap_or(unused) }).collect();
    Ok(super::write(&tokens))
}

/// The same token, of a neighbour that is reached through the host's network (`encd_set_channel_network_conn`), with the
/// addresses to which posts go, by fold. That they take the place of the semaphores is inferred.
///
/// # Errors
///
/// More addresses than a token holds.
pub fn network(token: &Token, posts: &[Soc]) -> Result<Token> {
    let mut addrs = [0; 16];
    if posts.len() > addrs.len() {
        return Err(Error::Token(format!("{} network addresses: a token holds {}", posts.len(), addrs.len())));
    }
    for (to, from) in addrs.iter_mut().zip(posts) {
        *to = from.0;
    }
    Ok(Token::builder()
        .rid(token.rid())
        .tpb_index(token.tpb_index())
        .pod_node_id(token.pod_node_id())
        .nec_dev_id(token.nec_dev_id())
        .fold_n(token.fold_n())
        .port(PORT_HOST)
        .sp_idx(token.sp_idx())
        .view(TokenView::Net(TokenNet::builder().net_idx_addrs(addrs).build(None)?))
        .build(None)?)
}
