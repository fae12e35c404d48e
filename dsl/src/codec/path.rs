//! The way from the outermost record to the field at hand, for messages.

use std::fmt::{self, Write};

/// A step of the way.
#[derive(Clone, Copy, Debug)]
pub(super) enum Segment<'m> {
    /// Into the field (or the arm) of that name; `None`: it has none.
    Name(Option<&'m str>),
    /// Into that element.
    Index(u32),
}

/// The way to a nested record; empty for the outermost one.
#[derive(Clone, Debug, Default)]
pub(super) struct Path<'m>(pub(super) Vec<Segment<'m>>);

impl Path<'_> {
    /// The way to a field of the record at hand.
    pub(super) fn to(&self, field: Option<&str>) -> String {
        let mut s = self.to_string();
        if let Some(name) = field {
            if !s.is_empty() {
                s.push('.');
            }
            s.push_str(name);
        }
        if s.is_empty() {
            s.push_str("(unnamed)");
        }
        s
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for s in &self.0 {
            match s {
                Segment::Name(Some(name)) => {
                    if !first {
                        f.write_char('.')?;
                    }
                    f.write_str(name)?;
                    first = false;
                }
                Segment::Name(None) => {}
                Segment::Index(i) => {
                    write!(f, "[{i}]")?;
                    first = false;
                }
            }
        }
        Ok(())
    }
}
