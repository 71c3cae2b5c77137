// SPDX-License-Identifier: MIT OR Apache-2.0
//! A window of multiples of a point, brought to affine coordinates with one inversion.
//!
//! Scalar multiplication adds points from a table. Points are computed with denominators, since
//! that saves an inversion each; additions are cheaper with points that have none. So the whole
//! table is normalized once, by one inversion and three multiplications a point \[Mon87\], and a
//! fast inversion makes that worth it for short tables too \[Por20, Por20b\].
//!
//! Two tables, the multiples `P, 2P, ..., 64P` of the base point: edwards25519 over
//! [`F25519`], in extended coordinates, and P-256 over a [`Modulus`], in Jacobian ones. Each point
//! is checked against the curve and against an inversion of its own.
//!
//! ```text
//! cargo run --release --example window_normalization -p bezout
//! ```

use bezout::pseudo_mersenne::F25519;
use bezout::{Error, Modulus, Uint, const_modulus};
use std::time::{Duration, Instant};

/// Points in a table.
const WINDOW: usize = 64;

fn main() -> Result<(), Error> {
    println!("{WINDOW} multiples of the base point, projective to affine");
    edwards25519::demonstrate()?;
    p256::demonstrate()
}

/// An affine point.
type Affine<F> = (F, F);

/// Runs both ways of normalizing, compares them point by point, and prints the times.
fn compare<F: PartialEq>(
    curve: &str,
    batch: impl Fn() -> Result<Vec<Affine<F>>, Error>,
    single: impl Fn() -> Vec<Affine<F>>,
    on_curve: impl Fn(&Affine<F>) -> bool,
) -> Result<(), Error> {
    let (together, one_by_one) = (batch()?, single());
    assert_eq!(together.len(), WINDOW);
    for (i, (p, q)) in together.iter().zip(&one_by_one).enumerate() {
        assert!(p == q, "{curve}: the two ways differ at {} P", i + 1);
        assert!(on_curve(p), "{curve}: {} P is not on the curve", i + 1);
    }
    let (t1, t2) = (fastest(|| drop(batch())), fastest(|| drop(single())));
    println!(
        "{curve}: all {WINDOW} points agree and are on the curve; one inversion for all {:.1} us, \
         one for each {:.1} us: {:.1} times as fast",
        micros(t1),
        micros(t2),
        micros(t2) / micros(t1)
    );
    Ok(())
}

/// The shortest of many runs.
fn fastest(run: impl Fn()) -> Duration {
    let time = || {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..200).map(|_| time()).min().unwrap_or_default()
}

fn micros(t: Duration) -> f64 {
    t.as_secs_f64() * 1e6
}

/// `-x^2 + y^2 = 1 + d x^2 y^2` modulo `2^255 - 19`.
mod edwards25519 {
    use super::*;

    /// `x = X / Z`, `y = Y / Z`, `x y = T / Z`.
    #[derive(Clone, Copy)]
    struct Extended {
        x: F25519,
        y: F25519,
        z: F25519,
        t: F25519,
    }

    /// `num / den`, of constants whose denominator has an inverse.
    fn ratio(num: u64, den: u64) -> F25519 {
        F25519::from_u64(num) * F25519::from_u64(den).invert().unwrap()
    }

    fn d() -> F25519 {
        -ratio(121_665, 121_666)
    }

    /// The point with `y = 4/5` and an even `x`.
    fn base() -> Extended {
        let (y, z) = (ratio(4, 5), F25519::ONE);
        let yy = y.square();
        let x = (yy - z).sqrt_ratio(&(d() * yy + z)).unwrap();
        Extended { x, y, z, t: x * y }
    }

    /// `p + q`, for any two points, equal ones too.
    fn add(p: &Extended, q: &Extended, twice_d: F25519) -> Extended {
        let a = (p.y - p.x) * (q.y - q.x);
        let b = (p.y + p.x) * (q.y + q.x);
        let c = p.t * q.t * twice_d;
        let zz = p.z * q.z;
        let (e, f, g, h) = (b - a, zz + zz - c, zz + zz + c, b + a);
        Extended {
            x: e * f,
            y: g * h,
            z: f * g,
            t: e * h,
        }
    }

    fn on_curve((x, y): &Affine<F25519>) -> bool {
        let (xx, yy) = (x.square(), y.square());
        yy - xx == F25519::ONE + d() * xx * yy
    }

    pub fn demonstrate() -> Result<(), Error> {
        let p = base();
        let twice_d = d() + d();
        let table: Vec<Extended> = std::iter::successors(Some(p), |q| Some(add(q, &p, twice_d)))
            .take(WINDOW)
            .collect();
        let batch = || {
            let mut zs: Vec<F25519> = table.iter().map(|p| p.z).collect();
            F25519::invert_batch(&mut zs, &mut [F25519::ZERO; WINDOW])?;
            Ok(table
                .iter()
                .zip(zs)
                .map(|(p, z)| (p.x * z, p.y * z))
                .collect())
        };
        let single = || {
            let affine = |p: &Extended| {
                let z = p.z.invert().unwrap();
                (p.x * z, p.y * z)
            };
            table.iter().map(affine).collect()
        };
        compare("edwards25519", batch, single, on_curve)
    }
}

/// `y^2 = x^3 - 3x + b` modulo a prime without a type of its own.
mod p256 {
    use super::*;

    type Number = Uint<4>;

    const_modulus!(P: 4 = "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff");

    const fn number(text: &str) -> Number {
        match Number::parse(text) {
            Ok(x) => x,
            Err(_) => panic!("not a number"),
        }
    }

    const B: Number = number("0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b");
    const BASE: Affine<Number> = (
        number("0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
        number("0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
    );

    /// `x = X / Z^2`, `y = Y / Z^3`.
    #[derive(Clone, Copy)]
    struct Jacobian {
        x: Number,
        y: Number,
        z: Number,
    }

    fn mul(x: &Number, y: &Number) -> Number {
        P.mul(x, y)
    }

    /// `x - y`, for reduced numbers. In variable time, unlike the rest: these points are public.
    fn sub(x: &Number, y: &Number) -> Number {
        let wrapped = plus(x, &Number::new(y.limbs().map(|w| !w)), 1);
        match wrapped {
            (d, true) => d,
            (d, false) => plus(&d, P.modulus().get(), 0).0,
        }
    }

    /// `x + y + carry` modulo `2^256`, and whether there is a carry out.
    fn plus(x: &Number, y: &Number, mut carry: u128) -> (Number, bool) {
        let sum = std::array::from_fn(|i| {
            carry += u128::from(x.limbs()[i]) + u128::from(y.limbs()[i]);
            let word = carry as u64;
            carry >>= 64;
            word
        });
        (Number::new(sum), carry != 0)
    }

    fn add(x: &Number, y: &Number) -> Number {
        sub(x, &sub(&Number::ZERO, y))
    }

    fn times(k: u64, x: &Number) -> Number {
        mul(&Number::from_u64(k), x)
    }

    /// `2 p` for an affine point.
    fn double((x, y): &Affine<Number>) -> Jacobian {
        let m = times(3, &mul(&sub(x, &Number::ONE), &add(x, &Number::ONE)));
        let yy = mul(y, y);
        let s = times(4, &mul(x, &yy));
        let x3 = sub(&mul(&m, &m), &times(2, &s));
        let y3 = sub(&mul(&m, &sub(&s, &x3)), &times(8, &mul(&yy, &yy)));
        Jacobian {
            x: x3,
            y: y3,
            z: times(2, y),
        }
    }

    /// `p + q` for different points, neither the negative of the other.
    fn add_affine(p: &Jacobian, (x, y): &Affine<Number>) -> Jacobian {
        let zz = mul(&p.z, &p.z);
        let h = sub(&mul(x, &zz), &p.x);
        let r = sub(&mul(&mul(y, &p.z), &zz), &p.y);
        let hh = mul(&h, &h);
        let hhh = mul(&h, &hh);
        let v = mul(&p.x, &hh);
        let x3 = sub(&sub(&mul(&r, &r), &hhh), &times(2, &v));
        let y3 = sub(&mul(&r, &sub(&v, &x3)), &mul(&p.y, &hhh));
        Jacobian {
            x: x3,
            y: y3,
            z: mul(&p.z, &h),
        }
    }

    /// The affine point, given `1 / Z`.
    fn affine(p: &Jacobian, z: &Number) -> Affine<Number> {
        let zz = mul(z, z);
        (mul(&p.x, &zz), mul(&p.y, &mul(&zz, z)))
    }

    fn on_curve((x, y): &Affine<Number>) -> bool {
        let cubic = add(&sub(&mul(x, &mul(x, x)), &times(3, x)), &B);
        mul(y, y) == cubic
    }

    pub fn demonstrate() -> Result<(), Error> {
        let modulus: &Modulus<4> = &P;
        let first = Jacobian {
            x: BASE.0,
            y: BASE.1,
            z: Number::ONE,
        };
        let multiples = std::iter::successors(Some(double(&BASE)), |q| Some(add_affine(q, &BASE)));
        let table: Vec<Jacobian> = std::iter::once(first)
            .chain(multiples)
            .take(WINDOW)
            .collect();
        let batch = || {
            let mut zs: Vec<Number> = table.iter().map(|p| p.z).collect();
            modulus.invert_batch(&mut zs, &mut [Number::ZERO; WINDOW])?;
            Ok(table.iter().zip(&zs).map(|(p, z)| affine(p, z)).collect())
        };
        let single = || {
            table
                .iter()
                .map(|p| affine(p, &modulus.invert(&p.z).unwrap()))
                .collect()
        };
        compare("P-256", batch, single, on_curve)
    }
}

#[test]
fn every_point_agrees_and_is_on_its_curve() -> Result<(), Error> {
    main()
}
