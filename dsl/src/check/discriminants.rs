//! Members of a family that decoding could not tell apart.

use std::collections::HashMap;

use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Available, Family, FixedBits, Model, Record};

/// Fixed bytes that a message lists.
const SHOWN: usize = 4;

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    // Members of nested families are members of the outermost one too.
    for family in model.families.iter().filter(|f| f.parent.is_none()) {
        for group in groups(model, family) {
            for (i, b) in group.iter().enumerate() {
                let earlier = group.get(..i).unwrap_or_default();
                if let Some(a) = earlier.iter().find(|a| ambiguous(&a.fixed, &b.fixed)) {
                    diags.push(report(family, a, b));
                }
            }
        }
    }
}

/// Members that agree in all bits that every member fixes: only these can be mistaken for each other.
fn groups<'m>(model: &'m Model, family: &Family) -> Vec<Vec<&'m Record>> {
    let members: Vec<&Record> = family
        .members
        .iter()
        .filter_map(|id| model.records.get(id.index()))
        .filter(|r| !r.broken && r.notes.available == Available::Yes)
        .collect();
    let mut common = vec![0xFF; family.size as usize];
    for m in &members {
        common.iter_mut().zip(&m.fixed.mask).for_each(|(c, m)| *c &= m);
    }
    let mut by_value: HashMap<Vec<u8>, Vec<&Record>> = HashMap::new();
    for m in &members {
        let key = m.fixed.value.iter().zip(&common).map(|(v, c)| v & c).collect();
        by_value.entry(key).or_default().push(m);
    }
    let mut groups: Vec<Vec<&Record>> = by_value.into_values().filter(|g| g.len() > 1).collect();
    groups.iter_mut().for_each(|g| g.sort_by_key(|r| r.span));
    groups.sort_by_key(|g| g.first().map(|r| r.span));
    groups
}

/// Some bytes could be both, and neither is the more specific.
fn ambiguous(a: &FixedBits, b: &FixedBits) -> bool {
    let both = || a.mask.iter().zip(&b.mask).zip(a.value.iter().zip(&b.value));
    let compatible = both().all(|((m, n), (v, w))| m & n & (v ^ w) == 0);
    compatible && (a.mask == b.mask || !contains(a, b) && !contains(b, a))
}

fn contains(a: &FixedBits, b: &FixedBits) -> bool {
    a.mask.iter().zip(&b.mask).all(|(m, n)| m & n == *n)
}

fn report(family: &Family, a: &Record, b: &Record) -> Diagnostic {
    let same = a.fixed.mask == b.fixed.mask;
    let message = if same {
        format!("{} and {} have the same key and the same constants", a.name, b.name)
    } else {
        format!("{} and {} cannot be told apart", a.name, b.name)
    };
    let d = Diagnostic::error(codes::AMBIGUOUS, b.span, message);
    if same {
        return d.at(format!("fixes {}", bytes(&b.fixed, None))).with(a.span, "and so does this one").help(format!(
            "give one of them another key, or a constant that the other members of {} lack",
            family.name
        ));
    }
    d.at(format!("only this one fixes {}", bytes(&b.fixed, Some(&a.fixed))))
        .with(a.span, format!("only this one fixes {}", bytes(&a.fixed, Some(&b.fixed))))
        .help("bytes with all of these values would be both; the constants of one must include the other's and more")
}

/// `0x00 = 0x12, 0x0C = 0x01`: the bytes that a record fixes, those that the other one fixes as well left out.
fn bytes(fixed: &FixedBits, other: Option<&FixedBits>) -> String {
    let own = fixed.mask.iter().zip(&fixed.value).enumerate().filter(|(i, (mask, _))| {
        let theirs = other.and_then(|o| o.mask.get(*i)).copied().unwrap_or(0);
        **mask & !theirs != 0
    });
    let mut parts: Vec<String> = own.map(|(i, (_, v))| format!("{i:#04X} = {v:#04X}")).collect();
    let more = parts.len().saturating_sub(SHOWN);
    parts.truncate(SHOWN);
    if more > 0 {
        parts.push(format!("and {more} more bytes"));
    }
    parts.join(", ")
}
