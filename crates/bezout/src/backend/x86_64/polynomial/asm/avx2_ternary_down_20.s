// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on f and g, g divided by x after each, over F_3, 64 coefficients in two words [BY19]. m = 5.
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
vmovdqa ymm4, ymmword ptr [rdi+448]	// load
vmovdqa ymm5, ymmword ptr [rdi+480]	// load
vmovdqa ymm6, ymmword ptr [rdi+512]	// load
vmovdqa ymm7, ymmword ptr [rdi+544]	// load
vmovdqa ymm8, ymmword ptr [rdi+576]	// load
vmovdqa ymm9, ymmword ptr [rdi+608]	// load
2:
vpbroadcastq ymm10, qword ptr [rsi+88]	// step1.swap
vmovdqa ymm11, ymmword ptr [rdi+0]	// step1.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step1.vector0.load
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector0.minus
vmovdqa ymmword ptr [rsi+0], ymm13	// step1.vector0.nonzero
vmovdqa ymmword ptr [rsi+32], ymm14	// step1.vector0.minus
vmovq qword ptr [rsi+64], xmm10	// step1.vector0.swap
vpand ymm13, ymm11, ymm13	// step1.vector0.product0
vpxor ymm14, ymm12, ymm14	// step1.vector0.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step1.vector0.swap0
vpblendvb ymm12, ymm12, ymm5, ymm10	// step1.vector0.swap1
vpand ymm14, ymm14, ymm13	// step1.vector0.product1
vpxor ymm0, ymm0, ymm13	// step1.vector0.x
vpxor ymm15, ymm14, ymm5	// step1.vector0.u
vpxor ymm5, ymm5, ymm13	// step1.vector0.y
vpxor ymm14, ymm14, ymm0	// step1.vector0.z
vpor ymm0, ymm0, ymm15	// step1.vector0.difference0
vpand ymm5, ymm5, ymm14	// step1.vector0.difference1
vperm2i128 ymm13, ymm0, ymm0, 0x81	// step1.vector0.shift0
vperm2i128 ymm14, ymm5, ymm5, 0x81	// step1.vector0.shift1
vpalignr ymm13, ymm13, ymm0, 8	// step1.vector0.shift0
vpalignr ymm14, ymm14, ymm5, 8	// step1.vector0.shift1
vpsrlq ymm0, ymm0, 1	// step1.vector0.shift0
vpsrlq ymm5, ymm5, 1	// step1.vector0.shift1
vpsllq ymm13, ymm13, 63	// step1.vector0.shift0
vpsllq ymm14, ymm14, 63	// step1.vector0.shift1
vpor ymm0, ymm0, ymm13	// step1.vector0.shift0
vpor ymm5, ymm5, ymm14	// step1.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step1.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step1.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step1.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step1.vector1.load
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector1.minus
vpand ymm13, ymm11, ymm13	// step1.vector1.product0
vpxor ymm14, ymm12, ymm14	// step1.vector1.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step1.vector1.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step1.vector1.swap1
vpand ymm14, ymm14, ymm13	// step1.vector1.product1
vpxor ymm1, ymm1, ymm13	// step1.vector1.x
vpxor ymm15, ymm14, ymm6	// step1.vector1.u
vpxor ymm6, ymm6, ymm13	// step1.vector1.y
vpxor ymm14, ymm14, ymm1	// step1.vector1.z
vpor ymm1, ymm1, ymm15	// step1.vector1.difference0
vpand ymm6, ymm6, ymm14	// step1.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step1.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step1.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step1.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step1.vector2.load
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector2.minus
vpand ymm13, ymm11, ymm13	// step1.vector2.product0
vpxor ymm14, ymm12, ymm14	// step1.vector2.product1
vpblendvb ymm11, ymm11, ymm2, ymm10	// step1.vector2.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step1.vector2.swap1
vpand ymm14, ymm14, ymm13	// step1.vector2.product1
vpxor ymm2, ymm2, ymm13	// step1.vector2.x
vpxor ymm15, ymm14, ymm7	// step1.vector2.u
vpxor ymm7, ymm7, ymm13	// step1.vector2.y
vpxor ymm14, ymm14, ymm2	// step1.vector2.z
vpor ymm2, ymm2, ymm15	// step1.vector2.difference0
vpand ymm7, ymm7, ymm14	// step1.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step1.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step1.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step1.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step1.vector3.load
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector3.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector3.minus
vpand ymm13, ymm11, ymm13	// step1.vector3.product0
vpxor ymm14, ymm12, ymm14	// step1.vector3.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step1.vector3.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step1.vector3.swap1
vpand ymm14, ymm14, ymm13	// step1.vector3.product1
vpxor ymm3, ymm3, ymm13	// step1.vector3.x
vpxor ymm15, ymm14, ymm8	// step1.vector3.u
vpxor ymm8, ymm8, ymm13	// step1.vector3.y
vpxor ymm14, ymm14, ymm3	// step1.vector3.z
vpor ymm3, ymm3, ymm15	// step1.vector3.difference0
vpand ymm8, ymm8, ymm14	// step1.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step1.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step1.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step1.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step1.vector4.load
vpbroadcastq ymm13, qword ptr [rsi+72]	// step1.vector4.nonzero
vpbroadcastq ymm14, qword ptr [rsi+80]	// step1.vector4.minus
vpand ymm13, ymm11, ymm13	// step1.vector4.product0
vpxor ymm14, ymm12, ymm14	// step1.vector4.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step1.vector4.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step1.vector4.swap1
vpand ymm14, ymm14, ymm13	// step1.vector4.product1
vpxor ymm4, ymm4, ymm13	// step1.vector4.x
vpxor ymm15, ymm14, ymm9	// step1.vector4.u
vpxor ymm9, ymm9, ymm13	// step1.vector4.y
vpxor ymm14, ymm14, ymm4	// step1.vector4.z
vpor ymm4, ymm4, ymm15	// step1.vector4.difference0
vpand ymm9, ymm9, ymm14	// step1.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step1.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step1.vector4.store
vpbroadcastq ymm10, qword ptr [rsi+184]	// step2.swap
vmovdqa ymm11, ymmword ptr [rdi+0]	// step2.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step2.vector0.load
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector0.minus
vmovdqa ymmword ptr [rsi+96], ymm13	// step2.vector0.nonzero
vmovdqa ymmword ptr [rsi+128], ymm14	// step2.vector0.minus
vmovq qword ptr [rsi+160], xmm10	// step2.vector0.swap
vpand ymm13, ymm11, ymm13	// step2.vector0.product0
vpxor ymm14, ymm12, ymm14	// step2.vector0.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step2.vector0.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step2.vector0.swap1
vpand ymm14, ymm14, ymm13	// step2.vector0.product1
vpxor ymm1, ymm1, ymm13	// step2.vector0.x
vpxor ymm15, ymm14, ymm6	// step2.vector0.u
vpxor ymm6, ymm6, ymm13	// step2.vector0.y
vpxor ymm14, ymm14, ymm1	// step2.vector0.z
vpor ymm1, ymm1, ymm15	// step2.vector0.difference0
vpand ymm6, ymm6, ymm14	// step2.vector0.difference1
vperm2i128 ymm13, ymm1, ymm1, 0x81	// step2.vector0.shift0
vperm2i128 ymm14, ymm6, ymm6, 0x81	// step2.vector0.shift1
vpalignr ymm13, ymm13, ymm1, 8	// step2.vector0.shift0
vpalignr ymm14, ymm14, ymm6, 8	// step2.vector0.shift1
vpsrlq ymm1, ymm1, 1	// step2.vector0.shift0
vpsrlq ymm6, ymm6, 1	// step2.vector0.shift1
vpsllq ymm13, ymm13, 63	// step2.vector0.shift0
vpsllq ymm14, ymm14, 63	// step2.vector0.shift1
vpor ymm1, ymm1, ymm13	// step2.vector0.shift0
vpor ymm6, ymm6, ymm14	// step2.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step2.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step2.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step2.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step2.vector1.load
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector1.minus
vpand ymm13, ymm11, ymm13	// step2.vector1.product0
vpxor ymm14, ymm12, ymm14	// step2.vector1.product1
vpblendvb ymm11, ymm11, ymm2, ymm10	// step2.vector1.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step2.vector1.swap1
vpand ymm14, ymm14, ymm13	// step2.vector1.product1
vpxor ymm2, ymm2, ymm13	// step2.vector1.x
vpxor ymm15, ymm14, ymm7	// step2.vector1.u
vpxor ymm7, ymm7, ymm13	// step2.vector1.y
vpxor ymm14, ymm14, ymm2	// step2.vector1.z
vpor ymm2, ymm2, ymm15	// step2.vector1.difference0
vpand ymm7, ymm7, ymm14	// step2.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step2.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step2.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step2.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step2.vector2.load
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector2.minus
vpand ymm13, ymm11, ymm13	// step2.vector2.product0
vpxor ymm14, ymm12, ymm14	// step2.vector2.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step2.vector2.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step2.vector2.swap1
vpand ymm14, ymm14, ymm13	// step2.vector2.product1
vpxor ymm3, ymm3, ymm13	// step2.vector2.x
vpxor ymm15, ymm14, ymm8	// step2.vector2.u
vpxor ymm8, ymm8, ymm13	// step2.vector2.y
vpxor ymm14, ymm14, ymm3	// step2.vector2.z
vpor ymm3, ymm3, ymm15	// step2.vector2.difference0
vpand ymm8, ymm8, ymm14	// step2.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step2.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step2.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step2.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step2.vector3.load
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector3.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector3.minus
vpand ymm13, ymm11, ymm13	// step2.vector3.product0
vpxor ymm14, ymm12, ymm14	// step2.vector3.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step2.vector3.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step2.vector3.swap1
vpand ymm14, ymm14, ymm13	// step2.vector3.product1
vpxor ymm4, ymm4, ymm13	// step2.vector3.x
vpxor ymm15, ymm14, ymm9	// step2.vector3.u
vpxor ymm9, ymm9, ymm13	// step2.vector3.y
vpxor ymm14, ymm14, ymm4	// step2.vector3.z
vpor ymm4, ymm4, ymm15	// step2.vector3.difference0
vpand ymm9, ymm9, ymm14	// step2.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step2.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step2.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step2.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step2.vector4.load
vpbroadcastq ymm13, qword ptr [rsi+168]	// step2.vector4.nonzero
vpbroadcastq ymm14, qword ptr [rsi+176]	// step2.vector4.minus
vpand ymm13, ymm11, ymm13	// step2.vector4.product0
vpxor ymm14, ymm12, ymm14	// step2.vector4.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step2.vector4.swap0
vpblendvb ymm12, ymm12, ymm5, ymm10	// step2.vector4.swap1
vpand ymm14, ymm14, ymm13	// step2.vector4.product1
vpxor ymm0, ymm0, ymm13	// step2.vector4.x
vpxor ymm15, ymm14, ymm5	// step2.vector4.u
vpxor ymm5, ymm5, ymm13	// step2.vector4.y
vpxor ymm14, ymm14, ymm0	// step2.vector4.z
vpor ymm0, ymm0, ymm15	// step2.vector4.difference0
vpand ymm5, ymm5, ymm14	// step2.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step2.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step2.vector4.store
vpbroadcastq ymm10, qword ptr [rsi+280]	// step3.swap
vmovdqa ymm11, ymmword ptr [rdi+0]	// step3.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step3.vector0.load
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector0.minus
vmovdqa ymmword ptr [rsi+192], ymm13	// step3.vector0.nonzero
vmovdqa ymmword ptr [rsi+224], ymm14	// step3.vector0.minus
vmovq qword ptr [rsi+256], xmm10	// step3.vector0.swap
vpand ymm13, ymm11, ymm13	// step3.vector0.product0
vpxor ymm14, ymm12, ymm14	// step3.vector0.product1
vpblendvb ymm11, ymm11, ymm2, ymm10	// step3.vector0.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step3.vector0.swap1
vpand ymm14, ymm14, ymm13	// step3.vector0.product1
vpxor ymm2, ymm2, ymm13	// step3.vector0.x
vpxor ymm15, ymm14, ymm7	// step3.vector0.u
vpxor ymm7, ymm7, ymm13	// step3.vector0.y
vpxor ymm14, ymm14, ymm2	// step3.vector0.z
vpor ymm2, ymm2, ymm15	// step3.vector0.difference0
vpand ymm7, ymm7, ymm14	// step3.vector0.difference1
vperm2i128 ymm13, ymm2, ymm2, 0x81	// step3.vector0.shift0
vperm2i128 ymm14, ymm7, ymm7, 0x81	// step3.vector0.shift1
vpalignr ymm13, ymm13, ymm2, 8	// step3.vector0.shift0
vpalignr ymm14, ymm14, ymm7, 8	// step3.vector0.shift1
vpsrlq ymm2, ymm2, 1	// step3.vector0.shift0
vpsrlq ymm7, ymm7, 1	// step3.vector0.shift1
vpsllq ymm13, ymm13, 63	// step3.vector0.shift0
vpsllq ymm14, ymm14, 63	// step3.vector0.shift1
vpor ymm2, ymm2, ymm13	// step3.vector0.shift0
vpor ymm7, ymm7, ymm14	// step3.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step3.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step3.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step3.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step3.vector1.load
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector1.minus
vpand ymm13, ymm11, ymm13	// step3.vector1.product0
vpxor ymm14, ymm12, ymm14	// step3.vector1.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step3.vector1.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step3.vector1.swap1
vpand ymm14, ymm14, ymm13	// step3.vector1.product1
vpxor ymm3, ymm3, ymm13	// step3.vector1.x
vpxor ymm15, ymm14, ymm8	// step3.vector1.u
vpxor ymm8, ymm8, ymm13	// step3.vector1.y
vpxor ymm14, ymm14, ymm3	// step3.vector1.z
vpor ymm3, ymm3, ymm15	// step3.vector1.difference0
vpand ymm8, ymm8, ymm14	// step3.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step3.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step3.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step3.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step3.vector2.load
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector2.minus
vpand ymm13, ymm11, ymm13	// step3.vector2.product0
vpxor ymm14, ymm12, ymm14	// step3.vector2.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step3.vector2.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step3.vector2.swap1
vpand ymm14, ymm14, ymm13	// step3.vector2.product1
vpxor ymm4, ymm4, ymm13	// step3.vector2.x
vpxor ymm15, ymm14, ymm9	// step3.vector2.u
vpxor ymm9, ymm9, ymm13	// step3.vector2.y
vpxor ymm14, ymm14, ymm4	// step3.vector2.z
vpor ymm4, ymm4, ymm15	// step3.vector2.difference0
vpand ymm9, ymm9, ymm14	// step3.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step3.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step3.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step3.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step3.vector3.load
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector3.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector3.minus
vpand ymm13, ymm11, ymm13	// step3.vector3.product0
vpxor ymm14, ymm12, ymm14	// step3.vector3.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step3.vector3.swap0
vpblendvb ymm12, ymm12, ymm5, ymm10	// step3.vector3.swap1
vpand ymm14, ymm14, ymm13	// step3.vector3.product1
vpxor ymm0, ymm0, ymm13	// step3.vector3.x
vpxor ymm15, ymm14, ymm5	// step3.vector3.u
vpxor ymm5, ymm5, ymm13	// step3.vector3.y
vpxor ymm14, ymm14, ymm0	// step3.vector3.z
vpor ymm0, ymm0, ymm15	// step3.vector3.difference0
vpand ymm5, ymm5, ymm14	// step3.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step3.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step3.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step3.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step3.vector4.load
vpbroadcastq ymm13, qword ptr [rsi+264]	// step3.vector4.nonzero
vpbroadcastq ymm14, qword ptr [rsi+272]	// step3.vector4.minus
vpand ymm13, ymm11, ymm13	// step3.vector4.product0
vpxor ymm14, ymm12, ymm14	// step3.vector4.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step3.vector4.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step3.vector4.swap1
vpand ymm14, ymm14, ymm13	// step3.vector4.product1
vpxor ymm1, ymm1, ymm13	// step3.vector4.x
vpxor ymm15, ymm14, ymm6	// step3.vector4.u
vpxor ymm6, ymm6, ymm13	// step3.vector4.y
vpxor ymm14, ymm14, ymm1	// step3.vector4.z
vpor ymm1, ymm1, ymm15	// step3.vector4.difference0
vpand ymm6, ymm6, ymm14	// step3.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step3.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step3.vector4.store
vpbroadcastq ymm10, qword ptr [rsi+376]	// step4.swap
vmovdqa ymm11, ymmword ptr [rdi+0]	// step4.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step4.vector0.load
vpbroadcastq ymm13, qword ptr [rsi+360]	// step4.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+368]	// step4.vector0.minus
vmovdqa ymmword ptr [rsi+288], ymm13	// step4.vector0.nonzero
vmovdqa ymmword ptr [rsi+320], ymm14	// step4.vector0.minus
vmovq qword ptr [rsi+352], xmm10	// step4.vector0.swap
vpand ymm13, ymm11, ymm13	// step4.vector0.product0
vpxor ymm14, ymm12, ymm14	// step4.vector0.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step4.vector0.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step4.vector0.swap1
vpand ymm14, ymm14, ymm13	// step4.vector0.product1
vpxor ymm3, ymm3, ymm13	// step4.vector0.x
vpxor ymm15, ymm14, ymm8	// step4.vector0.u
vpxor ymm8, ymm8, ymm13	// step4.vector0.y
vpxor ymm14, ymm14, ymm3	// step4.vector0.z
vpor ymm3, ymm3, ymm15	// step4.vector0.difference0
vpand ymm8, ymm8, ymm14	// step4.vector0.difference1
vperm2i128 ymm13, ymm3, ymm3, 0x81	// step4.vector0.shift0
vperm2i128 ymm14, ymm8, ymm8, 0x81	// step4.vector0.shift1
vpalignr ymm13, ymm13, ymm3, 8	// step4.vector0.shift0
vpalignr ymm14, ymm14, ymm8, 8	// step4.vector0.shift1
vpsrlq ymm3, ymm3, 1	// step4.vector0.shift0
vpsrlq ymm8, ymm8, 1	// step4.vector0.shift1
vpsllq ymm13, ymm13, 63	// step4.vector0.shift0
vpsllq ymm14, ymm14, 63	// step4.vector0.shift1
vpor ymm3, ymm3, ymm13	// step4.vector0.shift0
vpor ymm8, ymm8, ymm14	// step4.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step4.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step4.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step4.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step4.vector1.load
vpbroadcastq ymm13, qword ptr [rsi+360]	// step4.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+368]	// step4.vector1.minus
vpand ymm13, ymm11, ymm13	// step4.vector1.product0
vpxor ymm14, ymm12, ymm14	// step4.vector1.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step4.vector1.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step4.vector1.swap1
vpand ymm14, ymm14, ymm13	// step4.vector1.product1
vpxor ymm4, ymm4, ymm13	// step4.vector1.x
vpxor ymm15, ymm14, ymm9	// step4.vector1.u
vpxor ymm9, ymm9, ymm13	// step4.vector1.y
vpxor ymm14, ymm14, ymm4	// step4.vector1.z
vpor ymm4, ymm4, ymm15	// step4.vector1.difference0
vpand ymm9, ymm9, ymm14	// step4.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step4.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step4.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step4.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step4.vector2.load
vpbroadcastq ymm13, qword ptr [rsi+360]	// step4.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+368]	// step4.vector2.minus
vpand ymm13, ymm11, ymm13	// step4.vector2.product0
vpxor ymm14, ymm12, ymm14	// step4.vector2.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step4.vector2.swap0
vpblendvb ymm12, ymm12, ymm5, ymm10	// step4.vector2.swap1
vpand ymm14, ymm14, ymm13	// step4.vector2.product1
vpxor ymm0, ymm0, ymm13	// step4.vector2.x
vpxor ymm15, ymm14, ymm5	// step4.vector2.u
vpxor ymm5, ymm5, ymm13	// step4.vector2.y
vpxor ymm14, ymm14, ymm0	// step4.vector2.z
vpor ymm0, ymm0, ymm15	// step4.vector2.difference0
vpand ymm5, ymm5, ymm14	// step4.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step4.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step4.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step4.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step4.vector3.load
vpbroadcastq ymm13, qword ptr [rsi+360]	// step4.vector3.nonzero
vpbroadcastq ymm14, qword ptr [rsi+368]	// step4.vector3.minus
vpand ymm13, ymm11, ymm13	// step4.vector3.product0
vpxor ymm14, ymm12, ymm14	// step4.vector3.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step4.vector3.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step4.vector3.swap1
vpand ymm14, ymm14, ymm13	// step4.vector3.product1
vpxor ymm1, ymm1, ymm13	// step4.vector3.x
vpxor ymm15, ymm14, ymm6	// step4.vector3.u
vpxor ymm6, ymm6, ymm13	// step4.vector3.y
vpxor ymm14, ymm14, ymm1	// step4.vector3.z
vpor ymm1, ymm1, ymm15	// step4.vector3.difference0
vpand ymm6, ymm6, ymm14	// step4.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step4.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step4.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step4.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step4.vector4.load
vpbroadcastq ymm13, qword ptr [rsi+360]	// step4.vector4.nonzero
vpbroadcastq ymm14, qword ptr [rsi+368]	// step4.vector4.minus
vpand ymm13, ymm11, ymm13	// step4.vector4.product0
vpxor ymm14, ymm12, ymm14	// step4.vector4.product1
vpblendvb ymm11, ymm11, ymm2, ymm10	// step4.vector4.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step4.vector4.swap1
vpand ymm14, ymm14, ymm13	// step4.vector4.product1
vpxor ymm2, ymm2, ymm13	// step4.vector4.x
vpxor ymm15, ymm14, ymm7	// step4.vector4.u
vpxor ymm7, ymm7, ymm13	// step4.vector4.y
vpxor ymm14, ymm14, ymm2	// step4.vector4.z
vpor ymm2, ymm2, ymm15	// step4.vector4.difference0
vpand ymm7, ymm7, ymm14	// step4.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step4.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step4.vector4.store
vpbroadcastq ymm10, qword ptr [rsi+472]	// step5.swap
vmovdqa ymm11, ymmword ptr [rdi+0]	// step5.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step5.vector0.load
vpbroadcastq ymm13, qword ptr [rsi+456]	// step5.vector0.nonzero
vpbroadcastq ymm14, qword ptr [rsi+464]	// step5.vector0.minus
vmovdqa ymmword ptr [rsi+384], ymm13	// step5.vector0.nonzero
vmovdqa ymmword ptr [rsi+416], ymm14	// step5.vector0.minus
vmovq qword ptr [rsi+448], xmm10	// step5.vector0.swap
vpand ymm13, ymm11, ymm13	// step5.vector0.product0
vpxor ymm14, ymm12, ymm14	// step5.vector0.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step5.vector0.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step5.vector0.swap1
vpand ymm14, ymm14, ymm13	// step5.vector0.product1
vpxor ymm4, ymm4, ymm13	// step5.vector0.x
vpxor ymm15, ymm14, ymm9	// step5.vector0.u
vpxor ymm9, ymm9, ymm13	// step5.vector0.y
vpxor ymm14, ymm14, ymm4	// step5.vector0.z
vpor ymm4, ymm4, ymm15	// step5.vector0.difference0
vpand ymm9, ymm9, ymm14	// step5.vector0.difference1
vperm2i128 ymm13, ymm4, ymm4, 0x81	// step5.vector0.shift0
vperm2i128 ymm14, ymm9, ymm9, 0x81	// step5.vector0.shift1
vpalignr ymm13, ymm13, ymm4, 8	// step5.vector0.shift0
vpalignr ymm14, ymm14, ymm9, 8	// step5.vector0.shift1
vpsrlq ymm4, ymm4, 1	// step5.vector0.shift0
vpsrlq ymm9, ymm9, 1	// step5.vector0.shift1
vpsllq ymm13, ymm13, 63	// step5.vector0.shift0
vpsllq ymm14, ymm14, 63	// step5.vector0.shift1
vpor ymm4, ymm4, ymm13	// step5.vector0.shift0
vpor ymm9, ymm9, ymm14	// step5.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step5.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step5.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step5.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step5.vector1.load
vpbroadcastq ymm13, qword ptr [rsi+456]	// step5.vector1.nonzero
vpbroadcastq ymm14, qword ptr [rsi+464]	// step5.vector1.minus
vpand ymm13, ymm11, ymm13	// step5.vector1.product0
vpxor ymm14, ymm12, ymm14	// step5.vector1.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step5.vector1.swap0
vpblendvb ymm12, ymm12, ymm5, ymm10	// step5.vector1.swap1
vpand ymm14, ymm14, ymm13	// step5.vector1.product1
vpxor ymm0, ymm0, ymm13	// step5.vector1.x
vpxor ymm15, ymm14, ymm5	// step5.vector1.u
vpxor ymm5, ymm5, ymm13	// step5.vector1.y
vpxor ymm14, ymm14, ymm0	// step5.vector1.z
vpor ymm0, ymm0, ymm15	// step5.vector1.difference0
vpand ymm5, ymm5, ymm14	// step5.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step5.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step5.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step5.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step5.vector2.load
vpbroadcastq ymm13, qword ptr [rsi+456]	// step5.vector2.nonzero
vpbroadcastq ymm14, qword ptr [rsi+464]	// step5.vector2.minus
vpand ymm13, ymm11, ymm13	// step5.vector2.product0
vpxor ymm14, ymm12, ymm14	// step5.vector2.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step5.vector2.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step5.vector2.swap1
vpand ymm14, ymm14, ymm13	// step5.vector2.product1
vpxor ymm1, ymm1, ymm13	// step5.vector2.x
vpxor ymm15, ymm14, ymm6	// step5.vector2.u
vpxor ymm6, ymm6, ymm13	// step5.vector2.y
vpxor ymm14, ymm14, ymm1	// step5.vector2.z
vpor ymm1, ymm1, ymm15	// step5.vector2.difference0
vpand ymm6, ymm6, ymm14	// step5.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step5.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step5.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step5.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step5.vector3.load
vpbroadcastq ymm13, qword ptr [rsi+456]	// step5.vector3.nonzero
vpbroadcastq ymm14, qword ptr [rsi+464]	// step5.vector3.minus
vpand ymm13, ymm11, ymm13	// step5.vector3.product0
vpxor ymm14, ymm12, ymm14	// step5.vector3.product1
vpblendvb ymm11, ymm11, ymm2, ymm10	// step5.vector3.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step5.vector3.swap1
vpand ymm14, ymm14, ymm13	// step5.vector3.product1
vpxor ymm2, ymm2, ymm13	// step5.vector3.x
vpxor ymm15, ymm14, ymm7	// step5.vector3.u
vpxor ymm7, ymm7, ymm13	// step5.vector3.y
vpxor ymm14, ymm14, ymm2	// step5.vector3.z
vpor ymm2, ymm2, ymm15	// step5.vector3.difference0
vpand ymm7, ymm7, ymm14	// step5.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step5.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step5.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step5.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step5.vector4.load
vpbroadcastq ymm13, qword ptr [rsi+456]	// step5.vector4.nonzero
vpbroadcastq ymm14, qword ptr [rsi+464]	// step5.vector4.minus
vpand ymm13, ymm11, ymm13	// step5.vector4.product0
vpxor ymm14, ymm12, ymm14	// step5.vector4.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step5.vector4.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step5.vector4.swap1
vpand ymm14, ymm14, ymm13	// step5.vector4.product1
vpxor ymm3, ymm3, ymm13	// step5.vector4.x
vpxor ymm15, ymm14, ymm8	// step5.vector4.u
vpxor ymm8, ymm8, ymm13	// step5.vector4.y
vpxor ymm14, ymm14, ymm3	// step5.vector4.z
vpor ymm3, ymm3, ymm15	// step5.vector4.difference0
vpand ymm8, ymm8, ymm14	// step5.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step5.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step5.vector4.store
add rsi, 480	// loop
dec r11	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+448], ymm4	// store
vmovdqa ymmword ptr [rdi+480], ymm5	// store
vmovdqa ymmword ptr [rdi+512], ymm6	// store
vmovdqa ymmword ptr [rdi+544], ymm7	// store
vmovdqa ymmword ptr [rdi+576], ymm8	// store
vmovdqa ymmword ptr [rdi+608], ymm9	// store
vzeroupper	// leave
ret	// leave
