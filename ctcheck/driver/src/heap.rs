// SPDX-License-Identifier: MIT OR Apache-2.0
//! The allocator of this program: the system's, but for a call whose memory is looked at
//! afterwards.

use core::alloc::{GlobalAlloc, Layout};
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering::Relaxed};
use std::alloc::System;

/// Bytes of blocks, and their number, that one call may take. Nothing is given out twice.
const HEAP: usize = 1 << 28;
const BLOCKS: usize = 1 << 16;

/// What was given out, and whether it came back.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(C)]
pub struct Block {
    pub start: usize,
    pub bytes: usize,
    freed: bool,
    /// Whether the caller holds it.
    held: bool,
}

impl Block {
    /// Whether the callee has freed it.
    pub fn is_left(&self) -> bool {
        self.freed && !self.held
    }
}

/// What one call took: zeros at first.
#[repr(C)]
pub struct Arena {
    count: usize,
    used: usize,
    blocks: [Block; BLOCKS],
    heap: [u8; HEAP],
}

/// The arena of the call that runs, in the copy of the process that runs it; elsewhere null.
static ARENA: AtomicPtr<Arena> = AtomicPtr::new(ptr::null_mut());

/// The system's allocator, but while a call is looked at.
struct Heap;

#[global_allocator]
static HEAP_OF_ALL: Heap = Heap;

impl Arena {
    /// Takes back all that it gave out.
    pub fn clear(&mut self) {
        self.heap[..self.used].fill(0);
        (self.count, self.used) = (0, 0);
    }

    /// What was given out, and what is in it.
    pub fn contents(&self) -> (Vec<Block>, Vec<u8>) {
        (
            self.blocks[..self.count].to_vec(),
            self.heap[..self.used].to_vec(),
        )
    }

    fn take(&mut self, layout: Layout) -> Option<*mut u8> {
        let base = self.heap.as_ptr() as usize;
        // The alignment is a power of two; a division would be one on the way of every case.
        let mask = layout.align() - 1;
        let start = (base + self.used + mask) & !mask;
        let end = start - base + layout.size();
        if end > HEAP || self.count == BLOCKS {
            return None;
        }
        self.blocks[self.count] = Block {
            start: start - base,
            bytes: layout.size(),
            freed: false,
            held: false,
        };
        self.count += 1;
        self.used = end;
        Some(self.heap[start - base..].as_mut_ptr())
    }

    /// The block at an address, if it is one of these.
    fn block(&mut self, address: usize) -> Option<&mut Block> {
        let offset = address.wrapping_sub(self.heap.as_ptr() as usize);
        let found = self.blocks[..self.count].partition_point(|b| b.start <= offset);
        let block = self.blocks[..found].last_mut()?;
        (offset - block.start < block.bytes.max(1)).then_some(block)
    }
}

fn arena<'a>() -> Option<&'a mut Arena> {
    // SAFETY: null, or memory that this process alone uses now, and one function here at a time.
    unsafe { ARENA.load(Relaxed).as_mut() }
}

// SAFETY: an arena gives out memory that no other block has; all else is the system's.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        match arena() {
            // SAFETY: the caller's contract.
            None => unsafe { System.alloc(layout) },
            Some(arena) => arena.take(layout).unwrap_or_else(|| {
                // What tells of this needs memory. The child's hook ends the process: nothing
                // unwinds from here.
                leave();
                panic!("the call takes more than {BLOCKS} blocks, or {HEAP} octets, of memory")
            }),
        }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        match arena().map(|arena| arena.block(at as usize)) {
            Some(Some(block)) => block.freed = true,
            // SAFETY: the caller's contract: it is a block of the system's.
            _ => unsafe { System.dealloc(at, layout) },
        }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, bytes: usize) -> *mut u8 {
        if arena().is_none() {
            // SAFETY: the caller's contract.
            return unsafe { System.realloc(at, layout, bytes) };
        }
        // SAFETY: the caller's contract; the copy is of what both blocks have.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(bytes, layout.align()));
            if !new.is_null() {
                ptr::copy_nonoverlapping(at, new, bytes.min(layout.size()));
                self.dealloc(at, layout);
            }
            new
        }
    }
}

/// Turns to the system's allocator for good.
pub fn leave() {
    ARENA.store(ptr::null_mut(), Relaxed);
}

/// Runs a call whose memory is out of an arena.
#[inline(always)]
pub fn within(arena: *mut Arena, call: impl FnOnce()) {
    ARENA.store(arena, Relaxed);
    call();
    leave();
}

/// Says that the caller holds this memory: it is a result, or a case has made it of secrets before
/// the call.
#[inline(always)]
pub fn hold<T>(x: &[T]) -> &[T] {
    if let Some(arena) = arena()
        && let Some(block) = arena.block(x.as_ptr() as usize)
    {
        block.held = true;
    }
    x
}

/// Makes what the caller holds: its memory is not looked at.
#[inline(always)]
pub fn aside<T>(make: impl FnOnce() -> T) -> T {
    let arena = ARENA.swap(ptr::null_mut(), Relaxed);
    let made = make();
    ARENA.store(arena, Relaxed);
    made
}
