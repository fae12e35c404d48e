//! Constants, in any order: each is computed once all that it mentions is there.

use std::collections::{HashMap, HashSet};

use crate::ast::{self, ArchRowKind, ItemKind, Name, ValueExpr};
use crate::codes::names as codes;
use crate::diagnostic::Diagnostic;
use crate::model::{ColumnType, Const, Item, Known};

use super::arch::Chain;
use super::{Cx, tables};

/// Constants of the specification and, over them, of the architecture, that have no value yet.
pub(super) struct Pending<'a> {
    waiting: Vec<Option<Waiting<'a>>>,
    /// For each name, the constants that mention it.
    users: HashMap<&'a str, Vec<usize>>,
    /// The order in which the model keeps them.
    order: Vec<&'a str>,
    /// Names of operations: they can be called last.
    operations: HashSet<&'a str>,
}

struct Waiting<'a> {
    docs: &'a [String],
    written: &'a ast::Const,
    /// Items that its value mentions.
    needs: Vec<&'a Name>,
}

impl<'a> Pending<'a> {
    pub(super) fn new(cx: &Cx<'a>, chain: &Chain<'a>) -> Self {
        let mut all: Vec<(&'a [String], &'a ast::Const)> = Vec::new();
        let mut at: HashMap<&str, usize> = HashMap::new();
        let spec = cx.each(|k| if let ItemKind::Const(c) = k { Some(c) } else { None });
        let spec = spec.into_iter().map(|(i, c)| (i.docs.as_slice(), c));
        let own = chain.rows().filter_map(|r| match &r.kind {
            ArchRowKind::Const(c) => Some((r.docs.as_slice(), c)),
            _ => None,
        });
        for (docs, c) in spec.chain(own) {
            match at.get(c.name.text.as_str()).and_then(|i| all.get_mut(*i)) {
                Some(old) => *old = (docs, c),
                None => {
                    at.insert(&c.name.text, all.len());
                    all.push((docs, c));
                }
            }
        }
        let operations: HashSet<&str> = cx
            .each(|k| if let ItemKind::Ops(o) = k { Some(o) } else { None })
            .into_iter()
            .flat_map(|(_, o)| &o.rows)
            .map(|r| r.name.text.as_str())
            .collect();
        let known = |n: &str| at.contains_key(n) || cx.names.contains_key(n) || operations.contains(n);
        let waiting = all.iter().map(|(docs, written)| {
            let mut needs = Vec::new();
            if let ValueExpr::Known(e) = &written.value {
                mentions(e, &mut needs);
            }
            written.ty.iter().for_each(|t| needs.extend(t.path.last()));
            needs.retain(|n| known(&n.text));
            Waiting { docs, written, needs }
        });
        let waiting: Vec<Waiting<'_>> = waiting.collect();
        let mut users: HashMap<&str, Vec<usize>> = HashMap::new();
        for (i, w) in waiting.iter().enumerate() {
            w.needs.iter().for_each(|n| users.entry(n.text.as_str()).or_default().push(i));
        }
        let order = all.iter().map(|(_, c)| c.name.text.as_str()).collect();
        Pending { waiting: waiting.into_iter().map(Some).collect(), users, order, operations }
    }

    /// Computes those whose needs are there.
    pub(super) fn ready(&mut self, cx: &mut Cx<'_>) {
        self.compute(cx, false);
    }

    /// Computes the rest, now that operations can be called; reports those that need each other.
    pub(super) fn last(mut self, cx: &mut Cx<'_>) {
        self.compute(cx, true);
        self.circles(cx);
        let place: HashMap<&str, usize> = self.order.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        cx.model.consts.sort_by_key(|c| place.get(c.name.as_str()).copied());
        for (i, c) in cx.model.consts.iter().enumerate() {
            cx.model.names.insert(c.name.clone(), Item::Const(i as u32));
        }
    }

    fn compute(&mut self, cx: &mut Cx<'_>, all: bool) {
        let mut todo: Vec<usize> = (0..self.waiting.len()).rev().collect();
        while let Some(i) = todo.pop() {
            let Some(slot) = self.waiting.get_mut(i) else { continue };
            let operations = &self.operations;
            let Some(w) = slot.take_if(|w| w.needs.iter().all(|n| is_there(cx, operations, &n.text, all))) else {
                continue;
            };
            let name = w.written.name.text.as_str();
            // What needs something lost is lost as well.
            if w.needs.iter().any(|n| cx.is_lost(&n.text)) {
                cx.model.names.insert(name.to_owned(), Item::Broken);
            } else {
                constant(cx, w.docs, w.written);
            }
            todo.extend(self.users.get(name).into_iter().flatten());
        }
    }

    /// Follows from each constant the first need that has no value, until one comes again.
    fn circles(&self, cx: &mut Cx<'_>) {
        let by_name: HashMap<&str, &Waiting<'_>> =
            self.waiting.iter().flatten().map(|w| (w.written.name.text.as_str(), w)).collect();
        let mut seen: HashSet<&str> = HashSet::new();
        for start in self.waiting.iter().flatten() {
            let mut path: Vec<&Waiting<'_>> = Vec::new();
            let mut next = Some(start);
            while let Some(w) = next {
                let name = w.written.name.text.as_str();
                if let Some(first) = path.iter().position(|p| p.written.name.text == name) {
                    report(cx, path.get(first..).unwrap_or_default());
                    break;
                }
                if !seen.insert(name) {
                    break;
                }
                path.push(w);
                next = w.needs.iter().find_map(|n| by_name.get(n.text.as_str()).copied());
            }
        }
        for w in self.waiting.iter().flatten() {
            cx.model.names.insert(w.written.name.text.clone(), Item::Broken);
        }
    }
}

/// Whether something that a constant mentions has its value; with `all`, also what has none and will get none.
fn is_there(cx: &Cx<'_>, operations: &HashSet<&str>, name: &str, all: bool) -> bool {
    let item = || cx.names.get(name).is_some_and(|w| *w != "a constant");
    cx.model.names.contains_key(name) || all && (operations.contains(name) || item())
}

fn report(cx: &mut Cx<'_>, circle: &[&Waiting<'_>]) {
    let Some(first) = circle.first().map(|w| &w.written.name) else { return };
    let names: Vec<&str> = circle.iter().map(|w| w.written.name.text.as_str()).chain([first.text.as_str()]).collect();
    let mut d = Diagnostic::error(codes::CONST_CYCLE, first.span, format!("the value of {} needs itself", first.text));
    for w in circle.iter().skip(1) {
        d = d.with(w.written.name.span, "on the circle");
    }
    cx.push(if circle.len() > 1 { d.help(format!("the circle is: {}", names.join(" -> "))) } else { d });
}

fn constant(cx: &mut Cx<'_>, docs: &[String], c: &ast::Const) {
    let ty = cx.column_type(c.ty.as_ref());
    let value = match (&c.value, ty) {
        (ValueExpr::Unknown(u), _) => Some(Known::Unknown(u.reason.clone().unwrap_or_default())),
        (ValueExpr::Known(e), Some(ty)) => tables::known(cx, e, ty, &c.name.text),
        (ValueExpr::Known(e), None) => tables::known(cx, e, ColumnType::Any, &c.name.text),
    };
    let notes = cx.notes(docs, &c.attrs);
    let name = c.name.text.clone();
    let Some(value) = value else {
        cx.model.names.insert(name, Item::Broken);
        return;
    };
    let id = cx.model.consts.len() as u32;
    cx.model.names.insert(name.clone(), Item::Const(id));
    let ty = ty.unwrap_or(ColumnType::Any);
    cx.model.consts.push(Const { name, ty, value, notes, span: c.name.span });
}

/// Names that an expression mentions, of whatever they are.
fn mentions<'a>(e: &'a ast::Expr, out: &mut Vec<&'a Name>) {
    use ast::ExprKind as K;
    match &e.kind {
        K::Int(_) | K::Str(_) => {}
        K::Path(p) => out.extend(p.first()),
        K::Call { path, args } => {
            out.extend(path.last());
            args.iter().for_each(|a| mentions(a, out));
        }
        K::Index { base, index } => [base, index].into_iter().for_each(|e| mentions(e, out)),
        K::Member { base, .. } => mentions(base, out),
        K::Unary { operand, .. } => mentions(operand, out),
        K::Binary { left, right, .. } => [left, right].into_iter().for_each(|e| mentions(e, out)),
        K::Ternary { condition, yes, no } => [condition, yes, no].into_iter().for_each(|e| mentions(e, out)),
        K::Range { first, last, .. } => [first, last].into_iter().for_each(|e| mentions(e, out)),
    }
}
