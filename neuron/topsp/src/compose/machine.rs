//! What a machine adds: where things are that no specification and no algorithm decides.

use chappe_neuron::{Host, Mapped, Soc};

/// What of a machine is neither in the specification nor in who talks to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Where BAR0 of a device is mapped.
    pub bar0: Mapped,
    /// Device memory for the values that transfers add.
    pub cells: Soc,
    /// Device memory in which scratch pads are staged, and for the rings of the barrier's descriptors.
    pub spads: Soc,
    /// The latter.
    pub rings: Soc,
    /// From one processor's share of them to the next one's.
    pub stride: u64,
    /// Host memory that wakes the proxy.
    pub proxy: Host,
    /// The round of the exchange of tokens.
    pub epoch: u64,
}

impl Default for Machine {
    /// Round places, for what nobody dereferences.
    fn default() -> Self {
        let page = 1 << 12;
        let stride = 1 << 21;
        Machine {
            bar0: Mapped(0),
            cells: Soc(page),
            spads: Soc(1 << 30),
            rings: Soc(1 << 31),
            stride,
            proxy: Host(page),
            epoch: 1,
        }
    }
}

impl Machine {
    /// A processor's share of what begins somewhere.
    pub(crate) fn share(&self, of: Soc, sp: u32) -> Option<Soc> {
        of.checked_add(u64::from(sp).checked_mul(self.stride)?)
    }
}
