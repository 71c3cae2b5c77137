// SPDX-License-Identifier: MIT OR Apache-2.0
//! Memory that is used again. Fresh pages cost as much time as a transform in them, or more: the
//! operating system clears them, and maps them one by one. So what a thread no longer needs it
//! keeps for the next transform, up to a limit. Longer memory takes the place of shorter one, so
//! that a thread has no more pieces than it ever used at once.

use alloc::vec::Vec;
use bezout::ct::hide;
#[cfg(feature = "std")]
use core::cell::RefCell;

/// The words that a thread keeps at most: 128 MB.
#[cfg(feature = "std")]
const LARGEST_TOTAL: usize = 1 << 24;

/// Shorter memory is left to the allocator, which has it at hand.
#[cfg(feature = "std")]
const SMALLEST: usize = 1 << 10;

#[cfg(feature = "std")]
std::thread_local! {
    /// What the thread keeps, the oldest first.
    static KEPT: RefCell<Vec<Vec<u64>>> = const { RefCell::new(Vec::new()) };
}

/// Words of any values that begin at a line of the cache.
#[derive(Debug)]
pub(crate) struct Memory {
    words: Vec<u64>,
    start: usize,
    length: usize,
    /// Whether it is wiped before it is kept.
    secret: bool,
}

impl Memory {
    /// `length` words of any values.
    pub fn new(length: usize) -> Self {
        let needed = if length == 0 { 0 } else { room(length) };
        let words = match needed {
            0 => Vec::new(),
            _ => take(needed).unwrap_or_else(|| vec![0; needed]),
        };
        Self {
            start: offset(&words).min(needed),
            words,
            length,
            secret: false,
        }
    }

    /// `length` words of any values, for secrets.
    pub fn secret(length: usize) -> Self {
        let mut memory = Self::new(length);
        memory.secret = true;
        memory
    }

    pub fn words(&self) -> &[u64] {
        &self.words[self.start..][..self.length]
    }

    pub fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words[self.start..][..self.length]
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if self.secret {
            self.words_mut().fill(0);
            hide(&mut self.words);
        }
        give(core::mem::take(&mut self.words));
    }
}

/// The shortest memory that is kept and is long enough, the newest of these. If all is too short,
/// the longest one goes.
#[cfg(feature = "std")]
fn take(needed: usize) -> Option<Vec<u64>> {
    let best = |kept: &RefCell<Vec<Vec<u64>>>| {
        let mut kept = kept.borrow_mut();
        let places = (0..kept.len()).rev();
        let fits = places.clone().filter(|&i| kept[i].len() >= needed);
        match fits.min_by_key(|&i| kept[i].len()) {
            Some(place) => Some(kept.remove(place)),
            None if needed >= SMALLEST => {
                let longest = places.max_by_key(|&i| kept[i].len())?;
                kept.remove(longest);
                None
            }
            None => None,
        }
    };
    // A thread that ends has none.
    KEPT.try_with(best).ok().flatten()
}

/// Without threads of its own a program keeps nothing.
#[cfg(not(feature = "std"))]
fn take(_: usize) -> Option<Vec<u64>> {
    None
}

/// Keeps memory, and lets the oldest go if it gets too much.
#[cfg(feature = "std")]
fn give(words: Vec<u64>) {
    if !(SMALLEST..=LARGEST_TOTAL).contains(&words.len()) {
        return;
    }
    let _ = KEPT.try_with(|kept| {
        let mut kept = kept.borrow_mut();
        let mut total = words.len() + kept.iter().map(Vec::len).sum::<usize>();
        kept.push(words);
        while total > LARGEST_TOTAL {
            total -= kept.remove(0).len();
        }
    });
}

#[cfg(not(feature = "std"))]
fn give(_: Vec<u64>) {}

/// Words in a line of the cache.
const LINE: usize = 8;

/// The words before the next line, at most `LINE - 1`.
fn offset(words: &[u64]) -> usize {
    words.as_ptr().align_offset(8 * LINE).min(LINE - 1)
}

/// Room for `length` words that begin at a line of the cache, and the rest. `room(length)` words
/// are enough.
pub(super) fn aligned(words: &mut [u64], length: usize) -> (&mut [u64], &mut [u64]) {
    let start = offset(words);
    words[start..].split_at_mut(length)
}

/// Words that `aligned` takes at most.
pub(super) const fn room(length: usize) -> usize {
    length + LINE - 1
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;

    fn kept() -> Vec<usize> {
        KEPT.with(|kept| kept.borrow().iter().map(Vec::len).collect())
    }

    /// What a thread keeps that begins with nothing.
    fn on_a_new_thread(test: fn()) {
        std::thread::spawn(test).join().expect("no panic");
    }

    #[test]
    fn memory_is_used_again() {
        on_a_new_thread(|| {
            let mut first = Memory::new(5000);
            first.words_mut().fill(7);
            let place = first.words().as_ptr();
            assert!(place.align_offset(64) == 0);
            drop(first);
            assert_eq!(kept(), [room(5000)]);
            let again = Memory::new(1500);
            assert!(again.words().as_ptr() == place && again.words().len() == 1500);
            assert!(kept().is_empty());
        });
    }

    #[test]
    fn longer_memory_takes_the_place_of_shorter() {
        on_a_new_thread(|| {
            drop([Memory::new(2000), Memory::new(3000), Memory::new(1500)]);
            drop(Memory::new(3001));
            assert_eq!(kept(), [2000, 1500, 3001].map(room));
            // The shortest that fits.
            drop(Memory::new(1600));
            assert_eq!(kept(), [1500, 3001, 2000].map(room));
            // Little memory is not kept, so nothing goes for it.
            drop((Memory::new(1900), Memory::new(20), Memory::new(20)));
            assert_eq!(kept().len(), 3);
        });
    }

    #[test]
    fn little_memory_and_too_much_is_not_kept() {
        on_a_new_thread(|| {
            drop((
                Memory::new(0),
                Memory::new(10),
                Memory::new(LARGEST_TOTAL + 1),
            ));
            assert!(Memory::new(0).words_mut().is_empty());
            assert!(kept().is_empty());
            let part = LARGEST_TOTAL / 4;
            drop([0, 1, 2, 3, 4].map(|i| Memory::new(part + i)));
            assert_eq!(kept(), [2, 3, 4].map(|i| room(part + i)));
        });
    }
}
