//! The operations of `data/places.chappe`: a golden file, compiled, and compared with evaluation call by call.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

use std::path::Path;

use chappe_codegen::input::{self, Input, Origin};
use chappe_codegen::rust::{self, Options};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{Expr, ExprKind, Model, Value};
use chappe_dsl::source::Span;
use quote::quote;

#[allow(unused_parens, dead_code, unreachable_pub, clippy::all, reason = "generated")]
mod places {
    include!("data/places.rs");
}

use places::{Arch, Bar, Places, Soc};

fn read(arch: Option<&str>) -> Input {
    input::read(Origin::Path(Path::new("tests/data/places.chappe")), arch, &[], &[]).result.expect("legal")
}

fn text(input: &Input) -> String {
    let tokens = rust::generate(input, &Options { runtime: quote!(::chappe_runtime) }).expect("generated");
    rust::file(tokens).expect("Rust")
}

#[test]
fn golden() {
    let (text, path) = (text(&read(None)).replace("//!", "//"), "tests/data/places.rs");
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    assert!(std::fs::read_to_string(path).expect("golden") == text, "{path} is stale: refresh with CHAPPE_BLESS=1");
}

/// What evaluation says of a call.
fn evaluated(model: &Model, name: &str, args: &[Value]) -> Result<Value, String> {
    let (ops, rows) = (0, &model.ops[0].rows);
    let op = rows.iter().position(|r| r.name == name).expect("an operation") as u32;
    let span = Span::default();
    let args = args.iter().map(|v| Expr { kind: ExprKind::Value(v.clone()), span }).collect();
    let call = Expr { kind: ExprKind::Op { ops, op, args }, span };
    Env::new(model).eval(&call).map_err(|e| e.message)
}

/// What the generated code says, as evaluation would.
fn made<T>(result: Result<T, chappe_runtime::ops::OpError>, value: impl Fn(T) -> i128) -> Result<i128, String> {
    result.map(value).map_err(|e| e.to_string())
}

fn number(v: &Value) -> i128 {
    v.int().expect("a number")
}

fn random(rng: &mut fastrand::Rng, low: i128, high: i128) -> i128 {
    match rng.u8(0..6) {
        0 => low,
        1 => high,
        2 => rng.i128(low..=high),
        3 => rng.i128(0..=200).clamp(low, high),
        _ => rng.i128(0..=17).clamp(low, high),
    }
}

#[test]
fn generated_operations_say_what_evaluation_says() {
    let input = read(None);
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..4_000 {
        for (arch, model) in Arch::ALL.iter().zip(&input.models) {
            assert_eq!(arch.name(), model.place());
            let mut same = |name: &str, args: &[i128], made: Result<i128, String>| {
                let soc = model.ops[0].rows.iter().find(|r| r.name == name).expect("there");
                let args: Vec<Value> = args.iter().zip(&soc.params).map(|(n, _)| Value::Int(*n)).collect();
                let right = evaluated(model, name, &args).map(|v| number(&v));
                assert_eq!(made, right, "{name}({args:?}) on {arch}");
                if right.is_ok() { good += 1 } else { bad += 1 }
            };
            let mut u8s = || random(&mut rng, 0, 255) as u8;
            let (a, b, c, d, e) = (u8s(), u8s(), u8s(), u8s(), u8s());
            let unit = random(&mut rng, 0, u32::MAX.into()) as u32;
            let id = random(&mut rng, 0, 5000) as u16;
            let (x, y) = (random(&mut rng, 0, u64::MAX.into()) as u64, random(&mut rng, 0, u64::MAX.into()) as u64);
            let (s, t) = (random(&mut rng, i64::MIN.into(), i64::MAX.into()) as i64, random(&mut rng, -3, 140) as i64);
            let (n, soc) = (i128::from, |a: Soc| i128::from(a.0));
            same("base", &[unit.into()], made(arch.base(unit), soc));
            same("window", &[unit.into(), id.into()], made(arch.window(unit, id), soc));
            let near = 0xFFFD_0000_0000 + (x >> 20);
            same("to_bar", &[near.into()], made(arch.to_bar(Soc(near)), |a: Bar| i128::from(a.0)));
            same("weight", &[a.into()], made(arch.weight(a), i128::from));
            same("narrow", &[s.into()], made(arch.narrow(s), i128::from));
            same("risky", &[x.into(), y.into()], made(arch.risky(x, y), i128::from));
            same("shifted", &[s.into(), t.into()], made(arch.shifted(s, t), i128::from));
            same("kind", &[a.into()], made(arch.kind(a), i128::from));
            same("name", &[a.into()], made(arch.name_2(a), i128::from));
            same("nothing", &[], made(arch.nothing(), i128::from));
            same("gap", &[unit.into()], made(arch.gap(unit), soc));
            same("deep", &[x.into()], made(arch.deep(x), i128::from));
            // Arguments of no type are not kept in an error.
            if let Ok(v) = arch.loose_sum(s.into(), b) {
                same("loose_sum", &[s.into(), b.into()], Ok(v.into()));
            }
            same("last_of", &[x.into(), y.into()], made(arch.last_of(Soc(x), Soc(y)), n));
            same("maybe", &[a.into()], made(arch.maybe(a), i128::from));
            let many: Vec<i128> = [a, b, c, d, e].map(i128::from).to_vec();
            if let Ok(v) = arch.many(a, b, c, d, e) {
                same("many", &many, Ok(v.into()));
            }
            let title = evaluated(model, "title", &[Value::Int(a.into())]);
            assert_eq!(arch.title(a).map(|t| Value::Str(t.to_owned())).map_err(|e| e.to_string()), title);
            for text in ["", "abc", "abd", "longer"] {
                let right = evaluated(model, "named", &[Value::Str(text.to_owned())]).map(|v| number(&v));
                assert_eq!(made(arch.named(text), i128::from), right);
            }
        }
    }
    assert!(good > 20_000 && bad > 20_000, "{good} values, {bad} errors");
}

#[test]
fn addresses_are_constants() {
    const BASE: Soc = match places::first::First.base(3) {
        Ok(a) => a,
        Err(_) => Soc(0),
    };
    assert_eq!(BASE, Soc(0xFFF_D0C0_0000));
    assert_eq!(format!("{BASE} {BASE:?} {BASE:x}"), "0xFFFD0C00000 Soc(0xFFFD0C00000) fffd0c00000");
    assert_eq!(BASE.checked_add(4).and_then(|a| a.checked_distance(BASE)), Some(4));
    assert_eq!((Soc(u64::MAX).checked_add(1), Bar((1 << 40) - 1).checked_add(1)), (None, None));
    let dynamic: &dyn Places = &Arch::Second;
    assert_eq!(dynamic.base(1), Ok(Soc(0xFFF_D080_0000)));
}

#[test]
fn errors_say_what_was_asked() {
    let e = Arch::First.window(6, 1).expect_err("out of bounds");
    assert_eq!(e.to_string(), "no such unit: window(unit = 6, id = 1) on first");
    assert_eq!((e.call().arg(1), e.call().op().slot, e.is_unknown()), (Some(1), Some(0x18), false));
    let e = Arch::First.gap(0).expect_err("unknown");
    assert_eq!((e.to_string().as_str(), e.is_unknown()), ("gap is unknown on first: never measured", true));
    let e = Arch::Third.title(0).expect_err("not there");
    assert_eq!(e.to_string(), "title is not implemented on third");
    let e = Arch::First.many(255, 1, 0, 0, 0).expect_err("too large");
    assert_eq!(e.to_string(), "many(a = 255, b = 1, c = 0, d = 0, ..) = 0x100 (256) does not fit u8");
}

#[test]
fn architectures_have_names() {
    assert_eq!(("alpha".parse(), "second".parse()), (Ok(Arch::First), Ok(Arch::Second)));
    assert_eq!((Arch::First.number(), Arch::Third.number()), (Some(1), None));
    let later = "later".parse::<Arch>().expect_err("unknown");
    assert_eq!(later.to_string(), "fourth is known to exist and nothing more: announced");
    let none = "fifth".parse::<Arch>().expect_err("none");
    assert_eq!(none.to_string(), "`places` has no such architecture; it has: first, second, third");
    assert_eq!(Arch::Second.info().parents, ["first"]);
    let slot = <dyn Places>::INFO.op("window").and_then(|o| o.column("hal"));
    assert_eq!(slot, Some(chappe_runtime::ops::ColumnValue::Int(7)));
}

#[test]
fn constants_and_tables_have_types() {
    let (first, second): (u32, u32) = (places::first::WORD, places::second::WORD);
    assert_eq!((first, second, places::first::UNITS), (64, 32, 6));
    assert_eq!((places::BIG, places::LOW, places::LOOSE), (u64::MAX, -5i16, 0x1_0000_0000u64));
    assert_eq!((places::ROOT, places::NAME), (Soc(0xFFF_D000_0000), "a \"name\""));
    assert_eq!(places::STEPS[1], places::StepsRow { step: 1, weight: None, name: "second" });
    assert_eq!(places::STEPS[2].weight, Some(7));
}

#[test]
fn one_architecture_alone_stands_at_the_root() {
    let text = text(&read(Some("second")));
    assert!(!text.contains("pub mod "), "no modules");
    assert!(text.contains("pub struct Second;") && text.contains("ArchError::NotGenerated"));
    assert_eq!(text, self::text(&read(Some("second"))), "deterministic");
}
