//! Conditions in C say what evaluation says: those of `conditions.chappe`, and random ones.

use chappe_dsl::ast::{BinaryOp, UnaryOp};
use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::{
    Expr, ExprKind, Field, FieldId, FieldKind, Model, RecordId, Require, Scalar, TableId, Type, Value,
};
use chappe_dsl::resolve;
use chappe_dsl::source::Span;
use fastrand::Rng;

use crate::agree::{Question, compare, encode};
use crate::{header, support, tools};

/// A record of its own for each condition: the rows of another and nothing else to hold.
fn apart(m: &Model, of: &str, conditions: Vec<Expr>) -> Model {
    let id = m.record(of).expect("there");
    let mut out = m.clone();
    for (i, condition) in conditions.into_iter().enumerate() {
        let mut record = m.records[id.index()].clone();
        record.name = format!("Only{i}");
        record.fields.iter_mut().for_each(|f| f.requires.clear());
        record.requires = vec![Require { condition, message: "no".to_owned(), span: Span::default() }];
        out.records.push(record);
    }
    out
}

/// A number that is often small or at an edge.
fn random(rng: &mut Rng, low: i128, high: i128) -> i128 {
    match rng.u8(0..7) {
        0 => low,
        1 => high,
        2 | 3 => rng.i128(0..=4).clamp(low, high),
        4 => rng.i128(-130..=300).clamp(low, high),
        5 => (1i128 << rng.u8(0..65)).clamp(low, high),
        _ => rng.i128(low..=high),
    }
}

fn value(m: &Model, rng: &mut Rng, field: &Field) -> Data {
    match &field.kind {
        FieldKind::Value { ty, .. } => match ty {
            Type::Scalar(Scalar::Uint, w) => Data::Int(random(rng, 0, (1i128 << w) - 1)),
            Type::Scalar(Scalar::Int, w) => Data::Int(random(rng, -(1i128 << (w - 1)), (1i128 << (w - 1)) - 1)),
            Type::Scalar(Scalar::Bool, _) => Data::Int(rng.i128(0..=1)),
            Type::Scalar(Scalar::Enum(e), _) => {
                let rows = &m.enums[e.index()].rows;
                Data::Int(rows[rng.usize(0..rows.len())].value)
            }
            Type::Bits(n) => Data::Bits((0..*n).filter(|_| rng.u8(0..4) == 0).collect()),
            Type::Str { .. } => {
                Data::Str(["", "abc", "abcd", "on", "one", "two", "x"][rng.usize(0..7)].as_bytes().to_vec())
            }
            Type::Array { count, .. } => Data::List((0..*count).map(|_| Data::Int(rng.i128(0..=3))).collect()),
            Type::Record(_) => Data::Absent,
        },
        FieldKind::Mode(_) => match rng.usize(0..3) {
            2 => Data::Absent,
            mode => Data::Mode { mode, index: rng.u64(0..16), value: rng.u64(0..256) },
        },
        FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => Data::Absent,
    }
}

/// Asks each record of its condition a number of times.
fn ask(m: &Model, first: usize, times: usize, rng: &mut Rng) {
    let mut questions: Vec<Question> = Vec::new();
    for i in first..m.records.len() {
        let fields: Vec<&Field> = m.records[i].fields.iter().collect();
        for _ in 0..times {
            let v =
                RecordValue { record: RecordId(i as u32), fields: fields.iter().map(|f| value(m, rng, f)).collect() };
            questions.extend(encode(m, &v, None));
        }
    }
    let good = questions.iter().filter(|q| q.expected.starts_with("ok")).count();
    let failed = questions.iter().filter(|q| q.expected.starts_with("err|5")).count();
    println!("{} questions, {good} hold, {failed} have no answer", questions.len());
    assert!(good > 0 && failed > 0 && good + failed < questions.len());
    let wrong = compare(m, &questions);
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.iter().take(4).cloned().collect::<Vec<_>>().join("\n")
    );
}

/// A model as it was resolved: its conditions read what may be absent, which a check refuses.
fn unchecked(name: &str, arch: &str) -> Model {
    let read = |p: &std::path::Path| std::fs::read_to_string(p);
    let loader = Loader { built_in: &[], search: Vec::new(), read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.file(&support::data(name), &mut loaded, &mut diags).expect("readable");
    resolve::model(&loaded, root, Some(arch), &mut diags).expect("resolved")
}

#[test]
fn written_conditions() {
    let m = unchecked("conditions.chappe", "only");
    let all = m.records[m.record("All").expect("there").index()].requires.clone();
    let apart = apart(&m, "All", all.into_iter().map(|r| r.condition).collect());
    let mut rng = support::rng(50);
    ask(&apart, m.records.len(), support::count(4_000) / 100, &mut rng);
    header::every_compiler(&tools::text(&m));
}

fn expr(kind: ExprKind) -> Expr {
    Expr { kind, span: Span::default() }
}

/// An expression over the fields of `R`, of any kind and mostly with a value.
fn any(rng: &mut Rng, depth: u32) -> Expr {
    let sub = |rng: &mut Rng| Box::new(any(rng, depth - 1));
    if depth == 0 || rng.u8(0..6) == 0 {
        return expr(match rng.u8(0..3) {
            0 => ExprKind::Value(Value::Int(random(rng, -(1 << 70), 1 << 70))),
            _ => ExprKind::Field(FieldId(rng.u32(0..9))),
        });
    }
    const OPS: [BinaryOp; 18] = [
        BinaryOp::LogicalOr,
        BinaryOp::LogicalAnd,
        BinaryOp::Eq,
        BinaryOp::Ne,
        BinaryOp::Lt,
        BinaryOp::Le,
        BinaryOp::Gt,
        BinaryOp::Ge,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::And,
        BinaryOp::Shl,
        BinaryOp::Shr,
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Div,
        BinaryOp::Rem,
    ];
    expr(match rng.u8(0..16) {
        0 => ExprKind::Unary([UnaryOp::Neg, UnaryOp::Not, UnaryOp::Complement][rng.usize(0..3)], sub(rng)),
        1 | 2 => ExprKind::Ternary(sub(rng), sub(rng), sub(rng)),
        3 => ExprKind::Lookup { table: TableId(0), column: rng.u32(0..2), row: sub(rng) },
        4 => ExprKind::Len(Box::new(expr(ExprKind::Field(FieldId(rng.u32(9..12)))))),
        5 => {
            let text = ["", "abc", "x"][rng.usize(0..3)].to_owned();
            let sides = [expr(ExprKind::Field(FieldId(9))), expr(ExprKind::Value(Value::Str(text)))];
            let [a, b] = sides.map(Box::new);
            ExprKind::Binary(if rng.bool() { BinaryOp::Eq } else { BinaryOp::Ne }, a, b)
        }
        6 if rng.u8(0..8) == 0 => ExprKind::Unknown { name: "CLOCK".to_owned(), reason: "nobody knows".to_owned() },
        _ => ExprKind::Binary(OPS[rng.usize(0..OPS.len())], sub(rng), sub(rng)),
    })
}

const FUZZ: &str = "spec fuzz;
    table Rows(value: u64, other: i8) { (1, -1), (0xFFFFFFFFFFFFFFFF, 2), (7, unknown), (3, 127), }
    record R(72) {
        0x00 a: u64, 0x08 b: i64, 0x10 c: u8, 0x11 d: i8, 0x14 e: u32, 0x18 f: i32, 0x1C [0] g: bool,
        0x1C [4..=1] h: u4, 0x1C [7..=5] i: i3,
        0x20 name: str[8], 0x28 set: bits[64], 0x30 list: u8[4],
        rest zero,
    }";

#[test]
fn random_conditions() {
    let m = support::text(FUZZ);
    let mut rng = support::rng(51);
    let rounds = if std::env::var_os("CHAPPE_CASES").is_some() { 40 } else { 1 };
    for round in 0..rounds {
        let conditions: Vec<Expr> = (0..100).map(|_| any(&mut rng, 1 + round % 5)).collect();
        let apart = apart(&m, "R", conditions);
        ask(&apart, m.records.len(), 40, &mut rng);
        if round == 0 {
            header::every_compiler(&tools::text(&apart));
        }
    }
}
