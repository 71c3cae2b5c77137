// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 4.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
.macro load d0
vmovdqa ymm9, ymmword ptr [rdi+\d0]
vmovdqa ymm10, ymmword ptr [rdi+160+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+\d0], ymm9
vmovdqa ymmword ptr [rdi+160+\d0], ymm10
.endm
.macro swap_to_product d0, r1, r2, r3, r4, r5, r6
vpbroadcastq ymm8, qword ptr [rsi+88+\d0]
load 0
vpbroadcastq ymm11, qword ptr [rsi+72+\d0]
vpbroadcastq ymm12, qword ptr [rsi+80+\d0]
vmovdqa ymmword ptr [rsi+\d0], ymm11
vmovdqa ymmword ptr [rsi+32+\d0], ymm12
vmovq qword ptr [rsi+64+\d0], xmm8
vpand ymm11, ymm9, ymm11
vpxor ymm12, ymm10, ymm12
vpblendvb ymm9, ymm9, ymm\r1, ymm8
vpblendvb ymm10, ymm10, ymm\r2, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm\r1, ymm\r1, ymm11
vpxor ymm13, ymm12, ymm\r2
vpxor ymm\r2, ymm\r2, ymm11
vpxor ymm12, ymm12, ymm\r1
vpor ymm\r1, ymm\r1, ymm13
vpand ymm\r2, ymm\r2, ymm12
vperm2i128 ymm11, ymm\r1, ymm\r1, 0x81
vperm2i128 ymm12, ymm\r2, ymm\r2, 0x81
vpalignr ymm11, ymm11, ymm\r1, 8
vpalignr ymm12, ymm12, ymm\r2, 8
vpsrlq ymm\r1, ymm\r1, 1
vpsrlq ymm\r2, ymm\r2, 1
vpsllq ymm11, ymm11, 63
vpsllq ymm12, ymm12, 63
vpor ymm\r1, ymm\r1, ymm11
vpor ymm\r2, ymm\r2, ymm12
store 0
load 32
vpbroadcastq ymm11, qword ptr [rsi+72+\d0]
vpbroadcastq ymm12, qword ptr [rsi+80+\d0]
vpand ymm11, ymm9, ymm11
vpxor ymm12, ymm10, ymm12
vpblendvb ymm9, ymm9, ymm\r3, ymm8
vpblendvb ymm10, ymm10, ymm\r4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm\r3, ymm\r3, ymm11
vpxor ymm13, ymm12, ymm\r4
vpxor ymm\r4, ymm\r4, ymm11
vpxor ymm12, ymm12, ymm\r3
vpor ymm\r3, ymm\r3, ymm13
vpand ymm\r4, ymm\r4, ymm12
store 32
load 64
vpbroadcastq ymm11, qword ptr [rsi+72+\d0]
vpbroadcastq ymm12, qword ptr [rsi+80+\d0]
vpand ymm11, ymm9, ymm11
vpxor ymm12, ymm10, ymm12
vpblendvb ymm9, ymm9, ymm\r5, ymm8
vpblendvb ymm10, ymm10, ymm\r6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm\r5, ymm\r5, ymm11
vpxor ymm13, ymm12, ymm\r6
vpxor ymm\r6, ymm\r6, ymm11
vpxor ymm12, ymm12, ymm\r5
vpor ymm\r5, ymm\r5, ymm13
vpand ymm\r6, ymm\r6, ymm12
store 64
load 96
vpbroadcastq ymm11, qword ptr [rsi+72+\d0]
vpbroadcastq ymm12, qword ptr [rsi+80+\d0]
vpand ymm11, ymm9, ymm11
vpxor ymm12, ymm10, ymm12
.endm
.macro swap_to_store d0, r1, r2, r3, r4, r5, r6, r7, r8
swap_to_product \d0, \r1, \r2, \r3, \r4, \r5, \r6
vpblendvb ymm9, ymm9, ymm\r7, ymm8
vpblendvb ymm10, ymm10, ymm\r8, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm\r7, ymm\r7, ymm11
vpxor ymm13, ymm12, ymm\r8
vpxor ymm\r8, ymm\r8, ymm11
vpxor ymm12, ymm12, ymm\r7
vpor ymm\r7, ymm\r7, ymm13
vpand ymm\r8, ymm\r8, ymm12
store 96
.endm
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+320]	// load
vmovdqa ymm1, ymmword ptr [rdi+352]	// load
vmovdqa ymm2, ymmword ptr [rdi+384]	// load
vmovdqa ymm3, ymmword ptr [rdi+416]	// load
vmovdqa ymm4, ymmword ptr [rdi+480]	// load
vmovdqa ymm5, ymmword ptr [rdi+512]	// load
vmovdqa ymm6, ymmword ptr [rdi+544]	// load
vmovdqa ymm7, ymmword ptr [rdi+576]	// load
2:
swap_to_store 0, 0, 4, 1, 5, 2, 6, 3, 7	// step1.swap
swap_to_store 96, 1, 5, 2, 6, 3, 7, 0, 4	// step2.swap
swap_to_store 192, 2, 6, 3, 7, 0, 4, 1, 5	// step3.swap
swap_to_store 288, 3, 7, 0, 4, 1, 5, 2, 6	// step4.swap
add rsi, 384	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+480], ymm4	// store
vmovdqa ymmword ptr [rdi+512], ymm5	// store
vmovdqa ymmword ptr [rdi+544], ymm6	// store
vmovdqa ymmword ptr [rdi+576], ymm7	// store
vzeroupper	// leave
ret	// leave
.purgem load
.purgem store
.purgem swap_to_product
.purgem swap_to_store
