//! Verifying a handshake.

use alloc::vec::Vec;

use chappe_runtime::program::{Action, Program};
use chappe_runtime::validate::Problem;
use chappe_runtime::verify::{Kind, Options, Report, verify};

/// What is known of a handshake.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The verifier's report.
    pub report: Report,
    /// It is one of the handshake without the posts to decrement views.
    pub without_takes: bool,
}

/// Verifies a handshake.
///
/// A post to a decrement view takes from a counter on which another rank waits; of that the verifier must search all
/// states. But first it is asked about the handshake without those posts. There no counter is ever lower than in the same
/// schedule with them, so every schedule that ends well with them does so without. If without them it hangs, then with them
/// it hangs too, or a counter falls below zero: it is bad, and that is decided in linear time.
///
/// The verifier does not do so by itself. The argument needs that all waits are for at least something and that nothing is
/// set, which is so of handshakes; and it saves the search only at the price of what else the search would find, and of a
/// schedule of the handshake itself: the one reported is of the handshake without those posts. The verifier reports
/// everything, with schedules that can be followed, and finds a hang of every schedule at the end of the first one it
/// goes along, but goes on.
///
/// # Errors
///
/// The problems of a program that is not valid.
pub fn judge(program: &Program, options: &Options) -> Result<Judged, Vec<Problem>> {
    if let Some(without) = without_takes(program) {
        let report = verify(&without, options)?;
        if report.findings.iter().any(|f| matches!(f.kind, Kind::Deadlock | Kind::SelfWait)) {
            return Ok(Judged { report, without_takes: true });
        }
    }
    Ok(Judged { report: verify(program, options)?, without_takes: false })
}

/// The program without updates that subtract; `None` if it has none.
fn without_takes(program: &Program) -> Option<Program> {
    let is_take = |action: &Action| matches!(action, Action::Sub(_));
    let mut steps = program.streams.iter().flat_map(|s| &s.steps);
    if !steps.any(|s| s.updates.iter().any(|u| is_take(&u.action))) {
        return None;
    }
    let mut without = program.clone();
    for step in without.streams.iter_mut().flat_map(|s| &mut s.steps) {
        step.updates.retain(|u| !is_take(&u.action));
    }
    Some(without)
}
