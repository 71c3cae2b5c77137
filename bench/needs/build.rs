// SPDX-License-Identifier: MIT OR Apache-2.0
//! Names the Debian packages without which a peer's own build script fails, before it does: GMP's
//! takes most of a minute for that.

use std::env;
use std::process::{Command, Stdio};

/// A peer, a command that fails where something is missing that the peer's build needs, and what to
/// install.
const NEEDS: [(&str, &str, &str); 4] = [
    ("gmp", "m4 --version", "m4"),
    ("gmp", "make --version", "make"),
    (
        "openssl",
        "pkg-config --exists openssl",
        "pkg-config libssl-dev",
    ),
    ("oqs", "cmake --version", "cmake libclang-dev"),
];

fn main() {
    println!("cargo::rerun-if-env-changed=PATH");
    println!("cargo::rerun-if-changed=build.rs");
    for (peer, command, packages) in NEEDS {
        let wanted = env::var_os(format!("CARGO_FEATURE_{}", peer.to_uppercase())).is_some();
        // Their own script builds it, or was told where it is.
        let told = peer == "openssl"
            && (env::var_os("CARGO_FEATURE_VENDORED").is_some()
                || env::var_os("OPENSSL_DIR").is_some());
        if wanted && !told && !succeeds(command) {
            println!(
                "cargo::error=the peer `{peer}` cannot be built: apt-get install {packages} (or choose peers: --no-default-features --features …)"
            );
        }
    }
}

fn succeeds(command: &str) -> bool {
    let mut words = command.split(' ');
    let mut command = Command::new(words.next().unwrap_or_default());
    let status = command
        .args(words)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    status.is_ok_and(|status| status.success())
}
