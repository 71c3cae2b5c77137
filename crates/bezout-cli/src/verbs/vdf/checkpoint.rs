// SPDX-License-Identifier: MIT OR Apache-2.0
//! The file of a checkpoint: it grows, and what is in it is not written again.

use crate::failure::Failure;
use bezout_vdf::{Checkpoint, Evaluation};
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
    /// Opens the file, or makes it, and brings a new evaluation to where it ends.
    pub fn open(path: &Path, evaluation: &mut Evaluation) -> Result<Self, Failure> {
        let name = path.display();
        let unusable = |error: io::Error| {
            Failure::usage(format!("--checkpoint: {name} cannot be used: {error}"))
        };
        let refused = |why: &str| Failure::usage(format!("--checkpoint: {name}: {why}"));
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
        let checkpoint = Checkpoint::new(evaluation);
        // No more than a whole checkpoint of this evaluation has.
        let most = checkpoint.most_octets(evaluation);
        let mut octets = Vec::new();
        let length = file.by_ref().take(most + 1).read_to_end(&mut octets);
        length.map_err(unusable)?;
        let loaded = checkpoint.load(evaluation, &octets);
        let loaded = loaded.map_err(|error| refused(&error.to_string()))?;
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
        Ok(log)
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
