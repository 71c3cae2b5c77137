// SPDX-License-Identifier: MIT OR Apache-2.0
//! One operation of the library, and nothing else: no standard library, no allocator, no message
//! for a panic.
#![no_std]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// Inverts an odd number modulo an odd number, for numbers of a length that the type says.
macro_rules! invert {
    ($feature:literal, $limbs:literal) => {
        #[cfg(feature = $feature)]
        #[unsafe(no_mangle)]
        pub extern "C" fn probe(
            out: &mut [u64; $limbs],
            x: &[u64; $limbs],
            m: &[u64; $limbs],
        ) -> u8 {
            use bezout::{Modulus, Odd, Uint};
            let Some(odd) = Odd::new(Uint::new(*m)).into_option() else {
                return 0;
            };
            let inverse = Modulus::<$limbs>::new(odd).invert(&Uint::new(*x));
            let found = inverse.is_some().unwrap_u8();
            *out = *inverse.unwrap_or(Uint::ZERO).limbs();
            found
        }
    };
}

invert!("invert_4", 4);
invert!("invert_9", 9);
invert!("invert_104", 104);

/// The inverse modulo a constant, whose length is known to the bit.
#[cfg(feature = "invert_p521")]
#[unsafe(no_mangle)]
pub extern "C" fn probe(out: &mut [u64; 9], x: &[u64; 9]) -> u8 {
    bezout::const_modulus!(P521: 9 = 2^521 - 1);
    let inverse = P521.invert(&bezout::Uint::new(*x));
    let found = inverse.is_some().unwrap_u8();
    *out = *inverse.unwrap_or(bezout::Uint::ZERO).limbs();
    found
}

macro_rules! gcd {
    ($feature:literal, $limbs:literal) => {
        #[cfg(feature = $feature)]
        #[unsafe(no_mangle)]
        pub extern "C" fn probe(out: &mut [u64; $limbs], a: &[u64; $limbs], b: &[u64; $limbs]) {
            use bezout::Uint;
            *out = *Uint::new(*a).gcd(&Uint::new(*b)).limbs();
        }
    };
}

gcd!("gcd_4", 4);
gcd!("gcd_9", 9);

macro_rules! jacobi {
    ($feature:literal, $limbs:literal) => {
        #[cfg(feature = $feature)]
        #[unsafe(no_mangle)]
        pub extern "C" fn probe(x: &[u64; $limbs], m: &[u64; $limbs]) -> i8 {
            use bezout::{Modulus, Odd, Uint};
            let Some(odd) = Odd::new(Uint::new(*m)).into_option() else {
                return 0;
            };
            Modulus::<$limbs>::new(odd).jacobi(&Uint::new(*x)).value()
        }
    };
}

jacobi!("jacobi_4", 4);
jacobi!("jacobi_9", 9);
