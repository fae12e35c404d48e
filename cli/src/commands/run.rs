//! Stub.
use crate::failure::{Result, Status};
use crate::session::Session;
/// Stub.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}
/// Stub.
pub(crate) fn run(_: &Args, _: &mut Session) -> Result<Status> { Ok(Status::Fine) }
