// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files of keys with some octets changed, and any octets as files; batch gcds and coprime bases of
//! small numbers by their definition.

use crate::choose::Choose;
use bezout_audit::files::{Item, LONGEST, Place, Reader};
use bezout_audit::{coprime_base, shared_factors, weaknesses};
use flate2::{Compression, write::GzEncoder};
use num_integer::Integer;
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::io::Write;
use std::ops::Range;

/// Files of formats that are told by their own marks.
const FILES: [&[u8]; 17] = [
    include_bytes!("../../bezout-audit/tests/keys/web.pem"),
    include_bytes!("../../bezout-audit/tests/keys/mail.der"),
    include_bytes!("../../bezout-audit/tests/keys/request.pem"),
    include_bytes!("../../bezout-audit/tests/keys/spki.pem"),
    include_bytes!("../../bezout-audit/tests/keys/pkcs1.pem"),
    include_bytes!("../../bezout-audit/tests/keys/authorized_keys"),
    include_bytes!("../../bezout-audit/tests/keys/known_hosts"),
    include_bytes!("../../bezout-audit/tests/keys/list.csv"),
    include_bytes!("../../bezout-audit/tests/keys/list.jsonl"),
    include_bytes!("../../bezout-audit/tests/keys/broken.pem"),
    include_bytes!("../../bezout-audit/tests/compressed/two.zst"),
    include_bytes!("../../bezout-cli/tests/keys/store.jks"),
    include_bytes!("../../bezout-cli/tests/keys/secret.jceks"),
    JWK,
    TEXT,
    b"a.example. 60 IN DNSKEY 256 3 8 AwEAAdFaSyxY6p7Tsq5vsohVasPQTuM=\nx._domainkey TXT \"v=DKIM1; k=rsa; \" \"p=MIGf\"\n",
    b"---- BEGIN SSH2 PUBLIC KEY ----\nComment: a\nAAAAB3NzaC1yc2EAAAADAQABAAAAgQDRWkskWOqe07Kub7KI\n---- END SSH2 PUBLIC KEY ----\n",
];

const JWK: &[u8] = br#"{"keys": [{"kty": "RSA", "n": "0VpLJFjqntOyrm-yiFVqw9BO4w", "e": "AQAB"}, {"kty": "EC", "crv": "P-256"}]}"#;

const TEXT: &[u8] = b"Modulus=EE9B8EC66B344D2B39C429EBC1BB3FE7\nPublic-Key: (128 bit)\nModulus:\n    00:ee:9b:8e:c6:6b:34:4d:2b:39:c4:\n    29:eb:c1:bb:3f:e7\nExponent: 65537 (0x10001)\n";

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    match choose.up_to(4) {
        0 => read(choose.rest()),
        1 => read(&changed(&mut choose)),
        // One after the other, as in logs and mails.
        2 => {
            let parts: Vec<_> = (0..1 + choose.up_to(3))
                .map(|_| changed(&mut choose))
                .collect();
            read(&parts.join(&b"\n"[..]));
        }
        3 => compressed(&mut choose),
        _ => numbers(&mut choose),
    }
}

/// A file in a frame has the items of the file, and one of which an octet is changed has any.
fn compressed(choose: &mut Choose<'_>) {
    let file = changed(choose);
    let mut frame = match choose.bit() {
        true => compress_to_vec(&file[..], CompressionLevel::Fastest),
        false => {
            let mut frame = GzEncoder::new(Vec::new(), Compression::fast());
            frame.write_all(&file).expect("a vector takes all");
            frame.finish().expect("a vector takes all")
        }
    };
    if choose.bit() {
        let place = choose.up_to(frame.len() - 1);
        frame[place] ^= choose.up_to(255) as u8;
        items(&frame, false);
    } else if file.get(..4) != frame.get(..4) {
        assert_eq!(items(&frame, false), items(&file, false));
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

/// What a file is told as: where, and a text of it.
fn items(octets: &[u8], decimal: bool) -> Vec<(Range<u64>, String)> {
    let mut told = Vec::new();
    let mut reader = Reader {
        decimal,
        tell: |place: &Place<'_>, item: Item| {
            assert_eq!(place.file, "f");
            told.push((place.octets.clone(), format!("{item:?}")));
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
    assert!(!told.is_empty() || octets.is_empty());
    told
}

fn read(octets: &[u8]) {
    let told = items(octets, octets.len() % 2 == 1);
    if matches!(
        octets,
        [0x1f, 0x8b, 8, ..] | [0x28, 0xb5, 0x2f, 0xfd, ..] | [0xff, 0xfe, ..] | [0xfe, 0xff, ..]
    ) {
        // Places are those of what is in it.
        return;
    }
    // No more than one for each octet, or the work is not bounded.
    assert!(told.len() <= octets.len() + 1);
    let mut left = octets.to_vec();
    for (range, _) in told {
        left[range.start as usize..range.end as usize].fill(b' ');
    }
    // All but blanks and marks of the order of octets is in the range of an item.
    let left = left
        .split(|octet| octet.is_ascii_whitespace())
        .filter(|part| !part.is_empty());
    for part in left {
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
