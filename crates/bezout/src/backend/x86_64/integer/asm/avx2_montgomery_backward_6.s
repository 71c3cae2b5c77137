// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_6` [Mon85, Mon87], 6 words and 14 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 14), or 0 for zero, and
//   p = inverse y / 2^(29 14), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 2257 instructions.
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 448	// begin
add rdx, r9	// begin
imul r9, rax, 384	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 384	// place
lea r8, [rdi+2432]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 448	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm6, xmmword ptr [rsi-384]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-288], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-336]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-240], 1	// again.x0.load
vpunpcklqdq ymm0, ymm6, ymm7	// again.x0.load
vpunpckhqdq ymm1, ymm6, ymm7	// again.x0.load
vmovdqu xmm6, xmmword ptr [rsi-368]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-272], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-320]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-224], 1	// again.x0.load
vpunpcklqdq ymm2, ymm6, ymm7	// again.x0.load
vpunpckhqdq ymm3, ymm6, ymm7	// again.x0.load
vmovdqu xmm6, xmmword ptr [rsi-352]	// again.x0.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-256], 1	// again.x0.load
vmovdqu xmm7, xmmword ptr [rsi-304]	// again.x0.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-208], 1	// again.x0.load
vpunpcklqdq ymm4, ymm6, ymm7	// again.x0.load
vpunpckhqdq ymm5, ymm6, ymm7	// again.x0.load
vpor ymm6, ymm0, ymm1	// again.x0.limbs
vpor ymm6, ymm6, ymm2	// again.x0.limbs
vpor ymm6, ymm6, ymm3	// again.x0.limbs
vpor ymm6, ymm6, ymm4	// again.x0.limbs
vpor ymm6, ymm6, ymm5	// again.x0.limbs
vpxor ymm7, ymm7, ymm7	// again.x0.limbs
vpcmpeqq ymm6, ymm6, ymm7	// again.x0.limbs
vmovdqa ymmword ptr [rdi+6208], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm6, 63	// again.x0.limbs
vpaddq ymm0, ymm0, ymm6	// again.x0.limbs
vpand ymm6, ymm0, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3328], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm0, 29	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3360], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm0, 58	// again.x0.limbs
vpsllq ymm15, ymm1, 6	// again.x0.limbs
vpor ymm6, ymm6, ymm15	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3392], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm1, 23	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3424], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm1, 52	// again.x0.limbs
vpsllq ymm15, ymm2, 12	// again.x0.limbs
vpor ymm6, ymm6, ymm15	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3456], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm2, 17	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3488], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm2, 46	// again.x0.limbs
vpsllq ymm15, ymm3, 18	// again.x0.limbs
vpor ymm6, ymm6, ymm15	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3520], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm3, 11	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3552], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm3, 40	// again.x0.limbs
vpsllq ymm15, ymm4, 24	// again.x0.limbs
vpor ymm6, ymm6, ymm15	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3584], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm4, 5	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3616], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm4, 34	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3648], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm4, 63	// again.x0.limbs
vpsllq ymm15, ymm5, 1	// again.x0.limbs
vpor ymm6, ymm6, ymm15	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3680], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm5, 28	// again.x0.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3712], ymm6	// again.x0.limbs
vpsrlq ymm6, ymm5, 57	// again.x0.limbs
vmovdqa ymmword ptr [rdi+3744], ymm6	// again.x0.limbs
vmovdqu xmm6, xmmword ptr [rsi-192]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-96], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-144]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-48], 1	// again.x1.load
vpunpcklqdq ymm0, ymm6, ymm7	// again.x1.load
vpunpckhqdq ymm1, ymm6, ymm7	// again.x1.load
vmovdqu xmm6, xmmword ptr [rsi-176]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-80], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-128]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-32], 1	// again.x1.load
vpunpcklqdq ymm2, ymm6, ymm7	// again.x1.load
vpunpckhqdq ymm3, ymm6, ymm7	// again.x1.load
vmovdqu xmm6, xmmword ptr [rsi-160]	// again.x1.load
vinserti128 ymm6, ymm6, xmmword ptr [rsi-64], 1	// again.x1.load
vmovdqu xmm7, xmmword ptr [rsi-112]	// again.x1.load
vinserti128 ymm7, ymm7, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpcklqdq ymm4, ymm6, ymm7	// again.x1.load
vpunpckhqdq ymm5, ymm6, ymm7	// again.x1.load
vpor ymm6, ymm0, ymm1	// again.x1.limbs
vpor ymm6, ymm6, ymm2	// again.x1.limbs
vpor ymm6, ymm6, ymm3	// again.x1.limbs
vpor ymm6, ymm6, ymm4	// again.x1.limbs
vpor ymm6, ymm6, ymm5	// again.x1.limbs
vpxor ymm7, ymm7, ymm7	// again.x1.limbs
vpcmpeqq ymm6, ymm6, ymm7	// again.x1.limbs
vmovdqa ymmword ptr [rdi+6240], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm6, 63	// again.x1.limbs
vpaddq ymm0, ymm0, ymm6	// again.x1.limbs
vpand ymm6, ymm0, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3776], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm0, 29	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3808], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm0, 58	// again.x1.limbs
vpsllq ymm15, ymm1, 6	// again.x1.limbs
vpor ymm6, ymm6, ymm15	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3840], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm1, 23	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3872], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm1, 52	// again.x1.limbs
vpsllq ymm15, ymm2, 12	// again.x1.limbs
vpor ymm6, ymm6, ymm15	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3904], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm2, 17	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3936], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm2, 46	// again.x1.limbs
vpsllq ymm15, ymm3, 18	// again.x1.limbs
vpor ymm6, ymm6, ymm15	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+3968], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm3, 11	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4000], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm3, 40	// again.x1.limbs
vpsllq ymm15, ymm4, 24	// again.x1.limbs
vpor ymm6, ymm6, ymm15	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4032], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm4, 5	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4064], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm4, 34	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4096], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm4, 63	// again.x1.limbs
vpsllq ymm15, ymm5, 1	// again.x1.limbs
vpor ymm6, ymm6, ymm15	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4128], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm5, 28	// again.x1.limbs
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4160], ymm6	// again.x1.limbs
vpsrlq ymm6, ymm5, 57	// again.x1.limbs
vmovdqa ymmword ptr [rdi+4192], ymm6	// again.x1.limbs
vmovdqu ymm0, ymmword ptr [r8+0]	// again.p.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// again.p.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// again.p.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// again.p.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// again.p.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// again.p.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// again.p.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+0]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+32]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+64]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+96]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+128]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+160]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+224]	// again.p.row0
vmovdqa ymmword ptr [rdi+7616], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+256]	// again.p.row0
vmovdqa ymmword ptr [rdi+7648], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+288]	// again.p.row0
vmovdqa ymmword ptr [rdi+7680], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+320]	// again.p.row0
vmovdqa ymmword ptr [rdi+7712], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+352]	// again.p.row0
vmovdqa ymmword ptr [rdi+7744], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+384]	// again.p.row0
vmovdqa ymmword ptr [rdi+7776], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+416]	// again.p.row0
vmovdqa ymmword ptr [rdi+7808], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7840], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7872], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7904], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7936], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+7968], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+8032], ymm1	// again.p.row0
vpxor ymm0, ymm0, ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6720], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6752], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6784], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6816], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6848], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6880], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6912], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6944], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+6976], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+7008], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+7040], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+7072], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// again.p.row0
mov r10, -448	// again.p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// again.p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// again.p.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]	// again.p.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// again.p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]	// again.p.reduce
vpmuludq ymm7, ymm1, ymmword ptr [rdi+3328]	// again.p.reduce
vpaddq ymm3, ymm3, ymm7	// again.p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// again.p.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// again.p.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// again.p.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// again.p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm2, ymm2, ymm8	// again.p.reduce
vpmuludq ymm9, ymm4, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm3, ymm3, ymm9	// again.p.reduce
vpsrlq ymm2, ymm2, 29	// again.p.reduce
vpaddq ymm3, ymm3, ymm2	// again.p.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// again.p.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// again.p.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// again.p.reduce
vpmuludq ymm10, ymm5, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm3, ymm3, ymm10	// again.p.reduce
vpsrlq ymm3, ymm3, 29	// again.p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// again.p.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// again.p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// again.p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// again.p.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3776]	// again.p.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6720]	// again.p.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3808]	// again.p.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+3776]	// again.p.reduce
vpaddq ymm3, ymm3, ymm11	// again.p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6752]	// again.p.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// again.p.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// again.p.reduce
vmovdqa ymmword ptr [rdi+8128], ymm4	// again.p.reduce
vpmuludq ymm12, ymm4, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm2, ymm2, ymm12	// again.p.reduce
vpmuludq ymm13, ymm4, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm3, ymm3, ymm13	// again.p.reduce
vpsrlq ymm2, ymm2, 29	// again.p.reduce
vpaddq ymm3, ymm3, ymm2	// again.p.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// again.p.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// again.p.reduce
vmovdqa ymmword ptr [rdi+8160], ymm5	// again.p.reduce
vpmuludq ymm14, ymm5, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm3, ymm3, ymm14	// again.p.reduce
vpsrlq ymm3, ymm3, 29	// again.p.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6784]	// again.p.reduce
vmovdqa ymmword ptr [rdi+6784], ymm3	// again.p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// again.p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// again.p.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm9, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm9	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// again.p.row
vpmuludq ymm10, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm10	// again.p.row
vpmuludq ymm11, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm11	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm12, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm12	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// again.p.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// again.p.row
vpmuludq ymm13, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm13	// again.p.row
vpmuludq ymm14, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm14	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm15, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm15	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// again.p.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// again.p.row
vpmuludq ymm8, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm8	// again.p.row
vpmuludq ymm9, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm9	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm10, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm10	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// again.p.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// again.p.row
vpmuludq ymm11, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm11	// again.p.row
vpmuludq ymm12, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm12	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm13, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm13	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// again.p.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// again.p.row
vpmuludq ymm14, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm14	// again.p.row
vpmuludq ymm15, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm15	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm8, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm8	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// again.p.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// again.p.row
vpmuludq ymm9, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm9	// again.p.row
vpmuludq ymm10, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm10	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm11, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm11	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// again.p.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// again.p.row
vpmuludq ymm12, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm12	// again.p.row
vpmuludq ymm13, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm13	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm14, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm14	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// again.p.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// again.p.row
vpmuludq ymm15, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm15	// again.p.row
vpmuludq ymm8, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm8	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm9, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm9	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// again.p.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// again.p.row
vpmuludq ymm10, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm10	// again.p.row
vpmuludq ymm11, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm11	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm12, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm12	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// again.p.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// again.p.row
vpmuludq ymm13, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm13	// again.p.row
vpmuludq ymm14, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm14	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm15, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm15	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// again.p.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// again.p.row
vpmuludq ymm8, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm8	// again.p.row
vpmuludq ymm9, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm9	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm10, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm10	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// again.p.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// again.p.row
vpmuludq ymm11, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm11	// again.p.row
vpmuludq ymm12, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm12	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm13, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm13	// again.p.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// again.p.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// again.p.row
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// again.p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+8128]	// again.p.row
vmovdqa ymm3, ymmword ptr [rdi+8160]	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3808]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm14, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm14	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3840]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// again.p.row
vpmuludq ymm15, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm15	// again.p.row
vpmuludq ymm8, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm8	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm9, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm9	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6784]	// again.p.row
vmovdqa ymmword ptr [rdi+6720], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3872]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// again.p.row
vpmuludq ymm10, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm10	// again.p.row
vpmuludq ymm11, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm11	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm12, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm12	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6816]	// again.p.row
vmovdqa ymmword ptr [rdi+6752], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3904]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// again.p.row
vpmuludq ymm13, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm13	// again.p.row
vpmuludq ymm14, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm14	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm15, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm15	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6848]	// again.p.row
vmovdqa ymmword ptr [rdi+6784], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3936]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// again.p.row
vpmuludq ymm8, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm8	// again.p.row
vpmuludq ymm9, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm9	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm10, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm10	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6880]	// again.p.row
vmovdqa ymmword ptr [rdi+6816], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+3968]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// again.p.row
vpmuludq ymm11, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm11	// again.p.row
vpmuludq ymm12, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm12	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm13, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm13	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6912]	// again.p.row
vmovdqa ymmword ptr [rdi+6848], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4000]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// again.p.row
vpmuludq ymm14, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm14	// again.p.row
vpmuludq ymm15, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm15	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm8, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm8	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6944]	// again.p.row
vmovdqa ymmword ptr [rdi+6880], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4032]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// again.p.row
vpmuludq ymm9, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm9	// again.p.row
vpmuludq ymm10, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm10	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm11, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm11	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6976]	// again.p.row
vmovdqa ymmword ptr [rdi+6912], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4064]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// again.p.row
vpmuludq ymm12, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm12	// again.p.row
vpmuludq ymm13, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm13	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm14, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm14	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7008]	// again.p.row
vmovdqa ymmword ptr [rdi+6944], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4096]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// again.p.row
vpmuludq ymm15, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm15	// again.p.row
vpmuludq ymm8, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm8	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm9, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm9	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7040]	// again.p.row
vmovdqa ymmword ptr [rdi+6976], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4128]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// again.p.row
vpmuludq ymm10, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm10	// again.p.row
vpmuludq ymm11, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm11	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm12, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm12	// again.p.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7072]	// again.p.row
vmovdqa ymmword ptr [rdi+7008], ymm5	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4160]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// again.p.row
vpmuludq ymm13, ymm6, ymm0	// again.p.row
vpaddq ymm4, ymm4, ymm13	// again.p.row
vpmuludq ymm14, ymm7, ymm2	// again.p.row
vpaddq ymm4, ymm4, ymm14	// again.p.row
vpmuludq ymm5, ymm6, ymm1	// again.p.row
vpmuludq ymm15, ymm7, ymm3	// again.p.row
vpaddq ymm5, ymm5, ymm15	// again.p.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7104]	// again.p.row
vmovdqa ymmword ptr [rdi+7040], ymm4	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+4192]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// again.p.row
vpmuludq ymm8, ymm6, ymm0	// again.p.row
vpaddq ymm5, ymm5, ymm8	// again.p.row
vpmuludq ymm9, ymm7, ymm2	// again.p.row
vpaddq ymm5, ymm5, ymm9	// again.p.row
vpmuludq ymm4, ymm6, ymm1	// again.p.row
vpmuludq ymm10, ymm7, ymm3	// again.p.row
vpaddq ymm4, ymm4, ymm10	// again.p.row
vmovdqa ymmword ptr [rdi+7072], ymm5	// again.p.row
vmovdqa ymmword ptr [rdi+7104], ymm4	// again.p.row
add r10, 64	// again.p.row
jnz 5b	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+6272]	// again.p.carry
vpsrlq ymm0, ymm2, 29	// again.p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm3, ymmword ptr [rdi+6304]	// again.p.carry
vpaddq ymm3, ymm3, ymm0	// again.p.carry
vpsrlq ymm0, ymm3, 29	// again.p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm4, ymmword ptr [rdi+6336]	// again.p.carry
vpaddq ymm4, ymm4, ymm0	// again.p.carry
vpsrlq ymm0, ymm4, 29	// again.p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm5, ymmword ptr [rdi+6368]	// again.p.carry
vpaddq ymm5, ymm5, ymm0	// again.p.carry
vpsrlq ymm0, ymm5, 29	// again.p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm6, ymmword ptr [rdi+6400]	// again.p.carry
vpaddq ymm6, ymm6, ymm0	// again.p.carry
vpsrlq ymm0, ymm6, 29	// again.p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm7, ymmword ptr [rdi+6432]	// again.p.carry
vpaddq ymm7, ymm7, ymm0	// again.p.carry
vpsrlq ymm0, ymm7, 29	// again.p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm8, ymmword ptr [rdi+6464]	// again.p.carry
vpaddq ymm8, ymm8, ymm0	// again.p.carry
vpsrlq ymm0, ymm8, 29	// again.p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm2, ymm2, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1536], ymm2	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm3, ymm3, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1568], ymm3	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm4, ymm4, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1600], ymm4	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm5, ymm5, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1632], ymm5	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm6, ymm6, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1664], ymm6	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm7, ymm7, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1696], ymm7	// again.p.carry
vpsllq ymm1, ymm0, 32	// again.p.carry
vpor ymm8, ymm8, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1728], ymm8	// again.p.carry
vmovdqa ymm2, ymmword ptr [rdi+6720]	// again.p.carry
vpsrlq ymm0, ymm2, 29	// again.p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm3, ymmword ptr [rdi+6752]	// again.p.carry
vpaddq ymm3, ymm3, ymm0	// again.p.carry
vpsrlq ymm0, ymm3, 29	// again.p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm4, ymmword ptr [rdi+6784]	// again.p.carry
vpaddq ymm4, ymm4, ymm0	// again.p.carry
vpsrlq ymm0, ymm4, 29	// again.p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm5, ymmword ptr [rdi+6816]	// again.p.carry
vpaddq ymm5, ymm5, ymm0	// again.p.carry
vpsrlq ymm0, ymm5, 29	// again.p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm6, ymmword ptr [rdi+6848]	// again.p.carry
vpaddq ymm6, ymm6, ymm0	// again.p.carry
vpsrlq ymm0, ymm6, 29	// again.p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm7, ymmword ptr [rdi+6880]	// again.p.carry
vpaddq ymm7, ymm7, ymm0	// again.p.carry
vpsrlq ymm0, ymm7, 29	// again.p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm8, ymmword ptr [rdi+6912]	// again.p.carry
vpaddq ymm8, ymm8, ymm0	// again.p.carry
vpsrlq ymm0, ymm8, 29	// again.p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+6944]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm2, ymm2, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1760], ymm2	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+6976]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm3, ymm3, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1792], ymm3	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+7008]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm4, ymm4, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1824], ymm4	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+7040]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm5, ymm5, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1856], ymm5	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+7072]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm6, ymm6, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1888], ymm6	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+7104]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm7, ymm7, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1920], ymm7	// again.p.carry
vpsllq ymm1, ymm0, 32	// again.p.carry
vpor ymm8, ymm8, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+1952], ymm8	// again.p.carry
lea r8, [rdi+1536]	// again
add rdx, 448	// again
4:
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
vmovdqa ymm0, ymmword ptr [rdi+6208]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+6240]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqu ymm0, ymmword ptr [r8+0]	// u0.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// u0.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// u0.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// u0.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// u0.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// u0.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// u0.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+0]	// u0.row0
vpsrlq ymm3, ymm3, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+32]	// u0.row0
vpsrlq ymm0, ymm0, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+64]	// u0.row0
vpsrlq ymm1, ymm1, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+96]	// u0.row0
vpsrlq ymm2, ymm2, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+128]	// u0.row0
vpsrlq ymm3, ymm3, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+160]	// u0.row0
vpsrlq ymm0, ymm0, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+192]	// u0.row0
vpsrlq ymm1, ymm1, 32	// u0.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+640]	// u0.row0
vmovdqa ymmword ptr [rdi+7616], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+672]	// u0.row0
vmovdqa ymmword ptr [rdi+7648], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+704]	// u0.row0
vmovdqa ymmword ptr [rdi+7680], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+736]	// u0.row0
vmovdqa ymmword ptr [rdi+7712], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+768]	// u0.row0
vmovdqa ymmword ptr [rdi+7744], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+800]	// u0.row0
vmovdqa ymmword ptr [rdi+7776], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+832]	// u0.row0
vmovdqa ymmword ptr [rdi+7808], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+864]	// u0.row0
vmovdqa ymmword ptr [rdi+7840], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+896]	// u0.row0
vmovdqa ymmword ptr [rdi+7872], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+928]	// u0.row0
vmovdqa ymmword ptr [rdi+7904], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+960]	// u0.row0
vmovdqa ymmword ptr [rdi+7936], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+992]	// u0.row0
vmovdqa ymmword ptr [rdi+7968], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+1024]	// u0.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+1056]	// u0.row0
vmovdqa ymmword ptr [rdi+8032], ymm1	// u0.row0
vpxor ymm0, ymm0, ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6720], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6752], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6784], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6816], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6848], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6880], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6912], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6944], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+6976], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+7008], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+7040], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+7072], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// u0.row0
mov r10, -448	// u0.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// u0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// u0.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+640]	// u0.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// u0.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+672]	// u0.reduce
vpmuludq ymm9, ymm1, ymmword ptr [rdi+640]	// u0.reduce
vpaddq ymm3, ymm3, ymm9	// u0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// u0.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// u0.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// u0.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// u0.reduce
vpmuludq ymm10, ymm4, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm2, ymm2, ymm10	// u0.reduce
vpmuludq ymm11, ymm4, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm3, ymm3, ymm11	// u0.reduce
vpsrlq ymm2, ymm2, 29	// u0.reduce
vpaddq ymm3, ymm3, ymm2	// u0.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// u0.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// u0.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// u0.reduce
vpmuludq ymm12, ymm5, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm3, ymm3, ymm12	// u0.reduce
vpsrlq ymm3, ymm3, 29	// u0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// u0.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// u0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// u0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// u0.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3328]	// u0.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6720]	// u0.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3360]	// u0.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+3328]	// u0.reduce
vpaddq ymm3, ymm3, ymm13	// u0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6752]	// u0.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// u0.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// u0.reduce
vmovdqa ymmword ptr [rdi+8128], ymm4	// u0.reduce
vpmuludq ymm14, ymm4, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm2, ymm2, ymm14	// u0.reduce
vpmuludq ymm15, ymm4, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm3, ymm3, ymm15	// u0.reduce
vpsrlq ymm2, ymm2, 29	// u0.reduce
vpaddq ymm3, ymm3, ymm2	// u0.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// u0.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// u0.reduce
vmovdqa ymmword ptr [rdi+8160], ymm5	// u0.reduce
vpmuludq ymm6, ymm5, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm3, ymm3, ymm6	// u0.reduce
vpsrlq ymm3, ymm3, 29	// u0.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6784]	// u0.reduce
vmovdqa ymmword ptr [rdi+6784], ymm3	// u0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// u0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// u0.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// u0.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+672]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm11, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm11	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+704]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// u0.row
vpmuludq ymm12, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm12	// u0.row
vpmuludq ymm13, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm13	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm14, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm14	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// u0.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+736]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// u0.row
vpmuludq ymm15, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm15	// u0.row
vpmuludq ymm8, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm8	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm9, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm9	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// u0.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+768]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// u0.row
vpmuludq ymm10, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm10	// u0.row
vpmuludq ymm11, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm11	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm12, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm12	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// u0.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+800]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// u0.row
vpmuludq ymm13, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm13	// u0.row
vpmuludq ymm14, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm14	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm15, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm15	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// u0.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+832]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// u0.row
vpmuludq ymm8, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm8	// u0.row
vpmuludq ymm9, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm9	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm10, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm10	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// u0.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+864]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// u0.row
vpmuludq ymm11, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm11	// u0.row
vpmuludq ymm12, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm12	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm13, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm13	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// u0.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+896]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// u0.row
vpmuludq ymm14, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm14	// u0.row
vpmuludq ymm15, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm15	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm8, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm8	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// u0.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+928]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// u0.row
vpmuludq ymm9, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm9	// u0.row
vpmuludq ymm10, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm10	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm11, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm11	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// u0.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+960]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// u0.row
vpmuludq ymm12, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm12	// u0.row
vpmuludq ymm13, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm13	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm14, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm14	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// u0.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+992]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// u0.row
vpmuludq ymm15, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm15	// u0.row
vpmuludq ymm8, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm8	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm9, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm9	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// u0.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+1024]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// u0.row
vpmuludq ymm10, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm10	// u0.row
vpmuludq ymm11, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm11	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm12, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm12	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// u0.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+1056]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// u0.row
vpmuludq ymm13, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm13	// u0.row
vpmuludq ymm14, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm14	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm15, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm15	// u0.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// u0.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// u0.row
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// u0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// u0.row
vmovdqa ymm2, ymmword ptr [rdi+8128]	// u0.row
vmovdqa ymm3, ymmword ptr [rdi+8160]	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3360]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm8, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm8	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3392]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// u0.row
vpmuludq ymm9, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm9	// u0.row
vpmuludq ymm10, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm10	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm11, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm11	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6784]	// u0.row
vmovdqa ymmword ptr [rdi+6720], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3424]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// u0.row
vpmuludq ymm12, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm12	// u0.row
vpmuludq ymm13, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm13	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm14, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm14	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6816]	// u0.row
vmovdqa ymmword ptr [rdi+6752], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3456]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// u0.row
vpmuludq ymm15, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm15	// u0.row
vpmuludq ymm8, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm8	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm9, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm9	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6848]	// u0.row
vmovdqa ymmword ptr [rdi+6784], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3488]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// u0.row
vpmuludq ymm10, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm10	// u0.row
vpmuludq ymm11, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm11	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm12, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm12	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6880]	// u0.row
vmovdqa ymmword ptr [rdi+6816], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3520]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// u0.row
vpmuludq ymm13, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm13	// u0.row
vpmuludq ymm14, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm14	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm15, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm15	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6912]	// u0.row
vmovdqa ymmword ptr [rdi+6848], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3552]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// u0.row
vpmuludq ymm8, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm8	// u0.row
vpmuludq ymm9, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm9	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm10, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm10	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6944]	// u0.row
vmovdqa ymmword ptr [rdi+6880], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3584]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// u0.row
vpmuludq ymm11, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm11	// u0.row
vpmuludq ymm12, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm12	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm13, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm13	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6976]	// u0.row
vmovdqa ymmword ptr [rdi+6912], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3616]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// u0.row
vpmuludq ymm14, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm14	// u0.row
vpmuludq ymm15, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm15	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm8, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm8	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7008]	// u0.row
vmovdqa ymmword ptr [rdi+6944], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3648]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// u0.row
vpmuludq ymm9, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm9	// u0.row
vpmuludq ymm10, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm10	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm11, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm11	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7040]	// u0.row
vmovdqa ymmword ptr [rdi+6976], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3680]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// u0.row
vpmuludq ymm12, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm12	// u0.row
vpmuludq ymm13, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm13	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm14, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm14	// u0.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7072]	// u0.row
vmovdqa ymmword ptr [rdi+7008], ymm5	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3712]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// u0.row
vpmuludq ymm15, ymm6, ymm0	// u0.row
vpaddq ymm4, ymm4, ymm15	// u0.row
vpmuludq ymm8, ymm7, ymm2	// u0.row
vpaddq ymm4, ymm4, ymm8	// u0.row
vpmuludq ymm5, ymm6, ymm1	// u0.row
vpmuludq ymm9, ymm7, ymm3	// u0.row
vpaddq ymm5, ymm5, ymm9	// u0.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7104]	// u0.row
vmovdqa ymmword ptr [rdi+7040], ymm4	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+3744]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// u0.row
vpmuludq ymm10, ymm6, ymm0	// u0.row
vpaddq ymm5, ymm5, ymm10	// u0.row
vpmuludq ymm11, ymm7, ymm2	// u0.row
vpaddq ymm5, ymm5, ymm11	// u0.row
vpmuludq ymm4, ymm6, ymm1	// u0.row
vpmuludq ymm12, ymm7, ymm3	// u0.row
vpaddq ymm4, ymm4, ymm12	// u0.row
vmovdqa ymmword ptr [rdi+7072], ymm5	// u0.row
vmovdqa ymmword ptr [rdi+7104], ymm4	// u0.row
add r10, 64	// u0.row
jnz 5b	// u0.row
vmovdqa ymm15, ymmword ptr [rdi+6720]	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+640], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+6752]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+672], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+6784]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+704], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+6816]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+736], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+6848]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+768], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+6880]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+800], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+6912]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+832], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+6944]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+864], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+6976]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+896], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+7008]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+928], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+7040]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+960], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+7072]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+992], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+7104]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u0.carry
vmovdqa ymmword ptr [rdi+1024], ymm15	// u0.carry
vmovdqa ymmword ptr [rdi+1056], ymm0	// u0.carry
vmovdqa ymm2, ymmword ptr [rdi+6272]	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5760]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6304]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5792]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6336]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5824]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6368]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5856]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6400]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5888]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6432]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5920]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6464]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5952]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6496]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5984]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6528]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6016]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6560]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6048]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6592]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6080]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6624]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6112]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6656]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6144]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vpaddq ymm2, ymm0, ymmword ptr [rdi+6176]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vpxor ymm1, ymm1, ymm1	// x0.canonical
vpsubq ymm1, ymm1, ymm0	// x0.canonical
vpand ymm3, ymm1, ymmword ptr [rdi+5760]	// x0.canonical
vpaddq ymm3, ymm3, ymmword ptr [rdi+6272]	// x0.canonical
vpsrlq ymm0, ymm3, 29	// x0.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// x0.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+5792]	// x0.canonical
vpaddq ymm4, ymm4, ymm0	// x0.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+6304]	// x0.canonical
vpsrlq ymm0, ymm4, 29	// x0.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm4, 29	// x0.canonical
vpor ymm3, ymm3, ymm2	// x0.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+5824]	// x0.canonical
vpaddq ymm4, ymm4, ymm0	// x0.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// x0.canonical
vpsrlq ymm0, ymm4, 29	// x0.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm4, 58	// x0.canonical
vpor ymm3, ymm3, ymm2	// x0.canonical
vpsrlq ymm4, ymm4, 6	// x0.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+5856]	// x0.canonical
vpaddq ymm5, ymm5, ymm0	// x0.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// x0.canonical
vpsrlq ymm0, ymm5, 29	// x0.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm5, 23	// x0.canonical
vpor ymm4, ymm4, ymm2	// x0.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+5888]	// x0.canonical
vpaddq ymm5, ymm5, ymm0	// x0.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+6400]	// x0.canonical
vpsrlq ymm0, ymm5, 29	// x0.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm5, 52	// x0.canonical
vpor ymm4, ymm4, ymm2	// x0.canonical
vpsrlq ymm5, ymm5, 12	// x0.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+5920]	// x0.canonical
vpaddq ymm6, ymm6, ymm0	// x0.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+6432]	// x0.canonical
vpsrlq ymm0, ymm6, 29	// x0.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm6, 17	// x0.canonical
vpor ymm5, ymm5, ymm2	// x0.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+5952]	// x0.canonical
vpaddq ymm6, ymm6, ymm0	// x0.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+6464]	// x0.canonical
vpsrlq ymm0, ymm6, 29	// x0.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm6, 46	// x0.canonical
vpor ymm5, ymm5, ymm2	// x0.canonical
vpsrlq ymm6, ymm6, 18	// x0.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+5984]	// x0.canonical
vpaddq ymm7, ymm7, ymm0	// x0.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+6496]	// x0.canonical
vpsrlq ymm0, ymm7, 29	// x0.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm7, 11	// x0.canonical
vpor ymm6, ymm6, ymm2	// x0.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+6016]	// x0.canonical
vpaddq ymm7, ymm7, ymm0	// x0.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+6528]	// x0.canonical
vpsrlq ymm0, ymm7, 29	// x0.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm7, 40	// x0.canonical
vpor ymm6, ymm6, ymm2	// x0.canonical
vpsrlq ymm7, ymm7, 24	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6048]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6560]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm8, 5	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6080]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6592]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm8, 34	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6112]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6624]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm8, 63	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpsrlq ymm8, ymm8, 1	// x0.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+6144]	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+6656]	// x0.canonical
vpsrlq ymm0, ymm9, 29	// x0.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm9, 28	// x0.canonical
vpor ymm8, ymm8, ymm2	// x0.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+6176]	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// x0.canonical
vpsllq ymm2, ymm9, 57	// x0.canonical
vpor ymm8, ymm8, ymm2	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+6208]	// x0.canonical
vpandn ymm3, ymm2, ymm3	// x0.canonical
vpandn ymm4, ymm2, ymm4	// x0.canonical
vpandn ymm5, ymm2, ymm5	// x0.canonical
vpandn ymm6, ymm2, ymm6	// x0.canonical
vpandn ymm7, ymm2, ymm7	// x0.canonical
vpandn ymm8, ymm2, ymm8	// x0.canonical
vpunpcklqdq ymm0, ymm3, ymm4	// x0.store
vpunpckhqdq ymm1, ymm3, ymm4	// x0.store
vmovdqu xmmword ptr [rsi+0], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+96], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+48], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+144], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm5, ymm6	// x0.store
vpunpckhqdq ymm1, ymm5, ymm6	// x0.store
vmovdqu xmmword ptr [rsi+16], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+112], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+64], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+160], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm7, ymm8	// x0.store
vpunpckhqdq ymm1, ymm7, ymm8	// x0.store
vmovdqu xmmword ptr [rsi+32], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+128], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+80], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+176], ymm1, 1	// x0.store
vmovdqu ymm0, ymmword ptr [r8+224]	// u1.row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+256]	// u1.row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+288]	// u1.row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+320]	// u1.row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+352]	// u1.row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+384]	// u1.row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+416]	// u1.row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// u1.row0
vpsrlq ymm3, ymm3, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// u1.row0
vpsrlq ymm0, ymm0, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// u1.row0
vpsrlq ymm1, ymm1, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// u1.row0
vpsrlq ymm2, ymm2, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// u1.row0
vpsrlq ymm3, ymm3, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// u1.row0
vpsrlq ymm0, ymm0, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// u1.row0
vpsrlq ymm1, ymm1, 32	// u1.row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1088]	// u1.row0
vmovdqa ymmword ptr [rdi+7616], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1120]	// u1.row0
vmovdqa ymmword ptr [rdi+7648], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1152]	// u1.row0
vmovdqa ymmword ptr [rdi+7680], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1184]	// u1.row0
vmovdqa ymmword ptr [rdi+7712], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1216]	// u1.row0
vmovdqa ymmword ptr [rdi+7744], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1248]	// u1.row0
vmovdqa ymmword ptr [rdi+7776], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1280]	// u1.row0
vmovdqa ymmword ptr [rdi+7808], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1312]	// u1.row0
vmovdqa ymmword ptr [rdi+7840], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1344]	// u1.row0
vmovdqa ymmword ptr [rdi+7872], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1376]	// u1.row0
vmovdqa ymmword ptr [rdi+7904], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1408]	// u1.row0
vmovdqa ymmword ptr [rdi+7936], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1440]	// u1.row0
vmovdqa ymmword ptr [rdi+7968], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1472]	// u1.row0
vmovdqa ymmword ptr [rdi+8000], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1504]	// u1.row0
vmovdqa ymmword ptr [rdi+8032], ymm1	// u1.row0
vpxor ymm0, ymm0, ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6720], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6752], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6784], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6816], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6848], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6880], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6912], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6944], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+6976], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+7008], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+7040], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+7072], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+7104], ymm0	// u1.row0
mov r10, -448	// u1.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// u1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// u1.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+1088]	// u1.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// u1.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+1120]	// u1.reduce
vpmuludq ymm11, ymm1, ymmword ptr [rdi+1088]	// u1.reduce
vpaddq ymm3, ymm3, ymm11	// u1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// u1.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// u1.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// u1.reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// u1.reduce
vpmuludq ymm12, ymm4, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm2, ymm2, ymm12	// u1.reduce
vpmuludq ymm13, ymm4, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm3, ymm3, ymm13	// u1.reduce
vpsrlq ymm2, ymm2, 29	// u1.reduce
vpaddq ymm3, ymm3, ymm2	// u1.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// u1.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// u1.reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// u1.reduce
vpmuludq ymm14, ymm5, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm3, ymm3, ymm14	// u1.reduce
vpsrlq ymm3, ymm3, 29	// u1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// u1.reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// u1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// u1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// u1.reduce
vpmuludq ymm2, ymm0, ymmword ptr [rdi+3776]	// u1.reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6720]	// u1.reduce
vpmuludq ymm3, ymm0, ymmword ptr [rdi+3808]	// u1.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+3776]	// u1.reduce
vpaddq ymm3, ymm3, ymm15	// u1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6752]	// u1.reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// u1.reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// u1.reduce
vmovdqa ymmword ptr [rdi+8128], ymm4	// u1.reduce
vpmuludq ymm6, ymm4, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm2, ymm2, ymm6	// u1.reduce
vpmuludq ymm7, ymm4, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm3, ymm3, ymm7	// u1.reduce
vpsrlq ymm2, ymm2, 29	// u1.reduce
vpaddq ymm3, ymm3, ymm2	// u1.reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// u1.reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// u1.reduce
vmovdqa ymmword ptr [rdi+8160], ymm5	// u1.reduce
vpmuludq ymm8, ymm5, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm3, ymm3, ymm8	// u1.reduce
vpsrlq ymm3, ymm3, 29	// u1.reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6784]	// u1.reduce
vmovdqa ymmword ptr [rdi+6784], ymm3	// u1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// u1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// u1.row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// u1.row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1120]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm13, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm13	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1152]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// u1.row
vpmuludq ymm14, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm14	// u1.row
vpmuludq ymm15, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm15	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm8, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm8	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// u1.row
vmovdqa ymmword ptr [rdi+6272], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1184]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// u1.row
vpmuludq ymm9, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm9	// u1.row
vpmuludq ymm10, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm10	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm11, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm11	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// u1.row
vmovdqa ymmword ptr [rdi+6304], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1216]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// u1.row
vpmuludq ymm12, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm12	// u1.row
vpmuludq ymm13, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm13	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm14, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm14	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// u1.row
vmovdqa ymmword ptr [rdi+6336], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1248]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// u1.row
vpmuludq ymm15, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm15	// u1.row
vpmuludq ymm8, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm8	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm9, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm9	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// u1.row
vmovdqa ymmword ptr [rdi+6368], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1280]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// u1.row
vpmuludq ymm10, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm10	// u1.row
vpmuludq ymm11, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm11	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm12, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm12	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// u1.row
vmovdqa ymmword ptr [rdi+6400], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1312]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// u1.row
vpmuludq ymm13, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm13	// u1.row
vpmuludq ymm14, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm14	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm15, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm15	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// u1.row
vmovdqa ymmword ptr [rdi+6432], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1344]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// u1.row
vpmuludq ymm8, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm8	// u1.row
vpmuludq ymm9, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm9	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm10, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm10	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// u1.row
vmovdqa ymmword ptr [rdi+6464], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1376]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// u1.row
vpmuludq ymm11, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm11	// u1.row
vpmuludq ymm12, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm12	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm13, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm13	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// u1.row
vmovdqa ymmword ptr [rdi+6496], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1408]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// u1.row
vpmuludq ymm14, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm14	// u1.row
vpmuludq ymm15, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm15	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm8, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm8	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// u1.row
vmovdqa ymmword ptr [rdi+6528], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1440]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// u1.row
vpmuludq ymm9, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm9	// u1.row
vpmuludq ymm10, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm10	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm11, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm11	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// u1.row
vmovdqa ymmword ptr [rdi+6560], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1472]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// u1.row
vpmuludq ymm12, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm12	// u1.row
vpmuludq ymm13, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm13	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm14, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm14	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// u1.row
vmovdqa ymmword ptr [rdi+6592], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+1504]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// u1.row
vpmuludq ymm15, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm15	// u1.row
vpmuludq ymm8, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm8	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm9, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm9	// u1.row
vmovdqa ymmword ptr [rdi+6624], ymm5	// u1.row
vmovdqa ymmword ptr [rdi+6656], ymm4	// u1.row
vmovdqa ymm0, ymmword ptr [rdi+r10+8064]	// u1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+8096]	// u1.row
vmovdqa ymm2, ymmword ptr [rdi+8128]	// u1.row
vmovdqa ymm3, ymmword ptr [rdi+8160]	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3808]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+32]	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm10, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm10	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3840]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+64]	// u1.row
vpmuludq ymm11, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm11	// u1.row
vpmuludq ymm12, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm12	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm13, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm13	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6784]	// u1.row
vmovdqa ymmword ptr [rdi+6720], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3872]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+96]	// u1.row
vpmuludq ymm14, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm14	// u1.row
vpmuludq ymm15, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm15	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm8, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm8	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6816]	// u1.row
vmovdqa ymmword ptr [rdi+6752], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3904]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+128]	// u1.row
vpmuludq ymm9, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm9	// u1.row
vpmuludq ymm10, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm10	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm11, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm11	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6848]	// u1.row
vmovdqa ymmword ptr [rdi+6784], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3936]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+160]	// u1.row
vpmuludq ymm12, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm12	// u1.row
vpmuludq ymm13, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm13	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm14, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm14	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6880]	// u1.row
vmovdqa ymmword ptr [rdi+6816], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+3968]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+192]	// u1.row
vpmuludq ymm15, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm15	// u1.row
vpmuludq ymm8, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm8	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm9, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm9	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6912]	// u1.row
vmovdqa ymmword ptr [rdi+6848], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4000]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+224]	// u1.row
vpmuludq ymm10, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm10	// u1.row
vpmuludq ymm11, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm11	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm12, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm12	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6944]	// u1.row
vmovdqa ymmword ptr [rdi+6880], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4032]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+256]	// u1.row
vpmuludq ymm13, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm13	// u1.row
vpmuludq ymm14, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm14	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm15, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm15	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6976]	// u1.row
vmovdqa ymmword ptr [rdi+6912], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4064]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+288]	// u1.row
vpmuludq ymm8, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm8	// u1.row
vpmuludq ymm9, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm9	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm10, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm10	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7008]	// u1.row
vmovdqa ymmword ptr [rdi+6944], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4096]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+320]	// u1.row
vpmuludq ymm11, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm11	// u1.row
vpmuludq ymm12, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm12	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm13, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm13	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7040]	// u1.row
vmovdqa ymmword ptr [rdi+6976], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4128]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+352]	// u1.row
vpmuludq ymm14, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm14	// u1.row
vpmuludq ymm15, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm15	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm8, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm8	// u1.row
vpaddq ymm5, ymm5, ymmword ptr [rdi+7072]	// u1.row
vmovdqa ymmword ptr [rdi+7008], ymm5	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4160]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+384]	// u1.row
vpmuludq ymm9, ymm6, ymm0	// u1.row
vpaddq ymm4, ymm4, ymm9	// u1.row
vpmuludq ymm10, ymm7, ymm2	// u1.row
vpaddq ymm4, ymm4, ymm10	// u1.row
vpmuludq ymm5, ymm6, ymm1	// u1.row
vpmuludq ymm11, ymm7, ymm3	// u1.row
vpaddq ymm5, ymm5, ymm11	// u1.row
vpaddq ymm4, ymm4, ymmword ptr [rdi+7104]	// u1.row
vmovdqa ymmword ptr [rdi+7040], ymm4	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+4192]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+416]	// u1.row
vpmuludq ymm12, ymm6, ymm0	// u1.row
vpaddq ymm5, ymm5, ymm12	// u1.row
vpmuludq ymm13, ymm7, ymm2	// u1.row
vpaddq ymm5, ymm5, ymm13	// u1.row
vpmuludq ymm4, ymm6, ymm1	// u1.row
vpmuludq ymm14, ymm7, ymm3	// u1.row
vpaddq ymm4, ymm4, ymm14	// u1.row
vmovdqa ymmword ptr [rdi+7072], ymm5	// u1.row
vmovdqa ymmword ptr [rdi+7104], ymm4	// u1.row
add r10, 64	// u1.row
jnz 5b	// u1.row
vmovdqa ymm15, ymmword ptr [rdi+6720]	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1088], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+6752]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1120], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+6784]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1152], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+6816]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1184], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+6848]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1216], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+6880]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1248], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+6912]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1280], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+6944]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1312], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+6976]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1344], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+7008]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1376], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+7040]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1408], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+7072]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1440], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+7104]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// u1.carry
vmovdqa ymmword ptr [rdi+1472], ymm15	// u1.carry
vmovdqa ymmword ptr [rdi+1504], ymm0	// u1.carry
vmovdqa ymm2, ymmword ptr [rdi+6272]	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5760]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6304]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5792]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6336]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5824]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6368]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5856]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6400]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5888]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6432]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5920]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6464]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5952]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6496]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+5984]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6528]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6016]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6560]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6048]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6592]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6080]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6624]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6112]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6656]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+6144]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vpaddq ymm2, ymm0, ymmword ptr [rdi+6176]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vpxor ymm1, ymm1, ymm1	// x1.canonical
vpsubq ymm1, ymm1, ymm0	// x1.canonical
vpand ymm3, ymm1, ymmword ptr [rdi+5760]	// x1.canonical
vpaddq ymm3, ymm3, ymmword ptr [rdi+6272]	// x1.canonical
vpsrlq ymm0, ymm3, 29	// x1.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// x1.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+5792]	// x1.canonical
vpaddq ymm4, ymm4, ymm0	// x1.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+6304]	// x1.canonical
vpsrlq ymm0, ymm4, 29	// x1.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm4, 29	// x1.canonical
vpor ymm3, ymm3, ymm2	// x1.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+5824]	// x1.canonical
vpaddq ymm4, ymm4, ymm0	// x1.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// x1.canonical
vpsrlq ymm0, ymm4, 29	// x1.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm4, 58	// x1.canonical
vpor ymm3, ymm3, ymm2	// x1.canonical
vpsrlq ymm4, ymm4, 6	// x1.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+5856]	// x1.canonical
vpaddq ymm5, ymm5, ymm0	// x1.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// x1.canonical
vpsrlq ymm0, ymm5, 29	// x1.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm5, 23	// x1.canonical
vpor ymm4, ymm4, ymm2	// x1.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+5888]	// x1.canonical
vpaddq ymm5, ymm5, ymm0	// x1.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+6400]	// x1.canonical
vpsrlq ymm0, ymm5, 29	// x1.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm5, 52	// x1.canonical
vpor ymm4, ymm4, ymm2	// x1.canonical
vpsrlq ymm5, ymm5, 12	// x1.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+5920]	// x1.canonical
vpaddq ymm6, ymm6, ymm0	// x1.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+6432]	// x1.canonical
vpsrlq ymm0, ymm6, 29	// x1.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm6, 17	// x1.canonical
vpor ymm5, ymm5, ymm2	// x1.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+5952]	// x1.canonical
vpaddq ymm6, ymm6, ymm0	// x1.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+6464]	// x1.canonical
vpsrlq ymm0, ymm6, 29	// x1.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm6, 46	// x1.canonical
vpor ymm5, ymm5, ymm2	// x1.canonical
vpsrlq ymm6, ymm6, 18	// x1.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+5984]	// x1.canonical
vpaddq ymm7, ymm7, ymm0	// x1.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+6496]	// x1.canonical
vpsrlq ymm0, ymm7, 29	// x1.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm7, 11	// x1.canonical
vpor ymm6, ymm6, ymm2	// x1.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+6016]	// x1.canonical
vpaddq ymm7, ymm7, ymm0	// x1.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+6528]	// x1.canonical
vpsrlq ymm0, ymm7, 29	// x1.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm7, 40	// x1.canonical
vpor ymm6, ymm6, ymm2	// x1.canonical
vpsrlq ymm7, ymm7, 24	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6048]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6560]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm8, 5	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6080]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6592]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm8, 34	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+6112]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+6624]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm8, 63	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpsrlq ymm8, ymm8, 1	// x1.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+6144]	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+6656]	// x1.canonical
vpsrlq ymm0, ymm9, 29	// x1.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm9, 28	// x1.canonical
vpor ymm8, ymm8, ymm2	// x1.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+6176]	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// x1.canonical
vpsllq ymm2, ymm9, 57	// x1.canonical
vpor ymm8, ymm8, ymm2	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+6240]	// x1.canonical
vpandn ymm3, ymm2, ymm3	// x1.canonical
vpandn ymm4, ymm2, ymm4	// x1.canonical
vpandn ymm5, ymm2, ymm5	// x1.canonical
vpandn ymm6, ymm2, ymm6	// x1.canonical
vpandn ymm7, ymm2, ymm7	// x1.canonical
vpandn ymm8, ymm2, ymm8	// x1.canonical
vpunpcklqdq ymm0, ymm3, ymm4	// x1.store
vpunpckhqdq ymm1, ymm3, ymm4	// x1.store
vmovdqu xmmword ptr [rsi+192], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+288], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+240], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+336], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm5, ymm6	// x1.store
vpunpckhqdq ymm1, ymm5, ymm6	// x1.store
vmovdqu xmmword ptr [rsi+208], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+304], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+256], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+352], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm7, ymm8	// x1.store
vpunpckhqdq ymm1, ymm7, ymm8	// x1.store
vmovdqu xmmword ptr [rsi+224], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+320], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+272], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+368], ymm1, 1	// x1.store
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
