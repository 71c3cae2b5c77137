// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions for Rust, compiled for the host, with the simulated routines behind them.

#[path = "../src/number.rs"]
mod number;
#[path = "../src/routines.rs"]
mod routines;
mod support;

use m0sim::Core;
use number::Number;
use support::{Bytes, Chip, load, named};

fn bytes(x: Number) -> Bytes {
    core::array::from_fn(|i| x[i / 4].to_le_bytes()[i % 4])
}

/// Calls the routine in the simulator; the arguments that are numbers, and the word if there is
/// one.
fn simulate(name: &str, numbers: &[Bytes], public: Option<u32>) -> (i32, Vec<Bytes>) {
    let mut chip = Chip::new(&load("bezout_m0.elf"), Core::M0Plus, false);
    let mut routine = *named(name);
    if let Some(c) = public {
        use support::Operand::{In, Out, Public};
        routine.operands = Box::leak(Box::new([Out, In, Public(c)]));
    }
    let called = chip.call(&routine, numbers);
    (called.value, called.out)
}

/// The symbol that `routines.rs` asks for: its first argument is the result, if it has one.
macro_rules! routine {
    ($symbol:ident, $name:literal, $($x:ident),+) => {
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $symbol(out: *mut Number, $($x: *const Number),+) -> i32 {
            // SAFETY: the callers in `routines.rs` pass the addresses of numbers.
            let numbers = unsafe { [$(bytes(*$x)),+] };
            let (value, outs) = simulate($name, &numbers, None);
            let words = core::array::from_fn(|i| u32::from_le_bytes(outs[0][4 * i..4 * i + 4].try_into().expect("4")));
            // SAFETY: as above.
            unsafe { *out = words };
            value
        }
    };
}

routine!(bezout_m0_invert, "invert", x);
routine!(bezout_m0_invert_legendre, "invert_legendre", x);
routine!(bezout_m0_invert_p256, "invert_p256", x);
routine!(bezout_m0_invert_p256_order, "invert_p256_order", x);
routine!(bezout_m0_invert_ed25519_order, "invert_ed25519_order", x);
routine!(bezout_m0_elligator2, "elligator2", r);
routine!(bezout_m0_x25519, "x25519", scalar, u);

#[unsafe(no_mangle)]
unsafe extern "C" fn bezout_m0_invert_pseudo_mersenne(
    out: *mut Number,
    x: *const Number,
    c: u32,
) -> i32 {
    // SAFETY: as above.
    let (value, outs) = simulate("invert_pseudo_mersenne", &[bytes(unsafe { *x })], Some(c));
    let words = core::array::from_fn(|i| {
        u32::from_le_bytes(outs[0][4 * i..4 * i + 4].try_into().expect("4"))
    });
    // SAFETY: as above.
    unsafe { *out = words };
    value
}

/// A routine without a number as its result.
macro_rules! symbol {
    ($symbol:ident, $name:literal) => {
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $symbol(x: *const Number) -> i32 {
            // SAFETY: as above.
            simulate($name, &[bytes(unsafe { *x })], None).0
        }
    };
}

symbol!(bezout_m0_legendre, "legendre");
symbol!(bezout_m0_legendre_p256, "legendre_p256");
symbol!(bezout_m0_legendre_p256_order, "legendre_p256_order");
symbol!(bezout_m0_legendre_ed25519_order, "legendre_ed25519_order");

#[unsafe(no_mangle)]
unsafe extern "C" fn bezout_m0_elligator2_inverse(
    out: *mut Number,
    u: *const Number,
    v_is_odd: u32,
) -> i32 {
    // SAFETY: as above.
    let (value, outs) = simulate(
        "elligator2_inverse",
        &[bytes(unsafe { *u }), [v_is_odd as u8; 32]],
        None,
    );
    let words = core::array::from_fn(|i| {
        u32::from_le_bytes(outs[0][4 * i..4 * i + 4].try_into().expect("4"))
    });
    // SAFETY: as above.
    unsafe { *out = words };
    value
}

const fn small(x: u32) -> Number {
    [x, 0, 0, 0, 0, 0, 0, 0]
}

/// 2^255 - 19 and less.
fn minus(x: u32) -> Number {
    let mut number = [u32::MAX; 8];
    (number[0], number[7]) = (u32::MAX - 18 - x, u32::MAX >> 1);
    number
}

#[test]
fn inverses_and_symbols() {
    // 2 (p + 1)/2 = 1, and 2 is no square as p = 5 mod 8.
    let mut half = [u32::MAX; 8];
    (half[0], half[7]) = (u32::MAX - 8, u32::MAX >> 2);
    assert_eq!(routines::invert(&small(2)), (half, 1));
    assert_eq!(routines::invert(&minus(0)), (small(0), 0));
    assert_eq!(routines::invert_legendre(&small(2)), (half, -1));
    assert_eq!(
        [0, 1, 2, 4].map(|x| routines::legendre(&small(x))),
        [0, 1, -1, 1]
    );
    assert_eq!(
        routines::invert_pseudo_mersenne(&small(1), 3957),
        Some((small(1), 1))
    );
    for c in [0, 18, 21847, u32::MAX] {
        assert_eq!(routines::invert_pseudo_mersenne(&small(1), c), None);
    }
}

/// m - 1 is its own inverse, and a square just if m = 1 mod 4; 2 is one just if m = 1 or 7 mod 8.
#[test]
fn other_primes() {
    type Wrapped = (fn(&Number) -> (Number, u32), fn(&Number) -> i32, i32, i32);
    let wrapped: [Wrapped; 3] = [
        (routines::invert_p256, routines::legendre_p256, -1, 1),
        (
            routines::invert_p256_order,
            routines::legendre_p256_order,
            1,
            1,
        ),
        (
            routines::invert_ed25519_order,
            routines::legendre_ed25519_order,
            1,
            -1,
        ),
    ];
    for ((name, prime), (invert, legendre, minus_one, two)) in support::MODULI.iter().zip(wrapped) {
        let bytes = support::number(prime);
        let prime: Number = core::array::from_fn(|i| {
            u32::from_le_bytes(bytes[4 * i..4 * i + 4].try_into().expect("4"))
        });
        let mut less = prime;
        less[0] -= 1;
        assert_eq!(invert(&less), (less, 1), "{name}");
        assert_eq!(invert(&prime), (small(0), 0), "{name}");
        let symbols = [prime, small(1), small(2), less].map(|x| legendre(&x));
        assert_eq!(symbols, [0, 1, two, minus_one], "{name}");
    }
}

#[test]
fn points() {
    let (u, odd) = routines::elligator2(&small(5));
    assert_eq!(routines::elligator2_inverse(&u, odd), (small(5), 1));
    // -A is the coordinate of no point.
    assert_eq!(
        routines::elligator2_inverse(&minus(486_662), 1),
        (small(0), 0)
    );
    let [alice, bob] = [small(0x1234_5678), small(0x9abc_def0)];
    let [a, b] = [alice, bob].map(|scalar| routines::x25519(&scalar, &small(9)).0);
    let shared = routines::x25519(&alice, &b);
    assert_eq!(shared, routines::x25519(&bob, &a));
    assert_eq!(shared.1, 1);
    assert_eq!(routines::x25519(&alice, &small(1)), (small(0), 0));
}
