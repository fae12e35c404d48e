//! Records, families, layouts.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{
    Effect, Endian, Expr, Fill, Layout, PadContent, Parent, Place, Record, RecordRow, RecordRowKind, Requirement,
    Union, UnionArm,
};
use crate::codes::syntax;
use crate::diagnostic::Diagnostic;

impl Builder<'_> {
    pub(super) fn record_item(&self, k: &mut Kids<'_>) -> Record {
        let name = self.need_name(k);
        let size = k.take(Rule::size).map(|n| self.inner_expr(n));
        let endian = k.take(Rule::endian).map(|n| self.endian(n));
        let parent = k.take(Rule::parent).map(|n| {
            let mut parts = self.kids(n);
            Parent { family: self.need_name(&mut parts), keys: self.exprs(&mut parts) }
        });
        let attrs = self.attrs(k);
        Record { name, size, endian, parent, attrs, rows: self.record_rows(k) }
    }

    pub(super) fn layout_item(&self, k: &mut Kids<'_>) -> Layout {
        Layout { name: self.need_name(k), attrs: self.attrs(k), rows: self.record_rows(k) }
    }

    fn endian(&self, node: Node<'_>) -> Endian {
        let mut kids = self.kids(node);
        if kids.has(Rule::little_word) {
            return Endian::Little;
        }
        let word = kids.take(Rule::int).map(|n| self.int(&n)).and_then(|(bits, span)| match u32::try_from(bits) {
            Ok(bits) => Some(bits),
            Err(_) => {
                self.report(Diagnostic::error(syntax::BAD_NUMBER, span, format!("no word has {bits} bits")));
                None
            }
        });
        Endian::Big { word }
    }

    fn record_rows(&self, kids: &mut Kids<'_>) -> Vec<RecordRow> {
        self.rows(kids, Rule::record_row, |n| self.record_row(n)).into_iter().flatten().collect()
    }

    fn record_row(&self, node: Node<'_>) -> Option<RecordRow> {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let place = kids.take(Rule::place).map(|n| self.place(n));
        let node = kids.next()?;
        let rule = node.rule();
        let mut parts = self.kids(node);
        let span = place.as_ref().map_or(parts.span, |p| p.span.to(parts.span));
        let place = place.unwrap_or(Place { offset: 0, last: None, bits: Vec::new(), span });
        let kind = self.record_row_kind(rule, place, &mut parts);
        self.finish(parts);
        Some(RecordRow { docs, kind, span })
    }

    fn record_row_kind(&self, rule: Rule, place: Place, k: &mut Kids<'_>) -> RecordRowKind {
        match rule {
            Rule::field_row => RecordRowKind::Field(self.field(place, k)),
            Rule::union_row => RecordRowKind::Union(self.union(place, k)),
            Rule::include_row => RecordRowKind::Include(self.need_name(k)),
            Rule::rest_row => RecordRowKind::Rest(self.opt_fill(k).unwrap_or(Fill::Ignored)),
            Rule::order_row => RecordRowKind::Order(self.names(k)),
            Rule::any_row => RecordRowKind::Any(self.names(k)),
            Rule::effect_row => RecordRowKind::Effect { effects: self.effects(k), guard: self.opt_guard(k) },
            Rule::require_row => RecordRowKind::Require(self.need_requirement(k)),
            _ => {
                let ty = self.opt_ty(k);
                let content = match self.opt_fill(k) {
                    Some(fill) => PadContent::Fill(fill),
                    None => PadContent::Constant(self.opt_constant(k).unwrap_or_else(|| self.nothing(k.span))),
                };
                RecordRowKind::Pad { place, ty, content, attrs: self.attrs(k) }
            }
        }
    }

    fn opt_fill(&self, kids: &mut Kids<'_>) -> Option<Fill> {
        if kids.has(Rule::zero_word) { Some(Fill::Zero) } else { kids.has(Rule::ignored_word).then_some(Fill::Ignored) }
    }

    pub(super) fn opt_constant(&self, kids: &mut Kids<'_>) -> Option<Expr> {
        kids.take(Rule::constant).map(|n| self.inner_expr(n))
    }

    pub(super) fn opt_guard(&self, kids: &mut Kids<'_>) -> Option<Expr> {
        kids.take(Rule::guard).map(|n| self.inner_expr(n))
    }

    fn need_requirement(&self, kids: &mut Kids<'_>) -> Requirement {
        match kids.take(Rule::requirement) {
            Some(node) => self.requirement(node),
            None => Requirement { condition: self.nothing(kids.span), message: String::new(), span: kids.span },
        }
    }

    pub(super) fn requirement(&self, node: Node<'_>) -> Requirement {
        let mut kids = self.kids(node);
        let condition = self.need_expr(&mut kids);
        Requirement { condition, message: self.opt_string(&mut kids).unwrap_or_default(), span: kids.span }
    }

    fn effects(&self, kids: &mut Kids<'_>) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(node) = kids.take(Rule::effect) {
            let mut parts = self.kids(node);
            effects.push(match self.opt_unknown(&mut parts) {
                Some(unknown) => Effect::Unknown(unknown),
                None => {
                    let name = self.need_name(&mut parts);
                    let args = parts.take(Rule::effect_args).map(|n| self.effect_args(n)).unwrap_or_default();
                    Effect::Known { name, args, span: parts.span }
                }
            });
        }
        effects
    }

    fn effect_args(&self, node: Node<'_>) -> Vec<(Option<crate::ast::Name>, Expr)> {
        let mut kids = self.kids(node);
        let mut args = Vec::new();
        while let Some(node) = kids.take(Rule::effect_arg) {
            let mut parts = self.kids(node);
            args.push((self.opt_name(&mut parts), self.need_expr(&mut parts)));
        }
        args
    }

    fn union(&self, place: Place, k: &mut Kids<'_>) -> Union {
        let name = self.opt_name(k);
        let arms = self.rows(k, Rule::union_arm, |n| self.union_arm(n));
        while k.has(Rule::doc) {}
        let by = k.take(Rule::union_by).map(|n| self.need_name(&mut self.kids(n)));
        let (mut guard, mut attrs) = (None, Vec::new());
        while matches!(k.peek(), Some(Rule::guard | Rule::attr)) {
            self.more_attrs(k, &mut attrs);
            guard = self.opt_guard(k).or(guard);
        }
        Union { place, name, arms, by, guard, attrs }
    }

    fn union_arm(&self, node: Node<'_>) -> UnionArm {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name, ty) = (self.docs(k), self.need_name(k), self.need_ty(k));
        let when = k.take(Rule::union_when).map(|n| self.inner_expr(n));
        let attrs = self.attrs(k);
        self.finish(kids);
        UnionArm { docs, name, ty, when, attrs }
    }
}
