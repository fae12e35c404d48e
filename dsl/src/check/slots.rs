//! Two operations of an interface in one slot of its table.

use std::collections::HashMap;

use crate::codes::arch as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Model, Op};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    for ops in &model.ops {
        let mut taken: HashMap<u64, &Op> = HashMap::new();
        for op in &ops.rows {
            let Some(slot) = op.slot else { continue };
            match taken.get(&slot) {
                Some(first) => {
                    let message = format!("{} and {} of {} are both in slot {slot:#X}", first.name, op.name, ops.name);
                    let d = Diagnostic::error(codes::SLOT_CLASH, op.declared, message);
                    diags.push(d.with(first.declared, "the slot is taken here"));
                }
                None => {
                    taken.insert(slot, op);
                }
            }
        }
    }
}
