// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a machine holds between calls, what of it a reset and a write take back, and what is
//! refused.

use super::machine;
use crate::firmware::Segment;
use crate::{Config, Error, Fault, Firmware, Leak, Location, Machine, Place};

const RETURN: u16 = 0x4770;

fn refused(found: Result<impl std::fmt::Debug, Error>, part: &str) {
    let text = found.unwrap_err().to_string();
    assert!(text.contains(part), "{text}");
}

#[test]
fn a_reset_and_a_write_take_marks_and_values_back() {
    let mut machine = machine(0, &[RETURN], Config::with_taint());
    let place = machine.place(&[1; 8]).unwrap();
    machine.mark_secret(place, 8).unwrap();
    assert!(machine.is_secret(place, 1) && machine.is_secret(place + 7, 1));
    machine.write(place, &[2; 4]).unwrap();
    assert!(!machine.is_secret(place, 4) && machine.is_secret(place + 4, 1));
    machine.reset().unwrap();
    assert!(!machine.is_secret(place, 8));
    assert_eq!(machine.read(place, 8).unwrap(), [0; 8]);
    // What is lifted where nothing was secret has no effect.
    machine.mark_secret(place, 1).unwrap();
    machine.declassify(place, 2, "both").unwrap();
    machine.declassify(place + 4, 2, "nothing").unwrap();
    let report = machine.call("f", &[]).unwrap();
    let effective = report.declassified.iter().map(|d| d.effective);
    assert!(effective.eq([1, 0]));
}

#[test]
fn a_reset_forgets_the_other_stack_pointer() {
    // msr psp, r0; bx lr; mrs r0, psp; bx lr
    let code = [0xf380, 0x8809, RETURN, 0xf3ef, 0x8009, RETURN];
    let firmware = Firmware::from_code(0, &code, &[("set", 0), ("get", 6)]);
    let mut machine = Machine::new(&firmware, Config::default()).unwrap();
    machine.call("set", &[0x2000_0100]).unwrap();
    assert_eq!(machine.call("get", &[]).unwrap().r0(), 0x2000_0100);
    machine.reset().unwrap();
    assert_eq!(machine.call("get", &[]).unwrap().r0(), 0);
}

#[test]
fn registers_are_set_as_the_core_would() {
    let mut machine = machine(0, &[RETURN], Config::with_taint());
    machine.set_register(15, 0x101);
    machine.set_register(13, 0x2000_0103);
    assert_eq!(
        (machine.register(15), machine.register(13)),
        (0x100, 0x2000_0100)
    );
    machine.mark_register_secret(14).unwrap();
    machine.mark_register_secret(3).unwrap();
    refused(machine.mark_register_secret(15), "0 to 14 are accepted");
    machine.set_register(3, 7);
    assert!(!machine.is_register_secret(3) && machine.is_register_secret(14));
    refused(
        machine.declassify_at("f", Place::Register(15), "x"),
        "0 to 14 are accepted",
    );
    machine
        .declassify_at("f", Place::Register(14), "x")
        .unwrap();
}

#[test]
fn arguments_beyond_four_are_secret_too() {
    // ldr r0, [sp]; cmp r0, #0; beq; bx lr
    let mut machine = machine(
        0,
        &[0x9800, 0x2800, 0xd000, RETURN, RETURN],
        Config::with_taint(),
    );
    let report = machine.call_secret("f", &[1, 2, 3, 4, 5], 1 << 4).unwrap();
    assert_eq!(report.findings.len(), 1);
    assert_eq!(report.findings[0].leak, Leak::Branch);
    let report = machine.call_secret("f", &[1, 2, 3, 4, 5], 1).unwrap();
    assert!(report.findings.is_empty());
    let many = vec![0; machine.config().ram_size as usize / 4];
    refused(machine.call("f", &many), "do not fit on the stack");
}

#[test]
fn memory_that_no_core_has_is_refused() {
    let code = Firmware::from_code(0, &[RETURN], &[("f", 0)]);
    let ram = |ram_base, ram_size| {
        let config = Config {
            ram_base,
            ram_size,
            ..Config::default()
        };
        Machine::new(&code, config)
    };
    for (base, size) in [
        (0x2000_0000, 0),
        (0x2000_0004, 64),
        (0x2000_0000, 60),
        (0xffff_fff8, 8),
        (0xffff_fff8, 16),
    ] {
        refused(ram(base, size), "multiples of 8");
    }
    let mut machine = ram(0x2000_0000, 64).unwrap();
    refused(machine.place(&[0; 65]), "64 are free");
    machine.place(&[0; 64]).unwrap();

    let of = |stored: u32, bytes: usize| Segment {
        stored,
        runs: stored,
        bytes: vec![0; bytes],
        size: bytes as u32,
    };
    let with = |segments| {
        let mut firmware = Firmware::from_code(0, &[], &[]);
        firmware.segments = segments;
        Machine::new(&firmware, Config::default())
    };
    refused(with(vec![of(0xffff_fffe, 4)]), "wraps around");
    refused(with(vec![of(0, 4), of(0x0410_0000, 4)]), "too far apart");
    with(vec![of(0, 4), of(0x0100_0000, 4)]).unwrap();
}

#[test]
fn a_run_needs_vectors_of_code() {
    let table = |entry: u32| {
        let words = [0x2000_1000, entry];
        let halves: Vec<u16> = words
            .iter()
            .flat_map(|w: &u32| [*w as u16, (w >> 16) as u16])
            .chain([0xbf00])
            .collect();
        machine(0, &halves, Config::default()).run()
    };
    for entry in [8, 0x4001, 0] {
        refused(table(entry), "no vector table");
    }
    // Behind the table: what is executed there is no table any more.
    refused(table(9), "undefined instruction");
}

#[test]
fn messages_say_what_was_met_and_what_is_accepted() {
    let address = 0x4000_0000;
    let load = Fault::OutOfRange {
        address,
        size: 4,
        store: false,
    };
    for (fault, text) in [
        (
            Fault::Undefined { opcode: 0xde01 },
            "undefined instruction 0xde01: ARMv6-M has no such encoding",
        ),
        (
            Fault::Unpredictable { opcode: 0x4508 },
            "unpredictable instruction 0x4508: the architecture leaves its effect open",
        ),
        (
            Fault::Unaligned { address, size: 4 },
            "unaligned access of 4 bytes at 0x40000000; the address must be a multiple of 4",
        ),
        (
            load,
            "load of 4 bytes at 0x40000000, outside of flash and RAM (peripherals are not modeled)",
        ),
        (
            Fault::FlashStore { address: 256 },
            "store to flash at 0x00000100; stores go to RAM",
        ),
        (
            Fault::Fetch { address },
            "no code at 0x40000000: the address is outside of flash and RAM",
        ),
        (
            Fault::ArmState { target: 256 },
            "jump to 0x00000100 with bit 0 clear; these cores have no ARM state, the bit must be set",
        ),
        (
            Fault::StackOverflow {
                sp: 0x1fff_fff8,
                limit: 0x2000_0000,
            },
            "stack overflow: the stack pointer is 0x1ffffff8, data end at 0x20000000",
        ),
        (
            Fault::Svc {
                number: 1,
                reason: "why",
            },
            "SVC #1: why",
        ),
        (
            Fault::ExceptionReturn { value: 0xffff_fff5 },
            "0xfffffff5 is no return from the active exception (0xfffffff1, 0xfffffff9 and 0xfffffffd are)",
        ),
        (
            Fault::Breakpoint { number: 7 },
            "breakpoint BKPT #0x7; only semihosting's, 0xab, is served",
        ),
        (
            Fault::Semihosting { operation: 0x77 },
            "semihosting operation 0x77 is not served",
        ),
    ] {
        assert_eq!(fault.to_string(), text);
    }
    let elf = Error::Elf("why".into());
    assert_eq!(elf.to_string(), "ELF file: why");
    let unknown = Error::UnknownSymbol {
        name: "f".into(),
        nearest: Vec::new(),
    };
    assert_eq!(
        unknown.to_string(),
        "no symbol f: the file has no symbols of code"
    );
    let at = Location {
        address: 0x102,
        symbol: Some(("f".into(), 2)),
        line: Some(("f.c".into(), 7)),
    };
    assert_eq!(at.to_string(), "0x00000102 <f+0x2> f.c:7");
}
