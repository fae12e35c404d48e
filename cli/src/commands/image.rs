//! `chappe image`: compose the images of a topology, show one as JSON, compare two.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use chappe_topsp::compose::compose;
use chappe_topsp::image::{self, Image, to_device};
use chappe_topsp::interpreted::Interpreted;
use serde::Serialize;

use crate::commands::ring::Described;
use crate::failure::{Failure, Result, Status};
use crate::input::cannot_read;
use crate::session::Session;
use crate::write::Pending;

/// Most bytes of a file that are read: more than any image has.
const LIMIT: u64 = 1 << 20;

/// `chappe image`
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: What,
}

/// What to do with images.
#[derive(Debug, clap::Subcommand)]
enum What {
    /// Write the images of every rank of a topology, or of one
    #[command(after_help = "Example: chappe image compose examples/topology/ring8.chappe::lab -o out")]
    Compose {
        /// The topology, as spec::arch
        topology: String,
        /// The folder to write to; it must exist
        #[arg(short, long, value_name = "DIR")]
        output: PathBuf,
        /// Only this rank
        #[arg(short, long)]
        rank: Option<u32>,
        /// In the form that the device takes, instead of the host's
        #[arg(long)]
        device: bool,
        /// The scratch pads, too: control entries, and the steps of each slot
        #[arg(long)]
        spads: bool,
    },
    /// Show an image as JSON, with the keys of the firmware's dumper
    #[command(after_help = "Example: chappe image dump rank0.topsp0.bin")]
    Dump {
        /// The image
        file: PathBuf,
    },
    /// Compare two images field by field; exit status 1 if they differ
    #[command(after_help = "Example: chappe image diff rank0.topsp0.bin rank1.topsp1.bin")]
    Diff {
        /// The first image
        left: PathBuf,
        /// The second
        right: PathBuf,
        /// One JSON document
        #[arg(long)]
        json: bool,
    },
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    match &args.what {
        What::Compose { topology, output, rank, device, spads } => {
            write_all(session, topology, output, *rank, (*device, *spads))
        }
        What::Dump { file } => {
            write!(session.out, "{}", image::dump(&read(file)?))?;
            Ok(Status::Fine)
        }
        What::Diff { left, right, json } => compare(session, left, right, *json),
    }
}

fn write_all(
    session: &mut Session,
    topology: &str,
    folder: &Path,
    rank: Option<u32>,
    (device, spads): (bool, bool),
) -> Result<Status> {
    let described = Described::load(session, topology)?;
    let fabric = Interpreted::new(&described.model);
    let composed = compose(&fabric, &described.topology, &described.machine)?;
    let chosen: Vec<_> = composed.iter().filter(|c| rank.is_none_or(|r| r == c.rid)).collect();
    if let (Some(rank), true) = (rank, chosen.is_empty()) {
        return Err(Failure::wrong(format!("{topology} has no rank {rank}")));
    }
    let mut count = 0u32;
    for one in chosen {
        let engines = one.engines.iter().zip(&one.spads);
        for ((engine, pads), host) in engines.zip(one.images(&fabric)?) {
            let image = if device { to_device(&fabric, &host)? } else { host };
            let name = |kind: &str| folder.join(format!("rank{}.topsp{}{kind}.bin", one.rid, engine.sp));
            put(&name(""), image.bytes())?;
            count += 1;
            if spads {
                put(&name(".ctrl"), &pads.ctrl_bytes())?;
                for slot in 0..pads.slots() {
                    put(&name(&format!(".slot{slot}")), &pads.slot_bytes(slot as usize))?;
                }
            }
        }
    }
    let more = if spads { ", with their scratch pads" } else { "" };
    writeln!(session.out, "{count} images{more} in {}", folder.display())?;
    Ok(Status::Fine)
}

fn put(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = Pending::new(path)?;
    file.write_all(bytes).map_err(|e| file.error(&e))?;
    file.finish()
}

fn read(path: &Path) -> Result<Image> {
    let name = path.to_string_lossy();
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|e| cannot_read(&name, &e))?;
    file.take(LIMIT).read_to_end(&mut bytes).map_err(|e| cannot_read(&name, &e))?;
    Image::read(bytes).map_err(|e| Failure::input(format!("{name}: {e}")))
}

/// A difference, for programs.
#[derive(Serialize)]
struct Shown<'a> {
    path: &'a str,
    offset: usize,
    left: Option<u64>,
    right: Option<u64>,
}

fn compare(session: &mut Session, left: &Path, right: &Path, json: bool) -> Result<Status> {
    let found = image::diff(&read(left)?, &read(right)?)?;
    if json {
        let shown: Vec<Shown<'_>> =
            found.iter().map(|d| Shown { path: &d.path, offset: d.offset, left: d.left, right: d.right }).collect();
        session.out.json(&shown)?;
    } else {
        let text = |n: Option<u64>| n.map_or("-".to_owned(), |n| format!("0x{n:X}"));
        for d in &found {
            writeln!(session.out, "0x{:04X}  {}: {} | {}", d.offset, d.path, text(d.left), text(d.right))?;
        }
    }
    Ok(Status::fine_if(found.is_empty()))
}
