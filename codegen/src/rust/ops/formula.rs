//! The body of an operation: checks of its arguments, its bounds, its formula.

use std::cell::Cell;

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::model::{ColumnType, FieldId, Known, Op};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::method;
use crate::rust::Cx;
use crate::rust::arch::refuse;
use crate::rust::expr::{
    Carrier, Failure, Leaf, Scope, carrier, constant_text, entry, fitted, number, param_leaf, truth, words,
};

/// The formula of an operation and its parameters.
pub(super) struct Formula<'a> {
    cx: &'a Cx<'a>,
    op: &'a Op,
    params: &'a [Ident],
    /// What fails now, fails within the formula.
    inside: Cell<bool>,
}

impl<'a> Formula<'a> {
    /// The formula of an operation whose parameters have these names.
    pub(super) fn new(cx: &'a Cx<'a>, op: &'a Op, params: &'a [Ident]) -> Self {
        Formula { cx, op, params, inside: Cell::new(false) }
    }

    /// Checks of the arguments, bounds, the formula.
    pub(super) fn body(&self, diags: &mut Vec<Diagnostic>) -> TokenStream {
        let mut checks = Vec::new();
        for (param, name) in self.op.params.iter().zip(self.params) {
            checks.extend(entry(self, param, name));
        }
        for r in &self.op.requires {
            let message = &r.message;
            let broken = self.error(&quote!(r::Reason::Bound(#message)));
            match truth(self, &r.condition) {
                Ok(n) if n.value() == Some(1) => {}
                Ok(n) if n.value() == Some(0) => checks.push(quote!(return #broken;)),
                Ok(n) => {
                    let holds = n.negated_truth();
                    checks.push(quote!(if #holds { return #broken; }));
                }
                Err(why) => {
                    let why = self.fail(&why);
                    checks.push(quote!(#why;));
                }
            }
        }
        let result = self.result(diags);
        quote!(#(#checks)* #result)
    }

    fn result(&self, diags: &mut Vec<Diagnostic>) -> TokenStream {
        let name = &self.op.name;
        let value = match &self.op.value {
            Some(Known::Known(value)) => value,
            Some(Known::Unknown(why)) => {
                return self.error(&quote!(r::Reason::Unknown { name: #name, why: #why }));
            }
            None => return self.error(&quote!(r::Reason::NotImplemented)),
        };
        self.inside.set(true);
        let found = match self.op.result {
            ColumnType::Str => constant_text(self, value).inspect_err(|why| {
                if let Failure::Kind(words) = why {
                    diags.push(refuse(value.span, format!("{name}: {words}")));
                }
            }),
            _ => number(self, value).and_then(|n| {
                self.inside.set(false);
                fitted(self, n, self.op.result, None)
            }),
        };
        let result = match found {
            Ok(tokens) => quote!(::core::result::Result::Ok(#tokens)),
            Err(why) => {
                let why = self.fail(&why);
                quote!(#why)
            }
        };
        self.inside.set(false);
        result
    }

    /// The call as an error keeps it.
    fn called(&self) -> TokenStream {
        let args = self.op.params.iter().zip(self.params).map(|(p, name)| match carrier(self.cx, p.ty) {
            Carrier::Number(of) if of.to_string() == "u64" => quote!(#name),
            Carrier::Number(_) => quote!(#name as u64),
            Carrier::Space(_) => quote!(#name.0),
            Carrier::Text | Carrier::Ids => quote!(0),
        });
        quote!(r::Call::new(OP, &[#(#args),*]))
    }

    fn error(&self, reason: &TokenStream) -> TokenStream {
        let call = self.called();
        let new = if self.inside.get() { quote!(inside) } else { quote!(new) };
        quote!(::core::result::Result::Err(r::OpError::#new(Self::NAME, #call, #reason)))
    }
}

impl Scope for Formula<'_> {
    fn cx(&self) -> &Cx<'_> {
        self.cx
    }

    fn field(&self, _: FieldId) -> Result<Leaf, Failure> {
        Err(Failure::Kind("a field has no value here".to_owned()))
    }

    fn param(&self, index: u32) -> Result<Leaf, Failure> {
        let found = self.op.params.get(index as usize).zip(self.params.get(index as usize));
        let Some((param, name)) = found else {
            return Err(Failure::Kind("a parameter has no value here".to_owned()));
        };
        Ok(param_leaf(self.cx, param.ty, name))
    }

    fn call(&self, op: &Op, args: Vec<TokenStream>) -> Result<TokenStream, Failure> {
        let name = method(self.cx.model, op);
        Ok(quote!(Self::#name(self, #(#args),*)))
    }

    fn passed(&self, index: u32) -> Result<TokenStream, Failure> {
        let name = self.params.get(index as usize);
        name.map(|n| quote!(#n)).ok_or_else(|| Failure::Kind("a parameter has no value here".to_owned()))
    }

    fn fail(&self, why: &Failure) -> TokenStream {
        let reason = match why {
            Failure::Kind(words) => quote!(r::Reason::Kind(#words)),
            Failure::Unknown { name, reason } => quote!(r::Reason::Unknown { name: #name, why: #reason }),
            Failure::Arithmetic { symbol, left, right, why } => {
                quote!(r::Reason::Arithmetic { left: #left, symbol: #symbol, right: #right, why: #why })
            }
            Failure::Negation { value } => quote!(r::Reason::Negation(#value)),
            Failure::Row { table, rows, row } => {
                let rows = u32::try_from(*rows).unwrap_or(u32::MAX);
                quote!(r::Reason::Row { table: #table, rows: #rows, row: #row })
            }
            Failure::Ids { first, last, inclusive } => {
                quote!(r::Reason::Ids { first: #first, last: #last, inclusive: #inclusive })
            }
            Failure::Fit { what, value, ty } => {
                let param = match what {
                    Some(p) => quote!(::core::option::Option::Some(#p)),
                    None => quote!(::core::option::Option::None),
                };
                match ty {
                    ColumnType::Bank(id) => {
                        let size = self.cx.model.banks.get(id.index()).map_or(0, |b| b.size);
                        quote!(r::Reason::Index { param: #param, value: #value, size: #size })
                    }
                    _ => {
                        let ty = words(self.cx.model, *ty);
                        quote!(r::Reason::Fit { param: #param, value: #value, ty: #ty })
                    }
                }
            }
            Failure::Call(error) => {
                let error = if self.inside.get() {
                    let call = self.called();
                    quote!(#error.through(#call))
                } else {
                    error.clone()
                };
                return quote!(return ::core::result::Result::Err(#error));
            }
            Failure::NotImplemented => quote!(r::Reason::NotImplemented),
            Failure::Late(leaves) => return leaves.clone(),
        };
        let error = self.error(&reason);
        quote!(return #error)
    }
}
