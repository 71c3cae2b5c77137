// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is measured: one operation at one size, with the operands that all implementations share.

use crate::random::Random;
use bezout_exercise::Size;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::One;

/// The operations, under their names in filters, tables and JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Invert,
    Gcd,
    Xgcd,
    Jacobi,
    Legendre,
    /// Many inversions at once; the numbers are those of one element.
    InvertBatch,
    /// What another crate does with an inverse; the size says what.
    Client,
    /// Multiplications that do not wait for each other: their throughput, not their latency.
    Mul,
    /// What goes with inversion.
    Arithmetic(Arithmetic),
    /// An operation of the registry for which nothing is written here: its kernels on the operands of tests.
    Table(Table),
}

/// An operation of the registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub ring: &'static str,
    pub name: &'static str,
    pub size: Size,
}

/// Operations on two residues (the second one unused by some, and for a power the exponent) or, the last two, on two
/// integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    Add,
    Sub,
    Neg,
    Square,
    Pow,
    Divide,
    Lcm,
    Product,
}

impl Arithmetic {
    pub const ALL: [Arithmetic; 8] = [
        Arithmetic::Add,
        Arithmetic::Sub,
        Arithmetic::Neg,
        Arithmetic::Square,
        Arithmetic::Pow,
        Arithmetic::Divide,
        Arithmetic::Lcm,
        Arithmetic::Product,
    ];

    fn name(self) -> &'static str {
        match self {
            Arithmetic::Add => "add",
            Arithmetic::Sub => "sub",
            Arithmetic::Neg => "neg",
            Arithmetic::Square => "square",
            Arithmetic::Pow => "pow",
            Arithmetic::Divide => "divide",
            Arithmetic::Lcm => "lcm",
            Arithmetic::Product => "product",
        }
    }

    fn of_integers(self) -> bool {
        matches!(self, Arithmetic::Lcm | Arithmetic::Product)
    }
}

impl Op {
    pub fn name(self) -> &'static str {
        match self {
            Op::Invert => "invert",
            Op::Gcd => "gcd",
            Op::Xgcd => "xgcd",
            Op::Jacobi => "jacobi",
            Op::Legendre => "legendre",
            Op::InvertBatch => "invert_batch",
            Op::Client => "client",
            Op::Mul => "mul",
            Op::Arithmetic(arithmetic) => arithmetic.name(),
            Op::Table(table) => table.name,
        }
    }

    /// Whether the operands of one call are two fresh numbers, rather than one and the case's modulus.
    pub fn takes_pairs(self) -> bool {
        match self {
            Op::Gcd | Op::Xgcd => true,
            Op::Arithmetic(arithmetic) => arithmetic.of_integers(),
            _ => false,
        }
    }
}

/// One operation at one size. All implementations of a case are measured interleaved, on the same operands.
#[derive(Clone, Debug)]
pub struct Case {
    pub op: Op,
    /// A bit length for any modulus of it (`256`), or the name of a constant (`2^255-19`).
    pub size: &'static str,
    pub bits: usize,
    /// The modulus or the symbol's lower argument: odd, and of exactly `bits` bits. Unused by operations on integers.
    pub modulus: BigUint,
    /// Whether the modulus is known to be prime: some implementations take no other.
    pub prime: bool,
}

impl Case {
    /// All cases in the order in which they are measured.
    pub fn all() -> Vec<Case> {
        let mut cases = Vec::new();
        let mut add =
            |op, sizes: &[&'static str]| cases.extend(sizes.iter().map(|size| Case::new(op, size)));
        let lengths = ["255", "256", "384", "511", "512", "1024", "2048", "4096"];
        add(
            Op::Invert,
            &[
                "2^255-19",
                "ed25519-order",
                "secp256k1",
                "p256",
                "p384",
                "p521",
                "bls12-381-r",
                "bls12-381-p",
                "csidh512",
            ],
        );
        add(Op::Invert, &lengths);
        // Key generation of Falcon, on secrets.
        let with_falcon = [&lengths[..], &["6500"]].concat();
        add(Op::Gcd, &with_falcon);
        add(Op::Xgcd, &with_falcon);
        add(
            Op::Legendre,
            &["2^255-19", "secp256k1", "bls12-381-p", "csidh512"],
        );
        add(Op::Jacobi, &lengths);
        add(Op::Mul, &["2^255-19"]);
        add(Op::InvertBatch, &["2^255-19", "256", "384", "512"]);
        for arithmetic in Arithmetic::ALL {
            add(Op::Arithmetic(arithmetic), &["256", "2048"]);
        }
        #[cfg(feature = "clients")]
        add(Op::Client, crate::clients::SIZES);
        add(Op::Invert, &crate::gf2::FIELDS.map(|field| field.0));
        // At the degree that the operands of the sweep have.
        add(Op::Invert, &crate::gf2::SWEEP.map(|(name, _)| name));
        add(Op::Invert, &crate::polynomial::names());
        cases.extend(crate::tables::all().into_iter().map(Case::of_table));
        cases
    }

    pub fn of_table(table: Table) -> Case {
        Case {
            op: Op::Table(table),
            // A few names, once in a run.
            size: table.size.name().leak(),
            bits: table.size.bits(),
            modulus: BigUint::ZERO,
            prime: false,
        }
    }

    pub fn new(op: Op, size: &'static str) -> Case {
        if let Some(field) = crate::gf2::Field::named(size) {
            return Case {
                op,
                size,
                bits: field.degree,
                modulus: field.polynomial(),
                prime: false,
            };
        }
        if let Some(ring) = crate::polynomial::Ring::named(size) {
            return Case {
                op,
                size,
                bits: ring.degree(),
                modulus: ring.pack(&ring.modulus()),
                prime: false,
            };
        }
        #[cfg(feature = "clients")]
        if let Some((modulus, prime)) = crate::clients::modulus(size) {
            return Case {
                op,
                size,
                bits: modulus.bits() as usize,
                modulus,
                prime,
            };
        }
        let constant = constant(size);
        // The constants are the primes that cryptography uses; any other length has a random modulus.
        let prime = constant.is_some();
        let modulus = constant.unwrap_or_else(|| any_odd(size.parse().expect("a bit length")));
        Case {
            op,
            size,
            bits: modulus.bits() as usize,
            modulus,
            prime,
        }
    }

    /// The ring: the integers; binary fields, or polynomials, whose `modulus` is the polynomial as a number.
    pub fn ring(&self) -> &'static str {
        if let Op::Table(table) = self.op {
            table.ring
        } else if crate::polynomial::Ring::named(self.size).is_some() {
            "poly"
        } else if crate::gf2::Field::named(self.size).is_some() {
            "gf2"
        } else {
            "int"
        }
    }

    pub fn limbs(&self) -> usize {
        self.bits.div_ceil(64)
    }

    /// The name of an implementation of this case, in which filters are searched.
    pub fn path(&self, implementation: &str) -> String {
        format!(
            "{}/{}/{}/{implementation}",
            self.op.name(),
            self.ring(),
            self.size
        )
    }

    /// The operands: a power of two of them, fresh in every process only by position, so that runs can be repeated.
    ///
    /// Branch predictors learn a small pool by heart, hence the size.
    pub fn operands(&self) -> Operands {
        if matches!(self.op, Op::Table(_)) {
            // They have operands of their own.
            return Operands {
                limbs: self.limbs(),
                modulus: BigUint::ZERO,
                first: vec![BigUint::ZERO; 64],
                second: vec![BigUint::ZERO; 64],
            };
        }
        if let Some(ring) = crate::polynomial::Ring::named(self.size) {
            // A call is too long for anything to be learned.
            let first = ring.operands(64);
            return Operands {
                limbs: self.limbs(),
                modulus: self.modulus.clone(),
                second: first.clone(),
                first,
            };
        }
        let count = 4096;
        let mut random = Random::new(self.bits as u64);
        let first = (0..count).map(|_| self.operand(&mut random)).collect();
        let second = (0..count).map(|_| self.operand(&mut random)).collect();
        Operands {
            limbs: self.limbs(),
            modulus: self.modulus.clone(),
            first,
            second,
        }
    }

    fn operand(&self, random: &mut Random) -> BigUint {
        if self.op.takes_pairs() {
            return odd_of_length(random, self.bits);
        }
        if let Some(field) = crate::gf2::Field::named(self.size) {
            return field.operand(random);
        }
        loop {
            // Coprime to the modulus, since not every implementation accepts what is not.
            let x = random.below(&self.modulus);
            if x.gcd(&self.modulus).is_one() {
                return x;
            }
        }
    }
}

/// Operands of all calls: below the modulus and coprime to it (`first`), or pairs of odd numbers of full length.
pub struct Operands {
    pub limbs: usize,
    pub modulus: BigUint,
    pub first: Vec<BigUint>,
    pub second: Vec<BigUint>,
}

impl Operands {
    /// The first operand of every call, converted.
    pub fn map<T>(&self, convert: impl Fn(&BigUint) -> T) -> Vec<T> {
        self.first.iter().map(convert).collect()
    }

    /// Both operands of every call, converted.
    pub fn map_pairs<T>(&self, convert: impl Fn(&BigUint) -> T) -> Vec<(T, T)> {
        self.first
            .iter()
            .zip(&self.second)
            .map(|(a, b)| (convert(a), convert(b)))
            .collect()
    }
}

/// Little-endian limbs, padded with zeros to `length`.
pub fn limbs_of(x: &BigUint, length: usize) -> Vec<u64> {
    let mut limbs = x.to_u64_digits();
    limbs.resize(length, 0);
    limbs
}

/// `limbs_of` for a length known to the compiler.
pub fn array_of<const L: usize>(x: &BigUint) -> [u64; L] {
    limbs_of(x, L)
        .try_into()
        .expect("the operand has at most L limbs")
}

/// The number with these little-endian limbs.
pub fn number_of(limbs: &[u64]) -> BigUint {
    BigUint::new(
        limbs
            .iter()
            .flat_map(|limb| [*limb as u32, (limb >> 32) as u32])
            .collect(),
    )
}

/// The inverse of an odd number modulo 2^64.
pub fn inverse_mod_word(odd: u64) -> u64 {
    // Right to three bits at the start; each round doubles them.
    (0..5).fold(odd, |inverse, _| {
        inverse.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(inverse)))
    })
}

fn constant(size: &str) -> Option<BigUint> {
    let hex = |digits: &str| BigUint::parse_bytes(digits.as_bytes(), 16);
    match size {
        "2^255-19" => Some((BigUint::one() << 255) - 19u32),
        // Crate features and publications use this prime, so 511 bits stand for it.
        "511" => Some((BigUint::one() << 511) - 187u32),
        "ed25519-order" => hex("1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed"),
        "secp256k1" => Some((BigUint::one() << 256) - (BigUint::one() << 32) - 977u32),
        "p521" => Some((BigUint::one() << 521) - 1u32),
        "csidh512" => Some(csidh512()),
        "p256" => hex("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff"),
        "p384" => hex(
            "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
        ),
        "bls12-381-r" => hex("73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001"),
        "bls12-381-p" => hex(
            "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ),
        _ => None,
    }
}

/// 4 times the first 73 odd primes and 587, minus 1.
fn csidh512() -> BigUint {
    let primes = (3u32..).filter(|n| (2..*n).all(|d| n % d != 0)).take(73);
    let product = primes.fold(BigUint::from(4 * 587u32), |product, prime| product * prime);
    product - 1u32
}

fn any_odd(bits: usize) -> BigUint {
    odd_of_length(&mut Random::new(!(bits as u64)), bits)
}

fn odd_of_length(random: &mut Random, bits: usize) -> BigUint {
    let mut x = random.bits(bits);
    x.set_bit(0, true);
    x.set_bit(bits as u64 - 1, true);
    x
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn moduli_are_odd_and_of_their_length() {
        let has_one = |case: &&Case| case.ring() != "poly" && !matches!(case.op, Op::Table(_));
        for case in Case::all().iter().filter(has_one) {
            assert!(case.modulus.is_odd(), "{}", case.size);
            let above = u64::from(case.ring() == "gf2");
            assert_eq!(case.modulus.bits() - above, case.bits as u64);
            if let Ok(bits) = case.size.parse::<usize>() {
                assert_eq!(case.bits, bits);
            }
        }
        let bits = |size| Case::new(Op::Invert, size).bits;
        assert_eq!(
            [bits("2^255-19"), bits("p256"), bits("p384")],
            [255, 256, 384]
        );
        assert_eq!([bits("bls12-381-r"), bits("bls12-381-p")], [255, 381]);
        assert_eq!([bits("ed25519-order"), bits("secp256k1")], [253, 256]);
        assert_eq!([bits("p521"), bits("csidh512")], [521, 511]);
    }

    #[test]
    fn constants_are_those_of_the_library() {
        use bezout::presets::*;
        let value = |m: bezout::ModulusRef<'_>| number_of(m.limbs());
        for (size, preset) in [
            ("2^255-19", P25519.as_ref()),
            ("ed25519-order", ED25519_ORDER.as_ref()),
            ("secp256k1", SECP256K1_P.as_ref()),
            ("p256", P256_P.as_ref()),
            ("p384", P384_P.as_ref()),
            ("p521", P521_P.as_ref()),
            ("bls12-381-r", BLS12_381_R.as_ref()),
            ("bls12-381-p", BLS12_381_P.as_ref()),
            ("csidh512", CSIDH512.as_ref()),
            ("511", P511_187.as_ref()),
        ] {
            assert_eq!(constant(size), Some(value(preset)), "{size}");
        }
    }

    #[test]
    fn primes_pass_fermat_s_test() {
        for case in Case::all().into_iter().filter(|case| case.prime) {
            let exponent = &case.modulus - 1u32;
            assert!(
                BigUint::from(2u32)
                    .modpow(&exponent, &case.modulus)
                    .is_one(),
                "{}",
                case.size
            );
        }
    }

    #[test]
    fn operands_are_many_distinct_and_in_range() {
        for case in [
            Case::new(Op::Invert, "256"),
            Case::new(Op::Gcd, "256"),
            Case::new(Op::Jacobi, "2^255-19"),
        ] {
            let operands = case.operands();
            let distinct: HashSet<_> = operands.first.iter().collect();
            assert_eq!(distinct.len(), 4096);
            for x in &operands.first {
                let fits = if case.op.takes_pairs() {
                    x.bits() == 256 && x.is_odd()
                } else {
                    *x < case.modulus
                };
                assert!(fits, "{} {x}", case.path(""));
            }
        }
    }

    #[test]
    fn limbs_go_there_and_back() {
        let x = BigUint::parse_bytes(b"123456789abcdef00fedcba987654321", 16).unwrap();
        assert_eq!(
            limbs_of(&x, 3),
            [0x0fed_cba9_8765_4321, 0x1234_5678_9abc_def0, 0]
        );
        assert_eq!(number_of(&limbs_of(&x, 5)), x);
    }

    #[test]
    fn word_inverse_inverts() {
        for odd in [1, 3, 0x0123_4567_89ab_cdef, u64::MAX] {
            assert_eq!(odd.wrapping_mul(inverse_mod_word(odd)), 1);
        }
    }

    #[test]
    fn paths_name_op_ring_size_and_implementation() {
        assert_eq!(
            Case::new(Op::Invert, "2^255-19").path("rug/6.3"),
            "invert/int/2^255-19/rug/6.3"
        );
    }
}
