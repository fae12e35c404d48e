//! A kernel that is to be part of a program must go wrong in no schedule.

use chappe_runtime::program::Core;
use chappe_runtime::verify::{Actor, Finding, Options, Site, verify};

use super::expect::Verdict;
use super::ir::KernelIr;
use super::judge::{Evidence, Trouble};
use super::names::Names;
use crate::codes;
use crate::codes::verdict;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// What can go wrong with a kernel and is not what it expects: an error each; a warning if the question is not decided
/// within `options`. `name` is where the kernel is named.
#[must_use]
pub fn unproven(ir: &KernelIr<'_>, name: Span, options: &Options) -> Vec<Diagnostic> {
    let (program, names) = ir.program();
    // A kernel that lowers makes a valid program.
    let Ok(report) = verify(&program, options) else { return Vec::new() };
    let evidence = Evidence { program: &program, report: Some(&report), outcome: None };
    let troubles = evidence.all_unexpected(&ir.expectations);
    let mut found: Vec<Diagnostic> = troubles
        .iter()
        .filter_map(|trouble| match trouble {
            Trouble::Finding(finding) => said(&names, ir.cores, name, finding),
            Trouble::Deadlock(_) | Trouble::Fault(_) | Trouble::StepLimit(_) => None,
        })
        .collect();
    if report.unknown.is_some() {
        let message =
            format!("kernel `{}` is too large to be verified here: not all schedules were looked at", ir.name);
        let d = Diagnostic::warning(verdict::UNKNOWN, name, message);
        found.push(d.help("`chappe verify --budget N` looks at more"));
    }
    found
}

fn said(names: &Names, cores: Core, kernel: Span, finding: &Finding) -> Option<Diagnostic> {
    let kind = Verdict::of_kind(finding.kind);
    let code = verdict::of(kind)?;
    let title = codes::all().find(|entry| entry.code == code).map_or("", |entry| entry.title);
    let span = |site: &Site| names.source(site.source).map_or(kernel, |source| source.span);
    let who = |site: &Site| match site.actor {
        Actor::Stream(id) => {
            let name = names.streams.get(id as usize).map_or("?", String::as_str);
            let of_one_core = name.split_once('.').filter(|_| cores == 1);
            of_one_core.map_or(name, |(_, engine)| engine).to_owned()
        }
        Actor::Queue(id) => format!("queue {}", names.queues.get(id as usize).map_or("?", String::as_str)),
    };
    let mut sites = finding.sites.iter();
    let first = sites.next();
    let message = format!("{}: {title}", kind.word());
    let mut d = Diagnostic::error(code, first.map_or(kernel, span), message);
    if let Some(first) = first {
        d = d.at(who(first));
    }
    for site in sites {
        d = d.with(span(site), who(site));
    }
    Some(d.help("`chappe verify` shows a schedule that ends there; `expect` says that it is meant"))
}
