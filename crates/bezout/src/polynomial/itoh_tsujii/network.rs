// SPDX-License-Identifier: MIT OR Apache-2.0
//! Permutations as networks of exchanges \[Ben65\]: in each layer, places that differ in one bit
//! are exchanged or not. The masks are public constants, computed by the compiler.

use crate::backend::x86_64::polynomial::binary::{LAYERS, Network, WORDS};

const PLACES: usize = 64 * WORDS;

/// The network that moves coefficient `i` to `i factor` modulo `n`, for `i < n`, and no other one.
///
/// Outer layers go first. For a bit, one item of each pair of places is sent to the half where the
/// bit is 0, its mate to the other one, and so are the two items that come together at the end:
/// items of both kinds of pairs form cycles of even length. One visit of each pair does all of it:
/// the compiler is slow.
pub(super) const fn network(n: usize, factor: usize) -> Network {
    assert!(n <= PLACES);
    // Where the item of a place goes, and from where one comes.
    let (mut to, mut from) = ([0u16; PLACES], [0u16; PLACES]);
    let mut i = 0;
    while i < PLACES {
        let end = if i < n { i * factor % n } else { i };
        (to[i], from[end]) = (end as u16, i as u16);
        i += 1;
    }
    let mut masks = [[0; WORDS]; LAYERS];
    let last = LAYERS - 1;
    let mut layer = 0;
    while layer < last / 2 {
        let position = last / 2 - layer;
        let bit = 1 << position;
        let (mut next_to, mut next_from) = ([0; PLACES], [0; PLACES]);
        // By the lower place of each pair.
        let mut sent = [false; PLACES];
        let mut start = 0;
        while start < PLACES {
            let mut item = start;
            while !sent[item & !bit] {
                let (low, high) = (item & !bit, item | bit);
                let (end, mate_end) = (to[item] as usize, to[item ^ bit] as usize);
                sent[low] = true;
                if item != low {
                    set(&mut masks[layer], low, position);
                }
                if mate_end & bit == 0 {
                    set(&mut masks[last - layer], mate_end, position);
                }
                (next_to[low], next_from[end & !bit]) = ((end & !bit) as u16, low as u16);
                (next_to[high], next_from[mate_end | bit]) = ((mate_end | bit) as u16, high as u16);
                // What comes together with the mate at the end.
                item = from[mate_end ^ bit] as usize;
            }
            start += 1;
        }
        (to, from) = (next_to, next_from);
        layer += 1;
    }
    let mut i = 0;
    while i < PLACES {
        if to[i] as usize == i + 1 {
            set(&mut masks[layer], i, 0);
        }
        i += 2;
    }
    Network(masks)
}

/// Exchanges place `i` with the one that has bit `position` set. From 8 to 128 places apart,
/// vectors are rotated: both have a mask.
const fn set(mask: &mut [u64; WORDS], i: usize, position: usize) {
    mask[i / 64] |= 1 << (i % 64);
    if position >= 3 && position < 8 {
        let other = i | 1 << position;
        mask[other / 64] |= 1 << (other % 64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The network on single places.
    fn moved(network: &Network, x: &[u16; PLACES]) -> [u16; PLACES] {
        let mut x = *x;
        for (layer, mask) in network.0.iter().enumerate() {
            let bit = 1 << layer.abs_diff(9);
            for i in (0..PLACES).filter(|i| i & bit == 0) {
                if mask[i / 64] >> (i % 64) & 1 == 1 {
                    x.swap(i, i | bit);
                }
            }
        }
        x
    }

    #[test]
    fn networks_are_permutations() {
        for (n, factor) in [
            (1, 0),
            (2, 1),
            (3, 2),
            (509, 7),
            (701, 700),
            (821, 2),
            (1024, 511),
        ] {
            let mut network = network(n, factor);
            let places: [u16; PLACES] = core::array::from_fn(|i| i as u16);
            let expected = |network: &Network| {
                let found = moved(network, &places);
                (0..PLACES).all(|i| {
                    let to = if i < n { i * factor % n } else { i };
                    found[to] as usize == i
                })
            };
            assert!(expected(&network), "{n} {factor}");
            // A wrong exchange is seen.
            network.0[9][3] ^= 1 << 4;
            assert!(!expected(&network));
        }
    }
}
