// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: 8 running products of numbers modulo m, zeros left out [Mon85, Mon87], 8 words and 18 limbs of 29 bits.
//   p = p y / 2^(29 18) for each step, where y is x, or 1 for zero.
// In: rdi = state; rsi = x, 8 numbers of 8 words for each step; rdx = kept products, 576 bytes for each step but the
//   first, the fourth, the eighth and so on; rcx = steps >= 1. In the state: p, the constants.
// Out: p; first, the p of the begin; the kept products. x is not changed.
// Bounds: any x; p below 8/7 max(m, 1), before and after.
// State: 10496 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 576,
//   2^29 - 1 at 608, 1 at 640, orders of lanes at 672, p at 768, spare at 1920, first at 3072, x at
//   4224, others at 5376, total at 7104,
//   2^(29 limbs) - m at 7360, masks of zeros at 7936, scratch at 8000.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 1153 instructions.
vmovdqa ymm0, ymmword ptr [rdi+768]	// first
vmovdqa ymmword ptr [rdi+3072], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+800]	// first
vmovdqa ymmword ptr [rdi+3104], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+832]	// first
vmovdqa ymmword ptr [rdi+3136], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+864]	// first
vmovdqa ymmword ptr [rdi+3168], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+896]	// first
vmovdqa ymmword ptr [rdi+3200], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+928]	// first
vmovdqa ymmword ptr [rdi+3232], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+960]	// first
vmovdqa ymmword ptr [rdi+3264], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+992]	// first
vmovdqa ymmword ptr [rdi+3296], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1024]	// first
vmovdqa ymmword ptr [rdi+3328], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1056]	// first
vmovdqa ymmword ptr [rdi+3360], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1088]	// first
vmovdqa ymmword ptr [rdi+3392], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1120]	// first
vmovdqa ymmword ptr [rdi+3424], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1152]	// first
vmovdqa ymmword ptr [rdi+3456], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1184]	// first
vmovdqa ymmword ptr [rdi+3488], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1216]	// first
vmovdqa ymmword ptr [rdi+3520], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1248]	// first
vmovdqa ymmword ptr [rdi+3552], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1280]	// first
vmovdqa ymmword ptr [rdi+3584], ymm0	// first
vmovdqa ymm0, ymmword ptr [rdi+1312]	// first
vmovdqa ymmword ptr [rdi+3616], ymm0	// first
lea r8, [rdi+3072]	// first
xor eax, eax	// first
.p2align 5
2:
vmovdqu xmm8, xmmword ptr [rsi+0]	// x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+128], 1	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+64]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+192], 1	// x0.load
vpunpcklqdq ymm0, ymm8, ymm9	// x0.load
vpunpckhqdq ymm1, ymm8, ymm9	// x0.load
vmovdqu xmm8, xmmword ptr [rsi+16]	// x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+144], 1	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+80]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+208], 1	// x0.load
vpunpcklqdq ymm2, ymm8, ymm9	// x0.load
vpunpckhqdq ymm3, ymm8, ymm9	// x0.load
vmovdqu xmm8, xmmword ptr [rsi+32]	// x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+160], 1	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+96]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+224], 1	// x0.load
vpunpcklqdq ymm4, ymm8, ymm9	// x0.load
vpunpckhqdq ymm5, ymm8, ymm9	// x0.load
vmovdqu xmm8, xmmword ptr [rsi+48]	// x0.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+176], 1	// x0.load
vmovdqu xmm9, xmmword ptr [rsi+112]	// x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+240], 1	// x0.load
vpunpcklqdq ymm6, ymm8, ymm9	// x0.load
vpunpckhqdq ymm7, ymm8, ymm9	// x0.load
vpor ymm8, ymm0, ymm1	// x0.limbs
vpor ymm8, ymm8, ymm2	// x0.limbs
vpor ymm8, ymm8, ymm3	// x0.limbs
vpor ymm8, ymm8, ymm4	// x0.limbs
vpor ymm8, ymm8, ymm5	// x0.limbs
vpor ymm8, ymm8, ymm6	// x0.limbs
vpor ymm8, ymm8, ymm7	// x0.limbs
vpxor ymm9, ymm9, ymm9	// x0.limbs
vpcmpeqq ymm8, ymm8, ymm9	// x0.limbs
vmovdqa ymmword ptr [rdi+7936], ymm8	// x0.limbs
vpsrlq ymm8, ymm8, 63	// x0.limbs
vpaddq ymm0, ymm0, ymm8	// x0.limbs
vpand ymm8, ymm0, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4224], ymm8	// x0.limbs
vpsrlq ymm8, ymm0, 29	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4256], ymm8	// x0.limbs
vpsrlq ymm8, ymm0, 58	// x0.limbs
vpsllq ymm15, ymm1, 6	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4288], ymm8	// x0.limbs
vpsrlq ymm8, ymm1, 23	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4320], ymm8	// x0.limbs
vpsrlq ymm8, ymm1, 52	// x0.limbs
vpsllq ymm15, ymm2, 12	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4352], ymm8	// x0.limbs
vpsrlq ymm8, ymm2, 17	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4384], ymm8	// x0.limbs
vpsrlq ymm8, ymm2, 46	// x0.limbs
vpsllq ymm15, ymm3, 18	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4416], ymm8	// x0.limbs
vpsrlq ymm8, ymm3, 11	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4448], ymm8	// x0.limbs
vpsrlq ymm8, ymm3, 40	// x0.limbs
vpsllq ymm15, ymm4, 24	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4480], ymm8	// x0.limbs
vpsrlq ymm8, ymm4, 5	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4512], ymm8	// x0.limbs
vpsrlq ymm8, ymm4, 34	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4544], ymm8	// x0.limbs
vpsrlq ymm8, ymm4, 63	// x0.limbs
vpsllq ymm15, ymm5, 1	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4576], ymm8	// x0.limbs
vpsrlq ymm8, ymm5, 28	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4608], ymm8	// x0.limbs
vpsrlq ymm8, ymm5, 57	// x0.limbs
vpsllq ymm15, ymm6, 7	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4640], ymm8	// x0.limbs
vpsrlq ymm8, ymm6, 22	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4672], ymm8	// x0.limbs
vpsrlq ymm8, ymm6, 51	// x0.limbs
vpsllq ymm15, ymm7, 13	// x0.limbs
vpor ymm8, ymm8, ymm15	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4704], ymm8	// x0.limbs
vpsrlq ymm8, ymm7, 16	// x0.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x0.limbs
vmovdqa ymmword ptr [rdi+4736], ymm8	// x0.limbs
vpsrlq ymm8, ymm7, 45	// x0.limbs
vmovdqa ymmword ptr [rdi+4768], ymm8	// x0.limbs
vmovdqu xmm8, xmmword ptr [rsi+256]	// x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+384], 1	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+320]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+448], 1	// x1.load
vpunpcklqdq ymm0, ymm8, ymm9	// x1.load
vpunpckhqdq ymm1, ymm8, ymm9	// x1.load
vmovdqu xmm8, xmmword ptr [rsi+272]	// x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+400], 1	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+336]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+464], 1	// x1.load
vpunpcklqdq ymm2, ymm8, ymm9	// x1.load
vpunpckhqdq ymm3, ymm8, ymm9	// x1.load
vmovdqu xmm8, xmmword ptr [rsi+288]	// x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+416], 1	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+352]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+480], 1	// x1.load
vpunpcklqdq ymm4, ymm8, ymm9	// x1.load
vpunpckhqdq ymm5, ymm8, ymm9	// x1.load
vmovdqu xmm8, xmmword ptr [rsi+304]	// x1.load
vinserti128 ymm8, ymm8, xmmword ptr [rsi+432], 1	// x1.load
vmovdqu xmm9, xmmword ptr [rsi+368]	// x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi+496], 1	// x1.load
vpunpcklqdq ymm6, ymm8, ymm9	// x1.load
vpunpckhqdq ymm7, ymm8, ymm9	// x1.load
vpor ymm8, ymm0, ymm1	// x1.limbs
vpor ymm8, ymm8, ymm2	// x1.limbs
vpor ymm8, ymm8, ymm3	// x1.limbs
vpor ymm8, ymm8, ymm4	// x1.limbs
vpor ymm8, ymm8, ymm5	// x1.limbs
vpor ymm8, ymm8, ymm6	// x1.limbs
vpor ymm8, ymm8, ymm7	// x1.limbs
vpxor ymm9, ymm9, ymm9	// x1.limbs
vpcmpeqq ymm8, ymm8, ymm9	// x1.limbs
vmovdqa ymmword ptr [rdi+7968], ymm8	// x1.limbs
vpsrlq ymm8, ymm8, 63	// x1.limbs
vpaddq ymm0, ymm0, ymm8	// x1.limbs
vpand ymm8, ymm0, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4800], ymm8	// x1.limbs
vpsrlq ymm8, ymm0, 29	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4832], ymm8	// x1.limbs
vpsrlq ymm8, ymm0, 58	// x1.limbs
vpsllq ymm15, ymm1, 6	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4864], ymm8	// x1.limbs
vpsrlq ymm8, ymm1, 23	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4896], ymm8	// x1.limbs
vpsrlq ymm8, ymm1, 52	// x1.limbs
vpsllq ymm15, ymm2, 12	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4928], ymm8	// x1.limbs
vpsrlq ymm8, ymm2, 17	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4960], ymm8	// x1.limbs
vpsrlq ymm8, ymm2, 46	// x1.limbs
vpsllq ymm15, ymm3, 18	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+4992], ymm8	// x1.limbs
vpsrlq ymm8, ymm3, 11	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5024], ymm8	// x1.limbs
vpsrlq ymm8, ymm3, 40	// x1.limbs
vpsllq ymm15, ymm4, 24	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5056], ymm8	// x1.limbs
vpsrlq ymm8, ymm4, 5	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5088], ymm8	// x1.limbs
vpsrlq ymm8, ymm4, 34	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5120], ymm8	// x1.limbs
vpsrlq ymm8, ymm4, 63	// x1.limbs
vpsllq ymm15, ymm5, 1	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5152], ymm8	// x1.limbs
vpsrlq ymm8, ymm5, 28	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5184], ymm8	// x1.limbs
vpsrlq ymm8, ymm5, 57	// x1.limbs
vpsllq ymm15, ymm6, 7	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5216], ymm8	// x1.limbs
vpsrlq ymm8, ymm6, 22	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5248], ymm8	// x1.limbs
vpsrlq ymm8, ymm6, 51	// x1.limbs
vpsllq ymm15, ymm7, 13	// x1.limbs
vpor ymm8, ymm8, ymm15	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5280], ymm8	// x1.limbs
vpsrlq ymm8, ymm7, 16	// x1.limbs
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// x1.limbs
vmovdqa ymmword ptr [rdi+5312], ymm8	// x1.limbs
vpsrlq ymm8, ymm7, 45	// x1.limbs
vmovdqa ymmword ptr [rdi+5344], ymm8	// x1.limbs
add rax, 1	// place
lea r9, [rdi+768]	// place
cmp rax, rcx	// place
jz 4f	// place
lea r9, [rdi+1920]	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jz 4f	// place
mov r9, rdx	// place
add rdx, 576	// place
4:
vmovdqu ymm0, ymmword ptr [r8+0]	// p.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// p.row0
vmovdqa ymmword ptr [rdi+9184], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// p.row0
vmovdqa ymmword ptr [rdi+9216], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// p.row0
vmovdqa ymmword ptr [rdi+9248], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// p.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// p.row0
vmovdqa ymmword ptr [rdi+9312], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// p.row0
vmovdqa ymmword ptr [rdi+9344], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// p.row0
vmovdqa ymmword ptr [rdi+9376], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// p.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+0]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9440], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+32]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+9472], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+64]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+9504], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+96]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+128]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9568], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+160]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+9600], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+192]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+9632], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+224]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+256]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+9696], ymm1	// p.row0
vmovdqu ymm0, ymmword ptr [r8+288]	// p.row0
vmovdqa ymmword ptr [rdi+9728], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+320]	// p.row0
vmovdqa ymmword ptr [rdi+9760], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+352]	// p.row0
vmovdqa ymmword ptr [rdi+9792], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+384]	// p.row0
vmovdqa ymmword ptr [rdi+9824], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+416]	// p.row0
vmovdqa ymmword ptr [rdi+9856], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+448]	// p.row0
vmovdqa ymmword ptr [rdi+9888], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+480]	// p.row0
vmovdqa ymmword ptr [rdi+9920], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+512]	// p.row0
vmovdqa ymmword ptr [rdi+9952], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+544]	// p.row0
vmovdqa ymmword ptr [rdi+9984], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10016], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10048], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10080], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10112], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10144], ymm1	// p.row0
vmovdqu ymm2, ymmword ptr [r8+448]	// p.row0
vpsrlq ymm2, ymm2, 32	// p.row0
vmovdqa ymmword ptr [rdi+10176], ymm2	// p.row0
vmovdqu ymm3, ymmword ptr [r8+480]	// p.row0
vpsrlq ymm3, ymm3, 32	// p.row0
vmovdqa ymmword ptr [rdi+10208], ymm3	// p.row0
vmovdqu ymm0, ymmword ptr [r8+512]	// p.row0
vpsrlq ymm0, ymm0, 32	// p.row0
vmovdqa ymmword ptr [rdi+10240], ymm0	// p.row0
vmovdqu ymm1, ymmword ptr [r8+544]	// p.row0
vpsrlq ymm1, ymm1, 32	// p.row0
vmovdqa ymmword ptr [rdi+10272], ymm1	// p.row0
vpxor ymm0, ymm0, ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8032], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8064], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8096], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8128], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8160], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8192], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8224], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8256], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8288], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8320], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8352], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8384], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8416], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8448], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8480], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8512], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8576], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8608], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8640], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8672], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8704], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8736], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8768], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8800], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8832], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// p.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// p.row0
mov r10, -576	// p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8000]	// p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4256]	// p.reduce
vpmuludq ymm10, ymm1, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm4, ymm4, ymm10	// p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8032]	// p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4288]	// p.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+4256]	// p.reduce
vpaddq ymm5, ymm5, ymm11	// p.reduce
vpmuludq ymm12, ymm2, ymmword ptr [rdi+4224]	// p.reduce
vpaddq ymm5, ymm5, ymm12	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8064]	// p.reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// p.reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10304], ymm6	// p.reduce
vpmuludq ymm13, ymm6, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm3, ymm3, ymm13	// p.reduce
vpmuludq ymm14, ymm6, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm4, ymm4, ymm14	// p.reduce
vpsrlq ymm3, ymm3, 29	// p.reduce
vpaddq ymm4, ymm4, ymm3	// p.reduce
vpmuludq ymm15, ymm6, ymmword ptr [rdi+64]	// p.reduce
vpaddq ymm5, ymm5, ymm15	// p.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// p.reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10336], ymm7	// p.reduce
vpmuludq ymm9, ymm7, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm4, ymm4, ymm9	// p.reduce
vpmuludq ymm10, ymm7, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm5, ymm5, ymm10	// p.reduce
vpsrlq ymm4, ymm4, 29	// p.reduce
vpaddq ymm5, ymm5, ymm4	// p.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10368], ymm8	// p.reduce
vpmuludq ymm11, ymm8, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm5, ymm5, ymm11	// p.reduce
vpsrlq ymm5, ymm5, 29	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8096]	// p.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10304]	// p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10336]	// p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10368]	// p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+4800]	// p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+8576]	// p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4832]	// p.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4800]	// p.reduce
vpaddq ymm4, ymm4, ymm12	// p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8608]	// p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4864]	// p.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+4832]	// p.reduce
vpaddq ymm5, ymm5, ymm13	// p.reduce
vpmuludq ymm14, ymm2, ymmword ptr [rdi+4800]	// p.reduce
vpaddq ymm5, ymm5, ymm14	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8640]	// p.reduce
vpmuludq ymm6, ymm3, ymmword ptr [rdi+576]	// p.reduce
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10400], ymm6	// p.reduce
vpmuludq ymm15, ymm6, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm3, ymm3, ymm15	// p.reduce
vpmuludq ymm9, ymm6, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm4, ymm4, ymm9	// p.reduce
vpsrlq ymm3, ymm3, 29	// p.reduce
vpaddq ymm4, ymm4, ymm3	// p.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+64]	// p.reduce
vpaddq ymm5, ymm5, ymm10	// p.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+576]	// p.reduce
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10432], ymm7	// p.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm4, ymm4, ymm11	// p.reduce
vpmuludq ymm12, ymm7, ymmword ptr [rdi+32]	// p.reduce
vpaddq ymm5, ymm5, ymm12	// p.reduce
vpsrlq ymm4, ymm4, 29	// p.reduce
vpaddq ymm5, ymm5, ymm4	// p.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+576]	// p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p.reduce
vmovdqa ymmword ptr [rdi+10464], ymm8	// p.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+0]	// p.reduce
vpaddq ymm5, ymm5, ymm13	// p.reduce
vpsrlq ymm5, ymm5, 29	// p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8672]	// p.reduce
vmovdqa ymmword ptr [rdi+8672], ymm5	// p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+9728]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+9760]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+9792]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+10304]	// p.row
vmovdqa ymm4, ymmword ptr [rdi+10336]	// p.row
vmovdqa ymm5, ymmword ptr [rdi+10368]	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4256]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm15, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4288]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4320]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8096]	// p.row
vmovdqa ymmword ptr [rdi+8000], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4352]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8128]	// p.row
vmovdqa ymmword ptr [rdi+8032], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4384]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8160]	// p.row
vmovdqa ymmword ptr [rdi+8064], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4416]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8192]	// p.row
vmovdqa ymmword ptr [rdi+8096], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4448]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8224]	// p.row
vmovdqa ymmword ptr [rdi+8128], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4480]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8256]	// p.row
vmovdqa ymmword ptr [rdi+8160], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4512]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8288]	// p.row
vmovdqa ymmword ptr [rdi+8192], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4544]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8320]	// p.row
vmovdqa ymmword ptr [rdi+8224], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4576]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8352]	// p.row
vmovdqa ymmword ptr [rdi+8256], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4608]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8384]	// p.row
vmovdqa ymmword ptr [rdi+8288], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4640]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8416]	// p.row
vmovdqa ymmword ptr [rdi+8320], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4672]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+448]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8448]	// p.row
vmovdqa ymmword ptr [rdi+8352], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4704]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+480]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8480]	// p.row
vmovdqa ymmword ptr [rdi+8384], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4736]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+512]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8512]	// p.row
vmovdqa ymmword ptr [rdi+8416], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4768]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+544]	// p.row
vpmuludq ymm14, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm12, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm13, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vmovdqa ymmword ptr [rdi+8448], ymm8	// p.row
vmovdqa ymmword ptr [rdi+8480], ymm6	// p.row
vmovdqa ymmword ptr [rdi+8512], ymm7	// p.row
vmovdqa ymm0, ymmword ptr [rdi+r10+10304]	// p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10336]	// p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10368]	// p.row
vmovdqa ymm3, ymmword ptr [rdi+10400]	// p.row
vmovdqa ymm4, ymmword ptr [rdi+10432]	// p.row
vmovdqa ymm5, ymmword ptr [rdi+10464]	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4832]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+32]	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm14, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4864]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+64]	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4896]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+96]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8672]	// p.row
vmovdqa ymmword ptr [rdi+8576], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4928]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+128]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8704]	// p.row
vmovdqa ymmword ptr [rdi+8608], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4960]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+160]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8736]	// p.row
vmovdqa ymmword ptr [rdi+8640], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+4992]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+192]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8768]	// p.row
vmovdqa ymmword ptr [rdi+8672], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5024]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+224]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8800]	// p.row
vmovdqa ymmword ptr [rdi+8704], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5056]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+256]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8832]	// p.row
vmovdqa ymmword ptr [rdi+8736], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5088]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+288]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8864]	// p.row
vmovdqa ymmword ptr [rdi+8768], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5120]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+320]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8896]	// p.row
vmovdqa ymmword ptr [rdi+8800], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5152]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+352]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8928]	// p.row
vmovdqa ymmword ptr [rdi+8832], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5184]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+384]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+8960]	// p.row
vmovdqa ymmword ptr [rdi+8864], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5216]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+416]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// p.row
vmovdqa ymmword ptr [rdi+8896], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5248]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+448]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9024]	// p.row
vmovdqa ymmword ptr [rdi+8928], ymm8	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5280]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+480]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm6, ymm6, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm6, ymm6, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm7, ymm7, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm7, ymm7, ymm11	// p.row
vpmuludq ymm8, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm8, ymm8, ymm12	// p.row
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]	// p.row
vmovdqa ymmword ptr [rdi+8960], ymm6	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5312]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+512]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm7, ymm7, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm7, ymm7, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm8, ymm8, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm8, ymm8, ymm11	// p.row
vpmuludq ymm6, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm6, ymm6, ymm12	// p.row
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]	// p.row
vmovdqa ymmword ptr [rdi+8992], ymm7	// p.row
vmovdqa ymm9, ymmword ptr [rdi+5344]	// p.row
vmovdqa ymm10, ymmword ptr [rdi+544]	// p.row
vpmuludq ymm13, ymm9, ymm0	// p.row
vpaddq ymm8, ymm8, ymm13	// p.row
vpmuludq ymm14, ymm10, ymm3	// p.row
vpaddq ymm8, ymm8, ymm14	// p.row
vpmuludq ymm15, ymm9, ymm1	// p.row
vpaddq ymm6, ymm6, ymm15	// p.row
vpmuludq ymm11, ymm10, ymm4	// p.row
vpaddq ymm6, ymm6, ymm11	// p.row
vpmuludq ymm7, ymm9, ymm2	// p.row
vpmuludq ymm12, ymm10, ymm5	// p.row
vpaddq ymm7, ymm7, ymm12	// p.row
vmovdqa ymmword ptr [rdi+9024], ymm8	// p.row
vmovdqa ymmword ptr [rdi+9056], ymm6	// p.row
vmovdqa ymmword ptr [rdi+9088], ymm7	// p.row
add r10, 96	// p.row
jnz 5b	// p.row
vmovdqa ymm2, ymmword ptr [rdi+8000]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+8032]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+8064]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+8096]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+8128]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+8160]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+8192]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm9, ymmword ptr [rdi+8224]	// p.carry
vpaddq ymm9, ymm9, ymm0	// p.carry
vpsrlq ymm0, ymm9, 29	// p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm10, ymmword ptr [rdi+8256]	// p.carry
vpaddq ymm10, ymm10, ymm0	// p.carry
vpsrlq ymm0, ymm10, 29	// p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8288]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+0], ymm2	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8320]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+32], ymm3	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8352]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+64], ymm4	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8384]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+96], ymm5	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8416]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+128], ymm6	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8448]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+160], ymm7	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8480]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+192], ymm8	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8512]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm9, ymm9, ymm1	// p.carry
vmovdqu ymmword ptr [r9+224], ymm9	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm10, ymm10, ymm1	// p.carry
vmovdqu ymmword ptr [r9+256], ymm10	// p.carry
vmovdqa ymm2, ymmword ptr [rdi+8576]	// p.carry
vpsrlq ymm0, ymm2, 29	// p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm3, ymmword ptr [rdi+8608]	// p.carry
vpaddq ymm3, ymm3, ymm0	// p.carry
vpsrlq ymm0, ymm3, 29	// p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm4, ymmword ptr [rdi+8640]	// p.carry
vpaddq ymm4, ymm4, ymm0	// p.carry
vpsrlq ymm0, ymm4, 29	// p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm5, ymmword ptr [rdi+8672]	// p.carry
vpaddq ymm5, ymm5, ymm0	// p.carry
vpsrlq ymm0, ymm5, 29	// p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm6, ymmword ptr [rdi+8704]	// p.carry
vpaddq ymm6, ymm6, ymm0	// p.carry
vpsrlq ymm0, ymm6, 29	// p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm7, ymmword ptr [rdi+8736]	// p.carry
vpaddq ymm7, ymm7, ymm0	// p.carry
vpsrlq ymm0, ymm7, 29	// p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm8, ymmword ptr [rdi+8768]	// p.carry
vpaddq ymm8, ymm8, ymm0	// p.carry
vpsrlq ymm0, ymm8, 29	// p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm9, ymmword ptr [rdi+8800]	// p.carry
vpaddq ymm9, ymm9, ymm0	// p.carry
vpsrlq ymm0, ymm9, 29	// p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm10, ymmword ptr [rdi+8832]	// p.carry
vpaddq ymm10, ymm10, ymm0	// p.carry
vpsrlq ymm0, ymm10, 29	// p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+608]	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8864]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm2, ymm2, ymm1	// p.carry
vmovdqu ymmword ptr [r9+288], ymm2	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8896]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm3, ymm3, ymm1	// p.carry
vmovdqu ymmword ptr [r9+320], ymm3	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8928]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm4, ymm4, ymm1	// p.carry
vmovdqu ymmword ptr [r9+352], ymm4	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+8960]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm5, ymm5, ymm1	// p.carry
vmovdqu ymmword ptr [r9+384], ymm5	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+8992]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm6, ymm6, ymm1	// p.carry
vmovdqu ymmword ptr [r9+416], ymm6	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9024]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm7, ymm7, ymm1	// p.carry
vmovdqu ymmword ptr [r9+448], ymm7	// p.carry
vmovdqa ymm14, ymmword ptr [rdi+9056]	// p.carry
vpaddq ymm14, ymm14, ymm0	// p.carry
vpsrlq ymm0, ymm14, 29	// p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm14, 32	// p.carry
vpor ymm8, ymm8, ymm1	// p.carry
vmovdqu ymmword ptr [r9+480], ymm8	// p.carry
vmovdqa ymm15, ymmword ptr [rdi+9088]	// p.carry
vpaddq ymm15, ymm15, ymm0	// p.carry
vpsrlq ymm0, ymm15, 29	// p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+608]	// p.carry
vpsllq ymm1, ymm15, 32	// p.carry
vpor ymm9, ymm9, ymm1	// p.carry
vmovdqu ymmword ptr [r9+512], ymm9	// p.carry
vpsllq ymm1, ymm0, 32	// p.carry
vpor ymm10, ymm10, ymm1	// p.carry
vmovdqu ymmword ptr [r9+544], ymm10	// p.carry
mov r8, r9	// loop
add rsi, 512	// loop
cmp rax, rcx	// loop
jnz 2b	// loop
vzeroupper	// leave
ret	// leave
