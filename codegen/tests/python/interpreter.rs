//! Python itself, if it is there, and the modules it is given.
//!
//! Modules are kept where the build keeps its files, so that Python compiles each once.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, OnceLock};

use chappe_dsl::model::Model;

fn python(args: &[&str]) -> Command {
    let mut command = Command::new("python3");
    command.args(args).current_dir(folder());
    command
}

/// Whether a command succeeds; says what is left out if not.
fn probe(args: &[&str], without: &str) -> bool {
    let found = python(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = found.is_ok_and(|s| s.success());
    if !there {
        println!("{without}");
    }
    there
}

/// Whether Python can be started; says so if not.
pub(crate) fn there() -> bool {
    static THERE: OnceLock<bool> = OnceLock::new();
    *THERE.get_or_init(|| probe(&["--version"], "no python3: generated Python is not run"))
}

/// Whether mypy is installed; says so if not.
pub(crate) fn mypy() -> bool {
    static THERE: OnceLock<bool> = OnceLock::new();
    *THERE.get_or_init(|| {
        probe(&["-m", "mypy", "--version"], "no mypy: types of generated Python are not checked (pip install mypy)")
    })
}

/// Where modules are.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
        std::fs::create_dir_all(&folder).unwrap();
        folder
    })
}

/// Puts the module of a model where Python finds it; its name.
pub(crate) fn add(model: &Model) -> String {
    static DONE: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let name = model.title().replace("::", "_");
    let mut done = DONE.lock().unwrap_or_else(|e| e.into_inner());
    if done.insert(name.clone()) {
        write(&format!("{name}.py"), &crate::module(model));
    }
    name
}

/// Writes a file beside the modules, if it is not there already.
pub(crate) fn write(name: &str, text: &str) {
    let path = folder().join(name);
    if std::fs::read_to_string(&path).unwrap_or_default() != text {
        std::fs::write(path, text).unwrap();
    }
}

/// Asks the driver about a module, a line each; its answers.
pub(crate) fn ask(module: &str, lines: Vec<String>) -> Vec<String> {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python/driver.py");
    let mut child = python(&["-W", "error"])
        .arg(driver)
        .arg(folder())
        .arg(module)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut to = child.stdin.take().unwrap();
    let count = lines.len();
    let writer = std::thread::spawn(move || {
        for line in lines {
            if writeln!(to, "{line}").is_err() {
                break;
            }
        }
    });
    let answers: Vec<String> = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap).collect();
    writer.join().unwrap();
    assert!(child.wait().unwrap().success(), "the driver failed");
    assert_eq!(answers.len(), count);
    answers
}

/// Runs a script, which must succeed.
pub(crate) fn run(script: &str) {
    let done = python(&["-W", "error", "-c", script]).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

/// What mypy has to say of files, at its strictest; nothing if it is content.
pub(crate) fn strict(files: &[String]) -> String {
    // A cache for each, as several may run at once.
    let cache = format!(".mypy_cache/{}", files.join("_"));
    let mut command = python(&["-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", &cache]);
    let done = command.args(files).output().unwrap();
    String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr)
}
