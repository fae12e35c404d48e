//! A workspace of crates, each compiled by itself.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, io};

/// A folder with crates.
#[derive(Debug)]
pub struct Workspace {
    folder: PathBuf,
    members: Vec<String>,
}

/// How long a crate took.
#[derive(Clone, Copy, Debug)]
pub struct Took {
    /// By the clock.
    pub wall: Duration,
    /// Of all processors together.
    pub processor: Duration,
}

impl Workspace {
    /// A workspace in a folder, with the versions of this repository's `Cargo.lock`.
    ///
    /// # Errors
    /// When the folder cannot be made.
    pub fn new(folder: PathBuf, repository: &Path) -> io::Result<Workspace> {
        fs::create_dir_all(&folder)?;
        fs::copy(repository.join("Cargo.lock"), folder.join("Cargo.lock"))?;
        Ok(Workspace { folder, members: Vec::new() })
    }

    /// Adds a library.
    ///
    /// # Errors
    /// When its files cannot be written.
    pub fn add(&mut self, name: &str, dependencies: &str, text: &str) -> io::Result<()> {
        let folder = self.folder.join(name);
        fs::create_dir_all(folder.join("src"))?;
        let manifest = format!(
            "[package]\nname = \"records_{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\n{dependencies}\n"
        );
        fs::write(folder.join("Cargo.toml"), manifest)?;
        fs::write(folder.join("src/lib.rs"), format!("#![allow(warnings)]\n{text}"))?;
        self.members.push(format!("{name:?}"));
        let workspace = format!("[workspace]\nresolver = \"3\"\nmembers = [{}]\n", self.members.join(", "));
        fs::write(self.folder.join("Cargo.toml"), workspace)
    }

    /// Compiles a library and what it depends on.
    ///
    /// # Errors
    /// What the compiler said.
    pub fn build(&self, name: &str) -> io::Result<()> {
        let output = Command::new("cargo")
            .args(["build", "--release", "--offline", "--quiet", "--package", &format!("records_{name}")])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env_remove("RUSTFLAGS")
            .stdin(Stdio::null())
            .output()?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stderr);
        Err(io::Error::other(said.lines().take(30).collect::<Vec<_>>().join("\n")))
    }

    /// Compiles the library alone, when all that it depends on has been compiled.
    ///
    /// # Errors
    /// What the compiler said.
    pub fn rebuild(&self, name: &str) -> io::Result<Took> {
        let source = self.folder.join(name).join("src/lib.rs");
        let text = fs::read(&source)?;
        fs::write(&source, text)?;
        let (processor, start) = (children(), Instant::now());
        self.build(name)?;
        Ok(Took { wall: start.elapsed(), processor: children().saturating_sub(processor) })
    }
}

/// Processor time of the children that have ended, in steps of 10 ms; zero where it is not known.
fn children() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name, in parentheses, may hold spaces. After it come fields 3, 4, ..; 16 and 17 are those of children.
    let after = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks: u64 = after.split_whitespace().skip(13).take(2).filter_map(|t| t.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
