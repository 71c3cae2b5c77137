// SPDX-License-Identifier: MIT OR Apache-2.0
//! The inner loops step by step: matrices and numbers of every batch are those of the reference.

mod support;

use std::process::Command;

use m0sim::{Core, Machine};
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

#[test]
fn batches() {
    let firmware = load("bezout_m0.elf");
    let schedule: Vec<u8> = {
        let machine = Chip::new(&firmware, Core::M0Plus, false).machine;
        let address = firmware.symbol("invert_schedule").expect("a label").address;
        machine.read(address, 39).expect("flash").to_vec()
    };
    let schedule_address = firmware.symbol("invert_schedule").expect("a label").address;
    let text = reference();
    let mut lines = text
        .lines()
        .skip_while(|l| l.starts_with("matrix"))
        .peekable();
    let mut runs = 0;
    while let Some(run) = lines.next() {
        let mut machine = Chip::new(&firmware, Core::M0Plus, false).machine;
        // p and the input, packed.
        let (input, words) = run
            .strip_prefix("run ")
            .and_then(|r| r.split_once(' '))
            .expect("a run");
        let words: Vec<u8> = words
            .split(' ')
            .flat_map(|w| w.parse::<u32>().expect("a word").to_le_bytes())
            .collect();
        let place = machine.place(&words).expect("room");
        let (mut zeta, mut limbs) = (-1, 17);
        for (i, byte) in schedule.iter().enumerate() {
            let expected = lines.next().expect("39 batches");
            let [u, v, q, r, next] = batch(&mut machine, "bezout_m0_divsteps", place, zeta);
            zeta = next;
            let mut registers = [0; 13];
            (registers[0], registers[1], registers[7]) = (u as u32, v as u32, place);
            (registers[8], registers[10]) = (q as u32, r as u32);
            registers[11] = schedule_address + i as u32;
            machine
                .call_internal("bezout_m0_update_fg", &registers, 0)
                .expect("no fault");
            assert_eq!(usize::from(byte >> 1) / 5, 17 - limbs);
            limbs -= usize::from(byte & 1);
            // For x = 0 f stays p, and is cut: see the test of invert.
            if input != "0" {
                let bytes = machine.read(place, 4 * limbs).expect("in RAM");
                let words: Vec<u32> = bytes
                    .chunks(4)
                    .map(|w| u32::from_le_bytes(w.try_into().expect("4")))
                    .collect();
                let values: Vec<Bytes> = expected.split(' ').skip(1).map(number).collect();
                assert_eq!(
                    unpack(&words, limbs)[..],
                    values[..],
                    "{input}, batch {}",
                    i + 1
                );
            }
        }
        runs += 1;
    }
    assert_eq!(runs, 36);
}
