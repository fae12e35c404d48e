//! The first reading of a literal: whether it is well-formed, and every name known.

use super::super::rows::RowSet;
use super::super::{Kind, ModeTable, RecordInfo, Scalar, Type, UnionRow};
use super::cursor::Cursor;
use super::error::{Found, ParseError, What};
use super::lit::{Lit, find, named, range, truth};
use super::number::{Odd, bad_escape, number};

/// Reads on from a place.
pub(super) struct Reader<'a>(pub(super) Cursor<'a>);

type Read<T> = Result<T, ParseError>;

impl<'a> Reader<'a> {
    /// An error about the word, number or sign at hand.
    pub(super) fn wrong<T>(&self, what: What) -> Read<T> {
        let mut ahead = self.0;
        let rest = self.0.rest();
        let word = ahead
            .name()
            .or_else(|| ahead.digits())
            .map_or_else(|| rest.chars().next().map_or(0, char::len_utf8), str::len);
        Err(ParseError { at: self.0.at(), found: Found::new(rest.get(..word).unwrap_or("")), what })
    }

    /// An error about what lies between a place and here.
    fn wrong_since<T>(&self, start: Cursor<'a>, what: What) -> Read<T> {
        let text = start.rest();
        let len = self.0.at().saturating_sub(start.at());
        let found = Found::new(text.get(..len).unwrap_or("").trim_end());
        Err(ParseError { at: start.at(), found, what })
    }

    fn expect(&mut self, sign: &str, what: &'static str) -> Read<()> {
        if self.0.eat(sign) { Ok(()) } else { self.wrong(What::Expected(what)) }
    }

    /// After an element: another may follow, or the end.
    fn more(&mut self, close: &str, what: &'static str) -> Read<bool> {
        let comma = self.0.eat(",");
        if self.0.eat(close) {
            return Ok(false);
        }
        if comma { Ok(true) } else { self.wrong(What::Expected(what)) }
    }

    /// The fields of a record, behind the opening brace.
    pub(super) fn fields(&mut self, record: &'static RecordInfo) -> Read<()> {
        let mut given = RowSet::default();
        if self.0.eat("}") {
            return Ok(());
        }
        loop {
            let start = self.0;
            let Some(name) = self.0.name() else { return self.wrong(What::Expected("the name of a field or `}`")) };
            let Some((i, arm)) = find(record, name) else {
                let constant = record.rows.iter().any(|r| r.name == name);
                let what = if constant { What::Constant(record) } else { What::NoField(record) };
                return self.wrong_since(start, what);
            };
            if given.contains(i) {
                return self.wrong_since(start, What::Twice);
            }
            given.insert(i);
            self.expect(":", "`:`")?;
            match (record.rows.get(i).map(|r| &r.kind), arm) {
                (Some(Kind::Union(u)), Some(arm)) => match u.arms.get(arm) {
                    Some(arm) => self.value(&arm.ty)?,
                    None => return self.wrong(What::NoField(record)),
                },
                (Some(Kind::Union(u)), None) => self.arm(u)?,
                (Some(Kind::Scalar { scalar, .. }), _) => self.scalar(*scalar)?,
                (Some(Kind::Bytes { ty, .. }), _) => self.value(ty)?,
                (Some(Kind::Mode(m)), _) => self.mode(m.table)?,
                (Some(Kind::Constant { .. } | Kind::Fill { .. }) | None, _) => {
                    return self.wrong(What::NoField(record));
                }
            }
            if !self.more("}", "`,` or `}`")? {
                return Ok(());
            }
        }
    }

    fn value(&mut self, ty: &'static Type) -> Read<()> {
        match ty {
            Type::Scalar(scalar, _) => self.scalar(*scalar),
            Type::Bits(_) => self.set(),
            Type::Str { .. } => self.text(),
            Type::Array { element, .. } => self.list(element),
            Type::Record(record) => {
                let mut ahead = self.0;
                if ahead.path() != Some(record.name) || !ahead.eat("{") {
                    return self.wrong(What::ExpectedRecord(record.name));
                }
                self.0 = ahead;
                self.fields(record)
            }
        }
    }

    /// A number with its sign.
    fn integer(&mut self) -> Read<i128> {
        let start = self.0;
        let negative = self.0.eat("-");
        let digits = self.0;
        let v = match self.0.digits() {
            Some(digits) => number(digits),
            None => match self.0.name().and_then(truth) {
                Some(v) => Ok(v),
                None => {
                    self.0 = digits;
                    return self.wrong(What::Expected("a number"));
                }
            },
        };
        match v {
            Ok(v) => Ok(if negative { -v } else { v }),
            Err(Odd::Digits) => self.wrong_since(start, What::NoNumber),
            Err(Odd::Huge) => self.wrong_since(start, What::Huge),
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> Read<()> {
        let start = self.0;
        if let Some(first) = self.0.name() {
            let name = if self.0.eat("::") {
                match scalar {
                    Scalar::Enum(e) if e.name == first => self.0.name().unwrap_or(""),
                    _ => return self.wrong_since(start, form(scalar)),
                }
            } else {
                first
            };
            return if named(name, scalar).is_some() { Ok(()) } else { self.wrong_since(start, form(scalar)) };
        }
        if start.is_at("-") || { start }.digits().is_some() {
            return self.integer().map(|_| ());
        }
        self.wrong(match scalar {
            Scalar::Enum(e) => What::NoName(e),
            Scalar::Bool => What::Expected("`true` or `false`"),
            Scalar::Uint | Scalar::Int => What::Expected("a number"),
        })
    }

    fn text(&mut self) -> Read<()> {
        if !self.0.is_at("\"") {
            return self.wrong(What::Expected("text, as `\"name\"`"));
        }
        let mut inside = self.0;
        let Some(text) = self.0.quoted() else { return self.wrong(What::Expected("text with a quote at its end")) };
        match bad_escape(text) {
            None => Ok(()),
            Some(at) => {
                inside = inside.ahead(1 + at);
                let len = inside.rest().chars().take(2).map(char::len_utf8).sum();
                let found = Found::new(inside.rest().get(..len).unwrap_or(""));
                Err(ParseError { at: inside.at(), found, what: What::Escape })
            }
        }
    }

    fn set(&mut self) -> Read<()> {
        if !self.0.is_at("{") {
            return if Lit(self.0).is_set() {
                self.numbers()
            } else {
                self.wrong(What::Expected("a set, as `{3, 40, 200..=255}`"))
            };
        }
        self.0.eat("{");
        if self.0.eat("}") {
            return Ok(());
        }
        loop {
            self.numbers()?;
            if !self.more("}", "`,` or `}`")? {
                return Ok(());
            }
        }
    }

    /// A number or a range, as part of a set.
    fn numbers(&mut self) -> Read<()> {
        let start = self.0;
        self.integer()?;
        if self.0.eat("..=") || self.0.eat("..") {
            self.integer()?;
        }
        match range(&mut { start }) {
            // Ids and bit numbers: nothing that a record can name is larger than 16 bits.
            Some(r) if r.ranged && (r.first < 0 || r.end > 1 << 16) => self.wrong_since(start, What::NoRange),
            Some(r) if u32::try_from(r.first).is_err() => self.wrong_since(start, What::FarBit),
            Some(_) => Ok(()),
            None => self.wrong_since(start, What::NoNumber),
        }
    }

    fn list(&mut self, element: &'static Type) -> Read<()> {
        self.expect("[", "a list, as `[1, 2]`")?;
        if self.0.eat("]") {
            return Ok(());
        }
        loop {
            self.value(element)?;
            if !self.more("]", "`,` or `]`")? {
                return Ok(());
            }
        }
    }

    /// `sem_ge_imm(12, 5)`
    fn mode(&mut self, table: &'static ModeTable) -> Read<()> {
        let start = self.0;
        let Some(name) = self.0.path() else { return self.wrong(What::ExpectedMode(table)) };
        let behind = self.0;
        let Some(mode) = table.modes.iter().find(|m| m.name == name) else {
            return self.wrong_since(start, What::NoMode(table));
        };
        let mut count = 0;
        if self.0.eat("(") && !self.0.eat(")") {
            loop {
                let start = self.0;
                let v = self.integer()?;
                if v < 0 {
                    return self.wrong_since(start, What::Negative);
                }
                if u64::try_from(v).is_err() {
                    return self.wrong_since(start, What::Wide);
                }
                count += 1;
                if !self.more(")", "`,` or `)`")? {
                    break;
                }
            }
        }
        if count == 1 + u32::from(mode.takes_value) {
            return Ok(());
        }
        Reader(behind).wrong_since(start, What::Operands(mode.takes_value, count))
    }

    /// `ring { .. }`, `mesh([1, 2])`, `raw(5)`: the arm comes first.
    fn arm(&mut self, u: &'static UnionRow) -> Read<()> {
        let start = self.0;
        let arm = self.0.path().and_then(|name| u.arms.iter().find(|a| a.name == name));
        let Some(arm) = arm else {
            self.0 = start;
            return self.wrong(What::NoArm(u));
        };
        match &arm.ty {
            Type::Record(record) => {
                self.expect("{", "the fields of the arm in braces")?;
                self.fields(record)
            }
            ty => {
                self.expect("(", "the value of the arm in parentheses")?;
                self.value(ty)?;
                self.expect(")", "`)`")
            }
        }
    }
}

/// What a name could have been.
fn form(scalar: Scalar) -> What {
    match scalar {
        Scalar::Enum(e) => What::NoName(e),
        Scalar::Bool => What::Expected("`true` or `false`"),
        Scalar::Uint | Scalar::Int => What::Expected("a number"),
    }
}
