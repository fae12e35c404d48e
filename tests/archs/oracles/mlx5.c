/* The inline setters and the structures of infiniband/mlx5dv.h; where there is a second setter, with vector
 * instructions, both must agree. */
#include <infiniband/mlx5dv.h>
#include "oracle.h"

static const char *in(const char *prefix, const char *name)
{
	static char text[4][64];
	static int next;
	char *t = text[next++ % 4];
	sprintf(t, "%s%s", prefix, name);
	return t;
}

static void agree(const void *a, const void *b)
{
	if (memcmp(a, b, 16)) {
		fprintf(stderr, "the two setters differ\n");
		exit(6);
	}
}

static void data(unsigned char *out, const char *p)
{
	struct mlx5_wqe_data_seg s, v;
	uint32_t length = F(in(p, "length")), lkey = F(in(p, "lkey"));
	uint64_t addr = F(in(p, "addr"));
	mlx5dv_set_data_seg(&s, length, lkey, addr);
	struct mlx5_wqe_data_seg __attribute__((aligned(16))) x;
	mlx5dv_x86_set_data_seg(&x, length, lkey, addr);
	agree(&s, &x);
	memcpy(out, &s, 16);
}

static void remote(unsigned char *out, const char *p)
{
	struct mlx5_wqe_raddr_seg s = { htobe64(F(in(p, "addr"))), htobe32(F(in(p, "rkey"))), 0 };
	memcpy(out, &s, 16);
}

static void operands(unsigned char *out, const char *p)
{
	struct mlx5_wqe_atomic_seg s = { htobe64(F(in(p, "swap_add"))), htobe64(F(in(p, "compare"))) };
	memcpy(out, &s, 16);
}

static int opcode(void)
{
	static const struct { const char *name; int opcode; } all[] = {
		{ "Nop", MLX5_OPCODE_NOP }, { "Send", MLX5_OPCODE_SEND }, { "SendImmediate", MLX5_OPCODE_SEND_IMM },
		{ "SendInvalidate", MLX5_OPCODE_SEND_INVAL }, { "RdmaWrite", MLX5_OPCODE_RDMA_WRITE },
		{ "RdmaWriteImmediate", MLX5_OPCODE_RDMA_WRITE_IMM }, { "RdmaRead", MLX5_OPCODE_RDMA_READ },
		{ "CompareSwap", MLX5_OPCODE_ATOMIC_CS }, { "FetchAdd", MLX5_OPCODE_ATOMIC_FA },
		{ "LocalInvalidate", MLX5_OPCODE_LOCAL_INVAL } };
	for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
		if (is(all[i].name))
			return all[i].opcode;
	return -1;
}

static int request(unsigned char *out)
{
	int op = opcode();
	if (op < 0)
		return 0;
	int mode = WORDS("fence", { "none", 0 }, { "small", MLX5_WQE_CTRL_INITIATOR_SMALL_FENCE }, { "strong", MLX5_WQE_CTRL_FENCE }) |
		WORDS("report", { "on_error", 0 }, { "always", MLX5_WQE_CTRL_CQ_UPDATE }) | flag("solicited", MLX5_WQE_CTRL_SOLICITED);
	uint32_t imm = htobe32(has("immediate") ? F("immediate") : has("rkey") ? F("rkey") : 0);
	uint16_t index = F("index");
	uint8_t opmod = F("opmod"), segments = F("segments"), signature = F("signature");
	uint32_t qpn = F("qpn");
	struct mlx5_wqe_ctrl_seg __attribute__((aligned(16))) s = { 0 }, x;
	mlx5dv_set_ctrl_seg(&s, index, op, opmod, qpn, mode, segments, signature, imm);
	mlx5dv_x86_set_ctrl_seg(&x, index, op, opmod, qpn, mode, segments, signature, imm);
	agree(&s, &x);
	s.dci_stream_channel_id = htobe16(F("stream"));
	memcpy(out, &s, 16);
	if (has("operands.compare")) { remote(out + 16, "remote."); operands(out + 32, "operands."); data(out + 48, "data."); }
	else if (has("remote.rkey")) { remote(out + 16, "remote."); data(out + 32, "data0."); if (segments > 3) data(out + 48, "data1."); }
	else if (segments > 1) {
		data(out + 16, "data0.");
		if (segments > 2) data(out + 32, "data1.");
		if (segments > 3) data(out + 48, "data2.");
	}
	return 64;
}

/* The syndrome by its name; one without a name as it is. */
static int syndrome(void)
{
	static const struct word all[] = { { "local_length", MLX5_CQE_SYNDROME_LOCAL_LENGTH_ERR },
		{ "local_operation", MLX5_CQE_SYNDROME_LOCAL_QP_OP_ERR }, { "local_protection", MLX5_CQE_SYNDROME_LOCAL_PROT_ERR },
		{ "flushed", MLX5_CQE_SYNDROME_WR_FLUSH_ERR }, { "bind", MLX5_CQE_SYNDROME_MW_BIND_ERR },
		{ "bad_response", MLX5_CQE_SYNDROME_BAD_RESP_ERR }, { "local_access", MLX5_CQE_SYNDROME_LOCAL_ACCESS_ERR },
		{ "remote_request", MLX5_CQE_SYNDROME_REMOTE_INVAL_REQ_ERR },
		{ "remote_access", MLX5_CQE_SYNDROME_REMOTE_ACCESS_ERR },
		{ "remote_operation", MLX5_CQE_SYNDROME_REMOTE_OP_ERR },
		{ "transport_retries", MLX5_CQE_SYNDROME_TRANSPORT_RETRY_EXC_ERR },
		{ "not_ready_retries", MLX5_CQE_SYNDROME_RNR_RETRY_EXC_ERR },
		{ "remote_aborted", MLX5_CQE_SYNDROME_REMOTE_ABORTED_ERR } };
	for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
		if (E("syndrome", all[i].word))
			return all[i].value;
	return F("syndrome");
}

static int completion(unsigned char *out)
{
	static const struct { const char *name; int opcode; } all[] = {
		{ "RequestDone", MLX5_CQE_REQ }, { "ReceivedWriteImmediate", MLX5_CQE_RESP_WR_IMM },
		{ "ReceivedSend", MLX5_CQE_RESP_SEND }, { "ReceivedSendImmediate", MLX5_CQE_RESP_SEND_IMM },
		{ "ReceivedSendInvalidate", MLX5_CQE_RESP_SEND_INV }, { "RequestFailed", MLX5_CQE_REQ_ERR },
		{ "ReceiveFailed", MLX5_CQE_RESP_ERR }, { "NoCompletion", MLX5_CQE_INVALID } };
	unsigned i;
	for (i = 0; i < sizeof all / sizeof *all && !is(all[i].name); i++)
		;
	if (i == sizeof all / sizeof *all)
		return 0;
	struct mlx5_cqe64 c;
	memset(&c, 0, sizeof c);
	if (has("syndrome")) {
		struct mlx5_err_cqe *e = (void *)&c;
		e->srqn = htobe32(F("srq")); e->vendor_err_synd = F("vendor_syndrome"); e->syndrome = syndrome();
		e->s_wqe_opcode_qpn = htobe32(F("request_opcode") << 24 | F("qpn"));
	} else if (has("srq")) {
		c.srqn_uidx = htobe32(F("srq")); c.byte_cnt = htobe32(F("bytes")); c.timestamp = htobe64(F("timestamp"));
		c.sop_drop_qpn = htobe32(F("request_opcode") << 24 | F("qpn"));
	}
	if (has("vlan")) {
		c.ml_path = F("path"); c.slid = htobe16(F("slid")); c.flags_rqpn = htobe32(F("flags_rqpn"));
		c.hds_ip_ext = F("header_split"); c.l4_hdr_type_etc = F("header_kinds"); c.vlan_info = htobe16(F("vlan"));
	}
	c.imm_inval_pkey = htobe32(F0("immediate") | F0("rkey"));
	c.wqe_counter = htobe16(F("counter")); c.signature = F("signature");
	c.op_own = all[i].opcode << 4 | F("format") << 2 | F("solicited") << 1;
	mlx5dv_set_cqe_owner(&c, F("owner"));
	memcpy(out, &c, 64);
	return 64;
}

static int segment(unsigned char *out)
{
	char n[32];
	if (is("Data")) { data(out, ""); return 16; }
	if (is("Remote")) { remote(out, ""); return 16; }
	if (is("Operands")) { operands(out, ""); return 16; }
	if (is("Inline")) {
		struct mlx5_wqe_inl_data_seg s = { htobe32(F("length") | MLX5_INLINE_SEG) };
		memcpy(out, &s, 4);
		return 4;
	}
	if (is("Datagram")) {
		struct mlx5_wqe_datagram_seg s;
		uint8_t mac[6], gid[16];
		for (int i = 0; i < 6; i++) { sprintf(n, "mac[%d]", i); mac[i] = F(n); }
		for (int i = 0; i < 16; i++) { sprintf(n, "gid[%d]", i); gid[i] = F(n); }
		memset(&s, 0, sizeof s);
		mlx5dv_set_dgram_seg(&s, F("key"), F("qpn"), F("extended"), F("rate_level"), F("path"), F("rlid"), mac,
			F("traffic_class"), F("hop_limit"), F("grh"), gid);
		memcpy(out, &s, sizeof s);
		return sizeof s;
	}
	if (is("Ethernet")) {
		uint8_t s[32] = { 0 }, header[18];
		for (int i = 0; i < 18; i++) { sprintf(n, "header[%d]", i); header[i] = F(n); }
		unsigned size = F("header_size");
		/* It copies as much as it says; what lies behind is put there by hand. */
		mlx5dv_set_eth_seg((void *)s, flag("l3_checksum", MLX5_ETH_WQE_L3_CSUM) | flag("l4_checksum", MLX5_ETH_WQE_L4_CSUM),
			F("mss"), size, header);
		memcpy(s + 14, header, 18);
		memcpy(out, s, 32);
		return 32;
	}
	if (is("MemoryControl")) {
		struct mlx5_wqe_umr_ctrl_seg s;
		memset(&s, 0, sizeof s);
		s.flags = F("flags"); s.klm_octowords = htobe16(F("klm_octowords")); s.bsf_octowords = htobe16(F("bsf_octowords"));
		s.mkey_mask = htobe64(F("mkey_mask"));
		memcpy(out, &s, sizeof s);
		return sizeof s;
	}
	if (is("ReceiveNext")) {
		struct mlx5_wqe_srq_next_seg s = { .next_wqe_index = htobe16(F("next")), .signature = F("signature") };
		memcpy(out, &s, sizeof s);
		return sizeof s;
	}
	return 0;
}

static int encode(unsigned char *out)
{
	int size = segment(out);
	if (!size) size = request(out);
	if (!size) size = completion(out);
	return size;
}
