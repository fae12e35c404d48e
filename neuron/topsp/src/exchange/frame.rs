//! A frame: what goes over a wire. It is this project's own; nothing of it is the hardware's.

use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::Token;
use chappe_runtime::record::Record;

use super::Round;
use crate::error::{Error, Result};
use crate::topology::Kind;

/// The first bytes of every frame.
const MAGIC: [u8; 4] = *b"ChTk";
/// Version of the frames.
pub const VERSION: u16 = 1;
/// Bytes before the tokens.
pub const HEADER: usize = 30;
/// Most bytes of tokens in a frame.
pub const LIMIT: usize = 1 << 20;

/// A frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The algorithm.
    pub kind: Kind,
    /// The round.
    pub epoch: u64,
    /// The sender.
    pub from: u32,
    /// How many tokens.
    pub tokens: u32,
    /// Them.
    pub payload: &'a [u8],
}

fn kind_code(kind: Kind) -> u32 {
    match kind {
        Kind::Ring => 1,
        Kind::Kangaring => 2,
        Kind::Mesh => 3,
    }
}

impl<'a> Frame<'a> {
    /// Its bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(HEADER + self.payload.len());
        out.extend_from_slice(&MAGIC);
        out.extend_from_slice(&VERSION.to_le_bytes());
        out.extend_from_slice(&kind_code(self.kind).to_le_bytes());
        out.extend_from_slice(&self.epoch.to_le_bytes());
        out.extend_from_slice(&self.from.to_le_bytes());
        out.extend_from_slice(&self.tokens.to_le_bytes());
        out.extend_from_slice(&(self.payload.len() as u32).to_le_bytes());
        out.extend_from_slice(self.payload);
        out
    }

    /// Bytes that follow a header.
    ///
    /// # Errors
    ///
    /// It is no header, of another version, or announces too much.
    pub fn announced(header: &[u8; HEADER]) -> Result<usize> {
        let mut at = Reader(header);
        if at.take::<4>()? != MAGIC {
            return Err(Error::Exchange("what came is no frame of tokens".into()));
        }
        let version = u16::from_le_bytes(at.take()?);
        if version != VERSION {
            return Err(Error::Exchange(format!("a frame of version {version}; this is version {VERSION}")));
        }
        at.take::<20>()?;
        let length = u32::from_le_bytes(at.take()?) as usize;
        if length > LIMIT {
            return Err(Error::Exchange(format!("a frame announces {length} bytes; at most {LIMIT} are read")));
        }
        Ok(length)
    }

    /// Reads one, which must be all there is.
    ///
    /// # Errors
    ///
    /// It is none.
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        let header: &[u8; HEADER] = bytes.first_chunk().ok_or_else(|| {
            Error::Exchange(format!("a frame has {HEADER} bytes of header, there are {}", bytes.len()))
        })?;
        let length = Self::announced(header)?;
        let payload = bytes.get(HEADER..).unwrap_or_default();
        if payload.len() != length {
            return Err(Error::Exchange(format!("a frame announces {length} bytes, {} came", payload.len())));
        }
        let mut at = Reader(header);
        at.take::<6>()?;
        let code = u32::from_le_bytes(at.take()?);
        let kind = [Kind::Ring, Kind::Kangaring, Kind::Mesh].into_iter().find(|k| kind_code(*k) == code);
        let kind = kind.ok_or_else(|| Error::Exchange(format!("a frame for algorithm {code}, which is none")))?;
        let epoch = u64::from_le_bytes(at.take()?);
        let from = u32::from_le_bytes(at.take()?);
        let tokens = u32::from_le_bytes(at.take()?);
        Ok(Frame { kind, epoch, from, tokens, payload })
    }

    /// Itself, if it belongs to a round and comes from a rank.
    ///
    /// # Errors
    ///
    /// It does not.
    pub fn agreed(self, round: &Round, from: u32) -> Result<Self> {
        let wrong = |why| Err(Error::Exchange(why));
        if self.from != from {
            return wrong(format!("tokens of rank {}, expected were rank {from}'s", self.from));
        }
        if self.kind != round.kind {
            return wrong(format!("rank {from} exchanges for a {}, this is a {}", self.kind.name(), round.kind.name()));
        }
        if self.epoch < round.epoch {
            return wrong(format!("stale token: rank {from}'s is of round {}, this is {}", self.epoch, round.epoch));
        }
        if self.epoch > round.epoch {
            return wrong(format!("rank {from} is ahead: in round {}, this is {}", self.epoch, round.epoch));
        }
        let size = <Token as Record>::SIZE * round.tokens as usize;
        if self.tokens != round.tokens || self.payload.len() != size {
            return wrong(format!(
                "token of wrong size: rank {from} sent {} tokens in {} bytes, expected were {} in {size}",
                self.tokens,
                self.payload.len(),
                round.tokens
            ));
        }
        Ok(self)
    }
}

/// Takes bytes from the front.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N]> {
        let (first, rest) =
            self.0.split_first_chunk().ok_or_else(|| Error::Exchange("a frame's header is too short".into()))?;
        self.0 = rest;
        Ok(*first)
    }
}
