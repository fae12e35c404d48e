//! Engines by name, and who takes part in a rendezvous.

use chappe_runtime::program::Core;

use super::state::Lowerer;
use super::units::rows_of;
use crate::ast::{KernelRowKind, Name};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{Available, Effect, EnumId, Join, Model, RecordId, SetId, Template, TemplateKind};

/// Lowerings of that name that exist here, in order.
pub(super) fn lowerings<'m>(model: &'m Model, name: &str) -> impl Iterator<Item = &'m Template> {
    model.lowers.iter().filter(move |l| l.name == name && l.notes.available == Available::Yes)
}

/// Records that a template writes, those of the builders it calls included.
pub(super) fn records_of(model: &Model, template: &Template, out: &mut Vec<RecordId>, depth: u32) {
    for s in &template.body {
        match &s.kind {
            TemplateKind::Literal(l) => out.push(l.record),
            TemplateKind::Call { builder, .. } => {
                if let Some(b) = model.builders.get(builder.index()).filter(|_| depth < 32) {
                    records_of(model, b, out, depth + 1);
                }
            }
        }
    }
}

/// The set of engines that a rendezvous of that lowering joins, or else any record's.
fn join_set(model: &Model, lowering: &str) -> Option<SetId> {
    let mut records = Vec::new();
    for l in lowerings(model, lowering) {
        records_of(model, l, &mut records, 0);
    }
    let named = records.into_iter().filter_map(|r| model.records.get(r.index()));
    named.chain(&model.records).flat_map(|r| &r.effects).find_map(|e| match e.effect {
        Effect::Join(Join::Engines(set)) => Some(set),
        _ => None,
    })
}

/// Engine names and numbers of a kernel.
#[derive(Clone, Debug, Default)]
pub(super) struct Engines {
    of: Option<EnumId>,
    /// Names in order of appearance, on an abstract machine.
    free: Option<Vec<String>>,
    barrier: Option<Vec<u32>>,
}

impl Engines {
    pub(super) fn new(model: &Model) -> Self {
        let set = join_set(model, "barrier").and_then(|s| model.sets.get(s.index()));
        let of = model.engines.filter(|_| !model.engines_any);
        let barrier =
            set.filter(|s| Some(s.of) == of).map(|s| s.members.iter().filter_map(|v| u32::try_from(*v).ok()).collect());
        Engines { of, free: of.is_none().then(Vec::new), barrier }
    }

    /// Whether an engine takes part in barriers.
    pub(super) fn joins(&self, engine: u32) -> bool {
        self.barrier.as_ref().is_none_or(|b| b.contains(&engine))
    }

    /// The engines that take part in barriers; `None`: all.
    pub(super) fn barrier(&self) -> Option<&[u32]> {
        self.barrier.as_deref()
    }

    /// The name of an engine.
    pub(super) fn name(&self, model: &Model, engine: u32) -> String {
        if let Some(free) = &self.free {
            return free.get(engine as usize).cloned().unwrap_or_else(|| format!("engine{engine}"));
        }
        let row = self.of.and_then(|e| model.enums.get(e.index())).and_then(|e| e.by_value(i128::from(engine)));
        row.map_or_else(|| format!("engine{engine}"), |r| r.name.clone())
    }

    /// The number of an engine that has been seen, without a word if there is none.
    pub(super) fn known(&self, model: &Model, name: &str) -> Option<u32> {
        if let Some(free) = &self.free {
            return free.iter().position(|f| f == name).map(|i| i as u32);
        }
        let row = self.of.and_then(|e| model.enums.get(e.index()))?.row(name)?;
        u32::try_from(row.value).ok()
    }
}

impl Lowerer<'_> {
    /// The number of an engine; on an abstract machine a new name is a new engine.
    pub(super) fn engine(&mut self, name: &Name) -> Option<u32> {
        if let Some(free) = &mut self.engines.free {
            let found = free.iter().position(|f| *f == name.text);
            return Some(found.unwrap_or_else(|| {
                free.push(name.text.clone());
                free.len() - 1
            }) as u32);
        }
        let table = self.engines.of.and_then(|e| self.model.enums.get(e.index()))?;
        let Some(row) = table.row(&name.text) else {
            if !table.broken {
                let d = Diagnostic::error(
                    codes::NAME,
                    name.span,
                    format!("{} has no engine `{}`", self.model.title(), name.text),
                );
                let names = table.rows.iter().filter(|r| !r.notes.has("pseudo")).map(|r| r.name.as_str());
                self.diags.push(d.choose(&name.text, "its engines", names));
            }
            return None;
        };
        if row.notes.has("pseudo") {
            let message = format!("`{}` stands for several engines: no stream can be written for it", name.text);
            let d = Diagnostic::error(codes::ENGINE, name.span, message).with(row.span, "declared here");
            self.diags.push(d.help("write a statement outside the engine blocks: it is for every engine in use"));
            return None;
        }
        if let Available::No(why) = &row.notes.available {
            let message = format!("{} has no engine `{}`: it exists {why}", self.model.title(), name.text);
            self.diags.push(Diagnostic::error(codes::ENGINE, name.span, message).with(row.span, "declared here"));
            return None;
        }
        u32::try_from(row.value).ok()
    }

    /// Finds the engines in use of each core: those that have a block, in order of appearance.
    pub(super) fn find_engines(&mut self) {
        for core in 0..self.cores {
            let mut found: Vec<u32> = Vec::new();
            let kernel = self.units.list[0];
            for row in rows_of(kernel, core) {
                if let KernelRowKind::Engine { engine, .. } = &row.kind
                    && let Some(e) = self.engine(engine)
                    && !found.contains(&e)
                {
                    found.push(e);
                }
            }
            for e in &found {
                self.stream_index.insert((core, *e), self.stream_keys.len() as u32);
                self.stream_keys.push((core, *e));
            }
            self.in_use.push(found);
        }
        for i in 1..self.units.list.len() {
            for core in 0..self.cores {
                for row in rows_of(self.units.list[i], core) {
                    if let KernelRowKind::Engine { engine, .. } = &row.kind {
                        self.engine(engine);
                    }
                }
            }
        }
    }

    /// Streams of a core that take part in barriers.
    pub(super) fn members(&self, core: Core) -> Vec<u32> {
        let used = self.in_use.get(usize::from(core)).map(Vec::as_slice).unwrap_or_default();
        let ids = used.iter().filter(|e| self.engines.joins(**e));
        let mut ids: Vec<u32> = ids.filter_map(|e| self.stream_index.get(&(core, *e)).copied()).collect();
        ids.sort_unstable();
        ids
    }
}
