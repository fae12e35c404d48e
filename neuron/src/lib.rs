//! AWS Neuron: typed records, modes, ids, addresses, made from the specification (`neuron/spec`).
//!
//! What is the same on every generation is here; what differs is in the module of the generation, which has the rest too.
//!
//! ```
//! use chappe_neuron::cayman::{EventSemaphore, Profile, SemId, Sync, UpdateMode, WaitMode};
//!
//! let word = EventSemaphore::builder()
//!     .wait0(WaitMode::SemGeImm { sem: SemId(12), value: 5 })
//!     .update(UpdateMode::SemInc { sem: SemId(14) })
//!     .build(Profile::Compiler)?;
//! let bytes: [u8; 64] = word.encode();
//! match Sync::decode(&bytes)? {
//!     Sync::EventSemaphore(w) => assert_eq!(w.wait0(), Some(WaitMode::SemGeImm { sem: SemId(12), value: 5 })),
//!     other => unreachable!("{other}"),
//! }
//! assert_eq!(word.to_string(), "EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(14) }");
//! # Ok::<(), chappe_runtime::record::RecordError>(())
//! ```
#![allow(clippy::large_enum_variant, reason = "the views of a union are as large as they are")]
#![no_std]

include!(concat!(env!("OUT_DIR"), "/neuron.rs"));

pub use chappe_neuron_spec::{SPEC, Spec};
