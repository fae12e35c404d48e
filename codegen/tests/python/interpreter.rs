//! Python itself, if it is there.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use chappe_dsl::model::Model;
use tempfile::TempDir;

/// Modules in a folder of their own.
pub(crate) struct Modules {
    folder: TempDir,
}

/// Whether Python can be started; says so if not.
pub(crate) fn there() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = found.is_ok_and(|s| s.success());
    if !there {
        println!("no python3: generated Python is not run");
    }
    there
}

/// Whether mypy is installed; says so if not.
pub(crate) fn mypy() -> bool {
    let found =
        Command::new("python3").args(["-m", "mypy", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = found.is_ok_and(|s| s.success());
    if !there {
        println!("no mypy: types of generated Python are not checked");
    }
    there
}

impl Modules {
    /// None yet.
    pub(crate) fn new() -> Modules {
        Modules { folder: TempDir::new().unwrap() }
    }

    /// Where they are.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Adds the module of a model; its name.
    pub(crate) fn add(&self, model: &Model) -> String {
        let name = model.title().replace("::", "_");
        std::fs::write(self.file(&format!("{name}.py")), crate::module(model)).unwrap();
        name
    }

    /// A file.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Asks the driver about a module, a line each; its answers.
    pub(crate) fn ask(&self, module: &str, lines: Vec<String>) -> Vec<String> {
        let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/python/driver.py");
        let mut child = Command::new("python3")
            .args(["-W", "error"])
            .arg(driver)
            .arg(self.folder.path())
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
        let answers: Vec<String> = BufReader::new(child.stdout.take().unwrap()).lines().map(|l| l.unwrap()).collect();
        writer.join().unwrap();
        assert!(child.wait().unwrap().success(), "the driver failed");
        assert_eq!(answers.len(), count);
        answers
    }

    /// Runs Python on a script; what it prints, if it succeeds.
    pub(crate) fn run(&self, script: &str) -> String {
        let done = Command::new("python3")
            .args(["-W", "error", "-c", script])
            .current_dir(self.folder.path())
            .output()
            .unwrap();
        let text = |b: &[u8]| String::from_utf8_lossy(b).into_owned();
        assert!(done.status.success(), "{}{}", text(&done.stdout), text(&done.stderr));
        text(&done.stdout)
    }
}
