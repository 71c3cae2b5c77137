// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every routine, interrupted: after each of its instructions by a handler that takes all that it
//! may, and by one that calls a routine of its own. The results are those without.

mod support;

use bezout_exercise::random::Random;
use m0sim::{Core, Error};
use support::{Bytes, Called, Chip, ROUTINES, Routine, arity, load};

/// What is pushed when a handler begins, for the alignment of the stack too.
const FRAME: u32 = 32 + 4;
/// What `interrupt_spoil` pushes; what it writes below is not its own.
const SPOIL: u32 = 8;
/// With a routine as long as that, an interrupt comes after each instruction.
const SHORT: u64 = 100_000;
/// Else after this number of them: a prime, so that loops are met everywhere.
const STRIDE: u64 = 211;

fn numbers(routine: &Routine) -> Vec<Bytes> {
    let mut random = Random(0x1e55);
    (0..arity(routine)).map(|_| random.bytes()).collect()
}

fn call(routine: &Routine, interrupt: Option<(&str, u64)>) -> Called {
    let mut chip = Chip::new(&load("interrupted.elf"), Core::M0Plus, false);
    if let Some((handler, every)) = interrupt {
        chip.machine.interrupt_every(handler, every).expect("there");
    }
    chip.call(routine, &numbers(routine))
}

fn same(routine: &Routine, handler: &str, every: u64) -> (Called, Called) {
    let (alone, interrupted) = (call(routine, None), call(routine, Some((handler, every))));
    let name = routine.name;
    assert_eq!(interrupted.out, alone.out, "{name} by {handler}");
    assert_eq!(interrupted.value, alone.value, "{name} by {handler}");
    let come = (alone.report.instructions - 1) / every;
    assert_eq!(interrupted.report.interrupts, come, "{name}");
    (alone, interrupted)
}

#[test]
fn after_every_instruction() {
    for routine in ROUTINES {
        let alone = call(routine, None).report;
        let every = if alone.instructions <= SHORT {
            1
        } else {
            STRIDE
        };
        let (alone, interrupted) = same(routine, "interrupt_spoil", every);
        let most = alone.report.stack + FRAME + SPOIL;
        let stack = interrupted.report.stack;
        assert!(stack <= most, "{}: {stack} of {most}", routine.name);
    }
}

/// A handler may use the routines too: none has a variable of its own.
#[test]
fn by_another_routine() {
    for routine in ROUTINES {
        let alone = call(routine, None).report;
        // A hundred inverses, or one after the first instruction.
        let every = (alone.instructions / 100).max(1) | 1;
        same(routine, "interrupt_invert", every);
    }
}

/// A routine that keeps something below the stack pointer is found.
#[test]
fn what_is_below_the_stack_is_lost() {
    let mut chip = Chip::new(&load("interrupted.elf"), Core::M0Plus, false);
    let result = |chip: &mut Chip| chip.machine.call("interrupt_below", &[7]);
    assert_eq!(result(&mut chip).expect("returns").r0(), 7);
    chip.machine
        .interrupt_every("interrupt_spoil", 1)
        .expect("there");
    assert_ne!(result(&mut chip).expect("returns").r0(), 7);
    let unknown = chip.machine.interrupt_every("no_such_handler", 1);
    assert!(matches!(unknown, Err(Error::UnknownSymbol { .. })));
}
