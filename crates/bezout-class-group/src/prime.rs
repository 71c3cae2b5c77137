// SPDX-License-Identifier: MIT OR Apache-2.0
//! Primes from hashes, and the test of Baillie, Pomerance, Selfridge and Wagstaff \[BW80\]: a
//! sieve, a strong test to base 2, and a strong Lucas test. No composite number is known that
//! passes it.

#[cfg(target_arch = "x86_64")]
use bezout::parts::euler_lanes;
use bezout::parts::{
    limbs::{
        add_assign, add_word, bits, compare, invert_mod_2_64, shr_assign, significant, sub_assign,
        trailing_zeros,
    },
    montgomery_mul,
};
use bezout::{Modulus, Odd, Uint};
use bezout_large::Natural;
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// The first prime among hashes of the seed, as
/// [`Discriminant::from_seed`](crate::Discriminant::from_seed) says; `ones` is a mask of low bits
/// that are set, with the lowest and the highest one. None if a short seed comes back to its begin
/// before.
pub fn hash_to_prime(seed: &[u8], bits: usize, ones: u64) -> Option<Vec<u64>> {
    let mut candidates = Candidates {
        counter: seed.to_vec(),
        octets: vec![0; bits / 8],
        ones,
        left: 1 << (8 * seed.len()).min(24),
    };
    while candidates.left > 0 {
        bezout_large::check_stop();
        if let Some(prime) = candidates.first_prime() {
            return Some(prime);
        }
    }
    None
}

/// The numbers that a seed gives.
struct Candidates {
    counter: Vec<u8>,
    octets: Vec<u8>,
    ones: u64,
    /// Numbers that are still tried.
    left: u64,
}

impl Candidates {
    /// The next number that passes the sieve.
    fn next_sieved(&mut self) -> Option<Vec<u64>> {
        while self.left > 0 {
            self.left -= 1;
            for part in self.octets.chunks_mut(32) {
                increment(&mut self.counter);
                part.copy_from_slice(&Sha256::digest(&self.counter)[..part.len()]);
            }
            self.octets[0] |= 0x80;
            let mut candidate = bezout::dynamic::from_be_bytes(&self.octets);
            candidate[0] |= self.ones;
            if passes_sieve(&candidate) {
                return Some(candidate);
            }
        }
        None
    }

    /// The first prime among the next numbers: among eight where the CPU tests as many at once,
    /// else of one.
    fn first_prime(&mut self) -> Option<Vec<u64>> {
        // Bits that D digits of 52 bits leave room for.
        const fn room(digits: usize) -> usize {
            52 * digits - 4
        }
        match self.octets.len() * 8 {
            // Short ones are tested by division alone.
            bits if bits <= 32 || bits > room(40) => self.one_prime(),
            bits if bits <= room(6) => self.prime_in_lanes::<6>(),
            bits if bits <= room(10) => self.prime_in_lanes::<10>(),
            bits if bits <= room(20) => self.prime_in_lanes::<20>(),
            _ => self.prime_in_lanes::<40>(),
        }
    }

    fn one_prime(&mut self) -> Option<Vec<u64>> {
        self.next_sieved().filter(|n| is_prime(n))
    }

    #[cfg(target_arch = "x86_64")]
    fn prime_in_lanes<const D: usize>(&mut self) -> Option<Vec<u64>> {
        if !euler_lanes::available() {
            return self.one_prime();
        }
        let numbers = (0..euler_lanes::LANES).map_while(|_| self.next_sieved());
        let numbers: [Vec<u64>; euler_lanes::LANES] = match numbers.collect::<Vec<_>>().try_into() {
            Ok(numbers) => numbers,
            Err(fewer) => return fewer.into_iter().find(|n| is_prime(n)),
        };
        let ones = numbers.each_ref().map(|n| power_of_two_modulo(52 * D, n));
        let passed = euler_lanes::euler::<D>(
            &numbers.each_ref().map(|n| &n[..]),
            &ones.each_ref().map(|x| &x[..]),
        );
        numbers.into_iter().zip(passed).find_map(|(n, passed)| {
            let strong = n[0] % 4 == 3;
            (passed && is_probable_prime(&n, strong)).then_some(n)
        })
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn prime_in_lanes<const D: usize>(&mut self) -> Option<Vec<u64>> {
        self.one_prime()
    }
}

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
    let n = &n[..bezout::parts::limbs::significant(n)];
    match n {
        [] => false,
        [w] if *w < LAST * LAST => is_small_prime(*w),
        _ => passes_sieve(n) && is_probable_prime(n, false),
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
const LAST: u64 = 1 << 14;

fn is_small_prime(w: u64) -> bool {
    (2..)
        .take_while(|p| p * p <= w)
        .all(|p| !w.is_multiple_of(p))
        && w > 1
}

/// Primes with a product of one limb: one pass over a number takes it modulo all of them.
struct Group {
    product: u64,
    /// The inverse of the product modulo 2^64.
    inverse: u64,
    /// The inverse of a prime modulo 2^64, and the largest quotient by it: `x` is a multiple if `x
    /// inverse` is at most that.
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

/// The strong test to base 2 and the strong Lucas test, for an odd number above 2^30; `strong` if
/// it has passed the first one.
fn is_probable_prime(n: &[u64], strong: bool) -> bool {
    match n.len() {
        0..=5 => Residues::<5>::test(n, strong),
        6..=8 => Residues::<8>::test(n, strong),
        9..=16 => Residues::<16>::test(n, strong),
        17..=32 => Residues::<32>::test(n, strong),
        33..=48 => Residues::<48>::test(n, strong),
        49..=64 => Residues::<64>::test(n, strong),
        65..=128 => Residues::<128>::test(n, strong),
        _ => Residues::<256>::test(n, strong),
    }
}

/// Residues of an odd number in Montgomery form.
struct Residues<const L: usize> {
    modulus: Modulus<L>,
    n: [u64; L],
    one: Uint<L>,
}

impl<const L: usize> Residues<L> {
    fn test(number: &[u64], strong: bool) -> bool {
        Self::of(number).is_some_and(|n| (strong || n.strong()) && n.lucas())
    }

    /// None if the number is even.
    fn of(number: &[u64]) -> Option<Self> {
        let mut n = [0; L];
        n[..number.len()].copy_from_slice(number);
        let odd = Odd::new(Uint::new(n)).into_option()?;
        let mut one = [0; L];
        let rest = power_of_two_modulo(64 * L, number);
        one[..rest.len()].copy_from_slice(&rest);
        Some(Self {
            modulus: Modulus::new(odd),
            n,
            one: Uint::new(one),
        })
    }

    #[inline(always)]
    fn multiply(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        if L > 32 {
            // A test of a number of 16384 bits takes seconds.
            bezout_large::check_stop();
        }
        montgomery_mul(&self.modulus, x, y)
    }

    fn sum(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        let mut out = *x.limbs();
        let carry = add_assign(&mut out, y.limbs());
        if carry || compare(&out, &self.n).is_ge() {
            sub_assign(&mut out, &self.n);
        }
        Uint::new(out)
    }

    fn difference(&self, x: &Uint<L>, y: &Uint<L>) -> Uint<L> {
        let mut out = *x.limbs();
        if sub_assign(&mut out, y.limbs()) {
            add_assign(&mut out, &self.n);
        }
        Uint::new(out)
    }

    /// Whether 2^d is 1, or a square of it -1, for `n - 1 = 2^s d`.
    fn strong(&self) -> bool {
        let mut minus_one = self.n;
        minus_one[0] -= 1;
        let s = trailing_zeros(&minus_one);
        let negative = self.difference(&Uint::ZERO, &self.one);
        let mut x = self.one;
        for place in (s..bits(&minus_one)).rev() {
            x = self.multiply(&x, &x);
            if minus_one[place / 64] >> (place % 64) & 1 == 1 {
                x = self.sum(&x, &x);
            }
        }
        if x == self.one || x == negative {
            return true;
        }
        (1..s).any(|_| {
            x = self.multiply(&x, &x);
            x == negative
        })
    }

    /// The strong Lucas test for Q = 1 and the first P from 3 on for which `P^2 - 4` is no square.
    fn lucas(&self) -> bool {
        let n = &self.n[..significant(&self.n)];
        let mut p = 3u64;
        loop {
            let symbol = bezout::dynamic::jacobi_vartime(&[p * p - 4], n).expect("n is odd");
            match symbol.value() {
                -1 => break,
                0 => return false,
                // A square has no such P.
                _ if p == 40 && is_square(n) => return false,
                _ => p += 1,
            }
        }
        // n + 1 = 2^s d
        let mut d = n.to_vec();
        d.push(0);
        add_word(&mut d, 1);
        let s = trailing_zeros(&d);
        shr_assign(&mut d, s);
        let two = self.sum(&self.one, &self.one);
        let p = (1..p).fold(self.one, |x, _| self.sum(&x, &self.one));
        // V_k and V_(k + 1), from V_0 = 2 and V_1 = P.
        let (mut v, mut w) = (two, p);
        for place in (0..bits(&d)).rev() {
            let (same, other) = match d[place / 64] >> (place % 64) & 1 {
                1 => (&mut w, &mut v),
                _ => (&mut v, &mut w),
            };
            *other = self.difference(&self.multiply(other, same), &p);
            *same = self.difference(&self.multiply(same, same), &two);
        }
        // U_d = 0 is 2 V_(d + 1) = P V_d.
        let minus_two = self.difference(&Uint::ZERO, &two);
        let vanishes = self.sum(&w, &w) == self.multiply(&v, &p);
        if vanishes && (v == two || v == minus_two) {
            return true;
        }
        for _ in 0..s.saturating_sub(1) {
            if v == Uint::ZERO {
                return true;
            }
            v = self.difference(&self.multiply(&v, &v), &two);
        }
        false
    }
}

fn is_square(n: &[u64]) -> bool {
    let n = Natural::from(n);
    n.isqrt().square() == n
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each of them, times a number that it does not divide; the tests behind the sieve would
    /// refuse these products too.
    #[test]
    fn the_sieve_finds_its_primes() {
        assert!(passes_sieve(&[u64::MAX, u64::MAX >> 1]));
        for p in (2..LAST).filter(|p| is_small_prime(*p)) {
            // p (2^64 + 13)
            assert!(!passes_sieve(&[13 * p, p]), "{p}");
        }
    }

    /// Products of two primes that the sieve does not find, and that one of the two tests takes for
    /// primes.
    #[test]
    fn pseudoprimes() {
        let words =
            |text| bezout_large::Integer::limbs(&str::parse(text).expect("a number")).to_vec();
        for text in [
            "579956653",
            "651514753",
            "758687581",
            "841217653",
            "0xf922eb6534d72b495a6fb51a9905a55c64b0f31710128617c2197bc3e8bd0ae1",
        ] {
            let n = words(text);
            assert!(passes_sieve(&n) && Residues::<5>::of(&n).is_some_and(|n| n.strong()));
            assert!(!is_prime(&n), "{text}");
        }
        for text in [
            "540136277",
            "558030527",
            "562046627",
            "563657099",
            "0xbb598509264373572b11798f152ba04e253f9d43d4d6b623fd86063db103c84b",
        ] {
            let n = words(text);
            assert!(passes_sieve(&n) && Residues::<5>::of(&n).is_some_and(|n| n.lucas()));
            assert!(!is_prime(&n), "{text}");
        }
    }

    /// Lucas' test alone: U vanishes and V is another root of 4, and squares, for which there is no
    /// P.
    #[test]
    fn no_lucas_pseudoprimes() {
        for n in [209, 323, 377, 899, 2911, 16411 * 16411, 1093 * 1093] {
            assert!(!Residues::<5>::test(&[n], true), "{n}");
        }
        // Of a large prime: p^2 - 4 has no factor in common with it for any small p.
        let root = 0u64.wrapping_sub(59);
        let square = u128::from(root).pow(2);
        assert!(!Residues::<5>::test(
            &[square as u64, (square >> 64) as u64],
            true
        ));
    }
}
