// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arrays of numbers, by the buffer protocol: a row has the limbs of a number, lowest first.
//!
//! Another thread may write to an array while the interpreter's lock is released. So rows are
//! copied in chunks, and no code of the library looks at memory that is lent.

use crate::errors::refused;
use crate::ffi::Memory;
use crate::long;
use crate::objects::Count;
use bezout_large::{check_stop, until};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyMemoryError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyType};
use rayon::prelude::*;
use std::ops::Range;
use zeroize::Zeroizing;

type Object<'py> = Bound<'py, PyAny>;

/// An array that is held.
pub struct Array {
    /// Lends the memory.
    _buffer: PyUntypedBuffer,
    pub memory: Memory,
    /// The number of rows, or of bytes.
    pub count: usize,
}

/// What an array consists of.
#[derive(Clone, Copy)]
pub enum Items {
    /// Rows of as many words.
    Words(usize),
    /// Truth values.
    Truth,
    /// Symbols, which have a sign.
    Symbols,
}

impl Items {
    fn accepts(self, buffer: &PyUntypedBuffer) -> bool {
        let format = buffer.format().to_bytes();
        match self {
            // The lowest byte first, here or on any machine: the format of numpy and array is that
            // of C.
            Self::Words(_) => {
                let here = matches!(format, b"Q" | b"@Q" | b"=Q" | b"L" | b"@L");
                buffer.item_size() == 8
                    && (format == b"<Q" || here && cfg!(target_endian = "little"))
            }
            Self::Truth => {
                buffer.item_size() == 1 && matches!(format, b"?" | b"B" | b"b" | b"@?" | b"@B")
            }
            Self::Symbols => buffer.item_size() == 1 && matches!(format, b"b" | b"@b"),
        }
    }

    const fn accepted(self) -> &'static str {
        match self {
            Self::Words(_) => "arrays of uint64 in the machine's order of bytes",
            Self::Truth => "arrays of bool or uint8",
            Self::Symbols => "arrays of int8",
        }
    }
}

/// An error for what has a mask, such as an array of `numpy.ma`: the memory that it lends shows
/// nothing of it.
fn no_mask(name: &str, object: &Object<'_>) -> PyResult<()> {
    match object.hasattr("mask")? {
        true => Err(PyTypeError::new_err(format!(
            "{name} has a mask; arrays without one are accepted, and the method filled() of numpy.ma makes one"
        ))),
        false => Ok(()),
    }
}

/// The buffer of an argument, which has a shape and strides: numbers without a dimension and arrays
/// of ctypes lend memory without them.
fn lent(name: &str, object: &Object<'_>, accepted: &str) -> PyResult<PyUntypedBuffer> {
    PyUntypedBuffer::get(object).map_err(|error| {
        let text = match error.is_instance_of::<PyBufferError>(object.py()) {
            true => "lends memory without a shape or strides; numpy.frombuffer gives both, and",
            false => "lends no memory;",
        };
        PyTypeError::new_err(format!("{name} {text} {accepted}"))
    })
}

impl Array {
    /// The argument of that name.
    pub fn new(name: &str, object: &Object<'_>, items: Items) -> PyResult<Self> {
        no_mask(name, object)?;
        let accepted = items.accepted();
        let buffer = lent(name, object, &format!("{accepted} are accepted"))?;
        if !items.accepts(&buffer) {
            let format = buffer.format().to_string_lossy();
            return Err(PyTypeError::new_err(format!(
                "{name} has items of the format {format:?}; {accepted} are accepted"
            )));
        }
        let memory = Memory::of(name, &buffer)?;
        let count = count(name, &buffer, items)?;
        Ok(Self {
            _buffer: buffer,
            memory,
            count,
        })
    }

    /// The argument of that name, to be written, with as many rows as another one.
    fn output(name: &str, object: &Object<'_>, items: Items, count: usize) -> PyResult<Self> {
        let array = Self::new(name, object, items)?;
        if array._buffer.readonly() {
            return Err(refused(format!(
                "{name} is read-only; arrays that can be written are accepted"
            )));
        }
        if array.count != count {
            let here = array.count;
            return Err(refused(format!(
                "{name} has place for {here}; {count} are accepted"
            )));
        }
        Ok(array)
    }
}

fn count(name: &str, buffer: &PyUntypedBuffer, items: Items) -> PyResult<usize> {
    let (shape, all) = (buffer.shape(), buffer.item_count());
    let width = match items {
        Items::Words(width) => width,
        _ => 1,
    };
    let fits = match *shape {
        [all] => all.is_multiple_of(width),
        [_, limbs] => limbs == width && matches!(items, Items::Words(_)),
        _ => false,
    };
    if !fits {
        let accepted = match items {
            Items::Words(width) => format!("(n, {width}), or flat a multiple of {width} words,"),
            _ => "one dimension".into(),
        };
        return Err(refused(format!(
            "{name} has the shape {shape:?}; {accepted} is accepted"
        )));
    }
    Ok(all / width)
}

/// The number of words in a row; none of an array without rows and with one dimension, as
/// `to_limbs` makes of no integers.
pub fn width(name: &str, object: &Object<'_>) -> PyResult<Option<usize>> {
    let accepted = "an array of uint64 with two dimensions is accepted";
    let buffer = lent(name, object, accepted)?;
    match *buffer.shape() {
        [0] => Ok(None),
        [_, width] if width > 0 => Ok(Some(width)),
        _ => Err(refused(format!(
            "{name} has the shape {:?}; {accepted}",
            buffer.shape()
        ))),
    }
}

/// An array to be written, and the object that is returned.
pub struct Output<'py> {
    pub array: Array,
    pub object: Object<'py>,
}

impl<'py> Output<'py> {
    /// The one that is given, or a new one: of numpy if `like` is.
    pub fn new(
        name: &str,
        given: Option<&Object<'py>>,
        items: Items,
        count: usize,
        like: &Object<'py>,
    ) -> PyResult<Self> {
        let object = match given {
            Some(object) => object.clone(),
            None => create(like.py(), items, count, is_numpy(like))?,
        };
        let array = Array::output(name, &object, items, count)?;
        Ok(Self { array, object })
    }
}

/// Whether it is an array of numpy, or of a class that is derived from that.
fn is_numpy(object: &Object<'_>) -> bool {
    let of_numpy = |class: Object<'_>| {
        let class = class.cast_into::<PyType>();
        class.is_ok_and(|class| class.module().is_ok_and(|module| module == "numpy"))
    };
    object.get_type().mro().iter().any(of_numpy)
}

/// A new array: a view of memory, or one of numpy.
pub fn create<'py>(
    py: Python<'py>,
    items: Items,
    count: usize,
    numpy: bool,
) -> PyResult<Object<'py>> {
    let (format, width) = match items {
        Items::Words(width) => ("Q", width),
        Items::Truth => ("?", 1),
        Items::Symbols => ("b", 1),
    };
    let bytes = match items {
        Items::Words(_) => 8,
        _ => 1,
    };
    let size = count
        .checked_mul(width)
        .and_then(|words| words.checked_mul(bytes))
        .ok_or_else(|| {
            let text = format!("{count} rows of {width} words do not fit the memory");
            PyMemoryError::new_err(text)
        })?;
    let memory = PyByteArray::new_with(py, size, |_| Ok(()))?;
    let view = PyMemoryView::from(&memory)?;
    let view = match items {
        Items::Words(_) if count > 0 => view.call_method1("cast", (format, (count, width)))?,
        _ => view.call_method1("cast", (format,))?,
    };
    if !numpy {
        return Ok(view);
    }
    let array = py.import("numpy")?.call_method1("asarray", (view,))?;
    match items {
        Items::Words(_) => array.call_method1("reshape", (count, width)),
        _ => Ok(array),
    }
}

/// Refuses outputs that share memory with something else: with an input they may be one.
pub fn check_apart(input: &Array, out: &Array, ok: Option<&Array>) -> PyResult<()> {
    let (from, to) = (input.memory, out.memory);
    let mixed = from.overlaps(to) && !from.is(to);
    let mixed = mixed || ok.is_some_and(|ok| ok.memory.overlaps(from) || ok.memory.overlaps(to));
    match mixed {
        true => Err(refused(
            "out or ok overlaps another array; arrays of their own are accepted, and out may be the input",
        )),
        false => Ok(()),
    }
}

/// Rows in a chunk: enough to share an inversion, and few enough for a cache.
pub fn chunk(limbs: usize) -> usize {
    match limbs {
        0..=64 => 256,
        _ => (256 * 64 * 64 / limbs.saturating_mul(limbs)).max(1),
    }
}

/// Runs `work` on all chunks of `count` rows, in as many threads, without the interpreter's lock.
/// Looks for signals every few milliseconds.
pub fn by_chunks(
    py: Python<'_>,
    threads: Count,
    (count, limbs): (usize, usize),
    rows: usize,
    work: impl Fn(Range<usize>) + Sync,
) -> PyResult<()> {
    let threads = threads.within("threads", 1..=1024, "1024")?;
    // A pool of this call alone: one that is kept would be without its threads after a fork.
    let pool = match threads {
        1 => None,
        _ => {
            let builder = rayon::ThreadPoolBuilder::new().num_threads(threads);
            Some(
                builder
                    .build()
                    .map_err(|error| refused(error.to_string()))?,
            )
        }
    };
    let chunks = count.div_ceil(rows);
    let square = limbs.saturating_mul(limbs).max(1);
    let part = ((1 << 20) / square / rows).max(1).saturating_mul(threads);
    let one = |i: usize| {
        check_stop();
        let start = i.saturating_mul(rows).min(count);
        work(start..start.saturating_add(rows).min(count));
    };
    if limbs > long::QUADRATIC {
        // A row alone may take long.
        return long::work_borrowed(py, |stop| {
            let one = |i: usize| {
                // When it is stopped, nobody wants what is left.
                let _ = until(stop, || one(i));
            };
            match &pool {
                None => (0..chunks).for_each(one),
                Some(pool) => pool.install(|| (0..chunks).into_par_iter().for_each(one)),
            }
        });
    }
    for start in (0..chunks).step_by(part) {
        let range = start..start.saturating_add(part).min(chunks);
        py.detach(|| match &pool {
            None => range.for_each(&one),
            Some(pool) => pool.install(|| range.into_par_iter().for_each(one)),
        });
        py.check_signals()?;
    }
    Ok(())
}

/// A ring whose elements are rows.
pub trait Ring: Sync {
    /// Words of an element.
    fn words(&self) -> usize;

    /// Rows that share an inversion, where it is not [`chunk`] that says how many.
    fn at_once(&self) -> Option<usize> {
        None
    }

    /// Each row becomes its inverse, or zero if there is none; says which have one.
    fn invert_rows(&self, rows: &mut [u64], ok: &mut [u8]);
}

/// `invert_array` of every ring: the outputs.
pub fn invert_array<'py>(
    ring: &impl Ring,
    rows: &Object<'py>,
    (out, ok): (Option<&Object<'py>>, Option<&Object<'py>>),
    threads: Count,
) -> PyResult<(Object<'py>, Object<'py>)> {
    let n = ring.words();
    let input = Array::new("rows", rows, Items::Words(n))?;
    let out = Output::new("out", out, Items::Words(n), input.count, rows)?;
    let ok = Output::new("ok", ok, Items::Truth, input.count, rows)?;
    check_apart(&input, &out.array, Some(&ok.array))?;
    let (from, to, truth) = (input.memory, out.array.memory, ok.array.memory);
    let at_once = ring.at_once().unwrap_or(chunk(n));
    by_chunks(rows.py(), threads, (input.count, n), at_once, |range| {
        let mut copy = vec![0; n * range.len()];
        let mut found = vec![0; range.len()];
        from.load(n * range.start, &mut copy);
        ring.invert_rows(&mut copy, &mut found);
        to.store(n * range.start, &copy);
        truth.store_bytes(range.start, &found);
    })?;
    Ok((out.object, ok.object))
}

/// Bytes of an object that lends them.
pub fn bytes(name: &str, object: &Object<'_>) -> PyResult<Vec<u8>> {
    if let Ok(bytes) = object.cast::<PyBytes>() {
        return Ok(bytes.as_bytes().to_vec());
    }
    no_mask(name, object)?;
    let refuse = || {
        PyTypeError::new_err(format!(
            "{name} is not bytes; bytes, bytearray and memoryview are accepted"
        ))
    };
    let buffer = PyUntypedBuffer::get(object).map_err(|_| refuse())?;
    if buffer.item_size() != 1 {
        return Err(refuse());
    }
    Ok(Memory::of(name, &buffer)?.to_bytes())
}

/// As many bytes of an object that lends them, which are wiped.
pub fn exactly<const N: usize>(name: &str, object: &Object<'_>) -> PyResult<Zeroizing<[u8; N]>> {
    let bytes = Zeroizing::new(bytes(name, object)?);
    match <[u8; N]>::try_from(&bytes[..]) {
        Ok(bytes) => Ok(Zeroizing::new(bytes)),
        Err(_) => {
            let len = bytes.len();
            Err(refused(format!("{name} has {len} bytes; {N} are accepted")))
        }
    }
}

/// The words of an argument that lends rows of as many: bytes, eight for each word, the lowest
/// first, or an array of uint64.
pub fn limbs(name: &str, object: &Object<'_>, width: usize) -> PyResult<Vec<u64>> {
    let buffer = PyUntypedBuffer::get(object);
    if buffer.is_ok_and(|buffer| buffer.item_size() != 1) {
        let array = Array::new(name, object, Items::Words(width))?;
        let mut words = vec![0; array.count * width];
        array.memory.load(0, &mut words);
        return Ok(words);
    }
    let bytes = bytes(name, object)?;
    let row = width.saturating_mul(8);
    if !bytes.len().is_multiple_of(row) {
        let len = bytes.len();
        return Err(refused(format!(
            "{name} has {len} bytes; a multiple of {row} is accepted"
        )));
    }
    let words = bytes.as_chunks::<8>().0.iter();
    Ok(words.map(|word| u64::from_le_bytes(*word)).collect())
}
