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
vmovdqa ymm0, ymmword ptr [rdi+7872]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+7904]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+7936]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+7968]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+8000]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+8032]	// limbs
vmovdqa ymm6, ymmword ptr [rdi+8064]	// limbs
vmovdqa ymm7, ymmword ptr [rdi+8096]	// limbs
vmovdqa ymm8, ymmword ptr [rdi+8128]	// limbs
vpand ymm9, ymm0, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4672], ymm9	// limbs
vpsrlq ymm9, ymm0, 29	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4704], ymm9	// limbs
vpsrlq ymm9, ymm0, 58	// limbs
vpsllq ymm15, ymm1, 6	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4736], ymm9	// limbs
vpsrlq ymm9, ymm1, 23	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4768], ymm9	// limbs
vpsrlq ymm9, ymm1, 52	// limbs
vpsllq ymm15, ymm2, 12	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4800], ymm9	// limbs
vpsrlq ymm9, ymm2, 17	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4832], ymm9	// limbs
vpsrlq ymm9, ymm2, 46	// limbs
vpsllq ymm15, ymm3, 18	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4864], ymm9	// limbs
vpsrlq ymm9, ymm3, 11	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4896], ymm9	// limbs
vpsrlq ymm9, ymm3, 40	// limbs
vpsllq ymm15, ymm4, 24	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4928], ymm9	// limbs
vpsrlq ymm9, ymm4, 5	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4960], ymm9	// limbs
vpsrlq ymm9, ymm4, 34	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+4992], ymm9	// limbs
vpsrlq ymm9, ymm4, 63	// limbs
vpsllq ymm15, ymm5, 1	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5024], ymm9	// limbs
vpsrlq ymm9, ymm5, 28	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5056], ymm9	// limbs
vpsrlq ymm9, ymm5, 57	// limbs
vpsllq ymm15, ymm6, 7	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5088], ymm9	// limbs
vpsrlq ymm9, ymm6, 22	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5120], ymm9	// limbs
vpsrlq ymm9, ymm6, 51	// limbs
vpsllq ymm15, ymm7, 13	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5152], ymm9	// limbs
vpsrlq ymm9, ymm7, 16	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5184], ymm9	// limbs
vpsrlq ymm9, ymm7, 45	// limbs
vpsllq ymm15, ymm8, 19	// limbs
vpor ymm9, ymm9, ymm15	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5216], ymm9	// limbs
vpsrlq ymm9, ymm8, 10	// limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// limbs
vmovdqa ymmword ptr [rdi+5248], ymm9	// limbs
vpsrlq ymm9, ymm8, 39	// limbs
vmovdqa ymmword ptr [rdi+5280], ymm9	// limbs
lea rsi, [rdi+6592]	// begin
lea rax, [rdi+5952]	// begin
.p2align 5
2:
sub rsi, 320	// loop
vmovdqu ymm0, ymmword ptr [rsi+0]	// p.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+32]	// p.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+64]	// p.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+96]	// p.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+128]	// p.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+160]	// p.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+192]	// p.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+224]	// p.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+256]	// p.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+288]	// p.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+0]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+32]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+64]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+96]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+128]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+160]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+192]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+224]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+256]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+288]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// p.row0
mov r10, -640	// p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]	// p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]	// p.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+4672]	// p.reduce
vpaddq ymm5, ymm5, ymm13	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// p.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]	// p.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4704]	// p.reduce
vpaddq ymm6, ymm6, ymm14	// p.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+4672]	// p.reduce
vpaddq ymm6, ymm6, ymm15	// p.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// p.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]	// p.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4736]	// p.reduce
vpaddq ymm7, ymm7, ymm12	// p.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4704]	// p.reduce
vpaddq ymm7, ymm7, ymm13	// p.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4672]	// p.reduce
vpaddq ymm7, ymm7, ymm14	// p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// p.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm4, ymm4, ymm15	// p.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm5, ymm5, ymm12	// p.reduce
vpsrlq ymm4, ymm4, 29	// p.reduce
vpaddq ymm5, ymm5, ymm4	// p.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// p.reduce
vpaddq ymm6, ymm6, ymm13	// p.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// p.reduce
vpaddq ymm7, ymm7, ymm14	// p.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// p.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// p.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm5, ymm5, ymm15	// p.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm6, ymm6, ymm12	// p.reduce
vpsrlq ymm5, ymm5, 29	// p.reduce
vpaddq ymm6, ymm6, ymm5	// p.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// p.reduce
vpaddq ymm7, ymm7, ymm13	// p.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// p.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// p.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm6, ymm6, ymm14	// p.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm7, ymm7, ymm15	// p.reduce
vpsrlq ymm6, ymm6, 29	// p.reduce
vpaddq ymm7, ymm7, ymm6	// p.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// p.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// p.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm7, ymm7, ymm12	// p.reduce
vpsrlq ymm7, ymm7, 29	// p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// p.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// p.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// p.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4704]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4736]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4768]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4800]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// p.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4832]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// p.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4864]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// p.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4896]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// p.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4928]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// p.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4960]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// p.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+4992]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// p.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5024]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// p.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5056]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// p.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5088]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// p.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5120]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// p.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5152]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// p.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5184]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// p.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5216]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// p.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5248]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// p.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5280]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// p.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// p.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// p.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// p.row
add r10, 128	// p.row
jnz 5b	// p.row
vmovdqa ymm15, ymmword ptr [rdi+8864]	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4672], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8896]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4704], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8928]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4736], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8960]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4768], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8992]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4800], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9024]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4832], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9056]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4864], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9088]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4896], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9120]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4928], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9152]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4960], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+4992], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5024], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5056], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5088], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5120], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5152], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5184], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5216], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymmword ptr [rdi+5248], ymm15	// p.carry
vmovdqa ymmword ptr [rdi+5280], ymm0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu ymm0, ymmword ptr [rdi+1152]	// p0.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1184]	// p0.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1216]	// p0.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1248]	// p0.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1280]	// p0.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1312]	// p0.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1344]	// p0.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1376]	// p0.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1408]	// p0.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1440]	// p0.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1152]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1184]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1216]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1248]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1280]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1312]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1344]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1376]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1408]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+1440]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// p0.row0
vpxor ymm0, ymm0, ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// p0.row0
mov r10, -640	// p0.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p0.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p0.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p0.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]	// p0.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// p0.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]	// p0.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4672]	// p0.reduce
vpaddq ymm5, ymm5, ymm14	// p0.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// p0.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]	// p0.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+4704]	// p0.reduce
vpaddq ymm6, ymm6, ymm15	// p0.reduce
vpmuludq ymm12, ymm2, ymmword ptr [rdi+4672]	// p0.reduce
vpaddq ymm6, ymm6, ymm12	// p0.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// p0.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]	// p0.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+4736]	// p0.reduce
vpaddq ymm7, ymm7, ymm13	// p0.reduce
vpmuludq ymm14, ymm2, ymmword ptr [rdi+4704]	// p0.reduce
vpaddq ymm7, ymm7, ymm14	// p0.reduce
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4672]	// p0.reduce
vpaddq ymm7, ymm7, ymm15	// p0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// p0.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// p0.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p0.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// p0.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm4, ymm4, ymm12	// p0.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm5, ymm5, ymm13	// p0.reduce
vpsrlq ymm4, ymm4, 29	// p0.reduce
vpaddq ymm5, ymm5, ymm4	// p0.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+64]	// p0.reduce
vpaddq ymm6, ymm6, ymm14	// p0.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+96]	// p0.reduce
vpaddq ymm7, ymm7, ymm15	// p0.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// p0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// p0.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// p0.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm5, ymm5, ymm12	// p0.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm6, ymm6, ymm13	// p0.reduce
vpsrlq ymm5, ymm5, 29	// p0.reduce
vpaddq ymm6, ymm6, ymm5	// p0.reduce
vpmuludq ymm14, ymm9, ymmword ptr [rdi+64]	// p0.reduce
vpaddq ymm7, ymm7, ymm14	// p0.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// p0.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// p0.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// p0.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm6, ymm6, ymm15	// p0.reduce
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm7, ymm7, ymm12	// p0.reduce
vpsrlq ymm6, ymm6, 29	// p0.reduce
vpaddq ymm7, ymm7, ymm6	// p0.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// p0.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p0.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// p0.reduce
vpmuludq ymm13, ymm11, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm7, ymm7, ymm13	// p0.reduce
vpsrlq ymm7, ymm7, 29	// p0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// p0.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// p0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p0.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p0.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p0.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// p0.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4704]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// p0.row
vpmuludq ymm8, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4736]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm9, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4768]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm10, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4800]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm11, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// p0.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4832]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm8, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// p0.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4864]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm9, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// p0.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4896]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm10, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// p0.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4928]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm11, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// p0.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4960]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm8, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// p0.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+4992]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm9, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// p0.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5024]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm10, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// p0.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5056]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm11, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// p0.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5088]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm8, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// p0.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5120]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm9, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// p0.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5152]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm10, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// p0.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5184]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm11, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// p0.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5216]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm8, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// p0.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5248]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// p0.row
vpmuludq ymm15, ymm12, ymm0	// p0.row
vpaddq ymm10, ymm10, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm4	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm1	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm5	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm12, ymm2	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm13, ymm6	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm9, ymm12, ymm3	// p0.row
vpmuludq ymm15, ymm13, ymm7	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// p0.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// p0.row
vmovdqa ymm12, ymmword ptr [rdi+5280]	// p0.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// p0.row
vpmuludq ymm14, ymm12, ymm0	// p0.row
vpaddq ymm11, ymm11, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm4	// p0.row
vpaddq ymm11, ymm11, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm1	// p0.row
vpaddq ymm8, ymm8, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm5	// p0.row
vpaddq ymm8, ymm8, ymm15	// p0.row
vpmuludq ymm14, ymm12, ymm2	// p0.row
vpaddq ymm9, ymm9, ymm14	// p0.row
vpmuludq ymm15, ymm13, ymm6	// p0.row
vpaddq ymm9, ymm9, ymm15	// p0.row
vpmuludq ymm10, ymm12, ymm3	// p0.row
vpmuludq ymm14, ymm13, ymm7	// p0.row
vpaddq ymm10, ymm10, ymm14	// p0.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// p0.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// p0.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// p0.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// p0.row
add r10, 128	// p0.row
jnz 5b	// p0.row
vmovdqa ymm15, ymmword ptr [rdi+8864]	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2112], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8896]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2144], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8928]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2176], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+8960]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2208], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+8992]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2240], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9024]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2272], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9056]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2304], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9088]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2336], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9120]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2368], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9152]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2400], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2432], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2464], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2496], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2528], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2560], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2592], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2624], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2656], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p0.carry
vmovdqa ymmword ptr [rdi+2688], ymm15	// p0.carry
vmovdqa ymmword ptr [rdi+2720], ymm0	// p0.carry
vmovdqu ymm0, ymmword ptr [rdi+832]	// p1.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+864]	// p1.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+896]	// p1.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+928]	// p1.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+960]	// p1.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+992]	// p1.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+1024]	// p1.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+1056]	// p1.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+1088]	// p1.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+1120]	// p1.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+832]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+864]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+896]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+928]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+960]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+992]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+1024]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+1056]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+1088]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+1120]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// p1.row0
vpxor ymm0, ymm0, ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// p1.row0
mov r10, -640	// p1.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p1.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p1.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p1.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]	// p1.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// p1.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]	// p1.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+4672]	// p1.reduce
vpaddq ymm5, ymm5, ymm15	// p1.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// p1.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]	// p1.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4704]	// p1.reduce
vpaddq ymm6, ymm6, ymm12	// p1.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4672]	// p1.reduce
vpaddq ymm6, ymm6, ymm13	// p1.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// p1.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]	// p1.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4736]	// p1.reduce
vpaddq ymm7, ymm7, ymm14	// p1.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+4704]	// p1.reduce
vpaddq ymm7, ymm7, ymm15	// p1.reduce
vpmuludq ymm12, ymm3, ymmword ptr [rdi+4672]	// p1.reduce
vpaddq ymm7, ymm7, ymm12	// p1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// p1.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// p1.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p1.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// p1.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm4, ymm4, ymm13	// p1.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm5, ymm5, ymm14	// p1.reduce
vpsrlq ymm4, ymm4, 29	// p1.reduce
vpaddq ymm5, ymm5, ymm4	// p1.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+64]	// p1.reduce
vpaddq ymm6, ymm6, ymm15	// p1.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+96]	// p1.reduce
vpaddq ymm7, ymm7, ymm12	// p1.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// p1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// p1.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// p1.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm5, ymm5, ymm13	// p1.reduce
vpmuludq ymm14, ymm9, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm6, ymm6, ymm14	// p1.reduce
vpsrlq ymm5, ymm5, 29	// p1.reduce
vpaddq ymm6, ymm6, ymm5	// p1.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+64]	// p1.reduce
vpaddq ymm7, ymm7, ymm15	// p1.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// p1.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// p1.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// p1.reduce
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm6, ymm6, ymm12	// p1.reduce
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm7, ymm7, ymm13	// p1.reduce
vpsrlq ymm6, ymm6, 29	// p1.reduce
vpaddq ymm7, ymm7, ymm6	// p1.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// p1.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p1.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// p1.reduce
vpmuludq ymm14, ymm11, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm7, ymm7, ymm14	// p1.reduce
vpsrlq ymm7, ymm7, 29	// p1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// p1.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// p1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// p1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// p1.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// p1.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// p1.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// p1.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4704]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// p1.row
vpmuludq ymm8, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4736]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm9, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4768]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm10, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4800]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm11, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// p1.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4832]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm8, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// p1.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4864]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm9, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// p1.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4896]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm10, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// p1.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4928]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm11, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// p1.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4960]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm8, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// p1.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+4992]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm9, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// p1.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5024]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm10, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// p1.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5056]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm11, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// p1.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5088]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm8, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// p1.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5120]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm9, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// p1.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5152]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm10, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// p1.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5184]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm11, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// p1.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5216]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm8, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// p1.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5248]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// p1.row
vpmuludq ymm14, ymm12, ymm0	// p1.row
vpaddq ymm10, ymm10, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm4	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm1	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm5	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm12, ymm2	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm13, ymm6	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm9, ymm12, ymm3	// p1.row
vpmuludq ymm14, ymm13, ymm7	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// p1.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// p1.row
vmovdqa ymm12, ymmword ptr [rdi+5280]	// p1.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// p1.row
vpmuludq ymm15, ymm12, ymm0	// p1.row
vpaddq ymm11, ymm11, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm4	// p1.row
vpaddq ymm11, ymm11, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm1	// p1.row
vpaddq ymm8, ymm8, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm5	// p1.row
vpaddq ymm8, ymm8, ymm14	// p1.row
vpmuludq ymm15, ymm12, ymm2	// p1.row
vpaddq ymm9, ymm9, ymm15	// p1.row
vpmuludq ymm14, ymm13, ymm6	// p1.row
vpaddq ymm9, ymm9, ymm14	// p1.row
vpmuludq ymm10, ymm12, ymm3	// p1.row
vpmuludq ymm15, ymm13, ymm7	// p1.row
vpaddq ymm10, ymm10, ymm15	// p1.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// p1.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// p1.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// p1.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// p1.row
add r10, 128	// p1.row
jnz 5b	// p1.row
vmovdqa ymm15, ymmword ptr [rdi+8864]	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2752], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8896]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2784], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8928]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2816], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+8960]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2848], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+8992]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2880], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9024]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2912], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9056]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2944], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9088]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+2976], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9120]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3008], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9152]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3040], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3072], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3104], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3136], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3168], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3200], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3232], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3264], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3296], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p1.carry
vmovdqa ymmword ptr [rdi+3328], ymm15	// p1.carry
vmovdqa ymmword ptr [rdi+3360], ymm0	// p1.carry
vmovdqa ymm0, ymmword ptr [rdi+2112]	// inverses
vmovdqa ymmword ptr [rdi+832], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2144]	// inverses
vmovdqa ymmword ptr [rdi+864], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2176]	// inverses
vmovdqa ymmword ptr [rdi+896], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2208]	// inverses
vmovdqa ymmword ptr [rdi+928], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2240]	// inverses
vmovdqa ymmword ptr [rdi+960], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2272]	// inverses
vmovdqa ymmword ptr [rdi+992], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2304]	// inverses
vmovdqa ymmword ptr [rdi+1024], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2336]	// inverses
vmovdqa ymmword ptr [rdi+1056], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2368]	// inverses
vmovdqa ymmword ptr [rdi+1088], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2400]	// inverses
vmovdqa ymmword ptr [rdi+1120], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2432]	// inverses
vmovdqa ymmword ptr [rdi+1152], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2464]	// inverses
vmovdqa ymmword ptr [rdi+1184], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2496]	// inverses
vmovdqa ymmword ptr [rdi+1216], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2528]	// inverses
vmovdqa ymmword ptr [rdi+1248], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2560]	// inverses
vmovdqa ymmword ptr [rdi+1280], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2592]	// inverses
vmovdqa ymmword ptr [rdi+1312], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2624]	// inverses
vmovdqa ymmword ptr [rdi+1344], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2656]	// inverses
vmovdqa ymmword ptr [rdi+1376], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2688]	// inverses
vmovdqa ymmword ptr [rdi+1408], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2720]	// inverses
vmovdqa ymmword ptr [rdi+1440], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2752]	// inverses
vmovdqa ymmword ptr [rdi+1472], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2784]	// inverses
vmovdqa ymmword ptr [rdi+1504], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2816]	// inverses
vmovdqa ymmword ptr [rdi+1536], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2848]	// inverses
vmovdqa ymmword ptr [rdi+1568], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2880]	// inverses
vmovdqa ymmword ptr [rdi+1600], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2912]	// inverses
vmovdqa ymmword ptr [rdi+1632], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2944]	// inverses
vmovdqa ymmword ptr [rdi+1664], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2976]	// inverses
vmovdqa ymmword ptr [rdi+1696], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3008]	// inverses
vmovdqa ymmword ptr [rdi+1728], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3040]	// inverses
vmovdqa ymmword ptr [rdi+1760], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3072]	// inverses
vmovdqa ymmword ptr [rdi+1792], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3104]	// inverses
vmovdqa ymmword ptr [rdi+1824], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3136]	// inverses
vmovdqa ymmword ptr [rdi+1856], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3168]	// inverses
vmovdqa ymmword ptr [rdi+1888], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3200]	// inverses
vmovdqa ymmword ptr [rdi+1920], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3232]	// inverses
vmovdqa ymmword ptr [rdi+1952], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3264]	// inverses
vmovdqa ymmword ptr [rdi+1984], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3296]	// inverses
vmovdqa ymmword ptr [rdi+2016], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3328]	// inverses
vmovdqa ymmword ptr [rdi+2048], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+3360]	// inverses
vmovdqa ymmword ptr [rdi+2080], ymm0	// inverses
vzeroupper	// leave
ret	// leave
