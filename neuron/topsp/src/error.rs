//! What can be wrong, each named; where the runtime has words for it, in its words.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use crate::fabric::FabricError;

/// The result of a step of bring-up.
pub type Result<T> = core::result::Result<T, Error>;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The generation has no answer.
    Fabric(FabricError),
    /// A record of an image or token is not legal.
    Record(String),
    /// A precondition of the runtime, as it writes it.
    Precondition(&'static str),
    /// No semaphores left.
    Exhausted {
        /// How many were asked for.
        count: usize,
        /// Of which processor.
        sp: u32,
    },
    /// A semaphore that is given back was not allocated: perhaps twice given back.
    NotAllocated {
        /// Of which processor.
        sp: u32,
        /// Which.
        id: u16,
    },
    /// A semaphore that nobody allocates.
    Reserved {
        /// Of which processor.
        sp: u32,
        /// Which.
        id: u16,
    },
    /// A cell for a semaphore's value was not allocated.
    NoCell(u64),
    /// No cells left.
    CellsExhausted(usize),
    /// Something is still allocated when all should be back.
    Leaked {
        /// What.
        what: &'static str,
        /// How many.
        count: usize,
    },
    /// An address of a semaphore that is none.
    NullSemaphore,
    /// No device of that id.
    NoDevice(u32),
    /// A processor whose generation is not known cannot be stopped.
    StopUnknown(u32),
    /// A bit outside the field of a barrier's operation.
    InvalidBit {
        /// Device.
        device: u32,
        /// The bit.
        bit: u32,
        /// Type of the barrier.
        barrier: u8,
        /// Its operation.
        op: u8,
    },
    /// A bit that is already set.
    BitSet {
        /// Device.
        device: u32,
        /// The bit.
        bit: u32,
    },
    /// Two peers set the same bit.
    BitShared {
        /// Type of the barrier.
        barrier: u8,
        /// The bit.
        bit: u32,
    },
    /// Both forms of the barrier at once.
    BothBarriers,
    /// A metaring's configuration could not be prepared. The words are the runtime's, which says mesh.
    Prepare {
        /// Device.
        device: u32,
        /// Why.
        why: Box<Error>,
    },
    /// The topology is not one.
    Topology(String),
    /// A token is not one, or not the one that was expected.
    Token(String),
    /// A peer did not do as agreed, or not in time.
    Exchange(String),
    /// An image is not one.
    Image(String),
    /// What a processor would have to walk does not fit its scratch pads.
    Spad(String),
    /// A handshake cannot be written as a program.
    Handshake(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Fabric(e) => e.fmt(f),
            Error::Record(why)
            | Error::Topology(why)
            | Error::Token(why)
            | Error::Exchange(why)
            | Error::Image(why)
            | Error::Spad(why)
            | Error::Handshake(why) => f.write_str(why),
            Error::Prepare { device, why } => {
                write!(f, "[nec_dev {device}] Failed to prepare mesh top sp config: {why}")
            }
            Error::Precondition(what) => write!(f, "assertion failed: {what}"),
            Error::Exhausted { count, sp } => {
                write!(f, "Failed to allocate {count} semaphores in TOP_SP #{sp}. There may be too many communicators")
            }
            Error::NotAllocated { sp, id } => {
                write!(f, "semaphore {id} of TOP_SP #{sp} is given back and was not allocated (perhaps freed twice)")
            }
            Error::Reserved { sp, id } => write!(f, "semaphore {id} of TOP_SP #{sp} is reserved"),
            Error::NoCell(at) => write!(f, "semaphore value cell {at:#X} is given back and was not allocated"),
            Error::CellsExhausted(count) => write!(f, "all {count} semaphore value cells are taken"),
            Error::Leaked { what, count } => write!(f, "{count} {what} were never given back"),
            Error::NullSemaphore => f.write_str("no semaphore: its id is the null id"),
            Error::NoDevice(id) => write!(f, "[nec_dev {id}] failed to get mla"),
            Error::StopUnknown(sp) => {
                write!(f, "Failed to set stop_signal local reg (topsp {sp}): unknown architecture")
            }
            Error::InvalidBit { device, bit, barrier, op } => {
                write!(f, "[nec_dev {device}] Invalid bit set {bit} for barr type {barrier} op type {op}")
            }
            Error::BitSet { device, bit } => write!(f, "[nec_dev {device}] Trying to set an already set bit {bit}"),
            Error::BitShared { barrier, bit } => write!(
                f,
                "found multiple peers across diff neffs that are setting the same bit (barr type {barrier}, bit {bit})"
            ),
            Error::BothBarriers => {
                f.write_str("the host's and the devices' barrier lie on the same bytes: only one can be configured")
            }
        }
    }
}

impl core::error::Error for Error {}

impl From<FabricError> for Error {
    fn from(e: FabricError) -> Self {
        Error::Fabric(e)
    }
}

impl From<chappe_runtime::record::RecordError> for Error {
    fn from(e: chappe_runtime::record::RecordError) -> Self {
        Error::Record(alloc::format!("{e}"))
    }
}
