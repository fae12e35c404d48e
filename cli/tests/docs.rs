//! Every command in the README and in `docs/` is run; what a page shows under a command must be its output.
//!
//! In a `console` block a line that starts with `$ ` is a command. The lines up to the next one are its output (standard
//! output, then standard error); `...` stands for any lines; a command without lines below it must only succeed.
//! `CHAPPE_BLESS=1` writes the real output where a page shows a whole one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the project's folder").to_path_buf()
}

fn pages() -> Vec<PathBuf> {
    let mut pages = vec![root().join("README.md"), root().join("CONTRIBUTING.md")];
    for entry in fs::read_dir(root().join("docs")).expect("docs").flatten() {
        if entry.path().extension().is_some_and(|e| e == "md") {
            pages.push(entry.path());
        }
    }
    pages.sort();
    pages
}

/// A command line as words; single quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    let mut any = false;
    for c in line.chars() {
        match c {
            '\'' => {
                quoted = !quoted;
                any = true;
            }
            ' ' if !quoted => {
                if any || !word.is_empty() {
                    out.push(std::mem::take(&mut word));
                }
                any = false;
            }
            c => word.push(c),
        }
    }
    if any || !word.is_empty() {
        out.push(word);
    }
    out
}

/// The arguments for `chappe`, however the page starts it. `None`: the command is not ours (`cargo test`, ..).
fn arguments(line: &str) -> Option<Vec<String>> {
    let words = words(line);
    let after = |prefix: &[&str]| {
        words
            .iter()
            .map(String::as_str)
            .take(prefix.len())
            .eq(prefix.iter().copied())
            .then(|| words[prefix.len()..].to_vec())
    };
    after(&["chappe"]).or_else(|| after(&["cargo", "run", "--release", "-p", "chappe-cli", "--"]))
}

fn run(line: &str, out: &Path) -> Option<(bool, String)> {
    let mut args = arguments(line)?;
    // What a page writes goes to a folder that is thrown away.
    for arg in &mut args {
        if let Some(rest) = arg.strip_prefix("out/") {
            *arg = out.join(rest).to_string_lossy().into_owned();
        } else if arg == "out" {
            *arg = out.to_string_lossy().into_owned();
        }
    }
    let done = Command::new(env!("CARGO_BIN_EXE_chappe")).args(&args).current_dir(root()).output().expect("started");
    let text = String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
    Some((done.status.success(), text.replace(&*out.to_string_lossy(), "out")))
}

/// Whether the shown lines are the output; `...` stands for any lines.
fn shows(shown: &[&str], real: &[&str]) -> bool {
    match shown.split_first() {
        None => real.is_empty(),
        Some((&"...", rest)) => (0..=real.len()).any(|skip| shows(rest, &real[skip..])),
        Some((first, rest)) => {
            real.split_first().is_some_and(|(r, tail)| r.trim_end() == first.trim_end() && shows(rest, tail))
        }
    }
}

#[test]
fn every_command_does_what_the_page_shows() {
    let bless = std::env::var_os("CHAPPE_BLESS").is_some();
    let (mut commands, mut wrong) = (0, Vec::new());
    for page in pages() {
        let out = tempfile::tempdir().expect("a folder");
        let text = fs::read_to_string(&page).expect("a page");
        let mut blessed = String::new();
        let mut lines = text.lines().peekable();
        let mut console = false;
        while let Some(line) = lines.next() {
            blessed.push_str(line);
            blessed.push('\n');
            if line.starts_with("```") {
                console = line == "```console";
                continue;
            }
            let Some(command) = line.strip_prefix("$ ").filter(|_| console) else { continue };
            let mut shown = Vec::new();
            while let Some(l) = lines.peek().filter(|l| !l.starts_with("$ ") && !l.starts_with("```")) {
                shown.push(*l);
                lines.next();
            }
            let Some((ok, real)) = run(command, out.path()) else {
                shown.iter().for_each(|l| blessed.push_str(&format!("{l}\n")));
                continue;
            };
            commands += 1;
            let real: Vec<&str> = real.lines().collect();
            let fine = if shown.is_empty() { ok } else { shows(&shown, &real) };
            if bless && !shown.is_empty() && !shown.contains(&"...") {
                real.iter().for_each(|l| blessed.push_str(&format!("{}\n", l.trim_end())));
            } else {
                shown.iter().for_each(|l| blessed.push_str(&format!("{l}\n")));
            }
            if !fine && !bless {
                wrong.push(format!("{}: $ {command}\n{}", page.display(), real.join("\n")));
            }
        }
        if bless && blessed != text {
            fs::write(&page, blessed).expect("written");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(commands > 8, "only {commands} commands were found");
}
