//! A program on top of Chappe, as its users write it: it shows dumps of records.
//!
//! `cargo run -- dump.bin` shows a file; without one, the kernel that is part of the program.

use std::error::Error;

use chappe::runtime::ops::OpError;
use chappe::runtime::record::RecordError;

/// Neuron's second generation, whose specification Chappe has.
mod neuron {
    chappe::spec!("neuron", arch = cayman);
}

/// A machine of our own, through the build script.
#[allow(dead_code, reason = "bindings have more than we use")]
mod dimmer {
    include!(concat!(env!("OUT_DIR"), "/dimmer.rs"));
}

chappe::kernel!(
    /// One engine loads a tile, another one uses it.
    mod hand_over = "kernels/hand_over.chappe"
);

/// Addresses can be computed while the program is compiled.
const TRIGGER: Result<neuron::Soc, OpError> = neuron::Cayman.host_trigger(9);

fn main() -> Result<(), Box<dyn Error>> {
    match std::env::args_os().nth(1) {
        Some(path) => print!("{}", shown(&std::fs::read(path)?)),
        None => {
            for stream in hand_over::STREAMS {
                print!("// {}\n{}", stream.engine, shown(stream.bytes));
            }
        }
    }
    println!("// the trigger of processor 9 is at {}", TRIGGER?);
    println!("// {}", posted(12, 5)?);
    Ok(())
}

/// A dump as literals, one a line; what is no record as what is wrong with it.
fn shown(dump: &[u8]) -> String {
    let lines = neuron::Sync::decode_stream(dump).map(|record| match record {
        Ok(record) => format!("{record}\n"),
        Err(error) => format!("// {error}\n"),
    });
    lines.collect()
}

/// A record that waits until a semaphore has a value, and counts on the next one.
fn posted(sem: u8, value: u32) -> Result<neuron::EventSemaphore, RecordError> {
    use neuron::{EventSemaphore, Profile, SemId, UpdateMode, WaitMode};
    EventSemaphore::builder()
        .wait0(WaitMode::SemGeImm { sem: SemId(sem), value })
        .update(UpdateMode::SemInc { sem: SemId(sem + 1) })
        .build(Profile::Compiler)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dump_is_shown_record_by_record() {
        let mut dump = hand_over::PE.to_vec();
        let whole = shown(&dump);
        assert_eq!(whole.lines().count(), hand_over::PE.len() / 64);
        dump[0] = 0xFF;
        dump.pop();
        let wrong = shown(&dump);
        assert!(wrong.starts_with("// record 0 (at byte 0): "), "{wrong}");
        assert_eq!(wrong.lines().filter(|l| l.starts_with("//")).count(), 2, "{wrong}");
    }

    #[test]
    fn a_record_is_built_and_read_back() {
        let word = posted(12, 5).expect("legal");
        assert_eq!(neuron::Sync::decode(&word.encode()), Ok(neuron::Sync::EventSemaphore(word)));
        assert_eq!(word.to_string(), "EventSemaphore { wait0: sem_ge_imm(12, 5), update: sem_inc(13) }");
        assert_eq!(word.to_string().parse(), Ok(word));
    }

    #[test]
    fn an_address_is_a_constant() {
        assert_eq!(TRIGGER, Ok(neuron::Soc(0x8082_C026_15A0)));
        assert!(neuron::Cayman.host_trigger(16).is_err());
    }

    #[test]
    fn our_own_machine_checks_too() {
        use dimmer::{Dim, Lamp};
        let dim = Dim::builder().lamp(Lamp::Stairs).percent(80).build().expect("legal");
        assert_eq!(dim.to_string(), "Dim { lamp: stairs, percent: 80 }");
        let error = Dim::builder().lamp(Lamp::Hall).percent(101).build().expect_err("too bright");
        assert!(error.to_string().contains("100 %"), "{error}");
    }
}
