//! Which words may begin what, and what the rules of the grammar are called.

use chappe_grammar::Rule;

use super::token::{Token, skip_blanks, token_at};

/// How a part that is not understood begins.
pub(super) enum Start {
    /// As this does.
    Rule(Rule),
    /// As nothing that may stand there.
    Unknown { kind: &'static str, words: Vec<&'static str> },
}

const ITEMS: &[(&str, Rule)] = &[
    ("spec", Rule::spec_item),
    ("use", Rule::use_item),
    ("const", Rule::const_item),
    ("space", Rule::space_item),
    ("enum", Rule::enum_item),
    ("set", Rule::set_item),
    ("bank", Rule::bank_item),
    ("registers", Rule::registers_item),
    ("wait", Rule::wait_item),
    ("update", Rule::update_item),
    ("family", Rule::family_item),
    ("layout", Rule::layout_item),
    ("record", Rule::record_item),
    ("table", Rule::table_item),
    ("profile", Rule::profile_item),
    ("builder", Rule::builder_item),
    ("lower", Rule::lower_item),
    ("fence", Rule::fence_item),
    ("ops", Rule::ops_item),
    ("arch", Rule::arch_item),
    ("cost", Rule::cost_item),
    ("engines", Rule::engines_item),
    ("kernel", Rule::kernel_item),
];

const STATEMENTS: &[(&str, Rule)] = &[
    ("wait", Rule::wait_stmt),
    ("inc", Rule::update_stmt),
    ("dec", Rule::update_stmt),
    ("add", Rule::update_stmt),
    ("sub", Rule::update_stmt),
    ("set", Rule::update_stmt),
    ("clear", Rule::update_stmt),
    ("do", Rule::do_stmt),
    ("copy", Rule::copy_stmt),
    ("drain", Rule::drain_stmt),
    ("reset", Rule::reset_stmt),
    ("barrier", Rule::barrier_stmt),
    ("core", Rule::core_barrier_stmt),
    ("fence", Rule::fence_use),
    ("let", Rule::let_stmt),
    ("for", Rule::for_stmt),
    ("loop", Rule::loop_stmt),
    ("if", Rule::if_stmt),
    ("call", Rule::call_kernel_stmt),
    ("return", Rule::return_stmt),
    ("halt", Rule::halt_stmt),
    ("exit", Rule::exit_stmt),
    ("nop", Rule::nop_stmt),
];

const KERNEL_ROWS: &[(&str, Rule)] = &[
    ("engine", Rule::engine_block),
    ("core", Rule::core_block),
    ("sem", Rule::sem_decl),
    ("event", Rule::event_decl),
    ("region", Rule::region_decl),
    ("queue", Rule::queue_decl),
    ("const", Rule::const_decl),
    ("expect", Rule::expect_stmt),
];

const RECORD_ROWS: &[(&str, Rule)] = &[
    ("include", Rule::include_row),
    ("rest", Rule::rest_row),
    ("order", Rule::order_row),
    ("any", Rule::any_row),
    ("effect", Rule::effect_row),
    ("require", Rule::require_row),
];

const BANK_ROWS: &[(&str, Rule)] = &[("reserve", Rule::bank_row), ("name", Rule::bank_row), ("init", Rule::bank_row)];

const ARCH_ROWS: &[(&str, Rule)] = &[
    ("const", Rule::const_item),
    ("cost", Rule::cost_item),
    ("impl", Rule::impl_row),
    ("override", Rule::override_row),
];

fn look(table: &[(&'static str, Rule)], word: &str) -> Option<Rule> {
    table.iter().find(|(w, _)| *w == word).map(|(_, r)| *r)
}

/// Judges by the first words what a part wants to be.
pub(super) fn start_of(wanted: Rule, part: &str) -> Start {
    let first = token_at(part, 0);
    let next = token_at(part, skip_blanks(part, first.end)).token;
    match wanted {
        Rule::item => by_word("item", &[ITEMS], first.token),
        Rule::bank_row => by_word("row of a bank", &[BANK_ROWS], first.token),
        Rule::arch_row => by_word("row of an architecture", &[ARCH_ROWS], first.token),
        Rule::record_row => match first.token {
            Token::Number(_) | Token::Punctuation("[" | "..") => Start::Rule(Rule::record_row),
            token => by_word("row of a record", &[RECORD_ROWS], token),
        },
        Rule::kernel_row => match (first.token, next) {
            (Token::Word("core"), Token::Number(_)) => Start::Rule(Rule::core_block),
            (Token::Word("core"), _) => Start::Rule(Rule::core_barrier_stmt),
            (Token::Word(_), Token::Punctuation(":")) => Start::Rule(Rule::auto_stmt),
            (token, next) => statement(token, next, "row of a kernel", &[KERNEL_ROWS, STATEMENTS]),
        },
        Rule::stmt => statement(first.token, next, "statement", &[STATEMENTS]),
        Rule::fence_stmt => statement(first.token, next, "statement of a fence", &[STATEMENTS]),
        Rule::impl_op if first.token == Token::Word("require") => Start::Rule(Rule::impl_require),
        row => Start::Rule(row),
    }
}

/// Whether a word begins an item, a row of a kernel or a statement.
pub(super) fn begins_something(word: &str) -> bool {
    matches!(word, "pub" | "impl" | "override")
        || [ITEMS, KERNEL_ROWS, STATEMENTS].iter().any(|t| look(t, word).is_some())
}

/// What a word begins elsewhere.
pub(super) fn begins_elsewhere(word: &str) -> Option<&'static str> {
    let tables = [
        (KERNEL_ROWS, "a row of a kernel"),
        (STATEMENTS, "a statement of a kernel"),
        (RECORD_ROWS, "a row of a record"),
        (BANK_ROWS, "a row of a bank"),
        (ARCH_ROWS, "a row of an architecture"),
        (ITEMS, "an item, outside of every block"),
    ];
    tables.iter().find(|(t, _)| look(t, word).is_some()).map(|(_, what)| *what)
}

fn by_word(kind: &'static str, tables: &[&[(&'static str, Rule)]], token: Token<'_>) -> Start {
    let words = || tables.iter().flat_map(|t| t.iter().map(|(w, _)| *w)).collect();
    let Token::Word(word) = token else { return Start::Unknown { kind, words: words() } };
    match tables.iter().find_map(|t| look(t, word)) {
        Some(rule) => Start::Rule(rule),
        None => Start::Unknown { kind, words: words() },
    }
}

fn statement(first: Token<'_>, next: Token<'_>, kind: &'static str, tables: &[&[(&'static str, Rule)]]) -> Start {
    let found = by_word(kind, tables, first);
    if let (Start::Unknown { .. }, Token::Word(_)) = (&found, first) {
        match next {
            Token::Punctuation("(") => return Start::Rule(Rule::call_stmt),
            Token::Punctuation("{" | "::") => return Start::Rule(Rule::literal),
            Token::Punctuation("=" | "+=" | "-=" | "==" | ":=" | "*=" | "/=" | "|=" | "&=" | "++" | "--") => {
                return Start::Rule(Rule::assign_stmt);
            }
            _ => {}
        }
    }
    found
}

/// Statements that may carry a predicate, links and attributes.
pub(super) fn is_simple(rule: Rule) -> bool {
    !matches!(rule, Rule::for_stmt | Rule::loop_stmt | Rule::if_stmt)
        && (STATEMENTS.iter().any(|(_, r)| *r == rule)
            || matches!(rule, Rule::call_stmt | Rule::literal | Rule::assign_stmt))
}

/// What a rule is called, after "in".
pub(super) fn describe(rule: Rule) -> Option<String> {
    for (words, kind) in [(STATEMENTS, "statement"), (KERNEL_ROWS, "row"), (ITEMS, "item"), (RECORD_ROWS, "row")] {
        if let Some((word, _)) = words.iter().find(|(_, r)| *r == rule)
            && rule != Rule::update_stmt
        {
            let article = if word.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
            return Some(format!("{article} `{word}` {kind}"));
        }
    }
    let text = match rule {
        Rule::update_stmt => "an update",
        Rule::call_stmt => "the call of a builder",
        Rule::literal | Rule::lone_literal => "a record literal",
        Rule::assign_stmt => "an assignment to a register",
        Rule::auto_stmt => "a row of an `auto` kernel",
        Rule::enum_row => "a row of an enum",
        Rule::bank_row => "a row of a bank",
        Rule::wait_row => "a row of a wait table",
        Rule::update_row => "a row of an update table",
        Rule::record_row => "a row of a record",
        Rule::union_arm => "an arm of a union",
        Rule::table_row => "a row of a table",
        Rule::profile_group => "a group of a profile",
        Rule::profile_rule => "a rule of a profile",
        Rule::template_stmt => "a record of a builder or a lowering",
        Rule::op_row => "an operation",
        Rule::impl_op => "the formula of an operation",
        Rule::impl_require => "a requirement",
        Rule::impl_row => "an `impl` block",
        Rule::override_row => "an `override`",
        Rule::lone_expr => "an expression",
        _ => return None,
    };
    Some(text.to_owned())
}
