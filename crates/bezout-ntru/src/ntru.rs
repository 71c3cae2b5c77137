// SPDX-License-Identifier: MIT OR Apache-2.0
//! NTRU of the third round \[CDH20\], HPS and HRSS: `h = 3 g/f` modulo `q`, a power of two, and
//! `x^n - 1`, with a factor `x - 1` for HRSS.
//!
//! Coefficients modulo `q` are from `-q/2` on.

use crate::encode::{Trits, bits_bytes, pack_bits, unpack_bits, unpack_thirties};
use crate::error::{Error, check_length};
use crate::mask;
use crate::mask::public_by_contract;
use crate::random::{ATTEMPTS, Random};
use crate::remainder::modulo3;
use crate::secret::{Bytes, Poly, Secret, Small, map, map_to};
use bezout::parts::secret::sort;
use bezout::polynomial::{Centered, Coefficients, Ring, presets};
use core::fmt;
use sha3::{Digest, Sha3_256};
use subtle::Choice;
use zeroize::Zeroize;

/// The bytes of what a wrong ciphertext is answered with.
const PRF: usize = 32;

/// A parameter set.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    name: &'static str,
    /// Modulo 3.
    small: Ring,
    /// Modulo `q`.
    large: Ring,
    /// Coefficients of `g` and of messages that are not zero; HRSS has no fixed number.
    weight: Option<usize>,
}

macro_rules! sets {
    ($($name:ident, $text:literal, $s3:ident, $rq:ident, $w:expr;)*) => {
        $(
            #[doc = concat!("`", $text, "`.")]
            pub const $name: Parameters = Parameters {
                name: $text,
                small: presets::$s3,
                large: presets::$rq,
                weight: $w,
            };
        )*
        /// All of them.
        pub const ALL: &[Parameters] = &[$($name),*];
    };
}

sets! {
    HPS2048509, "ntruhps2048509", HPS2048509_S3, HPS2048509_RQ, Some(254);
    HPS2048677, "ntruhps2048677", HPS2048677_S3, HPS2048677_RQ, Some(254);
    HPS4096821, "ntruhps4096821", HPS4096821_S3, HPS4096821_RQ, Some(510);
    HRSS701, "ntruhrss701", HRSS701_S3, HRSS701_RQ, None;
}

/// A public key: `h`.
#[derive(Clone)]
pub struct PublicKey {
    parameters: Parameters,
    bytes: Vec<u8>,
    h: Poly,
}

/// A secret key: `f`, `1/f` modulo 3, `1/h` modulo `q`, and the secret that makes the key of a
/// wrong ciphertext.
#[derive(Clone)]
pub struct SecretKey {
    parameters: Parameters,
    bytes: Bytes,
    f: Small,
    f_inverse: Small,
    h_inverse: Poly,
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha3_256::new();
    parts.iter().for_each(|part| hasher.update(part));
    hasher.finalize().into()
}

/// Modulo `1 + x + ... + x^(n-1)` and 2^16: the last coefficient is zero.
fn reduced(mut a: Poly) -> Poly {
    let last = a[a.len() - 1];
    a.iter_mut().for_each(|c| *c = c.wrapping_sub(last));
    a
}

/// `out = (x - 1) a`.
fn times_x_minus_1(a: &[i8]) -> Small {
    let (n, mut out) = (a.len(), Small::zeros(a.len()));
    for (to, (x, y)) in out[1..].iter_mut().zip(a.iter().zip(&a[1..])) {
        *to = x - y;
    }
    out[0] = a[n - 1] - a[0];
    out
}

/// The inverse, and 1; or zero and 0.
fn inverse<O: Centered + Default, A: Centered>(ring: &Ring, a: &[A]) -> (Secret<O>, u32) {
    let mut out = Secret::zeros(a.len());
    // Of the right lengths: never an error.
    let found = ring.invert_centered(&mut out, a);
    (out, found.unwrap_or(Choice::from(0)).unwrap_u8().into())
}

impl Parameters {
    /// `ntruhps` or `ntruhrss` with its numbers.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The number of coefficients.
    pub const fn n(&self) -> usize {
        self.large.len()
    }

    /// `q = 2^k`.
    const fn k(&self) -> u32 {
        match self.large.coefficients() {
            Coefficients::Z2k(k) => k,
            _ => unreachable!(),
        }
    }

    const fn trit_bytes(&self) -> usize {
        Trits::Five.bytes(self.n() - 1)
    }

    /// The length of a public key.
    pub const fn public_key_bytes(&self) -> usize {
        bits_bytes(self.n() - 1, self.k())
    }

    /// The length of a secret key.
    pub const fn secret_key_bytes(&self) -> usize {
        2 * self.trit_bytes() + self.public_key_bytes() + PRF
    }

    /// The length of a ciphertext.
    pub const fn ciphertext_bytes(&self) -> usize {
        self.public_key_bytes()
    }

    /// Modulo `q`.
    fn centered(&self, mut a: Poly) -> Poly {
        let shift = 16 - self.k();
        a.iter_mut().for_each(|c| *c = *c << shift >> shift);
        a
    }

    /// A product modulo `x^n - 1` and `q`.
    fn cyclic<A: Centered, B: Centered>(&self, a: &[A], b: &[B]) -> Poly {
        let mut out = Poly::zeros(self.n());
        // Of the right lengths: never an error.
        let _ = self.large.mul_centered(&mut out, a, b);
        out
    }

    /// The same modulo `1 + x + ... + x^(n-1)` and 3, of small coefficients.
    fn small_product(&self, a: &[i16], b: &[i8]) -> Small {
        let mut out = Poly::zeros(self.n());
        let _ = self.small.mul_short(&mut out, a, b);
        let last = out[self.n() - 1];
        map(&out, |c| modulo3(c - last) as i8)
    }

    /// Random bytes of two polynomials: a byte for each of the first `n - 1` coefficients, and of
    /// the second one as many, or 30 bits for each.
    fn seed(&self, random: Random) -> Bytes {
        let n = self.n() - 1;
        let second = match self.weight {
            Some(_) => 30 * n / 8,
            None => n,
        };
        let mut seed = Bytes::zeros(n + second);
        random(&mut seed);
        seed
    }

    /// Bytes modulo 3; the last coefficient is 0.
    fn ternary(&self, bytes: &[u8]) -> Small {
        map_to(self.n(), bytes, |byte| modulo3(byte.into()) as i8)
    }

    /// The same, and for HRSS with neighbors whose products have a sum that is not negative.
    fn positive(&self, bytes: &[u8]) -> Small {
        let mut a = self.ternary(bytes);
        if self.weight.is_none() {
            let products = a.iter().zip(&a[1..]).map(|(x, y)| i16::from(x * y));
            let sum: i16 = products.sum();
            // -1 if the sum is negative, else 1.
            let sign = (sum >> 15) as i8 | 1;
            a.iter_mut().step_by(2).for_each(|c| *c *= sign);
        }
        a
    }

    /// As many ones as times -1, in the order of numbers of 30 bits.
    fn fixed(&self, bytes: &[u8], weight: usize) -> Small {
        let n = self.n() - 1;
        let mut words = unpack_thirties(bytes);
        let (marked, zero) = words.split_at_mut(weight);
        let (plus, minus) = marked.split_at_mut(weight / 2);
        for (part, mark) in [(plus, 1), (minus, 2), (zero, 0)] {
            // The order is that of signed numbers.
            part.iter_mut()
                .for_each(|x| *x = (*x << 2 | mark) ^ 1 << 31);
        }
        sort(&mut words);
        map_to(n + 1, &words, |x| (x & 1) as i8 - (x >> 1 & 1) as i8)
    }

    /// What of a message is added to a ciphertext: itself, or for HRSS `x - 1` times its quotient
    /// by that modulo 3, which is zero at 1.
    fn lift(&self, m: &[i8]) -> Small {
        if self.weight.is_some() {
            return Small::of(m);
        }
        // A multiple t of 1 + x + ... + x^(n-1) makes m zero at 1; n is its own inverse modulo 3.
        let sum: i16 = m.iter().map(|&c| i16::from(c)).sum();
        let t = modulo3(sum * (self.n() % 3) as i16);
        let mut sums = Poly::zeros(m.len());
        // m - t is b shifted by one, less b; the last coefficient of b is zero.
        let mut last = 0;
        for (sum, &m) in sums.iter_mut().zip(m) {
            last += t - i16::from(m);
            *sum = last;
        }
        times_x_minus_1(&map(&sums, |sum| modulo3(sum) as i8))
    }

    fn pack(&self, a: &[i16]) -> Bytes {
        pack_bits(&a[..self.n() - 1], self.k())
    }

    /// All coefficients but the last, which is zero; and 1 if a bit after them is set, else 0.
    fn unpack(&self, bytes: &[u8]) -> (Poly, u32) {
        unpack_bits(bytes, self.n() - 1, self.k(), self.n())
    }

    /// The same with a last coefficient that makes it zero at 1.
    fn unpack_sum_zero(&self, bytes: &[u8]) -> (Poly, u32) {
        let (mut a, bad) = self.unpack(bytes);
        let last = self.n() - 1;
        a[last] = a[..last].iter().fold(0, |sum: i16, &c| sum.wrapping_sub(c));
        (a, bad)
    }

    fn small(&self, bytes: &[u8]) -> (Small, u32) {
        let (a, bad) = Trits::Five.decode(bytes, self.n() - 1);
        let mut all = Small::zeros(self.n());
        all[..self.n() - 1].copy_from_slice(&a);
        (all, bad)
    }

    fn trits(&self, a: &[i8]) -> Bytes {
        Trits::Five.encode(&a[..self.n() - 1])
    }

    /// A key pair.
    ///
    /// `random` is asked for the bytes of `f` and `g`, again if one of them has no inverse, which
    /// practically never happens; then for what a wrong ciphertext is answered with. A source that
    /// gives no polynomials with an inverse time after time is an error.
    ///
    /// *Timing:* depends on the parameters, and on how many pairs of polynomials have no inverse;
    /// these are thrown away. *Cost:* two inversions.
    ///
    /// ```
    /// use bezout_ntru::ntru::HRSS701;
    /// let (public, secret) = HRSS701.key_pair(&mut |bytes| getrandom::fill(bytes).unwrap())?;
    /// assert_eq!(public.as_bytes().len(), 1138);
    /// assert!(HRSS701.secret_key(secret.as_bytes()).is_ok());
    /// // Zero has no inverse.
    /// assert!(HRSS701.key_pair(&mut |bytes| bytes.fill(0)).is_err());
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[CDH20\].
    pub fn key_pair(&self, random: Random) -> Result<(PublicKey, SecretKey), Error> {
        let mut attempts = 0;
        let (f, g, f_inverse, both) = loop {
            let seed = self.seed(random);
            let (f, g) = seed.split_at(self.n() - 1);
            let f = self.positive(f);
            let mut g = match self.weight {
                Some(weight) => self.fixed(g, weight),
                None => times_x_minus_1(&self.positive(g)),
            };
            g.iter_mut().for_each(|c| *c *= 3);
            let (f_inverse, found) = inverse(&self.small, &f);
            // One inversion for two: 1/(f g) is 1/f times 1/g.
            let (both, also) = inverse::<i16, _>(&self.large, &self.cyclic(&f, &g));
            if public_by_contract(found & also) {
                break (f, g, f_inverse, both);
            }
            attempts += 1;
            if attempts == ATTEMPTS {
                return Err(Error::Random);
            }
        };
        let h = self.cyclic(&self.cyclic(&both, &g), &g);
        let h_inverse = reduced(self.cyclic(&self.cyclic(&both, &f), &f));
        let public = self.pack(&h).publish();
        let mut prf = Bytes::zeros(PRF);
        random(&mut prf);
        let [f_bytes, inverse_bytes] = [&f, &f_inverse].map(|a| self.trits(a));
        let bytes = Bytes::concat(&[&f_bytes, &inverse_bytes, &self.pack(&h_inverse), &prf]);
        let secret = SecretKey {
            parameters: *self,
            bytes,
            f,
            f_inverse,
            h_inverse,
        };
        let public = PublicKey {
            parameters: *self,
            h: self.unpack_sum_zero(&public).0,
            bytes: public,
        };
        Ok((public, secret))
    }

    /// A public key from its bytes. Another length, a coefficient out of range, or an unused bit
    /// that is set, is an error.
    ///
    /// *Timing:* not constant: public keys are public.
    pub fn public_key(&self, public_key: &[u8]) -> Result<PublicKey, Error> {
        let argument = "public_key";
        check_length(argument, public_key, self.public_key_bytes())?;
        let (h, bad) = self.unpack_sum_zero(public_key);
        match bad {
            0 => Ok(PublicKey {
                parameters: *self,
                bytes: public_key.to_vec(),
                h,
            }),
            _ => Err(Error::Encoding { argument }),
        }
    }

    /// A secret key from its bytes. Another length, a coefficient out of range, or an unused bit
    /// that is set, is an error. Whether its parts belong together is not tested.
    ///
    /// *Timing:* depends on the parameters, and on whether an error is returned.
    ///
    /// Source: \[CDH20\].
    pub fn secret_key(&self, secret_key: &[u8]) -> Result<SecretKey, Error> {
        let argument = "secret_key";
        check_length(argument, secret_key, self.secret_key_bytes())?;
        let (f, rest) = secret_key.split_at(self.trit_bytes());
        let (f_inverse, rest) = rest.split_at(self.trit_bytes());
        let (f, bad) = self.small(f);
        let (f_inverse, also_bad) = self.small(f_inverse);
        let (h_inverse, bits) = self.unpack(&rest[..self.public_key_bytes()]);
        if public_by_contract(bad | also_bad | bits) {
            return Err(Error::Encoding { argument });
        }
        Ok(SecretKey {
            parameters: *self,
            bytes: Bytes::of(secret_key),
            f,
            f_inverse,
            h_inverse,
        })
    }

    /// The key of 32 bytes, from the bytes of a secret key: as [`SecretKey::decapsulate`], once.
    ///
    /// Errors are those of [`secret_key`](Self::secret_key) and of that.
    ///
    /// *Timing:* depends on the parameters, and on whether an error is returned.
    ///
    /// ```
    /// use bezout_ntru::ntru::HPS2048509;
    /// let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).unwrap();
    /// let (public, secret) = HPS2048509.key_pair(&mut random)?;
    /// let (ciphertext, key) = public.encapsulate(&mut random);
    /// assert_eq!(HPS2048509.decapsulate(secret.as_bytes(), &ciphertext)?, key);
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[CDH20\].
    pub fn decapsulate(&self, secret_key: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        self.secret_key(secret_key)?.decapsulate(ciphertext)
    }
}

impl PublicKey {
    /// As it is sent.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A ciphertext, and the key of 32 bytes that the owner of the secret key gets from it.
    ///
    /// `random` is asked once.
    ///
    /// *Timing:* depends on the parameters.
    ///
    /// ```
    /// use bezout_ntru::ntru::HPS2048509;
    /// let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).unwrap();
    /// let (public, secret) = HPS2048509.key_pair(&mut random)?;
    /// let (ciphertext, key) = public.encapsulate(&mut random);
    /// assert_eq!(secret.decapsulate(&ciphertext)?, key);
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[CDH20\].
    pub fn encapsulate(&self, random: Random) -> (Vec<u8>, [u8; 32]) {
        let set = &self.parameters;
        let seed = set.seed(random);
        let (r, m) = seed.split_at(set.n() - 1);
        let r = set.ternary(r);
        let m = match set.weight {
            Some(weight) => set.fixed(m, weight),
            None => set.ternary(m),
        };
        let mut c = set.cyclic(&self.h, &r);
        for (c, &l) in c.iter_mut().zip(set.lift(&m).iter()) {
            *c = c.wrapping_add(l.into());
        }
        (
            set.pack(&c).publish(),
            hash(&[&set.trits(&r), &set.trits(&m)]),
        )
    }
}

impl SecretKey {
    /// As it is stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// `f`.
    pub fn f(&self) -> &[i8] {
        &self.f
    }

    /// `1/f` modulo 3, centered.
    pub fn f_inverse(&self) -> &[i8] {
        &self.f_inverse
    }

    /// Returns the key of 32 bytes. For bytes that are not a ciphertext, the key is a hash of a
    /// secret and of these bytes, and the sender can't tell. Another length is an error.
    ///
    /// *Timing:* depends on the parameters. The time does not show whether the bytes are a
    /// ciphertext.
    ///
    /// Source: \[CDH20\].
    pub fn decapsulate(&self, ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        let set = &self.parameters;
        check_length("ciphertext", ciphertext, set.ciphertext_bytes())?;
        let (mut c, mut wrong) = set.unpack_sum_zero(ciphertext);
        let small = map(&set.cyclic(&c, &self.f), modulo3);
        let m = set.small_product(&small, &self.f_inverse);
        wrong |= set.no_message(&m);
        for (c, &l) in c.iter_mut().zip(set.lift(&m).iter()) {
            *c = c.wrapping_sub(l.into());
        }
        let r = set.centered(reduced(set.cyclic(&c, &self.h_inverse)));
        let small = map(&r, |c| modulo3(c) as i8);
        // Nothing but -1, 0, 1.
        let others = small.iter().zip(&*r);
        let others = others.fold(0, |all, (&x, &c)| all | (c ^ i16::from(x)));
        wrong |= mask::nonzero(others as u16 as u32);
        let mut key = hash(&[&set.trits(&small), &set.trits(&m)]);
        let prf = &self.bytes[self.bytes.len() - PRF..];
        let mut other = hash(&[prf, ciphertext]);
        mask::assign(wrong, &mut key, &other);
        other.zeroize();
        Ok(key)
    }
}

impl Parameters {
    /// 1 if the polynomial of small coefficients is no message, else 0.
    fn no_message(&self, m: &[i8]) -> u32 {
        let Some(weight) = self.weight else {
            return 0;
        };
        let sum: i16 = m.iter().map(|&c| i16::from(c)).sum();
        let nonzero: u32 = m.iter().map(|c| (c & 1) as u32).sum();
        mask::nonzero(sum as u16 as u32 | (nonzero ^ weight as u32))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({})", self.parameters.name)
    }
}

/// Without the secret.
impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey({})", self.parameters.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::random::Random as Words;

    /// A message with a right number of coefficients that are not zero, and this sum.
    fn message(set: &Parameters, weight: usize, sum: i32) -> Small {
        let plus = (weight as i32 + sum) as usize / 2;
        let mut m = Small::zeros(set.n());
        m[..plus].fill(1);
        m[plus..weight].fill(-1);
        m
    }

    /// The least multiple of the all-ones polynomial that is zero at 1 together with a message of a
    /// small and even sum.
    fn multiple(set: &Parameters, weight: usize) -> (i16, i32) {
        let (n, q) = (set.n() as i32, set.large.q() as i32);
        let sum = |k: i32| (q / 2 - k * n).rem_euclid(q) - q / 2;
        let fits = |k: &i32| sum(*k) % 2 == 0 && sum(*k).abs() < weight as i32 / 2;
        let k = (1..q).find(fits).expect("one of them");
        (k as i16, sum(k))
    }

    #[test]
    fn an_r_or_a_message_that_encapsulation_cannot_have_is_rejected() {
        for (number, set) in super::ALL.iter().enumerate() {
            let Some(weight) = set.weight else {
                continue;
            };
            let mut words = Words(number as u64);
            let mut random = |bytes: &mut [u8]| bytes.fill_with(|| words.word() as u8);
            let (public, secret) = set.key_pair(&mut random).unwrap();
            let seed = set.seed(&mut random);
            let (k, sum) = multiple(set, weight);
            for (place, c, k, sum, right) in [
                (0, 1, 0, 0, true),
                (0, 2, 0, 0, false),
                (0, -2, 0, 0, false),
                (0, 1, k, sum, false),
            ] {
                let (mut r, m) = (set.ternary(&seed), message(set, weight, sum));
                r[set.n() - 1] = 0;
                r[place] = c;
                let mut sent = set.cyclic(&public.h, &r);
                for (c, m) in sent.iter_mut().zip(m.iter()) {
                    *c = c.wrapping_add((*m).into()).wrapping_add(k);
                }
                let sent = set.pack(&sent);
                r[place] = modulo3(c.into()) as i8;
                let key = match right {
                    true => hash(&[&set.trits(&r), &set.trits(&m)]),
                    false => hash(&[&secret.bytes[secret.bytes.len() - PRF..], &sent]),
                };
                assert_eq!(secret.decapsulate(&sent), Ok(key), "{} {c} {sum}", set.name);
            }
        }
    }
}
