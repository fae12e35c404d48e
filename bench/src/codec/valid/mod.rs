//! By hand: a value is its bytes, which have been validated; fields are read when they are asked for. The fastest safe
//! code that we know of, and so what generated code is measured against.

mod check;
mod family;
mod rows;
mod stream;
mod tables;
mod values;

use super::data::SIZE;
use super::peer::Peer;

pub use family::Sync;
pub use values::{
    AllEngineBarrier, CompareAndBranch, CoreBarrier, DmaTrigger, Drain, EventSemaphore, GroupResetSemaphores, Halt,
    NoOp, RegisterMove,
};

/// The peer.
#[derive(Clone, Copy, Debug)]
pub struct Valid;

impl Peer for Valid {
    const NAME: &'static str = "hand-written, validated bytes";
    type One = EventSemaphore;
    type Any = Sync;

    fn decode(bytes: &[u8]) -> Option<EventSemaphore> {
        EventSemaphore::decode(bytes)
    }

    fn encode(one: &EventSemaphore) -> [u8; SIZE] {
        one.encode()
    }

    fn decode_any(bytes: &[u8]) -> Option<Sync> {
        family::decode(bytes)
    }

    fn encode_any(any: &Sync) -> Option<[u8; SIZE]> {
        Some(*any.bytes())
    }

    fn validate(stream: &[u8]) -> Option<usize> {
        stream::validate(stream)
    }

    fn decode_all(stream: &[u8], out: &mut Vec<Sync>) -> bool {
        stream::decode(stream, out)
    }
}
