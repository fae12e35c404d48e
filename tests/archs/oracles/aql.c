/* The packets of hsa/hsa.h and hsa/hsa_ext_amd.h. */
#include <hsa/hsa.h>
#include <hsa/hsa_ext_amd.h>
#include "oracle.h"

static unsigned scope(const char *name)
{
	return WORDS(name, { "none", HSA_FENCE_SCOPE_NONE }, { "agent", HSA_FENCE_SCOPE_AGENT }, { "system", HSA_FENCE_SCOPE_SYSTEM });
}

static unsigned condition(const char *name)
{
	return WORDS(name, { "eq", HSA_SIGNAL_CONDITION_EQ }, { "ne", HSA_SIGNAL_CONDITION_NE },
		{ "lt", HSA_SIGNAL_CONDITION_LT }, { "gte", HSA_SIGNAL_CONDITION_GTE });
}

static uint16_t header(int type)
{
	return type << HSA_PACKET_HEADER_TYPE | F("barrier") << HSA_PACKET_HEADER_BARRIER |
		scope("acquire") << HSA_PACKET_HEADER_SCACQUIRE_FENCE_SCOPE |
		scope("release") << HSA_PACKET_HEADER_SCRELEASE_FENCE_SCOPE;
}

/* A signal, or its number in the arrangement of `numbered`. */
static hsa_signal_t signal_of(const char *handle, const char *mode, const char *index)
{
	hsa_signal_t s = { 0 };
	if (has(handle)) s.handle = F(handle);
	else if (has(mode)) s.handle = WORDS(mode, { "dec", 1 }, { "zero", 1 }) << 32 | F(index);
	if (has("completion.value")) F("completion.value");
	return s;
}

static hsa_signal_t completion(void) { return signal_of("completion_signal", "completion", "completion.index"); }

static int encode(unsigned char *out)
{
	if (is("KernelDispatch") || is("Dispatch")) {
		hsa_kernel_dispatch_packet_t p = { .header = header(HSA_PACKET_TYPE_KERNEL_DISPATCH),
			.setup = F("dimensions") << HSA_KERNEL_DISPATCH_PACKET_SETUP_DIMENSIONS,
			.workgroup_size_x = F("workgroup_x"), .workgroup_size_y = F("workgroup_y"),
			.workgroup_size_z = F("workgroup_z"), .grid_size_x = F("grid_x"), .grid_size_y = F("grid_y"),
			.grid_size_z = F("grid_z"), .private_segment_size = F("private_size"),
			.group_segment_size = F("group_size"), .kernel_object = F("code"),
			.kernarg_address = (void *)F("arguments"), .completion_signal = completion() };
		memcpy(out, &p, sizeof p);
	} else if (is("AgentDispatch")) {
		hsa_agent_dispatch_packet_t p = { .header = header(HSA_PACKET_TYPE_AGENT_DISPATCH), .type = F("function"),
			.return_address = (void *)F("return_address"),
			.arg = { F("args[0]"), F("args[1]"), F("args[2]"), F("args[3]") }, .completion_signal = completion() };
		memcpy(out, &p, sizeof p);
	} else if (is("BarrierAnd") || is("WaitAll") || is("BarrierOr") || is("WaitAny")) {
		int one = is("BarrierOr") || is("WaitAny");
		hsa_barrier_and_packet_t p = {
			.header = header(one ? HSA_PACKET_TYPE_BARRIER_OR : HSA_PACKET_TYPE_BARRIER_AND),
			.completion_signal = completion() };
		for (int i = 0; i < 5; i++) {
			char handle[32], mode[32], index[32], value[32];
			sprintf(handle, "signals[%d]", i); sprintf(mode, "dep%d", i); sprintf(index, "dep%d.index", i);
			sprintf(value, "dep%d.value", i);
			if (has(value)) F(value);
			p.dep_signal[i] = signal_of(handle, mode, index);
		}
		memcpy(out, &p, sizeof p);
	} else if (is("BarrierValue") || is("WaitValue")) {
		hsa_amd_barrier_value_packet_t p = { .header = { .header = header(HSA_PACKET_TYPE_VENDOR_SPECIFIC),
			.AmdFormat = HSA_AMD_PACKET_TYPE_BARRIER_VALUE }, .mask = F("mask"), .completion_signal = completion() };
		if (is("BarrierValue")) {
			p.signal.handle = F("signal"); p.value = F("value"); p.cond = condition("condition");
		} else {
			p.signal.handle = 1ull << 32 | F("wait.index"); p.value = F("wait.value"); p.cond = condition("wait");
		}
		memcpy(out, &p, sizeof p);
	} else if (is("Invalid")) {
		uint16_t h = header(HSA_PACKET_TYPE_INVALID);
		memcpy(out, &h, 2);
	} else return 0;
	return 64;
}
