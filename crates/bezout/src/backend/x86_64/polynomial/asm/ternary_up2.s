// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 2.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx
vmovdqa ymm0, ymmword ptr [rdi+0]
vmovdqa ymm1, ymmword ptr [rdi+32]
vmovdqa ymm2, ymmword ptr [rdi+160]
vmovdqa ymm3, ymmword ptr [rdi+192]
vmovdqa ymm4, ymmword ptr [rdi+320]
vmovdqa ymm5, ymmword ptr [rdi+352]
vmovdqa ymm6, ymmword ptr [rdi+480]
vmovdqa ymm7, ymmword ptr [rdi+512]
2:
vpbroadcastq ymm8, qword ptr [rsi+64]
vpand ymm9, ymm1, ymmword ptr [rsi+0]
vpxor ymm10, ymm3, ymmword ptr [rsi+32]
vpblendvb ymm1, ymm1, ymm5, ymm8
vpblendvb ymm3, ymm3, ymm7, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm5, ymm5, ymm9
vpxor ymm11, ymm10, ymm7
vpxor ymm7, ymm7, ymm9
vpxor ymm10, ymm10, ymm5
vpor ymm5, ymm5, ymm11
vpand ymm7, ymm7, ymm10
vpand ymm9, ymm0, ymmword ptr [rsi+0]
vpxor ymm10, ymm2, ymmword ptr [rsi+32]
vpblendvb ymm0, ymm0, ymm4, ymm8
vpblendvb ymm2, ymm2, ymm6, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm4, ymm4, ymm9
vpxor ymm11, ymm10, ymm6
vpxor ymm6, ymm6, ymm9
vpxor ymm10, ymm10, ymm4
vpor ymm4, ymm4, ymm11
vpand ymm6, ymm6, ymm10
vperm2i128 ymm9, ymm1, ymm1, 0x08
vperm2i128 ymm10, ymm3, ymm3, 0x08
vpalignr ymm9, ymm1, ymm9, 8
vpalignr ymm10, ymm3, ymm10, 8
vpsllq ymm1, ymm1, 1
vpsllq ymm3, ymm3, 1
vpsrlq ymm9, ymm9, 63
vpsrlq ymm10, ymm10, 63
vpor ymm1, ymm1, ymm9
vpor ymm3, ymm3, ymm10
vpbroadcastq ymm8, qword ptr [rsi+160]
vpand ymm9, ymm0, ymmword ptr [rsi+96]
vpxor ymm10, ymm2, ymmword ptr [rsi+128]
vpblendvb ymm0, ymm0, ymm5, ymm8
vpblendvb ymm2, ymm2, ymm7, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm5, ymm5, ymm9
vpxor ymm11, ymm10, ymm7
vpxor ymm7, ymm7, ymm9
vpxor ymm10, ymm10, ymm5
vpor ymm5, ymm5, ymm11
vpand ymm7, ymm7, ymm10
vpand ymm9, ymm1, ymmword ptr [rsi+96]
vpxor ymm10, ymm3, ymmword ptr [rsi+128]
vpblendvb ymm1, ymm1, ymm4, ymm8
vpblendvb ymm3, ymm3, ymm6, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm4, ymm4, ymm9
vpxor ymm11, ymm10, ymm6
vpxor ymm6, ymm6, ymm9
vpxor ymm10, ymm10, ymm4
vpor ymm4, ymm4, ymm11
vpand ymm6, ymm6, ymm10
vperm2i128 ymm9, ymm0, ymm0, 0x08
vperm2i128 ymm10, ymm2, ymm2, 0x08
vpalignr ymm9, ymm0, ymm9, 8
vpalignr ymm10, ymm2, ymm10, 8
vpsllq ymm0, ymm0, 1
vpsllq ymm2, ymm2, 1
vpsrlq ymm9, ymm9, 63
vpsrlq ymm10, ymm10, 63
vpor ymm0, ymm0, ymm9
vpor ymm2, ymm2, ymm10
add rsi, 192
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+32], ymm1
vmovdqa ymmword ptr [rdi+160], ymm2
vmovdqa ymmword ptr [rdi+192], ymm3
vmovdqa ymmword ptr [rdi+320], ymm4
vmovdqa ymmword ptr [rdi+352], ymm5
vmovdqa ymmword ptr [rdi+480], ymm6
vmovdqa ymmword ptr [rdi+512], ymm7
vzeroupper
ret
