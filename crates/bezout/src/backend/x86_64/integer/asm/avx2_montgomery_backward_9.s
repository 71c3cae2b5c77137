// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_9` [Mon85, Mon87], 9 words and 20 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 20), or 0 for zero, and
//   p = inverse y / 2^(29 20), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 4263 instructions.
.macro limbs d0, d1
vpor ymm9, ymm0, ymm1
vpor ymm9, ymm9, ymm2
vpor ymm9, ymm9, ymm3
vpor ymm9, ymm9, ymm4
vpor ymm9, ymm9, ymm5
vpor ymm9, ymm9, ymm6
vpor ymm9, ymm9, ymm7
vpor ymm9, ymm9, ymm8
vpxor ymm10, ymm10, ymm10
vpcmpeqq ymm9, ymm9, ymm10
vmovdqa ymmword ptr [rdi+8800+\d0], ymm9
vpsrlq ymm9, ymm9, 63
vpaddq ymm0, ymm0, ymm9
vpand ymm9, ymm0, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4672+\d1], ymm9
vpsrlq ymm9, ymm0, 29
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4704+\d1], ymm9
vpsrlq ymm9, ymm0, 58
vpsllq ymm15, ymm1, 6
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4736+\d1], ymm9
vpsrlq ymm9, ymm1, 23
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4768+\d1], ymm9
vpsrlq ymm9, ymm1, 52
vpsllq ymm15, ymm2, 12
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4800+\d1], ymm9
vpsrlq ymm9, ymm2, 17
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4832+\d1], ymm9
vpsrlq ymm9, ymm2, 46
vpsllq ymm15, ymm3, 18
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4864+\d1], ymm9
vpsrlq ymm9, ymm3, 11
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4896+\d1], ymm9
vpsrlq ymm9, ymm3, 40
vpsllq ymm15, ymm4, 24
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4928+\d1], ymm9
vpsrlq ymm9, ymm4, 5
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4960+\d1], ymm9
vpsrlq ymm9, ymm4, 34
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4992+\d1], ymm9
vpsrlq ymm9, ymm4, 63
vpsllq ymm15, ymm5, 1
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5024+\d1], ymm9
vpsrlq ymm9, ymm5, 28
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5056+\d1], ymm9
vpsrlq ymm9, ymm5, 57
vpsllq ymm15, ymm6, 7
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5088+\d1], ymm9
vpsrlq ymm9, ymm6, 22
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5120+\d1], ymm9
vpsrlq ymm9, ymm6, 51
vpsllq ymm15, ymm7, 13
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5152+\d1], ymm9
vpsrlq ymm9, ymm7, 16
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5184+\d1], ymm9
vpsrlq ymm9, ymm7, 45
vpsllq ymm15, ymm8, 19
vpor ymm9, ymm9, ymm15
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5216+\d1], ymm9
vpsrlq ymm9, ymm8, 10
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5248+\d1], ymm9
vpsrlq ymm9, ymm8, 39
vmovdqa ymmword ptr [rdi+5280+\d1], ymm9
.endm
.macro reduce d0, r1, r2, r3, r4, d5
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672+\d0]
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704+\d0]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+4672+\d0]
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736+\d0]
vpmuludq ymm\r2, ymm1, ymmword ptr [rdi+4704+\d0]
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm2, ymmword ptr [rdi+4672+\d0]
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768+\d0]
vpmuludq ymm\r4, ymm1, ymmword ptr [rdi+4736+\d0]
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r1, ymm2, ymmword ptr [rdi+4704+\d0]
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm3, ymmword ptr [rdi+4672+\d0]
vpaddq ymm7, ymm7, ymm\r2
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11424], ymm8
vpmuludq ymm\r3, ymm8, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm\r4, ymm8, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r4
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm\r1, ymm8, ymmword ptr [rdi+64]
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm8, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11456], ymm9
vpmuludq ymm\r3, ymm9, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm\r4, ymm9, ymmword ptr [rdi+32]
vpaddq ymm6, ymm6, ymm\r4
vpsrlq ymm5, ymm5, 29
vpaddq ymm6, ymm6, ymm5
vpmuludq ymm\r1, ymm9, ymmword ptr [rdi+64]
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11488], ymm10
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+0]
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymmword ptr [rdi+32]
vpaddq ymm7, ymm7, ymm\r3
vpsrlq ymm6, ymm6, 29
vpaddq ymm7, ymm7, ymm6
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11520], ymm11
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+0]
vpaddq ymm7, ymm7, ymm\r4
vpsrlq ymm7, ymm7, 29
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]
vmovdqa ymmword ptr [rdi+8992], ymm7
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+5312+\d5]
vpaddq ymm4, ymm4, ymmword ptr [rdi+9504]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+5344+\d5]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+5312+\d5]
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm5, ymm5, ymmword ptr [rdi+9536]
vpmuludq ymm6, ymm0, ymmword ptr [rdi+5376+\d5]
vpmuludq ymm\r2, ymm1, ymmword ptr [rdi+5344+\d5]
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm2, ymmword ptr [rdi+5312+\d5]
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+9568]
vpmuludq ymm7, ymm0, ymmword ptr [rdi+5408+\d5]
vpmuludq ymm\r4, ymm1, ymmword ptr [rdi+5376+\d5]
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r1, ymm2, ymmword ptr [rdi+5344+\d5]
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm3, ymmword ptr [rdi+5312+\d5]
vpaddq ymm7, ymm7, ymm\r2
vpaddq ymm7, ymm7, ymmword ptr [rdi+9600]
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11552], ymm8
vpmuludq ymm\r3, ymm8, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm\r4, ymm8, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r4
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm\r1, ymm8, ymmword ptr [rdi+64]
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm8, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11584], ymm9
vpmuludq ymm\r3, ymm9, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm\r4, ymm9, ymmword ptr [rdi+32]
vpaddq ymm6, ymm6, ymm\r4
vpsrlq ymm5, ymm5, 29
vpaddq ymm6, ymm6, ymm5
vpmuludq ymm\r1, ymm9, ymmword ptr [rdi+64]
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11616], ymm10
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+0]
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm\r3, ymm10, ymmword ptr [rdi+32]
vpaddq ymm7, ymm7, ymm\r3
vpsrlq ymm6, ymm6, 29
vpaddq ymm7, ymm7, ymm6
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11648], ymm11
vpmuludq ymm\r4, ymm11, ymmword ptr [rdi+0]
vpaddq ymm7, ymm7, ymm\r4
vpsrlq ymm7, ymm7, 29
vpaddq ymm7, ymm7, ymmword ptr [rdi+9632]
vmovdqa ymmword ptr [rdi+9632], ymm7
.endm
.macro row d0, d1
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]
vmovdqa ymm4, ymmword ptr [rdi+11424]
vmovdqa ymm5, ymmword ptr [rdi+11456]
vmovdqa ymm6, ymmword ptr [rdi+11488]
vmovdqa ymm7, ymmword ptr [rdi+11520]
vmovdqa ymm12, ymmword ptr [rdi+4704+\d0]
vmovdqa ymm13, ymmword ptr [rdi+32]
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm8, ymm8, ymm15
vmovdqa ymm12, ymmword ptr [rdi+4736+\d0]
vmovdqa ymm13, ymmword ptr [rdi+64]
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm9, ymm9, ymm14
vmovdqa ymm12, ymmword ptr [rdi+4768+\d0]
vmovdqa ymm13, ymmword ptr [rdi+96]
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm10, ymm10, ymm15
vmovdqa ymm12, ymmword ptr [rdi+4800+\d0]
vmovdqa ymm13, ymmword ptr [rdi+128]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm11, ymm11, ymm14
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]
vmovdqa ymmword ptr [rdi+8864], ymm8
vmovdqa ymm12, ymmword ptr [rdi+4832+\d0]
vmovdqa ymm13, ymmword ptr [rdi+160]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm8, ymm8, ymm15
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]
vmovdqa ymmword ptr [rdi+8896], ymm9
vmovdqa ymm12, ymmword ptr [rdi+4864+\d0]
vmovdqa ymm13, ymmword ptr [rdi+192]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm9, ymm9, ymm14
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]
vmovdqa ymmword ptr [rdi+8928], ymm10
vmovdqa ymm12, ymmword ptr [rdi+4896+\d0]
vmovdqa ymm13, ymmword ptr [rdi+224]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm10, ymm10, ymm15
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]
vmovdqa ymmword ptr [rdi+8960], ymm11
vmovdqa ymm12, ymmword ptr [rdi+4928+\d0]
vmovdqa ymm13, ymmword ptr [rdi+256]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm11, ymm11, ymm14
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]
vmovdqa ymmword ptr [rdi+8992], ymm8
vmovdqa ymm12, ymmword ptr [rdi+4960+\d0]
vmovdqa ymm13, ymmword ptr [rdi+288]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm8, ymm8, ymm15
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]
vmovdqa ymmword ptr [rdi+9024], ymm9
vmovdqa ymm12, ymmword ptr [rdi+4992+\d0]
vmovdqa ymm13, ymmword ptr [rdi+320]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm9, ymm9, ymm14
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]
vmovdqa ymmword ptr [rdi+9056], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5024+\d0]
vmovdqa ymm13, ymmword ptr [rdi+352]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm10, ymm10, ymm15
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]
vmovdqa ymmword ptr [rdi+9088], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5056+\d0]
vmovdqa ymm13, ymmword ptr [rdi+384]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm11, ymm11, ymm14
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]
vmovdqa ymmword ptr [rdi+9120], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5088+\d0]
vmovdqa ymm13, ymmword ptr [rdi+416]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm8, ymm8, ymm15
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]
vmovdqa ymmword ptr [rdi+9152], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5120+\d0]
vmovdqa ymm13, ymmword ptr [rdi+448]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm9, ymm9, ymm14
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]
vmovdqa ymmword ptr [rdi+9184], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5152+\d0]
vmovdqa ymm13, ymmword ptr [rdi+480]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm10, ymm10, ymm15
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]
vmovdqa ymmword ptr [rdi+9216], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5184+\d0]
vmovdqa ymm13, ymmword ptr [rdi+512]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm11, ymm11, ymm14
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]
vmovdqa ymmword ptr [rdi+9248], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5216+\d0]
vmovdqa ymm13, ymmword ptr [rdi+544]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm8, ymm8, ymm15
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]
vmovdqa ymmword ptr [rdi+9280], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5248+\d0]
vmovdqa ymm13, ymmword ptr [rdi+576]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm9, ymm9, ymm14
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]
vmovdqa ymmword ptr [rdi+9312], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5280+\d0]
vmovdqa ymm13, ymmword ptr [rdi+608]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm10, ymm10, ymm15
vmovdqa ymmword ptr [rdi+9344], ymm11
vmovdqa ymmword ptr [rdi+9376], ymm8
vmovdqa ymmword ptr [rdi+9408], ymm9
vmovdqa ymmword ptr [rdi+9440], ymm10
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]
vmovdqa ymm4, ymmword ptr [rdi+11552]
vmovdqa ymm5, ymmword ptr [rdi+11584]
vmovdqa ymm6, ymmword ptr [rdi+11616]
vmovdqa ymm7, ymmword ptr [rdi+11648]
vmovdqa ymm12, ymmword ptr [rdi+5344+\d1]
vmovdqa ymm13, ymmword ptr [rdi+32]
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm8, ymm8, ymm14
vmovdqa ymm12, ymmword ptr [rdi+5376+\d1]
vmovdqa ymm13, ymmword ptr [rdi+64]
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm9, ymm9, ymm15
vmovdqa ymm12, ymmword ptr [rdi+5408+\d1]
vmovdqa ymm13, ymmword ptr [rdi+96]
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm10, ymm10, ymm14
vmovdqa ymm12, ymmword ptr [rdi+5440+\d1]
vmovdqa ymm13, ymmword ptr [rdi+128]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm11, ymm11, ymm15
vpaddq ymm8, ymm8, ymmword ptr [rdi+9632]
vmovdqa ymmword ptr [rdi+9504], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5472+\d1]
vmovdqa ymm13, ymmword ptr [rdi+160]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm8, ymm8, ymm14
vpaddq ymm9, ymm9, ymmword ptr [rdi+9664]
vmovdqa ymmword ptr [rdi+9536], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5504+\d1]
vmovdqa ymm13, ymmword ptr [rdi+192]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm9, ymm9, ymm15
vpaddq ymm10, ymm10, ymmword ptr [rdi+9696]
vmovdqa ymmword ptr [rdi+9568], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5536+\d1]
vmovdqa ymm13, ymmword ptr [rdi+224]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm10, ymm10, ymm14
vpaddq ymm11, ymm11, ymmword ptr [rdi+9728]
vmovdqa ymmword ptr [rdi+9600], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5568+\d1]
vmovdqa ymm13, ymmword ptr [rdi+256]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm11, ymm11, ymm15
vpaddq ymm8, ymm8, ymmword ptr [rdi+9760]
vmovdqa ymmword ptr [rdi+9632], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5600+\d1]
vmovdqa ymm13, ymmword ptr [rdi+288]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm8, ymm8, ymm14
vpaddq ymm9, ymm9, ymmword ptr [rdi+9792]
vmovdqa ymmword ptr [rdi+9664], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5632+\d1]
vmovdqa ymm13, ymmword ptr [rdi+320]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm9, ymm9, ymm15
vpaddq ymm10, ymm10, ymmword ptr [rdi+9824]
vmovdqa ymmword ptr [rdi+9696], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5664+\d1]
vmovdqa ymm13, ymmword ptr [rdi+352]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm10, ymm10, ymm14
vpaddq ymm11, ymm11, ymmword ptr [rdi+9856]
vmovdqa ymmword ptr [rdi+9728], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5696+\d1]
vmovdqa ymm13, ymmword ptr [rdi+384]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm11, ymm11, ymm15
vpaddq ymm8, ymm8, ymmword ptr [rdi+9888]
vmovdqa ymmword ptr [rdi+9760], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5728+\d1]
vmovdqa ymm13, ymmword ptr [rdi+416]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm8, ymm8, ymm14
vpaddq ymm9, ymm9, ymmword ptr [rdi+9920]
vmovdqa ymmword ptr [rdi+9792], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5760+\d1]
vmovdqa ymm13, ymmword ptr [rdi+448]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm9, ymm9, ymm15
vpaddq ymm10, ymm10, ymmword ptr [rdi+9952]
vmovdqa ymmword ptr [rdi+9824], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5792+\d1]
vmovdqa ymm13, ymmword ptr [rdi+480]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm10, ymm10, ymm14
vpaddq ymm11, ymm11, ymmword ptr [rdi+9984]
vmovdqa ymmword ptr [rdi+9856], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5824+\d1]
vmovdqa ymm13, ymmword ptr [rdi+512]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm11, ymm11, ymm15
vpaddq ymm8, ymm8, ymmword ptr [rdi+10016]
vmovdqa ymmword ptr [rdi+9888], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5856+\d1]
vmovdqa ymm13, ymmword ptr [rdi+544]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm8, ymm8, ymm14
vpaddq ymm9, ymm9, ymmword ptr [rdi+10048]
vmovdqa ymmword ptr [rdi+9920], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5888+\d1]
vmovdqa ymm13, ymmword ptr [rdi+576]
vpmuludq ymm15, ymm12, ymm0
vpaddq ymm10, ymm10, ymm15
vpmuludq ymm14, ymm13, ymm4
vpaddq ymm10, ymm10, ymm14
vpmuludq ymm15, ymm12, ymm1
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm13, ymm5
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm12, ymm2
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm13, ymm6
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm15, ymm13, ymm7
vpaddq ymm9, ymm9, ymm15
vpaddq ymm10, ymm10, ymmword ptr [rdi+10080]
vmovdqa ymmword ptr [rdi+9952], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5920+\d1]
vmovdqa ymm13, ymmword ptr [rdi+608]
vpmuludq ymm14, ymm12, ymm0
vpaddq ymm11, ymm11, ymm14
vpmuludq ymm15, ymm13, ymm4
vpaddq ymm11, ymm11, ymm15
vpmuludq ymm14, ymm12, ymm1
vpaddq ymm8, ymm8, ymm14
vpmuludq ymm15, ymm13, ymm5
vpaddq ymm8, ymm8, ymm15
vpmuludq ymm14, ymm12, ymm2
vpaddq ymm9, ymm9, ymm14
vpmuludq ymm15, ymm13, ymm6
vpaddq ymm9, ymm9, ymm15
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm14, ymm13, ymm7
vpaddq ymm10, ymm10, ymm14
vmovdqa ymmword ptr [rdi+9984], ymm11
vmovdqa ymmword ptr [rdi+10016], ymm8
vmovdqa ymmword ptr [rdi+10048], ymm9
vmovdqa ymmword ptr [rdi+10080], ymm10
add r10, 128
.endm
.macro load d0
vmovdqu xmm9, xmmword ptr [rsi+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+144+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+72+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+216+\d0], 1
vpunpcklqdq ymm0, ymm9, ymm10
vpunpckhqdq ymm1, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+16+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+160+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+88+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+232+\d0], 1
vpunpcklqdq ymm2, ymm9, ymm10
vpunpckhqdq ymm3, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+32+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+176+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+104+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+248+\d0], 1
vpunpcklqdq ymm4, ymm9, ymm10
vpunpckhqdq ymm5, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+48+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+120+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+264+\d0], 1
vpunpcklqdq ymm6, ymm9, ymm10
vpunpckhqdq ymm7, ymm9, ymm10
vmovdqu xmm9, xmmword ptr [rsi+56+\d0]
vinserti128 ymm9, ymm9, xmmword ptr [rsi+200+\d0], 1
vmovdqu xmm10, xmmword ptr [rsi+128+\d0]
vinserti128 ymm10, ymm10, xmmword ptr [rsi+272+\d0], 1
vpunpckhqdq ymm8, ymm9, ymm10
.endm
.macro row_2 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+10144], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+10176], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+10208], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+10240], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+10272], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+10304], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+10336], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+10368], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+10400], ymm0
vmovdqu ymm1, ymmword ptr [r8+288+\d0]
vmovdqa ymmword ptr [rdi+10432], ymm1
vmovdqu ymm2, ymmword ptr [r8+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10464], ymm2
vmovdqu ymm3, ymmword ptr [r8+32+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10496], ymm3
vmovdqu ymm0, ymmword ptr [r8+64+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10528], ymm0
vmovdqu ymm1, ymmword ptr [r8+96+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10560], ymm1
vmovdqu ymm2, ymmword ptr [r8+128+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10592], ymm2
vmovdqu ymm3, ymmword ptr [r8+160+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10624], ymm3
vmovdqu ymm0, ymmword ptr [r8+192+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10656], ymm0
vmovdqu ymm1, ymmword ptr [r8+224+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10688], ymm1
vmovdqu ymm2, ymmword ptr [r8+256+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10720], ymm2
vmovdqu ymm3, ymmword ptr [r8+288+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10752], ymm3
vmovdqa ymm0, ymmword ptr [rdi+832+\d1]
vmovdqa ymmword ptr [rdi+10784], ymm0
vmovdqa ymm1, ymmword ptr [rdi+864+\d1]
vmovdqa ymmword ptr [rdi+10816], ymm1
vmovdqa ymm2, ymmword ptr [rdi+896+\d1]
vmovdqa ymmword ptr [rdi+10848], ymm2
vmovdqa ymm3, ymmword ptr [rdi+928+\d1]
vmovdqa ymmword ptr [rdi+10880], ymm3
vmovdqa ymm0, ymmword ptr [rdi+960+\d1]
vmovdqa ymmword ptr [rdi+10912], ymm0
vmovdqa ymm1, ymmword ptr [rdi+992+\d1]
vmovdqa ymmword ptr [rdi+10944], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1024+\d1]
vmovdqa ymmword ptr [rdi+10976], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1056+\d1]
vmovdqa ymmword ptr [rdi+11008], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1088+\d1]
vmovdqa ymmword ptr [rdi+11040], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1120+\d1]
vmovdqa ymmword ptr [rdi+11072], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1152+\d1]
vmovdqa ymmword ptr [rdi+11104], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1184+\d1]
vmovdqa ymmword ptr [rdi+11136], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1216+\d1]
vmovdqa ymmword ptr [rdi+11168], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1248+\d1]
vmovdqa ymmword ptr [rdi+11200], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1280+\d1]
vmovdqa ymmword ptr [rdi+11232], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1312+\d1]
vmovdqa ymmword ptr [rdi+11264], ymm3
vmovdqa ymm0, ymmword ptr [rdi+1344+\d1]
vmovdqa ymmword ptr [rdi+11296], ymm0
vmovdqa ymm1, ymmword ptr [rdi+1376+\d1]
vmovdqa ymmword ptr [rdi+11328], ymm1
vmovdqa ymm2, ymmword ptr [rdi+1408+\d1]
vmovdqa ymmword ptr [rdi+11360], ymm2
vmovdqa ymm3, ymmword ptr [rdi+1440+\d1]
vmovdqa ymmword ptr [rdi+11392], ymm3
vpxor ymm0, ymm0, ymm0
vmovdqa ymmword ptr [rdi+8864], ymm0
vmovdqa ymmword ptr [rdi+8896], ymm0
vmovdqa ymmword ptr [rdi+8928], ymm0
vmovdqa ymmword ptr [rdi+8960], ymm0
vmovdqa ymmword ptr [rdi+8992], ymm0
vmovdqa ymmword ptr [rdi+9024], ymm0
vmovdqa ymmword ptr [rdi+9056], ymm0
vmovdqa ymmword ptr [rdi+9088], ymm0
vmovdqa ymmword ptr [rdi+9120], ymm0
vmovdqa ymmword ptr [rdi+9152], ymm0
vmovdqa ymmword ptr [rdi+9184], ymm0
vmovdqa ymmword ptr [rdi+9216], ymm0
vmovdqa ymmword ptr [rdi+9248], ymm0
vmovdqa ymmword ptr [rdi+9280], ymm0
vmovdqa ymmword ptr [rdi+9312], ymm0
vmovdqa ymmword ptr [rdi+9344], ymm0
vmovdqa ymmword ptr [rdi+9376], ymm0
vmovdqa ymmword ptr [rdi+9408], ymm0
vmovdqa ymmword ptr [rdi+9440], ymm0
vmovdqa ymmword ptr [rdi+9504], ymm0
vmovdqa ymmword ptr [rdi+9536], ymm0
vmovdqa ymmword ptr [rdi+9568], ymm0
vmovdqa ymmword ptr [rdi+9600], ymm0
vmovdqa ymmword ptr [rdi+9632], ymm0
vmovdqa ymmword ptr [rdi+9664], ymm0
vmovdqa ymmword ptr [rdi+9696], ymm0
vmovdqa ymmword ptr [rdi+9728], ymm0
vmovdqa ymmword ptr [rdi+9760], ymm0
vmovdqa ymmword ptr [rdi+9792], ymm0
vmovdqa ymmword ptr [rdi+9824], ymm0
vmovdqa ymmword ptr [rdi+9856], ymm0
vmovdqa ymmword ptr [rdi+9888], ymm0
vmovdqa ymmword ptr [rdi+9920], ymm0
vmovdqa ymmword ptr [rdi+9952], ymm0
vmovdqa ymmword ptr [rdi+9984], ymm0
vmovdqa ymmword ptr [rdi+10016], ymm0
vmovdqa ymmword ptr [rdi+10048], ymm0
vmovdqa ymmword ptr [rdi+10080], ymm0
mov r10, -640
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+9504]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+832+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9536]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+864+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9568]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+896+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9600]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+928+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9632]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+960+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9664]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+992+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9696]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1024+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9728]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1056+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9760]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1088+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9792]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1120+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9824]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1152+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9856]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1184+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9888]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1216+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9920]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1248+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9952]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1280+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9984]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1312+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+10016]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1344+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+10048]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1376+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+10080]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+1408+\d0], ymm15
vmovdqa ymmword ptr [rdi+1440+\d0], ymm0
.endm
.macro canonical d0
vmovdqa ymm2, ymmword ptr [rdi+8864]
vpaddq ymm2, ymm2, ymmword ptr [rdi+8160]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8896]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8192]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8928]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8224]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8960]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8256]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+8992]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8288]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9024]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8320]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9056]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8352]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9088]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8384]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9120]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8416]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9152]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8448]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9184]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8480]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9216]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8512]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9248]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8544]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9280]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8576]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9312]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8608]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9344]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8640]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9376]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8672]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9408]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8704]
vpsrlq ymm0, ymm2, 29
vmovdqa ymm2, ymmword ptr [rdi+9440]
vpaddq ymm2, ymm2, ymm0
vpaddq ymm2, ymm2, ymmword ptr [rdi+8736]
vpsrlq ymm0, ymm2, 29
vpaddq ymm2, ymm0, ymmword ptr [rdi+8768]
vpsrlq ymm0, ymm2, 29
vpxor ymm1, ymm1, ymm1
vpsubq ymm1, ymm1, ymm0
vpand ymm3, ymm1, ymmword ptr [rdi+8160]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8864]
vpsrlq ymm0, ymm3, 29
vpand ymm3, ymm3, ymmword ptr [rdi+672]
vpand ymm4, ymm1, ymmword ptr [rdi+8192]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+8896]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+672]
vpsllq ymm2, ymm4, 29
vpor ymm3, ymm3, ymm2
vpand ymm4, ymm1, ymmword ptr [rdi+8224]
vpaddq ymm4, ymm4, ymm0
vpaddq ymm4, ymm4, ymmword ptr [rdi+8928]
vpsrlq ymm0, ymm4, 29
vpand ymm4, ymm4, ymmword ptr [rdi+672]
vpsllq ymm2, ymm4, 58
vpor ymm3, ymm3, ymm2
vpsrlq ymm4, ymm4, 6
vpand ymm5, ymm1, ymmword ptr [rdi+8256]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+8960]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+672]
vpsllq ymm2, ymm5, 23
vpor ymm4, ymm4, ymm2
vpand ymm5, ymm1, ymmword ptr [rdi+8288]
vpaddq ymm5, ymm5, ymm0
vpaddq ymm5, ymm5, ymmword ptr [rdi+8992]
vpsrlq ymm0, ymm5, 29
vpand ymm5, ymm5, ymmword ptr [rdi+672]
vpsllq ymm2, ymm5, 52
vpor ymm4, ymm4, ymm2
vpsrlq ymm5, ymm5, 12
vpand ymm6, ymm1, ymmword ptr [rdi+8320]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+9024]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+672]
vpsllq ymm2, ymm6, 17
vpor ymm5, ymm5, ymm2
vpand ymm6, ymm1, ymmword ptr [rdi+8352]
vpaddq ymm6, ymm6, ymm0
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]
vpsrlq ymm0, ymm6, 29
vpand ymm6, ymm6, ymmword ptr [rdi+672]
vpsllq ymm2, ymm6, 46
vpor ymm5, ymm5, ymm2
vpsrlq ymm6, ymm6, 18
vpand ymm7, ymm1, ymmword ptr [rdi+8384]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+672]
vpsllq ymm2, ymm7, 11
vpor ymm6, ymm6, ymm2
vpand ymm7, ymm1, ymmword ptr [rdi+8416]
vpaddq ymm7, ymm7, ymm0
vpaddq ymm7, ymm7, ymmword ptr [rdi+9120]
vpsrlq ymm0, ymm7, 29
vpand ymm7, ymm7, ymmword ptr [rdi+672]
vpsllq ymm2, ymm7, 40
vpor ymm6, ymm6, ymm2
vpsrlq ymm7, ymm7, 24
vpand ymm8, ymm1, ymmword ptr [rdi+8448]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+9152]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vpsllq ymm2, ymm8, 5
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+8480]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+9184]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vpsllq ymm2, ymm8, 34
vpor ymm7, ymm7, ymm2
vpand ymm8, ymm1, ymmword ptr [rdi+8512]
vpaddq ymm8, ymm8, ymm0
vpaddq ymm8, ymm8, ymmword ptr [rdi+9216]
vpsrlq ymm0, ymm8, 29
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vpsllq ymm2, ymm8, 63
vpor ymm7, ymm7, ymm2
vpsrlq ymm8, ymm8, 1
vpand ymm9, ymm1, ymmword ptr [rdi+8544]
vpaddq ymm9, ymm9, ymm0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9248]
vpsrlq ymm0, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vpsllq ymm2, ymm9, 28
vpor ymm8, ymm8, ymm2
vpand ymm9, ymm1, ymmword ptr [rdi+8576]
vpaddq ymm9, ymm9, ymm0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]
vpsrlq ymm0, ymm9, 29
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vpsllq ymm2, ymm9, 57
vpor ymm8, ymm8, ymm2
vpsrlq ymm9, ymm9, 7
vpand ymm10, ymm1, ymmword ptr [rdi+8608]
vpaddq ymm10, ymm10, ymm0
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]
vpsrlq ymm0, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vpsllq ymm2, ymm10, 22
vpor ymm9, ymm9, ymm2
vpand ymm10, ymm1, ymmword ptr [rdi+8640]
vpaddq ymm10, ymm10, ymm0
vpaddq ymm10, ymm10, ymmword ptr [rdi+9344]
vpsrlq ymm0, ymm10, 29
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vpsllq ymm2, ymm10, 51
vpor ymm9, ymm9, ymm2
vpsrlq ymm10, ymm10, 13
vpand ymm11, ymm1, ymmword ptr [rdi+8672]
vpaddq ymm11, ymm11, ymm0
vpaddq ymm11, ymm11, ymmword ptr [rdi+9376]
vpsrlq ymm0, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vpsllq ymm2, ymm11, 16
vpor ymm10, ymm10, ymm2
vpand ymm11, ymm1, ymmword ptr [rdi+8704]
vpaddq ymm11, ymm11, ymm0
vpaddq ymm11, ymm11, ymmword ptr [rdi+9408]
vpsrlq ymm0, ymm11, 29
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vpsllq ymm2, ymm11, 45
vpor ymm10, ymm10, ymm2
vpsrlq ymm11, ymm11, 19
vpand ymm12, ymm1, ymmword ptr [rdi+8736]
vpaddq ymm12, ymm12, ymm0
vpaddq ymm12, ymm12, ymmword ptr [rdi+9440]
vpsrlq ymm0, ymm12, 29
vpand ymm12, ymm12, ymmword ptr [rdi+672]
vpsllq ymm2, ymm12, 10
vpor ymm11, ymm11, ymm2
vpand ymm12, ymm1, ymmword ptr [rdi+8768]
vpaddq ymm12, ymm12, ymm0
vpand ymm12, ymm12, ymmword ptr [rdi+672]
vpsllq ymm2, ymm12, 39
vpor ymm11, ymm11, ymm2
vmovdqa ymm2, ymmword ptr [rdi+8800+\d0]
vpandn ymm3, ymm2, ymm3
vpandn ymm4, ymm2, ymm4
vpandn ymm5, ymm2, ymm5
vpandn ymm6, ymm2, ymm6
vpandn ymm7, ymm2, ymm7
vpandn ymm8, ymm2, ymm8
vpandn ymm9, ymm2, ymm9
vpandn ymm10, ymm2, ymm10
vpandn ymm11, ymm2, ymm11
.endm
.macro store d0
vpunpcklqdq ymm0, ymm3, ymm4
vpunpckhqdq ymm1, ymm3, ymm4
vmovdqu xmmword ptr [rsi+\d0], xmm0
vextracti128 xmmword ptr [rsi+144+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+72+\d0], xmm1
vextracti128 xmmword ptr [rsi+216+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm5, ymm6
vpunpckhqdq ymm1, ymm5, ymm6
vmovdqu xmmword ptr [rsi+16+\d0], xmm0
vextracti128 xmmword ptr [rsi+160+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+88+\d0], xmm1
vextracti128 xmmword ptr [rsi+232+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm7, ymm8
vpunpckhqdq ymm1, ymm7, ymm8
vmovdqu xmmword ptr [rsi+32+\d0], xmm0
vextracti128 xmmword ptr [rsi+176+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+104+\d0], xmm1
vextracti128 xmmword ptr [rsi+248+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm9, ymm10
vpunpckhqdq ymm1, ymm9, ymm10
vmovdqu xmmword ptr [rsi+48+\d0], xmm0
vextracti128 xmmword ptr [rsi+192+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+120+\d0], xmm1
vextracti128 xmmword ptr [rsi+264+\d0], ymm1, 1
vpunpcklqdq ymm0, ymm10, ymm11
vpunpckhqdq ymm1, ymm10, ymm11
vmovdqu xmmword ptr [rsi+56+\d0], xmm0
vextracti128 xmmword ptr [rsi+200+\d0], ymm0, 1
vmovdqu xmmword ptr [rsi+128+\d0], xmm1
vextracti128 xmmword ptr [rsi+272+\d0], ymm1, 1
.endm
.macro carry_2 r0, d1
vmovdqa ymm\r0, ymmword ptr [rdi+8896+\d1]
vpaddq ymm\r0, ymm\r0, ymm0
vpsrlq ymm0, ymm\r0, 29
vpand ymm\r0, ymm\r0, ymmword ptr [rdi+672]
.endm
.macro carry_3 r0, d1, r2, d3, r4, r5, r6
carry_2 \r0, 288+\d1
vpsllq ymm1, ymm\r0, 32
vpor ymm\r2, ymm\r2, ymm1
vmovdqu ymmword ptr [rdi+2112+\d3], ymm\r2
carry_2 \r4, 320+\d1
vpsllq ymm1, ymm\r4, 32
vpor ymm\r5, ymm\r5, ymm1
vmovdqu ymmword ptr [rdi+2144+\d3], ymm\r5
carry_2 \r0, 352+\d1
vpsllq ymm1, ymm\r0, 32
vpor ymm\r6, ymm\r6, ymm1
vmovdqu ymmword ptr [rdi+2176+\d3], ymm\r6
.endm
.macro row_3 d0, d1
vmovdqu ymm0, ymmword ptr [r8+\d0]
vmovdqa ymmword ptr [rdi+10144+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+32+\d0]
vmovdqa ymmword ptr [rdi+10176+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+64+\d0]
vmovdqa ymmword ptr [rdi+10208+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+96+\d0]
vmovdqa ymmword ptr [rdi+10240+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+128+\d0]
vmovdqa ymmword ptr [rdi+10272+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+160+\d0]
vmovdqa ymmword ptr [rdi+10304+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+192+\d0]
vmovdqa ymmword ptr [rdi+10336+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+224+\d0]
vmovdqa ymmword ptr [rdi+10368+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+256+\d0]
vmovdqa ymmword ptr [rdi+10400+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+288+\d0]
vmovdqa ymmword ptr [rdi+10432+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10464+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+32+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10496+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+64+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10528+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+96+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10560+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+128+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10592+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+160+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10624+\d1], ymm3
vmovdqu ymm0, ymmword ptr [r8+192+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10656+\d1], ymm0
vmovdqu ymm1, ymmword ptr [r8+224+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10688+\d1], ymm1
vmovdqu ymm2, ymmword ptr [r8+256+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10720+\d1], ymm2
vmovdqu ymm3, ymmword ptr [r8+288+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10752+\d1], ymm3
.endm
.macro row_4 d0, d1
vmovdqa ymmword ptr [rdi+8864+\d0], ymm0
vmovdqa ymmword ptr [rdi+8896+\d1], ymm0
vmovdqa ymmword ptr [rdi+8928+\d1], ymm0
vmovdqa ymmword ptr [rdi+8960+\d1], ymm0
vmovdqa ymmword ptr [rdi+8992+\d1], ymm0
vmovdqa ymmword ptr [rdi+9024+\d1], ymm0
.endm
.macro carry_4 d0, d1
vmovdqa ymm2, ymmword ptr [rdi+8864+\d0]
vpsrlq ymm0, ymm2, 29
vpand ymm2, ymm2, ymmword ptr [rdi+672]
carry_2 3, \d0
carry_2 4, 32+\d0
carry_2 5, 64+\d0
carry_2 6, 96+\d0
carry_2 7, 128+\d0
carry_2 8, 160+\d0
carry_2 9, 192+\d0
carry_2 10, 224+\d0
carry_2 11, 256+\d0
carry_3 15, \d0, 2, \d1, 14, 3, 4
carry_3 14, 96+\d0, 5, 96+\d1, 15, 6, 7
carry_3 15, 192+\d0, 8, 192+\d1, 14, 9, 10
vpsllq ymm1, ymm0, 32
vpor ymm11, ymm11, ymm1
vmovdqu ymmword ptr [rdi+2400+\d1], ymm11
.endm
.macro load_2 r0, r1
vpunpcklqdq ymm\r0, ymm9, ymm10
vpunpckhqdq ymm\r1, ymm9, ymm10
.endm
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 640	// begin
add rdx, r9	// begin
imul r9, rax, 576	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 576	// place
lea r8, [rdi+3392]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 640	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm9, xmmword ptr [rsi-576]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-432], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-504]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-360], 1	// again.x0.load
load_2 0, 1	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-560]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-416], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-488]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-344], 1	// again.x0.load
load_2 2, 3	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-544]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-400], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-472]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-328], 1	// again.x0.load
load_2 4, 5	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-528]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-384], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-456]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-312], 1	// again.x0.load
load_2 6, 7	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-520]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-376], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-448]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-304], 1	// again.x0.load
vpunpckhqdq ymm8, ymm9, ymm10	// again.x0.load
limbs 0, 0	// again.x0.limbs
vmovdqu xmm9, xmmword ptr [rsi-288]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-144], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-216]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-72], 1	// again.x1.load
load_2 0, 1	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-272]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-128], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-200]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-56], 1	// again.x1.load
load_2 2, 3	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-256]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-112], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-184]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-40], 1	// again.x1.load
load_2 4, 5	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-240]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-96], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-168]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-24], 1	// again.x1.load
load_2 6, 7	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-232]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-88], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-160]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpckhqdq ymm8, ymm9, ymm10	// again.x1.load
limbs 32, 640	// again.x1.limbs
row_3 0, 0	// again.p.row0
row_3 320, 640	// again.p.row0
vpxor ymm0, ymm0, ymm0	// again.p.row0
row_4 0, 0	// again.p.row0
row_4 192, 192	// again.p.row0
row_4 384, 384	// again.p.row0
row_4 576, 608	// again.p.row0
row_4 800, 800	// again.p.row0
row_4 992, 992	// again.p.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// again.p.row0
mov r10, -640	// again.p.row0
.p2align 5
5:
reduce 0, 13, 14, 15, 12, 0	// again.p.reduce
row 0, 0	// again.p.row
jnz 5b	// again.p.row
carry_4 0, 0	// again.p.carry
carry_4 640, 320	// again.p.carry
lea r8, [rdi+2112]	// again
add rdx, 640	// again
4:
load 0	// x0.load
limbs 0, 0	// x0.limbs
load 288	// x1.load
limbs 32, 640	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+8800]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+8832]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
row_2 0, 0	// u0.row0
.p2align 5
5:
reduce -3840, 15, 12, 13, 14, -640	// u0.reduce
row -3840, -640	// u0.row
jnz 5b	// u0.row
carry 0	// u0.carry
canonical 0	// x0.canonical
store 0	// x0.store
row_2 320, 640	// u1.row0
.p2align 5
5:
reduce -3200, 13, 14, 15, 12, 0	// u1.reduce
row -3200, 0	// u1.row
jnz 5b	// u1.row
carry 640	// u1.carry
canonical 32	// x1.canonical
store 288	// x1.store
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
