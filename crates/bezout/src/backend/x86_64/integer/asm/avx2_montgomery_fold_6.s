// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the product of 8 running products modulo m, over a power of 2^29 [Mon85, Mon87], 6 words and 14 limbs of 29 bits.
// In: rdi = state, with p and the constants.
// Out: total, in all lanes the same words, in [0, m); others, which `avx2_montgomery_unfold_6` needs.
// Bounds: p below 8/7 max(m, 1).
// State: 8192 bytes, aligned to 64, in vectors of four lanes: m in limbs at 0, -1/m modulo 2^29 at 448,
//   2^29 - 1 at 480, 1 at 512, orders of lanes at 544, p at 640, spare at 1536, first at 2432, x at
//   3328, others at 4224, total at 5568,
//   2^(29 limbs) - m at 5760, masks of zeros at 6208, scratch at 6272.
//   Of a product that is kept, limb j + h is 32 bits above limb j, where h is half of the limbs, rounded up.
// Requires: m odd; AVX2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 555 instructions.
vmovdqu ymm0, ymmword ptr [rdi+640]	// begin
vmovdqa ymmword ptr [rdi+3328], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+672]	// begin
vmovdqa ymmword ptr [rdi+3360], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+704]	// begin
vmovdqa ymmword ptr [rdi+3392], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+736]	// begin
vmovdqa ymmword ptr [rdi+3424], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+768]	// begin
vmovdqa ymmword ptr [rdi+3456], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+800]	// begin
vmovdqa ymmword ptr [rdi+3488], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vmovdqa ymmword ptr [rdi+3520], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+640]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3552], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+672]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3584], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+704]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3616], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+736]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3648], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+768]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3680], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+800]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3712], ymm0	// begin
vmovdqu ymm0, ymmword ptr [rdi+832]	// begin
vpsrlq ymm0, ymm0, 32	// begin
vmovdqa ymmword ptr [rdi+3744], ymm0	// begin
lea rdx, [rdi+864]	// begin
lea rcx, [rdi+544]	// begin
lea r9, [rdi+4224]	// begin
lea rsi, [rdi+3328]	// begin
lea rax, [rdi+4672]	// begin
.p2align 5
2:
vmovdqu ymm0, ymmword ptr [rdx+0]	// row0
vmovdqa ymmword ptr [rdi+7168], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+32]	// row0
vmovdqa ymmword ptr [rdi+7200], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+64]	// row0
vmovdqa ymmword ptr [rdi+7232], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+96]	// row0
vmovdqa ymmword ptr [rdi+7264], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+128]	// row0
vmovdqa ymmword ptr [rdi+7296], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+160]	// row0
vmovdqa ymmword ptr [rdi+7328], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+192]	// row0
vmovdqa ymmword ptr [rdi+7360], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+0]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+7392], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+32]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+7424], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+64]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+7456], ymm1	// row0
vmovdqu ymm2, ymmword ptr [rdx+96]	// row0
vpsrlq ymm2, ymm2, 32	// row0
vmovdqa ymmword ptr [rdi+7488], ymm2	// row0
vmovdqu ymm3, ymmword ptr [rdx+128]	// row0
vpsrlq ymm3, ymm3, 32	// row0
vmovdqa ymmword ptr [rdi+7520], ymm3	// row0
vmovdqu ymm0, ymmword ptr [rdx+160]	// row0
vpsrlq ymm0, ymm0, 32	// row0
vmovdqa ymmword ptr [rdi+7552], ymm0	// row0
vmovdqu ymm1, ymmword ptr [rdx+192]	// row0
vpsrlq ymm1, ymm1, 32	// row0
vmovdqa ymmword ptr [rdi+7584], ymm1	// row0
vpxor ymm0, ymm0, ymm0	// row0
vmovdqa ymmword ptr [rdi+6272], ymm0	// row0
vmovdqa ymmword ptr [rdi+6304], ymm0	// row0
vmovdqa ymmword ptr [rdi+6336], ymm0	// row0
vmovdqa ymmword ptr [rdi+6368], ymm0	// row0
vmovdqa ymmword ptr [rdi+6400], ymm0	// row0
vmovdqa ymmword ptr [rdi+6432], ymm0	// row0
vmovdqa ymmword ptr [rdi+6464], ymm0	// row0
vmovdqa ymmword ptr [rdi+6496], ymm0	// row0
vmovdqa ymmword ptr [rdi+6528], ymm0	// row0
vmovdqa ymmword ptr [rdi+6560], ymm0	// row0
vmovdqa ymmword ptr [rdi+6592], ymm0	// row0
vmovdqa ymmword ptr [rdi+6624], ymm0	// row0
vmovdqa ymmword ptr [rdi+6656], ymm0	// row0
mov r10, -448	// row0
.p2align 5
5:
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// reduce
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// reduce
vpmuludq ymm2, ymm0, ymmword ptr [rsi+0]	// reduce
vpaddq ymm2, ymm2, ymmword ptr [rdi+6272]	// reduce
vpmuludq ymm3, ymm0, ymmword ptr [rsi+32]	// reduce
vpmuludq ymm7, ymm1, ymmword ptr [rsi+0]	// reduce
vpaddq ymm3, ymm3, ymm7	// reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6304]	// reduce
vpmuludq ymm4, ymm2, ymmword ptr [rdi+448]	// reduce
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// reduce
vmovdqa ymmword ptr [rdi+8064], ymm4	// reduce
vpmuludq ymm8, ymm4, ymmword ptr [rdi+0]	// reduce
vpaddq ymm2, ymm2, ymm8	// reduce
vpmuludq ymm9, ymm4, ymmword ptr [rdi+32]	// reduce
vpaddq ymm3, ymm3, ymm9	// reduce
vpsrlq ymm2, ymm2, 29	// reduce
vpaddq ymm3, ymm3, ymm2	// reduce
vpmuludq ymm5, ymm3, ymmword ptr [rdi+448]	// reduce
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// reduce
vmovdqa ymmword ptr [rdi+8096], ymm5	// reduce
vpmuludq ymm10, ymm5, ymmword ptr [rdi+0]	// reduce
vpaddq ymm3, ymm3, ymm10	// reduce
vpsrlq ymm3, ymm3, 29	// reduce
vpaddq ymm3, ymm3, ymmword ptr [rdi+6336]	// reduce
vmovdqa ymmword ptr [rdi+6336], ymm3	// reduce
vmovdqa ymm0, ymmword ptr [rdi+r10+7616]	// row
vmovdqa ymm1, ymmword ptr [rdi+r10+7648]	// row
vmovdqa ymm2, ymmword ptr [rdi+8064]	// row
vmovdqa ymm3, ymmword ptr [rdi+8096]	// row
vmovdqa ymm6, ymmword ptr [rsi+32]	// row
vmovdqa ymm7, ymmword ptr [rdi+32]	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm13, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm13	// row
vmovdqa ymm6, ymmword ptr [rsi+64]	// row
vmovdqa ymm7, ymmword ptr [rdi+64]	// row
vpmuludq ymm14, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm14	// row
vpmuludq ymm15, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm15	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm8, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm8	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// row
vmovdqa ymmword ptr [rdi+6272], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+96]	// row
vmovdqa ymm7, ymmword ptr [rdi+96]	// row
vpmuludq ymm9, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm9	// row
vpmuludq ymm10, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm10	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm11, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm11	// row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// row
vmovdqa ymmword ptr [rdi+6304], ymm5	// row
vmovdqa ymm6, ymmword ptr [rsi+128]	// row
vmovdqa ymm7, ymmword ptr [rdi+128]	// row
vpmuludq ymm12, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm12	// row
vpmuludq ymm13, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm13	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm14, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm14	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6400]	// row
vmovdqa ymmword ptr [rdi+6336], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+160]	// row
vmovdqa ymm7, ymmword ptr [rdi+160]	// row
vpmuludq ymm15, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm15	// row
vpmuludq ymm8, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm8	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm9, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm9	// row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6432]	// row
vmovdqa ymmword ptr [rdi+6368], ymm5	// row
vmovdqa ymm6, ymmword ptr [rsi+192]	// row
vmovdqa ymm7, ymmword ptr [rdi+192]	// row
vpmuludq ymm10, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm10	// row
vpmuludq ymm11, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm11	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm12, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm12	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6464]	// row
vmovdqa ymmword ptr [rdi+6400], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+224]	// row
vmovdqa ymm7, ymmword ptr [rdi+224]	// row
vpmuludq ymm13, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm13	// row
vpmuludq ymm14, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm14	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm15, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm15	// row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6496]	// row
vmovdqa ymmword ptr [rdi+6432], ymm5	// row
vmovdqa ymm6, ymmword ptr [rsi+256]	// row
vmovdqa ymm7, ymmword ptr [rdi+256]	// row
vpmuludq ymm8, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm8	// row
vpmuludq ymm9, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm9	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm10, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm10	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6528]	// row
vmovdqa ymmword ptr [rdi+6464], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+288]	// row
vmovdqa ymm7, ymmword ptr [rdi+288]	// row
vpmuludq ymm11, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm11	// row
vpmuludq ymm12, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm12	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm13, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm13	// row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6560]	// row
vmovdqa ymmword ptr [rdi+6496], ymm5	// row
vmovdqa ymm6, ymmword ptr [rsi+320]	// row
vmovdqa ymm7, ymmword ptr [rdi+320]	// row
vpmuludq ymm14, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm14	// row
vpmuludq ymm15, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm15	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm8, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm8	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6592]	// row
vmovdqa ymmword ptr [rdi+6528], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+352]	// row
vmovdqa ymm7, ymmword ptr [rdi+352]	// row
vpmuludq ymm9, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm9	// row
vpmuludq ymm10, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm10	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm11, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm11	// row
vpaddq ymm5, ymm5, ymmword ptr [rdi+6624]	// row
vmovdqa ymmword ptr [rdi+6560], ymm5	// row
vmovdqa ymm6, ymmword ptr [rsi+384]	// row
vmovdqa ymm7, ymmword ptr [rdi+384]	// row
vpmuludq ymm12, ymm6, ymm0	// row
vpaddq ymm4, ymm4, ymm12	// row
vpmuludq ymm13, ymm7, ymm2	// row
vpaddq ymm4, ymm4, ymm13	// row
vpmuludq ymm5, ymm6, ymm1	// row
vpmuludq ymm14, ymm7, ymm3	// row
vpaddq ymm5, ymm5, ymm14	// row
vpaddq ymm4, ymm4, ymmword ptr [rdi+6656]	// row
vmovdqa ymmword ptr [rdi+6592], ymm4	// row
vmovdqa ymm6, ymmword ptr [rsi+416]	// row
vmovdqa ymm7, ymmword ptr [rdi+416]	// row
vpmuludq ymm15, ymm6, ymm0	// row
vpaddq ymm5, ymm5, ymm15	// row
vpmuludq ymm8, ymm7, ymm2	// row
vpaddq ymm5, ymm5, ymm8	// row
vpmuludq ymm4, ymm6, ymm1	// row
vpmuludq ymm9, ymm7, ymm3	// row
vpaddq ymm4, ymm4, ymm9	// row
vmovdqa ymmword ptr [rdi+6624], ymm5	// row
vmovdqa ymmword ptr [rdi+6656], ymm4	// row
add r10, 64	// row
jnz 5b	// row
cmp r9, rax	// last
jz 3f	// last
vmovdqa ymm15, ymmword ptr [rdi+6272]	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6272], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6304]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6304], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6336]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6336], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6368]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6368], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6400]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6400], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6432]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6432], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6464]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6464], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6496]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6496], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6528]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6528], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6560]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6560], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6592]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6592], ymm15	// carry
vmovdqa ymm14, ymmword ptr [rdi+6624]	// carry
vpaddq ymm14, ymm14, ymm0	// carry
vpsrlq ymm0, ymm14, 29	// carry
vpand ymm14, ymm14, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6624], ymm14	// carry
vmovdqa ymm15, ymmword ptr [rdi+6656]	// carry
vpaddq ymm15, ymm15, ymm0	// carry
vpsrlq ymm0, ymm15, 29	// carry
vpand ymm15, ymm15, ymmword ptr [rdi+480]	// carry
vmovdqa ymmword ptr [rdi+6656], ymm15	// carry
vmovdqa ymmword ptr [rdi+6688], ymm0	// carry
vmovdqa ymm0, ymmword ptr [rcx+0]	// order
vmovdqa ymm2, ymmword ptr [rdi+6272]	// order
vmovdqa ymmword ptr [rdi+3328], ymm2	// order
vpermd ymm2, ymm0, ymm2	// order
vmovdqa ymm3, ymmword ptr [rdi+6304]	// order
vmovdqa ymmword ptr [rdi+3360], ymm3	// order
vpermd ymm3, ymm0, ymm3	// order
vmovdqa ymm4, ymmword ptr [rdi+6336]	// order
vmovdqa ymmword ptr [rdi+3392], ymm4	// order
vpermd ymm4, ymm0, ymm4	// order
vmovdqa ymm5, ymmword ptr [rdi+6368]	// order
vmovdqa ymmword ptr [rdi+3424], ymm5	// order
vpermd ymm5, ymm0, ymm5	// order
vmovdqa ymm6, ymmword ptr [rdi+6400]	// order
vmovdqa ymmword ptr [rdi+3456], ymm6	// order
vpermd ymm6, ymm0, ymm6	// order
vmovdqa ymm7, ymmword ptr [rdi+6432]	// order
vmovdqa ymmword ptr [rdi+3488], ymm7	// order
vpermd ymm7, ymm0, ymm7	// order
vmovdqa ymm8, ymmword ptr [rdi+6464]	// order
vmovdqa ymmword ptr [rdi+3520], ymm8	// order
vpermd ymm8, ymm0, ymm8	// order
vmovdqa ymm14, ymmword ptr [rdi+6496]	// order
vmovdqa ymmword ptr [rdi+3552], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm2, ymm2, ymm1	// order
vmovdqu ymmword ptr [r9+0], ymm2	// order
vmovdqa ymm15, ymmword ptr [rdi+6528]	// order
vmovdqa ymmword ptr [rdi+3584], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm3, ymm3, ymm1	// order
vmovdqu ymmword ptr [r9+32], ymm3	// order
vmovdqa ymm14, ymmword ptr [rdi+6560]	// order
vmovdqa ymmword ptr [rdi+3616], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm4, ymm4, ymm1	// order
vmovdqu ymmword ptr [r9+64], ymm4	// order
vmovdqa ymm15, ymmword ptr [rdi+6592]	// order
vmovdqa ymmword ptr [rdi+3648], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm5, ymm5, ymm1	// order
vmovdqu ymmword ptr [r9+96], ymm5	// order
vmovdqa ymm14, ymmword ptr [rdi+6624]	// order
vmovdqa ymmword ptr [rdi+3680], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm6, ymm6, ymm1	// order
vmovdqu ymmword ptr [r9+128], ymm6	// order
vmovdqa ymm15, ymmword ptr [rdi+6656]	// order
vmovdqa ymmword ptr [rdi+3712], ymm15	// order
vpermd ymm15, ymm0, ymm15	// order
vpsllq ymm1, ymm15, 32	// order
vpor ymm7, ymm7, ymm1	// order
vmovdqu ymmword ptr [r9+160], ymm7	// order
vmovdqa ymm14, ymmword ptr [rdi+6688]	// order
vmovdqa ymmword ptr [rdi+3744], ymm14	// order
vpermd ymm14, ymm0, ymm14	// order
vpsllq ymm1, ymm14, 32	// order
vpor ymm8, ymm8, ymm1	// order
vmovdqu ymmword ptr [r9+192], ymm8	// order
lea rsi, [rdi+3328]	// loop
mov rdx, r9	// loop
add r9, 224	// loop
add rcx, 32	// loop
jmp 2b	// loop
3:
vmovdqa ymm2, ymmword ptr [rdi+6272]	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5760]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6304]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5792]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6336]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5824]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6368]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5856]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6400]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5888]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6432]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5920]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6464]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5952]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6496]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+5984]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6528]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+6016]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6560]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+6048]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6592]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+6080]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6624]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+6112]	// total
vpsrlq ymm0, ymm2, 29	// total
vmovdqa ymm2, ymmword ptr [rdi+6656]	// total
vpaddq ymm2, ymm2, ymm0	// total
vpaddq ymm2, ymm2, ymmword ptr [rdi+6144]	// total
vpsrlq ymm0, ymm2, 29	// total
vpaddq ymm2, ymm0, ymmword ptr [rdi+6176]	// total
vpsrlq ymm0, ymm2, 29	// total
vpxor ymm1, ymm1, ymm1	// total
vpsubq ymm1, ymm1, ymm0	// total
vpand ymm3, ymm1, ymmword ptr [rdi+5760]	// total
vpaddq ymm3, ymm3, ymmword ptr [rdi+6272]	// total
vpsrlq ymm0, ymm3, 29	// total
vpand ymm3, ymm3, ymmword ptr [rdi+480]	// total
vpand ymm4, ymm1, ymmword ptr [rdi+5792]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+6304]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm4, 29	// total
vpor ymm3, ymm3, ymm2	// total
vpand ymm4, ymm1, ymmword ptr [rdi+5824]	// total
vpaddq ymm4, ymm4, ymm0	// total
vpaddq ymm4, ymm4, ymmword ptr [rdi+6336]	// total
vpsrlq ymm0, ymm4, 29	// total
vpand ymm4, ymm4, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm4, 58	// total
vpor ymm3, ymm3, ymm2	// total
vpsrlq ymm4, ymm4, 6	// total
vpand ymm5, ymm1, ymmword ptr [rdi+5856]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+6368]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm5, 23	// total
vpor ymm4, ymm4, ymm2	// total
vpand ymm5, ymm1, ymmword ptr [rdi+5888]	// total
vpaddq ymm5, ymm5, ymm0	// total
vpaddq ymm5, ymm5, ymmword ptr [rdi+6400]	// total
vpsrlq ymm0, ymm5, 29	// total
vpand ymm5, ymm5, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm5, 52	// total
vpor ymm4, ymm4, ymm2	// total
vpsrlq ymm5, ymm5, 12	// total
vpand ymm6, ymm1, ymmword ptr [rdi+5920]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+6432]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm6, 17	// total
vpor ymm5, ymm5, ymm2	// total
vpand ymm6, ymm1, ymmword ptr [rdi+5952]	// total
vpaddq ymm6, ymm6, ymm0	// total
vpaddq ymm6, ymm6, ymmword ptr [rdi+6464]	// total
vpsrlq ymm0, ymm6, 29	// total
vpand ymm6, ymm6, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm6, 46	// total
vpor ymm5, ymm5, ymm2	// total
vpsrlq ymm6, ymm6, 18	// total
vpand ymm7, ymm1, ymmword ptr [rdi+5984]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+6496]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm7, 11	// total
vpor ymm6, ymm6, ymm2	// total
vpand ymm7, ymm1, ymmword ptr [rdi+6016]	// total
vpaddq ymm7, ymm7, ymm0	// total
vpaddq ymm7, ymm7, ymmword ptr [rdi+6528]	// total
vpsrlq ymm0, ymm7, 29	// total
vpand ymm7, ymm7, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm7, 40	// total
vpor ymm6, ymm6, ymm2	// total
vpsrlq ymm7, ymm7, 24	// total
vpand ymm8, ymm1, ymmword ptr [rdi+6048]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+6560]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm8, 5	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+6080]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+6592]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm8, 34	// total
vpor ymm7, ymm7, ymm2	// total
vpand ymm8, ymm1, ymmword ptr [rdi+6112]	// total
vpaddq ymm8, ymm8, ymm0	// total
vpaddq ymm8, ymm8, ymmword ptr [rdi+6624]	// total
vpsrlq ymm0, ymm8, 29	// total
vpand ymm8, ymm8, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm8, 63	// total
vpor ymm7, ymm7, ymm2	// total
vpsrlq ymm8, ymm8, 1	// total
vpand ymm9, ymm1, ymmword ptr [rdi+6144]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpaddq ymm9, ymm9, ymmword ptr [rdi+6656]	// total
vpsrlq ymm0, ymm9, 29	// total
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm9, 28	// total
vpor ymm8, ymm8, ymm2	// total
vpand ymm9, ymm1, ymmword ptr [rdi+6176]	// total
vpaddq ymm9, ymm9, ymm0	// total
vpand ymm9, ymm9, ymmword ptr [rdi+480]	// total
vpsllq ymm2, ymm9, 57	// total
vpor ymm8, ymm8, ymm2	// total
vmovdqa ymmword ptr [rdi+5568], ymm3	// total
vmovdqa ymmword ptr [rdi+5600], ymm4	// total
vmovdqa ymmword ptr [rdi+5632], ymm5	// total
vmovdqa ymmword ptr [rdi+5664], ymm6	// total
vmovdqa ymmword ptr [rdi+5696], ymm7	// total
vmovdqa ymmword ptr [rdi+5728], ymm8	// total
vzeroupper	// leave
ret	// leave
