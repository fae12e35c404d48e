//! `chappe eval`: an expression, with an architecture's operations and constants.

use std::io::Write;

use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::eval::{Env, value_text};
use chappe_dsl::model::{Model, Value};
use chappe_dsl::parse;
use chappe_dsl::resolve::{self, NoScope};
use chappe_dsl::source::Sources;
use serde::Serialize;

use crate::failure::{Result, Status};
use crate::input;
use crate::literal::{line, lines};
use crate::output::complain;
use crate::session::Session;
use crate::target::Target;

/// Numbers from here on are shown in hexadecimal.
const HEX_FROM: i128 = 0x10000;

/// `chappe eval`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe eval -a neuron::cayman 'host_trigger(9)'")]
pub(crate) struct Args {
    /// The architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH")]
    arch: String,
    /// The expression; several give a line each. `-` is standard input
    #[arg(value_name = "EXPR", required = true, allow_negative_numbers = true)]
    expr: Vec<String>,
    /// One JSON document: an object, or a list of them for several expressions
    #[arg(long)]
    json: bool,
}

/// A value, for programs.
#[derive(Serialize)]
struct Document<'a> {
    arch: String,
    expr: &'a str,
    value: serde_json::Value,
    hex: Option<String>,
    space: Option<&'a str>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let model = Target::load(session, &args.arch)?.model;
    let texts: Vec<String> =
        args.expr.iter().map(|e| if e == "-" { input::stdin_text() } else { Ok(e.clone()) }).collect::<Result<_>>()?;
    let mut fine = true;
    let mut documents = Vec::new();
    for text in &texts {
        match evaluate(&model, text) {
            Ok(value) if args.json => documents.push(document(&model, text.trim(), &value)),
            Ok(value) => writeln!(session.out, "{}", shown(&value))?,
            Err(errors) => {
                fine = false;
                complain(&errors.join("\n"));
            }
        }
    }
    match documents.as_slice() {
        [one] if texts.len() == 1 => session.out.json(one)?,
        list if texts.len() > 1 && args.json => session.out.json(&list)?,
        _ => {}
    }
    Ok(Status::fine_if(fine))
}

fn evaluate(model: &Model, text: &str) -> std::result::Result<Value, Vec<String>> {
    let mut sources = Sources::new();
    let file = sources.add("<expression>", text);
    let mut diags = Diagnostics::new();
    let written = parse::parse_expr(&sources, file, &mut diags);
    let expr = written.and_then(|e| resolve::expr(model, &NoScope, &e, &mut diags));
    match expr {
        Some(expr) if !diags.has_errors() => {
            Env::new(model).eval(&expr).map_err(|e| vec![line(e.code, &e.message, e.help.as_slice())])
        }
        _ => Err(lines(diags)),
    }
}

fn shown(value: &Value) -> String {
    match value {
        Value::Address(_, n) => hex(*n),
        Value::Int(n) if *n >= HEX_FROM => hex(*n),
        Value::Int(n) => n.to_string(),
        other => value_text(other),
    }
}

fn hex(n: i128) -> String {
    if n < 0 { format!("-0x{:X}", n.unsigned_abs()) } else { format!("0x{n:X}") }
}

fn document<'a>(model: &'a Model, expr: &'a str, value: &Value) -> Document<'a> {
    let space = match value {
        Value::Address(id, _) => model.spaces.get(id.index()).map(|s| s.name.as_str()),
        _ => None,
    };
    Document { arch: model.title(), expr, value: json(value), hex: value.int().map(hex), space }
}

/// Numbers that JSON readers keep exactly are numbers, larger ones text.
fn json(value: &Value) -> serde_json::Value {
    match value {
        Value::Int(n) | Value::Address(_, n) => match (i64::try_from(*n), u64::try_from(*n)) {
            (Ok(n), _) => n.into(),
            (_, Ok(n)) => n.into(),
            _ => n.to_string().into(),
        },
        Value::Str(s) => s.as_str().into(),
        Value::Set(s) => s.as_slice().into(),
        Value::List(l) => l.iter().map(json).collect(),
        Value::Register(_) => value_text(value).into(),
    }
}
