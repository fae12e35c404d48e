//! C and Python, as generated, read the fields of an image at the offsets of the vectors, and write the same bytes back.

mod common;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use chappe_codegen::{c, python};
use chappe_topsp::compose::{Machine, compose};
use chappe_topsp::described::topology;
use chappe_topsp::interpreted::Interpreted;
use serde_json::Value;

/// Path and offset of every field of the vectors that may be changed by one bit and stay legal.
fn fields() -> Vec<(String, usize)> {
    let v: Value = serde_json::from_str(include_str!("../../tests/vectors/image.json")).expect("json");
    let all = v["offsets"].as_object().expect("object").iter();
    let at = |s: &Value| usize::from_str_radix(&s.as_str().expect("hex")[2..], 16).expect("hex");
    // The gate of the union decides about other bytes.
    let fields = all.filter(|(path, _)| !path.ends_with("execute_device_barrier"));
    fields.map(|(path, offset)| (path.clone(), at(offset))).collect()
}

/// Whether a path is an address: a record with one row.
fn is_address(path: &str) -> bool {
    let name = path.rsplit('.').next().unwrap_or_default();
    let name = name.split('[').next().unwrap_or_default();
    name.ends_with("_sema")
        || name.starts_with("trigger")
        || name.starts_with("complete")
        || name == "start_network_proxy"
}

fn image() -> Vec<u8> {
    let model = common::model("ring8");
    let fabric = Interpreted::new(&model);
    let composed = compose(&fabric, &topology(&fabric).expect("a topology"), &Machine::default()).expect("composed");
    composed[0].images(&fabric).expect("images")[0].bytes().to_vec()
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&path).expect("a folder");
    std::fs::write(path.join("image.bin"), image()).expect("written");
    path
}

fn neuron() -> chappe_dsl::model::Model {
    common::on(Path::new("neuron"), "cayman")
}

fn there(tool: &str) -> bool {
    let found = Command::new(tool).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    found.is_ok_and(|s| s.success())
}

#[test]
fn in_python() {
    if !there("python3") {
        return;
    }
    let folder = folder("topsp_python");
    let module = python::module(&neuron(), &python::Options { byte_tables: true }).expect("generated");
    std::fs::write(folder.join("neuron.py"), module).expect("written");
    let mut script = String::from("import neuron as n\nwhole = open('image.bin', 'rb').read()\n");
    script.push_str("assert n.NcfwConfigs.decode(whole).encode() == whole\ncount = 0\n");
    script.push_str("def check(offset, f):\n    global count\n    b = bytearray(whole)\n    b[offset] ^= 1\n");
    // Elements at the end that are zero are not there.
    script.push_str("    def get(b):\n        try:\n            return f(n.NcfwConfigs.decode(bytes(b)))\n");
    script.push_str("        except IndexError:\n            return 0\n    old, new = get(whole), get(b)\n");
    script.push_str("    assert old ^ 1 == new, (offset, old, new)\n    count += 1\n");
    for (path, offset) in fields() {
        let tail = if is_address(&path) { ".soc_addr" } else { "" };
        let _ = writeln!(script, "check({offset}, lambda v: v.{path}{tail})");
    }
    script.push_str(
        "b = bytearray(whole)\nb[145] = 1\ntry:\n    n.NcfwConfigs.decode(bytes(b))\n    raise SystemExit('taken')\n",
    );
    script.push_str("except n.CodecError as e:\n    assert 'must be zero' in str(e), e\nprint(count)\n");
    std::fs::write(folder.join("check.py"), script).expect("written");
    let out = Command::new("python3").arg("check.py").current_dir(&folder).output().expect("run");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(String::from_utf8_lossy(&out.stdout).trim(), fields().len().to_string());
}

#[test]
fn in_c() {
    let Some(compiler) = ["cc", "gcc", "clang"].into_iter().find(|c| there(c)) else { return };
    let folder = folder("topsp_c");
    let header = c::header(&neuron(), &c::Options { prefix: None }).expect("generated");
    std::fs::write(folder.join("neuron.h"), header).expect("written");
    let mut text = String::from("#include \"neuron.h\"\n#include <stdio.h>\n");
    text.push_str("static uint8_t whole[24376], b[24376], again[24376];\n");
    text.push_str("static neuron_cayman_ncfw_configs old, v;\n");
    text.push_str("static void flipped(size_t at) {\n    neuron_cayman_error e;\n    memcpy(b, whole, sizeof b);\n");
    text.push_str("    b[at] ^= 1;\n    if (!neuron_cayman_ncfw_configs_decode(b, sizeof b, &v, &e)) printf(\"refused %zu\\n\", at);\n}\n");
    text.push_str("int main(void) {\n    FILE *f = fopen(\"image.bin\", \"rb\");\n    neuron_cayman_error e;\n");
    text.push_str("    if (f == NULL || fread(whole, 1, sizeof whole, f) != sizeof whole) return 1;\n    fclose(f);\n");
    text.push_str("    if (!neuron_cayman_ncfw_configs_decode(whole, sizeof whole, &old, &e)) return 2;\n");
    text.push_str("    if (!neuron_cayman_ncfw_configs_encode(&old, 0, again, &e) || memcmp(whole, again, sizeof again) != 0) return 3;\n");
    for (path, offset) in fields() {
        let tail = if is_address(&path) { ".soc_addr" } else { "" };
        let path = path.replace("barrier_configs.device", "barrier_configs.at_0x00.as.device");
        let _ = writeln!(
            text,
            "    flipped({offset});\n    if ((old.{path}{tail} ^ 1) != v.{path}{tail}) printf(\"differs: {path}\\n\");"
        );
    }
    text.push_str("    memcpy(b, whole, sizeof b);\n    b[145] = 1;\n");
    text.push_str(
        "    if (neuron_cayman_ncfw_configs_decode(b, sizeof b, &v, &e)) printf(\"taken\\n\");\n    return 0;\n}\n",
    );
    std::fs::write(folder.join("check.c"), text).expect("written");
    let mut build = Command::new(compiler);
    build.args(["-std=c11", "-O0", "-o", "check", "check.c"]).current_dir(&folder);
    let built = build.output().expect("run");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let out = Command::new(folder.join("check")).current_dir(&folder).output().expect("run");
    assert!(out.status.success() && out.stdout.is_empty(), "{:?} {}", out.status, String::from_utf8_lossy(&out.stdout));
}
