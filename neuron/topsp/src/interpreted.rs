//! A generation from a specification that is read at run time: neuron's own, or one that extends it and gives what was
//! never published.

use std::collections::HashMap;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

use chappe_dsl::eval::Env;
use chappe_dsl::model::{ColumnType, Expr, ExprKind, Known, Model, Value};
use chappe_dsl::source::Span;
use chappe_neuron::{Bar0, Soc};

use crate::fabric::FabricError;

/// A specification on one architecture, as a [`crate::Fabric`].
pub struct Interpreted<'m> {
    model: &'m Model,
    operations: HashMap<&'m str, (u32, u32)>,
}

impl<'m> Interpreted<'m> {
    /// Takes a model.
    #[must_use]
    pub fn new(model: &'m Model) -> Self {
        let mut operations = HashMap::new();
        for (at, ops) in model.ops.iter().enumerate() {
            for (row, op) in ops.rows.iter().enumerate() {
                operations.insert(op.name.as_str(), (at as u32, row as u32));
            }
        }
        Interpreted { model, operations }
    }

    /// The model.
    #[must_use]
    pub fn model(&self) -> &'m Model {
        self.model
    }

    /// Whether the specification declares and implements an operation.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.operations.get(name).is_some_and(|(ops, op)| {
            self.model
                .ops
                .get(*ops as usize)
                .and_then(|o| o.rows.get(*op as usize))
                .is_some_and(|op| op.value.is_some())
        })
    }

    /// Calls an operation by name.
    ///
    /// # Errors
    ///
    /// There is none of that name, arguments are out of bounds, or the value is unknown or does not fit.
    pub fn call<R: Number>(&self, name: &str, args: &[i128]) -> Result<R, FabricError> {
        let Some((ops, op)) = self.operations.get(name).copied() else {
            return Err(FabricError(format!("{} has no operation `{name}`", self.model.title())));
        };
        let span = Span::default();
        let params = self.model.ops.get(ops as usize).and_then(|o| o.rows.get(op as usize)).map(|op| &op.params);
        let kinds = params.into_iter().flatten().map(|p| p.ty);
        let args: Vec<Expr> = args
            .iter()
            .zip(kinds)
            .map(|(n, ty)| {
                let value = match ty {
                    ColumnType::Space(id) => Value::Address(id, *n),
                    _ => Value::Int(*n),
                };
                Expr { kind: ExprKind::Value(value), span }
            })
            .collect();
        let call = Expr { kind: ExprKind::Op { ops, op, args }, span };
        let value = Env::new(self.model).eval(&call).map_err(|e| FabricError(e.message))?;
        let (Value::Int(n) | Value::Address(_, n)) = value else {
            return Err(FabricError(format!("`{name}` is no number")));
        };
        R::narrow(n).ok_or_else(|| FabricError(format!("`{name}` is {n}, which does not fit")))
    }

    /// A constant by name, if the specification has it.
    ///
    /// # Errors
    ///
    /// It is unknown, or no number.
    pub fn constant(&self, name: &str) -> Result<Option<i128>, FabricError> {
        let Some(found) = self.model.consts.iter().find(|c| c.name == name) else { return Ok(None) };
        match &found.value {
            Known::Known(Value::Int(n)) => Ok(Some(*n)),
            Known::Known(_) => Err(FabricError(format!("constant `{name}` is no number"))),
            Known::Unknown(_) => Err(FabricError(format!("constant `{name}` is unknown"))),
        }
    }

    /// A textual constant by name, if the specification has it.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<String> {
        let found = self.model.consts.iter().find(|c| c.name == name)?;
        match &found.value {
            Known::Known(Value::Str(s)) => Some(s.to_string()),
            _ => None,
        }
    }
}

/// What goes into and comes out of an operation.
pub trait Number: Sized {
    /// As wide as it gets.
    fn wide(self) -> i128;
    /// Back, if it fits.
    fn narrow(n: i128) -> Option<Self>;
}

macro_rules! numbers {
    ($($ty:ty)*) => {
        $(
            impl Number for $ty {
                fn wide(self) -> i128 {
                    i128::from(self)
                }
                fn narrow(n: i128) -> Option<Self> {
                    <$ty>::try_from(n).ok()
                }
            }
        )*
    };
}
numbers! { u8 u16 u32 u64 i32 }

impl Number for Soc {
    fn wide(self) -> i128 {
        i128::from(self.0)
    }
    fn narrow(n: i128) -> Option<Self> {
        u64::narrow(n).map(Soc)
    }
}

impl Number for Bar0 {
    fn wide(self) -> i128 {
        i128::from(self.0)
    }
    fn narrow(n: i128) -> Option<Self> {
        u64::narrow(n).map(Bar0)
    }
}
