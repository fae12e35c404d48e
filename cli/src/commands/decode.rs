//! `chappe decode`: one record.

use std::io::Write;

use chappe_dsl::codec::{self, Decoded, FieldInfo};
use chappe_dsl::model::Model;
use serde::Serialize;

use crate::failure::{Failure, Result, Status};
use crate::output::complain;
use crate::session::Session;
use crate::target::{self, Target};
use crate::{hex, input, literal};

/// `chappe decode`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe decode -a neuron::cayman --json @word.bin")]
pub(crate) struct Args {
    /// The architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH")]
    arch: String,
    /// The record; if not given, the bytes say which member of a family they are
    #[arg(short, long, value_name = "RECORD")]
    record: Option<String>,
    /// The bytes in hexadecimal (white space and 0x are fine), `-` to read them so, or @FILE for a file of bytes
    #[arg(value_name = "HEX|@FILE", required = true)]
    bytes: Vec<String>,
    /// Every field with offset, width and value, as one JSON document
    #[arg(long)]
    json: bool,
}

/// A record, for programs.
#[derive(Serialize)]
struct Document<'a> {
    arch: String,
    record: &'a str,
    literal: String,
    profiles: Vec<&'a str>,
    fields: Vec<Field>,
}

/// A field, for programs. `offset` counts bytes, `width` bits; `bits` are half-open ranges of bits of the record, the
/// least significant part of the value first.
#[derive(Serialize)]
struct Field {
    name: Option<String>,
    offset: u32,
    width: u32,
    bits: Vec<(u32, u32)>,
    #[serde(rename = "type")]
    ty: String,
    condition: Option<String>,
    value: Option<serde_json::Value>,
    doc: String,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let target = Target::load(session, &args.arch)?;
    let record = args.record.as_deref().map(|name| target::record(&target.model, name)).transpose()?;
    let bytes = operand(&args.bytes)?;
    let decoded = match record {
        Some(id) => codec::decode_record(&target.model, id, &bytes),
        None => codec::decode(&target.model, &bytes),
    };
    let decoded = decoded.map_err(|errors| {
        let lines: Vec<String> = errors.iter().map(|e| literal::line(e.code, &e.message, &e.help)).collect();
        complain(&lines.join("\n"));
        Failure::Reported
    })?;
    if args.json {
        session.out.json(&document(&target.model, &decoded))?;
    } else {
        writeln!(session.out, "{}", codec::print(&target.model, &decoded.value))?;
    }
    Ok(Status::Fine)
}

/// The bytes that the command line gives.
fn operand(words: &[String]) -> Result<Vec<u8>> {
    let text = match words {
        [one] if one == "-" => input::stdin_text()?,
        [one] if one.starts_with('@') => return input::bytes(one.trim_start_matches('@')),
        words => words.join(" "),
    };
    hex::parse(&text).map_err(|why| Failure::input(format!("the bytes cannot be read: {why}")))
}

fn document<'a>(model: &'a Model, decoded: &Decoded) -> Document<'a> {
    let name = |id: chappe_dsl::model::ProfileId| model.profiles.get(id.index()).map(|p| p.name.as_str());
    Document {
        arch: model.title(),
        record: model.records.get(decoded.value.record.index()).map_or("", |r| &r.name),
        literal: codec::print(model, &decoded.value),
        profiles: decoded.profiles.iter().filter_map(|p| name(*p)).collect(),
        fields: codec::fields_of(model, &decoded.value).into_iter().map(field).collect(),
    }
}

fn field(f: FieldInfo) -> Field {
    Field {
        name: f.name,
        offset: f.offset,
        width: f.width,
        bits: f.bits,
        ty: f.ty,
        condition: f.condition,
        value: f.value.map(|v| v.parse::<i64>().map_or_else(|_| v.clone().into(), Into::into)),
        doc: f.docs.join("\n"),
    }
}
