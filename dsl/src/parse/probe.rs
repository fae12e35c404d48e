//! How far the grammar comes in a broken part, and what it would have taken there.

use std::sync::{Mutex, PoisonError};

use chappe_grammar::{ChappeParser, ErrorVariant, Parser, Rule};
use pest::error::InputLocation;

use super::recover::alternatives;
use super::token::{skip_blanks, token_at, token_before};
use super::words::{begins_something, is_simple};

/// A character that no rule takes.
const NOTHING: char = '\u{3}';

/// What the grammar would have taken at a place.
#[derive(Default)]
pub(super) struct Expected {
    /// Kinds of things: "a type".
    nouns: Vec<&'static str>,
    /// Exact texts: `then`, `;`.
    texts: Vec<String>,
    /// Only what follows a missing separator was tried.
    only_guesses: bool,
}

impl Expected {
    /// Whether an exact text was expected.
    pub(super) fn has(&self, text: &str) -> bool {
        self.texts.iter().any(|t| t == text)
            || (self.nouns.contains(&COMPARISON) && matches!(text, ">=" | "<=" | "==" | "!="))
    }

    fn is_empty(&self) -> bool {
        self.nouns.is_empty() && self.texts.is_empty()
    }

    /// The expected texts that are words.
    pub(super) fn words(&self) -> Vec<String> {
        self.texts.iter().filter(|t| t.starts_with(|c: char| c.is_ascii_alphabetic())).cloned().collect()
    }

    /// "a type, `key` or `,`".
    pub(super) fn phrase(&self) -> Option<String> {
        let words: Vec<String> =
            self.nouns.iter().map(|n| (*n).to_owned()).chain(self.texts.iter().map(|t| format!("`{t}`"))).collect();
        (!words.is_empty()).then(|| alternatives(&words, 8))
    }
}

const A_NAME: &str = "a name";
const COMPARISON: &str = "a comparison (`>=`, `==`, ..)";

/// The place in `part` where `rule` goes wrong, and what was expected there.
pub(super) fn probe(rule: Rule, part: &str) -> (usize, Expected) {
    // The switch is one for the whole process: nobody may turn it off while another thread is looking.
    static SWITCH: Mutex<()> = Mutex::new(());
    let _turn = SWITCH.lock().unwrap_or_else(PoisonError::into_inner);
    pest::set_error_detail(true);
    let found = search(rule, part);
    pest::set_error_detail(false);
    found
}

fn search(rule: Rule, part: &str) -> (usize, Expected) {
    let mut at = settle(part, attempt(rule, part).0);
    // Each round is at an earlier place or the last.
    for _ in 0..16 {
        let (reached, expected) = attempt(rule, &format!("{} {NOTHING}", &part[..at]));
        let reached = if reached >= at { at } else { settle(part, reached) };
        if reached < at {
            at = reached;
        } else if (expected.only_guesses || expected.is_empty()) && at > 0 {
            at = token_before(part, at);
        } else {
            return (at, expected);
        }
    }
    (at, Expected::default())
}

/// The start of the token that a place lies in.
fn settle(part: &str, at: usize) -> usize {
    let next = skip_blanks(part, at);
    let before = token_before(part, at);
    if before < at && token_at(part, before).end > at { before } else { next }
}

/// Reads a text with a rule: how far it comes, and what it wants there.
fn attempt(rule: Rule, text: &str) -> (usize, Expected) {
    // A statement goes on after what its own rule says.
    let outer = if is_simple(rule) { Rule::stmt } else { rule };
    let error = match ChappeParser::parse(outer, text) {
        Ok(mut pairs) => {
            let end = pairs.next().map_or(0, |p| p.as_span().end());
            return (skip_blanks(text, end), Expected { texts: vec![",".to_owned()], ..Expected::default() });
        }
        Err(error) => error,
    };
    let Some(attempts) = error.parse_attempts() else { return (0, Expected::default()) };
    let at = attempts.max_position;
    let guesses = attempts.call_stacks();
    let only_guesses = !guesses.is_empty()
        && guesses.iter().all(|s| {
            matches!(
                s.deepest.get_rule(),
                Some(Rule::no_semi | Rule::no_comma | Rule::no_row_semi | Rule::no_table_comma)
            )
        });
    let place = match error.location {
        InputLocation::Pos(p) | InputLocation::Span((p, _)) => p,
    };
    let mut nouns = Vec::new();
    if let (ErrorVariant::ParsingError { positives, .. }, true) = (&error.variant, place == at) {
        for p in positives {
            for noun in noun(*p, rule) {
                if !nouns.contains(noun) {
                    nouns.push(*noun);
                }
            }
        }
    }
    let before = text.get(..at).unwrap_or("").split_whitespace().next_back().unwrap_or("");
    let tokens: Vec<String> = attempts.expected_tokens().iter().map(ToString::to_string).collect();
    (at, Expected { texts: texts(&tokens, &mut nouns, rule, before), nouns, only_guesses })
}

/// The exact texts worth naming; adds nouns for those that are not.
fn texts(tokens: &[String], nouns: &mut Vec<&'static str>, rule: Rule, before: &str) -> Vec<String> {
    let text = |wanted: &str| tokens.iter().any(|t| t == wanted);
    // Ranges of characters are spelt like this.
    let (name, digit) = (text("a..z"), text("0..9"));
    let is_expr = name && digit && text("(");
    if is_expr {
        nouns.retain(|n| !matches!(*n, "a number" | "a string" | "a name" | "an expression"));
        nouns.push("an expression");
    } else if nouns.is_empty() {
        // Where a separator may stand, a name is but the start of what comes next.
        let noun = noun_of_name(rule, before);
        let separated = (text(";") || text(",")) && noun == A_NAME;
        nouns.extend(match (name && !separated, digit && !name) {
            (true, _) => Some(noun),
            (_, true) => Some("a number"),
            _ => None,
        });
    }
    if text(">=") && !nouns.contains(&COMPARISON) {
        nouns.push(COMPARISON);
    }
    if text("\"") && !is_expr && !nouns.contains(&"a string") {
        nouns.push("a string");
    }
    let mut words: Vec<String> = tokens.iter().filter(|t| !is_noise(t, is_expr)).cloned().collect();
    // Where a statement may end, another may begin, which is no help; nor is that a keyword may be a register's name.
    if words.iter().any(|w| w == ";") {
        words.retain(|w| w != ":" && !begins_something(w));
    }
    if words.iter().any(|w| w == ",") {
        words.retain(|w| !matches!(w.as_str(), "any" | "effect" | "include" | "order" | "reserve" | "rest"));
    }
    if words.iter().any(|w| w == "+=") && is_simple(rule) && rule != Rule::assign_stmt {
        words.retain(|w| !matches!(w.as_str(), "+=" | "-=" | "=" | "{" | ":"));
    }
    // Words first, separators last.
    words.sort_by_key(|w| !w.starts_with(|c: char| c.is_ascii_alphabetic()));
    if words.iter().any(|w| w == ",") && !is_statement(rule) {
        words.retain(|w| w != ";");
    }
    if nouns.len() + words.len() > 1 {
        let dull: &[&str] = &["@", "(", "[", "::", ".", "?"];
        let kept: Vec<String> = words.iter().filter(|w| !dull.contains(&w.as_str())).cloned().collect();
        if !kept.is_empty() || !nouns.is_empty() {
            words = kept;
        }
    }
    words
}

fn is_statement(rule: Rule) -> bool {
    is_simple(rule) || matches!(rule, Rule::sem_decl | Rule::event_decl | Rule::region_decl | Rule::queue_decl)
}

fn is_noise(token: &str, is_expr: bool) -> bool {
    let range = token.len() > 3 && token.contains("..") || token == "BUILTIN_RULE";
    let operator = matches!(token, "==" | "!=" | ">=" | "<=" | ">" | "<" | "..=" | ".." | "?");
    let control = token.chars().all(|c| c.is_control() || c.is_whitespace());
    let starts_expr = is_expr && matches!(token, "(" | "\"" | "-" | "!" | "~");
    range || operator || control || starts_expr || token.starts_with("//") || matches!(token, "\"" | "}" | "_" | "/")
}

fn noun_of_name(rule: Rule, before: &str) -> &'static str {
    match rule {
        _ if matches!(before, "reads" | "writes") => "a region",
        Rule::do_stmt => "the name of a computation",
        Rule::copy_stmt | Rule::drain_stmt => "the name of a queue",
        Rule::engine_block => "the name of an engine",
        Rule::fence_use => "the name of a fence",
        Rule::call_kernel_stmt => "the name of a kernel",
        Rule::let_stmt => "a register",
        _ => A_NAME,
    }
}

/// What a rule that was tried is called.
fn noun(tried: Rule, rule: Rule) -> &'static [&'static str] {
    match tried {
        Rule::condition => &["a semaphore or an event"],
        Rule::sem_ref => &["a semaphore"],
        Rule::access => &["a region"],
        Rule::ty => &["a type"],
        Rule::expr | Rule::value => &["an expression"],
        Rule::string => &["a string"],
        Rule::int => &["a number"],
        Rule::compare => &[COMPARISON],
        Rule::literal_field => &["a field"],
        Rule::param => &["a parameter"],
        Rule::path => &["a name"],
        Rule::ident if rule == Rule::wait_stmt => &["a semaphore or an event"],
        Rule::ident if rule == Rule::update_stmt => &["a semaphore or an event"],
        _ => &[],
    }
}
