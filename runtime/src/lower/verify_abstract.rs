//! Pass `verify_abstract`: no two accesses that conflict are unordered, before any semaphore exists.
//!
//! Within a core an order comes from dependencies and from the engines; between cores from core barriers alone. This is
//! both the race check within a core and the check of cores against each other, on the form that they are published for.

use alloc::format;

use super::Options;
use super::build_deps;
use super::dep_reduction::unmet;
use super::error::Error;
use super::ir::Ir;
use super::target::Target;

/// Runs it.
///
/// # Errors
///
/// A race.
pub(super) fn run(ir: &mut Ir, _target: &Target, options: &Options) -> Result<(), Error> {
    if options.unchecked {
        return Ok(());
    }
    let conflicts = build_deps::conflicts(ir)?;
    let Some((second, dep)) = unmet(ir, &conflicts)?.first().copied() else { return Ok(()) };
    let name = |id: u32| ir.instrs.get(id as usize).map_or("?", |i| &i.name);
    let how = if dep.carried.is_some() { " of the iteration before" } else { "" };
    let what =
        format!("nothing orders `{}` after `{}`{how}, and they access the same bytes", name(second), name(dep.on));
    Err(Error::Race { first: dep.on, second, what })
}
