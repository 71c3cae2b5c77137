// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files of keys with some octets changed, and any octets as files; batch gcds and coprime bases of small numbers by their
//! definition.

use crate::choose::Choose;
use bezout_audit::files::{LONGEST, Reader};
use bezout_audit::{coprime_base, shared_factors};
use num_integer::Integer;

/// A file of each format.
const FILES: [&[u8]; 9] = [
    include_bytes!("../../crates/bezout-audit/tests/keys/web.pem"),
    include_bytes!("../../crates/bezout-audit/tests/keys/mail.der"),
    include_bytes!("../../crates/bezout-audit/tests/keys/request.pem"),
    include_bytes!("../../crates/bezout-audit/tests/keys/spki.pem"),
    include_bytes!("../../crates/bezout-audit/tests/keys/pkcs1.pem"),
    include_bytes!("../../crates/bezout-audit/tests/keys/authorized_keys"),
    include_bytes!("../../crates/bezout-audit/tests/keys/known_hosts"),
    include_bytes!("../../crates/bezout-audit/tests/keys/list.csv"),
    include_bytes!("../../crates/bezout-audit/tests/keys/list.jsonl"),
];

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    match choose.up_to(3) {
        0 => read(choose.rest()),
        1 | 2 => read(&changed(&mut choose)),
        _ => numbers(&mut choose),
    }
}

fn changed(choose: &mut Choose<'_>) -> Vec<u8> {
    let mut octets = FILES[choose.up_to(FILES.len() - 1)].to_vec();
    for _ in 0..choose.up_to(4) {
        let place = choose.up_to(octets.len() - 1);
        match choose.up_to(2) {
            0 => octets[place] = choose.up_to(255) as u8,
            1 => drop(octets.splice(place..place, choose.bytes(20).iter().copied())),
            _ => octets.truncate(place.max(1)),
        }
    }
    octets
}

fn read(octets: &[u8]) {
    let mut told = 0;
    let mut reader = Reader {
        decimal: octets.len() % 2 == 1,
        tell: |name: &str, _, result: Result<Vec<u64>, String>| {
            assert_eq!(name, "f");
            told += 1;
            match result {
                Ok(modulus) => {
                    assert!(modulus.len() <= LONGEST / 64 && modulus.last() != Some(&0));
                    assert!(modulus.len() > 1 || modulus[0] > 1);
                }
                Err(reason) => assert!(!reason.is_empty()),
            }
        },
    };
    reader.stream("f", octets);
    // No more than one for each octet, or the work is not bounded.
    assert!(told <= octets.len() + 1);
}

/// Products of small factors, in chunks.
fn numbers(choose: &mut Choose<'_>) {
    let count = choose.up_to(12);
    let numbers: Vec<[u64; 1]> = (0..count)
        .map(|_| [1 + choose.up_to(5000) as u64])
        .collect();
    let found = shared_factors(&numbers, 1 + choose.up_to(5)).expect("no number is 0");
    let other = |i: usize| {
        let others = numbers.iter().enumerate().filter(|&(j, _)| j != i);
        others.fold(1, |x, (_, n)| x * n[0] % numbers[i][0])
    };
    let gcds = (0..count).map(|i| (i, numbers[i][0].gcd(&other(i))));
    let expected: Vec<_> = gcds
        .filter(|&(_, g)| g != 1)
        .map(|(i, g)| (i, vec![g]))
        .collect();
    assert_eq!(found, expected);
    let base = coprime_base(&numbers).expect("no number is 0");
    let words: Vec<u64> = base.elements.iter().map(|n| n[0]).collect();
    for (i, n) in words.iter().enumerate() {
        assert!(*n > 1 && words[..i].iter().all(|m| n.gcd(m) == 1));
    }
    for (n, places) in numbers.iter().zip(&base.factors) {
        assert_eq!(places.iter().map(|&i| words[i]).product::<u64>(), n[0]);
    }
}
