//! What a program's parts are called and where they were written: for schedules, findings, listings.

use std::borrow::Cow;
use std::collections::HashMap;

use chappe_runtime::program::{BankId, Core, SourceId};

use crate::source::Span;

/// The side table of a program.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Of streams: `core0.PE`.
    pub streams: Vec<String>,
    /// Of the streams' engines: `PE`.
    pub engines: Vec<String>,
    /// Of banks.
    pub banks: Vec<String>,
    /// Of entries.
    pub entries: HashMap<(Core, BankId, u32), String>,
    /// Of queues.
    pub queues: Vec<String>,
    /// Of regions.
    pub regions: Vec<String>,
    /// Of groups: `barrier`, `exit`, `core barrier 3`.
    pub groups: Vec<String>,
    /// Of predicates.
    pub predicates: Vec<String>,
    /// Of the register bank: register 4 of `r` is `r4`.
    pub registers: String,
    /// Of the variables of `for`s, by where these came from.
    pub variables: HashMap<SourceId, String>,
    /// By [`SourceId`].
    pub sources: Vec<Source>,
}

/// Where a step came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The statement. Empty (the default) for a step of a decoded binary.
    pub span: Span,
    /// A statement inside a fence: where the fence says it.
    pub inner: Option<Span>,
    /// What to call it: `wait`, `matmul`; clones of one statement are `barrier1`, `barrier1.Pool`.
    pub label: Cow<'static, str>,
    /// Offset in records from the start of its stream, for a step of a decoded binary.
    pub record: Option<u64>,
}

impl Names {
    /// Adds a source.
    pub fn add_source(&mut self, source: Source) -> SourceId {
        let id = SourceId(self.sources.len() as u32);
        self.sources.push(source);
        id
    }

    /// The source of that id.
    #[must_use]
    pub fn source(&self, id: SourceId) -> Option<&Source> {
        self.sources.get(id.0 as usize)
    }

    /// An entry as people write it: `full`, `core1.full` (if there are several cores), or `sem[12]` without a name.
    #[must_use]
    pub fn entry(&self, core: Core, bank: BankId, id: u32, cores: Core) -> String {
        let name = self.entries.get(&(core, bank, id)).cloned().unwrap_or_else(|| {
            let bank = self.banks.get(usize::from(bank)).map_or("bank", String::as_str);
            format!("{bank}[{id}]")
        });
        if cores > 1 { format!("core{core}.{name}") } else { name }
    }
}
