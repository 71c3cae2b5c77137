// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forms as octets, as chiavdf writes them: b takes a quarter of the space of a.
//!
//! Let `t |b| = r` modulo a with `r <= sqrt(a)`, by Euclid's algorithm. Then b is `r / t` modulo a,
//! and r is the root of `t^2 D mod a`. Where `g = gcd(a, t)` is not 1, `a / g` and `t / g` are
//! written, and `b0 = |b| / (a / g)`.
//!
//! Where `r = sqrt(a)` and g = 1, the root would be 0, as `r^2` is 0 modulo a. Then r divides b,
//! and `r^2` divides D with a quotient that is a discriminant: no fundamental one has such forms,
//! and chiavdf does not read what it writes for them. Our extension is Euclid's next step: `t = g =
//! r`, so that r, 1 and `b0 = |b| / r` are written.

use crate::discriminant::Discriminant;
use crate::error::Error;
use crate::form::Form;
use crate::triple::Triple;
use bezout::dynamic::{from_le_bytes, to_le_bytes};
use bezout_large::{Integer, Natural, Partial, partial_xgcd};

/// Bits of the first octet.
const B_SIGN: u8 = 1;
const T_SIGN: u8 = 2;
const IS_1: u8 = 4;
const IS_GENERATOR: u8 = 8;

/// Octets of every form up to 1024 bits of the discriminant, as in chiavdf.
const CHIAVDF: usize = 100;

/// Which encodings of a form are accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decoding {
    /// The one that [`Form::to_bytes`] gives.
    Strict,
    /// All that chiavdf's verifier accepts by consensus: after the octet of a special form
    /// anything, and b beyond a.
    Consensus,
}

impl Form {
    /// The octets of a form of this discriminant: 100 up to 1024 bits, as in chiavdf; above, `3
    /// ceil(bits / 32) + 4`, which is our extension.
    pub fn encoded_len(discriminant: &Discriminant) -> usize {
        (3 * units(discriminant) + 4).max(CHIAVDF)
    }

    /// The encoded form, in [`encoded_len`](Self::encoded_len) octets.
    ///
    /// *Timing:* variable. *Cost:* a partial extended gcd of the length of a.
    ///
    /// ```
    /// use bezout_class_group::{Decoding, Discriminant, Form};
    /// let d = Discriminant::from_seed(b"seed", 64)?;
    /// let f = Form::generator(&d)?.square_times(10);
    /// let octets = f.to_bytes();
    /// assert_eq!(octets.len(), 100);
    /// assert_eq!(Form::from_bytes(&d, &octets, Decoding::Strict)?, f);
    /// # Ok::<(), bezout_class_group::Error>(())
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(Self::encoded_len(self.discriminant()));
        encode(self.discriminant(), self.parts(), &mut out);
        out
    }

    /// The form with this encoding.
    ///
    /// *Timing:* variable. *Cost:* an inversion modulo a, a square root, and the encoding again.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::Encoding`], [`Error::NotOfDiscriminant`], [`Error::NotReduced`],
    /// [`Error::NotPrimitive`].
    pub fn from_bytes(
        discriminant: &Discriminant,
        octets: &[u8],
        decoding: Decoding,
    ) -> Result<Self, Error> {
        let accepted = Self::encoded_len(discriminant);
        if octets.len() != accepted {
            let octets = octets.len();
            return Err(Error::Length { octets, accepted });
        }
        let special = octets[0] & (IS_1 | IS_GENERATOR) != 0;
        let (a, b) = match special {
            true => {
                let a = 1 + u64::from(octets[0] & IS_GENERATOR != 0);
                (Integer::from(a), Integer::from(1))
            }
            false => decompress(discriminant, octets)?,
        };
        if a.is_zero() {
            return Err(Error::Encoding("a is 0"));
        }
        if decoding == Decoding::Strict && b.magnitude() > a.magnitude() {
            return Err(Error::NotReduced);
        }
        let triple = Triple::from_ab(a, b, discriminant.value()).ok_or(Error::NotOfDiscriminant)?;
        if !(decoding == Decoding::Consensus && special) {
            let mut again = Vec::with_capacity(accepted);
            encode(discriminant, &triple, &mut again);
            if again != octets {
                return Err(Error::Encoding(
                    "it is not the one encoding of a form that is accepted",
                ));
            }
        }
        if decoding == Decoding::Strict && !triple.is_reduced() {
            return Err(Error::NotReduced);
        }
        if !discriminant.is_prime() && !triple.is_primitive() {
            return Err(Error::NotPrimitive);
        }
        Ok(Self::of(discriminant, triple.reduced()))
    }
}

/// The length of the discriminant in units of 32 bits.
fn units(discriminant: &Discriminant) -> usize {
    discriminant.bits().div_ceil(32)
}

/// Writes the octets of a form with `|b| <= a`; less than all where a number is too long, as of a
/// form that is not reduced.
fn encode(discriminant: &Discriminant, form: &Triple, out: &mut Vec<u8>) {
    let (a, b) = (&form.a, &form.b);
    let special = b.is_one() && matches!(a.limbs(), [1 | 2]);
    if special {
        out.push(if a.is_one() { IS_1 } else { IS_GENERATOR });
    } else {
        let parts = compress(a, b);
        let n = units(discriminant);
        let long = parts.g.bits().div_ceil(8).max(1);
        if long > n {
            return;
        }
        let signs = [(b.is_negative(), B_SIGN), (parts.t.is_negative(), T_SIGN)];
        out.push(signs.iter().map(|(sign, bit)| u8::from(*sign) * bit).sum());
        out.push((long - 1) as u8);
        let numbers = [
            (&parts.a, 2 * n - long + 1),
            (&parts.t, n - long + 1),
            (&parts.g, long),
            (&parts.b0, long),
        ];
        for (number, length) in numbers {
            let start = out.len();
            out.resize(start + length, 0);
            if to_le_bytes(number.limbs(), &mut out[start..]).is_err() {
                return;
            }
        }
    }
    out.resize(Form::encoded_len(discriminant), 0);
}

/// What is written of a form.
struct Compressed {
    a: Integer,
    t: Integer,
    g: Integer,
    b0: Integer,
}

fn compress(a: &Integer, b: &Integer) -> Compressed {
    if a == b {
        return Compressed {
            a: a.clone(),
            t: Integer::ZERO,
            g: Integer::ZERO,
            b0: Integer::ZERO,
        };
    }
    let (t, r) = cofactor(a, b);
    let g = Integer::from(a.magnitude().gcd(t.magnitude()));
    if g.is_one() && !a.is_one() && &r * &r == *a {
        return Compressed {
            b0: (b.magnitude() / r.magnitude()).into(),
            a: r.clone(),
            t: Integer::from(1),
            g: r,
        };
    }
    if g.is_one() {
        return Compressed {
            a: a.clone(),
            t,
            g,
            b0: Integer::ZERO,
        };
    }
    let part = a.div_exact(&g).expect("g divides a");
    let b0 = (b.magnitude() / part.magnitude()).into();
    Compressed {
        t: t.div_exact(&g).expect("g divides t"),
        a: part,
        g,
        b0,
    }
}

/// The t of the first remainder `t |b|` modulo a that is at most the square root of a, and that
/// remainder.
fn cofactor(a: &Integer, b: &Integer) -> (Integer, Integer) {
    let bound = a.magnitude().isqrt();
    let Partial {
        remainders,
        cofactors,
        mut first_is_positive,
    } = partial_xgcd(a.limbs(), b.limbs(), bound.bits());
    let ([mut x, mut y], [mut u, mut w]) =
        (remainders.map(Natural::new), cofactors.map(Natural::new));
    // The remainder below the power of two above the root may be above the root itself.
    while y > bound {
        let (q, r) = x.div_rem(&y);
        let next = u + q * &w;
        (x, y, u, w) = (y, r, w, next);
        first_is_positive = !first_is_positive;
    }
    (Integer::new(first_is_positive, w), y.into())
}

fn decompress(discriminant: &Discriminant, octets: &[u8]) -> Result<(Integer, Integer), Error> {
    let n = units(discriminant);
    let long = usize::from(octets[1]) + 1;
    if long > n {
        return Err(Error::Encoding("g is too long"));
    }
    let mut rest = &octets[2..];
    let [a, t, g, b0] = [2 * n - long + 1, n - long + 1, long, long].map(|length| {
        let (number, after) = rest.split_at(length);
        rest = after;
        Integer::new(false, from_le_bytes(number))
    });
    if t.is_zero() {
        return Ok((a.clone(), a));
    }
    if a.is_zero() {
        return Err(Error::Encoding("a is 0"));
    }
    let t = match octets[0] & T_SIGN {
        0 => t,
        _ => -t,
    };
    let modulo_a = |x: Integer| x.div_rem_floor(&a).1;
    let t = modulo_a(t);
    let inverse = t.magnitude().invert_mod(a.magnitude());
    let inverse = inverse.ok_or(Error::Encoding("t has no inverse modulo a"))?;
    let residue = modulo_a(discriminant.value().clone());
    let square = modulo_a(modulo_a(&t * &t) * residue);
    let r = square.magnitude().isqrt();
    if r.square() != *square.magnitude() {
        return Err(Error::Encoding("t^2 D modulo a is no square"));
    }
    let b = modulo_a((r * inverse).into()) + &a * b0;
    let a = if g.bits() > 1 { a * g } else { a };
    let negative = octets[0] & B_SIGN != 0;
    Ok((a, if negative { -b } else { b }))
}
