// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 4.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta.
// Requires: f(0) is not zero; AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but four pushed words.
.macro load d0
vmovdqa ymm9, ymmword ptr [rdi+96+\d0]
vmovdqa ymm10, ymmword ptr [rdi+256+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+96+\d0], ymm9
vmovdqa ymmword ptr [rdi+256+\d0], ymm10
.endm
.macro swap_to_product d0, d1, d2, d3
vpbroadcastq ymm8, qword ptr [rsi+64+\d0]
mov rbx, r10
load \d1
mov rbp, r9
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm3, ymm8
and ebx, 1
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
xor rbp, r11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
neg rbx
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
and rbp, r10
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
mov r12, rdx
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
and ebp, 1
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
sar r12, 63
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
neg rbp
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
and r12, rbx
vpor ymm10, ymm10, ymm12
store \d1
mov [rsi+72+\d0], rbx
load -96+\d2
mov [rsi+80+\d0], rbp
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
mov [rsi+88+\d0], r12
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
and rbx, rax
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
xor rbp, r9
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
and rbp, rbx
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
test r12, r12
store -96+\d2
cmovnz rax, r10
load -64+\d3
cmovnz r9, r11
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
xor r10, rbx
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
.endm
.macro swap_to_store d0, d1, d2, d3, d4
swap_to_product \d0, \d1, \d2, \d3
xor rbx, r11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
xor r11, rbp
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
xor rbp, r10
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
or r10, r11
store -64+\d3
vmovdqa ymm9, ymmword ptr [rdi+64+\d4]
and rbx, rbp
vmovdqa ymm10, ymmword ptr [rdi+224+\d4]
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
shr r10, 1
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm2, ymm8
mov r11, rbx
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
shr r11, 1
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
dec rdx
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
sub rdx, r12
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+64+\d4], ymm9
xor rdx, r12
vmovdqa ymmword ptr [rdi+224+\d4], ymm10
.endm
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
mov r13, rdx	// enter
mov rax, [rcx+0]	// load_window
mov r9, [rcx+8]	// load_window
mov r10, [rcx+16]	// load_window
mov r11, [rcx+24]	// load_window
mov rdx, [rcx+32]	// load_window
vmovdqa ymm0, ymmword ptr [rdi+320]	// load
vmovdqa ymm1, ymmword ptr [rdi+352]	// load
vmovdqa ymm2, ymmword ptr [rdi+384]	// load
vmovdqa ymm3, ymmword ptr [rdi+416]	// load
vmovdqa ymm4, ymmword ptr [rdi+480]	// load
vmovdqa ymm5, ymmword ptr [rdi+512]	// load
vmovdqa ymm6, ymmword ptr [rdi+544]	// load
vmovdqa ymm7, ymmword ptr [rdi+576]	// load
2:
swap_to_store 0, 0, 0, 0, 0	// step1.swap
swap_to_store 96, -32, 96, -32, -32	// step2.swap
swap_to_store 192, -64, 64, 64, -64	// step3.swap
swap_to_store 288, -96, 32, 32, 32	// step4.swap
add rsi, 384	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+480], ymm4	// store
vmovdqa ymmword ptr [rdi+512], ymm5	// store
vmovdqa ymmword ptr [rdi+544], ymm6	// store
vmovdqa ymmword ptr [rdi+576], ymm7	// store
mov [rcx+0], rax	// store_window
mov [rcx+8], r9	// store_window
mov [rcx+16], r10	// store_window
mov [rcx+24], r11	// store_window
mov [rcx+32], rdx	// store_window
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
vzeroupper	// leave
ret	// leave
.purgem load
.purgem store
.purgem swap_to_product
.purgem swap_to_store
