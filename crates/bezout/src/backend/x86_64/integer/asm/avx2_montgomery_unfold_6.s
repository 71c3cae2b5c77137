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
.macro reduce r0, r1, r2, r3
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]
vpmuludq ymm\r0, ymm1, ymmword ptr [rdi+3328]
vpaddq ymm3, ymm3, ymm\r0
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]
vpand ymm4, ymm4, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8064], ymm4
vpmuludq ymm\r1, ymm4, ymmword ptr [rdi+0]
vpaddq ymm2, ymm2, ymm\r1
vpmuludq ymm\r2, ymm4, ymmword ptr [rdi+32]
vpaddq ymm3, ymm3, ymm\r2
vpsrlq ymm2, ymm2, 29
vpaddq ymm3, ymm3, ymm2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]
vpand ymm5, ymm5, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+8096], ymm5
vpmuludq ymm\r3, ymm5, ymmword ptr [rdi+0]
vpaddq ymm3, ymm3, ymm\r3
vpsrlq ymm3, ymm3, 29
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]
vmovdqa ymmword ptr [rdi+6336], ymm3
.endm
.macro row r0, r1, r2, r3, r4, r5, r6, r7
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]
vmovdqa ymm2, ymmword ptr [rdi+8064]
vmovdqa ymm3, ymmword ptr [rdi+8096]
vmovdqa ymm6, ymmword ptr [rdi+3360]
vmovdqa ymm7, ymmword ptr [rdi+32]
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r0, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r0
vmovdqa ymm6, ymmword ptr [rdi+3392]
vmovdqa ymm7, ymmword ptr [rdi+64]
vpmuludq ymm\r1, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r1
vpmuludq ymm\r2, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r3, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r3
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]
vmovdqa ymmword ptr [rdi+6272], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3424]
vmovdqa ymm7, ymmword ptr [rdi+96]
vpmuludq ymm\r4, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm\r5, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r6
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]
vmovdqa ymmword ptr [rdi+6304], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3456]
vmovdqa ymm7, ymmword ptr [rdi+128]
vpmuludq ymm\r7, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm\r0, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r0
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]
vmovdqa ymmword ptr [rdi+6336], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3488]
vmovdqa ymm7, ymmword ptr [rdi+160]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r4
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]
vmovdqa ymmword ptr [rdi+6368], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3520]
vmovdqa ymm7, ymmword ptr [rdi+192]
vpmuludq ymm\r5, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r5
vpmuludq ymm\r6, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r6
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r7, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r7
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]
vmovdqa ymmword ptr [rdi+6400], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3552]
vmovdqa ymm7, ymmword ptr [rdi+224]
vpmuludq ymm\r0, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r0
vpmuludq ymm\r1, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r1
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r2, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r2
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]
vmovdqa ymmword ptr [rdi+6432], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3584]
vmovdqa ymm7, ymmword ptr [rdi+256]
vpmuludq ymm\r3, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r3
vpmuludq ymm\r4, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r4
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r5, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r5
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]
vmovdqa ymmword ptr [rdi+6464], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3616]
vmovdqa ymm7, ymmword ptr [rdi+288]
vpmuludq ymm\r6, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r6
vpmuludq ymm\r7, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r7
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r0, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r0
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]
vmovdqa ymmword ptr [rdi+6496], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3648]
vmovdqa ymm7, ymmword ptr [rdi+320]
vpmuludq ymm\r1, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r1
vpmuludq ymm\r2, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r2
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r3, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r3
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]
vmovdqa ymmword ptr [rdi+6528], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3680]
vmovdqa ymm7, ymmword ptr [rdi+352]
vpmuludq ymm\r4, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r4
vpmuludq ymm\r5, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r5
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r6, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r6
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]
vmovdqa ymmword ptr [rdi+6560], ymm5
vmovdqa ymm6, ymmword ptr [rdi+3712]
vmovdqa ymm7, ymmword ptr [rdi+384]
vpmuludq ymm\r7, ymm6, ymm0
vpaddq ymm4, ymm4, ymm\r7
vpmuludq ymm\r0, ymm7, ymm2
vpaddq ymm4, ymm4, ymm\r0
vpmuludq ymm5, ymm6, ymm1
vpmuludq ymm\r1, ymm7, ymm3
vpaddq ymm5, ymm5, ymm\r1
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]
vmovdqa ymmword ptr [rdi+6592], ymm4
vmovdqa ymm6, ymmword ptr [rdi+3744]
vmovdqa ymm7, ymmword ptr [rdi+416]
vpmuludq ymm\r2, ymm6, ymm0
vpaddq ymm5, ymm5, ymm\r2
vpmuludq ymm\r3, ymm7, ymm2
vpaddq ymm5, ymm5, ymm\r3
vpmuludq ymm4, ymm6, ymm1
vpmuludq ymm\r4, ymm7, ymm3
vpaddq ymm4, ymm4, ymm\r4
vmovdqa ymmword ptr [rdi+6624], ymm5
vmovdqa ymmword ptr [rdi+6656], ymm4
add r10, 64
.endm
.macro carry d0
vmovdqa ymm15, ymmword ptr [rdi+6272]
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3328+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6304]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3360+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6336]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3392+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6368]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3424+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6400]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3456+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6432]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3488+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6464]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3520+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6496]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3552+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6528]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3584+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6560]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3616+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6592]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3648+\d0], ymm15
vmovdqa ymm14, ymmword ptr [rdi+6624]
vpaddq ymm14, ymm14, ymm0
vpsrlq ymm0, ymm14, 29
vpand ymm14, ymm14, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3680+\d0], ymm14
vmovdqa ymm15, ymmword ptr [rdi+6656]
vpaddq ymm15, ymm15, ymm0
vpsrlq ymm0, ymm15, 29
vpand ymm15, ymm15, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3712+\d0], ymm15
vmovdqa ymmword ptr [rdi+3744+\d0], ymm0
.endm
.macro row_2 d0
vmovdqu ymm0, ymmword ptr [rdi+864+\d0]
vmovdqa ymmword ptr [rdi+7168], ymm0
vmovdqu ymm1, ymmword ptr [rdi+896+\d0]
vmovdqa ymmword ptr [rdi+7200], ymm1
vmovdqu ymm2, ymmword ptr [rdi+928+\d0]
vmovdqa ymmword ptr [rdi+7232], ymm2
vmovdqu ymm3, ymmword ptr [rdi+960+\d0]
vmovdqa ymmword ptr [rdi+7264], ymm3
vmovdqu ymm0, ymmword ptr [rdi+992+\d0]
vmovdqa ymmword ptr [rdi+7296], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1024+\d0]
vmovdqa ymmword ptr [rdi+7328], ymm1
vmovdqu ymm2, ymmword ptr [rdi+1056+\d0]
vmovdqa ymmword ptr [rdi+7360], ymm2
vmovdqu ymm3, ymmword ptr [rdi+864+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7392], ymm3
vmovdqu ymm0, ymmword ptr [rdi+896+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7424], ymm0
vmovdqu ymm1, ymmword ptr [rdi+928+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7456], ymm1
vmovdqu ymm2, ymmword ptr [rdi+960+\d0]
vpsrlq ymm2, ymm2, 32
vmovdqa ymmword ptr [rdi+7488], ymm2
vmovdqu ymm3, ymmword ptr [rdi+992+\d0]
vpsrlq ymm3, ymm3, 32
vmovdqa ymmword ptr [rdi+7520], ymm3
vmovdqu ymm0, ymmword ptr [rdi+1024+\d0]
vpsrlq ymm0, ymm0, 32
vmovdqa ymmword ptr [rdi+7552], ymm0
vmovdqu ymm1, ymmword ptr [rdi+1056+\d0]
vpsrlq ymm1, ymm1, 32
vmovdqa ymmword ptr [rdi+7584], ymm1
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
mov r10, -448
.endm
.macro inverses d0
vmovdqa ymm0, ymmword ptr [rdi+1536+\d0]
vmovdqa ymmword ptr [rdi+640+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1568+\d0]
vmovdqa ymmword ptr [rdi+672+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1600+\d0]
vmovdqa ymmword ptr [rdi+704+\d0], ymm0
vmovdqa ymm0, ymmword ptr [rdi+1632+\d0]
vmovdqa ymmword ptr [rdi+736+\d0], ymm0
.endm
.macro limbs r0, d1, r2, i3, i4, r5, i6
vpand ymm6, ymm\r0, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3328+\d1], ymm6
vpsrlq ymm6, ymm\r2, \i3
vpand ymm6, ymm6, ymmword ptr [rdi+480]
vmovdqa ymmword ptr [rdi+3360+\d1], ymm6
vpsrlq ymm6, ymm\r2, \i4
vpsllq ymm15, ymm\r5, \i6
vpor ymm6, ymm6, ymm15
.endm
.macro row_3 d0, r1, r2, d3
vmovdqa ymmword ptr [rdi+7168+\d0], ymm\r1
vmovdqu ymm\r2, ymmword ptr [rsi+32+\d3]
.endm
.macro row_4 d0, r1, r2
row_3 192+\d0, \r1, \r2, -32+\d0
vpsrlq ymm\r2, ymm\r2, 32
.endm
.macro row_5 d0
vmovdqa ymmword ptr [rdi+6272+\d0], ymm0
vmovdqa ymmword ptr [rdi+6304+\d0], ymm0
vmovdqa ymmword ptr [rdi+6336+\d0], ymm0
.endm
vmovdqa ymm0, ymmword ptr [rdi+5568]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+5600]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+5632]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+5664]	// limbs
vmovdqa ymm4, ymmword ptr [rdi+5696]	// limbs
vmovdqa ymm5, ymmword ptr [rdi+5728]	// limbs
limbs 0, 0, 0, 29, 58, 1, 6	// limbs
limbs 6, 64, 1, 23, 52, 2, 12	// limbs
limbs 6, 128, 2, 17, 46, 3, 18	// limbs
limbs 6, 192, 3, 11, 40, 4, 24	// limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// limbs
vmovdqa ymmword ptr [rdi+3584], ymm6	// limbs
vpsrlq ymm6, ymm4, 5	// limbs
limbs 6, 288, 4, 34, 63, 5, 1	// limbs
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
row_3 0, 0, 1, 0	// p.row0
row_3 32, 1, 2, 32	// p.row0
row_3 64, 2, 3, 64	// p.row0
row_3 96, 3, 0, 96	// p.row0
row_3 128, 0, 1, 128	// p.row0
row_3 160, 1, 2, 160	// p.row0
row_4 0, 2, 3	// p.row0
row_4 32, 3, 0	// p.row0
row_4 64, 0, 1	// p.row0
row_4 96, 1, 2	// p.row0
row_4 128, 2, 3	// p.row0
row_4 160, 3, 0	// p.row0
row_4 192, 0, 1	// p.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
row_5 0	// p.row0
row_5 96	// p.row0
row_5 192	// p.row0
row_5 288	// p.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// p.row0
mov r10, -448	// p.row0
.p2align 5
5:
reduce 7, 8, 9, 10	// p.reduce
row 13, 14, 15, 8, 9, 10, 11, 12	// p.row
jnz 5b	// p.row
carry 0	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
row_2 0	// p0.row0
.p2align 5
5:
reduce 8, 9, 10, 11	// p0.reduce
row 14, 15, 8, 9, 10, 11, 12, 13	// p0.row
jnz 5b	// p0.row
carry -1792	// p0.carry
row_2 -224	// p1.row0
.p2align 5
5:
reduce 9, 10, 11, 12	// p1.reduce
row 15, 8, 9, 10, 11, 12, 13, 14	// p1.row
jnz 5b	// p1.row
carry -1344	// p1.carry
inverses 0	// inverses
inverses 128	// inverses
inverses 256	// inverses
inverses 384	// inverses
inverses 512	// inverses
inverses 640	// inverses
inverses 768	// inverses
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
