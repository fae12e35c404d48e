//! `auto` kernels: the compiler writes the synchronization.
//!
//! The rows become a dependency graph (`graph`), the passes of [`chappe_runtime::lower`] synchronize it for what the
//! specification says of the machine (`target`), and the result is written as a kernel again (`explicit`): from there
//! on it is a kernel like any other.

mod explicit;
mod graph;
mod library;
mod names;
mod refused;
mod target;
mod trouble;

use chappe_runtime::lower::{self, Ir, Options, Target};

use super::state::Lowerer;
use super::units::{self, Units};
use crate::ast::{Kernel, Name};
use crate::diagnostic::Diagnostics;
use crate::model::Model;
use crate::source::Span;
use graph::Origin;

pub use library::of_graph;

/// The pass after which a kernel is written: what is on all engines is written once, outside their blocks.
const LAST: &str = "lower_sync";

/// An `auto` kernel as a dependency graph, and what its passes must know.
pub struct Graph<'k> {
    /// The graph, before any pass.
    pub ir: Ir,
    /// The machine.
    pub target: Target,
    /// By source, what was written.
    origins: Vec<Origin<'k>>,
    /// The fence that ends the kernel.
    fence: Option<Name>,
    /// Regions that are arrays.
    arrays: Vec<bool>,
    /// Whether anything is shared by several cores.
    cores: u16,
    register: String,
}

impl Graph<'_> {
    /// Where a source was written.
    #[must_use]
    pub fn span(&self, source: chappe_runtime::program::SourceId) -> Option<Span> {
        self.origins.get(source.0 as usize).map(|o| o.span)
    }
}

/// The graph of an `auto` kernel. `None`: it has errors.
#[must_use]
pub fn graph<'k>(model: &Model, kernel: &'k Kernel, diags: &mut Diagnostics) -> Option<Graph<'k>> {
    let mut found = Diagnostics::new();
    let list = [kernel];
    let units = Units::new(kernel, &list, &mut found);
    let cores = units::cores(&units.list, &mut found);
    let mut l = Lowerer::new(model, units, cores, &mut found);
    l.kernel_attrs();
    l.declare();
    let graph = graph::Reader::read(&mut l, kernel);
    let failed = found.has_errors();
    found.into_sorted().into_iter().for_each(|d| diags.push(d));
    (!failed).then_some(graph)
}

/// The graph after a pass. `None`: it has errors, or there is no pass of that name.
#[must_use]
pub fn after(model: &Model, kernel: &Kernel, pass: &str, diags: &mut Diagnostics) -> Option<Ir> {
    let graph = graph(model, kernel, diags)?;
    match lower::lower_until(graph.ir.clone(), pass, &graph.target, &Options::default())? {
        Ok(ir) => Some(ir),
        Err(error) => {
            diags.push(trouble::diagnostic(&graph, kernel, &error));
            None
        }
    }
}

/// The same kernel with its synchronization written out. `None`: it has errors.
#[must_use]
pub fn explicit(model: &Model, kernel: &Kernel, diags: &mut Diagnostics) -> Option<Kernel> {
    let graph = graph(model, kernel, diags)?;
    let lowered = lower::lower_until(graph.ir.clone(), LAST, &graph.target, &Options::default())?;
    match lowered {
        Ok(ir) => Some(explicit::write(&graph, &ir, kernel)),
        Err(error) => {
            diags.push(trouble::diagnostic(&graph, kernel, &error));
            None
        }
    }
}
