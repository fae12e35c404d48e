//! Words for what the grammar could not read: the part is read again with the rule that its first word suggests, and
//! the furthest place the grammar came to says what was found and what was expected there.

use chappe_grammar::Rule;

use super::balance;
use super::probe::{Expected, probe};
use super::token::{Token, token_at};
use super::tree::{Builder, Node};
use super::words::{Start, begins_elsewhere, describe, start_of};
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, did_you_mean};

/// Bytes of a broken part that are read again; mistakes are near the start, for the rows inside blocks are read alone.
const MAX_PROBED: usize = 8192;

impl Builder<'_> {
    pub(super) fn stray_brace(&self, node: &Node<'_>) {
        self.report(balance::stray(self.span(node)));
    }

    /// A comma or semicolon that is missing before a node.
    pub(super) fn missing(&self, node: &Node<'_>, separator: &str) {
        let end = self.last_end(node.start());
        let code = if separator == "," { syntax::MISSING_COMMA } else { syntax::MISSING_SEMICOLON };
        let what = if separator == "," { "row" } else { "statement" };
        let message = format!("a `{separator}` is missing at the end of this {what}");
        self.report(Diagnostic::error(code, self.at(end, end), message).at(format!("put a `{separator}` here")));
    }

    pub(super) fn broken_item(&self, node: &Node<'_>) {
        self.broken_part(node, Rule::item);
    }

    pub(super) fn broken_part(&self, node: &Node<'_>, wanted: Rule) {
        self.lose();
        let span = self.span(node);
        self.not_understood(wanted, span.start as usize, span.end as usize);
    }

    /// Reports why `start..end` is not what is wanted there.
    pub(super) fn not_understood(&self, wanted: Rule, start: usize, end: usize) {
        if self.is_hopeless() {
            return;
        }
        let part = &self.text[start..end];
        let start = start + super::token::skip_docs(part);
        let part = &self.text[start..end];
        if let Some(quote) = super::lex::open_string(part) {
            let at = start + quote;
            let line = part[quote..].find('\n').map_or(end, |n| at + n);
            let d = Diagnostic::error(syntax::UNCLOSED_STRING, self.at(at, line), "this string is never closed");
            self.report(d.help("a string ends with `\"` on the line where it begins"));
            return;
        }
        let first = token_at(self.text, start);
        if let Token::Punctuation(";") = first.token {
            let d = Diagnostic::error(syntax::UNEXPECTED, self.at(start, first.end), "this `;` ends nothing");
            self.report(d.help("remove it"));
            return;
        }
        if let (Rule::item, Token::Word("pub")) = (wanted, first.token) {
            self.wrong_public(start, first.end, end);
            return;
        }
        match start_of(wanted, part) {
            Start::Rule(rule) => self.wrong_inside(rule, start, end),
            Start::Unknown { kind, words } => self.wrong_start(kind, &words, start),
        }
    }

    /// `pub` and something that is not understood, or that cannot be public.
    fn wrong_public(&self, start: usize, after: usize, end: usize) {
        let next = super::token::skip_blanks(self.text, after);
        match token_at(self.text, next).token {
            Token::Word(word @ ("spec" | "cost" | "engines")) => {
                let message = format!("`pub` cannot stand before `{word}`");
                let d = Diagnostic::error(syntax::UNEXPECTED, self.at(start, after), message);
                self.report(d.help("items that have a name can be `pub`: files that use this one see them"));
            }
            Token::Word("pub") => {
                self.report(Diagnostic::error(syntax::UNEXPECTED, self.at(start, after), "`pub` is said twice"));
            }
            _ => self.not_understood(Rule::item, next.min(end), end),
        }
    }

    /// The first word is none that may stand there.
    fn wrong_start(&self, kind: &str, words: &[&'static str], start: usize) {
        let first = token_at(self.text, start);
        let span = self.at(start, first.end);
        if let Token::Word(word) = first.token {
            let message = format!("no {kind} begins with `{word}`");
            let d = Diagnostic::error(syntax::UNKNOWN_WORD, span, message);
            let next = token_at(self.text, super::token::skip_blanks(self.text, first.end)).token;
            let d = if let Some(what) = begins_elsewhere(word) {
                d.help(format!("`{word}` begins {what}"))
            } else if let Some(best) = did_you_mean(word, words.iter().copied()) {
                d.help(format!("did you mean `{best}`?"))
            } else if kind == "row of a record" && next == Token::Punctuation(":") {
                d.help(format!("a field begins with its place: `0x00 {word}: ..`"))
            } else {
                d.help(format!("one begins with {}", alternatives(&quoted(words), 24)))
            };
            self.report(d);
        } else {
            let article = if kind.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
            let message = format!("expected {article} {kind}, found {}", first.token);
            self.report(Diagnostic::error(syntax::UNEXPECTED, span, message));
        }
    }

    /// It begins like something, and goes wrong later.
    fn wrong_inside(&self, rule: Rule, start: usize, end: usize) {
        let part = &self.text[start..end];
        let most = (0..=part.len().min(MAX_PROBED)).rev().find(|n| part.is_char_boundary(*n)).unwrap_or(0);
        let (at, expected) = probe(rule, &part[..most]);
        let at = if start + at >= end { super::token::skip_blanks(self.text, end) } else { start + at };
        let found = token_at(self.text, at);
        let span = self.at(at, found.end);
        let place = describe(rule);
        let message = match expected.phrase() {
            Some(phrase) => format!("expected {phrase}, found {}", found.token),
            None => format!("{} cannot stand here", found.token),
        };
        let mut d = Diagnostic::error(syntax::UNEXPECTED, span, message);
        if let Some(place) = place {
            d = d.at(format!("in {place}"));
        }
        self.report(match hint(&found.token, &expected) {
            Some(meant) => d.help(format!("did you mean `{meant}`?")),
            None if rule == Rule::auto_stmt => d.help(AUTO_ROW),
            None => d,
        });
    }
}

/// What rows of an `auto` kernel are, for those who synchronize by hand.
const AUTO_ROW: &str = "a row is `ENGINE: do ..;` or `ENGINE: copy QUEUE ..;`, perhaps with `after NAME` of another row: \
                        waits and posts are the compiler's";

/// What was probably meant by a token that is wrong.
fn hint(found: &Token<'_>, expected: &Expected) -> Option<String> {
    let meant = match found {
        Token::Punctuation("=>") => ">=",
        Token::Punctuation("=<") => "<=",
        Token::Punctuation("=" | "===") => "==",
        Token::Punctuation("<>") => "!=",
        Token::Punctuation("==" | ":=") => "=",
        Token::Punctuation(":") => "::",
        Token::Word(word) => {
            let words = expected.words();
            return did_you_mean(word, words.iter().map(String::as_str)).map(str::to_owned);
        }
        _ => return None,
    };
    expected.has(meant).then(|| meant.to_owned())
}

fn quoted(words: &[&str]) -> Vec<String> {
    words.iter().map(|w| format!("`{w}`")).collect()
}

/// `a`, `a or b`, `a, b or c`; at most so many.
pub(super) fn alternatives(words: &[String], most: usize) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        many if many.len() > most => format!("{}, ..", many[..most].join(", ")),
        many => {
            let (last, others) = many.split_last().map_or(("", many), |(l, o)| (l.as_str(), o));
            format!("{} or {last}", others.join(", "))
        }
    }
}
