//! Text and back, after every pass.

use chappe_runtime::lower::{self, Options, PASSES, print, read};

use crate::judged::target;
use crate::random::{Dice, Shape, graph};

#[test]
fn text_is_read_back_after_every_pass() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let mut ir = graph(&mut dice, shape);
        let (target, options) = (target(), Options::default());
        for pass in PASSES {
            pass.run(&mut ir, &target, &options).expect("a pass");
            let text = print(&ir);
            let back = read(&text).unwrap_or_else(|e| panic!("seed {seed} after {}: {e}\n{text}", pass.name));
            assert_eq!(print(&back), text, "seed {seed} after {}", pass.name);
        }
    }
}

#[test]
fn a_read_program_goes_on_where_it_stopped() {
    for seed in 0..100 {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let ir = graph(&mut dice, shape);
        let (target, options) = (target(), Options::default());
        let mut whole = ir;
        for (at, pass) in PASSES.iter().enumerate() {
            pass.run(&mut whole, &target, &options).expect("a pass");
            let mut back = read(&print(&whole)).expect("read back");
            let mut rest = whole.clone();
            for next in &PASSES[at + 1..] {
                next.run(&mut back, &target, &options).expect("a pass");
                next.run(&mut rest, &target, &options).expect("a pass");
            }
            let programs = [&back, &rest].map(|ir| lower::program(ir, &target).expect("a program"));
            assert_eq!(programs[0], programs[1], "seed {seed} after {}", pass.name);
        }
    }
}

#[test]
fn nonsense_is_an_error() {
    for text in [
        "x",
        "cores",
        "loop 0 times 2 {",
        "}",
        "%0 \"a\" on E compute",
        "engine a \"b\" core 0 number",
        "%99999999999 ",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

/// Whatever is written there: an answer, or an error that says something.
#[test]
fn damaged_text_is_read_and_lowered_or_refused() {
    let (mut read_back, mut lowered) = (0, 0);
    for seed in 0..crate::judged::cases(3000) {
        let mut dice = Dice::new(seed);
        let shape = Shape::any(&mut dice);
        let mut ir = graph(&mut dice, shape);
        let (target, options) = (target(), Options::default());
        let passes = dice.below(PASSES.len() as u64) as usize;
        for pass in &PASSES[..passes] {
            pass.run(&mut ir, &target, &options).expect("a pass");
        }
        let mut text: Vec<char> = print(&ir).chars().collect();
        for _ in 0..1 + dice.below(4) {
            let at = dice.below(text.len() as u64) as usize;
            let digits: Vec<usize> = (at..text.len()).filter(|i| text[*i].is_ascii_digit()).take(1).collect();
            match (dice.below(3), digits.first()) {
                (0, _) => drop(text.remove(at)),
                (_, Some(digit)) => text[*digit] = char::from(b'0' + dice.below(10) as u8),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        let Ok(mut back) = read(&text) else { continue };
        read_back += 1;
        if PASSES.iter().try_for_each(|pass| pass.run(&mut back, &target, &options)).is_ok() {
            lowered += 1;
            let _ = lower::program(&back, &target).map(|program| program.validate());
        }
    }
    assert!(read_back > 500 && lowered > 100, "{read_back} {lowered}");
}
