// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a test sees of the code that runs: algorithms note their names where they begin, whatever
//! chose them.

use std::cell::RefCell;
use std::vec::Vec;

std::thread_local! {
    static NOTES: RefCell<Option<Vec<&'static str>>> = const { RefCell::new(None) };
}

/// Says that the code of this name begins; it is kept while [`during`] runs on this thread.
pub fn note(name: &'static str) {
    NOTES.with_borrow_mut(|notes| {
        if let Some(notes) = notes {
            notes.push(name);
        }
    });
}

/// The result of some code, and the names that were noted meanwhile, the first one first.
///
/// ```
/// let (gcd, names) = bezout::witness::during(|| bezout::dynamic::gcd_vartime(&[12], &[18]));
/// assert_eq!((gcd, names), (vec![6], vec!["stein/portable"]));
/// ```
pub fn during<T>(run: impl FnOnce() -> T) -> (T, Vec<&'static str>) {
    NOTES.set(Some(Vec::new()));
    let result = run();
    (result, NOTES.take().unwrap_or_default())
}
