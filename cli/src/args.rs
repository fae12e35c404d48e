//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use crate::commands::{
    asm, check, compile, decode, dis, encode, eval, explain, r#gen, image, ring, run, test, topsp, verify,
};

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The synchronization fabric of accelerators: describe it, check it, run it.
#[derive(Debug, Parser)]
#[command(
    name = "chappe",
    version,
    max_term_width = 100,
    after_help = "Exit status: 0 fine, 1 the input has findings or errors, 2 the command line is wrong.\n\
        An architecture is written spec::arch, as neuron::cayman or my_spec.chappe::small.\n\
        `-` reads standard input.\n\nExample: chappe run kernel.chappe"
)]
pub(crate) struct Args {
    /// When to colour the output.
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t)]
    pub(crate) color: ColorChoice,
    /// Where else to look for specifications; may be repeated.
    #[arg(short = 'I', long = "include", global = true, value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Check specifications and kernels; report all errors
    Check(check::Args),
    /// Check, verify, assemble and simulate the kernels of a file
    Run(run::Args),
    /// Prove a kernel right in all its schedules, or show what is wrong with it
    Verify(verify::Args),
    /// Run every kernel of a file or folder against what it expects
    Test(test::Args),
    /// Write a kernel's records, one file for each engine
    Asm(asm::Args),
    /// Show records as literals, one a line
    Dis(dis::Args),
    /// Encode a record literal
    Encode(encode::Args),
    /// Decode a record
    Decode(decode::Args),
    /// Evaluate an expression with an architecture's operations and constants
    Eval(eval::Args),
    /// Insert the synchronization of an `auto` kernel
    Compile(compile::Args),
    /// Generate bindings for Rust, C or Python
    Gen(r#gen::Args),
    /// Show the addresses of an architecture's sync processors
    Topsp(topsp::Args),
    /// Compose, show and compare configuration images of sync processors
    Image(image::Args),
    /// Run and verify the handshake of a topology
    Ring(ring::Args),
    /// Explain a diagnostic code, at length
    Explain(explain::Args),
}

/// The colour choice, before the command line is understood: help texts follow it too.
pub(crate) fn early_color(args: impl Iterator<Item = std::ffi::OsString>) -> ColorChoice {
    let mut choice = ColorChoice::Auto;
    let mut named = false;
    for arg in args.skip(1) {
        let Some(arg) = arg.to_str() else { continue };
        if arg == "--" {
            break;
        }
        let word = if named { Some(arg) } else { arg.strip_prefix("--color=") };
        choice = word.and_then(|w| ColorChoice::from_str(w, false).ok()).unwrap_or(choice);
        named = arg == "--color";
    }
    choice
}
