//! From processor, semaphore and view to the address that a host uses.

use chappe_neuron::Mapped;

use crate::address::{View, bar, mapped, null_id};
use crate::error::{Error, Result};
use crate::fabric::{Fabric, FabricError};

/// A device, as far as its BAR goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its id.
    pub nec_dev_id: u32,
    /// Where BAR0 is mapped; `None`: the device was not found.
    pub bar0: Option<Mapped>,
}

/// What the null id means to the resolver: the published readings (runtime gaps 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sentinel {
    /// It selects the decrement view, as the published listing reads.
    DecView,
    /// It is no semaphore: an error.
    Null,
    /// It is an id like any other.
    Plain,
}

impl Sentinel {
    /// What a generation says.
    ///
    /// # Errors
    ///
    /// It says nothing, or something else.
    pub fn of(fabric: &dyn Fabric) -> Result<Self> {
        match fabric.sentinel_policy()? {
            0 => Ok(Sentinel::DecView),
            1 => Ok(Sentinel::Null),
            2 => Ok(Sentinel::Plain),
            n => Err(Error::Fabric(FabricError(alloc::format!("sentinel_policy() is {n}: 0, 1 and 2 have a meaning")))),
        }
    }
}

/// Where a host finds a semaphore's view. The id and the view are two inputs and stay so.
///
/// # Errors
///
/// No such device, processor or semaphore, or, where the generation says so, the null id.
pub fn resolve(fabric: &dyn Fabric, device: Device, sp: u32, id: u16, view: View) -> Result<Mapped> {
    let view = match (id == null_id(), Sentinel::of(fabric)?) {
        (true, Sentinel::DecView) => View::Dec,
        (true, Sentinel::Null) => return Err(Error::NullSemaphore),
        (true, Sentinel::Plain) | (false, _) => view,
    };
    at(fabric, device, sp, id, view)
}

/// `encd_get_sema_addr_by_id` as its listing reads: the null id selects the decrement view, any other the increment view,
/// and `is_increment` is looked at by the policy [`Sentinel::Plain`] only. A device that is not found gives 0 there, an
/// error here.
///
/// # Errors
///
/// As [`resolve`].
pub fn resolve_as_published(
    fabric: &dyn Fabric,
    device: Device,
    sp: u32,
    id: u16,
    is_increment: bool,
) -> Result<Mapped> {
    let asked = if is_increment { View::Inc } else { View::Dec };
    let view = match (Sentinel::of(fabric)?, id == null_id()) {
        (Sentinel::Plain, _) => asked,
        (Sentinel::Null, true) => return Err(Error::NullSemaphore),
        (Sentinel::Null, false) => asked,
        (Sentinel::DecView, true) => View::Dec,
        (Sentinel::DecView, false) => View::Inc,
    };
    at(fabric, device, sp, id, view)
}

fn at(fabric: &dyn Fabric, device: Device, sp: u32, id: u16, view: View) -> Result<Mapped> {
    let base = device.bar0.ok_or(Error::NoDevice(device.nec_dev_id))?;
    mapped(base, bar(fabric, sp, id, view)?)
}
