//! One token of the text, for messages.

use std::fmt;

/// A token as people see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(&'a str),
    Text,
    Docs,
    Punctuation(&'a str),
    End,
}

/// A token and where it ends.
pub(super) struct Found<'a> {
    pub(super) token: Token<'a>,
    pub(super) end: usize,
}

/// Longest first.
const PUNCTUATION: &[&str] = &[
    "..=", "===", "<<=", ">>=", "=>", "=<", "==", ">=", "<=", "!=", "<>", "->", "..", "+=", "-=", "*=", "/=", "|=",
    "&=", "++", "--", "&&", "||", "<<", ">>", "::", ":=",
];

/// The token that begins at a place.
pub(super) fn token_at(text: &str, at: usize) -> Found<'_> {
    let rest = text.get(at..).unwrap_or("");
    let Some(first) = rest.chars().next() else { return Found { token: Token::End, end: at } };
    let word = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
    if word > 0 {
        let token = if first.is_ascii_digit() { Token::Number(&rest[..word]) } else { Token::Word(&rest[..word]) };
        return Found { token, end: at + word };
    }
    if rest.starts_with("//") {
        let line = rest.find('\n').unwrap_or(rest.len());
        return Found { token: Token::Docs, end: at + line };
    }
    if first == '"' {
        let inside = rest[1..].find(['"', '\n']).map_or(rest.len(), |n| n + 2);
        return Found { token: Token::Text, end: at + inside.min(rest.len()) };
    }
    let len = PUNCTUATION.iter().find(|p| rest.starts_with(**p)).map_or(first.len_utf8(), |p| p.len());
    Found { token: Token::Punctuation(&rest[..len]), end: at + len }
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Word(w) | Token::Number(w) => write!(f, "`{w}`"),
            Token::Text => f.write_str("a string"),
            Token::Docs => f.write_str("a documentation comment"),
            Token::Punctuation(p) if p.chars().all(|c| !c.is_control()) => write!(f, "`{p}`"),
            Token::Punctuation(p) => write!(f, "the character {}", p.escape_unicode()),
            Token::End => f.write_str("the end of the text"),
        }
    }
}

/// The length of blanks and comments, documentation too, at the start.
pub(super) fn skip_docs(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if !rest.starts_with("//") {
            return if rest.is_empty() { 0 } else { text.len() - rest.len() };
        }
        rest = rest.find('\n').map_or("", |n| &rest[n..]);
    }
}

/// The place of the next token at or after `at`, documentation being one.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    let mut rest = text.get(at..).unwrap_or("");
    loop {
        rest = rest.trim_start();
        let docs = rest.starts_with("//!") || (rest.starts_with("///") && !rest.starts_with("////"));
        if docs || !rest.starts_with("//") {
            return text.len() - rest.len();
        }
        rest = rest.find('\n').map_or("", |n| &rest[n..]);
    }
}

/// The place of the last token that begins before `at`; 0 if there is none.
pub(super) fn token_before(text: &str, at: usize) -> usize {
    let (mut next, mut last) = (skip_blanks(text, 0), 0);
    while next < at && next < text.len() {
        last = next;
        next = skip_blanks(text, token_at(text, next).end.max(next + 1));
        while !text.is_char_boundary(next) {
            next += 1;
        }
    }
    last
}
