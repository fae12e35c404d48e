//! Pass `expand_early`: loops and branches are on all engines; from here on, on those that have anything in them.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::Options;
use super::error::Error;
use super::ir::{Ir, Row, StreamId};
use super::scope::Scopes;
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A program that is not well formed.
pub(super) fn run(ir: &mut Ir, _target: &Target, _options: &Options) -> Result<(), Error> {
    let scopes = Scopes::of(ir).map_err(Error::Malformed)?;
    let mut streams: Vec<BTreeSet<StreamId>> = alloc::vec![BTreeSet::new(); ir.loops.len()];
    for id in ir.order() {
        let Some(stream) = ir.stream(id) else { continue };
        for of in &scopes.list[scopes.at[id as usize].scope as usize].loops {
            streams[*of as usize].insert(stream);
        }
    }
    for (of, streams) in ir.loops.iter_mut().zip(streams) {
        of.streams = streams.into_iter().map(|stream| (stream, 0)).collect();
    }
    empty(ir);
    Ok(())
}

/// A loop or branch with nothing in it goes.
fn empty(ir: &mut Ir) {
    let mut rows: Vec<Row> = Vec::with_capacity(ir.rows.len());
    for row in core::mem::take(&mut ir.rows) {
        match (row, rows.as_slice()) {
            (Row::EndLoop(_), [.., Row::Loop(_)]) => {
                rows.pop();
            }
            (Row::EndIf, [.., Row::If(_), Row::Else]) => {
                rows.pop();
                rows.pop();
            }
            _ => rows.push(row),
        }
    }
    ir.rows = rows;
}
