// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys of a curve: signing and verification.

use crate::curve::{Curve, Point};
use crate::error::Error;
use crate::formulas::Words;
use crate::nonce::Nonces;
use crate::scalar::{LONGEST, truncate};
use crate::signature::Signature;
use crate::wnaf::{OddMultiples, Term};
use bezout::binary_field::Element;
use bezout::ct::{Mask, overwriting, public_by_contract};
use digest::Digest;
use digest::block_api::BlockSizeUser;
use rand_core::TryCryptoRng;
use subtle::Choice;
use zeroize::Zeroize;

/// A digest as the standard signs it: an element of the field, not 0.
#[derive(Clone, Copy)]
pub struct HashElement<const N: usize>(pub(crate) Element<N>);

impl<const N: usize> Curve<N> {
    /// The element that a digest is to this curve: its first octet has the lowest bits, bits from m
    /// on are dropped, and 1 stands for 0.
    ///
    /// *Timing:* variable; the digest is public.
    pub fn hash_element(&self, digest: &[u8]) -> HashElement<N> {
        let mut bits = [0; N];
        crate::scalar::fill_from_le_octets(&mut bits, digest);
        bits = truncate(&bits, self.degree());
        // Public; written out, since the check of the binary knows no library's comparison of
        // memory to be harmless.
        let any = bits.iter().fold(0, |any, word| any | word);
        HashElement(if any == 0 {
            self.group.field.one()
        } else {
            self.element(&bits)
        })
    }
}

/// A private key: a number d with `0 < d < n`. Wiped when it is dropped.
pub struct SigningKey<'c, const N: usize> {
    curve: &'c Curve<N>,
    /// On the heap: who moves the key makes no copy of it on the stack.
    d: Box<[u64; N]>,
}

/// Words of the stack that are zero after a computation on secrets.
const FRAMES: usize = 1024;

/// How many random numbers are thrown away before the generator is to blame. At most half of
/// uniform ones are.
const ATTEMPTS: usize = 128;

impl<const N: usize> Drop for SigningKey<'_, N> {
    fn drop(&mut self) {
        self.d.zeroize();
    }
}

impl<const N: usize> core::fmt::Debug for SigningKey<'_, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "SigningKey {{ curve: {:?}, .. }}", self.curve)
    }
}

impl<'c, const N: usize> SigningKey<'c, N> {
    /// The key of this number, little-endian words.
    ///
    /// # Errors
    /// [`Error::Range`] unless `0 < d < n`.
    ///
    /// *Timing:* constant; whether it is refused is public.
    pub fn new(curve: &'c Curve<N>, d: &[u64; N]) -> Result<Self, Error> {
        overwriting::<FRAMES, _>(|| Self::of_words(curve, d))
    }

    fn of_words(curve: &'c Curve<N>, d: &[u64; N]) -> Result<Self, Error> {
        if !public_by_contract(curve.order.contains(d)) {
            return Err(Error::Range {
                argument: "private key",
            });
        }
        let d = Box::new(*d);
        Ok(Self { curve, d })
    }

    /// The key of a number in octets, the lowest first.
    ///
    /// # Errors
    /// [`Error::Range`] unless `0 < d < n`, [`Error::Length`] if there are more octets than `8 N`.
    ///
    /// *Timing:* depends on the number of octets; whether the number is refused is public.
    pub fn from_le_octets(curve: &'c Curve<N>, octets: &[u8]) -> Result<Self, Error> {
        if octets.len() > 8 * N {
            return Err(Error::Length {
                argument: "private key",
                octets: octets.len(),
                accepted: curve.order.octets(),
            });
        }
        overwriting::<FRAMES, _>(|| {
            let mut d = [0; N];
            crate::scalar::fill_from_le_octets(&mut d, octets);
            Self::of_words(curve, &d)
        })
    }

    /// A random key.
    ///
    /// # Errors
    /// [`Error::Random`] if the generator fails, or gives no number in range, time after time.
    ///
    /// *Timing:* depends on how many numbers are out of range; these are thrown away.
    pub fn random<R: TryCryptoRng + ?Sized>(
        curve: &'c Curve<N>,
        rng: &mut R,
    ) -> Result<Self, Error> {
        overwriting::<FRAMES, _>(|| {
            for _ in 0..ATTEMPTS {
                let key = Self::of_words(curve, &random_bits(rng, curve.order.bits())?);
                if key.is_ok() {
                    return key;
                }
            }
            Err(Error::Random)
        })
    }

    /// The number, in octets, the lowest first: as many as n has.
    pub fn to_le_octets(&self) -> zeroize::Zeroizing<Vec<u8>> {
        let mut out = zeroize::Zeroizing::new(vec![0; self.curve.order.octets()]);
        overwriting::<FRAMES, _>(|| crate::scalar::to_le_octets(&self.d[..], &mut out));
        out
    }

    /// Its curve.
    pub fn curve(&self) -> &'c Curve<N> {
        self.curve
    }

    /// The public key, `-d P`.
    ///
    /// # Errors
    /// [`Error::AnotherNonce`] for numbers that no computation of this library can handle. No such
    /// number is known.
    ///
    /// *Timing:* constant.
    pub fn public_point(&self) -> Result<Point<N>, Error> {
        let point = overwriting::<FRAMES, _>(|| self.curve.minus_base(&self.d));
        let [x, y] = point.ok_or(Error::AnotherNonce)?;
        Ok(Point { x, y })
    }

    /// The public key, ready to verify.
    ///
    /// # Errors
    /// As [`public_point`](Self::public_point).
    pub fn verifying_key(&self) -> Result<VerifyingKey<'c, N>, Error> {
        VerifyingKey::new(self.curve, &self.public_point()?)
    }

    /// A signature of a digest with a random e.
    ///
    /// # Errors
    /// [`Error::Random`] if the generator fails, or gives no e that makes a signature, time after
    /// time.
    ///
    /// *Timing:* constant. *Cost:* a multiple of the base point and an inversion.
    pub fn sign<R: TryCryptoRng + ?Sized>(
        &self,
        digest: &[u8],
        rng: &mut R,
    ) -> Result<Signature<N>, Error> {
        let h = self.curve.hash_element(digest);
        overwriting::<FRAMES, _>(|| {
            for _ in 0..ATTEMPTS {
                let e = random_bits(rng, self.curve.length())?;
                match self.signature(&h, &e) {
                    Err(Error::AnotherNonce | Error::Range { .. }) => {}
                    done => return done,
                }
            }
            Err(Error::Random)
        })
    }

    /// A signature of a digest with an e that HMAC with `D` makes of the key and the digest, in the
    /// manner of RFC 6979 \[Por13\].
    ///
    /// *Timing:* not constant unless `D` has constant time. GOST 34.311 and Kupyna look up tables
    /// at places that depend on secrets; SHA-2 does not.
    ///
    /// # Errors
    /// As [`public_point`](Self::public_point).
    pub fn sign_deterministic<D: Digest + BlockSizeUser + Clone>(
        &self,
        digest: &[u8],
    ) -> Result<Signature<N>, Error> {
        overwriting::<FRAMES, _>(|| self.with_nonce_by::<D>(digest))
    }

    fn with_nonce_by<D: Digest + BlockSizeUser + Clone>(
        &self,
        digest: &[u8],
    ) -> Result<Signature<N>, Error> {
        let (curve, h) = (self.curve, self.curve.hash_element(digest));
        let key = (&self.d[..], curve.order.octets());
        let element = (&curve.element_bits(&h.0)[..], curve.element_octets());
        let mut nonces = Nonces::<D>::new(curve.length(), key, element);
        let mut e = [0; N];
        // Each fails with a probability below 2^-60.
        for _ in 0..64 {
            nonces.next(&mut e);
            match self.signature(&h, &e) {
                Err(Error::AnotherNonce | Error::Range { .. }) => {}
                done => return done,
            }
        }
        Err(Error::AnotherNonce)
    }

    /// The signature with a given e, `0 < e < n`: for tests of published signatures. An e that is
    /// used twice, or that others can guess, gives the key away.
    ///
    /// # Errors
    /// [`Error::Range`], and [`Error::AnotherNonce`] if this e gives no signature.
    ///
    /// *Timing:* constant; whether there is a signature is public.
    #[inline(never)]
    pub fn sign_with_nonce(&self, h: &HashElement<N>, e: &[u64; N]) -> Result<Signature<N>, Error> {
        overwriting::<FRAMES, _>(|| self.signature(h, e))
    }

    fn signature(&self, h: &HashElement<N>, e: &[u64; N]) -> Result<Signature<N>, Error> {
        let (curve, argument) = (self.curve, "e");
        if !public_by_contract(curve.order.contains(e)) {
            return Err(Error::Range { argument });
        }
        let x = curve.base_x(e).ok_or(Error::AnotherNonce)?;
        let y = curve.group.field.mul(&h.0, &x);
        let r = truncate(&curve.element_bits(&y), curve.length());
        let s = curve.order.multiply_add(&self.d, &r, e);
        if !public_by_contract(is_not_zero(&r) & is_not_zero(&s)) {
            return Err(Error::AnotherNonce);
        }
        Ok(Signature { r, s })
    }
}

fn is_not_zero(x: &[u64]) -> Choice {
    let any = x.iter().fold(0, |any, w| any | w);
    (!Mask::zero(any)).choice()
}

fn random_bits<const N: usize, R: TryCryptoRng + ?Sized>(
    rng: &mut R,
    bits: usize,
) -> Result<[u64; N], Error> {
    let mut octets = [[0; 8]; N];
    let used = &mut octets.as_flattened_mut()[..bits.div_ceil(8)];
    rng.try_fill_bytes(used).map_err(|_| Error::Random)?;
    Ok(truncate(&octets.map(u64::from_le_bytes), bits))
}

/// A public key: a point of order n. It has tables for verification, which cost about as much as
/// two verifications to make.
#[derive(Clone)]
pub struct VerifyingKey<'c, const N: usize> {
    curve: &'c Curve<N>,
    point: Words<N>,
    /// Odd multiples of the point, and of 2^half of it.
    multiples: [OddMultiples<N>; 2],
}

/// The multiples of a key in a table.
const KEY_MULTIPLES: usize = 16;

impl<const N: usize> core::fmt::Debug for VerifyingKey<'_, N> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(
            f,
            "VerifyingKey {{ curve: {:?}, point: {:x?} }}",
            self.curve, self.point
        )
    }
}

impl<'c, const N: usize> VerifyingKey<'c, N> {
    /// The key that is a point.
    ///
    /// # Errors
    /// [`Error::NotReduced`], [`Error::NotOnCurve`], and [`Error::SmallOrder`] if n times the point
    /// is not infinity.
    ///
    /// *Timing:* variable.
    pub fn new(curve: &'c Curve<N>, point: &Point<N>) -> Result<Self, Error> {
        let (argument, degree, p) = ("public key", curve.degree(), [point.x, point.y]);
        let group = &curve.group;
        if p.iter().any(|c| group.field.element(c).is_err()) {
            return Err(Error::NotReduced { argument, degree });
        }
        if !group.contains(&p) {
            return Err(Error::NotOnCurve { argument });
        }
        let (small, bits) = (Error::SmallOrder { argument }, curve.order.bits());
        // n times the point is infinity: n - 1 times it is its negative, which is not an exception
        // to the formulas.
        let mut n_minus_one = *curve.order.words();
        n_minus_one[0] ^= 1;
        if group.multiply(&n_minus_one, bits, &p) != group.negate(Some(p)) {
            return Err(small);
        }
        let table = |p: &Words<N>| group.odd_multiples(p, KEY_MULTIPLES).ok_or(small);
        let far = group.double(&p, bits.div_ceil(2)).ok_or(small)?;
        let multiples = [table(&p)?, table(&far)?];
        Ok(Self {
            curve,
            point: p,
            multiples,
        })
    }

    /// The key that a compressed point is, in octets, the lowest first.
    ///
    /// # Errors
    /// The errors of [`Curve::decompress`] and [`new`](Self::new).
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn from_compressed(curve: &'c Curve<N>, octets: &[u8]) -> Result<Self, Error> {
        Self::new(curve, &curve.decompress(octets)?)
    }

    /// The compressed point, in octets, the lowest first.
    pub fn to_compressed(&self) -> Vec<u8> {
        self.curve.compress(&self.point())
    }

    /// The point, in the polynomial basis.
    pub fn point(&self) -> Point<N> {
        let [x, y] = self.point;
        Point { x, y }
    }

    /// Its curve.
    pub fn curve(&self) -> &'c Curve<N> {
        self.curve
    }

    /// Nothing, if the signature is one of this digest under this key.
    ///
    /// # Errors
    /// [`Error::Range`] with the name of the number that is 0 or not below n, [`Error::Mismatch`].
    ///
    /// *Timing:* variable. *Cost:* half as many doublings as n has bits, and an inversion.
    pub fn verify(&self, digest: &[u8], signature: &Signature<N>) -> Result<(), Error> {
        let (curve, group) = (self.curve, &self.curve.group);
        for (argument, x) in [("r", &signature.r), ("s", &signature.s)] {
            if !bool::from(curve.order.contains(x)) {
                return Err(Error::Range { argument });
            }
        }
        let bits = curve.order.bits();
        let half = bits.div_ceil(2);
        let halves = |x: &[u64; N]| {
            let (mut low, mut high) = ([0; LONGEST], [0; LONGEST]);
            low[..N].copy_from_slice(&truncate(x, half));
            for (i, high) in high[..N].iter_mut().enumerate() {
                let from = i + half / 64;
                let word = |j: usize| x.get(j).copied().unwrap_or(0);
                *high = word(from) >> (half % 64);
                if !half.is_multiple_of(64) {
                    *high |= word(from + 1) << (64 - half % 64);
                }
            }
            [low, high]
        };
        let [s0, s1] = halves(&signature.s);
        let [r0, r1] = halves(&signature.r);
        let [p0, p1] = &curve.multiples;
        let [q0, q1] = &self.multiples;
        let term = |table, k| Term {
            table,
            k,
            bits: half,
        };
        let fast = group.sum(&[term(p0, s0), term(p1, s1), term(q0, r0), term(q1, r1)]);
        let point = fast.or_else(|| {
            let left = group.multiply_slowly(&signature.s, bits, Some(curve.base));
            let right = group.multiply_slowly(&signature.r, bits, Some(self.point));
            group.add(left, right)
        });
        let [x, _] = point.ok_or(Error::Mismatch)?;
        let h = curve.hash_element(digest);
        let y = group.field.mul(&h.0, &group.element(&x));
        if truncate(&curve.element_bits(&y), curve.length()) == signature.r {
            Ok(())
        } else {
            Err(Error::Mismatch)
        }
    }
}
