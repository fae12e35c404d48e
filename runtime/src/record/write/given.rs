//! Where values come from: from a builder, or from the text of a literal.

use super::super::form::Form;
use super::super::legal;
#[cfg(feature = "parse")]
use super::super::parse::Lit;
use super::super::rows::{Operands, RowSet, View};
use super::super::union::{reached, size_of};
use super::super::{Kind, RecordInfo, Row, Type, UnionRow};
use super::Datum;

/// A value that is to be written.
#[derive(Clone, Copy)]
pub(in super::super) enum Given<'a> {
    Absent,
    Int(i128),
    Mode {
        mode: usize,
        index: u64,
        value: u64,
    },
    Text(&'a [u8]),
    LongText(u32),
    Wire(&'a [u8]),
    WireArm(usize, &'a [u8]),
    /// To be read as its row's type wants it.
    #[cfg(feature = "parse")]
    Lit(Lit<'a>),
    #[cfg(feature = "parse")]
    LitArm(usize, Lit<'a>),
}

/// The values of the rows of a record.
pub(in super::super) trait Source<'a> {
    fn row(&self, row: usize) -> Given<'a>;
}

/// Values from a builder.
pub(super) struct Rows<'f, 'a>(pub(super) &'f dyn Fn(u16) -> Datum<'a>);

impl<'a> Source<'a> for Rows<'_, 'a> {
    fn row(&self, row: usize) -> Given<'a> {
        match u16::try_from(row).map_or(Datum::Absent, self.0) {
            Datum::Absent => Given::Absent,
            Datum::Int(v) => Given::Int(v),
            Datum::Mode { mode, index, value } => Given::Mode { mode: mode.into(), index, value },
            Datum::Text(text) => Given::Text(text),
            Datum::LongText(n) => Given::LongText(n),
            Datum::Wire(bytes) => Given::Wire(bytes),
            Datum::Arm(arm, bytes) => Given::WireArm(arm.into(), bytes),
        }
    }
}

/// A record that is not given.
pub(super) struct Nothing;

impl<'a> Source<'a> for Nothing {
    fn row(&self, _: usize) -> Given<'a> {
        Given::Absent
    }
}

impl<'a> Given<'a> {
    pub(super) fn is_absent(&self) -> bool {
        matches!(self, Given::Absent)
    }

    /// What it is, in a word.
    pub(super) fn form(&self) -> Form {
        match self {
            Given::Absent => Form::Nothing,
            Given::Int(_) => Form::Number,
            Given::Mode { .. } => Form::Mode,
            Given::Text(_) | Given::LongText(_) => Form::Text,
            Given::Wire(_) => Form::Bytes,
            Given::WireArm(..) => Form::Arm,
            #[cfg(feature = "parse")]
            Given::Lit(lit) => lit.form(),
            #[cfg(feature = "parse")]
            Given::LitArm(..) => Form::Arm,
        }
    }

    /// The arm of a union, and its value.
    pub(super) fn arm(&self) -> Option<(usize, Given<'a>)> {
        match self {
            Given::WireArm(arm, bytes) => Some((*arm, Given::Wire(bytes))),
            #[cfg(feature = "parse")]
            Given::LitArm(arm, lit) => Some((*arm, Given::Lit(*lit))),
            _ => None,
        }
    }
}

/// The values of a record's rows, with selectors that follow the arms given.
pub(super) struct Values<'s, 'a> {
    pub(super) record: &'static RecordInfo,
    pub(super) source: &'s dyn Source<'a>,
    /// Rows that are there, once that is known.
    pub(super) here: RowSet,
    /// Rows that are not.
    pub(super) away: RowSet,
}

impl<'a> Values<'_, 'a> {
    /// The value of a row.
    pub(super) fn row(&self, i: usize) -> Given<'a> {
        let given = self.source.row(i);
        let free = self.record.rows.get(i).is_some_and(|r| !matches!(r.kind, Kind::Constant { .. }));
        if given.is_absent() && free {
            return self.follows(i).map_or(given, Given::Int);
        }
        given
    }

    /// The value of a selector for the arm that is given.
    fn follows(&self, selector: usize) -> Option<i128> {
        self.record.rows.iter().enumerate().find_map(|(i, row)| match &row.kind {
            Kind::Union(u) if u.selector.map(usize::from) == Some(selector) => {
                let (arm, _) = self.source.row(i).arm()?;
                u.arms.get(arm)?.when
            }
            _ => None,
        })
    }

    /// The number in the row that picks the arm of a union.
    pub(super) fn selector(&self, union: &UnionRow) -> Option<i128> {
        let i = usize::from(union.selector?);
        let row = self.record.rows.get(i)?;
        if let Kind::Constant { bits, .. } = &row.kind {
            return Some(i128::from(*bits));
        }
        Some(match (self.row(i), &row.kind) {
            (Given::Int(v), _) => v,
            #[cfg(feature = "parse")]
            (Given::Lit(lit), Kind::Scalar { scalar, .. }) => lit.int(*scalar).unwrap_or(0),
            _ => 0,
        })
    }

    /// Index of the arm that is picked; without a selector the first.
    pub(super) fn selected(&self, union: &UnionRow) -> Option<usize> {
        if union.selector.is_none() {
            return (!union.arms.is_empty()).then_some(0);
        }
        let v = self.selector(union)?;
        union.arms.iter().position(|a| a.when == Some(v))
    }

    /// Mode and operands of a row.
    ///
    /// As bytes are read: a mode that must be there and is not given is that of number 0, and one of a row that is not there
    /// is none.
    pub(super) fn mode_of(&self, i: usize) -> Option<(usize, u64, u64)> {
        if self.away.contains(i) {
            return None;
        }
        match (self.row(i), self.record.rows.get(i).map(|r| &r.kind)) {
            (Given::Mode { mode, index, value }, Some(Kind::Mode(_))) => Some((mode, index, value)),
            (Given::Absent, Some(Kind::Mode(m))) if !m.optional && self.here.contains(i) => {
                legal::mode_of(m.table, 0).map(|mode| (mode, 0, 0))
            }
            #[cfg(feature = "parse")]
            (Given::Lit(lit), Some(Kind::Mode(m))) => lit.mode(m.table),
            _ => None,
        }
    }

    /// Whether what is given for a row is what is written when nothing is.
    pub(super) fn is_zero(&self, i: usize, row: &'static Row) -> bool {
        let given = self.row(i);
        match &row.kind {
            _ if given.is_absent() => true,
            Kind::Scalar { scalar, .. } => given_is_zero(&Type::Scalar(*scalar, 64), &given),
            Kind::Bytes { ty, .. } => given_is_zero(ty, &given),
            Kind::Mode(m) => self.mode_of(i).is_some_and(|(mode, index, value)| {
                let zero = m.table.modes.get(mode).is_some_and(|m| m.wire == 0);
                !m.optional && zero && index == 0 && value == 0
            }),
            Kind::Union(u) => given.arm().is_some_and(|(arm, inner)| {
                let ty = u.arms.get(arm).map(|a| &a.ty);
                (u.selector.is_some() || arm == 0) && ty.is_some_and(|ty| given_is_zero(ty, &inner))
            }),
            Kind::Constant { .. } | Kind::Fill { .. } => false,
        }
    }
}

impl Operands for Values<'_, '_> {
    fn mode(&self, row: usize) -> Option<usize> {
        self.mode_of(row).map(|(mode, ..)| mode)
    }

    fn given(&self, row: usize) -> bool {
        !self.away.contains(row) && !self.row(row).is_absent()
    }
}

/// Whether a value of a type is zero, none, empty.
pub(in super::super) fn given_is_zero(ty: &Type, given: &Given<'_>) -> bool {
    match (given, ty) {
        (Given::Absent, _) => true,
        (Given::Int(v), Type::Scalar(..)) => *v == 0,
        (Given::Text(text), Type::Str { .. }) => text.is_empty(),
        (Given::Wire(bytes), _) => wire_is_zero(ty, bytes),
        #[cfg(feature = "parse")]
        (Given::Lit(lit), _) => lit.is_zero(ty),
        _ => false,
    }
}

/// The same for bytes, of which some may be missing at the end.
fn wire_is_zero(ty: &Type, bytes: &[u8]) -> bool {
    match ty {
        Type::Scalar(..) | Type::Bits(_) | Type::Str { .. } => bytes.iter().all(|b| *b == 0),
        Type::Array { element, count, stride, .. } => (0..reached(*count, *stride, 0, bytes.len())).all(|i| {
            let at = i.saturating_mul(*stride) as usize;
            let end = at.saturating_add(size_of(element) as usize).min(bytes.len());
            bytes.get(at..end).is_none_or(|b| wire_is_zero(element, b))
        }),
        Type::Record(record) => {
            let view = View::new(record, bytes, 0);
            record.rows.iter().enumerate().all(|(i, row)| super::super::zero::is_zero(&view, i, row))
        }
    }
}
