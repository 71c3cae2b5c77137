// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_6` [Mon85, Mon87], 6 words and 14 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 14), or 0 for zero, and
//   p = inverse y / 2^(29 14), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2257 instructions.
.macro limbs d0, d1
vpor ymm6, ymm0, ymm1
vpor ymm6, ymm6, ymm2
vpor ymm6, ymm6, ymm3
vpor ymm6, ymm6, ymm4
vpor ymm6, ymm6, ymm5
vpxor ymm7, ymm7, ymm7
vpcmpeqq ymm6, ymm6, ymm7
vmovdqa ymmword ptr [rdi+6208+\d0], ymm6
vpsrlq ymm6, ymm6, 63
vpaddq ymm0, ymm0, ymm6
vpand ymm6, ymm0, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3328+\d1], ymm6
vpsrlq ymm6, ymm0, 29
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3360+\d1], ymm6
vpsrlq ymm6, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3392+\d1], ymm6
vpsrlq ymm6, ymm1, 23
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3424+\d1], ymm6
vpsrlq ymm6, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3456+\d1], ymm6
vpsrlq ymm6, ymm2, 17
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3488+\d1], ymm6
vpsrlq ymm6, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3520+\d1], ymm6
vpsrlq ymm6, ymm3, 11
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3552+\d1], ymm6
vpsrlq ymm6, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3584+\d1], ymm6
vpsrlq ymm6, ymm4, 5
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3616+\d1], ymm6
vpsrlq ymm6, ymm4, 34
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3648+\d1], ymm6
vpsrlq ymm6, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm6, ymm6, ymm15
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3680+\d1], ymm6
vpsrlq ymm6, ymm5, 28
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3712+\d1], ymm6
vpsrlq ymm6, ymm5, 57
vmovdqa ymmword ptr [rdi+3744+\d1], ymm6
.endm
.macro reduce d0, r1, r2, r3, r4, d5, r6, r7, r8, r9
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328+\d0]
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360+\d0]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+3328+\d0]
vpaddq ymm3, ymm3, ymm\r1
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8064], ymm4
vpmuludq ymm\r2, ymm4, ymmword ptr [rdi+0]
vpaddq ymm2, ymm2, ymm\r2
vpmuludq ymm\r3, ymm4, ymmword ptr [rdi+32]
vpaddq ymm3, ymm3, ymm\r3
vpsrlq ymm2, ymm2, 29
vpaddq ymm3, ymm3, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8096], ymm5
vpmuludq ymm\r4, ymm5, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r4
vpsrlq ymm3, ymm3, 29
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]
vmovdqa ymmword ptr [rdi+6336], ymm3
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3776+\d5]
vpaddq ymm2, ymm2, ymmword ptr [rdi+6720]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3808+\d5]
vpmuludq ymm\r6, ymm1, ymmword ptr [rdi+3776+\d5]
vpaddq ymm3, ymm3, ymm\r6
vpaddq ymm3, ymm3, ymmword ptr [rdi+6752]
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8128], ymm4
vpmuludq ymm\r7, ymm4, ymmword ptr [rdi+0]
vpaddq ymm2, ymm2, ymm\r7
vpmuludq ymm\r8, ymm4, ymmword ptr [rdi+32]
vpaddq ymm3, ymm3, ymm\r8
vpsrlq ymm2, ymm2, 29
vpaddq ymm3, ymm3, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8160], ymm5
vpmuludq ymm\r9, ymm5, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r9
vpsrlq ymm3, ymm3, 29
vpaddq ymm3, ymm3, ymmword ptr [rdi+6784]
vmovdqa ymmword ptr [rdi+6784], ymm3
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, d9
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]
vmovdqa ymm2, ymmword ptr [rdi+8064]
vmovdqa ymm3, ymmword ptr [rdi+8096]
vmovdqa ymm6, ymmword ptr [rdi+3360+\d0]
vmovdqa ymm7, ymmword ptr [rdi+32]
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r1
vmovdqa ymm6, ymmword ptr [rdi+3392+\d0]
vmovdqa ymm7, ymmword ptr [rdi+64]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r4
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]
vmovdqa ymmword ptr [rdi+6272], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3424+\d0]
vmovdqa ymm7, ymmword ptr [rdi+96]
vpmuludq ymm\r5, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm\r6, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r7, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r7
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]
vmovdqa ymmword ptr [rdi+6304], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3456+\d0]
vmovdqa ymm7, ymmword ptr [rdi+128]
vpmuludq ymm\r8, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r8
vpmuludq ymm\r1, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r1
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r2, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r2
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]
vmovdqa ymmword ptr [rdi+6336], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3488+\d0]
vmovdqa ymm7, ymmword ptr [rdi+160]
vpmuludq ymm\r3, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm\r4, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r5, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r5
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]
vmovdqa ymmword ptr [rdi+6368], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3520+\d0]
vmovdqa ymm7, ymmword ptr [rdi+192]
vpmuludq ymm\r6, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r6
vpmuludq ymm\r7, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r8, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r8
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]
vmovdqa ymmword ptr [rdi+6400], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3552+\d0]
vmovdqa ymm7, ymmword ptr [rdi+224]
vpmuludq ymm\r1, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm\r2, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r3, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r3
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]
vmovdqa ymmword ptr [rdi+6432], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3584+\d0]
vmovdqa ymm7, ymmword ptr [rdi+256]
vpmuludq ymm\r4, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r4
vpmuludq ymm\r5, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r5
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r6
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]
vmovdqa ymmword ptr [rdi+6464], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3616+\d0]
vmovdqa ymm7, ymmword ptr [rdi+288]
vpmuludq ymm\r7, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r7
vpmuludq ymm\r8, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r8
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r1
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]
vmovdqa ymmword ptr [rdi+6496], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3648+\d0]
vmovdqa ymm7, ymmword ptr [rdi+320]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r4
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]
vmovdqa ymmword ptr [rdi+6528], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3680+\d0]
vmovdqa ymm7, ymmword ptr [rdi+352]
vpmuludq ymm\r5, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm\r6, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r7, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r7
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]
vmovdqa ymmword ptr [rdi+6560], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3712+\d0]
vmovdqa ymm7, ymmword ptr [rdi+384]
vpmuludq ymm\r8, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r8
vpmuludq ymm\r1, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r1
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r2, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r2
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]
vmovdqa ymmword ptr [rdi+6592], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3744+\d0]
vmovdqa ymm7, ymmword ptr [rdi+416]
vpmuludq ymm\r3, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm\r4, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r5, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r5
vmovdqa ymmword ptr [rdi+6624], ymm5
vmovdqa ymmword ptr [rdi+6656], ymm4
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]
vmovdqa ymm2, ymmword ptr [rdi+8128]
vmovdqa ymm3, ymmword ptr [rdi+8160]
vmovdqa ymm6, ymmword ptr [rdi+3808+\d9]
vmovdqa ymm7, ymmword ptr [rdi+32]
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r6
vmovdqa ymm6, ymmword ptr [rdi+3840+\d9]
vmovdqa ymm7, ymmword ptr [rdi+64]
vpmuludq ymm\r7, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm\r8, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r8
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+6784]
vmovdqa ymmword ptr [rdi+6720], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3872+\d9]
vmovdqa ymm7, ymmword ptr [rdi+96]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r4
vpaddq ymm5, ymm5, ymmword ptr [rdi+6816]
vmovdqa ymmword ptr [rdi+6752], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3904+\d9]
vmovdqa ymm7, ymmword ptr [rdi+128]
vpmuludq ymm\r5, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r5
vpmuludq ymm\r6, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r6
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r7, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r7
vpaddq ymm4, ymm4, ymmword ptr [rdi+6848]
vmovdqa ymmword ptr [rdi+6784], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3936+\d9]
vmovdqa ymm7, ymmword ptr [rdi+160]
vpmuludq ymm\r8, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r8
vpmuludq ymm\r1, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r2, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r2
vpaddq ymm5, ymm5, ymmword ptr [rdi+6880]
vmovdqa ymmword ptr [rdi+6816], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3968+\d9]
vmovdqa ymm7, ymmword ptr [rdi+192]
vpmuludq ymm\r3, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm\r4, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r4
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r5, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r5
vpaddq ymm4, ymm4, ymmword ptr [rdi+6912]
vmovdqa ymmword ptr [rdi+6848], ymm4
vmovdqa ymm6, ymmword ptr [rdi+4000+\d9]
vmovdqa ymm7, ymmword ptr [rdi+224]
vpmuludq ymm\r6, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm\r7, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r7
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r8, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r8
vpaddq ymm5, ymm5, ymmword ptr [rdi+6944]
vmovdqa ymmword ptr [rdi+6880], ymm5
vmovdqa ymm6, ymmword ptr [rdi+4032+\d9]
vmovdqa ymm7, ymmword ptr [rdi+256]
vpmuludq ymm\r1, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r1
vpmuludq ymm\r2, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r3, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r3
vpaddq ymm4, ymm4, ymmword ptr [rdi+6976]
vmovdqa ymmword ptr [rdi+6912], ymm4
vmovdqa ymm6, ymmword ptr [rdi+4064+\d9]
vmovdqa ymm7, ymmword ptr [rdi+288]
vpmuludq ymm\r4, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm\r5, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r6
vpaddq ymm5, ymm5, ymmword ptr [rdi+7008]
vmovdqa ymmword ptr [rdi+6944], ymm5
vmovdqa ymm6, ymmword ptr [rdi+4096+\d9]
vmovdqa ymm7, ymmword ptr [rdi+320]
vpmuludq ymm\r7, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm\r8, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r8
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+7040]
vmovdqa ymmword ptr [rdi+6976], ymm4
vmovdqa ymm6, ymmword ptr [rdi+4128+\d9]
vmovdqa ymm7, ymmword ptr [rdi+352]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r4
vpaddq ymm5, ymm5, ymmword ptr [rdi+7072]
vmovdqa ymmword ptr [rdi+7008], ymm5
vmovdqa ymm6, ymmword ptr [rdi+4160+\d9]
vmovdqa ymm7, ymmword ptr [rdi+384]
vpmuludq ymm\r5, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r5
vpmuludq ymm\r6, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r6
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r7, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r7
vpaddq ymm4, ymm4, ymmword ptr [rdi+7104]
vmovdqa ymmword ptr [rdi+7040], ymm4
vmovdqa ymm6, ymmword ptr [rdi+4192+\d9]
vmovdqa ymm7, ymmword ptr [rdi+416]
vpmuludq ymm\r8, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r8
vpmuludq ymm\r1, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r2, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r2
vmovdqa ymmword ptr [rdi+7072], ymm5
vmovdqa ymmword ptr [rdi+7104], ymm4
add r10, 64
.endm
.macro load d0
vmovdqu xmm6, xmmword ptr [rsi+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+96+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+48+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+144+\d0], 1
vpunpcklqdq ymm0, ymm6, ymm7
vpunpckhqdq ymm1, ymm6, ymm7
vmovdqu xmm6, xmmword ptr [rsi+16+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+112+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+64+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+160+\d0], 1
vpunpcklqdq ymm2, ymm6, ymm7
vpunpckhqdq ymm3, ymm6, ymm7
vmovdqu xmm6, xmmword ptr [rsi+32+\d0]
vinserti128 ymm6, ymm6, xmmword ptr [rsi+128+\d0], 1
vmovdqu xmm7, xmmword ptr [rsi+80+\d0]
vinserti128 ymm7, ymm7, xmmword ptr [rsi+176+\d0], 1
vpunpcklqdq ymm4, ymm6, ymm7
vpunpckhqdq ymm5, ymm6, ymm7
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+7168], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+7200], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+7232], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+7264], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+7296], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+7328], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+7360], ymm2
vmovdqu ymm3, ymmword ptr [r8+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7392], ymm3
vmovdqu ymm0, ymmword ptr [r8+32+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7424], ymm0
vmovdqu ymm1, ymmword ptr [r8+64+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7456], ymm1
vmovdqu ymm2, ymmword ptr [r8+96+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+7488], ymm2
vmovdqu ymm3, ymmword ptr [r8+128+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7520], ymm3
vmovdqu ymm0, ymmword ptr [r8+160+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7552], ymm0
vmovdqu ymm1, ymmword ptr [r8+192+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7584], ymm1
vmovdqa ymm0, ymmword ptr [rdi+640+\d1]
vmovdqa ymmword ptr [rdi+7616], ymm0
vmovdqa ymm1, ymmword ptr [rdi+672+\d1]
vmovdqa ymmword ptr [rdi+7648], ymm1
vmovdqa ymm2, ymmword ptr [rdi+704+\d1]
vmovdqa ymmword ptr [rdi+7680], ymm2
vmovdqa ymm3, ymmword ptr [rdi+736+\d1]
vmovdqa ymmword ptr [rdi+7712], ymm3
vmovdqa ymm0, ymmword ptr [rdi+768+\d1]
vmovdqa ymmword ptr [rdi+7744], ymm0
vmovdqa ymm1, ymmword ptr [rdi+800+\d1]
vmovdqa ymmword ptr [rdi+7776], ymm1
vmovdqa ymm2, ymmword ptr [rdi+832+\d1]
vmovdqa ymmword ptr [rdi+7808], ymm2
vmovdqa ymm3, ymmword ptr [rdi+864+\d1]
vmovdqa ymmword ptr [rdi+7840], ymm3
vmovdqa ymm0, ymmword ptr [rdi+896+\d1]
vmovdqa ymmword ptr [rdi+7872], ymm0
vmovdqa ymm1, ymmword ptr [rdi+928+\d1]
vmovdqa ymmword ptr [rdi+7904], ymm1
vmovdqa ymm2, ymmword ptr [rdi+960+\d1]
vmovdqa ymmword ptr [rdi+7936], ymm2
vmovdqa ymm3, ymmword ptr [rdi+992+\d1]
vmovdqa ymmword ptr [rdi+7968], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1024+\d1]
vmovdqa ymmword ptr [rdi+8000], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1056+\d1]
vmovdqa ymmword ptr [rdi+8032], ymm1
vpxor ymm0, ymm0, ymm0
vmovdqa ymmword ptr [rdi+6272], ymm0
vmovdqa ymmword ptr [rdi+6304], ymm0
vmovdqa ymmword ptr [rdi+6336], ymm0
vmovdqa ymmword ptr [rdi+6368], ymm0
vmovdqa ymmword ptr [rdi+6400], ymm0
vmovdqa ymmword ptr [rdi+6432], ymm0
vmovdqa ymmword ptr [rdi+6464], ymm0
vmovdqa ymmword ptr [rdi+6496], ymm0
vmovdqa ymmword ptr [rdi+6528], ymm0
vmovdqa ymmword ptr [rdi+6560], ymm0
vmovdqa ymmword ptr [rdi+6592], ymm0
vmovdqa ymmword ptr [rdi+6624], ymm0
vmovdqa ymmword ptr [rdi+6656], ymm0
vmovdqa ymmword ptr [rdi+6720], ymm0
vmovdqa ymmword ptr [rdi+6752], ymm0
vmovdqa ymmword ptr [rdi+6784], ymm0
vmovdqa ymmword ptr [rdi+6816], ymm0
vmovdqa ymmword ptr [rdi+6848], ymm0
vmovdqa ymmword ptr [rdi+6880], ymm0
vmovdqa ymmword ptr [rdi+6912], ymm0
vmovdqa ymmword ptr [rdi+6944], ymm0
vmovdqa ymmword ptr [rdi+6976], ymm0
vmovdqa ymmword ptr [rdi+7008], ymm0
vmovdqa ymmword ptr [rdi+7040], ymm0
vmovdqa ymmword ptr [rdi+7072], ymm0
vmovdqa ymmword ptr [rdi+7104], ymm0
mov r10, -448
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+6720]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+640+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6752]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+672+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6784]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+704+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6816]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+736+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6848]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+768+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6880]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+800+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6912]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+832+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6944]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+864+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6976]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+896+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+7008]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+928+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+7040]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+960+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+7072]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+992+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+7104]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+1024+\d0], ymm15
vmovdqa ymmword ptr [rdi+1056+\d0], ymm0
.endm
.macro canonical d0
vmovdqa ymm2, ymmword ptr [rdi+6272]
vpaddq ymm2, ymm2, ymmword ptr [rdi+5760]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6304]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5792]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6336]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5824]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6368]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5856]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6400]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5888]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6432]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5920]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6464]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5952]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6496]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+5984]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6528]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+6016]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6560]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+6048]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6592]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+6080]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6624]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+6112]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+6656]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+6144]
vpsrlq ymm0, ymm2, 29
vpaddq ymm2, ymm0, ymmword ptr [rdi+6176]
vpsrlq ymm0, ymm2, 29
vpxor ymm1, ymm1, ymm1
vpsubq ymm1, ymm1, ymm0
vpand ymm3, ymm1, ymmword ptr [rdi+5760]
vpaddq ymm3, ymm3, ymmword ptr [rdi+6272]
vpsrlq ymm0, ymm3, 29
vpand ymm3, ymm3, ymmword ptr [rdi+480]
vpand ymm4, ymm1, ymmword ptr [rdi+5792]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+6304]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vpsllq ymm2, ymm4, 29
vpor ymm3, ymm3, ymm2
vpand ymm4, ymm1, ymmword ptr [rdi+5824]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vpsllq ymm2, ymm4, 58
vpor ymm3, ymm3, ymm2
vpsrlq ymm4, ymm4, 6
vpand ymm5, ymm1, ymmword ptr [rdi+5856]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vpsllq ymm2, ymm5, 23
vpor ymm4, ymm4, ymm2
vpand ymm5, ymm1, ymmword ptr [rdi+5888]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+6400]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vpsllq ymm2, ymm5, 52
vpor ymm4, ymm4, ymm2
vpsrlq ymm5, ymm5, 12
vpand ymm6, ymm1, ymmword ptr [rdi+5920]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+6432]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vpsllq ymm2, ymm6, 17
vpor ymm5, ymm5, ymm2
vpand ymm6, ymm1, ymmword ptr [rdi+5952]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+6464]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vpsllq ymm2, ymm6, 46
vpor ymm5, ymm5, ymm2
vpsrlq ymm6, ymm6, 18
vpand ymm7, ymm1, ymmword ptr [rdi+5984]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+6496]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+480]
vpsllq ymm2, ymm7, 11
vpor ymm6, ymm6, ymm2
vpand ymm7, ymm1, ymmword ptr [rdi+6016]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+6528]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+480]
vpsllq ymm2, ymm7, 40
vpor ymm6, ymm6, ymm2
vpsrlq ymm7, ymm7, 24
vpand ymm8, ymm1, ymmword ptr [rdi+6048]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+6560]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+480]
vpsllq ymm2, ymm8, 5
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+6080]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+6592]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+480]
vpsllq ymm2, ymm8, 34
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+6112]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+6624]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+480]
vpsllq ymm2, ymm8, 63
vpor ymm7, ymm7, ymm2
vpsrlq ymm8, ymm8, 1
vpand ymm9, ymm1, ymmword ptr [rdi+6144]
vpaddq ymm9, ymm9, ymm0
vpaddq ymm9, ymm9, ymmword ptr [rdi+6656]
vpsrlq ymm0, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+480]
vpsllq ymm2, ymm9, 28
vpor ymm8, ymm8, ymm2
vpand ymm9, ymm1, ymmword ptr [rdi+6176]
vpaddq ymm9, ymm9, ymm0
vpand ymm9, ymm9, ymmword ptr [rdi+480]
vpsllq ymm2, ymm9, 57
vpor ymm8, ymm8, ymm2
vmovdqa ymm2, ymmword ptr [rdi+6208+\d0]
vpandn ymm3, ymm2, ymm3
vpandn ymm4, ymm2, ymm4
vpandn ymm5, ymm2, ymm5
vpandn ymm6, ymm2, ymm6
vpandn ymm7, ymm2, ymm7
vpandn ymm8, ymm2, ymm8
.endm
.macro store d0
vpunpcklqdq ymm0, ymm3, ymm4
vpunpckhqdq ymm1, ymm3, ymm4
vmovdqu xmmword ptr [rsi+\d0], xmm0
vextracti128 xmmword ptr [rsi+96+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+48+\d0], xmm1
vextracti128 xmmword ptr [rsi+144+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm5, ymm6
vpunpckhqdq ymm1, ymm5, ymm6
vmovdqu xmmword ptr [rsi+16+\d0], xmm0
vextracti128 xmmword ptr [rsi+112+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+64+\d0], xmm1
vextracti128 xmmword ptr [rsi+160+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm7, ymm8
vpunpckhqdq ymm1, ymm7, ymm8
vmovdqu xmmword ptr [rsi+32+\d0], xmm0
vextracti128 xmmword ptr [rsi+128+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+80+\d0], xmm1
vextracti128 xmmword ptr [rsi+176+\d0], ymm1, 1
.endm
.macro carry_2 r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+6304+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+480]
.endm
.macro carry_3 d0, r1, d2, r3
carry_2 14, 192+\d0
vpsllq ymm1, ymm14, 32
vpor ymm\r1, ymm\r1, ymm1
vmovdqu ymmword ptr [rdi+1536+\d2], ymm\r1
carry_2 15, 224+\d0
vpsllq ymm1, ymm15, 32
vpor ymm\r3, ymm\r3, ymm1
vmovdqu ymmword ptr [rdi+1568+\d2], ymm\r3
.endm
.macro row_3 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+7168+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+7200+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+7232+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+7264+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+7296+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+7328+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+7360+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7392+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+32+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7424+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+64+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7456+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+96+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+7488+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+128+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7520+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+160+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7552+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+192+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7584+\d1], ymm1
.endm
.macro row_4 d0, d1
vmovdqa ymmword ptr [rdi+6272+\d0], ymm0
vmovdqa ymmword ptr [rdi+6304+\d0], ymm0
vmovdqa ymmword ptr [rdi+6336+\d0], ymm0
vmovdqa ymmword ptr [rdi+6368+\d1], ymm0
vmovdqa ymmword ptr [rdi+6400+\d1], ymm0
.endm
.macro carry_4 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+6272+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+480]
carry_2 3, \d0
carry_2 4, 32+\d0
carry_2 5, 64+\d0
carry_2 6, 96+\d0
carry_2 7, 128+\d0
carry_2 8, 160+\d0
carry_3 \d0, 2, \d1, 3
carry_3 64+\d0, 4, 64+\d1, 5
carry_3 128+\d0, 6, 128+\d1, 7
vpsllq ymm1, ymm0, 32
vpor ymm8, ymm8, ymm1
vmovdqu ymmword ptr [rdi+1728+\d1], ymm8
.endm
.macro load_2 r0, r1
vpunpcklqdq ymm\r0, ymm6, ymm7
vpunpckhqdq ymm\r1, ymm6, ymm7
.endm
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 448	// begin
add rdx, r9	// begin
imul r9, rax, 384	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 384	// place
lea r8, [rdi+2432]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 448	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm6, xmmword ptr [rsi-384]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-288], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-336]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-240], 1	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu xmm6, xmmword ptr [rsi-368]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-272], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-320]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-224], 1	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu xmm6, xmmword ptr [rsi-352]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-256], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-304]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-208], 1	// again.x0.load
load_2 4, 5	// again.x0.load
limbs 0, 0	// again.x0.limbs
vmovdqu xmm6, xmmword ptr [rsi-192]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-96], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-144]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-48], 1	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu xmm6, xmmword ptr [rsi-176]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-80], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-128]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-32], 1	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu xmm6, xmmword ptr [rsi-160]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-64], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-112]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-16], 1	// again.x1.load
load_2 4, 5	// again.x1.load
limbs 32, 448	// again.x1.limbs
row_3 0, 0	// again.p.row0
row_3 224, 448	// again.p.row0
vpxor ymm0, ymm0, ymm0	// again.p.row0
row_4 0, 0	// again.p.row0
row_4 160, 160	// again.p.row0
row_4 320, 352	// again.p.row0
row_4 512, 512	// again.p.row0
row_4 672, 672	// again.p.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// again.p.row0
mov r10, -448	// again.p.row0
.p2align 5
5:
reduce 0, 7, 8, 9, 10, 0, 11, 12, 13, 14	// again.p.reduce
row 0, 9, 10, 11, 12, 13, 14, 15, 8, 0	// again.p.row
jnz 5b	// again.p.row
carry_4 0, 0	// again.p.carry
carry_4 448, 224	// again.p.carry
lea r8, [rdi+1536]	// again
add rdx, 448	// again
4:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 192	// x1.load
limbs 32, 448	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+6208]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+6240]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
row_2 0, 0	// u0.row0
.p2align 5
5:
reduce -2688, 9, 10, 11, 12, -448, 13, 14, 15, 6	// u0.reduce
row -2688, 11, 12, 13, 14, 15, 8, 9, 10, -448	// u0.row
jnz 5b	// u0.row
carry 0	// u0.carry
canonical 0	// x0.canonical
store 0	// x0.store
row_2 224, 448	// u1.row0
.p2align 5
5:
reduce -2240, 11, 12, 13, 14, 0, 15, 6, 7, 8	// u1.reduce
row -2240, 13, 14, 15, 8, 9, 10, 11, 12, 0	// u1.row
jnz 5b	// u1.row
carry 448	// u1.carry
canonical 32	// x1.canonical
store 192	// x1.store
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
