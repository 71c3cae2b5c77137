// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why an argument is refused.

use core::fmt;

/// Why a key, a point, a signature or a curve is refused. The text names the argument, the reason
/// and what is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The public key is the point at infinity.
    Infinity,
    /// A coordinate, or a compressed point, has bits from the degree of the field on.
    NotReduced {
        /// Which argument.
        argument: &'static str,
        /// The degree.
        degree: usize,
    },
    /// A point does not satisfy the equation of the curve.
    NotOnCurve {
        /// Which argument.
        argument: &'static str,
    },
    /// A point is on the curve, but its order is not `n`.
    SmallOrder {
        /// Which argument.
        argument: &'static str,
    },
    /// No point of the curve is compressed to these bits.
    NoPoint,
    /// A number is zero, or not below `n`.
    Range {
        /// Which argument.
        argument: &'static str,
    },
    /// A string of octets has the wrong length.
    Length {
        /// Which argument.
        argument: &'static str,
        /// Its octets.
        octets: usize,
        /// The octets that are accepted, or the least number of them.
        accepted: usize,
    },
    /// The signature is well-formed, but not one of this hash under this key.
    Mismatch,
    /// This `e` gives no signature, or none that this key can have. Take another one.
    AnotherNonce,
    /// The keys are of different curves, or a key is of another curve than the operation.
    OtherCurve,
    /// A parameter of a curve can't be one.
    Curve {
        /// Which one and why.
        reason: &'static str,
    },
    /// An encoding is not what the argument has to be.
    Encoding {
        /// Which argument, and what is accepted.
        reason: &'static str,
    },
    /// The generator of random numbers has failed, or gave none in range, time after time.
    Random,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Infinity => f.write_str(
                "public key: it is the point at infinity, accepted are points of order n",
            ),
            Self::NotReduced { argument, degree } => write!(
                f,
                "{argument}: it has bits from {degree} on, accepted are elements of the field"
            ),
            Self::NotOnCurve { argument } => write!(
                f,
                "{argument}: it is not on the curve, accepted are points of order n"
            ),
            Self::SmallOrder { argument } => write!(
                f,
                "{argument}: its order is not n, accepted are points of order n"
            ),
            Self::NoPoint => f.write_str("point: no point of the curve is compressed to it"),
            Self::Range { argument } => write!(
                f,
                "{argument}: it is not between 0 and n, accepted are 1 to n - 1"
            ),
            Self::Length {
                argument,
                octets,
                accepted,
            } => write!(
                f,
                "{argument}: it has {octets} octets, accepted are {accepted}"
            ),
            Self::Mismatch => f.write_str("signature: it is not one of this hash under this key"),
            Self::AnotherNonce => {
                f.write_str("e: it gives no signature, accepted are other numbers below 2^L")
            }
            Self::OtherCurve => f.write_str(
                "key: it is of another curve, accepted are keys of the curve that is asked for",
            ),
            Self::Curve { reason } => write!(f, "curve: {reason}"),
            Self::Encoding { reason } => f.write_str(reason),
            Self::Random => f.write_str(
                "random numbers: the generator has failed, or gave none in range; accepted are uniform ones",
            ),
        }
    }
}

impl core::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_argument_the_reason_and_what_is_accepted() {
        use Error::*;
        let (argument, degree, octets, accepted) = ("a", 163, 5, 21);
        let reason = "x is y, accepted is z";
        for (error, text) in [
            (
                Infinity,
                "public key: it is the point at infinity, accepted are points of order n",
            ),
            (
                NotReduced { argument, degree },
                "a: it has bits from 163 on, accepted are elements of the field",
            ),
            (
                NotOnCurve { argument },
                "a: it is not on the curve, accepted are points of order n",
            ),
            (
                SmallOrder { argument },
                "a: its order is not n, accepted are points of order n",
            ),
            (NoPoint, "point: no point of the curve is compressed to it"),
            (
                Range { argument },
                "a: it is not between 0 and n, accepted are 1 to n - 1",
            ),
            (
                Length {
                    argument,
                    octets,
                    accepted,
                },
                "a: it has 5 octets, accepted are 21",
            ),
            (
                Mismatch,
                "signature: it is not one of this hash under this key",
            ),
            (
                AnotherNonce,
                "e: it gives no signature, accepted are other numbers below 2^L",
            ),
            (
                OtherCurve,
                "key: it is of another curve, accepted are keys of the curve that is asked for",
            ),
            (Curve { reason }, "curve: x is y, accepted is z"),
            (Encoding { reason }, reason),
            (
                Random,
                "random numbers: the generator has failed, or gave none in range; accepted are uniform ones",
            ),
        ] {
            assert_eq!(error.to_string(), text);
        }
    }
}
