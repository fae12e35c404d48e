//! Compilers and the programs that they make.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use chappe_codegen::c::{Options, header};
use chappe_dsl::model::Model;

/// Every warning that a careful user turns on.
const WARNINGS: &[&str] =
    &["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Werror"];

/// A compiler and the dialect that it is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compiler {
    pub(crate) name: &'static str,
    pub(crate) standard: &'static str,
}

/// The compilers that the header is for.
pub(crate) const COMPILERS: [Compiler; 4] = [
    Compiler { name: "gcc", standard: "-std=c11" },
    Compiler { name: "clang", standard: "-std=c11" },
    Compiler { name: "g++", standard: "-std=c++17" },
    Compiler { name: "clang++", standard: "-std=c++17" },
];

/// Whether a program is there; says so if it is not.
pub(crate) fn found(name: &str) -> bool {
    let there = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let there = there.is_ok_and(|s| s.success());
    if !there {
        println!("skipped: there is no {name} here");
    }
    there
}

/// The first C compiler that there is.
pub(crate) fn c_compiler() -> Option<&'static str> {
    ["clang", "gcc"].into_iter().find(|c| found(c))
}

/// The header of a model, which must be possible.
pub(crate) fn text(model: &Model) -> String {
    header(model, &Options::default()).unwrap_or_else(|e| panic!("{e:#?}"))
}

/// Writes the header and a source that has it into a folder; the source.
pub(crate) fn sources(folder: &Path, header: &str, source: &str, ending: &str) -> PathBuf {
    std::fs::write(folder.join("model.h"), header).expect("written");
    let path = folder.join(format!("source.{ending}"));
    std::fs::write(&path, source).expect("written");
    path
}

/// Compiles a source with every warning an error.
pub(crate) fn compile(compiler: Compiler, folder: &Path, source: &Path, more: &[&str]) -> PathBuf {
    let object = folder.join(format!("{}.o", compiler.name));
    let mut command = Command::new(compiler.name);
    command.arg(compiler.standard).args(WARNINGS).args(more).arg("-c").arg(source).arg("-o").arg(&object);
    let output = command.output().expect("run");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{} {}: {}",
        compiler.name,
        source.display(),
        said.chars().take(4000).collect::<String>()
    );
    object
}

/// A program made of the header and a source. Undefined behavior shows as a failure where the compiler can watch for it.
pub(crate) fn program(folder: &Path, header: &str, source: &str) -> Option<PathBuf> {
    let compiler = c_compiler()?;
    let path = sources(folder, header, source, "c");
    // To look at what a failure is about.
    if let Some(kept) = std::env::var_os("CHAPPE_KEEP") {
        std::fs::create_dir_all(&kept).expect("a folder");
        sources(Path::new(&kept), header, source, "c");
    }
    let program = folder.join("program");
    // Only a long run is worth the time to optimize.
    let level = if std::env::var_os("CHAPPE_CASES").is_some() { "-O1" } else { "-O0" };
    let sanitize = ["-fsanitize=undefined,address", "-fno-sanitize-recover=all"];
    let build = |more: &[&str]| {
        let mut command = Command::new(compiler);
        command.args(["-std=c11", "-g", level]).args(more).arg(&path).arg("-o").arg(&program);
        command.output().expect("run")
    };
    if !build(&sanitize).status.success() {
        let output = build(&[]);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}", said.chars().take(4000).collect::<String>());
    }
    Some(program)
}

/// Feeds lines to a program; the lines that it answers.
pub(crate) fn answers(program: &Path, lines: &[String]) -> Vec<String> {
    if lines.is_empty() {
        return Vec::new();
    }
    let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("started");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("ended");
    writer.join().expect("written").expect("written");
    assert!(output.status.success(), "the program failed");
    let text = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(answers.len(), lines.len(), "an answer for each line");
    answers
}
