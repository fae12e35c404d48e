//! What a lowering must know of the machine: all of it comes from a specification.

use alloc::vec::Vec;

use crate::program::{Bank, BankId, BankKind, Register, Registers};

/// The machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Banks of a core, as a program has them.
    pub banks: Vec<Bank>,
    /// The bank of semaphores.
    pub sems: BankId,
    /// Semaphores of that bank that are taken, besides those that are reserved: counters of barriers.
    pub taken: Vec<u32>,
    /// The register file of an engine.
    pub registers: Registers,
    /// Registers that are kept for others, inclusive.
    pub kept: Vec<(Register, Register)>,
    /// What the words can carry.
    pub carriers: Carriers,
    /// How many semaphores the transfers of a queue take in turn. One is enough where a queue completes in order.
    pub rotation: u32,
    /// Time of a semaphore record, of a register record, of a branch.
    pub record_cost: u32,
    /// Time of a drain.
    pub drain_cost: u32,
    /// What brackets a control transfer, if loops and branches are to be bracketed by it.
    pub fence: Vec<FencePart>,
}

/// How many waits and posts a word carries inline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carriers {
    /// A semaphore record: waits and posts.
    pub sync: (usize, usize),
    /// The start of a transfer; its post is the transfer's.
    pub transfer: (usize, usize),
    /// A core barrier.
    pub core_barrier: (usize, usize),
    /// A drain.
    pub drain: (usize, usize),
    /// The start of a transfer can carry a threshold in a register.
    pub transfer_register: bool,
}

/// A part of a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FencePart {
    /// All engines of the core meet.
    Barrier,
    /// Every semaphore is cleared.
    ResetAll,
    /// What is in flight arrives.
    Drain,
    /// All cores meet, if there are several.
    CoreBarrier,
}

impl Default for Carriers {
    fn default() -> Self {
        Carriers { sync: (2, 1), transfer: (1, 1), core_barrier: (0, 0), drain: (1, 1), transfer_register: true }
    }
}

impl Default for Target {
    /// An abstract machine: 256 counters of 32 bits, 64 registers.
    fn default() -> Self {
        Target {
            banks: alloc::vec![Bank {
                size: 256,
                kind: BankKind::Counter { bits: 32, signed: true },
                reserved: Vec::new(),
            }],
            sems: 0,
            taken: Vec::new(),
            registers: Registers { count: 64, bits: 32, init: 0 },
            kept: Vec::new(),
            carriers: Carriers::default(),
            rotation: 1,
            record_cost: 1,
            drain_cost: 1,
            fence: Vec::new(),
        }
    }
}

impl Target {
    /// The largest value of a semaphore that compares right under either reading of its sign.
    #[must_use]
    pub fn most(&self) -> i64 {
        match self.banks.get(usize::from(self.sems)).map(|b| b.kind) {
            Some(BankKind::Counter { bits, .. }) => (1_i64 << (bits.clamp(1, 32) - 1)) - 1,
            _ => 0,
        }
    }

    /// Semaphores that may be used, ascending.
    #[must_use]
    pub fn free_sems(&self) -> Vec<u32> {
        let Some(bank) = self.banks.get(usize::from(self.sems)) else { return Vec::new() };
        let kept = |id: u32| bank.reserved.iter().any(|(first, last)| (*first..=*last).contains(&id));
        (0..bank.size).filter(|id| !kept(*id) && !self.taken.contains(id)).collect()
    }

    /// Registers that may be used, ascending.
    #[must_use]
    pub fn free_registers(&self) -> Vec<Register> {
        let kept = |r: Register| self.kept.iter().any(|(first, last)| (*first..=*last).contains(&r));
        (0..self.registers.count).filter(|r| !kept(*r)).collect()
    }
}
