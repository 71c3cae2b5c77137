// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion in GF(2^m). Polynomials modulo 2 are numbers, bit by bit: bit `i` is the coefficient
//! of `x^i`. `f` is the polynomial of the field.

use crate::{Refusal, Trace, require_non_negative, small};
use alloc::vec::Vec;
use alloc::{format, vec};
use bezout_large::{Integer, Natural};
use core::mem::swap;

/// Extended Euclid, one bit at a time \[KB13\]: columns `u, v, b, c` with `b a = u` and `c a = v`
/// modulo `f`, until `u` is 1, which makes `b` the inverse; or 0, if there is none.
///
/// # Errors
/// If `a` is not below `f` in degree, or `f` has no constant term or a degree that is too small or
/// too large.
pub fn kovtun_bulakh(a: Integer, f: Integer) -> Result<Trace, Refusal> {
    let (a, f) = check(a, f)?;
    let (mut u, mut v, mut b, mut c) = (a, f, one(), Natural::ZERO);
    let first = row([&u, &v, &b, &c]);
    let mut trace = Trace::start("modified_euclid", &["u", "v", "b", "c"], "start", first);
    while u.bits() > 1 {
        let (shift, exchange) = (u.bits().abs_diff(v.bits()), u.bits() < v.bits());
        if exchange {
            swap(&mut u, &mut v);
            swap(&mut b, &mut c);
        }
        u ^= &v << shift;
        b ^= &c << shift;
        let (one, power) = (Integer::from(1), Integer::from(1) << shift);
        let (matrix, text) = match exchange {
            true => ([power, one.clone(), one, Integer::ZERO], "exchange, "),
            false => ([one.clone(), power, Integer::ZERO, one], ""),
        };
        let text = match shift {
            0 => format!("{text}u + v"),
            1 => format!("{text}u + x v"),
            _ => format!("{text}u + x^{shift} v"),
        };
        trace.push(text, row([&u, &v, &b, &c]), Some(matrix), 0)?;
    }
    Ok(trace)
}

/// Divsteps from the low end \[BY19\]: columns `f, g, d, e, delta` with `f = d a` and `g = e a`
/// modulo the polynomial of the field, until `g` is 0. Then `f` is the gcd, and `d` the inverse if
/// that is 1.
///
/// # Errors
/// As [`kovtun_bulakh`].
pub fn divsteps(a: Integer, f: Integer) -> Result<Trace, Refusal> {
    let (a, f) = check(a, f)?;
    let field = f.clone();
    let half = |x: Natural| {
        if x.is_odd() {
            (x ^ &field) >> 1
        } else {
            x >> 1
        }
    };
    let (mut f, mut g, mut d, mut e, mut delta) = (f, a, Natural::ZERO, one(), 1i64);
    let row = |numbers: [&Natural; 4], delta: i64| [row(numbers), vec![delta.into()]].concat();
    let first = row([&f, &g, &d, &e], delta);
    let columns = &["f", "g", "d", "e", "delta"];
    let mut trace = Trace::start("carryless_divstep", columns, "start", first);
    while !g.is_zero() {
        let odd = g.is_odd();
        let exchange = odd && delta > 0;
        let (sum, sum_e) = match odd {
            true => (&g ^ &f, &e ^ &d),
            false => (g.clone(), e.clone()),
        };
        if exchange {
            (f, d, delta) = (g, e, -delta);
        }
        (g, e, delta) = (sum >> 1, half(sum_e), delta + 1);
        let (text, matrix) = match (exchange, odd) {
            (true, _) => ("swap, (g + f) / x", [0, 2, 1, 1]),
            (false, true) => ("(g + f) / x", [2, 0, 1, 1]),
            (false, false) => ("g / x", [2, 0, 0, 1]),
        };
        trace.push(text, row([&f, &g, &d, &e], delta), Some(small(matrix)), 1)?;
    }
    Ok(trace)
}

/// Powers along the bits of `m - 1` \[IT88\]: columns `p, k` with `p = a^(2^k - 1)`; at the end `p`
/// is the inverse, or 0 for 0, and `k` is 0. Where `f` has factors, that power may be no inverse;
/// the last step says so.
///
/// # Errors
/// As [`kovtun_bulakh`].
pub fn itoh_tsujii(a: Integer, f: Integer) -> Result<Trace, Refusal> {
    let (a, f) = check(a, f)?;
    let last = f.bits() - 2;
    let (mut p, mut k) = (a.clone(), 1);
    let row = |p: &Natural, k: usize| vec![p.clone().into(), k.into()];
    let mut trace = Trace::start("itoh_tsujii", &["p", "k"], "start", row(&a, k));
    let length = usize::BITS - last.leading_zeros();
    for i in (0..length - 1).rev() {
        p = product(&square_times(&p, k, &f), &p, &f);
        let text = format!("{}, times itself", squarings(k));
        k *= 2;
        trace.push(text, row(&p, k), None, 0)?;
        if last >> i & 1 == 1 {
            p = product(&square_times(&p, 1, &f), &a, &f);
            k += 1;
            trace.push("1 squaring, times a", row(&p, k), None, 0)?;
        }
    }
    p = square_times(&p, 1, &f);
    let end = match product(&p, &a, &f).is_one() {
        true => "1 squaring: the inverse",
        false if a.is_zero() => "1 squaring: zero has no inverse",
        false => "1 squaring: not the inverse, since B has factors",
    };
    trace.push(end, row(&p, 0), None, 0)?;
    Ok(trace)
}

fn one() -> Natural {
    Natural::from(1u8)
}

/// The values of a step.
fn row<const N: usize>(numbers: [&Natural; N]) -> Vec<Integer> {
    numbers.map(|x| x.clone().into()).to_vec()
}

fn squarings(k: usize) -> alloc::string::String {
    format!("{k} squaring{}", if k == 1 { "" } else { "s" })
}

/// The traces are for people; longer ones take long.
const MAX_DEGREE: usize = 2048;

/// The element and the polynomial of the field, if they are that.
fn check(a: Integer, f: Integer) -> Result<(Natural, Natural), Refusal> {
    require_non_negative("A", &a)?;
    require_non_negative("B", &f)?;
    let (a, f) = (a.into_magnitude(), f.into_magnitude());
    if !f.is_odd() || !(3..=MAX_DEGREE + 1).contains(&f.bits()) {
        return Err(format!(
            "B is not the polynomial of a field; degrees from 2 to {MAX_DEGREE} with a constant term are accepted, such as 0x11b"
        ));
    }
    if a.bits() >= f.bits() {
        return Err(format!(
            "A has degree {}, and the field has degree {}; elements of a smaller degree are accepted",
            a.bits() - 1,
            f.bits() - 1
        ));
    }
    Ok((a, f))
}

/// The remainder modulo `f`.
fn reduce(mut a: Natural, f: &Natural) -> Natural {
    while a.bits() >= f.bits() {
        a ^= f << (a.bits() - f.bits());
    }
    a
}

/// Without a remainder.
fn multiply(a: &Natural, b: &Natural) -> Natural {
    let mut sum = Natural::ZERO;
    for i in (0..b.bits()).filter(|&i| b.bit(i)) {
        sum ^= a << i;
    }
    sum
}

fn product(a: &Natural, b: &Natural, f: &Natural) -> Natural {
    reduce(multiply(a, b), f)
}

fn square_times(a: &Natural, times: usize, f: &Natural) -> Natural {
    let mut a = a.clone();
    for _ in 0..times {
        let octets: Vec<u8> = a.to_le_bytes().into_iter().flat_map(spread).collect();
        a = reduce(Natural::from_le_bytes(&octets), f);
    }
    a
}

/// The bits of an octet with a zero after each: its square.
fn spread(octet: u8) -> [u8; 2] {
    let bits = (0..8).map(|i| u16::from(octet >> i & 1) << (2 * i));
    bits.sum::<u16>().to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_matrices(trace: &Trace) {
        for pair in trace.steps.windows(2) {
            let Some([p, q, r, s]) = &pair[1].matrix else {
                panic!("{}: no matrix", pair[1].operation)
            };
            for (after, entries) in pair[1].values.iter().zip([[p, q], [r, s]]) {
                let products = [0, 1].map(|i| {
                    let value = pair[0].values[i].magnitude();
                    multiply(entries[i].magnitude(), value)
                });
                let [left, right] = products;
                let expected = after.magnitude() << pair[1].shift;
                assert_eq!(left ^ right, expected, "{}", pair[1].operation);
            }
        }
    }

    /// AES's field, DSTU 4145's smallest, and one whose polynomial has factors.
    fn fields() -> [Integer; 3] {
        [
            0x11b.into(),
            (Integer::from(1) << 163) + Integer::from(0xc9),
            0x101.into(),
        ]
    }

    #[test]
    fn cofactors_hold_in_every_step() {
        for f in fields() {
            for a in [1u64, 2, 0x53, 0xff, 0xca] {
                let a = Integer::from(a);
                for (trace, cofactors) in [
                    (kovtun_bulakh(a.clone(), f.clone()), [2, 3]),
                    (divsteps(a.clone(), f.clone()), [2, 3]),
                ] {
                    let trace = trace.unwrap();
                    check_matrices(&trace);
                    for step in &trace.steps {
                        for (value, cofactor) in [0, 1].into_iter().zip(cofactors) {
                            let [value, cofactor, a, f] =
                                [&step.values[value], &step.values[cofactor], &a, &f]
                                    .map(Integer::magnitude);
                            let expected = reduce(value.clone(), f);
                            assert_eq!(product(cofactor, a, f), expected, "{}", step.operation);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn all_three_find_the_inverse_in_every_small_field() {
        for f in [0b111u64, 0b1011, 0b10011, 0x11b] {
            let f = Integer::from(f);
            let m = f.bits() - 1;
            for a in 1..1u64 << m {
                let a = Integer::from(a);
                let euclid = kovtun_bulakh(a.clone(), f.clone()).unwrap();
                let inverse = euclid.last()[2].clone();
                let [x, y, z] = [&inverse, &a, &f].map(Integer::magnitude);
                assert!(product(x, y, z).is_one(), "{a} modulo {f}");
                let divsteps = divsteps(a.clone(), f.clone()).unwrap();
                assert_eq!(
                    (&divsteps.last()[0], &divsteps.last()[2]),
                    (&Integer::from(1), &inverse)
                );
                // The theorem, and one more step that clears g.
                assert!(divsteps.steps.len() <= 2 * m + 1);
                let powers = itoh_tsujii(a.clone(), f.clone()).unwrap();
                assert_eq!(powers.last(), [inverse, Integer::ZERO]);
            }
        }
    }

    #[test]
    fn without_an_inverse_the_end_says_so() {
        let (a, f) = (Integer::from(3), Integer::from(0x101));
        assert!(kovtun_bulakh(a.clone(), f.clone()).unwrap().last()[0].is_zero());
        assert_ne!(divsteps(a, f.clone()).unwrap().last()[0], Integer::from(1));
        let powers = |a, f: &Integer| {
            let trace = itoh_tsujii(a, f.clone()).unwrap();
            trace.steps.last().unwrap().operation.clone()
        };
        assert!(powers(Integer::from(0x53), &Integer::from(0x11b)).ends_with(": the inverse"));
        // Neither has the inverse by this power, though x has one modulo x^8 + 1.
        for a in [2, 3] {
            assert!(powers(Integer::from(a), &f).ends_with("since B has factors"));
        }
        assert!(powers(Integer::ZERO, &f).ends_with("zero has no inverse"));
        for algorithm in [kovtun_bulakh, divsteps, itoh_tsujii] {
            let zero = algorithm(Integer::ZERO, f.clone()).unwrap();
            assert_ne!(zero.last()[0], Integer::from(1));
        }
    }

    #[test]
    fn what_is_no_element_is_refused() {
        for (a, f, why) in [
            (0x11b, 0x11b, "degree 8"),
            (1, 0x11a, "0x11b"),
            (1, 1, "0x11b"),
            (-1, 0x11b, "negative"),
        ] {
            let refused = kovtun_bulakh(Integer::from(a), Integer::from(f)).unwrap_err();
            assert!(refused.contains(why), "{refused}");
        }
        assert!(
            itoh_tsujii(
                Integer::from(1),
                (Integer::from(1) << 2049) + Integer::from(1)
            )
            .is_err()
        );
    }
}
