//! Record literals.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{Literal, LiteralField, LiteralValue, LoneLiteral};

impl Builder<'_> {
    pub(super) fn lone_literal(&self, node: Node<'_>) -> Option<LoneLiteral> {
        let mut kids = self.kids(node);
        let literal = self.literal(kids.take(Rule::literal)?);
        Some(LoneLiteral { literal, attrs: self.attrs(&mut kids) })
    }

    pub(super) fn literal(&self, node: Node<'_>) -> Literal {
        let mut kids = self.kids(node);
        let path = kids.take(Rule::path).map(|n| self.path(n)).unwrap_or_default();
        let mut fields = Vec::new();
        while let Some(node) = kids.take(Rule::literal_field) {
            let mut parts = self.kids(node);
            fields.push(LiteralField { name: self.need_name(&mut parts), value: self.literal_value(&mut parts) });
        }
        Literal { path, fields, span: kids.span }
    }

    fn literal_value(&self, kids: &mut Kids<'_>) -> LiteralValue {
        match kids.next() {
            Some(node) => self.one_literal_value(node),
            None => LiteralValue::Expr(self.nothing(kids.span)),
        }
    }

    fn one_literal_value(&self, node: Node<'_>) -> LiteralValue {
        match node.rule() {
            Rule::literal => LiteralValue::Record(self.literal(node)),
            Rule::set_value => {
                let mut kids = self.kids(node);
                LiteralValue::Set(self.exprs(&mut kids), kids.span)
            }
            Rule::list_value => {
                let mut kids = self.kids(node);
                let mut values = Vec::new();
                while let Some(node) = kids.next() {
                    values.push(self.one_literal_value(node));
                }
                LiteralValue::List(values, kids.span)
            }
            Rule::arm_value => {
                let mut kids = self.kids(node);
                let name = self.need_name(&mut kids);
                LiteralValue::Arm(name, Box::new(self.literal_value(&mut kids)))
            }
            _ => LiteralValue::Expr(self.expr(node)),
        }
    }
}
