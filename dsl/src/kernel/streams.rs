//! The streams of a kernel: its rows in order, on every engine in use.

use super::expect::Expectation;
use super::ir::{FunctionIr, KernelIr, Node, QueueIr, StreamIr};
use super::profiles::Profiles;
use super::range::Domain;
use super::state::{Lowerer, program_banks, program_registers};
use super::statement::{Cloned, Cursor, Place};
use super::units::rows_of;
use crate::ast::{AutoStmt, Kernel, KernelRowKind};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::Model;

impl<'a> Lowerer<'a> {
    /// `@profile(runtime)`; other attributes mean nothing here.
    pub(super) fn kernel_attrs(&mut self) {
        let kernel: &Kernel = self.units.list[0];
        for a in &kernel.attrs {
            let name = match a.args.as_slice() {
                [e] => match &e.kind {
                    crate::ast::ExprKind::Path(p) if p.len() == 1 => p.first(),
                    _ => None,
                },
                _ => None,
            };
            match (a.name.text.as_str(), name) {
                ("profile", Some(name)) => match self.model.profile(&name.text) {
                    Some(p) => self.profiles = Profiles::only(p),
                    None => {
                        let message = format!("{} has no profile `{}`", self.model.title(), name.text);
                        let d = Diagnostic::error(codes::NAME, name.span, message);
                        self.diags.push(d.suggest(&name.text, self.model.profiles.iter().map(|p| p.name.as_str())));
                    }
                },
                ("profile", None) => self.error(codes::ATTRIBUTE, a.span, "expected `@profile(name)`"),
                ("confidence" | "source", _) => {}
                // Read where the rows are.
                ("rotation", _) if kernel.auto.is_some() => {}
                _ => {
                    let d = Diagnostic::error(
                        codes::ATTRIBUTE,
                        a.span,
                        format!("`@{}` means nothing on a kernel", a.name.text),
                    );
                    self.diags.push(d.help("`@profile(name)` says which profile its records are written for"));
                }
            }
        }
    }

    /// Every stream of the kernel, and what it calls.
    pub(super) fn streams(&mut self) -> Vec<StreamIr> {
        let mut streams: Vec<StreamIr> = Vec::new();
        let mut called: Vec<Vec<usize>> = vec![Vec::new(); self.stream_keys.len()];
        for (core, engine) in &self.stream_keys {
            let name = self.engines.name(self.model, *engine);
            self.names.streams.push(format!("core{core}.{name}"));
            self.names.engines.push(name);
            streams.push(StreamIr { core: *core, engine: *engine, body: Vec::new(), functions: Vec::new() });
        }
        for core in 0..self.cores {
            let engines = self.in_use[usize::from(core)].clone();
            let mut bodies: Vec<Vec<Node>> = vec![Vec::new(); engines.len()];
            self.rows(0, core, &engines, false, &mut bodies, &mut called);
            for (e, body) in engines.iter().zip(bodies) {
                if let Some(s) = self.stream_index.get(&(core, *e)) {
                    streams[*s as usize].body = body;
                }
            }
        }
        for (i, (core, engine)) in self.stream_keys.clone().into_iter().enumerate() {
            // Lowering a called kernel may find more calls.
            let mut next = 0;
            while let Some(unit) = called[i].get(next).copied() {
                next += 1;
                let mut bodies = vec![Vec::new()];
                self.rows(unit, core, &[engine], true, &mut bodies, &mut called);
                let name = self.units.list[unit].name.clone();
                let source = self.source(name.span, None, name.text.clone().into());
                let body = bodies.pop().unwrap_or_default();
                streams[i].functions.push(FunctionIr { name: name.text, body, source });
            }
        }
        Cursor::check_core_barriers(self);
        streams
    }

    /// The rows of a unit on a core, for some engines.
    fn rows(
        &mut self,
        unit: usize,
        core: u16,
        engines: &[u32],
        callee: bool,
        bodies: &mut [Vec<Node>],
        called: &mut [Vec<usize>],
    ) {
        let kernel: &'a Kernel = self.units.list[unit];
        for row in rows_of(kernel, core) {
            match &row.kind {
                KernelRowKind::Engine { engine, body } => {
                    let Some(number) = self.engines.known(self.model, &engine.text) else { continue };
                    if let Some(i) = engines.iter().position(|e| *e == number) {
                        self.run(unit, core, number, None, callee, called, |c| c.stmts(body, &mut bodies[i]));
                    }
                }
                KernelRowKind::Stmt(s) => {
                    if engines.is_empty() {
                        let d = Diagnostic::error(codes::ENGINE, s.span, "no engine is in use: nobody runs this");
                        self.diags.push(d.help("an engine is in use if it has a block: `engine PE { .. }`"));
                    }
                    let before = self.ordinals.clone();
                    let mut after = before.clone();
                    for (i, e) in engines.iter().enumerate() {
                        self.ordinals.clone_from(&before);
                        let first = after == before && !callee;
                        let clone = Some(Cloned { first });
                        self.run(unit, core, *e, clone, callee, called, |c| {
                            c.stmts(std::slice::from_ref(s), &mut bodies[i]);
                        });
                        if self.ordinals.len() >= after.len() && self.ordinals != before {
                            after.clone_from(&self.ordinals);
                        }
                    }
                    self.ordinals = after;
                }
                KernelRowKind::Auto(a) => self.misplaced(a),
                KernelRowKind::Core { .. } | KernelRowKind::Decl(_) | KernelRowKind::Expect(_) => {}
            }
        }
    }

    /// A row of an `auto` kernel, in another.
    pub(super) fn misplaced(&mut self, a: &AutoStmt) {
        let message = "a line of work without synchronization belongs to an `auto` kernel";
        let d = Diagnostic::error(codes::AUTO, a.span, message);
        self.diags.push(d.help(format!("write it inside `engine {} {{ .. }}`", a.engine.text)));
    }

    #[allow(clippy::too_many_arguments, reason = "where a statement stands is all of this")]
    fn run(
        &mut self,
        unit: usize,
        core: u16,
        engine: u32,
        clone: Option<Cloned>,
        callee: bool,
        called: &mut [Vec<usize>],
        f: impl FnOnce(&mut Cursor<'_, 'a>),
    ) {
        let Some(stream) = self.stream_index.get(&(core, engine)).copied() else { return };
        let Some(functions) = called.get_mut(stream as usize) else { return };
        let mut cursor = Cursor {
            l: self,
            at: Place::new(unit, core),
            engine,
            stream,
            domain: Domain::default(),
            clone,
            fence: None,
            dynamic: callee,
            functions,
        };
        f(&mut cursor);
    }

    /// The result.
    pub(super) fn into_ir<'m>(
        self,
        model: &'m Model,
        kernel: &Kernel,
        streams: Vec<StreamIr>,
        expectations: Vec<Expectation>,
    ) -> KernelIr<'m> {
        let mut names = self.names.clone();
        names.queues = self.queues.iter().map(|q| q.name.clone()).collect();
        KernelIr {
            name: kernel.name.text.clone(),
            model,
            profiles: self.profiles.clone(),
            cores: self.cores,
            banks: program_banks(self.model),
            counter_bank: self.counter_bank,
            registers: program_registers(self.model),
            reset_all: (0..self.cores).map(|c| self.reset_all(c)).collect(),
            streams,
            queues: self
                .queues
                .iter()
                .map(|q| QueueIr { name: q.name.clone(), core: q.core, drained_at_exit: q.drained_at_exit })
                .collect(),
            regions: self.regions,
            groups: self.groups,
            predicates: names.predicates.len() as u32,
            declared: self.declared,
            expectations,
            names,
            exprs: self.exprs,
        }
    }
}
