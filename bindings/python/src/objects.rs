// SPDX-License-Identifier: MIT OR Apache-2.0
//! What classes have in common: hashes, and arguments that are lists.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};
use std::hash::{DefaultHasher, Hash, Hasher};

type Object<'py> = Bound<'py, PyAny>;

/// A hash of what makes two objects equal.
pub fn hash(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

/// The items of an argument that has an order: of a set or the keys of a dictionary, nobody knows which is the first.
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
