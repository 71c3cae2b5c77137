// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a call leaves behind: bytes of freed memory, and of the stack below it, that depend on its
//! secrets.
//!
//! tools/mutants.py puts this text, with the cases of a package, among the tests of the copy. A
//! case runs with and without the mutant in one process: a wipe that is left out leaves more
//! behind, and the test fails.
#![allow(dead_code, unused_imports, unsafe_code, missing_docs)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::arch::asm;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

const STACK: usize = 1 << 17;
const HEAP: usize = 1 << 22;
const BLOCKS: usize = 1 << 12;

/// The memory of one call: no byte of it is given out twice.
#[repr(align(64))]
struct Room([u8; HEAP]);
static mut ROOM: Room = Room([0; HEAP]);
static mut FREED: [(usize, usize); BLOCKS] = [(0, 0); BLOCKS];
/// What two calls left: they differ in their seed, and in no pointer to what the first one left.
static mut SEEN: [[u8; STACK]; 2] = [[0; STACK]; 2];
static mut HEAPS: [[u8; HEAP]; 2] = [[0; HEAP]; 2];
static mut LENGTHS: [usize; 2] = [0; 2];
static ON: AtomicBool = AtomicBool::new(false);
static USED: AtomicUsize = AtomicUsize::new(0);
static COUNT: AtomicUsize = AtomicUsize::new(0);

struct Heap;

#[global_allocator]
static HEAP_OF_ALL: Heap = Heap;

// SAFETY: the system's allocator, or a part of the room that no other block has. One thread is at
// work while it is on.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !ON.load(Relaxed) {
            return unsafe { System.alloc(layout) };
        }
        let start = USED.load(Relaxed).next_multiple_of(layout.align().max(64));
        if start + layout.size() > HEAP {
            return std::ptr::null_mut();
        }
        USED.store(start + layout.size(), Relaxed);
        unsafe { (&raw mut ROOM.0).cast::<u8>().add(start) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        let offset = (at as usize).wrapping_sub(&raw const ROOM as usize);
        if offset >= HEAP {
            return unsafe { System.dealloc(at, layout) };
        }
        let count = COUNT.load(Relaxed);
        if ON.load(Relaxed) && count < BLOCKS {
            unsafe { FREED[count] = (offset, layout.size()) };
            COUNT.store(count + 1, Relaxed);
        }
    }
}

/// Keeps the stack below this function and the freed blocks after a call; both are zero before it.
#[inline(never)]
fn look<T>(call: &dyn Fn(u64) -> T, seed: usize) {
    let mut here: usize;
    // SAFETY: the bytes below the stack pointer, beyond the red zone, belong to nobody; no function
    // is called in between.
    unsafe {
        asm!("rep stosb", inout("rcx") HEAP => _, inout("rdi") &raw mut ROOM => _, in("al") 0u8);
        asm!("mov {}, rsp", out(reg) here);
        asm!("rep stosb", inout("rcx") STACK - 256 => _, inout("rdi") here - STACK => _, in("al") 0u8);
    }
    USED.store(0, Relaxed);
    COUNT.store(0, Relaxed);
    ON.store(true, Relaxed);
    let result = call(seed as u64 + 1);
    ON.store(false, Relaxed);
    // SAFETY: as above; the room is read when nobody writes there, and one thread is at work.
    unsafe {
        let seen = (&raw mut SEEN).cast::<u8>().add(seed * STACK);
        asm!("rep movsb", inout("rcx") STACK - 256 => _, inout("rsi") here - STACK => _, inout("rdi") seen => _);
        let (room, freed, heap) = (&*(&raw const ROOM.0), &*(&raw const FREED), &mut (*(&raw mut HEAPS))[seed]);
        let mut length = 0;
        for &(at, n) in &freed[..COUNT.load(Relaxed)] {
            heap[length..length + n].copy_from_slice(&room[at..at + n]);
            length += n;
        }
        (*(&raw mut LENGTHS))[seed] = length;
    }
    // A result has parts in the room: it is freed without a trace.
    drop(result);
}

#[inline(never)]
fn left<T>(call: &dyn Fn(u64) -> T) -> usize {
    look(call, 0);
    look(call, 1);
    let differ = |a: &[u8], b: &[u8]| a.len().abs_diff(b.len()) + a.iter().zip(b).filter(|(x, y)| x != y).count();
    // SAFETY: nobody writes there now.
    let (seen, heaps, lengths) = unsafe { (&*(&raw const SEEN), &*(&raw const HEAPS), *(&raw const LENGTHS)) };
    let heap = |i: usize| &heaps[i][..lengths[i]];
    differ(&seen[0], &seen[1]) + differ(heap(0), heap(1))
}

fn compare<T>(call: impl Fn(u64) -> T + Send + Sync, set: fn(u32)) {
    let number = std::env::var("BEZOUT_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(16 << 20);
        let thread = thread.spawn_scoped(scope, || {
            set(0);
            // What is made once is made before.
            call(1);
            let without = [left(&call), left(&call)];
            assert_eq!(without[0], without[1], "a call is not the same twice");
            set(number);
            let with = left(&call);
            assert!(with <= without[0], "{with} bytes depend on secrets, and {} without the mutant", without[0]);
        });
        thread.expect("a thread").join().expect("no more is left");
    });
}

macro_rules! cases {
    ($set:path; $($name:ident: |$seed:ident| $body:expr;)*) => {
        $(#[test] fn $name() { compare(|$seed: u64| $body, $set) })*
    };
}

/// Bytes and words that depend on a number alone.
fn bytes<const N: usize>(seed: u64) -> [u8; N] {
    let mut state = seed;
    core::array::from_fn(|_| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 56) as u8
    })
}
fn words<const N: usize>(seed: u64) -> [u64; N] {
    bytes::<8>(seed).map(|_| 0);
    let mut state = seed;
    core::array::from_fn(|_| {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        state ^ state >> 29
    })
}

// ==== bezout-x25519
use bezout_x25519::{elligator2, x25519};
cases! { bezout_x25519::mutant::set;
    ladder: |seed| x25519(&bytes(seed), &bytes(9));
    torsion: |seed| elligator2::public_key_with_torsion(&bytes(seed), 3);
    part_of_torsion: |seed| elligator2::public_key_with_torsion(&bytes(9), seed as u8);
}

// ==== bezout-ntru
use bezout_ntru::{ntru, prime};
fn random(seed: u64) -> impl FnMut(&mut [u8]) {
    let mut state = seed;
    move |out: &mut [u8]| {
        for byte in out {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            *byte = (state >> 56) as u8;
        }
    }
}
cases! { bezout_ntru::mutant::set;
    rejection: |seed| {
        let (_, secret) = ntru::HPS2048509.key_pair(&mut random(seed)).unwrap();
        secret.decapsulate(&vec![1; ntru::HPS2048509.ciphertext_bytes()])
    };
    encapsulation: |seed| {
        let (public, _) = prime::SNTRUP653.key_pair(&mut random(7)).unwrap();
        public.encapsulate(&mut random(seed))
    };
}

// ==== bezout-dstu4145
use bezout_dstu4145::{SigningKey, named};
struct Drawn(u64);
impl rand_core::TryRng for Drawn {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> { Ok(0) }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> { Ok(0) }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        for (out, byte) in out.iter_mut().zip(bytes::<80>(self.0)) {
            *out = byte & 0x7f;
        }
        if let Some(top) = out.last_mut() {
            *top &= 1;
        }
        Ok(())
    }
}
impl rand_core::TryCryptoRng for Drawn {}
cases! { bezout_dstu4145::mutant::set;
    key_from_octets: |seed| SigningKey::from_le_octets(named::polynomial_257(), &bytes::<31>(seed)).is_ok();
    random_key: |seed| SigningKey::random(named::polynomial_257(), &mut Drawn(seed)).is_ok();
    public_key: |seed| SigningKey::new(named::polynomial_163(), &[seed * 77, seed, 5]).unwrap().public_point();
    nonce: |seed| {
        let curve = named::polynomial_163();
        let key = SigningKey::new(curve, &[5, 6, 7]).unwrap();
        key.sign_with_nonce(&curve.hash_element(b"x"), &words::<3>(seed).map(|w| w >> 32))
    };
    signature: |seed| SigningKey::new(named::polynomial_163(), &[5, 6, 7]).unwrap().sign(b"x", &mut Drawn(seed));
    deterministic: |seed| {
        // More bits than a hash has.
        let key = SigningKey::new(named::polynomial_431(), &[seed * 77, seed, 5, 0, 0, 0, 0]).unwrap();
        key.sign_deterministic::<sha2::Sha256>(b"x")
    };
}

// ==== bezout
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape};
use bezout::kernels::Operation;
use bezout::binary_field::DynGf2m;
use bezout::polynomial::presets;
use bezout::subtle::CtOption;
use bezout::{DynModulus, Modulus, ModulusRef, Odd, Uint, dynamic};
struct Drawn(u64);
impl rand_core::TryRng for Drawn {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> { Ok(0) }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        Ok(self.0)
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> { Ok(()) }
}
impl rand_core::TryCryptoRng for Drawn {}
fn odd<const N: usize>(seed: u64) -> [u64; N] {
    let mut m = words(seed);
    m[0] |= 1;
    m
}
fn modulus<const N: usize>() -> Modulus<N> {
    Modulus::new(Odd::new(Uint::new(odd(99))).unwrap())
}
fn invert_by(name: &str, seed: u64, n: usize) -> Vec<u64> {
    let kernel = Invert::kernel(name).expect("a kernel");
    let m = &odd::<12>(99)[..n];
    let (mut out, shape) = (vec![0; n], Shape::new(n));
    let mut scratch = vec![0; (kernel.scratch)(&shape)];
    (kernel.run)(&mut out, &words::<12>(seed)[..n], ModulusRef::new(m).unwrap(), &mut scratch);
    out
}
fn each<const N: usize>(seed: u64) -> [CtOption<Uint<4>>; N] {
    let numbers: [(Uint<4>, [u64; 4]); N] =
        core::array::from_fn(|i| (Uint::new(words(seed + i as u64)), odd(seed + 20 + i as u64)));
    let moduli = numbers.each_ref().map(|(_, m)| ModulusRef::new(m).unwrap());
    let mut out = [CtOption::new(Uint::ZERO, 0.into()); N];
    bezout::invert_each(&mut out, &numbers.map(|(x, _)| x), &moduli).unwrap();
    out
}
fn gcd_by(name: &str, seed: u64, n: usize) -> Vec<u64> {
    let kernel = Gcd::kernel(name).expect("a kernel");
    let (mut out, shape) = (vec![0; n], Shape::new(n));
    let mut scratch = vec![0; (kernel.scratch)(&shape)];
    (kernel.run)(&mut out, &words::<12>(seed)[..n], &odd::<12>(seed + 7)[..n], &mut scratch);
    out
}
cases! { bezout::mutant::set;
    gcd_of_length: |seed| Uint::<4>::new(words(seed)).gcd(&Uint::new(words(seed + 9)));
    xgcd_of_length: |seed| Uint::<4>::new(words(seed)).xgcd(&Uint::new(words(seed + 9)));
    inverse_of_any: |seed| Uint::<4>::new(words(seed)).invert_mod(&Uint::new(words(98)));
    power: |seed| modulus::<4>().pow(&Uint::new(words(seed)), &Uint::<1>::from_u64(77));
    quotient: |seed| modulus::<4>().divide(&Uint::new(words(3)), &Uint::new(words(seed)));
    blinded: |seed| modulus::<4>().invert_blinded(&Uint::new(words(3)), &mut Drawn(seed));
    batch: |seed| modulus::<3>().invert_array(&mut [words(seed), words(seed + 1), words(seed + 2)].map(Uint::new));
    batch_of_interleaved: |seed| modulus::<4>().invert_array(&mut [1, 2, 3, 4, 5, 6, 7, 8].map(|i| Uint::new(words(seed + i))));
    each_alone: |seed| each::<1>(seed);
    each_in_lanes: |seed| each::<8>(seed);
    dynamic_gcd: |seed| dynamic::gcd(&words::<20>(seed), &words::<20>(seed + 5));
    dynamic_xgcd: |seed| dynamic::xgcd(&words::<20>(seed), &words::<20>(seed + 5)).gcd;
    dynamic_inverse: |seed| dynamic::invert_mod(&words::<20>(seed), &words::<20>(98)).map(|x| x.into_parts().0);
    dynamic_modulus: |seed| DynModulus::new(&odd::<20>(99)).map(|m| m.invert(&words::<20>(seed)).into_parts().0);
    into: |seed| { let mut out = [0; 5]; let _ = DynModulus::new(&odd::<5>(99)).map(|m| m.invert_into(&mut out, &words::<5>(seed))); out };
    into_of_longer: |seed| { let mut out = [0; 5]; let _ = DynModulus::new(&odd::<5>(99)).map(|m| m.invert_into(&mut out, &words::<9>(seed))); out };
    kernel_invert_fixed: |seed| invert_by("divstep60/portable", seed, 4);
    kernel_invert_any: |seed| invert_by("divstep60/portable", seed, 11);
    kernel_gcd_fixed: |seed| gcd_by("divstep60/portable", seed, 4);
    kernel_gcd_any: |seed| gcd_by("divstep60/portable", seed, 11);
    kernel_jacobi: |seed| {
        let kernel = Jacobi::kernel("divstep60/portable").expect("a kernel");
        let mut scratch = vec![0; (kernel.scratch)(&Shape::new(4))];
        (kernel.run)(&words::<4>(seed), &odd::<4>(99), &mut scratch)
    };
    ternary_batch: |seed| {
        let ring = presets::SNTRUP653_R3;
        let mut elements: Vec<u16> = bytes::<1306>(seed).iter().map(|b| u16::from(b % 3)).collect();
        ring.invert_batch(&mut elements).map(|found| found.count())
    };
    power_of_two_ring: |seed| {
        let ring = presets::HPS2048509_RQ;
        let a: Vec<u16> = bytes::<509>(seed).iter().map(|b| u16::from(*b)).collect();
        let mut out = vec![0; 509];
        ring.invert(&mut out, &a).map(|_| out)
    };
    field_element: |seed| {
        // The frame of the call is not seen: this is between.
        let between = std::hint::black_box([0u8; 512]);
        let field = bezout::binary_field::presets::DSTU_163;
        let element = field.random_with(|out| out.copy_from_slice(&bytes::<21>(seed)));
        std::hint::black_box(&between);
        element
    };
    dynamic_reduction: |seed| DynGf2m::new(163, &[7, 6, 3]).map(|field| field.reduce(&words::<3>(seed)));
    ring_by_lifting: |seed| {
        let kernel = bezout::kernels::polynomial::Invert::kernel("newton/portable").expect("a kernel");
        let a: Vec<u16> = bytes::<509>(seed).iter().map(|b| u16::from(*b)).collect();
        let mut out = vec![0; 509];
        (kernel.run)(&presets::HPS2048509_RQ, &mut out, &a);
        out
    };
}
