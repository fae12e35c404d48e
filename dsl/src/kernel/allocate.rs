//! Ids of semaphores and events: pinned ones first, then the lowest free ones, in the order of the text.

use chappe_runtime::program::{BankId, Core, Declared};

use super::state::{Lowerer, Symbol};
use super::statement::Place;
use crate::ast::{ExprKind, PropertyKind, SemDecl};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model;

/// A declaration that needs ids.
pub(super) struct Request<'a> {
    pub(super) unit: usize,
    pub(super) cores: Vec<Core>,
    pub(super) decl: &'a SemDecl,
    pub(super) bank: BankId,
    pub(super) count: Option<u32>,
    pub(super) pin: Option<i64>,
}

impl Request<'_> {
    fn size(&self) -> u32 {
        self.count.unwrap_or(1)
    }
}

impl<'a> Lowerer<'a> {
    /// Finds ids for everything that needs them.
    pub(super) fn allocate(&mut self, requests: &[Request<'a>]) {
        // Two passes: a pinned id further down the text must not be given away before.
        for r in requests.iter().filter(|r| r.pin.is_some()) {
            if !self.inherit(r)
                && let Some(first) = self.pinned(r)
            {
                self.give(r, first);
            }
        }
        let mut full: Vec<(Core, BankId)> = Vec::new();
        for r in requests.iter().filter(|r| r.pin.is_none()) {
            if self.inherit(r) {
                continue;
            }
            match self.free_run(r) {
                Some(first) => self.give(r, first),
                None => {
                    let core = r.cores.first().copied().unwrap_or(0);
                    if !full.contains(&(core, r.bank)) {
                        full.push((core, r.bank));
                        self.too_many(requests, r, core);
                    }
                }
            }
        }
    }

    /// A called kernel's semaphore of the caller's name is the caller's.
    fn inherit(&mut self, r: &Request<'a>) -> bool {
        let same = |s: Symbol| matches!(s, Symbol::Entry { bank, count, .. } if bank == r.bank && count == r.count);
        let Some(symbols) = self.shared_meaning(r.unit, &r.cores, &r.decl.name.text, same) else { return false };
        for (core, symbol) in r.cores.iter().zip(symbols) {
            self.redefine(r, *core, symbol);
        }
        true
    }

    fn redefine(&mut self, r: &Request<'a>, core: Core, symbol: Symbol) {
        let map = self.symbols.get_mut(r.unit).and_then(|u| u.get_mut(usize::from(core)));
        if let Some(entry) = map.and_then(|m| m.get_mut(r.decl.name.text.as_str())) {
            entry.0 = symbol;
        }
    }

    fn bank(&self, bank: BankId) -> Option<&'a model::Bank> {
        self.model.banks.get(usize::from(bank))
    }

    fn pinned(&mut self, r: &Request<'a>) -> Option<u32> {
        let bank = self.bank(r.bank)?;
        let span = r.decl.id.as_ref().map_or(r.decl.name.span, |e| e.span);
        let pin = r.pin?;
        let last = pin.checked_add(i64::from(r.size()) - 1)?;
        if pin < 0 || last >= i64::from(bank.size) {
            let which = if pin == last { format!("id {pin} is") } else { format!("ids {pin}..={last} are") };
            let message =
                format!("`{}`: {which} out of range: `{}` has ids 0..={}", r.decl.name.text, bank.name, bank.size - 1);
            self.diags.push(Diagnostic::error(codes::ID_RANGE, span, message).with(bank.span, "the bank"));
            return None;
        }
        let (first, last) = (pin as u32, last as u32);
        if let Some(res) = bank.reserved.iter().find(|x| x.first <= last && first <= x.last) {
            let id = first.max(res.first);
            let message = format!(
                "`{}`: id {id} of `{}` is reserved for {} (ids {}..={})",
                r.decl.name.text, bank.name, res.owner, res.first, res.last
            );
            let d = Diagnostic::error(codes::ID_RESERVED, span, message).with(res.span, "reserved here");
            self.diags.push(d.help("leave the id out: a free one is chosen"));
            return None;
        }
        for core in &r.cores {
            if let Some(id) = (first..=last).find(|id| self.taken[usize::from(*core)][usize::from(r.bank)].contains(id))
            {
                let message = format!("`{}`: id {id} of `{}` has a name already", r.decl.name.text, bank.name);
                let d = Diagnostic::error(codes::ID_TWICE, span, message);
                let owner = self.names.entries.get(&(*core, r.bank, id)).cloned();
                self.diags.push(match owner {
                    Some(o) => d.help(format!("`{o}` is pinned to it")),
                    None => d,
                });
                return None;
            }
        }
        Some(first)
    }

    /// The lowest ids that are free on every core of the request.
    fn free_run(&self, r: &Request<'_>) -> Option<u32> {
        let bank = self.bank(r.bank)?;
        let free = |id: u32| {
            let reserved = bank.reserved.iter().any(|x| (x.first..=x.last).contains(&id));
            !reserved && !r.cores.iter().any(|c| self.taken[usize::from(*c)][usize::from(r.bank)].contains(&id))
        };
        let mut run = 0;
        for id in 0..bank.size {
            run = if free(id) { run + 1 } else { 0 };
            if run == r.size() {
                return Some(id + 1 - run);
            }
        }
        None
    }

    /// The highest free id of a core's bank, for a barrier's counter.
    pub(super) fn take_highest(&mut self, core: Core, bank: BankId) -> Option<u32> {
        let b = self.bank(bank)?;
        let taken = self.taken.get_mut(usize::from(core))?.get_mut(usize::from(bank))?;
        let free = |id: &u32| !taken.contains(id) && !b.reserved.iter().any(|x| (x.first..=x.last).contains(id));
        let id = (0..b.size).rev().find(free)?;
        taken.insert(id);
        Some(id)
    }

    fn give(&mut self, r: &Request<'a>, first: u32) {
        let name = &r.decl.name.text;
        for core in &r.cores {
            for i in 0..r.size() {
                let label = if r.count.is_some() { format!("{name}[{i}]") } else { name.clone() };
                self.names.entries.insert((*core, r.bank, first + i), label);
                self.taken[usize::from(*core)][usize::from(r.bank)].insert(first + i);
            }
            self.redefine(r, *core, Symbol::Entry { bank: r.bank, first, count: r.count });
        }
        self.properties(r, first);
    }

    fn properties(&mut self, r: &Request<'a>, first: u32) {
        let Some(bank) = self.bank(r.bank) else { return };
        let range = entry_range(bank);
        let at = Place::new(r.unit, r.cores.first().copied().unwrap_or(0));
        let mut declared = Declared { core: 0, bank: r.bank, id: 0, init: bank.init, limit: None, zero_at_exit: false };
        for p in &r.decl.properties {
            match &p.kind {
                PropertyKind::Init(e) => {
                    let Some(v) = self.constant(&at, e, "an initial value") else { continue };
                    if v < range.0 || v > range.1 {
                        let message = format!("{v} is out of the range {}..={} of `{}`", range.0, range.1, bank.name);
                        self.error(codes::RANGE, e.span, message);
                    } else {
                        declared.init = v;
                    }
                }
                PropertyKind::Limit(e) => declared.limit = self.limit(&at, e),
                PropertyKind::ZeroAtExit => declared.zero_at_exit = true,
                PropertyKind::DrainedAtExit => {
                    let d = Diagnostic::error(codes::PROPERTY, p.span, "only a queue can be `drained at exit`");
                    self.diags.push(d.help("a semaphore or an event can be `zero at exit`"));
                }
            }
        }
        if let Some((low, high)) = declared.limit
            && !(low..=high).contains(&declared.init)
        {
            let message =
                format!("`{}` starts at {}, outside its limit {low}..={high}", r.decl.name.text, declared.init);
            self.error(codes::RANGE, r.decl.name.span, message);
        }
        if declared.init != 0 || declared.limit.is_some() || declared.zero_at_exit {
            for core in &r.cores {
                for i in 0..r.size() {
                    self.declared.push(Declared { core: *core, id: first + i, ..declared.clone() });
                }
            }
        }
    }

    fn limit(&mut self, at: &Place, e: &crate::ast::Expr) -> Option<(i64, i64)> {
        let ExprKind::Range { first, last, inclusive } = &e.kind else {
            self.error(codes::EXPRESSION, e.span, "expected a range, as `0..=15`");
            return None;
        };
        let (low, high) = (self.constant(at, first, "a limit"), self.constant(at, last, "a limit"));
        let (low, high) = (low?, high?);
        let high = if *inclusive { high } else { high.saturating_sub(1) };
        if low > high {
            self.error(codes::RANGE, e.span, "this range is empty");
            return None;
        }
        Some((low, high))
    }

    fn too_many(&mut self, requests: &[Request<'a>], r: &Request<'a>, core: Core) {
        let Some(bank) = self.bank(r.bank) else { return };
        let mine = requests.iter().filter(|x| x.bank == r.bank && x.cores.contains(&core));
        let needed: u64 = mine.map(|x| u64::from(x.size())).sum();
        let reserved = bank.reserved.iter().map(|x| u64::from(x.last.saturating_sub(x.first)) + 1).sum::<u64>();
        let free = u64::from(bank.size).saturating_sub(reserved);
        let place = if self.cores > 1 { format!("core {core}: ") } else { String::new() };
        let message = format!(
            "{place}{needed} ids of `{}` are needed, but {free} are available ({} less {reserved} reserved): none left for `{}`",
            bank.name, bank.size, r.decl.name.text
        );
        let d = Diagnostic::error(codes::TOO_MANY, r.decl.name.span, message).with(bank.span, "the bank");
        let pinned = requests.iter().any(|x| x.pin.is_some());
        self.diags.push(if needed <= free && pinned {
            d.help("an array needs ids in a row: pinned ids are in the way")
        } else {
            d.help("declare fewer, or make arrays shorter")
        });
    }
}

/// The values that an entry can have.
pub(super) fn entry_range(bank: &model::Bank) -> (i64, i64) {
    match bank.entry {
        model::Entry::Flag => (0, 1),
        model::Entry::Counter { bits, signed } => {
            let bits = u32::from(bits.clamp(1, 32));
            if signed { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
        }
    }
}
