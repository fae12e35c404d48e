//! Progress bars: on standard error, on a terminal only, and only for work that takes its time.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that counts bytes; a spinner if their number is not known.
pub(crate) fn bytes(total: Option<u64>, what: &str) -> ProgressBar {
    bar(total, what, "{msg} {wide_bar} {bytes}/{total_bytes} {eta}", "{msg} {spinner} {bytes}")
}

/// A bar that counts things.
pub(crate) fn things(total: u64, what: &str) -> ProgressBar {
    bar(Some(total), what, "{msg} {wide_bar} {pos}/{len}", "{msg} {spinner} {pos}")
}

/// A spinner for work that tells nothing on the way.
pub(crate) fn busy(what: &str) -> ProgressBar {
    let bar = bar(None, what, "", "{msg} {spinner} {elapsed}");
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

fn bar(total: Option<u64>, what: &str, known: &str, unknown: &str) -> ProgressBar {
    // On standard error, which indicatif leaves alone when it is no terminal. When results scroll by on the same
    // terminal, they are progress enough.
    let target = if std::io::stdout().is_terminal() {
        ProgressDrawTarget::hidden()
    } else {
        ProgressDrawTarget::stderr_with_hz(5)
    };
    let bar = ProgressBar::with_draw_target(total, target);
    let template = if total.is_some() { known } else { unknown };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.set_message(what.to_owned());
    bar
}
