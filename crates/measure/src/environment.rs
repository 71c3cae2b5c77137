// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a time means nothing without: CPU, compiler, flags, commit.

use serde::Serialize;

/// Where and how a program was built and runs.
#[derive(Clone, Debug, Serialize)]
pub struct Environment {
    /// The system's name for the CPU, with family and model: virtual machines tend to hide the
    /// product's.
    pub cpu: String,
    /// Its version.
    pub compiler: String,
    /// The flags of the build.
    pub flags: String,
    /// Of the sources; `-dirty` is appended if they differ from it.
    pub commit: String,
}

impl Environment {
    /// This machine, and what the program's build script knows.
    pub fn new(compiler: &str, flags: &str, commit: &str) -> Self {
        Self {
            cpu: cpu().unwrap_or_else(|| format!("unknown {} CPU", std::env::consts::ARCH)),
            compiler: compiler.into(),
            flags: flags.into(),
            commit: commit.into(),
        }
    }
}

fn cpu() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let field = |key: &str| {
        let mut fields = text.lines().filter_map(|line| line.split_once(':'));
        fields
            .find(|(name, _)| name.trim() == key)
            .map(|(_, value)| value.trim().to_string())
    };
    let name = field("model name")?;
    let model = || Some([field("cpu family")?, field("model")?, field("stepping")?]);
    Some(match model() {
        Some([family, model, stepping]) => {
            format!("{name} (family {family}, model {model}, stepping {stepping})")
        }
        None => name,
    })
}
