// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^29 [Mon85, Mon87], 4 words and 9 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_montgomery_unfold_4` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 542 instructions.
.macro row d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rdx+32+\d0]
vpmuludq ymm\r1, ymm11, ymmword ptr [rsi+0]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rsi+32]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rsi+64]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rsi+96]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro reduce r0, r1, r2, r3
vpand ymm10, ymm10, ymm15
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+0]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+32]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpsrlq ymm\r1, ymm\r1, 29
vpaddq ymm\r3, ymm\r3, ymm\r1
.endm
.macro row_2 r0, r1, r2, r3, r4, r5, r6
vpmuludq ymm\r0, ymm11, ymmword ptr [rsi+128]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm11, ymmword ptr [rsi+160]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r0, ymm11, ymmword ptr [rsi+192]
vpaddq ymm\r4, ymm\r4, ymm\r0
vpmuludq ymm\r2, ymm11, ymmword ptr [rsi+224]
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r6, ymm11, ymmword ptr [rsi+256]
.endm
.macro reduce_2 r0, r1, r2, r3, r4, r5, r6, r7, r8
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+64]
vpaddq ymm\r1, ymm\r1, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+96]
vpaddq ymm\r3, ymm\r3, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+128]
vpaddq ymm\r4, ymm\r4, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+160]
vpaddq ymm\r5, ymm\r5, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+192]
vpaddq ymm\r6, ymm\r6, ymm\r0
vpmuludq ymm\r2, ymm10, ymmword ptr [rdi+224]
vpaddq ymm\r7, ymm\r7, ymm\r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+256]
vpaddq ymm\r8, ymm\r8, ymm\r0
.endm
.macro row_3 d0, r1, r2, r3, r4, r5, r6
vmovdqu ymm11, ymmword ptr [rdx+\d0]
vpsrlq ymm11, ymm11, 32
vpmuludq ymm\r1, ymm11, ymmword ptr [rsi+0]
vpaddq ymm\r2, ymm\r2, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rsi+32]
vpaddq ymm\r4, ymm\r4, ymm\r3
vpmuludq ymm\r1, ymm11, ymmword ptr [rsi+64]
vpaddq ymm\r5, ymm\r5, ymm\r1
vpmuludq ymm\r3, ymm11, ymmword ptr [rsi+96]
vpaddq ymm\r6, ymm\r6, ymm\r3
.endm
.macro total d0, r1, i2, r3
vpand ymm11, ymm10, ymmword ptr [rdi+3808+\d0]
vpaddq ymm\r1, ymm\r1, ymm11
vpaddq ymm\r1, ymm\r1, ymm8
vpsrlq ymm8, ymm\r1, 29
vpand ymm\r1, ymm\r1, ymm15
vpsllq ymm11, ymm\r1, \i2
vpor ymm\r3, ymm\r3, ymm11
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11
reduce \r0, \r1, \r2, \r3
row_2 \r0, \r4, \r2, \r5, \r6, \r7, \r8
reduce_2 \r0, \r9, \r2, \r10, \r11, \r4, \r5, \r6, \r7
vpmuludq ymm10, ymm\r3, ymm14
.endm
.macro reduce_4 r0, r1, r2, r3, r4
vpaddq ymm\r0, ymm\r1, ymm\r2
vpsrlq ymm\r3, ymm\r4, 29
.endm
.macro order d0, r1, d2, r3, r4
vmovdqu ymmword ptr [r9+128+\d0], ymm\r1
vmovdqa ymmword ptr [rdi+2368+\d2], ymm\r3
vpermd ymm\r3, ymm8, ymm\r3
vpsllq ymm10, ymm\r3, 32
vpor ymm\r4, ymm\r4, ymm10
.endm
.macro carry r0, r1, r2, r3
reduce_4 \r0, \r1, \r2, \r3, \r0
vpand ymm\r0, ymm\r0, ymm15
.endm
.macro begin d0, d1
vmovdqa ymmword ptr [rdi+2208+\d0], ymm0
vmovdqu ymm0, ymmword ptr [rdi+512+\d1]
.endm
.macro reduce_5 r0, d1, r2
vpmuludq ymm\r0, ymm10, ymmword ptr [rdi+\d1]
vpaddq ymm\r2, ymm\r2, ymm\r0
.endm
.macro total_2 r0, d1
vpaddq ymm11, ymm\r0, ymmword ptr [rdi+3808+\d1]
reduce_4 11, 11, 8, 8, 11
.endm
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
vmovdqu ymm0, ymmword ptr [rdi+480]	// begin
begin 0, 0	// begin
begin 32, 32	// begin
begin 64, 64	// begin
begin 96, 96	// begin
begin 128, -32	// begin
vpsrlq ymm0, ymm0, 32	// begin
begin 160, 0	// begin
vpsrlq ymm0, ymm0, 32	// begin
begin 192, 32	// begin
vpsrlq ymm0, ymm0, 32	// begin
begin 224, 64	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+2464], ymm0	// begin
lea rdx, [rdi+640]	// begin
lea rcx, [rdi+384]	// begin
lea r9, [rdi+2784]	// begin
lea rsi, [rdi+2208]	// begin
lea rax, [rdi+3104]	// begin
.p2align 5
2:
vmovdqu ymm11, ymmword ptr [rdx+0]	// row0
vpmuludq ymm0, ymm11, ymmword ptr [rsi+0]	// row0
vpmuludq ymm1, ymm11, ymmword ptr [rsi+32]	// row0
vpmuludq ymm2, ymm11, ymmword ptr [rsi+64]	// row0
vpmuludq ymm3, ymm11, ymmword ptr [rsi+96]	// row0
vpmuludq ymm4, ymm11, ymmword ptr [rsi+128]	// row0
vpmuludq ymm5, ymm11, ymmword ptr [rsi+160]	// row0
vpmuludq ymm6, ymm11, ymmword ptr [rsi+192]	// row0
vpmuludq ymm7, ymm11, ymmword ptr [rsi+224]	// row0
vpmuludq ymm8, ymm11, ymmword ptr [rsi+256]	// row0
vpmuludq ymm10, ymm0, ymm14	// reduce0
row 0, 13, 1, 12, 2, 3, 4	// row1
reduce_3 13, 0, 12, 1, 5, 6, 7, 8, 9, 2, 3, 4	// reduce0
row 32, 12, 2, 13, 3, 4, 5	// row2
reduce_3 12, 1, 13, 2, 6, 7, 8, 9, 0, 3, 4, 5	// reduce1
row 64, 13, 3, 12, 4, 5, 6	// row3
reduce_3 13, 2, 12, 3, 7, 8, 9, 0, 1, 4, 5, 6	// reduce2
row 96, 12, 4, 13, 5, 6, 7	// row4
reduce_3 12, 3, 13, 4, 8, 9, 0, 1, 2, 5, 6, 7	// reduce3
row_3 0, 13, 5, 12, 6, 7, 8	// row5
reduce_3 13, 4, 12, 5, 9, 0, 1, 2, 3, 6, 7, 8	// reduce4
row_3 32, 12, 6, 13, 7, 8, 9	// row6
reduce_3 12, 5, 13, 6, 0, 1, 2, 3, 4, 7, 8, 9	// reduce5
row_3 64, 13, 7, 12, 8, 9, 0	// row7
reduce_3 13, 6, 12, 7, 1, 2, 3, 4, 5, 8, 9, 0	// reduce6
row_3 96, 12, 8, 13, 9, 0, 1	// row8
reduce_3 12, 7, 13, 8, 2, 3, 4, 5, 6, 9, 0, 1	// reduce7
vpand ymm10, ymm10, ymm15	// reduce8
reduce_5 13, 0, 8	// reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// reduce8
reduce_4 9, 9, 12, 8, 8	// reduce8
vpaddq ymm9, ymm9, ymm8	// reduce8
reduce_5 13, 64, 0	// reduce8
reduce_5 12, 96, 1	// reduce8
reduce_5 13, 128, 2	// reduce8
reduce_5 12, 160, 3	// reduce8
reduce_5 13, 192, 4	// reduce8
reduce_5 12, 224, 5	// reduce8
reduce_5 13, 256, 6	// reduce8
cmp r9, rax	// last
jz 3f	// last
vpsrlq ymm10, ymm9, 29	// carry
vpand ymm9, ymm9, ymm15	// carry
carry 0, 0, 10, 10	// carry
carry 1, 1, 10, 10	// carry
carry 2, 2, 10, 10	// carry
carry 3, 3, 10, 10	// carry
carry 4, 4, 10, 10	// carry
carry 5, 5, 10, 10	// carry
carry 6, 6, 10, 7	// carry
vmovdqa ymm8, ymmword ptr [rcx+0]	// order
vmovdqa ymmword ptr [rdi+2208], ymm9	// order
vpermd ymm9, ymm8, ymm9	// order
vmovdqa ymmword ptr [rdi+2240], ymm0	// order
vpermd ymm0, ymm8, ymm0	// order
vmovdqa ymmword ptr [rdi+2272], ymm1	// order
vpermd ymm1, ymm8, ymm1	// order
vmovdqa ymmword ptr [rdi+2304], ymm2	// order
vpermd ymm2, ymm8, ymm2	// order
vmovdqa ymmword ptr [rdi+2336], ymm3	// order
vpermd ymm3, ymm8, ymm3	// order
order 0, 3, 0, 4, 9	// order
order -128, 9, 32, 5, 0	// order
order -96, 0, 64, 6, 1	// order
order -64, 1, 96, 7, 2	// order
vmovdqu ymmword ptr [r9+96], ymm2	// order
lea rsi, [rdi+2208]	// loop
mov rdx, r9	// loop
add r9, 160	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vpaddq ymm11, ymm9, ymmword ptr [rdi+3776]	// total
vpsrlq ymm8, ymm11, 29	// total
total_2 0, 0	// total
total_2 1, 32	// total
total_2 2, 64	// total
total_2 3, 96	// total
total_2 4, 128	// total
total_2 5, 160	// total
total_2 6, 192	// total
vpaddq ymm11, ymm8, ymmword ptr [rdi+4032]	// total
vpsrlq ymm8, ymm11, 29	// total
vpxor ymm10, ymm10, ymm10	// total
vpsubq ymm10, ymm10, ymm8	// total
vpand ymm11, ymm10, ymmword ptr [rdi+3776]	// total
carry 9, 9, 11, 8	// total
total 0, 0, 29, 9	// total
total 32, 1, 58, 9	// total
vpsrlq ymm1, ymm1, 6	// total
total 64, 2, 23, 1	// total
total 96, 3, 52, 1	// total
vpsrlq ymm3, ymm3, 12	// total
total 128, 4, 17, 3	// total
total 160, 5, 46, 3	// total
vpsrlq ymm5, ymm5, 18	// total
total 192, 6, 11, 5	// total
vpand ymm11, ymm10, ymmword ptr [rdi+4032]	// total
carry 7, 8, 11, 8	// total
vpsllq ymm11, ymm7, 40	// total
vpor ymm5, ymm5, ymm11	// total
vmovdqa ymmword ptr [rdi+3648], ymm9	// total
vmovdqa ymmword ptr [rdi+3680], ymm1	// total
vmovdqa ymmword ptr [rdi+3712], ymm3	// total
vmovdqa ymmword ptr [rdi+3744], ymm5	// total
vzeroupper	// leave
ret	// leave
.purgem row
.purgem reduce
.purgem row_2
.purgem reduce_2
.purgem row_3
.purgem total
.purgem reduce_3
.purgem reduce_4
.purgem order
.purgem carry
.purgem begin
.purgem reduce_5
.purgem total_2
