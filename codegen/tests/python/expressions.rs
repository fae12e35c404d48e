//! Conditions of every kind against the evaluator, one by one.

use chappe_dsl::eval::Env;
use serde_json::{Value as Json, json};

use crate::interpreter::{add, ask, there};
use crate::support::{self, Writer};
use crate::transport::{expressible, record};

#[test]
fn conditions_agree() {
    if !there() {
        return;
    }
    let model = support::conditions();
    let name = add(&model);
    let (mut rng, mut values) = (support::rng(31), Vec::new());
    for which in ["All", "Big"] {
        let id = model.record(which).unwrap();
        let n = support::count(400).min(20_000);
        let made = (0..n).map(|_| Writer::new(&model, None).unrepaired(id, &mut rng));
        values.extend(made.filter_map(|v| expressible(&model, &v)));
    }
    let lines = values.iter().map(|v| format!("{{\"conditions\":{}}}", record(&model, v))).collect();
    let (mut kinds, answers) = (std::collections::BTreeMap::new(), ask(&name, lines));
    for (value, answer) in values.iter().zip(answers) {
        let found: Json = serde_json::from_str(&answer).unwrap();
        let requires = &model.records[value.record.index()].requires;
        assert_eq!(found["conditions"].as_array().map(Vec::len), Some(requires.len()), "{answer}");
        for (r, found) in requires.iter().zip(found["conditions"].as_array().unwrap()) {
            let wanted = match Env::new(&model).with_fields(value).truth(&r.condition) {
                Ok(holds) => json!(holds),
                Err(e) => json!([e.code.0, e.message]),
            };
            *kinds.entry(wanted[0].as_str().unwrap_or("").to_owned()).or_insert(0) += 1;
            assert_eq!(*found, wanted, "{}: {value:?}", r.message);
        }
    }
    for code in ["", "E0501", "E0502", "E0503", "E0504", "E0505"] {
        assert!(kinds.contains_key(code), "{code} does not occur: {kinds:?}");
    }
}
