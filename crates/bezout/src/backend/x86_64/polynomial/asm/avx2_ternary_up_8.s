// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 2.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+0]	// load
vmovdqa ymm1, ymmword ptr [rdi+32]	// load
vmovdqa ymm2, ymmword ptr [rdi+160]	// load
vmovdqa ymm3, ymmword ptr [rdi+192]	// load
vmovdqa ymm4, ymmword ptr [rdi+320]	// load
vmovdqa ymm5, ymmword ptr [rdi+352]	// load
vmovdqa ymm6, ymmword ptr [rdi+480]	// load
vmovdqa ymm7, ymmword ptr [rdi+512]	// load
2:
vpbroadcastq ymm8, qword ptr [rsi+64]	// step1.swap
vpand ymm9, ymm1, ymmword ptr [rsi+0]	// step1.vector1.product0
vpxor ymm10, ymm3, ymmword ptr [rsi+32]	// step1.vector1.product1
vpblendvb ymm1, ymm1, ymm5, ymm8	// step1.vector1.swap0
vpblendvb ymm3, ymm3, ymm7, ymm8	// step1.vector1.swap1
vpand ymm10, ymm10, ymm9	// step1.vector1.product1
vpxor ymm5, ymm5, ymm9	// step1.vector1.x
vpxor ymm11, ymm10, ymm7	// step1.vector1.u
vpxor ymm7, ymm7, ymm9	// step1.vector1.y
vpxor ymm10, ymm10, ymm5	// step1.vector1.z
vpor ymm5, ymm5, ymm11	// step1.vector1.difference0
vpand ymm7, ymm7, ymm10	// step1.vector1.difference1
vpand ymm9, ymm0, ymmword ptr [rsi+0]	// step1.vector0.product0
vpxor ymm10, ymm2, ymmword ptr [rsi+32]	// step1.vector0.product1
vpblendvb ymm0, ymm0, ymm4, ymm8	// step1.vector0.swap0
vpblendvb ymm2, ymm2, ymm6, ymm8	// step1.vector0.swap1
vpand ymm10, ymm10, ymm9	// step1.vector0.product1
vpxor ymm4, ymm4, ymm9	// step1.vector0.x
vpxor ymm11, ymm10, ymm6	// step1.vector0.u
vpxor ymm6, ymm6, ymm9	// step1.vector0.y
vpxor ymm10, ymm10, ymm4	// step1.vector0.z
vpor ymm4, ymm4, ymm11	// step1.vector0.difference0
vpand ymm6, ymm6, ymm10	// step1.vector0.difference1
vperm2i128 ymm9, ymm1, ymm1, 0x08	// step1.vector1.shift0
vperm2i128 ymm10, ymm3, ymm3, 0x08	// step1.vector1.shift1
vpalignr ymm9, ymm1, ymm9, 8	// step1.vector1.shift0
vpalignr ymm10, ymm3, ymm10, 8	// step1.vector1.shift1
vpsllq ymm1, ymm1, 1	// step1.vector1.shift0
vpsllq ymm3, ymm3, 1	// step1.vector1.shift1
vpsrlq ymm9, ymm9, 63	// step1.vector1.shift0
vpsrlq ymm10, ymm10, 63	// step1.vector1.shift1
vpor ymm1, ymm1, ymm9	// step1.vector1.shift0
vpor ymm3, ymm3, ymm10	// step1.vector1.shift1
vpbroadcastq ymm8, qword ptr [rsi+160]	// step2.swap
vpand ymm9, ymm0, ymmword ptr [rsi+96]	// step2.vector0.product0
vpxor ymm10, ymm2, ymmword ptr [rsi+128]	// step2.vector0.product1
vpblendvb ymm0, ymm0, ymm5, ymm8	// step2.vector0.swap0
vpblendvb ymm2, ymm2, ymm7, ymm8	// step2.vector0.swap1
vpand ymm10, ymm10, ymm9	// step2.vector0.product1
vpxor ymm5, ymm5, ymm9	// step2.vector0.x
vpxor ymm11, ymm10, ymm7	// step2.vector0.u
vpxor ymm7, ymm7, ymm9	// step2.vector0.y
vpxor ymm10, ymm10, ymm5	// step2.vector0.z
vpor ymm5, ymm5, ymm11	// step2.vector0.difference0
vpand ymm7, ymm7, ymm10	// step2.vector0.difference1
vpand ymm9, ymm1, ymmword ptr [rsi+96]	// step2.vector1.product0
vpxor ymm10, ymm3, ymmword ptr [rsi+128]	// step2.vector1.product1
vpblendvb ymm1, ymm1, ymm4, ymm8	// step2.vector1.swap0
vpblendvb ymm3, ymm3, ymm6, ymm8	// step2.vector1.swap1
vpand ymm10, ymm10, ymm9	// step2.vector1.product1
vpxor ymm4, ymm4, ymm9	// step2.vector1.x
vpxor ymm11, ymm10, ymm6	// step2.vector1.u
vpxor ymm6, ymm6, ymm9	// step2.vector1.y
vpxor ymm10, ymm10, ymm4	// step2.vector1.z
vpor ymm4, ymm4, ymm11	// step2.vector1.difference0
vpand ymm6, ymm6, ymm10	// step2.vector1.difference1
vperm2i128 ymm9, ymm0, ymm0, 0x08	// step2.vector0.shift0
vperm2i128 ymm10, ymm2, ymm2, 0x08	// step2.vector0.shift1
vpalignr ymm9, ymm0, ymm9, 8	// step2.vector0.shift0
vpalignr ymm10, ymm2, ymm10, 8	// step2.vector0.shift1
vpsllq ymm0, ymm0, 1	// step2.vector0.shift0
vpsllq ymm2, ymm2, 1	// step2.vector0.shift1
vpsrlq ymm9, ymm9, 63	// step2.vector0.shift0
vpsrlq ymm10, ymm10, 63	// step2.vector0.shift1
vpor ymm0, ymm0, ymm9	// step2.vector0.shift0
vpor ymm2, ymm2, ymm10	// step2.vector0.shift1
add rsi, 192	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+32], ymm1	// store
vmovdqa ymmword ptr [rdi+160], ymm2	// store
vmovdqa ymmword ptr [rdi+192], ymm3	// store
vmovdqa ymmword ptr [rdi+320], ymm4	// store
vmovdqa ymmword ptr [rdi+352], ymm5	// store
vmovdqa ymmword ptr [rdi+480], ymm6	// store
vmovdqa ymmword ptr [rdi+512], ymm7	// store
vzeroupper	// leave
ret	// leave
