//! Items.

use super::expr::value;
use super::{Printer, attrs, names, opt, print_expr, print_type, quote};
use crate::ast::{Const, Cost, CostTarget, Item, ItemKind, Use, UseTarget};

impl Printer {
    pub(super) fn item(&mut self, item: &Item) {
        self.docs(&item.docs);
        self.item_kind(&item.kind, if item.public { "pub " } else { "" });
    }

    /// `before` is `pub `, `override ` or nothing.
    pub(super) fn item_kind(&mut self, kind: &ItemKind, before: &str) {
        match kind {
            ItemKind::Spec(name) => self.line(&format!("spec {};", name.text)),
            ItemKind::Use(u) => self.line(&format!("{before}use {};", use_target(u))),
            ItemKind::Const(c) => self.line(&format!("{before}{}", const_item(c))),
            ItemKind::Space { name, ty, attrs: a } => {
                self.line(&format!("{before}space {}: {}{};", name.text, print_type(ty), attrs(a)));
            }
            ItemKind::Cost(c) => self.line(&cost_item(c)),
            ItemKind::EnginesAny => self.line("engines any;"),
            ItemKind::Enum(e) => self.enum_item(e, before),
            ItemKind::Set(s) => {
                let members =
                    if s.members.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", names(&s.members)) };
                self.line(&format!("{before}set {}: {} = {members}{};", s.name.text, s.of.text, attrs(&s.attrs)));
            }
            ItemKind::Bank(b) => self.bank_item(b, &format!("{before}bank")),
            ItemKind::Registers(b) => self.bank_item(b, &format!("{before}registers")),
            ItemKind::Wait(w) => self.wait_item(w, before),
            ItemKind::Update(u) => self.update_item(u, before),
            ItemKind::Family(r) => self.record_item(r, &format!("{before}family")),
            ItemKind::Record(r) => self.record_item(r, &format!("{before}record")),
            ItemKind::Layout(l) => self.layout_item(l, before),
            ItemKind::Table(t) => self.table_item(t, before),
            ItemKind::Profile(p) => self.profile_item(p, before),
            ItemKind::Builder(t) => self.template_item(t, &format!("{before}builder"), true),
            ItemKind::Lower(t) => self.template_item(t, &format!("{before}lower"), false),
            ItemKind::Fence(f) => self.fence_item(f, before),
            ItemKind::Ops(o) => self.ops_item(o, before),
            ItemKind::Arch(a) => self.arch_item(a, before),
            ItemKind::Kernel(k) => self.kernel_item(k, before),
        }
    }
}

fn use_target(u: &Use) -> String {
    match &u.target {
        UseTarget::Spec(name) => name.clone(),
        UseTarget::File(file) => quote(file),
    }
}

pub(super) fn const_item(c: &Const) -> String {
    let ty = opt(": ", c.ty.as_ref(), print_type);
    format!("const {}{ty} = {}{};", c.name.text, value(&c.value), attrs(&c.attrs))
}

pub(super) fn cost_item(c: &Cost) -> String {
    let target = match &c.target {
        CostTarget::Record(name) => name.text.clone(),
        CostTarget::Do(name) => format!("do{}", opt(" ", name.as_ref(), |n| n.text.clone())),
        CostTarget::Copy(_) => "copy".to_owned(),
    };
    format!("cost {target} = {}{};", print_expr(&c.value), attrs(&c.attrs))
}
