//! The sync compiler: from a dependency graph to engines that wait for each other.
//!
//! A [`Builder`] lists work in program order, each with its engine and what it reads and writes. [`lower`] runs the
//! passes of [`PASSES`] over it; [`program()`] makes a [`Program`] of the result.
//!
//! ```
//! use chappe_runtime::lower::{self, Builder, Options, Target};
//!
//! let mut graph = Builder::new();
//! let (sp, pe) = (graph.engine("SP", 6), graph.engine("PE", 3));
//! let load = graph.queue("load", sp);
//! let (x, y) = (graph.region("x", 4096), graph.region("y", 4096));
//! graph.transfer("load x", load).writes(x);
//! graph.compute("matmul", pe).reads(x).writes(y);
//! graph.compute("check", sp).reads(y);
//!
//! let (target, options) = (Target::default(), Options::default());
//! let lowered = lower::lower(graph.finish(), &target, &options).unwrap();
//! let program = lower::program(&lowered, &target).unwrap();
//! let report = chappe_runtime::verify::verify(&program, &Default::default()).unwrap();
//! assert_eq!(report.verdict, chappe_runtime::verify::Verdict::Ok);
//! assert_eq!(lower::counts(&lowered).waits, 2);
//! ```

mod alloc_semaphores;
mod build_deps;
mod builder;
mod clocks;
mod dep_reduction;
mod emit;
mod error;
mod exact_reduction;
mod expand_early;
mod expand_final;
mod ir;
mod lower_branch;
mod lower_control;
mod lower_sync;
mod memory;
mod naive;
mod order;
mod pad_control_flow;
mod print;
mod read;
mod scope;
mod synchronizer;
mod target;
mod valid;
mod verify_abstract;

use crate::program::Program;

pub use builder::{Builder, Work};
pub use emit::{Origin, program, program_with_origins};
pub use error::Error;
pub use ir::{
    Access, Dep, DepKind, Instr, InstrId, Ir, Kind, Least, Loop, LoopId, On, Post, Queue, QueueId, Region, RegionId,
    Row, Sem, SemId, StreamId, ThreadId, Unit, Wait,
};
pub use naive::naive;
pub use print::print;
pub use read::{ReadError, read};
pub use target::{Carriers, FencePart, Target};

/// What may be chosen about a lowering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Derive dependencies from accesses; else only those that are given count.
    pub derive: bool,
    /// Do not look for races on the abstract form. What derivation finds cannot race.
    pub unchecked: bool,
    /// All engines stop together at the end.
    pub exit: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { derive: true, unchecked: false, exit: true }
    }
}

/// A pass.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub does: &'static str,
    run: fn(&mut Ir, &Target, &Options) -> Result<(), Error>,
}

impl Pass {
    /// Runs it.
    ///
    /// # Errors
    ///
    /// What the pass finds wrong, or cannot do.
    pub fn run(&self, ir: &mut Ir, target: &Target, options: &Options) -> Result<(), Error> {
        valid::check(ir)?;
        (self.run)(ir, target, options)
    }
}

/// All passes, in order.
pub const PASSES: &[Pass] = &[
    Pass { name: "build_deps", does: "what must come after what, from the accesses", run: build_deps::run },
    Pass { name: "dep_reduction", does: "drops what the rest implies", run: dep_reduction::run },
    Pass { name: "lower_control", does: "core barriers, fences, the end", run: lower_control::run },
    Pass { name: "verify_abstract", does: "finds races", run: verify_abstract::run },
    Pass {
        name: "exact_reduction",
        does: "drops what the exact order implies, around loops and branches",
        run: exact_reduction::run,
    },
    Pass { name: "expand_early", does: "which engines are in which loops", run: expand_early::run },
    Pass { name: "lower_branch", does: "counters of loops", run: lower_branch::run },
    Pass {
        name: "synchronizer",
        does: "a semaphore for each thread, a threshold for each edge",
        run: synchronizer::run,
    },
    Pass { name: "pad_control_flow", does: "makes ways through a branch post alike", run: pad_control_flow::run },
    Pass { name: "alloc_semaphores", does: "numbers of semaphores", run: alloc_semaphores::run },
    Pass { name: "lower_sync", does: "inline, or in semaphore records", run: lower_sync::run },
    Pass { name: "expand_final", does: "nothing is left on all engines", run: expand_final::run },
];

/// Runs all passes.
///
/// # Errors
///
/// What a pass finds wrong, or cannot do.
pub fn lower(mut ir: Ir, target: &Target, options: &Options) -> Result<Ir, Error> {
    run(PASSES, &mut ir, target, options)?;
    Ok(ir)
}

/// What passes leave well formed is looked at once.
fn run(passes: &[Pass], ir: &mut Ir, target: &Target, options: &Options) -> Result<(), Error> {
    valid::check(ir)?;
    for pass in passes {
        (pass.run)(ir, target, options)?;
        debug_assert_eq!(valid::check(ir), Ok(()), "after {}", pass.name);
    }
    Ok(())
}

/// Runs the passes up to and including one; `None` if there is none of that name.
///
/// # Errors
///
/// As [`lower`].
pub fn lower_until(mut ir: Ir, name: &str, target: &Target, options: &Options) -> Option<Result<Ir, Error>> {
    let last = PASSES.iter().position(|pass| pass.name == name)?;
    Some(run(&PASSES[..=last], &mut ir, target, options).map(|()| ir))
}

/// How much synchronization there is, over one execution of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// Conditions that are waited for.
    pub waits: u64,
    /// Posts.
    pub updates: u64,
    /// Records that do nothing but wait and post, set and step thresholds.
    pub records: u64,
    /// Semaphores.
    pub semaphores: u64,
}

/// Counts.
#[must_use]
pub fn counts(ir: &Ir) -> Counts {
    Counts {
        waits: ir.count(|i| i.waits.len() as u64),
        updates: ir.count(|i| i.posts.len() as u64),
        records: ir.count(|i| u64::from(matches!(i.kind, Kind::Sync | Kind::Set(..) | Kind::Step(..)))),
        semaphores: ir.sems.len() as u64,
    }
}

/// A dependency graph to a program, in one go.
///
/// # Errors
///
/// As [`lower`].
pub fn compile(ir: Ir, target: &Target, options: &Options) -> Result<Program, Error> {
    program(&lower(ir, target, options)?, target)
}
