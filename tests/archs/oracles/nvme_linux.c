/* The structures of Linux's own driver, include/linux/nvme.h, found by the test (NVME_H). */
#include <endian.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <linux/types.h>
typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef uint64_t u64;
#define unlikely(x) (x)
#define cpu_to_le32(x) htole32(x)
#define le16_to_cpu(x) le16toh(x)
#define le32_to_cpu(x) le32toh(x)
#define struct_group(name, ...) union { struct { __VA_ARGS__ }; struct { __VA_ARGS__ } name; }
#define __packed __attribute__((packed))
#include NVME_H
#include "oracle.h"

static struct nvme_command c;

/* Which arm of the data pointer was given. */
static void data(union nvme_data_ptr *p)
{
	if (has("prp.prp1")) { p->prp1 = F("prp.prp1"); p->prp2 = F("prp.prp2"); return; }
	const char *arm = F("pointer") == 2 ? "sgl_meta" : "sgl";
	char n[64];
#define A(field) (sprintf(n, "%s.%s", arm, field), n)
	unsigned kind = WORDS(A("kind"), { "data", NVME_SGL_FMT_DATA_DESC }, { "bit_bucket", 1 },
		{ "segment", NVME_SGL_FMT_SEG_DESC }, { "last_segment", NVME_SGL_FMT_LAST_SEG_DESC },
		{ "keyed_data", NVME_KEY_SGL_FMT_DATA_DESC }, { "transport", NVME_TRANSPORT_SGL_DATA_DESC });
	if (kind == NVME_KEY_SGL_FMT_DATA_DESC) {
		unsigned length = F(A("keyed_length")), key = F(A("key"));
		p->ksgl.addr = F(A("addr"));
		for (int i = 0; i < 3; i++) p->ksgl.length[i] = length >> 8 * i;
		for (int i = 0; i < 4; i++) p->ksgl.key[i] = key >> 8 * i;
		p->ksgl.type = kind << 4 | F(A("subtype"));
	} else {
		p->sgl.addr = F(A("addr"));
		p->sgl.length = F(A("length"));
		p->sgl.type = kind << 4 | F(A("subtype"));
	}
}

static unsigned control(void)
{
	return flag("check_reftag", NVME_RW_PRINFO_PRCHK_REF) | flag("check_apptag", NVME_RW_PRINFO_PRCHK_APP) |
		flag("check_guard", NVME_RW_PRINFO_PRCHK_GUARD) | flag("protect", NVME_RW_PRINFO_PRACT) |
		flag("fua", NVME_RW_FUA) | flag("limited_retry", NVME_RW_LR);
}

static void blocks(void)
{
	c.rw.metadata = F("metadata"); data(&c.rw.dptr);
	c.rw.slba = F("slba"); c.rw.length = F("length");
	c.rw.control = control();
	c.rw.reftag = F("reftag"); c.rw.apptag = F("apptag"); c.rw.appmask = F("appmask");
}

static void hints(void)
{
	c.rw.dsmgmt = WORDS("frequency", { "unspecified", NVME_RW_DSM_FREQ_UNSPEC }, { "typical", NVME_RW_DSM_FREQ_TYPICAL },
			{ "rare", NVME_RW_DSM_FREQ_RARE }, { "reads", NVME_RW_DSM_FREQ_READS }, { "writes", NVME_RW_DSM_FREQ_WRITES },
			{ "both", NVME_RW_DSM_FREQ_RW }, { "once", NVME_RW_DSM_FREQ_ONCE }, { "prefetch", NVME_RW_DSM_FREQ_PREFETCH },
			{ "temporary", NVME_RW_DSM_FREQ_TEMP }) |
		WORDS("latency", { "none", NVME_RW_DSM_LATENCY_NONE }, { "idle", NVME_RW_DSM_LATENCY_IDLE },
			{ "norm", NVME_RW_DSM_LATENCY_NORM }, { "low", NVME_RW_DSM_LATENCY_LOW }) | flag("sequential", NVME_RW_DSM_SEQ_REQ) |
		flag("incompressible", NVME_RW_DSM_COMPRESSED);
}

static int io(void)
{
	if (is("Flush")) c.common.opcode = nvme_cmd_flush;
	else if (is("Write")) {
		c.rw.opcode = nvme_cmd_write; blocks(); hints();
		c.rw.control |= F("directive") * NVME_RW_DTYPE_STREAMS;
		c.rw.dsmgmt |= (uint32_t)F0("directive_value") << 16;
	} else if (is("Read")) { c.rw.opcode = nvme_cmd_read; blocks(); hints(); }
	else if (is("Compare")) { c.rw.opcode = nvme_cmd_compare; blocks(); }
	else if (is("ZoneAppend")) { c.rw.opcode = nvme_cmd_zone_append; blocks(); c.rw.control |= flag("remap", NVME_RW_APPEND_PIREMAP); }
	else if (is("WriteUncorrectable")) { c.rw.opcode = nvme_cmd_write_uncor; c.rw.slba = F("slba"); c.rw.length = F("length"); }
	else if (is("WriteZeroes") || is("Verify")) {
		c.write_zeroes.opcode = is("Verify") ? nvme_cmd_verify : nvme_cmd_write_zeroes;
		c.write_zeroes.slba = F("slba"); c.write_zeroes.length = F("length");
		c.write_zeroes.control = control() | (F0("deallocate") ? 1 << 9 : 0);
		c.write_zeroes.reftag = F("reftag"); c.write_zeroes.apptag = F("apptag"); c.write_zeroes.appmask = F("appmask");
	} else if (is("DatasetManagement")) {
		c.dsm.opcode = nvme_cmd_dsm; data(&c.dsm.dptr); c.dsm.nr = F("ranges");
		c.dsm.attributes = flag("integral_read", NVME_DSMGMT_IDR) | flag("integral_write", NVME_DSMGMT_IDW) |
			flag("deallocate", NVME_DSMGMT_AD);
	} else if (is("ZoneManagementSend")) {
		c.zms.opcode = nvme_cmd_zone_mgmt_send; data(&c.zms.dptr); c.zms.slba = F("slba");
		c.zms.zsa = WORDS("action", { "close", NVME_ZONE_CLOSE }, { "finish", NVME_ZONE_FINISH }, { "open", NVME_ZONE_OPEN },
			{ "reset", NVME_ZONE_RESET }, { "offline", NVME_ZONE_OFFLINE }, { "set_extension", NVME_ZONE_SET_DESC_EXT });
		 c.zms.select_all = F("select_all");
	} else if (is("ZoneManagementReceive")) {
		c.zmr.opcode = nvme_cmd_zone_mgmt_recv; data(&c.zmr.dptr); c.zmr.slba = F("slba"); c.zmr.numd = F("dwords");
		c.zmr.zra = F("action"); c.zmr.zrasf = F("state"); c.zmr.pr = flag("partial", NVME_REPORT_ZONE_PARTIAL);
	} else return 0;
	return 1;
}

static int admin(void)
{
	if (is("DeleteSubmissionQueue") || is("DeleteCompletionQueue")) {
		c.delete_queue.opcode = is("DeleteSubmissionQueue") ? nvme_admin_delete_sq : nvme_admin_delete_cq;
		c.delete_queue.qid = F("qid");
	} else if (is("CreateSubmissionQueue")) {
		c.create_sq.opcode = nvme_admin_create_sq; c.create_sq.prp1 = F("prp1"); c.create_sq.sqid = F("qid");
		c.create_sq.qsize = F("size"); c.create_sq.cqid = F("cqid");
		c.create_sq.sq_flags = flag("contiguous", NVME_QUEUE_PHYS_CONTIG) | WORDS("priority",
			{ "urgent", NVME_SQ_PRIO_URGENT }, { "high", NVME_SQ_PRIO_HIGH }, { "medium", NVME_SQ_PRIO_MEDIUM },
			{ "low", NVME_SQ_PRIO_LOW });
	} else if (is("CreateCompletionQueue")) {
		c.create_cq.opcode = nvme_admin_create_cq; c.create_cq.prp1 = F("prp1"); c.create_cq.cqid = F("qid");
		c.create_cq.qsize = F("size"); c.create_cq.irq_vector = F("vector");
		c.create_cq.cq_flags = flag("contiguous", NVME_QUEUE_PHYS_CONTIG) | flag("interrupts", NVME_CQ_IRQ_ENABLED);
	} else if (is("GetLogPage")) {
		c.get_log_page.opcode = nvme_admin_get_log_page; data(&c.get_log_page.dptr); c.get_log_page.lid = F("page");
		c.get_log_page.lsp = F("specific") | flag("retain_event", 0x80);
		c.get_log_page.numdl = F("dwords_low"); c.get_log_page.numdu = F("dwords_high");
		c.get_log_page.rsvd11 = F("specific_id"); c.get_log_page.lpo = F("offset");
		c.get_log_page.rsvd14[0] = F("uuid"); c.get_log_page.csi = F("command_set");
	} else if (is("Identify")) {
		c.identify.opcode = nvme_admin_identify; data(&c.identify.dptr); c.identify.cns = F("cns");
		c.identify.ctrlid = F("controller"); c.identify.csi = F("command_set");
		unsigned specific = F("specific");
		c.identify.rsvd11[0] = specific; c.identify.rsvd11[1] = specific >> 8;
		c.common.cdw14 = F("uuid");
	} else if (is("Abort")) { c.abort.opcode = nvme_admin_abort_cmd; c.abort.sqid = F("sqid"); c.abort.cid = F("aborted_id"); }
	else if (is("SetFeatures")) {
		c.features.opcode = nvme_admin_set_features; data(&c.features.dptr);
		c.features.fid = F("feature") | flag("save", 1u << 31); c.features.dword11 = F("value");
		c.features.dword12 = F("value12"); c.features.dword13 = F("value13"); c.features.dword14 = F("uuid");
		c.features.dword15 = F("value15");
	} else if (is("GetFeatures")) {
		c.features.opcode = nvme_admin_get_features; data(&c.features.dptr);
		c.features.fid = F("feature") | F("select") << 8; c.features.dword11 = F("value"); c.features.dword14 = F("uuid");
	} else if (is("AsyncEventRequest")) c.common.opcode = nvme_admin_async_event;
	else if (is("KeepAlive")) c.common.opcode = nvme_admin_keep_alive;
	else if (is("FirmwareDownload")) {
		c.dlfw.opcode = nvme_admin_download_fw; data(&c.dlfw.dptr); c.dlfw.numd = F("dwords"); c.dlfw.offset = F("offset");
	} else if (is("DirectiveSend")) {
		c.directive.opcode = nvme_admin_directive_send; data(&c.directive.dptr); c.directive.numd = F("dwords");
		c.directive.doper = F("operation"); c.directive.dtype = F("kind"); c.directive.dspec = F("specific");
		c.directive.endir = F("enable"); c.directive.tdtype = F("target");
	} else if (is("DoorbellBuffers")) { c.dbbuf.opcode = nvme_admin_dbbuf; c.dbbuf.prp1 = F("prp1"); c.dbbuf.prp2 = F("prp2"); }
	else return 0;
	return 1;
}

static int encode(unsigned char *out)
{
	if (is("Completion")) {
		struct nvme_completion e = { .result.u64 = F("result"), .sq_head = F("sq_head"), .sq_id = F("sq_id"),
			.command_id = F("command_id") };
		/* The driver numbers the bits of status from above the phase. */
		e.status = F("phase") | (F("status") | F("status_kind") << 8 | F("retry_delay") * (NVME_SC_CRD & -NVME_SC_CRD) |
			flag("more", NVME_SC_MORE) | flag("do_not_retry", NVME_SC_DNR)) << 1;
		memcpy(out, &e, 16);
		return 16;
	}
	memset(&c, 0, sizeof c);
	if (!io() && !admin())
		return 0;
	c.common.flags = WORDS("fuse", { "normal", 0 }, { "first", NVME_CMD_FUSE_FIRST }, { "second", NVME_CMD_FUSE_SECOND }) |
		WORDS("pointer", { "prp", 0 }, { "sgl", NVME_CMD_SGL_METABUF }, { "sgl_metadata", NVME_CMD_SGL_METASEG });
	c.common.command_id = F("command_id");
	if (has("nsid"))
		c.common.nsid = F("nsid");
	memcpy(out, &c, 64);
	return 64;
}
