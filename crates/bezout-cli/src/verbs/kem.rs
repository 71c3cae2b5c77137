// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout kem keygen | encapsulate | decapsulate`: keys that two sides share, by NTRU and
//! Streamlined NTRU Prime.
//!
//! Files have the octets of the third round of NIST's contest and nothing else; the length of a key
//! names its set.

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::Failure;
use crate::file::{self, Written};
use crate::output;
use bezout_ntru::{Error, Random, Set};
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::path::{Path, PathBuf};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// A new key pair
    Keygen {
        /// The parameter set
        #[arg(long, value_name = "NAME", default_value = "sntrup761", value_parser = set())]
        set: Set,
        /// Where the private key goes; only its owner may read the file
        #[arg(long, value_name = "FILE", value_parser = path())]
        private: PathBuf,
        /// Where the public key goes
        #[arg(long, value_name = "FILE", value_parser = path())]
        public: PathBuf,
        /// Replace files that exist
        #[arg(long)]
        force: bool,
    },
    /// A new shared key, and the ciphertext from which the owner of the private key gets it
    Encapsulate {
        /// The public key, of any set; - for standard input
        #[arg(long, value_name = "FILE", value_parser = path())]
        key: PathBuf,
        /// Where the ciphertext goes
        #[arg(long, value_name = "FILE", value_parser = path())]
        ciphertext: PathBuf,
        #[command(flatten)]
        shared: Shared,
    },
    /// The shared key of a ciphertext; bytes that nobody encapsulated have one too, which no sender
    /// knows
    Decapsulate {
        /// The private key, of any set
        #[arg(long, value_name = "FILE", value_parser = path())]
        key: PathBuf,
        #[command(flatten)]
        shared: Shared,
        /// The ciphertext; - for standard input
        #[arg(value_name = "CIPHERTEXT", value_parser = path())]
        ciphertext: PathBuf,
    },
}

/// Where the shared key goes.
#[derive(clap::Args, Debug)]
struct Shared {
    /// Where the 32 octets of the shared key go; only its owner may read the file. Without, they
    /// are printed in hexadecimal
    #[arg(long, value_name = "FILE", value_parser = path())]
    output: Option<PathBuf>,
    /// Replace files that exist
    #[arg(long)]
    force: bool,
}

fn set() -> impl TypedValueParser<Value = Set> {
    let names = PossibleValuesParser::new(Set::all().map(|set| set.name()));
    names.try_map(|name| Set::named(&name).ok_or("there is no such set"))
}

/// Runs the verb.
pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    match &args.action {
        Action::Keygen {
            set,
            private,
            public,
            force,
        } => {
            file::differ(("--public", public), ("--private", private))?;
            let (public_key, secret_key) =
                drawn(|random| set.key_pair(random))?.map_err(|error| {
                    // Of 64 draws none had an inverse: the generator is broken.
                    Failure::Wrong(error.to_string())
                })?;
            let files = [
                Written::secret(private, &secret_key),
                Written::public(public, &public_key),
            ];
            file::write_all(&files, *force)?;
        }
        Action::Encapsulate {
            key,
            ciphertext,
            shared,
        } => {
            if let Some(output) = &shared.output {
                file::differ(("--output", output), ("--ciphertext", ciphertext))?;
            }
            let (set, public_key) = read(key, Kind::PublicKey)?;
            let made = drawn(|random| set.encapsulate(&public_key, random))?;
            let (bytes, shared_key) = refused(key, made)?;
            shared.give(&shared_key, Some(Written::public(ciphertext, &bytes)), out)?;
        }
        Action::Decapsulate {
            key,
            shared,
            ciphertext: path,
        } => {
            file::read_once([key, path])?;
            let (set, secret_key) = read(key, Kind::SecretKey)?;
            let (of, ciphertext) = read(path, Kind::Ciphertext)?;
            if of.name() != set.name() {
                return Err(Failure::usage(format!(
                    "{}: it has the {} octets of a ciphertext of {}, accepted are the {} of {}: that is the set of the key {}",
                    path.display(),
                    ciphertext.len(),
                    of.name(),
                    set.ciphertext_bytes(),
                    set.name(),
                    key.display()
                )));
            }
            let shared_key = refused(key, set.decapsulate(&secret_key, &ciphertext))?;
            shared.give(&shared_key, None, out)?;
        }
    }
    Ok(0)
}

impl Shared {
    /// Writes or prints the shared key, and writes what belongs to it.
    fn give(&self, key: &[u8; 32], with: Option<Written<'_>>, out: Out<'_>) -> Result<(), Failure> {
        let output = self.output.as_deref();
        let mut files: Vec<_> = with.into_iter().collect();
        files.extend(output.map(|path| Written::secret(path, key)));
        file::write_all(&files, self.force)?;
        if output.is_none() {
            writeln!(out, "{}", output::octets(key))?;
        }
        Ok(())
    }
}

/// What is made of the system's random bytes.
fn drawn<T>(make: impl FnOnce(Random) -> T) -> Result<T, Failure> {
    let mut failed = None;
    let made = make(&mut |bytes| failed = failed.or(getrandom::fill(bytes).err()));
    match failed {
        Some(error) => Err(Failure::Wrong(format!("random numbers: {error}"))),
        None => Ok(made),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    PublicKey,
    SecretKey,
    Ciphertext,
}

impl Kind {
    const ALL: [Self; 3] = [Self::PublicKey, Self::SecretKey, Self::Ciphertext];

    fn octets(self, set: &Set) -> usize {
        match self {
            Self::PublicKey => set.public_key_bytes(),
            Self::SecretKey => set.secret_key_bytes(),
            Self::Ciphertext => set.ciphertext_bytes(),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::PublicKey => "public key",
            Self::SecretKey => "private key",
            Self::Ciphertext => "ciphertext",
        }
    }

    /// The set whose files of this kind have this length.
    fn set(self, octets: usize) -> Option<Set> {
        Set::all().find(|set| self.octets(set) == octets)
    }
}

/// A file of this kind, and the set that it is of.
fn read(path: &Path, kind: Kind) -> Result<(Set, Vec<u8>), Failure> {
    let lengths = Set::all().flat_map(|set| Kind::ALL.map(|kind| kind.octets(&set)));
    let most = lengths.max().unwrap_or(0);
    let bytes = file::read_at_most(path, most as u64 + 1)?;
    if let Some(set) = kind.set(bytes.len()) {
        return Ok((set, bytes));
    }
    let others = Kind::ALL.iter().filter(|other| **other != kind);
    let found = others.filter_map(|other| Some((*other, other.set(bytes.len())?)));
    let found: Vec<_> = found
        .map(|(other, set)| format!("a {} of {}", other.name(), set.name()))
        .collect();
    let length = match bytes.len() > most {
        true => format!("more than {most} octets"),
        false => format!("{} octets", bytes.len()),
    };
    let like = match found.is_empty() {
        true => String::new(),
        false => format!(", as {}", found.join(" or ")),
    };
    let accepted: Vec<_> = Set::all()
        .map(|set| format!("{} of {}", kind.octets(&set), set.name()))
        .collect();
    Err(Failure::usage(format!(
        "{}: it has {length}{like}, accepted is a {}: {}",
        path.display(),
        kind.name(),
        accepted.join(", ")
    )))
}

fn refused<T>(path: &Path, result: Result<T, Error>) -> Result<T, Failure> {
    result.map_err(|error| Failure::usage(format!("{}: {error}", path.display())))
}
