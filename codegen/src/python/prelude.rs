//! The part of a module that is the same for every specification: the codec, in the steps of the interpreted one.

/// Its pieces, in order. `Profile`, `DEFAULT_PROFILE`, `_PLACE` and `_TITLE` come before them.
const PIECES: [&str; 12] = [
    include_str!("prelude/errors.py"),
    include_str!("prelude/places.py"),
    include_str!("prelude/expressions.py"),
    include_str!("prelude/types.py"),
    include_str!("prelude/rows.py"),
    include_str!("prelude/modes.py"),
    include_str!("prelude/unions.py"),
    include_str!("prelude/layouts.py"),
    include_str!("prelude/encoder.py"),
    include_str!("prelude/decoder.py"),
    include_str!("prelude/profiles.py"),
    include_str!("prelude/records.py"),
];

/// For addresses and operations; left out where there are none.
const OPS: &str = include_str!("prelude/ops.py");

/// What comes before everything.
pub(super) const IMPORTS: &str = "\
from __future__ import annotations

import copy
import dataclasses
import enum
from typing import (
    AbstractSet,
    Any,
    Callable,
    ClassVar,
    Dict,
    Final,
    FrozenSet,
    Iterator,
    List,
    Literal,
    Mapping,
    NamedTuple,
    Optional,
    Sequence,
    Set,
    Tuple,
    Type,
    TypeVar,
    Union,
    cast,
    overload,
)
";

/// The text.
pub(super) fn text() -> String {
    let mut text: String = PIECES.concat();
    text.push_str(OPS);
    text
}

/// Every name that it or the imports give to something.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    let ahead = [
        "annotations",
        "copy",
        "dataclasses",
        "enum",
        "Profile",
        "DEFAULT_PROFILE",
        "UNKNOWN_CONSTANTS",
        "_PLACE",
        "_TITLE",
    ];
    let imported = IMPORTS.lines().filter_map(|l| l.strip_prefix("    ")).map(|l| l.trim_end_matches(','));
    let lines = PIECES.iter().chain([&OPS]).flat_map(|p| p.lines());
    let declared = lines.filter_map(|l| {
        let rest = l.strip_prefix("class ").or_else(|| l.strip_prefix("def ")).unwrap_or(l);
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
        rest.get(..end).filter(|name| !name.is_empty())
    });
    ahead.into_iter().chain(imported).chain(declared)
}

#[cfg(test)]
mod tests {
    use chappe_dsl::codes::{arch, codec};

    #[test]
    fn codes_are_those_of_the_interpreted_codec() {
        let text = super::text();
        let named = [
            ("_RANGE", codec::RANGE),
            ("_UNKNOWN_VALUE", codec::UNKNOWN_VALUE),
            ("_UNAVAILABLE", codec::UNAVAILABLE),
            ("_BANK_INDEX", codec::BANK_INDEX),
            ("_TOO_LONG", codec::TOO_LONG),
            ("_TEXT", codec::TEXT),
            ("_NOT_PRESENT", codec::NOT_PRESENT),
            ("_REQUIREMENT", codec::REQUIREMENT),
            ("_PROFILE", codec::PROFILE),
            ("_SHARED_VALUE", codec::SHARED_VALUE),
            ("_OPAQUE", codec::OPAQUE),
            ("_WRONG_KIND", codec::WRONG_KIND),
            ("_LENGTH", codec::LENGTH),
            ("_NO_MEMBER", codec::NO_MEMBER),
            ("_CONSTANT", codec::CONSTANT),
            ("_RESERVED", codec::RESERVED),
            ("_UNUSED_OPERAND", codec::UNUSED_OPERAND),
            ("_NOT_GIVEN", codec::NOT_GIVEN),
            ("_ARM", codec::ARM),
            ("_LAYOUT", codec::LAYOUT),
            ("_KIND", arch::KIND),
            ("_OVERFLOW", arch::OVERFLOW),
            ("_NO_RANGE", arch::RANGE),
            ("_UNKNOWN", arch::UNKNOWN),
            ("_BOUND", arch::BOUND),
            ("_NOT_IMPLEMENTED", arch::NOT_IMPLEMENTED),
            ("_SPACES", arch::SPACES),
        ];
        for (name, code) in named {
            assert!(text.contains(&format!("\n{name}: Final = \"{code}\"\n")), "{name}");
        }
    }
}
