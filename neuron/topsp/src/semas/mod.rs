//! The semaphore floor: who has which semaphore, and at what addresses.

mod cells;
mod channel;
mod pool;
mod resolve;

pub use cells::{Cell, Cells};
pub use channel::{ChannelSemas, Floor, MeshSemas};
pub use pool::Pool;
pub use resolve::{Device, Sentinel, resolve, resolve_as_published};
