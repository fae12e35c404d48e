//! The golden layout is a module that compiles and says what its specification says.

#[allow(dead_code, unreachable_pub, reason = "a user takes what is needed, from where it is")]
mod toy {
    include!("data/toy.rs");
}

#[test]
fn compiled_constants_are_those_of_the_spec() {
    assert_eq!(toy::sync::SIZE, 16);
    assert_eq!(toy::sync::DISCRIMINANT, &[(0, 0xFF, 0xA0), (1, 0xFF, 0x04)]);
    assert_eq!(toy::sync::wait::OFFSET, 2);
    assert_eq!(toy::sync::wait::INDEX_OFFSET, 3);
    assert_eq!(toy::sync::wait::VALUE_OFFSET, 4);
    assert_eq!(toy::sync::qos::WIDTH, 4);
    assert_eq!(toy::wait::GE, 5);
    assert_eq!(toy::kind::TYPE, 1);
}
