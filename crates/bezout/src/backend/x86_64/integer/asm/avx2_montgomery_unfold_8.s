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
vmovdqa ymm0, ymmword ptr [rdi+7104]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+7136]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+7168]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+7200]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+7232]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+7264]	// limbs
vmovdqa ymm6, ymmword ptr [rdi+7296]	// limbs
vmovdqa ymm7, ymmword ptr [rdi+7328]	// limbs
vpand ymm8, ymm0, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4224], ymm8	// limbs
vpsrlq ymm8, ymm0, 29	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4256], ymm8	// limbs
vpsrlq ymm8, ymm0, 58	// limbs
vpsllq ymm15, ymm1, 6	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4288], ymm8	// limbs
vpsrlq ymm8, ymm1, 23	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4320], ymm8	// limbs
vpsrlq ymm8, ymm1, 52	// limbs
vpsllq ymm15, ymm2, 12	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4352], ymm8	// limbs
vpsrlq ymm8, ymm2, 17	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4384], ymm8	// limbs
vpsrlq ymm8, ymm2, 46	// limbs
vpsllq ymm15, ymm3, 18	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4416], ymm8	// limbs
vpsrlq ymm8, ymm3, 11	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4448], ymm8	// limbs
vpsrlq ymm8, ymm3, 40	// limbs
vpsllq ymm15, ymm4, 24	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4480], ymm8	// limbs
vpsrlq ymm8, ymm4, 5	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4512], ymm8	// limbs
vpsrlq ymm8, ymm4, 34	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4544], ymm8	// limbs
vpsrlq ymm8, ymm4, 63	// limbs
vpsllq ymm15, ymm5, 1	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4576], ymm8	// limbs
vpsrlq ymm8, ymm5, 28	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4608], ymm8	// limbs
vpsrlq ymm8, ymm5, 57	// limbs
vpsllq ymm15, ymm6, 7	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4640], ymm8	// limbs
vpsrlq ymm8, ymm6, 22	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4672], ymm8	// limbs
vpsrlq ymm8, ymm6, 51	// limbs
vpsllq ymm15, ymm7, 13	// limbs
vpor ymm8, ymm8, ymm15	// limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// limbs
vmovdqa ymmword ptr [rdi+4704], ymm8	// limbs
vpsrlq ymm8, ymm7, 16	// limbs
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
vmovdqa ymmword ptr [rdi+9152], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+32]	// p.row0
vmovdqa ymmword ptr [rdi+9184], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+64]	// p.row0
vmovdqa ymmword ptr [rdi+9216], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+96]	// p.row0
vmovdqa ymmword ptr [rdi+9248], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+128]	// p.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+160]	// p.row0
vmovdqa ymmword ptr [rdi+9312], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+192]	// p.row0
vmovdqa ymmword ptr [rdi+9344], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+224]	// p.row0
vmovdqa ymmword ptr [rdi+9376], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+256]	// p.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+0]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9440], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+32]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+9472], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+64]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+9504], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+96]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+128]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9568], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+160]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+9600], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+192]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+9632], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+224]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+256]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8032], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8064], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8096], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8128], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8160], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8192], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8224], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8256], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8288], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8320], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8352], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8384], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8416], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8448], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8480], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// p.row0
mov r10, -576	// p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256]	// p.reduce
vpmuludq ymm10, ymm1, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm4, ymm4, ymm10	// p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288]	// p.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+4256]	// p.reduce
vpaddq ymm5, ymm5, ymm11	// p.reduce
vpmuludq ymm12, ymm2, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm5, ymm5, ymm12	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]	// p.reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// p.reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10304], ymm6	// p.reduce
vpmuludq ymm13, ymm6, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm3, ymm3, ymm13	// p.reduce
vpmuludq ymm14, ymm6, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm4, ymm4, ymm14	// p.reduce
vpsrlq ymm3, ymm3, 29	// p.reduce
vpaddq ymm4, ymm4, ymm3	// p.reduce
vpmuludq ymm15, ymm6, ymmword ptr [rdi+64]	// p.reduce
vpaddq ymm5, ymm5, ymm15	// p.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// p.reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10336], ymm7	// p.reduce
vpmuludq ymm9, ymm7, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm4, ymm4, ymm9	// p.reduce
vpmuludq ymm10, ymm7, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm5, ymm5, ymm10	// p.reduce
vpsrlq ymm4, ymm4, 29	// p.reduce
vpaddq ymm5, ymm5, ymm4	// p.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10368], ymm8	// p.reduce
vpmuludq ymm11, ymm8, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm5, ymm5, ymm11	// p.reduce
vpsrlq ymm5, ymm5, 29	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// p.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+10304]	// p.row
vmovdqa ymm4, ymmword ptr [rdi+10336]	// p.row
vmovdqa ymm5, ymmword ptr [rdi+10368]	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4256]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm11, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4288]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4320]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]	// p.row
vmovdqa ymmword ptr [rdi+8000], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4352]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]	// p.row
vmovdqa ymmword ptr [rdi+8032], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4384]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]	// p.row
vmovdqa ymmword ptr [rdi+8064], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4416]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// p.row
vmovdqa ymmword ptr [rdi+8096], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4448]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// p.row
vmovdqa ymmword ptr [rdi+8128], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4480]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]	// p.row
vmovdqa ymmword ptr [rdi+8160], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4512]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]	// p.row
vmovdqa ymmword ptr [rdi+8192], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4544]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]	// p.row
vmovdqa ymmword ptr [rdi+8224], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4576]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// p.row
vmovdqa ymmword ptr [rdi+8256], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4608]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]	// p.row
vmovdqa ymmword ptr [rdi+8288], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4640]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]	// p.row
vmovdqa ymmword ptr [rdi+8320], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4672]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+448]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]	// p.row
vmovdqa ymmword ptr [rdi+8352], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4704]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+480]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]	// p.row
vmovdqa ymmword ptr [rdi+8384], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4736]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+512]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]	// p.row
vmovdqa ymmword ptr [rdi+8416], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4768]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+544]	// p.row
vpmuludq ymm15, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm13, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vmovdqa ymmword ptr [rdi+8448], ymm8	// p.row
vmovdqa ymmword ptr [rdi+8480], ymm6	// p.row
vmovdqa ymmword ptr [rdi+8512], ymm7	// p.row
add r10, 96	// p.row
jnz 5b	// p.row
vmovdqa ymm15, ymmword ptr [rdi+8000]	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4224], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8032]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4256], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8064]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4288], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8096]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4320], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8128]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4352], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8160]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4384], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8192]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4416], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8224]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4448], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8256]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4480], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8288]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4512], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8320]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4544], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8352]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4576], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8384]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4608], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8416]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4640], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8448]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4672], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8480]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4704], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8512]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymmword ptr [rdi+4736], ymm15	// p.carry
vmovdqa ymmword ptr [rdi+4768], ymm0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu ymm0, ymmword ptr [rdi+1056]	// p0.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1088]	// p0.row0
vmovdqa ymmword ptr [rdi+9184], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1120]	// p0.row0
vmovdqa ymmword ptr [rdi+9216], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1152]	// p0.row0
vmovdqa ymmword ptr [rdi+9248], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1184]	// p0.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1216]	// p0.row0
vmovdqa ymmword ptr [rdi+9312], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1248]	// p0.row0
vmovdqa ymmword ptr [rdi+9344], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1280]	// p0.row0
vmovdqa ymmword ptr [rdi+9376], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1312]	// p0.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1056]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9440], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1088]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9472], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1120]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9504], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1152]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1184]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9568], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1216]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9600], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1248]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9632], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1280]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1312]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// p0.row0
vpxor ymm0, ymm0, ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8032], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8064], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8096], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8128], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8160], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8192], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8224], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8256], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8288], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8320], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8352], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8384], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8416], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8448], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8480], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// p0.row0
mov r10, -576	// p0.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p0.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p0.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224]	// p0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// p0.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256]	// p0.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4224]	// p0.reduce
vpaddq ymm4, ymm4, ymm14	// p0.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// p0.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288]	// p0.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+4256]	// p0.reduce
vpaddq ymm5, ymm5, ymm15	// p0.reduce
vpmuludq ymm9, ymm2, ymmword ptr [rdi+4224]	// p0.reduce
vpaddq ymm5, ymm5, ymm9	// p0.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]	// p0.reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// p0.reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p0.reduce
vmovdqa ymmword ptr [rdi+10304], ymm6	// p0.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm3, ymm3, ymm10	// p0.reduce
vpmuludq ymm11, ymm6, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm4, ymm4, ymm11	// p0.reduce
vpsrlq ymm3, ymm3, 29	// p0.reduce
vpaddq ymm4, ymm4, ymm3	// p0.reduce
vpmuludq ymm12, ymm6, ymmword ptr [rdi+64]	// p0.reduce
vpaddq ymm5, ymm5, ymm12	// p0.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// p0.reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p0.reduce
vmovdqa ymmword ptr [rdi+10336], ymm7	// p0.reduce
vpmuludq ymm13, ymm7, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm4, ymm4, ymm13	// p0.reduce
vpmuludq ymm14, ymm7, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm5, ymm5, ymm14	// p0.reduce
vpsrlq ymm4, ymm4, 29	// p0.reduce
vpaddq ymm5, ymm5, ymm4	// p0.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// p0.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p0.reduce
vmovdqa ymmword ptr [rdi+10368], ymm8	// p0.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm5, ymm5, ymm15	// p0.reduce
vpsrlq ymm5, ymm5, 29	// p0.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// p0.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p0.row
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p0.row
vmovdqa ymm3, ymmword ptr [rdi+10304]	// p0.row
vmovdqa ymm4, ymmword ptr [rdi+10336]	// p0.row
vmovdqa ymm5, ymmword ptr [rdi+10368]	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4256]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+32]	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm14, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4288]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+64]	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4320]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+96]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm6, ymm6, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm7, ymm7, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm7, ymm7, ymm11	// p0.row
vpmuludq ymm8, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm12	// p0.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]	// p0.row
vmovdqa ymmword ptr [rdi+8000], ymm6	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4352]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+128]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm7, ymm7, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm7, ymm7, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm11	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm12	// p0.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]	// p0.row
vmovdqa ymmword ptr [rdi+8032], ymm7	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4384]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+160]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]	// p0.row
vmovdqa ymmword ptr [rdi+8064], ymm8	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4416]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+192]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm6, ymm6, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm7, ymm7, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm7, ymm7, ymm11	// p0.row
vpmuludq ymm8, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm12	// p0.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// p0.row
vmovdqa ymmword ptr [rdi+8096], ymm6	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4448]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+224]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm7, ymm7, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm7, ymm7, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm11	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm12	// p0.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// p0.row
vmovdqa ymmword ptr [rdi+8128], ymm7	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4480]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+256]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]	// p0.row
vmovdqa ymmword ptr [rdi+8160], ymm8	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4512]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+288]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm6, ymm6, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm7, ymm7, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm7, ymm7, ymm11	// p0.row
vpmuludq ymm8, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm12	// p0.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]	// p0.row
vmovdqa ymmword ptr [rdi+8192], ymm6	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4544]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+320]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm7, ymm7, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm7, ymm7, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm11	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm12	// p0.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]	// p0.row
vmovdqa ymmword ptr [rdi+8224], ymm7	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4576]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+352]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// p0.row
vmovdqa ymmword ptr [rdi+8256], ymm8	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4608]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+384]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm6, ymm6, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm7, ymm7, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm7, ymm7, ymm11	// p0.row
vpmuludq ymm8, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm12	// p0.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]	// p0.row
vmovdqa ymmword ptr [rdi+8288], ymm6	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4640]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+416]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm7, ymm7, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm7, ymm7, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm11	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm12	// p0.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]	// p0.row
vmovdqa ymmword ptr [rdi+8320], ymm7	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4672]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+448]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]	// p0.row
vmovdqa ymmword ptr [rdi+8352], ymm8	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4704]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+480]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm6, ymm6, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm6, ymm6, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm7, ymm7, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm7, ymm7, ymm11	// p0.row
vpmuludq ymm8, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm12	// p0.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]	// p0.row
vmovdqa ymmword ptr [rdi+8384], ymm6	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4736]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+512]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm7, ymm7, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm7, ymm7, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm11	// p0.row
vpmuludq ymm6, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm6, ymm6, ymm12	// p0.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]	// p0.row
vmovdqa ymmword ptr [rdi+8416], ymm7	// p0.row
vmovdqa ymm9, ymmword ptr [rdi+4768]	// p0.row
vmovdqa ymm10, ymmword ptr [rdi+544]	// p0.row
vpmuludq ymm13, ymm9, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm13	// p0.row
vpmuludq ymm14, ymm10, ymm3	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm9, ymm1	// p0.row
vpaddq ymm6, ymm6, ymm15	// p0.row
vpmuludq ymm11, ymm10, ymm4	// p0.row
vpaddq ymm6, ymm6, ymm11	// p0.row
vpmuludq ymm7, ymm9, ymm2	// p0.row
vpmuludq ymm12, ymm10, ymm5	// p0.row
vpaddq ymm7, ymm7, ymm12	// p0.row
vmovdqa ymmword ptr [rdi+8448], ymm8	// p0.row
vmovdqa ymmword ptr [rdi+8480], ymm6	// p0.row
vmovdqa ymmword ptr [rdi+8512], ymm7	// p0.row
add r10, 96	// p0.row
jnz 5b	// p0.row
vmovdqa ymm15, ymmword ptr [rdi+8000]	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+1920], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8032]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+1952], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8064]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+1984], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8096]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2016], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8128]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2048], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8160]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2080], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8192]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2112], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8224]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2144], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8256]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2176], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8288]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2208], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8320]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2240], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8352]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2272], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8384]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2304], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8416]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2336], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8448]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2368], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8480]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2400], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8512]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p0.carry
vmovdqa ymmword ptr [rdi+2432], ymm15	// p0.carry
vmovdqa ymmword ptr [rdi+2464], ymm0	// p0.carry
vmovdqu ymm0, ymmword ptr [rdi+768]	// p1.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+800]	// p1.row0
vmovdqa ymmword ptr [rdi+9184], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+832]	// p1.row0
vmovdqa ymmword ptr [rdi+9216], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+864]	// p1.row0
vmovdqa ymmword ptr [rdi+9248], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+896]	// p1.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+928]	// p1.row0
vmovdqa ymmword ptr [rdi+9312], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+960]	// p1.row0
vmovdqa ymmword ptr [rdi+9344], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+992]	// p1.row0
vmovdqa ymmword ptr [rdi+9376], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+1024]	// p1.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+768]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9440], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+800]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9472], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+832]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9504], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+864]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+896]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9568], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+928]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9600], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+960]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9632], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+992]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+1024]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// p1.row0
vpxor ymm0, ymm0, ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8032], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8064], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8096], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8128], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8160], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8192], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8224], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8256], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8288], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8320], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8352], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8384], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8416], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8448], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8480], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// p1.row0
mov r10, -576	// p1.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p1.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p1.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224]	// p1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// p1.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256]	// p1.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+4224]	// p1.reduce
vpaddq ymm4, ymm4, ymm11	// p1.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// p1.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288]	// p1.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4256]	// p1.reduce
vpaddq ymm5, ymm5, ymm12	// p1.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4224]	// p1.reduce
vpaddq ymm5, ymm5, ymm13	// p1.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]	// p1.reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// p1.reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p1.reduce
vmovdqa ymmword ptr [rdi+10304], ymm6	// p1.reduce
vpmuludq ymm14, ymm6, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm3, ymm3, ymm14	// p1.reduce
vpmuludq ymm15, ymm6, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm4, ymm4, ymm15	// p1.reduce
vpsrlq ymm3, ymm3, 29	// p1.reduce
vpaddq ymm4, ymm4, ymm3	// p1.reduce
vpmuludq ymm9, ymm6, ymmword ptr [rdi+64]	// p1.reduce
vpaddq ymm5, ymm5, ymm9	// p1.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// p1.reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p1.reduce
vmovdqa ymmword ptr [rdi+10336], ymm7	// p1.reduce
vpmuludq ymm10, ymm7, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm4, ymm4, ymm10	// p1.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm5, ymm5, ymm11	// p1.reduce
vpsrlq ymm4, ymm4, 29	// p1.reduce
vpaddq ymm5, ymm5, ymm4	// p1.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// p1.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p1.reduce
vmovdqa ymmword ptr [rdi+10368], ymm8	// p1.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm5, ymm5, ymm12	// p1.reduce
vpsrlq ymm5, ymm5, 29	// p1.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// p1.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p1.row
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p1.row
vmovdqa ymm3, ymmword ptr [rdi+10304]	// p1.row
vmovdqa ymm4, ymmword ptr [rdi+10336]	// p1.row
vmovdqa ymm5, ymmword ptr [rdi+10368]	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4256]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+32]	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm12, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4288]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+64]	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4320]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+96]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm6, ymm6, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm7, ymm7, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm7, ymm7, ymm14	// p1.row
vpmuludq ymm8, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]	// p1.row
vmovdqa ymmword ptr [rdi+8000], ymm6	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4352]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+128]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm7, ymm7, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm7, ymm7, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm15	// p1.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]	// p1.row
vmovdqa ymmword ptr [rdi+8032], ymm7	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4384]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+160]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm8, ymm8, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]	// p1.row
vmovdqa ymmword ptr [rdi+8064], ymm8	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4416]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+192]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm6, ymm6, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm7, ymm7, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm7, ymm7, ymm14	// p1.row
vpmuludq ymm8, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// p1.row
vmovdqa ymmword ptr [rdi+8096], ymm6	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4448]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+224]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm7, ymm7, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm7, ymm7, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm15	// p1.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// p1.row
vmovdqa ymmword ptr [rdi+8128], ymm7	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4480]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+256]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm8, ymm8, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]	// p1.row
vmovdqa ymmword ptr [rdi+8160], ymm8	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4512]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+288]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm6, ymm6, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm7, ymm7, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm7, ymm7, ymm14	// p1.row
vpmuludq ymm8, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]	// p1.row
vmovdqa ymmword ptr [rdi+8192], ymm6	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4544]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+320]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm7, ymm7, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm7, ymm7, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm15	// p1.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]	// p1.row
vmovdqa ymmword ptr [rdi+8224], ymm7	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4576]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+352]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm8, ymm8, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// p1.row
vmovdqa ymmword ptr [rdi+8256], ymm8	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4608]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+384]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm6, ymm6, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm7, ymm7, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm7, ymm7, ymm14	// p1.row
vpmuludq ymm8, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]	// p1.row
vmovdqa ymmword ptr [rdi+8288], ymm6	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4640]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+416]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm7, ymm7, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm7, ymm7, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm15	// p1.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]	// p1.row
vmovdqa ymmword ptr [rdi+8320], ymm7	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4672]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+448]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm8, ymm8, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]	// p1.row
vmovdqa ymmword ptr [rdi+8352], ymm8	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4704]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+480]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm6, ymm6, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm6, ymm6, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm7, ymm7, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm7, ymm7, ymm14	// p1.row
vpmuludq ymm8, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]	// p1.row
vmovdqa ymmword ptr [rdi+8384], ymm6	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4736]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+512]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm7, ymm7, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm7, ymm7, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm6, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm6, ymm6, ymm15	// p1.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]	// p1.row
vmovdqa ymmword ptr [rdi+8416], ymm7	// p1.row
vmovdqa ymm9, ymmword ptr [rdi+4768]	// p1.row
vmovdqa ymm10, ymmword ptr [rdi+544]	// p1.row
vpmuludq ymm11, ymm9, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm11	// p1.row
vpmuludq ymm12, ymm10, ymm3	// p1.row
vpaddq ymm8, ymm8, ymm12	// p1.row
vpmuludq ymm13, ymm9, ymm1	// p1.row
vpaddq ymm6, ymm6, ymm13	// p1.row
vpmuludq ymm14, ymm10, ymm4	// p1.row
vpaddq ymm6, ymm6, ymm14	// p1.row
vpmuludq ymm7, ymm9, ymm2	// p1.row
vpmuludq ymm15, ymm10, ymm5	// p1.row
vpaddq ymm7, ymm7, ymm15	// p1.row
vmovdqa ymmword ptr [rdi+8448], ymm8	// p1.row
vmovdqa ymmword ptr [rdi+8480], ymm6	// p1.row
vmovdqa ymmword ptr [rdi+8512], ymm7	// p1.row
add r10, 96	// p1.row
jnz 5b	// p1.row
vmovdqa ymm15, ymmword ptr [rdi+8000]	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2496], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8032]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2528], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8064]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2560], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8096]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2592], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8128]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2624], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8160]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2656], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8192]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2688], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8224]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2720], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8256]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2752], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8288]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2784], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8320]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2816], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8352]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2848], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8384]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2880], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8416]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2912], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8448]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2944], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8480]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+2976], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8512]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p1.carry
vmovdqa ymmword ptr [rdi+3008], ymm15	// p1.carry
vmovdqa ymmword ptr [rdi+3040], ymm0	// p1.carry
vmovdqa ymm0, ymmword ptr [rdi+1920]	// inverses
vmovdqa ymmword ptr [rdi+768], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1952]	// inverses
vmovdqa ymmword ptr [rdi+800], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1984]	// inverses
vmovdqa ymmword ptr [rdi+832], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2016]	// inverses
vmovdqa ymmword ptr [rdi+864], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2048]	// inverses
vmovdqa ymmword ptr [rdi+896], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2080]	// inverses
vmovdqa ymmword ptr [rdi+928], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2112]	// inverses
vmovdqa ymmword ptr [rdi+960], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2144]	// inverses
vmovdqa ymmword ptr [rdi+992], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2176]	// inverses
vmovdqa ymmword ptr [rdi+1024], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2208]	// inverses
vmovdqa ymmword ptr [rdi+1056], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2240]	// inverses
vmovdqa ymmword ptr [rdi+1088], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2272]	// inverses
vmovdqa ymmword ptr [rdi+1120], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2304]	// inverses
vmovdqa ymmword ptr [rdi+1152], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2336]	// inverses
vmovdqa ymmword ptr [rdi+1184], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2368]	// inverses
vmovdqa ymmword ptr [rdi+1216], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2400]	// inverses
vmovdqa ymmword ptr [rdi+1248], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2432]	// inverses
vmovdqa ymmword ptr [rdi+1280], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2464]	// inverses
vmovdqa ymmword ptr [rdi+1312], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2496]	// inverses
vmovdqa ymmword ptr [rdi+1344], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2528]	// inverses
vmovdqa ymmword ptr [rdi+1376], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2560]	// inverses
vmovdqa ymmword ptr [rdi+1408], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2592]	// inverses
vmovdqa ymmword ptr [rdi+1440], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2624]	// inverses
vmovdqa ymmword ptr [rdi+1472], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2656]	// inverses
vmovdqa ymmword ptr [rdi+1504], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2688]	// inverses
vmovdqa ymmword ptr [rdi+1536], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2720]	// inverses
vmovdqa ymmword ptr [rdi+1568], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2752]	// inverses
vmovdqa ymmword ptr [rdi+1600], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2784]	// inverses
vmovdqa ymmword ptr [rdi+1632], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2816]	// inverses
vmovdqa ymmword ptr [rdi+1664], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2848]	// inverses
vmovdqa ymmword ptr [rdi+1696], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2880]	// inverses
vmovdqa ymmword ptr [rdi+1728], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2912]	// inverses
vmovdqa ymmword ptr [rdi+1760], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2944]	// inverses
vmovdqa ymmword ptr [rdi+1792], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2976]	// inverses
vmovdqa ymmword ptr [rdi+1824], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3008]	// inverses
vmovdqa ymmword ptr [rdi+1856], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3040]	// inverses
vmovdqa ymmword ptr [rdi+1888], ymm0	// inverses
vzeroupper	// leave
ret	// leave
