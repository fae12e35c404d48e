//! From text to the syntax tree. Never fails: what is not understood is reported and left out.
//!
//! `scan` looks at comments and brackets, `balance` mends braces that do not balance, the grammar reads the text, and a
//! `Builder` turns its nodes into the tree. The grammar marks what it could not read; `recover` finds words for it.

mod arch;
mod balance;
mod expr;
mod field;
mod item;
mod kernel;
mod lex;
mod literal;
mod node;
mod probe;
mod record;
mod recover;
mod scan;
mod stmt;
mod table;
mod template;
mod text;
mod token;
mod tree;
mod words;

use chappe_grammar::{ChappeParser, Parser, Rule};

use crate::ast;
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Sources, Span};
use balance::Mended;
use node::{Node, Nodes};
use tree::Builder;

/// Parses a file of the map; an unknown id counts as an empty file.
pub fn parse_file(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> ast::File {
    parse(sources, file, diags, Rule::file, |b, node| Some(b.file(node))).unwrap_or_default()
}

/// Parses a record literal that stands alone, perhaps with attributes: `Drain { count: 1 } @profile(runtime)`.
pub fn parse_literal(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> Option<ast::LoneLiteral> {
    parse(sources, file, diags, Rule::lone_literal, |b, node| b.lone_literal(node))
}

/// Parses an expression that stands alone.
pub fn parse_expr(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> Option<ast::Expr> {
    parse(sources, file, diags, Rule::lone_expr, |b, node| b.kids(node).take(Rule::expr).map(|n| b.expr(n)))
}

fn parse<T>(
    sources: &Sources,
    file: FileId,
    diags: &mut Diagnostics,
    rule: Rule,
    build: impl FnOnce(&Builder<'_>, Node<'_>) -> Option<T>,
) -> Option<T> {
    let text = sources.get(file)?.text.as_str();
    let scan = scan::scan(text, file, diags);
    let Mended { patched, marks } = balance::mend(text, file, &scan, rule == Rule::file, diags);
    let readable = patched.as_deref().unwrap_or(text);
    match ChappeParser::parse(rule, readable) {
        Ok(pairs) => {
            let nodes = Nodes::new(readable, 0, pairs);
            let builder = Builder::new(file, text, &scan.comments, &marks, diags);
            scan.deep.iter().for_each(|_| builder.lose());
            build(&builder, nodes.top().next()?)
        }
        Err(_) if rule != Rule::file => {
            let builder = Builder::new(file, text, &scan.comments, &marks, diags);
            if scan.deep.is_empty() {
                builder.not_understood(rule, 0, text.len());
            }
            None
        }
        Err(_) => {
            // The grammar gave up: only for want of stack.
            let span = Span { file, start: 0, end: 0 };
            diags.push(Diagnostic::error(syntax::TOO_DEEP, span, "this file is nested too deeply to be read"));
            None
        }
    }
}
