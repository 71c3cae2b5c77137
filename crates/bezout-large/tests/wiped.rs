// SPDX-License-Identifier: MIT OR Apache-2.0
//! The constant-time functions give no memory back that has a secret in it: an allocator looks at
//! what is freed.

#![allow(unsafe_code)]

use bezout_exercise::random::Random;
use bezout_large::ct;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

struct Watched;

static WATCHING: AtomicBool = AtomicBool::new(false);
/// How many blocks were looked at, and in how many of them was something.
static FREED: AtomicUsize = AtomicUsize::new(0);
static NOT_WIPED: AtomicUsize = AtomicUsize::new(0);

/// Words of the shortest block that is looked at. Lists, of lengths and of what a thread keeps, are
/// shorter.
const SHORTEST: usize = 100;

// SAFETY: the system's allocator does the work; a block is read before it is given back. `realloc`
// and `alloc_zeroed` are those of the trait, which go through these two.
unsafe impl GlobalAlloc for Watched {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        if WATCHING.load(SeqCst) && layout.size() >= 8 * SHORTEST {
            // SAFETY: the block has this size, and was zeroed when it was made, so that all of it
            // has values.
            let bytes = unsafe { std::slice::from_raw_parts(block, layout.size()) };
            FREED.fetch_add(1, SeqCst);
            NOT_WIPED.fetch_add(usize::from(bytes.iter().any(|&b| b != 0)), SeqCst);
        }
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(block, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Watched = Watched;

/// What a call on a thread of its own frees, with what the thread keeps for later calls: the
/// blocks, and those not wiped.
fn freed(call: impl FnOnce() + Send) -> (usize, usize) {
    std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            WATCHING.store(true, SeqCst);
            call();
        });
        thread.join().expect("no panic");
    });
    WATCHING.store(false, SeqCst);
    (FREED.swap(0, SeqCst), NOT_WIPED.swap(0, SeqCst))
}

#[test]
fn secrets_are_wiped() {
    let mut random = Random(1);
    for n in [257, 300, 700] {
        let (x, m) = (random.uniform(n), random.odd(n));
        // What does not depend on numbers is made once.
        let kept = [
            ct::gcd(&x, &m),
            ct::invert(&x, &m).expect("it is odd").into_parts().0,
        ];
        let mut answers = [Vec::new(), Vec::new()];
        let [gcd, inverse] = &mut answers;
        for (blocks, not_wiped) in [
            freed(|| *gcd = ct::gcd(&x, &m)),
            freed(|| *inverse = ct::invert(&x, &m).expect("it is odd").into_parts().0),
        ] {
            assert!(blocks > 20, "{blocks} blocks");
            assert_eq!(not_wiped, 0, "of {blocks} blocks of {n} limbs");
        }
        assert_eq!(answers, kept);
        // A secret that is left there is seen.
        assert_eq!(freed(|| drop(x)), (1, 1));
    }
}
