//! Constants, address spaces, enums, sets, constant tables.

use chappe_dsl::model::{Available, ColumnType, Const, EnumId, Known, Model, Value};

use super::naming::Names;
use super::text::{Lines, docs, docs_or, number, quoted, tuple};

/// Address spaces: classes of their own, so that they do not mix.
pub(super) fn spaces(model: &Model, names: &Names, out: &mut Lines) {
    for (space, name) in model.spaces.iter().zip(&names.spaces) {
        out.blank(2);
        out.line(&format!("class {name}(Address):"));
        out.indented(|l| {
            l.doc(&docs_or(&space.notes, &format!("An address of {} bits.", space.bits)));
            l.blank(1);
            l.line("__slots__ = ()");
            l.line(&format!("BITS: ClassVar[int] = {}", space.bits));
            l.line(&format!("NAME: ClassVar[str] = {}", quoted(&space.name)));
            for (op, other) in [("add", "int"), ("or", "int")] {
                let symbol = if op == "add" { "+" } else { "|" };
                l.blank(1);
                l.line(&format!("def __{op}__(self, other: {other}) -> {name}:"));
                l.indented(|l| l.line(&format!("return {name}(self.value {symbol} _plain(other))")));
            }
            l.blank(1);
            l.line("@overload");
            l.line(&format!("def __sub__(self, other: {name}) -> int: ..."));
            l.line("@overload");
            l.line(&format!("def __sub__(self, other: int) -> {name}: ..."));
            l.line(&format!("def __sub__(self, other: Union[int, {name}]) -> Union[int, {name}]:"));
            l.indented(|l| {
                l.line(&format!("if isinstance(other, {name}):"));
                l.indented(|l| l.line("return self.value - other.value"));
                l.line(&format!("return {name}(self.value - _plain(other))"));
            });
            for (op, symbol) in [("lt", "<"), ("le", "<=")] {
                l.blank(1);
                l.line(&format!("def __{op}__(self, other: {name}) -> bool:"));
                l.indented(|l| l.line(&format!("return self.value {symbol} _same(self, other)")));
            }
        });
    }
}

/// A constant value.
pub(super) fn value(names: &Names, v: &Value) -> String {
    match v {
        Value::Int(n) => number(*n),
        Value::Address(space, n) => {
            let space = names.spaces.get(space.index()).map_or("Address", String::as_str);
            format!("{space}({})", number(*n))
        }
        Value::Str(s) => quoted(s),
        Value::Set(s) => match s.as_slice() {
            [] => "frozenset()".to_owned(),
            s => format!("frozenset({{{}}})", s.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")),
        },
        Value::List(l) => tuple(&l.iter().map(|v| value(names, v)).collect::<Vec<_>>()),
        Value::Register(n) => n.to_string(),
    }
}

/// Constants. One whose value is not known has no name here, and its reason in `UNKNOWN_CONSTANTS`.
pub(super) fn consts(model: &Model, names: &Names, out: &mut Lines) {
    if model.consts.is_empty() {
        return;
    }
    out.blank(2);
    for (c, name) in model.consts.iter().zip(&names.consts) {
        let Known::Known(v) = &c.value else { continue };
        let ty = match v {
            Value::Set(s) if s.is_empty() => "Final[FrozenSet[int]]",
            Value::List(l) if l.is_empty() => "Final[Tuple[int, ...]]",
            _ => "Final",
        };
        out.line(&format!("{name}: {ty} = {}", value(names, v)));
        out.doc(&docs(&c.notes));
    }
    unknown(&model.consts, out);
}

fn unknown(consts: &[Const], out: &mut Lines) {
    let reasons: Vec<String> = (consts.iter())
        .filter_map(|c| match &c.value {
            Known::Unknown(why) => Some(format!("{}: {}", quoted(&c.name), quoted(why))),
            Known::Known(_) => None,
        })
        .collect();
    if !reasons.is_empty() {
        out.call("UNKNOWN_CONSTANTS: Final[Mapping[str, str]] = {", &reasons, "}");
        out.doc(&["Constants whose value nobody knows, and why.".to_owned()]);
    }
}

/// Enums. Of an open one, other numbers are plain `int`s.
pub(super) fn enums(model: &Model, names: &Names, out: &mut Lines) {
    for (i, e) in model.enums.iter().enumerate() {
        let (Some(name), Some(rows)) = (names.enums.get(i), names.enumerators.get(i)) else { continue };
        out.blank(2);
        out.line(&format!("class {name}(enum.IntEnum):"));
        out.indented(|l| {
            let mut docs = docs_or(&e.notes, &format!("Names of {}-bit numbers.", e.bits));
            if e.open {
                docs.extend([String::new(), "Other numbers are legal: a field holds them as plain `int`.".to_owned()]);
            }
            l.doc(&docs);
            l.blank(1);
            for (row, name) in e.rows.iter().zip(rows).filter(|(r, _)| r.notes.available == Available::Yes) {
                l.line(&format!("{name} = {}", number(row.value)));
                l.doc(&self::docs(&row.notes));
            }
        });
        out.blank(2);
        spelling(model, names, EnumId(i as u32), out);
    }
}

/// What the codec knows of an enum besides its members.
fn spelling(model: &Model, names: &Names, id: EnumId, out: &mut Lines) {
    let (Some(e), Some(rows)) = (model.enums.get(id.index()), names.enumerators.get(id.index())) else { return };
    let name = names.enums.get(id.index()).map_or("", String::as_str);
    let own = names.spelling.get(id.index()).map_or("", String::as_str);
    let mut args = vec![quoted(&e.name), name.to_owned(), e.bits.to_string()];
    for (set, word) in [(e.signed, "signed=True"), (e.open, "open=True")] {
        if set {
            args.push(word.to_owned());
        }
    }
    let gone: Vec<String> = (e.rows.iter())
        .filter_map(|r| match &r.notes.available {
            Available::Yes => None,
            Available::No(why) => Some(format!("({}, {}, {})", quoted(&r.name), number(r.value), quoted(why))),
        })
        .collect();
    if !gone.is_empty() {
        args.push(format!("gone={}", tuple(&gone)));
    }
    let spelt: Vec<String> = (e.rows.iter().zip(rows))
        .filter(|(r, name)| r.notes.available == Available::Yes && r.name != **name)
        .map(|(r, name)| format!("{}: {}", quoted(name), quoted(&r.name)))
        .collect();
    if !spelt.is_empty() {
        args.push(format!("spelt={{{}}}", spelt.join(", ")));
    }
    out.call(&format!("{own}: Final = _Names("), &args, ")");
}

/// Sets of enumerators.
pub(super) fn sets(model: &Model, names: &Names, out: &mut Lines) {
    if !model.sets.is_empty() {
        out.blank(2);
    }
    for (set, name) in model.sets.iter().zip(&names.sets) {
        let members: Vec<String> = set.members.iter().filter_map(|m| names.enumerator(model, set.of, *m)).collect();
        let of = names.enums.get(set.of.index()).map_or("int", String::as_str);
        let value = if members.is_empty() { String::new() } else { format!("{{{}}}", members.join(", ")) };
        out.line(&format!("{name}: Final[FrozenSet[{of}]] = frozenset({value})"));
        out.doc(&docs(&set.notes));
    }
}

/// Constant tables: a class for the rows, and the rows.
pub(super) fn tables(model: &Model, names: &Names, out: &mut Lines) {
    for ((table, name), (row, columns)) in model.tables.iter().zip(&names.tables).zip(&names.rows) {
        out.blank(2);
        out.line("@dataclasses.dataclass(frozen=True)");
        out.line(&format!("class {row}:"));
        out.indented(|l| {
            l.doc(&[format!("A row of `{name}`.")]);
            l.blank(1);
            for (i, (column, name)) in table.columns.iter().zip(columns).enumerate() {
                let cells: Vec<&Known<Value>> = table.rows.iter().filter_map(|r| r.get(i)).collect();
                let ty = cell_type(names, column.ty, &cells);
                let gaps = cells.iter().any(|c| matches!(c, Known::Unknown(_)));
                l.line(&format!("{name}: {}", if gaps { format!("Optional[{ty}]") } else { ty }));
                if gaps {
                    l.doc(&["None where nobody knows.".to_owned()]);
                }
            }
        });
        out.blank(2);
        let rows: Vec<String> = (table.rows.iter())
            .map(|r| {
                let cells = r.iter().zip(&table.columns).map(|(c, column)| match c {
                    Known::Known(v) => cell(model, names, v, column.ty),
                    Known::Unknown(_) => "None".to_owned(),
                });
                format!("{row}({})", cells.collect::<Vec<_>>().join(", "))
            })
            .collect();
        out.line(&format!("{name}: Final[Tuple[{row}, ...]] = ("));
        out.indented(|l| rows.iter().for_each(|r| l.line(&format!("{r},"))));
        out.line(")");
        out.doc(&docs(&table.notes));
    }
}

fn cell_type(names: &Names, ty: ColumnType, cells: &[&Known<Value>]) -> String {
    let of = |list: &[String], id: usize| list.get(id).cloned().unwrap_or_else(|| "int".to_owned());
    match ty {
        ColumnType::Uint(_) | ColumnType::Int(_) | ColumnType::Bank(_) | ColumnType::Register => "int".to_owned(),
        ColumnType::Str => "str".to_owned(),
        ColumnType::Enum(id) => of(&names.enums, id.index()),
        ColumnType::Space(id) => of(&names.spaces, id.index()),
        ColumnType::Ids => "FrozenSet[int]".to_owned(),
        ColumnType::Any => {
            let mut types: Vec<String> = (cells.iter())
                .filter_map(|c| if let Known::Known(v) = c { Some(value_type(names, v)) } else { None })
                .collect();
            types.sort();
            types.dedup();
            match types.as_slice() {
                [] => "int".to_owned(),
                [one] => one.clone(),
                _ => format!("Union[{}]", types.join(", ")),
            }
        }
    }
}

fn value_type(names: &Names, v: &Value) -> String {
    match v {
        Value::Int(_) | Value::Register(_) => "int".to_owned(),
        Value::Address(space, _) => names.spaces.get(space.index()).cloned().unwrap_or_else(|| "int".to_owned()),
        Value::Str(_) => "str".to_owned(),
        Value::Set(_) => "FrozenSet[int]".to_owned(),
        Value::List(_) => "Tuple[Any, ...]".to_owned(),
    }
}

/// A cell, as its column's type wants it.
fn cell(model: &Model, names: &Names, v: &Value, ty: ColumnType) -> String {
    match (ty, v) {
        (ColumnType::Enum(id), Value::Int(n)) => {
            let cast = || format!("{}({})", names.enums.get(id.index()).map_or("int", String::as_str), number(*n));
            names.enumerator(model, id, *n).unwrap_or_else(cast)
        }
        (ColumnType::Space(id), Value::Int(n)) => value(names, &Value::Address(id, *n)),
        _ => value(names, v),
    }
}
