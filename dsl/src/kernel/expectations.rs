//! `expect` rows: names looked up, values computed.

use super::expect::{About, Expectation, ExpectationKind, Verdict};
use super::range::Domain;
use super::state::{Lowerer, Symbol};
use super::statement::{Cursor, Place};
use crate::ast::{Expect, ExpectKind, KernelRowKind, SemRef};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;

impl<'a> Lowerer<'a> {
    /// What the kernel says will happen.
    pub(super) fn expectations(&mut self) -> Vec<Expectation> {
        let kernel = self.units.list[0];
        let mut out = Vec::new();
        for row in &kernel.rows {
            match &row.kind {
                KernelRowKind::Expect(e) => self.expectation(e, (0..self.cores).collect(), &mut out),
                KernelRowKind::Core { core: (n, _), rows } if *n < u128::from(self.cores) => {
                    for inner in rows {
                        if let KernelRowKind::Expect(e) = &inner.kind {
                            self.expectation(e, vec![*n as u16], &mut out);
                        }
                    }
                }
                _ => {}
            }
        }
        out
    }

    fn expectation(&mut self, e: &Expect, cores: Vec<u16>, out: &mut Vec<Expectation>) {
        match &e.kind {
            ExpectKind::Verdict { verdict, about } => {
                let word = Verdict::of(&verdict.text);
                if word.is_none() {
                    let words = Verdict::ALL.iter().map(|v| v.word());
                    let d = Diagnostic::error(codes::EXPECT, verdict.span, format!("no verdict `{}`", verdict.text));
                    let all: Vec<&str> = words.clone().collect();
                    self.diags.push(d.suggest(&verdict.text, words).help(format!("verdicts: {}", all.join(", "))));
                }
                let found = match about {
                    None => Some(None),
                    Some(sem) => self.about(sem, &cores).map(Some),
                };
                if let (Some(verdict), Some(about)) = (word, found) {
                    out.push(Expectation { kind: ExpectationKind::Verdict { verdict, about }, span: e.span });
                }
            }
            ExpectKind::Final { sem, value } => {
                let at = Place::new(0, cores.first().copied().unwrap_or(0));
                let value = self.constant(&at, value, "a final value");
                // Said outside the core blocks and without a core, it is meant of each core.
                let cores = if sem.core.is_some() { vec![at.core] } else { cores };
                for core in cores {
                    let entry = self.with_cursor(core, |c| c.entry(sem, None));
                    if let (Some(entry), Some(value)) = (entry, value)
                        && let chappe_runtime::program::Value::Imm(id) = entry.id
                    {
                        let kind = ExpectationKind::Final { core: entry.core, bank: entry.bank, id: id as u32, value };
                        out.push(Expectation { kind, span: e.span });
                    }
                }
            }
        }
    }

    fn about(&mut self, sem: &SemRef, cores: &[u16]) -> Option<About> {
        let first = cores.first().copied().unwrap_or(0);
        let explicit = sem.core.is_some();
        let at = Place::new(0, first);
        if !explicit
            && sem.index.is_none()
            && self.symbol(&at, &sem.name.text).is_none()
            && let Some(e) = self.engines.known(self.model, &sem.name.text)
        {
            return Some(About::Engine(e));
        }
        let (mut regions, mut queues) = (Vec::new(), Vec::new());
        let mut entries: Option<(Vec<u16>, u16, u32, u32)> = None;
        let used: &[u16] = if explicit { &cores[..cores.len().min(1)] } else { cores };
        let mut known = false;
        for core in used {
            // A name that only some cores have is meant of those.
            let here = self.symbol(&Place::new(0, *core), &sem.name.text);
            if here.is_none() && !explicit && *core != used[used.len() - 1] {
                continue;
            }
            if here.is_none() && known {
                continue;
            }
            let (core, symbol) = self.with_cursor(*core, |c| c.entry_symbol(sem))?;
            known = true;
            match symbol {
                Symbol::Region { id, .. } if !regions.contains(&id) => regions.push(id),
                Symbol::Region { .. } => {}
                Symbol::Queue(q) => queues.push(q),
                Symbol::Entry { bank, first, count } => {
                    let (first, count) = match (&sem.index, count) {
                        (None, count) => (first, count.unwrap_or(1)),
                        (Some(_), _) => match self.with_cursor(core, |c| c.entry(sem, None))?.id {
                            chappe_runtime::program::Value::Imm(id) => (id as u32, 1),
                            _ => return None,
                        },
                    };
                    match &mut entries {
                        None => entries = Some((vec![core], bank, first, count)),
                        Some((cores, ..)) => cores.push(core),
                    }
                }
                Symbol::Const(_) | Symbol::Broken => {
                    let message = format!("`{}` is {}: nothing is found about it", sem.name.text, symbol.kind(self));
                    self.error(codes::KIND, sem.span, message);
                    return None;
                }
            }
        }
        if let Some((cores, bank, first, count)) = entries {
            return Some(About::Entries { cores, bank, first, count });
        }
        Some(if queues.is_empty() { About::Regions(regions) } else { About::Queues(queues) })
    }

    fn with_cursor<R>(&mut self, core: u16, f: impl FnOnce(&mut Cursor<'_, 'a>) -> R) -> R {
        let mut functions = Vec::new();
        let mut cursor = Cursor {
            l: self,
            at: Place::new(0, core),
            engine: 0,
            stream: 0,
            domain: Domain::default(),
            clone: None,
            fence: None,
            dynamic: false,
            functions: &mut functions,
        };
        f(&mut cursor)
    }
}
