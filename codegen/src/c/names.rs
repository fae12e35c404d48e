//! Names of the specification as C names.

use std::collections::HashSet;

/// Words that C or C++ keep, and macros of common headers: no member is called so.
const KEPT: &[&str] = &[
    "NULL",
    "EOF",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "asm",
    "assert",
    "atomic_cancel",
    "atomic_commit",
    "atomic_noexcept",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "complex",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dynamic_cast",
    "else",
    "enum",
    "errno",
    "explicit",
    "export",
    "extern",
    "false",
    "final",
    "float",
    "for",
    "friend",
    "goto",
    "i386",
    "if",
    "imaginary",
    "import",
    "inline",
    "int",
    "linux",
    "long",
    "module",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "offsetof",
    "operator",
    "or",
    "or_eq",
    "override",
    "private",
    "protected",
    "public",
    "reflexpr",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "stderr",
    "stdin",
    "stdout",
    "struct",
    "switch",
    "synchronized",
    "template",
    "this",
    "thread_local",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unix",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "while",
    "xor",
    "xor_eq",
];

/// A name for a member or a parameter: the specification's own, unless C keeps it.
pub(super) fn member(name: &str) -> String {
    let taken = KEPT.contains(&name) || name.starts_with("__") || name.starts_with('_');
    if taken { format!("{}_", name.trim_start_matches('_')).replace("__", "_") } else { name.to_owned() }
}

/// `EventSemaphore` is `event_semaphore`; names in snake case stay.
pub(super) fn snake(name: &str) -> String {
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
    out
}

/// `sem_ge_imm`, `DevId` are `SEM_GE_IMM`, `DEV_ID`.
pub(super) fn shout(name: &str) -> String {
    snake(name).to_ascii_uppercase()
}

/// Names that are taken.
#[derive(Debug, Default)]
pub(super) struct Names {
    taken: HashSet<String>,
}

impl Names {
    /// This name, or this one with a number.
    pub(super) fn claim(&mut self, wanted: impl Into<String>) -> String {
        self.base(wanted, &[""])
    }

    /// A name that is free with each of these endings, which are then taken.
    pub(super) fn base(&mut self, wanted: impl Into<String>, endings: &[&str]) -> String {
        let wanted = wanted.into();
        let mut name = wanted.clone();
        let mut n = 1;
        while endings.iter().any(|e| self.taken.contains(&format!("{name}{e}"))) {
            n += 1;
            name = format!("{wanted}_{n}");
        }
        self.taken.extend(endings.iter().map(|e| format!("{name}{e}")));
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_that_are_kept_are_in_order() {
        assert!(KEPT.iter().skip(2).is_sorted());
    }

    #[test]
    fn members_avoid_what_c_keeps() {
        assert_eq!(member("class"), "class_");
        assert_eq!(member("wait0"), "wait0");
        assert_eq!(member("_"), "_");
        assert_eq!(member("__x"), "x_");
    }

    #[test]
    fn names_are_unique() {
        let mut n = Names::default();
        assert_eq!(n.claim("a"), "a");
        assert_eq!(n.claim("a"), "a_2");
        assert_eq!(n.base("a", &["", "_size"]), "a_3");
        assert_eq!(n.claim("a_3_size"), "a_3_size_2");
    }
}
