/* struct bpf_insn and the numbers of linux/bpf.h. */
#include <linux/bpf.h>
#include "oracle.h"

static const int alu[16] = { BPF_ADD, BPF_SUB, BPF_MUL, BPF_DIV, BPF_OR, BPF_AND, BPF_LSH, BPF_RSH, -1, BPF_MOD,
	BPF_XOR, BPF_MOV, BPF_ARSH };
static const int jump[16] = { -1, BPF_JEQ, BPF_JGT, BPF_JGE, BPF_JSET, BPF_JNE, BPF_JSGT, BPF_JSGE, -1, -1, BPF_JLT,
	BPF_JLE, BPF_JSLT, BPF_JSLE };
static const int size[4] = { BPF_W, BPF_H, BPF_B, BPF_DW };

static int code(void)
{
	if (is("AluImm32")) return BPF_ALU | BPF_K | alu[F("op")];
	if (is("AluReg32")) return BPF_ALU | BPF_X | alu[F("op")];
	if (is("AluImm")) return BPF_ALU64 | BPF_K | alu[F("op")];
	if (is("AluReg")) return BPF_ALU64 | BPF_X | alu[F("op")];
	if (is("Neg32")) return BPF_ALU | BPF_NEG;
	if (is("Neg")) return BPF_ALU64 | BPF_NEG;
	if (is("ToLittle")) return BPF_ALU | BPF_END | BPF_TO_LE;
	if (is("ToBig")) return BPF_ALU | BPF_END | BPF_TO_BE;
	if (is("JumpImm")) return BPF_JMP | BPF_K | jump[F("op")];
	if (is("JumpReg")) return BPF_JMP | BPF_X | jump[F("op")];
	if (is("JumpImm32")) return BPF_JMP32 | BPF_K | jump[F("op")];
	if (is("JumpReg32")) return BPF_JMP32 | BPF_X | jump[F("op")];
	if (is("Goto")) return BPF_JMP | BPF_JA;
	if (is("Call")) return BPF_JMP | BPF_CALL;
	if (is("Exit")) return BPF_JMP | BPF_EXIT;
	if (is("Load")) return BPF_LDX | BPF_MEM | size[F("size")];
	if (is("Store")) return BPF_STX | BPF_MEM | size[F("size")];
	if (is("StoreImm")) return BPF_ST | BPF_MEM | size[F("size")];
	if (is("AtomicOp")) return BPF_STX | BPF_ATOMIC | size[F("size")];
	if (is("LoadAbsolute")) return BPF_LD | BPF_ABS | size[F("size")];
	if (is("LoadIndirect")) return BPF_LD | BPF_IND | size[F("size")];
	if (is("LoadImm64")) return BPF_LD | BPF_DW | BPF_IMM;
	return -1;
}

static int atomic(int op)
{
	switch (op) {
	case 0x00: return BPF_ADD;
	case 0x40: return BPF_OR;
	case 0x50: return BPF_AND;
	case 0xA0: return BPF_XOR;
	case 0x01: return BPF_ADD | BPF_FETCH;
	case 0x41: return BPF_OR | BPF_FETCH;
	case 0x51: return BPF_AND | BPF_FETCH;
	case 0xA1: return BPF_XOR | BPF_FETCH;
	case 0xE1: return BPF_XCHG;
	default: return BPF_CMPXCHG;
	}
}

static int encode(unsigned char *out)
{
	struct bpf_insn i[2] = { 0 };
	int c = code();
	if (c < 0)
		return 0;
	i[0].code = c;
	i[0].dst_reg = F0("dst");
	i[0].src_reg = is("Call") ? F("kind") : F0("src");
	i[0].off = F0("offset");
	i[0].imm = is("AtomicOp") ? atomic(F("op")) : has("bits") ? F("bits") : F0("imm");
	if (is("LoadImm64"))
		i[1].imm = F("imm") >> 32;
	int length = is("LoadImm64") ? 16 : 8;
	memcpy(out, i, length);
	return length;
}
