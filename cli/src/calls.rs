//! Which kernels are there to be called.

use std::collections::HashSet;

use chappe_dsl::ast::{Kernel, KernelRow, KernelRowKind, Stmt, StmtKind};

/// The kernels that no other one calls; all of them if each is called.
pub(crate) fn uncalled<'k>(kernels: &[&'k Kernel]) -> Vec<&'k Kernel> {
    let mut called = HashSet::new();
    for kernel in kernels {
        let mut own = HashSet::new();
        rows(&kernel.rows, &mut own);
        own.remove(kernel.name.text.as_str());
        called.extend(own);
    }
    let free: Vec<&Kernel> = kernels.iter().copied().filter(|k| !called.contains(k.name.text.as_str())).collect();
    if free.is_empty() { kernels.to_vec() } else { free }
}

fn rows<'k>(list: &'k [KernelRow], called: &mut HashSet<&'k str>) {
    for row in list {
        match &row.kind {
            KernelRowKind::Engine { body, .. } => statements(body, called),
            KernelRowKind::Core { rows: inner, .. } => rows(inner, called),
            KernelRowKind::Stmt(s) => statements(std::slice::from_ref(s), called),
            KernelRowKind::Decl(_) | KernelRowKind::Expect(_) | KernelRowKind::Auto(_) => {}
        }
    }
}

fn statements<'k>(list: &'k [Stmt], called: &mut HashSet<&'k str>) {
    for s in list {
        if let StmtKind::Call(name) = &s.kind {
            called.insert(&name.text);
        }
        if let StmtKind::For { body, .. } | StmtKind::Loop { body, .. } = &s.kind {
            statements(body, called);
        }
        if let StmtKind::If { yes, no, .. } | StmtKind::IfUnknown { yes, no, .. } = &s.kind {
            statements(yes, called);
            statements(no, called);
        }
    }
}
