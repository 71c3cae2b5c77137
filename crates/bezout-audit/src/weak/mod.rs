// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys of RSA that are weak by themselves.

mod close;
mod fraction;
mod lift;
mod limbs;
#[cfg(any(test, feature = "files"))]
mod many;
mod small;
#[cfg(test)]
mod tests;

use bezout::parts::limbs::{bits, significant};
use bezout_large::{Natural, divide};

#[cfg(feature = "files")]
pub(crate) use {limbs::signed_octets, many::small_factors};

/// Why a key is weak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weakness {
    /// Its name, as in "small factor".
    pub name: &'static str,
    /// A sentence about this key, without its end.
    pub text: String,
    /// Two factors or more of the modulus, if they were found.
    pub factors: Vec<Vec<u64>>,
}

/// A modulus of fewer bits is told.
const SHORT: usize = 1024;

/// All that makes a key weak by itself, of what is looked for; nothing says that there is no more.
/// The public exponent is looked at if there is one.
///
/// Looked for are moduli that are even, squares, or short, with a factor up to 65,537, with primes
/// that are close or nearly in a ratio, of the form that made keys of ROCA, with patterns in their
/// octets and limbs; exponents that are even, 0 or 1, above the modulus, or belong to a short
/// private exponent. Whether the modulus is `prime` takes a power, and is looked at if that is
/// said.
///
/// *Timing:* variable.
///
/// ```
/// let found = bezout_audit::weaknesses(&[65537 * 65539], Some(&[2]), false);
/// let names: Vec<_> = found.iter().map(|weakness| weakness.name).collect();
/// assert_eq!(names, ["short", "small factor", "close primes", "even exponent"]);
/// assert_eq!(found[1].factors, [[65537], [65539]]);
/// ```
///
/// *Source:* \[Wie90\] for short private exponents, \[NSSKM17\] for ROCA.
pub fn weaknesses(n: &[u64], e: Option<&[u64]>, prime: bool) -> Vec<Weakness> {
    match significant(n) {
        0 => Vec::new(),
        limbs => beside(n, e, prime, small::small_factor(&n[..limbs])),
    }
}

/// The same, where the smallest prime factor up to 65,537 is known.
pub(crate) fn beside(
    n: &[u64],
    e: Option<&[u64]>,
    prime: bool,
    factor: Option<u64>,
) -> Vec<Weakness> {
    let (number, exponent) = (Natural::from(n), e.map(Natural::from));
    let (n, e) = (number.limbs(), exponent.as_ref().map(Natural::limbs));
    let mut found = Vec::new();
    if number.is_zero() {
        return found;
    }
    let mut told = |name, text: String, factors| {
        found.push(Weakness {
            name,
            text,
            factors,
        })
    };
    let size = bits(n);
    if let Some(e) = e
        && size <= 64
        && bits(e) >= 256
    {
        told(
            "exchanged",
            "the modulus and the exponent changed places".into(),
            Vec::new(),
        );
        return found;
    }
    if size < SHORT {
        told("short", format!("the modulus has {size} bits"), Vec::new());
    }
    if let Some(factor) = factor {
        let (cofactor, _) = divide(n, &[factor]).expect("a prime is not 0");
        let name = if factor == 2 { "even" } else { "small factor" };
        told(
            name,
            format!("the modulus has the factor {factor}"),
            vec![vec![factor], cofactor],
        );
    }
    if n[0] & 1 == 1 && size > 16 {
        if let Some((name, text, factors)) = close::primes(&number) {
            told(name, text, limbs_of(factors));
        }
        if size >= 256 {
            if limbs::is_roca(n) {
                told(
                    "ROCA",
                    "the modulus has the form of keys of a faulty library (CVE-2017-15361)".into(),
                    Vec::new(),
                );
            }
            if limbs::is_message(n) {
                told(
                    "message of a backdoor",
                    "the modulus is a message to the backdoor of xz (CVE-2024-3094)".into(),
                    Vec::new(),
                );
            }
            if let Some((name, text)) = limbs::pattern(n) {
                told(name, text, Vec::new());
            }
            if let Some((text, factors)) = lift::factors(&number) {
                told("short limbs", text, limbs_of(factors));
            }
        }
        if prime && factor.is_none() && is_prime(n) {
            told(
                "prime",
                "the modulus is a prime, so that the private key is public".into(),
                Vec::new(),
            );
        }
    }
    if let Some(exponent) = &exponent {
        match exponent.limbs() {
            [] => told("exponent 0", "the exponent is 0".into(), Vec::new()),
            [1] => told(
                "exponent 1",
                "the exponent is 1, so that nothing is encrypted".into(),
                Vec::new(),
            ),
            _ => {
                if !exponent.is_odd() {
                    told(
                        "even exponent",
                        "the exponent is even, so that no private one is its inverse".into(),
                        Vec::new(),
                    );
                }
                if *exponent > number {
                    told(
                        "exponent above modulus",
                        "the exponent is above the modulus".into(),
                        Vec::new(),
                    );
                }
                if let Some((d, factors)) = fraction::private(&number, exponent) {
                    told(
                        "short private exponent",
                        format!("the private exponent has {} bits only", d.bits()),
                        limbs_of(factors),
                    );
                }
            }
        }
    }
    found
}

fn limbs_of(factors: [Natural; 2]) -> Vec<Vec<u64>> {
    factors.map(Natural::into_limbs).into()
}

/// Whether 2 is a witness of nothing: a composite number passes if it was made for that, or hardly
/// ever.
fn is_prime(n: &[u64]) -> bool {
    if n.first().is_none_or(|low| low & 1 == 0) {
        return false;
    }
    let mut exponent = n.to_vec();
    exponent[0] -= 1;
    bezout_large::pow(&[2], &exponent, n).is_ok_and(|power| power == [1])
}
