// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why an audit cannot go on.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why an audit cannot go on. A key that cannot be read is none of these reasons.
#[derive(Debug)]
pub enum Error {
    /// A file of the folder cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// A file of the folder is not what was written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// Another process uses the folder.
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The keys need more memory than is allowed.
    Memory {
        /// The bytes that are needed, about.
        needed: u64,
        /// The bytes that are allowed.
        allowed: u64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Damaged { path, reason } => write!(
                f,
                "{}: damaged: {reason}; without the file, products are made again, and keys are lost",
                path.display()
            ),
            Self::InUse { path } => write!(
                f,
                "{}: another audit uses this folder; accepted is one at a time",
                path.display()
            ),
            Self::Memory { needed, allowed } => write!(
                f,
                "memory: about {} MB are needed, and {} MB are allowed; with a folder for work, less is needed",
                needed.div_ceil(1 << 20),
                allowed >> 20
            ),
        }
    }
}

impl std::error::Error for Error {}
