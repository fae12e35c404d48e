//! Why a command ends early, and the exit status that follows.

use std::io;
use std::process::ExitCode;

use miette::{MietteDiagnostic, Report};

/// Exit status when the input has findings or errors.
pub(crate) const FINDINGS: u8 = 1;
/// Exit status when the command line is wrong.
pub(crate) const USAGE: u8 = 2;

/// The result of a step of a command.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// How a command went that came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Nothing to complain about.
    Fine,
    /// The input has findings or errors, which have been reported.
    Findings,
}

impl Status {
    /// [`Status::Fine`] if `fine`.
    pub(crate) fn fine_if(fine: bool) -> Status {
        if fine { Status::Fine } else { Status::Findings }
    }
}

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is wrong.
    Usage(Report),
    /// The input is wrong, or the world is.
    Input(Report),
    /// The input is wrong, which has been reported.
    Reported,
    /// Standard output does not take any more.
    Output(io::Error),
}

impl Failure {
    /// A wrong command line, and what to write instead.
    pub(crate) fn usage(message: impl Into<String>, help: impl Into<String>) -> Self {
        Failure::Usage(Report::new(MietteDiagnostic::new(message).with_help(help)))
    }

    /// A wrong command line.
    pub(crate) fn wrong(message: impl Into<String>) -> Self {
        Failure::Usage(Report::new(MietteDiagnostic::new(message)))
    }

    /// Something that could not be done, and what would help.
    pub(crate) fn helped(message: impl Into<String>, help: impl Into<String>) -> Self {
        Failure::Input(Report::new(MietteDiagnostic::new(message).with_help(help)))
    }

    /// Something that could not be done.
    pub(crate) fn input(message: impl Into<String>) -> Self {
        Failure::Input(Report::new(MietteDiagnostic::new(message)))
    }

    /// Says it on standard error; gives the exit status.
    pub(crate) fn exit(self) -> ExitCode {
        let (report, status) = match self {
            Failure::Usage(report) => (report, USAGE),
            Failure::Input(report) => (report, FINDINGS),
            Failure::Reported => return ExitCode::from(FINDINGS),
            // Whoever reads has had enough, as `head` has: no reason to complain.
            Failure::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(e) => {
                let message = format!("cannot write to standard output: {}", crate::input::why(&e));
                (Report::new(MietteDiagnostic::new(message)), FINDINGS)
            }
        };
        crate::output::complain(&format!("{report:?}"));
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    /// Errors of files are turned into [`Failure::Input`] where the file is known; what is left is standard output.
    fn from(e: io::Error) -> Self {
        Failure::Output(e)
    }
}
