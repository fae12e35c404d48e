//! The two fixed programs of the barrier.

use alloc::vec::Vec;

use chappe_neuron::{BARRIER_PROGRAM, BARRIER_PROGRAM_SWITCH, BarrierOp, BarrierType};

use crate::error::{Error, Result};

/// An operation of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The step.
    pub step: usize,
    /// Its place among the step's operations.
    pub slot: usize,
    /// Over what kind of link.
    pub barrier: BarrierType,
    /// What.
    pub op: BarrierOp,
}

/// The operations of the program, with switches or without, in order.
///
/// # Errors
///
/// The specification's table holds what is no operation.
pub fn program(switch: bool) -> Result<Vec<Operation>> {
    let rows: Vec<[u8; 4]> = if switch {
        BARRIER_PROGRAM_SWITCH.iter().map(|r| [r.step, r.slot, r.barrier, r.op]).collect()
    } else {
        BARRIER_PROGRAM.iter().map(|r| [r.step, r.slot, r.barrier, r.op]).collect()
    };
    let one = |[step, slot, barrier, op]: [u8; 4]| {
        let barrier = BarrierType::from_wire(barrier).ok_or(Error::Precondition("barr_type < TYPE_MAX"))?;
        let op = BarrierOp::from_wire(op).ok_or(Error::Precondition("op_type < BARRIER_OP_TYPE_MAX"))?;
        Ok(Operation { step: usize::from(step), slot: usize::from(slot), barrier, op })
    };
    rows.into_iter().map(one).collect()
}

/// Where a type occurs in a step (`search_barr_type_in_step`).
#[must_use]
pub fn find(program: &[Operation], barrier: BarrierType, step: usize) -> Option<Operation> {
    program.iter().copied().find(|o| o.barrier == barrier && o.step == step)
}
