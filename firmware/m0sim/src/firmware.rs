// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is loaded: bytes, symbols and source lines of an ELF file, or bare machine code.

use crate::error::{Error, Location};
use crate::lines::Lines;
use object::elf::{EM_ARM, FileHeader32};
use object::read::elf::{ElfFile32, FileHeader, ProgramHeader};
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SymbolKind};

/// A symbol that names code or data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The name.
    pub name: String,
    /// The address, without the Thumb bit.
    pub address: u32,
    /// The bytes that it names; those to the next symbol where the file does not say.
    pub size: u32,
    /// Whether it names code: a function, or a label in a section of code.
    pub code: bool,
    /// Whether the file marks it as a function.
    function: bool,
}

/// Bytes, where they are stored, and where they are to be when the program runs.
#[derive(Clone, Debug)]
pub(crate) struct Segment {
    pub(crate) stored: u32,
    pub(crate) runs: u32,
    pub(crate) bytes: Vec<u8>,
    /// Bytes in memory, those of zeros behind the stored ones included.
    pub(crate) size: u32,
}

/// A program: segments, symbols, lines.
#[derive(Clone, Debug, Default)]
pub struct Firmware {
    pub(crate) segments: Vec<Segment>,
    /// In order of the address.
    symbols: Vec<Symbol>,
    lines: Lines,
}

impl Firmware {
    /// Reads an executable ELF file for 32-bit little-endian ARM.
    ///
    /// # Errors
    /// [`Error::Elf`] if the file is something else, is not linked, or is damaged.
    pub fn from_elf(file: &[u8]) -> Result<Self, Error> {
        let wrong = |e: object::Error| Error::Elf(e.to_string());
        if !file.starts_with(b"\x7fELF") {
            return Err(Error::Elf(
                "not an ELF file; a linked 32-bit ARM executable is needed".into(),
            ));
        }
        if file.get(4..6) != Some(&[1, 1]) {
            return Err(Error::Elf(
                "not 32-bit little-endian, as code for ARMv6-M is".into(),
            ));
        }
        let elf: ElfFile32<'_, LittleEndian> = ElfFile32::parse(file).map_err(wrong)?;
        let header: &FileHeader32<LittleEndian> = elf.elf_header();
        let endian = LittleEndian;
        if header.e_machine(endian) != EM_ARM {
            return Err(Error::Elf(format!(
                "machine {} is not ARM (40)",
                header.e_machine(endian).0
            )));
        }
        let mut segments = Vec::new();
        for program in elf.elf_program_headers() {
            if program.p_type(endian) != object::elf::PT_LOAD || program.p_memsz(endian) == 0 {
                continue;
            }
            let bytes = program
                .data(endian, file)
                .map_err(|()| Error::Elf("a segment reaches beyond the end of the file".into()))?;
            let (runs, size) = (program.p_vaddr(endian), program.p_memsz(endian));
            if runs.checked_add(size).is_none() || bytes.len() > size as usize {
                return Err(Error::Elf(
                    "a segment wraps around the address space".into(),
                ));
            }
            segments.push(Segment {
                stored: program.p_paddr(endian),
                runs,
                bytes: bytes.to_vec(),
                size,
            });
        }
        if segments.is_empty() {
            return Err(Error::Elf(
                "no segments to load; an object file must be linked first (arm-none-eabi-ld)"
                    .into(),
            ));
        }
        let lines = Lines::from_elf(&elf).map_err(Error::Elf)?;
        Ok(Self {
            segments,
            symbols: symbols(&elf),
            lines,
        })
    }

    /// Machine code at an address, with names for some of its addresses.
    ///
    /// ```
    /// use m0sim::Firmware;
    /// // adds r0, r0, r1; bx lr
    /// let firmware = Firmware::from_code(0, &[0x1840, 0x4770], &[("sum", 0)]);
    /// assert_eq!(firmware.symbol("sum").unwrap().size, 4);
    /// ```
    pub fn from_code(base: u32, code: &[u16], names: &[(&str, u32)]) -> Self {
        let bytes: Vec<u8> = code.iter().flat_map(|half| half.to_le_bytes()).collect();
        let end = base.wrapping_add(bytes.len() as u32);
        let mut symbols: Vec<Symbol> = names
            .iter()
            .map(|&(name, address)| Symbol {
                name: name.to_owned(),
                address,
                size: 0,
                code: true,
                function: true,
            })
            .collect();
        symbols.sort_by_key(|s| s.address);
        fill_sizes(&mut symbols, |_| end);
        let size = bytes.len() as u32;
        let segments = vec![Segment {
            stored: base,
            runs: base,
            bytes,
            size,
        }];
        Self {
            segments,
            symbols,
            lines: Lines::default(),
        }
    }

    /// All symbols, in order of the address.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// A symbol by name.
    ///
    /// # Errors
    /// [`Error::UnknownSymbol`], with the nearest names, if there is none.
    pub fn symbol(&self, name: &str) -> Result<&Symbol, Error> {
        self.find(name, |s| s.code)
    }

    /// The same, where what is meant is a routine: a label in one is none of the nearest names.
    /// Assembly without types has labels alone.
    pub(crate) fn routine(&self, name: &str) -> Result<&Symbol, Error> {
        let typed = self.symbols.iter().any(|s| s.function);
        self.find(name, |s| s.function || (s.code && !typed))
    }

    /// The symbol of this name; `near` says which others are worth a mention if there is none.
    fn find(&self, name: &str, near: impl Fn(&Symbol) -> bool) -> Result<&Symbol, Error> {
        if let Some(symbol) = self.symbols.iter().find(|s| s.name == name) {
            return Ok(symbol);
        }
        let mut near: Vec<(usize, &str)> = self
            .symbols
            .iter()
            .filter(|s| near(s))
            .map(|s| {
                // A name that contains the other one is near, however long the rest is.
                let part = s.name.contains(name) || name.contains(s.name.as_str());
                (
                    if part { 0 } else { distance(name, &s.name) },
                    s.name.as_str(),
                )
            })
            .collect();
        near.sort();
        near.dedup();
        let nearest = near
            .into_iter()
            .take(5)
            .map(|(_, n)| n.to_owned())
            .collect();
        Err(Error::UnknownSymbol {
            name: name.to_owned(),
            nearest,
        })
    }

    /// Bytes of flash that the program takes: code, constants, and the initial values of data.
    pub fn flash(&self) -> u32 {
        self.segments.iter().map(|s| s.bytes.len() as u32).sum()
    }

    /// The symbol that an address of code belongs to: the function around it, else the label before
    /// it.
    pub fn symbol_at(&self, address: u32) -> Option<&Symbol> {
        let before = &self.symbols[..self.symbols.partition_point(|s| s.address <= address)];
        let covers = |s: &&Symbol| s.code && address - s.address < s.size;
        before
            .iter()
            .rev()
            .filter(covers)
            .find(|s| s.function)
            .or_else(|| before.iter().rev().find(covers))
    }

    /// Name and line of an address.
    pub fn locate(&self, address: u32) -> Location {
        Location {
            address,
            symbol: self
                .symbol_at(address)
                .map(|s| (s.name.clone(), address - s.address)),
            line: self
                .line(address)
                .map(|(file, line)| (file.to_owned(), line)),
        }
    }

    /// Source file and line of an address.
    pub fn line(&self, address: u32) -> Option<(&str, u32)> {
        self.lines.find(address)
    }
}

fn symbols(elf: &ElfFile32<'_, LittleEndian>) -> Vec<Symbol> {
    let mut sections = Vec::new();
    for section in elf.sections() {
        let code = section.kind() == object::SectionKind::Text;
        sections.push((
            section.index(),
            section.address() as u32,
            section.size() as u32,
            code,
        ));
    }
    let mut symbols = Vec::new();
    for symbol in elf.symbols() {
        let Ok(name) = symbol.name() else { continue };
        // Names that begin with $ mark where code and data begin, and name nothing.
        if symbol.is_undefined() || name.is_empty() || name.starts_with('$') {
            continue;
        }
        let kind = symbol.kind();
        if !matches!(
            kind,
            SymbolKind::Text | SymbolKind::Data | SymbolKind::Unknown | SymbolKind::Label
        ) {
            continue;
        }
        let section = symbol.section_index();
        let in_code = sections.iter().any(|s| Some(s.0) == section && s.3);
        let function = kind == SymbolKind::Text;
        symbols.push(Symbol {
            name: name.to_owned(),
            address: symbol.address() as u32 & if function { !1 } else { !0 },
            size: symbol.size() as u32,
            code: function || in_code,
            function,
        });
    }
    symbols.sort_by(|a, b| (a.address, a.function, &a.name).cmp(&(b.address, b.function, &b.name)));
    fill_sizes(&mut symbols, |address| {
        let around = sections.iter().find(|s| address.wrapping_sub(s.1) < s.2);
        around.map_or(address, |s| s.1.wrapping_add(s.2))
    });
    symbols
}

/// Gives symbols without a size all bytes to the next one, or to the end of the section. A function
/// reaches to the next function: labels in between are its own.
fn fill_sizes(symbols: &mut [Symbol], end: impl Fn(u32) -> u32) {
    for i in 0..symbols.len() {
        if symbols[i].size == 0 {
            let address = symbols[i].address;
            let function = symbols[i].function;
            let mut behind = symbols[i..].iter().filter(|s| s.address > address);
            let next = behind.find(|s| s.function || !function).map(|s| s.address);
            let stop = next.unwrap_or(u32::MAX).min(end(address));
            symbols[i].size = stop.saturating_sub(address);
        }
    }
}

/// The least number of letters to insert, delete or change between two names.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
