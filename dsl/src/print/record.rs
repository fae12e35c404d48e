//! Records, families, layouts.

use super::expr::{hex, unknown, wire};
use super::{Printer, attrs, list, names, opt, print_expr, print_type, quote};
use crate::ast::{
    Effect, Endian, Expr, Field, Fill, Layout, PadContent, Parent, Place, Record, RecordRow, RecordRowKind,
    Requirement, Slot, Union,
};

impl Printer {
    pub(super) fn record_item(&mut self, r: &Record, word: &str) {
        let size = opt("", r.size.as_ref(), |e| format!("({})", print_expr(e)));
        let endian = opt(" ", r.endian.as_ref(), |e| match e {
            Endian::Little => "little".to_owned(),
            Endian::Big { word } => format!("big{}", opt("", word.as_ref(), |w| format!("({w})"))),
        });
        let parent = opt(": ", r.parent.as_ref(), parent);
        self.block(&format!("{word} {}{size}{endian}{parent}{}", r.name.text, attrs(&r.attrs)), "", |p| {
            p.record_rows(&r.rows);
        });
    }

    pub(super) fn layout_item(&mut self, l: &Layout, before: &str) {
        self.block(&format!("{before}layout {}{}", l.name.text, attrs(&l.attrs)), "", |p| p.record_rows(&l.rows));
    }

    fn record_rows(&mut self, rows: &[RecordRow]) {
        for row in rows {
            self.docs(&row.docs);
            match &row.kind {
                RecordRowKind::Include(name) => self.line(&format!("include {},", name.text)),
                RecordRowKind::Rest(fill) => self.line(&format!("rest {},", fill_word(*fill))),
                RecordRowKind::Order(modes) => self.line(&format!("order {};", names(modes))),
                RecordRowKind::Any(waits) => self.line(&format!("any {};", names(waits))),
                RecordRowKind::Effect { effects, guard } => {
                    let effects = effects.iter().map(effect).collect::<Vec<_>>().join(" ");
                    self.line(&format!("effect {effects}{},", opt(" if ", guard.as_ref(), print_expr)));
                }
                RecordRowKind::Require(r) => self.line(&format!("{},", requirement(r))),
                RecordRowKind::Field(f) => self.line(&format!("{},", field(f))),
                RecordRowKind::Union(u) => self.union(u),
                RecordRowKind::Pad { place: at, ty, content, attrs: a } => {
                    let ty = opt(" ", ty.as_ref(), print_type);
                    let content = match content {
                        PadContent::Fill(fill) => fill_word(*fill).to_owned(),
                        PadContent::Constant(e) => format!("= {}", print_expr(e)),
                    };
                    self.line(&format!("{}{ty} {content}{},", place(at), attrs(a)));
                }
            }
        }
    }

    fn union(&mut self, u: &Union) {
        let name = opt(" ", u.name.as_ref(), |n| n.text.clone());
        let by = opt(" by ", u.by.as_ref(), |n| n.text.clone());
        let guard = opt(" if ", u.guard.as_ref(), print_expr);
        let tail = format!("{by}{guard}{},", attrs(&u.attrs));
        self.block(&format!("{} union{name}", place(&u.place)), &tail, |p| {
            for arm in &u.arms {
                p.docs(&arm.docs);
                let when = opt(" when ", arm.when.as_ref(), print_expr);
                p.line(&format!("{}: {}{when}{},", arm.name.text, print_type(&arm.ty), attrs(&arm.attrs)));
            }
        });
    }
}

fn parent(p: &Parent) -> String {
    match p.keys.as_slice() {
        [] => p.family.text.clone(),
        [one] => format!("{} = {}", p.family.text, wire(one)),
        many => format!("{} = ({})", p.family.text, list(many, wire)),
    }
}

fn fill_word(fill: Fill) -> &'static str {
    match fill {
        Fill::Zero => "zero",
        Fill::Ignored => "ignored",
    }
}

fn effect(effect: &Effect) -> String {
    let one = |(name, value): &(Option<crate::ast::Name>, Expr)| {
        format!("{}{}", name.as_ref().map(|n| format!("{}: ", n.text)).unwrap_or_default(), print_expr(value))
    };
    match effect {
        Effect::Known { name, args, .. } if args.is_empty() => name.text.clone(),
        Effect::Known { name, args, .. } => format!("{}({})", name.text, list(args, one)),
        Effect::Unknown(u) => unknown(u),
    }
}

pub(super) fn requirement(r: &Requirement) -> String {
    format!("require {} {}", print_expr(&r.condition), quote(&r.message))
}

fn place(p: &Place) -> String {
    let bits =
        list(&p.bits, |b| if b.first == b.last { b.first.to_string() } else { format!("{}..={}", b.first, b.last) });
    let last = opt("..=", p.last.as_ref(), |n| hex(*n));
    match (p.offset, bits.is_empty()) {
        (0, false) if p.last.is_none() => format!("[{bits}]"),
        (offset, true) => format!("{}{last}", hex(offset)),
        (offset, false) => format!("{}{last} [{bits}]", hex(offset)),
    }
}

fn field(f: &Field) -> String {
    let mut out = format!("{} {}: {}", place(&f.place), f.name.text, print_type(&f.ty));
    if !f.slots.is_empty() {
        out.push_str(&format!(" ({})", list(&f.slots, slot)));
    }
    for (word, there) in [(" key", f.key), (" shared", f.shared)] {
        out.push_str(if there { word } else { "" });
    }
    out.push_str(&opt(" = ", f.constant.as_ref(), print_expr));
    out.push_str(&opt(" if ", f.guard.as_ref(), print_expr));
    out.push_str(&opt(" stride ", f.stride.as_ref(), |(n, _)| hex(*n)));
    for r in &f.requires {
        out.push(' ');
        out.push_str(&requirement(r));
    }
    out.push_str(&attrs(&f.attrs));
    out
}

fn slot(s: &Slot) -> String {
    if let Some(field) = &s.field {
        return format!("{} {}", s.name.text, field.text);
    }
    let ty = opt(": ", s.ty.as_ref(), print_type);
    format!("{} {}{ty}{}", s.name.text, hex(s.offset), if s.shared { " shared" } else { "" })
}
