//! Assemblers as oracles: a record is written in the assembler's notation, which the specification gives as `@asm`.
//!
//! `{name}` is a field, `{name*2}` a multiple of it; `{name:+}` has a sign, `{name: }` a sign and a space. An enumerator
//! is what its own `@asm` says, or its name.

use std::path::Path;
use std::process::Command;

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::model::{ColumnValue, FieldKind, Model, Notes, Scalar, Type};

use crate::oracle::unhex;

/// The record in the assembler's notation; `None` where it has none.
pub(crate) fn line(model: &Model, value: &RecordValue) -> Option<String> {
    let template = notation(&model.records[value.record.index()].notes)?;
    let mut parts = template.split(['{', '}']);
    let mut out = parts.next()?.to_owned();
    while let (Some(field), text) = (parts.next(), parts.next()) {
        out += &operand(model, value, field)?;
        out += text.unwrap_or("");
    }
    Some(out)
}

fn notation(notes: &Notes) -> Option<&str> {
    match notes.column("asm") {
        Some(ColumnValue::Text(text)) => Some(text),
        _ => None,
    }
}

fn operand(model: &Model, value: &RecordValue, field: &str) -> Option<String> {
    let (name, how) = field.find(['*', ':']).map_or((field, ""), |at| field.split_at(at));
    let record = &model.records[value.record.index()];
    let id = record.field(name).unwrap_or_else(|| unreachable!("{} has no {name}", record.name));
    let Data::Int(n) = value.fields[id.index()] else { unreachable!("{name} is no number") };
    if let FieldKind::Value { ty: Type::Scalar(Scalar::Enum(id), _), .. } = &record.fields[id.index()].kind {
        let row = model.enums[id.index()].by_value(n)?;
        // A row without a notation, of an enum that has some, is unknown to the assembler.
        let some = model.enums[id.index()].rows.iter().any(|r| notation(&r.notes).is_some());
        return if some { notation(&row.notes).map(str::to_owned) } else { Some(row.name.clone()) };
    }
    Some(match how {
        "*2" => (n * 2).to_string(),
        ":+" => format!("{n:+}"),
        ": " => format!("{} {}", if n < 0 { '-' } else { '+' }, n.unsigned_abs()),
        _ => n.to_string(),
    })
}

/// The bytes that `llvm-mc` makes of each line; `None`: it is not there, which is said.
pub(crate) fn llvm(triple: &str, features: &str, lines: &[String]) -> Option<Vec<Vec<u8>>> {
    let args = [format!("-triple={triple}"), format!("-mattr={features}"), "-show-encoding".to_owned()];
    let (text, _) = run(&args, triple, &(lines.join("\n") + "\n"))?;
    let encodings = text.lines().filter_map(|l| l.split_once("encoding: [")?.1.split_once(']'));
    let answers: Vec<Vec<u8>> = encodings.map(|(bytes, _)| unhex(&bytes.replace("0x", "").replace(',', ""))).collect();
    assert_eq!(answers.len(), lines.len(), "one encoding a line");
    Some(answers)
}

/// Which of these words `llvm-mc` can disassemble; `None`: it is not there, which is said.
pub(crate) fn llvm_reads(triple: &str, words: &[[u8; 4]]) -> Option<Vec<bool>> {
    let line = |w: &[u8; 4]| w.iter().map(|b| format!("{b:#04x} ")).collect::<String>();
    let text = words.iter().map(line).collect::<Vec<_>>().join("\n") + "\n";
    let (_, said) = run(&[format!("-triple={triple}"), "-disassemble".to_owned()], "words", &text)?;
    let mut legal = vec![true; words.len()];
    for at in said.lines().filter(|l| l.contains("invalid instruction encoding")) {
        let line = at.split(':').nth(1).and_then(|n| n.parse::<usize>().ok()).expect("a line number");
        legal[line - 1] = false;
    }
    Some(legal)
}

/// What `llvm-mc` writes and says for an input; `None`: it is not there, which is said.
fn run(args: &[String], name: &str, input: &str) -> Option<(String, String)> {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.s"));
    std::fs::write(&file, input).expect("a temporary file");
    let Ok(out) = Command::new("llvm-mc").args(args).arg(&file).output() else {
        println!("skipped: llvm-mc is not installed");
        return None;
    };
    let said = String::from_utf8_lossy(&out.stderr).into_owned();
    if said.contains("unable to get target") || said.contains("No available targets") {
        println!("skipped: llvm-mc does not know {}", args[0]);
        return None;
    }
    assert!(out.status.success(), "{}", said.lines().take(6).collect::<Vec<_>>().join("\n"));
    Some((String::from_utf8(out.stdout).expect("text"), said))
}
