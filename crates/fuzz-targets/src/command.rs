// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the command reads: expressions, and lines of a batch. No text is too much work.

// The command is a program, so its sources are compiled into this one too.
#[path = "../../bezout-cli/src/batch/blocks.rs"]
mod blocks;
#[allow(dead_code)]
#[path = "../../bezout-cli/src/number.rs"]
pub mod number;
#[path = "../../bezout-cli/src/batch/request.rs"]
mod request;

use bezout_front::integer::{self, Answer};
use bezout_large::Integer;
use blocks::{BadLine, Blocks};
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::Signed;
use request::{Request, Shape};

/// A hundredth of a second; the command accepts some seconds.
const WORK: u64 = 1 << 18;

/// Numbers of this many bits go on to the arithmetic.
const BITS: usize = 1 << 10;

pub fn expression(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(value) = number::parse_within(text, 10, WORK) else {
        return;
    };
    assert!(value.bits() as u64 <= number::MAX_BITS);
    // As a part of other expressions it has the same value, unless those are too deep or too much
    // work.
    let same = |text: String, expected: &Integer| {
        if let Ok(other) = number::parse_within(&text, 10, 4 * WORK) {
            assert_eq!(&other, expected, "{text}");
        }
    };
    same(format!(" ({text}) "), &value);
    same(format!("-({text})"), &-&value);
    same(format!("({text})*2-({text})"), &value);
    if value.bits() <= BITS {
        assert_eq!(
            number::parse(&number::hexadecimal(&value)).as_ref(),
            Ok(&value)
        );
        assert_eq!(number::parse(&value.to_string()).as_ref(), Ok(&value));
        same(format!("({text})^2"), &(&value * &value));
    }
}

pub fn batch(data: &[u8]) {
    let (&kind, data) = data.split_first().unwrap_or((&0, &[]));
    let last = Integer::from(97);
    let shape = Shape {
        names: [&["a", "b"][..], &["x", "m"], &["x|a", "n"]][usize::from(kind) % 3],
        last: (kind & 64 != 0).then_some(&last),
        more: kind & 128 != 0,
        radix: if kind & 32 == 0 { 10 } else { 16 },
    };
    let (mut blocks, mut read, mut lines) = (Blocks::new(data), (0, 0), 0);
    while let Some(block) = blocks.next_block(Vec::new()).expect("memory can be read") {
        read = (read.0 + block.lines, block.bytes);
        for (number, line) in block.lines() {
            lines += 1;
            assert_eq!(number, lines);
            let text = |line| str::from_utf8(line).map_err(|_| BadLine::NotUtf8);
            match line.and_then(text) {
                Ok(text) => one_line(text.trim(), &shape),
                Err(bad) => assert!(!bad.reason().is_empty()),
            }
        }
        assert_eq!(read.0, lines);
    }
    let expected =
        data.split(|&c| c == b'\n').count() - usize::from(data.is_empty() || data.ends_with(b"\n"));
    assert_eq!(read, (expected as u64, data.len() as u64));
}

fn one_line(line: &str, shape: &Shape<'_>) {
    if line.is_empty() || too_much_work(line, shape.radix) {
        return;
    }
    match request::polynomial(line) {
        Err(reason) => assert!(!reason.is_empty()),
        Ok((None, text)) => assert!(line.starts_with('{') || text == line),
        Ok((Some(_), _)) => assert!(line.starts_with('{')),
    }
    match request::parse(line, shape) {
        Err(reason) => assert!(!reason.is_empty()),
        Ok(Request { id, numbers }) => {
            assert!(numbers.len() >= shape.names.len());
            assert!(id.is_none() || line.starts_with('{'));
            if numbers.iter().all(|x| x.bits() <= BITS) {
                answer(&numbers[0], &numbers[1]);
            }
        }
    }
}

/// Whether a text in the line is an expression of more work than this target has time for.
fn too_much_work(line: &str, radix: u32) -> bool {
    let mut texts = line.split([' ', '\t', ',', '"', ':', '{', '}', '[', ']']);
    texts.any(|text| match number::parse_within(text, radix, WORK) {
        Ok(_) => false,
        Err(error) => number::parse_within(text, radix, 2 * WORK) != Err(error),
    })
}

/// Signed numbers of a line, through the functions that the command calls.
fn answer(a: &Integer, b: &Integer) {
    let [x, y] = [a, b].map(integer::Integer::from);
    let of = |limbs: &[u64]| BigInt::from(crate::choose::from_limbs(limbs));
    let signed =
        |x: &bezout::Signed<Vec<u64>>| of(&x.magnitude) * if x.negative.into() { -1 } else { 1 };
    let [a, b]: [BigInt; 2] = [a, b].map(|x| of(x.limbs()) * if x.is_negative() { -1 } else { 1 });
    let (a, b) = (&a, &b);
    let g = a.gcd(b);
    assert_eq!(of(&integer::gcd(x, y).value), g);
    assert_eq!(of(&integer::gcd_vartime(x, y).value), g);
    for z in [integer::xgcd(x, y), integer::xgcd_vartime(x, y)] {
        let z = z.value;
        assert_eq!(
            (signed(&z.s) * a + signed(&z.t) * b, of(&z.gcd)),
            (g.clone(), g.clone())
        );
    }
    for inverse in [integer::invert(x, y), integer::invert_vartime(x, y)] {
        let expected = b.is_positive() && g == BigInt::from(1);
        assert_eq!(inverse.is_ok(), expected);
        if let Ok(inverse) = inverse {
            assert_eq!(
                (of(&inverse.value) * a).mod_floor(b),
                BigInt::from(1).mod_floor(b)
            );
        }
    }
    let symbol =
        |found: Result<Answer<bezout::Symbol>, _>| found.ok().map(|answer| answer.value.value());
    let odd = b.is_positive() && b.is_odd();
    let expected = bezout_exercise::oracle::kronecker(a, b);
    assert_eq!(symbol(integer::jacobi(x, y)), odd.then_some(expected));
    assert_eq!(
        symbol(integer::jacobi_vartime(x, y)),
        odd.then_some(expected)
    );
    assert_eq!(integer::kronecker_vartime(x, y).value.value(), expected);
}
