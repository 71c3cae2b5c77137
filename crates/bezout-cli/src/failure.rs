// SPDX-License-Identifier: MIT OR Apache-2.0
//! How a run can end badly, and the exit code of each way.

use bezout_front::Error;
use std::fmt;
use std::io;

/// The answer is no, and has been printed: not invertible, a line of a batch failed, a self-test
/// failed.
pub const NO: u8 = 1;
/// The command was called in a way that has no answer, or the answer could not be written.
pub const USAGE: u8 = 2;

/// Why a line of a file is no JSON. Its number there is said beside it: it is not line 1.
pub fn in_line(error: &serde_json::Error) -> String {
    error
        .to_string()
        .replace(" at line 1 column ", " at column ")
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// An argument or an input is not acceptable; the text names it, the reason and what is
    /// accepted.
    Usage(String),
    /// A result did not pass its check. Nothing of it is printed.
    Wrong(String),
    /// The answer is no, and where the answer goes has no room for it: the text says why.
    No(String),
    /// Standard output or a file could not be written.
    Output(io::Error),
}

impl Failure {
    /// A [`Failure::Usage`].
    pub fn usage(text: impl Into<String>) -> Self {
        Self::Usage(text.into())
    }

    /// What the process returns. A reader that went away (`bezout … | head`) is no error of ours.
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => USAGE,
            Self::Wrong(_) | Self::No(_) => NO,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(_) => USAGE,
        }
    }

    /// Whether there is anything to say about it.
    pub fn is_silent(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Wrong(text) | Self::No(text) => f.write_str(text),
            Self::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        use Error::{KernelDomain, KernelModulus, UnknownKernel};
        let of_kernel = matches!(
            error,
            UnknownKernel { .. } | KernelDomain { .. } | KernelModulus { .. }
        );
        Self::Usage(match of_kernel {
            true => format!("--kernel: {error}"),
            false => error.to_string(),
        })
    }
}

impl From<bezout::Error> for Failure {
    fn from(error: bezout::Error) -> Self {
        Error::from(error).into()
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}
