//! Functions that the generated code calls. Each is in the header only if something needs it.

use std::collections::BTreeSet;

use super::names::Names;

/// A function of the header, or a few that belong together. In the order in which they stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Helper {
    /// Ways and mistakes.
    Report,
    Found,
    FoundSigned,
    KeepUnwritten,
    ModeSpots,
    Signed,
    /// Reads that many bytes, the least significant first.
    GetLittle(u8),
    GetBig(u8),
    PutLittle(u8),
    PutBig(u8),
    AnySet,
    MustBeZero,
    ReadText,
    WriteText,
    Length,
    SameText,
    Ones,
    AllZero,
    Mark,
    FirstSet,
    ShiftRight,
    /// Numbers of 128 bits.
    Wide,
}

impl Helper {
    /// Its name, without the prefix.
    pub(super) fn name(self) -> String {
        match self {
            Helper::Report => "fail_".to_owned(),
            Helper::Found => "found_".to_owned(),
            Helper::FoundSigned => "found_signed_".to_owned(),
            Helper::KeepUnwritten => "keep_unwritten_".to_owned(),
            Helper::ModeSpots => "mode_spots_".to_owned(),
            Helper::Signed => "signed_".to_owned(),
            Helper::GetLittle(n) => format!("get_little_{n}_"),
            Helper::GetBig(n) => format!("get_big_{n}_"),
            Helper::PutLittle(n) => format!("put_little_{n}_"),
            Helper::PutBig(n) => format!("put_big_{n}_"),
            Helper::AnySet => "any_set_".to_owned(),
            Helper::MustBeZero => "must_be_zero_".to_owned(),
            Helper::ReadText => "read_text_".to_owned(),
            Helper::WriteText => "write_text_".to_owned(),
            Helper::Length => "length_".to_owned(),
            Helper::SameText => "same_text_".to_owned(),
            Helper::Ones => "ones_".to_owned(),
            Helper::AllZero => "all_zero_".to_owned(),
            Helper::Mark => "mark_".to_owned(),
            Helper::FirstSet => "first_set_".to_owned(),
            Helper::ShiftRight => "shift_right_".to_owned(),
            Helper::Wide => "wide_".to_owned(),
        }
    }

    /// Its text, with `@` and `$` for the prefixes.
    fn text(self) -> String {
        match self {
            Helper::Report => include_str!("support/report.h").to_owned(),
            Helper::Found => include_str!("support/found.h").to_owned(),
            Helper::FoundSigned => include_str!("support/found_signed.h").to_owned(),
            Helper::KeepUnwritten => include_str!("support/keep_unwritten.h").to_owned(),
            Helper::ModeSpots => include_str!("support/mode_spots.h").to_owned(),
            Helper::Signed => include_str!("support/signed.h").to_owned(),
            Helper::GetLittle(n) => get(self, n, |i| i),
            Helper::GetBig(n) => get(self, n, |i| n - 1 - i),
            Helper::PutLittle(n) => put(self, n, |i| i),
            Helper::PutBig(n) => put(self, n, |i| n - 1 - i),
            Helper::AnySet => include_str!("support/any_set.h").to_owned(),
            Helper::MustBeZero => include_str!("support/must_be_zero.h").to_owned(),
            Helper::ReadText => include_str!("support/read_text.h").to_owned(),
            Helper::WriteText => include_str!("support/write_text.h").to_owned(),
            Helper::Length => include_str!("support/length.h").to_owned(),
            Helper::SameText => include_str!("support/same_text.h").to_owned(),
            Helper::Ones => include_str!("support/ones.h").to_owned(),
            Helper::AllZero => include_str!("support/all_zero.h").to_owned(),
            Helper::Mark => include_str!("support/mark.h").to_owned(),
            Helper::FirstSet => include_str!("support/first_set.h").to_owned(),
            Helper::ShiftRight => include_str!("support/shift_right.h").to_owned(),
            Helper::Wide => include_str!("support/wide.h").to_owned(),
        }
    }

    /// What it calls itself.
    fn needs(self) -> &'static [Helper] {
        match self {
            Helper::Found | Helper::FoundSigned | Helper::KeepUnwritten => &[Helper::Report],
            Helper::MustBeZero | Helper::ReadText | Helper::WriteText => &[Helper::Report, Helper::Found],
            Helper::Wide => &[Helper::Signed],
            _ => &[],
        }
    }
}

fn get(helper: Helper, n: u8, at: impl Fn(u8) -> u8) -> String {
    let bytes: Vec<String> = (0..n)
        .map(|i| match at(i) {
            0 => format!("(uint64_t)b[{i}]"),
            byte => format!("(uint64_t)b[{i}] << {}", byte * 8),
        })
        .collect();
    let order = if matches!(helper, Helper::GetBig(_)) { "most" } else { "least" };
    format!(
        "/* {n} bytes, {order} significant first. */\nstatic inline uint64_t @{}(const uint8_t *b)\n{{\n    return {};\n}}\n",
        helper.name(),
        bytes.join(" | ")
    )
}

fn put(helper: Helper, n: u8, at: impl Fn(u8) -> u8) -> String {
    let lines: String = (0..n)
        .map(|i| match at(i) {
            0 => format!("    b[{i}] = (uint8_t)v;\n"),
            byte => format!("    b[{i}] = (uint8_t)(v >> {});\n", byte * 8),
        })
        .collect();
    let order = if matches!(helper, Helper::PutBig(_)) { "most" } else { "least" };
    let name = helper.name();
    format!(
        "/* {n} bytes, {order} significant first. */\nstatic inline void @{name}(uint8_t *b, uint64_t v)\n{{\n{lines}}}\n"
    )
}

/// Names that helpers use, so that nothing of the specification is called so.
pub(super) fn reserve(names: &mut Names, lower: &str, upper: &str) {
    let files = [
        include_str!("support/error.h"),
        include_str!("support/report.h"),
        include_str!("support/wide.h"),
        include_str!("support/found.h"),
        include_str!("support/found_signed.h"),
        include_str!("support/keep_unwritten.h"),
        include_str!("support/mode_spots.h"),
        include_str!("support/signed.h"),
        include_str!("support/any_set.h"),
        include_str!("support/must_be_zero.h"),
        include_str!("support/read_text.h"),
        include_str!("support/write_text.h"),
        include_str!("support/length.h"),
        include_str!("support/same_text.h"),
        include_str!("support/ones.h"),
        include_str!("support/all_zero.h"),
        include_str!("support/mark.h"),
        include_str!("support/first_set.h"),
        include_str!("support/shift_right.h"),
    ];
    let mut all = BTreeSet::new();
    for text in files {
        for (sign, prefix) in [('@', lower), ('$', upper)] {
            for rest in text.split(sign).skip(1) {
                let word: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                all.insert(format!("{prefix}{word}"));
            }
        }
    }
    for n in 1..=8 {
        let of = [Helper::GetLittle(n), Helper::GetBig(n), Helper::PutLittle(n), Helper::PutBig(n)];
        all.extend(of.iter().map(|h| format!("{lower}{}", h.name())));
    }
    let own = ["H", "ASSERT_", "COLD_", "PROFILE_NONE"];
    all.extend(own.iter().map(|n| format!("{upper}{n}")));
    all.extend(["profile_name", "record_id", "record_name"].iter().map(|n| format!("{lower}{n}")));
    for name in all {
        let _ = names.claim(name);
    }
}

/// What the texts of helpers depend on.
pub(super) struct Settings<'a> {
    pub(super) lower: &'a str,
    pub(super) upper: &'a str,
    /// Characters of the longest way to a field, with a NUL.
    pub(super) path: u64,
    /// Steps of the longest way.
    pub(super) depth: u64,
}

/// The texts of helpers and of those that they call.
pub(super) fn texts(wanted: &BTreeSet<Helper>, settings: &Settings<'_>) -> String {
    let mut all = wanted.clone();
    for h in wanted {
        all.extend(h.needs());
    }
    let unwritten = all.contains(&Helper::KeepUnwritten);
    let mut out = format!("#define {}PATH_ {}\n", settings.upper, settings.path);
    if all.contains(&Helper::Report) {
        out.push_str(&format!("#define {}DEPTH_ {}\n", settings.upper, settings.depth));
    }
    out.push('\n');
    out.push_str(&fill(include_str!("support/error.h"), settings, unwritten));
    for h in all {
        out.push('\n');
        out.push_str(&fill(&h.text(), settings, unwritten));
    }
    out
}

/// Puts prefixes and settings into a text.
fn fill(text: &str, settings: &Settings<'_>, unwritten: bool) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let line = match line.strip_prefix("~UNWRITTEN") {
            Some(rest) if unwritten => rest,
            Some(_) => continue,
            None => line,
        };
        out.push_str(&line.replace('@', settings.lower).replace('$', settings.upper));
        out.push('\n');
    }
    out
}
