//! Plain statements put an update where each producer's own code puts it: into the second lane.

use serde_json::Value as Json;

use super::common::{folder, text};

/// The records of a kernel of one engine, in hexadecimal.
fn records(arch: &str, profile: &str, body: &str) -> Vec<String> {
    let source = format!(
        "use neuron;\nkernel k on {arch} @profile({profile}) {{ sem s[253] = 3; event e = 40; engine Pool {{ {body} }} }}"
    );
    let files = text(&source);
    let kernel = files.kernels().pop().expect("a kernel");
    let model = files.model(kernel);
    let ir = files.lower(&model, kernel).expect("no mistakes");
    let images = ir.assemble(None).expect("records");
    let hex = |record: &[u8]| record.iter().map(|byte| format!("{byte:02x}")).collect();
    images[0].bytes.chunks(64).map(hex).collect()
}

/// An update of one semaphore, as a statement: of `sem_add_imm(14, 3)` it is `add s[14 - 3] 3`.
fn statement(mode: &str) -> Option<String> {
    let (name, operands) = mode.strip_suffix(')')?.split_once('(')?;
    let verb = match name {
        "sem_inc" => "inc",
        "sem_dec" => "dec",
        "sem_add_imm" => "add",
        "sem_sub_imm" => "sub",
        "sem_wr_imm" => "set",
        _ => return None,
    };
    let (id, value) = operands.split_once(", ").unwrap_or((operands, ""));
    Some(format!("{verb} s[{id} - 3] {value};"))
}

#[test]
fn updates_are_where_the_golden_vectors_have_them() {
    let path = folder("neuron/tests/vectors/records.json");
    let all: Json = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut compared = 0;
    for vector in all.as_array().unwrap() {
        let word = |key: &str| vector[key].as_str().unwrap();
        let update = word("literal").strip_prefix("EventSemaphore { update: ").and_then(|l| l.strip_suffix(" }"));
        let Some(body) = update.and_then(statement) else { continue };
        assert_eq!(records(word("arch"), word("profile"), &body), [word("hex")], "{}", word("name"));
        compared += 1;
    }
    assert!(compared >= 4, "{compared}");
}

#[test]
fn statements_and_the_runtimes_builders_write_the_same_updates() {
    let pairs = [
        ("add s[6] 1;", "add_semaphore_inc(s[6]);"),
        ("add s[6] 300;", "add_semaphore_inc_val(s[6], 300);"),
        ("sub s[6] 2;", "add_semaphore_dec(s[6], 2);"),
        ("set s[6] 7;", "add_semaphore_set(s[6], 7);"),
    ];
    for (plain, built) in pairs {
        assert_eq!(records("neuron::cayman", "runtime", plain), records("neuron::cayman", "runtime", built), "{plain}");
    }
    // The one form that differs: the builder adds an immediate 1, `inc` is the mode that needs no operand.
    let [inc, built] = ["inc s[6];", "add_semaphore_inc(s[6]);"].map(|body| records("neuron::cayman", "runtime", body));
    assert_eq!(inc[0].replacen("1309", "1509", 1), built[0]);
    // The same in both profiles, but for the 1 that the runtime stamps.
    let compiler = records("neuron::cayman", "compiler", "inc s[6];");
    assert_eq!(inc[0].replacen("13090000000001", "13090000000000", 1), compiler[0]);
}

#[test]
fn events_that_go_with_an_update_are_in_the_first_lane() {
    // As the runtime's builders store the events that their caller adds.
    let of = |body: &str| records("neuron::cayman", "runtime", body).pop().expect("a record");
    let (alone, with) = (of("add_semaphore_inc(s[6]);"), of("wait e then add s[6] 1 then set e;"));
    assert_eq!((&with[8..16], &with[64..]), ("07281128", &alone[64..]));
}
