//! Architectures by name.

use core::fmt;

use super::Column;

/// An architecture.
#[derive(Debug)]
pub struct ArchInfo {
    /// Its name in the specification.
    pub name: &'static str,
    /// Its number, if it has one.
    pub number: Option<u64>,
    /// Other names.
    pub aliases: &'static [&'static str],
    /// Those it inherits from, nearest first.
    pub parents: &'static [&'static str],
    /// Attributes.
    pub columns: &'static [Column],
    /// Documentation lines.
    pub docs: &'static str,
}

/// Why a name is no architecture that can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ArchError {
    /// There is none of that name.
    NoSuch {
        /// The specification.
        spec: &'static str,
        /// Those there are.
        known: &'static [&'static str],
    },
    /// It is known to exist and nothing more.
    Unknown {
        /// Its name.
        name: &'static str,
        /// Why, as the specification has it; may be empty.
        why: &'static str,
    },
    /// It is known, but these bindings were made without it.
    NotGenerated {
        /// Its name.
        name: &'static str,
    },
}

impl fmt::Display for ArchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchError::NoSuch { spec, known } => {
                write!(f, "`{spec}` has no such architecture; it has: ")?;
                for (i, name) in known.iter().enumerate() {
                    let comma = if i == 0 { "" } else { ", " };
                    write!(f, "{comma}{name}")?;
                }
                Ok(())
            }
            ArchError::Unknown { name, why: "" } => write!(f, "{name} is known to exist and nothing more"),
            ArchError::Unknown { name, why } => write!(f, "{name} is known to exist and nothing more: {why}"),
            ArchError::NotGenerated { name } => write!(f, "these bindings were made without {name}"),
        }
    }
}

impl core::error::Error for ArchError {}
