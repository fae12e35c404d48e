//! Large files are read in parts, each in a thread of its own.
//!
//! Parts begin where items do, outside of every bracket, so that each is a file. Whatever is wrong in one of them is left
//! to a reading of the whole in one thread: messages and recovery do not depend on how many threads there are.

use std::ops::Range;
use std::sync::LazyLock;
use std::thread;

use super::balance::starts_item;
use super::{Input, read_file};
use crate::ast::File;
use crate::diagnostic::Diagnostics;

/// Bytes that are worth a thread: some thirty times what it costs to start one.
const MIN_PART: usize = 32 * 1024;
/// More threads than this gain little.
const MAX_PARTS: usize = 4;
/// Of a thread, as the main one has.
const STACK: usize = 8 * 1024 * 1024;

/// To ask costs as much as to read a small file.
static CORES: LazyLock<usize> = LazyLock::new(|| thread::available_parallelism().map_or(1, usize::from));

/// Reads a large file in parts; `None` if it is not large, or if anything is to be said about it.
pub(super) fn file(input: &Input<'_>) -> Option<File> {
    let most = (input.text.len() / MIN_PART).min(MAX_PARTS);
    let is_plain = input.mended.patched.is_none() && !input.scan.unbalanced && input.scan.deep.is_empty();
    if most < 2 || !is_plain || *CORES < 2 {
        return None;
    }
    let parts = parts(input, most.min(*CORES));
    let (first, others) = parts.split_first().filter(|(_, others)| !others.is_empty())?;
    thread::scope(|scope| {
        let start = |part: &Range<usize>| {
            let part = part.clone();
            thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || faultless(input, part))
        };
        let threads: Result<Vec<_>, _> = others.iter().map(start).collect();
        let threads = threads.ok()?;
        let mut whole = faultless(input, first.clone());
        for thread in threads {
            let part = thread.join().ok().flatten();
            whole = whole.zip(part).map(|(mut whole, part)| {
                whole.items.extend(part.items);
                whole
            });
        }
        whole
    })
}

/// The items of a part, if there is nothing to say about them.
fn faultless(input: &Input<'_>, part: Range<usize>) -> Option<File> {
    let mut diags = Diagnostics::new();
    read_file(input, part, &mut diags).filter(|file| diags.is_empty() && !file.broken)
}

/// At most so many parts of about the same size.
fn parts(input: &Input<'_>, most: usize) -> Vec<Range<usize>> {
    let len = input.text.len();
    let mut cuts = vec![0];
    for n in 1..most {
        let after = input.scan.ends.partition_point(|end| *end < len * n / most);
        let cut = input.scan.ends[after..].iter().copied().find(|end| may_begin(&input.text[*end..]));
        cuts.extend(cut.filter(|c| cuts.last() < Some(c)));
    }
    cuts.push(len);
    cuts.windows(2).map(|w| w[0]..w[1]).collect()
}

/// Whether an item begins here that cannot be anything else: a file of its own would begin the same.
fn may_begin(text: &str) -> bool {
    let text = text.trim_start();
    (text.starts_with("///") && !text.starts_with("////")) || starts_item(text)
}

#[cfg(test)]
mod tests {
    use super::super::prepare;
    use super::*;
    use crate::source::Sources;
    use chappe_grammar::Rule;

    fn records(count: usize) -> String {
        let record = |n| {
            format!("/// Record {n}.\npub record R{n}: Word = {n} {{ 0x04 a: u8 @hex, }} // {n}\nconst C{n} = {n};\n")
        };
        (0..count).map(record).collect()
    }

    /// The tree of a text as read in so many parts, and as read whole.
    fn both(text: &str, most: usize) -> (Vec<Option<String>>, Option<File>) {
        let (mut sources, mut diags) = (Sources::new(), Diagnostics::new());
        let file = sources.add("test", text);
        let Some(input) = prepare(&sources, file, Rule::file, &mut diags) else { return (Vec::new(), None) };
        let parts = parts(&input, most);
        let tree = |part: Range<usize>| faultless(&input, part).map(|f| format!("{:?}", f.items));
        (parts.into_iter().map(tree).collect(), read_file(&input, 0..text.len(), &mut diags))
    }

    #[test]
    fn parts_make_the_same_tree() {
        let (parts, whole) = both(&records(100), 3);
        assert_eq!(parts.len(), 3);
        let items: Vec<_> = parts.iter().flatten().map(|p| p.trim_matches(['[', ']'])).collect();
        assert_eq!(format!("[{}]", items.join(", ")), format!("{:?}", whole.map(|f| f.items).unwrap_or_default()));
    }

    #[test]
    fn faults_are_left_to_the_whole() {
        let (parts, _) = both(&format!("{}record R {{ 0x04 a u8 }}\n{}", records(20), records(80)), 2);
        assert_eq!(parts.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn parts_begin_only_where_files_may() {
        let set = "set S: E = { a, b }\n    @count(1);\n".repeat(50);
        let (parts, _) = both(&format!("{set}//! docs\nrecord R {{}} {{}}\n"), 2);
        assert!(parts.len() < 3, "{parts:?}");
        assert!(!may_begin("\n//! docs\n") && !may_begin("// no\n//! docs\n") && !may_begin("}"));
        assert!(may_begin("\n\n/// docs\nrecord R {}") && may_begin(" pub record R {}"));
    }
}
