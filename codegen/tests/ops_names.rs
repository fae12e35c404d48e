//! Names that Rust keeps for itself, or that meet once they are written as Rust writes them.

#![allow(clippy::result_large_err, clippy::panic, clippy::type_complexity, reason = "tests of generated code")]

#[allow(unreachable_pub, missing_docs, dead_code, reason = "bindings for others")]
mod odd {
    chappe_macros::spec!("tests/data/odd.chappe", runtime = ::chappe_runtime);
}

use odd::{Arch, Option, Vec};

#[test]
fn odd_names_are_names() {
    assert_eq!(Arch::Arch.r#fn(1, 2, 3, 4), Ok(Option(11)));
    assert_eq!(
        Arch::Super.r#fn(9, 2, 3, 4).map_err(|e| e.to_string()),
        Err("nine: fn(match = 9, self = 2, b = 3, e = 4) on super".to_owned())
    );
    assert_eq!((Arch::Arch.name(), Arch::Arch.name_2(7, 2)), ("arch", Ok(3)));
    assert_eq!(
        odd::Copy::to_string(&Arch::Arch, Option(1 << 20)).map_err(|e| e.to_string()),
        Err("to_string(at = 0x100000) = 0x100000 (1048576) does not fit Vec (u20)".to_owned())
    );
    assert_eq!(Arch::Arch.to_string(Option(5)), Ok(Vec(5)));
    assert_eq!([odd::arch::FN, odd::super_::FN, odd::under_score::FN, odd::under_score_2::FN], [1, 7, 8, 9]);
    assert_eq!("core".parse(), Ok(Arch::Arch));
    let gone = "gone".parse::<Arch>().map_err(|e| e.to_string());
    assert_eq!(gone, Err("gone is known to exist and nothing more".to_owned()));
    assert_eq!((odd::MOD[1].who, odd::MOD[0].r#where), (None, Vec(3)));
    assert!(odd::arch::Machine::decode(&[1, 6, 1, 0, 0, 0, 0, 0]).is_ok());
    assert!(odd::arch::Machine::decode(&[1, 255, 0, 0, 0, 0, 0, 0]).is_err());
    assert_eq!(odd::SelfId::RESERVED, [(3, 4, "super")]);
}
