// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files of keys with some octets changed, and any octets as files; batch gcds and coprime bases of small numbers by their
//! definition.

use crate::choose::Choose;
use bezout_audit::files::{Item, LONGEST, Place, Reader};
use bezout_audit::{coprime_base, shared_factors, weaknesses};
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
    let mut left = octets.to_vec();
    let mut reader = Reader {
        decimal: octets.len() % 2 == 1,
        tell: |place: &Place<'_>, item: Item| {
            assert_eq!(place.file, "f");
            told += 1;
            let range = place.octets.start as usize..place.octets.end as usize;
            // Of a compressed file these are those that it has in it.
            if let Some(octets) = left.get_mut(range) {
                octets.fill(b' ');
            }
            match item {
                Item::Rsa(key) => {
                    let modulus = key.number("n").expect("a modulus");
                    assert!(modulus.len() <= LONGEST / 64 && modulus.last() != Some(&0));
                    assert!(modulus.len() > 1 || modulus[0] > 1);
                    for weakness in weaknesses(modulus, key.number("e"), false) {
                        assert!(!weakness.text.is_empty());
                    }
                }
                Item::Other(key) => assert!(!key.what.is_empty()),
                Item::Unread(reason) => assert!(!reason.is_empty()),
                Item::Text => {}
            }
        },
    };
    reader.stream("f", octets);
    // No more than one for each octet, or the work is not bounded.
    assert!(told > 0 && told <= octets.len() + 1);
    let plain = !matches!(
        octets,
        [0x1f, 0x8b, 8, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..] | [0xff, 0xfe, ..] | [0xfe, 0xff, ..]
    );
    // All but blanks and marks of the order of octets is in the range of an item.
    let left = left
        .split(|octet| octet.is_ascii_whitespace())
        .filter(|part| !part.is_empty());
    for part in left.filter(|_| plain) {
        assert!(
            part.chunks(3).all(|mark| mark == [0xef, 0xbb, 0xbf]),
            "left out: {part:?}"
        );
    }
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
