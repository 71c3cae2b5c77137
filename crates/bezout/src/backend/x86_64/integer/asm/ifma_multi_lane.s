// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: batches of 30 half-delta divsteps on sixteen pairs f, g of numbers of their own, with the cofactors d, e modulo m
//   [BY19, Wui21]: two groups of eight, in lanes of 64 bits.
// In: rdi = address of the state, aligned to 64 bytes; rsi = the number of batches, at least 1. The state has what `enter` leaves:
//   for each group -1/m modulo 2^52, and five limbs of 52 bits of f, g, d, e, m, with six of -2^51 m.
// Requires: f, m odd or zero; limbs below 2^52 but the highest, which may be from -2^52 on; AVX-512 F, DQ and IFMA.
// Out: f, g, d, e, all of them negated once more than there are batches.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m / 2 a batch, and have to be below 2^260.
// Timing: constant but for the number of batches.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 952 instructions a batch, 360 for its steps.
.macro de d0
vmovdqa64 zmm24, zmmword ptr [rdi+1024+\d0]
vmovdqa64 zmm25, zmmword ptr [rdi+1088+\d0]
.endm
.macro signs r0, r1, r2, r3
vpmovq2m k2, zmm\r0
vpmovq2m k3, zmm\r1
vpmovq2m k4, zmm\r2
vpmovq2m k5, zmm\r3
.endm
.macro fg d0
vmovdqa64 zmm24, zmmword ptr [rdi+2880+\d0]
vmovdqa64 zmm25, zmmword ptr [rdi+2944+\d0]
.endm
.macro low r0, r1, r2
vpxord zmm\r0, zmm\r0, zmm\r0
vpmadd52luq zmm\r0, zmm24, zmm\r1
vpmadd52luq zmm\r0, zmm25, zmm\r2
vpsraq zmm\r0, zmm\r0, 52
.endm
.macro high r0, r1, r2
vpmadd52huq zmm\r0, zmm24, zmm\r1
vpmadd52huq zmm\r0, zmm25, zmm\r2
vpsubq zmm\r0{k2}, zmm\r0, zmm24
vpsubq zmm\r0{k3}, zmm\r0, zmm25
.endm
.macro high_2 r0, r1, r2
vpmadd52huq zmm\r0, zmm24, zmm\r1
vpmadd52huq zmm\r0, zmm25, zmm\r2
vpsubq zmm\r0{k4}, zmm\r0, zmm24
vpsubq zmm\r0{k5}, zmm\r0, zmm25
.endm
.macro low_2 r0, r1, r2, r3, d4
vpmadd52luq zmm\r0, zmm24, zmm\r1
vpmadd52luq zmm\r0, zmm25, zmm\r2
vpandq zmm\r3, zmm\r0, zmm27
vmovdqa64 zmmword ptr [rdi+2880+\d4], zmm\r3
vpsraq zmm\r0, zmm\r0, 52
.endm
.macro top r0, r1, r2, d3, r4, r5, r6
vpmovq2m k6, zmm24
vpmovq2m k7, zmm25
vpsubq zmm\r0{k6}, zmm\r0, zmm\r1
vpsubq zmm\r0{k7}, zmm\r0, zmm\r2
vmovdqa64 zmmword ptr [rdi+2176+\d3], zmm\r0
vpsubq zmm\r4{k6}, zmm\r4, zmm\r5
vpsubq zmm\r4{k7}, zmm\r4, zmm\r6
vmovdqa64 zmmword ptr [rdi+2240+\d3], zmm\r4
.endm
.macro low_3 r0, d1, r2, r3, r4, d5
vmovdqa64 zmm\r0, zmmword ptr [rdi+2496+\d1]
vpmadd52luq zmm\r0, zmm24, zmm\r2
vpmadd52luq zmm\r0, zmm25, zmm\r3
vpxord zmm\r4, zmm\r4, zmm\r4
vpmadd52luq zmm\r4, zmm\r0, zmmword ptr [rdi+\d5]
vpmadd52luq zmm\r0, zmm\r4, zmmword ptr [rdi+1152+\d1]
vpsraq zmm\r0, zmm\r0, 52
.endm
.macro high_3 r0, r1, d2
vpmadd52huq zmm20, zmm24, zmm\r0
vpmadd52huq zmm20, zmm25, zmm\r1
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1152+\d2]
vpsubq zmm20{k2}, zmm20, zmm24
vpsubq zmm20{k3}, zmm20, zmm25
.endm
.macro high_4 r0, r1, d2
vpmadd52huq zmm21, zmm24, zmm\r0
vpmadd52huq zmm21, zmm25, zmm\r1
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1152+\d2]
vpsubq zmm21{k4}, zmm21, zmm24
vpsubq zmm21{k5}, zmm21, zmm25
.endm
.macro low_4 r0, d1, r2, r3, r4, d5, d6
vpaddq zmm\r0, zmm\r0, zmmword ptr [rdi+2560+\d1]
vpmadd52luq zmm\r0, zmm24, zmm\r2
vpmadd52luq zmm\r0, zmm25, zmm\r3
vpmadd52luq zmm\r0, zmm\r4, zmmword ptr [rdi+1472+\d5]
vpandq zmm26, zmm\r0, zmm27
vmovdqa64 zmmword ptr [rdi+1024+\d6], zmm26
vpsraq zmm\r0, zmm\r0, 52
.endm
.macro top_2 r0, r1, d2, r3, r4
vpmovq2m k6, zmm24
vpmovq2m k7, zmm25
vpsubq zmm20{k6}, zmm20, zmm\r0
vpsubq zmm20{k7}, zmm20, zmm\r1
vpaddq zmm20, zmm20, zmmword ptr [rdi+2816+\d2]
vmovdqa64 zmmword ptr [rdi+2304+\d2], zmm20
vpsubq zmm21{k6}, zmm21, zmm\r3
vpsubq zmm21{k7}, zmm21, zmm\r4
vpaddq zmm21, zmm21, zmmword ptr [rdi+2816+\d2]
vmovdqa64 zmmword ptr [rdi+2368+\d2], zmm21
.endm
.macro high_to_top r0, r1, r2, r3, r4, r5, d6, d7
high \r0, \r1, \r2
high_2 \r3, \r4, \r5
fg -1344+\d6
low_2 \r0, \r1, \r2, 26, -1664+\d6
high \r0, \r1, \r2
low_2 \r3, \r4, \r5, 26, -1600+\d6
high_2 \r3, \r4, \r5
fg -1024+\d6
low_2 \r0, \r1, \r2, 26, -1344+\d6
high \r0, \r1, \r2
low_2 \r3, \r4, \r5, 26, -1280+\d6
high_2 \r3, \r4, \r5
fg -704+\d6
low_2 \r0, \r1, \r2, 26, -1024+\d6
high \r0, \r1, \r2
low_2 \r3, \r4, \r5, 26, -960+\d6
high_2 \r3, \r4, \r5
top \r0, \r1, \r2, \d6, \r3, \r4, \r5
de \d6
low_3 20, \d6, \r1, \r2, 22, \d7
high_3 \r1, \r2, \d6
low_3 21, \d6, \r4, \r5, 23, \d7
high_4 \r4, \r5, \d6
de 320+\d6
low_4 20, \d6, \r1, \r2, 22, \d6, \d6
high_3 \r1, \r2, 320+\d6
low_4 21, \d6, \r4, \r5, 23, \d6, 64+\d6
high_4 \r4, \r5, 320+\d6
de 640+\d6
low_4 20, 64+\d6, \r1, \r2, 22, 320+\d6, 320+\d6
high_3 \r1, \r2, 640+\d6
low_4 21, 64+\d6, \r4, \r5, 23, 320+\d6, 384+\d6
high_4 \r4, \r5, 640+\d6
de 960+\d6
low_4 20, 128+\d6, \r1, \r2, 22, 640+\d6, 640+\d6
high_3 \r1, \r2, 960+\d6
low_4 21, 128+\d6, \r4, \r5, 23, 640+\d6, 704+\d6
high_4 \r4, \r5, 960+\d6
de 1280+\d6
low_4 20, 192+\d6, \r1, \r2, 22, 960+\d6, 960+\d6
high_3 \r1, \r2, 1280+\d6
low_4 21, 192+\d6, \r4, \r5, 23, 960+\d6, 1024+\d6
high_4 \r4, \r5, 1280+\d6
top_2 \r1, \r2, \d6, \r4, \r5
.endm
.macro low_to_step r0, d1, r2, r3
vpandq zmm26, zmm\r0, zmm27
vpsubd zmm4, zmm4, zmm28
vmovdqa64 zmmword ptr [rdi+1408+\d1], zmm26
vptestnmd k1, zmm0, zmm28
vpsraq zmm\r0, zmm\r0, 52
vpsrad zmm7, zmm4, 31
vpmadd52huq zmm\r0, zmm24, zmm\r2
vpsrad zmm5, zmm0, 1
vpmadd52huq zmm\r0, zmm25, zmm\r3
vpsrad zmm6, zmm1, 1
.endm
.macro low_to_step_2 r0, d1, r2, r3, r4, d5, d6
vpaddq zmm\r0, zmm\r0, zmmword ptr [rdi+2624+\d1]
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vpmadd52luq zmm\r0, zmm24, zmm\r2
vpxord zmm4{k1}, zmm4, zmm7
vpmadd52luq zmm\r0, zmm25, zmm\r3
vpsubd zmm4, zmm4, zmm28
vpmadd52luq zmm\r0, zmm\r4, zmmword ptr [rdi+1792+\d5]
vptestnmd k1, zmm0, zmm28
vpandq zmm26, zmm\r0, zmm27
vpsrad zmm7, zmm4, 31
vmovdqa64 zmmword ptr [rdi+1344+\d6], zmm26
vpsrad zmm5, zmm0, 1
vpsraq zmm\r0, zmm\r0, 52
vpmadd52huq zmm\r0, zmm24, zmm\r2
vpsrad zmm6, zmm1, 1
vpmadd52huq zmm\r0, zmm25, zmm\r3
vpxord zmm0{k1}{z}, zmm2, zmm7
vpmadd52huq zmm\r0, zmm\r4, zmmword ptr [rdi+1792+\d5]
vpxord zmm1{k1}{z}, zmm3, zmm7
.endm
.macro step_to_low r0, d1, r2, r3, r4, d5, d6
vpxord zmm1{k1}{z}, zmm3, zmm7
vpaddq zmm\r0, zmm\r0, zmmword ptr [rdi+2688+\d1]
vpaddd zmm0, zmm0, zmm5
vpmadd52luq zmm\r0, zmm24, zmm\r2
vpaddd zmm1, zmm1, zmm6
vpmadd52luq zmm\r0, zmm25, zmm\r3
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8
vpmadd52luq zmm\r0, zmm\r4, zmmword ptr [rdi+2112+\d5]
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vpandq zmm26, zmm\r0, zmm27
vpxord zmm4{k1}, zmm4, zmm7
vmovdqa64 zmmword ptr [rdi+1728+\d6], zmm26
.endm
.macro step_to_high r0, r1, r2, r3, d4
vpsrad zmm6, zmm1, 1
vpsraq zmm\r0, zmm\r0, 52
vpxord zmm0{k1}{z}, zmm2, zmm7
vpmadd52huq zmm\r0, zmm24, zmm\r1
vpxord zmm1{k1}{z}, zmm3, zmm7
vpmadd52huq zmm\r0, zmm25, zmm\r2
vpaddd zmm0, zmm0, zmm5
vpmadd52huq zmm\r0, zmm\r3, zmmword ptr [rdi+1152+\d4]
.endm
.macro step r0, d1, r2, r3, r4, d5
vpsubd zmm4, zmm4, zmm28
vmovdqa64 zmm\r0, zmmword ptr [rdi+2496+\d1]
vptestnmd k1, zmm0, zmm28
vpmadd52luq zmm\r0, zmm24, zmm\r2
vpsrad zmm7, zmm4, 31
vpmadd52luq zmm\r0, zmm25, zmm\r3
vpsrad zmm5, zmm0, 1
vpxord zmm\r4, zmm\r4, zmm\r4
vpsrad zmm6, zmm1, 1
vpmadd52luq zmm\r4, zmm\r0, zmmword ptr [rdi+\d5]
vpxord zmm0{k1}{z}, zmm2, zmm7
vpmadd52luq zmm\r0, zmm\r4, zmmword ptr [rdi+1152+\d1]
vpxord zmm1{k1}{z}, zmm3, zmm7
vpsraq zmm\r0, zmm\r0, 52
vpmadd52huq zmm\r0, zmm24, zmm\r2
vpaddd zmm0, zmm0, zmm5
vpmadd52huq zmm\r0, zmm25, zmm\r3
vpaddd zmm1, zmm1, zmm6
vpmadd52huq zmm\r0, zmm\r4, zmmword ptr [rdi+1152+\d1]
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8
.endm
.macro low_5 d0, r1, r2, d3, r4, r5
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1792+\d0]
vpxord zmm4{k1}, zmm4, zmm7
low_to_step 21, \d0, \r1, \r2
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1792+\d0]
vpsubq zmm21{k4}, zmm21, zmm24
vpxord zmm0{k1}{z}, zmm2, zmm7
vpsubq zmm21{k5}, zmm21, zmm25
vpxord zmm1{k1}{z}, zmm3, zmm7
vmovdqa64 zmm24, zmmword ptr [rdi+1984+\d0]
vpaddd zmm0, zmm0, zmm5
vmovdqa64 zmm25, zmmword ptr [rdi+2048+\d0]
vpaddd zmm1, zmm1, zmm6
vpaddq zmm20, zmm20, zmmword ptr [rdi+2688+\d3]
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8
vpmadd52luq zmm20, zmm24, zmm\r4
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vpmadd52luq zmm20, zmm25, zmm\r5
.endm
.macro step_to_low_2 r0, r1, d2, d3, r4, r5
step_to_high 21, \r0, \r1, 23, \d2
vpsubq zmm21{k4}, zmm21, zmm24
vpaddd zmm1, zmm1, zmm6
vpsubq zmm21{k5}, zmm21, zmm25
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8
vmovdqa64 zmm24, zmmword ptr [rdi+1344+\d2]
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vmovdqa64 zmm25, zmmword ptr [rdi+1408+\d2]
vpxord zmm4{k1}, zmm4, zmm7
vpaddq zmm20, zmm20, zmmword ptr [rdi+2560+\d3]
vpsubd zmm4, zmm4, zmm28
vpmadd52luq zmm20, zmm24, zmm\r4
vptestnmd k1, zmm0, zmm28
vpmadd52luq zmm20, zmm25, zmm\r5
.endm
.macro low_6 r0, r1, r2, i3, d4
vpandq zmm26, zmm\r0, zmm27
vpsrad zmm\r1, zmm\r2, \i3
vmovdqa64 zmmword ptr [rdi+1216+\d4], zmm26
.endm
.macro high_to_step r0, r1, r2, r3, d4
vpmadd52huq zmm\r0, zmm24, zmm\r1
vptestnmd k1, zmm0, zmm28
vpmadd52huq zmm\r0, zmm25, zmm\r2
vpsrad zmm7, zmm4, 31
vpmadd52huq zmm\r0, zmm\r3, zmmword ptr [rdi+2112+\d4]
vpsrad zmm5, zmm0, 1
.endm
.macro step_to_low_3 r0, r1, i2, r3, r4, r5
vpsrad zmm\r0, zmm\r1, \i2
vpmadd52luq zmm\r3, zmm\r4, zmm\r5
.endm
.macro compose r0, r1, r2
vpsllq zmm\r0, zmm\r1, 32
vpsraq zmm\r0, zmm\r0, 10
vpsraq zmm\r2, zmm\r1, 32
vpsllq zmm\r2, zmm\r2, 22
.endm
.macro high_to_step_2 r0, r1, r2, r3, r4
vpmadd52huq zmm\r0, zmm\r1, zmm\r2
vpaddd zmm\r3, zmm\r3, zmm\r4
.endm
.macro step_to_low_4 r0, r1, r2, r3, r4
vpternlogd zmm\r0{k1}, zmm\r1, zmm7, 0xd8
vpmadd52luq zmm\r2, zmm\r3, zmm\r4
.endm
.macro high_5 r0, r1, r2, i3
vpsubq zmm\r0{k4}, zmm\r0, zmm24
vpsrad zmm\r1, zmm\r2, \i3
vpsubq zmm\r0{k5}, zmm\r0, zmm25
.endm
.macro high_to_fg r0, r1, d2
vpmadd52huq zmm\r0, zmm25, zmm\r1
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vpsubq zmm\r0{k4}, zmm\r0, zmm24
vpxord zmm4{k1}, zmm4, zmm7
vpsubq zmm\r0{k5}, zmm\r0, zmm25
vpsubd zmm4, zmm4, zmm28
vmovdqa64 zmm24, zmmword ptr [rdi+1536+\d2]
vptestnmd k1, zmm0, zmm28
vmovdqa64 zmm25, zmmword ptr [rdi+1600+\d2]
.endm
.macro signs_to_low r0, r1, r2, r3, d4, r5, r6, r7, r8
signs \r0, \r1, \r2, \r3
fg \d4
low \r5, \r0, \r1
high \r5, \r0, \r1
low \r6, \r2, \r3
high_2 \r6, \r2, \r3
fg 320+\d4
low_2 \r5, \r0, \r1, \r7, \d4
low_2 \r6, \r2, \r3, \r8, 64+\d4
.endm
.macro step_to_high_2 r0, r1, i2, r3, r4, r5
vpsrad zmm\r0, zmm\r1, \i2
vpmadd52huq zmm\r3, zmm\r4, zmm\r5
.endm
.macro high_6 r0, r1, r2, i3
vpsubq zmm\r0{k2}, zmm\r0, zmm24
vpsrad zmm\r1, zmm\r2, \i3
vpsubq zmm\r0{k3}, zmm\r0, zmm25
.endm
.macro high_7 r0, r1, r2
vpsubq zmm\r0{k2}, zmm\r0, zmm24
vpaddd zmm\r1, zmm\r1, zmm\r2
vpsubq zmm\r0{k3}, zmm\r0, zmm25
.endm
.macro high_8 r0, r1, r2
vpsubq zmm\r0{k2}, zmm\r0, zmm24
vpternlogd zmm\r1{k1}, zmm\r2, zmm7, 0xd8
vpsubq zmm\r0{k3}, zmm\r0, zmm25
.endm
.macro compose_2 r0, r1, d2, r3
vpmulld zmm\r0, zmm\r1, zmmword ptr [rdi+512+\d2]
vpmulld zmm26, zmm\r3, zmmword ptr [rdi+640+\d2]
vpaddd zmm\r0, zmm\r0, zmm26
.endm
.macro low_to_high d0, r1, r2, r3
vmovdqa64 zmmword ptr [rdi+1536+\d0], zmm26
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8
vpsraq zmm\r1, zmm\r1, 52
vpxord zmm4{k1}, zmm4, zmm7
vpmadd52huq zmm\r1, zmm24, zmm\r2
vpsubd zmm4, zmm4, zmm28
vpmadd52huq zmm\r1, zmm25, zmm\r3
.endm
.macro step_2 r0, d1, r2, d3, r4
vptestnmd k1, zmm0, zmm28
vmovdqa64 zmm\r0, zmmword ptr [rdi+3520+\d1]
vpsrad zmm7, zmm4, 31
vmovdqa64 zmm\r2, zmmword ptr [rdi+3584+\d3]
step_to_low_3 5, 0, 1, \r4, 24, 12
step_to_low_3 6, 1, 1, \r4, 25, 13
vpxord zmm0{k1}{z}, zmm2, zmm7
.endm
.macro low_to_high_2 r0, d1, r2, r3
low_6 \r0, 6, 1, 1, \d1
vpxord zmm0{k1}{z}, zmm2, zmm7
vpsraq zmm\r0, zmm\r0, 52
vpxord zmm1{k1}{z}, zmm3, zmm7
high_to_step_2 \r0, 24, \r2, 0, 5
high_to_step_2 \r0, 25, \r3, 1, 6
.endm
.macro step_to_low_5 r0, d1
vpsrad zmm6, zmm1, 1
vpandq zmm26, zmm\r0, zmm27
vpxord zmm0{k1}{z}, zmm2, zmm7
vmovdqa64 zmmword ptr [rdi+1600+\d1], zmm26
vpxord zmm1{k1}{z}, zmm3, zmm7
vpsraq zmm\r0, zmm\r0, 52
.endm
add rsi, 1	// enter
mov rax, 0xfffffffffffff	// enter
vpbroadcastq zmm27, rax	// enter
mov rax, 0x100000001	// enter
vpbroadcastq zmm28, rax	// enter
mov rax, 0x7fff00007fff	// enter
vpbroadcastq zmm29, rax	// enter
mov rax, 0x8000000080000000	// enter
vpbroadcastq zmm30, rax	// enter
mov rax, 0x400000004000	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+256], zmm26	// enter
mov rax, 0x800000008000	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+320], zmm26	// enter
mov rax, 0x3fff00003fff	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+384], zmm26	// enter
mov rax, 0xffffffff	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+448], zmm26	// enter
vpternlogd zmm4, zmm4, zmm4, 0xff	// enter
vpsllq zmm8, zmm4, 52	// enter
vmovdqa64 zmm11, zmm8	// enter
vpxord zmm9, zmm9, zmm9	// enter
vpxord zmm10, zmm10, zmm10	// enter
vmovdqa64 zmm12, zmm8	// enter
vmovdqa64 zmm15, zmm8	// enter
vpxord zmm13, zmm13, zmm13	// enter
vpxord zmm14, zmm14, zmm14	// enter
jmp 3f	// enter
.p2align 6
2:
vptestnmd k1, zmm0, zmm28	// half1.step1
vpandq zmm8, zmm8, zmm27	// update0.unsigned
vpsrad zmm7, zmm4, 31	// half1.step1
vpandq zmm9, zmm9, zmm27	// update0.unsigned
vpsrad zmm5, zmm0, 1	// half1.step1
vpandq zmm10, zmm10, zmm27	// update0.unsigned
vpsrad zmm6, zmm1, 1	// half1.step1
vpandq zmm11, zmm11, zmm27	// update0.unsigned
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step1
vpmadd52huq zmm16, zmm24, zmm8	// update0.f1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step1
high_to_step_2 16, 25, 9, 0, 5	// update0.f1.high
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f1.high
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f1.high
vpaddd zmm1, zmm1, zmm6	// half1.step1
vpmadd52huq zmm17, zmm24, zmm10	// update0.g1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step1
high_to_fg 17, 11, 0	// update0.g1.high
vpmadd52luq zmm16, zmm24, zmm8	// update0.f2.low
step_to_low_3 7, 4, 31, 16, 25, 9	// half1.step2
vpsrad zmm5, zmm0, 1	// half1.step2
low_to_high_2 16, 0, 8, 9	// update0.f2.low
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f2.high
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f2.high
step_to_low_4 2, 5, 17, 24, 10	// half1.step2
step_to_low_4 3, 6, 17, 25, 11	// half1.step2
vpxord zmm4{k1}, zmm4, zmm7	// half1.step2
vpandq zmm26, zmm17, zmm27	// update0.g2.low
vpsubd zmm4, zmm4, zmm28	// half1.step2
vmovdqa64 zmmword ptr [rdi+1280], zmm26	// update0.g2.low
vptestnmd k1, zmm0, zmm28	// half1.step3
vpsraq zmm17, zmm17, 52	// update0.g2.low
step_to_high_2 7, 4, 31, 17, 24, 10	// half1.step3
vpmadd52huq zmm17, zmm25, zmm11	// update0.g2.high
vpsrad zmm5, zmm0, 1	// half1.step3
high_5 17, 6, 1, 1	// update0.g2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step3
vmovdqa64 zmm24, zmmword ptr [rdi+1856]	// update0.load.fg3
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step3
vmovdqa64 zmm25, zmmword ptr [rdi+1920]	// update0.load.fg3
vpaddd zmm0, zmm0, zmm5	// half1.step3
vpmadd52luq zmm16, zmm24, zmm8	// update0.f3.low
vpaddd zmm1, zmm1, zmm6	// half1.step3
vpmadd52luq zmm16, zmm25, zmm9	// update0.f3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step3
vpandq zmm26, zmm16, zmm27	// update0.f3.low
low_to_high 0, 16, 8, 9	// update0.f3.low
vptestnmd k1, zmm0, zmm28	// half1.step4
high_6 16, 7, 4, 31	// update0.f3.high
step_to_low_3 5, 0, 1, 17, 24, 10	// half1.step4
vpmadd52luq zmm17, zmm25, zmm11	// update0.g3.low
step_to_low_5 17, 0	// half1.step4
vpaddd zmm0, zmm0, zmm5	// half1.step4
high_to_step_2 17, 24, 10, 1, 6	// update0.g3.high
vpmadd52huq zmm17, zmm25, zmm11	// update0.g3.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step4
vpsubq zmm17{k4}, zmm17, zmm24	// update0.g3.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step4
vpsubq zmm17{k5}, zmm17, zmm25	// update0.g3.high
vmovdqa64 zmm24, zmmword ptr [rdi+2176]	// update0.load.fg4
vpxord zmm4{k1}, zmm4, zmm7	// half1.step4
vmovdqa64 zmm25, zmmword ptr [rdi+2240]	// update0.load.fg4
vpsubd zmm4, zmm4, zmm28	// half1.step4
vpmadd52luq zmm16, zmm24, zmm8	// update0.f4.low
vptestnmd k1, zmm0, zmm28	// half1.step5
vpmadd52luq zmm16, zmm25, zmm9	// update0.f4.low
vpsrad zmm7, zmm4, 31	// half1.step5
low_6 16, 5, 0, 1, 640	// update0.f4.low
vpsrad zmm6, zmm1, 1	// half1.step5
vpsraq zmm16, zmm16, 52	// update0.f4.low
vpmadd52huq zmm16, zmm24, zmm8	// update0.f4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step5
vpmadd52huq zmm16, zmm25, zmm9	// update0.f4.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step5
high_7 16, 0, 5	// update0.f4.high
vpaddd zmm1, zmm1, zmm6	// half1.step5
vpmadd52luq zmm17, zmm24, zmm10	// update0.g4.low
step_to_low_4 2, 5, 17, 25, 11	// half1.step5
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step5
vpandq zmm26, zmm17, zmm27	// update0.g4.low
vmovdqa64 zmmword ptr [rdi+1920], zmm26	// update0.g4.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step5
vpsraq zmm17, zmm17, 52	// update0.g4.low
vpsubd zmm4, zmm4, zmm28	// half1.step5
vpmadd52huq zmm17, zmm24, zmm10	// update0.g4.high
vptestnmd k1, zmm0, zmm28	// half1.step6
vpmadd52huq zmm17, zmm25, zmm11	// update0.g4.high
vpsrad zmm7, zmm4, 31	// half1.step6
high_5 17, 5, 0, 1	// update0.g4.high
vpsrad zmm6, zmm1, 1	// half1.step6
vpmovq2m k6, zmm24	// update0.top
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step6
vpmovq2m k7, zmm25	// update0.top
vpsubq zmm16{k6}, zmm16, zmm8	// update0.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step6
vpsubq zmm16{k7}, zmm16, zmm9	// update0.top
vpaddd zmm0, zmm0, zmm5	// half1.step6
vmovdqa64 zmmword ptr [rdi+2176], zmm16	// update0.top
vpaddd zmm1, zmm1, zmm6	// half1.step6
vpsubq zmm17{k6}, zmm17, zmm10	// update0.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step6
vpsubq zmm17{k7}, zmm17, zmm11	// update0.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step6
vmovdqa64 zmmword ptr [rdi+2240], zmm17	// update0.top
vpxord zmm4{k1}, zmm4, zmm7	// half1.step6
de 0	// update0.load.de0
step 20, 0, 8, 9, 22, 0	// half1.step6
high_8 20, 3, 6	// update0.d0.high
vpxord zmm4{k1}, zmm4, zmm7	// half1.step7
vmovdqa64 zmm21, zmmword ptr [rdi+2496]	// update0.e0.low
vpsubd zmm4, zmm4, zmm28	// half1.step7
vpmadd52luq zmm21, zmm24, zmm10	// update0.e0.low
vpmadd52luq zmm21, zmm25, zmm11	// update0.e0.low
vptestnmd k1, zmm0, zmm28	// half1.step8
vpxord zmm23, zmm23, zmm23	// update0.e0.low
vpsrad zmm7, zmm4, 31	// half1.step8
vpmadd52luq zmm23, zmm21, zmmword ptr [rdi+0]	// update0.e0.low
vpsrad zmm5, zmm0, 1	// half1.step8
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1152]	// update0.e0.low
step_to_low_2 10, 11, 0, 0, 8, 9	// half1.step8
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1472]	// update0.d1.low
vpsrad zmm7, zmm4, 31	// half1.step9
low_6 20, 5, 0, 1, -192	// update0.d1.low
step_to_high 20, 8, 9, 22, 320	// half1.step9
high_7 20, 1, 6	// update0.d1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step9
vpaddq zmm21, zmm21, zmmword ptr [rdi+2560]	// update0.e1.low
step_to_low_4 3, 6, 21, 24, 10	// half1.step9
vpxord zmm4{k1}, zmm4, zmm7	// half1.step9
vpmadd52luq zmm21, zmm25, zmm11	// update0.e1.low
vpsubd zmm4, zmm4, zmm28	// half1.step9
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1472]	// update0.e1.low
vptestnmd k1, zmm0, zmm28	// half1.step10
low_6 21, 7, 4, 31, -128	// update0.e1.low
vpsraq zmm21, zmm21, 52	// update0.e1.low
step_to_high_2 5, 0, 1, 21, 24, 10	// half1.step10
step_to_high_2 6, 1, 1, 21, 25, 11	// half1.step10
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step10
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1472]	// update0.e1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step10
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e1.high
vpaddd zmm0, zmm0, zmm5	// half1.step10
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e1.high
vpaddd zmm1, zmm1, zmm6	// half1.step10
de 640	// update0.load.de2
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step10
low_to_step_2 20, 0, 8, 9, 22, 0, 0	// update0.d2.low
high_7 20, 0, 5	// update0.d2.high
vpaddd zmm1, zmm1, zmm6	// half1.step11
vpaddq zmm21, zmm21, zmmword ptr [rdi+2624]	// update0.e2.low
step_to_low_4 2, 5, 21, 24, 10	// half1.step11
vpmadd52luq zmm21, zmm25, zmm11	// update0.e2.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step11
low_5 0, 10, 11, 0, 8, 9	// update0.e2.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+2112]	// update0.d3.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step12
low_to_step 20, 256, 8, 9	// update0.d3.low
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+2112]	// update0.d3.high
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step13
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d3.high
step_to_low 21, 0, 10, 11, 23, 0, 0	// half1.step13
vpsraq zmm21, zmm21, 52	// update0.e3.low
vpsubd zmm4, zmm4, zmm28	// half1.step13
high_to_step 21, 10, 11, 23, 0	// update0.e3.high
high_5 21, 6, 1, 1	// update0.e3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step14
de 1280	// update0.load.de4
step_to_low 20, 64, 8, 9, 22, 320, 256	// half1.step14
vpsubd zmm4, zmm4, zmm28	// half1.step14
vpsraq zmm20, zmm20, 52	// update0.d4.low
high_to_step 20, 8, 9, 22, 320	// update0.d4.high
high_6 20, 6, 1, 1	// update0.d4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step15
vpaddq zmm21, zmm21, zmmword ptr [rdi+2752]	// update0.e4.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step15
vpmadd52luq zmm21, zmm24, zmm10	// update0.e4.low
vpmadd52luq zmm21, zmm25, zmm11	// update0.e4.low
vpaddd zmm0, zmm0, zmm5	// half1.step15
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+2432]	// update0.e4.low
vpaddd zmm1, zmm1, zmm6	// half1.step15
vpandq zmm26, zmm21, zmm27	// update0.e4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step15
low_to_high 512, 21, 10, 11	// update0.e4.low
vpaddd zmm2, zmm2, zmmword ptr [rdi+256]	// change
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+2432]	// update0.e4.high
high_5 21, 2, 2, 15	// update0.e4.high
vpaddd zmm3, zmm3, zmmword ptr [rdi+256]	// change
vpmovq2m k6, zmm24	// update0.top
vpsrad zmm3, zmm3, 15	// change
vpmovq2m k7, zmm25	// update0.top
vpaddd zmm0, zmm0, zmmword ptr [rdi+320]	// change
vpsubq zmm20{k6}, zmm20, zmm8	// update0.top
vpsrad zmm0, zmm0, 16	// change
vpsubq zmm20{k7}, zmm20, zmm9	// update0.top
vpaddd zmm1, zmm1, zmmword ptr [rdi+320]	// change
vpaddq zmm20, zmm20, zmmword ptr [rdi+2816]	// update0.top
vmovdqa64 zmmword ptr [rdi+2304], zmm20	// update0.top
vpsrad zmm1, zmm1, 16	// change
vpsubq zmm21{k6}, zmm21, zmm10	// update0.top
vmovdqa64 zmmword ptr [rdi+512], zmm2	// change
vpsubq zmm21{k7}, zmm21, zmm11	// update0.top
vmovdqa64 zmmword ptr [rdi+576], zmm3	// change
vpaddq zmm21, zmm21, zmmword ptr [rdi+2816]	// update0.top
vmovdqa64 zmmword ptr [rdi+640], zmm0	// change
vmovdqa64 zmmword ptr [rdi+2368], zmm21	// update0.top
vmovdqa64 zmmword ptr [rdi+704], zmm1	// change
vpmovq2m k2, zmm12	// update1.signs
vpmulld zmm5, zmm2, zmmword ptr [rdi+768]	// change
vpmovq2m k3, zmm13	// update1.signs
vpmovq2m k4, zmm14	// update1.signs
vpmulld zmm6, zmm3, zmmword ptr [rdi+832]	// change
vpmovq2m k5, zmm15	// update1.signs
vpaddd zmm5, zmm5, zmm6	// change
vpandq zmm12, zmm12, zmm27	// update1.unsigned
vpmulld zmm1, zmm1, zmmword ptr [rdi+832]	// change
vpandq zmm13, zmm13, zmm27	// update1.unsigned
vpmulld zmm6, zmm0, zmmword ptr [rdi+768]	// change
vpandq zmm14, zmm14, zmm27	// update1.unsigned
vpaddd zmm1, zmm1, zmm6	// change
vpandq zmm15, zmm15, zmm27	// update1.unsigned
vpsrld zmm5, zmm5, 15	// change
vmovdqa64 zmm24, zmmword ptr [rdi+3200]	// update1.load.fg1
vpsrld zmm1, zmm1, 15	// change
vmovdqa64 zmm25, zmmword ptr [rdi+3264]	// update1.load.fg1
vpmadd52huq zmm18, zmm24, zmm12	// update1.f1.high
vpternlogd zmm5, zmm29, zmm30, 0x15	// change.pack
vpmadd52huq zmm18, zmm25, zmm13	// update1.f1.high
vpternlogd zmm1, zmm29, zmm30, 0x15	// change.pack
high_6 18, 2, 5, 1	// update1.f1.high
vpxord zmm5, zmm5, zmm30	// change.pack
vpmadd52huq zmm19, zmm24, zmm14	// update1.g1.high
step_to_high_2 3, 5, 1, 19, 25, 15	// change.pack
vpxord zmm0, zmm1, zmm30	// change.pack
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g1.high
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g1.high
step_2 24, 0, 25, 0, 18	// half2.step1
vpandq zmm26, zmm18, zmm27	// update1.f2.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step1
vmovdqa64 zmmword ptr [rdi+3200], zmm26	// update1.f2.low
vpaddd zmm0, zmm0, zmm5	// half2.step1
vpsraq zmm18, zmm18, 52	// update1.f2.low
high_to_step_2 18, 24, 12, 1, 6	// update1.f2.high
vpmadd52huq zmm18, zmm25, zmm13	// update1.f2.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step1
high_8 18, 3, 6	// update1.f2.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step1
vpmadd52luq zmm19, zmm24, zmm14	// update1.g2.low
vpsubd zmm4, zmm4, zmm28	// half2.step1
vpmadd52luq zmm19, zmm25, zmm15	// update1.g2.low
vptestnmd k1, zmm0, zmm28	// half2.step2
vpandq zmm26, zmm19, zmm27	// update1.g2.low
vmovdqa64 zmmword ptr [rdi+3264], zmm26	// update1.g2.low
vpsrad zmm7, zmm4, 31	// half2.step2
vpsraq zmm19, zmm19, 52	// update1.g2.low
step_to_high_2 5, 0, 1, 19, 24, 14	// half2.step2
step_to_high_2 6, 1, 1, 19, 25, 15	// half2.step2
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step2
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step2
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g2.high
vpaddd zmm0, zmm0, zmm5	// half2.step2
vmovdqa64 zmm24, zmmword ptr [rdi+3840]	// update1.load.fg3
vpaddd zmm1, zmm1, zmm6	// half2.step2
vmovdqa64 zmm25, zmmword ptr [rdi+3904]	// update1.load.fg3
vpmadd52luq zmm18, zmm24, zmm12	// update1.f3.low
step_to_low_4 2, 5, 18, 25, 13	// half2.step2
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step2
vpandq zmm26, zmm18, zmm27	// update1.f3.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step2
vmovdqa64 zmmword ptr [rdi+3520], zmm26	// update1.f3.low
vpsubd zmm4, zmm4, zmm28	// half2.step2
vpsraq zmm18, zmm18, 52	// update1.f3.low
vptestnmd k1, zmm0, zmm28	// half2.step3
vpmadd52huq zmm18, zmm24, zmm12	// update1.f3.high
step_to_high_2 7, 4, 31, 18, 25, 13	// half2.step3
high_6 18, 5, 0, 1	// update1.f3.high
step_to_low_3 6, 1, 1, 19, 24, 14	// half2.step3
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step3
vpmadd52luq zmm19, zmm25, zmm15	// update1.g3.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step3
vpandq zmm26, zmm19, zmm27	// update1.g3.low
vpaddd zmm0, zmm0, zmm5	// half2.step3
vmovdqa64 zmmword ptr [rdi+3584], zmm26	// update1.g3.low
vpaddd zmm1, zmm1, zmm6	// half2.step3
vpsraq zmm19, zmm19, 52	// update1.g3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step3
vpmadd52huq zmm19, zmm24, zmm14	// update1.g3.high
high_to_fg 19, 15, 2624	// update1.g3.high
step_to_low_3 7, 4, 31, 18, 24, 12	// half2.step4
step_to_low_3 5, 0, 1, 18, 25, 13	// half2.step4
low_to_high_2 18, 2624, 12, 13	// update1.f4.low
high_8 18, 2, 5	// update1.f4.high
vpmadd52luq zmm19, zmm24, zmm14	// update1.g4.low
step_to_low_4 3, 6, 19, 25, 15	// half2.step4
vpxord zmm4{k1}, zmm4, zmm7	// half2.step4
low_to_step 19, 2496, 14, 15	// update1.g4.low
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g4.high
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step5
vpmovq2m k6, zmm24	// update1.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step5
vpmovq2m k7, zmm25	// update1.top
vpaddd zmm0, zmm0, zmm5	// half2.step5
vpsubq zmm18{k6}, zmm18, zmm12	// update1.top
vpaddd zmm1, zmm1, zmm6	// half2.step5
vpsubq zmm18{k7}, zmm18, zmm13	// update1.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step5
vmovdqa64 zmmword ptr [rdi+4160], zmm18	// update1.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step5
vpsubq zmm19{k6}, zmm19, zmm14	// update1.top
vpsubq zmm19{k7}, zmm19, zmm15	// update1.top
vpxord zmm4{k1}, zmm4, zmm7	// half2.step5
vmovdqa64 zmmword ptr [rdi+4224], zmm19	// update1.top
vpsubd zmm4, zmm4, zmm28	// half2.step5
vmovdqa64 zmm24, zmmword ptr [rdi+3008]	// update1.load.de0
step_2 25, -448, 20, 896, 20	// half2.step6
vpxord zmm22, zmm22, zmm22	// update1.d0.low
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi+64]	// update1.d0.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step6
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3136]	// update1.d0.low
vpaddd zmm0, zmm0, zmm5	// half2.step6
vpsraq zmm20, zmm20, 52	// update1.d0.low
vpaddd zmm1, zmm1, zmm6	// half2.step6
vpmadd52huq zmm20, zmm24, zmm12	// update1.d0.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step6
vpmadd52huq zmm20, zmm25, zmm13	// update1.d0.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step6
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3136]	// update1.d0.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step6
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d0.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d0.high
step 21, 1984, 14, 15, 23, 64	// half2.step6
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e0.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step7
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e0.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step7
vmovdqa64 zmm24, zmmword ptr [rdi+3328]	// update1.load.de1
vpsubd zmm4, zmm4, zmm28	// half2.step7
vmovdqa64 zmm25, zmmword ptr [rdi+3392]	// update1.load.de1
vpaddq zmm20, zmm20, zmmword ptr [rdi+4544]	// update1.d1.low
vptestnmd k1, zmm0, zmm28	// half2.step8
vpmadd52luq zmm20, zmm24, zmm12	// update1.d1.low
step_to_low_3 7, 4, 31, 20, 25, 13	// half2.step8
vpsrad zmm5, zmm0, 1	// half2.step8
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3456]	// update1.d1.low
step_to_low_5 20, 1408	// half2.step8
high_to_step_2 20, 24, 12, 0, 5	// update1.d1.high
high_to_step_2 20, 25, 13, 1, 6	// update1.d1.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3456]	// update1.d1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step8
high_8 20, 3, 6	// update1.d1.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step8
vpaddq zmm21, zmm21, zmmword ptr [rdi+4544]	// update1.e1.low
vpsubd zmm4, zmm4, zmm28	// half2.step8
vpmadd52luq zmm21, zmm24, zmm14	// update1.e1.low
vptestnmd k1, zmm0, zmm28	// half2.step9
vpmadd52luq zmm21, zmm25, zmm15	// update1.e1.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3456]	// update1.e1.low
vpsrad zmm7, zmm4, 31	// half2.step9
low_6 21, 5, 0, 1, 1856	// update1.e1.low
step_to_low_2 14, 15, 2304, 2048, 12, 13	// half2.step9
vpsrad zmm7, zmm4, 31	// half2.step10
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3776]	// update1.d2.low
low_6 20, 5, 0, 1, 2112	// update1.d2.low
step_to_high 20, 12, 13, 22, 2624	// half2.step10
vpaddd zmm1, zmm1, zmm6	// half2.step10
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d2.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d2.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step10
low_to_step_2 21, 1984, 14, 15, 23, 1984, 2048	// update1.e2.low
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e2.high
vpaddd zmm0, zmm0, zmm5	// half2.step11
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e2.high
vpaddd zmm1, zmm1, zmm6	// half2.step11
vmovdqa64 zmm24, zmmword ptr [rdi+3968]	// update1.load.de3
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step11
vmovdqa64 zmm25, zmmword ptr [rdi+4032]	// update1.load.de3
low_to_step_2 20, 2048, 12, 13, 22, 2304, 2304	// update1.d3.low
high_7 20, 0, 5	// update1.d3.high
vpaddd zmm1, zmm1, zmm6	// half2.step12
vpaddq zmm21, zmm21, zmmword ptr [rdi+4672]	// update1.e3.low
step_to_low_4 2, 5, 21, 24, 14	// half2.step12
step_to_low_4 3, 6, 21, 25, 15	// half2.step12
low_5 2304, 14, 15, 2048, 12, 13	// update1.e3.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step13
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+4416]	// update1.d4.low
low_to_step 20, 2560, 12, 13	// update1.d4.low
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+4416]	// update1.d4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step14
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d4.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d4.high
step_to_low 21, 2048, 14, 15, 23, 2304, 2304	// half2.step14
vpsubd zmm4, zmm4, zmm28	// half2.step14
vpsraq zmm21, zmm21, 52	// update1.e4.low
high_to_step 21, 14, 15, 23, 2304	// update1.e4.high
high_5 21, 6, 1, 1	// update1.e4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step15
vpmovq2m k6, zmm24	// update1.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step15
vpmovq2m k7, zmm25	// update1.top
vpsubq zmm20{k6}, zmm20, zmm12	// update1.top
vpaddd zmm0, zmm0, zmm5	// half2.step15
vpsubq zmm20{k7}, zmm20, zmm13	// update1.top
vpaddd zmm1, zmm1, zmm6	// half2.step15
vpaddq zmm20, zmm20, zmmword ptr [rdi+4800]	// update1.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step15
vmovdqa64 zmmword ptr [rdi+4288], zmm20	// update1.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step15
vpsubq zmm21{k6}, zmm21, zmm14	// update1.top
vpxord zmm4{k1}, zmm4, zmm7	// half2.step15
vpsubq zmm21{k7}, zmm21, zmm15	// update1.top
vpsubd zmm4, zmm4, zmm28	// half2.step15
vpaddq zmm21, zmm21, zmmword ptr [rdi+4800]	// update1.top
vmovdqa64 zmmword ptr [rdi+4352], zmm21	// update1.top
vmovdqa64 zmm5, zmmword ptr [rdi+384]	// compose
vpsubd zmm2, zmm5, zmm2	// compose
vpsrad zmm2, zmm2, 15	// compose
vpsubd zmm3, zmm5, zmm3	// compose
vpsrad zmm3, zmm3, 15	// compose
vpsubd zmm0, zmm29, zmm0	// compose
vpsrad zmm0, zmm0, 16	// compose
vpsubd zmm1, zmm29, zmm1	// compose
vpsrad zmm1, zmm1, 16	// compose
compose_2 16, 2, 0, 3	// compose
compose_2 17, 2, 64, 3	// compose
compose_2 18, 0, 0, 1	// compose
compose_2 19, 0, 64, 1	// compose
compose 8, 16, 12	// compose
compose 9, 17, 13	// compose
compose 10, 18, 14	// compose
compose 11, 19, 15	// compose
3:
signs_to_low 12, 13, 14, 15, 0, 18, 19, 22, 23	// window1.signs
signs_to_low 8, 9, 10, 11, -1984, 16, 17, 20, 21	// window0.signs
vpsllq zmm22, zmm22, 32	// window
vpternlogq zmm22, zmm20, zmmword ptr [rdi+448], 0xf8	// window
vmovdqa64 zmmword ptr [rdi+768], zmm22	// window
vpsllq zmm23, zmm23, 32	// window
vpternlogq zmm23, zmm21, zmmword ptr [rdi+448], 0xf8	// window
vmovdqa64 zmmword ptr [rdi+832], zmm23	// window
vpternlogd zmm22, zmm29, zmm30, 0x15	// window.pack
vpternlogd zmm23, zmm29, zmm30, 0x15	// window.pack
vpsrad zmm2, zmm22, 1	// window.pack
vpxord zmm22, zmm22, zmm30	// window.pack
vpsrad zmm3, zmm22, 1	// window.pack
vpxord zmm0, zmm23, zmm30	// window.pack
vmovdqa64 zmm1, zmm23	// window.pack
dec rsi	// loop
jnz 2b	// loop
vpandq zmm8, zmm8, zmm27	// last.update0.unsigned
vpandq zmm9, zmm9, zmm27	// last.update0.unsigned
vpandq zmm10, zmm10, zmm27	// last.update0.unsigned
vpandq zmm11, zmm11, zmm27	// last.update0.unsigned
high_to_top 16, 8, 9, 17, 10, 11, 0, 0	// last.update0.f1.high
signs 12, 13, 14, 15	// last.update1.signs
vpandq zmm12, zmm12, zmm27	// last.update1.unsigned
vpandq zmm13, zmm13, zmm27	// last.update1.unsigned
vpandq zmm14, zmm14, zmm27	// last.update1.unsigned
vpandq zmm15, zmm15, zmm27	// last.update1.unsigned
fg 320	// last.update1.load.fg1
high_to_top 18, 12, 13, 19, 14, 15, 1984, 64	// last.update1.f1.high
vzeroupper	// leave
ret	// leave
.purgem de
.purgem signs
.purgem fg
.purgem low
.purgem high
.purgem high_2
.purgem low_2
.purgem top
.purgem low_3
.purgem high_3
.purgem high_4
.purgem low_4
.purgem top_2
.purgem high_to_top
.purgem low_to_step
.purgem low_to_step_2
.purgem step_to_low
.purgem step_to_high
.purgem step
.purgem low_5
.purgem step_to_low_2
.purgem low_6
.purgem high_to_step
.purgem step_to_low_3
.purgem compose
.purgem high_to_step_2
.purgem step_to_low_4
.purgem high_5
.purgem high_to_fg
.purgem signs_to_low
.purgem step_to_high_2
.purgem high_6
.purgem high_7
.purgem high_8
.purgem compose_2
.purgem low_to_high
.purgem step_2
.purgem low_to_high_2
.purgem step_to_low_5
