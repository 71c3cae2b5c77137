// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files of random pieces of all formats: each key of a piece is read, and all octets are told.

use super::Reader;
use super::tests::{Told, covered, items, keys, moduli};
use base64ct::{Base64, Encoding};
use std::fs;

/// A piece of a file, and the modulus that it has.
struct Piece {
    octets: Vec<u8>,
    modulus: Option<Vec<u64>>,
}

/// Pieces with one key each, and pieces with none; a table ends where a piece does that is no row.
fn pieces() -> Vec<Piece> {
    let file = |name: &str| fs::read(keys().join(name)).expect("the file");
    let text = |name: &str| String::from_utf8(file(name)).expect("text");
    let (spki, pkcs1, der) = (text("spki.pem"), text("pkcs1.pem"), file("mail.der"));
    let modulus = |octets: &[u8]| {
        let told = moduli(items(|reader| reader.stream("f", octets)));
        told[0].1.clone().expect("a key")
    };
    let n = modulus(spki.as_bytes());
    let digits: String = n.iter().rev().map(|limb| format!("{limb:016x}")).collect();
    let octets: Vec<u8> = n.iter().rev().flat_map(|limb| limb.to_be_bytes()).collect();
    let url = Base64::encode_string(&octets)
        .replace('+', "-")
        .replace('/', "_");
    let url = url.trim_end_matches('=');
    let body: String = spki.lines().filter(|line| !line.starts_with('-')).collect();
    let ssh = text("known_hosts")
        .lines()
        .next()
        .expect("a line")
        .to_string();
    let key = ssh.split_once(' ').expect("a host").1;
    let colons = digits.as_bytes().chunks(30).map(|line| {
        let pairs = line
            .chunks(2)
            .map(|pair| String::from_utf8_lossy(pair).into_owned());
        format!(
            "                    {}",
            pairs.collect::<Vec<_>>().join(":")
        )
    });
    let colons = colons.collect::<Vec<_>>().join(":\n");
    let escaped = spki.replace('\n', "\\n");
    let decimal = format!("{}", bezout_large::Integer::new(false, n.clone()));
    let with = [
        spki.clone(),
        pkcs1,
        spki.replace('\n', "\r\n"),
        spki.lines().map(|line| format!("> {line}\n")).collect(),
        spki.lines()
            .map(|line| format!("    \"{line}\\n\"\n"))
            .collect(),
        format!("KEY=\"{escaped}\"\n"),
        format!("<k>{}</k>\n", spki.trim()),
        format!("{{\"pem\": \"{escaped}\", \"id\": 1}}\n"),
        format!("{{\"modulus\": \"{digits}\"}}\n"),
        format!(
            "{{\n  \"keys\": [\n    {{\"kty\": \"RSA\", \"n\": \"{url}\",\n \"e\": \"AQAB\"}}]}}\n"
        ),
        format!("{ssh}\n"),
        format!("command=\"echo ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB\",no-pty {key} a comment\n"),
        format!("- \"{key}\"\n"),
        format!("{digits}\n"),
        format!("0x{digits},\n"),
        format!("{decimal}\n"),
        format!("Modulus={digits}\n"),
        format!(
            "        RSA Public-Key: (1024 bit)\n        Modulus:\n{colons}\n        Exponent: 65537 (0x10001)\n"
        ),
        format!("{body}\n"),
        format!(
            "x._domainkey IN TXT ( \"v=DKIM1; k=rsa; \"\n \"p={}\"\n \"{}\" ) ; a comment\n",
            &body[..99],
            &body[99..]
        ),
        format!("id,modulus,note\n1,{digits},was -----BEGIN PUBLIC KEY-----\n"),
        format!("n\n{digits}\n"),
        format!("id;pem\n1;\"{spki}\"\n"),
    ];
    let without = [
        "# a comment from -----BEGIN PUBLIC KEY----- of a host\n",
        "\n\n  \n",
        "some text, and more\n",
        "\u{feff}a mark\n",
        "-----END PUBLIC KEY-----\n",
        "-----BEGIN X509 CRL-----\nAAAA\n-----END X509 CRL-----\n",
        "{\"id\": 3,}\n",
        "[section]\nname = value\n",
        "\0\u{1}\u{2}\n",
        "ssh-rsa\n",
        "id,modulus\n5,xyz\n",
    ];
    let with = with.into_iter().map(|text| Piece {
        modulus: Some(modulus(text.as_bytes())),
        octets: text.into_bytes(),
    });
    let without = without.into_iter().map(|text| Piece {
        octets: text.into(),
        modulus: None,
    });
    let binary = Piece {
        modulus: Some(modulus(&der)),
        octets: [&der[..], b"\n"].concat(),
    };
    with.chain(without).chain([binary]).collect()
}

/// What a reader tells of some octets.
fn told(octets: &[u8]) -> Vec<Told> {
    let items = items(|reader: &mut Reader<_>| reader.stream("f", octets));
    covered(octets, &items);
    moduli(items)
}

#[test]
fn each_piece_has_its_key() {
    for piece in pieces() {
        let text = String::from_utf8_lossy(&piece.octets).into_owned();
        let told = told(&piece.octets);
        let read: Vec<_> = told
            .iter()
            .filter_map(|(_, told)| told.clone().ok())
            .collect();
        assert_eq!(
            read,
            piece.modulus.into_iter().collect::<Vec<_>>(),
            "{text}: {told:?}"
        );
    }
}

#[test]
fn files_of_random_pieces() {
    let pieces = pieces();
    let mut state = 1u64;
    let mut up_to = |count: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count
    };
    for _ in 0..400 {
        let (mut octets, mut moduli) = (Vec::new(), Vec::new());
        let ends = ["\n", "\r\n", "\r"][up_to(3)];
        for _ in 0..1 + up_to(6) {
            let piece = &pieces[up_to(pieces.len())];
            let binary = piece.octets[0] == 0x30;
            let text = String::from_utf8(piece.octets.clone())
                .ok()
                .filter(|_| !binary);
            match text {
                // Ends of lines of each kind.
                Some(text) => {
                    octets.extend(text.replace("\r\n", "\n").replace('\n', ends).into_bytes())
                }
                None => octets.extend(&piece.octets),
            }
            moduli.extend(piece.modulus.clone());
        }
        let told = told(&octets);
        let mut read: Vec<_> = told
            .iter()
            .filter_map(|(_, told)| told.clone().ok())
            .collect();
        let all = String::from_utf8_lossy(&octets).into_owned();
        // The text of OpenSSL and the key after it are one.
        read.dedup();
        moduli.dedup();
        assert_eq!(read, moduli, "{all:?}: {told:?}");
    }
}

#[test]
fn files_of_cut_pieces_are_covered() {
    let pieces = pieces();
    let mut state = 7u64;
    let mut up_to = |count: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % count
    };
    for _ in 0..2000 {
        let mut octets = Vec::new();
        for _ in 0..1 + up_to(4) {
            let piece = &pieces[up_to(pieces.len())].octets;
            let (from, to) = (up_to(piece.len()), up_to(piece.len() + 1));
            octets.extend(&piece[from.min(to)..from.max(to)]);
        }
        // `told` looks at what is covered; a file without a key says so.
        let told = told(&octets);
        assert!(!told.is_empty(), "{:?}", String::from_utf8_lossy(&octets));
    }
}
