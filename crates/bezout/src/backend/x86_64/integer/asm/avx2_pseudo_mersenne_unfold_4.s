// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses of 8 running products modulo m = 2^255 - r, from that of their product [Mon87], 4 words and 9
//   limbs of 29 bits.
// In: rdi = state, as `avx2_pseudo_mersenne_fold_4` leaves it, with total times the inverse instead of total.
// Out: p, the inverses.
// Bounds: total in [0, m); p with limbs below 2^29 + 2^15, the last one below 2^30.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 840 instructions.
vmovdqa ymm0, ymmword ptr [rdi+3648]	// limbs
vmovdqa ymm1, ymmword ptr [rdi+3680]	// limbs
vmovdqa ymm2, ymmword ptr [rdi+3712]	// limbs
vmovdqa ymm3, ymmword ptr [rdi+3744]	// limbs
vpand ymm4, ymm0, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// limbs
vpsrlq ymm4, ymm0, 29	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2240], ymm4	// limbs
vpsrlq ymm4, ymm0, 58	// limbs
vpsllq ymm15, ymm1, 6	// limbs
vpor ymm4, ymm4, ymm15	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2272], ymm4	// limbs
vpsrlq ymm4, ymm1, 23	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2304], ymm4	// limbs
vpsrlq ymm4, ymm1, 52	// limbs
vpsllq ymm15, ymm2, 12	// limbs
vpor ymm4, ymm4, ymm15	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2336], ymm4	// limbs
vpsrlq ymm4, ymm2, 17	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2368], ymm4	// limbs
vpsrlq ymm4, ymm2, 46	// limbs
vpsllq ymm15, ymm3, 18	// limbs
vpor ymm4, ymm4, ymm15	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2400], ymm4	// limbs
vpsrlq ymm4, ymm3, 11	// limbs
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// limbs
vmovdqa ymmword ptr [rdi+2432], ymm4	// limbs
vpsrlq ymm4, ymm3, 40	// limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// limbs
lea rsi, [rdi+3104]	// begin
lea rax, [rdi+2784]	// begin
.p2align 5
2:
sub rsi, 160	// loop
vmovdqu ymm0, ymmword ptr [rsi+0]	// p.row0
vmovdqu ymm1, ymmword ptr [rsi+32]	// p.row0
vmovdqu ymm2, ymmword ptr [rsi+64]	// p.row0
vmovdqu ymm3, ymmword ptr [rsi+96]	// p.row0
vmovdqu ymm4, ymmword ptr [rsi+128]	// p.row0
vmovdqu ymm5, ymmword ptr [rsi+0]	// p.row0
vpsrlq ymm5, ymm5, 32	// p.row0
vmovdqu ymm6, ymmword ptr [rsi+32]	// p.row0
vpsrlq ymm6, ymm6, 32	// p.row0
vmovdqu ymm7, ymmword ptr [rsi+64]	// p.row0
vpsrlq ymm7, ymm7, 32	// p.row0
vmovdqu ymm8, ymmword ptr [rsi+96]	// p.row0
vpsrlq ymm8, ymm8, 32	// p.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464]	// p.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432]	// p.column9
vpaddq ymm11, ymm11, ymm15	// p.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]	// p.column9
vpaddq ymm11, ymm11, ymm14	// p.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368]	// p.column9
vpaddq ymm11, ymm11, ymm15	// p.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336]	// p.column9
vpaddq ymm11, ymm11, ymm14	// p.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304]	// p.column9
vpaddq ymm11, ymm11, ymm15	// p.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272]	// p.column9
vpaddq ymm11, ymm11, ymm14	// p.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240]	// p.column9
vpaddq ymm11, ymm11, ymm15	// p.column9
vpsrlq ymm13, ymm11, 29	// p.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column9
vmovdqa ymm12, ymm11	// p.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208]	// p.column0
vpaddq ymm9, ymm9, ymm12	// p.column0
vpsrlq ymm12, ymm9, 29	// p.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464]	// p.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]	// p.column10
vpaddq ymm11, ymm11, ymm15	// p.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400]	// p.column10
vpaddq ymm11, ymm11, ymm14	// p.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368]	// p.column10
vpaddq ymm11, ymm11, ymm15	// p.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336]	// p.column10
vpaddq ymm11, ymm11, ymm14	// p.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304]	// p.column10
vpaddq ymm11, ymm11, ymm15	// p.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272]	// p.column10
vpaddq ymm11, ymm11, ymm14	// p.column10
vpaddq ymm11, ymm11, ymm13	// p.column10
vpsrlq ymm13, ymm11, 29	// p.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column10
vpaddq ymm12, ymm12, ymm11	// p.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240]	// p.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208]	// p.column1
vpaddq ymm10, ymm10, ymm14	// p.column1
vpaddq ymm10, ymm10, ymm12	// p.column1
vpsrlq ymm12, ymm10, 29	// p.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// p.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]	// p.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432]	// p.column11
vpaddq ymm11, ymm11, ymm15	// p.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400]	// p.column11
vpaddq ymm11, ymm11, ymm14	// p.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368]	// p.column11
vpaddq ymm11, ymm11, ymm15	// p.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336]	// p.column11
vpaddq ymm11, ymm11, ymm14	// p.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304]	// p.column11
vpaddq ymm11, ymm11, ymm15	// p.column11
vpaddq ymm11, ymm11, ymm13	// p.column11
vpsrlq ymm13, ymm11, 29	// p.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column11
vpaddq ymm12, ymm12, ymm11	// p.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272]	// p.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240]	// p.column2
vpaddq ymm11, ymm11, ymm15	// p.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208]	// p.column2
vpaddq ymm11, ymm11, ymm14	// p.column2
vpaddq ymm11, ymm11, ymm12	// p.column2
vpsrlq ymm12, ymm11, 29	// p.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// p.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464]	// p.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432]	// p.column12
vpaddq ymm11, ymm11, ymm15	// p.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400]	// p.column12
vpaddq ymm11, ymm11, ymm14	// p.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368]	// p.column12
vpaddq ymm11, ymm11, ymm15	// p.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336]	// p.column12
vpaddq ymm11, ymm11, ymm14	// p.column12
vpaddq ymm11, ymm11, ymm13	// p.column12
vpsrlq ymm13, ymm11, 29	// p.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column12
vpaddq ymm12, ymm12, ymm11	// p.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304]	// p.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272]	// p.column3
vpaddq ymm11, ymm11, ymm14	// p.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240]	// p.column3
vpaddq ymm11, ymm11, ymm15	// p.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]	// p.column3
vpaddq ymm11, ymm11, ymm14	// p.column3
vpaddq ymm11, ymm11, ymm12	// p.column3
vpsrlq ymm12, ymm11, 29	// p.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// p.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464]	// p.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432]	// p.column13
vpaddq ymm11, ymm11, ymm15	// p.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400]	// p.column13
vpaddq ymm11, ymm11, ymm14	// p.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368]	// p.column13
vpaddq ymm11, ymm11, ymm15	// p.column13
vpaddq ymm11, ymm11, ymm13	// p.column13
vpsrlq ymm13, ymm11, 29	// p.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column13
vpaddq ymm12, ymm12, ymm11	// p.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336]	// p.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304]	// p.column4
vpaddq ymm11, ymm11, ymm15	// p.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272]	// p.column4
vpaddq ymm11, ymm11, ymm14	// p.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240]	// p.column4
vpaddq ymm11, ymm11, ymm15	// p.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208]	// p.column4
vpaddq ymm11, ymm11, ymm14	// p.column4
vpaddq ymm11, ymm11, ymm12	// p.column4
vpsrlq ymm12, ymm11, 29	// p.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// p.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464]	// p.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432]	// p.column14
vpaddq ymm11, ymm11, ymm15	// p.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400]	// p.column14
vpaddq ymm11, ymm11, ymm14	// p.column14
vpaddq ymm11, ymm11, ymm13	// p.column14
vpsrlq ymm13, ymm11, 29	// p.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column14
vpaddq ymm12, ymm12, ymm11	// p.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368]	// p.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336]	// p.column5
vpaddq ymm11, ymm11, ymm14	// p.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304]	// p.column5
vpaddq ymm11, ymm11, ymm15	// p.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272]	// p.column5
vpaddq ymm11, ymm11, ymm14	// p.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240]	// p.column5
vpaddq ymm11, ymm11, ymm15	// p.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208]	// p.column5
vpaddq ymm11, ymm11, ymm14	// p.column5
vpaddq ymm11, ymm11, ymm12	// p.column5
vpsrlq ymm12, ymm11, 29	// p.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// p.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464]	// p.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432]	// p.column15
vpaddq ymm11, ymm11, ymm15	// p.column15
vpaddq ymm11, ymm11, ymm13	// p.column15
vpsrlq ymm13, ymm11, 29	// p.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column15
vpaddq ymm12, ymm12, ymm11	// p.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400]	// p.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368]	// p.column6
vpaddq ymm11, ymm11, ymm15	// p.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336]	// p.column6
vpaddq ymm11, ymm11, ymm14	// p.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]	// p.column6
vpaddq ymm11, ymm11, ymm15	// p.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272]	// p.column6
vpaddq ymm11, ymm11, ymm14	// p.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240]	// p.column6
vpaddq ymm11, ymm11, ymm15	// p.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208]	// p.column6
vpaddq ymm11, ymm11, ymm14	// p.column6
vpaddq ymm11, ymm11, ymm12	// p.column6
vpsrlq ymm12, ymm11, 29	// p.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// p.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464]	// p.column16
vpaddq ymm11, ymm11, ymm13	// p.column16
vpsrlq ymm13, ymm11, 29	// p.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p.column16
vpaddq ymm12, ymm12, ymm11	// p.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432]	// p.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400]	// p.column7
vpaddq ymm11, ymm11, ymm14	// p.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368]	// p.column7
vpaddq ymm11, ymm11, ymm15	// p.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]	// p.column7
vpaddq ymm11, ymm11, ymm14	// p.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304]	// p.column7
vpaddq ymm11, ymm11, ymm15	// p.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272]	// p.column7
vpaddq ymm11, ymm11, ymm14	// p.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240]	// p.column7
vpaddq ymm11, ymm11, ymm15	// p.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208]	// p.column7
vpaddq ymm11, ymm11, ymm14	// p.column7
vpaddq ymm11, ymm11, ymm12	// p.column7
vpsrlq ymm12, ymm11, 29	// p.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// p.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// p.column17
vpaddq ymm12, ymm12, ymm13	// p.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464]	// p.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432]	// p.column8
vpaddq ymm11, ymm11, ymm15	// p.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400]	// p.column8
vpaddq ymm11, ymm11, ymm14	// p.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368]	// p.column8
vpaddq ymm11, ymm11, ymm15	// p.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336]	// p.column8
vpaddq ymm11, ymm11, ymm14	// p.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304]	// p.column8
vpaddq ymm11, ymm11, ymm15	// p.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272]	// p.column8
vpaddq ymm11, ymm11, ymm14	// p.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240]	// p.column8
vpaddq ymm11, ymm11, ymm15	// p.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208]	// p.column8
vpaddq ymm11, ymm11, ymm14	// p.column8
vpaddq ymm11, ymm11, ymm12	// p.column8
vpsrlq ymm12, ymm11, 30	// p.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// p.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// p.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// p.reduce
vpaddq ymm9, ymm9, ymm12	// p.reduce
vpsrlq ymm12, ymm9, 29	// p.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p.reduce
vpaddq ymm10, ymm10, ymm12	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// p.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// p.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// p.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// p.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// p.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// p.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// p.reduce
vmovdqa ymmword ptr [rdi+2208], ymm9	// p.carry
vmovdqa ymmword ptr [rdi+2240], ymm10	// p.carry
vmovdqa ymmword ptr [rdi+2272], ymm2	// p.carry
vmovdqa ymmword ptr [rdi+2304], ymm3	// p.carry
vmovdqa ymmword ptr [rdi+2336], ymm4	// p.carry
vmovdqa ymmword ptr [rdi+2368], ymm5	// p.carry
vmovdqa ymmword ptr [rdi+2400], ymm6	// p.carry
vmovdqa ymmword ptr [rdi+2432], ymm7	// p.carry
vmovdqa ymmword ptr [rdi+2464], ymm8	// p.carry
cmp rsi, rax	// loop
jnz 2b	// loop
vmovdqu ymm0, ymmword ptr [rdi+640]	// p0.row0
vmovdqu ymm1, ymmword ptr [rdi+672]	// p0.row0
vmovdqu ymm2, ymmword ptr [rdi+704]	// p0.row0
vmovdqu ymm3, ymmword ptr [rdi+736]	// p0.row0
vmovdqu ymm4, ymmword ptr [rdi+768]	// p0.row0
vmovdqu ymm5, ymmword ptr [rdi+640]	// p0.row0
vpsrlq ymm5, ymm5, 32	// p0.row0
vmovdqu ymm6, ymmword ptr [rdi+672]	// p0.row0
vpsrlq ymm6, ymm6, 32	// p0.row0
vmovdqu ymm7, ymmword ptr [rdi+704]	// p0.row0
vpsrlq ymm7, ymm7, 32	// p0.row0
vmovdqu ymm8, ymmword ptr [rdi+736]	// p0.row0
vpsrlq ymm8, ymm8, 32	// p0.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464]	// p0.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432]	// p0.column9
vpaddq ymm11, ymm11, ymm15	// p0.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]	// p0.column9
vpaddq ymm11, ymm11, ymm14	// p0.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368]	// p0.column9
vpaddq ymm11, ymm11, ymm15	// p0.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336]	// p0.column9
vpaddq ymm11, ymm11, ymm14	// p0.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304]	// p0.column9
vpaddq ymm11, ymm11, ymm15	// p0.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272]	// p0.column9
vpaddq ymm11, ymm11, ymm14	// p0.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240]	// p0.column9
vpaddq ymm11, ymm11, ymm15	// p0.column9
vpsrlq ymm13, ymm11, 29	// p0.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column9
vmovdqa ymm12, ymm11	// p0.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208]	// p0.column0
vpaddq ymm9, ymm9, ymm12	// p0.column0
vpsrlq ymm12, ymm9, 29	// p0.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p0.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464]	// p0.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]	// p0.column10
vpaddq ymm11, ymm11, ymm15	// p0.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400]	// p0.column10
vpaddq ymm11, ymm11, ymm14	// p0.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368]	// p0.column10
vpaddq ymm11, ymm11, ymm15	// p0.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336]	// p0.column10
vpaddq ymm11, ymm11, ymm14	// p0.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304]	// p0.column10
vpaddq ymm11, ymm11, ymm15	// p0.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272]	// p0.column10
vpaddq ymm11, ymm11, ymm14	// p0.column10
vpaddq ymm11, ymm11, ymm13	// p0.column10
vpsrlq ymm13, ymm11, 29	// p0.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column10
vpaddq ymm12, ymm12, ymm11	// p0.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240]	// p0.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208]	// p0.column1
vpaddq ymm10, ymm10, ymm14	// p0.column1
vpaddq ymm10, ymm10, ymm12	// p0.column1
vpsrlq ymm12, ymm10, 29	// p0.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// p0.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]	// p0.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432]	// p0.column11
vpaddq ymm11, ymm11, ymm15	// p0.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400]	// p0.column11
vpaddq ymm11, ymm11, ymm14	// p0.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368]	// p0.column11
vpaddq ymm11, ymm11, ymm15	// p0.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336]	// p0.column11
vpaddq ymm11, ymm11, ymm14	// p0.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304]	// p0.column11
vpaddq ymm11, ymm11, ymm15	// p0.column11
vpaddq ymm11, ymm11, ymm13	// p0.column11
vpsrlq ymm13, ymm11, 29	// p0.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column11
vpaddq ymm12, ymm12, ymm11	// p0.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272]	// p0.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240]	// p0.column2
vpaddq ymm11, ymm11, ymm15	// p0.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208]	// p0.column2
vpaddq ymm11, ymm11, ymm14	// p0.column2
vpaddq ymm11, ymm11, ymm12	// p0.column2
vpsrlq ymm12, ymm11, 29	// p0.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// p0.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464]	// p0.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432]	// p0.column12
vpaddq ymm11, ymm11, ymm15	// p0.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400]	// p0.column12
vpaddq ymm11, ymm11, ymm14	// p0.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368]	// p0.column12
vpaddq ymm11, ymm11, ymm15	// p0.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336]	// p0.column12
vpaddq ymm11, ymm11, ymm14	// p0.column12
vpaddq ymm11, ymm11, ymm13	// p0.column12
vpsrlq ymm13, ymm11, 29	// p0.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column12
vpaddq ymm12, ymm12, ymm11	// p0.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304]	// p0.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272]	// p0.column3
vpaddq ymm11, ymm11, ymm14	// p0.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240]	// p0.column3
vpaddq ymm11, ymm11, ymm15	// p0.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]	// p0.column3
vpaddq ymm11, ymm11, ymm14	// p0.column3
vpaddq ymm11, ymm11, ymm12	// p0.column3
vpsrlq ymm12, ymm11, 29	// p0.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// p0.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464]	// p0.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432]	// p0.column13
vpaddq ymm11, ymm11, ymm15	// p0.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400]	// p0.column13
vpaddq ymm11, ymm11, ymm14	// p0.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368]	// p0.column13
vpaddq ymm11, ymm11, ymm15	// p0.column13
vpaddq ymm11, ymm11, ymm13	// p0.column13
vpsrlq ymm13, ymm11, 29	// p0.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column13
vpaddq ymm12, ymm12, ymm11	// p0.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336]	// p0.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304]	// p0.column4
vpaddq ymm11, ymm11, ymm15	// p0.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272]	// p0.column4
vpaddq ymm11, ymm11, ymm14	// p0.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240]	// p0.column4
vpaddq ymm11, ymm11, ymm15	// p0.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208]	// p0.column4
vpaddq ymm11, ymm11, ymm14	// p0.column4
vpaddq ymm11, ymm11, ymm12	// p0.column4
vpsrlq ymm12, ymm11, 29	// p0.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// p0.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464]	// p0.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432]	// p0.column14
vpaddq ymm11, ymm11, ymm15	// p0.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400]	// p0.column14
vpaddq ymm11, ymm11, ymm14	// p0.column14
vpaddq ymm11, ymm11, ymm13	// p0.column14
vpsrlq ymm13, ymm11, 29	// p0.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column14
vpaddq ymm12, ymm12, ymm11	// p0.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368]	// p0.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336]	// p0.column5
vpaddq ymm11, ymm11, ymm14	// p0.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304]	// p0.column5
vpaddq ymm11, ymm11, ymm15	// p0.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272]	// p0.column5
vpaddq ymm11, ymm11, ymm14	// p0.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240]	// p0.column5
vpaddq ymm11, ymm11, ymm15	// p0.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208]	// p0.column5
vpaddq ymm11, ymm11, ymm14	// p0.column5
vpaddq ymm11, ymm11, ymm12	// p0.column5
vpsrlq ymm12, ymm11, 29	// p0.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// p0.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464]	// p0.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432]	// p0.column15
vpaddq ymm11, ymm11, ymm15	// p0.column15
vpaddq ymm11, ymm11, ymm13	// p0.column15
vpsrlq ymm13, ymm11, 29	// p0.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column15
vpaddq ymm12, ymm12, ymm11	// p0.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400]	// p0.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368]	// p0.column6
vpaddq ymm11, ymm11, ymm15	// p0.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336]	// p0.column6
vpaddq ymm11, ymm11, ymm14	// p0.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]	// p0.column6
vpaddq ymm11, ymm11, ymm15	// p0.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272]	// p0.column6
vpaddq ymm11, ymm11, ymm14	// p0.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240]	// p0.column6
vpaddq ymm11, ymm11, ymm15	// p0.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208]	// p0.column6
vpaddq ymm11, ymm11, ymm14	// p0.column6
vpaddq ymm11, ymm11, ymm12	// p0.column6
vpsrlq ymm12, ymm11, 29	// p0.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// p0.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464]	// p0.column16
vpaddq ymm11, ymm11, ymm13	// p0.column16
vpsrlq ymm13, ymm11, 29	// p0.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p0.column16
vpaddq ymm12, ymm12, ymm11	// p0.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432]	// p0.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400]	// p0.column7
vpaddq ymm11, ymm11, ymm14	// p0.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368]	// p0.column7
vpaddq ymm11, ymm11, ymm15	// p0.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]	// p0.column7
vpaddq ymm11, ymm11, ymm14	// p0.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304]	// p0.column7
vpaddq ymm11, ymm11, ymm15	// p0.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272]	// p0.column7
vpaddq ymm11, ymm11, ymm14	// p0.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240]	// p0.column7
vpaddq ymm11, ymm11, ymm15	// p0.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208]	// p0.column7
vpaddq ymm11, ymm11, ymm14	// p0.column7
vpaddq ymm11, ymm11, ymm12	// p0.column7
vpsrlq ymm12, ymm11, 29	// p0.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p0.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// p0.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// p0.column17
vpaddq ymm12, ymm12, ymm13	// p0.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464]	// p0.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432]	// p0.column8
vpaddq ymm11, ymm11, ymm15	// p0.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400]	// p0.column8
vpaddq ymm11, ymm11, ymm14	// p0.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368]	// p0.column8
vpaddq ymm11, ymm11, ymm15	// p0.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336]	// p0.column8
vpaddq ymm11, ymm11, ymm14	// p0.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304]	// p0.column8
vpaddq ymm11, ymm11, ymm15	// p0.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272]	// p0.column8
vpaddq ymm11, ymm11, ymm14	// p0.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240]	// p0.column8
vpaddq ymm11, ymm11, ymm15	// p0.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208]	// p0.column8
vpaddq ymm11, ymm11, ymm14	// p0.column8
vpaddq ymm11, ymm11, ymm12	// p0.column8
vpsrlq ymm12, ymm11, 30	// p0.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// p0.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// p0.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// p0.reduce
vpaddq ymm9, ymm9, ymm12	// p0.reduce
vpsrlq ymm12, ymm9, 29	// p0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p0.reduce
vpaddq ymm10, ymm10, ymm12	// p0.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// p0.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// p0.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// p0.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// p0.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// p0.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// p0.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// p0.reduce
vmovdqa ymmword ptr [rdi+1056], ymm9	// p0.carry
vmovdqa ymmword ptr [rdi+1088], ymm10	// p0.carry
vmovdqa ymmword ptr [rdi+1120], ymm2	// p0.carry
vmovdqa ymmword ptr [rdi+1152], ymm3	// p0.carry
vmovdqa ymmword ptr [rdi+1184], ymm4	// p0.carry
vmovdqa ymmword ptr [rdi+1216], ymm5	// p0.carry
vmovdqa ymmword ptr [rdi+1248], ymm6	// p0.carry
vmovdqa ymmword ptr [rdi+1280], ymm7	// p0.carry
vmovdqa ymmword ptr [rdi+1312], ymm8	// p0.carry
vmovdqu ymm0, ymmword ptr [rdi+480]	// p1.row0
vmovdqu ymm1, ymmword ptr [rdi+512]	// p1.row0
vmovdqu ymm2, ymmword ptr [rdi+544]	// p1.row0
vmovdqu ymm3, ymmword ptr [rdi+576]	// p1.row0
vmovdqu ymm4, ymmword ptr [rdi+608]	// p1.row0
vmovdqu ymm5, ymmword ptr [rdi+480]	// p1.row0
vpsrlq ymm5, ymm5, 32	// p1.row0
vmovdqu ymm6, ymmword ptr [rdi+512]	// p1.row0
vpsrlq ymm6, ymm6, 32	// p1.row0
vmovdqu ymm7, ymmword ptr [rdi+544]	// p1.row0
vpsrlq ymm7, ymm7, 32	// p1.row0
vmovdqu ymm8, ymmword ptr [rdi+576]	// p1.row0
vpsrlq ymm8, ymm8, 32	// p1.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464]	// p1.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpsrlq ymm13, ymm11, 29	// p1.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column9
vmovdqa ymm12, ymm11	// p1.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208]	// p1.column0
vpaddq ymm9, ymm9, ymm12	// p1.column0
vpsrlq ymm12, ymm9, 29	// p1.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p1.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464]	// p1.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpaddq ymm11, ymm11, ymm13	// p1.column10
vpsrlq ymm13, ymm11, 29	// p1.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column10
vpaddq ymm12, ymm12, ymm11	// p1.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240]	// p1.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208]	// p1.column1
vpaddq ymm10, ymm10, ymm14	// p1.column1
vpaddq ymm10, ymm10, ymm12	// p1.column1
vpsrlq ymm12, ymm10, 29	// p1.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// p1.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]	// p1.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400]	// p1.column11
vpaddq ymm11, ymm11, ymm14	// p1.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336]	// p1.column11
vpaddq ymm11, ymm11, ymm14	// p1.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpaddq ymm11, ymm11, ymm13	// p1.column11
vpsrlq ymm13, ymm11, 29	// p1.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column11
vpaddq ymm12, ymm12, ymm11	// p1.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272]	// p1.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240]	// p1.column2
vpaddq ymm11, ymm11, ymm15	// p1.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208]	// p1.column2
vpaddq ymm11, ymm11, ymm14	// p1.column2
vpaddq ymm11, ymm11, ymm12	// p1.column2
vpsrlq ymm12, ymm11, 29	// p1.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// p1.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464]	// p1.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432]	// p1.column12
vpaddq ymm11, ymm11, ymm15	// p1.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400]	// p1.column12
vpaddq ymm11, ymm11, ymm14	// p1.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368]	// p1.column12
vpaddq ymm11, ymm11, ymm15	// p1.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336]	// p1.column12
vpaddq ymm11, ymm11, ymm14	// p1.column12
vpaddq ymm11, ymm11, ymm13	// p1.column12
vpsrlq ymm13, ymm11, 29	// p1.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column12
vpaddq ymm12, ymm12, ymm11	// p1.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304]	// p1.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272]	// p1.column3
vpaddq ymm11, ymm11, ymm14	// p1.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240]	// p1.column3
vpaddq ymm11, ymm11, ymm15	// p1.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]	// p1.column3
vpaddq ymm11, ymm11, ymm14	// p1.column3
vpaddq ymm11, ymm11, ymm12	// p1.column3
vpsrlq ymm12, ymm11, 29	// p1.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// p1.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464]	// p1.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432]	// p1.column13
vpaddq ymm11, ymm11, ymm15	// p1.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400]	// p1.column13
vpaddq ymm11, ymm11, ymm14	// p1.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368]	// p1.column13
vpaddq ymm11, ymm11, ymm15	// p1.column13
vpaddq ymm11, ymm11, ymm13	// p1.column13
vpsrlq ymm13, ymm11, 29	// p1.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column13
vpaddq ymm12, ymm12, ymm11	// p1.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336]	// p1.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304]	// p1.column4
vpaddq ymm11, ymm11, ymm15	// p1.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272]	// p1.column4
vpaddq ymm11, ymm11, ymm14	// p1.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240]	// p1.column4
vpaddq ymm11, ymm11, ymm15	// p1.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208]	// p1.column4
vpaddq ymm11, ymm11, ymm14	// p1.column4
vpaddq ymm11, ymm11, ymm12	// p1.column4
vpsrlq ymm12, ymm11, 29	// p1.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// p1.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464]	// p1.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432]	// p1.column14
vpaddq ymm11, ymm11, ymm15	// p1.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400]	// p1.column14
vpaddq ymm11, ymm11, ymm14	// p1.column14
vpaddq ymm11, ymm11, ymm13	// p1.column14
vpsrlq ymm13, ymm11, 29	// p1.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column14
vpaddq ymm12, ymm12, ymm11	// p1.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368]	// p1.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304]	// p1.column5
vpaddq ymm11, ymm11, ymm15	// p1.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240]	// p1.column5
vpaddq ymm11, ymm11, ymm15	// p1.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpaddq ymm11, ymm11, ymm12	// p1.column5
vpsrlq ymm12, ymm11, 29	// p1.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// p1.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464]	// p1.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432]	// p1.column15
vpaddq ymm11, ymm11, ymm15	// p1.column15
vpaddq ymm11, ymm11, ymm13	// p1.column15
vpsrlq ymm13, ymm11, 29	// p1.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column15
vpaddq ymm12, ymm12, ymm11	// p1.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400]	// p1.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpaddq ymm11, ymm11, ymm12	// p1.column6
vpsrlq ymm12, ymm11, 29	// p1.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// p1.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464]	// p1.column16
vpaddq ymm11, ymm11, ymm13	// p1.column16
vpsrlq ymm13, ymm11, 29	// p1.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column16
vpaddq ymm12, ymm12, ymm11	// p1.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432]	// p1.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpaddq ymm11, ymm11, ymm12	// p1.column7
vpsrlq ymm12, ymm11, 29	// p1.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// p1.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// p1.column17
vpaddq ymm12, ymm12, ymm13	// p1.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464]	// p1.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpaddq ymm11, ymm11, ymm12	// p1.column8
vpsrlq ymm12, ymm11, 30	// p1.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// p1.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// p1.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// p1.reduce
vpaddq ymm9, ymm9, ymm12	// p1.reduce
vpsrlq ymm12, ymm9, 29	// p1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p1.reduce
vpaddq ymm10, ymm10, ymm12	// p1.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// p1.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// p1.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// p1.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// p1.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// p1.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// p1.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// p1.reduce
vmovdqa ymmword ptr [rdi+1344], ymm9	// p1.carry
vmovdqa ymmword ptr [rdi+1376], ymm10	// p1.carry
vmovdqa ymmword ptr [rdi+1408], ymm2	// p1.carry
vmovdqa ymmword ptr [rdi+1440], ymm3	// p1.carry
vmovdqa ymmword ptr [rdi+1472], ymm4	// p1.carry
vmovdqa ymmword ptr [rdi+1504], ymm5	// p1.carry
vmovdqa ymmword ptr [rdi+1536], ymm6	// p1.carry
vmovdqa ymmword ptr [rdi+1568], ymm7	// p1.carry
vmovdqa ymmword ptr [rdi+1600], ymm8	// p1.carry
vmovdqa ymm0, ymmword ptr [rdi+1056]	// inverses
vmovdqa ymmword ptr [rdi+480], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1088]	// inverses
vmovdqa ymmword ptr [rdi+512], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1120]	// inverses
vmovdqa ymmword ptr [rdi+544], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1152]	// inverses
vmovdqa ymmword ptr [rdi+576], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1184]	// inverses
vmovdqa ymmword ptr [rdi+608], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1216]	// inverses
vmovdqa ymmword ptr [rdi+640], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1248]	// inverses
vmovdqa ymmword ptr [rdi+672], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1280]	// inverses
vmovdqa ymmword ptr [rdi+704], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1312]	// inverses
vmovdqa ymmword ptr [rdi+736], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1344]	// inverses
vmovdqa ymmword ptr [rdi+768], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1376]	// inverses
vmovdqa ymmword ptr [rdi+800], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1408]	// inverses
vmovdqa ymmword ptr [rdi+832], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1440]	// inverses
vmovdqa ymmword ptr [rdi+864], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1472]	// inverses
vmovdqa ymmword ptr [rdi+896], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1504]	// inverses
vmovdqa ymmword ptr [rdi+928], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1536]	// inverses
vmovdqa ymmword ptr [rdi+960], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1568]	// inverses
vmovdqa ymmword ptr [rdi+992], ymm0	// inverses
vmovdqa ymm0, ymmword ptr [rdi+1600]	// inverses
vmovdqa ymmword ptr [rdi+1024], ymm0	// inverses
vzeroupper	// leave
ret	// leave
