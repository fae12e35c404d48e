//! C text: lines and blocks, comments, literals.

/// Widest line, in characters.
const WIDTH: usize = 116;
/// Longest text in a string literal; C promises 4095.
const LONGEST: usize = 1000;

/// C under construction.
#[derive(Debug, Default)]
pub(super) struct Code {
    text: String,
    depth: usize,
    /// The last line opened a block or was blank: a blank line would be one too many.
    tight: bool,
}

impl Code {
    /// Code for within so many blocks.
    pub(super) fn at(depth: usize) -> Code {
        Code { depth, tight: true, ..Code::default() }
    }

    /// A line at the current depth. One that is too long is broken after a comma, an `&&` or a `||`.
    pub(super) fn line(&mut self, line: impl AsRef<str>) {
        let mut rest = line.as_ref().trim_end();
        let mut indent = self.depth * 4;
        loop {
            let room = WIDTH.saturating_sub(indent);
            let cut = if rest.len() > room && !rest.starts_with('#') { cut(rest, room) } else { None };
            let (now, later) = cut.map_or((rest, ""), |at| rest.split_at(at));
            self.text.extend(std::iter::repeat_n(' ', indent));
            self.text.push_str(now.trim_end());
            self.text.push('\n');
            rest = later.trim_start();
            if rest.is_empty() {
                break;
            }
            indent = self.depth * 4 + 8;
        }
        self.tight = false;
    }

    /// Several lines of finished text.
    pub(super) fn raw(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.text.push_str(text);
        if !text.ends_with('\n') {
            self.text.push('\n');
        }
        self.tight = false;
    }

    /// A blank line, unless there is one or a block has just begun.
    pub(super) fn blank(&mut self) {
        if !self.tight && !self.text.is_empty() {
            self.text.push('\n');
            self.tight = true;
        }
    }

    /// `HEAD {`
    pub(super) fn open(&mut self, head: impl AsRef<str>) {
        let head = head.as_ref();
        self.line(if head.is_empty() { "{".to_owned() } else { format!("{head} {{") });
        self.depth += 1;
        self.tight = true;
    }

    /// `}`, or `} while (0);` and the like.
    pub(super) fn close(&mut self, tail: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line(format!("}}{tail}"));
    }

    /// `} else {`
    pub(super) fn otherwise(&mut self, head: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.open(format!("}} {head}"));
    }

    /// The first line of a function, with its brace on a line of its own.
    pub(super) fn function(&mut self, head: impl AsRef<str>) {
        self.line(head);
        self.open("");
    }

    /// The end of a function.
    pub(super) fn end(&mut self) {
        self.close("");
        self.blank();
    }

    /// A comment of one or more lines.
    pub(super) fn comment<S: AsRef<str>>(&mut self, lines: &[S]) {
        let indent = " ".repeat(self.depth * 4);
        let lines: Vec<String> =
            lines.iter().flat_map(|l| wrapped(&harmless(l.as_ref()), WIDTH - indent.len() - 6)).collect();
        match lines.as_slice() {
            [] => {}
            [one] => self.raw(&format!("{indent}/* {} */\n", one.trim())),
            many => {
                let mut text = format!("{indent}/*\n");
                for l in many {
                    text.push_str(format!("{indent} * {l}").trim_end());
                    text.push('\n');
                }
                self.raw(&format!("{text}{indent} */\n"));
            }
        }
    }

    /// A number of further lines.
    pub(super) fn append(&mut self, other: &Code) {
        if !other.is_empty() {
            self.raw(&other.text);
            self.tight = other.tight;
        }
    }

    /// Whether a word occurs.
    pub(super) fn mentions(&self, word: &str) -> bool {
        mentions(&self.text, word)
    }

    /// Whether a flag is asked for, not only set.
    pub(super) fn asks(&self, flag: &str) -> bool {
        let sets = [format!("{flag} ="), format!("bool {flag} =")];
        let lines = self.text.lines().map(str::trim);
        lines.filter(|l| !sets.iter().any(|s| l.starts_with(s.as_str()))).any(|l| mentions(l, flag))
    }

    /// Whether there is nothing yet.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The finished text.
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Where a line may be broken so that its first part fits, outside of string literals.
fn cut(line: &str, room: usize) -> Option<usize> {
    let (mut quoted, mut escaped, mut best, mut past) = (false, false, None, None);
    for (i, c) in line.char_indices() {
        if quoted {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => quoted = false,
                _ => {}
            }
            continue;
        }
        quoted = c == '"';
        let rest = line.get(i..).unwrap_or_default();
        let at = if rest.starts_with(", ") {
            i + 2
        } else if i > 0 && (rest.starts_with(" && ") || rest.starts_with(" || ") || rest.starts_with(" \"")) {
            i + 1
        } else {
            continue;
        };
        if at <= room {
            best = Some(at);
        } else if past.is_none() {
            past = Some(at);
        }
    }
    best.or(past)
}

/// A line as several, none wider than that unless a word is.
fn wrapped(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let indent: String = line.chars().take_while(|c| *c == ' ').collect();
    let mut out: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        match out.last_mut() {
            Some(last) if last.chars().count() + 1 + word.chars().count() <= width => {
                last.push(' ');
                last.push_str(word);
            }
            _ => out.push(format!("{indent}{word}")),
        }
    }
    out
}

/// Text that can stand in a comment: it neither ends it nor begins another, and has no character that a reader does not
/// see.
fn harmless(text: &str) -> String {
    let seen = |c: char| match c {
        '\t' => ' ',
        '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' => '?',
        c if c.is_control() => '?',
        c => c,
    };
    let mut out: String = text.chars().map(seen).collect();
    for (from, to) in [("*/", "* /"), ("/*", "/ *"), ("??", "? ?")] {
        while out.contains(from) {
            out = out.replace(from, to);
        }
    }
    out
}

/// The text without what its string literals say.
fn without_strings(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut inside, mut escaped) = (false, false);
    for c in text.chars() {
        if !inside || (c == '"' && !escaped) {
            out.push(c);
        }
        inside ^= c == '"' && !escaped;
        escaped = inside && c == '\\' && !escaped;
    }
    out
}

/// Whether a word occurs in a text, outside its string literals.
fn mentions(text: &str, word: &str) -> bool {
    let text = &without_strings(text)[..];
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.match_indices(word).any(|(i, _)| {
        let before = text.get(..i).and_then(|s| s.chars().next_back());
        let after = text.get(i + word.len()..).and_then(|s| s.chars().next());
        !before.is_some_and(part) && !after.is_some_and(part)
    })
}

/// Says of parameters that a body does not mention that this is meant so.
pub(super) fn unused<'a>(code: &mut Code, body: &Code, names: impl IntoIterator<Item = &'a str>) {
    for n in names {
        if !body.mentions(n) {
            code.line(format!("(void){n};"));
        }
    }
}

/// A string literal. What is very long is cut.
pub(super) fn string(text: &str) -> String {
    let mut out = String::from("\"");
    let cut = text.char_indices().take_while(|(i, _)| *i < LONGEST).last().map_or(0, |(i, c)| i + c.len_utf8());
    for b in text.get(..cut).unwrap_or_default().bytes() {
        match b {
            b'"' | b'\\' | b'?' => {
                out.push('\\');
                out.push(b as char);
            }
            b' '..=b'~' => out.push(b as char),
            // Three octal digits: a digit that follows is not taken for one of them.
            _ => out.push_str(&format!("\\{b:03o}")),
        }
    }
    if cut < text.len() {
        out.push_str("..");
    }
    out.push('"');
    out
}

/// A string literal, or a null pointer.
pub(super) fn string_or_null(text: Option<&str>) -> String {
    text.map_or_else(|| "NULL".to_owned(), string)
}

/// A number as it stands in C; `None` if 64 bits do not hold it.
pub(super) fn number(n: i128) -> Option<String> {
    Some(match n {
        _ if n < i128::from(i64::MIN) || n > i128::from(u64::MAX) => return None,
        _ if n == i128::from(i64::MIN) => "INT64_MIN".to_owned(),
        _ if n < -0x7FFF_FFFF => format!("INT64_C({n})"),
        _ if n < 0 => format!("({n})"),
        _ if n <= 0xFFFF_FFFF => format!("{}u", decimal_or_hex(n)),
        _ => format!("UINT64_C({})", decimal_or_hex(n)),
    })
}

/// Numbers of addresses and masks read better in hexadecimal.
fn decimal_or_hex(n: i128) -> String {
    if n > 0xFFFF { format!("{n:#X}").replace("0X", "0x") } else { n.to_string() }
}

/// A pattern of bits, in hexadecimal.
pub(super) fn pattern(bits: u64) -> String {
    if bits <= 0xFFFF_FFFF { format!("{bits:#04x}u") } else { format!("UINT64_C({bits:#x})") }
}

/// A byte or offset, in hexadecimal.
pub(super) fn hex(n: u32) -> String {
    format!("{n:#04x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_hold_anything() {
        assert_eq!(string("a \"b\" \\ ??/ \u{1}1 ü"), r#""a \"b\" \\ \?\?/ \0011 \303\274""#);
        assert_eq!(string(&"x".repeat(2000)).len(), LONGEST + 4);
    }

    #[test]
    fn comments_stay_comments() {
        let mut c = Code::default();
        c.comment(&["a */ b /* c **/ \u{202E}d"]);
        assert_eq!(c.finish(), "/* a * / b / * c ** / ?d */\n");
    }

    #[test]
    fn long_lines_are_broken_outside_of_strings() {
        let mut c = Code::default();
        c.line(format!("f(a, \"{}\", b);", "x, ".repeat(50)));
        assert_eq!(c.finish().lines().count(), 3);
    }

    #[test]
    fn numbers_have_their_type() {
        assert_eq!(number(5).as_deref(), Some("5u"));
        assert_eq!(number(-5).as_deref(), Some("(-5)"));
        assert_eq!(number(1 << 40).as_deref(), Some("UINT64_C(0x10000000000)"));
        assert_eq!(number(i64::MIN.into()).as_deref(), Some("INT64_MIN"));
        assert_eq!(number(1 << 64), None);
    }
}
