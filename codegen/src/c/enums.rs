//! Enums and sets of enumerators.

use chappe_dsl::model::{Enum, EnumId, EnumRow};

use super::cx::Cx;
use super::docs;
use super::items::EnumNames;
use super::names::snake;
use super::text::{Code, number, string};
use crate::plan::limits::storage;
use crate::plan::rows::{Verdict, missing, verdict};

/// Constants that fit an `int`.
fn small(value: i128) -> bool {
    (i128::from(i32::MIN)..=i128::from(i32::MAX)).contains(&value)
}

pub(super) fn all(cx: &Cx<'_>, code: &mut Code) {
    for (i, e) in cx.model.enums.iter().enumerate() {
        if let Some(names) = cx.items.enums.get(i) {
            one(cx, e, names, code);
        }
    }
    for s in &cx.model.sets {
        let ty = cx.enum_type(s.of);
        let name = cx.claim(&format!("{}_has", snake(&s.name)));
        code.comment(&docs::lines(&s.name, &s.notes));
        code.function(format!("static inline bool {name}({ty} v)"));
        let cases: Vec<i128> = s.members.clone();
        switch(code, cx, s.of, &cases, "return true;");
        code.line("return false;");
        code.end();
    }
}

/// Constants with comments, as an enumeration if they fit one.
pub(super) fn constants(code: &mut Code, rows: &[(Option<&String>, i128, Vec<String>)]) {
    let as_enum = rows.iter().all(|(_, v, _)| small(*v)) && rows.iter().any(|(n, ..)| n.is_some());
    if as_enum {
        code.open("enum");
    }
    for (name, value, comment) in rows {
        code.comment(comment);
        if let Some(name) = name {
            code.line(if as_enum {
                let v = if *value < 0 { format!("{value}") } else { format!("{value:#04x}") };
                format!("{name} = {v},")
            } else {
                format!("#define {name} {}", number(*value).unwrap_or_default())
            });
        }
    }
    if as_enum {
        code.close(";");
    }
}

/// The comment of a row; of one that is not there, why.
pub(super) fn comment(place: &str, name: &str, value: i128, notes: &chappe_dsl::model::Notes) -> Vec<String> {
    match missing(&notes.available) {
        Some(why) => vec![format!("{name} = {value:#04x} is not available on {place} ({why}).")],
        None => Some(docs::line(notes)).filter(|l| !l.is_empty()).into_iter().collect(),
    }
}

fn one(cx: &Cx<'_>, e: &Enum, names: &EnumNames, code: &mut Code) {
    let mut title = docs::lines(&e.name, &e.notes);
    if e.open {
        title.push("Other values are legal too.".to_owned());
    }
    code.comment(&title);
    let sign = if e.signed { "int" } else { "uint" };
    code.line(format!("typedef {sign}{}_t {};", storage(e.bits), names.ty));
    let rows: Vec<_> = e
        .rows
        .iter()
        .zip(&names.rows)
        .map(|(r, n)| (n.as_ref(), r.value, comment(cx.model.place(), &r.name, r.value, &r.notes)))
        .collect();
    constants(code, &rows);
    code.blank();

    let ty = &names.ty;
    code.comment(&["The name of a number; NULL if it has none.".to_owned()]);
    code.function(format!("static inline const char *{ty}_name({ty} v)"));
    let here: Vec<&EnumRow> =
        e.rows.iter().filter(|r| matches!(verdict(e, r.value), Verdict::Legal(Some(x)) if x.name == r.name)).collect();
    if !here.is_empty() {
        code.open("switch (v)");
        for r in &here {
            let name = constant(cx, names, e, r.value);
            code.line(format!("case {name}: return {};", string(&r.name)));
        }
        code.line("default: break;");
        code.close("");
    } else {
        code.line("(void)v;");
    }
    code.line("return NULL;");
    code.end();
    judge(cx, e, names, code);
}

/// What a `switch` calls a value: its constant, or the number.
fn constant(cx: &Cx<'_>, names: &EnumNames, e: &Enum, value: i128) -> String {
    let _ = cx;
    let named =
        e.rows.iter().zip(&names.rows).find(|(r, n)| r.value == value && n.is_some()).and_then(|(_, n)| n.clone());
    named.or_else(|| number(value)).unwrap_or_default()
}

/// Cases for values, those of one outcome together.
fn switch(code: &mut Code, cx: &Cx<'_>, of: EnumId, values: &[i128], outcome: &str) {
    let (Some(e), Some(names)) = (cx.model.enums.get(of.index()), cx.items.enums.get(of.index())) else { return };
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    if values.is_empty() {
        code.line("(void)v;");
        return;
    }
    code.open("switch (v)");
    for v in &values {
        code.line(format!("case {}:", constant(cx, names, e, *v)));
    }
    code.line(format!("    {outcome}"));
    code.line("default: break;");
    code.close("");
}

/// Whether an enum has something to say against some number.
pub(super) fn judges(e: &Enum) -> bool {
    !e.open || e.rows.iter().any(|r| matches!(verdict(e, r.value), Verdict::Unavailable(..)))
}

/// The functions that judge a number.
fn judge(cx: &Cx<'_>, e: &Enum, names: &EnumNames, code: &mut Code) {
    if !judges(e) {
        return;
    }
    let ty = &names.ty;
    let id = cx.model.enums.iter().position(|x| x.name == e.name).map_or(EnumId(0), |i| EnumId(i as u32));
    let here: Vec<i128> =
        e.rows.iter().map(|r| r.value).filter(|v| matches!(verdict(e, *v), Verdict::Legal(_))).collect();
    let mut gone: Vec<(i128, String)> = Vec::new();
    for r in &e.rows {
        if let Verdict::Unavailable(row, why) = verdict(e, r.value)
            && gone.iter().all(|(v, _)| *v != r.value)
        {
            gone.push((r.value, format!("{} is not available on {} ({why})", row.name, cx.model.place())));
        }
    }
    code.comment(&["0 if a number is legal; else the code of what is wrong with it.".to_owned()]);
    code.function(format!("static inline uint32_t {ty}_wrong({ty} v)"));
    if e.open {
        switch(code, cx, id, &gone.iter().map(|g| g.0).collect::<Vec<_>>(), "return 603;");
        code.line("return 0;");
    } else {
        switch(code, cx, id, &here, "return 0;");
        if !gone.is_empty() {
            switch(code, cx, id, &gone.iter().map(|g| g.0).collect::<Vec<_>>(), "return 603;");
        }
        code.line("return 602;");
    }
    code.end();
    code.comment(&["What is legal, or why something is not."]);
    code.function(format!("$COLD_ static inline const char *{ty}_expected({ty} v)").replace('$', &cx.upper));
    let legal = format!("{}: {}", e.name, legal(e));
    if gone.is_empty() {
        code.line("(void)v;");
    } else {
        code.open("switch (v)");
        for (v, why) in &gone {
            code.line(format!("case {}: return {};", constant(cx, names, e, *v), string(why)));
        }
        code.line("default: break;");
        code.close("");
    }
    code.line(format!("return {};", string(&legal)));
    code.end();
}

/// `range (0x01), mask (0x02)`, at most so many.
fn legal(e: &Enum) -> String {
    const SHOWN: usize = 24;
    let rows: Vec<&EnumRow> = e.rows.iter().filter(|r| missing(&r.notes.available).is_none()).collect();
    let mut words: Vec<String> =
        rows.iter()
            .take(SHOWN)
            .map(|r| {
                if r.value < 0 { format!("{} ({})", r.name, r.value) } else { format!("{} ({:#04X})", r.name, r.value) }
            })
            .collect();
    if rows.len() > SHOWN {
        words.push(format!("{} more", rows.len() - SHOWN));
    }
    if words.is_empty() { "none".to_owned() } else { words.join(", ").replace("0X", "0x") }
}
