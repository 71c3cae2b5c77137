// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 9 words and 20 limbs of 29 bits.
//   p = p y / 2^(29 20) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 9 words for each step; rdx = kept products, 640 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1455 instructions.
vmovdqa ymm0, ymmword ptr [rdi+832]	// first
vmovdqa ymmword ptr [rdi+3392], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+864]	// first
vmovdqa ymmword ptr [rdi+3424], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+896]	// first
vmovdqa ymmword ptr [rdi+3456], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+928]	// first
vmovdqa ymmword ptr [rdi+3488], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+960]	// first
vmovdqa ymmword ptr [rdi+3520], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+992]	// first
vmovdqa ymmword ptr [rdi+3552], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1024]	// first
vmovdqa ymmword ptr [rdi+3584], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1056]	// first
vmovdqa ymmword ptr [rdi+3616], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1088]	// first
vmovdqa ymmword ptr [rdi+3648], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1120]	// first
vmovdqa ymmword ptr [rdi+3680], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1152]	// first
vmovdqa ymmword ptr [rdi+3712], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1184]	// first
vmovdqa ymmword ptr [rdi+3744], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1216]	// first
vmovdqa ymmword ptr [rdi+3776], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1248]	// first
vmovdqa ymmword ptr [rdi+3808], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1280]	// first
vmovdqa ymmword ptr [rdi+3840], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1312]	// first
vmovdqa ymmword ptr [rdi+3872], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1344]	// first
vmovdqa ymmword ptr [rdi+3904], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1376]	// first
vmovdqa ymmword ptr [rdi+3936], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1408]	// first
vmovdqa ymmword ptr [rdi+3968], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1440]	// first
vmovdqa ymmword ptr [rdi+4000], ymm0	// first
lea r8, [rdi+3392]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu xmm9, xmmword ptr [rsi+0]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+144], 1	// x0.load
vmovdqu xmm10, xmmword ptr [rsi+72]	// x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+216], 1	// x0.load
vpunpcklqdq ymm0, ymm9, ymm10	// x0.load
vpunpckhqdq ymm1, ymm9, ymm10	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+16]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+160], 1	// x0.load
vmovdqu xmm10, xmmword ptr [rsi+88]	// x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+232], 1	// x0.load
vpunpcklqdq ymm2, ymm9, ymm10	// x0.load
vpunpckhqdq ymm3, ymm9, ymm10	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+32]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+176], 1	// x0.load
vmovdqu xmm10, xmmword ptr [rsi+104]	// x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+248], 1	// x0.load
vpunpcklqdq ymm4, ymm9, ymm10	// x0.load
vpunpckhqdq ymm5, ymm9, ymm10	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+48]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192], 1	// x0.load
vmovdqu xmm10, xmmword ptr [rsi+120]	// x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+264], 1	// x0.load
vpunpcklqdq ymm6, ymm9, ymm10	// x0.load
vpunpckhqdq ymm7, ymm9, ymm10	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+56]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+200], 1	// x0.load
vmovdqu xmm10, xmmword ptr [rsi+128]	// x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+272], 1	// x0.load
vpunpckhqdq ymm8, ymm9, ymm10	// x0.load
vpor ymm9, ymm0, ymm1	// x0.limbs
vpor ymm9, ymm9, ymm2	// x0.limbs
vpor ymm9, ymm9, ymm3	// x0.limbs
vpor ymm9, ymm9, ymm4	// x0.limbs
vpor ymm9, ymm9, ymm5	// x0.limbs
vpor ymm9, ymm9, ymm6	// x0.limbs
vpor ymm9, ymm9, ymm7	// x0.limbs
vpor ymm9, ymm9, ymm8	// x0.limbs
vpxor ymm10, ymm10, ymm10	// x0.limbs
vpcmpeqq ymm9, ymm9, ymm10	// x0.limbs
vmovdqa ymmword ptr [rdi+8800], ymm9	// x0.limbs
vpsrlq ymm9, ymm9, 63	// x0.limbs
vpaddq ymm0, ymm0, ymm9	// x0.limbs
vpand ymm9, ymm0, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4672], ymm9	// x0.limbs
vpsrlq ymm9, ymm0, 29	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4704], ymm9	// x0.limbs
vpsrlq ymm9, ymm0, 58	// x0.limbs
vpsllq ymm15, ymm1, 6	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4736], ymm9	// x0.limbs
vpsrlq ymm9, ymm1, 23	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4768], ymm9	// x0.limbs
vpsrlq ymm9, ymm1, 52	// x0.limbs
vpsllq ymm15, ymm2, 12	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4800], ymm9	// x0.limbs
vpsrlq ymm9, ymm2, 17	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4832], ymm9	// x0.limbs
vpsrlq ymm9, ymm2, 46	// x0.limbs
vpsllq ymm15, ymm3, 18	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4864], ymm9	// x0.limbs
vpsrlq ymm9, ymm3, 11	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4896], ymm9	// x0.limbs
vpsrlq ymm9, ymm3, 40	// x0.limbs
vpsllq ymm15, ymm4, 24	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4928], ymm9	// x0.limbs
vpsrlq ymm9, ymm4, 5	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4960], ymm9	// x0.limbs
vpsrlq ymm9, ymm4, 34	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+4992], ymm9	// x0.limbs
vpsrlq ymm9, ymm4, 63	// x0.limbs
vpsllq ymm15, ymm5, 1	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5024], ymm9	// x0.limbs
vpsrlq ymm9, ymm5, 28	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5056], ymm9	// x0.limbs
vpsrlq ymm9, ymm5, 57	// x0.limbs
vpsllq ymm15, ymm6, 7	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5088], ymm9	// x0.limbs
vpsrlq ymm9, ymm6, 22	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5120], ymm9	// x0.limbs
vpsrlq ymm9, ymm6, 51	// x0.limbs
vpsllq ymm15, ymm7, 13	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5152], ymm9	// x0.limbs
vpsrlq ymm9, ymm7, 16	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5184], ymm9	// x0.limbs
vpsrlq ymm9, ymm7, 45	// x0.limbs
vpsllq ymm15, ymm8, 19	// x0.limbs
vpor ymm9, ymm9, ymm15	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5216], ymm9	// x0.limbs
vpsrlq ymm9, ymm8, 10	// x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.limbs
vmovdqa ymmword ptr [rdi+5248], ymm9	// x0.limbs
vpsrlq ymm9, ymm8, 39	// x0.limbs
vmovdqa ymmword ptr [rdi+5280], ymm9	// x0.limbs
vmovdqu xmm9, xmmword ptr [rsi+288]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+432], 1	// x1.load
vmovdqu xmm10, xmmword ptr [rsi+360]	// x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+504], 1	// x1.load
vpunpcklqdq ymm0, ymm9, ymm10	// x1.load
vpunpckhqdq ymm1, ymm9, ymm10	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+304]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+448], 1	// x1.load
vmovdqu xmm10, xmmword ptr [rsi+376]	// x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+520], 1	// x1.load
vpunpcklqdq ymm2, ymm9, ymm10	// x1.load
vpunpckhqdq ymm3, ymm9, ymm10	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+320]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+464], 1	// x1.load
vmovdqu xmm10, xmmword ptr [rsi+392]	// x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+536], 1	// x1.load
vpunpcklqdq ymm4, ymm9, ymm10	// x1.load
vpunpckhqdq ymm5, ymm9, ymm10	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+336]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+480], 1	// x1.load
vmovdqu xmm10, xmmword ptr [rsi+408]	// x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+552], 1	// x1.load
vpunpcklqdq ymm6, ymm9, ymm10	// x1.load
vpunpckhqdq ymm7, ymm9, ymm10	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+344]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+488], 1	// x1.load
vmovdqu xmm10, xmmword ptr [rsi+416]	// x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi+560], 1	// x1.load
vpunpckhqdq ymm8, ymm9, ymm10	// x1.load
vpor ymm9, ymm0, ymm1	// x1.limbs
vpor ymm9, ymm9, ymm2	// x1.limbs
vpor ymm9, ymm9, ymm3	// x1.limbs
vpor ymm9, ymm9, ymm4	// x1.limbs
vpor ymm9, ymm9, ymm5	// x1.limbs
vpor ymm9, ymm9, ymm6	// x1.limbs
vpor ymm9, ymm9, ymm7	// x1.limbs
vpor ymm9, ymm9, ymm8	// x1.limbs
vpxor ymm10, ymm10, ymm10	// x1.limbs
vpcmpeqq ymm9, ymm9, ymm10	// x1.limbs
vmovdqa ymmword ptr [rdi+8832], ymm9	// x1.limbs
vpsrlq ymm9, ymm9, 63	// x1.limbs
vpaddq ymm0, ymm0, ymm9	// x1.limbs
vpand ymm9, ymm0, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5312], ymm9	// x1.limbs
vpsrlq ymm9, ymm0, 29	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5344], ymm9	// x1.limbs
vpsrlq ymm9, ymm0, 58	// x1.limbs
vpsllq ymm15, ymm1, 6	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5376], ymm9	// x1.limbs
vpsrlq ymm9, ymm1, 23	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5408], ymm9	// x1.limbs
vpsrlq ymm9, ymm1, 52	// x1.limbs
vpsllq ymm15, ymm2, 12	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5440], ymm9	// x1.limbs
vpsrlq ymm9, ymm2, 17	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5472], ymm9	// x1.limbs
vpsrlq ymm9, ymm2, 46	// x1.limbs
vpsllq ymm15, ymm3, 18	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5504], ymm9	// x1.limbs
vpsrlq ymm9, ymm3, 11	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5536], ymm9	// x1.limbs
vpsrlq ymm9, ymm3, 40	// x1.limbs
vpsllq ymm15, ymm4, 24	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5568], ymm9	// x1.limbs
vpsrlq ymm9, ymm4, 5	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5600], ymm9	// x1.limbs
vpsrlq ymm9, ymm4, 34	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5632], ymm9	// x1.limbs
vpsrlq ymm9, ymm4, 63	// x1.limbs
vpsllq ymm15, ymm5, 1	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5664], ymm9	// x1.limbs
vpsrlq ymm9, ymm5, 28	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5696], ymm9	// x1.limbs
vpsrlq ymm9, ymm5, 57	// x1.limbs
vpsllq ymm15, ymm6, 7	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5728], ymm9	// x1.limbs
vpsrlq ymm9, ymm6, 22	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5760], ymm9	// x1.limbs
vpsrlq ymm9, ymm6, 51	// x1.limbs
vpsllq ymm15, ymm7, 13	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5792], ymm9	// x1.limbs
vpsrlq ymm9, ymm7, 16	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5824], ymm9	// x1.limbs
vpsrlq ymm9, ymm7, 45	// x1.limbs
vpsllq ymm15, ymm8, 19	// x1.limbs
vpor ymm9, ymm9, ymm15	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5856], ymm9	// x1.limbs
vpsrlq ymm9, ymm8, 10	// x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.limbs
vmovdqa ymmword ptr [rdi+5888], ymm9	// x1.limbs
vpsrlq ymm9, ymm8, 39	// x1.limbs
vmovdqa ymmword ptr [rdi+5920], ymm9	// x1.limbs
add rax, 1	// place
lea r9, [rdi+832]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+2112]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 640	// place
4:
vmovdqu ymm0, ymmword ptr [r8+0]	// p.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// p.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// p.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// p.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// p.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// p.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// p.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// p.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// p.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// p.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+0]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+32]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+64]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+96]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+128]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+160]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+192]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+224]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+256]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+288]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+320]	// p.row0
vmovdqa ymmword ptr [rdi+10784], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+352]	// p.row0
vmovdqa ymmword ptr [rdi+10816], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+384]	// p.row0
vmovdqa ymmword ptr [rdi+10848], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+416]	// p.row0
vmovdqa ymmword ptr [rdi+10880], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+448]	// p.row0
vmovdqa ymmword ptr [rdi+10912], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+480]	// p.row0
vmovdqa ymmword ptr [rdi+10944], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+512]	// p.row0
vmovdqa ymmword ptr [rdi+10976], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+544]	// p.row0
vmovdqa ymmword ptr [rdi+11008], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+576]	// p.row0
vmovdqa ymmword ptr [rdi+11040], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+608]	// p.row0
vmovdqa ymmword ptr [rdi+11072], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+11104], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+11136], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+11168], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+11200], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+448]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+11232], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+480]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+11264], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+512]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+11296], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+544]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+11328], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+576]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+11360], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+608]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+11392], ymm3	// p.row0
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
vmovdqa ymmword ptr [rdi+9504], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9568], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9600], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9632], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9696], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9728], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9760], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9792], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9824], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9856], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9888], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9920], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9952], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9984], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+10016], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// p.row0
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
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// p.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+5312]	// p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+9504]	// p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+5344]	// p.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+5312]	// p.reduce
vpaddq ymm5, ymm5, ymm13	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+9536]	// p.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+5376]	// p.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+5344]	// p.reduce
vpaddq ymm6, ymm6, ymm14	// p.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+5312]	// p.reduce
vpaddq ymm6, ymm6, ymm15	// p.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+9568]	// p.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+5408]	// p.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+5376]	// p.reduce
vpaddq ymm7, ymm7, ymm12	// p.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+5344]	// p.reduce
vpaddq ymm7, ymm7, ymm13	// p.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5312]	// p.reduce
vpaddq ymm7, ymm7, ymm14	// p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9600]	// p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11552], ymm8	// p.reduce
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
vmovdqa ymmword ptr [rdi+11584], ymm9	// p.reduce
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
vmovdqa ymmword ptr [rdi+11616], ymm10	// p.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm6, ymm6, ymm14	// p.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm7, ymm7, ymm15	// p.reduce
vpsrlq ymm6, ymm6, 29	// p.reduce
vpaddq ymm7, ymm7, ymm6	// p.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// p.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p.reduce
vmovdqa ymmword ptr [rdi+11648], ymm11	// p.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm7, ymm7, ymm12	// p.reduce
vpsrlq ymm7, ymm7, 29	// p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9632]	// p.reduce
vmovdqa ymmword ptr [rdi+9632], ymm7	// p.reduce
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
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// p.row
vmovdqa ymm4, ymmword ptr [rdi+11552]	// p.row
vmovdqa ymm5, ymmword ptr [rdi+11584]	// p.row
vmovdqa ymm6, ymmword ptr [rdi+11616]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+11648]	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5344]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5376]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5408]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5440]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9632]	// p.row
vmovdqa ymmword ptr [rdi+9504], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5472]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9664]	// p.row
vmovdqa ymmword ptr [rdi+9536], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5504]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9696]	// p.row
vmovdqa ymmword ptr [rdi+9568], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5536]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9728]	// p.row
vmovdqa ymmword ptr [rdi+9600], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5568]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9760]	// p.row
vmovdqa ymmword ptr [rdi+9632], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5600]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9792]	// p.row
vmovdqa ymmword ptr [rdi+9664], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5632]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9824]	// p.row
vmovdqa ymmword ptr [rdi+9696], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5664]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9856]	// p.row
vmovdqa ymmword ptr [rdi+9728], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5696]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9888]	// p.row
vmovdqa ymmword ptr [rdi+9760], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5728]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9920]	// p.row
vmovdqa ymmword ptr [rdi+9792], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5760]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9952]	// p.row
vmovdqa ymmword ptr [rdi+9824], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5792]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9984]	// p.row
vmovdqa ymmword ptr [rdi+9856], ymm11	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5824]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm11, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+10016]	// p.row
vmovdqa ymmword ptr [rdi+9888], ymm8	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5856]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm8, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+10048]	// p.row
vmovdqa ymmword ptr [rdi+9920], ymm9	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5888]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// p.row
vpmuludq ymm15, ymm12, ymm0	// p.row
vpaddq ymm10, ymm10, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm4	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm1	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm5	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm12, ymm2	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm13, ymm6	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm9, ymm12, ymm3	// p.row
vpmuludq ymm15, ymm13, ymm7	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+10080]	// p.row
vmovdqa ymmword ptr [rdi+9952], ymm10	// p.row
vmovdqa ymm12, ymmword ptr [rdi+5920]	// p.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// p.row
vpmuludq ymm14, ymm12, ymm0	// p.row
vpaddq ymm11, ymm11, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm4	// p.row
vpaddq ymm11, ymm11, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm1	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm5	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm14, ymm12, ymm2	// p.row
vpaddq ymm9, ymm9, ymm14	// p.row
vpmuludq ymm15, ymm13, ymm6	// p.row
vpaddq ymm9, ymm9, ymm15	// p.row
vpmuludq ymm10, ymm12, ymm3	// p.row
vpmuludq ymm14, ymm13, ymm7	// p.row
vpaddq ymm10, ymm10, ymm14	// p.row
vmovdqa ymmword ptr [rdi+9984], ymm11	// p.row
vmovdqa ymmword ptr [rdi+10016], ymm8	// p.row
vmovdqa ymmword ptr [rdi+10048], ymm9	// p.row
vmovdqa ymmword ptr [rdi+10080], ymm10	// p.row
add r10, 128	// p.row
jnz 5b	// p.row
vmovdqa ymm2, ymmword ptr [rdi+8864]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+8896]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+8928]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+8960]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+8992]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+9024]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+9056]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm9, ymmword ptr [rdi+9088]	// p.carry
vpaddq ymm9, ymm9, ymm0	// p.carry
vpsrlq ymm0, ymm9, 29	// p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm10, ymmword ptr [rdi+9120]	// p.carry
vpaddq ymm10, ymm10, ymm0	// p.carry
vpsrlq ymm0, ymm10, 29	// p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm11, ymmword ptr [rdi+9152]	// p.carry
vpaddq ymm11, ymm11, ymm0	// p.carry
vpsrlq ymm0, ymm11, 29	// p.carry
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+0], ymm2	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+32], ymm3	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+64], ymm4	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+96], ymm5	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+128], ymm6	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+160], ymm7	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+192], ymm8	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm9, ymm9, ymm1	// p.carry
vmovdqu ymmword ptr [r9+224], ymm9	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm10, ymm10, ymm1	// p.carry
vmovdqu ymmword ptr [r9+256], ymm10	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm11, ymm11, ymm1	// p.carry
vmovdqu ymmword ptr [r9+288], ymm11	// p.carry
vmovdqa ymm2, ymmword ptr [rdi+9504]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+9536]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+9568]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+9600]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+9632]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+9664]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+9696]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm9, ymmword ptr [rdi+9728]	// p.carry
vpaddq ymm9, ymm9, ymm0	// p.carry
vpsrlq ymm0, ymm9, 29	// p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm10, ymmword ptr [rdi+9760]	// p.carry
vpaddq ymm10, ymm10, ymm0	// p.carry
vpsrlq ymm0, ymm10, 29	// p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm11, ymmword ptr [rdi+9792]	// p.carry
vpaddq ymm11, ymm11, ymm0	// p.carry
vpsrlq ymm0, ymm11, 29	// p.carry
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9824]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+320], ymm2	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9856]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+352], ymm3	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9888]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+384], ymm4	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9920]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+416], ymm5	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9952]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+448], ymm6	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9984]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+480], ymm7	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+10016]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+512], ymm8	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+10048]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm9, ymm9, ymm1	// p.carry
vmovdqu ymmword ptr [r9+544], ymm9	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+10080]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm10, ymm10, ymm1	// p.carry
vmovdqu ymmword ptr [r9+576], ymm10	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm11, ymm11, ymm1	// p.carry
vmovdqu ymmword ptr [r9+608], ymm11	// p.carry
mov r8, r9	// loop
add rsi, 576	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
