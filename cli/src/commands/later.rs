//! Subcommands that come later: they say so, and what to use instead.

use crate::failure::Failure;

/// `chappe verify`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe verify kernel.chappe --json")]
pub(crate) struct Verify {
    /// The file; `-` is standard input
    file: String,
    /// The kernel; all of them if not given
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// One JSON document
    #[arg(long)]
    json: bool,
}

/// `chappe compile`
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: chappe compile auto_layer.chappe --emit-after waits")]
pub(crate) struct Compile {
    /// The file; `-` is standard input
    file: String,
    /// The kernel, if there are several
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// Print the intermediate form after a pass
    #[arg(long, value_name = "PASS")]
    emit_after: Option<String>,
}

impl Verify {
    /// Says so.
    pub(crate) fn not_yet(&self) -> Failure {
        let Verify { file, kernel, json } = self;
        let kernel = kernel.as_ref().map(|k| format!(" -k {k}")).unwrap_or_default();
        let json = if *json { " --json" } else { "" };
        Failure::usage(
            "`chappe verify` is not there yet",
            format!(
                "`chappe run {file}{kernel}{json}` simulates one schedule and reports its deadlocks and faults; \
                 `chappe test` runs kernels against what they expect"
            ),
        )
    }
}

impl Compile {
    /// Says so.
    pub(crate) fn not_yet(&self) -> Failure {
        let Compile { file, kernel, emit_after } = self;
        let what = match (kernel, emit_after) {
            (Some(k), _) => format!("kernel `{k}` of `{file}`"),
            (None, Some(pass)) => format!("`{file}` up to `{pass}`"),
            (None, None) => format!("`{file}`"),
        };
        Failure::usage(
            format!("`chappe compile` is not there yet: it will insert the synchronization of {what}"),
            "write the synchronization by hand, an engine block for each engine, and check it with `chappe run`",
        )
    }
}
