//! What the header says, and that compilers take it.

use std::collections::HashMap;
use std::process::Command;

use chappe_codegen::c::{Options, header};
use chappe_dsl::model::{Available, FieldKind, Location, Model, Place, RecordId};

use crate::driver::{self, Names, member};
use crate::{support, tools};

fn golden(m: &Model, name: &str) {
    let path = support::data(name);
    let text = tools::text(m);
    assert_eq!(text, tools::text(m), "deterministic");
    assert!(!text.contains(env!("CARGO_MANIFEST_DIR")), "no absolute path");
    if std::env::var_os("CHAPPE_BLESS").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    assert!(std::fs::read_to_string(path).expect("golden") == text, "{name} differs: refresh with CHAPPE_BLESS=1");
}

#[test]
fn toy() {
    golden(&support::toy(), "toy.h");
}

#[test]
fn shapes() {
    golden(&support::model("shapes.chappe", Some("second")), "shapes.h");
}

/// Every model on every compiler, with every warning an error.
#[test]
fn compilers_take_it_without_a_warning() {
    let mut models = vec![support::toy()];
    models.extend(support::shapes());
    models.extend(support::neuron());
    for m in &models {
        every_compiler(&tools::text(m));
    }
}

/// Compiles a header with every compiler that there is.
pub(crate) fn every_compiler(header: &str) {
    for c in tools::COMPILERS.into_iter().filter(|c| tools::found(c.name)) {
        let folder = tempfile::tempdir().expect("a folder");
        let ending = if c.name.ends_with("++") { "cpp" } else { "c" };
        // Twice: the header guards itself.
        let source = "#include \"model.h\"\n#include \"model.h\"\nint main(void) { return 0; }\n";
        let source = tools::sources(folder.path(), header, source, ending);
        let _ = tools::compile(c, folder.path(), &source, &[]);
    }
}

/// What only shows when all of it is used and optimized.
#[test]
fn optimized_it_has_no_warning_either() {
    let mut models = vec![support::toy()];
    models.extend(support::shapes().into_iter().take(1));
    for m in &models {
        for c in ["gcc", "clang"].into_iter().filter(|c| tools::found(c)) {
            let folder = tempfile::tempdir().expect("a folder");
            let source = tools::sources(folder.path(), &tools::text(m), &driver::program(m), "c");
            let object = folder.path().join("all.o");
            let mut command = Command::new(c);
            command.args(["-std=c11", "-O2", "-Wall", "-Wextra", "-Werror", "-c"]).arg(source).arg("-o").arg(object);
            let output = command.output().expect("run");
            assert!(output.status.success(), "{c}: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
}

#[test]
fn a_prefix_of_ones_own() {
    let m = support::toy();
    let own = Options { prefix: Some("my_".to_owned()) };
    let text = header(&m, &own).expect("a header");
    assert!(text.contains("static inline bool my_sync_decode(") && !text.contains("toy_sync"));
    every_compiler(&text);
    for prefix in ["", "1", "a-b", "é"] {
        let wrong = header(&m, &Options { prefix: Some(prefix.to_owned()) }).expect_err("refused");
        assert!(wrong[0].message.contains("no beginning of a C name"));
    }
}

/// Name, first byte and size of each member of a structure, as the debugger sees them.
type Members = HashMap<String, (u32, u32)>;

fn pahole(object: &std::path::Path) -> HashMap<String, (Members, u32)> {
    let output = Command::new("pahole").arg(object).output().expect("run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut out = HashMap::new();
    let mut now: Option<(String, Members)> = None;
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("struct ").and_then(|l| l.strip_suffix(" {")) {
            now = Some((name.to_owned(), Members::new()));
        } else if let Some(size) = line.trim().strip_prefix("/* size: ") {
            let size = size.split(',').next().and_then(|s| s.parse().ok()).expect("a size");
            if let Some((name, members)) = now.take() {
                out.insert(name, (members, size));
            }
        } else if let (Some((_, members)), Some((left, right))) = (&mut now, line.split_once(";")) {
            let numbers: Vec<u32> = right.split_whitespace().filter_map(|w| w.parse().ok()).collect();
            let name = left.split_whitespace().next_back().and_then(|n| n.split('[').next());
            if let (Some(name), [offset, size, ..]) = (name, numbers.as_slice()) {
                members.insert(name.to_owned(), (*offset, *size));
            }
        }
    }
    out
}

/// What the wire structure must have: a name, and the first byte.
fn parts(m: &Model, id: RecordId) -> Vec<(String, u32)> {
    let first = |p: &Place| p.ranges().map(|r| r.0).min().expect("bits") / 8;
    let mut out = Vec::new();
    for f in m.records[id.index()].fields.iter().filter(|f| f.notes.available == Available::Yes) {
        let name = match &f.name {
            Some(n) => member(n),
            None => format!("constant_{:#04x}", f.offset),
        };
        match &f.kind {
            FieldKind::Value { at: Location::Bits(p), .. } | FieldKind::Constant { place: p, .. } => {
                out.push((name, first(p)));
            }
            FieldKind::Value { at: Location::Bytes(at), .. } => out.push((name, *at)),
            FieldKind::Union(u) => out.push((name, u.offset)),
            FieldKind::Mode(x) => {
                out.push((format!("{name}_index"), first(&x.index)));
                out.extend(x.value.iter().map(|p| (format!("{name}_value"), first(p))));
                out.push((name, first(&x.mode)));
            }
            FieldKind::Fill { .. } => {}
        }
    }
    out
}

/// The compiler's own account of where members lie is that of the specification.
#[test]
fn members_lie_where_the_specification_says() {
    if !tools::found("pahole") || !tools::found("gcc") {
        return;
    }
    let mut models = vec![support::toy()];
    models.extend(support::shapes());
    models.extend(support::neuron());
    for m in &models {
        let n = Names::new(m);
        let all = (0..m.records.len() as u32).map(RecordId);
        let wires: Vec<RecordId> = all.filter(|id| m.records[id.index()].notes.available == Available::Yes).collect();
        let mut source = String::from("#include \"model.h\"\n");
        for id in &wires {
            source.push_str(&format!("{}_wire w{};\n", n.record(m, *id), id.0));
        }
        let folder = tempfile::tempdir().expect("a folder");
        let source = tools::sources(folder.path(), &tools::text(m), &source, "c");
        let object = tools::compile(tools::COMPILERS[0], folder.path(), &source, &["-g"]);
        let seen = pahole(&object);
        for id in wires {
            let record = &m.records[id.index()];
            let (members, size) = seen.get(&format!("{}_wire", n.record(m, id))).expect("a structure");
            assert_eq!(*size, record.size, "{}", record.name);
            for (name, (offset, _)) in members {
                if let Some((_, at)) = name.split_once("_0x") {
                    assert_eq!(u32::from_str_radix(at, 16), Ok(*offset), "{} {name}", record.name);
                }
            }
            for (name, first) in parts(m, id) {
                let own = members.get(&name).is_some_and(|(offset, _)| *offset == first);
                let mut groups = members.iter().filter(|(n, _)| n.starts_with("bytes_0x"));
                let group = groups.any(|(_, (offset, size))| (*offset..offset + size).contains(&first));
                assert!(own || group, "{} {name} at {first:#x}: {members:?}", record.name);
            }
        }
    }
}
