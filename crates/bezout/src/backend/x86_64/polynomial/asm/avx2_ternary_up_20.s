// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
.macro load d0
vmovdqa ymm11, ymmword ptr [rdi+128+\d0]
vmovdqa ymm12, ymmword ptr [rdi+288+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+128+\d0], ymm11
vmovdqa ymmword ptr [rdi+288+\d0], ymm12
.endm
.macro load_to_difference d0, d1, r2, r3
load \d0
vpand ymm13, ymm11, ymmword ptr [rsi+\d1]
vpxor ymm14, ymm12, ymmword ptr [rsi+32+\d1]
vpblendvb ymm11, ymm11, ymm\r2, ymm10
vpblendvb ymm12, ymm12, ymm\r3, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm\r2, ymm\r2, ymm13
vpxor ymm15, ymm14, ymm\r3
vpxor ymm\r3, ymm\r3, ymm13
vpxor ymm14, ymm14, ymm\r2
vpor ymm\r2, ymm\r2, ymm15
vpand ymm\r3, ymm\r3, ymm14
.endm
.macro swap_to_store d0, d1, d2, d3, d4, d5
vpbroadcastq ymm10, qword ptr [rsi+64+\d0]
load_to_difference \d1, \d0, 4, 9
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
store \d1
load_to_difference -128+\d2, \d0, 0, 5
store -128+\d2
load_to_difference -96+\d3, \d0, 1, 6
store -96+\d3
load_to_difference -64+\d4, \d0, 2, 7
store -64+\d4
load_to_difference -32+\d5, \d0, 3, 8
store -32+\d5
.endm
mov r11, rdx	// enter
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
dec r11	// loop
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
vzeroupper	// leave
ret	// leave
.purgem load
.purgem store
.purgem load_to_difference
.purgem swap_to_store
