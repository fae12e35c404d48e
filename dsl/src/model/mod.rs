//! The resolved model of one specification on one architecture: everything that the codec, the kernels, the simulator
//! and the generators know. Names are resolved, overrides applied, values computed; what is `unknown` stays so.

mod arch;
mod bank;
mod expr;
mod mode;
mod record;
mod table;
mod template;

pub use arch::*;
pub use bank::*;
pub use expr::*;
pub use mode::*;
pub use record::*;
pub use table::*;
pub use template::*;

use std::collections::HashMap;

use crate::source::Span;

/// Declares index types.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);
        impl $name {
            /// As an index.
            #[must_use]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// Index into [`Model::enums`].
    EnumId;
    /// Index into [`Model::sets`].
    SetId;
    /// Index into [`Model::banks`].
    BankId;
    /// Index into [`Model::waits`].
    WaitId;
    /// Index into [`Model::updates`].
    UpdateId;
    /// Index into [`Model::families`].
    FamilyId;
    /// Index into [`Model::records`].
    RecordId;
    /// Index into [`Record::fields`].
    FieldId;
    /// Index into [`Model::tables`].
    TableId;
    /// Index into [`Model::profiles`].
    ProfileId;
    /// Index into [`Model::builders`].
    BuilderId;
    /// Index into [`Model::spaces`].
    SpaceId;
    /// Index into [`Model::ops`].
    OpsId;
}

/// A specification as it stands on one architecture.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Name of the specification.
    pub spec: String,
    /// Documentation of the root file.
    pub docs: Vec<String>,
    /// The architecture, or `None` if the specification declares none.
    pub arch: Option<Arch>,
    /// All architectures of the specification, in order.
    pub archs: Vec<ArchName>,
    /// Kernels may name engines freely (an abstract machine).
    pub engines_any: bool,
    /// The enum that names engines, if any.
    pub engines: Option<EnumId>,
    /// Plain enums.
    pub enums: Vec<Enum>,
    /// Named sets of enumerators.
    pub sets: Vec<Set>,
    /// Synchronization state.
    pub banks: Vec<Bank>,
    /// The register file of every engine.
    pub registers: Option<Registers>,
    /// Wait tables.
    pub waits: Vec<WaitTable>,
    /// Update tables.
    pub updates: Vec<UpdateTable>,
    /// Address spaces.
    pub spaces: Vec<Space>,
    /// Families of records.
    pub families: Vec<Family>,
    /// Records, members of families and plain structures alike.
    pub records: Vec<Record>,
    /// Constant tables.
    pub tables: Vec<Table>,
    /// Constants, those of the architecture included.
    pub consts: Vec<Const>,
    /// Profiles; the first is the default.
    pub profiles: Vec<Profile>,
    /// Builders.
    pub builders: Vec<Template>,
    /// Lowerings of kernel statements. Several of one name are alternatives, in order.
    pub lowers: Vec<Template>,
    /// Fences.
    pub fences: Vec<Fence>,
    /// Dispatch interfaces.
    pub ops: Vec<Ops>,
    /// Nominal costs in cycles.
    pub costs: Costs,
    /// What each name stands for.
    pub names: HashMap<String, Item>,
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Item {
    Enum(EnumId),
    Set(SetId),
    Bank(BankId),
    Registers,
    Wait(WaitId),
    Update(UpdateId),
    Space(SpaceId),
    Family(FamilyId),
    /// A layout: only included into records.
    Layout,
    Record(RecordId),
    Table(TableId),
    /// Index into [`Model::consts`].
    Const(u32),
    Profile(ProfileId),
    Builder(BuilderId),
    /// Index into [`Model::fences`].
    Fence(u32),
    Ops(OpsId),
    Arch,
    /// Declared, but not understood, which has been reported: what uses it is not reported again.
    Broken,
}

/// A fact's provenance and availability, common to items, rows and fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// Documentation lines.
    pub docs: Vec<String>,
    /// `@confidence(..)`: `confirmed` (also if not said), `strong`, `med`, `inferred`.
    pub confidence: Option<String>,
    /// `@source("..")`.
    pub source: Option<String>,
    /// Other attributes: columns such as `@bir(1)`, in order.
    pub columns: Vec<Column>,
    /// Where there is such a thing.
    pub available: Available,
}

impl Notes {
    /// The first argument of the attribute of that name.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<&ColumnValue> {
        self.columns.iter().find(|c| c.name == name).and_then(|c| c.args.first())
    }

    /// Whether the attribute is there, with arguments or without.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.columns.iter().any(|c| c.name == name)
    }
}

/// An attribute that the language gives no meaning to.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its arguments.
    pub args: Vec<ColumnValue>,
}

/// An argument of an attribute.
#[derive(Clone, Debug, PartialEq)]
pub enum ColumnValue {
    /// A number.
    Int(i128),
    /// A word.
    Word(String),
    /// A string.
    Text(String),
}

/// On which architectures something exists. Resolved for the model's own architecture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Available {
    /// Here.
    #[default]
    Yes,
    /// Not here; the words say why, as `since cayman`.
    No(String),
}

/// A constant, or the statement that its value is not known.
#[derive(Clone, Debug)]
pub struct Const {
    /// Its name.
    pub name: String,
    /// Its type, if it says one.
    pub ty: ColumnType,
    /// Its value.
    pub value: Known<Value>,
    /// Documentation, confidence.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// Known, or `unknown` with what is known about the gap.
#[derive(Clone, Debug, PartialEq)]
pub enum Known<T> {
    /// Known.
    Known(T),
    /// Not known; the reason in the spec's words, perhaps empty.
    Unknown(String),
}

/// An address space: `space soc: u64;`
#[derive(Clone, Debug)]
pub struct Space {
    /// Its name.
    pub name: String,
    /// Width of an address in bits.
    pub bits: u8,
    /// Documentation.
    pub notes: Notes,
    /// Where it is declared.
    pub span: Span,
}

/// Nominal costs in cycles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Costs {
    /// Of a record by name.
    pub records: HashMap<String, u32>,
    /// Of a compute instruction by name.
    pub compute: HashMap<String, u32>,
    /// Of a compute instruction without a cost of its own.
    pub compute_default: Option<u32>,
    /// Of a transfer.
    pub copy: Option<u32>,
}

impl Model {
    /// `spec::arch`, as people write it.
    #[must_use]
    pub fn title(&self) -> String {
        match &self.arch {
            Some(a) => format!("{}::{}", self.spec, a.name),
            None => self.spec.clone(),
        }
    }

    /// Name of the architecture, or of the specification if it has none.
    #[must_use]
    pub fn place(&self) -> &str {
        self.arch.as_ref().map_or(&self.spec, |a| &a.name)
    }

    /// The record of that name.
    #[must_use]
    pub fn record(&self, name: &str) -> Option<RecordId> {
        match self.names.get(name) {
            Some(Item::Record(id)) => Some(*id),
            _ => None,
        }
    }

    /// The profile of that name.
    #[must_use]
    pub fn profile(&self, name: &str) -> Option<ProfileId> {
        match self.names.get(name) {
            Some(Item::Profile(id)) => Some(*id),
            _ => None,
        }
    }
}
