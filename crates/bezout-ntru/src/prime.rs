// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streamlined NTRU Prime of the third round \[BBC20\]: `h = g/(3 f)` modulo `q` and `x^p - x - 1`.

use crate::encode::Trits;
use crate::error::{Error, check_length};
use crate::mask::public_by_contract;
use crate::radix::Layout;
use crate::random::{ATTEMPTS, Random};
use crate::remainder::modulo3;
use crate::secret::{Bytes, Poly, Secret, Small, map};
use crate::{mask, radix};
use bezout::parts::{cpu::with_vectors, secret::sort};
use bezout::polynomial::{Ring, presets};
use core::fmt;
use sha2::{Digest, Sha512};
use subtle::Choice;
use zeroize::{Zeroize, Zeroizing};

/// The bytes of a confirmation and of a digest.
const HASH: usize = 32;

/// A parameter set.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    name: &'static str,
    /// Modulo 3.
    small: Ring,
    /// Modulo `q`.
    large: Ring,
    /// Coefficients of short polynomials that are not zero.
    weight: usize,
    /// How numbers below `q` are written, and those below a third of it.
    numbers: &'static Layout,
    rounded: &'static Layout,
}

macro_rules! sets {
    ($($name:ident, $text:literal, $r3:ident, $rq:ident, $w:literal;)*) => {
        $(
            #[doc = concat!("`", $text, "`.")]
            pub const $name: Parameters = Parameters {
                name: $text,
                small: presets::$r3,
                large: presets::$rq,
                weight: $w,
                numbers: &Layout::new(presets::$rq.len(), presets::$rq.q()),
                rounded: &Layout::new(presets::$rq.len(), presets::$rq.q().div_ceil(3)),
            };
        )*
        /// All of them.
        pub const ALL: &[Parameters] = &[$($name),*];
    };
}

sets! {
    SNTRUP653, "sntrup653", SNTRUP653_R3, SNTRUP653_RQ, 288;
    SNTRUP761, "sntrup761", SNTRUP761_R3, SNTRUP761_RQ, 286;
    SNTRUP857, "sntrup857", SNTRUP857_R3, SNTRUP857_RQ, 322;
    SNTRUP953, "sntrup953", SNTRUP953_R3, SNTRUP953_RQ, 396;
    SNTRUP1013, "sntrup1013", SNTRUP1013_R3, SNTRUP1013_RQ, 448;
    SNTRUP1277, "sntrup1277", SNTRUP1277_R3, SNTRUP1277_RQ, 492;
}

/// A public key: `h`.
#[derive(Clone)]
pub struct PublicKey {
    parameters: Parameters,
    bytes: Vec<u8>,
    h: Vec<i16>,
    digest: [u8; HASH],
}

/// A secret key: `f`, `1/g` modulo 3, the public key, and what a wrong ciphertext is answered with.
#[derive(Clone)]
pub struct SecretKey {
    bytes: Bytes,
    f: Small,
    inverse: Small,
    public: PublicKey,
}

/// The first half of SHA-512 of a number, which says what for, and of all parts.
fn hash(number: u8, parts: &[&[u8]]) -> Zeroizing<[u8; HASH]> {
    let mut hasher = Sha512::new();
    hasher.update([number]);
    parts.iter().for_each(|part| hasher.update(part));
    let mut whole = hasher.finalize();
    let mut out = Zeroizing::new([0; HASH]);
    out.copy_from_slice(&whole[..HASH]);
    whole.as_mut_slice().zeroize();
    out
}

impl Parameters {
    /// `sntrup` and the number of coefficients.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The number of coefficients.
    pub const fn p(&self) -> usize {
        self.large.len()
    }

    const fn modulus(&self) -> u32 {
        self.large.q()
    }

    const fn small_bytes(&self) -> usize {
        Trits::Four.bytes(self.p())
    }

    const fn rounded_bytes(&self) -> usize {
        self.rounded.bytes()
    }

    /// The length of a public key.
    pub const fn public_key_bytes(&self) -> usize {
        self.numbers.bytes()
    }

    /// The length of a secret key.
    pub const fn secret_key_bytes(&self) -> usize {
        3 * self.small_bytes() + self.public_key_bytes() + HASH
    }

    /// The length of a ciphertext.
    pub const fn ciphertext_bytes(&self) -> usize {
        self.rounded_bytes() + HASH
    }

    fn words(&self, random: Random) -> Secret<u32> {
        let mut bytes = Bytes::zeros(4 * self.p());
        random(&mut bytes);
        map(bytes.as_chunks().0, u32::from_le_bytes)
    }

    /// Coefficients -1, 0, 1.
    fn small(&self, random: Random) -> Small {
        map(&self.words(random), |x| {
            (((x & 0x3fff_ffff) * 3) >> 30) as i8 - 1
        })
    }

    /// The same, with a fixed number of zeros.
    fn short(&self, random: Random) -> Small {
        let mut words = self.words(random);
        let (nonzero, zero) = words.split_at_mut(self.weight);
        nonzero.iter_mut().for_each(|x| *x &= !1);
        zero.iter_mut().for_each(|x| *x = *x & !3 | 1);
        sort(&mut words);
        map(&words, |x| (x & 3) as i8 - 1)
    }

    /// A product modulo `q`.
    fn product(&self, a: &[i16], b: &[i8]) -> Poly {
        let mut out = Poly::zeros(self.p());
        // Of the right lengths: never an error.
        let _ = self.large.mul_short(&mut out, a, b);
        out
    }

    /// A key pair.
    ///
    /// `random` is asked for 4 bytes a coefficient for each small polynomial, until one has an
    /// inverse modulo 3; then for as many for a short one; then for what a wrong ciphertext is
    /// answered with. A source that gives no polynomial with an inverse time after time is an
    /// error.
    ///
    /// *Timing:* depends on the parameters, and on how many small polynomials have no inverse;
    /// these are thrown away. *Cost:* two inversions.
    ///
    /// ```
    /// use bezout_ntru::prime::SNTRUP761;
    /// let (public, secret) = SNTRUP761.key_pair(&mut |bytes| getrandom::fill(bytes).unwrap())?;
    /// assert_eq!(public.as_bytes().len(), 1158);
    /// assert_eq!(SNTRUP761.secret_key(secret.as_bytes())?.public_key().as_bytes(), public.as_bytes());
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[BBC20\].
    pub fn key_pair(&self, random: Random) -> Result<(PublicKey, SecretKey), Error> {
        let mut attempts = 0;
        let (g, v) = loop {
            let g = self.small(random);
            let mut v = Small::zeros(self.p());
            // Of the right lengths.
            let found = self.small.invert_centered(&mut v, &g);
            let found = found.unwrap_or(Choice::from(0)).unwrap_u8();
            if public_by_contract(found.into()) {
                break (g, v);
            }
            attempts += 1;
            if attempts == ATTEMPTS {
                return Err(Error::Random);
            }
        };
        let f = self.short(random);
        // The modulus is irreducible modulo q, and f is not zero.
        let mut reciprocal = Poly::zeros(self.p());
        let _ = self.large.invert_triple_centered(&mut reciprocal, &f);
        let h = self.product(&reciprocal, &g);
        let public = radix::encode(&self.positive(&h), self.numbers).publish();
        let public = self.public(public, h.publish());
        let mut rho = Bytes::zeros(self.small_bytes());
        random(&mut rho);
        let [f_bytes, v_bytes] = [&f, &v].map(|a| Trits::Four.encode(a));
        let bytes = Bytes::concat(&[&f_bytes, &v_bytes, &public.bytes, &rho, &public.digest]);
        let secret = SecretKey {
            bytes,
            f,
            inverse: v,
            public: public.clone(),
        };
        Ok((public, secret))
    }

    fn public(&self, bytes: Vec<u8>, h: Vec<i16>) -> PublicKey {
        PublicKey {
            parameters: *self,
            digest: *hash(4, &[&bytes]),
            bytes,
            h,
        }
    }

    /// From centered coefficients to numbers below `q`.
    fn positive(&self, a: &[i16]) -> Secret<u16> {
        let half = (self.modulus() / 2) as i16;
        map(a, |c| (c + half) as u16)
    }

    /// A public key from its bytes. Another length, a coefficient out of range, or an unused bit
    /// that is set, is an error.
    ///
    /// *Timing:* not constant: public keys are public.
    pub fn public_key(&self, public_key: &[u8]) -> Result<PublicKey, Error> {
        let argument = "public_key";
        check_length(argument, public_key, self.public_key_bytes())?;
        let (h, bad) = self.read_public(public_key);
        match bad {
            0 => Ok(self.public(public_key.to_vec(), h.publish())),
            _ => Err(Error::Encoding { argument }),
        }
    }

    /// A secret key from its bytes. Errors are another length, a coefficient out of range, an
    /// unused bit that is set, and a public key in it whose digest differs from the digest in it.
    /// Whether its parts belong together is not tested.
    ///
    /// *Timing:* depends on the parameters, on whether an error is returned, and on the public key.
    ///
    /// Source: \[BBC20\].
    pub fn secret_key(&self, secret_key: &[u8]) -> Result<SecretKey, Error> {
        let (f, inverse, h) = self.read(secret_key)?;
        let [_, _, public, _, digest] = self.parts(secret_key);
        let public = self.public(public.to_vec(), h.publish());
        // The digest is one of what is public, but stands among secrets.
        if public_by_contract(mask::differ(digest, &public.digest)) {
            return Err(Error::Digest);
        }
        Ok(SecretKey {
            bytes: Bytes::of(secret_key),
            f,
            inverse,
            public,
        })
    }
}

impl PublicKey {
    /// As it is sent.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// `h`, centered modulo `q`.
    pub fn h(&self) -> &[i16] {
        &self.h
    }

    /// A ciphertext, and the key of 32 bytes that the owner of the secret key gets from it.
    ///
    /// `random` is asked once, for 4 bytes a coefficient.
    ///
    /// *Timing:* depends on the parameters.
    ///
    /// ```
    /// use bezout_ntru::prime::SNTRUP653;
    /// let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).unwrap();
    /// let (public, secret) = SNTRUP653.key_pair(&mut random)?;
    /// let (ciphertext, key) = public.encapsulate(&mut random);
    /// assert_eq!(secret.decapsulate(&ciphertext)?, key);
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[BBC20\].
    pub fn encapsulate(&self, random: Random) -> (Vec<u8>, [u8; 32]) {
        let r = self.parameters.short(random);
        let (ciphertext, _, prehash) = self.hide(&r);
        let key = hash(1, &[&*prehash, &ciphertext]);
        (ciphertext.publish(), *key)
    }

    fn hide(&self, r: &[i8]) -> (Bytes, Bytes, Zeroizing<[u8; HASH]>) {
        self.parameters.hide(&self.h, &self.digest, r)
    }
}

impl Parameters {
    /// The ciphertext of `r`, `r` as bytes, and their hash.
    fn hide(&self, h: &[i16], digest: &[u8], r: &[i8]) -> (Bytes, Bytes, Zeroizing<[u8; HASH]>) {
        let product = self.product(h, r);
        let half = (self.modulus() / 2) as i16;
        let numbers = map(&product, |c| {
            // Rounded to a multiple of 3, and divided by it: a product by 1/3 modulo 2^16, which is
            // exact.
            ((c - modulo3(c) + half) as u16).wrapping_mul(0xaaab)
        });
        let rounded = radix::encode(&numbers, self.rounded);
        let r = Trits::Four.encode(r);
        let prehash = hash(3, &[&r]);
        let confirmation = hash(2, &[&*prehash, digest]);
        (Bytes::concat(&[&rounded, &*confirmation]), r, prehash)
    }

    /// The key of 32 bytes, from the bytes of a secret key: as [`SecretKey::decapsulate`], once.
    ///
    /// Errors are those of [`secret_key`](Self::secret_key), but for one: the digest of the public
    /// key is taken as it stands in the bytes, as other implementations take it. A wrong one makes
    /// the key that of a wrong ciphertext.
    ///
    /// *Timing:* depends on the parameters, on whether an error is returned, and on the public key.
    /// *Cost:* without the hash of the public key, three quarters of that of both.
    ///
    /// ```
    /// use bezout_ntru::prime::SNTRUP653;
    /// let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).unwrap();
    /// let (public, secret) = SNTRUP653.key_pair(&mut random)?;
    /// let (ciphertext, key) = public.encapsulate(&mut random);
    /// assert_eq!(SNTRUP653.decapsulate(secret.as_bytes(), &ciphertext)?, key);
    /// # Ok::<(), bezout_ntru::Error>(())
    /// ```
    ///
    /// Source: \[BBC20\].
    pub fn decapsulate(&self, secret_key: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        let (f, inverse, h) = self.read(secret_key)?;
        let [_, _, _, rho, digest] = self.parts(secret_key);
        let secrets = Secrets {
            f: &f,
            inverse: &inverse,
            h: &h,
            digest,
            rho,
        };
        secrets.decapsulate(self, ciphertext)
    }

    /// The bytes of `f`, of `1/g`, of the public key, of what a wrong ciphertext is answered with,
    /// and the digest.
    fn parts<'a>(&self, secret_key: &'a [u8]) -> [&'a [u8]; 5] {
        let (f, rest) = secret_key.split_at(self.small_bytes());
        let (v, rest) = rest.split_at(self.small_bytes());
        let (public, rest) = rest.split_at(self.public_key_bytes());
        let (rho, digest) = rest.split_at(self.small_bytes());
        [f, v, public, rho, digest]
    }

    /// `f`, `1/g` and `h` of a secret key.
    fn read(&self, secret_key: &[u8]) -> Result<(Small, Small, Poly), Error> {
        let argument = "secret_key";
        check_length(argument, secret_key, self.secret_key_bytes())?;
        let [f, v, public, ..] = self.parts(secret_key);
        let (f, bad_f) = Trits::Four.decode(f, self.p());
        let (inverse, bad_v) = Trits::Four.decode(v, self.p());
        let (h, bad_h) = self.read_public(public);
        match public_by_contract(bad_f | bad_v | bad_h) {
            true => Err(Error::Encoding { argument }),
            false => Ok((f, inverse, h)),
        }
    }

    /// `h`; and 1 if a coefficient is out of range or an unused bit is set, else 0.
    fn read_public(&self, public_key: &[u8]) -> (Poly, u32) {
        let (numbers, bad) = radix::decode(public_key, self.numbers);
        let half = (self.modulus() / 2) as i16;
        (map(&numbers, |x: u16| x as i16 - half), bad)
    }
}

/// What opens a ciphertext.
struct Secrets<'a> {
    f: &'a [i8],
    inverse: &'a [i8],
    h: &'a [i16],
    digest: &'a [u8],
    rho: &'a [u8],
}

impl SecretKey {
    /// As it is stored.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The public key, which is part of it.
    pub fn public_key(&self) -> &PublicKey {
        &self.public
    }

    /// `f`.
    pub fn f(&self) -> &[i8] {
        &self.f
    }

    /// `1/g` modulo 3, centered.
    pub fn inverse(&self) -> &[i8] {
        &self.inverse
    }

    /// Returns the key of 32 bytes. For bytes that are not a ciphertext, the key is a hash of a
    /// secret and of these bytes, and the sender can't tell. Another length is an error.
    ///
    /// *Timing:* depends on the parameters. The time does not show whether the bytes are a
    /// ciphertext.
    ///
    /// Source: \[BBC20\].
    pub fn decapsulate(&self, ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        let set = &self.public.parameters;
        let [_, _, _, rho, digest] = set.parts(&self.bytes);
        let secrets = Secrets {
            f: &self.f,
            inverse: &self.inverse,
            h: &self.public.h,
            digest,
            rho,
        };
        secrets.decapsulate(set, ciphertext)
    }
}

impl Secrets<'_> {
    fn decapsulate(&self, set: &Parameters, ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        check_length("ciphertext", ciphertext, set.ciphertext_bytes())?;
        let r = self.decrypt(set, &ciphertext[..set.rounded_bytes()]);
        let (again, mut r, _) = set.hide(self.h, self.digest, &r);
        let wrong = mask::differ(&again, ciphertext);
        mask::assign(wrong, &mut r, self.rho);
        let prehash = hash(3, &[&r]);
        Ok(*hash(1 ^ wrong as u8, &[&*prehash, ciphertext]))
    }

    /// The short polynomial of a rounded product; of another one, something that is short too.
    fn decrypt(&self, set: &Parameters, rounded: &[u8]) -> Small {
        let half = (set.modulus() / 2) as i16;
        let (numbers, _) = radix::decode(rounded, set.rounded);
        let c = map(&numbers, |x| 3 * x as i16 - half);
        let mut product = set.product(&c, &map(self.f, |f| 3 * f));
        let c = map(&product, modulo3);
        // Of the right lengths: never an error.
        let _ = set.small.mul_short(&mut product, &c, self.inverse);
        let mut r = map(&product, |x| x as i8);
        let count = with_vectors(weight, &r);
        let wrong = mask::from_bit(mask::nonzero(count ^ set.weight as u32)) as i8;
        let (ones, zeros) = r.split_at_mut(set.weight);
        ones.iter_mut().for_each(|c| *c ^= (*c ^ 1) & wrong);
        zeros.iter_mut().for_each(|c| *c &= !wrong);
        r
    }
}

/// How many coefficients are odd.
#[inline(always)]
fn weight(a: &[i8]) -> u32 {
    a.iter()
        .map(|&c| u16::from(c as u8 & 1))
        .sum::<u16>()
        .into()
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({})", self.parameters.name)
    }
}

/// Without the secret.
impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey({})", self.public.parameters.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::random::Random as Words;

    /// Who knows the public key can encrypt an r of any weight, and the owner gets that r back. It
    /// is refused for its weight alone: the ciphertext of what was decrypted would be the same.
    #[test]
    fn an_r_of_another_weight_is_refused_though_its_ciphertext_is_right() {
        for (number, set) in super::ALL.iter().enumerate() {
            let mut words = Words(number as u64);
            let mut random = |bytes: &mut [u8]| bytes.fill_with(|| words.word() as u8);
            let (public, secret) = set.key_pair(&mut random).unwrap();
            let rho = &secret.bytes[2 * set.small_bytes() + set.public_key_bytes()..];
            let rho = &rho[..set.small_bytes()];
            let r = set.short(&mut random);
            let nonzero = r.iter().position(|&c| c != 0).unwrap();
            let zero = r.iter().position(|&c| c == 0).unwrap();
            for (place, c) in [(0, r[0]), (nonzero, 0), (zero, 1), (zero, -1)] {
                let mut r = Small::of(&r);
                r[place] = c;
                let right = r.iter().filter(|&&c| c != 0).count() == set.weight;
                let (ciphertext, encoded, _) = public.hide(&r);
                let seed = if right { &*encoded } else { rho };
                let key = hash(u8::from(right), &[&*hash(3, &[seed]), &ciphertext]);
                assert_eq!(
                    secret.decapsulate(&ciphertext).unwrap(),
                    *key,
                    "{} {place}",
                    set.name
                );
            }
        }
    }
}
