//! Records as C sees them: which rows have a member, and what it is called.

use chappe_dsl::model::{Field, FieldId, FieldKind, Location, ModeField, Model, Record, RecordId, Type, UnionField};

use super::names::{Names, member, shout, snake};
use crate::plan::places::extent;
use crate::plan::rows::{Fixed, fixed, missing, usable};

/// A record with its names.
pub(super) struct RecordPlan<'m> {
    pub(super) id: RecordId,
    pub(super) record: &'m Record,
    /// The value's type; with endings, everything else.
    pub(super) lower: String,
    pub(super) upper: String,
    /// It can be met, and neither written nor read.
    pub(super) blank: bool,
    pub(super) rows: Vec<Row<'m>>,
}

/// A row with its names.
pub(super) struct Row<'m> {
    pub(super) id: FieldId,
    pub(super) field: &'m Field,
    /// The member of the value; empty if it has none.
    pub(super) member: String,
    /// The member that says whether a number is given, where others may use its bytes.
    pub(super) given: Option<String>,
    /// The function that says whether the row is there, if it has a condition.
    pub(super) has: String,
    /// The function that says whether it is zero, where that takes one.
    pub(super) zero: String,
    /// What messages about a mode need to know.
    pub(super) spots: String,
    /// What constants about it begin with; empty if it has no name and holds nothing.
    pub(super) upper: String,
    pub(super) role: Role<'m>,
}

/// What a row is.
#[derive(Clone, Copy)]
pub(super) enum Role<'m> {
    /// Its bits are given.
    Fixed(Fixed<'m>),
    /// It holds a value.
    Value(&'m Type, &'m Location),
    /// It holds a mode.
    Mode(&'m ModeField),
    /// It holds one of several views.
    Union(&'m UnionField),
    /// It holds nothing.
    Fill,
    /// The architecture lacks it; why.
    Away(&'m str),
}

/// Everything that is named after a record.
const OF_RECORD: &[&str] = &[
    "",
    "_wire",
    "_init",
    "_encode",
    "_decode",
    "_read",
    "_write",
    "_is_zero",
    "_written_by",
    "_accepted",
    "_refuse",
    "_refused",
    "_validate",
    "_profiles",
];

/// Every record of a model with its names.
pub(super) fn plans<'m>(model: &'m Model, lower: &str, upper: &str, names: &mut Names) -> Vec<RecordPlan<'m>> {
    let ids = (0..model.records.len() as u32).map(RecordId);
    let mut plans: Vec<RecordPlan<'m>> = Vec::new();
    for (id, record) in ids.zip(&model.records) {
        let own_lower = names.base(format!("{lower}{}", snake(&record.name)), OF_RECORD);
        let own_upper = names.base(format!("{upper}{}", shout(&record.name)), &["", "_SIZE"]);
        let blank = !usable(record);
        plans.push(RecordPlan { id, record, lower: own_lower, upper: own_upper, blank, rows: Vec::new() });
    }
    for plan in &mut plans {
        plan.rows = rows(plan.record, &plan.lower, &plan.upper, names);
    }
    plans
}

fn rows<'m>(record: &'m Record, lower: &str, upper: &str, names: &mut Names) -> Vec<Row<'m>> {
    let mut members = Names::default();
    let mut rows = Vec::new();
    for (i, field) in record.fields.iter().enumerate() {
        let role = role(record, field);
        let name = field.name.clone().unwrap_or_else(|| format!("at_{:#04x}", field.offset));
        let holds = matches!(role, Role::Value(..) | Role::Mode(_) | Role::Union(_));
        let row_member = if holds { members.claim(member(&name)) } else { String::new() };
        let shares = matches!(role, Role::Value(Type::Scalar(..), Location::Bits(_))) && field.shared;
        let given = shares.then(|| members.claim(format!("{row_member}_given")));
        let has =
            if field.guard.is_some() { names.claim(format!("{lower}_has_{}", snake(&name))) } else { String::new() };
        let zero = if holds { names.claim(format!("{lower}_no_{}", snake(&name))) } else { String::new() };
        let upper = match &field.name {
            Some(n) => names.base(format!("{upper}_{}", shout(n)), OF_ROW),
            None if holds => names.base(format!("{upper}_{}", shout(&name)), OF_ROW),
            None => String::new(),
        };
        let spots = match role {
            Role::Mode(_) => names.claim(format!("{lower}_{}_spots", snake(&name))),
            _ => String::new(),
        };
        rows.push(Row { id: FieldId(i as u32), field, member: row_member, given, has, zero, spots, upper, role });
    }
    rows
}

/// Constants that are named after a row.
const OF_ROW: &[&str] =
    &["", "_OFFSET", "_BIT", "_WIDTH", "_INDEX_OFFSET", "_VALUE_OFFSET", "_SIZE", "_COUNT", "_STRIDE", "_CONSTANT"];

fn role<'m>(record: &'m Record, field: &'m Field) -> Role<'m> {
    if let Some(why) = missing(&field.notes.available) {
        return Role::Away(why);
    }
    if let Some(f) = fixed(record, field) {
        return Role::Fixed(f);
    }
    match &field.kind {
        FieldKind::Value { ty, at } => Role::Value(ty, at),
        FieldKind::Mode(m) => Role::Mode(m),
        FieldKind::Union(u) => Role::Union(u),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => Role::Fill,
    }
}

/// A place in a record as messages give it: first byte, and bits half open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) offset: u32,
    pub(super) bits: (u32, u32),
}

impl Spot {
    /// Whole bytes.
    pub(super) fn bytes(offset: u32, size: u32) -> Spot {
        Spot { offset, bits: (offset * 8, offset * 8 + size * 8) }
    }
}

impl<'m> Row<'m> {
    /// Where messages about the row point.
    pub(super) fn spot(&self) -> Spot {
        let offset = self.field.offset;
        match &self.field.kind {
            FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => {
                Spot { offset, bits: extent(place) }
            }
            FieldKind::Mode(m) => Spot { offset, bits: extent(&m.mode) },
            FieldKind::Union(u) => Spot::bytes(u.offset, u.size),
            FieldKind::Value { at: Location::Bytes(at), .. } => Spot::bytes(*at, 1),
            FieldKind::Fill { .. } => Spot::bytes(offset, 1),
        }
    }

    /// The row's name.
    pub(super) fn name(&self) -> Option<&'m str> {
        self.field.name.as_deref()
    }

    /// Whether the value has a member for it.
    pub(super) fn holds(&self) -> bool {
        matches!(self.role, Role::Value(..) | Role::Mode(_) | Role::Union(_))
    }
}
