//! Operations of the architecture: a class for each interface, a function for each operation.

use chappe_dsl::model::{ColumnType, Known, Model, Op};

use super::expr::Exprs;
use super::naming::Names;
use super::text::{Lines, docs, docs_or, quoted};

/// The interfaces.
pub(super) fn ops(model: &Model, names: &Names, out: &mut Lines) {
    for ((ops, name), operations) in model.ops.iter().zip(&names.ops).zip(&names.operations) {
        out.blank(2);
        out.line(&format!("class {name}:"));
        out.indented(|l| {
            l.doc(&docs_or(&ops.notes, &format!("Operations of {}.", model.place())));
            for (op, (name, params)) in ops.rows.iter().zip(operations) {
                l.blank(1);
                l.line("@staticmethod");
                operation(model, names, op, name, params, l);
            }
        });
    }
}

fn operation(model: &Model, names: &Names, op: &Op, name: &str, params: &[String], l: &mut Lines) {
    let typed: Vec<String> = op.params.iter().zip(params).map(|(p, n)| format!("{n}: {}", hint(names, p.ty))).collect();
    let result = hint(names, op.result);
    l.call(&format!("def {name}("), &typed, &format!(") -> {result}:"));
    l.indented(|l| {
        let mut docs = docs(&op.notes);
        if let Some(slot) = op.slot {
            docs.push(format!("Slot 0x{slot:02X} of the original table."));
        }
        l.doc(&docs);
        let mut args = vec![quoted(&op.name), kind(names, op.result)];
        args.extend(
            (op.params.iter().zip(params)).map(|(p, n)| format!("({}, {n}, {})", quoted(&p.name), kind(names, p.ty))),
        );
        l.call("call = _Call(", &args, ")");
        let mut exprs = Exprs::of_op(model, names, op, params);
        for r in &op.requires {
            l.call("call.require(", &[exprs.truth(&r.condition), quoted(&r.message)], ")");
            exprs.narrow(&r.condition);
        }
        match &op.value {
            Some(Known::Known(e)) => {
                let value = if is_number(op.result) { exprs.int(e) } else { exprs.value(e) };
                if exprs.fails(e) {
                    l.line("with call:");
                    l.indented(|l| l.line(&format!("value = {value}")));
                    l.line(&format!("return {}", given(names, op.result, "value")));
                } else {
                    l.line(&format!("return {}", given(names, op.result, &value)));
                }
            }
            Some(Known::Unknown(why)) => l.line(&format!("raise call.unknown({})", quoted(why))),
            None => l.line("raise call.missing()"),
        }
    });
}

fn is_number(ty: ColumnType) -> bool {
    match ty {
        ColumnType::Uint(_)
        | ColumnType::Int(_)
        | ColumnType::Enum(_)
        | ColumnType::Space(_)
        | ColumnType::Bank(_)
        | ColumnType::Register => true,
        ColumnType::Str | ColumnType::Ids | ColumnType::Any => false,
    }
}

/// The annotation.
fn hint(names: &Names, ty: ColumnType) -> String {
    let of = |list: &[String], id: usize| list.get(id).cloned().unwrap_or_else(|| "int".to_owned());
    match ty {
        ColumnType::Uint(_) | ColumnType::Int(_) | ColumnType::Bank(_) | ColumnType::Register => "int".to_owned(),
        ColumnType::Enum(id) => format!("Union[{}, int]", of(&names.enums, id.index())),
        ColumnType::Space(id) => of(&names.spaces, id.index()),
        ColumnType::Str => "str".to_owned(),
        ColumnType::Ids => "AbstractSet[int]".to_owned(),
        ColumnType::Any => "Any".to_owned(),
    }
}

/// What is checked.
fn kind(names: &Names, ty: ColumnType) -> String {
    match ty {
        ColumnType::Uint(w) => format!("_is_uint({w})"),
        ColumnType::Int(w) => format!("_is_sint({w})"),
        ColumnType::Space(id) => format!("_IsIn({})", names.spaces.get(id.index()).map_or("Address", String::as_str)),
        ColumnType::Bank(id) => {
            names.banks.get(id.index()).map_or_else(|| "_Is()".to_owned(), |b| format!("_IsId({b})"))
        }
        ColumnType::Str => "_IsText()".to_owned(),
        ColumnType::Enum(_) | ColumnType::Register | ColumnType::Ids | ColumnType::Any => "_Is()".to_owned(),
    }
}

/// The result, checked and as its type wants it.
fn given(names: &Names, ty: ColumnType, value: &str) -> String {
    match ty {
        ColumnType::Space(id) => {
            format!("{}(call.fit({value}))", names.spaces.get(id.index()).map_or("Address", String::as_str))
        }
        ColumnType::Enum(id) => match names.spelling.get(id.index()) {
            Some(names) => format!("{names}.members.get({value}, {value})"),
            None => value.to_owned(),
        },
        ColumnType::Uint(_) | ColumnType::Int(_) | ColumnType::Bank(_) | ColumnType::Register => {
            format!("call.fit({value})")
        }
        ColumnType::Str => format!("call.text({value})"),
        ColumnType::Ids | ColumnType::Any => value.to_owned(),
    }
}
