// SPDX-License-Identifier: MIT OR Apache-2.0
//! What classes have in common: hashes, and arguments that are lists.

use crate::errors::refused;
use crate::ffi::Number;
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

type Object<'py> = Bound<'py, PyAny>;

/// A hash of what makes two objects equal.
pub fn hash(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// An argument that counts something: an integer of any size, of which a number that does not fit
/// is told by its name.
pub struct Count(Result<usize, String>);

impl<'a, 'py> FromPyObject<'a, 'py> for Count {
    type Error = PyErr;
    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let mut x = Number::new();
        x.read(&object)?;
        let sign = if x.negative { "-" } else { "" };
        Ok(Self(match *x.limbs() {
            [] => Ok(0),
            [limb] => usize::try_from(limb)
                .ok()
                .filter(|_| !x.negative)
                .ok_or_else(|| format!("{sign}{limb}")),
            ref limbs => Err(format!("{sign}2^{} or beyond", 64 * (limbs.len() - 1))),
        }))
    }
}

impl Count {
    pub const ONE: Self = Self(Ok(1));

    /// The number, if it is in a range, whose last number is written as `most`.
    pub fn within(self, name: &str, range: RangeInclusive<usize>, most: &str) -> PyResult<usize> {
        let shown = match self.0 {
            Ok(count) if range.contains(&count) => return Ok(count),
            Ok(count) => count.to_string(),
            Err(shown) => shown,
        };
        let least = range.start();
        Err(refused(format!(
            "{name} is {shown}; integers from {least} to {most} are accepted"
        )))
    }
}

/// The items of an argument that has an order: of a set or the keys of a dictionary, nobody knows
/// which is the first.
pub fn ordered<'py>(name: &str, a: &Object<'py>) -> PyResult<Bound<'py, PyIterator>> {
    let abc = a.py().import("collections.abc")?;
    let unordered =
        a.is_instance(&abc.getattr("Set")?)? || a.is_instance(&abc.getattr("Mapping")?)?;
    let text = a.is_instance_of::<PyString>();
    let items = if unordered || text {
        None
    } else {
        a.try_iter().ok()
    };
    items.ok_or_else(|| {
        let class = a.get_type().name().map_or("?".into(), |name| name.to_string());
        PyTypeError::new_err(format!(
            "{name} is of the class {class}; lists, tuples, arrays and iterators of integers are accepted"
        ))
    })
}
