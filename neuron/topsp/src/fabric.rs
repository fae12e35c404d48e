//! What composition must know of a generation.
//!
//! Every generation of the bindings is a [`Fabric`], and so is a specification that is read at run time
//! (`Interpreted`, with the feature `spec`). What was never published has no value there: asking for it is an error that says so,
//! until a specification that extends neuron's gives it.

use alloc::string::{String, ToString};
use core::fmt;

use chappe_neuron::{Bar0, Ncfw, Soc, TopSp};
use chappe_runtime::ops::OpError;

/// Why a generation has no answer: the specification's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FabricError(pub String);

impl fmt::Display for FabricError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for FabricError {}

impl From<OpError> for FabricError {
    fn from(e: OpError) -> Self {
        FabricError(e.to_string())
    }
}

macro_rules! operations {
    ($($of:ident::$name:ident($($param:ident: $ty:ty),*) -> $result:ty;)*) => {
        /// The operations of a generation, as the specification declares them: see there for what they mean.
        pub trait Fabric {
            $(
                #[doc = concat!("`", stringify!($name), "` of `", stringify!($of), "`.")]
                ///
                /// # Errors
                ///
                /// Arguments out of bounds, and what the specification does not know.
                fn $name(&self, $($param: $ty),*) -> core::result::Result<$result, FabricError>;
            )*
        }

        impl<T: TopSp + Ncfw> Fabric for T {
            $(
                fn $name(&self, $($param: $ty),*) -> core::result::Result<$result, FabricError> {
                    Ok($of::$name(self, $($param),*)?)
                }
            )*
        }

        #[cfg(feature = "spec")]
        impl Fabric for crate::interpreted::Interpreted<'_> {
            $(
                fn $name(&self, $($param: $ty),*) -> core::result::Result<$result, FabricError> {
                    self.call(stringify!($name), &[$(crate::interpreted::Number::wide($param)),*])
                }
            )*
        }
    };
}

operations! {
    TopSp::sema_base(sp: u32) -> Soc;
    TopSp::control_base(sp: u32) -> Soc;
    TopSp::bar0_base(sp: u32) -> Bar0;
    TopSp::event_addr(sp: u32, id: u16) -> Soc;
    TopSp::sema_addr_r(sp: u32, id: u16) -> Soc;
    TopSp::sema_addr_s(sp: u32, id: u16) -> Soc;
    TopSp::sema_addr_i(sp: u32, id: u16) -> Soc;
    TopSp::sema_addr_d(sp: u32, id: u16) -> Soc;
    TopSp::sema_bar_r(sp: u32, id: u16) -> Bar0;
    TopSp::sema_bar_s(sp: u32, id: u16) -> Bar0;
    TopSp::sema_bar_i(sp: u32, id: u16) -> Bar0;
    TopSp::sema_bar_d(sp: u32, id: u16) -> Bar0;
    TopSp::init_signal(sp: u32) -> Soc;
    TopSp::tsync_signal(sp: u32) -> Soc;
    TopSp::host_trigger(sp: u32) -> Soc;
    TopSp::stop_signal(sp: u32) -> Soc;
    TopSp::basic_block_switch(sp: u32) -> Soc;
    Ncfw::topsp_count() -> u32;
    Ncfw::silicon_index(sp: u32) -> u32;
    Ncfw::config_bytes() -> u32;
    Ncfw::max_mesh_events() -> u32;
    Ncfw::spad_ctrl_bytes() -> u32;
    Ncfw::spad_slot_bytes() -> u32;
    Ncfw::spad_slot_max() -> u32;
    Ncfw::spad_slot_base(ctrl: Soc, slot: u32) -> Soc;
    Ncfw::spad_repeat(times: u32) -> u32;
    Ncfw::bundle_queue(bundle: u32) -> u32;
    Ncfw::bundle_engines(bundle: u32) -> u32;
    Ncfw::apb_region(region: u32) -> Soc;
    Ncfw::apb_region_of(tpb: u32, bundle: u32) -> u32;
    Ncfw::apb_m2s(region: u32, queue: u32) -> Soc;
    Ncfw::apb_s2m(region: u32, queue: u32) -> Soc;
    Ncfw::apb_mask(bundle: u32, allocated: u32) -> u32;
    Ncfw::remote(addr: Soc, port: u32, rid: u32, pod_node_id: u32) -> Soc;
    Ncfw::routed_above() -> u32;
    Ncfw::barrier_sema(barrier: u32, op: u32, host_cc: u32, tpb: u32) -> u16;
    Ncfw::barrier_start_bit(barrier: u32, op: u32) -> u8;
    Ncfw::barrier_num_bits(barrier: u32, op: u32) -> u8;
    Ncfw::barrier_weight(bit: u32) -> u32;
    Ncfw::target_bias() -> i32;
    Ncfw::barrier_done_sema(host_cc: u32) -> u16;
    Ncfw::host_barrier_start() -> u16;
    Ncfw::host_barrier_done() -> u16;
    Ncfw::trigger_sema() -> u16;
    Ncfw::complete_sema() -> u16;
    Ncfw::dma_sync_sema() -> u16;
    Ncfw::barrier_descs(posts: u32) -> u32;
    Ncfw::barrier_dma_engines(tpb: u32) -> u32;
    Ncfw::device_nibble(device: u32) -> u32;
    Ncfw::seng_of(tpb: u32) -> u32;
    Ncfw::tsync_reserved(sp: u32) -> Soc;
    Ncfw::tsync_engine(tpb: u32) -> Soc;
    Ncfw::timestamp_local(sp: u32) -> Soc;
    Ncfw::timestamp_tpb(tpb: u32) -> Soc;
    Ncfw::timestamp_tpb_value(tpb: u32) -> u32;
    Ncfw::ack_addr(tpb: u32, leader: u32) -> Soc;
    Ncfw::stop_by_register() -> u32;
    Ncfw::stop_sema() -> u16;
    Ncfw::sentinel_policy() -> u32;
    Ncfw::algo_nibble(algorithm: u32) -> u32;
    Ncfw::end_mark() -> u64;
}
