// SPDX-License-Identifier: MIT OR Apache-2.0
//! Tests that look inside, each with a control: an error planted in the simulator that it must
//! find.

mod exhaustive;
mod golden;
mod interface;
mod state;
mod taint;

use crate::cpu::Cpu;
use crate::instruction::Instruction;
use crate::{Config, Error, Firmware, Machine, Report};

/// A xorshift generator: tests are the same on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(bound)) >> 32) as u32
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u32) as usize]
    }
}

/// A machine with code at `base`, which has the symbol `f`.
fn machine(base: u32, code: &[u16], config: Config) -> Machine {
    Machine::new(&Firmware::from_code(base, code, &[("f", base)]), config).unwrap()
}

/// Numbers in hexadecimal.
fn numbers<T: TryFrom<u32>>(text: &str) -> Vec<T> {
    let number = |digits| u32::from_str_radix(digits, 16).unwrap().try_into().ok();
    let numbers = text.split_whitespace().map(|x| number(x).unwrap());
    numbers.collect()
}

/// A call of `f` at 0, without arguments.
fn called(code: &[u16], config: Config) -> Result<Report, Error> {
    machine(0, code, config).call("f", &[])
}

/// A decoder's error: it takes some instructions for others.
type Wrong = fn(Instruction) -> Instruction;

/// Plants an error.
fn mutate(cpu: &mut Cpu, wrong: Wrong) {
    cpu.code = cpu.code.iter().map(|&i| wrong(i)).collect();
}
