// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of `bezout.h`, as a library has them that was built for users: one case for each,
//! by its name there.
//!
//! The library is loaded when the program runs, and called through its own interface. Its functions
//! of variable time are the planted leaks: every instrument has to report them in the same file.

use crate::binary_field::shape;
use crate::case::{Call, Case, KernelCall, Kind};
use crate::heap::{aside, hold};
use crate::inputs::Inputs;
use crate::polynomial;
use crate::results::Results;
use bezout::polynomial::Ring;
use core::ffi::c_int;
use std::ffi::CString;
use std::rc::Rc;

/// Of numbers of any length: one in each class that the assembly has, and one that its loops serve.
const NUMBERS: &[usize] = &[1, 4, 6, 8, 9, 16, 33, 105];
/// Of binary fields: each has code of its own.
const FIELDS: &[usize] = &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
/// Rows of a call.
const ROWS: usize = 4;
/// With a length of which rows take the form of a longer one, if they are many.
const LENGTHS_OF_ROWS: &[usize] = &[1, 4, 5, 6, 8, 9, 16, 33, 105];
const MANY: usize = 20;
/// Rows of a call with a modulus each, one of them even.
const EACH: usize = 8;

type In = *const u64;
type Out = *mut u64;
type Bytes = *const u8;
type Size = extern "C" fn(usize) -> usize;

/// A field or a ring, as a caller keeps it; each has room for both.
type Kept = [u64; 96];

/// A library with the interface, for as long as the program runs.
#[derive(Clone, Copy)]
struct Library(*mut libc::c_void);

impl Library {
    fn open(path: &str) -> Result<Self, String> {
        let name = CString::new(path).map_err(|_| format!("{path:?} is no path"))?;
        // SAFETY: a name that ends with a zero; what the library does when it is loaded is nothing.
        let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
        match handle.is_null() {
            true => Err(format!("{path}: it is no library that can be loaded")),
            false => Ok(Self(handle)),
        }
    }

    /// The address of a function.
    fn address(self, name: &str) -> Result<usize, String> {
        let text = CString::new(name).expect("a name without zeros");
        // SAFETY: the library stays loaded.
        let address = unsafe { libc::dlsym(self.0, text.as_ptr()) };
        match address.is_null() {
            true => Err(format!("the library has no {name}")),
            false => Ok(address as usize),
        }
    }
}

/// A function of the library with a type that the header has.
macro_rules! function {
    ($address:expr, $type:ty) => {
        // SAFETY: the function has this type in `bezout.h`.
        unsafe { core::mem::transmute::<usize, $type>($address) }
    };
}

/// Cases, as they are added.
struct Cases {
    library: Library,
    all: Vec<Case>,
}

impl Cases {
    fn address(&self, name: &str) -> Result<usize, String> {
        self.library.address(name)
    }

    /// The function of this name with what makes its scratch.
    fn with_scratch(&self, name: &str) -> Result<(usize, Size), String> {
        let room = name.strip_suffix("_vartime").unwrap_or(name);
        // One length for the three symbols.
        let room = room.replace("kronecker", "jacobi");
        let size = self.address(&format!("{room}_scratch"))?;
        Ok((self.address(name)?, function!(size, Size)))
    }

    /// A function at some lengths. `times` bits are public in a run, as its comment says.
    fn add(
        &mut self,
        name: &str,
        lengths: &[usize],
        times: usize,
        call: impl Fn(&Inputs, &mut Results) + 'static,
    ) -> Result<(), String> {
        let address = self.address(name)?;
        let kind = match name.ends_with("_vartime") {
            true => Kind::Leak,
            false => Kind::Function,
        };
        let call: KernelCall = Rc::new(call);
        self.all.extend(lengths.iter().map(|&limbs| {
            let call = Call::Kernel(address, call.clone());
            let case = Case::new(kind, name, limbs, call).declassifies(times);
            Case {
                inputs: Inputs::bare,
                ..case
            }
        }));
        Ok(())
    }
}

/// All of them, and where the library is: the address of `bezout_version`.
pub fn cases(path: &str) -> Result<(Vec<Case>, usize), String> {
    let library = Library::open(path)?;
    let mut cases = Cases {
        library,
        all: Vec::new(),
    };
    numbers(&mut cases)?;
    symbols(&mut cases)?;
    fixed(&mut cases)?;
    rows(&mut cases)?;
    fields(&mut cases)?;
    rings(&mut cases)?;
    curve(&mut cases)?;
    cases.all.sort_by_key(|c| c.limbs);
    Ok((cases.all, library.address("bezout_version")?))
}

/// What a caller lends, all of it known.
fn scratch(words: usize) -> Vec<u64> {
    vec![0; words]
}

/// What is to be written over.
fn room(words: usize) -> Vec<u64> {
    aside(|| vec![1; words])
}

/// The return value, and what was written.
fn put(r: &mut Results, answer: c_int, written: &[&[u64]]) {
    written.iter().for_each(|x| r.long(x));
    r.limbs(&[answer as u64]);
}

fn numbers(cases: &mut Cases) -> Result<(), String> {
    type Two = unsafe extern "C" fn(Out, usize, In, In, Out) -> c_int;
    type Second = fn(&Inputs) -> &[u64];
    let functions: [(&str, Second); 5] = [
        ("bezout_invert_mod", |i| &i.any),
        ("bezout_invert_mod_vartime", |i| &i.any),
        ("bezout_invert_odd_mod", |i| &i.known_odd),
        ("bezout_gcd", |i| &i.b),
        ("bezout_gcd_vartime", |i| &i.b),
    ];
    for (name, second) in functions {
        let (address, size) = cases.with_scratch(name)?;
        let f = function!(address, Two);
        cases.add(name, NUMBERS, 0, move |i, r| {
            let n = i.a.len();
            let (mut out, mut lent) = (room(n), scratch(size(n)));
            // SAFETY: the header's rules.
            let answer = unsafe {
                let (a, b) = (i.a.as_ptr(), second(i).as_ptr());
                f(out.as_mut_ptr(), n, a, b, lent.as_mut_ptr())
            };
            put(r, answer, &[&out]);
        })?;
    }
    type Xgcd =
        unsafe extern "C" fn(Out, Out, Out, *mut c_int, *mut c_int, usize, In, In, Out) -> c_int;
    for name in ["bezout_xgcd", "bezout_xgcd_vartime"] {
        let (address, size) = cases.with_scratch(name)?;
        let f = function!(address, Xgcd);
        cases.add(name, NUMBERS, 0, move |i, r| {
            let n = i.a.len();
            let (mut g, mut s, mut t, mut lent) = (room(n), room(n), room(n), scratch(size(n)));
            let mut signs = [0; 2];
            let [first, second] = &mut signs;
            // SAFETY: the header's rules.
            let answer = unsafe {
                let out = [&mut g, &mut s, &mut t].map(|x| x.as_mut_ptr());
                let (a, b) = (i.a.as_ptr(), i.b.as_ptr());
                f(
                    out[0],
                    out[1],
                    out[2],
                    first,
                    second,
                    n,
                    a,
                    b,
                    lent.as_mut_ptr(),
                )
            };
            put(r, answer, &[&g, &s, &t, &signs.map(|s| s as u64)]);
        })?;
    }
    halves(cases)?;
    Ok(())
}

/// Euclid's algorithm to a bound of half the length, and halves modulo an odd number.
fn halves(cases: &mut Cases) -> Result<(), String> {
    type Partial = unsafe extern "C" fn(
        Out,
        Out,
        Out,
        Out,
        *mut c_int,
        *mut c_int,
        usize,
        In,
        In,
        In,
        Out,
    ) -> c_int;
    let name = "bezout_partial_xgcd_vartime";
    let (address, size) = cases.with_scratch(name)?;
    let f = function!(address, Partial);
    cases.add(name, NUMBERS, 0, move |i, r| {
        let n = i.a.len();
        let mut out = [room(n), room(n), room(n), room(n)];
        let mut bound = room(n);
        bound[n / 2] = if n == 1 { 1 << 32 } else { 1 };
        let (mut lent, mut signs) = (scratch(size(n)), [0; 2]);
        let [first, second] = &mut signs;
        // SAFETY: the header's rules.
        let answer = unsafe {
            let [x, y, u, v] = out.each_mut().map(|x| x.as_mut_ptr());
            let (a, b, bound) = (i.a.as_ptr(), i.b.as_ptr(), bound.as_ptr());
            f(x, y, u, v, first, second, n, a, b, bound, lent.as_mut_ptr())
        };
        let [x, y, u, v] = &out;
        put(r, answer, &[x, y, u, v, &signs.map(|s| s as u64)]);
    })?;
    type Split = unsafe extern "C" fn(Out, Out, *mut c_int, usize, In, In, Out) -> c_int;
    let name = "bezout_split_vartime";
    let (address, size) = cases.with_scratch(name)?;
    let f = function!(address, Split);
    cases.add(name, NUMBERS, 0, move |i, r| {
        let n = i.a.len();
        let (mut x, mut t, mut lent, mut sign) = (room(n), room(n), scratch(size(n)), 0);
        // SAFETY: the header's rules.
        let answer = unsafe {
            let (out, denominator) = (x.as_mut_ptr(), t.as_mut_ptr());
            let (v, m) = (i.a.as_ptr(), i.known_odd.as_ptr());
            f(out, denominator, &raw mut sign, n, v, m, lent.as_mut_ptr())
        };
        put(r, answer, &[&x, &t, &[sign as u64]]);
    })
}

fn symbols(cases: &mut Cases) -> Result<(), String> {
    type Symbol = unsafe extern "C" fn(*mut c_int, usize, In, In, Out) -> c_int;
    let names = [
        "bezout_jacobi",
        "bezout_jacobi_vartime",
        "bezout_kronecker_vartime",
    ];
    for name in names {
        let (address, size) = cases.with_scratch(name)?;
        let f = function!(address, Symbol);
        cases.add(name, NUMBERS, 0, move |i, r| {
            let (n, mut symbol) = (i.a.len(), 0);
            let mut lent = scratch(size(n));
            // SAFETY: the header's rules.
            let answer = unsafe {
                let (x, m) = (i.a.as_ptr(), i.known_odd.as_ptr());
                f(&raw mut symbol, n, x, m, lent.as_mut_ptr())
            };
            put(r, answer, &[&[symbol as u64]]);
        })?;
    }
    type Fixed = unsafe extern "C" fn(*mut c_int, In, In) -> c_int;
    let f = function!(cases.address("bezout_jacobi_256")?, Fixed);
    cases.add("bezout_jacobi_256", &[4], 0, move |i, r| {
        let mut symbol = 0;
        // SAFETY: the header's rules.
        let answer = unsafe { f(&raw mut symbol, i.a.as_ptr(), i.known_odd.as_ptr()) };
        put(r, answer, &[&[symbol as u64]]);
    })
}

fn fixed(cases: &mut Cases) -> Result<(), String> {
    type Fixed = unsafe extern "C" fn(Out, In, In) -> c_int;
    for limbs in [4, 6, 8] {
        let name = format!("bezout_invert_odd_mod_{}", 64 * limbs);
        let f = function!(cases.address(&name)?, Fixed);
        cases.add(&name, &[limbs], 0, move |i, r| {
            let mut out = room(i.a.len());
            // SAFETY: the header's rules.
            let answer = unsafe { f(out.as_mut_ptr(), i.a.as_ptr(), i.known_odd.as_ptr()) };
            put(r, answer, &[&out]);
        })?;
    }
    Ok(())
}

/// Rows of one modulus ask once whether a nonzero one shares a factor with it; those with moduli of
/// their own whether each is even, of which one hides it.
fn rows(cases: &mut Cases) -> Result<(), String> {
    type Rows = unsafe extern "C" fn(Out, usize, usize, In, Out) -> c_int;
    let name = "bezout_invert_rows";
    let size = cases.address("bezout_invert_rows_scratch")?;
    let size = function!(size, extern "C" fn(usize, usize) -> usize);
    let f = function!(cases.address(name)?, Rows);
    cases.add(name, LENGTHS_OF_ROWS, 1, move |i, r| {
        let n = i.a.len();
        let rows = if n == 5 { MANY } else { ROWS };
        let mut out = aside(|| i.units.concat().repeat(rows / ROWS));
        let mut lent = scratch(size(rows, n));
        // SAFETY: the header's rules.
        let answer = unsafe {
            let m = i.known_odd.as_ptr();
            f(out.as_mut_ptr(), rows, n, m, lent.as_mut_ptr())
        };
        put(r, answer, &[&out]);
    })?;
    let name = "bezout_invert_each_rows";
    let (address, size) = cases.with_scratch(name)?;
    let f = function!(address, Rows);
    cases.add(name, NUMBERS, EACH, move |i, r| {
        let n = i.a.len();
        let (mut out, moduli) = aside(|| {
            let mut moduli = i.known_odd.repeat(EACH);
            moduli[(EACH - 1) * n..].copy_from_slice(&i.any);
            (i.units.concat().repeat(EACH / 4), moduli)
        });
        let mut lent = scratch(size(n));
        // SAFETY: the header's rules.
        let answer = unsafe {
            let m = moduli.as_ptr();
            f(out.as_mut_ptr(), EACH, n, m, lent.as_mut_ptr())
        };
        put(r, answer, &[&out]);
    })
}

/// The field of this many words, made by the library.
fn field(init: usize, words: usize) -> Kept {
    type Init = unsafe extern "C" fn(*mut Kept, usize, *const usize, usize) -> c_int;
    let shape = shape(words).expect("there is a field of each number of words");
    let terms = shape.middle.iter().take_while(|&&m| m > 0).count();
    let mut made = [0; 96];
    let init = function!(init, Init);
    // SAFETY: the header's rules.
    let answer = unsafe { init(&raw mut made, shape.degree, shape.middle.as_ptr(), terms) };
    assert_eq!(answer, 0, "the library makes this field");
    made
}

/// An element from secret words.
fn element(x: &[u64]) -> Vec<u64> {
    let degree = shape(x.len()).expect("it has a field").degree;
    let mut a = aside(|| x.to_vec());
    if !degree.is_multiple_of(64) {
        *a.last_mut().expect("a word") &= (1 << (degree % 64)) - 1;
    }
    a
}

/// All are compared with the length of their field: that an element is too long is public.
fn fields(cases: &mut Cases) -> Result<(), String> {
    type Two = unsafe extern "C" fn(Out, *const Kept, In, In) -> c_int;
    type Times = unsafe extern "C" fn(Out, *const Kept, In, usize) -> c_int;
    type One = unsafe extern "C" fn(Out, *const Kept, In) -> c_int;
    type Rows = unsafe extern "C" fn(Out, usize, *const Kept) -> c_int;
    let init = cases.address("bezout_gf2m_init")?;
    for &words in FIELDS {
        // Before any call, as a caller does, and in a place that stays.
        let field: &'static Kept = Box::leak(Box::new(field(init, words)));
        let mul = function!(cases.address("bezout_gf2m_mul")?, Two);
        cases.add("bezout_gf2m_mul", &[words], 0, move |i, r| {
            let (mut out, a, b) = (room(words), element(&i.a), element(&i.b));
            // SAFETY: the header's rules.
            let answer = unsafe { mul(out.as_mut_ptr(), field, a.as_ptr(), b.as_ptr()) };
            hold(&a);
            hold(&b);
            put(r, answer, &[&out]);
        })?;
        let square_times = function!(cases.address("bezout_gf2m_square_times")?, Times);
        cases.add("bezout_gf2m_square_times", &[words], 0, move |i, r| {
            let (mut out, a) = (room(words), element(&i.a));
            // SAFETY: the header's rules.
            let answer = unsafe { square_times(out.as_mut_ptr(), field, a.as_ptr(), 5) };
            put(r, answer, &[&out]);
        })?;
        let invert = function!(cases.address("bezout_gf2m_invert")?, One);
        cases.add("bezout_gf2m_invert", &[words], 0, move |i, r| {
            let (mut out, a) = (room(words), element(&i.a));
            // SAFETY: the header's rules.
            let answer = unsafe { invert(out.as_mut_ptr(), field, a.as_ptr()) };
            put(r, answer, &[&out]);
        })?;
        let invert_rows = function!(cases.address("bezout_gf2m_invert_rows")?, Rows);
        cases.add("bezout_gf2m_invert_rows", &[words], 0, move |i, r| {
            let mut all = aside(|| [&i.a, &i.b].map(|x| element(x)).concat());
            // SAFETY: the header's rules.
            let answer = unsafe { invert_rows(all.as_mut_ptr(), 2, field) };
            put(r, answer, &[&all]);
        })?;
    }
    Ok(())
}

/// Rings of NTRU and of NTRU Prime, a number of words each: the name of the function that makes
/// one, its length and its modulus. Each has another way: those of short vectors are taken on CPUs
/// without VPCLMULQDQ, too.
const RINGS: [(&str, usize, u32); 8] = [
    ("bezout_ring_ntru", 701, 3),
    ("bezout_ring_ntru", 701, 8192),
    ("bezout_ring_ntru_prime", 761, 3),
    ("bezout_ring_ntru_prime", 761, 4591),
    ("bezout_ring_ntru_prime", 761, 257),
    ("bezout_ring_ntru", 701, 2),
    ("bezout_ring_ntru", 83, 2),
    ("bezout_ring_ntru", 83, 2048),
];

/// Each looks once for a coefficient out of range, in rows once for each of them: that there is one
/// is public.
fn rings(cases: &mut Cases) -> Result<(), String> {
    type Make = unsafe extern "C" fn(*mut Kept, usize, u32) -> c_int;
    type One = unsafe extern "C" fn(*mut u16, *const Kept, *const u16) -> c_int;
    type Rows = unsafe extern "C" fn(*mut u16, usize, *const Kept, *mut u16) -> c_int;
    for ((name, n, q), limbs) in RINGS.into_iter().zip(1..) {
        let make = function!(cases.address(name)?, Make);
        let mut made = [0; 96];
        // SAFETY: the header's rules.
        let answer = unsafe { make(&raw mut made, n, q) };
        assert_eq!(answer, 0, "the library makes this ring");
        let theirs: &'static Kept = Box::leak(Box::new(made));
        let ours = match name {
            "bezout_ring_ntru" => Ring::ntru(n, q),
            _ => Ring::ntru_prime(n, q),
        };
        let ours = ours.expect("the library has made it");
        let invert = function!(cases.address("bezout_ring_invert")?, One);
        cases.add("bezout_ring_invert", &[limbs], 1, move |i, r| {
            let a = polynomial::coefficients(&ours, &i.a);
            let mut out = aside(|| vec![1; n]);
            // SAFETY: the header's rules.
            let answer = unsafe { invert(out.as_mut_ptr(), theirs, a.as_ptr()) };
            hold(&a);
            put(r, answer, &[&polynomial::words(&out)]);
        })?;
        let invert_rows = function!(cases.address("bezout_ring_invert_rows")?, Rows);
        cases.add("bezout_ring_invert_rows", &[limbs], 2, move |i, r| {
            let mut rows = aside(|| {
                [&i.a, &i.b]
                    .map(|x| polynomial::coefficients(&ours, x))
                    .concat()
            });
            let mut lent = vec![0; 2 * n];
            // SAFETY: the header's rules.
            let answer = unsafe { invert_rows(rows.as_mut_ptr(), 2, theirs, lent.as_mut_ptr()) };
            put(r, answer, &[&polynomial::words(&rows)]);
        })?;
    }
    Ok(())
}

fn curve(cases: &mut Cases) -> Result<(), String> {
    type One = unsafe extern "C" fn(*mut u8, Bytes) -> c_int;
    type Two = unsafe extern "C" fn(*mut u8, Bytes, Bytes) -> c_int;
    type Byte = unsafe extern "C" fn(*mut u8, Bytes, u8) -> c_int;
    for name in ["bezout_x25519_public_key", "bezout_elligator2_from_uniform"] {
        let f = function!(cases.address(name)?, One);
        cases.add(name, &[4], 0, move |i, r| {
            let mut out = room(4);
            // SAFETY: the header's rules; 32 bytes are four words.
            let answer = unsafe { f(out.as_mut_ptr().cast(), i.a.as_ptr().cast()) };
            put(r, answer, &[&out]);
        })?;
    }
    for name in ["bezout_x25519", "bezout_x25519_shared_secret"] {
        let f = function!(cases.address(name)?, Two);
        cases.add(name, &[4], 0, move |i, r| {
            let mut out = room(4);
            // SAFETY: the header's rules.
            let answer = unsafe {
                let (a, b) = (i.a.as_ptr().cast(), i.b.as_ptr().cast());
                f(out.as_mut_ptr().cast(), a, b)
            };
            put(r, answer, &[&out]);
        })?;
    }
    for name in [
        "bezout_elligator2_public_key",
        "bezout_elligator2_to_uniform",
    ] {
        let f = function!(cases.address(name)?, Byte);
        cases.add(name, &[4], 0, move |i, r| {
            let mut out = room(4);
            let byte = i.b[0] as u8;
            // SAFETY: the header's rules.
            let answer = unsafe { f(out.as_mut_ptr().cast(), i.a.as_ptr().cast(), byte) };
            put(r, answer, &[&out]);
        })?;
    }
    Ok(())
}
