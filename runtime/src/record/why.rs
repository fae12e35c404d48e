//! Kinds of mistakes, and their codes.

/// What is wrong. `found` and `extra` are the numbers of the error; what they hold is said where it is not plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    // About bytes.
    /// So many bytes.
    Length,
    /// The record does not exist on the architecture.
    NoRecord,
    /// Its layout is not published.
    Opaque,
    /// A constant row.
    Constant,
    /// Fixed bits of a byte: found, expected.
    FixedByte,
    /// A place beyond the end.
    Beyond,
    /// Nested too deep.
    TooDeep,
    /// Too many nested records.
    TooMany,
    /// A number of odd width in whole bytes, with bits above it.
    Above,
    /// No bool.
    NoBool,
    /// No enumerator.
    NoName,
    /// An enumerator that the architecture lacks.
    NameAway,
    /// Ones behind the last bit of a set: the last.
    SetPadding,
    /// A byte that is not ASCII: where, which.
    NotAscii,
    /// A byte behind the end of a text: where, which.
    AfterNul,
    /// No NUL at the end.
    NoNul,
    /// Reserved bytes: the first eight.
    Reserved,
    /// Bytes of a union none of whose arms is picked: the first eight, bits of the selector; its row.
    ReservedUnpicked,
    /// Bytes behind the arm of a union: the first eight; row and arm.
    ReservedAfter,
    /// Bytes between elements of an arm: the first eight; row and arm.
    ReservedBetween,
    /// An arm that the architecture lacks; which.
    ArmAway,
    /// No mode.
    NoMode,
    /// A mode that the architecture lacks; which.
    ModeAway,
    /// An index beyond the bank; of which mode.
    BankIndex,
    /// A mode with an operand in a row without a place for one.
    NoPlace,
    /// An index without a mode.
    LoneIndex,
    /// An operand without a mode.
    LoneValue,
    /// Ones in a row that is not there: the byte, its place.
    NotThere,
    /// A requirement of the record; which.
    Requirement,
    /// A requirement of the row; which.
    RowRequirement,
    /// An operand that nobody writes; of which mode.
    Unwritten,
    /// The condition of a row has no value: why, as [`super::NoValue`].
    GuardNoValue,
    /// A requirement of the record has no value: why; which.
    RequireNoValue,
    /// A requirement of the row has no value: why; which.
    RowRequireNoValue,

    // About values that were to be written. `found` is the number given, if nothing else is said.
    /// Another value for a constant.
    Always,
    /// A number that does not fit.
    Range,
    /// Not given, and zero is no enumerator.
    NotGiven,
    /// No enumerator.
    GivenNoName,
    /// An enumerator that the architecture lacks.
    GivenNameAway,
    /// A value of the wrong kind: expected, found, as [`super::form::Form`].
    WrongKind,
    /// A bit that a set does not have.
    NoBit,
    /// Too long a text: characters.
    LongText,
    /// NUL in a text: its place.
    GivenNul,
    /// Not ASCII: place and byte.
    GivenNotAscii,
    /// Too many elements.
    LongList,
    /// No arm of that number.
    NoArm,
    /// An arm that the selector does not pick: what it picks; which arm.
    OtherArm,
    /// An arm that the architecture lacks; which.
    GivenArmAway,
    /// No mode of that number.
    NoSuchMode,
    /// A mode is needed.
    ModeNeeded,
    /// A mode that the architecture lacks; which.
    GivenModeAway,
    /// A mode whose number does not fit; which.
    WideMode,
    /// A mode whose number means none; which.
    NoneMode,
    /// An index beyond the bank; of which mode.
    GivenBankIndex,
    /// An index that does not fit.
    IndexRange,
    /// An operand that does not fit.
    ValueRange,
    /// An operand without a place; of which mode.
    GivenNoPlace,
    /// An operand of a mode that has none; which.
    TakesNone,
    /// Two values in the same bytes; the other row.
    Shared,
    /// A value for a row that is not there.
    OnlyIf,
    /// A value for a row that the architecture lacks.
    RowAway,
    /// A requirement of the record; which.
    GivenRequirement,
    /// A requirement of the row; which.
    GivenRowRequirement,
    /// The rule of a profile: profile, rule.
    Profile,
    /// The condition of a profile has no value: profile, rule; why, from bit 8 on.
    ProfileNoValue,
}

impl Why {
    /// The code of such mistakes.
    pub(super) fn code(self) -> &'static str {
        match self {
            Why::Above | Why::NoBool | Why::Range | Why::NoBit | Why::WideMode | Why::IndexRange => "E0601",
            Why::ValueRange => "E0601",
            Why::NoName | Why::NoMode | Why::GivenNoName | Why::NoSuchMode | Why::NoneMode => "E0602",
            Why::NoRecord | Why::NameAway | Why::ArmAway | Why::ModeAway | Why::GivenNameAway => "E0603",
            Why::GivenArmAway | Why::GivenModeAway | Why::RowAway => "E0603",
            Why::BankIndex | Why::GivenBankIndex => "E0604",
            Why::LongText | Why::LongList => "E0605",
            Why::NotAscii | Why::AfterNul | Why::NoNul | Why::GivenNul | Why::GivenNotAscii => "E0606",
            Why::NotThere | Why::OnlyIf => "E0607",
            Why::Requirement | Why::RowRequirement | Why::GivenRequirement | Why::GivenRowRequirement => "E0608",
            Why::Profile => "E0609",
            Why::Shared => "E0610",
            Why::Opaque => "E0611",
            Why::WrongKind | Why::GivenNoPlace | Why::TakesNone => "E0612",
            Why::Length => "E0613",
            Why::Constant | Why::FixedByte | Why::Always => "E0615",
            Why::SetPadding | Why::Reserved | Why::ReservedUnpicked => "E0616",
            Why::ReservedAfter | Why::ReservedBetween => "E0616",
            Why::LoneIndex | Why::LoneValue | Why::Unwritten => "E0617",
            Why::NotGiven | Why::ModeNeeded => "E0618",
            Why::NoArm | Why::OtherArm => "E0619",
            Why::Beyond | Why::TooDeep | Why::TooMany | Why::NoPlace => "E0620",
            // Unless it is told by what else the error keeps.
            Why::GuardNoValue | Why::RequireNoValue | Why::RowRequireNoValue | Why::ProfileNoValue => "E0502",
        }
    }
}
