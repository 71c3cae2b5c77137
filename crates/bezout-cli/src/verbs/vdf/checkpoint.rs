// SPDX-License-Identifier: MIT OR Apache-2.0
//! The file of a checkpoint: it grows, and what is in it is not written again.

use crate::failure::Failure;
use bezout_class_group::Form;
use bezout_vdf::{Checkpoint, Error, Evaluation};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write, stderr};
use std::path::{Path, PathBuf};

pub struct Log {
    path: PathBuf,
    file: File,
    checkpoint: Checkpoint,
    /// Stations that are in the file.
    stations: usize,
}

impl Log {
    /// Opens the file, or makes it, and an evaluation of x on the grid of the file, brought to
    /// where it ends.
    pub fn open(
        path: &Path,
        x: &Form,
        evaluation: impl FnOnce(u64) -> Result<Evaluation, Error>,
    ) -> Result<(Self, Evaluation), Failure> {
        let name = path.display();
        let unusable = |error: io::Error| {
            Failure::usage(format!("--checkpoint: {name} cannot be used: {error}"))
        };
        let refused = |why: &str| Failure::usage(format!("--checkpoint: {name}: {why}"));
        let why = |error: Error| refused(&error.to_string());
        let options = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path);
        let mut file = options.map_err(unusable)?;
        if !file.metadata().map_err(unusable)?.is_file() {
            return Err(refused("it is no file, accepted are files"));
        }
        if file.try_lock().is_err() {
            return Err(refused(
                "another run has it open, accepted is a file of its own for each",
            ));
        }
        // Of what is no checkpoint no more than the head is read.
        let mut octets = Vec::new();
        let mut head = Read::by_ref(&mut file).take(Checkpoint::HEAD as u64);
        head.read_to_end(&mut octets).map_err(unusable)?;
        let known = Checkpoint::read(x, &octets).map_err(why)?;
        file.read_to_end(&mut octets).map_err(unusable)?;
        let mut evaluation = evaluation(known.as_ref().map_or(1, Checkpoint::spacing)).map_err(
            |error| match error {
                Error::Spacing { .. } => why(error),
                _ => Failure::usage(error.to_string()),
            },
        )?;
        let checkpoint = known.unwrap_or_else(|| Checkpoint::new(&evaluation));
        let loaded = checkpoint.load(&mut evaluation, &octets).map_err(why)?;
        if loaded.torn {
            let _ = writeln!(
                stderr(),
                "--checkpoint: {name}: its end is not whole; going on from {} squarings",
                evaluation.done()
            );
        }
        file.set_len(loaded.valid as u64).map_err(unusable)?;
        file.seek(SeekFrom::End(0)).map_err(unusable)?;
        let mut log = Self {
            path: path.into(),
            file,
            checkpoint,
            stations: evaluation.stations().len(),
        };
        if loaded.valid == 0 {
            let head = log.checkpoint.head();
            log.write(&head)?;
        }
        Ok((log, evaluation))
    }

    /// Writes what is new, and returns when it is on the disk.
    pub fn append(&mut self, evaluation: &Evaluation) -> Result<(), Failure> {
        let records = self.checkpoint.records(evaluation, self.stations);
        self.write(&records)?;
        self.stations = evaluation.stations().len();
        Ok(())
    }

    fn write(&mut self, octets: &[u8]) -> Result<(), Failure> {
        let written = self.file.write_all(octets);
        written
            .and_then(|()| self.file.sync_data())
            .map_err(|error| {
                Failure::Wrong(format!(
                    "{}: cannot be written: {error}",
                    self.path.display()
                ))
            })
    }
}
