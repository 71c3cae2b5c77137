// SPDX-License-Identifier: MIT OR Apache-2.0
//! Taint: planted leaks are found, and what differs between two secrets is marked.

use super::{Random, machine, numbers};
use crate::{Config, Leak, Machine, Place};

/// The leaks of a routine that gets a secret word in R0 and a public address in R1: what, where,
/// and, unless it is once, how often.
fn leaks(code: &[u16]) -> String {
    let mut machine = machine(0x100, code, Config::with_taint());
    let buffer = machine.place(&[0; 64]).unwrap();
    machine.write(buffer, &0x105u32.to_le_bytes()).unwrap();
    machine.mark_secret(buffer, 4).unwrap();
    let report = machine.call_secret("f", &[0x105, buffer, 0], 1).unwrap();
    let leaks = report.findings.iter().map(|f| {
        let times = if f.count == 1 {
            String::new()
        } else {
            format!(" x{}", f.count)
        };
        format!("{:?} {}{times}", f.leak, f.at.address - 0x100)
    });
    leaks.collect::<Vec<_>>().join(", ")
}

/// Rows of what the code does, its halfwords, and its leaks.
fn found(table: &str) {
    for row in table.lines().map(str::trim).filter(|row| !row.is_empty()) {
        let [_, code, expected] = row.split('|').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        assert_eq!(leaks(&numbers(code)), expected.trim(), "{row}");
    }
}

#[test]
fn planted_leaks_are_found() {
    found("
        cmp r0, #0; beq; bx lr | 2800 d000 4770 4770 | Branch 2
        A loop whose count is secret: lsrs r0, #6; subs r0, #1; bne; bx lr | 0980 3801 d1fd 4770 | Branch 4 x4
        uxtb r0; ldrb r2, [r1, r0]; bx lr | b2c0 5c0a 4770 | Address 2
        uxtb r0; strb r2, [r1, r0]; bx lr | b2c0 540a 4770 | Address 2
        A mask is no help: movs r3, #4; ands r3, r0; ldr r2, [r1, r3]; bx lr | 2304 4003 58ca 4770 | Address 4
        movs r3, #4; ands r3, r0; adds r3, r1; ldmia r3!, {r2}; bx lr | 2304 4003 185b cb04 4770 | Address 6
        The same with stmia | 2304 4003 185b c304 4770 | Address 6
        with str | 2304 4003 185b 601a 4770 | Address 6
        and with ldrh | 2304 4003 185b 881a 4770 | Address 6
        bx r0 to a bx lr | 4700 0000 4770 | Jump 0
        mov pc, r0 | 4687 0000 4770 | Jump 0
        movs r3, #1; ands r3, r0; lsls r3, #1; add pc, r3; nop; nop; bx lr | 2301 4003 005b 449f bf00 bf00 4770 | Jump 6
        mov r12, lr; blx r0; bx r12 | 46f4 4780 4760 | Jump 2
        push {r0}; pop {pc}, to a bx lr | b401 bd00 4770 | Jump 2
        A secret from memory: ldr r2, [r1]; lsls r2, #31; bpl; bx lr | 680a 07d2 d500 4770 4770 | Branch 4
        One that went through memory as a byte: strb r0, [r1, #9]; ldr r2, [r1, #8]; cmp; beq | 7248 688a 2a00 d000 4770 4770 | Branch 6
        mov r3, sp; movs r2, #8; ands r2, r0; subs r3, r2; mov r2, sp; mov sp, r3; mov sp, r2 | 466b 2208 4002 1a9b 466a 469d 4695 4770 | State 10
        The same with push {r4}; pop {r4} in between, at a secret address | 466b 2208 4002 1a9b 466a 469d b410 bc10 4695 4770 | State 10, Address 12, Address 14
        add r3, sp, #0 of a secret SP; beq | 466b 2208 4002 1a9b 466a 469d ab00 4695 2b00 d0ff 4770 | State 10, Branch 18
        A base after ldmia | 2304 4003 185b cb04 2b00 d0ff 4770 | Address 6, Branch 10
        msr PRIMASK, r0; msr PSP, r0 | f380 8810 f380 8809 4770 | State 0, State 4
        msr APSR, r0; bmi | f380 8800 d4ff 4770 | Branch 4
        Flags through MRS: cmp r0, #0; mrs r2, APSR; lsls r2, #1; bcs | 2800 f3ef 8200 0052 d200 4770 4770 | Branch 8
    ");
    // Each condition reads its flags: lsrs r2, r0, #1 leaves V public, and cmp r0 nothing.
    for cond in 0..14 {
        let secret = !matches!(cond, 6 | 7);
        assert_eq!(
            !leaks(&[0x0842, 0xd0ff | cond << 8, 0x4770]).is_empty(),
            secret,
            "{cond}"
        );
        assert_eq!(
            leaks(&[0x2803, 0xd0ff | cond << 8, 0x4770]),
            "Branch 2",
            "{cond}"
        );
    }
}

#[test]
fn what_is_public_is_not_found() {
    found("
        Arithmetic and stores of secrets at public addresses: muls, adds, ror, str, push, pop | 4340 1800 41c0 6008 b401 bc01 4770 |
        Constants: eors r0, r0; beq | 4040 d0ff 4770 |
        subs r0, r0, r0; beq; bcs | 1a00 d0ff d2ff 4770 |
        movs r2, #0; ands r2, r0; beq | 2200 4002 d0ff 4770 |
        movs r2, #0; muls r0, r2; beq | 2200 4350 d0ff 4770 |
        lsrs r0, #32: only the carry is secret; beq | 0800 d0ff 4770 |
        A comparison of a register with itself: cmp r0, r0; beq | 4280 d0ff 4770 |
        The same in high registers: mov r12, r0; cmp r12, r12; beq | 4684 45e4 d0ff 4770 |
        movs r3, #32; lsls r0, r3: only the carry is secret; beq | 2320 4098 d0ff 4770 |
        and lsrs | 2320 40d8 d0ff 4770 |
        A secret that was overwritten: strb r0, [r1, #9]; strb r2, [r1, #9]; ldr r3, [r1, #8]; cmp; beq | 7248 724a 688b 2b00 d0ff 4770 |
        lsls r0, r3 by 64: nothing is left; beq; bcc | 2340 4098 d0ff d3ff 4770 |
        A mask by arithmetic: lsls, asrs, ands, eors | 07c3 17db 4013 4058 4770 |
    ");
}

#[test]
fn values_that_are_fixed_by_secrets_only_are_found() {
    // The other operand of an AND must be public: ands r3, r0 with r3 = r0 ^ r0's copy is not zero
    // by rule.
    found(
        "
        lsls r3, r0, #16; lsrs r3, #16; cmp r3, #0; beq | 0403 0c1b 2b00 d0ff 4770 | Branch 6
        lsrs r0, #32 leaves the top bit in the carry; bcc | 0800 d3ff 4770 | Branch 2
        movs r3, #31; lsls r0, r3 leaves one bit; beq | 231f 4098 d0ff 4770 | Branch 4
        and lsrs | 231f 40d8 d0ff 4770 | Branch 4
        lsls by 32, in the carry; bcc | 2320 4098 d3ff 4770 | Branch 4
        and lsrs | 2320 40d8 d3ff 4770 | Branch 4
        asrs by 33 keeps the sign | 2321 4118 d0ff 4770 | Branch 4
        sbcs r2, r2 after a secret carry; cmp; beq | 0840 4192 2a00 d0ff 4770 | Branch 6
        A shift whose amount is secret | 4082 d0ff 4770 | Branch 2
    ",
    );
}

#[test]
fn the_multiplier_leaks_nothing() {
    let run = |multiplier| {
        let config = Config {
            multiplier,
            ..Config::with_taint()
        };
        let mut machine = machine(0, &[0x4340, 0x4770], config);
        let report = machine.call_secret("f", &[5], 1).unwrap();
        (report.findings.len(), report.cycles)
    };
    assert_eq!(run(crate::Multiplier::Fast), (0, 3));
    assert_eq!(run(crate::Multiplier::Small), (0, 34));
}

#[test]
fn declassification_is_listed() {
    // cmp r0, #0; g: beq; bx lr
    let code = [0x2800, 0xd000, 0x4770, 0x4770];
    let firmware = crate::Firmware::from_code(0, &code, &[("f", 0), ("g", 2)]);
    let mut machine = Machine::new(&firmware, Config::with_taint()).unwrap();
    let reason = "the result is published";
    machine.declassify_at("g", Place::Flags, reason).unwrap();
    let report = machine.call_secret("f", &[7], 1).unwrap();
    assert!(report.findings.is_empty());
    let d = &report.declassified[0];
    assert_eq!((d.count, d.effective, d.reason.as_str()), (1, 1, reason));
    assert_eq!(d.at.as_ref().unwrap().address, 2);
    // Without a secret it happens, and does nothing.
    let d = &machine.call("f", &[7]).unwrap().declassified[0];
    assert_eq!((d.count, d.effective), (1, 0));
    // By the host, once.
    let buffer = machine.place(&[1; 8]).unwrap();
    machine.mark_secret(buffer, 8).unwrap();
    machine.declassify(buffer, 4, "a nonce is sent").unwrap();
    assert!(!machine.is_secret(buffer, 4) && machine.is_secret(buffer, 8));
    let declassified = |machine: &mut Machine| machine.call("f", &[7]).unwrap().declassified;
    assert_eq!(declassified(&mut machine)[0].reason, "a nonce is sent");
    assert_eq!(declassified(&mut machine).len(), 1);
}

/// What a supervisor call stacks keeps its marks, flags too.
#[test]
fn marks_survive_an_exception() {
    // Vectors; at 0x40: cmp r0, #0; svc 0; bmi; bx lr; at 0x48 the handler: movs r1, #0; bx lr
    let mut code = vec![0u16; 32];
    code[22] = 0x49;
    code.extend([0x2800, 0xdf00, 0xd4ff, 0x4770, 0x2100, 0x4770]);
    let firmware = crate::Firmware::from_code(0, &code, &[("f", 0x40)]);
    let config = Config {
        vectors: Some(0),
        ..Config::with_taint()
    };
    let mut machine = Machine::new(&firmware, config).unwrap();
    let report = machine.call_secret("f", &[1, 2], 0b11).unwrap();
    let [found] = &report.findings[..] else {
        panic!("{:?}", report.findings)
    };
    assert_eq!((found.leak, found.at.address), (Leak::Branch, 0x44));
    assert_eq!((report.r0(), report.registers[1]), (1, 2));
    assert!(machine.is_register_secret(0) && machine.is_register_secret(1));
    assert!(!machine.is_register_secret(2));
}

const BASE: usize = 7;

/// A program without jumps whose addresses come from R7: halfwords.
fn program(random: &mut Random, branches: bool) -> Vec<u16> {
    let mut code = Vec::new();
    while code.len() < 24 {
        // R7 is only read.
        let [d, m, n] = [7, 8, 8].map(|bound| random.below(bound) as u16);
        let b = BASE as u16;
        let imm = random.below(8) as u16;
        code.push(match random.below(14) {
            0 => {
                random.pick(&[0x0000, 0x0800, 0x1000])
                    | random.pick(&[0, 1, 8, 31]) << 6
                    | m << 3
                    | d
            }
            1 => random.pick(&[0x1800, 0x1a00]) | n << 6 | m << 3 | d,
            2 => random.pick(&[0x1c00, 0x1e00]) | imm << 6 | m << 3 | d,
            3 => {
                random.pick(&[0x2000, 0x2800, 0x3000, 0x3800])
                    | d << 8
                    | random.pick(&[0, 1, 33, 255])
            }
            4..=7 => 0x4000 | (random.below(16) as u16) << 6 | m << 3 | d,
            8 => 0x4600 | m << 3 | d,
            9 => {
                random.pick(&[0xb200, 0xb240, 0xb280, 0xb2c0, 0xba00, 0xba40, 0xbac0]) | m << 3 | d
            }
            10 | 11 => random.pick(&[0x6000, 0x7000, 0x8000]) | imm << 6 | b << 3 | d,
            12 => random.pick(&[0x6800, 0x7800, 0x8800]) | imm << 6 | b << 3 | d,
            _ if branches => 0xd000 | (random.below(14) as u16) << 8,
            _ => 0x4440 | m << 3 | d,
        });
    }
    // What a last branch may skip.
    code.extend([0xbf00, 0xbf00]);
    code
}

/// Everything that a program can have changed, and where it is marked.
fn outcome(machine: &Machine, base: u32) -> Vec<(u32, bool)> {
    let mut all: Vec<(u32, bool)> = (0..15)
        .map(|r| (machine.register(r), machine.is_register_secret(r)))
        .collect();
    for bit in 0..4 {
        all.push((
            u32::from(machine.flags() >> bit & 1),
            machine.secret_flags() >> bit & 1 != 0,
        ));
    }
    for (i, &byte) in machine.read(base, 32).unwrap().iter().enumerate() {
        all.push((u32::from(byte), machine.is_secret(base + i as u32, 1)));
    }
    all
}

/// Runs random programs with two values of the secrets. Returns how many places differed, and how
/// many of them were not marked, after `spoil` has had its way with the marks.
fn interference(spoil: fn(&mut Machine)) -> (usize, usize) {
    let mut random = Random(0x1234_5678_9abc_def1);
    let (mut differ, mut unmarked) = (0, 0);
    for round in 0..4000 {
        let code = program(&mut random, round % 4 == 0);
        let config = Config {
            ram_size: 256,
            ..Config::with_taint()
        };
        let mut first = machine(0, &code, config);
        let base = first.place(&[0; 32]).unwrap();
        for r in 0..7 {
            let values = [0, 1, 2, 32, 0x8000_0000, u32::MAX, 0x1234_5678];
            first.set_register(r, random.pick(&values));
        }
        first.set_register(BASE, base);
        first.set_register(15, 0);
        let mut second = first.clone();
        for _ in 0..1 + random.below(3) {
            let r = random.below(7) as usize;
            let values = [random.next(), random.pick(&[0, 1, u32::MAX, 0x8000_0000])];
            first.set_register(r, values[0]);
            second.set_register(r, values[1]);
            first.mark_register_secret(r).unwrap();
            second.mark_register_secret(r).unwrap();
        }
        for machine in [&mut first, &mut second] {
            while machine.register(15) < 2 * (code.len() as u32 - 2) {
                machine.step().unwrap();
            }
        }
        if !first.cpu.taint.leaks.is_empty() {
            // A secret has chosen the path; it is the same finding for the other secret.
            assert!(!second.cpu.taint.leaks.is_empty());
            continue;
        }
        assert_eq!(first.cpu.trace, second.cpu.trace);
        spoil(&mut first);
        for (a, b) in outcome(&first, base).iter().zip(outcome(&second, base)) {
            differ += usize::from(a.0 != b.0);
            unmarked += usize::from(a.0 != b.0 && !a.1);
        }
    }
    (differ, unmarked)
}

#[test]
fn what_differs_is_marked() {
    let (differ, unmarked) = interference(|_| {});
    assert!(differ > 10_000, "{differ}");
    assert_eq!(unmarked, 0);
}

/// Marks that get lost are noticed: of one register, of one flag, of one byte.
#[test]
fn lost_marks_are_found() {
    let spoil: [fn(&mut Machine); 3] = [
        |machine| machine.cpu.secret &= !8,
        |machine| machine.cpu.secret_flags &= !4,
        |machine| machine.cpu.memory.secret[9] = 0,
    ];
    for spoil in spoil {
        assert!(interference(spoil).1 > 0);
    }
}
