// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys on the recommended curves. The curve is chosen at run time.

use crate::encoding;
use crate::error::Error;
use crate::hash::Hash;
use crate::key::{SigningKey, VerifyingKey};
use crate::named::Named;
use crate::pem;
use crate::signature::{OctetOrder, Signature};
use gost94::Gost94UA;
use kupyna::{Kupyna256, Kupyna384, Kupyna512};
use rand_core::TryCryptoRng;
use zeroize::Zeroizing;

macro_rules! keys {
    ($($variant:ident $words:literal)*) => {
        enum Signing {
            $($variant(SigningKey<'static, $words>),)*
        }

        #[derive(Clone)]
        enum Verifying {
            $($variant(VerifyingKey<'static, $words>),)*
        }

        $(
            impl From<SigningKey<'static, $words>> for Signing {
                fn from(key: SigningKey<'static, $words>) -> Self {
                    Self::$variant(key)
                }
            }

            impl From<VerifyingKey<'static, $words>> for Verifying {
                fn from(key: VerifyingKey<'static, $words>) -> Self {
                    Self::$variant(key)
                }
            }
        )*

        /// Evaluates an expression with the key inside.
        macro_rules! each {
            ($type:ident: $any:expr, |$key:ident| $body:expr) => {
                match $any {
                    $($type::$variant($key) => $body,)*
                }
            };
        }
    };
}

keys!(W3 3 W4 4 W5 5 W6 6 W7 7);

/// A private key on a recommended curve. Wiped when it is dropped.
pub struct PrivateKey {
    named: Named,
    key: Signing,
}

impl core::fmt::Debug for PrivateKey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "PrivateKey {{ curve: {:?}, .. }}", self.named)
    }
}

impl PrivateKey {
    /// A random key.
    ///
    /// # Errors
    /// As [`SigningKey::random`].
    ///
    /// *Timing:* depends on how many numbers are out of range; these are thrown away.
    pub fn random<R: TryCryptoRng + ?Sized>(named: Named, rng: &mut R) -> Result<Self, Error> {
        let key = with_curve!(named, |curve| SigningKey::random(curve, rng)?.into());
        Ok(Self { named, key })
    }

    /// The key of a number in octets, the lowest first.
    ///
    /// # Errors
    /// [`Error::Range`] unless it is between 0 and n, [`Error::Length`] if it is too long for any
    /// such number.
    ///
    /// *Timing:* depends on the number of octets; whether the number is refused is public.
    pub fn from_le_octets(named: Named, octets: &[u8]) -> Result<Self, Error> {
        let key = with_curve!(named, |curve| SigningKey::from_le_octets(curve, octets)?
            .into());
        Ok(Self { named, key })
    }

    /// The number, in octets, the lowest first.
    pub fn to_le_octets(&self) -> Zeroizing<Vec<u8>> {
        each!(Signing: &self.key, |key| key.to_le_octets())
    }

    /// Its curve.
    pub fn named(&self) -> Named {
        self.named
    }

    /// The public key.
    ///
    /// # Errors
    /// As [`SigningKey::public_point`].
    pub fn public_key(&self) -> Result<PublicKey, Error> {
        let key = each!(Signing: &self.key, |key| key.verifying_key()?.into());
        let named = self.named;
        Ok(PublicKey { named, key })
    }

    /// A signature of a digest with a random e, in octets, the lowest first; see
    /// [`SigningKey::sign`].
    ///
    /// # Errors
    /// As [`SigningKey::sign`].
    ///
    /// *Timing:* constant.
    pub fn sign<R: TryCryptoRng + ?Sized>(
        &self,
        digest: &[u8],
        rng: &mut R,
    ) -> Result<Vec<u8>, Error> {
        each!(Signing: &self.key, |key| {
            Ok(key.sign(digest, rng)?.to_octets(key.curve(), OctetOrder::Little))
        })
    }

    /// The same with an e that HMAC with a hash function makes of key and digest; see
    /// [`SigningKey::sign_deterministic`].
    ///
    /// *Timing:* not constant: these hash functions look up tables at places that depend on the
    /// key. For machines that are shared, take [`sign`](Self::sign), or
    /// [`SigningKey::sign_deterministic`] with SHA-2.
    ///
    /// # Errors
    /// As [`SigningKey::public_point`].
    pub fn sign_deterministic(&self, digest: &[u8], hash: Hash) -> Result<Vec<u8>, Error> {
        each!(Signing: &self.key, |key| {
            let signature = match hash {
                Hash::Gost34311 => key.sign_deterministic::<Gost94UA>(digest),
                Hash::Kupyna256 => key.sign_deterministic::<Kupyna256>(digest),
                Hash::Kupyna384 => key.sign_deterministic::<Kupyna384>(digest),
                Hash::Kupyna512 => key.sign_deterministic::<Kupyna512>(digest),
            };
            Ok(signature?.to_octets(key.curve(), OctetOrder::Little))
        })
    }

    /// PKCS #8 with the number in octets, the lowest first, and the name of the curve: what
    /// Ukrainian tools read.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_pkcs8_der(&self) -> Result<Zeroizing<Vec<u8>>, Error> {
        encoding::write_private_key(self.named, &self.to_le_octets())
    }

    /// PKCS #8 with an ECPrivateKey of SEC 1 inside: what BouncyCastle reads.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_pkcs8_sec1_der(&self) -> Result<Zeroizing<Vec<u8>>, Error> {
        encoding::write_sec1_private_key(self.named, &self.to_le_octets())
    }

    /// [`to_pkcs8_der`](Self::to_pkcs8_der) in PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_pkcs8_pem(&self) -> Result<Zeroizing<String>, Error> {
        pem::write(encoding::PRIVATE_LABEL, &self.to_pkcs8_der()?)
    }

    /// [`to_pkcs8_sec1_der`](Self::to_pkcs8_sec1_der) in PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_pkcs8_sec1_pem(&self) -> Result<Zeroizing<String>, Error> {
        pem::write(encoding::PRIVATE_LABEL, &self.to_pkcs8_sec1_der()?)
    }

    /// Reads a file: either of the two forms, in DER or PEM. Of PEM it is the first `PRIVATE KEY`;
    /// other text may be around it.
    ///
    /// # Errors
    /// As [`from_pkcs8_der`](Self::from_pkcs8_der).
    ///
    /// *Timing:* not constant: the readers of PEM and DER branch on what they read.
    pub fn from_file(octets: &[u8]) -> Result<Self, Error> {
        Self::from_pkcs8_der(&encoding::private_key_file(octets)?)
    }

    /// Reads either of the two forms.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::OtherCurve`], [`Error::Range`].
    ///
    /// *Timing:* not constant: the reader of DER branches on what it reads.
    pub fn from_pkcs8_der(der: &[u8]) -> Result<Self, Error> {
        let (named, octets) = encoding::read_private_key(der)?;
        Self::from_le_octets(named, &octets)
    }
}

/// A public key on a recommended curve: a point of order n, with tables for verification.
#[derive(Clone)]
pub struct PublicKey {
    named: Named,
    key: Verifying,
}

impl core::fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (named, point) = (self.named, self.to_compressed());
        write!(
            f,
            "PublicKey {{ curve: {named:?}, compressed: {point:02x?} }}"
        )
    }
}

impl PublicKey {
    /// The key that a compressed point is, in octets, the lowest first.
    ///
    /// # Errors
    /// The errors of [`Curve::decompress`](crate::Curve::decompress) and [`VerifyingKey::new`].
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn from_compressed(named: Named, octets: &[u8]) -> Result<Self, Error> {
        let key = with_curve!(named, |curve| VerifyingKey::from_compressed(curve, octets)?
            .into());
        Ok(Self { named, key })
    }

    /// The compressed point, in octets, the lowest first.
    pub fn to_compressed(&self) -> Vec<u8> {
        each!(Verifying: &self.key, |key| key.to_compressed())
    }

    /// Its curve.
    pub fn named(&self) -> Named {
        self.named
    }

    /// Nothing, if the octets, the lowest first, are a signature of this digest under this key.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::Range`] with the name of the number, [`Error::Mismatch`].
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn verify(&self, digest: &[u8], signature: &[u8]) -> Result<(), Error> {
        each!(Verifying: &self.key, |key| {
            let signature = Signature::from_octets(key.curve(), signature, OctetOrder::Little)?;
            key.verify(digest, &signature)
        })
    }

    /// SubjectPublicKeyInfo with the name of the curve.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_spki_der(&self) -> Result<Vec<u8>, Error> {
        encoding::write_public_key(self.named, &self.to_compressed())
    }

    /// [`to_spki_der`](Self::to_spki_der) in PEM.
    ///
    /// # Errors
    /// [`Error::Encoding`], which does not happen.
    pub fn to_spki_pem(&self) -> Result<String, Error> {
        let mut text = pem::write(encoding::PUBLIC_LABEL, &self.to_spki_der()?)?;
        Ok(core::mem::take(&mut *text))
    }

    /// Reads a file: a SubjectPublicKeyInfo or an X.509 certificate, in DER or PEM. Of PEM it is
    /// the first `PUBLIC KEY` or `CERTIFICATE`; other text may be around it. Of a certificate it is
    /// the key alone: its signature, dates and extensions are not looked at.
    ///
    /// # Errors
    /// As [`from_spki_der`](Self::from_spki_der).
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn from_file(octets: &[u8]) -> Result<Self, Error> {
        Self::from_spki_der(&encoding::public_key_file(octets)?)
    }

    /// Reads a SubjectPublicKeyInfo with the name or with the parameters of a recommended curve.
    ///
    /// # Errors
    /// [`Error::Encoding`], [`Error::OtherCurve`], and those of
    /// [`from_compressed`](Self::from_compressed).
    ///
    /// *Timing:* variable; all arguments are public.
    pub fn from_spki_der(der: &[u8]) -> Result<Self, Error> {
        let (named, octets) = encoding::read_public_key(der)?;
        Self::from_compressed(named, &octets)
    }
}
