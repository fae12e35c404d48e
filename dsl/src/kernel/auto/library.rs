//! The door for compilers: a dependency graph made in Rust, to records.

use chappe_runtime::lower::{self, Ir, Kind, Options};

use super::super::ir::KernelIr;
use super::super::lower_among;
use super::super::state::Lowerer;
use super::super::units::{self, Units};
use super::graph::Reader;
use super::names::{Given, word};
use super::{LAST, explicit, trouble};
use crate::ast::{Decl, Expr, ExprKind, Kernel, KernelRow, KernelRowKind, Name, RegionDecl};
use crate::diagnostic::Diagnostics;
use crate::model::Model;
use crate::source::Span;

/// A dependency graph (before any pass) as a kernel of a machine, synchronized: its records are
/// [`KernelIr::assemble`]'s, its program [`KernelIr::program`]'s. Engines are found by their names. `None`: something is
/// wrong.
///
/// Names of the graph need not be words of the language, nor differ.
#[must_use]
pub fn of_graph<'m>(model: &'m Model, name: &str, mut ir: Ir, diags: &mut Diagnostics) -> Option<KernelIr<'m>> {
    let span = Span::default();
    let mut kernel = Kernel {
        name: Name { text: word(name), span },
        on: Vec::new(),
        auto: Some(span),
        attrs: Vec::new(),
        rows: Vec::new(),
    };
    rename(&mut ir, &kernel);
    kernel.rows = declared(&ir);
    let mut found = Diagnostics::new();
    let graph = {
        let list = [&kernel];
        let units = Units::new(&kernel, &list, &mut found);
        let cores = units::cores(&units.list, &mut found).max(ir.cores);
        let mut l = Lowerer::new(model, units, cores, &mut found);
        l.declare();
        for unit in &mut ir.streams {
            if let Some(number) = l.engine(&Name { text: unit.name.clone(), span }) {
                unit.engine = number;
                unit.joins = l.engines.joins(number);
            }
        }
        let mut graph = Reader::read(&mut l, &kernel);
        graph.cores = cores;
        graph.arrays = vec![true; ir.regions.len()];
        graph.ir = ir;
        graph
    };
    let failed = found.has_errors();
    found.into_sorted().into_iter().for_each(|d| diags.push(d));
    if failed {
        return None;
    }
    match lower::lower_until(graph.ir.clone(), LAST, &graph.target, &Options::default())? {
        Ok(lowered) => {
            let written = explicit::write(&graph, &lowered, &kernel);
            lower_among(&[&written], model, &written, diags)
        }
        Err(error) => {
            diags.push(trouble::diagnostic(&graph, &kernel, &error));
            None
        }
    }
}

/// Names that the language takes, and each only once.
fn rename(ir: &mut Ir, kernel: &Kernel) {
    let mut given = Given::new(kernel);
    ir.regions.iter_mut().for_each(|region| region.name = given.word(&region.name));
    ir.queues.iter_mut().for_each(|queue| queue.name = given.word(&queue.name));
    ir.predicates.iter_mut().for_each(|predicate| *predicate = given.word(predicate));
    for instr in ir.instrs.iter_mut().filter(|instr| instr.kind == Kind::Compute) {
        instr.name = word(&instr.name);
    }
    // Sources of the graph are its maker's: here they stand for nothing that was written.
    ir.instrs.iter_mut().for_each(|instr| instr.source = chappe_runtime::program::SourceId(u32::MAX));
}

/// Declarations of what a graph has: regions, all of them arrays, and queues.
fn declared(ir: &Ir) -> Vec<KernelRow> {
    let span = Span::default();
    let row = |kind| KernelRow { docs: Vec::new(), kind, span };
    let name = |text: &str| Name { text: text.to_owned(), span };
    let int = |n: u64| Some(Expr { kind: ExprKind::Int(u128::from(n)), span });
    let mut rows: Vec<Vec<KernelRow>> = vec![Vec::new(); usize::from(ir.cores.max(1))];
    let mut shared = Vec::new();
    for region in &ir.regions {
        let decl = RegionDecl {
            name: name(&region.name),
            count: int(u64::from(region.elements)),
            bytes: int(region.bytes),
            shared: region.core.is_none() && ir.cores > 1,
        };
        let decl = row(KernelRowKind::Decl(Decl::Region(vec![decl])));
        match region.core.and_then(|core| rows.get_mut(usize::from(core))) {
            Some(own) if ir.cores > 1 => own.push(decl),
            _ => shared.push(decl),
        }
    }
    for queue in &ir.queues {
        let Some(unit) = ir.streams.get(queue.stream as usize) else { continue };
        let properties = if queue.drained {
            vec![crate::ast::Property { kind: crate::ast::PropertyKind::DrainedAtExit, span }]
        } else {
            Vec::new()
        };
        let decl = Decl::Queue { names: vec![name(&queue.name)], engine: Some(name(&unit.name)), properties };
        let decl = row(KernelRowKind::Decl(decl));
        match rows.get_mut(usize::from(unit.core)) {
            Some(own) if ir.cores > 1 => own.push(decl),
            _ => shared.push(decl),
        }
    }
    if ir.cores > 1 {
        let core = |(core, rows)| row(KernelRowKind::Core { core: (core, span), rows });
        shared.extend((0..).zip(rows).map(core));
    }
    shared
}
