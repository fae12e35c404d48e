//! A light reading of the text before the grammar's: comments, strings, brackets, nothing else.

/// Something that the scan wants to know of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A comment that is no documentation, up to the end of its line.
    Comment { start: usize, end: usize },
    /// `(`, `[`, `{`
    Open { at: usize, bracket: u8 },
    /// `)`, `]`, `}`
    Close { at: usize, bracket: u8 },
    /// `,` or `;`
    Separator { at: usize, byte: u8 },
    /// An operator character.
    Operator { at: usize },
}

/// Calls `event` for each, in order. Strings end with their line if they are not closed.
pub(super) fn read(text: &str, mut event: impl FnMut(Event)) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let start = at;
        at += 1;
        match byte {
            b'/' if bytes.get(at) == Some(&b'/') => {
                at = line_end(bytes, at);
                if !is_doc(&bytes[start..at]) {
                    event(Event::Comment { start, end: at });
                }
            }
            b'"' => at = string_end(bytes, at),
            b'(' | b'[' | b'{' => event(Event::Open { at: start, bracket: byte }),
            b')' | b']' | b'}' => event(Event::Close { at: start, bracket: byte }),
            b',' | b';' => event(Event::Separator { at: start, byte }),
            b'!' | b'~' | b'-' | b'+' | b'*' | b'/' | b'%' | b'&' | b'|' | b'^' | b'<' | b'>' | b'?' => {
                event(Event::Operator { at: start });
            }
            _ => {}
        }
    }
}

fn line_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |n| from + n)
}

fn is_doc(comment: &[u8]) -> bool {
    match comment.get(2) {
        Some(b'!') => true,
        Some(b'/') => comment.get(3) != Some(&b'/'),
        _ => false,
    }
}

/// One past the closing quote, or the end of the line.
fn string_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\n' => return at,
            b'\\' if bytes.get(at + 1).is_some_and(|b| *b != b'\n') => at += 2,
            _ => at += 1,
        }
    }
    bytes.len().min(at)
}

/// The place of a string that is not closed on its line, if there is one.
pub(super) fn open_string(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'/' if bytes.get(at + 1) == Some(&b'/') => at = line_end(bytes, at),
            b'"' => {
                let end = string_end(bytes, at + 1);
                if end < at + 2 || bytes.get(end - 1) != Some(&b'"') || is_escaped(bytes, at + 1, end - 1) {
                    return Some(at);
                }
                at = end;
            }
            _ => at += 1,
        }
    }
    None
}

/// Whether the byte at `quote` is escaped.
fn is_escaped(bytes: &[u8], from: usize, quote: usize) -> bool {
    let slashes = bytes[from..quote].iter().rev().take_while(|b| **b == b'\\').count();
    slashes % 2 == 1
}
