//! Generated and interpreted, on the same records.

use chappe_dsl::codec::{self, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::model::{Model, ProfileId};
use chappe_dsl::source::Sources;
use chappe_dsl::{parse, resolve};
use chappe_runtime::record::{ParseError, RecordError};

use crate::snapshots::{modes_table, shapes_table, tables_table, toy_table, unions_table};
use crate::support::{self, Case, Cases, Expected, Failure};

type Read = Result<(String, Vec<u8>), RecordError>;

/// What a table of a specification offers.
struct Table {
    decode: fn(&str, &[u8]) -> Read,
    decode_member: fn(&str, &[u8]) -> Read,
    parse: fn(&str, &str, Option<usize>) -> Result<Vec<u8>, ParseError>,
    rebuild: fn(&str, &[u8], Option<usize>) -> Result<Vec<u8>, RecordError>,
}

/// An error without what differs on purpose: generated code does not name the architecture, and says of bytes that are no
/// record at least of which family they are none.
fn assert_same(model: &Model, expected: Failure, found: &RecordError, about: &str) {
    let message = expected.message.replace(&format!("not available on {}", model.place()), "not available here");
    assert_eq!(expected.code, found.code(), "{about}");
    // Why an expression has no value is only known where it is evaluated step by step.
    if !found.to_string().ends_with("has no value") {
        assert_eq!(message, found.to_string(), "{about}");
    }
    if let Some(record) = expected.record {
        assert_eq!(record, found.record(), "{about}");
    }
    if let Some(field) = expected.field {
        assert_eq!(field, found.field().to_string(), "{about}");
    }
    if let (Some(offset), Some(bits)) = (expected.offset, expected.bits) {
        assert_eq!((offset, bits), (found.offset(), found.bits()), "{about}");
    }
}

/// The value of a literal, if it can be resolved.
fn value_of(model: &Model, literal: &str) -> Option<RecordValue> {
    let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
    let id = sources.add("literal", literal);
    let parsed = parse::parse_literal(&sources, id, &mut diags)?;
    let resolved = resolve::literal(model, &resolve::NoScope, &parsed.literal, &mut diags)?;
    if diags.has_errors() { None } else { codec::value_of(model, &resolved, &[]).ok() }
}

fn decodes(model: &Model, table: &Table, case: &Case) {
    let Case::Decode { record, bytes, .. } = case else { return };
    let about = format!("{record:?} {bytes:02x?}");
    let found = match record {
        Some(id) => (table.decode)(&model.records[id.index()].name, bytes),
        None => {
            // Generated code decodes members of one family; the interpreter, of any that has this size.
            let mut of_size = model.families.iter().filter(|f| f.parent.is_none() && f.size as usize == bytes.len());
            let (Some(family), None) = (of_size.next(), of_size.next()) else { return };
            (table.decode_member)(&family.name, bytes)
        }
    };
    match (support::expected(model, case), found) {
        (Ok(Expected::Decoded { record, literal, profiles, again }), Ok((text, kept))) => {
            assert_eq!(literal, text, "{about}");
            // Bits that may hold anything are cleared at once.
            assert_eq!(again, kept, "{about} {literal}");
            let profile = profiles.first().and_then(|p| model.profile(p)).map(|p| p.index());
            match (table.rebuild)(&record, bytes, profile) {
                Ok(rebuilt) => assert_eq!(again, rebuilt, "{about} {literal}"),
                Err(e) => panic!("{about} {literal}: not rebuilt: {e}"),
            }
            // What is printed says it all, but for numbers in the bytes of others that are zero.
            let shares =
                |r: &str| model.record(r).is_some_and(|id| model.records[id.index()].fields.iter().any(|f| f.shared));
            if value_of(model, &literal).is_some() && !shares(&record) {
                let parsed = (table.parse)(&record, &literal, profile);
                assert_eq!(Ok(&again), parsed.as_ref().map_err(ToString::to_string), "{about} {literal}");
            }
            rebuilds(model, table, &record, bytes);
        }
        (Err(e), Err(f)) => assert_same(model, e, &f, &about),
        (expected, found) => panic!("{about}: {expected:?} against {found:?}"),
    }
}

/// The fields of a legal record, built as every profile writes it.
fn rebuilds(model: &Model, table: &Table, record: &str, bytes: &[u8]) {
    let id = model.record(record).expect("a record");
    let value = codec::decode_record(model, id, bytes).expect("legal").value;
    let profiles = (0..model.profiles.len()).map(|p| Some(ProfileId(p as u32))).chain([None]);
    for profile in profiles {
        let about = format!("{bytes:02x?} {} {profile:?}", codec::print(model, &value));
        match (support::encoded(model, &value, profile), (table.rebuild)(record, bytes, profile.map(|p| p.index()))) {
            (Ok(Expected::Encoded(expected)), Ok(found)) => assert_eq!(expected, found, "{about}"),
            (Err(e), Err(f)) => assert_same(model, e, &f, &about),
            (e, f) => panic!("{about}: {e:?} against {f:?}"),
        }
    }
}

fn encodes(model: &Model, table: &Table, case: &Case) {
    let Case::Encode { value, profile, .. } = case else { return };
    let literal = codec::print(model, value);
    // Of a value that no literal can say, what its literal says is tried.
    let Some(value) = value_of(model, &literal) else { return };
    let name = &model.records[value.record.index()].name;
    let found = (table.parse)(name, &literal, profile.map(|p| p.index()));
    match (support::encoded(model, &value, *profile), found) {
        (Ok(Expected::Encoded(bytes)), Ok(found)) => assert_eq!(bytes, found, "{literal}"),
        (Err(e), Err(f)) => match f.record_error() {
            Some(f) => assert_same(model, e, &f, &literal),
            None => panic!("{literal}: {e:?} against {f}"),
        },
        (e, f) => panic!("{literal}: {e:?} against {f:?}"),
    }
}

fn agree(model: &Model, table: &Table) {
    let (cases, mut rng) = (Cases::new(model), support::rng(21));
    for case in cases.take(&mut rng, support::count(8_000)) {
        decodes(model, table, &case);
        encodes(model, table, &case);
    }
}

#[test]
fn on_a_toy() {
    use toy_table::{decode, decode_member, parse, rebuild};
    agree(&support::toy(), &Table { decode, decode_member, parse, rebuild });
}

#[test]
fn on_shapes() {
    use shapes_table::{decode, decode_member, parse, rebuild};
    agree(&support::model("shapes.chappe", Some("first")), &Table { decode, decode_member, parse, rebuild });
}

#[test]
fn on_modes_of_number_zero() {
    use modes_table::{decode, decode_member, parse, rebuild};
    agree(&support::model("modes.chappe", None), &Table { decode, decode_member, parse, rebuild });
}

/// Every profile's operands in every part of a record.
#[test]
fn on_operands_that_profiles_write() {
    use modes_table::{decode, decode_member, parse, rebuild};
    let (model, table) = (support::model("modes.chappe", None), Table { decode, decode_member, parse, rebuild });
    let id = |name| model.record(name).expect("a record");
    let written = [0u8, 3, 4, 7, 8, 9];
    for (a, b, c) in written
        .iter()
        .flat_map(|a| written.iter().map(move |b| (*a, *b)))
        .flat_map(|(a, b)| written.iter().map(move |c| (a, b, *c)))
    {
        for modes in [[6, 6, 0], [5, 6, 0], [6, 6, 5], [0, 0, 0]] {
            let mut bytes = vec![0; 32];
            (bytes[0], bytes[8], bytes[16]) = (modes[0], modes[1], modes[2]);
            (bytes[4], bytes[12], bytes[20]) = (a, b, c);
            decodes(
                &model,
                &table,
                &Case::Decode { record: Some(id("Written")), bytes, origin: support::Bytes::Sparse },
            );
        }
        let mut bytes = vec![0; 16];
        (bytes[0], bytes[4], bytes[8]) = (6, a, b);
        decodes(&model, &table, &Case::Decode { record: Some(id("Strict")), bytes, origin: support::Bytes::Sparse });
    }
}

#[test]
fn on_cells_of_tables() {
    use tables_table::{decode, decode_member, parse, rebuild};
    agree(&support::model("tables.chappe", None), &Table { decode, decode_member, parse, rebuild });
}

#[test]
fn on_unions() {
    use unions_table::{decode, decode_member, parse, rebuild};
    agree(&support::model("unions.chappe", None), &Table { decode, decode_member, parse, rebuild });
}
