// SPDX-License-Identifier: MIT OR Apache-2.0
//! Flash and RAM, and one bit of taint for each byte of RAM.

use crate::error::Fault;
use crate::instruction::Width;
use std::sync::Arc;

/// A loaded value, and whether any byte of it is secret.
pub(crate) type Loaded = (u32, bool);

/// The two regions. Nothing else is mapped.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    pub(crate) flash_base: u32,
    pub(crate) flash: Arc<[u8]>,
    pub(crate) ram_base: u32,
    pub(crate) ram: Vec<u8>,
    /// One entry a byte of RAM, 0 or 1; empty without taint.
    pub(crate) secret: Vec<u8>,
}

/// `address - base`, if `size` bytes fit in the region from there.
#[inline(always)]
fn within(address: u32, base: u32, length: usize, size: usize) -> Option<usize> {
    let offset = address.wrapping_sub(base) as usize;
    (offset < length && size <= length - offset).then_some(offset)
}

#[inline(always)]
fn word(bytes: &[u8], offset: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(offset..)?.first_chunk()?))
}

#[inline(always)]
fn half(bytes: &[u8], offset: usize) -> Option<u32> {
    Some(u32::from(u16::from_le_bytes(
        *bytes.get(offset..)?.first_chunk()?,
    )))
}

#[inline(always)]
fn fetch(bytes: &[u8], offset: usize, width: Width) -> Option<u32> {
    Some(match width {
        Width::Byte => u32::from(*bytes.get(offset)?),
        Width::SignedByte => *bytes.get(offset)? as i8 as u32,
        Width::Half => half(bytes, offset)?,
        Width::SignedHalf => half(bytes, offset)? as i16 as u32,
        Width::Word => word(bytes, offset)?,
    })
}

impl Width {
    /// The bytes that are moved.
    #[inline(always)]
    pub(crate) fn bytes(self) -> u32 {
        match self {
            Self::Byte | Self::SignedByte => 1,
            Self::Half | Self::SignedHalf => 2,
            Self::Word => 4,
        }
    }
}

impl Memory {
    /// Loads a value; the second part of the result says whether it came from flash.
    #[inline(always)]
    pub(crate) fn load<const TAINT: bool>(
        &self,
        address: u32,
        width: Width,
    ) -> Result<(Loaded, bool), Fault> {
        let size = width.bytes();
        if address & (size - 1) != 0 {
            return Err(Fault::Unaligned { address, size });
        }
        let offset = address.wrapping_sub(self.ram_base) as usize;
        if let Some(value) = fetch(&self.ram, offset, width) {
            let secret = TAINT && self.secret[offset..offset + size as usize].contains(&1);
            return Ok(((value, secret), false));
        }
        let offset = address.wrapping_sub(self.flash_base) as usize;
        match fetch(&self.flash, offset, width) {
            Some(value) => Ok(((value, false), true)),
            None => Err(Fault::OutOfRange {
                address,
                size,
                store: false,
            }),
        }
    }

    /// Stores the low bytes of a value.
    #[inline(always)]
    pub(crate) fn store<const TAINT: bool>(
        &mut self,
        address: u32,
        width: Width,
        value: u32,
        secret: bool,
    ) -> Result<(), Fault> {
        let size = width.bytes();
        if address & (size - 1) != 0 {
            return Err(Fault::Unaligned { address, size });
        }
        let offset = address.wrapping_sub(self.ram_base) as usize;
        let place = match self.ram.get_mut(offset..) {
            Some(place) if place.len() >= size as usize => place,
            _ => return Err(self.refuse_store(address, size)),
        };
        match width {
            Width::Word => place[..4].copy_from_slice(&value.to_le_bytes()),
            Width::Half | Width::SignedHalf => {
                place[..2].copy_from_slice(&(value as u16).to_le_bytes())
            }
            Width::Byte | Width::SignedByte => place[0] = value as u8,
        }
        if TAINT {
            self.secret[offset..offset + size as usize].fill(u8::from(secret));
        }
        Ok(())
    }

    #[cold]
    fn refuse_store(&self, address: u32, size: u32) -> Fault {
        match within(address, self.flash_base, self.flash.len(), size as usize) {
            Some(_) => Fault::FlashStore { address },
            None => Fault::OutOfRange {
                address,
                size,
                store: true,
            },
        }
    }

    /// The halfword of code at an even address.
    pub(crate) fn code(&self, address: u32) -> Option<u16> {
        let region = |base: u32, bytes: &[u8]| half(bytes, address.wrapping_sub(base) as usize);
        region(self.flash_base, &self.flash)
            .or_else(|| region(self.ram_base, &self.ram))
            .map(|h| h as u16)
    }

    /// Bytes of either region, for the host.
    pub(crate) fn bytes(&self, address: u32, length: usize) -> Option<&[u8]> {
        match within(address, self.ram_base, self.ram.len(), length) {
            Some(o) => Some(&self.ram[o..o + length]),
            None => within(address, self.flash_base, self.flash.len(), length)
                .map(|o| &self.flash[o..o + length]),
        }
    }

    /// The offset of a range of RAM.
    pub(crate) fn ram_offset(&self, address: u32, length: usize) -> Option<usize> {
        within(address, self.ram_base, self.ram.len(), length)
    }
}
