// SPDX-License-Identifier: MIT OR Apache-2.0
//! The only file that knows the library's registry: every kernel that says that it is constant
//! time, as cases.

use crate::binary_field::{fields, known_fields, shape as field_shape};
use crate::case::{Call, Case, Instrument, Kind, LONGEST_POWER, Scope};
use crate::heap::aside;
use crate::inputs::Inputs;
use crate::numbers::secret_offset;
use crate::polynomial::{
    bits, centered, coefficients, cyclic_ring, known_cyclic_ring, known_rings, put, rings,
    with_odd_weight, words,
};
use crate::results::Results;
use bezout::kernels::binary_field::{self, FieldShape, Multiply, SquareTimes};
use bezout::kernels::integer::{
    BatchShape, Gcd, Invert, InvertBatch, InvertBatchPseudoMersenne255, InvertEach,
    InvertPseudoMersenne255, Jacobi, MontgomeryProduct, Shape, Xgcd,
};
use bezout::kernels::polynomial::{self, InvertCyclic};
use bezout::kernels::{self, Choice, Family, Kernel, Operation, Timing};
use bezout::polynomial::{CyclicRing, Ring};
use bezout::pseudo_mersenne::PseudoMersenne255;
use bezout::{ModulusRef, for_each_operation};
use core::hint::black_box;
use std::rc::Rc;

/// Kernels take numbers of any length: both ends of the classes, and the shortest.
const LENGTHS: [usize; 15] = [1, 2, 4, 5, 6, 8, 9, 16, 32, 33, 64, 104, 105, 256, 257];

/// The longest numbers that assembly takes. A kernel that takes longer ones takes any.
const LIMIT: usize = 256;

/// Beyond the limit not every number of words has a ring. Up to this one is tried.
const TRIED: usize = LIMIT + 20;

/// Inputs of what the compiler makes of intrinsics that valgrind does not run; there is no static
/// check of it.
const TRACES: usize = 100;

/// Kernels at lengths at which a family of CPUs has a schedule of its own: each is run as on this
/// family, and as on another.
const BY_FAMILY: [(&str, &str, &[usize], Family); 7] = [
    (
        "invert",
        "divstep60/avx2",
        &[4, 6, 8, 9],
        Family::GoldenCove,
    ),
    (
        "gcd",
        "divstep60/avx2",
        &[4, 6, 8, 9, 16],
        Family::GoldenCove,
    ),
    (
        "jacobi",
        "divstep60/avx2",
        &[4, 6, 8, 9, 16],
        Family::GoldenCove,
    ),
    ("invert", "divstep60/avx512", &[16], Family::GoldenCove),
    ("gcd", "divstep60/avx512", &[32, 64], Family::GoldenCove),
    ("invert", "divstep60/avx512", &[104], Family::Amd26),
    ("gcd", "divstep60/avx512", &[64, 104], Family::Amd26),
];

/// How a kernel of an operation is called on secrets. An operation that is not among these does not
/// compile.
trait Checked: Operation {
    /// Lengths beside [`LENGTHS`] that have machine code of their own.
    const MORE: &'static [usize] = &[];

    /// Bits in a run that are public by contract.
    const PUBLIC: usize = 0;

    /// What is public of numbers of `limbs` limbs, if the operation has such; modulo a prime or any
    /// number.
    fn parameter(limbs: usize, prime: bool) -> Option<Self::Parameter>;

    /// All that may be public of them. The first that a kernel takes is the one of its case.
    fn parameters(limbs: usize) -> Vec<Self::Parameter> {
        let all = [false, true].map(|prime| Self::parameter(limbs, prime));
        all.into_iter().flatten().collect()
    }

    /// Makes what is public of them, where that takes long, before anything is checked.
    fn prepare(_limbs: usize) {}

    /// The call, with this scratch.
    fn call(kernel: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results);
}

/// Every kernel at every length that it takes, whether or not this CPU can run it.
pub fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    macro_rules! each {
        ($($operation:ty,)*) => { $(table::<$operation>(&mut all);)* };
    }
    for_each_operation!(each);
    all
}

fn table<O: Checked>(all: &mut Vec<Case>) {
    let constant = |k: &&Kernel<O>| k.timing == Timing::Constant;
    for kernel in O::table().iter().filter(constant) {
        let accepted = |limbs| O::parameters(limbs).into_iter().find(|p| (kernel.takes)(p));
        let mut lengths = (1..=TRIED).filter(|&n| accepted(n).is_some());
        let least = lengths.next();
        let least = least.expect("a kernel takes numbers of some length");
        // From the end: to make all rings on the way takes longer than most cases.
        let most = match lengths.next_back().unwrap_or(least) {
            most if most > LIMIT => usize::MAX,
            most => most,
        };
        let name = match O::RING {
            "int" => format!("kernel {} {}", O::NAME, kernel.name),
            ring => format!("kernel {ring} {} {}", O::NAME, kernel.name),
        };
        let named = instruments(kernel);
        assert!(!named.is_empty(), "nothing checks {name}");
        for limbs in LENGTHS.into_iter().chain(O::MORE.iter().copied()) {
            let prime_only = !O::parameter(limbs, false).is_some_and(|p| (kernel.takes)(&p));
            let Some(parameter) = accepted(limbs).filter(|_| !prime_only || limbs <= LONGEST_POWER)
            else {
                continue;
            };
            let call = move |i: &Inputs, r: &mut Results| {
                let mut scratch = vec![0; (kernel.scratch)(&parameter)];
                O::call(kernel, &mut scratch, i, r);
            };
            let new = |name: &str, call| Case {
                lengths: least..=most,
                available: kernel.available(),
                traces: if O::RING != "int" && !named.contains(&Instrument::Memcheck) {
                    TRACES
                } else {
                    0
                },
                instruments: named.clone(),
                declassifies: O::PUBLIC,
                prepare: O::prepare,
                scope: if O::PUBLIC > 0 {
                    Scope::NoModulusOne
                } else {
                    Scope::All
                },
                ..Case::new(Kind::Kernel, name, limbs, call)
            };
            let kernel_call = |call| Call::Kernel(address(kernel), call);
            all.push(new(&name, kernel_call(Rc::new(call))));
            let mut families = vec![Family::Other];
            for &(operation, one, lengths, family) in &BY_FAMILY {
                if (operation, one) == (O::NAME, kernel.name) && lengths.contains(&limbs) {
                    families.push(family);
                }
            }
            if families.len() > 1 {
                for family in families {
                    let call = move |i: &Inputs, r: &mut Results| as_on(family, || call(i, r));
                    let name = format!("{name} as on {}", family.name());
                    all.push(new(&name, kernel_call(Rc::new(call))).only());
                }
            }
        }
    }
}

/// Where the code of a kernel begins.
fn address<O: Operation>(kernel: &Kernel<O>) -> usize {
    const { assert!(size_of::<O::Function>() == size_of::<usize>()) };
    // SAFETY: the function of each operation is a pointer, which has that size.
    unsafe { core::mem::transmute_copy(&kernel.run) }
}

/// Valgrind and the CPU itself may be of different families, and no CPU is of both.
fn as_on(family: Family, call: impl FnOnce()) {
    let here = Family::here();
    assert!(family.assume(), "{family:?}");
    call();
    here.assume();
}

/// What checks a kernel, by the tables; on AArch64 there are two instruments for all of them.
fn instruments<O: Operation>(kernel: &Kernel<O>) -> Vec<Instrument> {
    if cfg!(target_arch = "aarch64") {
        return vec![Instrument::Memcheck, Instrument::Trace];
    }
    kernel.instruments.iter().map(instrument).collect()
}

fn instrument(named: &kernels::Instrument) -> Instrument {
    match named {
        kernels::Instrument::Valgrind => Instrument::Memcheck,
        kernels::Instrument::DenyList => Instrument::DenyList,
        kernels::Instrument::Trace => Instrument::Trace,
        kernels::Instrument::StaticTaint => Instrument::StaticTaint,
    }
}

fn shape(limbs: usize, prime: bool) -> Shape {
    let shape = Shape::new(limbs);
    if prime { shape.prime() } else { shape }
}

fn modulus(i: &Inputs) -> ModulusRef<'_> {
    ModulusRef::new(&i.known_odd).expect("that it is odd is public")
}

impl Checked for Invert {
    fn parameter(limbs: usize, prime: bool) -> Option<Shape> {
        Some(shape(limbs, prime))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        let yes = black_box(k.run)(&mut out, &i.a, modulus(i), scratch);
        r.limbs(&out);
        r.bit(yes);
    }
}

impl Checked for Gcd {
    fn parameter(limbs: usize, prime: bool) -> Option<Shape> {
        Some(shape(limbs, prime))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        black_box(k.run)(&mut out, &i.a, &i.b, scratch);
        r.limbs(&out);
    }
}

impl Checked for Xgcd {
    fn parameter(limbs: usize, prime: bool) -> Option<Shape> {
        Some(shape(limbs, prime))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let [mut g, mut s, mut t] = [(); 3].map(|()| vec![0; i.a.len()]);
        let (x, y) = black_box(k.run)(&mut g, &mut s, &mut t, &i.a, &i.b, scratch);
        [&g, &s, &t].into_iter().for_each(|x| r.limbs(x));
        [x, y].into_iter().for_each(|x| r.bit(x));
    }
}

impl Checked for Jacobi {
    fn parameter(limbs: usize, prime: bool) -> Option<Shape> {
        Some(shape(limbs, prime))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        r.symbol(black_box(k.run)(&i.a, &i.odd, scratch));
    }
}

impl Checked for MontgomeryProduct {
    fn parameter(limbs: usize, prime: bool) -> Option<Shape> {
        Some(shape(limbs, prime))
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        black_box(k.run)(&mut out, &i.a, &i.reduced, modulus(i));
        r.limbs(&out);
    }
}

/// Enough elements for the passes in assembly, where there are some: those in vectors keep no
/// products for each fourth step of sixteen, and take what is left by itself.
fn elements(limbs: usize) -> usize {
    if matches!(limbs, 2 | 3 | 4 | 6 | 8 | 9 | 16) {
        72
    } else {
        3
    }
}

impl Checked for InvertBatch {
    const MORE: &'static [usize] = &[3];
    const PUBLIC: usize = 2;

    fn parameter(limbs: usize, _: bool) -> Option<BatchShape> {
        Some(BatchShape::new(elements(limbs), limbs))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        // A batch of units, and, where it is cheap, one that goes through its elements one by one.
        let spoilt = (i.a.len() <= 16).then_some(&i.spoilt);
        for numbers in [Some(&i.units), spoilt].into_iter().flatten() {
            let numbers = numbers.iter().cycle().take(elements(i.a.len()));
            let mut xs: Vec<u64> = aside(|| numbers.flatten().copied().collect());
            let all = black_box(k.run)(&mut xs, modulus(i), &i.square, scratch);
            r.long(&xs);
            r.bit(all);
        }
    }
}

impl Checked for InvertEach {
    fn parameter(limbs: usize, _: bool) -> Option<BatchShape> {
        Some(BatchShape::new(group(limbs), limbs))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let count = group(i.a.len());
        let numbers = [&i.a, &i.units[0], &i.b, &i.spoilt[1], &i.units[2]];
        let numbers = numbers.into_iter().take(count).flatten().copied();
        let mut xs: Vec<u64> = aside(|| numbers.collect());
        let mut yes = aside(|| vec![Choice::from(0); count]);
        let moduli = aside(|| vec![modulus(i); count]);
        black_box(k.run)(&mut xs, &moduli, &mut yes, scratch);
        r.long(&xs);
        yes.into_iter().for_each(|x| r.bit(x));
    }
}

/// More elements than a vector of AVX2 has lanes, or some of them.
fn group(limbs: usize) -> usize {
    if limbs <= 16 { 5 } else { 2 }
}

/// The theorem of one of them needs a prime: it takes 2^255 - 19 alone.
fn only_19<O: Operation>(kernel: &Kernel<O>, parameter: &O::Parameter) -> bool {
    !(kernel.takes)(parameter)
}

fn public(r: u32) -> PseudoMersenne255 {
    PseudoMersenne255::new(r).expect("odd, and below 2^31")
}

impl Checked for InvertPseudoMersenne255 {
    fn parameter(limbs: usize, prime: bool) -> Option<PseudoMersenne255> {
        (limbs == 4).then(|| public(if prime { 19 } else { 21 }))
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let m = match only_19(k, &public(21)) {
            // That it is 19 is public there.
            true => public(19),
            false => public((i.odd[0] as u32 | 1) & 0x7fff_ffff),
        };
        let mut out = vec![0; i.a.len()];
        let yes = black_box(k.run)(&mut out, &i.a, &m);
        r.limbs(&out);
        r.bit(yes);
    }
}

impl Checked for InvertBatchPseudoMersenne255 {
    const PUBLIC: usize = 1;

    fn parameter(limbs: usize, _: bool) -> Option<(PseudoMersenne255, usize)> {
        (limbs == 4).then(|| (public(19), elements(limbs)))
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        // Whether r is 1 is public where there are passes in assembly, which are for others. So all
        // of it is known there.
        let m = public(match k.name.ends_with("/portable") {
            true => secret_offset(19),
            false => 19,
        });
        let units = i.units.iter().cycle().take(elements(4));
        let mut xs: Vec<u64> = aside(|| units.flatten().copied().collect());
        let all = black_box(k.run)(&mut xs, &m, scratch);
        r.long(&xs);
        r.bit(all);
    }
}

/// In a field without tables, and in one with them. Any words are an element.
impl Checked for binary_field::Invert {
    const MORE: &'static [usize] = &[3, 7];

    fn parameter(limbs: usize, _: bool) -> Option<FieldShape> {
        field_shape(limbs)
    }

    fn prepare(limbs: usize) {
        fields(limbs);
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        for field in known_fields(i.a.len()) {
            black_box(k.run)(&field.as_ref(), &mut out, &i.a);
            r.limbs(&out);
        }
    }
}

/// Two groups of eight and a rest. Any words are an element.
impl Checked for binary_field::InvertBatch {
    const MORE: &'static [usize] = &[3];

    fn parameter(limbs: usize, _: bool) -> Option<(FieldShape, usize)> {
        field_shape(limbs).map(|shape| (shape, 20))
    }

    fn prepare(limbs: usize) {
        fields(limbs);
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let [field, _] = known_fields(i.a.len());
        let units = i.units.iter().cycle().take(20);
        let mut rows: Vec<u64> = aside(|| units.flatten().copied().collect());
        let none = black_box(k.run)(&field.as_ref(), &mut rows, scratch);
        r.long(&rows);
        r.bit(none);
    }
}

impl Checked for Multiply {
    fn parameter(limbs: usize, _: bool) -> Option<FieldShape> {
        field_shape(limbs)
    }

    fn prepare(limbs: usize) {
        fields(limbs);
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        let [field, _] = known_fields(i.a.len());
        black_box(k.run)(&field.as_ref(), &mut out, &i.a, &i.b);
        r.limbs(&out);
    }
}

impl Checked for SquareTimes {
    fn parameter(limbs: usize, _: bool) -> Option<FieldShape> {
        field_shape(limbs)
    }

    fn prepare(limbs: usize) {
        fields(limbs);
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let mut out = vec![0; i.a.len()];
        let [field, _] = known_fields(i.a.len());
        // How often is public.
        black_box(k.run)(&field.as_ref(), &mut out, &i.a, 3);
        r.limbs(&out);
    }
}

/// Where coefficients are small: a ring of each kind.
impl Checked for polynomial::Invert {
    fn parameter(limbs: usize, _: bool) -> Option<Ring> {
        rings(limbs).first().copied()
    }

    fn parameters(limbs: usize) -> Vec<Ring> {
        rings(limbs).to_vec()
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let ring = known_rings(i.a.len()).iter().find(|ring| (k.takes)(ring));
        let ring = ring.expect("it is the ring of the case");
        let a = coefficients(ring, &i.a);
        let mut out = vec![0; ring.len()];
        let yes = black_box(k.run)(ring, &mut out, &a);
        r.long(&words(&out));
        r.bit(yes);
    }
}

/// Three elements: a pair, and one alone.
impl Checked for polynomial::InvertBatch {
    fn parameter(limbs: usize, prime: bool) -> Option<(Ring, usize)> {
        polynomial::Invert::parameter(limbs, prime).map(|ring| (ring, 3))
    }

    fn parameters(limbs: usize) -> Vec<(Ring, usize)> {
        rings(limbs).iter().map(|ring| (*ring, 3)).collect()
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        let ring = known_rings(i.a.len())
            .iter()
            .find(|ring| (k.takes)(&(**ring, 3)))
            .expect("it is the ring of the case");
        let numbers = [&i.a, &i.b, &i.odd];
        let mut elements = aside(|| numbers.map(|x| coefficients(ring, x)).concat());
        let mut yes = [Choice::from(0); 3];
        black_box(k.run)(ring, &mut elements, &mut yes);
        r.long(&words(&elements));
        yes.into_iter().for_each(|x| r.bit(x));
    }
}

impl Checked for InvertCyclic {
    fn parameter(limbs: usize, _: bool) -> Option<CyclicRing> {
        cyclic_ring(limbs)
    }

    fn call(k: &Kernel<Self>, scratch: &mut [u64], i: &Inputs, r: &mut Results) {
        let ring = known_cyclic_ring(i.a.len());
        let a = bits(&ring, &i.a);
        let mut out = vec![0; ring.words()];
        // Of even weight none has an inverse.
        for a in [&with_odd_weight(&a), &a] {
            let yes = black_box(k.run)(&ring, &mut out, a, scratch);
            r.long(&out);
            r.bit(yes);
        }
    }
}

/// Where coefficients are small: a ring of each kind.
impl Checked for polynomial::Multiply {
    fn parameter(limbs: usize, _: bool) -> Option<Ring> {
        rings(limbs).first().copied()
    }

    fn parameters(limbs: usize) -> Vec<Ring> {
        rings(limbs).to_vec()
    }

    fn call(k: &Kernel<Self>, _: &mut [u64], i: &Inputs, r: &mut Results) {
        for ring in known_rings(i.a.len()).iter().filter(|ring| (k.takes)(ring)) {
            let [a, b] = [&i.a, &i.b].map(|x| centered(ring, x));
            let short = aside(|| b.iter().map(|c| c >> 15).collect::<Vec<_>>());
            for (b, most) in [(&b, 1 << 15), (&short, 1)] {
                let mut out = vec![0; ring.len()];
                black_box(k.run)(ring, &mut out, &a, b, most);
                put(r, &out);
            }
        }
    }
}
