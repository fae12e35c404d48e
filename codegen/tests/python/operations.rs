//! Operations of the architecture against the evaluator: results, and the words of errors.

use chappe_dsl::eval::Env;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, Model, Op, Value};
use chappe_dsl::source::Span;
use fastrand::Rng;
use serde_json::{Value as Json, json};

use crate::interpreter::{add, ask, there};
use crate::support;

/// A random argument, and how Python is given it.
fn argument(model: &Model, ty: ColumnType, rng: &mut Rng) -> (Value, Json) {
    let edge = |bits: u8, rng: &mut Rng| match rng.u8(..6) {
        0 => 0,
        1 => i128::from(rng.u8(..8)),
        2 => i128::from(rng.u16(..300)),
        3 => (1i128 << bits) - 1,
        4 => 1i128 << bits,
        _ => i128::from(rng.u64(..)) & ((1i128 << bits) - 1),
    };
    let number = |n: i128| (Value::Int(n), serde_json::from_str(&n.to_string()).unwrap());
    match ty {
        ColumnType::Uint(w) => number(if rng.u8(..) < 16 { -1 } else { edge(w, rng) }),
        ColumnType::Int(w) => number(edge(w, rng) - (1 << (w - 1))),
        ColumnType::Enum(id) => {
            let rows = &model.enums[id.index()].rows;
            number(rows[rng.usize(..rows.len())].value)
        }
        ColumnType::Bank(id) => number(i128::from(rng.u32(..model.banks[id.index()].size + 2))),
        ColumnType::Space(id) => {
            let space = &model.spaces[id.index()];
            let n = edge(space.bits, rng) & ((1i128 << space.bits.min(62)) - 1);
            (Value::Address(id, n), json!({ "space": space.name, "value": n as u64 }))
        }
        ColumnType::Str => (Value::Str("a \"b\"\\\n".to_owned()), json!("a \"b\"\\\n")),
        ColumnType::Register | ColumnType::Ids | ColumnType::Any => number(edge(8, rng)),
    }
}

fn evaluated(model: &Model, ops: usize, op: usize, args: &[Value]) -> Json {
    let expr = |kind| Expr { kind, span: Span::default() };
    let args = args.iter().map(|v| expr(ExprKind::Value(v.clone()))).collect();
    match Env::new(model).eval(&expr(ExprKind::Op { ops: ops as u32, op: op as u32, args })) {
        Ok(v) => json!({ "result": v.int().unwrap().to_string() }),
        Err(e) => json!({ "code": e.code.0, "message": e.message }),
    }
}

fn calls(model: &Model, op: &Op, interface: &str, n: usize, rng: &mut Rng) -> Vec<(Vec<Value>, String)> {
    let n = if op.params.is_empty() { 1 } else { n };
    (0..n)
        .map(|_| {
            let (values, args): (Vec<Value>, Vec<Json>) = op.params.iter().map(|p| argument(model, p.ty, rng)).unzip();
            (values, json!({ "call": [interface, op.name, args] }).to_string())
        })
        .collect()
}

#[test]
fn operations_agree() {
    let models = support::shapes().into_iter().chain(support::neuron()).chain([support::conditions()]);
    for model in models.filter(|_| there()) {
        let name = add(&model);
        let (mut rng, mut wanted, mut lines) = (support::rng(21), Vec::new(), Vec::new());
        for (i, ops) in model.ops.iter().enumerate() {
            for (j, op) in ops.rows.iter().enumerate() {
                for (values, line) in calls(&model, op, &ops.name, support::count(200).min(5_000), &mut rng) {
                    wanted.push(evaluated(&model, i, j, &values));
                    lines.push(line);
                }
            }
        }
        let answers = ask(&name, lines.clone());
        for ((wanted, answer), line) in wanted.iter().zip(answers).zip(lines) {
            let answer: Json = serde_json::from_str(&answer).unwrap();
            let found = match answer["error"].as_array() {
                Some(e) => json!({ "code": e[0], "message": e[5] }),
                None => answer,
            };
            assert_eq!(&found, wanted, "{} {line}", model.title());
        }
    }
}
