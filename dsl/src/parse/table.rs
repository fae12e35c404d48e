//! Enums, banks, wait and update tables, constant tables.

use chappe_grammar::Rule;

use super::tree::{Builder, Kids, Node};
use crate::ast::{
    Action, AssignOp, Bank, BankRow, BankRowKind, Enum, EnumRow, Meaning, Param, Table, TableRow, Unknown, UpdateDo,
    UpdateRow, UpdateTable, WaitRow, WaitTable,
};

impl Builder<'_> {
    pub(super) fn enum_item(&self, k: &mut Kids<'_>) -> Enum {
        let (name, ty, open, attrs) = (self.need_name(k), self.need_ty(k), k.has(Rule::open_word), self.attrs(k));
        Enum { name, ty, open, rows: self.rows(k, Rule::enum_row, |n| self.enum_row(n)), attrs }
    }

    fn enum_row(&self, node: Node<'_>) -> EnumRow {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name, value, mut attrs) = (self.docs(k), self.need_name(k), self.need_expr(k), self.attrs(k));
        let meaning = k.take(Rule::meaning).map(|n| self.meaning(n));
        self.more_attrs(k, &mut attrs);
        self.finish(kids);
        EnumRow { docs, name, value, attrs, meaning }
    }

    fn meaning(&self, node: Node<'_>) -> Meaning {
        let mut kids = self.kids(node);
        if kids.has(Rule::when_word) {
            Meaning::When(self.value(&mut kids))
        } else {
            kids.take(Rule::do_word);
            Meaning::Do(self.value(&mut kids))
        }
    }

    pub(super) fn bank_item(&self, k: &mut Kids<'_>) -> Bank {
        let (name, entry, size, attrs) = (self.need_name(k), self.need_name(k), self.need_expr(k), self.attrs(k));
        Bank { name, entry, size, rows: self.rows(k, Rule::bank_row, |n| self.bank_row(n)), attrs }
    }

    fn bank_row(&self, node: Node<'_>) -> BankRow {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let mut span = kids.span;
        let kind = match kids.next() {
            Some(node) => {
                span = self.span(&node);
                let rule = node.rule();
                let mut parts = self.kids(node);
                match rule {
                    Rule::reserve_row => {
                        BankRowKind::Reserve { ids: self.need_expr(&mut parts), owner: self.need_name(&mut parts) }
                    }
                    Rule::name_row => {
                        BankRowKind::Name { name: self.need_name(&mut parts), id: self.need_expr(&mut parts) }
                    }
                    _ => BankRowKind::Init(self.need_expr(&mut parts)),
                }
            }
            None => BankRowKind::Init(self.nothing(span)),
        };
        let attrs = self.attrs(&mut kids);
        self.finish(kids);
        BankRow { docs, kind, attrs, span }
    }

    pub(super) fn wait_item(&self, k: &mut Kids<'_>) -> WaitTable {
        let (name, ty, open, attrs) = (self.need_name(k), self.need_ty(k), k.has(Rule::open_word), self.attrs(k));
        WaitTable { name, ty, open, rows: self.rows(k, Rule::wait_row, |n| self.wait_row(n)), attrs }
    }

    fn wait_row(&self, node: Node<'_>) -> WaitRow {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name, value, mut attrs) = (self.docs(k), self.need_name(k), self.need_expr(k), self.attrs(k));
        let (when, then) = (self.value(k), self.opt_action(k));
        self.more_attrs(k, &mut attrs);
        self.finish(kids);
        WaitRow { docs, name, value, attrs, when, then }
    }

    pub(super) fn update_item(&self, k: &mut Kids<'_>) -> UpdateTable {
        let (name, ty, open, attrs) = (self.need_name(k), self.need_ty(k), k.has(Rule::open_word), self.attrs(k));
        UpdateTable { name, ty, open, rows: self.rows(k, Rule::update_row, |n| self.update_row(n)), attrs }
    }

    fn update_row(&self, node: Node<'_>) -> UpdateRow {
        let mut kids = self.kids(node);
        let k = &mut kids;
        let (docs, name, value, mut attrs) = (self.docs(k), self.need_name(k), self.need_expr(k), self.attrs(k));
        let action = match self.opt_action(k) {
            Some(action) => UpdateDo::Action(action),
            None => UpdateDo::Unknown(self.opt_unknown(k).unwrap_or(Unknown { reason: None, span: k.span })),
        };
        let at_read = self.at_read(k);
        self.more_attrs(k, &mut attrs);
        self.finish(kids);
        UpdateRow { docs, name, value, attrs, action, at_read }
    }

    /// `at read` or `at complete`.
    pub(super) fn at_read(&self, kids: &mut Kids<'_>) -> bool {
        kids.take(Rule::when_at).is_some_and(|n| self.kids(n).has(Rule::read_word))
    }

    fn opt_action(&self, kids: &mut Kids<'_>) -> Option<Action> {
        if !matches!(kids.peek()?, Rule::set_action | Rule::clear_action | Rule::assign_action) {
            return None;
        }
        let node = kids.next()?;
        let rule = node.rule();
        let mut parts = self.kids(node);
        let span = parts.span;
        Some(match rule {
            Rule::set_action => Action::Set { bank: self.opt_name(&mut parts), span },
            Rule::clear_action => Action::Clear { bank: self.opt_name(&mut parts), span },
            _ => {
                let bank = self.need_name(&mut parts);
                let op = self.assign_op(&mut parts);
                Action::Assign { bank, op, value: self.need_expr(&mut parts), span }
            }
        })
    }

    pub(super) fn assign_op(&self, kids: &mut Kids<'_>) -> AssignOp {
        match kids.take(Rule::assign_op).map(|n| n.as_str()) {
            Some("+=") => AssignOp::Add,
            Some("-=") => AssignOp::Sub,
            _ => AssignOp::Set,
        }
    }

    pub(super) fn table_item(&self, k: &mut Kids<'_>) -> Table {
        let (name, columns, attrs) = (self.need_name(k), self.params(k), self.attrs(k));
        Table { name, columns, rows: self.rows(k, Rule::table_row, |n| self.table_row(n)), attrs }
    }

    fn table_row(&self, node: Node<'_>) -> TableRow {
        let mut kids = self.kids(node);
        let docs = self.docs(&mut kids);
        let (cells, attrs, span) = (self.exprs(&mut kids), self.attrs(&mut kids), kids.span);
        self.finish(kids);
        TableRow { docs, cells, attrs, span }
    }

    /// Parameters, as long as there are some.
    pub(super) fn params(&self, kids: &mut Kids<'_>) -> Vec<Param> {
        let mut params = Vec::new();
        while let Some(node) = kids.take(Rule::param) {
            let mut parts = self.kids(node);
            params.push(Param { name: self.need_name(&mut parts), ty: self.opt_ty(&mut parts) });
        }
        params
    }
}
