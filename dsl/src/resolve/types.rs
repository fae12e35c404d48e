//! Types: widths of numbers, and the types of fields, columns and parameters.

use crate::ast;
use crate::codes::names as codes;
use crate::diagnostic::Diagnostic;
use crate::eval::Env;
use crate::model::{ColumnType, Item, ModeTable, Scalar, Type};

use super::Cx;
use super::expr::{NoScope, expr};

/// The largest array, set or text: 1 MiB of bits or bytes is beyond any record.
const LARGEST: i128 = 1 << 20;

/// The type of a field before its place is known.
pub(super) enum FieldType {
    /// A type of values.
    Plain(Type),
    /// A mode with operands.
    Mode(ModeTable),
}

/// `u12` and the like: whether it is signed, and its width.
pub(super) fn number(name: &str) -> Option<(bool, u8)> {
    let signed = match name.as_bytes().first() {
        Some(b'u') => false,
        Some(b'i') => true,
        _ => return None,
    };
    let digits = name.get(1..)?;
    let width: u8 = digits.parse().ok().filter(|w| !digits.starts_with('0') && (1..=64).contains(w))?;
    Some((signed, width))
}

impl Cx<'_> {
    /// A constant number that the specification states: a size, a count.
    pub(super) fn constant(&mut self, e: &ast::Expr) -> Option<i128> {
        let resolved = expr(&self.model, &NoScope, e, self.diags)?;
        match Env::new(&self.model).int(&resolved) {
            Ok(v) => Some(v),
            Err(e) => {
                self.diags.push(e.into());
                None
            }
        }
    }

    /// A constant between two bounds.
    pub(super) fn constant_in(&mut self, e: &ast::Expr, what: &str, low: i128, high: i128) -> Option<u32> {
        let v = self.constant(e)?;
        if (low..=high).contains(&v) {
            return u32::try_from(v).ok();
        }
        self.push(Diagnostic::error(codes::BAD_TYPE, e.span, format!("{what} {v} is not within {low}..={high}")));
        None
    }

    /// A plain number type, for an enum or a bank.
    pub(super) fn width(&mut self, ty: &ast::Type) -> Option<(bool, u8)> {
        let name = ty.path.last()?;
        let found = number(&name.text).filter(|_| ty.dims.is_empty() && !ty.optional && ty.size.is_none());
        if found.is_none() {
            let d = Diagnostic::error(codes::BAD_TYPE, ty.span, format!("`{}` is no width", name.text));
            self.push(d.help("expected `u1`..`u64` or `i1`..`i64`"));
        }
        found
    }

    /// The type of a field.
    pub(super) fn field_type(&mut self, ty: &ast::Type, big: bool) -> Option<FieldType> {
        let name = ty.path.last()?;
        let (mut dims, base) = match name.text.as_str() {
            "bits" | "str" | "asciiz" => {
                let Some((len, rest)) = ty.dims.split_first() else {
                    let d = Diagnostic::error(codes::BAD_TYPE, ty.span, format!("`{}` needs a length", name.text));
                    self.push(d.help(format!("as `{}[32]`", name.text)));
                    return None;
                };
                let len = self.constant_in(len, "a length of", 1, LARGEST)?;
                (rest, self.sized(&name.text, len, ty)?)
            }
            "bool" => (ty.dims.as_slice(), FieldType::Plain(Type::Scalar(Scalar::Bool, 1))),
            text => match number(text) {
                Some((false, w)) => (ty.dims.as_slice(), FieldType::Plain(Type::Scalar(Scalar::Uint, w))),
                Some((true, w)) => (ty.dims.as_slice(), FieldType::Plain(Type::Scalar(Scalar::Int, w))),
                None => (ty.dims.as_slice(), self.named_type(name)?),
            },
        };
        let FieldType::Plain(mut base) = base else { return Some(base) };
        self.claim(ty, &base);
        while let Some((dim, outer)) = dims.split_last() {
            dims = outer;
            let count = self.constant_in(dim, "an array of", 1, LARGEST)?;
            let bytes = self.bytes(&base);
            if bytes.checked_mul(count).is_none_or(|b| i128::from(b) > LARGEST) {
                self.push(Diagnostic::error(codes::BAD_TYPE, ty.span, "this is larger than any record"));
                return None;
            }
            base = Type::Array { element: Box::new(base), big, count, stride: bytes };
        }
        if ty.optional {
            self.push(Diagnostic::error(codes::BAD_TYPE, ty.span, "`?` is for wait and update modes"));
        }
        Some(FieldType::Plain(base))
    }

    fn sized(&mut self, name: &str, len: u32, ty: &ast::Type) -> Option<FieldType> {
        Some(FieldType::Plain(match name {
            "bits" if len.is_multiple_of(8) => Type::Bits(len),
            "bits" => {
                self.push(Diagnostic::error(
                    codes::BAD_TYPE,
                    ty.span,
                    format!("bits[{len}] is no whole number of bytes"),
                ));
                return None;
            }
            name => Type::Str { len, terminated: name == "asciiz" },
        }))
    }

    fn named_type(&mut self, name: &ast::Name) -> Option<FieldType> {
        match self.model.names.get(&name.text).copied() {
            Some(Item::Enum(id)) => {
                let bits = self.model.enums.get(id.index())?.bits;
                Some(FieldType::Plain(Type::Scalar(Scalar::Enum(id), bits)))
            }
            Some(Item::Record(id)) => Some(FieldType::Plain(Type::Record(id))),
            Some(Item::Broken) => None,
            Some(Item::Wait(id)) => Some(FieldType::Mode(ModeTable::Wait(id))),
            Some(Item::Update(id)) => Some(FieldType::Mode(ModeTable::Update(id))),
            Some(_) => {
                let what = self.names.get(name.text.as_str()).copied().unwrap_or("something else");
                self.push(Diagnostic::error(
                    codes::NOT_A,
                    name.span,
                    format!("`{}` is {what}, where a type is expected", name.text),
                ));
                None
            }
            None => {
                self.unknown_type(name);
                None
            }
        }
    }

    pub(super) fn unknown_type(&mut self, name: &ast::Name) {
        if self.is_lost(&name.text) {
            return;
        }
        let types = self.model.names.iter().filter(|(_, i)| {
            matches!(
                i,
                Item::Enum(_) | Item::Record(_) | Item::Wait(_) | Item::Update(_) | Item::Space(_) | Item::Bank(_)
            )
        });
        let known = types.map(|(n, _)| n.as_str()).chain(["u8", "u16", "u32", "u64", "bool", "bits", "str", "asciiz"]);
        let mut known: Vec<&str> = known.collect();
        known.sort_unstable();
        let d = Diagnostic::error(codes::UNKNOWN_TYPE, name.span, format!("no type `{}`", name.text));
        let d = match name.text.to_lowercase().as_str() {
            "string" | "text" | "char" => d.help("text is `str[N]`, or `asciiz[N]` if a NUL ends it"),
            "int" | "integer" | "long" | "short" | "byte" | "uint" | "usize" => {
                d.help("numbers are `u1`..`u64` and `i1`..`i64`")
            }
            _ if crate::diagnostic::did_you_mean(&name.text, known.iter().copied()).is_some() => {
                d.suggest(&name.text, known)
            }
            _ => d.help(
                "types are `u1`..`u64`, `i1`..`i64`, `bool`, `bits[N]`, `str[N]`, `asciiz[N]`, and declared ones",
            ),
        };
        self.push(d);
    }

    /// Checks `Ring(128)`: the size that the writer claims.
    fn claim(&mut self, ty: &ast::Type, base: &Type) {
        let Some(claim) = &ty.size else { return };
        let Some(claimed) = self.constant(claim) else { return };
        let bytes = self.bytes(base);
        if claimed != i128::from(bytes) {
            let name = ty.path.last().map_or("?", |n| &n.text);
            self.push(Diagnostic::error(
                codes::SIZE_CLAIM,
                claim.span,
                format!("{name} has {bytes} bytes, not {claimed}"),
            ));
        }
    }

    /// Size of a value in bytes.
    pub(super) fn bytes(&self, ty: &Type) -> u32 {
        ty.bytes(&self.model.records)
    }

    /// Type of a column, a parameter or a result.
    pub(super) fn column_type(&mut self, ty: Option<&ast::Type>) -> Option<ColumnType> {
        let Some(ty) = ty else { return Some(ColumnType::Any) };
        let name = ty.path.last()?;
        Some(match (name.text.as_str(), self.model.names.get(&name.text).copied()) {
            ("str", _) => ColumnType::Str,
            ("reg", _) => ColumnType::Register,
            ("ids", _) => ColumnType::Ids,
            ("bool", _) => ColumnType::Uint(1),
            (_, Some(Item::Enum(id))) => ColumnType::Enum(id),
            (_, Some(Item::Space(id))) => ColumnType::Space(id),
            (_, Some(Item::Bank(id))) => ColumnType::Bank(id),
            (text, _) => match number(text) {
                Some((false, w)) => ColumnType::Uint(w),
                Some((true, w)) => ColumnType::Int(w),
                None => {
                    self.unknown_type(name);
                    return None;
                }
            },
        })
    }
}
