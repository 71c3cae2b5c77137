// SPDX-License-Identifier: MIT OR Apache-2.0
//! Copies the crate's sources out of its package, and replaces its two inversions.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The file, the first words of the function, and the file of the new one.
const CHANGES: [(&str, &str, &str); 2] = [
    ("r3.rs", "pub fn reciprocal(", "src/r3.rs"),
    ("rq.rs", "pub fn reciprocal3(", "src/rq.rs"),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let (from, to) = (
        package("sntrup761").join("src"),
        PathBuf::from(variable("OUT_DIR")),
    );
    copy(&from, &to);
    for (file, function, new) in CHANGES {
        println!("cargo::rerun-if-changed={new}");
        let path = to.join(file);
        let (text, new) = (read(&path), read(Path::new(new)));
        assert_eq!(text.matches(function).count(), 1, "{file} has {function}");
        let kept = text.replace(function, &function.replace('(', "_before("));
        write(&path, &(kept + &new));
    }
    // What an included file cannot have.
    let root = to.join("lib.rs");
    let text = read(&root);
    let lines = text
        .lines()
        .filter(|line| !line.starts_with("//!") && !line.starts_with("#!["));
    write(&root, &lines.collect::<Vec<_>>().join("\n"));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder for the build");
    for entry in fs::read_dir(from).expect("the package's sources") {
        let path = entry.expect("a file").path();
        let to = to.join(path.file_name().expect("a name"));
        match path.is_dir() {
            true => copy(&path, &to),
            false => write(&to, &read(&path)),
        }
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Where the sources of a package of the lock file are.
fn package(name: &str) -> PathBuf {
    let manifest = Path::new(&variable("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let mut command = Command::new(variable("CARGO"));
    command.args([
        "metadata",
        "--format-version=1",
        "--locked",
        "--manifest-path",
    ]);
    let output = command.arg(manifest).output().expect("cargo runs");
    let metadata: Value =
        serde_json::from_slice(&output.stdout).expect("cargo metadata writes JSON");
    let mut packages = metadata["packages"].as_array().into_iter().flatten();
    let package = packages.find(|package| package["name"] == name);
    let manifest = package.and_then(|package| package["manifest_path"].as_str());
    let manifest = Path::new(manifest.expect("the package is a dependency"));
    manifest.parent().expect("a manifest is in a folder").into()
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|error| panic!("{name}: {error}"))
}
