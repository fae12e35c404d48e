//! Encoders in Rust that others wrote: they are told a value by its fields' names, and say which of them they cannot say.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::eval::Env;
use chappe_dsl::model::{Model, RecordId};
use fastrand::Rng;

use crate::oracle::hex;
use crate::{compare, random};

/// A value, as an encoder asks for it.
pub(crate) struct Told {
    pub(crate) record: String,
    given: BTreeMap<String, (i128, String)>,
    /// What the encoder can write in a field: anything if it only asks.
    can: RefCell<BTreeMap<String, i128>>,
}

impl Told {
    fn new(line: &str) -> Self {
        let mut words = line.split(' ');
        let record = words.next().unwrap_or_default().to_owned();
        let given = words.map(|word| {
            let (name, value) = word.split_once('=').expect("name=value");
            let (number, meaning) = value.split_once(':').unwrap_or((value, ""));
            (name.to_owned(), (number.parse().expect("a number"), meaning.to_owned()))
        });
        Self { record, given: given.collect(), can: RefCell::default() }
    }

    /// A field's number; 0 if it is not there.
    fn number(&self, name: &str) -> i128 {
        self.given.get(name).map_or(0, |(n, _)| *n)
    }

    /// The name of a field's enumerator.
    pub(crate) fn word(&self, name: &str) -> &str {
        self.ask(name);
        self.given.get(name).map_or("", |(_, word)| word)
    }

    /// The encoder always writes this.
    pub(crate) fn always(&self, name: &str, value: i128) {
        self.can.borrow_mut().insert(name.to_owned(), value);
    }

    fn ask(&self, name: &str) -> i128 {
        let n = self.number(name);
        self.always(name, n);
        n
    }

    /// A field that the encoder takes as 64 bits.
    pub(crate) fn u64(&self, name: &str) -> u64 {
        self.ask(name) as u64
    }

    /// A field that the encoder takes as 32 bits.
    pub(crate) fn u32(&self, name: &str) -> u32 {
        let n = self.number(name) as u32;
        self.always(name, n.into());
        n
    }

    /// As [`Told::u32`], of 16 bits.
    pub(crate) fn u16(&self, name: &str) -> u16 {
        let n = self.number(name) as u16;
        self.always(name, n.into());
        n
    }

    /// A field that is signed in the record, too.
    pub(crate) fn i32(&self, name: &str) -> i32 {
        self.ask(name) as i32
    }

    /// A number that is not negative, where the encoder takes signed ones.
    pub(crate) fn positive(&self, name: &str) -> i32 {
        let n = self.number(name) as i32 & i32::MAX;
        self.always(name, n.into());
        n
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.ask(name) != 0
    }

    pub(crate) fn pointer<T>(&self, name: &str) -> *const T {
        self.u64(name) as usize as *const T
    }

    /// As [`Told::pointer`], to what may be written.
    pub(crate) fn buffer<T>(&self, name: &str) -> *mut T {
        self.pointer::<T>(name).cast_mut()
    }

    /// What the encoder would write instead.
    fn otherwise(&self) -> Vec<(String, i128)> {
        let can = self.can.borrow();
        let given = self.given.iter().map(|(name, (n, _))| (name, *n));
        let other = given.map(|(name, n)| (name, n, can.get(name).copied().unwrap_or(0)));
        let mut out: Vec<(String, i128)> =
            other.filter(|(_, n, can)| n != can).map(|(name, _, can)| (name.clone(), can)).collect();
        out.extend(
            can.iter().filter(|(name, n)| !self.given.contains_key(*name) && **n != 0).map(|(f, n)| (f.clone(), *n)),
        );
        out
    }
}

/// Compares random values of each record; `encode` gives none for a record that it does not have. What it cannot say is
/// changed in the value first.
pub(crate) fn with(model: &Model, format: &str, records: &[RecordId], encode: impl Fn(&Told) -> Option<Vec<u8>>) {
    let (mut rng, mut flipped, mut compared) = (Rng::with_seed(7), 0, 0);
    let (mut met, mut had) = (BTreeSet::new(), BTreeSet::new());
    for (mut value, mut ours) in compare::values(model, records) {
        let mut line = random::line(model, &value);
        let mut told = Told::new(&line);
        let Some(mut theirs) = encode(&told) else { continue };
        had.insert(value.record.index());
        let other = told.otherwise();
        if !other.is_empty() {
            change(model, &mut value, &other);
            let Ok(bytes) = codec::encode(model, &value, None) else { continue };
            ours = bytes;
            line = random::line(model, &value);
            told = Told::new(&line);
            theirs = encode(&told).unwrap_or_default();
            if !told.otherwise().is_empty() {
                continue;
            }
        }
        assert_eq!(hex(&ours), hex(&theirs), "{line}");
        flipped += compare::read(model, &value, &theirs, &mut rng);
        met.insert(value.record.index());
        compared += 1;
    }
    let never: Vec<&str> = had.difference(&met).map(|i| model.records[*i].name.as_str()).collect();
    assert!(never.is_empty(), "{format}: nothing to compare of {never:?}");
    println!("{format}: {} records, {compared} random values, {flipped} reserved bits, 0 disagreements", met.len());
}

/// Fields get other numbers, and those that are there no more, or now, follow.
fn change(model: &Model, value: &mut RecordValue, other: &[(String, i128)]) {
    let record = &model.records[value.record.index()];
    for (name, n) in other {
        if let Some(field) = record.field(name) {
            value.fields[field.index()] = Data::Int(*n);
        }
    }
    for id in record.reading_order() {
        let Some(guard) = &record.fields[id.index()].guard else { continue };
        let there = Env::new(model).with_fields(value).truth(guard).unwrap_or(false);
        let slot = &mut value.fields[id.index()];
        match (there, &slot) {
            (false, _) => *slot = Data::Absent,
            (true, Data::Absent) => *slot = Data::Int(0),
            (true, _) => {}
        }
    }
}
