//! Numbers, and escapes of strings.

/// Why digits are no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Odd {
    /// Other digits than those of the base, or none.
    Digits,
    /// Too large for anything.
    Huge,
}

/// The value of a number as written.
pub(super) fn number(text: &str) -> Result<i128, Odd> {
    let (digits, base) = match text.as_bytes() {
        [b'0', b'x', digits @ ..] => (digits, 16),
        [b'0', b'b', digits @ ..] => (digits, 2),
        [b'0', b'o', digits @ ..] => (digits, 8),
        digits => (digits, 10),
    };
    let mut value = None;
    for d in digits.iter().filter(|d| **d != b'_') {
        let d = char::from(*d).to_digit(base).ok_or(Odd::Digits)?;
        let more = value.unwrap_or(0i128).checked_mul(base.into()).and_then(|v| v.checked_add(d.into()));
        value = Some(more.ok_or(Odd::Huge)?);
    }
    value.ok_or(Odd::Digits)
}

/// The bytes meant by the inside of a quoted string.
#[derive(Clone, Debug)]
pub(in super::super) struct Meant<'a> {
    rest: &'a str,
    /// The character at hand, in UTF-8, last byte first.
    bytes: [u8; 4],
    left: usize,
}

impl<'a> Meant<'a> {
    pub(super) fn new(inside: &'a str) -> Self {
        Meant { rest: inside, bytes: [0; 4], left: 0 }
    }
}

impl Iterator for Meant<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.left == 0 {
            let (meant, len) = character(self.rest)?;
            self.rest = self.rest.get(len..).unwrap_or("");
            let mut utf8 = [0; 4];
            let utf8 = meant.unwrap_or('?').encode_utf8(&mut utf8).as_bytes();
            self.left = utf8.len();
            self.bytes.iter_mut().zip(utf8.iter().rev()).for_each(|(to, from)| *to = *from);
        }
        self.left -= 1;
        self.bytes.get(self.left).copied()
    }
}

/// Where an escape means nothing.
pub(super) fn bad_escape(inside: &str) -> Option<usize> {
    let mut rest = inside;
    while let Some((meant, len)) = character(rest) {
        if meant.is_none() {
            return Some(inside.len() - rest.len());
        }
        rest = rest.get(len..).unwrap_or("");
    }
    None
}

/// The first character, or that of the escape that stands there, and its length as written.
fn character(text: &str) -> Option<(Option<char>, usize)> {
    let mut all = text.chars();
    let first = all.next()?;
    if first != '\\' {
        return Some((Some(first), first.len_utf8()));
    }
    let Some(kind) = all.next() else { return Some((None, 1)) };
    let meant = match kind {
        '"' | '\\' | '\'' => kind,
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        '0' => '\0',
        'x' => {
            let digits = text.get(2..4).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
            let byte = digits.and_then(|d| u8::from_str_radix(d, 16).ok());
            return Some((byte.map(char::from), if byte.is_some() { 4 } else { 2 }));
        }
        _ => return Some((None, 1 + kind.len_utf8())),
    };
    Some((Some(meant), 1 + kind.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_all_bases() {
        assert_eq!(number("1_000"), Ok(1000));
        assert_eq!((number("0xFF_FF"), number("0b101"), number("0o17")), (Ok(0xFFFF), Ok(5), Ok(15)));
        assert_eq!(
            (number("0x"), number("12a"), number("0b2")),
            (Err(Odd::Digits), Err(Odd::Digits), Err(Odd::Digits))
        );
        assert_eq!(number("0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"), Err(Odd::Huge));
    }

    #[test]
    fn escapes_mean_bytes() {
        assert!(Meant::new(r#"a\"\\\n\x01\x7f"#).eq(*b"a\"\\\n\x01\x7F"));
        assert!(Meant::new(r"\xE9").eq("é".bytes()));
        assert_eq!((bad_escape(r"a\q"), bad_escape(r"\x4"), bad_escape(r"\x41")), (Some(1), Some(0), None));
    }
}
