//! Chappe: a declarative language for the synchronization fabric of AI accelerators.
//!
//! A specification says what an accelerator's semaphores, events, wait and update modes, sync records and address
//! schemes are; a kernel, in the same language, is a program on it. From a specification come encoders and decoders,
//! from a kernel bytes and a simulated schedule.
//!
//! # While a program is built
//!
//! `spec!` makes Rust types of a specification, checked when they are made and when they are read; `kernel!` makes
//! bytes of a kernel. (A build script may use `chappe_codegen::build` instead, a shell `chappe gen`.)
//!
//! ```
//! mod neuron {
//!     chappe::spec!("neuron", arch = cayman);
//! }
//! chappe::kernel!(mod double_buffer = "examples/kernels/double_buffer.chappe");
//!
//! use neuron::{EventSemaphore, Profile, SemId, Sync, UpdateMode, WaitMode};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let word = EventSemaphore::builder()
//!     .wait0(WaitMode::SemGeImm { sem: SemId(12), value: 5 })
//!     .update(UpdateMode::SemInc { sem: SemId(14) })
//!     .build(Profile::Compiler)?;
//! let bytes: [u8; 64] = word.encode();
//! assert_eq!(Sync::decode(&bytes)?.to_string(), "EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(14) }");
//!
//! for stream in double_buffer::STREAMS {
//!     for record in stream.records::<Sync>() {
//!         println!("{}: {}", stream.engine, record?);
//!     }
//! }
//! # Ok(())
//! # }
//! ```
//!
//! # While it runs
//!
//! The same without generated code, for specifications that are not known before:
//!
//! ```
//! use chappe::dsl::{codec, diagnostic::Diagnostics, load::{Loaded, Loader}, parse, resolve};
//!
//! let spec = "
//!     spec tiny;
//!     bank sem: u32[16];
//!     wait Wait: u8 { ge = 0x05 when sem >= value, }
//!     family Word(8) { 0x00 opcode: u8 key, rest zero, }
//!     record Hold: Word = 0x11 { 0x01 wait: Wait (index 0x02, value 0x04), }
//! ";
//! let none = |_: &std::path::Path| Err(std::io::ErrorKind::NotFound.into());
//! let loader = Loader { built_in: &[], search: vec![], read: &none };
//! let (mut loaded, mut found) = (Loaded::default(), Diagnostics::new());
//! let root = loader.text("tiny.chappe", spec.into(), &mut loaded, &mut found);
//! let model = resolve::model(&loaded, root, None, &mut found).expect("a model");
//!
//! let literal = loaded.sources.add("literal", "Hold { wait: ge(3, 5) }");
//! let literal = parse::parse_literal(&loaded.sources, literal, &mut found).expect("a literal").literal;
//! let literal = resolve::literal(&model, &resolve::NoScope, &literal, &mut found).expect("names");
//! let value = codec::value_of(&model, &literal, &[]).expect("a value");
//! let bytes = codec::encode(&model, &value, None).expect("bytes");
//! assert_eq!(bytes, [0x11, 5, 3, 0, 5, 0, 0, 0]);
//!
//! let decoded = codec::decode(&model, &bytes).expect("a record");
//! assert_eq!(codec::print(&model, &decoded.value), "Hold { wait: ge(3, 5) }");
//! ```
//!
//! [`dsl`] holds the language, the model, the codec and kernels; [`runtime`] what generated code stands on, the program
//! and its simulator.

pub use chappe_dsl as dsl;
#[cfg(feature = "macros")]
pub use chappe_macros::{kernel, spec};
pub use chappe_runtime as runtime;
