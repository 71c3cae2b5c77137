// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `avx2_montgomery_forward_9` [Mon85, Mon87], 9 words and 20 limbs of 29 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(29 20), or 0 for zero, and
//   p = inverse y / 2^(29 20), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 11712 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 640,
//   2^29 - 1 at 672, 1 at 704, orders of lanes at 736, p at 832, spare at 2112, first at 3392, x at
//   4672, others at 5952, total at 7872,
//   2^(29 limbs) - m at 8160, masks of zeros at 8800, scratch at 8864.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 4263 instructions.
mov rax, rcx	// begin
shr rcx, 2	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 640	// begin
add rdx, r9	// begin
imul r9, rax, 576	// begin
add rsi, r9	// begin
xor r11d, r11d	// begin
.p2align 5
2:
sub rsi, 576	// place
lea r8, [rdi+3392]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 640	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 3	// place
cmp r10, 3	// place
jnz 4f	// place
vmovdqu xmm9, xmmword ptr [rsi-576]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-432], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-504]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-360], 1	// again.x0.load
vpunpcklqdq ymm0, ymm9, ymm10	// again.x0.load
vpunpckhqdq ymm1, ymm9, ymm10	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-560]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-416], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-488]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-344], 1	// again.x0.load
vpunpcklqdq ymm2, ymm9, ymm10	// again.x0.load
vpunpckhqdq ymm3, ymm9, ymm10	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-544]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-400], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-472]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-328], 1	// again.x0.load
vpunpcklqdq ymm4, ymm9, ymm10	// again.x0.load
vpunpckhqdq ymm5, ymm9, ymm10	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-528]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-384], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-456]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-312], 1	// again.x0.load
vpunpcklqdq ymm6, ymm9, ymm10	// again.x0.load
vpunpckhqdq ymm7, ymm9, ymm10	// again.x0.load
vmovdqu xmm9, xmmword ptr [rsi-520]	// again.x0.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-376], 1	// again.x0.load
vmovdqu xmm10, xmmword ptr [rsi-448]	// again.x0.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-304], 1	// again.x0.load
vpunpckhqdq ymm8, ymm9, ymm10	// again.x0.load
vpor ymm9, ymm0, ymm1	// again.x0.limbs
vpor ymm9, ymm9, ymm2	// again.x0.limbs
vpor ymm9, ymm9, ymm3	// again.x0.limbs
vpor ymm9, ymm9, ymm4	// again.x0.limbs
vpor ymm9, ymm9, ymm5	// again.x0.limbs
vpor ymm9, ymm9, ymm6	// again.x0.limbs
vpor ymm9, ymm9, ymm7	// again.x0.limbs
vpor ymm9, ymm9, ymm8	// again.x0.limbs
vpxor ymm10, ymm10, ymm10	// again.x0.limbs
vpcmpeqq ymm9, ymm9, ymm10	// again.x0.limbs
vmovdqa ymmword ptr [rdi+8800], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm9, 63	// again.x0.limbs
vpaddq ymm0, ymm0, ymm9	// again.x0.limbs
vpand ymm9, ymm0, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4672], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm0, 29	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4704], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm0, 58	// again.x0.limbs
vpsllq ymm15, ymm1, 6	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4736], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm1, 23	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4768], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm1, 52	// again.x0.limbs
vpsllq ymm15, ymm2, 12	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4800], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm2, 17	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4832], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm2, 46	// again.x0.limbs
vpsllq ymm15, ymm3, 18	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4864], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm3, 11	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4896], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm3, 40	// again.x0.limbs
vpsllq ymm15, ymm4, 24	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4928], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm4, 5	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4960], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm4, 34	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+4992], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm4, 63	// again.x0.limbs
vpsllq ymm15, ymm5, 1	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5024], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm5, 28	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5056], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm5, 57	// again.x0.limbs
vpsllq ymm15, ymm6, 7	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5088], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm6, 22	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5120], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm6, 51	// again.x0.limbs
vpsllq ymm15, ymm7, 13	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5152], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm7, 16	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5184], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm7, 45	// again.x0.limbs
vpsllq ymm15, ymm8, 19	// again.x0.limbs
vpor ymm9, ymm9, ymm15	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5216], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm8, 10	// again.x0.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5248], ymm9	// again.x0.limbs
vpsrlq ymm9, ymm8, 39	// again.x0.limbs
vmovdqa ymmword ptr [rdi+5280], ymm9	// again.x0.limbs
vmovdqu xmm9, xmmword ptr [rsi-288]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-144], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-216]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-72], 1	// again.x1.load
vpunpcklqdq ymm0, ymm9, ymm10	// again.x1.load
vpunpckhqdq ymm1, ymm9, ymm10	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-272]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-128], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-200]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-56], 1	// again.x1.load
vpunpcklqdq ymm2, ymm9, ymm10	// again.x1.load
vpunpckhqdq ymm3, ymm9, ymm10	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-256]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-112], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-184]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-40], 1	// again.x1.load
vpunpcklqdq ymm4, ymm9, ymm10	// again.x1.load
vpunpckhqdq ymm5, ymm9, ymm10	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-240]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-96], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-168]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-24], 1	// again.x1.load
vpunpcklqdq ymm6, ymm9, ymm10	// again.x1.load
vpunpckhqdq ymm7, ymm9, ymm10	// again.x1.load
vmovdqu xmm9, xmmword ptr [rsi-232]	// again.x1.load
vinserti128 ymm9, ymm9, xmmword ptr [rsi-88], 1	// again.x1.load
vmovdqu xmm10, xmmword ptr [rsi-160]	// again.x1.load
vinserti128 ymm10, ymm10, xmmword ptr [rsi-16], 1	// again.x1.load
vpunpckhqdq ymm8, ymm9, ymm10	// again.x1.load
vpor ymm9, ymm0, ymm1	// again.x1.limbs
vpor ymm9, ymm9, ymm2	// again.x1.limbs
vpor ymm9, ymm9, ymm3	// again.x1.limbs
vpor ymm9, ymm9, ymm4	// again.x1.limbs
vpor ymm9, ymm9, ymm5	// again.x1.limbs
vpor ymm9, ymm9, ymm6	// again.x1.limbs
vpor ymm9, ymm9, ymm7	// again.x1.limbs
vpor ymm9, ymm9, ymm8	// again.x1.limbs
vpxor ymm10, ymm10, ymm10	// again.x1.limbs
vpcmpeqq ymm9, ymm9, ymm10	// again.x1.limbs
vmovdqa ymmword ptr [rdi+8832], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm9, 63	// again.x1.limbs
vpaddq ymm0, ymm0, ymm9	// again.x1.limbs
vpand ymm9, ymm0, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5312], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm0, 29	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5344], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm0, 58	// again.x1.limbs
vpsllq ymm15, ymm1, 6	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5376], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm1, 23	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5408], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm1, 52	// again.x1.limbs
vpsllq ymm15, ymm2, 12	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5440], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm2, 17	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5472], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm2, 46	// again.x1.limbs
vpsllq ymm15, ymm3, 18	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5504], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm3, 11	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5536], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm3, 40	// again.x1.limbs
vpsllq ymm15, ymm4, 24	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5568], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm4, 5	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5600], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm4, 34	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5632], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm4, 63	// again.x1.limbs
vpsllq ymm15, ymm5, 1	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5664], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm5, 28	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5696], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm5, 57	// again.x1.limbs
vpsllq ymm15, ymm6, 7	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5728], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm6, 22	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5760], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm6, 51	// again.x1.limbs
vpsllq ymm15, ymm7, 13	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5792], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm7, 16	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5824], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm7, 45	// again.x1.limbs
vpsllq ymm15, ymm8, 19	// again.x1.limbs
vpor ymm9, ymm9, ymm15	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5856], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm8, 10	// again.x1.limbs
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5888], ymm9	// again.x1.limbs
vpsrlq ymm9, ymm8, 39	// again.x1.limbs
vmovdqa ymmword ptr [rdi+5920], ymm9	// again.x1.limbs
vmovdqu ymm0, ymmword ptr [r8+0]	// again.p.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// again.p.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// again.p.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// again.p.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// again.p.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// again.p.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// again.p.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// again.p.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// again.p.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// again.p.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+0]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+32]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+64]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+96]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+128]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+160]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+192]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+224]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+256]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+288]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+320]	// again.p.row0
vmovdqa ymmword ptr [rdi+10784], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+352]	// again.p.row0
vmovdqa ymmword ptr [rdi+10816], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+384]	// again.p.row0
vmovdqa ymmword ptr [rdi+10848], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+416]	// again.p.row0
vmovdqa ymmword ptr [rdi+10880], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+448]	// again.p.row0
vmovdqa ymmword ptr [rdi+10912], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+480]	// again.p.row0
vmovdqa ymmword ptr [rdi+10944], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+512]	// again.p.row0
vmovdqa ymmword ptr [rdi+10976], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+544]	// again.p.row0
vmovdqa ymmword ptr [rdi+11008], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+576]	// again.p.row0
vmovdqa ymmword ptr [rdi+11040], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+608]	// again.p.row0
vmovdqa ymmword ptr [rdi+11072], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11104], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11136], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11168], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11200], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+448]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11232], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+480]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11264], ymm3	// again.p.row0
vmovdqu ymm0, ymmword ptr [r8+512]	// again.p.row0
vpsrlq ymm0, ymm0, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11296], ymm0	// again.p.row0
vmovdqu ymm1, ymmword ptr [r8+544]	// again.p.row0
vpsrlq ymm1, ymm1, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11328], ymm1	// again.p.row0
vmovdqu ymm2, ymmword ptr [r8+576]	// again.p.row0
vpsrlq ymm2, ymm2, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11360], ymm2	// again.p.row0
vmovdqu ymm3, ymmword ptr [r8+608]	// again.p.row0
vpsrlq ymm3, ymm3, 32	// again.p.row0
vmovdqa ymmword ptr [rdi+11392], ymm3	// again.p.row0
vpxor ymm0, ymm0, ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9504], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9568], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9600], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9632], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9696], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9728], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9760], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9792], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9824], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9856], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9888], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9920], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9952], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+9984], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+10016], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// again.p.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// again.p.row0
mov r10, -640	// again.p.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// again.p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// again.p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// again.p.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// again.p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]	// again.p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// again.p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]	// again.p.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+4672]	// again.p.reduce
vpaddq ymm5, ymm5, ymm13	// again.p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// again.p.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]	// again.p.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4704]	// again.p.reduce
vpaddq ymm6, ymm6, ymm14	// again.p.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+4672]	// again.p.reduce
vpaddq ymm6, ymm6, ymm15	// again.p.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// again.p.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]	// again.p.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4736]	// again.p.reduce
vpaddq ymm7, ymm7, ymm12	// again.p.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4704]	// again.p.reduce
vpaddq ymm7, ymm7, ymm13	// again.p.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4672]	// again.p.reduce
vpaddq ymm7, ymm7, ymm14	// again.p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// again.p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// again.p.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm4, ymm4, ymm15	// again.p.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm5, ymm5, ymm12	// again.p.reduce
vpsrlq ymm4, ymm4, 29	// again.p.reduce
vpaddq ymm5, ymm5, ymm4	// again.p.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// again.p.reduce
vpaddq ymm6, ymm6, ymm13	// again.p.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// again.p.reduce
vpaddq ymm7, ymm7, ymm14	// again.p.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// again.p.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm5, ymm5, ymm15	// again.p.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm6, ymm6, ymm12	// again.p.reduce
vpsrlq ymm5, ymm5, 29	// again.p.reduce
vpaddq ymm6, ymm6, ymm5	// again.p.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// again.p.reduce
vpaddq ymm7, ymm7, ymm13	// again.p.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// again.p.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm6, ymm6, ymm14	// again.p.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm7, ymm7, ymm15	// again.p.reduce
vpsrlq ymm6, ymm6, 29	// again.p.reduce
vpaddq ymm7, ymm7, ymm6	// again.p.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// again.p.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm7, ymm7, ymm12	// again.p.reduce
vpsrlq ymm7, ymm7, 29	// again.p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// again.p.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// again.p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// again.p.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// again.p.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// again.p.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// again.p.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+5312]	// again.p.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+9504]	// again.p.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+5344]	// again.p.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+5312]	// again.p.reduce
vpaddq ymm5, ymm5, ymm13	// again.p.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+9536]	// again.p.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+5376]	// again.p.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+5344]	// again.p.reduce
vpaddq ymm6, ymm6, ymm14	// again.p.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+5312]	// again.p.reduce
vpaddq ymm6, ymm6, ymm15	// again.p.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+9568]	// again.p.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+5408]	// again.p.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+5376]	// again.p.reduce
vpaddq ymm7, ymm7, ymm12	// again.p.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+5344]	// again.p.reduce
vpaddq ymm7, ymm7, ymm13	// again.p.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5312]	// again.p.reduce
vpaddq ymm7, ymm7, ymm14	// again.p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9600]	// again.p.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11552], ymm8	// again.p.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm4, ymm4, ymm15	// again.p.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm5, ymm5, ymm12	// again.p.reduce
vpsrlq ymm4, ymm4, 29	// again.p.reduce
vpaddq ymm5, ymm5, ymm4	// again.p.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// again.p.reduce
vpaddq ymm6, ymm6, ymm13	// again.p.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// again.p.reduce
vpaddq ymm7, ymm7, ymm14	// again.p.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11584], ymm9	// again.p.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm5, ymm5, ymm15	// again.p.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm6, ymm6, ymm12	// again.p.reduce
vpsrlq ymm5, ymm5, 29	// again.p.reduce
vpaddq ymm6, ymm6, ymm5	// again.p.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// again.p.reduce
vpaddq ymm7, ymm7, ymm13	// again.p.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11616], ymm10	// again.p.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm6, ymm6, ymm14	// again.p.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// again.p.reduce
vpaddq ymm7, ymm7, ymm15	// again.p.reduce
vpsrlq ymm6, ymm6, 29	// again.p.reduce
vpaddq ymm7, ymm7, ymm6	// again.p.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// again.p.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// again.p.reduce
vmovdqa ymmword ptr [rdi+11648], ymm11	// again.p.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// again.p.reduce
vpaddq ymm7, ymm7, ymm12	// again.p.reduce
vpsrlq ymm7, ymm7, 29	// again.p.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9632]	// again.p.reduce
vmovdqa ymmword ptr [rdi+9632], ymm7	// again.p.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// again.p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// again.p.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// again.p.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// again.p.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4704]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4736]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4768]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4800]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// again.p.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4832]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// again.p.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4864]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// again.p.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4896]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// again.p.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4928]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// again.p.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4960]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// again.p.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+4992]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// again.p.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5024]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// again.p.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5056]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// again.p.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5088]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// again.p.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5120]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// again.p.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5152]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// again.p.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5184]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// again.p.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5216]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// again.p.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5248]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// again.p.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5280]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// again.p.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// again.p.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// again.p.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// again.p.row
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// again.p.row
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// again.p.row
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// again.p.row
vmovdqa ymm4, ymmword ptr [rdi+11552]	// again.p.row
vmovdqa ymm5, ymmword ptr [rdi+11584]	// again.p.row
vmovdqa ymm6, ymmword ptr [rdi+11616]	// again.p.row
vmovdqa ymm7, ymmword ptr [rdi+11648]	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5344]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5376]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5408]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5440]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9632]	// again.p.row
vmovdqa ymmword ptr [rdi+9504], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5472]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9664]	// again.p.row
vmovdqa ymmword ptr [rdi+9536], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5504]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9696]	// again.p.row
vmovdqa ymmword ptr [rdi+9568], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5536]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9728]	// again.p.row
vmovdqa ymmword ptr [rdi+9600], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5568]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9760]	// again.p.row
vmovdqa ymmword ptr [rdi+9632], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5600]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9792]	// again.p.row
vmovdqa ymmword ptr [rdi+9664], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5632]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9824]	// again.p.row
vmovdqa ymmword ptr [rdi+9696], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5664]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9856]	// again.p.row
vmovdqa ymmword ptr [rdi+9728], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5696]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9888]	// again.p.row
vmovdqa ymmword ptr [rdi+9760], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5728]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9920]	// again.p.row
vmovdqa ymmword ptr [rdi+9792], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5760]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9952]	// again.p.row
vmovdqa ymmword ptr [rdi+9824], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5792]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9984]	// again.p.row
vmovdqa ymmword ptr [rdi+9856], ymm11	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5824]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm11, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+10016]	// again.p.row
vmovdqa ymmword ptr [rdi+9888], ymm8	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5856]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm8, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+10048]	// again.p.row
vmovdqa ymmword ptr [rdi+9920], ymm9	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5888]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// again.p.row
vpmuludq ymm15, ymm12, ymm0	// again.p.row
vpaddq ymm10, ymm10, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm4	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm1	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm5	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm12, ymm2	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm13, ymm6	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm9, ymm12, ymm3	// again.p.row
vpmuludq ymm15, ymm13, ymm7	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+10080]	// again.p.row
vmovdqa ymmword ptr [rdi+9952], ymm10	// again.p.row
vmovdqa ymm12, ymmword ptr [rdi+5920]	// again.p.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// again.p.row
vpmuludq ymm14, ymm12, ymm0	// again.p.row
vpaddq ymm11, ymm11, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm4	// again.p.row
vpaddq ymm11, ymm11, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm1	// again.p.row
vpaddq ymm8, ymm8, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm5	// again.p.row
vpaddq ymm8, ymm8, ymm15	// again.p.row
vpmuludq ymm14, ymm12, ymm2	// again.p.row
vpaddq ymm9, ymm9, ymm14	// again.p.row
vpmuludq ymm15, ymm13, ymm6	// again.p.row
vpaddq ymm9, ymm9, ymm15	// again.p.row
vpmuludq ymm10, ymm12, ymm3	// again.p.row
vpmuludq ymm14, ymm13, ymm7	// again.p.row
vpaddq ymm10, ymm10, ymm14	// again.p.row
vmovdqa ymmword ptr [rdi+9984], ymm11	// again.p.row
vmovdqa ymmword ptr [rdi+10016], ymm8	// again.p.row
vmovdqa ymmword ptr [rdi+10048], ymm9	// again.p.row
vmovdqa ymmword ptr [rdi+10080], ymm10	// again.p.row
add r10, 128	// again.p.row
jnz 5b	// again.p.row
vmovdqa ymm2, ymmword ptr [rdi+8864]	// again.p.carry
vpsrlq ymm0, ymm2, 29	// again.p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm3, ymmword ptr [rdi+8896]	// again.p.carry
vpaddq ymm3, ymm3, ymm0	// again.p.carry
vpsrlq ymm0, ymm3, 29	// again.p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm4, ymmword ptr [rdi+8928]	// again.p.carry
vpaddq ymm4, ymm4, ymm0	// again.p.carry
vpsrlq ymm0, ymm4, 29	// again.p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm5, ymmword ptr [rdi+8960]	// again.p.carry
vpaddq ymm5, ymm5, ymm0	// again.p.carry
vpsrlq ymm0, ymm5, 29	// again.p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm6, ymmword ptr [rdi+8992]	// again.p.carry
vpaddq ymm6, ymm6, ymm0	// again.p.carry
vpsrlq ymm0, ymm6, 29	// again.p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm7, ymmword ptr [rdi+9024]	// again.p.carry
vpaddq ymm7, ymm7, ymm0	// again.p.carry
vpsrlq ymm0, ymm7, 29	// again.p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm8, ymmword ptr [rdi+9056]	// again.p.carry
vpaddq ymm8, ymm8, ymm0	// again.p.carry
vpsrlq ymm0, ymm8, 29	// again.p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm9, ymmword ptr [rdi+9088]	// again.p.carry
vpaddq ymm9, ymm9, ymm0	// again.p.carry
vpsrlq ymm0, ymm9, 29	// again.p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm10, ymmword ptr [rdi+9120]	// again.p.carry
vpaddq ymm10, ymm10, ymm0	// again.p.carry
vpsrlq ymm0, ymm10, 29	// again.p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm11, ymmword ptr [rdi+9152]	// again.p.carry
vpaddq ymm11, ymm11, ymm0	// again.p.carry
vpsrlq ymm0, ymm11, 29	// again.p.carry
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9184]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm2, ymm2, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2112], ymm2	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9216]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm3, ymm3, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2144], ymm3	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9248]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm4, ymm4, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2176], ymm4	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9280]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm5, ymm5, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2208], ymm5	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9312]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm6, ymm6, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2240], ymm6	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9344]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm7, ymm7, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2272], ymm7	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9376]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm8, ymm8, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2304], ymm8	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9408]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm9, ymm9, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2336], ymm9	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9440]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm10, ymm10, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2368], ymm10	// again.p.carry
vpsllq ymm1, ymm0, 32	// again.p.carry
vpor ymm11, ymm11, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2400], ymm11	// again.p.carry
vmovdqa ymm2, ymmword ptr [rdi+9504]	// again.p.carry
vpsrlq ymm0, ymm2, 29	// again.p.carry
vpand ymm2, ymm2, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm3, ymmword ptr [rdi+9536]	// again.p.carry
vpaddq ymm3, ymm3, ymm0	// again.p.carry
vpsrlq ymm0, ymm3, 29	// again.p.carry
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm4, ymmword ptr [rdi+9568]	// again.p.carry
vpaddq ymm4, ymm4, ymm0	// again.p.carry
vpsrlq ymm0, ymm4, 29	// again.p.carry
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm5, ymmword ptr [rdi+9600]	// again.p.carry
vpaddq ymm5, ymm5, ymm0	// again.p.carry
vpsrlq ymm0, ymm5, 29	// again.p.carry
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm6, ymmword ptr [rdi+9632]	// again.p.carry
vpaddq ymm6, ymm6, ymm0	// again.p.carry
vpsrlq ymm0, ymm6, 29	// again.p.carry
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm7, ymmword ptr [rdi+9664]	// again.p.carry
vpaddq ymm7, ymm7, ymm0	// again.p.carry
vpsrlq ymm0, ymm7, 29	// again.p.carry
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm8, ymmword ptr [rdi+9696]	// again.p.carry
vpaddq ymm8, ymm8, ymm0	// again.p.carry
vpsrlq ymm0, ymm8, 29	// again.p.carry
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm9, ymmword ptr [rdi+9728]	// again.p.carry
vpaddq ymm9, ymm9, ymm0	// again.p.carry
vpsrlq ymm0, ymm9, 29	// again.p.carry
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm10, ymmword ptr [rdi+9760]	// again.p.carry
vpaddq ymm10, ymm10, ymm0	// again.p.carry
vpsrlq ymm0, ymm10, 29	// again.p.carry
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm11, ymmword ptr [rdi+9792]	// again.p.carry
vpaddq ymm11, ymm11, ymm0	// again.p.carry
vpsrlq ymm0, ymm11, 29	// again.p.carry
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9824]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm2, ymm2, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2432], ymm2	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9856]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm3, ymm3, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2464], ymm3	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9888]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm4, ymm4, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2496], ymm4	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9920]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm5, ymm5, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2528], ymm5	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+9952]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm6, ymm6, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2560], ymm6	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+9984]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm7, ymm7, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2592], ymm7	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+10016]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm8, ymm8, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2624], ymm8	// again.p.carry
vmovdqa ymm14, ymmword ptr [rdi+10048]	// again.p.carry
vpaddq ymm14, ymm14, ymm0	// again.p.carry
vpsrlq ymm0, ymm14, 29	// again.p.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm14, 32	// again.p.carry
vpor ymm9, ymm9, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2656], ymm9	// again.p.carry
vmovdqa ymm15, ymmword ptr [rdi+10080]	// again.p.carry
vpaddq ymm15, ymm15, ymm0	// again.p.carry
vpsrlq ymm0, ymm15, 29	// again.p.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// again.p.carry
vpsllq ymm1, ymm15, 32	// again.p.carry
vpor ymm10, ymm10, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2688], ymm10	// again.p.carry
vpsllq ymm1, ymm0, 32	// again.p.carry
vpor ymm11, ymm11, ymm1	// again.p.carry
vmovdqu ymmword ptr [rdi+2720], ymm11	// again.p.carry
lea r8, [rdi+2112]	// again
add rdx, 640	// again
4:
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
vmovdqa ymm0, ymmword ptr [rdi+8800]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqa ymm0, ymmword ptr [rdi+8832]	// zeros
vmovmskpd r10d, ymm0	// zeros
or r11, r10	// zeros
vmovdqu ymm0, ymmword ptr [r8+0]	// u0.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+32]	// u0.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+64]	// u0.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+96]	// u0.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+128]	// u0.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+160]	// u0.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+192]	// u0.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+224]	// u0.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+256]	// u0.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+288]	// u0.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+0]	// u0.row0
vpsrlq ymm2, ymm2, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+32]	// u0.row0
vpsrlq ymm3, ymm3, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+64]	// u0.row0
vpsrlq ymm0, ymm0, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+96]	// u0.row0
vpsrlq ymm1, ymm1, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+128]	// u0.row0
vpsrlq ymm2, ymm2, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+160]	// u0.row0
vpsrlq ymm3, ymm3, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// u0.row0
vmovdqu ymm0, ymmword ptr [r8+192]	// u0.row0
vpsrlq ymm0, ymm0, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// u0.row0
vmovdqu ymm1, ymmword ptr [r8+224]	// u0.row0
vpsrlq ymm1, ymm1, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// u0.row0
vmovdqu ymm2, ymmword ptr [r8+256]	// u0.row0
vpsrlq ymm2, ymm2, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// u0.row0
vmovdqu ymm3, ymmword ptr [r8+288]	// u0.row0
vpsrlq ymm3, ymm3, 32	// u0.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+832]	// u0.row0
vmovdqa ymmword ptr [rdi+10784], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+864]	// u0.row0
vmovdqa ymmword ptr [rdi+10816], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+896]	// u0.row0
vmovdqa ymmword ptr [rdi+10848], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+928]	// u0.row0
vmovdqa ymmword ptr [rdi+10880], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+960]	// u0.row0
vmovdqa ymmword ptr [rdi+10912], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+992]	// u0.row0
vmovdqa ymmword ptr [rdi+10944], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+1024]	// u0.row0
vmovdqa ymmword ptr [rdi+10976], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+1056]	// u0.row0
vmovdqa ymmword ptr [rdi+11008], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+1088]	// u0.row0
vmovdqa ymmword ptr [rdi+11040], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+1120]	// u0.row0
vmovdqa ymmword ptr [rdi+11072], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+1152]	// u0.row0
vmovdqa ymmword ptr [rdi+11104], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+1184]	// u0.row0
vmovdqa ymmword ptr [rdi+11136], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+1216]	// u0.row0
vmovdqa ymmword ptr [rdi+11168], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+1248]	// u0.row0
vmovdqa ymmword ptr [rdi+11200], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+1280]	// u0.row0
vmovdqa ymmword ptr [rdi+11232], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+1312]	// u0.row0
vmovdqa ymmword ptr [rdi+11264], ymm3	// u0.row0
vmovdqa ymm0, ymmword ptr [rdi+1344]	// u0.row0
vmovdqa ymmword ptr [rdi+11296], ymm0	// u0.row0
vmovdqa ymm1, ymmword ptr [rdi+1376]	// u0.row0
vmovdqa ymmword ptr [rdi+11328], ymm1	// u0.row0
vmovdqa ymm2, ymmword ptr [rdi+1408]	// u0.row0
vmovdqa ymmword ptr [rdi+11360], ymm2	// u0.row0
vmovdqa ymm3, ymmword ptr [rdi+1440]	// u0.row0
vmovdqa ymmword ptr [rdi+11392], ymm3	// u0.row0
vpxor ymm0, ymm0, ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9504], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9568], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9600], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9632], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9696], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9728], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9760], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9792], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9824], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9856], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9888], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9920], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9952], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+9984], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+10016], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// u0.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// u0.row0
mov r10, -640	// u0.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// u0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// u0.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// u0.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// u0.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+832]	// u0.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// u0.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+864]	// u0.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+832]	// u0.reduce
vpaddq ymm5, ymm5, ymm15	// u0.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// u0.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+896]	// u0.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+864]	// u0.reduce
vpaddq ymm6, ymm6, ymm12	// u0.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+832]	// u0.reduce
vpaddq ymm6, ymm6, ymm13	// u0.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// u0.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+928]	// u0.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+896]	// u0.reduce
vpaddq ymm7, ymm7, ymm14	// u0.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+864]	// u0.reduce
vpaddq ymm7, ymm7, ymm15	// u0.reduce
vpmuludq ymm12, ymm3, ymmword ptr [rdi+832]	// u0.reduce
vpaddq ymm7, ymm7, ymm12	// u0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// u0.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// u0.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm4, ymm4, ymm13	// u0.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm5, ymm5, ymm14	// u0.reduce
vpsrlq ymm4, ymm4, 29	// u0.reduce
vpaddq ymm5, ymm5, ymm4	// u0.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+64]	// u0.reduce
vpaddq ymm6, ymm6, ymm15	// u0.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+96]	// u0.reduce
vpaddq ymm7, ymm7, ymm12	// u0.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// u0.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm5, ymm5, ymm13	// u0.reduce
vpmuludq ymm14, ymm9, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm6, ymm6, ymm14	// u0.reduce
vpsrlq ymm5, ymm5, 29	// u0.reduce
vpaddq ymm6, ymm6, ymm5	// u0.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+64]	// u0.reduce
vpaddq ymm7, ymm7, ymm15	// u0.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// u0.reduce
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm6, ymm6, ymm12	// u0.reduce
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm7, ymm7, ymm13	// u0.reduce
vpsrlq ymm6, ymm6, 29	// u0.reduce
vpaddq ymm7, ymm7, ymm6	// u0.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// u0.reduce
vpmuludq ymm14, ymm11, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm7, ymm7, ymm14	// u0.reduce
vpsrlq ymm7, ymm7, 29	// u0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// u0.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// u0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// u0.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// u0.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// u0.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// u0.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+4672]	// u0.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+9504]	// u0.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+4704]	// u0.reduce
vpmuludq ymm15, ymm1, ymmword ptr [rdi+4672]	// u0.reduce
vpaddq ymm5, ymm5, ymm15	// u0.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+9536]	// u0.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+4736]	// u0.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+4704]	// u0.reduce
vpaddq ymm6, ymm6, ymm12	// u0.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+4672]	// u0.reduce
vpaddq ymm6, ymm6, ymm13	// u0.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+9568]	// u0.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+4768]	// u0.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+4736]	// u0.reduce
vpaddq ymm7, ymm7, ymm14	// u0.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+4704]	// u0.reduce
vpaddq ymm7, ymm7, ymm15	// u0.reduce
vpmuludq ymm12, ymm3, ymmword ptr [rdi+4672]	// u0.reduce
vpaddq ymm7, ymm7, ymm12	// u0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9600]	// u0.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11552], ymm8	// u0.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm4, ymm4, ymm13	// u0.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm5, ymm5, ymm14	// u0.reduce
vpsrlq ymm4, ymm4, 29	// u0.reduce
vpaddq ymm5, ymm5, ymm4	// u0.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+64]	// u0.reduce
vpaddq ymm6, ymm6, ymm15	// u0.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+96]	// u0.reduce
vpaddq ymm7, ymm7, ymm12	// u0.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11584], ymm9	// u0.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm5, ymm5, ymm13	// u0.reduce
vpmuludq ymm14, ymm9, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm6, ymm6, ymm14	// u0.reduce
vpsrlq ymm5, ymm5, 29	// u0.reduce
vpaddq ymm6, ymm6, ymm5	// u0.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+64]	// u0.reduce
vpaddq ymm7, ymm7, ymm15	// u0.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11616], ymm10	// u0.reduce
vpmuludq ymm12, ymm10, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm6, ymm6, ymm12	// u0.reduce
vpmuludq ymm13, ymm10, ymmword ptr [rdi+32]	// u0.reduce
vpaddq ymm7, ymm7, ymm13	// u0.reduce
vpsrlq ymm6, ymm6, 29	// u0.reduce
vpaddq ymm7, ymm7, ymm6	// u0.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// u0.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// u0.reduce
vmovdqa ymmword ptr [rdi+11648], ymm11	// u0.reduce
vpmuludq ymm14, ymm11, ymmword ptr [rdi+0]	// u0.reduce
vpaddq ymm7, ymm7, ymm14	// u0.reduce
vpsrlq ymm7, ymm7, 29	// u0.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9632]	// u0.reduce
vmovdqa ymmword ptr [rdi+9632], ymm7	// u0.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// u0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// u0.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// u0.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// u0.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// u0.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+864]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+896]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+928]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+960]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// u0.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+992]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// u0.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1024]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// u0.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1056]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// u0.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1088]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// u0.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1120]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// u0.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1152]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// u0.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1184]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// u0.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1216]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// u0.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1248]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// u0.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1280]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// u0.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1312]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// u0.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1344]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// u0.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1376]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// u0.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1408]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// u0.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+1440]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// u0.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// u0.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// u0.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// u0.row
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// u0.row
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// u0.row
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// u0.row
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// u0.row
vmovdqa ymm4, ymmword ptr [rdi+11552]	// u0.row
vmovdqa ymm5, ymmword ptr [rdi+11584]	// u0.row
vmovdqa ymm6, ymmword ptr [rdi+11616]	// u0.row
vmovdqa ymm7, ymmword ptr [rdi+11648]	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4704]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4736]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4768]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4800]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9632]	// u0.row
vmovdqa ymmword ptr [rdi+9504], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4832]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9664]	// u0.row
vmovdqa ymmword ptr [rdi+9536], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4864]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9696]	// u0.row
vmovdqa ymmword ptr [rdi+9568], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4896]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9728]	// u0.row
vmovdqa ymmword ptr [rdi+9600], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4928]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9760]	// u0.row
vmovdqa ymmword ptr [rdi+9632], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4960]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9792]	// u0.row
vmovdqa ymmword ptr [rdi+9664], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+4992]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9824]	// u0.row
vmovdqa ymmword ptr [rdi+9696], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5024]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9856]	// u0.row
vmovdqa ymmword ptr [rdi+9728], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5056]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9888]	// u0.row
vmovdqa ymmword ptr [rdi+9760], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5088]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9920]	// u0.row
vmovdqa ymmword ptr [rdi+9792], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5120]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9952]	// u0.row
vmovdqa ymmword ptr [rdi+9824], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5152]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9984]	// u0.row
vmovdqa ymmword ptr [rdi+9856], ymm11	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5184]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm11, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+10016]	// u0.row
vmovdqa ymmword ptr [rdi+9888], ymm8	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5216]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm8, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+10048]	// u0.row
vmovdqa ymmword ptr [rdi+9920], ymm9	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5248]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// u0.row
vpmuludq ymm15, ymm12, ymm0	// u0.row
vpaddq ymm10, ymm10, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm4	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm1	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm5	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm12, ymm2	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm13, ymm6	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm9, ymm12, ymm3	// u0.row
vpmuludq ymm15, ymm13, ymm7	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+10080]	// u0.row
vmovdqa ymmword ptr [rdi+9952], ymm10	// u0.row
vmovdqa ymm12, ymmword ptr [rdi+5280]	// u0.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// u0.row
vpmuludq ymm14, ymm12, ymm0	// u0.row
vpaddq ymm11, ymm11, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm4	// u0.row
vpaddq ymm11, ymm11, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm1	// u0.row
vpaddq ymm8, ymm8, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm5	// u0.row
vpaddq ymm8, ymm8, ymm15	// u0.row
vpmuludq ymm14, ymm12, ymm2	// u0.row
vpaddq ymm9, ymm9, ymm14	// u0.row
vpmuludq ymm15, ymm13, ymm6	// u0.row
vpaddq ymm9, ymm9, ymm15	// u0.row
vpmuludq ymm10, ymm12, ymm3	// u0.row
vpmuludq ymm14, ymm13, ymm7	// u0.row
vpaddq ymm10, ymm10, ymm14	// u0.row
vmovdqa ymmword ptr [rdi+9984], ymm11	// u0.row
vmovdqa ymmword ptr [rdi+10016], ymm8	// u0.row
vmovdqa ymmword ptr [rdi+10048], ymm9	// u0.row
vmovdqa ymmword ptr [rdi+10080], ymm10	// u0.row
add r10, 128	// u0.row
jnz 5b	// u0.row
vmovdqa ymm15, ymmword ptr [rdi+9504]	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+832], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9536]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+864], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9568]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+896], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9600]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+928], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9632]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+960], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9664]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+992], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9696]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1024], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9728]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1056], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9760]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1088], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9792]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1120], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9824]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1152], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9856]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1184], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9888]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1216], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9920]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1248], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+9952]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1280], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+9984]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1312], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+10016]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1344], ymm15	// u0.carry
vmovdqa ymm14, ymmword ptr [rdi+10048]	// u0.carry
vpaddq ymm14, ymm14, ymm0	// u0.carry
vpsrlq ymm0, ymm14, 29	// u0.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1376], ymm14	// u0.carry
vmovdqa ymm15, ymmword ptr [rdi+10080]	// u0.carry
vpaddq ymm15, ymm15, ymm0	// u0.carry
vpsrlq ymm0, ymm15, 29	// u0.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u0.carry
vmovdqa ymmword ptr [rdi+1408], ymm15	// u0.carry
vmovdqa ymmword ptr [rdi+1440], ymm0	// u0.carry
vmovdqa ymm2, ymmword ptr [rdi+8864]	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8160]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+8896]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8192]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+8928]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8224]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+8960]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8256]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+8992]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8288]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9024]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8320]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9056]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8352]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9088]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8384]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9120]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8416]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9152]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8448]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9184]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8480]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9216]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8512]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9248]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8544]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9280]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8576]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9312]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8608]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9344]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8640]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9376]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8672]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9408]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8704]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+9440]	// x0.canonical
vpaddq ymm2, ymm2, ymm0	// x0.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8736]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vpaddq ymm2, ymm0, ymmword ptr [rdi+8768]	// x0.canonical
vpsrlq ymm0, ymm2, 29	// x0.canonical
vpxor ymm1, ymm1, ymm1	// x0.canonical
vpsubq ymm1, ymm1, ymm0	// x0.canonical
vpand ymm3, ymm1, ymmword ptr [rdi+8160]	// x0.canonical
vpaddq ymm3, ymm3, ymmword ptr [rdi+8864]	// x0.canonical
vpsrlq ymm0, ymm3, 29	// x0.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// x0.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+8192]	// x0.canonical
vpaddq ymm4, ymm4, ymm0	// x0.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+8896]	// x0.canonical
vpsrlq ymm0, ymm4, 29	// x0.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm4, 29	// x0.canonical
vpor ymm3, ymm3, ymm2	// x0.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+8224]	// x0.canonical
vpaddq ymm4, ymm4, ymm0	// x0.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+8928]	// x0.canonical
vpsrlq ymm0, ymm4, 29	// x0.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm4, 58	// x0.canonical
vpor ymm3, ymm3, ymm2	// x0.canonical
vpsrlq ymm4, ymm4, 6	// x0.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+8256]	// x0.canonical
vpaddq ymm5, ymm5, ymm0	// x0.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+8960]	// x0.canonical
vpsrlq ymm0, ymm5, 29	// x0.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm5, 23	// x0.canonical
vpor ymm4, ymm4, ymm2	// x0.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+8288]	// x0.canonical
vpaddq ymm5, ymm5, ymm0	// x0.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+8992]	// x0.canonical
vpsrlq ymm0, ymm5, 29	// x0.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm5, 52	// x0.canonical
vpor ymm4, ymm4, ymm2	// x0.canonical
vpsrlq ymm5, ymm5, 12	// x0.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+8320]	// x0.canonical
vpaddq ymm6, ymm6, ymm0	// x0.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+9024]	// x0.canonical
vpsrlq ymm0, ymm6, 29	// x0.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm6, 17	// x0.canonical
vpor ymm5, ymm5, ymm2	// x0.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+8352]	// x0.canonical
vpaddq ymm6, ymm6, ymm0	// x0.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]	// x0.canonical
vpsrlq ymm0, ymm6, 29	// x0.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm6, 46	// x0.canonical
vpor ymm5, ymm5, ymm2	// x0.canonical
vpsrlq ymm6, ymm6, 18	// x0.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+8384]	// x0.canonical
vpaddq ymm7, ymm7, ymm0	// x0.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]	// x0.canonical
vpsrlq ymm0, ymm7, 29	// x0.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm7, 11	// x0.canonical
vpor ymm6, ymm6, ymm2	// x0.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+8416]	// x0.canonical
vpaddq ymm7, ymm7, ymm0	// x0.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+9120]	// x0.canonical
vpsrlq ymm0, ymm7, 29	// x0.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm7, 40	// x0.canonical
vpor ymm6, ymm6, ymm2	// x0.canonical
vpsrlq ymm7, ymm7, 24	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8448]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9152]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm8, 5	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8480]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9184]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm8, 34	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8512]	// x0.canonical
vpaddq ymm8, ymm8, ymm0	// x0.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9216]	// x0.canonical
vpsrlq ymm0, ymm8, 29	// x0.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm8, 63	// x0.canonical
vpor ymm7, ymm7, ymm2	// x0.canonical
vpsrlq ymm8, ymm8, 1	// x0.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+8544]	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+9248]	// x0.canonical
vpsrlq ymm0, ymm9, 29	// x0.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm9, 28	// x0.canonical
vpor ymm8, ymm8, ymm2	// x0.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+8576]	// x0.canonical
vpaddq ymm9, ymm9, ymm0	// x0.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// x0.canonical
vpsrlq ymm0, ymm9, 29	// x0.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm9, 57	// x0.canonical
vpor ymm8, ymm8, ymm2	// x0.canonical
vpsrlq ymm9, ymm9, 7	// x0.canonical
vpand ymm10, ymm1, ymmword ptr [rdi+8608]	// x0.canonical
vpaddq ymm10, ymm10, ymm0	// x0.canonical
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// x0.canonical
vpsrlq ymm0, ymm10, 29	// x0.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm10, 22	// x0.canonical
vpor ymm9, ymm9, ymm2	// x0.canonical
vpand ymm10, ymm1, ymmword ptr [rdi+8640]	// x0.canonical
vpaddq ymm10, ymm10, ymm0	// x0.canonical
vpaddq ymm10, ymm10, ymmword ptr [rdi+9344]	// x0.canonical
vpsrlq ymm0, ymm10, 29	// x0.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm10, 51	// x0.canonical
vpor ymm9, ymm9, ymm2	// x0.canonical
vpsrlq ymm10, ymm10, 13	// x0.canonical
vpand ymm11, ymm1, ymmword ptr [rdi+8672]	// x0.canonical
vpaddq ymm11, ymm11, ymm0	// x0.canonical
vpaddq ymm11, ymm11, ymmword ptr [rdi+9376]	// x0.canonical
vpsrlq ymm0, ymm11, 29	// x0.canonical
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm11, 16	// x0.canonical
vpor ymm10, ymm10, ymm2	// x0.canonical
vpand ymm11, ymm1, ymmword ptr [rdi+8704]	// x0.canonical
vpaddq ymm11, ymm11, ymm0	// x0.canonical
vpaddq ymm11, ymm11, ymmword ptr [rdi+9408]	// x0.canonical
vpsrlq ymm0, ymm11, 29	// x0.canonical
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm11, 45	// x0.canonical
vpor ymm10, ymm10, ymm2	// x0.canonical
vpsrlq ymm11, ymm11, 19	// x0.canonical
vpand ymm12, ymm1, ymmword ptr [rdi+8736]	// x0.canonical
vpaddq ymm12, ymm12, ymm0	// x0.canonical
vpaddq ymm12, ymm12, ymmword ptr [rdi+9440]	// x0.canonical
vpsrlq ymm0, ymm12, 29	// x0.canonical
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm12, 10	// x0.canonical
vpor ymm11, ymm11, ymm2	// x0.canonical
vpand ymm12, ymm1, ymmword ptr [rdi+8768]	// x0.canonical
vpaddq ymm12, ymm12, ymm0	// x0.canonical
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// x0.canonical
vpsllq ymm2, ymm12, 39	// x0.canonical
vpor ymm11, ymm11, ymm2	// x0.canonical
vmovdqa ymm2, ymmword ptr [rdi+8800]	// x0.canonical
vpandn ymm3, ymm2, ymm3	// x0.canonical
vpandn ymm4, ymm2, ymm4	// x0.canonical
vpandn ymm5, ymm2, ymm5	// x0.canonical
vpandn ymm6, ymm2, ymm6	// x0.canonical
vpandn ymm7, ymm2, ymm7	// x0.canonical
vpandn ymm8, ymm2, ymm8	// x0.canonical
vpandn ymm9, ymm2, ymm9	// x0.canonical
vpandn ymm10, ymm2, ymm10	// x0.canonical
vpandn ymm11, ymm2, ymm11	// x0.canonical
vpunpcklqdq ymm0, ymm3, ymm4	// x0.store
vpunpckhqdq ymm1, ymm3, ymm4	// x0.store
vmovdqu xmmword ptr [rsi+0], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+144], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+72], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+216], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm5, ymm6	// x0.store
vpunpckhqdq ymm1, ymm5, ymm6	// x0.store
vmovdqu xmmword ptr [rsi+16], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+160], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+88], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+232], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm7, ymm8	// x0.store
vpunpckhqdq ymm1, ymm7, ymm8	// x0.store
vmovdqu xmmword ptr [rsi+32], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+176], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+104], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+248], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm9, ymm10	// x0.store
vpunpckhqdq ymm1, ymm9, ymm10	// x0.store
vmovdqu xmmword ptr [rsi+48], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+192], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+120], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+264], ymm1, 1	// x0.store
vpunpcklqdq ymm0, ymm10, ymm11	// x0.store
vpunpckhqdq ymm1, ymm10, ymm11	// x0.store
vmovdqu xmmword ptr [rsi+56], xmm0	// x0.store
vextracti128 xmmword ptr [rsi+200], ymm0, 1	// x0.store
vmovdqu xmmword ptr [rsi+128], xmm1	// x0.store
vextracti128 xmmword ptr [rsi+272], ymm1, 1	// x0.store
vmovdqu ymm0, ymmword ptr [r8+320]	// u1.row0
vmovdqa ymmword ptr [rdi+10144], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+352]	// u1.row0
vmovdqa ymmword ptr [rdi+10176], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+384]	// u1.row0
vmovdqa ymmword ptr [rdi+10208], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+416]	// u1.row0
vmovdqa ymmword ptr [rdi+10240], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+448]	// u1.row0
vmovdqa ymmword ptr [rdi+10272], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+480]	// u1.row0
vmovdqa ymmword ptr [rdi+10304], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+512]	// u1.row0
vmovdqa ymmword ptr [rdi+10336], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+544]	// u1.row0
vmovdqa ymmword ptr [rdi+10368], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+576]	// u1.row0
vmovdqa ymmword ptr [rdi+10400], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+608]	// u1.row0
vmovdqa ymmword ptr [rdi+10432], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+320]	// u1.row0
vpsrlq ymm2, ymm2, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10464], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+352]	// u1.row0
vpsrlq ymm3, ymm3, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10496], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+384]	// u1.row0
vpsrlq ymm0, ymm0, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10528], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+416]	// u1.row0
vpsrlq ymm1, ymm1, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10560], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+448]	// u1.row0
vpsrlq ymm2, ymm2, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10592], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+480]	// u1.row0
vpsrlq ymm3, ymm3, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10624], ymm3	// u1.row0
vmovdqu ymm0, ymmword ptr [r8+512]	// u1.row0
vpsrlq ymm0, ymm0, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10656], ymm0	// u1.row0
vmovdqu ymm1, ymmword ptr [r8+544]	// u1.row0
vpsrlq ymm1, ymm1, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10688], ymm1	// u1.row0
vmovdqu ymm2, ymmword ptr [r8+576]	// u1.row0
vpsrlq ymm2, ymm2, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10720], ymm2	// u1.row0
vmovdqu ymm3, ymmword ptr [r8+608]	// u1.row0
vpsrlq ymm3, ymm3, 32	// u1.row0
vmovdqa ymmword ptr [rdi+10752], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1472]	// u1.row0
vmovdqa ymmword ptr [rdi+10784], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1504]	// u1.row0
vmovdqa ymmword ptr [rdi+10816], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1536]	// u1.row0
vmovdqa ymmword ptr [rdi+10848], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1568]	// u1.row0
vmovdqa ymmword ptr [rdi+10880], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1600]	// u1.row0
vmovdqa ymmword ptr [rdi+10912], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1632]	// u1.row0
vmovdqa ymmword ptr [rdi+10944], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1664]	// u1.row0
vmovdqa ymmword ptr [rdi+10976], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1696]	// u1.row0
vmovdqa ymmword ptr [rdi+11008], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1728]	// u1.row0
vmovdqa ymmword ptr [rdi+11040], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1760]	// u1.row0
vmovdqa ymmword ptr [rdi+11072], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1792]	// u1.row0
vmovdqa ymmword ptr [rdi+11104], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1824]	// u1.row0
vmovdqa ymmword ptr [rdi+11136], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1856]	// u1.row0
vmovdqa ymmword ptr [rdi+11168], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+1888]	// u1.row0
vmovdqa ymmword ptr [rdi+11200], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+1920]	// u1.row0
vmovdqa ymmword ptr [rdi+11232], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+1952]	// u1.row0
vmovdqa ymmword ptr [rdi+11264], ymm3	// u1.row0
vmovdqa ymm0, ymmword ptr [rdi+1984]	// u1.row0
vmovdqa ymmword ptr [rdi+11296], ymm0	// u1.row0
vmovdqa ymm1, ymmword ptr [rdi+2016]	// u1.row0
vmovdqa ymmword ptr [rdi+11328], ymm1	// u1.row0
vmovdqa ymm2, ymmword ptr [rdi+2048]	// u1.row0
vmovdqa ymmword ptr [rdi+11360], ymm2	// u1.row0
vmovdqa ymm3, ymmword ptr [rdi+2080]	// u1.row0
vmovdqa ymmword ptr [rdi+11392], ymm3	// u1.row0
vpxor ymm0, ymm0, ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+8864], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+8896], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+8928], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+8960], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+8992], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9024], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9056], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9088], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9120], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9152], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9184], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9216], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9248], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9280], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9312], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9344], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9376], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9408], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9440], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9504], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9536], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9568], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9600], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9632], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9664], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9696], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9728], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9760], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9792], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9824], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9856], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9888], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9920], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9952], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+9984], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+10016], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+10048], ymm0	// u1.row0
vmovdqa ymmword ptr [rdi+10080], ymm0	// u1.row0
mov r10, -640	// u1.row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// u1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// u1.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// u1.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// u1.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+1472]	// u1.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+8864]	// u1.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+1504]	// u1.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+1472]	// u1.reduce
vpaddq ymm5, ymm5, ymm13	// u1.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+8896]	// u1.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+1536]	// u1.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+1504]	// u1.reduce
vpaddq ymm6, ymm6, ymm14	// u1.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+1472]	// u1.reduce
vpaddq ymm6, ymm6, ymm15	// u1.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+8928]	// u1.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+1568]	// u1.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+1536]	// u1.reduce
vpaddq ymm7, ymm7, ymm12	// u1.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+1504]	// u1.reduce
vpaddq ymm7, ymm7, ymm13	// u1.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1472]	// u1.reduce
vpaddq ymm7, ymm7, ymm14	// u1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8960]	// u1.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11424], ymm8	// u1.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm4, ymm4, ymm15	// u1.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm5, ymm5, ymm12	// u1.reduce
vpsrlq ymm4, ymm4, 29	// u1.reduce
vpaddq ymm5, ymm5, ymm4	// u1.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// u1.reduce
vpaddq ymm6, ymm6, ymm13	// u1.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// u1.reduce
vpaddq ymm7, ymm7, ymm14	// u1.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11456], ymm9	// u1.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm5, ymm5, ymm15	// u1.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm6, ymm6, ymm12	// u1.reduce
vpsrlq ymm5, ymm5, 29	// u1.reduce
vpaddq ymm6, ymm6, ymm5	// u1.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// u1.reduce
vpaddq ymm7, ymm7, ymm13	// u1.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11488], ymm10	// u1.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm6, ymm6, ymm14	// u1.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm7, ymm7, ymm15	// u1.reduce
vpsrlq ymm6, ymm6, 29	// u1.reduce
vpaddq ymm7, ymm7, ymm6	// u1.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11520], ymm11	// u1.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm7, ymm7, ymm12	// u1.reduce
vpsrlq ymm7, ymm7, 29	// u1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+8992]	// u1.reduce
vmovdqa ymmword ptr [rdi+8992], ymm7	// u1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// u1.reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// u1.reduce
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// u1.reduce
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// u1.reduce
vpmuludq ymm4, ymm0, ymmword ptr [rdi+5312]	// u1.reduce
vpaddq ymm4, ymm4, ymmword ptr [rdi+9504]	// u1.reduce
vpmuludq ymm5, ymm0, ymmword ptr [rdi+5344]	// u1.reduce
vpmuludq ymm13, ymm1, ymmword ptr [rdi+5312]	// u1.reduce
vpaddq ymm5, ymm5, ymm13	// u1.reduce
vpaddq ymm5, ymm5, ymmword ptr [rdi+9536]	// u1.reduce
vpmuludq ymm6, ymm0, ymmword ptr [rdi+5376]	// u1.reduce
vpmuludq ymm14, ymm1, ymmword ptr [rdi+5344]	// u1.reduce
vpaddq ymm6, ymm6, ymm14	// u1.reduce
vpmuludq ymm15, ymm2, ymmword ptr [rdi+5312]	// u1.reduce
vpaddq ymm6, ymm6, ymm15	// u1.reduce
vpaddq ymm6, ymm6, ymmword ptr [rdi+9568]	// u1.reduce
vpmuludq ymm7, ymm0, ymmword ptr [rdi+5408]	// u1.reduce
vpmuludq ymm12, ymm1, ymmword ptr [rdi+5376]	// u1.reduce
vpaddq ymm7, ymm7, ymm12	// u1.reduce
vpmuludq ymm13, ymm2, ymmword ptr [rdi+5344]	// u1.reduce
vpaddq ymm7, ymm7, ymm13	// u1.reduce
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5312]	// u1.reduce
vpaddq ymm7, ymm7, ymm14	// u1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9600]	// u1.reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11552], ymm8	// u1.reduce
vpmuludq ymm15, ymm8, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm4, ymm4, ymm15	// u1.reduce
vpmuludq ymm12, ymm8, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm5, ymm5, ymm12	// u1.reduce
vpsrlq ymm4, ymm4, 29	// u1.reduce
vpaddq ymm5, ymm5, ymm4	// u1.reduce
vpmuludq ymm13, ymm8, ymmword ptr [rdi+64]	// u1.reduce
vpaddq ymm6, ymm6, ymm13	// u1.reduce
vpmuludq ymm14, ymm8, ymmword ptr [rdi+96]	// u1.reduce
vpaddq ymm7, ymm7, ymm14	// u1.reduce
vpmuludq ymm9, ymm5, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11584], ymm9	// u1.reduce
vpmuludq ymm15, ymm9, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm5, ymm5, ymm15	// u1.reduce
vpmuludq ymm12, ymm9, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm6, ymm6, ymm12	// u1.reduce
vpsrlq ymm5, ymm5, 29	// u1.reduce
vpaddq ymm6, ymm6, ymm5	// u1.reduce
vpmuludq ymm13, ymm9, ymmword ptr [rdi+64]	// u1.reduce
vpaddq ymm7, ymm7, ymm13	// u1.reduce
vpmuludq ymm10, ymm6, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11616], ymm10	// u1.reduce
vpmuludq ymm14, ymm10, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm6, ymm6, ymm14	// u1.reduce
vpmuludq ymm15, ymm10, ymmword ptr [rdi+32]	// u1.reduce
vpaddq ymm7, ymm7, ymm15	// u1.reduce
vpsrlq ymm6, ymm6, 29	// u1.reduce
vpaddq ymm7, ymm7, ymm6	// u1.reduce
vpmuludq ymm11, ymm7, ymmword ptr [rdi+640]	// u1.reduce
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// u1.reduce
vmovdqa ymmword ptr [rdi+11648], ymm11	// u1.reduce
vpmuludq ymm12, ymm11, ymmword ptr [rdi+0]	// u1.reduce
vpaddq ymm7, ymm7, ymm12	// u1.reduce
vpsrlq ymm7, ymm7, 29	// u1.reduce
vpaddq ymm7, ymm7, ymmword ptr [rdi+9632]	// u1.reduce
vmovdqa ymmword ptr [rdi+9632], ymm7	// u1.reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+10784]	// u1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+10816]	// u1.row
vmovdqa ymm2, ymmword ptr [rdi+r10+10848]	// u1.row
vmovdqa ymm3, ymmword ptr [rdi+r10+10880]	// u1.row
vmovdqa ymm4, ymmword ptr [rdi+11424]	// u1.row
vmovdqa ymm5, ymmword ptr [rdi+11456]	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+11488]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+11520]	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1504]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1536]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1568]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1600]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+8992]	// u1.row
vmovdqa ymmword ptr [rdi+8864], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1632]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9024]	// u1.row
vmovdqa ymmword ptr [rdi+8896], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1664]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9056]	// u1.row
vmovdqa ymmword ptr [rdi+8928], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1696]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9088]	// u1.row
vmovdqa ymmword ptr [rdi+8960], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1728]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9120]	// u1.row
vmovdqa ymmword ptr [rdi+8992], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1760]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9152]	// u1.row
vmovdqa ymmword ptr [rdi+9024], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1792]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9184]	// u1.row
vmovdqa ymmword ptr [rdi+9056], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1824]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9216]	// u1.row
vmovdqa ymmword ptr [rdi+9088], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1856]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9248]	// u1.row
vmovdqa ymmword ptr [rdi+9120], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1888]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// u1.row
vmovdqa ymmword ptr [rdi+9152], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1920]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// u1.row
vmovdqa ymmword ptr [rdi+9184], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1952]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9344]	// u1.row
vmovdqa ymmword ptr [rdi+9216], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+1984]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9376]	// u1.row
vmovdqa ymmword ptr [rdi+9248], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+2016]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9408]	// u1.row
vmovdqa ymmword ptr [rdi+9280], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+2048]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9440]	// u1.row
vmovdqa ymmword ptr [rdi+9312], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+2080]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vmovdqa ymmword ptr [rdi+9344], ymm11	// u1.row
vmovdqa ymmword ptr [rdi+9376], ymm8	// u1.row
vmovdqa ymmword ptr [rdi+9408], ymm9	// u1.row
vmovdqa ymmword ptr [rdi+9440], ymm10	// u1.row
vmovdqa ymm0, ymmword ptr [rdi+r10+11424]	// u1.row
vmovdqa ymm1, ymmword ptr [rdi+r10+11456]	// u1.row
vmovdqa ymm2, ymmword ptr [rdi+r10+11488]	// u1.row
vmovdqa ymm3, ymmword ptr [rdi+r10+11520]	// u1.row
vmovdqa ymm4, ymmword ptr [rdi+11552]	// u1.row
vmovdqa ymm5, ymmword ptr [rdi+11584]	// u1.row
vmovdqa ymm6, ymmword ptr [rdi+11616]	// u1.row
vmovdqa ymm7, ymmword ptr [rdi+11648]	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5344]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+32]	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5376]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+64]	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5408]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+96]	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5440]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+128]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9632]	// u1.row
vmovdqa ymmword ptr [rdi+9504], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5472]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+160]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9664]	// u1.row
vmovdqa ymmword ptr [rdi+9536], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5504]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+192]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9696]	// u1.row
vmovdqa ymmword ptr [rdi+9568], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5536]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+224]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9728]	// u1.row
vmovdqa ymmword ptr [rdi+9600], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5568]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+256]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9760]	// u1.row
vmovdqa ymmword ptr [rdi+9632], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5600]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+288]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9792]	// u1.row
vmovdqa ymmword ptr [rdi+9664], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5632]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+320]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9824]	// u1.row
vmovdqa ymmword ptr [rdi+9696], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5664]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+352]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9856]	// u1.row
vmovdqa ymmword ptr [rdi+9728], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5696]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+384]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+9888]	// u1.row
vmovdqa ymmword ptr [rdi+9760], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5728]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+416]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+9920]	// u1.row
vmovdqa ymmword ptr [rdi+9792], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5760]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+448]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+9952]	// u1.row
vmovdqa ymmword ptr [rdi+9824], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5792]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+480]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpaddq ymm11, ymm11, ymmword ptr [rdi+9984]	// u1.row
vmovdqa ymmword ptr [rdi+9856], ymm11	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5824]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+512]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm11, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpaddq ymm8, ymm8, ymmword ptr [rdi+10016]	// u1.row
vmovdqa ymmword ptr [rdi+9888], ymm8	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5856]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+544]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm8, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpaddq ymm9, ymm9, ymmword ptr [rdi+10048]	// u1.row
vmovdqa ymmword ptr [rdi+9920], ymm9	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5888]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+576]	// u1.row
vpmuludq ymm15, ymm12, ymm0	// u1.row
vpaddq ymm10, ymm10, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm4	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm1	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm5	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm12, ymm2	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm13, ymm6	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm9, ymm12, ymm3	// u1.row
vpmuludq ymm15, ymm13, ymm7	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpaddq ymm10, ymm10, ymmword ptr [rdi+10080]	// u1.row
vmovdqa ymmword ptr [rdi+9952], ymm10	// u1.row
vmovdqa ymm12, ymmword ptr [rdi+5920]	// u1.row
vmovdqa ymm13, ymmword ptr [rdi+608]	// u1.row
vpmuludq ymm14, ymm12, ymm0	// u1.row
vpaddq ymm11, ymm11, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm4	// u1.row
vpaddq ymm11, ymm11, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm1	// u1.row
vpaddq ymm8, ymm8, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm5	// u1.row
vpaddq ymm8, ymm8, ymm15	// u1.row
vpmuludq ymm14, ymm12, ymm2	// u1.row
vpaddq ymm9, ymm9, ymm14	// u1.row
vpmuludq ymm15, ymm13, ymm6	// u1.row
vpaddq ymm9, ymm9, ymm15	// u1.row
vpmuludq ymm10, ymm12, ymm3	// u1.row
vpmuludq ymm14, ymm13, ymm7	// u1.row
vpaddq ymm10, ymm10, ymm14	// u1.row
vmovdqa ymmword ptr [rdi+9984], ymm11	// u1.row
vmovdqa ymmword ptr [rdi+10016], ymm8	// u1.row
vmovdqa ymmword ptr [rdi+10048], ymm9	// u1.row
vmovdqa ymmword ptr [rdi+10080], ymm10	// u1.row
add r10, 128	// u1.row
jnz 5b	// u1.row
vmovdqa ymm15, ymmword ptr [rdi+9504]	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1472], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9536]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1504], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9568]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1536], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9600]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1568], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9632]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1600], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9664]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1632], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9696]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1664], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9728]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1696], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9760]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1728], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9792]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1760], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9824]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1792], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9856]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1824], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9888]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1856], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9920]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1888], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+9952]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1920], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+9984]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1952], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+10016]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+1984], ymm15	// u1.carry
vmovdqa ymm14, ymmword ptr [rdi+10048]	// u1.carry
vpaddq ymm14, ymm14, ymm0	// u1.carry
vpsrlq ymm0, ymm14, 29	// u1.carry
vpand ymm14, ymm14, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+2016], ymm14	// u1.carry
vmovdqa ymm15, ymmword ptr [rdi+10080]	// u1.carry
vpaddq ymm15, ymm15, ymm0	// u1.carry
vpsrlq ymm0, ymm15, 29	// u1.carry
vpand ymm15, ymm15, ymmword ptr [rdi+672]	// u1.carry
vmovdqa ymmword ptr [rdi+2048], ymm15	// u1.carry
vmovdqa ymmword ptr [rdi+2080], ymm0	// u1.carry
vmovdqa ymm2, ymmword ptr [rdi+8864]	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8160]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+8896]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8192]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+8928]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8224]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+8960]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8256]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+8992]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8288]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9024]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8320]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9056]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8352]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9088]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8384]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9120]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8416]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9152]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8448]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9184]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8480]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9216]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8512]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9248]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8544]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9280]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8576]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9312]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8608]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9344]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8640]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9376]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8672]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9408]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8704]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+9440]	// x1.canonical
vpaddq ymm2, ymm2, ymm0	// x1.canonical
vpaddq ymm2, ymm2, ymmword ptr [rdi+8736]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vpaddq ymm2, ymm0, ymmword ptr [rdi+8768]	// x1.canonical
vpsrlq ymm0, ymm2, 29	// x1.canonical
vpxor ymm1, ymm1, ymm1	// x1.canonical
vpsubq ymm1, ymm1, ymm0	// x1.canonical
vpand ymm3, ymm1, ymmword ptr [rdi+8160]	// x1.canonical
vpaddq ymm3, ymm3, ymmword ptr [rdi+8864]	// x1.canonical
vpsrlq ymm0, ymm3, 29	// x1.canonical
vpand ymm3, ymm3, ymmword ptr [rdi+672]	// x1.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+8192]	// x1.canonical
vpaddq ymm4, ymm4, ymm0	// x1.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+8896]	// x1.canonical
vpsrlq ymm0, ymm4, 29	// x1.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm4, 29	// x1.canonical
vpor ymm3, ymm3, ymm2	// x1.canonical
vpand ymm4, ymm1, ymmword ptr [rdi+8224]	// x1.canonical
vpaddq ymm4, ymm4, ymm0	// x1.canonical
vpaddq ymm4, ymm4, ymmword ptr [rdi+8928]	// x1.canonical
vpsrlq ymm0, ymm4, 29	// x1.canonical
vpand ymm4, ymm4, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm4, 58	// x1.canonical
vpor ymm3, ymm3, ymm2	// x1.canonical
vpsrlq ymm4, ymm4, 6	// x1.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+8256]	// x1.canonical
vpaddq ymm5, ymm5, ymm0	// x1.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+8960]	// x1.canonical
vpsrlq ymm0, ymm5, 29	// x1.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm5, 23	// x1.canonical
vpor ymm4, ymm4, ymm2	// x1.canonical
vpand ymm5, ymm1, ymmword ptr [rdi+8288]	// x1.canonical
vpaddq ymm5, ymm5, ymm0	// x1.canonical
vpaddq ymm5, ymm5, ymmword ptr [rdi+8992]	// x1.canonical
vpsrlq ymm0, ymm5, 29	// x1.canonical
vpand ymm5, ymm5, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm5, 52	// x1.canonical
vpor ymm4, ymm4, ymm2	// x1.canonical
vpsrlq ymm5, ymm5, 12	// x1.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+8320]	// x1.canonical
vpaddq ymm6, ymm6, ymm0	// x1.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+9024]	// x1.canonical
vpsrlq ymm0, ymm6, 29	// x1.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm6, 17	// x1.canonical
vpor ymm5, ymm5, ymm2	// x1.canonical
vpand ymm6, ymm1, ymmword ptr [rdi+8352]	// x1.canonical
vpaddq ymm6, ymm6, ymm0	// x1.canonical
vpaddq ymm6, ymm6, ymmword ptr [rdi+9056]	// x1.canonical
vpsrlq ymm0, ymm6, 29	// x1.canonical
vpand ymm6, ymm6, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm6, 46	// x1.canonical
vpor ymm5, ymm5, ymm2	// x1.canonical
vpsrlq ymm6, ymm6, 18	// x1.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+8384]	// x1.canonical
vpaddq ymm7, ymm7, ymm0	// x1.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+9088]	// x1.canonical
vpsrlq ymm0, ymm7, 29	// x1.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm7, 11	// x1.canonical
vpor ymm6, ymm6, ymm2	// x1.canonical
vpand ymm7, ymm1, ymmword ptr [rdi+8416]	// x1.canonical
vpaddq ymm7, ymm7, ymm0	// x1.canonical
vpaddq ymm7, ymm7, ymmword ptr [rdi+9120]	// x1.canonical
vpsrlq ymm0, ymm7, 29	// x1.canonical
vpand ymm7, ymm7, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm7, 40	// x1.canonical
vpor ymm6, ymm6, ymm2	// x1.canonical
vpsrlq ymm7, ymm7, 24	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8448]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9152]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm8, 5	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8480]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9184]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm8, 34	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpand ymm8, ymm1, ymmword ptr [rdi+8512]	// x1.canonical
vpaddq ymm8, ymm8, ymm0	// x1.canonical
vpaddq ymm8, ymm8, ymmword ptr [rdi+9216]	// x1.canonical
vpsrlq ymm0, ymm8, 29	// x1.canonical
vpand ymm8, ymm8, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm8, 63	// x1.canonical
vpor ymm7, ymm7, ymm2	// x1.canonical
vpsrlq ymm8, ymm8, 1	// x1.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+8544]	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+9248]	// x1.canonical
vpsrlq ymm0, ymm9, 29	// x1.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm9, 28	// x1.canonical
vpor ymm8, ymm8, ymm2	// x1.canonical
vpand ymm9, ymm1, ymmword ptr [rdi+8576]	// x1.canonical
vpaddq ymm9, ymm9, ymm0	// x1.canonical
vpaddq ymm9, ymm9, ymmword ptr [rdi+9280]	// x1.canonical
vpsrlq ymm0, ymm9, 29	// x1.canonical
vpand ymm9, ymm9, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm9, 57	// x1.canonical
vpor ymm8, ymm8, ymm2	// x1.canonical
vpsrlq ymm9, ymm9, 7	// x1.canonical
vpand ymm10, ymm1, ymmword ptr [rdi+8608]	// x1.canonical
vpaddq ymm10, ymm10, ymm0	// x1.canonical
vpaddq ymm10, ymm10, ymmword ptr [rdi+9312]	// x1.canonical
vpsrlq ymm0, ymm10, 29	// x1.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm10, 22	// x1.canonical
vpor ymm9, ymm9, ymm2	// x1.canonical
vpand ymm10, ymm1, ymmword ptr [rdi+8640]	// x1.canonical
vpaddq ymm10, ymm10, ymm0	// x1.canonical
vpaddq ymm10, ymm10, ymmword ptr [rdi+9344]	// x1.canonical
vpsrlq ymm0, ymm10, 29	// x1.canonical
vpand ymm10, ymm10, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm10, 51	// x1.canonical
vpor ymm9, ymm9, ymm2	// x1.canonical
vpsrlq ymm10, ymm10, 13	// x1.canonical
vpand ymm11, ymm1, ymmword ptr [rdi+8672]	// x1.canonical
vpaddq ymm11, ymm11, ymm0	// x1.canonical
vpaddq ymm11, ymm11, ymmword ptr [rdi+9376]	// x1.canonical
vpsrlq ymm0, ymm11, 29	// x1.canonical
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm11, 16	// x1.canonical
vpor ymm10, ymm10, ymm2	// x1.canonical
vpand ymm11, ymm1, ymmword ptr [rdi+8704]	// x1.canonical
vpaddq ymm11, ymm11, ymm0	// x1.canonical
vpaddq ymm11, ymm11, ymmword ptr [rdi+9408]	// x1.canonical
vpsrlq ymm0, ymm11, 29	// x1.canonical
vpand ymm11, ymm11, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm11, 45	// x1.canonical
vpor ymm10, ymm10, ymm2	// x1.canonical
vpsrlq ymm11, ymm11, 19	// x1.canonical
vpand ymm12, ymm1, ymmword ptr [rdi+8736]	// x1.canonical
vpaddq ymm12, ymm12, ymm0	// x1.canonical
vpaddq ymm12, ymm12, ymmword ptr [rdi+9440]	// x1.canonical
vpsrlq ymm0, ymm12, 29	// x1.canonical
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm12, 10	// x1.canonical
vpor ymm11, ymm11, ymm2	// x1.canonical
vpand ymm12, ymm1, ymmword ptr [rdi+8768]	// x1.canonical
vpaddq ymm12, ymm12, ymm0	// x1.canonical
vpand ymm12, ymm12, ymmword ptr [rdi+672]	// x1.canonical
vpsllq ymm2, ymm12, 39	// x1.canonical
vpor ymm11, ymm11, ymm2	// x1.canonical
vmovdqa ymm2, ymmword ptr [rdi+8832]	// x1.canonical
vpandn ymm3, ymm2, ymm3	// x1.canonical
vpandn ymm4, ymm2, ymm4	// x1.canonical
vpandn ymm5, ymm2, ymm5	// x1.canonical
vpandn ymm6, ymm2, ymm6	// x1.canonical
vpandn ymm7, ymm2, ymm7	// x1.canonical
vpandn ymm8, ymm2, ymm8	// x1.canonical
vpandn ymm9, ymm2, ymm9	// x1.canonical
vpandn ymm10, ymm2, ymm10	// x1.canonical
vpandn ymm11, ymm2, ymm11	// x1.canonical
vpunpcklqdq ymm0, ymm3, ymm4	// x1.store
vpunpckhqdq ymm1, ymm3, ymm4	// x1.store
vmovdqu xmmword ptr [rsi+288], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+432], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+360], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+504], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm5, ymm6	// x1.store
vpunpckhqdq ymm1, ymm5, ymm6	// x1.store
vmovdqu xmmword ptr [rsi+304], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+448], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+376], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+520], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm7, ymm8	// x1.store
vpunpckhqdq ymm1, ymm7, ymm8	// x1.store
vmovdqu xmmword ptr [rsi+320], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+464], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+392], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+536], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm9, ymm10	// x1.store
vpunpckhqdq ymm1, ymm9, ymm10	// x1.store
vmovdqu xmmword ptr [rsi+336], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+480], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+408], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+552], ymm1, 1	// x1.store
vpunpcklqdq ymm0, ymm10, ymm11	// x1.store
vpunpckhqdq ymm1, ymm10, ymm11	// x1.store
vmovdqu xmmword ptr [rsi+344], xmm0	// x1.store
vextracti128 xmmword ptr [rsi+488], ymm0, 1	// x1.store
vmovdqu xmmword ptr [rsi+416], xmm1	// x1.store
vextracti128 xmmword ptr [rsi+560], ymm1, 1	// x1.store
test rax, rax	// loop
jnz 2b	// loop
mov rax, r11	// result
vzeroupper	// leave
ret	// leave
