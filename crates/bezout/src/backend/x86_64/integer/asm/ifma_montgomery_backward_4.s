// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_4` [Mon85, Mon87], 4 words and 5 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 5), or 0 for zero, and
//   p = inverse y / 2^(52 5), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4928 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 320,
//   2^52 - 1 at 384, 1 at 448, orders of lanes at 512, p at 704, spare at 1344, first at 1984, x at
//   2624, others at 3264, total at 4224. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1214 instructions.
.macro limbs
vporq zmm4, zmm0, zmm1
vporq zmm4, zmm4, zmm2
vporq zmm4, zmm4, zmm3
vptestnmq k1, zmm4, zmm4
vmovdqa64 zmm5, zmmword ptr [rdi+448]
vporq zmm0{k1}, zmm0, zmm5
vmovdqa64 zmm4, zmm0
vmovdqa64 zmmword ptr [rdi+2624], zmm4
vpshrdq zmm4, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+2688], zmm4
vpshrdq zmm4, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+2752], zmm4
vpshrdq zmm4, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+2816], zmm4
vpsrlq zmm4, zmm3, 16
vmovdqa64 zmmword ptr [rdi+2880], zmm4
.endm
.macro limbs_2
vporq zmm4, zmm0, zmm1
vporq zmm4, zmm4, zmm2
vporq zmm4, zmm4, zmm3
vptestnmq k2, zmm4, zmm4
vmovdqa64 zmm5, zmmword ptr [rdi+448]
vporq zmm0{k2}, zmm0, zmm5
vmovdqa64 zmm4, zmm0
vmovdqa64 zmmword ptr [rdi+2944], zmm4
vpshrdq zmm4, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+3008], zmm4
vpshrdq zmm4, zmm1, zmm2, 40
vmovdqa64 zmmword ptr [rdi+3072], zmm4
vpshrdq zmm4, zmm2, zmm3, 28
vmovdqa64 zmmword ptr [rdi+3136], zmm4
vpsrlq zmm4, zmm3, 16
vmovdqa64 zmmword ptr [rdi+3200], zmm4
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm\r0, zmm30
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vmovdqu64 zmm18, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm19, zmmword ptr [r8+384+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm18, zmmword ptr [rdi+2624]
vpmadd52luq zmm\r4, zmm19, zmmword ptr [rdi+2944]
vpmadd52luq zmm\r5, zmm18, zmmword ptr [rdi+2688]
vpmadd52luq zmm\r6, zmm19, zmmword ptr [rdi+3008]
vpmadd52luq zmm\r7, zmm18, zmmword ptr [rdi+2752]
vpmadd52luq zmm\r8, zmm19, zmmword ptr [rdi+3072]
vpmadd52luq zmm\r9, zmm18, zmmword ptr [rdi+2816]
vpmadd52luq zmm\r10, zmm19, zmmword ptr [rdi+3136]
.endm
.macro reduce_2 r0, r1
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm29
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm15, zmm29
vpmadd52luq zmm\r0, zmm14, zmm28
vpmadd52luq zmm\r1, zmm15, zmm28
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm18, zmmword ptr [rdi+2880]
vpmadd52luq zmm\r1, zmm19, zmmword ptr [rdi+3200]
vpmadd52huq zmm\r2, zmm18, zmmword ptr [rdi+2624]
vpmadd52huq zmm\r3, zmm19, zmmword ptr [rdi+2944]
vpmadd52huq zmm\r4, zmm18, zmmword ptr [rdi+2688]
vpmadd52huq zmm\r5, zmm19, zmmword ptr [rdi+3008]
vpmadd52huq zmm\r6, zmm18, zmmword ptr [rdi+2752]
vpmadd52huq zmm\r7, zmm19, zmmword ptr [rdi+3072]
vpmadd52huq zmm\r0, zmm18, zmmword ptr [rdi+2816]
vpmadd52huq zmm\r1, zmm19, zmmword ptr [rdi+3136]
vpmadd52huq zmm\r8, zmm18, zmmword ptr [rdi+2880]
vpmadd52huq zmm\r9, zmm19, zmmword ptr [rdi+3200]
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9
vpmadd52luq zmm\r0, zmm14, zmm27
vpmadd52luq zmm\r1, zmm15, zmm27
vpmadd52luq zmm\r2, zmm14, zmm26
vpmadd52luq zmm\r3, zmm15, zmm26
vpmadd52luq zmm\r4, zmm14, zmm25
vpmadd52luq zmm\r5, zmm15, zmm25
vpaddq zmm\r6, zmm\r6, zmm16
vpaddq zmm\r7, zmm\r7, zmm17
vpmadd52huq zmm\r0, zmm14, zmm28
vpmadd52huq zmm\r1, zmm15, zmm28
vpmadd52huq zmm\r2, zmm14, zmm27
vpmadd52huq zmm\r3, zmm15, zmm27
vpmadd52huq zmm\r4, zmm14, zmm26
vpmadd52huq zmm\r5, zmm15, zmm26
vpmadd52huq zmm\r8, zmm14, zmm25
vpmadd52huq zmm\r9, zmm15, zmm25
.endm
.macro reduce_4
vpxorq zmm14, zmm14, zmm14
vpmadd52luq zmm14, zmm4, zmm30
vpxorq zmm15, zmm15, zmm15
vpmadd52luq zmm15, zmm11, zmm30
vpaddq zmm4, zmm4, zmm31
vpsrlq zmm4, zmm4, 52
vpaddq zmm11, zmm11, zmm31
vpsrlq zmm11, zmm11, 52
vpaddq zmm5, zmm5, zmm4
vpaddq zmm12, zmm12, zmm11
vpxorq zmm16, zmm16, zmm16
vpmadd52huq zmm16, zmm14, zmm29
vpxorq zmm17, zmm17, zmm17
vpmadd52huq zmm17, zmm15, zmm29
vpmadd52luq zmm5, zmm14, zmm28
vpmadd52luq zmm12, zmm15, zmm28
vpmadd52luq zmm6, zmm14, zmm27
vpmadd52luq zmm13, zmm15, zmm27
vpmadd52luq zmm0, zmm14, zmm26
vpmadd52luq zmm7, zmm15, zmm26
vpmadd52luq zmm1, zmm14, zmm25
vpmadd52luq zmm8, zmm15, zmm25
vpaddq zmm5, zmm5, zmm16
vpaddq zmm12, zmm12, zmm17
vpmadd52huq zmm6, zmm14, zmm28
vpmadd52huq zmm13, zmm15, zmm28
vpmadd52huq zmm0, zmm14, zmm27
vpmadd52huq zmm7, zmm15, zmm27
vpmadd52huq zmm1, zmm14, zmm26
vpmadd52huq zmm8, zmm15, zmm26
vpmadd52huq zmm2, zmm14, zmm25
vpmadd52huq zmm9, zmm15, zmm25
.endm
.macro load d0
vmovdqu64 xmm4, xmmword ptr [rsi+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+32+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+64+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+96+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+128+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+160+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+192+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+224+\d0], 3
vpunpcklqdq zmm0, zmm4, zmm5
vpunpckhqdq zmm1, zmm4, zmm5
vmovdqu64 xmm4, xmmword ptr [rsi+16+\d0]
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+48+\d0], 1
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+80+\d0], 2
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi+112+\d0], 3
vmovdqu64 xmm5, xmmword ptr [rsi+144+\d0]
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+176+\d0], 1
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+208+\d0], 2
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi+240+\d0], 3
vpunpcklqdq zmm2, zmm4, zmm5
vpunpckhqdq zmm3, zmm4, zmm5
.endm
.macro row_3 d0
vmovdqu64 zmm18, zmmword ptr [rdi+704+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vpxorq zmm4, zmm4, zmm4
vpxorq zmm5, zmm5, zmm5
vmovdqu64 zmm19, zmmword ptr [rdi+704+\d0]
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpxorq zmm9, zmm9, zmm9
vpxorq zmm10, zmm10, zmm10
vpxorq zmm11, zmm11, zmm11
vpxorq zmm12, zmm12, zmm12
vpmadd52luq zmm0, zmm18, zmmword ptr [r8+\d0]
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2624+\d0]
vpmadd52luq zmm1, zmm18, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+2688+\d0]
vpmadd52luq zmm2, zmm18, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+2752+\d0]
vpmadd52luq zmm3, zmm18, zmmword ptr [r8+192+\d0]
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+2816+\d0]
vpmadd52luq zmm4, zmm18, zmmword ptr [r8+256+\d0]
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+2880+\d0]
vpmadd52huq zmm1, zmm18, zmmword ptr [r8+\d0]
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2624+\d0]
vpmadd52huq zmm2, zmm18, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+2688+\d0]
vpmadd52huq zmm3, zmm18, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+2752+\d0]
vpmadd52huq zmm4, zmm18, zmmword ptr [r8+192+\d0]
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+2816+\d0]
vpmadd52huq zmm5, zmm18, zmmword ptr [r8+256+\d0]
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+2880+\d0]
.endm
.macro row_4 d0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11
vmovdqu64 zmm18, zmmword ptr [rdi+768+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm19, zmmword ptr [rdi+768+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm18, zmmword ptr [r8+\d4]
vpmadd52luq zmm\r5, zmm19, zmmword ptr [rdi+2624+\d4]
vpmadd52luq zmm\r6, zmm18, zmmword ptr [r8+64+\d4]
vpmadd52luq zmm\r7, zmm19, zmmword ptr [rdi+2688+\d4]
vpmadd52luq zmm\r8, zmm18, zmmword ptr [r8+128+\d4]
vpmadd52luq zmm\r9, zmm19, zmmword ptr [rdi+2752+\d4]
vpmadd52luq zmm\r10, zmm18, zmmword ptr [r8+192+\d4]
vpmadd52luq zmm\r11, zmm19, zmmword ptr [rdi+2816+\d4]
.endm
.macro row_5 r0, d1, r2, r3, r4, r5, r6, r7, r8, r9, r10
vpmadd52luq zmm\r0, zmm18, zmmword ptr [r8+256+\d1]
vpmadd52luq zmm\r2, zmm19, zmmword ptr [rdi+2880+\d1]
vpmadd52huq zmm\r3, zmm18, zmmword ptr [r8+\d1]
vpmadd52huq zmm\r4, zmm19, zmmword ptr [rdi+2624+\d1]
vpmadd52huq zmm\r5, zmm18, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r6, zmm19, zmmword ptr [rdi+2688+\d1]
vpmadd52huq zmm\r7, zmm18, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r8, zmm19, zmmword ptr [rdi+2752+\d1]
vpmadd52huq zmm\r0, zmm18, zmmword ptr [r8+192+\d1]
vpmadd52huq zmm\r2, zmm19, zmmword ptr [rdi+2816+\d1]
vpmadd52huq zmm\r9, zmm18, zmmword ptr [r8+256+\d1]
vpmadd52huq zmm\r10, zmm19, zmmword ptr [rdi+2880+\d1]
.endm
.macro carry d0
vpsrlq zmm14, zmm12, 52
vpaddq zmm13, zmm13, zmm14
vmovdqu64 zmmword ptr [rdi+704+\d0], zmm12
vpsrlq zmm14, zmm13, 52
vpaddq zmm7, zmm7, zmm14
vmovdqu64 zmmword ptr [rdi+768+\d0], zmm13
vpsrlq zmm14, zmm7, 52
vpaddq zmm8, zmm8, zmm14
vmovdqu64 zmmword ptr [rdi+832+\d0], zmm7
vpsrlq zmm14, zmm8, 52
vpaddq zmm9, zmm9, zmm14
vmovdqu64 zmmword ptr [rdi+896+\d0], zmm8
vmovdqu64 zmmword ptr [rdi+960+\d0], zmm9
.endm
.macro store d0
vpunpcklqdq zmm3, zmm0, zmm1
vpunpckhqdq zmm4, zmm0, zmm1
vmovdqu64 xmmword ptr [rsi+\d0], xmm3
vextracti64x2 xmmword ptr [rsi+32+\d0], zmm3, 1
vextracti64x2 xmmword ptr [rsi+64+\d0], zmm3, 2
vextracti64x2 xmmword ptr [rsi+96+\d0], zmm3, 3
vmovdqu64 xmmword ptr [rsi+128+\d0], xmm4
vextracti64x2 xmmword ptr [rsi+160+\d0], zmm4, 1
vextracti64x2 xmmword ptr [rsi+192+\d0], zmm4, 2
vextracti64x2 xmmword ptr [rsi+224+\d0], zmm4, 3
vpunpcklqdq zmm3, zmm2, zmm5
vpunpckhqdq zmm4, zmm2, zmm5
vmovdqu64 xmmword ptr [rsi+16+\d0], xmm3
vextracti64x2 xmmword ptr [rsi+48+\d0], zmm3, 1
vextracti64x2 xmmword ptr [rsi+80+\d0], zmm3, 2
vextracti64x2 xmmword ptr [rsi+112+\d0], zmm3, 3
vmovdqu64 xmmword ptr [rsi+144+\d0], xmm4
vextracti64x2 xmmword ptr [rsi+176+\d0], zmm4, 1
vextracti64x2 xmmword ptr [rsi+208+\d0], zmm4, 2
vextracti64x2 xmmword ptr [rsi+240+\d0], zmm4, 3
.endm
.macro row_to_canonical d0
row_3 \d0
reduce 0, 7, 1, 8
row_4 \d0, 6, 13, 1, \d0, 8, 2, 9, 3, 10, 4, 11
reduce_2 1, 8
row_5 5, \d0, 12, 2, 9, 3, 10, 4, 11, 6, 13
reduce_3 2, 9, 3, 10, 4, 11, 1, 8, 5, 12
reduce 1, 8, 2, 9
row_4 64+\d0, 0, 7, 2, \d0, 9, 3, 10, 4, 11, 5, 12
reduce_2 2, 9
row_5 6, \d0, 13, 3, 10, 4, 11, 5, 12, 0, 7
reduce_3 3, 10, 4, 11, 5, 12, 2, 9, 6, 13
reduce 2, 9, 3, 10
row_4 128+\d0, 1, 8, 3, \d0, 10, 4, 11, 5, 12, 6, 13
reduce_2 3, 10
row_5 0, \d0, 7, 4, 11, 5, 12, 6, 13, 1, 8
reduce_3 4, 11, 5, 12, 6, 13, 3, 10, 0, 7
reduce 3, 10, 4, 11
row_4 192+\d0, 2, 9, 4, \d0, 11, 5, 12, 6, 13, 0, 7
reduce_2 4, 11
row_5 1, \d0, 8, 5, 12, 6, 13, 0, 7, 2, 9
reduce_3 5, 12, 6, 13, 0, 7, 4, 11, 1, 8
reduce_4
carry \d0
vpsubq zmm3, zmm5, zmm29
vpsubq zmm4, zmm6, zmm28
vpsubq zmm7, zmm0, zmm27
vpsubq zmm8, zmm1, zmm26
vpsubq zmm9, zmm2, zmm25
vpsraq zmm10, zmm3, 52
vpaddq zmm4, zmm4, zmm10
vpsrlq zmm10, zmm5, 52
vpaddq zmm6, zmm6, zmm10
vpsraq zmm10, zmm4, 52
vpaddq zmm7, zmm7, zmm10
vpsrlq zmm10, zmm6, 52
vpaddq zmm0, zmm0, zmm10
vpsraq zmm10, zmm7, 52
vpaddq zmm8, zmm8, zmm10
vpsrlq zmm10, zmm0, 52
vpaddq zmm1, zmm1, zmm10
vpsraq zmm10, zmm8, 52
vpaddq zmm9, zmm9, zmm10
vpsrlq zmm10, zmm1, 52
vpaddq zmm2, zmm2, zmm10
vpmovq2m k3, zmm9
vmovdqa64 zmm3{k3}, zmm5
vmovdqa64 zmm4{k3}, zmm6
vmovdqa64 zmm7{k3}, zmm0
vmovdqa64 zmm8{k3}, zmm1
vmovdqa64 zmm9{k3}, zmm2
vpsllq zmm6, zmm3, 12
.endm
.macro carry_2 r0, r1, d2, r3, r4
vpsrlq zmm14, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm14
vmovdqu64 zmmword ptr [rdi+1344+\d2], zmm\r0
vpsrlq zmm15, zmm\r3, 52
vpaddq zmm\r4, zmm\r4, zmm15
vmovdqu64 zmmword ptr [rdi+1664+\d2], zmm\r3
.endm
.macro reduce_5 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10, \r11, \r12
reduce_2 \r2, \r3
row_2 \r13, \r14, \r7, \r8, \r9, \r10, \r11, \r12, \r5, \r6
reduce_3 \r7, \r8, \r9, \r10, \r11, \r12, \r2, \r3, \r13, \r14
.endm
.macro row_6 r0, r1, r2
vpxorq zmm\r0, zmm\r0, zmm\r0
vpxorq zmm\r1, zmm\r1, zmm\r1
vpxorq zmm\r2, zmm\r2, zmm\r2
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+384]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+320]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
vmovdqa64 zmm26, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm25, zmmword ptr [rdi+256]	// constants
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 640	// begin
add rdx, r9	// begin
imul r9, rax, 512	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 512	// place
lea r8, [rdi+1984]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 640	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu64 xmm4, xmmword ptr [rsi-512]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-480], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-448], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-416], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-384]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-352], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-320], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-288], 3	// again.x0.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x0.load
vmovdqu64 xmm4, xmmword ptr [rsi-496]	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-464], 1	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-432], 2	// again.x0.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-400], 3	// again.x0.load
vmovdqu64 xmm5, xmmword ptr [rsi-368]	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-336], 1	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-304], 2	// again.x0.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-272], 3	// again.x0.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x0.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 xmm4, xmmword ptr [rsi-256]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-224], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-192], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-160], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-128]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-96], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-64], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-32], 3	// again.x1.load
vpunpcklqdq zmm0, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm1, zmm4, zmm5	// again.x1.load
vmovdqu64 xmm4, xmmword ptr [rsi-240]	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-208], 1	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-176], 2	// again.x1.load
vinserti64x2 zmm4, zmm4, xmmword ptr [rsi-144], 3	// again.x1.load
vmovdqu64 xmm5, xmmword ptr [rsi-112]	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-80], 1	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-48], 2	// again.x1.load
vinserti64x2 zmm5, zmm5, xmmword ptr [rsi-16], 3	// again.x1.load
vpunpcklqdq zmm2, zmm4, zmm5	// again.x1.load
vpunpckhqdq zmm3, zmm4, zmm5	// again.x1.load
limbs_2	// again.x1.limbs
vmovdqu64 zmm18, zmmword ptr [r8+0]	// again.p.row0
row_6 0, 1, 2	// again.p.row0
row_6 3, 4, 5	// again.p.row0
vmovdqu64 zmm19, zmmword ptr [r8+320]	// again.p.row0
row_6 7, 8, 9	// again.p.row0
row_6 10, 11, 12	// again.p.row0
vpmadd52luq zmm0, zmm18, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52luq zmm7, zmm19, zmmword ptr [rdi+2944]	// again.p.row0
vpmadd52luq zmm1, zmm18, zmmword ptr [rdi+2688]	// again.p.row0
vpmadd52luq zmm8, zmm19, zmmword ptr [rdi+3008]	// again.p.row0
vpmadd52luq zmm2, zmm18, zmmword ptr [rdi+2752]	// again.p.row0
vpmadd52luq zmm9, zmm19, zmmword ptr [rdi+3072]	// again.p.row0
vpmadd52luq zmm3, zmm18, zmmword ptr [rdi+2816]	// again.p.row0
vpmadd52luq zmm10, zmm19, zmmword ptr [rdi+3136]	// again.p.row0
vpmadd52luq zmm4, zmm18, zmmword ptr [rdi+2880]	// again.p.row0
vpmadd52luq zmm11, zmm19, zmmword ptr [rdi+3200]	// again.p.row0
vpmadd52huq zmm1, zmm18, zmmword ptr [rdi+2624]	// again.p.row0
vpmadd52huq zmm8, zmm19, zmmword ptr [rdi+2944]	// again.p.row0
vpmadd52huq zmm2, zmm18, zmmword ptr [rdi+2688]	// again.p.row0
vpmadd52huq zmm9, zmm19, zmmword ptr [rdi+3008]	// again.p.row0
vpmadd52huq zmm3, zmm18, zmmword ptr [rdi+2752]	// again.p.row0
vpmadd52huq zmm10, zmm19, zmmword ptr [rdi+3072]	// again.p.row0
vpmadd52huq zmm4, zmm18, zmmword ptr [rdi+2816]	// again.p.row0
vpmadd52huq zmm11, zmm19, zmmword ptr [rdi+3136]	// again.p.row0
vpmadd52huq zmm5, zmm18, zmmword ptr [rdi+2880]	// again.p.row0
vpmadd52huq zmm12, zmm19, zmmword ptr [rdi+3200]	// again.p.row0
reduce_5 0, 7, 1, 8, 0, 6, 13, 2, 9, 3, 10, 4, 11, 5, 12	// again.p.reduce0
reduce_5 1, 8, 2, 9, 64, 0, 7, 3, 10, 4, 11, 5, 12, 6, 13	// again.p.reduce1
reduce_5 2, 9, 3, 10, 128, 1, 8, 4, 11, 5, 12, 6, 13, 0, 7	// again.p.reduce2
reduce_5 3, 10, 4, 11, 192, 2, 9, 5, 12, 6, 13, 0, 7, 1, 8	// again.p.reduce3
reduce_4	// again.p.reduce4
carry_2 5, 6, 0, 12, 13	// again.p.carry
carry_2 6, 0, 64, 13, 7	// again.p.carry
carry_2 0, 1, 128, 7, 8	// again.p.carry
carry_2 1, 2, 192, 8, 9	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1600], zmm2	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1920], zmm9	// again.p.carry
lea r8, [rdi+1344]	// again
add rdx, 640	// again
4:
load 0	// x0.load
limbs	// x0.limbs
load 256	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// u0.row0
vpshrdq zmm0{k1}{z}, zmm6, zmm4, 12	// x0.canonical
vpsllq zmm6, zmm4, 12	// x0.canonical
vpshrdq zmm1{k1}{z}, zmm6, zmm7, 24	// x0.canonical
vpsllq zmm6, zmm7, 12	// x0.canonical
vpshrdq zmm2{k1}{z}, zmm6, zmm8, 36	// x0.canonical
vpsllq zmm6, zmm8, 12	// x0.canonical
vpshrdq zmm5{k1}{z}, zmm6, zmm9, 48	// x0.canonical
store 0	// x0.store
row_to_canonical 320	// u1.row0
vpshrdq zmm0{k2}{z}, zmm6, zmm4, 12	// x1.canonical
vpsllq zmm6, zmm4, 12	// x1.canonical
vpshrdq zmm1{k2}{z}, zmm6, zmm7, 24	// x1.canonical
vpsllq zmm6, zmm7, 12	// x1.canonical
vpshrdq zmm2{k2}{z}, zmm6, zmm8, 36	// x1.canonical
vpsllq zmm6, zmm8, 12	// x1.canonical
vpshrdq zmm5{k2}{z}, zmm6, zmm9, 48	// x1.canonical
store 256	// x1.store
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
