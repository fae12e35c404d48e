//! Random layouts: rows of all kinds at random places that do not overlap, both byte orders, random values.

use chappe_dsl::ast::BinaryOp;
use chappe_dsl::codec::{Data, RecordValue, decode_record, encode, fields, fields_of, print};
use chappe_dsl::model::*;
use chappe_dsl::source::Span;
use proptest::prelude::*;

use crate::build::*;
use crate::random::{self, Entropy};

/// A record being laid out.
struct Draft<'e> {
    e: &'e mut Entropy,
    fields: Vec<Field>,
    /// First free bit.
    at: u32,
    big: bool,
    /// Records that it may hold, with their sizes.
    inner: Vec<(RecordId, u32)>,
}

impl Draft<'_> {
    fn bytes(&mut self, n: u32) -> u32 {
        self.align();
        let at = self.at / 8;
        self.at += n * 8;
        at
    }

    fn align(&mut self) {
        self.at = self.at.div_ceil(8) * 8;
        if self.e.one_in(4) {
            self.at += 8 * self.e.below(3) as u32;
        }
    }

    fn name(&self) -> String {
        format!("f{}", self.fields.len())
    }

    fn push(&mut self, kind: FieldKind, offset: u32) -> usize {
        let name = self.name();
        let hex = self.e.one_in(3);
        self.fields.push(Field { hex, ..row(&name, offset, kind) });
        self.fields.len() - 1
    }

    fn scalar(&mut self) -> (Scalar, u8) {
        match self.e.below(6) {
            0 => (Scalar::Int, 1 + self.e.below(64) as u8),
            1 => (Scalar::Bool, 1),
            2 => (Scalar::Enum(EnumId(0)), 8),
            3 => (Scalar::Enum(EnumId(1)), 8 * (1 + self.e.below(2) as u8)),
            _ => (Scalar::Uint, 1 + self.e.below(64) as u8),
        }
    }

    /// Bits in one piece, in two that are exchanged, or bytes of the record's order.
    fn place(&mut self, width: u8) -> (Place, u32) {
        if width.is_multiple_of(8) && self.e.one_in(2) {
            let at = self.bytes(u32::from(width) / 8);
            return (Place::bytes(at, width, self.big), at);
        }
        let at = self.at;
        self.at += u32::from(width);
        let piece = |record_bit, value_bit, width| Piece { record_bit, value_bit, width };
        let pieces = if width > 1 && self.e.one_in(2) {
            let low = 1 + self.e.below(usize::from(width) - 1) as u8;
            vec![piece(at + u32::from(width - low), 0, low), piece(at, low, width - low)]
        } else {
            vec![piece(at, 0, width)]
        };
        (Place { pieces, width }, at / 8)
    }

    fn ty(&mut self) -> (Type, u32) {
        let n = self.e.below(5) as u32;
        match self.e.below(6) {
            0 => (Type::Bits(8 * (n + 1)), n + 1),
            1 => (Type::Str { len: n + 2, terminated: self.e.one_in(2) }, n + 2),
            2 | 3 => {
                let (scalar, width) = self.scalar();
                let (size, gap) = (u32::from(width).div_ceil(8), self.e.below(3) as u32);
                let element = Box::new(Type::Scalar(scalar, width));
                let (count, stride) = (n + 1, size + gap);
                (Type::Array { element, big: self.big, count, stride }, (count - 1) * stride + size)
            }
            _ if self.inner.is_empty() => (Type::Bits(8), 1),
            i => {
                let pick = self.e.below(self.inner.len());
                let (id, size) = self.inner[pick];
                if i == 4 {
                    return (Type::Record(id), size);
                }
                let ty = Type::Array { element: Box::new(Type::Record(id)), big: false, count: n, stride: size + 1 };
                (ty, n * (size + 1))
            }
        }
    }

    fn mode(&mut self, shared: Option<u32>) -> u32 {
        let table = if self.e.one_in(2) { WAIT } else { UPDATE };
        let at = self.bytes(2);
        let value = shared.unwrap_or_else(|| self.bytes(4));
        let FieldKind::Mode(mut m) = mode("", at, table, value).kind else { return value };
        m.value = Some(Place::bytes(value, 32, self.big));
        self.push(FieldKind::Mode(m), at);
        value
    }

    fn union(&mut self, selector: bool) {
        let selector = selector.then(|| {
            let (place, at) = self.place(8);
            FieldId(
                self.push(FieldKind::Value { ty: Type::Scalar(Scalar::Uint, 8), at: Location::Bits(place) }, at) as u32
            )
        });
        let arms: Vec<Arm> = (0..1 + self.e.below(3))
            .map(|i| {
                let (ty, size) = self.ty();
                let when = selector.map(|_| self.e.below(3) as i128 * 2 + i as i128 * 8);
                let (notes, span) = (Notes::default(), Span::default());
                Arm { name: format!("arm{i}"), ty, big: self.big, size, when, notes, span }
            })
            .collect();
        let size = arms.iter().map(|a| a.size).max().unwrap_or(0);
        let offset = self.bytes(size);
        let first = arms.first().and_then(|a| a.when);
        let i = self.push(FieldKind::Union(UnionField { offset, size, arms, selector }), offset);
        if self.e.one_in(2) {
            self.fields[i].name = None;
        }
        // Most of the time an arm is picked.
        if let (Some(id), Some(v)) = (selector, first)
            && self.e.one_in(2)
        {
            let FieldKind::Value { at: Location::Bits(place), .. } = self.fields[id.index()].kind.clone() else {
                return;
            };
            self.fields[id.index()].kind = FieldKind::Constant { ty: Scalar::Uint, place, bits: v as u64 };
        }
    }

    /// Two rows in the same bytes, of which one is there.
    fn exclusive(&mut self) {
        let (place, at) = self.place(1);
        let pick = self.push(FieldKind::Value { ty: Type::Scalar(Scalar::Bool, 1), at: Location::Bits(place) }, at);
        let (a, b) = (self.ty(), self.ty());
        let at = self.bytes(a.1.max(b.1));
        for (v, (ty, _)) in [(1, a), (0, b)] {
            let i = self.push(FieldKind::Value { ty, at: Location::Bytes(at) }, at);
            if v == 1 || self.e.one_in(2) {
                self.fields[i].guard = Some(field_is(pick as u32, BinaryOp::Eq, int(v)));
            } else {
                self.fields.pop();
            }
        }
    }

    fn row(&mut self) {
        match self.e.below(9) {
            0..=2 => {
                let (scalar, width) = self.scalar();
                let (place, at) = self.place(width);
                let ty = Type::Scalar(scalar, width);
                self.push(FieldKind::Value { ty, at: Location::Bits(place) }, at);
            }
            3 => {
                let width = 1 + self.e.below(16) as u8;
                let bits = self.e.number(width);
                let (place, at) = self.place(width);
                self.push(FieldKind::Constant { ty: Scalar::Uint, place, bits }, at);
            }
            4 => {
                let (ty, size) = self.ty();
                let at = self.bytes(size);
                self.push(FieldKind::Value { ty, at: Location::Bytes(at) }, at);
            }
            5 => {
                let value = self.mode(None);
                if self.e.one_in(2) {
                    self.mode(Some(value));
                }
            }
            6 => {
                let selector = self.e.one_in(2);
                self.union(selector);
            }
            7 => self.exclusive(),
            _ => {
                let (from, to) = (self.at, self.at + 1 + self.e.below(20) as u32);
                self.at = to;
                self.push(FieldKind::Fill { bits: vec![(from, to)], ignored: false }, from / 8);
            }
        }
    }
}

/// A model whose records hold each other; a record may let the bits that no row takes hold anything.
fn model(e: &mut Entropy) -> Model {
    let mut m = sync();
    m.records.clear();
    m.names.clear();
    m.families.clear();
    m.profiles[0].rules.remove(0);
    m.enums = vec![
        enumeration("Closed", false, &[("zero", 0), ("one", 1), ("top", 255)]),
        enumeration("Open", true, &[("some", 3)]),
    ];
    let mut inner = Vec::new();
    for i in 0..3 {
        let big = e.one_in(2);
        let mut d = Draft { e, fields: Vec::new(), at: 0, big, inner: inner.clone() };
        for _ in 0..1 + d.e.below(5) {
            d.row();
        }
        d.align();
        let (fields, size) = (d.fields, d.at.div_ceil(8).max(1));
        inner.push((add(&mut m, record(&format!("R{i}"), size, fields), None), size));
    }
    rest_zero(&mut m);
    for r in &mut m.records {
        if e.one_in(4) {
            std::mem::swap(&mut r.zero, &mut r.ignored);
        }
    }
    // What a nested record ignores, the one around it ignores: said for the test's comparison of bytes.
    if m.records.iter().take(2).any(|r| r.ignored.count_ones(..) > 0) {
        for r in &mut m.records {
            if r.ignored.count_ones(..) > 0 {
                std::mem::swap(&mut r.zero, &mut r.ignored);
            }
        }
    }
    m
}

/// Any value at all, whether it fits or not.
fn nonsense(e: &mut Entropy, depth: u32) -> Data {
    let list = |e: &mut Entropy| (0..e.below(4)).map(|_| nonsense(e, depth + 1)).collect();
    match e.below(if depth > 3 { 5 } else { 8 }) {
        0 => Data::Absent,
        1 => Data::Int(i128::from(e.number(64)) - i128::from(e.number(64))),
        2 => Data::Bits((0..e.below(4)).map(|_| e.number(32) as u32).collect()),
        3 => Data::Str((0..e.below(9)).map(|_| e.byte()).collect()),
        4 => given(e.below(9), e.number(64), e.number(64)),
        5 => Data::List(list(e)),
        6 => Data::Record(RecordValue { record: RecordId(e.below(4) as u32), fields: list(e) }),
        _ => Data::Arm(e.below(4), Box::new(nonsense(e, depth + 1))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_layout_goes_round(bytes in proptest::collection::vec(any::<u8>(), 0..500)) {
        let mut e = Entropy::new(bytes);
        let m = model(&mut e);
        for i in 0..3 {
            let v = random::value(&m, RecordId(i), &mut e);
            random::round(&m, &v, &mut e);
            prop_assert!(!print(&m, &v).contains('?'));
            let size = m.records[i as usize].size as usize;
            let noise: Vec<u8> = (0..size).map(|_| if e.one_in(2) { e.byte() } else { 0 }).collect();
            random::accepted(&m, Some(RecordId(i)), &noise);
        }
    }

    #[test]
    fn values_that_do_not_fit_are_errors(bytes in proptest::collection::vec(any::<u8>(), 0..500)) {
        let mut e = Entropy::new(bytes);
        let mut m = model(&mut e);
        for i in 0..3 {
            let mut v = random::value(&m, RecordId(i), &mut e);
            for d in &mut v.fields {
                if e.one_in(3) {
                    *d = nonsense(&mut e, 0);
                }
            }
            if e.one_in(9) {
                v.fields.pop();
            }
            // What is taken comes back as something that encodes the same. Without a selector the first arm of a union is
            // read, and bytes of another one may be wrong for it.
            if let Ok(bytes) = encode(&m, &v, None) {
                match decode_record(&m, v.record, &bytes) {
                    Ok(d) => prop_assert_eq!(encode(&m, &d.value, None).unwrap(), bytes),
                    Err(e) => prop_assert!(format!("{v:?}").contains("Arm("), "{v:?} {e:?}"),
                }
            }
            let _ = (print(&m, &v), fields_of(&m, &v), fields(&m, v.record));
        }
        // Records that are shorter than their rows.
        for r in &mut m.records {
            r.size = e.below(r.size as usize + 1) as u32;
        }
        for i in 0..3 {
            let v = random::value(&m, RecordId(i), &mut e);
            let _ = encode(&m, &v, None);
            let bytes: Vec<u8> = (0..m.records[i as usize].size).map(|_| e.byte()).collect();
            let _ = decode_record(&m, RecordId(i), &bytes);
        }
    }
}
