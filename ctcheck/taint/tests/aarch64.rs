// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small functions for AArch64 whose leaks are known, each of them, and functions that have none.
#![cfg(feature = "aarch64")]

use static_taint::flow::{Report, analyze};
use static_taint::isa::Isa;
use static_taint::isa::Leak::{self, *};
use static_taint::machine::text;
use static_taint::program::Code;
use static_taint::spec::Spec;
use std::collections::BTreeSet;

/// Where the code is.
const START: u64 = 0x1000;

struct Words(Vec<u8>);

impl Code for Words {
    fn bytes(&self, pc: u64) -> Option<&[u8]> {
        self.0
            .get(pc.checked_sub(START)? as usize..)
            .filter(|rest| !rest.is_empty())
    }
}

fn report(code: &[(u32, &str)], given: &str) -> Report {
    let words = Words(code.iter().flat_map(|(w, _)| w.to_le_bytes()).collect());
    let mut report = Report::default();
    for spec in Spec::lengths(&format!("function {given}")).expect("the line is right") {
        report.join(analyze(&words, START, &spec.entry));
    }
    report
}

/// `name: given => [leaks] { words of code and their text }`: the function has exactly these leaks.
macro_rules! functions {
    ($($name:ident: $given:literal => [$($leak:ident),*] { $($word:literal $text:literal)* })*) => {
        $(
            #[test]
            fn $name() {
                let report = report(&[$(($word, $text)),*], $given);
                let found: BTreeSet<Leak> = report.leaks.keys().map(|(_, leak)| *leak).collect();
                assert_eq!(found.into_iter().collect::<Vec<_>>(), [$($leak as Leak),*]);

            }
        )*

        const ALL: &[(u32, &str)] = &[$($(($word, $text),)*)*];
    };
}

/// The mnemonic of each word is that of its text, where the decoder has the same names.
#[test]
fn words_are_what_they_are_said_to_be() {
    for &(word, said) in ALL {
        let found = text(Isa::Arm, &word.to_le_bytes(), START);
        let names = [&found, said].map(|t| t.split([' ', '.']).next().unwrap_or_default());
        assert_eq!(names[0], names[1], "{word:08x}");
    }
}

functions! {
    select_in_a_counted_loop: "x0=secret[64]" => [] {
        0xa9be53f3 "stp x19, x20, [sp, #-32]!"
        0xfd000be8 "str d8, [sp, #16]"
        0xd2800293 "mov x19, #20"
        0xa9405002 "ldp x2, x20, [x0]"
        0x4e080e88 "dup v8.2d, x20"
        0x4e183d03 "mov x3, v8.d[1]"
        0xf240005f "tst x2, #1"
        0x9a831043 "csel x3, x2, x3, ne"
        0xab420462 "adds x2, x3, x2, lsr #1"
        0x9a1f0063 "adc x3, x3, xzr"
        0xd1000673 "sub x19, x19, #1"
        0xb5ffff53 "cbnz x19, 2b"
        0xf9001c02 "str x2, [x0, #56]"
        0xfd400be8 "ldr d8, [sp, #16]"
        0xa8c253f3 "ldp x19, x20, [sp], #32"
        0xd65f03c0 "ret"
    }
    branch_on_a_bit: "x0=secret[64]" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0x36280042 "tbz x2, #5, 2f"
        0xd2800023 "mov x3, #1"
        0xd65f03c0 "ret"
    }
    branch_on_a_secret_count: "x0=secret[64]" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xd1000442 "sub x2, x2, #1"
        0xb5ffffe2 "cbnz x2, 2b"
        0xd65f03c0 "ret"
    }
    branch_on_flags_from_far_away: "x0=secret[64]" => [Branch] {
        0xa9400c02 "ldp x2, x3, [x0]"
        0xeb03005f "cmp x2, x3"
        0xd28000e2 "mov x2, #7"
        0x91002004 "add x4, x0, #8"
        0x54000023 "b.lo 2f"
        0xd65f03c0 "ret"
    }
    flags_of_a_conditional_comparison: "x0=secret[64] x1=public" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xf240005f "tst x2, #1"
        0xfa400824 "ccmp x1, #0, #4, eq"
        0x54000021 "b.ne 2f"
        0xd65f03c0 "ret"
    }
    flags_of_a_public_comparison: "x0=secret[64] x1=public" => [] {
        0xf9400002 "ldr x2, [x0]"
        0xf240005f "tst x2, #1"
        0xf1000c3f "cmp x1, #3"
        0x54000028 "b.hi 2f"
        0xd65f03c0 "ret"
    }
    address_of_a_selected_number: "x0=secret[64] x1=public[64]" => [Address] {
        0xf9400002 "ldr x2, [x0]"
        0xf100005f "cmp x2, #0"
        0x9a80b3e2 "csel x2, xzr, x0, lt"
        0xda9fa043 "csinv x3, x2, xzr, ge"
        0xf8637824 "ldr x4, [x1, x3, lsl #3]"
        0xd65f03c0 "ret"
    }
    address_of_a_load: "x0=secret[64] x1=public[128]" => [Address] {
        0xb9400002 "ldr w2, [x0]"
        0x92400c42 "and x2, x2, #15"
        0xf8627822 "ldr x2, [x1, x2, lsl #3]"
        0xd65f03c0 "ret"
    }
    address_of_a_store: "x0=secret[64]" => [Address] {
        0xf9400002 "ldr x2, [x0]"
        0x92400842 "and x2, x2, #7"
        0xf822781f "str xzr, [x0, x2, lsl #3]"
        0xd65f03c0 "ret"
    }
    address_through_the_stack: "x0=secret[64] x1=public[128]" => [Address] {
        0xf9400002 "ldr x2, [x0]"
        0xf81f0fe2 "str x2, [sp, #-16]!"
        0xf84107e3 "ldr x3, [sp], #16"
        0xf8636823 "ldr x3, [x1, x3]"
        0xd65f03c0 "ret"
    }
    address_through_lanes: "x0=secret[64] x1=public[128]" => [Address] {
        0x6f00e401 "movi v1.2d, #0"
        0xfd400002 "ldr d2, [x0]"
        0x0fa22041 "smlal v1.2d, v2.2s, v2.s[1]"
        0x0ea12821 "xtn v1.2s, v1.2d"
        0x0e043c23 "mov w3, v1.s[0]"
        0xf8636823 "ldr x3, [x1, x3]"
        0xd65f03c0 "ret"
    }
    address_of_a_sum_that_was_public: "x0=secret[64] x1=public[128]" => [Address] {
        0x6f00e403 "movi v3.2d, #0"
        0x3dc00002 "ldr q2, [x0]"
        0x6f7d1443 "usra v3.2d, v2.2d, #3"
        0x6f485443 "sli v3.2d, v2.2d, #8"
        0x4e083c63 "mov x3, v3.d[0]"
        0xf8636823 "ldr x3, [x1, x3]"
        0xd65f03c0 "ret"
    }
    public_lanes: "x0=secret[64] x1=public[128] x2=public" => [] {
        0x3dc00001 "ldr q1, [x0]"
        0x4e080c41 "dup v1.2d, x2"
        0x6f440421 "ushr v1.2d, v1.2d, #60"
        0x4e183c23 "mov x3, v1.d[1]"
        0xf8636823 "ldr x3, [x1, x3]"
        0xd65f03c0 "ret"
    }
    four_vectors: "x0=secret[64] x1=public[128]" => [Address] {
        0x4c400c00 "ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x0]"
        0x4e183c63 "mov x3, v3.d[1]"
        0xf8636823 "ldr x3, [x1, x3]"
        0xd65f03c0 "ret"
    }
    place_behind_four_vectors: "x0=secret[64]" => [OutOfBounds] {
        0x4cdf0c00 "ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x0], #64"
        0xf9400003 "ldr x3, [x0]"
        0xd65f03c0 "ret"
    }
    division_of_a_secret: "x0=secret[64] x1=public" => [Latency] {
        0xf9400002 "ldr x2, [x0]"
        0x9ac10842 "udiv x2, x2, x1"
        0xd65f03c0 "ret"
    }
    division_by_a_secret: "x0=secret[64] x1=public" => [Latency] {
        0xf9400002 "ldr x2, [x0]"
        0x9ac20c22 "sdiv x2, x1, x2"
        0xd65f03c0 "ret"
    }
    division_of_public_numbers: "x1=public x2=public" => [] {
        0x9ac20822 "udiv x2, x1, x2"
        0xb4000022 "cbz x2, 2f"
        0xd65f03c0 "ret"
    }
    bits_that_are_replaced: "x0=secret[64] x1=public" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xb3431041 "bfxil x1, x2, #3, #2"
        0xb4000021 "cbz x1, 2f"
        0xd65f03c0 "ret"
    }
    bits_that_stay: "x0=secret[64] x1=public" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xf2a000e2 "movk x2, #7, lsl #16"
        0xb4000022 "cbz x2, 2f"
        0xd65f03c0 "ret"
    }
    floating_point: "x0=secret[64]" => [UnknownInstruction] {
        0xfd400002 "ldr d2, [x0]"
        0x1e621842 "fdiv d2, d2, d2"
        0xd65f03c0 "ret"
    }
    sum_of_a_secret_and_public_products: "x0=secret[64]" => [Branch] {
        0x3dc00001 "ldr q1, [x0]"
        0x6f00e402 "movi v2.2d, #0"
        0x0fa22041 "smlal v1.2d, v2.2s, v2.s[1]"
        0x4e083c23 "mov x3, v1.d[0]"
        0xb4000023 "cbz x3, 2f"
        0xd65f03c0 "ret"
    }
    selection_of_public_numbers_by_a_secret: "x0=secret[64] x1=public" => [Branch] {
        0xf9400003 "ldr x3, [x0]"
        0xf240007f "tst x3, #1"
        0x9a9f1023 "csel x3, x1, xzr, ne"
        0xb4000023 "cbz x3, 2f"
        0xd65f03c0 "ret"
    }
    conditional_comparison_of_a_secret: "x0=secret[64] x1=public" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xf100003f "cmp x1, #0"
        0xfa431840 "ccmp x2, #3, #0, ne"
        0x54000021 "b.ne 2f"
        0xd65f03c0 "ret"
    }
    carry_of_a_secret: "x0=secret[64]" => [Branch] {
        0xf9400002 "ldr x2, [x0]"
        0xab020042 "adds x2, x2, x2"
        0x9a1f03e3 "adc x3, xzr, xzr"
        0xb4000023 "cbz x3, 2f"
        0xd65f03c0 "ret"
    }
    system_call: "x0=secret[64]" => [UnknownInstruction] {
        0xd4000001 "svc #0"
        0xd65f03c0 "ret"
    }
    register_that_is_lost: "x0=secret[64]" => [LostRegister] {
        0xf940001c "ldr x28, [x0]"
        0xd65f03c0 "ret"
    }
    vector_that_is_lost: "x0=secret[64]" => [LostRegister] {
        0xfd40000f "ldr d15, [x0]"
        0xd65f03c0 "ret"
    }
    vector_that_gets_another: "x0=secret[64]" => [LostRegister] {
        0x6dbf27e8 "stp d8, d9, [sp, #-16]!"
        0x6cc123e9 "ldp d9, d8, [sp], #16"
        0xd65f03c0 "ret"
    }
    half_of_a_vector_that_belongs_to_nobody: "x0=secret[64]" => [] {
        0xfc1f0fe8 "str d8, [sp, #-16]!"
        0x3dc00008 "ldr q8, [x0]"
        0xfc4107e8 "ldr d8, [sp], #16"
        0x3dc00010 "ldr q16, [x0]"
        0xd65f03c0 "ret"
    }
    stack_that_moves: "x0=secret[64]" => [MovedStack] {
        0xd10043ff "sub sp, sp, #16"
        0xd65f03c0 "ret"
    }
    stack_below_its_pointer: "x0=secret[64]" => [OutOfBounds] {
        0xf81f83e0 "stur x0, [sp, #-8]"
        0xd65f03c0 "ret"
    }
    stack_of_the_caller: "x0=secret[64]" => [OutOfBounds] {
        0xf94003e2 "ldr x2, [sp]"
        0xd65f03c0 "ret"
    }
    register_of_the_system: "x0=secret[64]" => [Reserved] {
        0xd2800012 "mov x18, #0"
        0xd65f03c0 "ret"
    }
    address_in_the_register_of_the_system: "x0=secret[64]" => [Address, Reserved] {
        0xf9400242 "ldr x2, [x18]"
        0xd65f03c0 "ret"
    }
    return_to_a_secret: "x0=secret[64]" => [UnknownTarget] {
        0xf940001e "ldr x30, [x0]"
        0xd65f03c0 "ret"
    }
    return_to_another_place: "x0=secret[64] x1=public" => [UnknownTarget] {
        0xd65f0020 "ret x1"
    }
    call: "x0=secret[64]" => [UnknownInstruction] {
        0x94000001 "bl 2f"
        0xd65f03c0 "ret"
    }
    access_behind_the_object: "x0=secret[64]" => [OutOfBounds] {
        0xa9438c02 "ldp x2, x3, [x0, #56]"
        0xd65f03c0 "ret"
    }
    access_before_the_object: "x0=secret[64]" => [OutOfBounds] {
        0xf85ff002 "ldur x2, [x0, #-1]"
        0xd65f03c0 "ret"
    }
    last_bytes_of_the_object: "x0=secret[64]" => [] {
        0xad410c02 "ldp q2, q3, [x0, #32]"
        0xb9803c02 "ldrsw x2, [x0, #60]"
        0xd65f03c0 "ret"
    }
    turns_of_a_length: "x0=secret[8*x1] x1=number[1..9]" => [] {
        0xf8408402 "ldr x2, [x0], #8"
        0xf1000421 "subs x1, x1, #1"
        0x54ffffc1 "b.ne 2b"
        0xd65f03c0 "ret"
    }
    turns_that_are_too_many: "x0=secret[8*x1-8] x1=number[1..9]" => [OutOfBounds] {
        0xf8408402 "ldr x2, [x0], #8"
        0xf1000421 "subs x1, x1, #1"
        0x54ffffc1 "b.ne 2b"
        0xd65f03c0 "ret"
    }
    the_smaller_of_two_lengths: "x0=secret[24] x1=number[1..9]" => [] {
        0xd2800063 "mov x3, #3"
        0xeb03003f "cmp x1, x3"
        0x9a833023 "csel x3, x1, x3, lo"
        0xf8408402 "ldr x2, [x0], #8"
        0xf1000463 "subs x3, x3, #1"
        0x54ffffc1 "b.ne 2b"
        0xd65f03c0 "ret"
    }
}
