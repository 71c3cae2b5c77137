// SPDX-License-Identifier: MIT OR Apache-2.0
//! Where machine code comes from.

use crate::isa::Isa;
use object::{
    Architecture, Object, ObjectSection, ObjectSymbol, ObjectSymbolTable, RelocationTarget,
    SectionKind, SymbolKind,
};
use std::ops::Range;

/// Machine code by its address.
pub trait Code {
    /// All bytes that are known from there on.
    fn bytes(&self, pc: u64) -> Option<&[u8]>;

    /// The bytes from there on that nothing writes.
    fn constant(&self, _at: u64) -> Option<&[u8]> {
        None
    }

    /// Of which other library's function the loader writes the address there.
    fn import(&self, _at: u64) -> Option<&str> {
        None
    }

    /// Where the function begins and ends in which this is.
    fn function(&self, _pc: u64) -> Range<u64> {
        0..0
    }
}

/// The code of a program, and its functions by name.
#[derive(Clone)]
pub struct Program {
    pub isa: Isa,
    sections: Vec<(u64, Vec<u8>)>,
    constants: Vec<(u64, Vec<u8>)>,
    functions: Vec<(String, u64)>,
    imports: Vec<(u64, String)>,
}

impl Program {
    /// Reads an ELF file.
    pub fn read(file: &[u8]) -> Result<Self, String> {
        let elf = object::File::parse(file).map_err(|e| format!("no program can be read: {e}"))?;
        let isa = match elf.architecture() {
            Architecture::X86_64 => Isa::X86,
            Architecture::Aarch64 => Isa::Arm,
            other => return Err(format!("{other:?}: x86-64 and AArch64 are known")),
        };
        let of = |kinds: &[SectionKind]| {
            elf.sections()
                .filter(|s| kinds.contains(&s.kind()))
                .map(|s| Ok((s.address(), s.data().map_err(|e| e.to_string())?.to_vec())))
                .collect::<Result<_, String>>()
        };
        let functions = elf
            .symbols()
            .filter(|s| s.kind() == SymbolKind::Text && s.is_definition());
        let named = functions.filter_map(|s| {
            let name = rustc_demangle::demangle(s.name().ok()?);
            // Without the hash at the end.
            Some((format!("{name:#}"), s.address()))
        });
        let relocations = elf.dynamic_relocations().into_iter().flatten();
        let imports = relocations.filter_map(|(at, relocation)| {
            let RelocationTarget::Symbol(index) = relocation.target() else {
                return None;
            };
            let symbol = elf.dynamic_symbol_table()?.symbol_by_index(index).ok()?;
            let is_other = symbol.is_undefined() && relocation.addend() == 0;
            is_other.then(|| Some((at, symbol.name().ok()?.to_owned())))?
        });
        Ok(Self {
            isa,
            sections: of(&[SectionKind::Text])?,
            constants: of(&[SectionKind::ReadOnlyData, SectionKind::ReadOnlyString])?,
            functions: named.collect(),
            imports: imports.collect(),
        })
    }

    /// Writes other code over that which is there.
    pub fn overwrite(&mut self, pc: u64, code: &[u8]) {
        let place = self.sections.iter_mut().find_map(|(start, bytes)| {
            let at = pc.checked_sub(*start)? as usize;
            bytes.get_mut(at..at + code.len())
        });
        if let Some(place) = place {
            place.copy_from_slice(code);
        }
    }

    /// The functions with this in their names, once for each place.
    pub fn find(&self, part: &str) -> Vec<(&str, u64)> {
        let mut found: Vec<_> = self
            .functions
            .iter()
            .filter(|(name, _)| name.ends_with(part))
            .map(|(n, a)| (n.as_str(), *a))
            .collect();
        found.sort_by_key(|f| f.1);
        found.dedup_by_key(|f| f.1);
        found
    }
}

impl Code for Program {
    fn bytes(&self, pc: u64) -> Option<&[u8]> {
        from(&self.sections, pc)
    }

    fn constant(&self, at: u64) -> Option<&[u8]> {
        from(&self.constants, at)
    }

    fn import(&self, at: u64) -> Option<&str> {
        let found = self.imports.iter().find(|(place, _)| *place == at);
        found.map(|(_, name)| name.as_str())
    }

    fn function(&self, pc: u64) -> Range<u64> {
        let starts = || self.functions.iter().map(|(_, start)| *start);
        let start = starts().filter(|s| *s <= pc).max().unwrap_or(0);
        start..starts().filter(|s| *s > pc).min().unwrap_or(u64::MAX)
    }
}

fn from(sections: &[(u64, Vec<u8>)], at: u64) -> Option<&[u8]> {
    let mut found = sections
        .iter()
        .filter_map(|(start, bytes)| bytes.get(at.checked_sub(*start)? as usize..));
    found.find(|bytes| !bytes.is_empty())
}
