//! Every bit of a record is accounted for.

use fixedbitset::FixedBitSet;

use super::bits;
use crate::codes::records as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Model, Record};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for record in model.records.iter().filter(|r| !r.broken) {
        let free = uncovered(model, record);
        let Some((first, _)) = free.first().copied() else { continue };
        let total = free.iter().map(|(from, to)| to - from).sum();
        let message =
            format!("{} of {} are not accounted for: {}", bits::amount(total), record.name, bits::list(&free));
        let d = Diagnostic::error(codes::UNCOVERED, record.span, message);
        let d = d.at(format!("the first of them is at {}", bits::text(first, first + 1)));
        diags.push(d.help(
            "name them in rows; or add `rest zero` if they must be zero, `rest ignored` if they may hold anything",
        ));
    }
}

/// The bits that no row takes and no `rest` speaks of, as half-open ranges.
fn uncovered(model: &Model, record: &Record) -> Vec<(u32, u32)> {
    let bits = record.size as usize * 8;
    let mut covered = FixedBitSet::with_capacity(bits);
    for field in &record.fields {
        for (from, to) in field.kind.ranges(&model.records) {
            let (from, to) = (from as usize, (to as usize).min(bits));
            if from < to {
                covered.insert_range(from..to);
            }
        }
    }
    covered.union_with(&record.zero);
    covered.union_with(&record.ignored);
    let mut out: Vec<(u32, u32)> = Vec::new();
    for bit in covered.zeroes() {
        let bit = bit as u32;
        match out.last_mut() {
            Some((_, end)) if *end == bit => *end += 1,
            _ => out.push((bit, bit + 1)),
        }
    }
    out
}
