//! Escapes of strings.

/// The text meant by the inside of a quoted string; `bad` gets place and length of an escape that means nothing.
pub(super) fn unescape(inside: &str, mut bad: impl FnMut(usize, usize)) -> String {
    let mut out = String::with_capacity(inside.len());
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let escape = &rest[at..];
        let (meant, len) = one_escape(escape);
        match meant {
            Some(c) => out.push(c),
            None => {
                bad(inside.len() - escape.len(), len);
                out.push_str(&escape[..len]);
            }
        }
        rest = &escape[len..];
    }
    out.push_str(rest);
    out
}

/// The character meant by an escape that starts with `\`, and the escape's length in bytes.
fn one_escape(escape: &str) -> (Option<char>, usize) {
    let Some(kind) = escape[1..].chars().next() else { return (None, 1) };
    let simple = match kind {
        '"' | '\\' | '\'' => Some(kind),
        'n' => Some('\n'),
        'r' => Some('\r'),
        't' => Some('\t'),
        '0' => Some('\0'),
        _ => None,
    };
    if kind == 'x' {
        let digits = escape.get(2..4).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
        return match digits.and_then(|d| u8::from_str_radix(d, 16).ok()) {
            Some(byte) => (Some(char::from(byte)), 4),
            None => (None, 2),
        };
    }
    (simple, 1 + kind.len_utf8())
}
