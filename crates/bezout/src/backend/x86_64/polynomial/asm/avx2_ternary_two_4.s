// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g of two inversions, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 1.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
//   rcx, r8 = the other state and its masks.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+0]	// first.load
vmovdqa ymm1, ymmword ptr [rdi+160]	// first.load
vmovdqa ymm2, ymmword ptr [rdi+320]	// first.load
vmovdqa ymm3, ymmword ptr [rdi+480]	// first.load
vmovdqa ymm8, ymmword ptr [rcx+0]	// second.load
vmovdqa ymm9, ymmword ptr [rcx+160]	// second.load
vmovdqa ymm10, ymmword ptr [rcx+320]	// second.load
vmovdqa ymm11, ymmword ptr [rcx+480]	// second.load
2:
vpbroadcastq ymm4, qword ptr [rsi+88]	// first.step1.swap
vpbroadcastq ymm12, qword ptr [r8+88]	// second.step1.swap
vpbroadcastq ymm5, qword ptr [rsi+72]	// first.step1.vector0.nonzero
vpbroadcastq ymm13, qword ptr [r8+72]	// second.step1.vector0.nonzero
vpbroadcastq ymm6, qword ptr [rsi+80]	// first.step1.vector0.minus
vpbroadcastq ymm14, qword ptr [r8+80]	// second.step1.vector0.minus
vmovdqa ymmword ptr [rsi+0], ymm5	// first.step1.vector0.nonzero
vmovdqa ymmword ptr [r8+0], ymm13	// second.step1.vector0.nonzero
vmovdqa ymmword ptr [rsi+32], ymm6	// first.step1.vector0.minus
vmovdqa ymmword ptr [r8+32], ymm14	// second.step1.vector0.minus
vmovq qword ptr [rsi+64], xmm4	// first.step1.vector0.swap
vmovq qword ptr [r8+64], xmm12	// second.step1.vector0.swap
vpand ymm5, ymm0, ymm5	// first.step1.vector0.product0
vpand ymm13, ymm8, ymm13	// second.step1.vector0.product0
vpxor ymm6, ymm1, ymm6	// first.step1.vector0.product1
vpxor ymm14, ymm9, ymm14	// second.step1.vector0.product1
vpblendvb ymm0, ymm0, ymm2, ymm4	// first.step1.vector0.swap0
vpblendvb ymm8, ymm8, ymm10, ymm12	// second.step1.vector0.swap0
vpblendvb ymm1, ymm1, ymm3, ymm4	// first.step1.vector0.swap1
vpblendvb ymm9, ymm9, ymm11, ymm12	// second.step1.vector0.swap1
vpand ymm6, ymm6, ymm5	// first.step1.vector0.product1
vpand ymm14, ymm14, ymm13	// second.step1.vector0.product1
vpxor ymm2, ymm2, ymm5	// first.step1.vector0.x
vpxor ymm10, ymm10, ymm13	// second.step1.vector0.x
vpxor ymm7, ymm6, ymm3	// first.step1.vector0.u
vpxor ymm15, ymm14, ymm11	// second.step1.vector0.u
vpxor ymm3, ymm3, ymm5	// first.step1.vector0.y
vpxor ymm11, ymm11, ymm13	// second.step1.vector0.y
vpxor ymm6, ymm6, ymm2	// first.step1.vector0.z
vpxor ymm14, ymm14, ymm10	// second.step1.vector0.z
vpor ymm2, ymm2, ymm7	// first.step1.vector0.difference0
vpor ymm10, ymm10, ymm15	// second.step1.vector0.difference0
vpand ymm3, ymm3, ymm6	// first.step1.vector0.difference1
vpand ymm11, ymm11, ymm14	// second.step1.vector0.difference1
vperm2i128 ymm5, ymm2, ymm2, 0x81	// first.step1.vector0.shift0
vperm2i128 ymm13, ymm10, ymm10, 0x81	// second.step1.vector0.shift0
vperm2i128 ymm6, ymm3, ymm3, 0x81	// first.step1.vector0.shift1
vperm2i128 ymm14, ymm11, ymm11, 0x81	// second.step1.vector0.shift1
vpalignr ymm5, ymm5, ymm2, 8	// first.step1.vector0.shift0
vpalignr ymm13, ymm13, ymm10, 8	// second.step1.vector0.shift0
vpalignr ymm6, ymm6, ymm3, 8	// first.step1.vector0.shift1
vpalignr ymm14, ymm14, ymm11, 8	// second.step1.vector0.shift1
vpsrlq ymm2, ymm2, 1	// first.step1.vector0.shift0
vpsrlq ymm10, ymm10, 1	// second.step1.vector0.shift0
vpsrlq ymm3, ymm3, 1	// first.step1.vector0.shift1
vpsrlq ymm11, ymm11, 1	// second.step1.vector0.shift1
vpsllq ymm5, ymm5, 63	// first.step1.vector0.shift0
vpsllq ymm13, ymm13, 63	// second.step1.vector0.shift0
vpsllq ymm6, ymm6, 63	// first.step1.vector0.shift1
vpsllq ymm14, ymm14, 63	// second.step1.vector0.shift1
vpor ymm2, ymm2, ymm5	// first.step1.vector0.shift0
vpor ymm10, ymm10, ymm13	// second.step1.vector0.shift0
vpor ymm3, ymm3, ymm6	// first.step1.vector0.shift1
vpor ymm11, ymm11, ymm14	// second.step1.vector0.shift1
add rsi, 96	// loop
add r8, 96	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// first.store
vmovdqa ymmword ptr [rdi+160], ymm1	// first.store
vmovdqa ymmword ptr [rdi+320], ymm2	// first.store
vmovdqa ymmword ptr [rdi+480], ymm3	// first.store
vmovdqa ymmword ptr [rcx+0], ymm8	// second.store
vmovdqa ymmword ptr [rcx+160], ymm9	// second.store
vmovdqa ymmword ptr [rcx+320], ymm10	// second.store
vmovdqa ymmword ptr [rcx+480], ymm11	// second.store
vzeroupper	// leave
ret	// leave
