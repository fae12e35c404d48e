//! Pass `lower_branch`: a counter for each loop and each engine in it.
//!
//! Counters come from the top of the register file, one for each depth, thresholds (which the synchronizer adds) from the
//! bottom. Of the two ways out of a body only the one that does not fall through is encoded: a loop is a counter, the
//! body, and a branch back as long as the counter is less; a branch is the negated condition, and a jump over the second
//! arm if there is one.

use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Ir, Row};
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// Loops nest deeper than there are registers.
pub(super) fn run(ir: &mut Ir, target: &Target, _options: &Options) -> Result<(), Error> {
    let free = target.free_registers();
    let mut depth = 0;
    for row in ir.rows.clone() {
        match row {
            Row::Loop(id) => {
                depth += 1;
                let counter = free.len().checked_sub(depth).and_then(|at| free.get(at).copied());
                let streams = &mut ir.loops[id as usize].streams;
                let Some(counter) = counter else {
                    let first = streams.first().and_then(|(stream, _)| ir.streams.get(*stream as usize));
                    let engine = first.map_or_else(Default::default, |unit| unit.name.clone());
                    return Err(Error::Registers { engine, needed: depth, available: free.len() });
                };
                *streams = core::mem::take(streams).into_iter().map(|(s, _)| (s, counter)).collect::<Vec<_>>();
            }
            Row::EndLoop(_) => depth -= 1,
            _ => {}
        }
    }
    Ok(())
}
