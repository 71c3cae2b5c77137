// SPDX-License-Identifier: MIT OR Apache-2.0
//! Workers on the blocks of an input: in turn, so that what they have done comes in the order of
//! the input. Channels have a place each, so that nobody runs ahead of the slowest.

use super::blocks::{Block, Blocks};
use std::io::{self, Read};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::{panic, thread};

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
/// of either, and does not wait for an input that has not come then. A panic of a thread goes on in
/// this one: what is missing then must not pass for the end.
pub fn run<E: From<io::Error>>(
    source: impl Read + Send + 'static,
    threads: usize,
    work: impl Fn(&Block, &mut Done) + Send + Sync + 'static,
    mut emit: impl FnMut(&Done) -> Result<(), E>,
    unreadable: impl Fn(io::Error) -> E,
) -> Result<(), E> {
    let work = Arc::new(work);
    let (mut inputs, mut outputs, mut workers) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..threads {
        let (give, blocks) = sync_channel(1);
        let (put, done) = sync_channel(1);
        inputs.push(give);
        outputs.push(done);
        let work = Arc::clone(&work);
        workers.push(thread::Builder::new().spawn(move || worker(&blocks, &put, &*work))?);
    }
    let (give_back, memory) = sync_channel(2 * threads);
    let reader = thread::Builder::new().spawn(move || reader(source, &inputs, &memory))?;
    for (i, output) in outputs.iter().enumerate().cycle() {
        let Ok(done) = output.recv() else {
            // After the last block both have ended, or are about to.
            for ended in [workers.swap_remove(i), reader] {
                ended.join().unwrap_or_else(|why| panic::resume_unwind(why));
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What is emitted for lines that each are a block, with a thread that panics at the line `7`.
    fn emitted(lines: &'static [&'static str], threads: usize) -> Vec<u8> {
        struct Lines(&'static [&'static str]);
        impl Read for Lines {
            fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
                let line = self.0.split_off_first();
                line.map_or(Ok(0), |line| line.as_bytes().read(out))
            }
        }
        let work = |block: &Block, done: &mut Done| {
            assert_ne!(block.text, b"7\n");
            done.out.extend_from_slice(&block.text);
        };
        let mut all = Vec::new();
        let emit = |done: &Done| {
            all.extend_from_slice(&done.out);
            io::Result::Ok(())
        };
        run(Lines(lines), threads, work, emit, |error| error).expect("it can be read");
        all
    }

    #[test]
    fn a_panic_of_a_worker_is_not_the_end_of_the_input() {
        for threads in [1, 2, 3] {
            assert_eq!(emitted(&["5\n", "6\n", "8\n"], threads), b"5\n6\n8\n");
            let caught = panic::catch_unwind(|| emitted(&["5\n", "7\n", "8\n"], threads));
            assert!(caught.is_err(), "{threads}");
        }
    }
}
