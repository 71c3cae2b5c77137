// SPDX-License-Identifier: MIT OR Apache-2.0
//! `x^(2^T)`, with the elements on the way that proofs need.

use crate::error::Error;
use crate::prover;
use bezout_class_group::Form;

/// Elements that are kept of an evaluation, at most about.
const KEPT: u64 = 1 << 16;

/// The least number of squarings between two of them.
const SPACING: u64 = 32;

/// Elements that a proof has at least, unless the squarings are few: exponents have as many bits as
/// there are squarings between two of them.
const FEWEST: u64 = 1 << 6;

/// A computation of `x^(2^T)` in segments, each of which will have a proof. It goes on in steps, so
/// that a program can show how far it is, stop, and resume.
///
/// ```
/// use bezout_class_group::{Discriminant, Form};
/// use bezout_vdf::Evaluation;
/// let d = Discriminant::from_seed(b"seed", 256)?;
/// let x = Form::generator(&d)?;
/// let mut evaluation = Evaluation::new(&x, &[600, 400])?;
/// while evaluation.advance(100) {}
/// assert_eq!(evaluation.output()?, x.square_times(1000));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Evaluation {
    segments: Vec<u64>,
    spacing: u64,
    /// The input and the elements at all stations so far: those that the spacing divides, counted
    /// from the begin of a segment, and the ends of segments.
    stations: Vec<Form>,
    /// After how many squarings each of them is.
    places: Vec<u64>,
    /// Whether all stations are kept that a proof needs.
    for_proof: bool,
    /// The segment of the last station, and the squarings of that segment that it has.
    segment: usize,
    inside: u64,
}

impl Evaluation {
    /// Of segments of these many squarings, from an input.
    ///
    /// # Errors
    /// [`Error::Segments`].
    pub fn new(x: &Form, segments: &[u64]) -> Result<Self, Error> {
        Self::on_grid(x, segments, 1)
    }

    /// The same, with a number of squarings between two elements that are kept which `grid`
    /// divides, so that it can begin with the elements of a [checkpoint](crate::Checkpoint) of an
    /// evaluation of more squarings, or of fewer.
    ///
    /// ```
    /// # use bezout_class_group::{Discriminant, Form};
    /// # use bezout_vdf::{Checkpoint, Evaluation};
    /// # let d = Discriminant::from_seed(b"seed", 256)?;
    /// # let x = Form::generator(&d)?;
    /// let mut shorter = Evaluation::new(&x, &[5000])?;
    /// while shorter.advance(5000) {}
    /// let checkpoint = Checkpoint::new(&shorter);
    /// let file = [checkpoint.head(), checkpoint.records(&shorter, 0)].concat();
    ///
    /// let mut longer = Evaluation::on_grid(&x, &[6000], checkpoint.spacing())?;
    /// checkpoint.load(&mut longer, &file)?;
    /// assert_eq!(longer.done(), 4992);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Segments`], and [`Error::Spacing`] if there would be too few elements for a proof.
    pub fn on_grid(x: &Form, segments: &[u64], grid: u64) -> Result<Self, Error> {
        let total = sum(segments)?;
        let best = (total / KEPT + 1).max(SPACING);
        let most = best.max(total / FEWEST);
        if grid > most {
            return Err(Error::Spacing {
                spacing: grid,
                accepted: most,
            });
        }
        Self::with_spacing(x, segments, best.next_multiple_of(grid.max(1)), true)
    }

    /// Of a result alone, without a proof: it keeps an element every `spacing` squarings, at least
    /// 1, for checkpoints.
    ///
    /// # Errors
    /// [`Error::Segments`].
    pub fn without_proof(x: &Form, squarings: u64, spacing: u64) -> Result<Self, Error> {
        Self::with_spacing(x, &[squarings], spacing.max(1), false)
    }

    fn with_spacing(
        x: &Form,
        segments: &[u64],
        spacing: u64,
        for_proof: bool,
    ) -> Result<Self, Error> {
        sum(segments)?;
        Ok(Self {
            segments: segments.to_vec(),
            spacing,
            stations: vec![x.clone()],
            places: vec![0],
            for_proof,
            segment: 0,
            inside: 0,
        })
    }

    /// Equal parts, the last of which takes the rest, as chiavdf divides them.
    ///
    /// ```
    /// assert_eq!(bezout_vdf::Evaluation::parts(100, 3), [33, 33, 34]);
    /// ```
    pub fn parts(squarings: u64, segments: usize) -> Vec<u64> {
        let count = segments.max(1) as u64;
        let part = squarings / count;
        let mut parts = vec![part; segments.max(1)];
        parts[segments.max(1) - 1] = squarings - part * (count - 1);
        parts
    }

    /// The input.
    pub fn input(&self) -> &Form {
        &self.stations[0]
    }

    /// The segments.
    pub fn segments(&self) -> &[u64] {
        &self.segments
    }

    /// Squarings between two elements that are kept.
    pub fn spacing(&self) -> u64 {
        self.spacing
    }

    /// Squarings done so far.
    pub fn done(&self) -> u64 {
        let before: u64 = self.segments[..self.segment].iter().sum();
        before + self.inside
    }

    /// All squarings.
    pub fn total(&self) -> u64 {
        self.segments.iter().sum()
    }

    /// Elements on the way so far, with the input.
    pub fn stations(&self) -> &[Form] {
        &self.stations
    }

    /// The same, each after as many squarings.
    pub(crate) fn placed_stations(&self) -> impl Iterator<Item = (u64, &Form)> {
        self.places.iter().copied().zip(&self.stations)
    }

    /// Goes on by at least this many squarings, to the next element that is kept. Returns whether
    /// any are left.
    ///
    /// *Timing:* variable.
    pub fn advance(&mut self, squarings: u64) -> bool {
        let end = self.done().saturating_add(squarings.max(1));
        while let Some(next) = self.next_station() {
            let last = &self.stations[self.stations.len() - 1];
            self.push(next, last.square_times(next));
            if self.done() >= end {
                break;
            }
        }
        self.next_station().is_some()
    }

    /// Which one of the elements that are at hand, after these many squarings each, in ascending
    /// order, brings it on.
    pub(crate) fn wanted(&self, at_hand: impl DoubleEndedIterator<Item = u64>) -> Option<u64> {
        let next = self.next_station()?;
        match self.for_proof {
            true => Some(self.done() + next),
            false => {
                let ahead = self.done() + 1..=self.total();
                at_hand.rev().find(|squarings| ahead.contains(squarings))
            }
        }
    }

    /// Goes on to the element after these many squarings, which is [wanted](Self::wanted).
    pub(crate) fn resume(&mut self, squarings: u64, form: Form) {
        self.push(squarings - self.done(), form);
    }

    fn push(&mut self, squarings: u64, form: Form) {
        self.inside += squarings;
        self.places.push(self.done());
        self.stations.push(form);
        if self.inside == self.segments[self.segment] && self.segment + 1 < self.segments.len() {
            (self.segment, self.inside) = (self.segment + 1, 0);
        }
    }

    /// Squarings to the next station. A segment without squarings has none.
    fn next_station(&self) -> Option<u64> {
        let left = self.segments[self.segment] - self.inside;
        match left {
            0 if self.segment + 1 == self.segments.len() => None,
            _ => Some(left.min(self.spacing)),
        }
    }

    /// The result.
    ///
    /// # Errors
    /// [`Error::Unfinished`].
    pub fn output(&self) -> Result<Form, Error> {
        match self.next_station() {
            None => Ok(self.stations[self.stations.len() - 1].clone()),
            Some(_) => Err(Error::Unfinished),
        }
    }

    /// The result and its proof, in chiavdf's format, by this many threads.
    ///
    /// *Timing:* variable. *Cost:* about an eighth of the squarings, in products. *Source:*
    /// \[Wes19\].
    ///
    /// # Errors
    /// [`Error::Unfinished`], [`Error::NoProof`] of an evaluation [without a
    /// proof](Self::without_proof).
    pub fn prove(&self, threads: usize) -> Result<Vec<u8>, Error> {
        self.output()?;
        if !self.for_proof {
            return Err(Error::NoProof);
        }
        let mut start = 0;
        let parts: Vec<prover::Segment<'_>> = self
            .segments
            .iter()
            .map(|&squarings| {
                // A segment without squarings has a station of its own, unless it is the last one.
                let count = squarings.div_ceil(self.spacing).max(1) as usize;
                let end = (start + count).min(self.stations.len() - 1);
                let stations = &self.stations[start..=end];
                start = end;
                prover::Segment {
                    stations,
                    squarings,
                    spacing: self.spacing,
                }
            })
            .collect();
        Ok(prover::prove(&parts, threads.max(1)))
    }
}

/// All squarings of the segments.
fn sum(segments: &[u64]) -> Result<u64, Error> {
    let sum = segments
        .iter()
        .try_fold(0u64, |sum, part| sum.checked_add(*part));
    sum.filter(|_| !segments.is_empty()).ok_or(Error::Segments)
}
