// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inner loops step by step: matrices and numbers of every batch are those of the reference.

mod support;

use std::process::Command;

use m0sim::{Core, Firmware, Machine};
use support::{Bytes, Chip, FOLDER, load, number};

fn reference() -> String {
    let done = Command::new("python3")
        .arg(format!("{FOLDER}/tests/steps.py"))
        .output()
        .expect("`python3` is needed");
    assert!(
        done.status.success(),
        "{}",
        String::from_utf8_lossy(&done.stderr)
    );
    String::from_utf8(done.stdout).expect("text")
}

/// A packed word of two numbers of 15 bits.
fn pack(f: i32, g: i32) -> u32 {
    (f as u32 & 0x7fff) | (g as u32) << 17
}

/// One batch in the firmware: u, v, q, r and zeta. The symbol's variant needs its frame.
fn batch(machine: &mut Machine, symbol: &str, address: u32, zeta: i32) -> [i32; 5] {
    let mut registers = [0; 13];
    registers[7] = address;
    registers[9] = zeta as u32;
    let report = machine
        .call_internal(symbol, &registers, 0)
        .expect("no fault");
    [0, 1, 8, 10, 9].map(|i| report.registers[i] as i32)
}

#[test]
fn matrices() {
    let mut chip = Chip::new(&load("bezout_m0.elf"), Core::M0Plus, false);
    let (mut checked, mut cycles) = (0, Vec::new());
    for line in reference().lines().filter(|l| l.starts_with("matrix")) {
        let row: Vec<i32> = line
            .split(' ')
            .skip(1)
            .map(|x| x.parse().expect("a number"))
            .collect();
        let [f, g, zeta, expected @ ..] = &row[..] else {
            panic!("{line}")
        };
        chip.machine.free_all();
        let address = chip
            .machine
            .place(&pack(*f, *g).to_le_bytes())
            .expect("room");
        let found = batch(&mut chip.machine, "bezout_m0_divsteps", address, *zeta);
        assert_eq!(found[..], *expected, "{line}");
        let mut registers = [0; 13];
        (registers[7], registers[9]) = (address, *zeta as u32);
        let report = chip
            .machine
            .call_internal("bezout_m0_divsteps", &registers, 0)
            .expect("no fault");
        cycles.push(report.cycles);
        checked += 1;
    }
    assert!(checked > 5000);
    // What the banner says.
    assert!(cycles.iter().all(|&c| c == 243), "{}", cycles[0]);
}

/// The packed (f, g) with `limbs` limbs, the top one signed.
fn unpack(words: &[u32], limbs: usize) -> [Bytes; 2] {
    [0, 1].map(|second| {
        let limb = |i: usize| -> i64 {
            let word = words[i];
            match (second == 1, i + 1 == limbs) {
                (false, false) => i64::from(word & 0x7fff),
                (true, false) => i64::from(word >> 17),
                (false, true) => i64::from(word as u16 as i16),
                (true, true) => i64::from((word >> 16) as u16 as i16),
            }
        };
        // Two's complement of 256 bits.
        let mut bits = [0u8; 256];
        for i in 0..limbs {
            let width = if i + 1 == limbs { 256 - 15 * i } else { 15 };
            for k in 0..width.min(256 - 15 * i) {
                bits[15 * i + k] = (limb(i) >> k.min(63) & 1) as u8;
            }
        }
        core::array::from_fn(|i| (0..8).map(|k| bits[8 * i + k] << k).sum())
    })
}

/// The address and the bytes of a schedule: that of a routine, or the one in a table.
fn schedule(firmware: &Firmware, name: &str) -> (u32, Vec<u8>) {
    let machine = Chip::new(firmware, Core::M0Plus, false).machine;
    let symbol = |name: &str| firmware.symbol(name).expect("a label").address;
    let read = |address, count| machine.read(address, count).expect("flash").to_vec();
    if name == "invert" {
        let address = symbol("invert_schedule");
        return (address, read(address, 39));
    }
    let table = symbol(&format!("bezout_m0_modulus_{name}"));
    let count = read(table + 3, 1)[0].into();
    (table + 40, read(table + 40, count))
}

fn words(text: &str) -> Vec<u32> {
    text.split(' ')
        .map(|w| w.parse().expect("a word"))
        .collect()
}

fn le_bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

fn read_words(machine: &Machine, address: u32, count: usize) -> Vec<u32> {
    let bytes = machine.read(address, 4 * count).expect("in RAM");
    let word = |w: &[u8]| u32::from_le_bytes(w.try_into().expect("4"));
    bytes.chunks(4).map(word).collect()
}

#[test]
fn batches() {
    let firmware = load("bezout_m0.elf");
    let text = reference();
    let mut lines = text.lines().filter(|l| !l.starts_with("matrix")).peekable();
    let mut runs = 0;
    while let Some(run) = lines.next_if(|l| l.starts_with("run")) {
        let mut machine = Chip::new(&firmware, Core::M0Plus, false).machine;
        // The modulus and the input, packed.
        let [_, name, input, packed] = run.splitn(4, ' ').collect::<Vec<_>>()[..] else {
            panic!("{run}")
        };
        let packed = words(packed);
        let place = machine.place(&le_bytes(&packed)).expect("room");
        let (schedule_address, schedule) = schedule(&firmware, name);
        let (mut zeta, mut limbs) = (-1, packed.len());
        for (i, byte) in schedule.iter().enumerate() {
            let expected = lines.next().expect("a line for each batch");
            let [u, v, q, r, next] = batch(&mut machine, "bezout_m0_divsteps", place, zeta);
            zeta = next;
            let mut registers = [0; 13];
            (registers[0], registers[1], registers[7]) = (u as u32, v as u32, place);
            (registers[8], registers[10]) = (q as u32, r as u32);
            registers[11] = schedule_address + i as u32;
            machine
                .call_internal("bezout_m0_update_fg", &registers, 0)
                .expect("no fault");
            assert_eq!(usize::from(byte >> 1) / 5, 18 - limbs);
            limbs -= usize::from(byte & 1);
            // For x = 0 f stays p, and is cut: see the test of invert.
            if input != "0" {
                let found = read_words(&machine, place, limbs);
                let values: Vec<Bytes> = expected.split(' ').skip(1).map(number).collect();
                assert_eq!(
                    unpack(&found, limbs)[..],
                    values[..],
                    "{name} {input}, batch {}",
                    i + 1
                );
            }
        }
        assert_eq!(limbs, 2);
        runs += 1;
        while lines.next_if(|l| l.starts_with("reduce")).is_some() {}
    }
    assert_eq!((runs, lines.next()), (4 * 36, None));
}

/// The update of d and e modulo the other primes.
#[test]
fn reductions() {
    let firmware = load("bezout_m0.elf");
    let mut machine = Chip::new(&firmware, Core::M0Plus, false).machine;
    let mut checked = 0;
    for line in reference().lines().filter(|l| l.starts_with("reduce")) {
        let row = words(line.splitn(3, ' ').last().expect("numbers"));
        let [inverse, rest @ ..] = &row[..] else {
            panic!("{line}")
        };
        let (limbs, rest) = rest.split_at(18);
        let (before, rest) = rest.split_at(18);
        let (matrix, after) = rest.split_at(4);
        machine.free_all();
        // A word lies between both.
        let memory = [before, &[0], limbs].concat();
        let place = machine.place(&le_bytes(&memory)).expect("room");
        let mut registers = [0; 13];
        (registers[0], registers[1], registers[2]) = (matrix[0], matrix[1], *inverse);
        (registers[7], registers[8], registers[10]) = (place, matrix[2], matrix[3]);
        machine
            .call_internal("bezout_m0_update_modulus", &registers, 0)
            .expect("no fault");
        assert_eq!(read_words(&machine, place, 18), after, "{line}");
        checked += 1;
    }
    assert_eq!(checked, 3 * 44);
}
