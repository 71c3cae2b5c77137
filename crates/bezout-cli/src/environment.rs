// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a time means nothing without: CPU, compiler, flags, commit.

use serde::Serialize;

/// Where and how this program was built and runs.
#[derive(Clone, Debug, Serialize)]
pub struct Environment {
    pub cpu: String,
    pub compiler: &'static str,
    pub flags: &'static str,
    pub commit: &'static str,
}

impl Environment {
    pub fn detect() -> Self {
        Self {
            cpu: cpu().unwrap_or_else(|| format!("unknown {} CPU", std::env::consts::ARCH)),
            compiler: env!("BEZOUT_COMPILER"),
            flags: env!("BEZOUT_FLAGS"),
            commit: env!("BEZOUT_COMMIT"),
        }
    }
}

/// The system's name for the CPU, with family and model: virtual machines tend to hide the product's.
fn cpu() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let field = |key: &str| {
        let mut fields = text.lines().filter_map(|line| line.split_once(':'));
        fields
            .find(|(name, _)| name.trim() == key)
            .map(|(_, value)| value.trim().to_string())
    };
    let name = field("model name")?;
    Some(
        match (field("cpu family"), field("model"), field("stepping")) {
            (Some(family), Some(model), Some(stepping)) => {
                format!("{name} (family {family}, model {model}, stepping {stepping})")
            }
            _ => name,
        },
    )
}
