//! What judges the verifier: small programs, every reachable state of which is enumerated by the plainest means.
//!
//! `small` is what a program is here; `moves` takes it apart into atomic moves, `machine` makes one, `explore` visits
//! every state, and `finding` is what may be found. `zoo` has published bugs; `generate` makes random programs out of
//! `phrases` and `waits`, `mutate` spoils some, and `cases` explores them. `program` makes a [`chappe_runtime::program::Program`] of
//! either.
//!
//! `CHAPPE_CASES=1000 cargo test -p chappe-runtime --release --test verify` tries more programs of each kind.
#![allow(unreachable_pub, reason = "modules of a test")]
#![allow(clippy::panic, reason = "a helper of tests that fails is a test that fails")]

mod branches;
mod cases;
mod ends;
mod explore;
mod finding;
mod generate;
mod generated;
mod judged;
mod long;
mod machine;
mod moves;
mod mutate;
mod ordered;
mod orders;
mod phrases;
mod program;
mod random;
mod simulated;
mod small;
mod together;
mod waits;
mod zoo;
