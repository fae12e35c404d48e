//! stub
use chappe_dsl::model::{Expr, Model, Record};
use proc_macro2::TokenStream;
use quote::quote;
pub(super) fn condition(_m: &Model, _r: &Record, _e: &Expr) -> TokenStream {
    quote!(true)
}
pub(super) fn condition_can_fail(_m: &Model, _r: &Record, _e: &Expr) -> bool {
    false
}
