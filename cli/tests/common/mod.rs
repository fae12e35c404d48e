//! Running the command and looking at what it says.
#![allow(dead_code, reason = "each test uses a part")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run gave.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// Asserts the exit status.
    #[track_caller]
    pub(crate) fn exits(self, status: i32) -> Self {
        assert_eq!(self.status, status, "{}\n{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }

    /// Asserts what is said on standard error.
    #[track_caller]
    pub(crate) fn says(self, part: &str) -> Self {
        assert!(self.err.contains(part), "no `{part}` in: {}\n{}", self.err, self.out);
        self
    }

    /// The document on standard output.
    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}", self.out))
    }
}

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// The command, in the project's folder.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chappe"));
    command.args(args).current_dir(root()).env_remove("NO_COLOR");
    command
}

/// Runs the command without input.
#[track_caller]
pub(crate) fn chappe(args: &[&str]) -> Ran {
    with_input(args, b"")
}

/// Runs the command with bytes on standard input.
#[track_caller]
pub(crate) fn with_input(args: &[&str], input: &[u8]) -> Ran {
    let mut child = command(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A command that does not read its input closes it.
    let feeder = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    Ran {
        status: done.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&done.stdout).into_owned(),
        err: String::from_utf8_lossy(&done.stderr).into_owned(),
    }
}

/// Compares with a file under `tests/golden`; `CHAPPE_BLESS=1` writes it.
#[track_caller]
pub(crate) fn golden(name: &str, text: &str) {
    let text = masked(text);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
        return;
    }
    let wanted = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(wanted, text, "{}: CHAPPE_BLESS=1 refreshes it", path.display());
}

/// How many states a search visits is no part of the answer.
fn masked(text: &str) -> String {
    let line = |line: &str| match line.split_once(" states").or_else(|| line.split_once(" state")) {
        Some((before, after)) => match before.rsplit_once(", ") {
            Some((kept, count)) if count.parse::<u64>().is_ok() => format!("{kept}, .. states{after}"),
            _ => line.to_owned(),
        },
        None => line.to_owned(),
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Both outputs and the status, as one text.
pub(crate) fn transcript(args: &[&str]) -> String {
    let ran = chappe(args);
    let shown: Vec<String> =
        args.iter().map(|a| if a.contains(' ') { format!("'{a}'") } else { (*a).to_owned() }).collect();
    format!("$ chappe {}\n{}{}exit status {}\n", shown.join(" "), ran.out, ran.err, ran.status)
}
