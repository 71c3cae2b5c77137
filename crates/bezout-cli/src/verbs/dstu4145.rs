// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout dstu4145 keygen | sign | verify`: DSTU 4145-2002 signatures of files.

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::{Failure, NO};
use crate::file::{self, NewFile};
use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Hash, PrivateKey, PublicKey, read_signature, write_signature};
use clap::{Subcommand, ValueEnum};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// A new key pair: the private key in PKCS #8, the public key as a SubjectPublicKeyInfo
    Keygen {
        /// The degree of the curve's field: 163, 167, 173, 179, 191, 233, 257, 307, 367 or 431
        #[arg(long, value_name = "M", default_value_t = 257)]
        curve: usize,
        /// The curve in an optimal normal basis, of degree 173, 179, 191, 233 or 431
        #[arg(long)]
        normal_basis: bool,
        /// Where the private key goes; only its owner may read the file
        #[arg(long, value_name = "FILE", value_parser = path())]
        private: PathBuf,
        /// Where the public key goes
        #[arg(long, value_name = "FILE", value_parser = path())]
        public: PathBuf,
        /// Replace files that exist
        #[arg(long)]
        force: bool,
        /// The form of the private key
        #[arg(long, value_enum, default_value_t = Form::Raw)]
        form: Form,
    },
    /// A signature of a file, as an OCTET STRING in DER
    Sign {
        /// The private key
        #[arg(long, value_name = "FILE", value_parser = path())]
        key: PathBuf,
        /// The hash function
        #[arg(long, value_enum, default_value_t = HashName::Kupyna256)]
        hash: HashName,
        /// Compute e from key and message instead of drawing it; not in constant time
        #[arg(long)]
        deterministic: bool,
        /// The order of the signature's octets
        #[arg(long, value_enum, default_value_t = Order::Little)]
        order: Order,
        /// Where the signature goes; without, it is printed in hexadecimal
        #[arg(long, value_name = "FILE", value_parser = path())]
        output: Option<PathBuf>,
        /// Replace a file that exists
        #[arg(long)]
        force: bool,
        /// What is signed; - for standard input
        #[arg(value_parser = path())]
        file: PathBuf,
    },
    /// Whether a signature is one of a file under a public key
    Verify {
        /// The public key
        #[arg(long, value_name = "FILE", value_parser = path())]
        key: PathBuf,
        /// The hash function
        #[arg(long, value_enum, default_value_t = HashName::Kupyna256)]
        hash: HashName,
        /// The order of the signature's octets
        #[arg(long, value_enum, default_value_t = Order::Little)]
        order: Order,
        /// The signature
        #[arg(long, value_name = "FILE", value_parser = path())]
        signature: PathBuf,
        /// What was signed; - for standard input
        #[arg(value_parser = path())]
        file: PathBuf,
    },
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum Form {
    /// The number in octets, as Ukrainian tools read it
    Raw,
    /// An ECPrivateKey of SEC 1, as BouncyCastle reads it
    Sec1,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    /// r, then s, each with its lowest octet first: in use, and BouncyCastle's DSTU4145LE
    Little,
    /// The same in reverse: s, then r, each with its highest octet first: BouncyCastle's DSTU4145
    Big,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
enum HashName {
    Gost34311,
    Kupyna256,
    Kupyna384,
    Kupyna512,
}

impl From<HashName> for Hash {
    fn from(name: HashName) -> Self {
        match name {
            HashName::Gost34311 => Self::Gost34311,
            HashName::Kupyna256 => Self::Kupyna256,
            HashName::Kupyna384 => Self::Kupyna384,
            HashName::Kupyna512 => Self::Kupyna512,
        }
    }
}

/// Random numbers of the operating system.
struct System;

impl rand_core::TryRng for System {
    type Error = getrandom::Error;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        getrandom::u32()
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        getrandom::u64()
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        getrandom::fill(bytes)
    }
}

impl rand_core::TryCryptoRng for System {}

/// Runs the verb.
pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    match &args.action {
        Action::Keygen {
            curve,
            normal_basis,
            private,
            public,
            force,
            form,
        } => keygen(*curve, *normal_basis, [private, public], *force, *form),
        Action::Sign {
            key,
            hash,
            deterministic,
            order,
            output,
            force,
            file,
        } => {
            read_once([key, file])?;
            let key = refused(key, PrivateKey::from_pkcs8_der(&read(key)?))?;
            let hash = Hash::from(*hash);
            let digest = hash.digest(&read(file)?);
            let signature = if *deterministic {
                key.sign_deterministic(&digest, hash)
            } else {
                key.sign(&digest, &mut System)
            };
            let signature = signature.and_then(|octets| write_signature(&ordered(octets, *order)));
            let signature = signature.map_err(|error| Failure::Wrong(error.to_string()))?;
            match output {
                Some(path) => {
                    let mut file = NewFile::create(path, *force, false)?;
                    file.write(&signature)?;
                    file.keep()?;
                }
                None => {
                    for octet in &signature {
                        write!(out, "{octet:02x}")?;
                    }
                    writeln!(out)?;
                }
            }
            Ok(0)
        }
        Action::Verify {
            key,
            hash,
            order,
            signature,
            file,
        } => {
            read_once([key, signature, file])?;
            let key = refused(key, PublicKey::from_spki_der(&read(key)?))?;
            let octets = read_signature(&read(signature)?);
            let digest = Hash::from(*hash).digest(&read(file)?);
            let other = match order {
                Order::Little => Order::Big,
                Order::Big => Order::Little,
            };
            let verified = |order| match &octets {
                Ok(octets) => key.verify(&digest, &ordered(octets.clone(), order)),
                Err(error) => Err(*error),
            };
            match verified(*order) {
                Ok(()) => {
                    writeln!(out, "valid")?;
                    Ok(0)
                }
                Err(error) => {
                    writeln!(out, "invalid: {error}")?;
                    if verified(other).is_ok() {
                        let name = other.to_possible_value().expect("no order is hidden");
                        writeln!(out, "it is valid with --order {}", name.get_name())?;
                    }
                    Ok(NO)
                }
            }
        }
    }
}

/// The octets of a signature, from the order of the library to this one, or back.
fn ordered(mut octets: Vec<u8>, order: Order) -> Vec<u8> {
    if order == Order::Big {
        octets.reverse();
    }
    octets
}

fn keygen(
    degree: usize,
    normal: bool,
    [private, public]: [&PathBuf; 2],
    force: bool,
    form: Form,
) -> Outcome {
    let named = Named::ALL
        .iter()
        .find(|named| named.shape() == (degree, normal));
    let Some(&named) = named else {
        let of = |normal| {
            let shapes = Named::ALL.iter().map(|named| named.shape());
            let degrees = shapes.filter(|shape| shape.1 == normal);
            let texts: Vec<String> = degrees.map(|shape| shape.0.to_string()).collect();
            texts.join(", ")
        };
        return Err(Failure::usage(format!(
            "--curve: the standard recommends none of degree {degree} in this basis, accepted are {}",
            of(normal)
        )));
    };
    if file::same(private, public) {
        return Err(Failure::usage(
            "--public: it is the file of --private, accepted is another one",
        ));
    }
    let wrong = |error: bezout_dstu4145::Error| Failure::Wrong(error.to_string());
    let key = PrivateKey::random(named, &mut System).map_err(wrong)?;
    let der = match form {
        Form::Raw => key.to_pkcs8_der(),
        Form::Sec1 => key.to_pkcs8_sec1_der(),
    };
    let public_der = key.public_key().and_then(|key| key.to_spki_der());
    // Both are written before one has its name: without the other a key is of no use.
    let mut private = NewFile::create(private, force, true)?;
    let mut public = NewFile::create(public, force, false)?;
    private.write(&der.map_err(wrong)?)?;
    public.write(&public_der.map_err(wrong)?)?;
    private.keep()?;
    public.keep()?;
    Ok(0)
}

fn refused<T>(path: &Path, result: Result<T, bezout_dstu4145::Error>) -> Result<T, Failure> {
    result.map_err(|error| Failure::usage(format!("{}: {error}", path.display())))
}

/// What stands for standard input may do so once: the second time nothing is left there.
fn read_once<const N: usize>(paths: [&PathBuf; N]) -> Result<(), Failure> {
    if paths
        .iter()
        .filter(|path| path.as_path() == Path::new("-"))
        .count()
        > 1
    {
        return Err(Failure::usage(
            "-: standard input can be read once, accepted are names of files for the rest",
        ));
    }
    Ok(())
}

/// The bytes of a file.
fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let done = if path == Path::new("-") {
        std::io::stdin().lock().read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    done.map_err(|error| Failure::usage(format!("{}: cannot be read: {error}", path.display())))?;
    Ok(bytes)
}
