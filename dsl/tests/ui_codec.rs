//! The exact text of every refusal of the codec: each `ui/codec/*.txt` against its `.stderr`. `CHAPPE_BLESS=1`
//! refreshes.
//!
//! The first line says what is done, for which architecture: `encode neuron::cayman compiler` (or no profile),
//! `decode neuron::cayman`, `decode-record neuron::cayman Drain`, `stream neuron::cayman PE`. A specification that is
//! not built in is `NAME.chappe` beside it. The other lines are literals or hexadecimal bytes, each on its own; `..`
//! ends a line with zeros up to 64 bytes; those of a stream are its records. Findings are printed as the command
//! `chappe` prints what belongs to no file.

use std::path::{Path, PathBuf};

use chappe_dsl::codec::{self, CodecError, RecordValue};
use chappe_dsl::codes::Code;
use chappe_dsl::diagnostic::{Diagnostic, Diagnostics};
use chappe_dsl::kernel::{DecodedStream, program_of_streams};
use chappe_dsl::load::{Loaded, Loader};
use chappe_dsl::model::Model;
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui/codec")
}

fn cases() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder()).expect("a test folder").flatten();
    let mut found: Vec<PathBuf> = entries.map(|e| e.path()).collect();
    found.retain(|p| p.extension().is_some_and(|e| e == "txt"));
    found.sort();
    found
}

/// `error[E0601]: message (help; help)`
fn line(code: Code, message: &str, help: &[String]) -> String {
    let help = if help.is_empty() { String::new() } else { format!(" ({})", help.join("; ").replace("?; ", "? ")) };
    format!("error[{code}]: {message}{help}\n")
}

fn refused(errors: &[CodecError]) -> String {
    errors.iter().map(|e| line(e.code, &e.message, &e.help)).collect()
}

fn found(diags: &[Diagnostic]) -> String {
    diags.iter().map(|d| line(d.code, &d.message, &d.help)).collect()
}

fn model(name: &str) -> Model {
    let (spec, arch) = name.split_once("::").map_or((name, None), |(spec, arch)| (spec, Some(arch)));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let read =
        |p: &Path| std::fs::read_to_string(if p.starts_with("neuron/spec") { root.join(p) } else { folder().join(p) });
    let loader = Loader { built_in: &[], search: vec!["neuron/spec".into(), "".into()], read: &read };
    let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
    let root = loader.spec(spec, &mut loaded, &mut diags).expect("a specification");
    let model = resolve::model(&loaded, root, arch, &mut diags);
    assert!(!diags.has_errors(), "{name}: {}", found(&diags.into_sorted()));
    model.expect("a model")
}

fn value(m: &Model, literal: &str) -> Result<RecordValue, String> {
    let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
    let file = sources.add("<literal>", literal);
    let lone = parse::parse_literal(&sources, file, &mut diags);
    let resolved = lone.and_then(|l| resolve::literal(m, &resolve::NoScope, &l.literal, &mut diags));
    match resolved {
        Some(literal) if !diags.has_errors() => codec::value_of(m, &literal, &[]).map_err(|e| refused(&e)),
        _ => Err(found(&diags.into_sorted())),
    }
}

fn bytes(text: &str) -> Vec<u8> {
    let digits: String = text.chars().filter(char::is_ascii_hexdigit).collect();
    let byte = |i: usize| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("hexadecimal digits");
    let mut bytes: Vec<u8> = (0..digits.len() / 2).map(byte).collect();
    if text.ends_with("..") {
        bytes.resize(64, 0);
    }
    bytes
}

fn stream(m: &Model, engine: &str, lines: &[&str]) -> String {
    let engines = m.enums.iter().find(|e| e.name == "Engine").expect("the engines");
    let number = engines.row(engine).and_then(|r| u32::try_from(r.value).ok()).expect("an engine");
    let records = lines.iter().map(|l| value(m, l).expect("a record")).collect();
    match program_of_streams(m, &[DecodedStream { core: 0, engine: number, records }]) {
        Ok(_) => String::new(),
        Err(diags) => found(&diags),
    }
}

fn printed(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("a test file");
    let mut lines = text.lines().filter(|l| !l.is_empty());
    let head: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let lines: Vec<&str> = lines.collect();
    let m = model(head[1]);
    let third = head.get(2).copied();
    if head[0] == "stream" {
        return stream(&m, third.expect("an engine"), &lines);
    }
    let one = |l: &str| match head[0] {
        "encode" => {
            let profile = third.map(|p| m.profile(p).expect("a profile"));
            match value(&m, l) {
                Ok(v) => codec::encode(&m, &v, profile).err().map_or_else(String::new, |e| refused(&e)),
                Err(text) => text,
            }
        }
        "decode" => codec::decode(&m, &bytes(l)).err().map_or_else(String::new, |e| refused(&e)),
        "decode-record" => {
            let record = m.record(third.expect("a record")).expect("a record");
            codec::decode_record(&m, record, &bytes(l)).err().map_or_else(String::new, |e| refused(&e))
        }
        _ => String::new(),
    };
    lines.iter().map(|l| format!("> {l}\n{}", one(l))).collect()
}

#[test]
fn refusals_read_as_agreed() {
    let bless = std::env::var_os("CHAPPE_BLESS").is_some();
    let mut wrong = Vec::new();
    for path in cases() {
        let golden = path.with_extension("stderr");
        let now = printed(&path);
        let silent = now.split("> ").any(|part| !part.is_empty() && !part.contains("error["));
        if bless {
            std::fs::write(&golden, &now).expect("a test file");
        } else if std::fs::read_to_string(&golden).unwrap_or_default() != now {
            wrong.push(format!("{}:\n{now}", path.display()));
        }
        if silent {
            wrong.push(format!("{}: something is accepted:\n{now}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "differs (CHAPPE_BLESS=1 refreshes):\n{}", wrong.join("\n"));
}
