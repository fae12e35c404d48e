//! Kernels and their declarations.

use super::stmt::{sem_ref, simple};
use super::{Printer, attrs, list, names, opt, path, print_expr};
use crate::ast::{
    AutoStmt, Decl, Expect, ExpectKind, Kernel, KernelRow, KernelRowKind, Property, PropertyKind, SemDecl,
};

impl Printer {
    pub(super) fn kernel_item(&mut self, k: &Kernel, before: &str) {
        let auto = if k.auto.is_some() { " auto" } else { "" };
        let head = format!("{before}kernel {} on {}{auto}{}", k.name.text, path(&k.on), attrs(&k.attrs));
        self.block(&head, "", |p| p.kernel_rows(&k.rows));
    }

    fn kernel_rows(&mut self, rows: &[KernelRow]) {
        for row in rows {
            self.docs(&row.docs);
            match &row.kind {
                KernelRowKind::Engine { engine, body } => {
                    self.block(&format!("engine {}", engine.text), "", |p| p.stmts(body));
                }
                KernelRowKind::Core { core, rows } => {
                    self.block(&format!("core {}", core.0), "", |p| p.kernel_rows(rows));
                }
                KernelRowKind::Decl(d) => self.line(&format!("{};", decl(d))),
                KernelRowKind::Expect(e) => self.line(&format!("{};", expect(e))),
                KernelRowKind::Stmt(s) => self.stmt(s),
                KernelRowKind::Auto(a) => self.line(&format!("{};", auto_stmt(a))),
            }
        }
    }
}

fn decl(d: &Decl) -> String {
    match d {
        Decl::Sem(list_of) => format!("sem {}", list(list_of, sem_decl)),
        Decl::Event(list_of) => format!("event {}", list(list_of, sem_decl)),
        Decl::Region(list_of) => {
            let one = |r: &crate::ast::RegionDecl| {
                let bytes = opt(": ", r.bytes.as_ref(), print_expr);
                format!("{}{}{bytes}{}", r.name.text, count(r.count.as_ref()), if r.shared { " shared" } else { "" })
            };
            format!("region {}", list(list_of, one))
        }
        Decl::Queue { names: n, engine, properties: p } => {
            format!("queue {}{}{}", names(n), opt(" on ", engine.as_ref(), |e| e.text.clone()), properties(p))
        }
        Decl::Const { name, value } => format!("const {} = {}", name.text, print_expr(value)),
    }
}

fn count(count: Option<&crate::ast::Expr>) -> String {
    opt("", count, |e| format!("[{}]", print_expr(e)))
}

fn sem_decl(s: &SemDecl) -> String {
    let id = opt(" = ", s.id.as_ref(), print_expr);
    format!("{}{}{id}{}", s.name.text, count(s.count.as_ref()), properties(&s.properties))
}

fn properties(properties: &[Property]) -> String {
    if properties.is_empty() {
        return String::new();
    }
    let one = |p: &Property| match &p.kind {
        PropertyKind::Init(e) => format!("init {}", print_expr(e)),
        PropertyKind::Limit(e) => format!("limit {}", print_expr(e)),
        PropertyKind::ZeroAtExit => "zero at exit".to_owned(),
        PropertyKind::DrainedAtExit => "drained at exit".to_owned(),
    };
    format!(" {{ {} }}", list(properties, one))
}

fn expect(e: &Expect) -> String {
    match &e.kind {
        ExpectKind::Final { sem, value } => format!("expect final {} == {}", sem_ref(sem), print_expr(value)),
        ExpectKind::Verdict { verdict, about } => {
            let link = match verdict.text.as_str() {
                "race" => " on ",
                "leak" => " of ",
                _ => " ",
            };
            format!("expect {}{}", verdict.text, opt(link, about.as_ref(), sem_ref))
        }
    }
}

pub(super) fn auto_stmt(a: &AutoStmt) -> String {
    let name = a.name.as_ref().map(|n| format!("{}: ", n.text)).unwrap_or_default();
    let after = if a.after.is_empty() { String::new() } else { format!(" after {}", names(&a.after)) };
    format!("{name}{}: {}{after}{}", a.engine.text, simple(&a.work), attrs(&a.attrs))
}
