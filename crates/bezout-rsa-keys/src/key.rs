// SPDX-License-Identifier: MIT OR Apache-2.0
//! From primes to a key.

use crate::error::{Error, MIN_MODULUS_BITS, MIN_PRIME_BITS};
use bezout::ct::{overwriting, public_by_contract};
use bezout::{CtVec, dynamic};
use core::fmt;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, ConstantTimeGreater};
use zeroize::Zeroizing;

/// Words of the stack that are zero after a key was made: 32 kB.
const FRAMES: usize = 1 << 12;

/// A number in limbs, least significant first, that is wiped when it goes.
type Secret = Zeroizing<Vec<u64>>;

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
/// zero bytes on the left. Under [`Options::larger_first`] both primes take the longer length.
/// Secrets are wiped when the key goes.
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
    /// The key of two primes and a public exponent, all as big-endian bytes, with
    /// [`Options::default`].
    ///
    /// `p` and `q` are different odd primes of at least [`MIN_PRIME_BITS`] bits, in any order and
    /// of any lengths, whose product has at least [`MIN_MODULUS_BITS`]; `e` is odd, at least 3 and
    /// below the product. The function does not test whether they are prime: a key of other numbers
    /// is useless. It does not test what only standards forbid: an exponent beyond `2^256`, a short
    /// `d`, close primes.
    ///
    /// *Timing:* depends on the lengths of the arguments in bytes, on `e`, and on the error that is
    /// returned, if any. *Cost:* a gcd and an inversion of the length of the primes, and three of
    /// the length of `e`. *Source:* RFC 8017, section 3.
    ///
    /// # Errors
    /// Every reason is a variant of [`Error`].
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
    /// The errors are those of `from_primes`.
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
        overwriting::<FRAMES, _>(|| Self::computed(p, q, e, options))
    }

    fn computed(p: &[u8], q: &[u8], e: &[u8], options: Options) -> Result<Self, Error> {
        let mut lengths = (p.len(), q.len());
        let limbs = p.len().max(q.len()).div_ceil(8).max(1);
        let (mut p, mut q) = (number(p, limbs), number(q, limbs));
        let e = exponent(e)?;
        let n = Zeroizing::new(dynamic::mul(&p, &q));
        check_primes(&p, &q)?;
        check_modulus(&n, &e)?;
        if options.larger_first {
            let yes = dynamic::is_less(&p, &q);
            for (x, y) in p.iter_mut().zip(q.iter_mut()) {
                u64::conditional_swap(x, y, yes);
            }
            lengths = (lengths.0.max(lengths.1), lengths.0.max(lengths.1));
        }
        let parts = Parts::new(&p, &q, &e, options.totient)?;
        let both = lengths.0 + lengths.1;
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

/// A number of `limbs` limbs from at most as many big-endian bytes.
fn number(bytes: &[u8], limbs: usize) -> Secret {
    let (low, mut x) = (
        Zeroizing::new(dynamic::from_be_bytes(bytes)),
        Zeroizing::new(vec![0; limbs]),
    );
    x[..low.len()].copy_from_slice(&low);
    x
}

/// A number in `length` big-endian bytes, which it fits.
fn bytes(x: &[u64], length: usize) -> Zeroizing<Vec<u8>> {
    let mut out = Zeroizing::new(vec![0; length]);
    let limbs = x.len().min(length.div_ceil(8));
    dynamic::to_be_bytes(&x[..limbs], &mut out).expect("no component is longer than its primes");
    out
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
        Some(_) => Ok(Zeroizing::new(dynamic::from_be_bytes(bytes))),
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
    let even = |x: &[u64], argument| {
        let odd = Choice::from((x[0] & 1) as u8);
        (!odd, Error::EvenPrime { argument })
    };
    let short = |x, argument| {
        let short = is_shorter(x, MIN_PRIME_BITS);
        (short, Error::PrimeTooShort { argument })
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
    refuse(&[
        (is_shorter(n, MIN_MODULUS_BITS), Error::ModulusTooShort),
        (!dynamic::is_less(e, n), Error::ExponentTooLarge),
    ])
}

/// Yes if a number has fewer bits.
fn is_shorter(x: &[u64], bits: usize) -> Choice {
    (bits as u64).ct_gt(&dynamic::bits(x))
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
    /// `d_p` is `d mod (p - 1)` without a division: `p - 1` divides the totient, so that `d`
    /// inverts `e` modulo `p - 1` as well, and there is but one such number below it.
    fn new(p: &[u64], q: &[u64], e: &[u64], totient: Totient) -> Result<Self, Error> {
        let minus_one = |x: &[u64]| {
            let mut y = Zeroizing::new(x.to_vec());
            y[0] &= !1;
            y
        };
        let (p_1, q_1) = (minus_one(p), minus_one(q));
        let m = Zeroizing::new(match totient {
            Totient::Lambda => dynamic::lcm(&p_1, &q_1),
            Totient::Phi => dynamic::mul(&p_1, &q_1),
        });
        // The exponent is odd, and as a rule short: it takes no inversion of the length of the
        // primes.
        let exponent = |m: &[u64]| {
            let x = dynamic::invert_odd_number_mod(e, m).ok();
            x.and_then(revealed).ok_or(Error::ExponentNotInvertible)
        };
        let q_inv = dynamic::invert_odd_mod(q, p).ok();
        Ok(Self {
            d: exponent(&m)?,
            d_p: exponent(&p_1)?,
            d_q: exponent(&q_1)?,
            q_inv: q_inv.and_then(revealed).ok_or(Error::NotCoprime)?,
        })
    }
}

/// The result or none, where it may be known that there is none.
fn revealed(x: CtVec) -> Option<Secret> {
    let (x, found) = x.into_parts();
    let x = Zeroizing::new(x);
    public_by_contract(found).then_some(x)
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
                assert_eq!(dynamic::lcm(&[p - 1], &[q - 1]), [lambda, 0]);
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
