//! Pass `expand_final`: what is on all engines, once for each in use.
//!
//! The first engine takes the instruction itself; each other gets a clone, `name.engine`, with the same dependencies. A
//! clone comes where the instruction was, so that no order changes. Non-datapath engines take no part.

use alloc::format;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Ir, On, Row, StreamId};
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// None.
pub(super) fn run(ir: &mut Ir, _target: &Target, _options: &Options) -> Result<(), Error> {
    let members: Vec<StreamId> = (0..).zip(&ir.streams).filter(|(_, unit)| unit.joins).map(|(s, _)| s).collect();
    let rows = core::mem::take(&mut ir.rows);
    for row in rows {
        let Row::Instr(id) = row else {
            ir.rows.push(row);
            continue;
        };
        if ir.instrs[id as usize].on != On::All {
            ir.rows.push(row);
            continue;
        }
        for (nth, stream) in members.iter().enumerate() {
            let mut clone = ir.instrs[id as usize].clone();
            clone.on = On::Stream(*stream);
            let own = if nth == 0 {
                ir.instrs[id as usize].on = clone.on;
                id
            } else {
                clone.name = format!("{}.{}", clone.name, ir.streams[*stream as usize].name);
                ir.add(clone)
            };
            ir.rows.push(Row::Instr(own));
        }
    }
    Ok(())
}
