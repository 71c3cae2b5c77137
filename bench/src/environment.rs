// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a number means nothing without.

use bezout_measure::environment::Environment;
use std::process::Command;

pub fn detect() -> Environment {
    let commit = commit().unwrap_or_else(|| "unknown".into());
    Environment::new(env!("BENCH_RUSTC"), env!("BENCH_FLAGS"), &commit)
}

/// The commit of the sources that this program was built from, as they are now: `-dirty` if they
/// differ from it.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git")
            .arg("-C")
            .arg(env!("CARGO_MANIFEST_DIR"))
            .args(arguments)
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_string();
        output.status.success().then_some(text)
    };
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let clean = git(&["status", "--porcelain"])?.is_empty();
    Some(commit + if clean { "" } else { "-dirty" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn build_script_says_compiler_and_flags() {
        let found = detect();
        assert!(found.compiler.starts_with("rustc 1."), "{found:?}");
        assert!(found.flags.contains("opt-level="), "{found:?}");
        assert!(!found.cpu.is_empty() && !found.commit.is_empty());
    }
}
