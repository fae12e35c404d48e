/* The structures of linux/idxd.h. */
#include <linux/idxd.h>
#include "oracle.h"

static struct dsa_hw_desc d;
static struct iax_hw_desc x;

static unsigned flags(int iaa)
{
	unsigned f = flag("fence", IDXD_OP_FLAG_FENCE) | flag("block_on_fault", IDXD_OP_FLAG_BOF) |
		flag("completion_valid", IDXD_OP_FLAG_CRAV) | flag("want_completion", IDXD_OP_FLAG_RCR) |
		flag("want_interrupt", IDXD_OP_FLAG_RCI) | flag("completion_steering", IDXD_OP_FLAG_CRSTS) |
		flag("cache_control", IDXD_OP_FLAG_CC) | flag("addr1_class", IDXD_OP_FLAG_ADDR1_TCS) |
		flag("addr2_class", IDXD_OP_FLAG_ADDR2_TCS) | flag("addr3_class", IDXD_OP_FLAG_ADDR3_TCS) |
		flag("completion_class", IDXD_OP_FLAG_CR_TCS) | flag("strict_order", IDXD_OP_FLAG_STORD) |
		flag("read_back", IDXD_OP_FLAG_DRDBK) | flag("steering", IDXD_OP_FLAG_DSTS);
	if (has("check_result"))
		f |= flag("check_result", IDXD_OP_FLAG_CR);
	if (iaa)
		f |= flag("read_aecs", IDXD_OP_FLAG_RD_SRC2_AECS) | flag("read_second", IDXD_OP_FLAG_RD_SRC2_2ND) |
			flag("write_aecs", IDXD_OP_FLAG_WR_SRC2_AECS_COMP) |
			flag("write_aecs_overflow", IDXD_OP_FLAG_WR_SRC2_AECS_OVFL) |
			flag("src2_steering", IDXD_OP_FLAG_SRC2_STS) | flag("crc_rfc3720", IDXD_OP_FLAG_CRC_RFC3720);
	return f;
}

static int dsa(void)
{
	if (has("src")) d.src_addr = F("src");
	if (has("dst")) d.dst_addr = F("dst");
	if (has("size")) d.xfer_size = F("size");
	if (is("Noop")) d.opcode = DSA_OPCODE_NOOP;
	else if (is("Drain")) { d.opcode = DSA_OPCODE_DRAIN; d.rdback_addr = F("read_back1"); d.rdback_addr2 = F("read_back2"); }
	else if (is("Memmove")) d.opcode = DSA_OPCODE_MEMMOVE;
	else if (is("Batch")) { d.opcode = DSA_OPCODE_BATCH; d.desc_list_addr = F("list"); d.desc_count = F("count"); }
	else if (is("Fill")) { d.opcode = DSA_OPCODE_MEMFILL; d.pattern = F("pattern"); }
	else if (is("Compare")) { d.opcode = DSA_OPCODE_COMPARE; d.src2_addr = F("src2"); d.expected_res = F0("expected"); }
	else if (is("ComparePattern")) { d.opcode = DSA_OPCODE_COMPVAL; d.comp_pattern = F("pattern"); d.expected_res = F0("expected"); }
	else if (is("CreateDelta")) {
		d.opcode = DSA_OPCODE_CR_DELTA; d.src2_addr = F("src2"); d.delta_addr = F("delta");
		d.max_delta_size = F("max_delta_size"); d.expected_res_mask = F0("expected_mask");
	} else if (is("ApplyDelta")) { d.opcode = DSA_OPCODE_AP_DELTA; d.src_addr = F("delta"); d.delta_rec_size = F("delta_size"); }
	else if (is("Dualcast")) { d.opcode = DSA_OPCODE_DUALCAST; d.dest2 = F("dst2"); }
	else if (is("CrcGeneration") || is("CopyCrc")) {
		d.opcode = is("CopyCrc") ? DSA_OPCODE_COPY_CRC : DSA_OPCODE_CRCGEN;
		d.crc_seed = F("seed"); d.seed_addr = F("seed_addr");
	} else if (is("DifCheck") || is("DifStrip")) {
		d.opcode = is("DifCheck") ? DSA_OPCODE_DIF_CHECK : DSA_OPCODE_DIF_STRP;
		d.src_dif_flags = F("source_flags"); d.dif_chk_flags = F("dif_flags"); d.chk_ref_tag_seed = F("ref_tag");
		d.chk_app_tag_mask = F("app_mask"); d.chk_app_tag_seed = F("app_tag");
	} else if (is("DifInsert")) {
		d.opcode = DSA_OPCODE_DIF_INS; d.dest_dif_flag = F("dest_flags"); d.dif_ins_flags = F("dif_flags");
		d.ins_ref_tag_seed = F("ref_tag"); d.ins_app_tag_mask = F("app_mask"); d.ins_app_tag_seed = F("app_tag");
	} else if (is("DifUpdate")) {
		d.opcode = DSA_OPCODE_DIF_UPDT; d.src_upd_flags = F("source_flags"); d.upd_dest_flags = F("dest_flags");
		d.dif_upd_flags = F("dif_flags"); d.src_ref_tag_seed = F("source_ref_tag");
		d.src_app_tag_mask = F("source_app_mask"); d.src_app_tag_seed = F("source_app_tag");
		d.dest_ref_tag_seed = F("dest_ref_tag"); d.dest_app_tag_mask = F("dest_app_mask");
		d.dest_app_tag_seed = F("dest_app_tag");
	} else if (is("CacheFlush")) d.opcode = DSA_OPCODE_CFLUSH;
	else return 0;
	d.pasid = F("pasid"); d.priv = F("privileged"); d.flags = flags(0);
	d.completion_addr = F0("completion_addr"); d.int_handle = F0("int_handle");
	return 1;
}

static int iaa(void)
{
	static const struct { const char *name; int opcode; } plain[] = {
		{ "Decompress", IAX_OPCODE_DECOMPRESS }, { "Compress", IAX_OPCODE_COMPRESS },
		{ "ZeroDecompress32", IAX_OPCODE_ZERO_DECOMP_32 }, { "ZeroDecompress16", IAX_OPCODE_ZERO_DECOMP_16 },
		{ "ZeroCompress32", IAX_OPCODE_ZERO_COMP_32 }, { "ZeroCompress16", IAX_OPCODE_ZERO_COMP_16 },
		{ "Scan", IAX_OPCODE_SCAN }, { "SetMembership", IAX_OPCODE_SET_MEMBER }, { "Extract", IAX_OPCODE_EXTRACT },
		{ "Select", IAX_OPCODE_SELECT }, { "RleBurst", IAX_OPCODE_RLE_BURST },
		{ "FindUnique", IAX_OPCODE_FIND_UNIQUE }, { "Expand", IAX_OPCODE_EXPAND },
		{ "Crc64", IAX_OPCODE_CRC64 }, { "Noop", IAX_OPCODE_NOOP }, { "Drain", IAX_OPCODE_DRAIN },
		{ "Memmove", IAX_OPCODE_MEMMOVE } };
	unsigned i;
	for (i = 0; i < sizeof plain / sizeof *plain && !is(plain[i].name); i++)
		;
	if (i == sizeof plain / sizeof *plain)
		return 0;
	x.opcode = plain[i].opcode;
	if (has("src")) x.src1_addr = F("src");
	if (has("dst")) x.dst_addr = F("dst");
	if (has("size")) x.src1_size = F("size");
	if (has("codec_flags")) {
		if (is("Decompress")) x.decompr_flags = F("codec_flags"); else x.compr_flags = F("codec_flags");
		x.src2_addr = F("src2"); x.max_dst_size = F("max_dst_size"); x.src2_size = F("src2_size");
	}
	if (has("filter_flags")) { x.filter_flags = F("filter_flags"); x.num_inputs = F("elements"); }
	if (is("Crc64")) {
		uint64_t polynomial = F("polynomial");
		x.compr_flags = F("crc_flags"); x.filter_flags = polynomial; x.num_inputs = polynomial >> 32;
	}
	if (is("Drain")) { x.src1_addr = F("read_back1"); x.dst_addr = F("read_back2"); }
	x.pasid = F("pasid"); x.priv = F("privileged"); x.flags = flags(1);
	x.completion_addr = F0("completion_addr"); x.int_handle = F0("int_handle");
	return 1;
}

/* The status by its name; one without a name as it is. */
static int status(void)
{
	static const struct word all[] = { { "none", DSA_COMP_NONE }, { "success", DSA_COMP_SUCCESS },
		{ "success_predicate", DSA_COMP_SUCCESS_PRED }, { "fault_not_blocked", DSA_COMP_PAGE_FAULT_NOBOF },
		{ "fault_response", DSA_COMP_PAGE_FAULT_IR }, { "batch_failed", DSA_COMP_BATCH_FAIL },
		{ "batch_fault", DSA_COMP_BATCH_PAGE_FAULT }, { "delta_not_increasing", DSA_COMP_DR_OFFSET_NOINC },
		{ "delta_range", DSA_COMP_DR_OFFSET_ERANGE }, { "dif_error", DSA_COMP_DIF_ERR },
		{ "bad_opcode", DSA_COMP_BAD_OPCODE }, { "bad_flags", DSA_COMP_INVALID_FLAGS },
		{ "reserved_not_zero", DSA_COMP_NOZERO_RESERVE }, { "size_range", DSA_COMP_XFER_ERANGE },
		{ "count_range", DSA_COMP_DESC_CNT_ERANGE }, { "delta_size_range", DSA_COMP_DR_ERANGE },
		{ "overlap", DSA_COMP_OVERLAP_BUFFERS }, { "dualcast_destinations", DSA_COMP_DCAST_ERR },
		{ "list_alignment", DSA_COMP_DESCLIST_ALIGN }, { "bad_interrupt", DSA_COMP_INT_HANDLE_INVAL },
		{ "completion_translation", DSA_COMP_CRA_XLAT }, { "completion_alignment", DSA_COMP_CRA_ALIGN },
		{ "alignment", DSA_COMP_ADDR_ALIGN }, { "bad_privilege", DSA_COMP_PRIV_BAD },
		{ "traffic_class", DSA_COMP_TRAFFIC_CLASS_CONF }, { "read_back_fault", DSA_COMP_PFAULT_RDBA },
		{ "hardware1", DSA_COMP_HW_ERR1 }, { "hardware_read_back", DSA_COMP_HW_ERR_DRB },
		{ "translation_failed", DSA_COMP_TRANSLATION_FAIL } };
	for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
		if (E("status", all[i].word))
			return all[i].value;
	return F("status");
}

static int completion(unsigned char *out)
{
	struct dsa_completion_record r;
	memset(&r, 0, sizeof r);
	if (is("IaaCompletion")) {
		struct iax_completion_record c;
		memset(&c, 0, sizeof c);
		c.status = F("status"); c.error_code = F("error_code"); c.bytes_completed = F("bytes_completed");
		c.fault_addr = F("fault_addr"); c.invalid_flags = F("invalid_flags"); c.output_size = F("output_size");
		c.output_bits = F("output_bits"); c.xor_csum = F("xor_checksum"); c.crc = F("crc"); c.min = F("min");
		c.max = F("max"); c.sum = F("sum");
		memcpy(out, &c, sizeof c);
		return sizeof c;
	}
	r.status = (status() & DSA_COMP_STATUS_MASK) | flag("write_fault", DSA_COMP_STATUS_WRITE);
	r.result = F("result"); r.bytes_completed = F("bytes_completed"); r.fault_addr = F("fault_addr");
	if (is("DsaCompletion")) r.invalid_flags = F("invalid_flags");
	else if (is("DsaDeltaCompletion")) r.delta_rec_size = F("delta_size");
	else if (is("DsaCrcCompletion")) r.crc_val = F("crc");
	else if (is("DsaDifCheckCompletion")) {
		r.dif_chk_ref_tag = F("ref_tag"); r.dif_chk_app_tag_mask = F("app_mask"); r.dif_chk_app_tag = F("app_tag");
	} else if (is("DsaDifInsertCompletion")) {
		r.dif_ins_ref_tag = F("ref_tag"); r.dif_ins_app_tag_mask = F("app_mask"); r.dif_ins_app_tag = F("app_tag");
	} else if (is("DsaDifUpdateCompletion")) {
		r.dif_upd_src_ref_tag = F("source_ref_tag"); r.dif_upd_src_app_tag_mask = F("source_app_mask");
		r.dif_upd_src_app_tag = F("source_app_tag"); r.dif_upd_dest_ref_tag = F("dest_ref_tag");
		r.dif_upd_dest_app_tag_mask = F("dest_app_mask"); r.dif_upd_dest_app_tag = F("dest_app_tag");
	} else return 0;
	memcpy(out, &r, sizeof r);
	return sizeof r;
}

static int encode(unsigned char *out)
{
	if (strstr(record, "Completion"))
		return completion(out);
	memset(&d, 0, sizeof d);
	memset(&x, 0, sizeof x);
	/* Fields that only IAA has tell the two apart. */
	if (has("read_aecs")) {
		if (!iaa()) return 0;
		memcpy(out, &x, sizeof x);
	} else {
		if (!dsa()) return 0;
		memcpy(out, &d, sizeof d);
	}
	return 64;
}
