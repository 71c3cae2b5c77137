// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_3` [Mon85, Mon87], 3 words and 4 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 4), or 0 for zero, and
//   p = inverse y / 2^(52 4), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4032 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 256,
//   2^52 - 1 at 320, 1 at 384, orders of lanes at 448, p at 640, spare at 1152, first at 1664, x at
//   2176, others at 2688, total at 3456. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 899 instructions.
.macro limbs
vporq zmm3, zmm0, zmm1
vporq zmm3, zmm3, zmm2
vptestnmq k1, zmm3, zmm3
vmovdqa64 zmm4, zmmword ptr [rdi+384]
vporq zmm0{k1}, zmm0, zmm4
vmovdqa64 zmm3, zmm0
vmovdqa64 zmmword ptr [rdi+2176], zmm3
vpshrdq zmm3, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+2240], zmm3
vpshrdq zmm3, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+2304], zmm3
vpsrlq zmm3, zmm2, 28
vmovdqa64 zmmword ptr [rdi+2368], zmm3
.endm
.macro limbs_2
vporq zmm3, zmm0, zmm1
vporq zmm3, zmm3, zmm2
vptestnmq k2, zmm3, zmm3
vmovdqa64 zmm4, zmmword ptr [rdi+384]
vporq zmm0{k2}, zmm0, zmm4
vmovdqa64 zmm3, zmm0
vmovdqa64 zmmword ptr [rdi+2432], zmm3
vpshrdq zmm3, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+2496], zmm3
vpshrdq zmm3, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+2560], zmm3
vpsrlq zmm3, zmm2, 28
vmovdqa64 zmmword ptr [rdi+2624], zmm3
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm\r0, zmm30
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm16, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm17, zmmword ptr [r8+320+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm16, zmmword ptr [rdi+2176]
vpmadd52luq zmm\r4, zmm17, zmmword ptr [rdi+2432]
vpmadd52luq zmm\r5, zmm16, zmmword ptr [rdi+2240]
vpmadd52luq zmm\r6, zmm17, zmmword ptr [rdi+2496]
vpmadd52luq zmm\r7, zmm16, zmmword ptr [rdi+2304]
vpmadd52luq zmm\r8, zmm17, zmmword ptr [rdi+2560]
vpmadd52luq zmm\r9, zmm16, zmmword ptr [rdi+2368]
vpmadd52luq zmm\r10, zmm17, zmmword ptr [rdi+2624]
.endm
.macro reduce_2 r0, r1
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm29
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm13, zmm29
vpmadd52luq zmm\r0, zmm12, zmm28
vpmadd52luq zmm\r1, zmm13, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52huq zmm\r0, zmm16, zmmword ptr [rdi+2176]
vpmadd52huq zmm\r1, zmm17, zmmword ptr [rdi+2432]
vpmadd52huq zmm\r2, zmm16, zmmword ptr [rdi+2240]
vpmadd52huq zmm\r3, zmm17, zmmword ptr [rdi+2496]
vpmadd52huq zmm\r4, zmm16, zmmword ptr [rdi+2304]
vpmadd52huq zmm\r5, zmm17, zmmword ptr [rdi+2560]
vpmadd52huq zmm\r6, zmm16, zmmword ptr [rdi+2368]
vpmadd52huq zmm\r7, zmm17, zmmword ptr [rdi+2624]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7
vpmadd52luq zmm\r0, zmm12, zmm27
vpmadd52luq zmm\r1, zmm13, zmm27
vpmadd52luq zmm\r2, zmm12, zmm26
vpmadd52luq zmm\r3, zmm13, zmm26
vpmadd52huq zmm\r0, zmm12, zmm28
vpmadd52huq zmm\r1, zmm13, zmm28
vpaddq zmm\r4, zmm\r4, zmm14
vpaddq zmm\r5, zmm\r5, zmm15
vpmadd52huq zmm\r2, zmm12, zmm27
vpmadd52huq zmm\r3, zmm13, zmm27
vpmadd52huq zmm\r6, zmm12, zmm26
vpmadd52huq zmm\r7, zmm13, zmm26
.endm
.macro reduce_4
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm12, zmm3, zmm30
vpxorq zmm13, zmm13, zmm13
vpmadd52luq zmm13, zmm9, zmm30
vpaddq zmm3, zmm3, zmm31
vpsrlq zmm3, zmm3, 52
vpaddq zmm9, zmm9, zmm31
vpsrlq zmm9, zmm9, 52
vpaddq zmm4, zmm4, zmm3
vpaddq zmm10, zmm10, zmm9
vpxorq zmm14, zmm14, zmm14
vpmadd52huq zmm14, zmm12, zmm29
vpxorq zmm15, zmm15, zmm15
vpmadd52huq zmm15, zmm13, zmm29
vpmadd52luq zmm4, zmm12, zmm28
vpmadd52luq zmm10, zmm13, zmm28
vpmadd52luq zmm5, zmm12, zmm27
vpmadd52luq zmm11, zmm13, zmm27
vpmadd52luq zmm0, zmm12, zmm26
vpmadd52luq zmm6, zmm13, zmm26
vpmadd52huq zmm5, zmm12, zmm28
vpmadd52huq zmm11, zmm13, zmm28
vpaddq zmm4, zmm4, zmm14
vpaddq zmm10, zmm10, zmm15
vpmadd52huq zmm0, zmm12, zmm27
vpmadd52huq zmm6, zmm13, zmm27
vpmadd52huq zmm1, zmm12, zmm26
vpmadd52huq zmm7, zmm13, zmm26
.endm
.macro load d0
vmovdqu64 xmm3, xmmword ptr [rsi+\d0]
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+24+\d0], 1
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+48+\d0], 2
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+72+\d0], 3
vmovdqu64 xmm4, xmmword ptr [rsi+96+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+120+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+144+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+168+\d0], 3
vpunpcklqdq zmm0, zmm3, zmm4
vpunpckhqdq zmm1, zmm3, zmm4
vmovdqu64 xmm3, xmmword ptr [rsi+8+\d0]
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+32+\d0], 1
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+56+\d0], 2
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi+80+\d0], 3
vmovdqu64 xmm4, xmmword ptr [rsi+104+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+128+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+152+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+176+\d0], 3
vpunpckhqdq zmm2, zmm3, zmm4
.endm
.macro row_3 d0
vmovdqu64 zmm16, zmmword ptr [rdi+640+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vmovdqu64 zmm17, zmmword ptr [rdi+640+\d0]
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm0, zmm16, zmmword ptr [r8+\d0]
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2176+\d0]
vpmadd52luq zmm1, zmm16, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2240+\d0]
vpmadd52luq zmm2, zmm16, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2304+\d0]
vpmadd52luq zmm3, zmm16, zmmword ptr [r8+192+\d0]
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2368+\d0]
vpmadd52huq zmm1, zmm16, zmmword ptr [r8+\d0]
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2176+\d0]
vpmadd52huq zmm2, zmm16, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2240+\d0]
vpmadd52huq zmm3, zmm16, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2304+\d0]
vpmadd52huq zmm4, zmm16, zmmword ptr [r8+192+\d0]
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2368+\d0]
.endm
.macro row_4 d0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11
vmovdqu64 zmm16, zmmword ptr [rdi+704+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm17, zmmword ptr [rdi+704+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm16, zmmword ptr [r8+\d4]
vpmadd52luq zmm\r5, zmm17, zmmword ptr [rdi+2176+\d4]
vpmadd52luq zmm\r6, zmm16, zmmword ptr [r8+64+\d4]
vpmadd52luq zmm\r7, zmm17, zmmword ptr [rdi+2240+\d4]
vpmadd52luq zmm\r8, zmm16, zmmword ptr [r8+128+\d4]
vpmadd52luq zmm\r9, zmm17, zmmword ptr [rdi+2304+\d4]
vpmadd52luq zmm\r10, zmm16, zmmword ptr [r8+192+\d4]
vpmadd52luq zmm\r11, zmm17, zmmword ptr [rdi+2368+\d4]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8
vpmadd52huq zmm\r0, zmm16, zmmword ptr [r8+\d1]
vpmadd52huq zmm\r2, zmm17, zmmword ptr [rdi+2176+\d1]
vpmadd52huq zmm\r3, zmm16, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r4, zmm17, zmmword ptr [rdi+2240+\d1]
vpmadd52huq zmm\r5, zmm16, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r6, zmm17, zmmword ptr [rdi+2304+\d1]
vpmadd52huq zmm\r7, zmm16, zmmword ptr [r8+192+\d1]
vpmadd52huq zmm\r8, zmm17, zmmword ptr [rdi+2368+\d1]
.endm
.macro carry d0
vpsrlq zmm12, zmm10, 52
vpaddq zmm11, zmm11, zmm12
vmovdqu64 zmmword ptr [rdi+640+\d0], zmm10
vpsrlq zmm12, zmm11, 52
vpaddq zmm6, zmm6, zmm12
vmovdqu64 zmmword ptr [rdi+704+\d0], zmm11
vpsrlq zmm12, zmm6, 52
vpaddq zmm7, zmm7, zmm12
vmovdqu64 zmmword ptr [rdi+768+\d0], zmm6
vmovdqu64 zmmword ptr [rdi+832+\d0], zmm7
.endm
.macro store d0
vpunpcklqdq zmm2, zmm0, zmm1
vpunpckhqdq zmm3, zmm0, zmm1
vmovdqu64 xmmword ptr [rsi+\d0], xmm2
vextracti64x2 xmmword ptr [rsi+24+\d0], zmm2, 1
vextracti64x2 xmmword ptr [rsi+48+\d0], zmm2, 2
vextracti64x2 xmmword ptr [rsi+72+\d0], zmm2, 3
vmovdqu64 xmmword ptr [rsi+96+\d0], xmm3
vextracti64x2 xmmword ptr [rsi+120+\d0], zmm3, 1
vextracti64x2 xmmword ptr [rsi+144+\d0], zmm3, 2
vextracti64x2 xmmword ptr [rsi+168+\d0], zmm3, 3
vpunpcklqdq zmm2, zmm1, zmm4
vpunpckhqdq zmm3, zmm1, zmm4
vmovdqu64 xmmword ptr [rsi+8+\d0], xmm2
vextracti64x2 xmmword ptr [rsi+32+\d0], zmm2, 1
vextracti64x2 xmmword ptr [rsi+56+\d0], zmm2, 2
vextracti64x2 xmmword ptr [rsi+80+\d0], zmm2, 3
vmovdqu64 xmmword ptr [rsi+104+\d0], xmm3
vextracti64x2 xmmword ptr [rsi+128+\d0], zmm3, 1
vextracti64x2 xmmword ptr [rsi+152+\d0], zmm3, 2
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm3, 3
.endm
.macro row_to_canonical d0
row_3 \d0
reduce 0, 6, 1, 7
row_4 \d0, 5, 11, 1, \d0, 7, 2, 8, 3, 9, 4, 10
reduce_2 1, 7
row_5 2, \d0, 8, 3, 9, 4, 10, 5, 11
reduce_3 2, 8, 3, 9, 1, 7, 4, 10
reduce 1, 7, 2, 8
row_4 64+\d0, 0, 6, 2, \d0, 8, 3, 9, 4, 10, 5, 11
reduce_2 2, 8
row_5 3, \d0, 9, 4, 10, 5, 11, 0, 6
reduce_3 3, 9, 4, 10, 2, 8, 5, 11
reduce 2, 8, 3, 9
row_4 128+\d0, 1, 7, 3, \d0, 9, 4, 10, 5, 11, 0, 6
reduce_2 3, 9
row_5 4, \d0, 10, 5, 11, 0, 6, 1, 7
reduce_3 4, 10, 5, 11, 3, 9, 0, 6
reduce_4
carry \d0
vpsubq zmm2, zmm4, zmm29
vpsubq zmm3, zmm5, zmm28
vpsubq zmm6, zmm0, zmm27
vpsubq zmm7, zmm1, zmm26
vpsraq zmm8, zmm2, 52
vpaddq zmm3, zmm3, zmm8
vpsrlq zmm8, zmm4, 52
vpaddq zmm5, zmm5, zmm8
vpsraq zmm8, zmm3, 52
vpaddq zmm6, zmm6, zmm8
vpsrlq zmm8, zmm5, 52
vpaddq zmm0, zmm0, zmm8
vpsraq zmm8, zmm6, 52
vpaddq zmm7, zmm7, zmm8
vpsrlq zmm8, zmm0, 52
vpaddq zmm1, zmm1, zmm8
vpmovq2m k3, zmm7
vmovdqa64 zmm2{k3}, zmm4
vmovdqa64 zmm3{k3}, zmm5
vmovdqa64 zmm6{k3}, zmm0
vmovdqa64 zmm7{k3}, zmm1
vpsllq zmm5, zmm2, 12
.endm
.macro carry_2 r0, r1, r2, d3
vpsrlq zmm\r0, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vmovdqu64 zmmword ptr [rdi+1152+\d3], zmm\r1
.endm
.macro reduce_5 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r2, \r3, \r11, \r12
.endm
.macro row_6 r0, d1, r2, r3, r4, r5, r6
vmovdqu64 zmm\r0, zmmword ptr [r8+\d1]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpxorq zmm\r3, zmm\r3, zmm\r3
vpxorq zmm\r4, zmm\r4, zmm\r4
vpxorq zmm\r5, zmm\r5, zmm\r5
vpxorq zmm\r6, zmm\r6, zmm\r6
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 512	// begin
add rdx, r9	// begin
imul r9, rax, 384	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 384	// place
lea r8, [rdi+1664]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 512	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm3, xmmword ptr [rsi-384]	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-360], 1	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-336], 2	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-312], 3	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-288]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-264], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-240], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-216], 3	// again.x0.load
vpunpcklqdq zmm0, zmm3, zmm4	// again.x0.load
vpunpckhqdq zmm1, zmm3, zmm4	// again.x0.load
vmovdqu64 xmm3, xmmword ptr [rsi-376]	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-328], 2	// again.x0.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-304], 3	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-280]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-256], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-232], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-208], 3	// again.x0.load
vpunpckhqdq zmm2, zmm3, zmm4	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm3, xmmword ptr [rsi-192]	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-168], 1	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-144], 2	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-120], 3	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-96]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-72], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-48], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-24], 3	// again.x1.load
vpunpcklqdq zmm0, zmm3, zmm4	// again.x1.load
vpunpckhqdq zmm1, zmm3, zmm4	// again.x1.load
vmovdqu64 xmm3, xmmword ptr [rsi-184]	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-160], 1	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-136], 2	// again.x1.load
vinserti64x2 zmm3, zmm3, xmmword ptr [rsi-112], 3	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-88]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-64], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-40], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpckhqdq zmm2, zmm3, zmm4	// again.x1.load
limbs_2	// again.x1.limbs
row_6 16, 0, 0, 1, 2, 3, 4	// again.p.row0
row_6 17, 256, 6, 7, 8, 9, 10	// again.p.row0
vpmadd52luq zmm0, zmm16, zmmword ptr [rdi+2176]	// again.p.row0
vpmadd52luq zmm6, zmm17, zmmword ptr [rdi+2432]	// again.p.row0
vpmadd52luq zmm1, zmm16, zmmword ptr [rdi+2240]	// again.p.row0
vpmadd52luq zmm7, zmm17, zmmword ptr [rdi+2496]	// again.p.row0
vpmadd52luq zmm2, zmm16, zmmword ptr [rdi+2304]	// again.p.row0
vpmadd52luq zmm8, zmm17, zmmword ptr [rdi+2560]	// again.p.row0
vpmadd52luq zmm3, zmm16, zmmword ptr [rdi+2368]	// again.p.row0
vpmadd52luq zmm9, zmm17, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52huq zmm1, zmm16, zmmword ptr [rdi+2176]	// again.p.row0
vpmadd52huq zmm7, zmm17, zmmword ptr [rdi+2432]	// again.p.row0
vpmadd52huq zmm2, zmm16, zmmword ptr [rdi+2240]	// again.p.row0
vpmadd52huq zmm8, zmm17, zmmword ptr [rdi+2496]	// again.p.row0
vpmadd52huq zmm3, zmm16, zmmword ptr [rdi+2304]	// again.p.row0
vpmadd52huq zmm9, zmm17, zmmword ptr [rdi+2560]	// again.p.row0
vpmadd52huq zmm4, zmm16, zmmword ptr [rdi+2368]	// again.p.row0
vpmadd52huq zmm10, zmm17, zmmword ptr [rdi+2624]	// again.p.row0
reduce_5 0, 6, 1, 7, 0, 5, 11, 2, 8, 3, 9, 4, 10	// again.p.reduce0
reduce_5 1, 7, 2, 8, 64, 0, 6, 3, 9, 4, 10, 5, 11	// again.p.reduce1
reduce_5 2, 8, 3, 9, 128, 1, 7, 4, 10, 5, 11, 0, 6	// again.p.reduce2
reduce_4	// again.p.reduce3
carry_2 12, 4, 5, 0	// again.p.carry
carry_2 13, 10, 11, 256	// again.p.carry
carry_2 12, 5, 0, 64	// again.p.carry
carry_2 13, 11, 6, 320	// again.p.carry
carry_2 12, 0, 1, 128	// again.p.carry
carry_2 13, 6, 7, 384	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1344], zmm1	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm7	// again.p.carry
lea r8, [rdi+1152]	// again
add rdx, 512	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 192	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// u0.row0
vpshrdq zmm0{k1}{z}, zmm5, zmm3, 12	// x0.canonical
vpsllq zmm5, zmm3, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm5, zmm6, 24	// x0.canonical
vpsllq zmm5, zmm6, 12	// x0.canonical
vpshrdq zmm4{k1}{z}, zmm5, zmm7, 36	// x0.canonical
store 0	// x0.store
row_to_canonical 256	// u1.row0
vpshrdq zmm0{k2}{z}, zmm5, zmm3, 12	// x1.canonical
vpsllq zmm5, zmm3, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm5, zmm6, 24	// x1.canonical
vpsllq zmm5, zmm6, 12	// x1.canonical
vpshrdq zmm4{k2}{z}, zmm5, zmm7, 36	// x1.canonical
store 192	// x1.store
test rax, rax	// loop
jnz 2b	// loop
kmovw eax, k7	// result
vzeroupper	// leave
ret	// leave
.purgem limbs
.purgem limbs_2
.purgem reduce
.purgem row
.purgem reduce_2
.purgem row_2
.purgem reduce_3
.purgem reduce_4
.purgem load
.purgem row_3
.purgem row_4
.purgem row_5
.purgem carry
.purgem store
.purgem row_to_canonical
.purgem carry_2
.purgem reduce_5
.purgem row_6
