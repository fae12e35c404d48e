//! Who talks to whom: ranks, where they are, and the algorithm that joins them.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use chappe_neuron::{FOLDS_TOKEN, RING_CHANNELS};

use crate::error::{Error, Result};

/// An algorithm that joins ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Each rank sends to the next.
    Ring,
    /// Rings of primaries, each of which reads from its peers.
    Kangaring,
    /// Each rank tells every other.
    Mesh,
}

impl Kind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Ring => "ring",
            Kind::Kangaring => "kangaring",
            Kind::Mesh => "mesh",
        }
    }

    /// The one of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Kind> {
        [Kind::Ring, Kind::Kangaring, Kind::Mesh].into_iter().find(|k| k.name() == name)
    }
}

/// A rank and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Its id, also for routing.
    pub rid: u32,
    /// Its device.
    pub device: u32,
    /// Its first core on the device.
    pub tpb: u32,
    /// Its node of the pod.
    pub pod: u32,
    /// Its first processor; the others follow.
    pub sp: u32,
    /// The port through which others reach it.
    pub port: u32,
    /// Rank after it, in a ring.
    pub next: u32,
    /// Rank before it.
    pub prev: u32,
    /// Folds of its channels.
    pub folds: u32,
    /// Its rack, where racks have switches.
    pub rack: u32,
}

/// A topology.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topology {
    /// What joins the ranks.
    pub kind: Kind,
    /// The ranks, by their place.
    pub ranks: Vec<Rank>,
    /// Channels of each rank.
    pub channels: u32,
    /// How many of them are used.
    pub active: u32,
    /// A ring that may use a part of its channels only.
    pub hybrid: bool,
    /// Processors of each rank, in one stream.
    pub engines: u32,
    /// How many chunks may be on the way to a receiver.
    pub credits: u32,
    /// Chunks that a receiver has room for.
    pub slots: u32,
    /// How many chunks a rank sends before it receives: halves of a step.
    pub halves: u32,
    /// Steps of the handshake.
    pub steps: u32,
    /// Peers of a kangaring's primary: 1 or 3.
    pub peers: u32,
    /// The barrier and the collectives go through the host.
    pub host_cc: bool,
    /// Racks have switches.
    pub switch: bool,
    /// Nodes are joined to a pod: devices of the same place have a barrier of their own.
    pub pods: bool,
    /// The program ends with this operation; else others follow.
    pub ends: bool,
    /// Images say how time stamps are aligned.
    pub tsync: bool,
    /// A mesh's `sema_shift_offset` and `sema_mask`, whose meaning was not published.
    pub mesh_semas: (u16, u16),
}

impl Topology {
    /// So many ranks, `per_device` to a device, one processor and one channel each, two credits, two halves, two steps.
    #[must_use]
    pub fn uniform(kind: Kind, ranks: u32, per_device: u32) -> Self {
        let per_device = per_device.max(1);
        let place = |rid: u32| Rank {
            rid,
            device: rid / per_device,
            tpb: rid % per_device / 2,
            pod: 0,
            sp: rid % per_device,
            port: 0,
            next: (rid + 1) % ranks,
            prev: (rid + ranks - 1) % ranks,
            folds: 1,
            rack: 0,
        };
        Topology {
            kind,
            ranks: (0..ranks).map(place).collect(),
            channels: 1,
            active: 1,
            hybrid: false,
            engines: 1,
            credits: 2,
            slots: 2,
            halves: 2,
            steps: 2,
            peers: 3,
            host_cc: false,
            switch: false,
            pods: false,
            ends: false,
            tsync: false,
            mesh_semas: (0, 0),
        }
    }

    /// Places of ranks by their ids.
    #[must_use]
    pub fn places(&self) -> BTreeMap<u32, usize> {
        self.ranks.iter().enumerate().map(|(at, r)| (r.rid, at)).collect()
    }

    /// Whether a rank, by its place, is the primary of its group.
    #[must_use]
    pub fn is_primary(&self, at: usize) -> bool {
        at.is_multiple_of(self.peers as usize + 1)
    }

    /// Checks all that can be seen without a generation.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<()> {
        let wrong = |why| Err(Error::Topology(why));
        if self.ranks.is_empty() {
            return wrong("a topology has at least one rank".into());
        }
        if self.channels == 0 || self.channels > RING_CHANNELS {
            return wrong(format!("{} channels: 1 to {RING_CHANNELS} are possible", self.channels));
        }
        if self.active > self.channels {
            return wrong(format!("{} active channels of {}", self.active, self.channels));
        }
        if self.active != self.channels && !self.hybrid {
            return wrong(format!(
                "{} active channels of {}: only a hybrid ring uses a part of its channels",
                self.active, self.channels
            ));
        }
        if self.engines == 0 || self.halves == 0 || self.slots == 0 {
            return wrong(
                "a rank has at least one processor, a step one half, and a receiver room for one chunk".into(),
            );
        }
        if self.kind == Kind::Mesh && self.engines > 1 {
            return wrong("Mesh does not work with multiple streams".into());
        }
        self.check_places()?;
        match self.kind {
            Kind::Ring => self.check_ring(),
            Kind::Kangaring => {
                if self.peers != 1 && self.peers != 3 {
                    return wrong(format!("{} peers of a kangaring's primary: 1 or 3 are possible", self.peers));
                }
                if !self.ranks.len().is_multiple_of(self.peers as usize + 1) {
                    return wrong(format!("{} ranks do not make groups of {}", self.ranks.len(), self.peers + 1));
                }
                Ok(())
            }
            Kind::Mesh => Ok(()),
        }
    }

    fn check_places(&self) -> Result<()> {
        let mut ids = BTreeMap::new();
        let mut processors = BTreeMap::new();
        for rank in &self.ranks {
            if ids.insert(rank.rid, ()).is_some() {
                return Err(Error::Topology(format!("duplicate rank {}", rank.rid)));
            }
            for sp in rank.sp..rank.sp.saturating_add(self.engines) {
                if let Some(other) = processors.insert((rank.device, sp), rank.rid) {
                    return Err(Error::Topology(format!(
                        "ranks {other} and {} both use TopSP {sp} of device {}",
                        rank.rid, rank.device
                    )));
                }
            }
            if rank.folds == 0 || rank.folds > FOLDS_TOKEN {
                return Err(Error::Topology(format!(
                    "rank {} has {} folds: 1 to {FOLDS_TOKEN} are possible",
                    rank.rid, rank.folds
                )));
            }
        }
        Ok(())
    }

    fn check_ring(&self) -> Result<()> {
        let places = self.places();
        let of = |rid: u32| places.get(&rid).and_then(|at| self.ranks.get(*at));
        for rank in &self.ranks {
            let Some(next) = of(rank.next) else {
                return Err(Error::Topology(format!("rank {}'s next, {}, is no rank", rank.rid, rank.next)));
            };
            let Some(prev) = of(rank.prev) else {
                return Err(Error::Topology(format!("rank {}'s previous, {}, is no rank", rank.rid, rank.prev)));
            };
            for (other, back, this, that) in
                [(next, next.prev, "next", "previous"), (prev, prev.next, "previous", "next")]
            {
                if back != rank.rid {
                    return Err(Error::Topology(format!(
                        "swapped neighbours: rank {}'s {this} is {}, whose {that} is {back}",
                        rank.rid, other.rid
                    )));
                }
            }
            if next.folds != rank.folds {
                return Err(Error::Topology(format!(
                    "fold count mismatch: rank {} has {}, its next, rank {}, has {}",
                    rank.rid, rank.folds, next.rid, next.folds
                )));
            }
        }
        Ok(())
    }
}
