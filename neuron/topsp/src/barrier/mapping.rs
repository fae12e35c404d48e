//! Which semaphore and which of its bits a barrier uses.

use alloc::format;

use chappe_neuron::{BarrierOp, BarrierSemMapping, BarrierType, BitField};

use crate::error::{Error, Result};
use crate::fabric::{Fabric, FabricError};

/// A barrier's semaphores and bits, by operation: 0 entry, 1 exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mapping {
    /// Semaphores, by operation and context: 0 of a program, 1 of the host's collectives.
    pub semas: [[u16; 2]; 2],
    /// First bit and number of bits, by operation.
    pub fields: [(u8, u8); 2],
}

/// What a generation says of a barrier, on a core.
///
/// # Errors
///
/// It says nothing, or what cannot be: more bits than a count has, or bits that both operations use.
pub fn mapping(fabric: &dyn Fabric, barrier: BarrierType, tpb: u32) -> Result<Mapping> {
    let kind = u32::from(barrier.wire());
    let ops = [BarrierOp::Entry, BarrierOp::Exit].map(|o| u32::from(o.wire()));
    let mut semas = [[0; 2]; 2];
    let mut fields = [(0, 0); 2];
    for ((op, semas), field) in ops.into_iter().zip(&mut semas).zip(&mut fields) {
        for (host_cc, sema) in (0..).zip(semas.iter_mut()) {
            *sema = fabric.barrier_sema(kind, op, host_cc, tpb)?;
        }
        *field = (fabric.barrier_start_bit(kind, op)?, fabric.barrier_num_bits(kind, op)?);
        let end = u32::from(field.0) + u32::from(field.1);
        if end > u32::BITS {
            return Err(Error::Fabric(FabricError(format!(
                "the barrier mapping of {barrier} gives bits up to {end}, a count has {}",
                u32::BITS
            ))));
        }
    }
    let [(a, n), (b, m)] = fields.map(|(start, num)| (u32::from(start), u32::from(num)));
    if a < b + m && b < a + n {
        return Err(Error::Fabric(FabricError(format!(
            "the barrier mapping of {barrier} gives bits to both its entry and its exit"
        ))));
    }
    Ok(Mapping { semas, fields })
}

impl Mapping {
    /// The semaphore of an operation in a context.
    #[must_use]
    pub fn sema(&self, op: BarrierOp, host_cc: bool) -> Option<u16> {
        self.semas.get(usize::from(op.wire()))?.get(usize::from(host_cc)).copied()
    }

    /// The bits of an operation.
    #[must_use]
    pub fn bits(&self, op: BarrierOp) -> core::ops::Range<u32> {
        let (start, num) = self.fields.get(usize::from(op.wire())).copied().unwrap_or_default();
        u32::from(start)..u32::from(start) + u32::from(num)
    }

    /// As the runtime's structure of 14 bytes.
    ///
    /// # Errors
    ///
    /// None that the specification knows.
    pub fn record(&self, sp: u16) -> Result<BarrierSemMapping> {
        let [(a, n), (b, m)] = self.fields;
        let field = |start, num| BitField::builder().start_bit(start).num_bits(num).build(None);
        Ok(BarrierSemMapping::builder()
            .sem_index(self.semas)
            .sp_idx(sp)
            .field([field(a, n)?, field(b, m)?])
            .build(None)?)
    }
}
