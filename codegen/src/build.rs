//! The door of build scripts.

use std::env;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use proc_macro2::Span;

use crate::door::{self, Options, Source, Spec};

/// Bindings of a specification, made by a build script.
///
/// ```no_run
/// // build.rs
/// fn main() -> std::io::Result<()> {
///     chappe_codegen::build("spec/toy.chappe").run()
/// }
/// ```
///
/// The file is written to `OUT_DIR` and named after the specification, here `toy.rs`:
///
/// ```ignore
/// // src/lib.rs
/// mod toy {
///     include!(concat!(env!("OUT_DIR"), "/toy.rs"));
/// }
/// ```
///
/// The path is relative to the folder of the package; a built-in specification is meant by its name, as `neuron`.
#[must_use = "nothing is built before `run`"]
pub fn build(spec: impl Into<String>) -> Build {
    Build { spec: spec.into(), arch: None, out: None, search: Vec::new(), runtime: None }
}

/// What [`build`](fn@build) makes.
#[derive(Clone)]
#[must_use = "nothing is built before `run`"]
pub struct Build {
    spec: String,
    arch: Option<String>,
    out: Option<String>,
    search: Vec<PathBuf>,
    runtime: Option<String>,
}

impl Build {
    /// For this architecture only; its items are then at the root. All architectures, a module for each, if not given.
    pub fn arch(mut self, arch: impl Into<String>) -> Self {
        self.arch = Some(arch.into());
        self
    }

    /// Name of the file in `OUT_DIR`; `toy.rs` for `spec/toy.chappe` if not given.
    pub fn out(mut self, name: impl Into<String>) -> Self {
        self.out = Some(name.into());
        self
    }

    /// Another folder in which `use name;` looks for specifications; may be repeated.
    pub fn search(mut self, folder: impl Into<PathBuf>) -> Self {
        self.search.push(folder.into());
        self
    }

    /// Where the items find `chappe-runtime`; `::chappe::runtime` if not said.
    pub fn runtime(mut self, path: impl Into<String>) -> Self {
        self.runtime = Some(path.into());
        self
    }

    /// Writes the file, and tells cargo which files it was made of.
    ///
    /// What is wrong with the specification becomes a `compile_error!` in the file and a warning of cargo: the script
    /// succeeds, so that the mistake is reported where the file is included.
    ///
    /// # Errors
    /// If there is no `OUT_DIR`, nothing can be written to it, or the path of the runtime is none.
    pub fn run(&self) -> io::Result<()> {
        let Some(folder) = env::var_os("OUT_DIR") else {
            return Err(io::Error::other("there is no OUT_DIR: this runs in a build script"));
        };
        let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
        let options = match &self.runtime {
            Some(path) => door::options(path)
                .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, format!("`{path}` is no Rust path")))?,
            None => Options::default(),
        };
        let made = self.make(&package, &options);
        print!("{}", made.cargo);
        door::replace(&Path::new(&folder).join(self.name()), &made.rust)
    }

    fn name(&self) -> String {
        let stem = Path::new(&self.spec).file_stem().map(|s| s.to_string_lossy().into_owned());
        self.out.clone().unwrap_or_else(|| format!("{}.rs", stem.unwrap_or_else(|| "spec".to_owned())))
    }

    /// The file, and what to tell cargo.
    fn make(&self, package: &Path, options: &Options) -> Made {
        let source = Source::Path { written: &self.spec, package: package.to_owned() };
        let asked = Spec { source, arch: self.arch.as_deref(), search: &self.search, options };
        let answer = door::spec(&asked);
        let mut cargo = String::new();
        let mut tell = |what: &str, text: &str| {
            // Nothing can go wrong when text is added to text.
            let _ = writeln!(cargo, "cargo::{what}={}", text.replace('\n', " "));
        };
        for path in watched(&answer.files, &door::locate(&self.spec, package)) {
            tell("rerun-if-changed", &path.to_string_lossy());
        }
        for warning in &answer.warnings {
            tell("warning", warning);
        }
        for mistake in &answer.mistakes {
            tell("warning", mistake.message.lines().next().unwrap_or_default());
        }
        let here = Span::call_site();
        let rust = match answer.mistakes.as_slice() {
            [] => door::text(&answer.title, &answer.items),
            mistakes => door::text(&self.spec, &door::compile_errors(mistakes, |_| (here, here))),
        };
        Made { rust, cargo }
    }
}

struct Made {
    rust: String,
    cargo: String,
}

/// What a build must be run again for: every file that was read, and the folder of the specification, as a new file in
/// it may be one that is used. Not the folder of the package, in which everything changes all the time.
fn watched(files: &[PathBuf], root: &Path) -> Vec<PathBuf> {
    let folder = root.parent().filter(|f| f.is_dir());
    let mut watched = files.to_vec();
    watched.extend(folder.map(Path::to_path_buf));
    if watched.is_empty() {
        // Without a line of ours, cargo looks at every file of the package.
        watched.push(PathBuf::from("build.rs"));
    }
    watched
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(build: &Build) -> Made {
        build.make(Path::new(env!("CARGO_MANIFEST_DIR")), &Options::default())
    }

    #[test]
    fn what_a_build_depends_on() {
        let build = build("tests/data/toy.chappe");
        let made = made(&build);
        assert_eq!(made.cargo, "cargo::rerun-if-changed=tests/data/toy.chappe\ncargo::rerun-if-changed=tests/data\n");
        assert_eq!(build.name(), "toy.rs");
        assert!(made.rust.starts_with("// Generated from `toy`: do not edit.\n"));
        assert!(
            !made.rust.contains(env!("CARGO_MANIFEST_DIR")) && !made.rust.contains("#!["),
            "it is included as items"
        );
    }

    #[test]
    fn a_mistake_is_reported_where_the_file_is_included() {
        let made = made(&build("tests/data/nothing.chappe").out("x.rs"));
        assert!(made.rust.contains("::core::compile_error! {") && made.rust.contains("E0150"), "{}", made.rust);
        assert!(
            made.cargo.contains("cargo::warning=E0150 cannot read `tests/data/nothing.chappe`: "),
            "{}",
            made.cargo
        );
        assert!(made.cargo.contains("=tests/data\n"), "it may come into being: {}", made.cargo);
    }

    #[test]
    fn a_built_in_specification_depends_on_nothing() {
        let made = made(&build("neuron").arch("cayman"));
        assert_eq!(made.cargo, "cargo::rerun-if-changed=build.rs\n");
        let wrong = self::made(&build("neuron").arch("caiman"));
        assert!(wrong.rust.contains("did you mean `cayman`?"), "{}", wrong.rust);
    }
}
