//! What the interpreted codec says.

use chappe_dsl::codec::{self, CodecError, RecordValue};
use chappe_dsl::model::{Model, ProfileId, RecordId};

use super::cases::Case;

/// What a codec makes of a case.
pub type Outcome = Result<Expected, Failure>;

/// Success.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A value was encoded to these bytes.
    Encoded(Vec<u8>),
    /// Bytes were decoded.
    Decoded {
        /// Name of the record.
        record: String,
        /// Its value as the language's literal.
        literal: String,
        /// The profiles that could have written it.
        profiles: Vec<String>,
        /// The value encoded again, under the first of these profiles, or under none.
        again: Vec<u8>,
    },
}

/// The first error in byte order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its code, `E0601`.
    pub code: &'static str,
    /// The outermost record; `None` if no record was recognized.
    pub record: Option<String>,
    /// The field's path.
    pub field: Option<String>,
    /// First byte concerned.
    pub offset: Option<u32>,
    /// Bits concerned, half open.
    pub bits: Option<(u32, u32)>,
    /// What is wrong.
    pub message: String,
}

impl From<&CodecError> for Failure {
    fn from(e: &CodecError) -> Self {
        Failure {
            code: e.code.0,
            record: e.record.clone(),
            field: e.field.clone(),
            offset: e.offset,
            bits: e.bits,
            message: e.message.clone(),
        }
    }
}

fn first(errors: &[CodecError]) -> Failure {
    errors.first().expect("an error without an error").into()
}

/// The outcome of a case.
pub fn expected(model: &Model, case: &Case) -> Outcome {
    match case {
        Case::Encode { value, profile, .. } => encoded(model, value, *profile),
        Case::Decode { record, bytes, .. } => decoded(model, *record, bytes),
    }
}

/// The outcome of encoding.
pub fn encoded(model: &Model, value: &RecordValue, profile: Option<ProfileId>) -> Outcome {
    codec::encode(model, value, profile).map(Expected::Encoded).map_err(|e| first(&e))
}

/// The outcome of decoding: as that record, or as a member of any family.
pub fn decoded(model: &Model, record: Option<RecordId>, bytes: &[u8]) -> Outcome {
    let decoded = match record {
        Some(id) => codec::decode_record(model, id, bytes),
        None => codec::decode(model, bytes),
    };
    let d = decoded.map_err(|e| first(&e))?;
    let again = codec::encode(model, &d.value, d.profiles.first().copied()).expect("what was decoded can be encoded");
    let name = |p: &ProfileId| model.profiles[p.index()].name.clone();
    Ok(Expected::Decoded {
        record: model.records[d.value.record.index()].name.clone(),
        literal: codec::print(model, &d.value),
        profiles: d.profiles.iter().map(name).collect(),
        again,
    })
}
