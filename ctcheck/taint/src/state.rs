// SPDX-License-Identifier: MIT OR Apache-2.0
//! What may be secret before an instruction.

use crate::isa::Isa;
use crate::memory::Area;
use crate::value::{Region, Value};
use std::collections::BTreeMap;

/// A register of eight bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    pub secret: bool,
    pub value: Value,
}

/// Everything that instructions read and write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub isa: Isa,
    /// By number.
    pub general: [Register; 64],
    /// The low 128 bits, which instructions without VEX write alone, and all above.
    pub vectors: [[bool; 2]; 32],
    pub masks: [bool; 8],
    /// The bits of [`iced_x86::RflagsBits`]; on ARM one for all flags.
    pub flags: u32,
    /// The flag of zero, where it is known.
    pub zero: Option<bool>,
    /// Whether a comparison found the first number below the second one, where it is known.
    pub carry: Option<bool>,
    pub areas: BTreeMap<Region, Area>,
}

impl State {
    /// Every register is secret: that of a caller is.
    pub fn secret(isa: Isa) -> Self {
        let register = Register {
            secret: true,
            value: Value::Unknown,
        };
        let mut general = [register; 64];
        for &saved in isa.saved() {
            general[saved].value = Value::Entry(saved as u8);
        }
        Self {
            isa,
            general,
            vectors: [[true; 2]; 32],
            masks: [true; 8],
            // But the direction flag is clear by the calling convention.
            flags: !iced_x86::RflagsBits::DF,
            zero: None,
            carry: None,
            areas: BTreeMap::new(),
        }
    }

    pub fn set(&mut self, register: usize, secret: bool, value: Value) {
        self.general[register] = Register { secret, value };
    }

    /// What is true of both.
    pub fn join(&mut self, other: &Self) {
        for (a, b) in self.general.iter_mut().zip(&other.general) {
            a.secret |= b.secret;
            a.value = a.value.join(b.value);
        }
        for (a, b) in self
            .vectors
            .iter_mut()
            .flatten()
            .zip(other.vectors.iter().flatten())
        {
            *a |= b;
        }
        self.masks
            .iter_mut()
            .zip(other.masks)
            .for_each(|(a, b)| *a |= b);
        self.flags |= other.flags;
        self.zero = self.zero.filter(|_| self.zero == other.zero);
        self.carry = self.carry.filter(|_| self.carry == other.carry);
        for (region, area) in &other.areas {
            match self.areas.get_mut(region) {
                Some(here) => here.join(area),
                None => drop(self.areas.insert(*region, area.clone())),
            }
        }
    }
}
