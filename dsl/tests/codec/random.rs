//! Random values of the records of any model, and what must hold for them.

use chappe_dsl::codec::{CodecError, Data, RecordValue, decode, decode_record, encode};
use chappe_dsl::codes::codec as codes;
use chappe_dsl::eval::Env;
use chappe_dsl::model::*;

/// Bytes that decide; zeros when they are used up, so that fewer bytes mean simpler cases.
pub(crate) struct Entropy {
    bytes: Vec<u8>,
    at: usize,
}

impl Entropy {
    pub(crate) fn new(bytes: Vec<u8>) -> Self {
        Entropy { bytes, at: 0 }
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.at += 1;
        self.bytes.get(self.at - 1).copied().unwrap_or(0)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        if n <= 1 { 0 } else { (usize::from(self.byte()) | usize::from(self.byte()) << 8) % n }
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) + 1 == n
    }

    /// A number of that many bits, often at an edge.
    pub(crate) fn number(&mut self, width: u8) -> u64 {
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        mask & match self.below(5) {
            0 => u64::from(self.byte()),
            1 => mask,
            2 => mask >> 1,
            3 => (mask >> 1) + 1,
            _ => (0..8).fold(0, |v, _| v << 8 | u64::from(self.byte())),
        }
    }
}

/// A legal value in normal form, `require`s and shared values aside.
pub(crate) fn value(m: &Model, id: RecordId, e: &mut Entropy) -> RecordValue {
    let record = &m.records[id.index()];
    let mut v = RecordValue { record: id, fields: vec![Data::Absent; record.fields.len()] };
    let later = |f: &Field| f.guard.is_some() || matches!(&f.kind, FieldKind::Union(u) if u.selector.is_some());
    for second in [false, true] {
        for (i, f) in record.fields.iter().enumerate().filter(|(_, f)| later(f) == second) {
            let here = f.guard.as_ref().is_none_or(|g| Env::new(m).with_fields(&v).truth(g).unwrap());
            if here && f.notes.available == Available::Yes {
                v.fields[i] = row(m, &v, f, e);
            }
        }
    }
    v
}

fn row(m: &Model, v: &RecordValue, f: &Field, e: &mut Entropy) -> Data {
    match &f.kind {
        FieldKind::Value { ty, .. } => typed(m, ty, e),
        FieldKind::Constant { .. } | FieldKind::Fill { .. } => Data::Absent,
        FieldKind::Mode(mode) => self::mode(m, mode, e),
        FieldKind::Union(u) => {
            let selected = u.selector.map(|s| {
                let v = match (&m.records[v.record.index()].fields[s.index()].kind, &v.fields[s.index()]) {
                    (FieldKind::Constant { bits, .. }, _) => i128::from(*bits),
                    (_, Data::Int(v)) => *v,
                    _ => 0,
                };
                u.arms.iter().position(|a| a.when == Some(v))
            });
            match selected.unwrap_or(Some(0)) {
                Some(arm) => Data::Arm(arm, Box::new(typed(m, &u.arms[arm].ty, e))),
                None => Data::Absent,
            }
        }
    }
}

fn typed(m: &Model, ty: &Type, e: &mut Entropy) -> Data {
    match ty {
        Type::Scalar(Scalar::Enum(id), width) => {
            let of = &m.enums[id.index()];
            let rows: Vec<_> = of.rows.iter().filter(|r| r.notes.available == Available::Yes).collect();
            if of.open && (rows.is_empty() || e.one_in(3)) {
                return Data::Int(e.number(*width).into());
            }
            Data::Int(rows[e.below(rows.len())].value)
        }
        Type::Scalar(Scalar::Uint | Scalar::Bool, width) => Data::Int(e.number(*width).into()),
        Type::Scalar(Scalar::Int, width) => {
            let v = i128::from(e.number(*width));
            Data::Int(if v >> (width - 1) == 0 { v } else { v - (1 << width) })
        }
        Type::Bits(n) => {
            let mut ones: Vec<u32> = (0..e.below(6)).map(|_| e.below(*n as usize) as u32).collect();
            ones.sort_unstable();
            ones.dedup();
            Data::Bits(ones)
        }
        Type::Str { len, terminated } => {
            let len = e.below(*len as usize + usize::from(!terminated));
            // No question mark: printing says with it that something does not fit.
            Data::Str((0..len).map(|_| e.byte() % 127 + 1).map(|b| if b == b'?' { b'!' } else { b }).collect())
        }
        Type::Array { element, count, .. } => {
            let mut list: Vec<Data> = (0..e.below(*count as usize + 1)).map(|_| typed(m, element, e)).collect();
            while list.last().is_some_and(zero) {
                list.pop();
            }
            Data::List(list)
        }
        Type::Record(id) => Data::Record(value(m, *id, e)),
    }
}

/// Whether an element is cut off at the end of an array.
fn zero(d: &Data) -> bool {
    match d {
        Data::Absent | Data::Int(0) => true,
        Data::Int(_) | Data::Mode { .. } => false,
        Data::Bits(b) => b.is_empty(),
        Data::Str(s) => s.is_empty(),
        Data::List(l) => l.iter().all(zero),
        Data::Record(v) => v.fields.iter().all(zero),
        Data::Arm(_, d) => zero(d),
    }
}

fn mode(m: &Model, field: &ModeField, e: &mut Entropy) -> Data {
    let modes: Vec<(bool, Option<BankId>, bool)> = match field.table {
        ModeTable::Wait(id) => {
            let bank = |w: &WaitMode| if let Known::Known(k) = &w.meaning { Some(k.bank) } else { None };
            let modes = m.waits[id.index()].modes.iter();
            modes.map(|w| (w.notes.available == Available::Yes, bank(w), w.takes_value())).collect()
        }
        ModeTable::Update(id) => {
            let bank = |w: &UpdateMode| if let Known::Known(k) = &w.meaning { Some(k.bank) } else { None };
            let modes = m.updates[id.index()].modes.iter();
            modes.map(|w| (w.notes.available == Available::Yes, bank(w), w.takes_value())).collect()
        }
    };
    let here: Vec<usize> = modes.iter().enumerate().filter(|(_, m)| m.0).map(|(i, _)| i).collect();
    if here.is_empty() || field.optional && e.one_in(2) {
        return Data::Absent;
    }
    let mode = here[e.below(here.len())];
    let (_, bank, takes) = modes[mode];
    let size = bank.map_or(u64::MAX, |b| u64::from(m.banks[b.index()].size));
    let index = e.number(field.index.width) % size;
    Data::Mode { mode, index, value: if takes { e.number(field.value.as_ref().map_or(0, |p| p.width)) } else { 0 } }
}

/// Encodes under every profile, decodes, encodes again, damages. The bytes without a profile, if they exist.
pub(crate) fn round(m: &Model, v: &RecordValue, e: &mut Entropy) -> Option<Vec<u8>> {
    let profiles = (0..m.profiles.len()).map(|i| Some(ProfileId(i as u32))).chain([None]);
    let mut plain = None;
    for p in profiles {
        match encode(m, v, p) {
            Ok(bytes) => {
                let d = decode_record(m, v.record, &bytes).unwrap_or_else(|e| panic!("{v:?} {bytes:02X?} {e:#?}"));
                assert_eq!(d.value, *v);
                assert!(p.is_none_or(|p| d.profiles.contains(&p)), "{v:?} {p:?}");
                if p.is_none() {
                    damage(m, v.record, &bytes, e);
                    plain = Some(bytes);
                }
            }
            Err(errors) => {
                let allowed = |e: &CodecError| {
                    [codes::REQUIREMENT, codes::SHARED_VALUE].contains(&e.code)
                        || p.is_some() && e.code == codes::PROFILE
                };
                assert!(errors.iter().all(allowed), "{v:?} {errors:#?}");
            }
        }
    }
    plain
}

fn damage(m: &Model, id: RecordId, bytes: &[u8], e: &mut Entropy) {
    let mut bytes = bytes.to_vec();
    for _ in 0..=e.below(3) {
        let at = e.below(bytes.len());
        bytes[at] ^= 1 << e.below(8);
        accepted(m, Some(id), &bytes);
        if m.records[id.index()].family.is_some() {
            accepted(m, None, &bytes);
        }
    }
}

/// What is accepted is given back by one of the profiles, or without one; what is not is said where.
pub(crate) fn accepted(m: &Model, id: Option<RecordId>, bytes: &[u8]) {
    let decoded = match id {
        Some(id) => decode_record(m, id, bytes),
        None => decode(m, bytes),
    };
    match decoded {
        Ok(d) => {
            let record = &m.records[d.value.record.index()];
            let encoded = |p: Option<ProfileId>| match encode(m, &d.value, p) {
                Ok(mut b) => {
                    for bit in record.ignored.ones() {
                        b[bit / 8] = b[bit / 8] & !(1 << (bit % 8)) | bytes[bit / 8] & 1 << (bit % 8);
                    }
                    b == bytes
                }
                Err(_) => false,
            };
            let all: Vec<ProfileId> = (0..m.profiles.len()).map(|i| ProfileId(i as u32)).collect();
            let same: Vec<ProfileId> = all.into_iter().filter(|p| encoded(Some(*p))).collect();
            assert_eq!(d.profiles, same, "{bytes:02X?} {:?}", d.value);
            assert!(!same.is_empty() || encoded(None), "{bytes:02X?} {:?}", d.value);
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for e in &errors {
                assert!(e.offset.is_some_and(|o| (o as usize) < bytes.len().max(1)), "{e:?}");
                assert!(e.bits.is_some_and(|(a, b)| a <= b && b as usize <= bytes.len() * 8), "{e:?}");
            }
            assert!(errors.is_sorted_by_key(|e| e.offset));
        }
    }
}
