// SPDX-License-Identifier: MIT OR Apache-2.0
//! All code that small functions can come to, by branches, calls and tables.
#![cfg(target_arch = "x86_64")]

mod here;

use here::Here;
use static_taint::program::{Code, Program};
use static_taint::whole::whole;
use std::arch::naked_asm;

/// Both ways of a branch, what is called, and constants; and nothing behind a return.
#[test]
fn all_that_a_function_can_come_to() {
    #[unsafe(naked)]
    unsafe extern "C" fn function() {
        naked_asm!(
            "test rdi, rdi",
            "je 2f",
            "call 3f",
            "mov rax, [rip + 4f]",
            "ret",
            "nop",
            "2: jmp 5f",
            "nop",
            "5: ret",
            "3: neg rax",
            "ret",
            "4: .quad 7",
        )
    }
    let found = whole(&Here, function as *const () as u64);
    let texts = found.values().map(|(_, text)| text.split(' ').next());
    let texts: Vec<&str> = texts.flatten().collect();
    let wanted = "test je call mov ret jmp ret neg ret data";
    assert_eq!(texts.join(" "), wanted);
    let data = found.values().filter(|(_, text)| text == "data");
    assert!(
        data.into_iter()
            .all(|(bytes, _)| bytes[..8] == 7u64.to_le_bytes())
    );
}

/// Code of which a function of 64 bytes is known.
struct Within(u64);

impl Code for Within {
    fn bytes(&self, pc: u64) -> Option<&[u8]> {
        Here.bytes(pc)
    }

    fn constant(&self, at: u64) -> Option<&[u8]> {
        // SAFETY: all that is read is in the function.
        Some(unsafe { std::slice::from_raw_parts(at as *const u8, 80) })
    }

    fn function(&self, _pc: u64) -> std::ops::Range<u64> {
        self.0..self.0 + 64
    }
}

/// Each line is the end of a jump by a table of 19 entries, and the next one leads elsewhere. What
/// is wanted is the code, and how many bytes of the table are known.
macro_rules! tables {
    ($($name:ident: $code:literal $data:literal { $($line:literal)* })*) => {
        $(
            #[test]
            fn $name() {
                #[unsafe(naked)]
                unsafe extern "C" fn function() {
                    naked_asm!(
                        "lea rdx, [rip + 4f]",
                        $($line,)*
                        "nop",
                        "2: neg rax",
                        "ret",
                        "nop",
                        "3: lea rcx, [rip + 4f]",
                        "ret",
                        ".p2align 2",
                        "4: .rept 18",
                        ".long 2b - 4b",
                        ".endr",
                        ".long 3b - 4b",
                        ".long 4096",
                    )
                }
                let start = function as *const () as u64;
                let found = whole(&Within(start), start);
                let texts = found.values().map(|(_, text)| text.split(' ').next());
                let texts: Vec<&str> = texts.flatten().collect();
                let table = found.values().last().expect("a line for the table");
                assert_eq!((&*texts.join(" "), table.0.len()), ($code, $data));
            }
        )*
    };
}

tables! {
    code_behind_a_table: "lea movsxd add jmp neg ret lea ret data" 80 {
        "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rax"
    }
    a_table_that_another_register_has: "lea mov movsxd add jmp data" 64 {
        "mov rdx, rcx" "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rax"
    }
    entries_of_eight_bytes_are_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*8]" "add rax, rdx" "jmp rax"
    }
    entries_behind_a_place_are_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*4 + 4]" "add rax, rdx" "jmp rax"
    }
    a_sum_with_another_register_is_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rcx" "jmp rax"
    }
    a_jump_by_another_register_is_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rcx"
    }
    a_place_in_memory_is_no_table: "lea mov movsxd add jmp data" 64 {
        "mov rdx, [rip + 4f]" "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rax"
    }
    a_difference_is_no_table: "lea movsxd sub jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*4]" "sub rax, rdx" "jmp rax"
    }
    an_entry_of_another_place_is_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rcx + rax*4]" "add rax, rdx" "jmp rax"
    }
    an_entry_in_another_register_is_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rsi, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rax"
    }
    a_sum_is_no_table: "lea lea movsxd add jmp data" 64 {
        "lea rdx, [rdx + rcx]" "movsxd rax, dword ptr [rdx + rax*4]" "add rax, rdx" "jmp rax"
    }
    a_word_of_memory_is_no_table: "lea movsxd add jmp data" 64 {
        "movsxd rax, dword ptr [rdx + rax*4]" "add rax, [rdx]" "jmp rax"
    }
}

#[test]
fn a_function_ends_where_the_next_one_begins() {
    let file = std::env::current_exe().and_then(std::fs::read);
    let program = Program::read(&file.expect("this program is a file")).expect("it is an ELF file");
    let all = program.find("");
    for pair in all.windows(2).step_by(100) {
        let [(_, start), (_, end)] = pair else {
            unreachable!("windows of two")
        };
        for pc in [*start, *end - 1] {
            assert_eq!(program.function(pc), *start..*end);
        }
    }
    assert!(all.len() > 100);
}

/// Code whose words beside it are addresses of another library's function.
struct Linked;

impl Code for Linked {
    fn bytes(&self, pc: u64) -> Option<&[u8]> {
        Here.bytes(pc)
    }

    fn import(&self, _at: u64) -> Option<&str> {
        Some("memset")
    }
}

#[test]
fn functions_of_other_libraries_are_named() {
    #[unsafe(naked)]
    unsafe extern "C" fn function() {
        naked_asm!("call [rip + 2f]", "ret", "2: .quad 0")
    }
    let found = whole(&Linked, function as *const () as u64);
    let (bytes, text) = found.values().last().expect("a line for the word");
    assert_eq!(
        (found.len(), bytes.len(), text.as_str()),
        (3, 0, "import memset")
    );
}
