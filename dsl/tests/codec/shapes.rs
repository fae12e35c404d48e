//! Unions, arrays, nested records, bit fields, byte orders.

use chappe_dsl::codec::{Data, RecordValue, decode_record, encode, print};
use chappe_dsl::model::*;
use chappe_dsl::source::Span;

use crate::build::*;

fn arm(name: &str, ty: Type, size: u32, when: Option<i128>) -> Arm {
    Arm { name: name.to_owned(), ty, big: false, size, when, notes: Notes::default(), span: Span::default() }
}

fn u16s(count: u32) -> Type {
    Type::Array { element: Box::new(Type::Scalar(Scalar::Uint, 16)), big: false, count, stride: 2 }
}

/// `Outer` holds a union by selector, one without, an array of records with a stride, and a split big number.
fn model() -> Model {
    let mut m = Model { spec: "toy".to_owned(), ..Model::default() };
    let inner = add(&mut m, record("Inner", 4, vec![constant("tag", 0, 7), scalar("x", 2, Scalar::Int, 16)]), None);
    let by = UnionField {
        offset: 0,
        size: 8,
        arms: vec![arm("device", Type::Record(inner), 4, Some(1)), arm("host", u16s(4), 8, Some(0))],
        selector: Some(FieldId(1)),
    };
    let view = UnionField {
        offset: 12,
        size: 4,
        arms: vec![arm("ring", Type::Record(inner), 4, None), arm("mesh", u16s(2), 4, None)],
        selector: None,
    };
    let bit = Place { pieces: vec![Piece { record_bit: 64, value_bit: 0, width: 1 }], width: 1 };
    let steps = Type::Array { element: Box::new(Type::Record(inner)), big: false, count: 3, stride: 6 };
    let split = Place {
        pieces: vec![
            Piece { record_bit: 34 * 8, value_bit: 8, width: 4 },
            Piece { record_bit: 35 * 8, value_bit: 0, width: 8 },
        ],
        width: 12,
    };
    let fields = vec![
        row("", 0, FieldKind::Union(by)),
        row("on_device", 8, FieldKind::Value { ty: Type::Scalar(Scalar::Bool, 1), at: Location::Bits(bit) }),
        row("view", 12, FieldKind::Union(view)),
        bytes("steps", 16, steps),
        row("imm", 34, FieldKind::Value { ty: Type::Scalar(Scalar::Int, 12), at: Location::Bits(split) }),
    ];
    add(&mut m, record("Outer", 36, fields), None);
    rest_zero(&mut m);
    m
}

fn inner(x: i128) -> Data {
    Data::Record(RecordValue { record: RecordId(0), fields: vec![Data::Absent, Data::Int(x)] })
}

#[test]
fn unions_arrays_and_splits_go_round() {
    let m = model();
    let given = [
        ("on_device", Data::Int(1)),
        ("view", Data::Arm(0, Box::new(inner(3)))),
        ("steps", Data::List(vec![inner(0), inner(-2)])),
        ("imm", Data::Int(-2048)),
    ];
    let mut v = value(&m, "Outer", &given);
    v.fields[0] = Data::Arm(0, Box::new(inner(-1)));
    let b = encode(&m, &v, None).unwrap();
    assert_eq!(b[..9], [7, 0, 0xFF, 0xFF, 0, 0, 0, 0, 1]);
    assert_eq!(b[16..32], [7, 0, 0, 0, 0, 0, 7, 0, 0xFE, 0xFF, 0, 0, 7, 0, 0, 0]);
    assert_eq!(b[34..], [8, 0]);
    let d = decode_record(&m, v.record, &b).unwrap();
    assert_eq!(d.value, v);
    assert_eq!(
        print(&m, &d.value),
        "Outer { device: Inner { x: -1 }, on_device: true, view: ring { x: 3 }, steps: [Inner {}, Inner { x: -2 }], \
         imm: -2048 }"
    );
    let e = decode_record(&m, v.record, &[0; 36]).unwrap_err();
    assert_eq!(e[0].message, "Outer: view.ring.tag at 0x0C must be 0x07, found 0x00");
    assert_eq!(e[1].message, "Outer: steps[0].tag at 0x10 must be 0x07, found 0x00");
}

#[test]
fn constants_of_absent_parts_are_stamped() {
    let m = model();
    let v = value(&m, "Outer", &[]);
    let b = encode(&m, &v, None).unwrap();
    assert_eq!((b[0], b[12], b[16], b[22], b[28]), (0, 7, 7, 7, 7));
    let d = decode_record(&m, v.record, &b).unwrap();
    assert_eq!(d.value.fields[0], Data::Arm(1, Box::new(Data::List(vec![]))));
    assert_eq!(d.value.fields[3], Data::List(vec![]));
    assert_eq!(print(&m, &d.value), "Outer {}");
}

#[test]
fn the_selector_picks_the_arm() {
    let m = model();
    let mut v = value(&m, "Outer", &[]);
    v.fields[0] = Data::Arm(0, Box::new(inner(0)));
    let e = encode(&m, &v, None).unwrap_err();
    assert_eq!(e[0].message, "device: the arm device needs on_device to be 1, found 0");
    let mut b = encode(&m, &value(&m, "Outer", &[("on_device", Data::Int(1))]), None).unwrap();
    b[5] = 1;
    let e = decode_record(&m, v.record, &b).unwrap_err();
    assert_eq!(e[0].message, "reserved byte 0x05 of Outer must be zero, after device, found 0x01");
    let v = value(&m, "Outer", &[("view", Data::Arm(1, Box::new(Data::List(vec![Data::Int(1); 3]))))]);
    assert_eq!(encode(&m, &v, None).unwrap_err()[0].message, "view.mesh: list too long: 3 elements, at most 2");
    let v = value(&m, "Outer", &[("view", Data::Arm(1, Box::new(Data::List(vec![Data::Int(7), Data::Int(1)]))))]);
    assert_eq!(print(&m, &v), "Outer { view: mesh([7, 1]) }");
}

#[test]
fn odd_models_give_errors() {
    let mut m = model();
    // A record that holds itself, and rows beyond the end.
    let own = RecordId(m.records.len() as u32);
    let far =
        Location::Bits(Place { pieces: vec![Piece { record_bit: u32::MAX, value_bit: 99, width: 250 }], width: 250 });
    let fields = vec![
        bytes("me", 0, Type::Record(own)),
        bytes("again", 0, Type::Record(own)),
        row("far", u32::MAX, FieldKind::Value { ty: Type::Scalar(Scalar::Int, 250), at: far }),
        bytes("text", u32::MAX, Type::Str { len: u32::MAX, terminated: true }),
        bytes("many", 2, Type::Array { element: Box::new(Type::Bits(0)), big: true, count: u32::MAX, stride: 0 }),
        bytes("set", 3, Type::Bits(u32::MAX)),
        bytes("lost", 0, Type::Record(RecordId(99))),
        mode("mode", 1 << 28, ModeTable::Wait(WaitId(9)), 1 << 28),
    ];
    let mut r = record("Odd", 4, Vec::new());
    r.fields = fields;
    add(&mut m, r, None);
    let v = value(&m, "Odd", &[]);
    assert!(encode(&m, &v, None).is_err());
    assert!(decode_record(&m, own, &[1; 4]).is_err());
    assert!(chappe_dsl::codec::fields_of(&m, &v).len() > 7);
    assert_eq!(print(&m, &v), "Odd {}");
}
