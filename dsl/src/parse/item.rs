//! The file and its items.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node, doc_line};
use crate::ast::{Const, Cost, CostTarget, File, Item, ItemKind, Set, Use, UseTarget};

impl Builder<'_> {
    pub(super) fn file(&self, node: Node<'_>) -> File {
        let mut file = File::default();
        let mut kids = self.kids(node);
        while let Some(node) = kids.next() {
            match node.rule() {
                Rule::inner_doc => file.docs.push(doc_line(node.as_str())),
                Rule::item => file.items.extend(self.item(node)),
                Rule::stray => self.stray_brace(&node),
                _ => {}
            }
        }
        file.broken = self.losses() > 0 || !self.marks.is_empty();
        file
    }

    fn item(&self, node: Node<'_>) -> Option<Item> {
        let before = self.losses();
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let visibility = kids.take(Rule::pub_word);
        let public = visibility.is_some();
        let node = kids.next()?;
        let mended = self.marks.iter().any(|m| (node.start()..=node.end()).contains(m));
        let span = self.span(&node);
        let span = visibility.map_or(span, |v| self.span(&v).to(span));
        if node.rule() == Rule::error_item {
            self.broken_item(&node);
            return None;
        }
        let kind = self.item_kind(node)?;
        Some(Item { docs, public, kind, broken: mended || self.losses() > before, span })
    }

    /// The item of a node that is one.
    pub(super) fn item_kind(&self, node: Node<'_>) -> Option<ItemKind> {
        let rule = node.rule();
        let mut kids = self.kids(node);
        let k = &mut kids;
        let kind = match rule {
            Rule::spec_item => ItemKind::Spec(self.need_name(k)),
            Rule::use_item => ItemKind::Use(self.use_item(k)),
            Rule::const_item => ItemKind::Const(self.const_item(k)),
            Rule::space_item => ItemKind::Space { name: self.need_name(k), ty: self.need_ty(k), attrs: self.attrs(k) },
            Rule::cost_item => ItemKind::Cost(self.cost_item(k)),
            Rule::engines_item => ItemKind::EnginesAny,
            Rule::enum_item => ItemKind::Enum(self.enum_item(k)),
            Rule::set_item => ItemKind::Set(self.set_item(k)),
            Rule::bank_item => ItemKind::Bank(self.bank_item(k)),
            Rule::registers_item => ItemKind::Registers(self.bank_item(k)),
            Rule::wait_item => ItemKind::Wait(self.wait_item(k)),
            Rule::update_item => ItemKind::Update(self.update_item(k)),
            Rule::family_item => ItemKind::Family(self.record_item(k)),
            Rule::record_item => ItemKind::Record(self.record_item(k)),
            Rule::layout_item => ItemKind::Layout(self.layout_item(k)),
            Rule::table_item => ItemKind::Table(self.table_item(k)),
            Rule::profile_item => ItemKind::Profile(self.profile_item(k)),
            Rule::builder_item => ItemKind::Builder(self.template_item(k)),
            Rule::lower_item => ItemKind::Lower(self.template_item(k)),
            Rule::fence_item => ItemKind::Fence(self.fence_item(k)),
            Rule::ops_item => ItemKind::Ops(self.ops_item(k)),
            Rule::arch_item => ItemKind::Arch(self.arch_item(k)),
            Rule::kernel_item => ItemKind::Kernel(self.kernel_item(k)),
            _ => return None,
        };
        self.finish(kids);
        Some(kind)
    }

    fn use_item(&self, kids: &mut Kids<'_>) -> Use {
        match kids.take(Rule::string) {
            Some(node) => Use { target: UseTarget::File(self.string(&node)), span: self.span(&node) },
            None => {
                let name = self.need_name(kids);
                Use { target: UseTarget::Spec(name.text), span: name.span }
            }
        }
    }

    pub(super) fn const_item(&self, kids: &mut Kids<'_>) -> Const {
        Const { name: self.need_name(kids), ty: self.opt_ty(kids), value: self.value(kids), attrs: self.attrs(kids) }
    }

    pub(super) fn cost_item(&self, kids: &mut Kids<'_>) -> Cost {
        let span = kids.span;
        let target = match kids.take(Rule::cost_target) {
            Some(node) => {
                let mut parts = self.kids(node);
                if parts.has(Rule::do_word) {
                    CostTarget::Do(self.opt_name(&mut parts))
                } else if parts.has(Rule::copy_word) {
                    CostTarget::Copy(parts.span)
                } else {
                    CostTarget::Record(self.need_name(&mut parts))
                }
            }
            None => CostTarget::Copy(span),
        };
        Cost { target, value: self.need_expr(kids), attrs: self.attrs(kids), span }
    }

    fn set_item(&self, kids: &mut Kids<'_>) -> Set {
        Set { name: self.need_name(kids), of: self.need_name(kids), members: self.names(kids), attrs: self.attrs(kids) }
    }

    /// The rows of a block, as long as there are some; what is no row is reported.
    pub(super) fn rows<'i, T>(&self, kids: &mut Kids<'i>, rule: Rule, mut row: impl FnMut(Node<'i>) -> T) -> Vec<T> {
        let mut rows = Vec::new();
        while let Some(next) = kids.peek() {
            if next != rule && !matches!(next, Rule::error_row | Rule::error_stmt) {
                break;
            }
            let Some(node) = kids.next() else { break };
            if next == rule {
                rows.push(row(node));
            } else {
                self.broken_part(&node, rule);
            }
        }
        rows
    }

    /// Reports the separators that are missing at the end of a node.
    pub(super) fn finish(&self, mut kids: Kids<'_>) {
        while let Some(node) = kids.next() {
            match node.rule() {
                Rule::no_comma | Rule::no_table_comma => self.missing(&node, ","),
                Rule::no_semi | Rule::no_row_semi => self.missing(&node, ";"),
                _ => {}
            }
        }
    }
}
