// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 3.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+0]	// load
vmovdqa ymm1, ymmword ptr [rdi+32]	// load
vmovdqa ymm2, ymmword ptr [rdi+64]	// load
vmovdqa ymm3, ymmword ptr [rdi+160]	// load
vmovdqa ymm4, ymmword ptr [rdi+192]	// load
vmovdqa ymm5, ymmword ptr [rdi+224]	// load
vmovdqa ymm6, ymmword ptr [rdi+320]	// load
vmovdqa ymm7, ymmword ptr [rdi+352]	// load
vmovdqa ymm8, ymmword ptr [rdi+384]	// load
vmovdqa ymm9, ymmword ptr [rdi+480]	// load
vmovdqa ymm10, ymmword ptr [rdi+512]	// load
vmovdqa ymm11, ymmword ptr [rdi+544]	// load
2:
vpbroadcastq ymm12, qword ptr [rsi+88]	// step1.swap
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector0.minus
vmovdqa ymmword ptr [rsi+0], ymm13	// step1.vector0.nonzero
vmovdqa ymmword ptr [rsi+32], ymm14	// step1.vector0.minus
vmovq qword ptr [rsi+64], xmm12	// step1.vector0.swap
vpand ymm13, ymm0, ymm13	// step1.vector0.product0
vpxor ymm14, ymm3, ymm14	// step1.vector0.product1
vpblendvb ymm0, ymm0, ymm6, ymm12	// step1.vector0.swap0
vpblendvb ymm3, ymm3, ymm9, ymm12	// step1.vector0.swap1
vpand ymm14, ymm14, ymm13	// step1.vector0.product1
vpxor ymm6, ymm6, ymm13	// step1.vector0.x
vpxor ymm15, ymm14, ymm9	// step1.vector0.u
vpxor ymm9, ymm9, ymm13	// step1.vector0.y
vpxor ymm14, ymm14, ymm6	// step1.vector0.z
vpor ymm6, ymm6, ymm15	// step1.vector0.difference0
vpand ymm9, ymm9, ymm14	// step1.vector0.difference1
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector1.minus
vpand ymm13, ymm1, ymm13	// step1.vector1.product0
vpxor ymm14, ymm4, ymm14	// step1.vector1.product1
vpblendvb ymm1, ymm1, ymm7, ymm12	// step1.vector1.swap0
vpblendvb ymm4, ymm4, ymm10, ymm12	// step1.vector1.swap1
vpand ymm14, ymm14, ymm13	// step1.vector1.product1
vpxor ymm7, ymm7, ymm13	// step1.vector1.x
vpxor ymm15, ymm14, ymm10	// step1.vector1.u
vpxor ymm10, ymm10, ymm13	// step1.vector1.y
vpxor ymm14, ymm14, ymm7	// step1.vector1.z
vpor ymm7, ymm7, ymm15	// step1.vector1.difference0
vpand ymm10, ymm10, ymm14	// step1.vector1.difference1
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector2.minus
vpand ymm13, ymm2, ymm13	// step1.vector2.product0
vpxor ymm14, ymm5, ymm14	// step1.vector2.product1
vpblendvb ymm2, ymm2, ymm8, ymm12	// step1.vector2.swap0
vpblendvb ymm5, ymm5, ymm11, ymm12	// step1.vector2.swap1
vpand ymm14, ymm14, ymm13	// step1.vector2.product1
vpxor ymm8, ymm8, ymm13	// step1.vector2.x
vpxor ymm15, ymm14, ymm11	// step1.vector2.u
vpxor ymm11, ymm11, ymm13	// step1.vector2.y
vpxor ymm14, ymm14, ymm8	// step1.vector2.z
vpor ymm8, ymm8, ymm15	// step1.vector2.difference0
vpand ymm11, ymm11, ymm14	// step1.vector2.difference1
vperm2i128 ymm13, ymm6, ymm6, 0x81	// step1.vector0.shift0
vperm2i128 ymm14, ymm9, ymm9, 0x81	// step1.vector0.shift1
vpalignr ymm13, ymm13, ymm6, 8	// step1.vector0.shift0
vpalignr ymm14, ymm14, ymm9, 8	// step1.vector0.shift1
vpsrlq ymm6, ymm6, 1	// step1.vector0.shift0
vpsrlq ymm9, ymm9, 1	// step1.vector0.shift1
vpsllq ymm13, ymm13, 63	// step1.vector0.shift0
vpsllq ymm14, ymm14, 63	// step1.vector0.shift1
vpor ymm6, ymm6, ymm13	// step1.vector0.shift0
vpor ymm9, ymm9, ymm14	// step1.vector0.shift1
vpbroadcastq ymm12, qword ptr [rsi+184]	// step2.swap
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector0.minus
vmovdqa ymmword ptr [rsi+96], ymm13	// step2.vector0.nonzero
vmovdqa ymmword ptr [rsi+128], ymm14	// step2.vector0.minus
vmovq qword ptr [rsi+160], xmm12	// step2.vector0.swap
vpand ymm13, ymm0, ymm13	// step2.vector0.product0
vpxor ymm14, ymm3, ymm14	// step2.vector0.product1
vpblendvb ymm0, ymm0, ymm7, ymm12	// step2.vector0.swap0
vpblendvb ymm3, ymm3, ymm10, ymm12	// step2.vector0.swap1
vpand ymm14, ymm14, ymm13	// step2.vector0.product1
vpxor ymm7, ymm7, ymm13	// step2.vector0.x
vpxor ymm15, ymm14, ymm10	// step2.vector0.u
vpxor ymm10, ymm10, ymm13	// step2.vector0.y
vpxor ymm14, ymm14, ymm7	// step2.vector0.z
vpor ymm7, ymm7, ymm15	// step2.vector0.difference0
vpand ymm10, ymm10, ymm14	// step2.vector0.difference1
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector1.minus
vpand ymm13, ymm1, ymm13	// step2.vector1.product0
vpxor ymm14, ymm4, ymm14	// step2.vector1.product1
vpblendvb ymm1, ymm1, ymm8, ymm12	// step2.vector1.swap0
vpblendvb ymm4, ymm4, ymm11, ymm12	// step2.vector1.swap1
vpand ymm14, ymm14, ymm13	// step2.vector1.product1
vpxor ymm8, ymm8, ymm13	// step2.vector1.x
vpxor ymm15, ymm14, ymm11	// step2.vector1.u
vpxor ymm11, ymm11, ymm13	// step2.vector1.y
vpxor ymm14, ymm14, ymm8	// step2.vector1.z
vpor ymm8, ymm8, ymm15	// step2.vector1.difference0
vpand ymm11, ymm11, ymm14	// step2.vector1.difference1
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector2.minus
vpand ymm13, ymm2, ymm13	// step2.vector2.product0
vpxor ymm14, ymm5, ymm14	// step2.vector2.product1
vpblendvb ymm2, ymm2, ymm6, ymm12	// step2.vector2.swap0
vpblendvb ymm5, ymm5, ymm9, ymm12	// step2.vector2.swap1
vpand ymm14, ymm14, ymm13	// step2.vector2.product1
vpxor ymm6, ymm6, ymm13	// step2.vector2.x
vpxor ymm15, ymm14, ymm9	// step2.vector2.u
vpxor ymm9, ymm9, ymm13	// step2.vector2.y
vpxor ymm14, ymm14, ymm6	// step2.vector2.z
vpor ymm6, ymm6, ymm15	// step2.vector2.difference0
vpand ymm9, ymm9, ymm14	// step2.vector2.difference1
vperm2i128 ymm13, ymm7, ymm7, 0x81	// step2.vector0.shift0
vperm2i128 ymm14, ymm10, ymm10, 0x81	// step2.vector0.shift1
vpalignr ymm13, ymm13, ymm7, 8	// step2.vector0.shift0
vpalignr ymm14, ymm14, ymm10, 8	// step2.vector0.shift1
vpsrlq ymm7, ymm7, 1	// step2.vector0.shift0
vpsrlq ymm10, ymm10, 1	// step2.vector0.shift1
vpsllq ymm13, ymm13, 63	// step2.vector0.shift0
vpsllq ymm14, ymm14, 63	// step2.vector0.shift1
vpor ymm7, ymm7, ymm13	// step2.vector0.shift0
vpor ymm10, ymm10, ymm14	// step2.vector0.shift1
vpbroadcastq ymm12, qword ptr [rsi+280]	// step3.swap
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector0.minus
vmovdqa ymmword ptr [rsi+192], ymm13	// step3.vector0.nonzero
vmovdqa ymmword ptr [rsi+224], ymm14	// step3.vector0.minus
vmovq qword ptr [rsi+256], xmm12	// step3.vector0.swap
vpand ymm13, ymm0, ymm13	// step3.vector0.product0
vpxor ymm14, ymm3, ymm14	// step3.vector0.product1
vpblendvb ymm0, ymm0, ymm8, ymm12	// step3.vector0.swap0
vpblendvb ymm3, ymm3, ymm11, ymm12	// step3.vector0.swap1
vpand ymm14, ymm14, ymm13	// step3.vector0.product1
vpxor ymm8, ymm8, ymm13	// step3.vector0.x
vpxor ymm15, ymm14, ymm11	// step3.vector0.u
vpxor ymm11, ymm11, ymm13	// step3.vector0.y
vpxor ymm14, ymm14, ymm8	// step3.vector0.z
vpor ymm8, ymm8, ymm15	// step3.vector0.difference0
vpand ymm11, ymm11, ymm14	// step3.vector0.difference1
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector1.minus
vpand ymm13, ymm1, ymm13	// step3.vector1.product0
vpxor ymm14, ymm4, ymm14	// step3.vector1.product1
vpblendvb ymm1, ymm1, ymm6, ymm12	// step3.vector1.swap0
vpblendvb ymm4, ymm4, ymm9, ymm12	// step3.vector1.swap1
vpand ymm14, ymm14, ymm13	// step3.vector1.product1
vpxor ymm6, ymm6, ymm13	// step3.vector1.x
vpxor ymm15, ymm14, ymm9	// step3.vector1.u
vpxor ymm9, ymm9, ymm13	// step3.vector1.y
vpxor ymm14, ymm14, ymm6	// step3.vector1.z
vpor ymm6, ymm6, ymm15	// step3.vector1.difference0
vpand ymm9, ymm9, ymm14	// step3.vector1.difference1
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector2.minus
vpand ymm13, ymm2, ymm13	// step3.vector2.product0
vpxor ymm14, ymm5, ymm14	// step3.vector2.product1
vpblendvb ymm2, ymm2, ymm7, ymm12	// step3.vector2.swap0
vpblendvb ymm5, ymm5, ymm10, ymm12	// step3.vector2.swap1
vpand ymm14, ymm14, ymm13	// step3.vector2.product1
vpxor ymm7, ymm7, ymm13	// step3.vector2.x
vpxor ymm15, ymm14, ymm10	// step3.vector2.u
vpxor ymm10, ymm10, ymm13	// step3.vector2.y
vpxor ymm14, ymm14, ymm7	// step3.vector2.z
vpor ymm7, ymm7, ymm15	// step3.vector2.difference0
vpand ymm10, ymm10, ymm14	// step3.vector2.difference1
vperm2i128 ymm13, ymm8, ymm8, 0x81	// step3.vector0.shift0
vperm2i128 ymm14, ymm11, ymm11, 0x81	// step3.vector0.shift1
vpalignr ymm13, ymm13, ymm8, 8	// step3.vector0.shift0
vpalignr ymm14, ymm14, ymm11, 8	// step3.vector0.shift1
vpsrlq ymm8, ymm8, 1	// step3.vector0.shift0
vpsrlq ymm11, ymm11, 1	// step3.vector0.shift1
vpsllq ymm13, ymm13, 63	// step3.vector0.shift0
vpsllq ymm14, ymm14, 63	// step3.vector0.shift1
vpor ymm8, ymm8, ymm13	// step3.vector0.shift0
vpor ymm11, ymm11, ymm14	// step3.vector0.shift1
add rsi, 288	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+32], ymm1	// store
vmovdqa ymmword ptr [rdi+64], ymm2	// store
vmovdqa ymmword ptr [rdi+160], ymm3	// store
vmovdqa ymmword ptr [rdi+192], ymm4	// store
vmovdqa ymmword ptr [rdi+224], ymm5	// store
vmovdqa ymmword ptr [rdi+320], ymm6	// store
vmovdqa ymmword ptr [rdi+352], ymm7	// store
vmovdqa ymmword ptr [rdi+384], ymm8	// store
vmovdqa ymmword ptr [rdi+480], ymm9	// store
vmovdqa ymmword ptr [rdi+512], ymm10	// store
vmovdqa ymmword ptr [rdi+544], ymm11	// store
vzeroupper	// leave
ret	// leave
