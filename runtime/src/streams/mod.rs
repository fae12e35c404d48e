//! Decoded records as a program: what each does, and how those of all streams belong together.
//!
//! What a record does comes from its specification: interpreted, or as generated code has it ([`Machine`]). Either gives a
//! [`RawStep`] for each record; [`Linker`] makes a [`Program`](crate::program::Program) of them.

pub mod effect;
mod link;
mod machine;
mod mode;
mod program;
mod remote;
mod step;

pub use effect::NoEffect;
pub use link::{Environment, LinkError, Linked, Linker, Meeting, Record};
pub use machine::{BankState, Effect, Effects, EngineInfo, Machine, RegisterFile, Semantics};
pub use mode::{Mask, Meaning, ModeAction, ModeTest, Operand, Operands, Sync, Wire, masked, update, wait};
pub use program::{Decoded, Input, ProgramError, Reason, Source, program_of};
pub use remote::{queue_name, remote_update};
pub use step::{RawBody, RawStep, Waits};
