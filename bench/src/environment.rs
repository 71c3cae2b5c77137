// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a number means nothing without: CPU, compiler, flags, commit.

use std::process::Command;

/// Where and how the program was built and runs.
#[derive(Clone, Debug)]
pub struct Environment {
    pub cpu: String,
    pub compiler: String,
    pub flags: String,
    pub commit: String,
}

impl Environment {
    pub fn detect() -> Environment {
        Environment {
            cpu: cpu_name().unwrap_or_else(|| format!("unknown {} CPU", std::env::consts::ARCH)),
            compiler: env!("BENCH_RUSTC").into(),
            flags: env!("BENCH_FLAGS").into(),
            commit: commit().unwrap_or_else(|| "unknown".into()),
        }
    }
}

/// The kernel's name for the CPU, with family and model: virtual machines tend to hide the product's name.
fn cpu_name() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let field = |key: &str| {
        let line = text
            .lines()
            .find(|line| line.split(':').next().map(str::trim) == Some(key))?;
        Some(line.split_once(':')?.1.trim().to_string())
    };
    let name = field("model name")?;
    match (field("cpu family"), field("model"), field("stepping")) {
        (Some(family), Some(model), Some(stepping)) => Some(format!(
            "{name} (family {family}, model {model}, stepping {stepping})"
        )),
        _ => Some(name),
    }
}

/// The commit of the sources that this program was built from, as they are now: `-dirty` if they differ from it.
fn commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output = Command::new("git")
            .arg("-C")
            .arg(env!("CARGO_MANIFEST_DIR"))
            .args(arguments)
            .output()
            .ok()?;
        output
            .status
            .success()
            .then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let dirty = !git(&["status", "--porcelain"])?.is_empty();
    Some(if dirty {
        format!("{commit}-dirty")
    } else {
        commit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn build_script_says_compiler_and_flags() {
        let environment = Environment::detect();
        assert!(
            environment.compiler.starts_with("rustc 1."),
            "{}",
            environment.compiler
        );
        assert!(
            environment.flags.contains("opt-level="),
            "{}",
            environment.flags
        );
        assert!(!environment.cpu.is_empty() && !environment.commit.is_empty());
    }
}
