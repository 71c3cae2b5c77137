// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tells the command its compiler, its flags and its commit: no time is printed without them.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let compiler = output(Command::new(rustc).arg("--version"));
    println!(
        "cargo::rustc-env=BEZOUT_COMPILER={}",
        compiler.as_deref().unwrap_or("unknown")
    );
    println!("cargo::rustc-env=BEZOUT_FLAGS={}", flags());
    println!(
        "cargo::rustc-env=BEZOUT_COMMIT={}",
        commit().as_deref().unwrap_or("unknown")
    );
}

/// Optimization as set for this build; link-time optimization is the profile's, which cargo does
/// not tell.
fn flags() -> String {
    let level = env::var("OPT_LEVEL").unwrap_or_default();
    let extra = env::var("CARGO_ENCODED_RUSTFLAGS")
        .unwrap_or_default()
        .replace('\x1f', " ");
    let cpu = if extra.is_empty() {
        "target-cpu=generic"
    } else {
        &extra
    };
    format!("opt-level={level} {cpu}")
}

/// The commit that is checked out; unknown where the sources come from a package.
fn commit() -> Option<String> {
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    // HEAD moves with every checkout, its log with every commit.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--path-format=absolute", "--git-path", file])?;
        if Path::new(&path).exists() {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=../bezout/src");
    let changed = git(&["status", "--porcelain", "--untracked-files=no"])?;
    Some(if changed.is_empty() {
        commit
    } else {
        commit + "-dirty"
    })
}

fn git(arguments: &[&str]) -> Option<String> {
    output(Command::new("git").args(arguments))
}

fn output(command: &mut Command) -> Option<String> {
    let output = command
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
}
