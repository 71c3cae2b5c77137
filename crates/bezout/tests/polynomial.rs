// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: identities, errors, and the committed vectors of prime fields. Those of
//! inversion are compared with every kernel through the registry.

use bezout::Error;
use bezout::kernels::polynomial::{Invert, InvertCyclic};
use bezout::kernels::{Choice, Kernel, Operation};
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{CyclicRing, PrimeField, Ring, Shape};
use bezout_exercise::files;
use bezout_exercise::integer::vectors::nat;
use bezout_exercise::polynomial::uniform;
use bezout_exercise::random::Random;
use serde_json::Value;

/// The digits of `bits` bits of a vector's integer.
fn digits(v: &Value, bits: u64) -> Vec<u32> {
    let words = nat(v).to_u64_digits();
    let per_word = (64 / bits) as usize;
    let all = words.iter().flat_map(|w| {
        (0..per_word).map(move |i| (w >> (i as u64 * bits) & ((1 << bits) - 1)) as u32)
    });
    all.collect()
}

/// Both kinds of inversions.
trait Inversion: Operation {
    type Element: Copy + Default + PartialEq + std::fmt::Debug;
    fn call(
        run: Self::Function,
        ring: &Self::Parameter,
        out: &mut [Self::Element],
        a: &[Self::Element],
        scratch: &mut [u64],
    ) -> Choice;
}

impl Inversion for Invert {
    type Element = u16;
    fn call(run: Self::Function, ring: &Ring, out: &mut [u16], a: &[u16], _: &mut [u64]) -> Choice {
        run(ring, out, a)
    }
}

impl Inversion for InvertCyclic {
    type Element = u64;
    fn call(
        run: Self::Function,
        ring: &CyclicRing,
        out: &mut [u64],
        a: &[u64],
        scratch: &mut [u64],
    ) -> Choice {
        run(ring, out, a, scratch)
    }
}

/// The result of a kernel with scratch that is not clean.
fn run<O: Inversion>(
    kernel: &Kernel<O>,
    ring: &O::Parameter,
    a: &[O::Element],
    dirt: O::Element,
) -> Option<Vec<O::Element>> {
    let mut out = vec![dirt; a.len()];
    let mut scratch = vec![0x5555_aaaa_5555_aaaa; (kernel.scratch)(ring)];
    let yes = bool::from(O::call(kernel.run, ring, &mut out, a, &mut scratch));
    assert!(
        yes || out.iter().all(|&c| c == O::Element::default()),
        "{}",
        kernel.name
    );
    yes.then_some(out)
}

fn kernels<O: Operation>(ring: &O::Parameter) -> impl Iterator<Item = &'static Kernel<O>> {
    O::table().iter().filter(|kernel| kernel.accepts(ring))
}

fn element(random: &mut Random, ring: &Ring) -> Vec<u16> {
    let a = uniform(random, ring.len(), ring.q());
    a.into_iter().map(|c| c as u16).collect()
}

fn cyclic(random: &mut Random, ring: &CyclicRing) -> Vec<u64> {
    random.below_bits(ring.degree(), ring.words())
}

/// The remainder of the product, by the definition.
fn product(ring: &Ring, a: &[u16], b: &[u16]) -> Vec<u16> {
    let (n, d, q) = (ring.len(), ring.degree(), ring.q() as u64);
    let mut c = vec![0u64; 2 * n];
    for (i, &a) in a.iter().enumerate() {
        for (c, &b) in c[i..].iter_mut().zip(b) {
            *c += a as u64 * b as u64;
        }
    }
    match ring.shape() {
        Shape::Prime => {
            for i in (n..2 * n).rev() {
                let top = std::mem::take(&mut c[i]);
                c[i - n] += top;
                c[i - n + 1] += top;
            }
        }
        Shape::AllOnes => {
            for i in 0..n {
                c[i] = (c[i] + c[i + n]) % q;
            }
            let last = c[d];
            c[..n].iter_mut().for_each(|c| *c += q - last);
        }
    }
    c[..n].iter().map(|&c| (c % q) as u16).collect()
}

#[test]
fn inverses_multiply_to_one_and_kernels_agree() {
    inverses_multiply_to_one(12);
    cyclic_inverses_multiply_to_one(3, 3);
}

/// Takes minutes: in the nightly run, optimized.
#[test]
#[ignore]
fn ten_thousand_inverses_in_every_ring() {
    inverses_multiply_to_one(10_000);
    cyclic_inverses_multiply_to_one(10_000, 20);
}

fn inverses_multiply_to_one(count: usize) {
    let mut random = Random(1);
    for (name, ring) in RINGS {
        let (mut one, mut none) = (vec![0; ring.len()], 0);
        one[0] = 1;
        for _ in 0..count {
            let a = element(&mut random, ring);
            let mut found = vec![7; ring.len()];
            let yes = bool::from(ring.invert(&mut found, &a).unwrap());
            if yes {
                assert!(product(ring, &a, &found) == one, "{name}");
            } else {
                assert!(found.iter().all(|&c| c == 0));
                none += 1;
            }
            for kernel in kernels::<Invert>(ring) {
                let other = run(kernel, ring, &a, 1);
                let same = other == yes.then(|| found.clone());
                assert!(same, "{name}: {}", kernel.name);
            }
        }
        // One element in 3^3 has no inverse where there is a factor of degree 3.
        assert!(none <= count / 4 + 1, "{name}");
    }
}

/// The remainder nearest to zero, from `-q/2` on.
fn centered(x: i64, q: u32) -> i16 {
    let (q, half) = (i64::from(q), i64::from(q / 2));
    ((x + half).rem_euclid(q) - half) as i16
}

/// In every ring of the presets and in some others, of numbers that make sums large and of random
/// ones.
#[test]
fn products_and_centered_coefficients() {
    let mut random = Random(5);
    let others = [
        (2, 5),
        (9, 257),
        (64, 263),
        (768, 8191),
        (769, 8191),
        (1279, 8191),
    ];
    let others = others.map(|(p, q)| Ring::ntru_prime(p, q).unwrap());
    let cyclic = [(3, 7), (1280, 8191), (1277, 65536)].map(|(n, q)| Ring::ntru(n, q).unwrap());
    for ring in RINGS.iter().map(|r| r.1).chain(others).chain(cyclic) {
        let (n, q) = (ring.len(), ring.q());
        let near = |c: u16| centered(c.into(), q);
        let (a, b) = (element(&mut random, &ring), element(&mut random, &ring));
        let largest = vec![(q / 2) as u16; n];
        for (a, b) in [(&a, &b), (&a, &largest), (&largest, &largest)] {
            let (mut c, mut by_definition) = (vec![7; n], product(&ring, a, b));
            ring.mul(&mut c, a, b).unwrap();
            if ring.shape() == Shape::AllOnes {
                let last = c[n - 1];
                for (x, y) in by_definition.iter_mut().zip(&c) {
                    *x = ((u32::from(*x) + u32::from(last)) % q) as u16;
                    assert_eq!(x, y, "{ring:?}");
                }
            }
            assert_eq!(c, by_definition, "{ring:?}");
            let [x, y, z] = [a, b, &c].map(|a| a.iter().map(|&c| near(c)).collect::<Vec<_>>());
            let mut found = vec![7i16; n];
            ring.mul_centered(&mut found, &x, &y).unwrap();
            assert_eq!(found, z, "{ring:?}");
            // Any numbers, and one or both short.
            let wide: Vec<i16> = x.iter().map(|&c| c.wrapping_add(q as i16 * 3)).collect();
            if q <= 8191 {
                ring.mul_centered(&mut found, &wide, &y).unwrap();
                assert_eq!(found, z, "{ring:?}");
            }
            let short: Vec<i8> = y.iter().map(|&c| c as i8).collect();
            let same: Vec<i16> = short.iter().map(|&c| c.into()).collect();
            let mut expected = vec![0; n];
            ring.mul_centered(&mut expected, &x, &same).unwrap();
            ring.mul_centered(&mut found, &x, &short).unwrap();
            assert_eq!(found, expected, "{ring:?}");
            ring.mul_centered(&mut found, &short, &x).unwrap();
            assert_eq!(found, expected, "{ring:?}");
            let most = (q / 2).min(6) as i16;
            let few: Vec<i16> = y.iter().map(|&c| c % (most + 1)).collect();
            let shorter: Vec<i8> = few.iter().map(|&c| c as i8).collect();
            ring.mul_centered(&mut expected, &x, &few).unwrap();
            ring.mul_short(&mut found, &x, &shorter).unwrap();
            assert_eq!(found, expected, "{ring:?}");
            let (ones, most) = (vec![most; n], vec![most as i8; n]);
            ring.mul_centered(&mut expected, &x, &ones).unwrap();
            ring.mul_short(&mut found, &x, &most).unwrap();
            assert_eq!(found, expected, "{ring:?}");
        }
        let (mut inverse, mut found) = (vec![0; n], vec![7i16; n]);
        for a in [&a, &vec![0; n]] {
            let x: Vec<i16> = a.iter().map(|&c| near(c)).collect();
            let yes = bool::from(ring.invert(&mut inverse, a).unwrap());
            assert_eq!(
                bool::from(ring.invert_centered(&mut found, &x).unwrap()),
                yes
            );
            assert!(
                found.iter().zip(&inverse).all(|(&x, &y)| x == near(y)),
                "{ring:?}"
            );
            let third = bool::from(ring.invert_triple_centered(&mut found, &x).unwrap());
            assert_eq!(third, yes && q != 3, "{ring:?}");
            let triple = |x: i16| {
                if q == 3 {
                    0
                } else {
                    centered(3 * i64::from(x), q)
                }
            };
            let expected = |y: u16| if q == 3 { 0 } else { near(y) };
            assert!(
                found
                    .iter()
                    .zip(&inverse)
                    .all(|(&x, &y)| triple(x) == expected(y)),
                "{ring:?}"
            );
        }
    }
}

/// The inverses of the committed vectors, which an independent library has computed, are inverses
/// by `mul` too.
#[test]
fn products_of_committed_inverses_are_one() {
    let mut count = 0;
    for test in files::tests("poly/invert.json") {
        let (input, inverse) = (&test["input"], &test["result"]["inverse"]);
        let Some((_, ring)) = RINGS.iter().find(|ring| input["ring"] == ring.0) else {
            continue;
        };
        if inverse.is_null() {
            continue;
        }
        let bits = input["bits"].as_u64().expect("a number");
        let read = |v: &Value| -> Vec<u16> {
            let mut all: Vec<u16> = digits(v, bits).iter().map(|&c| c as u16).collect();
            all.resize(ring.len(), 0);
            all
        };
        let mut c = vec![0; ring.len()];
        ring.mul(&mut c, &read(&input["a"]), &read(inverse))
            .unwrap();
        if ring.shape() == Shape::AllOnes {
            let (last, q) = (u32::from(c[ring.degree()]), ring.q());
            c.iter_mut()
                .for_each(|c| *c = ((u32::from(*c) + q - last) % q) as u16);
        }
        assert!(
            c[0] == 1 && c[1..].iter().all(|&c| c == 0),
            "{}",
            test["comment"]
        );
        count += 1;
    }
    assert!(count > 50);
}

#[test]
fn products_refuse_other_lengths_and_coefficients() {
    let ring = Ring::ntru_prime(7, 4591).unwrap();
    let (a, mut out) = ([0; 7], [0; 7]);
    let count = |argument| Error::Count {
        argument,
        elements: 6,
        needed: 7,
    };
    assert_eq!(ring.mul(&mut [0; 6], &a, &a), Err(count("out")));
    assert_eq!(ring.mul(&mut out, &a[..6], &a), Err(count("a")));
    assert_eq!(ring.mul(&mut out, &a, &a[..6]), Err(count("b")));
    let (argument, accepted) = ("b", 4590);
    let above = [4591, 0, 0, 0, 0, 0, 0];
    assert_eq!(
        ring.mul(&mut out, &a, &above),
        Err(Error::Coefficient { argument, accepted })
    );
    let (x, mut short, mut long) = ([1i8; 7], [0i8; 7], [0i16; 7]);
    let fits = Error::Overflow { bits: 8 };
    assert_eq!(ring.mul_centered(&mut short, &x, &x), Err(fits));
    assert_eq!(ring.invert_centered(&mut short, &x).unwrap_err(), fits);
    assert_eq!(ring.mul_centered(&mut long, &x, &x[..6]), Err(count("b")));
    assert_eq!(ring.mul_centered(&mut long[..6], &x, &x), Err(count("out")));
    assert_eq!(
        ring.invert_triple_centered(&mut long, &x[..6]).unwrap_err(),
        count("a")
    );
    let (wide, far) = ([2295i16; 7], |argument, accepted| {
        Err(Error::Magnitude { argument, accepted })
    });
    assert_eq!(ring.mul_short(&mut long, &wide, &[-6; 7]), Ok(()));
    for c in [7, -7, i8::MIN] {
        let mut b = x;
        b[6] = c;
        assert_eq!(ring.mul_short(&mut long, &wide, &b), far("b", 6));
    }
    for c in [2296, -2296, i16::MIN, i16::MAX] {
        let mut a = wide;
        a[0] = c;
        assert_eq!(ring.mul_short(&mut long, &a, &x), far("a", 2295));
    }
    assert_eq!(ring.mul_short(&mut long, &wide[..6], &x), Err(count("a")));
    assert_eq!(ring.mul_short(&mut long, &wide, &x[..6]), Err(count("b")));
    assert_eq!(ring.mul_short(&mut long[..6], &wide, &x), Err(count("out")));
    let ring = Ring::ntru_prime(7, 251).unwrap();
    assert_eq!(ring.mul_centered(&mut short, &x, &x), Ok(()));
}

#[test]
fn small_rings_by_every_kernel() {
    let mut random = Random(2);
    let rings = [
        (2, 3),
        (3, 3),
        (5, 5),
        (7, 13),
        (31, 8191),
        (64, 4591),
        (65, 3),
        (127, 3),
    ]
    .map(|(p, q)| Ring::ntru_prime(p, q).unwrap())
    .into_iter()
    .chain(
        [
            (3, 2),
            (5, 4),
            (11, 8),
            (11, 16),
            (13, 3),
            (13, 32),
            (19, 128),
            (29, 16384),
            (37, 32768),
            (53, 64),
            (61, 8192),
            (37, 2),
            (67, 65536),
            (4, 7),
            (256, 3),
            (257, 3),
        ]
        .map(|(n, q)| Ring::ntru(n, q).unwrap()),
    );
    for ring in rings {
        for i in 0..20 {
            let mut a = element(&mut random, &ring);
            if i == 0 {
                a.fill(0);
            }
            let found: Vec<_> = kernels::<Invert>(&ring)
                .map(|k| run(k, &ring, &a, 1))
                .collect();
            assert!(found.iter().all(|f| *f == found[0]), "{ring:?}");
            // Two at a time, and one alone.
            let mut batch = [&a[..], &element(&mut random, &ring), &a].concat();
            let yes: Vec<_> = ring.invert_batch(&mut batch).unwrap().collect();
            for i in [0, 2] {
                let inverse = batch[i * ring.len()..][..ring.len()].to_vec();
                assert_eq!(bool::from(yes[i]).then_some(inverse), found[0], "{ring:?}");
            }
            let mut one = vec![0; ring.len()];
            one[0] = 1;
            if let Some(inverse) = &found[0] {
                assert!(product(&ring, &a, inverse) == one, "{ring:?}");
            }
        }
    }
}

/// The product in a cyclic ring.
fn cyclic_product(ring: &CyclicRing, a: &[u64], b: &[u64]) -> Vec<u64> {
    let (r, n) = (ring.degree(), ring.words());
    let mut c = vec![0u64; 2 * n + 1];
    for i in (0..r).filter(|i| a[i / 64] >> (i % 64) & 1 == 1) {
        let (at, shift) = (i / 64, i % 64);
        for (j, &b) in b.iter().enumerate() {
            c[at + j] ^= b << shift;
            if shift > 0 {
                c[at + j + 1] ^= b >> (64 - shift);
            }
        }
    }
    let bit = |i: usize| c[i / 64] >> (i % 64) & 1;
    let mut out = vec![0; n];
    for i in 0..r {
        out[i / 64] |= (bit(i) ^ bit(i + r)) << (i % 64);
    }
    out
}

/// Of `count` elements; the slower kernels agree on the first ones.
fn cyclic_inverses_multiply_to_one(count: usize, agreed: usize) {
    let mut random = Random(3);
    for (name, ring) in CYCLIC_RINGS {
        let r = ring.degree();
        let mut one = vec![0; ring.words()];
        one[0] = 1;
        for i in 0..count {
            let mut a = cyclic(&mut random, ring);
            let weight: u32 = a.iter().map(|w| w.count_ones()).sum();
            let odd = i % 3 != 2;
            a[0] ^= u64::from((weight % 2 == 1) != odd);
            let mut inverse = vec![7; ring.words()];
            let yes = bool::from(ring.invert(&mut inverse, &a).unwrap());
            assert_eq!(yes, odd, "{name}");
            for kernel in kernels::<InvertCyclic>(ring).filter(|_| i < agreed) {
                let other = run(kernel, ring, &a, 1);
                assert!(
                    other == yes.then(|| inverse.clone()),
                    "{name}: {}",
                    kernel.name
                );
            }
            if yes {
                assert!(cyclic_product(ring, &a, &inverse) == one, "{name}");
            } else {
                assert!(inverse.iter().all(|&w| w == 0));
            }
        }
        let mut ones = vec![u64::MAX; ring.words()];
        *ones.last_mut().unwrap() = (1 << (r % 64)) - 1;
        let mut inverse = vec![7; ring.words()];
        assert!(!bool::from(ring.invert(&mut inverse, &ones).unwrap()));
        assert!(inverse.iter().all(|&w| w == 0));
    }
}

#[test]
fn small_cyclic_rings_by_every_kernel() {
    let mut random = Random(4);
    for r in [3, 5, 11, 61, 67, 131, 509, 1019, 2053, 4099] {
        let ring = CyclicRing::new(r).unwrap();
        for _ in 0..8 {
            let a = cyclic(&mut random, &ring);
            let found: Vec<_> = kernels::<InvertCyclic>(&ring)
                .map(|k| run(k, &ring, &a, 1))
                .collect();
            assert!(found.iter().all(|f| *f == found[0]), "{r}");
            if let Some(inverse) = &found[0] {
                let mut one = vec![0; ring.words()];
                one[0] = 1;
                assert!(cyclic_product(&ring, &a, inverse) == one, "{r}");
            }
        }
    }
}

#[test]
fn wrong_arguments_are_errors() {
    for (_, ring) in RINGS {
        let (n, q) = (ring.len(), ring.q());
        let mut out = vec![0; n];
        for wrong in [0, n - 1, n + 1] {
            let short = vec![0; wrong];
            let error = Error::Count {
                argument: "a",
                elements: wrong,
                needed: n,
            };
            assert_eq!(ring.invert(&mut out, &short).unwrap_err(), error);
            let error = Error::Count {
                argument: "out",
                elements: wrong,
                needed: n,
            };
            assert_eq!(
                ring.invert(&mut short.clone(), &vec![0; n]).unwrap_err(),
                error
            );
        }
        for place in [0, 1, n / 2, n - 1] {
            for c in [q, q + 1, 32768, 65535] {
                let mut a = vec![1; n];
                a[place] = c.max(q) as u16;
                let error = Error::Coefficient {
                    argument: "a",
                    accepted: q - 1,
                };
                assert_eq!(ring.invert(&mut out, &a).unwrap_err(), error);
            }
        }
    }
    for (_, ring) in CYCLIC_RINGS {
        let n = ring.words();
        let mut a = vec![1; n];
        a[n - 1] = 1 << (ring.degree() % 64);
        let error = Error::Coefficient {
            argument: "a",
            accepted: 1,
        };
        assert_eq!(ring.invert(&mut vec![0; n], &a).unwrap_err(), error);
        assert!(ring.invert(&mut vec![0; n - 1], &vec![1; n]).is_err());
        assert!(ring.invert(&mut vec![0; n], &vec![1; n + 1]).is_err());
    }
}

#[test]
fn prime_fields_pass_the_vectors() {
    for test in files::tests("poly/general.json") {
        let (input, result) = (&test["input"], &test["result"]);
        let bits = input["bits"].as_u64().expect("bits");
        let number = |v: &Value| u32::from_str_radix(&v.as_str().unwrap()[2..], 16).unwrap();
        let polynomial = |v: &Value| {
            let mut found = digits(v, bits);
            while found.last() == Some(&0) {
                found.pop();
            }
            found
        };
        let field = PrimeField::new(number(&input["p"])).unwrap();
        let (f, g) = (polynomial(&input["f"]), polynomial(&input["g"]));
        let found = field.xgcd_vartime(&f, &g).unwrap();
        let [gcd, s, t] = ["gcd", "s", "t"].map(|name| polynomial(&result[name]));
        assert_eq!(field.gcd_vartime(&f, &g).unwrap(), gcd, "{}", test["id"]);
        assert_eq!(
            (found.gcd, found.s, found.t),
            (gcd.clone(), s, t),
            "{}",
            test["id"]
        );
        let resultant = field.resultant_vartime(&f, &g).unwrap();
        assert_eq!(resultant, number(&result["resultant"]), "{}", test["id"]);
        // A longer form of the same.
        let longer = [&f[..], &[0, 0]].concat();
        assert_eq!(field.gcd_vartime(&longer, &g).unwrap(), gcd);
        if !g.is_empty() {
            let inverse = field.invert_vartime(&f, &g).unwrap();
            assert_eq!(inverse.is_some(), gcd.len() == 1);
        }
    }
}

#[test]
fn long_operands_are_divided_by_halves() {
    // Long enough for several levels, with a common factor, and with long quotients.
    let mut random = Random(5);
    for p in [2, 3, 7681, (1 << 31) - 1] {
        let field = PrimeField::new(p).unwrap();
        let mut any = |n: usize| -> Vec<u32> {
            let mut a: Vec<u32> = (0..n).map(|_| (random.word() % p as u64) as u32).collect();
            a[n - 1] = 1;
            a
        };
        let multiply = |a: &[u32], b: &[u32]| {
            let mut c = vec![0u64; a.len() + b.len() - 1];
            for (i, &x) in a.iter().enumerate() {
                for (c, &y) in c[i..].iter_mut().zip(b) {
                    *c = (*c + x as u64 * y as u64) % p as u64;
                }
            }
            c.iter().map(|&c| c as u32).collect::<Vec<_>>()
        };
        for (n, m, k) in [
            (2600, 2599, 1),
            (2000, 1900, 300),
            (3000, 700, 1),
            (1500, 1500, 1200),
        ] {
            let (a, b, c) = (any(n), any(m), any(k));
            let (a, b) = (multiply(&a, &c), multiply(&b, &c));
            let found = field.xgcd_vartime(&a, &b).unwrap();
            assert_eq!(found.gcd, field.gcd_vartime(&a, &b).unwrap());
            assert!(found.gcd.len() >= k && found.gcd.last() == Some(&1));
            assert!(found.s.len() <= b.len() - found.gcd.len() + 1);
            assert!(found.t.len() <= a.len() - found.gcd.len() + 1);
            let (x, y) = (multiply(&found.s, &a), multiply(&found.t, &b));
            let sum = |i: usize| {
                let at = |v: &[u32]| v.get(i).copied().unwrap_or(0) as u64;
                ((at(&x) + at(&y)) % p as u64) as u32
            };
            let gcd: Vec<u32> = (0..x.len().max(y.len())).map(sum).collect();
            assert!(gcd[..found.gcd.len()] == found.gcd);
            assert!(gcd[found.gcd.len()..].iter().all(|&c| c == 0));
            // The same by the operations of the field.
            let trimmed = |mut a: Vec<u32>| {
                while a.last() == Some(&0) {
                    a.pop();
                }
                a
            };
            let [x, y] = [x, y].map(trimmed);
            assert_eq!(field.mul_vartime(&found.s, &a).unwrap(), x);
            assert_eq!(field.add_vartime(&x, &y).unwrap(), found.gcd);
            assert_eq!(field.sub_vartime(&found.gcd, &y).unwrap(), x);
            let (quotient, rest) = field.div_rem_vartime(&a, &found.gcd).unwrap();
            assert!(rest.is_empty());
            assert_eq!(multiply(&quotient, &found.gcd), a);
            let (quotient, rest) = field.div_rem_vartime(&a, &c).unwrap();
            let whole = field.mul_vartime(&quotient, &c).unwrap();
            assert_eq!(field.add_vartime(&whole, &rest).unwrap(), a);
            assert!(rest.len() < c.len());
        }
    }
}

/// Each long operation calls the pause, and ends where that unwinds.
#[test]
fn long_operations_pause() {
    use std::cell::Cell;
    use std::panic::{catch_unwind, resume_unwind};
    std::thread_local! {
        static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
    }
    fn pause() {
        match LEFT.get() {
            0 => resume_unwind(Box::new(())),
            left => LEFT.set(left - 1),
        }
    }
    let without = PrimeField::new(7681).unwrap();
    let field = without.with_pause(pause);
    assert_eq!(field, without);
    let mut random = Random(9);
    let mut any =
        |n: usize| -> Vec<u32> { (0..n).map(|_| (random.word() % 7681) as u32).collect() };
    let (a, b) = (any(3000), any(2000));
    type Run = fn(&PrimeField, &[u32], &[u32]);
    let operations: [Run; 6] = [
        |field, a, b| {
            field.gcd_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.xgcd_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.resultant_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.invert_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.mul_vartime(a, b).unwrap();
        },
        |field, a, b| {
            field.div_rem_vartime(a, b).unwrap();
        },
    ];
    for (i, run) in operations.into_iter().enumerate() {
        LEFT.set(usize::MAX);
        run(&field, &a, &b);
        let calls = usize::MAX - LEFT.get();
        // 48 products of coefficients for each coefficient of the longer one are between two of
        // them, or fewer.
        assert!(calls > 500, "{i}: {calls}");
        LEFT.set(calls / 2);
        assert!(catch_unwind(|| run(&field, &a, &b)).is_err(), "{i}");
        LEFT.set(0);
        run(&without, &a, &b);
    }
}

#[test]
fn wrong_fields_are_errors() {
    for p in [0, 1, 4, 9, 1 << 31, u32::MAX, 65536] {
        assert_eq!(
            PrimeField::new(p).unwrap_err(),
            Error::CoefficientField { p }
        );
    }
    let field = PrimeField::new(7).unwrap();
    let error = Error::Coefficient {
        argument: "b",
        accepted: 6,
    };
    assert_eq!(field.gcd_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(
        field.invert_vartime(&[1], &[0, 0]).unwrap_err(),
        Error::ZeroModulus
    );
    assert_eq!(field.invert_vartime(&[5], &[3]).unwrap(), Some(vec![]));
    assert_eq!(field.add_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(field.sub_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(field.mul_vartime(&[1], &[1, 7]).unwrap_err(), error);
    assert_eq!(
        field.div_rem_vartime(&[1], &[0, 0]).unwrap_err(),
        Error::ZeroModulus
    );
}

#[test]
fn batches_are_single_inversions() {
    let mut random = Random(6);
    for (name, ring) in RINGS {
        let n = ring.len();
        let mut elements: Vec<Vec<u16>> = (0..5).map(|_| element(&mut random, ring)).collect();
        elements[2].fill(0);
        let mut batch = elements.concat();
        let found: Vec<bool> = ring
            .invert_batch(&mut batch)
            .unwrap()
            .map(bool::from)
            .collect();
        for ((element, inverse), yes) in elements.iter().zip(batch.chunks(n)).zip(found) {
            let mut out = vec![0; n];
            assert_eq!(
                bool::from(ring.invert(&mut out, element).unwrap()),
                yes,
                "{name}"
            );
            assert_eq!(out, inverse, "{name}");
        }
        let error = ring.invert_batch(&mut batch[1..]).err();
        let expected = Error::Count {
            argument: "elements",
            elements: 5 * n - 1,
            needed: 5 * n,
        };
        assert_eq!(error, Some(expected), "{name}");
        assert_eq!(ring.invert_batch(&mut []).unwrap().count(), 0);
        let mut wrong = elements.concat();
        wrong[3 * n - 1] = 65535;
        let before = wrong.clone();
        assert!(ring.invert_batch(&mut wrong).is_err() && wrong == before);
    }
}
