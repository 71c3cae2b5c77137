// SPDX-License-Identifier: MIT OR Apache-2.0
//! NTRU, HPS and HRSS: `h = 3 g/f` modulo `q` and `x^n - 1`, with a factor `x - 1` for HRSS.

use crate::product::{all_ones, centered, cyclic, residues, signed};
use crate::{Random, shuffled, trit};
use bezout::polynomial::{Ring, presets};

/// A parameter set.
#[derive(Clone, Copy, Debug)]
pub struct Parameters {
    /// Modulo 3.
    small: Ring,
    /// Modulo `q`.
    large: Ring,
    /// Coefficients of `g` and of messages that are not zero; HRSS has no fixed number.
    weight: Option<usize>,
}

/// NTRU-HPS with n = 509, q = 2048.
pub const HPS2048509: Parameters = Parameters {
    small: presets::HPS2048509_S3,
    large: presets::HPS2048509_RQ,
    weight: Some(254),
};
/// NTRU-HPS with n = 677, q = 2048.
pub const HPS2048677: Parameters = Parameters {
    small: presets::HPS2048677_S3,
    large: presets::HPS2048677_RQ,
    weight: Some(254),
};
/// NTRU-HPS with n = 821, q = 4096.
pub const HPS4096821: Parameters = Parameters {
    small: presets::HPS4096821_S3,
    large: presets::HPS4096821_RQ,
    weight: Some(510),
};
/// NTRU-HRSS with n = 701, q = 8192.
pub const HRSS701: Parameters = Parameters {
    small: presets::HRSS701_S3,
    large: presets::HRSS701_RQ,
    weight: None,
};
/// All of them.
pub const ALL: &[Parameters] = &[HPS2048509, HPS2048677, HPS4096821, HRSS701];

/// `h`, centered.
#[derive(Clone, Debug)]
pub struct PublicKey {
    parameters: Parameters,
    h: Vec<i16>,
}

/// `f`, `1/f` modulo 3, `1/h` modulo `q`.
#[derive(Clone)]
pub struct SecretKey {
    parameters: Parameters,
    f: Vec<i16>,
    f_inverse: Vec<i16>,
    h_inverse: Vec<i16>,
}

fn invert(ring: &Ring, a: &[i16]) -> Option<Vec<i16>> {
    let q = ring.q() as i64;
    let mut out = vec![0; a.len()];
    let found = ring.invert(&mut out, &residues(a, q));
    bool::from(found.expect("coefficients are below q")).then(|| signed(&out, q))
}

impl Parameters {
    fn q(&self) -> i64 {
        self.large.q() as i64
    }

    /// The number of coefficients.
    pub fn n(&self) -> usize {
        self.large.len()
    }

    /// Coefficients -1, 0, 1, the last one 0.
    fn ternary(&self, random: Random) -> Vec<i16> {
        let mut a: Vec<i16> = (0..self.n()).map(|_| trit(random)).collect();
        a[self.n() - 1] = 0;
        a
    }

    /// The same, and for HRSS with neighbors whose products have a sum that is not negative.
    fn positive(&self, random: Random) -> Vec<i16> {
        let mut a = self.ternary(random);
        if self.weight.is_none() {
            let sum: i16 = a.windows(2).map(|w| w[0] * w[1]).sum();
            // -1 if the sum is negative, else 1.
            let sign = (sum >> 15) | 1;
            a.iter_mut().step_by(2).for_each(|c| *c *= sign);
        }
        a
    }

    fn fixed(&self, random: Random) -> Vec<i16> {
        match self.weight {
            Some(w) => {
                let mut a = shuffled(self.n() - 1, w / 2, w / 2, random);
                a.push(0);
                a
            }
            None => self.positive(random),
        }
    }

    /// A random message `(r, m)`.
    pub fn message(&self, random: Random) -> (Vec<i16>, Vec<i16>) {
        let r = self.ternary(random);
        let m = match self.weight {
            Some(_) => self.fixed(random),
            None => self.ternary(random),
        };
        (r, m)
    }

    /// A key pair.
    pub fn key_pair(&self, random: Random) -> (PublicKey, SecretKey) {
        let q = self.q();
        loop {
            let f = self.positive(random);
            let g: Vec<i16> = self.fixed(random).iter().map(|c| 3 * c).collect();
            let g = match self.weight {
                Some(_) => g,
                None => times_x_minus_1(&g),
            };
            // One inversion for two: 1/(f g) is 1/f times 1/g.
            let both = cyclic(&f, &g, q);
            let (Some(f_inverse), Some(v)) = (invert(&self.small, &f), invert(&self.large, &both))
            else {
                continue;
            };
            let h = cyclic(&cyclic(&v, &g, q), &g, q);
            let h_inverse = cyclic(&cyclic(&v, &f, q), &f, q);
            let parameters = *self;
            let secret = SecretKey {
                parameters,
                f,
                f_inverse,
                h_inverse,
            };
            return (PublicKey { parameters, h }, secret);
        }
    }

    /// What of a message is added to a ciphertext: itself, or for HRSS `x - 1` times its quotient by that
    /// modulo 3, which is zero at 1.
    fn lift(&self, m: &[i16]) -> Vec<i16> {
        if self.weight.is_some() {
            return m.to_vec();
        }
        let mut divisor = vec![0; self.n()];
        (divisor[0], divisor[1]) = (-1, 1);
        let inverse = invert(&self.small, &divisor).expect("x - 1 has an inverse");
        times_x_minus_1(&all_ones(&cyclic(m, &inverse, 3), 3))
    }
}

fn times_x_minus_1(a: &[i16]) -> Vec<i16> {
    let n = a.len();
    (0..n).map(|i| a[(i + n - 1) % n] - a[i]).collect()
}

impl PublicKey {
    /// `h`, centered modulo `q`.
    pub fn h(&self) -> &[i16] {
        &self.h
    }

    /// `r h`, and the lifted message, modulo `q` and `x^n - 1`.
    pub fn encrypt(&self, r: &[i16], m: &[i16]) -> Vec<i16> {
        let q = self.parameters.q();
        let lifted = self.parameters.lift(m);
        let product = cyclic(r, &self.h, q);
        let sum = |(&x, &y): (&i16, &i16)| centered(x as i64 + y as i64, q);
        product.iter().zip(&lifted).map(sum).collect()
    }
}

impl SecretKey {
    /// `f`.
    pub fn f(&self) -> &[i16] {
        &self.f
    }

    /// The `(r, m)` of a ciphertext; of what is no ciphertext, something else.
    pub fn decrypt(&self, c: &[i16]) -> (Vec<i16>, Vec<i16>) {
        let q = self.parameters.q();
        let a = cyclic(c, &self.f, q);
        let a: Vec<i16> = a.iter().map(|&x| centered(x as i64, 3)).collect();
        let m = all_ones(&cyclic(&a, &self.f_inverse, 3), 3);
        let lifted = self.parameters.lift(&m);
        let rest: Vec<i16> = c
            .iter()
            .zip(&lifted)
            .map(|(&x, &y)| centered(x as i64 - y as i64, q))
            .collect();
        let r = all_ones(&cyclic(&rest, &self.h_inverse, q), q);
        (r, m)
    }
}
