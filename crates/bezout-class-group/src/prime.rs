// SPDX-License-Identifier: MIT OR Apache-2.0
//! Primes from hashes, and the test of Baillie, Pomerance, Selfridge and Wagstaff \[BW80\]: a sieve, a strong test to base 2,
//! and a strong Lucas test. No composite number is known that passes it.

use crate::signed::bits;
use bezout::ModulusRef;
#[cfg(target_arch = "x86_64")]
use bezout::parts::fermat_lanes;
use bezout::parts::{invert_mod_2_64, montgomery_mul, shr_assign, trailing_zeros};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// The first prime among hashes of the seed, as [`Discriminant::from_seed`](crate::Discriminant::from_seed) says; `ones` is a
/// mask of low bits that are set, with the lowest and the highest one.
pub fn hash_to_prime(seed: &[u8], bits: usize, ones: u64) -> Vec<u64> {
    let mut candidates = Candidates {
        counter: seed.to_vec(),
        octets: vec![0; bits / 8],
        ones,
    };
    loop {
        let found = candidates.next_primes();
        if let Some(prime) = found.into_iter().find(|n| is_prime(n)) {
            return prime;
        }
    }
}

/// The numbers that a seed gives.
struct Candidates {
    counter: Vec<u8>,
    octets: Vec<u8>,
    ones: u64,
}

impl Candidates {
    /// The next number that passes the sieve.
    fn next_sieved(&mut self) -> Vec<u64> {
        loop {
            for part in self.octets.chunks_mut(32) {
                increment(&mut self.counter);
                part.copy_from_slice(&Sha256::digest(&self.counter)[..part.len()]);
            }
            self.octets[0] |= 0x80;
            let mut candidate = bezout::dynamic::from_be_bytes(&self.octets);
            candidate[0] |= self.ones | 1;
            if passes_sieve(&candidate) {
                return candidate;
            }
        }
    }

    /// All primes, and perhaps other numbers, of the next numbers: of eight at once where the CPU can do that.
    fn next_primes(&mut self) -> Vec<Vec<u64>> {
        let digits = match self.octets.len() * 8 {
            ..=40 => 0,
            ..=LANES_264 => 6,
            ..=LANES_512 => 10,
            ..=LANES_1024 => 20,
            ..=LANES_2048 => 40,
            _ => 0,
        };
        match digits {
            6 => self.in_lanes::<6>(),
            10 => self.in_lanes::<10>(),
            20 => self.in_lanes::<20>(),
            40 => self.in_lanes::<40>(),
            _ => vec![self.next_sieved()],
        }
    }

    #[cfg(target_arch = "x86_64")]
    fn in_lanes<const D: usize>(&mut self) -> Vec<Vec<u64>> {
        if !fermat_lanes::available() {
            return vec![self.next_sieved()];
        }
        let numbers: [Vec<u64>; fermat_lanes::LANES] = core::array::from_fn(|_| self.next_sieved());
        let ones = numbers.each_ref().map(|n| power_of_two_modulo(52 * D, n));
        let pass = fermat_lanes::fermat::<D>(
            &numbers.each_ref().map(|n| &n[..]),
            &ones.each_ref().map(|x| &x[..]),
        );
        let numbers = numbers.into_iter().zip(pass);
        numbers.filter_map(|(n, pass)| pass.then_some(n)).collect()
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn in_lanes<const D: usize>(&mut self) -> Vec<Vec<u64>> {
        vec![self.next_sieved()]
    }
}

/// Bits that 6, 10, 20 and 40 digits of 52 bits leave room for.
const LANES_264: usize = 52 * 6 - 4;
const LANES_512: usize = 52 * 10 - 4;
const LANES_1024: usize = 52 * 20 - 4;
const LANES_2048: usize = 52 * 40 - 4;

/// `2^exponent` modulo n, in as many limbs as n has.
fn power_of_two_modulo(exponent: usize, n: &[u64]) -> Vec<u64> {
    let mut power = vec![0; exponent / 64 + 1];
    power[exponent / 64] = 1 << (exponent % 64);
    let (_, mut rest) = bezout_large::divide(&power, n).expect("n is not 0");
    rest.resize(n.len(), 0);
    rest
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
        [] => false,
        [w] if *w < LAST * LAST => is_small_prime(*w),
        _ => passes_sieve(n) && Powers::test(n),
    }
}

/// Whether no small prime divides a number, or it is small itself.
fn passes_sieve(n: &[u64]) -> bool {
    match n {
        [w] if *w < LAST * LAST => is_small_prime(*w),
        [low, ..] => low % 2 == 1 && GROUPS.iter().all(|group| !group.divides_into(n)),
        [] => false,
    }
}

/// The sieve goes up to here.
const LAST: u64 = 1 << 15;

fn is_small_prime(w: u64) -> bool {
    (2..).take_while(|p| p * p <= w).all(|p| w % p != 0) && w > 1
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
        let one = power_of_two_modulo(64 * n.len(), n);
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
