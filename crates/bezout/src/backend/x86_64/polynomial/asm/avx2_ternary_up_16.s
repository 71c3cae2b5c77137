// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 4.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
.macro load d0
vmovdqa ymm9, ymmword ptr [rdi+96+\d0]
vmovdqa ymm10, ymmword ptr [rdi+256+\d0]
.endm
.macro store d0
vmovdqa ymmword ptr [rdi+96+\d0], ymm9
vmovdqa ymmword ptr [rdi+256+\d0], ymm10
.endm
.macro swap_to_store d0, d1, d2, d3, d4
vpbroadcastq ymm8, qword ptr [rsi+64+\d0]
load \d1
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm3, ymm8
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
vpor ymm10, ymm10, ymm12
store \d1
load -96+\d2
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
store -96+\d2
load -64+\d3
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
store -64+\d3
load -32+\d4
vpand ymm11, ymm9, ymmword ptr [rsi+\d0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32+\d0]
vpblendvb ymm9, ymm9, ymm2, ymm8
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
vpand ymm6, ymm6, ymm12
store -32+\d4
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
swap_to_store 0, 0, 0, 0, 0	// step1.swap
swap_to_store 96, -32, 96, -32, -32	// step2.swap
swap_to_store 192, -64, 64, 64, -64	// step3.swap
swap_to_store 288, -96, 32, 32, 32	// step4.swap
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
.purgem swap_to_store
