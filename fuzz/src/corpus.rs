//! Texts to start from: every `.chappe` file of the project.

use std::fs;
use std::path::Path;

/// The texts, and the tokens that occur in them.
#[derive(Debug, Default)]
pub struct Corpus {
    /// Whole files.
    pub texts: Vec<String>,
    /// Their tokens, each once.
    pub tokens: Vec<String>,
}

impl Corpus {
    /// Every `.chappe` file under a folder.
    #[must_use]
    pub fn read(root: &Path) -> Corpus {
        let mut corpus = Corpus::default();
        collect(root, &mut corpus.texts);
        corpus.texts.sort();
        let mut tokens: Vec<String> = corpus.texts.iter().flat_map(|t| split(t)).map(str::to_owned).collect();
        tokens.sort();
        tokens.dedup();
        corpus.tokens = tokens;
        corpus
    }
}

fn collect(dir: &Path, out: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(dir) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if path.is_dir() && !hidden && !path.ends_with("target") {
            collect(&path, out);
        } else if path.extension().is_some_and(|e| e == "chappe") {
            out.extend(fs::read_to_string(path));
        }
    }
}

/// A text as tokens: words, blanks, and single other characters. Joined they are the text again.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let word = |c: char| c.is_alphanumeric() || c == '_';
        let end = if word(first) {
            rest.find(|c| !word(c))
        } else if first.is_whitespace() {
            rest.find(|c: char| !c.is_whitespace())
        } else {
            Some(first.len_utf8())
        };
        let (token, tail) = rest.split_at(end.unwrap_or(rest.len()));
        rest = tail;
        Some(token)
    })
}
