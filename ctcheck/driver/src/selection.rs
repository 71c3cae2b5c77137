// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which cases run, and on how much.

use crate::case::{Amount, Case, Kind};

/// What the arguments ask for.
pub struct Selection {
    pub kind: Option<String>,
    /// A library with the interface of `bezout.h`.
    pub library: Option<String>,
    pub only: String,
    pub names: Vec<String>,
    pub limbs: Vec<usize>,
    pub amount: Amount,
}

impl Selection {
    /// From `KEY=VALUE` each.
    pub fn parse(args: &[String]) -> Result<Self, String> {
        let mut s = Self {
            kind: None,
            library: None,
            only: String::new(),
            names: Vec::new(),
            limbs: Vec::new(),
            amount: Amount {
                inputs: usize::MAX,
                steps: 0,
                stepped: usize::MAX,
            },
        };
        for arg in args {
            let (key, value) = arg
                .split_once('=')
                .ok_or_else(|| format!("{arg}: KEY=VALUE is accepted"))?;
            let number = |text: &str| {
                text.parse()
                    .map_err(|_| format!("{arg}: {text} is no number"))
            };
            match key {
                "kind" => s.kind = Some(value.into()),
                "library" => s.library = Some(value.into()),
                "only" => s.only = value.into(),
                "name" => s.names.push(value.into()),
                "limbs" => {
                    s.limbs = value.split(',').map(number).collect::<Result<_, _>>()?;
                }
                "inputs" => s.amount.inputs = number(value)?,
                "steps" => s.amount.steps = number(value)? as u64,
                "stepped" => s.amount.stepped = number(value)?,
                _ => return Err(format!("{arg}: {key} is no key")),
            }
        }
        Ok(s)
    }

    /// Planted leaks are among them only when their kind or their names are asked for.
    pub fn of(&self, mut all: Vec<Case>) -> Vec<Case> {
        let asked = self.kind.is_some() || !self.names.is_empty();
        all.retain(|c| match &self.kind {
            Some(kind) => c.kind.to_string() == *kind,
            None => asked || c.kind != Kind::Leak,
        });
        all.retain(|c| self.names.is_empty() || self.names.contains(&c.name));
        all.retain(|c| self.limbs.is_empty() || self.limbs.contains(&c.limbs));
        all.retain(|c| c.name.contains(&self.only));
        all
    }
}
