//! What a value is, in a word.

/// Kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Nothing,
    Number,
    Set,
    Text,
    List,
    Mode,
    Record,
    Arm,
    Bytes,
    /// As it is expected.
    TheArm,
}

impl Form {
    /// As an error keeps it.
    pub(super) fn code(self) -> u64 {
        self as u64
    }

    /// The word of what an error has kept.
    pub(super) fn words(code: u64) -> &'static str {
        let all =
            ["nothing", "a number", "a set", "text", "a list", "a mode", "a record", "an arm of a union", "bytes"];
        usize::try_from(code).ok().and_then(|i| all.get(i)).copied().unwrap_or("an arm of the union")
    }
}
