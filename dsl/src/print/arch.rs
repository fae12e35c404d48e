//! Operations and architectures.

use super::expr::{unknown, value};
use super::item::{const_item, cost_item};
use super::record::requirement;
use super::table::params;
use super::{Printer, attrs, names, opt, print_type};
use crate::ast::{Arch, ArchRowKind, Impl, Ops};

impl Printer {
    pub(super) fn ops_item(&mut self, ops: &Ops, before: &str) {
        self.block(&format!("{before}ops {}{}", ops.name.text, attrs(&ops.attrs)), "", |p| {
            for row in &ops.rows {
                p.docs(&row.docs);
                let (name, result) = (&row.name.text, print_type(&row.result));
                p.line(&format!("{name}({}) -> {result}{},", params(&row.params), attrs(&row.attrs)));
            }
        });
    }

    pub(super) fn arch_item(&mut self, arch: &Arch, before: &str) {
        let number = opt(" = ", arch.number.as_ref(), |(n, _)| n.to_string());
        let parent = opt(": ", arch.parent.as_ref(), |n| n.text.clone());
        let head = format!("{before}arch {}{number}{parent}{}", arch.name.text, attrs(&arch.attrs));
        if let Some(u) = &arch.unknown {
            self.line(&format!("{head} {};", unknown(u)));
            return;
        }
        self.block(&head, "", |p| {
            for row in &arch.rows {
                p.docs(&row.docs);
                match &row.kind {
                    ArchRowKind::Const(c) => p.line(&const_item(c)),
                    ArchRowKind::Cost(c) => p.line(&cost_item(c)),
                    ArchRowKind::Impl(i) => p.impl_row(i),
                    ArchRowKind::Override(item) => p.item_kind(&item.kind, "override "),
                }
            }
        });
    }

    fn impl_row(&mut self, block: &Impl) {
        self.block(&format!("impl {}", block.ops.text), "", |p| {
            for r in &block.requires {
                p.line(&format!("{};", requirement(r)));
            }
            for row in &block.rows {
                p.docs(&row.docs);
                let (name, value) = (&row.name.text, value(&row.value));
                p.line(&format!("{name}({}) = {value}{},", names(&row.params), attrs(&row.attrs)));
            }
        });
    }
}
