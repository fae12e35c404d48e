//! The subcommands, one a file.

pub(crate) mod asm;
pub(crate) mod check;
pub(crate) mod compile;
pub(crate) mod decode;
pub(crate) mod dis;
pub(crate) mod encode;
pub(crate) mod eval;
pub(crate) mod explain;
pub(crate) mod r#gen;
pub(crate) mod image;
pub(crate) mod replay;
pub(crate) mod ring;
pub(crate) mod run;
pub(crate) mod test;
pub(crate) mod topsp;
pub(crate) mod verify;
