//! Fields and their places.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{BitRange, Field, Place, Slot};
use crate::codes::syntax;
use crate::diagnostic::Diagnostic;

impl Builder<'_> {
    pub(super) fn place(&self, node: Node<'_>) -> Place {
        let mut parts = self.kids(node);
        let offset = parts.take(Rule::int).map_or(0, |n| self.int(&n).0);
        let last = parts.take(Rule::last).map(|n| self.need_int(&mut self.kids(n)).0);
        let mut bits = Vec::new();
        while let Some(node) = parts.take(Rule::bit_range) {
            let mut numbers = self.kids(node);
            let first = self.need_int(&mut numbers).0;
            let last = numbers.take(Rule::int).map_or(first, |n| self.int(&n).0);
            bits.push(BitRange { first, last, span: numbers.span });
        }
        Place { offset, last, bits, span: parts.span }
    }

    pub(super) fn field(&self, place: Place, k: &mut Kids<'_>) -> Field {
        let mut field = Field {
            place,
            name: self.need_name(k),
            ty: self.need_ty(k),
            slots: self.slots(k),
            key: false,
            shared: false,
            constant: None,
            guard: None,
            stride: None,
            requires: Vec::new(),
            attrs: Vec::new(),
        };
        while let Some(rule) = k.peek() {
            if matches!(rule, Rule::no_comma) {
                break;
            }
            let Some(node) = k.next() else { break };
            self.field_part(&mut field, node);
        }
        field
    }

    fn field_part(&self, field: &mut Field, node: Node<'_>) {
        let span = self.span(&node);
        let again = match node.rule() {
            Rule::key_word => std::mem::replace(&mut field.key, true).then_some("key"),
            Rule::shared_word => std::mem::replace(&mut field.shared, true).then_some("shared"),
            Rule::constant => field.constant.replace(self.inner_expr(node)).map(|_| "="),
            Rule::guard => field.guard.replace(self.inner_expr(node)).map(|_| "if"),
            Rule::stride => field.stride.replace(self.need_int(&mut self.kids(node))).map(|_| "stride"),
            Rule::requirement => {
                field.requires.push(self.requirement(node));
                None
            }
            Rule::attr => {
                field.attrs.push(self.attr(node));
                None
            }
            _ => None,
        };
        if let Some(word) = again {
            let message = format!("`{word}` is said twice of field `{}`", field.name.text);
            self.report(Diagnostic::error(syntax::UNEXPECTED, span, message).at("the second time"));
        }
    }

    fn slots(&self, kids: &mut Kids<'_>) -> Vec<Slot> {
        let mut slots = Vec::new();
        while let Some(node) = kids.take(Rule::slot) {
            let mut parts = self.kids(node);
            slots.push(Slot {
                name: self.need_name(&mut parts),
                field: self.opt_name(&mut parts),
                offset: parts.take(Rule::int).map_or(0, |n| self.int(&n).0),
                ty: self.opt_ty(&mut parts),
                shared: parts.has(Rule::shared_word),
                span: parts.span,
            });
        }
        slots
    }
}
