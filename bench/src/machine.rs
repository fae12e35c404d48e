//! What the figures were read on.

use std::fs;
use std::process::Command;

/// The machine and the compiler, as one line.
#[must_use]
pub fn description() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = info.lines().find(|l| l.starts_with(name))?;
        Some(line.split(':').nth(1)?.trim().to_owned())
    };
    let model = field("model name").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    let family = field("cpu family").zip(field("model\t"));
    let family = family.map_or(String::new(), |(family, model)| format!(" (family {family}, model {model})"));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let cores = if cores == 1 { "1 core".to_owned() } else { format!("{cores} cores") };
    format!("{model}{family}, {cores}, {}, {}", std::env::consts::OS, compiler())
}

/// The compiler's name and version.
#[must_use]
pub fn compiler() -> String {
    let said = Command::new("rustc").arg("--version").output().ok().and_then(|o| String::from_utf8(o.stdout).ok());
    said.map_or_else(|| "an unknown compiler".to_owned(), |s| s.trim().to_owned())
}
