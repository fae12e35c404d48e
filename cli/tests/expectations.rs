//! Which expectations a finding meets, and which findings an expectation excuses.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use common::with_input;

/// Tests a kernel on the abstract machine; what is said if it fails.
#[track_caller]
fn test(body: &str, expectations: &str) -> Option<String> {
    let text = format!("use machine;\nkernel k on machine {{ {body} {expectations} }}\n");
    let ran = with_input(&["test", "-I", "examples/zoo", "-"], text.as_bytes());
    assert!(ran.err.is_empty(), "{}", ran.err);
    (ran.status != 0).then_some(ran.out)
}

#[track_caller]
fn passes(body: &str, expectations: &str) {
    assert_eq!(test(body, expectations), None);
}

#[track_caller]
fn fails(body: &str, expectations: &str, why: &str) {
    let said = test(body, expectations).unwrap_or_default();
    assert!(said.contains(why), "no `{why}` in: {said}");
}

/// The reset may erase the post that B waits for.
const RESET: &str = "sem s; engine A { set s 0; } engine P { inc s; } engine B { wait s >= 1; }";

#[test]
fn an_expected_deadlock_excuses_its_causes() {
    passes(RESET, "expect deadlock;");
    passes(RESET, "expect deadlock; expect semaphore_race s;");
    passes(RESET, "expect deadlock on B;");
    passes(RESET, "expect deadlock on s;");
}

#[test]
fn a_cause_does_not_excuse_what_follows() {
    fails(RESET, "expect semaphore_race s;", "deadlock at <stdin>:2:");
    fails(RESET, "", "semaphore_race at <stdin>:2:");
    fails(RESET, "expect ok;", "expect ok: semaphore_race");
}

#[test]
fn other_findings_are_not_excused() {
    let other = "sem s, t; engine A { set t 0; } engine P { inc t; } engine B { wait s >= 1; }";
    fails(other, "expect deadlock;", "semaphore_race at <stdin>:2:");
    passes(other, "expect deadlock; expect semaphore_race t;");
    let race = "region a; sem s; engine A { do x writes a; wait s >= 1; } engine B { do y reads a; }";
    fails(race, "expect deadlock;", "race at <stdin>:2:");
    passes(race, "expect deadlock; expect race on a;");
}

#[test]
fn it_must_be_about_what_is_said() {
    fails(RESET, "expect deadlock on A;", "expect deadlock on A");
    let two = "sem s, t; engine A { wait s >= 1; } engine B { inc t; wait t >= 2; }";
    passes(two, "expect deadlock on s;");
    passes(two, "expect unreachable_threshold t;");
    let race = "region a, b; engine A { do x writes a; } engine B { do y writes a; }";
    fails(race, "expect race on b;", "expect race on b");
    passes(race, "expect race on A;");
    let queues = "region a; queue q on A; queue r on A; engine A { copy q writes a; copy r writes a; }";
    passes(queues, "expect race on q;");
    fails(queues, "expect undrained q;", "expect undrained q");
}

#[test]
fn words_for_one_thing() {
    let own = "sem s; engine A { wait s >= 1 then inc s; }";
    passes(own, "expect self_wait;");
    passes(own, "expect deadlock;");
    passes(own, "expect self_wait s; expect deadlock on A;");
    fails(own, "expect unreachable_threshold;", "expect unreachable_threshold");
    let paths = "sem s; engine A { if unknown p { inc s; } } engine B { wait s >= 1; }";
    passes(paths, "expect unbalanced_paths;");
    passes(paths, "expect deadlock;");
    let missed = "sem s; engine A { inc s; inc s; } engine B { wait s == 1; }";
    passes(missed, "expect missed_value s;");
}

#[test]
fn ids_that_are_refused() {
    passes("sem s = 16;", "expect id_out_of_range;");
    passes("sem s = 0;", "expect reserved_id;");
    fails("sem s = 1;", "expect reserved_id;", "the verifier finds nothing wrong");
    for (body, expectations) in [
        ("sem s = 16;", "expect reserved_id;"),
        ("sem s = 16;", "expect ok;"),
        ("sem s = 16;", "expect id_out_of_range; expect ok;"),
        ("sem s = 16; sem t = 0;", "expect id_out_of_range;"),
        ("sem s = 16; sem s;", "expect id_out_of_range;"),
    ] {
        let text = format!("use machine;\nkernel k on machine {{ {body} {expectations} }}\n");
        with_input(&["test", "-I", "examples/zoo", "-"], text.as_bytes()).exits(1);
        with_input(&["check", "-I", "examples/zoo", "-"], text.as_bytes()).exits(1);
    }
}
