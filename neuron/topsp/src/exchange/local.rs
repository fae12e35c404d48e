//! Exchange within one process, without threads: all offer, then all collect.

use alloc::collections::{BTreeMap, VecDeque};
use alloc::format;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::cell::RefCell;

use super::Transport;
use crate::error::{Error, Result};

/// Frames by sender and receiver.
type Waiting = BTreeMap<(u32, u32), VecDeque<Vec<u8>>>;

/// Where frames wait.
#[derive(Clone, Debug, Default)]
pub struct Hub {
    waiting: Rc<RefCell<Waiting>>,
}

impl Hub {
    /// A rank's end.
    #[must_use]
    pub fn end(&self, rank: u32) -> Local {
        Local { rank, hub: self.clone() }
    }
}

/// A rank's end of a hub.
#[derive(Clone, Debug)]
pub struct Local {
    rank: u32,
    hub: Hub,
}

impl Transport for Local {
    fn send(&mut self, to: u32, frame: &[u8]) -> Result<()> {
        self.hub.waiting.borrow_mut().entry((self.rank, to)).or_default().push_back(frame.into());
        Ok(())
    }

    fn receive(&mut self, from: u32) -> Result<Vec<u8>> {
        let mut waiting = self.hub.waiting.borrow_mut();
        let frame = waiting.get_mut(&(from, self.rank)).and_then(VecDeque::pop_front);
        frame.ok_or_else(|| Error::Exchange(format!("rank {from} has sent nothing to rank {}", self.rank)))
    }
}
