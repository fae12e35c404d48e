//! From bytes that came from others to neighbours.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use chappe_neuron::{NUM_SEMAPHORES, TOKEN_POD, TOKEN_UNUSED, Token};

use super::{mesh_view, read, ring_view};
use crate::address::null_id;
use crate::error::{Error, Result};
use crate::topology::Rank;

/// What a slot of a mesh's tokens is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeshSlot {
    /// Unused: skipped.
    Unused,
    /// On another node of the pod: taken as it is.
    Pod(Token),
    /// The device that was expected.
    Device(Token),
}

/// The tokens of one neighbour of a ring or kangaring, by channel (`encd_alg_ring_set_nbr_tokens`).
///
/// # Errors
///
/// A wrong size, a token that is not legal, another rank's, one with another fold count or of a processor or semaphore
/// that does not exist.
pub fn adopt_neighbours(bytes: &[u8], channels: usize, expected: &Rank, topsps: u32) -> Result<Vec<Token>> {
    let tokens = read(bytes, channels)?;
    for (channel, token) in tokens.iter().enumerate() {
        let of = |why: String| Error::Token(format!("channel {channel}: {why}"));
        let wrong = |why| Err(of(why));
        if token.rid() != expected.rid {
            return wrong(format!("the token is rank {}'s, expected was rank {}'s", token.rid(), expected.rid));
        }
        if token.fold_n() != expected.folds as i32 {
            return wrong(format!(
                "fold count mismatch: rank {} says {}, expected were {}",
                token.rid(),
                token.fold_n(),
                expected.folds
            ));
        }
        processor(token, topsps).map_err(of)?;
        let view = ring_view(token)?;
        let folds = expected.folds as usize;
        let ids = view.recv_sema_ids();
        let used = ids.iter().take(folds).copied();
        for id in used.chain([view.send_sema_id(), view.peer_sema_id(), view.compl_sema_id()]) {
            semaphore(id).map_err(of)?;
        }
    }
    Ok(tokens)
}

/// The tokens of a mesh (`encd_alg_mesh_set_tokens`): `expected` are the device ids by slot.
///
/// # Errors
///
/// A wrong size, a token that is not legal, or one of another device.
pub fn adopt_mesh(bytes: &[u8], expected: &[u32], topsps: u32) -> Result<Vec<MeshSlot>> {
    let tokens = read(bytes, expected.len())?;
    let one = |(at, (token, device)): (usize, (&Token, &u32))| match token.nec_dev_id() {
        TOKEN_UNUSED => Ok(MeshSlot::Unused),
        TOKEN_POD => Ok(MeshSlot::Pod(*token)),
        id if id == *device => {
            processor(token, topsps).map_err(Error::Token)?;
            mesh_view(token)?;
            Ok(MeshSlot::Device(*token))
        }
        id => Err(Error::Token(format!("Unexpected id at {at}: device {id}, expected was {device}"))),
    };
    tokens.iter().zip(expected).enumerate().map(one).collect()
}

fn processor(token: &Token, topsps: u32) -> core::result::Result<(), String> {
    match u32::try_from(token.sp_idx()) {
        Ok(sp) if sp < topsps => Ok(()),
        _ => Err(format!("rank {} is on TopSP {}, of which there are {topsps}", token.rid(), token.sp_idx())),
    }
}

fn semaphore(id: u16) -> core::result::Result<(), String> {
    match id {
        id if id == null_id() => Err("a semaphore that is used is unset".into()),
        id if u32::from(id) < NUM_SEMAPHORES => Ok(()),
        id => Err(format!("semaphore {id}: there are {NUM_SEMAPHORES}")),
    }
}
