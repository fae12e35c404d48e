//! Codecs of the same ten records, by hand, by Chappe and by its peers.

pub mod bilge;
pub mod binrw;
pub mod by_match;
pub mod chappe;
pub mod data;
pub mod decode;
pub mod deku;
pub mod hand;
pub mod measure;
pub mod oracle;
pub mod pdl;
pub mod peer;
pub mod peers;
pub mod report;
pub mod rules;
mod shared;
pub mod typed;
pub mod valid;
pub mod winnow;
pub mod work;
pub mod zerocopy;
