//! Records and families as classes: a typed field for each row that holds something.

use chappe_dsl::model::{Available, Field, FieldId, FieldKind, Model, Record, RecordId, Scalar, Type, UnionField};

use super::Options;
use super::layout;
use super::naming::Names;
use super::table;
use super::text::{Lines, docs, docs_or};
use crate::plan::modes;
use crate::plan::rows::{Verdict, fixed, held, types, usable, verdict};

/// An annotation, and the default; `None`: the field must be given.
struct Hint {
    ty: String,
    default: Option<String>,
}

/// Writes the classes of families and records.
pub(super) struct Records<'a> {
    pub(super) model: &'a Model,
    pub(super) names: &'a Names,
    pub(super) options: &'a Options,
}

impl Records<'_> {
    /// All of them: families before members, what is nested before what holds it.
    pub(super) fn all(&self, out: &mut Lines) {
        let mut done = vec![false; self.model.families.len()];
        for id in 0..self.model.families.len() {
            self.family(id, &mut done, out);
        }
        let mut done = vec![false; self.model.records.len()];
        for id in 0..self.model.records.len() {
            self.in_order(RecordId(id as u32), &mut done, out);
        }
        if !self.model.families.is_empty() {
            out.blank(2);
        }
        for (family, name) in self.model.families.iter().zip(&self.names.families) {
            let mut args = vec![name.clone()];
            args.extend(family.members.iter().filter_map(|id| self.names.records.get(id.index()).cloned()));
            if family.parent.is_some() {
                args.push("inner=True".to_owned());
            }
            out.call("_members(", &args, ")");
        }
    }

    fn family(&self, id: usize, done: &mut [bool], out: &mut Lines) {
        let Some(family) = self.model.families.get(id) else { return };
        match done.get_mut(id) {
            Some(seen @ false) => *seen = true,
            _ => return,
        }
        if let Some(parent) = family.parent {
            self.family(parent.index(), done, out);
        }
        let name = self.names.families.get(id).map_or("", String::as_str);
        let parent = family.parent.and_then(|p| self.names.families.get(p.index())).map_or("Record", String::as_str);
        out.blank(2);
        out.line(&format!("class {name}({parent}):"));
        out.indented(|l| {
            let mut docs = docs_or(&family.notes, &format!("Records of {} bytes.", family.size));
            let keys: Vec<&str> = family.keys.iter().map(|k| k.name.as_str()).collect();
            if !keys.is_empty() {
                docs.push(String::new());
                docs.push(format!("A family: {} tells its members apart.", keys.join(", ")));
            }
            l.doc(&docs);
        });
        out.blank(2);
        let mut args = vec![super::text::quoted(&family.name), family.size.to_string()];
        args.extend(
            family.keys.iter().map(|k| format!("({}, {})", super::text::quoted(&k.name), layout::place(&k.place))),
        );
        out.call(&format!("_family({name}, _Family("), &args, "))");
    }

    fn in_order(&self, id: RecordId, done: &mut [bool], out: &mut Lines) {
        let Some(record) = self.model.records.get(id.index()) else { return };
        match done.get_mut(id.index()) {
            Some(seen @ false) => *seen = true,
            _ => return,
        }
        let mut nested = Vec::new();
        for ty in record.fields.iter().flat_map(|f| types(&f.kind)) {
            held(ty, &mut |id| nested.push(id));
        }
        nested.into_iter().for_each(|id| self.in_order(id, done, out));
        self.unions(id, record, out);
        self.record(id, record, out);
        layout::layout(self.model, self.names, id, record, out);
    }

    fn record(&self, id: RecordId, record: &Record, out: &mut Lines) {
        let name = self.names.records.get(id.index()).map_or("", String::as_str);
        let family = record.family.and_then(|f| self.names.families.get(f.index())).map_or("Record", String::as_str);
        out.blank(2);
        out.line("@dataclasses.dataclass");
        out.line(&format!("class {name}({family}):"));
        out.indented(|l| {
            let of = record.family.and_then(|f| self.model.families.get(f.index()));
            let first = of.map_or_else(|| "A structure.".to_owned(), |f| format!("A member of {}.", f.name));
            let mut docs = docs_or(&record.notes, &first);
            if let Some(why) = &record.opaque {
                docs.extend([String::new(), format!("Known by name only: {why}. It cannot be encoded or decoded.")]);
            }
            if let Available::No(why) = &record.notes.available {
                docs.extend([String::new(), format!("Not available on {} ({why}).", self.model.place())]);
            }
            if self.options.byte_tables {
                docs.push(String::new());
                docs.extend(table::rows(self.model, id, record));
            }
            l.doc(&docs);
            self.fields(id, record, l);
        });
    }

    /// The fields, those first that must be given.
    fn fields(&self, id: RecordId, record: &Record, l: &mut Lines) {
        let Some(names) = self.names.of_record(id) else { return };
        let mut all: Vec<(String, Hint, Vec<String>)> = Vec::new();
        let selectors = selectors(record);
        for (i, field) in record.fields.iter().enumerate() {
            match (&field.kind, names.rows.get(i).and_then(Option::as_ref)) {
                (_, Some(name)) => {
                    let hint = self.row(&selectors, FieldId(i as u32), id, field);
                    let mut docs = docs(&field.notes);
                    if let Some(guard) = &field.guard {
                        let condition = chappe_dsl::codec::condition(self.model, record, guard);
                        docs.push(format!("There only if {condition}."));
                    }
                    if selectors.contains(&FieldId(i as u32)) {
                        docs.push("Follows the arm, if it is not given.".to_owned());
                    }
                    all.push((name.clone(), hint, docs));
                }
                (FieldKind::Union(u), None) => {
                    for (j, arm) in u.arms.iter().enumerate() {
                        let Some(name) = names.arms.get(&(i, j)) else { continue };
                        let ty = format!("Optional[{}]", self.ty(&arm.ty).ty);
                        let mut docs = docs(&arm.notes);
                        docs.push(format!("One of {}.", listed(u)));
                        all.push((name.clone(), Hint { ty, default: Some("None".to_owned()) }, docs));
                    }
                }
                _ => {}
            }
        }
        if !all.is_empty() {
            l.blank(1);
        }
        let (given, free): (Vec<_>, Vec<_>) = all.into_iter().partition(|(_, hint, _)| hint.default.is_none());
        for (name, hint, docs) in given.into_iter().chain(free) {
            let default = hint.default.map(|d| format!(" = {d}")).unwrap_or_default();
            l.line(&format!("{name}: {}{default}", hint.ty));
            l.doc(&docs);
        }
    }

    fn row(&self, selectors: &[FieldId], own: FieldId, id: RecordId, field: &Field) -> Hint {
        let hint = match &field.kind {
            FieldKind::Value { ty, .. } => self.ty(ty),
            FieldKind::Mode(m) => {
                let any = self.names.table(m.table).map_or("_ModeValue", |t| t.any.as_str()).to_owned();
                let zero =
                    modes::table(self.model, m.table).and_then(|t| t.by_wire(0).map(|(i, m)| (i, m.takes_value)));
                let zero = zero.and_then(|(i, takes)| Some((self.names.mode(m.table, i)?, takes)));
                let default = zero.map(|(name, takes)| format!("{name}({})", if takes { "0, 0" } else { "0" }));
                if m.optional { Hint { ty: any, default: None }.optional() } else { Hint { ty: any, default } }
            }
            FieldKind::Union(_) => {
                let any = self.names.union(id, own).map_or("_ArmValue", |u| u.any.as_str()).to_owned();
                Hint { ty: any, default: None }.optional()
            }
            FieldKind::Constant { .. } | FieldKind::Fill { .. } => Hint { ty: "int".to_owned(), default: None },
        };
        // What is not given differs from zero where others may use the bytes, or where an arm decides.
        if field.guard.is_some() || selectors.contains(&own) || field.shared { hint.optional() } else { hint }
    }

    fn ty(&self, ty: &Type) -> Hint {
        let of = |ty: &str, default: &str| Hint { ty: ty.to_owned(), default: Some(default.to_owned()) };
        match ty {
            Type::Scalar(Scalar::Uint | Scalar::Int, _) => of("int", "0"),
            Type::Scalar(Scalar::Bool, _) => of("bool", "False"),
            Type::Scalar(Scalar::Enum(id), _) => {
                let name = self.names.enums.get(id.index()).map_or("int", String::as_str);
                let Some(e) = self.model.enums.get(id.index()) else { return of("int", "0") };
                let zero = match verdict(e, 0) {
                    Verdict::Legal(Some(_)) => self.names.enumerator(self.model, *id, 0),
                    Verdict::Legal(None) => Some("0".to_owned()),
                    Verdict::NoName | Verdict::Unavailable(..) => None,
                };
                let ty = if e.open { format!("Union[{name}, int]") } else { name.to_owned() };
                Hint { ty, default: zero }
            }
            Type::Bits(_) => of("AbstractSet[int]", "frozenset()"),
            Type::Str { .. } => of("str", "\"\""),
            Type::Array { element, .. } => {
                of(&format!("List[{}]", self.ty(element).ty), "dataclasses.field(default_factory=list)")
            }
            Type::Record(id) => {
                let name = self.names.records.get(id.index()).map_or("Record", String::as_str);
                let default = format!("dataclasses.field(default_factory={name})");
                Hint { ty: name.to_owned(), default: self.has_default(*id).then_some(default) }
            }
        }
    }

    /// Whether a record can be made without giving any field.
    fn has_default(&self, id: RecordId) -> bool {
        let Some(record) = self.model.records.get(id.index()) else { return false };
        if !usable(record) {
            return true;
        }
        let names = self.names.of_record(id);
        let selectors = selectors(record);
        record.fields.iter().enumerate().all(|(i, f)| {
            let here = names.and_then(|n| n.rows.get(i)).is_some_and(Option::is_some);
            !here || fixed(record, f).is_some() || self.row(&selectors, FieldId(i as u32), id, f).default.is_some()
        })
    }

    /// The arms of unions that have names, as classes.
    fn unions(&self, id: RecordId, record: &Record, out: &mut Lines) {
        for (i, field) in record.fields.iter().enumerate() {
            let FieldKind::Union(u) = &field.kind else { continue };
            let Some(names) = self.names.union(id, FieldId(i as u32)) else { continue };
            let own = field.name.as_deref().unwrap_or("");
            out.blank(2);
            out.line(&format!("class {}(_ArmValue):", names.any));
            out.indented(|l| l.doc(&[format!("Any of the arms in `{}`.", names.arms)]));
            out.blank(2);
            out.line(&format!("class {}:", names.arms));
            out.indented(|l| {
                l.doc(&docs_or(&field.notes, &format!("What `{own}` of {} may be.", record.name)));
                for (arm, name) in u.arms.iter().zip(&names.each).filter(|(_, n)| !n.is_empty()) {
                    let hint = self.ty(&arm.ty);
                    l.blank(1);
                    l.line("@dataclasses.dataclass(frozen=True)");
                    l.line(&format!("class {name}({}):", names.any));
                    l.indented(|l| {
                        let notes = docs(&arm.notes);
                        if !notes.is_empty() {
                            l.doc(&notes);
                            l.blank(1);
                        }
                        let default = hint.default.map(|d| format!(" = {d}")).unwrap_or_default();
                        l.line(&format!("value: {}{default}", hint.ty));
                    });
                }
            });
        }
    }
}

impl Hint {
    fn optional(self) -> Hint {
        Hint { ty: format!("Optional[{}]", self.ty), default: Some("None".to_owned()) }
    }
}

/// The rows that pick arms of unions.
fn selectors(record: &Record) -> Vec<FieldId> {
    let unions = record.fields.iter().filter_map(|f| if let FieldKind::Union(u) = &f.kind { u.selector } else { None });
    unions.collect()
}

fn listed(u: &UnionField) -> String {
    u.arms.iter().map(|a| a.name.as_str()).collect::<Vec<_>>().join(", ")
}
