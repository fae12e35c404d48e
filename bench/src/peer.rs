//! The peer of the simulator: a C program, compiled on the spot.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, process};

/// The C program, compiled into a directory that goes when it does.
pub struct Peer {
    folder: PathBuf,
}

/// What the C program reports of one run.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Instructions generated, and executed.
    pub instructions: u64,
    /// Instructions executed.
    pub done: u64,
    /// Time at the end of the simulated program.
    pub end: u64,
    /// Million instructions per second without times.
    pub greedy: f64,
    /// Million instructions per second with times.
    pub timed: f64,
}

impl Peer {
    /// Compiles it.
    ///
    /// # Errors
    ///
    /// A sentence, when there is no C compiler or it fails.
    pub fn compile() -> Result<Peer, String> {
        let folder = env::temp_dir().join(format!("chappe-bench-{}", process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        let peer = Peer { folder };
        let source = peer.folder.join("sim.c");
        fs::write(&source, include_str!("../peers/sim.c")).map_err(|error| format!("cannot write: {error}"))?;
        let compiler = Command::new("cc")
            .args(["-O3", "-march=native", "-w", "-o"])
            .arg(peer.folder.join("sim"))
            .arg(&source)
            .stdout(Stdio::null())
            .status();
        match compiler {
            Ok(status) if status.success() => Ok(peer),
            Ok(status) => Err(format!("cc failed: {status}")),
            Err(error) => Err(format!("no C compiler: {error}")),
        }
    }

    /// Runs it once.
    ///
    /// # Errors
    ///
    /// A sentence, when it does not run or says something unexpected.
    pub fn run(&self, instructions: u64, engines: u32) -> Result<Figures, String> {
        let output = Command::new(self.folder.join("sim"))
            .args([instructions.to_string(), engines.to_string(), "1".to_string()])
            .output()
            .map_err(|error| format!("the C program does not run: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        figures(&text).ok_or_else(|| format!("the C program said: {text}"))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // Nothing to be done about it if it stays.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn figures(text: &str) -> Option<Figures> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).and_then(|at| words.get(at + 1));
    let assigned = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    Some(Figures {
        instructions: assigned("instr")?.parse().ok()?,
        done: assigned("done")?.split('/').next()?.parse().ok()?,
        end: assigned("end")?.parse().ok()?,
        greedy: after("greedy")?.parse().ok()?,
        timed: after("timed")?.parse().ok()?,
    })
}
