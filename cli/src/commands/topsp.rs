//! `chappe topsp`: the addresses of an architecture's sync processors, as a table.

use std::io::Write;

use chappe_topsp::Fabric;
use chappe_topsp::address::{View, bar, raw};
use chappe_topsp::fabric::FabricError;
use chappe_topsp::interpreted::Interpreted;
use serde::Serialize;

use crate::failure::{Failure, Result, Status};
use crate::output::complain;
use crate::session::Session;
use crate::table::Table;
use crate::target::Target;

/// `chappe topsp`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe topsp -a neuron::cayman\n\
    Example: chappe topsp -a neuron::cayman --sema 4")]
pub(crate) struct Args {
    /// The architecture, as spec::arch
    #[arg(short, long, value_name = "ARCH")]
    arch: String,
    /// The four views of this semaphore instead of the registers
    #[arg(short, long, value_name = "ID")]
    sema: Option<u16>,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// A processor, for programs.
#[derive(Serialize)]
struct Processor {
    sp: u32,
    silicon: Option<u32>,
    addresses: Vec<Cell>,
}

/// An address.
#[derive(Serialize)]
struct Cell {
    name: &'static str,
    space: &'static str,
    hex: Option<String>,
    unknown: Option<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let model = Target::load(session, &args.arch)?.model;
    let fabric = Interpreted::new(&model);
    let count = fabric.topsp_count().map_err(|e| Failure::input(e.0))?;
    let mut processors = Vec::new();
    for sp in 0..count {
        let addresses = match args.sema {
            None => registers(&fabric, sp),
            Some(id) => views(&fabric, sp, id)?,
        };
        processors.push(Processor { sp, silicon: fabric.silicon_index(sp).ok(), addresses });
    }
    if args.json {
        session.out.json(&processors)?;
    } else {
        show(&processors, session)?;
    }
    Ok(Status::Fine)
}

fn cell(name: &'static str, space: &'static str, value: std::result::Result<u64, FabricError>) -> Cell {
    match value {
        Ok(n) => Cell { name, space, hex: Some(format!("0x{n:X}")), unknown: None },
        Err(e) => Cell { name, space, hex: None, unknown: Some(e.0) },
    }
}

fn registers(fabric: &dyn Fabric, sp: u32) -> Vec<Cell> {
    vec![
        cell("sema base", "soc", fabric.sema_base(sp).map(|a| a.0)),
        cell("control base", "soc", fabric.control_base(sp).map(|a| a.0)),
        cell("init", "soc", fabric.init_signal(sp).map(|a| a.0)),
        cell("tsync", "soc", fabric.tsync_signal(sp).map(|a| a.0)),
        cell("start", "soc", fabric.host_trigger(sp).map(|a| a.0)),
        cell("stop", "soc", fabric.stop_signal(sp).map(|a| a.0)),
        cell("switch", "soc", fabric.basic_block_switch(sp).map(|a| a.0)),
        cell("BAR0", "bar0", fabric.bar0_base(sp).map(|a| a.0)),
    ]
}

fn views(fabric: &dyn Fabric, sp: u32, id: u16) -> Result<Vec<Cell>> {
    let names = [("R", "BAR0 R"), ("S", "BAR0 S"), ("I", "BAR0 I"), ("D", "BAR0 D")];
    let mut cells = Vec::new();
    for (view, (name, _)) in View::ALL.into_iter().zip(names) {
        let at = raw(fabric, sp, id, view).map_err(|e| Failure::input(e.to_string()))?;
        cells.push(cell(name, "soc", Ok(at.0)));
    }
    for (view, (_, name)) in View::ALL.into_iter().zip(names) {
        let at = bar(fabric, sp, id, view).map_err(|e| Failure::input(e.to_string()))?;
        cells.push(cell(name, "bar0", Ok(at.0)));
    }
    Ok(cells)
}

/// The table; what is unknown is explained once, after it.
fn show(processors: &[Processor], session: &mut Session) -> Result<()> {
    let mut table = Table::new(&["TopSP", "silicon"]);
    for name in processors.first().iter().flat_map(|p| &p.addresses) {
        table.column(name.name);
    }
    let mut reasons: Vec<String> = Vec::new();
    for p in processors {
        let mut row = vec![p.sp.to_string(), p.silicon.map_or("?".into(), |s| s.to_string())];
        for cell in &p.addresses {
            row.push(cell.hex.clone().unwrap_or_else(|| "?".into()));
            if let Some(why) = &cell.unknown
                && p.sp == 0
            {
                reasons.push(format!("{}: {why}", cell.name));
            }
        }
        table.row(row);
    }
    write!(session.out, "{}", table.text(session.out.paint))?;
    session.out.flush()?;
    reasons.iter().for_each(|r| complain(&format!("note: {r}")));
    Ok(())
}
