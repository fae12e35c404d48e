//! Who takes part in a rank's barrier: whom it tells, and from whom it hears, each over a kind of link and with a bit.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::BarrierType;

use crate::error::{Error, Result};
use crate::topology::{Kind, Rank, Topology};

/// A peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its rank, by place.
    pub peer: usize,
    /// Over what kind of link.
    pub barrier: BarrierType,
    /// The bit of the one that tells, counted from the first bit of the operation's field.
    pub bit: u32,
}

/// A rank's peers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Whom it tells, with its own bit at each.
    pub send: Vec<Entry>,
    /// From whom it hears, with their bits.
    pub receive: Vec<Entry>,
}

/// Peers of all receive tables of a rank, by type and bit.
pub type Merged = BTreeMap<(u8, u32), usize>;

/// The table of every rank.
///
/// # Errors
///
/// A geometry for which there is no barrier.
pub fn table(topology: &Topology) -> Result<Vec<Table>> {
    let mut tables: Vec<Table> = topology.ranks.iter().map(|_| Table::default()).collect();
    let mut devices: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (at, rank) in topology.ranks.iter().enumerate() {
        devices.entry(rank.device).or_default().push(at);
    }
    even(topology, &devices)?;
    let groups: Vec<&Vec<usize>> = devices.values().collect();
    for group in &groups {
        all_to_all(&mut tables, group, BarrierType::IntraChip);
    }
    if topology.switch {
        by_place(topology, &groups, &mut tables, BarrierType::IntraRack, |a, b| a.rack == b.rack);
        counterparts(
            topology,
            &groups,
            &mut tables,
            BarrierType::InterRack,
            |r| r.rack,
            |local, rack| format!("inter-rack counterpart not found for rack_local_rid {local} in rack {rack}"),
        )?;
        return Ok(tables);
    }
    if topology.pods {
        counterparts(
            topology,
            &groups,
            &mut tables,
            BarrierType::IntraPod,
            |r| r.pod,
            |local, node| format!("node {node} of the pod has no device of place {local}, another node has"),
        )?;
    }
    match topology.kind {
        Kind::Ring => ring(topology, &mut tables),
        Kind::Kangaring | Kind::Mesh => {
            by_place(topology, &groups, &mut tables, BarrierType::InterChip, |a, b| !topology.pods || a.pod == b.pod);
        }
    }
    Ok(tables)
}

/// Every device must have as many ranks as the first.
fn even(topology: &Topology, devices: &BTreeMap<u32, Vec<usize>>) -> Result<()> {
    let Some(expected) = devices.values().next().map(Vec::len) else { return Ok(()) };
    for (device, ranks) in devices {
        if ranks.len() != expected && (topology.switch || topology.pods || topology.kind != Kind::Ring) {
            return Err(Error::Topology(format!("rid {device} has {} ranks but expecting {expected}", ranks.len())));
        }
    }
    Ok(())
}

fn link(tables: &mut [Table], from: usize, to: usize, barrier: BarrierType, bit: u32) {
    if let Some(t) = tables.get_mut(from) {
        t.send.push(Entry { peer: to, barrier, bit });
    }
    if let Some(t) = tables.get_mut(to) {
        t.receive.push(Entry { peer: from, barrier, bit });
    }
}

fn all_to_all(tables: &mut [Table], group: &[usize], barrier: BarrierType) {
    for (bit, from) in (0..).zip(group) {
        for to in group.iter().filter(|to| *to != from) {
            link(tables, *from, *to, barrier, bit);
        }
    }
}

/// Neighbours on other devices: forward over the local leg, backward over the remote one.
fn ring(topology: &Topology, tables: &mut [Table]) {
    let places = topology.places();
    for (from, rank) in topology.ranks.iter().enumerate() {
        let next = places.get(&rank.next).copied().filter(|to| elsewhere(topology, rank, *to));
        // A peer that is in the tables already is not added again.
        let prev = places.get(&rank.prev).copied().filter(|to| elsewhere(topology, rank, *to) && next != Some(*to));
        if let Some(to) = next {
            link(tables, from, to, BarrierType::InterChipRingLocal, 0);
        }
        if let Some(to) = prev {
            link(tables, from, to, BarrierType::InterChipRingRemote, 0);
        }
    }
}

fn elsewhere(topology: &Topology, rank: &Rank, other: usize) -> bool {
    topology.ranks.get(other).is_some_and(|o| o.device != rank.device)
}

/// Ranks of the same place on different devices, all with all. The bit is the device's place.
fn by_place(
    topology: &Topology,
    groups: &[&Vec<usize>],
    tables: &mut [Table],
    barrier: BarrierType,
    joined: impl Fn(&Rank, &Rank) -> bool,
) {
    for (a, from_group) in groups.iter().enumerate() {
        for (from, place) in from_group.iter().zip(0..) {
            let Some(rank) = topology.ranks.get(*from) else { continue };
            let before = groups.iter().take(a).filter_map(|g| g.get(place)).filter_map(|o| topology.ranks.get(*o));
            let bit = before.filter(|o| joined(rank, o)).count() as u32;
            for (b, to_group) in groups.iter().enumerate() {
                if let Some(to) = to_group.get(place)
                    && a != b
                    && topology.ranks.get(*to).is_some_and(|o| joined(rank, o))
                {
                    link(tables, *from, *to, barrier, bit);
                }
            }
        }
    }
}

/// Devices of the same place in different racks, or in different nodes of a pod: all with all, rank by rank. The bit is
/// that of the rack or node.
fn counterparts(
    topology: &Topology,
    groups: &[&Vec<usize>],
    tables: &mut [Table],
    barrier: BarrierType,
    whole: impl Fn(&Rank) -> u32,
    missing: impl Fn(usize, u32) -> alloc::string::String,
) -> Result<()> {
    let mut by_whole: BTreeMap<u32, Vec<&Vec<usize>>> = BTreeMap::new();
    for group in groups {
        let of = group.first().and_then(|at| topology.ranks.get(*at)).map_or(0, &whole);
        by_whole.entry(of).or_default().push(group);
    }
    let wholes: Vec<(u32, Vec<&Vec<usize>>)> = by_whole.into_iter().collect();
    for (bit, (a, own)) in (0..).zip(&wholes) {
        for (b, other) in wholes.iter().filter(|(b, _)| b != a) {
            for (local, group) in own.iter().enumerate() {
                let counterpart = other.get(local).ok_or_else(|| Error::Topology(missing(local, *b)))?;
                for (from, to) in group.iter().zip(counterpart.iter()) {
                    link(tables, *from, *to, barrier, bit);
                }
            }
        }
    }
    Ok(())
}

/// All receive tables of a rank as one (`validate_and_populate_global_barrier_table`).
///
/// # Errors
///
/// Two peers set the same bit.
pub fn merge(tables: &[&Table]) -> Result<Merged> {
    let mut merged = Merged::new();
    for entry in tables.iter().flat_map(|t| &t.receive) {
        let key = (entry.barrier.wire(), entry.bit);
        if merged.insert(key, entry.peer).is_some_and(|other| other != entry.peer) {
            return Err(Error::BitShared { barrier: entry.barrier.wire(), bit: entry.bit });
        }
    }
    Ok(merged)
}
