//! Declarations: what each name stands for, before any statement is looked at.

use chappe_runtime::program::{BankId, Core, Region};

use super::allocate::Request;
use super::state::{Lowerer, QueueState, Symbol};
use super::statement::Place;
use crate::ast::{Decl, KernelRowKind, Name, Property, PropertyKind, RegionDecl, SemDecl};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

/// Most elements of a region.
const MAX_ELEMENTS: i64 = 1 << 20;

impl<'a> Lowerer<'a> {
    /// Declares everything of every unit: constants first, since others use them.
    pub(super) fn declare(&mut self) {
        let mut requests = Vec::new();
        for unit in 0..self.units.list.len() {
            let decls = self.decls(unit);
            for (cores, decl) in &decls {
                if let Decl::Const { name, value } = decl {
                    for core in cores {
                        let v = self.constant(&Place::new(unit, *core), value, "a constant");
                        self.name(unit, &[*core], name, v.map_or(Symbol::Broken, Symbol::Const));
                    }
                }
            }
            for (cores, decl) in decls {
                match decl {
                    Decl::Const { .. } => {}
                    Decl::Sem(list) => self.sems(unit, &cores, list, self.counter_bank, "counters", &mut requests),
                    Decl::Event(list) => self.sems(unit, &cores, list, self.flag_bank, "flags", &mut requests),
                    Decl::Region(list) => list.iter().for_each(|r| self.region(unit, &cores, r)),
                    Decl::Queue { names, engine, properties } => {
                        self.queue(unit, &cores, names, engine.as_ref(), properties);
                    }
                }
            }
        }
        self.allocate(&requests);
    }

    /// Declarations of a unit, with the cores they are for.
    fn decls(&self, unit: usize) -> Vec<(Vec<Core>, &'a Decl)> {
        let mut out = Vec::new();
        for row in &self.units.list[unit].rows {
            match &row.kind {
                KernelRowKind::Decl(d) => out.push(((0..self.cores).collect(), d)),
                KernelRowKind::Core { core: (n, _), rows } if *n < u128::from(self.cores) => {
                    for inner in rows {
                        if let KernelRowKind::Decl(d) = &inner.kind {
                            out.push((vec![*n as Core], d));
                        }
                    }
                }
                _ => {}
            }
        }
        out
    }

    /// Gives a name its meaning on some cores; a name has one meaning.
    pub(super) fn name(&mut self, unit: usize, cores: &[Core], name: &'a Name, symbol: Symbol) -> bool {
        for core in cores {
            let Some(map) = self.symbols.get_mut(unit).and_then(|u| u.get_mut(usize::from(*core))) else { continue };
            if let Some((_, first)) = map.get(name.text.as_str()) {
                let d = Diagnostic::error(codes::DUPLICATE, name.span, format!("`{}` is declared twice", name.text));
                self.diags.push(d.with(*first, "first declared here"));
                return false;
            }
            map.insert(&name.text, (symbol, name.span));
        }
        true
    }

    fn sems(
        &mut self,
        unit: usize,
        cores: &[Core],
        list: &'a [SemDecl],
        bank: Option<BankId>,
        kind: &str,
        requests: &mut Vec<Request<'a>>,
    ) {
        for decl in list {
            if !self.name(unit, cores, &decl.name, Symbol::Broken) {
                continue;
            }
            let Some(bank) = bank else {
                let message = format!("{} has no bank of {kind} for `{}`", self.model.title(), decl.name.text);
                let d = Diagnostic::error(codes::NO_BANK, decl.name.span, message);
                let banks = self.model.banks.iter().map(|b| b.name.as_str()).collect::<Vec<_>>().join(", ");
                self.diags.push(if banks.is_empty() {
                    d.help("it has no banks at all")
                } else {
                    d.help(format!("its banks are: {banks}"))
                });
                continue;
            };
            let at = Place::new(unit, cores.first().copied().unwrap_or(0));
            let count = match &decl.count {
                None => Some(None),
                Some(e) => self.positive(&at, e, "the number of entries").map(Some),
            };
            let pin = match &decl.id {
                None => Some(None),
                Some(e) => self.pin(&at, e, bank).map(Some),
            };
            if let (Some(count), Some(pin)) = (count, pin) {
                let count = count.map(|n| u32::try_from(n).unwrap_or(u32::MAX));
                requests.push(Request { unit, cores: cores.to_vec(), decl, bank, count, pin });
            }
        }
    }

    /// A pinned id: a number, or a name that the bank gives one.
    fn pin(&mut self, at: &Place, e: &crate::ast::Expr, bank: BankId) -> Option<i64> {
        if let crate::ast::ExprKind::Path(path) = &e.kind
            && let [name] = path.as_slice()
            && let Some(b) = self.model.banks.get(usize::from(bank))
            && let Some((_, id)) = b.named.iter().find(|(n, _)| *n == name.text)
        {
            return Some(i64::from(*id));
        }
        self.constant(at, e, "an id")
    }

    fn positive(&mut self, at: &Place, e: &crate::ast::Expr, what: &str) -> Option<i64> {
        let n = self.constant(at, e, what)?;
        if n < 1 {
            self.error(codes::RANGE, e.span, format!("{what} is {n}: it must be at least 1"));
            return None;
        }
        Some(n)
    }

    fn region(&mut self, unit: usize, cores: &[Core], decl: &'a RegionDecl) {
        if let Some(same) = self.shared_meaning(unit, cores, &decl.name.text, |s| matches!(s, Symbol::Region { .. })) {
            for (core, symbol) in cores.iter().zip(same) {
                self.name(unit, &[*core], &decl.name, symbol);
            }
            return;
        }
        let at = Place::new(unit, cores.first().copied().unwrap_or(0));
        let count = decl.count.as_ref().map(|e| self.positive(&at, e, "the number of elements"));
        let bytes = decl.bytes.as_ref().map(|e| self.positive(&at, e, "the size in bytes"));
        if let (Some(Some(n)), Some(e)) = (count, &decl.count)
            && n > MAX_ELEMENTS
        {
            self.error(codes::RANGE, e.span, format!("{n} elements: a region has at most {MAX_ELEMENTS}"));
            self.name(unit, cores, &decl.name, Symbol::Broken);
            return;
        }
        if matches!(count, Some(None)) || matches!(bytes, Some(None)) {
            self.name(unit, cores, &decl.name, Symbol::Broken);
            return;
        }
        let count = count.flatten().map(|n| n as u32);
        let bytes = bytes.flatten().map_or(1, |n| n as u64);
        let mut add = |core: Option<Core>| {
            let id = self.regions.len() as u32;
            self.regions.push(Region { core, elements: count.unwrap_or(1), bytes });
            self.names.regions.push(decl.name.text.clone());
            Symbol::Region { id, count, bytes }
        };
        let shared = decl.shared.then(|| add(None));
        let symbols: Vec<Symbol> = cores.iter().map(|c| shared.unwrap_or_else(|| add(Some(*c)))).collect();
        for (core, symbol) in cores.iter().zip(symbols) {
            self.name(unit, &[*core], &decl.name, symbol);
        }
    }

    fn queue(
        &mut self,
        unit: usize,
        cores: &[Core],
        names: &'a [Name],
        engine: Option<&'a Name>,
        properties: &[Property],
    ) {
        let number = engine.map(|e| self.engine(e));
        let mut drained = false;
        for p in properties {
            match p.kind {
                PropertyKind::DrainedAtExit => drained = true,
                PropertyKind::Init(_) | PropertyKind::Limit(_) | PropertyKind::ZeroAtExit => {
                    let d = Diagnostic::error(codes::PROPERTY, p.span, "a queue has no value");
                    self.diags.push(d.help("what a queue can promise is `drained at exit`"));
                }
            }
        }
        for name in names {
            if let Some(same) = self.shared_meaning(unit, cores, &name.text, |s| matches!(s, Symbol::Queue(_))) {
                for (core, symbol) in cores.iter().zip(same) {
                    self.name(unit, &[*core], name, symbol);
                }
                continue;
            }
            for core in cores {
                let symbol = if number == Some(None) {
                    Symbol::Broken
                } else {
                    self.queues.push(QueueState {
                        name: name.text.clone(),
                        core: *core,
                        engine: number.flatten(),
                        fixed: engine.map_or(name.span, |e| e.span),
                        drained_at_exit: drained,
                    });
                    Symbol::Queue(self.queues.len() as u32 - 1)
                };
                if !self.name(unit, &[*core], name, symbol) {
                    break;
                }
            }
        }
    }

    /// What a caller means by the name: a called kernel's declaration of the same name and kind is the same thing.
    pub(super) fn shared_meaning(
        &self,
        unit: usize,
        cores: &[Core],
        name: &str,
        same: impl Fn(Symbol) -> bool,
    ) -> Option<Vec<Symbol>> {
        let on = |core: &Core| {
            let earlier = self.symbols.iter().take(unit);
            earlier.filter_map(|u| u.get(usize::from(*core))?.get(name)).map(|(s, _)| *s).find(|s| same(*s))
        };
        cores.iter().map(on).collect()
    }
}
