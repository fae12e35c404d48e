//! Operations of the header and their evaluation agree: on results, and on the codes of mistakes.

use std::fmt::Write;
use std::path::Path;

use chappe_dsl::eval::Env;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, Model, Op, Value};
use chappe_dsl::source::Span;
use fastrand::Rng;

use crate::driver::{Names, snake};
use crate::{support, tools};

/// Whether a C program can be asked about an operation by numbers alone.
fn askable(op: &Op) -> bool {
    let text = |t: ColumnType| matches!(t, ColumnType::Str | ColumnType::Ids);
    !op.params.iter().any(|p| text(p.ty)) && !text(op.result)
}

fn all(m: &Model) -> impl Iterator<Item = (u32, u32, &Op)> {
    let rows = m.ops.iter().enumerate().flat_map(|(i, o)| o.rows.iter().enumerate().map(move |(j, r)| (i, j, r)));
    rows.filter(|(_, _, op)| askable(op)).map(|(i, j, op)| (i as u32, j as u32, op))
}

/// The C type of a parameter or result, and whether it has a sign.
fn c_type(m: &Model, n: &Names, ty: ColumnType) -> (String, bool) {
    match ty {
        ColumnType::Uint(w) => (format!("uint{}_t", u32::from(w).next_power_of_two().max(8)), false),
        ColumnType::Int(w) => (format!("int{}_t", u32::from(w).next_power_of_two().max(8)), true),
        ColumnType::Enum(id) => {
            let e = &m.enums[id.index()];
            (format!("{}{}", n.lower, snake(&e.name)), e.signed)
        }
        ColumnType::Space(id) => (format!("{}{}", n.lower, snake(&m.spaces[id.index()].name)), false),
        ColumnType::Any => ("int64_t".to_owned(), true),
        _ => ("uint32_t".to_owned(), false),
    }
}

/// The function of an operation, which gives way to types of the same name.
fn function(m: &Model, name: &str) -> String {
    let types = m.families.iter().map(|f| &f.name).chain(m.records.iter().map(|r| &r.name));
    let taken = types.chain(m.enums.iter().map(|e| &e.name)).any(|t| snake(t) == snake(name));
    if taken { format!("{}_2", snake(name)) } else { snake(name) }
}

/// A program that answers `0 3 12 5`: interface, operation, arguments.
fn program(m: &Model) -> String {
    let n = Names::new(m);
    let mut out = String::from("#include \"model.h\"\n#include <stdio.h>\n#include <stdlib.h>\n\n");
    let _ = writeln!(out, "static char line[1 << 16];\n\nint main(void)\n{{");
    out.push_str("    while (fgets(line, sizeof line, stdin) != NULL) {\n        uint64_t n[16] = { 0 };\n        size_t k = 0;\n");
    out.push_str(
        "        char *at = line, *end;\n        bool ok = false, known = true;\n        uint64_t result = 0;\n",
    );
    let _ = writeln!(out, "        {}error e;\n        e.code = 0;", n.lower);
    out.push_str(
        "        for (;;) { uint64_t v = strtoull(at, &end, 10); if (end == at) break; n[k++] = v; at = end; }\n",
    );
    out.push_str("        switch (n[0] * 1000 + n[1]) {\n");
    for (i, j, op) in all(m) {
        let mut args = Vec::new();
        let mut before = String::new();
        for (k, p) in op.params.iter().enumerate() {
            let (ty, _) = c_type(m, &n, p.ty);
            if matches!(p.ty, ColumnType::Space(_)) {
                let _ = write!(before, "{ty} a{k}; a{k}.value = n[{}]; ", k + 2);
                args.push(format!("a{k}"));
            } else {
                args.push(format!("({ty})n[{}]", k + 2));
            }
        }
        let (ty, sign) = c_type(m, &n, op.result);
        args.extend(["&out".to_owned(), "&e".to_owned()]);
        let value = match op.result {
            ColumnType::Space(_) => "out.value".to_owned(),
            _ if sign => "(uint64_t)(int64_t)out".to_owned(),
            _ => "(uint64_t)out".to_owned(),
        };
        let name = function(m, &op.name);
        let _ = writeln!(
            out,
            "        case {}: {{ {ty} out; {before}ok = {}{name}({}); if (ok) result = {value}; break; }}",
            i * 1000 + j,
            n.lower,
            args.join(", ")
        );
    }
    out.push_str("        default: known = false;\n        }\n        if (!known) printf(\"unknown\\n\");\n");
    out.push_str("        else if (ok) printf(\"ok %llu\\n\", (unsigned long long)result);\n");
    out.push_str("        else printf(\"err %u %s\\n\", (unsigned)e.code, e.expected);\n    }\n    return 0;\n}\n");
    out
}

fn argument(m: &Model, ty: ColumnType, rng: &mut Rng) -> i128 {
    let (low, high) = match ty {
        ColumnType::Uint(w) => (0, (1i128 << u32::from(w).next_power_of_two().max(8)) - 1),
        ColumnType::Int(w) => {
            let bits = u32::from(w).next_power_of_two().max(8);
            (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
        }
        ColumnType::Enum(id) => (0, (1i128 << m.enums[id.index()].bits.min(7)) - 1),
        ColumnType::Space(_) => (0, i128::from(u64::MAX)),
        ColumnType::Any => (i128::from(i64::MIN), i128::from(i64::MAX)),
        _ => (0, i128::from(u32::MAX)),
    };
    match rng.u8(0..8) {
        0 => low,
        1 => high,
        2 => rng.i128(low..=high),
        3 => rng.i128(low..=high) >> rng.u8(0..64),
        4 => rng.i128(-300..=300).clamp(low, high),
        _ => rng.i128(0..=17).clamp(low, high),
    }
}

fn evaluated(m: &Model, (ops, op): (u32, u32), args: &[i128]) -> (String, Option<i128>) {
    let span = Span::default();
    let args = args.iter().map(|n| Expr { kind: ExprKind::Value(Value::Int(*n)), span }).collect();
    match Env::new(m).eval(&Expr { kind: ExprKind::Op { ops, op, args }, span }) {
        Ok(v) => {
            let n = v.int().expect("a number");
            (format!("ok {}", n as u64), Some(n))
        }
        Err(e) => (format!("err {}", &e.code.0[1..].trim_start_matches('0')), None),
    }
}

fn compare(m: &Model, seed: u64, n: usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(program) = tools::program(folder.path(), &tools::text(m), &program(m)) else { return };
    let mut rng = support::rng(seed);
    let ops: Vec<(u32, u32, &Op)> = all(m).collect();
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    for i in 0..n {
        let (a, b, op) = ops[i % ops.len()];
        let args: Vec<i128> = op.params.iter().map(|p| argument(m, p.ty, &mut rng)).collect();
        let words: String = args.iter().map(|n| format!(" {}", *n as u64)).collect();
        lines.push(format!("{a} {b}{words}"));
        let (mut answer, value) = evaluated(m, (a, b), &args);
        // Where nothing says how wide a result is, C has 64 bits.
        if op.result == ColumnType::Any && value.is_some_and(|v| i64::try_from(v).is_err()) {
            answer = "err 503".to_owned();
        }
        expected.push((answer, format!("{}({args:?})", op.name)));
    }
    let answers = tools::answers(&program, &lines);
    let good = answers.iter().filter(|a| a.starts_with("ok")).count();
    println!("{}: {n} calls, {good} with a result", m.title());
    for ((right, call), found) in expected.iter().zip(&answers) {
        let same = if right.starts_with("ok") {
            right == found
        } else {
            found.split_whitespace().take(2).eq(right.split_whitespace())
        };
        assert!(same, "{} {call}: expected {right}, found {found}", m.title());
    }
}

#[test]
fn operations_agree() {
    let mut models = support::shapes();
    models.extend(support::models(&support::data("places.chappe"), None));
    models.extend(support::neuron());
    for (i, m) in models.iter().enumerate() {
        compare(m, 40 + i as u64, support::count(2_000));
    }
}

/// The addresses that were computed from the published tables by other means.
#[test]
fn published_addresses() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../neuron/tests/vectors/topsp.json");
    let text = std::fs::read_to_string(path).expect("vectors");
    let all: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    for m in support::neuron() {
        let folder = tempfile::tempdir().expect("a folder");
        let Some(program) = tools::program(folder.path(), &tools::text(&m), &program(&m)) else { return };
        let (mut lines, mut expected) = (Vec::new(), Vec::new());
        let sets = [("values", "value"), ("errors", "error")];
        for (set, key) in sets {
            for v in all[set].as_array().expect("a list").iter().filter(|v| v["arch"] == m.title()) {
                let (name, args) = v["expr"].as_str().expect("text").split_once('(').expect("a call");
                let place = m.ops[0].rows.iter().position(|r| r.name == name).expect("an operation");
                lines.push(format!("0 {place} {}", args.trim_end_matches(')').replace(',', " ")));
                expected.push((key, v[key].as_str().expect("text").to_owned()));
            }
        }
        let answers = tools::answers(&program, &lines);
        for ((key, right), found) in expected.iter().zip(&answers) {
            if *key == "value" {
                let n = u64::from_str_radix(right.trim_start_matches("0x"), 16).expect("a number");
                assert_eq!(*found, format!("ok {n}"));
            } else {
                assert!(found.starts_with("err 50") && found.contains(right), "{found}: {right}");
            }
        }
    }
}
