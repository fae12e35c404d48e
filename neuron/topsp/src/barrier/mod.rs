//! The barrier of the firmware: which operations its steps have, who takes part, and what an image says of it.

mod config;
mod mapping;
mod program;
mod table;

pub use config::{DeviceBarrierConfig, Slot, Writer, leader_dones};
pub use mapping::{Mapping, mapping};
pub use program::{Operation, find, program};
pub use table::{Entry, Merged, Table, merge, table};
