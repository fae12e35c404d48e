//! Profiles, builders, lowering, fences.

use super::table::params;
use super::{Printer, attrs, list, names, opt, print_expr, quote};
use crate::ast::{Fence, Profile, ProfileRuleKind, Template, TemplateKind};

impl Printer {
    pub(super) fn profile_item(&mut self, profile: &Profile, before: &str) {
        self.block(&format!("{before}profile {}{}", profile.name.text, attrs(&profile.attrs)), "", |p| {
            for group in &profile.groups {
                p.block(&group.target.text, "", |p| {
                    for r in &group.rules {
                        p.line(&format!("{};", rule(&r.kind)));
                    }
                });
            }
        });
    }

    pub(super) fn template_item(&mut self, t: &Template, word: &str, always_params: bool) {
        let parens = always_params || !t.params.is_empty();
        let list_of = if parens { format!("({})", params(&t.params)) } else { String::new() };
        let head = format!("{word} {}{list_of}{}", t.name.text, attrs(&t.attrs));
        if let [only] = t.body.as_slice()
            && let (TemplateKind::Literal(literal), None) = (&only.kind, &only.guard)
        {
            self.literal(&format!("{head} = "), literal, ";");
            return;
        }
        self.block(&head, "", |p| {
            for stmt in &t.body {
                let end = format!("{};", opt(" if ", stmt.guard.as_ref(), print_expr));
                match &stmt.kind {
                    TemplateKind::Literal(literal) => p.literal("", literal, &end),
                    TemplateKind::Call { name, args } => {
                        p.line(&format!("{}({}){end}", name.text, list(args, print_expr)));
                    }
                }
            }
        });
    }

    pub(super) fn fence_item(&mut self, f: &Fence, before: &str) {
        self.block(&format!("{before}fence {}{}", f.name.text, attrs(&f.attrs)), "", |p| {
            for s in &f.body {
                p.simple_stmt(&s.stmt, &opt(" if ", s.guard.as_ref(), print_expr));
            }
        });
    }
}

fn rule(kind: &ProfileRuleKind) -> String {
    let otherwise = |message: &Option<String>| opt(" else ", message.as_ref(), |m| quote(m));
    match kind {
        ProfileRuleKind::Only { fields, modes, message } => {
            let fields = if fields.is_empty() { String::new() } else { format!("{} ", names(fields)) };
            format!("{fields}only {}{}", names(modes), otherwise(message))
        }
        ProfileRuleKind::Absent { fields, message } => format!("{} absent{}", names(fields), otherwise(message)),
        ProfileRuleKind::Write { modes, operand, value } => {
            format!("{} write {} {}", names(modes), operand.text, print_expr(value))
        }
        ProfileRuleKind::Require { condition, message } => {
            format!("require {} {}", print_expr(condition), quote(message))
        }
    }
}
