//! A generation that does not exist has no encoder but ours: the bytes are worked out by hand from the text of the diff.

use chappe_dsl::codec;

use crate::oracle::{hex, unhex};
use crate::spec;

#[test]
fn what_the_diff_says_changes_and_nothing_else() {
    let old = spec::load("neuron_next", Some("mariana"));
    let new = spec::load("neuron_next", Some("semaphore_tower"));
    let zeros = |head: &str| format!("{head}{}", "00".repeat(64 - head.len() / 2));
    let bytes = |model, literal| spec::encode(model, literal).map(|b| hex(&b));
    // Opcode, length, debug, hint; wait and index, update and index; value.
    let literal = "NoOp { debug_cmd: start, debug_hint: 1, wait: sem_ge_imm(200, 5), update: sem_inc(9) }";
    assert_eq!(bytes(&old, literal), Ok(zeros("a410030105c8130905")));
    // Length in units of 16 and debugging in one byte; modes, indices of two bytes; value.
    assert_eq!(bytes(&new, literal), Ok(zeros("a49c0513c800090005")));
    let high = "NoOp { wait: sem_ne_imm(400, 7), update: sem_inc(511) }";
    assert_eq!(bytes(&new, high), Ok(zeros("a40408139001ff0107")));
    assert!(bytes(&old, high).is_err());
    let back = codec::decode(&new, &unhex(&zeros("a40408139001ff0107"))).map_err(spec::words);
    assert_eq!(back.map(|d| codec::print(&new, &d.value)).as_deref(), Ok(high));
    // The first word of the old generation is none of the new one, and the other way round.
    assert!(codec::decode(&new, &unhex(&zeros("a410000005c8130905"))).is_err());
    assert!(codec::decode(&old, &unhex(&zeros("a40405130900090005"))).is_err());
}
