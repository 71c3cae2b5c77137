// SPDX-License-Identifier: MIT OR Apache-2.0
//! Calls, messages, memory, profile, exceptions, semihosting.

use super::{called, machine, numbers};
use crate::{Config, Core, Ending, Error, Firmware, Machine};

/// The text of what ends a run.
fn fault(code: &[u16], arguments: &[u32]) -> String {
    let called = machine(0x100, code, Config::default()).call("f", arguments);
    called.unwrap_err().to_string()
}

#[test]
fn faults_name_the_instruction() {
    // The code, arguments, what is said, and of which address. In the last two rows, what comes
    // next is erased flash, or none.
    for row in "bf00 de01 | | undefined instruction 0xde01 | 0x00000102
        f7f0 a000 | | undefined instruction 0xf7f0a000 | 0x00000100
        4508 | | unpredictable instruction 0x4508 | 0x00000100
        6800 | 20000002 | unaligned access of 4 bytes at 0x20000002 | 0x00000100
        6800 | 40000000 | load of 4 bytes at 0x40000000, outside | 0x00000100
        6000 | 20020000 | store of 4 bytes at 0x20020000, outside | 0x00000100
        6000 | 100 | store to flash at 0x00000100 | 0x00000100
        4700 | 100 | jump to 0x00000100 with bit 0 clear | 0x00000100
        4700 | 3001 | no code at 0x00003000 | 0x00003000
        be07 | | breakpoint BKPT #0x7 | 0x00000100
        beab | 77 | semihosting operation 0x77 is not served | 0x00000100
        bf00 | | undefined instruction 0xffff0000 | 0x00000102
        bf00 bf00 | | no code at 0x00000104 | 0x00000104"
        .lines()
    {
        let [code, arguments, said, at] = row.split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        let text = fault(&numbers(code), &numbers(arguments));
        let place = format!("; at {}", at.trim());
        let found = text.starts_with(said.trim()) && text.contains(&place);
        assert!(found, "{row}: {text}");
    }
    // b .
    let config = Config {
        max_cycles: 1000,
        ..Config::default()
    };
    let error = called(&[0xe7fe], config).unwrap_err().to_string();
    assert_eq!(
        error,
        "not done after 1000 cycles, the limit; at 0x00000000 <f>"
    );
    // push {r0}; b .-2
    let text = fault(&[0xb401, 0xe7fd], &[]);
    let found = text.starts_with("stack overflow") && text.contains("data end at 0x20000000");
    assert!(found, "{text}");
}

#[test]
fn every_message_says_something() {
    let (code, at) = (&[0x6800, 0x4770], 0x102);
    let firmware = Firmware::from_code(0x100, code, &[("load", 0x100)]);
    let mut machine = Machine::new(&firmware, Config::default()).unwrap();
    let text = machine
        .call("load", &[0xe000_ed00])
        .unwrap_err()
        .to_string();
    assert_eq!(
        text,
        "load of 4 bytes at 0xe000ed00, outside of flash and RAM (system registers are not modeled); at 0x00000100 <load>"
    );
    let place = machine.firmware().locate(at).to_string();
    assert_eq!(place, "0x00000102 <load+0x2>");
    let text = machine.call("laod", &[]).unwrap_err().to_string();
    assert_eq!(text, "no symbol laod; the nearest are load");
    assert!(machine.mark_secret(0x2000_0000, 4).is_err());
    assert!(machine.write(0x100, &[1]).is_err());
    assert!(machine.read(0x2001_fffe, 4).is_err());
    assert!(machine.read(u32::MAX, 4).is_err());
    assert!(machine.place(&[0; 1 << 18]).is_err());
    let text = machine.run().unwrap_err().to_string();
    assert!(text.contains("no vector table"), "{text}");
    assert!(machine.call("load", &[0; 1 << 18]).is_err());
    let odd = Config {
        ram_base: 4,
        ..Config::default()
    };
    assert!(Machine::new(&firmware, odd).is_err());
}

#[test]
fn calls_pass_arguments_and_check_registers() {
    // ldr r2, [sp]; ldr r3, [sp, #8]; subs r0, r2, r3; bx lr
    let mut m = machine(0, &[0x9a00, 0x9b02, 0x1ad0, 0x4770], Config::default());
    let report = m.call("f", &[1, 2, 3, 4, 50, 60, 7]).unwrap();
    assert_eq!((report.r0(), report.stack), (43, 0));
    assert_eq!(report.ending, Ending::Returned);
    // movs r4, #0; bx lr
    let mut m = machine(0, &[0x2400, 0x4770], Config::default());
    let error = m.call("f", &[]).unwrap_err();
    let Error::NotPreserved {
        register: 4,
        after: 0,
        ..
    } = error
    else {
        panic!("{error}")
    };
    assert_eq!(m.call_internal("f", &[9; 13], 0).unwrap().registers[4], 0);
    // sub sp, #8; bx lr
    let error = called(&[0xb082, 0x4770], Config::default()).unwrap_err();
    let text = error.to_string();
    assert!(
        matches!(error, Error::NotPreserved { register: 13, .. }),
        "{text}"
    );
    assert!(
        text.starts_with("f returned with sp = 0x2001fff8"),
        "{text}"
    );
}

#[test]
fn stack_and_trace() {
    // push {r4, lr}; sub sp, #24; ldrb r1, [r0]; add sp, #24; pop {r4, pc}
    let code = [0xb510, 0xb086, 0x7801, 0xb006, 0xbd10];
    let run = |argument| {
        let mut m = machine(0, &code, Config::default());
        m.call("f", &[argument]).unwrap()
    };
    let (a, b) = (run(0x2000_0000), run(0x2000_0001));
    assert_eq!((a.stack, a.instructions), (32, 5));
    assert_eq!(a.cycles, 3 + 1 + 2 + 1 + 5);
    assert_eq!(a.trace_hash, run(0x2000_0000).trace_hash);
    assert_ne!(a.trace_hash, b.trace_hash);
}

#[test]
fn the_trace_sees_paths_sizes_and_directions() {
    let hash = |code: &[u16], argument| {
        let mut m = machine(0, code, Config::default());
        m.call("f", &[argument, 0x2000_0000]).unwrap().trace_hash
    };
    // cmp r0, #0; beq; nop; bx lr
    let code = [0x2800, 0xd000, 0xbf00, 0x4770];
    assert_ne!(hash(&code, 0), hash(&code, 1));
    // ldr, ldrh, ldrb, str of one address
    let hashes = [0x680a, 0x880a, 0x780a, 0x600a].map(|op| hash(&[op, 0x4770], 0));
    for (i, a) in hashes.iter().enumerate() {
        assert!(!hashes[..i].contains(a));
    }
}

#[test]
fn wait_states_and_multiplier() {
    let cycles = |change: fn(&mut Config)| {
        let mut config = Config::default();
        change(&mut config);
        let code = [0x4801, 0x4340, 0x4770, 0, 5, 0];
        called(&code, config).unwrap().cycles
    };
    assert_eq!(cycles(|_| ()), 2 + 1 + 2);
    assert_eq!(cycles(|c| c.flash_wait = 3), 2 + 1 + 2 + 3);
    // Two words of instructions.
    assert_eq!(cycles(|c| c.fetch_wait = 2), 2 + 1 + 2 + 4);
    assert_eq!(cycles(|c| c.core = Core::M0), 2 + 1 + 3);
}

#[test]
fn profile_counts_every_cycle_once() {
    // f: push {lr}; bl g; bl g; pop {pc}   g: ldr r0, =; muls; bx lr; literal
    let code = [
        0xb500, 0xf000, 0xf803, 0xf000, 0xf801, 0xbd00, 0x4801, 0x4340, 0x4770, 0xbf00, 0x1234, 0,
    ];
    let firmware = Firmware::from_code(0, &code, &[("f", 0), ("g", 12)]);
    for core in [Core::M0, Core::M0Plus] {
        let config = Config {
            core,
            profile: true,
            ..Config::default()
        };
        let mut machine = Machine::new(&firmware, config).unwrap();
        let report = machine.call("f", &[]).unwrap();
        let profile = report.profile.as_ref().unwrap();
        let (f, g) = (profile.routine("f").unwrap(), profile.routine("g").unwrap());
        assert_eq!((g.calls, g.inclusive_cycles), (2, g.self_cycles));
        assert_eq!((g.least, g.most), (g.self_cycles / 2, g.least));
        assert_eq!((f.calls, f.inclusive_cycles), (1, report.cycles));
        assert_eq!(f.self_cycles + g.self_cycles, report.cycles);
        assert_eq!((profile.flash_code, profile.flash_data), (18, 4));
        let executed: u64 = profile.addresses.iter().map(|a| a.2).sum();
        assert_eq!(executed, report.instructions);
    }
}

#[test]
fn a_label_without_a_symbol_has_a_row() {
    // f: push {lr}; bl .+4; pop {pc}; bx lr
    let code = [0xb500, 0xf000, 0xf801, 0xbd00, 0x4770];
    let config = Config {
        profile: true,
        ..Config::default()
    };
    let profile = called(&code, config).unwrap().profile.unwrap();
    assert_eq!(profile.routine("f+0x8").unwrap().inclusive_cycles, 2);
    assert_eq!(profile.routine("f").unwrap().self_cycles, 2 + 3 + 4 + 2);
}

#[test]
fn recursion_is_counted_once() {
    // f: push {lr}; subs r0, #1; beq out; bl f; out: pop {pc}
    let code = [0xb500, 0x3801, 0xd001, 0xf7ff, 0xfffb, 0xbd00];
    let config = Config {
        profile: true,
        ..Config::default()
    };
    let report = machine(0, &code, config).call("f", &[5]).unwrap();
    let profile = report.profile.unwrap();
    let f = profile.routine("f").unwrap();
    assert_eq!((f.calls, f.inclusive_cycles), (5, report.cycles));
    assert_eq!(f.most, report.cycles);
}

/// A program with a vector table, from halfwords behind its 16 words.
fn with_vectors(code: &[u16], handler: u16) -> Machine {
    let mut all = vec![0u16; 32];
    (all[0], all[1], all[2], all[22]) = (0x1000, 0x2000, 0x41, handler);
    all.extend(code);
    machine(0, &all, Config::with_taint())
}

#[test]
fn supervisor_call() {
    // movs r0, #5; cmp r0, #6; svc 1; adds r0, r1; movs r1, r0; movs r0, #0x20; ldr r2..; exit
    // Handler: mrs r3, IPSR; str r3, [sp, #4] (the stacked R1); movs r0, #99; bx lr
    let code = [
        0x2005, 0x2806, 0xdf01, 0x1840, 0xd400, 0xde00, 0x4700, 0xbf00, // at 0x40
        0xf3ef, 0x8305, 0x9301, 0x2063, 0x4770, // at 0x50
    ];
    let mut m = with_vectors(&code, 0x51);
    m.prepare_run().unwrap();
    for _ in 0..3 {
        m.step().unwrap();
    }
    let registers = |m: &Machine, of: [usize; 3]| of.map(|r| m.register(r));
    assert_eq!(
        registers(&m, [15, 13, 14]),
        [0x50, 0x2000_0fe0, 0xffff_fff9]
    );
    let before = m.cycles();
    for _ in 0..5 {
        m.step().unwrap();
    }
    // R0 is the stacked one, R1 what the handler wrote, and N survives.
    assert_eq!(registers(&m, [15, 13, 0]), [0x48, 0x2000_1000, 5 + 11]);
    assert_eq!(m.cycles() - before, 3 + 2 + 1 + 2 + 1);
    // A stack that is not aligned to 8 is, in the handler.
    m.prepare_run().unwrap();
    m.set_register(13, 0x2000_0f04);
    for expected in [0xf04, 0xf04, 0xee0, 0xee0, 0xee0, 0xee0, 0xf04] {
        m.step().unwrap();
        assert_eq!(m.register(13), 0x2000_0000 + expected);
    }
    // Without a table, or with one that is nowhere: a message.
    let nowhere = Config {
        vectors: Some(u32::MAX - 3),
        fetch_wait: u32::MAX,
        ..Config::default()
    };
    assert!(called(&[0xdf05], nowhere).is_err());
    let text = called(&[0xdf05], Config::default())
        .unwrap_err()
        .to_string();
    let expected = "SVC #5: without a vector table; a run from reset has one; at 0x00000000 <f>";
    assert_eq!(text, expected);
}

#[test]
fn semihosting_prints_and_exits() {
    // ldr r1, =text; movs r0, #4; bkpt; movs r0, #3; bkpt; movs r0, #0x20; ldr r1, =block; bkpt
    let code = [
        0x4904, 0x2004, 0xbeab, 0x2003, 0xbeab, 0x4903, 0x2020, 0xbeab, 0xde00,
        0xbf00, // 0x40
        0x005c, 0, 0x0060, 0, 0x6948, 0x000a, 0x0026, 0x0002, 7, 0,
    ];
    let report = with_vectors(&code, 0).run().unwrap();
    assert_eq!(report.console, b"Hi\nH");
    assert_eq!(report.ending, Ending::Exit(7));
}

#[test]
fn code_in_ram_runs_and_may_change() {
    // Writes `movs r0, #7; bx lr` to [r1] and jumps there: str r0, [r1]; adds r1, #1; bx r1
    let config = Config {
        profile: true,
        ..Config::default()
    };
    let mut m = machine(0, &[0x6008, 0x3101, 0x4708], config);
    let buffer = m.place(&[0; 8]).unwrap();
    assert_eq!(m.call("f", &[0x4770_2007, buffer]).unwrap().r0(), 7);
    assert_eq!(m.call("f", &[0x4770_2009, buffer]).unwrap().r0(), 9);
}
