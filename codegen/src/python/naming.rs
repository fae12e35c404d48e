//! The name of everything that a module holds.

use std::collections::HashMap;

use chappe_dsl::model::{Available, EnumId, FieldId, FieldKind, ModeTable, Model, Ops, RecordId};

use super::names::{Place, Scope, camel};
use crate::plan::modes;

/// The classes of a table of modes.
#[derive(Clone, Debug)]
pub(super) struct TableNames {
    /// What fields hold: any of the modes.
    pub(super) any: String,
    /// The class that the modes are in.
    pub(super) modes: String,
    /// The table itself.
    pub(super) table: String,
    /// Each mode, by index; empty if the architecture lacks it.
    pub(super) each: Vec<String>,
}

/// The classes of a union that has a name.
#[derive(Clone, Debug)]
pub(super) struct UnionNames {
    /// What the field holds: any of the arms.
    pub(super) any: String,
    /// The class that the arms are in.
    pub(super) arms: String,
    /// Each arm, by index; empty if the architecture lacks it.
    pub(super) each: Vec<String>,
}

/// The attributes of a record.
#[derive(Clone, Debug, Default)]
pub(super) struct RecordNames {
    /// Each row's, by index; `None` if it has none.
    pub(super) rows: Vec<Option<String>>,
    /// Each arm's of each union without a name.
    pub(super) arms: HashMap<(usize, usize), String>,
}

/// All names.
#[derive(Debug)]
pub(super) struct Names {
    pub(super) enums: Vec<String>,
    /// The table of an enum's names.
    pub(super) spelling: Vec<String>,
    pub(super) enumerators: Vec<Vec<String>>,
    pub(super) sets: Vec<String>,
    pub(super) banks: Vec<String>,
    pub(super) registers: String,
    pub(super) spaces: Vec<String>,
    pub(super) families: Vec<String>,
    pub(super) records: Vec<String>,
    pub(super) consts: Vec<String>,
    pub(super) tables: Vec<String>,
    /// The class of a table's rows, and its columns.
    pub(super) rows: Vec<(String, Vec<String>)>,
    pub(super) ops: Vec<String>,
    /// Operations of each interface, with their parameters.
    pub(super) operations: Vec<Vec<(String, Vec<String>)>>,
    /// Members of `Profile`.
    pub(super) profiles: Vec<String>,
    waits: Vec<TableNames>,
    updates: Vec<TableNames>,
    unions: HashMap<(RecordId, FieldId), UnionNames>,
    /// Attributes of records.
    pub(super) fields: Vec<RecordNames>,
}

/// Every item of the specification that has a name in the module, in the order in which names are given.
fn items(model: &Model) -> Vec<&str> {
    let mut all: Vec<&str> = Vec::new();
    all.extend(model.enums.iter().map(|i| i.name.as_str()));
    all.extend(model.sets.iter().map(|i| i.name.as_str()));
    all.extend(model.banks.iter().map(|i| i.name.as_str()));
    all.extend(model.registers.iter().map(|i| i.name.as_str()));
    all.extend(model.spaces.iter().map(|i| i.name.as_str()));
    all.extend(model.families.iter().map(|i| i.name.as_str()));
    all.extend(model.records.iter().map(|i| i.name.as_str()));
    all.extend(model.consts.iter().map(|i| i.name.as_str()));
    all.extend(model.tables.iter().map(|i| i.name.as_str()));
    all.extend(model.ops.iter().map(|i| i.name.as_str()));
    all.extend(model.waits.iter().map(|i| i.name.as_str()));
    all.extend(model.updates.iter().map(|i| i.name.as_str()));
    all
}

impl Names {
    /// Names for a model.
    pub(super) fn new(model: &Model) -> Names {
        let mut scope = Scope::new(Place::Module);
        let mut items = scope.take_all(items(model)).into_iter();
        let mut next = |n: usize| -> Vec<String> { items.by_ref().take(n).collect() };
        let (enums, sets) = (next(model.enums.len()), next(model.sets.len()));
        let (banks, registers) = (next(model.banks.len()), next(usize::from(model.registers.is_some())));
        let (spaces, families) = (next(model.spaces.len()), next(model.families.len()));
        let (records, consts) = (next(model.records.len()), next(model.consts.len()));
        let (tables, ops) = (next(model.tables.len()), next(model.ops.len()));
        let (waits, updates) = (next(model.waits.len()), next(model.updates.len()));
        let mut table = |t, modes| table_names(model, t, modes, &mut scope);
        let all = modes::all(model);
        let (of_waits, of_updates): (Vec<ModeTable>, Vec<ModeTable>) =
            all.into_iter().partition(|t| matches!(t, ModeTable::Wait(_)));
        let waits: Vec<TableNames> = of_waits.into_iter().zip(waits).map(|(t, n)| table(t, n)).collect();
        let updates: Vec<TableNames> = of_updates.into_iter().zip(updates).map(|(t, n)| table(t, n)).collect();
        let spelling = enums.iter().map(|e| scope.take(&format!("_{e}_names"))).collect();
        let rows = model.tables.iter().zip(&tables).map(|(t, name)| {
            let columns = Scope::new(Place::Class).take_all(t.columns.iter().map(|c| c.name.as_str()));
            (scope.take(&format!("{}Row", camel(name))), columns)
        });
        let rows = rows.collect();
        let unions = unions(model, &records, &mut scope);
        // What annotations and defaults in a class may name must not be hidden by a field.
        let modes = waits.iter().chain(&updates).flat_map(|t: &TableNames| [&t.any, &t.modes]);
        let arms = unions.values().map(|u| &u.any);
        let types: Vec<&str> = enums.iter().chain(&records).chain(modes).chain(arms).map(String::as_str).collect();
        let fields = (0..model.records.len()).map(|i| record_names(model, i, &types)).collect();
        Names {
            spelling,
            enumerators: (0..enums.len()).map(|i| enumerators(model, EnumId(i as u32))).collect(),
            operations: model.ops.iter().map(operations).collect(),
            profiles: Scope::new(Place::Enum).take_all(model.profiles.iter().map(|p| p.name.as_str())),
            registers: registers.into_iter().next().unwrap_or_default(),
            enums,
            sets,
            banks,
            spaces,
            families,
            records,
            consts,
            tables,
            rows,
            ops,
            waits,
            updates,
            unions,
            fields,
        }
    }

    /// The classes of a table of modes.
    pub(super) fn table(&self, table: ModeTable) -> Option<&TableNames> {
        match table {
            ModeTable::Wait(id) => self.waits.get(id.index()),
            ModeTable::Update(id) => self.updates.get(id.index()),
        }
    }

    /// A mode: `Wait.sem_ge`.
    pub(super) fn mode(&self, table: ModeTable, index: usize) -> Option<String> {
        let t = self.table(table)?;
        let mode = t.each.get(index).filter(|m| !m.is_empty())?;
        Some(format!("{}.{mode}", t.modes))
    }

    /// The classes of a union that has a name.
    pub(super) fn union(&self, record: RecordId, field: FieldId) -> Option<&UnionNames> {
        self.unions.get(&(record, field))
    }

    /// The attributes of a record.
    pub(super) fn of_record(&self, record: RecordId) -> Option<&RecordNames> {
        self.fields.get(record.index())
    }

    /// An enumerator that the architecture has: `Kind.ring`.
    pub(super) fn enumerator(&self, model: &Model, id: EnumId, value: i128) -> Option<String> {
        let e = model.enums.get(id.index())?;
        let at = e.rows.iter().position(|r| r.value == value && r.notes.available == Available::Yes)?;
        let name = self.enumerators.get(id.index())?.get(at)?;
        Some(format!("{}.{name}", self.enums.get(id.index())?))
    }
}

fn table_names(model: &Model, table: ModeTable, modes: String, scope: &mut Scope) -> TableNames {
    let found = modes::table(model, table).map(|t| t.modes).unwrap_or_default();
    let here = found.iter().filter(|m| m.here()).map(|m| m.name);
    let mut each = Scope::new(Place::Class).take_all(here).into_iter();
    let each = found.iter().map(|m| if m.here() { each.next().unwrap_or_default() } else { String::new() }).collect();
    let any = scope.take(&format!("Any{}", camel(&modes)));
    TableNames { any, table: scope.take(&format!("_{modes}_table")), modes, each }
}

/// Enumerators by row; of rows that the architecture lacks a name that nobody uses.
fn enumerators(model: &Model, id: EnumId) -> Vec<String> {
    let rows = model.enums.get(id.index()).map_or(&[][..], |e| &e.rows);
    let mut scope = Scope::new(Place::Enum);
    let here = rows.iter().filter(|r| r.notes.available == Available::Yes).map(|r| r.name.as_str());
    let mut names = scope.take_all(here).into_iter();
    rows.iter()
        .map(|r| if r.notes.available == Available::Yes { names.next().unwrap_or_default() } else { String::new() })
        .collect()
}

fn operations(ops: &Ops) -> Vec<(String, Vec<String>)> {
    let names = Scope::new(Place::Class).take_all(ops.rows.iter().map(|o| o.name.as_str()));
    let params = ops.rows.iter().map(|o| {
        let mut scope = Scope::new(Place::Class);
        scope.reserve(["call", "value"]);
        scope.reserve(super::prelude::names());
        scope.take_all(o.params.iter().map(|p| p.name.as_str()))
    });
    names.into_iter().zip(params).collect()
}

fn unions(model: &Model, records: &[String], scope: &mut Scope) -> HashMap<(RecordId, FieldId), UnionNames> {
    let mut all = HashMap::new();
    for (i, (record, name)) in model.records.iter().zip(records).enumerate() {
        for (j, field) in record.fields.iter().enumerate() {
            let (FieldKind::Union(u), Some(own)) = (&field.kind, &field.name) else { continue };
            let arms = scope.take(&format!("{}{}", camel(name), camel(own)));
            let any = scope.take(&format!("Any{arms}"));
            let here = |n: &chappe_dsl::model::Arm| n.notes.available == Available::Yes;
            let mut each = Scope::new(Place::Class)
                .take_all(u.arms.iter().filter(|a| here(a)).map(|a| a.name.as_str()))
                .into_iter();
            let each =
                u.arms.iter().map(|a| if here(a) { each.next().unwrap_or_default() } else { String::new() }).collect();
            all.insert((RecordId(i as u32), FieldId(j as u32)), UnionNames { any, arms, each });
        }
    }
    all
}

/// Attributes for the rows that hold something on this architecture.
fn record_names(model: &Model, id: usize, types: &[&str]) -> RecordNames {
    let mut scope = Scope::new(Place::Record);
    scope.reserve(super::prelude::names());
    scope.reserve(types.iter().copied());
    let mut names = RecordNames::default();
    let Some(record) = model.records.get(id) else { return names };
    let mut wanted: Vec<(usize, Option<usize>, &str)> = Vec::new();
    for (i, field) in record.fields.iter().enumerate() {
        let key = matches!(field.kind, FieldKind::Value { .. }) && crate::plan::rows::fixed(record, field).is_some();
        if field.notes.available != Available::Yes || key {
            continue;
        }
        match (&field.kind, &field.name) {
            (FieldKind::Value { .. } | FieldKind::Mode(_) | FieldKind::Union(_), Some(name)) => {
                wanted.push((i, None, name));
            }
            (FieldKind::Union(u), None) => {
                let arms = u.arms.iter().enumerate().filter(|(_, a)| a.notes.available == Available::Yes);
                wanted.extend(arms.map(|(j, a)| (i, Some(j), a.name.as_str())));
            }
            _ => {}
        }
    }
    names.rows = vec![None; record.fields.len()];
    if !crate::plan::rows::usable(record) {
        return names;
    }
    for ((i, arm, _), name) in wanted.iter().zip(scope.take_all(wanted.iter().map(|w| w.2))) {
        match (arm, names.rows.get_mut(*i)) {
            (Some(j), _) => {
                names.arms.insert((*i, *j), name);
            }
            (None, Some(slot)) => *slot = Some(name),
            (None, None) => {}
        }
    }
    names
}
