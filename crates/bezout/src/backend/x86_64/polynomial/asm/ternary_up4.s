// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 4.
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
vmovdqa ymm4, ymmword ptr [rdi+480]
vmovdqa ymm5, ymmword ptr [rdi+512]
vmovdqa ymm6, ymmword ptr [rdi+544]
vmovdqa ymm7, ymmword ptr [rdi+576]
2:
vpbroadcastq ymm8, qword ptr [rsi+64]
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
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
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
vpblendvb ymm9, ymm9, ymm2, ymm8
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
vpbroadcastq ymm8, qword ptr [rsi+160]
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
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
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
vpblendvb ymm9, ymm9, ymm2, ymm8
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
vpbroadcastq ymm8, qword ptr [rsi+256]
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
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
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
vpblendvb ymm9, ymm9, ymm2, ymm8
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
vpbroadcastq ymm8, qword ptr [rsi+352]
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
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
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
vpblendvb ymm9, ymm9, ymm2, ymm8
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
add rsi, 384
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+320], ymm0
vmovdqa ymmword ptr [rdi+352], ymm1
vmovdqa ymmword ptr [rdi+384], ymm2
vmovdqa ymmword ptr [rdi+416], ymm3
vmovdqa ymmword ptr [rdi+480], ymm4
vmovdqa ymmword ptr [rdi+512], ymm5
vmovdqa ymmword ptr [rdi+544], ymm6
vmovdqa ymmword ptr [rdi+576], ymm7
vzeroupper
ret
