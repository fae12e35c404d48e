//! `chappe explain`: a diagnostic code, at length.

use std::collections::BTreeMap;
use std::io::Write;

use chappe_dsl::codes;
use chappe_dsl::diagnostic::did_you_mean;
use chappe_dsl::kernel::Verdict;

use crate::failure::{Failure, Result, Status};
use crate::session::Session;

/// `chappe explain`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe explain E0102")]
pub(crate) struct Args {
    /// The code, or a word that `expect` takes, as `race`; without one, all codes are listed
    code: Option<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    match &args.code {
        Some(code) => page(code, session)?,
        None => list(session)?,
    }
    Ok(Status::Fine)
}

fn page(code: &str, session: &mut Session) -> Result<()> {
    let word = Verdict::of(code).and_then(codes::verdict::of);
    let Some(entry) = codes::find(word.map_or(code, |c| c.0)) else { return Err(unknown(code)) };
    let paint = session.out.paint;
    let mut in_code = false;
    for line in entry.text.trim().lines() {
        if line.starts_with("```") {
            in_code = !in_code;
            continue;
        }
        let shown = match line.trim_start_matches('#') {
            title if title.len() < line.len() && !in_code => paint.bold(title.trim_start()),
            _ if in_code => format!("    {line}"),
            _ => line.to_owned(),
        };
        writeln!(session.out, "{}", shown.trim_end())?;
    }
    Ok(())
}

fn list(session: &mut Session) -> Result<()> {
    let paint = session.out.paint;
    for entry in codes::all() {
        writeln!(session.out, "{}  {}", paint.bold(entry.code.0), entry.title)?;
    }
    Ok(())
}

fn unknown(code: &str) -> Failure {
    let known: Vec<&str> = codes::all().map(|e| e.code.0).collect();
    let meant = did_you_mean(code, known.iter().copied()).map(|c| format!("did you mean {c}? ")).unwrap_or_default();
    let mut ranges: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    for code in known {
        let group = code.get(..3).unwrap_or(code);
        let range = ranges.entry(group).or_insert((code, code));
        *range = (range.0.min(code), range.1.max(code));
    }
    let ranges: Vec<String> = ranges.values().map(|(a, b)| format!("{a}..{b}")).collect();
    let help = format!("{meant}there are {}; `chappe explain` alone lists them", ranges.join(", "));
    Failure::usage(format!("no diagnostic code `{code}`"), help)
}
