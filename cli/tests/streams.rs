//! Pipes that close, colours, lines.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod common;

use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::{chappe, command, with_input};

/// Starts a command that writes much, reads one line of it, and closes the pipe.
fn reads_one_line(args: &[&str], input: &[u8]) -> (Option<i32>, String) {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let mut line = String::new();
    BufReader::with_capacity(16, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let done = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    (done.status.code(), String::from_utf8_lossy(&done.stderr).into_owned())
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut drain = [0u8; 64];
    (drain[0], drain[1], drain[0x28]) = (0xA2, 0x10, 1);
    let many = drain.repeat(20_000);
    for args in [
        &["dis", "-a", "neuron::cayman", "-"][..],
        &["dis", "-a", "neuron::cayman", "--json", "-"],
        &["run", "--full", "cli/tests/data/long.chappe"],
        &["run", "--full", "--json", "cli/tests/data/long.chappe"],
    ] {
        let (status, err) = reads_one_line(args, &many);
        assert_eq!((status, err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn no_colour_goes_into_a_pipe() {
    for args in
        [&["run", "cli/tests/data/fault.chappe"][..], &["check", "cli/tests/data/mistakes.chappe"], &["explain"]]
    {
        let ran = chappe(args);
        assert!(!ran.out.contains('\x1b') && !ran.err.contains('\x1b'), "{args:?}");
    }
}

#[test]
fn colour_can_be_had() {
    let ran = chappe(&["run", "--color", "always", "cli/tests/data/fault.chappe"]);
    assert!(ran.out.contains('\x1b'));
    let ran = chappe(&["--color=always", "check", "cli/tests/data/mistakes.chappe"]);
    assert!(ran.err.contains('\x1b'));
    assert!(chappe(&["--color=always", "--help"]).out.contains('\x1b'));
    assert!(!chappe(&["--color=never", "--help"]).out.contains('\x1b'));
}

#[test]
fn what_dis_prints_can_be_encoded_line_by_line() {
    let lines = "// a comment\n\n0x0000  Drain { count: 1 }\nDrain { count: 2 } // why\n0x40  a210 // raw\n";
    let ran = with_input(&["encode", "-a", "neuron::cayman", "--stdin"], lines.as_bytes()).exits(0);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("a210") && lines[0].split(' ').all(|g| g.len() == 32));
    assert_eq!(lines[2], "a210");
}

#[test]
fn a_bad_line_does_not_hide_others() {
    let lines = b"Drain { count: 1 }\nDrian {}\nDrain { count: 300 }\n\xff\n";
    let ran = with_input(&["encode", "-a", "neuron::cayman", "-"], lines).exits(1);
    let ran = ran.says("line 2: error[E0201]").says("line 3: error[E0601]");
    assert_eq!(ran.out.lines().count(), 1);
}
