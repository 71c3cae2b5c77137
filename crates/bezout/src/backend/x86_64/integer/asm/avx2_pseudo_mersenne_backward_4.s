// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m = 2^255 - r, from the products of
//   `avx2_pseudo_mersenne_forward_4` [Mon87], 4 words and 9 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before, or 0 for zero, and
//   p = inverse y, where y is x, or x + 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products with limbs below 2^29 + 2^15, the last one below 2^30, before and after.
// State: 4416 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, r at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^23 - 1, 64 r, 2^30 - 1, 128 r at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: r odd, 3 <= r <= 31; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1991 instructions.
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 320	// begin
add rdx, r9	// begin
imul r9, rax, 256	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 256	// place
lea r8, [rdi+1632]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 320	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm4, xmmword ptr [rsi-256]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-192], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-224]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-160], 1	// again.x0.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x0.load
vmovdqu xmm4, xmmword ptr [rsi-240]	// again.x0.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-176], 1	// again.x0.load
vmovdqu xmm5, xmmword ptr [rsi-208]	// again.x0.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-144], 1	// again.x0.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x0.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x0.load
vpand ymm4, ymm0, ymmword ptr [rdi+320]	// again.x0.limbs
vpsrlq ymm8, ymm3, 63	// again.x0.limbs
vpmuludq ymm8, ymm8, ymmword ptr [rdi+288]	// again.x0.limbs
vpaddq ymm4, ymm4, ymm8	// again.x0.limbs
vpsrlq ymm6, ymm0, 29	// again.x0.limbs
vpor ymm6, ymm6, ymm4	// again.x0.limbs
vpor ymm7, ymm0, ymmword ptr [rdi+320]	// again.x0.limbs
vpor ymm6, ymm6, ymm1	// again.x0.limbs
vpand ymm7, ymm7, ymm1	// again.x0.limbs
vpor ymm6, ymm6, ymm2	// again.x0.limbs
vpand ymm7, ymm7, ymm2	// again.x0.limbs
vpaddq ymm8, ymm3, ymm3	// again.x0.limbs
vpor ymm6, ymm6, ymm8	// again.x0.limbs
vpsrlq ymm8, ymm8, 1	// again.x0.limbs
vpcmpeqq ymm5, ymm5, ymm5	// again.x0.limbs
vpsllq ymm5, ymm5, 63	// again.x0.limbs
vpor ymm5, ymm5, ymm8	// again.x0.limbs
vpand ymm7, ymm7, ymm5	// again.x0.limbs
vpcmpeqq ymm5, ymm5, ymm5	// again.x0.limbs
vpcmpeqq ymm7, ymm7, ymm5	// again.x0.limbs
vpcmpeqq ymm5, ymm4, ymmword ptr [rdi+0]	// again.x0.limbs
vpand ymm7, ymm7, ymm5	// again.x0.limbs
vpxor ymm5, ymm5, ymm5	// again.x0.limbs
vpcmpeqq ymm6, ymm6, ymm5	// again.x0.limbs
vpor ymm6, ymm6, ymm7	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4064], ymm6	// again.x0.limbs
vpsubq ymm4, ymm4, ymm6	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// again.x0.limbs
vpsrlq ymm5, ymm0, 29	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2240], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm0, 58	// again.x0.limbs
vpsllq ymm15, ymm1, 6	// again.x0.limbs
vpor ymm5, ymm5, ymm15	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2272], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm1, 23	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2304], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm1, 52	// again.x0.limbs
vpsllq ymm15, ymm2, 12	// again.x0.limbs
vpor ymm5, ymm5, ymm15	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2336], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm2, 17	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2368], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm2, 46	// again.x0.limbs
vpsllq ymm15, ymm3, 18	// again.x0.limbs
vpor ymm5, ymm5, ymm15	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2400], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm3, 11	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2432], ymm5	// again.x0.limbs
vpsrlq ymm5, ymm3, 40	// again.x0.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+3776]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2464], ymm5	// again.x0.limbs
vmovdqu xmm4, xmmword ptr [rsi-128]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-64], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-96]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-32], 1	// again.x1.load
vpunpcklqdq ymm0, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm1, ymm4, ymm5	// again.x1.load
vmovdqu xmm4, xmmword ptr [rsi-112]	// again.x1.load
vinserti128 ymm4, ymm4, xmmword ptr [rsi-48], 1	// again.x1.load
vmovdqu xmm5, xmmword ptr [rsi-80]	// again.x1.load
vinserti128 ymm5, ymm5, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpcklqdq ymm2, ymm4, ymm5	// again.x1.load
vpunpckhqdq ymm3, ymm4, ymm5	// again.x1.load
vpand ymm4, ymm0, ymmword ptr [rdi+320]	// again.x1.limbs
vpsrlq ymm8, ymm3, 63	// again.x1.limbs
vpmuludq ymm8, ymm8, ymmword ptr [rdi+288]	// again.x1.limbs
vpaddq ymm4, ymm4, ymm8	// again.x1.limbs
vpsrlq ymm6, ymm0, 29	// again.x1.limbs
vpor ymm6, ymm6, ymm4	// again.x1.limbs
vpor ymm7, ymm0, ymmword ptr [rdi+320]	// again.x1.limbs
vpor ymm6, ymm6, ymm1	// again.x1.limbs
vpand ymm7, ymm7, ymm1	// again.x1.limbs
vpor ymm6, ymm6, ymm2	// again.x1.limbs
vpand ymm7, ymm7, ymm2	// again.x1.limbs
vpaddq ymm8, ymm3, ymm3	// again.x1.limbs
vpor ymm6, ymm6, ymm8	// again.x1.limbs
vpsrlq ymm8, ymm8, 1	// again.x1.limbs
vpcmpeqq ymm5, ymm5, ymm5	// again.x1.limbs
vpsllq ymm5, ymm5, 63	// again.x1.limbs
vpor ymm5, ymm5, ymm8	// again.x1.limbs
vpand ymm7, ymm7, ymm5	// again.x1.limbs
vpcmpeqq ymm5, ymm5, ymm5	// again.x1.limbs
vpcmpeqq ymm7, ymm7, ymm5	// again.x1.limbs
vpcmpeqq ymm5, ymm4, ymmword ptr [rdi+0]	// again.x1.limbs
vpand ymm7, ymm7, ymm5	// again.x1.limbs
vpxor ymm5, ymm5, ymm5	// again.x1.limbs
vpcmpeqq ymm6, ymm6, ymm5	// again.x1.limbs
vpor ymm6, ymm6, ymm7	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm6	// again.x1.limbs
vpsubq ymm4, ymm4, ymm6	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2496], ymm4	// again.x1.limbs
vpsrlq ymm5, ymm0, 29	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2528], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm0, 58	// again.x1.limbs
vpsllq ymm15, ymm1, 6	// again.x1.limbs
vpor ymm5, ymm5, ymm15	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2560], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm1, 23	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2592], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm1, 52	// again.x1.limbs
vpsllq ymm15, ymm2, 12	// again.x1.limbs
vpor ymm5, ymm5, ymm15	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2624], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm2, 17	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2656], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm2, 46	// again.x1.limbs
vpsllq ymm15, ymm3, 18	// again.x1.limbs
vpor ymm5, ymm5, ymm15	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2688], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm3, 11	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2720], ymm5	// again.x1.limbs
vpsrlq ymm5, ymm3, 40	// again.x1.limbs
vpand ymm5, ymm5, ymmword ptr [rdi+3776]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2752], ymm5	// again.x1.limbs
vmovdqu ymm0, ymmword ptr [r8+0]	// again.p0.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// again.p0.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// again.p0.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// again.p0.row0
vmovdqu ymm4, ymmword ptr [r8+128]	// again.p0.row0
vmovdqu ymm5, ymmword ptr [r8+0]	// again.p0.row0
vpsrlq ymm5, ymm5, 32	// again.p0.row0
vmovdqu ymm6, ymmword ptr [r8+32]	// again.p0.row0
vpsrlq ymm6, ymm6, 32	// again.p0.row0
vmovdqu ymm7, ymmword ptr [r8+64]	// again.p0.row0
vpsrlq ymm7, ymm7, 32	// again.p0.row0
vmovdqu ymm8, ymmword ptr [r8+96]	// again.p0.row0
vpsrlq ymm8, ymm8, 32	// again.p0.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2464]	// again.p0.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2432]	// again.p0.column9
vpaddq ymm11, ymm11, ymm15	// again.p0.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]	// again.p0.column9
vpaddq ymm11, ymm11, ymm14	// again.p0.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2368]	// again.p0.column9
vpaddq ymm11, ymm11, ymm15	// again.p0.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2336]	// again.p0.column9
vpaddq ymm11, ymm11, ymm14	// again.p0.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2304]	// again.p0.column9
vpaddq ymm11, ymm11, ymm15	// again.p0.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2272]	// again.p0.column9
vpaddq ymm11, ymm11, ymm14	// again.p0.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2240]	// again.p0.column9
vpaddq ymm11, ymm11, ymm15	// again.p0.column9
vpsrlq ymm13, ymm11, 29	// again.p0.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column9
vmovdqa ymm12, ymm11	// again.p0.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2208]	// again.p0.column0
vpaddq ymm9, ymm9, ymm12	// again.p0.column0
vpsrlq ymm12, ymm9, 29	// again.p0.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// again.p0.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2464]	// again.p0.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]	// again.p0.column10
vpaddq ymm11, ymm11, ymm15	// again.p0.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2400]	// again.p0.column10
vpaddq ymm11, ymm11, ymm14	// again.p0.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2368]	// again.p0.column10
vpaddq ymm11, ymm11, ymm15	// again.p0.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2336]	// again.p0.column10
vpaddq ymm11, ymm11, ymm14	// again.p0.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2304]	// again.p0.column10
vpaddq ymm11, ymm11, ymm15	// again.p0.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2272]	// again.p0.column10
vpaddq ymm11, ymm11, ymm14	// again.p0.column10
vpaddq ymm11, ymm11, ymm13	// again.p0.column10
vpsrlq ymm13, ymm11, 29	// again.p0.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column10
vpaddq ymm12, ymm12, ymm11	// again.p0.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2240]	// again.p0.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2208]	// again.p0.column1
vpaddq ymm10, ymm10, ymm14	// again.p0.column1
vpaddq ymm10, ymm10, ymm12	// again.p0.column1
vpsrlq ymm12, ymm10, 29	// again.p0.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// again.p0.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]	// again.p0.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2432]	// again.p0.column11
vpaddq ymm11, ymm11, ymm15	// again.p0.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2400]	// again.p0.column11
vpaddq ymm11, ymm11, ymm14	// again.p0.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2368]	// again.p0.column11
vpaddq ymm11, ymm11, ymm15	// again.p0.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2336]	// again.p0.column11
vpaddq ymm11, ymm11, ymm14	// again.p0.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2304]	// again.p0.column11
vpaddq ymm11, ymm11, ymm15	// again.p0.column11
vpaddq ymm11, ymm11, ymm13	// again.p0.column11
vpsrlq ymm13, ymm11, 29	// again.p0.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column11
vpaddq ymm12, ymm12, ymm11	// again.p0.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2272]	// again.p0.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2240]	// again.p0.column2
vpaddq ymm11, ymm11, ymm15	// again.p0.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2208]	// again.p0.column2
vpaddq ymm11, ymm11, ymm14	// again.p0.column2
vpaddq ymm11, ymm11, ymm12	// again.p0.column2
vpsrlq ymm12, ymm11, 29	// again.p0.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// again.p0.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2464]	// again.p0.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2432]	// again.p0.column12
vpaddq ymm11, ymm11, ymm15	// again.p0.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2400]	// again.p0.column12
vpaddq ymm11, ymm11, ymm14	// again.p0.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2368]	// again.p0.column12
vpaddq ymm11, ymm11, ymm15	// again.p0.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2336]	// again.p0.column12
vpaddq ymm11, ymm11, ymm14	// again.p0.column12
vpaddq ymm11, ymm11, ymm13	// again.p0.column12
vpsrlq ymm13, ymm11, 29	// again.p0.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column12
vpaddq ymm12, ymm12, ymm11	// again.p0.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2304]	// again.p0.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2272]	// again.p0.column3
vpaddq ymm11, ymm11, ymm14	// again.p0.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2240]	// again.p0.column3
vpaddq ymm11, ymm11, ymm15	// again.p0.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]	// again.p0.column3
vpaddq ymm11, ymm11, ymm14	// again.p0.column3
vpaddq ymm11, ymm11, ymm12	// again.p0.column3
vpsrlq ymm12, ymm11, 29	// again.p0.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// again.p0.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2464]	// again.p0.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2432]	// again.p0.column13
vpaddq ymm11, ymm11, ymm15	// again.p0.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2400]	// again.p0.column13
vpaddq ymm11, ymm11, ymm14	// again.p0.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2368]	// again.p0.column13
vpaddq ymm11, ymm11, ymm15	// again.p0.column13
vpaddq ymm11, ymm11, ymm13	// again.p0.column13
vpsrlq ymm13, ymm11, 29	// again.p0.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column13
vpaddq ymm12, ymm12, ymm11	// again.p0.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2336]	// again.p0.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2304]	// again.p0.column4
vpaddq ymm11, ymm11, ymm15	// again.p0.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2272]	// again.p0.column4
vpaddq ymm11, ymm11, ymm14	// again.p0.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2240]	// again.p0.column4
vpaddq ymm11, ymm11, ymm15	// again.p0.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2208]	// again.p0.column4
vpaddq ymm11, ymm11, ymm14	// again.p0.column4
vpaddq ymm11, ymm11, ymm12	// again.p0.column4
vpsrlq ymm12, ymm11, 29	// again.p0.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// again.p0.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2464]	// again.p0.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2432]	// again.p0.column14
vpaddq ymm11, ymm11, ymm15	// again.p0.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2400]	// again.p0.column14
vpaddq ymm11, ymm11, ymm14	// again.p0.column14
vpaddq ymm11, ymm11, ymm13	// again.p0.column14
vpsrlq ymm13, ymm11, 29	// again.p0.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column14
vpaddq ymm12, ymm12, ymm11	// again.p0.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2368]	// again.p0.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2336]	// again.p0.column5
vpaddq ymm11, ymm11, ymm14	// again.p0.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2304]	// again.p0.column5
vpaddq ymm11, ymm11, ymm15	// again.p0.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2272]	// again.p0.column5
vpaddq ymm11, ymm11, ymm14	// again.p0.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2240]	// again.p0.column5
vpaddq ymm11, ymm11, ymm15	// again.p0.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2208]	// again.p0.column5
vpaddq ymm11, ymm11, ymm14	// again.p0.column5
vpaddq ymm11, ymm11, ymm12	// again.p0.column5
vpsrlq ymm12, ymm11, 29	// again.p0.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// again.p0.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2464]	// again.p0.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2432]	// again.p0.column15
vpaddq ymm11, ymm11, ymm15	// again.p0.column15
vpaddq ymm11, ymm11, ymm13	// again.p0.column15
vpsrlq ymm13, ymm11, 29	// again.p0.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column15
vpaddq ymm12, ymm12, ymm11	// again.p0.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2400]	// again.p0.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2368]	// again.p0.column6
vpaddq ymm11, ymm11, ymm15	// again.p0.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2336]	// again.p0.column6
vpaddq ymm11, ymm11, ymm14	// again.p0.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]	// again.p0.column6
vpaddq ymm11, ymm11, ymm15	// again.p0.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2272]	// again.p0.column6
vpaddq ymm11, ymm11, ymm14	// again.p0.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2240]	// again.p0.column6
vpaddq ymm11, ymm11, ymm15	// again.p0.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2208]	// again.p0.column6
vpaddq ymm11, ymm11, ymm14	// again.p0.column6
vpaddq ymm11, ymm11, ymm12	// again.p0.column6
vpsrlq ymm12, ymm11, 29	// again.p0.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// again.p0.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2464]	// again.p0.column16
vpaddq ymm11, ymm11, ymm13	// again.p0.column16
vpsrlq ymm13, ymm11, 29	// again.p0.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p0.column16
vpaddq ymm12, ymm12, ymm11	// again.p0.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2432]	// again.p0.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2400]	// again.p0.column7
vpaddq ymm11, ymm11, ymm14	// again.p0.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2368]	// again.p0.column7
vpaddq ymm11, ymm11, ymm15	// again.p0.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]	// again.p0.column7
vpaddq ymm11, ymm11, ymm14	// again.p0.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2304]	// again.p0.column7
vpaddq ymm11, ymm11, ymm15	// again.p0.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2272]	// again.p0.column7
vpaddq ymm11, ymm11, ymm14	// again.p0.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2240]	// again.p0.column7
vpaddq ymm11, ymm11, ymm15	// again.p0.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2208]	// again.p0.column7
vpaddq ymm11, ymm11, ymm14	// again.p0.column7
vpaddq ymm11, ymm11, ymm12	// again.p0.column7
vpsrlq ymm12, ymm11, 29	// again.p0.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p0.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// again.p0.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// again.p0.column17
vpaddq ymm12, ymm12, ymm13	// again.p0.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2464]	// again.p0.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2432]	// again.p0.column8
vpaddq ymm11, ymm11, ymm15	// again.p0.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2400]	// again.p0.column8
vpaddq ymm11, ymm11, ymm14	// again.p0.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2368]	// again.p0.column8
vpaddq ymm11, ymm11, ymm15	// again.p0.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2336]	// again.p0.column8
vpaddq ymm11, ymm11, ymm14	// again.p0.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2304]	// again.p0.column8
vpaddq ymm11, ymm11, ymm15	// again.p0.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2272]	// again.p0.column8
vpaddq ymm11, ymm11, ymm14	// again.p0.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2240]	// again.p0.column8
vpaddq ymm11, ymm11, ymm15	// again.p0.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2208]	// again.p0.column8
vpaddq ymm11, ymm11, ymm14	// again.p0.column8
vpaddq ymm11, ymm11, ymm12	// again.p0.column8
vpsrlq ymm12, ymm11, 30	// again.p0.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// again.p0.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// again.p0.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// again.p0.reduce
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce
vpsrlq ymm12, ymm9, 29	// again.p0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// again.p0.reduce
vpaddq ymm10, ymm10, ymm12	// again.p0.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// again.p0.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// again.p0.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// again.p0.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// again.p0.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// again.p0.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// again.p0.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// again.p0.reduce
vmovdqu ymmword ptr [rdi+1184], ymm4	// again.p0.carry
vpsllq ymm11, ymm5, 32	// again.p0.carry
vpor ymm9, ymm9, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1056], ymm9	// again.p0.carry
vpsllq ymm11, ymm6, 32	// again.p0.carry
vpor ymm10, ymm10, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1088], ymm10	// again.p0.carry
vpsllq ymm11, ymm7, 32	// again.p0.carry
vpor ymm2, ymm2, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1120], ymm2	// again.p0.carry
vpsllq ymm11, ymm8, 32	// again.p0.carry
vpor ymm3, ymm3, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1152], ymm3	// again.p0.carry
vmovdqu ymm0, ymmword ptr [r8+160]	// again.p1.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// again.p1.row0
vmovdqu ymm2, ymmword ptr [r8+224]	// again.p1.row0
vmovdqu ymm3, ymmword ptr [r8+256]	// again.p1.row0
vmovdqu ymm4, ymmword ptr [r8+288]	// again.p1.row0
vmovdqu ymm5, ymmword ptr [r8+160]	// again.p1.row0
vpsrlq ymm5, ymm5, 32	// again.p1.row0
vmovdqu ymm6, ymmword ptr [r8+192]	// again.p1.row0
vpsrlq ymm6, ymm6, 32	// again.p1.row0
vmovdqu ymm7, ymmword ptr [r8+224]	// again.p1.row0
vpsrlq ymm7, ymm7, 32	// again.p1.row0
vmovdqu ymm8, ymmword ptr [r8+256]	// again.p1.row0
vpsrlq ymm8, ymm8, 32	// again.p1.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+2752]	// again.p1.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2720]	// again.p1.column9
vpaddq ymm11, ymm11, ymm15	// again.p1.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2688]	// again.p1.column9
vpaddq ymm11, ymm11, ymm14	// again.p1.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2656]	// again.p1.column9
vpaddq ymm11, ymm11, ymm15	// again.p1.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2624]	// again.p1.column9
vpaddq ymm11, ymm11, ymm14	// again.p1.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2592]	// again.p1.column9
vpaddq ymm11, ymm11, ymm15	// again.p1.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2560]	// again.p1.column9
vpaddq ymm11, ymm11, ymm14	// again.p1.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2528]	// again.p1.column9
vpaddq ymm11, ymm11, ymm15	// again.p1.column9
vpsrlq ymm13, ymm11, 29	// again.p1.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column9
vmovdqa ymm12, ymm11	// again.p1.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+2496]	// again.p1.column0
vpaddq ymm9, ymm9, ymm12	// again.p1.column0
vpsrlq ymm12, ymm9, 29	// again.p1.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// again.p1.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+2752]	// again.p1.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2720]	// again.p1.column10
vpaddq ymm11, ymm11, ymm15	// again.p1.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2688]	// again.p1.column10
vpaddq ymm11, ymm11, ymm14	// again.p1.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2656]	// again.p1.column10
vpaddq ymm11, ymm11, ymm15	// again.p1.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2624]	// again.p1.column10
vpaddq ymm11, ymm11, ymm14	// again.p1.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2592]	// again.p1.column10
vpaddq ymm11, ymm11, ymm15	// again.p1.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2560]	// again.p1.column10
vpaddq ymm11, ymm11, ymm14	// again.p1.column10
vpaddq ymm11, ymm11, ymm13	// again.p1.column10
vpsrlq ymm13, ymm11, 29	// again.p1.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column10
vpaddq ymm12, ymm12, ymm11	// again.p1.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+2528]	// again.p1.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2496]	// again.p1.column1
vpaddq ymm10, ymm10, ymm14	// again.p1.column1
vpaddq ymm10, ymm10, ymm12	// again.p1.column1
vpsrlq ymm12, ymm10, 29	// again.p1.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// again.p1.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2752]	// again.p1.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2720]	// again.p1.column11
vpaddq ymm11, ymm11, ymm15	// again.p1.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2688]	// again.p1.column11
vpaddq ymm11, ymm11, ymm14	// again.p1.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2656]	// again.p1.column11
vpaddq ymm11, ymm11, ymm15	// again.p1.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2624]	// again.p1.column11
vpaddq ymm11, ymm11, ymm14	// again.p1.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2592]	// again.p1.column11
vpaddq ymm11, ymm11, ymm15	// again.p1.column11
vpaddq ymm11, ymm11, ymm13	// again.p1.column11
vpsrlq ymm13, ymm11, 29	// again.p1.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column11
vpaddq ymm12, ymm12, ymm11	// again.p1.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2560]	// again.p1.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2528]	// again.p1.column2
vpaddq ymm11, ymm11, ymm15	// again.p1.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2496]	// again.p1.column2
vpaddq ymm11, ymm11, ymm14	// again.p1.column2
vpaddq ymm11, ymm11, ymm12	// again.p1.column2
vpsrlq ymm12, ymm11, 29	// again.p1.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// again.p1.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+2752]	// again.p1.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2720]	// again.p1.column12
vpaddq ymm11, ymm11, ymm15	// again.p1.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2688]	// again.p1.column12
vpaddq ymm11, ymm11, ymm14	// again.p1.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2656]	// again.p1.column12
vpaddq ymm11, ymm11, ymm15	// again.p1.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2624]	// again.p1.column12
vpaddq ymm11, ymm11, ymm14	// again.p1.column12
vpaddq ymm11, ymm11, ymm13	// again.p1.column12
vpsrlq ymm13, ymm11, 29	// again.p1.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column12
vpaddq ymm12, ymm12, ymm11	// again.p1.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2592]	// again.p1.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2560]	// again.p1.column3
vpaddq ymm11, ymm11, ymm14	// again.p1.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2528]	// again.p1.column3
vpaddq ymm11, ymm11, ymm15	// again.p1.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2496]	// again.p1.column3
vpaddq ymm11, ymm11, ymm14	// again.p1.column3
vpaddq ymm11, ymm11, ymm12	// again.p1.column3
vpsrlq ymm12, ymm11, 29	// again.p1.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// again.p1.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+2752]	// again.p1.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2720]	// again.p1.column13
vpaddq ymm11, ymm11, ymm15	// again.p1.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2688]	// again.p1.column13
vpaddq ymm11, ymm11, ymm14	// again.p1.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2656]	// again.p1.column13
vpaddq ymm11, ymm11, ymm15	// again.p1.column13
vpaddq ymm11, ymm11, ymm13	// again.p1.column13
vpsrlq ymm13, ymm11, 29	// again.p1.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column13
vpaddq ymm12, ymm12, ymm11	// again.p1.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2624]	// again.p1.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2592]	// again.p1.column4
vpaddq ymm11, ymm11, ymm15	// again.p1.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2560]	// again.p1.column4
vpaddq ymm11, ymm11, ymm14	// again.p1.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2528]	// again.p1.column4
vpaddq ymm11, ymm11, ymm15	// again.p1.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2496]	// again.p1.column4
vpaddq ymm11, ymm11, ymm14	// again.p1.column4
vpaddq ymm11, ymm11, ymm12	// again.p1.column4
vpsrlq ymm12, ymm11, 29	// again.p1.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// again.p1.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+2752]	// again.p1.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2720]	// again.p1.column14
vpaddq ymm11, ymm11, ymm15	// again.p1.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2688]	// again.p1.column14
vpaddq ymm11, ymm11, ymm14	// again.p1.column14
vpaddq ymm11, ymm11, ymm13	// again.p1.column14
vpsrlq ymm13, ymm11, 29	// again.p1.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column14
vpaddq ymm12, ymm12, ymm11	// again.p1.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2656]	// again.p1.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2624]	// again.p1.column5
vpaddq ymm11, ymm11, ymm14	// again.p1.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2592]	// again.p1.column5
vpaddq ymm11, ymm11, ymm15	// again.p1.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2560]	// again.p1.column5
vpaddq ymm11, ymm11, ymm14	// again.p1.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2528]	// again.p1.column5
vpaddq ymm11, ymm11, ymm15	// again.p1.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2496]	// again.p1.column5
vpaddq ymm11, ymm11, ymm14	// again.p1.column5
vpaddq ymm11, ymm11, ymm12	// again.p1.column5
vpsrlq ymm12, ymm11, 29	// again.p1.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// again.p1.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+2752]	// again.p1.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+2720]	// again.p1.column15
vpaddq ymm11, ymm11, ymm15	// again.p1.column15
vpaddq ymm11, ymm11, ymm13	// again.p1.column15
vpsrlq ymm13, ymm11, 29	// again.p1.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column15
vpaddq ymm12, ymm12, ymm11	// again.p1.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2688]	// again.p1.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2656]	// again.p1.column6
vpaddq ymm11, ymm11, ymm15	// again.p1.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2624]	// again.p1.column6
vpaddq ymm11, ymm11, ymm14	// again.p1.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2592]	// again.p1.column6
vpaddq ymm11, ymm11, ymm15	// again.p1.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2560]	// again.p1.column6
vpaddq ymm11, ymm11, ymm14	// again.p1.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2528]	// again.p1.column6
vpaddq ymm11, ymm11, ymm15	// again.p1.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2496]	// again.p1.column6
vpaddq ymm11, ymm11, ymm14	// again.p1.column6
vpaddq ymm11, ymm11, ymm12	// again.p1.column6
vpsrlq ymm12, ymm11, 29	// again.p1.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// again.p1.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+2752]	// again.p1.column16
vpaddq ymm11, ymm11, ymm13	// again.p1.column16
vpsrlq ymm13, ymm11, 29	// again.p1.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// again.p1.column16
vpaddq ymm12, ymm12, ymm11	// again.p1.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2720]	// again.p1.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2688]	// again.p1.column7
vpaddq ymm11, ymm11, ymm14	// again.p1.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+2656]	// again.p1.column7
vpaddq ymm11, ymm11, ymm15	// again.p1.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2624]	// again.p1.column7
vpaddq ymm11, ymm11, ymm14	// again.p1.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2592]	// again.p1.column7
vpaddq ymm11, ymm11, ymm15	// again.p1.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+2560]	// again.p1.column7
vpaddq ymm11, ymm11, ymm14	// again.p1.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+2528]	// again.p1.column7
vpaddq ymm11, ymm11, ymm15	// again.p1.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+2496]	// again.p1.column7
vpaddq ymm11, ymm11, ymm14	// again.p1.column7
vpaddq ymm11, ymm11, ymm12	// again.p1.column7
vpsrlq ymm12, ymm11, 29	// again.p1.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// again.p1.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// again.p1.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// again.p1.column17
vpaddq ymm12, ymm12, ymm13	// again.p1.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+2752]	// again.p1.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+2720]	// again.p1.column8
vpaddq ymm11, ymm11, ymm15	// again.p1.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+2688]	// again.p1.column8
vpaddq ymm11, ymm11, ymm14	// again.p1.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2656]	// again.p1.column8
vpaddq ymm11, ymm11, ymm15	// again.p1.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+2624]	// again.p1.column8
vpaddq ymm11, ymm11, ymm14	// again.p1.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+2592]	// again.p1.column8
vpaddq ymm11, ymm11, ymm15	// again.p1.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+2560]	// again.p1.column8
vpaddq ymm11, ymm11, ymm14	// again.p1.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+2528]	// again.p1.column8
vpaddq ymm11, ymm11, ymm15	// again.p1.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+2496]	// again.p1.column8
vpaddq ymm11, ymm11, ymm14	// again.p1.column8
vpaddq ymm11, ymm11, ymm12	// again.p1.column8
vpsrlq ymm12, ymm11, 30	// again.p1.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// again.p1.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// again.p1.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// again.p1.reduce
vpaddq ymm9, ymm9, ymm12	// again.p1.reduce
vpsrlq ymm12, ymm9, 29	// again.p1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// again.p1.reduce
vpaddq ymm10, ymm10, ymm12	// again.p1.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// again.p1.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// again.p1.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// again.p1.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// again.p1.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// again.p1.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// again.p1.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// again.p1.reduce
vmovdqu ymmword ptr [rdi+1344], ymm4	// again.p1.carry
vpsllq ymm11, ymm5, 32	// again.p1.carry
vpor ymm9, ymm9, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1216], ymm9	// again.p1.carry
vpsllq ymm11, ymm6, 32	// again.p1.carry
vpor ymm10, ymm10, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1248], ymm10	// again.p1.carry
vpsllq ymm11, ymm7, 32	// again.p1.carry
vpor ymm2, ymm2, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1280], ymm2	// again.p1.carry
vpsllq ymm11, ymm8, 32	// again.p1.carry
vpor ymm3, ymm3, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1312], ymm3	// again.p1.carry
lea r8, [rdi+1056]	// again
add rdx, 320	// again
4:
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
vmovdqa ymm0, ymmword ptr [rdi+4064]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+4096]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqu ymm0, ymmword ptr [r8+0]	// x0.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// x0.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// x0.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// x0.row0
vmovdqu ymm4, ymmword ptr [r8+128]	// x0.row0
vmovdqu ymm5, ymmword ptr [r8+0]	// x0.row0
vpsrlq ymm5, ymm5, 32	// x0.row0
vmovdqu ymm6, ymmword ptr [r8+32]	// x0.row0
vpsrlq ymm6, ymm6, 32	// x0.row0
vmovdqu ymm7, ymmword ptr [r8+64]	// x0.row0
vpsrlq ymm7, ymm7, 32	// x0.row0
vmovdqu ymm8, ymmword ptr [r8+96]	// x0.row0
vpsrlq ymm8, ymm8, 32	// x0.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+736]	// x0.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+704]	// x0.column9
vpaddq ymm11, ymm11, ymm15	// x0.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+672]	// x0.column9
vpaddq ymm11, ymm11, ymm14	// x0.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+640]	// x0.column9
vpaddq ymm11, ymm11, ymm15	// x0.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+608]	// x0.column9
vpaddq ymm11, ymm11, ymm14	// x0.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+576]	// x0.column9
vpaddq ymm11, ymm11, ymm15	// x0.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+544]	// x0.column9
vpaddq ymm11, ymm11, ymm14	// x0.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+512]	// x0.column9
vpaddq ymm11, ymm11, ymm15	// x0.column9
vpsrlq ymm13, ymm11, 29	// x0.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column9
vmovdqa ymm12, ymm11	// x0.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+480]	// x0.column0
vpaddq ymm9, ymm9, ymm12	// x0.column0
vpsrlq ymm12, ymm9, 29	// x0.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x0.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+736]	// x0.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+704]	// x0.column10
vpaddq ymm11, ymm11, ymm15	// x0.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+672]	// x0.column10
vpaddq ymm11, ymm11, ymm14	// x0.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+640]	// x0.column10
vpaddq ymm11, ymm11, ymm15	// x0.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+608]	// x0.column10
vpaddq ymm11, ymm11, ymm14	// x0.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+576]	// x0.column10
vpaddq ymm11, ymm11, ymm15	// x0.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+544]	// x0.column10
vpaddq ymm11, ymm11, ymm14	// x0.column10
vpaddq ymm11, ymm11, ymm13	// x0.column10
vpsrlq ymm13, ymm11, 29	// x0.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column10
vpaddq ymm12, ymm12, ymm11	// x0.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+512]	// x0.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+480]	// x0.column1
vpaddq ymm10, ymm10, ymm14	// x0.column1
vpaddq ymm10, ymm10, ymm12	// x0.column1
vpsrlq ymm12, ymm10, 29	// x0.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// x0.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+736]	// x0.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+704]	// x0.column11
vpaddq ymm11, ymm11, ymm15	// x0.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+672]	// x0.column11
vpaddq ymm11, ymm11, ymm14	// x0.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+640]	// x0.column11
vpaddq ymm11, ymm11, ymm15	// x0.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+608]	// x0.column11
vpaddq ymm11, ymm11, ymm14	// x0.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+576]	// x0.column11
vpaddq ymm11, ymm11, ymm15	// x0.column11
vpaddq ymm11, ymm11, ymm13	// x0.column11
vpsrlq ymm13, ymm11, 29	// x0.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column11
vpaddq ymm12, ymm12, ymm11	// x0.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+544]	// x0.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+512]	// x0.column2
vpaddq ymm11, ymm11, ymm15	// x0.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+480]	// x0.column2
vpaddq ymm11, ymm11, ymm14	// x0.column2
vpaddq ymm11, ymm11, ymm12	// x0.column2
vpsrlq ymm12, ymm11, 29	// x0.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// x0.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+736]	// x0.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+704]	// x0.column12
vpaddq ymm11, ymm11, ymm15	// x0.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+672]	// x0.column12
vpaddq ymm11, ymm11, ymm14	// x0.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+640]	// x0.column12
vpaddq ymm11, ymm11, ymm15	// x0.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+608]	// x0.column12
vpaddq ymm11, ymm11, ymm14	// x0.column12
vpaddq ymm11, ymm11, ymm13	// x0.column12
vpsrlq ymm13, ymm11, 29	// x0.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column12
vpaddq ymm12, ymm12, ymm11	// x0.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+576]	// x0.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+544]	// x0.column3
vpaddq ymm11, ymm11, ymm14	// x0.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+512]	// x0.column3
vpaddq ymm11, ymm11, ymm15	// x0.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+480]	// x0.column3
vpaddq ymm11, ymm11, ymm14	// x0.column3
vpaddq ymm11, ymm11, ymm12	// x0.column3
vpsrlq ymm12, ymm11, 29	// x0.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// x0.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+736]	// x0.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+704]	// x0.column13
vpaddq ymm11, ymm11, ymm15	// x0.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+672]	// x0.column13
vpaddq ymm11, ymm11, ymm14	// x0.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+640]	// x0.column13
vpaddq ymm11, ymm11, ymm15	// x0.column13
vpaddq ymm11, ymm11, ymm13	// x0.column13
vpsrlq ymm13, ymm11, 29	// x0.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column13
vpaddq ymm12, ymm12, ymm11	// x0.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+608]	// x0.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+576]	// x0.column4
vpaddq ymm11, ymm11, ymm15	// x0.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+544]	// x0.column4
vpaddq ymm11, ymm11, ymm14	// x0.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+512]	// x0.column4
vpaddq ymm11, ymm11, ymm15	// x0.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+480]	// x0.column4
vpaddq ymm11, ymm11, ymm14	// x0.column4
vpaddq ymm11, ymm11, ymm12	// x0.column4
vpsrlq ymm12, ymm11, 29	// x0.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// x0.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+736]	// x0.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+704]	// x0.column14
vpaddq ymm11, ymm11, ymm15	// x0.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+672]	// x0.column14
vpaddq ymm11, ymm11, ymm14	// x0.column14
vpaddq ymm11, ymm11, ymm13	// x0.column14
vpsrlq ymm13, ymm11, 29	// x0.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column14
vpaddq ymm12, ymm12, ymm11	// x0.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+640]	// x0.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+608]	// x0.column5
vpaddq ymm11, ymm11, ymm14	// x0.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+576]	// x0.column5
vpaddq ymm11, ymm11, ymm15	// x0.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+544]	// x0.column5
vpaddq ymm11, ymm11, ymm14	// x0.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+512]	// x0.column5
vpaddq ymm11, ymm11, ymm15	// x0.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+480]	// x0.column5
vpaddq ymm11, ymm11, ymm14	// x0.column5
vpaddq ymm11, ymm11, ymm12	// x0.column5
vpsrlq ymm12, ymm11, 29	// x0.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// x0.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+736]	// x0.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+704]	// x0.column15
vpaddq ymm11, ymm11, ymm15	// x0.column15
vpaddq ymm11, ymm11, ymm13	// x0.column15
vpsrlq ymm13, ymm11, 29	// x0.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column15
vpaddq ymm12, ymm12, ymm11	// x0.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+672]	// x0.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+640]	// x0.column6
vpaddq ymm11, ymm11, ymm15	// x0.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+608]	// x0.column6
vpaddq ymm11, ymm11, ymm14	// x0.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+576]	// x0.column6
vpaddq ymm11, ymm11, ymm15	// x0.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+544]	// x0.column6
vpaddq ymm11, ymm11, ymm14	// x0.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+512]	// x0.column6
vpaddq ymm11, ymm11, ymm15	// x0.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+480]	// x0.column6
vpaddq ymm11, ymm11, ymm14	// x0.column6
vpaddq ymm11, ymm11, ymm12	// x0.column6
vpsrlq ymm12, ymm11, 29	// x0.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// x0.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+736]	// x0.column16
vpaddq ymm11, ymm11, ymm13	// x0.column16
vpsrlq ymm13, ymm11, 29	// x0.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x0.column16
vpaddq ymm12, ymm12, ymm11	// x0.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+704]	// x0.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+672]	// x0.column7
vpaddq ymm11, ymm11, ymm14	// x0.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+640]	// x0.column7
vpaddq ymm11, ymm11, ymm15	// x0.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+608]	// x0.column7
vpaddq ymm11, ymm11, ymm14	// x0.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+576]	// x0.column7
vpaddq ymm11, ymm11, ymm15	// x0.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+544]	// x0.column7
vpaddq ymm11, ymm11, ymm14	// x0.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+512]	// x0.column7
vpaddq ymm11, ymm11, ymm15	// x0.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+480]	// x0.column7
vpaddq ymm11, ymm11, ymm14	// x0.column7
vpaddq ymm11, ymm11, ymm12	// x0.column7
vpsrlq ymm12, ymm11, 29	// x0.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x0.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// x0.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// x0.column17
vpaddq ymm12, ymm12, ymm13	// x0.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+736]	// x0.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+704]	// x0.column8
vpaddq ymm11, ymm11, ymm15	// x0.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+672]	// x0.column8
vpaddq ymm11, ymm11, ymm14	// x0.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+640]	// x0.column8
vpaddq ymm11, ymm11, ymm15	// x0.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+608]	// x0.column8
vpaddq ymm11, ymm11, ymm14	// x0.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+576]	// x0.column8
vpaddq ymm11, ymm11, ymm15	// x0.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+544]	// x0.column8
vpaddq ymm11, ymm11, ymm14	// x0.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+512]	// x0.column8
vpaddq ymm11, ymm11, ymm15	// x0.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+480]	// x0.column8
vpaddq ymm11, ymm11, ymm14	// x0.column8
vpaddq ymm11, ymm11, ymm12	// x0.column8
vpsrlq ymm12, ymm11, 30	// x0.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// x0.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// x0.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// x0.reduce
vpaddq ymm9, ymm9, ymm12	// x0.reduce
vpsrlq ymm12, ymm9, 29	// x0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x0.reduce
vpaddq ymm10, ymm10, ymm12	// x0.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// x0.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// x0.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// x0.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// x0.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// x0.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// x0.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// x0.reduce
vmovdqa ymm1, ymmword ptr [rdi+288]	// x0.canonical
vpsrlq ymm0, ymm8, 23	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// x0.canonical
vpmuludq ymm0, ymm0, ymm1	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpaddq ymm0, ymm9, ymm1	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm10	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm2	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm3	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm4	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm5	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm6	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm7	// x0.canonical
vpsrlq ymm0, ymm0, 29	// x0.canonical
vpaddq ymm0, ymm0, ymm8	// x0.canonical
vpsrlq ymm0, ymm0, 23	// x0.canonical
vpmuludq ymm0, ymm0, ymm1	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpsrlq ymm0, ymm9, 29	// x0.canonical
vpaddq ymm10, ymm10, ymm0	// x0.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x0.canonical
vpsrlq ymm0, ymm10, 29	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm10, 29	// x0.canonical
vpor ymm9, ymm9, ymm11	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vpaddq ymm3, ymm3, ymm0	// x0.canonical
vpand ymm2, ymm2, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm2, 58	// x0.canonical
vpor ymm9, ymm9, ymm11	// x0.canonical
vpsrlq ymm2, ymm2, 6	// x0.canonical
vpsrlq ymm0, ymm3, 29	// x0.canonical
vpaddq ymm4, ymm4, ymm0	// x0.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm3, 23	// x0.canonical
vpor ymm2, ymm2, ymm11	// x0.canonical
vpsrlq ymm0, ymm4, 29	// x0.canonical
vpaddq ymm5, ymm5, ymm0	// x0.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm4, 52	// x0.canonical
vpor ymm2, ymm2, ymm11	// x0.canonical
vpsrlq ymm4, ymm4, 12	// x0.canonical
vpsrlq ymm0, ymm5, 29	// x0.canonical
vpaddq ymm6, ymm6, ymm0	// x0.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm5, 17	// x0.canonical
vpor ymm4, ymm4, ymm11	// x0.canonical
vpsrlq ymm0, ymm6, 29	// x0.canonical
vpaddq ymm7, ymm7, ymm0	// x0.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm6, 46	// x0.canonical
vpor ymm4, ymm4, ymm11	// x0.canonical
vpsrlq ymm6, ymm6, 18	// x0.canonical
vpsrlq ymm0, ymm7, 29	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+320]	// x0.canonical
vpsllq ymm11, ymm7, 11	// x0.canonical
vpor ymm6, ymm6, ymm11	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// x0.canonical
vpsllq ymm11, ymm8, 40	// x0.canonical
vpor ymm6, ymm6, ymm11	// x0.canonical
vmovdqa ymm11, ymmword ptr [rdi+4064]	// x0.canonical
vpandn ymm9, ymm11, ymm9	// x0.canonical
vpandn ymm2, ymm11, ymm2	// x0.canonical
vpandn ymm4, ymm11, ymm4	// x0.canonical
vpandn ymm6, ymm11, ymm6	// x0.canonical
vpunpcklqdq ymm0, ymm9, ymm2	// x0.store
vpunpckhqdq ymm1, ymm9, ymm2	// x0.store
vmovdqu xmmword ptr [rsi+0], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+64], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+32], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+96], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm4, ymm6	// x0.store
vpunpckhqdq ymm1, ymm4, ymm6	// x0.store
vmovdqu xmmword ptr [rsi+16], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+80], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+48], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+112], ymm1, 1	// x0.store
vmovdqa ymm0, ymmword ptr [rdi+2208]	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+2240]	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+2272]	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+2304]	// u0.row0
vmovdqa ymm4, ymmword ptr [rdi+2336]	// u0.row0
vmovdqa ymm5, ymmword ptr [rdi+2368]	// u0.row0
vmovdqa ymm6, ymmword ptr [rdi+2400]	// u0.row0
vmovdqa ymm7, ymmword ptr [rdi+2432]	// u0.row0
vmovdqa ymm8, ymmword ptr [rdi+2464]	// u0.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+736]	// u0.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+704]	// u0.column9
vpaddq ymm11, ymm11, ymm15	// u0.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+672]	// u0.column9
vpaddq ymm11, ymm11, ymm14	// u0.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+640]	// u0.column9
vpaddq ymm11, ymm11, ymm15	// u0.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+608]	// u0.column9
vpaddq ymm11, ymm11, ymm14	// u0.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+576]	// u0.column9
vpaddq ymm11, ymm11, ymm15	// u0.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+544]	// u0.column9
vpaddq ymm11, ymm11, ymm14	// u0.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+512]	// u0.column9
vpaddq ymm11, ymm11, ymm15	// u0.column9
vpsrlq ymm13, ymm11, 29	// u0.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column9
vmovdqa ymm12, ymm11	// u0.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+480]	// u0.column0
vpaddq ymm9, ymm9, ymm12	// u0.column0
vpsrlq ymm12, ymm9, 29	// u0.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// u0.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+736]	// u0.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+704]	// u0.column10
vpaddq ymm11, ymm11, ymm15	// u0.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+672]	// u0.column10
vpaddq ymm11, ymm11, ymm14	// u0.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+640]	// u0.column10
vpaddq ymm11, ymm11, ymm15	// u0.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+608]	// u0.column10
vpaddq ymm11, ymm11, ymm14	// u0.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+576]	// u0.column10
vpaddq ymm11, ymm11, ymm15	// u0.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+544]	// u0.column10
vpaddq ymm11, ymm11, ymm14	// u0.column10
vpaddq ymm11, ymm11, ymm13	// u0.column10
vpsrlq ymm13, ymm11, 29	// u0.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column10
vpaddq ymm12, ymm12, ymm11	// u0.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+512]	// u0.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+480]	// u0.column1
vpaddq ymm10, ymm10, ymm14	// u0.column1
vpaddq ymm10, ymm10, ymm12	// u0.column1
vpsrlq ymm12, ymm10, 29	// u0.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// u0.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+736]	// u0.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+704]	// u0.column11
vpaddq ymm11, ymm11, ymm15	// u0.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+672]	// u0.column11
vpaddq ymm11, ymm11, ymm14	// u0.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+640]	// u0.column11
vpaddq ymm11, ymm11, ymm15	// u0.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+608]	// u0.column11
vpaddq ymm11, ymm11, ymm14	// u0.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+576]	// u0.column11
vpaddq ymm11, ymm11, ymm15	// u0.column11
vpaddq ymm11, ymm11, ymm13	// u0.column11
vpsrlq ymm13, ymm11, 29	// u0.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column11
vpaddq ymm12, ymm12, ymm11	// u0.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+544]	// u0.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+512]	// u0.column2
vpaddq ymm11, ymm11, ymm15	// u0.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+480]	// u0.column2
vpaddq ymm11, ymm11, ymm14	// u0.column2
vpaddq ymm11, ymm11, ymm12	// u0.column2
vpsrlq ymm12, ymm11, 29	// u0.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// u0.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+736]	// u0.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+704]	// u0.column12
vpaddq ymm11, ymm11, ymm15	// u0.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+672]	// u0.column12
vpaddq ymm11, ymm11, ymm14	// u0.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+640]	// u0.column12
vpaddq ymm11, ymm11, ymm15	// u0.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+608]	// u0.column12
vpaddq ymm11, ymm11, ymm14	// u0.column12
vpaddq ymm11, ymm11, ymm13	// u0.column12
vpsrlq ymm13, ymm11, 29	// u0.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column12
vpaddq ymm12, ymm12, ymm11	// u0.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+576]	// u0.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+544]	// u0.column3
vpaddq ymm11, ymm11, ymm14	// u0.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+512]	// u0.column3
vpaddq ymm11, ymm11, ymm15	// u0.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+480]	// u0.column3
vpaddq ymm11, ymm11, ymm14	// u0.column3
vpaddq ymm11, ymm11, ymm12	// u0.column3
vpsrlq ymm12, ymm11, 29	// u0.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// u0.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+736]	// u0.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+704]	// u0.column13
vpaddq ymm11, ymm11, ymm15	// u0.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+672]	// u0.column13
vpaddq ymm11, ymm11, ymm14	// u0.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+640]	// u0.column13
vpaddq ymm11, ymm11, ymm15	// u0.column13
vpaddq ymm11, ymm11, ymm13	// u0.column13
vpsrlq ymm13, ymm11, 29	// u0.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column13
vpaddq ymm12, ymm12, ymm11	// u0.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+608]	// u0.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+576]	// u0.column4
vpaddq ymm11, ymm11, ymm15	// u0.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+544]	// u0.column4
vpaddq ymm11, ymm11, ymm14	// u0.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+512]	// u0.column4
vpaddq ymm11, ymm11, ymm15	// u0.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+480]	// u0.column4
vpaddq ymm11, ymm11, ymm14	// u0.column4
vpaddq ymm11, ymm11, ymm12	// u0.column4
vpsrlq ymm12, ymm11, 29	// u0.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// u0.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+736]	// u0.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+704]	// u0.column14
vpaddq ymm11, ymm11, ymm15	// u0.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+672]	// u0.column14
vpaddq ymm11, ymm11, ymm14	// u0.column14
vpaddq ymm11, ymm11, ymm13	// u0.column14
vpsrlq ymm13, ymm11, 29	// u0.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column14
vpaddq ymm12, ymm12, ymm11	// u0.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+640]	// u0.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+608]	// u0.column5
vpaddq ymm11, ymm11, ymm14	// u0.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+576]	// u0.column5
vpaddq ymm11, ymm11, ymm15	// u0.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+544]	// u0.column5
vpaddq ymm11, ymm11, ymm14	// u0.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+512]	// u0.column5
vpaddq ymm11, ymm11, ymm15	// u0.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+480]	// u0.column5
vpaddq ymm11, ymm11, ymm14	// u0.column5
vpaddq ymm11, ymm11, ymm12	// u0.column5
vpsrlq ymm12, ymm11, 29	// u0.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// u0.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+736]	// u0.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+704]	// u0.column15
vpaddq ymm11, ymm11, ymm15	// u0.column15
vpaddq ymm11, ymm11, ymm13	// u0.column15
vpsrlq ymm13, ymm11, 29	// u0.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column15
vpaddq ymm12, ymm12, ymm11	// u0.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+672]	// u0.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+640]	// u0.column6
vpaddq ymm11, ymm11, ymm15	// u0.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+608]	// u0.column6
vpaddq ymm11, ymm11, ymm14	// u0.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+576]	// u0.column6
vpaddq ymm11, ymm11, ymm15	// u0.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+544]	// u0.column6
vpaddq ymm11, ymm11, ymm14	// u0.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+512]	// u0.column6
vpaddq ymm11, ymm11, ymm15	// u0.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+480]	// u0.column6
vpaddq ymm11, ymm11, ymm14	// u0.column6
vpaddq ymm11, ymm11, ymm12	// u0.column6
vpsrlq ymm12, ymm11, 29	// u0.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// u0.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+736]	// u0.column16
vpaddq ymm11, ymm11, ymm13	// u0.column16
vpsrlq ymm13, ymm11, 29	// u0.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u0.column16
vpaddq ymm12, ymm12, ymm11	// u0.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+704]	// u0.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+672]	// u0.column7
vpaddq ymm11, ymm11, ymm14	// u0.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+640]	// u0.column7
vpaddq ymm11, ymm11, ymm15	// u0.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+608]	// u0.column7
vpaddq ymm11, ymm11, ymm14	// u0.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+576]	// u0.column7
vpaddq ymm11, ymm11, ymm15	// u0.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+544]	// u0.column7
vpaddq ymm11, ymm11, ymm14	// u0.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+512]	// u0.column7
vpaddq ymm11, ymm11, ymm15	// u0.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+480]	// u0.column7
vpaddq ymm11, ymm11, ymm14	// u0.column7
vpaddq ymm11, ymm11, ymm12	// u0.column7
vpsrlq ymm12, ymm11, 29	// u0.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u0.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// u0.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// u0.column17
vpaddq ymm12, ymm12, ymm13	// u0.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+736]	// u0.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+704]	// u0.column8
vpaddq ymm11, ymm11, ymm15	// u0.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+672]	// u0.column8
vpaddq ymm11, ymm11, ymm14	// u0.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+640]	// u0.column8
vpaddq ymm11, ymm11, ymm15	// u0.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+608]	// u0.column8
vpaddq ymm11, ymm11, ymm14	// u0.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+576]	// u0.column8
vpaddq ymm11, ymm11, ymm15	// u0.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+544]	// u0.column8
vpaddq ymm11, ymm11, ymm14	// u0.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+512]	// u0.column8
vpaddq ymm11, ymm11, ymm15	// u0.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+480]	// u0.column8
vpaddq ymm11, ymm11, ymm14	// u0.column8
vpaddq ymm11, ymm11, ymm12	// u0.column8
vpsrlq ymm12, ymm11, 30	// u0.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// u0.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// u0.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// u0.reduce
vpaddq ymm9, ymm9, ymm12	// u0.reduce
vpsrlq ymm12, ymm9, 29	// u0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// u0.reduce
vpaddq ymm10, ymm10, ymm12	// u0.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// u0.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// u0.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// u0.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// u0.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// u0.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// u0.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// u0.reduce
vmovdqa ymmword ptr [rdi+480], ymm9	// u0.carry
vmovdqa ymmword ptr [rdi+512], ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+544], ymm2	// u0.carry
vmovdqa ymmword ptr [rdi+576], ymm3	// u0.carry
vmovdqa ymmword ptr [rdi+608], ymm4	// u0.carry
vmovdqa ymmword ptr [rdi+640], ymm5	// u0.carry
vmovdqa ymmword ptr [rdi+672], ymm6	// u0.carry
vmovdqa ymmword ptr [rdi+704], ymm7	// u0.carry
vmovdqa ymmword ptr [rdi+736], ymm8	// u0.carry
vmovdqu ymm0, ymmword ptr [r8+160]	// x1.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// x1.row0
vmovdqu ymm2, ymmword ptr [r8+224]	// x1.row0
vmovdqu ymm3, ymmword ptr [r8+256]	// x1.row0
vmovdqu ymm4, ymmword ptr [r8+288]	// x1.row0
vmovdqu ymm5, ymmword ptr [r8+160]	// x1.row0
vpsrlq ymm5, ymm5, 32	// x1.row0
vmovdqu ymm6, ymmword ptr [r8+192]	// x1.row0
vpsrlq ymm6, ymm6, 32	// x1.row0
vmovdqu ymm7, ymmword ptr [r8+224]	// x1.row0
vpsrlq ymm7, ymm7, 32	// x1.row0
vmovdqu ymm8, ymmword ptr [r8+256]	// x1.row0
vpsrlq ymm8, ymm8, 32	// x1.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+1024]	// x1.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+992]	// x1.column9
vpaddq ymm11, ymm11, ymm15	// x1.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+960]	// x1.column9
vpaddq ymm11, ymm11, ymm14	// x1.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+928]	// x1.column9
vpaddq ymm11, ymm11, ymm15	// x1.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+896]	// x1.column9
vpaddq ymm11, ymm11, ymm14	// x1.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+864]	// x1.column9
vpaddq ymm11, ymm11, ymm15	// x1.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+832]	// x1.column9
vpaddq ymm11, ymm11, ymm14	// x1.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+800]	// x1.column9
vpaddq ymm11, ymm11, ymm15	// x1.column9
vpsrlq ymm13, ymm11, 29	// x1.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column9
vmovdqa ymm12, ymm11	// x1.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+768]	// x1.column0
vpaddq ymm9, ymm9, ymm12	// x1.column0
vpsrlq ymm12, ymm9, 29	// x1.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x1.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+1024]	// x1.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+992]	// x1.column10
vpaddq ymm11, ymm11, ymm15	// x1.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+960]	// x1.column10
vpaddq ymm11, ymm11, ymm14	// x1.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+928]	// x1.column10
vpaddq ymm11, ymm11, ymm15	// x1.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+896]	// x1.column10
vpaddq ymm11, ymm11, ymm14	// x1.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+864]	// x1.column10
vpaddq ymm11, ymm11, ymm15	// x1.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+832]	// x1.column10
vpaddq ymm11, ymm11, ymm14	// x1.column10
vpaddq ymm11, ymm11, ymm13	// x1.column10
vpsrlq ymm13, ymm11, 29	// x1.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column10
vpaddq ymm12, ymm12, ymm11	// x1.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+800]	// x1.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+768]	// x1.column1
vpaddq ymm10, ymm10, ymm14	// x1.column1
vpaddq ymm10, ymm10, ymm12	// x1.column1
vpsrlq ymm12, ymm10, 29	// x1.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// x1.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1024]	// x1.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+992]	// x1.column11
vpaddq ymm11, ymm11, ymm15	// x1.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+960]	// x1.column11
vpaddq ymm11, ymm11, ymm14	// x1.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+928]	// x1.column11
vpaddq ymm11, ymm11, ymm15	// x1.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+896]	// x1.column11
vpaddq ymm11, ymm11, ymm14	// x1.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+864]	// x1.column11
vpaddq ymm11, ymm11, ymm15	// x1.column11
vpaddq ymm11, ymm11, ymm13	// x1.column11
vpsrlq ymm13, ymm11, 29	// x1.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column11
vpaddq ymm12, ymm12, ymm11	// x1.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]	// x1.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+800]	// x1.column2
vpaddq ymm11, ymm11, ymm15	// x1.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+768]	// x1.column2
vpaddq ymm11, ymm11, ymm14	// x1.column2
vpaddq ymm11, ymm11, ymm12	// x1.column2
vpsrlq ymm12, ymm11, 29	// x1.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// x1.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1024]	// x1.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+992]	// x1.column12
vpaddq ymm11, ymm11, ymm15	// x1.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+960]	// x1.column12
vpaddq ymm11, ymm11, ymm14	// x1.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+928]	// x1.column12
vpaddq ymm11, ymm11, ymm15	// x1.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+896]	// x1.column12
vpaddq ymm11, ymm11, ymm14	// x1.column12
vpaddq ymm11, ymm11, ymm13	// x1.column12
vpsrlq ymm13, ymm11, 29	// x1.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column12
vpaddq ymm12, ymm12, ymm11	// x1.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+864]	// x1.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+832]	// x1.column3
vpaddq ymm11, ymm11, ymm14	// x1.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+800]	// x1.column3
vpaddq ymm11, ymm11, ymm15	// x1.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+768]	// x1.column3
vpaddq ymm11, ymm11, ymm14	// x1.column3
vpaddq ymm11, ymm11, ymm12	// x1.column3
vpsrlq ymm12, ymm11, 29	// x1.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// x1.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+1024]	// x1.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+992]	// x1.column13
vpaddq ymm11, ymm11, ymm15	// x1.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+960]	// x1.column13
vpaddq ymm11, ymm11, ymm14	// x1.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+928]	// x1.column13
vpaddq ymm11, ymm11, ymm15	// x1.column13
vpaddq ymm11, ymm11, ymm13	// x1.column13
vpsrlq ymm13, ymm11, 29	// x1.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column13
vpaddq ymm12, ymm12, ymm11	// x1.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+896]	// x1.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+864]	// x1.column4
vpaddq ymm11, ymm11, ymm15	// x1.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+832]	// x1.column4
vpaddq ymm11, ymm11, ymm14	// x1.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+800]	// x1.column4
vpaddq ymm11, ymm11, ymm15	// x1.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+768]	// x1.column4
vpaddq ymm11, ymm11, ymm14	// x1.column4
vpaddq ymm11, ymm11, ymm12	// x1.column4
vpsrlq ymm12, ymm11, 29	// x1.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// x1.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+1024]	// x1.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+992]	// x1.column14
vpaddq ymm11, ymm11, ymm15	// x1.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+960]	// x1.column14
vpaddq ymm11, ymm11, ymm14	// x1.column14
vpaddq ymm11, ymm11, ymm13	// x1.column14
vpsrlq ymm13, ymm11, 29	// x1.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column14
vpaddq ymm12, ymm12, ymm11	// x1.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+928]	// x1.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+896]	// x1.column5
vpaddq ymm11, ymm11, ymm14	// x1.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+864]	// x1.column5
vpaddq ymm11, ymm11, ymm15	// x1.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+832]	// x1.column5
vpaddq ymm11, ymm11, ymm14	// x1.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+800]	// x1.column5
vpaddq ymm11, ymm11, ymm15	// x1.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+768]	// x1.column5
vpaddq ymm11, ymm11, ymm14	// x1.column5
vpaddq ymm11, ymm11, ymm12	// x1.column5
vpsrlq ymm12, ymm11, 29	// x1.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// x1.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+1024]	// x1.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+992]	// x1.column15
vpaddq ymm11, ymm11, ymm15	// x1.column15
vpaddq ymm11, ymm11, ymm13	// x1.column15
vpsrlq ymm13, ymm11, 29	// x1.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column15
vpaddq ymm12, ymm12, ymm11	// x1.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+960]	// x1.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+928]	// x1.column6
vpaddq ymm11, ymm11, ymm15	// x1.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+896]	// x1.column6
vpaddq ymm11, ymm11, ymm14	// x1.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+864]	// x1.column6
vpaddq ymm11, ymm11, ymm15	// x1.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+832]	// x1.column6
vpaddq ymm11, ymm11, ymm14	// x1.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+800]	// x1.column6
vpaddq ymm11, ymm11, ymm15	// x1.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+768]	// x1.column6
vpaddq ymm11, ymm11, ymm14	// x1.column6
vpaddq ymm11, ymm11, ymm12	// x1.column6
vpsrlq ymm12, ymm11, 29	// x1.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// x1.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+1024]	// x1.column16
vpaddq ymm11, ymm11, ymm13	// x1.column16
vpsrlq ymm13, ymm11, 29	// x1.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// x1.column16
vpaddq ymm12, ymm12, ymm11	// x1.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+992]	// x1.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+960]	// x1.column7
vpaddq ymm11, ymm11, ymm14	// x1.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+928]	// x1.column7
vpaddq ymm11, ymm11, ymm15	// x1.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+896]	// x1.column7
vpaddq ymm11, ymm11, ymm14	// x1.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+864]	// x1.column7
vpaddq ymm11, ymm11, ymm15	// x1.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+832]	// x1.column7
vpaddq ymm11, ymm11, ymm14	// x1.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+800]	// x1.column7
vpaddq ymm11, ymm11, ymm15	// x1.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+768]	// x1.column7
vpaddq ymm11, ymm11, ymm14	// x1.column7
vpaddq ymm11, ymm11, ymm12	// x1.column7
vpsrlq ymm12, ymm11, 29	// x1.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// x1.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// x1.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// x1.column17
vpaddq ymm12, ymm12, ymm13	// x1.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+1024]	// x1.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+992]	// x1.column8
vpaddq ymm11, ymm11, ymm15	// x1.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+960]	// x1.column8
vpaddq ymm11, ymm11, ymm14	// x1.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+928]	// x1.column8
vpaddq ymm11, ymm11, ymm15	// x1.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+896]	// x1.column8
vpaddq ymm11, ymm11, ymm14	// x1.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+864]	// x1.column8
vpaddq ymm11, ymm11, ymm15	// x1.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+832]	// x1.column8
vpaddq ymm11, ymm11, ymm14	// x1.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+800]	// x1.column8
vpaddq ymm11, ymm11, ymm15	// x1.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+768]	// x1.column8
vpaddq ymm11, ymm11, ymm14	// x1.column8
vpaddq ymm11, ymm11, ymm12	// x1.column8
vpsrlq ymm12, ymm11, 30	// x1.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// x1.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// x1.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// x1.reduce
vpaddq ymm9, ymm9, ymm12	// x1.reduce
vpsrlq ymm12, ymm9, 29	// x1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x1.reduce
vpaddq ymm10, ymm10, ymm12	// x1.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// x1.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// x1.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// x1.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// x1.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// x1.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// x1.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// x1.reduce
vmovdqa ymm1, ymmword ptr [rdi+288]	// x1.canonical
vpsrlq ymm0, ymm8, 23	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// x1.canonical
vpmuludq ymm0, ymm0, ymm1	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpaddq ymm0, ymm9, ymm1	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm10	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm2	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm3	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm4	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm5	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm6	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm7	// x1.canonical
vpsrlq ymm0, ymm0, 29	// x1.canonical
vpaddq ymm0, ymm0, ymm8	// x1.canonical
vpsrlq ymm0, ymm0, 23	// x1.canonical
vpmuludq ymm0, ymm0, ymm1	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpsrlq ymm0, ymm9, 29	// x1.canonical
vpaddq ymm10, ymm10, ymm0	// x1.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// x1.canonical
vpsrlq ymm0, ymm10, 29	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm10, 29	// x1.canonical
vpor ymm9, ymm9, ymm11	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vpaddq ymm3, ymm3, ymm0	// x1.canonical
vpand ymm2, ymm2, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm2, 58	// x1.canonical
vpor ymm9, ymm9, ymm11	// x1.canonical
vpsrlq ymm2, ymm2, 6	// x1.canonical
vpsrlq ymm0, ymm3, 29	// x1.canonical
vpaddq ymm4, ymm4, ymm0	// x1.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm3, 23	// x1.canonical
vpor ymm2, ymm2, ymm11	// x1.canonical
vpsrlq ymm0, ymm4, 29	// x1.canonical
vpaddq ymm5, ymm5, ymm0	// x1.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm4, 52	// x1.canonical
vpor ymm2, ymm2, ymm11	// x1.canonical
vpsrlq ymm4, ymm4, 12	// x1.canonical
vpsrlq ymm0, ymm5, 29	// x1.canonical
vpaddq ymm6, ymm6, ymm0	// x1.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm5, 17	// x1.canonical
vpor ymm4, ymm4, ymm11	// x1.canonical
vpsrlq ymm0, ymm6, 29	// x1.canonical
vpaddq ymm7, ymm7, ymm0	// x1.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm6, 46	// x1.canonical
vpor ymm4, ymm4, ymm11	// x1.canonical
vpsrlq ymm6, ymm6, 18	// x1.canonical
vpsrlq ymm0, ymm7, 29	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+320]	// x1.canonical
vpsllq ymm11, ymm7, 11	// x1.canonical
vpor ymm6, ymm6, ymm11	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+3776]	// x1.canonical
vpsllq ymm11, ymm8, 40	// x1.canonical
vpor ymm6, ymm6, ymm11	// x1.canonical
vmovdqa ymm11, ymmword ptr [rdi+4096]	// x1.canonical
vpandn ymm9, ymm11, ymm9	// x1.canonical
vpandn ymm2, ymm11, ymm2	// x1.canonical
vpandn ymm4, ymm11, ymm4	// x1.canonical
vpandn ymm6, ymm11, ymm6	// x1.canonical
vpunpcklqdq ymm0, ymm9, ymm2	// x1.store
vpunpckhqdq ymm1, ymm9, ymm2	// x1.store
vmovdqu xmmword ptr [rsi+128], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+192], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+160], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+224], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm4, ymm6	// x1.store
vpunpckhqdq ymm1, ymm4, ymm6	// x1.store
vmovdqu xmmword ptr [rsi+144], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+208], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+176], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+240], ymm1, 1	// x1.store
vmovdqa ymm0, ymmword ptr [rdi+2496]	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+2528]	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+2560]	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+2592]	// u1.row0
vmovdqa ymm4, ymmword ptr [rdi+2624]	// u1.row0
vmovdqa ymm5, ymmword ptr [rdi+2656]	// u1.row0
vmovdqa ymm6, ymmword ptr [rdi+2688]	// u1.row0
vmovdqa ymm7, ymmword ptr [rdi+2720]	// u1.row0
vmovdqa ymm8, ymmword ptr [rdi+2752]	// u1.row0
vpmuludq ymm11, ymm1, ymmword ptr [rdi+1024]	// u1.column9
vpmuludq ymm15, ymm2, ymmword ptr [rdi+992]	// u1.column9
vpaddq ymm11, ymm11, ymm15	// u1.column9
vpmuludq ymm14, ymm3, ymmword ptr [rdi+960]	// u1.column9
vpaddq ymm11, ymm11, ymm14	// u1.column9
vpmuludq ymm15, ymm4, ymmword ptr [rdi+928]	// u1.column9
vpaddq ymm11, ymm11, ymm15	// u1.column9
vpmuludq ymm14, ymm5, ymmword ptr [rdi+896]	// u1.column9
vpaddq ymm11, ymm11, ymm14	// u1.column9
vpmuludq ymm15, ymm6, ymmword ptr [rdi+864]	// u1.column9
vpaddq ymm11, ymm11, ymm15	// u1.column9
vpmuludq ymm14, ymm7, ymmword ptr [rdi+832]	// u1.column9
vpaddq ymm11, ymm11, ymm14	// u1.column9
vpmuludq ymm15, ymm8, ymmword ptr [rdi+800]	// u1.column9
vpaddq ymm11, ymm11, ymm15	// u1.column9
vpsrlq ymm13, ymm11, 29	// u1.column9
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column9
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column9
vmovdqa ymm12, ymm11	// u1.column9
vpmuludq ymm9, ymm0, ymmword ptr [rdi+768]	// u1.column0
vpaddq ymm9, ymm9, ymm12	// u1.column0
vpsrlq ymm12, ymm9, 29	// u1.column0
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// u1.column0
vpmuludq ymm11, ymm2, ymmword ptr [rdi+1024]	// u1.column10
vpmuludq ymm15, ymm3, ymmword ptr [rdi+992]	// u1.column10
vpaddq ymm11, ymm11, ymm15	// u1.column10
vpmuludq ymm14, ymm4, ymmword ptr [rdi+960]	// u1.column10
vpaddq ymm11, ymm11, ymm14	// u1.column10
vpmuludq ymm15, ymm5, ymmword ptr [rdi+928]	// u1.column10
vpaddq ymm11, ymm11, ymm15	// u1.column10
vpmuludq ymm14, ymm6, ymmword ptr [rdi+896]	// u1.column10
vpaddq ymm11, ymm11, ymm14	// u1.column10
vpmuludq ymm15, ymm7, ymmword ptr [rdi+864]	// u1.column10
vpaddq ymm11, ymm11, ymm15	// u1.column10
vpmuludq ymm14, ymm8, ymmword ptr [rdi+832]	// u1.column10
vpaddq ymm11, ymm11, ymm14	// u1.column10
vpaddq ymm11, ymm11, ymm13	// u1.column10
vpsrlq ymm13, ymm11, 29	// u1.column10
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column10
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column10
vpaddq ymm12, ymm12, ymm11	// u1.column10
vpmuludq ymm10, ymm0, ymmword ptr [rdi+800]	// u1.column1
vpmuludq ymm14, ymm1, ymmword ptr [rdi+768]	// u1.column1
vpaddq ymm10, ymm10, ymm14	// u1.column1
vpaddq ymm10, ymm10, ymm12	// u1.column1
vpsrlq ymm12, ymm10, 29	// u1.column1
vpand ymm10, ymm10, ymmword ptr [rdi+320]	// u1.column1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1024]	// u1.column11
vpmuludq ymm15, ymm4, ymmword ptr [rdi+992]	// u1.column11
vpaddq ymm11, ymm11, ymm15	// u1.column11
vpmuludq ymm14, ymm5, ymmword ptr [rdi+960]	// u1.column11
vpaddq ymm11, ymm11, ymm14	// u1.column11
vpmuludq ymm15, ymm6, ymmword ptr [rdi+928]	// u1.column11
vpaddq ymm11, ymm11, ymm15	// u1.column11
vpmuludq ymm14, ymm7, ymmword ptr [rdi+896]	// u1.column11
vpaddq ymm11, ymm11, ymm14	// u1.column11
vpmuludq ymm15, ymm8, ymmword ptr [rdi+864]	// u1.column11
vpaddq ymm11, ymm11, ymm15	// u1.column11
vpaddq ymm11, ymm11, ymm13	// u1.column11
vpsrlq ymm13, ymm11, 29	// u1.column11
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column11
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column11
vpaddq ymm12, ymm12, ymm11	// u1.column11
vpmuludq ymm11, ymm0, ymmword ptr [rdi+832]	// u1.column2
vpmuludq ymm15, ymm1, ymmword ptr [rdi+800]	// u1.column2
vpaddq ymm11, ymm11, ymm15	// u1.column2
vpmuludq ymm14, ymm2, ymmword ptr [rdi+768]	// u1.column2
vpaddq ymm11, ymm11, ymm14	// u1.column2
vpaddq ymm11, ymm11, ymm12	// u1.column2
vpsrlq ymm12, ymm11, 29	// u1.column2
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column2
vmovdqa ymmword ptr [rdi+4192], ymm11	// u1.column2
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1024]	// u1.column12
vpmuludq ymm15, ymm5, ymmword ptr [rdi+992]	// u1.column12
vpaddq ymm11, ymm11, ymm15	// u1.column12
vpmuludq ymm14, ymm6, ymmword ptr [rdi+960]	// u1.column12
vpaddq ymm11, ymm11, ymm14	// u1.column12
vpmuludq ymm15, ymm7, ymmword ptr [rdi+928]	// u1.column12
vpaddq ymm11, ymm11, ymm15	// u1.column12
vpmuludq ymm14, ymm8, ymmword ptr [rdi+896]	// u1.column12
vpaddq ymm11, ymm11, ymm14	// u1.column12
vpaddq ymm11, ymm11, ymm13	// u1.column12
vpsrlq ymm13, ymm11, 29	// u1.column12
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column12
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column12
vpaddq ymm12, ymm12, ymm11	// u1.column12
vpmuludq ymm11, ymm0, ymmword ptr [rdi+864]	// u1.column3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+832]	// u1.column3
vpaddq ymm11, ymm11, ymm14	// u1.column3
vpmuludq ymm15, ymm2, ymmword ptr [rdi+800]	// u1.column3
vpaddq ymm11, ymm11, ymm15	// u1.column3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+768]	// u1.column3
vpaddq ymm11, ymm11, ymm14	// u1.column3
vpaddq ymm11, ymm11, ymm12	// u1.column3
vpsrlq ymm12, ymm11, 29	// u1.column3
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column3
vmovdqa ymmword ptr [rdi+4224], ymm11	// u1.column3
vpmuludq ymm11, ymm5, ymmword ptr [rdi+1024]	// u1.column13
vpmuludq ymm15, ymm6, ymmword ptr [rdi+992]	// u1.column13
vpaddq ymm11, ymm11, ymm15	// u1.column13
vpmuludq ymm14, ymm7, ymmword ptr [rdi+960]	// u1.column13
vpaddq ymm11, ymm11, ymm14	// u1.column13
vpmuludq ymm15, ymm8, ymmword ptr [rdi+928]	// u1.column13
vpaddq ymm11, ymm11, ymm15	// u1.column13
vpaddq ymm11, ymm11, ymm13	// u1.column13
vpsrlq ymm13, ymm11, 29	// u1.column13
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column13
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column13
vpaddq ymm12, ymm12, ymm11	// u1.column13
vpmuludq ymm11, ymm0, ymmword ptr [rdi+896]	// u1.column4
vpmuludq ymm15, ymm1, ymmword ptr [rdi+864]	// u1.column4
vpaddq ymm11, ymm11, ymm15	// u1.column4
vpmuludq ymm14, ymm2, ymmword ptr [rdi+832]	// u1.column4
vpaddq ymm11, ymm11, ymm14	// u1.column4
vpmuludq ymm15, ymm3, ymmword ptr [rdi+800]	// u1.column4
vpaddq ymm11, ymm11, ymm15	// u1.column4
vpmuludq ymm14, ymm4, ymmword ptr [rdi+768]	// u1.column4
vpaddq ymm11, ymm11, ymm14	// u1.column4
vpaddq ymm11, ymm11, ymm12	// u1.column4
vpsrlq ymm12, ymm11, 29	// u1.column4
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column4
vmovdqa ymmword ptr [rdi+4256], ymm11	// u1.column4
vpmuludq ymm11, ymm6, ymmword ptr [rdi+1024]	// u1.column14
vpmuludq ymm15, ymm7, ymmword ptr [rdi+992]	// u1.column14
vpaddq ymm11, ymm11, ymm15	// u1.column14
vpmuludq ymm14, ymm8, ymmword ptr [rdi+960]	// u1.column14
vpaddq ymm11, ymm11, ymm14	// u1.column14
vpaddq ymm11, ymm11, ymm13	// u1.column14
vpsrlq ymm13, ymm11, 29	// u1.column14
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column14
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column14
vpaddq ymm12, ymm12, ymm11	// u1.column14
vpmuludq ymm11, ymm0, ymmword ptr [rdi+928]	// u1.column5
vpmuludq ymm14, ymm1, ymmword ptr [rdi+896]	// u1.column5
vpaddq ymm11, ymm11, ymm14	// u1.column5
vpmuludq ymm15, ymm2, ymmword ptr [rdi+864]	// u1.column5
vpaddq ymm11, ymm11, ymm15	// u1.column5
vpmuludq ymm14, ymm3, ymmword ptr [rdi+832]	// u1.column5
vpaddq ymm11, ymm11, ymm14	// u1.column5
vpmuludq ymm15, ymm4, ymmword ptr [rdi+800]	// u1.column5
vpaddq ymm11, ymm11, ymm15	// u1.column5
vpmuludq ymm14, ymm5, ymmword ptr [rdi+768]	// u1.column5
vpaddq ymm11, ymm11, ymm14	// u1.column5
vpaddq ymm11, ymm11, ymm12	// u1.column5
vpsrlq ymm12, ymm11, 29	// u1.column5
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column5
vmovdqa ymmword ptr [rdi+4288], ymm11	// u1.column5
vpmuludq ymm11, ymm7, ymmword ptr [rdi+1024]	// u1.column15
vpmuludq ymm15, ymm8, ymmword ptr [rdi+992]	// u1.column15
vpaddq ymm11, ymm11, ymm15	// u1.column15
vpaddq ymm11, ymm11, ymm13	// u1.column15
vpsrlq ymm13, ymm11, 29	// u1.column15
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column15
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column15
vpaddq ymm12, ymm12, ymm11	// u1.column15
vpmuludq ymm11, ymm0, ymmword ptr [rdi+960]	// u1.column6
vpmuludq ymm15, ymm1, ymmword ptr [rdi+928]	// u1.column6
vpaddq ymm11, ymm11, ymm15	// u1.column6
vpmuludq ymm14, ymm2, ymmword ptr [rdi+896]	// u1.column6
vpaddq ymm11, ymm11, ymm14	// u1.column6
vpmuludq ymm15, ymm3, ymmword ptr [rdi+864]	// u1.column6
vpaddq ymm11, ymm11, ymm15	// u1.column6
vpmuludq ymm14, ymm4, ymmword ptr [rdi+832]	// u1.column6
vpaddq ymm11, ymm11, ymm14	// u1.column6
vpmuludq ymm15, ymm5, ymmword ptr [rdi+800]	// u1.column6
vpaddq ymm11, ymm11, ymm15	// u1.column6
vpmuludq ymm14, ymm6, ymmword ptr [rdi+768]	// u1.column6
vpaddq ymm11, ymm11, ymm14	// u1.column6
vpaddq ymm11, ymm11, ymm12	// u1.column6
vpsrlq ymm12, ymm11, 29	// u1.column6
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column6
vmovdqa ymmword ptr [rdi+4320], ymm11	// u1.column6
vpmuludq ymm11, ymm8, ymmword ptr [rdi+1024]	// u1.column16
vpaddq ymm11, ymm11, ymm13	// u1.column16
vpsrlq ymm13, ymm11, 29	// u1.column16
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column16
vpmuludq ymm11, ymm11, ymmword ptr [rdi+3808]	// u1.column16
vpaddq ymm12, ymm12, ymm11	// u1.column16
vpmuludq ymm11, ymm0, ymmword ptr [rdi+992]	// u1.column7
vpmuludq ymm14, ymm1, ymmword ptr [rdi+960]	// u1.column7
vpaddq ymm11, ymm11, ymm14	// u1.column7
vpmuludq ymm15, ymm2, ymmword ptr [rdi+928]	// u1.column7
vpaddq ymm11, ymm11, ymm15	// u1.column7
vpmuludq ymm14, ymm3, ymmword ptr [rdi+896]	// u1.column7
vpaddq ymm11, ymm11, ymm14	// u1.column7
vpmuludq ymm15, ymm4, ymmword ptr [rdi+864]	// u1.column7
vpaddq ymm11, ymm11, ymm15	// u1.column7
vpmuludq ymm14, ymm5, ymmword ptr [rdi+832]	// u1.column7
vpaddq ymm11, ymm11, ymm14	// u1.column7
vpmuludq ymm15, ymm6, ymmword ptr [rdi+800]	// u1.column7
vpaddq ymm11, ymm11, ymm15	// u1.column7
vpmuludq ymm14, ymm7, ymmword ptr [rdi+768]	// u1.column7
vpaddq ymm11, ymm11, ymm14	// u1.column7
vpaddq ymm11, ymm11, ymm12	// u1.column7
vpsrlq ymm12, ymm11, 29	// u1.column7
vpand ymm11, ymm11, ymmword ptr [rdi+320]	// u1.column7
vmovdqa ymmword ptr [rdi+4352], ymm11	// u1.column7
vpmuludq ymm13, ymm13, ymmword ptr [rdi+3808]	// u1.column17
vpaddq ymm12, ymm12, ymm13	// u1.column17
vpmuludq ymm11, ymm0, ymmword ptr [rdi+1024]	// u1.column8
vpmuludq ymm15, ymm1, ymmword ptr [rdi+992]	// u1.column8
vpaddq ymm11, ymm11, ymm15	// u1.column8
vpmuludq ymm14, ymm2, ymmword ptr [rdi+960]	// u1.column8
vpaddq ymm11, ymm11, ymm14	// u1.column8
vpmuludq ymm15, ymm3, ymmword ptr [rdi+928]	// u1.column8
vpaddq ymm11, ymm11, ymm15	// u1.column8
vpmuludq ymm14, ymm4, ymmword ptr [rdi+896]	// u1.column8
vpaddq ymm11, ymm11, ymm14	// u1.column8
vpmuludq ymm15, ymm5, ymmword ptr [rdi+864]	// u1.column8
vpaddq ymm11, ymm11, ymm15	// u1.column8
vpmuludq ymm14, ymm6, ymmword ptr [rdi+832]	// u1.column8
vpaddq ymm11, ymm11, ymm14	// u1.column8
vpmuludq ymm15, ymm7, ymmword ptr [rdi+800]	// u1.column8
vpaddq ymm11, ymm11, ymm15	// u1.column8
vpmuludq ymm14, ymm8, ymmword ptr [rdi+768]	// u1.column8
vpaddq ymm11, ymm11, ymm14	// u1.column8
vpaddq ymm11, ymm11, ymm12	// u1.column8
vpsrlq ymm12, ymm11, 30	// u1.column8
vpand ymm11, ymm11, ymmword ptr [rdi+3840]	// u1.column8
vmovdqa ymmword ptr [rdi+4384], ymm11	// u1.column8
vpmuludq ymm12, ymm12, ymmword ptr [rdi+3872]	// u1.reduce
vpaddq ymm9, ymm9, ymm12	// u1.reduce
vpsrlq ymm12, ymm9, 29	// u1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+320]	// u1.reduce
vpaddq ymm10, ymm10, ymm12	// u1.reduce
vmovdqa ymm2, ymmword ptr [rdi+4192]	// u1.reduce
vmovdqa ymm3, ymmword ptr [rdi+4224]	// u1.reduce
vmovdqa ymm4, ymmword ptr [rdi+4256]	// u1.reduce
vmovdqa ymm5, ymmword ptr [rdi+4288]	// u1.reduce
vmovdqa ymm6, ymmword ptr [rdi+4320]	// u1.reduce
vmovdqa ymm7, ymmword ptr [rdi+4352]	// u1.reduce
vmovdqa ymm8, ymmword ptr [rdi+4384]	// u1.reduce
vmovdqa ymmword ptr [rdi+768], ymm9	// u1.carry
vmovdqa ymmword ptr [rdi+800], ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+832], ymm2	// u1.carry
vmovdqa ymmword ptr [rdi+864], ymm3	// u1.carry
vmovdqa ymmword ptr [rdi+896], ymm4	// u1.carry
vmovdqa ymmword ptr [rdi+928], ymm5	// u1.carry
vmovdqa ymmword ptr [rdi+960], ymm6	// u1.carry
vmovdqa ymmword ptr [rdi+992], ymm7	// u1.carry
vmovdqa ymmword ptr [rdi+1024], ymm8	// u1.carry
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
