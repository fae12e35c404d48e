//! Operations of the architecture.

use std::collections::HashSet;

use chappe_dsl::codes::arch as codes;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, Known, Op};

use super::cx::Cx;
use super::docs;
use super::expr::{Compiler, Failure, Leaves, code_number};
use super::names::{Names, member};
use super::text::{Code, string};
use crate::plan::limits::storage;
use crate::plan::range::{Kind, Scope};

/// The C type of a parameter, a result or a column.
pub(super) fn c_type(cx: &Cx<'_>, ty: ColumnType) -> String {
    match ty {
        ColumnType::Uint(w) => format!("uint{}_t", storage(w)),
        ColumnType::Int(w) => format!("int{}_t", storage(w)),
        ColumnType::Str | ColumnType::Ids => "const char *".to_owned(),
        ColumnType::Enum(id) => cx.enum_type(id),
        ColumnType::Space(id) => cx.items.spaces.get(id.index()).cloned().unwrap_or_else(|| "uint64_t".to_owned()),
        ColumnType::Bank(_) | ColumnType::Register => "uint32_t".to_owned(),
        ColumnType::Any => "int64_t".to_owned(),
    }
}

/// What fits a type, in words.
pub(super) fn fits_text(cx: &Cx<'_>, ty: ColumnType) -> String {
    match ty {
        ColumnType::Uint(w) => format!("a number that fits u{w}"),
        ColumnType::Int(w) => format!("a number that fits i{w}"),
        ColumnType::Space(id) => {
            let space = cx.model.spaces.get(id.index());
            format!("an address of {} (u{})", space.map_or("?", |s| &s.name), space.map_or(64, |s| s.bits))
        }
        ColumnType::Bank(id) => {
            let bank = cx.model.banks.get(id.index());
            format!("an index of {}, which has {}", bank.map_or("?", |b| &b.name), bank.map_or(0, |b| b.size))
        }
        ColumnType::Enum(id) => format!("a {}", cx.model.enums.get(id.index()).map_or("?", |e| &e.name)),
        ColumnType::Str | ColumnType::Register | ColumnType::Ids | ColumnType::Any => {
            "a number that fits 64 bits".to_owned()
        }
    }
}

/// An operation by its interface and row.
type Id = (usize, usize);

pub(super) fn all(cx: &Cx<'_>, code: &mut Code) {
    if cx.model.ops.iter().all(|o| o.rows.is_empty()) {
        return;
    }
    fail(cx, code);
    let mut done: HashSet<Id> = HashSet::new();
    for (i, o) in cx.model.ops.iter().enumerate() {
        code.comment(&docs::lines(&o.name, &o.notes));
        code.blank();
        for j in 0..o.rows.len() {
            one(cx, (i, j), &mut done, &mut Vec::new(), code);
        }
    }
}

fn fail(cx: &Cx<'_>, code: &mut Code) {
    let (lower, upper) = (&cx.lower, &cx.upper);
    let head = "static inline bool";
    code.comment(&["Says why an operation has no result."]);
    code.function(format!(
        "{upper}COLD_ {head} {lower}op_fail_({lower}error *error, uint32_t code, const char *op, const char *expected)"
    ));
    code.open("if (error != NULL)");
    code.line(format!("(void){lower}refuse_(error, code, op, \"\", expected);"));
    code.close("");
    code.line("return false;");
    code.end();
}

/// An operation, after those that it calls.
fn one(cx: &Cx<'_>, id: Id, done: &mut HashSet<Id>, path: &mut Vec<Id>, code: &mut Code) {
    let Some(op) = cx.model.ops.get(id.0).and_then(|o| o.rows.get(id.1)) else { return };
    if path.contains(&id) {
        cx.cannot(op.span, format!("{} calls itself", op.name));
        return;
    }
    if !done.insert(id) {
        return;
    }
    path.push(id);
    let mut calls = Vec::new();
    op.requires.iter().for_each(|r| called(&r.condition, &mut calls));
    if let Some(Known::Known(e)) = &op.value {
        called(e, &mut calls);
    }
    for next in calls {
        one(cx, next, done, path, code);
    }
    path.pop();
    let name = cx.items.ops.get(id.0).and_then(|o| o.get(id.1)).cloned().unwrap_or_default();
    function(cx, op, &name, code);
}

fn called(e: &Expr, out: &mut Vec<Id>) {
    match &e.kind {
        ExprKind::Op { ops, op, args } => {
            out.push((*ops as usize, *op as usize));
            args.iter().for_each(|a| called(a, out));
        }
        ExprKind::Register(a) | ExprKind::Len(a) | ExprKind::Unary(_, a) | ExprKind::Lookup { row: a, .. } => {
            called(a, out);
        }
        ExprKind::Binary(_, a, b) | ExprKind::Range(a, b, _) => [a, b].into_iter().for_each(|e| called(e, out)),
        ExprKind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|e| called(e, out)),
        ExprKind::Value(_) | ExprKind::Unknown { .. } | ExprKind::Field(_) | ExprKind::Param(_) => {}
    }
}

fn function(cx: &Cx<'_>, op: &Op, name: &str, code: &mut Code) {
    code.comment(&docs::lines(&op.name, &op.notes));
    if let Some(p) = op.params.iter().find(|p| p.ty == ColumnType::Ids) {
        code.comment(&[format!("Not in C: {} is a set.", p.name)]);
        code.blank();
        return;
    }
    if op.result == ColumnType::Ids {
        code.comment(&["Not in C: its result is a set."]);
        code.blank();
        return;
    }
    let mut names = Names::default();
    for kept in ["out", "error"].map(str::to_owned).into_iter().chain((1..100).map(|i| format!("t{i}"))) {
        let _ = names.claim(kept);
    }
    let given: Vec<String> = op.params.iter().map(|p| names.claim(member(&p.name))).collect();
    let declared = op.params.iter().zip(&given).map(|(p, n)| declared(cx, p.ty, n));
    let result = c_type(cx, op.result);
    let out = if result.ends_with('*') { format!("{result}*out") } else { format!("{result} *out") };
    let all: Vec<String> = declared.chain([out, format!("{}error *error", cx.lower)]).collect();
    code.function(format!("static inline bool {name}({})", all.join(", ")));
    let mut body = Code::at(1);
    inner(cx, op, &given, &mut body);
    super::text::unused(code, &body, given.iter().map(String::as_str).chain(["out", "error"]));
    code.append(&body);
    code.end();
}

/// The body of an operation: what must hold, and the formula.
fn inner(cx: &Cx<'_>, op: &Op, given: &[String], code: &mut Code) {
    let mut scope = Scope::new(cx.model);
    op.params.iter().for_each(|p| scope.param(p.ty));
    let space = |ty: ColumnType| matches!(ty, ColumnType::Space(_));
    let all = op.params.iter().zip(given);
    let texts: Vec<String> = all.map(|(p, n)| if space(p.ty) { format!("{n}.value") } else { n.clone() }).collect();
    let failure = Failure::Error(op.name.clone());
    arguments(cx, op, &texts, code);
    let mut temps = 0;
    for r in &op.requires {
        let mut c = Compiler::new(cx, &scope, Leaves::Params(&texts), failure.clone(), temps);
        let holds = c.checked_condition(&r.condition);
        temps = c.temps();
        code.append(&c.code);
        match holds.as_deref() {
            Some("true") => {}
            Some(holds) => {
                code.open(format!("if (!({holds}))"));
                code.line(refused(cx, op, codes::BOUND, &r.message));
                code.close("");
            }
            None => return,
        }
        scope.narrow(&r.condition);
    }
    formula(cx, op, Compiler::new(cx, &scope, Leaves::Params(&texts), failure, temps), code);
}

fn refused(cx: &Cx<'_>, op: &Op, code: chappe_dsl::codes::Code, words: &str) -> String {
    format!("return {}op_fail_(error, {}, {}, {});", cx.lower, code_number(code), string(&op.name), string(words))
}

fn declared(cx: &Cx<'_>, ty: ColumnType, name: &str) -> String {
    let c = c_type(cx, ty);
    if c.ends_with('*') { format!("{c}{name}") } else { format!("{c} {name}") }
}

/// Arguments that their C type can hold, and that do not fit all the same.
fn arguments(cx: &Cx<'_>, op: &Op, texts: &[String], code: &mut Code) {
    for (p, text) in op.params.iter().zip(texts) {
        let test = match p.ty {
            ColumnType::Uint(w) if u32::from(w) < storage(w) => format!("{text} > {:#x}u", (1u64 << w) - 1),
            ColumnType::Int(w) if u32::from(w) < storage(w) => {
                let high = (1i64 << (w - 1)) - 1;
                format!("{text} < {} || {text} > {high}", -high - 1)
            }
            ColumnType::Space(id) => match cx.model.spaces.get(id.index()) {
                Some(s) if s.bits < 64 => format!("{text} > UINT64_C({:#x})", (1u64 << s.bits) - 1),
                _ => continue,
            },
            ColumnType::Bank(id) => {
                format!("{text} >= {}u", cx.model.banks.get(id.index()).map_or(0, |b| b.size))
            }
            _ => continue,
        };
        code.open(format!("if ({test})"));
        code.line(refused(cx, op, codes::RANGE, &format!("{}: {}", p.name, fits_text(cx, p.ty))));
        code.close("");
    }
}

fn formula(cx: &Cx<'_>, op: &Op, mut c: Compiler<'_, '_>, code: &mut Code) {
    let e = match &op.value {
        Some(Known::Known(e)) => e,
        Some(Known::Unknown(reason)) => {
            let colon = if reason.is_empty() { "" } else { ": " };
            let words = format!("{} is unknown on {}{colon}{reason}", op.name, cx.model.place());
            code.line(refused(cx, op, codes::UNKNOWN, &words));
            return;
        }
        None => {
            let words = format!("{} is not implemented on {}", op.name, cx.model.place());
            code.line(refused(cx, op, codes::NOT_IMPLEMENTED, &words));
            return;
        }
    };
    let done = c.result(e, op.result);
    code.append(&c.code);
    if let Some(text) = done {
        code.line(text);
        code.line("return true;");
    }
}

/// Whether a result of a kind is of a type.
pub(super) fn mismatch(ty: ColumnType, kind: Kind) -> Option<chappe_dsl::codes::Code> {
    match (ty, kind) {
        (ColumnType::Uint(_) | ColumnType::Int(_), Kind::Address(_)) => Some(codes::SPACES),
        (ColumnType::Space(want), Kind::Address(is)) if want != is => Some(codes::SPACES),
        (ColumnType::Str, k) if k != Kind::Text => Some(codes::KIND),
        _ => None,
    }
}
