//! What the tests of every generator share: models, random records and bytes of them, and what the interpreted codec
//! says of those.
//!
//! ```ignore
//! let model = &support::neuron()[0];
//! let mut rng = support::rng(7);
//! for case in support::Cases::new(model).take(&mut rng, support::count(2_000)) {
//!     assert_eq!(mine(model, &case), support::expected(model, &case));
//! }
//! ```
#![allow(dead_code, unused_imports, unreachable_pub, reason = "a test takes what it needs")]
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used, reason = "a test that cannot go on has failed")]

mod bytes;
mod cases;
mod damage;
mod expected;
mod legal;
mod models;
mod repair;

pub use bytes::{Bytes, bytes};
pub use cases::{Case, Cases, Kind, count, rng};
pub use damage::{Damage, damage};
pub use expected::{Expected, Failure, Outcome, decoded, encoded, expected};
pub use legal::{Writer, usable};
pub use models::{conditions, data, model, models, neuron, shapes, text, toy};
