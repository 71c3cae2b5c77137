// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs operations of bezout and of s2n-bignum on the same numbers, each between two marks, and
//! compares their results.
//!
//! A line for each: the operation, and whose it is. What is executed between the marks, `trace.c`
//! writes.

use bezout::pseudo_mersenne::PseudoMersenne255;
use bezout::{Modulus, Odd, Uint, parts};
use core::hint::black_box;

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn mark_start() {
    black_box(1);
}

#[unsafe(no_mangle)]
#[inline(never)]
extern "C" fn mark_end() {
    black_box(2);
}

unsafe extern "C" {
    fn bignum_inv_p25519(z: *mut u64, x: *const u64);
    fn bignum_inv_p384(z: *mut u64, x: *const u64);
    fn bignum_inv_p521(z: *mut u64, x: *const u64);
    fn bignum_modinv(k: u64, z: *mut u64, a: *const u64, b: *const u64, t: *mut u64);
    fn bignum_coprime(m: u64, x: *const u64, n: u64, y: *const u64, t: *mut u64) -> u64;
    fn bignum_mul_p25519(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_mul_p25519_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p256(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p256_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p384(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p384_alt(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p521(z: *mut u64, x: *const u64, y: *const u64);
    fn bignum_montmul_p521_alt(z: *mut u64, x: *const u64, y: *const u64);
}

/// Calls it once before the marks: what is done once, such as to ask for the CPU, is not counted.
#[inline(always)]
fn row<T>(operation: &str, whose: &str, mut call: impl FnMut() -> T) -> T {
    black_box(call());
    mark_start();
    let result = black_box(call());
    mark_end();
    println!("{operation}\t{whose}");
    result
}

fn same<T: PartialEq + core::fmt::Debug>(operation: &str, a: T, b: T) {
    assert_eq!(a, b, "{operation}");
}

/// Random words, the same in each run.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Below the modulus.
    fn below<const L: usize>(&mut self, m: &Uint<L>) -> Uint<L> {
        let top = m.limbs()[L - 1];
        let mut x = [0; L];
        x.fill_with(|| self.word());
        x[L - 1] %= top;
        Uint::new(x)
    }

    /// Odd, of as many bits as fit.
    fn odd<const L: usize>(&mut self) -> Uint<L> {
        let mut x = [0; L];
        x.fill_with(|| self.word());
        x[0] |= 1;
        x[L - 1] |= 1 << 63;
        Uint::new(x)
    }
}

/// `2^bits` less the sum of these signed powers of two.
fn near_power<const L: usize>(bits: usize, terms: &[(bool, usize)]) -> Uint<L> {
    // With room for the power itself.
    let mut x = [0u64; 10];
    let mut add = |at: usize, minus: bool| {
        let mut carry = 1u64 << (at % 64);
        for limb in &mut x[at / 64..] {
            let (sum, over) = match minus {
                false => limb.overflowing_add(carry),
                true => limb.overflowing_sub(carry),
            };
            (*limb, carry) = (sum, u64::from(over));
        }
    };
    add(bits, false);
    terms.iter().for_each(|&(plus, at)| add(at, !plus));
    Uint::new(core::array::from_fn(|i| x[i]))
}

type Inverse = unsafe extern "C" fn(*mut u64, *const u64);
type Product = unsafe extern "C" fn(*mut u64, *const u64, *const u64);

fn odd<const L: usize>(x: &Uint<L>) -> Odd<Uint<L>> {
    Odd::new(*x).expect("it is odd")
}

fn invert_fixed<const L: usize>(name: &str, p: &Uint<L>, theirs: Inverse, random: &mut Random) {
    let (m, x) = (Modulus::new(odd(p)), random.below(p));
    let ours = row(name, "bezout", || m.invert(&x).unwrap_or(Uint::ZERO));
    let other = row(name, "s2n-bignum", || {
        let mut z = [0; L];
        // SAFETY: it reads and writes L words each.
        unsafe { theirs(z.as_mut_ptr(), x.limbs().as_ptr()) }
        z
    });
    same(name, *ours.limbs(), other);
}

fn invert_any<const L: usize>(name: &str, random: &mut Random) {
    let (p, mut x) = (random.odd(), Uint::ZERO);
    let m = Modulus::new(odd(&p));
    while !bool::from(m.invert(&x).is_some()) {
        x = random.below(&p);
    }
    let ours = row(name, "bezout", || m.invert(&x).unwrap_or(Uint::ZERO));
    let mut scratch = [[0u64; L]; 3];
    let other = row(name, "s2n-bignum", || {
        let (mut z, t) = ([0; L], scratch.as_flattened_mut().as_mut_ptr());
        // SAFETY: it reads L words of the number and of the modulus, writes L words, and has 3 L
        // words of scratch.
        unsafe {
            bignum_modinv(
                L as u64,
                z.as_mut_ptr(),
                x.limbs().as_ptr(),
                p.limbs().as_ptr(),
                t,
            )
        }
        z
    });
    same(name, *ours.limbs(), other);
}

fn gcd<const L: usize>(random: &mut Random) {
    let (name, a, b) = (
        &format!("gcd {}", 64 * L),
        random.odd::<L>(),
        random.odd::<L>(),
    );
    let ours = row(name, "bezout", || a.gcd(&b));
    let mut scratch = [[0u64; L]; 2];
    let other = row(name, "s2n-bignum (coprime)", || {
        let (x, y) = (a.limbs().as_ptr(), b.limbs().as_ptr());
        let t = scratch.as_flattened_mut().as_mut_ptr();
        // SAFETY: it reads L words of each number, and has 2 L words of scratch.
        unsafe { bignum_coprime(L as u64, x, L as u64, y, t) }
    });
    same(name, u64::from(ours == Uint::ONE), other);
}

fn symbol<const L: usize>(random: &mut Random) {
    let (n, x) = (random.odd::<L>(), random.odd::<L>());
    let m = Modulus::new(odd(&n));
    row(&format!("Jacobi symbol {}", 64 * L), "bezout", || {
        m.jacobi(&x)
    });
}

/// Many inversions at once, in place: those of inverses are the numbers.
fn batch(name: &str, p: &Uint<4>, mut invert: impl FnMut(&mut [Uint<4>]), random: &mut Random) {
    let numbers: Vec<_> = (0..1024).map(|_| random.below(p)).collect();
    let mut xs = numbers.clone();
    row(name, "bezout", || invert(&mut xs));
    assert!(xs == numbers, "{name}");
}

fn montgomery<const L: usize>(
    name: &str,
    p: &Uint<L>,
    theirs: &[(&str, Product)],
    random: &mut Random,
) {
    let (m, x, y) = (Modulus::new(odd(p)), random.below(p), random.below(p));
    let ours = row(name, "bezout (any modulus)", || {
        parts::montgomery_mul(&m, &x, &y)
    });
    for (whose, f) in theirs {
        let other = row(name, whose, || call(*f, &x, &y));
        // That of P-521 has another R.
        if L < 9 {
            same(name, *ours.limbs(), other);
        }
    }
}

#[inline(always)]
fn call<const L: usize>(f: Product, x: &Uint<L>, y: &Uint<L>) -> [u64; L] {
    let mut z = [0; L];
    // SAFETY: it reads and writes L words each.
    unsafe { f(z.as_mut_ptr(), x.limbs().as_ptr(), y.limbs().as_ptr()) }
    z
}

fn main() {
    let mut random = Random(2026);
    let p25519 = near_power::<4>(255, &[(false, 4), (false, 1), (false, 0)]);
    let p256 = near_power::<4>(256, &[(false, 224), (true, 192), (true, 96), (false, 0)]);
    let p384 = near_power::<6>(384, &[(false, 128), (false, 96), (true, 32), (false, 0)]);
    let p521 = near_power::<9>(521, &[(false, 0)]);
    let r = &mut random;
    invert_fixed("invert 2^255-19", &p25519, bignum_inv_p25519, r);
    invert_fixed("invert P-384", &p384, bignum_inv_p384, r);
    invert_fixed("invert P-521", &p521, bignum_inv_p521, r);
    invert_any::<4>("invert any 256", r);
    invert_any::<6>("invert any 384", r);
    invert_any::<8>("invert any 512", r);
    invert_any::<16>("invert any 1024", r);
    gcd::<4>(r);
    symbol::<4>(r);
    // By the routines for any length.
    invert_any::<10>("invert any 640", r);
    invert_any::<12>("invert any 768", r);
    invert_any::<20>("invert any 1280", r);
    invert_any::<64>("invert any 4096", r);
    gcd::<10>(r);
    gcd::<12>(r);
    gcd::<20>(r);
    gcd::<64>(r);
    symbol::<20>(r);
    let (m, mut scratch) = (Modulus::new(odd(&p256)), vec![Uint::ZERO; 1024]);
    let any = |xs: &mut [Uint<4>]| assert!(m.invert_batch(xs, &mut scratch).is_ok());
    batch("1024 inverses any 256", &p256, any, r);
    let mut scratch = vec![Uint::ZERO; 1024];
    let known = PseudoMersenne255::new(19).expect("an offset of a modulus");
    let fixed = |xs: &mut [Uint<4>]| assert!(known.invert_batch(xs, &mut scratch).is_ok());
    batch("1024 inverses 2^255-19", &p25519, fixed, r);
    let name = "product modulo 2^255-19";
    let (x, y) = (r.below(&p25519), r.below(&p25519));
    let ours = row(name, "bezout", || known.mul(&x, &y));
    for (whose, theirs) in [
        ("s2n-bignum", bignum_mul_p25519 as Product),
        ("s2n-bignum, alt", bignum_mul_p25519_alt),
    ] {
        same(
            name,
            *ours.limbs(),
            row(name, whose, || call(theirs, &x, &y)),
        );
    }
    montgomery(
        "Montgomery's product 256",
        &p256,
        &[
            ("s2n-bignum, P-256", bignum_montmul_p256),
            ("s2n-bignum, P-256, alt", bignum_montmul_p256_alt),
        ],
        r,
    );
    montgomery(
        "Montgomery's product 384",
        &p384,
        &[
            ("s2n-bignum, P-384", bignum_montmul_p384),
            ("s2n-bignum, P-384, alt", bignum_montmul_p384_alt),
        ],
        r,
    );
    montgomery(
        "Montgomery's product 521",
        &p521,
        &[
            ("s2n-bignum, P-521", bignum_montmul_p521),
            ("s2n-bignum, P-521, alt", bignum_montmul_p521_alt),
        ],
        r,
    );
}
