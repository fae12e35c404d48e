//! Mistakes in a specification written on the spot are reported at its tokens.

mod tokens {
    chappe::spec! {
        spec toy;

        /// Counters.
        bank sem: u32[16];

        family Word(8) { 0x00 opcode: u8 key, rest zero, }
        record Hold: Word = 0x11 {
            // A comment is no token.
            0x01 wiat: Wait (index 0x02, value 0x04),
            0x00 first: u8,
        }
    }
}

mod text {
    chappe::spec!(
        r#"
        spec toy;
        bank sem: u33[16];
        "#
    );
}

fn main() {}
