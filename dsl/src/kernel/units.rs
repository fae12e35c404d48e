//! A kernel and the kernels it calls, and how their rows spread over cores.
//!
//! Kernels that call each other share what they call by the same name: a semaphore, event, region or queue that a called
//! kernel declares is its caller's if that declares one of the name and kind; all others get the next free ids.

use std::collections::HashMap;

use chappe_runtime::program::Core;

use crate::ast::{Kernel, KernelRow, KernelRowKind, Name, Stmt, StmtKind};
use crate::codes::kernel as codes;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// Most cores of a kernel.
const MAX_CORES: u128 = 256;

/// The kernel (first) and every kernel it calls, in the order of the calls.
pub(super) struct Units<'a> {
    pub(super) list: Vec<&'a Kernel>,
    by_name: HashMap<&'a str, usize>,
}

impl<'a> Units<'a> {
    /// The kernel and those of `kernels` that it calls.
    pub(super) fn new(kernel: &'a Kernel, kernels: &[&'a Kernel], diags: &mut Diagnostics) -> Self {
        let mut units = Units { list: Vec::new(), by_name: HashMap::new() };
        let mut stack = Vec::new();
        units.add(kernel, kernels, &mut stack, diags);
        units
    }

    /// The unit of that name, if calling it is possible.
    pub(super) fn find(&self, name: &str) -> Option<usize> {
        self.by_name.get(name).copied().filter(|i| *i != 0)
    }

    fn add(&mut self, kernel: &'a Kernel, all: &[&'a Kernel], stack: &mut Vec<&'a str>, diags: &mut Diagnostics) {
        self.by_name.insert(&kernel.name.text, self.list.len());
        self.list.push(kernel);
        stack.push(&kernel.name.text);
        let mut calls = Vec::new();
        rows_calls(&kernel.rows, &mut calls);
        for call in calls {
            self.follow(kernel, call, all, stack, diags);
        }
        stack.pop();
    }

    fn follow(
        &mut self,
        caller: &'a Kernel,
        call: &'a Name,
        all: &[&'a Kernel],
        stack: &mut Vec<&'a str>,
        diags: &mut Diagnostics,
    ) {
        let name = call.text.as_str();
        if stack.contains(&name) {
            let chain: Vec<&str> = stack.iter().copied().chain([name]).collect();
            let message = format!("kernels call each other in a circle: {}", chain.join(" -> "));
            diags.push(
                Diagnostic::error(codes::CALL, call.span, message).help("a call has no stack: use `loop` instead"),
            );
            return;
        }
        if self.by_name.contains_key(name) {
            return;
        }
        let Some(callee) = all.iter().find(|k| k.name.text == name) else {
            let d = Diagnostic::error(codes::NAME, call.span, format!("no kernel `{name}` in this file"));
            let others = all.iter().map(|k| k.name.text.as_str()).filter(|n| *n != caller.name.text);
            diags.push(d.choose(name, "kernels to call", others));
            return;
        };
        let path = |k: &Kernel| k.on.iter().map(|n| n.text.clone()).collect::<Vec<_>>().join("::");
        if path(callee) != path(caller) {
            let message = format!("`{name}` is written for `{}`, its caller for `{}`", path(callee), path(caller));
            let d = Diagnostic::error(codes::CALL, call.span, message).with(callee.name.span, "the kernel called");
            diags.push(d.help("both run on one machine: write them for the same one"));
        } else if callee.auto.is_some() {
            let message = format!("`{name}` is an `auto` kernel: it cannot be called");
            diags.push(Diagnostic::error(codes::CALL, call.span, message).with(callee.name.span, "the kernel called"));
        } else {
            self.add(callee, all, stack, diags);
        }
    }
}

fn rows_calls<'a>(rows: &'a [KernelRow], out: &mut Vec<&'a Name>) {
    for row in rows {
        match &row.kind {
            KernelRowKind::Engine { body, .. } => stmts_calls(body, out),
            KernelRowKind::Core { rows, .. } => rows_calls(rows, out),
            KernelRowKind::Stmt(s) => stmts_calls(std::slice::from_ref(s), out),
            KernelRowKind::Decl(_) | KernelRowKind::Expect(_) | KernelRowKind::Auto(_) => {}
        }
    }
}

fn stmts_calls<'a>(stmts: &'a [Stmt], out: &mut Vec<&'a Name>) {
    for s in stmts {
        match &s.kind {
            StmtKind::Call(name) => out.push(name),
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => stmts_calls(body, out),
            StmtKind::If { yes, no, .. } | StmtKind::IfUnknown { yes, no, .. } => {
                stmts_calls(yes, out);
                stmts_calls(no, out);
            }
            _ => {}
        }
    }
}

/// Number of cores that the rows speak of; wrong `core` blocks are reported.
pub(super) fn cores(kernels: &[&Kernel], diags: &mut Diagnostics) -> Core {
    let mut most = 0;
    for row in kernels.iter().flat_map(|k| &k.rows) {
        let KernelRowKind::Core { core: (n, span), rows } = &row.kind else { continue };
        if *n >= MAX_CORES {
            let message = format!("core {n}: a kernel has at most {MAX_CORES} cores, numbered from 0");
            diags.push(Diagnostic::error(codes::CORE, *span, message));
        } else {
            most = most.max(*n as Core);
        }
        for inner in rows {
            if let KernelRowKind::Core { core: (_, span), .. } = &inner.kind {
                let d = Diagnostic::error(codes::CORE, *span, "a core inside a core");
                diags.push(d.with(row.span, "the outer one").help("close the outer `core` block first"));
            }
        }
    }
    most + 1
}

/// The rows of a kernel that a core runs, in order.
pub(super) fn rows_of(kernel: &Kernel, core: Core) -> impl Iterator<Item = &KernelRow> {
    kernel.rows.iter().flat_map(move |row| -> Box<dyn Iterator<Item = &KernelRow>> {
        match &row.kind {
            KernelRowKind::Core { core: (n, _), rows } => {
                let here = *n == u128::from(core);
                Box::new(rows.iter().filter(move |r| here && !matches!(r.kind, KernelRowKind::Core { .. })))
            }
            _ => Box::new(std::iter::once(row)),
        }
    })
}
