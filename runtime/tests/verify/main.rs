//! What judges the verifier: small programs, every reachable state of which is enumerated by the plainest means.
//!
//! `small` is what a program is here, `moves` takes it apart into atomic moves, `explore` visits every state, `finding`
//! is what may be found; `zoo` has published bugs, `generate` random programs, and `program` turns either into a
//! [`chappe_runtime::program::Program`].
#![allow(unreachable_pub, reason = "modules of a test")]

mod explore;
mod finding;
mod moves;
mod small;
mod zoo;
