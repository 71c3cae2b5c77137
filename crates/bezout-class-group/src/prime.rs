// SPDX-License-Identifier: MIT OR Apache-2.0
//! Primes from hashes, and the test of Baillie, Pomerance, Selfridge and Wagstaff \[BW80\]: a sieve, a strong test to base 2,
//! and a strong Lucas test. No composite number is known that passes it.

use crate::signed::bits;
use bezout::ModulusRef;
use bezout::parts::{invert_mod_2_64, montgomery_mul, shr_assign, trailing_zeros};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// The first prime among hashes of the seed, as [`Discriminant::from_seed`](crate::Discriminant::from_seed) says; `ones` is a
/// mask of low bits that are set, with the lowest and the highest one.
pub fn hash_to_prime(seed: &[u8], bits: usize, ones: u64) -> Vec<u64> {
    let mut counter = seed.to_vec();
    let mut octets = vec![0; bits / 8];
    loop {
        for part in octets.chunks_mut(32) {
            increment(&mut counter);
            part.copy_from_slice(&Sha256::digest(&counter)[..part.len()]);
        }
        octets[0] |= 0x80;
        let mut candidate = bezout::dynamic::from_be_bytes(&octets);
        candidate[0] |= ones | 1;
        if is_prime(&candidate) {
            return candidate;
        }
    }
}

/// The number in big-endian octets plus 1, modulo its length.
fn increment(counter: &mut [u8]) {
    for octet in counter.iter_mut().rev() {
        *octet = octet.wrapping_add(1);
        if *octet != 0 {
            return;
        }
    }
}

/// Whether a number is prime, for all that is known.
pub fn is_prime(n: &[u64]) -> bool {
    let n = &n[..bezout::parts::significant(n)];
    match n {
        [] | [0 | 1] => false,
        [w] if *w < LAST * LAST => is_small_prime(*w),
        [low, ..] if low % 2 == 0 => false,
        _ => {
            let sieved = GROUPS.iter().all(|group| !group.divides_into(n));
            sieved && Powers::test(n)
        }
    }
}

/// The sieve goes up to here.
const LAST: u64 = 1 << 15;

fn is_small_prime(w: u64) -> bool {
    (2..).take_while(|p| p * p <= w).all(|p| !w.is_multiple_of(p)) && w > 1
}

/// Primes with a product of one limb: one pass over a number takes it modulo all of them.
struct Group {
    product: u64,
    /// The inverse of the product modulo 2^64.
    inverse: u64,
    /// The inverse of a prime modulo 2^64, and the largest quotient by it: `x` is a multiple if `x inverse` is at most that.
    primes: Vec<(u64, u64)>,
}

impl Group {
    fn new(primes: &[u64]) -> Self {
        let product = primes.iter().product();
        Self {
            product,
            inverse: invert_mod_2_64(product),
            primes: primes
                .iter()
                .map(|p| (invert_mod_2_64(*p), u64::MAX / p))
                .collect(),
        }
    }

    /// Whether one of the primes divides the number: Montgomery's reduction keeps that.
    #[inline(always)]
    fn divides_into(&self, n: &[u64]) -> bool {
        let mut rest = 0u64;
        for &limb in n {
            // (limb - rest) 2^-64 modulo the product, and with the other sign.
            let (low, borrow) = limb.overflowing_sub(rest);
            let q = low.wrapping_mul(self.inverse);
            let high = ((u128::from(q) * u128::from(self.product)) >> 64) as u64;
            rest = high + u64::from(borrow);
        }
        let divides = |(inverse, most): &(u64, u64)| rest.wrapping_mul(*inverse) <= *most;
        self.primes.iter().any(divides)
    }
}

/// The odd primes below the end of the sieve, in groups.
static GROUPS: LazyLock<Vec<Group>> = LazyLock::new(|| {
    let mut composite = vec![false; LAST as usize];
    let mut primes = Vec::new();
    for p in (3..LAST).step_by(2) {
        if !composite[p as usize] {
            primes.push(p);
            (p * p..LAST)
                .step_by(p as usize)
                .for_each(|i| composite[i as usize] = true);
        }
    }
    let mut groups = Vec::new();
    let mut rest = &primes[..];
    while !rest.is_empty() {
        let mut product = 1u64;
        let fits = |p: &&u64| {
            let next = product.checked_mul(**p);
            product = next.unwrap_or(product);
            next.is_some()
        };
        let count = rest.iter().take_while(fits).count();
        groups.push(Group::new(&rest[..count]));
        rest = &rest[count..];
    }
    groups
});

/// Residues of an odd number in Montgomery form.
struct Powers<'a> {
    modulus: ModulusRef<'a>,
    one: Vec<u64>,
    spare: Vec<u64>,
}

impl<'a> Powers<'a> {
    /// The strong test to base 2 and the strong Lucas test, for an odd number above 2^30.
    fn test(n: &'a [u64]) -> bool {
        let Some(modulus) = ModulusRef::new(n).ok() else {
            return false;
        };
        // R modulo n
        let mut power = vec![0; n.len()];
        power.push(1);
        let (_, mut one) = bezout_large::divide(&power, n).expect("n is not 0");
        one.resize(n.len(), 0);
        let mut powers = Self {
            modulus,
            one,
            spare: vec![0; n.len()],
        };
        powers.strong() && powers.lucas()
    }

    /// `x = x y`
    #[inline(always)]
    fn multiply(&mut self, x: &mut Vec<u64>, y: &[u64]) {
        montgomery_mul(&mut self.spare, x, y, self.modulus);
        core::mem::swap(x, &mut self.spare);
    }

    /// `x = x^2`
    #[inline(always)]
    fn square(&mut self, x: &mut Vec<u64>) {
        montgomery_mul(&mut self.spare, x, x, self.modulus);
        core::mem::swap(x, &mut self.spare);
    }

    /// `x + y`, or `x - y` if negative.
    fn sum(&self, x: &[u64], y: &[u64], negative: bool) -> Vec<u64> {
        let n = self.modulus.limbs();
        let mut out = x.to_vec();
        if negative {
            if bezout::parts::sub_assign(&mut out, y) {
                bezout::parts::add_assign(&mut out, n);
            }
        } else {
            let carry = bezout::parts::add_assign(&mut out, y);
            if carry || bezout::parts::compare(&out, n).is_ge() {
                bezout::parts::sub_assign(&mut out, n);
            }
        }
        out
    }

    /// Whether 2^d is 1, or a square of it -1, for `n - 1 = 2^s d`.
    fn strong(&mut self) -> bool {
        let mut minus_one = self.modulus.limbs().to_vec();
        minus_one[0] -= 1;
        let s = trailing_zeros(&minus_one);
        let length = bits(&minus_one);
        let negative = self.sum(&vec![0; self.one.len()], &self.one, true);
        let mut x = self.one.clone();
        for place in (s..length).rev() {
            self.square(&mut x);
            if minus_one[place / 64] >> (place % 64) & 1 == 1 {
                x = self.sum(&x, &x, false);
            }
        }
        if x == self.one || x == negative {
            return true;
        }
        (1..s).any(|_| {
            self.square(&mut x);
            x == negative
        })
    }

    /// The strong Lucas test for Q = 1 and the first P from 3 on for which `P^2 - 4` is no square.
    fn lucas(&mut self) -> bool {
        let n = self.modulus.limbs().to_vec();
        let mut p = 3u64;
        loop {
            let symbol = bezout::dynamic::jacobi_vartime(&[p * p - 4], &n).expect("n is odd");
            match symbol.value() {
                -1 => break,
                0 => return false,
                // A square has no such P.
                _ if p == 40 && is_square(&n) => return false,
                _ => p += 1,
            }
        }
        // n + 1 = 2^s d
        let mut d = n.clone();
        d.push(0);
        bezout::parts::add_word(&mut d, 1);
        let s = trailing_zeros(&d);
        shr_assign(&mut d, s);
        let two = self.sum(&self.one, &self.one, false);
        let p = (1..p).fold(self.one.clone(), |x, _| self.sum(&x, &self.one, false));
        // V_k and V_(k + 1), from V_0 = 2 and V_1 = P.
        let (mut v, mut w) = (two.clone(), p.clone());
        for place in (0..bits(&d)).rev() {
            let (same, other) = match d[place / 64] >> (place % 64) & 1 {
                1 => (&mut w, &mut v),
                _ => (&mut v, &mut w),
            };
            self.multiply(other, same);
            *other = self.sum(other, &p, true);
            self.square(same);
            *same = self.sum(same, &two, true);
        }
        // U_d = 0 is 2 V_(d + 1) = P V_d.
        let left = self.sum(&w, &w, false);
        let mut right = v.clone();
        self.multiply(&mut right, &p);
        let minus_two = self.sum(&vec![0; n.len()], &two, true);
        if left == right && (v == two || v == minus_two) {
            return true;
        }
        let zero = vec![0; n.len()];
        for _ in 0..s.saturating_sub(1) {
            if v == zero {
                return true;
            }
            self.square(&mut v);
            v = self.sum(&v, &two, true);
        }
        false
    }
}

fn is_square(n: &[u64]) -> bool {
    let n = crate::signed::Signed::from_limbs(n);
    let root = crate::signed::root(&n);
    root.mul(&root) == n
}
