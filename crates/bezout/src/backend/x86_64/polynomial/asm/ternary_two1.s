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
mov r11, rdx
vmovdqa ymm0, ymmword ptr [rdi+0]
vmovdqa ymm1, ymmword ptr [rdi+160]
vmovdqa ymm2, ymmword ptr [rdi+320]
vmovdqa ymm3, ymmword ptr [rdi+480]
vmovdqa ymm8, ymmword ptr [rcx+0]
vmovdqa ymm9, ymmword ptr [rcx+160]
vmovdqa ymm10, ymmword ptr [rcx+320]
vmovdqa ymm11, ymmword ptr [rcx+480]
2:
vpbroadcastq ymm4, qword ptr [rsi+88]
vpbroadcastq ymm12, qword ptr [r8+88]
vpbroadcastq ymm5, qword ptr [rsi+72]
vpbroadcastq ymm13, qword ptr [r8+72]
vpbroadcastq ymm6, qword ptr [rsi+80]
vpbroadcastq ymm14, qword ptr [r8+80]
vmovdqa ymmword ptr [rsi+0], ymm5
vmovdqa ymmword ptr [r8+0], ymm13
vmovdqa ymmword ptr [rsi+32], ymm6
vmovdqa ymmword ptr [r8+32], ymm14
vmovq qword ptr [rsi+64], xmm4
vmovq qword ptr [r8+64], xmm12
vpand ymm5, ymm0, ymm5
vpand ymm13, ymm8, ymm13
vpxor ymm6, ymm1, ymm6
vpxor ymm14, ymm9, ymm14
vpblendvb ymm0, ymm0, ymm2, ymm4
vpblendvb ymm8, ymm8, ymm10, ymm12
vpblendvb ymm1, ymm1, ymm3, ymm4
vpblendvb ymm9, ymm9, ymm11, ymm12
vpand ymm6, ymm6, ymm5
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm5
vpxor ymm10, ymm10, ymm13
vpxor ymm7, ymm6, ymm3
vpxor ymm15, ymm14, ymm11
vpxor ymm3, ymm3, ymm5
vpxor ymm11, ymm11, ymm13
vpxor ymm6, ymm6, ymm2
vpxor ymm14, ymm14, ymm10
vpor ymm2, ymm2, ymm7
vpor ymm10, ymm10, ymm15
vpand ymm3, ymm3, ymm6
vpand ymm11, ymm11, ymm14
vperm2i128 ymm5, ymm2, ymm2, 0x81
vperm2i128 ymm13, ymm10, ymm10, 0x81
vperm2i128 ymm6, ymm3, ymm3, 0x81
vperm2i128 ymm14, ymm11, ymm11, 0x81
vpalignr ymm5, ymm5, ymm2, 8
vpalignr ymm13, ymm13, ymm10, 8
vpalignr ymm6, ymm6, ymm3, 8
vpalignr ymm14, ymm14, ymm11, 8
vpsrlq ymm2, ymm2, 1
vpsrlq ymm10, ymm10, 1
vpsrlq ymm3, ymm3, 1
vpsrlq ymm11, ymm11, 1
vpsllq ymm5, ymm5, 63
vpsllq ymm13, ymm13, 63
vpsllq ymm6, ymm6, 63
vpsllq ymm14, ymm14, 63
vpor ymm2, ymm2, ymm5
vpor ymm10, ymm10, ymm13
vpor ymm3, ymm3, ymm6
vpor ymm11, ymm11, ymm14
add rsi, 96
add r8, 96
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+160], ymm1
vmovdqa ymmword ptr [rdi+320], ymm2
vmovdqa ymmword ptr [rdi+480], ymm3
vmovdqa ymmword ptr [rcx+0], ymm8
vmovdqa ymmword ptr [rcx+160], ymm9
vmovdqa ymmword ptr [rcx+320], ymm10
vmovdqa ymmword ptr [rcx+480], ymm11
vzeroupper
ret
