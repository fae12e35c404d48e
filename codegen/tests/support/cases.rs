//! Mixed cases for a codec: legal and illegal values, legal and illegal bytes.

use chappe_dsl::codec::RecordValue;
use chappe_dsl::model::{Model, ProfileId, RecordId};
use fastrand::Rng;

use super::bytes::{Bytes, bytes};
use super::damage::{Damage, damage};
use super::legal::{Writer, usable};

/// Something to encode or to decode.
#[derive(Clone, Debug)]
pub enum Case {
    /// A value to encode.
    Encode {
        /// The value.
        value: RecordValue,
        /// As which profile writes it.
        profile: Option<ProfileId>,
        /// What was done to a legal value; `None`: meant to be legal.
        damage: Option<Damage>,
    },
    /// Bytes to decode.
    Decode {
        /// As which record; `None`: as a member of any family.
        record: Option<RecordId>,
        /// The bytes.
        bytes: Vec<u8>,
        /// How they came about.
        origin: Bytes,
    },
}

/// Kinds of case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A value that is meant to be legal.
    Legal,
    /// A legal value with something wrong.
    Illegal,
    /// Bytes of a legal value, or random or damaged ones.
    Bytes,
}

/// Makes cases for a model.
#[derive(Debug)]
pub struct Cases<'m> {
    model: &'m Model,
    records: Vec<RecordId>,
}

impl<'m> Cases<'m> {
    /// For the records of a model that can be written.
    pub fn new(model: &'m Model) -> Self {
        Cases { model, records: usable(model) }
    }

    /// Records that can be written.
    pub fn records(&self) -> &[RecordId] {
        &self.records
    }

    /// A random record; now and then one that can be met only.
    fn record(&self, rng: &mut Rng) -> RecordId {
        match rng.choice(&self.records) {
            Some(id) if rng.u8(..) > 3 => *id,
            _ => RecordId(rng.u32(..self.model.records.len() as u32)),
        }
    }

    fn profile(&self, rng: &mut Rng) -> Option<ProfileId> {
        rng.u32(..=self.model.profiles.len() as u32).checked_sub(1).map(ProfileId)
    }

    /// A case of a kind.
    pub fn case(&self, kind: Kind, rng: &mut Rng) -> Case {
        let (id, profile) = (self.record(rng), self.profile(rng));
        match kind {
            Kind::Legal => Case::Encode { value: self.legal(id, profile, rng), profile, damage: None },
            Kind::Illegal => {
                let (value, what) = damage(self.model, self.legal(id, profile, rng), profile, rng);
                // A profile refuses what is legal without one.
                let profile = if what == Damage::Refused { profile.or_else(|| self.profile(rng)) } else { profile };
                Case::Encode { value, profile, damage: Some(what) }
            }
            Kind::Bytes => {
                let (bytes, origin) = bytes(self.model, id, profile, rng);
                let member = self.model.records[id.index()].family.is_some();
                let record = if member && rng.u8(..) < 224 { None } else { Some(id) };
                Case::Decode { record, bytes, origin }
            }
        }
    }

    /// A value that is meant to be legal under a profile.
    pub fn legal(&self, id: RecordId, profile: Option<ProfileId>, rng: &mut Rng) -> RecordValue {
        Writer::new(self.model, profile).record(id, rng)
    }

    /// That many cases: a quarter legal values, a quarter illegal ones, half bytes.
    pub fn take<'a>(&'a self, rng: &'a mut Rng, n: usize) -> impl Iterator<Item = Case> + 'a {
        (0..n).map(|i| {
            let kind = [Kind::Legal, Kind::Bytes, Kind::Illegal, Kind::Bytes][i % 4];
            self.case(kind, rng)
        })
    }
}

/// A generator of random numbers with this seed, moved by `CHAPPE_SEED`.
pub fn rng(seed: u64) -> Rng {
    let moved = std::env::var("CHAPPE_SEED").ok().and_then(|s| s.parse().ok()).unwrap_or(0u64);
    Rng::with_seed(seed.wrapping_add(moved.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

/// How many cases to try: `CHAPPE_CASES`, or as many as an ordinary run has time for.
pub fn count(ordinary: usize) -> usize {
    std::env::var("CHAPPE_CASES").ok().and_then(|s| s.parse().ok()).unwrap_or(ordinary)
}
