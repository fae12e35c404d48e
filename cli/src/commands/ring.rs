//! `chappe ring`: the handshake of a topology as a program: run, verified, and checked against what was composed.

use std::io::Write;

use chappe_dsl::model::Model;
use chappe_runtime::program::Program;
use chappe_runtime::sim::{self, End, simulate};
use chappe_runtime::verify::{self, Verdict};
use chappe_topsp::audit::audit;
use chappe_topsp::compose::{Machine, compose};
use chappe_topsp::described;
use chappe_topsp::handshake::{BarrierModel, Judged, Label, Parts, judge, labels, program};
use chappe_topsp::interpreted::Interpreted;
use chappe_topsp::topology::Topology;
use serde::Serialize;

use crate::failure::{Failure, Result, Status};
use crate::output::complain;
use crate::session::Session;
use crate::target::Target;

/// `chappe ring`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe ring examples/topology/ring8.chappe::lab\n\
    Example: chappe ring examples/topology/ring8.chappe::lab --credits 1")]
pub(crate) struct Args {
    /// The topology, as spec::arch
    topology: String,
    /// Chunks that may be on the way, instead of what the topology says
    #[arg(long)]
    credits: Option<u32>,
    /// Steps, instead of what the topology says
    #[arg(long)]
    steps: Option<u32>,
    /// Leave the barrier out
    #[arg(long)]
    no_barrier: bool,
    /// Read the barrier's entries as telling only, and its exits as waiting only
    #[arg(long)]
    arrive_release: bool,
    /// Only simulate one schedule
    #[arg(long)]
    run: bool,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// A topology that a specification describes.
pub(crate) struct Described {
    /// The specification.
    pub(crate) model: Model,
    /// The topology.
    pub(crate) topology: Topology,
    /// The machine.
    pub(crate) machine: Machine,
}

impl Described {
    /// Reads what `spec::arch` names.
    pub(crate) fn load(session: &mut Session, text: &str) -> Result<Self> {
        let model = Target::load(session, text)?.model;
        let of = Interpreted::new(&model);
        let (topology, machine) = (described::topology(&of)?, described::machine(&of)?);
        Ok(Described { model, topology, machine })
    }
}

impl From<chappe_topsp::Error> for Failure {
    /// What the composition says is wrong.
    fn from(e: chappe_topsp::Error) -> Self {
        Failure::input(e.to_string())
    }
}

/// The result, for programs.
#[derive(Default, Serialize)]
struct Document {
    topology: String,
    ranks: usize,
    steps: usize,
    audit: Vec<String>,
    run: Option<&'static str>,
    verdict: Option<&'static str>,
    method: Option<&'static str>,
    threads: u64,
    actions: u64,
    without_takes: bool,
    findings: Vec<Finding>,
}

/// A finding, for programs.
#[derive(Serialize)]
struct Finding {
    kind: String,
    sites: Vec<String>,
}

/// Runs it.
pub(crate) fn run(args: &Args, session: &mut Session) -> Result<Status> {
    let mut described = Described::load(session, &args.topology)?;
    let topology = &mut described.topology;
    topology.credits = args.credits.unwrap_or(topology.credits);
    topology.steps = args.steps.unwrap_or(topology.steps);
    let fabric = Interpreted::new(&described.model);
    let machine = described.machine;
    let composed = compose(&fabric, topology, &machine)?;
    let audited = audit(&fabric, topology, &composed, machine.bar0)?;
    let model = if args.arrive_release { BarrierModel::ArriveRelease } else { BarrierModel::EveryStep };
    let parts = Parts { barrier: !args.no_barrier, algorithm: true, model };
    let (program, names) = program(&fabric, topology, &composed, &parts)?;
    let mut document = Document {
        topology: args.topology.clone(),
        ranks: topology.ranks.len(),
        steps: names.len(),
        audit: audited.iter().map(|f| format!("rank {}: {}", f.rid, f.what)).collect(),
        ..Document::default()
    };
    if args.run {
        simulated(&program, &mut document)?;
    } else {
        verified(&program, &names, &mut document)?;
    }
    let fine = document.audit.is_empty()
        && document.run.is_none_or(|r| r == "finished")
        && document.verdict.is_none_or(|v| v == "ok");
    if args.json {
        session.out.json(&document)?;
    } else {
        show(session, &document)?;
    }
    Ok(Status::fine_if(fine))
}

fn simulated(program: &Program, document: &mut Document) -> Result<()> {
    let outcome = simulate(program, &sim::Options::default()).map_err(|_| invalid())?;
    document.run = Some(match outcome.end {
        End::Finished => "finished",
        End::Deadlock(_) => "deadlock",
        End::StepLimit => "step limit",
    });
    Ok(())
}

fn invalid() -> Failure {
    Failure::input("the handshake is no legal program")
}

fn verified(program: &Program, names: &[Label], document: &mut Document) -> Result<()> {
    let Judged { report, without_takes } = judge(program, &verify::Options::default()).map_err(|_| invalid())?;
    document.without_takes = without_takes;
    document.verdict = Some(match report.verdict {
        Verdict::Ok => "ok",
        Verdict::Bad => "bad",
        Verdict::Unknown => "unknown",
    });
    document.method = Some(match report.method {
        verify::Method::Clocks => "clocks",
        verify::Method::Search => "search",
    });
    document.threads = report.stats.threads;
    document.actions = report.stats.actions;
    document.findings = report
        .findings
        .iter()
        .map(|f| Finding {
            kind: format!("{:?}", f.kind).to_lowercase(),
            sites: f.sites.iter().filter_map(|s| labels(names, s.source)).map(site).collect(),
        })
        .collect();
    Ok(())
}

fn site(label: &Label) -> String {
    format!("rank {}, TopSP {}: {}", label.rid, label.sp, label.what)
}

fn show(session: &mut Session, d: &Document) -> Result<()> {
    let how = match (d.run, d.verdict) {
        (Some(end), _) => format!("one schedule: {end}"),
        (None, verdict) => format!(
            "{} ({}, {} threads, {} actions)",
            verdict.unwrap_or("unknown"),
            d.method.unwrap_or("nothing"),
            d.threads,
            d.actions
        ),
    };
    let ranks = if d.ranks == 1 { "rank" } else { "ranks" };
    writeln!(session.out, "{}: {} {ranks}, {} steps: {how}", d.topology, d.ranks, d.steps)?;
    session.out.flush()?;
    for line in &d.audit {
        complain(&format!("error: {line}"));
    }
    if d.without_takes {
        complain("note: posts to decrement views are left out; even so it ends badly");
    }
    let shown = 8;
    for finding in d.findings.iter().take(shown) {
        complain(&format!("error: {}", finding.kind));
        for site in finding.sites.iter().take(shown) {
            complain(&format!("  {site}"));
        }
        if finding.sites.len() > shown {
            complain(&format!("  and {} more", finding.sites.len() - shown));
        }
    }
    if d.findings.len() > shown {
        complain(&format!("and {} more findings", d.findings.len() - shown));
    }
    Ok(())
}
