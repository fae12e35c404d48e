//! Names of the items that records refer to: enums, mode tables, banks, spaces, tables, operations.

use chappe_dsl::model::{FieldKind, ModeTable, Model, ProfileRule};

use super::cx::{Tables, key};
use super::names::{Names, shout, snake};
use crate::plan::limits::storage;
use crate::plan::modes;
use crate::plan::rows::missing;

/// Names of everything but records.
#[derive(Debug, Default)]
pub(super) struct Items {
    pub(super) enums: Vec<EnumNames>,
    pub(super) tables: Tables,
    /// For a table that is not there, which no sound model has.
    pub(super) no_table: TableNames,
    pub(super) spaces: Vec<String>,
    /// Constant tables: the name of the array, and that of the type of a row.
    pub(super) constant_tables: Vec<String>,
    /// Families: what functions and types begin with, and constants.
    pub(super) families: Vec<(String, String)>,
    /// All families as one.
    pub(super) any: String,
    /// Operations, by interface.
    pub(super) ops: Vec<Vec<String>>,
}

/// Names of an enum.
#[derive(Debug, Default)]
pub(super) struct EnumNames {
    pub(super) ty: String,
    /// The constants; `None`: not available.
    pub(super) rows: Vec<Option<String>>,
}

/// Names of a wait or update table.
#[derive(Debug, Default)]
pub(super) struct TableNames {
    pub(super) ty: String,
    /// The constants; `None`: not available.
    pub(super) rows: Vec<Option<String>>,
    /// The functions for the rules of profiles on the whole table, by profile and rule; empty for other rules.
    pub(super) only: Vec<Vec<String>>,
    /// Bits of the type that keeps an index, and of the one that keeps an operand.
    pub(super) index: u32,
    pub(super) value: u32,
}

/// What is derived from the name of an enum.
const OF_ENUM: &[&str] = &["", "_name", "_wrong", "_expected"];
/// What is derived from the name of a mode table.
const OF_TABLE: &[&str] = &[
    "",
    "_value",
    "_name",
    "_facts",
    "_expected",
    "_bank",
    "_written",
    "_number",
    "_takes",
    "_free",
    "_read",
    "_check",
];

/// What is derived from the name of a family.
const OF_FAMILY: &[&str] = &["", "_pick", "_decode", "_encode", "_decode_stream", "_validate_stream", "_each"];

impl Items {
    pub(super) fn new(model: &Model, lower: &str, upper: &str, names: &mut Names) -> Items {
        let mut items = Items::default();
        for e in &model.enums {
            let ty = names.base(format!("{lower}{}", snake(&e.name)), OF_ENUM);
            let base = format!("{upper}{}", shout(&e.name));
            let rows = e.rows.iter().map(|r| {
                let here = missing(&r.notes.available).is_none();
                here.then(|| names.claim(format!("{base}_{}", shout(&r.name))))
            });
            items.enums.push(EnumNames { ty, rows: rows.collect() });
        }
        for id in modes::all(model) {
            let Some(t) = modes::table(model, id) else { continue };
            let ty = names.base(format!("{lower}{}", snake(t.name)), OF_TABLE);
            let base = format!("{upper}{}", shout(t.name));
            let rows = t.modes.iter().map(|m| m.here().then(|| names.claim(format!("{base}_{}", shout(m.name)))));
            let rows = rows.collect();
            let (index, value) = operands(model, id);
            let only = model.profiles.iter().map(|p| {
                let rules = p.rules.iter().map(|r| match r {
                    ProfileRule::TableOnly { table, .. } if *table == id => {
                        names.claim(format!("{ty}_of_{}", snake(&p.name)))
                    }
                    _ => String::new(),
                });
                rules.collect()
            });
            let only = only.collect();
            items.tables.insert(key(id), TableNames { ty, rows, only, index, value });
        }
        items.spaces = model.spaces.iter().map(|s| names.claim(format!("{lower}{}", snake(&s.name)))).collect();
        let tables = model.tables.iter().map(|t| names.base(format!("{lower}{}", snake(&t.name)), &["", "_row"]));
        items.constant_tables = tables.collect();
        items
    }

    /// Names of families and operations: after those of everything else, which they may repeat.
    pub(super) fn last(&mut self, model: &Model, lower: &str, upper: &str, names: &mut Names) {
        for f in &model.families {
            let own = names.base(format!("{lower}{}", snake(&f.name)), OF_FAMILY);
            self.families.push((own, names.base(format!("{upper}{}", shout(&f.name)), &["_SIZE"])));
        }
        self.any = names.base(format!("{lower}any"), OF_FAMILY);
        for o in &model.ops {
            self.ops.push(o.rows.iter().map(|r| names.claim(format!("{lower}{}", snake(&r.name)))).collect());
        }
    }
}

/// Bits that any field of a table needs for an index and for an operand.
fn operands(model: &Model, table: ModeTable) -> (u32, u32) {
    let fields = model.records.iter().flat_map(|r| &r.fields);
    let of = fields.filter_map(|f| match &f.kind {
        FieldKind::Mode(m) if m.table == table => Some((m.index.width, m.value.as_ref().map_or(0, |p| p.width))),
        _ => None,
    });
    of.fold((32, 32), |(i, v), (index, value)| (i.max(storage(index)), v.max(storage(value))))
}
