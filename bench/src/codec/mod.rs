//! Codecs of the same ten records, by hand, by Chappe and by its peers.

pub mod ahead;
pub mod bulk;
pub mod data;
pub mod prototype;
pub mod rows;
pub mod sorted;
