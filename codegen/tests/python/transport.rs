//! Values on their way to Python, and its answers.

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::model::{Available, FieldId, FieldKind, ModeTable, Model, Record, Type, UnionField};
use serde_json::Value as Json;

use crate::support::{Case, Expected, Failure, Outcome};

/// What Python can be given: a selector that is not given follows its arm, as in a literal, and an arm of a union
/// without a name is given by its value. `None`: its classes have no place for it.
pub(crate) fn expressible(model: &Model, value: &RecordValue) -> Option<RecordValue> {
    let record = model.records.get(value.record.index())?;
    let mut out = value.clone();
    if record.opaque.is_some() || record.notes.available != Available::Yes {
        let nothing = value.fields.iter().all(|d| *d == Data::Absent);
        return nothing.then_some(out);
    }
    for (i, field) in record.fields.iter().enumerate() {
        let data = out.fields.get_mut(i)?;
        if *data == Data::Absent {
            continue;
        }
        if field.notes.available != Available::Yes {
            return None;
        }
        match &field.kind {
            FieldKind::Value { ty, .. } => *data = typed(model, ty, data)?,
            FieldKind::Mode(m) => *data = mode(model, m.table, data)?,
            FieldKind::Union(u) => *data = union(model, u, field.name.is_some(), data)?,
            FieldKind::Constant { .. } | FieldKind::Fill { .. } => return None,
        }
        if wrong_kind(&field.kind, out.fields.get(i)?) && in_conditions(model, value, record, i) {
            return None;
        }
    }
    select(record, &mut out);
    Some(out)
}

fn typed(model: &Model, ty: &Type, data: &Data) -> Option<Data> {
    Some(match (ty, data) {
        (Type::Array { element, .. }, Data::List(l)) => {
            Data::List(l.iter().map(|d| typed(model, element, d)).collect::<Option<_>>()?)
        }
        (_, Data::Record(v)) => Data::Record(expressible(model, v)?),
        (_, Data::List(l)) if l.iter().any(|d| matches!(d, Data::Arm(..) | Data::Mode { .. })) => return None,
        (_, Data::Arm(..) | Data::Mode { .. }) => return None,
        _ => data.clone(),
    })
}

fn mode(model: &Model, table: ModeTable, data: &Data) -> Option<Data> {
    if let Data::Mode { mode, value, .. } = data {
        let m = chappe_codegen::plan::modes::table(model, table)?.modes.get(*mode).copied()?;
        return (m.here() && (m.takes_value || *value == 0)).then(|| data.clone());
    }
    typed(model, &Type::Bits(8), data)
}

fn union(model: &Model, u: &UnionField, named: bool, data: &Data) -> Option<Data> {
    match data {
        Data::Arm(i, inner) => {
            let arm = u.arms.get(*i).filter(|a| a.notes.available == Available::Yes)?;
            let inner = match &**inner {
                Data::Absent if !named => zero(model, &arm.ty)?,
                Data::Absent => Data::Absent,
                inner => typed(model, &arm.ty, inner)?,
            };
            Some(Data::Arm(*i, Box::new(inner)))
        }
        other => typed(model, &Type::Bits(8), other).filter(|_| named),
    }
}

fn zero(model: &Model, ty: &Type) -> Option<Data> {
    Some(match ty {
        Type::Scalar(..) => Data::Int(0),
        Type::Bits(_) => Data::Bits(Vec::new()),
        Type::Str { .. } => Data::Str(Vec::new()),
        Type::Array { .. } => Data::List(Vec::new()),
        Type::Record(id) => {
            let rows = model.records.get(id.index())?.fields.len();
            Data::Record(RecordValue { record: *id, fields: vec![Data::Absent; rows] })
        }
    })
}

fn wrong_kind(kind: &FieldKind, data: &Data) -> bool {
    let fits = match (kind, data) {
        (_, Data::Absent) | (FieldKind::Mode(_), Data::Mode { .. }) | (FieldKind::Union(_), Data::Arm(..)) => true,
        (FieldKind::Value { ty, .. }, d) => matches!(
            (ty, d),
            (Type::Scalar(..), Data::Int(_))
                | (Type::Bits(_), Data::Bits(_))
                | (Type::Str { .. }, Data::Str(_))
                | (Type::Array { .. }, Data::List(_))
                | (Type::Record(_), Data::Record(_))
        ),
        _ => false,
    };
    !fits
}

/// Whether a condition reads a row: what it says of a value of the wrong kind, Python's types say before.
fn in_conditions(model: &Model, value: &RecordValue, record: &Record, row: usize) -> bool {
    let this = |id: FieldId| id.index() == row;
    let rules = model.profiles.iter().flat_map(|p| &p.rules).filter_map(|r| match r {
        chappe_dsl::model::ProfileRule::Require { record, require } if *record == value.record => Some(require),
        _ => None,
    });
    let rows = record.fields.iter().flat_map(|f| f.requires.iter());
    record.fields.iter().any(|f| f.guard.as_ref().is_some_and(|g| g.uses(this)))
        || record.requires.iter().chain(rows).chain(rules).any(|r| r.condition.uses(this))
}

/// The fields that pick arms, where only the arms are given.
fn select(record: &Record, value: &mut RecordValue) {
    for (i, field) in record.fields.iter().enumerate() {
        let (FieldKind::Union(u), Some(Data::Arm(arm, _))) = (&field.kind, value.fields.get(i)) else { continue };
        let (Some(selector), Some(when)) = (u.selector, u.arms.get(*arm).and_then(|a| a.when)) else { continue };
        let free = record.fields.get(selector.index()).is_some_and(|f| !matches!(f.kind, FieldKind::Constant { .. }));
        match value.fields.get_mut(selector.index()) {
            Some(s) if free && *s == Data::Absent => *s = Data::Int(when),
            _ => {}
        }
    }
}

/// A case as a line. The selectors are left out of it where the arm says the same.
pub(crate) fn line(model: &Model, case: &Case) -> String {
    match case {
        Case::Encode { value, profile, .. } => {
            let profile = profile.and_then(|p| model.profiles.get(p.index())).map(|p| p.name.as_str());
            format!("{{\"encode\":{},\"profile\":{}}}", record(model, value), Json::from(profile))
        }
        Case::Decode { record, bytes, .. } => {
            let record = record.and_then(|r| model.records.get(r.index())).map(|r| r.name.as_str());
            format!("{{\"decode\":\"{}\",\"record\":{}}}", hex(bytes), Json::from(record))
        }
    }
}

/// A record and its rows.
pub(crate) fn record(model: &Model, v: &RecordValue) -> String {
    let record = &model.records[v.record.index()];
    let rows = record.fields.iter().zip(&v.fields).map(|(f, d)| {
        let table = if let FieldKind::Mode(m) = &f.kind { Some(m.table) } else { None };
        data(model, table, d)
    });
    format!("[\"{}\",[{}]]", record.name, rows.collect::<Vec<_>>().join(","))
}

fn data(model: &Model, table: Option<ModeTable>, d: &Data) -> String {
    match d {
        Data::Absent => "null".to_owned(),
        Data::Int(n) => format!("{{\"i\":{n}}}"),
        Data::Bits(b) => format!("{{\"b\":{b:?}}}"),
        Data::Str(s) => format!("{{\"s\":\"{}\"}}", hex(s)),
        Data::List(l) => {
            let items: Vec<String> = l.iter().map(|d| data(model, None, d)).collect();
            format!("{{\"l\":[{}]}}", items.join(","))
        }
        Data::Mode { mode, index, value } => {
            let table = table.and_then(|t| chappe_codegen::plan::modes::table(model, t)).unwrap();
            format!("{{\"m\":[\"{}\",{index},{value}]}}", table.modes[*mode].name)
        }
        Data::Record(v) => format!("{{\"r\":{}}}", record(model, v)),
        Data::Arm(i, inner) => format!("{{\"a\":[{i},{}]}}", data(model, None, inner)),
    }
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Bytes from hexadecimal.
pub(crate) fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2).map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap()).collect()
}

/// Python's answer, and the literal of what it encoded.
pub(crate) fn outcome(answer: &str) -> (Result<Outcome, String>, Option<String>) {
    let json: Json = serde_json::from_str(answer).unwrap_or_else(|e| panic!("{e}: {answer}"));
    let text = |key: &str| json[key].as_str().map(str::to_owned);
    if let Some(crash) = text("crash") {
        return (Err(crash), None);
    }
    if let Some(e) = json["error"].as_array() {
        let words = |i: usize| e[i].as_str().map(str::to_owned);
        let number = |j: &Json| j.as_u64().map(|n| n as u32);
        let failure = Failure {
            code: Box::leak(words(0).unwrap().into_boxed_str()),
            record: words(1),
            field: words(2),
            offset: number(&e[3]),
            bits: e[4].as_array().map(|b| (number(&b[0]).unwrap(), number(&b[1]).unwrap())),
            message: words(5).unwrap(),
        };
        return (Ok(Err(failure)), None);
    }
    if let Some(bytes) = text("bytes") {
        return (Ok(Ok(Expected::Encoded(unhex(&bytes)))), text("literal"));
    }
    let profiles = json["profiles"].as_array().unwrap().iter().map(|p| p.as_str().unwrap().to_owned()).collect();
    let decoded = Expected::Decoded {
        record: text("record").unwrap(),
        literal: text("literal").unwrap(),
        profiles,
        again: unhex(&text("again").unwrap()),
    };
    (Ok(Ok(decoded)), None)
}
