//! Kernels: from a syntax tree to a form that is neither text nor program ([`KernelIr`]), from there to a
//! [`Program`](chappe_runtime::program::Program) and to records; and from records back to a program.
//!
//! [`lower`] reads as the order of things; each step is a file. A step reports what it cannot make sense of and goes on,
//! so that one mistake hides no other.

mod allocate;
mod assemble;
pub mod auto;
mod barrier;
mod builder;
mod carry;
mod control;
mod declare;
mod decode;
mod effects;
mod emit;
mod engines;
mod expect;
mod expectations;
mod exprs;
mod finish;
mod fold;
mod fuse;
mod ir;
mod judge;
mod lowered;
mod mode;
mod models;
mod names;
mod plan;
mod profiles;
mod program;
mod proof;
mod range;
mod record;
mod register;
mod remote;
mod rounds;
mod state;
mod statement;
mod streams;
mod sync;
mod template;
mod units;
mod work;

pub use assemble::{Assembly, Emitted, StreamImage};
pub use decode::{DecodedStream, barrier_engines, function_record, program_of_streams};
pub use effects::{RawBody, RawStep, raw_step};
pub use expect::{About, Expectation, ExpectationKind, Verdict};
pub use exprs::Exprs;
pub use ir::{FunctionIr, GroupIr, GroupKind, KernelIr, Node, Op, Post, QueueIr, RecordOp, StreamIr, Work};
pub use judge::{Evidence, Judgement, Reason, Trouble};
pub use models::{Models, kernels_of, written_for};
pub use names::{Names, Source};
pub use profiles::Profiles;
pub use proof::unproven;
pub use template::sign;
pub use work::{COMPUTE_COST, COPY_COST, RECORD_COST};

use crate::ast::{ItemKind, Kernel};
use crate::diagnostic::Diagnostics;
use crate::load::Loaded;
use crate::model::Model;
use state::Lowerer;
use units::Units;

/// A kernel on the model it is written for. `None` if it, or one that it calls, has errors.
pub fn lower<'m>(loaded: &Loaded, model: &'m Model, kernel: &Kernel, diags: &mut Diagnostics) -> Option<KernelIr<'m>> {
    let items = loaded.file(kernel.name.span.file).map(|f| f.ast.items.as_slice()).unwrap_or_default();
    let all = items.iter().filter_map(|i| match &i.kind {
        ItemKind::Kernel(k) => Some((k, i.broken)),
        _ => None,
    });
    let (kernels, broken): (Vec<&Kernel>, Vec<bool>) = all.unzip();
    let ir = lower_among(&kernels, model, kernel, diags)?;
    // What was not understood is not there: what is left is another kernel.
    let called = |name: &str| ir.streams.iter().flat_map(|s| &s.functions).any(|f| f.name == name);
    let whole = |(k, broken): (&&Kernel, &bool)| !broken || k.name.span != kernel.name.span && !called(&k.name.text);
    kernels.iter().zip(&broken).all(whole).then_some(ir)
}

/// As [`lower`]; `kernels` are those it may call.
pub fn lower_among<'m>(
    kernels: &[&Kernel],
    model: &'m Model,
    kernel: &Kernel,
    diags: &mut Diagnostics,
) -> Option<KernelIr<'m>> {
    let mut found = Diagnostics::new();
    let ir = lower_all(kernels, model, kernel, &mut found);
    let failed = found.has_errors();
    for d in found.iter() {
        diags.push(d.clone());
    }
    ir.filter(|_| !failed)
}

fn lower_all<'m>(
    kernels: &[&Kernel],
    model: &'m Model,
    kernel: &Kernel,
    diags: &mut Diagnostics,
) -> Option<KernelIr<'m>> {
    if kernel.auto.is_some() {
        let explicit = auto::explicit(model, kernel, diags)?;
        return lower_all(kernels, model, &explicit, diags);
    }
    let units = Units::new(kernel, kernels, diags);
    let cores = units::cores(&units.list, diags);
    let mut l = Lowerer::new(model, units, cores, diags);
    l.kernel_attrs();
    l.find_engines();
    l.declare();
    let mut streams = l.streams();
    l.barrier_counters();
    l.loop_registers(&mut streams);
    let expectations = l.expectations();
    Some(l.into_ir(model, kernel, streams, expectations))
}
