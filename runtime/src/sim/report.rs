//! The outcome of a machine that has come to rest.

use alloc::vec::Vec;

use super::fault::{Fault, FaultKind};
use super::machine::{Machine, Status};
use super::observe::Observer;
use super::outcome::{BankOutcome, End, Outcome, StreamOutcome};
use crate::program::BankId;

impl<O: Observer> Machine<'_, O> {
    /// Sums up. `rested`: nothing is left to do, so that whoever has not ended is blocked.
    pub(super) fn report(mut self, rested: bool) -> Outcome {
        let deadlock = if rested { self.deadlock() } else { None };
        let transfers = self.queues.iter().map(|queue| queue.pending.front().map_or(queue.free, |first| first.start));
        let time = self.engines.iter().map(|engine| engine.time).chain(transfers).max().unwrap_or(0);
        let end = match deadlock {
            Some(deadlock) => End::Deadlock(deadlock),
            None if rested => {
                self.leaks(time);
                End::Finished
            }
            None => End::StepLimit,
        };
        Outcome {
            end,
            time,
            steps: self.engines.iter().map(|engine| engine.steps).sum(),
            streams: (0..self.engines.len()).map(|stream| self.stream(stream)).collect(),
            banks: self.banks(),
            outstanding: self.queues.iter().map(|queue| queue.issued - queue.complete).collect(),
            faults: self.faults,
        }
    }

    fn leaks(&mut self, time: u64) {
        for declared in self.program.declared.iter().filter(|declared| declared.zero_at_exit) {
            let layout = &self.code.layout;
            let Some(cell) = layout.cell(declared.core, declared.bank, i64::from(declared.id)) else {
                continue;
            };
            let value = layout.format(declared.bank).decode(self.cells[cell as usize].value);
            if value != 0 {
                let entry = Some(layout.entry(cell));
                let fault = Fault { kind: FaultKind::Leak, time, place: None, entry, value };
                self.faults.record(fault);
                if O::ENABLED {
                    self.observer.fault(&fault);
                }
            }
        }
    }

    fn stream(&mut self, number: usize) -> StreamOutcome {
        let code = &self.code.streams[number];
        let engine = &mut self.engines[number];
        StreamOutcome {
            finished: engine.status == Status::Finished,
            pc: code.pc(engine.at),
            steps: engine.steps,
            busy: engine.time - engine.stalled,
            stalled: engine.stalled,
            end_time: engine.time,
            registers: core::mem::take(&mut self.frames[number].registers),
        }
    }

    fn banks(&self) -> Vec<BankOutcome> {
        let mut banks = Vec::new();
        for core in 0..self.program.cores {
            // At most 2^16 banks in a valid program.
            for bank in (0..self.program.banks.len()).map(|bank| bank as BankId) {
                let format = self.code.layout.format(bank);
                let cells = &self.cells[self.code.layout.bank(core, bank)];
                let touched = (0..).zip(cells).filter(|(_, cell)| cell.touched).map(|(id, _)| id);
                banks.push(BankOutcome {
                    core,
                    bank,
                    values: cells.iter().map(|cell| format.decode(cell.value)).collect(),
                    touched: touched.collect(),
                });
            }
        }
        banks
    }
}
