// SPDX-License-Identifier: MIT OR Apache-2.0
//! A file that an evaluation resumes from: what was computed is appended, and nothing in it is written again.
//!
//! The file is a line that says what it is, the hash of the computation, and a record for each station: the encoded form
//! and a part of the hash of all of that. A record that is not whole, and what follows it, counts as not computed.

use crate::error::Error;
use crate::evaluation::Evaluation;
use bezout_class_group::{Decoding, Form};
use sha2::{Digest, Sha256};

const TITLE: &[u8] = b"bezout vdf checkpoint 1\n";

/// Octets of the hash of a record.
const CHECK: usize = 16;

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
/// let mut again = Evaluation::new(&x, &[1000])?;
/// let loaded = checkpoint.load(&mut again, &file)?;
/// assert_eq!((again.done(), loaded.torn), (480, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Checkpoint {
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
    /// Of an evaluation with this input, these segments and this spacing.
    pub fn new(evaluation: &Evaluation) -> Self {
        let mut hash = Sha256::new();
        let x = evaluation.input();
        hash.update(format!("{:x}\n", x.discriminant()));
        hash.update(x.to_bytes());
        hash.update(evaluation.spacing().to_be_bytes());
        for segment in evaluation.segments() {
            hash.update(segment.to_be_bytes());
        }
        Self {
            computation: hash.finalize().into(),
        }
    }

    /// What a file begins with.
    pub fn head(&self) -> Vec<u8> {
        [TITLE, &self.computation].concat()
    }

    /// The records of the stations of an evaluation from one on; 0 is the input, which has none.
    pub fn records(&self, evaluation: &Evaluation, from: usize) -> Vec<u8> {
        let mut out = Vec::new();
        let stations = evaluation.stations().iter().enumerate();
        for (i, form) in stations.skip(from.max(1)) {
            let octets = form.to_bytes();
            out.extend(&octets);
            out.extend(self.check(i, &octets));
        }
        out
    }

    /// The octets of a checkpoint at the end of the evaluation.
    pub fn most_octets(&self, evaluation: &Evaluation) -> u64 {
        let record = Form::encoded_len(evaluation.input().discriminant()) + CHECK;
        let head = (TITLE.len() + self.computation.len()) as u64;
        let records = evaluation.station_count().saturating_mul(record as u64);
        head.saturating_add(records)
    }

    fn check(&self, station: usize, octets: &[u8]) -> [u8; CHECK] {
        let mut hash = Sha256::new();
        hash.update(self.computation);
        hash.update((station as u64).to_be_bytes());
        hash.update(octets);
        let hash = hash.finalize();
        core::array::from_fn(|i| hash[i])
    }

    /// Brings a new evaluation to where the records end.
    ///
    /// # Errors
    /// [`Error::NoCheckpoint`], [`Error::OtherComputation`]: the file is not touched then.
    pub fn load(&self, evaluation: &mut Evaluation, file: &[u8]) -> Result<Loaded, Error> {
        let head = self.head();
        if file.len() < head.len() && head.starts_with(file) {
            // Torn while it was made: nothing is lost.
            return Ok(Loaded {
                valid: 0,
                torn: !file.is_empty(),
            });
        }
        if !file.starts_with(TITLE) {
            return Err(Error::NoCheckpoint);
        }
        if !file.starts_with(&head) {
            return Err(Error::OtherComputation);
        }
        let d = evaluation.input().discriminant().clone();
        let length = Form::encoded_len(&d);
        let mut valid = head.len();
        for record in file[head.len()..].chunks_exact(length + CHECK) {
            let (octets, check) = record.split_at(length);
            let whole = self.check(evaluation.stations().len(), octets) == *check;
            let form = whole.then(|| Form::from_bytes(&d, octets, Decoding::Strict).ok());
            let Some(form) = form.flatten() else { break };
            if !evaluation.resume(form) {
                break;
            }
            valid += record.len();
        }
        Ok(Loaded {
            valid,
            torn: valid < file.len(),
        })
    }
}
