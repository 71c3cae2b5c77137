// SPDX-License-Identifier: MIT OR Apache-2.0
//! Streamlined NTRU Prime: `h = g/(3 f)` modulo `q` and `x^p - x - 1`.

use crate::product::{centered, prime, residues, signed};
use crate::{Random, shuffled, trit};
use bezout::polynomial::{Ring, presets};

/// A parameter set.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// Modulo 3.
    small: Ring,
    /// Modulo `q`.
    large: Ring,
    /// Coefficients of short polynomials that are not zero.
    weight: usize,
}

macro_rules! sets {
    ($($name:ident, $r3:ident, $rq:ident, $w:literal;)*) => {
        $(
            #[doc = concat!("`", stringify!($name), "`.")]
            pub const $name: Parameters =
                Parameters { small: presets::$r3, large: presets::$rq, weight: $w };
        )*
        /// All of them.
        pub const ALL: &[Parameters] = &[$($name),*];
    };
}

sets! {
    SNTRUP653, SNTRUP653_R3, SNTRUP653_RQ, 288;
    SNTRUP761, SNTRUP761_R3, SNTRUP761_RQ, 286;
    SNTRUP857, SNTRUP857_R3, SNTRUP857_RQ, 322;
    SNTRUP953, SNTRUP953_R3, SNTRUP953_RQ, 396;
    SNTRUP1013, SNTRUP1013_R3, SNTRUP1013_RQ, 448;
    SNTRUP1277, SNTRUP1277_R3, SNTRUP1277_RQ, 492;
}

/// `h`, centered.
#[derive(Clone, Debug)]
pub struct PublicKey {
    parameters: Parameters,
    h: Vec<i16>,
}

/// `f` and `1/g` modulo 3.
#[derive(Clone)]
pub struct SecretKey {
    parameters: Parameters,
    f: Vec<i16>,
    inverse: Vec<i16>,
}

impl Parameters {
    fn q(&self) -> i64 {
        self.large.q() as i64
    }

    /// The number of coefficients.
    pub fn p(&self) -> usize {
        self.large.len()
    }

    /// A random polynomial of the set's weight: a message.
    pub fn short(&self, random: Random) -> Vec<i16> {
        let weight = self.weight;
        let mut bits = vec![0; weight];
        random(&mut bits);
        // As many times -1 as there are odd bytes would show in branches: signs come after the places.
        let places = shuffled(self.p(), weight, 0, random);
        let mut signs = vec![0; self.p()];
        random(&mut signs);
        places
            .iter()
            .zip(signs)
            .map(|(&c, s)| c * (2 * (s & 1) as i16 - 1))
            .collect()
    }

    /// A key pair. Small polynomials without an inverse modulo 3 are thrown away, and drawn again.
    pub fn key_pair(&self, random: Random) -> (PublicKey, SecretKey) {
        let (p, q) = (self.p(), self.q());
        let mut out = vec![0; p];
        let g: Vec<i16> = loop {
            let g: Vec<i16> = (0..p).map(|_| trit(random)).collect();
            let found = self.small.invert(&mut out, &residues(&g, 3));
            if bool::from(found.expect("coefficients are 0, 1, 2")) {
                break g;
            }
        };
        let inverse = signed(&out, 3);
        let f = self.short(random);
        let triple: Vec<i16> = f.iter().map(|c| 3 * c).collect();
        let found = self.large.invert(&mut out, &residues(&triple, q));
        // x^p - x - 1 is irreducible modulo q, and f is not zero.
        assert!(bool::from(found.expect("coefficients are below q")));
        let h = prime(&g, &signed(&out, q), q);
        let parameters = *self;
        let secret = SecretKey {
            parameters,
            f,
            inverse,
        };
        (PublicKey { parameters, h }, secret)
    }
}

impl PublicKey {
    /// `h`, centered modulo `q`.
    pub fn h(&self) -> &[i16] {
        &self.h
    }

    /// `h r`, each coefficient rounded to a multiple of 3.
    pub fn encrypt(&self, r: &[i16]) -> Vec<i16> {
        let mut c = prime(&self.h, r, self.parameters.q());
        for c in &mut c {
            *c -= centered(*c as i64, 3);
        }
        c
    }
}

impl SecretKey {
    /// `f`.
    pub fn f(&self) -> &[i16] {
        &self.f
    }

    /// `1/g` modulo 3, centered.
    pub fn inverse(&self) -> &[i16] {
        &self.inverse
    }

    /// The `r` of a ciphertext; of what is no ciphertext, something else.
    pub fn decrypt(&self, c: &[i16]) -> Vec<i16> {
        let triple: Vec<i16> = self.f.iter().map(|c| 3 * c).collect();
        let e: Vec<i16> = prime(&triple, c, self.parameters.q())
            .iter()
            .map(|&c| centered(c as i64, 3))
            .collect();
        prime(&e, &self.inverse, 3)
    }
}
