//! Reproducible pseudo-random numbers: SplitMix64, drawn by position rather than in sequence.
//!
//! A draw depends on the seed and on what it is for, never on what was drawn before, so that a change of one step does
//! not disturb the others.

/// What a number is drawn for.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    Cost = 1,
    Duration = 2,
    Predicate = 3,
}

/// A draw for step `step` of stream `stream` (or for a predicate).
pub(crate) fn draw(seed: u64, purpose: Purpose, stream: u32, step: u32) -> u64 {
    let place = (u64::from(stream) << 32) | u64::from(step);
    mix(mix(mix(seed).wrapping_add(purpose as u64)).wrapping_add(place))
}

/// Between half of `cycles` and twice as many, and sometimes more than 0 for 0.
pub(crate) fn perturb(cycles: u32, draw: u64) -> u32 {
    let least = u64::from(cycles / 2);
    let most = u64::from(cycles) * 2 + 2;
    u32::try_from(least + draw % (most - least)).unwrap_or(u32::MAX)
}

fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
