// SPDX-License-Identifier: MIT OR Apache-2.0
//! Source lines of addresses, from DWARF's line table.
//!
//! The section `.debug_line` is enough: its programs stand one behind the other, and each has the
//! names of its files. Nothing else of DWARF is read.

use object::LittleEndian;
use object::read::elf::ElfFile32;

/// From `address` on to the next entry, the code is of this line; `None` ends a sequence.
#[derive(Clone, Debug)]
struct Row {
    address: u32,
    place: Option<(u32, u32)>,
}

/// The line table, in order of the address.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lines {
    files: Vec<String>,
    rows: Vec<Row>,
}

impl Lines {
    pub(crate) fn find(&self, address: u32) -> Option<(&str, u32)> {
        let behind = self.rows.partition_point(|r| r.address <= address);
        let (file, line) = self.rows[..behind].last()?.place?;
        Some((self.files.get(file as usize)?, line))
    }

    #[cfg(not(feature = "lines"))]
    pub(crate) fn from_elf(_: &ElfFile32<'_, LittleEndian>) -> Result<Self, String> {
        Ok(Self::default())
    }

    #[cfg(feature = "lines")]
    pub(crate) fn from_elf(elf: &ElfFile32<'_, LittleEndian>) -> Result<Self, String> {
        Self::read(elf).map_err(|e| format!("line table: {e}"))
    }

    #[cfg(feature = "lines")]
    fn read(elf: &ElfFile32<'_, LittleEndian>) -> Result<Self, gimli::Error> {
        use gimli::{DebugLine, DebugLineOffset, DebugLineStr, DebugStr, EndianSlice};
        use object::{Object, ObjectSection};
        let bytes = |name: &str| {
            let section = elf.section_by_name(name).and_then(|s| s.data().ok());
            EndianSlice::new(section.unwrap_or(&[]), gimli::LittleEndian)
        };
        let table = bytes(".debug_line");
        let line = DebugLine::from(table);
        let (line_strings, strings) = (
            DebugLineStr::from(bytes(".debug_line_str")),
            DebugStr::from(bytes(".debug_str")),
        );
        let text = |value| {
            use gimli::AttributeValue::{DebugLineStrRef, DebugStrRef, String};
            let slice = match value {
                String(s) => Some(s),
                DebugLineStrRef(o) => line_strings.get_str(o).ok(),
                DebugStrRef(o) => strings.get_str(o).ok(),
                _ => None,
            };
            slice.map_or(std::string::String::new(), |s| {
                s.to_string_lossy().into_owned()
            })
        };
        let mut lines = Self::default();
        let mut offset = 0;
        while offset < table.len() {
            let program = line.program(DebugLineOffset(offset), 4, None, None)?;
            // The length of a program in 32-bit DWARF does not count its own four bytes.
            offset += program.header().unit_length() + 4;
            let mut known = std::collections::HashMap::new();
            let mut rows = program.rows();
            while let Some((header, row)) = rows.next_row()? {
                let address = row.address() as u32;
                if row.end_sequence() {
                    lines.rows.push(Row {
                        address,
                        place: None,
                    });
                    continue;
                }
                let index = *known.entry(row.file_index()).or_insert_with(|| {
                    let name = row.file(header).map_or(std::string::String::new(), |file| {
                        let name = text(file.path_name());
                        match file.directory(header).map(&text) {
                            Some(folder) if file.directory_index() != 0 && !folder.is_empty() => {
                                format!("{folder}/{name}")
                            }
                            _ => name,
                        }
                    });
                    lines.files.push(name);
                    lines.files.len() as u32 - 1
                });
                let number = row.line().map_or(0, |l| l.get() as u32);
                lines.rows.push(Row {
                    address,
                    place: Some((index, number)),
                });
            }
        }
        // Where one sequence ends and the next begins, the beginning counts; where an address has
        // several lines, the last one.
        lines.rows.sort_by_key(|r| (r.address, r.place.is_some()));
        Ok(lines)
    }
}
