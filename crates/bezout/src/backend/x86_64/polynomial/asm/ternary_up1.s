// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 1.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx
vmovdqa ymm0, ymmword ptr [rdi+0]
vmovdqa ymm1, ymmword ptr [rdi+160]
vmovdqa ymm2, ymmword ptr [rdi+320]
vmovdqa ymm3, ymmword ptr [rdi+480]
2:
vpbroadcastq ymm4, qword ptr [rsi+64]
vpand ymm5, ymm0, ymmword ptr [rsi+0]
vpxor ymm6, ymm1, ymmword ptr [rsi+32]
vpblendvb ymm0, ymm0, ymm2, ymm4
vpblendvb ymm1, ymm1, ymm3, ymm4
vpand ymm6, ymm6, ymm5
vpxor ymm2, ymm2, ymm5
vpxor ymm7, ymm6, ymm3
vpxor ymm3, ymm3, ymm5
vpxor ymm6, ymm6, ymm2
vpor ymm2, ymm2, ymm7
vpand ymm3, ymm3, ymm6
vperm2i128 ymm5, ymm0, ymm0, 0x08
vperm2i128 ymm6, ymm1, ymm1, 0x08
vpalignr ymm5, ymm0, ymm5, 8
vpalignr ymm6, ymm1, ymm6, 8
vpsllq ymm0, ymm0, 1
vpsllq ymm1, ymm1, 1
vpsrlq ymm5, ymm5, 63
vpsrlq ymm6, ymm6, 63
vpor ymm0, ymm0, ymm5
vpor ymm1, ymm1, ymm6
add rsi, 96
dec r11
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+160], ymm1
vmovdqa ymmword ptr [rdi+320], ymm2
vmovdqa ymmword ptr [rdi+480], ymm3
vzeroupper
ret
