//! Why an expression may have no value.

use chappe_dsl::model::ColumnType;
use proc_macro2::TokenStream;
use quote::quote;

/// What goes wrong, with expressions for the values involved.
#[derive(Clone, Debug)]
pub(in crate::rust) enum Failure {
    /// The operands never go together; in words.
    Kind(String),
    /// A value that is not known.
    Unknown {
        /// What.
        name: String,
        /// Why.
        reason: String,
    },
    /// An operator of two numbers, which are of type `i128`.
    Arithmetic {
        /// The operator.
        symbol: &'static str,
        /// Left operand.
        left: TokenStream,
        /// Right operand.
        right: TokenStream,
        /// What it does instead of having a value.
        why: String,
    },
    /// `-x`, of type `i128`.
    Negation {
        /// The operand.
        value: TokenStream,
    },
    /// A table lacks a row.
    Row {
        /// The table.
        table: String,
        /// How many it has.
        rows: usize,
        /// The row, of type `i128`.
        row: TokenStream,
    },
    /// A number is outside the range of ids, of type `i128`.
    Ids {
        /// First.
        first: TokenStream,
        /// Last.
        last: TokenStream,
        /// The last is one of them.
        inclusive: bool,
    },
    /// A number does not fit its type.
    Fit {
        /// The parameter that it is for; `None`: the result.
        what: Option<String>,
        /// The number, of type `i128`.
        value: TokenStream,
        /// The type.
        ty: ColumnType,
    },
    /// An operation failed: its error.
    Call(TokenStream),
    /// The architecture lacks an operation.
    NotImplemented,
    /// Known only when it happens: an expression of type `!` that leaves with it.
    Late(TokenStream),
}

/// Makes an expression of type `!` that leaves with a failure.
pub(in crate::rust) type Fail<'a> = dyn Fn(&Failure) -> TokenStream + 'a;

/// A failure of which another, of an expression that is evaluated before and may fail, gets ahead.
pub(super) fn after(first: &[TokenStream], why: &Failure, fail: &Fail<'_>) -> Failure {
    if first.is_empty() {
        return why.clone();
    }
    let why = fail(why);
    Failure::Late(quote!({ #(let _ = #first;)* #why }))
}
