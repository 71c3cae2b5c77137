// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a proof of a program's run pays for by instructions, of public numbers: by this library,
//! and by the crates `k256` and `p256` as they are and with this library's inverse. Each routine
//! writes a number, or zero, and returns whether there is one.

use super::Words;
use bezout::interop::ff::BezoutField;
use bezout::presets::{P256_N, SECP256K1_N, SECP256K1_P};
use bezout::{Modulus, Uint};

fn put(out: &mut Words<4>, y: Option<Uint<4>>) -> u32 {
    *out = *y.unwrap_or(Uint::ZERO).limbs();
    y.is_some().into()
}

macro_rules! inverses {
    ($($name:ident, $modulus:expr;)*) => {$(
        #[unsafe(no_mangle)]
        extern "C" fn $name(out: &mut Words<4>, x: &Words<4>) -> u32 {
            const MODULUS: Modulus<4> = $modulus;
            put(out, MODULUS.invert_vartime(&Uint::new(*x)))
        }
    )*};
}

inverses!(
    guest_invert_secp256k1_n, SECP256K1_N;
    guest_invert_p256_n, P256_N;
);

#[unsafe(no_mangle)]
extern "C" fn guest_invert_constant(out: &mut Words<4>, x: &Words<4>) -> u32 {
    put(out, SECP256K1_N.invert(&Uint::new(*x)).into_option())
}

#[unsafe(no_mangle)]
extern "C" fn guest_symbol(out: &mut Words<4>, x: &Words<4>) -> u32 {
    let symbol = SECP256K1_P.jacobi_vartime(&Uint::new(*x)).value();
    *out = [u64::from(symbol == 1), 0, 0, 0];
    1
}

#[unsafe(no_mangle)]
extern "C" fn guest_square_root(out: &mut Words<4>, x: &Words<4>) -> u32 {
    put(out, SECP256K1_P.sqrt(&Uint::new(*x)).into_option())
}

/// The first one of both halves.
#[unsafe(no_mangle)]
extern "C" fn guest_split(out: &mut Words<4>, x: &Words<4>) -> u32 {
    *out = *SECP256K1_N.split_vartime(&Uint::new(*x)).r.limbs();
    1
}

/// As the crate has it, and with one changed line.
macro_rules! scalars {
    ($crate_:ident, $theirs:ident, $patched:ident) => {
        mod $crate_ {
            use super::{BezoutField, Words};
            use $crate_::elliptic_curve::ff::PrimeField;
            use $crate_::{FieldBytes, Scalar};

            fn scalar(x: &Words<4>) -> Scalar {
                let mut bytes = FieldBytes::default();
                for (octets, word) in bytes.chunks_exact_mut(8).zip(x.iter().rev()) {
                    octets.copy_from_slice(&word.to_be_bytes());
                }
                Scalar::from_repr(bytes).unwrap_or(Scalar::ZERO)
            }

            fn put(out: &mut Words<4>, y: Option<Scalar>) -> u32 {
                let bytes = y.unwrap_or(Scalar::ZERO).to_repr();
                for (word, octets) in out.iter_mut().rev().zip(bytes.as_chunks::<8>().0) {
                    *word = u64::from_be_bytes(*octets);
                }
                y.is_some().into()
            }

            #[unsafe(no_mangle)]
            extern "C" fn $theirs(out: &mut Words<4>, x: &Words<4>) -> u32 {
                put(out, scalar(x).invert_vartime().into())
            }

            #[unsafe(no_mangle)]
            extern "C" fn $patched(out: &mut Words<4>, x: &Words<4>) -> u32 {
                put(out, scalar(x).bezout_invert_vartime())
            }
        }
    };
}

scalars!(k256, guest_k256, guest_k256_patched);
scalars!(p256, guest_p256, guest_p256_patched);
