// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion in each preset ring against the inversion inside of the crates `pqcrypto-ntruprime` and
//! `pqcrypto-ntru`, interleaved, each call with a fresh input: the smallest sample and the median of each, in
//! cycles of a chain of multiplications of known latency around each sample. x86-64 alone.
//!
//! The peers' functions take reduced elements, and of Streamlined NTRU Prime's large ring small ones, of which
//! they invert three times the element. Their results are compared with ours; where there is no inverse, they
//! may return anything, so that what they answer there does not count.

use bezout::polynomial::Ring;
use bezout::polynomial::presets::RINGS;
use pqcrypto_ntru as _;
use pqcrypto_ntruprime as _;
use std::arch::asm;
use std::arch::x86_64::{_mm_lfence, _rdtsc};
use std::hint::black_box;

type Prime = unsafe extern "C" fn(*mut u8, *const u8, *const u8, *const u8) -> i32;
type Ntru = unsafe extern "C" fn(*mut u16, *const u16);

enum Peer {
    Small(Prime),
    Large(Prime),
    Ntru(Ntru),
}

macro_rules! peers {
    ($($row:literal, $kind:ident, $function:ident;)*) => {
        unsafe extern "C" {
            $(fn $function();)*
        }
        fn peers() -> Vec<(&'static str, Peer)> {
            // SAFETY: the functions have these signatures.
            vec![$(($row, Peer::$kind(unsafe {
                std::mem::transmute::<unsafe extern "C" fn(), _>($function)
            }))),*]
        }
    };
}

peers! {
    "sntrup653-r3", Small, PQCLEAN_SNTRUP653_AVX2_crypto_core_inv3sntrup653;
    "sntrup761-r3", Small, PQCLEAN_SNTRUP761_AVX2_crypto_core_inv3sntrup761;
    "sntrup857-r3", Small, PQCLEAN_SNTRUP857_AVX2_crypto_core_inv3sntrup857;
    "sntrup953-r3", Small, PQCLEAN_SNTRUP953_AVX2_crypto_core_inv3sntrup953;
    "sntrup1013-r3", Small, PQCLEAN_SNTRUP1013_AVX2_crypto_core_inv3sntrup1013;
    "sntrup1277-r3", Small, PQCLEAN_SNTRUP1277_AVX2_crypto_core_inv3sntrup1277;
    "sntrup653-rq", Large, PQCLEAN_SNTRUP653_AVX2_crypto_core_invsntrup653;
    "sntrup761-rq", Large, PQCLEAN_SNTRUP761_AVX2_crypto_core_invsntrup761;
    "sntrup857-rq", Large, PQCLEAN_SNTRUP857_AVX2_crypto_core_invsntrup857;
    "sntrup953-rq", Large, PQCLEAN_SNTRUP953_AVX2_crypto_core_invsntrup953;
    "sntrup1013-rq", Large, PQCLEAN_SNTRUP1013_AVX2_crypto_core_invsntrup1013;
    "sntrup1277-rq", Large, PQCLEAN_SNTRUP1277_AVX2_crypto_core_invsntrup1277;
    "hrss701-s3", Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_S3_inv;
    "hrss701-s2", Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_R2_inv;
    "hrss701-rq", Ntru, PQCLEAN_NTRUHRSS701_AVX2_poly_Rq_inv;
    "hps2048509-s3", Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_S3_inv;
    "hps2048509-s2", Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_R2_inv;
    "hps2048509-rq", Ntru, PQCLEAN_NTRUHPS2048509_AVX2_poly_Rq_inv;
    "hps2048677-s3", Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_S3_inv;
    "hps2048677-s2", Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_R2_inv;
    "hps2048677-rq", Ntru, PQCLEAN_NTRUHPS2048677_AVX2_poly_Rq_inv;
    "hps4096821-s3", Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_S3_inv;
    "hps4096821-s2", Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_R2_inv;
    "hps4096821-rq", Ntru, PQCLEAN_NTRUHPS4096821_AVX2_poly_Rq_inv;
}

const SAMPLES: usize = 101;

/// Room for every element, aligned as the peers want it.
#[repr(C, align(64))]
struct Buffer([u16; 2048]);

fn ticks() -> u64 {
    // SAFETY: these instructions are of every x86-64 CPU.
    unsafe {
        _mm_lfence();
        let t = _rdtsc();
        _mm_lfence();
        t
    }
}

/// 3000 cycles: a multiplication has a latency of 3 on every Intel core since Nehalem and every Zen.
#[inline(never)]
fn chain() {
    let mut x = 3u64;
    for _ in 0..1000 {
        // SAFETY: the instruction changes a register.
        unsafe { asm!("imul {0}, {0}", inout(reg) x, options(pure, nomem, nostack)) };
    }
    black_box(x);
}

fn sample(work: impl FnOnce()) -> f64 {
    let start = ticks();
    chain();
    let before = ticks();
    work();
    let after = ticks();
    chain();
    let shorter = (before - start).min(ticks() - after);
    (after - before) as f64 * 3000.0 / shorter as f64
}

/// SplitMix64: no short recurrence, which would make some algorithms end early.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// The time of the peer, and its result as ours would be.
fn run(peer: &Peer, ring: &Ring, a: &[u16]) -> (f64, Vec<u16>) {
    let (n, q) = (ring.len(), ring.q() as i64);
    let (mut input, mut out) = (Buffer([0; 2048]), Buffer([0; 2048]));
    let none = std::ptr::null();
    // Small coefficients as bytes: -1, 0, 1.
    let small = |buffer: &mut Buffer| {
        for (i, pair) in a.chunks(2).enumerate() {
            let byte = |c: u16| match c as i64 {
                0 => 0u16,
                1 => 1,
                _ => 0xff,
            };
            let high = pair.get(1).map_or(0, |&c| byte(c));
            buffer.0[i] = byte(pair[0]) | high << 8;
        }
    };
    match peer {
        Peer::Small(f) => {
            small(&mut input);
            let (to, from) = (out.0.as_mut_ptr().cast(), input.0.as_ptr().cast());
            // SAFETY: the buffers are longer than an element; the other arguments are not used.
            let time = sample(|| unsafe {
                black_box(f(to, from, none, none));
            });
            let byte = |i: usize| (out.0[i / 2] >> (8 * (i % 2))) as i8;
            (
                time,
                (0..n)
                    .map(|i| (byte(i) as i64).rem_euclid(q) as u16)
                    .collect(),
            )
        }
        Peer::Large(f) => {
            small(&mut input);
            let (to, from) = (out.0.as_mut_ptr().cast(), input.0.as_ptr().cast());
            // SAFETY: as above.
            let time = sample(|| unsafe {
                black_box(f(to, from, none, none));
            });
            // A third of the inverse.
            let inverse = |&c: &u16| (3 * (c as i16) as i64).rem_euclid(q) as u16;
            (time, out.0[..n].iter().map(inverse).collect())
        }
        Peer::Ntru(f) => {
            input.0[..n].copy_from_slice(a);
            let (to, from) = (out.0.as_mut_ptr(), input.0.as_ptr());
            // SAFETY: as above.
            let time = sample(|| unsafe { f(to, from) });
            // Some leave the last coefficient unwritten, others what has to be subtracted from all.
            let last = out.0[n - 1] as i64;
            let reduced = |&c: &u16| (c as i64 - last).rem_euclid(q) as u16;
            (time, out.0[..n].iter().map(reduced).collect())
        }
    }
}

fn main() {
    let mut random = Random(1);
    println!(
        "{:16} {:>21}  {:>21}",
        "cycles", "bezout (median)", "peer (median)"
    );
    for (name, peer) in peers() {
        let (_, ring) = RINGS.iter().find(|r| r.0 == name).expect("a preset");
        let (n, q) = (ring.len(), ring.q() as u64);
        let (mut ours, mut theirs, mut out) = (vec![], vec![], vec![0; n]);
        let mut agree = 0;
        let mut units = 0;
        for _ in 0..SAMPLES {
            let mut a: Vec<u16> = match peer {
                Peer::Large(_) => (0..n)
                    .map(|_| [0, 1, q as u16 - 1][(random.next() % 3) as usize])
                    .collect(),
                _ => (0..n).map(|_| (random.next() % q) as u16).collect(),
            };
            if matches!(peer, Peer::Ntru(_)) {
                a[n - 1] = 0;
            }
            let mut yes = false;
            ours.push(sample(|| {
                yes = bool::from(ring.invert(&mut out, &a).expect("an element"))
            }));
            let (time, found) = run(&peer, ring, &a);
            theirs.push(time);
            units += usize::from(yes);
            agree += usize::from(yes && found == out);
        }
        assert_eq!(agree, units, "{name}: results differ");
        ours.sort_by(f64::total_cmp);
        theirs.sort_by(f64::total_cmp);
        println!(
            "{name:16} {:>9.0} ({:>9.0})  {:>9.0} ({:>9.0})  {:.2}",
            ours[0],
            ours[SAMPLES / 2],
            theirs[0],
            theirs[SAMPLES / 2],
            ours[0] / theirs[0],
        );
    }
}
