//! Standard output and standard error.

use std::io::{self, BufWriter, IsTerminal, Write};

use miette::{Diagnostic, MietteHandlerOpts, ReportHandler};

use crate::args::ColorChoice;
use crate::paint::Paint;

/// Standard output, buffered.
pub(crate) struct Output {
    to: BufWriter<io::Stdout>,
    /// How to colour it.
    pub(crate) paint: Paint,
}

impl Output {
    /// Standard output as it is.
    pub(crate) fn new(color: ColorChoice) -> Self {
        let paint = Paint::new(colored(color, io::stdout().is_terminal()));
        Output { to: BufWriter::with_capacity(1 << 16, io::stdout()), paint }
    }

    /// Whether it is coloured.
    pub(crate) fn colored(&self) -> bool {
        self.paint.on()
    }

    /// Writes one JSON document and a line end.
    pub(crate) fn json(&mut self, document: &impl serde::Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.to, document)?;
        self.to.write_all(b"\n")
    }
}

impl Write for Output {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        self.to.write(buf)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Whether to colour: only a terminal, unless told otherwise.
fn colored(choice: ColorChoice, terminal: bool) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto => terminal && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
    }
}

/// Whether to colour standard error.
pub(crate) fn colored_errors(choice: ColorChoice) -> bool {
    colored(choice, io::stderr().is_terminal())
}

/// Writes to standard error. If nobody can read it, so be it.
pub(crate) fn complain(text: &str) {
    let mut err = io::stderr().lock();
    let _ = err.write_all(text.trim_end().as_bytes()).and_then(|()| err.write_all(b"\n"));
}

/// Chooses how errors look that end the program: drawn on a terminal, plain elsewhere.
pub(crate) fn install(color: ColorChoice) {
    let drawn = colored_errors(color);
    let terminal = io::stderr().is_terminal();
    // The only error is that a hook has been set before, and none has.
    let _ = miette::set_hook(Box::new(move |_| {
        if terminal {
            Box::new(MietteHandlerOpts::new().color(drawn).unicode(true).terminal_links(false).build())
        } else {
            Box::new(Plain)
        }
    }));
}

/// `error: message`, `  help: ..`.
struct Plain;

impl ReportHandler for Plain {
    fn debug(&self, error: &dyn Diagnostic, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "error: {error}")?;
        match error.help() {
            Some(help) => write!(f, "\n  help: {help}"),
            None => Ok(()),
        }
    }
}
