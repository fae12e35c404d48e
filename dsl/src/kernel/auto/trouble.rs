//! What the passes find wrong, at its place.

use chappe_runtime::lower::Error;

use super::Graph;
use crate::ast::Kernel;
use crate::codes::kernel as codes;
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// An error of a pass.
pub(super) fn diagnostic(graph: &Graph<'_>, kernel: &Kernel, error: &Error) -> Diagnostic {
    let code = match error {
        Error::Semaphores { .. } => codes::TOO_MANY,
        Error::Registers { .. } => codes::REGISTER,
        Error::OutOfRegion { .. } | Error::TooManyPosts { .. } => codes::RANGE,
        _ => codes::AUTO,
    };
    let span = |instr: u32| -> Option<Span> {
        let source = graph.ir.instrs.get(instr as usize)?.source;
        graph.span(source)
    };
    let place = error.instr().and_then(span).unwrap_or(kernel.name.span);
    let mut d = Diagnostic::error(code, place, error.to_string());
    match error {
        Error::Cycle { path, .. } => {
            for at in path.iter().skip(1).filter_map(|instr| span(*instr)) {
                d = d.with(at, "in the circle");
            }
        }
        Error::Later { on, .. } => {
            if let Some(at) = span(*on) {
                d = d.with(at, "listed later");
            }
        }
        Error::Race { first, .. } => {
            if let Some(at) = span(*first) {
                d = d.with(at, "the earlier one");
            }
        }
        _ => {}
    }
    match error.help() {
        Some(help) => d.help(help),
        None => d,
    }
}
