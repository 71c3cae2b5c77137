// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout dstu4145 keygen | public | sign | verify`: DSTU 4145-2002 signatures of files.

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::{Failure, NO};
use crate::file::{self, Written, read};
use crate::output;
use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Hash, PrivateKey, PublicKey, read_signature, write_signature};
use clap::{Subcommand, ValueEnum};
use std::path::{Path, PathBuf};
use zeroize::Zeroizing;

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
        /// Write both in PEM, not in DER
        #[arg(long)]
        pem: bool,
    },
    /// The public key of a private key
    Public {
        /// The private key, in DER or PEM
        #[arg(long, value_name = "FILE", value_parser = path())]
        key: PathBuf,
        /// Where the public key goes; without, it is printed in PEM
        #[arg(long, value_name = "FILE", value_parser = path())]
        output: Option<PathBuf>,
        /// Write it in PEM, not in DER
        #[arg(long)]
        pem: bool,
        /// Replace a file that exists
        #[arg(long)]
        force: bool,
    },
    /// A signature of a file, as an OCTET STRING in DER
    Sign {
        /// The private key, in DER or PEM
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
        /// The public key or a certificate with it, in DER or PEM; the certificate itself is not
        /// checked
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
            pem,
        } => {
            let key = new_key(*curve, *normal_basis)?;
            file::differ(("--public", public), ("--private", private))?;
            let written = match (form, pem) {
                (Form::Raw, false) => key.to_pkcs8_der(),
                (Form::Sec1, false) => key.to_pkcs8_sec1_der(),
                (Form::Raw, true) => key.to_pkcs8_pem().map(octets_of),
                (Form::Sec1, true) => key.to_pkcs8_sec1_pem().map(octets_of),
            };
            let (secret, key) = (written.map_err(wrong)?, public_file(&key, *pem)?);
            let files = [
                Written::secret(private, &secret),
                Written::public(public, &key),
            ];
            file::write_all(&files, *force)?;
            Ok(0)
        }
        Action::Public {
            key,
            output,
            pem,
            force,
        } => {
            let key = refused(key, PrivateKey::from_file(&read_short(key)?))?;
            let file = public_file(&key, *pem || output.is_none())?;
            match output {
                Some(path) => file::write_all(&[Written::public(path, &file)], *force)?,
                None => out.write_all(&file)?,
            }
            Ok(0)
        }
        Action::Sign {
            key,
            hash,
            deterministic,
            order,
            output,
            force,
            file,
        } => {
            file::read_once([key, file])?;
            let key = refused(key, PrivateKey::from_file(&read_short(key)?))?;
            let hash = Hash::from(*hash);
            let digest = hash.digest(&read(file)?);
            let signature = if *deterministic {
                key.sign_deterministic(&digest, hash)
            } else {
                key.sign(&digest, &mut System)
            };
            let signature = signature.and_then(|octets| write_signature(&ordered(octets, *order)));
            let signature = signature.map_err(wrong)?;
            match output {
                Some(path) => file::write_all(&[Written::public(path, &signature)], *force)?,
                None => writeln!(out, "{}", output::octets(&signature))?,
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
            file::read_once([key, signature, file])?;
            let key = refused(key, PublicKey::from_file(&read_short(key)?))?;
            let octets = refused(signature, read_signature(&read_short(signature)?))?;
            let digest = Hash::from(*hash).digest(&read(file)?);
            let other = match order {
                Order::Little => Order::Big,
                Order::Big => Order::Little,
            };
            let verified = |order| key.verify(&digest, &ordered(octets.clone(), order));
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

/// The octets of a key, a certificate or a signature at most.
const MOST: u64 = 1 << 20;

/// A file of one of these; of a longer one not all is read.
fn read_short(path: &Path) -> Result<Vec<u8>, Failure> {
    let octets = file::read_at_most(path, MOST + 1)?;
    match octets.len() as u64 <= MOST {
        true => Ok(octets),
        false => Err(Failure::usage(format!(
            "{}: it has more than {MOST} octets, accepted are keys, certificates and signatures of as many",
            path.display()
        ))),
    }
}

/// The octets of a signature, from the order of the library to this one, or back.
fn ordered(mut octets: Vec<u8>, order: Order) -> Vec<u8> {
    if order == Order::Big {
        octets.reverse();
    }
    octets
}

fn new_key(degree: usize, normal: bool) -> Result<PrivateKey, Failure> {
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
    PrivateKey::random(named, &mut System).map_err(wrong)
}

/// The file of the public key.
fn public_file(key: &PrivateKey, pem: bool) -> Result<Vec<u8>, Failure> {
    let key = key.public_key().map_err(wrong)?;
    let file = match pem {
        true => key.to_spki_pem().map(String::into_bytes),
        false => key.to_spki_der(),
    };
    file.map_err(wrong)
}

fn octets_of(mut text: Zeroizing<String>) -> Zeroizing<Vec<u8>> {
    Zeroizing::new(std::mem::take(&mut *text).into_bytes())
}

fn wrong(error: bezout_dstu4145::Error) -> Failure {
    Failure::Wrong(error.to_string())
}

fn refused<T>(path: &Path, result: Result<T, bezout_dstu4145::Error>) -> Result<T, Failure> {
    result.map_err(|error| Failure::usage(format!("{}: {error}", path.display())))
}
