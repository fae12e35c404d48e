//! Small random changes, so that inputs stay close to what the code under test understands.

use fastrand::Rng;

use crate::corpus::{Corpus, split};

/// A text of the corpus, or a stretch of one, with a few tokens deleted, doubled, swapped or replaced.
#[must_use]
pub fn text(rng: &mut Rng, corpus: &Corpus) -> String {
    let Some(start) = rng.choice(&corpus.texts) else { return String::new() };
    let mut tokens: Vec<&str> = split(start).collect();
    if rng.bool() && !tokens.is_empty() {
        let from = rng.usize(..tokens.len());
        let len = rng.usize(1..400);
        tokens = tokens.into_iter().skip(from).take(len).collect();
    }
    for _ in 0..rng.usize(0..8) {
        if tokens.is_empty() {
            break;
        }
        let at = rng.usize(..tokens.len());
        match rng.u8(0..6) {
            0 => {
                let end = (at + rng.usize(1..6)).min(tokens.len());
                tokens.drain(at..end);
            }
            1 => tokens.insert(at, tokens.get(at).copied().unwrap_or("")),
            2 => {
                let other = rng.usize(..tokens.len());
                tokens.swap(at, other);
            }
            3 | 4 => {
                if let (Some(slot), Some(token)) = (tokens.get_mut(at), rng.choice(&corpus.tokens)) {
                    *slot = token;
                }
            }
            _ => tokens.insert(
                at,
                rng.choice(["{", "}", "(", "\"", "0x", "//", "é", "\0", "18446744073709551616", "?", "::", ";"])
                    .unwrap_or(""),
            ),
        }
    }
    tokens.concat()
}

/// Bytes with a few bits flipped, or random ones.
#[must_use]
pub fn bytes(rng: &mut Rng, start: &[u8]) -> Vec<u8> {
    let mut out = start.to_vec();
    if out.is_empty() || rng.u8(..) < 32 {
        out = (0..rng.usize(0..80)).map(|_| rng.u8(..)).collect();
    }
    for _ in 0..rng.usize(0..6) {
        if out.is_empty() {
            break;
        }
        let at = rng.usize(..out.len());
        if let Some(b) = out.get_mut(at) {
            *b = if rng.bool() { rng.u8(..) } else { *b ^ (1 << rng.u8(0..8)) };
        }
    }
    if rng.u8(..) < 8 {
        out.truncate(rng.usize(..=out.len()));
    }
    out
}
