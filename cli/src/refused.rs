//! Kernels whose ids are refused, and that say so: `expect reserved_id`, `expect id_out_of_range`.

use chappe_dsl::ast::{ExpectKind, Kernel, KernelRow, KernelRowKind};
use chappe_dsl::codes::Code;
use chappe_dsl::codes::kernel::{ID_RANGE, ID_RESERVED};
use chappe_dsl::diagnostic::{Diagnostic, Severity};
use chappe_dsl::kernel::Verdict;

/// The kind of finding that an error about an id is.
pub(crate) fn kind(code: Code) -> Option<Verdict> {
    match code {
        ID_RANGE => Some(Verdict::IdOutOfRange),
        ID_RESERVED => Some(Verdict::ReservedId),
        _ => None,
    }
}

/// Whether a kernel expects exactly these errors: each of them, and nothing but them.
pub(crate) fn expected(kernel: &Kernel, diags: &[Diagnostic]) -> bool {
    let mut words = Vec::new();
    expectations(&kernel.rows, &mut words);
    let kinds: Vec<Option<Verdict>> =
        diags.iter().filter(|d| d.severity == Severity::Error).map(|d| kind(d.code)).collect();
    let said = |verdict: &Verdict| words.iter().any(|word| Verdict::of(word) == Some(*verdict));
    !kinds.is_empty()
        && kinds.iter().all(|kind| kind.as_ref().is_some_and(said))
        && words.iter().all(|word| kinds.contains(&Verdict::of(word)))
}

fn expectations<'k>(rows: &'k [KernelRow], words: &mut Vec<&'k str>) {
    for row in rows {
        match &row.kind {
            KernelRowKind::Expect(e) => match &e.kind {
                ExpectKind::Verdict { verdict, .. } => words.push(&verdict.text),
                // What never runs ends with no value.
                ExpectKind::Final { .. } => words.push("final"),
            },
            KernelRowKind::Core { rows, .. } => expectations(rows, words),
            KernelRowKind::Engine { .. } | KernelRowKind::Decl(_) | KernelRowKind::Stmt(_) | KernelRowKind::Auto(_) => {
            }
        }
    }
}
