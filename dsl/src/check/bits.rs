//! Bits of a record as people write them.

/// `0x08..=0x0B`, `0x0C [3..=5]`: whole bytes and parts of bytes of a half-open range of bits.
pub(super) fn text(from: u32, to: u32) -> String {
    let mut parts = Vec::new();
    let mut at = from;
    while at < to {
        let byte = at / 8;
        if at.is_multiple_of(8) && to - at >= 8 {
            let last = to / 8 - 1;
            parts.push(if last == byte { format!("{byte:#04X}") } else { format!("{byte:#04X}..={last:#04X}") });
            at = (last + 1) * 8;
        } else {
            let end = to.min((byte + 1) * 8);
            let (first, last) = (at % 8, (end - 1) % 8);
            parts.push(if first == last {
                format!("{byte:#04X} [{first}]")
            } else {
                format!("{byte:#04X} [{first}..={last}]")
            });
            at = end;
        }
    }
    parts.join(", ")
}

/// Several ranges, the first few of them.
pub(super) fn list(ranges: &[(u32, u32)]) -> String {
    const SHOWN: usize = 8;
    let mut parts: Vec<String> = ranges.iter().take(SHOWN).map(|(from, to)| text(*from, *to)).collect();
    if ranges.len() > SHOWN {
        parts.push(format!("and {} more", ranges.len() - SHOWN));
    }
    parts.join(", ")
}

/// `12 bytes`, `3 bits`, `1 byte and 4 bits`.
pub(super) fn amount(bits: u32) -> String {
    let plural = |n: u32, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    match (bits / 8, bits % 8) {
        (bytes, 0) => plural(bytes, "byte"),
        (0, bits) => plural(bits, "bit"),
        (bytes, bits) => format!("{} and {}", plural(bytes, "byte"), plural(bits, "bit")),
    }
}
