// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses at once: modulo one number, and modulo a number each.

use super::invert::offset;
use super::lengths::{LIMBS, LONGER, dirty, padded, public_length};
use super::vectors::nat;
use crate::exercise::{Exercise, Vector, is_zero, planted_kernel, right};
use crate::oracle::{big, inverse, limbs};
use crate::random::Random;
use crate::size::Size;
use bezout::ModulusRef;
use bezout::kernels::integer::{BatchShape, InvertBatch, InvertBatchPseudoMersenne255, InvertEach};
use bezout::kernels::{Choice, Kernel};
use bezout::pseudo_mersenne::PseudoMersenne255;
use num_bigint::BigUint;
use serde_json::Value;

/// Elements, one behind the other, and their odd modulus.
#[derive(Clone, Debug)]
pub struct Rows {
    pub xs: Vec<u64>,
    pub m: Vec<u64>,
    /// `R^2` modulo `m`.
    pub r2: Vec<u64>,
}

impl Rows {
    /// Elements modulo an odd number, as long as it.
    pub fn new(xs: Vec<u64>, m: Vec<u64>) -> Self {
        let r2 = (BigUint::from(1u8) << (128 * m.len())) % big(&m);
        let r2 = limbs(&r2, m.len());
        Self { xs, m, r2 }
    }
}

/// Elements, and whether all have an inverse.
pub struct Room {
    pub xs: Vec<u64>,
    pub all: Choice,
    pub scratch: Vec<u64>,
}

/// Counts around those from which products are interleaved, and around widths of vectors.
const COUNTS: [usize; 14] = [0, 1, 2, 3, 4, 5, 8, 9, 15, 16, 23, 24, 25, 60];

fn count(random: &mut Random) -> usize {
    COUNTS[random.below(COUNTS.len() as u64) as usize]
}

fn shapes() -> Vec<BatchShape> {
    let shape = |count| LIMBS.map(|limbs| BatchShape::new(count, limbs));
    COUNTS.into_iter().chain([1024]).flat_map(shape).collect()
}

/// Zeros here and there, and now and then a factor of the modulus.
fn elements(random: &mut Random, m: &[u64], count: usize) -> Vec<u64> {
    let (zeros, spoiled) = (random.below(3) == 0, random.below(8) == 0);
    let mut xs = Vec::with_capacity(count * m.len());
    for _ in 0..count {
        xs.extend(match random.below(6) {
            0 if zeros => vec![0; m.len()],
            1 if spoiled => random.companion(m),
            _ => random.any(m.len()),
        });
    }
    xs
}

/// The inverses, zero where there is none, and whether all have one.
fn inverses<'a>(elements: impl Iterator<Item = (&'a [u64], &'a [u64])>) -> (Vec<u64>, Vec<bool>) {
    let (mut out, mut yes) = (Vec::new(), Vec::new());
    for (x, m) in elements {
        let y = inverse(&big(x), &big(m));
        yes.push(y.is_some());
        out.extend(limbs(&y.unwrap_or_default(), m.len()));
    }
    (out, yes)
}

impl Exercise for InvertBatch {
    const COST: usize = 40;
    type Operands = Rows;
    type Answer = (Vec<u64>, bool);
    type Room = Room;

    fn parameter(o: &Rows) -> BatchShape {
        BatchShape::new(o.xs.len() / o.m.len(), o.m.len())
    }

    fn parameters() -> Vec<BatchShape> {
        shapes()
    }

    fn operands(random: &mut Random, n: usize) -> Rows {
        let m = match random.below(6) {
            0 => limbs(&BigUint::from(15u8), n),
            1 => limbs(&BigUint::from(15015u32), n),
            2 => vec![u64::MAX; n],
            3 => limbs(&BigUint::from(1u8), n),
            _ => random.odd(n),
        };
        let count = count(random);
        Rows::new(elements(random, &m, count), m)
    }

    /// 1024 elements modulo the prime. A group is of units: others would share factors with its
    /// modulus.
    fn typical(random: &mut Random, size: Size) -> Option<Rows> {
        let m = size.modulus()?;
        match size {
            Size::P25519 => Some(Rows::new(random.uniform(1024 * m.len()), m)),
            Size::Group { count, .. } => {
                let xs = (0..count).flat_map(|_| random.unit(&m));
                Some(Rows::new(xs.collect(), m))
            }
            _ => None,
        }
    }

    fn results(o: &Rows) -> usize {
        o.xs.len() / o.m.len()
    }

    fn small(each: &mut dyn FnMut(&Rows)) {
        for m in (1..200).step_by(2) {
            let all: Vec<u64> = (0..2 * m).collect();
            each(&Rows::new(all, vec![m]));
            let units = (0..m).filter(|&x| inverse(&x.into(), &m.into()).is_some());
            each(&Rows::new(units.collect(), vec![m]));
        }
        for limbs in LONGER {
            for m in (1..64).step_by(2) {
                let all = (0..m + 30).flat_map(|x| padded(x, limbs));
                each(&Rows::new(all.collect(), padded(m, limbs)));
                let units = (0..m + 30).filter(|&x| inverse(&x.into(), &m.into()).is_some());
                let units = units.flat_map(|x| padded(x, limbs));
                each(&Rows::new(units.collect(), padded(m, limbs)));
            }
        }
    }

    fn expected(o: &Rows) -> Self::Answer {
        let (ys, yes) = inverses(o.xs.chunks_exact(o.m.len()).map(|x| (x, &o.m[..])));
        (ys, yes.into_iter().all(|yes| yes))
    }

    fn room(kernel: &Kernel<Self>, shape: &BatchShape) -> Room {
        Room {
            xs: dirty(shape.count * shape.limbs),
            all: Choice::from(0),
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Rows, room: &mut Room) -> u64 {
        room.xs.copy_from_slice(&o.xs);
        let m = ModulusRef::new(&o.m).expect("odd");
        room.all = (kernel.run)(&mut room.xs, m, &o.r2, &mut room.scratch);
        room.xs.first().copied().unwrap_or(0)
    }

    fn answer(_: &Rows, room: &Room) -> Self::Answer {
        (room.xs.clone(), room.all.into())
    }

    fn vector(operation: &str, input: &Value, result: &Value) -> Option<Vector<Self>> {
        if operation != "invert_batch" {
            return None;
        }
        let m = nat(&input["m"]);
        let xs: Vec<BigUint> = input["xs"].as_array()?.iter().map(nat).collect();
        let longest = xs.iter().chain([&m]).map(BigUint::bits).max().unwrap_or(1);
        let n = longest.div_ceil(64).max(1) as usize;
        let rows = |xs: &[BigUint]| xs.iter().flat_map(|x| limbs(x, n)).collect();
        let ys: Vec<BigUint> = result["inverses"].as_array()?.iter().map(nat).collect();
        let all = result["not_invertible"].as_array()?.is_empty();
        // An even modulus is none of this operation's.
        m.bit(0)
            .then(|| (Rows::new(rows(&xs), limbs(&m, n)), (rows(&ys), all)))
    }

    planted_kernel! {
        /// It says yes where an element is zero.
        InvertBatch: RIGHT, |xs, m, r2, scratch| {
            let zeros = zeros(xs, m.limbs().len());
            let all = (right::<InvertBatch>(RIGHT).run)(xs, m, r2, scratch);
            all | Choice::from(u8::from(zeros > 0))
        }
    }
}

/// What planted kernels are made of.
const RIGHT: &str = "montgomery_trick/portable";

/// How many elements of `limbs` limbs are zero.
fn zeros(xs: &[u64], limbs: usize) -> usize {
    xs.chunks_exact(limbs).filter(|x| is_zero(x)).count()
}

/// Elements modulo `2^255 - r`.
#[derive(Clone, Debug)]
pub struct Rows255 {
    pub xs: Vec<u64>,
    pub modulus: PseudoMersenne255,
}

impl Exercise for InvertBatchPseudoMersenne255 {
    const COST: usize = 40;
    type Operands = Rows255;
    type Answer = (Vec<u64>, bool);
    type Room = Room;

    fn parameter(o: &Rows255) -> (PseudoMersenne255, usize) {
        (o.modulus, o.xs.len() / 4)
    }

    fn parameters() -> Vec<(PseudoMersenne255, usize)> {
        let modulus = |r| PseudoMersenne255::new(r).expect("odd and below 2^31");
        let all = |r| COUNTS.map(|count| (modulus(r), count));
        [1, 3, 19, 31, 33, 0x7fff_ffff]
            .into_iter()
            .flat_map(all)
            .collect()
    }

    fn has_length(limbs: usize) -> bool {
        limbs == 4
    }

    fn operands(random: &mut Random, _: usize) -> Rows255 {
        let modulus = PseudoMersenne255::new(offset(random)).expect("odd and below 2^31");
        let count = count(random);
        let xs = elements(random, modulus.modulus().get().limbs(), count);
        Rows255 { xs, modulus }
    }

    fn typical(random: &mut Random, size: Size) -> Option<Rows255> {
        (size == Size::P25519).then(|| Rows255 {
            xs: random.uniform(4096),
            modulus: PseudoMersenne255::new(19).expect("odd and below 2^31"),
        })
    }

    fn results(o: &Rows255) -> usize {
        o.xs.len() / 4
    }

    fn small(each: &mut dyn FnMut(&Rows255)) {
        for (modulus, count) in Self::parameters() {
            let xs = (0..count).flat_map(|i| [i as u64, 0, 0, 0]).collect();
            each(&Rows255 { xs, modulus });
        }
    }

    fn expected(o: &Rows255) -> Self::Answer {
        let modulus = o.modulus.modulus();
        let (ys, yes) = inverses(
            o.xs.chunks_exact(4)
                .map(|x| (x, &modulus.get().limbs()[..])),
        );
        (ys, yes.into_iter().all(|yes| yes))
    }

    fn room(kernel: &Kernel<Self>, parameter: &(PseudoMersenne255, usize)) -> Room {
        Room {
            xs: dirty(4 * parameter.1),
            all: Choice::from(0),
            scratch: dirty((kernel.scratch)(parameter)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Rows255, room: &mut Room) -> u64 {
        room.xs.copy_from_slice(&o.xs);
        room.all = (kernel.run)(&mut room.xs, &o.modulus, &mut room.scratch);
        room.xs.first().copied().unwrap_or(0)
    }

    fn answer(_: &Rows255, room: &Room) -> Self::Answer {
        (room.xs.clone(), room.all.into())
    }

    planted_kernel! {
        /// It says yes where an element is zero.
        InvertBatchPseudoMersenne255: RIGHT, |xs, m, scratch| {
            let zeros = zeros(xs, 4);
            let all = (right::<InvertBatchPseudoMersenne255>(RIGHT).run)(xs, m, scratch);
            all | Choice::from(u8::from(zeros > 0))
        }
    }
}

/// Elements, and a modulus for each.
#[derive(Clone, Debug)]
pub struct Each {
    pub limbs: usize,
    /// A public bound on the length of the moduli.
    pub bits: usize,
    pub xs: Vec<u64>,
    pub moduli: Vec<u64>,
}

impl Each {
    /// Elements and moduli of `limbs` limbs, one behind the other.
    pub fn new(limbs: usize, xs: Vec<u64>, moduli: Vec<u64>) -> Self {
        Self {
            limbs,
            bits: 64 * limbs,
            xs,
            moduli,
        }
    }

    /// The moduli with their public length.
    pub fn moduli(&self) -> Vec<ModulusRef<'_>> {
        let modulus = |m| public_length(ModulusRef::new(m).expect("odd"), self.bits);
        self.moduli.chunks_exact(self.limbs).map(modulus).collect()
    }
}

/// Elements, and which of them have an inverse.
pub struct EachRoom {
    pub xs: Vec<u64>,
    pub yes: Vec<Choice>,
    pub scratch: Vec<u64>,
}

impl Exercise for InvertEach {
    const COST: usize = 4;
    type Operands = Each;
    type Answer = (Vec<u64>, Vec<bool>);
    type Room = EachRoom;

    fn parameter(o: &Each) -> BatchShape {
        BatchShape::new(o.xs.len() / o.limbs, o.limbs).with_bits(o.bits)
    }

    fn parameters() -> Vec<BatchShape> {
        // Also where a length in bits is much shorter than the limbs, or a little.
        let of_bits = |s: BatchShape| {
            [s.bits, s.bits - 17, s.bits.min(4096), s.bits.div_ceil(3)]
                .map(|bits| s.with_bits(bits))
        };
        shapes().into_iter().flat_map(of_bits).collect()
    }

    fn operands(random: &mut Random, limbs: usize) -> Each {
        let count = 1 + random.below(9) as usize;
        let mut o = Each::new(limbs, Vec::new(), Vec::new());
        if random.below(4) == 0 {
            o.bits = 1 + random.below(64 * limbs as u64) as usize;
        }
        for _ in 0..count {
            let m = random.odd_below_bits(o.bits, limbs);
            o.xs.extend(random.companion(&m));
            o.moduli.extend(m);
        }
        o
    }

    /// Eight elements, where no other number is asked for.
    fn typical(random: &mut Random, size: Size) -> Option<Each> {
        let limbs = size.limbs();
        let count = match size {
            Size::Group { count, .. } => count,
            _ => 8,
        };
        let mut number = || random.odd_of_bits(size.bits(), limbs);
        let mut numbers = || (0..count).flat_map(|_| number()).collect();
        let (xs, moduli) = (numbers(), numbers());
        matches!(size, Size::Bits(_) | Size::Group { .. }).then(|| Each::new(limbs, xs, moduli))
    }

    fn results(o: &Each) -> usize {
        o.xs.len() / o.limbs
    }

    fn small(each: &mut dyn FnMut(&Each)) {
        for m in (1..256).step_by(2) {
            for x in (0..m + 8).step_by(5) {
                let xs: Vec<u64> = (x..x + 5).collect();
                let moduli = (0..5).map(|k| m + 2 * k).collect();
                each(&Each::new(1, xs, moduli));
            }
        }
    }

    fn expected(o: &Each) -> Self::Answer {
        let n = o.limbs;
        inverses(o.xs.chunks_exact(n).zip(o.moduli.chunks_exact(n)))
    }

    fn room(kernel: &Kernel<Self>, shape: &BatchShape) -> EachRoom {
        EachRoom {
            xs: dirty(shape.count * shape.limbs),
            yes: vec![Choice::from(0); shape.count],
            scratch: dirty((kernel.scratch)(shape)),
        }
    }

    fn call(kernel: &Kernel<Self>, o: &Each, room: &mut EachRoom) -> u64 {
        room.xs.copy_from_slice(&o.xs);
        (kernel.run)(&mut room.xs, &o.moduli(), &mut room.yes, &mut room.scratch);
        room.xs[0]
    }

    fn answer(_: &Each, room: &EachRoom) -> Self::Answer {
        let yes = room.yes.iter().map(|&yes| yes.into()).collect();
        (room.xs.clone(), yes)
    }

    planted_kernel! {
        /// It says yes where the first element is zero.
        InvertEach: "one_by_one/portable", |xs, moduli, yes, scratch| {
            let zero = is_zero(&xs[..moduli[0].limbs().len()]);
            (right::<InvertEach>("one_by_one/portable").run)(xs, moduli, yes, scratch);
            yes[0] |= Choice::from(u8::from(zero));
        }
    }
}
