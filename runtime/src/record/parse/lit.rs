//! A value in a literal, read as the type of its row wants it. The text has been read once before and is well-formed.

use super::super::form::Form;
use super::super::write::{Given, Source};
use super::super::{Kind, ModeTable, RecordInfo, Row, Scalar, Type};
use super::cursor::Cursor;
use super::number::{Meant, number};

/// A value in a literal.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Lit<'a>(pub(super) Cursor<'a>);

impl<'a> Lit<'a> {
    /// What it is, in a word.
    pub(in super::super) fn form(&self) -> Form {
        if self.is_text() {
            Form::Text
        } else if self.is_list() {
            Form::List
        } else if self.is_set() {
            Form::Set
        } else if self.is_record() {
            Form::Record
        } else {
            Form::Number
        }
    }

    pub(in super::super) fn is_text(&self) -> bool {
        self.0.is_at("\"")
    }

    pub(in super::super) fn is_list(&self) -> bool {
        self.0.is_at("[")
    }

    /// A set, or a range that stands for one.
    pub(in super::super) fn is_set(&self) -> bool {
        self.0.is_at("{") || range(&mut { self.0 }).is_some_and(|r| r.ranged)
    }

    pub(in super::super) fn is_record(&self) -> bool {
        let mut c = self.0;
        c.path().is_some() && c.is_at("{")
    }

    /// A number, or an enumerator.
    pub(in super::super) fn int(&self, scalar: Scalar) -> Option<i128> {
        let mut c = self.0;
        { c }.path().and_then(|name| named(name, scalar)).or_else(|| integer(&mut c))
    }

    /// The bytes of a text.
    pub(in super::super) fn bytes(&self) -> Meant<'a> {
        Meant::new({ self.0 }.quoted().unwrap_or(""))
    }

    /// The numbers in a set.
    pub(in super::super) fn bits(&self) -> Bits<'a> {
        let mut c = self.0;
        c.eat("{");
        Bits { cursor: c, next: 0, end: 0 }
    }

    /// The elements of a list.
    pub(in super::super) fn items(&self) -> Items<'a> {
        let mut c = self.0;
        c.eat("[");
        Items(c)
    }

    /// The fields of a nested record, or of the arm of a union.
    pub(in super::super) fn fields(&self, record: &'static RecordInfo) -> Fields<'a> {
        let mut c = self.0;
        c.path();
        c.eat("{");
        Fields { record, cursor: c }
    }

    /// A mode with its operands.
    pub(in super::super) fn mode(&self, table: &ModeTable) -> Option<(usize, u64, u64)> {
        let mut c = self.0;
        let name = c.path()?;
        let mode = table.modes.iter().position(|m| m.name == name)?;
        c.eat("(");
        let mut operand = || {
            let v = integer(&mut c).and_then(|v| u64::try_from(v).ok());
            c.eat(",");
            v
        };
        let index = operand()?;
        Some((mode, index, operand().unwrap_or(0)))
    }

    /// Whether it is what is written when nothing is.
    pub(in super::super) fn is_zero(&self, ty: &Type) -> bool {
        match ty {
            Type::Scalar(scalar, _) => self.int(*scalar) == Some(0),
            Type::Bits(_) => self.is_set() && self.bits().next().is_none(),
            Type::Str { .. } => self.is_text() && self.bytes().next().is_none(),
            Type::Array { element, .. } => self.is_list() && self.items().all(|item| item.is_zero(element)),
            Type::Record(record) => self.is_record() && self.fields(record).are_zero(),
        }
    }
}

/// A number with its sign.
pub(super) fn integer(c: &mut Cursor<'_>) -> Option<i128> {
    let mut ahead = *c;
    let negative = ahead.eat("-");
    let v = match ahead.digits() {
        Some(digits) => number(digits).ok()?,
        None => truth(ahead.name()?)?,
    };
    *c = ahead;
    if negative { v.checked_neg() } else { Some(v) }
}

/// An enumerator, `true` or `false`.
pub(super) fn named(name: &str, scalar: Scalar) -> Option<i128> {
    let row = match scalar {
        Scalar::Enum(e) => e.rows.iter().find(|r| r.name == name),
        Scalar::Uint | Scalar::Int | Scalar::Bool => None,
    };
    row.map(|r| r.value).or_else(|| truth(name))
}

/// `true` or `false`
pub(super) fn truth(name: &str) -> Option<i128> {
    match name {
        "true" => Some(1),
        "false" => Some(0),
        _ => None,
    }
}

/// Numbers `first..end` of a set.
pub(super) struct Range {
    pub(super) first: i128,
    pub(super) end: i128,
    /// Written with dots.
    pub(super) ranged: bool,
}

/// A number, or a range of numbers.
pub(super) fn range(c: &mut Cursor<'_>) -> Option<Range> {
    let first = integer(c)?;
    let inclusive = c.eat("..=");
    if !inclusive && !c.eat("..") {
        return Some(Range { first, end: first.saturating_add(1), ranged: false });
    }
    let last = integer(c)?;
    Some(Range { first, end: if inclusive { last.saturating_add(1) } else { last }, ranged: true })
}

/// The numbers in a set, in the order in which they are written.
#[derive(Clone, Debug)]
pub(in super::super) struct Bits<'a> {
    cursor: Cursor<'a>,
    next: u32,
    end: u32,
}

impl Iterator for Bits<'_> {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        while self.next >= self.end {
            let r = range(&mut self.cursor)?;
            self.cursor.eat(",");
            self.next = u32::try_from(r.first).ok()?;
            // The largest number has no successor, and no set has it.
            self.end = u32::try_from(r.end).unwrap_or(u32::MAX);
        }
        self.next += 1;
        Some(self.next - 1)
    }
}

/// The elements of a list.
#[derive(Clone, Debug)]
pub(in super::super) struct Items<'a>(Cursor<'a>);

impl<'a> Iterator for Items<'a> {
    type Item = Lit<'a>;

    fn next(&mut self) -> Option<Lit<'a>> {
        if self.0.is_at("]") || self.0.is_at_end() {
            return None;
        }
        let item = Lit(self.0);
        self.0.skip_value();
        self.0.eat(",");
        Some(item)
    }
}

/// What the name of a field stands for: a row, or an arm of a union without a name.
pub(super) fn find(record: &RecordInfo, name: &str) -> Option<(usize, Option<usize>)> {
    let given = |kind: &Kind| !matches!(kind, Kind::Constant { .. } | Kind::Fill { .. });
    let row = record.rows.iter().position(|r| r.name == name);
    if let Some(i) = row.filter(|i| record.rows.get(*i).is_some_and(|r| given(&r.kind))) {
        return Some((i, None));
    }
    record.rows.iter().enumerate().filter(|(_, r)| r.name.is_empty()).find_map(|(i, r)| match &r.kind {
        Kind::Union(u) => u.arms.iter().position(|a| a.name == name).map(|arm| (i, Some(arm))),
        _ => None,
    })
}

/// The fields of a literal.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Fields<'a> {
    record: &'static RecordInfo,
    /// At the first name.
    cursor: Cursor<'a>,
}

impl<'a> Fields<'a> {
    /// Those that begin here.
    pub(super) fn new(record: &'static RecordInfo, cursor: Cursor<'a>) -> Self {
        Fields { record, cursor }
    }

    /// Row, arm and value of every field; where its name stands.
    pub(super) fn each(self) -> impl Iterator<Item = (usize, Option<usize>, Lit<'a>, usize)> {
        let mut c = self.cursor;
        core::iter::from_fn(move || {
            let at = c.at();
            let name = c.name()?;
            let (row, arm) = find(self.record, name)?;
            c.eat(":");
            let lit = Lit(c);
            c.skip_value();
            c.eat(",");
            Some((row, arm, lit, at))
        })
    }

    /// Whether all that is given is zero.
    fn are_zero(self) -> bool {
        (0..self.record.rows.len()).all(|i| {
            let (given, Some(row)) = (self.row(i), self.record.rows.get(i)) else { return false };
            match (&row.kind, given) {
                (_, Given::Absent) => true,
                (Kind::Scalar { scalar, .. }, Given::Lit(lit)) => lit.int(*scalar) == Some(0),
                (Kind::Bytes { ty, .. }, Given::Lit(lit)) => lit.is_zero(ty),
                (Kind::Mode(m), Given::Lit(lit)) => {
                    let zero = |mode: usize| m.table.modes.get(mode).is_some_and(|m| m.wire == 0);
                    !m.optional && lit.mode(m.table).is_some_and(|(mode, i, v)| zero(mode) && i == 0 && v == 0)
                }
                (Kind::Union(u), Given::LitArm(arm, lit)) => {
                    (u.selector.is_some() || arm == 0) && u.arms.get(arm).is_some_and(|a| lit.is_zero(&a.ty))
                }
                _ => false,
            }
        })
    }

    /// Where the name of a row stands.
    pub(super) fn place(self, row: &Row) -> Option<usize> {
        let i = self.record.rows.iter().position(|r| core::ptr::eq(r, row))?;
        self.each().find(|(row, ..)| *row == i).map(|(.., at)| at)
    }
}

impl<'a> Source<'a> for Fields<'a> {
    fn row(&self, row: usize) -> Given<'a> {
        let Some((_, arm, lit, _)) = self.each().find(|(i, ..)| *i == row) else { return Given::Absent };
        match (arm, self.record.rows.get(row).map(|r| &r.kind)) {
            (Some(arm), _) => Given::LitArm(arm, lit),
            (None, Some(Kind::Union(u))) => {
                // The arm comes first: `ring { .. }`, `mesh([1, 2])`.
                let mut c = lit.0;
                let arm = c.path().and_then(|name| u.arms.iter().position(|a| a.name == name));
                let inner = if c.eat("(") { Lit(c) } else { lit };
                arm.map_or(Given::Absent, |arm| Given::LitArm(arm, inner))
            }
            (None, _) => Given::Lit(lit),
        }
    }
}
