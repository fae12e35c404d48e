//! Conditions of a record, as functions of its bytes.

use chappe_dsl::model::{Expr, ProfileRule, Record, RecordId};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::{Cx, expr};

/// The function that says whether a row is present.
pub(super) fn guard(row: usize) -> Ident {
    format_ident!("row_{row}_is_present")
}

/// The function of a row's requirement.
pub(super) fn of_row(row: usize, n: usize) -> Ident {
    format_ident!("row_{row}_rule_{n}")
}

/// The function of a record's requirement.
pub(super) fn whole(n: usize) -> Ident {
    format_ident!("rule_{n}")
}

/// The function of a profile's requirement; those of all profiles are counted together.
pub(super) fn of_profiles(n: usize) -> Ident {
    format_ident!("profile_rule_{n}")
}

/// Whether a condition may have no value.
pub(super) fn can_fail(cx: &Cx<'_>, r: &Record, e: &Expr) -> bool {
    expr::condition_can_fail(cx, r, e)
}

/// Tokens of type `bool`: the condition has a value and holds.
pub(super) fn holds(cx: &Cx<'_>, r: &Record, e: &Expr, function: &Ident) -> TokenStream {
    if can_fail(cx, r, e) {
        quote!((Self::#function(b) == ::core::result::Result::Ok(true)))
    } else {
        quote!(Self::#function(b))
    }
}

/// All functions of a record.
pub(super) fn functions(cx: &Cx<'_>, id: RecordId, r: &Record) -> TokenStream {
    let mut out = TokenStream::new();
    for (i, f) in r.fields.iter().enumerate() {
        if let Some(g) = &f.guard {
            out.extend(function(cx, r, g, &guard(i)));
        }
        for (n, q) in f.requires.iter().enumerate() {
            out.extend(function(cx, r, &q.condition, &of_row(i, n)));
        }
    }
    for (n, q) in r.requires.iter().enumerate() {
        out.extend(function(cx, r, &q.condition, &whole(n)));
    }
    let rules = cx.model.profiles.iter().flat_map(|p| &p.rules);
    let own = rules.filter_map(|rule| match rule {
        ProfileRule::Require { record, require } if *record == id => Some(require),
        _ => None,
    });
    for (n, q) in own.enumerate() {
        out.extend(function(cx, r, &q.condition, &of_profiles(n)));
    }
    out
}

fn function(cx: &Cx<'_>, r: &Record, e: &Expr, name: &Ident) -> TokenStream {
    let size = r.size as usize;
    let body = expr::condition(cx, r, e);
    let rt = &cx.rt;
    let ty = if can_fail(cx, r, e) { quote!(::core::result::Result<bool, #rt::record::NoValue>) } else { quote!(bool) };
    let doc = format!(" `{}`", chappe_dsl::codec::condition(cx.model, r, e));
    quote! {
        #[doc = #doc]
        #[inline]
        fn #name(b: &[u8; #size]) -> #ty {
            #body
        }
    }
}
