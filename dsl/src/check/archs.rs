//! Operations that the architecture neither implements nor declares unknown.

use crate::codes::arch as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::model::{Available, Model};

pub(super) fn check(model: &Model, diags: &mut Diagnostics) {
    let Some(arch) = &model.arch else { return };
    for ops in model.ops.iter().filter(|o| o.notes.available == Available::Yes) {
        let wanted = ops.rows.iter().filter(|o| o.notes.available == Available::Yes);
        let missing: Vec<&str> = wanted.filter(|o| o.value.is_none()).map(|o| o.name.as_str()).collect();
        if missing.is_empty() {
            continue;
        }
        let message = format!("{} says nothing about {} of {}", arch.name, missing.join(", "), ops.name);
        let d = Diagnostic::warning(codes::GAPS, arch.span, message).with(ops.span, "the interface");
        diags.push(d.help("implement them, or write `= unknown \"why\"` so that a call says so"));
    }
}
