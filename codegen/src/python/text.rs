//! Python source as text: lines, literals, documentation.

use chappe_dsl::model::Notes;

/// The longest line before something is broken over several.
pub(super) const WIDTH: usize = 120;

/// Lines of source, at an indentation.
#[derive(Debug, Default)]
pub(super) struct Lines {
    text: String,
    depth: usize,
}

impl Lines {
    /// A line; an empty one stays empty.
    pub(super) fn line(&mut self, text: &str) {
        if !text.is_empty() {
            self.text.push_str(&"    ".repeat(self.depth));
            self.text.push_str(text);
        }
        self.text.push('\n');
    }

    /// Empty lines.
    pub(super) fn blank(&mut self, count: usize) {
        self.text.push_str(&"\n".repeat(count));
    }

    /// What `f` writes, one step further in.
    pub(super) fn indented(&mut self, f: impl FnOnce(&mut Lines)) {
        self.depth += 1;
        f(self);
        self.depth -= 1;
    }

    /// A documentation string; nothing if there is none.
    pub(super) fn doc(&mut self, docs: &[String]) {
        let Some((first, rest)) = docs.split_first() else { return };
        let escaped = |s: &str| s.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
        if rest.is_empty() {
            let end = if first.ends_with('"') { " " } else { "" };
            return self.line(&format!("\"\"\"{}{end}\"\"\"", escaped(first)));
        }
        self.line(&format!("\"\"\"{}", escaped(first)));
        rest.iter().for_each(|l| self.line(escaped(l).trim_end()));
        self.line("\"\"\"");
    }

    /// `open(a, b)`, on one line if it fits, else an argument on each.
    pub(super) fn call(&mut self, open: &str, args: &[String], close: &str) {
        self.node(&Node::call(open, args.iter().cloned().map(Node::Leaf).collect(), close), "");
    }

    /// An expression, broken where it must be.
    pub(super) fn node(&mut self, node: &Node, end: &str) {
        let one = node.flat();
        let fits = one.chars().count() + end.len() + self.depth * 4 <= WIDTH;
        match node {
            Node::Call { open, args, close } if !fits && !args.is_empty() => {
                self.line(open);
                self.indented(|l| args.iter().for_each(|a| l.node(a, ",")));
                self.line(&format!("{close}{end}"));
            }
            Node::Text { open, parts } if !fits && parts.len() > 1 => {
                self.line(&format!("{open}("));
                self.indented(|l| parts.iter().for_each(|p| l.line(p)));
                self.line(&format!("){end}"));
            }
            _ => self.line(&format!("{one}{end}")),
        }
    }

    /// Text as it is.
    pub(super) fn raw(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// All of it.
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// An expression that may be broken over lines.
#[derive(Clone, Debug)]
pub(super) enum Node {
    /// Not to be broken.
    Leaf(String),
    /// Strings that are one.
    Text {
        /// Up to the first.
        open: String,
        /// Their literals.
        parts: Vec<String>,
    },
    /// What stands in brackets.
    Call {
        /// Up to the bracket.
        open: String,
        /// Separated by commas.
        args: Vec<Node>,
        /// From the other bracket on.
        close: String,
    },
}

impl Node {
    /// Something in brackets.
    pub(super) fn call(open: impl Into<String>, args: Vec<Node>, close: impl Into<String>) -> Node {
        Node::Call { open: open.into(), args, close: close.into() }
    }

    /// Strings that are one.
    pub(super) fn text(open: &str, parts: Vec<String>) -> Node {
        Node::Text { open: open.to_owned(), parts }
    }

    /// A tuple behind something, as `requires=`.
    pub(super) fn tuple(before: &str, args: Vec<Node>) -> Node {
        Node::call(format!("{before}("), args, ")")
    }

    /// Not to be broken.
    pub(super) fn leaf(text: impl Into<String>) -> Node {
        Node::Leaf(text.into())
    }

    /// On one line.
    fn flat(&self) -> String {
        match self {
            Node::Leaf(text) => text.clone(),
            Node::Text { open, parts } => format!("{open}{}", parts.join(" ")),
            Node::Call { open, args, close } => {
                let one: Vec<String> = args.iter().map(Node::flat).collect();
                let tuple = open.ends_with("=(") || open == "(";
                let comma = if tuple && args.len() == 1 { "," } else { "" };
                format!("{open}{}{comma}{close}", one.join(", "))
            }
        }
    }
}

/// A string literal.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            ' '..='~' => out.push(c),
            c if c.is_control() || !c.is_alphanumeric() => match u32::from(c) {
                n @ 0..=0xFF => out.push_str(&format!("\\x{n:02x}")),
                n @ 0x100..=0xFFFF => out.push_str(&format!("\\u{n:04x}")),
                n => out.push_str(&format!("\\U{n:08x}")),
            },
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// A number: large ones in hexadecimal.
pub(super) fn number(n: i128) -> String {
    match n {
        0..=0xFFFF => n.to_string(),
        ..0 if n >= -0xFFFF => n.to_string(),
        ..0 => format!("-0x{:X}", n.unsigned_abs()),
        _ => format!("0x{n:X}"),
    }
}

/// A tuple of expressions.
pub(super) fn tuple(items: &[String]) -> String {
    match items {
        [one] => format!("({one},)"),
        _ => format!("({})", items.join(", ")),
    }
}

/// Documentation, and where the fact comes from.
pub(super) fn docs(notes: &Notes) -> Vec<String> {
    let mut lines: Vec<String> = notes.docs.iter().map(|l| l.trim_end().to_owned()).collect();
    let mut about = Vec::new();
    if let Some(source) = &notes.source {
        about.push(format!("Source: {source}."));
    }
    if let Some(confidence) = notes.confidence.as_ref().filter(|c| *c != "confirmed") {
        about.push(format!("Confidence: {confidence}."));
    }
    if !about.is_empty() {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(about.join(" "));
    }
    lines
}

/// The same with a first line of its own if there is no documentation.
pub(super) fn docs_or(notes: &Notes, first: &str) -> Vec<String> {
    let mut lines = docs(notes);
    if notes.docs.is_empty() {
        let mut all = vec![first.to_owned()];
        if !lines.is_empty() {
            all.push(String::new());
        }
        all.append(&mut lines);
        return all;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_escaped() {
        assert_eq!(quoted("a \"b\" \\ \n\u{1}é\u{200b}"), "\"a \\\"b\\\" \\\\ \\n\\x01é\\u200b\"");
        assert_eq!((number(-70_000), number(9), number(0x1_0000)), ("-0x11170".into(), "9".into(), "0x10000".into()));
    }

    #[test]
    fn long_calls_are_broken() {
        let mut l = Lines::default();
        l.call("f(", &["a".to_owned(), "b".to_owned()], ")");
        l.call("f(", &["a".repeat(70), "b".repeat(70)], ")");
        let inner = Node::tuple("x=", vec![Node::leaf("c".repeat(70))]);
        l.node(&Node::call("g(", vec![Node::leaf("d".repeat(60)), inner], ")"), "");
        let [a, b, c, d] = [('a', 70), ('b', 70), ('c', 70), ('d', 60)].map(|(c, n)| c.to_string().repeat(n));
        let wanted = format!("f(a, b)\nf(\n    {a},\n    {b},\n)\ng(\n    {d},\n    x=({c},),\n)\n");
        assert_eq!(l.finish(), wanted);
    }
}
