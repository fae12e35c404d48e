//! Codecs of the same ten records, by hand, by Chappe and by its peers.

pub mod ahead;
pub mod binrw;
pub mod bulk;
pub mod by_match;
pub mod data;
pub mod decode;
pub mod deku;
pub mod hand;
pub mod oracle;
pub mod pdl;
pub mod peer;
pub mod prototype;
pub mod rows;
pub mod rules;
mod shared;
pub mod sorted;
pub mod typed;
pub mod winnow;
pub mod zerocopy;
