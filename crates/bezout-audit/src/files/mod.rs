// SPDX-License-Identifier: MIT OR Apache-2.0
//! Audits of keys in files: readers of many formats, and a run that can keep its work in a folder, so that it needs little
//! memory, goes on after a kill, and takes new keys later.

mod encoding;
mod error;
mod read;
mod report;
mod run;
mod store;
#[cfg(test)]
mod tests;

pub use error::Error;
pub use read::{LONGEST, Reader};
pub use report::{Finding, Shared};
pub use run::{Aside, Options, Pushed, Run};
