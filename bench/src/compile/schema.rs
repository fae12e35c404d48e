//! The records in Chappe and in PDL.

use std::fmt::Write as _;

use super::layout::{ENUMS, Kind, LEN, Row};

/// In Chappe.
#[must_use]
pub fn chappe(records: &[Vec<Row>]) -> String {
    let mut out = "//! Random records.\nspec generated;\n\n".to_owned();
    for e in ENUMS {
        let _ = writeln!(out, "enum {}: u8 {{", e.name);
        e.rows.iter().for_each(|(name, value)| out.push_str(&format!("    {name} = {value:#04x},\n")));
        out.push_str("}\n");
    }
    let _ = writeln!(out, "family Word(64) little {{ 0x00 opcode: u8 key, 0x01 len: u8 = {LEN:#04x}, rest zero, }}");
    for (opcode, rows) in records.iter().enumerate() {
        let _ = writeln!(out, "record Record{opcode}: Word = {opcode:#04x} {{");
        for row in rows {
            let (at, name, ty) = (row.at, row.name(), row.ty());
            let _ = match row.kind {
                Kind::Number | Kind::Enum(_) => writeln!(out, "    {at:#04x} {name}: {ty},"),
                Kind::Constant(v) => writeln!(out, "    {at:#04x} {ty} = {v:#x},"),
                Kind::Zero => writeln!(out, "    {at:#04x} u8[{}] zero,", row.size),
            };
        }
        out.push_str("}\n");
    }
    out
}

/// In PDL, each record a packet of its own: packets that extend another parse twice.
#[must_use]
pub fn pdl(records: &[Vec<Row>]) -> String {
    let mut out = "little_endian_packets\n\n".to_owned();
    for e in ENUMS {
        let _ = writeln!(out, "enum {} : 8 {{", e.name);
        e.rows.iter().for_each(|(name, value)| out.push_str(&format!("    {name} = {value:#04x},\n")));
        out.push_str("}\n");
    }
    for (opcode, rows) in records.iter().enumerate() {
        let _ =
            writeln!(out, "packet Record{opcode} {{\n    _fixed_ = {opcode:#04x} : 8,\n    _fixed_ = {LEN:#04x} : 8,");
        for row in rows {
            let bits = row.size * 8;
            let _ = match row.kind {
                Kind::Number => writeln!(out, "    {} : {bits},", row.name()),
                Kind::Enum(i) => writeln!(out, "    {} : {},", row.name(), ENUMS[i].name),
                Kind::Constant(v) => writeln!(out, "    _fixed_ = {v:#x} : {bits},"),
                Kind::Zero => writeln!(out, "    _fixed_ = 0 : {bits},"),
            };
        }
        out.push_str("}\n");
    }
    out
}
