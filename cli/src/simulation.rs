//! A kernel, assembled, simulated and verified.

use chappe_dsl::diagnostic::Diagnostic;
use chappe_dsl::kernel::{KernelIr, Names};
use chappe_dsl::source::Sources;
use chappe_runtime::program::Program;
use chappe_runtime::sim::{Observer, Options, Outcome, simulate_with};
use chappe_runtime::validate::Problem;
use chappe_runtime::verify::{self, Report};

use crate::failure::{Failure, Result};
use crate::progress;
use crate::report::engines::Size;
use crate::report::view::View;

/// Beyond this many steps, records are not counted: each would have to be written.
const COUNTED: u64 = 1_000_000;

/// A kernel as a program.
pub(crate) struct Prepared {
    program: Program,
    names: Names,
}

impl Prepared {
    /// The program of a kernel.
    pub(crate) fn new(ir: &KernelIr<'_>) -> Self {
        let (program, names) = ir.program();
        Prepared { program, names }
    }

    /// With the text it came from.
    pub(crate) fn view<'a>(&'a self, sources: &'a Sources) -> View<'a> {
        View { program: &self.program, names: &self.names, sources, binary: None }
    }
}

/// Runs a program.
pub(crate) fn simulate(view: View<'_>, options: &Options, observer: &mut impl Observer) -> Result<Outcome> {
    simulate_with(view.program, options, observer).map_err(|problems| invalid(view, &problems))
}

/// Looks at all schedules of a program.
pub(crate) fn verify(view: View<'_>, options: &verify::Options) -> Result<Report> {
    let bar = progress::busy("verifying");
    let report = verify::verify(view.program, options).map_err(|problems| invalid(view, &problems));
    bar.finish_and_clear();
    report
}

/// The failure of a program that is not valid.
pub(crate) fn invalid(view: View<'_>, problems: &[Problem]) -> Failure {
    let place = |p: &Problem| {
        let step = p.stream.zip(p.pc).and_then(|(s, pc)| view.step(s, pc));
        step.map_or_else(String::new, |s| format!(" at {}", view.locate(s.source)))
    };
    let list: Vec<String> = problems.iter().take(3).map(|p| format!("{:?}{}", p.kind, place(p))).collect();
    Failure::input(format!("this makes no valid program: {}", list.join("; ")))
}

/// Records of a kernel.
pub(crate) enum Sizes {
    /// Those of each stream.
    Known(Vec<Size>),
    /// So many that counting them would take long.
    TooMany,
    /// Something in it has no record.
    None(Vec<Diagnostic>),
}

/// Counts the records of a kernel that has run that many steps.
pub(crate) fn sizes(ir: &KernelIr<'_>, steps: u64) -> Sizes {
    if steps > COUNTED {
        return Sizes::TooMany;
    }
    let assembly = ir.assembly(None);
    let (mut sizes, mut wrong): (Vec<Size>, Vec<Diagnostic>) = (Vec::new(), Vec::new());
    for stream in 0..assembly.streams() {
        let mut size = Size::default();
        let written = assembly.write(stream, &mut |e| {
            size.records += 1;
            size.bytes += e.bytes.len() as u64;
        });
        sizes.push(size);
        for d in written.err().into_iter().flatten() {
            if !wrong.contains(&d) {
                wrong.push(d);
            }
        }
    }
    if wrong.is_empty() { Sizes::Known(sizes) } else { Sizes::None(wrong) }
}
