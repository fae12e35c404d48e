//! How much a kernel may be to be embedded.

use chappe_dsl::kernel::{KernelIr, Node};
use chappe_runtime::program::Value;
use chappe_runtime::verify::Options;

/// Bytes of all streams. More makes a compiler slow, and is read from a file better.
pub(super) const BYTES: usize = 64 << 20;
/// Operations that are not even written out to be counted.
pub(super) const OPERATIONS: u64 = 1 << 21;

/// How much of a kernel's schedules is looked at: what takes longer is for `chappe verify`.
pub(super) fn verification() -> Options {
    Options { states: 1 << 20, steps: 1 << 24, ..Options::default() }
}

/// How many operations a kernel is at the least, `for` loops written out.
pub(super) fn operations(ir: &KernelIr<'_>) -> u64 {
    let bodies = ir.streams.iter().flat_map(|s| s.functions.iter().map(|f| &f.body).chain([&s.body]));
    bodies.map(|b| all(b)).fold(0, u64::saturating_add)
}

fn all(nodes: &[Node]) -> u64 {
    nodes.iter().map(one).fold(0, u64::saturating_add)
}

fn one(node: &Node) -> u64 {
    match node {
        Node::Op(_) => 1,
        Node::For { from: Value::Imm(from), to: Value::Imm(to), body, .. } => {
            let times = i128::from(*to) - i128::from(*from);
            all(body).saturating_mul(u64::try_from(times.max(0)).unwrap_or(u64::MAX))
        }
        // How often depends on other variables: perhaps not at all.
        Node::For { .. } => 0,
        Node::Loop { body, .. } => all(body),
        Node::Select { yes, no, .. } => all(yes).min(all(no)),
        Node::If { yes, no, .. } | Node::Choose { yes, no, .. } => all(yes).saturating_add(all(no)),
    }
}
