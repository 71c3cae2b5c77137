// SPDX-License-Identifier: MIT OR Apache-2.0
//! Files that the command reads as they are, and files that it writes: whole, or not at all.

use crate::failure::Failure;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The bytes of a file; `-` is standard input.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    read_at_most(path, u64::MAX)
}

/// The first `most` of them.
pub fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let done = if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    done.map_err(|error| Failure::usage(format!("{}: cannot be read: {error}", path.display())))?;
    Ok(bytes)
}

/// What stands for standard input may do so once: the second time nothing is left there.
pub fn read_once<const N: usize>(paths: [&PathBuf; N]) -> Result<(), Failure> {
    let is_input = |path: &&PathBuf| path.as_path() == Path::new("-");
    match paths.into_iter().filter(is_input).count() {
        0 | 1 => Ok(()),
        _ => Err(Failure::usage(
            "-: standard input can be read once, accepted are names of files for the rest",
        )),
    }
}

/// What a new file gets.
pub struct Written<'a> {
    path: &'a Path,
    secret: bool,
    bytes: &'a [u8],
}

impl<'a> Written<'a> {
    /// Only the owner may read it.
    pub const fn secret(path: &'a Path, bytes: &'a [u8]) -> Self {
        Self {
            path,
            secret: true,
            bytes,
        }
    }

    pub const fn public(path: &'a Path, bytes: &'a [u8]) -> Self {
        Self {
            path,
            secret: false,
            bytes,
        }
    }
}

/// Writes all of them before one has its name: without the others it is of no use.
pub fn write_all(all: &[Written<'_>], force: bool) -> Result<(), Failure> {
    let create = |new: &Written<'_>| NewFile::create(new.path, force, new.secret);
    let mut files = all.iter().map(create).collect::<Result<Vec<_>, _>>()?;
    for (file, new) in files.iter_mut().zip(all) {
        file.write(new.bytes)?;
    }
    files.into_iter().try_for_each(NewFile::keep)
}

/// Refuses one file for two options.
pub fn differ(
    (option, path): (&str, &Path),
    (other, other_path): (&str, &Path),
) -> Result<(), Failure> {
    match same(other_path, path) {
        false => Ok(()),
        true => Err(Failure::usage(format!(
            "{option}: it is the file of {other}, accepted is another one"
        ))),
    }
}

/// A file that is there once it is [kept](Self::keep); before that, dropping it leaves no trace.
pub struct NewFile {
    /// As it was given, for errors.
    given: PathBuf,
    file: File,
    /// What is written now; none for a device or a pipe.
    fresh: Option<PathBuf>,
    /// The file that it replaces.
    replaced: Option<PathBuf>,
}

impl NewFile {
    /// Opens it. A file that exists is refused, or with `force` replaced: it keeps its mode, and
    /// links to it remain links. A device or a pipe is written to. Only the owner may read a
    /// `secret` file.
    pub fn create(path: &Path, force: bool, secret: bool) -> Result<Self, Failure> {
        let refused = |why: &str| Failure::usage(format!("{}: {why}", path.display()));
        let failed = |error| unwritable(path, &error);
        let new = |file, fresh, replaced| Self {
            given: path.into(),
            file,
            fresh,
            replaced,
        };
        let old = match path.metadata() {
            Ok(old) => old,
            Err(error) if error.kind() == ErrorKind::NotFound && path.is_symlink() => {
                return Err(refused("it is a link to nothing, accepted are files"));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let file = create_new(path, secret).map_err(failed)?;
                return Ok(new(file, Some(path.into()), None));
            }
            Err(error) => return Err(failed(error)),
        };
        if old.is_dir() {
            return Err(refused("it is a folder, accepted are files"));
        }
        // What is open already, such as /dev/stdout, may be a file, but must not be replaced.
        if !old.is_file() || path.starts_with("/dev") || path.starts_with("/proc") {
            let file = OpenOptions::new().append(true).open(path);
            return Ok(new(file.map_err(failed)?, None, None));
        }
        if !force {
            return Err(refused(
                "it exists, accepted are new files; --force replaces it",
            ));
        }
        let replaced = path.canonicalize().map_err(failed)?;
        let mut name = replaced.file_name().unwrap_or_default().to_os_string();
        name.push(format!(".{}.new", std::process::id()));
        let fresh = replaced.with_file_name(name);
        let file = create_new(&fresh, true).map_err(failed)?;
        let new = new(file, Some(fresh), Some(replaced));
        copy_mode(&old, &new.file, secret).map_err(failed)?;
        Ok(new)
    }

    /// Writes all of it.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        let written = self.file.write_all(bytes);
        written.map_err(|error| unwritable(&self.given, &error))
    }

    /// Gives the file its name.
    pub fn keep(mut self) -> Result<(), Failure> {
        if let (Some(fresh), Some(replaced)) = (&self.fresh, &self.replaced) {
            std::fs::rename(fresh, replaced).map_err(|error| unwritable(&self.given, &error))?;
        }
        self.fresh = None;
        Ok(())
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if let Some(fresh) = &self.fresh {
            let _ = std::fs::remove_file(fresh);
        }
    }
}

/// Whether two names are of one file, which may not exist yet.
fn same(a: &Path, b: &Path) -> bool {
    let file = |path: &Path| {
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        let new = || {
            let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
            Some(folder.join(path.file_name()?))
        };
        path.canonicalize().ok().or_else(new)
    };
    file(a).is_some_and(|a| file(b) == Some(a))
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::usage(format!("{}: cannot be written: {error}", path.display()))
}

/// Also refuses what has come between.
fn create_new(path: &Path, secret: bool) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if secret {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = secret;
    options.open(path)
}

#[cfg(unix)]
fn copy_mode(from: &Metadata, to: &File, secret: bool) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = from.permissions().mode() & if secret { 0o700 } else { 0o777 };
    to.set_permissions(PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn copy_mode(from: &Metadata, to: &File, _: bool) -> io::Result<()> {
    to.set_permissions(from.permissions())
}
