// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tells the program its compiler, flags and the peers' versions, and builds the peers that are
//! single files inside other packages' sources. Nothing of those packages is kept in this
//! repository.

use serde_json::Value;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=Cargo.lock");
    println!(
        "cargo::rustc-env=BENCH_RUSTC={}",
        output(Command::new(variable("RUSTC")).arg("--version")).trim()
    );
    println!("cargo::rustc-env=BENCH_FLAGS={}", flags());
    export_versions();
    let x86_64 = variable("CARGO_CFG_TARGET_ARCH") == "x86_64";
    println!("cargo::rustc-check-cfg=cfg(s2n_bignum)");
    if has_feature("S2N_BIGNUM") && x86_64 {
        assemble_s2n_bignum(&package("aws-lc-sys"));
        println!("cargo::rustc-cfg=s2n_bignum");
    }
    for peer in SYSTEM {
        compile_for_system(&peer);
    }
    if has_feature("SECP256K1") {
        compile_secp256k1(&package("secp256k1-sys"));
    }
}

/// Optimization as set for this build. Cargo does not tell about link-time optimization: it is the
/// profile's in `Cargo.toml` unless the environment overrides it.
fn flags() -> String {
    for name in [
        "CARGO_PROFILE_RELEASE_LTO",
        "CARGO_PROFILE_RELEASE_CODEGEN_UNITS",
    ] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let mut flags = vec![format!("opt-level={}", variable("OPT_LEVEL"))];
    if variable("PROFILE") == "release" {
        let setting = |name, default: &str| env::var(name).unwrap_or(default.into());
        flags.push(format!(
            "lto={}",
            setting("CARGO_PROFILE_RELEASE_LTO", "fat")
        ));
        flags.push(format!(
            "codegen-units={}",
            setting("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1")
        ));
    }
    let extra = env::var("CARGO_ENCODED_RUSTFLAGS")
        .unwrap_or_default()
        .replace('\x1f', " ");
    flags.push(if extra.is_empty() {
        "target-cpu=generic".into()
    } else {
        extra
    });
    flags.join(" ")
}

/// One variable for each package of the lock file, so that names of rows cannot disagree with what
/// was linked.
fn export_versions() {
    let path = Path::new(&variable("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let quoted = |line: &str| line.split('"').nth(1).unwrap_or_default().to_string();
    let mut name = String::new();
    for line in text.lines() {
        if line.starts_with("name = ") {
            name = quoted(line).to_uppercase().replace('-', "_");
        } else if line.starts_with("version = ") && !name.is_empty() {
            // Build metadata of a version says what is wrapped, in words of the packager.
            let version = quoted(line);
            println!(
                "cargo::rustc-env=VERSION_{name}={}",
                version.split('+').next().unwrap_or_default()
            );
        }
    }
}

/// Routines of s2n-bignum that the library inside `aws-lc-sys` leaves out, or has under another
/// name.
fn assemble_s2n_bignum(package: &Path) {
    let root = package.join("aws-lc/third_party/s2n-bignum/s2n-bignum-imported");
    // The import into AWS-LC includes a list of prefixed names; without prefixes it is empty.
    let include = out_dir().join("s2n_bignum_include");
    std::fs::create_dir_all(include.join("openssl")).expect("the output directory is writable");
    std::fs::write(include.join("openssl/boringssl_prefix_symbols_asm.h"), "")
        .expect("the output directory is writable");
    let mut build = cc::Build::new();
    build.include(root.join("include")).include(include);
    for file in [
        "curve25519/bignum_inv_p25519",
        "p256/bignum_montinv_p256",
        "p521/bignum_inv_p521",
        "generic/bignum_modinv",
        "generic/bignum_coprime",
    ] {
        build.file(root.join("x86_att").join(format!("{file}.S")));
    }
    build.compile("bench_s2n_bignum");
}

/// The inversion of libsecp256k1 has internal linkage in its archive; our own file includes its
/// header.
fn compile_secp256k1(package: &Path) {
    println!("cargo::rerun-if-changed=csrc/secp256k1_modinv64.c");
    cc::Build::new()
        .include(package.join("depend/secp256k1/src"))
        .file("csrc/secp256k1_modinv64.c")
        .warnings(false)
        .compile("bench_secp256k1");
}

/// A peer that is a library of the system.
struct System {
    /// Its feature, and the condition under which the program has it.
    name: &'static str,
    /// In `csrc`, an interface in C.
    files: &'static [&'static str],
    libraries: &'static [&'static str],
    /// Debian's package.
    package: &'static str,
}

const SYSTEM: [System; 4] = [
    System {
        name: "cryptopp",
        files: &["cryptopp_gf2.cc"],
        libraries: &["cryptopp"],
        package: "libcrypto++-dev",
    },
    System {
        name: "flint",
        files: &["flint.c"],
        libraries: &["flint", "gmp"],
        package: "libflint-dev",
    },
    System {
        name: "ntl",
        files: &["ntl_gf2.cc", "ntl_fq.cc"],
        libraries: &["ntl"],
        package: "libntl-dev",
    },
    System {
        name: "pari",
        files: &["pari_gf2.c"],
        libraries: &["pari"],
        package: "libpari-dev",
    },
];

/// Our interface to a library of the system. If it does not compile, the library's headers are not
/// here: the program does without this peer, and cargo says so.
fn compile_for_system(peer: &System) {
    println!("cargo::rustc-check-cfg=cfg({})", peer.name);
    if !has_feature(&peer.name.to_uppercase()) {
        return;
    }
    let mut build = cc::Build::new();
    for file in peer.files {
        let file = format!("csrc/{file}");
        println!("cargo::rerun-if-changed={file}");
        build.cpp(file.ends_with(".cc")).file(file);
    }
    if peer.files[0].ends_with(".cc") {
        build.flag("-std=c++17");
    }
    build.warnings(false).cargo_warnings(false);
    if build.try_compile(&format!("bench_{}", peer.name)).is_ok() {
        println!("cargo::rustc-cfg={}", peer.name);
        for library in peer.libraries {
            println!("cargo::rustc-link-lib={library}");
        }
        return;
    }
    let System { name, package, .. } = peer;
    println!("cargo::warning=without the peer `{name}`: apt-get install {package}");
    // It changes when a package is installed. A file that is not there would be news at every
    // build.
    if Path::new(PACKAGES).exists() {
        println!("cargo::rerun-if-changed={PACKAGES}");
    }
}

const PACKAGES: &str = "/var/lib/dpkg/status";

/// The folder of a dependency's sources, wherever cargo has put them.
fn package(name: &str) -> PathBuf {
    let manifest = Path::new(&variable("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let mut command = Command::new(variable("CARGO"));
    command.args([
        "metadata",
        "--format-version=1",
        "--locked",
        "--all-features",
        "--filter-platform",
    ]);
    let text = output(
        command
            .arg(variable("TARGET"))
            .arg("--manifest-path")
            .arg(manifest),
    );
    let metadata: Value = serde_json::from_str(&text).expect("cargo metadata writes JSON");
    let found = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|package| package["name"] == name);
    let manifest = found.and_then(|package| package["manifest_path"].as_str());
    let manifest = manifest.unwrap_or_else(|| panic!("cargo metadata knows no package `{name}`"));
    Path::new(manifest)
        .parent()
        .expect("a manifest is in a folder")
        .to_path_buf()
}

fn output(command: &mut Command) -> String {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {errors}");
    String::from_utf8(output.stdout).unwrap_or_else(|_| panic!("{command:?} did not write UTF-8"))
}

fn has_feature(name: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{name}")).is_some()
}

fn out_dir() -> PathBuf {
    PathBuf::from(variable("OUT_DIR"))
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name} for build scripts"))
}
