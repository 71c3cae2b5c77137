// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m, from that of their product [Mon85, Mon87], 9 words and 20
//   limbs of 29 bits.
// In: rdi = state, as `avx2_montgomery_fold_9` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1892 instructions.
.macro reduce r0, r1, r2, r3
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]
vpmuludq ymm\r0, ymm1, ymmword ptr [rdi+4672]
vpaddq ymm5, ymm5, ymm\r0
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+4704]
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm2, ymmword ptr [rdi+4672]
vpaddq ymm6, ymm6, ymm\r2
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]
vpmuludq ymm\r3, ymm1, ymmword ptr [rdi+4736]
vpaddq ymm7, ymm7, ymm\r3
vpmuludq ymm\r0, ymm2, ymmword ptr [rdi+4704]
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm3, ymmword ptr [rdi+4672]
vpaddq ymm7, ymm7, ymm\r1
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]
vpand ymm8, ymm8, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11424], ymm8
vpmuludq ymm\r2, ymm8, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm\r3, ymm8, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r3
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm\r0, ymm8, ymmword ptr [rdi+64]
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm8, ymmword ptr [rdi+96]
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11456], ymm9
vpmuludq ymm\r2, ymm9, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm9, ymmword ptr [rdi+32]
vpaddq ymm6, ymm6, ymm\r3
vpsrlq ymm5, ymm5, 29
vpaddq ymm6, ymm6, ymm5
vpmuludq ymm\r0, ymm9, ymmword ptr [rdi+64]
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]
vpand ymm10, ymm10, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11488], ymm10
vpmuludq ymm\r1, ymm10, ymmword ptr [rdi+0]
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+32]
vpaddq ymm7, ymm7, ymm\r2
vpsrlq ymm6, ymm6, 29
vpaddq ymm7, ymm7, ymm6
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]
vpand ymm11, ymm11, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+11520], ymm11
vpmuludq ymm\r3, ymm11, ymmword ptr [rdi+0]
vpaddq ymm7, ymm7, ymm\r3
vpsrlq ymm7, ymm7, 29
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]
vmovdqa ymmword ptr [rdi+8992], ymm7
.endm
.macro row r0, r1
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]
vmovdqa ymm4, ymmword ptr [rdi+11424]
vmovdqa ymm5, ymmword ptr [rdi+11456]
vmovdqa ymm6, ymmword ptr [rdi+11488]
vmovdqa ymm7, ymmword ptr [rdi+11520]
vmovdqa ymm12, ymmword ptr [rdi+4704]
vmovdqa ymm13, ymmword ptr [rdi+32]
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r0
vmovdqa ymm12, ymmword ptr [rdi+4736]
vmovdqa ymm13, ymmword ptr [rdi+64]
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r1
vmovdqa ymm12, ymmword ptr [rdi+4768]
vmovdqa ymm13, ymmword ptr [rdi+96]
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r0
vmovdqa ymm12, ymmword ptr [rdi+4800]
vmovdqa ymm13, ymmword ptr [rdi+128]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm11, ymm11, ymm\r1
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]
vmovdqa ymmword ptr [rdi+8864], ymm8
vmovdqa ymm12, ymmword ptr [rdi+4832]
vmovdqa ymm13, ymmword ptr [rdi+160]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]
vmovdqa ymmword ptr [rdi+8896], ymm9
vmovdqa ymm12, ymmword ptr [rdi+4864]
vmovdqa ymm13, ymmword ptr [rdi+192]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r1
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]
vmovdqa ymmword ptr [rdi+8928], ymm10
vmovdqa ymm12, ymmword ptr [rdi+4896]
vmovdqa ymm13, ymmword ptr [rdi+224]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r0
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]
vmovdqa ymmword ptr [rdi+8960], ymm11
vmovdqa ymm12, ymmword ptr [rdi+4928]
vmovdqa ymm13, ymmword ptr [rdi+256]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm11, ymm11, ymm\r1
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]
vmovdqa ymmword ptr [rdi+8992], ymm8
vmovdqa ymm12, ymmword ptr [rdi+4960]
vmovdqa ymm13, ymmword ptr [rdi+288]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]
vmovdqa ymmword ptr [rdi+9024], ymm9
vmovdqa ymm12, ymmword ptr [rdi+4992]
vmovdqa ymm13, ymmword ptr [rdi+320]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r1
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]
vmovdqa ymmword ptr [rdi+9056], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5024]
vmovdqa ymm13, ymmword ptr [rdi+352]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r0
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]
vmovdqa ymmword ptr [rdi+9088], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5056]
vmovdqa ymm13, ymmword ptr [rdi+384]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm11, ymm11, ymm\r1
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]
vmovdqa ymmword ptr [rdi+9120], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5088]
vmovdqa ymm13, ymmword ptr [rdi+416]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]
vmovdqa ymmword ptr [rdi+9152], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5120]
vmovdqa ymm13, ymmword ptr [rdi+448]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r1
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]
vmovdqa ymmword ptr [rdi+9184], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5152]
vmovdqa ymm13, ymmword ptr [rdi+480]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r0
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]
vmovdqa ymmword ptr [rdi+9216], ymm11
vmovdqa ymm12, ymmword ptr [rdi+5184]
vmovdqa ymm13, ymmword ptr [rdi+512]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm11, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm11, ymm11, ymm\r1
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]
vmovdqa ymmword ptr [rdi+9248], ymm8
vmovdqa ymm12, ymmword ptr [rdi+5216]
vmovdqa ymm13, ymmword ptr [rdi+544]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm8, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm8, ymm8, ymm\r0
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]
vmovdqa ymmword ptr [rdi+9280], ymm9
vmovdqa ymm12, ymmword ptr [rdi+5248]
vmovdqa ymm13, ymmword ptr [rdi+576]
vpmuludq ymm\r1, ymm12, ymm0
vpaddq ymm10, ymm10, ymm\r1
vpmuludq ymm\r0, ymm13, ymm4
vpaddq ymm10, ymm10, ymm\r0
vpmuludq ymm\r1, ymm12, ymm1
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm13, ymm5
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm12, ymm2
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm13, ymm6
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm9, ymm12, ymm3
vpmuludq ymm\r1, ymm13, ymm7
vpaddq ymm9, ymm9, ymm\r1
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]
vmovdqa ymmword ptr [rdi+9312], ymm10
vmovdqa ymm12, ymmword ptr [rdi+5280]
vmovdqa ymm13, ymmword ptr [rdi+608]
vpmuludq ymm\r0, ymm12, ymm0
vpaddq ymm11, ymm11, ymm\r0
vpmuludq ymm\r1, ymm13, ymm4
vpaddq ymm11, ymm11, ymm\r1
vpmuludq ymm\r0, ymm12, ymm1
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm13, ymm5
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r0, ymm12, ymm2
vpaddq ymm9, ymm9, ymm\r0
vpmuludq ymm\r1, ymm13, ymm6
vpaddq ymm9, ymm9, ymm\r1
vpmuludq ymm10, ymm12, ymm3
vpmuludq ymm\r0, ymm13, ymm7
vpaddq ymm10, ymm10, ymm\r0
vmovdqa ymmword ptr [rdi+9344], ymm11
vmovdqa ymmword ptr [rdi+9376], ymm8
vmovdqa ymmword ptr [rdi+9408], ymm9
vmovdqa ymmword ptr [rdi+9440], ymm10
add r10, 128
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+8864]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4672+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8896]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4704+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8928]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4736+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8960]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4768+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8992]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4800+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9024]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4832+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9056]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4864+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9088]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4896+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9120]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4928+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9152]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4960+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9184]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4992+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9216]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5024+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9248]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5056+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9280]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5088+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9312]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5120+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9344]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5152+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9376]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5184+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+9408]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5216+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+9440]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+5248+\d0], ymm15
vmovdqa ymmword ptr [rdi+5280+\d0], ymm0
.endm
.macro row_2 d0
vmovdqu ymm0, ymmword ptr [rdi+1152+\d0]
vmovdqa ymmword ptr [rdi+10144], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1184+\d0]
vmovdqa ymmword ptr [rdi+10176], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1216+\d0]
vmovdqa ymmword ptr [rdi+10208], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1248+\d0]
vmovdqa ymmword ptr [rdi+10240], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1280+\d0]
vmovdqa ymmword ptr [rdi+10272], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1312+\d0]
vmovdqa ymmword ptr [rdi+10304], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1344+\d0]
vmovdqa ymmword ptr [rdi+10336], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1376+\d0]
vmovdqa ymmword ptr [rdi+10368], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1408+\d0]
vmovdqa ymmword ptr [rdi+10400], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1440+\d0]
vmovdqa ymmword ptr [rdi+10432], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1152+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10464], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1184+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10496], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1216+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10528], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1248+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10560], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1280+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10592], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1312+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10624], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1344+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+10656], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1376+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+10688], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1408+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+10720], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1440+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+10752], ymm3
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
mov r10, -640
.endm
.macro inverses d0
vmovdqa ymm0, ymmword ptr [rdi+2112+\d0]
vmovdqa ymmword ptr [rdi+832+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+2144+\d0]
vmovdqa ymmword ptr [rdi+864+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+2176+\d0]
vmovdqa ymmword ptr [rdi+896+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+2208+\d0]
vmovdqa ymmword ptr [rdi+928+\d0], ymm0
.endm
.macro limbs r0, d1, r2, i3, i4, r5, i6
vpand ymm9, ymm\r0, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4672+\d1], ymm9
vpsrlq ymm9, ymm\r2, \i3
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4704+\d1], ymm9
vpsrlq ymm9, ymm\r2, \i4
vpsllq ymm15, ymm\r5, \i6
vpor ymm9, ymm9, ymm15
.endm
.macro row_3 d0, r1, r2, r3
vmovdqa ymmword ptr [rdi+10432+\d0], ymm\r1
vmovdqu ymm\r2, ymmword ptr [rsi+\d0]
vpsrlq ymm\r2, ymm\r2, 32
vmovdqa ymmword ptr [rdi+10464+\d0], ymm\r2
vmovdqu ymm\r3, ymmword ptr [rsi+32+\d0]
vpsrlq ymm\r3, ymm\r3, 32
.endm
.macro row_4 d0
vmovdqa ymmword ptr [rdi+8864+\d0], ymm0
vmovdqa ymmword ptr [rdi+8896+\d0], ymm0
vmovdqa ymmword ptr [rdi+8928+\d0], ymm0
.endm
.macro row_5 r0, d1, r2, r3
vmovdqu ymm\r0, ymmword ptr [rsi+\d1]
vmovdqa ymmword ptr [rdi+10144+\d1], ymm\r0
vmovdqu ymm\r2, ymmword ptr [rsi+32+\d1]
vmovdqa ymmword ptr [rdi+10176+\d1], ymm\r2
vmovdqu ymm\r3, ymmword ptr [rsi+64+\d1]
vmovdqa ymmword ptr [rdi+10208+\d1], ymm\r3
.endm
.macro limbs_2 r0, d1, r2, i3, i4, r5, i6, i7, i8, r9, i10, i11, i12, r13, i14, i15, i16, r17, i18, i19
limbs \r0, \d1, \r2, \i3, \i4, \r5, \i6
limbs 9, 64+\d1, \r5, \i7, \i8, \r9, \i10
limbs 9, 128+\d1, \r9, \i11, \i12, \r13, \i14
limbs 9, 192+\d1, \r13, \i15, \i16, \r17, \i18
vpand ymm9, ymm9, ymmword ptr [rdi+672]
vmovdqa ymmword ptr [rdi+4928+\d1], ymm9
vpsrlq ymm9, ymm\r17, \i19
.endm
vmovdqa ymm0, ymmword ptr [rdi+7872]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+7904]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+7936]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+7968]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+8000]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+8032]	// limbs
vmovdqa ymm6, ymmword ptr [rdi+8064]	// limbs
vmovdqa ymm7, ymmword ptr [rdi+8096]	// limbs
vmovdqa ymm8, ymmword ptr [rdi+8128]	// limbs
limbs_2 0, 0, 0, 29, 58, 1, 6, 23, 52, 2, 12, 17, 46, 3, 18, 11, 40, 4, 24, 5	// limbs
limbs_2 9, 288, 4, 34, 63, 5, 1, 28, 57, 6, 7, 22, 51, 7, 13, 16, 45, 8, 19, 10	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5248], ymm9	// limbs
vpsrlq ymm9, ymm8, 39	// limbs
vmovdqa ymmword ptr [rdi+5280], ymm9	// limbs
lea rsi, [rdi+6592]	// begin
lea rax, [rdi+5952]	// begin
.p2align 5
2:
sub rsi, 320	// loop
row_5 0, 0, 1, 2	// p.row0
row_5 3, 96, 0, 1	// p.row0
row_5 2, 192, 3, 0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+288]	// p.row0
row_3 0, 1, 2, 3	// p.row0
row_3 64, 3, 0, 1	// p.row0
row_3 128, 1, 2, 3	// p.row0
row_3 192, 3, 0, 1	// p.row0
row_3 256, 1, 2, 3	// p.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_4 0	// p.row0
row_4 96	// p.row0
row_4 192	// p.row0
row_4 288	// p.row0
row_4 384	// p.row0
row_4 480	// p.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// p.row0
mov r10, -640	// p.row0
.p2align 5
5:
reduce 13, 14, 15, 12	// p.reduce
row 15, 14	// p.row
jnz 5b	// p.row
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_2 0	// p0.row0
.p2align 5
5:
reduce 14, 15, 12, 13	// p0.reduce
row 14, 15	// p0.row
jnz 5b	// p0.row
carry -2560	// p0.carry
row_2 -320	// p1.row0
.p2align 5
5:
reduce 15, 12, 13, 14	// p1.reduce
row 15, 14	// p1.row
jnz 5b	// p1.row
carry -1920	// p1.carry
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
inverses 640	// inverses
inverses 768	// inverses
inverses 896	// inverses
inverses 1024	// inverses
inverses 1152	// inverses
vzeroupper	// leave
ret	// leave
.purgem reduce
.purgem row
.purgem carry
.purgem row_2
.purgem inverses
.purgem limbs
.purgem row_3
.purgem row_4
.purgem row_5
.purgem limbs_2
