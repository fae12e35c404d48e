//! Profiles: an enum of them, and their rules.

use chappe_dsl::model::{ModeTable, Model, Profile, ProfileRule, RecordId};

use super::layout::condition_of;
use super::naming::Names;
use super::text::{Lines, Node, docs, quoted};

/// The enum, which comes before everything that may name a profile.
pub(super) fn declared(model: &Model, names: &Names, out: &mut Lines) {
    out.blank(2);
    out.line("class Profile(enum.Enum):");
    out.indented(|l| {
        l.doc(&["Producers of records: what each writes and what it refuses.".to_owned()]);
        if !model.profiles.is_empty() {
            l.blank(1);
        }
        for (p, name) in model.profiles.iter().zip(&names.profiles) {
            l.line(&format!("{name} = {}", quoted(&p.name)));
            l.doc(&docs(&p.notes));
        }
    });
    out.blank(2);
    let first = names.profiles.first().map_or_else(|| "None".to_owned(), |p| format!("Profile.{p}"));
    out.line(&format!("DEFAULT_PROFILE: Final[Optional[Profile]] = {first}"));
    out.line(&format!("_TITLE: Final = {}", quoted(&model.title())));
    out.line(&format!("_PLACE: Final = {}", quoted(model.place())));
}

/// The rules.
pub(super) fn rules(model: &Model, names: &Names, out: &mut Lines) {
    if model.profiles.is_empty() {
        return;
    }
    out.blank(2);
    out.line("_PRODUCERS.update(");
    out.indented(|l| {
        l.line("{");
        l.indented(|l| {
            for (p, name) in model.profiles.iter().zip(&names.profiles) {
                l.line(&format!("Profile.{name}: _Producer("));
                l.indented(|l| {
                    l.line(&format!("Profile.{name},"));
                    p.rules.iter().filter_map(|r| rule(model, names, r)).for_each(|r| l.node(&r, ","));
                    let writes = writes(names, p);
                    if !writes.is_empty() {
                        l.node(&Node::call("writes={", writes, "}"), ",");
                    }
                });
                l.line("),");
            }
        });
        l.line("}");
    });
    out.line(")");
}

fn rule(model: &Model, names: &Names, r: &ProfileRule) -> Option<Node> {
    let record = |id: &RecordId| names.records.get(id.index()).map(Node::leaf);
    let field = |id: &RecordId, field: usize| {
        model.records.get(id.index())?.fields.get(field)?.name.as_deref().map(|n| Node::leaf(quoted(n)))
    };
    let modes = |table: ModeTable, modes: &[usize]| {
        Node::tuple("", modes.iter().filter_map(|m| names.mode(table, *m)).map(Node::Leaf).collect())
    };
    let message = |m: &str| Node::leaf(quoted(m));
    Some(match r {
        ProfileRule::FieldOnly { record: id, field: f, modes: list, message: m, .. } => {
            let kind = &model.records.get(id.index())?.fields.get(f.index())?.kind;
            let chappe_dsl::model::FieldKind::Mode(mode) = kind else { return None };
            let args = vec![record(id)?, field(id, f.index())?, modes(mode.table, list), message(m)];
            Node::call("_Only(", args, ")")
        }
        ProfileRule::TableOnly { table, modes: list, message: m, .. } => {
            let of = Node::leaf(&names.table(*table)?.table);
            Node::call("_Only(", vec![Node::leaf("None"), of, modes(*table, list), message(m)], ")")
        }
        ProfileRule::Absent { record: id, field: f, message: m, .. } => {
            Node::call("_Absent(", vec![record(id)?, field(id, f.index())?, message(m)], ")")
        }
        ProfileRule::Require { record: id, require } => {
            let about = (&require.condition, require.message.as_str());
            let condition = condition_of(model, names, *id, "", about, false);
            Node::call("_Require(", vec![record(id)?, condition], ")")
        }
        ProfileRule::Write { .. } => return None,
    })
}

/// What is written as the operand of modes that have none; the first rule counts.
fn writes(names: &Names, p: &Profile) -> Vec<Node> {
    let mut seen: Vec<String> = Vec::new();
    let mut out = Vec::new();
    for rule in &p.rules {
        let ProfileRule::Write { table, modes, value } = rule else { continue };
        for name in modes.iter().filter_map(|m| names.mode(*table, *m)) {
            if !seen.contains(&name) {
                out.push(Node::leaf(format!("{name}: {value}")));
                seen.push(name);
            }
        }
    }
    out
}
