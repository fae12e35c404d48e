//! What else is said of a kernel that goes wrong in no schedule: what it could do without, and what a compiler's own
//! check of core barriers would refuse.

use std::io::{self, Write};

use chappe_runtime::verify::{
    Awaited, NoOrder, Options, Redundant, Site, Unseparated, redundant, unequal_core_barriers, unseparated,
};
use serde::Serialize;

use super::view::View;
use crate::diagnostics::counted;
use crate::output::Output;

/// Pairs that are shown; of more only the number is said.
const SHOWN: usize = 10;

/// What could be left out, for programs.
#[derive(Serialize)]
pub(crate) struct Document {
    engine: String,
    step: u32,
    file: String,
    line: Option<u32>,
    text: String,
}

/// What could be left out, all of it together; why that is not known otherwise.
pub(crate) fn spare(view: View<'_>, options: &Options) -> Result<Vec<Redundant>, String> {
    if view.program.predicates > 0 {
        return Err("what could be left out is worked out for kernels without `if unknown` only".to_owned());
    }
    redundant(view.program, &[], options).map_err(|why| why_not(&why))
}

fn why_not(why: &NoOrder) -> String {
    match why {
        NoOrder::Invalid(_) | NoOrder::Endless => "an engine has no end, or a queue several engines",
        NoOrder::OutsideFragment => "it has findings, or its order is known from searching states only",
    }
    .to_owned()
}

/// Prints what could be left out.
pub(crate) fn print_spare(out: &mut Output, view: View<'_>, options: &Options) -> io::Result<()> {
    match spare(view, options) {
        Ok(list) if list.is_empty() => writeln!(out, "  nothing could be left out"),
        Ok(list) => {
            writeln!(out, "  could be left out, all together, without a change of what comes before what:")?;
            for one in &list {
                for site in &one.sites {
                    let what = match one.awaited {
                        Awaited::Queue(queue) => format!("the drain of {}", view.queue_of(queue)),
                        Awaited::Group(_) => "the barrier".to_owned(),
                        Awaited::Entry(entry) => format!("the wait for {}", view.named(entry)),
                        Awaited::Missing => "the wait".to_owned(),
                    };
                    let place = place(view, site);
                    writeln!(out, "    {place}  {}: {what} in `{}`", view.actor(site.actor), view.site_text(site))?;
                }
            }
            Ok(())
        }
        Err(why) => writeln!(out, "  not known what could be left out: {why}"),
    }
}

/// What could be left out, for programs.
pub(crate) fn document(view: View<'_>, options: &Options) -> Option<Vec<Document>> {
    let sites = spare(view, options).ok()?.into_iter().flat_map(|one| one.sites);
    let entry = |site: Site| {
        let at = view.position(view.source_of(&site));
        Document {
            engine: view.actor(site.actor),
            step: site.pc,
            file: at.file.to_owned(),
            line: at.line_column.map(|at| at.0),
            text: view.site_text(&site),
        }
    };
    Some(sites.map(entry).collect())
}

fn place(view: View<'_>, site: &Site) -> String {
    view.locate(view.source_of(site))
}

/// Prints what a compiler's check of core barriers would refuse although it is in order, of a kernel with several cores.
pub(crate) fn print_cores(out: &mut Output, view: View<'_>, options: &Options) -> io::Result<()> {
    if view.program.cores < 2 {
        return Ok(());
    }
    for unequal in unequal_core_barriers(view.program) {
        let [a, b] = unequal.streams.map(|stream| view.stream(stream));
        writeln!(out, "  {a} and {b} do not pass the same core barriers: number {} differs", unequal.nth)?;
    }
    // The same text in every outcome: which arm is taken does not change what lies between core barriers.
    let predicates = vec![false; view.program.predicates as usize];
    let Ok(pairs) = unseparated(view.program, &predicates, options) else { return Ok(()) };
    if pairs.is_empty() {
        return Ok(());
    }
    let all = counted(pairs.len(), "pair");
    writeln!(out, "  {all} of accesses of two cores in order by semaphores, with no core barrier between:")?;
    for pair in pairs.iter().take(SHOWN) {
        writeln!(out, "    {}", said(view, pair))?;
    }
    Ok(())
}

fn said(view: View<'_>, pair: &Unseparated) -> String {
    let [a, b] = &pair.sites;
    let side = |site: &Site| format!("{} at {}", view.actor(site.actor), place(view, site));
    format!("{}: {} and {}", view.region(pair.region), side(a), side(b))
}
