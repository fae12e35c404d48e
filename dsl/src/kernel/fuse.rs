//! Waits and updates into the mode fields of one record.

use chappe_runtime::program::{Value, Wait};

use super::ir::Post;
use super::mode::{self, Choice};
use crate::codec::{Data, RecordValue};
use crate::eval::Env;
use crate::model::{FieldId, FieldKind, ModeField, ModeTable, Model, ProfileId, ProfileRule, Record};

/// Ways to put waits and updates into a record, the plainest first; each is checked by encoding it.
pub(super) struct Fuse<'m> {
    model: &'m Model,
    record: &'m Record,
    profile: Option<ProfileId>,
}

/// Why waits and updates do not fit a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misfit {
    /// More waits than free wait fields.
    Waits { wanted: usize, fields: usize },
    /// More updates than free update fields.
    Updates { wanted: usize, fields: usize },
    /// No mode means the wait (or update) of that index; the profile's words, if it is the one that refuses.
    NoMode { wait: bool, index: usize, refused: Option<String> },
    /// The profile leaves fewer fields than are wanted; its words.
    InProfile { wait: bool, wanted: usize, fields: usize, words: String },
    /// Each fits by itself, but not together: they share the bytes of their operands.
    Together,
}

impl<'m> Fuse<'m> {
    pub(super) fn new(model: &'m Model, record: &RecordValue, profile: Option<ProfileId>) -> Option<Self> {
        Some(Fuse { model, record: model.records.get(record.record.index())?, profile })
    }

    /// Free mode fields, waits (or updates) only, in the order they act.
    fn fields(&self, value: &RecordValue, wait: bool) -> Vec<(FieldId, &'m ModeField)> {
        let free = |id: &FieldId| {
            let f = self.record.fields.get(id.index())?;
            let FieldKind::Mode(m) = &f.kind else { return None };
            let right = matches!(m.table, ModeTable::Wait(_)) == wait;
            let empty = matches!(value.fields.get(id.index()), None | Some(Data::Absent));
            let present =
                f.guard.as_ref().is_none_or(|g| Env::new(self.model).with_fields(value).truth(g).unwrap_or(false));
            (right && empty && present).then_some((*id, m))
        };
        self.record.order.iter().filter_map(free).collect()
    }

    /// Every way that the fields and the profile allow; `Err` says why there is none.
    pub(super) fn ways(&self, base: &RecordValue, waits: &[Wait], posts: &[Post]) -> Result<Vec<RecordValue>, Misfit> {
        if waits.is_empty() && posts.is_empty() {
            return Ok(vec![base.clone()]);
        }
        let (wf, uf) = (self.fields(base, true), self.fields(base, false));
        if waits.len() > wf.len() {
            return Err(Misfit::Waits { wanted: waits.len(), fields: wf.len() });
        }
        if posts.len() > uf.len() {
            return Err(Misfit::Updates { wanted: posts.len(), fields: uf.len() });
        }
        let mut found = Vec::new();
        let mut value = base.clone();
        // A record always holds a value for each of its rows.
        value.fields.resize(self.record.fields.len(), Data::Absent);
        self.place_waits(&mut value, waits, &wf, posts, &uf, &mut found);
        if found.is_empty() { Err(self.reason(waits, &wf, posts, &uf)) } else { Ok(found) }
    }

    fn place_waits(
        &self,
        value: &mut RecordValue,
        waits: &[Wait],
        fields: &[(FieldId, &ModeField)],
        posts: &[Post],
        update_fields: &[(FieldId, &ModeField)],
        found: &mut Vec<RecordValue>,
    ) {
        let Some((first, rest)) = waits.split_first() else {
            return self.place_posts(value, posts, update_fields, found);
        };
        for (i, (id, m)) in fields.iter().enumerate() {
            if fields.len() - i < waits.len() {
                break;
            }
            let ModeTable::Wait(table) = m.table else { continue };
            for c in mode::waits(self.model, self.profile, table, first) {
                if self.put(value, *id, m, c, id_of(first.sem.id)) {
                    self.place_waits(value, rest, &fields[i + 1..], posts, update_fields, found);
                    value.fields[id.index()] = Data::Absent;
                }
            }
        }
    }

    fn place_posts(
        &self,
        value: &mut RecordValue,
        posts: &[Post],
        fields: &[(FieldId, &ModeField)],
        found: &mut Vec<RecordValue>,
    ) {
        let Some((first, rest)) = posts.split_first() else {
            found.push(value.clone());
            return;
        };
        for (i, (id, m)) in fields.iter().enumerate() {
            if fields.len() - i < posts.len() {
                break;
            }
            let ModeTable::Update(table) = m.table else { continue };
            for c in mode::updates(self.model, self.profile, table, first) {
                if self.put(value, *id, m, c, id_of(first.update.sem.id)) {
                    self.place_posts(value, rest, &fields[i + 1..], found);
                    value.fields[id.index()] = Data::Absent;
                }
            }
        }
    }

    /// Puts a mode into a field, if the profile lets it stand there and no other mode needs the bytes of its operand.
    fn put(&self, value: &mut RecordValue, id: FieldId, field: &ModeField, c: Choice, index: u64) -> bool {
        if !self.allowed(id, c.mode) {
            return false;
        }
        if let Some(mine) = c.value {
            let clash = self.record.fields.iter().zip(&value.fields).any(|(f, d)| match (&f.kind, d) {
                (FieldKind::Mode(other), Data::Mode { mode, value, .. }) => {
                    other.value.is_some()
                        && other.value == field.value
                        && *value != mine
                        && self.takes_value(other, *mode)
                }
                _ => false,
            });
            if clash {
                return false;
            }
        }
        value.fields[id.index()] = Data::Mode { mode: c.mode, index, value: c.value.unwrap_or(0) };
        true
    }

    fn takes_value(&self, field: &ModeField, mode: usize) -> bool {
        match field.table {
            ModeTable::Wait(t) => {
                self.model.waits.get(t.index()).and_then(|t| t.modes.get(mode)).is_some_and(|m| m.takes_value())
            }
            ModeTable::Update(t) => {
                self.model.updates.get(t.index()).and_then(|t| t.modes.get(mode)).is_some_and(|m| m.takes_value())
            }
        }
    }

    fn rules(&self) -> &'m [ProfileRule] {
        let p = self.profile.and_then(|p| self.model.profiles.get(p.index()));
        p.map(|p| p.rules.as_slice()).unwrap_or_default()
    }

    fn is_mine(&self, record: crate::model::RecordId) -> bool {
        self.model.records.get(record.index()).is_some_and(|r| std::ptr::eq(r, self.record))
    }

    fn allowed(&self, id: FieldId, mode: usize) -> bool {
        self.rules().iter().all(|r| match r {
            ProfileRule::FieldOnly { record, field, modes, .. } if *field == id && self.is_mine(*record) => {
                modes.contains(&mode)
            }
            ProfileRule::Absent { record, field, .. } if *field == id && self.is_mine(*record) => false,
            _ => true,
        })
    }

    /// What the profile says against these modes in these fields: rules for a whole table first, then for a field.
    fn words(&self, tried: &[(FieldId, ModeTable, usize)]) -> String {
        let against = |r: &&ProfileRule, kind: u8| match r {
            ProfileRule::TableOnly { table, modes, .. } => {
                kind == 0 && tried.iter().any(|(_, t, m)| t == table && !modes.contains(m))
            }
            ProfileRule::FieldOnly { record, field, modes, .. } => {
                kind == 1 && self.is_mine(*record) && tried.iter().any(|(f, _, m)| f == field && !modes.contains(m))
            }
            ProfileRule::Absent { record, field, .. } => {
                kind == 2 && self.is_mine(*record) && tried.iter().any(|(f, _, _)| f == field)
            }
            ProfileRule::Write { .. } | ProfileRule::Require { .. } => false,
        };
        let found = (0..3).find_map(|kind| self.rules().iter().find(|r| against(r, kind)));
        match found {
            Some(
                ProfileRule::TableOnly { message, .. }
                | ProfileRule::FieldOnly { message, .. }
                | ProfileRule::Absent { message, .. },
            ) => message.clone(),
            _ => String::new(),
        }
    }

    /// The modes that a field offers for the wait or update of that index.
    fn offers(&self, field: &ModeField, profile: Option<ProfileId>, ask: Ask<'_>) -> Vec<Choice> {
        match (field.table, ask) {
            (ModeTable::Wait(t), Ask::Wait(w)) => mode::waits(self.model, profile, t, w),
            (ModeTable::Update(t), Ask::Post(p)) => mode::updates(self.model, profile, t, p),
            _ => Vec::new(),
        }
    }

    fn reason(
        &self,
        waits: &[Wait],
        wf: &[(FieldId, &ModeField)],
        posts: &[Post],
        uf: &[(FieldId, &ModeField)],
    ) -> Misfit {
        let waits: Vec<Ask<'_>> = waits.iter().map(Ask::Wait).collect();
        let posts: Vec<Ask<'_>> = posts.iter().map(Ask::Post).collect();
        for (wait, asks, fields) in [(true, &waits, wf), (false, &posts, uf)] {
            let mut usable = vec![false; fields.len()];
            let mut refused = Vec::new();
            for (index, ask) in asks.iter().enumerate() {
                let mut tried = Vec::new();
                let mut fits = false;
                for ((id, m), usable) in fields.iter().zip(&mut usable) {
                    let ok = self.offers(m, self.profile, *ask).iter().any(|c| self.allowed(*id, c.mode));
                    fits |= ok;
                    *usable |= ok;
                    if !ok {
                        tried.extend(self.offers(m, None, *ask).iter().map(|c| (*id, m.table, c.mode)));
                    }
                }
                if !fits {
                    let refused = (!tried.is_empty()).then(|| self.words(&tried));
                    return Misfit::NoMode { wait, index, refused };
                }
                refused.extend(tried);
            }
            let fields = usable.iter().filter(|u| **u).count();
            if fields < asks.len() {
                return Misfit::InProfile { wait, wanted: asks.len(), fields, words: self.words(&refused) };
            }
        }
        Misfit::Together
    }
}

/// A wait or an update that is to be put somewhere.
#[derive(Clone, Copy)]
enum Ask<'a> {
    Wait(&'a Wait),
    Post(&'a Post),
}

/// The id as it stands in a record; one that is not known yet is 0.
fn id_of(v: Value) -> u64 {
    match v {
        Value::Imm(n) => u64::try_from(n).unwrap_or(0),
        Value::Reg(_) | Value::Expr(_) => 0,
    }
}
