//! Reading a text bit by bit.

/// A place in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

/// Whether a word may go on with it.
fn in_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_'
}

impl<'a> Cursor<'a> {
    /// At the first word of a text.
    pub(super) fn new(text: &'a str) -> Self {
        let mut c = Cursor { text, at: 0 };
        c.skip();
        c
    }

    /// Where it is, in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn first(&self) -> Option<u8> {
        self.rest().bytes().next()
    }

    /// Over blanks and comments.
    fn skip(&mut self) {
        loop {
            self.at += self.rest().bytes().take_while(|b| matches!(b, b' ' | b'\t'..=b'\r')).count();
            let rest = self.rest();
            // Documentation belongs to something, and there is nothing here.
            let doc = rest.starts_with("//!") || rest.starts_with("///") && !rest.starts_with("////");
            if doc || !rest.starts_with("//") {
                return;
            }
            self.at += rest.bytes().take_while(|b| *b != b'\n').count();
        }
    }

    /// So many bytes further on.
    pub(super) fn ahead(self, bytes: usize) -> Self {
        Cursor { at: self.at + bytes, ..self }
    }

    fn advance(&mut self, bytes: usize) {
        self.at += bytes;
        self.skip();
    }

    /// Over this sign, if it is here.
    pub(super) fn eat(&mut self, sign: &str) -> bool {
        let here = self.rest().starts_with(sign);
        if here {
            self.advance(sign.len());
        }
        here
    }

    /// Whether this sign is here.
    pub(super) fn is_at(&self, sign: &str) -> bool {
        self.rest().starts_with(sign)
    }

    /// Whether nothing is left.
    pub(super) fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// A name.
    pub(super) fn name(&mut self) -> Option<&'a str> {
        self.first().filter(|b| b.is_ascii_alphabetic() || *b == b'_')?;
        self.word()
    }

    /// Digits and what clings to them.
    pub(super) fn digits(&mut self) -> Option<&'a str> {
        self.first().filter(u8::is_ascii_digit)?;
        self.word()
    }

    fn word(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let word = rest.get(..rest.bytes().take_while(|b| in_word(*b)).count())?;
        self.advance(word.len());
        Some(word)
    }

    /// The last name of a path, `a::b`.
    pub(super) fn path(&mut self) -> Option<&'a str> {
        let mut last = self.name()?;
        while self.is_at("::") {
            self.advance(2);
            last = self.name()?;
        }
        Some(last)
    }

    /// What is between quotes, escapes and all; `None` if they are not closed on the line.
    pub(super) fn quoted(&mut self) -> Option<&'a str> {
        let inside = self.rest().strip_prefix('"')?;
        let mut bytes = inside.bytes().enumerate();
        loop {
            match bytes.next()? {
                (end, b'"') => {
                    self.advance(end + 2);
                    return inside.get(..end);
                }
                (_, b'\n') => return None,
                (_, b'\\') => {
                    bytes.next().filter(|(_, b)| *b != b'\n')?;
                }
                _ => {}
            }
        }
    }

    /// Over a value, up to the separator or bracket that ends it.
    pub(super) fn skip_value(&mut self) {
        let mut depth = 0u32;
        while let Some(b) = self.first() {
            match b {
                b'"' => match self.quoted() {
                    Some(_) => continue,
                    None => return,
                },
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return,
                },
                b',' if depth == 0 => return,
                _ => {}
            }
            let character = self.rest().chars().next().map_or(1, char::len_utf8);
            self.advance(character);
        }
    }
}
