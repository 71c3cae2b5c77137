// SPDX-License-Identifier: MIT OR Apache-2.0
//! Proofs and checkpoints that are refused, and why.

use bezout_class_group::{Decoding, Discriminant, Error as FormError, Form};
use bezout_vdf::{Checkpoint, Error, Evaluation, Which, verify};

fn input(bits: usize) -> Form {
    let d = Discriminant::from_seed(b"refused", bits).expect("a length");
    Form::generator(&d).expect("1 modulo 8")
}

fn proof(x: &Form, segments: &[u64]) -> Vec<u8> {
    let mut evaluation = Evaluation::new(x, segments).expect("segments");
    assert_eq!(evaluation.prove(1), Err(Error::Unfinished));
    while evaluation.advance(7) {}
    evaluation.prove(2).expect("finished")
}

#[test]
fn proofs() {
    let x = input(512);
    let right = proof(&x, &[50, 20, 300]);
    let check =
        |x: &Form, iterations, octets: &[u8]| verify(x, iterations, octets, Decoding::Strict);
    assert_eq!(check(&x, 370, &right), Ok(()));
    assert_eq!(check(&x, 371, &right), Err(Error::Wrong));
    assert_eq!(check(&x, 369, &right), Err(Error::Wrong));
    assert_eq!(check(&x, u64::MAX, &right), Err(Error::Wrong));
    assert_eq!(check(&x, 69, &right), Err(Error::Iterations));
    assert_eq!(
        check(&x.square(), 370, &right),
        Err(Error::Challenge { segment: 1 })
    );
    for length in [0, 1, 100, 199, 201, 340, right.len() - 1, right.len() + 1] {
        let mut octets = right.clone();
        octets.resize(length, 0);
        let expected = Error::Length {
            octets: length,
            first: 200,
            segment: 141,
        };
        assert_eq!(check(&x, 370, &octets), Err(expected));
    }
    // A segment less: what is left proves another number of squarings, from another element.
    assert!(check(&x, 370, &right[..right.len() - 141]).is_err());
    // Segments in another order.
    let mut exchanged = right.clone();
    exchanged[200..].rotate_left(141);
    assert_eq!(
        check(&x, 370, &exchanged),
        Err(Error::Challenge { segment: 1 })
    );
    // y and its proof exchanged.
    let mut exchanged = right.clone();
    exchanged[..200].rotate_left(100);
    assert_eq!(check(&x, 370, &exchanged), Err(Error::Wrong));
    // The y of another proof.
    let mut other = right.clone();
    other[..100].copy_from_slice(&x.square_times(369).to_bytes());
    assert_eq!(check(&x, 370, &other), Err(Error::Wrong));
    // y^-1 and pi^-1 do not prove x.
    let mut inverse = right.clone();
    inverse[0] ^= 1;
    inverse[100] ^= 1;
    assert_eq!(check(&x, 370, &inverse), Err(Error::Wrong));
    for (place, which) in [
        (2, Which::Output),
        (102, Which::Proof(3)),
        (200 + 41 + 2, Which::Proof(2)),
    ] {
        let mut octets = right.clone();
        octets[place] ^= 1;
        let Err(Error::Form { which: found, .. }) = check(&x, 370, &octets) else {
            panic!("a form was changed")
        };
        assert_eq!(found, which);
    }
    // Challenges that are even, short, 0 or another number.
    for (place, value) in [(8, 0), (40, 0), (40, 255)] {
        let mut octets = right.clone();
        octets[200 + 141 + place] = value;
        assert_eq!(
            check(&x, 370, &octets),
            Err(Error::Challenge { segment: 1 })
        );
    }
    let other = input(520);
    assert!(matches!(
        check(&other, 370, &right),
        Err(Error::Form {
            which: Which::Output,
            error: FormError::Encoding(_) | FormError::NotOfDiscriminant
        })
    ));
    assert_eq!(Evaluation::new(&x, &[]).err(), Some(Error::Segments));
    assert_eq!(
        Evaluation::new(&x, &[u64::MAX, 1]).err(),
        Some(Error::Segments)
    );
}

#[test]
fn checkpoints() {
    let x = input(264);
    let segments = [70, 0, 200];
    let mut whole = Evaluation::new(&x, &segments).expect("segments");
    let checkpoint = Checkpoint::new(&whole);
    let mut file = checkpoint.head();
    while whole.advance(1) {}
    file.extend(checkpoint.records(&whole, 1));
    let load = |file: &[u8]| {
        let mut again = Evaluation::new(&x, &segments).expect("segments");
        let loaded = checkpoint.load(&mut again, file);
        (again, loaded)
    };
    // Cut anywhere, the rest is what was computed.
    for length in 0..=file.len() {
        let (mut again, loaded) = load(&file[..length]);
        let loaded = loaded.expect("it is a checkpoint");
        assert_eq!(loaded.torn, loaded.valid < length);
        assert!(length < checkpoint.head().len() || length - loaded.valid < RECORD);
        if length % 40 == 0 {
            while again.advance(100) {}
            assert_eq!(again.output(), whole.output());
            assert_eq!(again.prove(1), whole.prove(1));
        }
    }
    // A change of an octet ends it there.
    for place in (checkpoint.head().len()..file.len()).step_by(17) {
        let mut other = file.clone();
        other[place] ^= 4;
        let (again, loaded) = load(&other);
        assert!(loaded.expect("it is a checkpoint").torn);
        assert!(again.output().is_err());
    }
    // Octets after the end are none of it.
    let mut longer = file.clone();
    longer.extend([0; RECORD]);
    let (again, loaded) = load(&longer);
    assert_eq!(
        loaded.map(|loaded| (loaded.valid, loaded.torn)),
        Ok((file.len(), true))
    );
    assert_eq!(again.output(), whole.output());
    // A form after another number of squarings is none.
    let start = Checkpoint::HEAD;
    assert_eq!(checkpoint.head().len(), start);
    for octet in 0..8 {
        let mut other = file.clone();
        other[start + octet] ^= 1;
        let (again, loaded) = load(&other);
        assert_eq!(
            (loaded.map(|loaded| loaded.valid), again.done()),
            (Ok(start), 0)
        );
    }
    assert_eq!(load(b"another file").1, Err(Error::NoCheckpoint));
    // Another element, and a spacing that is not that of the hash.
    let mut other = Evaluation::new(&x.square(), &segments).expect("segments");
    assert_eq!(
        Checkpoint::new(&other).load(&mut other, &file),
        Err(Error::OtherComputation)
    );
    assert_eq!(other.done(), 0);
    let mut of_spacing = file.clone();
    of_spacing[start - 33] ^= 1;
    assert_eq!(load(&of_spacing).1, Err(Error::OtherComputation));
    assert_eq!(
        Checkpoint::read(&x, &of_spacing).err(),
        Some(Error::OtherComputation)
    );
}

/// Octets of a record of 264 bits.
const RECORD: usize = 8 + 100 + 16;

/// More squarings begin with the elements of fewer, and fewer with those of more; proofs are what
/// they are without.
#[test]
fn checkpoints_of_other_numbers_of_squarings() {
    let x = input(264);
    let run = |mut evaluation: Evaluation| {
        while evaluation.advance(1000) {}
        evaluation
    };
    let whole = |segments: &[u64]| run(Evaluation::new(&x, segments).expect("segments"));
    let begun = |segments: &[u64], file: &[u8]| {
        let known = Checkpoint::read(&x, file).expect("ours").expect("whole");
        let evaluation = Evaluation::on_grid(&x, segments, known.spacing());
        let mut evaluation = evaluation.expect("enough elements");
        known.load(&mut evaluation, file).expect("ours");
        evaluation
    };
    let first = whole(&[1000]);
    let checkpoint = Checkpoint::new(&first);
    let mut file = [checkpoint.head(), checkpoint.records(&first, 0)].concat();
    for (segments, done) in [
        (&[1000u64][..], 1000),
        (&[1001], 992),
        (&[3000], 992),
        // The last station has no record, as 1000 has one.
        (&[999], 992),
        (&[500, 2500], 480),
        (&[992], 992),
    ] {
        let evaluation = begun(segments, &file);
        assert_eq!(evaluation.done(), done, "{segments:?}");
        let stations = evaluation.stations().len();
        let evaluation = run(evaluation);
        assert_eq!(evaluation.prove(1), whole(segments).prove(1));
        file.extend(checkpoint.records(&evaluation, stations));
        let again = begun(segments, &file);
        assert_eq!(again.done(), again.total(), "{segments:?}");
    }
    // The number of elements stays, so the spacing grows, to one that the grid of the file divides.
    let many = Evaluation::on_grid(&x, &[100 << 20], 32).expect("enough elements");
    assert_eq!(many.spacing(), 1632);
    assert_eq!(
        Evaluation::new(&x, &[100 << 20]).map(|new| new.spacing()),
        Ok(1601)
    );
    // One that is too wide for a proof is refused.
    assert!(Evaluation::on_grid(&x, &[64_000], 1000).is_ok());
    assert_eq!(
        Evaluation::on_grid(&x, &[64_000], 1001).err(),
        Some(Error::Spacing {
            spacing: 1001,
            accepted: 1000
        })
    );
    // A result needs the last element alone, of any spacing; and has no proof.
    for (squarings, done) in [(3100, 3000), (2999, 2996), (1000, 1000), (31, 0)] {
        let mut result = Evaluation::without_proof(&x, squarings, 700).expect("squarings");
        let known = Checkpoint::read(&x, &file).expect("ours").expect("whole");
        known.load(&mut result, &file).expect("ours");
        assert_eq!(result.done(), done);
        let result = run(result);
        assert_eq!(result.output(), Ok(x.square_times(squarings)));
        assert_eq!(result.prove(1), Err(Error::NoProof));
    }
}

#[test]
fn parts_add_up() {
    assert_eq!(Evaluation::parts(10, 3), [3, 3, 4]);
    assert_eq!(Evaluation::parts(2, 3), [0, 0, 2]);
    assert_eq!(Evaluation::parts(7, 0), [7]);
}
