//! Addresses of semaphores: four views of one counter, in two address spaces.
//!
//! A device address ([`Soc`]) is what transfers and firmware dereference, an offset into BAR0 ([`Bar0`]) what a host adds
//! to where BAR0 is mapped ([`Mapped`]), and host memory ([`Host`](chappe_neuron::Host)) is a fourth space. They are types
//! of their own and do not mix; one in place of another does not compile, whichever two they are:
//!
//! ```compile_fail,E0308
//! use chappe_neuron::{Bar0, Soc};
//! fn transfer_to(at: Soc) {}
//! transfer_to(Bar0(0));
//! ```
//!
//! ```compile_fail,E0308
//! use chappe_neuron::{Mapped, Soc};
//! fn transfer_to(at: Soc) {}
//! transfer_to(Mapped(0));
//! ```
//!
//! ```compile_fail,E0308
//! use chappe_neuron::{Mapped, Soc};
//! chappe_topsp::address::mapped(Mapped(0), Soc(0));
//! ```
//!
//! ```compile_fail,E0308
//! use chappe_neuron::Bar0;
//! chappe_topsp::address::stored(Bar0(0));
//! ```
//!
//! ```compile_fail,E0308
//! use chappe_neuron::Soc;
//! let windows = chappe_topsp::address::Locator::new(&chappe_neuron::cayman::Cayman).unwrap();
//! windows.find(chappe_neuron::Mapped(0));
//! ```
//!
//! Nor is a number an address, and addresses of two spaces have no distance:
//!
//! ```compile_fail,E0308
//! fn transfer_to(at: chappe_neuron::Soc) {}
//! transfer_to(0x8280000000);
//! ```
//!
//! ```compile_fail,E0308
//! use chappe_neuron::{Bar0, Soc};
//! Soc(8).checked_distance(Bar0(0));
//! ```
//!
//! What is right compiles:
//!
//! ```
//! use chappe_neuron::{Bar0, Mapped, Soc};
//! assert_eq!(chappe_topsp::address::mapped(Mapped(0x1000), Bar0(8)), Ok(Mapped(0x1008)));
//! assert_eq!(Soc(8).checked_distance(Soc(0)), Some(8));
//! ```

use alloc::vec::Vec;

use chappe_neuron::{Bar0, HostAddr, Mapped, NUM_SEMAPHORES, SEMAPHORE_STRIDE, Soc, SocAddr, TOP_SP_SEMAPHORES};

use crate::error::{Error, Result};
use crate::fabric::Fabric;

/// A view of a semaphore: what an access of its address does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum View {
    /// Reads the count.
    Read,
    /// Overwrites it.
    Set,
    /// Adds: the view of producers.
    Inc,
    /// Subtracts: the view of consumers.
    Dec,
}

impl View {
    /// All of them.
    pub const ALL: [View; 4] = [View::Read, View::Set, View::Inc, View::Dec];

    /// Its letter in the runtime's names.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            View::Read => 'R',
            View::Set => 'S',
            View::Inc => 'I',
            View::Dec => 'D',
        }
    }
}

/// The id of a semaphore with a name of the runtime's; `None` if the specification has none of that name.
#[must_use]
pub fn named(name: &str) -> Option<u16> {
    TOP_SP_SEMAPHORES.iter().find(|r| r.name == name).map(|r| u16::from(r.id))
}

/// The id that means none.
#[must_use]
pub fn null_id() -> u16 {
    named("ENCD_NULL_SEMA_ID").unwrap_or(u16::MAX)
}

/// A semaphore's address for devices.
///
/// # Errors
///
/// No such processor or id.
pub fn raw(fabric: &dyn Fabric, sp: u32, id: u16, view: View) -> Result<Soc> {
    Ok(match view {
        View::Read => fabric.sema_addr_r(sp, id),
        View::Set => fabric.sema_addr_s(sp, id),
        View::Inc => fabric.sema_addr_i(sp, id),
        View::Dec => fabric.sema_addr_d(sp, id),
    }?)
}

/// A semaphore's address for hosts, in BAR0.
///
/// # Errors
///
/// No such processor or id.
pub fn bar(fabric: &dyn Fabric, sp: u32, id: u16, view: View) -> Result<Bar0> {
    Ok(match view {
        View::Read => fabric.sema_bar_r(sp, id),
        View::Set => fabric.sema_bar_s(sp, id),
        View::Inc => fabric.sema_bar_i(sp, id),
        View::Dec => fabric.sema_bar_d(sp, id),
    }?)
}

/// A BAR0 offset where a process has BAR0 mapped.
///
/// # Errors
///
/// The sum is no address.
pub fn mapped(base: Mapped, at: Bar0) -> Result<Mapped> {
    base.checked_add(at.0).ok_or(Error::Precondition("bar0_base + offset < 2^64"))
}

/// An address as an image holds it.
///
/// # Errors
///
/// None that the specification knows.
pub fn stored(at: Soc) -> Result<SocAddr> {
    Ok(SocAddr::builder().soc_addr(at.0).build(None)?)
}

/// A host's address as an image holds it.
///
/// # Errors
///
/// None that the specification knows.
pub fn stored_host(at: chappe_neuron::Host) -> Result<HostAddr> {
    Ok(HostAddr::builder().soc_addr(at.0).build(None)?)
}

/// A semaphore, found by its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Located {
    /// Processor.
    pub sp: u32,
    /// Semaphore.
    pub id: u16,
    /// Which view.
    pub view: View,
}

/// Finds semaphores by their addresses.
#[derive(Clone, Debug)]
pub struct Locator {
    /// First address and what it is, ascending.
    windows: Vec<(u64, u32, View)>,
}

impl Locator {
    /// Of a generation.
    ///
    /// # Errors
    ///
    /// It has no addresses.
    pub fn new(fabric: &dyn Fabric) -> Result<Self> {
        let mut windows = Vec::new();
        for sp in 0..fabric.topsp_count()? {
            for view in View::ALL {
                windows.push((raw(fabric, sp, 0, view)?.0, sp, view));
            }
        }
        windows.sort_unstable();
        Ok(Locator { windows })
    }

    /// The semaphore at a device address, if there is one.
    #[must_use]
    pub fn find(&self, at: Soc) -> Option<Located> {
        let after = self.windows.partition_point(|w| w.0 <= at.0);
        let (start, sp, view) = *self.windows.get(after.checked_sub(1)?)?;
        let offset = at.0 - start;
        let id = offset / SEMAPHORE_STRIDE;
        let fits = offset.is_multiple_of(SEMAPHORE_STRIDE) && id < u64::from(NUM_SEMAPHORES);
        fits.then_some(Located { sp, id: id as u16, view })
    }
}
