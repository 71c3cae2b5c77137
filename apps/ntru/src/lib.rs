// SPDX-License-Identifier: MIT OR Apache-2.0
//! Key pairs, encryption and decryption of NTRU and Streamlined NTRU Prime, on polynomials: no hashing, no
//! encoding, no KEM.
//!
//! ```
//! use bezout_ntru::prime::SNTRUP761;
//! // Not random at all: an example.
//! let mut state = 1u64;
//! let mut random = |bytes: &mut [u8]| {
//!     for b in bytes {
//!         state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
//!         *b = (state >> 56) as u8;
//!     }
//! };
//! let (public, secret) = SNTRUP761.key_pair(&mut random);
//! let message = SNTRUP761.short(&mut random);
//! assert_eq!(secret.decrypt(&public.encrypt(&message)), message);
//! ```
#![forbid(unsafe_code)]

pub mod ntru;
pub mod prime;
mod product;

/// Fills a slice with random bytes.
pub type Random<'a> = &'a mut dyn FnMut(&mut [u8]);

fn word(random: Random) -> u32 {
    let mut bytes = [0; 4];
    random(&mut bytes);
    u32::from_le_bytes(bytes)
}

/// -1, 0 or 1, each as often but for 1 in 2^30.
fn trit(random: Random) -> i16 {
    (((word(random) & 0x3fff_ffff) * 3) >> 30) as i16 - 1
}

/// `plus` ones, `minus` times -1, and zeros, in random order: random words are sorted by a network, so that
/// no address depends on them.
fn shuffled(n: usize, plus: usize, minus: usize, random: Random) -> Vec<i16> {
    let mut words: Vec<u32> = (0..n)
        .map(|i| {
            let sign = if i < plus {
                1
            } else if i < plus + minus {
                2
            } else {
                0
            };
            (word(random) & !3) | sign
        })
        .collect();
    sort(&mut words);
    // 0, 1, 2 to 0, 1, -1.
    words
        .iter()
        .map(|w| (w & 1) as i16 - (w >> 1 & 1) as i16)
        .collect()
}

/// Batcher's merge exchange: the places that are compared depend on the length alone.
fn sort(a: &mut [u32]) {
    let n = a.len();
    let mut compare = |i: usize, j: usize| {
        let (x, y) = (a[i], a[j]);
        // The borrow of y - x, as a mask.
        let swap = (((y as u64).wrapping_sub(x as u64) >> 63) as u32).wrapping_neg();
        let t = (x ^ y) & std::hint::black_box(swap);
        (a[i], a[j]) = (x ^ t, y ^ t);
    };
    let top = n.next_power_of_two() / 2;
    let mut p = top;
    while p > 0 {
        let (mut q, mut r, mut d) = (top, 0, p);
        loop {
            for i in 0..n - d {
                if i & p == r {
                    compare(i, i + d);
                }
            }
            if q == p {
                break;
            }
            (d, q, r) = (q - p, q / 2, p);
        }
        p /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_sort() {
        let mut state = 1u32;
        for n in 2..200 {
            let mut a: Vec<u32> = (0..n)
                .map(|_| {
                    state = state.wrapping_mul(1664525).wrapping_add(1013904223);
                    state >> (state % 30)
                })
                .collect();
            let mut b = a.clone();
            sort(&mut a);
            b.sort();
            assert_eq!(a, b);
        }
    }
}
