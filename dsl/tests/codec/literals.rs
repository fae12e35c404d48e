//! Literals that a program evaluates: parameters, registers, sets, arms.

use chappe_dsl::codec::{Data, encode, value_of};
use chappe_dsl::codes::codec as codes;
use chappe_dsl::model::*;
use chappe_dsl::source::Span;

use crate::build::*;

fn literal(record: u32, fields: Vec<(u32, FieldValue)>) -> Literal {
    let fields = fields.into_iter().map(|(i, v)| (FieldId(i), v)).collect();
    Literal { record: RecordId(record), fields, span: Span::default() }
}

fn param(i: u32) -> Expr {
    expr(ExprKind::Param(i))
}

#[test]
fn parameters_and_registers_are_operands() {
    let m = sync();
    let wait = |index, value| FieldValue::Mode { mode: 2, index, value: Some(value), span: Span::default() };
    let l = literal(1, vec![(3, wait(param(0), param(1)))]);
    let v = value_of(&m, &l, &[Value::Int(9), Value::Register(7)]).unwrap();
    assert_eq!(v, value(&m, "Halt", &[("wait", given(2, 9, 7))]));
    assert!(encode(&m, &v, None).is_ok());
    let e = value_of(&m, &literal(1, vec![(3, wait(int(-1), param(9)))]), &[]).unwrap_err();
    let found: Vec<_> = e.iter().map(|e| (e.field.as_deref(), e.message.as_str())).collect();
    let negative = "wait: index -1 is negative: give its bits, as in 0xFFFFFFFF";
    assert_eq!(found, [(Some("wait"), negative), (Some("wait"), "a parameter has no value here")]);
    assert_eq!(e[0].code, codes::RANGE);
}

#[test]
fn sets_take_ranges() {
    let m = sync();
    let range = expr(ExprKind::Range(Box::new(int(3)), Box::new(int(5)), true));
    let set = FieldValue::Set(vec![int(40), range, int(4)], Span::default());
    let l = literal(3, vec![(3, FieldValue::Expr(int(2))), (6, set)]);
    let v = value_of(&m, &l, &[]).unwrap();
    assert_eq!(v.fields[6], Data::Bits(vec![3, 4, 5, 40]));
    assert_eq!(encode(&m, &v, None).unwrap()[0x20..0x26], [0b11_1000, 0, 0, 0, 0, 1]);
}

#[test]
fn an_enumerator_may_come_by_its_meaning() {
    let m = sync();
    let l = literal(3, vec![(3, FieldValue::Meaning(0, EnumId(0)))]);
    assert_eq!(value_of(&m, &l, &[Value::Int(2)]).unwrap().fields[3], Data::Int(2));
    assert!(value_of(&m, &l, &[]).is_err());
}
