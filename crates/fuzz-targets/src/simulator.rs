// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Cortex-M0 simulator: any file, and any code, for a few steps. No input panics, and two runs
//! are the same.

use crate::choose::Choose;
use m0sim::{Config, Core, Error, Firmware, Machine, Multiplier, Report};

const CYCLES: u64 = 3000;

/// Where code of an input lies: that of most microcontrollers.
const FLASH: u32 = 0x0800_0000;

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let config = Config {
        core: [Core::M0, Core::M0Plus][choose.up_to(1)],
        multiplier: [Multiplier::Fast, Multiplier::Small][choose.up_to(1)],
        flash_wait: choose.up_to(1) as u32,
        fetch_wait: choose.up_to(1) as u32,
        ram_size: 4 << 10,
        taint: choose.bit(),
        profile: choose.bit(),
        max_cycles: CYCLES,
        ..Config::default()
    };
    let firmware = match choose.up_to(2) {
        0 => Firmware::from_elf(choose.rest()),
        1 => Firmware::from_elf(&elf(&code(&mut choose))),
        _ => Ok(Firmware::from_code(
            FLASH,
            &code(&mut choose),
            &[("main", FLASH)],
        )),
    };
    let Ok(firmware) = firmware else {
        return;
    };
    for symbol in firmware.symbols().iter().take(8) {
        firmware.locate(symbol.address);
    }
    let Ok(mut machine) = Machine::new(&firmware, config.clone()) else {
        return;
    };
    let reports = [machine.run(), machine.run()];
    compare(&reports);
    let name = firmware
        .symbols()
        .iter()
        .find(|symbol| symbol.code)
        .map(|symbol| symbol.name.clone());
    if let Some(name) = name {
        let secret = if config.taint { 2 } else { 0 };
        let buffer = machine.place(&[7; 64]).expect("RAM has room");
        let mut call = || {
            machine.reset()?;
            machine.call_secret(&name, &[buffer, 1, 2, 3, 4, 5], secret)
        };
        compare(&[call(), call()]);
    }
}

/// Halfwords of the input, behind a vector table or not, with a breakpoint and a return at the end.
fn code(choose: &mut Choose<'_>) -> Vec<u16> {
    let table = choose.bit();
    let bytes = choose.rest();
    let mut code: Vec<u16> = bytes
        .chunks_exact(2)
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .collect();
    if table {
        // A vector table: the end of RAM, and the code behind the table.
        code.splice(0..0, [0x1000, 0x2000, 0x0009, (FLASH >> 16) as u16]);
    }
    code.extend([0xbe00, 0x4770]);
    code
}

/// An executable file with this code in one segment.
fn elf(code: &[u16]) -> Vec<u8> {
    let size = 2 * code.len() as u32;
    let header: [u32; 10] = [1, FLASH, 0, 52, 0, 0, 52 | 32 << 16, 1, 0, 0];
    let segment: [u32; 8] = [1, 84, FLASH, FLASH, size, size, 5, 4];
    let mut file = b"\x7fELF\x01\x01\x01".to_vec();
    file.resize(16, 0);
    file.extend([2u8, 0, 40, 0]);
    file.extend(header[..8].iter().flat_map(|word| word.to_le_bytes()));
    file.extend(segment.iter().flat_map(|word| word.to_le_bytes()));
    file.extend(code.iter().flat_map(|half| half.to_le_bytes()));
    file
}

fn compare([first, second]: &[Result<Report, Error>; 2]) {
    match (first, second) {
        (Ok(first), Ok(second)) => {
            assert_eq!(first, second);
            assert!(first.cycles <= CYCLES + 100);
        }
        (Err(first), Err(second)) => assert_eq!(first.to_string(), second.to_string()),
        _ => panic!("the second run has another ending"),
    }
}
