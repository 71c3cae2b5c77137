// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a batch is made of: lines of bounded length, what they ask for, what they get, and a bar.

pub mod answer;
pub mod lines;
pub mod progress;
pub mod request;
