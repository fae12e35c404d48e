//! Waits and updates into the mode fields of one record.

use chappe_runtime::program::{Alternative, Value, Wait};

use super::ir::Post;
use super::mode::{self, Choice, Offer};
use crate::codec::{Data, RecordValue};
use crate::eval::Env;
use crate::model::{
    FieldId, FieldKind, Location, ModeField, ModeTable, Model, ProfileId, ProfileRule, Record, Scalar, Type,
};

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
    /// It waits for one of so many at most.
    Alternatives { wanted: usize, fields: usize },
    /// The profile leaves fewer fields than are wanted; its words.
    InProfile { wait: bool, wanted: usize, fields: usize, words: String },
    /// Each fits by itself, but not together: they share the bytes of their operands.
    Together,
}

impl<'m> Fuse<'m> {
    pub(super) fn new(model: &'m Model, record: &RecordValue, profile: Option<ProfileId>) -> Option<Self> {
        Some(Fuse { model, record: model.records.get(record.record.index())?, profile })
    }

    /// Free mode fields, waits (or updates) only, in the order they act. Waits of which one is enough are one place.
    fn places(&self, value: &RecordValue, wait: bool) -> Vec<Place<'m>> {
        let free = |id: &FieldId| {
            let f = self.record.fields.get(id.index())?;
            let FieldKind::Mode(m) = &f.kind else { return None };
            let right = matches!(m.table, ModeTable::Wait(_)) == wait;
            let empty = matches!(value.fields.get(id.index()), None | Some(Data::Absent));
            let present =
                f.guard.as_ref().is_none_or(|g| Env::new(self.model).with_fields(value).truth(g).unwrap_or(false));
            (right && empty && present).then_some((*id, m))
        };
        let mut places: Vec<Place<'m>> = Vec::new();
        for id in &self.record.order {
            let group = self.record.any.iter().find(|group| group.contains(id));
            match group {
                None => places.extend(free(id).map(|field| vec![field])),
                // With the first of them; what is taken already cannot be added to.
                Some(group) if group.iter().min_by_key(|f| self.acts(**f)) == Some(id) => {
                    let mut group = group.clone();
                    group.sort_by_key(|f| self.acts(*f));
                    places.extend(group.iter().map(free).collect::<Option<Place<'m>>>());
                }
                Some(_) => {}
            }
        }
        places
    }

    fn acts(&self, field: FieldId) -> Option<usize> {
        self.record.order.iter().position(|id| *id == field)
    }

    /// Every way that the fields and the profile allow; `Err` says why there is none.
    pub(super) fn ways(&self, base: &RecordValue, waits: &[Wait], posts: &[Post]) -> Result<Vec<RecordValue>, Misfit> {
        if waits.is_empty() && posts.is_empty() {
            return Ok(vec![base.clone()]);
        }
        let (wf, uf) = (self.places(base, true), self.places(base, false));
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
        found.retain(|way| self.is_said(way));
        if found.is_empty() { Err(self.reason(waits, &wf, posts, &uf)) } else { Ok(found) }
    }

    /// Whether a record waits for nothing that nobody has asked for: of waits of which one is enough, one must be there,
    /// and where there is always a wait, it must be given.
    fn is_said(&self, way: &RecordValue) -> bool {
        let there = |id: &FieldId| matches!(way.fields.get(id.index()), Some(Data::Mode { .. }));
        let given = |id: &FieldId| match self.record.fields.get(id.index()).map(|f| (&f.kind, &f.guard)) {
            Some((FieldKind::Mode(m), None)) => m.optional || matches!(m.table, ModeTable::Update(_)) || there(id),
            _ => true,
        };
        self.record.any.iter().all(|group| group.iter().any(there)) && self.record.order.iter().all(given)
    }

    fn place_waits(
        &self,
        value: &mut RecordValue,
        waits: &[Wait],
        places: &[Place<'m>],
        posts: &[Post],
        update_places: &[Place<'m>],
        found: &mut Vec<RecordValue>,
    ) {
        let Some((first, rest)) = waits.split_first() else {
            return self.place_posts(value, posts, update_places, found);
        };
        for (i, fields) in places.iter().enumerate() {
            if places.len() - i < waits.len() {
                break;
            }
            let conditions: Vec<Alternative> = first.conditions().collect();
            let mut then = |value: &mut RecordValue| {
                self.place_waits(value, rest, &places[i + 1..], posts, update_places, found);
            };
            self.place_conditions(value, &conditions, first, fields, &mut then);
        }
    }

    /// Conditions of which one is enough into fields of which one is enough, or one into one.
    fn place_conditions(
        &self,
        value: &mut RecordValue,
        conditions: &[Alternative],
        wait: &Wait,
        fields: &[(FieldId, &'m ModeField)],
        then: &mut dyn FnMut(&mut RecordValue),
    ) {
        let Some((first, rest)) = conditions.split_first() else { return then(value) };
        for (i, (id, m)) in fields.iter().enumerate() {
            if fields.len() - i < conditions.len() {
                return;
            }
            for c in self.modes(m, self.profile, first, wait) {
                let masked = m.mask.and_then(|mask| value.fields.get(mask.index()).cloned());
                if self.put(value, *id, m, c, id_of(first.sem.id)) {
                    self.place_conditions(value, rest, wait, &fields[i + 1..], then);
                    value.fields[id.index()] = Data::Absent;
                }
                if let (Some(mask), Some(before)) = (m.mask, masked) {
                    value.fields[mask.index()] = before;
                }
            }
        }
    }

    /// The modes of a wait field that mean one condition of a wait.
    fn modes(&self, m: &ModeField, profile: Option<ProfileId>, one: &Alternative, wait: &Wait) -> Vec<Choice> {
        let ModeTable::Wait(table) = m.table else { return Vec::new() };
        let mask = m.mask.and_then(|mask| match &self.record.fields.get(mask.index())?.kind {
            FieldKind::Value { at: Location::Bits(place), .. } | FieldKind::Constant { place, .. } => Some(place.width),
            _ => None,
        });
        let offer = Offer { table, value: m.value.as_ref().map_or(0, |p| p.width), mask };
        mode::waits(self.model, profile, offer, (one.sem, one.test, wait.then))
    }

    fn place_posts(&self, value: &mut RecordValue, posts: &[Post], fields: &[Place<'m>], found: &mut Vec<RecordValue>) {
        let Some((first, rest)) = posts.split_first() else {
            found.push(value.clone());
            return;
        };
        for (i, place) in fields.iter().enumerate() {
            if fields.len() - i < posts.len() {
                break;
            }
            let Some((id, m)) = place.first() else { continue };
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
        if let (Some(bits), Some(mask)) = (c.mask, field.mask)
            && !self.put_mask(value, mask, bits)
        {
            return false;
        }
        value.fields[id.index()] = Data::Mode { mode: c.mode, index, value: c.value.unwrap_or(0) };
        true
    }

    /// Puts a mask into its field, if that holds nothing else.
    fn put_mask(&self, value: &mut RecordValue, id: FieldId, bits: u64) -> bool {
        let Some(field) = self.record.fields.get(id.index()) else { return false };
        let (signed, width) = match &field.kind {
            FieldKind::Constant { bits: fixed, .. } => return *fixed == bits,
            FieldKind::Value { ty: Type::Scalar(s, width), .. } => (*s == Scalar::Int, *width),
            _ => return false,
        };
        let shift = 64 - u32::from(width.clamp(1, 64));
        let number = if signed { i128::from((bits << shift) as i64 >> shift) } else { i128::from(bits) };
        match value.fields.get_mut(id.index()) {
            Some(data @ (Data::Absent | Data::Int(0))) => *data = Data::Int(number),
            Some(Data::Int(there)) => return *there == number,
            _ => return false,
        }
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

    /// The modes that a field offers for a part of a wait, or for an update.
    fn offers(
        &self,
        field: &ModeField,
        profile: Option<ProfileId>,
        ask: Ask<'_>,
        part: Option<Alternative>,
    ) -> Vec<Choice> {
        match (field.table, ask, part) {
            (ModeTable::Wait(_), Ask::Wait(w), Some(part)) => self.modes(field, profile, &part, w),
            (ModeTable::Update(t), Ask::Post(p), _) => mode::updates(self.model, profile, t, p),
            _ => Vec::new(),
        }
    }

    fn reason(&self, waits: &[Wait], wf: &[Place<'m>], posts: &[Post], uf: &[Place<'m>]) -> Misfit {
        let several = waits.iter().map(|w| 1 + w.or.len()).max().unwrap_or(1);
        let fields = wf.iter().map(Vec::len).max().unwrap_or(1);
        if several > fields {
            return Misfit::Alternatives { wanted: several, fields };
        }
        let waits: Vec<Ask<'_>> = waits.iter().map(Ask::Wait).collect();
        let posts: Vec<Ask<'_>> = posts.iter().map(Ask::Post).collect();
        for (wait, asks, places) in [(true, &waits, wf), (false, &posts, uf)] {
            let mut usable = vec![false; places.len()];
            let mut refused = Vec::new();
            for (index, ask) in asks.iter().enumerate() {
                let mut tried = Vec::new();
                let mut fits = false;
                for (place, usable) in places.iter().zip(&mut usable) {
                    let ok = self.fits(place, *ask);
                    fits |= ok;
                    *usable |= ok;
                    if !ok {
                        let offers = |(id, m): &(FieldId, &ModeField)| {
                            let all = ask.parts().flat_map(|part| self.offers(m, None, *ask, part));
                            all.map(|c| (*id, m.table, c.mode)).collect::<Vec<_>>()
                        };
                        tried.extend(place.iter().flat_map(offers));
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

    /// Whether a place alone takes a wait or an update.
    fn fits(&self, place: &Place<'_>, ask: Ask<'_>) -> bool {
        let mut fields = place.iter();
        ask.parts().all(|part| {
            let takes = |(id, m): &(FieldId, &ModeField)| {
                self.offers(m, self.profile, ask, part).iter().any(|c| self.allowed(*id, c.mode))
            };
            fields.any(takes)
        })
    }
}

/// A free field, or the fields of waits of which one is enough.
type Place<'m> = Vec<(FieldId, &'m ModeField)>;

/// A wait or an update that is to be put somewhere.
#[derive(Clone, Copy)]
enum Ask<'a> {
    Wait(&'a Wait),
    Post(&'a Post),
}

impl Ask<'_> {
    /// The conditions of a wait; an update has one part.
    fn parts(self) -> impl Iterator<Item = Option<Alternative>> {
        let (first, rest) = match self {
            Ask::Wait(w) => (Some(Alternative { sem: w.sem, test: w.test }), w.or.as_slice()),
            Ask::Post(_) => (None, [].as_slice()),
        };
        std::iter::once(first).chain(rest.iter().copied().map(Some))
    }
}

/// The id as it stands in a record; one that is not known yet is 0.
fn id_of(v: Value) -> u64 {
    match v {
        Value::Imm(n) => u64::try_from(n).unwrap_or(0),
        Value::Reg(_) | Value::Expr(_) => 0,
    }
}
