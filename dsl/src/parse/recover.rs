//! Words for what the grammar could not read.

use chappe_grammar::Rule;

use super::balance;
use super::tree::{Builder, Node};
use crate::codes::syntax;
use crate::diagnostic::Diagnostic;

impl Builder<'_> {
    pub(super) fn stray_brace(&self, node: &Node<'_>) {
        self.report(balance::stray(self.span(node)));
    }

    /// A comma or semicolon that is missing before a node.
    pub(super) fn missing(&self, node: &Node<'_>, separator: &str) {
        let end = self.last_end(node.as_span().start());
        let code = if separator == "," { syntax::MISSING_COMMA } else { syntax::MISSING_SEMICOLON };
        self.report(Diagnostic::error(code, self.at(end, end), format!("a `{separator}` is missing here")));
    }

    pub(super) fn broken_item(&self, node: &Node<'_>) {
        self.broken_part(node, Rule::item);
    }

    pub(super) fn broken_part(&self, node: &Node<'_>, wanted: Rule) {
        self.lose();
        let span = self.span(node);
        self.not_understood(wanted, span.start as usize, span.end as usize);
    }

    pub(super) fn not_understood(&self, _wanted: Rule, start: usize, end: usize) {
        self.report(Diagnostic::error(syntax::UNEXPECTED, self.at(start, end), "this is not understood"));
    }
}
