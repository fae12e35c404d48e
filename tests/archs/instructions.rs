//! Instruction sets: eBPF against `linux/bpf.h` and LLVM, RV64I against LLVM.

use chappe_dsl::codec::{Data, RecordValue};
use chappe_dsl::model::Model;
use fastrand::Rng;

use crate::oracle::hex;
use crate::{assembler, compare, oracle, spec};

#[test]
fn ebpf_is_that_of_linux() {
    let model = spec::load("ebpf", None);
    let Some(program) = oracle::compile("ebpf", &[], "linux-libc-dev") else { return };
    compare::with(&model, "ebpf and Linux", &spec::records(&model, &[]), &program);
}

#[test]
fn ebpf_is_that_of_llvm() {
    let model = spec::load("ebpf", None);
    // It writes a load of 64 bits as one, and leaves what a constant names to the linker.
    let plain =
        |v: &RecordValue| v.fields.len() < 2 || field(&model, v, "src").is_none_or(|n| n == 0 || !wide(&model, v));
    assembled(&model, "bpfel", "+alu32", &plain);
}

#[test]
fn risc_v_is_that_of_llvm() {
    let model = spec::load("riscv", None);
    // An assembler has no fence that orders nothing.
    let orders = |v: &RecordValue| ["before", "after"].iter().all(|f| field(&model, v, f) != Some(0));
    assembled(&model, "riscv64", "", &orders);
}

fn wide(model: &Model, value: &RecordValue) -> bool {
    model.records[value.record.index()].size == 16
}

fn field(model: &Model, value: &RecordValue, name: &str) -> Option<i128> {
    let id = model.records[value.record.index()].field(name)?;
    match value.fields[id.index()] {
        Data::Int(n) => Some(n),
        _ => None,
    }
}

/// Compares random values with what LLVM assembles.
fn assembled(model: &Model, triple: &str, features: &str, wanted: &dyn Fn(&RecordValue) -> bool) {
    let records = spec::records(model, &[]);
    let all = compare::values(model, &records).into_iter().filter(|(v, _)| wanted(v));
    let (values, lines): (Vec<_>, Vec<_>) =
        all.filter_map(|(v, bytes)| assembler::line(model, &v).map(|line| ((v, bytes), line))).unzip();
    assert!(!lines.is_empty());
    let Some(theirs) = assembler::llvm(triple, features, &lines) else { return };
    let mut rng = Rng::with_seed(7);
    let mut flipped = 0;
    let mut met = std::collections::BTreeSet::new();
    for (((value, ours), theirs), line) in values.iter().zip(&theirs).zip(&lines) {
        assert_eq!(hex(ours), hex(theirs), "{line}");
        flipped += compare::read(model, value, theirs, &mut rng);
        met.insert(value.record.index());
    }
    println!(
        "{triple} and LLVM: {} records, {} random values, {flipped} reserved bits, 0 disagreements",
        met.len(),
        lines.len()
    );
}

/// Any word: we read it if and only if LLVM's disassembler does.
#[test]
fn risc_v_words_are_legal_where_llvm_says_so() {
    const OPCODES: [u32; 9] = [0x37, 0x17, 0x6F, 0x67, 0x63, 0x03, 0x23, 0x13, 0x1B];
    let model = spec::load("riscv", None);
    let mut rng = Rng::with_seed(3);
    let words: Vec<[u8; 4]> = (0..3000)
        .map(|i| {
            let opcode = if i % 3 == 0 { [0x33, 0x3B][rng.usize(..2)] } else { OPCODES[rng.usize(..OPCODES.len())] };
            // Fields of few values are legal often enough to be met.
            let word = rng.u32(..) & if rng.bool() { 0x41FF_FFFF } else { 0xFFFF_FFFF };
            (word & !0x7F | opcode).to_le_bytes()
        })
        .collect();
    let Some(legal) = assembler::llvm_reads("riscv64", &words) else { return };
    let ours: Vec<bool> = words.iter().map(|w| chappe_dsl::codec::decode(&model, w).is_ok()).collect();
    for ((word, ours), theirs) in words.iter().zip(&ours).zip(&legal) {
        assert_eq!(ours, theirs, "{:08x}", u32::from_le_bytes(*word));
    }
    let bad = legal.iter().filter(|l| !**l).count();
    assert!(bad > 100 && bad < words.len() - 100);
    println!("riscv64 and LLVM's disassembler: {} random words, {bad} refused by both, 0 disagreements", words.len());
}
