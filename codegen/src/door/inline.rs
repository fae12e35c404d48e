//! Text that was written as Rust tokens: put together again, every token at its own line and column, so that a place in
//! the text is the place in the Rust file.

use std::ops::Range;

/// A token, or what opens or closes a group.
#[derive(Clone, Debug)]
pub struct Piece<S> {
    /// As written; a documentation comment with its slashes.
    pub text: String,
    /// Where it starts and where it ends.
    pub at: (Place, Place),
    /// The next token follows without white space, as between the `=`s of `==`.
    pub joint: bool,
    /// To report mistakes at.
    pub span: S,
}

/// A place in a Rust file: line and column, from 1 on, in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// From 1 on.
    pub line: usize,
    /// From 1 on, in characters.
    pub column: usize,
}

/// The text, and where it came from.
#[derive(Clone, Debug)]
pub struct Inline<S> {
    /// The text. It is preceded by as many empty lines as the Rust file has lines before it.
    pub text: String,
    /// Its places are those of the Rust file; not so if a macro wrote it.
    pub placed: bool,
    ranges: Vec<(Range<usize>, S)>,
}

impl<S: Copy> Inline<S> {
    /// Puts tokens together.
    #[must_use]
    pub fn new(pieces: &[Piece<S>]) -> Self {
        let ordered = pieces.iter().all(|p| p.at.0 < p.at.1)
            && pieces.windows(2).all(|w| matches!(w, [a, b] if a.at.1 <= b.at.0));
        let mut inline = Inline { text: String::new(), placed: ordered, ranges: Vec::new() };
        let mut end = Place { line: 1, column: 1 };
        let mut glued = true;
        for p in pieces {
            if ordered {
                inline.advance(end, p.at.0);
                end = p.at.1;
            } else if !glued {
                inline.text.push(if inline.text.ends_with(['{', '}', ';', ',']) { '\n' } else { ' ' });
            }
            let start = inline.text.len();
            inline.text.push_str(&p.text);
            inline.ranges.push((start..inline.text.len(), p.span));
            glued = p.joint;
            if p.text.starts_with("//") && !ordered {
                inline.text.push('\n');
                glued = true;
            }
        }
        inline
    }

    /// Text that stands in one token, behind `skip` of its characters.
    #[must_use]
    pub fn literal(text: &str, start: Place, skip: usize, span: S) -> Self {
        let mut inline = Inline { text: String::new(), placed: true, ranges: Vec::new() };
        inline.advance(Place { line: 1, column: 1 }, Place { line: start.line, column: start.column + skip });
        let start = inline.text.len();
        inline.text.push_str(text);
        inline.ranges.push((start..inline.text.len(), span));
        inline
    }

    /// White space from one place to another.
    fn advance(&mut self, from: Place, to: Place) {
        let lines = to.line.saturating_sub(from.line);
        let columns = if lines == 0 { to.column.saturating_sub(from.column) } else { to.column.saturating_sub(1) };
        self.text.extend(std::iter::repeat_n('\n', lines));
        self.text.extend(std::iter::repeat_n(' ', columns));
    }

    /// The first and the last token of a stretch of the text; for white space, the token before it.
    #[must_use]
    pub fn spans(&self, bytes: &Range<usize>) -> Option<(S, S)> {
        let first = self.ranges.partition_point(|(r, _)| r.end <= bytes.start);
        let last = self.ranges.partition_point(|(r, _)| r.start < bytes.end.max(bytes.start + 1)).saturating_sub(1);
        let first = first.min(last);
        Some((self.ranges.get(first)?.1, self.ranges.get(last)?.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(text: &str, line: usize, column: usize, span: u32) -> Piece<u32> {
        let end = Place { line, column: column + text.chars().count() };
        Piece { text: text.to_owned(), at: (Place { line, column }, end), joint: false, span }
    }

    #[test]
    fn tokens_keep_their_places() {
        let pieces = [
            piece("spec", 3, 5, 0),
            piece("toy", 3, 10, 1),
            piece(";", 3, 13, 2),
            piece("/// é", 4, 5, 3),
            piece("x", 5, 1, 4),
        ];
        let inline = Inline::new(&pieces);
        assert!(inline.placed);
        assert_eq!(inline.text, "\n\n    spec toy;\n    /// é\nx");
        let toy = inline.text.find("toy").unwrap();
        assert_eq!(inline.spans(&(toy..toy + 4)), Some((1, 2)));
        assert_eq!(inline.spans(&(toy..toy)), Some((1, 1)));
        assert_eq!(inline.spans(&(inline.text.len()..inline.text.len())), Some((4, 4)));
    }

    #[test]
    fn tokens_without_places_are_still_a_text() {
        let mut pieces: Vec<Piece<u32>> = ["/// doc", "a", "=", "=", "b", ";", "c"]
            .iter()
            .enumerate()
            .map(|(i, t)| piece(t, 1, 1, i as u32))
            .collect();
        pieces[2].joint = true;
        let inline = Inline::new(&pieces);
        assert!(!inline.placed);
        assert_eq!(inline.text, "/// doc\na == b ;\nc");
    }

    #[test]
    fn nothing_at_all() {
        let inline = Inline::<u32>::new(&[]);
        assert_eq!((inline.text.as_str(), inline.spans(&(0..0))), ("", None));
    }
}
