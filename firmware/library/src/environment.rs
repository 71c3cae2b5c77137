// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a program without a standard library brings: memory, and an end for panics.

use core::alloc::{GlobalAlloc, Layout};
use core::cell::{Cell, UnsafeCell};

const BYTES: usize = 32 << 10;

/// Memory that is not given back: a routine is called once.
#[repr(align(8))]
struct Arena {
    bytes: UnsafeCell<[u8; BYTES]>,
    used: Cell<usize>,
}

// SAFETY: the core has one thread, and no interrupts.
unsafe impl Sync for Arena {}

// SAFETY: blocks are aligned, inside of the arena and apart from each other.
unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // More than that is not aligned by the arena itself.
        let start = self.used.get().next_multiple_of(layout.align().min(8));
        let end = start.saturating_add(layout.size());
        if layout.align() > 8 || end > BYTES {
            return core::ptr::null_mut();
        }
        self.used.set(end);
        // SAFETY: `start` is at most the length.
        unsafe { self.bytes.get().cast::<u8>().add(start) }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ARENA: Arena = Arena {
    bytes: UnsafeCell::new([0; BYTES]),
    used: Cell::new(0),
};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {
        core::hint::spin_loop();
    }
}
