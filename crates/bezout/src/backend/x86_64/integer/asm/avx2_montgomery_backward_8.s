// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_8` [Mon85, Mon87], 8 words and 18 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 18), or 0 for zero, and
//   p = inverse y / 2^(29 18), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 10496 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 576,
//   2^29 - 1 at 608, 1 at 640, orders of lanes at 672, p at 768, spare at 1920, first at 3072, x at
//   4224, others at 5376, total at 7104,
//   2^(29 limbs) - m at 7360, masks of zeros at 7936, scratch at 8000.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 3363 instructions.
.macro limbs d0, d1
vpor ymm8, ymm0, ymm1
vpor ymm8, ymm8, ymm2
vpor ymm8, ymm8, ymm3
vpor ymm8, ymm8, ymm4
vpor ymm8, ymm8, ymm5
vpor ymm8, ymm8, ymm6
vpor ymm8, ymm8, ymm7
vpxor ymm9, ymm9, ymm9
vpcmpeqq ymm8, ymm8, ymm9
vmovdqa ymmword ptr [rdi+7936+\d0], ymm8
vpsrlq ymm8, ymm8, 63
vpaddq ymm0, ymm0, ymm8
vpand ymm8, ymm0, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4224+\d1], ymm8
vpsrlq ymm8, ymm0, 29
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4256+\d1], ymm8
vpsrlq ymm8, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4288+\d1], ymm8
vpsrlq ymm8, ymm1, 23
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4320+\d1], ymm8
vpsrlq ymm8, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4352+\d1], ymm8
vpsrlq ymm8, ymm2, 17
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4384+\d1], ymm8
vpsrlq ymm8, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4416+\d1], ymm8
vpsrlq ymm8, ymm3, 11
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4448+\d1], ymm8
vpsrlq ymm8, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4480+\d1], ymm8
vpsrlq ymm8, ymm4, 5
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4512+\d1], ymm8
vpsrlq ymm8, ymm4, 34
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4544+\d1], ymm8
vpsrlq ymm8, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4576+\d1], ymm8
vpsrlq ymm8, ymm5, 28
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4608+\d1], ymm8
vpsrlq ymm8, ymm5, 57
vpsllq ymm15, ymm6, 7
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4640+\d1], ymm8
vpsrlq ymm8, ymm6, 22
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4672+\d1], ymm8
vpsrlq ymm8, ymm6, 51
vpsllq ymm15, ymm7, 13
vpor ymm8, ymm8, ymm15
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4704+\d1], ymm8
vpsrlq ymm8, ymm7, 16
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4736+\d1], ymm8
vpsrlq ymm8, ymm7, 45
vmovdqa ymmword ptr [rdi+4768+\d1], ymm8
.endm
.macro reduce d0, r1, r2, r3, r4, r5, r6, r7, d8
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224+\d0]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256+\d0]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+4224+\d0]
vpaddq ymm4, ymm4, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288+\d0]
vpmuludq ymm\r2, ymm1, ymmword ptr [rdi+4256+\d0]
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm2, ymmword ptr [rdi+4224+\d0]
vpaddq ymm5, ymm5, ymm\r3
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10304], ymm6
vpmuludq ymm\r4, ymm6, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r4
vpmuludq ymm\r5, ymm6, ymmword ptr [rdi+32]
vpaddq ymm4, ymm4, ymm\r5
vpsrlq ymm3, ymm3, 29
vpaddq ymm4, ymm4, ymm3
vpmuludq ymm\r6, ymm6, ymmword ptr [rdi+64]
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10336], ymm7
vpmuludq ymm\r7, ymm7, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm\r1, ymm7, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r1
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10368], ymm8
vpmuludq ymm\r2, ymm8, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r2
vpsrlq ymm5, ymm5, 29
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]
vmovdqa ymmword ptr [rdi+8096], ymm5
vmovdqa ymm0, ymmword ptr [rdi+r10+10304]
vmovdqa ymm1, ymmword ptr [rdi+r10+10336]
vmovdqa ymm2, ymmword ptr [rdi+r10+10368]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4800+\d8]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8576]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4832+\d8]
vpmuludq ymm\r3, ymm1, ymmword ptr [rdi+4800+\d8]
vpaddq ymm4, ymm4, ymm\r3
vpaddq ymm4, ymm4, ymmword ptr [rdi+8608]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4864+\d8]
vpmuludq ymm\r4, ymm1, ymmword ptr [rdi+4832+\d8]
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm\r5, ymm2, ymmword ptr [rdi+4800+\d8]
vpaddq ymm5, ymm5, ymm\r5
vpaddq ymm5, ymm5, ymmword ptr [rdi+8640]
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10400], ymm6
vpmuludq ymm\r6, ymm6, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r6
vpmuludq ymm\r7, ymm6, ymmword ptr [rdi+32]
vpaddq ymm4, ymm4, ymm\r7
vpsrlq ymm3, ymm3, 29
vpaddq ymm4, ymm4, ymm3
vpmuludq ymm\r1, ymm6, ymmword ptr [rdi+64]
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10432], ymm7
vpmuludq ymm\r2, ymm7, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm\r3, ymm7, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r3
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10464], ymm8
vpmuludq ymm\r4, ymm8, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r4
vpsrlq ymm5, ymm5, 29
vpaddq ymm5, ymm5, ymmword ptr [rdi+8672]
vmovdqa ymmword ptr [rdi+8672], ymm5
.endm
.macro row d0, r1, r2, r3, r4, r5, d6
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]
vmovdqa ymm3, ymmword ptr [rdi+10304]
vmovdqa ymm4, ymmword ptr [rdi+10336]
vmovdqa ymm5, ymmword ptr [rdi+10368]
vmovdqa ymm9, ymmword ptr [rdi+4256+\d0]
vmovdqa ymm10, ymmword ptr [rdi+32]
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r1, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r1
vmovdqa ymm9, ymmword ptr [rdi+4288+\d0]
vmovdqa ymm10, ymmword ptr [rdi+64]
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vmovdqa ymm9, ymmword ptr [rdi+4320+\d0]
vmovdqa ymm10, ymmword ptr [rdi+96]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r4
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]
vmovdqa ymmword ptr [rdi+8000], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4352+\d0]
vmovdqa ymm10, ymmword ptr [rdi+128]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r3
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]
vmovdqa ymmword ptr [rdi+8032], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4384+\d0]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]
vmovdqa ymmword ptr [rdi+8064], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4416+\d0]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r4
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]
vmovdqa ymmword ptr [rdi+8096], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4448+\d0]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r3
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]
vmovdqa ymmword ptr [rdi+8128], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4480+\d0]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]
vmovdqa ymmword ptr [rdi+8160], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4512+\d0]
vmovdqa ymm10, ymmword ptr [rdi+288]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r4
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]
vmovdqa ymmword ptr [rdi+8192], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4544+\d0]
vmovdqa ymm10, ymmword ptr [rdi+320]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r3
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]
vmovdqa ymmword ptr [rdi+8224], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4576+\d0]
vmovdqa ymm10, ymmword ptr [rdi+352]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]
vmovdqa ymmword ptr [rdi+8256], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4608+\d0]
vmovdqa ymm10, ymmword ptr [rdi+384]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r4
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]
vmovdqa ymmword ptr [rdi+8288], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4640+\d0]
vmovdqa ymm10, ymmword ptr [rdi+416]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r3
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]
vmovdqa ymmword ptr [rdi+8320], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4672+\d0]
vmovdqa ymm10, ymmword ptr [rdi+448]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]
vmovdqa ymmword ptr [rdi+8352], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4704+\d0]
vmovdqa ymm10, ymmword ptr [rdi+480]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r4
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]
vmovdqa ymmword ptr [rdi+8384], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4736+\d0]
vmovdqa ymm10, ymmword ptr [rdi+512]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r3
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r4
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]
vmovdqa ymmword ptr [rdi+8416], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4768+\d0]
vmovdqa ymm10, ymmword ptr [rdi+544]
vpmuludq ymm\r5, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r3
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r4, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r4
vmovdqa ymmword ptr [rdi+8448], ymm8
vmovdqa ymmword ptr [rdi+8480], ymm6
vmovdqa ymmword ptr [rdi+8512], ymm7
vmovdqa ymm0, ymmword ptr [rdi+r10+10304]
vmovdqa ymm1, ymmword ptr [rdi+r10+10336]
vmovdqa ymm2, ymmword ptr [rdi+r10+10368]
vmovdqa ymm3, ymmword ptr [rdi+10400]
vmovdqa ymm4, ymmword ptr [rdi+10432]
vmovdqa ymm5, ymmword ptr [rdi+10464]
vmovdqa ymm9, ymmword ptr [rdi+4832+\d6]
vmovdqa ymm10, ymmword ptr [rdi+32]
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r5, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r5
vmovdqa ymm9, ymmword ptr [rdi+4864+\d6]
vmovdqa ymm10, ymmword ptr [rdi+64]
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vmovdqa ymm9, ymmword ptr [rdi+4896+\d6]
vmovdqa ymm10, ymmword ptr [rdi+96]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8672]
vmovdqa ymmword ptr [rdi+8576], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4928+\d6]
vmovdqa ymm10, ymmword ptr [rdi+128]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8704]
vmovdqa ymmword ptr [rdi+8608], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4960+\d6]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8736]
vmovdqa ymmword ptr [rdi+8640], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4992+\d6]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8768]
vmovdqa ymmword ptr [rdi+8672], ymm6
vmovdqa ymm9, ymmword ptr [rdi+5024+\d6]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8800]
vmovdqa ymmword ptr [rdi+8704], ymm7
vmovdqa ymm9, ymmword ptr [rdi+5056+\d6]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8832]
vmovdqa ymmword ptr [rdi+8736], ymm8
vmovdqa ymm9, ymmword ptr [rdi+5088+\d6]
vmovdqa ymm10, ymmword ptr [rdi+288]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8864]
vmovdqa ymmword ptr [rdi+8768], ymm6
vmovdqa ymm9, ymmword ptr [rdi+5120+\d6]
vmovdqa ymm10, ymmword ptr [rdi+320]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8896]
vmovdqa ymmword ptr [rdi+8800], ymm7
vmovdqa ymm9, ymmword ptr [rdi+5152+\d6]
vmovdqa ymm10, ymmword ptr [rdi+352]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8928]
vmovdqa ymmword ptr [rdi+8832], ymm8
vmovdqa ymm9, ymmword ptr [rdi+5184+\d6]
vmovdqa ymm10, ymmword ptr [rdi+384]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8960]
vmovdqa ymmword ptr [rdi+8864], ymm6
vmovdqa ymm9, ymmword ptr [rdi+5216+\d6]
vmovdqa ymm10, ymmword ptr [rdi+416]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]
vmovdqa ymmword ptr [rdi+8896], ymm7
vmovdqa ymm9, ymmword ptr [rdi+5248+\d6]
vmovdqa ymm10, ymmword ptr [rdi+448]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+9024]
vmovdqa ymmword ptr [rdi+8928], ymm8
vmovdqa ymm9, ymmword ptr [rdi+5280+\d6]
vmovdqa ymm10, ymmword ptr [rdi+480]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]
vmovdqa ymmword ptr [rdi+8960], ymm6
vmovdqa ymm9, ymmword ptr [rdi+5312+\d6]
vmovdqa ymm10, ymmword ptr [rdi+512]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]
vmovdqa ymmword ptr [rdi+8992], ymm7
vmovdqa ymm9, ymmword ptr [rdi+5344+\d6]
vmovdqa ymm10, ymmword ptr [rdi+544]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r5, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r5
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vmovdqa ymmword ptr [rdi+9024], ymm8
vmovdqa ymmword ptr [rdi+9056], ymm6
vmovdqa ymmword ptr [rdi+9088], ymm7
add r10, 96
.endm
.macro load d0
vmovdqu xmm8, xmmword ptr [rsi+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+128+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+64+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192+\d0], 1
vpunpcklqdq ymm0, ymm8, ymm9
vpunpckhqdq ymm1, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+16+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+144+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+80+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+208+\d0], 1
vpunpcklqdq ymm2, ymm8, ymm9
vpunpckhqdq ymm3, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+32+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+160+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+96+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+224+\d0], 1
vpunpcklqdq ymm4, ymm8, ymm9
vpunpckhqdq ymm5, ymm8, ymm9
vmovdqu xmm8, xmmword ptr [rsi+48+\d0]
vinserti128 ymm8, ymm8, xmmword ptr [rsi+176+\d0], 1
vmovdqu xmm9, xmmword ptr [rsi+112+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+240+\d0], 1
vpunpcklqdq ymm6, ymm8, ymm9
vpunpckhqdq ymm7, ymm8, ymm9
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+9152], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+9184], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+9216], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+9248], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+9280], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+9312], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+9344], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+9376], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+9408], ymm0
vmovdqu ymm1, ymmword ptr [r8+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9440], ymm1
vmovdqu ymm2, ymmword ptr [r8+32+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9472], ymm2
vmovdqu ymm3, ymmword ptr [r8+64+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9504], ymm3
vmovdqu ymm0, ymmword ptr [r8+96+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9536], ymm0
vmovdqu ymm1, ymmword ptr [r8+128+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9568], ymm1
vmovdqu ymm2, ymmword ptr [r8+160+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9600], ymm2
vmovdqu ymm3, ymmword ptr [r8+192+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9632], ymm3
vmovdqu ymm0, ymmword ptr [r8+224+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9664], ymm0
vmovdqu ymm1, ymmword ptr [r8+256+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9696], ymm1
vmovdqa ymm0, ymmword ptr [rdi+768+\d1]
vmovdqa ymmword ptr [rdi+9728], ymm0
vmovdqa ymm1, ymmword ptr [rdi+800+\d1]
vmovdqa ymmword ptr [rdi+9760], ymm1
vmovdqa ymm2, ymmword ptr [rdi+832+\d1]
vmovdqa ymmword ptr [rdi+9792], ymm2
vmovdqa ymm3, ymmword ptr [rdi+864+\d1]
vmovdqa ymmword ptr [rdi+9824], ymm3
vmovdqa ymm0, ymmword ptr [rdi+896+\d1]
vmovdqa ymmword ptr [rdi+9856], ymm0
vmovdqa ymm1, ymmword ptr [rdi+928+\d1]
vmovdqa ymmword ptr [rdi+9888], ymm1
vmovdqa ymm2, ymmword ptr [rdi+960+\d1]
vmovdqa ymmword ptr [rdi+9920], ymm2
vmovdqa ymm3, ymmword ptr [rdi+992+\d1]
vmovdqa ymmword ptr [rdi+9952], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1024+\d1]
vmovdqa ymmword ptr [rdi+9984], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1056+\d1]
vmovdqa ymmword ptr [rdi+10016], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1088+\d1]
vmovdqa ymmword ptr [rdi+10048], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1120+\d1]
vmovdqa ymmword ptr [rdi+10080], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1152+\d1]
vmovdqa ymmword ptr [rdi+10112], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1184+\d1]
vmovdqa ymmword ptr [rdi+10144], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1216+\d1]
vmovdqa ymmword ptr [rdi+10176], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1248+\d1]
vmovdqa ymmword ptr [rdi+10208], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1280+\d1]
vmovdqa ymmword ptr [rdi+10240], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1312+\d1]
vmovdqa ymmword ptr [rdi+10272], ymm1
vpxor ymm0, ymm0, ymm0
vmovdqa ymmword ptr [rdi+8000], ymm0
vmovdqa ymmword ptr [rdi+8032], ymm0
vmovdqa ymmword ptr [rdi+8064], ymm0
vmovdqa ymmword ptr [rdi+8096], ymm0
vmovdqa ymmword ptr [rdi+8128], ymm0
vmovdqa ymmword ptr [rdi+8160], ymm0
vmovdqa ymmword ptr [rdi+8192], ymm0
vmovdqa ymmword ptr [rdi+8224], ymm0
vmovdqa ymmword ptr [rdi+8256], ymm0
vmovdqa ymmword ptr [rdi+8288], ymm0
vmovdqa ymmword ptr [rdi+8320], ymm0
vmovdqa ymmword ptr [rdi+8352], ymm0
vmovdqa ymmword ptr [rdi+8384], ymm0
vmovdqa ymmword ptr [rdi+8416], ymm0
vmovdqa ymmword ptr [rdi+8448], ymm0
vmovdqa ymmword ptr [rdi+8480], ymm0
vmovdqa ymmword ptr [rdi+8512], ymm0
vmovdqa ymmword ptr [rdi+8576], ymm0
vmovdqa ymmword ptr [rdi+8608], ymm0
vmovdqa ymmword ptr [rdi+8640], ymm0
vmovdqa ymmword ptr [rdi+8672], ymm0
vmovdqa ymmword ptr [rdi+8704], ymm0
vmovdqa ymmword ptr [rdi+8736], ymm0
vmovdqa ymmword ptr [rdi+8768], ymm0
vmovdqa ymmword ptr [rdi+8800], ymm0
vmovdqa ymmword ptr [rdi+8832], ymm0
vmovdqa ymmword ptr [rdi+8864], ymm0
vmovdqa ymmword ptr [rdi+8896], ymm0
vmovdqa ymmword ptr [rdi+8928], ymm0
vmovdqa ymmword ptr [rdi+8960], ymm0
vmovdqa ymmword ptr [rdi+8992], ymm0
vmovdqa ymmword ptr [rdi+9024], ymm0
vmovdqa ymmword ptr [rdi+9056], ymm0
vmovdqa ymmword ptr [rdi+9088], ymm0
mov r10, -576
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+8576]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+768+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8608]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+800+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8640]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+832+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8672]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+864+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8704]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+896+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8736]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+928+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8768]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+960+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8800]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+992+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8832]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1024+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8864]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1056+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8896]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1088+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8928]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1120+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8960]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1152+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8992]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1184+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9024]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1216+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9056]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1248+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9088]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+1280+\d0], ymm15
vmovdqa ymmword ptr [rdi+1312+\d0], ymm0
.endm
.macro canonical d0
vmovdqa ymm2, ymmword ptr [rdi+8000]
vpaddq ymm2, ymm2, ymmword ptr [rdi+7360]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8032]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7392]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8064]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7424]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8096]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7456]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8128]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7488]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8160]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7520]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8192]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7552]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8224]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7584]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8256]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7616]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8288]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7648]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8320]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7680]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8352]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7712]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8384]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7744]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8416]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7776]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8448]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7808]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8480]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7840]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8512]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+7872]
vpsrlq ymm0, ymm2, 29
vpaddq ymm2, ymm0, ymmword ptr [rdi+7904]
vpsrlq ymm0, ymm2, 29
vpxor ymm1, ymm1, ymm1
vpsubq ymm1, ymm1, ymm0
vpand ymm3, ymm1, ymmword ptr [rdi+7360]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]
vpsrlq ymm0, ymm3, 29
vpand ymm3, ymm3, ymmword ptr [rdi+608]
vpand ymm4, ymm1, ymmword ptr [rdi+7392]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+608]
vpsllq ymm2, ymm4, 29
vpor ymm3, ymm3, ymm2
vpand ymm4, ymm1, ymmword ptr [rdi+7424]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+8064]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+608]
vpsllq ymm2, ymm4, 58
vpor ymm3, ymm3, ymm2
vpsrlq ymm4, ymm4, 6
vpand ymm5, ymm1, ymmword ptr [rdi+7456]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+608]
vpsllq ymm2, ymm5, 23
vpor ymm4, ymm4, ymm2
vpand ymm5, ymm1, ymmword ptr [rdi+7488]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+8128]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+608]
vpsllq ymm2, ymm5, 52
vpor ymm4, ymm4, ymm2
vpsrlq ymm5, ymm5, 12
vpand ymm6, ymm1, ymmword ptr [rdi+7520]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+8160]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vpsllq ymm2, ymm6, 17
vpor ymm5, ymm5, ymm2
vpand ymm6, ymm1, ymmword ptr [rdi+7552]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vpsllq ymm2, ymm6, 46
vpor ymm5, ymm5, ymm2
vpsrlq ymm6, ymm6, 18
vpand ymm7, ymm1, ymmword ptr [rdi+7584]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vpsllq ymm2, ymm7, 11
vpor ymm6, ymm6, ymm2
vpand ymm7, ymm1, ymmword ptr [rdi+7616]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+8256]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vpsllq ymm2, ymm7, 40
vpor ymm6, ymm6, ymm2
vpsrlq ymm7, ymm7, 24
vpand ymm8, ymm1, ymmword ptr [rdi+7648]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+8288]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vpsllq ymm2, ymm8, 5
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+7680]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+8320]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vpsllq ymm2, ymm8, 34
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+7712]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vpsllq ymm2, ymm8, 63
vpor ymm7, ymm7, ymm2
vpsrlq ymm8, ymm8, 1
vpand ymm9, ymm1, ymmword ptr [rdi+7744]
vpaddq ymm9, ymm9, ymm0
vpaddq ymm9, ymm9, ymmword ptr [rdi+8384]
vpsrlq ymm0, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+608]
vpsllq ymm2, ymm9, 28
vpor ymm8, ymm8, ymm2
vpand ymm9, ymm1, ymmword ptr [rdi+7776]
vpaddq ymm9, ymm9, ymm0
vpaddq ymm9, ymm9, ymmword ptr [rdi+8416]
vpsrlq ymm0, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+608]
vpsllq ymm2, ymm9, 57
vpor ymm8, ymm8, ymm2
vpsrlq ymm9, ymm9, 7
vpand ymm10, ymm1, ymmword ptr [rdi+7808]
vpaddq ymm10, ymm10, ymm0
vpaddq ymm10, ymm10, ymmword ptr [rdi+8448]
vpsrlq ymm0, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+608]
vpsllq ymm2, ymm10, 22
vpor ymm9, ymm9, ymm2
vpand ymm10, ymm1, ymmword ptr [rdi+7840]
vpaddq ymm10, ymm10, ymm0
vpaddq ymm10, ymm10, ymmword ptr [rdi+8480]
vpsrlq ymm0, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+608]
vpsllq ymm2, ymm10, 51
vpor ymm9, ymm9, ymm2
vpsrlq ymm10, ymm10, 13
vpand ymm11, ymm1, ymmword ptr [rdi+7872]
vpaddq ymm11, ymm11, ymm0
vpaddq ymm11, ymm11, ymmword ptr [rdi+8512]
vpsrlq ymm0, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+608]
vpsllq ymm2, ymm11, 16
vpor ymm10, ymm10, ymm2
vpand ymm11, ymm1, ymmword ptr [rdi+7904]
vpaddq ymm11, ymm11, ymm0
vpand ymm11, ymm11, ymmword ptr [rdi+608]
vpsllq ymm2, ymm11, 45
vpor ymm10, ymm10, ymm2
vmovdqa ymm2, ymmword ptr [rdi+7936+\d0]
vpandn ymm3, ymm2, ymm3
vpandn ymm4, ymm2, ymm4
vpandn ymm5, ymm2, ymm5
vpandn ymm6, ymm2, ymm6
vpandn ymm7, ymm2, ymm7
vpandn ymm8, ymm2, ymm8
vpandn ymm9, ymm2, ymm9
vpandn ymm10, ymm2, ymm10
.endm
.macro store d0
vpunpcklqdq ymm0, ymm3, ymm4
vpunpckhqdq ymm1, ymm3, ymm4
vmovdqu xmmword ptr [rsi+\d0], xmm0
vextracti128 xmmword ptr [rsi+128+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+64+\d0], xmm1
vextracti128 xmmword ptr [rsi+192+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm5, ymm6
vpunpckhqdq ymm1, ymm5, ymm6
vmovdqu xmmword ptr [rsi+16+\d0], xmm0
vextracti128 xmmword ptr [rsi+144+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+80+\d0], xmm1
vextracti128 xmmword ptr [rsi+208+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm7, ymm8
vpunpckhqdq ymm1, ymm7, ymm8
vmovdqu xmmword ptr [rsi+32+\d0], xmm0
vextracti128 xmmword ptr [rsi+160+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+96+\d0], xmm1
vextracti128 xmmword ptr [rsi+224+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm9, ymm10
vpunpckhqdq ymm1, ymm9, ymm10
vmovdqu xmmword ptr [rsi+48+\d0], xmm0
vextracti128 xmmword ptr [rsi+176+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+112+\d0], xmm1
vextracti128 xmmword ptr [rsi+240+\d0], ymm1, 1
.endm
.macro carry_2 r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+8032+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+608]
.endm
.macro carry_3 d0, r1, d2, r3
carry_2 14, 256+\d0
vpsllq ymm1, ymm14, 32
vpor ymm\r1, ymm\r1, ymm1
vmovdqu ymmword ptr [rdi+1920+\d2], ymm\r1
carry_2 15, 288+\d0
vpsllq ymm1, ymm15, 32
vpor ymm\r3, ymm\r3, ymm1
vmovdqu ymmword ptr [rdi+1952+\d2], ymm\r3
.endm
.macro row_3 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+9152+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+9184+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+9216+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+9248+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+9280+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+9312+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+9344+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+9376+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+9408+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9440+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+32+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9472+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+64+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9504+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+96+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9536+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+128+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9568+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+160+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9600+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+192+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9632+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+224+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9664+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+256+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9696+\d1], ymm1
.endm
.macro row_4 d0, d1
vmovdqa ymmword ptr [rdi+8000+\d0], ymm0
vmovdqa ymmword ptr [rdi+8032+\d1], ymm0
vmovdqa ymmword ptr [rdi+8064+\d1], ymm0
vmovdqa ymmword ptr [rdi+8096+\d1], ymm0
.endm
.macro carry_4 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+8000+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+608]
carry_2 3, \d0
carry_2 4, 32+\d0
carry_2 5, 64+\d0
carry_2 6, 96+\d0
carry_2 7, 128+\d0
carry_2 8, 160+\d0
carry_2 9, 192+\d0
carry_2 10, 224+\d0
carry_3 \d0, 2, \d1, 3
carry_3 64+\d0, 4, 64+\d1, 5
carry_3 128+\d0, 6, 128+\d1, 7
carry_3 192+\d0, 8, 192+\d1, 9
vpsllq ymm1, ymm0, 32
vpor ymm10, ymm10, ymm1
vmovdqu ymmword ptr [rdi+2176+\d1], ymm10
.endm
.macro load_2 r0, r1
vpunpcklqdq ymm\r0, ymm8, ymm9
vpunpckhqdq ymm\r1, ymm8, ymm9
.endm
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 576	// begin
add rdx, r9	// begin
imul r9, rax, 512	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 512	// place
lea r8, [rdi+3072]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 576	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm8, xmmword ptr [rsi-512]	// again.x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-384], 1	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-448]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-320], 1	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu xmm8, xmmword ptr [rsi-496]	// again.x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-368], 1	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-432]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-304], 1	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu xmm8, xmmword ptr [rsi-480]	// again.x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-352], 1	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-416]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-288], 1	// again.x0.load
load_2 4, 5	// again.x0.load
vmovdqu xmm8, xmmword ptr [rsi-464]	// again.x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-336], 1	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-400]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-272], 1	// again.x0.load
load_2 6, 7	// again.x0.load
limbs 0, 0	// again.x0.limbs
vmovdqu xmm8, xmmword ptr [rsi-256]	// again.x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-128], 1	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-192]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-64], 1	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu xmm8, xmmword ptr [rsi-240]	// again.x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-112], 1	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-176]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-48], 1	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu xmm8, xmmword ptr [rsi-224]	// again.x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-96], 1	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-160]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-32], 1	// again.x1.load
load_2 4, 5	// again.x1.load
vmovdqu xmm8, xmmword ptr [rsi-208]	// again.x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi-80], 1	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-144]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-16], 1	// again.x1.load
load_2 6, 7	// again.x1.load
limbs 32, 576	// again.x1.limbs
row_3 0, 0	// again.p.row0
row_3 288, 576	// again.p.row0
vpxor ymm0, ymm0, ymm0	// again.p.row0
row_4 0, 0	// again.p.row0
row_4 128, 128	// again.p.row0
row_4 256, 256	// again.p.row0
row_4 384, 384	// again.p.row0
row_4 512, 544	// again.p.row0
row_4 672, 672	// again.p.row0
row_4 800, 800	// again.p.row0
row_4 928, 928	// again.p.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// again.p.row0
mov r10, -576	// again.p.row0
.p2align 5
5:
reduce 0, 10, 11, 12, 13, 14, 15, 9, 0	// again.p.reduce
row 0, 15, 11, 12, 13, 14, 0	// again.p.row
jnz 5b	// again.p.row
carry_4 0, 0	// again.p.carry
carry_4 576, 288	// again.p.carry
lea r8, [rdi+1920]	// again
add rdx, 576	// again
4:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 256	// x1.load
limbs 32, 576	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+7936]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+7968]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
row_2 0, 0	// u0.row0
.p2align 5
5:
reduce -3456, 11, 12, 13, 14, 15, 9, 10, -576	// u0.reduce
row -3456, 11, 12, 13, 14, 15, -576	// u0.row
jnz 5b	// u0.row
carry 0	// u0.carry
canonical 0	// x0.canonical
store 0	// x0.store
row_2 288, 576	// u1.row0
.p2align 5
5:
reduce -2880, 12, 13, 14, 15, 9, 10, 11, 0	// u1.reduce
row -2880, 12, 13, 14, 15, 11, 0	// u1.row
jnz 5b	// u1.row
carry 576	// u1.carry
canonical 32	// x1.canonical
store 256	// x1.store
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem reduce
.purgem row
.purgem load
.purgem row_2
.purgem carry
.purgem canonical
.purgem store
.purgem carry_2
.purgem carry_3
.purgem row_3
.purgem row_4
.purgem carry_4
.purgem load_2
