// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a batch is made of: blocks of lines, what they ask for, what they get, workers, and a bar.

pub mod answer;
pub mod blocks;
pub mod group;
pub mod pairs;
pub mod pipeline;
pub mod plain;
pub mod progress;
pub mod request;
pub mod work;
