//! Which rows of a record are there.

use super::value::RecordValue;
use crate::eval::{Env, EvalError};
use crate::model::{Available, Expr, ExprKind, Field, Model};

/// Whether a row is there.
#[derive(Clone, Copy, Debug)]
pub(super) enum Presence<'m> {
    /// It is.
    Here,
    /// The architecture lacks it; why.
    Unavailable(&'m str),
    /// Its condition does not hold.
    Unless(&'m Expr),
}

/// Whether a row of a record with these values is there.
pub(super) fn presence<'m>(model: &'m Model, field: &'m Field, value: &RecordValue) -> Result<Presence<'m>, EvalError> {
    if let Available::No(why) = &field.notes.available {
        return Ok(Presence::Unavailable(why));
    }
    match &field.guard {
        Some(guard) if !Env::new(model).with_fields(value).truth(guard)? => Ok(Presence::Unless(guard)),
        _ => Ok(Presence::Here),
    }
}

/// `range_first is 9`, for every number that a condition uses; for help.
pub(super) fn values(model: &Model, record: &crate::model::Record, value: &RecordValue, e: &Expr) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    e.each_field(&mut |id| {
        let field = record.fields.get(id.index());
        let Some(name) = field.and_then(|f| f.name.as_deref()) else { return };
        let field = Expr { kind: ExprKind::Field(id), span: e.span };
        if let Ok(v) = Env::new(model).with_fields(value).eval(&field) {
            let text = format!("{name} is {}", crate::eval::value_text(&v));
            if !words.contains(&text) {
                words.push(text);
            }
        }
    });
    words
}
