//! eBPF against the builder and the assembler of `rbpf`.

use rbpf::assembler::assemble;
use rbpf::insn_builder::{Arch, BpfCode, Cond, Endian, Instruction, IntoBytes, MemSize, Move, Source};

use crate::spec;
use crate::told::{self, Told};

#[test]
fn ebpf_is_that_of_rbpf() {
    let model = spec::load("ebpf", None);
    let records = spec::records(&model, &[]);
    told::with(&model, "ebpf and rbpf's builder", &records, |told| {
        let mut code = BpfCode::new();
        arithmetic(told, &mut code)
            .or_else(|| jump(told, &mut code))
            .or_else(|| memory(told, &mut code))
            .map(|()| code.into_bytes().to_vec())
    });
    told::with(&model, "ebpf and rbpf's assembler", &records, |told| {
        let line = line(told)?;
        Some(assemble(&line).unwrap_or_else(|e| panic!("{line}: {e}")))
    });
}

fn dst(told: &Told) -> u8 {
    told.u16("dst") as u8
}

fn src(told: &Told) -> u8 {
    told.u16("src") as u8
}

fn offset(told: &Told) -> i16 {
    told.i32("offset") as i16
}

fn arithmetic(told: &Told, code: &mut BpfCode) -> Option<()> {
    let (source, arch) = match told.record.as_str() {
        "AluImm32" => (Source::Imm, Arch::X32),
        "AluReg32" => (Source::Reg, Arch::X32),
        "AluImm" => (Source::Imm, Arch::X64),
        "AluReg" => (Source::Reg, Arch::X64),
        "Neg32" => {
            code.negate(Arch::X32).set_dst(dst(told)).push();
            return Some(());
        }
        "Neg" => {
            code.negate(Arch::X64).set_dst(dst(told)).push();
            return Some(());
        }
        "ToLittle" | "ToBig" => {
            let endian = if told.record == "ToBig" { Endian::Big } else { Endian::Little };
            code.swap_bytes(endian).set_dst(dst(told)).set_imm(told.i32("bits")).push();
            return Some(());
        }
        _ => return None,
    };
    let made: Move<'_> = match told.word("op") {
        "add" => code.add(source, arch),
        "sub" => code.sub(source, arch),
        "mul" => code.mul(source, arch),
        "div" => code.div(source, arch),
        "or" => code.bit_or(source, arch),
        "and" => code.bit_and(source, arch),
        "lsh" => code.left_shift(source, arch),
        "rsh" => code.right_shift(source, arch),
        "mod" => code.modulo(source, arch),
        "xor" => code.bit_xor(source, arch),
        "mov" => code.mov(source, arch),
        "arsh" => code.signed_right_shift(source, arch),
        op => unreachable!("{op}"),
    };
    let made = made.set_dst(dst(told));
    match source {
        Source::Imm => made.set_imm(told.i32("imm")).push(),
        Source::Reg => made.set_src(src(told)).push(),
    };
    Some(())
}

fn jump(told: &Told, code: &mut BpfCode) -> Option<()> {
    match told.record.as_str() {
        "Goto" => code.jump_unconditional().set_off(offset(told)).push(),
        "Exit" => code.exit().push(),
        "Call" => {
            let kind = told.word("kind");
            let kind = ["helper", "local", "kernel"].iter().position(|k| *k == kind).unwrap_or_default();
            code.call().set_src(kind as u8).set_imm(told.i32("imm")).push()
        }
        "JumpImm" => {
            let made = code.jump_conditional(condition(told), Source::Imm).set_dst(dst(told)).set_off(offset(told));
            made.set_imm(told.i32("imm")).push()
        }
        "JumpReg" => {
            let made = code.jump_conditional(condition(told), Source::Reg).set_dst(dst(told)).set_off(offset(told));
            made.set_src(src(told)).push()
        }
        _ => return None,
    };
    Some(())
}

fn condition(told: &Told) -> Cond {
    match told.word("op") {
        "jeq" => Cond::Equals,
        "jgt" => Cond::Greater,
        "jge" => Cond::GreaterEquals,
        "jset" => Cond::BitAnd,
        "jne" => Cond::NotEquals,
        "jsgt" => Cond::GreaterSigned,
        "jsge" => Cond::GreaterEqualsSigned,
        "jlt" => Cond::Lower,
        "jle" => Cond::LowerEquals,
        "jslt" => Cond::LowerSigned,
        "jsle" => Cond::LowerEqualsSigned,
        op => unreachable!("{op}"),
    }
}

fn memory(told: &Told, code: &mut BpfCode) -> Option<()> {
    let size = || match told.word("size") {
        "w" => MemSize::Word,
        "h" => MemSize::HalfWord,
        "b" => MemSize::Byte,
        _ => MemSize::DoubleWord,
    };
    match told.record.as_str() {
        "Load" => code.load_x(size()).set_dst(dst(told)).set_src(src(told)).set_off(offset(told)).push(),
        "Store" => code.store_x(size()).set_dst(dst(told)).set_src(src(told)).set_off(offset(told)).push(),
        "StoreImm" => code.store(size()).set_dst(dst(told)).set_off(offset(told)).set_imm(told.i32("imm")).push(),
        "LoadAbsolute" => code.load_abs(size()).set_imm(told.i32("imm")).push(),
        "LoadIndirect" => code.load_ind(size()).set_src(src(told)).set_imm(told.i32("imm")).push(),
        _ => return None,
    };
    Some(())
}

/// The instruction in rbpf's notation.
fn line(told: &Told) -> Option<String> {
    let (op, size) = (told.word("op"), told.word("size"));
    let (d, s, o, i) = (dst(told), src(told), offset(told), told.i32("imm"));
    let registers = ["AluReg32", "AluReg", "JumpReg", "JumpReg32", "Load", "Store", "LoadIndirect"];
    let operand = if registers.contains(&told.record.as_str()) { format!("r{s}") } else { i.to_string() };
    Some(match told.record.as_str() {
        "AluImm32" | "AluReg32" => format!("{op}32 r{d}, {operand}"),
        "AluImm" | "AluReg" => format!("{op}64 r{d}, {operand}"),
        "Neg32" => format!("neg32 r{d}"),
        "Neg" => format!("neg64 r{d}"),
        "ToLittle" => format!("le{} r{d}", told.i32("bits")),
        "ToBig" => format!("be{} r{d}", told.i32("bits")),
        "JumpImm" | "JumpReg" => format!("{op} r{d}, {operand}, {o:+}"),
        "JumpImm32" | "JumpReg32" => format!("{op}32 r{d}, {operand}, {o:+}"),
        "Goto" => format!("ja {o:+}"),
        "Exit" => "exit".to_owned(),
        "Load" => format!("ldx{size} r{d}, [r{s}{o:+}]"),
        "Store" => format!("stx{size} [r{d}{o:+}], r{s}"),
        "StoreImm" => format!("st{size} [r{d}{o:+}], {i}"),
        "LoadAbsolute" => format!("ldabs{size} {i}"),
        "LoadIndirect" => format!("ldind{size} r{s}, {i}"),
        "LoadImm64" => {
            told.always("src", 0);
            format!("lddw r{d}, {:#x}", told.u64("imm"))
        }
        _ => return None,
    })
}
