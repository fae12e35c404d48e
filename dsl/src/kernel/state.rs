//! What the lowering of one kernel knows while it runs.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use chappe_runtime::program::{BankId, BankKind, Core, Declared, Region, RegionId, SourceId};

use super::engines::{Engines, lowerings};
use super::exprs::Exprs;
use super::ir::{GroupIr, GroupKind};
use super::names::{Names, Source};
use super::profiles::Profiles;
use super::units::Units;
use crate::diagnostic::Diagnostics;
use crate::model::{Entry, FieldKind, Known, ModeTable, Model, TemplateKind};
use crate::source::Span;

/// How many findings are enough.
const MAX_FINDINGS: usize = 1000;

/// What a name stands for in a kernel, on one core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbol {
    /// Entries of a bank; `count` is `None` for a single one.
    Entry { bank: BankId, first: u32, count: Option<u32> },
    /// A region.
    Region { id: RegionId, count: Option<u32>, bytes: u64 },
    /// A queue.
    Queue(u32),
    /// A constant.
    Const(i64),
    /// Declared, but wrongly: reported already.
    Broken,
}

impl Symbol {
    /// What it is, for messages.
    pub(super) fn kind(self, l: &Lowerer<'_>) -> &'static str {
        match self {
            Symbol::Entry { bank, .. } if l.is_flag(bank) => "an event",
            Symbol::Entry { .. } => "a semaphore",
            Symbol::Region { .. } => "a region",
            Symbol::Queue(_) => "a queue",
            Symbol::Const(_) => "a constant",
            Symbol::Broken => "broken",
        }
    }
}

/// A queue while its engine is being found out.
#[derive(Clone, Debug)]
pub(super) struct QueueState {
    pub(super) name: String,
    pub(super) core: Core,
    pub(super) engine: Option<u32>,
    /// Where the engine was fixed: the declaration, or the first use.
    pub(super) fixed: Span,
    pub(super) drained_at_exit: bool,
}

/// Names of a unit on a core, with the places of their declarations.
pub(super) type Symbols<'a> = HashMap<&'a str, (Symbol, Span)>;

/// State of the lowering.
pub(super) struct Lowerer<'a> {
    pub(super) model: &'a Model,
    pub(super) diags: &'a mut Diagnostics,
    pub(super) profiles: Profiles,
    pub(super) exprs: Exprs,
    pub(super) units: Units<'a>,
    pub(super) cores: Core,
    pub(super) engines: Engines,
    /// The bank of `sem` and the bank of `event`.
    pub(super) counter_bank: Option<BankId>,
    pub(super) flag_bank: Option<BankId>,
    /// By unit and core.
    pub(super) symbols: Vec<Vec<Symbols<'a>>>,
    /// Ids that are taken, by core and bank.
    pub(super) taken: Vec<Vec<HashSet<u32>>>,
    pub(super) queues: Vec<QueueState>,
    pub(super) regions: Vec<Region>,
    pub(super) declared: Vec<Declared>,
    pub(super) names: Names,
    pub(super) groups: Vec<GroupIr>,
    pub(super) group_index: HashMap<GroupKind, u32>,
    pub(super) in_use: Vec<Vec<u32>>,
    pub(super) stream_index: HashMap<(Core, u32), u32>,
    pub(super) stream_keys: Vec<(Core, u32)>,
    /// How many iterations may still be tried one by one to show that an index stays in range.
    pub(super) tries: u64,
    /// For numbering clones of a statement outside the engine blocks.
    pub(super) ordinals: HashMap<&'static str, u32>,
    statements: u32,
    full: bool,
    /// Shapes of operations that have been tried.
    pub(super) shapes: super::carry::Shapes,
}

impl<'a> Lowerer<'a> {
    pub(super) fn new(model: &'a Model, units: Units<'a>, cores: Core, diags: &'a mut Diagnostics) -> Self {
        let (counter_bank, flag_bank) = sync_banks(model);
        let count = units.list.len();
        Lowerer {
            model,
            diags,
            profiles: Profiles::any(model),
            exprs: Exprs::default(),
            units,
            cores,
            engines: Engines::new(model),
            counter_bank,
            flag_bank,
            symbols: vec![vec![HashMap::new(); usize::from(cores)]; count],
            taken: vec![vec![HashSet::new(); model.banks.len()]; usize::from(cores)],
            queues: Vec::new(),
            regions: Vec::new(),
            declared: Vec::new(),
            names: Names {
                banks: model.banks.iter().map(|b| b.name.clone()).collect(),
                registers: model.registers.as_ref().map(|r| r.name.clone()).unwrap_or_default(),
                ..Names::default()
            },
            groups: Vec::new(),
            group_index: HashMap::new(),
            in_use: Vec::new(),
            stream_index: HashMap::new(),
            stream_keys: Vec::new(),
            tries: 1 << 22,
            ordinals: HashMap::new(),
            statements: 0,
            full: false,
            shapes: HashMap::new(),
        }
    }

    /// Whether so much is wrong already that more would help nobody.
    pub(super) fn is_full(&mut self) -> bool {
        self.statements += 1;
        if self.statements.is_multiple_of(256) && !self.full {
            self.full = self.diags.iter().count() > MAX_FINDINGS;
        }
        self.full
    }

    /// Whether a bank holds flags.
    pub(super) fn is_flag(&self, bank: BankId) -> bool {
        self.model.banks.get(usize::from(bank)).is_some_and(|b| b.entry == Entry::Flag)
    }

    /// A source for a statement.
    pub(super) fn source(&mut self, span: Span, inner: Option<Span>, label: Cow<'static, str>) -> SourceId {
        self.names.add_source(Source { span, inner, label, record: None })
    }

    /// The group of that kind, made if it is new.
    pub(super) fn group(&mut self, kind: GroupKind, span: Span) -> u32 {
        if let Some(g) = self.group_index.get(&kind) {
            return *g;
        }
        let members = match &kind {
            GroupKind::Engines(core) | GroupKind::Exit(core) | GroupKind::Record(core, _) => self.members(*core),
            GroupKind::Named(..) | GroupKind::Cores(_) => Vec::new(),
        };
        self.names.groups.push(match &kind {
            GroupKind::Engines(_) => "barrier".to_owned(),
            GroupKind::Exit(_) => "exit".to_owned(),
            GroupKind::Named(_, name) => format!("barrier {name}"),
            GroupKind::Cores(id) => format!("core barrier {id}"),
            GroupKind::Record(_, r) => self.model.records.get(*r as usize).map_or("join", |r| &r.name).to_owned(),
        });
        let id = self.groups.len() as u32;
        self.group_index.insert(kind.clone(), id);
        let source = self.source(span, None, "barrier".into());
        self.groups.push(GroupIr { kind, members, counter: None, in_register: false, registers: Vec::new(), source });
        id
    }
}

/// The banks that semaphores and events live in: those that the mode tables of the synchronizing record speak of, or else
/// the first of each kind.
fn sync_banks(model: &Model) -> (Option<BankId>, Option<BankId>) {
    let mut banks: Vec<usize> = Vec::new();
    let lowered = lowerings(model, "sync").flat_map(|l| &l.body).filter_map(|s| match &s.kind {
        TemplateKind::Literal(l) => model.records.get(l.record.index()),
        TemplateKind::Call { .. } => None,
    });
    for field in lowered.flat_map(|r| &r.fields) {
        let FieldKind::Mode(m) = &field.kind else { continue };
        match m.table {
            ModeTable::Wait(t) => {
                let modes = model.waits.get(t.index()).map(|t| t.modes.as_slice()).unwrap_or_default();
                banks.extend(modes.iter().filter_map(|m| known(&m.meaning).map(|m| m.bank.index())));
            }
            ModeTable::Update(t) => {
                let modes = model.updates.get(t.index()).map(|t| t.modes.as_slice()).unwrap_or_default();
                banks.extend(modes.iter().filter_map(|m| known(&m.meaning).map(|m| m.bank.index())));
            }
        }
    }
    banks.extend(0..model.banks.len());
    let first = |flag: bool| {
        let is = |b: &&usize| model.banks.get(**b).is_some_and(|b| (b.entry == Entry::Flag) == flag);
        banks.iter().find(is).map(|b| *b as BankId)
    };
    (first(false), first(true))
}

/// What is known, if it is.
pub(super) fn known<T>(k: &Known<T>) -> Option<&T> {
    match k {
        Known::Known(v) => Some(v),
        Known::Unknown(_) => None,
    }
}

/// What an entry is, as a program has it.
pub(super) fn bank_kind(entry: Entry) -> BankKind {
    match entry {
        Entry::Counter { bits, signed } => BankKind::Counter { bits, signed },
        Entry::Flag => BankKind::Flag,
    }
}

/// The banks of a model, as a program has them.
pub(super) fn program_banks(model: &Model) -> Vec<chappe_runtime::program::Bank> {
    let one = |b: &crate::model::Bank| chappe_runtime::program::Bank {
        size: b.size,
        kind: bank_kind(b.entry),
        reserved: b.reserved.iter().map(|r| (r.first, r.last)).collect(),
    };
    model.banks.iter().map(one).collect()
}

/// The register file of a model, as a program has it.
pub(super) fn program_registers(model: &Model) -> chappe_runtime::program::Registers {
    model.registers.as_ref().map_or_else(Default::default, |r| chappe_runtime::program::Registers {
        count: u16::try_from(r.count).unwrap_or(u16::MAX),
        bits: r.bits,
        init: r.init,
    })
}
