// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: inverses of numbers modulo m, from the products of
//   `ifma_montgomery_forward_2` [Mon85, Mon87], 2 words and 3 limbs of 52 bits.
//   From the last step to the first: with inverse = p, x = inverse before / 2^(52 3), or 0 for zero, and
//   p = inverse y / 2^(52 3), where y is x, or 1 for zero, and before is the running product before this step.
// In: as there, with the same x, steps and kept products; in the state: p, first, the constants.
// Out: x in [0, m); p; rax = which lanes had a zero, a bit for each.
// Bounds: any x; p and the kept products below 8/7 max(m, 1), before and after.
// State: 3136 bytes, aligned to 64, in vectors of eight lanes: m in limbs at 0, -1/m modulo 2^52 at 192,
//   2^52 - 1 at 256, 1 at 320, orders of lanes at 384, p at 576, spare at 960, first at 1344, x at
//   1728, others at 2112, total at 2688. What is above 52 bits of a limb does not count.
// Requires: m odd; AVX-512 F, VL, DQ, IFMA and VBMI2.
// Timing: constant but for the count of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 547 instructions.
.macro limbs
vporq zmm2, zmm0, zmm1
vptestnmq k1, zmm2, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi+320]
vporq zmm0{k1}, zmm0, zmm3
vmovdqa64 zmm2, zmm0
vmovdqa64 zmmword ptr [rdi+1728], zmm2
vpshrdq zmm2, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+1792], zmm2
vpsrlq zmm2, zmm1, 40
vmovdqa64 zmmword ptr [rdi+1856], zmm2
.endm
.macro limbs_2
vporq zmm2, zmm0, zmm1
vptestnmq k2, zmm2, zmm2
vmovdqa64 zmm3, zmmword ptr [rdi+320]
vporq zmm0{k2}, zmm0, zmm3
vmovdqa64 zmm2, zmm0
vmovdqa64 zmmword ptr [rdi+1920], zmm2
vpshrdq zmm2, zmm0, zmm1, 52
vmovdqa64 zmmword ptr [rdi+1984], zmm2
vpsrlq zmm2, zmm1, 40
vmovdqa64 zmmword ptr [rdi+2048], zmm2
.endm
.macro reduce r0, r1, r2, r3
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm\r0, zmm30
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm\r1, zmm30
vpaddq zmm\r0, zmm\r0, zmm31
vpsrlq zmm\r0, zmm\r0, 52
vpaddq zmm\r1, zmm\r1, zmm31
vpsrlq zmm\r1, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vpaddq zmm\r3, zmm\r3, zmm\r1
.endm
.macro row d0, r1, r2, r3, r4, r5, r6, r7, r8
vmovdqu64 zmm14, zmmword ptr [r8+64+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm15, zmmword ptr [r8+256+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm14, zmmword ptr [rdi+1728]
vpmadd52luq zmm\r4, zmm15, zmmword ptr [rdi+1920]
vpmadd52luq zmm\r5, zmm14, zmmword ptr [rdi+1792]
vpmadd52luq zmm\r6, zmm15, zmmword ptr [rdi+1984]
vpmadd52luq zmm\r7, zmm14, zmmword ptr [rdi+1856]
vpmadd52luq zmm\r8, zmm15, zmmword ptr [rdi+2048]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rdi+1728]
vpmadd52huq zmm\r6, zmm15, zmmword ptr [rdi+1920]
.endm
.macro reduce_2 r0, r1
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm10, zmm29
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm11, zmm29
vpmadd52luq zmm\r0, zmm10, zmm28
vpmadd52luq zmm\r1, zmm11, zmm28
.endm
.macro reduce_3 r0, r1, r2, r3, r4, r5
vpmadd52luq zmm\r0, zmm10, zmm27
vpmadd52luq zmm\r1, zmm11, zmm27
vpmadd52huq zmm\r0, zmm10, zmm28
vpmadd52huq zmm\r1, zmm11, zmm28
vpmadd52huq zmm\r2, zmm10, zmm27
vpmadd52huq zmm\r3, zmm11, zmm27
vpaddq zmm\r4, zmm\r4, zmm12
vpaddq zmm\r5, zmm\r5, zmm13
.endm
.macro reduce_4
vpxorq zmm10, zmm10, zmm10
vpmadd52luq zmm10, zmm2, zmm30
vpxorq zmm11, zmm11, zmm11
vpmadd52luq zmm11, zmm7, zmm30
vpaddq zmm2, zmm2, zmm31
vpsrlq zmm2, zmm2, 52
vpaddq zmm7, zmm7, zmm31
vpsrlq zmm7, zmm7, 52
vpaddq zmm3, zmm3, zmm2
vpaddq zmm8, zmm8, zmm7
vpxorq zmm12, zmm12, zmm12
vpmadd52huq zmm12, zmm10, zmm29
vpxorq zmm13, zmm13, zmm13
vpmadd52huq zmm13, zmm11, zmm29
vpmadd52luq zmm3, zmm10, zmm28
vpmadd52luq zmm8, zmm11, zmm28
vpmadd52luq zmm4, zmm10, zmm27
vpmadd52luq zmm9, zmm11, zmm27
vpmadd52huq zmm4, zmm10, zmm28
vpmadd52huq zmm9, zmm11, zmm28
vpmadd52huq zmm0, zmm10, zmm27
vpmadd52huq zmm5, zmm11, zmm27
vpaddq zmm3, zmm3, zmm12
vpaddq zmm8, zmm8, zmm13
.endm
.macro row_2 d0
vmovdqu64 zmm14, zmmword ptr [rdi+576+\d0]
vpxorq zmm0, zmm0, zmm0
vpxorq zmm1, zmm1, zmm1
vpxorq zmm2, zmm2, zmm2
vpxorq zmm3, zmm3, zmm3
vmovdqu64 zmm15, zmmword ptr [rdi+576+\d0]
vpxorq zmm5, zmm5, zmm5
vpxorq zmm6, zmm6, zmm6
vpxorq zmm7, zmm7, zmm7
vpxorq zmm8, zmm8, zmm8
vpmadd52luq zmm0, zmm14, zmmword ptr [r8+\d0]
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1728+\d0]
vpmadd52luq zmm1, zmm14, zmmword ptr [r8+64+\d0]
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1792+\d0]
vpmadd52luq zmm2, zmm14, zmmword ptr [r8+128+\d0]
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+1856+\d0]
vpmadd52huq zmm1, zmm14, zmmword ptr [r8+\d0]
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1728+\d0]
vpmadd52huq zmm2, zmm14, zmmword ptr [r8+64+\d0]
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1792+\d0]
vpmadd52huq zmm3, zmm14, zmmword ptr [r8+128+\d0]
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+1856+\d0]
.endm
.macro row_3 d0, r1, r2, r3, d4, r5, r6, r7, r8, r9
vmovdqu64 zmm14, zmmword ptr [rdi+640+\d0]
vpxorq zmm\r1, zmm\r1, zmm\r1
vmovdqu64 zmm15, zmmword ptr [rdi+640+\d0]
vpxorq zmm\r2, zmm\r2, zmm\r2
vpmadd52luq zmm\r3, zmm14, zmmword ptr [r8+\d4]
vpmadd52luq zmm\r5, zmm15, zmmword ptr [rdi+1728+\d4]
vpmadd52luq zmm\r6, zmm14, zmmword ptr [r8+64+\d4]
vpmadd52luq zmm\r7, zmm15, zmmword ptr [rdi+1792+\d4]
vpmadd52luq zmm\r8, zmm14, zmmword ptr [r8+128+\d4]
vpmadd52luq zmm\r9, zmm15, zmmword ptr [rdi+1856+\d4]
vpmadd52huq zmm\r6, zmm14, zmmword ptr [r8+\d4]
vpmadd52huq zmm\r7, zmm15, zmmword ptr [rdi+1728+\d4]
.endm
.macro row_4 r0, d1, r2, r3, r4
vpmadd52huq zmm\r0, zmm14, zmmword ptr [r8+64+\d1]
vpmadd52huq zmm\r2, zmm15, zmmword ptr [rdi+1792+\d1]
vpmadd52huq zmm\r3, zmm14, zmmword ptr [r8+128+\d1]
vpmadd52huq zmm\r4, zmm15, zmmword ptr [rdi+1856+\d1]
.endm
.macro carry d0
vpsrlq zmm10, zmm8, 52
vpaddq zmm9, zmm9, zmm10
vmovdqu64 zmmword ptr [rdi+576+\d0], zmm8
vpsrlq zmm10, zmm9, 52
vpaddq zmm5, zmm5, zmm10
vmovdqu64 zmmword ptr [rdi+640+\d0], zmm9
vmovdqu64 zmmword ptr [rdi+704+\d0], zmm5
.endm
.macro row_to_canonical d0
row_2 \d0
reduce 0, 5, 1, 6
row_3 \d0, 4, 9, 1, \d0, 6, 2, 7, 3, 8
reduce_2 1, 6
row_4 3, \d0, 8, 4, 9
reduce_3 2, 7, 3, 8, 1, 6
reduce 1, 6, 2, 7
row_3 64+\d0, 0, 5, 2, \d0, 7, 3, 8, 4, 9
reduce_2 2, 7
row_4 4, \d0, 9, 0, 5
reduce_3 3, 8, 4, 9, 2, 7
reduce_4
carry \d0
vpsubq zmm1, zmm3, zmm29
vpsubq zmm2, zmm4, zmm28
vpsubq zmm5, zmm0, zmm27
vpsraq zmm6, zmm1, 52
vpaddq zmm2, zmm2, zmm6
vpsrlq zmm6, zmm3, 52
vpaddq zmm4, zmm4, zmm6
vpsraq zmm6, zmm2, 52
vpaddq zmm5, zmm5, zmm6
vpsrlq zmm6, zmm4, 52
vpaddq zmm0, zmm0, zmm6
vpmovq2m k3, zmm5
vmovdqa64 zmm1{k3}, zmm3
vmovdqa64 zmm2{k3}, zmm4
vmovdqa64 zmm5{k3}, zmm0
vpsllq zmm4, zmm1, 12
.endm
.macro reduce_5 r0, r1, r2, r3, d4, r5, r6, r7, r8, r9, r10
reduce \r0, \r1, \r2, \r3
row \d4, \r5, \r6, \r2, \r3, \r7, \r8, \r9, \r10
reduce_2 \r2, \r3
vpmadd52huq zmm\r9, zmm14, zmmword ptr [rdi+1792]
vpmadd52huq zmm\r10, zmm15, zmmword ptr [rdi+1984]
vpmadd52huq zmm\r5, zmm14, zmmword ptr [rdi+1856]
vpmadd52huq zmm\r6, zmm15, zmmword ptr [rdi+2048]
reduce_3 \r7, \r8, \r9, \r10, \r2, \r3
.endm
.macro carry_2 r0, r1, r2, d3
vpsrlq zmm\r0, zmm\r1, 52
vpaddq zmm\r2, zmm\r2, zmm\r0
vmovdqu64 zmmword ptr [rdi+960+\d3], zmm\r1
.endm
.macro load r0, r1, r2
vpunpcklqdq zmm\r0, zmm\r1, zmm3
vpunpckhqdq zmm\r2, zmm\r1, zmm3
.endm
vmovdqa64 zmm31, zmmword ptr [rdi+256]	// constants
vmovdqa64 zmm30, zmmword ptr [rdi+192]	// constants
vmovdqa64 zmm29, zmmword ptr [rdi+0]	// constants
vmovdqa64 zmm28, zmmword ptr [rdi+64]	// constants
vmovdqa64 zmm27, zmmword ptr [rdi+128]	// constants
mov rax, rcx	// begin
shr rcx, 1	// begin
mov r9, rax	// begin
sub r9, rcx	// begin
sub r9, 1	// begin
imul r9, r9, 384	// begin
add rdx, r9	// begin
imul r9, rax, 256	// begin
add rsi, r9	// begin
kxorw k7, k7, k7	// begin
.p2align 5
2:
sub rsi, 256	// place
lea r8, [rdi+1344]	// place
sub rax, 1	// place
jz 4f	// place
sub rdx, 384	// place
mov r8, rdx	// place
mov r10, rax	// place
and r10, 1	// place
cmp r10, 1	// place
jnz 4f	// place
cmp rax, 1	// again
jnz 6f	// again
lea r8, [rdi+1344]	// again
6:
vmovdqu64 zmm2, zmmword ptr [rsi-256]	// again.x0.load
vmovdqu64 zmm3, zmmword ptr [rsi-192]	// again.x0.load
load 0, 2, 1	// again.x0.load
limbs	// again.x0.limbs
vmovdqu64 zmm2, zmmword ptr [rsi-128]	// again.x1.load
vmovdqu64 zmm3, zmmword ptr [rsi-64]	// again.x1.load
load 0, 2, 1	// again.x1.load
limbs_2	// again.x1.limbs
vmovdqu64 zmm14, zmmword ptr [r8+0]	// again.p.row0
vpxorq zmm0, zmm0, zmm0	// again.p.row0
vpxorq zmm1, zmm1, zmm1	// again.p.row0
vpxorq zmm2, zmm2, zmm2	// again.p.row0
vpxorq zmm3, zmm3, zmm3	// again.p.row0
vmovdqu64 zmm15, zmmword ptr [r8+192]	// again.p.row0
vpxorq zmm5, zmm5, zmm5	// again.p.row0
vpxorq zmm6, zmm6, zmm6	// again.p.row0
vpxorq zmm7, zmm7, zmm7	// again.p.row0
vpxorq zmm8, zmm8, zmm8	// again.p.row0
vpmadd52luq zmm0, zmm14, zmmword ptr [rdi+1728]	// again.p.row0
vpmadd52luq zmm5, zmm15, zmmword ptr [rdi+1920]	// again.p.row0
vpmadd52luq zmm1, zmm14, zmmword ptr [rdi+1792]	// again.p.row0
vpmadd52luq zmm6, zmm15, zmmword ptr [rdi+1984]	// again.p.row0
vpmadd52luq zmm2, zmm14, zmmword ptr [rdi+1856]	// again.p.row0
vpmadd52luq zmm7, zmm15, zmmword ptr [rdi+2048]	// again.p.row0
vpmadd52huq zmm1, zmm14, zmmword ptr [rdi+1728]	// again.p.row0
vpmadd52huq zmm6, zmm15, zmmword ptr [rdi+1920]	// again.p.row0
vpmadd52huq zmm2, zmm14, zmmword ptr [rdi+1792]	// again.p.row0
vpmadd52huq zmm7, zmm15, zmmword ptr [rdi+1984]	// again.p.row0
vpmadd52huq zmm3, zmm14, zmmword ptr [rdi+1856]	// again.p.row0
vpmadd52huq zmm8, zmm15, zmmword ptr [rdi+2048]	// again.p.row0
reduce_5 0, 5, 1, 6, 0, 4, 9, 2, 7, 3, 8	// again.p.reduce0
reduce_5 1, 6, 2, 7, 64, 0, 5, 3, 8, 4, 9	// again.p.reduce1
reduce_4	// again.p.reduce2
carry_2 10, 3, 4, 0	// again.p.carry
carry_2 11, 8, 9, 192	// again.p.carry
carry_2 10, 4, 0, 64	// again.p.carry
carry_2 11, 9, 5, 256	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1088], zmm0	// again.p.carry
vmovdqu64 zmmword ptr [rdi+1280], zmm5	// again.p.carry
lea r8, [rdi+960]	// again
add rdx, 384	// again
4:
vmovdqu64 zmm2, zmmword ptr [rsi+0]	// x0.load
vmovdqu64 zmm3, zmmword ptr [rsi+64]	// x0.load
load 0, 2, 1	// x0.load
limbs	// x0.limbs
vmovdqu64 zmm2, zmmword ptr [rsi+128]	// x1.load
vmovdqu64 zmm3, zmmword ptr [rsi+192]	// x1.load
load 0, 2, 1	// x1.load
limbs_2	// x1.limbs
korw k7, k7, k1	// zeros
korw k7, k7, k2	// zeros
knotw k1, k1	// zeros
knotw k2, k2	// zeros
row_to_canonical 0	// u0.row0
vpshrdq zmm0{k1}{z}, zmm4, zmm2, 12	// x0.canonical
vpsllq zmm4, zmm2, 12	// x0.canonical
vpshrdq zmm3{k1}{z}, zmm4, zmm5, 24	// x0.canonical
load 1, 0, 2	// x0.store
vmovdqu64 zmmword ptr [rsi+0], zmm1	// x0.store
vmovdqu64 zmmword ptr [rsi+64], zmm2	// x0.store
row_to_canonical 192	// u1.row0
vpshrdq zmm0{k2}{z}, zmm4, zmm2, 12	// x1.canonical
vpsllq zmm4, zmm2, 12	// x1.canonical
vpshrdq zmm3{k2}{z}, zmm4, zmm5, 24	// x1.canonical
load 1, 0, 2	// x1.store
vmovdqu64 zmmword ptr [rsi+128], zmm1	// x1.store
vmovdqu64 zmmword ptr [rsi+192], zmm2	// x1.store
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
.purgem reduce_3
.purgem reduce_4
.purgem row_2
.purgem row_3
.purgem row_4
.purgem carry
.purgem row_to_canonical
.purgem reduce_5
.purgem carry_2
.purgem load
