//! Field metadata of records against what the library says of them.

use chappe_dsl::codec::fields;
use chappe_dsl::model::RecordId;
use serde_json::{Value as Json, json};

use crate::interpreter::{add, ask, there};
use crate::support;

#[test]
fn fields_are_those_of_the_library() {
    let models = support::neuron().into_iter().chain(support::shapes()).chain([support::toy()]);
    for model in models.filter(|_| there()) {
        let name = add(&model);
        let lines = model.records.iter().map(|r| json!({ "fields": r.name }).to_string()).collect();
        for (i, answer) in ask(&name, lines).iter().enumerate() {
            let found: Json = serde_json::from_str(answer).unwrap();
            let wanted: Vec<Json> = fields(&model, RecordId(i as u32))
                .into_iter()
                .map(|f| {
                    let docs = f.docs.join("\n");
                    json!([f.name, f.offset, f.width, f.bits, f.ty, f.condition, docs])
                })
                .collect();
            assert_eq!(found["fields"], Json::from(wanted), "{} {}", model.title(), model.records[i].name);
        }
    }
}
