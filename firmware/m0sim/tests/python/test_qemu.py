# SPDX-License-Identifier: MIT OR Apache-2.0
"""The simulator against QEMU's micro:bit: the same firmware prints the same.

QEMU prints what goes through SYS_WRITE0 on standard error.
"""

import json
import random

import programs

BLOCKS, LENGTH = 250, 30

# Vectors, a way to end, and one to print: 16 words at R0 as hexadecimal, and a hash of 4 KB of RAM.
START = """
    .syntax unified
    .thumb
    .section .text
    .word 0x20003f00, reset + 1
    .word 0, 0, 0, 0, 0, 0, 0, 0, 0, supervisor + 1, 0, 0, 0, 0
    .equ SAVED, 0x20002000
    .equ TEXT, 0x20002100

    .thumb_func
print:                          @ the words from SAVED on, R0 of them
    push {r4-r7, lr}
    movs r7, r0
    ldr r6, =SAVED
    ldr r5, =TEXT
1:  ldm r6!, {r4}
    movs r3, #28
2:  movs r0, r4
    lsrs r0, r3
    movs r1, #15
    ands r0, r1
    adr r1, digits
    ldrb r0, [r1, r0]
    strb r0, [r5]
    adds r5, #1
    subs r3, #4
    bpl 2b
    movs r0, #' '
    strb r0, [r5]
    adds r5, #1
    subs r7, #1
    bne 1b
    movs r0, #10
    strb r0, [r5]
    movs r0, #0
    strb r0, [r5, #1]
    ldr r1, =TEXT
    movs r0, #4
    bkpt 0xab
    pop {r4-r7, pc}
    .balign 4
digits:
    .ascii "0123456789abcdef"
    .ltorg

    .thumb_func
dump:                           @ hashes RAM into the last word, prints, clears RAM
    push {r4, lr}
    ldr r0, =0x20000000
    ldr r1, =0x20001000
    ldr r3, =16777619
    movs r2, #0
    movs r4, #0
1:  ldr r4, [r0]
    eors r2, r4
    muls r2, r3
    movs r4, #13
    rors r2, r4
    movs r4, #0
    stm r0!, {r4}
    cmp r0, r1
    bne 1b
    ldr r0, =SAVED + 64
    str r2, [r0]
    movs r0, #17
    bl print
    pop {r4, pc}
    .ltorg

    .macro load state, stack
    ldr r0, =\\stack
    mov sp, r0
    ldr r7, =\\state
    ldm r7!, {r0-r6}
    mov r8, r0
    mov r9, r1
    mov r10, r2
    mov r11, r3
    mov r12, r4
    mov lr, r5
    msr apsr_nzcvq, r6
    ldm r7!, {r0-r6}
    ldr r7, [r7]
    .endm

    .macro save
    str r0, [r7, #124]
    mrs r0, apsr
    str r0, [r7, #120]
    ldr r0, =SAVED
    stm r0!, {r1-r7}
    mov r1, r8
    mov r2, r9
    mov r3, r10
    mov r4, r11
    mov r5, r12
    mov r6, sp
    mov r7, lr
    stm r0!, {r1-r7}
    ldr r7, =0x20000100
    ldr r1, [r7, #120]
    ldr r2, [r7, #124]
    stm r0!, {r1, r2}
    ldr r0, =0x20003f00
    mov sp, r0
    bl dump
    .endm
"""

# What the random programs leave out: exceptions, special registers, returns, code in RAM.
SYSTEM = """
    .thumb_func
supervisor:
    mrs r0, ipsr
    mov r1, lr
    mrs r2, msp
    mrs r3, psp
    push {r4}
    ldr r4, =SAVED
    stm r4!, {r0-r3}
    pop {r4}
    mrs r2, psp
    lsls r1, r1, #29            @ bit 2 of EXC_RETURN: the stack that has the frame
    bmi 1f
    mrs r2, msp
1:  movs r1, #77
    str r1, [r2, #8]
    bx lr
    .ltorg

    .thumb_func
called:
    push {r0-r3, lr}
    adds r0, #1
    pop {r1-r4, pc}

system:
    ldr r0, =0x20003e04         @ a stack that has to be realigned
    mov sp, r0
    movs r2, #5
    ldr r0, =0x90000000
    msr apsr_nzcvq, r0
    svc 1
    mrs r3, apsr
    ldr r4, =SAVED + 16
    mov r5, sp
    mrs r6, control
    stm r4!, {r0-r3, r5, r6}
    movs r0, #10
    bl print
    ldr r0, =0x20003c00         @ the process stack
    msr psp, r0
    movs r0, #2
    msr control, r0
    isb
    push {r0}
    movs r2, #9
    svc 2
    pop {r0}
    ldr r4, =SAVED + 16
    mrs r1, control
    mov r3, sp
    mrs r5, msp
    stm r4!, {r0-r3, r5}
    movs r0, #0
    msr control, r0
    isb
    movs r0, #9
    bl print
    cpsid i
    mrs r0, primask
    cpsie i
    mrs r1, primask
    ldr r7, =SAVED
    stm r7!, {r0, r1}
    ldr r3, =called
    movs r0, #1
    mov r2, sp
    blx r3
    mov r3, lr
    stm r7!, {r0, r1, r3}
    ldr r5, =0x20001800         @ movs r0, #42; bx lr
    ldr r6, =0x4770202a
    str r6, [r5]
    dsb
    isb
    adds r5, #1
    blx r5
    mov r1, pc
    stm r7!, {r0, r1}
    movs r0, #7
    bl print
    ldr r1, =exit_block
    movs r0, #0x20
    bkpt 0xab
    b .
    .ltorg
    .balign 4
exit_block:
    .word 0x20026, 7
"""


def firmware(seed: int, replace: tuple[int, int, int] | None = None) -> str:
    """Assembly with random programs; `replace` is a block, an instruction in it, and what to put there."""
    rng, text, tables = random.Random(seed), [START, SYSTEM, "    .thumb_func\nreset:"], []
    for block in range(BLOCKS):
        code, state = programs.program(rng, LENGTH), programs.state(rng)
        if replace and replace[0] == block:
            code[replace[1]] = [replace[2]]
        text.append(f"    load state{block}, {state['r13']:#x}")
        # Literals come after the program, so that it can read them; all meet behind them.
        text += ["    .hword " + ", ".join(f"{half:#06x}" for half in c) for c in code]
        text += [f"    save\n    b end{block}\n    .ltorg\nend{block}:"]
        order = [*(f"r{i}" for i in (8, 9, 10, 11, 12, 14)), "f", *(f"r{i}" for i in range(8))]
        words = [state[k] << 28 if k == "f" else state[k] for k in order]
        tables.append(f"state{block}:\n    .word " + ", ".join(map(hex, words)))
    return "\n".join([*text, "    bl system", "    .ltorg", "    .balign 4", *tables]) + "\n"


OPTIONS = ("-nostdlib", "-Wl,-Ttext=0", "-Wl,-e,0")


def test_same_output(m0sim, qemu, link):
    elf = link("random.S", firmware(1), *OPTIONS)
    ours, theirs = m0sim("run", elf, "--json"), qemu(elf)
    console = json.loads(ours.stdout)["console"]
    assert len(console.splitlines()) == BLOCKS + 3, ours.stderr
    assert console.splitlines() == theirs.stderr.splitlines()
    # The exit code of SYS_EXIT_EXTENDED.
    assert (ours.returncode, theirs.returncode) == (7, 7)


def test_a_planted_difference_is_found(m0sim, qemu, link):
    """The simulator gets a firmware with one instruction more that has an effect: MVNS r0, r0."""
    theirs = qemu(link("random.S", firmware(2), *OPTIONS))
    # The first instruction of its block, which no branch skips, at the end of which R0 is shown or hashed.
    ours = m0sim("run", link("random.S", firmware(2, (100, LENGTH, 0x43C0)), *OPTIONS), "--json")
    console = json.loads(ours.stdout)["console"].splitlines()
    wrong = [i for i, (a, b) in enumerate(zip(console, theirs.stderr.splitlines(), strict=True)) if a != b]
    assert wrong == [100]


PROGRAM = r"""
#include <stdio.h>
#include <stdlib.h>
#include <stdint.h>
static uint64_t state = 88172645463325252u;
static uint64_t next(void) { state ^= state << 13; state ^= state >> 7; return state ^= state << 17; }
static int compare(const void *a, const void *b) { return *(const int *)a < *(const int *)b ? -1 : 1; }
int main(void) {
    int list[64];
    for (int i = 0; i < 64; i++) list[i] = (int)next();
    qsort(list, 64, sizeof *list, compare);
    for (int i = 0; i < 64; i++) printf("%d%c", list[i], i % 8 == 7 ? '\n' : ' ');
    double sum = 0;
    for (int i = 0; i < 50; i++) sum += (double)next() / (double)(next() >> 9 | 1);
    printf("%.17g %llu\n", sum, (unsigned long long)(next() / (next() >> 40)));
    return 5;
}
"""


def test_a_compiled_program(m0sim, qemu, link):
    """What a compiler and newlib make: division, floating point, printf, sorting."""
    options = ("-O2", "--specs=rdimon.specs", "-Wl,--section-start=.vectors=0", "-Wl,--section-start=.init=0x100")
    options += ("-Wl,-Tdata=0x20000000", "-Wl,--defsym=__stack=0x20004000")
    start = """
        .section .vectors, "ax"
        .word 0x20004000, _start + 1
    """
    source = PROGRAM + '__asm__("' + start.strip().replace("\n", "\\n").replace('"', '\\"') + '");'
    elf = link("program.c", source, *options)
    ours, theirs = m0sim("run", elf), qemu(elf)
    assert theirs.stdout and ours.stdout.startswith(theirs.stdout)
    assert (ours.returncode, theirs.returncode) == (5, 5)
