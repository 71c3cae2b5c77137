// SPDX-License-Identifier: MIT OR Apache-2.0
//! What semihosting keeps of a program.

/// What the program has printed, and what it may ask for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Console {
    pub(crate) output: Vec<u8>,
    /// The command line that SYS_GET_CMDLINE gives.
    pub(crate) command_line: String,
    /// How far the list of extensions has been read.
    pub(crate) features_read: usize,
}
