//! The way from a record to a part of it, small enough to be copied into an error.

use core::fmt;

use super::{Arm, Kind, RecordInfo, Row, Scalar, Type, UnionRow};

/// Steps down from a record: into a row, an element, an arm. They are digits of one number, whose bases the description
/// tells: the number of rows, elements, arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// The number, least significant word first.
    digits: [u32; 4],
    /// How many digits.
    steps: u8,
}

/// A way that is being gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Going {
    digits: u128,
    /// Weight of the next digit; 0 if there is no room for more: what follows is left out of messages.
    weight: u128,
    steps: u8,
    /// How deep the interpreter counts this: a name is one, an element is one.
    pub(super) depth: u8,
}

/// What lies at the end of a way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// The innermost record.
    pub(super) record: &'static RecordInfo,
    /// The row of it.
    pub(super) row: Option<&'static Row>,
    /// The arm of the row's union.
    pub(super) arm: Option<&'static Arm>,
    /// The type of the value, if it is made of bytes.
    pub(super) ty: Option<&'static Type>,
}

/// Where on a way we are.
enum Stand {
    Record(&'static RecordInfo),
    Type(&'static Type),
    Union(&'static UnionRow),
    Leaf,
}

/// A part of the way as people read it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Segment {
    Name(&'static str),
    Index(u32),
}

impl Going {
    /// At the outermost record.
    pub(super) const START: Going = Going { digits: 0, weight: 1, steps: 0, depth: 0 };

    fn step(mut self, digit: usize, base: usize) -> Going {
        let base = base.max(1) as u128;
        match self.weight.checked_mul(base) {
            Some(next) if self.weight > 0 && self.steps < u8::MAX && (digit as u128) < base => {
                self.digits += digit as u128 * self.weight;
                self.weight = next;
                self.steps += 1;
            }
            _ => self.weight = 0,
        }
        self
    }

    /// Into a row of a record.
    pub(super) fn row(self, record: &RecordInfo, row: usize) -> Going {
        self.step(row, record.rows.len())
    }

    /// Into an element of an array.
    pub(super) fn element(self, index: u32, count: u32) -> Going {
        self.step(index as usize, count as usize)
    }

    /// Into an arm of a union.
    pub(super) fn arm(self, union: &UnionRow, arm: usize) -> Going {
        self.step(arm, union.arms.len())
    }

    /// As far as we are.
    pub(super) fn way(self) -> Way {
        let word = |i: u32| (self.digits >> (32 * i)) as u32;
        Way { digits: [word(0), word(1), word(2), word(3)], steps: self.steps }
    }
}

impl Way {
    fn digits(self) -> u128 {
        self.digits.iter().rev().fold(0, |all, word| all << 32 | u128::from(*word))
    }

    /// The row of the outermost record that it goes into.
    #[cfg(feature = "parse")]
    pub(super) fn first(self, root: &'static RecordInfo) -> Option<&'static Row> {
        let row = (self.digits() % root.rows.len().max(1) as u128) as usize;
        root.rows.get(row).filter(|_| self.steps > 0)
    }

    /// Goes the way; `segment` hears of every name and index.
    pub(super) fn go(self, root: &'static RecordInfo, segment: &mut dyn FnMut(Segment)) -> Target {
        let mut rest = self.digits();
        let mut digit = |base: usize| {
            let base = base.max(1) as u128;
            let d = (rest % base) as usize;
            rest /= base;
            d
        };
        let mut target = Target { record: root, row: None, arm: None, ty: None };
        let mut stand = Stand::Record(root);
        for _ in 0..self.steps {
            if let Stand::Type(Type::Record(inner)) = stand {
                target = Target { record: inner, row: None, arm: None, ty: None };
                stand = Stand::Record(inner);
            }
            stand = match stand {
                Stand::Record(r) => match r.rows.get(digit(r.rows.len())) {
                    Some(row) => {
                        named(row.name, segment);
                        target.row = Some(row);
                        into_row(row, &mut target)
                    }
                    None => Stand::Leaf,
                },
                Stand::Type(Type::Array { element, count, .. }) => {
                    segment(Segment::Index(digit(*count as usize) as u32));
                    target.ty = Some(element);
                    Stand::Type(element)
                }
                Stand::Union(u) => match u.arms.get(digit(u.arms.len())) {
                    Some(arm) => {
                        named(arm.name, segment);
                        (target.arm, target.ty) = (Some(arm), Some(&arm.ty));
                        Stand::Type(&arm.ty)
                    }
                    None => Stand::Leaf,
                },
                Stand::Type(_) | Stand::Leaf => Stand::Leaf,
            };
        }
        target
    }
}

fn named(name: &'static str, segment: &mut dyn FnMut(Segment)) {
    if !name.is_empty() {
        segment(Segment::Name(name));
    }
}

fn into_row(row: &'static Row, target: &mut Target) -> Stand {
    match &row.kind {
        Kind::Bytes { ty, .. } => {
            target.ty = Some(ty);
            Stand::Type(ty)
        }
        Kind::Union(u) => Stand::Union(u),
        Kind::Constant { .. } | Kind::Scalar { .. } | Kind::Fill { .. } | Kind::Mode(_) => Stand::Leaf,
    }
}

impl Segment {
    /// Writes it behind others.
    pub(super) fn write(self, first: bool, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Segment::Name(name) => write!(f, "{}{name}", if first { "" } else { "." }),
            Segment::Index(i) => write!(f, "[{i}]"),
        }
    }
}

impl Target {
    /// The record itself that lies there; for a row of another type the record that has it.
    pub(super) fn inner(&self) -> &'static RecordInfo {
        match self.ty {
            Some(Type::Record(inner)) => inner,
            _ => self.record,
        }
    }

    /// The record itself that lies there, or the one that has the row.
    pub(super) fn inner_if(&self, itself: bool) -> &'static RecordInfo {
        if itself { self.inner() } else { self.record }
    }

    /// The kind of number that lies there, and its width.
    pub(super) fn scalar(&self) -> Option<(Scalar, u8)> {
        match (self.ty, self.row.map(|r| &r.kind)) {
            (Some(Type::Scalar(scalar, width)), _) => Some((*scalar, *width)),
            (None, Some(Kind::Scalar { scalar, place } | Kind::Constant { scalar, place, .. })) => {
                Some((*scalar, place.width))
            }
            _ => None,
        }
    }
}

/// `steps[2].to`; `(unnamed)` if no part of it has a name.
pub(super) struct Shown {
    pub(super) root: &'static RecordInfo,
    pub(super) way: Way,
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut first, mut written) = (true, Ok(()));
        self.way.go(self.root, &mut |segment| {
            written = written.and_then(|()| segment.write(first, f));
            first = false;
        });
        written?;
        if first { f.write_str("(unnamed)") } else { Ok(()) }
    }
}
