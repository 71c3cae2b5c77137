// SPDX-License-Identifier: MIT OR Apache-2.0
//! Runs code from standard input and prints the state after it: to compare with other simulators.
//!
//! A line is `ADDRESS CODE STEPS END KEY=VALUE…`, in hexadecimal: halfwords, how many instructions
//! to run at most, the address to stop at, and registers `r0` to `r14`, flags `f` as N, Z, C, V.
//! All else is 0. RAM is 1000 bytes, at 20000000 and above. The answer has all registers, the flags
//! and all words of RAM that are not 0, or `fault`.

use m0sim::{Config, Firmware, Machine};
use std::fmt::Write;

const RAM: u32 = 0x2000_0000;
const SIZE: u32 = 0x1000;

struct Case {
    address: u32,
    code: Vec<u16>,
    steps: u32,
    end: u32,
    state: Vec<(String, u32)>,
}

fn hex(text: &str) -> Result<u32, String> {
    u32::from_str_radix(text, 16).map_err(|e| format!("{text}: {e}"))
}

fn parse(line: &str) -> Result<Case, String> {
    let mut words = line.split_whitespace();
    let mut next = || words.next().ok_or_else(|| format!("{line}: too short"));
    let (address, text, steps, end) = (hex(next()?)?, next()?, hex(next()?)?, hex(next()?)?);
    let mut code = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        code.push(hex(&String::from_utf8_lossy(chunk))? as u16);
    }
    let mut state = Vec::new();
    for word in words {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| format!("{word}: no ="))?;
        state.push((key.to_owned(), hex(value)?));
    }
    Ok(Case {
        address,
        code,
        steps,
        end,
        state,
    })
}

fn run(machine: &mut Machine, case: &Case) -> Result<String, Box<dyn std::error::Error>> {
    machine.reset()?;
    for register in 0..15 {
        machine.set_register(register, 0);
    }
    for (key, value) in &case.state {
        match key.strip_prefix('r') {
            Some(register) => machine.set_register(register.parse()?, *value),
            None => machine.set_flags(*value as u8),
        }
    }
    machine.set_register(15, case.address);
    for _ in 0..case.steps {
        if machine.register(15) == case.end {
            break;
        }
        if machine.step().is_err() {
            return Ok("fault".into());
        }
    }
    let mut out = format!("f={:x}", machine.flags());
    for register in 0..16 {
        write!(out, " r{register}={:x}", machine.register(register))?;
    }
    for (i, word) in machine
        .read(RAM, SIZE as usize)?
        .as_chunks::<4>()
        .0
        .iter()
        .enumerate()
    {
        match u32::from_le_bytes(*word) {
            0 => {}
            value => write!(out, " m{:x}={value:x}", RAM + 4 * i as u32)?,
        }
    }
    Ok(out)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::io::read_to_string(std::io::stdin())
        .map_err(|e| format!("standard input: {e}; lines of ASCII are accepted"))?;
    let cases: Vec<Case> = text.lines().map(parse).collect::<Result<_, _>>()?;
    let end = cases
        .iter()
        .map(|c| c.address as usize / 2 + c.code.len())
        .max()
        .unwrap_or(0);
    let mut code = vec![0u16; end];
    for case in &cases {
        let start = case.address as usize / 2;
        code[start..start + case.code.len()].copy_from_slice(&case.code);
    }
    let firmware = Firmware::from_code(0, &code, &[]);
    let config = Config {
        ram_base: RAM,
        ram_size: SIZE,
        ..Config::default()
    };
    let mut machine = Machine::new(&firmware, config)?;
    for case in &cases {
        println!("{}", run(&mut machine, case)?);
    }
    Ok(())
}
