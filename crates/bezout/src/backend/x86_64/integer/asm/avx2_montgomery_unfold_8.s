// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m, from that of their product [Mon85, Mon87], 8 words and 18
//   limbs of 29 bits.
// In: rdi = state, as `avx2_montgomery_fold_8` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 10496 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 576,
//   2^29 - 1 at 608, 1 at 640, orders of lanes at 672, p at 768, spare at 1920, first at 3072, x at
//   4224, others at 5376, total at 7104,
//   2^(29 limbs) - m at 7360, masks of zeros at 7936, scratch at 8000.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1473 instructions.
.macro reduce r0, r1, r2, r3, r4, r5, r6
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224]
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256]
vpmuludq ymm\r0, ymm1, ymmword ptr [rdi+4224]
vpaddq ymm4, ymm4, ymm\r0
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288]
vpmuludq ymm\r1, ymm1, ymmword ptr [rdi+4256]
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm\r2, ymm2, ymmword ptr [rdi+4224]
vpaddq ymm5, ymm5, ymm\r2
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]
vpand ymm6, ymm6, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10304], ymm6
vpmuludq ymm\r3, ymm6, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r3
vpmuludq ymm\r4, ymm6, ymmword ptr [rdi+32]
vpaddq ymm4, ymm4, ymm\r4
vpsrlq ymm3, ymm3, 29
vpaddq ymm4, ymm4, ymm3
vpmuludq ymm\r5, ymm6, ymmword ptr [rdi+64]
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]
vpand ymm7, ymm7, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10336], ymm7
vpmuludq ymm\r6, ymm7, ymmword ptr [rdi+0]
vpaddq ymm4, ymm4, ymm\r6
vpmuludq ymm\r0, ymm7, ymmword ptr [rdi+32]
vpaddq ymm5, ymm5, ymm\r0
vpsrlq ymm4, ymm4, 29
vpaddq ymm5, ymm5, ymm4
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+10368], ymm8
vpmuludq ymm\r1, ymm8, ymmword ptr [rdi+0]
vpaddq ymm5, ymm5, ymm\r1
vpsrlq ymm5, ymm5, 29
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]
vmovdqa ymmword ptr [rdi+8096], ymm5
.endm
.macro row r0, r1, r2, r3, r4
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]
vmovdqa ymm3, ymmword ptr [rdi+10304]
vmovdqa ymm4, ymmword ptr [rdi+10336]
vmovdqa ymm5, ymmword ptr [rdi+10368]
vmovdqa ymm9, ymmword ptr [rdi+4256]
vmovdqa ymm10, ymmword ptr [rdi+32]
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r0, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r0
vmovdqa ymm9, ymmword ptr [rdi+4288]
vmovdqa ymm10, ymmword ptr [rdi+64]
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vmovdqa ymm9, ymmword ptr [rdi+4320]
vmovdqa ymm10, ymmword ptr [rdi+96]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]
vmovdqa ymmword ptr [rdi+8000], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4352]
vmovdqa ymm10, ymmword ptr [rdi+128]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]
vmovdqa ymmword ptr [rdi+8032], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4384]
vmovdqa ymm10, ymmword ptr [rdi+160]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]
vmovdqa ymmword ptr [rdi+8064], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4416]
vmovdqa ymm10, ymmword ptr [rdi+192]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]
vmovdqa ymmword ptr [rdi+8096], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4448]
vmovdqa ymm10, ymmword ptr [rdi+224]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]
vmovdqa ymmword ptr [rdi+8128], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4480]
vmovdqa ymm10, ymmword ptr [rdi+256]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]
vmovdqa ymmword ptr [rdi+8160], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4512]
vmovdqa ymm10, ymmword ptr [rdi+288]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]
vmovdqa ymmword ptr [rdi+8192], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4544]
vmovdqa ymm10, ymmword ptr [rdi+320]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]
vmovdqa ymmword ptr [rdi+8224], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4576]
vmovdqa ymm10, ymmword ptr [rdi+352]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]
vmovdqa ymmword ptr [rdi+8256], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4608]
vmovdqa ymm10, ymmword ptr [rdi+384]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]
vmovdqa ymmword ptr [rdi+8288], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4640]
vmovdqa ymm10, ymmword ptr [rdi+416]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]
vmovdqa ymmword ptr [rdi+8320], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4672]
vmovdqa ymm10, ymmword ptr [rdi+448]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]
vmovdqa ymmword ptr [rdi+8352], ymm8
vmovdqa ymm9, ymmword ptr [rdi+4704]
vmovdqa ymm10, ymmword ptr [rdi+480]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm6, ymm6, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm6, ymm6, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm7, ymm7, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm7, ymm7, ymm\r2
vpmuludq ymm8, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm8, ymm8, ymm\r3
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]
vmovdqa ymmword ptr [rdi+8384], ymm6
vmovdqa ymm9, ymmword ptr [rdi+4736]
vmovdqa ymm10, ymmword ptr [rdi+512]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm7, ymm7, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm7, ymm7, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm8, ymm8, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm8, ymm8, ymm\r2
vpmuludq ymm6, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm6, ymm6, ymm\r3
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]
vmovdqa ymmword ptr [rdi+8416], ymm7
vmovdqa ymm9, ymmword ptr [rdi+4768]
vmovdqa ymm10, ymmword ptr [rdi+544]
vpmuludq ymm\r4, ymm9, ymm0
vpaddq ymm8, ymm8, ymm\r4
vpmuludq ymm\r0, ymm10, ymm3
vpaddq ymm8, ymm8, ymm\r0
vpmuludq ymm\r1, ymm9, ymm1
vpaddq ymm6, ymm6, ymm\r1
vpmuludq ymm\r2, ymm10, ymm4
vpaddq ymm6, ymm6, ymm\r2
vpmuludq ymm7, ymm9, ymm2
vpmuludq ymm\r3, ymm10, ymm5
vpaddq ymm7, ymm7, ymm\r3
vmovdqa ymmword ptr [rdi+8448], ymm8
vmovdqa ymmword ptr [rdi+8480], ymm6
vmovdqa ymmword ptr [rdi+8512], ymm7
add r10, 96
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+8000]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4224+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8032]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4256+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8064]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4288+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8096]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4320+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8128]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4352+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8160]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4384+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8192]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4416+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8224]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4448+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8256]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4480+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8288]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4512+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8320]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4544+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8352]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4576+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8384]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4608+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8416]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4640+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8448]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4672+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+8480]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4704+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+8512]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4736+\d0], ymm15
vmovdqa ymmword ptr [rdi+4768+\d0], ymm0
.endm
.macro row_2 d0
vmovdqu ymm0, ymmword ptr [rdi+1056+\d0]
vmovdqa ymmword ptr [rdi+9152], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1088+\d0]
vmovdqa ymmword ptr [rdi+9184], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1120+\d0]
vmovdqa ymmword ptr [rdi+9216], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1152+\d0]
vmovdqa ymmword ptr [rdi+9248], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1184+\d0]
vmovdqa ymmword ptr [rdi+9280], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1216+\d0]
vmovdqa ymmword ptr [rdi+9312], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1248+\d0]
vmovdqa ymmword ptr [rdi+9344], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1280+\d0]
vmovdqa ymmword ptr [rdi+9376], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1312+\d0]
vmovdqa ymmword ptr [rdi+9408], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1056+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9440], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1088+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9472], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1120+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9504], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1152+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9536], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1184+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9568], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1216+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+9600], ymm2
vmovdqu ymm3, ymmword ptr [rdi+1248+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+9632], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1280+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+9664], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1312+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+9696], ymm1
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
mov r10, -576
.endm
.macro inverses d0
vmovdqa ymm0, ymmword ptr [rdi+1920+\d0]
vmovdqa ymmword ptr [rdi+768+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1952+\d0]
vmovdqa ymmword ptr [rdi+800+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1984+\d0]
vmovdqa ymmword ptr [rdi+832+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+2016+\d0]
vmovdqa ymmword ptr [rdi+864+\d0], ymm0
.endm
.macro limbs r0, d1, r2, i3, i4, r5, i6
vpand ymm8, ymm\r0, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4224+\d1], ymm8
vpsrlq ymm8, ymm\r2, \i3
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4256+\d1], ymm8
vpsrlq ymm8, ymm\r2, \i4
vpsllq ymm15, ymm\r5, \i6
vpor ymm8, ymm8, ymm15
.endm
.macro row_3 d0, r1, r2, d3
vmovdqa ymmword ptr [rdi+9152+\d0], ymm\r1
vmovdqu ymm\r2, ymmword ptr [rsi+32+\d3]
.endm
.macro row_4 d0, r1, r2, r3, r4
row_3 256+\d0, \r1, \r2, -32+\d0
vpsrlq ymm\r2, ymm\r2, 32
row_3 288+\d0, \r2, \r3, \d0
vpsrlq ymm\r3, ymm\r3, 32
row_3 320+\d0, \r3, \r4, 32+\d0
vpsrlq ymm\r4, ymm\r4, 32
.endm
.macro row_5 d0
vmovdqa ymmword ptr [rdi+8000+\d0], ymm0
vmovdqa ymmword ptr [rdi+8032+\d0], ymm0
vmovdqa ymmword ptr [rdi+8064+\d0], ymm0
vmovdqa ymmword ptr [rdi+8096+\d0], ymm0
.endm
.macro limbs_2 d0, r1, i2, i3, r4, i5, i6, i7, r8, i9, i10, i11, r12, i13, i14
limbs 8, 64+\d0, \r1, \i2, \i3, \r4, \i5
limbs 8, 128+\d0, \r4, \i6, \i7, \r8, \i9
limbs 8, 192+\d0, \r8, \i10, \i11, \r12, \i13
vpand ymm8, ymm8, ymmword ptr [rdi+608]
vmovdqa ymmword ptr [rdi+4480+\d0], ymm8
vpsrlq ymm8, ymm\r12, \i14
.endm
vmovdqa ymm0, ymmword ptr [rdi+7104]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+7136]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+7168]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+7200]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+7232]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+7264]	// limbs
vmovdqa ymm6, ymmword ptr [rdi+7296]	// limbs
vmovdqa ymm7, ymmword ptr [rdi+7328]	// limbs
limbs 0, 0, 0, 29, 58, 1, 6	// limbs
limbs_2 0, 1, 23, 52, 2, 12, 17, 46, 3, 18, 11, 40, 4, 24, 5	// limbs
limbs_2 224, 4, 34, 63, 5, 1, 28, 57, 6, 7, 22, 51, 7, 13, 16	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4736], ymm8	// limbs
vpsrlq ymm8, ymm7, 45	// limbs
vmovdqa ymmword ptr [rdi+4768], ymm8	// limbs
lea rsi, [rdi+5952]	// begin
lea rax, [rdi+5376]	// begin
.p2align 5
2:
sub rsi, 288	// loop
vmovdqu ymm0, ymmword ptr [rsi+0]	// p.row0
row_3 0, 0, 1, 0	// p.row0
row_3 32, 1, 2, 32	// p.row0
row_3 64, 2, 3, 64	// p.row0
row_3 96, 3, 0, 96	// p.row0
row_3 128, 0, 1, 128	// p.row0
row_3 160, 1, 2, 160	// p.row0
row_3 192, 2, 3, 192	// p.row0
row_3 224, 3, 0, 224	// p.row0
row_4 0, 0, 1, 2, 3	// p.row0
row_4 96, 3, 0, 1, 2	// p.row0
row_4 192, 2, 3, 0, 1	// p.row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_5 0	// p.row0
row_5 128	// p.row0
row_5 256	// p.row0
row_5 384	// p.row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// p.row0
mov r10, -576	// p.row0
.p2align 5
5:
reduce 10, 11, 12, 13, 14, 15, 9	// p.reduce
row 11, 12, 13, 14, 15	// p.row
jnz 5b	// p.row
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_2 0	// p0.row0
.p2align 5
5:
reduce 14, 15, 9, 10, 11, 12, 13	// p0.reduce
row 14, 15, 11, 12, 13	// p0.row
jnz 5b	// p0.row
carry -2304	// p0.carry
row_2 -288	// p1.row0
.p2align 5
5:
reduce 11, 12, 13, 14, 15, 9, 10	// p1.reduce
row 12, 13, 14, 15, 11	// p1.row
jnz 5b	// p1.row
carry -1728	// p1.carry
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
inverses 640	// inverses
inverses 768	// inverses
inverses 896	// inverses
inverses 1024	// inverses
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
