//! `chappe dis`: records back to literals.

use std::io::{BufReader, Write};

use chappe_dsl::codec;
use chappe_dsl::model::Model;
use serde::Serialize;

use crate::failure::{Result, Status};
use crate::listing::{self, Found};
use crate::session::Session;
use crate::target::Target;
use crate::{hex, input, progress};

/// `chappe dis`
#[derive(Debug, clap::Args)]
#[command(after_help = "What is no record is shown as bytes with the reason behind //; then the exit status is 1.\n\
    The output is what `chappe encode --stdin` takes.\n\nExample: chappe dis -a neuron::cayman core0.PE.bin")]
pub(crate) struct Args {
    /// The architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH")]
    arch: String,
    /// A file of records, or a folder whose .bin files are; `-` is standard input
    file: String,
    /// The family that the stream is made of, if the specification has several of different sizes
    #[arg(long, value_name = "NAME")]
    family: Option<String>,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// A record, for programs.
#[derive(Serialize)]
struct Entry<'a> {
    offset: u64,
    record: Option<&'a str>,
    literal: Option<String>,
    profiles: Vec<&'a str>,
    hex: String,
    errors: Vec<Error<'a>>,
}

/// What is wrong with it, for programs.
#[derive(Serialize)]
struct Error<'a> {
    code: &'a str,
    message: &'a str,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let target = Target::load(session, &args.arch)?;
    let size = listing::record_size(&target.model, args.family.as_deref())?;
    let files = listing::bin_files(&args.file)?;
    let mut printer = Printer { model: &target.model, size, json: args.json, titles: files.len() > 1, legal: true };
    printer.all(&files, session)?;
    Ok(Status::fine_if(printer.legal))
}

struct Printer<'a> {
    model: &'a Model,
    size: usize,
    json: bool,
    titles: bool,
    legal: bool,
}

impl Printer<'_> {
    fn all(&mut self, files: &[String], session: &mut Session) -> Result<()> {
        if self.json {
            write!(session.out, "{{\n  \"arch\": {},\n  \"files\": [", quoted(&self.model.title()))?;
        }
        for (i, file) in files.iter().enumerate() {
            let comma = if i > 0 { "," } else { "" };
            if self.json {
                write!(session.out, "{comma}\n    {{\"file\": {}, \"records\": [", quoted(file))?;
            } else if self.titles {
                writeln!(session.out, "// {file}")?;
            }
            self.file(file, session)?;
            if self.json {
                write!(session.out, "\n    ]}}")?;
            }
        }
        if self.json {
            writeln!(session.out, "\n  ]\n}}")?;
        }
        Ok(())
    }

    /// Record by record: a file may be larger than memory.
    fn file(&mut self, file: &str, session: &mut Session) -> Result<()> {
        let (from, total) = input::stream(file)?;
        let mut from = BufReader::with_capacity(1 << 16, from);
        let bar = progress::bytes(total, "decoding");
        let mut buffer = vec![0; self.size];
        let mut offset = 0u64;
        loop {
            let filled = listing::fill(&mut from, &mut buffer).map_err(|e| input::cannot_read(file, &e))?;
            let Some(bytes) = buffer.get(..filled).filter(|b| !b.is_empty()) else { break };
            let found = listing::read(self.model, bytes, self.size);
            self.legal &= !matches!(found, Found::Illegal(_));
            if self.json {
                session.out.write_all(if offset > 0 { b",\n      " } else { b"\n      " })?;
                let entry = self.entry(offset, bytes, &found);
                serde_json::to_writer(&mut session.out, &entry).map_err(std::io::Error::from)?;
            } else {
                writeln!(session.out, "{offset:#06x}  {}", listing::text(self.model, bytes, &found))?;
            }
            offset += filled as u64;
            bar.set_position(offset);
            if filled < self.size {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn entry<'e>(&'e self, offset: u64, bytes: &[u8], found: &'e Found) -> Entry<'e> {
        let mut entry = Entry {
            offset,
            record: None,
            literal: None,
            profiles: Vec::new(),
            hex: hex::groups(bytes),
            errors: Vec::new(),
        };
        match found {
            Found::Record(d) => {
                entry.record = self.model.records.get(d.value.record.index()).map(|r| r.name.as_str());
                entry.literal = Some(codec::print(self.model, &d.value));
                let name = |p: &chappe_dsl::model::ProfileId| self.model.profiles.get(p.index());
                entry.profiles = d.profiles.iter().filter_map(name).map(|p| p.name.as_str()).collect();
            }
            Found::Opaque(message) => {
                entry.errors.push(Error { code: chappe_dsl::codes::codec::OPAQUE.0, message });
            }
            Found::Illegal(errors) => {
                entry.errors.extend(errors.iter().map(|(code, message)| Error { code, message }));
            }
        }
        entry
    }
}

fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}
