// SPDX-License-Identifier: MIT OR Apache-2.0
//! Audits of keys in files: readers of many formats, and a run that can keep its work in a folder,
//! so that it needs little memory, goes on after a kill, and takes new keys later.

mod agent;
mod ber;
mod error;
mod json;
mod key;
mod line;
mod listed;
mod number;
mod packets;
mod pem;
mod piece;
#[cfg(test)]
mod pieces;
mod read;
mod report;
mod run;
mod scan;
mod store;
mod stores;
mod table;
#[cfg(test)]
mod tests;

pub use error::Error;
pub use key::{Item, Key, LONGEST};
pub use listed::DebianList;
pub use read::{Place, Reader};
pub use report::{Finding, Shared};
pub use run::{Aside, Options, Pushed, Run};
