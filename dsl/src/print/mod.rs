//! The pretty-printer: from the syntax tree back to text. Parsing the text gives the same tree, spans aside, and printing
//! that gives the same text. Ordinary comments are not in the tree, so they are not printed; documentation is.

mod arch;
mod expr;
mod item;
mod kernel;
mod literal;
mod record;
mod stmt;
mod table;
mod template;

pub use expr::{print_expr, print_type};
pub use literal::{print_literal, print_literal_value, quote};

use crate::ast::{Attr, Docs, File, Name, Stmt};

/// A file, ending with a newline unless it is empty.
#[must_use]
pub fn print_file(file: &File) -> String {
    let mut p = Printer::default();
    for line in &file.docs {
        p.line(&mark("//!", line));
    }
    let mut after_block = !file.docs.is_empty();
    for item in &file.items {
        let start = p.out.len();
        p.item(item);
        let is_block = p.out[start..].lines().count() > 1;
        if (is_block || after_block) && start > 0 {
            p.out.insert(start, '\n');
        }
        after_block = is_block;
    }
    p.out
}

/// A statement, on one line unless it has blocks; without a newline at the end.
#[must_use]
pub fn print_stmt(stmt: &Stmt) -> String {
    let mut p = Printer::default();
    p.stmt(stmt);
    p.out.trim_end().to_owned()
}

/// Text under construction.
#[derive(Default)]
struct Printer {
    out: String,
    depth: usize,
}

impl Printer {
    fn line(&mut self, text: &str) {
        if !text.is_empty() {
            self.out.extend(std::iter::repeat_n("    ", self.depth));
            self.out.push_str(text);
        }
        self.out.push('\n');
    }

    fn docs(&mut self, docs: &Docs) {
        for line in docs {
            self.line(&mark("///", line));
        }
    }

    /// `head {`, what `inside` prints, `}` and `tail`; `head {}` if that is nothing.
    fn block(&mut self, head: &str, tail: &str, inside: impl FnOnce(&mut Self)) {
        let start = self.out.len();
        self.line(&format!("{head} {{"));
        let inner = self.out.len();
        self.depth += 1;
        inside(self);
        self.depth -= 1;
        if self.out.len() == inner {
            self.out.truncate(start);
            self.line(&format!("{head} {{}}{tail}"));
        } else {
            self.line(&format!("}}{tail}"));
        }
    }

    /// Columns left on a line at this depth.
    fn room(&self) -> usize {
        120usize.saturating_sub(4 * self.depth)
    }
}

fn mark(mark: &str, line: &str) -> String {
    if line.is_empty() { mark.to_owned() } else { format!("{mark} {line}") }
}

fn names(names: &[Name]) -> String {
    list(names, |n| n.text.clone())
}

fn path(path: &[Name]) -> String {
    path.iter().map(|n| n.text.as_str()).collect::<Vec<_>>().join("::")
}

fn list<T>(items: &[T], one: impl Fn(&T) -> String) -> String {
    items.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Each with a blank before it.
fn attrs(attrs: &[Attr]) -> String {
    attrs.iter().map(|a| format!(" {}", attr(a))).collect()
}

fn attr(attr: &Attr) -> String {
    if attr.args.is_empty() {
        return format!("@{}", attr.name.text);
    }
    format!("@{}({})", attr.name.text, list(&attr.args, print_expr))
}

/// `prefix` and the text of something that may be there.
fn opt<T>(prefix: &str, thing: Option<&T>, one: impl Fn(&T) -> String) -> String {
    thing.map(|t| format!("{prefix}{}", one(t))).unwrap_or_default()
}
