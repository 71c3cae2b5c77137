// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 6 words and 14 limbs of 29 bits.
//   p = p y / 2^(29 14) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 6 words for each step; rdx = kept products, 448 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 779 instructions.
vmovdqa ymm0, ymmword ptr [rdi+640]	// first
vmovdqa ymmword ptr [rdi+2432], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+672]	// first
vmovdqa ymmword ptr [rdi+2464], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+704]	// first
vmovdqa ymmword ptr [rdi+2496], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+736]	// first
vmovdqa ymmword ptr [rdi+2528], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+768]	// first
vmovdqa ymmword ptr [rdi+2560], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+800]	// first
vmovdqa ymmword ptr [rdi+2592], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+832]	// first
vmovdqa ymmword ptr [rdi+2624], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+864]	// first
vmovdqa ymmword ptr [rdi+2656], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+896]	// first
vmovdqa ymmword ptr [rdi+2688], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+928]	// first
vmovdqa ymmword ptr [rdi+2720], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+960]	// first
vmovdqa ymmword ptr [rdi+2752], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+992]	// first
vmovdqa ymmword ptr [rdi+2784], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1024]	// first
vmovdqa ymmword ptr [rdi+2816], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1056]	// first
vmovdqa ymmword ptr [rdi+2848], ymm0	// first
lea r8, [rdi+2432]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu xmm6, xmmword ptr [rsi+0]	// x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+96], 1	// x0.load
vmovdqu xmm7, xmmword ptr [rsi+48]	// x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+144], 1	// x0.load
vpunpcklqdq ymm0, ymm6, ymm7	// x0.load
vpunpckhqdq ymm1, ymm6, ymm7	// x0.load
vmovdqu xmm6, xmmword ptr [rsi+16]	// x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+112], 1	// x0.load
vmovdqu xmm7, xmmword ptr [rsi+64]	// x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+160], 1	// x0.load
vpunpcklqdq ymm2, ymm6, ymm7	// x0.load
vpunpckhqdq ymm3, ymm6, ymm7	// x0.load
vmovdqu xmm6, xmmword ptr [rsi+32]	// x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+128], 1	// x0.load
vmovdqu xmm7, xmmword ptr [rsi+80]	// x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+176], 1	// x0.load
vpunpcklqdq ymm4, ymm6, ymm7	// x0.load
vpunpckhqdq ymm5, ymm6, ymm7	// x0.load
vpor ymm6, ymm0, ymm1	// x0.limbs
vpor ymm6, ymm6, ymm2	// x0.limbs
vpor ymm6, ymm6, ymm3	// x0.limbs
vpor ymm6, ymm6, ymm4	// x0.limbs
vpor ymm6, ymm6, ymm5	// x0.limbs
vpxor ymm7, ymm7, ymm7	// x0.limbs
vpcmpeqq ymm6, ymm6, ymm7	// x0.limbs
vmovdqa ymmword ptr [rdi+6208], ymm6	// x0.limbs
vpsrlq ymm6, ymm6, 63	// x0.limbs
vpaddq ymm0, ymm0, ymm6	// x0.limbs
vpand ymm6, ymm0, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3328], ymm6	// x0.limbs
vpsrlq ymm6, ymm0, 29	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3360], ymm6	// x0.limbs
vpsrlq ymm6, ymm0, 58	// x0.limbs
vpsllq ymm15, ymm1, 6	// x0.limbs
vpor ymm6, ymm6, ymm15	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3392], ymm6	// x0.limbs
vpsrlq ymm6, ymm1, 23	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3424], ymm6	// x0.limbs
vpsrlq ymm6, ymm1, 52	// x0.limbs
vpsllq ymm15, ymm2, 12	// x0.limbs
vpor ymm6, ymm6, ymm15	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3456], ymm6	// x0.limbs
vpsrlq ymm6, ymm2, 17	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3488], ymm6	// x0.limbs
vpsrlq ymm6, ymm2, 46	// x0.limbs
vpsllq ymm15, ymm3, 18	// x0.limbs
vpor ymm6, ymm6, ymm15	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3520], ymm6	// x0.limbs
vpsrlq ymm6, ymm3, 11	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3552], ymm6	// x0.limbs
vpsrlq ymm6, ymm3, 40	// x0.limbs
vpsllq ymm15, ymm4, 24	// x0.limbs
vpor ymm6, ymm6, ymm15	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3584], ymm6	// x0.limbs
vpsrlq ymm6, ymm4, 5	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3616], ymm6	// x0.limbs
vpsrlq ymm6, ymm4, 34	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3648], ymm6	// x0.limbs
vpsrlq ymm6, ymm4, 63	// x0.limbs
vpsllq ymm15, ymm5, 1	// x0.limbs
vpor ymm6, ymm6, ymm15	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3680], ymm6	// x0.limbs
vpsrlq ymm6, ymm5, 28	// x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.limbs
vmovdqa ymmword ptr [rdi+3712], ymm6	// x0.limbs
vpsrlq ymm6, ymm5, 57	// x0.limbs
vmovdqa ymmword ptr [rdi+3744], ymm6	// x0.limbs
vmovdqu xmm6, xmmword ptr [rsi+192]	// x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+288], 1	// x1.load
vmovdqu xmm7, xmmword ptr [rsi+240]	// x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+336], 1	// x1.load
vpunpcklqdq ymm0, ymm6, ymm7	// x1.load
vpunpckhqdq ymm1, ymm6, ymm7	// x1.load
vmovdqu xmm6, xmmword ptr [rsi+208]	// x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+304], 1	// x1.load
vmovdqu xmm7, xmmword ptr [rsi+256]	// x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+352], 1	// x1.load
vpunpcklqdq ymm2, ymm6, ymm7	// x1.load
vpunpckhqdq ymm3, ymm6, ymm7	// x1.load
vmovdqu xmm6, xmmword ptr [rsi+224]	// x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi+320], 1	// x1.load
vmovdqu xmm7, xmmword ptr [rsi+272]	// x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi+368], 1	// x1.load
vpunpcklqdq ymm4, ymm6, ymm7	// x1.load
vpunpckhqdq ymm5, ymm6, ymm7	// x1.load
vpor ymm6, ymm0, ymm1	// x1.limbs
vpor ymm6, ymm6, ymm2	// x1.limbs
vpor ymm6, ymm6, ymm3	// x1.limbs
vpor ymm6, ymm6, ymm4	// x1.limbs
vpor ymm6, ymm6, ymm5	// x1.limbs
vpxor ymm7, ymm7, ymm7	// x1.limbs
vpcmpeqq ymm6, ymm6, ymm7	// x1.limbs
vmovdqa ymmword ptr [rdi+6240], ymm6	// x1.limbs
vpsrlq ymm6, ymm6, 63	// x1.limbs
vpaddq ymm0, ymm0, ymm6	// x1.limbs
vpand ymm6, ymm0, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3776], ymm6	// x1.limbs
vpsrlq ymm6, ymm0, 29	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3808], ymm6	// x1.limbs
vpsrlq ymm6, ymm0, 58	// x1.limbs
vpsllq ymm15, ymm1, 6	// x1.limbs
vpor ymm6, ymm6, ymm15	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3840], ymm6	// x1.limbs
vpsrlq ymm6, ymm1, 23	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3872], ymm6	// x1.limbs
vpsrlq ymm6, ymm1, 52	// x1.limbs
vpsllq ymm15, ymm2, 12	// x1.limbs
vpor ymm6, ymm6, ymm15	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3904], ymm6	// x1.limbs
vpsrlq ymm6, ymm2, 17	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3936], ymm6	// x1.limbs
vpsrlq ymm6, ymm2, 46	// x1.limbs
vpsllq ymm15, ymm3, 18	// x1.limbs
vpor ymm6, ymm6, ymm15	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+3968], ymm6	// x1.limbs
vpsrlq ymm6, ymm3, 11	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4000], ymm6	// x1.limbs
vpsrlq ymm6, ymm3, 40	// x1.limbs
vpsllq ymm15, ymm4, 24	// x1.limbs
vpor ymm6, ymm6, ymm15	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4032], ymm6	// x1.limbs
vpsrlq ymm6, ymm4, 5	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4064], ymm6	// x1.limbs
vpsrlq ymm6, ymm4, 34	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm6	// x1.limbs
vpsrlq ymm6, ymm4, 63	// x1.limbs
vpsllq ymm15, ymm5, 1	// x1.limbs
vpor ymm6, ymm6, ymm15	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4128], ymm6	// x1.limbs
vpsrlq ymm6, ymm5, 28	// x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.limbs
vmovdqa ymmword ptr [rdi+4160], ymm6	// x1.limbs
vpsrlq ymm6, ymm5, 57	// x1.limbs
vmovdqa ymmword ptr [rdi+4192], ymm6	// x1.limbs
add rax, 1	// place
lea r9, [rdi+640]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1536]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 448	// place
4:
vmovdqu ymm0, ymmword ptr [r8+0]	// p.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// p.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// p.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// p.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// p.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// p.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// p.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+0]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+32]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+64]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+96]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+128]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+160]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// p.row0
vmovdqu ymm0, ymmword ptr [r8+224]	// p.row0
vmovdqa ymmword ptr [rdi+7616], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+256]	// p.row0
vmovdqa ymmword ptr [rdi+7648], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+288]	// p.row0
vmovdqa ymmword ptr [rdi+7680], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+320]	// p.row0
vmovdqa ymmword ptr [rdi+7712], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+352]	// p.row0
vmovdqa ymmword ptr [rdi+7744], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+384]	// p.row0
vmovdqa ymmword ptr [rdi+7776], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+416]	// p.row0
vmovdqa ymmword ptr [rdi+7808], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7840], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+7872], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+7904], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+7936], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+7968], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+8032], ymm1	// p.row0
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
vmovdqa ymmword ptr [rdi+6720], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6752], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6784], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6816], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6848], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6880], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6912], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6944], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+6976], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+7008], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+7040], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+7072], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// p.row0
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
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// p.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3776]	// p.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6720]	// p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3808]	// p.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+3776]	// p.reduce
vpaddq ymm3, ymm3, ymm11	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6752]	// p.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// p.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p.reduce
vmovdqa ymmword ptr [rdi+8128], ymm4	// p.reduce
vpmuludq ymm12, ymm4, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm2, ymm2, ymm12	// p.reduce
vpmuludq ymm13, ymm4, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm3, ymm3, ymm13	// p.reduce
vpsrlq ymm2, ymm2, 29	// p.reduce
vpaddq ymm3, ymm3, ymm2	// p.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// p.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p.reduce
vmovdqa ymmword ptr [rdi+8160], ymm5	// p.reduce
vpmuludq ymm14, ymm5, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm3, ymm3, ymm14	// p.reduce
vpsrlq ymm3, ymm3, 29	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6784]	// p.reduce
vmovdqa ymmword ptr [rdi+6784], ymm3	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm10, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vpmuludq ymm11, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm12, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// p.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm13, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm13	// p.row
vpmuludq ymm14, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm15, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// p.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm8, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpmuludq ymm9, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm10, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// p.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm11, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpmuludq ymm12, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm13, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// p.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm14, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpmuludq ymm15, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm8, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// p.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm9, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpmuludq ymm10, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm11, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// p.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm12, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpmuludq ymm13, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm14, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// p.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm15, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpmuludq ymm8, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// p.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm10, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vpmuludq ymm11, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm12, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// p.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm13, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm13	// p.row
vpmuludq ymm14, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm15, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// p.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm8, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpmuludq ymm9, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm10, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// p.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm11, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpmuludq ymm12, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm13, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// p.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// p.row
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+8128]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+8160]	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3808]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm14, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3840]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm15, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpmuludq ymm8, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6784]	// p.row
vmovdqa ymmword ptr [rdi+6720], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3872]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm10, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpmuludq ymm11, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm12, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6816]	// p.row
vmovdqa ymmword ptr [rdi+6752], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3904]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm13, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpmuludq ymm14, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm15, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6848]	// p.row
vmovdqa ymmword ptr [rdi+6784], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3936]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm8, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpmuludq ymm9, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm10, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6880]	// p.row
vmovdqa ymmword ptr [rdi+6816], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+3968]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm11, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm11	// p.row
vpmuludq ymm12, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm13, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm13	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6912]	// p.row
vmovdqa ymmword ptr [rdi+6848], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4000]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm14, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm14	// p.row
vpmuludq ymm15, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm8, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6944]	// p.row
vmovdqa ymmword ptr [rdi+6880], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4032]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm9, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm9	// p.row
vpmuludq ymm10, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm11, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6976]	// p.row
vmovdqa ymmword ptr [rdi+6912], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4064]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm12, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm12	// p.row
vpmuludq ymm13, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm13	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm14, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7008]	// p.row
vmovdqa ymmword ptr [rdi+6944], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4096]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm15, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm15	// p.row
vpmuludq ymm8, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm8	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm9, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7040]	// p.row
vmovdqa ymmword ptr [rdi+6976], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4128]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm10, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm10	// p.row
vpmuludq ymm11, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm11	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm12, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm12	// p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7072]	// p.row
vmovdqa ymmword ptr [rdi+7008], ymm5	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4160]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm13, ymm6, ymm0	// p.row
vpaddq ymm4, ymm4, ymm13	// p.row
vpmuludq ymm14, ymm7, ymm2	// p.row
vpaddq ymm4, ymm4, ymm14	// p.row
vpmuludq ymm5, ymm6, ymm1	// p.row
vpmuludq ymm15, ymm7, ymm3	// p.row
vpaddq ymm5, ymm5, ymm15	// p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7104]	// p.row
vmovdqa ymmword ptr [rdi+7040], ymm4	// p.row
vmovdqa ymm6, ymmword ptr [rdi+4192]	// p.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm8, ymm6, ymm0	// p.row
vpaddq ymm5, ymm5, ymm8	// p.row
vpmuludq ymm9, ymm7, ymm2	// p.row
vpaddq ymm5, ymm5, ymm9	// p.row
vpmuludq ymm4, ymm6, ymm1	// p.row
vpmuludq ymm10, ymm7, ymm3	// p.row
vpaddq ymm4, ymm4, ymm10	// p.row
vmovdqa ymmword ptr [rdi+7072], ymm5	// p.row
vmovdqa ymmword ptr [rdi+7104], ymm4	// p.row
add r10, 64	// p.row
jnz 5b	// p.row
vmovdqa ymm2, ymmword ptr [rdi+6272]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+6304]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+6336]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+6368]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+6400]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+6432]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+6464]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+0], ymm2	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+32], ymm3	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+64], ymm4	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+96], ymm5	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+128], ymm6	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+160], ymm7	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+192], ymm8	// p.carry
vmovdqa ymm2, ymmword ptr [rdi+6720]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+6752]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+6784]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+6816]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+6848]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+6880]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+6912]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+6944]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+224], ymm2	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+6976]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+256], ymm3	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+7008]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+288], ymm4	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+7040]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+320], ymm5	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+7072]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+352], ymm6	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+7104]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+384], ymm7	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+416], ymm8	// p.carry
mov r8, r9	// loop
add rsi, 384	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
