// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys decrypt what was encrypted, in every parameter set, and nothing else.

use bezout_ntru::{ntru, prime};

/// Bytes that no short recurrence yields.
fn source(mut state: u64) -> impl FnMut(&mut [u8]) {
    move |bytes| {
        for b in bytes {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            *b = ((z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 40) as u8;
        }
    }
}

#[test]
fn streamlined_ntru_prime() {
    let mut random = source(1);
    for set in prime::ALL {
        let (public, secret) = set.key_pair(&mut random);
        assert!(public.h().len() == set.p() && secret.f().iter().all(|c| c.abs() <= 1));
        for _ in 0..2 {
            let message = set.short(&mut random);
            let mut c = public.encrypt(&message);
            assert!(c.iter().all(|x| x % 3 == 0));
            assert!(secret.decrypt(&c) == message, "{set:?}");
            // Small changes are noise, which decryption takes away.
            c.reverse();
            assert!(secret.decrypt(&c) != message, "{set:?}");
        }
    }
}

#[test]
fn ntru_of_both_kinds() {
    let mut random = source(2);
    for set in ntru::ALL {
        let (public, secret) = set.key_pair(&mut random);
        assert_eq!(public.h().len(), set.n());
        for _ in 0..2 {
            let (r, m) = set.message(&mut random);
            let mut c = public.encrypt(&r, &m);
            assert!(secret.decrypt(&c) == (r.clone(), m.clone()), "{set:?}");
            c[1] += 100;
            assert!(secret.decrypt(&c) != (r, m), "{set:?}");
        }
    }
}
