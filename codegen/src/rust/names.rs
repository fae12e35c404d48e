//! Names of the specification as Rust names.

use proc_macro2::{Ident, Span};

/// `EventSemaphore` → `event_semaphore`; already snake-cased names stay.
pub(super) fn snake(name: &str) -> Ident {
    let mut out = String::new();
    let mut before: Option<char> = None;
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let lower_before = before.is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        let word_ends =
            before.is_some_and(|b| b.is_ascii_uppercase()) && rest.peek().is_some_and(char::is_ascii_lowercase);
        if c.is_ascii_uppercase() && (lower_before || word_ends) {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
        before = Some(c);
    }
    ident(&out)
}

/// `sem_ge_imm`, `DevId` → `SEM_GE_IMM`, `DEV_ID`.
pub(super) fn shout(name: &str) -> Ident {
    let snake = snake(name).to_string();
    ident(&snake.trim_start_matches("r#").to_uppercase())
}

/// `sem`, `evt_set` → `Sem`, `EvtSet`; capitals stay.
pub(super) fn camel(name: &str) -> Ident {
    let words = name.split('_').filter(|w| !w.is_empty());
    let camel: String = words
        .flat_map(|w| {
            let mut rest = w.chars();
            let first = rest.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(rest)
        })
        .collect();
    ident(&camel)
}

/// A Rust identifier: raw where it is a keyword, with an underscore where even that is not allowed.
fn ident(name: &str) -> Ident {
    match name {
        "self" | "super" | "crate" | "Self" | "_" | "" => Ident::new(&format!("{name}_"), Span::call_site()),
        _ => match syn::parse_str::<Ident>(name) {
            Ok(i) => i,
            Err(_) => Ident::new_raw(name, Span::call_site()),
        },
    }
}
