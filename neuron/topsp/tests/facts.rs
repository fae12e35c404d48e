//! Every offset of the published tables, read from the specification; the vectors.

#![allow(clippy::too_many_lines, reason = "tables")]

use chappe_neuron::{
    BarrierSemMapping, DeviceBarrier, MeshEvent, NcfwConfigs, NeffConfigs, Neighbour, RingChannel, RingLive, SpadCtrl,
    SpadSlot, SpadStep, Token, TokenMesh, TokenRing,
};
use chappe_runtime::record::{Record, RecordInfo};
use chappe_topsp::image::{Form, offset_of};
use serde_json::Value;

fn at(info: &RecordInfo, rows: &[(&str, u32)]) {
    for (path, offset) in rows {
        assert_eq!(offset_of(info, path), Some(*offset), "{}.{path}", info.name);
    }
}

#[test]
fn vectors_of_the_image() {
    let text = include_str!("../../tests/vectors/image.json");
    let v: Value = serde_json::from_str(text).expect("json");
    assert_eq!(v["record"], NcfwConfigs::INFO.name);
    assert_eq!(v["size"], NcfwConfigs::INFO.size);
    assert_eq!(v["engine_bias"], chappe_neuron::SP_ENGINE_IMAGE);
    let offsets = v["offsets"].as_object().expect("object");
    assert_eq!(offsets.len(), 64);
    for (path, offset) in offsets {
        let right = u32::from_str_radix(offset.as_str().expect("hex").trim_start_matches("0x"), 16).expect("hex");
        assert_eq!(offset_of(NcfwConfigs::INFO, path), Some(right), "{path}");
    }
    for (arch, size) in v["device_sizes"].as_object().expect("object") {
        let arch: chappe_neuron::Arch = arch.rsplit_once("::").expect("spec::arch").1.parse().expect("an arch");
        let bytes = chappe_neuron::Ncfw::config_bytes(&arch).expect("known");
        assert_eq!(u64::from(bytes), size.as_u64().expect("number"));
        assert!(Form::of_size(bytes as usize).is_some());
    }
}

#[test]
fn tables_of_the_image() {
    assert_eq!([RingChannel::SIZE, Neighbour::SIZE, MeshEvent::SIZE, RingLive::SIZE], [148, 28, 80, 16]);
    assert_eq!([NeffConfigs::SIZE, DeviceBarrier::SIZE, BarrierSemMapping::SIZE], [3592, 292, 14]);
    at(
        RingChannel::INFO,
        &[
            ("next_neigh", 0),
            ("prev_neigh", 28),
            ("recv_sema", 56),
            ("send_sema", 64),
            ("post_sema", 72),
            ("dma_compl_sema", 80),
            ("kring_peer_semas", 88),
            ("kring_peer_semas.mine", 88),
            ("kring_peer_semas.peers[0]", 96),
            ("kring_peer_semas.peers[1]", 104),
            ("kring_peer_semas.peers[2]", 112),
            ("dma_apb_bcast", 120),
            ("dma_apb_bcast.m2s_tail_ptr", 120),
            ("dma_apb_bcast.s2m_tail_ptr", 128),
            ("dma_apb_bcast.mask", 136),
            ("channel_id", 140),
            ("spad_slot_idx", 141),
            ("fold_n", 142),
            ("kangaring_is_primary", 143),
            ("kangaring_num_peers", 144),
        ],
    );
    at(Neighbour::INFO, &[("net_idx_addrs[0]", 0), ("net_idx_addrs[2]", 16), ("fold_n", 24), ("type", 25)]);
    at(
        MeshEvent::INFO,
        &[
            ("dma_apb_bcast[0]", 0),
            ("dma_apb_bcast[1]", 20),
            ("direct_trigger_sema[0]", 40),
            ("direct_trigger_sema[1]", 48),
            ("direct_trigger_sema[2]", 56),
            ("event_wait_sema", 64),
            ("wait_val", 72),
            ("event_type", 76),
            ("dma_trigger", 77),
            ("direct_trigger", 78),
            ("wait_event", 79),
        ],
    );
    at(
        RingLive::INFO,
        &[
            ("recv_cnt", 0),
            ("send_credit", 2),
            ("repeat_cnt", 4),
            ("m2s_val", 6),
            ("s2m_val", 8),
            ("slot_idx", 14),
            ("run_state", 15),
        ],
    );
    at(
        NeffConfigs::INFO,
        &[
            ("dma_alloc_bitmap", 0),
            ("desc_count", 64),
            ("slot_spad_base[0]", 2144),
            ("ctrl_spad_base", 2192),
            ("barrier_configs", 2200),
            ("basic_block_configs", 2496),
            ("basic_block_configs.table", 2496),
            ("basic_block_configs.switch_completed", 3520),
            ("basic_block_configs.pring_base_addr", 3528),
            ("basic_block_configs.pring_total_desc_num", 3536),
            ("trigger", 3544),
            ("trigger_next", 3552),
            ("complete", 3560),
            ("complete_prev", 3568),
            ("tpb_stop_sema", 3576),
            ("op_num", 3584),
            ("function_n", 3588),
            ("tpb_compl_addr_num", 3590),
            ("leader", 3591),
            ("dbg_cc_nop", 3591),
            ("host_cc", 3591),
        ],
    );
    at(
        DeviceBarrier::INFO,
        &[
            ("barrier_step_config", 0),
            ("dma_sync_sema", 0xD0),
            ("dma_apb_bcast", 0xF0),
            ("start_network_proxy", 0x104),
            ("dma_sync_sema_value", 0x10C),
            ("tdrbp_low", 0x110),
            ("tdrbp_high", 0x114),
            ("desc_count", 0x118),
            ("total_desc_n", 0x11C),
            ("dma_engines_bitmap", 0x120),
            ("queue_id", 0x122),
        ],
    );
    let steps = [
        (0x00, [0x04, 0x0C, 0x14, 0x1C], [0x24, 0x28, 0x2C, 0x30]),
        (0x34, [0x38, 0x40, 0x48, 0x50], [0x58, 0x5C, 0x60, 0x64]),
        (0x68, [0x6C, 0x74, 0x7C, 0x84], [0x8C, 0x90, 0x94, 0x98]),
        (0x9C, [0xA0, 0xA8, 0xB0, 0xB8], [0xC0, 0xC4, 0xC8, 0xCC]),
    ];
    for (step, (base, semas, targets)) in steps.into_iter().enumerate() {
        let of = |what: String| offset_of(DeviceBarrier::INFO, &format!("barrier_step_config[{step}].{what}"));
        assert_eq!([of("m2s_val".into()), of("s2m_val".into())], [Some(base), Some(base + 2)]);
        for slot in 0..4 {
            assert_eq!(of(format!("barrier_sema[{slot}]")), Some(semas[slot]));
            assert_eq!(of(format!("target_sema_val[{slot}]")), Some(targets[slot]));
        }
    }
    at(BarrierSemMapping::INFO, &[("sem_index", 0), ("sp_idx", 8), ("field[0]", 10), ("field[1]", 12)]);
}

#[test]
fn absolute_positions() {
    // Field, host image, engine object, device of arch 2, device of arch 3 and 4.
    let rows = [
        ("slot_spad_base[0]", 0x5990, 0x5A40, 0x2A88, 0x3CA8),
        ("ctrl_spad_base", 0x59C0, 0x5A70, 0x2AB8, 0x3CD8),
        ("barrier_configs", 0x59C8, 0x5A78, 0x2AC0, 0x3CE0),
        ("barrier_configs.device.barrier_step_config[0].barrier_sema[0]", 0x59CC, 0x5A7C, 0x2AC4, 0x3CE4),
        ("barrier_configs.device.barrier_step_config[1]", 0x59FC, 0x5AAC, 0x2AF4, 0x3D14),
        ("barrier_configs.device.barrier_step_config[2]", 0x5A30, 0x5AE0, 0x2B28, 0x3D48),
        ("barrier_configs.device.barrier_step_config[3]", 0x5A64, 0x5B14, 0x2B5C, 0x3D7C),
        ("barrier_configs.device.dma_sync_sema[0]", 0x5A98, 0x5B48, 0x2B90, 0x3DB0),
        ("barrier_configs.device.dma_apb_bcast", 0x5AB8, 0x5B68, 0x2BB0, 0x3DD0),
        ("barrier_configs.device.start_network_proxy", 0x5ACC, 0x5B7C, 0x2BC4, 0x3DE4),
        ("barrier_configs.device.dma_sync_sema_value", 0x5AD4, 0x5B84, 0x2BCC, 0x3DEC),
        ("barrier_configs.device.tdrbp_low", 0x5AD8, 0x5B88, 0x2BD0, 0x3DF0),
        ("barrier_configs.device.tdrbp_high", 0x5ADC, 0x5B8C, 0x2BD4, 0x3DF4),
        ("barrier_configs.execute_device_barrier", 0x5AEC, 0x5B9C, 0x2BE4, 0x3E04),
        ("basic_block_configs.switch_completed", 0x5EF0, 0x5FA0, 0x2FE8, 0x4208),
        ("trigger", 0x5F08, 0x5FB8, 0x3000, 0x4220),
        ("trigger_next", 0x5F10, 0x5FC0, 0x3008, 0x4228),
        ("complete", 0x5F18, 0x5FC8, 0x3010, 0x4230),
        ("complete_prev", 0x5F20, 0x5FD0, 0x3018, 0x4238),
        ("op_num", 0x5F30, 0x5FE0, 0x3028, 0x4248),
        ("leader", 0x5F37, 0x5FE7, 0x302F, 0x424F),
    ];
    let bias = u32::try_from(chappe_neuron::SP_ENGINE_IMAGE).expect("small");
    for (field, host, engine, two, three) in rows {
        let path = format!("neff.{field}");
        let of = |form: Form| offset_of(form.info(), &path);
        assert_eq!(
            [of(Form::Host), of(Form::Device50), of(Form::Device108)],
            [Some(host), Some(two), Some(three)],
            "{field}"
        );
        assert_eq!(host + bias, engine, "{field}: the seed's displacements are engine-relative");
    }
    let parts = [
        ("ring", 0, 0, 0),
        ("mesh", 0x1280, 0x1280, 0x1280),
        ("neff", 0x5130, 0x2228, 0x3448),
        ("dev", 0x5100, 0x3030, 0x4250),
    ];
    for (part, host, two, three) in parts {
        let of = |form: Form| offset_of(form.info(), part);
        assert_eq!(
            [of(Form::Host), of(Form::Device50), of(Form::Device108)],
            [Some(host), Some(two), Some(three)],
            "{part}"
        );
    }
    assert_eq!(Form::ALL.map(|f| f.info().size), [24376, 12384, 17024]);
}

#[test]
fn tables_of_tokens_and_scratch_pads() {
    assert_eq!([Token::SIZE, TokenRing::SIZE, TokenMesh::SIZE], [160, 128, 128]);
    at(
        Token::INFO,
        &[
            ("rid", 0),
            ("tpb_index", 4),
            ("pod_node_id", 8),
            ("nec_dev_id", 12),
            ("fold_n", 16),
            ("port", 20),
            ("sp_idx", 24),
            ("ring", 32),
            ("ring.recv_sema_ids[0]", 32),
            ("ring.send_sema_id", 64),
            ("ring.peer_sema_id", 66),
            ("ring.compl_sema_id", 68),
            ("mesh.semaphore_ids[0]", 32),
            ("mesh.semaphore_ids[52]", 136),
            ("net.net_idx_addrs[15]", 152),
        ],
    );
    assert_eq!([SpadCtrl::SIZE, SpadSlot::SIZE], [8, 8]);
    at(SpadStep::INFO, &[("m2s_val", 0), ("s2m_val", 2), ("repeat", 4), ("last_sync", 6)]);
    let entry = SpadCtrl::builder()
        .cc_op(true)
        .reporter(true)
        .view(chappe_neuron::SpadCtrlView::ChannelList(5))
        .build(None)
        .expect("legal");
    assert_eq!(entry.encode(), [0x01, 0x00, 0x01, 0x00, 0x05, 0x00, 0x00, 0x00]);
    assert_eq!(chappe_neuron::SPAD_CONTINUE.to_le_bytes(), [0, 0, 0, 0, 0xFE, 0xFF, 0xFE, 0xFF]);
}

#[test]
fn routed_addresses() {
    // Chip 42, die 1, valid, relaxed ordering.
    let chip = chappe_neuron::RoutedChip::builder().chip_id(42).id_valid(true).relaxed_ordering(true);
    let address = chappe_neuron::RoutedAddress::builder()
        .local(0x1234_5678_9ABC)
        .die(true)
        .view(chappe_neuron::RoutedAddressView::Chip(chip.build(None).expect("legal")))
        .build(None)
        .expect("legal");
    assert_eq!(u64::from_le_bytes(address.encode()), 0x016A_9234_5678_9ABC);
}

#[test]
fn the_runtimes_table() {
    let rows = chappe_neuron::RUNTIME_OPS;
    assert_eq!(rows.len(), 42);
    assert!(rows.windows(2).all(|w| w[0].slot < w[1].slot), "ascending");
    assert!(rows.iter().all(|r| r.slot % 8 == 0 && u32::from(r.slot) < chappe_neuron::RUNTIME_OPS_BYTES));
    let at = |name: &str| rows.iter().find(|r| r.name == name).map(|r| r.slot);
    assert_eq!(
        ["r", "s", "i", "d"].map(|w| at(&format!("get_sp_sema_{w}_ofst"))),
        [Some(0x18), Some(0x20), Some(0x28), Some(0x30)]
    );
    assert_eq!(
        ["r", "s", "i", "d"].map(|w| at(&format!("get_sp_sema_{w}_ofst_for_bar_mapped_vaddr"))),
        [Some(0x38), Some(0x40), Some(0x48), Some(0x50)]
    );
    assert_eq!([at("get_bar0_top_sp_0_offset"), at("get_barrier_sem_mapping")], [Some(0x68), Some(0x258)]);
    assert_eq!([at("get_ncfw_configs_sz"), at("get_apb_bcast_m2s_offsets")], [Some(0x1F0), Some(0x130)]);
}

#[test]
fn named_semaphores_and_events() {
    let raw: Vec<u8> = chappe_neuron::SYNC_EVENTS.iter().map(|r| r.value).collect();
    assert_eq!(raw, [0, 1, 2, 3, 35, 3, 0, 3, 4, 5, 5, 6, 7, 8, 9, 10, 13, 14, 18, 3]);
    let ids: Vec<u8> = chappe_neuron::TOP_SP_SEMAPHORES.iter().map(|r| r.id).collect();
    assert_eq!(ids, [0, 1, 2, 3, 4, 5, 6, 7, 255]);
    let bases: Vec<u64> = chappe_neuron::APB_REGIONS.iter().map(|r| r.base).collect();
    let die = [0x0010_0208_0000, 0x0010_0308_0000, 0x0050_0408_0000, 0x0050_0508_0000];
    assert_eq!(bases[..4], die);
    assert_eq!(bases[4..], die.map(|b| b | 1 << 47));
}
