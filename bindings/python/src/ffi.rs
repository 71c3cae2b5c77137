// SPDX-License-Identifier: MIT OR Apache-2.0
//! All of the unsafe code: Python integers as limbs and back, and memory that Python objects lend.
//!
//! Python has functions that read and write an integer as bytes. They are public from 3.13 on,
//! outside of the stable API until 3.14, and private in 3.11 and 3.12, where their signatures
//! change no more. One file serves all of these versions, so they are looked up by name when the
//! module is imported. Where there are none, the methods `to_bytes` and `from_bytes` do the same.

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBytes, PyInt};
use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::sync::OnceLock;

type Object = *mut ffi::PyObject;

/// Limbs up to which a number takes nothing from the heap.
pub const SHORT: usize = 64;

/// The byte functions of this interpreter.
enum Bytes {
    Public {
        read: unsafe extern "C" fn(Object, *mut c_void, isize, c_int) -> isize,
        write: unsafe extern "C" fn(*const c_void, usize, c_int) -> Object,
    },
    Private {
        read: unsafe extern "C" fn(Object, *mut u8, usize, c_int, c_int) -> c_int,
        write: unsafe extern "C" fn(*const u8, usize, c_int, c_int) -> Object,
        bits: unsafe extern "C" fn(Object) -> usize,
    },
    Methods,
}

/// Flags of the public function that reads: the lowest byte first; no room for a sign.
const LITTLE: c_int = 1;
const UNSIGNED: c_int = 4;

static BYTES: OnceLock<Bytes> = OnceLock::new();

/// Looks the byte functions up; `methods` forces the methods of `int`, which only builds for tests
/// do.
pub fn find_byte_functions(methods: bool) {
    BYTES.get_or_init(|| if methods { Bytes::Methods } else { found() });
}

/// How integers cross: `public`, `private` or `methods`.
pub fn byte_functions() -> &'static str {
    match BYTES.get() {
        Some(Bytes::Public { .. }) => "public",
        Some(Bytes::Private { .. }) => "private",
        _ => "methods",
    }
}

#[cfg(unix)]
fn found() -> Bytes {
    // SAFETY: the names end in zero, and the handle is that of the whole program.
    let symbol = |name: &std::ffi::CStr| unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    let [read, write] = [c"PyLong_AsNativeBytes", c"PyLong_FromUnsignedNativeBytes"].map(symbol);
    if !read.is_null() && !write.is_null() {
        // SAFETY: the signatures that the documentation of Python 3.13 has for these names.
        return unsafe {
            Bytes::Public {
                read: std::mem::transmute::<
                    *mut c_void,
                    unsafe extern "C" fn(Object, *mut c_void, isize, c_int) -> isize,
                >(read),
                write: std::mem::transmute::<
                    *mut c_void,
                    unsafe extern "C" fn(*const c_void, usize, c_int) -> Object,
                >(write),
            }
        };
    }
    let [read, write, bits] = [
        c"_PyLong_AsByteArray",
        c"_PyLong_FromByteArray",
        c"_PyLong_NumBits",
    ]
    .map(symbol);
    if read.is_null() || write.is_null() || bits.is_null() {
        return Bytes::Methods;
    }
    // SAFETY: the signatures of 3.11 and 3.12. Later versions, which changed the first, have the
    // public functions.
    unsafe {
        Bytes::Private {
            read: std::mem::transmute::<
                *mut c_void,
                unsafe extern "C" fn(Object, *mut u8, usize, c_int, c_int) -> c_int,
            >(read),
            write: std::mem::transmute::<
                *mut c_void,
                unsafe extern "C" fn(*const u8, usize, c_int, c_int) -> Object,
            >(write),
            bits: std::mem::transmute::<*mut c_void, unsafe extern "C" fn(Object) -> usize>(bits),
        }
    }
}

#[cfg(not(unix))]
fn found() -> Bytes {
    Bytes::Methods
}

/// An integer that came from Python: a sign, and limbs without zeros on top. Short ones are on the
/// stack.
pub struct Number {
    pub negative: bool,
    len: usize,
    /// A limb more than a short number has, for the sign of a negative one on its way.
    short: [MaybeUninit<u64>; SHORT + 1],
    long: Vec<u64>,
}

impl Number {
    /// Zero.
    #[inline(always)]
    pub const fn new() -> Self {
        Self {
            negative: false,
            len: 0,
            short: [MaybeUninit::uninit(); SHORT + 1],
            long: Vec::new(),
        }
    }

    /// The limbs of the absolute value.
    #[inline(always)]
    pub fn limbs(&self) -> &[u64] {
        if self.len > SHORT {
            return &self.long[..self.len];
        }
        // SAFETY: every function that sets the length of a short number has written as many limbs.
        unsafe { std::slice::from_raw_parts(self.short.as_ptr().cast(), self.len) }
    }

    /// Becomes the value of an object that is an `int` or has `__index__`.
    #[inline(always)]
    pub fn read(&mut self, object: &Bound<'_, PyAny>) -> PyResult<()> {
        // SAFETY: a live object, and this thread is attached to the interpreter.
        if unsafe { ffi::PyLong_Check(object.as_ptr()) } == 0 {
            return self.read_index(object);
        }
        let mut overflow = 0;
        // SAFETY: as above; the object is an int.
        let small = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &mut overflow) };
        if overflow == 0 {
            self.negative = small < 0;
            self.short[0].write(small.unsigned_abs());
            self.len = usize::from(small != 0);
            return Ok(());
        }
        self.negative = overflow < 0;
        self.read_long(object)
    }

    #[cold]
    fn read_index(&mut self, object: &Bound<'_, PyAny>) -> PyResult<()> {
        // SAFETY: a live object; the call gives an int, or null and an error.
        let index = unsafe {
            let index = ffi::PyNumber_Index(object.as_ptr());
            Bound::from_owned_ptr_or_err(object.py(), index)?
        };
        self.read(&index)
    }

    /// The value of an int with 64 bits or more.
    #[inline(always)]
    fn read_long(&mut self, object: &Bound<'_, PyAny>) -> PyResult<()> {
        let sign = usize::from(self.negative);
        match BYTES.get().unwrap_or(&Bytes::Methods) {
            Bytes::Private { read, bits, .. } => {
                // SAFETY: an int.
                let bits = unsafe { bits(object.as_ptr()) };
                if bits == usize::MAX {
                    return Err(PyErr::fetch(object.py()));
                }
                if bits <= 64 {
                    // SAFETY: an int. It is not below 2^63, so that the limb is not zero.
                    let low = unsafe { ffi::PyLong_AsUnsignedLongLongMask(object.as_ptr()) };
                    self.short[0].write(if self.negative {
                        low.wrapping_neg()
                    } else {
                        low
                    });
                    self.len = 1;
                    return Ok(());
                }
                let words = bits.div_ceil(64) + sign;
                let place = self.room(words);
                // SAFETY: the place has as many bytes, and the number fits them.
                let status =
                    unsafe { read(object.as_ptr(), place.cast(), 8 * words, 1, sign as c_int) };
                if status < 0 {
                    return Err(PyErr::fetch(object.py()));
                }
                self.finish(words);
            }
            Bytes::Public { read, .. } => {
                let flags = if self.negative {
                    LITTLE
                } else {
                    LITTLE | UNSIGNED
                };
                // Most numbers fit the first guess, and are read by one call.
                let mut words = 6;
                loop {
                    let place = self.room(words);
                    // SAFETY: the place has as many bytes; all of them are written.
                    let needed =
                        unsafe { read(object.as_ptr(), place.cast(), 8 * words as isize, flags) };
                    if needed < 0 {
                        return Err(PyErr::fetch(object.py()));
                    }
                    let needed = needed as usize;
                    if needed <= 8 * words {
                        break;
                    }
                    words = needed.div_ceil(8);
                }
                self.finish(words);
            }
            Bytes::Methods => return self.read_by_methods(object),
        }
        Ok(())
    }

    /// By the methods that `int` itself has: a subclass may have others of these names, which are
    /// not asked.
    #[cold]
    fn read_by_methods(&mut self, object: &Bound<'_, PyAny>) -> PyResult<()> {
        let (py, sign) = (object.py(), usize::from(self.negative));
        let int = py.get_type::<PyInt>();
        let bits: usize = int.call_method1("bit_length", (object,))?.extract()?;
        let words = bits.div_ceil(64) + sign;
        let signed = [("signed", self.negative)].into_py_dict(py)?;
        let bytes = int.call_method("to_bytes", (object, 8 * words, "little"), Some(&signed))?;
        let bytes = bytes.cast::<PyBytes>()?.as_bytes();
        if bytes.len() != 8 * words {
            return Err(PyRuntimeError::new_err("int.to_bytes gave another length"));
        }
        let place = self.room(words);
        // SAFETY: the place has as many bytes as there are, by the lines above, and all of them are
        // written.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), place.cast(), bytes.len()) };
        self.finish(words);
        Ok(())
    }

    /// A place for as many words.
    #[inline(always)]
    fn room(&mut self, words: usize) -> *mut u64 {
        if words <= SHORT + 1 {
            return self.short.as_mut_ptr().cast();
        }
        self.long.resize(words, 0);
        self.long.as_mut_ptr()
    }

    /// After `words` words were written in two's complement, little-endian: the absolute value of
    /// them.
    #[inline(always)]
    fn finish(&mut self, words: usize) {
        let place = self.room(words);
        // SAFETY: all of these words were written.
        let limbs = unsafe { std::slice::from_raw_parts_mut(place, words) };
        let mut carry = self.negative;
        for limb in limbs.iter_mut() {
            *limb = u64::from_le(*limb);
            if self.negative {
                let (sum, over) = (!*limb).overflowing_add(carry.into());
                (*limb, carry) = (sum, over);
            }
        }
        self.trim(words);
    }

    /// After `words` words were written: the length without zeros on top.
    #[inline(always)]
    fn trim(&mut self, words: usize) {
        let place = self.room(words);
        // SAFETY: all of these words were written.
        let limbs = unsafe { std::slice::from_raw_parts_mut(place, words) };
        self.len = limbs
            .iter()
            .rposition(|&limb| limb != 0)
            .map_or(0, |last| last + 1);
        // Where a long place holds a short number, and the other way round.
        if words > SHORT + 1 && self.len <= SHORT {
            for (to, from) in self.short.iter_mut().zip(&self.long[..self.len]) {
                to.write(*from);
            }
        } else if words == SHORT + 1 && self.len > SHORT {
            self.long.clear();
            self.long.extend_from_slice(limbs_of(&self.short, self.len));
        }
    }
}

fn limbs_of(words: &[MaybeUninit<u64>], len: usize) -> &[u64] {
    // SAFETY: the one caller has written all of them.
    unsafe { std::slice::from_raw_parts(words[..len].as_ptr().cast(), len) }
}

/// The `int` of these limbs.
#[inline(always)]
pub fn natural<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
    let len = limbs
        .iter()
        .rposition(|&limb| limb != 0)
        .map_or(0, |last| last + 1);
    if len <= 1 {
        let value = if len == 0 { 0 } else { limbs[0] };
        // SAFETY: this thread is attached; null is an error.
        return unsafe {
            Bound::from_owned_ptr_or_err(py, ffi::PyLong_FromUnsignedLongLong(value))
        };
    }
    if cfg!(target_endian = "big") {
        return by_methods(py, &limbs[..len]);
    }
    let (bytes, size) = (limbs.as_ptr(), 8 * len);
    match BYTES.get().unwrap_or(&Bytes::Methods) {
        // SAFETY: as many bytes can be read.
        Bytes::Public { write, .. } => unsafe {
            Bound::from_owned_ptr_or_err(py, write(bytes.cast(), size, LITTLE))
        },
        // SAFETY: as many bytes can be read.
        Bytes::Private { write, .. } => unsafe {
            Bound::from_owned_ptr_or_err(py, write(bytes.cast(), size, 1, 0))
        },
        Bytes::Methods => by_methods(py, &limbs[..len]),
    }
}

#[cold]
fn by_methods<'py>(py: Python<'py>, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
    let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
    let bytes = PyBytes::new(py, &bytes);
    py.get_type::<PyInt>()
        .call_method1("from_bytes", (bytes, "little"))
}

/// The `int` of a sign and limbs.
#[inline(always)]
pub fn integer<'py>(py: Python<'py>, negative: bool, limbs: &[u64]) -> PyResult<Bound<'py, PyAny>> {
    let absolute = natural(py, limbs)?;
    if !negative {
        return Ok(absolute);
    }
    // SAFETY: an int; null is an error.
    unsafe { Bound::from_owned_ptr_or_err(py, ffi::PyNumber_Negative(absolute.as_ptr())) }
}

/// Memory that a Python object lends for as long as its buffer is held. It is copied from and to in
/// parts, since other threads may write to it, and may be aligned in any way.
#[derive(Clone, Copy)]
pub struct Memory {
    start: *mut u8,
    bytes: usize,
}

// SAFETY: it is an address; what is behind it is touched by the functions below alone.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

impl Memory {
    /// The memory of a contiguous buffer, of the argument of that name. The caller keeps the buffer
    /// until the last use of this.
    pub fn of(name: &str, buffer: &pyo3::buffer::PyUntypedBuffer) -> PyResult<Self> {
        if !buffer.is_c_contiguous() {
            return Err(PyValueError::new_err(format!(
                "{name} has strides; contiguous memory is accepted, as numpy.ascontiguousarray makes of arrays and bytes of views"
            )));
        }
        Ok(Self {
            start: buffer.buf_ptr().cast(),
            bytes: buffer.len_bytes(),
        })
    }

    /// Whether the two share a byte.
    pub fn overlaps(self, other: Self) -> bool {
        let (a, b) = (self.start.addr(), other.start.addr());
        a < b + other.bytes && b < a + self.bytes && self.bytes > 0 && other.bytes > 0
    }

    /// Whether the two are the same.
    pub fn is(self, other: Self) -> bool {
        self.start == other.start && self.bytes == other.bytes
    }

    /// Copies words, from the one with this index on.
    pub fn load(self, index: usize, out: &mut [u64]) {
        assert!(8 * (index + out.len()) <= self.bytes);
        // SAFETY: inside of the memory, by the line above. Bytes that another thread changes
        // meanwhile are any bytes, and all of them are valid.
        unsafe {
            let from = self.start.add(8 * index);
            std::ptr::copy_nonoverlapping(from, out.as_mut_ptr().cast(), 8 * out.len());
        }
    }

    /// Writes words, from the one with this index on.
    pub fn store(self, index: usize, words: &[u64]) {
        assert!(8 * (index + words.len()) <= self.bytes);
        // SAFETY: inside of the memory, which the caller found to be writable.
        unsafe {
            let to = self.start.add(8 * index);
            std::ptr::copy_nonoverlapping(words.as_ptr().cast(), to, 8 * words.len());
        }
    }

    /// Writes bytes, from the one with this index on.
    pub fn store_bytes(self, index: usize, bytes: &[u8]) {
        assert!(index + bytes.len() <= self.bytes);
        // SAFETY: as above.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.start.add(index), bytes.len()) }
    }

    /// All bytes.
    pub fn to_bytes(self) -> Vec<u8> {
        let mut out = vec![0; self.bytes];
        // SAFETY: as for `load`.
        unsafe { std::ptr::copy_nonoverlapping(self.start, out.as_mut_ptr(), self.bytes) };
        out
    }
}
