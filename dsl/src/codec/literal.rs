//! A resolved literal as a value.

use super::error::CodecError;
use super::fixed::fixed;
use super::value::{Data, RecordValue};
use crate::codes::codec as codes;
use crate::eval::{Env, EvalError};
use crate::model::{Expr, Field, FieldKind, FieldValue, Literal, Model, Record, Value};
use crate::source::Span;

/// How deep literals may nest.
const DEPTH: u32 = 64;

/// The value of a literal. Whether it fits the record is for [`super::encode`] to say.
///
/// A field that picks the arm of a union takes the value for the arm given, if the literal does not give it itself.
///
/// # Errors
/// All expressions that have no value, with their places.
pub fn value_of(model: &Model, literal: &Literal, params: &[Value]) -> Result<RecordValue, Vec<CodecError>> {
    let env = Env::new(model).with_params(params);
    let mut cx = Literals { model, env, errors: Vec::new(), path: Vec::new() };
    let value = cx.record(literal);
    if cx.errors.is_empty() { Ok(value) } else { Err(cx.errors) }
}

struct Literals<'a> {
    model: &'a Model,
    env: Env<'a>,
    errors: Vec<CodecError>,
    /// Names of the fields around.
    path: Vec<&'a str>,
}

impl<'a> Literals<'a> {
    fn record(&mut self, literal: &Literal) -> RecordValue {
        let Some(record) = self.model.records.get(literal.record.index()).filter(|_| self.path.len() < DEPTH as usize)
        else {
            self.error(CodecError::new(codes::LAYOUT, "no such record").at(literal.span));
            return RecordValue { record: literal.record, fields: Vec::new() };
        };
        let mut fields = vec![Data::Absent; record.fields.len()];
        for (id, given) in &literal.fields {
            let (Some(field), Some(place)) = (record.fields.get(id.index()), fields.get_mut(id.index())) else {
                self.error(
                    CodecError::new(codes::LAYOUT, format!("no such field of {}", record.name)).at(literal.span),
                );
                continue;
            };
            self.path.push(field.name.as_deref().unwrap_or(""));
            *place = self.value(given);
            self.path.pop();
        }
        select(record, &mut fields);
        RecordValue { record: literal.record, fields }
    }

    fn value(&mut self, given: &FieldValue) -> Data {
        match given {
            FieldValue::Expr(e) => self.eval(e).map_or(Data::Absent, data),
            FieldValue::Meaning(param, _) => match self.env.params.get(*param as usize) {
                Some(v) => data(v.clone()),
                None => {
                    self.error(CodecError::new(codes::NOT_GIVEN, "a parameter has no value here"));
                    Data::Absent
                }
            },
            FieldValue::Mode { mode, index, value, .. } => {
                let index = self.operand(index, "index");
                let value = value.as_ref().map_or(Some(0), |v| self.operand(v, "value"));
                match (index, value) {
                    (Some(index), Some(value)) => Data::Mode { mode: *mode, index, value },
                    _ => Data::Absent,
                }
            }
            FieldValue::List(list, _) => Data::List(list.iter().map(|v| self.value(v)).collect()),
            FieldValue::Set(elements, _) => {
                let mut ones = Vec::new();
                for e in elements {
                    self.bits(e, &mut ones);
                }
                ones.sort_unstable();
                ones.dedup();
                Data::Bits(ones)
            }
            FieldValue::Record(literal) => Data::Record(self.record(literal)),
            FieldValue::Arm(i, inner) => Data::Arm(*i, Box::new(self.value(inner))),
        }
    }

    fn eval(&mut self, e: &Expr) -> Option<Value> {
        match self.env.eval(e) {
            Ok(v) => Some(v),
            Err(e) => {
                self.error(from_eval(e));
                None
            }
        }
    }

    /// An operand of a mode: any number of 64 bits, or a register.
    fn operand(&mut self, e: &Expr, what: &str) -> Option<u64> {
        let v = match self.eval(e)? {
            Value::Register(n) => return Some(u64::from(n)),
            v => v.int(),
        };
        match v.map(u64::try_from) {
            Some(Ok(v)) => return Some(v),
            Some(Err(_)) => {
                let v = v.unwrap_or(0);
                let why = if v < 0 { "is negative: give its bits, as in 0xFFFFFFFF" } else { "does not fit 64 bits" };
                self.said(codes::RANGE, &format!("{what} {v} {why}"), e.span);
            }
            None => self.said(codes::WRONG_KIND, &format!("the {what} is not a number"), e.span),
        }
        None
    }

    /// Elements of a set.
    fn bits(&mut self, e: &Expr, ones: &mut Vec<u32>) {
        match self.eval(e) {
            Some(Value::Set(s)) => ones.extend(s),
            Some(v) => match v.int().map(u32::try_from) {
                Some(Ok(bit)) => ones.push(bit),
                Some(Err(_)) => {
                    let text = format!("bit {} does not fit a set", v.int().unwrap_or(0));
                    self.said(codes::RANGE, &text, e.span);
                }
                None => self.said(codes::WRONG_KIND, "expected bit numbers", e.span),
            },
            None => {}
        }
    }

    fn said(&mut self, code: crate::codes::Code, text: &str, span: Span) {
        let message = format!("{}: {text}", self.field());
        self.error(CodecError::new(code, message).at(span));
    }

    fn error(&mut self, mut e: CodecError) {
        if !self.path.is_empty() {
            e.field = Some(self.field());
        }
        self.errors.push(e);
    }

    fn field(&self) -> String {
        let names: Vec<&str> = self.path.iter().copied().filter(|n| !n.is_empty()).collect();
        names.join(".")
    }
}

fn from_eval(e: EvalError) -> CodecError {
    let mut error = CodecError::new(e.code, e.message).at(e.span);
    error.help.extend(e.help);
    error
}

fn data(v: Value) -> Data {
    match v {
        Value::Int(n) | Value::Address(_, n) => Data::Int(n),
        Value::Str(s) => Data::Str(s.into_bytes()),
        Value::Set(s) => Data::Bits(s),
        Value::List(l) => Data::List(l.into_iter().map(data).collect()),
        Value::Register(r) => Data::Int(i128::from(r)),
    }
}

/// Sets the fields that pick arms, where only the arms are given.
fn select(record: &Record, fields: &mut [Data]) {
    for i in 0..fields.len() {
        let (Some(Field { kind: FieldKind::Union(u), .. }), Some(Data::Arm(arm, _))) =
            (record.fields.get(i), fields.get(i))
        else {
            continue;
        };
        let (Some(selector), Some(when)) = (u.selector, u.arms.get(*arm).and_then(|a| a.when)) else { continue };
        let free = record.fields.get(selector.index()).is_some_and(|f| fixed(record, f).is_none());
        match fields.get_mut(selector.index()) {
            Some(s) if free && *s == Data::Absent => *s = Data::Int(when),
            _ => {}
        }
    }
}
