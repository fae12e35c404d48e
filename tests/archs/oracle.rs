//! Encoders that others wrote.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Compiles `oracles/NAME.c`. Where a header or the compiler is missing, the reason is printed and there is none.
pub(crate) fn compile(name: &str, flags: &[&str], package: &str) -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("oracles");
    // Tests run side by side: each has its own.
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let out = format!("{name}-{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(out);
    let mut gcc = Command::new("gcc");
    gcc.args(["-std=gnu11", "-O1", "-w", "-I"]).arg(&here).arg(here.join(name).with_extension("c")).arg("-o").arg(&out);
    let Ok(made) = gcc.args(flags).output() else {
        println!("skipped: {name}: no gcc");
        return None;
    };
    if made.status.success() {
        return Some(out);
    }
    let said = String::from_utf8_lossy(&made.stderr);
    let missing = said.contains("No such file") || said.contains("cannot find -l");
    assert!(missing, "{name}.c: {said}");
    println!("skipped: {name}: {package} is not installed");
    None
}

/// One line of bytes in hex for each line given.
pub(crate) fn ask(program: &mut Command, lines: &[String]) -> Vec<Vec<u8>> {
    let mut child =
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let out = child.wait_with_output().expect("it ends");
    let written = writer.join().expect("a thread");
    let said = String::from_utf8_lossy(&out.stderr);
    let before = out.stdout.iter().filter(|b| **b == b'\n').count();
    assert!(out.status.success(), "{:?}: {said}{:?}", out.status, lines.get(before));
    written.expect("it reads");
    let out = String::from_utf8(out.stdout).expect("text");
    let answers: Vec<Vec<u8>> = out.lines().map(unhex).collect();
    assert_eq!(answers.len(), lines.len());
    answers
}

/// Bytes of a line in hex.
pub(crate) fn unhex(line: &str) -> Vec<u8> {
    let digits: Vec<u8> = line.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
    let pairs = digits.chunks(2).map(|p| std::str::from_utf8(p).expect("text"));
    pairs.map(|p| u8::from_str_radix(p, 16).expect("hex")).collect()
}

/// Bytes as hex.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// A header of the kernel itself, from a package of headers.
pub(crate) fn kernel_header(path: &str) -> Option<PathBuf> {
    let trees = std::fs::read_dir("/usr/src").into_iter().flatten().flatten().map(|e| e.path().join(path));
    let found = trees.filter(|p| p.exists()).max();
    if found.is_none() {
        println!("skipped: {path}: the kernel's headers (linux-headers-*-common) are not installed");
    }
    found
}
