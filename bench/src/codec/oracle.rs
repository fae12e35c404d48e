//! The interpreted codec: what all others must agree with.

use std::path::Path;

use chappe_dsl::codec::{self, Data, RecordValue};
use chappe_dsl::diagnostic::Diagnostics;
use chappe_dsl::load::{BuiltIn, Loaded, Loader};
use chappe_dsl::model::{FieldKind, ModeTable, Model, Type};
use chappe_dsl::resolve;

/// The ten records' specification.
pub const SPEC: &str = include_str!("../../spec/ten.chappe");

/// The interpreted codec.
#[derive(Debug)]
pub struct Oracle {
    model: Model,
}

impl Oracle {
    /// Of `spec/ten.chappe`.
    ///
    /// # Errors
    /// What is wrong with the specification.
    pub fn ten() -> Result<Oracle, String> {
        Self::new(&[], None, |loader, loaded, diags| Some(loader.text("ten.chappe", SPEC.to_owned(), loaded, diags)))
    }

    /// Of the whole Neuron specification on cayman.
    ///
    /// # Errors
    /// What is wrong with the specification.
    pub fn cayman() -> Result<Oracle, String> {
        let spec = chappe_neuron_spec::SPEC;
        let built_in = [BuiltIn { name: spec.name, root: spec.root, files: spec.files }];
        Self::new(&built_in, Some("cayman"), |loader, loaded, diags| loader.spec("neuron", loaded, diags))
    }

    fn new(
        built_in: &[BuiltIn],
        arch: Option<&str>,
        load: impl FnOnce(&Loader<'_>, &mut Loaded, &mut Diagnostics) -> Option<chappe_dsl::source::FileId>,
    ) -> Result<Oracle, String> {
        let read = |_: &Path| Err(std::io::Error::from(std::io::ErrorKind::NotFound));
        let loader = Loader { built_in, search: Vec::new(), read: &read };
        let (mut loaded, mut diags) = (Loaded::default(), Diagnostics::new());
        let root = load(&loader, &mut loaded, &mut diags);
        let model = root.and_then(|root| resolve::model(&loaded, root, arch, &mut diags));
        match model {
            Some(model) if !diags.has_errors() => Ok(Oracle { model }),
            _ => Err(diags.into_sorted().into_iter().map(|d| d.message).collect::<Vec<_>>().join("; ")),
        }
    }

    /// All fields of a record, as the peers read them; `None` if it is illegal.
    #[must_use]
    pub fn fields(&self, bytes: &[u8]) -> Option<Vec<u64>> {
        let decoded = codec::decode(&self.model, bytes).ok()?;
        let mut out = Vec::new();
        self.record(&decoded.value, &mut out);
        Some(out)
    }

    fn record(&self, value: &RecordValue, out: &mut Vec<u64>) {
        let Some(record) = self.model.records.get(value.record.index()) else { return };
        for (field, data) in record.fields.iter().zip(&value.fields) {
            match &field.kind {
                FieldKind::Mode(m) => out.extend(self.mode(m.table, data)),
                FieldKind::Value { ty, .. } if !field.key => values(ty, data, out),
                FieldKind::Value { .. } | FieldKind::Constant { .. } | FieldKind::Fill { .. } | FieldKind::Union(_) => {
                }
            }
        }
    }

    fn mode(&self, table: ModeTable, data: &Data) -> [u64; 3] {
        let Data::Mode { mode, index, value } = data else { return [0; 3] };
        let wire = match table {
            ModeTable::Wait(t) => self.model.waits.get(t.index()).and_then(|t| Some(t.modes.get(*mode)?.wire)),
            ModeTable::Update(t) => self.model.updates.get(t.index()).and_then(|t| Some(t.modes.get(*mode)?.wire)),
        };
        [wire.unwrap_or(0), *index, *value]
    }
}

fn values(ty: &Type, data: &Data, out: &mut Vec<u64>) {
    match (ty, data) {
        (Type::Bits(n), data) => {
            let mut words = vec![0; (*n as usize).div_ceil(64)];
            if let Data::Bits(ones) = data {
                ones.iter().for_each(|b| words[*b as usize / 64] |= 1u64 << (b % 64));
            }
            out.extend(words);
        }
        (_, Data::Str(text)) => out.extend([text.len() as u64, text.iter().map(|b| u64::from(*b)).sum()]),
        (Type::Array { count, .. }, Data::List(list)) => {
            let numbers = list.iter().map(|d| if let Data::Int(v) = d { *v as u64 } else { 0 });
            out.extend(numbers.chain(std::iter::repeat(0)).take(*count as usize));
        }
        (_, Data::Int(v)) => out.push(*v as u64),
        _ => out.push(0),
    }
}
