//! Profiles, builders, lowering, fences.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{
    Fence, FenceStmt, Profile, ProfileGroup, ProfileRule, ProfileRuleKind, Stmt, StmtKind, Template, TemplateKind,
    TemplateStmt,
};

impl Builder<'_> {
    pub(super) fn profile_item(&self, k: &mut Kids<'_>) -> Profile {
        let (name, attrs) = (self.need_name(k), self.attrs(k));
        Profile { name, groups: self.rows(k, Rule::profile_group, |n| self.profile_group(n)), attrs }
    }

    fn profile_group(&self, node: Node<'_>) -> ProfileGroup {
        let mut kids = self.kids(node);
        self.docs(&mut kids);
        let target = self.need_name(&mut kids);
        let rules = self.rows(&mut kids, Rule::profile_rule, |n| self.profile_rule(n));
        ProfileGroup { target, rules: rules.into_iter().flatten().collect() }
    }

    fn profile_rule(&self, node: Node<'_>) -> Option<ProfileRule> {
        let mut kids = self.kids(node);
        self.docs(&mut kids);
        let node = kids.next()?;
        let rule = node.rule();
        let mut parts = self.kids(node);
        let k = &mut parts;
        let span = k.span;
        let kind = match rule {
            Rule::only_rule => {
                let fields = self.names(k);
                k.take(Rule::only_word);
                ProfileRuleKind::Only { fields, modes: self.names(k), message: self.else_text(k) }
            }
            Rule::absent_rule => ProfileRuleKind::Absent { fields: self.names(k), message: self.else_text(k) },
            Rule::write_rule => {
                let modes = self.names(k);
                k.take(Rule::write_word);
                ProfileRuleKind::Write { modes, operand: self.need_name(k), value: self.need_expr(k) }
            }
            _ => ProfileRuleKind::Require {
                condition: self.need_expr(k),
                message: self.opt_string(k).unwrap_or_default(),
            },
        };
        self.finish(kids);
        Some(ProfileRule { kind, span })
    }

    fn else_text(&self, kids: &mut Kids<'_>) -> Option<String> {
        kids.take(Rule::else_text).and_then(|n| self.opt_string(&mut self.kids(n)))
    }

    /// A builder or a lowering.
    pub(super) fn template_item(&self, k: &mut Kids<'_>) -> Template {
        let name = self.need_name(k);
        let params = k.take(Rule::params).map(|n| self.params(&mut self.kids(n))).unwrap_or_default();
        let attrs = self.attrs(k);
        let body = match k.take(Rule::literal) {
            Some(node) => {
                let literal = self.literal(node);
                let span = literal.span;
                vec![TemplateStmt { kind: TemplateKind::Literal(literal), guard: None, span }]
            }
            None => self.rows(k, Rule::template_stmt, |n| self.template_stmt(n)).into_iter().flatten().collect(),
        };
        Template { name, params, attrs, body }
    }

    fn template_stmt(&self, node: Node<'_>) -> Option<TemplateStmt> {
        let mut kids = self.kids(node);
        self.docs(&mut kids);
        let node = kids.next()?;
        let span = self.span(&node);
        let kind = if node.rule() == Rule::literal {
            TemplateKind::Literal(self.literal(node))
        } else {
            let mut parts = self.kids(node);
            TemplateKind::Call { name: self.need_name(&mut parts), args: self.exprs(&mut parts) }
        };
        let guard = self.opt_guard(&mut kids);
        self.finish(kids);
        Some(TemplateStmt { kind, guard, span })
    }

    pub(super) fn fence_item(&self, k: &mut Kids<'_>) -> Fence {
        let (name, attrs) = (self.need_name(k), self.attrs(k));
        Fence { name, attrs, body: self.rows(k, Rule::fence_stmt, |n| self.fence_stmt(n)) }
    }

    fn fence_stmt(&self, node: Node<'_>) -> FenceStmt {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let (kind, span) = match kids.next() {
            Some(node) => {
                let span = self.span(&node);
                (self.stmt_kind(node), span)
            }
            None => (StmtKind::Nop, kids.span),
        };
        let guard = self.opt_guard(&mut kids);
        self.finish(kids);
        let stmt = Stmt { docs, kind, after: Vec::new(), then: Vec::new(), attrs: Vec::new(), span };
        FenceStmt { stmt, guard }
    }
}
