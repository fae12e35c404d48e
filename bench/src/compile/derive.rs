//! The records as structs with the attributes of zerocopy, deku and binrw, and pdl's family.

use std::fmt::Write as _;

use super::flat::{enums, family};
use super::layout::{Kind, LEN, Row};

/// zerocopy.
#[must_use]
pub fn zerocopy(records: &[Vec<Row>]) -> String {
    let derive = "#[derive(TryFromBytes, IntoBytes, Immutable, KnownLayout, Unaligned)]";
    let mut out = "use zerocopy::little_endian::{U16, U32, U64};\n\
        use zerocopy::{Immutable, IntoBytes, KnownLayout, TryFromBytes, Unaligned};\n"
        .to_owned();
    out += &enums(derive);
    out.push_str(
        "trait Record: TryFromBytes + IntoBytes + Immutable + KnownLayout + Unaligned {\n    fn legal(&self) -> bool;\n}\n\
         fn parse<T: Record>(bytes: &[u8]) -> Option<T> {\n    T::try_read_from_bytes(bytes).ok().filter(T::legal)\n}\n\
         fn write<T: Record>(record: &T) -> Option<[u8; 64]> {\n    record.as_bytes().try_into().ok()\n}\n",
    );
    for (opcode, rows) in records.iter().enumerate() {
        let _ = writeln!(
            out,
            "{derive}\n#[derive(Clone, Copy, Debug)]\n#[repr(C)]\npub struct Record{opcode} {{\n    pub opcode: u8,\n    pub len: u8,"
        );
        for r in rows {
            let ty = if r.size == 1 { r.ty() } else { r.ty().to_uppercase() };
            let _ = writeln!(out, "    pub {}: {ty},", r.name());
        }
        let _ = write!(
            out,
            "}}\nimpl Record for Record{opcode} {{\n    fn legal(&self) -> bool {{\n        self.opcode == {opcode} && self.len == {LEN}"
        );
        for r in rows {
            if let Some(v) = r.fixed() {
                let get = if r.size == 1 { "" } else { ".get()" };
                let _ = write!(out, " && self.{}{get} == {v}", r.name());
            }
        }
        out.push_str("\n    }\n}\n");
    }
    out + &family(records)
}

/// deku.
#[must_use]
pub fn deku(records: &[Vec<Row>]) -> String {
    let mut out = "use deku::prelude::*;\n".to_owned();
    out += &enums(
        "#[derive(DekuRead, DekuWrite)]\n#[deku(id_type = \"u8\", endian = \"endian\", ctx = \"endian: deku::ctx::Endian\")]",
    );
    out.push_str(
        "fn parse<T: for<'a> DekuContainerRead<'a>>(bytes: &[u8]) -> Option<T> {\n    \
             let bytes: &[u8; 64] = bytes.try_into().ok()?;\n    T::from_bytes((bytes, 0)).ok().map(|(_, r)| r)\n}\n\
         fn write<T: DekuContainerWrite>(record: &T) -> Option<[u8; 64]> {\n    \
             let mut bytes = [0; 64];\n    record.to_slice(&mut bytes).ok()?;\n    Some(bytes)\n}\n",
    );
    for (opcode, rows) in records.iter().enumerate() {
        let _ = writeln!(
            out,
            "#[derive(Clone, Debug, DekuRead, DekuWrite)]\n#[deku(endian = \"little\", magic = b\"\\x{opcode:02x}\\x{LEN:02x}\")]\npub struct Record{opcode} {{"
        );
        for r in rows {
            if let Some(v) = r.fixed() {
                let _ = writeln!(out, "    #[deku(assert_eq = \"{v}\")]");
            }
            let _ = writeln!(out, "    pub {}: {},", r.name(), r.ty());
        }
        out.push_str("}\n");
    }
    out + &family(records)
}

/// binrw.
#[must_use]
pub fn binrw(records: &[Vec<Row>]) -> String {
    let mut out = "use binrw::{BinRead, BinWrite, binrw};\nuse std::io::Cursor;\n".to_owned();
    out += &enums("#[binrw]\n#[brw(little, repr = u8)]");
    out.push_str(
        "fn parse<T: for<'a> BinRead<Args<'a> = ()>>(bytes: &[u8]) -> Option<T> {\n    \
             let bytes: &[u8; 64] = bytes.try_into().ok()?;\n    T::read_le(&mut Cursor::new(&bytes[..])).ok()\n}\n\
         fn write<T: for<'a> BinWrite<Args<'a> = ()>>(record: &T) -> Option<[u8; 64]> {\n    \
             let mut bytes = [0; 64];\n    record.write_le(&mut Cursor::new(&mut bytes[..])).ok()?;\n    Some(bytes)\n}\n",
    );
    for (opcode, rows) in records.iter().enumerate() {
        let _ = writeln!(out, "#[binrw]\n#[brw(little)]\n#[derive(Clone, Debug)]\npub struct Record{opcode} {{");
        fixed(&mut out, "opcode", "u8", opcode as u64);
        fixed(&mut out, "len", "u8", LEN.into());
        for r in rows {
            match r.kind {
                Kind::Number | Kind::Enum(_) => {
                    let _ = writeln!(out, "    pub {}: {},", r.name(), r.ty());
                }
                Kind::Constant(v) => fixed(&mut out, &r.name(), &r.ty(), v),
                Kind::Zero => fixed(&mut out, &r.name(), &r.ty(), 0),
            }
        }
        out.push_str("}\n");
    }
    out + &family(records)
}

fn fixed(out: &mut String, name: &str, ty: &str, value: u64) {
    let _ = writeln!(out, "    #[br(temp, assert({name} == {value}))]\n    #[bw(calc = {value})]\n    {name}: {ty},");
}

/// What pdl generated, and a family.
#[must_use]
pub fn pdl(generated: &str, records: &[Vec<Row>]) -> String {
    let glue = "fn parse<T: pdl_runtime::Packet>(bytes: &[u8]) -> Option<T> {\n    T::decode_full(bytes).ok()\n}\n\
        fn write<T: pdl_runtime::Packet>(record: &T) -> Option<[u8; 64]> {\n    \
            let mut bytes = [0; 64];\n    record.encode(&mut &mut bytes[..]).ok()?;\n    Some(bytes)\n}\n";
    format!("{generated}\n{glue}{}", family(records))
}
