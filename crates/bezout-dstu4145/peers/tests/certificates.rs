// SPDX-License-Identifier: MIT OR Apache-2.0
//! Certificates that others signed: those of a certification authority that `structured-dstu4145`
//! has among its test data.

use bezout_dstu4145::{Error, Hash, PublicKey, read_signature};
use bezout_dstu4145_peers::read_certificate;
use der::asn1::ObjectIdentifier;
use std::path::PathBuf;
use std::process::Command;

/// The folder into which cargo unpacked a dependency.
fn folder_of(package: &str) -> PathBuf {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--manifest-path",
            manifest,
        ])
        .output()
        .unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let found = metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .find(|p| p["name"] == package)
        .unwrap();
    PathBuf::from(found["manifest_path"].as_str().unwrap())
        .parent()
        .unwrap()
        .to_path_buf()
}

#[test]
fn certificates_of_an_authority_verify_under_their_own_keys() {
    let folder = folder_of("structured-dstu4145").join("tests/data");
    let mut hashes = Vec::new();
    for name in ["nbu-gost.pem", "nbu-kupyna.pem"] {
        let pem = std::fs::read(folder.join(name)).unwrap();
        let (_, der) = der::pem::decode_vec(&pem).unwrap();
        let certificate = read_certificate(&der).unwrap();
        let key = PublicKey::from_spki_der(&certificate.public_key).unwrap();
        for file in [&pem, &der] {
            let same = PublicKey::from_file(file).unwrap().to_spki_der();
            assert_eq!(same, key.to_spki_der(), "{name}");
        }
        let signature = read_signature(&certificate.signature).unwrap();
        let algorithm = ObjectIdentifier::from_bytes(&certificate.algorithm)
            .unwrap()
            .to_string();
        let hash = *Hash::ALL
            .iter()
            .find(|hash| hash.object_identifier(key.named().shape().1) == algorithm)
            .unwrap();
        key.verify(&hash.digest(&certificate.signed), &signature)
            .unwrap();
        hashes.push(hash);

        let mut changed = certificate.signed.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert_eq!(
            key.verify(&hash.digest(&changed), &signature),
            Err(Error::Mismatch)
        );
        // The name of the curve and its parameters make the same key.
        let written = key.to_spki_der().unwrap();
        assert_eq!(
            PublicKey::from_spki_der(&written).unwrap().to_compressed(),
            key.to_compressed()
        );
        println!("{name}: {:?}, {hash:?}", key.named());
    }
    assert_eq!(hashes, [Hash::Gost34311, Hash::Kupyna256]);
}
