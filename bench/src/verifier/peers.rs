//! Other programs that visit all states of a model.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, process};

use super::models::{Model, Op, promela};

/// States visited, seconds, and bytes of memory if the peer says.
#[derive(Clone, Copy, Debug)]
pub struct Visited {
    /// Distinct states.
    pub states: u64,
    /// Time.
    pub seconds: f64,
    /// Memory.
    pub bytes: Option<f64>,
}

/// SPIN, with or without its own reduction.
///
/// # Errors
///
/// A sentence, when it cannot be run.
pub fn spin(model: &Model, reduce: bool) -> Result<Visited, String> {
    let folder = Folder::new("spin")?;
    fs::write(folder.0.join("model.pml"), promela(model)).map_err(|e| e.to_string())?;
    run(Command::new("spin").args(["-a", "model.pml"]).current_dir(&folder.0))?;
    let mut compiler = Command::new("gcc");
    compiler.args(["-O3", "-w", "-DSAFETY", "-DMEMLIM=16000", "-o", "pan", "pan.c"]).current_dir(&folder.0);
    if !reduce {
        compiler.arg("-DNOREDUCE");
    }
    run(&mut compiler)?;
    let said = run(Command::new("./pan").args(["-m1000000", "-w26", "-E"]).current_dir(&folder.0))?;
    let number = |marker: &str| {
        let line = said.lines().find(|line| line.contains(marker))?;
        line.split_whitespace().find_map(|word| word.parse::<f64>().ok())
    };
    let states = number("states, stored").ok_or_else(|| format!("SPIN said: {said}"))?;
    let seconds = number("elapsed time").unwrap_or(0.0).max(0.01);
    Ok(Visited { states: states as u64, seconds, bytes: number("total actual memory usage").map(|m| m * 1e6) })
}

/// Stateright, one thread, breadth first.
///
/// # Errors
///
/// A sentence, when it cannot be built or run.
pub fn stateright(model: &Model) -> Result<Visited, String> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/stateright");
    let target = env::temp_dir().join("chappe-stateright");
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    run(Command::new(cargo)
        .args(["build", "--release", "--quiet", "--manifest-path"])
        .arg(package.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target))?;
    let mut child = Command::new(target.join("release/stateright-peer"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(lines(model).as_bytes()).map_err(|e| e.to_string())?;
    }
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut words = said.split_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<f64>().ok());
    let (Some(states), Some(seconds)) = (next(), next()) else { return Err(format!("stateright said: {said}")) };
    Ok(Visited { states: states as u64, seconds, bytes: None })
}

/// One engine a line.
fn lines(model: &Model) -> String {
    let word = |op: &Op| match op {
        Op::Wait(sem, value) => format!("w{sem}:{value}"),
        Op::Add(sem, value) => format!("a{sem}:{value}"),
        Op::Take(sem, value) => format!("d{sem}:{value}"),
    };
    let line = |ops: &Vec<Op>| ops.iter().map(word).collect::<Vec<_>>().join(" ") + "\n";
    model.iter().map(line).collect()
}

fn run(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{name} failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A folder that goes when it is no longer needed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Result<Folder, String> {
        let path = env::temp_dir().join(format!("chappe-{name}-{}", process::id()));
        fs::create_dir_all(&path).map_err(|e| e.to_string())?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing to be done about it if it stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}
