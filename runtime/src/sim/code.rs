//! Micro-operations: what the steps of a program become before they run.
//!
//! The common waits and updates (a plain counter or flag, constant operands) are decoded in full; everything else
//! refers back to its step.

use alloc::vec::Vec;

use super::affine::Affine;
use super::layout::Layout;
use crate::program::{Compare, Pc};

/// What a micro-operation does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Takes `cost`.
    Pass,
    /// Waits until `cell` is at least `value`, then takes `cost`. The cell never falls: once passed, always passed, so
    /// that the engine need not be the earliest to test it.
    Reach,
    /// Waits until `cell compare value`, then takes `cost`.
    Wait,
    /// Adds `value` to `cell`, then takes `cost`.
    Add,
    /// Takes `cost`, then adds `value` to `cell`.
    LateAdd,
    /// As `Reach`, for a channel: others may have posted ahead.
    Await,
    /// As `Await` or `Reach`, for operand number `value` of those that depend on one variable.
    Affine,
    /// As `Add`, to a channel: may be done ahead.
    Post,
    /// As `LateAdd`, to a channel.
    LatePost,
    /// Ends a turn of the loop of variable `value`, whose body starts at micro-operation `cell`.
    Next,
    /// The wait number `value` of step `cell`.
    AnyWait,
    /// The update number `value` of step `cell`.
    AnyUpdate,
    /// The body of step `cell`.
    Body,
}

/// A micro-operation: 16 bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Op {
    pub(crate) kind: Kind,
    pub(crate) compare: Compare,
    /// It completes a step.
    pub(crate) last: bool,
    pub(crate) cell: u32,
    pub(crate) value: i32,
    pub(crate) cost: u32,
}

impl Op {
    /// How long before its effect it starts.
    #[inline]
    pub(crate) fn lead(&self) -> u64 {
        if matches!(self.kind, Kind::LateAdd | Kind::LatePost) { u64::from(self.cost) } else { 0 }
    }
}

/// The micro-operations of one stream.
pub(crate) struct StreamCode {
    pub(crate) ops: Vec<Op>,
    /// First micro-operation of each step, and the end. Ascending: every step has at least one.
    pub(crate) starts: Vec<u32>,
}

impl StreamCode {
    /// The step that a micro-operation belongs to; the number of steps for the end.
    pub(crate) fn pc(&self, at: usize) -> Pc {
        let steps = self.starts.partition_point(|start| *start as usize <= at) - 1;
        // Fewer steps than micro-operations, which are counted in 32 bits.
        steps as Pc
    }
}

/// A program ready to run.
pub(crate) struct Code {
    pub(crate) streams: Vec<StreamCode>,
    pub(crate) layout: Layout,
    /// Initial value of every cell.
    pub(crate) init: Vec<i32>,
    pub(crate) affines: Vec<Affine>,
    /// Which cells are channels.
    pub(crate) channels: Vec<bool>,
    /// Declared limits, by cell.
    pub(crate) limits: Vec<(u32, (i64, i64))>,
    pub(crate) predicates: Vec<bool>,
    pub(crate) seed: Option<u64>,
    pub(crate) step_limit: u64,
}
