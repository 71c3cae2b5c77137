// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 2.
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
vpbroadcastq ymm8, qword ptr [rsi+88]
vpbroadcastq ymm9, qword ptr [rsi+72]
vpbroadcastq ymm10, qword ptr [rsi+80]
vmovdqa ymmword ptr [rsi+0], ymm9
vmovdqa ymmword ptr [rsi+32], ymm10
vmovq qword ptr [rsi+64], xmm8
vpand ymm9, ymm0, ymm9
vpxor ymm10, ymm2, ymm10
vpblendvb ymm0, ymm0, ymm4, ymm8
vpblendvb ymm2, ymm2, ymm6, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm4, ymm4, ymm9
vpxor ymm11, ymm10, ymm6
vpxor ymm6, ymm6, ymm9
vpxor ymm10, ymm10, ymm4
vpor ymm4, ymm4, ymm11
vpand ymm6, ymm6, ymm10
vpbroadcastq ymm9, qword ptr [rsi+72]
vpbroadcastq ymm10, qword ptr [rsi+80]
vpand ymm9, ymm1, ymm9
vpxor ymm10, ymm3, ymm10
vpblendvb ymm1, ymm1, ymm5, ymm8
vpblendvb ymm3, ymm3, ymm7, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm5, ymm5, ymm9
vpxor ymm11, ymm10, ymm7
vpxor ymm7, ymm7, ymm9
vpxor ymm10, ymm10, ymm5
vpor ymm5, ymm5, ymm11
vpand ymm7, ymm7, ymm10
vperm2i128 ymm9, ymm4, ymm4, 0x81
vperm2i128 ymm10, ymm6, ymm6, 0x81
vpalignr ymm9, ymm9, ymm4, 8
vpalignr ymm10, ymm10, ymm6, 8
vpsrlq ymm4, ymm4, 1
vpsrlq ymm6, ymm6, 1
vpsllq ymm9, ymm9, 63
vpsllq ymm10, ymm10, 63
vpor ymm4, ymm4, ymm9
vpor ymm6, ymm6, ymm10
vpbroadcastq ymm8, qword ptr [rsi+184]
vpbroadcastq ymm9, qword ptr [rsi+168]
vpbroadcastq ymm10, qword ptr [rsi+176]
vmovdqa ymmword ptr [rsi+96], ymm9
vmovdqa ymmword ptr [rsi+128], ymm10
vmovq qword ptr [rsi+160], xmm8
vpand ymm9, ymm0, ymm9
vpxor ymm10, ymm2, ymm10
vpblendvb ymm0, ymm0, ymm5, ymm8
vpblendvb ymm2, ymm2, ymm7, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm5, ymm5, ymm9
vpxor ymm11, ymm10, ymm7
vpxor ymm7, ymm7, ymm9
vpxor ymm10, ymm10, ymm5
vpor ymm5, ymm5, ymm11
vpand ymm7, ymm7, ymm10
vpbroadcastq ymm9, qword ptr [rsi+168]
vpbroadcastq ymm10, qword ptr [rsi+176]
vpand ymm9, ymm1, ymm9
vpxor ymm10, ymm3, ymm10
vpblendvb ymm1, ymm1, ymm4, ymm8
vpblendvb ymm3, ymm3, ymm6, ymm8
vpand ymm10, ymm10, ymm9
vpxor ymm4, ymm4, ymm9
vpxor ymm11, ymm10, ymm6
vpxor ymm6, ymm6, ymm9
vpxor ymm10, ymm10, ymm4
vpor ymm4, ymm4, ymm11
vpand ymm6, ymm6, ymm10
vperm2i128 ymm9, ymm5, ymm5, 0x81
vperm2i128 ymm10, ymm7, ymm7, 0x81
vpalignr ymm9, ymm9, ymm5, 8
vpalignr ymm10, ymm10, ymm7, 8
vpsrlq ymm5, ymm5, 1
vpsrlq ymm7, ymm7, 1
vpsllq ymm9, ymm9, 63
vpsllq ymm10, ymm10, 63
vpor ymm5, ymm5, ymm9
vpor ymm7, ymm7, ymm10
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
