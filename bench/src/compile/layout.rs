//! Random records of 64 bytes.

use fastrand::Rng;

/// Size of a record.
pub const SIZE: usize = 64;
/// Opcode and length come first; the length is always this.
pub const LEN: u8 = 0x10;

/// An enum of one byte.
#[derive(Clone, Copy, Debug)]
pub struct Enum {
    /// Its name.
    pub name: &'static str,
    /// Names and values.
    pub rows: &'static [(&'static str, u8)],
}

/// The two enums that fields may have.
pub const ENUMS: [Enum; 2] = [
    Enum {
        name: "Kind",
        rows: &[
            ("None", 0),
            ("Load", 1),
            ("Store", 2),
            ("Copy", 3),
            ("Fill", 5),
            ("Gather", 8),
            ("Scatter", 9),
            ("Reduce", 13),
        ],
    },
    Enum {
        name: "Mode",
        rows: &[
            ("Idle", 0x01),
            ("Equal", 0x02),
            ("Less", 0x03),
            ("Greater", 0x04),
            ("Set", 0x06),
            ("Clear", 0x07),
            ("Both", 0x0E),
            ("EqualRegister", 0x81),
            ("LessRegister", 0x82),
            ("GreaterRegister", 0x83),
            ("Always", 0x85),
            ("Never", 0xFE),
        ],
    },
];

/// What a row holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A number.
    Number,
    /// One of [`ENUMS`].
    Enum(usize),
    /// Always the same.
    Constant(u64),
    /// Always zero, and without a name.
    Zero,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// First byte.
    pub at: usize,
    /// Bytes: 1, 2, 4 or 8.
    pub size: usize,
    /// What it holds.
    pub kind: Kind,
}

impl Row {
    /// Its name, where it has or needs one.
    #[must_use]
    pub fn name(&self) -> String {
        let prefix = match self.kind {
            Kind::Number | Kind::Enum(_) => "field",
            Kind::Constant(_) => "constant",
            Kind::Zero => "zero",
        };
        format!("{prefix}_{:02x}", self.at)
    }

    /// Whether it holds a value.
    #[must_use]
    pub fn is_field(&self) -> bool {
        matches!(self.kind, Kind::Number | Kind::Enum(_))
    }

    /// The value that it must have, if it is no field.
    #[must_use]
    pub fn fixed(&self) -> Option<u64> {
        match self.kind {
            Kind::Number | Kind::Enum(_) => None,
            Kind::Constant(v) => Some(v),
            Kind::Zero => Some(0),
        }
    }

    /// `u16`, `Mode`.
    #[must_use]
    pub fn ty(&self) -> String {
        match self.kind {
            Kind::Enum(i) => ENUMS[i].name.to_owned(),
            Kind::Number | Kind::Constant(_) | Kind::Zero => format!("u{}", self.size * 8),
        }
    }
}

/// `count` records: their rows after opcode and length, in order, without gaps. The opcode is the position.
#[must_use]
pub fn records(count: u8, seed: u64) -> Vec<Vec<Row>> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| rows(&mut rng)).collect()
}

fn rows(rng: &mut Rng) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut at = 2;
    while at < SIZE {
        let mut size = 1 << rng.u32(0..4);
        while at % size != 0 || at + size > SIZE {
            size /= 2;
        }
        let kind = match rng.u32(0..100) {
            0..15 => Kind::Enum(rng.usize(0..ENUMS.len())),
            15..25 => Kind::Constant(rng.u64(1..256)),
            25..40 => Kind::Zero,
            _ => Kind::Number,
        };
        let size = if matches!(kind, Kind::Enum(_)) { 1 } else { size };
        rows.push(Row { at, size, kind });
        at += size;
    }
    rows
}
