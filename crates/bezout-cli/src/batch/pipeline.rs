// SPDX-License-Identifier: MIT OR Apache-2.0
//! Workers on the blocks of an input: in turn, so that what they have done comes in the order of
//! the input. Channels have a place each, so that nobody runs ahead of the slowest.

use super::blocks::{Block, Blocks};
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// What a worker has made of a block.
#[derive(Default)]
pub struct Done {
    pub out: Vec<u8>,
    /// A line for each without an answer, where these are told apart from the answers: its number,
    /// and why.
    pub complaints: Vec<u8>,
    pub failed: u64,
    /// The last line, and the bytes read so far.
    pub line: u64,
    pub bytes: u64,
    /// Memory for the next block.
    text: Vec<u8>,
}

/// Runs `work` on all blocks, on this many threads, and `emit` on this one. Ends at the first error
/// of either, and does not wait for an input that has not come then.
pub fn run<E: From<io::Error>>(
    source: impl Read + Send + 'static,
    threads: usize,
    work: impl Fn(&Block, &mut Done) + Send + Sync + 'static,
    mut emit: impl FnMut(&Done) -> Result<(), E>,
    unreadable: impl Fn(io::Error) -> E,
) -> Result<(), E> {
    let work = Arc::new(work);
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    for _ in 0..threads {
        let (give, blocks) = sync_channel(1);
        let (put, done) = sync_channel(1);
        inputs.push(give);
        outputs.push(done);
        let work = Arc::clone(&work);
        thread::Builder::new().spawn(move || worker(&blocks, &put, &*work))?;
    }
    let (give_back, memory) = sync_channel(2 * threads);
    thread::Builder::new().spawn(move || reader(source, &inputs, &memory))?;
    for output in outputs.iter().cycle() {
        // Nobody is there after the last block.
        let Ok(done) = output.recv() else {
            break;
        };
        let mut done = done.map_err(&unreadable)?;
        emit(&done)?;
        // Memory that is not wanted is freed.
        let _ = give_back.try_send(std::mem::take(&mut done.text));
    }
    Ok(())
}

type Given = io::Result<Block>;

fn worker(
    blocks: &Receiver<Given>,
    put: &SyncSender<io::Result<Done>>,
    work: &impl Fn(&Block, &mut Done),
) {
    for block in blocks {
        let done = block.map(|block| {
            let mut done = Done {
                line: block.first + block.lines - 1,
                bytes: block.bytes,
                ..Done::default()
            };
            work(&block, &mut done);
            done.text = block.text;
            done
        });
        if put.send(done).is_err() {
            return;
        }
    }
}

fn reader(source: impl Read, inputs: &[SyncSender<Given>], memory: &Receiver<Vec<u8>>) {
    let mut blocks = Blocks::new(source);
    for input in inputs.iter().cycle() {
        let text = memory.try_recv().unwrap_or_default();
        let Some(block) = blocks.next_block(text).transpose() else {
            return;
        };
        let ends = block.is_err();
        if input.send(block).is_err() || ends {
            return;
        }
    }
}
