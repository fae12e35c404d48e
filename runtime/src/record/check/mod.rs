//! Whether bytes are a legal record, and what is wrong with them if not: what the interpreted codec would say.
//!
//! The interpreter keeps the value that it has read, and all errors. Here is no memory to keep them in: what a row holds
//! is read again where it is asked for, and of the errors only the first in byte order is kept.

mod away;
mod mode;
mod pick;
mod produced;
mod reserved;
mod value;

use super::bits::get;
use super::present::Presence;
use super::rows::View;
use super::spot::Spot;
use super::way::Going;
use super::why::Why;
use super::{DEPTH, Kind, NESTED, RecordError, RecordInfo, Row};

pub use pick::pick;
pub use produced::accepts;

/// After how many errors nested records are left alone.
const ERRORS: usize = 1000;

/// Checks the bytes of a record.
///
/// # Errors
/// The first thing that is wrong, in byte order.
#[cold]
#[inline(never)]
pub fn check(info: &'static RecordInfo, bytes: &[u8]) -> Result<(), RecordError> {
    if bytes.len() != info.size as usize {
        return Err(RecordError::length(info, bytes.len()));
    }
    let mut checker = Checker::new(info, bytes);
    checker.record(info, 0, Going::START);
    checker.unproducible();
    checker.first.map_or(Ok(()), Err)
}

struct Checker<'b> {
    /// The outermost record.
    root: &'static RecordInfo,
    bytes: &'b [u8],
    /// The first error in byte order.
    first: Option<RecordError>,
    /// Number of errors.
    errors: usize,
    /// Number of those about constants.
    constants: usize,
    /// Number of nested parts gone into.
    nested: u32,
    /// It has been said that records are nested too deep; that they are too many.
    said: (bool, bool),
    /// All records so far are what is written without a profile.
    plain: bool,
    /// The first operand that is not.
    unwritten: Option<RecordError>,
}

/// A record being read.
struct Reading<'b> {
    view: View<'b>,
    going: Going,
}

impl Reading<'_> {
    fn whole(&self) -> Spot {
        Spot::bytes(self.view.base, self.view.record.size)
    }

    /// Into a row.
    fn into(&self, row: usize) -> Going {
        self.going.row(self.view.record, row)
    }
}

impl<'b> Checker<'b> {
    fn new(root: &'static RecordInfo, bytes: &'b [u8]) -> Self {
        Checker {
            root,
            bytes,
            first: None,
            errors: 0,
            constants: 0,
            nested: 0,
            said: (false, false),
            plain: true,
            unwritten: None,
        }
    }

    /// Checks a record that starts at byte `base`.
    fn record(&mut self, record: &'static RecordInfo, base: u32, going: Going) {
        let mut r = Reading { view: View::new(record, self.bytes, base), going };
        if !self.usable(&r) {
            return;
        }
        let (before, constants) = (self.errors, self.constants);
        for i in record.order.iter().map(|i| usize::from(*i)) {
            let Some(row) = record.rows.get(i) else { continue };
            let errors = self.errors;
            if !r.view.depends_on_failed(row) {
                self.row(&r, i, row);
            }
            if self.errors > errors || r.view.depends_on_failed(row) {
                r.view.failed.insert(i);
            }
        }
        if self.constants == constants {
            self.fixed(&r);
        }
        self.reserved(&r);
        self.unused_operands(&r);
        self.away(&r);
        self.requirements(&r);
        if self.errors == before {
            self.produced(&r);
        }
    }

    /// Whether a record can be checked at all.
    fn usable(&mut self, r: &Reading<'_>) -> bool {
        let (record, whole) = (r.view.record, r.whole());
        let end = u64::from(whole.offset) + u64::from(record.size);
        let why = if record.unavailable.is_some() {
            Why::NoRecord
        } else if record.opaque.is_some() {
            Why::Opaque
        } else if end > self.bytes.len() as u64 {
            Why::Beyond
        } else {
            return true;
        };
        self.error(r.going, whole, why);
        false
    }

    fn row(&mut self, r: &Reading<'_>, i: usize, row: &'static Row) {
        match r.view.presence(row) {
            Presence::Here => self.field(r, i, row),
            Presence::Away => {}
            Presence::NoValue(why) => {
                self.found(r.into(i), Spot::row(row, r.view.base), Why::GuardNoValue, [why.number().into(), 0]);
            }
        }
    }

    fn field(&mut self, r: &Reading<'_>, i: usize, row: &'static Row) {
        let (base, going) = (r.view.base, r.into(i));
        let spot = Spot::row(row, base);
        match &row.kind {
            Kind::Constant { place, bits, .. } => match get(self.bytes, base, place) {
                None => self.error(going, spot, Why::Beyond),
                Some(found) if found != *bits => self.found(going, spot, Why::Constant, [found, 0]),
                Some(_) => {}
            },
            Kind::Scalar { scalar, place } => match get(self.bytes, base, place) {
                None => self.error(going, spot, Why::Beyond),
                Some(bits) => self.scalar(going, spot, *scalar, place.width, bits),
            },
            Kind::Bytes { ty, at } => self.value(going, spot, ty, base.saturating_add(*at), false),
            Kind::Mode(m) => self.mode(going, spot, m, base),
            Kind::Union(u) => self.union(r, going, spot, row, i, u),
            Kind::Fill { .. } => {}
        }
    }

    /// Fixed bits that no row speaks of.
    fn fixed(&mut self, r: &Reading<'_>) {
        let found = self.bytes.get(r.view.base as usize..).unwrap_or_default();
        let fixed = r.view.record.mask.iter().zip(r.view.record.value).zip(found);
        for (i, ((m, v), b)) in (0u32..).zip(fixed) {
            if (b ^ v) & m != 0 {
                let spot = Spot::bytes(r.view.base.saturating_add(i), 1);
                self.found(r.going, spot, Why::FixedByte, [(b & m).into(), (v & m).into()]);
            }
        }
    }

    fn error(&mut self, going: Going, spot: Spot, why: Why) {
        self.push(RecordError::new(self.root, going.way(), spot, why));
    }

    fn found(&mut self, going: Going, spot: Spot, why: Why, found: [u64; 2]) {
        self.push(RecordError::new(self.root, going.way(), spot, why).found(found));
    }

    fn push(&mut self, e: RecordError) {
        self.errors += 1;
        self.constants += usize::from(e.is_about_constant());
        if self.first.is_none_or(|first| e.rank() < first.rank()) {
            self.first = Some(e);
        }
    }

    /// Into a nested part; says if that is too deep. After too many errors there is nothing to say.
    fn enter(&mut self, mut going: Going) -> Option<Going> {
        self.nested = self.nested.saturating_add(1);
        if going.depth < DEPTH && self.nested <= NESTED && self.errors <= ERRORS {
            going.depth += 1;
            return Some(going);
        }
        if self.errors <= ERRORS {
            let deep = going.depth >= DEPTH;
            let said = if deep { &mut self.said.0 } else { &mut self.said.1 };
            if !core::mem::replace(said, true) {
                let spot = Spot { offset: 0, bits: (0, 0) };
                self.error(Going::START, spot, if deep { Why::TooDeep } else { Why::TooMany });
            }
        }
        None
    }
}
