//! Operations and architectures.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{Arch, ArchRow, ArchRowKind, Impl, ImplRow, Item, OpRow, Ops};

impl Builder<'_> {
    pub(super) fn ops_item(&self, k: &mut Kids<'_>) -> Ops {
        let (name, attrs) = (self.need_name(k), self.attrs(k));
        Ops { name, rows: self.rows(k, Rule::op_row, |n| self.op_row(n)), attrs }
    }

    fn op_row(&self, node: Node<'_>) -> OpRow {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name) = (self.docs(k), self.need_name(k));
        let params = k.take(Rule::params).map(|n| self.params(&mut self.kids(n))).unwrap_or_default();
        let (result, attrs) = (self.need_ty(k), self.attrs(k));
        self.finish(kids);
        OpRow { docs, name, params, result, attrs }
    }

    pub(super) fn arch_item(&self, k: &mut Kids<'_>) -> Arch {
        let name = self.need_name(k);
        let number = k.take(Rule::int).map(|n| self.int(&n));
        let (parent, attrs, unknown) = (self.opt_name(k), self.attrs(k), self.opt_unknown(k));
        let rows = self.rows(k, Rule::arch_row, |n| self.arch_row(n)).into_iter().flatten().collect();
        Arch { name, number, parent, attrs, unknown, rows }
    }

    fn arch_row(&self, node: Node<'_>) -> Option<ArchRow> {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let node = kids.next()?;
        let rule = node.rule();
        let mut parts = self.kids(node);
        let span = parts.span;
        let kind = match rule {
            Rule::const_item => ArchRowKind::Const(self.const_item(&mut parts)),
            Rule::cost_item => ArchRowKind::Cost(self.cost_item(&mut parts)),
            Rule::impl_row => ArchRowKind::Impl(self.impl_row(&mut parts)),
            _ => ArchRowKind::Override(Box::new(self.overriding(&mut parts)?)),
        };
        self.finish(parts);
        Some(ArchRow { docs, kind, span })
    }

    fn overriding(&self, kids: &mut Kids<'_>) -> Option<Item> {
        let before = self.losses();
        let node = kids.next()?;
        let span = self.span(&node);
        let kind = self.item_kind(node)?;
        Some(Item { docs: Vec::new(), public: false, kind, broken: self.losses() > before, span })
    }

    fn impl_row(&self, k: &mut Kids<'_>) -> Impl {
        let mut block = Impl { ops: self.need_name(k), requires: Vec::new(), rows: Vec::new() };
        while let Some(node) = k.next() {
            match node.rule() {
                Rule::impl_op => block.rows.push(self.impl_op(node)),
                Rule::impl_require => {
                    let mut parts = self.kids(node);
                    self.docs(&mut parts);
                    block.requires.extend(parts.take(Rule::requirement).map(|n| self.requirement(n)));
                    self.finish(parts);
                }
                Rule::error_row => self.broken_part(&node, Rule::impl_op),
                _ => {}
            }
        }
        block
    }

    fn impl_op(&self, node: Node<'_>) -> ImplRow {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name, span) = (self.docs(k), self.need_name(k), k.span);
        let (params, value, attrs) = (self.names(k), self.value(k), self.attrs(k));
        self.finish(kids);
        ImplRow { docs, name, params, value, attrs, span }
    }
}
