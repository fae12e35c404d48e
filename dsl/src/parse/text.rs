//! Numbers, and escapes of strings.

/// The value of a number as written, or why it has none.
pub(super) fn number(text: &str) -> Result<u128, String> {
    // By far the most: a few digits.
    if text.len() < 10
        && let Some(value) = small(text.as_bytes())
    {
        return Ok(value.into());
    }
    let (digits, radix, kind) = match text.as_bytes() {
        [b'0', b'x', ..] => (&text[2..], 16, "hexadecimal"),
        [b'0', b'b', ..] => (&text[2..], 2, "binary"),
        [b'0', b'o', ..] => (&text[2..], 8, "octal"),
        _ => (text, 10, "decimal"),
    };
    if let Some(odd) = digits.chars().find(|c| *c != '_' && !c.is_digit(radix)) {
        return Err(format!("`{odd}` is no {kind} digit"));
    }
    let plain = digits.replace('_', "");
    if plain.is_empty() {
        return Err(format!("{kind} digits are missing after `{}`", &text[..2.min(text.len())]));
    }
    u128::from_str_radix(&plain, radix).map_err(|_| "it does not fit in 128 bits".to_owned())
}

/// The value of a short decimal or hexadecimal number without `_`.
fn small(text: &[u8]) -> Option<u32> {
    let (digits, radix) = match text {
        [b'0', b'x', digits @ ..] => (digits, 16),
        _ => (text, 10),
    };
    if digits.is_empty() {
        return None;
    }
    // Nine decimal digits or seven hexadecimal ones: no overflow.
    digits.iter().try_fold(0, |value, d| Some(value * radix + char::from(*d).to_digit(radix)?))
}

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
