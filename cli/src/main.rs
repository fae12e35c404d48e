//! The command `chappe`.

mod args;
mod binary;
mod book;
mod calls;
mod commands;
mod diagnostics;
mod failure;
mod hex;
mod input;
mod judge;
mod listing;
mod literal;
mod output;
mod paint;
mod progress;
mod refused;
mod report;
mod session;
mod simulation;
mod table;
mod target;
mod threads;
mod write;

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use args::{Args, ColorChoice, Command};
use failure::{FINDINGS, Failure, Status};
use session::Session;

fn main() -> ExitCode {
    let color = args::early_color(std::env::args_os());
    output::install(color);
    let args = match parse(color) {
        Ok(args) => args,
        Err(e) => return said(&e),
    };
    let mut session = Session::new(args.include, args.color);
    let done = dispatch(args.command, &mut session).and_then(|status| {
        session.out.flush()?;
        Ok(status)
    });
    match done {
        Ok(Status::Fine) => ExitCode::SUCCESS,
        Ok(Status::Findings) => ExitCode::from(FINDINGS),
        Err(failure) => {
            // What was said before the failure belongs to it; if it cannot be written, the failure is still one.
            let _ = session.out.flush();
            failure.exit()
        }
    }
}

fn dispatch(command: Command, session: &mut Session) -> Result<Status, Failure> {
    match command {
        Command::Check(a) => commands::check::run(&a, session),
        Command::Run(a) => commands::run::run(&a, session),
        Command::Verify(a) => commands::verify::run(&a, session),
        Command::Test(a) => commands::test::run(&a, session),
        Command::Asm(a) => commands::asm::run(&a, session),
        Command::Dis(a) => commands::dis::run(&a, session),
        Command::Encode(a) => commands::encode::run(&a, session),
        Command::Decode(a) => commands::decode::run(&a, session),
        Command::Eval(a) => commands::eval::run(&a, session),
        Command::Compile(a) => commands::compile::run(&a, session),
        Command::Gen(a) => commands::r#gen::run(&a, session),
        Command::Topsp(a) => commands::topsp::run(&a, session),
        Command::Image(a) => commands::image::run(&a, session),
        Command::Ring(a) => commands::ring::run(&a, session),
        Command::Explain(a) => commands::explain::run(&a, session),
    }
}

fn parse(color: ColorChoice) -> Result<Args, clap::Error> {
    let choice = match color {
        ColorChoice::Auto => clap::ColorChoice::Auto,
        ColorChoice::Always => clap::ColorChoice::Always,
        ColorChoice::Never => clap::ColorChoice::Never,
    };
    let matches = Args::command().color(choice).try_get_matches()?;
    Args::from_arg_matches(&matches)
}

/// Prints help, the version, or what is wrong with the command line.
fn said(e: &clap::Error) -> ExitCode {
    match (e.print(), e.use_stderr()) {
        (_, true) => ExitCode::from(failure::USAGE),
        (Ok(()), false) => ExitCode::SUCCESS,
        (Err(e), false) => Failure::Output(e).exit(),
    }
}
