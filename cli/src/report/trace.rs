//! Watches a run: keeps the first and the last steps of every stream, and what they stalled on.

use std::collections::{HashMap, VecDeque};

use chappe_runtime::sim::{Entry, Observer, Place};

use super::view::View;

/// How many nested `for` variables are kept of a step.
pub(crate) const VARS: usize = 4;

/// A step that ran; or several of one statement, if all but the last take no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// When it began, all its waits passed.
    pub(crate) start: u64,
    /// When it ended.
    pub(crate) end: u64,
    /// The step.
    pub(crate) place: Place,
    /// The first variables of its stream.
    pub(crate) vars: [i64; VARS],
    /// What came before.
    pub(crate) stall: Option<Stall>,
}

/// A stretch of waiting before a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stall {
    /// Since when.
    pub(crate) from: u64,
    /// The update that ended it, if one did.
    pub(crate) by: Option<(Entry, Place)>,
}

/// Steps of a run, in order of their start.
pub(crate) struct Rows {
    /// The first ones.
    pub(crate) head: Vec<Row>,
    /// How many are left out.
    pub(crate) elided: u64,
    /// The last ones.
    pub(crate) tail: Vec<Row>,
}

/// Watches a run.
pub(crate) struct Trace<'a> {
    view: View<'a>,
    /// How many steps to keep of each stream at each end; `None`: all.
    keep: Option<usize>,
    lanes: Vec<Lane>,
    updated: HashMap<Entry, Place>,
}

#[derive(Default)]
struct Lane {
    clock: u64,
    blocked: Option<u64>,
    by: Option<(Entry, Place)>,
    head: Vec<Row>,
    tail: VecDeque<Row>,
    total: u64,
}

impl<'a> Trace<'a> {
    /// Nothing seen yet.
    pub(crate) fn new(view: View<'a>, keep: Option<usize>) -> Self {
        let lanes = view.program.streams.iter().map(|_| Lane::default()).collect();
        Trace { view, keep, lanes, updated: HashMap::new() }
    }

    fn lane(&mut self, place: Place) -> Option<&mut Lane> {
        self.lanes.get_mut(place.stream as usize)
    }

    /// The steps. At most `head` and `tail` of them if not all are kept.
    pub(crate) fn rows(self, head: usize, tail: usize) -> Rows {
        let total: u64 = self.lanes.iter().map(|l| l.total).sum();
        let (mut first, mut last): (Vec<Row>, Vec<Row>) = (Vec::new(), Vec::new());
        // Beyond these times, steps of some stream are missing.
        let (mut until, mut since) = (u64::MAX, 0);
        let keep = self.keep;
        for lane in self.lanes {
            let kept = (lane.head.len() + lane.tail.len()) as u64;
            if kept < lane.total {
                until = until.min(lane.head.last().map_or(0, |r| r.start));
                since = since.max(lane.tail.front().map_or(u64::MAX, |r| r.start));
                last.extend(lane.tail);
                first.extend(lane.head);
            } else {
                first.extend(lane.head);
                first.extend(lane.tail);
            }
        }
        let order = |r: &Row| (r.start, r.end, r.place.stream, r.place.pc);
        if keep.is_none() || (last.is_empty() && first.len() <= head + tail) {
            first.sort_by_key(order);
            return Rows { head: first, elided: 0, tail: Vec::new() };
        }
        // A stream that is kept whole takes part in both ends.
        last.extend(first.iter().filter(|r| r.start >= since && r.start > until));
        first.retain(|r| r.start <= until);
        last.retain(|r| r.start >= since);
        first.sort_by_key(order);
        last.sort_by_key(order);
        if last.is_empty() {
            last = first.split_off(first.len().min(head));
        }
        first.truncate(head);
        let last = last.split_off(last.len().saturating_sub(tail));
        let shown = (first.len() + last.len()) as u64;
        Rows { head: first, elided: total - shown.min(total), tail: last }
    }
}

impl Observer for Trace<'_> {
    fn step(&mut self, place: Place, vars: &[i64], time: u64) {
        let keep = self.keep;
        let Some(lane) = self.lane(place) else { return };
        let stall = lane.blocked.take().map(|from| Stall { from, by: lane.by.take() });
        let mut kept = [0; VARS];
        kept.iter_mut().zip(vars).for_each(|(k, v)| *k = *v);
        let row = Row { start: lane.clock.min(time), end: time, place, vars: kept, stall };
        lane.clock = time;
        // A statement that is several steps, as a barrier that drains first, is one line if the first take no time.
        if let Some(before) = lane.tail.back_mut().or(lane.head.last_mut())
            && before.start == before.end
            && before.place.source == place.source
            && before.place.pc + 1 == place.pc
        {
            *before = Row { stall: before.stall.or(row.stall), ..row };
            return;
        }
        lane.total += 1;
        match keep {
            Some(keep) if lane.head.len() >= keep => {
                if lane.tail.len() >= keep {
                    lane.tail.pop_front();
                }
                lane.tail.push_back(row);
            }
            _ => lane.head.push(row),
        }
    }

    fn blocked(&mut self, place: Place, time: u64) {
        if let Some(lane) = self.lane(place) {
            lane.blocked.get_or_insert(time);
        }
    }

    fn resumed(&mut self, place: Place, time: u64) {
        let view = self.view;
        let waits = view.step(place.stream, place.pc).map(|s| s.waits.as_slice()).unwrap_or_default();
        // With several waits, which of them held it up is not told.
        let by = match waits {
            [one] => view.constant(&one.sem).and_then(|e| self.updated.get(&e).map(|p| (e, *p))),
            _ => None,
        };
        if let Some(lane) = self.lane(place) {
            lane.clock = lane.clock.max(time);
            lane.by = by;
        }
    }

    fn updated(&mut self, entry: Entry, _value: i64, by: Place, _time: u64) {
        self.updated.insert(entry, by);
    }
}
