//! The command `chappe`.
fn main() {}
