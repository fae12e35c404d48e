//! C: one header with everything that a program needs to write, read and check the records of one architecture.
//!
//! The header is C11 and C++17, needs nothing but the standard headers for numbers and `memcpy`, and knows nothing of
//! the machine it runs on: all bytes are read and written one by one. What it finds wrong first, in byte order, is what
//! the interpreted codec finds.

mod conditions;
mod cx;
mod decode;
mod docs;
mod encode;
mod enums;
mod expr;
mod family;
mod items;
mod modes;
mod names;
mod ops;
mod places;
mod profiles;
mod rows;
mod support;
mod tables;
mod text;
mod values;
mod wire;
mod zero;

use chappe_dsl::codes::codec as codes;
use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{Model, RecordId};
use chappe_dsl::source::Span;

use crate::plan::places::fits;
use crate::plan::rows::{held, types};
use cx::Cx;
use names::snake;
use text::Code;

/// How a header is made.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What all names begin with; `neuron_cayman_` for `neuron::cayman` if not said. Constants begin with the same in
    /// capitals.
    pub prefix: Option<String>,
}

/// The header of a model.
///
/// # Errors
/// The prefix is no beginning of a C name, or something of the model cannot be said in C.
pub fn header(model: &Model, options: &Options) -> Result<String, Vec<Diagnostic>> {
    let prefix = match &options.prefix {
        Some(p) => p.clone(),
        None => format!("{}_", model.title().split("::").map(snake).collect::<Vec<_>>().join("_")),
    };
    let legal = prefix.starts_with(|c: char| c.is_ascii_alphabetic())
        && prefix.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if !legal {
        let message = format!("`{prefix}` is no beginning of a C name");
        return Err(vec![Diagnostic::error(codes::LAYOUT, Span::default(), message)]);
    }
    let cx = Cx::new(model, &prefix);
    sound(&cx);
    let problems = cx.problems();
    if !problems.is_empty() {
        return Err(problems);
    }
    let body = body(&cx);
    let problems = cx.problems();
    if problems.is_empty() { Ok(whole(&cx, &body)) } else { Err(problems) }
}

/// Finds what cannot be generated at all.
fn sound(cx: &Cx<'_>) {
    if cx.model.profiles.len() > 64 {
        cx.cannot(Span::default(), "more than 64 profiles are more than a number of 64 bits tells apart");
    }
    for (plan, limits) in cx.records.iter().zip(&cx.limits) {
        let record = plan.record;
        if plan.blank {
            continue;
        }
        if limits.too_much() {
            cx.cannot(record.span, format!("{} nests too deep or holds too much to be written or read", record.name));
        }
        for field in &record.fields {
            let bits = u64::from(record.size) * 8;
            let inside = field.kind.ranges(&cx.model.records).iter().all(|(_, end)| u64::from(*end) <= bits);
            let narrow = match &field.kind {
                chappe_dsl::model::FieldKind::Constant { place, .. }
                | chappe_dsl::model::FieldKind::Value { at: chappe_dsl::model::Location::Bits(place), .. } => {
                    fits(place, record)
                }
                _ => true,
            };
            if !inside || !narrow {
                cx.cannot(field.span, format!("a row of {} lies beyond its end", record.name));
            }
        }
    }
}

/// Records in an order in which each comes after those that it holds.
fn order(cx: &Cx<'_>) -> Vec<RecordId> {
    fn visit(cx: &Cx<'_>, id: RecordId, out: &mut Vec<RecordId>) {
        let Some(record) = cx.model.records.get(id.index()) else { return };
        if out.contains(&id) {
            return;
        }
        for field in &record.fields {
            types(&field.kind).into_iter().for_each(|ty| held(ty, &mut |inner| visit(cx, inner, out)));
        }
        if !out.contains(&id) {
            out.push(id);
        }
    }
    let mut out = Vec::new();
    (0..cx.model.records.len() as u32).for_each(|i| visit(cx, RecordId(i), &mut out));
    out
}

/// Everything but the beginning, which depends on what is needed here.
fn body(cx: &Cx<'_>) -> Code {
    let mut code = Code::default();
    let section = |code: &mut Code, title: &str, f: &dyn Fn(&Cx<'_>, &mut Code)| {
        let mut part = Code::default();
        f(cx, &mut part);
        if !part.is_empty() {
            code.line(format!("/* ---- {title} {} */", "-".repeat(100 - title.len())));
            code.blank();
            code.append(&part);
            code.blank();
        }
    };
    section(&mut code, "enums", &enums::all);
    section(&mut code, "banks", &tables::banks);
    section(&mut code, "address spaces", &tables::spaces);
    section(&mut code, "constants", &tables::consts);
    section(&mut code, "tables", &tables::all);
    section(&mut code, "waits and updates", &modes::all);
    section(&mut code, "profiles", &tables::profiles);
    section(&mut code, "operations", &ops::all);
    section(&mut code, "records", &|cx, code| records(cx, code));
    section(&mut code, "families", &family::all);
    code
}

fn records(cx: &Cx<'_>, code: &mut Code) {
    let asked = zero::asked(cx);
    let usable = || cx.records.iter().filter(|p| !p.blank).map(|p| p.record);
    let conditional = usable().any(|r| !r.requires.is_empty())
        || usable().flat_map(|r| &r.fields).any(|f| f.guard.is_some() || !f.requires.is_empty());
    if conditional {
        // What a specification says may hold always: that is no mistake of who includes this.
        code.line("#if defined(__GNUC__)");
        code.line("#pragma GCC diagnostic push");
        code.line("#pragma GCC diagnostic ignored \"-Wtautological-compare\"");
        code.line("#endif");
        code.blank();
    }
    for id in order(cx) {
        let Some(plan) = cx.record(id) else { continue };
        if plan.blank {
            if plan.record.opaque.is_some() {
                wire::wire(cx, plan, code);
            }
            encode::refuse(cx, plan, code);
            continue;
        }
        wire::wire(cx, plan, code);
        values::value(cx, plan, code);
        for row in &plan.rows {
            if let rows::Role::Mode(m) = row.role {
                modes::spots(cx, row, m, code);
            }
        }
        code.blank();
        zero::functions(cx, plan, asked.contains(&id), code);
        let conditions = conditions::conditions(cx, plan, code);
        profiles::accepted(cx, plan, &conditions, code);
        if !cx.model.profiles.is_empty() {
            decode::written_by(cx, plan, &conditions, code);
        }
        decode::read(cx, plan, &conditions, code);
        decode::decode(cx, plan, code);
        encode::write(cx, plan, &conditions, code);
        encode::encode(cx, plan, code);
    }
    if conditional {
        code.line("#if defined(__GNUC__)");
        code.line("#pragma GCC diagnostic pop");
        code.line("#endif");
        code.blank();
    }
}

/// The finished header.
fn whole(cx: &Cx<'_>, body: &Code) -> String {
    let model = cx.model;
    let upper = &cx.upper;
    let mut head = Code::default();
    let mut lines = vec![format!("{}: records, modes, constants.", model.title())];
    lines.push("Generated by chappe from the specification: do not edit.".to_owned());
    if !model.docs.is_empty() {
        lines.push(String::new());
        lines.extend(docs::paragraphs(&model.docs));
    }
    head.comment(&lines);
    head.line(format!("#ifndef {upper}H"));
    head.line(format!("#define {upper}H"));
    head.blank();
    for h in ["stdbool", "stddef", "stdint", "string"] {
        head.line(format!("#include <{h}.h>"));
    }
    head.blank();
    head.raw(&format!(
        "#if defined(__GNUC__)\n#define {upper}COLD_ __attribute__((cold))\n#else\n#define {upper}COLD_\n#endif\n\n\
         #if defined(__cplusplus)\n#define {upper}ASSERT_(test, what) static_assert(test, what)\n#else\n\
         #define {upper}ASSERT_(test, what) _Static_assert(test, what)\n#endif\n\n"
    ));
    let text = cx.limits.iter().map(|l| l.text).max().unwrap_or(0);
    let keys = model.families.iter().flat_map(|f| &f.keys).map(|k| k.name.len() as u64).max().unwrap_or(0);
    let depth = cx.limits.iter().filter(|l| !l.too_much()).map(|l| l.depth).max().unwrap_or(0);
    let settings = support::Settings {
        lower: &cx.lower,
        upper,
        path: text.max(keys).clamp(9, 1 << 16) + 2,
        // The outermost part is a step without a name.
        depth: depth + 1,
    };
    head.raw(&support::texts(&cx.helpers(), &settings));
    head.blank();
    head.append(body);
    head.blank();
    head.line("#endif");
    head.finish()
}
