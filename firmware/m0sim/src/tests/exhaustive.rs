// SPDX-License-Identifier: MIT OR Apache-2.0
//! Flags on classes of operands, all pairs of them, against their definitions in wide integers.

use super::{Wrong, machine, mutate};
use crate::instruction::{Alu, Instruction};
use crate::{Config, Machine};

/// What can be special about a word: its ends, signs, and the bits next to them.
const CLASS: [u32; 18] = [
    0,
    1,
    2,
    3,
    31,
    32,
    33,
    255,
    256,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xaaaa_aaaa,
    0xffff_ff00,
    0xffff_fffd,
    0xffff_fffe,
    0xffff_ffff,
];

/// Result, if it is written, and N, Z, C, V, by definition.
fn expected(op: u32, a: u32, b: u32, flags: u8) -> (Option<u32>, u8) {
    let carry = i64::from(flags >> 1 & 1);
    let sum = |x: i64, y: i64, sx: i64, sy: i64| {
        // The unsigned sum does not fit: carry. The signed one does not: overflow.
        let (c, v) = ((x + y) >> 32 != 0, i64::from((sx + sy) as i32) != sx + sy);
        ((x + y) as u32, Some((c, v)))
    };
    let (ua, ub, sa, sb) = (
        i64::from(a),
        i64::from(b),
        i64::from(a as i32),
        i64::from(b as i32),
    );
    let add = |x: u32, y: u32, c: i64| {
        sum(
            i64::from(x),
            i64::from(y) + c,
            i64::from(x as i32),
            i64::from(y as i32) + c,
        )
    };
    // A subtraction carries if it does not borrow.
    let sub = |x: i64, y: i64, sx: i64, sy: i64| {
        (
            (x - y) as u32,
            Some((x >= y, i64::from((sx - sy) as i32) != sx - sy)),
        )
    };
    let by = b & 255;
    let unchanged = flags >> 1 & 1 != 0;
    // The last bit that a shift of a long string of bits has moved out.
    let left = || {
        (
            (u128::from(a) << by.min(64)) as u32,
            if by == 0 {
                unchanged
            } else {
                by <= 32 && a >> (32 - by) & 1 != 0
            },
        )
    };
    let right = |wide: i128| {
        let moved = wide >> by.min(64);
        (
            moved as u32,
            if by == 0 {
                unchanged
            } else {
                (wide >> (by - 1).min(64)) & 1 != 0
            },
        )
    };
    let overflow = flags & 1 != 0;
    let (result, cv, writes) = match op {
        0 => (a & b, None, true),
        1 => (a ^ b, None, true),
        2 => (left().0, Some((left().1, overflow)), true),
        3 => (
            right(i128::from(a)).0,
            Some((right(i128::from(a)).1, overflow)),
            true,
        ),
        4 => (
            right(i128::from(a as i32)).0,
            Some((right(i128::from(a as i32)).1, overflow)),
            true,
        ),
        5 => (add(a, b, carry).0, add(a, b, carry).1, true),
        6 => {
            let (r, cv) = sub(ua, ub + 1 - carry, sa, sb + 1 - carry);
            (r, cv, true)
        }
        7 => {
            let r = (0..by).fold(a, |x, _| x.rotate_right(1));
            (
                r,
                Some((if by == 0 { unchanged } else { r >> 31 != 0 }, overflow)),
                true,
            )
        }
        8 => (a & b, None, false),
        9 => (sub(0, ub, 0, sb).0, sub(0, ub, 0, sb).1, true),
        10 => (sub(ua, ub, sa, sb).0, sub(ua, ub, sa, sb).1, false),
        11 => (add(a, b, 0).0, add(a, b, 0).1, false),
        12 => (a | b, None, true),
        13 => ((ua as u64).wrapping_mul(ub as u64) as u32, None, true),
        14 => (a & !b, None, true),
        _ => (!b, None, true),
    };
    let (c, v) = cv.unwrap_or((unchanged, overflow));
    let nzcv = u8::from(result >> 31 != 0) << 3
        | u8::from(result == 0) << 2
        | u8::from(c) << 1
        | u8::from(v);
    (writes.then_some(result), nzcv)
}

/// One instruction on operands; the result in R0, and the flags.
fn run(machine: &mut Machine, op: u32, a: u32, b: u32, flags: u8) -> (u32, u8) {
    machine.set_register(0, a);
    machine.set_register(1, b);
    machine.set_flags(flags);
    machine.set_register(15, 2 * op);
    machine.step().unwrap();
    (machine.register(0), machine.flags())
}

fn failures(wrong: Wrong) -> usize {
    // All sixteen operations on R0 and R1.
    let code: Vec<u16> = (0..16).map(|op| 0x4000 | op << 6 | 1 << 3).collect();
    let mut machine = machine(
        0,
        &code,
        Config {
            ram_size: 8,
            ..Config::default()
        },
    );
    mutate(&mut machine.cpu, wrong);
    let mut wrong_ones = 0;
    for op in 0..16 {
        for (a, b) in CLASS
            .iter()
            .flat_map(|&a| CLASS.iter().map(move |&b| (a, b)))
        {
            for flags in 0..16 {
                let (result, nzcv) = expected(op, a, b, flags);
                wrong_ones +=
                    usize::from(run(&mut machine, op, a, b, flags) != (result.unwrap_or(a), nzcv));
            }
        }
    }
    wrong_ones
}

#[test]
fn flags_of_all_operations() {
    assert_eq!(failures(|i| i), 0);
}

#[test]
fn planted_errors_are_found() {
    use Instruction::DataProcessing;
    let wrong: [Wrong; 3] = [
        |i| match i {
            DataProcessing { op: Alu::Sbc, d, m } => Instruction::SubReg { d, n: d, m },
            i => i,
        },
        |i| match i {
            DataProcessing { op: Alu::Asr, d, m } => DataProcessing { op: Alu::Lsr, d, m },
            i => i,
        },
        |i| match i {
            DataProcessing { op: Alu::Cmn, d, m } => DataProcessing { op: Alu::Cmp, d, m },
            i => i,
        },
    ];
    for wrong in wrong {
        assert!(failures(wrong) > 0);
    }
}
