// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each, over F_3, 64 coefficients in two words [BY19]. m = 4.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
// Requires: AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
mov r11, rdx	// enter
vmovdqa ymm0, ymmword ptr [rdi+320]	// load
vmovdqa ymm1, ymmword ptr [rdi+352]	// load
vmovdqa ymm2, ymmword ptr [rdi+384]	// load
vmovdqa ymm3, ymmword ptr [rdi+416]	// load
vmovdqa ymm4, ymmword ptr [rdi+480]	// load
vmovdqa ymm5, ymmword ptr [rdi+512]	// load
vmovdqa ymm6, ymmword ptr [rdi+544]	// load
vmovdqa ymm7, ymmword ptr [rdi+576]	// load
2:
vpbroadcastq ymm8, qword ptr [rsi+64]	// step1.swap
vmovdqa ymm9, ymmword ptr [rdi+96]	// step1.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step1.vector3.load
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector3.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step1.vector3.swap0
vpblendvb ymm10, ymm10, ymm7, ymm8	// step1.vector3.swap1
vpand ymm12, ymm12, ymm11	// step1.vector3.product1
vpxor ymm3, ymm3, ymm11	// step1.vector3.x
vpxor ymm13, ymm12, ymm7	// step1.vector3.u
vpxor ymm7, ymm7, ymm11	// step1.vector3.y
vpxor ymm12, ymm12, ymm3	// step1.vector3.z
vpor ymm3, ymm3, ymm13	// step1.vector3.difference0
vpand ymm7, ymm7, ymm12	// step1.vector3.difference1
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step1.vector3.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step1.vector3.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step1.vector3.shift0
vpalignr ymm12, ymm10, ymm12, 8	// step1.vector3.shift1
vpsllq ymm9, ymm9, 1	// step1.vector3.shift0
vpsllq ymm10, ymm10, 1	// step1.vector3.shift1
vpsrlq ymm11, ymm11, 63	// step1.vector3.shift0
vpsrlq ymm12, ymm12, 63	// step1.vector3.shift1
vpor ymm9, ymm9, ymm11	// step1.vector3.shift0
vpor ymm10, ymm10, ymm12	// step1.vector3.shift1
vmovdqa ymmword ptr [rdi+96], ymm9	// step1.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step1.vector3.store
vmovdqa ymm9, ymmword ptr [rdi+0]	// step1.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step1.vector0.load
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector0.product1
vpblendvb ymm9, ymm9, ymm0, ymm8	// step1.vector0.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step1.vector0.swap1
vpand ymm12, ymm12, ymm11	// step1.vector0.product1
vpxor ymm0, ymm0, ymm11	// step1.vector0.x
vpxor ymm13, ymm12, ymm4	// step1.vector0.u
vpxor ymm4, ymm4, ymm11	// step1.vector0.y
vpxor ymm12, ymm12, ymm0	// step1.vector0.z
vpor ymm0, ymm0, ymm13	// step1.vector0.difference0
vpand ymm4, ymm4, ymm12	// step1.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm9	// step1.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step1.vector0.store
vmovdqa ymm9, ymmword ptr [rdi+32]	// step1.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step1.vector1.load
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector1.product1
vpblendvb ymm9, ymm9, ymm1, ymm8	// step1.vector1.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step1.vector1.swap1
vpand ymm12, ymm12, ymm11	// step1.vector1.product1
vpxor ymm1, ymm1, ymm11	// step1.vector1.x
vpxor ymm13, ymm12, ymm5	// step1.vector1.u
vpxor ymm5, ymm5, ymm11	// step1.vector1.y
vpxor ymm12, ymm12, ymm1	// step1.vector1.z
vpor ymm1, ymm1, ymm13	// step1.vector1.difference0
vpand ymm5, ymm5, ymm12	// step1.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm9	// step1.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step1.vector1.store
vmovdqa ymm9, ymmword ptr [rdi+64]	// step1.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step1.vector2.load
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector2.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step1.vector2.swap0
vpblendvb ymm10, ymm10, ymm6, ymm8	// step1.vector2.swap1
vpand ymm12, ymm12, ymm11	// step1.vector2.product1
vpxor ymm2, ymm2, ymm11	// step1.vector2.x
vpxor ymm13, ymm12, ymm6	// step1.vector2.u
vpxor ymm6, ymm6, ymm11	// step1.vector2.y
vpxor ymm12, ymm12, ymm2	// step1.vector2.z
vpor ymm2, ymm2, ymm13	// step1.vector2.difference0
vpand ymm6, ymm6, ymm12	// step1.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm9	// step1.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step1.vector2.store
vpbroadcastq ymm8, qword ptr [rsi+160]	// step2.swap
vmovdqa ymm9, ymmword ptr [rdi+64]	// step2.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step2.vector2.load
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector2.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step2.vector2.swap0
vpblendvb ymm10, ymm10, ymm7, ymm8	// step2.vector2.swap1
vpand ymm12, ymm12, ymm11	// step2.vector2.product1
vpxor ymm3, ymm3, ymm11	// step2.vector2.x
vpxor ymm13, ymm12, ymm7	// step2.vector2.u
vpxor ymm7, ymm7, ymm11	// step2.vector2.y
vpxor ymm12, ymm12, ymm3	// step2.vector2.z
vpor ymm3, ymm3, ymm13	// step2.vector2.difference0
vpand ymm7, ymm7, ymm12	// step2.vector2.difference1
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step2.vector2.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step2.vector2.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step2.vector2.shift0
vpalignr ymm12, ymm10, ymm12, 8	// step2.vector2.shift1
vpsllq ymm9, ymm9, 1	// step2.vector2.shift0
vpsllq ymm10, ymm10, 1	// step2.vector2.shift1
vpsrlq ymm11, ymm11, 63	// step2.vector2.shift0
vpsrlq ymm12, ymm12, 63	// step2.vector2.shift1
vpor ymm9, ymm9, ymm11	// step2.vector2.shift0
vpor ymm10, ymm10, ymm12	// step2.vector2.shift1
vmovdqa ymmword ptr [rdi+64], ymm9	// step2.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step2.vector2.store
vmovdqa ymm9, ymmword ptr [rdi+96]	// step2.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step2.vector3.load
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector3.product1
vpblendvb ymm9, ymm9, ymm0, ymm8	// step2.vector3.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step2.vector3.swap1
vpand ymm12, ymm12, ymm11	// step2.vector3.product1
vpxor ymm0, ymm0, ymm11	// step2.vector3.x
vpxor ymm13, ymm12, ymm4	// step2.vector3.u
vpxor ymm4, ymm4, ymm11	// step2.vector3.y
vpxor ymm12, ymm12, ymm0	// step2.vector3.z
vpor ymm0, ymm0, ymm13	// step2.vector3.difference0
vpand ymm4, ymm4, ymm12	// step2.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm9	// step2.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step2.vector3.store
vmovdqa ymm9, ymmword ptr [rdi+0]	// step2.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step2.vector0.load
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector0.product1
vpblendvb ymm9, ymm9, ymm1, ymm8	// step2.vector0.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step2.vector0.swap1
vpand ymm12, ymm12, ymm11	// step2.vector0.product1
vpxor ymm1, ymm1, ymm11	// step2.vector0.x
vpxor ymm13, ymm12, ymm5	// step2.vector0.u
vpxor ymm5, ymm5, ymm11	// step2.vector0.y
vpxor ymm12, ymm12, ymm1	// step2.vector0.z
vpor ymm1, ymm1, ymm13	// step2.vector0.difference0
vpand ymm5, ymm5, ymm12	// step2.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm9	// step2.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step2.vector0.store
vmovdqa ymm9, ymmword ptr [rdi+32]	// step2.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step2.vector1.load
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector1.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step2.vector1.swap0
vpblendvb ymm10, ymm10, ymm6, ymm8	// step2.vector1.swap1
vpand ymm12, ymm12, ymm11	// step2.vector1.product1
vpxor ymm2, ymm2, ymm11	// step2.vector1.x
vpxor ymm13, ymm12, ymm6	// step2.vector1.u
vpxor ymm6, ymm6, ymm11	// step2.vector1.y
vpxor ymm12, ymm12, ymm2	// step2.vector1.z
vpor ymm2, ymm2, ymm13	// step2.vector1.difference0
vpand ymm6, ymm6, ymm12	// step2.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm9	// step2.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step2.vector1.store
vpbroadcastq ymm8, qword ptr [rsi+256]	// step3.swap
vmovdqa ymm9, ymmword ptr [rdi+32]	// step3.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step3.vector1.load
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector1.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step3.vector1.swap0
vpblendvb ymm10, ymm10, ymm7, ymm8	// step3.vector1.swap1
vpand ymm12, ymm12, ymm11	// step3.vector1.product1
vpxor ymm3, ymm3, ymm11	// step3.vector1.x
vpxor ymm13, ymm12, ymm7	// step3.vector1.u
vpxor ymm7, ymm7, ymm11	// step3.vector1.y
vpxor ymm12, ymm12, ymm3	// step3.vector1.z
vpor ymm3, ymm3, ymm13	// step3.vector1.difference0
vpand ymm7, ymm7, ymm12	// step3.vector1.difference1
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step3.vector1.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step3.vector1.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step3.vector1.shift0
vpalignr ymm12, ymm10, ymm12, 8	// step3.vector1.shift1
vpsllq ymm9, ymm9, 1	// step3.vector1.shift0
vpsllq ymm10, ymm10, 1	// step3.vector1.shift1
vpsrlq ymm11, ymm11, 63	// step3.vector1.shift0
vpsrlq ymm12, ymm12, 63	// step3.vector1.shift1
vpor ymm9, ymm9, ymm11	// step3.vector1.shift0
vpor ymm10, ymm10, ymm12	// step3.vector1.shift1
vmovdqa ymmword ptr [rdi+32], ymm9	// step3.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step3.vector1.store
vmovdqa ymm9, ymmword ptr [rdi+64]	// step3.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step3.vector2.load
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector2.product1
vpblendvb ymm9, ymm9, ymm0, ymm8	// step3.vector2.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step3.vector2.swap1
vpand ymm12, ymm12, ymm11	// step3.vector2.product1
vpxor ymm0, ymm0, ymm11	// step3.vector2.x
vpxor ymm13, ymm12, ymm4	// step3.vector2.u
vpxor ymm4, ymm4, ymm11	// step3.vector2.y
vpxor ymm12, ymm12, ymm0	// step3.vector2.z
vpor ymm0, ymm0, ymm13	// step3.vector2.difference0
vpand ymm4, ymm4, ymm12	// step3.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm9	// step3.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step3.vector2.store
vmovdqa ymm9, ymmword ptr [rdi+96]	// step3.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step3.vector3.load
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector3.product1
vpblendvb ymm9, ymm9, ymm1, ymm8	// step3.vector3.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step3.vector3.swap1
vpand ymm12, ymm12, ymm11	// step3.vector3.product1
vpxor ymm1, ymm1, ymm11	// step3.vector3.x
vpxor ymm13, ymm12, ymm5	// step3.vector3.u
vpxor ymm5, ymm5, ymm11	// step3.vector3.y
vpxor ymm12, ymm12, ymm1	// step3.vector3.z
vpor ymm1, ymm1, ymm13	// step3.vector3.difference0
vpand ymm5, ymm5, ymm12	// step3.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm9	// step3.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step3.vector3.store
vmovdqa ymm9, ymmword ptr [rdi+0]	// step3.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step3.vector0.load
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector0.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step3.vector0.swap0
vpblendvb ymm10, ymm10, ymm6, ymm8	// step3.vector0.swap1
vpand ymm12, ymm12, ymm11	// step3.vector0.product1
vpxor ymm2, ymm2, ymm11	// step3.vector0.x
vpxor ymm13, ymm12, ymm6	// step3.vector0.u
vpxor ymm6, ymm6, ymm11	// step3.vector0.y
vpxor ymm12, ymm12, ymm2	// step3.vector0.z
vpor ymm2, ymm2, ymm13	// step3.vector0.difference0
vpand ymm6, ymm6, ymm12	// step3.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm9	// step3.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step3.vector0.store
vpbroadcastq ymm8, qword ptr [rsi+352]	// step4.swap
vmovdqa ymm9, ymmword ptr [rdi+0]	// step4.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step4.vector0.load
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector0.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step4.vector0.swap0
vpblendvb ymm10, ymm10, ymm7, ymm8	// step4.vector0.swap1
vpand ymm12, ymm12, ymm11	// step4.vector0.product1
vpxor ymm3, ymm3, ymm11	// step4.vector0.x
vpxor ymm13, ymm12, ymm7	// step4.vector0.u
vpxor ymm7, ymm7, ymm11	// step4.vector0.y
vpxor ymm12, ymm12, ymm3	// step4.vector0.z
vpor ymm3, ymm3, ymm13	// step4.vector0.difference0
vpand ymm7, ymm7, ymm12	// step4.vector0.difference1
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step4.vector0.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step4.vector0.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step4.vector0.shift0
vpalignr ymm12, ymm10, ymm12, 8	// step4.vector0.shift1
vpsllq ymm9, ymm9, 1	// step4.vector0.shift0
vpsllq ymm10, ymm10, 1	// step4.vector0.shift1
vpsrlq ymm11, ymm11, 63	// step4.vector0.shift0
vpsrlq ymm12, ymm12, 63	// step4.vector0.shift1
vpor ymm9, ymm9, ymm11	// step4.vector0.shift0
vpor ymm10, ymm10, ymm12	// step4.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm9	// step4.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step4.vector0.store
vmovdqa ymm9, ymmword ptr [rdi+32]	// step4.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step4.vector1.load
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector1.product1
vpblendvb ymm9, ymm9, ymm0, ymm8	// step4.vector1.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step4.vector1.swap1
vpand ymm12, ymm12, ymm11	// step4.vector1.product1
vpxor ymm0, ymm0, ymm11	// step4.vector1.x
vpxor ymm13, ymm12, ymm4	// step4.vector1.u
vpxor ymm4, ymm4, ymm11	// step4.vector1.y
vpxor ymm12, ymm12, ymm0	// step4.vector1.z
vpor ymm0, ymm0, ymm13	// step4.vector1.difference0
vpand ymm4, ymm4, ymm12	// step4.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm9	// step4.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step4.vector1.store
vmovdqa ymm9, ymmword ptr [rdi+64]	// step4.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step4.vector2.load
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector2.product1
vpblendvb ymm9, ymm9, ymm1, ymm8	// step4.vector2.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step4.vector2.swap1
vpand ymm12, ymm12, ymm11	// step4.vector2.product1
vpxor ymm1, ymm1, ymm11	// step4.vector2.x
vpxor ymm13, ymm12, ymm5	// step4.vector2.u
vpxor ymm5, ymm5, ymm11	// step4.vector2.y
vpxor ymm12, ymm12, ymm1	// step4.vector2.z
vpor ymm1, ymm1, ymm13	// step4.vector2.difference0
vpand ymm5, ymm5, ymm12	// step4.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm9	// step4.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step4.vector2.store
vmovdqa ymm9, ymmword ptr [rdi+96]	// step4.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step4.vector3.load
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector3.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step4.vector3.swap0
vpblendvb ymm10, ymm10, ymm6, ymm8	// step4.vector3.swap1
vpand ymm12, ymm12, ymm11	// step4.vector3.product1
vpxor ymm2, ymm2, ymm11	// step4.vector3.x
vpxor ymm13, ymm12, ymm6	// step4.vector3.u
vpxor ymm6, ymm6, ymm11	// step4.vector3.y
vpxor ymm12, ymm12, ymm2	// step4.vector3.z
vpor ymm2, ymm2, ymm13	// step4.vector3.difference0
vpand ymm6, ymm6, ymm12	// step4.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm9	// step4.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step4.vector3.store
add rsi, 384	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+480], ymm4	// store
vmovdqa ymmword ptr [rdi+512], ymm5	// store
vmovdqa ymmword ptr [rdi+544], ymm6	// store
vmovdqa ymmword ptr [rdi+576], ymm7	// store
vzeroupper	// leave
ret	// leave
