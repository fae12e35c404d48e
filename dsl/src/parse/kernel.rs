//! Kernels and their declarations.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{
    AutoStmt, Decl, Expect, ExpectKind, Kernel, KernelRow, KernelRowKind, Property, PropertyKind, RegionDecl, SemDecl,
    StmtKind,
};

impl Builder<'_> {
    pub(super) fn kernel_item(&self, k: &mut Kids<'_>) -> Kernel {
        let name = self.need_name(k);
        let on = k.take(Rule::path).map(|n| self.path(n)).unwrap_or_default();
        let auto = k.take(Rule::auto_word).map(|n| self.span(&n));
        let attrs = self.attrs(k);
        Kernel { name, on, auto, attrs, rows: self.kernel_rows(k) }
    }

    fn kernel_rows(&self, k: &mut Kids<'_>) -> Vec<KernelRow> {
        self.rows(k, Rule::kernel_row, |n| self.kernel_row(n)).into_iter().flatten().collect()
    }

    fn kernel_row(&self, node: Node<'_>) -> Option<KernelRow> {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let node = kids.next()?;
        let rule = node.rule();
        if rule == Rule::stmt {
            let stmt = self.stmt(node, Vec::new())?;
            return Some(KernelRow { docs, span: stmt.span, kind: KernelRowKind::Stmt(stmt) });
        }
        let mut parts = self.kids(node);
        let k = &mut parts;
        let span = k.span;
        let kind = match rule {
            Rule::engine_block => KernelRowKind::Engine { engine: self.need_name(k), body: self.stmts(k) },
            Rule::core_block => KernelRowKind::Core { core: self.need_int(k), rows: self.kernel_rows(k) },
            Rule::sem_decl => KernelRowKind::Decl(Decl::Sem(self.sem_names(k))),
            Rule::event_decl => KernelRowKind::Decl(Decl::Event(self.sem_names(k))),
            Rule::region_decl => KernelRowKind::Decl(Decl::Region(self.region_names(k))),
            Rule::queue_decl => KernelRowKind::Decl(self.queue_decl(k)),
            Rule::const_decl => KernelRowKind::Decl(Decl::Const { name: self.need_name(k), value: self.need_expr(k) }),
            Rule::expect_stmt => KernelRowKind::Expect(self.expect(k)),
            _ => KernelRowKind::Auto(self.auto_stmt(k)),
        };
        self.finish(parts);
        Some(KernelRow { docs, kind, span })
    }

    fn sem_names(&self, kids: &mut Kids<'_>) -> Vec<SemDecl> {
        let mut names = Vec::new();
        while matches!(kids.peek(), Some(Rule::sem_name | Rule::sem_block_name)) {
            let Some(node) = kids.next() else { break };
            let mut k = self.kids(node);
            names.push(SemDecl {
                name: self.need_name(&mut k),
                count: self.opt_dim(&mut k),
                id: self.opt_expr(&mut k),
                properties: self.properties(&mut k),
            });
        }
        names
    }

    fn region_names(&self, kids: &mut Kids<'_>) -> Vec<RegionDecl> {
        let mut names = Vec::new();
        while let Some(node) = kids.take(Rule::region_name) {
            let mut k = self.kids(node);
            names.push(RegionDecl {
                name: self.need_name(&mut k),
                count: self.opt_dim(&mut k),
                bytes: self.opt_expr(&mut k),
                shared: k.has(Rule::shared_word),
            });
        }
        names
    }

    fn queue_decl(&self, k: &mut Kids<'_>) -> Decl {
        let names = self.names(k);
        let engine = if k.has(Rule::on_word) { self.opt_name(k) } else { None };
        Decl::Queue { names, engine, properties: self.properties(k) }
    }

    fn properties(&self, kids: &mut Kids<'_>) -> Vec<Property> {
        let mut properties = Vec::new();
        while let Some(node) = kids.take(Rule::property) {
            let mut k = self.kids(node);
            let kind = if let Some(node) = k.take(Rule::init_property) {
                PropertyKind::Init(self.inner_expr(node))
            } else if let Some(node) = k.take(Rule::limit_property) {
                PropertyKind::Limit(self.inner_expr(node))
            } else if k.has(Rule::zero_word) {
                PropertyKind::ZeroAtExit
            } else {
                PropertyKind::DrainedAtExit
            };
            properties.push(Property { kind, span: k.span });
        }
        properties
    }

    fn expect(&self, kids: &mut Kids<'_>) -> Expect {
        let kind = if let Some(node) = kids.take(Rule::expect_final) {
            let mut k = self.kids(node);
            ExpectKind::Final { sem: self.sem_ref(&mut k), value: self.need_expr(&mut k) }
        } else {
            match kids.take(Rule::expect_kind).map(|n| self.kids(n)).as_mut() {
                Some(k) => ExpectKind::Verdict { verdict: self.need_name(k), about: self.opt_sem_ref(k) },
                None => ExpectKind::Verdict { verdict: self.need_name(kids), about: None },
            }
        };
        Expect { kind, span: kids.span }
    }

    pub(super) fn auto_stmt(&self, k: &mut Kids<'_>) -> AutoStmt {
        let (first, second) = (self.need_name(k), self.opt_name(k));
        let (name, engine) = match second {
            Some(engine) => (Some(first), engine),
            None => (None, first),
        };
        let work = k.next().map_or(StmtKind::Nop, |n| self.stmt_kind(n));
        AutoStmt { name, engine, work, after: self.names(k), attrs: self.attrs(k), span: k.span }
    }
}
