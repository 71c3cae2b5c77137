// SPDX-License-Identifier: MIT OR Apache-2.0
//! Where a run keeps chunks and results: in memory, or in a folder, in files that are named after
//! what they are made of.
//!
//! | octets of a file | |
//! |---|---|
//! | 8 | `bzaudit` and the version, 1 |
//! | 8 | what it has: `keys`, `product`, `found` or `chunks`, then zeros |
//! | 8 | n, little-endian |
//! | n | the content |
//! | 32 | SHA-256 of all before |
//!
//! A file gets its name when it is whole, so that a run may end at any moment.

use super::error::Error;
use sha2::{Digest, Sha256};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const MAGIC: &[u8; 8] = b"bzaudit\x01";

/// The octets before and after the content.
const AROUND: usize = 24 + 32;

/// What a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Keys,
    Product,
    Found,
    Chunks,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Keys => "keys",
            Self::Product => "product",
            Self::Found => "found",
            Self::Chunks => "chunks",
        }
    }

    fn octets(self) -> [u8; 8] {
        let mut octets = [0; 8];
        octets[..self.name().len()].copy_from_slice(self.name().as_bytes());
        octets
    }
}

/// Something that is kept.
#[derive(Clone, Debug)]
pub(super) enum Kept {
    Memory(Arc<Vec<u8>>),
    File(PathBuf, Kind),
}

impl Kept {
    pub fn load(&self) -> Result<Arc<Vec<u8>>, Error> {
        match self {
            Self::Memory(content) => Ok(Arc::clone(content)),
            Self::File(path, kind) => read(path, *kind).map(Arc::new),
        }
    }
}

/// A folder, or memory.
#[derive(Debug)]
pub(super) struct Store {
    folder: Option<PathBuf>,
    /// Held as long as the folder is used.
    _lock: Option<File>,
}

impl Store {
    /// Makes the folder if it is not there.
    pub fn new(folder: Option<&Path>) -> Result<Self, Error> {
        let lock = folder.map(lock).transpose()?;
        Ok(Self {
            folder: folder.map(Into::into),
            _lock: lock,
        })
    }

    /// Keeps something, under a name that says what it is made of.
    pub fn keep(&self, name: &str, kind: Kind, content: Vec<u8>) -> Result<Kept, Error> {
        let Some(path) = self.path(name, kind) else {
            return Ok(Kept::Memory(Arc::new(content)));
        };
        write(&path, kind, &content)?;
        Ok(Kept::File(path, kind))
    }

    /// What was kept before, by this run or another one.
    pub fn find(&self, name: &str, kind: Kind) -> Option<Kept> {
        let path = self.path(name, kind)?;
        path.exists().then_some(Kept::File(path, kind))
    }

    fn path(&self, name: &str, kind: Kind) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        Some(folder.join(format!("{name}.{}", kind.name())))
    }
}

/// The name of something by its content.
pub(super) fn name(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..16]
        .iter()
        .map(|octet| format!("{octet:02x}"))
        .collect()
}

fn failed(path: &Path) -> impl Fn(io::Error) -> Error {
    let path = path.to_path_buf();
    move |error| Error::File {
        path: path.clone(),
        error,
    }
}

fn lock(folder: &Path) -> Result<File, Error> {
    fs::create_dir_all(folder).map_err(failed(folder))?;
    let path = folder.join("lock");
    let file = File::create(&path).map_err(failed(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(fs::TryLockError::WouldBlock) => Err(Error::InUse {
            path: folder.into(),
        }),
        Err(fs::TryLockError::Error(error)) => Err(failed(&path)(error)),
    }
}

fn write(path: &Path, kind: Kind, content: &[u8]) -> Result<(), Error> {
    let fresh = path.with_extension(format!("{}.new", kind.name()));
    let written = || {
        let mut file = File::create(&fresh)?;
        let mut digest = Sha256::new();
        let length = (content.len() as u64).to_le_bytes();
        for part in [&MAGIC[..], &kind.octets(), &length, content] {
            digest.update(part);
            file.write_all(part)?;
        }
        file.write_all(&digest.finalize())?;
        file.sync_all()?;
        fs::rename(&fresh, path)
    };
    written().map_err(failed(path))
}

fn read(path: &Path, kind: Kind) -> Result<Vec<u8>, Error> {
    let mut octets = fs::read(path).map_err(failed(path))?;
    let damaged = |reason| {
        let path = path.into();
        Err(Error::Damaged { path, reason })
    };
    if octets.len() < AROUND || octets[..7] != MAGIC[..7] {
        return damaged("it is no file of an audit");
    }
    if octets[7] != MAGIC[7] {
        return damaged("it has another version; accepted is version 1");
    }
    let end = octets.len() - 32;
    if octets[16..24] != ((end - 24) as u64).to_le_bytes() {
        return damaged("its length is not what was written");
    }
    if Sha256::digest(&octets[..end])[..] != octets[end..] {
        return damaged("its checksum differs");
    }
    if octets[8..16] != kind.octets() {
        return damaged("it has something else than its name says");
    }
    octets.truncate(end);
    octets.drain(..24);
    Ok(octets)
}

/// Limbs as octets, and back.
pub(super) fn to_octets(limbs: &[u64]) -> Vec<u8> {
    limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect()
}

pub(super) fn to_limbs(octets: &[u8]) -> Vec<u64> {
    let (limbs, _) = octets.as_chunks();
    limbs.iter().map(|limb| u64::from_le_bytes(*limb)).collect()
}
