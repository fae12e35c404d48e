//! What several tests share.
#![allow(dead_code, unreachable_pub, reason = "each test uses a part of it")]

pub mod build;
pub mod generate;
pub mod naive;
