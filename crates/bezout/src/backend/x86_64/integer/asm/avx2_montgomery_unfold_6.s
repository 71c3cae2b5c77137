// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m, from that of their product [Mon85, Mon87], 6 words and 14
//   limbs of 29 bits.
// In: rdi = state, as `avx2_montgomery_fold_6` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p below 8/7 max(m, 1).
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 968 instructions.
vmovdqa ymm0, ymmword ptr [rdi+5568]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+5600]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+5632]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+5664]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+5696]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+5728]	// limbs
vpand ymm6, ymm0, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3328], ymm6	// limbs
vpsrlq ymm6, ymm0, 29	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3360], ymm6	// limbs
vpsrlq ymm6, ymm0, 58	// limbs
vpsllq ymm15, ymm1, 6	// limbs
vpor ymm6, ymm6, ymm15	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3392], ymm6	// limbs
vpsrlq ymm6, ymm1, 23	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3424], ymm6	// limbs
vpsrlq ymm6, ymm1, 52	// limbs
vpsllq ymm15, ymm2, 12	// limbs
vpor ymm6, ymm6, ymm15	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3456], ymm6	// limbs
vpsrlq ymm6, ymm2, 17	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3488], ymm6	// limbs
vpsrlq ymm6, ymm2, 46	// limbs
vpsllq ymm15, ymm3, 18	// limbs
vpor ymm6, ymm6, ymm15	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3520], ymm6	// limbs
vpsrlq ymm6, ymm3, 11	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3552], ymm6	// limbs
vpsrlq ymm6, ymm3, 40	// limbs
vpsllq ymm15, ymm4, 24	// limbs
vpor ymm6, ymm6, ymm15	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3584], ymm6	// limbs
vpsrlq ymm6, ymm4, 5	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3616], ymm6	// limbs
vpsrlq ymm6, ymm4, 34	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3648], ymm6	// limbs
vpsrlq ymm6, ymm4, 63	// limbs
vpsllq ymm15, ymm5, 1	// limbs
vpor ymm6, ymm6, ymm15	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3680], ymm6	// limbs
vpsrlq ymm6, ymm5, 28	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3712], ymm6	// limbs
vpsrlq ymm6, ymm5, 57	// limbs
vmovdqa ymmword ptr [rdi+3744], ymm6	// limbs
lea rsi, [rdi+4672]	// begin
lea rax, [rdi+4224]	// begin
.p2align 5
2:
sub rsi, 224	// loop
vmovdqu ymm0, ymmword ptr [rsi+0]	// p.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+32]	// p.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+64]	// p.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+96]	// p.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+128]	// p.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+160]	// p.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+192]	// p.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+0]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+32]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+64]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+96]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+128]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [rsi+160]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+192]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// p.row0
mov r10, -448	// p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]	// p.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]	// p.reduce
vpmuludq ymm7, ymm1, ymmword ptr [rdi+3328]	// p.reduce
vpaddq ymm3, ymm3, ymm7	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// p.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// p.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm2, ymm2, ymm8	// p.reduce
vpmuludq ymm9, ymm4, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm3, ymm3, ymm9	// p.reduce
vpsrlq ymm2, ymm2, 29	// p.reduce
vpaddq ymm3, ymm3, ymm2	// p.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// p.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p.reduce
vpmuludq ymm10, ymm5, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm3, ymm3, ymm10	// p.reduce
vpsrlq ymm3, ymm3, 29	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// p.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm13, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm14, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpmuludq ymm15, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm8, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// p.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm9, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpmuludq ymm10, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm11, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// p.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm12, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpmuludq ymm13, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm14, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// p.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm15, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpmuludq ymm8, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// p.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm10, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vpmuludq ymm11, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm12, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// p.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm13, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm13	// p.row
vpmuludq ymm14, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm15, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// p.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm8, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpmuludq ymm9, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm10, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// p.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm11, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpmuludq ymm12, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm13, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// p.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm14, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpmuludq ymm15, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm8, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// p.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm9, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpmuludq ymm10, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm11, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// p.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm12, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpmuludq ymm13, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm14, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// p.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm15, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpmuludq ymm8, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// p.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// p.row
add r10, 64	// p.row
jnz 5b	// p.row
vmovdqa ymm15, ymmword ptr [rdi+6272]	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3328], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6304]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3360], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6336]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3392], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6368]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3424], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6400]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3456], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6432]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3488], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6464]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3520], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3552], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3584], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3616], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3648], ymm15	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3680], ymm14	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymmword ptr [rdi+3712], ymm15	// p.carry
vmovdqa ymmword ptr [rdi+3744], ymm0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu ymm0, ymmword ptr [rdi+864]	// p0.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+896]	// p0.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+928]	// p0.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+960]	// p0.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+992]	// p0.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1024]	// p0.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+1056]	// p0.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+864]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+896]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+928]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+960]	// p0.row0
vpsrlq ymm2, ymm2, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+992]	// p0.row0
vpsrlq ymm3, ymm3, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// p0.row0
vmovdqu ymm0, ymmword ptr [rdi+1024]	// p0.row0
vpsrlq ymm0, ymm0, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+1056]	// p0.row0
vpsrlq ymm1, ymm1, 32	// p0.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// p0.row0
vpxor ymm0, ymm0, ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// p0.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// p0.row0
mov r10, -448	// p0.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p0.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]	// p0.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// p0.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]	// p0.reduce
vpmuludq ymm8, ymm1, ymmword ptr [rdi+3328]	// p0.reduce
vpaddq ymm3, ymm3, ymm8	// p0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// p0.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// p0.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p0.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// p0.reduce
vpmuludq ymm9, ymm4, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm2, ymm2, ymm9	// p0.reduce
vpmuludq ymm10, ymm4, ymmword ptr [rdi+32]	// p0.reduce
vpaddq ymm3, ymm3, ymm10	// p0.reduce
vpsrlq ymm2, ymm2, 29	// p0.reduce
vpaddq ymm3, ymm3, ymm2	// p0.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// p0.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p0.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p0.reduce
vpmuludq ymm11, ymm5, ymmword ptr [rdi+0]	// p0.reduce
vpaddq ymm3, ymm3, ymm11	// p0.reduce
vpsrlq ymm3, ymm3, 29	// p0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// p0.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// p0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p0.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// p0.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm14, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm14	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// p0.row
vpmuludq ymm15, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm15	// p0.row
vpmuludq ymm8, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm8	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm9, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm9	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// p0.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// p0.row
vpmuludq ymm10, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm10	// p0.row
vpmuludq ymm11, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm11	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm12, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm12	// p0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// p0.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// p0.row
vpmuludq ymm13, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm13	// p0.row
vpmuludq ymm14, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm14	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm15, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm15	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// p0.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// p0.row
vpmuludq ymm8, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm8	// p0.row
vpmuludq ymm9, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm9	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm10, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm10	// p0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// p0.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// p0.row
vpmuludq ymm11, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm11	// p0.row
vpmuludq ymm12, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm12	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm13, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm13	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// p0.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// p0.row
vpmuludq ymm14, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm14	// p0.row
vpmuludq ymm15, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm15	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm8, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm8	// p0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// p0.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// p0.row
vpmuludq ymm9, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm9	// p0.row
vpmuludq ymm10, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm10	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm11, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm11	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// p0.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// p0.row
vpmuludq ymm12, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm12	// p0.row
vpmuludq ymm13, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm13	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm14, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm14	// p0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// p0.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// p0.row
vpmuludq ymm15, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm15	// p0.row
vpmuludq ymm8, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm8	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm9, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm9	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// p0.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// p0.row
vpmuludq ymm10, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm10	// p0.row
vpmuludq ymm11, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm11	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm12, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm12	// p0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// p0.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// p0.row
vpmuludq ymm13, ymm6, ymm0	// p0.row
vpaddq ymm4, ymm4, ymm13	// p0.row
vpmuludq ymm14, ymm7, ymm2	// p0.row
vpaddq ymm4, ymm4, ymm14	// p0.row
vpmuludq ymm5, ymm6, ymm1	// p0.row
vpmuludq ymm15, ymm7, ymm3	// p0.row
vpaddq ymm5, ymm5, ymm15	// p0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// p0.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// p0.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// p0.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// p0.row
vpmuludq ymm8, ymm6, ymm0	// p0.row
vpaddq ymm5, ymm5, ymm8	// p0.row
vpmuludq ymm9, ymm7, ymm2	// p0.row
vpaddq ymm5, ymm5, ymm9	// p0.row
vpmuludq ymm4, ymm6, ymm1	// p0.row
vpmuludq ymm10, ymm7, ymm3	// p0.row
vpaddq ymm4, ymm4, ymm10	// p0.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// p0.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// p0.row
add r10, 64	// p0.row
jnz 5b	// p0.row
vmovdqa ymm15, ymmword ptr [rdi+6272]	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1536], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6304]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1568], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6336]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1600], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6368]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1632], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6400]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1664], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6432]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1696], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6464]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1728], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1760], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1792], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1824], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1856], ymm15	// p0.carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// p0.carry
vpaddq ymm14, ymm14, ymm0	// p0.carry
vpsrlq ymm0, ymm14, 29	// p0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1888], ymm14	// p0.carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// p0.carry
vpaddq ymm15, ymm15, ymm0	// p0.carry
vpsrlq ymm0, ymm15, 29	// p0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p0.carry
vmovdqa ymmword ptr [rdi+1920], ymm15	// p0.carry
vmovdqa ymmword ptr [rdi+1952], ymm0	// p0.carry
vmovdqu ymm0, ymmword ptr [rdi+640]	// p1.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+672]	// p1.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+704]	// p1.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+736]	// p1.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+768]	// p1.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+800]	// p1.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+832]	// p1.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+640]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+672]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+704]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+736]	// p1.row0
vpsrlq ymm2, ymm2, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+768]	// p1.row0
vpsrlq ymm3, ymm3, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// p1.row0
vmovdqu ymm0, ymmword ptr [rdi+800]	// p1.row0
vpsrlq ymm0, ymm0, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+832]	// p1.row0
vpsrlq ymm1, ymm1, 32	// p1.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// p1.row0
vpxor ymm0, ymm0, ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// p1.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// p1.row0
mov r10, -448	// p1.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p1.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]	// p1.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// p1.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]	// p1.reduce
vpmuludq ymm9, ymm1, ymmword ptr [rdi+3328]	// p1.reduce
vpaddq ymm3, ymm3, ymm9	// p1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// p1.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// p1.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p1.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// p1.reduce
vpmuludq ymm10, ymm4, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm2, ymm2, ymm10	// p1.reduce
vpmuludq ymm11, ymm4, ymmword ptr [rdi+32]	// p1.reduce
vpaddq ymm3, ymm3, ymm11	// p1.reduce
vpsrlq ymm2, ymm2, 29	// p1.reduce
vpaddq ymm3, ymm3, ymm2	// p1.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// p1.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p1.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p1.reduce
vpmuludq ymm12, ymm5, ymmword ptr [rdi+0]	// p1.reduce
vpaddq ymm3, ymm3, ymm12	// p1.reduce
vpsrlq ymm3, ymm3, 29	// p1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// p1.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// p1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p1.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// p1.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm15, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm15	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// p1.row
vpmuludq ymm8, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm8	// p1.row
vpmuludq ymm9, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm9	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm10, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm10	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// p1.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// p1.row
vpmuludq ymm11, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm11	// p1.row
vpmuludq ymm12, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm12	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm13, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm13	// p1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// p1.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// p1.row
vpmuludq ymm14, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm14	// p1.row
vpmuludq ymm15, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm15	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm8, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm8	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// p1.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// p1.row
vpmuludq ymm9, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm9	// p1.row
vpmuludq ymm10, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm10	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm11, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm11	// p1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// p1.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// p1.row
vpmuludq ymm12, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm12	// p1.row
vpmuludq ymm13, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm13	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm14, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm14	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// p1.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// p1.row
vpmuludq ymm15, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm15	// p1.row
vpmuludq ymm8, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm8	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm9, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm9	// p1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// p1.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// p1.row
vpmuludq ymm10, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm10	// p1.row
vpmuludq ymm11, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm11	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm12, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm12	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// p1.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// p1.row
vpmuludq ymm13, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm13	// p1.row
vpmuludq ymm14, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm14	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm15, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm15	// p1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// p1.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// p1.row
vpmuludq ymm8, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm8	// p1.row
vpmuludq ymm9, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm9	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm10, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm10	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// p1.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// p1.row
vpmuludq ymm11, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm11	// p1.row
vpmuludq ymm12, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm12	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm13, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm13	// p1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// p1.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// p1.row
vpmuludq ymm14, ymm6, ymm0	// p1.row
vpaddq ymm4, ymm4, ymm14	// p1.row
vpmuludq ymm15, ymm7, ymm2	// p1.row
vpaddq ymm4, ymm4, ymm15	// p1.row
vpmuludq ymm5, ymm6, ymm1	// p1.row
vpmuludq ymm8, ymm7, ymm3	// p1.row
vpaddq ymm5, ymm5, ymm8	// p1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// p1.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// p1.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// p1.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// p1.row
vpmuludq ymm9, ymm6, ymm0	// p1.row
vpaddq ymm5, ymm5, ymm9	// p1.row
vpmuludq ymm10, ymm7, ymm2	// p1.row
vpaddq ymm5, ymm5, ymm10	// p1.row
vpmuludq ymm4, ymm6, ymm1	// p1.row
vpmuludq ymm11, ymm7, ymm3	// p1.row
vpaddq ymm4, ymm4, ymm11	// p1.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// p1.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// p1.row
add r10, 64	// p1.row
jnz 5b	// p1.row
vmovdqa ymm15, ymmword ptr [rdi+6272]	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+1984], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6304]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2016], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6336]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2048], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6368]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2080], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6400]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2112], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6432]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2144], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6464]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2176], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2208], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2240], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2272], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2304], ymm15	// p1.carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// p1.carry
vpaddq ymm14, ymm14, ymm0	// p1.carry
vpsrlq ymm0, ymm14, 29	// p1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2336], ymm14	// p1.carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// p1.carry
vpaddq ymm15, ymm15, ymm0	// p1.carry
vpsrlq ymm0, ymm15, 29	// p1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p1.carry
vmovdqa ymmword ptr [rdi+2368], ymm15	// p1.carry
vmovdqa ymmword ptr [rdi+2400], ymm0	// p1.carry
vmovdqa ymm0, ymmword ptr [rdi+1536]	// inverses
vmovdqa ymmword ptr [rdi+640], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1568]	// inverses
vmovdqa ymmword ptr [rdi+672], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1600]	// inverses
vmovdqa ymmword ptr [rdi+704], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1632]	// inverses
vmovdqa ymmword ptr [rdi+736], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1664]	// inverses
vmovdqa ymmword ptr [rdi+768], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1696]	// inverses
vmovdqa ymmword ptr [rdi+800], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1728]	// inverses
vmovdqa ymmword ptr [rdi+832], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1760]	// inverses
vmovdqa ymmword ptr [rdi+864], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1792]	// inverses
vmovdqa ymmword ptr [rdi+896], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1824]	// inverses
vmovdqa ymmword ptr [rdi+928], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1856]	// inverses
vmovdqa ymmword ptr [rdi+960], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1888]	// inverses
vmovdqa ymmword ptr [rdi+992], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1920]	// inverses
vmovdqa ymmword ptr [rdi+1024], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1952]	// inverses
vmovdqa ymmword ptr [rdi+1056], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1984]	// inverses
vmovdqa ymmword ptr [rdi+1088], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2016]	// inverses
vmovdqa ymmword ptr [rdi+1120], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2048]	// inverses
vmovdqa ymmword ptr [rdi+1152], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2080]	// inverses
vmovdqa ymmword ptr [rdi+1184], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2112]	// inverses
vmovdqa ymmword ptr [rdi+1216], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2144]	// inverses
vmovdqa ymmword ptr [rdi+1248], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2176]	// inverses
vmovdqa ymmword ptr [rdi+1280], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2208]	// inverses
vmovdqa ymmword ptr [rdi+1312], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2240]	// inverses
vmovdqa ymmword ptr [rdi+1344], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2272]	// inverses
vmovdqa ymmword ptr [rdi+1376], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2304]	// inverses
vmovdqa ymmword ptr [rdi+1408], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2336]	// inverses
vmovdqa ymmword ptr [rdi+1440], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2368]	// inverses
vmovdqa ymmword ptr [rdi+1472], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+2400]	// inverses
vmovdqa ymmword ptr [rdi+1504], ymm0	// inverses
vzeroupper	// leave
ret	// leave
