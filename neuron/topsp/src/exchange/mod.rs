//! How tokens get from rank to rank: whatever carries bytes can carry them.
//!
//! A frame names its version, what it carries, the round of exchange, who sends it, and how many tokens of how many bytes
//! follow. What does not agree is an error, also what belongs to an earlier round: a stale token.

mod frame;
mod local;
#[cfg(feature = "std")]
mod tcp;

use alloc::vec::Vec;

pub use frame::{Frame, HEADER, LIMIT, VERSION};
pub use local::{Hub, Local};
#[cfg(feature = "std")]
pub use tcp::Tcp;

use crate::error::Result;
use crate::topology::Kind;

/// Carries frames between ranks.
pub trait Transport {
    /// Sends a frame to a rank. Must not wait for that rank to receive.
    ///
    /// # Errors
    ///
    /// It cannot be sent, or not in time.
    fn send(&mut self, to: u32, frame: &[u8]) -> Result<()>;

    /// The next frame from a rank.
    ///
    /// # Errors
    ///
    /// None comes in time, or what comes is no frame.
    fn receive(&mut self, from: u32) -> Result<Vec<u8>>;
}

/// A round of exchange: all that its frames must agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The algorithm.
    pub kind: Kind,
    /// Which round. Later rounds have greater numbers.
    pub epoch: u64,
    /// Tokens in each frame.
    pub tokens: u32,
}

impl Round {
    /// Sends a rank's tokens to others.
    ///
    /// # Errors
    ///
    /// As the transport.
    pub fn offer(&self, by: &mut dyn Transport, own: u32, tokens: &[u8], to: &[u32]) -> Result<()> {
        let frame =
            Frame { kind: self.kind, epoch: self.epoch, from: own, tokens: self.tokens, payload: tokens }.write();
        to.iter().try_for_each(|to| by.send(*to, &frame))
    }

    /// The tokens of another rank.
    ///
    /// # Errors
    ///
    /// As the transport; another version, algorithm, rank, count or size; a stale token.
    pub fn collect(&self, by: &mut dyn Transport, from: u32) -> Result<Vec<u8>> {
        let bytes = by.receive(from)?;
        Ok(Frame::read(&bytes)?.agreed(self, from)?.payload.to_vec())
    }
}
