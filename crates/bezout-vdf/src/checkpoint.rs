// SPDX-License-Identifier: MIT OR Apache-2.0
//! A file that an evaluation resumes from: what was computed is appended, and nothing in it is
//! written again.
//!
//! The file is a line that says what it is, the number of squarings between two elements, the hash
//! of that, of the group and of the input, and records: the squarings after which an element is x,
//! the encoded form, and a part of the hash of all of that. A record that is not whole, and what
//! follows it, counts as not computed. How many squarings there will be is not in the file, so that
//! an evaluation of more of them, or of fewer, begins with what it has.

use crate::error::Error;
use crate::evaluation::Evaluation;
use bezout_class_group::{Decoding, Form};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

const TITLE: &[u8] = b"bezout vdf checkpoint 2\n";

/// Octets of the hash of a record.
const CHECK: usize = 16;

/// Octets of a number of squarings.
const COUNT: usize = 8;

/// Writes and reads the octets of a checkpoint; the file is the caller's.
///
/// ```
/// use bezout_class_group::{Discriminant, Form};
/// use bezout_vdf::{Checkpoint, Evaluation};
/// let d = Discriminant::from_seed(b"seed", 256)?;
/// let x = Form::generator(&d)?;
/// let mut evaluation = Evaluation::new(&x, &[1000])?;
/// let checkpoint = Checkpoint::new(&evaluation);
/// let mut file = checkpoint.head();
/// evaluation.advance(500);
/// file.extend(checkpoint.records(&evaluation, 1));
/// // The last record is torn.
/// file.truncate(file.len() - 1);
/// // There may be more squarings now.
/// let mut again = Evaluation::new(&x, &[2000])?;
/// let loaded = checkpoint.load(&mut again, &file)?;
/// assert_eq!((again.done(), loaded.torn), (480, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Checkpoint {
    spacing: u64,
    computation: [u8; 32],
}

/// What was found in a checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// Octets that are whole; what is appended goes there.
    pub valid: usize,
    /// Whether there are others, of a record that was not written to its end or has changed since.
    pub torn: bool,
}

impl Checkpoint {
    /// The octets that a file begins with.
    pub const HEAD: usize = TITLE.len() + COUNT + 32;

    /// A new file of an evaluation.
    pub fn new(evaluation: &Evaluation) -> Self {
        Self::of(evaluation.input(), evaluation.spacing())
    }

    fn of(x: &Form, spacing: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(format!("{:x}\n", x.discriminant()));
        hash.update(x.to_bytes());
        hash.update(spacing.to_be_bytes());
        Self {
            spacing,
            computation: hash.finalize().into(),
        }
    }

    /// The checkpoint of a file, by its first [`HEAD`](Self::HEAD) octets or more. None if these
    /// are missing because nothing or not all was written: then nothing is lost.
    ///
    /// # Errors
    /// [`Error::NoCheckpoint`], and [`Error::OtherComputation`] unless it is of this input.
    pub fn read(x: &Form, file: &[u8]) -> Result<Option<Self>, Error> {
        let title = &file[..file.len().min(TITLE.len())];
        if !TITLE.starts_with(title) {
            return Err(Error::NoCheckpoint);
        }
        let Some(head) = file.first_chunk::<{ Self::HEAD }>() else {
            return Ok(None);
        };
        let spacing = u64::from_be_bytes(core::array::from_fn(|i| head[TITLE.len() + i]));
        let checkpoint = Self::of(x, spacing);
        match checkpoint.head() == head {
            true => Ok(Some(checkpoint)),
            false => Err(Error::OtherComputation),
        }
    }

    /// Squarings between two elements of the evaluation that the file was made for.
    pub fn spacing(&self) -> u64 {
        self.spacing
    }

    /// What a file begins with.
    pub fn head(&self) -> Vec<u8> {
        [TITLE, &self.spacing.to_be_bytes(), &self.computation].concat()
    }

    /// The records of the stations of an evaluation from one on; 0 is the input, which has none.
    pub fn records(&self, evaluation: &Evaluation, from: usize) -> Vec<u8> {
        let mut out = Vec::new();
        for (squarings, form) in evaluation.placed_stations().skip(from.max(1)) {
            let octets = [&squarings.to_be_bytes()[..], &form.to_bytes()].concat();
            out.extend(&octets);
            out.extend(self.check(&octets));
        }
        out
    }

    fn check(&self, octets: &[u8]) -> [u8; CHECK] {
        let mut hash = Sha256::new();
        hash.update(self.computation);
        hash.update(octets);
        let hash = hash.finalize();
        core::array::from_fn(|i| hash[i])
    }

    /// Brings a new evaluation as far as the records do: with a proof, to the first station that
    /// has none; without, to the last record.
    ///
    /// # Errors
    /// [`Error::NoCheckpoint`], [`Error::OtherComputation`]: the evaluation is not touched then.
    pub fn load(&self, evaluation: &mut Evaluation, file: &[u8]) -> Result<Loaded, Error> {
        let torn = |valid| Loaded {
            valid,
            torn: valid < file.len(),
        };
        match Self::read(evaluation.input(), file)? {
            Some(own) if own.computation == self.computation => {}
            Some(_) => return Err(Error::OtherComputation),
            None => return Ok(torn(0)),
        }
        let d = evaluation.input().discriminant().clone();
        let length = COUNT + Form::encoded_len(&d);
        let mut valid = Self::HEAD;
        let mut forms = BTreeMap::new();
        for record in file[valid..].chunks_exact(length + CHECK) {
            let (octets, check) = record.split_at(length);
            let (count, form) = octets.split_at(COUNT);
            if self.check(octets) != *check {
                break;
            }
            let squarings = u64::from_be_bytes(core::array::from_fn(|i| count[i]));
            forms.insert(squarings, form);
            valid += record.len();
        }
        let form = |octets| Form::from_bytes(&d, octets, Decoding::Strict).ok();
        while let Some(squarings) = evaluation.wanted(forms.keys().copied()) {
            let Some(form) = forms.get(&squarings).and_then(|octets| form(octets)) else {
                break;
            };
            evaluation.resume(squarings, form);
        }
        Ok(torn(valid))
    }
}
