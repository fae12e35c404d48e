//! Enums, banks, wait and update tables, constant tables.

use super::expr::{unknown, value, wire};
use super::{Printer, attrs, list, opt, print_expr, print_type};
use crate::ast::{
    Action, AssignOp, Bank, BankRowKind, Enum, Meaning, Param, Table, Type, UpdateDo, UpdateTable, WaitTable,
};

impl Printer {
    pub(super) fn enum_item(&mut self, e: &Enum, before: &str) {
        let head = format!("{before}enum {}{}{}", e.name.text, number_type(&e.ty, e.open), attrs(&e.attrs));
        self.block(&head, "", |p| {
            for row in &e.rows {
                p.docs(&row.docs);
                let meaning = opt(" ", row.meaning.as_ref(), |m| match m {
                    Meaning::When(v) => format!("when {}", value(v)),
                    Meaning::Do(v) => format!("do {}", value(v)),
                });
                p.line(&format!("{} = {}{}{meaning},", row.name.text, print_expr(&row.value), attrs(&row.attrs)));
            }
        });
    }

    pub(super) fn bank_item(&mut self, b: &Bank, word: &str) {
        let size = print_expr(&b.size);
        let head = format!("{word} {}: {}[{size}]{}", b.name.text, b.entry.text, attrs(&b.attrs));
        if b.rows.is_empty() {
            self.line(&format!("{head};"));
            return;
        }
        self.block(&head, "", |p| {
            for row in &b.rows {
                p.docs(&row.docs);
                let kind = match &row.kind {
                    BankRowKind::Reserve { ids, owner } => format!("reserve {} for {}", print_expr(ids), owner.text),
                    BankRowKind::Name { name, id } => format!("name {} = {}", name.text, print_expr(id)),
                    BankRowKind::Init(e) => format!("init {}", print_expr(e)),
                };
                p.line(&format!("{kind}{},", attrs(&row.attrs)));
            }
        });
    }

    pub(super) fn wait_item(&mut self, w: &WaitTable, before: &str) {
        let head = format!("{before}wait {}{}{}", w.name.text, number_type(&w.ty, w.open), attrs(&w.attrs));
        self.block(&head, "", |p| {
            for row in &w.rows {
                p.docs(&row.docs);
                let (name, number, attrs) = (&row.name.text, wire(&row.value), attrs(&row.attrs));
                let then = opt(" then ", row.then.as_ref(), action);
                p.line(&format!("{name} = {number}{attrs} when {}{then},", value(&row.when)));
            }
        });
    }

    pub(super) fn update_item(&mut self, u: &UpdateTable, before: &str) {
        let head = format!("{before}update {}{}{}", u.name.text, number_type(&u.ty, u.open), attrs(&u.attrs));
        self.block(&head, "", |p| {
            for row in &u.rows {
                p.docs(&row.docs);
                let (name, number, attrs) = (&row.name.text, wire(&row.value), attrs(&row.attrs));
                let does = match &row.action {
                    UpdateDo::Action(a) => action(a),
                    UpdateDo::Unknown(u) => unknown(u),
                };
                let at = if row.at_read { " at read" } else { "" };
                p.line(&format!("{name} = {number}{attrs} do {does}{at},"));
            }
        });
    }

    pub(super) fn table_item(&mut self, t: &Table, before: &str) {
        let head = format!("{before}table {}({}){}", t.name.text, params(&t.columns), attrs(&t.attrs));
        self.block(&head, "", |p| {
            for row in &t.rows {
                p.docs(&row.docs);
                p.line(&format!("({}){},", list(&row.cells, print_expr), attrs(&row.attrs)));
            }
        });
    }
}

fn number_type(ty: &Type, open: bool) -> String {
    format!(": {}{}", print_type(ty), if open { " open" } else { "" })
}

pub(super) fn params(params: &[Param]) -> String {
    list(params, |p| format!("{}{}", p.name.text, opt(": ", p.ty.as_ref(), print_type)))
}

pub(super) fn assign_op(op: AssignOp) -> &'static str {
    match op {
        AssignOp::Set => "=",
        AssignOp::Add => "+=",
        AssignOp::Sub => "-=",
    }
}

fn action(action: &Action) -> String {
    match action {
        Action::Set { bank, .. } => format!("set{}", opt(" ", bank.as_ref(), |b| b.text.clone())),
        Action::Clear { bank, .. } => format!("clear{}", opt(" ", bank.as_ref(), |b| b.text.clone())),
        Action::Assign { bank, op, value, .. } => format!("{} {} {}", bank.text, assign_op(*op), print_expr(value)),
    }
}
