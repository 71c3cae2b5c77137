// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta.
// Requires: f(0) is not zero; AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but four pushed words.
.macro load d0
vmovdqa ymm11, ymmword ptr [rdi+128+\d0]
vmovdqa ymm12, ymmword ptr [rdi+288+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+128+\d0], ymm11
vmovdqa ymmword ptr [rdi+288+\d0], ymm12
.endm
.macro swap_to_u d0, d1, d2, d3
vpbroadcastq ymm10, qword ptr [rsi+64+\d0]
mov rbx, r10
load \d1
vpand ymm13, ymm11, ymmword ptr [rsi+\d0]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d0]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
store \d1
neg rbp
load -128+\d2
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+\d0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d0]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+72+\d0], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+80+\d0], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+88+\d0], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
store -128+\d2
vmovdqa ymm11, ymmword ptr [rdi+32+\d3]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+192+\d3]
vpand ymm13, ymm11, ymmword ptr [rsi+\d0]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d0]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
.endm
.macro swap_to_store d0, d1, d2, d3, d4, d5
swap_to_u \d0, \d1, \d2, \d3
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+32+\d3], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+192+\d3], ymm12
load -64+\d4
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+\d0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d0]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
store -64+\d4
shr r10, 1
load -32+\d5
vpand ymm13, ymm11, ymmword ptr [rsi+\d0]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d0]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
dec rdx
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+96+\d5], ymm11
xor rdx, r12
vmovdqa ymmword ptr [rdi+256+\d5], ymm12
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
vmovdqa ymm4, ymmword ptr [rdi+448]	// load
vmovdqa ymm5, ymmword ptr [rdi+480]	// load
vmovdqa ymm6, ymmword ptr [rdi+512]	// load
vmovdqa ymm7, ymmword ptr [rdi+544]	// load
vmovdqa ymm8, ymmword ptr [rdi+576]	// load
vmovdqa ymm9, ymmword ptr [rdi+608]	// load
2:
swap_to_store 0, 0, 0, 0, 0, 0	// step1.swap
swap_to_store 96, -32, 128, -32, -32, -32	// step2.swap
swap_to_store 192, -64, 96, 96, -64, -64	// step3.swap
swap_to_store 288, -96, 64, 64, 64, -96	// step4.swap
swap_to_store 384, -128, 32, 32, 32, 32	// step5.swap
add rsi, 480	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+448], ymm4	// store
vmovdqa ymmword ptr [rdi+480], ymm5	// store
vmovdqa ymmword ptr [rdi+512], ymm6	// store
vmovdqa ymmword ptr [rdi+544], ymm7	// store
vmovdqa ymmword ptr [rdi+576], ymm8	// store
vmovdqa ymmword ptr [rdi+608], ymm9	// store
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
.purgem swap_to_u
.purgem swap_to_store
