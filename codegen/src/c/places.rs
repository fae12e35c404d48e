//! Bits of a record as C expressions and statements.

use chappe_dsl::model::Place;

use super::cx::Cx;
use super::support::Helper;
use super::text::{Code, hex};
use crate::plan::places::{Part, Shape, mask, shape};

impl Cx<'_> {
    /// The value at a place of the record that `b` points to, as a `uint64_t`.
    pub(super) fn get(&self, b: &str, place: &Place) -> String {
        let n = place.width / 8;
        match shape(place) {
            Shape::Little(at) if n == 1 => format!("(uint64_t){b}[{}]", hex(at)),
            Shape::Little(at) => format!("{}({})", self.helper(Helper::GetLittle(n)), plus(b, at)),
            Shape::Big(at) => format!("{}({})", self.helper(Helper::GetBig(n)), plus(b, at)),
            Shape::Parts(parts) if parts.is_empty() => "UINT64_C(0)".to_owned(),
            Shape::Parts(parts) => {
                let all: Vec<String> = parts.iter().map(|p| part(b, p)).collect();
                all.join(" | ")
            }
        }
    }

    /// The number of whole bytes at a pointer.
    pub(super) fn get_bytes(&self, b: &str, width: u8, big: bool) -> String {
        match (width.div_ceil(8), big) {
            (1, _) => format!("(uint64_t){}[0]", wrapped(b)),
            (n, false) => format!("{}({b})", self.helper(Helper::GetLittle(n))),
            (n, true) => format!("{}({b})", self.helper(Helper::GetBig(n))),
        }
    }

    /// Stores a `uint64_t` at a place of the record that `b` points to.
    pub(super) fn put(&self, code: &mut Code, b: &str, place: &Place, value: &str) {
        let n = place.width / 8;
        match shape(place) {
            Shape::Little(at) if n == 1 => code.line(format!("{b}[{}] = {};", hex(at), byte(value))),
            Shape::Little(at) => {
                code.line(format!("{}({}, {value});", self.helper(Helper::PutLittle(n)), plus(b, at)));
            }
            Shape::Big(at) => code.line(format!("{}({}, {value});", self.helper(Helper::PutBig(n)), plus(b, at))),
            Shape::Parts(parts) => {
                for p in parts {
                    code.line(put_part(b, &p, value));
                }
            }
        }
    }

    /// Stores a number in whole bytes at a pointer.
    pub(super) fn put_bytes(&self, code: &mut Code, b: &str, width: u8, big: bool, value: &str) {
        match (width.div_ceil(8), big) {
            (1, _) => code.line(format!("{}[0] = {};", wrapped(b), byte(value))),
            (n, false) => code.line(format!("{}({b}, {value});", self.helper(Helper::PutLittle(n)))),
            (n, true) => code.line(format!("{}({b}, {value});", self.helper(Helper::PutBig(n)))),
        }
    }
}

/// An expression that a cast, an index or any operator may stand beside.
pub(super) fn wrapped(e: &str) -> String {
    if simple(e) || group(e) || call(e) || cast(e) { e.to_owned() } else { format!("({e})") }
}

/// `(int64_t)v->a`, `(uint64_t)(a + b)`
fn cast(e: &str) -> bool {
    let rest = ["(int64_t)", "(uint64_t)"].iter().find_map(|t| e.strip_prefix(t));
    rest.is_some_and(|r| simple(r) || group(r) || call(r))
}

/// The lowest bits of a `uint64_t` as a byte.
fn byte(value: &str) -> String {
    format!("(uint8_t){}", wrapped(&bare(value)))
}

/// A number that was read, without a cast that says nothing: as an argument.
pub(super) fn bare(raw: &str) -> String {
    match raw.strip_prefix("(uint64_t)") {
        Some(rest) if simple(rest) || group(rest) => rest.to_owned(),
        _ => raw.to_owned(),
    }
}

/// A number that was read, as the operand of a comparison.
pub(super) fn tested(raw: &str) -> String {
    let text = bare(raw);
    if simple(&text) || group(&text) || call(&text) { text } else { format!("({text})") }
}

/// `b[0x04]`, `v->wait.mode`
fn simple(e: &str) -> bool {
    !e.starts_with('-') && e.chars().all(|c| c.is_ascii_alphanumeric() || "_.>[]-".contains(c))
}

/// All of it is within one pair of parentheses.
fn group(e: &str) -> bool {
    let mut depth = 0i32;
    let ends = e.char_indices().filter_map(|(i, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(i + c.len_utf8())
    });
    e.starts_with('(') && ends.take(1).eq([e.len()])
}

/// Without the one pair of parentheses around all of it.
pub(super) fn unwrapped(e: &str) -> &str {
    if group(e) { e.get(1..e.len() - 1).unwrap_or(e) } else { e }
}

/// `f(b + 4)`, `INT64_C(5)`
fn call(e: &str) -> bool {
    let name = e.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').count();
    name > 0 && e.get(name..).is_some_and(group)
}

/// A pointer some bytes further on.
pub(super) fn plus(b: &str, bytes: u32) -> String {
    if bytes == 0 { b.to_owned() } else { format!("{b} + {}", hex(bytes)) }
}

fn ones(part: &Part) -> u64 {
    mask(u32::from(part.width))
}

fn part(b: &str, p: &Part) -> String {
    let byte = format!("{b}[{}]", hex(p.byte));
    let bits = match (p.bit, p.width) {
        (0, 8) => byte,
        (0, _) => format!("({byte} & {:#x}u)", ones(p)),
        (bit, width) if bit + width == 8 => format!("({byte} >> {bit})"),
        (bit, _) => format!("(({byte} >> {bit}) & {:#x}u)", ones(p)),
    };
    match p.value_bit {
        0 => format!("(uint64_t){bits}"),
        bit => format!("((uint64_t){bits} << {bit})"),
    }
}

fn put_part(b: &str, p: &Part, value: &str) -> String {
    let byte = format!("{b}[{}]", hex(p.byte));
    let from = match p.value_bit {
        0 => wrapped(value),
        bit => format!("({} >> {bit})", wrapped(value)),
    };
    if (p.bit, p.width) == (0, 8) {
        return format!("{byte} = (uint8_t){from};");
    }
    let keep = !(ones(p) << p.bit) & 0xFF;
    let put = match p.bit {
        0 => format!("({from} & {:#x}u)", ones(p)),
        bit => format!("(({from} & {:#x}u) << {bit})", ones(p)),
    };
    format!("{byte} = (uint8_t)(({byte} & {keep:#x}u) | {put});")
}
