// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx
vmovdqa ymm0, ymmword ptr [rdi+320]
vmovdqa ymm1, ymmword ptr [rdi+352]
vmovdqa ymm2, ymmword ptr [rdi+384]
vmovdqa ymm3, ymmword ptr [rdi+416]
vmovdqa ymm4, ymmword ptr [rdi+448]
vmovdqa ymm5, ymmword ptr [rdi+480]
vmovdqa ymm6, ymmword ptr [rdi+512]
vmovdqa ymm7, ymmword ptr [rdi+544]
vmovdqa ymm8, ymmword ptr [rdi+576]
vmovdqa ymm9, ymmword ptr [rdi+608]
2:
vpbroadcastq ymm10, qword ptr [rsi+88]
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vmovdqa ymmword ptr [rsi+0], ymm13
vmovdqa ymmword ptr [rsi+32], ymm14
vmovq qword ptr [rsi+64], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
vperm2i128 ymm13, ymm0, ymm0, 0x81
vperm2i128 ymm14, ymm5, ymm5, 0x81
vpalignr ymm13, ymm13, ymm0, 8
vpalignr ymm14, ymm14, ymm5, 8
vpsrlq ymm0, ymm0, 1
vpsrlq ymm5, ymm5, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm0, ymm0, ymm13
vpor ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpbroadcastq ymm13, qword ptr [rsi+72]
vpbroadcastq ymm14, qword ptr [rsi+80]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vpbroadcastq ymm10, qword ptr [rsi+184]
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vmovdqa ymmword ptr [rsi+96], ymm13
vmovdqa ymmword ptr [rsi+128], ymm14
vmovq qword ptr [rsi+160], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vperm2i128 ymm13, ymm1, ymm1, 0x81
vperm2i128 ymm14, ymm6, ymm6, 0x81
vpalignr ymm13, ymm13, ymm1, 8
vpalignr ymm14, ymm14, ymm6, 8
vpsrlq ymm1, ymm1, 1
vpsrlq ymm6, ymm6, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm1, ymm1, ymm13
vpor ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpbroadcastq ymm13, qword ptr [rsi+168]
vpbroadcastq ymm14, qword ptr [rsi+176]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vpbroadcastq ymm10, qword ptr [rsi+280]
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vmovdqa ymmword ptr [rsi+192], ymm13
vmovdqa ymmword ptr [rsi+224], ymm14
vmovq qword ptr [rsi+256], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
vperm2i128 ymm13, ymm2, ymm2, 0x81
vperm2i128 ymm14, ymm7, ymm7, 0x81
vpalignr ymm13, ymm13, ymm2, 8
vpalignr ymm14, ymm14, ymm7, 8
vpsrlq ymm2, ymm2, 1
vpsrlq ymm7, ymm7, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm2, ymm2, ymm13
vpor ymm7, ymm7, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpbroadcastq ymm13, qword ptr [rsi+264]
vpbroadcastq ymm14, qword ptr [rsi+272]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vpbroadcastq ymm10, qword ptr [rsi+376]
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpbroadcastq ymm13, qword ptr [rsi+360]
vpbroadcastq ymm14, qword ptr [rsi+368]
vmovdqa ymmword ptr [rsi+288], ymm13
vmovdqa ymmword ptr [rsi+320], ymm14
vmovq qword ptr [rsi+352], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vperm2i128 ymm13, ymm3, ymm3, 0x81
vperm2i128 ymm14, ymm8, ymm8, 0x81
vpalignr ymm13, ymm13, ymm3, 8
vpalignr ymm14, ymm14, ymm8, 8
vpsrlq ymm3, ymm3, 1
vpsrlq ymm8, ymm8, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm3, ymm3, ymm13
vpor ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpbroadcastq ymm13, qword ptr [rsi+360]
vpbroadcastq ymm14, qword ptr [rsi+368]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpbroadcastq ymm13, qword ptr [rsi+360]
vpbroadcastq ymm14, qword ptr [rsi+368]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpbroadcastq ymm13, qword ptr [rsi+360]
vpbroadcastq ymm14, qword ptr [rsi+368]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpbroadcastq ymm13, qword ptr [rsi+360]
vpbroadcastq ymm14, qword ptr [rsi+368]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vpbroadcastq ymm10, qword ptr [rsi+472]
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpbroadcastq ymm13, qword ptr [rsi+456]
vpbroadcastq ymm14, qword ptr [rsi+464]
vmovdqa ymmword ptr [rsi+384], ymm13
vmovdqa ymmword ptr [rsi+416], ymm14
vmovq qword ptr [rsi+448], xmm10
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
vperm2i128 ymm13, ymm4, ymm4, 0x81
vperm2i128 ymm14, ymm9, ymm9, 0x81
vpalignr ymm13, ymm13, ymm4, 8
vpalignr ymm14, ymm14, ymm9, 8
vpsrlq ymm4, ymm4, 1
vpsrlq ymm9, ymm9, 1
vpsllq ymm13, ymm13, 63
vpsllq ymm14, ymm14, 63
vpor ymm4, ymm4, ymm13
vpor ymm9, ymm9, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpbroadcastq ymm13, qword ptr [rsi+456]
vpbroadcastq ymm14, qword ptr [rsi+464]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpbroadcastq ymm13, qword ptr [rsi+456]
vpbroadcastq ymm14, qword ptr [rsi+464]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpbroadcastq ymm13, qword ptr [rsi+456]
vpbroadcastq ymm14, qword ptr [rsi+464]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpbroadcastq ymm13, qword ptr [rsi+456]
vpbroadcastq ymm14, qword ptr [rsi+464]
vpand ymm13, ymm11, ymm13
vpxor ymm14, ymm12, ymm14
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
add rsi, 480
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+320], ymm0
vmovdqa ymmword ptr [rdi+352], ymm1
vmovdqa ymmword ptr [rdi+384], ymm2
vmovdqa ymmword ptr [rdi+416], ymm3
vmovdqa ymmword ptr [rdi+448], ymm4
vmovdqa ymmword ptr [rdi+480], ymm5
vmovdqa ymmword ptr [rdi+512], ymm6
vmovdqa ymmword ptr [rdi+544], ymm7
vmovdqa ymmword ptr [rdi+576], ymm8
vmovdqa ymmword ptr [rdi+608], ymm9
vzeroupper
ret
