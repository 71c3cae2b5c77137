// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why a proof or an argument was refused.

use bezout_class_group::Error as FormError;
use core::fmt;

/// Which form of a proof: segments are counted from 1 in the order of the squarings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The result y.
    Output,
    /// The proof of a segment.
    Proof(usize),
}

/// Why a proof or an argument was refused. The text names it, the reason and what is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A proof of a length that no number of segments has.
    Length {
        /// Its octets.
        octets: usize,
        /// The octets of two forms.
        first: usize,
        /// The octets of each segment more.
        segment: usize,
    },
    /// Octets in a proof that are no form.
    Form {
        /// Which form.
        which: Which,
        /// Why.
        error: FormError,
    },
    /// The segments of a proof have more squarings than were asked for.
    Iterations,
    /// The number in a proof is not the prime that its segment gives.
    Challenge {
        /// The segment, from 1.
        segment: usize,
    },
    /// The proof does not show the result.
    Wrong,
    /// No segment, or more squarings together than a word counts.
    Segments,
    /// The evaluation has not come to its end.
    Unfinished,
    /// A checkpoint is of another computation.
    OtherComputation,
    /// A checkpoint does not begin as one.
    NoCheckpoint,
    /// A checkpoint has too few elements for a proof.
    Spacing {
        /// The squarings between two of them.
        spacing: u64,
        /// The squarings that are accepted at most.
        accepted: u64,
    },
    /// The evaluation does not keep what a proof needs.
    NoProof,
}

impl fmt::Display for Which {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Output => f.write_str("the result"),
            Self::Proof(segment) => write!(f, "the proof of segment {segment}"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length {
                octets,
                first,
                segment,
            } => write!(
                f,
                "the proof has {octets} octets; accepted are {first}, and {segment} for each segment more"
            ),
            Self::Form { which, error } => write!(f, "{which}: {error}"),
            Self::Iterations => f.write_str(
                "the segments of the proof have more squarings than the number of iterations; accepted are at most as many",
            ),
            Self::Challenge { segment } => write!(
                f,
                "the challenge in the proof is not the prime of segment {segment}"
            ),
            Self::Wrong => f.write_str(
                "the proof does not show the result for this input and number of iterations",
            ),
            Self::Segments => f.write_str(
                "there is no segment, or the squarings are too many; accepted is at least one segment, and together less than 2^64 squarings",
            ),
            Self::Unfinished => {
                f.write_str("the evaluation is not at its end; accepted is a finished one")
            }
            Self::OtherComputation => f.write_str(
                "the checkpoint is of another computation; accepted is one of the same discriminant and input",
            ),
            Self::NoCheckpoint => f.write_str("the file is no checkpoint"),
            Self::Spacing { spacing, accepted } => write!(
                f,
                "the checkpoint has an element every {spacing} squarings; accepted for a proof of this length are at most {accepted}"
            ),
            Self::NoProof => f.write_str(
                "the evaluation is one without a proof; accepted is one that keeps what a proof needs",
            ),
        }
    }
}

impl core::error::Error for Error {}
