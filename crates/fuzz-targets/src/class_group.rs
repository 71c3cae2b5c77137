// SPDX-License-Identifier: MIT OR Apache-2.0
//! Octets as forms, as proofs and as checkpoints; powers of forms against products of squares.

use crate::choose::Choose;
use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_vdf::{Checkpoint, Evaluation, verify};
use std::sync::OnceLock;

/// Squarings of the proofs that are changed.
const SEGMENTS: &[u64] = &[3, 40, 5];

struct Known {
    x: Form,
    evaluation: Evaluation,
    proof: Vec<u8>,
}

/// A proof for a discriminant of each kind.
fn known() -> &'static [Known] {
    static KNOWN: OnceLock<Vec<Known>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let of = |bits| {
            let d = Discriminant::from_seed(b"fuzz", bits).expect("a length");
            let x = Form::generator(&d).expect("it is 1 modulo 8");
            let mut evaluation = Evaluation::new(&x, SEGMENTS).expect("segments");
            while evaluation.advance(1) {}
            let proof = evaluation.prove(1).expect("finished");
            Known {
                x,
                evaluation,
                proof,
            }
        };
        [16, 64, 256, 512, 1024, 1040].map(of).into()
    })
}

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let known = &known()[choose.up_to(5)];
    match choose.up_to(3) {
        0 => form(&mut choose, known),
        1 => proof(&mut choose, known),
        2 => checkpoint(&mut choose, known),
        _ => group(&mut choose, known),
    }
}

/// The octets of something right with some changed, or any of about this length.
fn changed(choose: &mut Choose<'_>, right: &[u8]) -> Vec<u8> {
    let mut octets = right.to_vec();
    for _ in 0..choose.up_to(3) {
        let place = choose.up_to(octets.len().max(1) - 1);
        if let Some(octet) = octets.get_mut(place) {
            *octet = choose.up_to(255) as u8;
        }
    }
    match choose.up_to(15) {
        0 => octets.truncate(choose.up_to(right.len())),
        1 => octets.resize(right.len() + choose.up_to(200), 1),
        _ => {}
    }
    octets
}

fn form(choose: &mut Choose<'_>, known: &Known) {
    let stations = known.evaluation.stations();
    let right = stations[choose.up_to(stations.len() - 1)].to_bytes();
    let octets = changed(choose, &right);
    let d = known.x.discriminant();
    let strict = Form::from_bytes(d, &octets, Decoding::Strict);
    let consensus = Form::from_bytes(d, &octets, Decoding::Consensus);
    if let Ok(form) = &strict {
        assert_eq!(form.to_bytes(), octets);
        assert_eq!(consensus, strict);
    }
    if let Ok(form) = consensus {
        let again = Form::from_bytes(d, &form.to_bytes(), Decoding::Strict);
        assert_eq!(again, Ok(form));
    }
}

fn proof(choose: &mut Choose<'_>, known: &Known) {
    let octets = changed(choose, &known.proof);
    let iterations = SEGMENTS.iter().sum();
    let valid = verify(&known.x, iterations, &octets, Decoding::Strict).is_ok();
    // In short groups another proof may hold.
    if known.x.discriminant().bits() > 200 {
        assert_eq!(valid, octets == known.proof);
    }
}

fn checkpoint(choose: &mut Choose<'_>, known: &Known) {
    let mut again = Evaluation::new(&known.x, SEGMENTS).expect("segments");
    let checkpoint = Checkpoint::new(&again);
    let mut right = checkpoint.head();
    right.extend(checkpoint.records(&known.evaluation, 1));
    let octets = changed(choose, &right);
    if let Ok(loaded) = checkpoint.load(&mut again, &octets) {
        assert!(loaded.valid <= octets.len());
        while again.advance(1) {}
        assert_eq!(again.output(), known.evaluation.output());
    }
}

/// A product of powers against one power after the other.
fn group(choose: &mut Choose<'_>, known: &Known) {
    let stations = known.evaluation.stations();
    let count = 1 + choose.up_to(3);
    let factors: Vec<(Form, u64)> = (0..count)
        .map(|_| {
            let form = &stations[choose.up_to(stations.len() - 1)];
            let form = if choose.bit() {
                form.inverse()
            } else {
                form.clone()
            };
            (form, choose.up_to(1 << 20) as u64)
        })
        .collect();
    let mut expected = Form::principal(known.x.discriminant());
    for (form, exponent) in &factors {
        for place in (0..21).rev() {
            let power = if exponent >> place & 1 == 1 {
                form.square_times(place)
            } else {
                continue;
            };
            expected = expected.compose(&power).expect("one group");
        }
    }
    let limbs: Vec<[u64; 1]> = factors.iter().map(|(_, exponent)| [*exponent]).collect();
    let borrowed: Vec<(&Form, &[u64])> = factors
        .iter()
        .zip(&limbs)
        .map(|((form, _), limbs)| (form, &limbs[..]))
        .collect();
    let found = Form::product_of_powers(&borrowed).expect("one group");
    assert_eq!(
        found.unwrap_or(Form::principal(known.x.discriminant())),
        expected
    );
}
