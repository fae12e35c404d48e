//! What the verifier finds, in words: what, where, why, and what would help.

mod blocked;
mod entry;
mod race;
#[cfg(test)]
mod tests;
mod uses;

use std::fmt::Write as _;

use chappe_dsl::ast::{Decl, Kernel, KernelRow, KernelRowKind};
use chappe_dsl::codes::{Code, verdict};
use chappe_dsl::diagnostic::{Diagnostic, Label, Severity};
use chappe_dsl::kernel::Verdict;
use chappe_dsl::source::Span;
use chappe_runtime::verify::{Detail, Finding, Kind, Site, variables};

use super::view::{Position, View};

/// A finding in words.
pub(crate) struct Said {
    /// Its code, for `chappe explain`.
    pub(crate) code: Code,
    /// In one line.
    pub(crate) message: String,
    /// The places involved; a person would look at the first one first.
    pub(crate) marks: Vec<Mark>,
    /// Why it is so.
    pub(crate) notes: Vec<String>,
    /// What would help.
    pub(crate) help: Vec<String>,
}

/// A place of a finding.
pub(crate) struct Mark {
    /// A step; `None`: the place of a declaration.
    pub(crate) site: Option<Site>,
    /// Where it is written.
    pub(crate) span: Span,
    /// What happens there.
    pub(crate) text: String,
    /// The variables of the loops around the step, and their values in that turn.
    pub(crate) turn: Vec<(String, i64)>,
}

/// What a finding is put into words from.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    /// The program.
    pub(crate) view: View<'a>,
    /// The kernel, if it came from one.
    pub(crate) kernel: Option<&'a Kernel>,
}

/// The word for a kind of finding.
pub(crate) fn word(kind: Kind) -> &'static str {
    Verdict::of_kind(kind).word()
}

impl<'a> Scene<'a> {
    /// A finding, in words.
    pub(crate) fn say(self, finding: &Finding) -> Said {
        let mut said = match &finding.detail {
            Detail::Blocked { waits, cycle } => blocked::say(self, finding, waits, cycle),
            Detail::Race { region, accesses } => race::say(self, finding, *region, accesses),
            Detail::Entry { entry, value, expected } => entry::say(self, finding, *entry, *value, *expected),
            Detail::Queue { queue, outstanding } => entry::queue(self, finding, *queue, *outstanding),
            Detail::None => entry::plain(self, finding),
        };
        self.turns(finding, &mut said);
        said.message.insert_str(0, &format!("{}: ", word(finding.kind)));
        said.notes.extend(self.outcomes(finding));
        said
    }

    /// In one line, with the place: `deadlock at hang.chappe:12:13: ..`
    pub(crate) fn line(self, finding: &Finding) -> String {
        let said = self.say(finding);
        let place = said.marks.first().map(|m| self.position(m)).filter(|p| !p.file.is_empty());
        let place = place.map(|p| format!(" at {p}")).unwrap_or_default();
        let word = word(finding.kind);
        format!("{word}{place}{}", said.message.strip_prefix(word).unwrap_or(&said.message))
    }

    /// Where a mark is.
    pub(crate) fn position(self, mark: &Mark) -> Position<'a> {
        match mark.site {
            Some(site) => self.view.position(self.view.source_of(&site)),
            None => self.view.position_of(mark.span),
        }
    }

    /// A mark at a step.
    fn mark(self, site: &Site, text: String) -> Mark {
        let source = self.view.source_of(site);
        let inner = self.view.names.source(source).and_then(|s| s.inner);
        let span = self.view.span(source);
        // What a fence says about itself is told by its text; the kernel is where it is used.
        let text = match inner {
            Some(_) => format!("{text} (`{}`)", self.view.text(source)),
            None => text,
        };
        Mark { site: Some(*site), span, text, turn: Vec::new() }
    }

    /// Nothing but a kind and a message.
    fn begin(finding: &Finding, message: String) -> Said {
        let code = verdict::of(Verdict::of_kind(finding.kind)).unwrap_or(verdict::UNKNOWN);
        Said { code, message, marks: Vec::new(), notes: Vec::new(), help: Vec::new() }
    }

    /// In which turns of their loops the steps are.
    fn turns(self, finding: &Finding, said: &mut Said) {
        let program = self.view.program;
        let values = variables(program, finding);
        for mark in &mut said.marks {
            let place = finding.sites.iter().position(|site| mark.site == Some(*site));
            let Some((site, values)) = place.and_then(|at| Some((finding.sites.get(at)?, values.get(at)?))) else {
                continue;
            };
            let named = values.iter().filter_map(|(pc, value)| {
                let name = self.view.names.variables.get(&self.view.step(site.stream, *pc)?.source)?;
                Some((name.clone(), *value))
            });
            mark.turn = named.collect();
            if !mark.turn.is_empty() {
                let turn: Vec<String> = mark.turn.iter().map(|(name, value)| format!("{name} = {value}")).collect();
                mark.text += &format!(" ({})", turn.join(", "));
            }
        }
    }

    /// In which outcomes of the predicates it happens.
    fn outcomes(self, finding: &Finding) -> Option<String> {
        let values = finding.witness.predicates.iter().enumerate();
        let values: Vec<String> = values.map(|(i, value)| format!("`{}` is {value}", self.predicate(i))).collect();
        let when = values.join(" and ");
        match (values.is_empty(), finding.also.contains(&Kind::UnbalancedPaths)) {
            (true, _) => None,
            (false, true) => Some(format!(
                "only some outcomes hang, as when {when}: the ways through the branch do not post what is waited for \
                 ({})",
                verdict::UNBALANCED_PATHS
            )),
            (false, false) => Some(format!("it happens when {when}")),
        }
    }

    /// The name of a predicate.
    pub(crate) fn predicate(self, number: usize) -> &'a str {
        self.view.names.predicates.get(number).map_or("?", String::as_str)
    }

    /// The place where a name is declared, or else that of the kernel's name.
    fn declared(self, name: &str) -> Option<Mark> {
        let kernel = self.kernel?;
        let name = name.rsplit('.').next().unwrap_or(name);
        let name = name.split('[').next().unwrap_or(name);
        let span = declaration(&kernel.rows, name).unwrap_or(kernel.name.span);
        Some(Mark { site: None, span, text: String::new(), turn: Vec::new() })
    }

    /// As a diagnostic.
    pub(crate) fn diagnostic(self, said: &Said) -> Diagnostic {
        let labels = said.marks.iter().enumerate().filter(|(_, mark)| mark.span != Span::default());
        let labels = labels.map(|(i, mark)| Label { span: mark.span, text: mark.text.clone(), primary: i == 0 });
        Diagnostic {
            code: said.code,
            severity: Severity::Error,
            message: said.message.clone(),
            labels: labels.collect(),
            notes: said.notes.clone(),
            help: said.help.clone(),
        }
    }

    /// As text without a source to show.
    pub(crate) fn plain(self, said: &Said) -> String {
        let mut text = format!("error[{}]: {}\n", said.code, said.message);
        for mark in &said.marks {
            let at = self.position(mark);
            let step = mark.site.map(|site| self.view.text(self.view.source_of(&site))).unwrap_or_default();
            // Writing to a string does not fail.
            let _ = writeln!(text, "  {at}: {step}\n    {}", mark.text);
        }
        for note in &said.notes {
            let _ = writeln!(text, "  = note: {note}");
        }
        for help in &said.help {
            let _ = writeln!(text, "  = help: {help}");
        }
        text
    }
}

/// `PE`, `PE and DVE`, `PE, DVE and SP`
pub(crate) fn list(names: &[String]) -> String {
    match names {
        [] => "nobody".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Where a name is declared.
fn declaration(rows: &[KernelRow], name: &str) -> Option<Span> {
    rows.iter().find_map(|row| match &row.kind {
        KernelRowKind::Decl(Decl::Sem(list) | Decl::Event(list)) => {
            list.iter().find(|d| d.name.text == name).map(|d| d.name.span)
        }
        KernelRowKind::Decl(Decl::Queue { names, .. }) => names.iter().find(|n| n.text == name).map(|n| n.span),
        KernelRowKind::Core { rows, .. } => declaration(rows, name),
        KernelRowKind::Decl(Decl::Region(_) | Decl::Const { .. })
        | KernelRowKind::Engine { .. }
        | KernelRowKind::Expect(_)
        | KernelRowKind::Stmt(_)
        | KernelRowKind::Auto(_) => None,
    })
}
