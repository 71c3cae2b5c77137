// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions on the caller's memory allocate nothing.

use bezout::binary_field::DynGf2m;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts what is asked for.
struct Counted;

static COUNT: AtomicUsize = AtomicUsize::new(0);

// SAFETY: all calls go to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counted {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::SeqCst);
        // SAFETY: what holds for the call holds for this one.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer is from the system's allocator, with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counted = Counted;

#[test]
fn operations_in_a_field_allocate_nothing() {
    let field = DynGf2m::new(233, &[74]).expect("a field").prepare();
    let (a, b, mut out) = ([2, 3, 5, 7], [11, 13, 17, 19], [0; 4]);
    let mut bytes = [0; 30];
    let before = COUNT.load(Ordering::SeqCst);
    let all = [
        field.add_into(&mut out, &a, &b).is_ok(),
        field.mul_into(&mut out, &a, &b).is_ok(),
        field.square_times_into(&mut out, &a, 3).is_ok(),
        field.invert_into(&mut out, &a).is_ok(),
        field.invert_into_vartime(&mut out, &a).is_ok(),
        field.divide_into(&mut out, &a, &b).is_ok(),
        field.sqrt_into(&mut out, &a).is_ok(),
        field.half_trace_into(&mut out, &a).is_ok(),
        field.solve_quadratic_into(&mut out, &a).is_ok(),
        field.equal(&a, &b).is_ok(),
        field.trace(&a).is_ok(),
        field.to_be_bytes(&a, &mut bytes).is_ok(),
    ];
    assert_eq!(COUNT.load(Ordering::SeqCst), before);
    assert_eq!(all, [true; 12]);
    // The control: what returns a vector has allocated it.
    let product = field.mul(&a, &b).expect("elements");
    assert_eq!(
        (product.len(), COUNT.load(Ordering::SeqCst)),
        (4, before + 1)
    );
}
