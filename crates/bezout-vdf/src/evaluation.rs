// SPDX-License-Identifier: MIT OR Apache-2.0
//! `x^(2^T)`, with the elements on the way that proofs need.

use crate::error::Error;
use crate::prover;
use bezout_class_group::Form;

/// Elements that are kept of an evaluation, at most about.
const KEPT: u64 = 1 << 16;

/// The least number of squarings between two of them.
const SPACING: u64 = 32;

/// A computation of `x^(2^T)` in segments, each of which will have a proof. It goes on in steps, so that a program can show
/// how far it is, stop, and resume.
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
    /// The input and the elements at all stations so far: those that the spacing divides, counted from the begin of a segment,
    /// and the ends of segments.
    stations: Vec<Form>,
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
        let total = segments
            .iter()
            .try_fold(0u64, |sum, part| sum.checked_add(*part))
            .ok_or(Error::Segments)?;
        Self::with_spacing(x, segments, (total / KEPT + 1).max(SPACING))
    }

    /// Of a result alone, without a proof: it keeps an element every `spacing` squarings, at least 1, for checkpoints.
    ///
    /// # Errors
    /// [`Error::Segments`].
    pub fn without_proof(x: &Form, squarings: u64, spacing: u64) -> Result<Self, Error> {
        Self::with_spacing(x, &[squarings], spacing.max(1))
    }

    fn with_spacing(x: &Form, segments: &[u64], spacing: u64) -> Result<Self, Error> {
        let total = segments
            .iter()
            .try_fold(0u64, |sum, part| sum.checked_add(*part));
        if segments.is_empty() || total.is_none() {
            return Err(Error::Segments);
        }
        Ok(Self {
            segments: segments.to_vec(),
            spacing,
            stations: vec![x.clone()],
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

    /// Stations after the input, at the end.
    pub(crate) fn station_count(&self) -> u64 {
        let count = |squarings: &u64| squarings.div_ceil(self.spacing).max(1);
        self.segments.iter().map(count).sum()
    }

    /// Goes on by at least this many squarings, to the next element that is kept. Returns whether any are left.
    ///
    /// *Timing:* variable.
    pub fn advance(&mut self, squarings: u64) -> bool {
        let end = self.done().saturating_add(squarings.max(1));
        while let Some(next) = self.next_station() {
            let last = &self.stations[self.stations.len() - 1];
            self.push(last.square_times(next));
            if self.done() >= end {
                break;
            }
        }
        self.next_station().is_some()
    }

    /// Goes on to the next station with an element that was computed before. Returns false if there is none.
    pub(crate) fn resume(&mut self, form: Form) -> bool {
        let more = self.next_station().is_some();
        if more {
            self.push(form);
        }
        more
    }

    fn push(&mut self, form: Form) {
        self.inside += self.next_station().unwrap_or(0);
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
    /// *Timing:* variable. *Cost:* about an eighth of the squarings, in products. *Source:* \[Wes19\].
    ///
    /// # Errors
    /// [`Error::Unfinished`].
    pub fn prove(&self, threads: usize) -> Result<Vec<u8>, Error> {
        self.output()?;
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
