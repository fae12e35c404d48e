//! Lowerings and builders with values for their parameters: the records they write.

use chappe_runtime::program::{AluOp, Compare};

use crate::codec::{self, RecordValue};
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{
    EnumId, FieldValue, Known, Literal, Meaning, Model, Operand, ProfileId, Template, TemplateKind, Value,
};
use crate::source::Span;

/// How deep builders may call each other.
const DEPTH: u32 = 32;

/// A record that a template writes, and the profile it insists on.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) value: RecordValue,
    pub(super) profile: Option<ProfileId>,
}

/// What a statement wants of an operator field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Compare { compare: Compare, register: bool },
    Alu(AluOp),
}

/// The records of a template.
pub(super) fn make(model: &Model, template: &Template, params: &[Value]) -> Result<Vec<Made>, Vec<Diagnostic>> {
    let mut out = Vec::new();
    fill(model, template, params, template.profile, DEPTH, &mut out)?;
    Ok(out)
}

fn fill(
    model: &Model,
    template: &Template,
    params: &[Value],
    profile: Option<ProfileId>,
    depth: u32,
    out: &mut Vec<Made>,
) -> Result<(), Vec<Diagnostic>> {
    let env = Env::new(model).with_params(params);
    for s in &template.body {
        if let Some(g) = &s.guard
            && !env.truth(g).map_err(|e| vec![e.into()])?
        {
            continue;
        }
        match &s.kind {
            TemplateKind::Literal(l) => out.push(Made { value: value_of(model, l, params)?, profile }),
            TemplateKind::Call { builder, args } => {
                let inner = model.builders.get(builder.index()).filter(|_| depth > 0);
                let Some(inner) = inner else {
                    let message = format!("`{}` calls builders in a circle", template.name);
                    return Err(vec![Diagnostic::error(codes::CALL, s.span, message)]);
                };
                let args: Result<Vec<Value>, _> = args.iter().map(|a| env.eval(a)).collect();
                let args = args.map_err(|e| vec![e.into()])?;
                fill(model, inner, &args, profile.or(inner.profile), depth - 1, out)?;
            }
        }
    }
    Ok(())
}

/// The record of a literal.
pub(super) fn value_of(model: &Model, literal: &Literal, params: &[Value]) -> Result<RecordValue, Vec<Diagnostic>> {
    codec::value_of(model, literal, params).map_err(|e| e.into_iter().map(Diagnostic::from).collect())
}

/// The number that a template wants for its parameter of that name, where the parameter is an operator: that of the
/// enumerator whose meaning is wanted.
pub(super) fn operator(
    model: &Model,
    template: &Template,
    param: &str,
    wanted: Wanted,
    span: Span,
) -> Result<Value, Diagnostic> {
    let index = template.params.iter().position(|p| p.name == param).map_or(u32::MAX, |i| i as u32);
    let table = template.body.iter().find_map(|s| match &s.kind {
        TemplateKind::Literal(l) => l.fields.iter().find_map(|(_, v)| meaning_of(v, index)),
        TemplateKind::Call { .. } => None,
    });
    // Nobody looks at it: any number will do.
    let Some(table) = table.and_then(|t| model.enums.get(t.index())) else { return Ok(Value::Int(0)) };
    let fits = |m: &Known<Meaning>| match (m, wanted) {
        (Known::Known(Meaning::Alu(op)), Wanted::Alu(w)) => *op == w,
        (Known::Known(Meaning::Compare(c, o)), Wanted::Compare { compare, register }) => {
            *c == compare && matches!(o, Operand::Register) == register
        }
        _ => false,
    };
    let row = table
        .rows
        .iter()
        .find(|r| r.notes.available == crate::model::Available::Yes && r.meaning.as_ref().is_some_and(fits));
    row.map(|r| Value::Int(r.value)).ok_or_else(|| {
        let what = match wanted {
            Wanted::Alu(op) => format!("register operation `{op:?}`").to_lowercase(),
            Wanted::Compare { compare, register } => {
                format!("comparison `{}` with {}", sign(compare), if register { "a register" } else { "a number" })
            }
        };
        Diagnostic::error(codes::NO_LOWERING, span, format!("{} has no {what}", model.title()))
            .with(table.span, format!("no row of `{}` means it", table.name))
    })
}

fn meaning_of(v: &FieldValue, param: u32) -> Option<EnumId> {
    match v {
        FieldValue::Meaning(p, e) if *p == param => Some(*e),
        FieldValue::List(l, _) => l.iter().find_map(|v| meaning_of(v, param)),
        FieldValue::Record(l) => l.fields.iter().find_map(|(_, v)| meaning_of(v, param)),
        FieldValue::Arm(_, v) => meaning_of(v, param),
        _ => None,
    }
}

/// A comparison as it is written.
#[must_use]
pub fn sign(c: Compare) -> &'static str {
    match c {
        Compare::Eq => "==",
        Compare::Ne => "!=",
        Compare::Lt => "<",
        Compare::Le => "<=",
        Compare::Gt => ">",
        Compare::Ge => ">=",
    }
}
