//! `chappe verify` and what follows from it: verdicts, documents, schedules that can be followed.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::fs;

use common::{chappe, golden, root, transcript, with_input};
use serde_json::{Value, json};

const KINDS: &str = "cli/tests/data/kinds.chappe";

#[test]
fn every_kind() {
    golden("verify.txt", &transcript(&["verify", KINDS]));
}

#[test]
fn examples() {
    let mut text = transcript(&["verify", "examples/kernels/hang.chappe"]);
    for name in
        ["ttmetal-50793-per-batch-reset", "tilelang-ascend-1824-branch-barrier-merge", "xla-19026-collective-order"]
    {
        text.push_str(&transcript(&["verify", &format!("examples/zoo/{name}.chappe")]));
    }
    text.push_str(&transcript(&["verify", "examples/zoo/flashinfer-4533-barrier-id-collision.chappe"]));
    golden("verify_examples.txt", &text);
}

/// Three engines take from one semaphore: all states must be looked at.
const MANY_STATES: &str = "use machine;
kernel many_states on machine {
    sem pool { init 2 }
    engine a { for i in 0..6 { wait pool >= 1 then dec pool; inc pool; } }
    engine b { for i in 0..6 { wait pool >= 1 then dec pool; inc pool; } }
    engine c { for i in 0..6 { wait pool >= 1 then dec pool; inc pool; } }
    expect ok;
}
";

#[test]
fn unknown_is_not_ok() {
    let run = |args: &[&str]| with_input(&[args, &["-I", "examples/zoo", "-"]].concat(), MANY_STATES.as_bytes());
    let ran = run(&["verify", "--budget", "20"]).exits(1);
    golden("verify_unknown.txt", &ran.out);
    let document = run(&["verify", "--budget", "20", "--json"]).exits(1).json();
    let kernel = &document["kernels"][0];
    assert_eq!((&kernel["verdict"], &kernel["findings"]), (&json!("unknown"), &json!([])));
    assert!(kernel["unknown"].as_str().unwrap().contains("20 states"));
    run(&["verify"]).exits(0);
    let ran = run(&["test", "--budget", "20"]).exits(1);
    assert!(ran.out.contains("unknown: more than 20 states"), "{}", ran.out);
    run(&["verify", "--steps", "3"]).exits(1);
    for command in ["verify", "run", "test"] {
        let [one, three] = ["1", "3"].map(|threads| run(&[command, "--threads", threads]).exits(0).out);
        assert_eq!(one, three);
    }
    run(&["verify", "--threads", "0"]).exits(2);
    let expected = MANY_STATES.replace("expect ok", "expect unknown");
    with_input(&["test", "-I", "examples/zoo", "--budget", "20", "-"], expected.as_bytes()).exits(0);
    with_input(&["test", "-I", "examples/zoo", "-"], expected.as_bytes()).exits(1);
}

#[test]
fn documents() {
    golden("verify_json.txt", &transcript(&["verify", "--json", KINDS, "-k", "unbalanced_paths"]));
    let document = chappe(&["verify", "--json", "examples/kernels/hang.chappe"]).exits(1).json();
    assert_eq!(document["diagnostics"], json!([]));
    let kernel = &document["kernels"][0];
    assert_eq!(
        (&kernel["name"], &kernel["verdict"], &kernel["method"]),
        (&json!("hang"), &json!("bad"), &json!("clocks"))
    );
    let finding = &kernel["findings"][0];
    assert_eq!(finding["kind"], "deadlock");
    let place = &finding["where"][0];
    assert_eq!(place["file"], "examples/kernels/hang.chappe");
    assert_eq!((&place["line"], &place["column"], &place["engine"]), (&json!(12), &json!(13), &json!("SP")));
    assert_eq!(finding["witness"][0], json!({"engine": "SP", "step": 3}));
    assert_eq!(finding["witness"][1]["engine"], "queue load");
    assert_eq!(kernel["stats"]["threads"], 3);
}

#[test]
fn broken_files_are_reported() {
    let document = chappe(&["verify", "--json", "cli/tests/data/mistakes_kernel.chappe"]).exits(1).json();
    assert_eq!(document["kernels"], json!([]));
    assert!(!document["diagnostics"].as_array().unwrap().is_empty());
    chappe(&["verify", "no such file.chappe"]).exits(1).says("there is no such file");
    chappe(&["verify", KINDS, "-k", "rase"]).exits(2).says("did you mean `race`?");
    with_input(&["verify", "-"], b"").exits(1).says("no kernel");
    let kernel = fs::read(root().join("examples/kernels/hang.chappe")).unwrap();
    assert!(with_input(&["verify", "-"], &kernel).exits(1).out.contains("<stdin>:12:13"));
}

/// What was not understood is not there, and nothing is said of what is left; nor of who calls it.
#[test]
fn kernels_that_were_not_understood_are_not_judged() {
    let kernels = "use neuron;
        kernel fine on neuron::cayman { sem a; engine PE { inc a; } engine Pool { wait a >= 1; } }
        kernel statement on neuron::cayman { sem a; engine PE { wait a >= ; inc a; } engine Pool { wait a >= 1; } }
        kernel row on neuron::cayman { sem a; engin PE { wait a >= 1; } engine Pool { inc a; } }
        kernel called on neuron::cayman { sem a = 9; engine PE { inc a; dec; return; } }
        kernel calls on neuron::cayman { sem a = 9; engine PE { call called; } }";
    let document = with_input(&["verify", "--json", "-"], kernels.as_bytes()).exits(1).json();
    let judged: Vec<&str> = document["kernels"].as_array().unwrap().iter().filter_map(|k| k["name"].as_str()).collect();
    assert_eq!(judged, ["fine"]);
    let text = with_input(&["verify", "-"], kernels.as_bytes()).exits(1);
    assert_eq!(text.out.matches("ok by").count(), 1, "{}", text.out);
}

/// A schedule of the kernel without most turns of a long loop says so, and can be followed.
#[test]
fn schedules_of_long_loops_say_what_they_leave_out() {
    let kernel = "use neuron;
        kernel late on neuron::cayman {
            sem full;
            engine PE { for i in 0..1000000000 { inc full; } }
            engine Pool { for i in 0..1000000000 { wait full >= i + 1; } wait full >= 1000000001; }
        }";
    let folder = tempfile::tempdir().unwrap();
    let (file, schedule) = (folder.path().join("late.chappe"), folder.path().join("late.json"));
    fs::write(&file, kernel).unwrap();
    let (file, path) = (file.to_str().unwrap(), schedule.to_str().unwrap());
    assert!(chappe(&["verify", file]).exits(1).out.contains("of the kernel without turns of its long loops"));
    fs::write(&schedule, chappe(&["verify", "--json", file]).exits(1).out).unwrap();
    let run = chappe(&["run", "--schedule", path, file]);
    assert!(run.out.contains("without turns of its long loops"), "{}", run.out);
    assert!(run.out.contains("deadlock"), "{}", run.out);
}

/// Every witness of a file leads to what is found.
fn follows(file: &str, folder: &std::path::Path) -> usize {
    let ran = chappe(&["verify", "--json", file]);
    let path = folder.join("a schedule.json");
    fs::write(&path, &ran.out).unwrap();
    let path = path.to_string_lossy().into_owned();
    let mut followed = 0;
    for kernel in ran.json()["kernels"].as_array().unwrap() {
        for (i, finding) in kernel["findings"].as_array().unwrap().iter().enumerate() {
            let kind = finding["kind"].as_str().unwrap();
            if matches!(kind, "reserved_id" | "id_out_of_range") {
                continue;
            }
            let number = (i + 1).to_string();
            let name = kernel["name"].as_str().unwrap();
            let ran = chappe(&["run", file, "-k", name, "--schedule", &path, "--finding", &number]);
            assert!(ran.err.is_empty(), "{file}, {name}, {number}: {}", ran.err);
            let word = if kind == "self_wait" { "deadlock" } else { kind };
            // Two that come to a semaphore are no state that a simulator would call bad.
            if kind != "semaphore_race" {
                assert!(ran.out.contains(word), "{file}, {name}, {number}: {}", ran.out);
            }
            followed += 1;
        }
    }
    followed
}

#[test]
fn schedules_can_be_followed() {
    let folder = tempfile::tempdir().unwrap();
    let mut followed = follows(KINDS, folder.path());
    for entry in fs::read_dir(root().join("examples/zoo")).unwrap() {
        let path = entry.unwrap().path().to_string_lossy().into_owned();
        if !path.ends_with("machine.chappe") {
            followed += follows(&path, folder.path());
        }
    }
    assert!(followed > 40, "{followed}");
}

#[test]
fn a_schedule_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let hang = "examples/kernels/hang.chappe";
    let path = folder.path().join("s.json");
    let write = |value: &Value| fs::write(&path, value.to_string()).unwrap();
    let file = path.to_string_lossy().into_owned();
    let follow = || chappe(&["run", hang, "--schedule", &file]);
    fs::write(&path, chappe(&["verify", "--json", hang]).out).unwrap();
    let shown = follow().exits(1);
    golden("run_schedule.txt", &shown.out.replace(&file, "s.json"));
    // A list is enough, and a part of the way.
    write(&json!([{"engine": "SP"}, {"engine": "queue load", "count": 4}]));
    assert!(follow().exits(1).out.contains("deadlock: nobody can go on"));
    write(&json!([{"engine": "SP"}]));
    assert!(follow().exits(0).out.contains("nothing is wrong in this state"));
    write(&json!([{"engine": "SP", "count": 2}]));
    follow().exits(1).says("at entry 1 (action 2), SP waits at wait empty >= i").says("for empty >= 1");
    write(&json!([{"engine": "SP", "step": 7}]));
    follow().exits(1).says("of another program").says("SP is at step 3").says("not at step 7");
    write(&json!([{"engine": "SB"}]));
    follow().exits(1).says("no engine `SB`").says("queue load");
    write(&json!({"kernels": []}));
    follow().exits(1).says("nothing of kernel `hang`");
    write(&json!({"kernels": [{"name": "hang", "findings": []}]}));
    follow().exits(1).says("0 findings");
    write(&json!(3));
    follow().exits(1).says("holds no schedule");
    fs::write(&path, "[").unwrap();
    follow().exits(1).says("no JSON document");
}

#[test]
fn records_are_verified() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("the records");
    let path = out.to_string_lossy().into_owned();
    chappe(&["asm", KINDS, "-k", "deadlock", "-o", &path]).exits(0);
    let ran = chappe(&["verify", "-a", "neuron::cayman", &path]).exits(1);
    golden("verify_records.txt", &ran.out.replace(&path, "out"));
    let document = chappe(&["verify", "-a", "neuron::cayman", "--json", &path]).exits(1).json();
    let kernel = &document["kernels"][0];
    assert_eq!(kernel["unchecked"][0], "race");
    assert_eq!(
        (&kernel["findings"][0]["where"][0]["offset"], &kernel["findings"][0]["where"][0]["line"]),
        (&json!(0), &json!(null))
    );
    let one = out.join("core0.PE.bin").to_string_lossy().into_owned();
    chappe(&["verify", "-a", "neuron::cayman", &one]).exits(1);
    let other = out.join("PE.bin");
    fs::copy(&one, &other).unwrap();
    chappe(&["verify", "-a", "neuron::cayman", &path]).exits(1).says("does not say which engine").says("core0.PE.bin");
    fs::remove_file(&other).unwrap();
    fs::write(&one, [0xA2, 0x10]).unwrap();
    chappe(&["verify", "-a", "neuron::cayman", &path]).exits(1).says("has no record at 0x0000");
    chappe(&["verify", "-a", "neuron::cayman", "nowhere"]).exits(1).says("there is no such file");
    chappe(&["verify", "-a", "neuron::caiman", &path]).exits(2).says("did you mean");
}

#[test]
fn run_verifies_first() {
    let ran = chappe(&["run", KINDS, "-k", "race"]).exits(0);
    assert!(ran.out.contains("bad by exact clocks: 1 finding"), "{}", ran.out);
    assert!(ran.out.contains("race at cli/tests/data/kinds.chappe:16:17: PE writes tile[1]"), "{}", ran.out);
    assert!(ran.out.contains("`chappe verify cli/tests/data/kinds.chappe -k race` shows how"), "{}", ran.out);
    let ran = chappe(&["run", KINDS, "-k", "race", "--no-verify"]).exits(0);
    assert!(ran.out.contains("not verified") && ran.out.contains("this needs the verifier"), "{}", ran.out);
    // Nothing is expected: a race that the simulated schedule does not show is one nevertheless.
    let kernel = b"use neuron;\nkernel k on neuron::cayman {\n    region a;\n    engine PE { do x writes a; }\n    \
        engine Pool { do y writes a; }\n}\n";
    with_input(&["run", "-"], kernel).exits(1);
    with_input(&["run", "-", "--no-verify"], kernel).exits(0);
    with_input(&["test", "-"], kernel).exits(1);
}

#[test]
fn the_zoo_passes() {
    let ran = chappe(&["test", "examples/zoo"]).exits(0);
    assert!(ran.out.ends_with("52 passed, 0 failed\n"), "{}", ran.out);
}

#[test]
fn what_could_be_left_out() {
    let mut text = transcript(&["verify", "--redundant", "examples/kernels/attention.chappe"]);
    text.push_str(&transcript(&["verify", "--redundant", "examples/kernels/split_k.chappe"]));
    golden("verify_redundant.txt", &text);
    let args = ["verify", "--redundant", "--json", "examples/kernels/attention.chappe"];
    let document = chappe(&args).exits(0).json();
    let spare = document["kernels"][0]["redundant"].as_array().unwrap();
    assert_eq!(spare.len(), 2);
    assert_eq!(spare[0]["engine"], json!("PE"));
}

/// Two cores in order by a remote update alone: no race, and no core barrier either.
const REMOTE: &str = "use neuron;
kernel remote on neuron::cayman {
    sem turn;
    region buf: 64 shared;
    core 0 { engine SP { do fill writes buf[0..64]; inc core1.turn; } }
    core 1 { engine SP { wait turn >= 1; do sum reads buf[0..64]; } }
}
";

#[test]
fn core_barriers_are_checked_by_bands_too() {
    let ran = with_input(&["verify", "-"], REMOTE.as_bytes()).exits(0);
    golden("verify_bands.txt", &ran.out);
    let separated = REMOTE.replace("core 1 {", "core barrier 0; core 1 {");
    let ran = with_input(&["verify", "-"], separated.as_bytes()).exits(0);
    assert!(!ran.out.contains("core barrier between"), "{}", ran.out);
}
