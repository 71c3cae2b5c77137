// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
.macro load d0
vmovdqa ymm11, ymmword ptr [rdi+\d0]
vmovdqa ymm12, ymmword ptr [rdi+160+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+\d0], ymm11
vmovdqa ymmword ptr [rdi+160+\d0], ymm12
.endm
.macro store_to_difference d0, d1, r2, r3
store \d0
load 32+\d0
vpbroadcastq ymm13, qword ptr [rsi+72+\d1]
vpbroadcastq ymm14, qword ptr [rsi+80+\d1]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
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
.macro swap_to_store d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vpbroadcastq ymm10, qword ptr [rsi+88+\d0]
load 0
vpbroadcastq ymm13, qword ptr [rsi+72+\d0]
vpbroadcastq ymm14, qword ptr [rsi+80+\d0]
vmovdqa ymmword ptr [rsi+\d0], ymm13
vmovdqa ymmword ptr [rsi+32+\d0], ymm14
vmovq qword ptr [rsi+64+\d0], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm\r1, ymm10
vpblendvb ymm12, ymm12, ymm\r2, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm\r1, ymm\r1, ymm13
vpxor ymm15, ymm14, ymm\r2
vpxor ymm\r2, ymm\r2, ymm13
vpxor ymm14, ymm14, ymm\r1
vpor ymm\r1, ymm\r1, ymm15
vpand ymm\r2, ymm\r2, ymm14
vperm2i128 ymm13, ymm\r1, ymm\r1, 0x81
vperm2i128 ymm14, ymm\r2, ymm\r2, 0x81
vpalignr ymm13, ymm13, ymm\r1, 8
vpalignr ymm14, ymm14, ymm\r2, 8
vpsrlq ymm\r1, ymm\r1, 1
vpsrlq ymm\r2, ymm\r2, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm\r1, ymm\r1, ymm13
vpor ymm\r2, ymm\r2, ymm14
store_to_difference 0, \d0, \r3, \r4
store_to_difference 32, \d0, \r5, \r6
store_to_difference 64, \d0, \r7, \r8
store_to_difference 96, \d0, \r9, \r10
store 128
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
swap_to_store 0, 0, 5, 1, 6, 2, 7, 3, 8, 4, 9	// step1.swap
swap_to_store 96, 1, 6, 2, 7, 3, 8, 4, 9, 0, 5	// step2.swap
swap_to_store 192, 2, 7, 3, 8, 4, 9, 0, 5, 1, 6	// step3.swap
swap_to_store 288, 3, 8, 4, 9, 0, 5, 1, 6, 2, 7	// step4.swap
swap_to_store 384, 4, 9, 0, 5, 1, 6, 2, 7, 3, 8	// step5.swap
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
.purgem store_to_difference
.purgem swap_to_store
