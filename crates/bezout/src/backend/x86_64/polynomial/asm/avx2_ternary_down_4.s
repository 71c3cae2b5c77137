// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 1.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+0]	// load
vmovdqa ymm1, ymmword ptr [rdi+160]	// load
vmovdqa ymm2, ymmword ptr [rdi+320]	// load
vmovdqa ymm3, ymmword ptr [rdi+480]	// load
2:
vpbroadcastq ymm4, qword ptr [rsi+88]	// step1.swap
vpbroadcastq ymm5, qword ptr [rsi+72]	// step1.vector0.nonzero
vpbroadcastq ymm6, qword ptr [rsi+80]	// step1.vector0.minus
vmovdqa ymmword ptr [rsi+0], ymm5	// step1.vector0.nonzero
vmovdqa ymmword ptr [rsi+32], ymm6	// step1.vector0.minus
vmovq qword ptr [rsi+64], xmm4	// step1.vector0.swap
vpand ymm5, ymm0, ymm5	// step1.vector0.product0
vpxor ymm6, ymm1, ymm6	// step1.vector0.product1
vpblendvb ymm0, ymm0, ymm2, ymm4	// step1.vector0.swap0
vpblendvb ymm1, ymm1, ymm3, ymm4	// step1.vector0.swap1
vpand ymm6, ymm6, ymm5	// step1.vector0.product1
vpxor ymm2, ymm2, ymm5	// step1.vector0.x
vpxor ymm7, ymm6, ymm3	// step1.vector0.u
vpxor ymm3, ymm3, ymm5	// step1.vector0.y
vpxor ymm6, ymm6, ymm2	// step1.vector0.z
vpor ymm2, ymm2, ymm7	// step1.vector0.difference0
vpand ymm3, ymm3, ymm6	// step1.vector0.difference1
vperm2i128 ymm5, ymm2, ymm2, 0x81	// step1.vector0.shift0
vperm2i128 ymm6, ymm3, ymm3, 0x81	// step1.vector0.shift1
vpalignr ymm5, ymm5, ymm2, 8	// step1.vector0.shift0
vpalignr ymm6, ymm6, ymm3, 8	// step1.vector0.shift1
vpsrlq ymm2, ymm2, 1	// step1.vector0.shift0
vpsrlq ymm3, ymm3, 1	// step1.vector0.shift1
vpsllq ymm5, ymm5, 63	// step1.vector0.shift0
vpsllq ymm6, ymm6, 63	// step1.vector0.shift1
vpor ymm2, ymm2, ymm5	// step1.vector0.shift0
vpor ymm3, ymm3, ymm6	// step1.vector0.shift1
add rsi, 96	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+160], ymm1	// store
vmovdqa ymmword ptr [rdi+320], ymm2	// store
vmovdqa ymmword ptr [rdi+480], ymm3	// store
vzeroupper	// leave
ret	// leave
