//! `chappe encode`: literals to bytes; one, or a text of them such as `chappe dis` prints.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use chappe_dsl::model::{Model, ProfileId};

use crate::failure::{Failure, Result, Status};
use crate::output::complain;
use crate::session::Session;
use crate::target::{self, Target};
use crate::write::Pending;
use crate::{hex, input, literal, progress};

/// Longest line that is read.
const LINE_LIMIT: usize = 1 << 20;

/// `chappe encode`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe encode -a neuron::cayman 'Drain { count: 1 }'\n\
    Example: chappe dis -a neuron::cayman core0.PE.bin | chappe encode -a neuron::cayman --stdin -o copy.bin")]
pub(crate) struct Args {
    /// The architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH")]
    arch: String,
    /// The profile to write for; the first one that the specification declares if not given, `none` for none
    #[arg(short, long, value_name = "PROFILE")]
    profile: Option<String>,
    /// Write the bytes to a file instead of hexadecimal text
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Read literals from standard input, one a line, as `chappe dis` prints them
    #[arg(long, conflicts_with = "literal")]
    stdin: bool,
    /// The literal; it may end in @profile(NAME). `-` is the same as --stdin
    #[arg(value_name = "LITERAL", required_unless_present = "stdin")]
    literal: Option<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let target = Target::load(session, &args.arch)?;
    let profile = target::profile(&target.model, args.profile.as_deref())?;
    let mut sink = Sink::new(args.output.as_deref())?;
    let fine = match args.literal.as_deref() {
        Some(text) if text != "-" => one(&target.model, profile, text, &mut sink, session)?,
        _ => lines(&target.model, profile, &mut sink, session)?,
    };
    if fine {
        sink.finish()?;
    }
    Ok(Status::fine_if(fine))
}

fn one(model: &Model, profile: Option<ProfileId>, text: &str, sink: &mut Sink, session: &mut Session) -> Result<bool> {
    match literal::encode(model, text, profile) {
        Ok(bytes) => sink.record(&bytes, session).map(|()| true),
        Err(errors) => {
            complain(&errors.join("\n"));
            Ok(false)
        }
    }
}

/// Encodes every line, whatever is wrong with others; whether nothing was.
fn lines(model: &Model, profile: Option<ProfileId>, sink: &mut Sink, session: &mut Session) -> Result<bool> {
    let mut from = BufReader::new(std::io::stdin());
    let bar = progress::bytes(None, "encoding");
    let mut fine = true;
    let mut number = 0u64;
    let mut line = Vec::new();
    loop {
        line.clear();
        let limit = LINE_LIMIT as u64 + 1;
        let read = std::io::Read::take(&mut from, limit).read_until(b'\n', &mut line);
        let read = read.map_err(|e| input::cannot_read("-", &e))?;
        if read == 0 {
            break;
        }
        number += 1;
        bar.inc(read as u64);
        if read > LINE_LIMIT {
            return Err(Failure::input(format!("line {number}: longer than {} KiB", LINE_LIMIT >> 10)));
        }
        let encoded = match std::str::from_utf8(&line) {
            Ok(text) => encode_line(model, text, profile),
            Err(_) => Err(vec!["it is not UTF-8 text".to_owned()]),
        };
        match encoded {
            Ok(None) => {}
            Ok(Some(bytes)) => sink.record(&bytes, session)?,
            Err(errors) => {
                fine = false;
                bar.suspend(|| errors.iter().for_each(|e| complain(&format!("line {number}: {e}"))));
            }
        }
    }
    bar.finish_and_clear();
    Ok(fine)
}

/// The record of a line as `chappe dis` prints it: offset, literal or bytes, comment. `None`: it holds none.
fn encode_line(
    model: &Model,
    line: &str,
    profile: Option<ProfileId>,
) -> std::result::Result<Option<Vec<u8>>, Vec<String>> {
    let text = without_offset(line.trim());
    if text.is_empty() || text.starts_with("//") {
        return Ok(None);
    }
    let bytes = text.split("//").next().unwrap_or_default();
    if hex::is_hex(bytes) {
        return hex::parse(bytes).map(Some).map_err(|e| vec![e]);
    }
    literal::encode(model, text, profile).map(Some)
}

/// A line without the offset before the record: `0x0040  Drain { count: 1 }`.
fn without_offset(line: &str) -> &str {
    let Some(rest) = line.strip_prefix("0x") else { return line };
    match rest.split_once(char::is_whitespace) {
        Some((digits, record)) if digits.chars().all(|c| c.is_ascii_hexdigit()) => record.trim_start(),
        _ => line,
    }
}

/// Where records go: lines of hexadecimal text, or a file of bytes.
enum Sink {
    Text,
    File(Box<Pending>),
}

impl Sink {
    fn new(path: Option<&Path>) -> Result<Self> {
        match path {
            None => Ok(Sink::Text),
            Some(path) if path.as_os_str() == "-" => {
                Err(Failure::usage("-o takes a file", "without -o, hexadecimal text goes to standard output"))
            }
            Some(path) => Ok(Sink::File(Box::new(Pending::new(path)?))),
        }
    }

    fn record(&mut self, bytes: &[u8], session: &mut Session) -> Result<()> {
        match self {
            Sink::Text => writeln!(session.out, "{}", hex::groups(bytes))?,
            Sink::File(file) => file.write_all(bytes).map_err(|e| file.error(&e))?,
        }
        Ok(())
    }

    fn finish(self) -> Result<()> {
        match self {
            Sink::Text => Ok(()),
            Sink::File(file) => file.finish(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::without_offset;

    #[test]
    fn offsets_are_taken_off() {
        assert_eq!(without_offset("0x0040  Drain { count: 1 }"), "Drain { count: 1 }");
        assert_eq!(without_offset("Drain { count: 1 }"), "Drain { count: 1 }");
        assert_eq!(without_offset("0x0040"), "0x0040");
    }
}
