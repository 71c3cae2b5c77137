// SPDX-License-Identifier: MIT OR Apache-2.0
//! All cases, and all implementations of a case.

use crate::case::{Case, LARGE, Op, op_of};
use crate::row::Row;
use crate::{kernels, ours, peers};
use bezout::kernels::{binary_field, integer};
use bezout_exercise::{Exercise, Prime, Size, Visitor, visit};

/// All cases in the order in which they are measured.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |found: Vec<Case>| cases.extend(found);
    let prime = Size::Prime;
    let bits = |all: &[usize]| all.iter().map(|&bits| Size::Bits(bits)).collect::<Vec<_>>();
    let constants = [
        Prime::P25519,
        Prime::Ed25519Order,
        Prime::Secp256k1,
        Prime::P256,
        Prime::P384,
        Prime::P521,
        Prime::Bls12R,
        Prime::Bls12P,
        Prime::Csidh512,
        Prime::MuHash3072,
    ];
    // The prime of 511 bits, where there is a modulus.
    let mut moduli = bits(&[255, 256, 384, 512, 1024, 2048, 4096]);
    moduli.insert(3, prime(Prime::P511));
    // The last one is key generation of Falcon, on secrets.
    let lengths = bits(&[255, 256, 384, 511, 512, 1024, 2048, 4096, 6500]);
    add(of::<integer::Invert>(Op::Invert, &constants.map(prime)));
    add(of::<integer::Invert>(Op::Invert, &moduli));
    add(of::<integer::Gcd>(Op::Gcd, &lengths));
    add(of::<integer::Xgcd>(Op::Xgcd, &lengths));
    let symbols = [
        Prime::P25519,
        Prime::Secp256k1,
        Prime::Bls12P,
        Prime::Csidh512,
    ];
    add(of::<integer::Jacobi>(Op::Legendre, &symbols.map(prime)));
    add(of::<integer::Jacobi>(Op::Jacobi, &moduli));
    add(of::<integer::Invert>(Op::Mul, &[Size::P25519]));
    let batches = [
        Size::P25519,
        Size::Bits(128),
        Size::Bits(192),
        Size::Bits(256),
        Size::Bits(384),
        Size::Bits(512),
    ];
    add(of::<integer::Invert>(Op::InvertBatch, &batches));
    let two = bits(&[256, 2048]);
    for op in [Op::Add, Op::Sub, Op::Neg, Op::Square, Op::Pow, Op::Divide] {
        add(of::<integer::Invert>(op, &two));
    }
    for op in [Op::Lcm, Op::Product] {
        add(of::<integer::Gcd>(op, &two));
    }
    let roots = [
        Prime::P25519,
        Prime::Secp256k1,
        Prime::P256,
        Prime::P384,
        Prime::Bls12R,
    ];
    add(of::<integer::Invert>(Op::Sqrt, &roots.map(prime)));
    add(of::<integer::Invert>(
        Op::Split,
        &[prime(Prime::Ed25519Order)],
    ));
    add(of::<integer::Gcd>(Op::Sieve, &bits(&[1024])));
    #[cfg(feature = "clients")]
    add(crate::clients::cases());
    for op in [Op::Gcd, Op::Xgcd, Op::Invert, Op::Product] {
        let sizes = [LARGE, 1 << 16, 1 << 18, 1 << 20, 1 << 22];
        add(sizes.map(|bits| Case::large(op, bits)).into());
    }
    let sweep = [15, 86, 172, 258, 344, 430].map(|degree| Size::Named {
        name: "dstu431",
        bits: 431,
        degree: Some(degree),
    });
    add(of::<binary_field::Invert>(Op::Invert, &sweep));
    others(&mut cases);
    for case in cases
        .iter_mut()
        .filter(|case| (case.ring, case.op) == ("gf2", Op::Invert))
    {
        case.name = field_name(&case.name);
    }
    cases
}

/// Groups of one to eight independent inversions, of sixteen short ones, and batches modulo one
/// number: what the library puts into lanes depends on the length and the count.
pub fn groups() -> Vec<Case> {
    let sizes = |lengths: &[usize], counts: &[usize]| -> Vec<Size> {
        let group = |&bits: &usize| counts.iter().map(move |&count| Size::Group { bits, count });
        lengths.iter().flat_map(group).collect()
    };
    let lengths = [256, 384, 512, 768, 1024, 1536, 2048, 4096];
    let mut each = sizes(&lengths, &[1, 2, 3, 4, 5, 6, 7, 8]);
    each.extend(sizes(&[256], &[16]));
    let batches = sizes(
        &[128, 192, 256, 384, 512, 576, 1024],
        &[8, 16, 32, 64, 256, 1024],
    );
    let mut cases = of::<integer::InvertEach>(op_of("invert_each"), &each);
    cases.extend(of::<integer::Invert>(Op::InvertBatch, &batches));
    cases
}

/// All rows of a case: this project's first.
pub fn rows(case: &Case) -> Vec<Row> {
    let all = [kernels::rows(case), ours::rows(case), peers::rows(case)];
    all.into_iter().flatten().collect()
}

fn of<O: Exercise>(op: Op, sizes: &[Size]) -> Vec<Case> {
    let cases = sizes.iter().filter_map(|&size| Case::new::<O>(op, size));
    cases.collect()
}

/// Adds all operations of the registry that are not in the list, at all sizes that they have.
fn others(cases: &mut Vec<Case>) {
    struct Others<'a>(&'a [Case], Vec<Case>);
    impl Visitor for Others<'_> {
        fn visit<O: Exercise>(&mut self) {
            let listed = |case: &Case| case.ring == "int" && case.has_kernels_of(O::RING, O::NAME);
            if !self.0.iter().any(listed) {
                self.1.extend(of::<O>(op_of(O::NAME), &O::sizes(&[])));
            }
        }
    }
    let mut others = Others(cases, Vec::new());
    visit(&mut others);
    let Others(_, others) = others;
    cases.extend(others);
}

/// `gf2_163-dstu` of the preset `dstu163`: the degree stands first among inversions.
fn field_name(preset: &str) -> String {
    let (name, rest) = preset
        .split_once(',')
        .map_or((preset, String::new()), |(name, rest)| {
            (name, format!(",{rest}"))
        });
    let standard = name.trim_end_matches(|c: char| c.is_ascii_digit());
    match standard {
        "gf2_" => preset.into(),
        _ => format!("gf2_{}-{standard}{rest}", &name[standard.len()..]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operands::Operands;
    use crate::oracle;

    /// A length that no other case has: functions of numbers of fixed length need a line for it.
    #[test]
    fn rows_of_muhash_are_right() {
        let size = Size::Prime(Prime::MuHash3072);
        let case = cases().into_iter().find(|case| case.size == size);
        let case = case.expect("a case");
        let mut operands = Operands::new(&case);
        operands.first.truncate(2);
        operands.second.truncate(2);
        let rows = rows(&case);
        for peer in [
            "bezout/Modulus::invert",
            #[cfg(feature = "crypto-bigint")]
            "crypto-bigint/",
            #[cfg(feature = "ruint")]
            "ruint/",
        ] {
            let named = rows.iter().any(|row| row.name.starts_with(peer));
            assert!(named, "{peer}");
        }
        for row in rows {
            let mut work = (row.prepare)(&operands);
            let checked = oracle::check(&case, &operands, work.as_mut());
            assert_eq!(checked, Ok(()), "{}", row.name);
        }
    }
}
