// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_4` [Mon85, Mon87], 4 words and 9 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 9), or 0 for zero, and
//   p = inverse y / 2^(29 9), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 4160 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 288,
//   2^29 - 1 at 320, 1 at 352, orders of lanes at 384, p at 480, spare at 1056, first at 1632, x at
//   2208, others at 2784, total at 3648,
//   2^(29 limbs) - m at 3776, masks of zeros at 4064.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2715 instructions.
vmovdqa ymm15, ymmword ptr [rdi+320]	// constants
vmovdqa ymm14, ymmword ptr [rdi+288]	// constants
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
vpor ymm4, ymm0, ymm1	// again.x0.limbs
vpor ymm4, ymm4, ymm2	// again.x0.limbs
vpor ymm4, ymm4, ymm3	// again.x0.limbs
vpxor ymm5, ymm5, ymm5	// again.x0.limbs
vpcmpeqq ymm4, ymm4, ymm5	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4064], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm4, 63	// again.x0.limbs
vpaddq ymm0, ymm0, ymm4	// again.x0.limbs
vpand ymm4, ymm0, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm0, 29	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2240], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm0, 58	// again.x0.limbs
vpsllq ymm13, ymm1, 6	// again.x0.limbs
vpor ymm4, ymm4, ymm13	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2272], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm1, 23	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2304], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm1, 52	// again.x0.limbs
vpsllq ymm13, ymm2, 12	// again.x0.limbs
vpor ymm4, ymm4, ymm13	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2336], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm2, 17	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2368], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm2, 46	// again.x0.limbs
vpsllq ymm13, ymm3, 18	// again.x0.limbs
vpor ymm4, ymm4, ymm13	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2400], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm3, 11	// again.x0.limbs
vpand ymm4, ymm4, ymm15	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2432], ymm4	// again.x0.limbs
vpsrlq ymm4, ymm3, 40	// again.x0.limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// again.x0.limbs
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
vpor ymm4, ymm0, ymm1	// again.x1.limbs
vpor ymm4, ymm4, ymm2	// again.x1.limbs
vpor ymm4, ymm4, ymm3	// again.x1.limbs
vpxor ymm5, ymm5, ymm5	// again.x1.limbs
vpcmpeqq ymm4, ymm4, ymm5	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm4, 63	// again.x1.limbs
vpaddq ymm0, ymm0, ymm4	// again.x1.limbs
vpand ymm4, ymm0, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2496], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm0, 29	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2528], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm0, 58	// again.x1.limbs
vpsllq ymm13, ymm1, 6	// again.x1.limbs
vpor ymm4, ymm4, ymm13	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2560], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm1, 23	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2592], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm1, 52	// again.x1.limbs
vpsllq ymm13, ymm2, 12	// again.x1.limbs
vpor ymm4, ymm4, ymm13	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2624], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm2, 17	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2656], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm2, 46	// again.x1.limbs
vpsllq ymm13, ymm3, 18	// again.x1.limbs
vpor ymm4, ymm4, ymm13	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2688], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm3, 11	// again.x1.limbs
vpand ymm4, ymm4, ymm15	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2720], ymm4	// again.x1.limbs
vpsrlq ymm4, ymm3, 40	// again.x1.limbs
vmovdqa ymmword ptr [rdi+2752], ymm4	// again.x1.limbs
vmovdqu ymm11, ymmword ptr [r8+0]	// again.p0.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]	// again.p0.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]	// again.p0.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]	// again.p0.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]	// again.p0.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]	// again.p0.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]	// again.p0.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]	// again.p0.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]	// again.p0.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]	// again.p0.row0
vpmuludq ymm10, ymm0, ymm14	// again.p0.reduce0
vmovdqu ymm11, ymmword ptr [r8+32]	// again.p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// again.p0.row1
vpaddq ymm1, ymm1, ymm13	// again.p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// again.p0.row1
vpaddq ymm2, ymm2, ymm12	// again.p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// again.p0.row1
vpaddq ymm3, ymm3, ymm13	// again.p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// again.p0.row1
vpaddq ymm4, ymm4, ymm12	// again.p0.row1
vpand ymm10, ymm10, ymm15	// again.p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce0
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce0
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce0
vpsrlq ymm0, ymm0, 29	// again.p0.reduce0
vpaddq ymm1, ymm1, ymm0	// again.p0.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// again.p0.row1
vpaddq ymm5, ymm5, ymm13	// again.p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// again.p0.row1
vpaddq ymm6, ymm6, ymm12	// again.p0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// again.p0.row1
vpaddq ymm7, ymm7, ymm13	// again.p0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// again.p0.row1
vpaddq ymm8, ymm8, ymm12	// again.p0.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// again.p0.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce0
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce0
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce0
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce0
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce0
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce0
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce0
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce0
vpmuludq ymm10, ymm1, ymm14	// again.p0.reduce1
vmovdqu ymm11, ymmword ptr [r8+64]	// again.p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// again.p0.row2
vpaddq ymm2, ymm2, ymm12	// again.p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// again.p0.row2
vpaddq ymm3, ymm3, ymm13	// again.p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// again.p0.row2
vpaddq ymm4, ymm4, ymm12	// again.p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// again.p0.row2
vpaddq ymm5, ymm5, ymm13	// again.p0.row2
vpand ymm10, ymm10, ymm15	// again.p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce1
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce1
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce1
vpsrlq ymm1, ymm1, 29	// again.p0.reduce1
vpaddq ymm2, ymm2, ymm1	// again.p0.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// again.p0.row2
vpaddq ymm6, ymm6, ymm12	// again.p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// again.p0.row2
vpaddq ymm7, ymm7, ymm13	// again.p0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// again.p0.row2
vpaddq ymm8, ymm8, ymm12	// again.p0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// again.p0.row2
vpaddq ymm9, ymm9, ymm13	// again.p0.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// again.p0.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce1
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce1
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce1
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce1
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce1
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce1
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce1
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce1
vpmuludq ymm10, ymm2, ymm14	// again.p0.reduce2
vmovdqu ymm11, ymmword ptr [r8+96]	// again.p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// again.p0.row3
vpaddq ymm3, ymm3, ymm13	// again.p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// again.p0.row3
vpaddq ymm4, ymm4, ymm12	// again.p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// again.p0.row3
vpaddq ymm5, ymm5, ymm13	// again.p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// again.p0.row3
vpaddq ymm6, ymm6, ymm12	// again.p0.row3
vpand ymm10, ymm10, ymm15	// again.p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce2
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce2
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce2
vpsrlq ymm2, ymm2, 29	// again.p0.reduce2
vpaddq ymm3, ymm3, ymm2	// again.p0.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// again.p0.row3
vpaddq ymm7, ymm7, ymm13	// again.p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// again.p0.row3
vpaddq ymm8, ymm8, ymm12	// again.p0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// again.p0.row3
vpaddq ymm9, ymm9, ymm13	// again.p0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// again.p0.row3
vpaddq ymm0, ymm0, ymm12	// again.p0.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// again.p0.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce2
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce2
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce2
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce2
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce2
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce2
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce2
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce2
vpmuludq ymm10, ymm3, ymm14	// again.p0.reduce3
vmovdqu ymm11, ymmword ptr [r8+128]	// again.p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// again.p0.row4
vpaddq ymm4, ymm4, ymm12	// again.p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// again.p0.row4
vpaddq ymm5, ymm5, ymm13	// again.p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// again.p0.row4
vpaddq ymm6, ymm6, ymm12	// again.p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// again.p0.row4
vpaddq ymm7, ymm7, ymm13	// again.p0.row4
vpand ymm10, ymm10, ymm15	// again.p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce3
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce3
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce3
vpsrlq ymm3, ymm3, 29	// again.p0.reduce3
vpaddq ymm4, ymm4, ymm3	// again.p0.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// again.p0.row4
vpaddq ymm8, ymm8, ymm12	// again.p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// again.p0.row4
vpaddq ymm9, ymm9, ymm13	// again.p0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// again.p0.row4
vpaddq ymm0, ymm0, ymm12	// again.p0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// again.p0.row4
vpaddq ymm1, ymm1, ymm13	// again.p0.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// again.p0.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce3
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce3
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce3
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce3
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce3
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce3
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce3
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce3
vpmuludq ymm10, ymm4, ymm14	// again.p0.reduce4
vmovdqu ymm11, ymmword ptr [r8+0]	// again.p0.row5
vpsrlq ymm11, ymm11, 32	// again.p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// again.p0.row5
vpaddq ymm5, ymm5, ymm13	// again.p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// again.p0.row5
vpaddq ymm6, ymm6, ymm12	// again.p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// again.p0.row5
vpaddq ymm7, ymm7, ymm13	// again.p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// again.p0.row5
vpaddq ymm8, ymm8, ymm12	// again.p0.row5
vpand ymm10, ymm10, ymm15	// again.p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce4
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce4
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce4
vpsrlq ymm4, ymm4, 29	// again.p0.reduce4
vpaddq ymm5, ymm5, ymm4	// again.p0.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// again.p0.row5
vpaddq ymm9, ymm9, ymm13	// again.p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// again.p0.row5
vpaddq ymm0, ymm0, ymm12	// again.p0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// again.p0.row5
vpaddq ymm1, ymm1, ymm13	// again.p0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// again.p0.row5
vpaddq ymm2, ymm2, ymm12	// again.p0.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// again.p0.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce4
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce4
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce4
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce4
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce4
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce4
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce4
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce4
vpmuludq ymm10, ymm5, ymm14	// again.p0.reduce5
vmovdqu ymm11, ymmword ptr [r8+32]	// again.p0.row6
vpsrlq ymm11, ymm11, 32	// again.p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// again.p0.row6
vpaddq ymm6, ymm6, ymm12	// again.p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// again.p0.row6
vpaddq ymm7, ymm7, ymm13	// again.p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// again.p0.row6
vpaddq ymm8, ymm8, ymm12	// again.p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// again.p0.row6
vpaddq ymm9, ymm9, ymm13	// again.p0.row6
vpand ymm10, ymm10, ymm15	// again.p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce5
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce5
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce5
vpsrlq ymm5, ymm5, 29	// again.p0.reduce5
vpaddq ymm6, ymm6, ymm5	// again.p0.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// again.p0.row6
vpaddq ymm0, ymm0, ymm12	// again.p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// again.p0.row6
vpaddq ymm1, ymm1, ymm13	// again.p0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// again.p0.row6
vpaddq ymm2, ymm2, ymm12	// again.p0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// again.p0.row6
vpaddq ymm3, ymm3, ymm13	// again.p0.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// again.p0.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce5
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce5
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce5
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce5
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce5
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce5
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce5
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce5
vpmuludq ymm10, ymm6, ymm14	// again.p0.reduce6
vmovdqu ymm11, ymmword ptr [r8+64]	// again.p0.row7
vpsrlq ymm11, ymm11, 32	// again.p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// again.p0.row7
vpaddq ymm7, ymm7, ymm13	// again.p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// again.p0.row7
vpaddq ymm8, ymm8, ymm12	// again.p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// again.p0.row7
vpaddq ymm9, ymm9, ymm13	// again.p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// again.p0.row7
vpaddq ymm0, ymm0, ymm12	// again.p0.row7
vpand ymm10, ymm10, ymm15	// again.p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce6
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce6
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce6
vpsrlq ymm6, ymm6, 29	// again.p0.reduce6
vpaddq ymm7, ymm7, ymm6	// again.p0.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// again.p0.row7
vpaddq ymm1, ymm1, ymm13	// again.p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// again.p0.row7
vpaddq ymm2, ymm2, ymm12	// again.p0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// again.p0.row7
vpaddq ymm3, ymm3, ymm13	// again.p0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// again.p0.row7
vpaddq ymm4, ymm4, ymm12	// again.p0.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// again.p0.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce6
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce6
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce6
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce6
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce6
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce6
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce6
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce6
vpmuludq ymm10, ymm7, ymm14	// again.p0.reduce7
vmovdqu ymm11, ymmword ptr [r8+96]	// again.p0.row8
vpsrlq ymm11, ymm11, 32	// again.p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// again.p0.row8
vpaddq ymm8, ymm8, ymm12	// again.p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// again.p0.row8
vpaddq ymm9, ymm9, ymm13	// again.p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// again.p0.row8
vpaddq ymm0, ymm0, ymm12	// again.p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// again.p0.row8
vpaddq ymm1, ymm1, ymm13	// again.p0.row8
vpand ymm10, ymm10, ymm15	// again.p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce7
vpaddq ymm7, ymm7, ymm12	// again.p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce7
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce7
vpsrlq ymm7, ymm7, 29	// again.p0.reduce7
vpaddq ymm8, ymm8, ymm7	// again.p0.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// again.p0.row8
vpaddq ymm2, ymm2, ymm12	// again.p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// again.p0.row8
vpaddq ymm3, ymm3, ymm13	// again.p0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// again.p0.row8
vpaddq ymm4, ymm4, ymm12	// again.p0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// again.p0.row8
vpaddq ymm5, ymm5, ymm13	// again.p0.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// again.p0.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce7
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce7
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce7
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce7
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce7
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce7
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce7
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce7
vpmuludq ymm10, ymm8, ymm14	// again.p0.reduce8
vpand ymm10, ymm10, ymm15	// again.p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p0.reduce8
vpaddq ymm8, ymm8, ymm13	// again.p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p0.reduce8
vpaddq ymm9, ymm9, ymm12	// again.p0.reduce8
vpsrlq ymm8, ymm8, 29	// again.p0.reduce8
vpaddq ymm9, ymm9, ymm8	// again.p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p0.reduce8
vpaddq ymm0, ymm0, ymm13	// again.p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p0.reduce8
vpaddq ymm1, ymm1, ymm12	// again.p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p0.reduce8
vpaddq ymm2, ymm2, ymm13	// again.p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p0.reduce8
vpaddq ymm3, ymm3, ymm12	// again.p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p0.reduce8
vpaddq ymm4, ymm4, ymm13	// again.p0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p0.reduce8
vpaddq ymm5, ymm5, ymm12	// again.p0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p0.reduce8
vpaddq ymm6, ymm6, ymm13	// again.p0.reduce8
vpsrlq ymm10, ymm9, 29	// again.p0.carry
vpand ymm9, ymm9, ymm15	// again.p0.carry
vpaddq ymm0, ymm0, ymm10	// again.p0.carry
vpsrlq ymm10, ymm0, 29	// again.p0.carry
vpand ymm0, ymm0, ymm15	// again.p0.carry
vpaddq ymm1, ymm1, ymm10	// again.p0.carry
vpsrlq ymm10, ymm1, 29	// again.p0.carry
vpand ymm1, ymm1, ymm15	// again.p0.carry
vpaddq ymm2, ymm2, ymm10	// again.p0.carry
vpsrlq ymm10, ymm2, 29	// again.p0.carry
vpand ymm2, ymm2, ymm15	// again.p0.carry
vpaddq ymm3, ymm3, ymm10	// again.p0.carry
vpsrlq ymm10, ymm3, 29	// again.p0.carry
vpand ymm3, ymm3, ymm15	// again.p0.carry
vpaddq ymm4, ymm4, ymm10	// again.p0.carry
vmovdqu ymmword ptr [rdi+1184], ymm3	// again.p0.carry
vpsrlq ymm10, ymm4, 29	// again.p0.carry
vpand ymm4, ymm4, ymm15	// again.p0.carry
vpaddq ymm5, ymm5, ymm10	// again.p0.carry
vpsllq ymm11, ymm4, 32	// again.p0.carry
vpor ymm9, ymm9, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1056], ymm9	// again.p0.carry
vpsrlq ymm10, ymm5, 29	// again.p0.carry
vpand ymm5, ymm5, ymm15	// again.p0.carry
vpaddq ymm6, ymm6, ymm10	// again.p0.carry
vpsllq ymm11, ymm5, 32	// again.p0.carry
vpor ymm0, ymm0, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1088], ymm0	// again.p0.carry
vpsrlq ymm7, ymm6, 29	// again.p0.carry
vpand ymm6, ymm6, ymm15	// again.p0.carry
vpsllq ymm11, ymm6, 32	// again.p0.carry
vpor ymm1, ymm1, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1120], ymm1	// again.p0.carry
vpsllq ymm11, ymm7, 32	// again.p0.carry
vpor ymm2, ymm2, ymm11	// again.p0.carry
vmovdqu ymmword ptr [rdi+1152], ymm2	// again.p0.carry
vmovdqu ymm11, ymmword ptr [r8+160]	// again.p1.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2496]	// again.p1.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2528]	// again.p1.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2560]	// again.p1.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2592]	// again.p1.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2624]	// again.p1.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2656]	// again.p1.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2688]	// again.p1.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2720]	// again.p1.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2752]	// again.p1.row0
vpmuludq ymm10, ymm0, ymm14	// again.p1.reduce0
vmovdqu ymm11, ymmword ptr [r8+192]	// again.p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// again.p1.row1
vpaddq ymm1, ymm1, ymm12	// again.p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// again.p1.row1
vpaddq ymm2, ymm2, ymm13	// again.p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// again.p1.row1
vpaddq ymm3, ymm3, ymm12	// again.p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// again.p1.row1
vpaddq ymm4, ymm4, ymm13	// again.p1.row1
vpand ymm10, ymm10, ymm15	// again.p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce0
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce0
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce0
vpsrlq ymm0, ymm0, 29	// again.p1.reduce0
vpaddq ymm1, ymm1, ymm0	// again.p1.reduce0
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// again.p1.row1
vpaddq ymm5, ymm5, ymm12	// again.p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// again.p1.row1
vpaddq ymm6, ymm6, ymm13	// again.p1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// again.p1.row1
vpaddq ymm7, ymm7, ymm12	// again.p1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// again.p1.row1
vpaddq ymm8, ymm8, ymm13	// again.p1.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2752]	// again.p1.row1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce0
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce0
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce0
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce0
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce0
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce0
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce0
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce0
vpmuludq ymm10, ymm1, ymm14	// again.p1.reduce1
vmovdqu ymm11, ymmword ptr [r8+224]	// again.p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// again.p1.row2
vpaddq ymm2, ymm2, ymm13	// again.p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// again.p1.row2
vpaddq ymm3, ymm3, ymm12	// again.p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// again.p1.row2
vpaddq ymm4, ymm4, ymm13	// again.p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// again.p1.row2
vpaddq ymm5, ymm5, ymm12	// again.p1.row2
vpand ymm10, ymm10, ymm15	// again.p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce1
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce1
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce1
vpsrlq ymm1, ymm1, 29	// again.p1.reduce1
vpaddq ymm2, ymm2, ymm1	// again.p1.reduce1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// again.p1.row2
vpaddq ymm6, ymm6, ymm13	// again.p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// again.p1.row2
vpaddq ymm7, ymm7, ymm12	// again.p1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// again.p1.row2
vpaddq ymm8, ymm8, ymm13	// again.p1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// again.p1.row2
vpaddq ymm9, ymm9, ymm12	// again.p1.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2752]	// again.p1.row2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce1
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce1
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce1
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce1
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce1
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce1
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce1
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce1
vpmuludq ymm10, ymm2, ymm14	// again.p1.reduce2
vmovdqu ymm11, ymmword ptr [r8+256]	// again.p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// again.p1.row3
vpaddq ymm3, ymm3, ymm12	// again.p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// again.p1.row3
vpaddq ymm4, ymm4, ymm13	// again.p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// again.p1.row3
vpaddq ymm5, ymm5, ymm12	// again.p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// again.p1.row3
vpaddq ymm6, ymm6, ymm13	// again.p1.row3
vpand ymm10, ymm10, ymm15	// again.p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce2
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce2
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce2
vpsrlq ymm2, ymm2, 29	// again.p1.reduce2
vpaddq ymm3, ymm3, ymm2	// again.p1.reduce2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// again.p1.row3
vpaddq ymm7, ymm7, ymm12	// again.p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// again.p1.row3
vpaddq ymm8, ymm8, ymm13	// again.p1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// again.p1.row3
vpaddq ymm9, ymm9, ymm12	// again.p1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// again.p1.row3
vpaddq ymm0, ymm0, ymm13	// again.p1.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2752]	// again.p1.row3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce2
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce2
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce2
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce2
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce2
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce2
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce2
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce2
vpmuludq ymm10, ymm3, ymm14	// again.p1.reduce3
vmovdqu ymm11, ymmword ptr [r8+288]	// again.p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// again.p1.row4
vpaddq ymm4, ymm4, ymm13	// again.p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// again.p1.row4
vpaddq ymm5, ymm5, ymm12	// again.p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// again.p1.row4
vpaddq ymm6, ymm6, ymm13	// again.p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// again.p1.row4
vpaddq ymm7, ymm7, ymm12	// again.p1.row4
vpand ymm10, ymm10, ymm15	// again.p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce3
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce3
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce3
vpsrlq ymm3, ymm3, 29	// again.p1.reduce3
vpaddq ymm4, ymm4, ymm3	// again.p1.reduce3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// again.p1.row4
vpaddq ymm8, ymm8, ymm13	// again.p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// again.p1.row4
vpaddq ymm9, ymm9, ymm12	// again.p1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// again.p1.row4
vpaddq ymm0, ymm0, ymm13	// again.p1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// again.p1.row4
vpaddq ymm1, ymm1, ymm12	// again.p1.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2752]	// again.p1.row4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce3
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce3
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce3
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce3
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce3
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce3
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce3
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce3
vpmuludq ymm10, ymm4, ymm14	// again.p1.reduce4
vmovdqu ymm11, ymmword ptr [r8+160]	// again.p1.row5
vpsrlq ymm11, ymm11, 32	// again.p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// again.p1.row5
vpaddq ymm5, ymm5, ymm12	// again.p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// again.p1.row5
vpaddq ymm6, ymm6, ymm13	// again.p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// again.p1.row5
vpaddq ymm7, ymm7, ymm12	// again.p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// again.p1.row5
vpaddq ymm8, ymm8, ymm13	// again.p1.row5
vpand ymm10, ymm10, ymm15	// again.p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce4
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce4
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce4
vpsrlq ymm4, ymm4, 29	// again.p1.reduce4
vpaddq ymm5, ymm5, ymm4	// again.p1.reduce4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// again.p1.row5
vpaddq ymm9, ymm9, ymm12	// again.p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// again.p1.row5
vpaddq ymm0, ymm0, ymm13	// again.p1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// again.p1.row5
vpaddq ymm1, ymm1, ymm12	// again.p1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// again.p1.row5
vpaddq ymm2, ymm2, ymm13	// again.p1.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2752]	// again.p1.row5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce4
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce4
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce4
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce4
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce4
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce4
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce4
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce4
vpmuludq ymm10, ymm5, ymm14	// again.p1.reduce5
vmovdqu ymm11, ymmword ptr [r8+192]	// again.p1.row6
vpsrlq ymm11, ymm11, 32	// again.p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// again.p1.row6
vpaddq ymm6, ymm6, ymm13	// again.p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// again.p1.row6
vpaddq ymm7, ymm7, ymm12	// again.p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// again.p1.row6
vpaddq ymm8, ymm8, ymm13	// again.p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// again.p1.row6
vpaddq ymm9, ymm9, ymm12	// again.p1.row6
vpand ymm10, ymm10, ymm15	// again.p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce5
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce5
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce5
vpsrlq ymm5, ymm5, 29	// again.p1.reduce5
vpaddq ymm6, ymm6, ymm5	// again.p1.reduce5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// again.p1.row6
vpaddq ymm0, ymm0, ymm13	// again.p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// again.p1.row6
vpaddq ymm1, ymm1, ymm12	// again.p1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// again.p1.row6
vpaddq ymm2, ymm2, ymm13	// again.p1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// again.p1.row6
vpaddq ymm3, ymm3, ymm12	// again.p1.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2752]	// again.p1.row6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce5
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce5
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce5
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce5
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce5
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce5
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce5
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce5
vpmuludq ymm10, ymm6, ymm14	// again.p1.reduce6
vmovdqu ymm11, ymmword ptr [r8+224]	// again.p1.row7
vpsrlq ymm11, ymm11, 32	// again.p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// again.p1.row7
vpaddq ymm7, ymm7, ymm12	// again.p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// again.p1.row7
vpaddq ymm8, ymm8, ymm13	// again.p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// again.p1.row7
vpaddq ymm9, ymm9, ymm12	// again.p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// again.p1.row7
vpaddq ymm0, ymm0, ymm13	// again.p1.row7
vpand ymm10, ymm10, ymm15	// again.p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce6
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce6
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce6
vpsrlq ymm6, ymm6, 29	// again.p1.reduce6
vpaddq ymm7, ymm7, ymm6	// again.p1.reduce6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// again.p1.row7
vpaddq ymm1, ymm1, ymm12	// again.p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// again.p1.row7
vpaddq ymm2, ymm2, ymm13	// again.p1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// again.p1.row7
vpaddq ymm3, ymm3, ymm12	// again.p1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// again.p1.row7
vpaddq ymm4, ymm4, ymm13	// again.p1.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2752]	// again.p1.row7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce6
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce6
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce6
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce6
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce6
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce6
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce6
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce6
vpmuludq ymm10, ymm7, ymm14	// again.p1.reduce7
vmovdqu ymm11, ymmword ptr [r8+256]	// again.p1.row8
vpsrlq ymm11, ymm11, 32	// again.p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// again.p1.row8
vpaddq ymm8, ymm8, ymm13	// again.p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// again.p1.row8
vpaddq ymm9, ymm9, ymm12	// again.p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// again.p1.row8
vpaddq ymm0, ymm0, ymm13	// again.p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// again.p1.row8
vpaddq ymm1, ymm1, ymm12	// again.p1.row8
vpand ymm10, ymm10, ymm15	// again.p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce7
vpaddq ymm7, ymm7, ymm13	// again.p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce7
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce7
vpsrlq ymm7, ymm7, 29	// again.p1.reduce7
vpaddq ymm8, ymm8, ymm7	// again.p1.reduce7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// again.p1.row8
vpaddq ymm2, ymm2, ymm13	// again.p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// again.p1.row8
vpaddq ymm3, ymm3, ymm12	// again.p1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// again.p1.row8
vpaddq ymm4, ymm4, ymm13	// again.p1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// again.p1.row8
vpaddq ymm5, ymm5, ymm12	// again.p1.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2752]	// again.p1.row8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce7
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce7
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce7
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce7
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce7
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce7
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce7
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce7
vpmuludq ymm10, ymm8, ymm14	// again.p1.reduce8
vpand ymm10, ymm10, ymm15	// again.p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// again.p1.reduce8
vpaddq ymm8, ymm8, ymm12	// again.p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// again.p1.reduce8
vpaddq ymm9, ymm9, ymm13	// again.p1.reduce8
vpsrlq ymm8, ymm8, 29	// again.p1.reduce8
vpaddq ymm9, ymm9, ymm8	// again.p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// again.p1.reduce8
vpaddq ymm0, ymm0, ymm12	// again.p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// again.p1.reduce8
vpaddq ymm1, ymm1, ymm13	// again.p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// again.p1.reduce8
vpaddq ymm2, ymm2, ymm12	// again.p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// again.p1.reduce8
vpaddq ymm3, ymm3, ymm13	// again.p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// again.p1.reduce8
vpaddq ymm4, ymm4, ymm12	// again.p1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// again.p1.reduce8
vpaddq ymm5, ymm5, ymm13	// again.p1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// again.p1.reduce8
vpaddq ymm6, ymm6, ymm12	// again.p1.reduce8
vpsrlq ymm10, ymm9, 29	// again.p1.carry
vpand ymm9, ymm9, ymm15	// again.p1.carry
vpaddq ymm0, ymm0, ymm10	// again.p1.carry
vpsrlq ymm10, ymm0, 29	// again.p1.carry
vpand ymm0, ymm0, ymm15	// again.p1.carry
vpaddq ymm1, ymm1, ymm10	// again.p1.carry
vpsrlq ymm10, ymm1, 29	// again.p1.carry
vpand ymm1, ymm1, ymm15	// again.p1.carry
vpaddq ymm2, ymm2, ymm10	// again.p1.carry
vpsrlq ymm10, ymm2, 29	// again.p1.carry
vpand ymm2, ymm2, ymm15	// again.p1.carry
vpaddq ymm3, ymm3, ymm10	// again.p1.carry
vpsrlq ymm10, ymm3, 29	// again.p1.carry
vpand ymm3, ymm3, ymm15	// again.p1.carry
vpaddq ymm4, ymm4, ymm10	// again.p1.carry
vmovdqu ymmword ptr [rdi+1344], ymm3	// again.p1.carry
vpsrlq ymm10, ymm4, 29	// again.p1.carry
vpand ymm4, ymm4, ymm15	// again.p1.carry
vpaddq ymm5, ymm5, ymm10	// again.p1.carry
vpsllq ymm11, ymm4, 32	// again.p1.carry
vpor ymm9, ymm9, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1216], ymm9	// again.p1.carry
vpsrlq ymm10, ymm5, 29	// again.p1.carry
vpand ymm5, ymm5, ymm15	// again.p1.carry
vpaddq ymm6, ymm6, ymm10	// again.p1.carry
vpsllq ymm11, ymm5, 32	// again.p1.carry
vpor ymm0, ymm0, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1248], ymm0	// again.p1.carry
vpsrlq ymm7, ymm6, 29	// again.p1.carry
vpand ymm6, ymm6, ymm15	// again.p1.carry
vpsllq ymm11, ymm6, 32	// again.p1.carry
vpor ymm1, ymm1, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1280], ymm1	// again.p1.carry
vpsllq ymm11, ymm7, 32	// again.p1.carry
vpor ymm2, ymm2, ymm11	// again.p1.carry
vmovdqu ymmword ptr [rdi+1312], ymm2	// again.p1.carry
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
vpor ymm4, ymm0, ymm1	// x0.limbs
vpor ymm4, ymm4, ymm2	// x0.limbs
vpor ymm4, ymm4, ymm3	// x0.limbs
vpxor ymm5, ymm5, ymm5	// x0.limbs
vpcmpeqq ymm4, ymm4, ymm5	// x0.limbs
vmovdqa ymmword ptr [rdi+4064], ymm4	// x0.limbs
vpsrlq ymm4, ymm4, 63	// x0.limbs
vpaddq ymm0, ymm0, ymm4	// x0.limbs
vpand ymm4, ymm0, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2208], ymm4	// x0.limbs
vpsrlq ymm4, ymm0, 29	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2240], ymm4	// x0.limbs
vpsrlq ymm4, ymm0, 58	// x0.limbs
vpsllq ymm13, ymm1, 6	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2272], ymm4	// x0.limbs
vpsrlq ymm4, ymm1, 23	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2304], ymm4	// x0.limbs
vpsrlq ymm4, ymm1, 52	// x0.limbs
vpsllq ymm13, ymm2, 12	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2336], ymm4	// x0.limbs
vpsrlq ymm4, ymm2, 17	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2368], ymm4	// x0.limbs
vpsrlq ymm4, ymm2, 46	// x0.limbs
vpsllq ymm13, ymm3, 18	// x0.limbs
vpor ymm4, ymm4, ymm13	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2400], ymm4	// x0.limbs
vpsrlq ymm4, ymm3, 11	// x0.limbs
vpand ymm4, ymm4, ymm15	// x0.limbs
vmovdqa ymmword ptr [rdi+2432], ymm4	// x0.limbs
vpsrlq ymm4, ymm3, 40	// x0.limbs
vmovdqa ymmword ptr [rdi+2464], ymm4	// x0.limbs
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
vpor ymm4, ymm0, ymm1	// x1.limbs
vpor ymm4, ymm4, ymm2	// x1.limbs
vpor ymm4, ymm4, ymm3	// x1.limbs
vpxor ymm5, ymm5, ymm5	// x1.limbs
vpcmpeqq ymm4, ymm4, ymm5	// x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm4	// x1.limbs
vpsrlq ymm4, ymm4, 63	// x1.limbs
vpaddq ymm0, ymm0, ymm4	// x1.limbs
vpand ymm4, ymm0, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2496], ymm4	// x1.limbs
vpsrlq ymm4, ymm0, 29	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2528], ymm4	// x1.limbs
vpsrlq ymm4, ymm0, 58	// x1.limbs
vpsllq ymm13, ymm1, 6	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2560], ymm4	// x1.limbs
vpsrlq ymm4, ymm1, 23	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2592], ymm4	// x1.limbs
vpsrlq ymm4, ymm1, 52	// x1.limbs
vpsllq ymm13, ymm2, 12	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2624], ymm4	// x1.limbs
vpsrlq ymm4, ymm2, 17	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2656], ymm4	// x1.limbs
vpsrlq ymm4, ymm2, 46	// x1.limbs
vpsllq ymm13, ymm3, 18	// x1.limbs
vpor ymm4, ymm4, ymm13	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2688], ymm4	// x1.limbs
vpsrlq ymm4, ymm3, 11	// x1.limbs
vpand ymm4, ymm4, ymm15	// x1.limbs
vmovdqa ymmword ptr [rdi+2720], ymm4	// x1.limbs
vpsrlq ymm4, ymm3, 40	// x1.limbs
vmovdqa ymmword ptr [rdi+2752], ymm4	// x1.limbs
vmovdqa ymm0, ymmword ptr [rdi+4064]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+4096]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqu ymm11, ymmword ptr [r8+0]	// x0.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+480]	// x0.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+512]	// x0.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+544]	// x0.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+576]	// x0.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+608]	// x0.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+640]	// x0.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+672]	// x0.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+704]	// x0.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+736]	// x0.row0
vpmuludq ymm10, ymm0, ymm14	// x0.reduce0
vmovdqu ymm11, ymmword ptr [r8+32]	// x0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+480]	// x0.row1
vpaddq ymm1, ymm1, ymm13	// x0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+512]	// x0.row1
vpaddq ymm2, ymm2, ymm12	// x0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+544]	// x0.row1
vpaddq ymm3, ymm3, ymm13	// x0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+576]	// x0.row1
vpaddq ymm4, ymm4, ymm12	// x0.row1
vpand ymm10, ymm10, ymm15	// x0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x0.reduce0
vpaddq ymm0, ymm0, ymm13	// x0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x0.reduce0
vpaddq ymm1, ymm1, ymm12	// x0.reduce0
vpsrlq ymm0, ymm0, 29	// x0.reduce0
vpaddq ymm1, ymm1, ymm0	// x0.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+608]	// x0.row1
vpaddq ymm5, ymm5, ymm13	// x0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+640]	// x0.row1
vpaddq ymm6, ymm6, ymm12	// x0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+672]	// x0.row1
vpaddq ymm7, ymm7, ymm13	// x0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+704]	// x0.row1
vpaddq ymm8, ymm8, ymm12	// x0.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+736]	// x0.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x0.reduce0
vpaddq ymm2, ymm2, ymm13	// x0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x0.reduce0
vpaddq ymm3, ymm3, ymm12	// x0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x0.reduce0
vpaddq ymm4, ymm4, ymm13	// x0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x0.reduce0
vpaddq ymm5, ymm5, ymm12	// x0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x0.reduce0
vpaddq ymm6, ymm6, ymm13	// x0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x0.reduce0
vpaddq ymm7, ymm7, ymm12	// x0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x0.reduce0
vpaddq ymm8, ymm8, ymm13	// x0.reduce0
vpmuludq ymm10, ymm1, ymm14	// x0.reduce1
vmovdqu ymm11, ymmword ptr [r8+64]	// x0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+480]	// x0.row2
vpaddq ymm2, ymm2, ymm12	// x0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+512]	// x0.row2
vpaddq ymm3, ymm3, ymm13	// x0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+544]	// x0.row2
vpaddq ymm4, ymm4, ymm12	// x0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+576]	// x0.row2
vpaddq ymm5, ymm5, ymm13	// x0.row2
vpand ymm10, ymm10, ymm15	// x0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x0.reduce1
vpaddq ymm1, ymm1, ymm12	// x0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x0.reduce1
vpaddq ymm2, ymm2, ymm13	// x0.reduce1
vpsrlq ymm1, ymm1, 29	// x0.reduce1
vpaddq ymm2, ymm2, ymm1	// x0.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+608]	// x0.row2
vpaddq ymm6, ymm6, ymm12	// x0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+640]	// x0.row2
vpaddq ymm7, ymm7, ymm13	// x0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+672]	// x0.row2
vpaddq ymm8, ymm8, ymm12	// x0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+704]	// x0.row2
vpaddq ymm9, ymm9, ymm13	// x0.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+736]	// x0.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x0.reduce1
vpaddq ymm3, ymm3, ymm12	// x0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x0.reduce1
vpaddq ymm4, ymm4, ymm13	// x0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x0.reduce1
vpaddq ymm5, ymm5, ymm12	// x0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x0.reduce1
vpaddq ymm6, ymm6, ymm13	// x0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x0.reduce1
vpaddq ymm7, ymm7, ymm12	// x0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x0.reduce1
vpaddq ymm8, ymm8, ymm13	// x0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x0.reduce1
vpaddq ymm9, ymm9, ymm12	// x0.reduce1
vpmuludq ymm10, ymm2, ymm14	// x0.reduce2
vmovdqu ymm11, ymmword ptr [r8+96]	// x0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+480]	// x0.row3
vpaddq ymm3, ymm3, ymm13	// x0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+512]	// x0.row3
vpaddq ymm4, ymm4, ymm12	// x0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+544]	// x0.row3
vpaddq ymm5, ymm5, ymm13	// x0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+576]	// x0.row3
vpaddq ymm6, ymm6, ymm12	// x0.row3
vpand ymm10, ymm10, ymm15	// x0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x0.reduce2
vpaddq ymm2, ymm2, ymm13	// x0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x0.reduce2
vpaddq ymm3, ymm3, ymm12	// x0.reduce2
vpsrlq ymm2, ymm2, 29	// x0.reduce2
vpaddq ymm3, ymm3, ymm2	// x0.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+608]	// x0.row3
vpaddq ymm7, ymm7, ymm13	// x0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+640]	// x0.row3
vpaddq ymm8, ymm8, ymm12	// x0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+672]	// x0.row3
vpaddq ymm9, ymm9, ymm13	// x0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+704]	// x0.row3
vpaddq ymm0, ymm0, ymm12	// x0.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+736]	// x0.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x0.reduce2
vpaddq ymm4, ymm4, ymm13	// x0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x0.reduce2
vpaddq ymm5, ymm5, ymm12	// x0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x0.reduce2
vpaddq ymm6, ymm6, ymm13	// x0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x0.reduce2
vpaddq ymm7, ymm7, ymm12	// x0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x0.reduce2
vpaddq ymm8, ymm8, ymm13	// x0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x0.reduce2
vpaddq ymm9, ymm9, ymm12	// x0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x0.reduce2
vpaddq ymm0, ymm0, ymm13	// x0.reduce2
vpmuludq ymm10, ymm3, ymm14	// x0.reduce3
vmovdqu ymm11, ymmword ptr [r8+128]	// x0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+480]	// x0.row4
vpaddq ymm4, ymm4, ymm12	// x0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+512]	// x0.row4
vpaddq ymm5, ymm5, ymm13	// x0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+544]	// x0.row4
vpaddq ymm6, ymm6, ymm12	// x0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+576]	// x0.row4
vpaddq ymm7, ymm7, ymm13	// x0.row4
vpand ymm10, ymm10, ymm15	// x0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x0.reduce3
vpaddq ymm3, ymm3, ymm12	// x0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x0.reduce3
vpaddq ymm4, ymm4, ymm13	// x0.reduce3
vpsrlq ymm3, ymm3, 29	// x0.reduce3
vpaddq ymm4, ymm4, ymm3	// x0.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+608]	// x0.row4
vpaddq ymm8, ymm8, ymm12	// x0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+640]	// x0.row4
vpaddq ymm9, ymm9, ymm13	// x0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+672]	// x0.row4
vpaddq ymm0, ymm0, ymm12	// x0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+704]	// x0.row4
vpaddq ymm1, ymm1, ymm13	// x0.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+736]	// x0.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x0.reduce3
vpaddq ymm5, ymm5, ymm12	// x0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x0.reduce3
vpaddq ymm6, ymm6, ymm13	// x0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x0.reduce3
vpaddq ymm7, ymm7, ymm12	// x0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x0.reduce3
vpaddq ymm8, ymm8, ymm13	// x0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x0.reduce3
vpaddq ymm9, ymm9, ymm12	// x0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x0.reduce3
vpaddq ymm0, ymm0, ymm13	// x0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x0.reduce3
vpaddq ymm1, ymm1, ymm12	// x0.reduce3
vpmuludq ymm10, ymm4, ymm14	// x0.reduce4
vmovdqu ymm11, ymmword ptr [r8+0]	// x0.row5
vpsrlq ymm11, ymm11, 32	// x0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+480]	// x0.row5
vpaddq ymm5, ymm5, ymm13	// x0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+512]	// x0.row5
vpaddq ymm6, ymm6, ymm12	// x0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+544]	// x0.row5
vpaddq ymm7, ymm7, ymm13	// x0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+576]	// x0.row5
vpaddq ymm8, ymm8, ymm12	// x0.row5
vpand ymm10, ymm10, ymm15	// x0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x0.reduce4
vpaddq ymm4, ymm4, ymm13	// x0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x0.reduce4
vpaddq ymm5, ymm5, ymm12	// x0.reduce4
vpsrlq ymm4, ymm4, 29	// x0.reduce4
vpaddq ymm5, ymm5, ymm4	// x0.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+608]	// x0.row5
vpaddq ymm9, ymm9, ymm13	// x0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+640]	// x0.row5
vpaddq ymm0, ymm0, ymm12	// x0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+672]	// x0.row5
vpaddq ymm1, ymm1, ymm13	// x0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+704]	// x0.row5
vpaddq ymm2, ymm2, ymm12	// x0.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+736]	// x0.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x0.reduce4
vpaddq ymm6, ymm6, ymm13	// x0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x0.reduce4
vpaddq ymm7, ymm7, ymm12	// x0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x0.reduce4
vpaddq ymm8, ymm8, ymm13	// x0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x0.reduce4
vpaddq ymm9, ymm9, ymm12	// x0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x0.reduce4
vpaddq ymm0, ymm0, ymm13	// x0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x0.reduce4
vpaddq ymm1, ymm1, ymm12	// x0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x0.reduce4
vpaddq ymm2, ymm2, ymm13	// x0.reduce4
vpmuludq ymm10, ymm5, ymm14	// x0.reduce5
vmovdqu ymm11, ymmword ptr [r8+32]	// x0.row6
vpsrlq ymm11, ymm11, 32	// x0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+480]	// x0.row6
vpaddq ymm6, ymm6, ymm12	// x0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+512]	// x0.row6
vpaddq ymm7, ymm7, ymm13	// x0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+544]	// x0.row6
vpaddq ymm8, ymm8, ymm12	// x0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+576]	// x0.row6
vpaddq ymm9, ymm9, ymm13	// x0.row6
vpand ymm10, ymm10, ymm15	// x0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x0.reduce5
vpaddq ymm5, ymm5, ymm12	// x0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x0.reduce5
vpaddq ymm6, ymm6, ymm13	// x0.reduce5
vpsrlq ymm5, ymm5, 29	// x0.reduce5
vpaddq ymm6, ymm6, ymm5	// x0.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+608]	// x0.row6
vpaddq ymm0, ymm0, ymm12	// x0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+640]	// x0.row6
vpaddq ymm1, ymm1, ymm13	// x0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+672]	// x0.row6
vpaddq ymm2, ymm2, ymm12	// x0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+704]	// x0.row6
vpaddq ymm3, ymm3, ymm13	// x0.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+736]	// x0.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x0.reduce5
vpaddq ymm7, ymm7, ymm12	// x0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x0.reduce5
vpaddq ymm8, ymm8, ymm13	// x0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x0.reduce5
vpaddq ymm9, ymm9, ymm12	// x0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x0.reduce5
vpaddq ymm0, ymm0, ymm13	// x0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x0.reduce5
vpaddq ymm1, ymm1, ymm12	// x0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x0.reduce5
vpaddq ymm2, ymm2, ymm13	// x0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x0.reduce5
vpaddq ymm3, ymm3, ymm12	// x0.reduce5
vpmuludq ymm10, ymm6, ymm14	// x0.reduce6
vmovdqu ymm11, ymmword ptr [r8+64]	// x0.row7
vpsrlq ymm11, ymm11, 32	// x0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+480]	// x0.row7
vpaddq ymm7, ymm7, ymm13	// x0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+512]	// x0.row7
vpaddq ymm8, ymm8, ymm12	// x0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+544]	// x0.row7
vpaddq ymm9, ymm9, ymm13	// x0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+576]	// x0.row7
vpaddq ymm0, ymm0, ymm12	// x0.row7
vpand ymm10, ymm10, ymm15	// x0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x0.reduce6
vpaddq ymm6, ymm6, ymm13	// x0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x0.reduce6
vpaddq ymm7, ymm7, ymm12	// x0.reduce6
vpsrlq ymm6, ymm6, 29	// x0.reduce6
vpaddq ymm7, ymm7, ymm6	// x0.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+608]	// x0.row7
vpaddq ymm1, ymm1, ymm13	// x0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+640]	// x0.row7
vpaddq ymm2, ymm2, ymm12	// x0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+672]	// x0.row7
vpaddq ymm3, ymm3, ymm13	// x0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+704]	// x0.row7
vpaddq ymm4, ymm4, ymm12	// x0.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+736]	// x0.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x0.reduce6
vpaddq ymm8, ymm8, ymm13	// x0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x0.reduce6
vpaddq ymm9, ymm9, ymm12	// x0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x0.reduce6
vpaddq ymm0, ymm0, ymm13	// x0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x0.reduce6
vpaddq ymm1, ymm1, ymm12	// x0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x0.reduce6
vpaddq ymm2, ymm2, ymm13	// x0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x0.reduce6
vpaddq ymm3, ymm3, ymm12	// x0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x0.reduce6
vpaddq ymm4, ymm4, ymm13	// x0.reduce6
vpmuludq ymm10, ymm7, ymm14	// x0.reduce7
vmovdqu ymm11, ymmword ptr [r8+96]	// x0.row8
vpsrlq ymm11, ymm11, 32	// x0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+480]	// x0.row8
vpaddq ymm8, ymm8, ymm12	// x0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+512]	// x0.row8
vpaddq ymm9, ymm9, ymm13	// x0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+544]	// x0.row8
vpaddq ymm0, ymm0, ymm12	// x0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+576]	// x0.row8
vpaddq ymm1, ymm1, ymm13	// x0.row8
vpand ymm10, ymm10, ymm15	// x0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x0.reduce7
vpaddq ymm7, ymm7, ymm12	// x0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x0.reduce7
vpaddq ymm8, ymm8, ymm13	// x0.reduce7
vpsrlq ymm7, ymm7, 29	// x0.reduce7
vpaddq ymm8, ymm8, ymm7	// x0.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+608]	// x0.row8
vpaddq ymm2, ymm2, ymm12	// x0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+640]	// x0.row8
vpaddq ymm3, ymm3, ymm13	// x0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+672]	// x0.row8
vpaddq ymm4, ymm4, ymm12	// x0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+704]	// x0.row8
vpaddq ymm5, ymm5, ymm13	// x0.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+736]	// x0.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x0.reduce7
vpaddq ymm9, ymm9, ymm12	// x0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x0.reduce7
vpaddq ymm0, ymm0, ymm13	// x0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x0.reduce7
vpaddq ymm1, ymm1, ymm12	// x0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x0.reduce7
vpaddq ymm2, ymm2, ymm13	// x0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x0.reduce7
vpaddq ymm3, ymm3, ymm12	// x0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x0.reduce7
vpaddq ymm4, ymm4, ymm13	// x0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x0.reduce7
vpaddq ymm5, ymm5, ymm12	// x0.reduce7
vpmuludq ymm10, ymm8, ymm14	// x0.reduce8
vpand ymm10, ymm10, ymm15	// x0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x0.reduce8
vpaddq ymm8, ymm8, ymm13	// x0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x0.reduce8
vpaddq ymm9, ymm9, ymm12	// x0.reduce8
vpsrlq ymm8, ymm8, 29	// x0.reduce8
vpaddq ymm9, ymm9, ymm8	// x0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x0.reduce8
vpaddq ymm0, ymm0, ymm13	// x0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x0.reduce8
vpaddq ymm1, ymm1, ymm12	// x0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x0.reduce8
vpaddq ymm2, ymm2, ymm13	// x0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x0.reduce8
vpaddq ymm3, ymm3, ymm12	// x0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x0.reduce8
vpaddq ymm4, ymm4, ymm13	// x0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x0.reduce8
vpaddq ymm5, ymm5, ymm12	// x0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x0.reduce8
vpaddq ymm6, ymm6, ymm13	// x0.reduce8
vpaddq ymm11, ymm9, ymmword ptr [rdi+3776]	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm0, ymmword ptr [rdi+3808]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm1, ymmword ptr [rdi+3840]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm2, ymmword ptr [rdi+3872]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm3, ymmword ptr [rdi+3904]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm4, ymmword ptr [rdi+3936]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm5, ymmword ptr [rdi+3968]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm6, ymmword ptr [rdi+4000]	// x0.canonical
vpaddq ymm11, ymm11, ymm8	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpaddq ymm11, ymm8, ymmword ptr [rdi+4032]	// x0.canonical
vpsrlq ymm8, ymm11, 29	// x0.canonical
vpxor ymm10, ymm10, ymm10	// x0.canonical
vpsubq ymm10, ymm10, ymm8	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3776]	// x0.canonical
vpaddq ymm9, ymm9, ymm11	// x0.canonical
vpsrlq ymm8, ymm9, 29	// x0.canonical
vpand ymm9, ymm9, ymm15	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3808]	// x0.canonical
vpaddq ymm0, ymm0, ymm11	// x0.canonical
vpaddq ymm0, ymm0, ymm8	// x0.canonical
vpsrlq ymm8, ymm0, 29	// x0.canonical
vpand ymm0, ymm0, ymm15	// x0.canonical
vpsllq ymm11, ymm0, 29	// x0.canonical
vpor ymm9, ymm9, ymm11	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3840]	// x0.canonical
vpaddq ymm1, ymm1, ymm11	// x0.canonical
vpaddq ymm1, ymm1, ymm8	// x0.canonical
vpsrlq ymm8, ymm1, 29	// x0.canonical
vpand ymm1, ymm1, ymm15	// x0.canonical
vpsllq ymm11, ymm1, 58	// x0.canonical
vpor ymm9, ymm9, ymm11	// x0.canonical
vpsrlq ymm1, ymm1, 6	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3872]	// x0.canonical
vpaddq ymm2, ymm2, ymm11	// x0.canonical
vpaddq ymm2, ymm2, ymm8	// x0.canonical
vpsrlq ymm8, ymm2, 29	// x0.canonical
vpand ymm2, ymm2, ymm15	// x0.canonical
vpsllq ymm11, ymm2, 23	// x0.canonical
vpor ymm1, ymm1, ymm11	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3904]	// x0.canonical
vpaddq ymm3, ymm3, ymm11	// x0.canonical
vpaddq ymm3, ymm3, ymm8	// x0.canonical
vpsrlq ymm8, ymm3, 29	// x0.canonical
vpand ymm3, ymm3, ymm15	// x0.canonical
vpsllq ymm11, ymm3, 52	// x0.canonical
vpor ymm1, ymm1, ymm11	// x0.canonical
vpsrlq ymm3, ymm3, 12	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3936]	// x0.canonical
vpaddq ymm4, ymm4, ymm11	// x0.canonical
vpaddq ymm4, ymm4, ymm8	// x0.canonical
vpsrlq ymm8, ymm4, 29	// x0.canonical
vpand ymm4, ymm4, ymm15	// x0.canonical
vpsllq ymm11, ymm4, 17	// x0.canonical
vpor ymm3, ymm3, ymm11	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3968]	// x0.canonical
vpaddq ymm5, ymm5, ymm11	// x0.canonical
vpaddq ymm5, ymm5, ymm8	// x0.canonical
vpsrlq ymm8, ymm5, 29	// x0.canonical
vpand ymm5, ymm5, ymm15	// x0.canonical
vpsllq ymm11, ymm5, 46	// x0.canonical
vpor ymm3, ymm3, ymm11	// x0.canonical
vpsrlq ymm5, ymm5, 18	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+4000]	// x0.canonical
vpaddq ymm6, ymm6, ymm11	// x0.canonical
vpaddq ymm6, ymm6, ymm8	// x0.canonical
vpsrlq ymm8, ymm6, 29	// x0.canonical
vpand ymm6, ymm6, ymm15	// x0.canonical
vpsllq ymm11, ymm6, 11	// x0.canonical
vpor ymm5, ymm5, ymm11	// x0.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+4032]	// x0.canonical
vpaddq ymm7, ymm8, ymm11	// x0.canonical
vpsrlq ymm8, ymm7, 29	// x0.canonical
vpand ymm7, ymm7, ymm15	// x0.canonical
vpsllq ymm11, ymm7, 40	// x0.canonical
vpor ymm5, ymm5, ymm11	// x0.canonical
vmovdqa ymm11, ymmword ptr [rdi+4064]	// x0.canonical
vpandn ymm9, ymm11, ymm9	// x0.canonical
vpandn ymm1, ymm11, ymm1	// x0.canonical
vpandn ymm3, ymm11, ymm3	// x0.canonical
vpandn ymm5, ymm11, ymm5	// x0.canonical
vpunpcklqdq ymm0, ymm9, ymm1	// x0.store
vpunpckhqdq ymm2, ymm9, ymm1	// x0.store
vmovdqu xmmword ptr [rsi+0], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+64], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+32], xmm2	// x0.store
vextracti128 xmmword ptr [rsi+96], ymm2, 1	// x0.store
vpunpcklqdq ymm0, ymm3, ymm5	// x0.store
vpunpckhqdq ymm2, ymm3, ymm5	// x0.store
vmovdqu xmmword ptr [rsi+16], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+80], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+48], xmm2	// x0.store
vextracti128 xmmword ptr [rsi+112], ymm2, 1	// x0.store
vmovdqa ymm11, ymmword ptr [rdi+480]	// u0.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2208]	// u0.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2240]	// u0.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2272]	// u0.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2304]	// u0.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2336]	// u0.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2368]	// u0.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2400]	// u0.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2432]	// u0.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2464]	// u0.row0
vpmuludq ymm10, ymm0, ymm14	// u0.reduce0
vmovdqa ymm11, ymmword ptr [rdi+512]	// u0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// u0.row1
vpaddq ymm1, ymm1, ymm12	// u0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// u0.row1
vpaddq ymm2, ymm2, ymm13	// u0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// u0.row1
vpaddq ymm3, ymm3, ymm12	// u0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// u0.row1
vpaddq ymm4, ymm4, ymm13	// u0.row1
vpand ymm10, ymm10, ymm15	// u0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce0
vpaddq ymm0, ymm0, ymm12	// u0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce0
vpaddq ymm1, ymm1, ymm13	// u0.reduce0
vpsrlq ymm0, ymm0, 29	// u0.reduce0
vpaddq ymm1, ymm1, ymm0	// u0.reduce0
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// u0.row1
vpaddq ymm5, ymm5, ymm12	// u0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// u0.row1
vpaddq ymm6, ymm6, ymm13	// u0.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// u0.row1
vpaddq ymm7, ymm7, ymm12	// u0.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// u0.row1
vpaddq ymm8, ymm8, ymm13	// u0.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2464]	// u0.row1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u0.reduce0
vpaddq ymm2, ymm2, ymm12	// u0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u0.reduce0
vpaddq ymm3, ymm3, ymm13	// u0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u0.reduce0
vpaddq ymm4, ymm4, ymm12	// u0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u0.reduce0
vpaddq ymm5, ymm5, ymm13	// u0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u0.reduce0
vpaddq ymm6, ymm6, ymm12	// u0.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u0.reduce0
vpaddq ymm7, ymm7, ymm13	// u0.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u0.reduce0
vpaddq ymm8, ymm8, ymm12	// u0.reduce0
vpmuludq ymm10, ymm1, ymm14	// u0.reduce1
vmovdqa ymm11, ymmword ptr [rdi+544]	// u0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// u0.row2
vpaddq ymm2, ymm2, ymm13	// u0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// u0.row2
vpaddq ymm3, ymm3, ymm12	// u0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// u0.row2
vpaddq ymm4, ymm4, ymm13	// u0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// u0.row2
vpaddq ymm5, ymm5, ymm12	// u0.row2
vpand ymm10, ymm10, ymm15	// u0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u0.reduce1
vpaddq ymm1, ymm1, ymm13	// u0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u0.reduce1
vpaddq ymm2, ymm2, ymm12	// u0.reduce1
vpsrlq ymm1, ymm1, 29	// u0.reduce1
vpaddq ymm2, ymm2, ymm1	// u0.reduce1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// u0.row2
vpaddq ymm6, ymm6, ymm13	// u0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// u0.row2
vpaddq ymm7, ymm7, ymm12	// u0.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// u0.row2
vpaddq ymm8, ymm8, ymm13	// u0.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// u0.row2
vpaddq ymm9, ymm9, ymm12	// u0.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2464]	// u0.row2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u0.reduce1
vpaddq ymm3, ymm3, ymm13	// u0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u0.reduce1
vpaddq ymm4, ymm4, ymm12	// u0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u0.reduce1
vpaddq ymm5, ymm5, ymm13	// u0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u0.reduce1
vpaddq ymm6, ymm6, ymm12	// u0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u0.reduce1
vpaddq ymm7, ymm7, ymm13	// u0.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u0.reduce1
vpaddq ymm8, ymm8, ymm12	// u0.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u0.reduce1
vpaddq ymm9, ymm9, ymm13	// u0.reduce1
vpmuludq ymm10, ymm2, ymm14	// u0.reduce2
vmovdqa ymm11, ymmword ptr [rdi+576]	// u0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// u0.row3
vpaddq ymm3, ymm3, ymm12	// u0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// u0.row3
vpaddq ymm4, ymm4, ymm13	// u0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// u0.row3
vpaddq ymm5, ymm5, ymm12	// u0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// u0.row3
vpaddq ymm6, ymm6, ymm13	// u0.row3
vpand ymm10, ymm10, ymm15	// u0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce2
vpaddq ymm2, ymm2, ymm12	// u0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce2
vpaddq ymm3, ymm3, ymm13	// u0.reduce2
vpsrlq ymm2, ymm2, 29	// u0.reduce2
vpaddq ymm3, ymm3, ymm2	// u0.reduce2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// u0.row3
vpaddq ymm7, ymm7, ymm12	// u0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// u0.row3
vpaddq ymm8, ymm8, ymm13	// u0.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// u0.row3
vpaddq ymm9, ymm9, ymm12	// u0.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// u0.row3
vpaddq ymm0, ymm0, ymm13	// u0.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2464]	// u0.row3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u0.reduce2
vpaddq ymm4, ymm4, ymm12	// u0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u0.reduce2
vpaddq ymm5, ymm5, ymm13	// u0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u0.reduce2
vpaddq ymm6, ymm6, ymm12	// u0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u0.reduce2
vpaddq ymm7, ymm7, ymm13	// u0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u0.reduce2
vpaddq ymm8, ymm8, ymm12	// u0.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u0.reduce2
vpaddq ymm9, ymm9, ymm13	// u0.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u0.reduce2
vpaddq ymm0, ymm0, ymm12	// u0.reduce2
vpmuludq ymm10, ymm3, ymm14	// u0.reduce3
vmovdqa ymm11, ymmword ptr [rdi+608]	// u0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// u0.row4
vpaddq ymm4, ymm4, ymm13	// u0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// u0.row4
vpaddq ymm5, ymm5, ymm12	// u0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// u0.row4
vpaddq ymm6, ymm6, ymm13	// u0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// u0.row4
vpaddq ymm7, ymm7, ymm12	// u0.row4
vpand ymm10, ymm10, ymm15	// u0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u0.reduce3
vpaddq ymm3, ymm3, ymm13	// u0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u0.reduce3
vpaddq ymm4, ymm4, ymm12	// u0.reduce3
vpsrlq ymm3, ymm3, 29	// u0.reduce3
vpaddq ymm4, ymm4, ymm3	// u0.reduce3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// u0.row4
vpaddq ymm8, ymm8, ymm13	// u0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// u0.row4
vpaddq ymm9, ymm9, ymm12	// u0.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// u0.row4
vpaddq ymm0, ymm0, ymm13	// u0.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// u0.row4
vpaddq ymm1, ymm1, ymm12	// u0.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2464]	// u0.row4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u0.reduce3
vpaddq ymm5, ymm5, ymm13	// u0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u0.reduce3
vpaddq ymm6, ymm6, ymm12	// u0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u0.reduce3
vpaddq ymm7, ymm7, ymm13	// u0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u0.reduce3
vpaddq ymm8, ymm8, ymm12	// u0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u0.reduce3
vpaddq ymm9, ymm9, ymm13	// u0.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u0.reduce3
vpaddq ymm0, ymm0, ymm12	// u0.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u0.reduce3
vpaddq ymm1, ymm1, ymm13	// u0.reduce3
vpmuludq ymm10, ymm4, ymm14	// u0.reduce4
vmovdqa ymm11, ymmword ptr [rdi+640]	// u0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// u0.row5
vpaddq ymm5, ymm5, ymm12	// u0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// u0.row5
vpaddq ymm6, ymm6, ymm13	// u0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// u0.row5
vpaddq ymm7, ymm7, ymm12	// u0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// u0.row5
vpaddq ymm8, ymm8, ymm13	// u0.row5
vpand ymm10, ymm10, ymm15	// u0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce4
vpaddq ymm4, ymm4, ymm12	// u0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce4
vpaddq ymm5, ymm5, ymm13	// u0.reduce4
vpsrlq ymm4, ymm4, 29	// u0.reduce4
vpaddq ymm5, ymm5, ymm4	// u0.reduce4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// u0.row5
vpaddq ymm9, ymm9, ymm12	// u0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// u0.row5
vpaddq ymm0, ymm0, ymm13	// u0.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// u0.row5
vpaddq ymm1, ymm1, ymm12	// u0.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// u0.row5
vpaddq ymm2, ymm2, ymm13	// u0.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2464]	// u0.row5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u0.reduce4
vpaddq ymm6, ymm6, ymm12	// u0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u0.reduce4
vpaddq ymm7, ymm7, ymm13	// u0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u0.reduce4
vpaddq ymm8, ymm8, ymm12	// u0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u0.reduce4
vpaddq ymm9, ymm9, ymm13	// u0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u0.reduce4
vpaddq ymm0, ymm0, ymm12	// u0.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u0.reduce4
vpaddq ymm1, ymm1, ymm13	// u0.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u0.reduce4
vpaddq ymm2, ymm2, ymm12	// u0.reduce4
vpmuludq ymm10, ymm5, ymm14	// u0.reduce5
vmovdqa ymm11, ymmword ptr [rdi+672]	// u0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// u0.row6
vpaddq ymm6, ymm6, ymm13	// u0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// u0.row6
vpaddq ymm7, ymm7, ymm12	// u0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// u0.row6
vpaddq ymm8, ymm8, ymm13	// u0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// u0.row6
vpaddq ymm9, ymm9, ymm12	// u0.row6
vpand ymm10, ymm10, ymm15	// u0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u0.reduce5
vpaddq ymm5, ymm5, ymm13	// u0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u0.reduce5
vpaddq ymm6, ymm6, ymm12	// u0.reduce5
vpsrlq ymm5, ymm5, 29	// u0.reduce5
vpaddq ymm6, ymm6, ymm5	// u0.reduce5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// u0.row6
vpaddq ymm0, ymm0, ymm13	// u0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// u0.row6
vpaddq ymm1, ymm1, ymm12	// u0.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// u0.row6
vpaddq ymm2, ymm2, ymm13	// u0.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// u0.row6
vpaddq ymm3, ymm3, ymm12	// u0.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2464]	// u0.row6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u0.reduce5
vpaddq ymm7, ymm7, ymm13	// u0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u0.reduce5
vpaddq ymm8, ymm8, ymm12	// u0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u0.reduce5
vpaddq ymm9, ymm9, ymm13	// u0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u0.reduce5
vpaddq ymm0, ymm0, ymm12	// u0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u0.reduce5
vpaddq ymm1, ymm1, ymm13	// u0.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u0.reduce5
vpaddq ymm2, ymm2, ymm12	// u0.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u0.reduce5
vpaddq ymm3, ymm3, ymm13	// u0.reduce5
vpmuludq ymm10, ymm6, ymm14	// u0.reduce6
vmovdqa ymm11, ymmword ptr [rdi+704]	// u0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2208]	// u0.row7
vpaddq ymm7, ymm7, ymm12	// u0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2240]	// u0.row7
vpaddq ymm8, ymm8, ymm13	// u0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2272]	// u0.row7
vpaddq ymm9, ymm9, ymm12	// u0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2304]	// u0.row7
vpaddq ymm0, ymm0, ymm13	// u0.row7
vpand ymm10, ymm10, ymm15	// u0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce6
vpaddq ymm6, ymm6, ymm12	// u0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce6
vpaddq ymm7, ymm7, ymm13	// u0.reduce6
vpsrlq ymm6, ymm6, 29	// u0.reduce6
vpaddq ymm7, ymm7, ymm6	// u0.reduce6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2336]	// u0.row7
vpaddq ymm1, ymm1, ymm12	// u0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2368]	// u0.row7
vpaddq ymm2, ymm2, ymm13	// u0.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2400]	// u0.row7
vpaddq ymm3, ymm3, ymm12	// u0.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2432]	// u0.row7
vpaddq ymm4, ymm4, ymm13	// u0.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2464]	// u0.row7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u0.reduce6
vpaddq ymm8, ymm8, ymm12	// u0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u0.reduce6
vpaddq ymm9, ymm9, ymm13	// u0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u0.reduce6
vpaddq ymm0, ymm0, ymm12	// u0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u0.reduce6
vpaddq ymm1, ymm1, ymm13	// u0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u0.reduce6
vpaddq ymm2, ymm2, ymm12	// u0.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u0.reduce6
vpaddq ymm3, ymm3, ymm13	// u0.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u0.reduce6
vpaddq ymm4, ymm4, ymm12	// u0.reduce6
vpmuludq ymm10, ymm7, ymm14	// u0.reduce7
vmovdqa ymm11, ymmword ptr [rdi+736]	// u0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2208]	// u0.row8
vpaddq ymm8, ymm8, ymm13	// u0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2240]	// u0.row8
vpaddq ymm9, ymm9, ymm12	// u0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2272]	// u0.row8
vpaddq ymm0, ymm0, ymm13	// u0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2304]	// u0.row8
vpaddq ymm1, ymm1, ymm12	// u0.row8
vpand ymm10, ymm10, ymm15	// u0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u0.reduce7
vpaddq ymm7, ymm7, ymm13	// u0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u0.reduce7
vpaddq ymm8, ymm8, ymm12	// u0.reduce7
vpsrlq ymm7, ymm7, 29	// u0.reduce7
vpaddq ymm8, ymm8, ymm7	// u0.reduce7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2336]	// u0.row8
vpaddq ymm2, ymm2, ymm13	// u0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2368]	// u0.row8
vpaddq ymm3, ymm3, ymm12	// u0.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2400]	// u0.row8
vpaddq ymm4, ymm4, ymm13	// u0.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2432]	// u0.row8
vpaddq ymm5, ymm5, ymm12	// u0.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2464]	// u0.row8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u0.reduce7
vpaddq ymm9, ymm9, ymm13	// u0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u0.reduce7
vpaddq ymm0, ymm0, ymm12	// u0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u0.reduce7
vpaddq ymm1, ymm1, ymm13	// u0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u0.reduce7
vpaddq ymm2, ymm2, ymm12	// u0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u0.reduce7
vpaddq ymm3, ymm3, ymm13	// u0.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u0.reduce7
vpaddq ymm4, ymm4, ymm12	// u0.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u0.reduce7
vpaddq ymm5, ymm5, ymm13	// u0.reduce7
vpmuludq ymm10, ymm8, ymm14	// u0.reduce8
vpand ymm10, ymm10, ymm15	// u0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce8
vpaddq ymm8, ymm8, ymm12	// u0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce8
vpaddq ymm9, ymm9, ymm13	// u0.reduce8
vpsrlq ymm8, ymm8, 29	// u0.reduce8
vpaddq ymm9, ymm9, ymm8	// u0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u0.reduce8
vpaddq ymm0, ymm0, ymm12	// u0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u0.reduce8
vpaddq ymm1, ymm1, ymm13	// u0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u0.reduce8
vpaddq ymm2, ymm2, ymm12	// u0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u0.reduce8
vpaddq ymm3, ymm3, ymm13	// u0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u0.reduce8
vpaddq ymm4, ymm4, ymm12	// u0.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u0.reduce8
vpaddq ymm5, ymm5, ymm13	// u0.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u0.reduce8
vpaddq ymm6, ymm6, ymm12	// u0.reduce8
vpsrlq ymm10, ymm9, 29	// u0.carry
vpand ymm9, ymm9, ymm15	// u0.carry
vpaddq ymm0, ymm0, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+480], ymm9	// u0.carry
vpsrlq ymm10, ymm0, 29	// u0.carry
vpand ymm0, ymm0, ymm15	// u0.carry
vpaddq ymm1, ymm1, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+512], ymm0	// u0.carry
vpsrlq ymm10, ymm1, 29	// u0.carry
vpand ymm1, ymm1, ymm15	// u0.carry
vpaddq ymm2, ymm2, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+544], ymm1	// u0.carry
vpsrlq ymm10, ymm2, 29	// u0.carry
vpand ymm2, ymm2, ymm15	// u0.carry
vpaddq ymm3, ymm3, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+576], ymm2	// u0.carry
vpsrlq ymm10, ymm3, 29	// u0.carry
vpand ymm3, ymm3, ymm15	// u0.carry
vpaddq ymm4, ymm4, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+608], ymm3	// u0.carry
vpsrlq ymm10, ymm4, 29	// u0.carry
vpand ymm4, ymm4, ymm15	// u0.carry
vpaddq ymm5, ymm5, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+640], ymm4	// u0.carry
vpsrlq ymm10, ymm5, 29	// u0.carry
vpand ymm5, ymm5, ymm15	// u0.carry
vpaddq ymm6, ymm6, ymm10	// u0.carry
vmovdqa ymmword ptr [rdi+672], ymm5	// u0.carry
vpsrlq ymm7, ymm6, 29	// u0.carry
vpand ymm6, ymm6, ymm15	// u0.carry
vmovdqa ymmword ptr [rdi+704], ymm6	// u0.carry
vmovdqa ymmword ptr [rdi+736], ymm7	// u0.carry
vmovdqu ymm11, ymmword ptr [r8+160]	// x1.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+768]	// x1.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+800]	// x1.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+832]	// x1.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+864]	// x1.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+896]	// x1.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+928]	// x1.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+960]	// x1.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+992]	// x1.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+1024]	// x1.row0
vpmuludq ymm10, ymm0, ymm14	// x1.reduce0
vmovdqu ymm11, ymmword ptr [r8+192]	// x1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+768]	// x1.row1
vpaddq ymm1, ymm1, ymm13	// x1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+800]	// x1.row1
vpaddq ymm2, ymm2, ymm12	// x1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+832]	// x1.row1
vpaddq ymm3, ymm3, ymm13	// x1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+864]	// x1.row1
vpaddq ymm4, ymm4, ymm12	// x1.row1
vpand ymm10, ymm10, ymm15	// x1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x1.reduce0
vpaddq ymm0, ymm0, ymm13	// x1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x1.reduce0
vpaddq ymm1, ymm1, ymm12	// x1.reduce0
vpsrlq ymm0, ymm0, 29	// x1.reduce0
vpaddq ymm1, ymm1, ymm0	// x1.reduce0
vpmuludq ymm13, ymm11, ymmword ptr [rdi+896]	// x1.row1
vpaddq ymm5, ymm5, ymm13	// x1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+928]	// x1.row1
vpaddq ymm6, ymm6, ymm12	// x1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+960]	// x1.row1
vpaddq ymm7, ymm7, ymm13	// x1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+992]	// x1.row1
vpaddq ymm8, ymm8, ymm12	// x1.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+1024]	// x1.row1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x1.reduce0
vpaddq ymm2, ymm2, ymm13	// x1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x1.reduce0
vpaddq ymm3, ymm3, ymm12	// x1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x1.reduce0
vpaddq ymm4, ymm4, ymm13	// x1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x1.reduce0
vpaddq ymm5, ymm5, ymm12	// x1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x1.reduce0
vpaddq ymm6, ymm6, ymm13	// x1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x1.reduce0
vpaddq ymm7, ymm7, ymm12	// x1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x1.reduce0
vpaddq ymm8, ymm8, ymm13	// x1.reduce0
vpmuludq ymm10, ymm1, ymm14	// x1.reduce1
vmovdqu ymm11, ymmword ptr [r8+224]	// x1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+768]	// x1.row2
vpaddq ymm2, ymm2, ymm12	// x1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+800]	// x1.row2
vpaddq ymm3, ymm3, ymm13	// x1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+832]	// x1.row2
vpaddq ymm4, ymm4, ymm12	// x1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+864]	// x1.row2
vpaddq ymm5, ymm5, ymm13	// x1.row2
vpand ymm10, ymm10, ymm15	// x1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x1.reduce1
vpaddq ymm1, ymm1, ymm12	// x1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x1.reduce1
vpaddq ymm2, ymm2, ymm13	// x1.reduce1
vpsrlq ymm1, ymm1, 29	// x1.reduce1
vpaddq ymm2, ymm2, ymm1	// x1.reduce1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+896]	// x1.row2
vpaddq ymm6, ymm6, ymm12	// x1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+928]	// x1.row2
vpaddq ymm7, ymm7, ymm13	// x1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+960]	// x1.row2
vpaddq ymm8, ymm8, ymm12	// x1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+992]	// x1.row2
vpaddq ymm9, ymm9, ymm13	// x1.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+1024]	// x1.row2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x1.reduce1
vpaddq ymm3, ymm3, ymm12	// x1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x1.reduce1
vpaddq ymm4, ymm4, ymm13	// x1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x1.reduce1
vpaddq ymm5, ymm5, ymm12	// x1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x1.reduce1
vpaddq ymm6, ymm6, ymm13	// x1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x1.reduce1
vpaddq ymm7, ymm7, ymm12	// x1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x1.reduce1
vpaddq ymm8, ymm8, ymm13	// x1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x1.reduce1
vpaddq ymm9, ymm9, ymm12	// x1.reduce1
vpmuludq ymm10, ymm2, ymm14	// x1.reduce2
vmovdqu ymm11, ymmword ptr [r8+256]	// x1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+768]	// x1.row3
vpaddq ymm3, ymm3, ymm13	// x1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+800]	// x1.row3
vpaddq ymm4, ymm4, ymm12	// x1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+832]	// x1.row3
vpaddq ymm5, ymm5, ymm13	// x1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+864]	// x1.row3
vpaddq ymm6, ymm6, ymm12	// x1.row3
vpand ymm10, ymm10, ymm15	// x1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x1.reduce2
vpaddq ymm2, ymm2, ymm13	// x1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x1.reduce2
vpaddq ymm3, ymm3, ymm12	// x1.reduce2
vpsrlq ymm2, ymm2, 29	// x1.reduce2
vpaddq ymm3, ymm3, ymm2	// x1.reduce2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+896]	// x1.row3
vpaddq ymm7, ymm7, ymm13	// x1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+928]	// x1.row3
vpaddq ymm8, ymm8, ymm12	// x1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+960]	// x1.row3
vpaddq ymm9, ymm9, ymm13	// x1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+992]	// x1.row3
vpaddq ymm0, ymm0, ymm12	// x1.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+1024]	// x1.row3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x1.reduce2
vpaddq ymm4, ymm4, ymm13	// x1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x1.reduce2
vpaddq ymm5, ymm5, ymm12	// x1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x1.reduce2
vpaddq ymm6, ymm6, ymm13	// x1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x1.reduce2
vpaddq ymm7, ymm7, ymm12	// x1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x1.reduce2
vpaddq ymm8, ymm8, ymm13	// x1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x1.reduce2
vpaddq ymm9, ymm9, ymm12	// x1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x1.reduce2
vpaddq ymm0, ymm0, ymm13	// x1.reduce2
vpmuludq ymm10, ymm3, ymm14	// x1.reduce3
vmovdqu ymm11, ymmword ptr [r8+288]	// x1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+768]	// x1.row4
vpaddq ymm4, ymm4, ymm12	// x1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+800]	// x1.row4
vpaddq ymm5, ymm5, ymm13	// x1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+832]	// x1.row4
vpaddq ymm6, ymm6, ymm12	// x1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+864]	// x1.row4
vpaddq ymm7, ymm7, ymm13	// x1.row4
vpand ymm10, ymm10, ymm15	// x1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x1.reduce3
vpaddq ymm3, ymm3, ymm12	// x1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x1.reduce3
vpaddq ymm4, ymm4, ymm13	// x1.reduce3
vpsrlq ymm3, ymm3, 29	// x1.reduce3
vpaddq ymm4, ymm4, ymm3	// x1.reduce3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+896]	// x1.row4
vpaddq ymm8, ymm8, ymm12	// x1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+928]	// x1.row4
vpaddq ymm9, ymm9, ymm13	// x1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+960]	// x1.row4
vpaddq ymm0, ymm0, ymm12	// x1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+992]	// x1.row4
vpaddq ymm1, ymm1, ymm13	// x1.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+1024]	// x1.row4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x1.reduce3
vpaddq ymm5, ymm5, ymm12	// x1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x1.reduce3
vpaddq ymm6, ymm6, ymm13	// x1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x1.reduce3
vpaddq ymm7, ymm7, ymm12	// x1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x1.reduce3
vpaddq ymm8, ymm8, ymm13	// x1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x1.reduce3
vpaddq ymm9, ymm9, ymm12	// x1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x1.reduce3
vpaddq ymm0, ymm0, ymm13	// x1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x1.reduce3
vpaddq ymm1, ymm1, ymm12	// x1.reduce3
vpmuludq ymm10, ymm4, ymm14	// x1.reduce4
vmovdqu ymm11, ymmword ptr [r8+160]	// x1.row5
vpsrlq ymm11, ymm11, 32	// x1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+768]	// x1.row5
vpaddq ymm5, ymm5, ymm13	// x1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+800]	// x1.row5
vpaddq ymm6, ymm6, ymm12	// x1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+832]	// x1.row5
vpaddq ymm7, ymm7, ymm13	// x1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+864]	// x1.row5
vpaddq ymm8, ymm8, ymm12	// x1.row5
vpand ymm10, ymm10, ymm15	// x1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x1.reduce4
vpaddq ymm4, ymm4, ymm13	// x1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x1.reduce4
vpaddq ymm5, ymm5, ymm12	// x1.reduce4
vpsrlq ymm4, ymm4, 29	// x1.reduce4
vpaddq ymm5, ymm5, ymm4	// x1.reduce4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+896]	// x1.row5
vpaddq ymm9, ymm9, ymm13	// x1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+928]	// x1.row5
vpaddq ymm0, ymm0, ymm12	// x1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+960]	// x1.row5
vpaddq ymm1, ymm1, ymm13	// x1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+992]	// x1.row5
vpaddq ymm2, ymm2, ymm12	// x1.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+1024]	// x1.row5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x1.reduce4
vpaddq ymm6, ymm6, ymm13	// x1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x1.reduce4
vpaddq ymm7, ymm7, ymm12	// x1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x1.reduce4
vpaddq ymm8, ymm8, ymm13	// x1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x1.reduce4
vpaddq ymm9, ymm9, ymm12	// x1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x1.reduce4
vpaddq ymm0, ymm0, ymm13	// x1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x1.reduce4
vpaddq ymm1, ymm1, ymm12	// x1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x1.reduce4
vpaddq ymm2, ymm2, ymm13	// x1.reduce4
vpmuludq ymm10, ymm5, ymm14	// x1.reduce5
vmovdqu ymm11, ymmword ptr [r8+192]	// x1.row6
vpsrlq ymm11, ymm11, 32	// x1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+768]	// x1.row6
vpaddq ymm6, ymm6, ymm12	// x1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+800]	// x1.row6
vpaddq ymm7, ymm7, ymm13	// x1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+832]	// x1.row6
vpaddq ymm8, ymm8, ymm12	// x1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+864]	// x1.row6
vpaddq ymm9, ymm9, ymm13	// x1.row6
vpand ymm10, ymm10, ymm15	// x1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x1.reduce5
vpaddq ymm5, ymm5, ymm12	// x1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x1.reduce5
vpaddq ymm6, ymm6, ymm13	// x1.reduce5
vpsrlq ymm5, ymm5, 29	// x1.reduce5
vpaddq ymm6, ymm6, ymm5	// x1.reduce5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+896]	// x1.row6
vpaddq ymm0, ymm0, ymm12	// x1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+928]	// x1.row6
vpaddq ymm1, ymm1, ymm13	// x1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+960]	// x1.row6
vpaddq ymm2, ymm2, ymm12	// x1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+992]	// x1.row6
vpaddq ymm3, ymm3, ymm13	// x1.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+1024]	// x1.row6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x1.reduce5
vpaddq ymm7, ymm7, ymm12	// x1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x1.reduce5
vpaddq ymm8, ymm8, ymm13	// x1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x1.reduce5
vpaddq ymm9, ymm9, ymm12	// x1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x1.reduce5
vpaddq ymm0, ymm0, ymm13	// x1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x1.reduce5
vpaddq ymm1, ymm1, ymm12	// x1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x1.reduce5
vpaddq ymm2, ymm2, ymm13	// x1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x1.reduce5
vpaddq ymm3, ymm3, ymm12	// x1.reduce5
vpmuludq ymm10, ymm6, ymm14	// x1.reduce6
vmovdqu ymm11, ymmword ptr [r8+224]	// x1.row7
vpsrlq ymm11, ymm11, 32	// x1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+768]	// x1.row7
vpaddq ymm7, ymm7, ymm13	// x1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+800]	// x1.row7
vpaddq ymm8, ymm8, ymm12	// x1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+832]	// x1.row7
vpaddq ymm9, ymm9, ymm13	// x1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+864]	// x1.row7
vpaddq ymm0, ymm0, ymm12	// x1.row7
vpand ymm10, ymm10, ymm15	// x1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x1.reduce6
vpaddq ymm6, ymm6, ymm13	// x1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x1.reduce6
vpaddq ymm7, ymm7, ymm12	// x1.reduce6
vpsrlq ymm6, ymm6, 29	// x1.reduce6
vpaddq ymm7, ymm7, ymm6	// x1.reduce6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+896]	// x1.row7
vpaddq ymm1, ymm1, ymm13	// x1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+928]	// x1.row7
vpaddq ymm2, ymm2, ymm12	// x1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+960]	// x1.row7
vpaddq ymm3, ymm3, ymm13	// x1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+992]	// x1.row7
vpaddq ymm4, ymm4, ymm12	// x1.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+1024]	// x1.row7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x1.reduce6
vpaddq ymm8, ymm8, ymm13	// x1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x1.reduce6
vpaddq ymm9, ymm9, ymm12	// x1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x1.reduce6
vpaddq ymm0, ymm0, ymm13	// x1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x1.reduce6
vpaddq ymm1, ymm1, ymm12	// x1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x1.reduce6
vpaddq ymm2, ymm2, ymm13	// x1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x1.reduce6
vpaddq ymm3, ymm3, ymm12	// x1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x1.reduce6
vpaddq ymm4, ymm4, ymm13	// x1.reduce6
vpmuludq ymm10, ymm7, ymm14	// x1.reduce7
vmovdqu ymm11, ymmword ptr [r8+256]	// x1.row8
vpsrlq ymm11, ymm11, 32	// x1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+768]	// x1.row8
vpaddq ymm8, ymm8, ymm12	// x1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+800]	// x1.row8
vpaddq ymm9, ymm9, ymm13	// x1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+832]	// x1.row8
vpaddq ymm0, ymm0, ymm12	// x1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+864]	// x1.row8
vpaddq ymm1, ymm1, ymm13	// x1.row8
vpand ymm10, ymm10, ymm15	// x1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// x1.reduce7
vpaddq ymm7, ymm7, ymm12	// x1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// x1.reduce7
vpaddq ymm8, ymm8, ymm13	// x1.reduce7
vpsrlq ymm7, ymm7, 29	// x1.reduce7
vpaddq ymm8, ymm8, ymm7	// x1.reduce7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+896]	// x1.row8
vpaddq ymm2, ymm2, ymm12	// x1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+928]	// x1.row8
vpaddq ymm3, ymm3, ymm13	// x1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+960]	// x1.row8
vpaddq ymm4, ymm4, ymm12	// x1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+992]	// x1.row8
vpaddq ymm5, ymm5, ymm13	// x1.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+1024]	// x1.row8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// x1.reduce7
vpaddq ymm9, ymm9, ymm12	// x1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// x1.reduce7
vpaddq ymm0, ymm0, ymm13	// x1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// x1.reduce7
vpaddq ymm1, ymm1, ymm12	// x1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// x1.reduce7
vpaddq ymm2, ymm2, ymm13	// x1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// x1.reduce7
vpaddq ymm3, ymm3, ymm12	// x1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// x1.reduce7
vpaddq ymm4, ymm4, ymm13	// x1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// x1.reduce7
vpaddq ymm5, ymm5, ymm12	// x1.reduce7
vpmuludq ymm10, ymm8, ymm14	// x1.reduce8
vpand ymm10, ymm10, ymm15	// x1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// x1.reduce8
vpaddq ymm8, ymm8, ymm13	// x1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// x1.reduce8
vpaddq ymm9, ymm9, ymm12	// x1.reduce8
vpsrlq ymm8, ymm8, 29	// x1.reduce8
vpaddq ymm9, ymm9, ymm8	// x1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// x1.reduce8
vpaddq ymm0, ymm0, ymm13	// x1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// x1.reduce8
vpaddq ymm1, ymm1, ymm12	// x1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// x1.reduce8
vpaddq ymm2, ymm2, ymm13	// x1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// x1.reduce8
vpaddq ymm3, ymm3, ymm12	// x1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// x1.reduce8
vpaddq ymm4, ymm4, ymm13	// x1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// x1.reduce8
vpaddq ymm5, ymm5, ymm12	// x1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// x1.reduce8
vpaddq ymm6, ymm6, ymm13	// x1.reduce8
vpaddq ymm11, ymm9, ymmword ptr [rdi+3776]	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm0, ymmword ptr [rdi+3808]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm1, ymmword ptr [rdi+3840]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm2, ymmword ptr [rdi+3872]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm3, ymmword ptr [rdi+3904]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm4, ymmword ptr [rdi+3936]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm5, ymmword ptr [rdi+3968]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm6, ymmword ptr [rdi+4000]	// x1.canonical
vpaddq ymm11, ymm11, ymm8	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpaddq ymm11, ymm8, ymmword ptr [rdi+4032]	// x1.canonical
vpsrlq ymm8, ymm11, 29	// x1.canonical
vpxor ymm10, ymm10, ymm10	// x1.canonical
vpsubq ymm10, ymm10, ymm8	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3776]	// x1.canonical
vpaddq ymm9, ymm9, ymm11	// x1.canonical
vpsrlq ymm8, ymm9, 29	// x1.canonical
vpand ymm9, ymm9, ymm15	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3808]	// x1.canonical
vpaddq ymm0, ymm0, ymm11	// x1.canonical
vpaddq ymm0, ymm0, ymm8	// x1.canonical
vpsrlq ymm8, ymm0, 29	// x1.canonical
vpand ymm0, ymm0, ymm15	// x1.canonical
vpsllq ymm11, ymm0, 29	// x1.canonical
vpor ymm9, ymm9, ymm11	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3840]	// x1.canonical
vpaddq ymm1, ymm1, ymm11	// x1.canonical
vpaddq ymm1, ymm1, ymm8	// x1.canonical
vpsrlq ymm8, ymm1, 29	// x1.canonical
vpand ymm1, ymm1, ymm15	// x1.canonical
vpsllq ymm11, ymm1, 58	// x1.canonical
vpor ymm9, ymm9, ymm11	// x1.canonical
vpsrlq ymm1, ymm1, 6	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3872]	// x1.canonical
vpaddq ymm2, ymm2, ymm11	// x1.canonical
vpaddq ymm2, ymm2, ymm8	// x1.canonical
vpsrlq ymm8, ymm2, 29	// x1.canonical
vpand ymm2, ymm2, ymm15	// x1.canonical
vpsllq ymm11, ymm2, 23	// x1.canonical
vpor ymm1, ymm1, ymm11	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3904]	// x1.canonical
vpaddq ymm3, ymm3, ymm11	// x1.canonical
vpaddq ymm3, ymm3, ymm8	// x1.canonical
vpsrlq ymm8, ymm3, 29	// x1.canonical
vpand ymm3, ymm3, ymm15	// x1.canonical
vpsllq ymm11, ymm3, 52	// x1.canonical
vpor ymm1, ymm1, ymm11	// x1.canonical
vpsrlq ymm3, ymm3, 12	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3936]	// x1.canonical
vpaddq ymm4, ymm4, ymm11	// x1.canonical
vpaddq ymm4, ymm4, ymm8	// x1.canonical
vpsrlq ymm8, ymm4, 29	// x1.canonical
vpand ymm4, ymm4, ymm15	// x1.canonical
vpsllq ymm11, ymm4, 17	// x1.canonical
vpor ymm3, ymm3, ymm11	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+3968]	// x1.canonical
vpaddq ymm5, ymm5, ymm11	// x1.canonical
vpaddq ymm5, ymm5, ymm8	// x1.canonical
vpsrlq ymm8, ymm5, 29	// x1.canonical
vpand ymm5, ymm5, ymm15	// x1.canonical
vpsllq ymm11, ymm5, 46	// x1.canonical
vpor ymm3, ymm3, ymm11	// x1.canonical
vpsrlq ymm5, ymm5, 18	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+4000]	// x1.canonical
vpaddq ymm6, ymm6, ymm11	// x1.canonical
vpaddq ymm6, ymm6, ymm8	// x1.canonical
vpsrlq ymm8, ymm6, 29	// x1.canonical
vpand ymm6, ymm6, ymm15	// x1.canonical
vpsllq ymm11, ymm6, 11	// x1.canonical
vpor ymm5, ymm5, ymm11	// x1.canonical
vpand ymm11, ymm10, ymmword ptr [rdi+4032]	// x1.canonical
vpaddq ymm7, ymm8, ymm11	// x1.canonical
vpsrlq ymm8, ymm7, 29	// x1.canonical
vpand ymm7, ymm7, ymm15	// x1.canonical
vpsllq ymm11, ymm7, 40	// x1.canonical
vpor ymm5, ymm5, ymm11	// x1.canonical
vmovdqa ymm11, ymmword ptr [rdi+4096]	// x1.canonical
vpandn ymm9, ymm11, ymm9	// x1.canonical
vpandn ymm1, ymm11, ymm1	// x1.canonical
vpandn ymm3, ymm11, ymm3	// x1.canonical
vpandn ymm5, ymm11, ymm5	// x1.canonical
vpunpcklqdq ymm0, ymm9, ymm1	// x1.store
vpunpckhqdq ymm2, ymm9, ymm1	// x1.store
vmovdqu xmmword ptr [rsi+128], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+192], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+160], xmm2	// x1.store
vextracti128 xmmword ptr [rsi+224], ymm2, 1	// x1.store
vpunpcklqdq ymm0, ymm3, ymm5	// x1.store
vpunpckhqdq ymm2, ymm3, ymm5	// x1.store
vmovdqu xmmword ptr [rsi+144], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+208], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+176], xmm2	// x1.store
vextracti128 xmmword ptr [rsi+240], ymm2, 1	// x1.store
vmovdqa ymm11, ymmword ptr [rdi+768]	// u1.row0
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2496]	// u1.row0
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2528]	// u1.row0
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2560]	// u1.row0
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2592]	// u1.row0
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2624]	// u1.row0
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2656]	// u1.row0
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2688]	// u1.row0
vpmuludq ymm7, ymm11, ymmword ptr [rdi+2720]	// u1.row0
vpmuludq ymm8, ymm11, ymmword ptr [rdi+2752]	// u1.row0
vpmuludq ymm10, ymm0, ymm14	// u1.reduce0
vmovdqa ymm11, ymmword ptr [rdi+800]	// u1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// u1.row1
vpaddq ymm1, ymm1, ymm12	// u1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// u1.row1
vpaddq ymm2, ymm2, ymm13	// u1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// u1.row1
vpaddq ymm3, ymm3, ymm12	// u1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// u1.row1
vpaddq ymm4, ymm4, ymm13	// u1.row1
vpand ymm10, ymm10, ymm15	// u1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u1.reduce0
vpaddq ymm0, ymm0, ymm12	// u1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u1.reduce0
vpaddq ymm1, ymm1, ymm13	// u1.reduce0
vpsrlq ymm0, ymm0, 29	// u1.reduce0
vpaddq ymm1, ymm1, ymm0	// u1.reduce0
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// u1.row1
vpaddq ymm5, ymm5, ymm12	// u1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// u1.row1
vpaddq ymm6, ymm6, ymm13	// u1.row1
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// u1.row1
vpaddq ymm7, ymm7, ymm12	// u1.row1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// u1.row1
vpaddq ymm8, ymm8, ymm13	// u1.row1
vpmuludq ymm9, ymm11, ymmword ptr [rdi+2752]	// u1.row1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u1.reduce0
vpaddq ymm2, ymm2, ymm12	// u1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u1.reduce0
vpaddq ymm3, ymm3, ymm13	// u1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u1.reduce0
vpaddq ymm4, ymm4, ymm12	// u1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u1.reduce0
vpaddq ymm5, ymm5, ymm13	// u1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u1.reduce0
vpaddq ymm6, ymm6, ymm12	// u1.reduce0
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u1.reduce0
vpaddq ymm7, ymm7, ymm13	// u1.reduce0
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u1.reduce0
vpaddq ymm8, ymm8, ymm12	// u1.reduce0
vpmuludq ymm10, ymm1, ymm14	// u1.reduce1
vmovdqa ymm11, ymmword ptr [rdi+832]	// u1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// u1.row2
vpaddq ymm2, ymm2, ymm13	// u1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// u1.row2
vpaddq ymm3, ymm3, ymm12	// u1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// u1.row2
vpaddq ymm4, ymm4, ymm13	// u1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// u1.row2
vpaddq ymm5, ymm5, ymm12	// u1.row2
vpand ymm10, ymm10, ymm15	// u1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u1.reduce1
vpaddq ymm1, ymm1, ymm13	// u1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u1.reduce1
vpaddq ymm2, ymm2, ymm12	// u1.reduce1
vpsrlq ymm1, ymm1, 29	// u1.reduce1
vpaddq ymm2, ymm2, ymm1	// u1.reduce1
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// u1.row2
vpaddq ymm6, ymm6, ymm13	// u1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// u1.row2
vpaddq ymm7, ymm7, ymm12	// u1.row2
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// u1.row2
vpaddq ymm8, ymm8, ymm13	// u1.row2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// u1.row2
vpaddq ymm9, ymm9, ymm12	// u1.row2
vpmuludq ymm0, ymm11, ymmword ptr [rdi+2752]	// u1.row2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u1.reduce1
vpaddq ymm3, ymm3, ymm13	// u1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u1.reduce1
vpaddq ymm4, ymm4, ymm12	// u1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u1.reduce1
vpaddq ymm5, ymm5, ymm13	// u1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u1.reduce1
vpaddq ymm6, ymm6, ymm12	// u1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u1.reduce1
vpaddq ymm7, ymm7, ymm13	// u1.reduce1
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u1.reduce1
vpaddq ymm8, ymm8, ymm12	// u1.reduce1
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u1.reduce1
vpaddq ymm9, ymm9, ymm13	// u1.reduce1
vpmuludq ymm10, ymm2, ymm14	// u1.reduce2
vmovdqa ymm11, ymmword ptr [rdi+864]	// u1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// u1.row3
vpaddq ymm3, ymm3, ymm12	// u1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// u1.row3
vpaddq ymm4, ymm4, ymm13	// u1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// u1.row3
vpaddq ymm5, ymm5, ymm12	// u1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// u1.row3
vpaddq ymm6, ymm6, ymm13	// u1.row3
vpand ymm10, ymm10, ymm15	// u1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u1.reduce2
vpaddq ymm2, ymm2, ymm12	// u1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u1.reduce2
vpaddq ymm3, ymm3, ymm13	// u1.reduce2
vpsrlq ymm2, ymm2, 29	// u1.reduce2
vpaddq ymm3, ymm3, ymm2	// u1.reduce2
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// u1.row3
vpaddq ymm7, ymm7, ymm12	// u1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// u1.row3
vpaddq ymm8, ymm8, ymm13	// u1.row3
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// u1.row3
vpaddq ymm9, ymm9, ymm12	// u1.row3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// u1.row3
vpaddq ymm0, ymm0, ymm13	// u1.row3
vpmuludq ymm1, ymm11, ymmword ptr [rdi+2752]	// u1.row3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u1.reduce2
vpaddq ymm4, ymm4, ymm12	// u1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u1.reduce2
vpaddq ymm5, ymm5, ymm13	// u1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u1.reduce2
vpaddq ymm6, ymm6, ymm12	// u1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u1.reduce2
vpaddq ymm7, ymm7, ymm13	// u1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u1.reduce2
vpaddq ymm8, ymm8, ymm12	// u1.reduce2
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u1.reduce2
vpaddq ymm9, ymm9, ymm13	// u1.reduce2
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u1.reduce2
vpaddq ymm0, ymm0, ymm12	// u1.reduce2
vpmuludq ymm10, ymm3, ymm14	// u1.reduce3
vmovdqa ymm11, ymmword ptr [rdi+896]	// u1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// u1.row4
vpaddq ymm4, ymm4, ymm13	// u1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// u1.row4
vpaddq ymm5, ymm5, ymm12	// u1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// u1.row4
vpaddq ymm6, ymm6, ymm13	// u1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// u1.row4
vpaddq ymm7, ymm7, ymm12	// u1.row4
vpand ymm10, ymm10, ymm15	// u1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u1.reduce3
vpaddq ymm3, ymm3, ymm13	// u1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u1.reduce3
vpaddq ymm4, ymm4, ymm12	// u1.reduce3
vpsrlq ymm3, ymm3, 29	// u1.reduce3
vpaddq ymm4, ymm4, ymm3	// u1.reduce3
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// u1.row4
vpaddq ymm8, ymm8, ymm13	// u1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// u1.row4
vpaddq ymm9, ymm9, ymm12	// u1.row4
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// u1.row4
vpaddq ymm0, ymm0, ymm13	// u1.row4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// u1.row4
vpaddq ymm1, ymm1, ymm12	// u1.row4
vpmuludq ymm2, ymm11, ymmword ptr [rdi+2752]	// u1.row4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u1.reduce3
vpaddq ymm5, ymm5, ymm13	// u1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u1.reduce3
vpaddq ymm6, ymm6, ymm12	// u1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u1.reduce3
vpaddq ymm7, ymm7, ymm13	// u1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u1.reduce3
vpaddq ymm8, ymm8, ymm12	// u1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u1.reduce3
vpaddq ymm9, ymm9, ymm13	// u1.reduce3
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u1.reduce3
vpaddq ymm0, ymm0, ymm12	// u1.reduce3
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u1.reduce3
vpaddq ymm1, ymm1, ymm13	// u1.reduce3
vpmuludq ymm10, ymm4, ymm14	// u1.reduce4
vmovdqa ymm11, ymmword ptr [rdi+928]	// u1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// u1.row5
vpaddq ymm5, ymm5, ymm12	// u1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// u1.row5
vpaddq ymm6, ymm6, ymm13	// u1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// u1.row5
vpaddq ymm7, ymm7, ymm12	// u1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// u1.row5
vpaddq ymm8, ymm8, ymm13	// u1.row5
vpand ymm10, ymm10, ymm15	// u1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u1.reduce4
vpaddq ymm4, ymm4, ymm12	// u1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u1.reduce4
vpaddq ymm5, ymm5, ymm13	// u1.reduce4
vpsrlq ymm4, ymm4, 29	// u1.reduce4
vpaddq ymm5, ymm5, ymm4	// u1.reduce4
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// u1.row5
vpaddq ymm9, ymm9, ymm12	// u1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// u1.row5
vpaddq ymm0, ymm0, ymm13	// u1.row5
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// u1.row5
vpaddq ymm1, ymm1, ymm12	// u1.row5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// u1.row5
vpaddq ymm2, ymm2, ymm13	// u1.row5
vpmuludq ymm3, ymm11, ymmword ptr [rdi+2752]	// u1.row5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u1.reduce4
vpaddq ymm6, ymm6, ymm12	// u1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u1.reduce4
vpaddq ymm7, ymm7, ymm13	// u1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u1.reduce4
vpaddq ymm8, ymm8, ymm12	// u1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u1.reduce4
vpaddq ymm9, ymm9, ymm13	// u1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u1.reduce4
vpaddq ymm0, ymm0, ymm12	// u1.reduce4
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u1.reduce4
vpaddq ymm1, ymm1, ymm13	// u1.reduce4
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u1.reduce4
vpaddq ymm2, ymm2, ymm12	// u1.reduce4
vpmuludq ymm10, ymm5, ymm14	// u1.reduce5
vmovdqa ymm11, ymmword ptr [rdi+960]	// u1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// u1.row6
vpaddq ymm6, ymm6, ymm13	// u1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// u1.row6
vpaddq ymm7, ymm7, ymm12	// u1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// u1.row6
vpaddq ymm8, ymm8, ymm13	// u1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// u1.row6
vpaddq ymm9, ymm9, ymm12	// u1.row6
vpand ymm10, ymm10, ymm15	// u1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u1.reduce5
vpaddq ymm5, ymm5, ymm13	// u1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u1.reduce5
vpaddq ymm6, ymm6, ymm12	// u1.reduce5
vpsrlq ymm5, ymm5, 29	// u1.reduce5
vpaddq ymm6, ymm6, ymm5	// u1.reduce5
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// u1.row6
vpaddq ymm0, ymm0, ymm13	// u1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// u1.row6
vpaddq ymm1, ymm1, ymm12	// u1.row6
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// u1.row6
vpaddq ymm2, ymm2, ymm13	// u1.row6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// u1.row6
vpaddq ymm3, ymm3, ymm12	// u1.row6
vpmuludq ymm4, ymm11, ymmword ptr [rdi+2752]	// u1.row6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u1.reduce5
vpaddq ymm7, ymm7, ymm13	// u1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u1.reduce5
vpaddq ymm8, ymm8, ymm12	// u1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u1.reduce5
vpaddq ymm9, ymm9, ymm13	// u1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u1.reduce5
vpaddq ymm0, ymm0, ymm12	// u1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u1.reduce5
vpaddq ymm1, ymm1, ymm13	// u1.reduce5
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u1.reduce5
vpaddq ymm2, ymm2, ymm12	// u1.reduce5
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u1.reduce5
vpaddq ymm3, ymm3, ymm13	// u1.reduce5
vpmuludq ymm10, ymm6, ymm14	// u1.reduce6
vmovdqa ymm11, ymmword ptr [rdi+992]	// u1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2496]	// u1.row7
vpaddq ymm7, ymm7, ymm12	// u1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2528]	// u1.row7
vpaddq ymm8, ymm8, ymm13	// u1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2560]	// u1.row7
vpaddq ymm9, ymm9, ymm12	// u1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2592]	// u1.row7
vpaddq ymm0, ymm0, ymm13	// u1.row7
vpand ymm10, ymm10, ymm15	// u1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u1.reduce6
vpaddq ymm6, ymm6, ymm12	// u1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u1.reduce6
vpaddq ymm7, ymm7, ymm13	// u1.reduce6
vpsrlq ymm6, ymm6, 29	// u1.reduce6
vpaddq ymm7, ymm7, ymm6	// u1.reduce6
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2624]	// u1.row7
vpaddq ymm1, ymm1, ymm12	// u1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2656]	// u1.row7
vpaddq ymm2, ymm2, ymm13	// u1.row7
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2688]	// u1.row7
vpaddq ymm3, ymm3, ymm12	// u1.row7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2720]	// u1.row7
vpaddq ymm4, ymm4, ymm13	// u1.row7
vpmuludq ymm5, ymm11, ymmword ptr [rdi+2752]	// u1.row7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u1.reduce6
vpaddq ymm8, ymm8, ymm12	// u1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u1.reduce6
vpaddq ymm9, ymm9, ymm13	// u1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u1.reduce6
vpaddq ymm0, ymm0, ymm12	// u1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u1.reduce6
vpaddq ymm1, ymm1, ymm13	// u1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u1.reduce6
vpaddq ymm2, ymm2, ymm12	// u1.reduce6
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u1.reduce6
vpaddq ymm3, ymm3, ymm13	// u1.reduce6
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u1.reduce6
vpaddq ymm4, ymm4, ymm12	// u1.reduce6
vpmuludq ymm10, ymm7, ymm14	// u1.reduce7
vmovdqa ymm11, ymmword ptr [rdi+1024]	// u1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2496]	// u1.row8
vpaddq ymm8, ymm8, ymm13	// u1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2528]	// u1.row8
vpaddq ymm9, ymm9, ymm12	// u1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2560]	// u1.row8
vpaddq ymm0, ymm0, ymm13	// u1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2592]	// u1.row8
vpaddq ymm1, ymm1, ymm12	// u1.row8
vpand ymm10, ymm10, ymm15	// u1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+0]	// u1.reduce7
vpaddq ymm7, ymm7, ymm13	// u1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+32]	// u1.reduce7
vpaddq ymm8, ymm8, ymm12	// u1.reduce7
vpsrlq ymm7, ymm7, 29	// u1.reduce7
vpaddq ymm8, ymm8, ymm7	// u1.reduce7
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2624]	// u1.row8
vpaddq ymm2, ymm2, ymm13	// u1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2656]	// u1.row8
vpaddq ymm3, ymm3, ymm12	// u1.row8
vpmuludq ymm13, ymm11, ymmword ptr [rdi+2688]	// u1.row8
vpaddq ymm4, ymm4, ymm13	// u1.row8
vpmuludq ymm12, ymm11, ymmword ptr [rdi+2720]	// u1.row8
vpaddq ymm5, ymm5, ymm12	// u1.row8
vpmuludq ymm6, ymm11, ymmword ptr [rdi+2752]	// u1.row8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+64]	// u1.reduce7
vpaddq ymm9, ymm9, ymm13	// u1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+96]	// u1.reduce7
vpaddq ymm0, ymm0, ymm12	// u1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+128]	// u1.reduce7
vpaddq ymm1, ymm1, ymm13	// u1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+160]	// u1.reduce7
vpaddq ymm2, ymm2, ymm12	// u1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+192]	// u1.reduce7
vpaddq ymm3, ymm3, ymm13	// u1.reduce7
vpmuludq ymm12, ymm10, ymmword ptr [rdi+224]	// u1.reduce7
vpaddq ymm4, ymm4, ymm12	// u1.reduce7
vpmuludq ymm13, ymm10, ymmword ptr [rdi+256]	// u1.reduce7
vpaddq ymm5, ymm5, ymm13	// u1.reduce7
vpmuludq ymm10, ymm8, ymm14	// u1.reduce8
vpand ymm10, ymm10, ymm15	// u1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u1.reduce8
vpaddq ymm8, ymm8, ymm12	// u1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u1.reduce8
vpaddq ymm9, ymm9, ymm13	// u1.reduce8
vpsrlq ymm8, ymm8, 29	// u1.reduce8
vpaddq ymm9, ymm9, ymm8	// u1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+64]	// u1.reduce8
vpaddq ymm0, ymm0, ymm12	// u1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+96]	// u1.reduce8
vpaddq ymm1, ymm1, ymm13	// u1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+128]	// u1.reduce8
vpaddq ymm2, ymm2, ymm12	// u1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+160]	// u1.reduce8
vpaddq ymm3, ymm3, ymm13	// u1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+192]	// u1.reduce8
vpaddq ymm4, ymm4, ymm12	// u1.reduce8
vpmuludq ymm13, ymm10, ymmword ptr [rdi+224]	// u1.reduce8
vpaddq ymm5, ymm5, ymm13	// u1.reduce8
vpmuludq ymm12, ymm10, ymmword ptr [rdi+256]	// u1.reduce8
vpaddq ymm6, ymm6, ymm12	// u1.reduce8
vpsrlq ymm10, ymm9, 29	// u1.carry
vpand ymm9, ymm9, ymm15	// u1.carry
vpaddq ymm0, ymm0, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+768], ymm9	// u1.carry
vpsrlq ymm10, ymm0, 29	// u1.carry
vpand ymm0, ymm0, ymm15	// u1.carry
vpaddq ymm1, ymm1, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+800], ymm0	// u1.carry
vpsrlq ymm10, ymm1, 29	// u1.carry
vpand ymm1, ymm1, ymm15	// u1.carry
vpaddq ymm2, ymm2, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+832], ymm1	// u1.carry
vpsrlq ymm10, ymm2, 29	// u1.carry
vpand ymm2, ymm2, ymm15	// u1.carry
vpaddq ymm3, ymm3, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+864], ymm2	// u1.carry
vpsrlq ymm10, ymm3, 29	// u1.carry
vpand ymm3, ymm3, ymm15	// u1.carry
vpaddq ymm4, ymm4, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+896], ymm3	// u1.carry
vpsrlq ymm10, ymm4, 29	// u1.carry
vpand ymm4, ymm4, ymm15	// u1.carry
vpaddq ymm5, ymm5, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+928], ymm4	// u1.carry
vpsrlq ymm10, ymm5, 29	// u1.carry
vpand ymm5, ymm5, ymm15	// u1.carry
vpaddq ymm6, ymm6, ymm10	// u1.carry
vmovdqa ymmword ptr [rdi+960], ymm5	// u1.carry
vpsrlq ymm7, ymm6, 29	// u1.carry
vpand ymm6, ymm6, ymm15	// u1.carry
vmovdqa ymmword ptr [rdi+992], ymm6	// u1.carry
vmovdqa ymmword ptr [rdi+1024], ymm7	// u1.carry
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
