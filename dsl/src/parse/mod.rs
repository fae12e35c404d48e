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
mod split;
mod stmt;
mod table;
mod template;
mod text;
mod token;
mod tree;
mod words;

use std::ops::Range;

use chappe_grammar::{ChappeParser, Parser, Rule};

use crate::ast;
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Sources, Span};
use balance::Mended;
use node::{Node, Nodes};
use scan::Scan;
use tree::Builder;

/// A text that is ready for the grammar.
struct Input<'a> {
    file: FileId,
    /// As written.
    text: &'a str,
    scan: Scan,
    mended: Mended,
}

/// Parses a file of the map; an unknown id counts as an empty file.
pub fn parse_file(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> ast::File {
    let Some(input) = prepare(sources, file, Rule::file, diags) else { return ast::File::default() };
    split::file(&input).or_else(|| read_file(&input, 0..input.text.len(), diags)).unwrap_or_default()
}

/// Parses a record literal that stands alone, perhaps with attributes: `Drain { count: 1 } @profile(runtime)`.
pub fn parse_literal(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> Option<ast::LoneLiteral> {
    let input = prepare(sources, file, Rule::lone_literal, diags)?;
    read(&input, 0..input.text.len(), Rule::lone_literal, diags, |b, node| b.lone_literal(node))
}

/// Parses an expression that stands alone.
pub fn parse_expr(sources: &Sources, file: FileId, diags: &mut Diagnostics) -> Option<ast::Expr> {
    let input = prepare(sources, file, Rule::lone_expr, diags)?;
    read(&input, 0..input.text.len(), Rule::lone_expr, diags, |b, node| {
        b.kids(node).take(Rule::expr).map(|n| b.expr(n))
    })
}

fn prepare<'a>(sources: &'a Sources, file: FileId, rule: Rule, diags: &mut Diagnostics) -> Option<Input<'a>> {
    let text = sources.get(file)?.text.as_str();
    let scan = scan::scan(text, file, diags);
    let mended = balance::mend(text, file, &scan, rule == Rule::file, diags);
    Some(Input { file, text, scan, mended })
}

/// Reads items, which a part of the text consists of.
fn read_file(input: &Input<'_>, part: Range<usize>, diags: &mut Diagnostics) -> Option<ast::File> {
    read(input, part, Rule::file, diags, |b, node| Some(b.file(node)))
}

fn read<T>(
    input: &Input<'_>,
    part: Range<usize>,
    rule: Rule,
    diags: &mut Diagnostics,
    build: impl FnOnce(&Builder<'_>, Node<'_>) -> Option<T>,
) -> Option<T> {
    let &Input { file, text, ref scan, ref mended } = input;
    let readable = mended.patched.as_deref().unwrap_or(text);
    match ChappeParser::parse(rule, readable.get(part.clone())?) {
        Ok(pairs) => {
            let nodes = Nodes::new(readable, part.start, pairs);
            let builder = Builder::new(file, text, &scan.comments, &mended.marks, diags);
            scan.deep.iter().for_each(|_| builder.lose());
            build(&builder, nodes.top().next()?)
        }
        Err(_) if rule != Rule::file => {
            let builder = Builder::new(file, text, &scan.comments, &mended.marks, diags);
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
