//! Topologies in the language: constants for what holds for all, operations for what each rank has.

use std::format;

use chappe_dsl::model::{Known, Value};

use crate::error::{Error, Result};
use crate::interpreted::Interpreted;
use crate::topology::{Kind, Rank, Topology};

/// Most ranks of a topology: as many as a program can have cores.
const RANKS: u32 = 1 << 14;

/// The topology that a specification describes: `KIND` and `RANKS`, and where it differs from a uniform one
/// `PER_DEVICE`, `CHANNELS`, `ACTIVE`, `HYBRID`, `ENGINES`, `CREDITS`, `SLOTS`, `HALVES`, `STEPS`, `PEERS`, `HOST_CC`, `SWITCH`,
/// `PODS`. What single ranks have is a table `Ranks`, whose first column is a rank's place and whose others are among
/// `rid`, `device`, `tpb`, `pod`, `sp`, `port`, `next`, `prev`, `folds`, `rack`; or operations of these names.
///
/// # Errors
///
/// Something is missing or not as it should be.
pub fn topology(of: &Interpreted<'_>) -> Result<Topology> {
    let title = of.model().title();
    let number = |name: &str| -> Result<Option<u32>> {
        let Some(n) = of.constant(name)? else { return Ok(None) };
        u32::try_from(n).map(Some).map_err(|_| Error::Topology(format!("{name} is {n}")))
    };
    let kind = of.text("KIND").ok_or_else(|| Error::Topology(format!("{title} has no constant KIND, as \"ring\"")))?;
    let kind = Kind::from_name(&kind)
        .ok_or_else(|| Error::Topology(format!("KIND is \"{kind}\": ring, kangaring and mesh are possible")))?;
    let ranks = number("RANKS")?.ok_or_else(|| Error::Topology(format!("{title} has no constant RANKS")))?;
    if ranks == 0 || ranks > RANKS {
        return Err(Error::Topology(format!("RANKS is {ranks}: 1 to {RANKS} are possible")));
    }
    let mut made = Topology::uniform(kind, ranks, number("PER_DEVICE")?.unwrap_or(1));
    made.channels = number("CHANNELS")?.unwrap_or(made.channels);
    made.active = number("ACTIVE")?.unwrap_or(made.channels);
    made.engines = number("ENGINES")?.unwrap_or(made.engines);
    made.credits = number("CREDITS")?.unwrap_or(made.credits);
    made.slots = number("SLOTS")?.unwrap_or(made.credits.max(1));
    made.halves = number("HALVES")?.unwrap_or(made.halves);
    made.steps = number("STEPS")?.unwrap_or(made.steps);
    made.peers = number("PEERS")?.unwrap_or(made.peers);
    let truth = |name: &str| Ok::<bool, Error>(number(name)?.is_some_and(|n| n != 0));
    made.hybrid = truth("HYBRID")?;
    made.host_cc = truth("HOST_CC")?;
    made.switch = truth("SWITCH")?;
    made.pods = truth("PODS")?;
    for (at, rank) in (0..).zip(&mut made.ranks) {
        rank.sp *= made.engines;
        for (name, to) in fields(rank) {
            if of.has(name) {
                *to = of.call(name, &[at])?;
            }
        }
    }
    listed(of, &mut made)?;
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
            return wrong(format!("table Ranks names a rank that is not there: {at:?}"));
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
