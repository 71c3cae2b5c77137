// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is wrong, or looks so: ciphertexts with one bit changed, lengths, bytes that no encoder
//! writes, sources of random bytes that are not random.

mod common;

use bezout_exercise::random::Random;
use bezout_ntru::{Error, Set, bike, ntru, prime};
use common::decapsulate;

/// Bytes that no short recurrence yields.
fn source(seed: u64) -> impl FnMut(&mut [u8]) {
    let mut random = Random(seed);
    move |bytes| bytes.fill_with(|| random.word() as u8)
}

#[test]
fn both_sides_agree_and_every_change_shows() -> Result<(), Error> {
    let mut random = source(1);
    for set in Set::all() {
        let name = set.name();
        let (public, secret) = set.key_pair(&mut random)?;
        let (_, other) = set.key_pair(&mut random)?;
        let (ciphertext, key) = set.encapsulate(&public, &mut random)?;
        assert_eq!(decapsulate(&set, &secret, &ciphertext)?, key, "{name}");
        let (again, new) = set.encapsulate(&public, &mut random)?;
        assert!(again != ciphertext && new != key, "{name}");
        assert_ne!(decapsulate(&set, &other, &ciphertext)?, key, "{name}");
        let bits = 8 * ciphertext.len();
        let mut answers = vec![key];
        // The first and last ones, in every place of a byte, and some in between.
        for bit in (0..8)
            .chain(bits - 8..bits)
            .chain((8..bits - 8).step_by(997))
        {
            let mut changed = ciphertext.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let answer = decapsulate(&set, &secret, &changed)?;
            // The same each time, and another one for each ciphertext.
            assert_eq!(decapsulate(&set, &secret, &changed)?, answer);
            assert!(!answers.contains(&answer), "{name} bit {bit}");
            answers.push(answer);
        }
        // What the answer is made of is part of the key: another one, another answer.
        let rho = match name.starts_with("sntrup") {
            true => secret.len() - 33,
            false => secret.len() - 1,
        };
        let mut other = secret.clone();
        other[rho] ^= 1;
        let mut changed = ciphertext.clone();
        changed[0] ^= 1;
        assert_eq!(decapsulate(&set, &other, &ciphertext)?, key, "{name}");
        assert_ne!(
            decapsulate(&set, &other, &changed)?,
            decapsulate(&set, &secret, &changed)?,
            "{name}"
        );
    }
    Ok(())
}

#[test]
fn lengths_are_checked() -> Result<(), Error> {
    let mut random = source(2);
    for set in Set::all() {
        let (public_key, secret_key) = set.key_pair(&mut random)?;
        let (public, secret) = (set.public_key_bytes(), set.secret_key_bytes());
        let ciphertext = set.ciphertext_bytes();
        assert_eq!([public_key.len(), secret_key.len()], [public, secret]);
        let longest = vec![0; secret + 1];
        let error = |argument, bytes, needed| Error::Length {
            argument,
            bytes,
            needed,
        };
        for length in [0, 1, public - 1, public + 1] {
            let found = set.encapsulate(&longest[..length], &mut random);
            assert_eq!(found, Err(error("public_key", length, public)));
        }
        for length in [0, 1, secret - 1, secret + 1] {
            let found = decapsulate(&set, &longest[..length], &longest[..ciphertext]);
            assert_eq!(found, Err(error("secret_key", length, secret)));
        }
        for length in [0, 1, ciphertext - 1, ciphertext + 1] {
            let found = decapsulate(&set, &secret_key, &longest[..length]);
            assert_eq!(found, Err(error("ciphertext", length, ciphertext)));
        }
    }
    let text = error_text(Error::Length {
        argument: "ciphertext",
        bytes: 1,
        needed: 2,
    });
    assert_eq!(text, "ciphertext has 1 bytes; 2 are needed");
    assert!(
        error_text(Error::Encoding {
            argument: "public_key"
        })
        .starts_with("public_key has a coefficient")
    );
    assert!(error_text(Error::Digest).starts_with("secret_key does not have the digest"));
    assert!(error_text(Error::Random).starts_with("random gave no polynomial"));
    Ok(())
}

fn error_text(error: Error) -> String {
    error.to_string()
}

#[test]
fn coefficients_out_of_range_are_refused() -> Result<(), Error> {
    let mut random = source(3);
    let refused = |argument| Err(Error::Encoding { argument });
    for set in ntru::ALL {
        let (public, secret) = set.key_pair(&mut random)?;
        let decode = |bytes: &[u8]| set.secret_key(bytes).map(|_| ());
        let (public, secret) = (public.as_bytes().to_vec(), secret.as_bytes().to_vec());
        let trits = (set.n() - 1).div_ceil(5);
        assert_eq!(decode(&secret), Ok(()));
        // 3^5 is no byte of five digits; the last byte of a polynomial may have fewer.
        let digits = (set.n() - 1) % 5;
        for (place, byte) in [
            (0, 243),
            (trits / 2, 255),
            (trits, 243),
            (
                trits - 1,
                if digits == 0 {
                    243
                } else {
                    3u8.pow(digits as u32)
                },
            ),
        ] {
            let mut bytes = secret.clone();
            bytes[place] = byte;
            assert_eq!(decode(&bytes), refused("secret_key"), "{set:?} {place}");
            bytes[place] = byte - 1;
            assert!(byte == 255 || decode(&bytes) == Ok(()), "{set:?} {place}");
        }
        // Of 820 coefficients of 12 bits no bit is left over.
        if set.n() != 821 {
            let mut bytes = public.clone();
            *bytes.last_mut().unwrap() |= 128;
            assert_eq!(set.public_key(&bytes).map(|_| ()), refused("public_key"));
            let mut bytes = secret.clone();
            let last = bytes.len() - 33;
            bytes[last] |= 128;
            assert_eq!(decode(&bytes), refused("secret_key"));
        }
    }
    for set in prime::ALL {
        let (public, secret) = set.key_pair(&mut random)?;
        let (public, secret) = (public.as_bytes().to_vec(), secret.as_bytes().to_vec());
        let decode = |bytes: &[u8]| set.secret_key(bytes).map(|_| ());
        let small = set.p().div_ceil(4);
        assert_eq!(decode(&secret), Ok(()));
        // A digit of 3, and a bit after the last digit.
        for (place, byte) in [
            (0, 3),
            (small / 2, 0xc0),
            (small - 1, 3),
            (small - 1, 4),
            (small, 3),
            (2 * small - 1, 128),
        ] {
            let mut bytes = secret.clone();
            bytes[place] = byte;
            assert_eq!(decode(&bytes), refused("secret_key"), "{set:?} {place}");
        }
        // The last numbers of an encoding have limits that are no power of 256.
        let mut bytes = public.clone();
        bytes[public.len() - 2..].fill(255);
        assert_eq!(
            set.public_key(&bytes).map(|_| ()),
            refused("public_key"),
            "{set:?}"
        );
        let mut bytes = secret.clone();
        bytes[2 * small + public.len() - 2..][..2].fill(255);
        assert_eq!(decode(&bytes), refused("secret_key"));
        for place in [secret.len() - 1, 2 * small] {
            let mut bytes = secret.clone();
            bytes[place] ^= 1;
            let found = decode(&bytes);
            // A change of the public key may be no encoding either.
            assert!(
                found == Err(Error::Digest)
                    || (found == refused("secret_key") && place == 2 * small)
            );
        }
        // For one ciphertext that digest is taken as it stands.
        let (ciphertext, key) = set.public_key(&public)?.encapsulate(&mut random);
        assert_eq!(set.decapsulate(&secret, &ciphertext)?, key);
        let mut bytes = secret.clone();
        bytes[secret.len() - 1] ^= 1;
        assert_ne!(set.decapsulate(&bytes, &ciphertext)?, key);
        bytes[0] = 255;
        assert_eq!(
            set.decapsulate(&bytes, &ciphertext),
            Err(Error::Encoding {
                argument: "secret_key"
            })
        );
    }
    Ok(())
}

#[test]
fn sources_that_are_not_random() -> Result<(), Error> {
    // NTRU: f is zero, every time.
    for set in ntru::ALL {
        for byte in [0, 3, 255] {
            let mut calls = 0;
            let found = set.key_pair(&mut |bytes| {
                calls += 1;
                bytes.fill(byte);
            });
            assert_eq!(found.map(|_| ()), Err(Error::Random), "{set:?}");
            assert_eq!(calls, 64);
        }
    }
    // Streamlined NTRU Prime: all coefficients of g are -1, which is a unit; a key comes out, and
    // works.
    for set in prime::ALL {
        let (public, secret) = set.key_pair(&mut |bytes| bytes.fill(0))?;
        assert_eq!(
            secret.f().iter().filter(|&&c| c == -1).count(),
            secret.f().iter().filter(|&&c| c != 0).count()
        );
        let (ciphertext, key) = public.encapsulate(&mut |bytes| bytes.fill(0));
        assert_eq!(secret.decapsulate(&ciphertext)?, key);
    }
    // And one whose small polynomials are all zero: (2^29 3) >> 30 is 1.
    let set = prime::SNTRUP761;
    let found = set.key_pair(&mut |bytes| {
        for word in bytes.chunks_mut(4) {
            word.copy_from_slice(&(1u32 << 29).to_le_bytes()[..word.len()]);
        }
    });
    assert_eq!(found.map(|_| ()), Err(Error::Random));
    Ok(())
}

/// `f` and its inverse modulo 3, and that `h` is a quotient of small polynomials: what the
/// inversions were for.
#[test]
fn keys_are_quotients() -> Result<(), Error> {
    let mut random = source(4);
    for set in prime::ALL {
        let (public, secret) = set.key_pair(&mut random)?;
        let p = set.p();
        let small = |m: i64, a: &[i16], b: &[i16]| {
            let mut c = vec![0i64; 2 * p];
            for (i, &x) in a.iter().enumerate() {
                for (j, &y) in b.iter().enumerate() {
                    c[i + j] += x as i64 * y as i64;
                }
            }
            for i in (p..2 * p).rev() {
                (c[i - p], c[i - p + 1]) = (c[i - p] + c[i], c[i - p + 1] + c[i]);
            }
            c.truncate(p);
            c.iter()
                .map(|x| (x + m / 2).rem_euclid(m) - m / 2)
                .collect::<Vec<_>>()
        };
        let q = [
            (653, 4621),
            (761, 4591),
            (857, 5167),
            (953, 6343),
            (1013, 7177),
            (1277, 7879),
        ];
        let q = q.iter().find(|(n, _)| *n == p).unwrap().1;
        let triple: Vec<i16> = secret.f().iter().map(|&c| 3 * i16::from(c)).collect();
        let g: Vec<i16> = small(q, public.h(), &triple)
            .iter()
            .map(|&c| c as i16)
            .collect();
        assert!(g.iter().all(|c| c.abs() <= 1), "{set:?}");
        let inverse: Vec<i16> = secret.inverse().iter().map(|&c| c.into()).collect();
        let one = small(3, &g, &inverse);
        assert!(one[0] == 1 && one[1..].iter().all(|&c| c == 0), "{set:?}");
    }
    Ok(())
}

#[test]
fn quotients_of_bike() {
    let mut random = source(5);
    for set in bike::ALL {
        for zeros in [true, false] {
            let pair = set.key_pair(&mut |bytes| match zeros {
                true => bytes.fill(0),
                false => random(bytes),
            });
            let r = set.r();
            let ones = |a: &[u64]| {
                (0..r)
                    .filter(|i| a[i / 64] >> (i % 64) & 1 == 1)
                    .collect::<Vec<_>>()
            };
            let (h0, h1) = (ones(pair.h0()), ones(pair.h1()));
            assert_eq!([h0.len(), h1.len()], [set.weight(); 2]);
            // h h0 = h1, by places.
            let mut product = vec![false; r];
            for &i in &ones(pair.h()) {
                h0.iter().for_each(|j| product[(i + j) % r] ^= true);
            }
            let places: Vec<usize> = (0..r).filter(|&i| product[i]).collect();
            assert_eq!(places, h1);
        }
    }
}
