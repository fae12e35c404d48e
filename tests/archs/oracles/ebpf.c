/* struct bpf_insn and the numbers of linux/bpf.h. */
#include <linux/bpf.h>
#include "oracle.h"

static int alu(void)
{
	return WORDS("op", { "add", BPF_ADD }, { "sub", BPF_SUB }, { "mul", BPF_MUL }, { "div", BPF_DIV }, { "or", BPF_OR },
		{ "and", BPF_AND }, { "lsh", BPF_LSH }, { "rsh", BPF_RSH }, { "mod", BPF_MOD }, { "xor", BPF_XOR },
		{ "mov", BPF_MOV }, { "arsh", BPF_ARSH });
}

static int jump(void)
{
	return WORDS("op", { "jeq", BPF_JEQ }, { "jgt", BPF_JGT }, { "jge", BPF_JGE }, { "jset", BPF_JSET }, { "jne", BPF_JNE },
		{ "jsgt", BPF_JSGT }, { "jsge", BPF_JSGE }, { "jlt", BPF_JLT }, { "jle", BPF_JLE }, { "jslt", BPF_JSLT },
		{ "jsle", BPF_JSLE });
}

static int size(void)
{
	return WORDS("size", { "w", BPF_W }, { "h", BPF_H }, { "b", BPF_B }, { "dw", BPF_DW });
}

static int code(void)
{
	if (is("AluImm32")) return BPF_ALU | BPF_K | alu();
	if (is("AluReg32")) return BPF_ALU | BPF_X | alu();
	if (is("AluImm")) return BPF_ALU64 | BPF_K | alu();
	if (is("AluReg")) return BPF_ALU64 | BPF_X | alu();
	if (is("Neg32")) return BPF_ALU | BPF_NEG;
	if (is("Neg")) return BPF_ALU64 | BPF_NEG;
	if (is("ToLittle")) return BPF_ALU | BPF_END | BPF_TO_LE;
	if (is("ToBig")) return BPF_ALU | BPF_END | BPF_TO_BE;
	if (is("JumpImm")) return BPF_JMP | BPF_K | jump();
	if (is("JumpReg")) return BPF_JMP | BPF_X | jump();
	if (is("JumpImm32")) return BPF_JMP32 | BPF_K | jump();
	if (is("JumpReg32")) return BPF_JMP32 | BPF_X | jump();
	if (is("Goto")) return BPF_JMP | BPF_JA;
	if (is("Call")) return BPF_JMP | BPF_CALL;
	if (is("Exit")) return BPF_JMP | BPF_EXIT;
	if (is("Load")) return BPF_LDX | BPF_MEM | size();
	if (is("Store")) return BPF_STX | BPF_MEM | size();
	if (is("StoreImm")) return BPF_ST | BPF_MEM | size();
	if (is("AtomicOp")) return BPF_STX | BPF_ATOMIC | size();
	if (is("LoadAbsolute")) return BPF_LD | BPF_ABS | size();
	if (is("LoadIndirect")) return BPF_LD | BPF_IND | size();
	if (is("LoadImm64")) return BPF_LD | BPF_DW | BPF_IMM;
	return -1;
}

static int atomic(void)
{
	return WORDS("op", { "add", BPF_ADD }, { "or", BPF_OR }, { "and", BPF_AND }, { "xor", BPF_XOR },
		{ "fetch_add", BPF_ADD | BPF_FETCH }, { "fetch_or", BPF_OR | BPF_FETCH }, { "fetch_and", BPF_AND | BPF_FETCH },
		{ "fetch_xor", BPF_XOR | BPF_FETCH }, { "xchg", BPF_XCHG }, { "cmpxchg", BPF_CMPXCHG });
}

static int encode(unsigned char *out)
{
	struct bpf_insn i[2] = { 0 };
	int c = code();
	if (c < 0)
		return 0;
	i[0].code = c;
	i[0].dst_reg = F0("dst");
	i[0].src_reg = is("Call") ? WORDS("kind", { "helper", 0 }, { "local", BPF_PSEUDO_CALL }, { "kernel", BPF_PSEUDO_KFUNC_CALL }) : F0("src");
	i[0].off = F0("offset");
	i[0].imm = is("AtomicOp") ? atomic() : has("bits") ? F("bits") : F0("imm");
	if (is("LoadImm64"))
		i[1].imm = F("imm") >> 32;
	int length = is("LoadImm64") ? 16 : 8;
	memcpy(out, i, length);
	return length;
}
