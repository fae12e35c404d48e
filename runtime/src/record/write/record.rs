//! The rows of a record.

use super::super::bits::put;
use super::super::form::Form;
use super::super::legal::{self, Illegal};
use super::super::present::{Presence, holds};
use super::super::rows::{RowSet, View};
use super::super::spot::Spot;
use super::super::way::Going;
use super::super::why::Why;
use super::super::{Kind, Place, RecordError, RecordInfo, Require, Row, Scalar, Type};
use super::Writer;
use super::given::{Given, Source, Values};

/// A record being written.
pub(super) struct Record<'s, 'a> {
    pub(super) record: &'static RecordInfo,
    pub(super) base: u32,
    pub(super) going: Going,
    pub(super) values: Values<'s, 'a>,
    /// Rows that could not be written.
    pub(super) failed: RowSet,
}

impl Record<'_, '_> {
    pub(super) fn whole(&self) -> Spot {
        Spot::bytes(self.base, self.record.size)
    }

    /// Into a row.
    pub(super) fn into(&self, row: usize) -> Going {
        self.going.row(self.record, row)
    }
}

impl Writer<'_> {
    /// Writes a record that starts at byte `base`.
    pub(super) fn record(&mut self, record: &'static RecordInfo, base: u32, going: Going, source: &dyn Source<'_>) {
        let values = Values { record, source, here: RowSet::default(), away: RowSet::default() };
        let mut r = Record { record, base, going, values, failed: RowSet::default() };
        if !self.usable(&r) {
            return;
        }
        // Conditions are about bytes: what they use comes first, and is judged only when all is there.
        if record.rows.iter().any(|row| row.guard.is_some()) {
            self.silently(&mut r);
        }
        for (i, row) in record.rows.iter().enumerate() {
            let before = self.errors;
            self.row(&r, i, row);
            if self.errors > before {
                r.failed.insert(i);
            }
        }
        self.settled(&mut r);
        if r.failed.is_empty() {
            self.shared_values(&r);
        }
        self.requirements(&r);
        self.refusals(&r);
        self.free_operands(&r);
    }

    /// Finds out which rows are there: only then is known which modes are.
    fn settled(&self, r: &mut Record<'_, '_>) {
        for (i, row) in r.record.rows.iter().enumerate() {
            match self.view(r).presence(row) {
                Presence::Here => r.values.here.insert(i),
                Presence::Away if r.values.is_zero(i, row) => r.values.away.insert(i),
                Presence::Away | Presence::NoValue(_) => {}
            }
        }
    }

    /// Whether a record can be written at all; if so, its constants are.
    fn usable(&mut self, r: &Record<'_, '_>) -> bool {
        let (record, whole) = (r.record, r.whole());
        let area = self.bytes.get_mut(r.base as usize..).and_then(|b| b.get_mut(..record.size as usize));
        let why = match area {
            _ if record.unavailable.is_some() => Why::NoRecord,
            _ if record.opaque.is_some() => Why::Opaque,
            Some(area) => {
                for ((b, m), v) in area.iter_mut().zip(record.mask).zip(record.value) {
                    *b = *b & !m | v & m;
                }
                return true;
            }
            None => Why::Beyond,
        };
        self.error(r.going, whole, why);
        false
    }

    /// Writes the rows that conditions may use, in an order in which each condition is known.
    fn silently(&mut self, r: &mut Record<'_, '_>) {
        let (errors, nested) = (self.errors, self.nested);
        let silent = core::mem::replace(&mut self.silent, true);
        for i in r.record.order.iter().map(|i| usize::from(*i)) {
            let Some(row) = r.record.rows.get(i) else { continue };
            // To a condition nested records are zero.
            if matches!(row.kind, Kind::Union(_)) || matches!(&row.kind, Kind::Bytes { ty, .. } if has_records(ty)) {
                continue;
            }
            let before = self.errors;
            self.row(r, i, row);
            if self.errors > before || self.view(r).depends_on_failed(row) {
                r.failed.insert(i);
            }
        }
        (self.errors, self.nested, self.silent) = (errors, nested, silent);
    }

    fn view(&self, r: &Record<'_, '_>) -> View<'_> {
        View { record: r.record, bytes: self.bytes, base: r.base, failed: r.failed }
    }

    fn row(&mut self, r: &Record<'_, '_>, i: usize, row: &'static Row) {
        let view = self.view(r);
        // What follows from a condition on a value that is wrong is not known.
        let uses = row.guard.as_ref().map_or(&[][..], |g| g.uses);
        let away = match view.presence(row) {
            _ if uses.iter().any(|on| r.failed.contains((*on).into())) => return,
            Presence::Here => return self.field(r, i, row),
            Presence::Away if r.values.is_zero(i, row) => return,
            Presence::Away if row.unavailable.is_some() => Why::RowAway,
            Presence::Away => Why::OnlyIf,
            Presence::NoValue(why) => {
                let e = RecordError::new(self.root, r.into(i).way(), Spot::row(row, r.base), Why::GuardNoValue);
                return self.push(e.found([why.number().into(), 0]));
            }
        };
        self.error(r.into(i), Spot::row(row, r.base), away);
    }

    fn field(&mut self, r: &Record<'_, '_>, i: usize, row: &'static Row) {
        let (base, going, given) = (r.base, r.into(i), r.values.row(i));
        let spot = Spot::row(row, base);
        match &row.kind {
            Kind::Constant { scalar, place, bits } => {
                let expected = legal::number(*scalar, place.width, *bits);
                match given {
                    Given::Absent => {}
                    Given::Int(v) if v == expected => {}
                    _ => self.error(going, spot, Why::Always),
                }
                self.put(going, spot, place, base, *bits);
            }
            Kind::Scalar { scalar, place } => {
                if let Some(bits) = self.scalar(going, spot, (*scalar, place.width), given) {
                    self.put(going, spot, place, base, bits);
                }
            }
            Kind::Bytes { ty, at } => self.value(going, ty, base.saturating_add(*at), false, given),
            Kind::Mode(m) => self.mode(r, i, going, spot, m),
            Kind::Union(u) => self.union(r, going, spot, (i, row), u),
            Kind::Fill { .. } if given.is_absent() => {}
            Kind::Fill { .. } => self.wrong_kind(going, spot, Form::Nothing, &given),
        }
    }

    /// The bits of a number, if it is legal.
    pub(super) fn scalar(
        &mut self,
        going: Going,
        spot: Spot,
        (scalar, width): (Scalar, u8),
        given: Given<'_>,
    ) -> Option<u64> {
        let v = match &given {
            Given::Int(v) => Some(*v),
            Given::Absent => Some(0),
            #[cfg(feature = "parse")]
            Given::Lit(lit) => lit.int(scalar),
            _ => None,
        };
        let Some(v) = v else {
            self.wrong_kind(going, spot, Form::Number, &given);
            return None;
        };
        let why = match legal::check(scalar, width, v) {
            Ok(()) => return Some(v as u64 & super::super::bits::mask(width.into())),
            Err(Illegal::Range) => Why::Range,
            Err(Illegal::NoName) if given.is_absent() => Why::NotGiven,
            Err(Illegal::NoName) => Why::GivenNoName,
            Err(Illegal::Away) => Why::GivenNameAway,
        };
        self.number(going, spot, why, v);
        None
    }

    pub(super) fn put(&mut self, going: Going, spot: Spot, place: &Place, base: u32, bits: u64) {
        if put(self.bytes, base, place, bits).is_none() {
            self.error(going, spot, Why::Beyond);
        }
    }

    pub(super) fn wrong_kind(&mut self, going: Going, spot: Spot, expected: Form, given: &Given<'_>) {
        let found = [expected.code(), given.form().code()];
        self.push(RecordError::new(self.root, going.way(), spot, Why::WrongKind).found(found));
    }

    fn requirements(&mut self, r: &Record<'_, '_>) {
        let whys = (Why::GivenRequirement, Why::RequireNoValue);
        for (k, require) in r.record.requires.iter().enumerate() {
            self.require(r, require, (r.going, r.whole()), whys, k);
        }
        let whys = (Why::GivenRowRequirement, Why::RowRequireNoValue);
        for (i, row) in r.record.rows.iter().enumerate() {
            if row.requires.is_empty()
                || r.failed.contains(i)
                || self.view(r).presence(row) != Presence::Here
                || self.view(r).depends_on_failed(row)
            {
                continue;
            }
            for (k, require) in row.requires.iter().enumerate() {
                self.require(r, require, (r.into(i), Spot::row(row, r.base)), whys, k);
            }
        }
    }

    fn require(
        &mut self,
        r: &Record<'_, '_>,
        require: &Require,
        (going, spot): (Going, Spot),
        (broken, no_value): (Why, Why),
        k: usize,
    ) {
        if require.condition.uses.iter().any(|on| r.failed.contains((*on).into())) {
            return;
        }
        let (why, found) = match holds(&require.condition, r.record, self.bytes, r.base) {
            Ok(true) => return,
            Ok(false) => (broken, 0),
            Err(why) => (no_value, why.number()),
        };
        let e = RecordError::new(self.root, going.way(), spot, why);
        self.push(e.found([found.into(), 0]).extra(k as u32));
    }
}

/// Whether a type is made of records.
fn has_records(ty: &Type) -> bool {
    match ty {
        Type::Record(_) => true,
        Type::Array { element, .. } => has_records(element),
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => false,
    }
}
