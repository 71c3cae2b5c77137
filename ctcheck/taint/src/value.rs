// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is known of the value of a register: enough to tell which memory an address is in.

/// A piece of memory that pointers to others never reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Region {
    /// What the stack pointer points to at entry, and around it.
    Stack,
    /// The stack below an alignment of the stack pointer by the instruction there.
    Aligned(u64),
    /// What the program has at fixed places: tables of constants.
    Program,
    /// An object of the caller, by its number in the specification.
    Argument(u8),
}

/// Of a 64-bit value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Value {
    #[default]
    Unknown,
    Number(i64),
    /// What that register held at entry.
    Entry(u8),
    /// Into a region, at an offset if that is always the same.
    Pointer(Region, Option<i64>),
}

impl Value {
    /// What is true of both.
    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (a, b) if a == b => a,
            (Self::Pointer(r, _), Self::Pointer(s, _)) if r == s => Self::Pointer(r, None),
            _ => Self::Unknown,
        }
    }

    /// The sum. Of a pointer and a number that is not known it is somewhere in the same region.
    pub fn plus(self, other: Self) -> Self {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => Self::Number(a.wrapping_add(b)),
            (Self::Pointer(r, o), Self::Number(n)) | (Self::Number(n), Self::Pointer(r, o)) => {
                Self::Pointer(r, o.map(|o| o.wrapping_add(n)))
            }
            (Self::Pointer(r, _), Self::Unknown | Self::Entry(_))
            | (Self::Unknown | Self::Entry(_), Self::Pointer(r, _)) => Self::Pointer(r, None),
            _ => Self::Unknown,
        }
    }

    /// The difference; that of two pointers into one region is a number.
    pub fn minus(self, other: Self) -> Self {
        match (self, other) {
            (a, Self::Number(n)) => a.plus(Self::Number(n.wrapping_neg())),
            (Self::Pointer(r, Some(a)), Self::Pointer(s, Some(b))) if r == s => {
                Self::Number(a.wrapping_sub(b))
            }
            (Self::Pointer(r, _), Self::Unknown | Self::Entry(_)) => Self::Pointer(r, None),
            _ => Self::Unknown,
        }
    }

    /// That many times.
    pub fn times(self, scale: i64) -> Self {
        match self {
            Self::Number(n) => Self::Number(n.wrapping_mul(scale)),
            value if scale == 1 => value,
            _ => Self::Unknown,
        }
    }

    /// The bits that are in both numbers.
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => Self::Number(a & b),
            _ => Self::Unknown,
        }
    }

    /// Whether it is the smaller one, without signs. An object does not reach around the end of the
    /// address space.
    pub fn below(self, other: Self) -> Option<bool> {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => Some((a as u64) < b as u64),
            (Self::Pointer(r, Some(a)), Self::Pointer(s, Some(b))) if r == s => Some(a < b),
            _ => None,
        }
    }

    /// The product of numbers.
    pub fn product(self, other: Self) -> Self {
        match (self, other) {
            (Self::Number(a), Self::Number(b)) => Self::Number(a.wrapping_mul(b)),
            _ => Self::Unknown,
        }
    }

    /// A number shifted by one below 64.
    pub fn shifted_left(self, by: Self) -> Self {
        match (self, by) {
            (Self::Number(a), Self::Number(n @ 0..64)) => Self::Number(a << n),
            _ => Self::Unknown,
        }
    }

    /// A number without a sign, shifted by one below 64.
    pub fn shifted_right(self, by: Self) -> Self {
        match (self, by) {
            (Self::Number(a), Self::Number(n @ 0..64)) => Self::Number((a as u64 >> n) as i64),
            _ => Self::Unknown,
        }
    }
}
