//! Topologies in the language: constants for what holds for all, operations for what each rank has.

use std::format;

use chappe_dsl::diagnostic::did_you_mean;
use chappe_dsl::model::{Known, Value};

use crate::compose::Machine;
use crate::error::{Error, Result};
use crate::interpreted::Interpreted;
use crate::topology::{Kind, Rank, Topology};

/// Most ranks of a topology: as many as a program can have cores.
const RANKS: u32 = 1 << 14;

/// Names of the constants of a topology. No specification of a generation may have one of the same name.
pub const NAMES: [&str; 30] = [
    "KIND",
    "RANKS",
    "PER_DEVICE",
    "PER_NODE",
    "PER_RACK",
    "CHANNELS",
    "ACTIVE",
    "HYBRID",
    "ENGINES",
    "FOLD_N",
    "PORT",
    "CREDITS",
    "SLOTS",
    "HALVES",
    "STEPS",
    "PEERS",
    "HOST_CC",
    "SWITCH",
    "PODS",
    "END",
    "TSYNC",
    "MESH_SHIFT",
    "MESH_MASK",
    "BAR0",
    "CELLS",
    "SPADS",
    "RINGS",
    "STRIDE",
    "PROXY",
    "EPOCH",
];

/// The topology that a specification describes: `KIND` and `RANKS`, and where it differs from a uniform one the constants
/// that `docs/neuron.md` lists. What single ranks have is a table `Ranks`, whose first column is a rank's place and whose
/// others are among `rid`, `device`, `tpb`, `pod`, `sp`, `port`, `next`, `prev`, `folds`, `rack`; or operations of these
/// names.
///
/// # Errors
///
/// Something is missing or not as it should be.
pub fn topology(of: &Interpreted<'_>) -> Result<Topology> {
    let title = match of.model().title() {
        title if title.is_empty() => "the topology".into(),
        title => title,
    };
    let kind = of.text("KIND").ok_or_else(|| {
        Error::Topology(format!("{title} has no constant KIND, such as `pub const KIND = \"ring\";`"))
    })?;
    let kind = Kind::from_name(&kind)
        .ok_or_else(|| Error::Topology(format!("KIND is \"{kind}\": ring, kangaring and mesh are possible")))?;
    spelled(of)?;
    let ranks = number(of, "RANKS")?
        .ok_or_else(|| Error::Topology(format!("{title} has no constant RANKS: how many there are")))?;
    if ranks == 0 || ranks > RANKS {
        return Err(Error::Topology(format!("RANKS is {ranks}: 1 to {RANKS} are possible")));
    }
    let per_device = positive(of, "PER_DEVICE")?.unwrap_or(1);
    let mut made = Topology::uniform(kind, ranks, per_device);
    counts(of, &mut made)?;
    let per_node = positive(of, "PER_NODE")?;
    let per_rack = positive(of, "PER_RACK")?;
    let folds = number(of, "FOLD_N")?;
    let port = number(of, "PORT")?;
    for (at, rank) in (0..).zip(&mut made.ranks) {
        rank.sp *= made.engines;
        rank.pod = per_node.map_or(rank.pod, |n| rank.device / n);
        rank.rack = per_rack.map_or(rank.rack, |n| rank.device / n);
        rank.folds = folds.unwrap_or(rank.folds);
        rank.port = port.unwrap_or(rank.port);
        for (name, to) in fields(rank) {
            if of.has(name) {
                *to = of.call(name, &[at])?;
            }
        }
    }
    listed(of, &mut made)?;
    Ok(made)
}

fn number(of: &Interpreted<'_>, name: &str) -> Result<Option<u32>> {
    let Some(n) = of.constant(name)? else { return Ok(None) };
    u32::try_from(n).map(Some).map_err(|_| Error::Topology(format!("{name} is {n}: 0 to {} are possible", u32::MAX)))
}

fn positive(of: &Interpreted<'_>, name: &str) -> Result<Option<u32>> {
    match number(of, name)? {
        Some(0) => Err(Error::Topology(format!("{name} is 0: it is at least 1"))),
        n => Ok(n),
    }
}

/// What holds for all ranks.
fn counts(of: &Interpreted<'_>, made: &mut Topology) -> Result<()> {
    made.channels = number(of, "CHANNELS")?.unwrap_or(made.channels);
    made.active = number(of, "ACTIVE")?.unwrap_or(made.channels);
    made.engines = number(of, "ENGINES")?.unwrap_or(made.engines);
    made.credits = number(of, "CREDITS")?.unwrap_or(made.credits);
    made.slots = number(of, "SLOTS")?.unwrap_or(made.credits.max(1));
    made.halves = number(of, "HALVES")?.unwrap_or(made.halves);
    made.steps = number(of, "STEPS")?.unwrap_or(made.steps);
    made.peers = number(of, "PEERS")?.unwrap_or(made.peers);
    let truth = |name: &str| Ok::<bool, Error>(number(of, name)?.is_some_and(|n| n != 0));
    made.hybrid = truth("HYBRID")?;
    made.host_cc = truth("HOST_CC")?;
    made.switch = truth("SWITCH")?;
    made.pods = truth("PODS")?;
    made.ends = truth("END")?;
    made.tsync = truth("TSYNC")?;
    let half = |name: &str| {
        let n = number(of, name)?.unwrap_or(0);
        u16::try_from(n).map_err(|_| Error::Topology(format!("{name} is {n}: 0 to {} are possible", u16::MAX)))
    };
    made.mesh_semas = (half("MESH_SHIFT")?, half("MESH_MASK")?);
    Ok(())
}

/// A constant beside `KIND` that has nearly the name of one is no other: it would be left out in silence.
fn spelled(of: &Interpreted<'_>) -> Result<()> {
    let consts = &of.model().consts;
    let Some(kind) = consts.iter().find(|c| c.name == "KIND") else { return Ok(()) };
    let beside = consts.iter().filter(|c| c.span.file == kind.span.file && !NAMES.contains(&c.name.as_str()));
    for other in beside {
        if let Some(meant) = did_you_mean(&other.name, NAMES) {
            return Err(Error::Topology(format!("a topology has no constant {}; did you mean {meant}?", other.name)));
        }
    }
    Ok(())
}

/// Where things are that a topology's file says: `BAR0`, `CELLS`, `SPADS`, `RINGS`, `STRIDE`, `PROXY`, `EPOCH`.
///
/// # Errors
///
/// Something is no address.
pub fn machine(of: &Interpreted<'_>) -> Result<Machine> {
    let mut made = Machine::default();
    let places: [(&str, &mut u64); 7] = [
        ("BAR0", &mut made.bar0.0),
        ("CELLS", &mut made.cells.0),
        ("SPADS", &mut made.spads.0),
        ("RINGS", &mut made.rings.0),
        ("STRIDE", &mut made.stride),
        ("PROXY", &mut made.proxy.0),
        ("EPOCH", &mut made.epoch),
    ];
    for (name, to) in places {
        if let Some(n) = of.constant(name)? {
            *to = u64::try_from(n).map_err(|_| Error::Topology(format!("{name} is {n}, which is no address")))?;
        }
    }
    Ok(made)
}

fn fields(rank: &mut Rank) -> [(&'static str, &mut u32); 10] {
    [
        ("rid", &mut rank.rid),
        ("device", &mut rank.device),
        ("tpb", &mut rank.tpb),
        ("pod", &mut rank.pod),
        ("sp", &mut rank.sp),
        ("port", &mut rank.port),
        ("next", &mut rank.next),
        ("prev", &mut rank.prev),
        ("folds", &mut rank.folds),
        ("rack", &mut rank.rack),
    ]
}

/// What the table `Ranks` says.
fn listed(of: &Interpreted<'_>, made: &mut Topology) -> Result<()> {
    let Some(table) = of.model().tables.iter().find(|t| t.name == "Ranks") else { return Ok(()) };
    let wrong = |why| Err(Error::Topology(why));
    for row in &table.rows {
        let mut cells = table.columns.iter().zip(row).map(|(c, v)| (c.name.as_str(), v));
        let number = |v: &Known<Value>| match v {
            Known::Known(v) => v.int().and_then(|n| u32::try_from(n).ok()),
            Known::Unknown(_) => None,
        };
        let at = cells.next().and_then(|(_, v)| number(v));
        let Some(rank) = at.and_then(|at| made.ranks.get_mut(at as usize)) else {
            let named = at.map_or("no number".into(), |at| format!("{at}"));
            return wrong(format!("table Ranks names a rank that is not there: {named}"));
        };
        for (name, value) in cells {
            let Some(value) = number(value) else { return wrong(format!("table Ranks, {name}: no number")) };
            match fields(rank).into_iter().find(|(n, _)| *n == name) {
                Some((_, to)) => *to = value,
                None => return wrong(format!("table Ranks: a rank has no `{name}`")),
            }
        }
    }
    Ok(())
}
