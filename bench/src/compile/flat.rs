//! The records as a person would write them who writes no macro: structs, words, `match`. And what all peers need
//! besides their structs: the family.

use std::fmt::Write as _;

use super::layout::{ENUMS, Kind, LEN, Row, SIZE};

/// An enum of all records, with decoding by opcode and encoding; a record is decoded by `parse` and encoded by `write`,
/// which the text before defines.
#[must_use]
pub fn family(records: &[Vec<Row>]) -> String {
    let mut out = "#[derive(Clone, Debug)]\npub enum Word {\n".to_owned();
    let all = || 0..records.len();
    all().for_each(|i| out.push_str(&format!("    Record{i}(Record{i}),\n")));
    out.push_str(
        "}\nimpl Word {\n    pub fn decode(bytes: &[u8]) -> Option<Word> {\n        match *bytes.first()? {\n",
    );
    all().for_each(|i| out.push_str(&format!("            {i} => parse(bytes).map(Word::Record{i}),\n")));
    out.push_str("            _ => None,\n        }\n    }\n");
    let _ = writeln!(out, "    pub fn encode(&self) -> Option<[u8; {SIZE}]> {{\n        match self {{");
    all().for_each(|i| out.push_str(&format!("            Word::Record{i}(r) => write(r),\n")));
    out.push_str("        }\n    }\n}\n");
    out
}

/// The enums, with attributes.
#[must_use]
pub fn enums(attributes: &str) -> String {
    let mut out = String::new();
    for e in ENUMS {
        let _ = writeln!(
            out,
            "{attributes}\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[repr(u8)]\npub enum {} {{",
            e.name
        );
        e.rows.iter().for_each(|(name, value)| out.push_str(&format!("    {name} = {value:#04x},\n")));
        out.push_str("}\n");
    }
    out
}

/// Everything.
#[must_use]
pub fn hand(records: &[Vec<Row>]) -> String {
    let mut out = enums("");
    for e in ENUMS {
        let _ = writeln!(out, "impl {} {{\n    fn new(byte: u8) -> Option<Self> {{\n        match byte {{", e.name);
        e.rows
            .iter()
            .for_each(|(name, value)| out.push_str(&format!("            {value:#04x} => Some(Self::{name}),\n")));
        out.push_str("            _ => None,\n        }\n    }\n}\n");
    }
    out.push_str(
        "pub trait Record: Sized {\n    fn decode(b: &[u8; 64]) -> Option<Self>;\n    fn encode(&self) -> [u8; 64];\n}\n\
         fn parse<T: Record>(bytes: &[u8]) -> Option<T> {\n    T::decode(bytes.try_into().ok()?)\n}\n\
         fn write<T: Record>(record: &T) -> Option<[u8; 64]> {\n    Some(record.encode())\n}\n",
    );
    records.iter().enumerate().for_each(|(i, rows)| record(&mut out, i, rows));
    out + &family(records)
}

fn record(out: &mut String, opcode: usize, rows: &[Row]) {
    let _ = writeln!(out, "#[derive(Clone, Copy, Debug)]\npub struct Record{opcode} {{");
    rows.iter().filter(|r| r.is_field()).for_each(|r| out.push_str(&format!("    pub {}: {},\n", r.name(), r.ty())));
    let _ = writeln!(out, "}}\nimpl Record for Record{opcode} {{\n    fn decode(b: &[u8; 64]) -> Option<Self> {{");
    let number = |r: &Row| {
        let bytes: Vec<String> = (r.at..r.at + r.size).map(|i| format!("b[{i}]")).collect();
        if r.size == 1 { bytes.concat() } else { format!("u{}::from_le_bytes([{}])", r.size * 8, bytes.join(", ")) }
    };
    let _ = write!(out, "        if b[0] != {opcode} || b[1] != {LEN}");
    for r in rows {
        if let Some(v) = r.fixed() {
            let _ = write!(out, " || {} != {v}", number(r));
        }
    }
    let _ = writeln!(out, " {{\n            return None;\n        }}\n        Some(Record{opcode} {{");
    for r in rows.iter().filter(|r| r.is_field()) {
        let value =
            if matches!(r.kind, Kind::Enum(_)) { format!("{}::new({})?", r.ty(), number(r)) } else { number(r) };
        let _ = writeln!(out, "            {}: {value},", r.name());
    }
    let _ = writeln!(
        out,
        "        }})\n    }}\n    fn encode(&self) -> [u8; 64] {{\n        let mut b = [0; 64];\n        b[0] = {opcode};\n        b[1] = {LEN};"
    );
    for r in rows {
        let (at, end, bits) = (r.at, r.at + r.size, r.size * 8);
        let value = match r.kind {
            Kind::Number => format!("self.{}", r.name()),
            Kind::Enum(_) => format!("self.{} as u8", r.name()),
            Kind::Constant(v) => format!("{v}_u{bits}"),
            Kind::Zero => continue,
        };
        let _ = match r.size {
            1 => writeln!(out, "        b[{at}] = {value};"),
            _ => writeln!(out, "        b[{at}..{end}].copy_from_slice(&({value}).to_le_bytes());"),
        };
    }
    out.push_str("        b\n    }\n}\n");
}
