//! Semaphores of channels and meshes, what addresses they have, and how they are given back.

use alloc::vec::Vec;

use chappe_neuron::{Mapped, Soc};

use super::cells::{Cell, Cells};
use super::pool::Pool;
use super::resolve::{Device, resolve};
use crate::address::{View, null_id, raw};
use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// What one processor of one device has to give.
#[derive(Clone, Debug)]
pub struct Floor {
    /// Its semaphores.
    pub pool: Pool,
    /// Cells for the values that transfers add.
    pub cells: Cells,
}

/// The semaphores of a ring channel. All are on the channel's own processor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChannelSemas {
    /// Their processor.
    pub sp: u32,
    /// Arrivals, by fold.
    pub recv: Vec<u16>,
    /// Credits to send.
    pub send: u16,
    /// For a kangaring's peers.
    pub peer: u16,
    /// Posts, by fold.
    pub post: Vec<u16>,
    /// Completion of transfers.
    pub compl: u16,
    /// The cells with the values to add, by fold.
    pub values: Vec<Cell>,
}

impl ChannelSemas {
    /// Takes what a channel of so many folds needs; nothing is kept if something is missing.
    ///
    /// # Errors
    ///
    /// Not enough semaphores or cells.
    pub fn allocate(floor: &mut Floor, folds: u32) -> Result<Self> {
        let folds = folds as usize;
        let ids = floor.pool.allocate(2 * folds + 3)?;
        let mut values = Vec::new();
        for _ in 0..folds {
            match floor.cells.allocate() {
                Ok(cell) => values.push(cell),
                Err(e) => {
                    ids.iter().try_for_each(|id| floor.pool.release(*id))?;
                    values.into_iter().try_for_each(|c| floor.cells.release(c))?;
                    return Err(e);
                }
            }
        }
        let (recv, rest) = ids.split_at(folds.min(ids.len()));
        let (post, rest) = rest.split_at(folds.min(rest.len()));
        let &[send, peer, compl] = rest else { return Err(Error::Exhausted { count: 3, sp: floor.pool.sp() }) };
        Ok(ChannelSemas { sp: floor.pool.sp(), recv: recv.into(), send, peer, post: post.into(), compl, values })
    }

    /// Gives all back (`free_channel_semaphores`).
    ///
    /// # Errors
    ///
    /// Something was not allocated, as when it is given back twice.
    pub fn release(self, floor: &mut Floor) -> Result<()> {
        let ids = self.recv.iter().chain(&self.post).chain([&self.send, &self.peer, &self.compl]);
        ids.copied().try_for_each(|id| floor.pool.release(id))?;
        self.values.into_iter().try_for_each(|cell| floor.cells.release(cell))
    }

    /// The receive semaphore of a fold; the null id if there is none.
    #[must_use]
    pub fn recv(&self, fold: usize) -> u16 {
        self.recv.get(fold).copied().unwrap_or_else(null_id)
    }

    /// Receive count for whoever posts (`encd_get_channel_recv_cnt_iaddr`).
    ///
    /// # Errors
    ///
    /// As [`resolve`], and so for the others.
    pub fn recv_cnt_iaddr(&self, fabric: &dyn Fabric, device: Device) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.recv(0), View::Inc)
    }

    /// Receive count for whoever consumes (`encd_get_channel_recv_cnt_daddr`).
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn recv_cnt_daddr(&self, fabric: &dyn Fabric, device: Device) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.recv(0), View::Dec)
    }

    /// Send credit for whoever returns it (`encd_get_channel_send_credit_iaddr`).
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn send_credit_iaddr(&self, fabric: &dyn Fabric, device: Device) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.send, View::Inc)
    }

    /// Send credit for whoever spends it (`encd_get_channel_send_credit_daddr`).
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn send_credit_daddr(&self, fabric: &dyn Fabric, device: Device) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.send, View::Dec)
    }

    /// Where transfers of this device find a view of one of its semaphores.
    ///
    /// # Errors
    ///
    /// No such semaphore.
    pub fn raw(&self, fabric: &dyn Fabric, id: u16, view: View) -> Result<Soc> {
        raw(fabric, self.sp, id, view)
    }
}

/// The event semaphores of a mesh on one processor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeshSemas {
    /// Their processor.
    pub sp: u32,
    /// By event.
    pub events: Vec<u16>,
}

impl MeshSemas {
    /// Takes one semaphore for each event.
    ///
    /// # Errors
    ///
    /// Not enough are free.
    pub fn allocate(floor: &mut Floor, events: usize) -> Result<Self> {
        Ok(MeshSemas { sp: floor.pool.sp(), events: floor.pool.allocate(events)? })
    }

    /// Gives all back (`free_mesh_resources`).
    ///
    /// # Errors
    ///
    /// Something was not allocated.
    pub fn release(self, floor: &mut Floor) -> Result<()> {
        self.events.into_iter().try_for_each(|id| floor.pool.release(id))
    }

    /// The semaphore of an event; the null id if there is none.
    #[must_use]
    pub fn event(&self, event: usize) -> u16 {
        self.events.get(event).copied().unwrap_or_else(null_id)
    }

    /// An event for whoever posts it (`encd_get_event_sema_iaddr`).
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn event_iaddr(&self, fabric: &dyn Fabric, device: Device, event: usize) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.event(event), View::Inc)
    }

    /// An event for whoever consumes it.
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn event_daddr(&self, fabric: &dyn Fabric, device: Device, event: usize) -> Result<Mapped> {
        resolve(fabric, device, self.sp, self.event(event), View::Dec)
    }

    /// First event semaphore's address and how many bytes they take (`encd_dma_get_event_sem_addr_and_size`).
    ///
    /// # Errors
    ///
    /// As [`resolve`].
    pub fn span(&self, fabric: &dyn Fabric, device: Device) -> Result<(Mapped, u64)> {
        let first = resolve(fabric, device, self.sp, self.event(0), View::Inc)?;
        let last = resolve(fabric, device, self.sp, self.event(self.events.len().saturating_sub(1)), View::Inc)?;
        let bytes = last.checked_distance(first).unwrap_or(0) + chappe_neuron::SEMAPHORE_STRIDE;
        Ok((first, bytes))
    }
}

impl Floor {
    /// All must be back.
    ///
    /// # Errors
    ///
    /// Something is not.
    pub fn close(self) -> Result<()> {
        match (self.pool.taken(), self.cells.taken()) {
            (0, 0) => Ok(()),
            (0, count) => Err(Error::Leaked { what: "semaphore value cells", count }),
            (count, _) => Err(Error::Leaked { what: "semaphores", count }),
        }
    }
}
