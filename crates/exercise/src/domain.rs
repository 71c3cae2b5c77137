// SPDX-License-Identifier: MIT OR Apache-2.0
//! The words of a kernel's domain, read: what `bezout kernels` prints has to be what the kernel
//! takes.

use crate::oracle::is_prime;
use bezout::kernels::binary_field::FieldShape;
use bezout::kernels::integer::{BatchShape, Shape};
use bezout::polynomial::{CyclicRing, Ring};
use bezout::pseudo_mersenne::PseudoMersenne255;
use std::any::Any;

/// What phrases speak of; none where operands have no such thing.
#[derive(Clone, Copy, Debug, Default)]
struct Measures {
    limbs: Option<usize>,
    bits: Option<usize>,
    elements: Option<usize>,
    prime: Option<bool>,
    /// Of `2^255 - r`.
    r: Option<usize>,
    degree: Option<usize>,
    /// Of coefficients.
    modulus: Option<usize>,
}

/// What is public of operands, in measures.
///
/// # Panics
/// If the parameter is of a type without a line here.
fn measures(parameter: &dyn Any) -> Measures {
    let mut found = Measures::default();
    if let Some(s) = parameter.downcast_ref::<Shape>() {
        (found.limbs, found.prime) = (Some(s.limbs), Some(s.prime));
    } else if let Some(s) = parameter.downcast_ref::<BatchShape>() {
        (found.limbs, found.bits, found.elements) = (Some(s.limbs), Some(s.bits), Some(s.count));
    } else if let Some(m) = parameter.downcast_ref::<PseudoMersenne255>() {
        found.r = Some(m.r() as usize);
    } else if let Some((m, count)) = parameter.downcast_ref::<(PseudoMersenne255, usize)>() {
        (found.r, found.elements) = (Some(m.r() as usize), Some(*count));
    } else if let Some(f) = parameter.downcast_ref::<FieldShape>() {
        found.degree = Some(f.degree);
    } else if let Some((f, count)) = parameter.downcast_ref::<(FieldShape, usize)>() {
        (found.degree, found.elements) = (Some(f.degree), Some(*count));
    } else if let Some(ring) = parameter.downcast_ref::<Ring>() {
        (found.degree, found.modulus) = (Some(ring.degree()), Some(ring.q() as usize));
    } else if let Some((ring, count)) = parameter.downcast_ref::<(Ring, usize)>() {
        (found.degree, found.modulus) = (Some(ring.degree()), Some(ring.q() as usize));
        found.elements = Some(*count);
    } else if let Some(ring) = parameter.downcast_ref::<CyclicRing>() {
        found.degree = Some(ring.degree());
    } else {
        panic!("a parameter of another type");
    }
    found
}

/// Whether operands are in a domain, by its words.
///
/// # Panics
/// If there is a phrase of another form.
pub fn contains(words: &str, parameter: &dyn Any) -> bool {
    let measures = measures(parameter);
    phrases(words).iter().all(|phrase| holds(phrase, &measures))
}

/// Whether a kernel may take less than the words say: where they say "most", and of moduli with a
/// public length shorter than their limbs. How much shorter it has to be, for a kernel to gain by
/// it, is in no words.
pub fn is_loose(words: &str, parameter: &dyn Any) -> bool {
    let shape = parameter.downcast_ref::<BatchShape>();
    words.contains("most ") || shape.is_some_and(|s| s.bits < 64 * s.limbs)
}

/// Commas are between phrases, and between the numbers of a list.
fn phrases(words: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for part in words.split(", ") {
        match found.last_mut() {
            Some(list) if list.split(' ').all(|n| n.parse::<usize>().is_ok()) => {
                *list = format!("{list} {part}")
            }
            _ => found.push(part.into()),
        }
    }
    found
}

fn holds(phrase: &str, x: &Measures) -> bool {
    let of = |measure: Option<usize>| measure.unwrap_or_else(|| panic!("{phrase}: of what?"));
    let words: Vec<&str> = phrase.split(' ').collect();
    match words[..] {
        ["any", "field", "of", "degree", low, "to", high] => {
            (number(low)..=number(high)).contains(&of(x.degree))
        }
        ["any", ..] | ["groups", "of", _] | ["2^255", "-", "r"] => true,
        ["bits", "modulo", "x^r", "-", "1"] => true,
        ["2^255", "-", r] => of(x.r) == number(r),
        ["r", ">=", least] => of(x.r) >= number(least),
        ["r", "<=", most] => of(x.r) <= number(most),
        ["prime", "moduli"] => x.prime == Some(true),
        ["odd", "moduli"] => of(x.modulus) % 2 == 1,
        ["even", "moduli"] => of(x.modulus).is_multiple_of(2),
        ["up", "to", most, "limbs"] => of(x.limbs) <= number(most),
        [low, "to", high, "limbs"] => (number(low)..=number(high)).contains(&of(x.limbs)),
        ["up", "to", most, "bits"] => of(x.bits) <= number(most),
        [least, "elements", "and", "more"] => of(x.elements) >= number(least),
        [least, "limbs", "and", "more"] => of(x.limbs) >= number(least),
        [ref list @ .., "limbs"] => list.split(|word| *word == "or").any(|part| match part {
            [low, "to", high] => (number(low)..=number(high)).contains(&of(x.limbs)),
            numbers => numbers.iter().any(|n| of(x.limbs) == number(n)),
        }),
        ["degrees", low, "to", high] => (number(low)..=number(high)).contains(&of(x.degree)),
        ["most", "degrees", "up", "to", most] => of(x.degree) <= number(most),
        ["coefficients", "modulo", q] => of(x.modulus) == number(q),
        ["modulo", "powers", "of", "2"] => of(x.modulus).is_power_of_two() && x.modulus > Some(2),
        ["modulo", "primes"] => is_prime(of(x.modulus) as u64) && x.modulus > Some(3),
        [low, "to", high] => (number(low)..=number(high)).contains(&of(x.modulus)),
        _ => panic!("a domain in other words: {phrase}"),
    }
}

/// Digits, or a power of two.
fn number(text: &str) -> usize {
    match text.strip_prefix("2^") {
        Some(exponent) => 1 << number(exponent),
        None => text
            .parse()
            .unwrap_or_else(|_| panic!("{text} is no number")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_the_last_that_are_in() {
        let limbs = |n| Shape::new(n);
        assert!(contains("up to 64 limbs", &limbs(64)));
        assert!(!contains("up to 64 limbs", &limbs(65)));
        let ranges = "4 to 9 or 13 to 16 or 26 to 32 limbs";
        let inside = [3, 4, 9, 10, 13, 26, 32, 33].map(|n| contains(ranges, &limbs(n)));
        assert_eq!(inside, [false, true, true, false, true, true, true, false]);
        let inside = [15, 16, 104, 105].map(|n| contains("16 to 104 limbs", &limbs(n)));
        assert_eq!(inside, [false, true, true, false]);
        let batch = |count, limbs| BatchShape::new(count, limbs);
        let words = "4, 6 or 8 limbs, 16 elements and more";
        for n in [4, 6, 8] {
            assert!(contains(words, &batch(16, n)) && !contains(words, &batch(15, n)));
            assert!(!contains(words, &batch(16, n + 1)));
        }
        let offset = |r| (PseudoMersenne255::new(r).expect("odd"), 1usize);
        let few = [1, 3, 31, 33].map(|r| contains("2^255 - r, r >= 3, r <= 31", &offset(r)));
        assert_eq!(few, [false, true, true, false]);
        let longer = [3, 4, 5, 6, 7, 8, 9].map(|n| contains("4, 6, 8 or 9 limbs", &batch(1, n)));
        assert_eq!(longer, [false, true, false, true, false, true, true]);
        assert!(contains("up to 4096 bits, groups of 8", &batch(1, 64)));
        assert!(!contains("up to 4096 bits, groups of 8", &batch(1, 65)));
        assert!(
            !contains("prime moduli", &limbs(4)) && contains("prime moduli", &limbs(4).prime())
        );
    }

    #[test]
    fn rings_are_told_by_their_coefficients() {
        let ring = |q| Ring::ntru_prime(7, q).expect("a ring");
        assert!(contains("coefficients modulo 3", &ring(3)));
        assert!(!contains("coefficients modulo 3", &ring(5)));
        let words = "modulo primes, 2^12 to 8176";
        assert!(contains(words, &ring(4099)) && !contains(words, &ring(4093)));
        assert!(!contains(words, &ring(8179)));
    }

    #[test]
    #[should_panic(expected = "in other words")]
    fn other_words_are_refused() {
        contains("some numbers", &Shape::new(1));
    }
}
