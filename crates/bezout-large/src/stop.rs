// SPDX-License-Identifier: MIT OR Apache-2.0
//! An end to long work, on the word of another thread.

use core::cell::RefCell;
use core::sync::atomic::{AtomicBool, Ordering};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;

std::thread_local! {
    static STOP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
}

/// What work is unwound with when it stops.
struct Stopped;

/// Does `work` on this thread, and gives none if `stop` becomes true before it is done.
///
/// The functions of this crate look at `stop` before each product and each part of a half-GCD, and
/// [`check_stop`](crate::check_stop) does so. Where it is true they unwind up to here: not through
/// a panic, so no text is shown. A program that aborts on panics cannot use this.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::AtomicBool;
/// let stop = Arc::new(AtomicBool::new(false));
/// assert_eq!(bezout_large::until(&stop, || bezout_large::gcd(&[12], &[18])), Some(vec![6]));
/// ```
pub fn until<T>(stop: &Arc<AtomicBool>, work: impl FnOnce() -> T) -> Option<T> {
    let before = STOP.replace(Some(Arc::clone(stop)));
    // What the work has made is dropped, and nothing else sees it.
    let result = catch_unwind(AssertUnwindSafe(work));
    STOP.set(before);
    match result {
        Ok(result) => Some(result),
        Err(reason) if reason.is::<Stopped>() => None,
        Err(reason) => resume_unwind(reason),
    }
}

/// Ends the work of this thread if [`until`] is told so: for loops of the caller's own, whose steps
/// may be short.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::AtomicBool;
/// let stop = Arc::new(AtomicBool::new(true));
/// assert_eq!(bezout_large::until(&stop, || loop { bezout_large::check_stop() }), None::<()>);
/// // Elsewhere it does nothing.
/// bezout_large::check_stop();
/// ```
pub fn check() {
    let stops = |stop: &Option<Arc<AtomicBool>>| {
        let stop = stop.as_ref();
        stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    };
    if STOP.with_borrow(stops) {
        resume_unwind(Box::new(Stopped));
    }
}

#[cfg(test)]
mod tests {
    use super::until;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    #[test]
    fn work_stops_and_the_next_does_not() {
        let stop = Arc::new(AtomicBool::new(true));
        let (a, b) = (vec![u64::MAX; 64], vec![u64::MAX - 2; 63]);
        let gcd = || crate::gcd(&a, &b);
        assert_eq!(until(&stop, gcd), None);
        stop.store(false, Ordering::Relaxed);
        assert_eq!(until(&stop, gcd), Some(gcd()));
        // A product, and sums of products.
        stop.store(true, Ordering::Relaxed);
        let mut out = vec![0; 127];
        assert_eq!(
            until(&stop, || crate::product::mul(
                &mut out,
                &a,
                &b,
                &mut [0; 500]
            )),
            None
        );
        let plan = crate::product::Plan::new(127, 63, 1).expect("it is short");
        assert!(until(&stop, || plan.sums(&[&a], &[])).is_none());
        stop.store(false, Ordering::Relaxed);
        // One that is inside of another stops alone.
        let inner = Arc::new(AtomicBool::new(true));
        let both = || (until(&inner, gcd), gcd());
        assert_eq!(until(&stop, both), Some((None, gcd())));
    }

    #[test]
    #[should_panic(expected = "mine")]
    fn a_panic_goes_on() {
        until(&Arc::new(AtomicBool::new(false)), || panic!("mine"));
    }
}
