//! Bytes as hexadecimal text, sixteen bytes a group.

use std::fmt::Write as _;

/// `a0100000050c00000500000000000000 0000..`
pub(crate) fn groups(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2 + bytes.len() / 16);
    for (i, b) in bytes.iter().enumerate() {
        if i > 0 && i % 16 == 0 {
            text.push(' ');
        }
        // Writing to a string does not fail.
        let _ = write!(text, "{b:02x}");
    }
    text
}

/// Reads hexadecimal text: white space, `_`, `:`, `,` and `0x` may stand between bytes.
///
/// # Errors
/// In a sentence, what is no such text.
pub(crate) fn parse(text: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::with_capacity(text.len() / 2);
    for word in text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '_' | ':')) {
        let digits = word.strip_prefix("0x").or_else(|| word.strip_prefix("0X")).unwrap_or(word);
        if let Some(other) = digits.chars().find(|c| !c.is_ascii_hexdigit()) {
            return Err(format!("`{other}` is no hexadecimal digit"));
        }
        if digits.len() % 2 != 0 {
            return Err(format!("`{}` has an odd number of hexadecimal digits", shortened(word)));
        }
        for pair in digits.as_bytes().chunks_exact(2) {
            let digit = |i: usize| pair.get(i).and_then(|c| char::from(*c).to_digit(16)).unwrap_or(0);
            bytes.push((digit(0) * 16 + digit(1)) as u8);
        }
    }
    Ok(bytes)
}

/// Whether a line holds nothing but hexadecimal bytes.
pub(crate) fn is_hex(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_hexdigit() || c.is_whitespace()) && text.chars().any(|c| c.is_ascii_hexdigit())
}

fn shortened(word: &str) -> String {
    match word.char_indices().nth(24) {
        Some((at, _)) => format!("{}..", word.get(..at).unwrap_or(word)),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let bytes: Vec<u8> = (0..40).collect();
        assert_eq!(parse(&groups(&bytes)).unwrap(), bytes);
        assert_eq!(groups(&bytes).split(' ').count(), 3);
    }

    #[test]
    fn takes_prefixes_and_breaks() {
        assert_eq!(parse("0x1F 0x10\n00,01").unwrap(), [0x1F, 0x10, 0, 1]);
        assert!(parse("").unwrap().is_empty());
    }

    #[test]
    fn says_what_is_wrong() {
        assert!(parse("1fg0").unwrap_err().contains('g'));
        assert!(parse("1f1").unwrap_err().contains("odd"));
    }
}
