//! How far apart in turns things are at most that have to do with each other, and so how many turns are enough.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::Cut;
use super::loops::Loops;
use super::rewrite::turnless;
use super::walk::{Did, Gain, all, amounts, turns};
use crate::verify::act::{Act, Ask, CellId, Change};
use crate::verify::cells::Bounds;
use crate::verify::compile::compile;
use crate::verify::cursor::Walk;

pub(super) struct Distances<'a> {
    pub(super) walk: &'a Walk<'a>,
    pub(super) loops: &'a Loops<'a>,
    pub(super) gains: &'a [Gain],
    pub(super) init: &'a [i64],
    pub(super) bounds: &'a [Bounds],
}

/// Turns: between the sides of a wait, and from either end of the loops.
struct Reach {
    between: i128,
    early: i128,
    late: i128,
    /// By cell: what is added and taken elsewhere than in the middle.
    elsewhere: BTreeMap<CellId, i128>,
}

impl Distances<'_> {
    /// What can be left out, if it is worth it.
    pub(super) fn cut(&self, middle: &[Vec<Did>]) -> Option<Cut> {
        let (shape, least) = (self.loops.shape, i128::from(self.loops.least));
        let period = i128::from(shape.period);
        let program = turnless(self.walk.code.program, self.loops);
        let code = compile(&program);
        let outside = all(&Walk { code: &code, ..*self.walk })?;
        let (first, last) = (self.ends(true)?, self.ends(false)?);
        let everything: Vec<Act> = outside.iter().chain(&first).chain(&last).copied().collect();
        let mut reach = Reach {
            between: i128::from(self.loops.apart),
            early: shape.early.into(),
            late: shape.late.into(),
            elsewhere: amounts(&everything),
        };
        self.inside(middle, &first, &last, &mut reach);
        for act in &outside {
            self.outside(act, &mut reach)?;
        }
        self.limits(&mut reach);
        // A way from one action to another leads through each thread at most once.
        let most = (reach.between + period + 1) * self.walk.code.threads.len() as i128;
        let need = 8 * (most + period) + reach.early + reach.late + 64;
        let turns = (least - need).max(0) / period * period;
        let at = (reach.early + 4 * most + 2 * period) / period * period + period;
        let small = |value: i128| i64::try_from(value).ok();
        (turns >= least / 2).then_some(Cut { at: small(at)?, turns: small(turns)?, period: shape.period })
    }

    /// What is done in the first turns, or the last.
    fn ends(&self, first: bool) -> Option<Vec<Act>> {
        let shape = self.loops.shape;
        let mut did = Vec::new();
        for (thread, of) in self.loops.threads(self.walk) {
            let count = if first { shape.early } else { shape.late }.checked_add(2 * shape.period)?;
            let start = if first { 0 } else { of.count.checked_sub(count)? };
            did.extend(turns(self.walk, thread, &of, (start, count))?.into_iter().map(|(_, act)| act));
        }
        Some(did)
    }

    /// How many turns it takes to add so much to a cell; nothing if no turn does.
    fn near(&self, cell: CellId, amount: i128) -> Option<i128> {
        let (added, period) = (self.gains[cell as usize].added, i128::from(self.loops.shape.period));
        (added > 0).then(|| (amount + 2 * added) * period / added + 2 * period)
    }

    fn is_entry(&self, cell: CellId) -> bool {
        self.walk.code.cells.entry(cell).is_some()
    }

    /// By how much what is waited for is more than what turns before that one would leave there.
    fn ahead(&self, act: &Act, turn: i64) -> Option<(CellId, i128)> {
        let (cell, Ask { value, .. }) = (act.cell()?, act.test()?);
        let left = self.gains[cell as usize].net * i128::from(turn) / i128::from(self.loops.shape.period);
        let ahead = i128::from(value) - i128::from(self.init[cell as usize]) - left;
        Some((cell, if self.is_entry(cell) { ahead.abs() } else { 0 }))
    }

    /// Waits of the loops.
    fn inside(&self, middle: &[Vec<Did>], first: &[Act], last: &[Act], reach: &mut Reach) {
        let shape = self.loops.shape;
        let wide = |cell: CellId, zone: i64| {
            let net = self.gains[cell as usize].net.abs();
            net * i128::from(zone + 2 * shape.period) / i128::from(shape.period)
        };
        let turns = |(cell, ahead): (CellId, i128), zone: i64| {
            let elsewhere = reach.elsewhere.get(&cell).copied().unwrap_or_default();
            self.near(cell, ahead + elsewhere + wide(cell, zone))
        };
        let acts = middle.iter().flatten().map(|(_, act)| act);
        let between = acts.filter_map(|act| turns(self.ahead(act, self.loops.first())?, 0)).max();
        let early = first.iter().filter_map(|act| turns(self.ahead(act, 0)?, shape.early)).max();
        let late = last.iter().filter_map(|act| turns(self.ahead(act, self.loops.least)?, shape.late)).max();
        reach.between = reach.between.max(between.unwrap_or_default());
        reach.early = reach.early.max(early.unwrap_or_default());
        reach.late = reach.late.max(late.unwrap_or_default());
    }

    /// A wait outside of the loops: for what the first turns add, or all but the last.
    fn outside(&self, act: &Act, reach: &mut Reach) -> Option<()> {
        let (Some(cell), Some(Ask { value, .. })) = (act.cell(), act.test()) else { return Some(()) };
        let (gain, init) = (self.gains[cell as usize], i128::from(self.init[cell as usize]));
        let elsewhere = reach.elsewhere.get(&cell).copied().unwrap_or_default();
        if gain.net == 0 || !self.is_entry(cell) {
            let own = if self.is_entry(cell) { i128::from(value).abs() + init.abs() } else { 0 };
            let turns = self.near(cell, own + elsewhere).unwrap_or_default();
            (reach.early, reach.late) = (reach.early.max(turns), reach.late.max(turns));
            return Some(());
        }
        if act.change() != Change::Keep {
            return None;
        }
        let above = i128::from(value) - init;
        let all = gain.net * i128::from(self.loops.least) / i128::from(self.loops.shape.period);
        if is_late(above, all) {
            reach.late = reach.late.max(self.near(cell, (all - above).abs() + elsewhere)?);
        } else {
            reach.early = reach.early.max(self.near(cell, above.abs() + elsewhere)?);
        }
        Some(())
    }

    /// A counter that is raised as often as it is lowered may be raised to its limit before.
    fn limits(&self, reach: &mut Reach) {
        for (cell, (gain, bounds)) in (0..).zip(self.gains.iter().zip(self.bounds)) {
            let elsewhere = reach.elsewhere.get(&cell).copied().unwrap_or_default();
            let init = i128::from(self.init[cell as usize]);
            let all = gain.added * i128::from(self.loops.most) / i128::from(self.loops.shape.period);
            let most = i128::from(crate::verify::classes::limits(bounds).1);
            // What was there at the start is used up.
            if gain.net == 0 {
                reach.early = reach.early.max(self.near(cell, init.abs() + elsewhere).unwrap_or_default());
            }
            if gain.added > 0 && self.is_entry(cell) && init + all + elsewhere > most {
                let turns = self.near(cell, (most - init).abs() + elsewhere).unwrap_or_default();
                reach.early = reach.early.max(turns);
            }
        }
    }
}

/// Whether a wait for so much more than there is at the start is one for what the last turns add.
pub(super) fn is_late(above: i128, all: i128) -> bool {
    2 * above > all
}
