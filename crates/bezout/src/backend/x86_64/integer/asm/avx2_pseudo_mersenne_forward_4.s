// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m = 2^255 - r, zeros left out [Mon87], 4 words and 9 limbs of 29 bits.
//   p = p y for each step, where y is x, or x + 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 4 words for each step; rdx = kept products, 320 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p with limbs below 2^29 + 2^15, the last one below 2^30, before and after.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 695 instructions.
vmovdqa ymm0, ymmword ptr [rdi+480]	// first
vmovdqa ymmword ptr [rdi+1632], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+512]	// first
vmovdqa ymmword ptr [rdi+1664], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+544]	// first
vmovdqa ymmword ptr [rdi+1696], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+576]	// first
vmovdqa ymmword ptr [rdi+1728], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+608]	// first
vmovdqa ymmword ptr [rdi+1760], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+640]	// first
vmovdqa ymmword ptr [rdi+1792], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+672]	// first
vmovdqa ymmword ptr [rdi+1824], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+704]	// first
vmovdqa ymmword ptr [rdi+1856], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+736]	// first
vmovdqa ymmword ptr [rdi+1888], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+768]	// first
vmovdqa ymmword ptr [rdi+1920], ymm0	// first
lea r8, [rdi+1632]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu xmm4, xmmword ptr [rsi+0]	// x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+64], 1	// x0.load
vmovdqu xmm5, xmmword ptr [rsi+32]	// x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+96], 1	// x0.load
vpunpcklqdq ymm0, ymm4, ymm5	// x0.load
vpunpckhqdq ymm1, ymm4, ymm5	// x0.load
vmovdqu xmm4, xmmword ptr [rsi+16]	// x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+80], 1	// x0.load
vmovdqu xmm5, xmmword ptr [rsi+48]	// x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+112], 1	// x0.load
vpunpcklqdq ymm2, ymm4, ymm5	// x0.load
vpunpckhqdq ymm3, ymm4, ymm5	// x0.load
vpand ymm4, ymm0, ymmword ptr [rdi+320]	// x0.limbs
vpsrlq ymm8, ymm3, 63	// x0.limbs
vpmuludq ymm8, ymm8, ymmword ptr [rdi+288]	// x0.limbs
vpaddq ymm4, ymm4, ymm8	// x0.limbs
vpsrlq ymm6, ymm0, 29	// x0.limbs
vpor ymm6, ymm6, ymm4	// x0.limbs
vpor ymm7, ymm0, ymmword ptr [rdi+320]	// x0.limbs
vpor ymm6, ymm6, ymm1	// x0.limbs
vpand ymm7, ymm7, ymm1	// x0.limbs
vpor ymm6, ymm6, ymm2	// x0.limbs
vpand ymm7, ymm7, ymm2	// x0.limbs
vpaddq ymm8, ymm3, ymm3	// x0.limbs
vpor ymm6, ymm6, ymm8	// x0.limbs
vpsrlq ymm8, ymm8, 1	// x0.limbs
vpcmpeqq ymm5, ymm5, ymm5	// x0.limbs
vpsllq ymm5, ymm5, 63	// x0.limbs
vpor ymm5, ymm5, ymm8	// x0.limbs
vpand ymm7, ymm7, ymm5	// x0.limbs
vpcmpeqq ymm5, ymm5, ymm5	// x0.limbs
vpcmpeqq ymm7, ymm7, ymm5	// x0.limbs
vpcmpeqq ymm5, ymm4, ymmword ptr [rdi+0]	// x0.limbs
vpand ymm7, ymm7, ymm5	// x0.limbs
vpxor ymm5, ymm5, ymm5	// x0.limbs
vpcmpeqq ymm6, ymm6, ymm5	// x0.limbs
vpor ymm6, ymm6, ymm7	// x0.limbs
vmovdqa ymmword ptr [rdi+4064], ymm6	// x0.limbs
vpsubq ymm4, ymm4, ymm6	// x0.limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// x0.limbs
vpsrlq ymm5, ymm0, 29	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2240], ymm5	// x0.limbs
vpsrlq ymm5, ymm0, 58	// x0.limbs
vpsllq ymm15, ymm1, 6	// x0.limbs
vpor ymm5, ymm5, ymm15	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2272], ymm5	// x0.limbs
vpsrlq ymm5, ymm1, 23	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2304], ymm5	// x0.limbs
vpsrlq ymm5, ymm1, 52	// x0.limbs
vpsllq ymm15, ymm2, 12	// x0.limbs
vpor ymm5, ymm5, ymm15	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2336], ymm5	// x0.limbs
vpsrlq ymm5, ymm2, 17	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2368], ymm5	// x0.limbs
vpsrlq ymm5, ymm2, 46	// x0.limbs
vpsllq ymm15, ymm3, 18	// x0.limbs
vpor ymm5, ymm5, ymm15	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2400], ymm5	// x0.limbs
vpsrlq ymm5, ymm3, 11	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.limbs
vmovdqa ymmword ptr [rdi+2432], ymm5	// x0.limbs
vpsrlq ymm5, ymm3, 40	// x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+3776]	// x0.limbs
vmovdqa ymmword ptr [rdi+2464], ymm5	// x0.limbs
vmovdqu xmm4, xmmword ptr [rsi+128]	// x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+192], 1	// x1.load
vmovdqu xmm5, xmmword ptr [rsi+160]	// x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+224], 1	// x1.load
vpunpcklqdq ymm0, ymm4, ymm5	// x1.load
vpunpckhqdq ymm1, ymm4, ymm5	// x1.load
vmovdqu xmm4, xmmword ptr [rsi+144]	// x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi+208], 1	// x1.load
vmovdqu xmm5, xmmword ptr [rsi+176]	// x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi+240], 1	// x1.load
vpunpcklqdq ymm2, ymm4, ymm5	// x1.load
vpunpckhqdq ymm3, ymm4, ymm5	// x1.load
vpand ymm4, ymm0, ymmword ptr [rdi+320]	// x1.limbs
vpsrlq ymm8, ymm3, 63	// x1.limbs
vpmuludq ymm8, ymm8, ymmword ptr [rdi+288]	// x1.limbs
vpaddq ymm4, ymm4, ymm8	// x1.limbs
vpsrlq ymm6, ymm0, 29	// x1.limbs
vpor ymm6, ymm6, ymm4	// x1.limbs
vpor ymm7, ymm0, ymmword ptr [rdi+320]	// x1.limbs
vpor ymm6, ymm6, ymm1	// x1.limbs
vpand ymm7, ymm7, ymm1	// x1.limbs
vpor ymm6, ymm6, ymm2	// x1.limbs
vpand ymm7, ymm7, ymm2	// x1.limbs
vpaddq ymm8, ymm3, ymm3	// x1.limbs
vpor ymm6, ymm6, ymm8	// x1.limbs
vpsrlq ymm8, ymm8, 1	// x1.limbs
vpcmpeqq ymm5, ymm5, ymm5	// x1.limbs
vpsllq ymm5, ymm5, 63	// x1.limbs
vpor ymm5, ymm5, ymm8	// x1.limbs
vpand ymm7, ymm7, ymm5	// x1.limbs
vpcmpeqq ymm5, ymm5, ymm5	// x1.limbs
vpcmpeqq ymm7, ymm7, ymm5	// x1.limbs
vpcmpeqq ymm5, ymm4, ymmword ptr [rdi+0]	// x1.limbs
vpand ymm7, ymm7, ymm5	// x1.limbs
vpxor ymm5, ymm5, ymm5	// x1.limbs
vpcmpeqq ymm6, ymm6, ymm5	// x1.limbs
vpor ymm6, ymm6, ymm7	// x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm6	// x1.limbs
vpsubq ymm4, ymm4, ymm6	// x1.limbs
vmovdqa ymmword ptr [rdi+2496], ymm4	// x1.limbs
vpsrlq ymm5, ymm0, 29	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2528], ymm5	// x1.limbs
vpsrlq ymm5, ymm0, 58	// x1.limbs
vpsllq ymm15, ymm1, 6	// x1.limbs
vpor ymm5, ymm5, ymm15	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2560], ymm5	// x1.limbs
vpsrlq ymm5, ymm1, 23	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2592], ymm5	// x1.limbs
vpsrlq ymm5, ymm1, 52	// x1.limbs
vpsllq ymm15, ymm2, 12	// x1.limbs
vpor ymm5, ymm5, ymm15	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2624], ymm5	// x1.limbs
vpsrlq ymm5, ymm2, 17	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2656], ymm5	// x1.limbs
vpsrlq ymm5, ymm2, 46	// x1.limbs
vpsllq ymm15, ymm3, 18	// x1.limbs
vpor ymm5, ymm5, ymm15	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2688], ymm5	// x1.limbs
vpsrlq ymm5, ymm3, 11	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.limbs
vmovdqa ymmword ptr [rdi+2720], ymm5	// x1.limbs
vpsrlq ymm5, ymm3, 40	// x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+3776]	// x1.limbs
vmovdqa ymmword ptr [rdi+2752], ymm5	// x1.limbs
add rax, 1	// place
lea r9, [rdi+480]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1056]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 320	// place
4:
vmovdqu ymm0, ymmword ptr [r8+0]	// p0.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// p0.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// p0.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// p0.row0
vmovdqu ymm4, ymmword ptr [r8+128]	// p0.row0
vmovdqu ymm5, ymmword ptr [r8+0]	// p0.row0
vpsrlq ymm5, ymm5, 32	// p0.row0
vmovdqu ymm6, ymmword ptr [r8+32]	// p0.row0
vpsrlq ymm6, ymm6, 32	// p0.row0
vmovdqu ymm7, ymmword ptr [r8+64]	// p0.row0
vpsrlq ymm7, ymm7, 32	// p0.row0
vmovdqu ymm8, ymmword ptr [r8+96]	// p0.row0
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
vmovdqu ymmword ptr [r9+128], ymm4	// p0.carry
vpsllq ymm11, ymm5, 32	// p0.carry
vpor ymm9, ymm9, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+0], ymm9	// p0.carry
vpsllq ymm11, ymm6, 32	// p0.carry
vpor ymm10, ymm10, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+32], ymm10	// p0.carry
vpsllq ymm11, ymm7, 32	// p0.carry
vpor ymm2, ymm2, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+64], ymm2	// p0.carry
vpsllq ymm11, ymm8, 32	// p0.carry
vpor ymm3, ymm3, ymm11	// p0.carry
vmovdqu ymmword ptr [r9+96], ymm3	// p0.carry
vmovdqu ymm0, ymmword ptr [r8+160]	// p1.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// p1.row0
vmovdqu ymm2, ymmword ptr [r8+224]	// p1.row0
vmovdqu ymm3, ymmword ptr [r8+256]	// p1.row0
vmovdqu ymm4, ymmword ptr [r8+288]	// p1.row0
vmovdqu ymm5, ymmword ptr [r8+160]	// p1.row0
vpsrlq ymm5, ymm5, 32	// p1.row0
vmovdqu ymm6, ymmword ptr [r8+192]	// p1.row0
vpsrlq ymm6, ymm6, 32	// p1.row0
vmovdqu ymm7, ymmword ptr [r8+224]	// p1.row0
vpsrlq ymm7, ymm7, 32	// p1.row0
vmovdqu ymm8, ymmword ptr [r8+256]	// p1.row0
vpsrlq ymm8, ymm8, 32	// p1.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2752]	// p1.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2720]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2688]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2656]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2624]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2592]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2560]	// p1.column9
vpaddq ymm11, ymm11, ymm14	// p1.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2528]	// p1.column9
vpaddq ymm11, ymm11, ymm15	// p1.column9
vpsrlq ymm13, ymm11, 29	// p1.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column9
vmovdqa ymm12, ymm11	// p1.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2496]	// p1.column0
vpaddq ymm9, ymm9, ymm12	// p1.column0
vpsrlq ymm12, ymm9, 29	// p1.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// p1.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2752]	// p1.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2720]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2688]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2656]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2624]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2592]	// p1.column10
vpaddq ymm11, ymm11, ymm15	// p1.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2560]	// p1.column10
vpaddq ymm11, ymm11, ymm14	// p1.column10
vpaddq ymm11, ymm11, ymm13	// p1.column10
vpsrlq ymm13, ymm11, 29	// p1.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column10
vpaddq ymm12, ymm12, ymm11	// p1.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2528]	// p1.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2496]	// p1.column1
vpaddq ymm10, ymm10, ymm14	// p1.column1
vpaddq ymm10, ymm10, ymm12	// p1.column1
vpsrlq ymm12, ymm10, 29	// p1.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// p1.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2752]	// p1.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2720]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2688]	// p1.column11
vpaddq ymm11, ymm11, ymm14	// p1.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2656]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2624]	// p1.column11
vpaddq ymm11, ymm11, ymm14	// p1.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2592]	// p1.column11
vpaddq ymm11, ymm11, ymm15	// p1.column11
vpaddq ymm11, ymm11, ymm13	// p1.column11
vpsrlq ymm13, ymm11, 29	// p1.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column11
vpaddq ymm12, ymm12, ymm11	// p1.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2560]	// p1.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2528]	// p1.column2
vpaddq ymm11, ymm11, ymm15	// p1.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2496]	// p1.column2
vpaddq ymm11, ymm11, ymm14	// p1.column2
vpaddq ymm11, ymm11, ymm12	// p1.column2
vpsrlq ymm12, ymm11, 29	// p1.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// p1.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2752]	// p1.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2720]	// p1.column12
vpaddq ymm11, ymm11, ymm15	// p1.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2688]	// p1.column12
vpaddq ymm11, ymm11, ymm14	// p1.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2656]	// p1.column12
vpaddq ymm11, ymm11, ymm15	// p1.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2624]	// p1.column12
vpaddq ymm11, ymm11, ymm14	// p1.column12
vpaddq ymm11, ymm11, ymm13	// p1.column12
vpsrlq ymm13, ymm11, 29	// p1.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column12
vpaddq ymm12, ymm12, ymm11	// p1.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2592]	// p1.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2560]	// p1.column3
vpaddq ymm11, ymm11, ymm14	// p1.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2528]	// p1.column3
vpaddq ymm11, ymm11, ymm15	// p1.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2496]	// p1.column3
vpaddq ymm11, ymm11, ymm14	// p1.column3
vpaddq ymm11, ymm11, ymm12	// p1.column3
vpsrlq ymm12, ymm11, 29	// p1.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// p1.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2752]	// p1.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2720]	// p1.column13
vpaddq ymm11, ymm11, ymm15	// p1.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2688]	// p1.column13
vpaddq ymm11, ymm11, ymm14	// p1.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2656]	// p1.column13
vpaddq ymm11, ymm11, ymm15	// p1.column13
vpaddq ymm11, ymm11, ymm13	// p1.column13
vpsrlq ymm13, ymm11, 29	// p1.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column13
vpaddq ymm12, ymm12, ymm11	// p1.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2624]	// p1.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2592]	// p1.column4
vpaddq ymm11, ymm11, ymm15	// p1.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2560]	// p1.column4
vpaddq ymm11, ymm11, ymm14	// p1.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2528]	// p1.column4
vpaddq ymm11, ymm11, ymm15	// p1.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2496]	// p1.column4
vpaddq ymm11, ymm11, ymm14	// p1.column4
vpaddq ymm11, ymm11, ymm12	// p1.column4
vpsrlq ymm12, ymm11, 29	// p1.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// p1.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2752]	// p1.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2720]	// p1.column14
vpaddq ymm11, ymm11, ymm15	// p1.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2688]	// p1.column14
vpaddq ymm11, ymm11, ymm14	// p1.column14
vpaddq ymm11, ymm11, ymm13	// p1.column14
vpsrlq ymm13, ymm11, 29	// p1.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column14
vpaddq ymm12, ymm12, ymm11	// p1.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2656]	// p1.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2624]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2592]	// p1.column5
vpaddq ymm11, ymm11, ymm15	// p1.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2560]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2528]	// p1.column5
vpaddq ymm11, ymm11, ymm15	// p1.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2496]	// p1.column5
vpaddq ymm11, ymm11, ymm14	// p1.column5
vpaddq ymm11, ymm11, ymm12	// p1.column5
vpsrlq ymm12, ymm11, 29	// p1.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// p1.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2752]	// p1.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2720]	// p1.column15
vpaddq ymm11, ymm11, ymm15	// p1.column15
vpaddq ymm11, ymm11, ymm13	// p1.column15
vpsrlq ymm13, ymm11, 29	// p1.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column15
vpaddq ymm12, ymm12, ymm11	// p1.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2688]	// p1.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2656]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2624]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2592]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2560]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2528]	// p1.column6
vpaddq ymm11, ymm11, ymm15	// p1.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2496]	// p1.column6
vpaddq ymm11, ymm11, ymm14	// p1.column6
vpaddq ymm11, ymm11, ymm12	// p1.column6
vpsrlq ymm12, ymm11, 29	// p1.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// p1.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2752]	// p1.column16
vpaddq ymm11, ymm11, ymm13	// p1.column16
vpsrlq ymm13, ymm11, 29	// p1.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// p1.column16
vpaddq ymm12, ymm12, ymm11	// p1.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2720]	// p1.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2688]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2656]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2624]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2592]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2560]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2528]	// p1.column7
vpaddq ymm11, ymm11, ymm15	// p1.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2496]	// p1.column7
vpaddq ymm11, ymm11, ymm14	// p1.column7
vpaddq ymm11, ymm11, ymm12	// p1.column7
vpsrlq ymm12, ymm11, 29	// p1.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// p1.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// p1.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// p1.column17
vpaddq ymm12, ymm12, ymm13	// p1.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2752]	// p1.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2720]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2688]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2656]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2624]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2592]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2560]	// p1.column8
vpaddq ymm11, ymm11, ymm14	// p1.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2528]	// p1.column8
vpaddq ymm11, ymm11, ymm15	// p1.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2496]	// p1.column8
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
vmovdqu ymmword ptr [r9+288], ymm4	// p1.carry
vpsllq ymm11, ymm5, 32	// p1.carry
vpor ymm9, ymm9, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+160], ymm9	// p1.carry
vpsllq ymm11, ymm6, 32	// p1.carry
vpor ymm10, ymm10, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+192], ymm10	// p1.carry
vpsllq ymm11, ymm7, 32	// p1.carry
vpor ymm2, ymm2, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+224], ymm2	// p1.carry
vpsllq ymm11, ymm8, 32	// p1.carry
vpor ymm3, ymm3, ymm11	// p1.carry
vmovdqu ymmword ptr [r9+256], ymm3	// p1.carry
mov r8, r9	// loop
add rsi, 256	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
