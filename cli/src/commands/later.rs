//! Subcommands that come later: they say so, and what to use instead.

use crate::failure::Failure;

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
