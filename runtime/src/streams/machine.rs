//! What generated code knows of a machine: enough to run decoded records without the specification.

use alloc::vec::Vec;

use super::effect::NoEffect;
use super::link::Environment;
use super::mode::{Meaning, Operands, Sync, Wire};
use super::step::{RawBody, RawStep, Waits};
use crate::program::{Bank, BankId, BankKind, Core, Registers, Value};
use crate::record::{Family, Kind, ModeRow, ModeTable, Place, RecordInfo, bits_at, is_here, text_at};

/// A specification on one architecture, as far as running its records goes.
#[derive(Debug)]
pub struct Machine {
    /// As people write it: `neuron::cayman`.
    pub title: &'static str,
    /// Banks, in declared order: a program's numbers for them are positions here.
    pub banks: &'static [BankState],
    /// The register file of every engine, if they have one.
    pub registers: Option<RegisterFile>,
    /// Engines; none if kernels name them as they like.
    pub engines: &'static [EngineInfo],
    /// Numbers of the engines that take part in barriers; `None`: all.
    pub joins: Option<&'static [u32]>,
    /// What modes mean: for each table, its modes in declared order.
    pub modes: &'static [(&'static ModeTable, &'static [Meaning])],
    /// What records do.
    pub records: &'static [Semantics],
    /// How long a transfer runs, in cycles.
    pub copy_cost: u32,
}

/// A bank.
#[derive(Debug)]
pub struct BankState {
    /// Its name.
    pub name: &'static str,
    /// Number of entries.
    pub size: u32,
    /// Counters or flags.
    pub kind: BankKind,
    /// Ids that programs must not use: first, last, whom for.
    pub reserved: &'static [(u32, u32, &'static str)],
    /// Ids that have names.
    pub named: &'static [(&'static str, u32)],
}

/// The register file of an engine.
#[derive(Debug)]
pub struct RegisterFile {
    /// Its name; register 4 of `r` is `r4`.
    pub name: &'static str,
    /// Number of registers.
    pub count: u32,
    /// Width in bits.
    pub bits: u8,
    /// Registers are compared as two's complement.
    pub signed: bool,
    /// Value of every register at the start.
    pub init: u64,
    /// Numbers that programs must not use: first, last, whom for.
    pub reserved: &'static [(u32, u32, &'static str)],
}

/// An engine.
#[derive(Debug)]
pub struct EngineInfo {
    /// Its name.
    pub name: &'static str,
    /// Its number.
    pub number: u32,
    /// It stands for several engines and has no stream of its own.
    pub pseudo: bool,
}

/// What a record does.
#[derive(Debug)]
pub struct Semantics {
    /// The record.
    pub record: &'static RecordInfo,
    /// Its mode rows in the order they act.
    pub order: &'static [u16],
    /// Groups of wait rows of which one is enough.
    pub any: &'static [&'static [u16]],
    /// Wait rows with the row that holds their mask.
    pub masks: &'static [(u16, u16)],
    /// What it does besides.
    pub effects: Effects,
    /// Its time, in cycles.
    pub cost: u32,
    /// It begins a function: first byte and length of its name.
    pub function: Option<(u32, u32)>,
}

/// What a record does besides waiting and posting.
#[derive(Clone, Copy, Debug)]
pub enum Effects {
    /// Always the same.
    Fixed(&'static [Effect]),
    /// Nobody knows; why.
    Unknown(&'static str),
    /// What depends on its bytes.
    Of(fn(&[u8], &mut Vec<RawBody>) -> Result<(), NoEffect>),
}

/// An effect that needs no operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Waits for the engine's transfers.
    Drain,
    /// Meets the other engines that join, at this kind of record.
    Join(u32),
    /// Meets the other cores.
    JoinCores,
    /// Ends the stream.
    Stop,
    /// Goes back to the caller.
    Return,
}

impl From<Effect> for RawBody {
    fn from(e: Effect) -> RawBody {
        match e {
            Effect::Drain => RawBody::Drain(None),
            Effect::Join(kind) => RawBody::Join(kind),
            Effect::JoinCores => RawBody::JoinCores,
            Effect::Stop => RawBody::Stop,
            Effect::Return => RawBody::Return,
        }
    }
}

impl Semantics {
    /// What masks the wait of a row.
    fn mask(&self, record: &RecordInfo, row: u16, bytes: &[u8]) -> Option<Wire> {
        let (_, mask) = self.masks.iter().find(|(of, _)| *of == row)?;
        match &record.rows.get(usize::from(*mask))?.kind {
            Kind::Scalar { place, .. } | Kind::Constant { place, .. } => {
                Some(Wire { bits: bits_at(bytes, 0, place).unwrap_or(0), width: place.width })
            }
            Kind::Bytes { .. } | Kind::Fill { .. } | Kind::Mode(_) | Kind::Union(_) => None,
        }
    }
}

impl Machine {
    /// What is known of a record.
    #[must_use]
    pub fn semantics(&self, record: &RecordInfo) -> Option<&Semantics> {
        self.records.iter().find(|s| core::ptr::eq(s.record, record) || s.record.name == record.name)
    }

    /// The engine of that number.
    #[must_use]
    pub fn engine(&self, number: u32) -> Option<&EngineInfo> {
        self.engines.iter().find(|e| e.number == number)
    }

    /// The number of the engine of that name.
    #[must_use]
    pub fn engine_number(&self, name: &str) -> Option<u32> {
        self.engines.iter().find(|e| e.name == name && !e.pseudo).map(|e| e.number)
    }

    /// What a record does on a core.
    ///
    /// # Errors
    /// What the specification does not know.
    pub fn step(&self, record: &RecordInfo, bytes: &[u8], core: Core) -> Result<RawStep, NoEffect> {
        let semantics = self.semantics(record).ok_or(NoEffect::NoRecord(record.name))?;
        let (mut waits, mut updates) = (Waits::default(), Vec::new());
        for number in semantics.order {
            let Some(row) = record.rows.get(usize::from(*number)) else { continue };
            let Kind::Mode(mode) = &row.kind else { continue };
            if !is_here(record, row, bytes, 0) {
                continue;
            }
            match self.mode(mode, semantics.mask(record, *number, bytes), bytes, core)? {
                Some(Sync::Wait(w)) => waits.push(w, semantics.any.iter().position(|group| group.contains(number))),
                Some(Sync::Update(u)) => updates.push(u),
                None => {}
            }
        }
        let waits = waits.finish(semantics.any.len()).ok_or(NoEffect::NoAlternative(record.name))?;
        let mut bodies = Vec::new();
        match semantics.effects {
            Effects::Fixed(all) => bodies.extend(all.iter().map(|e| RawBody::from(*e))),
            Effects::Unknown(why) => return Err(NoEffect::Record { name: record.name, why }),
            Effects::Of(effects) => effects(bytes, &mut bodies)?,
        }
        Ok(RawStep { waits, bodies, updates, cost: semantics.cost, duration: self.copy_cost })
    }

    /// What a member of a family does on a core.
    ///
    /// # Errors
    /// What the specification does not know.
    pub fn step_of<F: Family>(&self, member: &F, core: Core) -> Result<RawStep, NoEffect> {
        let info = member.info().ok_or(NoEffect::Bytes)?;
        self.step(info, member.encode().as_ref(), core)
    }

    /// The function that begins with a record.
    #[must_use]
    pub fn function<'b>(&self, record: &RecordInfo, bytes: &'b [u8]) -> Option<&'b str> {
        let (at, len) = self.semantics(record)?.function?;
        Some(text_at(bytes, at as usize, len as usize))
    }

    fn mode(&self, row: &ModeRow, mask: Option<Wire>, bytes: &[u8], core: Core) -> Result<Option<Sync>, NoEffect> {
        let read = |place: &Place| bits_at(bytes, 0, place).unwrap_or(0);
        let wire = read(&row.mode);
        if wire == 0 && row.optional {
            return Ok(None);
        }
        let numbered = row.table.modes.iter().enumerate().filter(|(_, m)| m.wire == wire);
        let Some((at, info)) = numbered.clone().find(|(_, m)| m.unavailable.is_none()).or(numbered.clone().next())
        else {
            return Err(NoEffect::Operator("a mode that is none"));
        };
        let meanings = self.modes.iter().find(|(t, _)| core::ptr::eq(*t, row.table) || t.name == row.table.name);
        let Some(meaning) = meanings.and_then(|(_, all)| all.get(at)) else {
            return Err(NoEffect::Operator("a mode that is none"));
        };
        let value = row.value.as_ref().filter(|_| info.takes_value);
        let value = value.map_or(Wire { bits: 0, width: 0 }, |place| Wire { bits: read(place), width: place.width });
        let id = Value::Imm(read(&row.index) as i64);
        let sync = meaning.with(core, id, Operands::Number(value), mask.map(Operands::Number), |b| self.kind(b));
        sync.map(Some).map_err(|why| NoEffect::Meaning { name: info.name, why })
    }

    fn kind(&self, bank: BankId) -> Option<BankKind> {
        self.banks.get(usize::from(bank)).map(|b| b.kind)
    }

    /// What streams of it run on.
    #[must_use]
    pub fn environment(&self, streams: Vec<(Core, u32)>) -> Environment<'static> {
        let bank = |b: &BankState| Bank {
            size: b.size,
            kind: b.kind,
            reserved: b.reserved.iter().map(|(first, last, _)| (*first, *last)).collect(),
        };
        let registers = self.registers.as_ref().map_or_else(Registers::default, |r| Registers {
            count: u16::try_from(r.count).unwrap_or(u16::MAX),
            bits: r.bits,
            init: r.init,
        });
        Environment {
            banks: self.banks.iter().map(|b| (b.name, bank(b))).collect(),
            registers,
            joins: self.joins.map(<[u32]>::to_vec),
            streams,
        }
    }
}
