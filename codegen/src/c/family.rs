//! Families: which member bytes are, a value of any member, streams of members.

use chappe_dsl::model::{Available, Family, Place, Record, RecordId};

use super::cx::Cx;
use super::docs;
use super::names::{Names, member, shout, snake};
use super::rows::RecordPlan;
use super::text::{Code, hex, number, string, unused};
use crate::plan::places::fixed_value;
use crate::plan::rows::fixed;

mod pick;
mod stream;

/// Families that are told apart together: one, or all of the model.
pub(super) struct Group<'m> {
    /// As messages call it.
    name: String,
    lower: String,
    upper: String,
    families: Vec<&'m Family>,
    /// Members as they are tried, with the names of their members of the union.
    members: Vec<(RecordId, String)>,
    docs: Vec<String>,
}

/// Ids of records, and everything about families.
pub(super) fn all(cx: &Cx<'_>, code: &mut Code) {
    let named_families = cx.model.families.iter().zip(&cx.items.families).filter(|(f, _)| f.parent.is_none());
    let top: Vec<&Family> = named_families.clone().map(|(f, _)| f).collect();
    if top.is_empty() {
        return;
    }
    let ids = ids(cx, code);
    for (f, (lower, upper)) in named_families {
        let (lower, upper) = (lower.clone(), upper.clone());
        let docs = docs::lines(&f.name, &f.notes);
        let group = Group { name: f.name.clone(), lower, upper, families: vec![f], members: named(cx, &[f]), docs };
        one(cx, &group, &ids, code);
        stream::stream(cx, &group, code);
    }
    if top.len() > 1 {
        let lower = cx.items.any.clone();
        let docs = vec!["A member of any family.".to_owned()];
        let members = named(cx, &top);
        let group = Group { name: "any family".to_owned(), lower, upper: String::new(), families: top, members, docs };
        one(cx, &group, &ids, code);
    }
}

fn named(cx: &Cx<'_>, families: &[&Family]) -> Vec<(RecordId, String)> {
    let mut names = Names::default();
    let ids = families.iter().flat_map(|f| &f.members);
    ids.map(|id| (*id, names.claim(member(&snake(cx.record(*id).map_or("", |p| &p.record.name)))))).collect()
}

/// A number for each record.
fn ids(cx: &Cx<'_>, code: &mut Code) -> Vec<String> {
    let ty = format!("{}record_id", cx.lower);
    code.comment(&["Every record. A family says with it which member a value is."]);
    code.line(format!("typedef uint32_t {ty};"));
    code.open("enum");
    code.line(format!("{} = 0,", cx.claim_upper("RECORD_NONE")));
    let mut out = Vec::new();
    for (i, plan) in cx.records.iter().enumerate() {
        let name = cx.claim_upper(&format!("RECORD_{}", shout(&plan.record.name)));
        let note = match (crate::plan::rows::missing(&plan.record.notes.available), &plan.record.opaque) {
            (Some(why), _) => format!(" /* not available on {} ({}) */", cx.model.place(), why.replace("*/", "* /")),
            (None, Some(_)) => " /* its layout is not published */".to_owned(),
            (None, None) => String::new(),
        };
        code.line(format!("{name} = {},{note}", i + 1));
        out.push(name);
    }
    code.close(";");
    code.blank();
    code.comment(&["The name of a record; NULL if there is none."]);
    code.function(format!("static inline const char *{}record_name({ty} id)", cx.lower));
    code.open("switch (id)");
    for (plan, name) in cx.records.iter().zip(&out) {
        code.line(format!("case {name}: return {};", string(&plan.record.name)));
    }
    code.line("default: return NULL;");
    code.close("");
    code.end();
    out
}

fn one(cx: &Cx<'_>, g: &Group<'_>, ids: &[String], code: &mut Code) {
    let (lower, own) = (&cx.lower, &g.lower);
    if let [family] = g.families.as_slice() {
        code.line(format!("#define {}_SIZE {}", g.upper, family.size));
        code.blank();
    }
    code.comment(&g.docs);
    code.open(format!("typedef struct {own}"));
    code.line(format!("{lower}record_id record;"));
    let kept: Vec<(&RecordPlan<'_>, &String)> =
        g.members.iter().filter_map(|(id, n)| Some((cx.record(*id).filter(|p| !p.blank)?, n))).collect();
    if !kept.is_empty() {
        code.open("union");
        for (plan, name) in &kept {
            code.line(format!("{} {name};", plan.lower));
        }
        code.close(" as;");
    }
    code.close(&format!(" {own};"));
    code.blank();
    pick::pick(cx, g, ids, code);
    decode(cx, g, ids, code);
    if g.families.len() == 1 {
        encode(cx, g, ids, code);
    }
}

fn decode(cx: &Cx<'_>, g: &Group<'_>, ids: &[String], code: &mut Code) {
    let (lower, own) = (&cx.lower, &g.lower);
    code.comment(&[
        format!("Reads a member of {}. `error` may be NULL.", g.name),
        "Returns false, and says what is wrong first in byte order, if the bytes are not legal; `record` says which \
         member they are meant to be, if that can be told."
            .to_owned(),
    ]);
    code.function(format!(
        "static inline bool {own}_decode(const uint8_t *bytes, size_t len, {own} *out, {lower}error *error)"
    ));
    code.line(format!("{lower}error unused;"));
    code.line(format!("out->record = {own}_pick(bytes, len, error != NULL ? error : &unused);"));
    code.open("switch (out->record)");
    for (id, name) in &g.members {
        let (Some(plan), Some(label)) = (cx.record(*id), ids.get(id.index())) else { continue };
        code.line(if plan.blank {
            format!("case {label}: return {}_refused(error);", plan.lower)
        } else {
            format!("case {label}: return {}_decode(bytes, len, &out->as.{name}, error);", plan.lower)
        });
    }
    code.line("default: return false;");
    code.close("");
    code.end();
}

fn encode(cx: &Cx<'_>, g: &Group<'_>, ids: &[String], code: &mut Code) {
    let (lower, own) = (&cx.lower, &g.lower);
    code.comment(&[format!("Writes a member of {} as a profile writes it. `error` may be NULL.", g.name)]);
    code.function(format!(
        "static inline bool {own}_encode(const {own} *value, int profile, uint8_t out[{}_SIZE], {lower}error *error)",
        g.upper
    ));
    let mut body = Code::at(1);
    body.line(format!("{lower}error unused;"));
    body.open("switch (value->record)");
    for (id, name) in &g.members {
        let (Some(plan), Some(label)) = (cx.record(*id), ids.get(id.index())) else { continue };
        body.line(format!("case {label}:"));
        if plan.blank {
            body.line(format!("    memset(out, 0, {}_SIZE);", g.upper));
            body.line(format!("    return {}_refused(error);", plan.lower));
        } else {
            body.line(format!("    return {}_encode(&value->as.{name}, profile, out, error);", plan.lower));
        }
    }
    body.line("default: break;");
    body.close("");
    body.line(format!("memset(out, 0, {}_SIZE);", g.upper));
    let words = string(&format!("a member of {}", g.name));
    body.line(format!("(void){lower}refuse_(error != NULL ? error : &unused, 620, \"\", \"\", {words});"));
    body.line("return false;");
    unused(code, &body, ["profile"]);
    code.append(&body);
    code.end();
}

/// The bits that tell a record from others: C questions, byte by byte.
fn discriminant(record: &Record) -> Vec<String> {
    let all = (0u32..).zip(record.fixed.mask.iter().zip(&record.fixed.value)).filter(|(_, (m, _))| **m != 0);
    all.map(|(i, (m, v))| match m {
        0xFF => format!("b[{}] == {v:#04x}", hex(i)),
        m => format!("(b[{}] & {m:#04x}u) == {:#04x}u", hex(i), v & m),
    })
    .collect()
}

/// The keys of a record, as places and values.
fn keys(record: &Record) -> Vec<(&Place, u64)> {
    record.fields.iter().filter(|f| f.key).filter_map(|f| fixed(record, f)).map(|f| (f.place, f.bits)).collect()
}

/// Whether the architecture has a record.
fn here(record: &Record) -> bool {
    record.notes.available == Available::Yes
}

/// A place all of whose bits every member fixes, so that members fall apart by its value.
fn switch_place<'m>(cx: &Cx<'m>, family: &'m Family) -> Option<&'m Place> {
    let place = &family.keys.first()?.place;
    let all = family.members.iter().filter_map(|id| cx.model.records.get(id.index()));
    all.clone().all(|r| fixed_value(r, place).is_some()).then_some(place)
}

/// A number as a case.
fn label(n: u64) -> String {
    if n <= 0x7FFF_FFFF { format!("{n:#04x}") } else { number(n.into()).unwrap_or_default() }
}
