//! Rendezvous: barriers, exits, core barriers, fences; and calls.

use super::ir::{GroupKind, Node, Work};
use super::statement::Cursor;
use super::units::rows_of;
use crate::ast::{Expr, KernelRowKind, Name, Stmt};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

impl Cursor<'_, '_> {
    /// `barrier` of the engines that take part in barriers, or `barrier NAME` of those that mention the name.
    pub(super) fn barrier(&mut self, span: Span, name: Option<&Name>) -> Option<Work> {
        let core = self.at.core;
        let group = match name {
            None => {
                self.joins(span, "barrier")?;
                self.l.group(GroupKind::Engines(core), span)
            }
            Some(n) => {
                let g = self.l.group(GroupKind::Named(core, n.text.clone()), span);
                self.mention(g);
                g
            }
        };
        if self.dynamic {
            self.l.groups[group as usize].in_register = true;
        }
        Some(Work::Barrier(group))
    }

    /// `exit`: the engines that take part in barriers meet, then each stops.
    pub(super) fn exit(&mut self, span: Span) -> Option<Work> {
        self.joins(span, "exit")?;
        Some(Work::Exit(self.l.group(GroupKind::Exit(self.at.core), span)))
    }

    fn joins(&mut self, span: Span, what: &str) -> Option<()> {
        if self.l.engines.joins(self.engine) {
            return Some(());
        }
        let name = self.l.engines.name(self.l.model, self.engine);
        let d = Diagnostic::error(codes::BARRIER, span, format!("{name} takes no part in `{what}`"));
        self.l.diags.push(d.help("a semaphore, or `barrier NAME`, can make it wait; `halt` ends its stream"));
        None
    }

    fn mention(&mut self, group: u32) {
        let members = &mut self.l.groups[group as usize].members;
        if let Err(i) = members.binary_search(&self.stream) {
            members.insert(i, self.stream);
        }
    }

    /// `core barrier N`: every core's streams that mention it; 0 if no number is given.
    pub(super) fn core_barrier(&mut self, span: Span, id: Option<&Expr>) -> Option<Work> {
        let at = self.at.clone();
        let id = match id {
            None => 0,
            Some(e) => {
                let n = self.l.constant(&at, e, "the number of a core barrier")?;
                if n < 0 {
                    self.l.error(codes::RANGE, e.span, format!("a core barrier of number {n}"));
                    return None;
                }
                n
            }
        };
        let group = self.l.group(GroupKind::Cores(id), span);
        self.mention(group);
        Some(Work::CoreBarrier { group, id })
    }

    /// `fence F`: what the specification says, statement by statement.
    pub(super) fn fence_stmt(&mut self, s: &Stmt, name: &Name, out: &mut Vec<Node>) {
        if !s.after.is_empty() || !s.then.is_empty() {
            self.l.error(codes::FUSE, s.span, "a fence is several records: none of them carries this");
        }
        let model = self.l.model;
        let Some(fence) = model.fences.iter().find(|f| f.name == name.text) else {
            let d =
                Diagnostic::error(codes::NAME, name.span, format!("{} has no fence `{}`", model.title(), name.text));
            self.l.diags.push(d.suggest(&name.text, model.fences.iter().map(|f| f.name.as_str())));
            return;
        };
        if self.fence.is_some() {
            self.l.error(codes::CALL, name.span, "a fence inside a fence");
            return;
        }
        let place = std::mem::take(&mut self.at);
        self.at = super::statement::Place { unit: place.unit, core: place.core, vars: Vec::new(), lnc: true };
        self.fence = Some(s.span);
        for f in &fence.body {
            let at = self.at.clone();
            let holds = f.guard.as_ref().is_none_or(|g| self.l.constant(&at, g, "the condition of a fence") != Some(0));
            if holds {
                self.stmts(std::slice::from_ref(&f.stmt), out);
            }
        }
        self.fence = None;
        self.at = place;
    }

    /// `call K`: this engine runs K's stream of its own engine.
    pub(super) fn call(&mut self, name: &Name) -> Option<Work> {
        let unit = self.l.units.find(&name.text)?;
        if self.clone.is_some() {
            let kernel = self.l.units.list[unit];
            for row in rows_of(kernel, self.at.core) {
                if let KernelRowKind::Engine { engine, .. } = &row.kind
                    && let Some(e) = self.l.engines.known(self.l.model, &engine.text)
                    && !self.l.engines.joins(e)
                {
                    let message =
                        format!("`call {}` outside the engine blocks does not reach {}", name.text, engine.text);
                    let d =
                        Diagnostic::error(codes::CALL, name.span, message).with(engine.span, "so this would never run");
                    self.l.diags.push(d.help("write the call in each engine's block"));
                }
            }
        }
        let index = self.functions.iter().position(|u| *u == unit).unwrap_or_else(|| {
            self.functions.push(unit);
            self.functions.len() - 1
        });
        Some(Work::Call(index as u32))
    }

    /// Reports core barriers that some core never reaches.
    pub(super) fn check_core_barriers(l: &mut super::state::Lowerer<'_>) {
        for g in &l.groups {
            let GroupKind::Cores(id) = g.kind else { continue };
            let there =
                |core: u16| g.members.iter().any(|m| l.stream_keys.get(*m as usize).is_some_and(|k| k.0 == core));
            let missing: Vec<String> = (0..l.cores).filter(|c| !there(*c)).map(|c| c.to_string()).collect();
            if !missing.is_empty() {
                let message =
                    format!("core barrier {id} is not on core {}: the others would wait for ever", missing.join(", "));
                let span = l.names.source(g.source).map(|s| s.span).unwrap_or_default();
                l.diags.push(Diagnostic::error(codes::BARRIER, span, message).help("every core must reach it"));
            }
        }
    }
}
