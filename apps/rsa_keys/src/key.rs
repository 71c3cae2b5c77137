// SPDX-License-Identifier: MIT OR Apache-2.0
//! From primes to a key.

use crate::Error;
use crate::limbs::{self, Secret};
use crate::public::{option_by_contract, public_by_contract};
use bezout::dynamic;
use core::fmt;
use subtle::{Choice, ConstantTimeEq, CtOption};
use zeroize::Zeroizing;

/// The least bit length of a prime.
pub const MIN_PRIME_BITS: usize = 256;
/// The least bit length of a modulus.
pub const MIN_MODULUS_BITS: usize = 1024;

/// What the private exponent is an inverse modulo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Totient {
    /// Carmichael's `lcm(p - 1, q - 1)`: the smallest exponent, which FIPS 186-5 demands.
    #[default]
    Lambda,
    /// Euler's `(p - 1)(q - 1)`, of older software.
    Phi,
}

/// The choices that standards leave open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// What `d` is an inverse of `e` modulo.
    pub totient: Totient,
    /// Whether the larger prime becomes `p`, as some implementations want it; else the order of the
    /// arguments stays.
    pub larger_first: bool,
}

/// An RSA key of two primes, with what the Chinese remainder theorem needs: the components of
/// `RSAPrivateKey` in RFC 8017, each as big-endian bytes.
///
/// The lengths are those of the arguments: `p`, `d_p` and `q_inv` have as many bytes as the first
/// prime was given with, `q` and `d_q` as the second, `n` and `d` as both together; there may be
/// zero bytes on the left. Under [`Options::larger_first`] both primes take the longer length. Secrets
/// are wiped when the key goes.
#[derive(Clone)]
pub struct RsaKey {
    n: Vec<u8>,
    e: Vec<u8>,
    d: Zeroizing<Vec<u8>>,
    p: Zeroizing<Vec<u8>>,
    q: Zeroizing<Vec<u8>>,
    d_p: Zeroizing<Vec<u8>>,
    d_q: Zeroizing<Vec<u8>>,
    q_inv: Zeroizing<Vec<u8>>,
}

impl RsaKey {
    /// The key of two primes and a public exponent, all as big-endian bytes, with [`Options::default`].
    ///
    /// `p` and `q` are different odd primes of at least [`MIN_PRIME_BITS`] bits, in any order and of
    /// any lengths, whose product has at least [`MIN_MODULUS_BITS`]; `e` is odd, at least 3 and below
    /// the product. Whether they are prime is not tested: of numbers that are not, the key is useless. Nor is
    /// anything that only standards forbid: an exponent beyond `2^256`, a short `d`, primes that are close.
    ///
    /// *Timing:* depends on the lengths of the arguments in bytes, on `e`, and on which error it is, if
    /// any. *Cost:* a gcd and four inversions, the longest modulo `lcm(p - 1, q - 1)`. *Source:* RFC 8017,
    /// section 3.
    ///
    /// # Errors
    /// Those of [`Error`].
    ///
    /// ```
    /// use bezout_rsa_keys::{Error, RsaKey};
    /// // 2^607 - 1 and 2^521 - 1: primes that nobody should use.
    /// let (mut p, mut q) = ([0xff; 76], [0xff; 66]);
    /// (p[0], q[0]) = (0x7f, 0x01);
    /// let key = RsaKey::from_primes(&p, &q, &[1, 0, 1])?;
    /// assert_eq!((key.n().len(), key.d().len(), key.q_inv().len()), (142, 142, 76));
    /// // 3 divides 2^606 - 1.
    /// assert_eq!(RsaKey::from_primes(&p, &q, &[3]).err(), Some(Error::ExponentNotInvertible));
    /// # Ok::<(), Error>(())
    /// ```
    pub fn from_primes(p: &[u8], q: &[u8], e: &[u8]) -> Result<Self, Error> {
        Self::from_primes_with(p, q, e, Options::default())
    }

    /// As [`from_primes`](Self::from_primes), with the choices that standards leave open.
    ///
    /// *Timing:* as there, and depends on the options.
    ///
    /// # Errors
    /// As there.
    ///
    /// ```
    /// use bezout_rsa_keys::{Options, RsaKey, Totient};
    /// let (mut p, mut q) = ([0xff; 66], [0xff; 76]);
    /// (p[0], q[0]) = (0x01, 0x7f);
    /// let options = Options { totient: Totient::Phi, larger_first: true };
    /// let key = RsaKey::from_primes_with(&p, &q, &[1, 0, 1], options)?;
    /// assert_eq!(key.p(), q);
    /// # Ok::<(), bezout_rsa_keys::Error>(())
    /// ```
    pub fn from_primes_with(p: &[u8], q: &[u8], e: &[u8], options: Options) -> Result<Self, Error> {
        let mut lengths = (p.len(), q.len());
        let limbs = limbs::limbs_of(p.len().max(q.len())).max(1);
        let mut p = limbs::from_be_bytes(p, limbs);
        let mut q = limbs::from_be_bytes(q, limbs);
        let e = exponent(e)?;
        let n = limbs::mul(&p, &q);
        check_primes(&p, &q)?;
        check_modulus(&n, &e)?;
        if options.larger_first {
            let yes = limbs::is_less(&p, &q);
            limbs::swap_if(&mut p, &mut q, yes);
            lengths = (lengths.0.max(lengths.1), lengths.0.max(lengths.1));
        }
        let parts = Parts::new(&p, &q, &e, options.totient)?;
        let both = lengths.0 + lengths.1;
        let bytes = |x: &[u64], length| limbs::to_be_bytes(x, length);
        Ok(Self {
            n: bytes(&n, both).to_vec(),
            e: trimmed(&bytes(&e, 8 * e.len())).to_vec(),
            d: bytes(&parts.d, both),
            p: bytes(&p, lengths.0),
            q: bytes(&q, lengths.1),
            d_p: bytes(&parts.d_p, lengths.0),
            d_q: bytes(&parts.d_q, lengths.1),
            q_inv: bytes(&parts.q_inv, lengths.0),
        })
    }

    /// The modulus `p q`, public.
    pub fn n(&self) -> &[u8] {
        &self.n
    }

    /// The public exponent, without leading zeros.
    pub fn e(&self) -> &[u8] {
        &self.e
    }

    /// The private exponent: `e^-1` modulo the [`Totient`].
    pub fn d(&self) -> &[u8] {
        &self.d
    }

    /// The first prime.
    pub fn p(&self) -> &[u8] {
        &self.p
    }

    /// The second prime.
    pub fn q(&self) -> &[u8] {
        &self.q
    }

    /// `d mod (p - 1)`, which is `e^-1 mod (p - 1)`.
    pub fn d_p(&self) -> &[u8] {
        &self.d_p
    }

    /// `d mod (q - 1)`, which is `e^-1 mod (q - 1)`.
    pub fn d_q(&self) -> &[u8] {
        &self.d_q
    }

    /// `q^-1 mod p`.
    pub fn q_inv(&self) -> &[u8] {
        &self.q_inv
    }
}

/// Shows what is public.
impl fmt::Debug for RsaKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RsaKey")
            .field("n", &self.n)
            .field("e", &self.e)
            .finish_non_exhaustive()
    }
}

/// A number without its leading zeros, in variable time.
pub(crate) fn trimmed(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().take_while(|&&b| b == 0).count();
    &bytes[zeros..]
}

/// The public exponent in as many limbs as it needs.
fn exponent(bytes: &[u8]) -> Result<Secret, Error> {
    let bytes = trimmed(bytes);
    match bytes.last() {
        None => Err(Error::ExponentTooSmall),
        Some(low) if low % 2 == 0 => Err(Error::EvenExponent),
        Some(1) if bytes.len() == 1 => Err(Error::ExponentTooSmall),
        Some(_) => Ok(limbs::from_be_bytes(bytes, limbs::limbs_of(bytes.len()))),
    }
}

/// All that can be wrong is found out before anything is said; then the first reason counts.
fn refuse(reasons: &[(Choice, Error)]) -> Result<(), Error> {
    let any = reasons
        .iter()
        .fold(Choice::from(0), |any, (yes, _)| any | *yes);
    if public_by_contract(any) {
        let first = reasons.iter().find(|(yes, _)| bool::from(*yes));
        return first.map_or(Ok(()), |(_, error)| Err(*error));
    }
    Ok(())
}

fn check_primes(p: &[u64], q: &[u64]) -> Result<(), Error> {
    let even = |x, argument| (limbs::is_even(x), Error::EvenPrime { argument });
    let short = |x, argument| {
        let reaches = limbs::reaches(x, MIN_PRIME_BITS - 1);
        (!reaches, Error::PrimeTooShort { argument })
    };
    refuse(&[
        even(p, "p"),
        even(q, "q"),
        short(p, "p"),
        short(q, "q"),
        (p.ct_eq(q), Error::EqualPrimes),
    ])
}

fn check_modulus(n: &[u64], e: &[u64]) -> Result<(), Error> {
    if e.len() > n.len() {
        return Err(Error::ExponentTooLarge);
    }
    let mut exponent = limbs::zero(n.len());
    exponent[..e.len()].copy_from_slice(e);
    refuse(&[
        (
            !limbs::reaches(n, MIN_MODULUS_BITS - 1),
            Error::ModulusTooShort,
        ),
        (!limbs::is_less(&exponent, n), Error::ExponentTooLarge),
    ])
}

/// The secret parts that are computed.
struct Parts {
    d: Secret,
    d_p: Secret,
    d_q: Secret,
    q_inv: Secret,
}

impl Parts {
    /// From different odd numbers of the same length that are at least 3.
    ///
    /// `d_p` is `d mod (p - 1)` without a division: `p - 1` divides the totient, so that `d` inverts
    /// `e` modulo `p - 1` as well, and there is but one such number below it.
    fn new(p: &[u64], q: &[u64], e: &[u64], totient: Totient) -> Result<Self, Error> {
        let (p_1, q_1) = (limbs::minus_one(p), limbs::minus_one(q));
        let m = match totient {
            Totient::Lambda => lcm(&p_1, &q_1),
            Totient::Phi => limbs::mul(&p_1, &q_1),
        };
        let exponent = |m: &[u64]| invert(e, m).ok_or(Error::ExponentNotInvertible);
        Ok(Self {
            d: exponent(&m)?,
            d_p: exponent(&p_1)?,
            d_q: exponent(&q_1)?,
            q_inv: invert(q, p).ok_or(Error::NotCoprime)?,
        })
    }
}

/// `x^-1 mod m`. That there is none is no secret, the parity of `m` is.
fn invert(x: &[u64], m: &[u64]) -> Option<Secret> {
    // There is no inverse modulo 0 either; no modulus here is.
    dynamic::invert_mod(x, m).ok().and_then(revealed)
}

/// The result, or that there is none, where that may be known.
fn revealed(x: CtOption<Vec<u64>>) -> Option<Secret> {
    option_by_contract(x).map(Zeroizing::new)
}

/// The least common multiple of two positive numbers of the same length: `a (b / g)`.
///
/// The division by `g = gcd(a, b)` is exact. So the powers of two in `g` are shifted away, and what is
/// left of it is odd and divides by multiplication with its inverse modulo a power of two.
fn lcm(a: &[u64], b: &[u64]) -> Secret {
    let mut g = Zeroizing::new(dynamic::gcd(a, b));
    let mut cofactor = Zeroizing::new(b.to_vec());
    limbs::remove_twos(&mut g, &mut cofactor);
    let inverse = inverse_of_odd(&mut g);
    limbs::mul(a, &limbs::mul_low(&cofactor, &inverse, b.len()))
}

/// `g^-1` modulo the power of two of its length.
fn inverse_of_odd(g: &mut [u64]) -> Secret {
    // It is odd already; now the compiler and `invert_mod2k` know it too.
    g[0] |= 1;
    let inverse = dynamic::invert_mod2k(g, 64 * g.len());
    revealed(inverse).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gcd(a: u64, b: u64) -> u64 {
        if b == 0 { a } else { gcd(b, a % b) }
    }

    fn inverse(x: u64, m: u64) -> Option<u64> {
        (0..m).find(|y| x * y % m == 1 % m)
    }

    #[test]
    fn every_pair_of_small_numbers() {
        let mut keys = 0;
        for p in (3..48u64).step_by(2) {
            for q in (3..48).step_by(2).filter(|&q| q != p) {
                let lambda = (p - 1) * (q - 1) / gcd(p - 1, q - 1);
                assert_eq!(lcm(&[p - 1], &[q - 1])[..], [lambda, 0]);
                for e in (3..24).step_by(2) {
                    keys += u32::from(small_key(p, q, e, lambda));
                }
            }
        }
        assert!(keys > 1000);
    }

    /// Compares with a search; returns whether there is a key.
    fn small_key(p: u64, q: u64, e: u64, lambda: u64) -> bool {
        let phi = (p - 1) * (q - 1);
        for (totient, m) in [(Totient::Lambda, lambda), (Totient::Phi, phi)] {
            let expected = match inverse(e, m) {
                None => Err(Error::ExponentNotInvertible),
                Some(_) if gcd(p, q) > 1 => Err(Error::NotCoprime),
                Some(d) => Ok([Some(d), inverse(e, p - 1), inverse(e, q - 1), inverse(q, p)]),
            };
            let parts = Parts::new(&[p], &[q], &[e], totient);
            let parts = parts.map(|k| [&k.d, &k.d_p, &k.d_q, &k.q_inv].map(|x| Some(x[0])));
            assert_eq!(parts, expected, "{p} {q} {e}");
        }
        inverse(e, lambda).is_some() && gcd(p, q) == 1
    }
}
