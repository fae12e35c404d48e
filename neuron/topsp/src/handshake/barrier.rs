//! The devices' barrier.

use chappe_neuron::BarrierOp;

use super::BarrierModel;
use super::emit::Emitter;
use crate::barrier::Operation;
use crate::compose::{BarrierPost, Composed};
use crate::error::Result;
use crate::image::{Barrier, SpEngine};

/// The steps of a leader's barrier.
pub(super) fn run(
    emitter: &mut Emitter,
    one: &Composed,
    engine: &SpEngine,
    model: BarrierModel,
    program: &[Operation],
) -> Result<()> {
    let Barrier::Device(config) = &engine.barrier else { return Ok(()) };
    for (step, slots) in config.steps.iter().enumerate() {
        for post in one.posts.iter().filter(|p| told_in(program, p, model) == step) {
            if model == BarrierModel::ArriveRelease && post.at.op == BarrierOp::Entry {
                continue;
            }
            emitter.post(&label("barrier", step, post.at.slot), post.post.to, post.post.local, post.weight)?;
        }
        for (slot, at) in slots.iter().enumerate() {
            let waits = model == BarrierModel::EveryStep || is_exit(program, step, slot);
            if let Some(sema) = at.sema.filter(|_| waits && at.bits != 0) {
                emitter.wait(&label("barrier", step, slot), sema, at.bits)?;
            }
        }
    }
    Ok(())
}

fn label(what: &str, step: usize, slot: usize) -> alloc::string::String {
    alloc::format!("{what} step {step} slot {slot}")
}

/// In which step a post is made: with arrive and release, an exit's in the step of the entry over the same link.
fn told_in(program: &[Operation], post: &BarrierPost, model: BarrierModel) -> usize {
    match (model, post.at.op) {
        (BarrierModel::ArriveRelease, BarrierOp::Exit) => {
            let entry = program.iter().find(|o| o.barrier == post.at.barrier && o.op == BarrierOp::Entry);
            entry.map_or(post.at.step, |o| o.step)
        }
        _ => post.at.step,
    }
}

/// Whether a slot of a step is an exit: what a rank hears, which need not be over a link that it tells over.
fn is_exit(program: &[Operation], step: usize, slot: usize) -> bool {
    program.iter().any(|o| o.step == step && o.slot == slot && o.op == BarrierOp::Exit)
}
