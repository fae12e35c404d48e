//! From nodes of the grammar to parts of the syntax tree: spans, names, numbers, strings, documentation.

use std::cell::{Cell, RefCell};

use chappe_grammar::Rule;

pub(super) use super::node::Node;
use super::node::Siblings;
use super::scan::Comments;
use crate::ast::{Attr, Docs, Expr, ExprKind, Name};
use crate::codes::syntax;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::source::{FileId, Span};

/// Findings of one file that are reported; nobody reads more.
const MAX_REPORTS: usize = 200;

/// What building the tree of one file needs.
pub(super) struct Builder<'a> {
    pub(super) file: FileId,
    /// The text as written.
    pub(super) text: &'a str,
    pub(super) comments: &'a Comments,
    /// Where the text was mended: the items around are broken.
    pub(super) marks: &'a [usize],
    diags: RefCell<&'a mut Diagnostics>,
    /// Number of parts that were not understood so far.
    lost: Cell<usize>,
    /// Number of findings so far.
    reported: Cell<usize>,
}

/// The children of a node, in order.
pub(super) struct Kids<'i> {
    list: Siblings<'i>,
    /// The whole node.
    pub(super) span: Span,
}

impl<'i> Kids<'i> {
    pub(super) fn next(&mut self) -> Option<Node<'i>> {
        self.list.next()
    }

    pub(super) fn peek(&self) -> Option<Rule> {
        self.list.peek()
    }

    /// The next child if it is of that rule.
    pub(super) fn take(&mut self, rule: Rule) -> Option<Node<'i>> {
        if self.peek()? == rule { self.list.next() } else { None }
    }

    /// Whether the next child is of that rule; takes it.
    pub(super) fn has(&mut self, rule: Rule) -> bool {
        self.take(rule).is_some()
    }
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        file: FileId,
        text: &'a str,
        comments: &'a Comments,
        marks: &'a [usize],
        diags: &'a mut Diagnostics,
    ) -> Self {
        Builder { file, text, comments, marks, diags: RefCell::new(diags), lost: Cell::new(0), reported: Cell::new(0) }
    }

    pub(super) fn report(&self, d: Diagnostic) {
        let count = self.reported.get();
        self.reported.set(count + 1);
        if count < MAX_REPORTS {
            self.diags.borrow_mut().push(d);
        } else if count == MAX_REPORTS {
            let message = format!("more than {MAX_REPORTS} syntax errors in this file; the others are not shown");
            self.diags.borrow_mut().push(Diagnostic::error(syntax::UNEXPECTED, d.span(), message));
        }
    }

    /// Whether so much is wrong that nothing more is reported.
    pub(super) fn is_hopeless(&self) -> bool {
        self.reported.get() > MAX_REPORTS
    }

    /// Remembers that a part was left out of the tree.
    pub(super) fn lose(&self) {
        self.lost.set(self.lost.get() + 1);
    }

    /// How many parts have been left out so far.
    pub(super) fn losses(&self) -> usize {
        self.lost.get()
    }

    pub(super) fn at(&self, start: usize, end: usize) -> Span {
        Span { file: self.file, start: start as u32, end: end as u32 }
    }

    /// The one function that makes spans of nodes: the grammar includes what it skipped at the end.
    pub(super) fn span(&self, node: &Node<'_>) -> Span {
        self.at(node.start(), self.comments.trim_end(self.text, node.start(), node.end()))
    }

    /// The end of the last token before a position.
    pub(super) fn last_end(&self, before: usize) -> usize {
        self.comments.trim_end(self.text, 0, before)
    }

    pub(super) fn kids<'i>(&self, node: Node<'i>) -> Kids<'i> {
        Kids { list: node.inner(), span: self.span(&node) }
    }

    pub(super) fn name(&self, node: &Node<'_>) -> Name {
        Name { text: node.as_str().to_owned(), span: self.at(node.start(), node.end()) }
    }

    /// The name that the grammar promises next.
    pub(super) fn need_name(&self, kids: &mut Kids<'_>) -> Name {
        match kids.take(Rule::ident) {
            Some(node) => self.name(&node),
            None => Name { text: String::new(), span: kids.span },
        }
    }

    pub(super) fn opt_name(&self, kids: &mut Kids<'_>) -> Option<Name> {
        kids.take(Rule::ident).map(|n| self.name(&n))
    }

    pub(super) fn names(&self, kids: &mut Kids<'_>) -> Vec<Name> {
        let mut names = Vec::with_capacity(kids.list.run(Rule::ident));
        names.extend(std::iter::from_fn(|| self.opt_name(kids)));
        names
    }

    /// The names of a path: all the node's names.
    pub(super) fn path(&self, node: Node<'_>) -> Vec<Name> {
        self.names(&mut self.kids(node))
    }

    pub(super) fn docs(&self, kids: &mut Kids<'_>) -> Docs {
        let mut docs = Docs::new();
        while let Some(node) = kids.take(Rule::doc) {
            docs.push(doc_line(node.as_str()));
        }
        docs
    }

    /// `@name(args)` as long as there are some.
    pub(super) fn attrs(&self, kids: &mut Kids<'_>) -> Vec<Attr> {
        let mut attrs = Vec::new();
        self.more_attrs(kids, &mut attrs);
        attrs
    }

    pub(super) fn more_attrs(&self, kids: &mut Kids<'_>, attrs: &mut Vec<Attr>) {
        while let Some(node) = kids.take(Rule::attr) {
            attrs.push(self.attr(node));
        }
    }

    pub(super) fn attr(&self, node: Node<'_>) -> Attr {
        let mut kids = self.kids(node);
        Attr { name: self.need_name(&mut kids), args: self.exprs(&mut kids), span: kids.span }
    }

    /// The value of a number, reported if it is none that 128 bits hold.
    pub(super) fn int(&self, node: &Node<'_>) -> (u128, Span) {
        let (text, span) = (node.as_str(), self.span(node));
        let value = super::text::number(text).unwrap_or_else(|why| {
            let message = format!("`{text}` is no number: {why}");
            self.report(Diagnostic::error(syntax::BAD_NUMBER, span, message));
            self.lose();
            0
        });
        (value, span)
    }

    pub(super) fn need_int(&self, kids: &mut Kids<'_>) -> (u128, Span) {
        kids.take(Rule::int).map_or((0, kids.span), |n| self.int(&n))
    }

    pub(super) fn string(&self, node: &Node<'_>) -> String {
        let text = node.as_str();
        let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
        if !inside.contains('\\') {
            return inside.to_owned();
        }
        super::text::unescape(inside, |at, len| {
            let start = node.start() + 1 + at;
            let span = self.at(start, start + len);
            let written = &inside[at..at + len];
            self.report(
                Diagnostic::error(syntax::BAD_ESCAPE, span, format!("unknown escape `{written}` in a string"))
                    .help("known are `\\\"`, `\\\\`, `\\n`, `\\r`, `\\t`, `\\0` and `\\xNN`"),
            );
        })
    }

    pub(super) fn opt_string(&self, kids: &mut Kids<'_>) -> Option<String> {
        kids.take(Rule::string).map(|n| self.string(&n))
    }

    /// A stand-in where the grammar promises an expression.
    pub(super) fn nothing(&self, span: Span) -> Expr {
        Expr { kind: ExprKind::Int(0), span }
    }
}

/// The line of a documentation comment without its mark, one leading blank and trailing white space.
pub(super) fn doc_line(comment: &str) -> String {
    let line = comment.get(3..).unwrap_or("");
    line.strip_prefix(' ').unwrap_or(line).trim_end().to_owned()
}
