// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small functions whose leaks are known, each of them, and functions that have none.
#![cfg(target_arch = "x86_64")]

mod here;

use here::Here;
use static_taint::flow::{Report, analyze};
use static_taint::isa::Leak::{self, *};
use static_taint::spec::Spec;
use std::arch::naked_asm;
use std::collections::BTreeSet;

fn report(f: unsafe extern "C" fn(), given: &str) -> Report {
    let specs = Spec::lengths(&format!("function {given}")).expect("the line is right");
    let mut report = Report::default();
    for spec in specs {
        report.join(analyze(&Here, f as *const () as u64, &spec.entry));
    }
    report
}

fn leaks(f: unsafe extern "C" fn(), given: &str) -> Vec<Leak> {
    let report = report(f, given);
    let kinds: BTreeSet<Leak> = report.leaks.keys().map(|(_, leak)| *leak).collect();
    kinds.into_iter().collect()
}

/// `name: given => [leaks] { instructions }`: the function has exactly these leaks.
macro_rules! functions {
    ($($name:ident: $given:literal => [$($leak:ident),*] { $($line:literal)* })*) => {
        $(
            #[test]
            fn $name() {
                #[unsafe(naked)]
                unsafe extern "C" fn function() {
                    naked_asm!($($line),*)
                }
                assert_eq!(leaks(function, $given), [$($leak as Leak),*]);
            }
        )*
    };
}

functions! {
    select_in_a_counted_loop: "rdi=secret[64]" => [] {
        "push rbx"
        "sub rsp, 16"
        "mov qword ptr [rsp], 20"
        "mov rax, [rdi]"
        "mov rbx, [rdi + 8]"
        "2:"
        "mov rcx, rbx"
        "test rax, 1"
        "cmovne rcx, rax"
        "xor rdx, rdx"
        "shr rax, 1"
        "adc rdx, rcx"
        "mov [rdi + 16], rdx"
        "dec qword ptr [rsp]"
        "jne 2b"
        "mov [rdi], rax"
        "add rsp, 16"
        "pop rbx"
        "ret"
    }
    counter_in_a_public_part_of_the_state: "rdi=secret[64] rdi+56=public[8]" => [] {
        "2:"
        "mov rax, [rdi]"
        "mulx r8, r9, [rdi + 8]"
        "mov [rdi + 16], r9"
        "sub qword ptr [rdi + 56], 1"
        "jne 2b"
        "ret"
    }
    counter_in_a_secret_part_of_the_state: "rdi=secret[64]" => [Branch] {
        "2:"
        "mov rax, [rdi]"
        "sub qword ptr [rdi + 56], 1"
        "jne 2b"
        "ret"
    }
    counter_that_is_overwritten_by_a_secret: "rdi=secret[64]" => [Branch] {
        "mov qword ptr [rsp - 8], 20"
        "2:"
        "mov rax, [rdi]"
        "mov [rsp - 8], rax"
        "dec qword ptr [rsp - 8]"
        "jne 2b"
        "ret"
    }
    counter_beside_secrets_at_unknown_places: "rdi=secret[64] rsi=public" => [Branch] {
        "mov qword ptr [rsp - 8], 20"
        "2:"
        "mov rax, [rdi]"
        "mov [rsp + 8 * rsi - 64], rax"
        "dec qword ptr [rsp - 8]"
        "jne 2b"
        "ret"
    }
    branch_on_a_bit: "rdi=secret[64]" => [Branch] {
        "test qword ptr [rdi], 1"
        "je 2f"
        "mov qword ptr [rdi + 8], 5"
        "2: ret"
    }
    branch_on_a_flag_from_far_away: "rdi=secret[64]" => [Branch] {
        "mov rax, [rdi]"
        "add rax, [rdi + 8]"
        "mov [rdi], rax"
        "lea rcx, [rdi + 8]"
        "mov rdx, 7"
        "jc 2f"
        "nop"
        "2: ret"
    }
    decrement_keeps_the_carry: "rdi=secret[64] rsi=public" => [Branch] {
        "mov rax, [rdi]"
        "add rax, rax"
        "dec rsi"
        "jc 2f"
        "2: ret"
    }
    decrement_makes_the_zero_flag_public: "rdi=secret[64] rsi=public" => [] {
        "mov rax, [rdi]"
        "add rax, rax"
        "dec rsi"
        "je 2f"
        "2: ret"
    }
    two_carry_chains: "rdi=secret[64] rsi=public" => [Branch] {
        "xor eax, eax"
        "mov rdx, [rdi]"
        "adcx rdx, [rdi + 8]"
        // The other chain is as public as it was.
        "adox rsi, rsi"
        "jo 2f"
        "2: jc 3f"
        "3: ret"
    }
    the_other_carry_chain_alone: "rdi=secret[64] rsi=public" => [] {
        "xor eax, eax"
        "mov rdx, [rdi]"
        "adcx rdx, [rdi + 8]"
        "adox rsi, rsi"
        "jo 2f"
        "2: ret"
    }
    table_look_up: "rdi=secret[64] rsi=public[128]" => [Address] {
        "mov rax, [rdi]"
        "and eax, 15"
        "mov rcx, [rsi + 8 * rax]"
        "mov [rdi], rcx"
        "ret"
    }
    look_up_at_a_public_place: "rdi=secret[64] rsi=public[128] rdx=public" => [] {
        "mov rcx, [rsi + 8 * rdx]"
        "xor [rdi], rcx"
        "ret"
    }
    division: "rdi=secret[64]" => [Latency] {
        "mov rax, [rdi]"
        "xor edx, edx"
        "mov ecx, 10"
        "div rcx"
        "mov [rdi], rax"
        "ret"
    }
    division_of_public_numbers: "rdi=secret[64] rsi=public" => [] {
        "mov rax, rsi"
        "xor edx, edx"
        "mov ecx, 10"
        "div rcx"
        "xor [rdi], rax"
        "ret"
    }
    secret_loop_count: "rdi=secret[64]" => [Branch] {
        "mov rcx, [rdi]"
        "and ecx, 7"
        "2: add rax, rax"
        "dec ecx"
        "jg 2b"
        "ret"
    }
    secret_count_register: "rdi=secret[64]" => [Branch] {
        "mov rcx, [rdi]"
        "jrcxz 2f"
        "2: ret"
    }
    address_through_the_stack: "rdi=secret[64] rsi=public[64]" => [Address] {
        "mov rax, [rdi]"
        "push rax"
        "xor eax, eax"
        "pop rdx"
        "and edx, 7"
        "mov rcx, [rsi + rdx]"
        "ret"
    }
    stack_slot_that_is_cleared: "rdi=secret[64] rsi=public[64]" => [] {
        "mov rax, [rdi]"
        "mov [rsp - 16], rax"
        "mov qword ptr [rsp - 16], 0"
        "mov rdx, [rsp - 16]"
        "mov rcx, [rsi + rdx]"
        "ret"
    }
    stack_slot_that_is_cleared_in_part: "rdi=secret[64] rsi=public[64]" => [Address] {
        "mov rax, [rdi]"
        "mov [rsp - 16], rax"
        "mov dword ptr [rsp - 16], 0"
        "mov rdx, [rsp - 16]"
        "mov rcx, [rsi + rdx]"
        "ret"
    }
    low_byte_is_no_whole_register: "rdi=secret[64] rsi=public[64]" => [Address] {
        "mov rax, [rdi]"
        "mov al, 0"
        "mov rcx, [rsi + rax]"
        "ret"
    }
    pointer_in_the_state: "rdi=secret[64] rdi+56=&rsi rsi=public[64]" => [] {
        "mov rax, [rdi + 56]"
        "mov rcx, [rax + 8]"
        "xor [rdi], rcx"
        "ret"
    }
    pointer_that_nobody_vouches_for: "rdi=secret[64]" => [Address] {
        "mov rax, [rdi + 56]"
        "mov rcx, [rax + 8]"
        "ret"
    }
    register_that_nobody_vouches_for: "rdi=secret[64]" => [Branch] {
        "test r9, r9"
        "je 2f"
        "2: ret"
    }
    vectors_keep_secrets: "rdi=secret[64] rsi=public[64]" => [Address] {
        "vmovdqu ymm0, [rdi]"
        "vpmuldq ymm1, ymm0, ymm0"
        "vpbroadcastq ymm2, xmm1"
        "vpblendd ymm3, ymm2, ymm2, 0xf0"
        "vextracti128 xmm4, ymm3, 1"
        "vmovq rax, xmm4"
        "mov rcx, [rsi + rax]"
        "vzeroupper"
        "ret"
    }
    clean_vectors: "rdi=secret[64] rsi=public[64]" => [] {
        "vmovdqu ymm0, [rdi]"
        "vpaddq ymm0, ymm0, [rsi]"
        "vpxor xmm1, xmm1, xmm1"
        "vpmuludq ymm1, ymm1, ymm1"
        "vmovq rax, xmm1"
        "mov rcx, [rsi + rax]"
        "vmovdqu [rdi], ymm0"
        "ret"
    }
    upper_half_is_cleared_with_vex: "rdi=secret[64] rsi=public[64]" => [] {
        "vmovdqu ymm0, [rdi]"
        "vpxor xmm0, xmm0, xmm0"
        "vextracti128 xmm1, ymm0, 1"
        "vmovq rax, xmm1"
        "mov rcx, [rsi + rax]"
        "ret"
    }
    upper_half_is_kept_without_vex: "rdi=secret[64] rsi=public[64]" => [Address] {
        "vmovdqu ymm0, [rdi]"
        "pxor xmm0, xmm0"
        "vextracti128 xmm1, ymm0, 1"
        "vmovq rax, xmm1"
        "mov rcx, [rsi + rax]"
        "ret"
    }
    avx512_keeps_secrets: "rdi=secret[64] rsi=public[64]" => [Branch, Address] {
        "vmovdqu64 zmm17, [rdi]"
        "vpmadd52luq zmm18, zmm17, zmm17"
        "vpcmpuq k1, zmm17, zmm17, 1"
        "kmovq rax, k1"
        "mov rcx, [rsi + rax]"
        "kortestb k1, k1"
        "je 2f"
        "2: ret"
    }
    clean_avx512: "rdi=secret[64]" => [] {
        "vmovdqu64 zmm17, [rdi]"
        "vpxorq zmm18, zmm18, zmm18"
        "vpcmpuq k1, zmm17, zmm18, 1"
        "vpsubq zmm17 {{k1}}, zmm17, zmm18"
        "vpternlogq zmm17, zmm18, zmm18, 150"
        "vmovdqu64 [rdi], zmm17"
        "ret"
    }
    access_under_a_secret_mask: "rdi=secret[64]" => [Mask] {
        "vmovdqu64 zmm17, [rdi]"
        "vptestmq k1, zmm17, zmm17"
        "vmovdqu64 [rdi] {{k1}}, zmm17"
        "ret"
    }
    gather_at_secret_places: "rdi=secret[64] rsi=public[64]" => [Address] {
        "vmovdqu ymm1, [rdi]"
        "vmovdqu ymm2, [rsi]"
        "vpxor xmm0, xmm0, xmm0"
        "vpgatherqq ymm0, [rsi + ymm1], ymm2"
        "ret"
    }
    gather_of_secret_elements: "rdi=secret[64] rsi=public[64]" => [Mask] {
        "vmovdqu ymm1, [rsi]"
        "vmovdqu ymm2, [rdi]"
        "vpxor xmm0, xmm0, xmm0"
        "vpgatherqq ymm0, [rsi + ymm1], ymm2"
        "ret"
    }
    scatter_of_secret_elements: "rdi=secret[64] rsi=public[64]" => [Mask] {
        "vmovdqu64 zmm17, [rdi]"
        "vmovdqu64 zmm18, [rsi]"
        "vptestmq k1, zmm17, zmm17"
        "vpscatterqq [rdi + zmm18] {{k1}}, zmm17"
        "ret"
    }
    gather_of_secrets_at_public_places: "rdi=secret[64] rsi=public[64]" => [] {
        "vmovdqu ymm1, [rsi]"
        "vmovdqu ymm2, [rsi + 32]"
        "vmovdqu ymm0, [rdi]"
        "vpgatherqq ymm0, [rdi + ymm1], ymm2"
        "ret"
    }
    copy_of_a_public_length: "rdi=secret[64] rsi=secret[64]" => [] {
        "mov ecx, 8"
        "rep movsq"
        "ret"
    }
    copy_of_a_secret_length: "rdi=secret[64] rsi=public[64]" => [Branch] {
        "mov rcx, [rdi]"
        "rep movsb"
        "ret"
    }
    aligned_stack: "rdi=secret[64]" => [] {
        "push rbp"
        "mov rbp, rsp"
        "sub rsp, 96"
        "and rsp, -64"
        "vmovdqu ymm0, [rdi]"
        "vmovdqa [rsp], ymm0"
        "mov qword ptr [rsp + 64], 5"
        "2: dec qword ptr [rsp + 64]"
        "jne 2b"
        "mov rsp, rbp"
        "pop rbp"
        "ret"
    }
    aligned_stack_into_what_was_saved: "rdi=secret[64]" => [OutOfBounds] {
        "push rbp"
        "mov rbp, rsp"
        "sub rsp, 96"
        "and rsp, -64"
        "mov rax, [rdi]"
        "mov [rsp + 96], rax"
        "mov rsp, rbp"
        "pop rbp"
        "ret"
    }
    past_the_end_of_the_state: "rdi=secret[64]" => [OutOfBounds] {
        "mov rax, [rdi + 60]"
        "ret"
    }
    exchange_mixes_nothing: "rdi=secret[64] rsi=public" => [] {
        "mov rax, [rdi]"
        "xchg rax, rsi"
        "test rax, rax"
        "je 2f"
        "2: ret"
    }
    exchange_moves_secrets: "rdi=secret[64] rsi=public" => [Branch] {
        "mov rax, [rdi]"
        "xchg rax, rsi"
        "test rsi, rsi"
        "je 2f"
        "2: ret"
    }
    shift_by_a_secret_count: "rdi=secret[64] rdx=public" => [Branch] {
        "mov rcx, [rdi]"
        "cmp rcx, 7"
        "mov ecx, 0"
        "shl rdx, cl"
        // By zero it leaves the flags of the comparison.
        "je 2f"
        "2: ret"
    }
    carry_to_mask: "rdi=secret[64] rsi=public[64]" => [Address] {
        "mov rax, [rdi]"
        "add rax, 1"
        "sbb rdx, rdx"
        "mov rcx, [rsi + rdx]"
        "ret"
    }
    call_within: "rdi=secret[64]" => [] {
        "mov rsi, 3"
        "call 2f"
        "mov rsi, 4"
        "call 2f"
        "ret"
        "2: mov rax, [rdi]"
        "dec rsi"
        "jne 2b"
        "ret"
    }
    call_that_leaks: "rdi=secret[64]" => [Branch] {
        "mov rsi, [rdi]"
        "call 2f"
        "ret"
        "2: dec rsi"
        "jne 2b"
        "ret"
    }
    jump_to_a_place_unknown: "rdi=secret[64] rsi=public" => [UnknownTarget] {
        "xor [rdi], rdi"
        "jmp rsi"
    }
    return_from_elsewhere: "rdi=secret[64]" => [MovedStack] {
        "push rax"
        "ret"
    }
    square_root: "rdi=secret[64]" => [Latency] {
        "movsd xmm0, [rdi]"
        "sqrtsd xmm0, xmm0"
        "ret"
    }
    bit_gathering: "rdi=secret[64]" => [Latency] {
        "mov rax, [rdi]"
        "pext rax, rax, rax"
        "ret"
    }
    floating_point: "rdi=secret[64]" => [UnknownInstruction] {
        "addsd xmm0, [rdi]"
        "ret"
    }
    registers_of_the_caller_come_back: "rdi=secret[64]" => [] {
        "push rbx"
        "push rbp"
        "sub rsp, 32"
        "mov [rsp + 8], r12"
        "mov r15, r15"
        "mov rbx, [rdi]"
        "mov rbp, rbx"
        "mov r12d, 7"
        "2: dec r12"
        "jne 2b"
        "mov [rdi + 8], rbp"
        "mov r12, [rsp + 8]"
        "add rsp, 32"
        "pop rbp"
        "pop rbx"
        "ret"
    }
    registers_of_the_caller_are_exchanged: "rdi=secret[64]" => [LostRegister] {
        "push rbx"
        "push rbp"
        "mov rbx, [rdi]"
        "pop rbx"
        "pop rbp"
        "ret"
    }
    half_of_a_register_of_the_caller: "rdi=secret[64]" => [LostRegister] {
        "mov [rdi], r14"
        "mov r14d, r14d"
        "ret"
    }
    a_register_of_the_caller_on_one_path: "rdi=secret[64] rsi=public" => [LostRegister] {
        "mov rax, [rdi]"
        "test rsi, rsi"
        "je 2f"
        "mov r13, rax"
        "2: ret"
    }
    what_was_saved_is_overwritten: "rdi=secret[64]" => [LostRegister] {
        "push rbp"
        "mov rax, [rdi]"
        "mov [rsp + 4], eax"
        "pop rbp"
        "ret"
    }
    what_was_saved_may_be_overwritten: "rdi=secret[64] rsi=public" => [LostRegister] {
        "push rbp"
        "mov rax, [rdi]"
        "mov [rsp + rsi], rax"
        "pop rbp"
        "ret"
    }
    not_an_instruction_of_ours: "rdi=secret[64]" => [UnknownInstruction] {
        "rdtsc"
        "xor [rdi], rax"
        "ret"
    }
}

/// A function without secrets has been checked for nothing: whoever reads the report can tell.
#[test]
fn how_much_is_about_secrets() {
    #[unsafe(naked)]
    unsafe extern "C" fn function() {
        naked_asm!(
            "mov rax, [rsi]",
            "xor rax, rax",
            "mov [rdi], rax",
            "add [rdi], rsi",
            "ret"
        )
    }
    assert_eq!(report(function, "rdi=public[8] rsi=public[8]").secret, 0);
    let report = report(function, "rdi=secret[8] rsi=secret[8]");
    // The load; the store and the sum are of what is public.
    assert_eq!((report.secret, report.instructions), (1, 5));
}

/// Each access whose place in its object is not known, and no other, is listed.
#[test]
fn accesses_without_a_proof() {
    #[unsafe(naked)]
    unsafe extern "C" fn function() {
        naked_asm!(
            "mov rax, [rdi]",
            "2: mov [rdi + 8], rax",
            "add rdi, 8",
            "dec rsi",
            "jne 2b",
            "mov rcx, [rax]",
            "ret"
        )
    }
    let report = report(function, "rdi=secret[64] rsi=public");
    let texts: Vec<&str> = report.unproved.values().map(String::as_str).collect();
    assert_eq!(texts, ["mov [rdi+8h],rax", "mov rcx,[rax]"]);
}

/// `name: given, step => [leaks]`: a loop over words, `step` bytes apart, as many as `rdx` says.
macro_rules! loops {
    ($($name:ident: $given:literal, $step:literal, $count:literal => [$($leak:ident),*], $unproved:literal)*) => {
        $(
            #[test]
            fn $name() {
                #[unsafe(naked)]
                unsafe extern "C" fn function() {
                    naked_asm!(
                        "mov r11, rdx",
                        "lea r8, [rdi + 64]",
                        "2:",
                        "mov rax, [rdi]",
                        "mov [rsi], rax",
                        concat!("add rsi, ", $step),
                        $count,
                        "jne 2b",
                        "ret"
                    )
                }
                assert_eq!(leaks(function, $given), [$($leak as Leak),*]);
                assert_eq!(report(function, $given).unproved.len(), $unproved);
            }
        )*
    };
}

loops! {
    a_loop_of_each_length: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[1..9]", 8, "dec r11" => [], 0
    a_loop_with_a_step_too_long: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[1..9]", 16, "dec r11" => [OutOfBounds], 0
    a_loop_with_an_object_too_short: "rdi=secret[8] rsi=secret[7*rdx] rdx=number[1..9]", 8, "dec r11" => [OutOfBounds], 0
    // Without a turn of the loop there is no end of it.
    a_loop_of_length_zero: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[0..0]", 8, "dec r11" => [OutOfBounds], 1
    // The flag is of another register, of half of one, or of a secret.
    a_loop_by_a_number_that_is_not_known: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[1..9] rcx=public", 8, "dec rcx" => [OutOfBounds], 1
    a_loop_by_half_a_register: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[1..9]", 8, "dec r11d" => [OutOfBounds], 1
    a_loop_to_an_end: "rdi=secret[8] rsi=secret[64]", 8, "add rdi, 8\ncmp rdi, r8" => [OutOfBounds], 0
    a_loop_to_an_end_inside: "rdi=secret[64] rsi=secret[64]", 8, "add rdi, 8\ncmp rdi, r8" => [], 0
    a_loop_of_every_second_length: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[2..8/2]", 8, "dec r11" => [], 0
    a_loop_with_an_object_of_a_sum: "rdi=secret[8] rsi=secret[8*rdx-4*rdx/2] rdx=number[1..9]", 4, "dec r11" => [], 0
    a_loop_with_an_object_of_a_smaller_sum: "rdi=secret[8] rsi=secret[8*rdx-8*rdx/2] rdx=number[2..9]", 4, "dec r11" => [OutOfBounds], 0
    a_loop_by_an_instruction_that_hides_the_flag: "rdi=secret[8] rsi=secret[8*rdx] rdx=number[1..9] rcx=public", 8, "dec r11\nshr rcx, 63" => [OutOfBounds], 1
}

/// `name: given, instructions => [leaks], accesses without a place`: a loop that ends by a
/// comparison without signs.
macro_rules! loops_below {
    ($($name:ident: $given:literal, $($end:literal)* => [$($leak:ident),*], $unproved:literal)*) => {
        $(
            #[test]
            fn $name() {
                #[unsafe(naked)]
                unsafe extern "C" fn function() {
                    naked_asm!(
                        "mov r8, [rdi + 8]",
                        "add r8, rdi",
                        "2:",
                        "mov [rdi + 8], rax",
                        "add rdi, 8",
                        $($end,)*
                        "ret"
                    )
                }
                assert_eq!(leaks(function, $given), [$($leak as Leak),*]);
                assert_eq!(report(function, $given).unproved.len(), $unproved);
            }
        )*
    };
}

loops_below! {
    a_loop_to_an_end_above: "rdi=secret[rdi+8+8] rdi+8=number[8..64/8]", "cmp rdi, r8" "jb 2b" => [], 0
    a_loop_to_an_end_above_of_a_shorter_object: "rdi=secret[rdi+8+7] rdi+8=number[8..64/8]", "cmp rdi, r8" "jb 2b" => [OutOfBounds], 0
    a_loop_to_an_end_between_two_places: "rdi=secret[rdi+8+8] rdi+8=number[12..60/8]", "cmp rdi, r8" "jb 2b" => [OutOfBounds], 0
    a_loop_until_it_is_not_below: "rdi=secret[rdi+8+8] rdi+8=number[8..64/8]", "cmp rdi, r8" "jae 3f" "jmp 2b" "3:" => [], 0
    a_loop_of_another_carry: "rdi=secret[rdi+8+8] rdi+8=number[8..64/8] rcx=public", "cmp rdi, r8" "add rcx, rcx" "jb 2b" => [OutOfBounds], 1
}

#[test]
fn lines_that_are_wrong() {
    for line in [
        "",
        "f rdx",
        "f rdx=hidden",
        "f edx=public",
        "f rdi=secret[x]",
        "f rdx=number[x..3]",
        "f rdx=number[3..1]",
        "f rdx=number[3]..",
        "f rdx=number[1..2] rdi=secret[9223372036854775807*rdx]",
        "f rdx=number[1..2] rdi=secret[]",
        "f rdx=number[1..2] rdi=secret[8*rdx/0]",
        "f rdx=number[1..2] rdi=secret[8*]",
        "f rdx=number[1..2] rdi=secret[8*rdx+]",
        "f rdx=number[1..2/0]",
        "f rdx=number[1..2/x]",
        "f rdi=secret[8*rdx]",
        "f rdi+8=public[8]",
        "f rdi=secret[8] rdi+0=public",
        "f rdi=secret[8] rdi+0=&r99",
    ] {
        assert!(Spec::lengths(line).is_err(), "{line}");
    }
    let table = Spec::table("# comment\n\nf rdi=secret[8]\n g\n").expect("two lines");
    assert_eq!(
        table.iter().map(|s| s.symbol.as_str()).collect::<Vec<_>>(),
        ["f", "g"]
    );
}
