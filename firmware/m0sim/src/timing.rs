// SPDX-License-Identifier: MIT OR Apache-2.0
//! What instructions cost.
//!
//! The cost of a program on these cores is the sum of the costs of its instructions: there are no
//! stalls, no caches and no effects of alignment at zero wait states. The tables are those of ARM's
//! technical reference manuals, DDI 0432C for the Cortex-M0 and DDI 0484C for the Cortex-M0+.
//!
//! | instruction | M0+ | M0 |
//! |---|---|---|
//! | data processing, shifts, extensions, moves, `ADR`, `ADD`/`SUB SP`, hints, `CPS` | 1 | 1 |
//! | `MULS`, fast multiplier (the small one: 32) | 1 | 1 |
//! | loads and stores of any width and addressing, literals too | 2 | 2 |
//! | `LDM`, `STM`, `PUSH`, `POP` of N registers | 1 + N | 1 + N |
//! | `POP` of N registers, PC among them | 3 + N | 4 + N |
//! | conditional branch, not taken / taken | 1 / 2 | 1 / 3 |
//! | `B` | 2 | 3 |
//! | `BL` | 3 | 4 |
//! | `BX`, `BLX`, `MOV PC`, `ADD PC` | 2 | 3 |
//! | `MRS`, `MSR`, `DMB`, `DSB`, `ISB` | 3 | 4 |
//! | `WFI`, `WFE`, without the time asleep | 2 | 2 |
//! | exception entry (here: by `SVC`) | 15 | 16 |
//!
//! In the row of `POP` with PC, N counts PC, and the manuals' "4 + N" and "3 + N" are read so.

/// Which core's costs are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Core {
    /// Cortex-M0: three-stage pipeline.
    M0,
    /// Cortex-M0+: two-stage pipeline.
    #[default]
    M0Plus,
}

impl Core {
    /// The name as it is written: `M0` or `M0+`.
    pub fn name(self) -> &'static str {
        match self {
            Self::M0 => "M0",
            Self::M0Plus => "M0+",
        }
    }
}

/// The multiplier that the chip's vendor chose; the fast one is by far the more common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Multiplier {
    /// `MULS` takes one cycle.
    #[default]
    Fast,
    /// `MULS` takes 32 cycles, whatever its operands.
    Small,
}

/// A table of costs, in cycles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// `MULS`.
    pub multiply: u32,
    /// One load or store; `LDM` and its like cost this less one, and one a register.
    pub memory: u32,
    /// A conditional branch that is taken; one that is not costs 1.
    pub branch_taken: u32,
    /// `B`.
    pub branch: u32,
    /// `BL`.
    pub branch_link: u32,
    /// `BX`, `BLX`, and writes of PC by `MOV` and `ADD`.
    pub branch_register: u32,
    /// `POP` with PC, to which one is added for every register, PC included.
    pub pop_pc: u32,
    /// `MRS`, `MSR` and barriers.
    pub system: u32,
    /// `WFI` and `WFE`.
    pub wait: u32,
    /// Entry of an exception.
    pub exception: u32,
}

impl Timing {
    /// The Cortex-M0 with the fast multiplier.
    pub const M0: Self = Self {
        multiply: 1,
        memory: 2,
        branch_taken: 3,
        branch: 3,
        branch_link: 4,
        branch_register: 3,
        pop_pc: 4,
        system: 4,
        wait: 2,
        exception: 16,
    };

    /// The Cortex-M0+ with the fast multiplier.
    pub const M0_PLUS: Self = Self {
        branch_taken: 2,
        branch: 2,
        branch_link: 3,
        branch_register: 2,
        pop_pc: 3,
        system: 3,
        exception: 15,
        ..Self::M0
    };

    /// The table of a core with a multiplier.
    ///
    /// ```
    /// use m0sim::{Core, Multiplier, Timing};
    /// assert_eq!(Timing::of(Core::M0Plus, Multiplier::Fast), Timing::M0_PLUS);
    /// assert_eq!(Timing::of(Core::M0, Multiplier::Small).multiply, 32);
    /// ```
    pub const fn of(core: Core, multiplier: Multiplier) -> Self {
        let mut table = match core {
            Core::M0 => Self::M0,
            Core::M0Plus => Self::M0_PLUS,
        };
        if let Multiplier::Small = multiplier {
            table.multiply = 32;
        }
        table
    }
}
