// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 3.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx
vmovdqa ymm0, ymmword ptr [rdi+0]
vmovdqa ymm1, ymmword ptr [rdi+32]
vmovdqa ymm2, ymmword ptr [rdi+64]
vmovdqa ymm3, ymmword ptr [rdi+160]
vmovdqa ymm4, ymmword ptr [rdi+192]
vmovdqa ymm5, ymmword ptr [rdi+224]
vmovdqa ymm6, ymmword ptr [rdi+320]
vmovdqa ymm7, ymmword ptr [rdi+352]
vmovdqa ymm8, ymmword ptr [rdi+384]
vmovdqa ymm9, ymmword ptr [rdi+480]
vmovdqa ymm10, ymmword ptr [rdi+512]
vmovdqa ymm11, ymmword ptr [rdi+544]
2:
vpbroadcastq ymm12, qword ptr [rsi+88]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vmovdqa ymmword ptr [rsi+0], ymm13
vmovdqa ymmword ptr [rsi+32], ymm14
vmovq qword ptr [rsi+64], xmm12
vpand ymm13, ymm0, ymm13
vpxor ymm14, ymm3, ymm14
vpblendvb ymm0, ymm0, ymm6, ymm12
vpblendvb ymm3, ymm3, ymm9, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm6
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm1, ymm13
vpxor ymm14, ymm4, ymm14
vpblendvb ymm1, ymm1, ymm7, ymm12
vpblendvb ymm4, ymm4, ymm10, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
vpxor ymm10, ymm10, ymm13
vpxor ymm14, ymm14, ymm7
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm2, ymm13
vpxor ymm14, ymm5, ymm14
vpblendvb ymm2, ymm2, ymm8, ymm12
vpblendvb ymm5, ymm5, ymm11, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
vpxor ymm11, ymm11, ymm13
vpxor ymm14, ymm14, ymm8
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
vperm2i128 ymm13, ymm6, ymm6, 0x81
vperm2i128 ymm14, ymm9, ymm9, 0x81
vpalignr ymm13, ymm13, ymm6, 8
vpalignr ymm14, ymm14, ymm9, 8
vpsrlq ymm6, ymm6, 1
vpsrlq ymm9, ymm9, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm6, ymm6, ymm13
vpor ymm9, ymm9, ymm14
vpbroadcastq ymm12, qword ptr [rsi+184]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vmovdqa ymmword ptr [rsi+96], ymm13
vmovdqa ymmword ptr [rsi+128], ymm14
vmovq qword ptr [rsi+160], xmm12
vpand ymm13, ymm0, ymm13
vpxor ymm14, ymm3, ymm14
vpblendvb ymm0, ymm0, ymm7, ymm12
vpblendvb ymm3, ymm3, ymm10, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
vpxor ymm10, ymm10, ymm13
vpxor ymm14, ymm14, ymm7
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm1, ymm13
vpxor ymm14, ymm4, ymm14
vpblendvb ymm1, ymm1, ymm8, ymm12
vpblendvb ymm4, ymm4, ymm11, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
vpxor ymm11, ymm11, ymm13
vpxor ymm14, ymm14, ymm8
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm2, ymm13
vpxor ymm14, ymm5, ymm14
vpblendvb ymm2, ymm2, ymm6, ymm12
vpblendvb ymm5, ymm5, ymm9, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm6
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
vperm2i128 ymm13, ymm7, ymm7, 0x81
vperm2i128 ymm14, ymm10, ymm10, 0x81
vpalignr ymm13, ymm13, ymm7, 8
vpalignr ymm14, ymm14, ymm10, 8
vpsrlq ymm7, ymm7, 1
vpsrlq ymm10, ymm10, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm7, ymm7, ymm13
vpor ymm10, ymm10, ymm14
vpbroadcastq ymm12, qword ptr [rsi+280]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vmovdqa ymmword ptr [rsi+192], ymm13
vmovdqa ymmword ptr [rsi+224], ymm14
vmovq qword ptr [rsi+256], xmm12
vpand ymm13, ymm0, ymm13
vpxor ymm14, ymm3, ymm14
vpblendvb ymm0, ymm0, ymm8, ymm12
vpblendvb ymm3, ymm3, ymm11, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
vpxor ymm11, ymm11, ymm13
vpxor ymm14, ymm14, ymm8
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm1, ymm13
vpxor ymm14, ymm4, ymm14
vpblendvb ymm1, ymm1, ymm6, ymm12
vpblendvb ymm4, ymm4, ymm9, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm6
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm2, ymm13
vpxor ymm14, ymm5, ymm14
vpblendvb ymm2, ymm2, ymm7, ymm12
vpblendvb ymm5, ymm5, ymm10, ymm12
vpand ymm14, ymm14, ymm13
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
vpxor ymm10, ymm10, ymm13
vpxor ymm14, ymm14, ymm7
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
vperm2i128 ymm13, ymm8, ymm8, 0x81
vperm2i128 ymm14, ymm11, ymm11, 0x81
vpalignr ymm13, ymm13, ymm8, 8
vpalignr ymm14, ymm14, ymm11, 8
vpsrlq ymm8, ymm8, 1
vpsrlq ymm11, ymm11, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm8, ymm8, ymm13
vpor ymm11, ymm11, ymm14
add rsi, 288
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+32], ymm1
vmovdqa ymmword ptr [rdi+64], ymm2
vmovdqa ymmword ptr [rdi+160], ymm3
vmovdqa ymmword ptr [rdi+192], ymm4
vmovdqa ymmword ptr [rdi+224], ymm5
vmovdqa ymmword ptr [rdi+320], ymm6
vmovdqa ymmword ptr [rdi+352], ymm7
vmovdqa ymmword ptr [rdi+384], ymm8
vmovdqa ymmword ptr [rdi+480], ymm9
vmovdqa ymmword ptr [rdi+512], ymm10
vmovdqa ymmword ptr [rdi+544], ymm11
vzeroupper
ret
